"""OS-14: resting and missing turns."""

import pytest

from stick_table import Table

STUBS = """
[[room]]
id = "stub-room"
copies = 8
flags = ["peaceful"]

[[room]]
id = "stub-alarm"
flags = ["peaceful", "no-rest"]

[[monster]]
id = "stub-zombie"
types = ["undead"]
attack = 7
defense = 9
range = 1
x = 1

[[monster]]
id = "stub-brute"
types = ["ogre"]
attack = 30
defense = 30
x = 3

[[monster]]
id = "stub-ghoul"
types = ["undead"]
attack = 30
defense = 30
abilities = ["paralyze"]

[[shtick]]
id = "stub-sword"
owner = "roy"
attack = 2
defense = 3
range = 0
result = ["wound 1"]
flip = true
copies = 3

[[shtick]]
id = "stub-charge"
owner = "roy"
use = [{ when = "before-roll", if = ["defending"], do = ["swap-roles"] }]

[[shtick]]
id = "stub-dagger"
owner = "belkar"
attack = 30
defense = 0
range = 0
result = ["wound 1"]

[[screw]]
id = "stub-sniper"
when = "turn"
do = ["snipe"]

[[screw]]
id = "stub-bait"
when = "turn"
do = ["lure"]

[[screw]]
id = "stub-alibi"
copies = 3
when = "turn"
do = ["miss 1 other"]

[[screw]]
id = "stub-jail"
when = "turn"
do = ["miss 2 other"]

[[loot]]
id = "stub-gem"
copies = 6
crest = 1

[[loot]]
id = "stub-crown"
drool = { roy = 3 }

[[trap]]
id = "stub-net"
copies = 2
evade = 8
range = 1
multiple = true
do = ["wound 1"]
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')


def person(character, **given):
    return {"character": character, "shticks": [], **given}


def rooms(*given):
    return [{"rooms": [{"card": "stub-room", **room} for room in given]}]


def table(*players, **given):
    people = [player if isinstance(player, dict) else person(player) for player in players]
    return Table(STUBS, players=people, **{"floors": rooms({}, {}, {}, {}), **given})


def go_on(t):
    """Everybody passes in the windows; what was told before stays told."""
    told = t.told
    t.settle()
    t.told = told + t.told
    return t


def idle(t, *seats):
    """These seats stay where they are and end their turn."""
    for seat in seats:
        t.do(seat, "stay")
        if t.asked == {seat: "fight"}:
            t.do(seat, "leave")
        t.do(seat, "pass")
    return t


def modifier(t, name):
    """What the character's last roll had added to it."""
    roll = [facts for facts in t.heard("rolls") if facts["seat"] == name][-1]
    return roll["total"] - roll["die"]


def attacks_roy(roy, *others, dice=(6, 6), **given):
    """Belkar, in Roy's room, attacks him; Roy may choose his shtick."""
    belkar = person("belkar", floor=1, shticks=["stub-dagger"])
    t = table(belkar, person("roy", floor=1, **roy), *others, next=list(dice), **given)
    return t.do(0, "stay", "attack-player roy", "shtick stub-dagger")


# When one may rest


@pytest.mark.rule("OS-14.1")
def test_who_has_moved_may_not_rest():
    t = table(person("roy", floor=1), "elan")
    assert t.can(0, "rest")
    t.do(0, "right")
    assert not t.can(0, "rest")
    t.do(0, "stay")
    assert t.asked == {0: "end"}
    assert not t.can(0, "rest")


@pytest.mark.rule("OS-14.1")
@pytest.mark.parametrize("die", [1, 12])
def test_who_has_battled_may_not_rest(die):
    t = table(
        person("roy", floor=1, shticks=["stub-sword"]),
        "elan",
        floors=rooms({"stack": ["stub-zombie"]}),
        next=[die],
    )
    t.do(0, "stay", "shtick stub-sword")
    assert t.asked == {0: "end"}
    assert not t.can(0, "rest")


@pytest.mark.rule("OS-14.2")
def test_nobody_rests_beside_monsters():
    t = table(person("roy", floor=1), "elan", floors=rooms({"stack": ["stub-zombie"]}, {}))
    assert not t.can(0, "rest")
    t = table(person("roy", floor=1), "elan", floors=rooms({}, {"stack": ["stub-zombie"]}))
    assert t.can(0, "rest")


@pytest.mark.rule("OS-14.2")
def test_players_and_loot_do_not_disturb_a_rest():
    t = table(person("roy", floor=1), person("elan", floor=1), floors=rooms({"loot": ["stub-gem"]}))
    assert t.can(0, "rest")


@pytest.mark.rule("OS-14.3")
def test_a_room_may_forbid_resting():
    t = table(person("roy", floor=1), "elan", floors=rooms({"card": "stub-alarm"}))
    assert not t.can(0, "rest")


@pytest.mark.rule("OS-14.4", "OS-14.5", "OS-R-17")
def test_a_rest_ends_the_turn_and_everything_else_comes_before_it():
    roy = person(
        "roy", floor=1, stash=["stub-gem", "stub-crown"], saved=["stub-brute"], deck=["stub-charge", "stub-sword"]
    )
    t = table(roy, "elan")
    t.do(0, "equip stub-gem", "trade-loot", "add stub-crown", "trade", "add stub-brute", "done", "choose stub-sword")
    assert [shtick.id for shtick in t.player(0).shticks] == ["stub-charge", "stub-sword"]
    assert t.can(0, "unequip stub-gem")
    t.do(0, "rest")
    assert t.asked == {1: "start"}
    assert t.player(0).resting


@pytest.mark.rule("OS-14.6", "OS-16.9", "OS-16.10")
def test_who_lies_down_picks_up_to_two_loot():
    t = table(person("roy", floor=1), "elan", floors=rooms({"loot": ["stub-gem"] * 3}))
    t.do(0, "rest")
    assert t.asked == {0: "pick"}
    t.do(0, "pick-up", "pick-up")
    assert t.asked == {1: "start"}
    assert (t.player(0).stash, t.room(1, 0).loot) == (2, 1)

    t = table(person("roy", floor=1), "elan", floors=rooms({"loot": ["stub-gem"] * 3}))
    t.do(0, "rest", "leave")
    assert t.asked == {1: "start"}
    assert (t.player(0).stash, t.room(1, 0).loot) == (0, 3)


@pytest.mark.rule("OS-R-18", "OS-14.6", "OS-16.9")
def test_a_turn_of_rest_yields_two_loot_in_all():
    t = table(person("roy", floor=1), "elan", floors=rooms({"loot": ["stub-gem"] * 3}))
    t.do(0, "pick-up", "rest", "pick-up")
    assert t.asked == {1: "start"}
    assert (t.player(0).stash, t.room(1, 0).loot) == (2, 1)


# What a rest brings


@pytest.mark.rule("OS-14.7", "OS-15.23")
def test_the_next_turn_begins_with_one_wound_healed_and_all_shticks_unflipped():
    roy = person("roy", floor=1, lost=2, shticks=["stub-sword", "stub-sword"], flipped=["stub-sword", "stub-sword"])
    t = table(roy, "elan")
    t.do(0, "rest")
    assert (t.player(0).lost, t.player(0).resting) == (2, True)
    assert all(shtick.flipped for shtick in t.player(0).shticks)
    idle(t, 1)
    assert t.asked == {0: "start"}
    assert (t.player(0).lost, t.player(0).resting) == (1, False)
    assert not any(shtick.flipped for shtick in t.player(0).shticks)


@pytest.mark.rule("OS-14.8", "OS-R-19")
def test_one_may_rest_turn_after_turn():
    t = table(person("roy", floor=1, lost=3), "elan")
    lost = []
    for _ in range(3):
        t.do(0, "rest")
        lost.append(t.player(0).lost)
        idle(t, 1)
        lost.append(t.player(0).lost)
    assert lost == [3, 2, 2, 1, 1, 0]


@pytest.mark.rule("OS-R-54")
def test_a_monster_that_joins_a_sleeper_does_not_end_the_rest():
    t = table(
        person("roy", floor=1, lost=2, shticks=["stub-sword"]),
        person("elan", floor=1, hand=["stub-bait"]),
        floors=rooms({}, {"stack": ["stub-zombie"]}),
    )
    t.do(0, "rest").do(1, "play stub-bait", "card @1", "up", "pass")
    assert t.stack(1, 0) == ["stub-zombie"]
    assert t.player(0).lost == 1
    assert not t.can(0, "rest")
    t.do(0, "stay")
    assert t.asked == {0: "shtick"}
    assert t.heard("battle-attack")


@pytest.mark.rule("OS-R-103", "OS-15.23")
def test_on_the_entrance_only_arrival_and_rest_help():
    roy = person("roy", lost=2, shticks=["stub-sword"], flipped=["stub-sword"])
    t = table(roy, "elan")
    assert not t.can(0, "search")
    idle(t, 0, 1)
    assert (t.player(0).lost, t.player(0).shticks[0].flipped) == (2, True)
    t.do(0, "rest")
    idle(t, 1)
    assert (t.player(0).lost, t.player(0).shticks[0].flipped) == (1, False)


@pytest.mark.rule("OS-EX-9", "OS-14.1", "OS-14.2", "OS-14.5", "OS-14.7", "OS-14.8")
def test_roy_rests():
    t = table(
        person("roy", floor=1, lost=2, shticks=["stub-sword", "stub-sword"]),
        person("elan", floor=1, column=2),
        floors=rooms({"stack": ["stub-brute"]}, {}, {}),
        next=[1],
    )
    t.do(0, "stay", "shtick stub-sword")
    assert (t.player(0).lost, t.player(0).wounds) == (3, 4)
    assert not t.can(0, "rest")
    t.do(0, "pass")
    idle(t, 1)

    assert not t.can(0, "rest")
    t.do(0, "right", "right", "stay", "leave")
    assert t.asked == {0: "end"}
    assert not t.can(0, "rest")
    t.do(0, "pass")
    idle(t, 1)

    t.do(0, "rest")
    assert (t.player(0).resting, t.player(0).lost) == (True, 3)
    idle(t, 1)

    assert (t.player(0).resting, t.player(0).lost) == (False, 2)
    assert not any(shtick.flipped for shtick in t.player(0).shticks)
    assert t.can(0, "rest")


# Battles while the token lies


@pytest.mark.rule("OS-14.9", "OS-14.18")
@pytest.mark.parametrize(("lying", "attacks"), [({}, True), ({"resting": True}, False), ({"missing": 1}, False)])
def test_who_lies_does_not_become_an_attacker(lying, attacks):
    t = attacks_roy({"shticks": ["stub-sword", "stub-charge"], **lying}).do(1, "shtick stub-sword")
    assert t.asked == {1: "before-roll"}
    assert t.can(1, "flip stub-charge") == attacks


@pytest.mark.rule("OS-14.10", "OS-14.18")
@pytest.mark.parametrize(("lying", "defense"), [({}, 3), ({"resting": True}, -1), ({"missing": 1}, -1)])
def test_who_lies_defends_four_worse_against_players(lying, defense):
    t = attacks_roy({"shticks": ["stub-sword"], **lying}).do(1, "shtick stub-sword")
    assert modifier(t, "roy") == defense


@pytest.mark.rule("OS-14.10", "OS-14.18")
@pytest.mark.parametrize(("lying", "defense"), [({}, 0), ({"resting": True}, -4), ({"missing": 1}, -4)])
def test_who_lies_defends_four_worse_against_monsters(lying, defense):
    t = table(
        person("elan", floor=1, column=2, hand=["stub-sniper"]),
        person("roy", floor=1, **lying),
        floors=rooms({}, {"stack": ["stub-zombie"]}, {}),
    )
    t.do(0, "play stub-sniper", "card @1 roy").do(1, "no-shtick")
    assert modifier(t, "roy") == defense


@pytest.mark.rule("OS-R-57")
@pytest.mark.parametrize("lying", [{"resting": True}, {"missing": 1}])
def test_who_lies_evades_traps_as_well_as_ever(lying):
    t = table(
        person("elan", floor=1),
        person("roy", floor=1, **lying),
        floors=rooms({"loot": ["stub-net"]}),
        next=[8, 8],
    )
    t.do(0, "pick-up")
    assert [facts["seat"] for facts in t.heard("evades")] == ["elan", "roy"]


@pytest.mark.rule("OS-R-57", "OS-14.7")
def test_the_penalty_ends_when_the_token_stands():
    t = table(
        person("roy", floor=1, resting=True, shticks=["stub-sword"]),
        person("belkar", floor=1, shticks=["stub-dagger"]),
        phase="turn",
    )
    idle(t, 0)
    t.do(1, "stay", "attack-player roy", "shtick stub-dagger").do(0, "shtick stub-sword")
    assert modifier(t, "roy") == 3


@pytest.mark.rule("OS-14.11", "OS-14.18")
@pytest.mark.parametrize(("lying", "helps"), [({}, True), ({"resting": True}, False), ({"missing": 1}, False)])
def test_who_lies_gives_no_assistance(lying, helps):
    t = table(
        person("roy", floor=1, stash=["stub-gem"]),
        person("elan", floor=1),
        person("haley", floor=1, **lying),
        floors=rooms({"stack": ["stub-zombie"]}),
    )
    t.do(0, "stay", "no-shtick")
    assert t.can(0, "offer elan stub-gem")
    assert t.can(0, "offer haley stub-gem") == helps


@pytest.mark.rule("OS-14.12", "OS-14.18")
@pytest.mark.parametrize("lying", [{"resting": True}, {"missing": 1}])
def test_who_lies_may_ask_for_assistance(lying):
    t = attacks_roy({"stash": ["stub-gem"], **lying}, person("haley", floor=1))
    t.do(1, "no-shtick", "offer haley stub-gem").do(2, "accept roy").do(1, "done")
    go_on(t)
    assert modifier(t, "roy") == 2 - 4
    assert t.player(2).stash == 1


# Fleeing while the token lies


def driven_off(lying):
    """Three rooms from the Stairs Roy, lying, loses his last Wound to Belkar."""
    belkar = person("belkar", floor=1, column=3, shticks=["stub-dagger"])
    roy = {"floor": 1, "column": 3, "lost": 3, "equipped": ["stub-crown"], "stash": ["stub-gem"] * 2}
    roy |= {"shticks": ["stub-sword", "stub-sword"], "flipped": ["stub-sword"], **lying}
    t = table(belkar, person("roy", **roy))
    t.roll(12, 1).do(0, "stay", "attack-player roy", "shtick stub-dagger").do(1, "shtick stub-sword")
    return t.settle().do(0, "leave")


@pytest.mark.rule("OS-14.13", "OS-R-16")
def test_who_is_driven_off_while_resting_stands_up_next_turn_and_flees():
    t = driven_off({"resting": True})
    assert t.player(1).fleeing
    assert (t.player(1).column, t.player(1).equipped, t.player(1).stash) == (3, [], 3)
    t.do(0, "pass")
    assert not t.player(1).resting
    assert (t.player(1).column, t.player(1).lost, t.player(1).stash) == (0, 4, 2)
    assert t.player(1).shticks[0].flipped
    assert t.room(1, 3).loot == 1


@pytest.mark.rule("OS-14.18", "OS-14.13", "OS-R-16")
def test_who_is_driven_off_while_missing_a_turn_flees_after_it():
    t = driven_off({"missing": 1})
    assert t.player(1).fleeing
    assert (t.player(1).column, t.player(1).equipped, t.player(1).stash) == (3, [], 3)
    t.do(0, "pass")
    assert t.asked == {0: "start"}
    assert (t.player(1).column, t.player(1).missing, t.player(1).stash) == (3, 0, 2)
    idle(t, 0)
    assert (t.player(1).column, t.player(1).stash) == (0, 1)


# Missing turns


@pytest.mark.rule("OS-14.14", "OS-14.15", "OS-14.16", "OS-14.17")
def test_a_missed_turn_is_standing_up_and_nothing_else():
    roy = person("roy", floor=1, lost=2, shticks=["stub-sword"], flipped=["stub-sword"], stash=["stub-gem"])
    t = table(person("elan", floor=1, hand=["stub-alibi"]), roy)
    t.do(0, "play stub-alibi").settle()
    assert t.player(1).missing == 1
    idle(t, 0)
    assert t.heard("missed") == [{"seat": "roy", "left": 0}]
    assert t.asked == {0: "start"}
    assert (t.player(1).missing, t.player(1).lost, t.player(1).shticks[0].flipped) == (0, 2, True)
    idle(t, 0)
    assert t.asked == {1: "start"}
    assert (t.player(1).lost, t.player(1).shticks[0].flipped) == (2, True)
    assert t.can(1, "right")


@pytest.mark.rule("OS-14.19", "OS-R-56")
def test_missed_turns_accumulate():
    t = table(person("elan", floor=1, hand=["stub-alibi", "stub-jail"]), person("roy", floor=1))
    t.do(0, "play stub-alibi", "play stub-jail")
    counter = [t.player(1).missing]
    for _ in range(3):
        idle(t, 0)
        assert t.asked == {0: "start"}
        counter.append(t.player(1).missing)
    assert counter == [3, 2, 1, 0]
    idle(t, 0)
    assert t.asked == {1: "start"}


@pytest.mark.rule("OS-R-56", "OS-14.18")
def test_the_token_lies_until_the_last_missed_turn():
    for missing, defense in ((2, -1), (1, 3)):
        t = table(
            person("belkar", floor=1, shticks=["stub-dagger"]),
            person("roy", floor=1, missing=missing, shticks=["stub-sword"]),
        )
        idle(t, 0)
        t.do(0, "stay", "attack-player roy", "shtick stub-dagger").do(1, "shtick stub-sword")
        assert modifier(t, "roy") == defense


@pytest.mark.rule("OS-R-55")
def test_a_sleeper_who_must_miss_a_turn_loses_the_benefit_of_the_rest():
    t = table(person("elan", floor=1, hand=["stub-alibi"]), person("roy", floor=1, lost=2, resting=True))
    t.do(0, "play stub-alibi")
    idle(t, 0)
    assert t.asked == {0: "start"}
    assert (t.player(1).lost, t.player(1).resting, t.player(1).missing) == (2, False, 0)
    idle(t, 0)
    assert (t.asked, t.player(1).lost) == ({1: "start"}, 2)


@pytest.mark.rule("OS-R-88", "OS-14.14")
def test_after_paralysis_the_aftermath_comes_and_the_turn_ends():
    t = table(
        person("roy", floor=1, shticks=["stub-sword"], stash=["stub-gem", "stub-crown"], saved=["stub-brute"]),
        person("elan", floor=1),
        floors=rooms({"stack": ["stub-ghoul"]}),
        next=[12],
        battle_deck=[],
        battle_discard=["stub-zombie"],
    )
    t.do(0, "stay", "shtick stub-sword", "offer elan stub-gem").do(1, "accept roy").do(0, "done")
    t.settle()
    assert t.asked == {1: "start"}
    assert (t.player(0).missing, t.player(0).lost) == (1, 1)
    assert t.player(0).shticks[0].flipped
    assert (t.player(0).stash, t.player(1).stash) == (1, 1)
    assert t.stack(1, 0) == ["stub-ghoul"]
    assert t.heard("battle-reshuffled")


@pytest.mark.rule("OS-14.20")
def test_during_the_collapse_nobody_rests_but_turns_are_missed():
    t = table(
        person("elan", floor=1, hand=["stub-alibi"]),
        person("roy", floor=1),
        floors=rooms({}, {}, {}, {}, {}),
        turn=2,
        collapse=1,
    )
    assert not t.can(0, "rest")
    t.do(0, "play stub-alibi")
    idle(t, 0).do(0, "remove @4")
    assert t.heard("missed")
    t.do(1, "remove @3")
    assert t.asked == {0: "start"}
