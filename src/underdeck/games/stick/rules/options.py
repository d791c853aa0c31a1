"""Game lengths, variants and house rules. The rules read an option where it applies."""

from typing import Any, Final

from underdeck.kernel.options import NO_YES, choose, usual
from underdeck.kernel.refusal import Refusal, choices

LENGTHS: Final = ("short", "medium", "long", "weekend-killer")
VARIANTS: Final = ("lucky", "nerdcore", "not-home", "shadow", "team")
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
PLAYERS: Final = {"weekend-killer": (5, MOST_PLAYERS), "shadow": (FEWEST_PLAYERS, 3), "team": (4, MOST_PLAYERS)}
"""OS-2.25, OS-24.11: lengths and variants that are not for everybody."""


def players_of(id: str) -> tuple[int, int]:
    """Return the fewest and the most players of a length or a variant."""
    return PLAYERS.get(id, (FEWEST_PLAYERS, MOST_PLAYERS))


class Length:
    """A row of the table of game lengths (OS-2.18)."""

    __slots__ = ("drool", "floors", "shticks")

    def __init__(self, floors: int, drool: int, shticks: int) -> None:
        self.floors = floors
        self.drool = drool
        self.shticks = shticks


def length_row(length: str, players: int) -> Length:
    """Return the row for a length and a number of players (OS-2.19 to OS-2.25)."""
    few = players <= 3
    if length == "short":
        return Length(3, 8 if few else 7, 8)
    if length == "medium":
        return Length(3, 10, 10) if few else Length(3, 8, 9)
    if length == "long":
        return Length(4, 12, 12) if few else Length(4, 10, 10)
    least, _ = players_of(length)
    if players < least:
        raise Refusal("length-players", length=length, least=least, players=players)
    return Length(5, 13, 13)


OPTIONS: Final[dict[str, tuple[str, ...]]] = {  # the first value of each is the rulebook's, or our reading of it
    "area_targets": ("top-too", "any"),
    "floor_size": ("8", "6", "4"),  # OS-4.11
    "floors": ("table", "fewer"),  # OS-2.18: one floor less
    "free_gifts": NO_YES,
    "hands": ("mixed", "split"),  # separate Monster and Screw This! cards, 4 and 3
    "lair_minimum": ("table", "half", "none"),  # OS-18.3
    "new_battles": ("empty-rooms", "new-rooms"),  # OS-5.1
    "pvp_after_clearing": NO_YES,
    "rested_rooms": ("like-others", "safe"),
    "size_growth": ("free", "3", "none"),  # OS-5.10: how far Leader and Horde may raise a Battle Size
    "stairs": ("3", "by-floor", "6"),  # OS-4.29; by floor: 5, 4, 3, ...
    "starting_shticks": ("3", "4"),  # OS-2.9
    "steal_range": ("same-room", "any"),
    "turn_limit": ("none", "60", "30"),  # OS-3.3: rounds until the dungeon collapses by itself
    "x_per_shtick": ("3", "2"),  # OS-15.4
    "xykon_place": ("shuffled", "last"),
}

PRESETS: Final[dict[str, dict[str, str]]] = {
    "printed": {},
    "steady": {"size_growth": "3", "turn_limit": "60"},
    "quick": {
        "floor_size": "4",
        "floors": "fewer",
        "hands": "split",
        "lair_minimum": "half",
        "rested_rooms": "safe",
        "size_growth": "3",
        "stairs": "6",
        "starting_shticks": "4",
        "turn_limit": "30",
        "x_per_shtick": "2",
    },
}


VERSION: Final = 3
"""The version of the rules, raised with a ruling by which the same answers could lead elsewhere. Games go on as they
began.

3: nobody on the Dungeon Entrance is harmed by others (OS-1.56); a cancelled card is not answered again (OS-R-30).
"""
OLDEST: Final = 2
"""The first version whose games can still be played."""


class Rules:
    """The options in force."""

    __slots__ = ("version", *OPTIONS)

    version: int
    area_targets: str
    floor_size: str
    floors: str
    free_gifts: str
    hands: str
    lair_minimum: str
    new_battles: str
    pvp_after_clearing: str
    rested_rooms: str
    size_growth: str
    stairs: str
    starting_shticks: str
    steal_range: str
    turn_limit: str
    x_per_shtick: str
    xykon_place: str

    def __init__(self, version: int = VERSION) -> None:
        self.version = version
        choose(self, OPTIONS, usual(OPTIONS))

    def changed(self) -> dict[str, str]:
        """Return the options that differ from the rulebook."""
        return {name: getattr(self, name) for name in OPTIONS if getattr(self, name) != OPTIONS[name][0]}


def make_rules(preset: Any, options: Any, version: int = VERSION) -> Rules:
    rules = Rules(version)
    if preset is not None:
        if not isinstance(preset, str) or preset not in PRESETS:
            raise Refusal("unknown-preset", name=str(preset), choices=choices(PRESETS))
        choose(rules, OPTIONS, PRESETS[preset])
    if not isinstance(options, dict):
        raise Refusal("setup-type", name="options")
    choose(rules, OPTIONS, options)
    return rules
