"""A view is drawn once: the board and the lines show the same, in every width, in color or not."""

import re

import pytest

from stick_table import Table
from table import at
from underdeck.app.drawing import shown
from underdeck.games.onedeck.drawing import Drawing, Lines
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.games.stick.drawing import Lines as StickLines
from underdeck.games.stick.text.words import stick_text
from underdeck.table.drawing import Fact, Span, text_of
from underdeck.terminal.paint import Paper, colored

PLACING = """
    heroes mage rogue
    dungeon vile-roots
    level 3
    doors ogre-1 ?
    phase placing 1
    covered 2 a4
    hero mage damage 1 poison 1 items ogre-2 pool s3 s3 m5 h4
    hero rogue skills beetle-2 pool a4
"""
PLACES = {
    "doors": "heroes mage\ndungeon dragons-cave\nfloor 3\ndoors shadow-2 ? rune-puzzle-1\nphase choose",
    "placing": PLACING,
    "loot": "heroes mage\ndungeon dragons-cave\ndoors goblin-2 ?\nphase loot 1\nhero mage damage 5 items ogre-1",
    "boss": "heroes mage\ndungeon dragons-cave\nfloor 4\nboss_damage 2\nphase boss",
}
BATTLE = {
    "players": [
        {"character": "roy", "floor": 1, "shticks": ["greenhilt-sword"], "stash": ["magic-8-ball"]},
        {"character": "elan", "floor": 1, "column": 1, "shticks": ["rapier"]},
    ],
    "floors": [{"rooms": [{"card": "plain-corridor", "stack": ["kinda-wimpy-goblin"]}, {"card": "plain-corridor"}]}],
}  # fmt: skip


def onedeck(place, language, paper):
    return Lines(onedeck_text(language), at(PLACES[place]).view, paper).table()


def stick(place, language, paper):
    table = Table(**BATTLE)
    if place == "battle":
        table.do(0, "stay")
        table.do(0, "shtick greenhilt-sword")
    lines = StickLines(stick_text(language), table.game.view(table.state, 0), paper)
    return [*lines.table(), *lines.battle(), *lines.look(1)]


DRAWN = [*[(onedeck, place) for place in PLACES], (stick, "map"), (stick, "battle")]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("draw", "place"), DRAWN)
def test_nothing_depends_on_color(draw, place, language):
    plain, in_color = draw(place, language, Paper()), draw(place, language, Paper(colored))
    assert plain != in_color
    assert [re.sub(r"\033\[[\d;]*m", "", line) for line in in_color] == plain


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 140])
@pytest.mark.parametrize(("draw", "place"), DRAWN)
def test_lines_are_as_wide_as_the_paper_at_most(draw, place, width, language):
    assert max([len(line) for line in draw(place, language, Paper(width=width))]) <= width


@pytest.mark.parametrize("place", PLACES)
def test_what_a_board_says_of_a_party_is_in_the_lines(place):
    view, words = at(PLACES[place]).view, onedeck_text("en")
    drawing, said = Drawing(words, view), " ".join(" ".join(onedeck(place, "en", Paper())).split())
    facts = [*drawing.level(), *drawing.potions(), *drawing.shared()]
    facts += [each for hero in view.heroes for each in drawing.hero(hero)]
    assert all(each.said in said for each in facts)
    names = [text_of(each.line).partition(" ")[2] for each in facts if each.act]
    assert names and all(name in said for name in names)


def test_a_box_that_is_begun_covered_or_open_says_so_in_lines():
    view = at(PLACING).do("cover mage s3 1").view
    lines = Lines(onedeck_text("en"), view).table()
    box = {number: next(line for line in lines if line.startswith(f" {number:>3} ")) for number in (1, 2, 4)}
    assert "(3 of 6)" in box[1] and box[2].endswith("✔ A4") and "♥ 1 damage" in box[4]


def test_facts_of_one_style_are_folded_on_a_board_and_can_be_pressed():
    long = Fact((Span("◇ a card with a long name", "quiet"),), "", "card it")
    lines = shown([long, Fact((Span("♥", "bad"), Span(" 1/1")))], 14)
    assert [line.plain for line in lines] == [" ◇ a card with", "   a long name", " ♥ 1/1"]
    assert [any(span.style.meta for span in line.spans if not isinstance(span.style, str)) for line in lines] == [
        True, True, False,
    ]  # fmt: skip
