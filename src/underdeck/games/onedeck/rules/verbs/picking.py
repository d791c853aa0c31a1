"""Verbs that change dice of the pool: they are picked one by one and changed together (OD-7.47-56)."""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from underdeck.games.onedeck.rules.cards import ALL_DICE, HEROIC, SAME, Sentence
from underdeck.games.onedeck.rules.dice import gain, give_back, take, write_dice
from underdeck.games.onedeck.rules.frames import ASK_PICK, EFFECT, LAND
from underdeck.games.onedeck.rules.state import State, add_to_pool, tell
from underdeck.games.onedeck.rules.verbs.verb import Verb, color_named
from underdeck.kernel.refusal import Refusal

STOP: Final = -1
"""Stands for a die: pick no more."""


def value_of(die: int) -> int:
    return die & 7


@mypyc_attr(allow_interpreted_subclasses=True)
class Picking(Verb):
    """Defines which dice may be picked, and what happens to them."""

    __slots__ = ("color", "dice", "exact", "minimum", "same_value", "trades", "values")

    def __init__(self, id: int, dice: int | str, values: Sequence[int] = (), color: str | None = None) -> None:
        super().__init__(id)
        self.dice = ALL_DICE if isinstance(dice, str) else dice
        self.values = 0  # bit n: dice showing n qualify; 0: any
        for value in values:
            self.values |= 1 << value
        self.color = -1 if color is None else color_named(color)  # of the dice that qualify; -1: any
        self.exact = False  # as many as possible, no stopping early
        self.minimum = 0  # at least that many where possible
        self.same_value = False  # all of them show the value of the first (Chaotic Aura)
        self.trades = False  # other dice come in their place: restricted ones don't qualify
        least = self.values & -self.values
        self.benefit.picky = self.values != 0 and self.values + least != 1 << 7

    def apply(self, state: State, user: int, owner: int) -> None:
        state.agenda.append((ASK_PICK, owner, self.id, 0, 0))

    @property
    def every(self) -> bool:
        """Return whether every die that qualifies is picked, without a choice."""
        return self.exact and self.dice == ALL_DICE

    def most(self, state: State) -> int:
        """Return how many dice may be picked."""
        return self.dice

    def fits(self, state: State, die: int) -> bool:
        """Return whether this die may be picked."""
        if self.values and not self.values >> (die & 7) & 1:
            return False
        return self.color < 0 or (die >> 3) & 3 == self.color

    def change(self, state: State, h: int, picked: list[int]) -> None:
        """Change the picked dice, which rejoin the pool (triggers look only at rerolls: OD-6.45-46)."""
        raise NotImplementedError

    def without(self, state: State) -> None:
        """Do what follows where no die was picked."""

    def preferred(self, dice: list[int], may_stop: bool) -> int:
        """Return the die that a bot picks by rule of thumb, or STOP."""
        return STOP if may_stop else min(dice, key=value_of)


def rejoin(state: State, h: int, picked: list[int], changed: list[int]) -> None:
    hero = state.heroes[h]
    for die in changed:
        add_to_pool(hero, die)
    tell(state, "changed", hero=hero.name, dice=write_dice(picked), into=write_dice(changed))


class Raise(Picking):
    """Raises dice by an amount (OD-7.50)."""

    __slots__ = ("by",)

    def __init__(self, id: int, *, by: int, dice: int, color: str | None = None, partner: bool = False) -> None:
        super().__init__(id, dice, color=color)
        self.by = self.benefit.by = by
        self.partner = partner
        self.benefit.touched = self.dice
        self.benefit.works_on_heroic = True

    def fault(self) -> Refusal | None:
        return Refusal("card-raise-color") if self.partner and self.color < 0 else None

    def change(self, state: State, h: int, picked: list[int]) -> None:
        rejoin(state, h, picked, [die - (die & 7) + min(6, (die & 7) + self.by) for die in picked])

    def sentences(self) -> list[Sentence]:
        if self.partner:
            return [("raise-partner", {"by": self.by, "color": self.color})]
        if self.color >= 0:
            return [("raise-color", {"count": self.dice, "by": self.by, "color": self.color})]
        return [("raise", {"count": self.dice, "by": self.by})]

    def preferred(self, dice: list[int], may_stop: bool) -> int:
        below = [die for die in dice if die & 7 < 6]
        return max(below, key=value_of) if below else STOP


class Set(Picking):
    """Sets dice to a value."""

    __slots__ = ("among_gained", "to", "without_heroic")

    def __init__(
        self, id: int, *, to: int, dice: int | str, exact: bool = False, values: Sequence[int] = (),
        without_heroic: bool = False, same_value: bool = False, among_gained: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(id, dice, values)
        self.to = self.benefit.to = to
        self.exact = exact
        self.without_heroic = without_heroic
        self.same_value = same_value
        self.among_gained = among_gained
        self.benefit.touched = self.dice
        self.benefit.works_on_heroic = not without_heroic
        self.benefit.picky = self.benefit.picky or same_value

    def fits(self, state: State, die: int) -> bool:
        if (self.without_heroic and (die >> 3) & 3 == HEROIC) or (self.among_gained and die not in state.gained):
            return False
        return super().fits(state, die)

    def change(self, state: State, h: int, picked: list[int]) -> None:
        rejoin(state, h, picked, [die - (die & 7) + self.to for die in picked])

    def without(self, state: State) -> None:
        """Drop later steps that need the color of the die (Forked Strike)."""
        agenda = state.agenda
        while self.exact and agenda and agenda[-1][0] == EFFECT and takes_color(state, agenda[-1][2]):
            agenda.pop()

    def sentences(self) -> list[Sentence]:
        if self.among_gained:
            return [("set-gained", {"value": self.to})]
        if self.same_value:
            return [("set-same", {"count": self.dice, "value": self.to})]
        if self.without_heroic:
            return [("set-no-heroic", {"count": self.dice, "value": self.to})]
        if self.values:
            return [("set-high", {"values": self.values, "value": self.to})]
        if self.dice == ALL_DICE:
            return [("set-any", {"value": self.to})]
        return [("set", {"count": self.dice, "value": self.to})]

    def preferred(self, dice: list[int], may_stop: bool) -> int:
        worst = min(dice, key=lambda die: (die & 7, (die >> 3) & 3))
        return STOP if may_stop and worst & 7 >= self.to else worst


def takes_color(state: State, number: int) -> bool:
    """Return whether the step takes dice of the color that was picked before."""
    return state.pack.effects[number].benefit.color == SAME


class Reroll(Picking):
    """Rolls dice again."""

    __slots__ = ()

    def __init__(
        self, id: int, *, dice: int | str, values: Sequence[int] = (), color: str | None = None, partner: bool = False
    ) -> None:
        super().__init__(id, dice, values, color)
        self.exact = dice != "any" and not partner
        self.partner = partner
        self.benefit.rolls = True

    def fault(self) -> Refusal | None:
        return Refusal("card-reroll-values") if self.color >= 0 and not self.values else None

    def change(self, state: State, h: int, picked: list[int]) -> None:
        for die in picked:
            state.aside.append(die - (die & 7) + state.rng.die())
        state.reveals += 1
        tell(state, "rerolling", hero=state.heroes[h].name, dice=write_dice(picked))
        state.agenda.append((LAND, h, 1, 0))

    def sentences(self) -> list[Sentence]:
        if self.color >= 0:
            return [("reroll-color", {"color": self.color, "values": self.values})]
        partner = "-partner" if self.partner else ""
        if self.values:
            return [(f"reroll-{'all' if self.exact else 'any'}{partner}", {"values": self.values})]
        return [(f"reroll{partner}", {"count": self.dice})]

    def preferred(self, dice: list[int], may_stop: bool) -> int:
        worst = min(dice, key=value_of)
        return STOP if may_stop and worst & 7 > 3 else worst


class Recolor(Picking):
    """Turns dice of one color into dice of another with the same values."""

    __slots__ = ("to",)

    def __init__(self, id: int, *, source: str, to: str, dice: int) -> None:
        super().__init__(id, dice, color=source)
        self.to = color_named(to)
        self.minimum = 1
        self.trades = True
        self.benefit.color = self.to
        self.benefit.taken = self.dice
        self.benefit.works_on_heroic = True

    def most(self, state: State) -> int:
        return min(self.dice, state.supply[self.to])

    def change(self, state: State, h: int, picked: list[int]) -> None:
        changed: list[int] = []
        for die in picked:
            give_back(state, die)
            take(state, self.to, 1)
            changed.append(self.to * 8 + (die & 7))
        rejoin(state, h, picked, changed)

    def makes(self, dice: list[int]) -> list[int]:
        return [self.to * 8 + (die & 7) for die in dice if die >> 3 == self.color]

    def sentences(self) -> list[Sentence]:
        return [("recolor", {"count": self.dice, "source": self.color, "color": self.to})]

    def preferred(self, dice: list[int], may_stop: bool) -> int:
        return max(dice, key=value_of)


class Exchange(Picking):
    """Discards dice; each returns as dice of a color that show a value."""

    __slots__ = ("count", "gained", "value")

    def __init__(
        self, id: int, *, values: Sequence[int], dice: int | str, color: str, value: int, count: int = 1
    ) -> None:
        super().__init__(id, dice, values)
        self.gained = color_named(color)
        self.value = value
        self.count = count
        self.trades = True
        self.benefit.color = self.gained
        self.benefit.taken = self.count * self.dice
        self.benefit.works_on_heroic = True

    def fault(self) -> Refusal | None:
        return None if self.values else Refusal("card-exchange-values")

    def change(self, state: State, h: int, picked: list[int]) -> None:
        for die in picked:
            give_back(state, die)
        tell(state, "exchanged", hero=state.heroes[h].name, dice=write_dice(picked))
        for die in picked:
            color = (die >> 3) & 3 if self.gained == SAME else self.gained
            gain(state, h, color, self.value, self.count, 0)

    def makes(self, dice: list[int]) -> list[int]:
        color = HEROIC if self.gained == SAME else self.gained
        return [color * 8 + self.value] * self.count * min(self.dice, len(dice))

    def sentences(self) -> list[Sentence]:
        made = {"dice": [(self.gained, self.count)], "value": self.value}
        if self.dice == 1:
            return [("exchange-one", {"low": (self.values & -self.values).bit_length() - 1, **made})]
        return [("exchange-any", {"values": self.values, **made})]

    def preferred(self, dice: list[int], may_stop: bool) -> int:
        poorer = [die for die in dice if self.betters(die)] if may_stop else dice
        return min(poorer, key=value_of) if poorer else STOP

    def betters(self, die: int) -> bool:
        """Return whether it gives more dice, a higher one, or one as high for every box."""
        value = die & 7
        for_every_box = self.gained == HEROIC and die >> 3 != HEROIC
        return self.count > 1 or self.value > value or (for_every_box and self.value == value)


PICKING: Final[dict[str, Callable[..., Verb]]] = {
    "raise": Raise,
    "set": Set,
    "reroll": Reroll,
    "recolor": Recolor,
    "exchange": Exchange,
}
