"""Verbs that add dice: rolled, or gained with a value (OD-7.46)."""

from collections.abc import Callable
from typing import Final

from underdeck.games.onedeck.rules.cards import ARMOR_ONLY, MANA_ONLY, SAME, Effect, Sentence
from underdeck.games.onedeck.rules.dice import fits_peril, gain, land, roll_aside, take
from underdeck.games.onedeck.rules.state import State, tell
from underdeck.games.onedeck.rules.verbs.verb import Verb, color_named
from underdeck.kernel.refusal import Refusal

RESTRICTIONS: Final = {"armor": ARMOR_ONLY, "mana": MANA_ONLY}


class Roll(Verb):
    """Takes dice of a color and rolls them."""

    __slots__ = ("color", "count", "lower_per_stored", "per_poison")

    def __init__(
        self, id: int, *, color: str, count: int = 1, partner: bool = False, lower_per_stored: int = 0,
        per_poison: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(id)
        self.color = color_named(color)
        self.count = count
        self.partner = partner
        self.lower_per_stored = lower_per_stored
        self.per_poison = per_poison
        self.benefit.rolls = True
        self.benefit.dice = count
        self.benefit.color = self.color
        self.benefit.per_poison = per_poison

    def fault(self) -> Refusal | None:
        return Refusal("card-roll-color") if self.per_poison and self.color == SAME else None

    def apply(self, state: State, user: int, owner: int) -> None:
        color = state.noted if self.color == SAME else self.color
        if not fits_peril(state, color) and state.rules.peril_off_color == "ignored":  # OD-7.61
            return
        wanted = min(self.count, state.heroes[owner].poison) if self.per_poison else self.count
        count = take(state, color, wanted)
        if not count:
            if wanted:
                tell(state, "supply-empty", color=color)
            return
        roll_aside(state, color, count)
        stored = sum(state.heroes[user].stored)
        land(state, owner, False, stored // self.lower_per_stored if self.lower_per_stored else 0)

    def sentences(self) -> list[Sentence]:
        if self.per_poison:
            return [("roll-per-poison", {"color": self.color, "count": self.count})]
        said: list[Sentence] = [("roll-partner" if self.partner else "roll", {"dice": [(self.color, self.count)]})]
        if self.lower_per_stored:
            said.append(("lowered", {"per": self.lower_per_stored}))
        return said

    def joins(self, other: Effect) -> bool:
        if not isinstance(other, Roll) or self.per_poison or self.lower_per_stored:
            return False
        return self.partner == other.partner and not (other.per_poison or other.lower_per_stored)


class Gain(Verb):
    """Takes dice of a color that show a value."""

    __slots__ = ("color", "count", "only", "restrict", "value")

    def __init__(
        self, id: int, *, color: str, value: int, count: int = 1, partner: bool = False, only: str | None = None
    ) -> None:
        super().__init__(id)
        self.color = color_named(color)
        self.value = value
        self.count = count
        self.partner = partner
        self.only = only or ""
        self.restrict = RESTRICTIONS[only] if only else 0
        self.benefit.dice = self.benefit.taken = count
        self.benefit.value = value
        self.benefit.color = self.color
        self.benefit.restrict = self.restrict

    def apply(self, state: State, user: int, owner: int) -> None:
        gain(state, owner, self.color, self.value, self.count, self.restrict)

    def sentences(self) -> list[Sentence]:
        kind = self.only or ("partner" if self.partner else "")
        return [(f"gain-{kind}" if kind else "gain", {"dice": [(self.color, self.count)], "value": self.value})]

    def joins(self, other: Effect) -> bool:
        if not isinstance(other, Gain) or self.only or other.only:
            return False
        return (self.value, self.partner) == (other.value, other.partner)


DICE: Final[dict[str, Callable[..., Verb]]] = {"roll": Roll, "gain": Gain}
