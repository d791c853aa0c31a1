"""All frames of the agenda. The first group runs by itself, the second waits for an answer."""

from typing import Final

from underdeck.kernel.frames import Kind, by_number

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

FIRST_QUESTION: Final = 41
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

LAST_ENCOUNTER: Final = (LOOT, FACE, ROUND, FACE_BOSS)
"""The steps that four heroes still have to take while a pair is in an encounter."""
DICE: Final = (ROLL_ALL, CLAIM, ASK_FEATS, FEAT_PAID)
"""The steps that remain while feats are used."""
ACTING: Final = (ASK_PLACING, EFFECT, PAY_TIME, CHECK)
"""The frames below a step of a skill or potion."""
SETTLING: Final = (TURN, ASK_POISON, ASK_BASIC_POTION, SETTLE_HERO)
RESISTING: Final = (END_TURN, ASK_PAIRS, FACE_BOSS, RESIST_ROLL)

KINDS: Final = by_number(
    Kind(TURN, "turn", first=True),
    Kind(PAY_TIME, "pay-time", "amount"),
    Kind(TIME_PASSED, "time-passed", "flag", first=True),
    Kind(TURN_OPTION, "turn-option", first=True),
    Kind(PLACE_DOORS, "place-doors", first=True),
    Kind(END_TURN, "end-turn", first=True),
    Kind(DESCEND, "descend", first=True),
    Kind(FLOOR, "floor", first=True),
    Kind(START, "start", on=(LOOT, FACE), first=True),
    Kind(PERIL_CHOICE, "peril-choice", on=(PREPARE,)),
    Kind(PREPARE, "prepare", on=LAST_ENCOUNTER, first=True),
    Kind(FEAT_PAID, "feat-paid", "hero dice dice dice dice", on=DICE),
    Kind(FEAT_ROLLED, "feat-rolled", "hero dice dice dice dice", on=DICE),
    Kind(LAND, "land", "hero flag flag", on=(*DICE, *ACTING, HAMMER)),
    Kind(HAMMER, "hammer", "hero", on=DICE),
    Kind(CLAIM, "claim", "color", on=(ROLL_ALL, ASK_FEATS)),
    Kind(BONUS, "bonus", "dice", on=(ROLL_ALL, ASK_FEATS)),
    Kind(ROLL_ALL, "roll-all", on=(ASK_PLACING,)),
    Kind(CHECK, "check"),
    Kind(USE, "use", "hero skill", on=(ASK_PLACING, CHECK)),
    Kind(EFFECT, "effect", "hero effect", on=ACTING),
    Kind(CONSEQUENCES, "consequences", on=LAST_ENCOUNTER, first=True),
    Kind(DEAL, "deal", "amount+", on=(POISON, ASK_SPLIT_POISON)),
    Kind(SUFFER_TIME, "suffer-time", "amount", on=(SUFFERED,)),
    Kind(SUFFERED, "suffered", on=LAST_ENCOUNTER, first=True),
    Kind(ENCOUNTER_END, "encounter-end", on=LAST_ENCOUNTER, first=True),
    Kind(ENCOUNTER_OVER, "encounter-over", on=LAST_ENCOUNTER, first=True),
    Kind(LOOT, "loot", first=True),
    Kind(LEVELS, "levels", first=True),
    Kind(ROUND, "round", first=True),
    Kind(STRIKE, "strike", on=LAST_ENCOUNTER, first=True),
    Kind(FACE, "face", "door heroes", on=(LOOT, FACE)),
    Kind(FACE_BOSS, "face-boss", "heroes", on=(ROUND, FACE_BOSS), first=True),
    Kind(DIVIDE, "divide", "colors colors heroes", on=(FACE, START, LOOT, FACE_BOSS)),
    Kind(RESIST, "resist", on=RESISTING),
    Kind(RESIST_ROLL, "resist-roll", "heroes amount", on=RESISTING),
    Kind(POISON, "poison", "amount+", on=(SUFFER_TIME,)),
    Kind(SPOILS, "spoils", on=(LEVELS,)),
    Kind(GAME_END, "game-end", first=True),
    Kind(SETTLE_HERO, "settle-hero", "hero", on=SETTLING),
    Kind(ASK_TURN_START, "ask-turn-start", on=(PAY_TIME, TIME_PASSED)),
    Kind(ASK_DESCEND, "ask-descend", "flag", on=(TURN, TURN_OPTION)),
    Kind(ASK_TURN_OPTION, "ask-turn-option", first=True),
    Kind(ASK_ROOM, "ask-room", "flag", first=True),
    Kind(ASK_STEALTH, "ask-stealth", "hero", on=(END_TURN, LOOT, ASK_STEALTH)),
    Kind(ASK_STAIRS, "ask-stairs", "some-heroes"),
    Kind(ASK_FLAMES, "ask-flames", "amount", on=(PREPARE, PERIL_CHOICE, PAY_TIME)),
    Kind(ASK_DRAIN, "ask-drain", on=(PREPARE, PERIL_CHOICE, PAY_TIME, ASK_FLAMES, CHECK)),
    Kind(ASK_PERIL, "ask-peril", on=(PREPARE,)),
    Kind(ASK_FEATS, "ask-feats", "heroes", on=(ROLL_ALL, CLAIM, FEAT_PAID)),
    Kind(ASK_THROW, "ask-throw", "hero", on=(LAND, PAY_TIME, CHECK), last=True),
    Kind(ASK_FIRST, "ask-first", "color", on=(CLAIM,)),
    Kind(ASK_BONUS, "ask-bonus", on=(BONUS,)),
    Kind(ASK_PLACING, "ask-placing", "some-heroes flag", on=LAST_ENCOUNTER, first=True),
    Kind(ASK_FILL, "ask-fill", "box hero hero+", on=(ASK_PLACING,), last=True),
    Kind(ASK_PAY, "ask-pay", "hero skill dice", on=(USE,), last=True),
    Kind(ASK_PICK, "ask-pick", "hero effect dice value", on=ACTING, last=True),
    Kind(ASK_BRANCH, "ask-branch", "hero effect", on=ACTING, last=True),
    Kind(ASK_AMOUNT, "ask-amount", "hero effect", on=ACTING, last=True),
    Kind(ASK_CONVERT, "ask-convert", "dice hero hero+", on=(ASK_PLACING,), last=True),
    Kind(ASK_RECEIVER, "ask-receiver", "face", on=(ASK_PLACING,), last=True),
    Kind(ASK_AVERT, "ask-avert", last=True),
    Kind(ASK_SPLIT, "ask-split", "amount", on=(POISON, ASK_SPLIT_POISON)),
    Kind(ASK_STORE, "ask-store", "hero", on=(ENCOUNTER_OVER, ASK_STORE)),
    Kind(ASK_LOOT, "ask-loot", "ending", on=(SPOILS,)),
    Kind(ASK_LEVEL, "ask-level", first=True),
    Kind(ASK_PAIRS, "ask-pairs", "stack", on=(ROUND,), first=True),
    Kind(ASK_ORDER, "ask-order", "door heroes", first=True),
    Kind(ASK_ODD_DIE, "ask-odd-die", "color heroes", on=(DIVIDE,)),
    Kind(ASK_SNEAK, "ask-sneak", on=(DIVIDE, START)),
    Kind(ASK_GROUPS, "ask-groups", on=RESISTING),
    Kind(ASK_LEAF, "ask-leaf", "heroes", on=RESISTING),
    Kind(ASK_RESIST, "ask-resist", "heroes amount", on=RESISTING),
    Kind(ASK_POISONED, "ask-poisoned", "heroes flag", on=RESISTING),
    Kind(ASK_POISON, "ask-poison"),
    Kind(ASK_SPLIT_POISON, "ask-split-poison", "amount", on=(SUFFER_TIME,), like="ask-split"),
    Kind(ASK_HEAL, "ask-heal", "hero amount cause"),
    Kind(ASK_CURE, "ask-cure", "amount"),
    Kind(ASK_LOOT_ORDER, "ask-loot-order", on=(SPOILS,)),
    Kind(ASK_SPEED, "ask-speed", "hero skill", on=(PAY_TIME, ASK_SPEED)),
    Kind(ASK_FOCUS, "ask-focus", "hero", on=(ASK_BASIC_SKILL,)),
    Kind(ASK_BASIC_SKILL, "ask-basic-skill", "hero", on=SETTLING),
    Kind(ASK_BASIC_POTION, "ask-basic-potion", on=SETTLING),
    Kind(ASK_MARKS, "ask-marks", "hero amount", on=(GAME_END, ASK_MARKS)),
    Kind(ASK_FIRST_AID, "ask-first-aid", "heroes"),
    Kind(ASK_LAST_POISON, "ask-last-poison", "amount+", on=(SUFFER_TIME,)),
)
"""Arguments: an amount of anything; dice; a face of a die, or 0 too for a value; a color, or bits of colors; a hero,
or bits of heroes, or of some heroes or none; a card of a door, or 1 more for a stack and 0 for the boss; how an
encounter ended; why somebody is healed."""

NAMES: Final = {kind.number: kind.name for kind in KINDS.values()}
