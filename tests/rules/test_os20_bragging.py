"""OS-20: bragging rights."""

import pytest

from stick_table import Table

STUBS = """
[[room]]
id = "stub-hall"
copies = 12
origin = "original"
why = "stub"

[[shtick]]
id = "stub-axe"
owner = "roy"
attack = 3
defense = 3
range = 0
result = ["wound 1"]
copies = 12
origin = "original"
why = "stub"

[[shtick]]
id = "stub-song"
owner = "elan"
attack = 3
defense = 3
range = 0
result = ["wound 1"]
copies = 12
origin = "original"
why = "stub"

[[loot]]
id = "stub-gem"
crest = 1
copies = 20
origin = "original"
why = "stub"

[[loot]]
id = "stub-ruby"
drool = { roy = 3, elan = 1 }
copies = 4
origin = "original"
why = "stub"
"""


def who(character, floor=1, points=0, **more):
    return {"character": character, "floor": floor, "shticks": [], "stash": ["stub-gem"] * points, **more}


def last_exit(*players, active=0, **position):
    """The active player steps onto the Entrance and one other is left inside."""
    exits = sum(bool(player.get("exited")) for player in players)
    t = Table(
        STUBS, players=list(players), floors=[{"rooms": [{"card": "stub-hall"}]}], collapse=4, turn=5, active=active,
        exits=exits, **position,
    )  # fmt: skip
    assert t.view(0).outcome is None
    t.do(active, "up")
    return t


def score(t, seat):
    return t.player(seat).score


@pytest.mark.rule("OS-20.1")
@pytest.mark.parametrize(("collapse", "ends"), [(0, False), (4, True)])
def test_the_game_ends_only_once_the_dungeon_collapses(collapse, ends):
    rooms = [{"rooms": [{"card": "stub-hall"}]}]
    t = Table(STUBS, players=[who("roy"), who("elan")], floors=rooms, collapse=collapse, turn=5)
    t.do(0, "up")
    assert (t.view(0).outcome is not None) == ends


@pytest.mark.rule("OS-20.2", "OS-R-93")
def test_a_point_for_each_drool_factor_of_all_loot_one_has():
    loot = {"equipped": ["stub-ruby"], "stash": ["stub-ruby", "stub-gem"]}
    t = last_exit(who("roy", **loot), who("elan", **loot))
    assert [score(t, seat)["loot"] for seat in (0, 1)] == [7, 3]


@pytest.mark.rule("OS-20.3", "OS-R-21")
def test_a_point_for_each_shtick_in_play_flipped_or_not():
    roy = who("roy", shticks=["stub-axe"] * 5, flipped=["stub-axe"] * 2)
    t = last_exit(roy, who("elan", shticks=["stub-song"] * 3))
    assert [score(t, seat)["shticks"] for seat in (0, 1)] == [5, 3]


@pytest.mark.rule("OS-20.4", "OS-20.5")
def test_an_exit_is_worth_a_point_for_each_player_still_inside():
    rooms = [{"rooms": [{"card": "stub-hall"}]}, {"rooms": [{"card": "stub-hall"}] * 6}]
    players = [who(name) for name in ("roy", "elan", "haley", "durkon")]
    t = Table(STUBS, players=players, floors=rooms, collapse=4, turn=5)
    for seat in (0, 1):
        t.do(seat, "up", "pass")
        t.do(seat, t.options(seat)[0])
    t.do(2, "up")
    assert [score(t, seat)["exit"] for seat in range(4)] == [3, 2, 1, 0]


@pytest.mark.rule("OS-20.6")
@pytest.mark.parametrize(("length", "points"), [("short", 6), ("medium", 6), ("long", 8), ("weekend-killer", 10)])
def test_xykon_is_worth_two_points_a_floor(length, points):
    outside = [who(name, 0, exited=rank) for rank, name in enumerate(("haley", "durkon", "belkar"), 1)]
    t = last_exit(who("roy", slayer=True), who("elan"), *outside, length=length)
    assert [score(t, seat)["xykon"] for seat in (0, 1)] == [points, 0]


@pytest.mark.rule("OS-20.7")
@pytest.mark.parametrize(("roy", "elan", "winner"), [(5, 4, "roy"), (3, 5, "elan")])
def test_most_points_win(roy, elan, winner):
    t = last_exit(who("roy", points=roy), who("elan", points=elan))
    assert t.view(0).outcome == winner
    assert t.heard("winner") == [{"seat": winner}]


@pytest.mark.rule("OS-20.8")
def test_of_tied_players_the_slayer_wins():
    """Roy exits: 7 points; Elan, inside, has slain Xykon: 6 and a gem."""
    t = last_exit(who("roy", points=6), who("elan", points=1, slayer=True))
    assert [sum(score(t, seat).values()) for seat in (0, 1)] == [7, 7]
    assert t.view(0).outcome == "elan"


@pytest.mark.rule("OS-20.9", "OS-R-26")
def test_else_the_tied_player_who_left_earlier_wins():
    elan = who("elan", 0, points=3, exited=1, exit_points=2)
    t = last_exit(who("roy", points=4), elan, who("haley", points=1))
    assert [sum(score(t, seat).values()) for seat in (0, 1)] == [5, 5]
    assert t.view(0).outcome == "elan"


@pytest.mark.rule("OS-R-26")
def test_the_player_inside_counts_as_leaving_last():
    t = last_exit(who("elan", points=5), who("roy", points=4), active=1)
    assert [sum(score(t, seat).values()) for seat in (0, 1)] == [5, 5]
    assert t.view(0).outcome == "roy"


@pytest.mark.rule("OS-R-26")
@pytest.mark.parametrize(("slayer", "winner"), [(None, "haley"), (0, "roy"), (2, "elan")])
def test_three_tied_players_are_told_apart_by_the_same_two_steps(slayer, winner):
    """All have 7 points: Roy leaves second, Haley left first, Elan stays inside."""
    extra = [6, 5, 7]
    if slayer is not None:
        extra[slayer] -= 6
    players = [
        who("roy", points=extra[0]),
        who("haley", 0, points=extra[1], exited=1, exit_points=2),
        who("elan", points=extra[2]),
    ]
    if slayer is not None:
        players[slayer]["slayer"] = True
    t = last_exit(*players)
    assert [sum(score(t, seat).values()) for seat in range(3)] == [7, 7, 7]
    assert t.view(0).outcome == winner


@pytest.mark.rule("OS-R-26")
@pytest.mark.parametrize(("slayer", "winner"), [(None, "roy+haley"), (3, "elan+durkon")])
def test_tied_teams_are_told_apart_by_the_slayer_then_by_the_earliest_exit(slayer, winner):
    """Roy and Haley left first and second (3 + 2); Elan leaves third (1), Durkon stays inside."""
    names = ["roy", "elan", "haley", "durkon"]
    players = [who(name, team=number % 2) for number, name in enumerate(names)]
    players[0] |= {"floor": 0, "exited": 1, "exit_points": 3}
    players[2] |= {"floor": 0, "exited": 2, "exit_points": 2}
    players[1]["stash"] = ["stub-gem"] * 4
    if slayer is not None:
        players[slayer]["slayer"] = True
        players[0]["stash"] = ["stub-gem"] * 6
    t = last_exit(*players, active=1, variants=["team"])
    assert t.view(0).outcome == winner
