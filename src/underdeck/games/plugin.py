"""What a game brings. Where a shared room needs to know which game it has, a word is missing here."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from underdeck.kernel.game import Game

BotMaker = Callable[[int], Any]


class Plugin(ABC):
    """One for each game. Libraries and files are loaded when they are first needed."""

    name: str

    @abstractmethod
    def rules(self) -> tuple[Game, str]:
        """The rules, and the digest of the cards they are played with."""

    @abstractmethod
    def bots(self) -> dict[str, BotMaker]:
        """By name, each made with a seed; the last one is the best."""

    @property
    def room(self) -> Traversable:
        """The folder of the game's package."""
        return resources.files(type(self).__module__.rpartition(".")[0])

    @property
    def text(self) -> Traversable:
        """A folder of Fluent files for each language."""
        return self.room / "text"
