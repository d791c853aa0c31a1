"""What things are worth to a player, in Bragging Points: the currency of every choice the bot makes."""

from underdeck.games.stick.rules.state import Player, State, drool, lair, monster
from underdeck.games.stick.rules.wounds import most_wounds

WORST = -1000.0
"""Less than anything is worth."""
SHTICK = 1.6
"""A point at the end, and strength until then."""
X = SHTICK / 3
COIN = 0.65
"""A Loot card not seen yet: about half a Drool Factor, something to pay helpers with, sometimes a trap."""
CHIP = 0.25
"""A card nobody here drools over may still pay a helper later."""
CARD = 0.3
"""A Screw This! card kept for a better moment."""
FLIP = 0.25
TURN = 0.6
"""What a turn earns on average."""
SLAYER = 9.0
"""Six points or more, and the right to start running first."""
WOUND = (0.4, 0.5, 0.9)
"""The price of each Wound but the last."""
STEPS_PER_FLOOR = 3


def own_points(state: State, seat: int, viewer: int) -> float:
    """The score so far; a Stash is guessed by its size unless it is the viewer's own."""
    player = state.players[seat]
    points = float(len(player.shticks)) + player.exit_points + (6 if player.slayer else 0)
    points += sum([drool(state, card, player.character) for card in player.equipped])
    if seat == viewer:
        return points + sum([drool(state, card, player.character) for card in player.stash])
    return points + COIN * len(player.stash)


def allied(state: State, seat: int, other: int) -> bool:
    return seat == other or (state.players[seat].team >= 0 and state.players[seat].team == state.players[other].team)


def rivalry(state: State, seat: int, other: int) -> float:
    """How much of another's gain is this player's loss: most with two players, more for whoever is ahead."""
    if allied(state, seat, other):
        return -0.8
    count = len(state.players)
    ahead = own_points(state, other, seat) - own_points(state, seat, seat)
    return min(0.9, max(0.1, 0.8 / (count - 1) + 0.05 * ahead))


def rivals(state: State, seat: int) -> list[int]:
    """The others, the most dangerous first."""
    others = [other for other in range(len(state.players)) if other != seat and not state.players[other].exited]
    return sorted(others, key=lambda other: -rivalry(state, seat, other))


def flight(state: State, player: Player) -> float:
    """The price of the last Wound: Loot dropped on the way home, and turns; at home everything heals."""
    cards = len(player.stash) + len(player.equipped)
    steps = STEPS_PER_FLOOR * player.floor - 1
    drops = min(cards, 1 + steps // 3)
    drooled = sum([drool(state, card, player.character) for card in player.equipped]) + 0.5 * len(player.stash)
    each = drooled / max(1, cards)
    price = drops * (each + CHIP) + TURN * (2 * steps / 3) - sum(WOUND)
    return max(1.0, price)


def harm(state: State, seat: int, wounds: int) -> float:
    """The price of losing so many Wounds now."""
    player = state.players[seat]
    most = most_wounds(state, player)
    price = 0.0
    for lost in range(player.lost, min(player.lost + wounds, most)):
        price += flight(state, player) if lost == most - 1 else WOUND[min(lost, len(WOUND) - 1)]
    return price


def relief(state: State, seat: int, wounds: int) -> float:
    """What healing so many Wounds is worth; the fewer are left, the more."""
    player = state.players[seat]
    most = most_wounds(state, player)
    price = 0.0
    for lost in range(max(0, player.lost - wounds), player.lost):
        price += WOUND[min(lost, len(WOUND) - 1)] + (0.3 * flight(state, player) if lost == most - 2 else 0.0)
    return price


def reward(state: State, seat: int, code: int) -> float:
    """What defeating a Monster brings."""
    card = monster(state, code)
    if "xykon-special" in card.abilities:
        return SLAYER
    return X * card.x + COIN * card.coins


def loot_price(state: State, seat: int, card: int) -> float:
    """What a Loot card is worth to that player: its Drool Factor, more while the Lair asks for it."""
    player = state.players[seat]
    factor = drool(state, card, player.character)
    if not factor:
        return CHIP
    return factor * (1.0 if state.collapse or player.floor == lair(state) else 1.15)
