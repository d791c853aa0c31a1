"""Between two players every face tells the chances of the one who looks; whoever stands aside sees whose they are."""

import json
from dataclasses import replace

import msgspec
import pytest

from underdeck.games.stick.board import StickBoard
from underdeck.games.stick.drawing import Drawing
from underdeck.games.stick.rules.view_types import View
from underdeck.games.stick.text.words import stick_text
from underdeck.match import new
from underdeck.plugin.registry import plugin_of
from underdeck.table.facet import TableFacet
from underdeck.table.renderer import SPECTATOR, renderer_of

POSITION = json.dumps(
    {
        "players": [
            {"character": "elan", "floor": 1, "shticks": ["rapier"], "hand": [], "stash": []},
            {"character": "roy", "floor": 1, "shticks": ["greenhilt-sword"], "hand": ["surprise"], "stash": []},
            {"character": "haley", "floor": 1, "shticks": ["longbow"], "hand": [], "stash": []},
        ],
        "floors": [{"rooms": [{"card": "plain-corridor"}]}],
        "active": 1,
    }
)


@pytest.fixture
def duel():
    """Roy, in seat 1, attacks Elan, in seat 0; Haley looks on."""
    match = new("stick", position=POSITION, seed=1)
    for seat, words in ((1, "stay"), (1, "attack-player elan"), (1, "shtick greenhilt-sword"), (0, "shtick rapier")):
        match.submit(seat, words)
    while any(decision.kind == "assist" for decision in match.decisions):
        match.submit(match.decisions[0].seat, "done")
    assert match.view(0).battle.odds is not None
    return match


@pytest.mark.rule("OS-10.12")
def test_every_seat_is_told_its_own_chances(duel):
    told = [renderer_of("stick", "en").view(duel.view(seat), seat)["battle"] for seat in range(3)]
    assert [each["odds_for"] for each in told] == ["elan", "roy", "roy"]
    assert told[0]["odds"] == told[1]["odds"][::-1]


def test_where_odds_are_off_nobody_sees_any(duel):
    plugin = plugin_of("stick")
    for seat in range(3):
        bare = TableFacet.of(plugin).without_odds(duel.view(seat))
        assert bare.battle.odds is None and bare.battle.shtick_odds == {} and bare.prospects == {}
        assert replace(bare, battle=duel.view(seat).battle, prospects=duel.view(seat).prospects) == duel.view(seat)


def test_a_spectator_is_told_the_fighters_whoever_lends_the_eyes(duel):
    told = [renderer_of("stick", "en").view(duel.view(seat), SPECTATOR)["battle"] for seat in range(3)]
    assert [each["odds_for"] for each in told] == ["roy"] * 3
    assert told[0]["odds"] == told[1]["odds"] == told[2]["odds"]


@pytest.mark.parametrize(("seat", "name"), [(0, "Elan"), (1, "Roy"), (2, "Roy")])
def test_the_terminal_says_whose_they_are(duel, seat, name):
    battle = duel.view(seat).battle
    line = Drawing(stick_text("en"), duel.view(seat)).odds(battle)
    assert line.startswith(f"Fight: {name} wins {round(100 * battle.odds[0])}%")


@pytest.mark.parametrize(("seat", "sides"), [(0, True), (1, True), (2, False), (SPECTATOR, False)])
def test_the_app_calls_nobody_good_or_bad_to_those_who_stand_aside(duel, seat, sides):
    board = StickBoard.__new__(StickBoard)
    view = renderer_of("stick", "en").view(duel.view(max(seat, 0)), seat)
    board.view = msgspec.convert(view, View)
    board.watching = seat == SPECTATOR
    assert board.takes_sides(board.view.battle) == sides
