"""Cards in words, made from their effects."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from underdeck.games.onedeck.compile import Compiler, mixed_pack
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.encounter import saved_time
from underdeck.games.onedeck.rules.view_types import BoxView, View
from underdeck.games.onedeck.schema import BOXES
from underdeck.packs.history import split_refs
from underdeck.packs.outside import OutsidePack, Refs, needed, readable
from underdeck.packs.reading import UNNAMED
from underdeck.packs.vocabulary import Meanings
from underdeck.text.fluent import Text
from underdeck.text.languages import language_of
from underdeck.text.outside import Said, name_wanted, names_of
from underdeck.text.words import Words

MOST_MIXES = 32
"""The most combinations of third-party packs whose words are kept."""
DIE_COLORS = {"s": "strength", "a": "agility", "m": "magic", "h": "heroic"}


class CardText(Words):
    """The texts of names, dice, effects, boxes and whole cards."""

    def __init__(self, language: str, packs: Refs = ()) -> None:
        super().__init__("onedeck", language)
        _, self.packs = split_refs(packs)
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
        if self.packs:
            self.text = Text(language_of(language), "onedeck", self.outside_names([needed(ref) for ref in self.packs]))

    def outside_names(self, packs: list[OutsidePack]) -> dict[str, str]:
        """Return the names of everything in third-party packs, so that no card is without a name."""
        found: dict[str, str] = {}
        for pack in packs:
            own = [name for name, owner in self.catalog.names.items() if owner == pack.manifest.id]
            wanted = {name: self.name_wanted(name, pack) for name in own if not name.startswith(UNNAMED)}
            found |= names_of(pack, self.text.language, wanted)
        return found

    def name_wanted(self, message: str, pack: OutsidePack) -> Said:
        kind, _, id = message.partition("-")
        if kind == "set":
            return name_wanted(id, name=pack.manifest.name)
        if kind in ("hero", "boss"):
            return name_wanted(id, [("the", self.text("pack-the", name=readable(id))), ("plays", "")])
        perils = [card for card in self.pack.cards if kind == "card" and card.name == id and card.peril]
        colors = [self.color(option.color).capitalize() for option in perils[0].options] if perils else []
        return name_wanted(id, zip(("first", "second"), colors, strict=False))

    def card_name(self, id: str) -> str:
        return self.text(f"card-{self.by_id[id].name}")

    def item_name(self, id: str) -> str:
        """Return the name of a card's item; for a third-party card its own name."""
        return self.text.fallback(f"item-on-{id.removesuffix('-twin')}", self.card_name(id))

    def joke(self, id: str) -> str:
        """Return the joke about an encounter, boss, hero, potion or skill."""
        return self.text.fallback(f"joke-{id}", "")

    def hero_name(self, name: str) -> str:
        """Return a hero's name, with a number for a second one of the same kind (R-62)."""
        id, twin = name.removesuffix("-2"), name.endswith("-2")
        return self.text(f"hero-{id}") + (" 2" if twin else "")

    def hero_opening(self, name: str) -> str:
        """Return a hero's name with its article, to begin a sentence."""
        id, twin = name.removesuffix("-2"), name.endswith("-2")
        return self.text(f"hero-{id}.the") + (" 2" if twin else "")

    def skill_name(self, id: str) -> str:
        return self.text(f"talent-{id}" if self.skills[id].talent else f"skill-{id}")

    def deck_name(self, deck: str) -> str:
        return self.text(f"deck-{deck}")

    def color(self, color: int) -> str:
        return self.text(f"color-{c.COLORS[color]}")

    def letter(self, color: int) -> str:
        return self.text(f"letter-{c.COLORS[color]}")

    def die(self, word: str) -> str:
        """Return a die like `s4` as this language writes it; marks stay."""
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

    def effects(self, effects: list[c.Effect]) -> str:
        """Return the text of effects; neighbours that do the same with other dice share a sentence."""
        said: list[c.Sentence] = []
        for i, effect in enumerate(effects):
            sentences = effect.sentences()
            if i and effect.joins(effects[i - 1]):
                said[-1][1]["dice"] += sentences[0][1]["dice"]
            else:
                said += sentences
        return " ".join([self.sentence(*sentence) for sentence in said])

    def sentence(self, message: str, facts: dict[str, Any]) -> str:
        """Return a sentence; its facts are numbers in the rules and become words here."""
        words: dict[str, Callable[[Any], str]] = {
            "color": self.color, "source": self.color, "values": self.values, "dice": self.dice_list,
            "first": self.effects, "second": self.effects,
        }  # fmt: skip
        said = {name: words[name](fact) if name in words else fact for name, fact in facts.items()}
        return self.text(f"effect-{message}", **said)

    def dice_list(self, dice: list[tuple[int, int]]) -> str:
        return self.join([self.dice(color, count) for color, count in dice])

    def effect(self, effect: c.Effect) -> str:
        return self.effects([effect])

    def join(self, parts: list[str]) -> str:
        first = parts[0]
        for part in parts[1:-1]:
            first = self.text("list-more", first=first, second=part)
        return self.text("list-two", first=first, second=parts[-1]) if len(parts) > 1 else first

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
        """Return the text of a talent."""
        if talent.effect:
            return self.text(f"talent-effect-{talent.effect}")
        skill = self.pack.skills[talent.skill]
        said = f"{self.uses(skill.use)}{self.effects(skill.effects)}"
        time = saved_time(skill)
        if time:
            said += " " + self.text("talent-choice-cost", time=time)
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

    def vocabulary(self) -> dict[str, Meanings]:
        """Return what the fields of a pack's tables may hold: abilities field by field, and ids to refer to."""
        pack = self.pack
        abilities = {card.ability.id: card.ability for card in pack.cards if card.ability is not None}
        for dungeon in pack.dungeons.values():
            for ability in (dungeon.boss_ability, *[floor.ability for floor in dungeon.floors]):
                abilities[ability.id] = ability
        return {
            "boxes": [(written, self.box(Compiler().box(written, ""))) for written in BOXES],
            "ability fields": [(name, self.ability_field(name)) for name in c.ABILITY_FIELDS],
            "ability": [(id, self.ability_named(ability)) for id, ability in abilities.items()],
            "skill": [(skill.id, self.text(f"skill-{skill.id}")) for skill in pack.skills if not skill.talent],
            "potion": [(potion.id, self.text(f"potion-{potion.id}")) for potion in pack.potions],
        }

    def ability_field(self, name: str) -> str:
        facts: dict[str, str | int] = {"n": 2, "minimum": 2, "floor": 1, "values": self.values(1 << 2)}
        return self.text.fallback(f"ability-text-{name}", "", **facts)

    def ability(self, ability: c.Ability, view: View | None = None) -> str:
        """Return an ability as printed, or with the numbers in the view of a game."""
        if view is not None:
            return self.ability_with(ability, view.altered.get(ability.id, {}))
        said = self.ability_with(ability, {})
        return f"{said} {self.ability_for_four(ability)}" if ability.four else said

    def ability_for_four(self, ability: c.Ability) -> str:
        """Return the differences for four heroes; the whole text if something printed no longer counts."""
        if any(not number for number in ability.four.values()):
            return self.text("ability-four-instead", text=self.ability_with(ability, ability.four))
        names = [*ability.four, *(("x_per_boss_damage", "x_per_poison") if "x_minimum" in ability.four else ())]
        return self.text("ability-four", text=self.ability_with(ability, ability.four, names))

    def ability_with(self, ability: c.Ability, altered: dict[str, int], names: Sequence[str] = c.ABILITY_FIELDS) -> str:
        said: list[str] = []
        for name in sorted(set(names)):
            value = altered.get(name, getattr(ability, name))
            if name == "x_minimum" or value == getattr(c.Ability(""), name):
                continue
            if name == "discard_rolled":
                said.append(self.text("ability-text-discard_rolled", values=self.values(value)))
            elif name in ("x_per_boss_damage", "x_per_poison"):
                minimum = altered.get("x_minimum", ability.x_minimum)
                said.append(self.text(f"ability-text-{name}", n=value, minimum=minimum))
            elif name in ("floor_exile", "floor_poison", "floor_time"):
                said.append(self.text(f"ability-text-{name}", n=value, floor=self.floors.get(ability.id, 1)))
            else:
                said.append(self.text(f"ability-text-{name}", n=value))
        return " ".join(said) or self.text("ability-text-none")

    def ability_named(self, ability: c.Ability, view: View | None = None) -> str:
        return self.labelled(self.text(f"ability-{ability.id}"), self.ability(ability, view))

    def box(self, box: c.Box | BoxView) -> str:
        """Return a box in words: `S4`, `M11 wide (2 damage, 1 time)`."""
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

    def level(self, level: c.Level, last: bool) -> str:
        return self.text(
            "card-level",
            items=level.items,
            skills=level.skills,
            bonus=level.bonus,
            xp=level.xp,
            last="yes" if last else "no",
        )

    def earlier(self, side: c.HeroSide) -> str:
        """Return the first printing of the card, and the editions that use it (E-72)."""
        said = ""
        for index in dict.fromkeys(side.earlier.values()):
            skill = self.pack.skills[index]
            editions = [edition for edition, earlier in side.earlier.items() if earlier == index]
            said += " " + self.text(
                "card-earlier",
                count=len(editions),
                editions=self.join(editions),
                name=self.skill_name(skill.id),
                text=self.skill(skill),
            )
        return said


def terms(text: Text, edition: str) -> dict[str, str]:
    """Return the edition's term for a heroic feat: singular, plural, and at the beginning of a sentence (E-1)."""
    term = text.in_terms("term-feat", edition)
    return {"deed": text(term), "deeds": text(f"{term}.many"), "Deeds": text(f"{term}.first")}
