"""What a seat cannot know, and other worlds that look the same to it (R-49, R-50)."""

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.agenda import MACHINE
from underdeck.games.stick.rules.state import LAIR_ROOM, NOT_A_TRAP, Player, State, is_monster, is_trap, lair
from underdeck.kernel.game import Hidden
from underdeck.kernel.rng import Rng


def hidden(state: State, seat: int) -> set[Hidden]:
    """Cards in decks, in others' hands and Stashes and on the floor, but for those seen or shown in part, as by what an
    NPC does for them; answers in an open window."""
    found: set[Hidden] = {("chance", state.rng.state, len(state.rng.script))}
    found |= {("answer", who) for who, _ in state.intents if who != seat}
    trading = [frame[1] for frame in state.agenda if frame[0] == f.ASK_TRADE_LOOT]
    proven = {seat, *monster_holders(state), *trading}  # by being asked what only she is asked who has the cards for it
    found |= {("holds", each) for each in range(len(state.players)) if each not in proven}
    known = fixed_loot(state, seat)
    loot = state.loot_deck + [card for floor in state.floors for room in floor.rooms for card in room.loot]
    battle = [*state.battle_deck]
    for each, player in enumerate(state.players):
        if each == seat:
            found |= {("shtick", each, card) for card in player.deck[slice(*unseen_shticks(state, player, True))]}
        else:
            found |= {("shtick", each, card) for card in player.deck}
            loot += player.stash
            battle += [card for card in player.hand if not state.seen_hand[card] >> seat & 1]
    found |= {("loot", card) for card in loot if card not in known}
    found |= {("battle", card) for card in battle}
    found |= {("room", card) for card in state.room_deck}
    found |= {("lair", card) for card in state.lair_deck}
    return found | {("xykon", card) for card in state.xykon_deck}


def unseen_shticks(state: State, player: Player, own: bool) -> tuple[int, int]:
    """From where to where the deck may lie otherwise: the owner knows its bottom, and the cards looked at just now."""
    frame = state.agenda[-1] if state.agenda else (0,)
    looked = frame[2:] if frame[0] == f.ASK_CHOOSE_SHTICK and state.players[frame[1]] is player else ()
    top = len(player.deck) - len(looked)
    return min(player.known_bottom if own else 0, top), top


def resample(state: State, seat: int, seed: int) -> State:
    """Everything that this seat cannot know is dealt anew, within what it has seen; chance starts from the seed."""
    world = state.clone()
    rng = Rng(seed)
    resample_battle_cards(world, seat, rng)
    resample_loot(world, seat, rng)
    for each, player in enumerate(world.players):
        resample_shticks(world, player, each == seat, rng)
    world.room_deck.sort()
    rng.shuffle(world.room_deck)
    resample_lair(world, rng)
    world.intents = [(who, action if who == seat else (do.PASS,)) for who, action in world.intents]
    world.rng = Rng(rng.bits())
    if world.agenda:
        frame = world.agenda[-1]
        again = MACHINE.ask[frame[0]](world, frame)
        assert world.agenda[-1:] == [frame]
        world.asked = again
    return world


def fixed_loot(state: State, seat: int) -> set[int]:
    """Loot whose place this seat knows, or that somebody has just named in a question still open."""
    known = {card for card, bits in enumerate(state.seen) if bits >> seat & 1}
    battle = state.battle
    if battle is not None:
        known |= {helper.loot for helper in battle.helpers} | {offer[2] for offer in battle.offers}
        known |= {offer[2] for offer in battle.refused}
    for frame in state.agenda:
        if frame[0] == f.ASK_TRADE_LOOT:
            known |= set(frame[2:])
        elif frame[0] == f.ASK_BEG:
            known.add(frame[3])
    return known


def resample_loot(state: State, seat: int, rng: Rng) -> None:
    """Stashes hold no traps; what came out of a Stash is none either."""
    fixed = fixed_loot(state, seat)
    safe: list[tuple[list[int], int]] = []
    other: list[tuple[list[int], int]] = []
    for each, player in enumerate(state.players):
        if each != seat:
            safe += [(player.stash, i) for i, card in enumerate(player.stash) if card not in fixed]
    for floor in state.floors:
        for room in floor.rooms:
            for i, card in enumerate(room.loot):
                if card not in fixed:
                    (safe if state.seen[card] & NOT_A_TRAP else other).append((room.loot, i))
    other += [(state.loot_deck, i) for i in range(len(state.loot_deck))]
    places = [*safe, *other]
    marks = [state.seen[pile[i]] for pile, i in places]
    pool = sorted([pile[i] for pile, i in places])
    traps = [is_trap(state, card) for card in pool]
    plain = [card for card, trap in zip(pool, traps, strict=True) if not trap]
    rng.shuffle(plain)
    dealt = plain[: len(safe)]
    rest = sorted(plain[len(safe) :] + [card for card, trap in zip(pool, traps, strict=True) if trap])
    rng.shuffle(rest)
    for (pile, i), card, mark in zip(places, [*dealt, *rest], marks, strict=True):
        pile[i] = card
        state.seen[card] = mark


def resample_battle_cards(state: State, seat: int, rng: Rng) -> None:
    """Hands and deck; whoever has been called, or adds a Monster to a battle, holds one."""
    places: list[tuple[list[int], int]] = []
    for each, player in enumerate(state.players):
        if each != seat:
            places += [(player.hand, i) for i, card in enumerate(player.hand) if not state.seen_hand[card] >> seat & 1]
    places += [(state.battle_deck, i) for i in range(len(state.battle_deck))]
    if state.rules.hands == "split":  # everybody can tell the two kinds apart
        groups = [[(p, i) for p, i in places if is_monster(state, p[i]) == kind] for kind in (True, False)]
    else:
        groups = [places]
    for group in groups:
        cards = sorted([pile[i] for pile, i in group])
        rng.shuffle(cards)
        for (pile, i), card in zip(group, cards, strict=True):
            pile[i] = card
    for holder in monster_holders(state):
        hand = state.players[holder].hand
        if holder == seat or any(is_monster(state, card) for card in hand):
            continue
        mine = [(p, i) for p, i in places if p is hand]
        givers = [(p, i) for p, i in places if p is not hand and is_monster(state, p[i])]
        if mine and givers:
            (a, i), (b, j) = mine[rng.below(len(mine))], givers[rng.below(len(givers))]
            a[i], b[j] = b[j], a[i]


def monster_holders(state: State) -> list[int]:
    """Seats whose open question proves that they hold a Monster."""
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


def resample_lair(state: State, rng: Rng) -> None:
    """Unknown rooms and Xykon cards; Safe Haven is known to come first, Xykon to be among the rest."""
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
