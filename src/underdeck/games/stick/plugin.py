"""The Order of the Stick Adventure Game, as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from underdeck.games.fields import BOT, GROUPS, ME, ONE, SEATS, SEVERAL, Choice, Field
from underdeck.games.plugin import SPECTATOR, BotMaker, Plugin
from underdeck.games.stick.rules.actions import DONE
from underdeck.games.stick.rules.options import LENGTHS, OPTIONS, PRESETS, VARIANTS
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.events import Event
from underdeck.kernel.game import Game
from underdeck.kernel.refusal import Refusal
from underdeck.packs.outside import OutsidePack
from underdeck.packs.vocabulary import Meanings
from underdeck.text.words import Words

if TYPE_CHECKING:
    from underdeck.app.board import Board
    from underdeck.bots.advice import Mind
    from underdeck.games.challenges import Course
    from underdeck.games.chronicle import Chronicle, Piece
    from underdeck.games.deeds import Deed, Story
    from underdeck.games.observer import Observer
    from underdeck.games.stick.rules.shown import View
    from underdeck.kernel.rng import Rng
    from underdeck.match import Match
    from underdeck.server.wire import Table
    from underdeck.terminal.console import Console
    from underdeck.terminal.journal import Journal

PUBLIC = (
    "length", "variants", "options", "turn", "active", "floors", "lowest", "lair_drool", "lair_shticks", "x_per_shtick",
    "players", "npcs", "npc_floor", "battle_deck", "battle_discard", "loot_deck", "loot_discard", "room_deck",
    "xykon_deck", "size", "search", "trap", "wound", "played", "window", "collapse", "outcome",
)  # fmt: skip
"""What lies open on the table."""
PUBLIC_BATTLE = ("floor", "column", "distance", "fighter", "foe", "helpers", "x", "coins", "wounds", "odds", "odds_for")

CAN_WAIT = ("unequip", "trade-loot", "release")


class StickPlugin(Plugin):
    name = "stick"
    party = False
    takes_packs = True
    sizes = (2, 3, 4, 5, 6)
    options = OPTIONS
    presets = PRESETS
    option_help = "os-option"
    quick: ClassVar = {"players": {"roy": ME, "haley": BOT, "belkar": BOT}, "length": "short", "preset": "quick"}
    fields = (
        Field("players", SEATS, "--players", "Characters round the table, such as roy=me,haley=bot,elan=bot.", True,
              sizes, {"roy": ME, "haley": BOT, "elan": BOT, "belkar": BOT}),
        Field("length", ONE, "--length", f"{', '.join(LENGTHS)}; short unless given.", default="short"),
        Field("variants", SEVERAL, "--variant", f"{', '.join(VARIANTS)}; may be repeated."),
        Field("preset", ONE, "--preset", f"A set of house rules, {' or '.join(PRESETS)}.", default="printed"),
        Field("teams", GROUPS, "--team", "A team such as roy,elan; repeat for the others."),
    )  # fmt: skip
    former_bots: ClassVar = {"sensible": "skilled"}
    thinkers = ("expert", "master")
    environment = "Stick"
    tempers = ("greedy", "vengeful", "loyal", "cowardly", "proud", "own")
    cards_told = ("monster", "card", "trap", "shtick", "loot")
    phrases = ("os-help", "os-deal", "os-truce", "os-leader", "os-stairs", "os-flee", "os-remember", "os-xykon")
    windows = ("before-roll", "after-roll", "wound", "evade", "response")
    negotiated = ("assist", "offer")
    vague = ("got-some-loot", "offers-something", "stole-something")
    counted = ("got-some-loot", "dropped-loot")

    def rules(self) -> tuple[Game, str]:
        return self.dealt_from

    def rules_of(self, version: int) -> Game | None:
        from underdeck.games.stick.compile import mixed_stick
        from underdeck.games.stick.rules.game import Stick
        from underdeck.games.stick.rules.options import OLDEST, VERSION

        return Stick(mixed_stick(self.packs).pack, version) if OLDEST <= version < VERSION else None

    @cached_property
    def dealt_from(self) -> tuple[Game, str]:
        """Found once: a random game takes hardly longer than looking for its cards."""
        from underdeck.games.stick.compile import mixed_stick
        from underdeck.games.stick.rules.game import Stick

        pack = mixed_stick(self.packs).pack
        return Stick(pack), pack.digest

    def won(self, match: Match, seat: int) -> float:
        """OS-24.5: a team wins together."""
        share = super().won(match, seat)
        return 1.0 if share and match.state.players[seat].team >= 0 else share

    def bots(self) -> dict[str, BotMaker]:
        from underdeck.bots.random import Random
        from underdeck.games.stick.bots.novice import Novice
        from underdeck.games.stick.bots.sensible import Sensible
        from underdeck.games.stick.bots.thinkers import Expert, Master

        return {
            "random": Random,
            "novice": Novice,
            "skilled": Sensible,
            "expert": Expert,
            "master": Master,
        }

    def temper_at(self, bot: str, sitter: str) -> str:
        from underdeck.games.stick.bots.tempers import DEFAULTS, OWN

        temper = super().temper_at(bot, sitter)
        return DEFAULTS.get(sitter, "") if temper == OWN else temper

    def remarks(self, match: Match, seat: int, action: Action) -> list[Event]:
        from underdeck.games.stick.remarks import remark

        temper = self.temper_at(self.bot_at(match, seat), match.seats[seat])
        return remark(temper, match, seat, action) if temper in self.tempers else []

    def mind(self) -> Mind:
        from underdeck.games.stick.bots.mind import StickMind

        return StickMind()

    def words(self, language: str) -> Words:
        from underdeck.games.stick.text.words import stick_text

        return stick_text(language, self.packs)

    def place_of(self, decision: Decision) -> int:
        """Whoever may still make an offer comes first, so that the one asked hears both sides of a duel (OS-10.6); then
        those who were asked for help; askers go on when they have their answers."""
        if decision.kind == "offer":
            return 1
        return 0 if decision.kind == "assist" and (DONE,) in decision.options else 2

    def can_wait(self, match: Match, decision: Decision, words: str) -> bool:
        """At the end of a turn: what the start of the next one offers as well. A turn without a start does not wait,
        nor does the collapse, after which there may be no next one."""
        usual_end = decision.kind == "end" and len(decision.frame) == 1 and not match.state.collapse
        return usual_end and words.split(" ")[0] in CAN_WAIT

    def gives_way(self, words: str) -> bool:
        """An offer that is being thought about is never taken back for anybody."""
        return not words.startswith("withdraw")

    def choices(self, field: str, setup: Mapping[str, Any], language: str) -> list[Choice]:
        from underdeck.games.stick.text.words import stick_text

        words = stick_text(language, self.packs)
        if field == "players":
            return [Choice(each.id, words.character(each.id), words.hero(each)) for each in words.pack.characters]
        ids = {"length": LENGTHS, "variants": VARIANTS, "preset": tuple(PRESETS)}.get(field, ())
        kind = field.removesuffix("s")
        return [Choice(id, words.text(f"{kind}-{id}")) for id in ids]

    def introduction(self, setup: Mapping[str, Any], language: str) -> list[str]:
        from underdeck.games.stick.rules.options import make_rules
        from underdeck.games.stick.text.words import stick_text

        rules = make_rules(setup.get("preset"), setup.get("options", {}))
        return stick_text(language, self.packs).how_to_play(rules.changed()).split("\n")

    def greeting(self, match: Match, language: str) -> list[str]:
        text = self.words(language).text
        return [text("hello", seed=str(match.header.seed)), text("os-how-to-show")]

    def deed(self, match: Match, story: Story) -> Deed:
        from underdeck.games.stick.deeds import deed

        return deed(match, story)

    def daily(self, rng: Rng) -> Course:
        from underdeck.games.stick.courses import daily

        return daily(rng)

    def weekly(self, rng: Rng) -> Course:
        from underdeck.games.stick.courses import weekly

        return weekly(rng)

    def rank(self, deed: Deed, seat: int) -> int:
        from underdeck.games.stick.courses import rank

        return rank(deed, seat)

    def catalog(self, language: str) -> dict[str, Any]:
        import msgspec

        from underdeck.games.stick.catalog import stick_catalog
        from underdeck.games.stick.text.words import stick_text

        found: dict[str, Any] = msgspec.to_builtins(stick_catalog(stick_text(language, self.packs)))
        return found

    def board(self, table: Table) -> Board:
        from underdeck.games.stick.board import StickBoard

        return StickBoard(table)

    def session(self, kept: Journal, language: str, color: bool) -> Console:
        from underdeck.games.stick.line import StickSession
        from underdeck.games.stick.text.words import stick_text

        return StickSession(kept, stick_text(language, self.packs), color)

    def going_on(self, match: Match, language: str) -> str:
        from underdeck.games.stick.text.words import stick_text

        words = stick_text(language, self.packs)
        names = words.join([words.character(name) for name in match.seats])
        return words.text("resuming", players=names, turn=match.view(0).turn)

    def report(self, setup: dict[str, Any], games: int, seed: int, bot: str, language: str, as_json: bool) -> str:
        from underdeck.games.stick.report import told_report

        return told_report(setup, games, seed, bot, language, as_json)

    def sim_setups(self, setup: dict[str, Any], bot: str) -> list[dict[str, Any]]:
        from underdeck.games.stick.rules.options import make_rules

        found = {"length": LENGTHS[0], "players": 4, **setup}
        rules = make_rules(found.get("preset"), found.get("options", {}))
        if bot == "random" and rules.turn_limit == "none":  # aimless players would never be done
            found["options"] = {**found.get("options", {}), "turn_limit": "30"}
        return [found]

    def chronicle(self) -> Chronicle:
        from underdeck.games.stick.chronicle import StickChronicle

        return StickChronicle()

    def observer(self) -> Observer:
        from underdeck.games.stick.bots.observing import StickObserver

        return StickObserver()

    def pack_tables(self) -> Mapping[str, Any]:
        from underdeck.games.stick.compile import SPECS
        from underdeck.games.stick.schema import OUTSIDE

        return {name: SPECS[name] for name in OUTSIDE}

    def pack_words(self, language: str) -> Mapping[str, Meanings]:
        from underdeck.games.stick.text.words import stick_text

        return stick_text(language, self.packs).vocabulary()

    def pack_troubles(self, pack: OutsidePack) -> list[Refusal]:
        from underdeck.games.stick.compile import troubles_of

        return troubles_of(pack)

    def pack_names(self) -> dict[str, str]:
        from underdeck.games.stick.compile import mixed_stick

        return mixed_stick(self.packs).names

    def pack_setups(self) -> list[dict[str, Any]]:
        """With the characters of the packs, where they bring any, among the first."""
        from underdeck.games.stick.compile import mixed_stick

        catalog = mixed_stick(self.packs)
        ids = [character.id for character in catalog.pack.characters]
        own = [id for id in ids if catalog.names[f"os-character-{id}"] in [ref.id for ref in self.packs]]
        tables = [{"players": [*own, *[id for id in ids if id not in own]][:count] if own else count}
                  for count in (3, 4, 6)]  # fmt: skip
        return [each for table in tables for each in self.sim_setups(table, "random")]

    def pack_study(self) -> dict[str, Any]:
        from underdeck.games.stick.balance import pack_study
        from underdeck.games.stick.compile import mixed_stick

        return pack_study(mixed_stick(self.packs), [ref.id for ref in self.packs])

    def pack_pieces(self) -> list[Piece]:
        from underdeck.games.stick.balance import pieces
        from underdeck.games.stick.compile import mixed_stick

        return pieces(mixed_stick(self.packs), [ref.id for ref in self.packs])

    def without_odds(self, view: View) -> View:
        battle = None if view.battle is None else replace(view.battle, odds=None, shtick_odds={})
        routes = [replace(each, odds=None) for each in view.routes]
        return replace(view, battle=battle, prospects={}, routes=routes)

    def public(self, view: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = {
            "seat": SPECTATOR,
            "hand": [],
            "stash": [],
            "looked_at": [],
            "battle": None,
            "prospects": {},
            "steps": {},
            "routes": [],
            "refused": {},
            "lair_met": (False, False),
        }
        found |= {name: view[name] for name in PUBLIC}
        if view["battle"] is not None:
            offers = [
                {"asker": each["asker"], "asked": each["asked"], "loot": None} for each in view["battle"]["offers"]
            ]
            found["battle"] = {name: view["battle"][name] for name in PUBLIC_BATTLE}
            found["battle"] |= {"offers": offers, "shtick_odds": {}}
            fighter = found["battle"]["fighter"]["character"]
            if found["battle"]["odds"] and found["battle"]["odds_for"] != fighter:  # whose view this was doesn't matter
                found["battle"] |= {"odds": found["battle"]["odds"][::-1], "odds_for": fighter}
        return found
