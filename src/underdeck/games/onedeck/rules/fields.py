"""The fields of the state, each declared once. `make fields` writes the classes in `structs.py` from them.

Positions have them in this order, but for those without a kind: they follow from others, or have lines of their own in
`serialize.py` and `parse.py`. The kinds are there, too.
"""

from typing import Final

from underdeck.kernel.fields import TABLE, Field, Struct

MOST: Final = 99
"""The highest value of a count: far more than any game reaches."""
COUNT: Final = range(MOST + 1)
TURNS: Final = range(10_000)

IMPORTS: Final = """\
from underdeck.games.onedeck.rules.cards import Ability, Box, Dungeon, HeroSide, Pack
from underdeck.games.onedeck.rules.editions import Rules
from underdeck.kernel.agenda import Table
from underdeck.kernel.rng import Rng
"""

HERO: Final = Struct(
    "Hero",
    Field("side: HeroSide"),
    Field("name: str", note="the hero's id, with a number for a second one of the same kind (R-62)"),
    Field("damage: int = 0", "damage"),
    Field("poison: int = 0", COUNT),
    Field("marks: list[int] = []", "marks", "the campaign sheet: three colors for each talent; empty without one",
          shared=True),
    Field("focus: int = 0", "focus", "the focus active in this game (OD-14.18); 0: none"),
    Field("talents: int = 0", "talents", "bit n: talent n is unlocked and active"),
    Field("basic: int = -1", "skill", "the Basic Skill (OD-14.23)"),
    Field("items: list[int] = []", "cards"),
    Field("skills: list[int] = []", "skill-cards"),
    Field("stored: tuple[int, ...] = (0, 0, 0, 0)", "colors", "dice on the feat (OD-1.27)"),
    Field("claimed: list[int] = [0, 0, 0, 0]", "colors", "dice taken and not yet rolled"),
    Field("pool: list[int] = []", "pool", "sorted dice, see dice.py"),
    Field("used: int = 0", "skills", "bit n: skill n was used in this encounter (OD-7.28)"),
    fresh="Return a hero who enters the dungeon.",
)  # fmt: skip

STATE: Final = Struct(
    "State",
    Field("pack: Pack"),
    Field("dungeon: Dungeon"),
    Field("set: int = dungeon.set", "set", "the encounter deck: a set, or HYBRID"),
    Field("hordes: bool = False", note="the Hordes card is in play (OD-16.41)"),
    Field("reference: int = pack.references[dungeon.set]", "potion", "the potion of the Turn Reference, always known"),
    Field('tier: str = ""', "text"),
    Field("rules: Rules", "options"),
    Field("level: int = 1", range(5)),
    Field("floor: int = 1", range(5)),
    Field("turn: int = 0", TURNS),
    Field("tokens: int = 2 if len(heroes) > 2 else 1", range(41), "potion tokens of the party (OD-2.10, OD-16.7)"),
    Field("stairs: int = 0", range(6), "tokens on the stairs"),
    Field("stairs_owed: int = 0", range(10), "stairs damage waiting for the end of the step (OD-12.11)"),
    Field("boss_damage: int = 0", COUNT),
    Field("round: int = 0", TURNS),
    Field("prevent_damage: int = 0", COUNT),
    Field("prevent_poison: int = 0", COUNT),
    Field("prevent_time: int = 0", COUNT),
    Field("broken: int = 0", range(1 << 20), "bit n: the Lich already broke box n this round"),
    Field("noted: int = 0", range(4), "color of the die last picked"),
    Field("exiled_tokens: int = 0", range(13)),
    Field("x: int = 0", COUNT, "the number of an X box"),
    Field("fresh_floor: bool = True"),
    Field("window: bool = False", note="the start of a turn, when Healing is worth more (R-3)"),
    Field("kiting: bool = False"),
    Field("thick_skin: bool = False"),
    Field("suffering: bool = False", note="inside Suffer Consequences"),
    Field("known: int = 1 << pack.references[dungeon.set]", "potions", "bit n: potion n is identified"),
    Field("heroes: list[Hero]", "heroes", word="hero"),
    Field("xp: tuple[int, ...] = ()", "cards"),
    Field("potions: tuple[int, ...] = ()", "cards", "cards of identified potions"),
    Field("removed: tuple[int, ...] = ()", "cards", "in the game box (OD-1.37)"),
    Field("doors: list[int] = []", "doors", "`card * 2 + open`, two neighbours a door for four heroes"),
    Field("deck: list[int] = []", "deck", "the top is the last"),
    Field("discard: list[int] = []", "cards"),
    Field("fighting: list[int] = list(range(len(heroes)))", "party",
          "the heroes in the encounter; all of them outside", shared=True),
    Field("reserve: list[int] = [0, 0, 0, 0]", "colors", "dice of the pair that is not fighting now (OD-16.24)"),
    Field("exiled: tuple[int, ...] = (0, 0, 0, 0)", "colors", "dice in the game box (OD-17.16)"),
    Field("spoils: list[int] = []", "spoils", "cards to be claimed, `card * 4 + how it went`, see loot.py"),
    Field("room: int = -1", "place", "the door card being dealt with"),
    Field("option: int = -1", "place", "the peril option chosen", word="choice"),
    Field("mode: int = 0", "mode", "OUTSIDE an encounter; else cards.COMBAT, PERIL or BOSS"),
    Field("covers: list[tuple[int, ...]] = []", "covers", "dice on each box", word="covered"),
    Field("aside: list[int] = []", "dice", "dice just rolled, or picked for an effect"),
    Field("gained: tuple[int, ...] = ()", "dice", "dice gained by the skill in use"),
    Field("rng: Rng", "chance"),
    Field('result: str = ""', "ending", "how it went, while check-marks are still being placed"),
    Field("outcome: str | None = None", "ending"),
    Field("supply: list[int] = [count * (2 if len(heroes) > 2 else 1) for count in pack.supply]"),
    Field("boxes: list[Box] = []", shared=True),
    Field("abilities: list[Ability] = []", shared=True),
    Field("reveals: int = 0"),
    base=TABLE,
    acyclic=False,
    doc="`boxes` and `abilities` are derived by `refresh` from floor, room and option and never changed in place.",
    fresh="Return a table with everything in its place, nothing dealt.",
)  # fmt: skip

STRUCTS: Final = (HERO, STATE)
