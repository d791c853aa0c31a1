"""The verbs of answers. An action is `(verb, arguments...)`; heroes, doors, boxes and cards are indices."""

from typing import Final

from underdeck.kernel.decisions import Action

GO_ON: Final = 1
EXPLORE: Final = 2
ENTER: Final = 3  # door
PASS: Final = 4
ENCOUNTER: Final = 5
FLEE: Final = 6
INVISIBLE: Final = 7
HEAL: Final = 8  # hero healed
RETURN: Final = 9  # hero, color of the stored die
DESCEND: Final = 10
STAY: Final = 11
YES: Final = 12
NO: Final = 13
HURT: Final = 14  # hero
DRAIN: Final = 15  # hero, card
PERIL: Final = 16  # option
FEAT: Final = 17  # hero, dice by color
NO_FEAT: Final = 18  # hero
THROW: Final = 19  # hero, die
FIRST: Final = 20  # hero
BONUS: Final = 21  # hero
COVER: Final = 22  # hero, die, box
ADD: Final = 23  # hero, die
USE: Final = 24  # hero, skill
PAY: Final = 25  # hero, die
PICK: Final = 26  # hero, die
DONE: Final = 27
DRINK: Final = 28  # hero, potion
CONVERT: Final = 29  # hero, die
DISCARD: Final = 30  # hero, die
BRANCH: Final = 31  # number
AMOUNT: Final = 32  # number
GIVE: Final = 33  # hero
DEFEAT: Final = 34
SPLIT: Final = 35  # hero who takes the odd damage
STORE: Final = 36  # hero, die
ITEM: Final = 37  # hero, card replaced or -1
SKILL: Final = 38  # hero, card replaced or -1
POTION: Final = 39
XP: Final = 40
LEVEL_UP: Final = 41  # XP values of the cards spent
REFUSE: Final = 42
PAIR: Final = 43  # two heroes
CARD: Final = 44  # which of the two cards
POISON: Final = 45  # hero
CURE: Final = 46  # hero, poison tokens among what is healed
SOOTHE: Final = 47  # hero healed by Cure's side effect
FOCUS: Final = 48  # hero, focus
LEARN: Final = 49  # hero, Basic Skill
BREW: Final = 50  # Basic Potion
MARK: Final = 51  # hero, talent, color
SLIP_BACK: Final = 52

HEROES: Final = 4
DICE: Final = 128  # with every restriction
BOXES: Final = 16
COVERS: Final[list[Action]] = [(COVER, h, die, b) for h in range(HEROES) for die in range(DICE) for b in range(BOXES)]
CONVERSIONS: Final[list[Action]] = [(CONVERT, h, die) for h in range(HEROES) for die in range(DICE)]
DISCARDS: Final[list[Action]] = [(DISCARD, h, die) for h in range(HEROES) for die in range(DICE)]
"""The answers offered with every die that is placed, made once because a lookup is quicker."""


def cover(h: int, die: int, b: int) -> Action:
    return COVERS[(h * DICE + die) * BOXES + b] if b < BOXES else (COVER, h, die, b)


def convert(h: int, die: int) -> Action:
    return CONVERSIONS[h * DICE + die]


def discard(h: int, die: int) -> Action:
    return DISCARDS[h * DICE + die]
