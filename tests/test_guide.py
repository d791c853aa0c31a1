"""The rulebook for readers: nothing of the book is missing, and questions find their answers."""

import re

import pytest

from underdeck.kernel.refusal import Refusal
from underdeck.plugin.registry import plugin_of
from underdeck.text import languages
from underdeck.text.facet import TextFacet
from underdeck.text.guide import answers_to, consult, guide_of

GAMES = ("onedeck", "stick")
ASKED = {
    ("onedeck", "en"): {
        "how do I win": "win",
        "how do I flee?": "flee",
        "healing": "heal",
        "black dice": "black",
        "how to play": "play",
        "what happens when the stairs appear": "in-sight",
        "how do I use a potion": "potion",
        "what is a heroic die": "black",
        "what happens when the deck runs out": "in-sight",
        "what happens if I can't fill all boxes": "open",
        "when does the boss fight start": "boss",
        "what does poison do": "poison",
        "what is a wide box": "wide",
        "how many dice do I roll": "roll",
        "how do two heroes share damage": "share",
        "how much time does exploring cost": "explore",
    },
    ("onedeck", "fr"): {
        "comment gagner": "win",
        "comment fuir": "flee",
        "se soigner": "heal",
        "escalier": "stairs",
        "comment jouer": "play",
        "que se passe-t-il quand l’escalier apparaît": "in-sight",
        "comment boire une potion": "potion",
        "comment obtenir un dé héroïque": "black",
        "que se passe-t-il quand le paquet est vide": "in-sight",
        "et si je ne remplis pas toutes les cases": "open",
        "quand commence le combat contre le gardien": "boss",
        "que fait le poison": "poison",
        "case large": "wide",
        "combien de dés lance-t-on": "roll",
        "comment répartir les blessures": "share",
        "combien de temps coûte explorer": "explore",
    },
    ("stick", "en"): {
        "how do I win": "win",
        "asking for help": "help",
        "what is drool": "drool",
        "resting": "heal",
        "how to play": "play",
        "what happens when the stairs appear": "found",
        "what happens when I lose a battle": "beaten",
        "when do I draw cards": "hand",
        "what is an NPC": "npc",
        "what is a Screw This card": "screw",
        "who goes first": "first",
        "can I trade loot": "equip",
        "how does a stack work": "stack",
        "how do I flee": "flee",
        "what happens in a tie": "draw",
    },
    ("stick", "fr"): {
        "comment gagner": "win",
        "comment fuir": "flee",
        "des trucs": "shtick",
        "baver": "drool",
        "comment jouer": "play",
        "et quand l’escalier apparaît ?": "found",
        "que se passe-t-il si je perds un combat": "beaten",
        "quand pioche-t-on": "hand",
        "qu’est-ce qu’un PNJ": "npc",
        "carte Zut": "screw",
        "qui commence": "first",
        "échanger du butin": "equip",
        "comment marche la pile": "stack",
        "égalité": "draw",
    },
}


def book(game):
    return TextFacet.of(plugin_of(game)).table_words("en").rules_in("")


@pytest.mark.parametrize("game", GAMES)
def test_every_section_of_the_book_stands_in_one_chapter(game):
    placed = [section for chapter in guide_of(game, "en").chapters for section in chapter.sections]
    assert sorted(placed) == sorted(rule.id for rule in book(game).sections())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_every_language(game, language):
    guide = guide_of(game, language)
    said = [text for each in guide.chapters for text in (each.title, each.text, each.example)]
    said += [text for group in guide.legend for each in group.symbols for text in (group.title, each.name, each.text)]
    said += [text for each in guide.questions for text in (each.question, each.also, each.answer)]
    assert [text for text in said if not text.strip() or re.search("-(guide|faq|legend|symbol)-", text)] == []


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


def test_no_symbol_is_explained_twice():
    for game in GAMES:
        ids = [each.id for group in guide_of(game, "en").legend for each in group.symbols]
        assert len(ids) == len(set(ids)) > 20


def test_the_rules_behind_an_answer_are_found_with_it_and_numbers_as_they_stand():
    guide = guide_of("onedeck", "en")
    answers, rules = consult(guide, book("onedeck"), "how do I flee")
    assert answers[0].id == "flee" and all("flee" in rule.text.lower() for rule in rules) and rules
    assert [rule.id for rule in consult(guide, book("onedeck"), "5.4")[1]] == ["OD-5.4"]
    with pytest.raises(Refusal):
        consult(guide, book("onedeck"), "purple submarines")


def test_what_nobody_can_answer_finds_nothing():
    guide = guide_of("onedeck", "en")
    assert answers_to(guide, "purple submarines") == []
    assert answers_to(guide, "") == []
