"""OS-19: the dungeon collapses."""

import pytest

from stick_table import Table

STUBS = """
[[room]]
id = "stub-hall"
copies = 20
origin = "original"
why = "stub"

[[room]]
id = "stub-spikes"
copies = 2
enter = ["wound 1"]
origin = "original"
why = "stub"

[[room]]
id = "stub-glue"
copies = 2
enter = ["miss 1"]
origin = "original"
why = "stub"

[[room]]
id = "stub-vault"
deck = "lair"
copies = 4
origin = "original"
why = "stub"

[[xykon]]
id = "stub-lich"
types = ["undead"]
attack = 5
defense = 5
abilities = ["xykon-special"]
origin = "original"
why = "stub"

[[xykon]]
id = "stub-ghoul"
types = ["undead"]
attack = 5
defense = 5
coins = 2
origin = "original"
why = "stub"

[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 3
defense = 4
coins = 1
x = 1
copies = 12
origin = "original"
why = "stub"

[[screw]]
id = "stub-idea"
when = "start"
do = ["cards 1"]
origin = "original"
why = "stub"

[[screw]]
id = "stub-shove"
when = "start"
do = ["wound 1 other"]
origin = "original"
why = "stub"

[[shtick]]
id = "stub-axe"
owner = "roy"
attack = 30
defense = 30
range = 0
result = ["wound 1"]
copies = 13
origin = "original"
why = "stub"

[[shtick]]
id = "stub-dirk"
owner = "belkar"
attack = 3
defense = 3
range = 0
result = ["wound 1"]
copies = 9
origin = "original"
why = "stub"

[[shtick]]
id = "stub-song"
owner = "elan"
attack = 3
defense = 3
range = 0
result = ["wound 1"]
copies = 9
origin = "original"
why = "stub"

[[shtick]]
id = "stub-spell"
owner = "vaarsuvius"
attack = 3
defense = 3
range = 0
result = ["wound 1"]
copies = 9
origin = "original"
why = "stub"

[[loot]]
id = "stub-gem"
crest = 1
copies = 20
origin = "original"
why = "stub"

[[loot]]
id = "stub-pearl"
crest = 3
copies = 20
origin = "original"
why = "stub"
"""


def hall(**room):
    return {"card": "stub-hall", **room}


def halls(*rooms, left=0):
    return {"left": left, "rooms": [hall(**room) for room in rooms]}


def who(character, floor, column=0, **more):
    return {"character": character, "floor": floor, "column": column, "shticks": [], **more}


def falling(*players, floors, **position):
    """Some turns after Xykon fell."""
    position = {"collapse": 4, "turn": 5, "loot_deck": ["stub-gem"], **position}
    return Table(STUBS, players=list(players), floors=floors, **position)


def removing(*players, floors, **position):
    """The end of the first player's turn."""
    return falling(*players, floors=floors, phase="end", **position).do(0, "pass")


def fight_xykon(*others, floors, slayer_column=0, **position):
    """Roy is about to beat Xykon in his room of the Lair; floors are given from the first one down."""
    roy = who("roy", 4, slayer_column, shticks=["stub-axe"])
    position = {"loot_deck": ["stub-gem"] * 9, "next": [6], **position}
    return Table(STUBS, players=[roy, *others], floors=floors, **position)


LAIR = {"rooms": [{"card": "stub-vault", "stack": ["stub-lich"]}]}


def places(t):
    return [(player.floor, player.column) for player in t.view(0).players]


def loot_places(t):
    return {(room.floor, room.column): room.loot for floor in t.view(0).floors for room in floor if room.loot}


# Monsters escape


@pytest.mark.rule("OS-19.1", "OS-19.2", "OS-19.3", "OS-R-24")
def test_all_monsters_vanish_and_leave_their_coins_behind():
    floors = [
        halls({"stack": ["stub-rat", "stub-rat"]}),
        halls({}),
        halls({"stack": ["stub-rat"]}, {}),
        {"rooms": [{"card": "stub-vault", "stack": ["stub-lich"]}, {"card": "stub-vault", "stack": ["stub-ghoul"]}]},
    ]
    t = fight_xykon(who("elan", 2), floors=floors)
    t.do(0, "stay", "shtick stub-axe")
    assert t.view(0).collapse
    assert not any(room.stack for floor in t.view(0).floors for room in floor)
    assert loot_places(t) == {(1, 0): 2, (3, 0): 1, (4, 1): 2}
    assert t.view(0).battle_discard == ["stub-rat"] * 3
    assert t.room(4, 1).xykon_down
    assert t.player(0).saved == []


@pytest.mark.rule("OS-19.2", "OS-19.4", "OS-R-24")
@pytest.mark.parametrize("cards", range(8))
def test_an_empty_loot_deck_ends_the_rain_of_loot_from_xykons_room_upward(cards):
    rat = {"stack": ["stub-rat"]}
    floors = [
        halls(rat),
        halls(rat, rat, left=0),
        halls({}, {"down": 0}),
        {
            "left": -2,
            "rooms": [
                {"card": "stub-vault", **rat},
                {"card": "stub-vault", "stack": ["stub-lich", "stub-rat"]},
                {"card": "safe-haven", **rat},
                {"card": "stub-vault", **rat},
            ],
        },
    ]
    order = [(4, -1), (4, -2), (4, 0), (4, 1), (2, 0), (2, 1), (1, 0)]
    t = fight_xykon(
        who("elan", 3), floors=floors, slayer_column=-1, loot_deck=["stub-gem"] * cards, loot_discard=["stub-pearl"]
    )
    t.do(0, "stay", "shtick stub-axe")
    assert list(loot_places(t)) == sorted(order[:cards])
    assert not any(room.stack for floor in t.view(0).floors for room in floor)
    assert t.view(0).loot_discard == ["stub-pearl"]


@pytest.mark.rule("OS-19.5", "OS-19.6", "OS-R-46")
def test_the_slayer_takes_two_loot_and_removes_no_room_yet():
    floors = [
        halls({}),
        halls({}),
        halls({}),
        {"rooms": [{"card": "stub-vault", "stack": ["stub-lich"] + ["stub-rat"] * 3}]},
    ]
    t = fight_xykon(who("elan", 3), who("haley", 3), floors=floors)
    t.do(0, "stay", "shtick stub-axe", "pick-up", "pick-up", "pass")
    assert (t.player(0).stash, t.room(4, 0).loot) == (2, 1)
    assert t.asked == {1: "start"}
    t.do(1, "stay", "leave", "pass")
    assert t.asked == {1: "remove"}
    t.do(1, "remove @0")
    t.do(2, "stay", "leave", "pass")
    assert t.asked == {2: "remove"}


# Which room falls


@pytest.mark.rule("OS-19.7", "OS-19.8", "OS-19.12")
def test_the_outer_rooms_of_the_lowest_floor_are_to_choose_from():
    floors = [halls({}, {}, {}), halls({}, {"down": 1}), halls({}, {}, {}, {})]
    t = removing(who("roy", 1), who("elan", 1), floors=floors)
    assert t.options(0) == ["remove @0", "remove @3"]
    t.do(0, "remove @3")
    assert [room.column for room in t.view(0).floors[3]] == [0, 1, 2]


@pytest.mark.rule("OS-19.9")
def test_a_room_with_stairs_up_is_removed_last():
    floors = [halls({}), halls({"down": 0}), halls({}, {}, {})]
    t = removing(who("roy", 1), who("elan", 1), floors=floors)
    assert t.options(0) == ["remove @2"]


@pytest.mark.rule("OS-19.8", "OS-19.9", "OS-19.10", "OS-19.14")
def test_the_last_room_takes_the_stairs_with_it_and_its_players_go_up():
    floors = [halls({}), halls({}, {"down": 5}), halls({}, left=5)]
    t = removing(who("roy", 1), who("elan", 3, 5), floors=floors)
    assert t.options(0) == ["remove @5"]
    t.do(0, "remove @5")
    assert places(t)[1] == (2, 1)
    assert t.view(0).floors[3] == []
    assert t.room(2, 1).down is None
    assert not t.can(1, "down")


@pytest.mark.rule("OS-19.11")
def test_a_room_with_players_is_spared_while_another_edge_is_free():
    floors = [halls({}), halls({}, {"down": 1}), halls({}, {}, {})]
    t = removing(who("roy", 3, 2), who("elan", 1), floors=floors)
    assert t.options(0) == ["remove @0"]


@pytest.mark.rule("OS-19.11", "OS-R-25")
@pytest.mark.parametrize(
    ("others", "rooms", "expected"),
    [
        ([(3, 0), (3, 2)], 3, ["remove @0", "remove @2"]),
        ([(3, 0), (3, 0)], 2, ["remove @0"]),
        ([(3, 0), (3, 1)], 3, ["remove @2"]),
    ],
)
def test_players_lose_their_room_where_no_free_edge_is_left(others, rooms, expected):
    """The Stairs are in the second room."""
    floors = [halls({}), halls({"down": 1}), halls(*[{}] * rooms)]
    t = removing(*[who(name, *place) for name, place in zip(("roy", "elan"), others, strict=True)], floors=floors)
    assert t.options(0) == expected


@pytest.mark.rule("OS-R-25")
def test_an_occupied_edge_falls_rather_than_the_stairs_room_or_an_inner_room():
    floors = [halls({}), halls({"down": 0}), halls({}, {}, {})]
    t = removing(who("roy", 3, 2), who("elan", 1), floors=floors)
    assert t.options(0) == ["remove @2"]


@pytest.mark.rule("OS-R-25")
def test_of_several_rooms_with_stairs_up_the_remover_chooses():
    floors = [halls({}), halls({"down": 0}, {"down": 1}), halls({}, {})]
    t = removing(who("roy", 1), who("elan", 1), floors=floors)
    assert t.options(0) == ["remove @0", "remove @1"]
    t.do(0, "remove @0")
    assert [room.column for room in t.view(0).floors[3]] == [1]


@pytest.mark.rule("OS-19.13", "OS-19.14")
@pytest.mark.parametrize(("column", "goal"), [(0, 1), (2, 1)])
def test_loot_is_discarded_and_players_are_bumped_to_the_next_room(column, goal):
    rooms = [{}, {}, {}]
    rooms[column] = {"loot": ["stub-gem", "stub-pearl"]}
    floors = [halls({}), halls({}, {"down": 1}), halls(*rooms)]
    t = removing(who("roy", 3, column), who("elan", 3, 2 - column), floors=floors)
    t.do(0, f"remove @{column}")
    assert places(t)[0] == (3, goal)
    assert sorted(t.view(0).loot_discard) == ["stub-gem", "stub-pearl"]
    assert t.room(3, goal).loot == 0


@pytest.mark.rule("OS-R-89")
def test_bumped_players_stay_lying_and_read_no_room_text():
    rooms = [hall(), {"card": "stub-spikes"}, hall()]
    floors = [halls({}), halls({"down": 1}), {"rooms": rooms}]
    t = removing(who("roy", 3, 0), who("elan", 3, 0, resting=True), who("haley", 3, 2, missing=2), floors=floors)
    t.do(0, "remove @0")
    assert [t.player(seat).lost for seat in (0, 1)] == [0, 0]
    assert places(t)[:2] == [(3, 1), (3, 1)]
    t = removing(who("roy", 3, 0), who("elan", 3, 2), who("haley", 3, 0, missing=2), floors=floors)
    t.do(0, "remove @0")
    assert (places(t)[2], t.player(2).missing) == ((3, 1), 2)


@pytest.mark.rule("OS-R-89")
def test_a_resting_player_who_is_bumped_goes_on_resting():
    floors = [halls({}), halls({"down": 1}), halls({}, {}, {})]
    t = removing(who("roy", 3, 2), who("elan", 1), who("haley", 3, 0, resting=True, lost=1), floors=floors)
    t.do(0, "remove @0")
    assert t.player(2).resting
    assert t.player(2).lost == 1


@pytest.mark.rule("OS-R-89", "OS-19.14", "OS-20.4")
def test_being_bumped_onto_the_entrance_is_an_exit():
    t = removing(who("roy", 0, exited=1), who("elan", 1), who("haley", 1), floors=[halls({})], exits=1)
    t.do(0, "remove @0")
    assert (t.player(1).exited, t.player(1).score["exit"]) == (2, 1)
    assert t.view(0).outcome is not None


# Players during the collapse


@pytest.mark.rule("OS-19.15", "OS-R-44")
def test_players_move_about_freely_but_explore_and_search_nothing():
    floors = [halls({}), halls({}, {"down": 1}), halls({}, {}, {})]
    t = falling(who("roy", 3, 1), who("elan", 1), floors=floors)
    assert [t.can(0, way) for way in ("left", "right", "up")] == [True, True, True]
    assert not t.can(0, "search")
    t = falling(who("roy", 3, 2), who("elan", 1), floors=floors)
    assert not t.can(0, "right")
    t = falling(who("roy", 2, 1), who("elan", 1), floors=floors)
    assert t.can(0, "down")
    t = falling(who("roy", 2, 1), who("elan", 1), floors=floors[:2])
    assert not t.can(0, "down")


@pytest.mark.rule("OS-19.16")
def test_an_empty_room_holds_no_battle_any_more():
    t = falling(who("roy", 1, 0, hand=["stub-rat"]), who("elan", 1, 0, hand=["stub-rat"]), floors=[halls({}, {})])
    t.do(0, "right")
    assert t.asked == {0: "end"}
    assert t.stack(1, 1) == []


@pytest.mark.rule("OS-19.17")
def test_room_text_about_anything_else_still_applies():
    t = falling(who("roy", 1), who("elan", 1), floors=[{"rooms": [hall(), {"card": "stub-spikes"}]}])
    t.do(0, "right")
    assert t.player(0).lost == 1


@pytest.mark.rule("OS-19.18")
def test_players_still_battle_each_other():
    t = falling(who("roy", 1), who("elan", 1, 1), floors=[halls({}, {})])
    t.do(0, "right")
    assert t.can(0, "attack-player elan")


@pytest.mark.rule("OS-19.19", "OS-19.25")
def test_one_loot_a_turn_may_be_picked_up_before_or_after_moving():
    floors = [halls({"loot": ["stub-gem", "stub-gem"]}, {"loot": ["stub-gem"]})]
    t = falling(who("roy", 1), who("elan", 1), floors=floors)
    t.do(0, "pick-up")
    assert not t.can(0, "pick-up")
    t.do(0, "right")
    assert not t.can(0, "pick-up")
    t = falling(who("roy", 1), who("elan", 1), floors=floors)
    t.do(0, "right", "pick-up")
    assert (t.player(0).stash, t.room(1, 1).loot) == (1, 0)


@pytest.mark.rule("OS-19.20")
def test_nobody_rests_but_turns_are_still_missed():
    floors = [{"rooms": [hall(), {"card": "stub-glue"}]}]
    assert not falling(who("roy", 1), who("elan", 1), floors=floors).can(0, "rest")
    assert falling(who("roy", 1), who("elan", 1), floors=floors, collapse=0).can(0, "rest")
    t = falling(who("roy", 1, 1), who("elan", 1), who("haley", 1), floors=floors, active=2)
    t.do(2, "right")
    assert t.player(2).missing == 1


@pytest.mark.rule("OS-19.6", "OS-19.20")
def test_a_missed_turn_still_removes_a_room():
    floors = [halls({}), halls({}, {}, {})]
    t = falling(who("roy", 1, missing=1), who("elan", 1), floors=floors, phase="turn")
    assert t.asked == {0: "remove"}


# Leaving


@pytest.mark.rule("OS-19.21", "OS-19.22", "OS-19.24")
def test_the_entrance_is_a_way_out_for_good_and_the_order_is_recorded():
    floors = [halls({}, {}), halls({}, {}, {}, {})]
    t = falling(who("roy", 1), who("elan", 1), who("haley", 1, 1), who("durkon", 2), floors=floors)
    t.do(0, "up")
    assert (t.player(0).exited, t.player(0).floor) == (1, 0)
    t.do(0, "pass", "remove @3")
    t.do(1, "up", "pass", "remove @2")
    assert [player.exited for player in t.view(0).players] == [1, 2, 0, 0]
    t.do(2, "stay", "pass", "remove @1")
    t.do(3, "stay", "pass", "remove @0")
    assert t.asked == {0: "end"}
    assert not any(t.can(0, way) for way in ("down", "left", "right", "stay"))
    t.do(0, "pass")
    assert t.asked == {0: "remove"}


@pytest.mark.rule("OS-19.23", "OS-20.1", "OS-20.5", "OS-R-92")
def test_the_game_ends_at_once_when_one_player_is_left_inside():
    floors = [halls({"loot": ["stub-gem"]}, {})]
    t = falling(who("roy", 1, saved=["stub-rat"] * 3), who("elan", 0, exited=1), who("haley", 1), floors=floors)
    assert t.view(0).outcome is None
    t.do(0, "up")
    assert t.view(0).outcome is not None
    assert t.asked == {}
    assert (t.room(1, 0).loot, len(t.view(0).floors[1])) == (1, 2)
    assert t.player(2).score["exit"] == 0


@pytest.mark.rule("OS-R-91")
def test_with_two_players_the_first_exit_ends_the_game():
    t = falling(who("roy", 1), who("elan", 1), floors=[halls({})])
    t.do(0, "up")
    assert t.view(0).outcome == "roy"
    assert [t.player(seat).score["exit"] for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("OS-R-43")
def test_those_on_the_entrance_are_out_when_xykon_falls():
    """Seats: Elan on the Entrance, Roy the slayer, Haley on the Entrance, Durkon inside."""
    roy = who("roy", 4, shticks=["stub-axe"])
    players = [who("elan", 0), roy, who("haley", 0), who("durkon", 1)]
    t = Table(
        STUBS,
        players=players,
        active=1,
        floors=[halls({}), halls({}), halls({}), LAIR],
        next=[6],
        loot_deck=["stub-gem"],
    )
    t.do(1, "stay", "shtick stub-axe")
    assert [player.exited for player in t.view(0).players] == [2, 0, 1, 0]
    assert [player.exit_points for player in t.state.players] == [2, 0, 2, 0]
    assert {fact["seat"]: fact["n"] for fact in t.heard("exits")} == {"elan": 2, "haley": 2}


@pytest.mark.rule("OS-R-43", "OS-20.1")
def test_the_game_ends_with_xykon_if_everybody_else_is_on_the_entrance():
    t = fight_xykon(who("elan", 0), who("haley", 0), floors=[halls({}), halls({}), halls({}), LAIR])
    t.do(0, "stay", "shtick stub-axe")
    assert t.view(0).outcome is not None
    assert [t.player(seat).score["exit"] for seat in (0, 1, 2)] == [0, 1, 1]


@pytest.mark.rule("OS-R-45")
def test_exited_players_trade_equip_and_play_cards_but_are_out_of_reach():
    roy = who(
        "roy", 0, exited=1, hand=["stub-idea", "stub-shove"], stash=["stub-gem", "stub-pearl"],
        saved=["stub-rat"] * 3, equipped=["stub-gem"],
    )  # fmt: skip
    floors = [halls({}), halls({}, {}, {})]
    t = falling(roy, who("elan", 1), who("haley", 1), floors=floors, phase="turn", exits=1)
    wanted = ("equip stub-gem", "unequip stub-gem", "trade", "trade-loot", "play stub-idea", "play stub-shove")
    assert [t.can(0, text) for text in wanted] == [True] * len(wanted)
    assert not t.can(0, "pick-up")
    elan = who("elan", 1, hand=["stub-shove"])
    t = falling(who("roy", 0, exited=1), elan, who("haley", 1), floors=floors, active=1, exits=1)
    t.do(1, "play stub-shove").settle("response")
    assert t.player(0).lost == 0
    assert t.player(2).lost == 1


@pytest.mark.rule("OS-R-45", "OS-3.2")
def test_whoever_leaves_in_the_own_turn_is_past_its_start():
    roy = who("roy", 1, hand=["stub-idea"])
    t = falling(roy, who("elan", 1), who("haley", 1), floors=[halls({})])
    assert t.can(0, "play stub-idea")
    t.do(0, "up")
    assert (t.player(0).exited, t.asked) == (1, {0: "end"})
    assert not t.can(0, "play stub-idea")


@pytest.mark.rule("OS-R-45")
def test_exited_players_are_not_asked_for_help_and_not_bumped():
    floors = [halls({}), halls({}, {}, {})]
    elan = who("elan", 1, shticks=["stub-song"], equipped=["stub-gem"])
    others = [who("belkar", 1), who("roy", 0, exited=1), who("haley", 1)]
    t = falling(elan, *others, floors=floors, exits=1)
    t.do(0, "stay")
    assert t.options(0) == ["attack-player belkar", "attack-player haley", "leave"]
    t.do(0, "attack-player belkar", "shtick stub-song").do(1, "no-shtick")
    assert t.options(0) == ["offer haley stub-gem", "done"]
    t = removing(who("elan", 1), who("roy", 0, exited=1), who("haley", 1), floors=[halls({})], exits=1)
    t.do(0, "remove @0")
    assert {fact["seat"] for fact in t.heard("bumped")} == {"elan", "haley"}


@pytest.mark.rule("OS-R-90")
def test_a_fleeing_player_who_reaches_the_entrance_has_exited():
    roy = who("roy", 1, 1, fleeing=True, lost=4, stash=["stub-gem", "stub-pearl"])
    floors = [halls({}, {}), halls({}, {})]
    t = falling(roy, who("elan", 2), who("haley", 2), floors=floors, phase="turn")
    assert (t.player(0).exited, t.player(0).fleeing, t.player(0).lost) == (1, False, 0)
    assert (t.player(0).stash, t.room(1, 1).loot) == (1, 1)
    assert t.state.players[0].exit_points == 2


# EX-15


@pytest.mark.rule(
    "OS-EX-15", "OS-19.6", "OS-19.9", "OS-19.10", "OS-19.11", "OS-19.14", "OS-19.22", "OS-19.23", "OS-19.24",
    "OS-19.25", "OS-20.1", "OS-20.2", "OS-20.3", "OS-20.4", "OS-20.5", "OS-20.6", "OS-20.7", "OS-R-93",
)  # fmt: skip
def test_the_collapsing_dungeon():
    def stash(points):
        return ["stub-pearl"] * (points // 3) + ["stub-gem"] * (points % 3)

    gem = {"loot": ["stub-gem"]}
    floors = [
        halls({"down": 0}, {}, {"loot": ["stub-gem", "stub-gem"]}, {}),
        halls({}, {}, {"down": 2}, gem),
        halls({}, {}, {}, {"down": 0}, {}, {}, {}, left=-2),
        {
            "left": -2,
            "rooms": [{"card": "dorukans-gate", **gem}, {"card": "xykons-secret-lair", **gem}, {"card": "safe-haven"}],
        },
    ]
    t = Table(
        STUBS,
        players=[
            who("vaarsuvius", 1, shticks=["stub-spell"] * 9, stash=stash(7)),
            who("belkar", 4, -1, shticks=["stub-dirk"] * 9, stash=stash(14)),
            who("elan", 1, 3, shticks=["stub-song"] * 9, stash=stash(15)),
            who("roy", 4, -2, shticks=["stub-axe"] * 13, stash=stash(13), slayer=True),
        ],
        floors=floors,
        active=3,
        phase="end",
        turn=9,
        collapse=9,
        loot_deck=[],
    )
    vaarsuvius, belkar, elan, roy = range(4)
    t.do(roy, "pass")
    t.do(vaarsuvius, "up", "pass", "remove @-2")
    assert places(t)[roy] == (4, -1)
    assert t.view(0).loot_discard == ["stub-gem"]
    t.do(belkar, "pick-up", "right", "up", "stay", "pass", "remove @-1")
    assert places(t)[roy] == (4, 0)
    t.do(elan, "left", "stay", "pick-up", "pass", "remove @0")
    assert places(t)[roy] == places(t)[belkar] == (3, 1)
    assert t.room(3, 1).down is None
    t.do(roy, "right", "up", "stay", "pass", "remove @-2")
    t.do(vaarsuvius, "pass", "remove @4")
    t.do(belkar, "right", "up", "left", "pass", "remove @-1")
    t.do(elan, "pick-up", "left", "stay", "pass", "remove @0")
    t.do(roy, "right", "pick-up", "pass", "remove @3")
    t.do(vaarsuvius, "pass", "remove @1")
    t.do(belkar, "left", "up", "up", "pass", "remove @2")
    t.do(elan, "left", "up")
    assert t.asked == {}
    assert [player.exited for player in t.view(0).players] == [1, 2, 3, 0]
    assert [player.score for player in t.view(0).players] == [
        {"loot": 7, "shticks": 9, "exit": 3, "xykon": 0},
        {"loot": 15, "shticks": 9, "exit": 2, "xykon": 0},
        {"loot": 17, "shticks": 9, "exit": 1, "xykon": 0},
        {"loot": 14, "shticks": 13, "exit": 0, "xykon": 6},
    ]
    assert [fact["total"] for fact in t.heard("score")] == [19, 26, 27, 33]
    assert t.view(0).outcome == "roy"
