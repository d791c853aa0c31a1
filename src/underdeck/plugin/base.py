"""The plugin: what every game declares."""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar

from underdeck.kernel.game import Game
from underdeck.packs.history import PastCards, past_cards
from underdeck.packs.outside import Refs
from underdeck.plugin.fields import Field

BotMaker = Callable[..., Any]
"""Makes a bot from a seed; a thinker also from a number of nodes and a temper."""

SPECTATOR = -1
RANDOM = "random"
"""The bot that others are measured against. Forms do not offer it."""
VICTORY, DEFEAT = "victory", "defeat"
"""The outcomes of a party: all have won, or all have lost."""


class Plugin(ABC):
    """Declares a game. Only `name`, `rules` and `bots` are required. Everything that a single part of the program
    needs is in a facet, which is loaded at its first use."""

    name: str
    """Names the game, with the name of its entry point."""

    facets: ClassVar[Mapping[str, str | type]] = {}
    """Names the facets of the game as `module:Class`, by part of the program: `app`, `bots`, `text` and so on. A game
    in a single file can give the class itself."""

    # Who plays

    party = True
    """Says whether all seats play together without secrets. Then one answer settles a question to several seats, and
    any player can take back an answer."""

    sizes: tuple[int, ...] = (1,)
    """Lists the possible numbers of players."""

    # Settings of a new game

    fields: tuple[Field, ...] = ()
    """Declares the settings of a new game besides its options."""

    options: Mapping[str, tuple[str, ...]] = {}
    """Lists the rule options with their values, the default first."""

    presets: Mapping[str, Mapping[str, str]] = {}
    """Names sets of options, such as editions or house rules."""

    option_help = "option"
    """Names the prefix of the messages that explain the options: `option-NAME`."""

    packs: Refs = ()
    """Lists the packs in play. The same game with other packs is another instance of its plugin."""

    @property
    def takes_packs(self) -> bool:
        """Return whether the game accepts third-party cards. It then has the facet `packs`."""
        return "packs" in self.facets

    # Rules

    @abstractmethod
    def rules(self) -> tuple[Game, str]:
        """Return the rules and the digest of their cards."""

    def rules_of(self, version: int) -> Game | None:
        """Return the rules of an earlier version, for games that began with them; None if they are gone."""
        return None

    @cached_property
    def earlier(self) -> Mapping[str, PastCards]:
        """Return the game's own cards of earlier versions, by digest, for stored games."""
        return past_cards(self.room)

    def share(self, outcome: str, name: str) -> float:
        """Return the share of the victory, from 0 to 1, that an outcome gives to the seat of that name."""
        winners = outcome.split("+")
        if VICTORY in winners:
            return 1.0
        return 1 / len(winners) if name in winners else 0.0

    # Bots

    @abstractmethod
    def bots(self) -> dict[str, BotMaker]:
        """Return the makers of the bots by name. The last bot is the best."""

    former_bots: ClassVar[Mapping[str, str]] = {}
    """Maps former names of bots to their names today, for stored games."""

    thinkers: tuple[str, ...] = ()
    """Lists the bots that accept a number of nodes and a temper: `master:5000`, `master/greedy`."""

    tempers: tuple[str, ...] = ()
    """Lists the tempers: goals that bots can have besides winning."""

    @property
    def strengths(self) -> list[str]:
        """Return the bots that a form offers for a seat, the weakest first."""
        return [name for name in self.bots() if name != RANDOM]

    def tempered(self, bot: str) -> bool:
        """Return whether a bot can have a temper."""
        return bool(self.tempers) and bot in self.thinkers

    # Files

    @property
    def room(self) -> Traversable:
        """Return the folder of the game's package, or of its single file."""
        package = type(self).__module__.rpartition(".")[0]
        return resources.files(package) if package else Path(inspect.getfile(type(self))).parent

    @property
    def text(self) -> Traversable:
        """Return the folder of the texts. It has a folder of Fluent files for each language."""
        return self.room / "text"

    @cached_property
    def opened(self) -> dict[str, Any]:
        """Return the facets loaded so far, by name."""
        return {}
