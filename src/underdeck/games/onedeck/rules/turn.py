"""A turn: time passes, then explore or enter a room (OD-3, OD-4, OD-5)."""

from typing import Final

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.damage import spend_token
from underdeck.games.onedeck.rules.frames import (
    ASK_DESCEND,
    ASK_ROOM,
    ASK_STEALTH,
    ASK_TURN_OPTION,
    ASK_TURN_START,
    DESCEND,
    END_TURN,
    LOOT,
    PLACE_DOORS,
    RESIST,
    START,
    TIME_PASSED,
    TURN,
    TURN_OPTION,
)
from underdeck.games.onedeck.rules.pairs import form_pairs
from underdeck.games.onedeck.rules.poison import poison_somebody
from underdeck.games.onedeck.rules.state import (
    SKIPPED,
    State,
    all_seats,
    applied,
    door_count,
    door_limit,
    four,
    stack,
    store,
    tell,
)
from underdeck.games.onedeck.rules.time import spend_time
from underdeck.kernel.decisions import Action, Decision, Frame

TIME_PER_TURN: Final = 2  # OD-3.3; 4 for four heroes (OD-16.10)


def run_turn(state: State, frame: Frame) -> None:
    state.turn += 1
    state.window = True
    tell(state, "turn", turn=state.turn, floor=state.floor)
    per_turn = TIME_PER_TURN * stack(state)
    first = 0
    for ability in state.abilities:
        per_turn += applied(state, ability, ability.turn_time)  # OD-3.18
        if state.fresh_floor:
            first += applied(state, ability, ability.floor_time)
    state.fresh_floor = False
    state.agenda.append((TIME_PASSED, int(not state.deck)))
    spend_time(state, per_turn)
    spend_time(state, first)  # OD-2.24: paid before the floor's first turn
    if per_turn + first > len(state.deck):
        state.agenda.append((ASK_TURN_START,))


def ask_turn_start(state: State, frame: Frame) -> list[Decision]:
    """Ask before the time is paid, if that time may hurt somebody (R-3)."""
    return all_seats(state, "turn-start", [(do.GO_ON,)], frame)


def answer_turn_start(state: State, frame: Frame, seat: int, action: Action) -> None:
    pass


def run_time_passed(state: State, frame: Frame) -> None:
    state.agenda.append((TURN_OPTION,))
    revealed = not frame[1] and not state.deck
    if revealed and state.rules.descend_on_reveal == "yes":  # OD-12.14, R-8
        state.agenda.append((ASK_DESCEND, 1))


def turn_options(state: State) -> list[Action]:
    doors = door_count(state)
    options: list[Action] = [(do.ENTER, door) for door in range(doors)]
    if state.deck and doors < door_limit(state):  # OD-4.4-6
        options.append((do.EXPLORE,))
    return options


def run_turn_option(state: State, frame: Frame) -> None:
    state.agenda.append((ASK_TURN_OPTION,))


def ask_turn_option(state: State, frame: Frame) -> list[Decision]:
    return all_seats(state, "turn-option", turn_options(state) or [(do.PASS,)], frame)


def answer_turn_option(state: State, frame: Frame, seat: int, action: Action) -> None:
    state.window = False
    if action[0] == do.EXPLORE:
        tell(state, "explore")
        state.agenda.append((PLACE_DOORS,))
        for ability in state.abilities:  # costs come first
            spend_time(state, applied(state, ability, ability.explore_time))
    elif action[0] == do.ENTER:
        enter(state, action[1])
    else:
        state.agenda.append((END_TURN,))


def place_door(state: State) -> int:
    """Place one door, of two cards for four heroes; discard a lone last card (OD-16.14-15). Return the number of
    doors."""
    if len(state.deck) < stack(state):
        card = state.deck.pop()
        state.discard.append(card)
        state.reveals += 1
        tell(state, "lone-card", card=state.pack.cards[card].id)
        return 0
    for _ in range(stack(state)):
        state.doors.append(state.deck.pop() << 1)
    return 1


def run_place_doors(state: State, frame: Frame) -> None:
    count = 0
    had_cards = bool(state.deck)
    while state.deck and door_count(state) < door_limit(state):
        count += place_door(state)
    tell(state, "doors-placed", count=count, doors=door_count(state))
    if had_cards and not state.deck:
        tell(state, "stairs-revealed")
    for h in range(len(state.heroes)):
        store(state, h, "explore")  # OD-4.12
    state.agenda.append((END_TURN,))
    state.agenda.append((RESIST,))  # OD-17.7; R-96: before the choice to descend
    for ability in state.abilities:
        poison_somebody(state, applied(state, ability, ability.explore_poison))


def enter(state: State, door: int) -> None:
    """Enter a room; both cards of a stack are turned up (OD-16.16)."""
    first = door * stack(state)
    was_open = state.doors[first] & 1
    state.room = first
    for entry in range(first, first + stack(state)):
        state.doors[entry] |= 1
        card = state.pack.cards[state.doors[entry] >> 1]
        tell(state, "entered" if was_open else "opened", card=card.id, door=door + 1)
        if not was_open and card.xp >= 4:
            for h in range(len(state.heroes)):
                store(state, h, "rich-door")  # at the flip
    if was_open:
        for h in range(len(state.heroes)):
            store(state, h, "revisit")
    else:
        state.reveals += 1
    state.agenda.append((ASK_ROOM, was_open))


def ask_room(state: State, frame: Frame) -> list[Decision]:
    options: list[Action] = [(do.ENCOUNTER,)]
    if not frame[1] or state.rules.flee_open_door == "yes":  # OD-5.3-5
        options.append((do.FLEE,))
        if any(state.pack.skills[hero.side.skill].passive == "slip-back" for hero in state.heroes):
            options.append((do.SLIP_BACK,))
    if state.tokens > 0 and invisibility(state) >= 0 and not four(state):
        options.append((do.INVISIBLE,))  # OD-10.24: four heroes decide it pair by pair
    return all_seats(state, "room", options, frame)


def invisibility(state: State) -> int:
    """Return the index of an identified potion that skips encounters, or -1."""
    for potion in state.pack.potions:
        if potion.skip_time >= 0 and state.known >> potion.index & 1:
            return potion.index
    return -1


def answer_room(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.ENCOUNTER:
        if four(state):
            form_pairs(state, state.room)
        else:
            state.agenda.append((START,))
    elif action[0] == do.FLEE:
        flee(state)
        state.room = -1
    elif action[0] == do.SLIP_BACK:
        slip_back(state)
    else:
        state.agenda.append((LOOT,))
        if state.rules.invisibility == "on-flee":  # OD-10.21: flee effects happen, the card is taken all the same
            fleeing_effects(state)
        slip_past(state)


def slip_past(state: State) -> None:
    """Claim the card without a fight for a token and 2 time (R-41); no option was chosen (R-42)."""
    potion = state.pack.potions[invisibility(state)]
    tell(state, "invisible")
    state.spoils.append((state.doors[state.room] >> 1) * 4 + SKIPPED)
    spend_time(state, potion.skip_time)
    spend_token(state, potion, list(range(len(state.heroes))))


def ask_sneak(state: State, frame: Frame) -> list[Decision]:
    """Ask whether one potion takes one pair past its card (OD-16.38, R-69)."""
    if state.tokens > 0 and invisibility(state) >= 0:
        return all_seats(state, "sneak", [(do.ENCOUNTER,), (do.INVISIBLE,)], frame)
    state.agenda.pop()
    return []


def answer_sneak(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.INVISIBLE:
        state.agenda.remove((START,))  # the encounter that would have started
        slip_past(state)


def flee(state: State) -> None:
    """Flee: the card stays as an open door and the turn is over (OD-5.6-9)."""
    tell(state, "fled")
    state.agenda.append((END_TURN,))
    fleeing_effects(state)


def slip_back(state: State) -> None:
    """Use Stealth of the first printing: no flight, so nothing reacts to it. The turn is over."""
    card = state.doors.pop(state.room) >> 1
    state.room = -1
    state.deck.append(card)
    tell(state, "slipped-back", card=state.pack.cards[card].id)
    state.agenda.append((END_TURN,))


def fleeing_effects(state: State) -> None:
    for h, hero in enumerate(state.heroes):
        store(state, h, "flee")  # OD-5.14
        if state.pack.skills[hero.side.skill].passive == "stealth":
            state.agenda.append((ASK_STEALTH, h))


def ask_stealth(state: State, frame: Frame) -> list[Decision]:
    """Ask about a new door if there is a card and room for it (R-84); a card about to be claimed takes no room."""
    occupied = door_count(state) - int((LOOT,) in state.agenda)
    if not state.deck or occupied >= door_limit(state):
        state.agenda.pop()
        return []
    return [Decision(frame[1], "stealth", [(do.YES,), (do.NO,)], frame)]


def answer_stealth(state: State, frame: Frame, seat: int, action: Action) -> None:
    """Place the door; this is no Explore, so nothing reacts to it (R-84)."""
    if action[0] == do.YES:
        if place_door(state):
            tell(state, "stealth-door", hero=state.heroes[frame[1]].name)
        if not state.deck:
            tell(state, "stairs-revealed")


def run_end_turn(state: State, frame: Frame) -> None:
    state.window = False
    state.agenda.append((TURN,))
    if not state.deck:
        state.agenda.append((ASK_DESCEND, 0))  # OD-3.13


def ask_descend(state: State, frame: Frame) -> list[Decision]:
    return all_seats(state, "descend", [(do.DESCEND,), (do.STAY,)], frame)


def answer_descend(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.DESCEND:
        state.window = False
        state.agenda.pop()  # the turn that would have gone on or begun
        state.agenda.append((DESCEND,))
