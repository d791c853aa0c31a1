"""The summary of a game, gathered event by event."""

from typing import Self

from mypy_extensions import mypyc_attr

from underdeck.kernel.events import Event
from underdeck.match.story import Story


@mypyc_attr(allow_interpreted_subclasses=True)
class Summary:
    """Counts what happened in a game, for its deed, its ending and its studies. Each game adds its own counts."""

    def __init__(self) -> None:
        self.answers = 0
        """Answers given when the last event happened."""
        self.turn = 0
        self.met: dict[str, None] = {}
        """Cards that were faced or seen, in order."""
        self.found: dict[str, None] = {}
        """Cards that somebody came to own, in order."""
        self.seen: dict[str, int] = {}
        self.used: dict[str, int] = {}
        self.taken: list[tuple[str, str, str, int]] = []
        """Card, what it was taken as, who took it ('' for all), and the turn."""
        self.causes: dict[str, int] = {}
        """What each cause of losses has cost."""
        self.harm: dict[str, int] = {}
        """What each card has cost."""
        self.counts: dict[str, int] = {}
        """Counts of the whole table."""
        self.own: dict[str, dict[str, int]] = {}
        """Counts of each hero or character."""
        self.hurt: dict[str, dict[str, int]] = {}
        """How much each thing did to each of them."""
        self.beaten: dict[str, dict[str, None]] = {}
        """What each of them has beaten, in order."""

    def add(self, answers: int, event: Event) -> None:
        """Count an event that happened after so many answers."""
        self.answers = answers

    def read(self, story: Story) -> Self:
        """Count all events of a story."""
        for answers, event in story:
            self.add(answers, event)
        return self

    def count(self, kind: str, amount: int = 1) -> None:
        add(self.counts, kind, amount)

    def count_of(self, name: str, kind: str, amount: int = 1) -> None:
        add(self.own.setdefault(name, {}), kind, amount)


def add(counts: dict[str, int], kind: str, amount: int = 1) -> None:
    counts[kind] = counts.get(kind, 0) + amount
