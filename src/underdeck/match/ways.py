"""Ways: several answers given at once. Each must be possible when its turn comes, or the way ends there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from underdeck.kernel.decisions import Action
from underdeck.match.match import Match

Step = tuple[str, str]
"""The kind of a question and the text of its answer."""

LONGEST_WAY = 16


@dataclass(frozen=True, slots=True)
class Way:
    label: str
    steps: list[Step] = field(default_factory=list)


def follow(match: Match, seat: int, steps: Sequence[Step]) -> Iterator[Action]:
    """Iterate over the answers of a way as the match goes on; skip a question that is not asked after all."""
    for kind, words in steps:
        asked = next((each for each in match.decisions if each.seat == seat), None)
        if asked is None:
            return
        if asked.kind != kind:
            continue
        action = next((each for each in asked.options if match.write(each) == words), None)
        if action is None:
            return
        yield action
