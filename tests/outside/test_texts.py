"""What a pack from outside is called, in every language."""

import re

import pytest

from outside.making import SETUP, grow
from underdeck.forms.facet import FormsFacet
from underdeck.match import new
from underdeck.plugin.registry import plugin_of
from underdeck.text.facet import TextFacet


def names(language, **files):
    refs = new("onedeck", packs=["grove"], **SETUP).header.packs
    words = TextFacet.of(plugin_of("onedeck", refs)).words(language)
    return words, {str(row["id"]): row for row in words.listing()}


def test_a_name_is_taken_from_the_language_from_english_or_from_the_id(shelf):
    grow(
        shelf,
        en=lambda text: text.replace("card-grove-mire", "card-nobody").replace("hero-grove-warden", "hero-nobody"),
        fr=lambda text: "card-grove-thornling = Épineux\n",
    )
    english, rows = names("en")
    assert rows["grove-thornling-a"]["name"] == "Thornling"
    assert rows["grove-mire-a"]["name"] == "Grove Mire"
    assert "Strength: cover S9" in str(rows["grove-mire-a"]["text"])
    assert english.hero_opening("grove-warden") == "The Grove Warden"
    french, rows = names("fr")
    assert rows["grove-thornling-a"]["name"] == "Épineux"
    assert rows["grove-glade"]["name"] == "The Quiet Glade"
    assert french.hero_opening("grove-warden") == "Grove Warden"
    assert french.text("set-grove") == "Grove"


@pytest.mark.parametrize(
    "message",
    [
        "card-grove-thornling = { $nothing }",
        "card-grove-thornling = { -term }",
        "card-grove-thornling = { card-grove-thornling }",
        "card-grove-thornling",
        "card-grove-thornling =",
        "card-grove-thornling = " + "{ " * 3000,
    ],
)
def test_a_broken_message_falls_back(shelf, message):
    grow(shelf, en=lambda text: text.replace("card-grove-thornling = Thornling", message))
    _, rows = names("en")
    assert rows["grove-thornling-a"]["name"] == "Grove Thornling"
    assert rows["grove-glade"]["name"] == "The Quiet Glade"


def test_a_pack_changes_no_message_of_the_game(shelf):
    grow(shelf, en=lambda text: text + "hero-mage = Fool\nrefuse-game-over = Ha\n")
    words, _ = names("en")
    assert words.text("hero-mage") == "Mage"
    assert words.text("refuse-game-over") == "The game is over."


@pytest.mark.parametrize("sentence", ["", "Patient: she waits for the wood."])
def test_a_pack_says_how_its_hero_plays(shelf, sentence):
    said = f"    .plays = {sentence}\n" if sentence else ""
    grow(shelf, en=lambda text: re.sub("^(hero-grove-warden = .*\n)", rf"\1{said}", text, flags=re.M))
    refs = new("onedeck", packs=["grove"], **SETUP).header.packs
    heroes = {each["id"]: each for each in FormsFacet.of(plugin_of("onedeck", refs)).catalog("en")["heroes"]}
    assert heroes["grove-warden"]["plays"] == sentence and heroes["grove-warden"]["pack"] == "grove"
    assert heroes["warrior"]["plays"].startswith("Tough and simple")
