"""OS-9: defending against a Monster; and effects that swap the roles."""

import re

import pytest

from stick_table import Table

CARDS = """
[[shtick]]
id = "stub-hide"
owner = "elan"
attack = 2
defense = 4
range = 0
result = ["wound 1"]
boost = { attack = 2, defense = 1 }
copies = 4

[[shtick]]
id = "stub-lunge"
owner = "elan"
attack = 5
range = 0
result = ["wound 1"]

[[shtick]]
id = "stub-plea"
owner = "elan"
defense = 0
range = 2
result = ["wound 1"]
flip = true

[[shtick]]
id = "stub-truce"
owner = "elan"
defense = 4
range = 0
result = ["draw"]

[[shtick]]
id = "stub-shirt"
owner = "elan"
bonus = ["defense 1"]

[[shtick]]
id = "stub-dodge"
owner = "elan"
use = [{ when = "before-roll", if = ["defending"], do = ["me 3"] }]

[[shtick]]
id = "stub-charge"
owner = "elan"
use = [{ when = "before-roll", if = ["defending", "vs-monster"], do = ["swap-roles"] }]

[[shtick]]
id = "stub-flurry"
owner = "elan"
bonus = ["dice 1 if attacking"]

[[monster]]
id = "stub-knight"
types = ["kobold"]
attack = 6
defense = 7
support = { by = ["kobold"], gives = "assist" }

[[monster]]
id = "stub-kobold"
types = ["kobold"]
attack = 3
defense = 3
copies = 3

[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 9
defense = 7
copies = 3

[[monster]]
id = "stub-zombie"
types = ["undead"]
attack = 9
defense = 7
x = 1
coins = 2

[[monster]]
id = "stub-nemesis"
types = ["human"]
attack = 9
defense = 7
abilities = ["nemesis:elan"]

[[monster]]
id = "stub-tricky"
types = ["human"]
attack = 9
defense = 7
abilities = ["tricky"]

[[monster]]
id = "stub-many-arms"
types = ["fiend"]
attack = 9
defense = 9
abilities = ["multiattack:2"]

[[monster]]
id = "stub-archer"
types = ["bandit"]
attack = 9
defense = 7
range = 3

[[monster]]
id = "stub-thief"
types = ["bandit"]
attack = 9
defense = 7
abilities = ["thief"]

[[screw]]
id = "stub-brave"
when = "before-roll"
do = ["rally kobold 3"]

[[screw]]
id = "stub-weaken"
when = "before-roll"
do = ["monster -3"]

[[screw]]
id = "stub-bless"
when = "before-roll"
do = ["fighter 4"]

[[screw]]
id = "stub-snipe"
when = "turn"
do = ["snipe"]

[[loot]]
id = "stub-gem"
copies = 6
crest = 1

[[loot]]
id = "stub-one"
drool = { haley = 1 }

[[loot]]
id = "stub-two"
drool = { haley = 2 }

[[loot]]
id = "stub-three"
drool = { haley = 3 }

[[loot]]
id = "stub-helmet"
drool = { elan = 1 }
bonus = ["defense 2"]

[[room]]
id = "stub-room"
copies = 6

[[room]]
id = "stub-haven"
bonus = ["defense 3"]

[[room]]
id = "stub-den"
bonus = ["monster-attack 3"]
"""
STUBS = re.sub(r"^(id = .*)$", r'\1\norigin = "original"\nwhy = "A stub."', CARDS, flags=re.M)
MOVES = ("right", "stay")


def table(*stack, elan=(), haley=(), belkar=(), room="stub-room", **rest):
    """Elan stands beside a room with Monsters; Haley is in that room, Belkar at the Entrance."""
    players = [
        {"character": "elan", "floor": 1, "shticks": ["stub-hide"], **dict(elan)},
        {"character": "haley", "floor": 1, "column": 1, "shticks": [], **dict(haley)},
        {"character": "belkar", "shticks": [], **dict(belkar)},
    ]
    rooms = [{"card": "stub-room"}, {"card": room, "stack": list(stack)}]
    rest.setdefault("loot_deck", ["stub-gem"] * 4)
    return Table(STUBS, players=players, floors=[{"rooms": rooms}], **rest)


def defend(t, shtick="shtick stub-hide", die=5):
    """Elan walks in and defends; nobody does more."""
    t.roll(die).do(0, *MOVES).do(0, shtick)
    told = t.told
    t.settle()
    t.told = told + t.told
    return t


def modifier(t):
    roll = t.heard("rolls")[-1]
    return roll["total"] - roll["die"]


def against(t):
    return t.heard("rolls")[-1]["against"]


def sniped(**elan):
    """Haley has the turn; an archer two rooms from Elan shoots at him."""
    t = Table(
        STUBS,
        players=[
            {"character": "haley", "floor": 1, "shticks": [], "hand": ["stub-snipe"]},
            {"character": "elan", "floor": 1, "column": 1, "shticks": ["stub-hide", "stub-plea"], **elan},
        ],
        floors=[{"rooms": [{"card": "stub-room", "stack": stack} for stack in ([], [], [], ["stub-archer"])]}],
        loot_deck=["stub-gem"] * 4,
    )
    t.do(0, "play stub-snipe").settle("response")
    return t.do(0, "card @3 elan")


# The shtick and the help


@pytest.mark.rule("OS-9.1", "OS-9.7", "OS-9.5", "OS-9.6")
def test_the_defense_modifier_faces_the_monsters_attack():
    t = defend(table("stub-rat"))
    assert t.heard("rolls") == [{"seat": "elan", "die": 5, "total": 9, "against": 9}]


@pytest.mark.rule("OS-9.2")
def test_the_defense_must_be_a_number():
    t = table("stub-rat", elan={"shticks": ["stub-hide", "stub-lunge", "stub-plea"]})
    t.do(0, *MOVES)
    assert t.options(0) == ["shtick stub-hide", "shtick stub-plea", "no-shtick"]


@pytest.mark.rule("OS-9.3")
def test_only_a_shtick_that_reaches_defends_against_a_ranged_attack():
    assert sniped().options(1) == ["shtick stub-plea", "no-shtick"]
    assert sniped(shticks=["stub-hide"]).options(1) == ["no-shtick"]


@pytest.mark.rule("OS-9.3")
@pytest.mark.parametrize(("answer", "stack"), [("shtick stub-plea", []), ("no-shtick", ["stub-archer"])])
def test_a_ranged_attack_is_beaten_off_like_any_other(answer, stack):
    t = sniped().roll(12)
    t.do(1, answer)
    assert t.stack(1, 3) == stack
    assert t.player(1).lost == 0
    assert t.asked == {0: "start"}


@pytest.mark.rule("OS-9.4")
@pytest.mark.parametrize(("loot", "bonus"), [("one", 2), ("two", 4), ("three", 6)])
def test_help_adds_to_the_defense(loot, bonus):
    t = table("stub-rat", elan={"stash": [f"stub-{loot}"]}, next=[5])
    t.do(0, *MOVES).do(0, "shtick stub-hide", f"offer haley stub-{loot}").do(1, "accept elan")
    t.do(0, "done").settle()
    assert modifier(t) == 4 + bonus


# Both totals


@pytest.mark.rule("OS-9.5")
@pytest.mark.parametrize(
    ("elan", "room", "bonus"),
    [
        ({"shticks": ["stub-hide", "stub-hide"]}, "stub-room", 1),
        ({"shticks": ["stub-hide", "stub-shirt"]}, "stub-room", 1),
        ({"equipped": ["stub-helmet"]}, "stub-room", 2),
        ({"stash": ["stub-helmet"]}, "stub-room", 0),
        ({}, "stub-haven", 3),
    ],
    ids=["boost", "shtick", "equipped", "stash", "room"],
)
def test_everything_of_ones_own_adds_to_the_defense(elan, room, bonus):
    assert modifier(defend(table("stub-rat", elan=elan, room=room))) == 4 + bonus


@pytest.mark.rule("OS-9.5", "OS-EX-24")
def test_three_boosts_count_three_times():
    assert modifier(defend(table("stub-rat", elan={"shticks": ["stub-hide"] * 4}))) == 4 + 3 * 1


@pytest.mark.rule("OS-9.5")
def test_flips_and_cards_add_until_the_roll():
    t = table("stub-rat", elan={"shticks": ["stub-hide", "stub-dodge"]}, belkar={"hand": ["stub-bless"]}, next=[5])
    t.do(0, *MOVES).do(0, "shtick stub-hide", "flip stub-dodge").do(2, "pass").do(2, "play stub-bless")
    assert modifier(t) == 4 + 3 + 4


@pytest.mark.rule("OS-9.6")
@pytest.mark.parametrize(
    ("stack", "room", "total"),
    [
        (["stub-rat"], "stub-room", 9),
        (["stub-nemesis"], "stub-room", 9 + 3),
        (["stub-tricky"], "stub-room", 9),
        (["stub-knight", "stub-kobold", "stub-kobold"], "stub-room", 6 + 2 * 2),
        (["stub-rat"], "stub-den", 9 + 3),
    ],
    ids=["printed", "nemesis", "tricky", "support", "room"],
)
def test_everything_of_the_monsters_adds_to_its_attack(stack, room, total):
    assert against(defend(table(*stack, room=room))) == total


@pytest.mark.rule("OS-9.6")
@pytest.mark.parametrize(("card", "total"), [("stub-brave", 6 + 3), ("stub-weaken", 6 - 3)])
def test_cards_raise_or_lower_the_attack(card, total):
    t = table("stub-knight", belkar={"hand": [card]}, next=[5])
    t.do(0, *MOVES).do(0, "shtick stub-hide").do(2, f"play {card}")
    assert against(t) == total


# Results


@pytest.mark.rule("OS-9.8", "OS-9.9", "OS-9.10")
@pytest.mark.parametrize(("die", "kind", "lost", "left"), [(6, "wins", 0, 0), (5, "draws", 0, 1), (4, "loses", 1, 1)])
def test_above_wins_and_defeats_below_loses_and_equal_is_a_draw(die, kind, lost, left):
    t = defend(table("stub-rat"), die=die)
    assert t.heard(kind) == [{"seat": "elan", "monster": "stub-rat"}]
    assert t.player(0).lost == lost
    assert len(t.stack(1, 1)) == left


@pytest.mark.rule("OS-9.9", "OS-9.10")
def test_a_defender_who_wins_gets_x_and_loot_and_may_go_on():
    t = defend(table("stub-zombie"), die=12)
    assert t.player(0).saved == ["stub-zombie"]
    assert t.asked == {0: "pick"}
    t.do(0, "pick-up", "pick-up")
    assert t.player(0).stash == 2
    t = defend(table("stub-zombie", "stub-rat"), die=12)
    assert (t.asked, t.room(1, 1).loot) == ({0: "further"}, 2)


@pytest.mark.rule("OS-9.9")
def test_a_defender_who_loses_suffers_the_monsters_ability_and_pays_the_helper():
    t = table("stub-thief", elan={"stash": ["stub-one", "stub-gem"]}, next=[1])
    t.do(0, *MOVES).do(0, "shtick stub-hide", "offer haley stub-one").do(1, "accept elan")
    t.do(0, "done").settle()
    assert (t.player(0).lost, t.player(0).stash) == (1, 0)
    assert [loot.id for loot in t.view(1).stash] == ["stub-one"]


@pytest.mark.rule("OS-9.9")
@pytest.mark.parametrize("die", [12, 1])
def test_flip_icons_and_draw_results_work_on_defense(die):
    t = defend(table("stub-rat", elan={"shticks": ["stub-plea"]}), "shtick stub-plea", die)
    assert [shtick.flipped for shtick in t.player(0).shticks] == [True]
    t = defend(table("stub-rat", elan={"shticks": ["stub-truce"]}), "shtick stub-truce", die)
    assert bool(t.heard("draws")) == (die == 12)
    assert t.stack(1, 1) == ["stub-rat"]


@pytest.mark.rule("OS-9.11")
@pytest.mark.parametrize(("state", "penalty"), [({}, 0), ({"resting": True}, 4), ({"missing": 1}, 4)])
def test_who_lies_on_the_ground_defends_at_minus_four(state, penalty):
    t = sniped(shticks=["stub-plea"], **state).roll(5)
    t.do(1, "shtick stub-plea")
    assert modifier(t) == -penalty


# Swapped roles


@pytest.mark.rule("OS-R-63")
def test_who_becomes_the_attacker_starts_again_with_a_new_shtick():
    t = table("stub-rat", elan={"shticks": ["stub-hide", "stub-lunge", "stub-charge"]}, next=[5])
    t.do(0, *MOVES).do(0, "shtick stub-hide", "flip stub-charge")
    assert t.options(0) == ["shtick stub-hide", "shtick stub-lunge", "no-shtick"]
    t.do(0, "shtick stub-lunge")
    assert t.heard("rolls") == [{"seat": "elan", "die": 5, "total": 5 + 5, "against": 7}]
    assert [shtick.flipped for shtick in t.player(0).shticks] == [False, False, True]


@pytest.mark.rule("OS-R-63")
def test_helpers_keep_their_promise_and_what_was_spent_stays_spent():
    elan = {"shticks": ["stub-hide", "stub-charge", "stub-dodge"], "stash": ["stub-two"]}
    t = table("stub-rat", elan=elan, next=[5])
    t.do(0, *MOVES).do(0, "shtick stub-hide", "offer haley stub-two").do(1, "accept elan")
    t.do(0, "done", "flip stub-dodge", "flip stub-charge", "shtick stub-hide").settle()
    assert modifier(t) == 2 + 4 + 3
    assert [shtick.flipped for shtick in t.player(0).shticks] == [False, True, True]
    assert [loot.id for loot in t.view(1).stash] == ["stub-two"]


@pytest.mark.rule("OS-R-63")
def test_the_roles_are_not_swapped_after_the_roll():
    t = table("stub-rat", elan={"shticks": ["stub-hide", "stub-charge"], "hand": ["stub-bless"]}, next=[5])
    t.do(0, *MOVES).do(0, "shtick stub-hide", "pass")
    assert t.asked == {0: "after-roll"}
    assert t.options(0) == ["pass"]


@pytest.mark.rule("OS-R-62")
@pytest.mark.parametrize(("charged", "die"), [(False, 3), (True, 10)])
def test_multiattack_goes_by_the_role_at_the_time_of_the_roll(charged, die):
    t = table("stub-many-arms", elan={"shticks": ["stub-hide", "stub-charge"]}, next=[10, 3])
    t.do(0, *MOVES).do(0, "shtick stub-hide")
    if charged:
        t.do(0, "flip stub-charge", "shtick stub-hide")
    else:
        t.do(0, "pass")
    assert t.heard("rolls")[0]["die"] == die


@pytest.mark.rule("OS-R-62")
@pytest.mark.parametrize(("charged", "die"), [(False, 3), (True, 10)])
def test_extra_dice_go_by_the_players_own_text(charged, die):
    t = table("stub-rat", elan={"shticks": ["stub-hide", "stub-charge", "stub-flurry"]}, next=[3, 10])
    t.do(0, *MOVES).do(0, "shtick stub-hide")
    if charged:
        t.do(0, "flip stub-charge", "shtick stub-hide")
    else:
        t.do(0, "pass")
    assert t.heard("rolls")[0]["die"] == die


# The whole example


@pytest.mark.rule("OS-EX-5")
def test_elan_defends_against_the_kobold_knight():
    t = table(
        "stub-knight",
        "stub-kobold",
        "stub-kobold",
        elan={"shticks": ["stub-hide", "stub-shirt"], "stash": ["stub-two"]},
        belkar={"hand": ["stub-brave"]},
        next=[3],
    )
    t.do(0, *MOVES).do(0, "shtick stub-hide", "offer haley stub-two").do(1, "accept elan")
    t.do(0, "done")
    battle = t.view(0).battle
    assert (battle.fighter.total, battle.foe.total) == (9, 10)
    t.do(0, "pass").do(2, "play stub-brave").settle()
    assert t.heard("rolls") == [{"seat": "elan", "die": 3, "total": 12, "against": 13}]
    assert t.player(0).lost == 1
    assert [loot.id for loot in t.view(1).stash] == ["stub-two"]
    assert t.stack(1, 1) == ["stub-knight", "stub-kobold", "stub-kobold"]
