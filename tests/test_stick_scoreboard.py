"""What everybody can see of how a game of the Order stands: points of teams, and turns until the roof comes down."""

import pytest

import underdeck
from underdeck.bots import ask, make_bot
from underdeck.games.stick.rules.collapse import team_score
from underdeck.games.stick.scoreboard import teams_of, turns_left
from underdeck.match.driver import next_question
from underdeck.plugin.registry import plugin_of
from underdeck.table.renderer import SPECTATOR, renderer_of

PLAYERS = ["roy", "haley", "elan", "belkar"]


def tables(answers, every, bot, **setup):
    """Looked at now and then while a game goes on."""
    match, bot = underdeck.new("stick", seed=5, preset="quick", **setup), make_bot(bot, 1, "stick")
    while match.outcome is None and len(match.log) < answers:
        if len(match.log) % every == 0:
            yield match
        match.submit(*ask(bot, match, next_question(match)))
    yield match


def test_a_team_has_what_it_would_score_without_its_stashes():
    pack = plugin_of("stick").rules()[0].pack
    seen = []
    setup = {"players": PLAYERS, "variants": ["team"], "teams": [["roy", "elan"], ["haley", "belkar"]]}
    for match in tables(2500, 50, "skilled", **setup):
        found = teams_of(match.view(0), pack)
        assert [team["members"] for team in found] == [["roy", "elan"], ["haley", "belkar"]]
        bare = match.state.clone()
        for player in bare.players:
            player.stash.clear()
        seen.append([team["points"] for team in found])
        assert seen[-1] == [team_score(bare, team["team"]) for team in found]
    assert seen[-1] > seen[0]


def test_without_teams_there_are_none():
    match = underdeck.new("stick", seed=1, players=PLAYERS)
    assert teams_of(match.view(0), plugin_of("stick").rules()[0].pack) == []


def test_the_roof_comes_down_when_no_turn_is_left():
    """Whoever answers at random never gets to Xykon."""
    left = []
    for match in tables(20_000, 1, "random", players=["roy", "haley"]):
        view = match.view(0)
        if view.collapse:
            break
        if view.turn and turns_left(view) not in left:
            left.append(turns_left(view))
    assert left == [*range(59, -1, -1)]
    assert view.collapse and turns_left(view) is None


@pytest.mark.parametrize("preset, left", [("printed", None), ("steady", 60 * 4)])
def test_a_spectator_is_told_too(preset, left):
    match = underdeck.new("stick", seed=1, players=PLAYERS, preset=preset, variants=["team"])
    shown = renderer_of("stick", "en").view(match.view(0), SPECTATOR)
    assert shown["turns_left"] in (left, left and left - 1) and len(shown["teams"]) == 2
