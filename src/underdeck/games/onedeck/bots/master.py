"""The master: searches like the expert, in many more worlds."""

from typing import Final

from underdeck.bots.advice import Stop
from underdeck.games.onedeck.bots.expert import Effort, Thinker

MASTER: Final = Effort(10_000, 64, 12, 96, 2)


class Master(Thinker):
    """A search in many worlds."""

    def __init__(self, seed: int, budget: int = MASTER.nodes, stop: Stop | None = None) -> None:
        super().__init__(seed, MASTER, budget, stop)
