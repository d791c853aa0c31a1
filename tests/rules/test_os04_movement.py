"""OS-4: movement, exploration, stairs."""

import pytest

from stick_table import Table
from underdeck.games.stick.rules.movement import landing

STUBS = """
shtick = [
  {id = "stub-sword", owner = "roy", attack = 2, defense = 1, range = 0, result = ["wound 1"], ...},
]
monster = [
  {id = "stub-rat", types = ["animal"], attack = 7, defense = 9, copies = 12, ...},
  {id = "stub-bat", types = ["animal"], attack = 7, defense = 9, ...},
]
screw = [
  {id = "stub-portal", when = "start", do = ["teleport"], ...},
  {id = "stub-rope", when = "start", do = ["pull other-floor"], ...},
]
loot = [{id = "stub-gem", crest = 3, copies = 6, ...}]
room = [
  {id = "stub-room", copies = 20, ...},
  {id = "stub-cave", ...},
  {id = "stub-web", flags = ["stop"], ...},
  {id = "stub-mud", flags = ["slow"], ...},
  {id = "stub-desk", first = ["shtick 1"], ...},
  {id = "stub-gate", through = ["wound 1"], ...},
  {id = "stub-slide", through = ["steps 1"], ...},
  {id = "stub-vault", deck = "lair", ...},
  {id = "stub-crypt", deck = "lair", ...},
]
""".replace("...", 'origin = "original", why = "stub"')

LOW = {"lair_minimum": "none"}


def rooms(*cards, left=0):
    """A floor; a room is the name of its card ("" for a plain one) or a table."""
    tables = [{"card": card or "stub-room"} if isinstance(card, str) else card for card in cards]
    return {"left": left, "rooms": [{"card": "stub-room", **each} for each in tables]}


def roy(floor=1, column=0, **extra):
    return {"character": "roy", "floor": floor, "column": column, "shticks": ["stub-sword"], **extra}


def elan(floor=0, column=0, **extra):
    return {"character": "elan", "floor": floor, "column": column, "shticks": [], **extra}


def table(*floors, players=None, **position):
    return Table(STUBS, players=players or [roy(), elan()], floors=list(floors), **position)


def place(t, seat=0):
    player = t.player(seat)
    return player.floor, player.column


def steps(t):
    return [word for word in t.options(0) if word in ("left", "right", "up", "down")]


def moving(t):
    return t.asked.get(0) in ("start", "move")


def destinations(t):
    """Every place where the active player can end movement."""
    found = {place(t)}
    if moving(t):
        for word in steps(t):
            further = Table.__new__(Table)
            further.game, further.state = t.game, t.state.clone()
            found |= destinations(further.do(0, word))
    return found


# Walking


@pytest.fixture
def example():
    return table(
        rooms("", "", {"stack": ["stub-rat"]}, "", {"down": 5}, left=-3),
        rooms("", "", "", left=5),
        entrance_down=-1,
        players=[{"character": "haley", "floor": 1, "column": 0}, roy(column=-2)],
    )


@pytest.mark.rule("OS-4.2", "OS-4.6", "OS-4.7", "OS-4.8", "OS-4.18", "OS-4.20", "OS-EX-1")
def test_haley_has_ten_destinations(example):
    assert destinations(example) == {
        *[(1, column) for column in (-3, -2, -1, 0, 1, 2)],
        *[(2, column) for column in (4, 5, 6)],
        (0, 0),
    }


@pytest.mark.rule("OS-4.14", "OS-4.15", "OS-EX-1")
@pytest.mark.parametrize(("path", "explored"), [(("right", "right"), (1, 2)), (("right", "down", "left"), (2, 4))])
def test_two_of_them_are_unexplored_and_end_the_movement(example, path, explored):
    for word in path:
        assert not example.heard("explores")
        example.do(0, word)
    assert place(example) == explored
    assert len(example.heard("explores")) == 1
    assert not moving(example)


@pytest.mark.rule("OS-4.1", "OS-4.4")
def test_without_stairs_one_moves_left_and_right():
    t = table(rooms("", "", "", left=-1), entrance_down=-1)
    assert steps(t) == ["left", "right"]
    assert place(t.do(0, "left")) == (1, -1)


@pytest.mark.rule("OS-4.2")
def test_the_third_room_is_the_last():
    t = table(rooms("", "", "", "", "", {}), players=[roy(), elan(1, 5)])
    t.do(0, "right", "right")
    assert moving(t)
    t.do(0, "right")
    assert place(t) == (1, 3)
    assert not moving(t)


@pytest.mark.rule("OS-4.3", "OS-R-87")
def test_a_room_left_this_turn_is_barred_and_so_is_the_first_one():
    t = table(rooms({"down": 0}, ""), rooms("", ""))
    t.do(0, "right")
    assert "left" not in steps(t)
    t = table(rooms({"down": 0}, ""), rooms("", ""))
    t.do(0, "down")
    assert "up" not in steps(t)


@pytest.mark.rule("OS-4.3", "OS-R-87")
def test_the_next_turn_one_may_go_back():
    t = table(rooms("", "", left=0), players=[roy(), elan(1, 1)])
    t.do(0, "right", "stay", "leave", "pass")
    t.do(1, "stay", "leave", "pass")
    assert "left" in steps(t)


@pytest.mark.rule("OS-4.4", "OS-4.5")
def test_stairs_join_exactly_two_rooms():
    floors = rooms("", {"down": 1}, ""), rooms("", "", "")
    assert "down" in steps(table(*floors, players=[roy(1, 1), elan()]))
    assert place(table(*floors, players=[roy(1, 1), elan()]).do(0, "down")) == (2, 1)
    assert place(table(*floors, players=[roy(2, 1), elan()]).do(0, "up")) == (1, 1)
    for column in (0, 2):
        assert "down" not in steps(table(*floors, players=[roy(1, column), elan()]))
        assert "up" not in steps(table(*floors, players=[roy(2, column), elan()]))


@pytest.mark.rule("OS-4.6")
def test_stairs_cost_nothing_and_the_room_behind_them_one():
    t = table(rooms({"down": 0}), rooms("", "", "", {}), players=[roy(), elan(2, 2)])
    t.do(0, "down", "right")
    assert moving(t)
    t.do(0, "right")
    assert place(t) == (2, 2)
    assert not moving(t)


@pytest.mark.rule("OS-4.8", "OS-4.9")
def test_monsters_and_players_stop_nobody():
    t = table(rooms("", {"stack": ["stub-rat", "stub-rat"]}, "", ""), players=[roy(), elan(1, 1)])
    t.do(0, "right")
    assert t.asked == {0: "move"}
    t.do(0, "right", "right")
    assert place(t) == (1, 3)


@pytest.mark.rule("OS-4.9", "OS-1.9")
def test_a_room_may_hamper_passage():
    t = table(rooms("", "stub-web", ""), players=[roy(), elan(1, 1)])
    t.do(0, "right")
    assert not moving(t)
    t = table(rooms("", "stub-mud", "", ""), players=[roy(), elan(1, 2)])
    t.do(0, "right", "right")
    assert place(t) == (1, 2)
    assert not moving(t)


@pytest.mark.rule("OS-4.10")
def test_movement_ends_on_the_entrance():
    t = table(rooms(""))
    t.do(0, "up")
    assert place(t) == (0, 0)
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-4.28", "OS-3.13")
def test_nobody_has_to_move_or_to_search():
    t = table(rooms("", ""))
    assert {"search", "stay"} <= set(t.options(0))
    t.do(0, "stay")
    assert t.asked == {0: "end"}
    assert not t.state.searched
    assert place(t) == (1, 0)


# Exploring


@pytest.mark.rule("OS-4.11", "OS-4.12", "OS-4.13")
@pytest.mark.parametrize(("count", "open"), [(1, True), (7, True), (8, False)])
def test_a_floor_grows_at_both_ends_up_to_eight_rooms(count, open):
    for column, word in ((0, "left"), (count - 1, "right")):
        t = table(rooms(*[""] * count), players=[roy(1, column), elan()])
        assert (word in steps(t)) == open
        if open:
            t.do(0, word)
            assert len(t.view(0).floors[1]) == count + 1
            assert place(t) == (1, -1 if word == "left" else count)


@pytest.mark.rule("OS-4.12", "OS-4.14", "OS-4.15")
def test_exploring_lays_the_top_room_under_the_token_and_ends_movement():
    t = table(rooms(""), room_deck=["stub-cave", "stub-web"])
    t.do(0, "left")
    assert place(t) == (1, -1)
    assert t.room(1, -1).id == "stub-cave"
    assert t.view(0).room_deck == 1
    assert t.view(1).floors[1][0].id == "stub-cave"
    assert not moving(t)


@pytest.mark.rule("OS-4.16", "OS-4.17", "OS-4.30", "OS-R-95")
def test_the_first_player_down_new_stairs_draws_the_first_room():
    t = table(rooms("", ""), players=[roy(1, 1), elan()], room_deck=["stub-cave"], next=[3])
    t.do(0, "search")
    assert t.room(1, 1).down == 1
    assert t.view(0).floors[2] == []
    assert t.view(0).room_deck == 1
    t.do(0, "down")
    assert place(t) == (2, 1)
    assert t.room(2, 1).id == "stub-cave"


@pytest.mark.rule("OS-4.19", "OS-4.32", "OS-R-6")
def test_below_the_last_floor_lies_the_lair():
    t = table(
        rooms({"down": 0}),
        rooms({"down": 0}),
        rooms({"down": 0}),
        players=[roy(3), elan()],
        options=LOW,
        lair_deck=["safe-haven", "stub-vault", "stub-crypt"],
    )
    t.do(0, "down")
    assert t.room(4, 0).id == "safe-haven"
    assert t.asked == {0: "move"}
    t.do(0, "right")
    assert t.room(4, 1).id == "stub-vault"
    assert not moving(t)


@pytest.mark.rule("OS-R-6")
def test_a_known_lair_room_stops_nobody_unless_it_says_so():
    t = table(
        rooms({"down": 0}),
        rooms({"down": 0}),
        rooms({"down": 0}),
        {"rooms": [{"card": "safe-haven"}, {"card": "stub-vault"}, {"card": "stub-crypt"}]},
        players=[roy(3), elan(4, 2)],
        options=LOW,
    )
    t.do(0, "down", "right")
    assert t.asked == {0: "move"}
    t.do(0, "right")
    assert place(t) == (4, 2)


@pytest.mark.rule("OS-4.32")
def test_without_the_minimums_the_way_to_the_lair_is_closed():
    floors = [rooms({"down": 0}) for _ in range(3)]
    assert "down" not in steps(table(*floors, players=[roy(3), elan()]))
    assert "down" in steps(table(*floors, players=[roy(3), elan()], lair_drool=0, lair_shticks=1))


@pytest.mark.rule("OS-R-35")
def test_two_stairs_down_from_one_floor_both_stay():
    floors = rooms({"down": 0}, "", {"down": 2}), rooms("", "", "")
    for column in (0, 2):
        assert place(table(*floors, players=[roy(1, column), elan()]).do(0, "down")) == (2, column)
        assert place(table(*floors, players=[roy(2, column), elan()]).do(0, "up")) == (1, column)


@pytest.mark.rule("OS-R-35")
def test_a_first_room_takes_the_column_of_its_stairs():
    t = table(rooms("", "", left=3), entrance_down=3, players=[roy(1, 4), elan()], next=[1])
    t.do(0, "search", "down")
    assert [room.column for room in t.view(0).floors[2]] == [4]


@pytest.mark.rule("OS-R-35")
@pytest.mark.parametrize(
    ("count", "column", "goal"),
    [(3, 1, 1), (3, -2, -1), (3, 5, 3), (8, -2, 0), (8, 9, 7)],
    ids=["own column", "left end", "right end", "full, left room", "full, right room"],
)
def test_second_stairs_lead_to_their_column_or_to_the_nearest_end(count, column, goal):
    t = table(rooms({"down": 0}), rooms(*[""] * count))
    assert landing(t.state, 2, column) == goal


# Where movement ends


@pytest.mark.rule("OS-4.21", "OS-4.22", "OS-R-7")
@pytest.mark.parametrize("loot", [[], ["stub-gem", "stub-gem"]])
def test_an_empty_room_with_or_without_loot_triggers_a_battle(loot):
    t = table(rooms("", {"loot": loot}, left=0), players=[roy(), elan(hand=["stub-rat"])])
    t.do(0, "right", "stay")
    assert t.heard("new-battle") == [{"seat": "roy", "size": 1}]


@pytest.mark.rule("OS-4.23")
@pytest.mark.parametrize("company", [(0, 0), (1, 1)])
def test_monsters_are_fought_top_first_whoever_else_is_there(company):
    t = table(rooms("", {"stack": ["stub-bat", "stub-rat"]}), players=[roy(), elan(*company)])
    t.do(0, "right", "stay")
    assert t.heard("battle-defend") == [{"seat": "roy", "monster": "stub-bat", "distance": 0}]


@pytest.mark.rule("OS-4.24", "OS-4.21")
def test_in_company_without_monsters_one_may_attack_a_player_but_needs_not():
    t = table(rooms("", ""), players=[roy(), elan(1, 1, hand=["stub-rat"])])
    t.do(0, "right", "stay")
    assert not t.heard("new-battle")
    assert t.options(0) == ["attack-player elan", "leave"]


@pytest.mark.rule("OS-R-65")
@pytest.mark.parametrize("state", [{"fleeing": True, "lost": 4}, {"resting": True}, {"missing": 1}])
def test_a_fleeing_or_lying_player_keeps_a_room_from_being_empty(state):
    t = table(rooms("", ""), players=[roy(), elan(1, 1, hand=["stub-rat"], **state)])
    t.do(0, "right", "stay")
    assert not t.heard("new-battle")
    assert t.view(0).battle is None


@pytest.mark.rule("OS-R-64")
def test_a_token_moved_by_an_effect_has_not_moved():
    t = table(rooms("", "", ""), players=[roy(hand=["stub-portal"]), elan(hand=["stub-rat"])])
    t.do(0, "play stub-portal")
    t.settle()
    t.do(0, "card @2")
    assert place(t) == (1, 2)
    assert "rest" in t.options(0)
    t.do(0, "stay")
    assert not t.heard("new-battle")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-R-64")
def test_a_player_pulled_among_monsters_does_not_provoke_them():
    players = [roy(hand=["stub-rope"]), elan(1, 1)]
    t = table(rooms({"stack": ["stub-rat"]}, ""), players=players)
    t.do(0, "play stub-rope")
    assert place(t, 1) == (1, 0)
    assert t.view(0).battle is None
    assert t.asked == {0: "start"}


# Searching


def searching(*dice, **position):
    return table(rooms("", ""), next=list(dice), **position)


@pytest.mark.rule("OS-4.25")
def test_a_room_without_monsters_can_be_searched():
    assert "search" in searching().options(0)
    t = table(rooms({"loot": ["stub-gem"]}), players=[roy(), elan(1)])
    assert "search" in t.options(0)
    t = table(rooms({"stack": ["stub-rat"]}))
    assert "search" not in t.options(0)


@pytest.mark.rule("OS-4.26")
def test_a_floor_whose_stairs_are_known_is_not_searched():
    assert "search" not in table(rooms("", {"down": 1})).options(0)


@pytest.mark.rule("OS-4.27")
def test_there_is_one_search_a_turn_at_its_start_or_its_end():
    t = searching(12)
    t.do(0, "search")
    assert "search" not in t.options(0)
    t.do(0, "stay")
    assert "search" not in t.options(0)
    t = searching(12)
    t.do(0, "stay", "search")
    assert t.heard("searches")
    assert t.asked == {0: "end"}
    assert "search" not in t.options(0)


@pytest.mark.rule("OS-4.29", "OS-4.30")
@pytest.mark.parametrize("die", range(1, 13))
def test_one_to_three_finds_the_stairs_below_the_own_room(die):
    t = searching(die)
    assert t.view(0).search == 3
    t.do(0, "search")
    assert t.view(0).search is None
    assert t.heard("searches") == [{"seat": "roy", "die": die, "needed": 3, "found": int(die <= 3)}]
    assert (t.room(1, 0).down is not None) == (die <= 3)
    assert t.room(1, 1).down is None


@pytest.mark.rule("OS-R-106")
def test_a_search_rolls_a_twelve_sided_die():
    dice = {Table(STUBS, seed, players=[roy(), elan()], floors=[rooms("")]).do(0, "search").heard("searches")[0]["die"]
            for seed in range(150)}  # fmt: skip
    assert dice == set(range(1, 13))


@pytest.mark.rule("OS-4.31")
def test_who_failed_may_search_again_next_turn_unless_someone_found_them():
    t = table(rooms("", "", {}), players=[roy(), elan(1, 1)], next=[12, 12, 2])
    t.do(0, "search", "stay", "pass")
    t.do(1, "search", "stay", "pass")
    assert "search" in t.options(0)
    t = table(rooms("", "", {}), players=[roy(), elan(1, 1)], next=[12, 2])
    t.do(0, "search", "stay", "pass")
    t.do(1, "search", "stay", "pass")
    assert "search" not in t.options(0)


@pytest.mark.rule("OS-R-36")
def test_a_full_floor_can_still_be_searched_but_not_the_entrance_or_the_lair():
    assert "search" in table(rooms(*[""] * 8)).options(0)
    assert "search" not in table(rooms(""), players=[roy(0), elan()]).options(0)
    floors = [rooms({"down": 0}) for _ in range(3)]
    lair = {"rooms": [{"card": "safe-haven"}]}
    assert "search" not in table(*floors, lair, players=[roy(4), elan()]).options(0)


# Routes


def routes(t):
    """Where each route of the active player ends, and its answers."""
    return {(each.floor, each.column): each.answers for each in t.view(0).routes}


@pytest.mark.rule("OS-4.2", "OS-4.12")
def test_routes_lead_to_the_explored_rooms_in_reach():
    t = table(rooms("", "", "", "", ""), players=[roy(), elan(1, 4)], entrance_down=0)
    assert routes(t) == {
        (1, 1): ["right", "stay"],
        (1, 2): ["right", "right", "stay"],
        (1, 3): ["right", "right", "right"],
    }
    assert routes(t.do(0, "right")) == {(1, 2): ["right", "stay"], (1, 3): ["right", "right"]}


@pytest.mark.rule("OS-4.9", "OS-1.9")
def test_no_route_leads_through_a_room_that_ends_movement():
    t = table(rooms("", "stub-web", "", {"down": 9}), players=[roy(), elan(1, 2)], entrance_down=0)
    assert routes(t) == {(1, 1): ["right"]}


@pytest.mark.rule("OS-4.2", "OS-4.9")
def test_a_route_pays_for_rooms_that_cost_two():
    t = table(rooms("", "stub-mud", "", "", left=0), players=[roy(), elan(1, 3)], entrance_down=0)
    assert set(routes(t)) == {(1, 1), (1, 2)}
    t = table(rooms("", "", "stub-mud", "", left=0), players=[roy(), elan(1, 3)], entrance_down=0)
    assert routes(t)[1, 2] == ["right", "right"]
    t = table(rooms("", "", "", "stub-mud", left=0), players=[roy(), elan(1, 2)], entrance_down=0)
    assert set(routes(t)) == {(1, 1), (1, 2)}


@pytest.mark.rule("OS-4.8", "OS-4.23")
def test_a_route_ends_among_monsters_or_leads_past_them():
    rat = {"stack": ["stub-rat"]}
    t = table(rooms("", "", rat, rat), players=[roy(), elan(1, 3)], entrance_down=0)
    assert routes(t) == {(1, 1): ["right", "stay"], (1, 2): ["right", "right", "stay"], (1, 3): ["right"] * 3}
    odds = {(each.floor, each.column): each.odds for each in t.view(0).routes}
    assert odds[1, 1] is None and odds[1, 2] == t.do(0, "right").view(0).prospects["right"]
    assert odds[1, 3] == t.do(0, "right").view(0).prospects["right"]


def test_a_route_ends_in_a_room_that_still_asks_something():
    cards = ["", {"card": "stub-desk", "entered": False}, ""]
    t = table(rooms(*cards), players=[roy(), elan(1, 2)], entrance_down=0)
    assert routes(t) == {(1, 1): ["right"]}
    cards[1] = {"card": "stub-desk", "entered": True}
    t = table(rooms(*cards), players=[roy(), elan(1, 2)], entrance_down=0)
    assert routes(t) == {(1, 1): ["right", "stay"], (1, 2): ["right", "right", "stay"]}
    t = table(rooms("", "stub-gate", ""), players=[roy(), elan(1, 2)], entrance_down=0)
    assert routes(t) == {(1, 1): ["right"]}


@pytest.mark.rule("OS-1.7")
def test_a_route_goes_further_where_a_room_speeds_people_up():
    t = table(rooms("", "stub-slide", "", "", "", ""), players=[roy(), elan(1, 5)], entrance_down=0)
    assert routes(t)[1, 4] == ["right"] * 4


def test_only_the_active_player_has_routes():
    t = table(rooms("", ""), players=[roy(), elan(1, 1)])
    assert t.view(0).routes and t.view(1).routes == []
    assert t.do(0, "stay").view(0).routes == []
