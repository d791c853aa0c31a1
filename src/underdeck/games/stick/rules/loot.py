"""Picking up, equipping, trading, stealing and losing Loot; traps (OS-16, OS-17)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import EVADE, FACES, Trap
from underdeck.games.stick.rules.plan import push, script_frame
from underdeck.games.stick.rules.shticks import gain_shtick
from underdeck.games.stick.rules.state import (
    NOT_A_TRAP,
    Player,
    State,
    clockwise,
    drool,
    has_trait,
    is_trap,
    name_of,
    others_here,
    promised,
    room_at,
    room_of,
    tell,
)
from underdeck.games.stick.rules.totals import stat_outside
from underdeck.kernel.decisions import Action, Decision, Frame

DROOL_PER_SHTICK: Final = 3


def draw_loot(state: State) -> int:
    """Draw a Loot card; shuffle the discards if the deck is empty (R-37). Return -1 if both are."""
    if not state.loot_deck:
        if not state.loot_discard or (state.collapse and state.filling):
            return -1
        state.loot_deck = state.loot_discard
        state.loot_discard = []
        state.rng.shuffle(state.loot_deck)
        for card in state.loot_deck:
            state.seen[card] = 0
        tell(state, "loot-reshuffled")
    return state.loot_deck.pop()


def receive(state: State, seat: int, card: int) -> None:
    """Put a card into the Stash (OS-16.11); the others saw that it is no trap, the owner knows it."""
    state.seen[card] |= 1 << seat
    state.players[seat].stash.append(card)


def run_draw_loot(state: State, frame: Frame) -> None:
    """Put cards of the Loot deck into the Stash, one by one; a trap detonates (R-67)."""
    _, seat, left = frame
    if left <= 0 or not may_take(state.players[seat]):
        return
    card = draw_loot(state)
    if card < 0:
        return
    state.reveals += 1
    push(state, (f.DRAW_LOOT, seat, left - 1))
    take_card(state, seat, card)


def take_card(state: State, seat: int, card: int) -> None:
    if is_trap(state, card):
        spring(state, seat, card)
        return
    receive(state, seat, card)
    tell(state, "got-loot", (seat,), seat=name_of(state, seat), loot=state.pack.loot[card].id)
    tell(state, "got-some-loot", tuple([other for other in range(len(state.players)) if other != seat]),
         seat=name_of(state, seat))  # fmt: skip


def pick_up(state: State, seat: int) -> None:
    """Pick up the top card of the room's pile (OS-16.2)."""
    room = room_of(state, state.players[seat])
    card = room.loot[-1]
    room.loot = room.loot[:-1]
    state.reveals += 1
    take_card(state, seat, card)


def pick_frame(state: State, seat: int, cards: int) -> Frame:
    player = state.players[seat]
    return (f.PICK, seat, cards, player.floor, player.column)


def run_pick(state: State, frame: Frame) -> None:
    """Pick up several cards, one by one (D-32), while no Monster is there and nothing led away (OS-16.3)."""
    _, seat, left, floor, column = frame
    player = state.players[seat]
    room = room_of(state, player)
    stayed = (player.floor, player.column) == (floor, column)
    if left > 0 and stayed and may_take(player) and room.loot and not room.stack:
        push(state, (f.ASK_PICK, *frame[1:]))


def may_take(player: Player) -> bool:
    """Return whether the player may take Loot: not while fleeing (OS-13.22) or missing a turn (OS-14.15)."""
    return not player.fleeing and not player.exited and not player.missing


def ask_pick(state: State, frame: Frame) -> list[Decision]:
    return [Decision(frame[1], "pick", [(do.PICK_UP,), (do.LEAVE,)], frame)]


def answer_pick(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.PICK_UP:
        push(state, (f.PICK, seat, frame[2] - 1, *frame[3:]))
        pick_up(state, seat)


def may_pick_up(state: State) -> bool:
    """Return whether the active player may pick up Loot (OS-16.6, OS-16.8, OS-3.9, OS-3.21)."""
    player = state.players[state.active]
    if player.fleeing or player.exited or state.bonus_room:
        return False
    room = room_of(state, player)
    if room.stack or not room.loot:
        return False
    if not state.picked:
        return True
    return state.picked == 1 and state.moved and has_trait(state, player, "quick-hands")


def spring(state: State, seat: int, card: int) -> None:
    """Spring a trap (OS-17.1-2)."""
    trap = state.pack.loot[card]
    tell(state, "trap", seat=name_of(state, seat), trap=trap.id)
    state.trap = (card, seat)
    state.evades = ()
    push(state, (f.ASK_WINDOW, EVADE), (f.TRAP,))


def concerned(state: State) -> list[int]:
    """Return the players whom the trap concerns, clockwise from the revealer (OS-17.4-8, R-67)."""
    card, revealer = state.trap[0], state.trap[1]
    trap = state.pack.loot[card]
    assert isinstance(trap, Trap)
    if not trap.multiple:
        return [revealer]
    center = state.players[revealer]
    found: list[int] = []
    for seat in clockwise(state, revealer):
        player = state.players[seat]
        near = player.floor == center.floor and abs(player.column - center.column) <= trap.range
        if seat == revealer or (near and not player.exited):
            found.append(seat)
    return found


def run_trap(state: State, frame: Frame) -> None:
    """Let everybody concerned roll after the window, unless the trap was disarmed."""
    if not state.trap:
        return
    push(state, *[(f.EVADE, seat) for seat in concerned(state)], (f.TRAP_END,))


def run_evade(state: State, frame: Frame) -> None:
    """Roll to evade the trap (OS-17.9-12)."""
    seat = frame[1]
    if not state.trap:
        return
    trap = state.pack.loot[state.trap[0]]
    assert isinstance(trap, Trap)
    if state.players[seat].fleeing:  # OS-13.23
        return
    state.reveals += 1
    die = state.rng.roll(FACES)
    bonus = stat_outside(state, seat, "evade") + sum(amount for who, amount in state.evades if who == seat)
    evaded = die + bonus >= trap.evade
    tell(state, "evades" if evaded else "hit-by-trap", seat=name_of(state, seat), die=die, bonus=bonus,
         evade=trap.evade)  # fmt: skip
    if not evaded:
        push(state, script_frame(state, seat, trap.script))


def run_trap_end(state: State, frame: Frame) -> None:
    if state.trap:
        put_trap_away(state)


def put_trap_away(state: State) -> None:
    """Remove the trap (OS-17.13), or discard it in Nerdcore (OS-24.17)."""
    if "nerdcore" in state.variants:
        state.loot_discard.append(state.trap[0])
    else:
        state.removed_loot += (state.trap[0],)
    state.trap = ()


def loose_loot(state: State, seat: int) -> list[int]:
    """Return the Loot that a random draw from the Stash may hit (R-41)."""
    held = promised(state)
    return [card for card in state.players[seat].stash if card not in held]


def random_loot(state: State, seat: int) -> int:
    """Return a random Loot of the Stash (R-34); -1 if it is empty."""
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
    room.loot += (card,)
    tell(state, "dropped-loot", seat=name_of(state, seat))


def lose_loot(state: State, seat: int, amount: int) -> None:
    """Discard random Loot (OS-21.26, OS-22.12)."""
    for _ in range(amount):
        card = random_loot(state, seat)
        if card < 0:
            return
        discard_loot(state, card)
        tell(state, "lost-loot", seat=name_of(state, seat), loot=state.pack.loot[card].id)


def discard_loot(state: State, card: int) -> None:
    state.seen[card] = 0
    state.loot_discard.append(card)


def own_loot(state: State, seat: int) -> list[int]:
    """Return the Loot that may be spent: Stash and equipped, nothing in escrow."""
    player = state.players[seat]
    held = promised(state)
    return [card for card in [*player.stash, *player.equipped] if card not in held]


def remove_loot(state: State, seat: int, card: int) -> None:
    player = state.players[seat]
    if card in player.stash:
        player.stash.remove(card)
    else:
        player.equipped.remove(card)


def hand_over(state: State, giver: int, taker: int, card: int) -> None:
    """Give a card to another player; only the two see what comes out of a Stash (R-50)."""
    if card in state.players[giver].stash:
        state.seen[card] &= 1 << giver | NOT_A_TRAP
    remove_loot(state, giver, card)
    receive(state, taker, card)


def distinct_loot(state: State, cards: list[int]) -> list[int]:
    """Return one card of each kind, because copies are interchangeable."""
    found: list[int] = []
    for card in cards:
        if not any(state.pack.loot[card] is state.pack.loot[other] for other in found):
            found.append(card)
    return found


def may_trade_loot(state: State, seat: int) -> bool:
    player = state.players[seat]
    worth = [drool(state, card, player.character) for card in own_loot(state, seat)]
    return sum(worth) >= DROOL_PER_SHTICK and bool(player.deck)


def loot_actions(state: State, seat: int) -> list[Action]:
    """Equip, unequip and begin to trade (OS-16.16, OS-15.11); gifts where the house rule allows them."""
    player = state.players[seat]
    options: list[Action] = []
    if not player.fleeing:
        for card in distinct_loot(state, player.stash):
            if drool(state, card, player.character):  # OS-16.17
                options.append((do.EQUIP, card))
        for card in distinct_loot(state, player.equipped):
            options.append((do.UNEQUIP, card))
    if may_trade_loot(state, seat):
        options.append((do.TRADE_LOOT,))
    if state.rules.free_gifts == "yes" and not player.fleeing:
        for other in others_here(state, seat):
            for card in distinct_loot(state, player.stash):
                options.append((do.GIVE, other, card))
    return options


def equip(state: State, seat: int, card: int) -> None:
    player = state.players[seat]
    player.stash.remove(card)
    player.equipped.append(card)
    state.seen[card] = (1 << len(state.players)) - 1 | state.seen[card]
    tell(state, "equipped", seat=name_of(state, seat), loot=state.pack.loot[card].id)


def unequip(state: State, seat: int, card: int) -> None:
    player = state.players[seat]
    player.equipped.remove(card)
    player.stash.append(card)
    tell(state, "unequipped", seat=name_of(state, seat), loot=state.pack.loot[card].id)


def give(state: State, seat: int, other: int, card: int) -> None:
    """Give a card to another player (R-22, the house rule)."""
    hand_over(state, seat, other, card)
    tell(state, "gave", seat=name_of(state, seat), other=name_of(state, other))


def ask_equip(state: State, frame: Frame) -> list[Decision]:
    """Ask what to equip at home (OS-13.17, D-38)."""
    player = state.players[frame[1]]
    options: list[Action] = [
        (do.EQUIP, card) for card in distinct_loot(state, player.stash) if drool(state, card, player.character)
    ]
    return [Decision(frame[1], "equip", [*options, (do.DONE,)], frame)]


def answer_equip(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.EQUIP:
        equip(state, seat, action[1])
        if state.players[seat].stash:
            push(state, frame)


def ask_trade_loot(state: State, frame: Frame) -> list[Decision]:
    """Ask for the Loot to trade, card by card until there are 3 (D-9, R-20)."""
    seat = frame[1]
    player = state.players[seat]
    chosen = frame[2:]
    rest = [card for card in own_loot(state, seat) if card not in chosen and drool(state, card, player.character)]
    options: list[Action] = [(do.ADD_LOOT, card) for card in distinct_loot(state, rest)]
    return [Decision(seat, "trade-loot", [*options, (do.LEAVE,)], frame)]


def answer_trade_loot(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.LEAVE:
        return
    player = state.players[seat]
    chosen = [*frame[2:], action[1]]
    if sum(drool(state, card, player.character) for card in chosen) < DROOL_PER_SHTICK:
        push(state, (f.ASK_TRADE_LOOT, seat, *chosen))
        return
    for card in chosen:
        remove_loot(state, seat, card)
        discard_loot(state, card)
    tell(state, "traded-loot", seat=name_of(state, seat), n=len(chosen))
    gain_shtick(state, seat)


def steal_random(state: State, seat: int, victim: int) -> bool:
    """Steal a random card of the victim's Stash. Return whether it worked."""
    if not loose_loot(state, victim) or has_trait(state, state.players[victim], "hidden-stash"):
        return False
    card = random_loot(state, victim)
    state.seen[card] &= 1 << victim | NOT_A_TRAP
    receive(state, seat, card)
    both = (seat, victim)
    names = {"seat": name_of(state, seat), "other": name_of(state, victim)}
    tell(state, "stole", both, loot=state.pack.loot[card].id, **names)
    tell(state, "stole-something", tuple([s for s in range(len(state.players)) if s not in both]), **names)
    return True


def steal_equipped(state: State, seat: int, victim: int, card: int) -> None:
    """Steal an equipped card (OS-10.16, OS-10.18)."""
    state.players[victim].equipped.remove(card)
    receive(state, seat, card)
    tell(state, "stole", None, loot=state.pack.loot[card].id, seat=name_of(state, seat), other=name_of(state, victim))


def free_equipped(state: State, seat: int) -> list[int]:
    held = promised(state)
    return [card for card in state.players[seat].equipped if card not in held]


def ask_steal(state: State, frame: Frame) -> list[Decision]:
    """Ask for an equipped Loot to steal; a random one of the Stash if nothing is equipped (D-33)."""
    _, winner, loser = frame
    equipped = free_equipped(state, loser)
    options: list[Action] = [(do.TAKE, card) for card in distinct_loot(state, equipped)]
    victim = state.players[loser]
    if not victim.equipped and loose_loot(state, loser) and not has_trait(state, victim, "hidden-stash"):
        options = [(do.RANDOM,)]
    if not options:
        state.agenda.pop()
        return []
    return [Decision(winner, "steal", [*options, (do.LEAVE,)], frame)]


def answer_steal(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.TAKE:
        steal_equipped(state, frame[1], frame[2], action[1])
    elif action[0] == do.RANDOM:
        steal_random(state, frame[1], frame[2])
