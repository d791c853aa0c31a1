"""The end of an encounter: storing, loot, level-up (OD-9, OD-11)."""

from typing import Final

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.boxes import refresh
from underdeck.games.onedeck.rules.cards import ARMOR_ONLY, COMBAT, Encounter
from underdeck.games.onedeck.rules.damage import check_defeat, gain_token
from underdeck.games.onedeck.rules.dice import clear_dice, kinds
from underdeck.games.onedeck.rules.frames import (
    ASK_LEVEL,
    ASK_LOOT,
    ASK_LOOT_ORDER,
    ASK_STORE,
    ENCOUNTER_OVER,
    END_TURN,
    LEVELS,
    LOOT,
    SPOILS,
)
from underdeck.games.onedeck.rules.pairs import rejoin
from underdeck.games.onedeck.rules.skills import skills_of
from underdeck.games.onedeck.rules.state import (
    ESCAPED,
    OUTSIDE,
    State,
    all_seats,
    four,
    has_talent,
    level_card,
    stack,
    store,
    tell,
    token_left,
    with_more,
)
from underdeck.kernel.decisions import Action, Decision, Frame

MAX_LEVEL: Final = 4  # OD-11.12


def run_encounter_end(state: State, frame: Frame) -> None:
    state.agenda.append((ENCOUNTER_OVER,))
    for h in state.fighting:
        if "pool" in state.heroes[h].side.feat.store:
            state.agenda.append((ASK_STORE, h))


def ask_store(state: State, frame: Frame) -> list[Decision]:
    """Ask which dice of the pool the Dragoon keeps on the feat, of any color."""
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
        hero.stored = with_more(hero.stored, (action[2] >> 3) & 3, 1)
        tell(state, "stored", hero=hero.name, feat=hero.side.feat.id, count=1)
        state.agenda.append(frame)


def run_encounter_over(state: State, frame: Frame) -> None:
    """Return the dice; the card waits to be claimed, for four heroes after both encounters (OD-16.21, OD-16.26)."""
    card = state.pack.cards[state.doors[state.room] >> 1]
    went = max(state.option, 0)
    open_armor = any(box.armor and not state.covers[b] for b, box in enumerate(state.boxes))
    if card.ability is not None and card.ability.loot_needs_armor and open_armor:
        went = ESCAPED
    if state.mode == COMBAT and all(cover for cover in state.covers):
        for h in state.fighting:
            store(state, h, "clean")
    state.spoils.append(card.index * 4 + went)
    clear_dice(state)
    state.mode = OUTSIDE
    state.option = -1
    refresh(state)
    if not state.agenda:
        state.agenda.append((LOOT,))


def run_loot(state: State, frame: Frame) -> None:
    if not state.spoils:  # a position may begin here
        state.spoils.append((state.doors[state.room] >> 1) * 4 + max(state.option, 0))
        state.option = -1
    if four(state):
        rejoin(state)
        if len(state.spoils) == 1:  # a position began in mid-encounter and says nothing of the other card
            sibling = state.doors[entry_of(state, state.spoils[0] >> 2) ^ 1] >> 1
            state.spoils.append(sibling * 4 + ESCAPED)
    state.agenda.append((LEVELS,))
    state.agenda.append((SPOILS,))
    refresh(state)


def run_spoils(state: State, frame: Frame) -> None:
    """Claim the cards one after the other, in the order that the party chooses (R-74)."""
    state.room = -1
    for spoil in state.spoils[:]:
        if spoil & 3 == ESCAPED:  # Beetle's Survivor: no loot, the level-up window still opens
            tell(state, "escaped", card=state.pack.cards[spoil >> 2].id)
            state.spoils.remove(spoil)
            state.discard.append(leave_room(state, spoil >> 2))
    if not state.spoils:
        return
    state.agenda.append((SPOILS,))
    if len(state.spoils) > 1:
        state.agenda.append((ASK_LOOT_ORDER,))
    else:
        claim_card(state, 0)


def ask_loot_order(state: State, frame: Frame) -> list[Decision]:
    return all_seats(state, "loot-order", [(do.CARD, i) for i in range(len(state.spoils))], frame)


def answer_loot_order(state: State, frame: Frame, seat: int, action: Action) -> None:
    claim_card(state, action[1])


def claim_card(state: State, which: int) -> None:
    spoil = state.spoils.pop(which)
    state.room = entry_of(state, spoil >> 2)
    state.agenda.append((ASK_LOOT, spoil & 3))


def entry_of(state: State, card: int) -> int:
    return [door >> 1 for door in state.doors].index(card)


def leave_room(state: State, card: int) -> int:
    state.doors.pop(entry_of(state, card))
    state.room = -1
    return card


def leads_to(card: Encounter, went: int, part: str) -> bool:
    """Return whether a split-loot peril gives the item or the skill by its option (OD-17.26-28); neither if skipped
    (R-42)."""
    if not card.options or not card.options[0].loot:
        return True
    return went < len(card.options) and card.options[went].loot == part


def may_hold(state: State, h: int, items: int, skills: int) -> bool:
    """Return whether the level allows so many cards (OD-9.11); Crafty adds one to either limit (D-9)."""
    level = level_card(state)
    beyond = max(0, items - level.items) + max(0, skills - level.skills)
    return beyond <= int(has_talent(state, state.heroes[h], "cap"))


def ask_loot(state: State, frame: Frame) -> list[Decision]:
    card = state.pack.cards[state.doors[state.room] >> 1]
    options: list[Action] = []
    if leads_to(card, frame[1], "item"):
        for h, hero in enumerate(state.heroes):
            if may_hold(state, h, len(hero.items) + 1, len(hero.skills)):
                options.append((do.ITEM, h, -1))
            options.extend([(do.ITEM, h, old) for old in hero.items])
    if card.skill >= 0 and leads_to(card, frame[1], "skill"):
        for h, hero in enumerate(state.heroes):
            if card.skill in skills_of(state, h):  # OD-9.17, R-46
                continue
            if may_hold(state, h, len(hero.items), len(hero.skills) + 1):
                options.append((do.SKILL, h, -1))
            options.extend([(do.SKILL, h, old) for old in hero.skills])
    if card.potion >= 0 and not state.known >> card.potion & 1 and leads_to(card, frame[1], "skill"):  # OD-9.18
        options.append((do.POTION,))
    options.append((do.XP,))  # always possible
    return all_seats(state, "loot", options, frame)


def answer_loot(state: State, frame: Frame, seat: int, action: Action) -> None:
    index = leave_room(state, state.doors[state.room] >> 1)
    card = state.pack.cards[index]
    verb = action[0]
    if verb == do.XP:
        state.xp += (index,)
        tell(state, "loot-xp", card=card.id, xp=card.xp)
    elif verb == do.POTION:
        state.potions += (index,)
        state.known |= 1 << card.potion
        tell(state, "loot-potion", card=card.id, potion=state.pack.potions[card.potion].id)
        gain_token(state)  # OD-9.9
    else:
        hero = state.heroes[action[1]]
        held = hero.items if verb == do.ITEM else hero.skills
        if verb == do.ITEM:
            tell(state, "loot-item", card=card.id, hero=hero.name)
        else:
            tell(state, "loot-skill", card=card.id, hero=hero.name, skill=state.pack.skills[card.skill].id)
        if action[2] >= 0:
            held.remove(action[2])
            state.xp += (action[2],)  # OD-9.16
            tell(state, "replaced", card=state.pack.cards[action[2]].id, hero=hero.name)
        held.append(index)
        check_defeat(state)
    refresh(state)


def run_levels(state: State, frame: Frame) -> None:
    """Open the window after loot, again while something can be bought (OD-11.2, R-36)."""
    if level_options(state):
        state.agenda.append((ASK_LEVEL,))
    else:
        state.agenda.append((END_TURN,))


def level_options(state: State) -> list[Action]:
    cost = level_cost(state, state.level)
    if state.level == MAX_LEVEL and not token_left(state):
        return []  # OD-10.13: no token left to gain
    if xp_held(state) < cost:
        return []
    values = sorted((state.pack.cards[card].xp for card in state.xp), reverse=True)
    return [(do.LEVEL_UP, *spent) for spent in payments(values, cost)]


def xp_held(state: State) -> int:
    return sum(state.pack.cards[card].xp for card in state.xp)


def level_cost(state: State, level: int) -> int:
    """Return the cost of the next level, doubled for four heroes (OD-16.28); not that of the last exchange (R-63)."""
    cost = state.pack.levels[len(state.heroes) > 1][level - 1].xp
    return cost * 2 if four(state) and level < MAX_LEVEL else cost


def payments(values: list[int], cost: int) -> list[tuple[int, ...]]:
    """Return every set of XP cards that reaches the cost with no card to spare, the least waste first (R-35)."""
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
    return all_seats(state, "level", options, frame)


def answer_level(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.STAY:
        state.agenda.append((END_TURN,))
        return
    for value in action[1:]:  # OD-11.5-6: whole cards, to the game box
        for place, card in enumerate(state.xp):
            if state.pack.cards[card].xp == value:
                state.xp = state.xp[:place] + state.xp[place + 1 :]
                state.removed += (card,)
                break
    tokens = 1  # OD-11.8
    if state.level < MAX_LEVEL:
        state.level += 1
        tell(state, "level-up", level=state.level)
        for h in range(len(state.heroes)):
            store(state, h, "level")
        tokens = stack(state)  # OD-16.29: two for four heroes
    else:
        tell(state, "xp-potion")  # OD-11.13-14
    state.agenda.append((LEVELS,))
    for _ in range(tokens):
        gain_token(state)
