"""A table to write rule tests at: a position in a few lines, answers in words, then claims about what is seen.

t = at('''
    heroes mage
    dungeon dragons-cave
    doors glooping-ooze-1
    phase encounter 1
    next 1 2 2 3 4 5 6
''')
t.do("cover m2 1")
assert t.view.boxes[0].dice == ["m2"]
"""

import textwrap

import underdeck
from underdeck import Match, Refusal
from underdeck.games.onedeck.compile import Catalog
from underdeck.games.onedeck.rules.game import OneDeck
from underdeck.games.onedeck.rules.view_types import BoxView, HeroView, View
from underdeck.plugin.registry import plugin_of

REFUSALS = ("illegal-action", "malformed-action", "talent-unearned", "talent-inactive", "mark-color", "mark-full",
            "mark-locked", "mark-early")  # fmt: skip


class Table:
    def __init__(self, match: Match) -> None:
        self.match = match

    def do(self, *answers: str) -> "Table":
        """Give answers as text, each for whichever seat can give it (`1: done` names the seat)."""
        for answer in answers:
            seat, colon, text = answer.partition(": ")
            if colon:
                self.match.submit(int(seat), text)
                continue
            refusals: list[Refusal] = []
            for decision in self.match.decisions:
                try:
                    action = self.match.read(decision.seat, answer)
                except Refusal as refusal:
                    refusals.append(refusal)
                    continue
                self.match.submit(decision.seat, action)
                break
            else:
                raise AssertionError(
                    f"{answer!r} refused: {[str(r) for r in refusals]}; asked {self.asks}: {self.options}"
                )
        return self

    @property
    def state(self):
        """The inner state, for what a view does not show."""
        return self.match.state

    @property
    def view(self) -> View:
        return self.match.view(0)

    def hero(self, name: str) -> HeroView:
        return next(hero for hero in self.view.heroes if hero.hero == name)

    def box(self, number: int) -> BoxView:
        return self.view.boxes[number - 1]

    @property
    def asks(self) -> str:
        """The kind of question now asked, '' when the game is over."""
        return self.match.decisions[0].kind if self.match.decisions else ""

    @property
    def asked_seats(self) -> list[int]:
        return [decision.seat for decision in self.match.decisions]

    @property
    def options(self) -> list[str]:
        """Every option of every seat asked, as text, without repeats."""
        texts = [self.match.write(option) for decision in self.match.decisions for option in decision.options]
        return list(dict.fromkeys(texts))

    def offers(self, start: str) -> list[str]:
        """The options that begin with these words."""
        return [text for text in self.options if text == start or text.startswith(start + " ")]

    def refuses(self, answer: str) -> bool:
        """No seat may give this answer now."""
        for decision in self.match.decisions:
            try:
                self.match.read(decision.seat, answer)
            except Refusal as refusal:
                assert refusal.code in REFUSALS, refusal
            else:
                return False
        return True

    def happened(self, kind: str) -> list[dict[str, int | str]]:
        """The facts of each event of that kind since the last answer."""
        return [event.facts for event in self.match.events if event.kind == kind]


def at(position: str, seed: int = 1) -> Table:
    return Table(underdeck.new("onedeck", position=textwrap.dedent(position), seed=seed))


def game(*heroes: str, dungeon: str = "dragons-cave", edition: str = "1.9", seed: int = 1, **options: str) -> Table:
    return Table(
        underdeck.new("onedeck", heroes=list(heroes), dungeon=dungeon, edition=edition, options=options, seed=seed)
    )


def play_with(monkeypatch, changed: Catalog) -> None:
    """Other cards than ours, until the end of the test."""
    monkeypatch.setattr("underdeck.games.onedeck.compile.mixed_pack", lambda packs: changed)
    monkeypatch.setitem(vars(plugin_of("onedeck")), "dealt_from", (OneDeck(changed.pack), changed.pack.digest))
