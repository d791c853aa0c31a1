"""Prices of everything for a player in Bragging Points: the currency of every choice of a bot."""

from collections.abc import Callable
from typing import Final

from underdeck.games.stick.rules.cards import Monster, Pack
from underdeck.games.stick.rules.state import Player, State, drool, lair, monster
from underdeck.games.stick.rules.wounds import most_wounds

WORST = -1000.0
"""A value below any other."""
WOUND = [0.4, 0.5, 0.9]
"""The price of each Wound but the last."""
STEPS_PER_FLOOR = 3
LEARNED: Final[dict[str, float]] = {
    "shtick": 4.41, "coin": 0.855, "chip": 0.228, "card": 0.224, "flip": 0.176, "turn": 0.559, "slayer": 9.83,
    "wound": 0.763, "pull": 0.409, "exploring": 0.149, "deeper": 0.321, "ready": 0.401, "patience": 18.1,
    "idle": 0.0642, "stairs": 1.42, "lair_stairs": 4.72, "slaying": 2.95, "xykon_card": 0.613, "riddance": 0.272,
    "least_help": 0.355, "refusals": 0.799, "enough": 0.126, "nuisance": 0.529, "xykon_rivalry": 0.456,
    "monster": 0.763, "against_xykon": 2.07,
}  # fmt: skip
"""The prices that won more, by `training/prices_stick.py`."""


class Prices:
    """The prices; `learned` ones replace those that were set by hand."""

    def __init__(self, learned: bool) -> None:
        self.learned = learned
        self.shtick = 1.6
        """A point at the end, and strength until then."""
        self.coin = 0.65
        """A Loot card not seen yet: about half a Drool Factor, something to pay helpers with, sometimes a trap."""
        self.chip = 0.25
        """A card nobody here drools over may still pay a helper later."""
        self.card = 0.3
        """A Screw This! card kept for a better moment."""
        self.flip = 0.25
        self.turn = 0.6
        """What a turn earns on average."""
        self.slayer = 9.0
        """Six points or more, and the right to start running first."""
        self.wound = 1.0
        """Of each Wound but the last, times the price of that one."""
        self.pull = 0.55
        """What a turn of walking towards the goal is worth."""
        self.exploring = 0.15
        """A new room may have something to give."""
        self.deeper = 0.35
        """What a floor further down is worth to somebody who is nearly ready for the Lair."""
        self.ready = 0.3
        """The chance against Xykon that is worth the way."""
        self.patience = 18.0
        """Rounds after which less and less of a chance will do, and everything happens further down."""
        self.idle = 0.1
        self.stairs = 1.2
        self.lair_stairs = 6.0
        """What finding stairs is worth, and to somebody whom the Lair is open to."""
        self.slaying = 4.0
        """What a chance against Xykon is worth while he is still some turns away."""
        self.xykon_card = 0.5
        """What finding out a Lair room's Xykon card is worth."""
        self.riddance = 0.25
        """A Monster sent away without Loot and X."""
        self.least_help = 0.35
        """Less than that is never worth a Loot card."""
        self.refusals = 0.8
        """How often an offer that can be refused is accepted."""
        self.enough = 0.12
        """A use has to bring that much more than it costs."""
        self.nuisance = 0.55
        """Another's card is cancelled if it takes at least so much."""
        self.xykon_rivalry = 0.6
        """Nobody likes to watch somebody else slay him."""
        self.monster = 0.7
        """What one Monster more is worth to whoever wishes its victim ill."""
        self.against_xykon = 2.0
        """What a better chance against him is worth to somebody who is still gathering shticks."""
        for name, number in LEARNED.items() if learned else ():
            setattr(self, name, number)
        self.symbol = self.shtick / 3
        self.average: dict[Pack, float] = {}

    def __reduce__(self) -> "tuple[Callable[[bool], Prices], tuple[bool]]":
        return prices_of, (self.learned,)

    def own_points(self, state: State, seat: int, viewer: int) -> float:
        """Return the score so far; a Stash is guessed by its size unless it is the viewer's own."""
        player = state.players[seat]
        points = float(len(player.shticks)) + player.exit_points + (6 if player.slayer else 0)
        points += sum([drool(state, card, player.character) for card in player.equipped])
        if seat == viewer:
            return points + sum([drool(state, card, player.character) for card in player.stash])
        return points + self.coin * len(player.stash)

    def rivalry(self, state: State, seat: int, other: int) -> float:
        """Return how much another's gain is this player's loss: most with two players, more for the leader."""
        if allied(state, seat, other):
            return -0.8
        count = len(state.players)
        ahead = self.own_points(state, other, seat) - self.own_points(state, seat, seat)
        return min(0.9, max(0.1, 0.8 / (count - 1) + 0.05 * ahead))

    def rivals(self, state: State, seat: int) -> list[int]:
        """Return the others, the most dangerous first."""
        others = [other for other in range(len(state.players)) if other != seat and not state.players[other].exited]
        return sorted(others, key=lambda other: -self.rivalry(state, seat, other))

    def wounds(self, lost: int) -> float:
        """Return the price of the next Wound after so many."""
        return self.wound * WOUND[min(lost, len(WOUND) - 1)]

    def flight(self, state: State, player: Player) -> float:
        """Return the price of the last Wound: Loot dropped on the way home, and turns; at home everything heals."""
        cards = len(player.stash) + len(player.equipped)
        steps = STEPS_PER_FLOOR * player.floor - 1
        drops = min(cards, 1 + steps // 3)
        drooled = sum([drool(state, card, player.character) for card in player.equipped]) + 0.5 * len(player.stash)
        each = drooled / max(1, cards)
        price = drops * (each + self.chip) + self.turn * (2 * steps / 3) - self.wound * sum(WOUND)
        return max(1.0, price)

    def harm(self, state: State, seat: int, wounds: int) -> float:
        """Return the price of losing so many Wounds now."""
        player = state.players[seat]
        most = most_wounds(state, player)
        price = 0.0
        for lost in range(player.lost, min(player.lost + wounds, most)):
            price += self.flight(state, player) if lost == most - 1 else self.wounds(lost)
        return price

    def relief(self, state: State, seat: int, wounds: int) -> float:
        """Return the value of healing so many Wounds; higher if few are left."""
        player = state.players[seat]
        most = most_wounds(state, player)
        price = 0.0
        for lost in range(max(0, player.lost - wounds), player.lost):
            price += self.wounds(lost) + (0.3 * self.flight(state, player) if lost == most - 2 else 0.0)
        return price

    def reward(self, state: State, seat: int, code: int) -> float:
        """Return the value of defeating a Monster."""
        card = monster(state, code)
        if "xykon-special" in card.abilities:
            return self.slayer
        return self.symbol * card.x + self.coin * card.coins

    def of_a_monster(self, pack: Pack) -> float:
        """Return the value of defeating an average Monster."""
        found = self.average.get(pack)
        if found is None:
            cards = [card for card in pack.battle if isinstance(card, Monster)]
            found = sum([self.symbol * card.x + self.coin * card.coins for card in cards]) / len(cards)
            self.average[pack] = found
        return found

    def loot_price(self, state: State, seat: int, card: int) -> float:
        """Return the value of a Loot card for that player: its Drool Factor, more while the Lair demands it."""
        player = state.players[seat]
        factor = drool(state, card, player.character)
        if not factor:
            return self.chip
        return factor * (1.0 if state.collapse or player.floor == lair(state) else 1.15)


USUAL: Final = Prices(learned=False)
SHREWD: Final = Prices(learned=True)


def prices_of(learned: bool) -> Prices:
    return SHREWD if learned else USUAL


def allied(state: State, seat: int, other: int) -> bool:
    return seat == other or (state.players[seat].team >= 0 and state.players[seat].team == state.players[other].team)
