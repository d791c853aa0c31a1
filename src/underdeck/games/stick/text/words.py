"""The Order of the Stick Adventure Game in words: events, questions, rules, and the list of its cards."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from underdeck.games.stick.compile import OURS
from underdeck.games.stick.remarks import SAYS
from underdeck.games.stick.rules.options import OPTIONS, make_rules
from underdeck.games.stick.rules.view_types import SideView, View
from underdeck.games.stick.scoreboard import teams_of, turns_left
from underdeck.games.stick.text.answers import AnswerText, room_at
from underdeck.games.stick.text.ways import ways
from underdeck.kernel.decisions import Decision
from underdeck.kernel.events import Event
from underdeck.match.match import Match
from underdeck.match.story import Story
from underdeck.match.ways import Way
from underdeck.packs.outside import Refs
from underdeck.packs.reading import CardFact
from underdeck.text.rulebook import Rule, Rulebook, fold
from underdeck.text.words import Ending

BY_THE_BOOK: Mapping[str, str] = {}
"""The options of a game without house rules."""

CHOOSING = (
    "target", "flip", "unflip", "boost", "take", "teleport", "shoo", "lure", "reinforce", "snipe", "recover", "rummage",
)  # fmt: skip
"""The questions of cards; their frame names the script."""

FIGHTING = ("shtick", "foe-shtick", "assist", "offer", "before-roll", "after-roll")
"""The questions in the middle of a battle."""

ASK_RULES: dict[str, tuple[str, ...]] = {
    "starting": ("OS-2.9", "OS-2.10"),
    "shadow": ("OS-24.12", "OS-24.13"),
    "start": ("OS-3.2", "OS-4.2", "OS-6.7", "OS-14.1", "OS-15.4"),
    "move": ("OS-4.2", "OS-4.3", "OS-4.15", "OS-4.22", "OS-4.23"),
    "fight": ("OS-6.10", "OS-6.13", "OS-6.14", "OS-7.10"),
    "call": ("OS-5.12", "OS-5.13", "OS-5.14", "OS-5.15"),
    "shtick": ("OS-8.1", "OS-8.6", "OS-11.1", "OS-11.3"),
    "foe-shtick": ("OS-10.3", "OS-7.12", "OS-11.1"),
    "assist": ("OS-12.1", "OS-12.9", "OS-12.18", "OS-8.41"),
    "offer": ("OS-12.9", "OS-8.41", "OS-R-107"),
    "before-roll": ("OS-23.5", "OS-8.13", "OS-8.24"),
    "after-roll": ("OS-23.2", "OS-R-86"),
    "wound": ("OS-13.1", "OS-R-86"),
    "evade": ("OS-17.3", "OS-17.9", "OS-17.11"),
    "response": ("OS-23.3", "OS-R-30"),
    "further": ("OS-8.43", "OS-8.44", "OS-6.11"),
    "pick": ("OS-16.2", "OS-16.7", "OS-16.10", "OS-17.1"),
    "steal": ("OS-10.16", "OS-10.17", "OS-16.25"),
    "target": ("OS-23.1", "OS-23.7"),
    "flip": ("OS-15.19", "OS-15.20"),
    "unflip": ("OS-15.20", "OS-15.23", "OS-R-110"),
    "boost": ("OS-15.28", "OS-15.29", "OS-15.31"),
    "take": ("OS-16.18", "OS-16.20"),
    "teleport": ("OS-R-64",),
    "shoo": ("OS-5.26", "OS-21.29"),
    "lure": ("OS-5.26", "OS-21.29"),
    "reinforce": ("OS-5.15", "OS-22.1"),
    "snipe": ("OS-7.19",),
    "recover": ("OS-23.4",),
    "rummage": ("OS-16.11", "OS-16.23"),
    "trade": ("OS-15.4", "OS-15.6", "OS-15.8"),
    "trade-loot": ("OS-15.11", "OS-15.12", "OS-R-20"),
    "choose-shtick": ("OS-15.8",),
    "equip": ("OS-13.17", "OS-16.17"),
    "flee": ("OS-13.11", "OS-R-66"),
    "remove": ("OS-19.7", "OS-19.8", "OS-19.9", "OS-19.11"),
    "end": ("OS-3.17", "OS-3.18", "OS-3.21", "OS-3.24"),
    "patient": ("OS-R-101",),
    "pay": ("OS-R-101",),
    "beg": ("OS-R-101",),
    "leap": ("OS-R-64",),
    "save": ("OS-8.35", "OS-R-99"),
}
"""The rules behind each question."""

COMES_INTO_PLAY = {
    "plays-monster": ("monster", "monster"), "xykon-card": ("xykon", "card"), "plays-card": ("screw", "card"),
    "trap": ("trap", "trap"), "explores": ("room", "room"), "gained-shtick": ("shtick", "shtick"),
}  # fmt: skip
"""The deck and the fact with the card that comes into play, by the event."""


class StickText(AnswerText):
    """The words of the Stick.

    >>> words = StickText("en")
    >>> words.event(Event("battle-attack", {"seat": "roy", "monster": "headless-zombie", "distance": 0}))
    'Roy attacks Headless Zombie.'
    """

    def name_of(self, id: str) -> str | None:
        if id in self.xykons or id in self.screws or id in self.monsters:
            return self.battle_card(id)
        kinds = ("os-character", "os-shtick", "os-loot", "os-trap", "os-room", "os-part", "length", "variant")
        return self.first_of(id, kinds) or (self.known_part(id) if "-" in id else None)

    def named(self, kind: str, id: str) -> str | None:
        if kind in ("battle", "xykon"):
            return self.battle_card(id)
        if kind == "part":
            return self.first_of(id, ("os-part",)) or self.known_part(id)
        if kind == "loot":
            return self.first_of(id, ("os-loot", "os-trap"))
        return self.first_of(id, (f"os-{kind}", kind))

    def known_part(self, source: str) -> str | None:
        """Return the source of a number in a battle total, if the fact is one."""
        deck, _, id = source.partition("-")
        if deck == "by" and any(id.startswith(f"{each.id}-") for each in self.pack.characters):
            return self.part(source)
        kinds = {"shtick": "os-shtick", "loot": "os-loot", "room": "os-room", "xykon": "os-xykon",
                 "help": "os-character", "support": "os-support"}  # fmt: skip
        return self.part(source) if deck in kinds and self.text.has(f"{kinds[deck]}-{id}") else None

    def aside(self, event: Event) -> str:
        if event.kind not in COMES_INTO_PLAY:
            return ""
        deck, fact = COMES_INTO_PLAY[event.kind]
        return self.joke(deck, str(event.facts[fact]))

    def place(self, view: View) -> str:
        return self.text(f"length-{view.length}")

    def turn(self, view: View) -> int:
        return view.turn

    def house(self, options: Mapping[str, str]) -> dict[str, str]:
        return {name: self.text(f"os-house-{name}", value=value) for name, value in options.items()}

    def house_rules(self, options: Mapping[str, str]) -> str:
        """Return the house rules in one line; empty for the rulebook."""
        rules = ", ".join(self.house(options).values())
        return self.text("os-house", rules=rules) if rules else ""

    def house_line(self, view: View) -> str:
        return self.house_rules(view.options)

    def additions(self, view: View) -> dict[str, Any]:
        packs = {"packs": msgspec.to_builtins(self.packs)} if self.packs else {}
        standing = {"teams": teams_of(view, self.pack), "turns_left": turns_left(view)}
        return {"house": self.house_rules(view.options), **standing, **packs}

    def rules_in(self, house: str) -> Rulebook:
        """Return the rulebook with house rules such as `stairs=6,x_per_shtick=2`."""
        if not house:
            return self.rules
        pairs = [part.partition("=") for part in house.split(",")]
        return self.rules_with(make_rules(None, {name: value for name, _, value in pairs}).changed())

    def rules_of(self, view: Mapping[str, Any]) -> Rulebook:
        return self.rules_with(view.get("options", {}))

    def rules_behind(self, decision: Decision, view: View) -> list[Rule]:
        rules = self.rules_with(view.options)
        return [rules.find(id) for id in ASK_RULES[decision.kind]]

    def faces(self) -> dict[str, Any]:
        return {fact.id: fact.subject for fact in self.catalog.facts}

    def ending(self, match: Match, story: Story) -> Ending:
        rows: list[tuple[int, str]] = []
        for player in match.view(0).players:
            points: dict[str, int] = player.score or {}
            who, total = self.character(player.character), player.total or 0
            rows.append((total, self.text("os-final", who=who, total=total, **points)))
        rows.sort(key=lambda row: -row[0])
        return Ending(self.outcome(str(match.outcome)), [line for _, line in rows])

    def rules_with(self, options: Mapping[str, str]) -> Rulebook:
        return self.rules if not options else house_book(self.text.language, tuple(options.items()))

    def introduction(self, options: Mapping[str, str] = BY_THE_BOOK) -> list[str]:
        return [*self.how_to_play(options).split("\n"), "", self.text("os-rules-sections")]

    def how_to_play(self, options: Mapping[str, str]) -> str:
        return self.text("os-how-to-play", **in_force(options))

    def card_rows(self, query: str = "") -> list[dict[str, str | int]]:
        """Return every card whose id, name, deck or text has all the words."""
        words = fold(query).split()
        rows: list[dict[str, str | int]] = []
        for fact in self.catalog.facts:
            row = self.listed(fact)
            searched = fold(" ".join([str(row[name]) for name in ("id", "name", "deck", "text")]))
            if all(word in searched for word in words):
                rows.append(row)
        return rows

    def facts_of(self, source: str) -> list[CardFact]:
        return [fact for fact in self.catalog.facts if fact.set == source]

    def listed(self, fact: CardFact) -> dict[str, str | int]:
        return {
            "id": fact.id, "name": self.name(fact.deck, fact.id), "deck": fact.deck, "origin": fact.origin,
            "why": fact.why if fact.set != OURS else self.why_original(fact.deck, fact.id, fact.why),
            "text": self.card(fact.subject),
            "joke": self.joke(fact.deck, fact.id), "copies": fact.copies,
        }  # fmt: skip

    def listing(self) -> list[dict[str, str | int]]:
        return self.card_rows()

    def sitter(self, name: str) -> str:
        return self.character(name) if self.text.has(f"os-character-{name}") else name

    def outcome(self, outcome: str) -> str:
        """Return who won, from `roy` or `roy+haley`."""
        return self.text("os-winner", who=self.join([self.character(name) for name in outcome.split("+")]))

    def deck_name(self, deck: str) -> str:
        return self.text(f"os-deck-{deck}")

    def why_original(self, deck: str, id: str, why: str) -> str:
        """Return why the card is not the printed one; most are simply ours."""
        message = f"os-origin-{deck}-{id}"
        return self.text(message if self.text.has(message) else "os-origin-ours") if why else ""

    def event(self, event: Event) -> str:
        facts: dict[str, str | int] = {}
        for name, value in event.facts.items():
            facts[name] = self.fact(event.kind, name, value) if isinstance(value, str) else value
        if event.kind == "winner":
            facts["count"] = str(event.facts["seat"]).count("+") + 1
        facts["times"] = event.facts.get("times", 1)
        if "monster" in event.facts:
            facts["number"] = self.number([str(event.facts["monster"])])
        return self.say(f"os-event-{event.kind}", **facts)

    def speech(self, event: Event) -> str:
        return self.text(str(event.facts["line"])) if event.kind == SAYS else ""

    def fact(self, kind: str, name: str, value: str) -> str:
        if name in ("seat", "other", "npc", "team"):
            return self.join([self.character(id) for id in value.split("+")])
        if name in ("monster", "card"):
            return self.name("xykon", value) if kind == "xykon-card" else self.battle_card(value)
        if name in ("loot", "shtick", "room", "trap"):
            return self.name(name, value)
        if name == "line":
            return self.text(value)
        return value

    def question(self, decision: Decision, view: View) -> str:
        return self.say(f"os-ask-{decision.kind}", **self.ask_facts(decision, view))

    def ways(self, offered: list[str], decision: Decision, view: View) -> list[Way]:
        return ways(self, offered, decision, view)

    def why(self, decision: Decision, view: View) -> str:
        return self.text(f"os-why-{decision.kind}", **in_force(view.options))

    def ask_facts(self, decision: Decision, view: View) -> dict[str, str | int]:
        kind, frame = decision.kind, decision.frame
        facts: dict[str, str | int] = {}
        if kind in CHOOSING:
            deck, _, id = self.pack.sources[frame[2]].partition("-")
            facts["card"] = self.name(deck, id)
        elif kind in FIGHTING:
            facts.update(self.battle_facts(decision, view))
        elif kind == "call":
            facts["size"] = view.size or 0
            facts["own"] = "yes" if view.active == decision.seat else "no"
            facts["other"] = self.seat(view, view.active)
        elif kind in ("further", "pick"):
            here = room_at(view, view.players[decision.seat].floor, view.players[decision.seat].column)
            if kind == "pick":
                facts["n"] = min(frame[2], here.loot) if here is not None else frame[2]
            else:
                facts["monster"] = self.battle_card(here.stack[0].id) if here is not None and here.stack else ""
        elif kind == "steal":
            facts["other"] = self.seat(view, frame[2])
        elif kind == "trade":
            facts["x"] = sum([getattr(self.pack.battle[card], "x", 0) for card in frame[2:]])
        elif kind == "trade-loot":
            loot = [self.loots[self.pack.loot[card].id] for card in frame[2:]]
            facts["drool"] = sum([card.drool[self.eyes(decision, view)] for card in loot])
        elif kind == "pay":
            facts["other"], facts["n"] = self.seat(view, frame[1]), frame[3]
        elif kind == "beg":
            facts["other"], facts["loot"] = self.seat(view, frame[1]), self.name("loot", self.pack.loot[frame[3]].id)
        elif kind == "leap":
            facts["room"] = self.room_name(room_at(view, view.players[decision.seat].floor, frame[2]))
        elif kind == "save":
            facts["monster"] = self.battle_card(self.pack.battle[frame[2]].id)
        elif kind == "wound":
            facts["n"] = view.wound or 0
        elif kind == "evade":
            facts["trap"] = self.name("trap", view.trap) if view.trap else ""
        elif kind == "response":
            facts["card"] = self.battle_card(view.played[0]) if view.played else ""
        return facts

    def battle_facts(self, decision: Decision, view: View) -> dict[str, str | int]:
        """Return the battle from the fighter's side, or from the other side if that is the asked one."""
        battle = view.battle
        assert battle is not None
        mine, theirs = battle.fighter, battle.foe
        if theirs.character == view.players[decision.seat].character:
            mine, theirs = theirs, mine
        facts: dict[str, str | int] = {"side": self.side(mine), "foe": self.side(theirs), "role": mine.role}
        facts["number"] = self.number(theirs.monsters)
        facts["die"] = mine.dice[0] if mine.dice else 0
        facts["total"] = mine.total + (mine.rolled or 0)
        facts["against"] = theirs.total + (theirs.rolled or 0)
        facts["mine"] = self.signed(mine.total)
        facts["theirs"] = self.signed(theirs.total) if theirs.character is not None else str(theirs.total)
        return facts

    def side(self, side: SideView) -> str:
        if side.character is not None:
            return self.character(side.character)
        return self.join([self.text("os-quoted", name=self.battle_card(id)) for id in side.monsters])

    def part(self, source: str, view: View | None = None) -> str:
        """Return the source of a number in a battle total."""
        deck, _, id = source.partition("-")
        if id and deck in ("shtick", "loot", "room", "xykon"):
            return self.name(deck, id)
        if deck == "help":
            return self.text("os-part-help", other=self.character(id))
        if deck == "by":
            who = max([each.id for each in self.pack.characters if id.startswith(f"{each.id}-")], key=len)
            deck, _, id = id.removeprefix(f"{who}-").partition("-")
            return self.text("os-part-by", card=self.name(deck, id), other=self.character(who))
        if deck == "support":
            return self.text("os-part-support", support=self.text(f"os-support-{id}"))
        return self.text(f"os-part-{source}")


def in_force(options: Mapping[str, str]) -> dict[str, str | int]:
    """Return every option with its value in a game that changes some."""
    return {name: options.get(name, values[0]) for name, values in OPTIONS.items()}


@lru_cache(16)
def house_book(language: str, options: tuple[tuple[str, str], ...]) -> Rulebook:
    return Rulebook(language, "stick", house=stick_text(language).house(dict(options)))


MOST_MIXES = 32


@lru_cache(MOST_MIXES)
def stick_text(language: str, packs: Refs = ()) -> StickText:
    return StickText(language, packs)
