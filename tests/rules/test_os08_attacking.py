"""OS-8: attacking a Monster, step by step."""

import re

import pytest

from stick_table import Table

CARDS = """
[[shtick]]
id = "stub-sword"
owner = "roy"
types = ["weapon"]
attack = 2
defense = 1
range = 0
result = ["wound 1"]
boost = { attack = 2, defense = 1 }
copies = 4

[[shtick]]
id = "stub-bag"
owner = "roy"
attack = 0
defense = 9
range = 2
result = ["wound 1"]

[[shtick]]
id = "stub-shield"
owner = "roy"
defense = 3
range = 0
result = ["wound 1"]

[[shtick]]
id = "stub-spell"
owner = "roy"
types = ["magic"]
attack = 2
defense = 2
range = 2
result = ["wound 1"]
flip = true

[[shtick]]
id = "stub-talk"
owner = "roy"
attack = 2
defense = 2
range = 0
result = ["draw"]

[[shtick]]
id = "stub-push"
owner = "roy"
attack = 2
defense = 2
range = 0
result = ["shoo"]

[[shtick]]
id = "stub-undead-lore"
owner = "roy"
bonus = ["attack 3 if vs:undead"]

[[shtick]]
id = "stub-rage"
owner = "roy"
use = [{ when = "before-roll", if = ["attacking"], do = ["me 3"] }]

[[shtick]]
id = "stub-focus"
owner = "roy"
bonus = ["attack 3"]
use = [{ when = "after-roll", do = ["heal 1"] }]

[[shtick]]
id = "stub-smith"
owner = "roy"
bonus = ["boost 1"]

[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 5
defense = 9
copies = 4

[[monster]]
id = "stub-zombie"
types = ["undead"]
attack = 5
defense = 9
x = 1
coins = 3

[[monster]]
id = "stub-nemesis"
types = ["human"]
attack = 5
defense = 9
abilities = ["nemesis:roy"]

[[monster]]
id = "stub-tricky"
types = ["human"]
attack = 5
defense = 9
abilities = ["tricky"]

[[monster]]
id = "stub-knight"
types = ["kobold"]
attack = 5
defense = 9
copies = 4
support = { by = ["kobold"], gives = "assist" }

[[monster]]
id = "stub-hydra"
types = ["dragon"]
attack = 5
defense = 9
abilities = ["thief", "spellcaster", "paralyze"]

[[monster]]
id = "stub-ogre"
types = ["ogre"]
attack = 5
defense = 9
support = { by = ["animal"], gives = "deadly" }

[[monster]]
id = "stub-flyer"
types = ["dragon"]
attack = 5
defense = 9
abilities = ["flying"]

[[monster]]
id = "stub-golem"
types = ["human"]
attack = 5
defense = 9
abilities = ["impervious"]

[[screw]]
id = "stub-bless"
copies = 2
when = "before-roll"
do = ["fighter 4"]

[[screw]]
id = "stub-curse"
when = "before-roll"
do = ["monster 4"]

[[screw]]
id = "stub-guard"
when = "before-roll"
do = ["guard all 4"]

[[screw]]
id = "stub-angry"
when = "before-roll"
if = ["fighting"]
do = ["boost 1"]

[[screw]]
id = "stub-snub"
when = "before-roll"
if = ["fighting", "helped"]
do = ["snub"]

[[screw]]
id = "stub-slay"
when = "before-roll"
if = ["fighting"]
do = ["slay"]

[[loot]]
id = "stub-gem"
copies = 9
crest = 1

[[loot]]
id = "stub-whetstone"
drool = { roy = 1 }
bonus = ["boost 1"]

[[loot]]
id = "stub-ring"
drool = { roy = 1 }
bonus = ["attack 2", "attack 9 if vs:undead"]

[[loot]]
id = "stub-one"
drool = { elan = 1 }

[[loot]]
id = "stub-two"
drool = { elan = 2 }

[[loot]]
id = "stub-three"
drool = { elan = 3 }

[[loot]]
id = "stub-two-crests"
crest = 2

[[loot]]
id = "stub-three-crests"
crest = 3

[[room]]
id = "stub-room"
copies = 6

[[room]]
id = "stub-bright"
bonus = ["attack 3"]

[[room]]
id = "stub-dark"
bonus = ["attack -3"]

[[room]]
id = "stub-fort"
bonus = ["monster-defense 4"]

[[room]]
id = "stub-forge"
bonus = ["boost 1"]

[[room]]
id = "stub-stage"
bonus = ["attack 5", "battle 5", "assist 5"]
"""
STUBS = re.sub(r"^(id = .*)$", r'\1\norigin = "original"\nwhy = "A stub."', CARDS, flags=re.M)


def table(*stacks, roy=(), elan=(), cards=(), **rest):
    """Floor 1, a room for each Stack. Roy stands in the first one; Elan is at the Entrance unless put elsewhere."""
    names = [*cards, *["stub-room"] * (len(stacks) - len(cards))]
    rooms = [{"card": card, "stack": list(stack)} for card, stack in zip(names, stacks, strict=True)]
    players = [
        {"character": "roy", "floor": 1, "shticks": ["stub-sword"], **dict(roy)},
        {"character": "elan", "shticks": [], **dict(elan)},
    ]
    rest.setdefault("loot_deck", ["stub-gem"] * 4)
    return Table(STUBS, players=players, floors=[{"rooms": rooms}], **rest)


def at(column, **more):
    return {"floor": 1, "column": column, **more}


def fight(t, shtick="shtick stub-sword", die=6, *before):
    """Roy attacks in his own room, nobody does more; `told` holds the whole battle."""
    t.roll(die).do(0, *(before or ("stay",)))
    t.do(0, shtick)
    told = t.told
    t.settle()
    t.told = told + t.told
    return t


def modifier(t):
    roll = t.heard("rolls")[0]
    return roll["total"] - roll["die"]


def against(t):
    return t.heard("rolls")[0]["against"]


# Step 1: a Battle Shtick


@pytest.mark.rule("OS-8.1", "OS-8.10")
def test_one_battle_shtick_gives_its_number_and_the_others_nothing():
    t = fight(table(["stub-rat"], roy={"shticks": ["stub-sword", "stub-spell", "stub-talk"]}), die=12)
    assert modifier(t) == 2
    assert t.stack(1, 0) == []


@pytest.mark.rule("OS-8.2", "OS-8.11", "OS-EX-24")
@pytest.mark.parametrize(("copies", "flipped", "total"), [(2, 0, 4), (3, 0, 6), (4, 0, 8), (3, 1, 4)])
def test_face_up_namesakes_boost_the_chosen_shtick(copies, flipped, total):
    t = table(["stub-rat"], roy={"shticks": ["stub-sword"] * copies, "flipped": ["stub-sword"] * flipped})
    t.do(0, "stay")
    assert t.options(0) == ["shtick stub-sword", "no-shtick"]
    assert modifier(t.roll(6).do(0, "shtick stub-sword")) == total


@pytest.mark.rule("OS-8.3", "OS-8.5", "OS-8.6")
def test_the_attack_must_be_a_number_and_the_shtick_face_up_and_none_will_do():
    shticks = ["stub-sword", "stub-bag", "stub-shield", "stub-spell"]
    t = table(["stub-rat"], roy={"shticks": shticks, "flipped": ["stub-spell"]})
    t.do(0, "stay")
    assert t.options(0) == ["shtick stub-sword", "shtick stub-bag", "no-shtick"]


@pytest.mark.rule("OS-8.4")
def test_the_range_must_reach_the_target():
    t = table([], ["stub-rat"], roy={"shticks": ["stub-sword", "stub-bag"]})
    t.do(0, "stay", "shoot @1")
    assert t.options(0) == ["shtick stub-bag"]


@pytest.mark.rule("OS-8.7", "OS-EX-16")
def test_a_flying_monster_is_out_of_reach_of_range_0():
    t = table(["stub-flyer"], roy={"shticks": ["stub-sword", "stub-bag"]}, next=[6])
    t.do(0, "stay")
    assert t.options(0) == ["shtick stub-bag", "no-shtick"]
    assert t.heard("battle-attack")[0]["distance"] == 0


@pytest.mark.rule("OS-8.7")
def test_an_ability_may_forbid_a_type_of_shticks():
    t = table(["stub-golem"], roy={"shticks": ["stub-sword", "stub-bag"]})
    t.do(0, "stay")
    assert t.options(0) == ["shtick stub-bag", "no-shtick"]


# Step 2: assistance


@pytest.mark.rule("OS-8.8", "OS-8.18")
def test_help_is_settled_between_the_shtick_and_the_roll():
    t = table(["stub-rat"], roy={"stash": ["stub-two"]}, elan=at(0), next=[6])
    t.do(0, "stay")
    assert t.asked == {0: "shtick"}
    t.do(0, "shtick stub-sword")
    assert t.asked == {0: "assist"}
    t.do(0, "offer elan stub-two").do(1, "accept roy")
    assert not t.heard("rolls")
    t.do(0, "done").settle()
    assert modifier(t) == 2 + 4


@pytest.mark.rule("OS-8.9", "OS-EX-24")
@pytest.mark.parametrize(
    ("loot", "bonus"),
    [("one", 2), ("two", 4), ("three", 6), ("gem", 2), ("two-crests", 4), ("three-crests", 6)],
)
def test_help_is_worth_two_for_each_point_of_drool(loot, bonus):
    t = table(["stub-rat"], roy={"stash": [f"stub-{loot}"]}, elan=at(0), next=[6])
    t.do(0, "stay", "shtick stub-sword", f"offer elan stub-{loot}").do(1, "accept roy")
    assert t.heard("helps") == [{"seat": "elan", "other": "roy", "n": bonus}]
    t.do(0, "done").settle()
    assert modifier(t) == 2 + bonus


@pytest.mark.rule("OS-R-108")
def test_the_helpers_room_counts_for_nothing():
    t = table(["stub-rat"], [], cards=["stub-room", "stub-stage"], roy={"stash": ["stub-one"]}, elan=at(1), next=[6])
    t.do(0, "stay", "shtick stub-sword", "offer elan stub-one").do(1, "accept roy")
    t.do(0, "done").settle()
    assert modifier(t) == 2 + 2


@pytest.mark.rule("OS-R-107")
def test_a_helper_bears_no_risk():
    elan = at(0, stash=["stub-gem"], hand=["stub-curse"])
    t = table(["stub-hydra"], roy={"stash": ["stub-one"]}, elan=elan, next=[1])
    t.do(0, "stay", "shtick stub-sword", "offer elan stub-one").do(1, "accept roy")
    t.do(0, "done").settle()
    assert (t.player(0).lost, t.player(0).missing) == (1, 1)
    helper = t.player(1)
    assert (helper.lost, helper.missing, helper.stash, helper.hand) == (0, 0, 2, 1)


@pytest.mark.rule("OS-R-107")
def test_a_helper_gets_nothing_but_the_promised_loot():
    t = table(["stub-zombie"], roy={"stash": ["stub-one"]}, elan=at(0), next=[12])
    t.do(0, "stay", "shtick stub-sword", "offer elan stub-one").do(1, "accept roy")
    t.do(0, "done").settle()
    assert t.asked == {0: "pick"}
    assert [loot.id for loot in t.view(1).stash] == ["stub-one"]
    assert (t.player(0).saved_x, t.player(1).saved_x) == (1, 0)


# Step 3: the Attack Modifier


@pytest.mark.rule("OS-8.11")
@pytest.mark.parametrize(
    ("roy", "cards"),
    [
        ({"shticks": ["stub-sword", "stub-smith"]}, []),
        ({"equipped": ["stub-whetstone"]}, []),
        ({}, ["stub-forge"]),
    ],
    ids=["shtick", "loot", "room"],
)
def test_shticks_loot_and_rooms_may_boost(roy, cards):
    assert modifier(fight(table(["stub-rat"], roy=roy, cards=cards))) == 2 + 2


@pytest.mark.rule("OS-8.11")
def test_a_card_may_boost():
    t = table(["stub-rat"], roy={"hand": ["stub-angry"]}, next=[6])
    t.do(0, "stay", "shtick stub-sword", "play stub-angry", "card stub-sword")
    assert modifier(t) == 2 + 2


@pytest.mark.rule("OS-8.11", "OS-EX-24")
def test_boosts_from_everywhere_add_up():
    roy = {"shticks": ["stub-sword", "stub-sword", "stub-smith"], "equipped": ["stub-whetstone"]}
    assert modifier(fight(table(["stub-rat"], roy=roy))) == 2 + 3 * 2


@pytest.mark.rule("OS-8.12")
@pytest.mark.parametrize(("monster", "bonus"), [("stub-zombie", 3), ("stub-rat", 0)])
def test_other_shticks_add_where_they_apply(monster, bonus):
    t = fight(table([monster], roy={"shticks": ["stub-sword", "stub-undead-lore"]}))
    assert modifier(t) == 2 + bonus


@pytest.mark.rule("OS-8.13")
def test_a_shtick_may_be_flipped_until_the_roll():
    t = table(["stub-rat"], roy={"shticks": ["stub-sword", "stub-rage"]}, next=[6])
    t.do(0, "stay", "shtick stub-sword")
    assert t.asked == {0: "before-roll"}
    t.do(0, "flip stub-rage")
    assert modifier(t) == 2 + 3
    assert [shtick.flipped for shtick in t.player(0).shticks] == [False, True]


@pytest.mark.rule("OS-8.14")
@pytest.mark.parametrize(("place", "bonus"), [("equipped", 2), ("stash", 0)])
def test_equipped_loot_adds_where_it_applies(place, bonus):
    assert modifier(fight(table(["stub-rat"], roy={place: ["stub-ring"]}))) == 2 + bonus


@pytest.mark.rule("OS-8.15")
@pytest.mark.parametrize(("card", "bonus"), [("stub-bright", 3), ("stub-dark", -3)])
def test_the_room_adds_or_subtracts(card, bonus):
    assert modifier(fight(table(["stub-rat"], cards=[card]))) == 2 + bonus


@pytest.mark.rule("OS-8.16", "OS-8.22", "OS-R-10")
@pytest.mark.parametrize(
    ("cards", "mine", "theirs"),
    [
        (["stub-bright", "stub-fort"], 3, 9 + 4),
        (["stub-fort", "stub-bright"], 3, 9 + 4),
        (["stub-dark", "stub-room"], -3, 9),
    ],
)
def test_at_a_distance_both_rooms_apply_to_both_totals(cards, mine, theirs):
    t = fight(table([], ["stub-rat"], cards=cards, roy={"shticks": ["stub-bag"]}), "shtick stub-bag", 6,
              "stay", "shoot @1")  # fmt: skip
    assert (modifier(t), against(t)) == (mine, theirs)


@pytest.mark.rule("OS-8.17")
def test_anybody_may_change_the_attack_until_the_roll():
    t = table(["stub-rat"], elan={"hand": ["stub-bless"]}, next=[6])
    t.do(0, "stay", "shtick stub-sword")
    assert t.asked == {1: "before-roll"}
    t.do(1, "play stub-bless")
    assert modifier(t) == 2 + 4


# Step 4: the Defense Value


@pytest.mark.rule("OS-8.19", "OS-8.20")
@pytest.mark.parametrize(("monster", "bonus"), [("stub-rat", 0), ("stub-nemesis", 3), ("stub-tricky", 0)])
def test_printed_defense_and_own_abilities(monster, bonus):
    assert against(fight(table([monster]))) == 9 + bonus


@pytest.mark.rule("OS-8.20")
def test_tricky_counts_at_a_distance():
    t = fight(table([], ["stub-tricky"], roy={"shticks": ["stub-bag"]}), "shtick stub-bag", 6, "stay", "shoot @1")
    assert against(t) == 9 + 10


@pytest.mark.rule("OS-8.21", "OS-EX-24")
@pytest.mark.parametrize("supporters", [0, 1, 3])
def test_support_counts_once_for_each_supporting_card(supporters):
    assert against(fight(table(["stub-knight"] * (supporters + 1)))) == 9 + 2 * supporters


@pytest.mark.rule("OS-8.22")
def test_the_room_may_raise_the_defense():
    assert against(fight(table(["stub-rat"], cards=["stub-fort"]))) == 9 + 4


@pytest.mark.rule("OS-8.23")
def test_anybody_may_change_the_defense_until_the_roll():
    t = table(["stub-rat"], elan={"hand": ["stub-curse"]}, next=[6])
    t.do(0, "stay", "shtick stub-sword").do(1, "play stub-curse")
    assert against(t) == 9 + 4


@pytest.mark.rule("OS-8.24")
def test_nothing_changes_the_totals_after_the_roll():
    t = table(["stub-rat"], roy={"shticks": ["stub-sword", "stub-focus"], "lost": 1}, next=[5])
    t.do(0, "stay", "shtick stub-sword")
    assert t.asked == {0: "after-roll"}
    t.do(0, "flip stub-focus")
    assert t.heard("wins")
    assert t.player(0).lost == 0


@pytest.mark.rule("OS-8.24", "OS-8.17", "OS-8.23")
def test_cards_that_change_totals_are_of_no_use_after_the_roll():
    t = table(["stub-rat"], roy={"shticks": ["stub-sword"], "hand": ["stub-bless", "stub-curse"]}, next=[5])
    t.do(0, "stay", "shtick stub-sword", "pass")
    assert t.asked == {0: "after-roll"}
    assert t.options(0) == ["pass"]


# Steps 5 and 6: the roll and its results


@pytest.mark.rule("OS-8.25", "OS-8.26", "OS-8.27", "OS-8.28", "OS-8.29", "OS-8.30", "OS-8.32", "OS-8.34")
@pytest.mark.parametrize(("die", "kind", "lost", "left"), [(8, "wins", 0, 0), (7, "draws", 0, 1), (6, "loses", 1, 1)])
def test_above_wins_below_loses_a_wound_and_equal_is_a_draw(die, kind, lost, left):
    t = fight(table(["stub-rat"]), die=die)
    assert t.heard("rolls") == [{"seat": "roy", "die": die, "total": die + 2, "against": 9}]
    assert t.heard(kind) == [{"seat": "roy", "monster": "stub-rat"}]
    assert t.player(0).lost == lost
    assert len(t.stack(1, 0)) == left


@pytest.mark.rule("OS-8.31")
def test_what_the_monster_does_on_winning_comes_on_top_of_the_wound():
    t = table(["stub-hydra"], roy={"stash": ["stub-ring", "stub-gem"], "hand": ["stub-bless", "stub-curse"]}, next=[1])
    t.do(0, "stay", "shtick stub-sword").settle()
    mine = t.player(0)
    assert (mine.lost, mine.stash, mine.hand, mine.missing) == (1, 1, 1, 1)
    assert fight(table(["stub-ogre", "stub-rat", "stub-rat"]), die=1).player(0).lost == 1 + 2


@pytest.mark.rule("OS-8.32")
def test_a_draw_brings_no_ability_about():
    t = table(["stub-hydra"], roy={"stash": ["stub-gem"], "hand": ["stub-bless"]}, next=[7])
    t.do(0, "stay", "shtick stub-sword").settle()
    mine = t.player(0)
    assert (mine.lost, mine.stash, mine.hand, mine.missing) == (0, 1, 1, 0)


@pytest.mark.rule("OS-8.33", "OS-R-98")
@pytest.mark.parametrize(("die", "kind", "lost"), [(12, "draws", 0), (7, "draws", 0), (6, "loses", 1)])
def test_a_draw_as_result_turns_wins_and_ties_into_draws(die, kind, lost):
    t = fight(table(["stub-rat", "stub-rat"], roy={"shticks": ["stub-talk"]}), "shtick stub-talk", die)
    assert t.heard(kind)
    assert t.player(0).lost == lost
    assert len(t.stack(1, 0)) == 2
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-R-98", "OS-8.38")
def test_a_monster_moved_away_ends_no_chain_and_pays_no_bonus():
    t = table(["stub-rat", "stub-zombie"], [], roy={"shticks": ["stub-push"]}, next=[12, 12])
    t.do(0, "stay", "shtick stub-push", "card @1")
    assert t.stack(1, 1) == ["stub-rat"]
    assert t.asked == {0: "further"}
    t.do(0, "attack", "shtick stub-push", "card @1")
    assert (t.stack(1, 0), t.asked) == ([], {0: "end"})


@pytest.mark.rule("OS-8.38")
def test_loot_under_a_monster_that_was_only_moved_is_no_bonus():
    t = Table(
        STUBS,
        players=[{"character": "roy", "floor": 1, "shticks": ["stub-push"]}, {"character": "elan", "shticks": []}],
        floors=[{"rooms": [{"card": "stub-room", "stack": ["stub-rat"], "loot": ["stub-gem"]}, {"card": "stub-room"}]}],
        next=[12],
    )
    t.do(0, "stay", "shtick stub-push", "card @1")
    assert t.asked == {0: "end"}


# Step 7: the aftermath


@pytest.mark.rule("OS-8.35", "OS-R-99")
@pytest.mark.parametrize(("monster", "saved", "discarded"), [("stub-zombie", 1, 0), ("stub-rat", 0, 1)])
def test_a_defeated_monster_with_x_is_saved_and_any_other_discarded(monster, saved, discarded):
    t = fight(table([monster]), die=12)
    assert t.player(0).saved == [monster] * saved
    assert t.view(0).battle_discard == [monster] * discarded


@pytest.mark.rule("OS-8.35", "OS-R-99")
@pytest.mark.parametrize(("answer", "saved"), [("yes", ["stub-zombie"]), ("no", [])])
def test_a_monster_that_buys_no_shtick_is_saved_only_if_its_victor_wants_it(answer, saved):
    t = fight(table(["stub-zombie", "stub-rat"], roy={"deck": []}), die=12)
    assert (t.asked, t.options(0)) == ({0: "save"}, ["yes", "no"])
    t.do(0, answer)
    assert (t.player(0).saved, t.asked) == (saved, {0: "further"})
    assert t.view(0).battle_discard == ([] if saved else ["stub-zombie"])
    assert bool(t.heard("unsaved")) == (answer == "no") and not t.heard("released")


@pytest.mark.rule("OS-8.35", "OS-R-99")
@pytest.mark.parametrize(("x", "asked"), [(2, "further"), (3, "save")])
def test_saving_is_asked_once_the_saved_monsters_pay_for_every_shtick_left(x, asked):
    roy = {"deck": ["stub-bag"], "saved": ["kinda-wimpy-goblin"] * x}
    t = fight(table(["stub-zombie", "stub-rat"], roy=roy), die=12)
    assert t.asked == {0: asked}


@pytest.mark.rule("OS-8.36", "OS-8.37")
def test_coins_put_unseen_loot_into_the_monsters_room_beneath_the_others():
    t = fight(table(["stub-zombie", "stub-rat"], loot_deck=["stub-gem"] * 4), die=12)
    assert (t.room(1, 0).loot, t.view(0).loot_deck) == (3, 1)
    loot = t.state.floors[1].rooms[0].loot
    assert not any(t.state.seen[card] for card in loot)
    t.do(0, "stop")
    assert not t.can(0, "pick-up")


@pytest.mark.rule("OS-8.36", "OS-8.38", "OS-8.45")
def test_a_monster_shot_leaves_its_loot_in_its_own_room():
    t = table([], ["stub-zombie", "stub-rat"], roy={"shticks": ["stub-bag"]})
    fight(t, "shtick stub-bag", 12, "stay", "shoot @1")
    assert (t.room(1, 0).loot, t.room(1, 1).loot) == (0, 3)
    assert t.stack(1, 1) == ["stub-rat"]
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-8.38")
def test_the_last_monster_of_ones_room_lets_one_draw_the_top_two_loot():
    deck = ["stub-one", "stub-two", "stub-three"]
    t = fight(table(["stub-zombie"], loot_deck=deck), die=12)
    assert t.asked == {0: "pick"}
    t.do(0, "pick-up", "pick-up")
    assert [loot.id for loot in t.view(0).stash] == ["stub-three", "stub-two"]
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-8.38", "OS-8.43")
def test_a_monster_that_is_not_the_last_gives_no_draw():
    t = fight(table(["stub-zombie", "stub-rat"]), die=12)
    assert t.asked == {0: "further"}


@pytest.mark.rule("OS-8.38")
def test_the_last_monster_shot_gives_no_draw():
    t = table([], ["stub-zombie"], roy={"shticks": ["stub-bag"]})
    fight(t, "shtick stub-bag", 12, "stay", "shoot @1")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-8.38", "OS-8.43")
@pytest.mark.parametrize(("stack", "asked"), [(["stub-zombie"], "pick"), (["stub-zombie", "stub-rat"], "further")])
def test_a_monster_defeated_by_a_card_is_as_good_as_beaten(stack, asked):
    t = table(stack, roy={"hand": ["stub-slay"]})
    t.do(0, "stay", "shtick stub-sword", "play stub-slay").settle()
    assert t.player(0).saved == ["stub-zombie"]
    assert t.asked == {0: asked}


@pytest.mark.rule("OS-8.39")
def test_that_draw_comes_on_top_of_a_pick_up_elsewhere():
    rooms = [
        {"card": "stub-room", "loot": ["stub-one"]},
        {"card": "stub-room", "stack": ["stub-zombie"], "loot": ["stub-two"]},
    ]
    t = Table(
        STUBS,
        players=[{"character": "roy", "floor": 1, "shticks": ["stub-sword"]}, {"character": "elan", "shticks": []}],
        floors=[{"rooms": rooms}],
        loot_deck=["stub-gem"] * 3,
        next=[12],
    )
    t.do(0, "pick-up", "right", "stay", "shtick stub-sword").settle()
    t.do(0, "pick-up", "pick-up")
    assert t.player(0).stash == 3


@pytest.mark.rule("OS-8.40")
@pytest.mark.parametrize("die", [12, 7, 1], ids=["win", "draw", "loss"])
def test_a_shtick_with_the_flip_icon_is_flipped_whatever_the_result(die):
    t = fight(table(["stub-rat"], roy={"shticks": ["stub-spell", "stub-sword"]}), "shtick stub-spell", die)
    assert [shtick.flipped for shtick in t.player(0).shticks] == [True, False]
    t = fight(table(["stub-rat"], roy={"shticks": ["stub-spell", "stub-sword"]}), die=die)
    assert not any(shtick.flipped for shtick in t.player(0).shticks)


@pytest.mark.rule("OS-8.41", "OS-8.42")
@pytest.mark.parametrize("die", [12, 1], ids=["won", "lost"])
def test_promised_loot_is_handed_over_won_or_lost(die):
    t = table(["stub-rat"], roy={"stash": ["stub-one"]}, elan=at(0), next=[die])
    t.do(0, "stay", "shtick stub-sword", "offer elan stub-one").do(1, "accept roy")
    assert t.options(0) == ["done"]
    t.do(0, "done").settle()
    assert (t.player(0).stash, [loot.id for loot in t.view(1).stash]) == (0, ["stub-one"])


@pytest.mark.rule("OS-8.42")
def test_only_a_card_breaks_the_promise():
    t = table(["stub-rat"], roy={"stash": ["stub-one"], "hand": ["stub-snub"]}, elan=at(0), next=[12])
    t.do(0, "stay", "shtick stub-sword", "offer elan stub-one").do(1, "accept roy")
    t.do(0, "done", "play stub-snub").settle()
    assert modifier(t) == 2 + 2
    assert (t.player(0).stash, t.player(1).stash) == (1, 0)


# Step 8: further Monsters


@pytest.mark.rule("OS-8.43", "OS-8.44")
@pytest.mark.parametrize(("role", "mine", "theirs"), [("attack", 0, 9), ("defend", 9, 5)])
def test_after_a_win_the_next_monster_may_be_battled_with_a_fresh_choice(role, mine, theirs):
    t = table(["stub-zombie", "stub-rat"], roy={"shticks": ["stub-sword", "stub-bag"]}, next=[12, 6])
    t.do(0, "stay", "shtick stub-sword")
    assert t.options(0) == ["stop", "attack", "defend"]
    t.do(0, role)
    assert t.options(0) == ["shtick stub-sword", "shtick stub-bag", "no-shtick"]
    t.do(0, "shtick stub-bag")
    assert t.heard("rolls") == [{"seat": "roy", "die": 6, "total": 6 + mine, "against": theirs}]


@pytest.mark.rule("OS-8.46")
def test_what_lasts_the_turn_counts_in_further_battles():
    t = table(["stub-rat", "stub-rat"], roy={"hand": ["stub-angry"]}, elan={"hand": ["stub-guard"]}, next=[12, 6])
    t.do(0, "stay", "shtick stub-sword", "play stub-angry").do(1, "pass").settle("response").do(0, "card stub-sword")
    t.do(1, "play stub-guard")
    assert (modifier(t), against(t)) == (4, 13)
    t.do(0, "attack", "shtick stub-sword")
    assert (modifier(t), against(t)) == (4, 13)


@pytest.mark.rule("OS-8.47")
def test_what_lasts_the_battle_is_over_in_the_next():
    t = table(["stub-rat", "stub-rat"], roy={"shticks": ["stub-sword", "stub-rage"]}, next=[12, 6],
              elan={"hand": ["stub-curse"]})  # fmt: skip
    t.do(0, "stay", "shtick stub-sword", "flip stub-rage").do(1, "pass").do(1, "play stub-curse")
    assert (modifier(t), against(t)) == (5, 13)
    t.do(0, "attack", "shtick stub-sword")
    assert (modifier(t), against(t)) == (2, 9)


@pytest.mark.rule("OS-8.48")
@pytest.mark.parametrize("die", [7, 1], ids=["draw", "loss"])
def test_a_draw_or_a_loss_ends_the_chain(die):
    t = fight(table(["stub-rat", "stub-rat"]), die=die)
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-8.48")
def test_the_chain_ends_with_the_stack_or_by_choice():
    t = fight(table(["stub-rat", "stub-rat"]), die=12)
    t.do(0, "stop")
    assert (t.stack(1, 0), t.asked) == (["stub-rat"], {0: "end"})
    t = fight(table(["stub-rat"]), die=12)
    assert t.asked == {0: "end"}


# The whole example


@pytest.mark.rule("OS-EX-4", "OS-8.10", "OS-8.18", "OS-8.22")
def test_roy_attacks_the_headless_zombie_in_the_crypt():
    cards = """
[[shtick]]
id = "stub-greenhilt"
owner = "roy"
types = ["weapon"]
attack = 2
range = 0
result = ["wound 1"]
boost = { attack = 2 }
copies = 2

[[shtick]]
id = "stub-bag-of-tricks"
owner = "roy"
attack = 3
range = 2
result = ["wound 1"]

[[shtick]]
id = "stub-master"
owner = "roy"
bonus = ["attack 2 if vs-has:leader"]

[[monster]]
id = "stub-headless"
types = ["undead"]
attack = 7
defense = 9
x = 1
coins = 1

[[room]]
id = "stub-crypt"
bonus = ["monster-defense 2 if vs:undead"]

[[loot]]
id = "stub-word"
drool = { durkon = 1 }

[[loot]]
id = "stub-prize"
crest = 1
"""
    stubs = re.sub(r"^(id = .*)$", r'\1\norigin = "original"\nwhy = "A stub."', cards, flags=re.M)
    t = Table(
        stubs,
        players=[
            {
                "character": "roy",
                "floor": 1,
                "shticks": ["stub-greenhilt", "stub-greenhilt", "stub-bag-of-tricks", "stub-master"],
                "stash": ["stub-word"],
            },
            {"character": "durkon", "floor": 1, "shticks": []},
        ],
        floors=[{"rooms": [{"card": "stub-crypt", "stack": ["stub-headless"]}]}],
        loot_deck=["stub-prize"],
        next=[8],
    )
    t.do(0, "stay", "shtick stub-greenhilt", "offer durkon stub-word").do(1, "accept roy")
    t.do(0, "done").settle()
    assert t.heard("rolls") == [{"seat": "roy", "die": 8, "total": 14, "against": 11}]
    assert t.player(0).saved_x == 1
    assert [loot.id for loot in t.view(1).stash] == ["stub-word"]
    t.do(0, "pick-up")
    assert [loot.id for loot in t.view(0).stash] == ["stub-prize"]
    assert t.room(1, 0).loot == 0
