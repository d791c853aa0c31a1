"""The check whether an agenda is possible in a state, for positions from outside: the rules never make another one."""

from collections.abc import Callable
from typing import Final

from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules import frames as f
from underdeck.games.onedeck.rules.damage import CAUSES
from underdeck.games.onedeck.rules.encounter import saved_time
from underdeck.games.onedeck.rules.loot import level_options
from underdeck.games.onedeck.rules.pairs import bits_of
from underdeck.games.onedeck.rules.placing import conversion_dice, reachable
from underdeck.games.onedeck.rules.rescue import can_be_saved
from underdeck.games.onedeck.rules.skills import pays, skills_of
from underdeck.games.onedeck.rules.state import ESCAPED, OUTSIDE, SKIPPED, State, dying, four, stack
from underdeck.games.onedeck.rules.verbs.consequences import Prevent
from underdeck.games.onedeck.rules.verbs.picking import Picking
from underdeck.kernel.decisions import Frame
from underdeck.kernel.frames import Bounds, fits, misplaced

MOST_AT_A_STEP: Final = 40
"""The most damage, poison, marks or time that waits in a step: random games have shown 16."""
ENDINGS: Final = range(max(ESCAPED, SKIPPED) + 1)

STEPS: Final = (f.PREPARE, f.ASK_PLACING, f.CONSEQUENCES, f.SUFFERED, f.ENCOUNTER_END, f.ENCOUNTER_OVER, f.STRIKE)
"""The steps of which one continues every encounter."""
IN_FIGHT: Final = frozenset(
    (*STEPS, f.PERIL_CHOICE, f.FEAT_PAID, f.FEAT_ROLLED, f.LAND, f.HAMMER, f.CLAIM, f.BONUS, f.ROLL_ALL, f.USE,
     f.EFFECT, f.DEAL, f.POISON, f.SUFFER_TIME, f.ASK_FLAMES, f.ASK_DRAIN, f.ASK_PERIL, f.ASK_FEATS, f.ASK_THROW,
     f.ASK_FIRST, f.ASK_BONUS, f.ASK_FILL, f.ASK_PAY, f.ASK_PICK, f.ASK_BRANCH, f.ASK_AMOUNT, f.ASK_CONVERT,
     f.ASK_RECEIVER, f.ASK_SPLIT, f.ASK_STORE, f.ASK_SPLIT_POISON, f.ASK_SPEED, f.ASK_LAST_POISON)
)  # fmt: skip
"""The steps of an encounter, which four heroes take in pairs."""
OUTSIDE_ONLY: Final = frozenset(
    (f.TURN, f.TIME_PASSED, f.TURN_OPTION, f.PLACE_DOORS, f.DESCEND, f.FLOOR, f.START, f.LEVELS, f.SPOILS,
     f.ASK_TURN_START, f.ASK_DESCEND, f.ASK_TURN_OPTION, f.ASK_ROOM, f.ASK_STEALTH, f.ASK_LOOT, f.ASK_LEVEL,
     f.ASK_ORDER, f.ASK_SNEAK, f.ASK_LOOT_ORDER)
)  # fmt: skip
NOTHING_ASIDE: Final = frozenset((f.ASK_PLACING, f.ASK_FILL)) | OUTSIDE_ONLY
"""The steps at which no dice are set aside."""
AT_BOSS_ONLY: Final = frozenset((f.ROUND, f.FACE_BOSS, f.STRIKE))
NEVER_AT_BOSS: Final = frozenset(
    (*OUTSIDE_ONLY, f.LOOT, f.FACE, f.END_TURN, f.ENCOUNTER_END, f.ENCOUNTER_OVER, f.PERIL_CHOICE, f.ASK_PERIL,
     f.ASK_FLAMES, f.ASK_DRAIN)
)  # fmt: skip
FOR_FOUR: Final = frozenset(
    (f.ASK_PAIRS, f.ASK_ORDER, f.FACE, f.DIVIDE, f.ASK_ODD_DIE, f.ASK_SNEAK, f.ASK_GROUPS, f.ASK_LEAF)
)
IN_PAIRS: Final = (f.ASK_ORDER, f.FACE, f.FACE_BOSS, f.DIVIDE, f.ASK_ODD_DIE, f.ASK_LEAF)
"""The frames whose last argument is a pair of four heroes."""
FACED: Final = (f.START, f.ASK_LOOT, *STEPS)
IN_ROOM: Final = (f.ASK_ROOM, f.START, f.LOOT, f.ASK_PAIRS, f.ASK_ORDER, f.ASK_LOOT, f.GAME_END, *STEPS)
"""The frames without which the party is in no room."""


def bounds_of(state: State) -> Bounds:
    heroes = len(state.heroes)
    return {
        "amount": range(MOST_AT_A_STEP + 1),
        "box": range(len(state.boxes)),
        "cause": range(len(CAUSES)),
        "color": range(4),
        "colors": range(1 << 4),
        "dice": range(2 * sum(state.pack.supply) + 1),
        "door": range(len(state.doors)),
        "effect": range(len(state.pack.effects)),
        "ending": ENDINGS,
        "face": range(1, 7),
        "flag": range(2),
        "hero": range(heroes),
        "heroes": range(1, 1 << heroes),
        "skill": range(len(state.pack.skills)),
        "some-heroes": range((1 << heroes) - 1),
        "stack": range(len(state.doors) + 1),
        "value": range(7),
    }


def carries(state: State, frame: Frame) -> bool:
    """Return whether each argument is within its bounds."""
    return fits(f.KINDS[frame[0]], frame[1:], bounds_of(state))


def impossible(state: State) -> Frame | None:
    """Return the first frame of the agenda that is impossible."""
    agenda = state.agenda
    place = misplaced(f.KINDS, agenda)
    if place >= 0:
        return agenda[place]
    if agenda and not goes_on(state):
        return agenda[0]
    if state.aside and agenda and agenda[-1][0] in NOTHING_ASIDE:
        return agenda[-1]
    for place, frame in enumerate(agenda):
        check = CHECKS.get(frame[0])
        if not suits_party(state, frame) or (check is not None and not check(state, frame, agenda[:place])):
            return frame
    return None


def goes_on(state: State) -> bool:
    """Return whether the agenda continues the game."""
    kinds = {frame[0] for frame in state.agenda}
    if f.GAME_END in kinds:
        return bool(state.result) and kinds <= {f.GAME_END, f.ASK_MARKS}
    if state.result:
        return False
    if sum(frame[1] for frame in state.agenda if frame[0] in (f.PAY_TIME, f.SUFFER_TIME)) > MOST_AT_A_STEP:
        return False
    if state.mode in (c.COMBAT, c.PERIL) and not kinds & set(STEPS):
        return False
    if (state.room >= 0) > bool(kinds & set(IN_ROOM)):
        return False
    if state.room >= 0 and not state.doors[state.room] & 1:
        return False
    if not claims_fit(state):
        return False
    pairs = len(state.fighting) < len(state.heroes)
    if pairs and not kinds & {f.LOOT, f.ROUND, f.FACE_BOSS, *STEPS}:
        return False
    return not state.spoils or bool(kinds & {f.LOOT, f.SPOILS})


def claims_fit(state: State) -> bool:
    """Return whether the cards to be claimed or faced fit: each once, and no more than one door has."""
    cards = [spoil >> 2 for spoil in state.spoils]
    cards += [state.doors[frame[1]] >> 1 for frame in state.agenda if frame[0] == f.FACE]
    faced = any(frame[0] in FACED for frame in state.agenda)
    if faced and state.room >= 0:
        cards.append(state.doors[state.room] >> 1)
    return len(set(cards)) == len(cards) <= stack(state)


def suits_party(state: State, frame: Frame) -> bool:
    """Return whether the step fits what the party is doing, and its size."""
    kind = frame[0]
    if (kind in IN_FIGHT and state.mode == OUTSIDE) or (kind in OUTSIDE_ONLY and state.mode != OUTSIDE):
        return False
    if kind in (AT_BOSS_ONLY if state.mode != c.BOSS else NEVER_AT_BOSS):
        return False
    if not four(state):
        return kind not in FOR_FOUR
    if (kind in IN_FIGHT or kind == f.START) and len(state.fighting) == 4:  # a pair steps forward first
        return False
    return kind not in IN_PAIRS or frame[-1].bit_count() == 2


def fights(state: State, frame: Frame, below: list[Frame]) -> bool:
    return frame[1] in state.fighting


def has_room(state: State, frame: Frame, below: list[Frame]) -> bool:
    return state.room >= 0


def is_step(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether a step of an encounter is possible; only for four heroes anything is below it: the other pair
    (R-67)."""
    return (not below or four(state)) and (state.mode == c.BOSS or state.room >= 0)


def is_placing(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether somebody is not done yet."""
    everyone = bits_of(state.fighting)
    return is_step(state, frame, below) and frame[1] != everyone and not frame[1] & ~everyone


def is_feat(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether a feat is used once, with dice on it or from the supply."""
    _, h, *dice = frame
    feat = state.heroes[h].side.feat
    again = any(other[0] in (f.FEAT_PAID, f.FEAT_ROLLED) and other[1] == h for other in below)
    if h not in state.fighting or again:
        return False
    if feat.choices:
        return not any(dice[: c.HEROIC]) and dice[c.HEROIC] in feat.choices
    return all(count <= stored for count, stored in zip(dice, state.heroes[h].stored, strict=True))


def is_throw(state: State, frame: Frame, below: list[Frame]) -> bool:
    return frame[1] in state.fighting and bool(state.aside)


def is_use(state: State, frame: Frame, below: list[Frame]) -> bool:
    return frame[1] in state.fighting and frame[2] in skills_of(state, frame[1])


def is_pay(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether the user can pay the rest."""
    _, h, index, left = frame
    if below[-1] != (f.USE, h, index):
        return False
    skill = state.pack.skills[index]
    found = [die for die in state.heroes[h].pool if pays(die, skill)]
    return 0 < left <= sum(die & 7 if skill.mana else 1 for die in found)


def is_pick(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether the picked dice are set aside, and those they will become are in the supply."""
    _, owner, number, picked, must_show = frame
    effect = state.pack.effects[number]
    if owner not in state.fighting or not isinstance(effect, Picking) or picked != len(state.aside):
        return False
    if must_show and not (effect.same_value and picked):
        return False
    return picked <= effect.most(state)


def is_branch(state: State, frame: Frame, below: list[Frame]) -> bool:
    return frame[1] in state.fighting and bool(state.pack.effects[frame[2]].branches)


def is_amount(state: State, frame: Frame, below: list[Frame]) -> bool:
    effect = state.pack.effects[frame[2]]
    return frame[1] in state.fighting and isinstance(effect, Prevent) and effect.limit(state) > 0


def is_fill(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether some dice are on the wide box, and all heroes together can complete it."""
    _, b, beginner, *owners = frame
    box = state.boxes[b]
    missing = box.value - sum(die & 7 for die in state.covers[b])
    if len(owners) != len(state.covers[b]) or not {beginner, *owners} <= set(state.fighting):
        return False
    return box.wide and missing > 0 and reachable(state, box, missing)


def is_conversion(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether some dice are set aside, the others exist, and a heroic die is available (R-23)."""
    _, left, beginner, *owners = frame
    if len(owners) != len(state.aside) or not {beginner, *owners} <= set(state.fighting):
        return False
    if left + len(owners) != conversion_dice(state) or any(die >= c.ARMOR_ONLY for die in state.aside):
        return False
    free = [die for h in state.fighting for die in state.heroes[h].pool if die < c.ARMOR_ONLY]
    heroic = state.supply[c.HEROIC] > 0 or any(die >> 3 == c.HEROIC for die in free + state.aside)
    return len(free) >= left > 0 and heroic


def is_receiving(state: State, frame: Frame, below: list[Frame]) -> bool:
    return state.supply[c.HEROIC] > 0


def is_avert(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether defeat can be averted (R-37)."""
    return bool(dying(state)) and can_be_saved(state)


def is_stairs(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether the number of hurt heroes fits: four heroes name two (OD-16.30)."""
    return len(state.heroes) > 1 and frame[1].bit_count() <= int(four(state))


def is_shared(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether there is a share for each hero of the encounter."""
    return len(frame) - 1 == len(state.fighting)


def is_split(state: State, frame: Frame, below: list[Frame]) -> bool:
    return len(state.fighting) == 2


def is_descent(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether the turn continues after the reveal, or the next one begins."""
    return below[-1][0] == (f.TURN_OPTION if frame[1] else f.TURN)


def is_room(state: State, frame: Frame, below: list[Frame]) -> bool:
    return state.room >= 0 and state.room % stack(state) == 0


def is_pairs(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether the pairs are formed at the boss or before the first card of the stack."""
    if state.mode == c.BOSS:
        return frame[1] == 0 and bool(below)
    return not below and frame[1] - 1 == state.room and is_stack(state)


def is_order(state: State, frame: Frame, below: list[Frame]) -> bool:
    return frame[1] == state.room and is_stack(state)


def is_stack(state: State) -> bool:
    """Return whether the room is the first of two open cards behind a door of four heroes."""
    return state.room >= 0 and state.room % 2 == 0 and all(door & 1 for door in state.doors[state.room :][:2])


def is_face(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether the other pair can face this card of the stack."""
    other = frame[1] ^ 1
    if other >= len(state.doors) or state.room // 2 != frame[1] // 2 or not state.doors[frame[1]] & 1:
        return False
    if below[-1][0] == f.FACE and below[-1][1] != other:
        return False
    return faces_later(state, frame, below)


def faces_later(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether the frame names both pairs, or the one that is not in the encounter."""
    if not four(state):
        return frame[-1] == bits_of(state.fighting) and not below
    if below and below[-1][0] == frame[0]:
        return frame[-1] == 0b1111 ^ below[-1][-1] and len(state.fighting) == 4
    return len(state.fighting) == 4 or frame[-1] == 0b1111 ^ bits_of(state.fighting)


def is_odd_die(state: State, frame: Frame, below: list[Frame]) -> bool:
    return below[-1][3] == frame[2]


def is_loot(state: State, frame: Frame, below: list[Frame]) -> bool:
    return bool(state.spoils) or state.room >= 0


def is_level(state: State, frame: Frame, below: list[Frame]) -> bool:
    return bool(level_options(state))


def is_sneak(state: State, frame: Frame, below: list[Frame]) -> bool:
    return (f.START,) in below


def is_loot_order(state: State, frame: Frame, below: list[Frame]) -> bool:
    return bool(state.spoils)


def is_speed(state: State, frame: Frame, below: list[Frame]) -> bool:
    return frame[1] in state.fighting and frame[2] >= 0 and saved_time(state.pack.skills[frame[2]]) > 0


def is_marks(state: State, frame: Frame, below: list[Frame]) -> bool:
    return bool(state.heroes[frame[1]].marks)


def is_peril(state: State, frame: Frame, below: list[Frame]) -> bool:
    return state.mode == c.PERIL


CHECKS: Final[dict[int, Callable[[State, Frame, list[Frame]], bool]]] = {
    **dict.fromkeys(STEPS, is_step),
    f.ASK_PLACING: is_placing,
    f.START: is_step,
    f.PERIL_CHOICE: is_peril,
    f.ASK_PERIL: is_peril,
    f.FEAT_PAID: is_feat,
    f.FEAT_ROLLED: is_feat,
    f.LAND: fights,
    f.HAMMER: fights,
    f.ASK_THROW: is_throw,
    f.USE: is_use,
    f.ASK_PAY: is_pay,
    f.EFFECT: fights,
    f.ASK_PICK: is_pick,
    f.ASK_BRANCH: is_branch,
    f.ASK_AMOUNT: is_amount,
    f.ASK_FILL: is_fill,
    f.ASK_CONVERT: is_conversion,
    f.ASK_RECEIVER: is_receiving,
    f.ASK_AVERT: is_avert,
    f.ASK_STAIRS: is_stairs,
    f.DEAL: is_shared,
    f.POISON: is_shared,
    f.ASK_LAST_POISON: is_shared,
    f.ASK_SPLIT: is_split,
    f.ASK_SPLIT_POISON: is_split,
    f.ASK_STORE: fights,
    f.ASK_DESCEND: is_descent,
    f.ASK_ROOM: is_room,
    f.ASK_PAIRS: is_pairs,
    f.ASK_ORDER: is_order,
    f.FACE: is_face,
    f.FACE_BOSS: faces_later,
    f.ASK_ODD_DIE: is_odd_die,
    f.LOOT: is_loot,
    f.ASK_LOOT: has_room,
    f.ASK_LOOT_ORDER: is_loot_order,
    f.ASK_LEVEL: is_level,
    f.ASK_SNEAK: is_sneak,
    f.ASK_SPEED: is_speed,
    f.ASK_MARKS: is_marks,
}
"""The conditions of a frame besides the bounds of its numbers; they get the frames below it."""
