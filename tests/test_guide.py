"""The rulebook for readers: nothing of the book is missing, and questions find their answers."""

import pytest

from underdeck.games import plugin_of
from underdeck.text import languages
from underdeck.text.guide import answers_to, guide_of

GAMES = ("onedeck", "stick")
ASKED = {
    ("onedeck", "en"): {"how do I win": "win", "how do I flee?": "flee", "healing": "heal", "black dice": "black"},
    ("onedeck", "fr"): {"comment gagner": "win", "comment fuir": "flee", "se soigner": "heal", "escalier": "stairs"},
    ("stick", "en"): {"how do I win": "win", "asking for help": "help", "what is drool": "drool", "resting": "heal"},
    ("stick", "fr"): {"comment gagner": "win", "comment fuir": "flee", "des trucs": "shtick", "baver": "drool"},
}


def book(game):
    return plugin_of(game).table_words("en").rules_in("")


@pytest.mark.parametrize("game", GAMES)
def test_every_section_of_the_book_stands_in_one_chapter(game):
    placed = [section for chapter in guide_of(game, "en").chapters for section in chapter.sections]
    assert sorted(placed) == sorted(rule.id for rule in book(game).sections())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_every_language(game, language):
    guide = guide_of(game, language)
    said = [text for each in guide.chapters for text in (each.title, each.text, each.example)]
    said += [text for each in guide.questions for text in (each.question, each.also, each.answer)]
    assert [text for text in said if not text.strip() or "-guide-" in text or "-faq-" in text] == []


@pytest.mark.parametrize("game", GAMES)
def test_answers_name_rules_that_there_are(game):
    known = {rule.id for rule in book(game).rules}
    assert {id for each in guide_of(game, "en").questions for id in each.rules} <= known


@pytest.mark.parametrize(
    ("game", "language", "asked", "found"),
    [(*where, asked, found) for where, each in ASKED.items() for asked, found in each.items()],
)
def test_a_question_finds_its_answer(game, language, asked, found):
    assert answers_to(guide_of(game, language), asked)[0].id == found


def test_what_nobody_can_answer_finds_nothing():
    guide = guide_of("onedeck", "en")
    assert answers_to(guide, "purple submarines") == []
    assert answers_to(guide, "") == []
