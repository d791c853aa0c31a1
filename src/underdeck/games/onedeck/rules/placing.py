"""Skills and placing dice: everything that is possible in any order until the party is done (OD-7)."""

from typing import Final

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.cards import ANY, ARMOR_ONLY, COLORS, HEROIC, MANA_ONLY, Box
from underdeck.games.onedeck.rules.damage import anytime_options, spend_token
from underdeck.games.onedeck.rules.dice import give_back, kinds, spend_die, take, write_dice, write_die
from underdeck.games.onedeck.rules.frames import (
    ASK_AMOUNT,
    ASK_BRANCH,
    ASK_CONVERT,
    ASK_FILL,
    ASK_PAY,
    ASK_PICK,
    ASK_PLACING,
    ASK_RECEIVER,
    CONSEQUENCES,
    EFFECT,
)
from underdeck.games.onedeck.rules.skills import begin_use, fits_fight, healing_of, pays, skills_of, unusable
from underdeck.games.onedeck.rules.state import State, add_to_pool, applied, exile_die, fighting_seats, health, tell
from underdeck.games.onedeck.rules.time import spend_time
from underdeck.kernel.decisions import Action, Decision, Frame

PLACING_FRAMES: Final = (ASK_PLACING, ASK_FILL, ASK_PAY, ASK_PICK, ASK_BRANCH, ASK_AMOUNT, ASK_CONVERT, ASK_RECEIVER)
"""The frames while dice are on the table and may be used."""


def misfit(state: State, die: int, box: Box) -> str:
    """Return why a die may not go on a box whatever it shows, by color and restrictions; empty if it may (OD-7.5,
    OD-7.8, OD-1.29, R-30)."""
    if die & MANA_ONLY:
        return "mana"
    if die & ARMOR_ONLY and not box.armor:
        return "armor"
    color = (die >> 3) & 3
    if color == HEROIC:
        return "" if takes_heroic(state, box) else "skull"
    return "" if color == box.color or box.color == ANY else COLORS[box.color]


def takes_heroic(state: State, box: Box) -> bool:
    """Return whether heroic dice count on a box (OD-1.29), unless a boss forbids it."""
    return not (box.skull and any(ability.no_heroic_on_skulls for ability in state.abilities))


def reachable(state: State, box: Box, needed: int) -> bool:
    """Return whether all dice of all heroes together could fill a wide box (OD-7.9-10)."""
    for h in state.fighting:
        for die in state.heroes[h].pool:
            if not misfit(state, die, box):
                needed -= die & 7
                if needed <= 0:
                    return True
    return False


def open_boxes(state: State) -> list[int]:
    """Return the boxes that take dice now: while an armor box is uncovered, only armor boxes (OD-7.15)."""
    found: list[int] = []
    armor = False
    for b, box in enumerate(state.boxes):
        if not state.covers[b] and (box.armor or not armor):
            if box.armor and not armor:
                armor = True
                found.clear()
            found.append(b)
    return found


def cover_options(state: State, pools: list[list[int]]) -> list[list[Action]]:
    """Return the answers that cover boxes for each hero in the encounter, from their kinds of dice."""
    options: list[list[Action]] = [[] for _ in state.fighting]
    heroic_on_skulls = not any(ability.no_heroic_on_skulls for ability in state.abilities)
    for b in open_boxes(state):
        box = state.boxes[b]
        color = box.color
        least = box.value
        if box.wide:
            if not reachable(state, box, least):
                continue
            least = 1
        armor = box.armor
        heroic = heroic_on_skulls or not box.skull
        for i, pool in enumerate(pools):
            h = state.fighting[i]
            found = options[i]
            for die in pool:
                die_color = (die >> 3) & 3
                if (
                    die & 7 >= least
                    and (die_color == color or (heroic if die_color == HEROIC else color == ANY))
                    and (die < ARMOR_ONLY or (armor and not die & MANA_ONLY))
                ):
                    found.append(do.cover(h, die, b))
    return options


def skill_options(state: State, h: int) -> list[Action]:
    return [(do.USE, h, index) for index in skills_of(state, h) if not unusable(state, h, index)]


def drink_options(state: State, h: int) -> list[Action]:
    """Return the potions for encounters, as often as tokens last (OD-10.2-8)."""
    options: list[Action] = []
    if state.tokens > 0:
        for potion in state.pack.potions:
            if potion.effects and state.known >> potion.index & 1 and fits_fight(state, potion.use):
                options.append((do.DRINK, h, potion.index))
    return options


def conversion_dice(state: State) -> int:
    """Return the dice that a heroic die costs: two (OD-7.21), three against the Bandit (R-83)."""
    for ability in state.abilities:
        if ability.conversion_dice:
            return ability.conversion_dice
    return 2


def can_convert(state: State) -> bool:
    """Return whether there are enough free dice, and a heroic die in the supply or among them (R-23)."""
    free = 0
    heroic = state.supply[HEROIC] > 0
    for h in state.fighting:
        for die in state.heroes[h].pool:
            if die < ARMOR_ONLY:
                free += 1
                if die >> 3 == HEROIC:
                    heroic = True
    return heroic and free >= conversion_dice(state)


def ask_placing(state: State, frame: Frame) -> list[Decision]:
    pools = [kinds(state.heroes[h].pool) for h in state.fighting]
    covers = cover_options(state, pools)
    convertible = can_convert(state)
    decisions: list[Decision] = []
    idle = not frame[2]  # a step with nothing to do ends by itself, but never right after an answer: undo stays open
    for i, h in enumerate(state.fighting):
        if frame[1] >> h & 1:
            continue
        hero = state.heroes[h]
        if state.rules.return_stored == "placing-step" and any(hero.stored):
            idle = False  # OD-6.31: the only moment to return them
        options = covers[i]
        options.extend(skill_options(state, h))
        options.append((do.DONE,))
        options.extend(drink_options(state, h))
        if convertible:
            for die in pools[i]:
                if die < ARMOR_ONLY:
                    options.append(do.convert(h, die))
        for die in pools[i]:
            options.append(do.discard(h, die))
        if len(options) > 1:
            idle = False
        options.extend(anytime_options(state, h, True))
        decisions.append(Decision(h, "placing", options, frame))
    if idle:
        state.agenda.pop()
        state.agenda.append((CONSEQUENCES,))
        return []
    return decisions


def answer_placing(state: State, frame: Frame, seat: int, action: Action) -> None:
    verb = action[0]
    if verb == do.DONE:
        done = frame[1] | 1 << seat
        if done == sum(1 << h for h in state.fighting):  # the step ends when everybody says so
            state.agenda.append((CONSEQUENCES,))
        else:
            state.agenda.append((ASK_PLACING, done, 1))
        return
    state.agenda.append((ASK_PLACING, 0, 1))
    h = action[1]
    if verb == do.COVER:
        cover(state, h, action[2], action[3], h, ())
    elif verb == do.USE:
        begin_use(state, h, action[2])
    elif verb == do.DRINK:
        potion = state.pack.potions[action[2]]
        state.gained = ()
        tell(state, "drank", hero=state.heroes[h].name, potion=potion.id)
        for effect in reversed(potion.effects):
            state.agenda.append((EFFECT, h, effect.id))
        spend_token(state, potion, [h])
    elif verb == do.CONVERT:
        begin_conversion(state, h, action[2])
    elif verb == do.DISCARD:
        spend_die(state, h, action[2])
        tell(state, "discarded", hero=state.heroes[h].name, die=write_die(action[2]))


def cover(state: State, h: int, die: int, b: int, beginner: int, owners: tuple[int, ...]) -> None:
    """Place one die; a wide box continues to ask until its number is reached, as one action (R-21)."""
    state.heroes[h].pool.remove(die)
    state.covers[b] += (die,)
    owners = (*owners, h)
    box = state.boxes[b]
    total = 0
    for lying in state.covers[b]:
        total += lying & 7
    if total < box.value:
        state.agenda.append((ASK_FILL, b, beginner, *owners))
        return
    tell(state, "covered", box=b + 1, dice=write_dice(list(state.covers[b])))
    if box.skull and not state.broken >> b & 1 and any(ability.first_cover_lost for ability in state.abilities):
        state.broken |= 1 << b  # the Lich
        for lying in state.covers[b]:
            give_back(state, lying)
        state.covers[b] = ()
        tell(state, "cover-broken", box=b + 1)


def ask_fill(state: State, frame: Frame) -> list[Decision]:
    box = state.boxes[frame[1]]
    decisions: list[Decision] = []
    for h in state.fighting:
        pool = kinds(state.heroes[h].pool)
        options: list[Action] = [(do.ADD, h, die) for die in pool if not misfit(state, die, box)]
        if options and h != frame[2] and not fills_alone(state, frame):
            options.append((do.REFUSE,))
        if options:
            decisions.append(Decision(h, "fill", options, frame))
    return decisions


def fills_alone(state: State, frame: Frame) -> bool:
    """Return whether the hero who began can finish without a partner. Then there is nothing to refuse."""
    box = state.boxes[frame[1]]
    missing = box.value - sum(die & 7 for die in state.covers[frame[1]])
    return sum(die & 7 for die in state.heroes[frame[2]].pool if not misfit(state, die, box)) >= missing


def answer_fill(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.REFUSE:
        give_dice_back(state, list(state.covers[frame[1]]), frame[3:])
        state.covers[frame[1]] = ()
    else:
        cover(state, action[1], action[2], frame[1], frame[2], frame[3:])


def give_dice_back(state: State, dice: list[int], owners: Frame) -> None:
    """Return every die to its pool after a partner refused a joint action (R-20, D-46)."""
    for die, h in zip(dice, owners, strict=True):
        add_to_pool(state.heroes[h], die)
    tell(state, "refused")


def ask_pay(state: State, frame: Frame) -> list[Decision]:
    h = frame[1]
    skill = state.pack.skills[frame[2]]
    options: list[Action] = [(do.PAY, h, die) for die in kinds(state.heroes[h].pool) if pays(die, skill)]
    return [Decision(h, "pay", options, frame)]


def answer_pay(state: State, frame: Frame, seat: int, action: Action) -> None:
    """Return a die to the supply before the effect (OD-1.21). Mana beyond the cost is lost (OD-7.38)."""
    skill = state.pack.skills[frame[2]]
    tell(state, "paid", hero=state.heroes[action[1]].name, die=write_die(action[2]))
    if skill.exile:
        state.heroes[action[1]].pool.remove(action[2])
        exile_die(state, action[2])
    else:
        spend_die(state, action[1], action[2])
    left = frame[3] - (action[2] & 7 if skill.mana else 1)
    if left > 0:
        state.agenda.append((ASK_PAY, frame[1], frame[2], left))


def run_use(state: State, frame: Frame) -> None:
    hero = state.heroes[frame[1]]
    skill = state.pack.skills[frame[2]]
    state.gained = ()
    tell(state, "used", hero=hero.name, skill=skill.id)
    effects: list[Frame] = [(EFFECT, frame[1], effect.id) for effect in reversed(skill.effects)]
    healing_first = hero.damage + 1 >= health(state, hero) and healing_of(skill.effects)  # OD-8.18
    if not healing_first:
        state.agenda.extend(effects)
    spend_time(state, sum(applied(state, ability, ability.time_per_skill) for ability in state.abilities))  # OD-6.50
    if healing_first:
        state.agenda.extend(effects)


def begin_conversion(state: State, h: int, die: int) -> None:
    state.heroes[h].pool.remove(die)
    state.aside.append(die)
    state.agenda.append((ASK_CONVERT, conversion_dice(state) - 1, h, h))


def ask_convert(state: State, frame: Frame) -> list[Decision]:
    """Ask for the next die, from either hero (OD-7.23)."""
    had_heroic = any(die >> 3 == HEROIC for die in state.aside)
    need_heroic = frame[1] == 1 and not had_heroic and not state.supply[HEROIC]
    decisions: list[Decision] = []
    for h in state.fighting:
        pool = kinds(state.heroes[h].pool)
        options: list[Action] = [
            (do.ADD, h, die) for die in pool if die < ARMOR_ONLY and (not need_heroic or die >> 3 == HEROIC)
        ]
        if options and h != frame[2] and not converts_alone(state, frame):
            options.append((do.REFUSE,))
        if options:
            decisions.append(Decision(h, "convert", options, frame))
    return decisions


def converts_alone(state: State, frame: Frame) -> bool:
    """Return whether the hero who began has enough dice alone."""
    own = [die for die in state.heroes[frame[2]].pool if die < ARMOR_ONLY]
    heroic = state.supply[HEROIC] > 0 or any(die >> 3 == HEROIC for die in state.aside + own)
    return len(own) >= frame[1] and heroic


def answer_convert(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.REFUSE:
        give_dice_back(state, state.aside, frame[3:])
        state.aside.clear()
        return
    h = action[1]
    die = action[2]
    state.heroes[h].pool.remove(die)
    state.aside.append(die)
    owners = (*frame[3:], h)
    if frame[1] > 1:
        state.agenda.append((ASK_CONVERT, frame[1] - 1, frame[2], *owners))
        return
    lowest = 6
    for given in state.aside:
        lowest = min(lowest, given & 7)
        give_back(state, given)
    tell(state, "converted", dice=write_dice(state.aside))
    state.aside.clear()
    if any(owner != h for owner in owners):
        state.agenda.append((ASK_RECEIVER, lowest))
    else:
        receive(state, h, lowest)


def ask_receiver(state: State, frame: Frame) -> list[Decision]:
    return fighting_seats(state, "receiver", [(do.GIVE, h) for h in state.fighting], frame)


def answer_receiver(state: State, frame: Frame, seat: int, action: Action) -> None:
    receive(state, action[1], frame[1])


def receive(state: State, h: int, value: int) -> None:
    """Gain a heroic die; it is not rolled (OD-7.25)."""
    take(state, HEROIC, 1)
    die = HEROIC * 8 + value
    add_to_pool(state.heroes[h], die)
    tell(state, "gained", hero=state.heroes[h].name, dice=write_die(die))
