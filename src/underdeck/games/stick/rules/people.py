"""Wounds and healing, fleeing, resting, flipping and gaining shticks (OS-13 to OS-15)."""

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import ALL, WOUND
from underdeck.games.stick.rules.state import (
    LAIR_ROOM,
    NO_STAIRS,
    NOT_A_TRAP,
    SHTICKS_OF,
    Player,
    State,
    is_monster,
    lair,
    monster,
    name_of,
    promised,
    room_at,
    room_card,
    room_of,
    shtick_card,
    shtick_code,
    tell,
)
from underdeck.kernel.decisions import Action, Decision, Frame

FLEE_STEPS = 3
HAND = 7
SPLIT_MONSTERS = 4
SPLIT_SCREWS = 3


def push(state: State, *frames: Frame) -> None:
    """The first frame runs first."""
    state.agenda.extend(reversed(frames))


def script_frame(state: State, user: int, script: int, extra: int = 0, chosen: int = -1) -> Frame:
    """All of a script happens where its user stands as it begins, wherever it moves them."""
    player = state.players[user]
    return (f.DO, user, script, 0, extra, chosen, player.floor, player.column)


def most_wounds(state: State, player: Player) -> int:
    return state.pack.characters[player.character].wounds


def heal(state: State, seat: int, amount: int) -> None:
    """OS-13.4; nothing heals a fleeing player on the way (OS-13.24)."""
    player = state.players[seat]
    healed = min(amount, player.lost)
    if player.fleeing or not healed:
        return
    player.lost -= healed
    tell(state, "healed", seat=name_of(state, seat), n=healed)


def unflip_all(state: State, seat: int) -> None:
    player = state.players[seat]
    if player.flipped:
        player.flipped = 0
        tell(state, "unflipped-all", seat=name_of(state, seat))


def flip(state: State, seat: int, card: int) -> None:
    player = state.players[seat]
    player.flipped |= 1 << card
    tell(state, "flipped", seat=name_of(state, seat), shtick=shtick_card(state, player, card).id)


def unflip(state: State, seat: int, card: int) -> None:
    player = state.players[seat]
    player.flipped &= ~(1 << card)
    tell(state, "unflipped", seat=name_of(state, seat), shtick=shtick_card(state, player, card).id)


def run_lose(state: State, frame: Frame) -> None:
    """Wounds from anything but a battle: what prevents them may be used first."""
    _, seat, amount, *outer = frame
    player = state.players[seat]
    if not outer:
        if player.fleeing or player.exited:  # OS-13.24
            return
        push(state, (f.ASK_WINDOW, WOUND), (f.LOSE, seat, amount, state.wound_seat, state.wound_amount))
        state.wound_seat, state.wound_amount = seat, amount
        return
    lose_wounds(state, seat, state.wound_amount)
    state.wound_seat, state.wound_amount = outer
    push(state, (f.FLEE_CHECK,))


def lose_wounds(state: State, seat: int, amount: int) -> None:
    """OS-13.1, R-86; who reaches the bottom flees at the next FLEE_CHECK."""
    player = state.players[seat]
    if player.fleeing or player.exited or amount <= 0:
        return
    lost = min(amount, most_wounds(state, player) - player.lost)
    player.lost += lost
    tell(state, "wounded", seat=name_of(state, seat), n=lost, left=most_wounds(state, player) - player.lost)


def run_flee_check(state: State, frame: Frame) -> None:
    """OS-13.7-10, R-16, R-42."""
    for seat, player in enumerate(state.players):
        if player.lost < most_wounds(state, player) or player.fleeing or player.exited:
            continue
        player.fleeing = True
        player.stash += player.equipped
        player.equipped = []
        tell(state, "flees", seat=name_of(state, seat))
        if seat == state.active:
            state.fled = True
        if player.floor == 0:
            arrive_home(state, seat)
        elif not player.resting and not player.missing:
            push(state, (f.DROP, seat), (f.FLEE, seat, FLEE_STEPS))


def run_drop(state: State, frame: Frame) -> None:
    """OS-13.9: one random Loot of the Stash stays behind, unseen."""
    player = state.players[frame[1]]
    drop_loot(state, frame[1], player.floor, player.column)


def loose_loot(state: State, seat: int) -> list[int]:
    """What a random draw from the Stash may hit (R-41)."""
    held = promised(state)
    return [card for card in state.players[seat].stash if card not in held]


def random_loot(state: State, seat: int) -> int:
    """R-34: the generator draws; -1 for an empty Stash."""
    cards = loose_loot(state, seat)
    if not cards:
        return -1
    state.reveals += 1
    card = sorted(cards)[state.rng.below(len(cards))]
    state.players[seat].stash.remove(card)
    return card


def drop_loot(state: State, seat: int, floor: int, column: int) -> None:
    card = random_loot(state, seat)
    room = room_at(state, floor, column)
    if card < 0 or room is None:
        return
    state.seen[card] = 1 << seat | NOT_A_TRAP
    room.loot.append(card)
    tell(state, "dropped-loot", seat=name_of(state, seat))


def stairs_up(state: State, floor: int, column: int) -> int:
    """Column of the room above whose Stairs lead here; NO_STAIRS without."""
    if floor == 0:
        return NO_STAIRS
    above = state.floors[floor - 1]
    for index, room in enumerate(above.rooms):
        if room.down == column:
            return above.left + index
    return NO_STAIRS


def ways_home(state: State, floor: int, column: int) -> list[int]:
    """OS-13.11: the first steps of the shortest paths to the Entrance: -1 left, 1 right, 0 up."""
    if stairs_up(state, floor, column) != NO_STAIRS:
        return [0]
    level = state.floors[floor]
    best: dict[int, int] = {}
    for direction in (-1, 1):
        at = column + direction
        cost = 1
        while room_at(state, floor, at) is not None:
            if stairs_up(state, floor, at) != NO_STAIRS:
                best[direction] = cost
                break
            at += direction
            cost += 1
    assert best, (floor, column, level.left)
    shortest = min(best.values())
    return [direction for direction, cost in best.items() if cost == shortest]


def run_flee(state: State, frame: Frame) -> None:
    """Step by step toward the Entrance (OS-13.10-13)."""
    _, seat, left = frame
    player = state.players[seat]
    if left <= 0 or not player.fleeing or player.floor == 0:
        return
    ways = ways_home(state, player.floor, player.column)
    if len(ways) > 1:
        push(state, (f.ASK_FLEE, seat, left))
        return
    flee_step(state, seat, left, ways[0])


def ask_flee(state: State, frame: Frame) -> list[Decision]:
    return [Decision(frame[1], "flee", [(do.LEFT,), (do.RIGHT,)], frame)]


def answer_flee(state: State, frame: Frame, seat: int, action: Action) -> None:
    flee_step(state, frame[1], frame[2], -1 if action[0] == do.LEFT else 1)


def entry_cost(state: State, floor: int, column: int) -> int:
    """How many rooms of movement it takes to enter there (OS-4.9); unexplored, one (OS-4.12)."""
    room = room_at(state, floor, column)
    return 2 if room is not None and "slow" in room_card(state, room).flags else 1


def flee_step(state: State, seat: int, left: int, direction: int) -> None:
    player = state.players[seat]
    floor, column = player.floor, player.column + direction
    if direction == 0:
        floor, column = floor - 1, stairs_up(state, floor, column)
    cost = entry_cost(state, floor, column)
    if cost > left:  # OS-13.13
        here = room_card(state, room_of(state, player))
        tell(state, "fled-to", seat=name_of(state, seat), floor=player.floor, room=here.id)
        return
    player.floor, player.column = floor, column
    card = room_card(state, room_of(state, player))
    left -= cost
    if card.through >= 0:
        left += sum([op.amount for op in state.pack.scripts[card.through] if op.verb == "steps"])
    if player.floor == 0:
        arrive_home(state, seat)
        return
    if left <= 0 or "stop" in card.flags:
        tell(state, "fled-to", seat=name_of(state, seat), floor=player.floor, room=card.id)
        return
    push(state, (f.FLEE, seat, left))


def arrive_home(state: State, seat: int) -> None:
    """OS-13.16-17, OS-1.57, R-3."""
    player = state.players[seat]
    was_fleeing = player.fleeing
    player.fleeing = False
    heal(state, seat, ALL)
    unflip_all(state, seat)
    tell(state, "home", seat=name_of(state, seat))
    if state.collapse:
        exit_dungeon(state, seat, [])
    elif was_fleeing and player.stash:
        push(state, (f.ASK_EQUIP, seat))


def exit_dungeon(state: State, seat: int, outside: list[int]) -> None:
    """OS-19.21-23, OS-20.4; those outside with this player count no more than those who have left (R-43)."""
    player = state.players[seat]
    if player.exited:
        return
    state.exits += 1
    player.exited = state.exits
    player.floor, player.column = 0, 0
    inside = sum([not other.exited and number not in outside for number, other in enumerate(state.players)])
    player.exit_points = inside
    tell(state, "exits", seat=name_of(state, seat), n=inside)


def gain_shtick(state: State, seat: int) -> None:
    """OS-15.16: the top one, straight into play."""
    player = state.players[seat]
    if not player.deck:
        tell(state, "no-shticks-left", seat=name_of(state, seat))
        return
    state.reveals += 1
    card = player.deck.pop()
    player.known_bottom = min(player.known_bottom, len(player.deck))
    player.shticks.append(card)
    tell(state, "gained-shtick", seat=name_of(state, seat), shtick=shtick_card(state, player, card).id)


def x_per_shtick(state: State) -> int:
    return int(state.rules.x_per_shtick)


def saved_x(state: State, player: Player) -> int:
    return sum([monster(state, code).x for code in player.saved])


def pays_for_all(state: State, player: Player, xs: int) -> bool:
    """R-99: no further symbol buys anything, since so many pay for every shtick left in the deck."""
    return xs >= x_per_shtick(state) * len(player.deck)


def save(state: State, seat: int, code: int) -> None:
    """OS-8.35, R-99: by itself while it may buy a shtick, else as the victor likes; without symbols it is discarded."""
    player = state.players[seat]
    if not monster(state, code).x:
        state.battle_discard.append(code)
        return
    if pays_for_all(state, player, saved_x(state, player)):
        push(state, (f.ASK_SAVE, seat, code))
    player.saved.append(code)


def ask_save(state: State, frame: Frame) -> list[Decision]:
    return [Decision(frame[1], "save", [(do.YES,), (do.NO,)], frame)]


def answer_save(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.NO:
        discard_saved(state, seat, frame[2])
        tell(state, "unsaved", seat=name_of(state, seat), monster=monster(state, frame[2]).id)


def release(state: State, seat: int, code: int) -> None:
    discard_saved(state, seat, code)
    tell(state, "released", seat=name_of(state, seat), monster=monster(state, code).id)


def discard_saved(state: State, seat: int, code: int) -> None:
    """From where it comes back into the Battle Deck."""
    state.players[seat].saved.remove(code)
    state.battle_discard.append(code)


def run_choose_shtick(state: State, seat: int) -> None:
    """OS-15.8: look at three, R-70: or at what is there. Nerdcore takes the top one (OS-24.18)."""
    player = state.players[seat]
    if "nerdcore" in state.variants or not player.deck:
        gain_shtick(state, seat)
        return
    state.reveals += 1
    looked = tuple([player.deck[-1 - i] for i in range(min(3, len(player.deck)))])
    push(state, (f.ASK_CHOOSE_SHTICK, seat, *looked))


def ask_choose_shtick(state: State, frame: Frame) -> list[Decision]:
    player = state.players[frame[1]]
    deck = state.pack.decks[player.character]
    options: list[Action] = []
    for card in frame[2:]:
        if not any(deck[card] is deck[option[1] % SHTICKS_OF] for option in options):
            options.append((do.CHOOSE, shtick_code(player, card)))
    return [Decision(frame[1], "choose-shtick", options, frame)]


def answer_choose_shtick(state: State, frame: Frame, seat: int, action: Action) -> None:
    """The others go to the bottom (R-71: in random order, unseen by the others)."""
    player = state.players[seat]
    looked = list(frame[2:])
    del player.deck[len(player.deck) - len(looked) :]
    chosen = action[1] % SHTICKS_OF
    looked.remove(chosen)
    state.rng.shuffle(looked)
    player.known_bottom = min(player.known_bottom, len(player.deck)) + len(looked)
    player.deck[:0] = looked
    player.shticks.append(chosen)
    tell(state, "gained-shtick", seat=name_of(state, seat), shtick=shtick_card(state, player, chosen).id)


def miss_turns(state: State, seat: int, amount: int) -> None:
    """OS-14.14, R-55, R-56; also while fleeing (OS-13.15)."""
    player = state.players[seat]
    if player.exited:
        return
    player.resting = False
    player.missing += amount
    if seat == state.active:
        state.turn_over = True
    tell(state, "misses", seat=name_of(state, seat), n=amount)


def draw_cards(state: State, seat: int, amount: int) -> int:
    """R-8: nothing more once the Battle Deck is empty this turn."""
    player = state.players[seat]
    drawn = 0
    while drawn < amount and state.battle_deck:
        state.reveals += 1
        player.hand.append(state.battle_deck.pop())
        drawn += 1
    if drawn:
        tell(state, "drew-cards", seat=name_of(state, seat), n=drawn)
    return drawn


def new_hand(state: State, seat: int) -> None:
    """OS-5.18; with split hands 4 Monsters, and Screw This! cards up to 3."""
    if state.rules.hands == "mixed":
        draw_cards(state, seat, HAND)
        return
    draw_kind(state, seat, True, SPLIT_MONSTERS)
    hand = state.players[seat].hand
    draw_kind(state, seat, False, SPLIT_SCREWS - sum([not is_monster(state, card) for card in hand]))


def draw_kind(state: State, seat: int, monsters: bool, amount: int) -> None:
    drawn = 0
    deck = state.battle_deck
    place = len(deck) - 1
    while drawn < amount and place >= 0:
        if is_monster(state, deck[place]) == monsters:
            state.players[seat].hand.append(deck.pop(place))
            drawn += 1
        place -= 1
    if drawn:
        state.reveals += 1
        tell(state, "drew-cards", seat=name_of(state, seat), n=drawn)


def discard_hand_card(state: State, seat: int, card: int) -> None:
    state.players[seat].hand.remove(card)
    state.seen_hand[card] = 0
    state.battle_discard.append(card)


def lose_cards(state: State, seat: int, amount: int) -> None:
    """OS-21.25: random cards of the hand."""
    player = state.players[seat]
    for _ in range(min(amount, len(player.hand))):
        state.reveals += 1
        card = sorted(player.hand)[state.rng.below(len(player.hand))]
        discard_hand_card(state, seat, card)
        tell(state, "lost-card", seat=name_of(state, seat), card=state.pack.battle[card].id)


def lose_loot(state: State, seat: int, amount: int) -> None:
    """OS-21.26, OS-22.12."""
    for _ in range(amount):
        card = random_loot(state, seat)
        if card < 0:
            return
        discard_loot(state, card)
        tell(state, "lost-loot", seat=name_of(state, seat), loot=state.pack.loot[card].id)


def discard_loot(state: State, card: int) -> None:
    state.seen[card] = 0
    state.loot_discard.append(card)


def in_haven(state: State, player: Player) -> bool:
    """OS-18.10: no battles with Monsters in Safe Haven."""
    room = room_of(state, player)
    return room.card >= LAIR_ROOM and room_card(state, room).id == "safe-haven" and player.floor == lair(state)
