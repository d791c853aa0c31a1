"""Campaign sheets in a game: unlocked talents, the focus, check-marks earned and placed (OD-14, OD-15)."""

from typing import Final

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.cards import FOCUSES, MARKS, Talent
from underdeck.games.onedeck.rules.editions import PLAIN_TIER, TIERS
from underdeck.games.onedeck.rules.frames import ASK_BASIC_SKILL, ASK_FOCUS, ASK_MARKS
from underdeck.games.onedeck.rules.state import BOSS_FLOOR, HYBRID, Hero, State, all_seats, tell, token_left
from underdeck.kernel.decisions import Action, Decision, Frame

BASIC: Final = 0
BOSS_MARKS: Final = 3  # OD-14.5


class Earned:
    """The check-marks by their reasons (OD-14.3-6)."""

    __slots__ = ("boss", "descents", "levels", "tier", "total")

    def __init__(self, descents: int, levels: int, boss: int, tier: int) -> None:
        self.descents = descents
        self.levels = levels
        self.boss = boss
        self.tier = tier
        self.total = descents + levels + boss + tier


def start_level(state: State) -> int:
    """Return the level at the start (OD-15.3)."""
    return 2 if state.tier == "novice" else 1


def marks_earned(state: State) -> Earned:
    """Return the check-marks. The way to the boss is a descent (R-54); Novice's level 2 is no level-up (R-55)."""
    boss = BOSS_MARKS if state.result == "victory" else 0
    levels = max(0, state.level - start_level(state))  # a position may put a Novice at level 1
    return Earned(state.floor - 1, levels, boss, tier_bonus(state))


def tier_of(state: State) -> str:
    """Return the tier; in a campaign without one it is Veteran, in v1.1 Expert (R-58). Elsewhere there may be none."""
    if state.tier or not any(hero.marks for hero in state.heroes):
        return state.tier
    return TIERS[state.rules.tiers][PLAIN_TIER]


def tier_bonus(state: State) -> int:
    """Return the tier's bonus, on the edition's condition (OD-15.5-13)."""
    tier = tier_of(state)
    condition = state.rules.tier_bonus
    needs_boss = condition == "boss-reached" or (condition == "fearless-boss" and tier == "fearless")
    return 0 if needs_boss and state.floor < BOSS_FLOOR else TIERS[state.rules.tiers].index(tier)


def full(hero: Hero, talent: Talent) -> bool:
    """Return whether every space beside a talent is marked (OD-14.11)."""
    return hero.marks[3 * talent.index : 3 * talent.index + 3] == talent.spaces


def unlocked(state: State, hero: Hero, focus: int) -> list[Talent]:
    return [talent for talent in state.pack.talents if talent.focus == focus and full(hero, talent)]


def run_settle_hero(state: State, frame: Frame) -> None:
    """Prepare a hero's sheet: the focus (D-7), the effects of talents at the start, then the Basic Skill (D-8)."""
    hero = state.heroes[frame[1]]
    state.agenda.append((ASK_BASIC_SKILL, frame[1]))
    if state.rules.focus_rule == "locked":
        hero.focus = locked_group(state, hero)
    if state.rules.focus_rule == "locked" or hero.focus:
        activate(state, hero)
    else:
        state.agenda.append((ASK_FOCUS, frame[1]))


def locked_group(state: State, hero: Hero) -> int:
    """Return the group chosen for good (OD-14.15). Marks reveal it on a sheet without one, if all are in one group."""
    marked = {talent.focus for talent in state.pack.talents if any(hero.marks[3 * talent.index : 3 * talent.index + 3])}
    others = marked - {BASIC}
    return hero.focus or (others.pop() if len(others) == 1 else 0)


def ask_focus(state: State, frame: Frame) -> list[Decision]:
    """Ask for the focus of this game among those with a talent (OD-14.18)."""
    h = frame[1]
    hero = state.heroes[h]
    options: list[Action] = [(do.FOCUS, h, f) for f in range(1, len(FOCUSES)) if unlocked(state, hero, f)]
    if len(options) > 1:
        return [Decision(h, "focus", options, frame)]
    state.agenda.pop()
    if options:
        hero.focus = options[0][2]
    activate(state, hero)
    return []


def answer_focus(state: State, frame: Frame, seat: int, action: Action) -> None:
    hero = state.heroes[frame[1]]
    hero.focus = action[2]
    tell(state, "focus", hero=hero.name, focus=FOCUSES[hero.focus])
    activate(state, hero)


def activate(state: State, hero: Hero) -> None:
    """Activate Basic talents and those of the focus (OD-14.17-18)."""
    for focus in {BASIC, hero.focus}:
        for talent in unlocked(state, hero, focus):
            hero.talents |= 1 << talent.index
            tell(state, "talent", hero=hero.name, talent=talent.id)
            if talent.effect == "potion-token" and token_left(state):  # OD-10.11
                state.tokens += 1


def basic_skills(state: State, h: int) -> list[int]:
    """Return the Basic Skills of the sets in play that the hero does not have already (OD-14.23, R-59)."""
    sets = range(len(state.pack.basic_skills)) if state.set == HYBRID else [state.set]
    return [skill for each in sets for skill in state.pack.basic_skills[each] if skill != state.heroes[h].side.skill]


def ask_basic_skill(state: State, frame: Frame) -> list[Decision]:
    h = frame[1]
    hero = state.heroes[h]
    for talent in state.pack.talents:
        if talent.effect == "basic-skill" and hero.talents >> talent.index & 1:
            options: list[Action] = [(do.LEARN, h, skill) for skill in basic_skills(state, h)]
            if options:
                return [Decision(h, "basic-skill", options, frame)]
    state.agenda.pop()
    return []


def answer_basic_skill(state: State, frame: Frame, seat: int, action: Action) -> None:
    hero = state.heroes[frame[1]]
    hero.basic = action[2]
    tell(state, "learned", hero=hero.name, skill=state.pack.skills[hero.basic].id)


def ask_basic_potion(state: State, frame: Frame) -> list[Decision]:
    """Ask for the Basic Potion (OD-17.24)."""
    return all_seats(state, "basic-potion", [(do.BREW, potion) for potion in state.pack.basic_potions], frame)


def answer_basic_potion(state: State, frame: Frame, seat: int, action: Action) -> None:
    """Learn the potion; no token comes with it (OD-17.25)."""
    state.known |= 1 << action[1]
    tell(state, "brewed", potion=state.pack.potions[action[1]].id)


def unmarkable(state: State, hero: Hero, talent: Talent, color: int) -> str:
    """Return why a space cannot be marked, by color and difficulty (OD-14.8-10); empty if it can."""
    if hero.marks[3 * talent.index + color] == talent.spaces[color]:
        return "full"
    if color >= state.dungeon.difficulty:
        return "too-easy"
    return "" if may_mark(state, hero, talent) else "not-yet"


def may_mark(state: State, hero: Hero, talent: Talent) -> bool:
    """Return whether a talent may be marked: any, or in v1.1 Basic and one other group in order (OD-14.12,
    OD-14.15-16)."""
    if state.rules.focus_rule != "locked" or talent.focus == BASIC:
        return True
    if locked_group(state, hero) not in (0, talent.focus):
        return False
    first = next(other for other in state.pack.talents if other.focus == talent.focus)
    return talent is first or full(hero, first)


def ask_marks(state: State, frame: Frame) -> list[Decision]:
    """Ask where to place marks; those that fit nowhere are lost (R-56)."""
    h = frame[1]
    hero = state.heroes[h]
    options: list[Action] = []
    if frame[2]:
        for talent in state.pack.talents:
            for color in range(len(MARKS)):
                if not unmarkable(state, hero, talent, color):
                    options.append((do.MARK, h, talent.index, color))
        if not options:
            tell(state, "marks-lost", hero=hero.name, count=frame[2])
    if not options:
        state.agenda.pop()
        return []
    return [Decision(h, "marks", options, frame)]


def answer_marks(state: State, frame: Frame, seat: int, action: Action) -> None:
    hero = state.heroes[frame[1]]
    talent = state.pack.talents[action[2]]
    hero.marks = hero.marks[:]
    hero.marks[3 * talent.index + action[3]] += 1
    if state.rules.focus_rule == "locked" and talent.focus != BASIC:
        hero.focus = talent.focus  # D-59: the first mark in a group locks it
    tell(state, "marked", hero=hero.name, talent=talent.id, mark=MARKS[action[3]], left=frame[2] - 1)
    if full(hero, talent):
        tell(state, "unlocked", hero=hero.name, talent=talent.id)
    state.agenda.append((ASK_MARKS, frame[1], frame[2] - 1))
