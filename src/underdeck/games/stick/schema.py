"""The structure of an Order of the Stick pack file. Unknown or missing fields are errors."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from underdeck.packs.reading import Id, Origin

Copies = Annotated[int, Meta(ge=1, le=20)]
Number = Annotated[int, Meta(ge=-20, le=40)]
Few = Annotated[int, Meta(ge=0, le=12)]
Drool = Annotated[int, Meta(ge=1, le=3)]
Window = Literal["start", "end", "turn", "move", "called", "before-roll", "after-roll", "wound", "evade", "response"]
Type = Literal[
    "animal", "bandit", "creepy-crawly", "dragon", "dwarf", "elf", "fiend", "goblin", "halfling", "human", "kobold",
    "linear-guild", "ogre", "orc", "order", "undead",
]  # fmt: skip


class Spec(Struct, forbid_unknown_fields=True):
    pass


class UseSpec(Spec, kw_only=True, rename={"if_": "if"}):
    when: Window
    if_: list[str] = []
    do: list[str]


class CharacterSpec(Spec, kw_only=True):
    id: Id
    race: Type
    wounds: Annotated[int, Meta(ge=1, le=12)]
    drool: dict[Id, Drool] = {}
    """The game's own Loot that a third-party character drools over."""
    origin: Origin = "original"
    why: str = ""


class ShtickSpec(Spec, kw_only=True):
    id: Id
    owner: Id
    copies: Copies = 1
    starting: Few = 0
    types: list[Literal["armor", "magic", "verbal", "weapon"]] = []
    attack: Number | None = None
    defense: Number | None = None
    range: Few | Literal["infinite"] | None = None
    result: list[str] = []
    area: Few | str = ""
    boost: dict[Literal["attack", "defense", "range", "amount"], Number] = {}
    flip: bool = False
    bonus: list[str] = []
    use: list[UseSpec] = []
    traits: list[Literal["thor", "leap", "guard", "quick-hands", "hidden-stash"]] = []
    origin: Origin = "original"
    why: str = ""


class SupportSpec(Spec, kw_only=True):
    by: list[Type]
    gives: Literal["ambush", "assist", "deadly", "greed", "horde", "longshot", "outsmart"]


class MonsterSpec(Spec, kw_only=True):
    id: Id
    types: list[Type]
    attack: Number
    defense: Number
    range: Few = 0
    coins: Few = 0
    x: Few = 0
    unique: bool = False
    copies: Copies = 1
    abilities: list[str] = []
    support: SupportSpec | None = None
    origin: Origin = "original"
    why: str = ""


class XykonSpec(Spec, kw_only=True):
    id: Id
    types: list[Type] = []
    attack: Number | None = None
    defense: Number | None = None
    level: bool = False
    range: Few = 0
    coins: Few = 0
    x: Few = 0
    unique: bool = False
    abilities: list[str] = []
    support: SupportSpec | None = None
    bonus: list[str] = []
    origin: Origin = "original"
    why: str = ""


class ScrewSpec(Spec, kw_only=True, rename={"if_": "if"}):
    id: Id
    copies: Copies = 1
    when: Window
    if_: list[str] = []
    do: list[str]
    origin: Origin = "original"
    why: str = ""


class LootSpec(Spec, kw_only=True):
    id: Id
    copies: Copies = 1
    drool: dict[Id, Drool] = {}
    crest: Annotated[int, Meta(ge=0, le=3)] = 0
    who: list[Id] = []
    bonus: list[str] = []
    use: list[UseSpec] = []
    origin: Origin = "original"
    why: str = ""


class TrapSpec(Spec, kw_only=True):
    id: Id
    copies: Copies = 1
    evade: Annotated[int, Meta(ge=2, le=13)]
    range: Few
    multiple: bool
    do: list[str]
    origin: Origin = "original"
    why: str = ""


class RoomSpec(Spec, kw_only=True):
    id: Id
    deck: Literal["dungeon", "lair", "entrance"] = "dungeon"
    copies: Copies = 1
    flags: list[Literal["stop", "no-rest", "peaceful", "no-search", "slow", "no-help"]] = []
    bonus: list[str] = []
    first: list[str] = []
    enter: list[str] = []
    through: list[str] = []
    origin: Origin = "original"
    why: str = ""


TABLES = ("character", "shtick", "monster", "screw", "loot", "trap", "room", "xykon")
OUTSIDE = ("character", "shtick", "monster", "screw", "loot", "trap", "room")
"""The tables that a third-party pack may have: Xykon is the game's own."""
AMOUNT = (1, 6)
"""The limits of counts: Wounds, cards, Loot, turns."""
CHANGE = (-12, 12)
"""The limits of changes of totals, dice and bonuses."""
ROLLED = (2, 12)
MULTIATTACK = (2, 6)
STRONG = (0, 20)
"""The limits of Attack and Defense of a Monster."""
CHANGING = ("me", "fighter", "monster", "rally", "guard", "die", "reach", "size", "evade")
PLAIN = (
    "entrance", "join", "pull", "teleport", "run", "swap-roles", "draw", "reroll", "no-support", "silence", "snub",
    "banish", "slay", "sink", "shoo", "lure", "reinforce", "snipe", "skip", "cancel", "stairs",
)  # fmt: skip
"""The verbs without a number."""
WHOLE = ("heal", "unflip", "flip", "prevent")
"""The verbs that may be followed by `all`."""
TOWARDS = ("steal", "take", "join", "pull")
"""The verbs that name another player."""
ROLLS = ("before-roll", "after-roll")
MOMENTS: dict[str, tuple[str, ...]] = {
    "reroll": ("after-roll",), "die": ("after-roll",), "prevent": ("wound",), "evade": ("evade",),
    "disarm": ("evade",), "cancel": ("response",), "skip": ("called",), "size": ("called",), "me": ROLLS,
    "fighter": ROLLS, "monster": ROLLS, "swap-roles": ROLLS, "no-support": ROLLS, "silence": ROLLS, "reach": ROLLS,
    "snub": ROLLS, "slay": ROLLS, "reinforce": ROLLS, "draw": (*ROLLS, "result"), "banish": (*ROLLS, "result"),
}  # fmt: skip
"""The windows in which a verb has a meaning, if not in all."""
BONUS = "attack 2 per beaten if attacking vs:undead"
STARTING = 4
"""The Starting Shticks of a character (OS-2.9)."""
SMALLEST_DECK = 13
"""The least number of shticks of a character, needed for the Lair in the longest game (OS-2.25)."""
