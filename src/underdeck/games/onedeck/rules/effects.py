"""What skills and potions do, step by step (OD-7.46-56). Dice are picked by whoever owns them."""

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.cards import Effect
from underdeck.games.onedeck.rules.damage import CAUSES, heal, remove
from underdeck.games.onedeck.rules.dice import (
    fits_peril,
    gain,
    give_back,
    kinds,
    land,
    roll_aside,
    take,
    write_dice,
)
from underdeck.games.onedeck.rules.frames import ASK_AMOUNT, ASK_BRANCH, ASK_PICK, EFFECT, LAND
from underdeck.games.onedeck.rules.poison import envenom
from underdeck.games.onedeck.rules.skills import healing_of
from underdeck.games.onedeck.rules.state import State, add_to_pool, dying, note, partner
from underdeck.kernel.decisions import Action, Decision, Frame


def run_effect(state: State, frame: Frame) -> None:
    h = frame[1]
    effect = state.pack.effects[frame[2]]
    verb = effect.verb
    owner = partner(state, h) if effect.partner else h
    if effect.partner and owner == h:  # a hero alone has no partner to help
        return
    if verb == c.ROLL:
        color = state.noted if effect.color == c.SAME else effect.color
        roll(state, owner, color, effect, state.heroes[h].stored)
    elif verb == c.GAIN:
        gain(state, owner, effect.color, effect.value, effect.count, effect.restrict)
    elif verb == c.PREVENT:
        if effect.up_to:
            state.agenda.append((ASK_AMOUNT, h, effect.id))
        else:
            prevent(state, effect, prevent_limit(state, effect))
    elif verb == c.CHOOSE:
        state.agenda.append((ASK_BRANCH, h, effect.id))
    elif verb == c.KITING:
        if state.mode == c.BOSS:
            state.prevent_damage += 1
        else:
            state.kiting = True
    elif verb == c.THICK_SKIN:
        state.thick_skin = True
    elif verb == c.HEAL:
        heal(state, h, effect.count, CAUSES.index("skill"))
    elif verb == c.CURE:
        poison = min(effect.count, state.heroes[h].poison)
        if poison:
            remove(state, h, 0, poison, CAUSES.index("skill"))
    elif verb == c.ENVENOM:
        envenom(state, h, effect.count)
    else:
        state.agenda.append((ASK_PICK, owner, effect.id, 0, 0))


def roll(state: State, h: int, color: int, effect: Effect, stored: tuple[int, ...]) -> None:
    if not fits_peril(state, color) and state.rules.peril_off_color == "ignored":  # OD-7.61
        return
    wanted = min(effect.count, state.heroes[h].poison) if effect.per_poison else effect.count
    count = take(state, color, wanted)
    if not count:
        if wanted:
            note(state, "supply-empty", color=color)
        return
    roll_aside(state, color, count)
    lower = sum(stored) // effect.lower_per_stored if effect.lower_per_stored else 0
    land(state, h, False, lower)


def prevent_limit(state: State, effect: Effect) -> int:
    return effect.boss_count if state.mode == c.BOSS else effect.count


def prevent(state: State, effect: Effect, amount: int) -> None:
    """OD-8.28: declared now, subtracted in Suffer Consequences."""
    icon = c.ICONS[effect.color]
    if icon == "damage":
        state.prevent_damage += amount
    elif icon == "time":
        state.prevent_time += amount
    else:
        state.prevent_poison += amount


def ask_amount(state: State, frame: Frame) -> list[Decision]:
    limit = prevent_limit(state, state.pack.effects[frame[2]])
    return [Decision(frame[1], "amount", [(do.AMOUNT, n) for n in range(limit, 0, -1)], frame)]


def answer_amount(state: State, frame: Frame, seat: int, action: Action) -> None:
    prevent(state, state.pack.effects[frame[2]], action[1])


def ask_branch(state: State, frame: Frame) -> list[Decision]:
    branches = list(enumerate(state.pack.effects[frame[2]].branches))
    if frame[1] in dying(state):  # what keeps a hero alive comes first
        branches = [(i, branch) for i, branch in branches if healing_of(branch)] or branches
    return [Decision(frame[1], "branch", [(do.BRANCH, i) for i, _ in branches], frame)]


def answer_branch(state: State, frame: Frame, seat: int, action: Action) -> None:
    for effect in reversed(state.pack.effects[frame[2]].branches[action[1]]):
        state.agenda.append((EFFECT, frame[1], effect.id))


def feeds_followers(state: State) -> bool:
    """Forked Strike: later steps take dice of the picked color, so picking is as good as paying."""
    return any(frame[0] == EFFECT and state.pack.effects[frame[2]].color == c.SAME for frame in state.agenda)


def candidates(state: State, frame: Frame) -> list[int]:
    """The dice that may be picked next; frame: owner, effect, picked so far, value they must show."""
    effect = state.pack.effects[frame[2]]
    if frame[3] >= effect.count:
        return []
    if effect.verb == c.RECOLOR and state.supply[effect.color] <= frame[3]:
        return []
    found: list[int] = []
    for die in kinds(state.heroes[frame[1]].pool):
        color = (die >> 3) & 3
        value = die & 7
        if (
            (effect.values and not effect.values >> value & 1)
            or (effect.filter_color >= 0 and color != effect.filter_color)
            or (effect.without_heroic and color == c.HEROIC)
            or (frame[4] and value != frame[4])
            or (effect.among_gained and die not in state.gained)
            or (die >= c.ARMOR_ONLY and (effect.verb in (c.EXCHANGE, c.RECOLOR) or feeds_followers(state)))
        ):
            continue
        found.append(die)
    return found


def ask_pick(state: State, frame: Frame) -> list[Decision]:
    owner = frame[1]
    effect = state.pack.effects[frame[2]]
    if effect.exact and effect.count == c.ALL_DICE:  # every die that fits, no choice
        state.agenda.pop()
        hero = state.heroes[owner]
        color = effect.filter_color
        fitting = [die for die in hero.pool if color in (-1, (die >> 3) & 3)]
        for die in [die for die in fitting if effect.values >> (die & 7) & 1]:
            hero.pool.remove(die)
            state.aside.append(die)
        finish(state, owner, effect)
        return []
    found = candidates(state, frame)
    options: list[Action] = [(do.PICK, owner, die) for die in found]
    if not options or not (effect.exact or frame[3] < effect.minimum):
        options.append((do.DONE,))
    return [Decision(owner, "pick", options, frame)]


def answer_pick(state: State, frame: Frame, seat: int, action: Action) -> None:
    effect = state.pack.effects[frame[2]]
    if action[0] == do.DONE:
        finish(state, frame[1], effect)
        return
    die = action[2]
    state.heroes[frame[1]].pool.remove(die)
    state.aside.append(die)
    state.noted = (die >> 3) & 3
    must_show = die & 7 if effect.same_value else 0
    state.agenda.append((ASK_PICK, frame[1], frame[2], frame[3] + 1, must_show))


def finish(state: State, h: int, effect: Effect) -> None:
    """The picked dice are changed together and rejoin the pool (triggers look only at rerolls: OD-6.45-46)."""
    picked = state.aside[:]
    state.aside.clear()
    if not picked:
        if effect.verb == c.SET and effect.exact:
            drop_followers(state)
        return
    hero = state.heroes[h]
    verb = effect.verb
    if verb == c.REROLL:
        for die in picked:
            state.aside.append(die - (die & 7) + state.rng.die())
        state.reveals += 1
        note(state, "rerolling", hero=hero.name, dice=write_dice(picked))
        state.agenda.append((LAND, h, 1, 0))
        return
    changed: list[int] = []
    for die in picked:
        value = die & 7
        if verb == c.RAISE:
            changed.append(die - value + min(6, value + effect.value))  # OD-7.50
        elif verb == c.SET:
            changed.append(die - value + effect.value)
        elif verb == c.RECOLOR:
            give_back(state, die)
            take(state, effect.color, 1)
            changed.append(effect.color * 8 + value)
        else:
            give_back(state, die)
    if verb == c.EXCHANGE:
        note(state, "exchanged", hero=hero.name, dice=write_dice(picked))
        for die in picked:
            color = (die >> 3) & 3 if effect.color == c.SAME else effect.color
            gain(state, h, color, effect.value, effect.gains, 0)
        return
    for die in changed:
        add_to_pool(hero, die)
    note(state, "changed", hero=hero.name, dice=write_dice(picked), into=write_dice(changed))


def drop_followers(state: State) -> None:
    """No die could be picked: later steps that speak of its color have nothing to work on (Forked Strike)."""
    agenda = state.agenda
    while agenda and agenda[-1][0] == EFFECT and state.pack.effects[agenda[-1][2]].color == c.SAME:
        agenda.pop()
