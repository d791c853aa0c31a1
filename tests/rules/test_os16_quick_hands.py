"""OS-16.6 and the trait that bends it: Loot where one starts and where one stops, one of each."""

import pytest

from stick_table import Table

STUBS = """
[[room]]
id = "stub-hall"
copies = 12
flags = ["peaceful"]
[[shtick]]
id = "stub-hands"
owner = "haley"
traits = ["quick-hands"]
[[shtick]]
id = "stub-bow"
owner = "haley"
attack = 30
defense = 30
range = 3
result = ["wound 1"]
[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 3
defense = 3
coins = 1
copies = 4
[[loot]]
id = "stub-gem"
crest = 1
copies = 12
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')

GEMS = ["stub-gem"] * 3
ONE, BOTH = [], ["stub-hands"]


def table(shticks, *rooms, **haley):
    """Haley in the first of these rooms, Loot or Monsters in each; Elan at the Dungeon Entrance."""
    haley = {"character": "haley", "floor": 1, "shticks": shticks, **haley}
    halls = [{"card": "stub-hall", **room} for room in rooms]
    return Table(
        STUBS,
        players=[haley, {"character": "elan", "shticks": []}],
        floors=[{"rooms": halls}],
        loot_deck=["stub-gem"] * 3,
    )


def walk(t):
    return t.do(0, "right", "stay")


@pytest.mark.rule("OS-16.6", "OS-3.9", "OS-3.21")
@pytest.mark.parametrize("shticks", [ONE, BOTH])
def test_one_loot_at_the_start_and_no_second_one_there(shticks):
    t = table(shticks, {"loot": GEMS}, {}).do(0, "pick-up")
    assert not t.can(0, "pick-up")
    assert t.player(0).stash == 1


@pytest.mark.rule("OS-16.6", "OS-3.21")
@pytest.mark.parametrize(("shticks", "more"), [(ONE, False), (BOTH, True)])
def test_after_one_at_the_start_only_quick_hands_take_one_where_they_stop(shticks, more):
    t = walk(table(shticks, {"loot": GEMS}, {"loot": GEMS}).do(0, "pick-up"))
    assert t.can(0, "pick-up") == more
    if more:
        t.do(0, "pick-up")
        assert not t.can(0, "pick-up")
        assert (t.player(0).stash, t.room(1, 0).loot, t.room(1, 1).loot) == (2, 2, 2)


@pytest.mark.rule("OS-16.6", "OS-3.21")
@pytest.mark.parametrize("shticks", [ONE, BOTH])
def test_whoever_took_nothing_at_the_start_takes_one_where_they_stop_and_no_more(shticks):
    t = walk(table(shticks, {"loot": GEMS}, {"loot": GEMS})).do(0, "pick-up")
    assert not t.can(0, "pick-up")
    assert t.player(0).stash == 1


@pytest.mark.rule("OS-16.6", "OS-3.21")
@pytest.mark.parametrize("shticks", [ONE, BOTH])
@pytest.mark.parametrize("at_start", [True, False])
def test_whoever_stays_stops_where_they_started(shticks, at_start):
    t = table(shticks, {"loot": GEMS}, {})
    t.do(0, "pick-up", "stay") if at_start else t.do(0, "stay", "pick-up")
    assert t.asked == {0: "end"}
    assert not t.can(0, "pick-up")


@pytest.mark.rule("OS-16.6")
def test_quick_hands_lie_still_when_flipped():
    t = walk(table(BOTH, {"loot": GEMS}, {"loot": GEMS}, flipped=BOTH).do(0, "pick-up"))
    assert not t.can(0, "pick-up")


@pytest.mark.rule("OS-16.7", "OS-16.8")
def test_no_hands_are_quick_enough_in_a_room_whose_last_monster_gave_the_bonus():
    t = table(["stub-hands", "stub-bow"], {"loot": GEMS}, {"loot": GEMS, "stack": ["stub-rat"]})
    walk(t.do(0, "pick-up")).roll(12).do(0, "shtick stub-bow").settle()
    assert t.asked == {0: "pick"}
    t.do(0, "pick-up", "leave")
    assert t.asked == {0: "end"}
    assert not t.can(0, "pick-up")


@pytest.mark.rule("OS-14.6", "OS-R-17")
@pytest.mark.parametrize(("before", "picks"), [(0, 2), (1, 1)])
@pytest.mark.parametrize("shticks", [ONE, BOTH])
def test_a_rest_is_worth_two_loot_with_what_was_taken_before(before, picks, shticks):
    t = table(shticks, {"loot": GEMS}, {}).do(0, *["pick-up"] * before, "rest")
    for _ in range(picks):
        t.do(0, "pick-up")
    assert "pick" not in t.asked.values()
    assert t.player(0).stash == 2
