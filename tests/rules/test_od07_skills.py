"""OD-7, second half: using skills, their keywords, sharing between two heroes, off-color dice in perils."""

import pytest

from table import Table, at
from underdeck.games.onedeck.compile import onedeck_pack

EDITIONS = ["1.1", "1.5", "1.61", "1.9"]

FIGHTS = {
    "combat": "doors ogre-1\nphase placing 1",
    "peril": "doors locked-door-2\nchoice 1\nphase placing 1",
    "boss": "floor 4\nphase placing",
}


def said_by(t: Table, seat: int) -> list[str]:
    """The options of one seat, as text."""
    return [t.match.write(option) for option in t.match.decision_of(seat).options]


def fight(*lines: str, heroes: str = "warrior", edition: str = "1.9", doors: str = "ogre-1") -> Table:
    """The placing step of a combat; the ogre has neither ability nor armor."""
    given = "\n".join(lines)
    return at(f"heroes {heroes}\ndungeon dragons-cave\nedition {edition}\ndoors {doors}\nphase placing 1\n{given}")


def picking(*lines: str, edition: str = "1.9", dungeon: str = "hydras-reef") -> Table:
    """A warrior picks a locked door: 1 A8 wide, and the floor's grey 2 (any 5)."""
    given = "\n".join(lines)
    return at(
        f"heroes warrior\ndungeon {dungeon}\nedition {edition}\ndoors locked-door-2\nchoice 1\nphase placing 1\n{given}"
    )


def picks(t: Table) -> list[str]:
    return [text.split()[2] for text in t.offers("pick")]


# Using skills: how often and where


@pytest.mark.rule("OD-7.28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_skill_is_used_once_per_encounter(edition):
    t = fight("hero warrior skills cave-in-2 pool s1 s2 s3", edition=edition)
    t.do("use crushing-blow", "pay s1")
    assert t.hero("warrior").pool == ["s2", "s3", "s6"]
    assert t.offers("use") == []
    # The next encounter starts afresh.
    t = at(f"""
        heroes warrior
        dungeon dragons-cave
        edition {edition}
        doors ogre-2
        hero warrior skills cave-in-2 used crushing-blow
        phase encounter 1
    """)
    assert t.offers("use") == ["use warrior crushing-blow"]


@pytest.mark.rule("OD-7.28", "OD-7.29", "OD-7.40")
def test_a_skill_is_used_once_per_boss_round():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        floor 4
        round 1
        phase placing
        covered 1 a5
        covered 2 a5
        covered 4 m6 m6 m6
        covered 6 s6 s6 s6
        hero warrior skills boulder-1 pool s1
        next 3 1 1 1 1 1 1 1 4
    """)
    t.do("use valor")
    assert t.hero("warrior").pool == ["s1", "h3"]
    assert t.offers("use") == []
    t.do("done")
    assert (t.view.round, t.asks) == (2, "placing")
    t.do("use valor")
    assert t.hero("warrior").pool[-1] == "h4"
    assert t.offers("use") == []


@pytest.mark.rule("OD-7.29", "OD-7.40", "OD-7.48")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_free_skill_costs_nothing_and_is_used_once(edition):
    t = fight("hero warrior skills boulder-1 pool s1", "next 5 6", edition=edition)
    t.do("use valor")
    assert t.hero("warrior").pool == ["s1", "h5"]
    assert t.offers("use") == []


@pytest.mark.rule("OD-7.28")
def test_the_limit_is_each_heros_own():
    t = fight("hero warrior skills bandit-2 pool s1 s2", "hero archer skills spiked-log-1 pool s1 s2",
              heroes="warrior archer")  # fmt: skip
    t.do("0: use cleave", "0: pay s1", "0: done")
    assert "use warrior cleave" not in t.options
    t.do("1: use cleave", "1: pay s1")
    assert t.asks == "pick"


@pytest.mark.rule("OD-7.30", "OD-7.31", "OD-7.32")
@pytest.mark.parametrize(
    ("card", "skill", "combat", "peril", "boss"),
    [
        ("boulder-1", "valor", True, False, True),
        ("goblin-2", "dodge", True, False, True),
        ("phantom-1", "steady-hands", False, True, False),
        ("ice-elemental-1", "lucky-familiar", True, True, True),
        ("plague-rat-1", "persistence", True, True, True),
    ],
)
def test_a_skill_needs_the_icon_of_the_fight(card, skill, combat, peril, boss):
    for where, usable in [("combat", combat), ("peril", peril), ("boss", boss)]:
        t = at(f"heroes warrior\ndungeon yetis-cavern\n{FIGHTS[where]}\nhero warrior skills {card} pool h1 h2\n")
        assert (t.view.mode, t.asks) == (where, "placing")
        assert t.offers("use") == ([f"use warrior {skill}"] if usable else []), where


@pytest.mark.rule("OD-7.33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_heroic_skill_marked_no_boss_is_barred_there(edition):
    """The only skills so marked are the heroic ones (feats from v1.5 on); the Rogue's costs nothing stored."""
    start = f"heroes rogue\ndungeon yetis-cavern\nedition {edition}\n"
    t = at(start + "doors ogre-1\nphase encounter 1\n")
    assert t.offers("feat")
    t = at(start + "phase boss\n")
    assert (t.view.mode, t.asks) == ("boss", "placing")
    assert not t.offers("feat")


# Costs


@pytest.mark.rule("OD-7.34", "OD-7.45")
def test_the_cost_is_paid_before_the_effect():
    t = fight("hero warrior skills cave-in-2 pool s1 s1 s1 s1 s1 s1 s1 s1")
    assert t.view.supply["strength"] == 0
    t.do("use crushing-blow")
    # The die paid was in the supply in time to be the die gained.
    assert t.hero("warrior").pool == ["s1"] * 7 + ["s6"]
    kinds = [event.kind for event in t.match.events]
    assert kinds.index("paid") < kinds.index("gained")


@pytest.mark.rule("OD-7.34", "R-86")
def test_a_die_that_paid_is_out_of_reach_of_the_effect():
    t = fight("hero warrior skills bandit-2 pool s2")
    t.do("use cleave")
    assert t.view.supply["strength"] == 8
    assert not t.hero("warrior").pool


@pytest.mark.rule("OD-7.35")
@pytest.mark.parametrize(
    ("card", "skill", "enough", "short"),
    [
        ("cave-in-2", "crushing-blow", "s1", "a6 m6"),
        ("wraith-1", "dexterity", "a1", "s6 m6"),
        ("ice-elemental-2", "flurry", "s1 s1", "s6 a6 m6"),
        ("phantom-2", "triple-strike", "s1 s1 s1", "s6 s6 a6 m6"),
        ("beetle-1", "accuracy", "a1 a1 a1", "a6 a6 s6 m6"),
    ],
)
def test_a_strength_or_agility_skill_costs_dice_of_its_color_whatever_they_show(card, skill, enough, short):
    t = fight(f"hero warrior skills {card} pool {short}")
    assert t.asks == "placing"
    assert t.offers("use") == []
    t = fight(f"hero warrior skills {card} pool {enough} m6", "next 6 6 6")
    t.do(f"use {skill}")
    paid = [event.facts["die"] for event in t.match.events if event.kind == "paid"]
    assert paid == enough.split()


@pytest.mark.rule("OD-7.35", "OD-7.37")
def test_printed_costs_are_one_to_three_dice_or_one_to_six_mana():
    costs = [(skill.dice, skill.mana) for skill in onedeck_pack().pack.skills]
    assert {dice for dice, _ in costs} == {0, 1, 2, 3}
    assert {mana for _, mana in costs} <= {0, 1, 2, 3, 4, 5, 6}
    assert not [cost for cost in costs if all(cost)]


@pytest.mark.rule("OD-7.36", "OD-7.48", "EX-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_spell_of_three_is_paid_with_one_and_two(edition):
    t = fight("hero mage skills goblin-1 pool m1 m2", "next 5", heroes="mage", edition=edition)
    t.do("use shimmerblast", "pay m1")
    assert t.hero("mage").pool == ["h5"]
    assert t.view.supply == {"strength": 8, "agility": 8, "magic": 8, "heroic": 5}


@pytest.mark.rule("OD-7.36", "OD-7.38", "EX-14")
def test_a_single_six_pays_a_spell_of_three_and_the_rest_is_lost():
    t = fight("hero mage skills goblin-1 pool m6 m1", "next 5", heroes="mage")
    t.do("use shimmerblast", "pay m6")
    assert t.hero("mage").pool == ["m1", "h5"]


@pytest.mark.rule("OD-7.36")
@pytest.mark.parametrize(("pool", "usable"), [("m2 s6 a6", False), ("m1 m1", False), ("m1 m1 m1", True), ("m3", True)])
def test_mana_is_the_sum_of_magic_dice(pool, usable):
    t = fight(f"hero mage skills goblin-1 pool {pool}", heroes="mage")
    assert t.asks == "placing"
    assert bool(t.offers("use mage shimmerblast")) == usable


@pytest.mark.rule("OD-7.39", "OD-7.38")
def test_one_die_never_pays_two_spells():
    t = fight("hero mage skills goblin-1 wraith-2 pool m6", "next 1", heroes="mage")
    assert t.offers("use") == ["use mage shimmerblast", "use mage haste"]  # three mana each
    t.do("use shimmerblast")
    assert t.hero("mage").pool == ["h1"]
    assert t.offers("use") == []


@pytest.mark.rule("OD-7.41")
@pytest.mark.parametrize(
    ("card", "skill", "pool"),
    [
        ("cave-in-2", "crushing-blow", "h1"),
        ("wraith-1", "dexterity", "h1"),
        ("beetle-1", "accuracy", "a1 h1 h1"),
        ("phantom-2", "triple-strike", "s1 s1 h1"),
        ("goblin-1", "shimmerblast", "m1 h2"),
        ("force-wall-1", "crushing-fist", "h6"),
    ],
)
def test_heroic_dice_pay_any_part_of_any_cost(card, skill, pool):
    t = fight(f"hero warrior skills {card} pool {pool}", "next 4")
    t.do(f"use {skill}")
    while t.asks == "pay":
        t.do(t.offers("pay")[0])
    paid = [event.facts["die"] for event in t.match.events if event.kind == "paid"]
    assert paid[-1][0] == "h"
    assert not set(pool.split()) & set(t.hero("warrior").pool)


@pytest.mark.rule("OD-7.42", "OD-7.59", "E-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_partners_dice_never_pay(edition):
    t = fight(
        "hero warrior skills goblin-1 ice-elemental-2 pool s1 m2",
        "hero mage pool m1 m6 h6 s6",
        heroes="warrior mage",
        edition=edition,
    )
    assert not t.offers("use warrior shimmerblast")  # three mana; she has two
    assert not t.offers("use warrior flurry")  # two strength dice; she has one
    t = fight("hero warrior skills goblin-1 pool m3 h4", "hero mage pool m6 h6", heroes="warrior mage",
              edition=edition)  # fmt: skip
    t.do("0: use shimmerblast")
    assert t.asked_seats == [0]
    assert t.options == ["pay warrior m3", "pay warrior h4"]


@pytest.mark.rule("OD-7.43")
def test_stored_and_placed_dice_do_not_pay():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors ogre-1
        phase placing 1
        hero mage skills goblin-1 stored h2 pool m4 a1
    """)
    assert t.offers("use") == ["use mage shimmerblast"]
    t.do("cover m4 8")  # the floor's M4
    assert t.hero("mage").stored == {"heroic": 2}
    assert t.offers("use") == []


@pytest.mark.rule("OD-7.44")
def test_dice_from_one_skill_pay_for_another_and_do_anything_else():
    t = fight("hero warrior skills wraith-1 goblin-2 boulder-1 pool a1 m1", "next 6")
    t.do("use dexterity")
    assert t.hero("warrior").pool == ["a6", "m1"]
    t.do("use dodge")  # paid with the die gained
    assert t.hero("warrior").pool == ["m1"]
    t.do("use valor", "cover h6 6")  # a rolled die covers
    assert t.box(6).dice == ["h6"]
    t = fight("hero warrior skills wraith-1 pool a1 m1")
    t.do("use dexterity", "convert a6")
    assert t.hero("warrior").pool == ["h1"]


# Keywords


@pytest.mark.rule("OD-7.46", "OD-7.47")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gain_takes_a_die_of_the_supply_set_to_the_printed_value(edition):
    t = fight("hero warrior skills phantom-2 pool s1 s1 s1 m2", "next 1 1 1", edition=edition)
    t.do("use triple-strike")
    assert t.asks == "pick"
    assert picks(t) == ["s5", "a5", "m5"]
    t.do("pick a5")
    assert t.hero("warrior").pool == ["s5", "a6", "m2", "m5"]
    assert t.view.supply == {"strength": 7, "agility": 7, "magic": 6, "heroic": 6}
    assert t.state.rng.script == [1, 1, 1]  # nothing was rolled


@pytest.mark.rule("OD-7.48")
@pytest.mark.parametrize("edition", EDITIONS)
def test_roll_takes_dice_of_the_supply_and_rolls_them(edition):
    t = fight("hero warrior skills ice-elemental-2 pool s1 s1", "next 2 5 3", edition=edition)
    t.do("use flurry")  # two agility dice, then a strength die
    assert t.hero("warrior").pool == ["s3", "a2", "a5"]
    assert t.view.supply == {"strength": 7, "agility": 6, "magic": 8, "heroic": 6}


@pytest.mark.rule("OD-7.49")
def test_increase_raises_one_die_by_the_printed_amount():
    t = fight("hero warrior skills ice-elemental-1 pool s2 a3")
    t.do("use lucky-familiar", "branch 2", "pick s2")
    assert t.hero("warrior").pool == ["s3", "a3"]


@pytest.mark.rule("OD-7.49")
def test_cleave_raises_each_of_four_dice_once():
    t = fight("hero warrior skills bandit-2 pool s1 s2 s3 s4 s4 a5")
    t.do("use cleave", "pay s1", "pick s2", "pick s3", "pick s4", "pick a5")
    assert t.asks == "placing"
    assert t.hero("warrior").pool == ["s3", "s4", "s4", "s5", "a6"]


@pytest.mark.rule("OD-7.50", "R-27", "E-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_raising_a_six_is_legal_and_changes_nothing(edition):
    t = fight("hero warrior skills ice-elemental-1 pool s6 a3", edition=edition)
    t.do("use lucky-familiar", "branch 2")
    assert picks(t) == ["s6", "a3"]
    t.do("pick s6")
    assert t.hero("warrior").pool == ["s6", "a3"]
    assert t.offers("use") == []


@pytest.mark.rule("OD-7.50", "E-17")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("rolled", "left"), [(1, "h1"), (4, "h3")])
def test_no_value_falls_below_one(edition, rolled, left):
    t = at(f"""
        heroes warrior
        dungeon hydras-reef
        edition {edition}
        floor 3
        doors ogre-1
        phase placing 1
        hero warrior skills boulder-1 pool s1
        next {rolled}
    """)
    t.do("use valor")  # Poison Aura takes one pip off a rolled heroic die
    assert t.hero("warrior").pool == ["s1", left]


@pytest.mark.rule("OD-7.51")
def test_reroll_works_on_dice_already_in_the_pool():
    t = fight("hero warrior skills ice-elemental-1 pool s2 a3", "next 6")
    supply = t.view.supply
    t.do("use lucky-familiar", "branch 1")
    assert picks(t) == ["s2", "a3"]
    t.do("pick a3")
    assert t.hero("warrior").pool == ["s2", "a6"]
    assert t.view.supply == supply


@pytest.mark.rule("OD-7.51")
def test_change_works_on_dice_already_in_the_pool():
    t = fight("hero warrior skills boulder-2 pool s2 a3 a5 a6")
    t.do("use critical-strikes")  # up to two agility dice become heroic
    assert picks(t) == ["a3", "a5", "a6"]
    t.do("pick a3", "pick a6")
    assert t.hero("warrior").pool == ["s2", "a5", "h3", "h6"]
    assert t.view.supply == {"strength": 7, "agility": 7, "magic": 8, "heroic": 4}
    t = fight("hero warrior skills fire-elemental-1 pool a1 s2 m6")
    t.do("use consistency", "pick s2", "done")  # any of her dice become 4
    assert t.hero("warrior").pool == ["s4", "m6"]


@pytest.mark.rule("R-28", "OD-7.51")
@pytest.mark.parametrize(("rolled", "time"), [("4 5", 0), ("1 5", 1), ("1 1", 2)])
def test_a_die_changed_to_one_triggers_nothing(rolled, time):
    t = fight(
        "deck 20",
        "hero dragoon pool s5 a1",
        "hero mage pool m2",
        f"next {rolled}",
        heroes="dragoon mage",
        doors="glooping-ooze-1",
    )
    t.do("use forked-strike")  # the 5 is turned to 1, then each hero rolls a strength die; Split looks at those two
    assert t.hero("dragoon").pool.count("s1") == 1 + (rolled[0] == "1")
    assert t.view.deck == 20 - time


@pytest.mark.rule("OD-7.53")
@pytest.mark.parametrize(
    ("skill", "damage", "time"),
    [("", 2, 3), ("dodge", 1, 3), ("poison", 2, 1)],
)
def test_prevent_ignores_icons_of_the_consequences(skill, damage, time):
    t = fight(
        "deck 20",
        "covered 3 m6",
        "covered 4 m6 m5",
        "hero rogue skills goblin-2 force-wall-2 pool a1 s1",
        heroes="rogue",
        doors="fire-elemental-1",
    )
    if skill:
        t.do(f"use {skill}")
    if t.asks == "amount":
        t.do("amount 2")
    assert (t.hero("rogue").damage, t.view.deck) == (0, 20)  # nothing happens before the step
    t.do("done")
    assert (t.hero("rogue").damage, t.view.deck) == (damage, 20 - time)


@pytest.mark.rule("OD-7.54")
def test_discard_puts_a_die_into_the_supply():
    t = fight("hero warrior skills ogre-2 pool a5 m5 h5 s1")
    t.do("use brute-force", "pick a5", "pick h5", "done")  # discard fives, gain a strength 6 for each
    assert t.hero("warrior").pool == ["s1", "s6", "s6", "m5"]
    assert t.view.supply == {"strength": 5, "agility": 8, "magic": 7, "heroic": 6}


@pytest.mark.rule("OD-7.55")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gain_and_roll_as_many_dice_as_there_are(edition):
    seven = "hero warrior pool s1 s1 s1 s1 s1 s1 s1"
    t = fight(seven, "hero warrior skills force-wall-1 pool m6", edition=edition)
    t.do("use crushing-fist")  # two strength dice; one is left
    assert t.hero("warrior").pool == ["s1"] * 7 + ["s6"]
    t = fight(seven, "hero warrior skills bandit-1 pool a6", "next 4 5", edition=edition)
    t.do("use backstab")  # two strength dice; one is left
    assert t.hero("warrior").pool == ["s1"] * 7 + ["s4"]
    assert t.state.rng.script == [5]


@pytest.mark.rule("OD-7.56", "R-30")
def test_armor_crush_gives_a_die_for_armor_only():
    t = fight("hero warrior skills glooping-ooze-1 pool s1 a3 a4", doors="beetle-1")
    t.do("use armor-crush")
    assert t.hero("warrior").pool == ["a3", "a4", "h6!"]
    assert t.view.supply["heroic"] == 5
    assert t.offers("cover warrior h6!") == [f"cover warrior h6! {box}" for box in (1, 2, 3, 4)]
    assert t.offers("convert") == ["convert warrior a3", "convert warrior a4"]
    t.do("convert a3")
    assert t.hero("warrior").pool == ["h3", "h6!"]


@pytest.mark.rule("OD-7.56", "R-30")
def test_the_armor_only_die_cannot_go_elsewhere_once_armor_is_covered():
    t = fight("covered 1 a3", "covered 2 a4", "covered 3 s5", "covered 4 m3", "hero warrior pool h6! h5 s2",
              doors="beetle-1")  # fmt: skip
    assert t.offers("cover warrior h5")
    assert not t.offers("cover warrior h6!")
    supply = t.view.supply["heroic"]
    t.do("discard h6!")
    assert t.view.supply["heroic"] == supply + 1
    assert t.hero("warrior").pool == ["s2", "h5"]


@pytest.mark.rule("OD-7.56", "OD-7.10")
def test_the_armor_only_die_counts_in_a_wide_armor_box():
    t = fight("hero warrior pool h6! a4 s1", doors="shadow-1")
    t.do("cover h6! 1")
    assert t.box(1).dice == ["h6!", "a4"]


@pytest.mark.rule("R-30")
def test_the_armor_only_die_pays_nothing_and_is_not_traded():
    t = fight("hero warrior skills goblin-1 cave-in-2 ogre-2 pool h5! h6! a1", doors="beetle-1")
    assert t.asks == "placing"
    assert not t.offers("use warrior shimmerblast") and not t.offers("use warrior crushing-blow")
    t.do("use brute-force")  # trades dice showing 5
    assert (t.asks, t.offers("pick")) == ("placing", [])
    assert t.hero("warrior").pool == ["a1", "h5!", "h6!"]


@pytest.mark.rule("R-30", "OD-7.56")
def test_restricted_dice_do_not_count_in_a_wide_box_without_armor():
    t = fight("hero warrior pool s5 h6! a1")
    assert t.offers("cover") == ["cover warrior s5 7"]  # not S6, S9 or S12 wide together with h6!
    t = fight("hero warrior pool s3 s4 h6! a1")
    t.do("cover s3 1")
    assert t.box(1).dice == ["s3", "s4"]
    t = fight("hero mage pool m5 m6* a1", heroes="mage", doors="fire-elemental-1")
    assert t.offers("cover") == ["cover mage m5 1"]  # not M11 wide together with m6*


@pytest.mark.rule("R-30")
def test_mana_fountain_gives_a_die_for_spells_only():
    t = fight("hero mage skills fire-elemental-2 cave-in-1 pool s1 a1", heroes="mage", doors="fire-elemental-1")
    assert t.offers("use") == ["use mage mana-fountain"]
    t.do("use mana-fountain")
    assert t.hero("mage").pool == ["s1", "a1", "m6*"]
    assert not t.offers("cover mage m6*") and not t.offers("convert mage m6*")
    assert t.offers("discard mage m6*")
    t.do("use flameweave")
    assert t.hero("mage").pool == ["s1", "a1", "m5"]
    assert t.offers("cover mage m5") == ["cover mage m5 1"]


@pytest.mark.rule("R-30")
def test_the_mana_only_die_is_not_converted_with_another():
    t = fight("hero mage pool m6* m4", heroes="mage")
    assert t.asks == "placing"
    assert not t.offers("convert")
    supply = t.view.supply["magic"]
    t.do("discard m6*")
    assert t.view.supply["magic"] == supply + 1


@pytest.mark.rule("R-86")
@pytest.mark.parametrize(
    ("card", "skill", "pool"),
    [
        ("boulder-1", "valor", "h1 h1 h1 h1 h1 h1"),  # no heroic die to roll
        ("ogre-2", "brute-force", "s1 s2"),  # no 5 to trade
        ("boulder-2", "critical-strikes", "s1 s2"),  # no agility die to change
    ],
)
def test_a_skill_without_use_is_legal_and_spent(card, skill, pool):
    t = fight(f"hero warrior skills {card} pool {pool}")
    t.do(f"use {skill}")
    assert t.asks == "placing"
    assert t.hero("warrior").pool == pool.split()
    assert t.offers("use") == []


@pytest.mark.rule("R-86")
def test_a_costly_skill_without_use_is_paid_all_the_same():
    t = fight("hero warrior skills fire-elemental-1 pool a3 s4 m4")
    t.do("use consistency", "pick s4", "done")  # a 4 becomes 4
    assert t.hero("warrior").pool == ["s4", "m4"]
    assert t.view.supply["agility"] == 8
    assert t.offers("use") == []


# Sharing between two heroes


@pytest.mark.rule("OD-7.57")
def test_a_hero_owns_every_die_she_rolled_or_gained():
    t = at("""
        heroes warrior mage
        dungeon dragons-cave
        level 2
        doors ogre-1
        phase encounter 1
        hero mage stored h1 skills cave-in-1
        next 6 2 3 4 5 1 2 3 4 5
    """)
    t.do("feat mage h1", "bonus mage")
    assert t.hero("warrior").pool == ["s2", "s3", "s4", "a5"]
    assert t.hero("mage").pool == ["a1", "m2", "m3", "m4", "h5", "h6"]  # stat dice, bonus die, feat die
    t.do("use flameweave", "pay m2")
    assert t.hero("mage").pool == ["a1", "m3", "m4", "m5", "h5", "h6"]
    assert t.hero("warrior").pool == ["s2", "s3", "s4", "a5"]
    for seat, partner in [(0, "mage"), (1, "warrior")]:
        assert not [text for text in said_by(t, seat) if partner in text and not text.startswith("heal")]


@pytest.mark.rule("OD-7.52", "OD-7.58", "E-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cleave_never_touches_a_partners_dice(edition):
    t = fight("hero warrior skills bandit-2 pool s1 s2", "hero mage pool m2 m3", heroes="warrior mage",
              edition=edition)  # fmt: skip
    t.do("0: use cleave", "0: pay s1")
    assert t.asked_seats == [0]
    assert picks(t) == ["s2"]
    t.do("pick s2")
    assert (t.hero("warrior").pool, t.hero("mage").pool) == (["s3"], ["m2", "m3"])


@pytest.mark.rule("OD-7.52", "E-18")
def test_rerolls_and_changes_stop_at_ones_own_pool():
    t = fight("hero warrior skills ice-elemental-1 fire-elemental-1 pool a1 s3", "hero mage pool m1 m2 m3",
              "next 6", heroes="warrior mage")  # fmt: skip
    t.do("0: use lucky-familiar", "0: branch 1")
    assert picks(t) == ["s3", "a1"]
    t.do("0: pick s3", "0: use consistency")
    assert picks(t) == ["s6"]
    t.do("0: done")
    assert (t.hero("warrior").pool, t.hero("mage").pool) == (["s6"], ["m1", "m2", "m3"])


@pytest.mark.rule("OD-7.52", "E-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_potion_rerolls_only_the_drinkers_dice(edition):
    t = fight("tokens 1", "known clarity", "hero warrior pool a1 s2 s3", "hero mage pool m1 m2", "next 4 5 6",
              heroes="warrior mage", edition=edition)  # fmt: skip
    t.do("0: drink clarity")  # her dice showing 1 or 2 are rerolled, then she rolls a heroic die
    assert (t.hero("warrior").pool, t.hero("mage").pool) == (["s3", "s4", "a5", "h6"], ["m1", "m2"])


@pytest.mark.rule("OD-7.52")
def test_a_skill_that_names_the_partner_touches_her_dice():
    t = fight("hero archer pool s2 a1", "hero warrior pool s2 s5", heroes="archer warrior")
    t.do("use combined-shot")
    assert t.offers("pick") == ["pick warrior s2", "pick warrior s5"]
    t.do("pick s2")
    assert (t.hero("archer").pool, t.hero("warrior").pool) == (["s2", "a1"], ["s3", "s5"])


@pytest.mark.rule("OD-7.59", "OD-7.12")
def test_nothing_else_is_shared():
    """Dice are taken from two pools together for a wide box and a conversion, and for nothing else."""
    t = fight("hero warrior skills ice-elemental-2 pool a3 h2", "hero mage skills cave-in-1 pool m1 s2 a2",
              heroes="warrior mage")  # fmt: skip
    assert not t.offers("use mage flameweave")  # m1 and the warrior's h2
    assert not t.offers("use warrior flurry")  # h2 and the mage's s2
    assert not [text for text in t.offers("cover") if text.endswith((" 2", " 4"))]  # a3 and a2 on one small box
    for seat, hero in [(0, "warrior"), (1, "mage")]:
        for text in said_by(t, seat):
            assert text == "done" or text.startswith("heal") or text.split()[1] == hero


# Peril color restriction


@pytest.mark.rule("OD-7.60", "OD-7.61", "OD-7.62", "OD-7.63", "R-29", "E-12", "EX-38")
@pytest.mark.parametrize(
    ("edition", "pool"),
    [("1.1", ["s5", "h2"]), ("1.5", ["h5"]), ("1.61", ["h2"]), ("1.9", ["h2"])],
)
def test_persistence_in_an_agility_peril(edition, pool):
    t = picking("hero warrior skills plague-rat-1 pool h3 h4", "next 5 2", edition=edition)
    t.do("use persistence", "pay h3")
    # 1.61 and 1.9 roll the strength die (5) and discard it; in 1.5 the heroic die is the only one rolled.
    assert t.hero("warrior").pool == pool
    assert t.view.supply["strength"] == (7 if edition == "1.1" else 8)
    assert t.state.rng.script == ([2] if edition == "1.5" else [])
    assert bool(t.offers("cover warrior s5 2")) == (edition == "1.1")  # the grey box
    assert bool([text for text in t.options if "s5" in text]) == (edition == "1.1")


@pytest.mark.rule("OD-7.60", "OD-7.61", "OD-7.62", "E-12")
@pytest.mark.parametrize(
    ("edition", "pool"),
    [("1.1", ["a1", "m5"]), ("1.5", ["a1"]), ("1.61", ["a1"]), ("1.9", ["a1"])],
)
def test_an_off_color_die_gained_in_a_peril(edition, pool):
    t = picking("hero warrior skills cave-in-1 pool a1 h2", edition=edition)
    t.do("use flameweave")
    assert t.hero("warrior").pool == pool
    assert t.view.supply["magic"] == 8 - (edition == "1.1")


@pytest.mark.rule("OD-7.60", "OD-7.61", "OD-7.62", "E-12")
@pytest.mark.parametrize(
    ("handling", "pool", "unrolled"),
    [("discarded", ["a1"], []), ("ignored", ["a1"], [3, 4, 5]), ("allowed", ["a1", "m3", "m4", "m5"], [])],
)
def test_off_color_dice_of_a_potion_in_a_peril(handling, pool, unrolled):
    t = picking(f"option peril_off_color {handling}", "tokens 1", "known mana", "hero warrior pool a1", "next 3 4 5")
    t.do("drink mana")  # roll three magic dice
    assert t.hero("warrior").pool == pool
    assert t.state.rng.script == unrolled


@pytest.mark.rule("OD-7.60", "OD-7.61")
@pytest.mark.parametrize("edition", EDITIONS)
def test_matching_and_heroic_dice_are_kept_in_a_peril(edition):
    t = at(f"""
        heroes mage
        dungeon hydras-reef
        edition {edition}
        tokens 1
        known mana
        doors boulder-1
        choice 1
        phase placing 1
        hero mage skills phantom-1 pool m1
        next 3 4 5 6
    """)
    t.do("drink mana", "use steady-hands")
    assert t.hero("mage").pool == ["m1", "m3", "m4", "m5", "h6"]


@pytest.mark.rule("R-29")
def test_an_off_color_die_is_rolled_before_it_returns():
    t = picking("hero warrior skills plague-rat-1 pool h3 h3", "next 5 2")
    t.do("use persistence")
    assert [facts["dice"] for facts in t.happened("rolled")] == ["s5", "h2"]
    assert t.hero("warrior").pool == ["h2"]


@pytest.mark.rule("OD-7.62")
def test_in_edition_1_1_only_the_first_roll_is_limited_by_color():
    t = at("""
        heroes mage
        dungeon hydras-reef
        edition 1.1
        doors locked-door-2
        hero mage stored h1 skills cave-in-1
        phase encounter 1
        next 4 5 6
    """)
    t.do("peril 1", "feat mage h1")
    assert t.hero("mage").pool == ["a5", "a6", "h4"]
    t.do("use flameweave", "cover m5 2")
    assert t.box(2).dice == ["m5"]


@pytest.mark.rule("OD-7.65")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("pool", "usable"), [("a6 a6", False), ("a6 h1", False), ("h1 h1", True), ("a6 h1 h2", True)])
def test_an_off_color_cost_is_paid_with_heroic_dice_in_a_peril(edition, pool, usable):
    t = picking(f"hero warrior skills plague-rat-1 pool {pool}", "next 1 1", edition=edition)
    assert t.asks == "placing"
    assert bool(t.offers("use warrior persistence")) == usable
    if usable:
        t.do("use persistence")
        while t.asks == "pay":
            assert all(text.split()[2][0] == "h" for text in t.offers("pay"))
            t.do(t.offers("pay")[0])
        assert t.hero("warrior").pool.count("a6") == pool.split().count("a6")
