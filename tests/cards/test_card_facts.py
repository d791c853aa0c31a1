"""The printed facts of the base set as tables that the other card tests play through, and claims about the whole.

A box reads: color, number, marks, then what it costs when left open (`2d 1t`: two damage, one time).
"""

from typing import NamedTuple

import pytest

from table import game
from underdeck.compiled import fields_of
from underdeck.games.onedeck.compile import CardFact, onedeck_pack
from underdeck.games.onedeck.rules.cards import Encounter
from underdeck.games.onedeck.rules.view_types import BoxView

COMBATS = {  # XP, ability, boxes
    "bandit": (3, "dodge", ["agility 8 wide 2d", "agility 3 1d", "agility 4 1t", "strength 5 2t", "strength 5 1d 1t"]),
    "beetle": (2, "survivor", [
        "agility 3 armor", "agility 4 armor", "strength 5 armor", "magic 3 armor", "agility 4 2t", "strength 6 1d 1t",
    ]),
    "fire-elemental": (4, "flames", [
        "magic 3 1t", "agility 3 1t", "magic 6 1d 1t", "magic 11 wide 2d 1t", "agility 6 1d 1t",
    ]),
    "glooping-ooze": (3, "split", [
        "magic 2 armor", "magic 3 armor", "strength 4 1d 1t", "strength 4 1d 1t", "magic 5 2t", "strength 6 1d 1t",
    ]),
    "goblin": (2, "swarm", [
        "strength X wide armor", "strength 3 1d", "agility 4 1t", "agility 4 1d 1t", "strength 5 2d",
    ]),
    "ice-elemental": (4, "frost", [
        "strength 11 wide armor", "strength 3 1t", "magic 4 2d", "magic 5 1d 1t", "magic 6 1d 1t",
    ]),
    "ogre": (4, "", [
        "strength 6 wide 1d", "agility 4 1t", "strength 9 wide 2d", "agility 5 1d 1t", "strength 12 wide 3d",
        "agility 6 1d 1t",
    ]),
    "phantom": (4, "ethereal", [
        "strength 4 armor", "agility 4 armor", "agility 5 2d", "agility 6 1d 1t", "strength 5 1d 1t", "strength 6 2d",
    ]),
    "plague-rat": (2, "swarm", [
        "agility X wide armor", "agility 3 1d 1t", "strength 3 1t", "strength 5 1d 1t", "agility 5 2t",
    ]),
    "shadow": (3, "fade", [
        "agility 10 wide armor", "strength 5 1d 1t", "magic 3 1d 1t", "magic 4 1d 1t", "magic 5 1d 1t",
    ]),
    "skeleton": (2, "undying", [
        "magic 2 armor", "magic 4 armor", "strength 3 1t", "strength 5 1d 1t", "agility 5 1d 1t", "strength 6 2t",
    ]),
    "wraith": (3, "drain", [
        "magic 9 wide armor", "strength 5 armor", "strength 3 2t", "strength 5 2d", "magic 6 1d 1t",
    ]),
}  # fmt: skip

PERILS = {  # XP, options: time to choose it, box
    "arrow-wall": (2, [(1, "magic 6 wide 2d 3t"), (0, "agility 11 wide 3d 2t")]),
    "bear-traps": (2, [(3, "agility 6 wide 2d 1t"), (0, "agility 11 wide 3d 2t")]),
    "boulder": (4, [(3, "magic 11 wide 3d 2t"), (0, "agility 14 wide 4d 1t")]),
    "cave-in": (2, [(2, "strength 6 wide 1d 3t"), (0, "agility 11 wide 2d 2t")]),
    "flame-statues": (3, [(3, "magic 8 wide 2d 3t"), (0, "agility 14 wide 3d 1t")]),
    "force-wall": (4, [(3, "agility 11 wide 2d 4t"), (0, "magic 14 wide 4d 2t")]),
    "locked-door": (2, [(1, "agility 8 wide 1d 4t"), (0, "strength 11 wide 2d 2t")]),
    "pit-of-spikes": (3, [(3, "strength 8 wide 2d 2t"), (0, "agility 14 wide 3d 2t")]),
    "rune-puzzle": (2, [(2, "magic 6 wide 1d 3t"), (0, "strength 11 wide 3d 2t")]),
    "spiked-log": (3, [(2, "strength 8 wide 3d 1t"), (0, "agility 14 wide 3d 2t")]),
}

CARDS = {  # item, skill or potion, its name, set icon
    "bandit-1": ("magic", "skill", "backstab", False),
    "bandit-2": ("agility", "skill", "cleave", True),
    "beetle-1": ("magic", "skill", "accuracy", False),
    "beetle-2": ("magic", "skill", "crushing-blow", True),
    "fire-elemental-1": ("magic health", "skill", "consistency", False),
    "fire-elemental-2": ("agility health", "skill", "mana-fountain", True),
    "glooping-ooze-1": ("magic", "skill", "armor-crush", True),
    "glooping-ooze-2": ("strength health", "potion", "heroism", False),
    "goblin-1": ("strength", "skill", "shimmerblast", True),
    "goblin-2": ("strength", "skill", "dodge", False),
    "ice-elemental-1": ("agility health", "skill", "lucky-familiar", False),
    "ice-elemental-2": ("agility health", "skill", "flurry", True),
    "ogre-1": ("strength health", "skill", "chaotic-aura", False),
    "ogre-2": ("magic health", "skill", "brute-force", True),
    "phantom-1": ("strength health", "skill", "steady-hands", True),
    "phantom-2": ("agility health", "skill", "triple-strike", False),
    "plague-rat-1": ("agility", "skill", "persistence", True),
    "plague-rat-2": ("agility", "skill", "flameweave", False),
    "shadow-1": ("agility", "skill", "static-burst", False),
    "shadow-2": ("strength health", "potion", "heroism", True),
    "skeleton-1": ("agility", "potion", "invisibility", True),
    "skeleton-2": ("strength", "potion", "clarity", False),
    "wraith-1": ("strength", "skill", "dexterity", False),
    "wraith-2": ("strength", "skill", "haste", True),
    "arrow-wall-1": ("strength", "skill", "dodge", True),
    "arrow-wall-2": ("magic", "potion", "mana", False),
    "bear-traps-1": ("magic", "potion", "mana", True),
    "bear-traps-2": ("agility", "potion", "invisibility", False),
    "boulder-1": ("magic health", "skill", "valor", False),
    "boulder-2": ("strength health", "skill", "critical-strikes", True),
    "cave-in-1": ("agility", "skill", "flameweave", True),
    "cave-in-2": ("magic", "skill", "crushing-blow", False),
    "flame-statues-1": ("strength", "skill", "haste", False),
    "flame-statues-2": ("magic", "skill", "backstab", True),
    "force-wall-1": ("strength health", "skill", "crushing-fist", True),
    "force-wall-2": ("magic health", "skill", "poison", False),
    "locked-door-1": ("strength", "skill", "shimmerblast", False),
    "locked-door-2": ("magic", "skill", "accuracy", True),
    "pit-of-spikes-1": ("magic", "skill", "armor-crush", False),
    "pit-of-spikes-2": ("strength", "skill", "dexterity", True),
    "rune-puzzle-1": ("agility", "skill", "persistence", False),
    "rune-puzzle-2": ("strength", "potion", "clarity", True),
    "spiked-log-1": ("agility", "skill", "cleave", False),
    "spiked-log-2": ("agility", "skill", "static-burst", True),
}

SIDES = {  # strength, agility, magic, health, feat, printed skill
    ("archer", "solo"): (2, 3, 2, 5, "eagle-eye", "kiting"),
    ("archer", "duo"): (1, 2, 1, 3, "eagle-eye", "combined-shot"),
    ("mage", "solo"): (1, 2, 4, 5, "mana-charge", "shield-aura"),
    ("mage", "duo"): (0, 1, 3, 3, "mana-charge", "power-transfer"),
    ("paladin", "solo"): (3, 1, 3, 5, "valiant", "armor"),
    ("paladin", "duo"): (2, 0, 2, 3, "valiant", "support-aura"),
    ("rogue", "solo"): (1, 4, 2, 5, "daring-gamble", "stealth"),
    ("rogue", "duo"): (0, 3, 1, 3, "daring-gamble", "dungeoneering"),
    ("warrior", "solo"): (4, 2, 1, 6, "frenzy", "second-wind"),
    ("warrior", "duo"): (3, 1, 0, 4, "frenzy", "fearless-charge"),
    ("aquamancer", "solo"): (1, 2, 4, 5, "tsunami", "bubbles-water-spirit"),
    ("aquamancer", "duo"): (0, 1, 3, 3, "tsunami", "water-blessing"),
    ("dragoon", "solo"): (4, 1, 2, 6, "stalwart", "trident"),
    ("dragoon", "duo"): (3, 0, 1, 4, "stalwart", "forked-strike"),
    ("witch", "solo"): (2, 2, 2, 5, "hammersmash", "inner-fire"),  # one die per color, two health above the duo side
    ("witch", "duo"): (1, 1, 1, 3, "hammersmash", "anti-hex"),
}

DUNGEONS = {  # difficulty; floors: ability, peril boxes, combat boxes; boss, its health, its boxes
    "dragons-cave": (1, [
        ("hall-of-statues", ["any 2 armor"], ["strength 3 1d"]),
        ("flame-aura", ["any 6 1d"], ["magic 5 2d"]),
        ("dragonskin", ["any 5 armor"], ["strength 10 wide armor"]),
    ], "dragon", 6, [
        "agility 5 armor", "agility 5 armor", "agility 6 skull 1d", "magic 16 wide 4d", "magic 6 skull 1d",
        "strength 17 wide 4d", "strength 6 skull 1d",
    ]),
    "hydras-reef": (2, [
        ("sticky-surrounding", ["any 5 1d 1t"], ["agility 3 1d"]),
        ("regeneration", ["any 3 armor"], ["agility 5 1d", "strength 5 1d 1t"]),
        ("poison-aura", ["any 5 armor"], ["magic 5 1d 1t"]),
    ], "hydra", 5, [
        "strength 13 wide skull 3d", "magic 6 2d", "strength 19 wide skull 3d", "magic 6 2d",
        "agility 13 wide skull 3d", "agility 6 2d",
    ]),
    "yetis-cavern": (2, [
        ("freezing-winds", ["any 4 armor 1t"], ["magic 3 1t", "magic 4 1t"]),
        ("brutal-strength", ["any 5 1d 1t"], ["strength 5 2d"]),
        ("biting-cold", ["any 4 armor 1d"], ["strength 3 armor 1d", "strength 3 armor 1d"]),
    ], "yeti", 6, [
        "strength 24 wide armor skull", "strength 4 skull 1d", "strength 5 skull 1d", "magic 5 2d", "magic 6 2d",
        "strength 6 skull 1d", "agility 5 2d", "agility 6 2d",
    ]),
    "lichs-tomb": (3, [
        ("undying-legions", ["any 4 armor"], ["magic 2 armor", "strength 5 2t"]),
        ("weakness-curse", ["any 6 1d 1t"], ["magic 3 armor"]),
        ("blade-storm", ["any 4 armor 1d"], ["magic 10 wide 2d"]),
    ], "lich", 5, [
        "strength 3 skull 1d", "strength 17 wide 3d", "agility 3 skull 1d", "agility 16 wide 4d", "magic 3 skull 1d",
        "magic 15 wide 5d",
    ]),
    "minotaurs-maze": (3, [
        ("deadly-maze", ["any 5 armor 1d"], ["agility 2 1d", "agility 2 1d"]),
        ("crumbling-walls", ["any 3 armor"], ["strength 3 armor", "strength 3 armor"]),
        ("poison-dart-traps", ["any 6 1d 1t"], ["agility 12 wide 3d"]),
    ], "minotaur", 10, [
        "strength X wide skull 4d", "strength 6 2d", "strength 5 skull 1d", "magic 5 skull 1d", "magic 6 2d",
        "strength 5 skull 1d", "agility 5 skull 1d", "agility 6 2d",
    ]),
}  # fmt: skip

LEVELS = {  # items, skills, XP of the next level (of a potion at level 4), bonus dice
    (1, "solo"): (1, 2, 6, 0),
    (1, "duo"): (1, 1, 6, 0),
    (2, "solo"): (3, 3, 8, 1),
    (2, "duo"): (2, 2, 8, 1),
    (3, "solo"): (5, 4, 10, 1),
    (3, "duo"): (3, 3, 10, 1),
    (4, "solo"): (7, 5, 5, 2),
    (4, "duo"): (4, 4, 5, 2),
}

BASIC_SKILLS = ["shield-bash", "feint", "cantrip", "lay-of-the-land"]
TALENTS = [
    "veteran", "durability", "crafty", "prepared", "first-aid", "recovery", "grit", "guile", "fortitude", "planning",
    "direct-hit", "cunning", "speed", "knowledge", "foresight",
]  # fmt: skip

UNSURE = {
    "archer-solo", "mage-solo", "paladin-solo", "witch-solo", "level-3-duo", *BASIC_SKILLS, "guile", "fortitude",
    "planning", "cunning", "knowledge",
}  # fmt: skip
"""Cards some printed value of which no source shows for certain."""

HEROES = list(dict.fromkeys(hero for hero, _ in SIDES))
COMBAT_CARDS = [card for card in CARDS if card[:-2] in COMBATS]
PERIL_CARDS = [card for card in CARDS if card[:-2] in PERILS]


class Box(NamedTuple):
    color: str
    value: int
    wide: bool
    armor: bool
    skull: bool
    damage: int
    time: int
    poison: int = 0  # none in this set


def read_box(text: str, x: int = 0) -> Box:
    """A box of the tables, with this number for X."""
    color, value, *rest = text.split()
    damage = sum(int(word[:-1]) for word in rest if word[0].isdigit() and word.endswith("d"))
    time = sum(int(word[:-1]) for word in rest if word[0].isdigit() and word.endswith("t"))
    number = x if value == "X" else int(value)
    return Box(color, number, "wide" in rest, "armor" in rest, "skull" in rest, damage, time)


def seen(box: BoxView) -> Box:
    return Box(box.color, box.value, box.wide, box.armor, box.skull, box.damage, box.time, box.poison)


def dice_worth(letter: str, amount: int) -> list[str]:
    """As few dice as possible that sum to the amount: 8 is `s6 s2`."""
    return [f"{letter}6"] * (amount // 6) + ([f"{letter}{amount % 6}"] if amount % 6 else [])


def dice_for(box: Box) -> list[str]:
    """Dice that cover the box exactly."""
    return dice_worth("s" if box.color == "any" else box.color[0], box.value)


def all_but(boxes: list[Box], number: int) -> str:
    """Position lines that cover every box except this one (0: every box)."""
    return "\n".join(f"covered {n} {' '.join(dice_for(box))}" for n, box in enumerate(boxes, 1) if n != number)


def misfit(box: Box) -> str:
    """A die that never fits the box and keeps the placing step going."""
    return "s1" if box.color == "magic" else "m1"


def fill(t, dice: list[str], number: int) -> None:
    """Cover a box with exactly these dice."""
    t.do(f"cover {dice[0]} {number}")
    for die in dice[1:]:
        if t.asks == "fill":
            t.do(f"add {die}")


def base_cards() -> list[Encounter]:
    """The encounter cards of one copy of the set."""
    return [card for card in onedeck_pack().pack.cards if card.set == 0 and not card.twin]


def base_facts() -> list[CardFact]:
    return [fact for fact in onedeck_pack().facts if fact.set == "base"]


@pytest.mark.rule("OD-1.3", "OD-1.30", "OD-1.31", "OD-1.36")
def test_the_deck_is_44_cards_and_half_of_them_carry_the_set_icon():
    cards = base_cards()
    assert [card.id for card in cards] == list(CARDS)
    assert {card.id: card.set_icon for card in cards} == {id: facts[3] for id, facts in CARDS.items()}
    assert len(cards) == 44
    assert sum(card.set_icon for card in cards) == 22
    assert sum(card.peril for card in cards) == 20
    assert sum(card.skill >= 0 for card in cards) == 36
    assert sum(card.potion >= 0 for card in cards) == 8
    assert not any(card.leaf for card in cards)


@pytest.mark.rule("OD-16.1")
def test_a_second_copy_of_the_deck_is_the_same_card_for_card():
    twins = {card.id: card for card in onedeck_pack().pack.cards if card.set == 0 and card.twin}
    assert list(twins) == [f"{id}-twin" for id in CARDS]
    printed = [name for name in fields_of(Encounter) if name not in ("id", "index", "twin")]
    for card in base_cards():
        twin = twins[f"{card.id}-twin"]
        assert [getattr(twin, name) for name in printed] == [getattr(card, name) for name in printed]


@pytest.mark.rule("OD-1.2", "OD-1.12", "OD-1.16")
def test_the_supply_holds_30_dice():
    t = game("warrior", dungeon="lichs-tomb")
    assert t.view.supply == {"strength": 8, "agility": 8, "magic": 8, "heroic": 6}
    assert onedeck_pack().pack.tokens == 6


@pytest.mark.rule("OD-1.1", "OD-1.4", "OD-1.5")
def test_every_physical_card_is_listed_once():
    listed = {}
    for fact in base_facts():
        listed.setdefault(fact.deck, []).append(fact.id)
        assert fact.copies == 1
    assert listed == {
        "encounter": list(CARDS),
        "hero": [f"{hero}-{side}" for hero, side in SIDES],
        "dungeon": list(DUNGEONS),
        "basic-skill": BASIC_SKILLS,
        "talent": TALENTS,
        "level": [f"level-{level}-{side}" for level, side in LEVELS],
        "reference": ["turn-reference"],
    }


@pytest.mark.parametrize("fact", base_facts(), ids=lambda fact: fact.id)
def test_a_card_says_whether_its_facts_are_printed(fact):
    if fact.id in UNSURE:
        assert fact.origin == "original"
        assert fact.why.strip()
    else:
        assert fact.origin == "printed"
        assert fact.why == ""
