"""Both languages are complete, with the same messages and variables, and can say all that happens in a game."""

import errno
import os
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

import underdeck
from table import at
from underdeck import Refusal
from underdeck.forms.language_check import GRAMMAR
from underdeck.games.onedeck.rules import notation as onedeck_notation
from underdeck.games.onedeck.rules.editions import OPTIONS
from underdeck.games.onedeck.text.words import ASK_RULES, onedeck_text
from underdeck.games.stick.rules import notation as stick_notation
from underdeck.kernel.refusal import reason_of
from underdeck.kernel.rng import Rng
from underdeck.match.stops import STOPS
from underdeck.plugin.registry import plugin_of
from underdeck.server.database import TROUBLES
from underdeck.text import LANGUAGES, text_in
from underdeck.text.facet import TextFacet
from underdeck.text.fluent import HOUSE, files_of
from underdeck.text.languages import language_of
from underdeck.text.rulebook import rule_ids
from wander import any_setup, sturdy_game, wander


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


ROOMS = ("", "onedeck", "stick")
"""The house and the games: each has its own messages, a game's go before those of the house."""


def all_files(language, room):
    return files_of(room or HOUSE, language_of(language))


def messages(language: str, room: str) -> dict[str, set[str]]:
    """Every message and attribute with the variables it uses; junk and repeats are errors."""
    found: dict[str, set[str]] = {}
    for file in all_files(language, room):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (file.name, entry.content)
            if not isinstance(entry, ast.Message):
                continue
            for id, pattern in [
                (entry.id.name, entry.value),
                *[
                    (f"{entry.id.name}.{attribute.id.name}", attribute.value)
                    for attribute in entry.attributes
                    if attribute.id.name not in GRAMMAR
                ],
            ]:
                assert id not in found, f"{file.name}: {id} twice"
                visitor = Variables()
                visitor.visit(pattern)
                found[id] = visitor.names
    return found


@pytest.mark.long
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_read_alone_is_what_it_is_in_its_file(language, room):
    text = text_in(language, room)
    for file in all_files(language, room):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                alone = FluentParser().parse(text.written[entry.id.name]).body[0]
                assert alone.equals(entry, ignored_fields=["span", "comment"]), entry.id.name


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_what_is_its_own_or_the_houses_and_the_house_can_say_everything(language):
    ids = {room: {id.partition(".")[0] for id in messages(language, room)} for room in ROOMS}
    assert all(set(text_in(language, room).written) == ids[""] | ids[room] for room in ROOMS if room)
    assert set(text_in(language).written) == set().union(*ids.values())


TERMS = {"deed", "deeds", "Deeds"}
"""What an edition calls a heroic feat: each language takes the number that its sentence needs (E-1)."""


@pytest.mark.parametrize("room", ROOMS)
def test_all_languages_have_the_same_messages_with_the_same_variables(room):
    english = messages("en", room)
    assert len(english) > 400
    english = {id: variables - TERMS for id, variables in english.items()}
    for language in LANGUAGES[1:]:
        assert {id: variables - TERMS for id, variables in messages(language, room).items()} == english


@pytest.mark.parametrize("room", ROOMS)
def test_every_file_exists_in_every_language(room):
    names = [sorted(file.name for file in all_files(language, room)) for language in LANGUAGES]
    assert names.count(names[0]) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_rule_and_option_has_its_text(language):
    words = onedeck_text(language)
    rows = words.listing()
    assert len(rows) == len({row["id"] for row in rows}) == len(words.catalog.facts) + 1
    for row in rows:
        assert row["name"] and row["text"]
        assert (row["origin"] == "original") == bool(row["why"])
    assert [rule.id for rule in words.rules.rules] == list(rule_ids("onedeck"))
    for name in OPTIONS:
        assert words.text(f"option-{name}")
    for ids in ASK_RULES.values():
        assert all(words.rules.find(id).text for id in ids)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@given(seed=st.integers(min_value=0, max_value=2**40))
@settings(max_examples=15, deadline=None)
def test_everything_that_happens_or_is_asked_can_be_told(language, seed):
    """A missing message or variable raises; no raw id or brace may shine through."""
    game = sturdy_game()
    words = onedeck_text(language)

    def look(state, step):
        said = [words.event(event) for event in state.events]
        for decision in game.decisions(state):
            view = game.view(state, decision.seat)
            said += [words.question(decision, view), words.why(decision, view)]
            said += [words.full_answer(game.write_action(state, option), decision, view) for option in decision.options]
        for line in said:
            assert line.strip() and "{" not in line and "  " not in line

    wander(game, any_setup(Rng(seed)), seed, look, most=50_000)


def test_every_event_and_refusal_in_the_code_has_its_message_and_no_message_is_left_over():
    folder = Path(underdeck.__file__).parent
    source = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    rules = "".join(file.read_text(encoding="utf-8") for file in (folder / "games" / "onedeck").rglob("*.py"))
    events = set(re.findall(r'\btell\(\s*state,\s*"([\w-]+)"', rules)) | {"entered", "opened", "poison-strikes"}
    refusals = set(re.findall(r'(?:Refusal|Fault)\(\s*"([\w-]+)"', source)) | {"record-newer", "record-foreign"}
    refusals |= set(TROUBLES.values())
    refusals |= {f"position-{reason}" for reason in re.findall(r'self\.refuse\("([\w-]+)"', source)}
    ids = [id for room in ROOMS for id in messages("en", room) if "." not in id]
    told = {id.removeprefix("event-").partition("-in-")[0] for id in ids if id.startswith("event-")}  # E-1: own terms
    assert told == events
    spoken = {id.removeprefix("refuse-") for id in ids if id.startswith("refuse-")}
    assert spoken - refusals == set()
    assert {code for code in refusals if not code.startswith("position-")} - spoken == set()


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("card-glooping-ooze", "Boue collante"),
        ("dungeon-minotaurs-maze", "Labyrinthe du Minotaure"),
        ("skill-static-burst", "Rafale statique"),
        ("potion-healing", "Soin"),
        ("hero-warrior", "Guerrière"),
    ],
)
def test_french_names_are_those_of_the_french_rulebook(id, name):
    assert text_in("fr")(id).lower() == name.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_are_written_with_the_letters_of_the_language(language):
    words = onedeck_text(language)
    assert words.dice_words("s4 a5 m6! h1") == {"en": "S4 A5 M6! H1", "fr": "F4 A5 M6! H1"}[language]


def test_rules_are_found_by_number_by_word_and_without_accents():
    french = onedeck_text("fr").rules
    assert [rule.id for rule in french.search("od-5.4")] == ["OD-5.4"]
    assert len(french.search("OD-5")) == 19
    assert french.search("étage") == french.search("ETAGE")
    with pytest.raises(Refusal) as caught:
        french.search("xyzzy")
    assert caught.value.code == "unknown-rule"


def test_an_unknown_language_is_refused():
    with pytest.raises(Refusal) as caught:
        text_in("de")
    assert str(caught.value) == "There is no language “de”; choose from: en, fr."


@pytest.mark.parametrize(("language", "said"), [("en", "Discard: A4"), ("fr", "Défausser")])
def test_a_die_given_for_a_heroic_one_is_discarded_not_added(language, said):
    t = at("heroes warrior\ndungeon dragons-cave\ndoors bandit-1 ?\nphase placing 1\nhero warrior pool s1 s2 a4")
    t.do("convert s1")
    decision = t.match.decisions[0]
    assert onedeck_text(language).full_answer("add warrior a4", decision, t.view).startswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_never_speaks_with_the_words_of_another(language):
    """A fallback must not find what another game says: it would ask for facts that this one doesn't have."""
    stick, onedeck = text_in(language, "stick"), text_in(language, "onedeck")
    assert onedeck.has("prompt-others") and not stick.has("prompt-others")
    assert onedeck.has("how-to-play") and not stick.has("how-to-play")
    assert stick.has("os-how-to-play") and not onedeck.has("os-how-to-play")
    assert text_in(language).has("os-how-to-play") and text_in(language).has("prompt-others")


@pytest.mark.parametrize("lang, said", [
    ("en", "/tmp/x can’t be read: No such file or directory"),
    ("fr", "Impossible de lire /tmp/x\u00a0: fichier ou dossier introuvable"),
])  # fmt: skip
def test_what_the_system_says_of_files_is_said_in_the_language(lang, said):
    def told(number):
        error = OSError(number, os.strerror(number))
        return text_in(lang).refusal(Refusal("file-read", file="/tmp/x", **reason_of(error)))

    assert told(errno.ENOENT).removesuffix(".") == said
    assert text_in(lang).refusal(Refusal("file-read", file="/tmp/x", reason="?", errno=errno.ENOENT)) == told(
        errno.ENOENT
    )
    translated = (errno.EISDIR, errno.ENOTDIR, errno.EACCES, errno.ENOSPC)
    assert all((os.strerror(number) in told(number)) == (lang == "en") for number in translated)
    assert os.strerror(errno.EIO) in told(errno.EIO), "others as they are"


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_every_verb_of_the_notation_has_a_french_word(game):
    verbs = set((onedeck_notation if game == "onedeck" else stick_notation).VERBS.values())
    words = TextFacet.of(plugin_of(game)).words("fr").typed_words
    alike = {"bonus", "invisible", "poison", "potion", "xp"}  # in both languages
    commands = {"door", "sheet"} if game == "onedeck" else {"stops", "look", "skip", "turn", "battle"}
    assert verbs - alike <= set(words.values()) <= verbs | set(STOPS) | commands
    assert not commands & verbs
    assert not set(words) & verbs, "a verb would mean another one"
