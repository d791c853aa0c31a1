"""Reasons why a player's own card gives no answer now."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.cards import Loot, Screw, Shtick, Use
from underdeck.games.stick.rules.notation import write_action
from underdeck.games.stick.rules.state import Player, State, drool, loot_card, monster, shtick_card
from underdeck.games.stick.rules.windows import fits
from underdeck.kernel.why import Why, why

REASONS: Final = (
    "saved", "too-few-x", "no-shticks", "flipped", "monster", "no-effect", "moment", "battle", "not-this-battle",
    "by-itself", "equipped", "stashed", "no-drool",
)  # fmt: skip
TURN_ENDS: Final = ("start", "end")
MOMENTS: Final[dict[str, tuple[str, ...]]] = {"call": ("called",), "start": ("start", "move"), "move": ()}
"""The windows that are open at a question, where it isn't the one of its name: cards to be used before a move are
answers at the start of the turn."""


def refused(state: State, seat: int) -> dict[str, Why]:
    """Return why cards in front of that player and in the hand give no answer now."""
    player = state.players[seat]
    asked = [decision for decision in state.asked if decision.seat == seat]
    kinds = [decision.kind for decision in asked]
    options = [option for decision in asked for option in decision.options]
    offered = {word for option in options for word in write_action(state, option).split()[1:]}
    verbs = {option[0] for option in options}
    found: dict[str, Why] = {}
    for card in player.hand:
        held = state.pack.battle[card]
        found[held.id] = why_no_use([held.use], kinds) if isinstance(held, Screw) else why("monster")
    if do.TRADE_LOOT not in verbs:
        for card in [*player.stash, *player.equipped]:
            found[state.pack.loot[card].id] = why_no_loot(state, player, card, kinds)
    if do.TRADE not in verbs:
        for code in player.saved:
            found[monster(state, code).id] = why_no_trade(player, kinds)
    face_up = [card for card in player.shticks if not player.flipped >> card & 1]
    for card in [*face_up, *player.shticks]:
        shtick = shtick_card(state, player, card)
        found.setdefault(shtick.id, why_no_shtick(shtick, kinds) if card in face_up else why("flipped"))
    return {id: reason for id, reason in found.items() if id not in offered}


def why_no_use(uses: list[Use], kinds: list[str]) -> Why:
    """Return the reason: another moment, or a missing condition."""
    if any(fits(use, moment) for use in uses for kind in kinds for moment in MOMENTS.get(kind, (kind,))):
        return why("no-effect")
    return why("moment", when=" ".join(dict.fromkeys([use.window for use in uses])))


def why_no_shtick(shtick: Shtick, kinds: list[str]) -> Why:
    if shtick.uses:
        return why_no_use(shtick.uses, kinds)
    if not shtick.battle:
        return why("by-itself")
    return why("not-this-battle" if {"shtick", "foe-shtick"} & {*kinds} else "battle")


def why_no_loot(state: State, player: Player, card: int, kinds: list[str]) -> Why:
    loot: Loot = loot_card(state, card)
    if loot.uses and player.character in loot.who:
        return why_no_use(loot.uses, kinds)
    if card in player.equipped:
        return why("equipped")
    return why("stashed" if drool(state, card, player.character) else "no-drool")


def why_no_trade(player: Player, kinds: list[str]) -> Why:
    """Return why a trade is not possible (OS-15.4)."""
    if not player.deck:
        return why("no-shticks")
    return why("too-few-x" if {*TURN_ENDS} & {*kinds} else "saved")
