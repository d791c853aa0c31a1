"""Cards as the rules use them, compiled from a pack. Words such as verbs and conditions are closed lists."""

from typing import Final

NOT_AVAILABLE: Final = -99  # a modifier printed N/A (OS-1.31)
INFINITE: Final = 99  # OS-1.32
FACES: Final = 12  # of every die

TYPES: Final = (
    "animal", "bandit", "creepy-crawly", "dragon", "dwarf", "elf", "fiend", "goblin", "halfling", "human", "kobold",
    "linear-guild", "ogre", "orc", "order", "undead",
)  # fmt: skip
ALL_TYPES: Final = "all"

SHTICK_TYPES: Final = ("armor", "magic", "verbal", "weapon")

ABILITIES: Final = (
    "bloodlust", "breath-weapon", "duel", "enchanted", "flying", "henchman", "hide", "impervious", "leader",
    "mindless", "multiattack", "nemesis", "paralyze", "spellcaster", "thief", "tricky", "xykon-special",
)  # fmt: skip
IMMUNITY: Final = {"breath-weapon": "armor", "enchanted": "magic", "impervious": "weapon", "mindless": "verbal"}
SUPPORTS: Final = ("ambush", "assist", "deadly", "greed", "horde", "longshot", "outsmart")

STATS: Final = (
    "attack", "defense", "battle", "range", "evade", "assist", "monster-attack", "monster-defense", "monster-battle",
    "dice", "boost", "pick", "search", "move", "rest", "size",
)  # fmt: skip
PER: Final = (
    "", "beaten", "wound", "floor", "helper", "stack", "equipped", "flipped", "company", "xs", "armor", "magic",
    "verbal", "weapon",
)  # fmt: skip
CONDITIONS: Final = (
    "attacking", "defending", "fighting", "watching", "near", "vs-monster", "vs-player", "vs-unique", "vs-xykon",
    "ranged", "close", "no-shtick", "alone", "company", "helped", "unhelped", "wounded", "beaten", "resting",
    "foe-resting", "lair",
)  # fmt: skip
CONDITIONS_OF: Final = {
    "vs": "type", "vs-has": "ability", "using": "shtick-type", "foe-using": "shtick-type", "using-shtick": "shtick",
    "shtick": "shtick", "hurt": "number", "foe-hurt": "number", "stack": "number", "floor": "number",
}  # fmt: skip
"""Conditions with a word after the colon, and what it must be."""

WINDOWS: Final = (
    "start", "end", "turn", "move", "called", "before-roll", "after-roll", "wound", "evade", "response",
)  # fmt: skip
BEFORE_ROLL: Final = WINDOWS.index("before-roll")
AFTER_ROLL: Final = WINDOWS.index("after-roll")
WOUND: Final = WINDOWS.index("wound")
EVADE: Final = WINDOWS.index("evade")
RESPONSE: Final = WINDOWS.index("response")
TARGETS: Final = (
    "self", "foe", "fighter", "other", "other-floor", "other-here", "anyone", "anyone-floor", "anyone-here",
    "all-here", "all-floor", "everyone", "others-here", "others-floor", "others",
)  # fmt: skip
VERBS: Final = (
    "heal", "wound", "unflip", "flip", "shtick", "loot", "pick", "cards", "lose-cards", "lose-loot", "drop-loot",
    "steal", "take", "miss", "treat", "entrance", "join", "pull", "teleport", "steps", "run", "me", "fighter",
    "monster", "rally", "guard", "boost", "swap-roles", "draw", "reroll", "die", "prevent", "no-support", "silence",
    "reach", "snub", "banish", "slay", "sink", "shoo", "lure", "reinforce", "snipe", "size", "skip", "evade",
    "disarm", "cancel", "stairs", "recover", "rummage",
)  # fmt: skip
ALL: Final = 99  # `heal all`, `unflip all`, `prevent all`
TRAITS: Final = ("thor", "leap", "guard", "quick-hands", "hidden-stash")
FLAGS: Final = ("stop", "no-rest", "peaceful", "no-search", "slow", "no-help")


class Condition:
    __slots__ = ("name", "word")

    def __init__(self, name: str, word: str) -> None:
        self.name = name
        self.word = word


class Bonus:
    __slots__ = ("amount", "conditions", "per", "stat")

    def __init__(self, stat: str, amount: int, per: str, conditions: list[Condition]) -> None:
        self.stat = stat
        self.amount = amount
        self.per = per
        self.conditions = conditions


class Op:
    __slots__ = ("amount", "others", "target", "verb", "where", "word")

    def __init__(self, verb: str, amount: int, target: str, word: str) -> None:
        self.verb = verb
        self.amount = amount
        self.target = "fighter" if verb == "fighter" else target
        scope, _, where = self.target.partition("-")
        self.others = scope in ("other", "others")
        """Not its user."""
        self.where = where
        self.word = word
        """The Monster type of `rally` and `guard`."""


class Use:
    """A use of a card in a window: flip the shtick, discard the Loot, play the card."""

    __slots__ = ("conditions", "script", "window")

    def __init__(self, window: str, conditions: list[Condition], script: int) -> None:
        self.window = window
        self.conditions = conditions
        self.script = script


class Shtick:
    def __init__(self, id: str, owner: int) -> None:
        self.id = id
        self.owner = owner
        self.copies = 1
        self.starting = 0
        self.types: list[str] = []
        self.battle = False
        self.attack = NOT_AVAILABLE
        self.defense = NOT_AVAILABLE
        self.range = 0
        self.result = -1
        """Script of the Result; -1 on a non-Battle Shtick."""
        self.area = ""
        """"" for none, else a number, a type or `all`."""
        self.boost = {"attack": 0, "defense": 0, "range": 0, "amount": 0}
        self.flip = False
        self.bonuses: list[Bonus] = []
        self.uses: list[Use] = []
        self.traits: list[str] = []


class Monster:
    """A Monster of the Battle Deck or of the Xykon Deck."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.types: list[str] = []
        self.attack = 0
        self.defense = 0
        self.range = 0
        self.coins = 0
        self.x = 0
        self.unique = False
        self.copies = 1
        self.abilities: list[str] = []
        self.multiattack = 1
        self.nemesis = ""
        self.support_by: list[str] = []
        self.support = ""
        self.level = False
        self.bonuses: list[Bonus] = []
        """OS-18.22: of a Xykon card that is no Monster."""
        self.is_monster = True


class Screw:
    def __init__(self, id: str, use: Use) -> None:
        self.id = id
        self.copies = 1
        self.use = use


class Loot:
    def __init__(self, id: str) -> None:
        self.id = id
        self.copies = 1
        self.drool: list[int] = []
        """Drool Factor by character."""
        self.crest = 0
        self.who: list[int] = []
        self.bonuses: list[Bonus] = []
        self.uses: list[Use] = []


class Trap:
    def __init__(self, id: str) -> None:
        self.id = id
        self.copies = 1
        self.evade = 0
        self.range = 0
        self.multiple = False
        self.script = -1


class Room:
    def __init__(self, id: str, deck: str) -> None:
        self.id = id
        self.deck = deck
        self.copies = 1
        self.flags: list[str] = []
        self.haven = False
        """Xykon's doorstep, where nobody battles Monsters (OS-18.9-10)."""
        self.bonuses: list[Bonus] = []
        self.first = -1
        self.enter = -1
        self.through = -1


class Character:
    def __init__(self, id: str, race: str, wounds: int) -> None:
        self.id = id
        self.race = race
        self.wounds = wounds


class Pack:
    """Every deck as a list of physical cards; copies are the same object."""

    def __init__(self) -> None:
        self.packs: tuple[object, ...] = ()
        """Those from outside among them, as records name them."""
        self.digest = ""
        self.characters: list[Character] = []
        self.decks: list[list[Shtick]] = []
        """By character."""
        self.battle: list[Monster | Screw] = []
        self.loot: list[Loot | Trap] = []
        self.rooms: list[Room] = []
        self.lair: list[Room] = []
        self.xykon: list[Monster] = []
        self.entrance: Room = Room("dungeon-entrance", "entrance")
        self.scripts: list[list[Op]] = []
        self.sources: list[str] = []
        """Of each script: the card it is written on, as `deck-id`."""

    def character(self, id: str) -> int:
        for index, character in enumerate(self.characters):
            if character.id == id:
                return index
        return -1
