"""OS-7: Range, Ranged Attacks and defending against them."""

import re

import pytest

from stick_table import Table, stick_game
from underdeck.kernel.refusal import Refusal

CARDS = """
[[shtick]]
id = "stub-bow"
owner = "haley"
attack = 2
defense = 2
range = 4
result = ["wound 1"]

[[shtick]]
id = "stub-dagger"
owner = "haley"
attack = 5
defense = 5
range = 0
result = ["wound 1"]

[[shtick]]
id = "stub-eagle-eye"
owner = "haley"
bonus = ["attack 3 if ranged"]

[[shtick]]
id = "stub-club"
owner = "roy"
attack = 1
defense = 1
range = 0
result = ["wound 1"]

[[shtick]]
id = "stub-sling"
owner = "roy"
attack = 1
defense = 1
range = 1
boost = { range = 1 }
result = ["wound 1"]

[[shtick]]
id = "stub-long-arms"
owner = "roy"
bonus = ["range 1"]

[[shtick]]
id = "stub-hide"
owner = "roy"
defense = 3
range = "infinite"
result = ["wound 1"]

[[shtick]]
id = "stub-charge"
owner = "roy"
use = [{ when = "before-roll", do = ["swap-roles"] }]

[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 8
defense = 8
copies = 3

[[monster]]
id = "stub-archer"
types = ["bandit"]
attack = 8
defense = 8
range = 2

[[monster]]
id = "stub-chief"
types = ["orc"]
attack = 8
defense = 8
support = { by = ["bandit"], gives = "longshot" }

[[monster]]
id = "stub-tricky"
types = ["goblin"]
attack = 8
defense = 8
range = 9
abilities = ["tricky"]

[[screw]]
id = "stub-late"
when = "before-roll"
do = ["reinforce"]

[[screw]]
id = "stub-snipe"
when = "turn"
do = ["snipe"]

[[screw]]
id = "stub-angry"
when = "before-roll"
if = ["fighting"]
do = ["boost 1"]

[[loot]]
id = "stub-gem"
copies = 8
crest = 1

[[room]]
id = "stub-room"
copies = 10
"""
STUBS = re.sub(r"^(id = .*)$", r'\1\norigin = "original"\nwhy = "A stub."', CARDS, flags=re.M)


def table(stacks, *roys, others=(), column=0, left=0, **rest):
    """Floor 1, a room for each Stack. Haley has the turn; Roy stands at the Entrance unless he is given."""
    roy = {"character": "roy", "shticks": ["stub-club"]}
    for each in roys:
        roy |= each
    mine = {"shticks": ["stub-bow", "stub-dagger"], **rest.pop("haley", {})}
    players = [{"character": "haley", "floor": 1, "column": column, **mine}, roy, *others]
    rooms = [{"card": "stub-room", "stack": list(stack)} for stack in stacks]
    rest.setdefault("loot_deck", ["stub-gem"] * 4)
    return Table(STUBS, players=players, floors=[{"left": left, "rooms": rooms}], **rest)


def at(column, **more):
    return {"floor": 1, "column": column, **more}


def rolls(t):
    return [(roll["seat"], roll["total"] - roll["die"], roll["against"]) for roll in t.heard("rolls")]


# Counting


def haleys_floors():
    """The layout of EX-3: Stairs down in Haley's room; below, Belkar's room has the Knight two rooms further."""
    rooms = [{"card": "stub-room", "stack": ["stub-rat"]}, *[{"card": "stub-room"}] * 3]
    rooms[2] = {"card": "stub-room", "down": 0}
    below = [{"card": "stub-room", "stack": stack} for stack in ([], [], [], ["stub-archer"], ["stub-chief"])]
    return Table(
        STUBS,
        players=[
            {"character": "haley", "floor": 1, "shticks": ["stub-bow"]},
            {"character": "vaarsuvius", "floor": 1},
            {"character": "roy", **at(1)},
            {"character": "belkar", "floor": 2, "column": 1},
        ],
        floors=[{"left": -2, "rooms": rooms}, {"left": 0, "rooms": below}],
        entrance_down=0,
        next=[6, 6],
    )


@pytest.mark.rule("OS-7.1", "OS-7.2", "OS-7.3", "OS-7.10", "OS-EX-3")
def test_rooms_are_counted_along_the_floor_and_never_through_it():
    t = haleys_floors()
    t.do(0, "stay")
    assert t.options(0) == ["attack-player vaarsuvius", "attack-player roy", "shoot @-2", "leave"]
    for answer, kind, distance in (
        ("attack-player vaarsuvius", "battle-player", 0),
        ("attack-player roy", "battle-player", 1),
        ("shoot @-2", "battle-attack", 2),
    ):
        t = haleys_floors()
        t.do(0, "stay").do(0, answer)
        assert t.heard(kind)[0]["distance"] == distance


@pytest.mark.rule("OS-7.5", "OS-7.7", "OS-7.8", "OS-EX-3")
def test_after_moving_only_players_in_the_room_are_targets():
    t = haleys_floors()
    t.do(0, "down", "right", "stay")
    assert t.options(0) == ["attack-player belkar", "leave"]
    t.do(0, "attack-player belkar")
    assert t.heard("battle-player") == [{"seat": "haley", "other": "belkar", "distance": 0}]
    assert t.can(0, "shtick stub-bow")


@pytest.mark.rule("OS-7.1", "OS-R-81")
@pytest.mark.parametrize("way", ["left", "right"])
def test_a_floor_grows_without_gaps(way):
    t = table([[], []], left=0, column=0 if way == "left" else 1)
    t.do(0, way)
    columns = [room.column for room in t.view(0).floors[1]]
    assert columns == ([-1, 0, 1] if way == "left" else [0, 1, 2])


@pytest.mark.rule("OS-R-81")
def test_the_collapse_eats_a_floor_from_its_ends():
    t = table([[]] * 4, at(2), left=-1, entrance_down=1, collapse=1, turn=2, phase="end")
    t.do(0, "pass")
    assert t.options(0) == ["remove @-1"]
    t.do(0, "remove @-1")
    assert [room.column for room in t.view(0).floors[1]] == [0, 1, 2]


# Ranged Attacks


@pytest.mark.rule("OS-7.4", "OS-7.11", "OS-R-39")
def test_a_ranged_attack_needs_a_shtick_of_sufficient_range():
    t = table([[], ["stub-rat"]])
    t.do(0, "stay", "shoot @1")
    assert t.options(0) == ["shtick stub-bow"]


@pytest.mark.rule("OS-7.4")
@pytest.mark.parametrize(("distance", "reached"), [(4, True), (5, False)])
def test_a_shtick_reaches_as_far_as_its_range(distance, reached):
    t = table([[]] * distance + [["stub-rat"]])
    t.do(0, "stay")
    assert t.asked == ({0: "fight"} if reached else {0: "end"})


@pytest.mark.rule("OS-7.11", "OS-R-39")
def test_without_such_a_shtick_there_is_no_ranged_attack():
    t = table([[], ["stub-rat"]], haley={"shticks": ["stub-bow", "stub-dagger"], "flipped": ["stub-bow"]})
    t.do(0, "stay")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-R-39", "OS-7.5")
def test_at_range_0_any_shtick_or_none_will_do():
    t = table([["stub-rat"]])
    t.do(0, "stay")
    assert t.options(0) == ["shtick stub-bow", "shtick stub-dagger", "no-shtick"]


@pytest.mark.rule("OS-7.6", "OS-7.7")
@pytest.mark.parametrize(("column", "mine", "theirs"), [(0, 2, 8), (1, 2 + 3, 8 + 10)])
def test_an_attack_is_ranged_by_its_distance_not_by_the_shtick(column, mine, theirs):
    stacks = [["stub-tricky"]] if column == 0 else [[], ["stub-tricky"]]
    t = table(stacks, haley={"shticks": ["stub-bow", "stub-eagle-eye"]}, next=[6])
    t.do(0, "stay")
    if column:
        t.do(0, "shoot @1")
    t.do(0, "shtick stub-bow")
    assert rolls(t) == [("haley", mine, theirs)]


@pytest.mark.rule("OS-7.8")
def test_who_has_moved_makes_no_ranged_attack():
    t = table([[], [], ["stub-rat"]], at(1), others=[{"character": "elan", **at(0)}])
    t.do(0, "right", "stay")
    assert t.options(0) == ["attack-player roy", "leave"]


@pytest.mark.rule("OS-7.9")
def test_monsters_in_the_room_leave_no_ranged_attack():
    t = table([["stub-rat"], ["stub-archer"]], at(1), next=[1])
    t.do(0, "stay")
    assert t.heard("battle-attack") == [{"seat": "haley", "monster": "stub-rat", "distance": 0}]
    t.do(0, "shtick stub-bow")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-7.10", "OS-R-80")
def test_a_player_among_monsters_may_be_shot_from_a_quiet_room():
    t = table([[], ["stub-rat"]], at(1))
    t.do(0, "stay")
    assert t.options(0) == ["attack-player roy", "shoot @1", "leave"]


# Ranged Defense


@pytest.mark.rule("OS-7.12", "OS-7.13")
@pytest.mark.parametrize(
    ("distance", "options"), [(1, ["shtick stub-sling", "no-shtick"]), (2, ["no-shtick"])], ids=["reached", "too far"]
)
def test_a_player_shot_at_defends_with_a_shtick_that_reaches_back_or_without(distance, options):
    t = table([[]] * 3, at(distance, shticks=["stub-club", "stub-sling"]))
    t.do(0, "stay", "attack-player roy", "shtick stub-bow")
    assert t.options(1) == options


@pytest.mark.rule("OS-7.14", "OS-7.15")
@pytest.mark.parametrize(("monster", "lost"), [("stub-archer", 1), ("stub-rat", 0)])
def test_only_a_monster_that_reaches_back_can_win(monster, lost):
    t = table([[], [], [monster]], next=[1])
    t.do(0, "stay", "shoot @2", "shtick stub-bow")
    assert bool(t.heard("loses")) == bool(lost)
    assert bool(t.heard("draws")) != bool(lost)
    assert t.player(0).lost == lost


@pytest.mark.rule("OS-7.14")
def test_a_monster_shot_at_defends_with_its_defense():
    t = table([[], ["stub-archer"]], next=[7])
    t.do(0, "stay", "shoot @1", "shtick stub-bow")
    assert rolls(t) == [("haley", 2, 8)]
    assert t.stack(1, 1) == []


@pytest.mark.rule("OS-7.16", "OS-7.15")
@pytest.mark.parametrize(("reinforced", "lost"), [(False, 0), (True, 1)])
def test_a_range_raised_before_the_roll_counts_for_the_monster(reinforced, lost):
    t = table([[], [], ["stub-chief"]], at(0, hand=["stub-late", "stub-archer"]), next=[1])
    t.do(0, "stay", "shoot @2", "shtick stub-bow")
    if reinforced:
        t.do(1, "play stub-late", "card stub-archer")
    t.settle()
    assert t.player(0).lost == lost


@pytest.mark.rule("OS-7.16")
def test_what_lengthens_a_range_counts_for_a_defending_player():
    t = table([[]] * 3, at(2, shticks=["stub-sling", "stub-long-arms"]))
    t.do(0, "stay", "attack-player roy", "shtick stub-bow")
    assert t.can(1, "shtick stub-sling")


@pytest.mark.rule("OS-7.16")
def test_a_range_raised_before_the_roll_lets_the_defender_choose_again():
    t = table([[]] * 3, at(2, shticks=["stub-sling"], hand=["stub-angry"]), next=[1, 12])
    t.do(0, "stay", "attack-player roy", "shtick stub-bow")
    t.do(1, "no-shtick", "play stub-angry", "card stub-sling")
    assert t.options(1) == ["shtick stub-sling", "no-shtick"]
    t.do(1, "shtick stub-sling")
    assert t.heard("pvp-win") == [{"seat": "roy", "other": "haley"}]


# Infinite Range


@pytest.mark.rule("OS-7.17")
def test_an_infinite_range_never_attacks():
    t = table([["stub-rat"]], at(0, shticks=["stub-club", "stub-hide"]), active=1)
    t.do(1, "stay")
    assert t.options(1) == ["shtick stub-club", "no-shtick"]
    t = table([[], ["stub-rat"]], at(0, shticks=["stub-hide"]), column=1, active=1)
    t.do(1, "stay")
    assert t.asked == {1: "end"}


@pytest.mark.rule("OS-7.17")
def test_no_pack_may_give_an_attack_to_an_infinite_range():
    broken = STUBS.replace('defense = 3\nrange = "infinite"', 'attack = 1\ndefense = 3\nrange = "infinite"')
    assert broken != STUBS
    with pytest.raises(Refusal):
        stick_game(broken)


@pytest.mark.rule("OS-7.18")
@pytest.mark.parametrize("distance", [0, 1, 4])
def test_an_infinite_range_defends_at_any_distance(distance):
    t = table([[]] * 5, at(distance, shticks=["stub-hide"]))
    t.do(0, "stay", "attack-player roy", "shtick stub-bow")
    assert t.options(1) == ["shtick stub-hide", "no-shtick"]


# Monsters far away


@pytest.mark.rule("OS-7.19")
def test_a_monster_with_range_does_not_attack_by_itself():
    t = table([[], ["stub-archer"]], haley={"shticks": ["stub-dagger"]})
    t.do(0, "stay")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-7.19")
def test_a_card_can_make_a_monster_attack_at_its_range():
    t = table([[], [], [], ["stub-archer"]], at(1), others=[{"character": "elan", **at(0)}],
              haley={"hand": ["stub-snipe"]})  # fmt: skip
    t.do(0, "play stub-snipe").settle("response")
    assert t.options(0) == ["card @3 roy"]
    t.do(0, "card @3 roy")
    assert t.heard("battle-defend") == [{"seat": "roy", "monster": "stub-archer", "distance": 2}]


@pytest.mark.rule("OS-R-39", "OS-7.11")
def test_a_defender_who_becomes_the_attacker_needs_a_shtick_that_reaches():
    t = table([[], []], at(1, shticks=["stub-sling", "stub-charge"]))
    t.do(0, "stay", "attack-player roy", "shtick stub-bow").do(1, "no-shtick", "flip stub-charge")
    assert t.asked == {1: "foe-shtick"}
    assert t.options(1) == ["shtick stub-sling"]
