"""Healing others for Loot: at the healer's word or the patient's (R-101)."""

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.loot import distinct_loot, hand_over, own_loot
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.shticks import flip as flip_shtick
from underdeck.games.stick.rules.shticks import unflip
from underdeck.games.stick.rules.state import State, clockwise, face_up, name_of, shtick_card, tell
from underdeck.games.stick.rules.totals import amount_boosts
from underdeck.games.stick.rules.wounds import heal
from underdeck.kernel.decisions import Action, Decision, Frame


def patients(state: State, user: int) -> list[int]:
    """Return the user, and wounded players on the floor who can pay (R-101)."""
    me = state.players[user]
    found: list[int] = []
    for seat in clockwise(state, user):
        player = state.players[seat]
        ill = player.lost and not player.fleeing and not player.exited and player.floor == me.floor
        if ill and (seat == user or ((player.stash or player.equipped) and not state.declined >> seat & 1)):
            found.append(seat)
    return found


def ask_patient(state: State, frame: Frame) -> list[Decision]:
    options: list[Action] = [(do.TARGET, seat) for seat in patients(state, frame[1])]
    if not options:
        state.agenda.pop()
        return []
    return [Decision(frame[1], "patient", options, frame)]


def answer_patient(state: State, frame: Frame, seat: int, action: Action) -> None:
    _, user, script, amount = frame
    if action[1] == user:
        heal(state, user, amount)
    else:
        push(state, (f.ASK_PAY, user, script, amount, action[1]))


def ask_pay(state: State, frame: Frame) -> list[Decision]:
    """Ask the patient to pay any one Loot, or to go without the cure."""
    patient = frame[4]
    options: list[Action] = [(do.PAY, card) for card in distinct_loot(state, own_loot(state, patient))]
    return [Decision(patient, "pay", [*options, (do.REFUSE,)], frame)]


def answer_pay(state: State, frame: Frame, seat: int, action: Action) -> None:
    _, healer, script, amount, patient = frame
    if action[0] == do.REFUSE:
        unspend(state, healer, script)
        state.declined |= 1 << patient
        tell(state, "refuses", seat=name_of(state, patient))
        return
    hand_over(state, patient, healer, action[1])
    tell(state, "paid", seat=name_of(state, patient), other=name_of(state, healer))
    heal(state, patient, amount)


def unspend(state: State, user: int, script: int) -> None:
    """Undo the use of a cure that nobody paid for."""
    player = state.players[user]
    for card in player.shticks:
        shtick = shtick_card(state, player, card)
        if player.flipped >> card & 1 and any(use.script == script for use in shtick.uses):
            unflip(state, user, card)
            return


def healers(state: State, seat: int) -> list[tuple[int, int, int]]:
    """Return the players on the floor with a face-up cure: seat, shtick, Wounds healed."""
    me = state.players[seat]
    found: list[tuple[int, int, int]] = []
    for other, player in enumerate(state.players):
        if other == seat or player.floor != me.floor or player.fleeing or player.exited:
            continue
        if state.declined >> other & 1:
            continue
        for card in face_up(player):
            shtick = shtick_card(state, player, card)
            for use in shtick.uses:
                op = state.pack.scripts[use.script][0]
                if op.verb == "treat":
                    extra = shtick.boost["amount"] * amount_boosts(state, other, card)
                    found.append((other, card, op.amount + extra))
                    break
            if found and found[-1][0] == other:
                break
    return found


def ask_beg(state: State, frame: Frame) -> list[Decision]:
    """Ask the healer for a cure that the patient wants; the healer sees the Loot (R-101)."""
    return [Decision(frame[2], "beg", [(do.YES,), (do.NO,)], frame)]


def answer_beg(state: State, frame: Frame, seat: int, action: Action) -> None:
    _, patient, healer, card = frame
    if action[0] == do.NO:
        state.declined |= 1 << healer
        tell(state, "refuses", seat=name_of(state, healer))
        return
    for other, shtick, amount in healers(state, patient):
        if other == healer:
            flip_shtick(state, healer, shtick)
            hand_over(state, patient, healer, card)
            tell(state, "paid", seat=name_of(state, patient), other=name_of(state, healer))
            heal(state, patient, amount)
            return
