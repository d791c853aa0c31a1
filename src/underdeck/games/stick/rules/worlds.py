"""Everything that a seat cannot know, and other worlds that look the same to it (R-49, R-50)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.agenda import MACHINE
from underdeck.games.stick.rules.cards import Trap
from underdeck.games.stick.rules.loot import may_trade_loot
from underdeck.games.stick.rules.state import LAIR_ROOM, NOT_A_TRAP, Player, State, is_monster, lair
from underdeck.kernel.game import Hidden
from underdeck.kernel.rng import Rng

MOST_DEALS: Final = 100
"""The most attempts to deal a trader enough Loot for a shtick; a written position may have a trader without it."""


class Likely:
    """Weights above zero that make cards likely in a hand or a Stash rather than elsewhere."""

    __slots__ = ("held", "stashed")

    def __init__(self, held: list[int], stashed: list[int]) -> None:
        self.held = held
        """By battle card."""
        self.stashed = stashed
        """By Loot card."""


def hidden(state: State, seat: int) -> set[Hidden]:
    """Return the hidden things: cards in decks, in others' hands and Stashes and on the floor, without those seen or
    shown in part, as by an NPC's help; answers in an open window."""
    found: set[Hidden] = {("chance", state.rng.state, len(state.rng.script))}
    found |= {("answer", who) for who, _ in state.intents if who != seat}
    proven = {
        seat,
        *monster_holders(state),
        *traders(state),
    }  # by being asked what only she is asked who has the cards for it
    found |= {("holds", each) for each in range(len(state.players)) if each not in proven}
    named = named_loot(state)
    loot = state.loot_deck + [card for floor in state.floors for room in floor.rooms for card in room.loot]
    battle = [*state.battle_deck]
    for each, player in enumerate(state.players):
        if each == seat:
            found |= {("shtick", each, card) for card in player.deck[slice(*unseen_shticks(state, player, True))]}
        else:
            found |= {("shtick", each, card) for card in player.deck}
            loot += player.stash
            battle += [card for card in player.hand if not state.seen_hand[card] >> seat & 1]
    found |= {("loot", card) for card in loot if not state.seen[card] >> seat & 1 and card not in named}
    found |= {("battle", card) for card in battle}
    found |= {("room", card) for card in state.room_deck}
    found |= {("lair", card) for card in state.lair_deck}
    return found | {("xykon", card) for card in state.xykon_deck}


def traders(state: State) -> list[int]:
    """Return the seats that trade Loot, and so have shown that they can."""
    return [frame[1] for frame in state.agenda if frame[0] == f.ASK_TRADE_LOOT]


def unseen_shticks(state: State, player: Player, own: bool) -> tuple[int, int]:
    """Return the range of the deck that may be different: the owner knows its bottom, and cards looked at just now."""
    if not own:
        return 0, len(player.deck)
    frame = state.agenda[-1] if state.agenda else (0,)
    looked = frame[2:] if frame[0] == f.ASK_CHOOSE_SHTICK and state.players[frame[1]] is player else ()
    top = len(player.deck) - len(looked)
    return min(player.known_bottom, top), top


def resample(state: State, seat: int, seed: int, likely: Likely | None = None) -> State:
    """Return a world in which everything that this seat cannot know is dealt again, within what it has seen; chance
    starts from the seed. All deals are equally likely without weights."""
    world = state.clone()
    rng = Rng(seed)
    resample_battle_cards(world, seat, rng, likely.held if likely is not None else [])
    for _ in range(MOST_DEALS):
        resample_loot(world, seat, rng, likely.stashed if likely is not None else [])
        if not [each for each in traders(world) if not may_trade_loot(world, each)]:
            break
    for each, player in enumerate(world.players):
        resample_shticks(world, player, each == seat, rng)
    look_again(world)
    world.room_deck.sort()
    rng.shuffle(world.room_deck)
    resample_lair(world, rng)
    world.intents = [(who, action if who == seat else (do.PASS,)) for who, action in world.intents]
    world.rng = Rng(rng.bits())
    if world.agenda:
        frame = world.agenda[-1]
        again = MACHINE.ask(world, frame)
        assert world.agenda[-1:] == [frame]
        world.asked = again
    return world


def deal(cards: list[int], first: int, weights: list[int], rng: Rng) -> list[int]:
    """Return the cards shuffled; weights, if given, decide which are among the first."""
    rest = cards[:]
    found: list[int] = []
    total = sum([weights[card] for card in rest]) if weights else 0
    for _ in range(first if weights else 0):
        mark = rng.below(total)
        place = 0
        while mark >= weights[rest[place]]:
            mark -= weights[rest[place]]
            place += 1
        total -= weights[rest[place]]
        found.append(rest.pop(place))
    rng.shuffle(rest)
    return found + rest


def named_loot(state: State) -> set[int]:
    """Return the Loot named in a question that is still open."""
    battle = state.battle
    named: set[int] = set()
    if battle is not None:
        named |= {helper.loot for helper in battle.helpers} | {offer[2] for offer in battle.offers}
        named |= {offer[2] for offer in battle.refused}
    for frame in state.agenda:
        if frame[0] == f.ASK_TRADE_LOOT:
            named |= set(frame[2:])
        elif frame[0] == f.ASK_BEG:
            named.add(frame[3])
    return named


def resample_loot(state: State, seat: int, rng: Rng, weights: list[int]) -> None:
    """Deal Loot again: Stashes hold no traps, nor did what came out of one."""
    named, seen, loot = named_loot(state), state.seen, state.pack.loot
    safe: list[tuple[list[int], int]] = []
    other: list[tuple[list[int], int]] = []
    for each, player in enumerate(state.players):
        if each != seat:
            for i, card in enumerate(player.stash):
                if not seen[card] >> seat & 1 and card not in named:
                    safe.append((player.stash, i))
    stashed = len(safe)
    rooms = [room for floor in state.floors for room in floor.rooms if room.loot]
    lying = [list(room.loot) for room in rooms]
    for pile in lying:
        for i, card in enumerate(pile):
            if not seen[card] >> seat & 1 and card not in named:
                (safe if seen[card] & NOT_A_TRAP else other).append((pile, i))
    places = [*safe, *other]
    cards = [pile[i] for pile, i in places] + state.loot_deck
    marks = [seen[card] for card in cards]
    cards.sort()
    plain = [card for card in cards if not isinstance(loot[card], Trap)]
    dealt = deal(plain, stashed, weights, rng)[: len(safe)]
    taken = set(dealt)
    rest = [card for card in cards if card not in taken]
    rng.shuffle(rest)
    dealt += rest
    for card, mark in zip(dealt, marks, strict=True):
        seen[card] = mark
    for n, (pile, i) in enumerate(places):
        pile[i] = dealt[n]
    for room, pile in zip(rooms, lying, strict=True):
        room.loot = tuple(pile)
    state.loot_deck = dealt[len(places) :]


def resample_battle_cards(state: State, seat: int, rng: Rng, weights: list[int]) -> None:
    """Deal hands and deck again; a player who was called, or adds a Monster to a battle, holds one."""
    held: list[tuple[list[int], int]] = []
    for each, player in enumerate(state.players):
        if each != seat:
            held += [(player.hand, i) for i, card in enumerate(player.hand) if not state.seen_hand[card] >> seat & 1]
    unknown = [hand[i] for hand, i in held] + state.battle_deck
    if state.rules.hands == "split":  # everybody can tell the two kinds apart
        for kind in (True, False):
            places = [n for n, card in enumerate(unknown) if is_monster(state, card) == kind]
            cards = deal(sorted([unknown[n] for n in places]), len([n for n in places if n < len(held)]), weights, rng)
            for n, card in zip(places, cards, strict=True):
                unknown[n] = card
    else:
        unknown = deal(sorted(unknown), len(held), weights, rng)
    for holder in monster_holders(state):
        hand = state.players[holder].hand
        mine = [n for n, (pile, _) in enumerate(held) if pile is hand]
        known = [card for card in hand if state.seen_hand[card] >> seat & 1]
        if holder == seat or any(is_monster(state, card) for card in known + [unknown[n] for n in mine]):
            continue
        givers = [n for n, card in enumerate(unknown) if n not in mine and is_monster(state, card)]
        if mine and givers:
            i, j = mine[rng.below(len(mine))], givers[rng.below(len(givers))]
            unknown[i], unknown[j] = unknown[j], unknown[i]
    for n, (hand, i) in enumerate(held):
        hand[i] = unknown[n]
    state.battle_deck = unknown[len(held) :]


def monster_holders(state: State) -> list[int]:
    """Return the seats whose open question proves that they hold a Monster."""
    if not state.agenda:
        return []
    frame = state.agenda[-1]
    if frame[0] == f.ASK_CALL:
        return [frame[1]]
    if frame[0] == f.ASK_CARD and state.pack.scripts[frame[2]][frame[3]].verb == "reinforce":
        return [frame[1]]
    return []


def resample_shticks(state: State, player: Player, own: bool, rng: Rng) -> None:
    low, top = unseen_shticks(state, player, own)
    middle = sorted(player.deck[low:top])
    rng.shuffle(middle)
    player.deck[low:top] = middle


def look_again(state: State) -> None:
    """Let a player who chooses a shtick look at the top of the deck in this world (R-49)."""
    frame = state.agenda[-1] if state.agenda else (0,)
    if frame[0] == f.ASK_CHOOSE_SHTICK:
        deck = state.players[frame[1]].deck
        state.agenda[-1] = (*frame[:2], *[deck[-1 - place] for place in range(len(frame) - 2)])


def resample_lair(state: State, rng: Rng) -> None:
    """Deal unknown rooms and Xykon cards again; Safe Haven comes first, Xykon is among the rest."""
    pack = state.pack
    haven = [card for card in state.lair_deck if pack.lair[card].haven]
    used = {room.card - LAIR_ROOM for room in state.floors[lair(state)].rooms}
    used |= {card - LAIR_ROOM for card in state.room_discard if card >= LAIR_ROOM}
    rest = [card for card in range(len(pack.lair)) if card not in used and not pack.lair[card].haven]
    rng.shuffle(rest)
    state.lair_deck = [*rest[: len(state.lair_deck) - len(haven)], *haven]
    shown = {room.xykon_card for room in state.floors[lair(state)].rooms} | set(state.xykon_out)
    unseen = [card for card in range(len(pack.xykon)) if card not in shown]
    lich = [card for card in unseen if "xykon-special" in pack.xykon[card].abilities]
    others = [card for card in unseen if card not in lich]
    rng.shuffle(others)
    if "not-home" in state.variants:
        pool = [*others, *lich]
        rng.shuffle(pool)
        state.xykon_deck = pool[: len(state.xykon_deck)]
        return
    pool = [*lich, *others][: len(state.xykon_deck)]
    if state.rules.xykon_place == "last":
        state.xykon_deck = pool
        return
    rng.shuffle(pool)
    state.xykon_deck = pool
