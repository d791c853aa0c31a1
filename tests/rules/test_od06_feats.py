"""OD-6.17 to OD-6.33: heroic feats, and the dice stored on them."""

from importlib import resources

import pytest

from table import Table, at, play_with
from underdeck.games.onedeck.compile import load_pack

EDITIONS = ("1.1", "1.5", "1.61", "1.9")


def heroic(t: Table, hero: str) -> list[str]:
    """The heroic dice in her pool."""
    return [die for die in t.hero(hero).pool if die[0] == "h"]


def stored(t: Table, hero: str) -> int:
    return t.hero(hero).stored.get("heroic", 0)


# Using a feat


@pytest.mark.rule("OD-6.17", "OD-6.18", "OD-6.19", "OD-6.20")
@pytest.mark.parametrize(("door", "choice"), [("ogre-1", []), ("rune-puzzle-1", ["peril 1"])])
def test_a_feat_gives_heroic_dice_in_combats_and_perils_rolled_before_the_others(door, choice):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        hero mage stored h1
        doors {door}
        phase encounter 1
        next 6 1 1 1 1 1 1 1
    """)
    t.do(*choice)
    assert (t.asks, t.offers("feat")) == ("feat", ["feat mage h1"])
    t.do("feat mage h1")
    assert heroic(t, "mage") == ["h6"]


@pytest.mark.rule("OD-6.17")
def test_a_feat_is_optional():
    t = at("""
        heroes mage
        dungeon dragons-cave
        hero mage stored h2
        doors ogre-1
        phase encounter 1
    """)
    t.do("no-feat mage")
    assert (t.asks, heroic(t, "mage"), stored(t, "mage")) == ("placing", [], 2)


@pytest.mark.rule("OD-6.17", "OD-6.25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_feat_is_used_once_and_only_before_the_other_dice_are_rolled(edition):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        hero mage stored h2
        doors ogre-1
        phase encounter 1
        next 5
    """)
    t.do("feat mage h1")
    assert (t.asks, len(t.hero("mage").pool)) == ("placing", 8)
    assert stored(t, "mage") == 1
    assert not t.offers("feat")


@pytest.mark.rule("OD-6.17")
def test_each_hero_may_use_her_own_feat():
    t = at("""
        heroes warrior rogue
        dungeon dragons-cave
        hero warrior stored h1
        doors ogre-1
        phase encounter 1
        next 5 4
    """)
    assert t.asked_seats == [0, 1]
    t.do("feat warrior h1", "feat rogue h1")
    assert t.asks == "placing"
    assert (heroic(t, "warrior"), heroic(t, "rogue")) == (["h5"], ["h4"])


@pytest.mark.rule("OD-6.19")
def test_feat_dice_join_the_pool_of_their_user():
    t = at("""
        heroes warrior rogue
        dungeon dragons-cave
        hero warrior stored h1
        doors ogre-1
        phase encounter 1
        next 5
    """)
    t.do("feat warrior h1")
    assert (t.hero("warrior").pool, t.hero("rogue").pool) == (["h5"], [])


# Two heroes


@pytest.mark.rule("OD-6.21", "OD-6.22", "E-3")
@pytest.mark.parametrize("edition", ["1.5", "1.61", "1.9"])
@pytest.mark.parametrize(("first", "second"), [("warrior", "rogue"), ("rogue", "warrior")])
def test_either_hero_goes_first_and_her_feat_is_resolved_before_the_other_decides(edition, first, second):
    t = at(f"""
        heroes warrior rogue
        dungeon dragons-cave
        edition {edition}
        hero warrior stored h1
        doors ogre-1
        phase encounter 1
        next 6
    """)
    t.do(f"feat {first} h1")
    assert heroic(t, first) == ["h6"]
    assert t.asks == "feat"
    assert t.options[:2] == [f"feat {second} h1", f"no-feat {second}"]
    assert not t.offers(f"no-feat {first}")


@pytest.mark.rule("OD-6.21", "E-3")
def test_all_of_the_first_feat_comes_before_the_other_decision():
    t = at("""
        heroes archer rogue
        dungeon dragons-cave
        doors ogre-1
        deck 20
        phase encounter 1
        next 6 2
    """)
    t.do("feat archer h2")
    assert (t.asks, t.asked_seats, t.view.deck) == ("throw", [0], 18)
    t.do("throw h2")
    assert (t.asks, t.asked_seats, heroic(t, "archer")) == ("feat", [1], ["h6"])


@pytest.mark.rule("OD-6.23", "E-3")
@pytest.mark.parametrize("choice", ["edition 1.1", "option feat_declare simultaneous"])
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_in_the_first_book_both_heroes_decide_before_either_rolls(choice, first, second):
    t = at(f"""
        heroes warrior rogue
        dungeon dragons-cave
        {choice}
        hero warrior stored h1
        doors ogre-1
        phase encounter 1
        next 5 5
    """)
    names = ("warrior", "rogue")
    assert t.asked_seats == [0, 1]
    before = t.match.view(second)
    t.do(f"{first}: feat {names[first]} h1")
    # The other hero must decide as if she knew nothing of it.
    assert (t.asks, t.asked_seats) == ("feat", [second])
    assert t.match.view(second) == before
    t.do(f"{second}: feat {names[second]} h1")
    assert (heroic(t, "warrior"), heroic(t, "rogue")) == (["h5"], ["h5"])


@pytest.mark.rule("OD-6.23")
def test_in_the_first_book_a_refusal_leaves_the_others_decision_standing():
    t = at("""
        heroes warrior rogue
        dungeon dragons-cave
        edition 1.1
        hero warrior stored h1
        doors ogre-1
        phase encounter 1
        next 5
    """)
    t.do("0: feat warrior h1", "1: no-feat rogue")
    assert (t.asks, heroic(t, "warrior"), heroic(t, "rogue")) == ("placing", ["h5"], [])


@pytest.mark.rule("OD-6.21", "OD-6.22", "R-17", "R-85")
@pytest.mark.parametrize("edition", ["1.5", "1.61", "1.9"])
def test_a_hero_who_decides_second_may_use_a_die_stored_through_the_first_feat(edition):
    t = at(f"""
        heroes rogue warrior
        dungeon dragons-cave
        edition {edition}
        doors ogre-1
        deck empty
        phase encounter 1
        next 1
    """)
    t.do("feat rogue h1")
    # The penalty's three time fill the stairs.
    assert t.asks == "stairs-damage"
    t.do("hurt warrior")
    assert stored(t, "warrior") == 1
    assert (t.asks, t.offers("feat")) == ("feat", ["feat warrior h1"])


# Feats and skills


@pytest.mark.rule("OD-6.24", "OD-6.25", "OD-6.50", "R-31", "E-1")
@pytest.mark.parametrize(
    ("choice", "deck"),
    [
        ("edition 1.1", 19),
        ("edition 1.5", 20),
        ("edition 1.61", 20),
        ("edition 1.9", 20),
        ("option feat_is_skill yes", 19),
    ],
)
@pytest.mark.parametrize(("hero", "given"), [("rogue", "damage 0"), ("mage", "stored h1")])
def test_only_the_first_book_counts_a_feat_as_a_skill(choice, deck, hero, given):
    t = at(f"""
        heroes {hero}
        dungeon dragons-cave
        {choice}
        hero {hero} {given}
        doors shadow-1
        deck 20
        phase encounter 1
        next 5
    """)
    t.do(f"feat {hero} h1")
    assert heroic(t, hero) == ["h5"]
    assert t.view.deck == deck  # Fade: one time for each skill used


@pytest.mark.rule("R-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_potion_is_no_skill(edition):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        known heroism
        hero mage pool m1 m2
        doors shadow-1
        deck 20
        phase placing 1
    """)
    t.do("drink heroism")
    assert (t.view.tokens, t.view.deck) == (0, 20)


# Storing


@pytest.mark.rule("OD-6.26")
@pytest.mark.parametrize("hero", ["warrior", "mage", "paladin"])
def test_a_storage_feat_needs_dice_stored_earlier(hero):
    t = at(f"""
        heroes {hero}
        dungeon dragons-cave
        doors ogre-1
        phase encounter 1
    """)
    assert (t.asks, t.offers("feat")) == ("placing", [])
    assert heroic(t, hero) == []


@pytest.mark.rule("OD-6.26")
def test_the_mage_stores_a_die_when_exploring_and_when_fleeing():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors closed:ogre-1
        phase choose
    """)
    t.do("explore")
    assert stored(t, "mage") == 1
    t.do("enter 1")
    assert stored(t, "mage") == 1
    t.do("flee")
    assert stored(t, "mage") == 2


@pytest.mark.rule("OD-6.26")
@pytest.mark.parametrize(
    ("door", "dice"),
    [("closed:ogre-1", 1), ("closed:boulder-1", 1), ("closed:bandit-1", 0), ("closed:goblin-1", 0), ("ogre-1", 0)],
)
def test_the_paladin_stores_a_die_on_opening_a_door_worth_four_xp(door, dice):
    t = at(f"""
        heroes paladin
        dungeon yetis-cavern
        doors {door} ?
        phase choose
    """)
    t.do("enter 1")
    assert stored(t, "paladin") == dice


@pytest.mark.rule("OD-6.26", "OD-6.29", "R-85")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 2), (2, 2)])
def test_the_warrior_stores_a_die_for_each_damage_up_to_two(before, after):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        hero warrior stored h{before}
        doors flame-statues-1
        choice 1
        phase placing 1
    """)
    # Freezing Winds adds one to the box's two damage.
    assert (t.asks, t.hero("warrior").damage) == ("loot", 3)
    assert stored(t, "warrior") == after


@pytest.mark.rule("OD-6.29")
@pytest.mark.parametrize(("heroes", "cap"), [("mage", 2), ("mage rogue", 1)])
def test_the_cap_on_the_mages_card_applies(heroes, cap):
    t = at(f"""
        heroes {heroes}
        dungeon yetis-cavern
        hero mage stored h{cap}
        doors ?
        phase choose
    """)
    t.do("explore")
    assert (stored(t, "mage"), t.view.supply["heroic"]) == (cap, 6 - cap)


@pytest.mark.rule("OD-6.29")
@pytest.mark.parametrize(("heroes", "cap"), [("paladin", 2), ("paladin rogue", 1)])
def test_the_cap_on_the_paladins_card_applies(heroes, cap):
    t = at(f"""
        heroes {heroes}
        dungeon yetis-cavern
        hero paladin stored h{cap}
        doors closed:ogre-1 ?
        phase choose
    """)
    t.do("enter 1")
    assert stored(t, "paladin") == cap


@pytest.mark.rule("EX-52", "OD-6.28", "OD-6.29")
@pytest.mark.parametrize(("answer", "dice", "left"), [("no-feat mage", [], 2), ("feat mage h1", ["h6"], 1),
                                                      ("feat mage h2", ["h5", "h6"], 0)])  # fmt: skip
def test_a_full_mage_explores_and_then_rolls_as_many_stored_dice_as_she_likes(answer, dice, left):
    t = at("""
        heroes mage
        dungeon yetis-cavern
        hero mage stored h2
        doors ogre-1
        phase choose
        next 6 5
    """)
    t.do("explore")
    assert stored(t, "mage") == 2
    t.do("enter 1")
    assert sorted(t.offers("feat") + t.offers("no-feat")) == ["feat mage h1", "feat mage h2", "no-feat mage"]
    t.do(answer)
    assert [die for die in heroic(t, "mage") if die in ("h5", "h6")] == dice
    assert (t.asks, stored(t, "mage")) == ("placing", left)


@pytest.mark.rule("OD-6.32")
def test_rolled_feat_dice_return_to_the_supply_after_the_encounter():
    t = at("""
        heroes mage
        dungeon dragons-cave
        hero mage stored h2
        doors rune-puzzle-1
        phase encounter 1
        next 5  6 2 3 3
    """)
    t.do("peril 1", "feat mage h1")
    assert (stored(t, "mage"), t.view.supply["heroic"]) == (1, 4)
    t.do("cover m2 2", "cover m6 1", "done")
    assert t.asks == "loot"
    assert (stored(t, "mage"), t.view.supply["heroic"]) == (1, 5)


@pytest.mark.rule("R-85")
@pytest.mark.parametrize("edition", EDITIONS)
def test_damage_of_the_stairs_counts_for_frenzy(edition):
    t = at(f"""
        heroes warrior
        dungeon dragons-cave
        edition {edition}
        doors locked-door-1
        deck empty
        stairs 2
        phase encounter 1
    """)
    t.do("peril 1")
    assert (t.hero("warrior").damage, stored(t, "warrior"), t.asks) == (1, 1, "feat")


@pytest.mark.rule("R-85")
def test_damage_healed_at_once_counts_for_frenzy():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        hero warrior damage 5
        doors fire-elemental-1
        phase encounter 1
    """)
    assert t.asks == "avert-defeat"
    t.do("heal warrior")
    assert (t.hero("warrior").damage, stored(t, "warrior"), t.asks) == (4, 1, "feat")


@pytest.mark.rule("R-85")
def test_damage_of_a_partner_does_not_count_for_frenzy():
    t = at("""
        heroes warrior mage
        dungeon dragons-cave
        doors fire-elemental-1
        phase encounter 1
    """)
    t.do("hurt mage")
    assert (stored(t, "warrior"), t.asks) == (0, "placing")


@pytest.mark.rule("R-17", "R-85")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_die_stored_at_the_start_is_usable_in_the_same_encounter(edition):
    t = at(f"""
        heroes warrior
        dungeon dragons-cave
        edition {edition}
        doors fire-elemental-1
        phase encounter 1
        next 6
    """)
    assert (t.asks, t.offers("feat")) == ("feat", ["feat warrior h1"])
    t.do("feat warrior h1")
    assert (heroic(t, "warrior"), stored(t, "warrior")) == (["h6"], 0)


@pytest.mark.rule("R-17", "R-85")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_die_stored_after_the_feat_step_waits(edition):
    t = at(f"""
        heroes warrior
        dungeon dragons-cave
        edition {edition}
        doors glooping-ooze-1
        deck empty
        stairs 2
        phase encounter 1
        next 1 4 4 4 4 4 4
    """)
    # Split puts the third token on the stairs after the roll.
    assert t.hero("warrior").damage == 1
    assert (t.asks, t.offers("feat")) == ("placing", [])
    assert (heroic(t, "warrior"), stored(t, "warrior")) == ([], 1)


@pytest.mark.rule("R-16")
@pytest.mark.parametrize(("others", "mages"), [(4, 1), (5, 1), (6, 0)])
def test_storing_takes_only_what_the_six_dice_leave(others, mages):
    t = at(f"""
        heroes mage aquamancer
        dungeon yetis-cavern
        hero aquamancer stored h{others}
        doors ?
        phase choose
    """)
    t.do("explore")
    assert (stored(t, "mage"), stored(t, "aquamancer")) == (mages, others)
    assert t.view.supply["heroic"] == 6 - others - mages


@pytest.mark.rule("R-16")
def test_a_feat_rolls_only_the_dice_that_the_supply_holds():
    t = at("""
        heroes archer aquamancer
        dungeon dragons-cave
        hero aquamancer stored h5
        doors ogre-1
        deck 20
        phase encounter 1
        next 6 3
    """)
    t.do("feat archer h2")
    assert t.view.deck == 18
    assert t.state.rng.script == [3]  # one die was rolled, not two


@pytest.mark.rule("R-16")
def test_without_a_heroic_die_in_the_supply_no_feat_die_is_rolled():
    t = at("""
        heroes rogue aquamancer
        dungeon dragons-cave
        hero aquamancer stored h6
        doors ogre-1
        phase encounter 1
    """)
    t.do("no-feat aquamancer")
    assert (t.asks, heroic(t, "rogue"), t.view.supply["heroic"]) == ("placing", [], 0)


@pytest.mark.rule("R-18", "E-2")
@pytest.mark.parametrize("edition", ["1.5", "1.61", "1.9"])
def test_short_heroic_dice_go_to_feats_before_the_bonus(edition):
    t = at(f"""
        heroes rogue aquamancer
        dungeon dragons-cave
        edition {edition}
        level 4
        hero aquamancer stored h4
        doors ogre-1
        phase encounter 1
        next 5
    """)
    t.do("feat rogue h1", "no-feat aquamancer")
    assert (t.asks, t.view.supply["heroic"]) == ("bonus", 1)
    t.do("bonus aquamancer")
    # The second bonus die does not exist.
    assert (t.asks, t.view.supply["heroic"]) == ("placing", 0)
    assert (heroic(t, "rogue"), len(heroic(t, "aquamancer"))) == (["h5"], 1)


@pytest.mark.rule("R-18", "E-2")
@pytest.mark.parametrize("choice", ["edition 1.1", "option feat_order after-claim"])
def test_in_the_first_book_short_heroic_dice_go_to_the_bonus_before_feats(choice):
    t = at(f"""
        heroes rogue aquamancer
        dungeon dragons-cave
        {choice}
        level 4
        hero aquamancer stored h4
        doors ogre-1
        phase encounter 1
    """)
    assert t.asks == "bonus"
    t.do("bonus aquamancer", "bonus aquamancer")
    assert (t.asks, t.view.supply["heroic"]) == ("feat", 0)
    t.do("no-feat aquamancer")
    assert (heroic(t, "rogue"), len(heroic(t, "aquamancer"))) == ([], 2)


# Returning stored dice


@pytest.mark.rule("OD-6.30", "OD-6.31", "E-6")
@pytest.mark.parametrize(("edition", "anytime"), [("1.1", False), ("1.5", False), ("1.61", True), ("1.9", True)])
@pytest.mark.parametrize(
    ("door", "phase", "asks"),
    [
        ("closed:ogre-1", "choose", "turn-option"),
        ("closed:ogre-1", "room 1", "room"),
        ("locked-door-1", "encounter 1", "peril"),
        ("ogre-1", "encounter 1", "feat"),
        ("ogre-1", "loot 1", "loot"),
    ],
)
def test_stored_dice_may_be_returned_outside_the_placing_step_in_newer_books(edition, anytime, door, phase, asks):
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        edition {edition}
        hero mage stored h2
        doors {door} ?
        phase {phase}
    """)
    assert t.asks == asks
    assert bool(t.offers("return")) == anytime
    if anytime:
        t.do("return mage h")
        assert (t.asks, stored(t, "mage"), t.view.supply["heroic"]) == (asks, 1, 5)


@pytest.mark.rule("OD-6.30", "OD-6.31", "E-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_book_lets_stored_dice_be_returned_in_the_placing_step(edition):
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        edition {edition}
        hero mage stored h2 pool m4
        doors ogre-1
        phase placing 1
    """)
    t.do("return mage h", "return mage h")
    assert (t.asks, stored(t, "mage"), t.view.supply["heroic"]) == ("placing", 0, 6)


@pytest.mark.rule("OD-6.31", "E-6")
@pytest.mark.parametrize("edition", ["1.1", "1.5"])
def test_a_hero_without_dice_may_still_return_stored_ones_in_the_placing_step(edition):
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        edition {edition}
        hero mage stored h2
        doors rune-puzzle-1
        choice 1
        hero mage used shield-aura
        phase placing 1
    """)
    # In these books no other moment allows it, so the step may not end by itself.
    assert (t.asks, t.offers("return")) == ("placing", ["return mage h"])


@pytest.mark.rule("OD-6.30")
def test_a_hero_returns_only_her_own_dice():
    t = at("""
        heroes mage warrior
        dungeon yetis-cavern
        hero mage stored h1
        hero warrior stored h1
        doors closed:ogre-1
        phase room 1
    """)
    mine = [[t.match.write(o) for o in d.options if t.match.write(o).startswith("return")] for d in t.match.decisions]
    assert mine == [["return mage h"], ["return warrior h"]]


@pytest.mark.rule("OD-6.30", "OD-6.17", "R-16")
def test_a_returned_die_may_be_rolled_by_the_partners_feat():
    t = at("""
        heroes aquamancer rogue
        dungeon dragons-cave
        hero aquamancer stored h6
        doors ogre-1
        phase encounter 1
        next 5
    """)
    t.do("return aquamancer h", "no-feat aquamancer")
    assert (t.asks, t.offers("feat")) == ("feat", ["feat rogue h1"])
    t.do("feat rogue h1")
    assert heroic(t, "rogue") == ["h5"]


# Feats that roll directly


@pytest.mark.rule("OD-6.27")
@pytest.mark.parametrize(
    ("heroes", "answer", "deck"),
    [("archer", "feat archer h2", 18), ("archer", "feat archer h3", 16), ("archer mage", "feat archer h2", 18)],
)
def test_the_archer_pays_time_rolls_heroic_dice_and_throws_one_away(heroes, answer, deck):
    t = at(f"""
        heroes {heroes}
        dungeon dragons-cave
        doors ogre-1
        deck 20
        phase encounter 1
        next 6 2 5
    """)
    assert t.offers("feat archer") == (["feat archer h2", "feat archer h3"] if heroes == "archer" else [answer])
    t.do(answer)
    assert (t.asks, t.view.deck) == ("throw", deck)
    t.do("throw h2")
    assert heroic(t, "archer") == (["h6"] if "h2" in answer else ["h5", "h6"])


@pytest.mark.rule("OD-6.27")
@pytest.mark.parametrize(("heroes", "sizes"), [("rogue", [1, 2]), ("rogue mage", [1])])
def test_the_rogue_pays_nothing_without_a_one(heroes, sizes):
    t = at(f"""
        heroes {heroes}
        dungeon dragons-cave
        doors ogre-1
        deck 20
        phase encounter 1
        next 2 6
    """)
    assert t.offers("feat rogue") == [f"feat rogue h{size}" for size in sizes]
    t.do(f"feat rogue h{sizes[-1]}")
    assert (t.view.deck, t.hero("rogue").damage) == (20, 0)
    assert heroic(t, "rogue") == ["h2", "h6"][: sizes[-1]]


@pytest.mark.rule("OD-6.27")
def test_two_ones_cost_the_rogue_no_more_than_one():
    t = at("""
        heroes rogue
        dungeon dragons-cave
        doors ogre-1
        deck 20
        phase encounter 1
        next 1 1
    """)
    t.do("feat rogue h2")
    assert (t.view.deck, t.hero("rogue").damage, heroic(t, "rogue")) == (17, 1, ["h1", "h1"])


@pytest.mark.rule("OD-6.33", "R-25", "E-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rogues_penalty_comes_before_the_foe_looks_at_the_die(edition):
    t = at(f"""
        heroes rogue
        dungeon dragons-cave
        edition {edition}
        doors glooping-ooze-1
        deck 20
        phase encounter 1
        next 1  4 4 4 4 4 4 4
    """)
    t.do("feat rogue h1")
    kinds = [event.kind for event in t.match.events]
    assert [time["amount"] for time in t.happened("time")] == [3, 1]  # the penalty, then Split
    assert kinds.index("damage") < len(kinds) - 1 - kinds[::-1].index("time")
    assert (t.view.deck, t.hero("rogue").damage, heroic(t, "rogue")) == (16, 1, ["h1"])


@pytest.mark.rule("OD-6.33", "R-25", "E-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_one_that_the_foe_discards_costs_the_rogue_all_the_same(edition):
    t = at(f"""
        heroes rogue
        dungeon dragons-cave
        edition {edition}
        doors phantom-1
        deck 20
        phase encounter 1
        next 1  4 4 4 4 4 4 4
    """)
    t.do("feat rogue h1")
    assert (t.view.deck, t.hero("rogue").damage, heroic(t, "rogue")) == (17, 1, [])


@pytest.mark.rule("OD-6.33", "E-16")
def test_a_rogue_who_falls_to_her_penalty_never_meets_split():
    t = at("""
        heroes rogue
        dungeon dragons-cave
        hero rogue damage 4
        tokens 0
        doors glooping-ooze-1
        deck 20
        phase encounter 1
        next 1
    """)
    t.do("feat rogue h1")
    assert t.view.outcome == "defeat"
    assert 1 not in [time["amount"] for time in t.happened("time")]


@pytest.mark.rule("OD-6.48")
def test_no_skill_dodges_the_rogues_penalty():
    t = at("""
        heroes rogue
        dungeon dragons-cave
        hero rogue skills ice-elemental-1
        doors ogre-1
        deck 20
        phase encounter 1
        next 1
    """)
    assert not t.offers("use")
    t.do("feat rogue h1")
    # Lucky Familiar can be used only now, and the price is paid.
    assert (t.asks, t.offers("use")) == ("placing", ["use rogue lucky-familiar"])
    assert (t.view.deck, t.hero("rogue").damage) == (17, 1)


# Feats and the boss


@pytest.fixture
def feat_for_bosses(monkeypatch):
    """The base set with one change: the Mage's feat lacks the no-boss mark, which every base feat bears."""
    text = (resources.files("underdeck.games.onedeck") / "packs" / "base.toml").read_text()
    changed = text.replace('id = "mana-charge"', 'id = "mana-charge", boss = true')
    catalog = load_pack("changed.toml", changed.encode())
    play_with(monkeypatch, catalog)


@pytest.mark.rule("E-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hero", ["rogue", "archer"])
def test_no_base_feat_is_usable_against_the_boss(edition, hero):
    t = at(f"""
        heroes {hero}
        dungeon yetis-cavern
        edition {edition}
        phase boss
        next 2 2 2 2 2 2 2
    """)
    assert (t.asks, t.offers("feat"), len(t.hero(hero).pool)) == ("placing", [], 7)


@pytest.mark.rule("E-5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hero", ["mage", "warrior", "paladin"])
def test_dice_stored_on_a_base_feat_return_when_the_boss_is_reached(edition, hero):
    t = at(f"""
        heroes {hero}
        dungeon yetis-cavern
        edition {edition}
        floor 3
        hero {hero} stored h2
        deck empty
        phase descend
        next 2 2 2 2 2 2 2
    """)
    assert (t.view.boss, t.asks) == ("yeti", "placing")
    assert (stored(t, hero), heroic(t, hero), t.view.supply["heroic"]) == (0, [], 6)


@pytest.mark.rule("E-4", "E-5")
@pytest.mark.parametrize(
    ("choice", "asks", "dice"),
    [
        ("edition 1.1", "placing", 0),
        ("edition 1.5", "placing", 0),
        ("edition 1.61", "feat", 2),
        ("edition 1.9", "feat", 2),
        ("option feat_vs_boss none", "placing", 0),
        ("option stored_at_boss all", "placing", 0),
    ],
)
def test_newer_books_bar_only_marked_feats_and_leave_the_dice_on_others(feat_for_bosses, choice, asks, dice):
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        {choice}
        floor 3
        hero mage stored h2
        deck empty
        phase descend
        next 2 2 2 2 2 2 2
    """)
    assert (t.view.boss, t.asks) == ("yeti", asks)
    assert (stored(t, "mage"), t.view.supply["heroic"]) == (dice, 6 - dice)


@pytest.mark.rule("E-4", "R-50")
def test_an_unmarked_feat_is_rolled_before_gathering_for_the_round(feat_for_bosses):
    t = at("""
        heroes mage
        dungeon yetis-cavern
        hero mage stored h2
        phase boss
        next 6  2 2 2 2 2 2 2
    """)
    assert (t.asks, t.hero("mage").pool) == ("feat", [])
    t.do("feat mage h1")
    assert (heroic(t, "mage"), len(t.hero("mage").pool), stored(t, "mage")) == (["h6"], 8, 1)
