"""Positions as text. A few lines written by hand are enough; what is not said is as at the start of a delve.

    players ann bo
    shaft tin-mine
    path bats-1 vein-of-gold-1
    delver ann coins 12 pouch 6 keepsakes rope-1 lucky-penny-1
    deck bats-2

Cards not mentioned lie in their decks, below those that are. `write_position` says everything, so that reading it back
gives the same digest.
"""

from typing import Final

from lanterns.cards import HANDED_OUT, PERIL, Pack, copy_names
from lanterns.delving import ask, ending, waiting
from lanterns.notation import write_action
from lanterns.setup import OPTIONS, read_options, read_players, read_shaft
from lanterns.state import ESCAPE, OVER, PHASES, WALK, Delver, State, inside, light
from underdeck.kernel.lines import Lines, write_chance
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import Rng

WORDS: Final = (
    "players", "shaft", "option", "delve", "phase", "path", "deck", "removed", "used", "undealt", "floor", "delver",
    "kept", "rng",
)  # fmt: skip
PARTS: Final = ("coins", "pouch", "out", "keepsakes")
MOST: Final = 9999


def write_position(state: State) -> str:
    chambers, keepsakes = copy_names(state.pack.chambers), copy_names(state.pack.keepsakes)

    def line(word: str, names: list[str], cards: list[int]) -> str:
        return " ".join([word, *[names[card] for card in cards]])

    lines = [
        " ".join(["players", *[delver.name for delver in state.delvers]]),
        f"shaft {state.shaft.id}",
        f"option delves {state.delves}",
        f"delve {state.delve}",
        f"phase {state.phase}",
        line("path", chambers, state.path),
        line("deck", chambers, state.deck[::-1]),
        line("removed", chambers, state.removed),
        line("used", keepsakes, state.used),
        line("undealt", keepsakes, state.undealt),
        f"floor {state.floor}",
    ]
    for delver in state.delvers:
        out = "" if delver.inside else " out"
        about = f"delver {delver.name} coins {delver.coins} pouch {delver.pouch}{out} keepsakes"
        lines.append(line(about, keepsakes, delver.hand))
    for seat, action in sorted(state.kept.items()):
        lines.append(f"kept {state.delvers[seat].name} {write_action(state, action)}")
    lines.append(write_chance(state.rng))
    return "\n".join(lines) + "\n"


def read_position(pack: Pack, text: str, seed: int) -> State:
    return Reader(pack, text, seed).read()


class Reader(Lines):
    def __init__(self, pack: Pack, text: str, seed: int) -> None:
        super().__init__(text, WORDS)
        self.pack = pack
        self.rng = Rng(seed)
        self.chambers = {name: card for card, name in enumerate(copy_names(pack.chambers))}
        self.keepsakes = {name: card for card, name in enumerate(copy_names(pack.keepsakes))}
        self.placed: set[str] = set()

    def unfit(self, text: str) -> Refusal:
        return Refusal("lanterns-position", line=self.line, text=text)

    def one(self, first: str) -> list[str]:
        """The words behind it; said twice is a mistake here."""
        found = super().one(first)
        if [word for _, word, _ in self.lines].count(first) > 1:
            raise self.unfit(first)
        return found

    def number(self, word: str, most: int = MOST) -> int:
        return super().number(word, most)

    def cards(self, names: list[str], known: dict[str, int]) -> list[int]:
        for name in names:
            if name not in known:
                raise self.refuse("card", name=name)
            if name in self.placed:
                raise self.refuse("twice", name=name)
            self.placed.add(name)
        return [known[name] for name in names]

    def pile(self, word: str, known: dict[str, int]) -> list[int]:
        return self.cards(self.one(word), known)

    def read(self) -> State:
        state = self.table()
        state.delve = self.number(" ".join(self.one("delve") or ["1"]), state.delves)
        state.floor = self.number(" ".join(self.one("floor") or ["0"]))
        state.path = self.pile("path", self.chambers)
        state.removed = self.pile("removed", self.chambers)
        state.used = self.pile("used", self.keepsakes)
        self.delvers(state)
        self.decks(state)
        self.phase(state)
        self.answers(state)
        self.chance(state.rng)
        return state

    def table(self) -> State:
        shaft = self.one("shaft")
        delves = read_options(self.options())[next(iter(OPTIONS))]
        names = read_players(self.pack, self.one("players") or None)
        return State(self.pack, read_shaft(self.pack, " ".join(shaft) or None), int(delves), names, self.rng)

    def delvers(self, state: State) -> None:
        seats = {delver.name: delver for delver in state.delvers}
        said: set[str] = set()
        for delver in state.delvers:
            delver.inside = True
        for rest in self.all("delver"):
            if not rest or rest[0] not in seats or rest[0] in said:
                raise self.unfit(" ".join(rest))
            said.add(rest[0])
            self.delver(seats[rest[0]], rest[1:])

    def delver(self, delver: Delver, words: list[str]) -> None:
        """`coins 12 pouch 6 out keepsakes rope-1`"""
        for part, rest in self.parts(words, PARTS):
            if part == "coins":
                delver.coins = self.number(" ".join(rest))
            elif part == "pouch":
                delver.pouch = self.number(" ".join(rest))
            elif part == "keepsakes":
                delver.hand = sorted(self.cards(rest, self.keepsakes))
            elif rest:
                raise self.refuse("word", text=rest[0], choices=choices(PARTS))
            else:
                delver.inside = False
        if len(delver.hand) > HANDED_OUT or (delver.pouch and not delver.inside):
            raise self.unfit(delver.name)

    def decks(self, state: State) -> None:
        """What is said lies on top; the rest is shuffled below it."""
        said = self.pile("deck", self.chambers)
        below = [card for name, card in self.chambers.items() if name not in self.placed]
        state.rng.shuffle(below)
        state.deck = [*below, *said[::-1]]
        self.pile("undealt", self.keepsakes)
        held = {*state.used, *[card for delver in state.delvers for card in delver.hand]}
        state.undealt = [card for card in range(len(self.pack.keepsakes)) if card not in held]

    def phase(self, state: State) -> None:
        """Only what a game can have led to: who is inside, what the path says and what is asked fit each other."""
        state.phase = " ".join(self.one("phase") or [WALK])
        if state.phase not in PHASES:
            raise self.refuse("word", text=state.phase, choices=choices(PHASES))
        perils = [self.pack.chambers[card].id for card in state.path if self.pack.chambers[card].kind == PERIL]
        doubled = len(perils) - len(set(perils))
        last = self.pack.chambers[state.path[-1]] if state.path else None
        closing = last is not None and doubled == 1 and perils[-1] == last.id and perils.count(last.id) == 2
        fits = state.delve > 0 and len(state.removed) <= state.delve
        fits = fits and all(self.pack.chambers[card].kind == PERIL for card in state.removed)
        if state.phase == OVER:
            fits = fits and state.delve == state.delves and not inside(state)
            state.outcome = ending(state)
        elif state.phase == ESCAPE:
            fits = fits and closing and len(waiting(state)) > 0
        else:
            fits = fits and not doubled and len(inside(state)) > 0 and light(state) > 0 and len(state.path) > 0
        if not fits:
            raise self.unfit(state.phase)

    def answers(self, state: State) -> None:
        ask(state)
        options = {state.delvers[each.seat].name: each for each in state.asked}
        for rest in self.all("kept"):
            decision = options.get(rest[0]) if rest else None
            if decision is None or decision.seat in state.kept:
                raise self.unfit(" ".join(rest))
            written = {write_action(state, option): option for option in decision.options}
            if " ".join(rest[1:]) not in written:
                raise self.unfit(" ".join(rest))
            state.kept[decision.seat] = written[" ".join(rest[1:])]
        ask(state)
        if not state.asked and state.phase != OVER:
            raise self.unfit("kept")
