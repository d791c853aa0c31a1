"""Verbs about damage and poison tokens of the user."""

from collections.abc import Callable
from typing import Final

from underdeck.games.onedeck.rules.cards import Sentence
from underdeck.games.onedeck.rules.damage import CAUSES, heal, remove
from underdeck.games.onedeck.rules.poison import envenom
from underdeck.games.onedeck.rules.state import State
from underdeck.games.onedeck.rules.verbs.verb import Verb

SKILL: Final = CAUSES.index("skill")


class Heal(Verb):
    """Heals damage of the user, or removes poison tokens instead."""

    __slots__ = ("amount",)

    def __init__(self, id: int, *, amount: int) -> None:
        super().__init__(id)
        self.amount = self.benefit.healed = amount

    def apply(self, state: State, user: int, owner: int) -> None:
        heal(state, user, self.amount, SKILL)

    def eased(self, state: State) -> list[State]:
        return cured(state, self.amount, True)

    def sentences(self) -> list[Sentence]:
        return [("heal-self", {"count": self.amount})]


class Cure(Verb):
    """Removes poison tokens of the user."""

    __slots__ = ("amount",)

    def __init__(self, id: int, *, amount: int) -> None:
        super().__init__(id)
        self.amount = self.benefit.cured = amount

    def apply(self, state: State, user: int, owner: int) -> None:
        poison = min(self.amount, state.heroes[user].poison)
        if poison:
            remove(state, user, 0, poison, SKILL)

    def eased(self, state: State) -> list[State]:
        return cured(state, self.amount, False)

    def sentences(self) -> list[Sentence]:
        return [("cure-self", {"count": self.amount})]


class Envenom(Verb):
    """Gives poison tokens to the user."""

    __slots__ = ("amount",)

    def __init__(self, id: int, *, amount: int) -> None:
        super().__init__(id)
        self.amount = self.benefit.poisoned = amount

    def apply(self, state: State, user: int, owner: int) -> None:
        envenom(state, user, self.amount)

    def sentences(self) -> list[Sentence]:
        return [("envenom", {"count": self.amount})]


def cured(state: State, amount: int, heals: bool) -> list[State]:
    """Return the tables after each way to lose so many poison tokens, the rest of the amount healed."""
    found: list[State] = []
    for h in state.fighting:
        for poison in range(min(amount, state.heroes[h].poison) + 1):
            after = state.clone()
            hero = after.heroes[h]
            hero.poison -= poison
            if heals:
                hero.damage -= min(amount - poison, hero.damage)
            found.append(after)
    return found


HEALTH: Final[dict[str, Callable[..., Verb]]] = {"heal": Heal, "cure": Cure, "envenom": Envenom}
