"""The guide to packs says what is so: its reference, its example pack, its position."""

import re
from pathlib import Path
from typing import get_args

import pytest

from outside.making import run
from underdeck.games.onedeck.compile import Compiler
from underdeck.games.onedeck.schema import BOXES, AnyEffect
from underdeck.games.stick.rules.cards import ABILITIES, CONDITIONS, CONDITIONS_OF, VERBS, WINDOWS
from underdeck.match import new
from underdeck.packs.vocabulary import table_words
from underdeck.plugin.packs import PacksFacet
from underdeck.plugin.registry import plugin_of

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
IDS = ("ability", "skill", "potion", "owner", "drool", "if shtick:")
"""Listed by the command alone: they are many, and change with the cards."""


def blocks(game):
    plugin = plugin_of(game)
    return {
        **table_words(PacksFacet.of(plugin).tables(), PacksFacet.of(plugin).single_tables),
        **PacksFacet.of(plugin).words("en"),
    }


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_the_reference_holds_every_table_field_and_word(game):
    for title, words in blocks(game).items():
        lines = [title, *[f"    {word}    {meaning}".rstrip() for word, meaning in words]]
        assert title in IDS or "\n".join(lines) + "\n" in GUIDE, title


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_words_are_listed_with_the_ids_that_cards_refer_to(game):
    for language in ("en", "fr"):
        said = run("packs", "words", game, "--lang", language)[1]
        assert "None" not in said and "os-" not in said and "ability-text" not in said
    ids = {"onedeck": ["cleave", "healing", "dodge"], "stick": ["belkar", "plot-coupon", "greenhilt-sword"]}[game]
    assert [id for id in ids if f"    {id}    " not in run("packs", "words", game, "--lang", "en")[1]] == []


def test_every_effect_and_every_verb_is_listed():
    effects = [title for title in blocks("onedeck") if title.startswith("do = ")]
    assert len(effects) == len(set(effects)) == len(get_args(AnyEffect))
    words = {title: [re.split("[ :]", word)[0] for word, _ in found] for title, found in blocks("stick").items()}
    assert words["do"] == list(VERBS) and words["when"] == list(WINDOWS) and words["abilities"] == list(ABILITIES)
    assert words["if"] == [*CONDITIONS, *CONDITIONS_OF]


@pytest.mark.parametrize("box", BOXES)
def test_every_form_of_a_box_is_one(box):
    Compiler().box(box, "boxes")


@pytest.mark.parametrize(
    ("game", "id", "word"), [("onedeck", "bandit-2", 'skill = "cleave"'), ("stick", "redcloak", "horde")]
)
def test_cards_of_ours_are_shown_as_they_are_written(game, id, word):
    code, said = run("packs", "source", game, id)
    assert code == 0 and word in said and said.startswith("[[")
    assert len(re.findall(r"^\[\[\w+\]\]", said, flags=re.M)) == 1
    assert run("packs", "source", game, "nobody")[0] == 2
    assert len(run("packs", "source", game)[1]) > 10_000


def test_the_example_pack_is_sound():
    code, said = run("packs", "check", str(ROOT / "examples" / "packs" / "cellar"), "--games", "4", "--lang", "en")
    assert code == 0 and "The Old Cellar 1.0 is valid: 3 cards, 4 games played." in said and "Without" not in said


def test_the_position_of_the_guide_meets_the_card(monkeypatch):
    monkeypatch.setenv("UNDERDECK_PACKS", str(ROOT / "examples" / "packs"))
    position = re.search(r"^    heroes mage\n(    .+\n)+", GUIDE, flags=re.M)[0].replace("    ", "")
    match = new("onedeck", packs=["cellar"], position=position)
    assert "cellar-rat-king-1" in match.position()
