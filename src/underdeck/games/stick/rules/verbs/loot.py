"""Verbs of Loot and traps (OS-16, OS-17)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import FACES, Loot
from underdeck.games.stick.rules.loot import (
    concerned,
    distinct_loot,
    drop_loot,
    free_equipped,
    lose_loot,
    pick_frame,
    put_trap_away,
    receive,
    steal_equipped,
    steal_random,
)
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.state import State, has_trait, name_of, room_of, tell
from underdeck.games.stick.rules.verbs.verb import Choice, Deed, Verb
from underdeck.kernel.decisions import Action


def may_loot(state: State, deed: Deed) -> bool:
    player = state.players[deed.seat]
    return bool(state.loot_deck or state.loot_discard) and not player.fleeing and not player.exited


def do_loot(state: State, deed: Deed) -> None:
    push(state, (f.DRAW_LOOT, deed.seat, deed.amount))


def may_pick(state: State, deed: Deed) -> bool:
    player = state.players[deed.seat]
    return bool(room_of(state, player).loot) and not player.fleeing


def do_pick(state: State, deed: Deed) -> None:
    push(state, pick_frame(state, deed.seat, deed.amount))


def may_lose_loot(state: State, deed: Deed) -> bool:
    return bool(state.players[deed.seat].stash)


def do_lose_loot(state: State, deed: Deed) -> None:
    lose_loot(state, deed.seat, deed.amount)


def may_drop_loot(state: State, deed: Deed) -> bool:
    return bool(state.players[deed.seat].stash)


def do_drop_loot(state: State, deed: Deed) -> None:
    player = state.players[deed.seat]
    place = deed.place if deed.seat == deed.user else (player.floor, player.column)
    for _ in range(deed.amount):
        drop_loot(state, deed.seat, *place)


def may_steal(state: State, deed: Deed) -> bool:
    player = state.players[deed.seat]
    return bool(player.stash) and deed.seat != deed.user and not has_trait(state, player, "hidden-stash")


def do_steal(state: State, deed: Deed) -> None:
    for _ in range(deed.amount):
        steal_random(state, deed.user, deed.seat)


def loot_options(state: State, cards: list[int]) -> list[Action]:
    return [(do.CARD_LOOT, card) for card in distinct_loot(state, cards)]


def take_options(state: State, deed: Deed) -> list[Action]:
    return [] if deed.seat == deed.user else loot_options(state, free_equipped(state, deed.seat))


def take_take(state: State, deed: Deed, action: Action) -> None:
    steal_equipped(state, deed.user, deed.seat, action[1])


def rummage_options(state: State, deed: Deed) -> list[Action]:
    return loot_options(state, [card for card in state.loot_discard if isinstance(state.pack.loot[card], Loot)])


def take_rummage(state: State, deed: Deed, action: Action) -> None:
    card = action[1]
    state.loot_discard.remove(card)
    receive(state, deed.user, card)
    state.seen[card] = (1 << len(state.players)) - 1
    tell(state, "rummages", seat=name_of(state, deed.user), loot=state.pack.loot[card].id)


def may_evade(state: State, deed: Deed) -> bool:
    return bool(state.trap) and deed.seat in concerned(state)


def do_evade(state: State, deed: Deed) -> None:
    state.evades += ((deed.seat, deed.amount),)


def may_disarm(state: State, deed: Deed) -> bool:
    return bool(state.trap)


def do_disarm(state: State, deed: Deed) -> None:
    state.reveals += 1
    die = state.rng.roll(FACES)
    done = die >= deed.amount
    tell(state, "disarms", seat=name_of(state, deed.user), die=die, needed=deed.amount, done=int(done))
    if done:
        put_trap_away(state)


LOOT: Final[dict[str, Verb | Choice]] = {
    "loot": Verb(may_loot, do_loot),
    "pick": Verb(may_pick, do_pick),
    "lose-loot": Verb(may_lose_loot, do_lose_loot),
    "drop-loot": Verb(may_drop_loot, do_drop_loot),
    "steal": Verb(may_steal, do_steal),
    "take": Choice(take_options, take_take),
    "rummage": Choice(rummage_options, take_rummage),
    "evade": Verb(may_evade, do_evade),
    "disarm": Verb(may_disarm, do_disarm),
}
