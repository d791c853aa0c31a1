"""Cards in words, made from their data."""

from underdeck.games.stick.compile import RESULT_VERBS, mixed_stick
from underdeck.games.stick.rules import cards as c
from underdeck.games.stick.schema import PLAIN, TOWARDS
from underdeck.packs.history import split_refs
from underdeck.packs.outside import OutsidePack, Refs, needed
from underdeck.packs.vocabulary import Meanings
from underdeck.text.fluent import Text
from underdeck.text.languages import language_of
from underdeck.text.outside import name_wanted, names_of
from underdeck.text.words import Words

ROOM_DECKS = ("lair", "entrance")
"""The decks whose cards have the names of rooms."""

ABOUT_FOE = ("vs", "vs-has", "vs-unique", "vs-xykon")
"""The conditions that say which Monster is meant."""

AGAINST = (*ABOUT_FOE, "vs-monster", "vs-player")
ROLES = ("attacking", "defending", "fighting")
"""The conditions that make one phrase together: `when you attack Goblins`."""

ABOUT_SHTICK = ("using", "using-shtick")
"""The conditions that say which Battle Shtick is meant."""


class CardText(Words):
    """The texts of names, conditions, bonuses, effects and whole cards."""

    def __init__(self, language: str, packs: Refs = ()) -> None:
        super().__init__("stick", language)
        _, self.packs = split_refs(packs)
        self.catalog = mixed_stick(packs)
        self.pack = self.catalog.pack
        self.shticks = {card.id: card for deck in self.pack.decks for card in deck}
        self.monsters = {card.id: card for card in self.pack.battle if isinstance(card, c.Monster)}
        self.screws = {card.id: card for card in self.pack.battle if isinstance(card, c.Screw)}
        self.loots = {card.id: card for card in self.pack.loot if isinstance(card, c.Loot)}
        self.xykons = {card.id: card for card in self.pack.xykon}
        if self.packs:
            self.text = Text(language_of(language), "stick", self.outside_names([needed(ref) for ref in self.packs]))

    def outside_names(self, packs: list[OutsidePack]) -> dict[str, str]:
        """Return the names of everything in third-party packs; a card need not have a joke."""
        found: dict[str, str] = {}
        for pack in packs:
            names = self.catalog.names.items()
            own = [name for name, owner in names if owner == pack.manifest.id and name.startswith("os-")]
            wanted = {name: name_wanted(name.split("-", 2)[2], [("joke", ""), ("plays", "")]) for name in own}
            found |= names_of(pack, self.text.language, wanted)
        return found

    def vocabulary(self) -> dict[str, Meanings]:
        """Return what the fields of a pack's tables may hold."""
        sample = {"type": c.TYPES[0], "ability": c.ABILITIES[0], "shtick-type": "armor", "number": "2",
                  "shtick": next(iter(self.shticks))}  # fmt: skip
        named = [c.Condition(name, sample[kind]) for name, kind in c.CONDITIONS_OF.items()]
        return {
            "do": [self.verb(verb) for verb in c.VERBS],
            "result": [(self.verb(verb)[0].removesuffix(" other"), self.text(f"os-result-{verb}", n=2))
                       for verb in RESULT_VERBS],
            "do: who": [(target, self.text(f"os-target-{target}")) for target in c.TARGETS],
            "when": [(window, self.text(f"os-when-{window}")) for window in c.WINDOWS],
            "if": [(name, self.condition(c.Condition(name, ""))) for name in c.CONDITIONS]
            + [(f"{each.name}:{each.word}", self.condition(each)) for each in named],
            "bonus": [(f"{stat} 2", self.text(f"os-stat-{stat}", n="+2", count=2, who=self.text("os-foe"),
                                              shtick=self.text("os-boosted"))) for stat in c.STATS],
            "bonus: per": [(per, self.text(f"os-per-{per}")) for per in c.PER if per],
            "abilities": [self.ability_word(name) for name in c.ABILITIES],
            "support.gives": [(name, self.text(f"os-support-{name}.text")) for name in c.SUPPORTS],
            "traits": [(trait, self.text(f"os-trait-{trait}")) for trait in c.TRAITS],
            "flags": [(flag, self.text(f"os-flag-{flag}")) for flag in c.FLAGS],
            "owner": [(each.id, self.character(each.id)) for each in self.pack.characters],
            "drool": [(id, self.name("loot", id)) for id in self.loots],
            "if shtick:": [(id, self.name("shtick", id)) for id in self.shticks],
        }  # fmt: skip

    def verb(self, verb: str) -> tuple[str, str]:
        """Return a verb as it may be written, and its meaning."""
        target = "other" if verb in TOWARDS else "self"
        word = c.TYPES[0] if verb in ("rally", "guard") else ""
        amount = 1 if verb in PLAIN else 2
        written = [verb, word, "" if verb in PLAIN else str(amount), "" if target == "self" else target]
        return " ".join([part for part in written if part]), self.op(c.Op(verb, amount, target, word))

    def ability_word(self, name: str) -> tuple[str, str]:
        written = {"multiattack": "multiattack:2", "nemesis": "nemesis:roy"}.get(name, name)
        return written, self.text(f"os-ability-{name}.text", n=2, who=self.character("roy"))

    def name(self, deck: str, id: str) -> str:
        return self.text(f"os-{'room' if deck in ROOM_DECKS else deck}-{id}")

    def joke(self, deck: str, id: str) -> str:
        return self.name(deck, f"{id}.joke")

    def character(self, id: str) -> str:
        return self.name("character", id)

    def battle_card(self, id: str) -> str:
        """Return the name of a card of a hand or a Stack."""
        return self.name("screw" if id in self.screws else "xykon" if id in self.xykons else "monster", id)

    def type(self, type: str) -> str:
        return self.text(f"os-type-{type}")

    def races(self, types: list[str], name: str) -> str:
        """Return the type line of a card, in the form for a woman or a man."""
        woman = self.text.grammar(name, "gender") == "she"
        said = [self.text.grammar(f"os-type-{type}", "she") if woman else "" for type in types]
        return "/".join([word or self.type(type) for word, type in zip(said, types, strict=True)])

    def ability(self, name: str) -> str:
        return self.text(f"os-ability-{name}")

    def signed(self, n: int) -> str:
        return f"{n:+d}".replace("-", "−")

    def join(self, parts: list[str]) -> str:
        """Return a list in words: `Roy, Haley and Elan`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-two", first=", ".join(parts[:-1]), second=parts[-1])

    def say(self, id: str, **facts: str | int) -> str:
        """Return a line with names in it; a name with quotation marks may be between others."""
        return with_inner_quotes(self.text(id, **facts))

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
        """Return a phrase for each condition; a role and its foe share one. `others` are alternative foes."""
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
        """Return alternatives in words: `Goblins, Orcs or Ogres`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-or", first=", ".join(parts[:-1]), second=parts[-1])

    def foe(self, condition: c.Condition) -> str:
        """Return the foe of a condition in words: `Goblins`, `a player`."""
        if condition.name == "vs":
            return self.text(f"os-type-{condition.word}.foe")
        if condition.name == "vs-has":
            return self.text("os-foe-vs-has", ability=self.ability(condition.word))
        return self.text(f"os-foe-{condition.name}")

    def stronger(self, condition: c.Condition | None) -> str:
        """Return the Monsters that a bonus is for."""
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
        """Return a bonus in words, with others that differ only in the stat or the foe."""
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
        """Return the lines of bonuses; similar neighbors share one."""
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
        """Return when and how the owner may use it, and its effect."""
        when = self.text(f"os-when-{use.window}")
        near = find(use.conditions, ("near",))
        if near is not None:
            when += " " + self.condition(near)
        conditions = self.conditions([condition for condition in use.conditions if condition is not near])
        label = self.text(f"os-use-{deck}", when=", ".join([when, *conditions]))
        return sentence(self.labelled(label, self.script(use.script)))

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
        """Return the effect of a Loot for those who may use it; empty for a mere treasure."""
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


OPENING = "«\u00a0"


def with_inner_quotes(said: str) -> str:
    """Return the text with “” for a quotation inside another, in linear time."""
    parts = said.split("»")
    found = ""
    for place, part in enumerate(parts):
        outer, _, inner = part.rpartition(OPENING)
        closed_again = place + 2 < len(parts) and "«" not in parts[place + 1]
        if closed_again and OPENING in outer and inner.endswith("\u00a0"):
            found += f"{outer}“{inner[:-1]}”"
        else:
            found += part + ("»" if place + 1 < len(parts) else "")
    return found


def sentence(text: str) -> str:
    """Return the text with a capital and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def sentences(parts: list[str]) -> str:
    return " ".join([sentence(part) for part in parts if part])


def mergeable(first: c.Bonus, second: c.Bonus) -> bool:
    """Return whether two bonuses differ only in the foe, or in the stat on the same condition."""
    if (first.amount, first.per) != (second.amount, second.per) or first.stat.startswith("monster-"):
        return False
    ours, theirs = words_of(first), words_of(second)
    if first.stat != second.stat:
        return bool(ours) and ours == theirs and {first.stat, second.stat} <= {"attack", "defense", "range"}
    foes = [{word for word in words if word[0] == "vs"} for words in (ours, theirs)]
    return len(foes[0]) == len(foes[1]) == 1 and foes[0] != foes[1] and ours - foes[0] == theirs - foes[1]


def further(first: c.Bonus, second: c.Bonus) -> list[c.Condition]:
    """Return the extra conditions of the second bonus, if it adds to the same stat; else nothing."""
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
