"""The moments that people talk about after a game of One Deck Dungeon."""

from collections.abc import Callable

from underdeck.kernel.events import Event
from underdeck.match.story import Story

SCENES = ("encounter", "round", "stairs-full")
ENDED, TURNED, CLOSE = "ended", "turned", "close"

Told = Callable[[Event], str]
Moment = tuple[str, int, str]
"""Its kind, after which answer it came, and what is told."""


class Blow:
    """Damage to a hero, and the scene it happened in."""

    __slots__ = ("event", "left", "n", "scene")

    def __init__(self, n: int, scene: Event | None, event: Event) -> None:
        self.n = n
        self.scene = scene
        self.event = event
        self.left = int(event.facts["health"]) - int(event.facts["damage"])

    def told(self, kind: str, tell: Told) -> Moment:
        lines = [tell(event) for event in (self.scene, self.event) if event is not None]
        return kind, self.n, " ".join(lines)


def moments(outcome: str, story: Story, tell: Told) -> list[Moment]:
    """Of a defeat the last blow and the worst one before it; of a victory the closest call."""
    blows = read_blows(story)
    if not blows:
        return []
    if outcome == "victory":
        return [min(blows, key=lambda blow: blow.left).told(CLOSE, tell)]
    last = blows[-1]
    before = [blow for blow in blows if blow.scene is not last.scene]
    worst = max(before, key=lambda blow: (int(blow.event.facts["amount"]), blow.n), default=None)
    return [last.told(ENDED, tell), *([] if worst is None else [worst.told(TURNED, tell)])]


def read_blows(story: Story) -> list[Blow]:
    found: list[Blow] = []
    scene: Event | None = None
    for n, event in story:
        if event.kind in SCENES:
            scene = event
        elif event.kind == "damage":
            found.append(Blow(n, scene, event))
    return found
