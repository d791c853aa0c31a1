"""One Deck Dungeon, as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from underdeck.games.fields import ME, ONE, SEVERAL, SWITCH, Choice, Field
from underdeck.games.onedeck.rules.editions import OPTIONS, PRESETS
from underdeck.games.plugin import BotMaker, Plugin, Proposer
from underdeck.kernel.game import Game
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match
from underdeck.packs.outside import OutsidePack
from underdeck.packs.vocabulary import Meanings
from underdeck.text.words import Words

if TYPE_CHECKING:
    from pathlib import Path

    from click import Command

    from underdeck.app.board import Board
    from underdeck.bots.advice import Mind
    from underdeck.games.challenges import Course
    from underdeck.games.chronicle import Chronicle, Piece
    from underdeck.games.deeds import Deed, Story
    from underdeck.games.observer import Observer
    from underdeck.games.onedeck.campaign.sheets import OneDeckSheets
    from underdeck.games.onedeck.rules.cards import Pack
    from underdeck.games.onedeck.text.words import OneDeckText
    from underdeck.games.puzzles import Task
    from underdeck.kernel.decisions import Action
    from underdeck.kernel.rng import Rng
    from underdeck.server.wire import Table
    from underdeck.terminal.console import Console
    from underdeck.terminal.journal import Journal

LATEST = "1.9"


class OneDeckPlugin(Plugin):
    name = "onedeck"
    own_questions = ("placing", "feat")
    people_only = ("marks",)  # check-marks are for good
    takes_packs = True
    single_tables = ("reference", "deck")
    about = "hero"
    cards_told = ("card", "boss")
    phrases = ("od-mine", "od-help", "od-dice", "od-flee", "od-potions", "od-drink", "od-time", "od-boss")
    sizes = (1, 2, 4)
    options = OPTIONS
    presets = PRESETS
    quick: ClassVar = {"heroes": ["warrior"], "dungeon": "dragons-cave", "edition": LATEST}
    fields = (
        Field("heroes", SEVERAL, "--hero", "A hero, by id; repeat for two or four heroes.", True, sizes, ["mage"]),
        Field("dungeon", ONE, "--dungeon", "The dungeon, by id (see `underdeck cards onedeck`).", True, (),
              "dragons-cave"),
        Field("set", ONE, "--set", "The deck: base, forest, hybrid or a pack's; the dungeon's own unless given."),
        Field("tier", ONE, "--tier", "A challenge tier: novice, standard, veteran, fearless (v1.1: expert)."),
        Field("edition", ONE, "--edition", f"Rulebook edition: {', '.join(PRESETS)}; {LATEST} unless given.",
              default=LATEST),
        Field("hordes", SWITCH, "--hordes", "Four heroes: add the Hordes card."),
        Field("reference", ONE, "--reference", "Hybrid decks: the potion of the Turn Reference, healing or cure."),
    )  # fmt: skip
    puzzles = True
    ponders = True
    former_bots: ClassVar = {"greedy": "skilled"}
    thinkers = ("expert", "master")
    environment = "OneDeck"

    def rules(self) -> tuple[Game, str]:
        return self.dealt_from

    def rules_of(self, version: int) -> Game | None:
        from underdeck.games.onedeck.rules.editions import OLDEST, VERSION
        from underdeck.games.onedeck.rules.game import OneDeck

        return OneDeck(self.printed, version) if OLDEST <= version < VERSION else None

    @cached_property
    def dealt_from(self) -> tuple[Game, str]:
        """Found once: a random game takes hardly longer than looking for its cards."""
        from underdeck.games.onedeck.compile import mixed_pack
        from underdeck.games.onedeck.rules.game import OneDeck

        pack = mixed_pack(self.packs).pack
        return OneDeck(pack), pack.digest

    @property
    def printed(self) -> Pack:
        """The cards it is played with."""
        from underdeck.games.onedeck.compile import mixed_pack

        return mixed_pack(self.packs).pack

    def bots(self) -> dict[str, BotMaker]:
        from underdeck.bots.random import Random
        from underdeck.games.onedeck.bots.greedy import Greedy
        from underdeck.games.onedeck.bots.novice import Novice
        from underdeck.games.onedeck.bots.thinkers import Expert, Master

        return {"random": Random, "novice": Novice, "skilled": Greedy, "expert": Expert, "master": Master}

    def words(self, language: str) -> OneDeckText:
        from underdeck.games.onedeck.text.words import onedeck_text

        return onedeck_text(language, self.packs)

    def table_words(self, language: str) -> Words:
        from underdeck.games.onedeck.text.table import table_text

        return table_text(language, self.packs)

    def mind(self) -> Mind:
        from underdeck.games.onedeck.bots.mind import OneDeckMind

        return OneDeckMind()

    def proposer(self, kind: str) -> Proposer | None:
        from underdeck.games.onedeck.bots.proposal import told_proposal

        return told_proposal if kind == "placing" else None

    def choices(self, field: str, setup: Mapping[str, Any], language: str) -> list[Choice]:
        from underdeck.games.onedeck.asking import choices

        return choices(self.words(language), field, setup)

    def sitters_of(self, setup: Mapping[str, Any]) -> dict[str, str]:
        """One person plays all heroes, unless some are said to be bots."""
        return dict.fromkeys(setup.get("heroes", []), ME)

    def needed(self, setup: Mapping[str, Any]) -> list[str]:
        from underdeck.games.onedeck.catalog import WITH_SHEETS

        return [*super().needed(setup), *(WITH_SHEETS if "sheets" in setup else ())]

    def filled(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        from underdeck.games.onedeck.asking import filled

        return filled(self.printed, setup)

    def usual(self, setup: dict[str, Any]) -> dict[str, Any]:
        return {"edition": LATEST, **setup} if "position" not in setup else setup

    def all_said(self, setup: Mapping[str, Any]) -> bool:
        return "edition" in setup

    def sheets(self) -> OneDeckSheets:
        from underdeck.games.onedeck.campaign.sheets import OneDeckSheets

        return OneDeckSheets()

    def introduction(self, setup: Mapping[str, Any], language: str) -> list[str]:
        return [self.words(language).text("first-game")]

    def greeting(self, match: Match, language: str) -> list[str]:
        text, seed = self.words(language).text, str(match.header.seed)
        return [text("hello", edition=match.view(0).edition, seed=seed)]

    def commands(self) -> list[Command]:
        from underdeck.games.onedeck.campaign.commands import campaign

        return [campaign]

    def sim_title(self, setup: Mapping[str, Any], language: str) -> str:
        text = self.words(language).text
        every = text("sim-all")
        heroes = ", ".join([text(f"hero-{hero}") for hero in setup.get("heroes", [])]) or every
        place = text(f"dungeon-{setup['dungeon']}") if "dungeon" in setup else every
        return text("sim-what", heroes=heroes, dungeon=place, edition=setup.get("edition", LATEST))

    def deed(self, match: Match, story: Story) -> Deed:
        from underdeck.games.onedeck.deeds import deed

        return deed(match, story)

    def daily(self, rng: Rng) -> Course:
        from underdeck.games.onedeck.courses import daily

        return daily(rng)

    def weekly(self, rng: Rng) -> Course:
        from underdeck.games.onedeck.courses import weekly

        return weekly(rng)

    def puzzle(self, seed: int, grade: str) -> Task:
        from underdeck.games.onedeck.puzzles import make

        return make(seed, grade)

    def solved(self, match: Match) -> bool:
        from underdeck.games.onedeck.puzzles import reached

        return reached(match.state)

    def trying(self, match: Match) -> bool:
        from underdeck.games.onedeck.puzzles import trying

        return trying(match.state)

    def next_step(self, match: Match) -> Action | None:
        from underdeck.games.onedeck.puzzles import next_step

        return next_step(match.state)

    def rank(self, deed: Deed, seat: int) -> int:
        from underdeck.games.onedeck.courses import rank

        return rank(deed)

    def catalog(self, language: str) -> dict[str, Any]:
        import msgspec

        from underdeck.games.onedeck.catalog import onedeck_catalog
        from underdeck.games.onedeck.text.table import table_text

        found: dict[str, Any] = msgspec.to_builtins(onedeck_catalog(table_text(language, self.packs)))
        return found

    def board(self, table: Table) -> Board:
        from underdeck.games.onedeck.board import OneDeckBoard

        return OneDeckBoard(table)

    def session(self, kept: Journal, language: str, color: bool) -> Console:
        from underdeck.games.onedeck.line import Session
        from underdeck.games.onedeck.text.words import onedeck_text

        return Session(kept, onedeck_text(language, self.packs), color)

    def epilogue(self, match: Match, path: Path, language: str) -> list[str]:
        """OD-14: the sheets it was played with."""
        from underdeck.games.onedeck.campaign import shelf
        from underdeck.games.onedeck.campaign.commands import summary
        from underdeck.games.onedeck.text.words import onedeck_text

        return [summary(onedeck_text(language), sheet) for sheet in shelf.settle(match, path)]

    def going_on(self, match: Match, language: str) -> str:
        words, view = self.words(language), match.view(0)
        heroes = super().going_on(match, language)
        return words.text("resuming", heroes=heroes, dungeon=words.place(view), turn=view.turn)

    def report(self, setup: dict[str, Any], games: int, seed: int, bot: str, language: str, as_json: bool) -> str:
        from underdeck.games.onedeck.report import told_report

        return told_report(setup, games, seed, bot, language, as_json)

    def sim_setups(self, setup: dict[str, Any], bot: str) -> list[dict[str, Any]]:
        from underdeck.games.onedeck.asking import all_parties

        return all_parties(self.printed, setup)

    def chronicle(self) -> Chronicle:
        from underdeck.games.onedeck.chronicle import OneDeckChronicle

        return OneDeckChronicle()

    def observer(self) -> Observer:
        from underdeck.games.onedeck.bots.observing import OneDeckObserver

        return OneDeckObserver()

    def pack_tables(self) -> Mapping[str, Any]:
        from underdeck.games.onedeck.schema import OUTSIDE

        return OUTSIDE

    def pack_words(self, language: str) -> Mapping[str, Meanings]:
        from underdeck.games.onedeck.text.words import onedeck_text

        return onedeck_text(language, self.packs).vocabulary()

    def pack_troubles(self, pack: OutsidePack) -> list[Refusal]:
        from underdeck.games.onedeck.compile import troubles_of

        return troubles_of(pack)

    def pack_names(self) -> dict[str, str]:
        from underdeck.games.onedeck.compile import mixed_pack

        return mixed_pack(self.packs).names

    def pack_setups(self) -> list[dict[str, Any]]:
        from underdeck.games.onedeck.asking import outside_parties
        from underdeck.games.onedeck.compile import mixed_pack

        return outside_parties(mixed_pack(self.packs), [ref.id for ref in self.packs])

    def pack_study(self) -> dict[str, Any]:
        from underdeck.games.onedeck.balance import pack_study
        from underdeck.games.onedeck.compile import mixed_pack

        return pack_study(mixed_pack(self.packs), [ref.id for ref in self.packs])

    def pack_pieces(self) -> list[Piece]:
        from underdeck.games.onedeck.balance import pieces
        from underdeck.games.onedeck.compile import mixed_pack

        return pieces(mixed_pack(self.packs), [ref.id for ref in self.packs])

    def said_once(self, kind: str, words: str) -> bool:
        """R-20."""
        return kind == "placing" and words == "done"
