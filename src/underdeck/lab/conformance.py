"""The check of a game against the laws: each law on random games over all settings, and all messages."""

from collections.abc import Callable
from typing import NamedTuple

from underdeck.kernel.refusal import Fault, Refusal
from underdeck.kernel.rng import Rng
from underdeck.lab.laws import (
    Law,
    a_game_can_be_left_and_gone_on_with,
    answers_read_back,
    bots_give_what_is_offered,
    chance_is_keyed,
    clones_are_independent,
    games_end,
    nonsense_is_refused,
    positions_read_back,
    random_match,
    records_read_back,
    the_same_answers_lead_to_the_same_end,
    undo_returns,
    undo_teaches_nobody,
    victory_is_shared,
    views_hold_no_chance,
    what_forms_send_is_taken,
    what_is_not_offered_is_refused,
    windows_can_be_passed,
    worlds_are_drawn_anew,
    worlds_ask_their_own,
    worlds_can_be_played_on,
    worlds_hold_nothing_of_the_truth,
    worlds_look_the_same,
)
from underdeck.lab.message_check import MessageCheck, has_messages, malformed_messages
from underdeck.lab.walks import MOST_ANSWERS, Broken, Facts, Setup, Walk, walk_of
from underdeck.match import Match
from underdeck.plugin.base import Plugin
from underdeck.plugin.facets import FACETS, load_entry
from underdeck.plugin.guard import one_line, package_of, source_line
from underdeck.text import LANGUAGES

FIRST = "ends"
"""The law that is tried first: only a game that ends can be held against the others."""
LAWS: dict[str, Law] = {
    FIRST: games_end,
    "forms": what_forms_send_is_taken,
    "shares": victory_is_shared,
    "repeats": the_same_answers_lead_to_the_same_end,
    "keyed": chance_is_keyed,
    "answers": answers_read_back,
    "nonsense": nonsense_is_refused,
    "positions": positions_read_back,
    "clones": clones_are_independent,
    "windows": windows_can_be_passed,
    "records": records_read_back,
    "prefixes": a_game_can_be_left_and_gone_on_with,
    "offered": what_is_not_offered_is_refused,
    "secrets": worlds_look_the_same,
    "asked": worlds_ask_their_own,
    "chance": views_hold_no_chance,
    "truth": worlds_hold_nothing_of_the_truth,
    "anew": worlds_are_drawn_anew,
    "worlds": worlds_can_be_played_on,
    "undo": undo_returns,
    "teaches": undo_teaches_nobody,
    "bots": bots_give_what_is_offered,
}
"""The laws in the order in which they are tried."""
WORDS = "words"
"""The last law: a game has all its messages in every language in which it has any."""


WHOLE = "facets"
"""The check before all laws: the facets that the game names can be used."""
KNOWN = (WHOLE, *LAWS, WORDS)


class Finding(NamedTuple):
    """A broken law, in which game, and how: the message `broken-CODE` shows it with these facts."""

    law: str
    seed: int
    setup: Setup
    code: str
    facts: Facts


class Findings(NamedTuple):
    game: str
    games: int
    broken: list[Finding]
    mute: list[str]
    """The languages of the house in which the game has no messages: ids or English are shown there."""


def check_game(plugin: Plugin, games: int, seed: int = 0, tick: Callable[[], None] = lambda: None) -> Findings:
    """Try every law on so many random games. A broken law is not tried again."""
    walk = walk_of(plugin)
    spoken = [MessageCheck(plugin, language) for language in LANGUAGES if has_messages(plugin, language)]
    laws = {**LAWS, WORDS: saying(spoken)}
    broken: dict[str, Finding] = {}
    for number in range(seed, seed + games):
        for name in [name for name in laws if name not in broken]:
            finding = None if FIRST in broken else judged(plugin, walk, name, laws[name], number)
            if finding is not None:
                broken[name] = finding
        tick()
    said = [(code, facts) for speech in spoken for code, facts in (*malformed_messages(speech), *speech.troubles())]
    unsaid = [Finding(WORDS, seed, {}, code, facts) for code, facts in said]
    mute = [language for language in LANGUAGES if not has_messages(plugin, language)]
    return Findings(plugin.name, games, [*half_made(plugin, seed), *broken.values(), *unsaid], mute)


def half_made(plugin: Plugin, seed: int) -> list[Finding]:
    found: list[Finding] = []
    for name in plugin.facets:
        try:
            part = load_entry(FACETS[name])
        except ImportError:  # that part is not installed here
            continue
        try:
            facet = part.of(plugin)
            if hasattr(facet, "commands"):
                facet.commands()
        except Refusal as refusal:
            why = refusal.cause or refusal
            found.append(Finding(WHOLE, seed, {}, why.code, why.facts))
        except Exception as error:
            facts: Facts = {"error": one_line(error), "place": source_line(package_of(plugin), error)}
            found.append(Finding(WHOLE, seed, {}, "raised", facts))
    return found


def saying(spoken: list[MessageCheck]) -> Law:
    def everything_is_said(walk: Walk, seed: int) -> None:
        def look(match: Match) -> None:
            for speech in spoken:
                speech.moment(match)

        match = random_match(walk, seed, MOST_ANSWERS, look)
        for speech in spoken:
            speech.settings()
            speech.end(match)

    return everything_is_said


def judged(plugin: Plugin, walk: Walk, name: str, law: Law, seed: int) -> Finding | None:
    try:
        law(walk, seed)
    except Broken as broken:
        return Finding(name, seed, setup_of(walk, seed), broken.code, broken.facts)
    except Exception as error:  # whatever a stranger's game raises, somebody would have met it at the table
        cause = error.__cause__ if isinstance(error, Fault) and error.__cause__ else error
        facts: Facts = {"error": one_line(cause), "place": source_line(package_of(plugin), cause)}
        return Finding(name, seed, setup_of(walk, seed), "raised", facts)
    return None


def setup_of(walk: Walk, seed: int) -> Setup:
    """Return the setup that a seed tried; empty if even that fails."""
    try:
        return walk.any_setup(Rng(seed))
    except Exception:
        return {}
