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

ASK_TURN_START: Final = 41
ASK_DESCEND: Final = 42  # at the reveal (1) or at the end of a turn (0)
ASK_TURN_OPTION: Final = 43
ASK_ROOM: Final = 44  # was the door open before
ASK_STEALTH: Final = 45  # hero
ASK_STAIRS: Final = 46
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

BETWEEN_ENCOUNTERS: Final = frozenset(
    (TURN, TIME_PASSED, TURN_OPTION, PLACE_DOORS, DESCEND, START, LEVELS, ASK_TURN_START, ASK_DESCEND,
     ASK_TURN_OPTION, ASK_ROOM, ASK_STEALTH, ASK_LOOT, ASK_LEVEL)
)  # fmt: skip

LEADS_ON: Final = frozenset(
    (TURN, TIME_PASSED, TURN_OPTION, PLACE_DOORS, END_TURN, DESCEND, START, PREPARE, CONSEQUENCES, SUFFERED,
     ENCOUNTER_END, LOOT, LEVELS, ROUND, STRIKE, ASK_TURN_OPTION, ASK_ROOM, ASK_PLACING)
)  # fmt: skip
"""Frames that bring the game to its next step by themselves: one of them lies at the bottom of every agenda."""

ARGUMENTS: Final[dict[int, str]] = {
    PAY_TIME: "n", TIME_PASSED: "n", FEAT_PAID: "hnnnn", FEAT_ROLLED: "hnnnn", LAND: "hnn", HAMMER: "h",
    CLAIM: "c", BONUS: "n", USE: "hs", EFFECT: "he", DEAL: "n+", SUFFER_TIME: "n", ASK_DESCEND: "n",
    ASK_ROOM: "n", ASK_STEALTH: "h", ASK_FLAMES: "n", ASK_FEATS: "n", ASK_THROW: "h", ASK_FIRST: "c",
    ASK_PLACING: "nn", ASK_FILL: "bh+", ASK_PAY: "hsn", ASK_PICK: "henn", ASK_BRANCH: "he", ASK_AMOUNT: "he",
    ASK_CONVERT: "nh+", ASK_RECEIVER: "n", ASK_SPLIT: "n", ASK_STORE: "h",
}  # fmt: skip
"""What a written frame must carry: n number, h hero, c color, s skill, e effect, b box; + one or more of the last."""

NAMES: Final[dict[int, str]] = {
    TURN: "turn", PAY_TIME: "pay-time", TIME_PASSED: "time-passed", TURN_OPTION: "turn-option",
    PLACE_DOORS: "place-doors", END_TURN: "end-turn", DESCEND: "descend", START: "start",
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
    ASK_STORE: "ask-store", ASK_LOOT: "ask-loot", ASK_LEVEL: "ask-level",
}  # fmt: skip
