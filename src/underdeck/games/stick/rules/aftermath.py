"""The aftermath of a battle: flips, payment of helpers, Loot, a leap (OS-8 step 7)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.loot import discard_loot, hand_over, pick_frame, remove_loot
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.shticks import flip
from underdeck.games.stick.rules.sides import chosen_shtick
from underdeck.games.stick.rules.state import (
    ATTACK,
    NPC,
    WIN,
    Battle,
    State,
    has_trait,
    name_of,
    room_at,
    room_card,
    room_of,
    shtick_card,
    tell,
)
from underdeck.games.stick.rules.totals import add_bonuses
from underdeck.kernel.decisions import Action, Decision, Frame

BONUS_PICK: Final = 2


def run_aftermath(state: State, frame: Frame) -> None:
    """End the battle before any Loot is picked up (OS-8.38-42, OS-10.20-21)."""
    battle = state.battle
    assert battle is not None
    for seat in (battle.fighter, battle.foe):
        if seat >= 0:
            card = chosen_shtick(battle, seat)
            player = state.players[seat]
            if card >= 0 and shtick_card(state, player, card).flip and not player.flipped >> card & 1:
                flip(state, seat, card)
    pay_helpers(state, battle)
    won = battle.foe < 0 and (battle.result == WIN or battle.slain)
    player = state.players[battle.fighter]
    room = room_of(state, player)
    frames: list[Frame] = []
    still_here = player.floor == battle.floor and player.column == battle.column and not player.fleeing
    if battle.slain and battle.distance == 0 and not room.stack and still_here and battle.fighter == state.active:
        parts: list[tuple[str, int]] = []
        add_bonuses(state, battle, battle.fighter, parts, ("pick",), -1)
        state.bonus_room = True  # OS-16.8
        frames.append(pick_frame(state, battle.fighter, BONUS_PICK + sum(amount for _, amount in parts)))
    leaps = battle.distance > 0 and battle.role == ATTACK and has_trait(state, player, "leap")
    if leaps and not player.fleeing and not player.missing:
        frames.append((f.ASK_LEAP, battle.fighter, battle.column))
    area = battle.shtick >= 0 and shtick_card(state, player, battle.shtick).area
    gone = not any(code in room.stack for code in battle.targets)  # OS-6.11, R-98: defeated or moved
    if won and gone and battle.distance == 0 and not area and battle.fighter == state.active:
        frames.append((f.ASK_FURTHER,))
    state.battle = None
    push(state, *frames)


def pay_helpers(state: State, battle: Battle) -> None:
    """Pay the helpers (OS-8.41, OS-12.22), unless a card frees a side from its promise (OS-8.42)."""
    helpers = battle.helpers
    battle.helpers = []
    battle.offers = []
    for helper in helpers:
        if battle.snubs >> helper.asker & 1:
            tell(state, "snubs", seat=name_of(state, helper.asker))
            continue
        if helper.helper >= NPC:
            remove_loot(state, helper.asker, helper.loot)
            discard_loot(state, helper.loot)
        else:
            hand_over(state, helper.asker, helper.helper, helper.loot)
            tell(state, "paid", seat=name_of(state, helper.asker), other=name_of(state, helper.helper))


def ask_leap(state: State, frame: Frame) -> list[Decision]:
    """Ask whether to leap into the target's room (Leaping Attack)."""
    seat, column = frame[1], frame[2]
    if room_at(state, state.players[seat].floor, column) is None:
        state.agenda.pop()
        return []
    return [Decision(seat, "leap", [(do.YES,), (do.NO,)], frame)]


def answer_leap(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.YES:
        player = state.players[seat]
        player.column = frame[2]
        card = room_card(state, room_of(state, player))
        tell(state, "leaps", seat=name_of(state, seat), room=card.id)
