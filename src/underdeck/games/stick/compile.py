"""Compiles Order of the Stick packs after strict checks. An error names file, card and field."""

import copyreg
import hashlib
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from underdeck.games.stick import schema as s
from underdeck.games.stick.rules import cards as c
from underdeck.games.stick.rules.state import SHTICKS_OF
from underdeck.kernel.refusal import Refusal, choices
from underdeck.packs.faults import unknown
from underdeck.packs.history import MOST_MIXES, card_sources, own_files
from underdeck.packs.outside import MANIFEST, OutsidePack, Refs, read_toml
from underdeck.packs.reading import CardFact, Reader

OURS = "stick"

FILES = (
    "characters", "roy", "haley", "elan", "vaarsuvius", "durkon", "belkar", "monsters", "screw", "loot", "traps",
    "rooms", "lair", "xykon",
)  # fmt: skip

SPECS: dict[str, type[Any]] = {
    "character": s.CharacterSpec, "shtick": s.ShtickSpec, "monster": s.MonsterSpec, "screw": s.ScrewSpec,
    "loot": s.LootSpec, "trap": s.TrapSpec, "room": s.RoomSpec, "xykon": s.XykonSpec,
}  # fmt: skip

RESULT_VERBS = ("wound", "draw", "miss", "steal", "flip", "shoo", "banish", "lose-cards", "entrance")


class StickCatalog:
    __slots__ = ("facts", "names", "pack")

    def __init__(self, pack: c.Pack, facts: list[CardFact], names: dict[str, str]) -> None:
        self.pack = pack
        self.facts = facts
        self.names = names
        """What was named by whom: `os-monster-redcloak` by the game itself."""


class Compiler(Reader):
    def __init__(self) -> None:
        super().__init__()
        self.pack = c.Pack()
        self.shtick_ids: set[str] = set()
        self.named: list[tuple[str, str, str]] = []
        self.source = OURS
        self.why = ""
        """What is said of an original card that doesn't say itself why it is so."""

    def compile(self, files: list[tuple[str, bytes]], packs: Sequence[OutsidePack] = ()) -> StickCatalog:
        for file, data in files:
            self.add(file, data, s.TABLES)
        self.pack.packs = tuple(pack.ref for pack in packs)
        for pack in packs:
            self.add_outside(pack)
        for file, card, id in self.named:
            if id not in self.shtick_ids:
                self.file, self.card = file, card
                self.trouble(self.refuse("if", unknown("shtick", id, self.shtick_ids)))
        self.pack.digest = hashlib.blake2b(b"".join([data for _, data in files]), digest_size=8).hexdigest()
        return StickCatalog(self.pack, self.facts, self.names)

    def add_outside(self, pack: OutsidePack) -> None:
        """Add a third-party pack, whose cards join the decks of the game."""
        manifest = pack.manifest
        self.outside, self.source = True, manifest.id
        self.why = f"{manifest.name} {manifest.version}, {manifest.author}."
        self.file, self.card = f"{pack.place}/{MANIFEST}", "pack"
        if manifest.id == OURS:
            raise self.refuse("id", Refusal("card-ours", name=OURS))
        known = len(self.pack.characters)
        files = [(f"{pack.place}/{name}", data) for name, data in pack.cards()]
        tables = [(file, read) for file, data in files for read in self.attempt(self.tables, file, data, s.OUTSIDE)]
        for kinds in (s.OUTSIDE[:1], s.OUTSIDE[1:]):  # shticks and Loot name characters of any file
            for self.file, read in tables:
                self.add_cards(read, kinds)
        for character in range(known, len(self.pack.characters)):
            self.attempt(self.check_deck, character)

    def add(self, file: str, data: bytes, known: tuple[str, ...]) -> None:
        self.add_cards(self.tables(file, data, known), known)

    def tables(self, file: str, data: bytes, known: tuple[str, ...]) -> dict[str, Any]:
        self.file, self.card = file, "pack"
        read = read_toml(file, data)
        for name in read:
            if name not in known:
                self.trouble(self.refuse(name, unknown("table", name, known)))
        return read

    def add_cards(self, read: dict[str, Any], kinds: tuple[str, ...]) -> None:
        steps: dict[str, Callable[[Any], None]] = {
            "character": self.character, "shtick": self.shtick, "monster": self.beast, "screw": self.screw,
            "loot": self.loot, "trap": self.trap, "room": self.room, "xykon": self.xykon,
        }  # fmt: skip
        for name in kinds:
            for specs in self.attempt(self.section, read, name, SPECS[name], False):
                for spec in specs:
                    self.card = spec.id
                    self.attempt(self.named_card, name, steps[name], spec)

    def named_card(self, kind: str, step: Callable[[Any], None], spec: Any) -> None:
        self.name(f"os-{kind}", spec.id)
        self.name("face", spec.id)  # cards of all kinds are told apart by their ids
        step(spec)

    def character(self, spec: s.CharacterSpec) -> None:
        made = c.Character(spec.id, spec.race, spec.wounds)
        loot = {card.id: card for card in self.pack.loot if isinstance(card, c.Loot)}
        for id in spec.drool:
            if id not in loot:
                raise self.refuse("drool", unknown("loot", id, loot))
        for card in loot.values():
            card.drool.append(card.crest + spec.drool.get(card.id, 0))
            if len(card.who) == len(self.pack.characters):  # anybody's
                card.who.append(len(self.pack.characters))
        self.pack.characters.append(made)
        self.pack.decks.append([])
        self.fact("character", spec, made, 1)

    def check_deck(self, character: int) -> None:
        """Check the deck of a third-party character, which must be complete."""
        deck = self.pack.decks[character]
        self.card = self.pack.characters[character].id
        kinds = {card.id: card for card in deck}.values()
        if len(deck) < s.SMALLEST_DECK:
            raise self.refuse("deck", Refusal("card-shticks", least=s.SMALLEST_DECK, count=len(deck)))
        if sum([card.starting for card in kinds]) != s.STARTING:
            raise self.refuse("starting", Refusal("card-starting", count=s.STARTING))
        if not any(card.starting and card.battle and card.attack != c.NOT_AVAILABLE for card in kinds):
            raise self.refuse("starting", Refusal("card-starting-attack"))

    def owner(self, id: str, field: str) -> int:
        found = self.pack.character(id)
        if found < 0:
            self.missing(id)
            ids = [character.id for character in self.pack.characters]
            raise self.refuse(field, unknown("character", id, ids))
        return found

    def beast(self, spec: s.MonsterSpec) -> None:
        if self.strict and self.outside:
            self.check_number(spec.attack, s.STRONG, f"attack = {spec.attack}", "attack")
            self.check_number(spec.defense, s.STRONG, f"defense = {spec.defense}", "defense")
        made = self.monster(spec)
        self.pack.battle += [made] * spec.copies
        self.fact("monster", spec, made, spec.copies)

    def screw(self, spec: s.ScrewSpec) -> None:
        card = c.Screw(spec.id, self.use(spec.when, spec.if_, spec.do, "screw"))
        card.copies = spec.copies
        self.pack.battle += [card] * spec.copies
        self.fact("screw", spec, card, spec.copies)

    def trap(self, spec: s.TrapSpec) -> None:
        snare = c.Trap(spec.id)
        snare.copies, snare.evade, snare.range, snare.multiple = spec.copies, spec.evade, spec.range, spec.multiple
        snare.script = self.script(spec.do, "trap", "do", "trap")
        self.pack.loot += [snare] * spec.copies
        self.fact("trap", spec, snare, spec.copies)

    def fact(self, deck: str, spec: Any, subject: Any, copies: int) -> None:
        why = (spec.why or self.why) if spec.origin == "original" else ""
        if spec.origin == "original" and not why:
            raise self.refuse("why", Refusal("card-why"))
        fact = CardFact(spec.id, deck, self.source, spec.origin, why, subject)
        fact.copies = copies
        self.facts.append(fact)

    def shtick(self, spec: s.ShtickSpec) -> None:
        pack = self.pack
        owner = self.owner(spec.owner, "owner")
        if len(pack.decks[owner]) + spec.copies >= SHTICKS_OF:
            raise self.refuse("copies", Refusal("card-shtick-deck", most=SHTICKS_OF))
        card = c.Shtick(spec.id, owner)
        card.copies, card.starting, card.flip = spec.copies, spec.starting, spec.flip
        card.types = [*spec.types]
        card.battle = spec.range is not None
        card.range = c.INFINITE if spec.range == "infinite" else int(spec.range or 0)
        card.attack = c.NOT_AVAILABLE if spec.attack is None else spec.attack
        card.defense = c.NOT_AVAILABLE if spec.defense is None else spec.defense
        if card.battle and card.attack == card.defense == c.NOT_AVAILABLE:
            raise self.refuse("attack", Refusal("card-battle-numbers"))
        if not card.battle and (spec.attack is not None or spec.defense is not None or spec.result or spec.area):
            raise self.refuse("range", Refusal("card-battle-range"))
        if card.range == c.INFINITE and card.attack != c.NOT_AVAILABLE:
            raise self.refuse("attack", Refusal("card-infinite"))
        card.area = str(spec.area or "")
        if card.area and not card.area.isdigit() and card.area not in (*c.TYPES, "all"):
            raise self.refuse("area", Refusal("card-area", text=card.area))
        if card.battle:
            if not spec.result:
                raise self.refuse("result", Refusal("card-battle-result"))
            card.result = self.script(spec.result, "shtick", "result", "result")
            for op in pack.scripts[card.result]:
                if op.verb not in RESULT_VERBS:
                    raise self.refuse("result", unknown("result", op.verb, RESULT_VERBS))
                op.target = "foe"
        for name, amount in spec.boost.items():
            card.boost[name] = amount
        card.bonuses = self.bonuses(spec.bonus)
        card.uses = [self.use(use.when, use.if_, use.do, "shtick") for use in spec.use]
        card.traits = [*spec.traits]
        if spec.starting > spec.copies:
            raise self.refuse("starting", Refusal("card-starting-copies"))
        if not (card.battle or card.bonuses or card.uses or card.traits):
            raise self.refuse("bonus", Refusal("card-nothing"))
        self.shtick_ids.add(spec.id)
        pack.decks[owner] += [card] * spec.copies
        self.fact("shtick", spec, card, spec.copies)

    def monster(self, spec: s.MonsterSpec | s.XykonSpec) -> c.Monster:
        card = c.Monster(spec.id)
        if not spec.types:
            raise self.refuse("types", Refusal("card-monster-type"))
        card.types = [*spec.types]
        card.attack, card.defense, card.range = spec.attack or 0, spec.defense or 0, spec.range
        card.coins, card.x, card.unique = spec.coins, spec.x, spec.unique
        if isinstance(spec, s.MonsterSpec):
            card.copies = spec.copies
        for text in spec.abilities:
            name, _, word = text.partition(":")
            if name not in c.ABILITIES:
                raise self.refuse("abilities", unknown("ability", text, c.ABILITIES))
            card.abilities.append(name)
            if name == "multiattack":
                if not word.isdigit():
                    raise self.refuse("abilities", Refusal("card-multiattack", text=text, sample="multiattack:2"))
                card.multiattack = int(word)
                if self.strict and self.outside:
                    self.check_number(card.multiattack, s.MULTIATTACK, text, "abilities")
            elif name == "nemesis":
                self.owner(word, "abilities")
                card.nemesis = word
            elif word:
                raise self.refuse("abilities", Refusal("card-ability-plain", text=text))
        if spec.support is not None:
            card.support_by = [*spec.support.by]
            card.support = spec.support.gives
        return card

    def xykon(self, spec: s.XykonSpec) -> None:
        if spec.attack is None and spec.defense is None:
            card = c.Monster(spec.id)
            card.is_monster = False
            card.bonuses = self.bonuses(spec.bonus)
            if not card.bonuses:
                raise self.refuse("bonus", Refusal("card-nothing"))
        else:
            card = self.monster(spec)
        card.level = spec.level
        self.pack.xykon.append(card)
        self.fact("xykon", spec, card, 1)

    def loot(self, spec: s.LootSpec) -> None:
        card = c.Loot(spec.id)
        card.copies = spec.copies
        card.crest = spec.crest
        card.drool = [spec.crest] * len(self.pack.characters)
        for id, drool in spec.drool.items():
            card.drool[self.owner(id, "drool")] += drool
        if not any(card.drool):
            raise self.refuse("drool", Refusal("card-drool"))
        card.who = [self.owner(name, "who") for name in spec.who] or list(range(len(self.pack.characters)))
        card.bonuses = self.bonuses(spec.bonus)
        card.uses = [self.use(use.when, use.if_, use.do, "loot") for use in spec.use]
        self.pack.loot += [card] * spec.copies
        self.fact("loot", spec, card, spec.copies)

    def room(self, spec: s.RoomSpec) -> None:
        if self.outside and spec.deck == "entrance":
            raise self.refuse("deck", Refusal("card-entrance"))
        card = c.Room(spec.id, spec.deck)
        card.copies = spec.copies
        card.flags = [*spec.flags]
        known = any(room.haven for room in self.pack.lair)
        card.haven = (
            spec.deck == "lair" and "peaceful" in spec.flags and not known
        )  # the first peaceful room of the Lair
        card.bonuses = self.bonuses(spec.bonus)
        for name in ("first", "enter", "through"):
            ops: list[str] = getattr(spec, name)
            if ops:
                setattr(card, name, self.script(ops, "room", name, "room"))
        if spec.deck == "entrance":
            self.pack.entrance = card
        elif spec.deck == "lair":
            self.pack.lair += [card] * spec.copies
        else:
            self.pack.rooms += [card] * spec.copies
        self.fact("room" if spec.deck == "dungeon" else spec.deck, spec, card, spec.copies)

    def use(self, when: str, conditions: list[str], ops: list[str], deck: str) -> c.Use:
        return c.Use(when, [self.condition(text) for text in conditions], self.script(ops, deck, "do", when))

    def script(self, ops: list[str], deck: str, field: str, moment: str) -> int:
        if not ops:
            raise self.refuse(field, Refusal("card-nothing"))
        self.pack.scripts.append([self.op(text, field, moment) for text in ops])
        self.pack.sources.append(f"{deck}-{self.card}")
        return len(self.pack.scripts) - 1

    def op(self, text: str, field: str, moment: str) -> c.Op:
        """Return an op from its text: `heal 1 anyone-here`, `rally kobold 3`, `unflip all`."""
        verb, *words = text.split()
        if verb not in c.VERBS:
            raise self.refuse(field, unknown("verb", verb, c.VERBS))
        amount, target, word = 1, "self", ""
        if verb in ("rally", "guard"):
            word = words.pop(0) if words else ""
            if word not in (*c.TYPES, c.ALL_TYPES):
                raise self.refuse(field, unknown("type", word, (*c.TYPES, c.ALL_TYPES)))
        for part in words:
            if part.lstrip("+-").isdigit():
                amount = int(part)
            elif part == "all":
                amount = c.ALL
            elif part in c.TARGETS:
                target = part
            else:
                raise self.refuse(field, unknown("target", part, c.TARGETS))
        op = c.Op(verb, amount, target, word)
        if self.strict and self.outside:
            self.check_op(op, text, field, moment, any(part == "all" or part.lstrip("+-").isdigit() for part in words))
        return op

    def check_op(self, op: c.Op, text: str, field: str, moment: str, counted: bool) -> None:
        """Refuse what the game could not do, or no card could say."""
        moments = s.MOMENTS.get(op.verb, ())
        if moments and moment not in moments:
            raise self.refuse(field, Refusal("card-op-moment", text=text, choices=choices(moments)))
        if op.verb in s.TOWARDS and op.target == "self" and moment != "result":
            others = [target for target in c.TARGETS if target.startswith(("other", "fighter"))]
            raise self.refuse(field, Refusal("card-op-target", text=text, choices=choices(others)))
        if op.verb in s.PLAIN:
            if counted:
                raise self.refuse(field, Refusal("card-op-plain", text=text, verb=op.verb))
        elif not (op.amount == c.ALL and op.verb in s.WHOLE):
            bounds = s.CHANGE if op.verb in s.CHANGING else s.ROLLED if op.verb == "disarm" else s.AMOUNT
            self.check_number(op.amount, bounds, text, field)

    def check_number(self, number: int, bounds: tuple[int, int], text: str, field: str) -> None:
        least, most = bounds
        if not least <= number <= most or (number == 0 and least < 0):
            raise self.refuse(field, Refusal("card-number", text=text, least=least, most=most))

    def condition(self, text: str) -> c.Condition:
        name, colon, word = text.partition(":")
        if not colon:
            if name not in c.CONDITIONS:
                raise self.refuse("if", unknown("condition", text, c.CONDITIONS))
            return c.Condition(name, "")
        kind = c.CONDITIONS_OF.get(name, "")
        if not kind:
            raise self.refuse("if", unknown("condition", name, (*c.CONDITIONS, *c.CONDITIONS_OF)))
        words = {"type": c.TYPES, "ability": c.ABILITIES, "shtick-type": c.SHTICK_TYPES}.get(kind, ())
        if words and word not in words:
            raise self.refuse("if", unknown(kind, word, words))
        if kind == "number" and not word.isdigit():
            raise self.refuse("if", Refusal("card-condition-number", text=text))
        if kind == "shtick":
            self.named.append((self.file, self.card, word))
        return c.Condition(name, word)

    def bonuses(self, texts: list[str]) -> list[c.Bonus]:
        return [self.bonus(text) for text in texts]

    def bonus(self, text: str) -> c.Bonus:
        """Return a bonus from its text: `attack 2 per beaten if attacking vs:undead`."""
        head, _, tail = text.partition(" if ")
        words = head.split()
        per = ""
        if len(words) == 4 and words[2] == "per":
            per = words[3]
        elif len(words) != 2:
            raise self.refuse("bonus", Refusal("card-bonus", text=text, sample=s.BONUS))
        if words[0] not in c.STATS or per not in c.PER or not words[1].lstrip("+-").isdigit():
            raise self.refuse("bonus", Refusal("card-bonus", text=text, sample=s.BONUS))
        if self.strict and self.outside:
            self.check_number(int(words[1]), s.CHANGE, text, "bonus")
        return c.Bonus(words[0], int(words[1]), per, [self.condition(word) for word in tail.split()])


def load_stick_pack(files: list[tuple[str, bytes]]) -> StickCatalog:
    return Compiler().compile(files)


def stick_files(digest: str = "") -> list[tuple[str, bytes]]:
    """Return the files of the program; with a digest those of that time."""
    return own_files(resources.files("underdeck.games.stick"), FILES, digest)


@cache
def stick_pack() -> StickCatalog:
    """Return all cards of the program."""
    return Compiler().compile(stick_files())


@lru_cache(MOST_MIXES)
def mixed_stick(packs: Refs) -> StickCatalog:
    """Return the cards with third-party packs, or past cards."""
    if not packs:
        return stick_pack()
    mixed = Compiler().compile(*card_sources(stick_files, packs))
    mixed.pack.packs = packs
    return mixed


def cards_of(packs: Refs) -> c.Pack:
    return mixed_stick(packs).pack


def reduce_pack(pack: c.Pack) -> tuple[Callable[[Refs], c.Pack], tuple[object, ...]]:
    """Reduce a pack for pickling: printed cards are not sent with a state but looked up again."""
    return cards_of, (pack.packs,)


copyreg.pickle(c.Pack, reduce_pack)


def troubles_of(pack: OutsidePack) -> list[Refusal]:
    """Return everything that is wrong with a third-party pack, at once."""
    compiler = Compiler()
    compiler.troubles, compiler.strict = [], True
    compiler.attempt(compiler.compile, stick_files(), [pack])
    return compiler.troubles
