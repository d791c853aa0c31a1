"""What every game declares: its name, its rules, its bots, and where the rest of the program finds the rest of it."""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar

from underdeck.kernel.game import Game
from underdeck.packs.earlier import Was, earlier
from underdeck.packs.outside import Refs
from underdeck.plugin.fields import Field

BotMaker = Callable[..., Any]
"""With a seed; `thinkers` with a number of nodes and a temper too."""

SPECTATOR = -1
RANDOM = "random"
"""A bot for measuring others, not for playing with."""
VICTORY, DEFEAT = "victory", "defeat"
"""The outcome of a game that all have won together."""


class Plugin(ABC):
    """One for each game. Only `name`, `rules` and `bots` are needed. What single parts of the program want from a game
    is in facets, which are loaded when they are first used."""

    name: str
    """Names the game, as its entry point does."""

    facets: ClassVar[Mapping[str, str | type]] = {}
    """Names the game's own facets as `module:Class`, by part of the program: `app`, `bots`, `text` and so on. A game of
    one file may give the class itself."""

    # Who plays

    party = True
    """Says whether all seats play together without secrets. Then one answer settles a question to several seats, and
    anybody may take back an answer."""

    sizes: tuple[int, ...] = (1,)
    """Lists how many may play."""

    # Settings of a new game

    fields: tuple[Field, ...] = ()
    """Declares the settings of a new game besides its options."""

    options: Mapping[str, tuple[str, ...]] = {}
    """Lists the rule options with their values, the default first."""

    presets: Mapping[str, Mapping[str, str]] = {}
    """Names sets of options: editions, or house rules."""

    option_help = "option"
    """Begins the messages `option-NAME` that say what an option does."""

    packs: Refs = ()
    """Lists the packs that the game is played with: a game with packs is another plugin of the same name."""

    @property
    def takes_packs(self) -> bool:
        """Says whether the game can be played with cards from outside: it has the facet `packs` then."""
        return "packs" in self.facets

    # Rules

    @abstractmethod
    def rules(self) -> tuple[Game, str]:
        """Return the rules, and the digest of the cards they are played with."""

    def rules_of(self, version: int) -> Game | None:
        """Return the rules as they were in that version, if games that began with them can still be played."""
        return None

    @cached_property
    def earlier(self) -> Mapping[str, Was]:
        """Finds the cards of its own that stored games were dealt from, by their digests."""
        return earlier(self.room)

    def share(self, outcome: str, name: str) -> float:
        """Return what the seat of that name has of a victory when the game ended so, from 0 to 1."""
        winners = outcome.split("+")
        if VICTORY in winners:
            return 1.0
        return 1 / len(winners) if name in winners else 0.0

    # Bots

    @abstractmethod
    def bots(self) -> dict[str, BotMaker]:
        """Return the bots by name, each made with a seed; the last one is the best."""

    former_bots: ClassVar[Mapping[str, str]] = {}
    """Maps names that bots had before to today's, for stored games."""

    thinkers: tuple[str, ...] = ()
    """Lists the bots that take a number of nodes and a temper: `master:5000`."""

    tempers: tuple[str, ...] = ()
    """Lists what bots may want besides winning."""

    @property
    def strengths(self) -> list[str]:
        """Lists the bots that a form offers for a seat, the weakest first."""
        return [name for name in self.bots() if name != RANDOM]

    def tempered(self, bot: str) -> bool:
        """Say whether that bot may have a temper."""
        return bool(self.tempers) and bot in self.thinkers

    # Files

    @property
    def room(self) -> Traversable:
        """Finds the folder of the game's package, or the one in which its only file lies."""
        package = type(self).__module__.rpartition(".")[0]
        return resources.files(package) if package else Path(inspect.getfile(type(self))).parent

    @property
    def text(self) -> Traversable:
        """Finds the folder that has a folder of Fluent files for each language."""
        return self.room / "text"

    @cached_property
    def opened(self) -> dict[str, Any]:
        """Keeps the facets that have been used, by name."""
        return {}
