"""Every entry the agenda can hold. The first group runs by itself, the second waits for an answer."""

from typing import Final

TURN: Final = 1
PAY_TIME: Final = 2  # amount
TIME_PASSED: Final = 3  # were the stairs visible before
TURN_OPTION: Final = 4
PLACE_DOORS: Final = 5
END_TURN: Final = 6
DESCEND: Final = 7
START: Final = 8
PERIL_CHOICE: Final = 9
PREPARE: Final = 10
FEAT_PAID: Final = 12  # hero, dice by color
FEAT_ROLLED: Final = 13  # hero
LAND: Final = 14  # hero; was it a reroll; was the roll told already
HAMMER: Final = 15  # hero
CLAIM: Final = 16  # next color
BONUS: Final = 17  # dice left
ROLL_ALL: Final = 18
CHECK: Final = 19
USE: Final = 20  # hero, skill
EFFECT: Final = 21  # hero, effect
CONSEQUENCES: Final = 22
DEAL: Final = 23  # damage for each hero
SUFFER_TIME: Final = 24  # amount
SUFFERED: Final = 25
ENCOUNTER_END: Final = 26
LOOT: Final = 27
LEVELS: Final = 28
ROUND: Final = 29
STRIKE: Final = 30
FACE: Final = 31  # card of the stack, bits of the pair
FACE_BOSS: Final = 32  # bits of the heroes
DIVIDE: Final = 33  # bits of the colors whose odd die is named, of those going elsewhere, of the first pair
RESIST: Final = 34
RESIST_ROLL: Final = 35  # bits of the group, leaves
POISON: Final = 36  # poison for each hero in the encounter
ENCOUNTER_OVER: Final = 37
SPOILS: Final = 38
GAME_END: Final = 39
SETTLE_HERO: Final = 40  # hero
FLOOR: Final = 11

ASK_TURN_START: Final = 41
ASK_DESCEND: Final = 42  # at the reveal (1) or at the end of a turn (0)
ASK_TURN_OPTION: Final = 43
ASK_ROOM: Final = 44  # was the door open before
ASK_STEALTH: Final = 45  # hero
ASK_STAIRS: Final = 46  # bits of the heroes chosen so far
ASK_FLAMES: Final = 47  # damage
ASK_DRAIN: Final = 48
ASK_PERIL: Final = 49
ASK_FEATS: Final = 50  # bits of the heroes still to decide
ASK_THROW: Final = 51  # hero
ASK_FIRST: Final = 52  # color
ASK_BONUS: Final = 53
ASK_PLACING: Final = 54  # bits of the seats that are done; has anybody acted
ASK_FILL: Final = 55  # box, hero who began, owners of the dice on it
ASK_PAY: Final = 56  # hero, skill, dice or mana left
ASK_PICK: Final = 57  # owner, effect, dice picked, value they must show, user
ASK_BRANCH: Final = 58  # hero, effect
ASK_AMOUNT: Final = 59  # effect
ASK_CONVERT: Final = 60  # dice left, hero who began, owners of the dice set aside
ASK_RECEIVER: Final = 61  # value
ASK_AVERT: Final = 62
ASK_SPLIT: Final = 63  # damage
ASK_STORE: Final = 64  # hero
ASK_LOOT: Final = 65
ASK_LEVEL: Final = 66
ASK_PAIRS: Final = 67  # first card of the stack; -1 against the boss
ASK_ORDER: Final = 68  # first card of the stack, bits of its pair
ASK_ODD_DIE: Final = 69  # color, bits of the first pair
ASK_SNEAK: Final = 70
ASK_GROUPS: Final = 71
ASK_LEAF: Final = 72  # bits of the first group
ASK_RESIST: Final = 73  # bits of the group, leaves
ASK_POISONED: Final = 74  # bits of the group, did it resist
ASK_POISON: Final = 75
ASK_SPLIT_POISON: Final = 76  # poison
ASK_HEAL: Final = 77  # hero, amount, cause
ASK_CURE: Final = 78  # amount
ASK_LOOT_ORDER: Final = 79
ASK_SPEED: Final = 80  # hero, talent's skill
ASK_FOCUS: Final = 81  # hero
ASK_BASIC_SKILL: Final = 82  # hero
ASK_BASIC_POTION: Final = 83
ASK_MARKS: Final = 84  # hero, marks left
ASK_FIRST_AID: Final = 85  # bits of the heroes who may be the one who drinks
ASK_LAST_POISON: Final = 86  # poison for each hero in the encounter

BETWEEN_ENCOUNTERS: Final = frozenset(
    (TURN, TIME_PASSED, TURN_OPTION, PLACE_DOORS, DESCEND, FLOOR, START, LEVELS, FACE, SPOILS, ASK_TURN_START,
     ASK_DESCEND, ASK_TURN_OPTION, ASK_ROOM, ASK_STEALTH, ASK_LOOT, ASK_LEVEL, ASK_ORDER, ASK_SNEAK, ASK_LOOT_ORDER)
)  # fmt: skip

LEADS_ON: Final = frozenset(
    (TURN, TIME_PASSED, TURN_OPTION, PLACE_DOORS, END_TURN, DESCEND, FLOOR, START, PREPARE, CONSEQUENCES, SUFFERED,
     ENCOUNTER_END, ENCOUNTER_OVER, LOOT, LEVELS, ROUND, FACE_BOSS, STRIKE, GAME_END, ASK_TURN_OPTION, ASK_ROOM,
     ASK_PLACING, ASK_PAIRS, ASK_ORDER, ASK_LEVEL)
)  # fmt: skip
"""Frames that bring the game to its next step by themselves: one of them lies at the bottom of every agenda."""

ARGUMENTS: Final[dict[int, str]] = {
    PAY_TIME: "n", TIME_PASSED: "n", FEAT_PAID: "hnnnn", FEAT_ROLLED: "hnnnn", LAND: "hnn", HAMMER: "h",
    CLAIM: "c", BONUS: "n", USE: "hs", EFFECT: "he", DEAL: "n+", SUFFER_TIME: "n", FACE: "dg", FACE_BOSS: "g",
    DIVIDE: "nng", RESIST_ROLL: "gn", POISON: "n+", SETTLE_HERO: "h", ASK_DESCEND: "n", ASK_ROOM: "n",
    ASK_STEALTH: "h", ASK_STAIRS: "g", ASK_FLAMES: "n", ASK_FEATS: "n", ASK_THROW: "h", ASK_FIRST: "c",
    ASK_PLACING: "nn", ASK_FILL: "bh+", ASK_PAY: "hsn", ASK_PICK: "henn", ASK_BRANCH: "he", ASK_AMOUNT: "he",
    ASK_CONVERT: "nh+", ASK_RECEIVER: "n", ASK_SPLIT: "n", ASK_STORE: "h", ASK_LOOT: "n", ASK_PAIRS: "n",
    ASK_ORDER: "dg", ASK_ODD_DIE: "cg", ASK_LEAF: "g", ASK_RESIST: "gn", ASK_POISONED: "gn", ASK_SPLIT_POISON: "n",
    ASK_HEAL: "hnn", ASK_CURE: "n", ASK_SPEED: "hs", ASK_FOCUS: "h", ASK_BASIC_SKILL: "h", ASK_MARKS: "hn",
    ASK_FIRST_AID: "g", ASK_LAST_POISON: "n+",
}  # fmt: skip
"""What a written frame must carry: n number, h hero, g bits of heroes, c color, s skill,
e effect, b box, d card of a door; + one or more of the last."""

NAMES: Final[dict[int, str]] = {
    TURN: "turn", PAY_TIME: "pay-time", TIME_PASSED: "time-passed", TURN_OPTION: "turn-option",
    PLACE_DOORS: "place-doors", END_TURN: "end-turn", DESCEND: "descend", FLOOR: "floor", START: "start",
    PERIL_CHOICE: "peril-choice", PREPARE: "prepare", FEAT_PAID: "feat-paid",
    FEAT_ROLLED: "feat-rolled", LAND: "land", HAMMER: "hammer", CLAIM: "claim", BONUS: "bonus",
    ROLL_ALL: "roll-all", CHECK: "check", USE: "use", EFFECT: "effect", CONSEQUENCES: "consequences",
    DEAL: "deal", SUFFER_TIME: "suffer-time", SUFFERED: "suffered", ENCOUNTER_END: "encounter-end",
    LOOT: "loot", LEVELS: "levels", ROUND: "round", STRIKE: "strike",
    ASK_TURN_START: "ask-turn-start", ASK_DESCEND: "ask-descend", ASK_TURN_OPTION: "ask-turn-option",
    ASK_ROOM: "ask-room", ASK_STEALTH: "ask-stealth", ASK_STAIRS: "ask-stairs", ASK_FLAMES: "ask-flames",
    ASK_DRAIN: "ask-drain", ASK_PERIL: "ask-peril", ASK_FEATS: "ask-feats", ASK_THROW: "ask-throw",
    ASK_FIRST: "ask-first", ASK_BONUS: "ask-bonus", ASK_PLACING: "ask-placing", ASK_FILL: "ask-fill",
    ASK_PAY: "ask-pay", ASK_PICK: "ask-pick", ASK_BRANCH: "ask-branch", ASK_AMOUNT: "ask-amount",
    ASK_CONVERT: "ask-convert", ASK_RECEIVER: "ask-receiver", ASK_AVERT: "ask-avert", ASK_SPLIT: "ask-split",
    ASK_STORE: "ask-store", ASK_LOOT: "ask-loot", ASK_LEVEL: "ask-level", FACE: "face", FACE_BOSS: "face-boss",
    DIVIDE: "divide", RESIST: "resist", RESIST_ROLL: "resist-roll", POISON: "poison",
    ENCOUNTER_OVER: "encounter-over", SPOILS: "spoils", GAME_END: "game-end", SETTLE_HERO: "settle-hero",
    ASK_PAIRS: "ask-pairs", ASK_ORDER: "ask-order", ASK_ODD_DIE: "ask-odd-die", ASK_SNEAK: "ask-sneak",
    ASK_GROUPS: "ask-groups", ASK_LEAF: "ask-leaf", ASK_RESIST: "ask-resist", ASK_POISONED: "ask-poisoned",
    ASK_POISON: "ask-poison", ASK_SPLIT_POISON: "ask-split-poison", ASK_HEAL: "ask-heal", ASK_CURE: "ask-cure",
    ASK_LOOT_ORDER: "ask-loot-order", ASK_SPEED: "ask-speed", ASK_FOCUS: "ask-focus",
    ASK_BASIC_SKILL: "ask-basic-skill", ASK_BASIC_POTION: "ask-basic-potion", ASK_MARKS: "ask-marks",
    ASK_FIRST_AID: "ask-first-aid", ASK_LAST_POISON: "ask-last-poison",
}  # fmt: skip
