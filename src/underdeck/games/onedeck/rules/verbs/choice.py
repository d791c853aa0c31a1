"""The verb that lets its user choose."""

from collections.abc import Callable
from typing import Final

from underdeck.games.onedeck.rules.cards import Sentence
from underdeck.games.onedeck.rules.frames import ASK_BRANCH
from underdeck.games.onedeck.rules.state import State
from underdeck.games.onedeck.rules.verbs.verb import Verb
from underdeck.kernel.refusal import Refusal


class Choose(Verb):
    """Carries out one of two branches; the steps of both are rows of the table themselves."""

    __slots__ = ()

    def fault(self) -> Refusal | None:
        return None if len(self.branches) == 2 else Refusal("card-branches")

    def apply(self, state: State, user: int, owner: int) -> None:
        state.agenda.append((ASK_BRANCH, user, self.id))

    def sentences(self) -> list[Sentence]:
        first, second = self.branches
        return [("choose", {"first": first, "second": second})]


CHOICE: Final[dict[str, Callable[..., Verb]]] = {"choose": Choose}
