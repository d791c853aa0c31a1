"""The end of an encounter: storing, loot, level-up (OD-9, OD-11)."""

from underdeck.kernel.decisions import Action, Decision, Frame
from underdeck.onedeck import actions as do
from underdeck.onedeck.boxes import refresh
from underdeck.onedeck.cards import ARMOR_ONLY
from underdeck.onedeck.damage import check_defeat
from underdeck.onedeck.dice import clear_dice, kinds
from underdeck.onedeck.frames import ASK_LEVEL, ASK_LOOT, ASK_STORE, END_TURN, LEVELS, LOOT
from underdeck.onedeck.placing import skills_of
from underdeck.onedeck.state import OUTSIDE, State, all_seats, gain_token, level_card, note, store

MAX_LEVEL = 4  # OD-11.12


def run_encounter_end(state: State, frame: Frame) -> None:
    state.agenda.append((LOOT,))
    for h, hero in enumerate(state.heroes):
        if "pool" in hero.side.feat.store:
            state.agenda.append((ASK_STORE, h))


def ask_store(state: State, frame: Frame) -> list[Decision]:
    """The Dragoon keeps dice of the pool on the feat, whatever their color."""
    h = frame[1]
    hero = state.heroes[h]
    options: list[Action] = []
    if sum(hero.stored) < hero.side.feat.store_max:
        last = -1
        for die in kinds(hero.pool):
            if (die >> 3) & 3 != last and die < ARMOR_ONLY:  # the value is lost, only the color counts
                last = (die >> 3) & 3
                options.append((do.STORE, h, die))
    if not options:
        state.agenda.pop()
        return []
    return [Decision(h, "store", [*options, (do.DONE,)], frame)]


def answer_store(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.STORE:
        hero = state.heroes[frame[1]]
        hero.pool.remove(action[2])
        hero.stored[(action[2] >> 3) & 3] += 1
        note(state, "stored", hero=hero.side.hero, feat=hero.side.feat.id, count=1)
        state.agenda.append(frame)


def run_loot(state: State, frame: Frame) -> None:
    card = state.pack.cards[state.doors[state.room] >> 1]
    escaped = (
        card.ability is not None
        and card.ability.loot_needs_armor
        and any(box.armor and not cover for box, cover in zip(state.boxes, state.covers, strict=True))
    )
    clear_dice(state)
    state.mode = OUTSIDE
    state.option = -1
    state.agenda.append((LEVELS,))
    if escaped:  # Beetle's Survivor: no loot, the level-up window still opens
        note(state, "escaped", card=card.id)
        state.discard.append(leave_room(state))
    else:
        state.agenda.append((ASK_LOOT,))
    refresh(state)


def leave_room(state: State) -> int:
    card = state.doors.pop(state.room) >> 1
    state.room = -1
    return card


def ask_loot(state: State, frame: Frame) -> list[Decision]:
    card = state.pack.cards[state.doors[state.room] >> 1]
    level = level_card(state)
    options: list[Action] = []
    for h, hero in enumerate(state.heroes):
        if len(hero.items) < level.items:  # OD-9.11
            options.append((do.ITEM, h, -1))
        options.extend([(do.ITEM, h, old) for old in hero.items])
    if card.skill >= 0:
        for h, hero in enumerate(state.heroes):
            if card.skill in skills_of(state, h):  # OD-9.17, R-46
                continue
            if len(hero.skills) < level.skills:
                options.append((do.SKILL, h, -1))
            options.extend([(do.SKILL, h, old) for old in hero.skills])
    if card.potion >= 0 and not state.known >> card.potion & 1:  # OD-9.18
        options.append((do.POTION,))
    options.append((do.XP,))  # always possible
    if len(options) == 1:
        state.agenda.pop()
        answer_loot(state, frame, 0, options[0])
        return []
    return all_seats(state, "loot", options, frame)


def answer_loot(state: State, frame: Frame, seat: int, action: Action) -> None:
    index = leave_room(state)
    card = state.pack.cards[index]
    verb = action[0]
    if verb == do.XP:
        state.xp.append(index)
        note(state, "loot-xp", card=card.id, xp=card.xp)
    elif verb == do.POTION:
        state.potions.append(index)
        state.known |= 1 << card.potion
        note(state, "loot-potion", card=card.id, potion=state.pack.potions[card.potion].id)
        gain_token(state)  # OD-9.9
    else:
        hero = state.heroes[action[1]]
        held = hero.items if verb == do.ITEM else hero.skills
        if verb == do.ITEM:
            note(state, "loot-item", card=card.id, hero=hero.side.hero)
        else:
            note(state, "loot-skill", card=card.id, hero=hero.side.hero, skill=state.pack.skills[card.skill].id)
        if action[2] >= 0:
            held.remove(action[2])
            state.xp.append(action[2])  # OD-9.16
            note(state, "replaced", card=state.pack.cards[action[2]].id, hero=hero.side.hero)
        held.append(index)
        check_defeat(state)
    refresh(state)


def run_levels(state: State, frame: Frame) -> None:
    """OD-11.2, R-36: the window after loot; asked again while something can be bought."""
    state.agenda.append((END_TURN,))
    offer_level(state)


def offer_level(state: State) -> None:
    if level_options(state):
        state.agenda.append((ASK_LEVEL,))


def level_options(state: State) -> list[Action]:
    cost = level_card(state).xp
    if state.level == MAX_LEVEL and state.rules.potion_limit == "supply" and state.tokens >= state.pack.tokens:
        return []  # OD-10.13: no token left to gain
    values = sorted((state.pack.cards[card].xp for card in state.xp), reverse=True)
    if sum(values) < cost:
        return []
    return [(do.LEVEL_UP, *spent) for spent in payments(values, cost)]


def payments(values: list[int], cost: int) -> list[tuple[int, ...]]:
    """R-35: every set of XP cards that reaches the cost with no card to spare, least waste first."""
    found: set[tuple[int, ...]] = set()
    partial: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
    while partial:
        start, total, spent = partial.pop()
        if total >= cost:
            if total - min(spent) < cost:
                found.add(spent)
            continue
        last = 0
        for i in range(start, len(values)):
            if values[i] != last:
                last = values[i]
                partial.append((i + 1, total + last, (*spent, last)))
    return sorted(found, key=lambda spent: (sum(spent), spent))


def ask_level(state: State, frame: Frame) -> list[Decision]:
    options = level_options(state)
    if state.level == MAX_LEVEL or state.rules.level_up_optional == "yes":
        options.append((do.STAY,))
    if len(options) == 1:
        state.agenda.pop()
        answer_level(state, frame, 0, options[0])
        return []
    return all_seats(state, "level", options, frame)


def answer_level(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.STAY:
        return
    for value in action[1:]:  # OD-11.5-6: whole cards, to the game box
        for card in state.xp:
            if state.pack.cards[card].xp == value:
                state.xp.remove(card)
                state.removed.append(card)
                break
    if state.level < MAX_LEVEL:
        state.level += 1
        note(state, "level-up", level=state.level)
        for h in range(len(state.heroes)):
            store(state, h, "level")
    else:
        note(state, "xp-potion")  # OD-11.13-14
    gain_token(state)  # OD-11.8
    offer_level(state)
