"""Puzzles of One Deck Dungeon: dice that get through an encounter without a scratch, or defeat the boss.

Each is a moment of a game that a bot has played. The exact solver says that there is a way, its answers are carried
out by the rules to see that it is one, and dice laid at random tell how hard it is to find.
"""

from collections.abc import Iterator
from typing import Final

from underdeck.games.onedeck.bots.ability_use import (
    Reckoning,
    best_use,
    effects_of,
    foreseeable,
    table_of,
    usable,
    worthwhile,
)
from underdeck.games.onedeck.bots.placement import Plan, best_placement
from underdeck.games.onedeck.bots.skilled import Skilled
from underdeck.games.onedeck.challenges import DUNGEONS, EDITION, HEROES, pick
from underdeck.games.onedeck.compile import mixed_pack
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.agenda import step
from underdeck.games.onedeck.rules.cards import BOSS, HEROIC
from underdeck.games.onedeck.rules.forecast import forecast
from underdeck.games.onedeck.rules.placing import PLACING_FRAMES
from underdeck.games.onedeck.rules.position import read_position, write_position
from underdeck.games.onedeck.rules.state import State
from underdeck.kernel.decisions import Action
from underdeck.kernel.rng import Rng
from underdeck.match import new
from underdeck.progress.facet import Task
from underdeck.progress.puzzles import EASY, HARD, MEDIUM, MOST_ANSWERS

UNHURT: Final = "unhurt"
FELL: Final = "fell"
CONVERSION: Final = "conversion"
SKILL: Final = "skill"
DICE: Final = {EASY: range(4, 8), MEDIUM: range(5, 10), HARD: range(6, 13)}
MOST_SEEN: Final = 100
"""The most tables while something begun is finished."""
IDLE: Final = (do.DONE, do.DISCARD, do.REFUSE)
TABLES: Final = 60
"""The most tables after skills: a puzzle is small enough to be solved within them."""
TRIES: Final = 40
"""The number of random placements."""
LUCKY: Final = 10
"""The least number of those that reach the goal in an easy puzzle."""
SELDOM: Final = 2
"""The most of those in a hard puzzle."""


def make(seed: int, grade: str) -> Task:
    """Return the first moment of that grade, from game after game."""
    rng = Rng(seed)
    while True:
        for moment in moments(rng):
            if len(moment.heroes[0].pool) in DICE[grade]:
                task = task_of(moment)
                if task is not None and graded(task) == grade:
                    return task


def moments(rng: Rng) -> Iterator[State]:
    """Iterate over the moments of one game after the dice of an encounter were rolled and nothing is left to luck."""
    setup = {"heroes": [pick(rng, HEROES)], "dungeon": pick(rng, DUNGEONS), "edition": EDITION}
    match = new("onedeck", seed=rng.below(1 << 32), **setup)
    bot, before = Skilled(1), ""
    while match.outcome is None:
        asked = match.decisions
        if asked[0].kind == "placing" and before != "placing" and not any(match.state.covers):
            moment = without_potions(match.state)
            if settled(moment):
                yield moment
        before = asked[0].kind
        match.submit(*bot.choose(match.state, asked))


def without_potions(state: State) -> State:
    bare = state.clone()
    bare.tokens = 0
    return read(write_position(bare))


def read(position: str) -> State:
    return read_position(mixed_pack(()).pack, position, 0)


def settled(state: State) -> bool:
    """Return whether every skill's effect can be foreseen."""
    uses = [option for decision in state.asked for option in decision.options if option[0] == do.USE]
    return all(foreseeable(effects_of(state, use)) for use in uses)


def task_of(state: State) -> Task | None:
    """Return the task; None if there is no solution, or nothing to do for it."""
    if reached(state):
        return None
    if solve(state) is None:
        return None
    goal = FELL if state.mode == BOSS else UNHURT
    return Task(write_position(state), goal, needed(state), len(state.heroes[0].pool))


def graded(task: Task) -> str:
    """Return the grade by random solutions, number of dice and required tricks; '' if it fits no grade."""
    state = read(task.position)
    lucky = found_at_random(state)
    if lucky >= LUCKY and not task.needs and task.dice in DICE[EASY]:
        return EASY
    if task.needs and lucky <= SELDOM and task.dice in DICE[HARD] and not reached(carelessly(state)):
        return HARD
    return MEDIUM if lucky < LUCKY and task.dice in DICE[MEDIUM] else ""


def reached(state: State) -> bool:
    """Return whether the goal is reached by stopping now: nothing suffered, or the boss defeated by a survivor."""
    if not table_is_clear(state):
        return False
    ahead = forecast(state)
    if state.mode == BOSS:
        return ahead.boss_left <= 0 and not ahead.mortal
    return not (ahead.damage or ahead.poison or ahead.time or ahead.stairs)


def table_is_clear(state: State) -> bool:
    """Return whether dice are being placed, with no box half filled and no skill half used."""
    return bool(state.asked) and state.asked[0].kind == "placing"


def solve(state: State) -> list[Action] | None:
    """Return the answers to the goal, carried out to be sure; None if the solver finds none."""
    for plan in (best_placement(state), best_use(state, Reckoning(state), usable(state, state.asked), TABLES)):
        if reached(after(state, plan)):
            return plan.actions()
    return None


def after(state: State, plan: Plan) -> State:
    table = state.clone()
    for action in plan.actions():
        step(table, table.asked[0].seat, action)
    return table


def needed(state: State) -> list[str]:
    """Return a skill if the dice alone are provably not enough; a conversion if they need one."""
    plan = best_placement(state)
    if not reached(after(state, plan)):
        return [SKILL] if plan.proven else []
    plain = state.clone()
    plain.supply[HEROIC] = 0
    plan = best_placement(plain)
    converts = any(action[0] == do.CONVERT for action in plan.actions())
    return [CONVERSION] if plan.proven and (converts or not reached(after(plain, plan))) else []


def found_at_random(state: State) -> int:
    rng = Rng(1)
    return sum(reached(laid(state, rng)) for _ in range(TRIES))


def laid(state: State, rng: Rng) -> State:
    """Return the table after random answers until nothing is left to do."""
    table = state.clone()
    for _ in range(MOST_ANSWERS):
        options = steps(table)
        if not options:
            break
        step(table, table.asked[0].seat, options[rng.below(len(options))])
    return table


def carelessly(state: State) -> State:
    """Return the table after placing the first fitting die each time."""
    table = state.clone()
    while options := [option for option in steps(table) if option[0] in (do.COVER, do.ADD)]:
        step(table, table.asked[0].seat, options[0])
    return table


def trying(state: State) -> bool:
    """Return whether dice are still in hand."""
    return bool(state.asked) and state.asked[0].frame[0] in PLACING_FRAMES and not state.suffering


def steps(table: State) -> list[Action]:
    """Return the answers that continue with the dice at hand."""
    if not trying(table):
        return []
    idle = IDLE if table_is_clear(table) else (do.REFUSE,)
    return [option for option in table.asked[0].options if option[0] not in idle]


def next_step(state: State) -> Action | None:
    """Return the next answer of a solution; None if there is none from here."""
    if reached(state):
        return None
    if table_is_clear(state):
        found = solve(state)
        return found[0] if found else None
    seen: set[tuple[object, ...]] = set()
    return next((option for option in ways_on(state) if leads(stepped(state, option), seen)), None)


def leads(state: State, seen: set[tuple[object, ...]]) -> bool:
    """Return whether a solution exists once what was begun is finished."""
    key = table_of(state)
    if key in seen or len(seen) >= MOST_SEEN:
        return False
    seen.add(key)
    if table_is_clear(state):
        return reached(state) or solve(state) is not None
    return any(leads(stepped(state, option), seen) for option in ways_on(state))


def ways_on(state: State) -> list[Action]:
    """Return the answers that finish what was begun."""
    return worthwhile(state, state.asked[0], False) if trying(state) else []


def stepped(state: State, action: Action) -> State:
    table = state.clone()
    step(table, table.asked[0].seat, action)
    return table
