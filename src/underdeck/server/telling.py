"""A game in the words of a connection: its view with names, questions, events, the end."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from underdeck.games.onedeck.bots.greedy import Outlook
from underdeck.games.onedeck.bots.proposal import Proposal
from underdeck.games.onedeck.moments import moments
from underdeck.games.onedeck.text.table import table_text
from underdeck.games.onedeck.text.words import OneDeckText
from underdeck.games.stick.text import words as stick_words
from underdeck.games.stick.text.words import StickText, stick_text
from underdeck.kernel.decisions import Decision
from underdeck.kernel.events import Event
from underdeck.match import Match
from underdeck.server import wire
from underdeck.text import Text
from underdeck.text.rulebook import Rulebook
from underdeck.text.story import again, alike

SPECTATOR = -1

VAGUE = ("got-some-loot", "offers-something", "stole-something")
"""Events that tell bystanders what happened without the secret in it."""

PUBLIC = (
    "length", "variants", "options", "turn", "active", "floors", "lair_drool", "lair_shticks", "x_per_shtick",
    "players", "npcs", "npc_floor", "battle_deck", "battle_discard", "loot_deck", "loot_discard", "room_deck",
    "xykon_deck", "size", "search", "trap", "wound", "played", "window", "collapse", "outcome",
)  # fmt: skip
"""What lies open on the table of the Order of the Stick."""

PUBLIC_BATTLE = ("floor", "column", "distance", "fighter", "foe", "helpers", "wounds", "odds", "odds_for")


class Words(Protocol):
    """What the text of each game offers."""

    text: Text

    @property
    def rules(self) -> Rulebook: ...

    def event(self, event: Event) -> str: ...

    def question(self, decision: Decision, view: Any) -> str: ...

    def why(self, decision: Decision, view: Any) -> str: ...

    def full_answer(self, words: str, decision: Decision, view: Any) -> str: ...

    def grave(self, words: str, decision: Decision, view: Any) -> bool: ...

    def change(self, words: str, decision: Decision, view: Any) -> str: ...

    def sitter(self, name: str) -> str: ...

    def outcome(self, outcome: str) -> str: ...

    def listing(self) -> list[dict[str, str | int]]: ...


def words_of(game: str, language: str) -> OneDeckText | StickText:
    return stick_text(language) if game == "stick" else table_text(language)


def called(words: Words, name: str) -> str:
    """Who sits there, also where a damaged or older game names somebody whom nobody knows."""
    try:
        return words.sitter(name)
    except LookupError:
        return name


class Teller:
    """Tells matches of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.text: Text = words_of(game, language).text
        self.onedeck = table_text(language) if game == "onedeck" else None
        self.stick = stick_text(language) if game == "stick" else None
        self.words: Words = words_of(game, language)
        self.rules = {rule.id: rule for rule in self.words.rules.rules}
        self.names: dict[str, str | None] = {}

    # Views

    def view(self, view: Any, seat: int) -> dict[str, Any]:
        """What that seat may know; of anybody's view what lies open for a spectator."""
        found: dict[str, Any] = msgspec.to_builtins(view)
        if seat == SPECTATOR:
            found = self.public(found)
        if self.onedeck is not None:
            found["played"] = self.onedeck.played(view)
        found["names"] = self.naming(found)
        if self.stick is not None:
            found["house"] = self.house(view)
        return found

    def house(self, view: Any) -> str:
        """The house rules of a game in one line."""
        return self.stick.house_rules(view.options) if self.stick is not None else ""

    def public(self, view: dict[str, Any]) -> dict[str, Any]:
        if self.game == "onedeck":
            return {**view, "seat": SPECTATOR}  # a party has no secrets from each other
        found: dict[str, Any] = {
            "seat": SPECTATOR,
            "hand": [],
            "stash": [],
            "looked_at": [],
            "battle": None,
            "prospects": {},
        }
        found |= {name: view[name] for name in PUBLIC}
        if view["battle"] is not None:
            offers = [
                {"asker": each["asker"], "asked": each["asked"], "loot": None} for each in view["battle"]["offers"]
            ]
            found["battle"] = {name: view["battle"][name] for name in PUBLIC_BATTLE}
            found["battle"] |= {"offers": offers, "shtick_odds": {}}
            fighter = found["battle"]["fighter"]["character"]
            if found["battle"]["odds"] and found["battle"]["odds_for"] != fighter:  # whose view this was doesn't matter
                found["battle"] |= {"odds": found["battle"]["odds"][::-1], "odds_for": fighter}
        return found

    def naming(self, view: dict[str, Any]) -> dict[str, str]:
        """Every id of the view with its name."""
        strings = dict.fromkeys(msgspec.json.encode(view).decode().split('"')[1::2])
        return {id: name for id in strings if (name := self.name(id)) is not None}

    def name(self, id: str) -> str | None:
        if id not in self.names:
            self.names[id] = self.find_name(id)
        return self.names[id]

    def find_name(self, id: str) -> str | None:
        if self.onedeck is not None:
            words = self.onedeck
            if id in words.by_id:
                return words.card_name(id)
            if id.removesuffix("-2") in words.pack.heroes:
                return words.hero_name(id)
            if id in words.skills:
                return words.skill_name(id)
            return self.first(id, ("potion", "talent", "dungeon", "boss", "feat", "set", "tier", "focus", "color"))
        assert self.stick is not None
        if id in self.stick.xykons or id in self.stick.screws or id in self.stick.monsters:
            return self.stick.battle_card(id)
        kinds = ("os-character", "os-shtick", "os-loot", "os-trap", "os-room", "os-part", "length", "variant")
        found = self.first(id, kinds)
        if found is None and "-" in id:
            found = self.part(id)
        return found

    def first(self, id: str, kinds: tuple[str, ...]) -> str | None:
        for kind in kinds:
            message = f"{kind}-{id}"
            if message.replace("-", "").isalnum() and self.text.has(message):
                return self.text(message)
        return None

    def part(self, source: str) -> str | None:
        """Where a number of a battle total comes from."""
        assert self.stick is not None
        deck, _, id = source.partition("-")
        if deck == "by" and self.text.has(f"os-character-{id.partition('-')[0]}"):
            return self.stick.part(source)
        kinds = {"shtick": "os-shtick", "loot": "os-loot", "room": "os-room", "xykon": "os-xykon",
                 "help": "os-character", "support": "os-support"}  # fmt: skip
        if deck not in kinds or not self.text.has(f"{kinds[deck]}-{id}"):
            return None
        return self.stick.part(source)

    # Questions

    def question(self, match: Match, decision: Decision, view: Any) -> wire.Question:
        options = [
            wire.Option(
                words,
                self.words.full_answer(words, decision, view),
                self.words.grave(words, decision, view),
                self.words.change(words, decision, view),
            )
            for words in [match.write(option) for option in decision.options]
        ]
        text = self.words.question(decision, view)
        return wire.Question(
            decision.seat,
            decision.kind,
            text,
            self.words.why(decision, view),
            self.rules_behind(decision, view),
            options,
        )

    def rules_behind(self, decision: Decision, view: Any) -> list[wire.RuleText]:
        if self.onedeck is not None:
            return [wire.RuleText(rule.id, rule.text) for rule in self.onedeck.rules_behind(decision, view)]
        rules = self.rules
        if self.stick is not None and view.options:
            rules = {rule.id: rule for rule in self.stick.rules_with(view.options).rules}
        found = [rules[id] for id in stick_words.ASK_RULES[decision.kind]]
        return [wire.RuleText(rule.id, rule.text) for rule in found]

    def hint(self, match: Match, decision: Decision, words: str, fight: Outlook | None = None) -> wire.HintText:
        label = self.words.full_answer(words, decision, match.view(decision.seat))
        text = self.text("hint-says", answer=label)
        if fight is not None:
            costs = {"damage": round(fight.damage, 1), "time": round(fight.time, 1), "safe": round(100 * fight.safe)}
            text += ". " + self.text("hint-face", **costs)
        return wire.HintText(decision.seat, words, label, text)

    def proposal(self, match: Match, version: int, found: Proposal) -> wire.Proposed:
        view = found.view()
        lying = [box.number for box in match.view(found.seat).boxes if box.dice]
        steps = [wire.Step(seat, match.write(action)) for seat, action in found.steps]
        rather = found.rather and wire.Step(found.rather[0], match.write(found.rather[1]))
        boxes = [wire.Lying(box.number, box.dice) for box in view.boxes if box.dice and box.number not in lying]
        return wire.Proposed(found.seat, version, steps, boxes, view.damage_now, view.poison_now, view.time_now, rather,
                             view.boss_left_now)  # fmt: skip

    # What happened

    def event(self, event: Event) -> str:
        return self.words.event(event)

    def line(self, n: int, event: Event) -> wire.Line:
        die = event.facts.get("die", 0)
        who = str(event.facts.get("seat", event.facts.get("hero", "")))
        return wire.Line(n, self.event(event), event.kind, who, die if isinstance(die, int) else 0)

    def lines(self, events: Sequence[tuple[int, Event]], before: Event | None = None) -> list[wire.Line]:
        """The same twice in a row is one line; `before` has been told already."""
        lines: list[wire.Line] = []
        last = before
        for n, event in events:
            repeated = last is not None and alike(last, event)
            last = again(last) if last is not None and repeated else event
            line = self.line(n, last)
            if repeated and lines:
                lines[-1] = msgspec.structs.replace(line, again=lines[-1].again)
            else:
                lines.append(msgspec.structs.replace(line, again=repeated))
        return lines

    def given_up(self) -> wire.Over:
        """R-57."""
        return wire.Over("abandoned", self.text("outcome-given-up"), [])

    def over(self, match: Match, story: Sequence[tuple[int, Event]] = ()) -> wire.Over | None:
        if match.outcome is None:
            return None
        view = match.view(0)
        if self.stick is not None:
            rows: list[tuple[int, str]] = []
            for player in view.players:
                points: dict[str, int] = player.score or {}
                who, total = self.stick.character(player.character), sum(points.values())
                rows.append((total, self.text("os-final", who=who, total=total, **points)))
            rows.sort(key=lambda row: -row[0])
            return wire.Over(match.outcome, self.stick.outcome(match.outcome), [line for _, line in rows])
        if match.outcome == "victory":
            text = self.text("outcome-victory", turns=view.turn)
        elif view.boss is not None:
            text = self.text("outcome-defeat-boss", round=view.round)
        else:
            text = self.text("outcome-defeat", floor=view.floor, turns=view.turn)
        return wire.Over(match.outcome, text, [], moments(match.outcome, story, self.event))


def may_know(event: Event, seat: int) -> bool:
    if event.seats is None:
        return True
    return event.kind in VAGUE if seat == SPECTATOR else seat in event.seats


def latest(story: Sequence[tuple[int, Event]], seat: int) -> Event | None:
    """The last that the seat was told, with the times it had happened in a row."""
    found: Event | None = None
    for _, event in reversed(story):
        if not may_know(event, seat):
            continue
        if found is not None and not alike(found, event):
            break
        found = event if found is None else again(found)
    return found


_tellers: dict[tuple[str, str], Teller] = {}


def teller(game: str, language: str) -> Teller:
    if (game, language) not in _tellers:
        _tellers[game, language] = Teller(game, language)
    return _tellers[game, language]
