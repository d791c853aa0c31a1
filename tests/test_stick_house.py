"""Games that do not follow the rulebook say so, and tell their own rules in both languages."""

import pytest

from underdeck.games.stick.rules.options import OPTIONS, PRESETS
from underdeck.games.stick.text.words import stick_text
from underdeck.match import new
from underdeck.text import LANGUAGES
from underdeck.text.listing import rule_lines
from underdeck.text.rulebook import read_book, rule_ids

CHANGES = [(name, value) for name, values in OPTIONS.items() for value in values[1:]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("option", "value"), CHANGES)
def test_every_house_rule_is_told_in_the_line_and_at_the_rules_it_changes(language, option, value):
    words = stick_text(language)
    phrase = words.house({option: value})[option]
    assert phrase and "{" not in phrase and "os-house" not in phrase
    assert phrase in words.house_rules({option: value})
    assert "\n" not in words.house_rules({option: value})
    assert value not in "23468" or value in phrase
    book, house = words.rules, words.rules_with({option: value})
    changed = [rule.id for rule in house.rules if rule.text != book.find(rule.id).text]
    assert changed == [id for id in rule_ids("stick") if id in read_book("stick")["options"][option]]
    assert changed and all(phrase in house.find(id).text for id in changed)


def test_every_option_changes_rules_of_the_book():
    assert list(read_book("stick")["options"]) == list(OPTIONS)
    assert all(id in rule_ids("stick") for rules in read_book("stick")["options"].values() for id in rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_by_the_book_says_nothing(language):
    words = stick_text(language)
    assert words.house_rules(new("stick", players=3).view(0).options) == ""
    assert words.house_rules(new("stick", players=3, preset="printed").view(0).options) == ""
    assert words.rules_with({}) is words.rules


def test_two_values_of_an_option_are_told_differently():
    words = stick_text("en")
    told = [words.house({option: value})[option] for option, value in CHANGES]
    assert len(set(told)) == len(told)


@pytest.mark.rule("OS-15.4", "OS-3.3")
@pytest.mark.parametrize(
    ("language", "three", "two"), [("en", "3 buy a shtick", "2 buy a shtick"), ("fr", "3 font un", "2 font un")]
)
def test_the_introduction_has_the_numbers_of_the_game(language, three, two):
    words = stick_text(language)
    by_the_book, quick = words.how_to_play({}), words.how_to_play(PRESETS["quick"])
    assert three in by_the_book and two in quick
    assert "30" not in by_the_book and "30" in quick


@pytest.mark.rule("OS-15.4", "OS-18.3")
def test_the_list_of_the_rules_has_the_numbers_of_the_game():
    words, quick = stick_text("en"), PRESETS["quick"]
    assert "3 buy a shtick" in " ".join(rule_lines(words, words.rules, ""))
    lines = " ".join(rule_lines(words, words.rules_with(quick), "", words.introduction(quick)))
    assert "2 buy a shtick" in lines and "3 buy a shtick" not in lines


@pytest.mark.rule("OS-18.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("length", ["short", "medium", "long"])
def test_half_the_minimums_are_those_of_the_words(language, length, players):
    """Half the shticks still to be gained: everybody begins with three."""
    whole = new("stick", players=players, length=length).view(0)
    half = new("stick", players=players, length=length, options={"lair_minimum": "half"}).view(0)
    assert half.lair_drool == whole.lair_drool // 2
    assert half.lair_shticks == 3 + (whole.lair_shticks - 3) // 2
    phrase = stick_text(language).house({"lair_minimum": "half"})["lair_minimum"]
    assert {"en": "beyond the first three", "fr": "au-delà des trois premiers"}[language] in phrase


@pytest.mark.rule("OS-15.4")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["printed", "quick"])
def test_questions_are_explained_by_the_rules_of_the_game(language, preset):
    words = stick_text(language)
    match = new("stick", players=["roy", "haley"], preset=preset, seed=1)
    decision, view = match.decisions[0], match.view(0)
    decision.kind = "trade"
    assert (f" {'2' if preset == 'quick' else '3'} X" in words.why(decision, view)) and view.x_per_shtick in (2, 3)
    decision.kind = "move"
    assert (words.why(decision, view) == words.why(decision, new("stick", players=2).view(0))) == (preset == "printed")
    assert "  " not in words.why(decision, view)
