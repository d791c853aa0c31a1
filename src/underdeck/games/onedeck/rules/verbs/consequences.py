"""Verbs that reduce the consequences: declared now, subtracted in Suffer Consequences (OD-8.28)."""

from collections.abc import Callable
from typing import Final

from underdeck.games.onedeck.rules.cards import BOSS, ICONS, Sentence
from underdeck.games.onedeck.rules.frames import ASK_AMOUNT
from underdeck.games.onedeck.rules.state import State
from underdeck.games.onedeck.rules.verbs.verb import Verb


class Prevent(Verb):
    """Ignores damage, time or poison icons."""

    __slots__ = ("amount", "boss_amount", "icon", "up_to")

    def __init__(self, id: int, *, icon: str, amount: int, boss_amount: int | None = None, up_to: bool = False) -> None:
        super().__init__(id)
        self.icon = icon
        self.amount = amount
        self.boss_amount = boss_amount or amount
        self.up_to = up_to
        self.benefit.icon = ICONS.index(icon)
        self.benefit.prevented = amount
        self.benefit.prevented_boss = self.boss_amount

    def limit(self, state: State) -> int:
        return self.boss_amount if state.mode == BOSS else self.amount

    def prevent(self, state: State, amount: int) -> None:
        if self.icon == "damage":
            state.prevent_damage += amount
        elif self.icon == "time":
            state.prevent_time += amount
        else:
            state.prevent_poison += amount

    def apply(self, state: State, user: int, owner: int) -> None:
        if self.up_to:
            state.agenda.append((ASK_AMOUNT, user, self.id))
        else:
            self.prevent(state, self.limit(state))

    def eased(self, state: State) -> list[State]:
        found: list[State] = []
        most = self.limit(state)
        for amount in range(1 if self.up_to else most, most + 1):
            found.append(state.clone())
            self.prevent(found[-1], amount)
        return found

    def sentences(self) -> list[Sentence]:
        if self.icon == "time":
            return [("prevent-time-up-to" if self.up_to else "prevent-time", {"count": self.amount})]
        if self.boss_amount != self.amount:
            return [(f"prevent-{self.icon}-boss", {"count": self.amount, "boss": self.boss_amount})]
        return [(f"prevent-{self.icon}", {"count": self.amount})]


class Kiting(Verb):
    """Turns exactly 1 damage into 1 time; against a boss it ignores 1 damage."""

    __slots__ = ()

    def apply(self, state: State, user: int, owner: int) -> None:
        if state.mode == BOSS:
            state.prevent_damage += 1
        else:
            state.kiting = True

    def eased(self, state: State) -> list[State]:
        after = state.clone()
        self.apply(after, 0, 0)
        return [after]

    def sentences(self) -> list[Sentence]:
        return [("kiting", {})]


class ThickSkin(Verb):
    """Reduces two or more damage by one."""

    __slots__ = ()

    def apply(self, state: State, user: int, owner: int) -> None:
        state.thick_skin = True

    def eased(self, state: State) -> list[State]:
        after = state.clone()
        self.apply(after, 0, 0)
        return [after]

    def sentences(self) -> list[Sentence]:
        return [("thick-skin", {})]


CONSEQUENCES: Final[dict[str, Callable[..., Verb]]] = {"prevent": Prevent, "kiting": Kiting, "thick-skin": ThickSkin}
