"""Reads a pack file, checks it, compiles it. An error names file, card and field."""

import hashlib
import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, TypeVar

from underdeck.games.onedeck import schema as s
from underdeck.games.onedeck.rules import cards as c
from underdeck.kernel.refusal import Refusal
from underdeck.packs.reading import CardFact, Reader

T = TypeVar("T")

SAVED = {name: index for index, name in enumerate(c.COLORS)}
SETS = ("base", "forest")
USES = {"combat": c.COMBAT, "peril": c.PERIL, "boss": c.BOSS}


class Catalog:
    __slots__ = ("facts", "pack")

    def __init__(self, pack: c.Pack, facts: list[CardFact]) -> None:
        self.pack = pack
        self.facts = facts


class Compiler(Reader):
    """Files on their way to a Pack, one set each; `file` and `card` are what an error is blamed on."""

    def __init__(self) -> None:
        super().__init__()
        self.why = ""
        self.pack = c.Pack()
        self.abilities: dict[str, c.Ability] = {}
        self.skills: dict[str, c.Skill] = {}
        self.potions: dict[str, c.Potion] = {}

    def compile(self, files: list[tuple[str, bytes]]) -> Catalog:
        """The first file is the base set: it brings levels, talents and the supply for all."""
        for file, data in files:
            self.file = file
            self.add(data)
        pack = self.pack
        pack.digest = hashlib.blake2b(b"".join([data for _, data in files]), digest_size=8).hexdigest()
        for card in pack.cards[:]:  # a second copy of every set, for four heroes
            pack.cards.append(card.second(len(pack.cards)))
        return Catalog(pack, self.facts)

    def add(self, data: bytes) -> None:
        self.card = "pack"
        try:
            tables = tomllib.loads(data.decode())
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise Refusal("pack-syntax", file=self.file, reason=str(error)) from None
        for name in tables:
            if name not in {"pack", *s.SINGLE, *s.SECTIONS}:
                raise self.refuse(name, "unknown table")
        head = self.convert(tables.get("pack", {}), s.HeadSpec)
        pack = self.pack
        first = not pack.sets
        pack.sets.append(head.id)
        self.why = head.why
        if first:
            supply = self.convert(tables.get("supply", {}), s.SupplySpec)
            pack.supply = [supply.strength, supply.agility, supply.magic, supply.heroic]
            pack.tokens = supply.potion_tokens
            pack.poison = supply.poison_tokens
            pack.levels = [[], []]
        specs: dict[str, list[Any]] = {
            name: self.section(tables, name, type_, needed=name not in s.OPTIONAL and (first or name not in s.ONCE))
            for name, type_ in s.SECTIONS.items()
        }
        for spec in specs["ability"]:
            self.ability(spec)
        for spec in specs["skill"]:
            self.skill(pack, spec)
        for spec in specs["potion"]:
            self.potion(pack, spec)
        for spec in specs["encounter"]:
            self.encounter(pack, spec)
        for spec in specs["hero"]:
            self.hero(pack, spec)
        for spec in specs["dungeon"]:
            self.dungeon(pack, spec)
        pack.basic_skills.append([])
        for spec in specs["basic_skill"]:
            self.card = spec.id
            skill = self.find(self.skills, spec.id, "skill")
            pack.basic_skills[-1].append(skill.index)
            self.fact("basic-skill", spec, skill, spec.id)
        for spec in specs["basic_potion"]:
            self.card = spec.id
            potion = self.find(self.potions, spec.id, "potion")
            pack.basic_potions.append(potion.index)
            self.fact("basic-potion", spec, potion, spec.id)
        for spec in specs["talent"]:
            self.talent(pack, spec)
        for spec in specs["level"]:
            self.level(pack, spec)
        self.card = "reference"
        reference = self.convert(tables.get("reference", {}), s.ReferenceSpec)
        potion = self.find(self.potions, reference.potion, "potion")
        pack.references.append(potion.index)
        self.fact("reference", reference, potion, "turn-reference" if first else f"turn-reference-{head.id}")
        if "hordes" in tables:
            self.card = "hordes"
            hordes = self.convert(tables["hordes"], s.HordesSpec)
            pack.hordes = c.Floor(
                self.find(self.abilities, hordes.ability, "ability"),
                self.boxes(hordes.peril, "peril"),
                self.boxes(hordes.combat, "combat"),
            )
            self.fact("hordes", hordes, pack.hordes, hordes.ability)

    def find(self, known: dict[str, T], id: str, field: str) -> T:
        if id not in known:
            raise self.refuse(field, f"no such {field}: {id}")
        return known[id]

    def fact(self, deck: str, spec: Any, subject: Any, id: str) -> None:
        why = (spec.why or self.why) if spec.origin == "original" else ""
        if spec.origin == "original" and not why:
            raise self.refuse("why", "an original card says why")
        self.facts.append(CardFact(id, deck, self.pack.sets[-1], spec.origin, why, subject))

    def box(self, text: str, field: str) -> c.Box:
        """`strength 4: 1 damage 1 time`, `any 2 armor`, `strength X wide skull: 4 damage`."""
        match = re.fullmatch(
            r"(strength|agility|magic|any) (\d+|X)((?: (?:wide|armor|skull))*)"
            r"(?::(?: (\d) damage)?(?: (\d) poison)?(?: (\d) time)?)?",
            text,
        )
        if match is None:
            raise self.refuse(field, f"not a box: {text}")
        color, value, flags, damage, poison, time = match.groups()
        marks = flags.split()
        return c.Box(
            SAVED[color], c.X if value == "X" else int(value), "wide" in marks, "armor" in marks,
            int(damage or 0), int(poison or 0), int(time or 0), int("skull" in marks),
        )  # fmt: skip

    def boxes(self, texts: list[str], field: str) -> list[c.Box]:
        return [self.box(text, field) for text in texts]

    def ability(self, spec: Any) -> None:
        self.card = spec.id
        ability = c.Ability(spec.id)
        for name in spec.__struct_fields__:
            value = getattr(spec, name)
            if name == "discard_rolled":
                ability.discard_rolled = bits(value)
            elif name == "armor_color":
                ability.armor_color = -1 if value is None else SAVED[value]
            elif name != "id":
                setattr(ability, name, int(value))
        self.abilities[spec.id] = ability

    def skill(self, pack: c.Pack, spec: Any) -> None:
        self.card = spec.id
        if len(spec.cost) > 1:
            raise self.refuse("cost", "one kind of cost at most")
        skill = c.Skill(len(pack.skills), spec.id)
        skill.use = uses(spec.use)
        for kind, amount in spec.cost.items():
            if kind == "mana":
                skill.mana = amount
                skill.color = c.MAGIC
            else:
                skill.dice = amount
                skill.color = SAVED[kind]
        skill.passive = spec.passive or ""
        skill.exile = spec.exile
        if skill.exile and not spec.cost:
            raise self.refuse("exile", "only dice that pay for a skill can be exiled")
        skill.effects = self.effects(pack, spec.effects)
        if not skill.effects and not skill.passive:
            raise self.refuse("effects", "does nothing")
        pack.skills.append(skill)
        self.skills[spec.id] = skill

    def potion(self, pack: c.Pack, spec: Any) -> None:
        self.card = spec.id
        potion = c.Potion(len(pack.potions), spec.id)
        potion.use = uses(spec.use)
        potion.effects = self.effects(pack, spec.effects)
        potion.cure = spec.cure
        potion.exile = spec.exile
        potion.heal = spec.heal
        potion.passive_heal = spec.passive_heal
        potion.heal_at_turn_start = spec.heal_at_turn_start
        potion.skip_time = -1 if spec.skip_encounter_for is None else spec.skip_encounter_for
        pack.potions.append(potion)
        self.potions[spec.id] = potion

    def effects(self, pack: c.Pack, specs: list[Any]) -> list[c.Effect]:
        return [self.effect(pack, spec) for spec in specs]

    def effect(self, pack: c.Pack, spec: Any) -> c.Effect:
        verb = c.VERBS.index(type(spec).__struct_config__.tag)
        effect = c.Effect(len(pack.effects), verb)
        pack.effects.append(effect)
        if isinstance(spec, s.Choose):
            effect.branches = [self.effects(pack, branch) for branch in spec.branches]
            return effect
        effect.partner = getattr(spec, "partner", False)
        effect.count = dice_count(getattr(spec, "dice", getattr(spec, "count", 1)))
        effect.values = bits(getattr(spec, "values", []))
        if isinstance(spec, s.Roll):
            effect.color = SAVED[spec.color]
            effect.lower_per_stored = spec.lower_per_stored
            effect.per_poison = spec.per_poison
        elif isinstance(spec, s.Gain):
            effect.color = SAVED[spec.color]
            effect.value = spec.value
            effect.restrict = {None: 0, "armor": c.ARMOR_ONLY, "mana": c.MANA_ONLY}[spec.only]
        elif isinstance(spec, s.Prevent):
            effect.color = c.ICONS.index(spec.icon)
            effect.count = spec.amount
            effect.boss_count = spec.boss_amount or spec.amount
            effect.up_to = spec.up_to
        elif isinstance(spec, s.Raise):
            effect.value = spec.by
            effect.filter_color = -1 if spec.color is None else SAVED[spec.color]
        elif isinstance(spec, s.Set):
            effect.value = spec.to
            effect.exact = spec.exact
            effect.without_heroic = spec.without_heroic
            effect.same_value = spec.same_value
            effect.among_gained = spec.among_gained
        elif isinstance(spec, s.Reroll):
            effect.exact = spec.dice not in ("any",) and not spec.partner
            effect.filter_color = -1 if spec.color is None else SAVED[spec.color]
        elif isinstance(spec, s.Recolor):
            effect.filter_color = SAVED[spec.source]
            effect.color = SAVED[spec.to]
            effect.minimum = 1
        elif isinstance(spec, s.Exchange):
            effect.color = SAVED[spec.color]
            effect.value = spec.value
            effect.gains = spec.count
        elif isinstance(spec, s.Heal | s.Cure | s.Envenom):
            effect.count = spec.amount
        return effect

    def encounter(self, pack: c.Pack, spec: Any) -> None:
        self.card = spec.id
        boxes = self.boxes(spec.boxes, "boxes")
        options = [
            c.Option(box.color, option.time_cost, box, option.loot or "")
            for option in spec.options
            for box in [self.box(option.box, "options")]
        ]
        if spec.kind == "peril" and (len(options) != 2 or boxes):
            raise self.refuse("options", "a peril has two options and no other box (OD-1.33)")
        if spec.kind == "combat" and (options or not boxes):
            raise self.refuse("boxes", "a combat has boxes and no options (OD-1.32)")
        if sorted([option.loot for option in options]) not in ([], ["", ""], ["item", "skill"]):
            raise self.refuse("options", "split loot: one option leads to the item, the other to the skill (OD-17.26)")
        ability = None if spec.ability is None else self.find(self.abilities, spec.ability, "ability")
        for face in spec.cards:
            self.card = face.id
            card = c.Encounter(len(pack.cards), face.id, spec.id)
            card.peril = spec.kind == "peril"
            card.xp = spec.xp
            card.item = [face.item.get(stat, 0) for stat in ("strength", "agility", "magic")]
            card.health = face.item.get("health", 0)
            if (face.skill is None) == (face.potion is None):
                raise self.refuse("skill", "a card has a skill or a potion (OD-1.30)")
            if face.skill is not None:
                card.skill = self.find(self.skills, face.skill, "skill").index
            if face.potion is not None:
                card.potion = self.find(self.potions, face.potion, "potion").index
            card.set_icon = face.set_icon
            card.leaf = face.leaf
            card.set = len(pack.sets) - 1
            card.ability = ability
            card.boxes = boxes
            card.options = options
            pack.cards.append(card)
            self.fact("encounter", face, card, face.id)

    def hero(self, pack: c.Pack, spec: Any) -> None:
        sides = []
        for name, side in (("solo", spec.solo), ("duo", spec.duo)):
            self.card = f"{spec.id} ({name})"
            feat = c.Feat(side.feat.id)
            feat.use = uses(side.feat.use)
            feat.boss = side.feat.boss
            feat.choices = [roll.dice for roll in side.feat.rolls]
            feat.times = [roll.time for roll in side.feat.rolls]
            feat.poisons = [roll.poison for roll in side.feat.rolls]
            feat.discard = side.feat.discard
            feat.one_damage = side.feat.on_a_one.get("damage", 0)
            feat.one_time = side.feat.on_a_one.get("time", 0)
            feat.even_strength = side.feat.strength_if_even
            if side.feat.store is not None:
                feat.store = list(side.feat.store.on)
                feat.store_amount = list(side.feat.store.on.values())
                feat.store_max = side.feat.store.max
            if bool(feat.store) == bool(feat.choices):
                raise self.refuse("feat", "a feat either stores dice or rolls them directly (OD-6.26-27)")
            skill = self.find(self.skills, side.skill, "skill").index
            stats = [side.strength, side.agility, side.magic]
            compiled = c.HeroSide(spec.id, stats, side.health, feat, skill)
            compiled.set = len(pack.sets) - 1
            for edition, id in side.earlier.items():
                compiled.earlier[edition] = self.find(self.skills, id, "skill").index
            sides.append(compiled)
            self.fact("hero", side, compiled, f"{spec.id}-{name}")
        pack.heroes[spec.id] = sides

    def dungeon(self, pack: c.Pack, spec: Any) -> None:
        self.card = spec.id
        dungeon = c.Dungeon(spec.id, spec.difficulty)
        dungeon.set = len(pack.sets) - 1
        for number, floor in enumerate(spec.floors, 1):
            field = f"floors[{number}]"
            dungeon.floors.append(
                c.Floor(
                    self.find(self.abilities, floor.ability, "ability"),
                    self.boxes(floor.peril, field),
                    self.boxes(floor.combat, field),
                )
            )
        if any(getattr(floor.ability, name) for floor in dungeon.floors for name in c.START_FIELDS):
            raise self.refuse("floors", "only a foe's ability acts as an encounter starts (OD-6.4)")
        dungeon.boss = spec.boss.id
        dungeon.boss_health = spec.boss.health
        dungeon.boss_ability = self.find(self.abilities, spec.boss.ability, "ability")
        dungeon.boss_boxes = self.boxes(spec.boss.boxes, "boss.boxes")
        if not any(box.skull for box in dungeon.boss_boxes):
            raise self.refuse("boss.boxes", "a boss needs a skull box or nobody can win (OD-13.21)")
        pack.dungeons[spec.id] = dungeon
        self.fact("dungeon", spec, dungeon, spec.id)

    def talent(self, pack: c.Pack, spec: Any) -> None:
        """OD-14.19-21: either used like a skill or always in effect."""
        self.card = spec.id
        if (spec.effect is None) == (not spec.effects):
            raise self.refuse("effect", "a talent is used or always in effect")
        talent = c.Talent(len(pack.talents), spec.id, c.FOCUSES.index(spec.focus), spec.spaces)
        if spec.effect is None:
            skill = c.Skill(len(pack.skills), spec.id)
            skill.use = uses(spec.use)
            skill.effects = self.effects(pack, spec.effects)
            skill.talent = True
            pack.skills.append(skill)
            talent.skill = skill.index
        else:
            talent.effect = spec.effect
        pack.talents.append(talent)
        self.fact("talent", spec, talent, spec.id)

    def level(self, pack: c.Pack, spec: Any) -> None:
        for index, (name, side) in enumerate((("solo", spec.solo), ("duo", spec.duo))):
            self.card = f"{spec.id} ({name})"
            if spec.id != f"level-{len(pack.levels[index]) + 1}":
                raise self.refuse("id", "levels stand in order from 1 to 4")
            level = c.Level(side.items, side.skills, side.xp, side.bonus)
            pack.levels[index].append(level)
            self.fact("level", side, level, f"{spec.id}-{name}")


def bits(faces: list[int]) -> int:
    return sum(1 << face for face in faces)


def dice_count(dice: int | str) -> int:
    return c.ALL_DICE if isinstance(dice, str) else dice


def uses(names: list[str]) -> int:
    return sum(USES[name] for name in set(names))


def load_pack(file: str, data: bytes) -> Catalog:
    """Compile pack data; `file` is only for messages."""
    return Compiler().compile([(file, data)])


def pack_files() -> list[tuple[str, bytes]]:
    """The sets that come with the program, the base set first."""
    folder = resources.files("underdeck.games.onedeck") / "packs"
    return [(f"{name}.toml", (folder / f"{name}.toml").read_bytes()) for name in SETS]


@cache
def onedeck_pack() -> Catalog:
    """Everything that comes with the program."""
    return Compiler().compile(pack_files())
