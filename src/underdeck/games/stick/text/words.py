"""The Order of the Stick Adventure Game in words: cards from their data, events, questions, answers."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from underdeck.games.stick.compile import OURS, mixed_stick
from underdeck.games.stick.rules import cards as c
from underdeck.games.stick.rules.loot import DROOL_PER_SHTICK
from underdeck.games.stick.rules.options import OPTIONS, make_rules
from underdeck.games.stick.rules.view import PlayerView, RoomView, SideView, View
from underdeck.kernel.decisions import Decision
from underdeck.kernel.events import Event
from underdeck.match.match import Match
from underdeck.packs.outside import OutsidePack, Refs, needed
from underdeck.packs.reading import CardFact
from underdeck.text.fluent import Text
from underdeck.text.languages import language_of
from underdeck.text.outside import name_wanted, names_of
from underdeck.text.rulebook import Rule, Rulebook, fold
from underdeck.text.words import Ending, Story, Words

ROOM_DECKS = ("lair", "entrance")
"""Decks whose cards are named as rooms."""

ABOUT_FOE = ("vs", "vs-has", "vs-unique", "vs-xykon")
"""Conditions that say which Monster is meant."""

AGAINST = (*ABOUT_FOE, "vs-monster", "vs-player")
ROLES = ("attacking", "defending", "fighting")
"""Together they make one phrase: `when you attack Goblins`."""

ABOUT_SHTICK = ("using", "using-shtick")
"""Conditions that say which Battle Shtick is meant."""

CHOOSING = (
    "target", "flip", "unflip", "boost", "take", "teleport", "shoo", "lure", "reinforce", "snipe", "recover", "rummage",
)  # fmt: skip
"""Questions asked by a card; their frame names its script."""

FIGHTING = ("shtick", "foe-shtick", "assist", "offer", "before-roll", "after-roll")
"""Questions asked in the middle of a battle."""

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
    "unflip": ("OS-15.20", "OS-15.23"),
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


class StickText(Words):
    """
    >>> words = StickText("en")
    >>> words.event(Event("battle-attack", {"seat": "roy", "monster": "headless-zombie", "distance": 0}))
    'Roy attacks Headless Zombie.'
    """

    def __init__(self, language: str, packs: Refs = ()) -> None:
        super().__init__("stick", language)
        self.packs = packs
        self.catalog = mixed_stick(packs)
        self.pack = self.catalog.pack
        self.shticks = {card.id: card for deck in self.pack.decks for card in deck}
        self.monsters = {card.id: card for card in self.pack.battle if isinstance(card, c.Monster)}
        self.screws = {card.id: card for card in self.pack.battle if isinstance(card, c.Screw)}
        self.loots = {card.id: card for card in self.pack.loot if isinstance(card, c.Loot)}
        self.xykons = {card.id: card for card in self.pack.xykon}
        if packs:
            self.text = Text(language_of(language), "stick", self.outside_names([needed(ref) for ref in packs]))

    def outside_names(self, packs: list[OutsidePack]) -> dict[str, str]:
        """Everything that packs from outside name; a card without a joke is only less funny."""
        found: dict[str, str] = {}
        for pack in packs:
            names = self.catalog.names.items()
            own = [name for name, owner in names if owner == pack.manifest.id and name.startswith("os-")]
            wanted = {name: name_wanted(name.split("-", 2)[2], [("joke", "")]) for name in own}
            found |= names_of(pack, self.text.language, wanted)
        return found

    def name_of(self, id: str) -> str | None:
        if id in self.xykons or id in self.screws or id in self.monsters:
            return self.battle_card(id)
        kinds = ("os-character", "os-shtick", "os-loot", "os-trap", "os-room", "os-part", "length", "variant")
        return self.first_of(id, kinds) or (self.known_part(id) if "-" in id else None)

    def known_part(self, source: str) -> str | None:
        """Where a number of a battle total comes from, if that is what it is."""
        deck, _, id = source.partition("-")
        if deck == "by" and self.text.has(f"os-character-{id.partition('-')[0]}"):
            return self.part(source)
        kinds = {"shtick": "os-shtick", "loot": "os-loot", "room": "os-room", "xykon": "os-xykon",
                 "help": "os-character", "support": "os-support"}  # fmt: skip
        return self.part(source) if deck in kinds and self.text.has(f"{kinds[deck]}-{id}") else None

    def place(self, view: View) -> str:
        return self.text(f"length-{view.length}")

    # The rules of a game that does not follow the book; `options` are those of its view

    def house(self, options: Mapping[str, str]) -> dict[str, str]:
        return {name: self.text(f"os-house-{name}", value=value) for name, value in options.items()}

    def house_rules(self, options: Mapping[str, str]) -> str:
        """One line; nothing where the rulebook is played."""
        rules = ", ".join(self.house(options).values())
        return self.text("os-house", rules=rules) if rules else ""

    def house_line(self, view: View) -> str:
        return self.house_rules(view.options)

    def additions(self, view: View) -> dict[str, Any]:
        packs = {"packs": msgspec.to_builtins(self.packs)} if self.packs else {}
        return {"house": self.house_rules(view.options), **packs}

    def rules_in(self, house: str) -> Rulebook:
        """With house rules such as `stairs=6,x_per_shtick=2`."""
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

    def introduction(self) -> list[str]:
        return [*self.how_to_play({}).split("\n"), "", self.text("os-rules-sections")]

    def how_to_play(self, options: Mapping[str, str]) -> str:
        return self.text("os-how-to-play", **in_force(options))

    # Names

    def name(self, deck: str, id: str) -> str:
        return self.text(f"os-{'room' if deck in ROOM_DECKS else deck}-{id}")

    def joke(self, deck: str, id: str) -> str:
        return self.name(deck, f"{id}.joke")

    def character(self, id: str) -> str:
        return self.name("character", id)

    def battle_card(self, id: str) -> str:
        """A card of a hand or a Stack."""
        return self.name("screw" if id in self.screws else "xykon" if id in self.xykons else "monster", id)

    def type(self, type: str) -> str:
        return self.text(f"os-type-{type}")

    def races(self, types: list[str], name: str) -> str:
        """The type line of a card, as it is said of a woman or a man."""
        woman = self.text.grammar(name, "gender") == "she"
        said = [self.text.grammar(f"os-type-{type}", "she") if woman else "" for type in types]
        return "/".join([word or self.type(type) for word, type in zip(said, types, strict=True)])

    def ability(self, name: str) -> str:
        return self.text(f"os-ability-{name}")

    def signed(self, n: int) -> str:
        return f"{n:+d}".replace("-", "−")

    def join(self, parts: list[str]) -> str:
        """`Roy, Haley and Elan`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-two", first=", ".join(parts[:-1]), second=parts[-1])

    def say(self, id: str, **facts: str | int) -> str:
        """A line with names in it; a name with quotation marks may stand between others."""
        return re.sub(r"(«\u00a0[^»]*)«\u00a0([^»]*)\u00a0»(?=[^«]*»)", r"\1“\2”", self.text(id, **facts))

    # What cards do

    def condition(self, condition: c.Condition) -> str:
        name, word = condition.name, condition.word
        if name in AGAINST:
            return self.text("os-if-against", who=self.foe(condition))
        kind = c.CONDITIONS_OF.get(name)
        if kind == "shtick-type":
            number = "many" if name == "foe-using" else "one"
            return self.text(f"os-if-{name}", type=self.text(f"os-type-{word}.{number}"))
        if kind == "shtick":
            return self.text(f"os-if-{name}", shtick=self.name("shtick", word))
        if kind == "number":
            return self.text(f"os-if-{name}", n=int(word))
        return self.text(f"os-if-{name}")

    def conditions(self, conditions: list[c.Condition], others: tuple[c.Condition, ...] = ()) -> list[str]:
        """One phrase each; a role and its foe share one. `others` are foes that will do as well."""
        foe = find(conditions, AGAINST)
        role = find(conditions, ROLES)
        who = "" if foe is None else self.either([self.foe(each) for each in (foe, *others)])
        said: list[str] = []
        for condition in conditions:
            if condition is role and foe is not None:
                said.append(self.text(f"os-if-{condition.name}-foe", who=who))
            elif condition is not foe:
                said.append(self.condition(condition))
            elif role is None:
                said.append(self.text("os-if-against", who=who))
        return said

    def either(self, parts: list[str]) -> str:
        """`Goblins, Orcs or Ogres`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-or", first=", ".join(parts[:-1]), second=parts[-1])

    def foe(self, condition: c.Condition) -> str:
        """Whom one fights: `Goblins`, `a player`."""
        if condition.name == "vs":
            return self.text(f"os-type-{condition.word}.foe")
        if condition.name == "vs-has":
            return self.text("os-foe-vs-has", ability=self.ability(condition.word))
        return self.text(f"os-foe-{condition.name}")

    def stronger(self, condition: c.Condition | None) -> str:
        """Which Monsters a bonus is for."""
        if condition is None:
            return self.text("os-foe")
        if condition.name == "vs":
            return self.text(f"os-type-{condition.word}.many")
        if condition.name == "vs-has":
            return self.text("os-foe-vs-has.many", ability=self.ability(condition.word))
        return self.text(f"os-foe-{condition.name}.many")

    def boosted(self, conditions: list[c.Condition]) -> str:
        condition = find(conditions, ABOUT_SHTICK)
        if condition is None:
            return self.text("os-boosted")
        if condition.name == "using":
            return self.text("os-boosted-using", type=self.text(f"os-type-{condition.word}.one"))
        return self.text("os-boosted-shtick", shtick=self.name("shtick", condition.word))

    def bonus(self, bonus: c.Bonus, alike: tuple[c.Bonus, ...] = ()) -> str:
        """With others that differ in the stat, or in the foe."""
        conditions = bonus.conditions
        facts: dict[str, str | int] = {"n": self.signed(bonus.amount), "count": bonus.amount}
        if bonus.stat.startswith("monster-"):
            facts["who"] = self.stronger(find(conditions, ABOUT_FOE))
            conditions = [condition for condition in conditions if condition.name not in ABOUT_FOE]
        elif bonus.stat == "boost":
            facts["shtick"] = self.boosted(conditions)
            conditions = [condition for condition in conditions if condition.name not in ABOUT_SHTICK]
        stats = dict.fromkeys([bonus.stat, *[other.stat for other in alike]])
        said = self.join([self.text(f"os-stat-{stat}", **facts) for stat in stats])
        if bonus.per:
            said += " " + self.text(f"os-per-{bonus.per}")
        if conditions:
            foes = [find(other.conditions, ("vs",)) for other in alike if len(stats) == 1]
            said += " " + ", ".join(self.conditions(conditions, tuple([foe for foe in foes if foe is not None])))
        return said

    def bonus_lines(self, bonuses: list[c.Bonus]) -> list[str]:
        """Neighbors that say nearly the same share a line."""
        said: list[str] = []
        i = 0
        while i < len(bonuses):
            first, alike = bonuses[i], i + 1
            while alike < len(bonuses) and mergeable(first, bonuses[alike]):
                alike += 1
            said.append(self.bonus(first, tuple(bonuses[i + 1 : alike])))
            while alike < len(bonuses) and (more := further(first, bonuses[alike])):
                n = self.signed(bonuses[alike].amount)
                said[-1] = self.text("os-further", first=said[-1], n=n, when=", ".join(self.conditions(more)))
                alike += 1
            i = alike
        return said

    def bonuses(self, bonuses: list[c.Bonus]) -> str:
        return self.text("boxes-and").join(self.bonus_lines(bonuses))

    def op(self, op: c.Op, verb: str = "") -> str:
        facts: dict[str, str | int] = {"n": "all" if op.amount == c.ALL else op.amount, "sign": self.signed(op.amount)}
        facts["target"] = "self" if op.target == "self" else "other"
        facts["who"] = self.text(f"os-target-{op.target}")
        facts["of"] = self.text(f"os-target-{op.target}.of")
        facts["from"] = self.text(f"os-target-{op.target}.from")
        facts["types"] = self.text(f"os-type-{op.word}.many") if op.word else ""
        return self.text(f"os-fx-{verb or op.verb}", **facts)

    def then(self, parts: list[str]) -> str:
        said = parts[0]
        for part in parts[1:]:
            said = self.text("os-then", first=said, second=part)
        return said

    def script(self, script: int) -> str:
        parts: list[str] = []
        ops = list(self.pack.scripts[script])
        while ops:
            op = ops.pop(0)
            verb = op.verb
            if verb == "rally" and ops and (ops[0].verb, ops[0].amount, ops[0].word) == ("guard", op.amount, op.word):
                verb = f"rally-{ops.pop(0).verb}"
            said = self.op(op, verb)
            if parts and parts[-1] == said:
                parts[-1] = self.text("os-twice", text=said)
            else:
                parts.append(said)
        return self.then(parts)

    def result(self, script: int) -> str:
        ops = self.pack.scripts[script]
        return ", ".join([self.text(f"os-result-{op.verb}", n=op.amount) for op in ops])

    def use(self, use: c.Use, deck: str) -> str:
        """When and how its owner may use it, and what it does."""
        when = self.text(f"os-when-{use.window}")
        near = find(use.conditions, ("near",))
        if near is not None:
            when += " " + self.condition(near)
        conditions = self.conditions([condition for condition in use.conditions if condition is not near])
        label = self.text(f"os-use-{deck}", when=", ".join([when, *conditions]))
        return sentence(self.labelled(label, self.script(use.script)))

    # Whole cards

    def modifier(self, n: int) -> str:
        return self.text("os-none") if n == c.NOT_AVAILABLE else self.signed(n)

    def numbers(self, card: c.Shtick) -> str:
        """`Attack +2, Defense +1, Range 0`."""
        range = self.text("os-infinite") if card.range == c.INFINITE else str(card.range)
        facts = {"attack": self.modifier(card.attack), "defense": self.modifier(card.defense), "range": range}
        return self.text("os-card-shtick", **facts)

    def area(self, area: str) -> str:
        if area.isdigit():
            return self.text("os-area-number", n=int(area))
        return self.text("os-area-type", who=self.text(f"os-type-{area}.many"))

    def boost(self, boost: dict[str, int]) -> str:
        return ", ".join([self.text(f"os-boost-{name}", n=self.signed(n)) for name, n in boost.items() if n])

    def shtick(self, card: c.Shtick) -> str:
        said = ["/".join([self.type(type) for type in card.types])]
        if card.battle:
            said.append(self.numbers(card))
            said.append(self.labelled(self.text("os-label-result"), self.result(card.result)))
        if card.area:
            said.append(self.labelled(self.text("os-label-area"), self.area(card.area)))
        said += self.bonus_lines(card.bonuses)
        said += [self.use(use, "shtick") for use in card.uses]
        said += [self.text(f"os-trait-{trait}") for trait in card.traits]
        if any(card.boost.values()):
            said.append(self.labelled(self.text("os-label-boost"), self.boost(card.boost)))
        if card.flip:
            said.append(self.text("os-flips"))
        return sentences(said)

    def short_monster(self, card: c.Monster) -> str:
        """`Attack 7, Defense 9, Mindless`: what matters when one is chosen or met."""
        said = [
            self.text("os-card-short", attack=card.attack, defense=card.defense, level="yes" if card.level else "no")
        ]
        if card.range:
            said.append(self.text("os-card-range", range=card.range))
        said += [self.ability(name) for name in card.abilities]
        if card.support:
            said.append(self.text(f"os-support-{card.support}"))
        return ", ".join(said)

    def monster(self, card: c.Monster) -> str:
        if not card.is_monster:
            return sentence(self.labelled(self.text("os-label-lair"), self.bonuses(card.bonuses)))
        who = self.character(card.nemesis) if card.nemesis else ""
        deck = "xykon" if card.id in self.xykons else "monster"
        said = [self.races(card.types, f"os-{deck}-{card.id}")]
        level = "yes" if card.level else "no"
        said.append(
            self.text("os-card-monster", attack=card.attack, defense=card.defense, range=card.range, level=level)
        )
        said.append(self.text("os-card-spoils", coins=card.coins, x=card.x))
        if card.unique:
            said.append(self.text("os-card-unique"))
        for name in card.abilities:
            reminder = self.text(f"os-ability-{name}.text", n=card.multiattack, who=who)
            said.append(self.labelled(self.ability(name), reminder))
        if card.support:
            by = self.join([self.text(f"os-type-{type}.many") for type in card.support_by])
            label = self.text("os-label-support", who=by, support=self.text(f"os-support-{card.support}"))
            said.append(self.labelled(label, self.text(f"os-support-{card.support}.text")))
        return sentences(said)

    def xykon(self, card: c.Monster) -> str:
        return self.monster(card)

    def screw(self, card: c.Screw) -> str:
        return self.use(card.use, "screw")

    def drool(self, card: c.Loot) -> str:
        if len(set(card.drool)) == 1:
            return self.text("os-drool-all", n=card.drool[0])
        found = [
            f"{self.character(self.pack.characters[index].id)} {drool}"
            for index, drool in enumerate(card.drool)
            if drool
        ]
        return ", ".join(found)

    def loot_effect(self, card: c.Loot) -> str:
        """What it does for those who may use it; nothing for a mere treasure."""
        said: list[str] = []
        if card.bonuses:
            said.append(self.labelled(self.text("os-label-equipped"), self.bonuses(card.bonuses)))
        said += [self.use(use, "loot") for use in card.uses]
        return sentences(said)

    def loot(self, card: c.Loot) -> str:
        said = [self.labelled(self.text("os-label-drool"), self.drool(card)), self.loot_effect(card)]
        if said[1] and len(card.who) < len(self.pack.characters):
            who = self.join([self.character(self.pack.characters[index].id) for index in card.who])
            said.insert(1, self.text("os-only", who=who))
        return sentences(said)

    def trap(self, card: c.Trap) -> str:
        multiple = "yes" if card.multiple else "no"
        numbers = self.text("os-card-trap", evade=card.evade, range=card.range, multiple=multiple)
        return sentences([numbers, self.labelled(self.text("os-label-hit"), self.script(card.script))])

    def room(self, card: c.Room) -> str:
        if card.deck == "entrance":
            return self.text("os-card-entrance")
        if card.haven:
            return self.text("os-card-haven")
        said = [self.text(f"os-flag-{flag}") for flag in card.flags]
        for moment in ("first", "enter", "through"):
            script = getattr(card, moment)
            if script >= 0:
                said.append(self.labelled(self.text(f"os-label-{moment}"), self.script(script)))
        said += self.bonus_lines(card.bonuses)
        return sentences(said) or self.text("os-nothing")

    def hero(self, card: c.Character) -> str:
        race = self.races([card.race], f"os-character-{card.id}")
        return self.text("os-card-character", race=race, wounds=card.wounds)

    def card(self, subject: object) -> str:
        if isinstance(subject, c.Shtick):
            return self.shtick(subject)
        if isinstance(subject, c.Monster):
            return self.monster(subject)
        if isinstance(subject, c.Screw):
            return self.screw(subject)
        if isinstance(subject, c.Loot):
            return self.loot(subject)
        if isinstance(subject, c.Trap):
            return self.trap(subject)
        if isinstance(subject, c.Room):
            return self.room(subject)
        assert isinstance(subject, c.Character)
        return self.hero(subject)

    def card_rows(self, query: str = "") -> list[dict[str, str | int]]:
        """Every card whose id, name, deck or text has all the words."""
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

    def full_answer(self, words: str, decision: Decision, view: View) -> str:
        return self.answer(words, decision, view)

    def grave(self, words: str, decision: Decision, view: View) -> bool:
        """Is something lost with this answer that can't be had back? The end of a turn with things left to do."""
        return words == "pass" and decision.kind == "end" and len(decision.options) > 1

    def sitter(self, name: str) -> str:
        return self.character(name) if self.text.has(f"os-character-{name}") else name

    def outcome(self, outcome: str) -> str:
        """Who won, as `roy` or `roy+haley`."""
        return self.text("os-winner", who=self.join([self.character(name) for name in outcome.split("+")]))

    def deck_name(self, deck: str) -> str:
        return self.text(f"os-deck-{deck}")

    def why_original(self, deck: str, id: str, why: str) -> str:
        """Why the card is not the printed one; most are simply ours."""
        message = f"os-origin-{deck}-{id}"
        return self.text(message if self.text.has(message) else "os-origin-ours") if why else ""

    # What happened

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

    def fact(self, kind: str, name: str, value: str) -> str:
        if name in ("seat", "other", "npc", "team"):
            return self.join([self.character(id) for id in value.split("+")])
        if name in ("monster", "card"):
            return self.name("xykon", value) if kind == "xykon-card" else self.battle_card(value)
        if name in ("loot", "shtick", "room", "trap"):
            return self.name(name, value)
        return value

    # What is asked

    def question(self, decision: Decision, view: View) -> str:
        return self.say(f"os-ask-{decision.kind}", **self.ask_facts(decision, view))

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
        elif kind == "further":
            here = room_at(view, view.players[decision.seat].floor, view.players[decision.seat].column)
            facts["monster"] = self.battle_card(here.stack[0].id) if here is not None and here.stack else ""
        elif kind == "pick":
            facts["n"] = frame[2]
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
        """The battle from the fighter's side, or from the other side where it is the one that is asked."""
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

    def number(self, monsters: list[str]) -> str:
        """`many` where Monsters need verbs in the plural: several cards, or one called Skelemen."""
        if len(monsters) != 1:
            return "many" if monsters else "one"
        id = monsters[0]
        return self.text.grammar(f"os-{'xykon' if id in self.xykons else 'monster'}-{id}", "number") or "one"

    def seat(self, view: View, seat: int) -> str:
        return self.character(view.players[seat].character)

    def room_name(self, room: RoomView | None) -> str:
        return self.text("os-unexplored") if room is None else self.name("room", room.id)

    def answer(self, words: str, decision: Decision, view: View) -> str:
        verb, *rest = words.split()
        facts: dict[str, str | int] = {"kind": decision.kind}
        effect = ""
        if verb in ("left", "right", "up", "down"):
            facts["room"] = self.room_name(beside(view, decision.seat, verb))
        elif verb == "search":
            facts["n"] = view.search or 0
        elif verb in ("equip", "take"):
            effect = self.loot_facts(rest[0], decision, view, facts)
        elif verb in ("unequip", "pay"):
            self.loot_facts(rest[0], decision, view, facts)
        elif verb == "discard":
            facts["loot"] = self.name("loot", rest[0])
            effect = self.script(self.loots[rest[0]].uses[use_number(rest)].script)
        elif verb == "add" and decision.kind == "trade-loot":
            self.loot_facts(rest[0], decision, view, facts)
            return self.changing(self.text("os-do-add-loot", **facts), words, decision, view)
        elif verb in ("add", "release"):
            facts["monster"], facts["x"] = self.battle_card(rest[0]), self.monsters[rest[0]].x
        elif verb in ("choose", "shtick"):
            facts["shtick"] = self.name("shtick", rest[0])
            effect = self.shtick(self.shticks[rest[0]])
        elif verb == "flip":
            facts["shtick"] = self.name("shtick", rest[0])
            effect = self.script(self.shticks[rest[0]].uses[use_number(rest)].script)
        elif verb == "play":
            facts["card"] = self.battle_card(rest[0])
            effect = self.played(rest[0])
        elif verb in ("offer", "hire", "give", "beg"):
            facts["other"], facts["loot"] = self.character(rest[0]), self.name("loot", rest[1])
            drool = self.loots[rest[1]].drool[self.pack.character(rest[0])]
            facts["drool"], facts["bonus"] = drool, 2 * drool
        elif verb == "accept":
            facts["other"] = self.character(rest[0])
            facts.update(self.offer_facts(rest[0], decision, view))
        elif verb in ("withdraw", "attack-player", "target", "shadow"):
            facts["other"] = self.character(rest[0])
        elif verb in ("shoot", "remove"):
            facts.update(self.place_facts(rest[0], decision, view))
        elif verb == "card":
            return self.choice(rest, decision, view, facts)
        said = self.say(f"os-do-{verb}", **facts)
        return self.changing(self.labelled(said, effect) if effect else said, words, decision, view)

    def changing(self, answer: str, words: str, decision: Decision, view: View) -> str:
        change = self.change(words, decision, view)
        return self.text("os-changing", answer=answer, change=change) if change else answer

    # What an answer gives and takes

    def change(self, words: str, decision: Decision, view: View) -> str:
        """The numbers before and after an answer about Loot or saved Monsters; of other answers nothing."""
        verb, *rest = words.split()
        me = view.players[decision.seat]
        if verb in ("equip", "unequip"):
            drool = self.loots[rest[0]].drool[self.eyes(decision, view)]
            return self.worn_change(me, drool if verb == "equip" else -drool, view) + self.forgone(verb, rest[0], me)
        if verb == "pick-up" or (decision.kind == "pick" and verb == "yes"):
            return self.text("os-change-stash", before=me.stash, after=me.stash + 1)
        if verb == "trade":
            return self.text("os-change-x-saved", x=me.saved_x, price=x_price(view))
        if verb in ("offer", "hire", "give", "pay", "beg"):
            return self.gift_change(rest[-1], decision, view)
        if decision.kind == "trade":
            return self.trade_change(verb, rest, decision, view)
        if decision.kind == "trade-loot" and verb == "add":
            return self.loot_trade_change(rest[0], decision, view)
        return ""

    def worn_change(self, me: PlayerView, more: int, view: View) -> str:
        """OS-18.1: what is equipped counts for the Lair."""
        before = me.equipped_drool
        return self.text("os-change-drool", before=before, after=max(0, before + more), needed=view.lair_drool)

    def forgone(self, verb: str, id: str, me: PlayerView) -> str:
        card = self.loots[id]
        if verb == "equip" or not card.bonuses or self.pack.character(me.character) not in card.who:
            return ""
        return self.text("os-change-forgone", effect=self.bonuses(card.bonuses))

    def gift_change(self, id: str, decision: Decision, view: View) -> str:
        """What a Loot that goes to somebody else is to its owner."""
        me = view.players[decision.seat]
        drool = self.loots[id].drool[self.eyes(decision, view)]
        if id in [loot.id for loot in view.stash]:
            return self.text("os-change-worth", drool=drool)
        return self.worn_change(me, -drool, view) + self.forgone("unequip", id, me)

    def trade_change(self, verb: str, rest: list[str], decision: Decision, view: View) -> str:
        """OS-15.4-8: every so many X a shtick, surplus X are lost."""
        me, price = view.players[decision.seat], x_price(view)
        so_far = sum([getattr(self.pack.battle[card], "x", 0) for card in decision.frame[2:]])
        if verb == "add":
            return self.text("os-change-x", before=so_far, after=so_far + self.monsters[rest[0]].x, price=price)
        if verb != "done":
            return ""
        parts = [self.text("os-change-x-spent", before=me.saved_x, after=me.saved_x - so_far)]
        parts.append(self.shtick_change(me, so_far // price, view))
        if so_far % price:
            parts.append(self.text("os-change-x-lost", x=so_far % price))
        return ", ".join(parts)

    def loot_trade_change(self, id: str, decision: Decision, view: View) -> str:
        """OS-15.11: the shtick is bought as soon as enough is together."""
        me, eyes = view.players[decision.seat], self.eyes(decision, view)
        given = [self.pack.loot[card].id for card in decision.frame[2:]]
        before = sum([self.loots[each].drool[eyes] for each in given])
        after = before + self.loots[id].drool[eyes]
        said = self.text("os-change-drool-traded", before=before, after=after, price=DROOL_PER_SHTICK)
        if after < DROOL_PER_SHTICK:
            return said
        said += ", " + self.shtick_change(me, 1, view)
        worn = [loot.id for loot in me.equipped]
        taken_off = sum([self.loots[each].drool[eyes] for each in [*given, id] if each in worn])
        return f"{said}, {self.worn_change(me, -taken_off, view)}" if taken_off else said

    def shtick_change(self, me: PlayerView, more: int, view: View) -> str:
        held = len(me.shticks)
        return self.text("os-change-shticks", before=held, after=held + more, needed=view.lair_shticks)

    def played(self, id: str) -> str:
        if id in self.screws:
            return self.script(self.screws[id].use.script)
        return self.short_monster(self.monsters[id])

    def loot_facts(self, id: str, decision: Decision, view: View, facts: dict[str, str | int]) -> str:
        """Its name and drool for the one who is asked; returns what it would do for them."""
        card = self.loots[id]
        eyes = self.eyes(decision, view)
        facts["loot"], facts["drool"] = self.name("loot", id), card.drool[eyes]
        return self.loot_effect(card) if eyes in card.who else ""

    def eyes(self, decision: Decision, view: View) -> int:
        """The character of the one who is asked."""
        return self.pack.character(view.players[decision.seat].character)

    def offer_facts(self, asker: str, decision: Decision, view: View) -> dict[str, str | int]:
        me = view.players[decision.seat].character
        for offer in view.battle.offers if view.battle is not None else []:
            if offer.asker == asker and offer.asked == me and offer.loot is not None:
                drool = self.loots[offer.loot].drool[self.pack.character(me)]
                return {"loot": self.name("loot", offer.loot), "drool": drool, "bonus": 2 * drool}
        return {"loot": "", "drool": 0, "bonus": 0}

    def place_facts(self, word: str, decision: Decision, view: View) -> dict[str, str | int]:
        """A room by its column: its name, its top Monster, and how far to the left or right it lies."""
        player = view.players[decision.seat]
        floor = player.floor
        if decision.kind == "remove":
            floor = max([number for number, rooms in enumerate(view.floors) if rooms])
        column = int(word.partition("@")[2].partition(":")[0])
        room = room_at(view, floor, column)
        away = column - player.column if floor == player.floor else 0
        top = room.stack[0].id if room is not None and room.stack else ""
        side = "left" if room is not None and view.floors[floor][0] is room else "right"
        return {
            "room": self.room_name(room), "monster": self.battle_card(top) if top else "", "end": side,
            "way": "left" if away < 0 else "right" if away > 0 else "here", "n": abs(away),
            "number": self.number([top] if top else []),
        }  # fmt: skip

    def choice(self, rest: list[str], decision: Decision, view: View, facts: dict[str, str | int]) -> str:
        """An option of a question that a card asks."""
        kind = decision.kind
        if kind in ("flip", "unflip", "boost"):
            return self.name("shtick", rest[0])
        if kind in ("take", "rummage"):
            effect = self.loot_facts(rest[0], decision, view, facts)
            said = self.text("os-do-card-loot", **facts)
            return self.labelled(said, effect) if effect else said
        if kind in ("reinforce", "recover"):
            return self.labelled(self.battle_card(rest[0]), self.played(rest[0]))
        facts.update(self.place_facts(rest[0], decision, view))
        if kind == "snipe":
            facts["other"] = self.character(rest[1] if len(rest) > 1 else rest[0].rpartition(":")[2])
            return self.say("os-do-card-snipe", **facts)
        return self.text("os-do-card-room", **facts)

    # Totals

    def part(self, source: str, view: View | None = None) -> str:
        """Where a number of a battle total comes from."""
        deck, _, id = source.partition("-")
        if id and deck in ("shtick", "loot", "room", "xykon"):
            return self.name(deck, id)
        if deck == "help":
            return self.text("os-part-help", other=self.character(id))
        if deck == "by":
            who, deck, id = id.split("-", 2)
            return self.text("os-part-by", card=self.name(deck, id), other=self.character(who))
        if deck == "support":
            return self.text("os-part-support", support=self.text(f"os-support-{id}"))
        return self.text(f"os-part-{source}")


def in_force(options: Mapping[str, str]) -> dict[str, str | int]:
    """Every option with its value in a game that changes some."""
    return {name: options.get(name, values[0]) for name, values in OPTIONS.items()}


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def sentences(parts: list[str]) -> str:
    return " ".join([sentence(part) for part in parts if part])


def mergeable(first: c.Bonus, second: c.Bonus) -> bool:
    """The same for another foe, or another stat on the same condition."""
    if (first.amount, first.per) != (second.amount, second.per) or first.stat.startswith("monster-"):
        return False
    ours, theirs = words_of(first), words_of(second)
    if first.stat != second.stat:
        return bool(ours) and ours == theirs and {first.stat, second.stat} <= {"attack", "defense", "range"}
    foes = [{word for word in words if word[0] == "vs"} for words in (ours, theirs)]
    return len(foes[0]) == len(foes[1]) == 1 and foes[0] != foes[1] and ours - foes[0] == theirs - foes[1]


def further(first: c.Bonus, second: c.Bonus) -> list[c.Condition]:
    """What the second asks for on top of the first, where it adds to the same stat; nothing where it doesn't."""
    ours, theirs = words_of(first), words_of(second)
    if any(name == "hurt" for name, _ in theirs):
        ours -= {("wounded", "")}
    if (first.stat, first.per) != (second.stat, second.per) or not words_of(first) or not ours < theirs:
        return []
    return [condition for condition in second.conditions if (condition.name, condition.word) not in ours]


def words_of(bonus: c.Bonus) -> set[tuple[str, str]]:
    return {(condition.name, condition.word) for condition in bonus.conditions}


def find(conditions: list[c.Condition], names: tuple[str, ...]) -> c.Condition | None:
    return next((condition for condition in conditions if condition.name in names), None)


def x_price(view: View) -> int:
    """OS-15.4: X for a shtick in this game."""
    return int(view.options.get("x_per_shtick", OPTIONS["x_per_shtick"][0]))


def use_number(rest: list[str]) -> int:
    """Which of its uses: the second word, counted from 1; the first one without."""
    return int(rest[1]) - 1 if len(rest) > 1 else 0


def room_at(view: View, floor: int, column: int) -> RoomView | None:
    for room in view.floors[floor]:
        if room.column == column:
            return room
    return None


def beside(view: View, seat: int, verb: str) -> RoomView | None:
    """Where a step leads; None for an unexplored space."""
    player = view.players[seat]
    if verb in ("left", "right"):
        return room_at(view, player.floor, player.column + (1 if verb == "right" else -1))
    if verb == "up":
        for room in view.floors[player.floor - 1]:
            if room.down == player.column:
                return room
        return None
    here = room_at(view, player.floor, player.column)
    return None if here is None or here.down is None else room_at(view, player.floor + 1, here.down)


@lru_cache(16)
def house_book(language: str, options: tuple[tuple[str, str], ...]) -> Rulebook:
    return Rulebook(language, "stick", house=stick_text(language).house(dict(options)))


MOST_MIXES = 32


@lru_cache(MOST_MIXES)
def stick_text(language: str, packs: Refs = ()) -> StickText:
    return StickText(language, packs)
