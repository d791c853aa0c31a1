"""OS-11: Area Effect Shticks."""

import pytest

from stick_table import Table

STUBS = """
[[room]]
id = "stub-hall"
copies = 4
[[shtick]]
id = "stub-fireball"
owner = "vaarsuvius"
types = ["magic"]
attack = 5
defense = 5
range = 1
area = 2
result = ["wound 1"]
flip = true
[[shtick]]
id = "stub-storm"
owner = "vaarsuvius"
attack = 5
defense = 5
range = 2
area = "all"
result = ["wound 1"]
copies = 2
[[shtick]]
id = "stub-sunlight"
owner = "vaarsuvius"
attack = 5
defense = 5
range = 2
area = "undead"
result = ["wound 1"]
[[shtick]]
id = "stub-staff"
owner = "vaarsuvius"
attack = 5
defense = 5
range = 0
result = ["wound 1"]
[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 4
defense = 6
copies = 4
[[monster]]
id = "stub-bear"
types = ["animal"]
attack = 9
defense = 8
[[monster]]
id = "stub-zombie"
types = ["undead"]
attack = 4
defense = 6
copies = 3
[[monster]]
id = "stub-ghoul"
types = ["undead"]
attack = 5
defense = 7
range = 1
abilities = ["paralyze"]
copies = 2
[[monster]]
id = "stub-eyes"
types = ["fiend"]
attack = 9
defense = 9
range = 1
abilities = ["enchanted", "spellcaster"]
[[monster]]
id = "stub-snakes"
types = ["dragon"]
attack = 9
defense = 11
abilities = ["bloodlust"]
[[monster]]
id = "stub-hydra"
types = ["dragon"]
attack = 4
defense = 6
abilities = ["multiattack:2"]
[[monster]]
id = "stub-rogue"
types = ["bandit"]
attack = 4
defense = 6
range = 1
abilities = ["thief"]
[[monster]]
id = "stub-ogre"
types = ["ogre"]
attack = 4
defense = 6
range = 1
support = { by = ["goblin"], gives = "deadly" }
[[monster]]
id = "stub-king"
types = ["kobold"]
attack = 5
defense = 7
support = { by = ["goblin"], gives = "assist" }
[[monster]]
id = "stub-twin"
types = ["linear-guild"]
attack = 4
defense = 6
support = { by = ["goblin"], gives = "outsmart" }
[[monster]]
id = "stub-goblin"
types = ["goblin"]
attack = 3
defense = 3
copies = 2
[[monster]]
id = "stub-rival"
types = ["elf"]
attack = 5
defense = 5
abilities = ["nemesis:vaarsuvius"]
[[monster]]
id = "stub-fox"
types = ["animal"]
attack = 2
defense = 2
abilities = ["tricky"]
[[monster]]
id = "stub-knight"
types = ["human"]
attack = 4
defense = 6
abilities = ["duel"]
[[loot]]
id = "stub-gem"
drool = { haley = 2 }
copies = 3
[[screw]]
id = "stub-shout"
copies = 3
when = "end"
do = ["cards 1"]
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')

FIREBALL, STORM, SUNLIGHT = "shtick stub-fireball", "shtick stub-storm", "shtick stub-sunlight"
SHTICKS = ["stub-fireball", "stub-storm", "stub-sunlight", "stub-staff"]


def table(stack, *, distance=0, moves=False, dice=(), goblins=0, **position):
    """Vaarsuvius attacks that Stack from so far, or walks into it; Belkar watches from its room."""
    me = {"character": "vaarsuvius", "floor": 1, "shticks": SHTICKS, **position.pop("me", {})}
    rooms = [{"card": "stub-hall"} for _ in range(4)]
    place = 1 if moves else distance
    rooms[place]["stack"] = stack
    rooms[3]["stack"] = ["stub-goblin"] * goblins
    belkar = {"character": "belkar", "floor": 1, "column": place, "shticks": []}
    others = position.pop("others", [])
    floors = [{"rooms": rooms}]
    t = Table(STUBS, players=[me, belkar, *others], floors=floors, next=list(dice), **position)
    if moves:
        return t.do(0, "right", "stay")
    return t.do(0, "stay", f"shoot @{distance}") if distance else t.do(0, "stay")


def targets(t):
    return t.view(0).battle.foe.monsters


def fought(stack, shtick=STORM, **kwargs):
    t = table(stack, **kwargs).do(0, shtick)
    heard = t.told
    t.settle()
    t.told = heard + t.told
    return t


@pytest.mark.rule("OS-11.4", "OS-11.14")
@pytest.mark.parametrize("moves", [False, True])
def test_several_monsters_fall_to_one_roll_attacking_or_defending(moves):
    t = fought(["stub-rat", "stub-zombie"], moves=moves, dice=[12])
    assert len(t.heard("rolls")) == 1
    assert [fact["monster"] for fact in t.heard("defeated")] == ["stub-rat", "stub-zombie"]


@pytest.mark.rule("OS-11.5")
@pytest.mark.parametrize("distance", [0, 1, 2])
def test_it_works_at_any_range_up_to_its_own(distance):
    t = table(["stub-rat", "stub-rat"], distance=distance, dice=[12])
    assert t.can(0, FIREBALL) == (distance <= 1)
    t.do(0, STORM)
    assert len(t.heard("defeated")) == 2


@pytest.mark.rule("OS-11.6")
def test_players_in_that_room_are_unaffected():
    t = fought(["stub-rat", "stub-rat"], distance=1, dice=[12])
    assert t.room(1, 1).players == ["belkar"]
    assert t.player(1).lost == 0
    assert t.stack(1, 1) == []


def aimed(stack, shtick, **kwargs):
    """Help is asked for, so that the battle waits before its roll."""
    kwargs["me"] = {"stash": ["stub-gem"]}
    kwargs["others"] = [{"character": "haley", "floor": 1, "column": 3, "shticks": []}]
    return table(stack, **kwargs).do(0, shtick)


@pytest.mark.rule("OS-11.7")
def test_a_number_counts_from_the_top():
    t = aimed(["stub-bear", "stub-zombie", "stub-rat"], FIREBALL)
    assert targets(t) == ["stub-bear", "stub-zombie"]


@pytest.mark.rule("OS-11.8")
def test_a_type_means_all_of_that_type_and_all_means_all():
    stack = ["stub-zombie", "stub-rat", "stub-ghoul", "stub-bear", "stub-zombie"]
    assert targets(aimed(stack, SUNLIGHT)) == ["stub-zombie", "stub-ghoul", "stub-zombie"]
    assert targets(aimed(stack, STORM)) == stack


@pytest.mark.rule("OS-R-13")
@pytest.mark.parametrize(("options", "skips"), [({}, False), ({"area_targets": "any"}, True)])
def test_the_top_monster_must_be_among_the_targets(options, skips):
    t = table(["stub-rat", "stub-zombie"], options=options)
    assert t.can(0, SUNLIGHT) == skips
    assert not table(["stub-rat", "stub-bear"], options=options).can(0, SUNLIGHT)


@pytest.mark.rule("OS-11.9", "OS-11.13")
def test_the_one_roll_is_against_the_highest_defense_support_included():
    t = fought(["stub-rat", "stub-king", "stub-bear"], goblins=2, dice=[7])
    assert [roll["against"] for roll in t.heard("rolls")] == [7 + 2 * 2]
    assert t.heard("wins")
    t = fought(["stub-rat", "stub-king", "stub-bear"], dice=[4])
    assert [roll["against"] for roll in t.heard("rolls")] == [8]


@pytest.mark.rule("OS-R-14")
def test_a_defender_rolls_against_the_highest_attack():
    t = fought(["stub-rat", "stub-king", "stub-bear"], goblins=1, moves=True, dice=[5])
    assert [roll["against"] for roll in t.heard("rolls")] == [9]
    t = fought(["stub-rat", "stub-king"], goblins=2, moves=True, dice=[5])
    assert [roll["against"] for roll in t.heard("rolls")] == [5 + 2 * 2]


@pytest.mark.rule("OS-11.13")
def test_a_monsters_numbers_are_its_own():
    t = fought(["stub-rival", "stub-eyes"], dice=[5])
    assert [roll["against"] for roll in t.heard("rolls")] == [9]
    t = fought(["stub-fox", "stub-bear"], distance=1, dice=[8])
    assert [roll["against"] for roll in t.heard("rolls")] == [2 + 10]


@pytest.mark.rule("OS-11.10", "OS-11.14")
def test_an_exempt_monster_counts_as_a_target_and_stays():
    t = fought(["stub-eyes", "stub-rat", "stub-bear"], FIREBALL, dice=[12])
    assert [fact["monster"] for fact in t.heard("defeated")] == ["stub-rat"]
    assert t.stack(1, 0) == ["stub-eyes", "stub-bear"]


@pytest.mark.rule("OS-11.11")
def test_an_exempt_monster_may_have_the_highest_defense():
    t = fought(["stub-rat", "stub-eyes"], FIREBALL, dice=[12])
    assert [roll["against"] for roll in t.heard("rolls")] == [9]


@pytest.mark.rule("OS-11.12")
def test_bloodlust_of_a_lower_monster_turns_a_tie_into_a_loss():
    t = fought(["stub-rat", "stub-snakes"], dice=[11 - 5])
    assert t.heard("loses")
    assert t.player(0).lost == 1


@pytest.mark.rule("OS-11.12")
def test_multiattack_of_a_lower_monster_counts():
    t = fought(["stub-rat", "stub-hydra"], moves=True, dice=[12, 1])
    assert [roll["die"] for roll in t.heard("rolls")] == [1]


@pytest.mark.rule("OS-11.12", "OS-R-59")
def test_outsmart_of_a_lower_monster_comes_when_the_area_is_announced():
    t = table(["stub-rat", "stub-twin"], goblins=1, me={"shticks": ["stub-storm"]})
    assert t.options(0) == ["shtick stub-storm", "no-shtick"]
    t.do(0, STORM)
    assert [fact["shtick"] for fact in t.heard("flipped")] == ["stub-storm"]
    assert t.asked == {0: "shtick"}
    assert t.options(0) == ["no-shtick"]


@pytest.mark.rule("OS-R-59")
@pytest.mark.parametrize("seed", range(4))
def test_the_same_monster_outsmarts_once_a_battle(seed):
    t = table(["stub-rat", "stub-twin"], goblins=1, me={"shticks": ["stub-storm"] * 2}, dice=[12], seed=seed)
    flips = 0
    while t.asked == {0: "shtick"}:
        flips += len(t.do(0, STORM).heard("flipped"))
    assert flips == 1
    assert t.heard("wins")


@pytest.mark.rule("OS-11.15")
def test_a_loss_costs_one_wound_in_total():
    t = fought(["stub-rat", "stub-zombie", "stub-bear"], dice=[1])
    assert t.player(0).lost == 1


@pytest.mark.rule("OS-11.15")
def test_one_monster_in_reach_is_enough():
    assert fought(["stub-rat", "stub-ogre", "stub-bear"], distance=1, dice=[1]).player(0).lost == 1


@pytest.mark.rule("OS-R-61", "OS-11.15")
def test_out_of_everybodys_reach_nothing_happens():
    t = fought(["stub-snakes", "stub-rat"], distance=1, dice=[1])
    assert t.player(0).lost == 0
    assert t.heard("loses") == []


HOLDING = {"hand": ["stub-shout", "stub-shout"], "stash": ["stub-gem", "stub-gem"]}


@pytest.mark.rule("OS-11.16")
def test_each_monster_in_reach_applies_its_abilities():
    stack = ["stub-eyes", "stub-rogue", "stub-ghoul", "stub-ogre"]
    t = fought(stack, distance=1, goblins=1, dice=[1], me=HOLDING)
    me = t.player(0)
    assert (me.lost, me.hand, me.stash, me.missing) == (1 + 1, 1, 1, 1)


@pytest.mark.rule("OS-11.16")
def test_a_monster_out_of_reach_applies_nothing():
    stack = ["stub-eyes", "stub-rogue", "stub-ghoul", "stub-ogre"]
    t = fought(stack, distance=2, goblins=1, dice=[1], me=HOLDING)
    me = t.player(0)
    assert (me.lost, me.hand, me.stash, me.missing) == (0, 2, 2, 0)
    t = fought(["stub-bear", "stub-ghoul", "stub-rat"], distance=1, dice=[1], me=HOLDING)
    me = t.player(0)
    assert (me.lost, me.hand, me.stash, me.missing) == (1, 2, 2, 1)


@pytest.mark.rule("OS-11.17")
def test_equal_abilities_stack():
    assert fought(["stub-ghoul", "stub-ghoul"], dice=[1]).player(0).missing == 2


@pytest.mark.rule("OS-11.18")
def test_an_exempt_monster_strikes_back():
    t = fought(["stub-eyes", "stub-bear"], FIREBALL, distance=1, dice=[1], me={"hand": ["stub-shout"]})
    assert (t.player(0).lost, t.player(0).hand) == (1, 0)


@pytest.mark.rule("OS-11.19")
def test_no_further_monster_after_an_area_effect():
    t = fought(["stub-rat", "stub-rat", "stub-rat"], "shtick stub-staff", dice=[12])
    assert t.asked == {0: "further"}
    t = fought(["stub-rat", "stub-rat", "stub-rat"], FIREBALL, dice=[12])
    assert t.stack(1, 0) == ["stub-rat"]
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-R-60")
def test_one_duelist_among_the_targets_bans_help_for_the_whole_battle():
    assert aimed(["stub-rat", "stub-knight"], "shtick stub-staff").asked == {0: "assist"}
    assert "assist" not in aimed(["stub-rat", "stub-knight"], STORM).asked.values()


@pytest.mark.rule("OS-EX-7", "OS-11.6", "OS-11.9", "OS-11.12", "OS-11.15", "OS-11.16", "OS-11.19")
def test_the_example_of_the_fireball():
    stack = ["stub-eyes", "stub-snakes", "stub-goblin"]
    t = table(stack, distance=1, dice=[6], me={"hand": ["stub-shout", "stub-shout"]})
    t.do(0, FIREBALL).settle()
    assert t.heard("rolls") == [{"seat": "vaarsuvius", "die": 6, "total": 11, "against": 11}]
    assert t.heard("loses")
    assert (t.player(0).lost, t.player(0).hand) == (1, 1)
    assert [shtick.id for shtick in t.player(0).shticks if shtick.flipped] == ["stub-fireball"]
    assert t.stack(1, 1) == stack
    assert t.player(1).lost == 0
    assert t.asked == {0: "end"}
