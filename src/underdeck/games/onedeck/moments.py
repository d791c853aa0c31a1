"""The memorable moments of a game of One Deck Dungeon."""

from collections.abc import Callable

from underdeck.games.onedeck.summary import Blow, OneDeckSummary
from underdeck.kernel.events import Event
from underdeck.match.story import Story

ENDED, TURNED, CLOSE = "ended", "turned", "close"

EventText = Callable[[Event], str]
Moment = tuple[str, int, str]
"""The kind, the number of answers before it, and the text."""


def moments(outcome: str, story: Story, render: EventText) -> list[Moment]:
    """Of a defeat the last blow and the worst one before it; of a victory the closest call."""
    blows = OneDeckSummary().read(story).blows
    if not blows:
        return []
    if outcome == "victory":
        return [moment_of(min(blows, key=lambda blow: blow.left), CLOSE, render)]
    last = blows[-1]
    before = [blow for blow in blows if blow.scene is not last.scene]
    worst = max(before, key=lambda blow: (int(blow.event.facts["amount"]), blow.answers), default=None)
    return [moment_of(last, ENDED, render), *([] if worst is None else [moment_of(worst, TURNED, render)])]


def moment_of(blow: Blow, kind: str, render: EventText) -> Moment:
    lines = [render(event) for event in (blow.scene, blow.event) if event is not None]
    return kind, blow.answers, " ".join(lines)
