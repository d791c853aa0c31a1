"""OS-6: who battles whom, who attacks and who defends."""

import re

import pytest

from stick_table import Table

pytestmark = pytest.mark.usefixtures("either_seat")

CARDS = """
[[shtick]]
id = "stub-sword"
owner = "roy"
attack = 4
defense = 0
range = 0
result = ["wound 1"]

[[shtick]]
id = "stub-crossbow"
owner = "roy"
attack = 3
defense = 1
range = 2
result = ["wound 1"]

[[shtick]]
id = "stub-charge"
owner = "elan"
use = [{ when = "before-roll", do = ["swap-roles"] }]

[[shtick]]
id = "stub-club"
owner = "elan"
attack = 3
defense = 6
range = 0
result = ["wound 1"]

[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 5
defense = 9
copies = 6

[[monster]]
id = "stub-archer"
types = ["bandit"]
attack = 5
defense = 9
range = 3

[[loot]]
id = "stub-gem"
copies = 8
crest = 1

[[room]]
id = "stub-room"
copies = 6
"""
STUBS = re.sub(r"^(id = .*)$", r'\1\norigin = "original"\nwhy = "A stub."', CARDS, flags=re.M)


def table(*stacks, roy=(), elan=None, others=(), **rest):
    """Floor 1, a room for each Stack; Roy has the turn and stands in the first one."""
    players = [
        {"character": "roy", "floor": 1, "shticks": ["stub-sword", "stub-crossbow"], **dict(roy)},
        {"character": "elan", "shticks": ["stub-club"], **(elan or {})},
        *others,
    ]
    rooms = [{"card": "stub-room", "stack": list(stack)} for stack in stacks]
    rest.setdefault("loot_deck", ["stub-gem"] * 4)
    return Table(STUBS, players=players, floors=[{"rooms": rooms}], **rest)


def here(**more):
    return {"floor": 1, **more}


def at(column, **more):
    return {"floor": 1, "column": column, **more}


def roles(t):
    battle = t.view(0).battle
    return battle.fighter.role, battle.foe.role


def started(t):
    return [kind for kind in ("battle-attack", "battle-defend", "battle-player") if t.heard(kind)]


# Attacker and Defender


@pytest.mark.rule("OS-6.1", "OS-6.3", "OS-6.7")
def test_who_has_not_moved_must_attack_the_top_monster_of_the_room():
    t = table(["stub-rat", "stub-archer"])
    t.do(0, "stay")
    assert t.heard("battle-attack") == [{"seat": "roy", "monster": "stub-rat", "distance": 0}]
    assert t.options(0) == ["shtick stub-sword", "shtick stub-crossbow", "no-shtick"]
    assert roles(t) == ("attacks", "defends")


@pytest.mark.rule("OS-6.1", "OS-6.6", "OS-6.8")
def test_who_ends_movement_among_monsters_must_defend_against_the_top_one():
    t = table([], ["stub-rat", "stub-archer"])
    t.do(0, "right", "stay")
    assert t.heard("battle-defend") == [{"seat": "roy", "monster": "stub-rat", "distance": 0}]
    assert t.asked == {0: "shtick"}
    assert roles(t) == ("defends", "attacks")


@pytest.mark.rule("OS-6.6", "OS-6.9")
def test_who_triggers_a_new_battle_defends_against_the_top_monster():
    t = table([], [], elan={"hand": ["stub-rat", "stub-archer"]})
    t.do(0, "right", "stay").do(1, "play stub-archer")
    assert t.heard("battle-defend") == [{"seat": "roy", "monster": "stub-archer", "distance": 0}]


@pytest.mark.rule("OS-6.2")
@pytest.mark.parametrize(
    ("moves", "mine", "against"), [(["stay"], 4, 9), (["right", "stay"], 0, 5)], ids=["attacking", "defending"]
)
def test_attack_is_set_against_defense(moves, mine, against):
    stacks = [["stub-rat"]] if moves == ["stay"] else [[], ["stub-rat"]]
    t = table(*stacks, next=[8])
    t.do(0, *moves).do(0, "shtick stub-sword")
    assert t.heard("rolls") == [{"seat": "roy", "die": 8, "total": 8 + mine, "against": against}]


@pytest.mark.rule("OS-6.1", "OS-6.2", "OS-6.4", "OS-6.13", "OS-6.15")
def test_who_starts_a_battle_with_a_player_attacks_although_moved_and_the_other_must_defend():
    t = table([], [], elan=at(1), next=[8, 2])
    t.do(0, "right", "stay")
    assert t.options(0) == ["attack-player elan", "leave"]
    t.do(0, "attack-player elan", "shtick stub-sword")
    assert roles(t) == ("attacks", "defends")
    assert t.asked == {1: "foe-shtick"}
    assert t.options(1) == ["shtick stub-club", "no-shtick"]
    t.do(1, "shtick stub-club")
    assert [(roll["seat"], roll["total"]) for roll in t.heard("rolls")] == [("roy", 12), ("elan", 8)]


@pytest.mark.rule("OS-6.5", "OS-6.11")
@pytest.mark.parametrize("choice", ["attack", "defend"])
def test_after_a_defeated_monster_the_role_is_chosen_anew_for_each_further_one(choice):
    t = table([], ["stub-rat", "stub-rat", "stub-rat"], next=[12, 12])
    t.do(0, "right", "stay", "shtick stub-sword")
    assert t.asked == {0: "further"}
    assert t.options(0) == ["stop", "attack", "defend"]
    t.do(0, choice)
    assert started(t) == [f"battle-{choice}"]
    t.do(0, "shtick stub-sword")
    assert t.options(0) == ["stop", "attack", "defend"]


# What a turn allows


@pytest.mark.rule("OS-6.10", "OS-7.10", "OS-R-79")
def test_from_a_quiet_room_the_top_monster_of_another_one_may_be_attacked():
    t = table([], ["stub-rat", "stub-archer"])
    t.do(0, "stay")
    assert t.asked == {0: "fight"}
    assert t.options(0) == ["shoot @1", "leave"]
    t.do(0, "shoot @1")
    assert t.heard("battle-attack") == [{"seat": "roy", "monster": "stub-rat", "distance": 1}]


@pytest.mark.rule("OS-6.10")
def test_a_room_out_of_reach_is_not_offered():
    t = table([], [], ["stub-rat"], ["stub-archer"])
    t.do(0, "stay")
    assert t.options(0) == ["shoot @2", "leave"]
    t = table([], ["stub-rat"], roy={"shticks": ["stub-sword"]})
    t.do(0, "stay")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-6.12")
@pytest.mark.parametrize("moves", [["stay"], ["right", "stay"]])
def test_nobody_has_to_battle_a_player(moves):
    t = table([], [], elan=at(len(moves) - 1))
    t.do(0, *moves).do(0, "leave")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-6.13")
def test_a_player_among_monsters_is_no_target():
    t = table([], ["stub-rat"], elan=at(1))
    t.do(0, "right", "stay")
    assert started(t) == ["battle-defend"]


@pytest.mark.rule("OS-6.14", "OS-6.4")
def test_who_has_not_moved_may_attack_a_player_in_reach():
    t = table([], [], [], [], elan=at(2), others=[{"character": "haley", **at(3)}])
    t.do(0, "stay")
    assert t.options(0) == ["attack-player elan", "leave"]
    t.do(0, "attack-player elan")
    assert t.heard("battle-player") == [{"seat": "roy", "other": "elan", "distance": 2}]
    assert t.options(0) == ["shtick stub-crossbow"]


@pytest.mark.rule("OS-6.14", "OS-6.7")
def test_monsters_in_the_own_room_leave_no_choice_of_a_player():
    t = table(["stub-rat"], [], elan=here())
    t.do(0, "stay")
    assert started(t) == ["battle-attack"]


@pytest.mark.rule("OS-6.16")
def test_npcs_are_never_targets():
    t = table([], elan=here())
    t.do(0, "stay")
    assert t.view(0).npcs == ["haley", "vaarsuvius", "durkon", "belkar"]
    assert t.options(0) == ["attack-player elan", "leave"]


@pytest.mark.rule("OS-6.17")
def test_fleeing_players_are_not_attacked():
    t = table([], elan=here(fleeing=True, lost=4))
    t.do(0, "stay")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-6.17")
def test_fleeing_players_battle_nobody():
    t = table(*[["stub-rat"]] * 6, roy=at(5, fleeing=True, lost=4), elan=at(2), phase="turn")
    assert (t.state.players[0].column, t.asked) == (2, {0: "end"})
    assert not started(t)


@pytest.mark.rule("OS-6.18")
def test_who_rests_attacks_nobody():
    t = table([], ["stub-rat"], elan=here())
    t.do(0, "rest")
    assert t.place(t.view(0).active) == 1
    assert not started(t)


@pytest.mark.rule("OS-6.18")
@pytest.mark.parametrize(("resting", "may"), [(False, True), (True, False)])
def test_no_card_makes_a_resting_player_the_attacker(resting, may):
    t = table([], elan=here(shticks=["stub-club", "stub-charge"], resting=resting))
    t.do(0, "stay", "attack-player elan", "shtick stub-sword").do(1, "shtick stub-club")
    assert t.can(1, "flip stub-charge") == may


# One chain of battles


@pytest.mark.rule("OS-6.19", "OS-R-9")
def test_a_ranged_attack_is_the_only_battle_of_the_turn():
    t = table([], ["stub-rat"], ["stub-rat"], elan=here(), next=[12])
    t.do(0, "stay")
    assert t.options(0) == ["attack-player elan", "shoot @1", "shoot @2", "leave"]
    t.do(0, "shoot @1", "shtick stub-crossbow")
    assert t.stack(1, 1) == []
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-6.19", "OS-R-9")
def test_a_battle_with_a_player_is_the_only_one_of_the_turn():
    t = table([], ["stub-rat"], elan=here(), others=[{"character": "haley", **here()}], next=[12, 1])
    t.do(0, "stay", "attack-player elan", "shtick stub-sword").do(1, "no-shtick")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-6.19", "OS-R-9")
def test_after_the_own_stack_nothing_is_shot_at():
    t = table(["stub-rat"], ["stub-rat"], next=[12])
    t.do(0, "stay", "shtick stub-sword")
    assert t.stack(1, 0) == []
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-R-40")
@pytest.mark.parametrize("moves", [["stay"], ["right", "stay"]], ids=["not-moved", "moved"])
@pytest.mark.parametrize(("option", "asked"), [("no", "end"), ("yes", "fight")])
def test_a_cleared_room_gives_no_battle_with_a_player_unless_the_house_rule_says_so(moves, option, asked):
    column = len(moves) - 1
    stacks = [[], [], ["stub-rat"]]
    stacks[column] = ["stub-rat"]
    t = table(*stacks, elan=at(column), options={"pvp_after_clearing": option}, next=[12])
    t.do(0, *moves).do(0, "shtick stub-sword")
    assert t.asked == {0: asked}
    if asked == "fight":
        assert t.options(0) == ["attack-player elan", "leave"]


@pytest.mark.rule("OS-R-40")
def test_the_house_rule_asks_for_a_cleared_room():
    t = table(["stub-rat"], elan=here(), options={"pvp_after_clearing": "yes"}, next=[1])
    t.do(0, "stay", "shtick stub-sword")
    assert t.asked == {0: "end"}
