"""House rules and presets of The Order of the Stick: what each value changes."""

import pytest

from stick_table import Table
from underdeck.games.stick.rules.options import OPTIONS, PRESETS, Rules

STUBS = """
[[room]]
id = "stub-hall"
copies = 20
origin = "original"
why = "stub"
[[room]]
id = "stub-crypt"
deck = "lair"
copies = 2
origin = "original"
why = "stub"
[[shtick]]
id = "stub-sword"
owner = "roy"
range = 0
attack = 2
defense = 2
result = ["wound 1"]
origin = "original"
why = "stub"
[[shtick]]
id = "stub-bow"
owner = "roy"
range = 2
attack = 2
defense = 2
result = ["wound 1"]
origin = "original"
why = "stub"
[[shtick]]
id = "stub-ogre-bane"
owner = "roy"
range = 0
attack = 2
defense = 2
area = "ogre"
result = ["wound 1"]
origin = "original"
why = "stub"
[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 5
defense = 9
x = 1
copies = 4
origin = "original"
why = "stub"
[[monster]]
id = "stub-ogre"
types = ["ogre"]
attack = 5
defense = 9
copies = 4
origin = "original"
why = "stub"
[[monster]]
id = "stub-boss"
types = ["animal"]
attack = 5
defense = 9
abilities = ["leader"]
copies = 8
origin = "original"
why = "stub"
[[screw]]
id = "stub-idle"
when = "wound"
do = ["prevent all"]
copies = 8
origin = "original"
why = "stub"
[[loot]]
id = "stub-ring"
crest = 1
copies = 9
origin = "original"
why = "stub"
[[loot]]
id = "stub-bone"
drool = { vaarsuvius = 1 }
origin = "original"
why = "stub"
"""

HALL = {"card": "stub-hall"}
ROY = {"character": "roy", "floor": 1, "shticks": ["stub-sword"]}
ELAN = {"character": "elan", "shticks": []}


def table(roy=None, elan=None, options=None, **more):
    position = {"floors": [{"rooms": [HALL] * 3}], **more}
    return Table(STUBS, players=[{**ROY, **(roy or {})}, {**ELAN, **(elan or {})}], options=options or {}, **position)


def hall(*stack):
    return {"card": "stub-hall", "stack": [f"stub-{name}" for name in stack]}


def test_what_is_not_said_is_the_first_value_of_each_option():
    assert {name: getattr(Rules(), name) for name in OPTIONS} == {name: values[0] for name, values in OPTIONS.items()}


@pytest.mark.rule("OS-R-13", "OS-11.8")
@pytest.mark.parametrize("value", OPTIONS["area_targets"])
def test_area_targets_whether_the_top_monster_must_be_among_them(value):
    bane = {"shticks": ["stub-ogre-bane"]}
    t = table(bane, options={"area_targets": value}, floors=[{"rooms": [hall("ogre", "rat", "ogre")]}])
    assert t.do(0, "stay").can(0, "shtick stub-ogre-bane")
    t = table(bane, options={"area_targets": value}, floors=[{"rooms": [hall("rat", "ogre", "ogre")]}])
    t.do(0, "stay")
    assert t.can(0, "shtick stub-ogre-bane") == (value == "any")
    if value == "any":
        t.roll(12).do(0, "shtick stub-ogre-bane")
        assert t.stack(1, 0) == ["stub-rat"]


@pytest.mark.rule("OS-4.11", "OS-4.12", "OS-4.13")
@pytest.mark.parametrize("value", OPTIONS["floor_size"])
def test_floor_size_is_how_many_rooms_a_floor_has_at_most(value):
    full = int(value)
    assert table(options={"floor_size": value}, floors=[{"rooms": [HALL] * (full - 1)}]).can(0, "left")
    assert not table(options={"floor_size": value}, floors=[{"rooms": [HALL] * full}]).can(0, "left")


@pytest.mark.rule("OS-R-22", "OS-16.29")
@pytest.mark.parametrize("value", OPTIONS["free_gifts"])
def test_free_gifts_lets_players_in_one_room_give_each_other_loot(value):
    roy = {"stash": ["stub-bone"], "equipped": ["stub-ring"]}
    t = table(roy, {"floor": 1}, {"free_gifts": value})
    assert [option for option in t.options(0) if option.startswith("give")] == ["give elan stub-bone"] * (
        value == "yes"
    )
    if value == "yes":
        t.do(0, "give elan stub-bone")
        assert (t.player(0).stash, [each.id for each in t.view(1).stash]) == (0, ["stub-bone"])
    assert not table(roy, {"floor": 1, "column": 1}, {"free_gifts": value}).can(0, "give elan stub-bone")


def kinds(t, seat):
    monsters = [card for card in t.state.players[seat].hand if hasattr(t.state.pack.battle[card], "abilities")]
    return len(monsters), len(t.state.players[seat].hand) - len(monsters)


@pytest.mark.rule("OS-2.11")
@pytest.mark.parametrize("seed", range(4))
def test_split_hands_are_dealt_as_four_monsters_and_three_others(seed):
    t = Table.deal(seed=seed, players=["roy", "haley", "elan"], options={"hands": "split", "starting_shticks": "4"})
    assert [kinds(t, seat) for seat in range(3)] == [(4, 3)] * 3
    t = Table.deal(seed=seed, players=["roy", "haley", "elan"], options={"starting_shticks": "4"})
    assert [sum(kinds(t, seat)) for seat in range(3)] == [7] * 3


@pytest.mark.rule("OS-5.18", "OS-5.29")
@pytest.mark.parametrize("others", [[], [{"character": "belkar", "hand": ["stub-rat"]}]])
@pytest.mark.parametrize(("value", "hand"), [("mixed", None), ("split", (4, 2))])
def test_split_hands_are_never_thrown_away(value, hand, others):
    """Two players draw Monsters and go on; among more the one without is passed over and draws both kinds."""
    deck = ["stub-rat", "stub-idle", "stub-rat", "stub-rat", "stub-ogre", "stub-ogre", "stub-idle", "stub-idle"]
    t = Table(
        STUBS,
        players=[ROY, {**ELAN, "hand": ["stub-idle", "stub-idle"]}, *others],
        floors=[{"rooms": [HALL] * 2}],
        options={"hands": value},
        battle_deck=deck,
    )
    t.do(0, "right", "stay")
    assert bool(t.heard("hand-thrown-away")) == (value == "mixed")
    assert t.asked == {(2 if others else 1): "call"}
    if hand:
        assert kinds(t, 1) == ((4, 3) if others else hand)


@pytest.mark.rule("OS-18.3", "OS-2.19", "OS-R-47")
@pytest.mark.parametrize(("value", "drool", "shticks"), [("table", 8, 8), ("half", 4, 5), ("none", 0, 0)])
def test_lair_minimum_is_what_it_takes_to_go_down_to_the_lair(value, drool, shticks):
    floors = [{"rooms": [HALL]}] * 2 + [{"rooms": [{**HALL, "down": 0}]}]
    pack = table().state.pack
    names = [card.id for card in pack.decks[pack.character("roy")]]

    def may(rings, cards):
        roy = {"floor": 3, "equipped": ["stub-ring"] * rings, "shticks": names[:cards]}
        return table(roy, options={"lair_minimum": value}, floors=floors).can(0, "down")

    view = table(options={"lair_minimum": value}).view(0)
    assert (view.lair_drool, view.lair_shticks) == (drool, shticks)
    assert may(drool, shticks)
    assert not drool or not may(drool - 1, shticks)
    assert not shticks or not may(drool, shticks - 1)


@pytest.mark.rule("OS-5.1")
@pytest.mark.parametrize("value", OPTIONS["new_battles"])
def test_new_battles_come_in_every_empty_room_or_only_in_new_ones(value):
    elan = {"hand": ["stub-rat", "stub-ogre"]}
    t = table(elan=elan, options={"new_battles": value}).do(0, "right", "stay")
    assert ("call" in t.asked.values()) == (value == "empty-rooms")
    t = table(elan=elan, options={"new_battles": value}, room_deck=["stub-hall"]).do(0, "left")
    assert "call" in t.asked.values()


@pytest.mark.rule("OS-R-38")
@pytest.mark.parametrize(("xykon", "battle"), [(None, True), (["zombie-horde", "down"], False)])
def test_only_in_new_rooms_still_means_every_lair_room_that_owes_its_card(xykon, battle):
    crypt = {"card": "stub-crypt", **({"xykon": xykon} if xykon else {})}
    floors = [*[{"rooms": [HALL]}] * 3, {"rooms": [{"card": "safe-haven"}, crypt]}]
    t = table({"floor": 4}, options={"new_battles": "new-rooms"}, floors=floors).do(0, "right")
    if "move" in t.asked.values():
        t.do(0, "stay")
    assert bool(t.heard("xykon-card")) == battle


@pytest.mark.rule("OS-R-40")
@pytest.mark.parametrize("value", OPTIONS["pvp_after_clearing"])
@pytest.mark.parametrize("moved", [True, False])
def test_pvp_after_clearing_lets_the_victor_turn_on_a_player_in_the_room(value, moved):
    rooms = [hall("ogre"), hall(), hall("rat")]
    t = table(
        {"column": 1 if moved else 0, "shticks": ["stub-sword", "stub-bow"]},
        {"floor": 1},
        {"pvp_after_clearing": value},
        floors=[{"rooms": rooms}],
    )
    t.do(0, "left", "stay") if moved else t.do(0, "stay")
    t.roll(12).do(0, "shtick stub-sword")
    if value == "yes":
        assert (t.asked, t.options(0)) == ({0: "fight"}, ["attack-player elan", "leave"])
    else:
        assert t.asked == {0: "end"}


@pytest.mark.rule("OS-R-40")
def test_pvp_after_clearing_needs_a_cleared_room():
    t = table(elan={"floor": 1}, options={"pvp_after_clearing": "yes"}, floors=[{"rooms": [hall("rat", "ogre")]}])
    t.do(0, "stay").roll(12).do(0, "shtick stub-sword", "stop")
    assert t.asked == {0: "end"}


@pytest.mark.parametrize("value", OPTIONS["rested_rooms"])
def test_rested_rooms_are_safe_once_somebody_rested_there(value):
    t = table(elan={"hand": ["stub-rat", "stub-ogre"]}, options={"rested_rooms": value})
    t.do(0, "rest").do(1, "stay", "pass").do(0, "up", "pass").do(1, "stay", "pass").do(0, "down", "stay")
    assert ("call" in t.asked.values()) == (value == "like-others")


@pytest.mark.rule("OS-21.16", "OS-22.14")
@pytest.mark.parametrize(("value", "size"), [("3", 4), ("none", 1), ("free", 7)])
def test_size_growth_is_how_far_a_battle_may_outgrow_its_floor(value, size):
    players = [
        {**ROY, "hand": ["stub-boss"] * 2},
        {**ELAN, "hand": ["stub-boss"] * 2},
        {"character": "belkar", "hand": ["stub-boss"] * 2},
    ]
    t = Table(
        STUBS,
        players=players,
        floors=[{"rooms": [HALL] * 2}],
        options={"size_growth": value},
        battle_deck=[],
    )
    t.do(0, "right", "stay")
    for turn in range(min(size, 6)):
        t.do((turn + 1) % 3, "play stub-boss")
    assert (t.asked, t.state.size) == ({0: "shtick"}, size)


@pytest.mark.rule("OS-4.29")
@pytest.mark.parametrize(("value", "needed"), [("3", [3, 3, 3, 3]), ("by-floor", [5, 4, 3, 3]), ("6", [6, 6, 6, 6])])
def test_stairs_are_found_with_that_roll_or_less(value, needed):
    for floor, number in enumerate(needed, 1):
        for die, found in ((number, True), (number + 1, False)):
            t = table({"floor": floor}, options={"stairs": value}, floors=[{"rooms": [HALL]}] * floor, length="long")
            t.roll(die).do(0, "search")
            assert (t.room(floor, 0).down is not None) == found


@pytest.mark.rule("OS-2.9", "OS-2.10")
@pytest.mark.parametrize(("value", "asked"), [("3", {"starting"}), ("4", {"start"})])
def test_starting_shticks_are_three_of_four_or_all(value, asked):
    t = Table.deal(players=["roy", "haley"], options={"starting_shticks": value})
    assert set(t.asked.values()) == asked
    while set(t.asked.values()) == {"starting"}:
        seat = next(iter(t.asked))
        t.do(seat, t.options(seat)[0])
    for seat in range(2):
        assert (len(t.player(seat).shticks), t.player(seat).deck) == (int(value), 20 - int(value))


@pytest.mark.rule("OS-R-11", "OS-10.16")
@pytest.mark.parametrize("value", OPTIONS["steal_range"])
@pytest.mark.parametrize("distance", [0, 1])
def test_steal_range_is_from_where_loot_may_be_taken(value, distance):
    t = table(
        {"shticks": ["stub-bow"]},
        {"floor": 1, "column": distance, "equipped": ["stub-ring"]},
        {"steal_range": value},
    )
    t.do(0, "stay", "attack-player elan", "shtick stub-bow").roll(12, 1).do(1, "no-shtick").settle()
    assert ("steal" in t.asked.values()) == (distance == 0 or value == "any")


@pytest.mark.parametrize(("value", "last"), [("60", 120), ("30", 60), ("none", None)])
def test_turn_limit_is_how_many_rounds_the_dungeon_holds(value, last):
    options = {"turn_limit": value}
    if last is None:
        assert not table(options=options, turn=10**6, phase="turn").view(0).collapse
        return
    elan = {"floor": 1}
    assert not table(elan=elan, options=options, turn=last - 1, phase="turn").view(0).collapse
    t = table(elan=elan, options=options, turn=last, phase="turn", floors=[{"rooms": [hall("rat"), HALL]}])
    assert (t.view(0).collapse, t.stack(1, 0), t.asked) == (True, [], {0: "start"})
    t.do(0, "stay", "leave", "pass")
    assert t.asked == {0: "remove"}


@pytest.mark.rule("OS-15.4")
@pytest.mark.parametrize("value", OPTIONS["x_per_shtick"])
def test_x_per_shtick_is_the_price_of_a_shtick(value):
    price = int(value)
    assert not table({"saved": ["stub-rat"] * (price - 1)}, options={"x_per_shtick": value}).can(0, "trade")
    t = table({"saved": ["stub-rat"] * price}, options={"x_per_shtick": value}).do(0, "trade")
    for _ in range(price):
        assert not t.can(0, "done")
        t.do(0, "add stub-rat")
    t.do(0, "done")
    assert t.asked == {0: "choose-shtick"}


@pytest.mark.rule("OS-2.16")
@pytest.mark.parametrize("value", OPTIONS["xykon_place"])
def test_xykon_place_is_anywhere_or_last_among_the_cards_of_the_lair(value):
    places = set()
    for seed in range(30):
        t = Table.deal(seed=seed, players=["roy", "haley"], options={"xykon_place": value})
        deck = [t.state.pack.xykon[card].id for card in reversed(t.state.xykon_deck)]
        places.add(deck.index("xykon-the-lich"))
    assert places == ({0, 1, 2, 3} if value == "shuffled" else {3})


# Presets


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_sets_its_options(preset):
    t = Table.deal(players=["roy", "haley"], preset=preset)
    assert t.view(0).options == PRESETS[preset]


@pytest.mark.rule("OS-3.3", "OS-5.10", "OS-22.7")
def test_the_rulebook_is_played_unless_something_else_is_chosen():
    t = Table.deal(players=["roy", "haley"])
    rules = t.state.rules
    assert (t.view(0).options, PRESETS["printed"]) == ({}, {})
    assert (rules.turn_limit, rules.size_growth, rules.hands, rules.new_battles) == (
        "none", "free", "mixed", "empty-rooms",
    )  # fmt: skip
    numbers = rules.floor_size, rules.stairs, rules.starting_shticks, rules.x_per_shtick
    assert numbers == ("8", "3", "3", "3")
    table_rows = rules.floors, rules.lair_minimum, rules.xykon_place, rules.rested_rooms
    assert table_rows == ("table", "table", "shuffled", "like-others")
    rulings = rules.area_targets, rules.free_gifts, rules.pvp_after_clearing, rules.steal_range
    assert rulings == ("top-too", "no", "no", "same-room")


def test_the_steady_game_has_limits():
    assert PRESETS["steady"] == {"size_growth": "3", "turn_limit": "60"}


def test_the_quick_game_is_quick():
    t = Table.deal(players=["roy", "haley", "elan"], preset="quick")
    assert set(t.asked.values()) == {"start"}
    assert [kinds(t, seat) for seat in range(3)] == [(4, 3)] * 3
    assert (t.view(0).lair_drool, t.view(0).lair_shticks) == (4, 5)
    assert [len(player.shticks) for player in t.view(0).players] == [4, 4, 4]


def test_an_option_is_stronger_than_the_preset():
    t = Table.deal(players=["roy", "haley"], preset="quick", options={"stairs": "3", "floor_size": "6"})
    assert (t.state.rules.stairs, t.state.rules.floor_size, t.state.rules.turn_limit) == ("3", "6", "30")
