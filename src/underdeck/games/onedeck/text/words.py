"""One Deck Dungeon in words: events, questions, rules, and the list of its cards."""

from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from typing import Any

import msgspec

from underdeck.games.onedeck.faces import Face, onedeck_face
from underdeck.games.onedeck.moments import moments
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.editions import PRESETS, make_rules
from underdeck.games.onedeck.rules.encounter import saved_time
from underdeck.games.onedeck.rules.view_types import View
from underdeck.games.onedeck.text.answers import AnswerText
from underdeck.games.onedeck.text.cards import MOST_MIXES, terms
from underdeck.kernel.decisions import Decision
from underdeck.kernel.events import Event
from underdeck.match.match import Match
from underdeck.match.story import Story
from underdeck.packs.outside import Refs
from underdeck.packs.reading import CardFact
from underdeck.text.fluent import text_in
from underdeck.text.rulebook import Rule, Rulebook
from underdeck.text.words import Ending

ASK_RULES: dict[str, tuple[str, ...]] = {
    "turn-start": ("OD-3.15", "R-3"),
    "turn-option": ("OD-3.9", "OD-4.4", "OD-5.1"),
    "descend": ("OD-12.13", "OD-12.14", "OD-12.3"),
    "room": ("OD-5.3", "OD-5.4", "OD-5.5", "OD-5.6", "OD-10.20", "OD-10.21"),
    "stealth": ("R-84",),
    "stairs-damage": ("OD-12.6", "OD-12.9"),
    "flames": ("OD-6.5", "R-11"),
    "drain": ("R-92", "R-89"),
    "peril": ("OD-6.11", "OD-6.12", "OD-6.35"),
    "feat": ("OD-6.17", "OD-6.20"),
    "throw": ("R-25",),
    "first": ("OD-6.41",),
    "bonus": ("OD-6.39",),
    "placing": ("OD-7.1", "OD-7.15", "OD-7.21"),
    "fill": ("OD-7.7", "OD-7.9", "OD-7.10"),
    "pay": ("OD-7.35", "OD-7.36", "OD-7.41"),
    "pick": ("OD-7.49", "OD-7.51"),
    "branch": ("R-86",),
    "amount": ("R-39",),
    "convert": ("OD-7.21", "OD-7.23"),
    "receiver": ("OD-7.23",),
    "avert-defeat": ("OD-8.16", "OD-8.18", "OD-10.17", "R-37"),
    "split": ("OD-8.8", "R-33"),
    "store": ("OD-6.26",),
    "loot": ("OD-9.1", "OD-9.11", "OD-9.14"),
    "level": ("OD-11.3", "OD-11.6", "OD-11.8", "OD-11.13"),
    "pairs": ("OD-16.18", "OD-16.20", "OD-16.22", "OD-16.24"),
    "boss-pairs": ("OD-16.33", "OD-16.34", "OD-16.35"),
    "order": ("OD-16.19", "OD-16.21"),
    "odd-die": ("OD-16.25", "R-64"),
    "sneak": ("OD-16.38", "R-69"),
    "groups": ("OD-16.39", "R-70"),
    "leaf": ("OD-16.40", "R-70"),
    "resist": ("OD-17.7", "OD-17.9", "OD-17.10", "OD-17.12"),
    "resisted": ("OD-17.11", "R-77"),
    "poisoned": ("OD-17.12", "R-77"),
    "poison": ("OD-17.1", "OD-17.5", "R-80"),
    "split-poison": ("OD-17.3", "R-34"),
    "heal-or-cure": ("OD-17.6", "R-79"),
    "cure": ("OD-17.20", "OD-17.21", "R-43"),
    "first-aid": ("OD-14.26", "R-91", "R-98"),
    "loot-order": ("OD-16.26", "OD-16.27", "R-74"),
    "speed": ("OD-14.19", "OD-14.26"),
    "focus": ("OD-14.17", "OD-14.18"),
    "basic-skill": ("OD-14.23", "OD-14.24"),
    "basic-potion": ("OD-17.24", "OD-17.25"),
    "marks": ("OD-14.8", "OD-14.9", "OD-14.10", "OD-14.11", "OD-14.12", "OD-14.15", "OD-14.16"),
}
"""The rules behind each question."""

FOUR_RULES: dict[str, tuple[str, ...]] = {
    "turn-start": ("OD-16.10",),
    "descend": ("OD-16.30",),
    "stairs-damage": ("OD-16.30", "OD-16.31"),
    "level": ("OD-16.28", "OD-16.29"),
}
"""The rules that differ for four heroes."""

COMES_INTO_PLAY = {"opened": "card", "boss": "boss", "loot-potion": "potion", "loot-skill": "skill"}
"""The fact with the card that comes into play or is learned, by the event."""


class OneDeckText(AnswerText):
    @cached_property
    def rules(self) -> Rulebook:
        return self.rules_in("")

    def name_of(self, id: str) -> str | None:
        if id in self.by_id:
            return self.card_name(id)
        if id.removesuffix("-2") in self.pack.heroes:
            return self.hero_name(id)
        if id in self.skills:
            return self.skill_name(id)
        return self.first_of(id, ("potion", "talent", "dungeon", "boss", "feat", "set", "tier", "focus", "color"))

    def named(self, kind: str, id: str) -> str | None:
        namers = {"card": self.card_name, "hero": self.hero_name, "skill": self.skill_name}
        return namers[kind](id) if kind in namers else super().named(kind, id)

    def place(self, view: View) -> str:
        return self.text(f"dungeon-{view.dungeon}")

    def turn(self, view: View) -> int:
        return view.turn

    def sitter(self, name: str) -> str:
        return self.hero_name(name) if self.text.has(f"hero-{name.removesuffix('-2')}") else name

    def outcome(self, outcome: str) -> str:
        return self.text(f"outcome-name-{outcome}")

    def additions(self, view: View) -> dict[str, Any]:
        packs = {"packs": msgspec.to_builtins(self.packs)} if self.packs else {}
        return {"played": self.played(view), **packs}

    def played(self, view: View) -> dict[str, str]:
        """Return the texts of floors, boss, level cards and feats that differ from the print in this game."""
        dungeon = self.pack.dungeons[view.dungeon]
        printed = {floor.ability.id: floor.ability for floor in dungeon.floors} | {dungeon.boss: dungeon.boss_ability}
        found = {id: self.ability(each, view) for id, each in printed.items() if each.id in view.altered}
        for number, level in enumerate(self.pack.levels[1], 1):
            id = f"level-{number}-duo"
            if id in view.altered:
                cost = c.Level(level.items, level.skills, view.altered[id]["xp"], level.bonus)
                found[id] = self.level(cost, number == len(self.pack.levels[1]))
        for hero in view.heroes:
            feat = self.pack.heroes[hero.card][len(view.heroes) > 1].feat
            said = self.feat(feat, view.edition)
            if said != self.feat(feat):
                found[feat.id] = said
        return found

    def listing(self, edition: str = "") -> list[dict[str, str | int]]:
        """Return every card: id, name, deck, copies, origin, why, text; in the terms of an edition."""
        rows = [self.listed(fact, edition) for fact in self.catalog.facts]
        stairs = f"{self.text('card-stairs')} {self.text('card-stairs-four')}"
        rows.append(
            {"id": "stairs", "name": self.text("card-stairs-name"), "deck": "stairs", "set": "base", "copies": 1,
             "origin": "printed", "why": "", "text": stairs, "joke": self.joke("stairs")}
        )  # fmt: skip
        return rows

    def facts_of(self, source: str) -> list[CardFact]:
        return [fact for fact in self.catalog.facts if fact.set == source]

    def parts_of(self, source: str) -> list[tuple[str, str, str]]:
        own = [name.partition("-") for name, owner in self.catalog.names.items() if owner == source]
        skills = [(id, self.skill_name(id), self.skill(self.skills[id])) for kind, _, id in own if kind == "skill"]
        potions = [
            (id, self.text(f"potion-{id}"), self.potion(self.potions[id])) for kind, _, id in own if kind == "potion"
        ]
        return skills + potions

    def why_original(self, fact: CardFact) -> str:
        if fact.origin == "printed":
            return ""
        for id in (f"why-{fact.id}", f"why-set-{fact.set}"):
            if self.text.has(id):
                return self.text(id)
        return fact.why

    def listed(self, fact: CardFact, edition: str = "") -> dict[str, str | int]:
        subject = fact.subject
        side = fact.id.rpartition("-")[2]
        if isinstance(subject, c.Encounter):
            name, text = self.card_name(fact.id), self.encounter(subject)
        elif isinstance(subject, c.HeroSide):
            name = self.text(f"card-side-{side}", name=self.text(f"hero-{subject.hero}"))
            text = self.hero(subject, edition)
            text += self.earlier(subject)
        elif isinstance(subject, c.Dungeon):
            name, text = self.text(f"dungeon-{fact.id}"), self.dungeon(subject)
        elif isinstance(subject, c.Talent):
            green, yellow, red = subject.spaces
            focus = self.text(f"focus-{c.FOCUSES[subject.focus]}")
            name = self.text(f"talent-{subject.id}")
            text = self.text("card-talent", focus=focus, green=green, yellow=yellow, red=red, text=self.talent(subject))
        elif isinstance(subject, c.Skill):
            name, text = self.skill_name(subject.id), self.text("card-basic-skill", text=self.skill(subject))
        elif isinstance(subject, c.Potion):
            name, text = self.text(f"potion-{subject.id}"), self.text("card-basic-potion", text=self.potion(subject))
            if fact.deck == "reference":
                text = self.text("card-reference", name=name, text=self.potion(subject))
                name = self.text("card-reference-name")
        elif isinstance(subject, c.Floor):
            name = self.text(f"ability-{subject.ability.id}")
            text = self.text(
                "card-hordes",
                text=self.ability(subject.ability),
                peril=self.boxes(subject.peril_boxes),
                combat=self.boxes(subject.combat_boxes),
            )
        else:
            number = int(fact.id.split("-")[1])
            name = self.text(f"card-side-{side}", name=self.text("card-level-name", n=number))
            text = self.level(subject, number == len(self.pack.levels[0]))
        return {"id": fact.id, "name": name, "deck": fact.deck, "set": fact.set, "copies": fact.copies,
                "origin": fact.origin, "why": self.why_original(fact), "text": text,
                "joke": self.joke(joked_about(subject))}  # fmt: skip

    def event(self, event: Event) -> str:
        facts: dict[str, str | int] = dict(event.facts)
        for name, value in event.facts.items():
            if name == "hero":
                facts["Hero"] = self.hero_opening(str(value))
                facts["hero"] = self.hero_name(str(value))
            elif name in ("first", "second"):
                facts[name] = self.hero_name(str(value))
            elif name == "skill":
                facts[name] = self.skill_name(str(value))
            elif name == "boss" and isinstance(value, str):
                facts["Boss"] = self.text(f"boss-{value}.the")
                facts["boss"] = self.text(f"boss-{value}")
            elif name in ("potion", "feat", "ability", "dungeon", "talent", "focus"):
                facts[name] = self.text(f"{name}-{value}")
            elif name == "card":
                facts[name] = self.card_name(str(value))
                facts["item"] = self.item_name(str(value))
            elif name == "cards":
                facts[name] = ", ".join([self.card_name(id) for id in str(value).split()])
            elif name in ("dice", "die", "into"):
                facts[name] = self.dice_words(str(value))
            elif name == "color":
                facts[name] = self.color(int(value))
            elif name == "box":
                facts[name] = self.box_name(int(value))
        if event.kind == "peril-chosen":
            card = self.by_id[str(event.facts["card"])]
            facts["label"] = self.label(card, int(event.facts["option"]) - 1)
        if event.kind in ("damage", "strike", "round"):
            facts["left"] = max(0, int(event.facts["health"]) - int(event.facts["damage"]))
        if event.kind == "consequences":
            icons = ("damage", "poison", "time")
            facts["none"] = "no" if any(event.facts[icon] for icon in icons) else "yes"
        return self.text(self.text.in_terms(f"event-{event.kind}", str(facts.get("edition", ""))), **facts)

    def aside(self, event: Event) -> str:
        if event.kind not in COMES_INTO_PLAY:
            return ""
        id = str(event.facts[COMES_INTO_PLAY[event.kind]])
        return self.joke(self.by_id[id].name if id in self.by_id else id)

    def question(self, decision: Decision, view: View) -> str:
        frame = decision.frame
        facts: dict[str, str | int] = {}
        if decision.kind in ("room", "loot", "pairs", "sneak") and view.card is not None:
            facts["card"] = self.card_name(view.card)
            second = self.other_card(view)
            if decision.kind == "pairs":
                facts["second"] = second
            elif decision.kind == "room" and second:
                facts["card"] = self.join([str(facts["card"]), second])
        elif decision.kind == "odd-die":
            facts["color"] = self.color(frame[1])
        elif decision.kind == "split-poison":
            facts["poison"] = frame[1]
        elif decision.kind == "heal-or-cure":
            facts["amount"] = frame[2]
        elif decision.kind == "cure":
            facts = {"potion": self.text(f"potion-{view.reference}"), "amount": frame[1]}
        elif decision.kind == "speed":
            talent = self.pack.skills[frame[2]]
            facts = {"skill": self.skill_name(talent.id), "time": saved_time(talent)}
        elif decision.kind == "marks":
            facts["left"] = frame[2]
        elif decision.kind == "first":
            facts["color"] = self.color(frame[1])
        elif decision.kind == "fill":
            box = view.boxes[frame[1]]
            facts["box"] = self.box_name(box.number)
            facts["missing"] = box.value - sum(int(die[1]) for die in box.dice)
        elif decision.kind == "pay":
            skill = self.pack.skills[frame[2]]
            facts = {
                "skill": self.skill_name(skill.id), "mana": "yes" if skill.mana else "no", "left": frame[3],
            }  # fmt: skip
        elif decision.kind == "pick":
            facts["effect"] = self.effect(self.pack.effects[frame[2]])
        elif decision.kind == "convert":
            facts["left"] = frame[1]
        elif decision.kind == "split":
            facts["damage"] = frame[1]
        elif decision.kind == "level":
            facts["level"] = view.level
        elif decision.kind == "turn-option":
            facts["explore"] = "yes" if any(option[0] == do.EXPLORE for option in decision.options) else "no"
        elif decision.kind == "descend":
            facts["floor"] = view.floor
        if decision.kind == "turn-option" and not any(option[0] in (do.ENTER, do.PASS) for option in decision.options):
            return self.text("ask-turn-option-explore")
        if decision.kind == "pick" and self.pack.effects[frame[2]].partner:
            return self.text("ask-pick-partner", **facts)
        return self.text(self.text.in_terms(f"ask-{decision.kind}", view.edition), **facts)

    def other_card(self, view: View) -> str:
        """Return the other card of a door of four heroes; '' if a door has one card."""
        for door in view.doors:
            if view.card is not None and door.second is not None and view.card in (door.card, door.second):
                other = door.card if view.card == door.second else door.second
                return self.card_name(str(other))
        return ""

    def why(self, decision: Decision, view: View) -> str:
        return self.text(f"ask-{decision.kind}.why", heroes=len(view.heroes), **terms(self.text, view.edition))

    def rules_in(self, house: str) -> Rulebook:
        """Return the rulebook in the terms of an edition."""
        if house:
            make_rules(house, {})  # refuses what is none
        return edition_book(self.text.language, house)

    def rules_of(self, view: Mapping[str, Any]) -> Rulebook:
        return self.rules_in(view.get("edition", ""))

    def listing_of(self, view: Mapping[str, Any]) -> list[dict[str, str | int]]:
        return self.listing(view.get("edition", ""))

    def face(self, subject: Any) -> Face | None:
        return onedeck_face(self, subject)

    def faces(self) -> dict[str, Any]:
        return {fact.id: fact.subject for fact in self.catalog.facts}

    def ending(self, match: Match, story: Story) -> Ending:
        view: View = match.view(0)
        if match.outcome == "victory":
            text = self.text("outcome-victory", turns=view.turn)
        elif view.boss is not None:
            text = self.text("outcome-defeat-boss", round=view.round)
        else:
            text = self.text("outcome-defeat", floor=view.floor, turns=view.turn)
        return Ending(text, moments=moments(str(match.outcome), story, self.event))

    def rules_behind(self, decision: Decision, view: View) -> list[Rule]:
        """Return the rules of this game behind a question, in the terms of its book."""
        ids = ASK_RULES[decision.kind]
        if len(view.heroes) == 4:
            ids += FOUR_RULES.get(decision.kind, ())
        found = [self.rules_in(view.edition).find(id) for id in ids]
        return [rule for rule in found if view.edition in rule.editions]

    def introduction(self, heroes: int = 1) -> list[str]:
        return [*self.how_to_play(heroes).split("\n"), "", self.text("rules-sections")]

    def rule_line(self, rule: Rule) -> str:
        """Return a rule with its editions, if those are not all."""
        if len(rule.editions) == len(PRESETS):
            return super().rule_line(rule)
        editions = self.text("rule-editions", count=len(rule.editions), list=", ".join(rule.editions))
        return f"{rule.id}  {rule.text} {editions}"

    def how_to_play(self, heroes: int) -> str:
        return self.text("how-to-play", heroes=heroes)


@cache
def edition_book(language: str, edition: str) -> Rulebook:
    return Rulebook(language, "onedeck", terms(text_in(language, "onedeck"), edition))


@lru_cache(MOST_MIXES)
def onedeck_text(language: str, packs: Refs = ()) -> OneDeckText:
    return OneDeckText(language, packs)


def joked_about(subject: object) -> str:
    if isinstance(subject, c.Encounter):
        return subject.name
    if isinstance(subject, c.HeroSide):
        return subject.hero
    if isinstance(subject, c.Dungeon):
        return subject.boss
    return subject.id if isinstance(subject, (c.Skill, c.Potion)) else ""
