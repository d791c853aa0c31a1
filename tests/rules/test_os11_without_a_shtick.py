"""OS-11: battling without a shtick."""

import pytest

from stick_table import Table

STUBS = """
[[room]]
id = "stub-hall"
copies = 3
[[room]]
id = "stub-shrine"
bonus = ["battle 1"]
[[shtick]]
id = "stub-courage"
owner = "roy"
bonus = ["battle 2"]
[[shtick]]
id = "stub-blade"
owner = "roy"
attack = 3
defense = 3
range = 0
result = ["wound 1"]
[[shtick]]
id = "stub-pun"
owner = "elan"
attack = 1
defense = 1
range = 0
result = ["wound 1"]
[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 5
defense = 5
x = 1
[[loot]]
id = "stub-shield"
drool = { roy = 1 }
bonus = ["battle 4"]
[[loot]]
id = "stub-beard"
drool = { durkon = 1 }
[[screw]]
id = "stub-help"
when = "before-roll"
if = ["fighting"]
do = ["me 5"]
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')


def facing_a_rat(role, room="stub-hall", next=(), **roy):
    """Roy attacks the rat in his room, or has walked into it."""
    rooms = [{"card": room, "stack": ["stub-rat"]}, {"card": "stub-hall"}]
    player = {"character": "roy", "floor": 1, "column": 0 if role == "attacks" else 1, "shticks": [], **roy}
    t = Table(
        STUBS,
        players=[player, {"character": "elan", "floor": 1, "column": 1, "shticks": []}],
        floors=[{"rooms": rooms}],
        next=list(next),
    )
    return t.do(0, "stay") if role == "attacks" else t.do(0, "left", "stay")


ROLES = pytest.mark.parametrize("role", ["attacks", "defends"])


@pytest.mark.rule("OS-11.1")
@ROLES
@pytest.mark.parametrize("shticks", [[], ["stub-blade"]])
def test_without_a_battle_shtick_the_base_is_nothing(role, shticks):
    t = facing_a_rat(role, shticks=shticks, next=[4])
    assert t.can(0, "no-shtick")
    t.do(0, "no-shtick")
    assert [(roll["die"], roll["total"], roll["against"]) for roll in t.heard("rolls")] == [(4, 4, 5)]


@pytest.mark.rule("OS-11.2")
@ROLES
def test_room_helpers_cards_loot_and_other_shticks_still_add(role):
    t = facing_a_rat(
        role,
        room="stub-shrine",
        next=[1],
        shticks=["stub-courage"],
        equipped=["stub-shield"],
        stash=["stub-beard"],
        hand=["stub-help"],
    )
    t.do(0, "no-shtick", "hire durkon stub-beard", "done", "play stub-help")
    assert t.settle().heard("rolls") == [{"seat": "roy", "die": 1, "total": 1 + 1 + 2 + 2 + 4 + 5, "against": 5}]


@pytest.mark.rule("OS-11.3")
@ROLES
def test_a_win_without_a_shtick_is_a_draw(role):
    t = facing_a_rat(role, next=[12]).do(0, "no-shtick")
    assert t.heard("draws")
    assert t.stack(1, 0) == ["stub-rat"]
    assert (t.player(0).lost, t.player(0).saved) == (0, [])
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-11.3")
@ROLES
def test_a_loss_without_a_shtick_is_a_loss(role):
    assert facing_a_rat(role, next=[4]).do(0, "no-shtick").player(0).lost == 1


@pytest.mark.rule("OS-11.3")
@pytest.mark.parametrize("dice", [(12, 1), (1, 12)])
def test_a_win_over_a_player_without_a_shtick_is_a_draw_too(dice):
    t = Table(
        STUBS,
        players=[
            {"character": "roy", "floor": 1, "shticks": [], "equipped": ["stub-shield"]},
            {"character": "elan", "floor": 1, "shticks": [], "equipped": ["stub-beard"]},
        ],
        floors=[{"rooms": [{"card": "stub-hall"}]}],
        next=list(dice),
    )
    t.do(0, "stay", "attack-player elan", "no-shtick").do(1, "no-shtick")
    t.settle()
    assert t.asked == {0: "end"}
    assert [t.player(seat).lost for seat in (0, 1)] == [0, 0]
