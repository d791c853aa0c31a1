"""What a game brings. Where a shared room needs to know which game it has, a word is missing here."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from underdeck.games.fields import BOT, LONGEST_SITTER, ME, SEATS, SEVERAL, Choice, Field, parts_of
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.events import Event
from underdeck.kernel.game import Game
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import Rng
from underdeck.packs.earlier import Was, earlier
from underdeck.packs.outside import OutsidePack, Refs
from underdeck.packs.vocabulary import Meanings

if TYPE_CHECKING:
    from click import Command

    from underdeck.app.board import Board
    from underdeck.bots.advice import Mind
    from underdeck.games.challenges import Course
    from underdeck.games.chronicle import Chronicle, Piece
    from underdeck.games.deeds import Deed, Story
    from underdeck.games.observer import Observer
    from underdeck.games.puzzles import Task
    from underdeck.games.sheets import Sheets
    from underdeck.match import Match
    from underdeck.server.wire import Table
    from underdeck.terminal.console import Console
    from underdeck.terminal.journal import Journal
    from underdeck.text.words import Words

BotMaker = Callable[..., Any]
"""With a seed; `thinkers` with a number of nodes and a temper too."""
Proposer = Callable[["Match", list[int]], dict[str, Any]]
"""For these seats: the steps, and the table after them, as `Proposed` of the server's messages holds it."""

SPECTATOR = -1
RANDOM = "random"
"""A bot for measuring others, not for playing with."""
VICTORY, DEFEAT = "victory", "defeat"
"""The outcome of a game that all have won together."""


class Plugin(ABC):
    """One for each game. Libraries and files are loaded when they are first needed."""

    name: str

    takes_packs = False
    """Can it be played with cards from outside?"""
    single_tables: tuple[str, ...] = ()
    """Of the tables in a pack, those that stand there once."""
    packs: Refs = ()
    """Those that it is played with: a game with packs is another plugin of the same name."""

    party = True
    """Do all seats play together, without secrets from each other? Then a question to several of them is settled by
    whoever answers first, and whoever is at the table may undo."""
    own_questions: tuple[str, ...] = ()
    """What each member of a party is asked for herself."""
    windows: tuple[str, ...] = ()
    """Questions in which rivals may react, asked whatever they hold: a seat's settings may pass for it."""
    people_only: tuple[str, ...] = ()
    """Questions that nobody's bot answers."""
    negotiated: tuple[str, ...] = ()
    """Questions in which a bot waits for people who are to answer first (see `place_of`)."""
    vague: tuple[str, ...] = ()
    """Events that tell bystanders what happened without the secret in it."""
    about = "seat"
    """The fact of an event that names whom it is about."""
    cards_told: tuple[str, ...] = ()
    """The facts that name the card it is about: the first that is there."""
    counted: tuple[str, ...] = ()
    """Events that are told with the number of times they happened in a row."""
    phrases: tuple[str, ...] = ()
    """What people may say to each other at its table besides what is said everywhere; `phrase-NAME` says it."""
    puzzles = False
    """Does it make a puzzle of each day?"""
    ponders = False
    """Do its bots think for long? Then they do it beside the server's own work."""

    former_bots: ClassVar[Mapping[str, str]] = {}
    """Names that bots had before, in games that were kept, and what they are called now."""
    thinkers: tuple[str, ...] = ()
    """Those that may be told how many nodes to look at for an answer, and what to want: `master:5000`."""

    sizes: tuple[int, ...] = (1,)
    """How many may play."""
    fields: tuple[Field, ...] = ()
    """The settings of a new game besides its options."""
    options: Mapping[str, tuple[str, ...]] = {}
    """Rule options with their values, the default first."""
    presets: Mapping[str, Mapping[str, str]] = {}
    """Editions or sets of house rules: the options that each of them sets."""
    option_help = "option"
    """Messages `option-NAME` say what an option does; this is their first word."""
    tempers: tuple[str, ...] = ()
    """What its bots may want besides winning."""
    quick: ClassVar[Mapping[str, Any]] = {}
    """The setup of a first game that is short and kind."""

    @abstractmethod
    def rules(self) -> tuple[Game, str]:
        """The rules, and the digest of the cards they are played with."""

    @cached_property
    def earlier(self) -> Mapping[str, Was]:
        """Cards of its own that stored games were dealt from, by their digests."""
        return earlier(self.room)

    def rules_of(self, version: int) -> Game | None:
        """The rules as they were in that version, if games that began by them can still be played."""
        return None

    @abstractmethod
    def bots(self) -> dict[str, BotMaker]:
        """By name, each made with a seed; the last one is the best."""

    @property
    def strengths(self) -> list[str]:
        """The bots that a form offers for a seat, the weakest first."""
        return [name for name in self.bots() if name != RANDOM]

    def tempered(self, bot: str) -> bool:
        """May that bot have a temper?"""
        return bool(self.tempers) and bot in self.thinkers

    def words(self, language: str) -> Words:
        """The game in a language, for the terminal's lines."""
        from underdeck.text.words import Words

        return Words(self.name, language)

    def table_words(self, language: str) -> Words:
        """The same for a table that one looks at."""
        return self.words(language)

    # New games

    def choices(self, field: str, setup: Mapping[str, Any], language: str) -> list[Choice]:
        """What may be chosen there, given what has been chosen."""
        return []

    def needed(self, setup: Mapping[str, Any]) -> list[str]:
        """Settings without which no game begins."""
        return [field.id for field in self.fields if field.needed]

    def filled(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """With something that fits for what is still to be chosen, so that a bad choice is refused before others are
        asked for."""
        return {**{field.id: field.default for field in self.fields if field.needed}, **setup}

    def usual(self, setup: dict[str, Any]) -> dict[str, Any]:
        """With what is usual where nothing was said, as a record is to name it."""
        return setup

    def all_said(self, setup: Mapping[str, Any]) -> bool:
        """Is there nothing usual left to be changed?"""
        return True

    def sheets(self) -> Sheets[Any] | None:
        """How its finished games are entered on campaign sheets, if they are."""
        return None

    def deed(self, match: Match, story: Story) -> Deed:
        """What a journal keeps of a finished game; the story is all of it."""
        from underdeck.games.deeds import FORMAT, Deed, Part

        outcome = str(match.outcome)
        parts = [Part(name, self.share(outcome, name) > 0) for name in match.seats]
        return Deed(FORMAT, self.name, outcome, 0, len(match.log), parts)

    def daily(self, rng: Rng) -> Course | None:
        """The game of a day, if it has one."""
        return None

    def weekly(self, rng: Rng) -> Course | None:
        """The game of a week, with a twist."""
        return None

    def puzzle(self, seed: int, grade: str) -> Task:
        """A position to be solved, where it has `puzzles`."""
        raise NotImplementedError

    def solved(self, match: Match) -> bool:
        """Is the goal of a puzzle reached on that table?"""
        raise NotImplementedError

    def trying(self, match: Match) -> bool:
        """May it still be reached by answers that have not been given?"""
        raise NotImplementedError

    def next_step(self, match: Match) -> Action | None:
        """Of a solution from there; None where it is reached, or out of reach."""
        raise NotImplementedError

    def rank(self, deed: Deed, seat: int) -> int:
        """Of results of the same challenge the higher is the better."""
        return int(deed.parts[seat].won)

    def catalog(self, language: str) -> dict[str, Any]:
        """What the forms of its own pages show besides the declared settings."""
        return {}

    # Whose turn it is to answer

    def place_of(self, decision: Decision) -> int:
        """Of several questions at once the lowest goes first."""
        return 0

    def can_wait(self, match: Match, decision: Decision, words: str) -> bool:
        """May that answer be put off without loss? Nobody is asked for its sake alone."""
        return False

    def gives_way(self, words: str) -> bool:
        """May the only answer that somebody has be given for her?"""
        return True

    def said_once(self, kind: str, words: str) -> bool:
        """Does whoever plays several seats of a party say this once for all of them?"""
        return False

    def people(self, match: Match) -> list[int]:
        """Seats played at one screen; a record that doesn't say is played by one person at all seats."""
        return self.people_in(match.header.setup, match.seats)

    def people_in(self, setup: Mapping[str, Any], names: Sequence[str]) -> list[int]:
        players = setup.get("players")
        if not isinstance(players, dict):
            return list(range(len(names)))
        return [seat for seat, name in enumerate(names) if players.get(name, ME) == ME]

    def bot_at(self, match: Match, seat: int) -> str:
        """The name of the bot that plays there; '' for the usual one, and where nobody said so."""
        players = match.header.setup.get("players")
        sitter = str(players.get(match.seats[seat], ""))[:LONGEST_SITTER] if isinstance(players, dict) else ""
        return sitter if sitter not in (ME, BOT) else ""

    def temper_at(self, bot: str, sitter: str) -> str:
        """What that bot wants besides winning when it plays somebody; '' for nothing."""
        return parts_of(bot)[1]

    def remarks(self, match: Match, seat: int, action: Action) -> list[Event]:
        """What a bot says with the answer that it is about to give: events of the kind `says`. Nothing for people."""
        return []

    def seat_bots(self, match: Match, bots: Mapping[int, str]) -> None:
        """A match made by a server says in its setup who is which bot: the terminal goes on with such records."""
        said = isinstance(match.header.setup.get("players"), dict)
        if said or any(field.kind == SEATS for field in self.fields):
            kinds = {name: (bots[seat] or BOT) if seat in bots else ME for seat, name in enumerate(match.seats)}
            match.header.setup["players"] = kinds

    def with_bots(self, setup: dict[str, Any], bots: Mapping[str, str]) -> dict[str, Any]:
        """Of a setup that says who plays, with these bots: by name, or for all that are bots anyway."""
        seats = next((field.id for field in self.fields if field.kind == SEATS), "players")
        sitters = dict(setup.get(seats) or self.sitters_of(setup))
        for name in bots:
            if name and name not in sitters:
                raise Refusal("bot-seat", name=name, choices=choices(sitters))
        if "" in bots and not any(sitter != ME and name not in bots for name, sitter in sitters.items()):
            raise Refusal("bot-idle", bot=bots[""], name=next(iter(sitters), ""))
        for name, sitter in sitters.items():
            sitters[name] = bots.get(name) or (bots.get("", sitter) if sitter != ME else sitter)
        return {**setup, seats: sitters}

    def sitters_of(self, setup: Mapping[str, Any]) -> dict[str, str]:
        """Who sits there where the setup does not say."""
        return {}

    # Advice

    def mind(self) -> Mind:
        """Who weighs the answers to an open question: one that plays them on, unless the game has a better one."""
        from underdeck.bots.plainmind import PlainMind

        return PlainMind(self)

    def share(self, outcome: str, name: str) -> float:
        """Of victory, when it ended so, for whoever sat there: all of it, a part or nothing."""
        winners = outcome.split("+")
        if VICTORY in winners:
            return 1.0
        return 1 / len(winners) if name in winners else 0.0

    def won(self, match: Match, seat: int) -> float:
        """What that seat has of a game that is over, by the measure that minds have."""
        return self.share(str(match.outcome), match.seats[seat])

    def proposer(self, kind: str) -> Proposer | None:
        """Who answers questions of that kind to their end, step by step, if somebody can."""
        return None

    # What is shown

    def without_odds(self, view: Any) -> Any:
        """What a seat sees where nobody is to be shown any odds."""
        return view

    def public(self, view: dict[str, Any]) -> dict[str, Any]:
        """Of anybody's view what lies open for a spectator. A party has no secrets from each other; what rivals show
        their game has to say."""
        return {**view, "seat": SPECTATOR} if self.party else {"seat": SPECTATOR}

    def board(self, table: Table) -> Board:
        """The table in the app at a terminal; drawn from view and questions unless the game draws it."""
        from underdeck.app.plainboard import PlainBoard

        return PlainBoard(table)

    def session(self, kept: Journal, language: str, color: bool) -> Console:
        """The line mode; from view and questions unless the game has its own."""
        from underdeck.terminal.session import PlainSession

        return PlainSession(kept, self.words(language), color)

    def introduction(self, setup: Mapping[str, Any], language: str) -> list[str]:
        """To somebody who begins a game without saying how; of the game that came of it."""
        return self.words(language).text.fallback("how-to-play", "").split("\n")

    def greeting(self, match: Match, language: str) -> list[str]:
        """Before the first question of a new game."""
        words = self.words(language)
        return [words.text("game-begins", game=words.title, seed=str(match.header.seed))]

    def commands(self) -> list[Command]:
        """Its own commands of the command line."""
        return []

    def epilogue(self, match: Match, path: Path, language: str) -> list[str]:
        """What is said, and done, when a game of this terminal is over and its record closed."""
        return []

    def going_on(self, match: Match, language: str) -> str:
        """Who plays where, to somebody who resumes a game."""
        words = self.words(language)
        return ", ".join([words.sitter(name) for name in match.seats])

    def report(self, setup: dict[str, Any], games: int, seed: int, bot: str, language: str, as_json: bool) -> str:
        """Many games counted by more than their outcomes: `sim --report`."""
        raise Refusal("no-report", name=self.name)

    def sim_title(self, setup: Mapping[str, Any], language: str) -> str:
        """What was simulated."""
        return self.words(language).title

    def sim_setups(self, setup: dict[str, Any], bot: str) -> list[dict[str, Any]]:
        """What `sim` goes through in turn where not everything was said."""
        return [self.filled(setup)]

    # Studies

    def chronicle(self) -> Chronicle:
        """Who keeps what is to be known of a game besides its outcome."""
        from underdeck.games.chronicle import Chronicle

        return Chronicle()

    def dealt(self, setup: dict[str, Any], rng: Rng) -> dict[str, Any]:
        """A number in the place of names stands for so many of those who may play, dealt by chance."""
        found = dict(setup)
        for field in self.fields:
            count = found.get(field.id)
            if field.needed and field.kind in (SEATS, SEVERAL) and type(count) is int:
                ids = [choice.id for choice in self.choices(field.id, {}, "en")]
                sizes = field.sizes_among(len(ids))
                if count not in sizes:
                    raise Refusal("lab-size", name=field.id, sizes=choices(map(str, sizes)))
                rng.shuffle(ids)
                found[field.id] = ids[:count]
        return found

    # Learners

    environment = ""
    """Its name among the environments for learners, such as `OneDeck`; without one it has none."""

    def observer(self) -> Observer:
        """Who tells learners what a seat sees."""
        raise Refusal("environment-none", name=self.name)

    # Packs from outside

    def pack_tables(self) -> Mapping[str, Any]:
        """By name, the type of every table that its cards may stand in."""
        raise NotImplementedError

    def pack_words(self, language: str) -> Mapping[str, Meanings]:
        """What may stand in these tables besides numbers and choices, by the field it is for, with its meaning."""
        return {}

    def pack_troubles(self, pack: OutsidePack) -> list[Refusal]:
        """Everything that is wrong with its cards."""
        raise NotImplementedError

    def pack_names(self) -> dict[str, str]:
        """Every message that names something, and the set or pack whose it is."""
        raise NotImplementedError

    def pack_setups(self) -> list[dict[str, Any]]:
        """Games in which the cards of its packs come up."""
        raise NotImplementedError

    def pack_study(self) -> dict[str, Any]:
        """A study that holds its packs against the cards of the game: bot, setup and sweep, with and without packs."""
        raise NotImplementedError

    def pack_pieces(self) -> list[Piece]:
        """What of its packs should come up in that study."""
        raise NotImplementedError

    # Files

    @property
    def room(self) -> Traversable:
        """The folder of the game's package, or in which its only file lies."""
        package = type(self).__module__.rpartition(".")[0]
        return resources.files(package) if package else Path(inspect.getfile(type(self))).parent

    @property
    def text(self) -> Traversable:
        """A folder of Fluent files for each language."""
        return self.room / "text"
