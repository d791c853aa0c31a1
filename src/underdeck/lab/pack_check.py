"""The check of a third-party pack: its cards, its texts in every language, and whole games with it."""

from collections.abc import Callable, Iterable
from typing import Any

from underdeck.bots import ask, best_bot, make_bot
from underdeck.forms.trial import sound_plugins
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match
from underdeck.match.driver import next_question
from underdeck.match.header import Header
from underdeck.packs.faults import hints
from underdeck.packs.outside import MANIFEST, OutsidePack, known, read_toml
from underdeck.packs.reading import UNNAMED
from underdeck.plugin.base import Plugin
from underdeck.plugin.packs import PacksFacet
from underdeck.plugin.registry import plugin_of
from underdeck.text import LANGUAGES
from underdeck.text.facet import TextFacet
from underdeck.text.outside import broken_messages, entries_of, repeated_messages, said_in
from underdeck.text.words import Words

MOST_BROKEN = 3
"""The most broken games that are listed: the others break for the same reasons."""
MOST_ANSWERS = 20_000
TOLD_EVERY = 10
"""The step between games that are also rendered in every language."""
BEST_EVERY = 40
"""The step between games that the best bot plays: it gets further."""


class Findings:
    __slots__ = ("cards", "games", "pack", "troubles", "unnamed")

    def __init__(self, pack: OutsidePack) -> None:
        self.pack = pack
        self.troubles: list[Refusal] = []
        self.unnamed: dict[str, list[str]] = {}
        """By language: what has no name of its own there."""
        self.cards = 0
        self.games = 0


def check_pack(pack: OutsidePack) -> Findings:
    """Check everything but the games."""
    found = Findings(pack)
    wrong_cards = card_troubles(pack)
    found.troubles += [*wrong_cards, *pack.troubles.values()]
    check_messages(found)
    if wrong_cards:
        return found
    plugin = plugin_of(pack.manifest.game, (known(pack),))
    check_texts(found, plugin)
    check_pictures(found, plugin)
    check_cards(found, plugin)
    return found


def card_troubles(pack: OutsidePack) -> list[Refusal]:
    """Return everything that is wrong with its cards; the right game, if they are for another one."""
    plugin = plugin_of(pack.manifest.game)
    if not plugin.takes_packs:
        raise Refusal("packs-none", game=plugin.name)
    if not pack.cards():
        return [Refusal("pack-no-cards", file=pack.place)]
    other = meant_game(pack, plugin)
    if other:
        return [Refusal("pack-other-game", file=f"{pack.place}/{MANIFEST}", game=plugin.name, other=other)]
    return PacksFacet.of(plugin).troubles(pack)


def meant_game(pack: OutsidePack, plugin: Plugin) -> str:
    """Return the other game to which all its tables belong, if none belongs to its own."""
    names: set[str] = set()
    for file, data in pack.cards():
        try:
            names |= read_toml(file, data).keys()
        except Refusal:
            continue
    if not names or names & set(PacksFacet.of(plugin).tables()):
        return ""
    others = [each for each in sound_plugins() if each.takes_packs and each.name != plugin.name]
    return next((each.name for each in others if names <= set(PacksFacet.of(each).tables())), "")


def play_games(found: Findings, games: int, seed: int, tick: Callable[[], None]) -> None:
    manifest = found.pack.manifest
    plugin = plugin_of(manifest.game, (known(found.pack),))
    for number in range(games):
        if len(found.troubles) >= MOST_BROKEN:
            break
        play_one(found, plugin, seed + number, number)
        found.games += 1
        tick()


def check_messages(found: Findings) -> None:
    pack = found.pack
    for language in pack.languages:
        for file, id in broken_messages(pack, language):
            found.troubles.append(Refusal("pack-message", file=f"{pack.place}/{file}", name=id))
        for file, id in repeated_messages(pack, language):
            found.troubles.append(Refusal("pack-message-twice", file=f"{pack.place}/{file}", name=id))


def check_texts(found: Findings, plugin: Plugin) -> None:
    """Check that its messages belong to its own things, and that all of those have names."""
    pack = found.pack
    names = PacksFacet.of(plugin).names()
    own = [name for name, owner in names.items() if owner == pack.manifest.id and not name.startswith(UNNAMED)]
    for language in pack.languages:
        broken = {name for _, name in broken_messages(pack, language)}
        for id, (file, _) in entries_of(pack, language).items():
            if id not in own and id not in broken:
                found.troubles.append(nobodys(f"{pack.place}/{file}", id, own))
    for language in LANGUAGES:
        unnamed = [name for name in own if not name.startswith("set-") and name not in said_in(pack, language)]
        if unnamed:
            found.unnamed[language] = unnamed


def nobodys(file: str, name: str, own: Iterable[str]) -> Refusal:
    return Refusal("pack-message-unknown", file=file, name=name, near=hints(name, own)["near"])


def check_pictures(found: Findings, plugin: Plugin) -> None:
    """Check that each picture shows something of the pack."""
    manifest = found.pack.manifest
    own = {name.partition("-")[2] for name, owner in PacksFacet.of(plugin).names().items() if owner == manifest.id}
    for id in found.pack.drawn:
        if id not in own:
            found.troubles.append(nobodys(f"{found.pack.place}/pictures/{id}.svg", id, own))


def check_cards(found: Findings, plugin: Plugin) -> None:
    """Check the text of every card, in every language."""
    for language in LANGUAGES:
        for words in (TextFacet.of(plugin).words(language), TextFacet.of(plugin).table_words(language)):
            facts = words.facts_of(found.pack.manifest.id)
            found.cards = len(facts)
            for fact in facts:
                try:
                    words.listed(fact)
                    words.face(fact.subject)
                except Exception as error:  # whatever it is, somebody would have met it at the table
                    found.troubles.append(
                        Refusal("pack-card-text", file=found.pack.place, card=fact.id, lang=language,
                                reason=said(error))
                    )  # fmt: skip


def play_one(found: Findings, plugin: Plugin, seed: int, number: int) -> None:
    setups = PacksFacet.of(plugin).setups()
    setup = setups[number % len(setups)]
    bot = best_bot(plugin.name) if number % BEST_EVERY == BEST_EVERY - 1 else "random"
    tellers = [TextFacet.of(plugin).words(language) for language in LANGUAGES] if number % TOLD_EVERY == 0 else []
    try:
        play(plugin, setup, seed, bot, tellers)
    except Exception as error:
        facts = {"seed": str(seed), "setup": repr(setup), "bot": bot, "reason": said(error)}
        found.troubles.append(Refusal("pack-game-broke", file=f"{found.pack.place}/{MANIFEST}", **facts))


def said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def play(plugin: Plugin, setup: dict[str, Any], seed: int, bot: str, tellers: list[Words]) -> None:
    rules, cards = plugin.rules()
    match = Match(Header(plugin.name, rules.rules_version, cards, seed, setup, packs=plugin.packs))
    player = make_bot(bot, seed, plugin.name)
    while match.outcome is None:
        for words in tellers:
            render_all(match, words)
        seat, action = ask(player, match, next_question(match))
        match.submit(seat, action)
        if len(match.log) > MOST_ANSWERS:
            raise RuntimeError("the game does not end")


def render_all(match: Match, words: Words) -> None:
    for event in match.events:
        words.event(event)
    for decision in match.decisions:
        view = match.view(decision.seat)
        words.question(decision, view)
        for option in decision.options:
            words.full_answer(match.write(option), decision, view)
