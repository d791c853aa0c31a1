"""One Deck Dungeon in words: cards from their effects, events, questions, answers, rules."""

import re
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from typing import Any

import msgspec

from underdeck.games.onedeck.compile import mixed_pack
from underdeck.games.onedeck.faces import Face, onedeck_face
from underdeck.games.onedeck.moments import moments
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.editions import PRESETS, make_rules
from underdeck.games.onedeck.rules.view import BoxView, HeroView, View
from underdeck.kernel.decisions import Decision
from underdeck.kernel.events import Event
from underdeck.match.match import Match
from underdeck.packs.outside import OutsidePack, Refs, needed, readable
from underdeck.packs.reading import CardFact
from underdeck.text.fluent import Text, text_in
from underdeck.text.languages import language_of
from underdeck.text.outside import Said, name_wanted, names_of
from underdeck.text.rulebook import Rule, Rulebook
from underdeck.text.words import Ending, Story, Words

DIE_COLORS = {"s": "strength", "a": "agility", "m": "magic", "h": "heroic"}

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
"""What four heroes play otherwise there."""

ABOUT_LOOT = ("item", "skill", "potion", "xp", "drain")


class OneDeckText(Words):
    def __init__(self, language: str, packs: Refs = ()) -> None:
        super().__init__("onedeck", language)
        self.packs = packs
        self.catalog = mixed_pack(packs)
        self.pack = self.catalog.pack
        self.by_id = {card.id: card for card in self.pack.cards}
        self.skills = {skill.id: skill for skill in self.pack.skills}
        self.potions = {potion.id: potion for potion in self.pack.potions}
        self.talents = {talent.id: talent for talent in self.pack.talents}
        self.floors = {
            floor.ability.id: number
            for dungeon in self.pack.dungeons.values()
            for number, floor in enumerate(dungeon.floors, 1)
        }
        """On which floor each ability begins."""
        if packs:
            self.text = Text(language_of(language), "onedeck", self.outside_names([needed(ref) for ref in packs]))

    def outside_names(self, packs: list[OutsidePack]) -> dict[str, str]:
        """Everything that packs from outside name, so that no card is without a name."""
        found: dict[str, str] = {}
        for pack in packs:
            own = [name for name, owner in self.catalog.names.items() if owner == pack.manifest.id]
            wanted = {name: self.name_wanted(name, pack) for name in own if not name.startswith("face-")}
            found |= names_of(pack, self.text.language, wanted)
        return found

    def name_wanted(self, message: str, pack: OutsidePack) -> Said:
        kind, _, id = message.partition("-")
        if kind == "set":
            return name_wanted(id, name=pack.manifest.name)
        if kind in ("hero", "boss"):
            return name_wanted(id, [("the", self.text("pack-the", name=readable(id)))])
        perils = [card for card in self.pack.cards if kind == "card" and card.name == id and card.peril]
        colors = [self.color(option.color).capitalize() for option in perils[0].options] if perils else []
        return name_wanted(id, zip(("first", "second"), colors, strict=False))

    @cached_property
    def rules(self) -> Rulebook:
        return self.rules_in("")

    # Names and dice

    def name_of(self, id: str) -> str | None:
        if id in self.by_id:
            return self.card_name(id)
        if id.removesuffix("-2") in self.pack.heroes:
            return self.hero_name(id)
        if id in self.skills:
            return self.skill_name(id)
        return self.first_of(id, ("potion", "talent", "dungeon", "boss", "feat", "set", "tier", "focus", "color"))

    def place(self, view: View) -> str:
        return self.text(f"dungeon-{view.dungeon}")

    def card_name(self, id: str) -> str:
        return self.text(f"card-{self.by_id[id].name}")

    def hero_name(self, name: str) -> str:
        """A second hero of the same kind carries a number (R-62)."""
        id, twin = name.removesuffix("-2"), name.endswith("-2")
        return self.text(f"hero-{id}") + (" 2" if twin else "")

    def sitter(self, name: str) -> str:
        return self.hero_name(name) if self.text.has(f"hero-{name.removesuffix('-2')}") else name

    def outcome(self, outcome: str) -> str:
        return self.text(f"outcome-name-{outcome}")

    def deck_name(self, deck: str) -> str:
        return self.text(f"deck-{deck}")

    def hero_opening(self, name: str) -> str:
        """With its article, to begin a sentence."""
        id, twin = name.removesuffix("-2"), name.endswith("-2")
        return self.text(f"hero-{id}.the") + (" 2" if twin else "")

    def skill_name(self, id: str) -> str:
        return self.text(f"talent-{id}" if self.skills[id].talent else f"skill-{id}")

    def color(self, color: int) -> str:
        return self.text(f"color-{c.COLORS[color]}")

    def letter(self, color: int) -> str:
        return self.text(f"letter-{c.COLORS[color]}")

    def die(self, word: str) -> str:
        """`s4` as this language writes it; marks stay."""
        return self.text(f"letter-{DIE_COLORS[word[0]]}") + word[1:]

    def dice_words(self, words: str) -> str:
        return " ".join([self.die(word) for word in words.split()])

    def box_name(self, number: int) -> str:
        return str(number)

    def dice(self, color: int, count: int) -> str:
        if color == c.SAME:
            return self.text("dice-same", count=count)
        return self.text("dice", count=count, color=self.color(color))

    def values(self, mask: int) -> str:
        faces = [str(face) for face in range(1, 7) if mask >> face & 1]
        if len(faces) == 1:
            return faces[0]
        return self.text("values-list", count=len(faces), list=", ".join(faces[:-1]), last=faces[-1])

    # What cards do

    def effects(self, effects: list[c.Effect]) -> str:
        """Neighbours that do the same with other dice share a sentence."""
        said: list[str] = []
        i = 0
        while i < len(effects):
            alike = i + 1
            while alike < len(effects) and mergeable(effects[i], effects[alike]):
                alike += 1
            said.append(self.effect(effects[i], effects[i + 1 : alike]))
            i = alike
        return " ".join(said)

    def join(self, parts: list[str]) -> str:
        first = parts[0]
        for part in parts[1:-1]:
            first = self.text("list-more", first=first, second=part)
        return self.text("list-two", first=first, second=parts[-1]) if len(parts) > 1 else first

    def effect(self, effect: c.Effect, alike: list[c.Effect] | None = None) -> str:
        text = self.text
        verb = effect.verb
        partner = "-partner" if effect.partner else ""
        dice = self.join([self.dice(other.color, other.count) for other in [effect, *(alike or [])]])
        if verb == c.ROLL and effect.per_poison:
            return text("effect-roll-per-poison", color=self.color(effect.color), count=effect.count)
        if verb == c.ROLL:
            said = text(f"effect-roll{partner}", dice=dice)
            if effect.lower_per_stored:
                said += " " + text("effect-lowered", per=effect.lower_per_stored)
            return said
        if verb == c.GAIN:
            only = {c.ARMOR_ONLY: "-armor", c.MANA_ONLY: "-mana"}.get(effect.restrict, partner)
            return text(f"effect-gain{only}", dice=dice, value=effect.value)
        if verb == c.PREVENT:
            icon = c.ICONS[effect.color]
            if icon == "time":
                return text("effect-prevent-time" + ("-up-to" if effect.up_to else ""), count=effect.count)
            if effect.boss_count != effect.count:
                return text(f"effect-prevent-{icon}-boss", count=effect.count, boss=effect.boss_count)
            return text(f"effect-prevent-{icon}", count=effect.count)
        if verb == c.RAISE:
            if effect.partner:
                return text("effect-raise-partner", by=effect.value, color=self.color(effect.filter_color))
            if effect.filter_color >= 0:
                return text(
                    "effect-raise-color", count=effect.count, by=effect.value, color=self.color(effect.filter_color)
                )
            return text("effect-raise", count=effect.count, by=effect.value)
        if verb == c.SET:
            return self.set_effect(effect)
        if verb in (c.HEAL, c.CURE, c.ENVENOM):
            ids = {c.HEAL: "effect-heal-self", c.CURE: "effect-cure-self", c.ENVENOM: "effect-envenom"}
            return text(ids[verb], count=effect.count)
        if verb == c.REROLL:
            if effect.filter_color >= 0:
                color = self.color(effect.filter_color)
                return text("effect-reroll-color", color=color, values=self.values(effect.values))
            if effect.values:
                kind = "all" if effect.exact else "any"
                return text(f"effect-reroll-{kind}{partner}", values=self.values(effect.values))
            return text(f"effect-reroll{partner}", count=effect.count)
        if verb == c.RECOLOR:
            source = self.color(effect.filter_color)
            return text("effect-recolor", count=effect.count, source=source, color=self.color(effect.color))
        if verb == c.EXCHANGE:
            dice = self.dice(effect.color, effect.gains)
            if effect.count == 1:
                return text("effect-exchange-one", low=lowest(effect.values), dice=dice, value=effect.value)
            return text("effect-exchange-any", values=self.values(effect.values), dice=dice, value=effect.value)
        if verb == c.CHOOSE:
            first, second = [self.effects(branch) for branch in effect.branches]
            return text("effect-choose", first=first, second=second)
        return text("effect-thick-skin" if verb == c.THICK_SKIN else "effect-kiting")

    def set_effect(self, effect: c.Effect) -> str:
        text = self.text
        if effect.among_gained:
            return text("effect-set-gained", value=effect.value)
        if effect.same_value:
            return text("effect-set-same", count=effect.count, value=effect.value)
        if effect.without_heroic:
            return text("effect-set-no-heroic", count=effect.count, value=effect.value)
        if effect.values:
            return text("effect-set-high", values=self.values(effect.values), value=effect.value)
        if effect.count == c.ALL_DICE:
            return text("effect-set-any", value=effect.value)
        return text("effect-set", count=effect.count, value=effect.value)

    def uses(self, use: int) -> str:
        against_boss = c.COMBAT | c.BOSS  # OD-7.30: a combat skill works there too
        names = [
            name for bits, name in ((c.COMBAT, "combat"), (c.PERIL, "peril"), (against_boss, "boss")) if use & bits
        ]
        return f"({', '.join([self.text(f'use-{name}') for name in names])}) " if names else ""

    def skill(self, skill: c.Skill) -> str:
        if skill.passive:
            return self.text(f"effect-{skill.passive}")
        if skill.mana:
            cost = self.text("cost-mana", mana=skill.mana)
        elif skill.dice:
            cost = self.text("cost-dice", count=skill.dice, color=self.color(skill.color))
        else:
            cost = self.text("cost-free")
        if skill.exile:
            cost += " " + self.text("cost-exile")
        return f"{self.uses(skill.use)}{cost} {self.effects(skill.effects)}"

    def potion(self, potion: c.Potion) -> str:
        said: list[str] = []
        if potion.heal_at_turn_start:
            said.append(self.text("effect-heal", start=potion.heal_at_turn_start, heal=potion.heal))
        elif potion.heal:
            said.append(self.text("effect-heal-anytime", heal=potion.heal))
        if potion.cure:
            said.append(self.text("effect-cure-anytime", cure=potion.cure))
        if potion.passive_heal:
            said.append(self.text("effect-passive-heal", heal=potion.passive_heal))
        if potion.skip_time >= 0:
            said.append(self.text("effect-skip", time=potion.skip_time))
        if potion.effects:
            said.append(f"{self.uses(potion.use)}{self.effects(potion.effects)}")
        if potion.exile:
            said.append(self.text("effect-exile-token"))
        return " ".join(said)

    def talent(self, talent: c.Talent) -> str:
        """What it does."""
        if talent.effect:
            return self.text(f"talent-effect-{talent.effect}")
        skill = self.pack.skills[talent.skill]
        said = f"{self.uses(skill.use)}{self.effects(skill.effects)}"
        if skill.use == c.PERIL and skill.effects[0].verb == c.PREVENT:
            said += " " + self.text("talent-choice-cost")
        return said

    def feat(self, feat: c.Feat, edition: str = "") -> str:
        text = self.text
        said: list[str] = []
        if feat.store == ["explore", "flee"]:
            said.append(text("feat-store-explore-flee"))
        else:
            for trigger, count in zip(feat.store, feat.store_amount, strict=True):
                id = f"feat-store-{trigger}"
                said.append(text(id, count=count))
        if feat.store:
            if feat.store_max < self.pack.supply[c.HEROIC]:
                said.append(text("feat-store-max", max=feat.store_max))
            said.append(text("feat-roll-stored", **terms(text, edition)))
        for i, (count, time) in enumerate(zip(feat.choices, feat.times, strict=True)):
            dice = self.dice(c.HEROIC, count)
            if feat.poisons[i]:
                said.append(
                    text("feat-roll-poison" if i == 0 else "feat-roll-or-poison", poison=feat.poisons[i], dice=dice)
                )
            elif i == 0:
                said.append(text("feat-roll", time=time, dice=dice))
            elif time:
                said.append(text("feat-roll-or", time=time, dice=dice))
            else:
                said.append(text("feat-roll-or-free", dice=dice))
        if feat.discard:
            said.append(text("feat-discard"))
        if feat.one_damage:
            said.append(text("feat-gamble", damage=feat.one_damage, time=feat.one_time))
        if feat.even_strength:
            said.append(text("feat-even"))
        if feat.use == c.COMBAT:
            said.insert(0, f"({text('use-combat')})")
        if not feat.boss:
            said.append(text("feat-no-boss"))
        return " ".join(said)

    def ability(self, ability: c.Ability, view: View | None = None) -> str:
        """As printed, or with the numbers of the game that the view shows."""
        altered = view.altered.get(ability.id, {}) if view is not None else {}
        said: list[str] = []
        for name in c.ABILITY_FIELDS:
            value = altered.get(name, getattr(ability, name))
            if name == "x_minimum" or value == getattr(c.Ability(""), name):
                continue
            if name == "discard_rolled":
                said.append(self.text("ability-text-discard_rolled", values=self.values(value)))
            elif name in ("x_per_boss_damage", "x_per_poison"):
                said.append(self.text(f"ability-text-{name}", n=value, minimum=ability.x_minimum))
            elif name in ("floor_exile", "floor_poison", "floor_time"):
                said.append(self.text(f"ability-text-{name}", n=value, floor=self.floors.get(ability.id, 1)))
            else:
                said.append(self.text(f"ability-text-{name}", n=value))
        return " ".join(said) or self.text("ability-text-none")

    def ability_named(self, ability: c.Ability, view: View | None = None) -> str:
        return self.labelled(self.text(f"ability-{ability.id}"), self.ability(ability, view))

    # Boxes and whole cards

    def box(self, box: c.Box | BoxView) -> str:
        """`S4`, `M11 wide (2 damage, 1 time)`."""
        color = box.color if isinstance(box.color, str) else c.COLORS[box.color]
        value = "X" if box.value == c.X else str(box.value)
        costs = self.box_costs(box)
        said = " ".join([self.box_number(color, value), self.box_marks(box)]).rstrip()
        return f"{said} ({costs})" if costs else said

    def box_number(self, color: str, value: str) -> str:
        return self.text(f"letter-{color}") + (" " if color == "any" else "") + value

    def box_marks(self, box: c.Box | BoxView) -> str:
        return ", ".join([self.text(f"box-{flag}") for flag in ("wide", "armor", "skull") if getattr(box, flag)])

    def box_costs(self, box: c.Box | BoxView) -> str:
        costs = []
        if box.damage:
            costs.append(self.text("box-damage", n=box.damage))
        if box.poison:
            costs.append(self.text("box-poison", n=box.poison))
        if box.time:
            costs.append(self.text("box-time", n=box.time))
        return ", ".join(costs)

    def boxes(self, boxes: list[c.Box]) -> str:
        return self.text("boxes-and").join([self.box(box) for box in boxes])

    def item(self, card: c.Encounter) -> str:
        parts = [self.dice(color, count) for color, count in enumerate(card.item) if count]
        if card.health:
            parts.append(self.text("item-health", n=card.health))
        return ", ".join(parts)

    def option(self, card: c.Encounter, index: int) -> str:
        option = card.options[index]
        label = self.label(card, index)
        said = self.text("card-option", label=label, cost=option.time_cost, box=self.box(option.box))
        return f"{said} {self.text('option-loot', part=option.loot)}" if option.loot else said

    def label(self, card: c.Encounter, index: int) -> str:
        return self.text(f"card-{card.name}.{('first', 'second')[index]}")

    def loot(self, card: c.Encounter) -> str:
        if card.skill >= 0:
            skill = self.pack.skills[card.skill]
            return self.text("card-loot-skill", name=self.text(f"skill-{skill.id}"), text=self.skill(skill))
        potion = self.pack.potions[card.potion]
        return self.text("card-loot-potion", name=self.text(f"potion-{potion.id}"), text=self.potion(potion))

    def encounter(self, card: c.Encounter) -> str:
        item, loot = self.item(card), self.loot(card)
        if card.leaf:
            loot += " " + self.text("card-leaf")
        if card.set_icon:
            loot += " " + self.text("card-set-icon")
        if card.peril:
            first, second = self.option(card, 0), self.option(card, 1)
            return self.text("card-peril", xp=card.xp, first=first, second=second, item=item, loot=loot)
        ability = self.ability_named(card.ability) if card.ability else ""
        said = self.text("card-combat", xp=card.xp, ability=ability, boxes=self.boxes(card.boxes), item=item, loot=loot)
        return re.sub(r"  +", " ", said)

    def hero(self, side: c.HeroSide, edition: str = "") -> str:
        called, name = self.text.in_terms("card-hero-feat", edition), self.text(f"feat-{side.feat.id}")
        feat = self.text(called, name=name, text=self.feat(side.feat, edition))
        skill = self.pack.skills[side.skill]
        printed = self.text("card-loot-skill", name=self.text(f"skill-{skill.id}"), text=self.skill(skill))
        strength, agility, magic = side.stats
        return self.text(
            "card-hero", strength=strength, agility=agility, magic=magic, health=side.health, feat=feat, skill=printed
        )

    def dungeon(self, dungeon: c.Dungeon) -> str:
        floors = " ".join([self.floor(dungeon, number) for number in (1, 2, 3)])
        return self.text(
            "card-dungeon",
            difficulty=dungeon.difficulty,
            floors=floors,
            boss=self.text(f"boss-{dungeon.boss}"),
            health=dungeon.boss_health,
            ability=self.ability(dungeon.boss_ability),
            boxes=self.boxes(dungeon.boss_boxes),
        )

    def floor(self, dungeon: c.Dungeon, number: int) -> str:
        floor = dungeon.floors[number - 1]
        return self.text(
            "card-floor",
            n=number,
            name=self.text(f"ability-{floor.ability.id}"),
            text=self.ability(floor.ability),
            peril=self.boxes(floor.peril_boxes),
            combat=self.boxes(floor.combat_boxes),
        )

    def additions(self, view: View) -> dict[str, Any]:
        packs = {"packs": msgspec.to_builtins(self.packs)} if self.packs else {}
        return {"played": self.played(view), **packs}

    def played(self, view: View) -> dict[str, str]:
        """What floors, boss, level cards and feats say in this game, where it is not what is printed."""
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

    def level(self, level: c.Level, last: bool) -> str:
        return self.text(
            "card-level",
            items=level.items,
            skills=level.skills,
            bonus=level.bonus,
            xp=level.xp,
            last="yes" if last else "no",
        )

    def listing(self, edition: str = "") -> list[dict[str, str | int]]:
        """Every card: id, name, deck, copies, origin, why, text; in the terms of an edition."""
        rows = [self.listed(fact, edition) for fact in self.catalog.facts]
        stairs = f"{self.text('card-stairs')} {self.text('card-stairs-four')}"
        rows.append(
            {"id": "stairs", "name": self.text("card-stairs-name"), "deck": "stairs", "set": "base", "copies": 1,
             "origin": "printed", "why": "", "text": stairs}
        )  # fmt: skip
        return rows

    def facts_of(self, source: str) -> list[CardFact]:
        return [fact for fact in self.catalog.facts if fact.set == source]

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
                "origin": fact.origin, "why": self.why_original(fact), "text": text}  # fmt: skip

    def earlier(self, side: c.HeroSide) -> str:
        """What the first printing of the card says, and in which editions that is played (E-72)."""
        said = ""
        for index in dict.fromkeys(side.earlier.values()):
            skill = self.pack.skills[index]
            editions = self.join([edition for edition, earlier in side.earlier.items() if earlier == index])
            said += " " + self.text(
                "card-earlier", editions=editions, name=self.skill_name(skill.id), text=self.skill(skill)
            )
        return said

    # What happened

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

    # Questions and answers

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
            facts["skill"] = self.skill_name(self.pack.skills[frame[2]].id)
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
        """The other card of the door of four heroes; '' where a door has one card."""
        for door in view.doors:
            if view.card is not None and door.second is not None and view.card in (door.card, door.second):
                other = door.card if view.card == door.second else door.second
                return self.card_name(str(other))
        return ""

    def why(self, decision: Decision, view: View) -> str:
        return self.text(f"ask-{decision.kind}.why", heroes=len(view.heroes), **terms(self.text, view.edition))

    def rules_in(self, house: str) -> Rulebook:
        """In the terms of an edition."""
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
        """Those that hold in this game, in the terms of its book."""
        ids = ASK_RULES[decision.kind]
        if len(view.heroes) == 4:
            ids += FOUR_RULES.get(decision.kind, ())
        found = [self.rules_in(view.edition).find(id) for id in ids]
        return [rule for rule in found if view.edition in rule.editions]

    def introduction(self) -> list[str]:
        return [*self.how_to_play(1).split("\n"), "", self.text("rules-sections")]

    def rule_line(self, rule: Rule) -> str:
        """With the editions it holds in, where those are not all."""
        if len(rule.editions) == len(PRESETS):
            return super().rule_line(rule)
        editions = self.text("rule-editions", count=len(rule.editions), list=", ".join(rule.editions))
        return f"{rule.id}  {rule.text} {editions}"

    def how_to_play(self, heroes: int) -> str:
        return self.text("how-to-play", heroes=heroes)

    def answer(self, words: str, decision: Decision, view: View) -> str:
        """A legal answer in words, with whoever it would kill; `words` is its notation."""
        said = self.bare_answer(words, decision, view)
        for fall in view.falls.get(words, []):
            hero = self.hero_opening(fall.hero)
            said += " " + self.text("do-falls", hero=hero, damage=fall.damage, health=fall.health)
        return said

    def bare_answer(self, words: str, decision: Decision, view: View) -> str:
        verb, *rest = words.split()
        facts: dict[str, str | int] = {}
        several = len(view.heroes) > 1
        heroes = {hero.hero: hero for hero in view.heroes}
        if rest and rest[0] in heroes:
            facts["hero"] = self.hero_name(rest[0])
            facts["owner"] = self.text("do-owner", hero=facts["hero"]) if several else ""
            facts["left"] = max(0, heroes[rest[0]].health - heroes[rest[0]].damage)
            facts["poison"] = heroes[rest[0]].poison
        if verb in ("cover", "add", "pay", "pick", "convert", "discard", "throw", "store"):
            facts["die"] = self.die(rest[1])
        if verb == "cover":
            facts["box"] = self.box_name(int(rest[2]))
        elif verb == "enter":
            card = view.doors[int(rest[0]) - 1].card
            facts["door"] = int(rest[0])
            second = view.doors[int(rest[0]) - 1].second
            facts["card"] = "closed" if card is None else "open"
            names = [self.card_name(id) for id in (card, second) if id is not None]
            facts["cardname"] = self.join(names) if names else ""
        elif verb == "heal":
            facts["potion"] = self.text(f"potion-{view.reference}")
            facts["amount"] = view.healing
            facts["useless"] = "no" if heroes[rest[0]].damage or heroes[rest[0]].poison else "yes"
        elif verb == "pair":
            facts["second"] = self.hero_name(rest[1])
        elif verb == "card":
            facts["card"] = self.card_choice(int(rest[0]), decision, view)
        elif verb == "cure":
            facts["poison"] = int(rest[1])
            facts["damage"] = decision.frame[2] - int(rest[1])
        elif verb == "focus":
            facts["focus"] = self.text(f"focus-{rest[1]}")
            found = [t for t in heroes[rest[0]].sheet if t.focus == rest[1] and t.marks == t.spaces]
            facts["talents"] = ", ".join([self.text(f"talent-{talent.id}") for talent in found])
        elif verb == "learn":
            facts["skill"] = self.skill_name(rest[1])
            facts["text"] = self.skill(self.skills[rest[1]])
        elif verb == "brew":
            facts["potion"] = self.text(f"potion-{rest[0]}")
            facts["text"] = self.potion(self.potions[rest[0]])
        elif verb == "mark":
            talent = next(t for t in heroes[rest[0]].sheet if t.id == rest[1])
            color = c.MARKS.index(rest[2])
            facts["talent"] = self.text(f"talent-{rest[1]}")
            facts["mark"] = rest[2]
            facts["marked"] = talent.marks[color]
            facts["spaces"] = talent.spaces[color]
        elif verb == "invisible":
            facts["time"] = max(potion.skip_time for potion in self.pack.potions)
        elif verb == "return":
            facts["color"] = self.text(f"color-{DIE_COLORS[rest[1]]}")
        elif verb == "drain":
            facts["card"] = self.item_named(rest[1])
        elif verb == "peril" and view.card is not None:
            card_ = self.by_id[view.card]
            option = card_.options[int(rest[0]) - 1]
            facts["label"] = self.label(card_, int(rest[0]) - 1)
            text = self.text("card-option", label="", cost=option.time_cost, box=self.box(option.box))
            text = text.lstrip(": \u00a0")
            if option.loot:
                text += " " + self.text("option-loot", part=option.loot)
            facts["text"] = text
            facts["rolls"] = self.peril_dice(option.color, view)
        elif verb == "feat":
            facts["feat"] = self.text(f"feat-{heroes[rest[0]].feat}")
            colors = [(list(DIE_COLORS).index(word[0]), int(word[1:])) for word in rest[1:]]
            facts["dice"] = ", ".join([self.dice(color, count) for color, count in colors])
            feat = self.pack.heroes[heroes[rest[0]].card][several].feat
            facts["time"] = facts["poison"] = 0
            if feat.choices:
                facts["time"] = feat.times[feat.choices.index(colors[0][1])]
                facts["poison"] = feat.poisons[feat.choices.index(colors[0][1])]
        elif verb == "use":
            facts["skill"] = self.skill_name(rest[1])
            facts["text"] = self.skill(self.skills[rest[1]])
        elif verb == "drink":
            facts["potion"] = self.text(f"potion-{rest[1]}")
            facts["text"] = self.potion(self.potions[rest[1]])
        elif verb == "branch":
            facts["text"] = self.effects(self.pack.effects[decision.frame[2]].branches[int(rest[0]) - 1])
        elif verb == "amount":
            facts["n"] = int(rest[0])
        elif verb == "split":
            facts["more"] = decision.frame[1] // 2 + 1
            facts["less"] = decision.frame[1] // 2
        elif verb in ("item", "skill", "potion", "xp") and view.card is not None:
            facts.update(self.loot_facts(self.by_id[view.card]))
        elif verb == "level-up":
            facts["cards"] = " + ".join(rest)
        if verb == "done" and decision.kind == "placing" and (price := self.price(view)):
            return price
        if verb == "drink" and decision.kind != "placing":
            return self.text("do-drink-anytime", **facts)
        facts["change"] = self.change(words, decision, view)
        message = "do-claim" if decision.kind == "loot-order" and verb == "card" else f"do-{verb}"
        return self.text(self.text.in_terms(message, view.edition), **facts)

    def full_answer(self, words: str, decision: Decision, view: View) -> str:
        """An answer that says what it does even outside a list of its like."""
        verb = words.split()[0]
        if (verb, decision.kind) == ("add", "convert"):
            verb = "discard"
        answer = self.answer(words, decision, view)
        return self.labelled(self.text(f"group-{verb}"), answer) if self.text.has(f"group-{verb}") else answer

    def price(self, view: View) -> str:
        """What stopping now costs (OD-8.1); '' where it costs nothing."""
        parts = {"damage": view.damage_now, "poison": view.poison_now}
        hurts = ", ".join([self.text(f"box-{part}", n=n) for part, n in parts.items() if n])
        time = self.text("box-time", n=view.time_now) if view.time_now else ""
        if not hurts and not time:
            return ""
        price = "both" if hurts and time else "hurts" if hurts else "time"
        return self.text("do-done-price", price=price, hurts=hurts, time=time)

    def grave(self, words: str, decision: Decision, view: View) -> bool:
        """Is something lost with this answer that can't be had back?"""
        verb, *rest = words.split()
        if verb == "done":
            return decision.kind == "placing" and bool(self.price(view))
        if verb == "heal":
            return not any(hero.damage + hero.poison for hero in view.heroes if hero.hero == rest[0])
        return verb in ("flee", "defeat", "discard")

    def loot_facts(self, card: c.Encounter) -> dict[str, str | int]:
        facts: dict[str, str | int] = {"xp": card.xp}
        if card.skill >= 0:
            skill = self.pack.skills[card.skill]
            facts["skill"] = self.skill_name(skill.id)
            facts["text"] = self.skill(skill)
        else:
            potion = self.pack.potions[card.potion]
            facts["potion"] = self.text(f"potion-{potion.id}")
            facts["text"] = self.potion(potion)
        return facts

    # What an answer gives and takes

    def change(self, words: str, decision: Decision, view: View) -> str:
        """The numbers before and after an answer about loot, and what is replaced; of other answers nothing."""
        verb, *rest = words.split()
        if decision.kind == "loot-order" and verb == "card":
            return self.on_card(self.by_id[view.spoils[int(rest[0]) - 1]])
        if decision.kind == "level" and verb == "level-up":
            return self.level_change([int(value) for value in rest], view)
        if verb not in ABOUT_LOOT or (verb != "drain" and view.card is None):
            return ""
        given_up = self.by_id[rest[1]] if len(rest) > 1 else None
        gained = None if verb == "drain" else self.by_id[str(view.card)]
        parts: list[str] = []
        if verb in ("item", "drain"):
            parts += self.item_change(rest[0], gained, given_up, view)
        elif verb == "skill" and given_up is None:
            held = [skill for skill in self.held(rest[0], view).skills if skill.card is not None]
            parts.append(self.room_change("skills", len(held), view.level_skills))
        elif verb == "potion":
            parts.append(self.token_change(1, view))
        xp = given_up.xp if given_up is not None else gained.xp if verb == "xp" and gained is not None else 0
        if xp:
            after = view.xp_total + xp
            parts.append(self.text("change-xp", before=view.xp_total, after=after, needed=view.xp_needed))
        said = ", ".join(parts)
        if given_up is None or gained is None:
            return said
        name = self.skill_name(self.pack.skills[given_up.skill].id) if verb == "skill" else self.card_name(given_up.id)
        return self.text("change-replaces", change=said, name=name)

    def held(self, hero: str, view: View) -> HeroView:
        return next(each for each in view.heroes if each.hero == hero)

    def item_change(self, hero: str, gained: c.Encounter | None, given_up: c.Encounter | None, view: View) -> list[str]:
        """OD-9.5: dice and health, counted as on the hero's card; OD-9.11: the room that is left."""
        holder = self.held(hero, view)
        names = [self.text(f"change-{name}") for name in (*c.COLORS[: c.HEROIC], "health")]
        now = [*holder.stats, holder.health - holder.damage]
        then = [number + more - less for number, more, less in zip(now, worth(gained), worth(given_up), strict=True)]
        numbers = zip(names, now, then, strict=True)
        parts = [self.number_change(name, old, max(0, new)) for name, old, new in numbers if old != new]
        if given_up is None:
            parts.append(self.room_change("items", len(holder.items), view.level_items))
        return parts

    def level_change(self, spent: list[int], view: View) -> str:
        """OD-11.5-8: whole cards are spent, surplus XP is lost; a level brings potion tokens."""
        parts = [self.number_change(self.text("change-of-xp"), view.xp_total, view.xp_total - sum(spent))]
        if sum(spent) > view.xp_needed:
            parts.append(self.text("change-lost", n=sum(spent) - view.xp_needed))
        top = len(self.pack.levels[0])
        if view.level < top:
            parts.append(self.number_change(self.text("change-level"), view.level, view.level + 1))
        parts.append(self.token_change(2 if len(view.heroes) == 4 and view.level < top else 1, view))  # OD-16.29
        return ", ".join(parts)

    def token_change(self, more: int, view: View) -> str:
        after = view.tokens + more
        after = after if view.token_limit is None else max(view.tokens, min(after, view.token_limit))
        return self.number_change(self.text("change-tokens"), view.tokens, after)

    def number_change(self, name: str, before: int, after: int) -> str:
        return self.text("change-number", name=name, before=before, after=after)

    def room_change(self, kind: str, held: int, most: int) -> str:
        return self.text(f"change-{kind}", before=held, after=held + 1, most=max(most, held + 1))

    def on_card(self, card: c.Encounter) -> str:
        """What there is to claim on it."""
        facts = self.loot_facts(card)
        loot = facts["skill"] if card.skill >= 0 else facts["potion"]
        return ", ".join([self.item(card), str(loot), self.text("do-xp-short", xp=card.xp)])

    def card_choice(self, number: int, decision: Decision, view: View) -> str:
        """One of the two cards behind a door of four heroes, or of those waiting to be claimed."""
        if decision.kind == "loot-order":
            return self.card_name(view.spoils[number - 1])
        door = view.doors[decision.frame[1] // 2]
        return self.card_name(str(door.card if number == 1 else door.second))

    def peril_dice(self, color: int, view: View) -> str:
        """OD-6.35-36: the dice an option lets the party roll, bonus dice included."""
        wanted = sum(hero.stats[color] for hero in view.heroes if hero.fighting)
        count = min(wanted, view.supply[c.COLORS[color]])
        parts = [self.dice(color, count)] if count else []
        if view.level_bonus:
            parts.append(self.dice(c.HEROIC, view.level_bonus))
        return self.join(parts) if parts else self.text("table-pool-empty")

    def item_named(self, id: str) -> str:
        return f"{self.card_name(id)} ({self.item(self.by_id[id])})"


def worth(card: c.Encounter | None) -> list[int]:
    """What a card adds as an item: dice of each color, and health."""
    return [0, 0, 0, 0] if card is None else [*card.item[: c.HEROIC], card.health]


def mergeable(first: c.Effect, second: c.Effect) -> bool:
    return (
        first.verb == second.verb
        and first.verb in (c.ROLL, c.GAIN)
        and first.value == second.value
        and first.partner == second.partner
        and not (first.restrict or second.restrict or first.lower_per_stored)
    )


def lowest(mask: int) -> int:
    return next(face for face in range(1, 7) if mask >> face & 1)


def terms(text: Text, edition: str) -> dict[str, str]:
    """E-1: what the edition's book calls a heroic feat, once, several times, and at the beginning of a sentence."""
    term = text.in_terms("term-feat", edition)
    return {"deed": text(term), "deeds": text(f"{term}.many"), "Deeds": text(f"{term}.first")}


@cache
def edition_book(language: str, edition: str) -> Rulebook:
    return Rulebook(language, "onedeck", terms(text_in(language, "onedeck"), edition))


MOST_MIXES = 32


@lru_cache(MOST_MIXES)
def onedeck_text(language: str, packs: Refs = ()) -> OneDeckText:
    return OneDeckText(language, packs)
