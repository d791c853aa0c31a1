"""The verbs of answers. An action is `(verb, arguments...)`; heroes, doors, boxes and cards by index."""

from typing import Final

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
REFUSE: Final = 42
LEVEL_UP: Final = 41  # XP values of the cards spent
