"""OD-7, first half: the actions of the step, covering boxes, armor, heroic conversion, discarding, grey boxes."""

import pytest

from table import Table, at
from underdeck import Refusal

EDITIONS = ["1.1", "1.5", "1.61", "1.9"]


def said_by(t: Table, seat: int) -> list[str]:
    """The options of one seat, as text."""
    return [t.match.write(option) for option in t.match.decision_of(seat).options]


def boxes_for(t: Table, die: str) -> list[int]:
    """The boxes this die may be placed on (for a wide box: may be the first die of)."""
    return [int(text.split()[3]) for text in t.offers("cover") if text.split()[2] == die]


def ogre(*lines: str, heroes: str = "warrior", edition: str = "1.9") -> Table:
    """A foe without ability or armor. 1 S6 wide, 2 A4, 3 S9 wide, 4 A5, 5 S12 wide, 6 A6, and the floor's 7 S3."""
    given = "\n".join(lines)
    return at(f"heroes {heroes}\ndungeon dragons-cave\nedition {edition}\ndoors ogre-1\nphase placing 1\n{given}")


def ooze(*lines: str, heroes: str = "mage") -> Table:
    """1 M2 armor, 2 M3 armor, 3 S4, 4 S4, 5 M5, 6 S6, and the floor's 7 S3."""
    given = "\n".join(lines)
    return at(f"heroes {heroes}\ndungeon dragons-cave\ndoors glooping-ooze-1\nphase placing 1\n{given}")


def bandit(*lines: str, edition: str = "1.9") -> Table:
    """Rogue and archer. 1 A8 wide, 2 A3, 3 A4, 4 S5, 5 S5, and the floor's 6 S3."""
    given = "\n".join(lines)
    return at(f"heroes rogue archer\ndungeon dragons-cave\nedition {edition}\ndoors bandit-1\nphase placing 1\n{given}")


def door(*lines: str, edition: str = "1.9", dungeon: str = "hydras-reef") -> Table:
    """A locked door picked with agility: 1 A8 wide, and in Hydra's Reef the floor's grey 2 (any 5)."""
    given = "\n".join(lines)
    return at(
        f"heroes warrior\ndungeon {dungeon}\nedition {edition}\ndoors locked-door-2\nchoice 1\nphase placing 1\n{given}"
    )


# Actions of the step


@pytest.mark.rule("OD-7.1")
def test_actions_come_in_any_order_and_any_number_of_times():
    t = ogre("tokens 2", "known heroism", "hero warrior skills boulder-1 pool s1 s2 s3 a1 a2 a3 m1", "next 6")
    t.do("discard m1", "cover s3 7", "use valor", "drink heroism", "pick s1", "pick s2")
    t.do("convert a2", "add a3", "cover s6 1", "discard a1", "drink heroism", "cover h6 6", "convert s6")
    # Every kind of action was taken, each after and before another kind, and several of them twice.
    assert t.hero("warrior").pool == ["h2"]
    assert [t.box(n).dice for n in (1, 6, 7)] == [["s6"], ["h6"], ["s3"]]
    assert t.view.tokens == 0


@pytest.mark.rule("OD-7.2", "R-20")
def test_two_heroes_act_freely_intermixed():
    t = bandit("hero rogue pool a3 a4 s5 m1", "hero archer pool s5 s3 m2 m3")
    assert t.asked_seats == [0, 1]
    t.do("1: cover s5 4", "0: cover a3 2", "0: cover a4 3", "1: cover s3 6", "0: cover s5 5")
    assert [t.box(n).dice for n in (2, 3, 4, 5, 6)] == [["a3"], ["a4"], ["s5"], ["s5"], ["s3"]]
    assert t.asked_seats == [0, 1]


@pytest.mark.rule("OD-7.3")
def test_spent_dice_lie_in_the_supply_and_can_be_taken_again():
    t = ogre("hero warrior skills cave-in-2 pool s1 s1 s1 s1 s1 s1 s1 s1 a4 a4")
    assert t.view.supply["strength"] == 0
    t.do("discard s1")
    assert t.view.supply["strength"] == 1
    t.do("convert s1", "add a4")
    assert (t.view.supply["strength"], t.view.supply["agility"], t.view.supply["heroic"]) == (2, 7, 5)
    t.do("use crushing-blow", "pay s1")
    assert "s6" in t.hero("warrior").pool
    assert t.view.supply["strength"] == 2


# Covering boxes


@pytest.mark.rule("OD-7.4", "OD-7.5", "OD-7.6", "EX-11", "E-20")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("die", "fits"), [("a2", True), ("a1", False), ("h2", True), ("h1", False), ("s2", False)])
def test_a_small_box_of_two_takes_a_die_of_its_color_showing_two(edition, die, fits):
    t = at(f"""
        heroes rogue
        dungeon minotaurs-maze
        edition {edition}
        doors ogre-1
        phase placing 1
        hero rogue pool {die}
    """)
    assert t.asks == "placing"
    assert (t.box(7).color, t.box(7).value, t.box(7).wide) == ("agility", 2, False)
    assert (7 in boxes_for(t, die)) == fits


@pytest.mark.rule("OD-7.4")
def test_a_small_box_takes_exactly_one_die():
    t = ogre("hero warrior pool a2 a3 a4 a5")
    assert 2 not in boxes_for(t, "a2") + boxes_for(t, "a3")  # 2 + 3 would be enough for a wide box of 4
    t.do("cover a4 2")
    assert t.asks == "placing"
    assert t.box(2).dice == ["a4"]
    assert t.refuses("cover warrior a5 2")


@pytest.mark.rule("OD-7.5", "OD-7.8")
def test_a_box_refuses_dice_of_another_color():
    t = ogre("hero warrior pool s6 a6 m6 h6")
    assert boxes_for(t, "s6") == [1, 3, 5, 7]
    assert boxes_for(t, "a6") == [2, 4, 6]
    assert boxes_for(t, "m6") == []
    assert boxes_for(t, "h6") == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("OD-7.7", "OD-7.9", "E-20")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("pool", "box"), [("s6 m1", 1), ("s2 s4 m1", 1), ("s1 s2 s3 s3 m1", 3), ("s1 s1 s4 h6 m1", 5)])
def test_a_wide_box_takes_one_die_or_many(edition, pool, box):
    t = ogre(f"hero warrior pool {pool}", edition=edition)
    *dice, unfit = pool.split()
    t.do(f"cover {dice[0]} {box}")
    for die in dice[1:]:
        if t.asks == "fill":
            t.do(f"add {die}")
    assert sorted(t.box(box).dice) == sorted(dice)
    assert t.hero("warrior").pool == [unfit]


@pytest.mark.rule("OD-7.9")
@pytest.mark.parametrize(
    ("pool", "boxes"), [("s4 s1", [7]), ("s4 s2", [1, 7]), ("s4 s4", [1, 7]), ("s5 s4", [1, 3, 7])]
)
def test_the_dice_of_a_wide_box_must_reach_its_number(pool, boxes):
    t = ogre(f"hero warrior pool {pool}")
    assert boxes_for(t, pool[:2]) == boxes


@pytest.mark.rule("OD-7.8", "OD-7.9")
def test_only_matching_dice_count_toward_a_wide_box():
    t = ogre("hero warrior pool s5 a6 a6 m6")
    assert boxes_for(t, "s5") == [7]
    t = ogre("hero warrior pool s4 s5 a6 m6 h3")
    t.do("cover s4 3")
    assert t.options == ["add warrior s5", "add warrior h3"]


@pytest.mark.rule("OD-7.7", "OD-7.10", "EX-12", "E-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_heroes_fill_one_wide_box_of_eight(edition):
    t = bandit("hero rogue pool a5 m1", "hero archer pool a3 m1", edition=edition)
    t.do("0: cover a5 1")
    if t.asks == "fill":
        t.do("1: add a3")
    assert sorted(t.box(1).dice) == ["a3", "a5"]
    assert (t.hero("rogue").pool, t.hero("archer").pool) == (["m1"], ["m1"])


@pytest.mark.rule("OD-7.9", "OD-7.10", "EX-12")
def test_five_and_two_do_not_cover_a_wide_box_of_eight():
    t = bandit("hero rogue pool a5 m1", "hero archer pool a2 m1")
    assert 1 not in boxes_for(t, "a5") + boxes_for(t, "a2")


@pytest.mark.rule("OD-7.11")
def test_no_room_on_the_card_limits_the_dice_of_a_wide_box():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        floor 4
        phase placing
        hero warrior pool s3 s3 s3 s3 s3 s2 s2 s2 h1 h1 h1 m1
    """)
    assert (t.box(1).value, t.box(1).wide) == (24, True)
    t.do("cover h1 1", "add h1", "add h1", "add s2", "add s2", "add s2")
    while t.asks == "fill":
        t.do("add s3")
    assert t.box(1).dice == ["h1"] * 3 + ["s2"] * 3 + ["s3"] * 5


@pytest.mark.rule("OD-7.12", "R-20")
def test_a_hero_places_only_dice_of_her_own_pool():
    t = bandit("hero rogue pool a3 m1", "hero archer pool s5 m2")
    assert "cover rogue a3 2" in said_by(t, 0)
    assert "cover archer s5 4" in said_by(t, 1)
    assert not [text for text in said_by(t, 0) if "archer" in text and not text.startswith("heal")]
    assert not [text for text in said_by(t, 1) if "rogue" in text and not text.startswith("heal")]


@pytest.mark.rule("OD-7.13", "E-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_touches_a_placed_die(edition):
    t = ogre("hero warrior skills ice-elemental-1 ogre-2 pool a5 s1 s2", edition=edition)
    supply = t.view.supply
    t.do("cover a5 4")
    assert t.view.supply == supply  # on the box, so neither in the supply nor in the pool
    assert t.hero("warrior").pool == ["s1", "s2"]
    assert not t.offers("discard warrior a5") + t.offers("convert warrior a5") + t.offers("cover warrior a5")
    t.do("use brute-force")  # trades any dice showing 5
    assert (t.box(4).dice, t.hero("warrior").pool) == (["a5"], ["s1", "s2"])
    t.do("use lucky-familiar", "branch 2")
    assert {text for text in t.options if text.startswith("pick")} == {"pick warrior s1", "pick warrior s2"}


@pytest.mark.rule("OD-7.14")
def test_surplus_value_in_a_box_is_wasted():
    t = ogre("hero warrior pool s6 s6 m1")
    t.do("cover s6 7")  # 6 on 3
    assert t.hero("warrior").pool == ["s6", "m1"]
    assert boxes_for(t, "s6") == [1]  # not 9 = 3 left over + 6
    t = ogre("hero warrior pool s5 s4 m1")
    t.do("cover s5 1")
    assert sorted(t.box(1).dice) == ["s4", "s5"]  # 9 on 6: nothing comes back, nothing flows on
    assert t.hero("warrior").pool == ["m1"]
    assert [t.box(n).dice for n in (3, 5, 7)] == [[], [], []]


# Armor


@pytest.mark.rule("OD-7.15", "OD-7.17", "OD-7.18")
def test_armor_boxes_come_first_in_any_order_and_then_all_others():
    for first, second in [("m2 1", "m3 2"), ("m3 2", "m2 1")]:
        t = ooze("hero mage pool m2 m3 s6 m5")
        assert boxes_for(t, "s6") == []
        assert boxes_for(t, "m5") == [1, 2]
        t.do(f"cover {first}")
        assert boxes_for(t, "s6") == []
        t.do(f"cover {second}")
        assert boxes_for(t, "s6") == [3, 4, 6, 7]
        assert boxes_for(t, "m5") == [5]


@pytest.mark.rule("OD-7.15", "OD-7.16", "EX-15")
def test_with_armor_that_cannot_be_covered_nothing_else_can():
    t = ooze("hero mage pool s6 s4 m2")
    assert t.refuses("cover mage s4 3") and t.refuses("cover mage s6 3")
    t.do("cover m2 1")  # the other armor box needs a 3
    assert t.asks == "placing"
    assert t.offers("cover") == []
    t.do("done")
    assert t.happened("consequences") == [{"damage": 4, "poison": 0, "time": 5}]


@pytest.mark.rule("OD-7.18")
def test_armor_of_the_dungeon_holds_back_the_boxes_of_the_card():
    t = at("""
        heroes paladin
        dungeon lichs-tomb
        doors ogre-1
        phase placing 1
        hero paladin pool s6 m2
    """)
    assert (t.box(7).source, t.box(7).armor) == ("floor-1", True)
    assert (boxes_for(t, "s6"), boxes_for(t, "m2")) == ([], [7])
    t.do("cover m2 7")
    assert boxes_for(t, "s6") == [1, 8]


@pytest.mark.rule("OD-7.19")
def test_armor_comes_first_in_perils_too():
    t = door("hero warrior pool a6 a5 h2 h1", dungeon="dragons-cave")
    assert (t.box(2).color, t.box(2).value, t.box(2).armor) == ("any", 2, True)
    assert boxes_for(t, "a6") == [2]
    t.do("cover h2 2")
    assert boxes_for(t, "a6") == [1]


@pytest.mark.rule("OD-7.20")
def test_armor_limits_placing_only():
    t = ooze("known heroism", "hero mage skills boulder-1 pool s6 s5 a4", "next 1")
    assert t.offers("cover") == []
    assert t.offers("use mage valor") and t.offers("drink mage heroism")
    assert t.offers("convert mage s6") and t.offers("discard mage a4")
    t.do("discard a4", "use valor", "convert s6", "add s5")
    assert t.hero("mage").pool == ["h1", "h5"]
    assert boxes_for(t, "h5") == [1, 2]


@pytest.mark.rule("OD-6.49", "OD-7.15", "OD-7.21", "EX-16")
def test_the_mage_meets_the_ooze():
    t = at("""
        heroes mage
        dungeon dragons-cave
        doors glooping-ooze-1
        deck 20
        phase encounter 1
        next 6 5 4 5 4 3 2
    """)
    assert t.view.deck == 20  # no ones, so Split does nothing
    t.do("cover m2 1", "cover m3 2", "convert a5", "add a4", "cover h4 7", "cover s6 6", "cover m5 5")
    assert [box.number for box in t.view.boxes if not box.dice] == [3, 4]
    t.do("done")
    assert (t.hero("mage").damage, t.view.deck) == (2, 18)
    assert t.asks == "loot"


# Heroic conversion and discarding


@pytest.mark.rule("OD-7.21", "OD-7.22")
@pytest.mark.parametrize(
    ("dice", "gained"),
    [("s5 s2", "h2"), ("s2 a5", "h2"), ("a6 m6", "h6"), ("m3 h4", "h3"), ("h5 h1", "h1")],
)
def test_any_two_dice_become_a_heroic_die_of_the_lower_value(dice, gained):
    one, other = dice.split()
    t = ogre(f"hero warrior pool {dice}")
    t.do(f"convert {one}")
    if t.asks == "convert":
        t.do(f"add {other}")
    assert t.hero("warrior").pool == [gained]
    assert t.view.supply == {"strength": 8, "agility": 8, "magic": 8, "heroic": 5}


@pytest.mark.rule("OD-7.21")
def test_one_die_alone_cannot_be_converted():
    t = ogre("hero warrior pool s6")
    assert t.asks == "placing"
    assert t.offers("convert") == []


@pytest.mark.rule("OD-7.23", "OD-7.21", "EX-13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("receiver", ["warrior", "mage"])
def test_each_hero_gives_a_die_and_they_name_who_gains(edition, receiver):
    t = ogre("hero warrior pool s5 s6", "hero mage pool m2 m6", heroes="warrior mage", edition=edition)
    t.do("0: convert s5", "1: add m2")
    assert t.asks == "receiver"
    t.do(f"give {receiver}")
    pools = {"warrior": ["s6"], "mage": ["m6"]}
    pools[receiver].append("h2")
    assert {hero.hero: hero.pool for hero in t.view.heroes} == pools
    assert t.view.supply == {"strength": 7, "agility": 8, "magic": 7, "heroic": 5}


@pytest.mark.rule("OD-7.23")
def test_a_hero_who_gives_both_dice_gets_the_heroic_die():
    t = ogre("hero warrior pool s5 s6", "hero mage pool m2 m6", heroes="warrior mage")
    t.do("0: convert s5", "0: add s6")
    assert t.asks == "placing"
    assert (t.hero("warrior").pool, t.hero("mage").pool) == (["h5"], ["m2", "m6"])


@pytest.mark.rule("OD-7.24")
def test_conversion_can_be_repeated_without_limit():
    t = ogre("hero warrior pool s6 s6 a6 a6 m6")
    t.do("convert s6", "add s6", "convert a6", "add a6", "convert h6", "add h6")
    assert t.hero("warrior").pool == ["m6", "h6"]
    t.do("convert m6")
    assert t.hero("warrior").pool == ["h6"]


@pytest.mark.rule("OD-7.25")
@pytest.mark.parametrize(
    ("dungeon", "floor", "foe", "dice", "gained"),
    [
        ("dragons-cave", 1, "glooping-ooze-1", "s1 s4", "h1"),  # Split would cost time
        ("dragons-cave", 1, "phantom-1", "s3 s4", "h3"),  # Ethereal would discard it
        ("lichs-tomb", 2, "ogre-1", "s2 s4", "h2"),  # Weakness Curse would discard it
        ("hydras-reef", 3, "ogre-1", "s5 s6", "h5"),  # Poison Aura would lower it
    ],
)
def test_the_heroic_die_is_gained_and_no_ability_reacts(dungeon, floor, foe, dice, gained):
    t = at(f"""
        heroes warrior
        dungeon {dungeon}
        floor {floor}
        doors {foe}
        deck 20
        phase placing 1
        hero warrior pool {dice}
    """)
    t.do(f"convert {dice[:2]}")
    assert t.hero("warrior").pool == [gained]
    assert t.view.deck == 20


@pytest.mark.rule("OD-7.26")
def test_any_pool_die_can_be_discarded_at_any_time_in_the_step():
    t = ogre("hero warrior skills boulder-1 pool s1 a6 m3 h2 h5", "next 4")
    assert t.offers("discard") == [f"discard warrior {die}" for die in ("s1", "a6", "m3", "h2", "h5")]
    t.do("discard h2", "cover a6 6", "discard m3", "use valor", "discard h4", "discard s1")
    assert t.hero("warrior").pool == ["h5"]
    assert t.view.supply == {"strength": 8, "agility": 7, "magic": 8, "heroic": 5}


@pytest.mark.rule("R-99", "OD-7.26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_die_is_discarded_before_the_step(edition):
    """The Rogue's heroic die lies in the pool already when the dice are gathered."""
    t = at(f"heroes rogue mage\ndungeon yetis-cavern\nedition {edition}\nlevel 2\ndoors ogre-1\nphase encounter 1")
    asked = []
    while t.asks != "placing":
        asked.append(t.asks)
        assert t.offers("discard") == []
        t.do(t.options[0])
    assert {"feats", "bonus"} & {*asked}
    assert t.offers("discard")


@pytest.mark.rule("OD-7.27")
@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_discarding_frees_dice_for_the_partner(discarded):
    t = ogre(
        "hero warrior pool s1 s1 s1 s1 s1 s1 s1 s1",
        "hero mage skills force-wall-1 pool m6 m1",
        heroes="warrior mage",
    )
    t.do(*["0: discard s1"] * discarded)
    t.do("1: use crushing-fist", "1: pay m6")  # gain two strength dice showing 6
    assert t.hero("mage").pool.count("s6") == discarded


@pytest.mark.rule("OD-7.27")
def test_discarding_frees_a_die_for_oneself():
    t = ogre("hero warrior skills boulder-1 pool h1 h1 h1 h1 h1 h1", "next 6")
    t.do("discard h1", "use valor")
    assert t.hero("warrior").pool == ["h1"] * 5 + ["h6"]


# Rulings


@pytest.mark.rule("R-19")
def test_nobody_must_cover_what_she_can():
    t = ogre("hero warrior pool s6 s3 a6")
    assert t.offers("cover") and t.offers("done")
    t.do("done")
    assert t.asks != "placing"
    assert t.happened("consequences") == [{"damage": 9, "poison": 0, "time": 3}]


@pytest.mark.rule("R-19")
def test_the_step_ends_when_both_heroes_say_so():
    t = bandit("hero rogue pool a3 m1", "hero archer pool s5 m2")
    t.do("0: done")
    assert t.asks == "placing"
    assert t.asked_seats == [1]
    t.do("1: cover s5 4")  # something happened, so the rogue may think again
    assert t.asked_seats == [0, 1]
    t.do("0: cover a3 2", "0: done", "1: done")
    assert t.happened("consequences") == [{"damage": 4, "poison": 0, "time": 2}]


@pytest.mark.rule("R-20")
def test_a_partner_is_asked_before_her_die_joins_a_wide_box():
    t = bandit("hero rogue pool a5 m1", "hero archer pool a3 m2")
    t.do("0: cover a5 1")
    assert t.hero("archer").pool == ["a3", "m2"]
    assert 1 in t.asked_seats


@pytest.mark.rule("R-20")
def test_a_partner_is_asked_before_her_die_is_converted():
    t = ogre("hero warrior pool s5", "hero mage pool m2", heroes="warrior mage")
    t.do("0: convert s5")
    assert t.hero("mage").pool == ["m2"]
    assert 1 in t.asked_seats


@pytest.mark.rule("R-20")
def test_a_partner_may_refuse_a_joint_cover():
    t = bandit("hero rogue pool a5 m1", "hero archer pool a3 a4 m2")
    t.do("0: cover a5 1")
    assert [text for text in said_by(t, 1) if not text.startswith("add")]


@pytest.mark.rule("R-20")
def test_a_partner_may_refuse_a_joint_conversion():
    t = ogre("hero warrior pool s5", "hero mage pool m2 m4", heroes="warrior mage")
    t.do("0: convert s5")
    assert [text for text in said_by(t, 1) if not text.startswith("add")]


@pytest.mark.rule("R-20")
def test_each_player_adds_only_her_own_dice_to_a_joint_action():
    t = bandit("hero rogue pool a2 a4", "hero archer pool a3 a5")
    t.do("0: cover a2 1")
    assert set(said_by(t, 0)) == {"add rogue a4"}
    assert {text for text in said_by(t, 1) if text.startswith("add")} == {"add archer a3", "add archer a5"}


@pytest.mark.rule("R-21")
def test_a_wide_box_is_filled_in_one_action():
    t = ogre("known heroism", "hero warrior skills boulder-1 pool s3 s4 s5 a4")
    assert 5 in boxes_for(t, "s3")
    t.do("cover s3 5")
    # Nothing else may be done before the number is reached.
    assert {text.split()[0] for text in t.options} == {"add"}
    t.do("add s4")
    assert t.asks == "placing"
    assert sorted(t.box(5).dice) == ["s3", "s4", "s5"]


@pytest.mark.rule("R-21")
def test_dice_that_do_not_reach_the_number_are_not_placed():
    t = ogre("hero warrior pool s3 s2 a1")
    assert boxes_for(t, "s3") == [7]
    assert boxes_for(t, "s2") == []


@pytest.mark.rule("R-22", "OD-7.13")
def test_placing_can_be_undone_but_is_no_action():
    t = ogre("hero warrior pool s3 s6 a4")
    start = t.match.digest
    t.do("cover s3 7", "cover a4 2")
    assert t.options == ["cover warrior s6 1", "done", "discard warrior s6", "heal warrior"]
    t.match.undo()
    assert (t.box(2).dice, t.hero("warrior").pool) == ([], ["s6", "a4"])
    t.match.undo()
    assert t.match.digest == start


@pytest.mark.rule("R-22")
def test_undo_stops_at_the_last_roll():
    t = ogre("hero warrior skills boulder-1 pool s3 a4", "next 5")
    t.do("cover s3 7", "use valor", "cover h5 4")
    t.match.undo()
    assert t.box(4).dice == []
    with pytest.raises(Refusal) as refused:
        t.match.undo()
    assert refused.value.code == "undo-revealed"
    assert (t.hero("warrior").pool, t.box(7).dice) == (["a4", "h5"], ["s3"])


@pytest.mark.rule("R-22")
def test_undo_stops_at_a_revealed_card():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        doors shadow-1
        deck 20
        phase placing 1
        hero warrior skills cave-in-2 pool s3 a4
    """)
    t.do("use crushing-blow")  # Fade: 1 time
    assert t.view.deck == 19
    with pytest.raises(Refusal):
        t.match.undo()


@pytest.mark.rule("R-23", "OD-7.21")
def test_without_a_heroic_die_in_the_supply_one_must_be_given():
    t = ogre("hero warrior pool s5 a4", "hero mage pool m1", "hero mage stored h6", heroes="warrior mage")
    assert t.view.supply["heroic"] == 0
    assert t.asks == "placing"
    assert t.offers("convert") == []
    t = ogre("hero warrior pool s5 a4 h3", "hero mage pool m1", "hero mage stored h5", heroes="warrior mage")
    assert t.view.supply["heroic"] == 0
    t.do("0: convert s5")
    if t.asks == "convert":
        assert t.options == ["add warrior h3"]
        t.do("0: add h3")
    assert t.hero("warrior").pool == ["a4", "h3"]
    assert t.view.supply["heroic"] == 0


@pytest.mark.rule("R-83", "OD-7.21")
def test_the_bandit_makes_a_heroic_die_cost_three():
    t = bandit("hero rogue pool a6 m5", "hero archer pool m1")
    t.do("0: convert a6", "0: add m5")
    if t.asks == "convert":
        t.do("1: add m1")
    assert t.asks == "receiver"
    t.do("give archer")
    assert (t.hero("rogue").pool, t.hero("archer").pool) == ([], ["h1"])
    assert t.view.supply == {"strength": 8, "agility": 8, "magic": 8, "heroic": 5}


@pytest.mark.rule("R-83")
def test_two_dice_are_too_few_against_the_bandit():
    t = bandit("hero rogue pool a6", "hero archer pool m5")
    assert t.asks == "placing"
    assert t.offers("convert") == []


@pytest.mark.rule("R-23", "R-83")
def test_against_the_bandit_one_of_three_dice_may_be_the_missing_heroic_one():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        doors bandit-1
        phase placing 1
        hero warrior stored h5 pool s5 a4 m6 h3
    """)
    t.do("convert s5", "add a4")
    if t.asks == "convert":
        assert t.options == ["add warrior h3"]
        t.do("add h3")
    assert t.hero("warrior").pool == ["m6", "h3"]


# Peril colors: grey boxes


@pytest.mark.rule("OD-7.63", "E-13")
@pytest.mark.parametrize("edition", ["1.1", "1.61", "1.9"])
def test_grey_boxes_have_no_color(edition):
    t = door("hero warrior pool a5 h5", edition=edition)
    assert t.box(2).color == "any"
    assert boxes_for(t, "a5") == [1, 2]
    assert 2 in boxes_for(t, "h5")


@pytest.mark.rule("OD-7.63", "OD-7.64", "E-13")
@pytest.mark.parametrize(("grey", "boxes"), [("any", [2]), ("option-color", [])])
def test_a_grey_box_takes_a_die_of_any_color_or_of_the_options(grey, boxes):
    t = door("option peril_off_color allowed", f"option grey_box {grey}", "hero warrior pool s6 m5 m4 a5")
    assert boxes_for(t, "s6") == boxes
    assert boxes_for(t, "m5") == boxes
    assert boxes_for(t, "m4") == []  # the number still counts
    assert boxes_for(t, "a5") == [2]


@pytest.mark.rule("OD-7.64", "E-13")
@pytest.mark.parametrize(
    ("choice", "color", "fits", "unfit"), [(1, "agility", "a5", "s5"), (2, "strength", "s5", "a5")]
)
def test_in_edition_1_5_a_grey_box_has_the_color_of_the_chosen_option(choice, color, fits, unfit):
    t = at(f"""
        heroes warrior
        dungeon hydras-reef
        edition 1.5
        doors locked-door-2
        choice {choice}
        phase placing 1
        hero warrior pool {fits} {unfit} h5
    """)
    assert t.box(2).color == color
    assert 2 in boxes_for(t, fits) and 2 in boxes_for(t, "h5")
    assert 2 not in boxes_for(t, unfit)


@pytest.mark.rule("R-82", "E-13")
@pytest.mark.parametrize(
    ("edition", "choice", "grey_gains_armor"),
    [("1.1", 1, False), ("1.5", 1, True), ("1.5", 2, False), ("1.61", 1, False), ("1.9", 1, False)],
)
def test_biting_cold_armors_a_grey_box_only_where_it_counts_as_strength(edition, choice, grey_gains_armor):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        edition {edition}
        floor 3
        doors cave-in-1
        choice {choice}
        phase placing 1
        hero warrior pool h6
    """)
    # 1 the option (S6 wide or A11 wide), then the floors' grey boxes: 2 armor, 3 without, 4 armor
    assert [box.armor for box in t.view.boxes] == [choice == 1, True, grey_gains_armor, True]
    assert (3 in boxes_for(t, "h6")) == grey_gains_armor
