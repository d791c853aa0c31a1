"""Asking for help: offers, answers, NPCs (OS-12, OS-8 step 2, OS-10.5-11, R-104)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.abilities import has_ability
from underdeck.games.stick.rules.loot import distinct_loot, own_loot
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.sides import opponent, role_of
from underdeck.games.stick.rules.state import (
    DEFEND,
    NPC,
    Battle,
    State,
    clockwise,
    drool,
    fresh_helper,
    lying,
    name_of,
    npc_characters,
    npcs_on,
    room_card,
    room_of,
    tell,
)
from underdeck.games.stick.rules.totals import far_room, help_bonus
from underdeck.kernel.decisions import Action, Decision, Frame

SEVERAL: Final = 3
"""The number of NPCs in play from which on the sides hire more than once."""


def sides(battle: Battle) -> list[int]:
    return [battle.fighter] if battle.foe < 0 else [battle.fighter, battle.foe]


def helpers_for(state: State, battle: Battle, asker: int) -> list[int]:
    """Return the standing players on the floor who do not help anybody yet (OS-12.1-2, R-51)."""
    player = state.players[asker]
    busy = [helper.helper for helper in battle.helpers]
    return [
        seat
        for seat in clockwise(state, asker)[1:]
        if seat not in (battle.fighter, battle.foe)
        and seat not in busy
        and state.players[seat].floor == player.floor
        and not lying(state.players[seat])
        and not state.players[seat].fleeing
        and not state.players[seat].exited
    ]


def npcs_for(state: State, battle: Battle, asker: int) -> list[int]:
    """Return the NPCs that a side may hire (OS-12.18); against a player the sides take turns (OS-10.9-11)."""
    if battle.foe >= 0 and battle.npc_side != asker:
        return []
    busy = [helper.helper for helper in battle.helpers]
    return [npc for npc in npcs_on(state, state.players[asker].floor) if NPC + npc not in busy]


def help_allowed(state: State, battle: Battle) -> bool:
    """Return whether help is allowed (OS-12.14, R-60; room text)."""
    if any(has_ability(state, battle, code, "duel") for code in battle.targets):
        return False
    rooms = [room_of(state, state.players[seat]) for seat in sides(battle)] + far_room(state, battle, battle.fighter)
    return not any("no-help" in room_card(state, room).flags for room in rooms)


def run_assist(state: State, frame: Frame) -> None:
    """Step 2 opens if anybody could be asked at all: that much everybody can see."""
    battle = state.battle
    assert battle is not None
    if (battle.foe < 0 and not battle.targets) or not help_allowed(state, battle):
        return
    if battle.foe >= 0 and battle.npc_side < 0:
        battle.npc_side = battle.foe if role_of(battle, battle.foe) == DEFEND else battle.fighter
    battle.done = 0
    for seat in sides(battle):
        player = state.players[seat]
        somebody = helpers_for(state, battle, seat) or npcs_on(state, player.floor)
        if not somebody or not (player.stash or player.equipped):
            mark_done(state, battle, seat)
    push(state, (f.ASK_ASSIST,))


def mark_done(state: State, battle: Battle, seat: int) -> None:
    """Mark a final pass (R-84); the other side may continue to hire, but not the only NPC (OS-10.10)."""
    battle.done |= 1 << seat
    if battle.foe >= 0 and battle.npc_side == seat:
        battle.npc_passed |= 1 << seat
        npcs = len(npcs_on(state, battle.floor))
        if npcs == 1 and own_loot(state, seat):  # whether the other side is asked now tells what lies in this Stash
            state.reveals += 1
        if npcs > 1 or not hires_of(state, battle, seat):
            pass_npcs(state, battle)


def pass_npcs(state: State, battle: Battle) -> None:
    """Let the other side hire, even if it had no more questions to players (OS-10.9-11).

    Only with three or four NPCs has a side more than one turn.
    """
    other = opponent(battle, battle.npc_side)
    player = state.players[other]
    able = not battle.npc_passed >> other & 1 and (player.stash or player.equipped)
    if len(npc_characters(state)) < SEVERAL and (not able or role_of(battle, other) == DEFEND):
        battle.npc_side = -1
    elif able:
        battle.npc_side = other
        if npcs_for(state, battle, other):
            battle.done &= ~(1 << other)


def ask_assist(state: State, frame: Frame) -> list[Decision]:
    """Ask for offers and answers, all at once (D-22 to D-25)."""
    battle = state.battle
    assert battle is not None
    decisions: list[Decision] = []
    for seat in sides(battle):
        if not battle.done >> seat & 1:
            decisions.append(Decision(seat, "assist", offers_of(state, battle, seat), frame))
    asked = [offer[1] for offer in battle.offers]
    for seat in clockwise(state, battle.fighter):
        if seat in asked:
            options: list[Action] = [(do.ACCEPT, asker) for asker, other, _ in battle.offers if other == seat]
            if not must_help(state, battle):
                options.append((do.REFUSE,))
            decisions.append(Decision(seat, "offer", options, frame))
    if not decisions:
        state.agenda.pop()
    return decisions


def must_help(state: State, battle: Battle) -> bool:
    """Return whether players must help (OS-21.28)."""
    return any(has_ability(state, battle, code, "xykon-special") for code in battle.targets)


def offers_of(state: State, battle: Battle, seat: int) -> list[Action]:
    options: list[Action] = []
    open_to = [other for asker, other, _ in battle.offers if asker == seat]
    mine = distinct_loot(state, own_loot(state, seat))
    for other in helpers_for(state, battle, seat):
        if other in open_to:
            options.append((do.WITHDRAW, other))
            continue
        character = state.players[other].character
        for card in mine:
            if drool(state, card, character):
                options.append((do.OFFER, other, card))
    options += hires_of(state, battle, seat)
    if not open_to:
        options.append((do.DONE,))
    return options


def hires_of(state: State, battle: Battle, seat: int) -> list[Action]:
    """Return the hires with Loot that no player of the game Drools Over (OS-12.19)."""
    played = [player.character for player in state.players]
    mine = distinct_loot(state, own_loot(state, seat))
    spare = [card for card in mine if not any(drool(state, card, character) for character in played)]
    return [(do.HIRE, npc, card) for npc in npcs_for(state, battle, seat) for card in spare if drool(state, card, npc)]


def answer_assist(state: State, frame: Frame, seat: int, action: Action) -> None:
    battle = state.battle
    assert battle is not None
    push(state, frame)
    verb = action[0]
    if verb == do.OFFER:
        battle.offers.append((seat, action[1], action[2]))
        state.seen[action[2]] |= 1 << action[1]
        tell(state, "offers", (seat, action[1]), seat=name_of(state, seat), other=name_of(state, action[1]),
             loot=state.pack.loot[action[2]].id)  # fmt: skip
        rest = tuple([s for s in range(len(state.players)) if s not in (seat, action[1])])
        tell(state, "offers-something", rest, seat=name_of(state, seat), other=name_of(state, action[1]))
    elif verb == do.WITHDRAW:
        battle.offers = [offer for offer in battle.offers if offer[:2] != (seat, action[1])]
        tell(state, "withdraws", seat=name_of(state, seat), other=name_of(state, action[1]))
    elif verb == do.HIRE:
        join(state, battle, seat, NPC + action[1], action[2])
        if battle.foe >= 0:
            pass_npcs(state, battle)
    elif verb == do.DONE:
        mark_done(state, battle, seat)
    elif verb == do.ACCEPT:
        for asker, other, card in battle.offers:
            if other == seat and asker == action[1]:
                chosen = card
        battle.offers = [offer for offer in battle.offers if offer[1] != seat]
        join(state, battle, action[1], seat, chosen)
    else:
        battle.refused += [offer for offer in battle.offers if offer[1] == seat]
        battle.offers = [offer for offer in battle.offers if offer[1] != seat]
        tell(state, "refuses", seat=name_of(state, seat))


def join(state: State, battle: Battle, asker: int, helper: int, card: int) -> None:
    """Add a helper; the Loot is in escrow until the aftermath (R-41)."""
    bonus = help_bonus(state, helper, card)
    battle.helpers.append(fresh_helper(asker, helper, card, bonus))
    if helper >= NPC:
        tell(state, "hires", seat=name_of(state, asker), npc=state.pack.characters[helper - NPC].id, n=bonus,
             loot=state.pack.loot[card].id)  # fmt: skip
    else:
        tell(state, "helps", seat=name_of(state, helper), other=name_of(state, asker), n=bonus)
