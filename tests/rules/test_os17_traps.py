"""OS-17: traps among the Loot."""

import pytest

from stick_table import Table
from underdeck.games.stick.rules.serialize import record

STUBS = """
[[room]]
id = "stub-room"
copies = 8
flags = ["peaceful"]

[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 1
defense = 1

[[shtick]]
id = "stub-sword"
owner = "roy"
attack = 2
defense = 2
range = 0
result = ["wound 1"]

[[shtick]]
id = "stub-reflexes"
owner = "roy"
bonus = ["evade 2"]

[[shtick]]
id = "stub-toolkit"
owner = "haley"
use = [{ when = "evade", do = ["disarm 6"] }]

[[screw]]
id = "stub-duck"
when = "evade"
do = ["evade 3 anyone"]

[[screw]]
id = "stub-scapegoat"
when = "wound"
do = ["prevent 1", "wound 1 other-here"]

[[screw]]
id = "stub-delivery"
when = "turn"
do = ["loot 2"]

[[loot]]
id = "stub-gem"
copies = 8
crest = 1

[[loot]]
id = "stub-boots"
drool = { roy = 1 }
bonus = ["evade 2"]

[[trap]]
id = "stub-spike"
copies = 2
evade = 8
range = 3
multiple = false
do = ["wound 1"]

[[trap]]
id = "stub-blast"
evade = 8
range = 2
multiple = true
do = ["wound 1"]

[[trap]]
id = "stub-puddle"
evade = 8
range = 0
multiple = true
do = ["wound 1"]

[[trap]]
id = "stub-trapdoor"
evade = 8
range = 0
multiple = false
do = ["entrance"]

[[trap]]
id = "stub-glue"
evade = 8
range = 0
multiple = false
do = ["miss 1"]
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')


def person(character, **given):
    return {"character": character, "shticks": [], **given}


def rooms(*given):
    return {"rooms": [{"card": "stub-room", **room} for room in given]}


def table(*players, loot=(), **given):
    """Five rooms; the first player stands in the middle one, on this Loot, from its top."""
    people = [player if isinstance(player, dict) else person(player) for player in players]
    people[0] = {"floor": 1, "column": 2, **people[0]}
    floors = [rooms({}, {}, {"loot": list(loot)}, {}, {})]
    return Table(STUBS, players=people, **{"floors": floors, **given})


def go_on(t):
    """Everybody passes in the windows; what was told before stays told."""
    told = t.told
    t.settle()
    t.told = told + t.told
    return t


def rolled(t):
    """Who rolled, in order."""
    return [event.facts["seat"] for event in t.told if event.kind in ("evades", "hit-by-trap")]


def removed(t):
    return record(t.state)["removed_loot"]


@pytest.mark.rule("OS-17.1", "OS-17.2", "OS-16.4")
def test_a_trap_is_revealed_to_all_and_detonates():
    t = table(person("roy"), "elan", loot=["stub-spike"], next=[1])
    t.do(0, "pick-up")
    revealed = next(event for event in t.told if event.kind == "trap")
    assert (revealed.seats, revealed.facts) == (None, {"seat": "roy", "trap": "stub-spike"})
    assert t.player(0).lost == 1
    assert t.player(0).stash == 0


@pytest.mark.rule("OS-17.3")
@pytest.mark.parametrize(("die", "lost"), [(6, 0), (5, 1)])
def test_a_shtick_may_try_to_disarm_it_first(die, lost):
    t = table(person("haley", shticks=["stub-toolkit"]), "elan", loot=["stub-spike"], next=[die, 1])
    t.do(0, "pick-up")
    assert t.asked == {0: "evade"}
    t.do(0, "flip stub-toolkit")
    assert t.player(0).lost == lost
    assert t.player(0).shticks[0].flipped
    assert rolled(t) == ["haley"] * lost
    assert removed(t) == ["stub-spike"]


@pytest.mark.rule("OS-17.3")
def test_disarming_is_optional():
    t = table(person("haley", shticks=["stub-toolkit"]), "elan", loot=["stub-spike"], next=[1])
    t.do(0, "pick-up", "pass")
    assert t.player(0).lost == 1
    assert not t.player(0).shticks[0].flipped


# Whom it concerns


@pytest.mark.rule("OS-17.4", "OS-17.5")
def test_a_single_target_trap_concerns_the_revealer_alone():
    people = [person("elan", floor=1, column=2), person("haley", floor=1, column=3)]
    t = table(person("roy"), *people, loot=["stub-spike"], next=[1])
    t.do(0, "pick-up")
    assert rolled(t) == ["roy"]


@pytest.mark.rule("OS-17.4", "OS-17.6")
@pytest.mark.parametrize(("column", "hit"), [(0, True), (1, True), (2, True), (3, True), (4, True), (5, False)])
def test_a_multiple_target_trap_reaches_both_ways_along_the_floor(column, hit):
    t = table(
        person("roy"),
        person("elan", floor=1, column=column),
        floors=[rooms({}, {}, {"loot": ["stub-blast"]}, {}, {}, {})],
        next=[8, 1],
    )
    t.do(0, "pick-up")
    assert rolled(t) == ["roy", "elan"][: 1 + hit]
    assert t.player(1).lost == hit


@pytest.mark.rule("OS-17.7")
def test_range_zero_is_the_room_itself():
    t = table(
        person("roy"),
        person("elan", floor=1, column=2),
        person("haley", floor=1, column=3),
        loot=["stub-puddle"],
        next=[8, 8],
    )
    t.do(0, "pick-up")
    assert rolled(t) == ["roy", "elan"]


@pytest.mark.rule("OS-17.8")
def test_other_floors_are_safe():
    floors = [rooms({}, {}, {"loot": ["stub-blast"]}), rooms({}, {}, {})]
    t = table(person("roy"), person("elan", floor=2, column=2), "haley", floors=floors, next=[8])
    t.do(0, "pick-up")
    assert rolled(t) == ["roy"]


@pytest.mark.rule("OS-R-67")
def test_the_rolls_go_clockwise_from_the_revealer():
    people = [person(name, floor=1, column=2) for name in ("elan", "haley", "roy", "belkar")]
    t = table(*people, loot=["stub-puddle"], next=[1, 12, 1, 12], active=2)
    t.do(2, "pick-up")
    assert rolled(t) == ["roy", "belkar", "elan", "haley"]
    assert [player.lost for player in t.view(0).players] == [1, 0, 1, 0]


# Evasion Rolls


@pytest.mark.rule("OS-17.9")
@pytest.mark.parametrize(("die", "lost"), [(7, 1), (8, 0), (9, 0)])
def test_who_reaches_the_evade_value_evades(die, lost):
    t = table(person("roy"), "elan", loot=["stub-spike"], next=[die])
    t.do(0, "pick-up")
    assert t.player(0).lost == lost


@pytest.mark.rule("OS-17.10", "OS-17.9")
@pytest.mark.parametrize(("dice", "lost"), [([8, 1], [0, 1]), ([1, 8], [1, 0]), ([1, 1], [1, 1])])
def test_everybody_rolls_alone(dice, lost):
    t = table(person("roy"), person("elan", floor=1, column=1), loot=["stub-blast"], next=dice)
    t.do(0, "pick-up")
    assert [player.lost for player in t.view(0).players] == lost


@pytest.mark.rule("OS-17.11")
@pytest.mark.parametrize(
    ("given", "bonus"),
    [
        ({}, 0),
        ({"shticks": ["stub-reflexes"]}, 2),
        ({"shticks": ["stub-reflexes"], "flipped": ["stub-reflexes"]}, 0),
        ({"equipped": ["stub-boots"]}, 2),
        ({"stash": ["stub-boots"]}, 0),
        ({"shticks": ["stub-reflexes"], "equipped": ["stub-boots"]}, 4),
    ],
)
def test_shticks_and_equipped_loot_help_to_evade(given, bonus):
    for die, lost in ((8 - bonus, 0), (7 - bonus, 1)):
        t = table(person("roy", **given), "elan", loot=["stub-spike"], next=[die])
        go_on(t.do(0, "pick-up"))
        assert t.player(0).lost == lost


@pytest.mark.rule("OS-17.11")
def test_anybody_may_play_a_card_that_helps_to_evade():
    t = table(
        person("roy"),
        person("elan", floor=1, column=1, hand=["stub-duck"]),
        loot=["stub-blast"],
        next=[5, 5],
    )
    t.do(0, "pick-up").do(1, "play stub-duck", "target roy")
    go_on(t)
    assert [player.lost for player in t.view(0).players] == [0, 1]


@pytest.mark.rule("OS-17.12")
def test_who_fails_suffers_what_the_trap_says():
    t = table(person("roy"), "elan", loot=["stub-glue"], next=[7])
    t.do(0, "pick-up")
    assert (t.player(0).missing, t.player(0).lost) == (1, 0)
    t = table(person("roy"), "elan", loot=["stub-glue"], next=[8])
    t.do(0, "pick-up")
    assert t.player(0).missing == 0


@pytest.mark.rule("OS-17.12", "OS-13.2")
def test_the_wound_of_a_trap_may_be_passed_on():
    people = [person("elan", floor=1, column=2, hand=["stub-duck"]), person("haley", stash=["stub-gem"])]
    t = table(person("roy", hand=["stub-scapegoat"]), *people, loot=["stub-spike"], next=[1])
    t.do(0, "pick-up").settle("evade").do(0, "play stub-scapegoat")
    go_on(t)
    assert t.asked == {0: "start"}
    assert [player.lost for player in t.view(0).players] == [0, 1, 0]


@pytest.mark.rule("OS-17.13")
@pytest.mark.parametrize("die", [1, 12])
def test_a_trap_leaves_the_game(die):
    t = table(person("roy"), "elan", loot=["stub-spike"], loot_discard=["stub-gem"], next=[die])
    t.do(0, "pick-up")
    assert (removed(t), t.view(0).loot_discard, t.view(0).trap) == (["stub-spike"], ["stub-gem"], None)


@pytest.mark.rule("OS-17.14", "OS-13.23")
def test_who_flees_evades_without_a_roll():
    t = table(
        person("roy"),
        person("elan", floor=1, column=1, lost=4, fleeing=True),
        person("haley", floor=1, column=3),
        loot=["stub-blast"],
        next=[8, 8],
    )
    t.do(0, "pick-up")
    assert rolled(t) == ["roy", "haley"]
    assert t.player(1).lost == 4


# How traps come to light


@pytest.mark.rule("OS-R-67")
@pytest.mark.parametrize("die", [1, 12])
def test_a_trap_uses_up_the_pick_up(die):
    t = table(person("roy"), "elan", loot=["stub-spike", "stub-gem"], next=[die])
    t.do(0, "pick-up")
    assert t.asked == {0: "start"}
    assert not t.can(0, "pick-up")


@pytest.mark.rule("OS-R-67")
def test_a_trap_is_one_of_the_two_cards_of_a_rest():
    t = table(person("roy"), "elan", loot=["stub-spike", "stub-gem", "stub-gem"], next=[12])
    t.do(0, "rest", "pick-up", "pick-up")
    assert t.asked == {1: "start"}
    assert (t.player(0).stash, t.room(1, 2).loot) == (1, 1)


@pytest.mark.rule("OS-R-67", "OS-17.2")
def test_a_trap_drawn_from_the_deck_detonates_in_the_room_of_the_drawer():
    t = table(
        person("roy", hand=["stub-delivery"]),
        person("elan", floor=1, column=3),
        loot_deck=["stub-blast", "stub-gem", "stub-gem"],
        next=[8, 1],
    )
    t.do(0, "play stub-delivery")
    assert rolled(t) == ["roy", "elan"]
    assert (t.player(1).lost, t.player(0).stash, t.view(0).loot_deck) == (1, 1, 1)
    assert removed(t) == ["stub-blast"]


@pytest.mark.rule("OS-R-67")
def test_who_is_put_to_flight_by_the_first_card_takes_no_second():
    t = table(
        person("roy", lost=3, shticks=["stub-sword"]),
        "elan",
        floors=[rooms({}, {}, {"stack": ["stub-rat"], "loot": ["stub-spike", "stub-gem"]})],
        next=[12, 1],
    )
    t.do(0, "stay", "shtick stub-sword", "pick-up")
    assert t.heard("flees")
    assert t.player(0).stash == 0
    assert t.room(1, 2).loot == 1


@pytest.mark.rule("OS-17.2", "OS-17.12")
def test_a_trap_found_after_a_battle_works_like_any_other():
    t = table(
        person("roy", shticks=["stub-sword"]),
        "elan",
        floors=[rooms({}, {}, {"stack": ["stub-rat"], "loot": ["stub-trapdoor"]})],
        next=[12, 1],
    )
    t.do(0, "stay", "shtick stub-sword", "pick-up")
    assert t.player(0).floor == 0


@pytest.mark.rule("OS-EX-13", "OS-17.6", "OS-17.8", "OS-17.9", "OS-17.13")
def test_durkon_finds_the_shuriken_trap():
    floors = [rooms({}, {}, {"loot": ["shuriken-trap"]}, {}), rooms({}, {}, {})]
    t = table(
        person("durkon"),
        person("vaarsuvius", floor=1, column=2),
        person("roy", floor=1, column=3),
        person("haley", floor=2, column=2),
        floors=floors,
        next=[9, 11, 3],
    )
    t.do(0, "pick-up")
    assert rolled(t) == ["durkon", "vaarsuvius", "roy"]
    assert [player.lost for player in t.view(0).players] == [0, 0, 1, 0]
    assert removed(t) == ["shuriken-trap"]
