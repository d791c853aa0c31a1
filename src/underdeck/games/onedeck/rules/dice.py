"""Dice: a die is `color * 8 + value`, plus a restriction flag. They live in the supply, a pool, on a box, on a feat."""

from typing import Final

from underdeck.games.onedeck.rules.cards import ARMOR_ONLY, HEROIC, MANA_ONLY, PERIL
from underdeck.games.onedeck.rules.frames import PAY_TIME
from underdeck.games.onedeck.rules.state import Hero, State, add_to_pool, applied, exile_die, tell

LETTERS: Final = "samh"


def color_of(die: int) -> int:
    return (die >> 3) & 3


def kinds(pool: list[int]) -> list[int]:
    """Return the distinct dice of a sorted pool: equal dice are one choice."""
    found: list[int] = []
    last = -1
    for die in pool:
        if die != last:
            found.append(die)
            last = die
    return found


def written(die: int) -> str:
    """Return a die as text: `s4`, `h6`; `h6!` may only cover armor, `m6*` may only pay mana."""
    mark = "!" if die & ARMOR_ONLY else "*" if die & MANA_ONLY else ""
    return f"{LETTERS[color_of(die)]}{die & 7}{mark}"


WRITTEN: Final = [written(die) for die in range(2 * MANA_ONLY)]


def write_die(die: int) -> str:
    return WRITTEN[die]


def write_dice(dice: list[int]) -> str:
    return " ".join([WRITTEN[die] for die in dice])


def take(state: State, color: int, count: int) -> int:
    """Take as many dice as the supply has (OD-1.28). Return their number."""
    available = state.supply[color]
    if count > available:
        count = available
    state.supply[color] = available - count
    return count


def give_back(state: State, die: int) -> None:
    state.supply[(die >> 3) & 3] += 1


def spend_die(state: State, h: int, die: int) -> None:
    """Return a pool die to the supply at once (OD-1.21)."""
    state.heroes[h].pool.remove(die)
    state.supply[(die >> 3) & 3] += 1


def roll_aside(state: State, color: int, count: int) -> None:
    """Roll dice already taken from the supply or a feat; they lie aside until they land in a pool."""
    base = color << 3
    for _ in range(count):
        state.aside.append(base + state.rng.die())
    if count:
        state.reveals += 1


def fits_peril(state: State, color: int) -> bool:
    """Return whether a color may be held in this peril: only the option's color and heroic dice may (OD-7.60-62)."""
    return (
        state.mode != PERIL
        or color == HEROIC
        or state.rules.peril_off_color == "allowed"
        or color == state.pack.cards[state.doors[state.room] >> 1].options[state.option].color
    )


def land(state: State, h: int, rerolled: bool, lower: int = 0, told: bool = False) -> None:
    """Apply the abilities that react to rolled dice, then add the dice to the pool (OD-6.43-46, R-25)."""
    lost_values = 0
    pips = 0
    time_per_one = 0
    exile_ones = 0
    if not rerolled or state.rules.trigger_on_reroll == "yes":
        for ability in state.abilities:
            lost_values |= ability.discard_rolled
            pips += ability.heroic_pips
            time_per_one += ability.time_per_one
            exile_ones += ability.exile_heroic_ones
    hero = state.heroes[h]
    if not told:
        tell(state, "rolled", hero=hero.name, dice=write_dice(state.aside))
    lost: list[int] = []
    lowered: list[int] = []
    into: list[int] = []
    ones = 0
    for die in state.aside:
        value = die & 7
        color = (die >> 3) & 3
        if value == 1:
            ones += 1
            if exile_ones and color == HEROIC:
                exile_die(state, die)
                continue
        if lost_values >> value & 1 or not fits_peril(state, color):
            state.supply[color] += 1
            lost.append(die)
            continue
        less = min(lower + (pips if color == HEROIC else 0), value - 1)  # Poison Aura comes last
        if less:
            lowered.append(die)
            into.append(die - less)
        add_to_pool(hero, die - less)
    state.aside.clear()
    if lost:
        tell(state, "dice-lost", hero=hero.name, dice=write_dice(lost))
    heroic = any((die >> 3) & 3 == HEROIC for die in lowered)
    for ability in state.abilities:
        applied(
            state,
            ability,
            (heroic and pips and ability.heroic_pips) or (ones and time_per_one and ability.time_per_one),
        )
    if lowered:
        tell(state, "lowered", hero=hero.name, dice=write_dice(lowered), into=write_dice(into))
    if ones and time_per_one:
        state.agenda.append((PAY_TIME, ones * time_per_one))


def gain(state: State, h: int, color: int, value: int, count: int, restrict: int) -> None:
    """Gain dice with a value, which are not rolled and trigger nothing (OD-7.46)."""
    hero = state.heroes[h]
    if not fits_peril(state, color):
        # OD-7.60: gained and discarded at once; OD-7.61: never taken. Either way the supply is unchanged.
        tell(state, "dice-unfit", hero=hero.name, dice=write_dice([color * 8 + value] * count))
        return
    count = take(state, color, count)
    die = color * 8 + value + restrict
    for _ in range(count):
        add_to_pool(hero, die)
        state.gained += (die,)
    if count:
        tell(state, "gained", hero=hero.name, dice=write_dice([die] * count))


def clear_dice(state: State) -> None:
    """Return every die in a pool or on a box to the supply; stored dice stay (OD-1.24-25)."""
    supply = state.supply
    for hero in state.heroes:
        return_pool(state, hero)
    for cover in state.covers:
        for die in cover:
            supply[(die >> 3) & 3] += 1
    state.covers = [()] * len(state.boxes)


def return_pool(state: State, hero: Hero) -> None:
    for die in hero.pool:
        state.supply[(die >> 3) & 3] += 1
    hero.pool.clear()
