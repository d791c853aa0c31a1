"""Compiles pack files after strict checks. An error names file, card and field."""

import copyreg
import hashlib
import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any, ClassVar, TypeVar

from underdeck.games.onedeck import schema as s
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.verbs import VERBS
from underdeck.kernel.refusal import Refusal
from underdeck.packs.faults import unknown
from underdeck.packs.history import MOST_MIXES, card_sources, own_files
from underdeck.packs.outside import MANIFEST, OutsidePack, Refs, read_toml
from underdeck.packs.reading import CardFact, Reader, tables_in

T = TypeVar("T")

SAVED = {name: index for index, name in enumerate(c.COLORS)}
SETS = ("base", "forest")
USES = {"combat": c.COMBAT, "peril": c.PERIL, "boss": c.BOSS}


class Catalog:
    __slots__ = ("facts", "names", "pack")

    def __init__(self, pack: c.Pack, facts: list[CardFact], names: dict[str, str]) -> None:
        self.pack = pack
        self.facts = facts
        self.names = names
        """What was named by whom: `hero-mage` by the base set."""


class Compiler(Reader):
    """Compiles files to a Pack, one set each; errors name `file` and `card`."""

    shared = ("feat", "boss")
    second: ClassVar = {"hero": "-2", "face": "-twin"}  # R-62, OD-16.1

    def __init__(self) -> None:
        super().__init__()
        self.why = ""
        self.pack = c.Pack()
        self.set = 0
        """The set whose deck the cards go into that are read now."""
        self.abilities: dict[str, c.Ability] = {}
        self.skills: dict[str, c.Skill] = {}
        self.potions: dict[str, c.Potion] = {}

    def compile(self, files: list[tuple[str, bytes]], packs: Sequence[OutsidePack] = ()) -> Catalog:
        """Compile the files; the first is the base set with levels, talents and the supply for all."""
        for file, data in files:
            self.file = file
            self.add(data)
        pack = self.pack
        pack.digest = hashlib.blake2b(b"".join([data for _, data in files]), digest_size=8).hexdigest()
        pack.packs = tuple(each.ref for each in packs)
        for each in packs:
            self.add_outside(each)
        for card in pack.cards[:]:  # a second copy of every set, for four heroes
            pack.cards.append(card.second(len(pack.cards)))
        return Catalog(pack, self.facts, self.names)

    def add(self, data: bytes) -> None:
        self.card = "pack"
        tables = read_toml(self.file, data)
        for name in tables:
            if name not in {"pack", *s.SINGLE, *s.SECTIONS}:
                raise self.refuse(name, unknown("table", name, (*s.SINGLE, *s.SECTIONS)))
        head = self.convert(tables.get("pack", {}), s.HeadSpec)
        pack = self.pack
        first = not pack.sets
        self.open_set(head.id)
        self.source, self.why = head.id, head.why
        self.name("set", head.id)
        if first:
            supply = self.convert(tables.get("supply", {}), s.SupplySpec)
            pack.supply = [supply.strength, supply.agility, supply.magic, supply.heroic]
            pack.tokens = supply.potion_tokens
            pack.poison = supply.poison_tokens
            pack.levels = [[], []]
        needed = [name for name in s.SECTIONS if name not in s.OPTIONAL and (first or name not in s.ONCE)]
        self.add_cards([(self.file, tables)], needed)
        self.card = "reference"
        self.reference(tables.get("reference", {}), "turn-reference" if first else f"turn-reference-{head.id}")
        if "hordes" in tables:
            self.card = "hordes"
            hordes = self.convert(tables["hordes"], s.HordesSpec)
            pack.hordes = c.Floor(
                self.find(self.abilities, hordes.ability, "ability"),
                self.boxes(hordes.peril, "peril"),
                self.boxes(hordes.combat, "combat"),
            )
            self.fact("hordes", hordes, pack.hordes, hordes.ability)

    def open_set(self, id: str) -> None:
        self.set = len(self.pack.sets)
        self.pack.sets.append(id)
        self.pack.basic_skills.append([])

    def add_outside(self, outside: OutsidePack) -> None:
        """Add a third-party pack: a set of its own, or cards for the deck of one of ours."""
        manifest = outside.manifest
        self.outside, self.source = True, manifest.id
        self.why = f"{manifest.name} {manifest.version}, {manifest.author}."
        self.file, self.card = f"{outside.place}/{MANIFEST}", "pack"
        self.names.setdefault("set-hybrid", "base")
        self.name("set", manifest.id, "id")
        files = [(f"{outside.place}/{name}", data) for name, data in outside.cards()]
        tables = [(file, table) for file, data in files for table in self.attempt(self.outside_tables, file, data)]
        deck = self.outside_deck(tables)
        cards = sum(len(entry.get("cards", [])) for _, table in tables for entry in tables_in(table, "encounter"))
        joined = deck.joins or ("base" if not cards else "")
        if joined:
            self.set = self.pack.sets.index(joined)
        else:
            self.open_set(manifest.id)
            self.attempt(self.check_deck, cards)
        self.add_cards(tables, [])
        if not joined:
            self.close_set(tables)
        self.attempt(self.replace, deck.replaces)

    def outside_tables(self, file: str, data: bytes) -> dict[str, Any]:
        self.file, self.card = file, "pack"
        table = read_toml(file, data)
        for name in table:
            if name not in s.OUTSIDE:
                self.trouble(self.refuse(name, unknown("table", name, s.OUTSIDE)))
        return table

    def outside_deck(self, tables: list[tuple[str, dict[str, Any]]]) -> s.DeckSpec:
        found = s.DeckSpec()
        for self.file, table in tables:
            self.card = "deck"
            if "deck" in table:
                refused = s.DeckSpec(joins="base")  # so that one fault is told of it
                found = (self.attempt(self.convert, table["deck"], s.DeckSpec) or [refused])[0]
        return found

    def check_deck(self, cards: int) -> None:
        self.card = "deck"
        if cards < s.SMALLEST_DECK:
            raise self.refuse("joins", Refusal("card-deck", least=s.SMALLEST_DECK))

    def close_set(self, tables: list[tuple[str, dict[str, Any]]]) -> None:
        """Complete a set of its own with what it leaves out from the base set."""
        pack = self.pack
        for self.file, table in tables:
            self.card = "reference"
            if "reference" in table:
                self.attempt(self.reference, table["reference"], f"turn-reference-{self.source}")
        if len(pack.references) < len(pack.sets):
            pack.references.append(pack.references[0])
        pack.basic_skills[self.set] = pack.basic_skills[self.set] or pack.basic_skills[0]

    def replace(self, ids: list[str]) -> None:
        """Remove cards from their deck, both copies."""
        self.card = "deck"
        known = {card.id: card for card in self.pack.cards}
        for id in ids:
            self.find(known, id, "replaces", "card").replaced = True
        for set, name in enumerate(self.pack.sets):
            left = sum([card.set == set and not card.replaced for card in self.pack.cards])
            if ids and left < s.SMALLEST_DECK:
                raise self.refuse("replaces", Refusal("card-deck-left", left=left, set=name, least=s.SMALLEST_DECK))

    def add_cards(self, files: list[tuple[str, dict[str, Any]]], needed: list[str]) -> None:
        """Add the cards of a pack, whose references may be in its other files."""
        steps: dict[str, Callable[[c.Pack, Any], None]] = {
            "ability": self.ability, "skill": self.skill, "potion": self.potion, "encounter": self.encounter,
            "hero": self.hero, "dungeon": self.dungeon, "basic_skill": self.basic_skill,
            "basic_potion": self.basic_potion, "talent": self.talent, "level": self.level,
        }  # fmt: skip
        for name, step in steps.items():
            for file, tables in files:
                self.file = file
                for specs in self.attempt(self.section, tables, name, s.SECTIONS[name], name in needed):
                    for spec in specs:
                        self.attempt(step, self.pack, spec)

    def basic_skill(self, pack: c.Pack, spec: Any) -> None:
        self.card = spec.id
        skill = self.find(self.skills, spec.id, "skill")
        pack.basic_skills[self.set].append(skill.index)
        self.fact("basic-skill", spec, skill, spec.id)

    def basic_potion(self, pack: c.Pack, spec: Any) -> None:
        self.card = spec.id
        potion = self.find(self.potions, spec.id, "potion")
        pack.basic_potions.append(potion.index)
        self.fact("basic-potion", spec, potion, spec.id)

    def reference(self, table: Any, id: str) -> None:
        reference = self.convert(table, s.ReferenceSpec)
        potion = self.find(self.potions, reference.potion, "potion")
        self.pack.references.append(potion.index)
        self.fact("reference", reference, potion, id)

    def find(self, known: dict[str, T], id: str, field: str, kind: str = "") -> T:
        if id not in known:
            self.missing(id)
            raise self.refuse(field, unknown(kind or field, id, known))
        return known[id]

    def fact(self, deck: str, spec: Any, subject: Any, id: str) -> None:
        why = (spec.why or self.why) if spec.origin == "original" else ""
        if spec.origin == "original" and not why:
            raise self.refuse("why", Refusal("card-why"))
        self.facts.append(CardFact(id, deck, self.source, spec.origin, why, subject))

    def box(self, text: str, field: str) -> c.Box:
        """Return a box from its text: `strength 4: 1 damage 1 time`, `any 2 armor`, `strength X wide skull: 4
        damage`."""
        match = re.fullmatch(
            r"(strength|agility|magic|any) (\d+|X)((?: (?:wide|armor|skull))*)"
            r"(?::(?: (\d) damage)?(?: (\d) poison)?(?: (\d) time)?)?",
            text,
        )
        if match is None:
            raise self.refuse(field, Refusal("card-box", text=text, sample=s.BOX))
        color, value, flags, damage, poison, time = match.groups()
        marks = flags.split()
        box = c.Box(
            SAVED[color], c.X if value == "X" else int(value), "wide" in marks, "armor" in marks,
            int(damage or 0), int(poison or 0), int(time or 0), int("skull" in marks),
        )  # fmt: skip
        if self.strict and self.outside and box.value != c.X:
            self.check_box(box, text, field)
        return box

    def check_box(self, box: c.Box, text: str, field: str) -> None:
        """Refuse a box that cannot be covered by one die, or by all dice of its color and heroic ones (OD-7.5-8)."""
        supply = self.pack.supply
        dice = sum(supply) if box.color == c.ANY else supply[box.color] + supply[c.HEROIC]
        if not 1 <= box.value <= dice * s.FACES:
            raise self.refuse(field, Refusal("card-box-number", text=text, most=dice * s.FACES))
        if box.value > s.FACES and not box.wide:
            raise self.refuse(field, Refusal("card-box-wide", text=text, most=s.FACES))

    def boxes(self, texts: list[str], field: str) -> list[c.Box]:
        return [self.box(text, field) for text in texts]

    def ability(self, pack: c.Pack, spec: Any) -> None:
        self.card = spec.id
        self.name("ability", spec.id)
        ability = c.Ability(spec.id)
        for name in spec.__struct_fields__:
            value = getattr(spec, name)
            if name == "discard_rolled":
                ability.discard_rolled = bits(value)
            elif name == "armor_color":
                ability.armor_color = -1 if value is None else SAVED[value]
            elif name == "four":
                ability.four = dict(value)
            elif name != "id":
                setattr(ability, name, int(value))
        self.abilities[spec.id] = ability

    def skill(self, pack: c.Pack, spec: Any) -> None:
        self.card = spec.id
        self.name("skill", spec.id)
        self.name("use", spec.id)  # skills and talents are used by the same word
        if len(spec.cost) > 1:
            raise self.refuse("cost", Refusal("card-one-cost"))
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
            raise self.refuse("exile", Refusal("card-exile"))
        skill.effects = self.effects(pack, spec.effects)
        if not skill.effects and not skill.passive:
            raise self.refuse("effects", Refusal("card-nothing"))
        pack.skills.append(skill)
        self.skills[spec.id] = skill

    def potion(self, pack: c.Pack, spec: Any) -> None:
        self.card = spec.id
        self.name("potion", spec.id)
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
        """Return an effect: the fields after the verb are its arguments; a branch's are steps themselves."""
        written = {name: getattr(spec, name) for name in spec.__struct_fields__}
        branches = written.pop("branches", [])
        effect = VERBS[spec.__struct_config__.tag](len(pack.effects), **written)
        pack.effects.append(effect)
        effect.branches = [self.effects(pack, branch) for branch in branches]
        if fault := effect.fault():
            raise self.refuse("effects", fault)
        return effect

    def encounter(self, pack: c.Pack, spec: Any) -> None:
        self.card = spec.id
        self.name("card", spec.id)
        boxes = self.boxes(spec.boxes, "boxes")
        options = [
            c.Option(box.color, option.time_cost, box, option.loot or "")
            for option in spec.options
            for box in [self.box(option.box, "options")]
        ]
        if spec.kind == "peril" and (len(options) != 2 or boxes):
            raise self.refuse("options", Refusal("card-peril"))
        if spec.kind == "combat" and (options or not boxes):
            raise self.refuse("boxes", Refusal("card-combat"))
        if sorted([option.loot for option in options]) not in ([], ["", ""], ["item", "skill"]):
            raise self.refuse("options", Refusal("card-split-loot"))
        ability = None if spec.ability is None else self.find(self.abilities, spec.ability, "ability")
        if ability is not None and ability.four:
            raise self.refuse("ability", Refusal("card-four", ability=spec.ability))
        for face in spec.cards:
            self.card = face.id
            self.name("face", face.id)
            card = c.Encounter(len(pack.cards), face.id, spec.id)
            card.peril = spec.kind == "peril"
            card.xp = spec.xp
            card.item = [face.item.get(stat, 0) for stat in ("strength", "agility", "magic")]
            card.health = face.item.get("health", 0)
            if (face.skill is None) == (face.potion is None):
                raise self.refuse("skill", Refusal("card-skill-potion"))
            if face.skill is not None:
                card.skill = self.find(self.skills, face.skill, "skill").index
            if face.potion is not None:
                card.potion = self.find(self.potions, face.potion, "potion").index
            card.set_icon = face.set_icon
            card.leaf = face.leaf
            card.set = self.set
            card.ability = ability
            card.boxes = boxes
            card.options = options
            pack.cards.append(card)
            self.fact("encounter", face, card, face.id)

    def hero(self, pack: c.Pack, spec: Any) -> None:
        self.card = spec.id
        self.name("hero", spec.id)
        sides = []
        for name, side in (("solo", spec.solo), ("duo", spec.duo)):
            self.card = f"{spec.id} ({name})"
            self.name("feat", side.feat.id, "feat")
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
                raise self.refuse("feat", Refusal("card-feat"))
            skill = self.find(self.skills, side.skill, "skill").index
            stats = [side.strength, side.agility, side.magic]
            compiled = c.HeroSide(spec.id, stats, side.health, feat, skill)
            compiled.set = self.set
            for edition, id in side.earlier.items():
                compiled.earlier[edition] = self.find(self.skills, id, "skill").index
            sides.append(compiled)
            self.fact("hero", side, compiled, f"{spec.id}-{name}")
        pack.heroes[spec.id] = sides

    def dungeon(self, pack: c.Pack, spec: Any) -> None:
        self.card = spec.id
        self.name("dungeon", spec.id)
        self.name("boss", spec.boss.id, "boss")
        dungeon = c.Dungeon(spec.id, spec.difficulty)
        dungeon.set = self.set
        for number, floor in enumerate(spec.floors, 1):
            field = f"floors[{number}]"
            dungeon.floors.append(
                c.Floor(
                    self.find(self.abilities, floor.ability, "ability"),
                    self.boxes(floor.peril, field),
                    self.boxes(floor.combat, field),
                )
            )
        if any(c.acts_at_start(floor.ability) for floor in dungeon.floors):
            raise self.refuse("floors", Refusal("card-floor-ability"))
        dungeon.boss = spec.boss.id
        dungeon.boss_health = spec.boss.health
        dungeon.boss_ability = self.find(self.abilities, spec.boss.ability, "ability")
        dungeon.boss_boxes = self.boxes(spec.boss.boxes, "boss.boxes")
        if not any(box.skull for box in dungeon.boss_boxes):
            raise self.refuse("boss.boxes", Refusal("card-boss"))
        pack.dungeons[spec.id] = dungeon
        self.fact("dungeon", spec, dungeon, spec.id)

    def talent(self, pack: c.Pack, spec: Any) -> None:
        """Add a talent that is used like a skill or always in effect (OD-14.19-21)."""
        self.card = spec.id
        self.name("talent", spec.id)
        if (spec.effect is None) == (not spec.effects):
            raise self.refuse("effect", Refusal("card-talent"))
        if bool(spec.effects) != bool(spec.use):
            raise self.refuse("use", Refusal("card-talent-use"))
        if not any(spec.spaces):
            raise self.refuse("spaces", Refusal("card-talent-spaces"))
        talent = c.Talent(len(pack.talents), spec.id, c.FOCUSES.index(spec.focus), spec.spaces)
        if spec.effect is None:
            self.name("use", spec.id)
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
                raise self.refuse("id", Refusal("card-levels"))
            level = c.Level(side.items, side.skills, side.xp, side.bonus)
            pack.levels[index].append(level)
            self.fact("level", side, level, f"{spec.id}-{name}")


def bits(faces: list[int]) -> int:
    return sum(1 << face for face in faces)


def uses(names: list[str]) -> int:
    return sum(USES[name] for name in set(names))


def load_pack(file: str, data: bytes) -> Catalog:
    """Compile pack data; `file` is only for messages."""
    return Compiler().compile([(file, data)])


def pack_files(digest: str = "") -> list[tuple[str, bytes]]:
    """Return the sets of the program, the base set first; with a digest those of that time."""
    return own_files(resources.files("underdeck.games.onedeck"), SETS, digest)


@cache
def onedeck_pack() -> Catalog:
    """Return all cards of the program."""
    return Compiler().compile(pack_files())


@lru_cache(MOST_MIXES)
def mixed_pack(packs: Refs) -> Catalog:
    """Return the cards with third-party packs, or past cards."""
    if not packs:
        return onedeck_pack()
    mixed = Compiler().compile(*card_sources(pack_files, packs))
    mixed.pack.packs = packs
    return mixed


def cards_of(packs: Refs) -> c.Pack:
    return mixed_pack(packs).pack


def reduce_pack(pack: c.Pack) -> tuple[Callable[[Refs], c.Pack], tuple[object, ...]]:
    """Reduce a pack for pickling: printed cards are not sent with a state but looked up again."""
    return cards_of, (pack.packs,)


copyreg.pickle(c.Pack, reduce_pack)


def troubles_of(pack: OutsidePack) -> list[Refusal]:
    """Return everything that is wrong with a third-party pack, at once."""
    compiler = Compiler()
    compiler.troubles, compiler.strict = [], True
    compiler.attempt(compiler.compile, pack_files(), [pack])
    return compiler.troubles
