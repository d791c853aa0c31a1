"""OD-8: Suffer Consequences, defeat and what averts it, stairs damage in between."""

import pytest

from table import Table, at

EDITIONS = ("1.1", "1.5", "1.61", "1.9")

OOZE = {1: "m2", 2: "m3", 3: "s4", 4: "s4", 5: "m5", 6: "s6", 7: "s3"}
"""Glooping Ooze in Dragon's Cave: armor, armor, then (damage, time) 1 1, 1 1, 0 2, 1 1; the floor's box 1 0."""

BANDIT = {1: "a5 a3", 2: "a3", 3: "a4", 4: "s5", 5: "s5"}
"""Bandit, (damage, time): 2 0, 1 0, 0 1, 0 2, 1 1."""
MAZE = BANDIT | {6: "a2", 7: "a2"}
"""Bandit in Minotaur's Maze: each box of the floor costs 1 damage."""
CAVERN = BANDIT | {6: "m3", 7: "m4"}
"""Bandit in Yeti's Cavern (Freezing Winds): each box of the floor costs 1 time."""
TOMB = BANDIT | {6: "m2", 7: "s5", 8: "m3", 9: "m5 m5"}
"""Bandit on floor 3 of Lich's Tomb (Blade Storm): the second box of the floors costs 2 time, the last 2 damage."""


def fight(dungeon: str, card: str, covers: dict[int, str], uncovered: set[int], lines: str) -> Table:
    """The placing step of an encounter in which every box but those is covered."""
    position = [f"dungeon {dungeon}", f"doors {card}", "phase placing 1"]
    position += [f"covered {box} {dice}" for box, dice in covers.items() if box not in uncovered]
    position += [line.strip() for line in lines.strip().splitlines()]
    return at("\n".join(position))


def ooze(uncovered: set[int], lines: str = "") -> Table:
    return fight(
        "dragons-cave", "glooping-ooze-1", OOZE, uncovered, f"heroes mage\nhero mage pool a1\ndeck 10\n{lines}"
    )


def duo(dungeon: str, covers: dict[int, str], uncovered: set[int], lines: str = "") -> Table:
    pools = "heroes mage warrior\nhero mage pool a1\nhero warrior pool a1\n"
    return fight(dungeon, "bandit-1", covers, uncovered, pools + lines)


def kinds(t: Table) -> list[str]:
    return [event.kind for event in t.match.events]


def damages(t: Table) -> tuple[int, ...]:
    return tuple(hero.damage for hero in t.view.heroes)


# What uncovered boxes cost


@pytest.mark.rule("OD-8.1", "OD-8.2", "OD-8.4", "OD-8.5", "OD-8.19")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("uncovered", "damage", "time"),
    [({3, 4}, 2, 2), ({5}, 0, 2), ({7}, 1, 0), ({3, 4, 5, 6, 7}, 4, 5)],
)
def test_uncovered_boxes_cost_their_icons_and_the_card_is_still_claimed(edition, uncovered, damage, time):
    t = ooze(uncovered, f"edition {edition}")
    discarded = len(t.view.discard)
    t.do("done")
    assert t.hero("mage").damage == damage
    assert (t.view.deck, len(t.view.discard)) == (10 - time, discarded + time)
    assert t.asks == "loot"
    assert t.view.card == "glooping-ooze-1"


@pytest.mark.rule("OD-8.2", "OD-8.20")
def test_nothing_happens_with_every_box_covered():
    t = ooze(set()).do("done")
    assert t.hero("mage").damage == 0
    assert t.view.deck == 10
    assert not t.happened("damage")
    assert not t.happened("time")
    assert t.asks == "loot"


@pytest.mark.rule("OD-8.3", "OD-8.1")
@pytest.mark.parametrize(("choice", "damage", "time"), [(1, 1, 4), (2, 2, 2)])
def test_only_the_chosen_peril_option_costs(choice, damage, time):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors locked-door-1
        deck 10
        choice {choice}
        phase placing 1
        hero mage pool h1
    """)
    t.do("done")
    assert (t.hero("mage").damage, t.view.deck) == (damage, 10 - time)


@pytest.mark.rule("OD-8.6")
def test_an_uncovered_armor_icon_costs_nothing_by_itself():
    t = ooze({1, 2, 3, 4, 5, 6, 7})
    assert [(box.number, box.damage, box.time) for box in t.view.boxes if box.armor] == [(1, 0, 0), (2, 0, 0)]
    t.do("done")
    assert (t.hero("mage").damage, t.view.deck) == (4, 5)


@pytest.mark.rule("OD-8.6", "OD-8.1")
def test_an_uncovered_armor_box_still_costs_its_other_icons():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors rune-puzzle-1
        deck 10
        choice 1
        phase placing 1
        hero mage pool h1
        covered 1 m6
    """)
    assert (t.box(2).armor, t.box(2).time) == (True, 1)
    t.do("done")
    assert (t.hero("mage").damage, t.view.deck) == (0, 9)


# Division between two heroes


@pytest.mark.rule("OD-8.8", "OD-8.9", "R-33", "EX-18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("taker", "after"), [("mage", (2, 1)), ("warrior", (1, 2))])
def test_three_damage_is_one_and_two_as_the_party_likes(edition, taker, after):
    t = duo("minotaurs-maze", MAZE, {2, 6, 7}, f"edition {edition}").do("done", "done")
    assert t.asks == "split"
    assert t.asked_seats == [0, 1]
    assert t.offers("split") == ["split mage", "split warrior"]
    t.do(f"1: split {taker}")
    assert damages(t) == after


@pytest.mark.rule("OD-8.8", "OD-8.4")
@pytest.mark.parametrize(("uncovered", "each"), [({6, 7}, 1), ({1, 6, 7}, 2)])
def test_even_damage_is_halved_without_a_question(uncovered, each):
    t = duo("minotaurs-maze", MAZE, uncovered).do("done", "done")
    assert damages(t) == (each, each)
    assert t.asks == "loot"


@pytest.mark.rule("OD-8.8", "R-33")
@pytest.mark.parametrize(("uncovered", "after"), [({6}, (0, 1)), ({1, 2, 6, 7}, (2, 3))])
def test_odd_damage_differs_by_one(uncovered, after):
    t = duo("minotaurs-maze", MAZE, uncovered).do("done", "done", "split warrior")
    assert damages(t) == after


@pytest.mark.rule("R-33")
@pytest.mark.parametrize(("taker", "outcome"), [("mage", "defeat"), ("warrior", None)])
def test_the_odd_damage_may_go_where_it_does_not_kill(taker, outcome):
    t = duo("minotaurs-maze", MAZE, {6}, "hero mage damage 2\ntokens 0").do("done", "done", f"split {taker}")
    assert t.view.outcome == outcome


@pytest.mark.rule("OD-8.26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_damage_of_a_boss_round_is_split_as_evenly(edition):
    t = at(f"""
        heroes mage warrior
        dungeon yetis-cavern
        edition {edition}
        floor 4
        phase placing
        hero warrior pool a1
        covered 1 s6 s6 s6 s6
        covered 3 s5
        covered 5 m6
        covered 6 s6
        covered 7 a5
        covered 8 a6
    """)
    t.do("done", "done")
    assert t.offers("split") == ["split mage", "split warrior"]
    t.do("split mage")
    assert damages(t) == (2, 1)


# Prevention, Freezing Winds, Blade Storm


@pytest.mark.rule("OD-8.11", "OD-8.13", "OD-8.14", "OD-8.28", "R-38", "EX-19", "E-28", "E-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_time_left_after_prevention_add_one_damage_before_the_split(edition):
    t = duo("yetis-cavern", CAVERN, {1, 4, 6, 7}, f"edition {edition}\ndeck 10")
    t.do("use fearless-charge", "done", "done")
    assert t.asks == "split"
    assert (damages(t), t.view.deck) == ((0, 0), 10)
    t.do("split warrior")
    assert (damages(t), t.view.deck) == ((1, 2), 7)
    assert kinds(t).index("damage") < kinds(t).index("time")
    assert t.asks == "loot"


@pytest.mark.rule("OD-8.11", "OD-8.12", "OD-8.13", "EX-20", "E-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_time_that_was_ignored_does_not_count_for_freezing_winds(edition):
    t = duo("yetis-cavern", CAVERN, {1, 4, 6}, f"edition {edition}\ndeck 10")
    t.do("use fearless-charge", "done", "done")
    assert t.asks == "loot"
    assert (damages(t), t.view.deck) == ((1, 1), 8)


@pytest.mark.rule("OD-8.13", "R-38")
@pytest.mark.parametrize(("uncovered", "damage"), [({4}, 0), ({4, 6}, 1), ({3, 4, 5, 6, 7}, 2)])
def test_freezing_winds_add_one_damage_once_from_three_time_on(uncovered, damage):
    t = fight("yetis-cavern", "bandit-1", CAVERN, uncovered, "heroes mage\nhero mage pool a1").do("done")
    assert t.hero("mage").damage == damage


@pytest.mark.rule("OD-8.13", "R-38")
def test_freezing_winds_blow_in_perils_too():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors locked-door-1
        deck 10
        choice 1
        phase placing 1
        hero mage pool h1
    """)
    t.do("done")
    assert (t.hero("mage").damage, t.view.deck) == (2, 5)


@pytest.mark.rule("OD-8.13", "R-38")
@pytest.mark.parametrize(("uncovered", "damage"), [({7}, 0), ({2}, 2), ({1, 2}, 4)])
def test_blade_storm_adds_one_damage_once_to_any_damage(uncovered, damage):
    t = fight("lichs-tomb", "bandit-1", TOMB, uncovered, "heroes mage\nfloor 3\nhero mage pool a1").do("done")
    assert t.hero("mage").damage == damage


@pytest.mark.rule("OD-8.11", "OD-8.12", "OD-8.13", "EX-21", "E-29")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("answers", "damage"), [(("use dodge", "done"), 0), (("done",), 2)])
def test_dodge_silences_blade_storm(edition, answers, damage):
    lines = f"heroes mage\nedition {edition}\nfloor 3\nhero mage skills goblin-2 pool a1 m1"
    t = fight("lichs-tomb", "bandit-1", TOMB, {2}, lines).do(*answers)
    assert t.hero("mage").damage == damage


@pytest.mark.rule("OD-8.14")
def test_all_damage_lies_before_time_is_spent():
    t = ooze({3, 4}, "tokens 0\nhero mage damage 3").do("done")
    assert t.view.outcome == "defeat"
    assert t.hero("mage").damage == 5
    assert t.view.deck == 10


@pytest.mark.rule("OD-8.15")
def test_the_time_of_a_peril_choice_does_not_wake_freezing_winds():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors bear-traps-1
        deck 10
        phase encounter 1
        next 1 1
    """)
    t.do("peril 1")
    assert t.view.deck == 7
    t.do("done")
    assert (t.hero("mage").damage, t.view.deck) == (2, 5)


@pytest.mark.rule("OD-8.15")
def test_the_time_of_skills_does_not_wake_freezing_winds():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors shadow-1
        deck 10
        phase placing 1
        hero mage skills fire-elemental-2 pool a1
        covered 1 a5 a5
        covered 3 m3
        covered 4 m4
        covered 5 m5
        covered 7 m4
    """)
    t.do("use mana-fountain")
    assert t.view.deck == 9
    t.do("done")
    assert (t.hero("mage").damage, t.view.deck) == (1, 7)


@pytest.mark.rule("R-39", "OD-8.11")
def test_prevention_is_taken_from_the_total():
    # Dodge ignores one damage of a box that shows two; the other one stays.
    t = fight("minotaurs-maze", "bandit-1", MAZE, {1}, "heroes mage\nhero mage skills goblin-2 pool a1 m1")
    t.do("use dodge", "done")
    assert t.hero("mage").damage == 1


@pytest.mark.rule("R-39")
def test_unused_prevention_lapses():
    t = at("""
        heroes mage
        dungeon dragons-cave
        doors bandit-1 goblin-1
        phase placing 1
        hero mage skills goblin-2 pool a1 m1
        covered 1 a5 a3
        covered 2 a3
        covered 5 s5
        covered 6 s3
        next 1 1 1 1 1 1 1
    """)
    t.do("use dodge", "done", "xp")
    assert t.hero("mage").damage == 0
    # Goblin: every box stays empty, 1 + 1 + 2 damage and 1 of the floor; nothing is left of Dodge.
    t.do("enter 1")
    assert t.view.damage_now == 5
    t.do("done")
    assert t.hero("mage").damage == 5


@pytest.mark.rule("R-39")
@pytest.mark.parametrize(("amount", "time"), [(2, 1), (1, 2)])
def test_up_to_may_be_partial(amount, time):
    t = ooze({3, 5}, "hero mage skills force-wall-2 pool m1").do("use poison")
    assert t.asks == "amount"
    t.do(f"amount {amount}", "done")
    assert (t.hero("mage").damage, t.view.deck) == (1, 10 - time)


@pytest.mark.rule("OD-8.28", "E-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_prevention_is_no_longer_offered_once_the_placing_step_is_over(edition):
    t = duo("minotaurs-maze", MAZE, {6}, f"edition {edition}\nhero warrior skills goblin-2")
    assert t.offers("use warrior dodge")
    t.do("done", "done")
    assert t.asks == "split"
    assert not t.offers("use")
    t.do("split warrior")
    assert not t.offers("use")
    assert damages(t) == (0, 1)


# Damage that is no consequence


@pytest.mark.rule("OD-8.25", "R-24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_prevention_does_not_touch_the_damage_of_flames(edition):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        doors fire-elemental-1
        phase encounter 1
        hero mage skills goblin-2
        next 3 6 1 6 6 5 1
    """)
    assert t.hero("mage").damage == 1
    t.do("use dodge", "pay a1", "cover m6 3", "cover a6 5", "cover m6 4", "add m5", "done")
    # The floor's box costs 1 damage, which Dodge ignores; the damage of the ability stays.
    assert t.hero("mage").damage == 1


@pytest.mark.rule("OD-8.25", "R-24")
def test_prevention_does_not_touch_the_price_of_a_feat():
    t = at("""
        heroes rogue
        dungeon dragons-cave
        doors bandit-1
        phase encounter 1
        hero rogue skills goblin-2
        next 1 3 6 3 4 1 1 1
    """)
    t.do("feat rogue h1")
    assert t.hero("rogue").damage == 1
    t.do("use dodge", "pay a1", "cover s3 6", "cover a6 1", "add a4", "cover a3 2", "done")
    # Only the last box still showed damage, and Dodge ignored it.
    assert t.hero("rogue").damage == 1


@pytest.mark.rule("OD-8.25", "R-24", "OD-8.22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_prevention_does_not_touch_stairs_damage(edition):
    lines = f"heroes mage\nedition {edition}\ndeck empty\nstairs 2\nhero mage skills goblin-2 pool a1 m1"
    t = fight("minotaurs-maze", "bandit-1", MAZE, {3}, lines).do("use dodge", "done")
    assert (t.hero("mage").damage, t.view.stairs_tokens) == (1, 0)


@pytest.mark.rule("OD-8.22", "OD-8.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stairs_damage_does_not_wake_blade_storm(edition):
    lines = f"heroes mage\nedition {edition}\nfloor 3\ndeck empty\nstairs 2\nhero mage pool a1"
    t = fight("lichs-tomb", "bandit-1", TOMB, {3}, lines).do("done")
    assert t.hero("mage").damage == 1


@pytest.mark.rule("R-40", "EX-54")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("uncovered", "damage", "deck"), [({4}, 1, 7), (set(), 0, 10)])
def test_undying_costs_two_time_if_a_box_is_empty(edition, uncovered, damage, deck):
    covers = {1: "m2", 2: "m4", 3: "s3", 4: "s5", 5: "a5", 6: "s6", 7: "s3"}
    lines = f"heroes mage\nedition {edition}\ndeck 10\nhero mage pool a1"
    t = fight("dragons-cave", "skeleton-1", covers, uncovered, lines).do("done")
    assert (t.hero("mage").damage, t.view.deck) == (damage, deck)
    assert t.asks == "loot"


@pytest.mark.rule("R-40", "OD-8.15")
def test_undying_neither_wakes_freezing_winds_nor_can_be_prevented():
    covers = {1: "m2", 2: "m4", 3: "s3", 4: "s5", 5: "a5", 6: "s6", 7: "m3", 8: "m4"}
    quiet = fight("yetis-cavern", "skeleton-1", covers, {4, 7}, "heroes mage\ndeck 10\nhero mage pool a1").do("done")
    assert (quiet.hero("mage").damage, quiet.view.deck) == (1, 6)
    lines = "heroes mage\ndeck 10\nhero mage skills force-wall-2 pool a1 m1"
    t = fight("yetis-cavern", "skeleton-1", covers, {7}, lines).do("use poison", "amount 2", "done")
    assert (t.hero("mage").damage, t.view.deck) == (0, 8)


BEETLE = {1: "a3", 2: "a4", 3: "s5", 4: "m3", 5: "a4", 6: "s6", 7: "s3"}


@pytest.mark.rule("R-40", "R-47")
def test_a_beetle_with_armor_left_escapes_but_the_party_may_level_up():
    lines = "heroes mage\ndeck 10\nxp ogre-1 goblin-1\nhero mage pool a1"
    t = fight("dragons-cave", "beetle-1", BEETLE, {2, 5, 6, 7}, lines).do("done")
    assert (t.hero("mage").damage, t.view.deck) == (2, 7)
    assert t.asks == "level"
    assert "beetle-1" in t.view.discard
    assert t.view.doors == []
    assert t.view.xp == ["ogre-1", "goblin-1"]


@pytest.mark.rule("R-40")
def test_a_beetle_without_armor_left_is_claimed_even_with_other_boxes_empty():
    t = fight("dragons-cave", "beetle-1", BEETLE, {5, 6, 7}, "heroes mage\nhero mage pool a1").do("done")
    assert t.asks == "loot"
    assert t.hero("mage").damage == 2


@pytest.mark.rule("R-88")
@pytest.mark.parametrize(("uncovered", "damage"), [({2}, 1), ({2, 4, 6}, 1), ({1}, 1)])
def test_the_paladins_armor_acts_after_freezing_winds(uncovered, damage):
    # 1 damage alone is not reduced; 1 damage and 3 time make 2 before Armor looks at them.
    t = fight("yetis-cavern", "bandit-1", CAVERN, uncovered, "heroes paladin\nhero paladin pool a1").do("done")
    assert t.hero("paladin").damage == damage


# Defeat


@pytest.mark.rule("OD-8.16")
@pytest.mark.parametrize(("before", "outcome"), [(3, None), (4, "defeat")])
def test_damage_equal_to_health_is_defeat(before, outcome):
    t = ooze({7}, f"tokens 0\nhero mage damage {before}").do("done")
    assert t.hero("mage").health == 5
    assert t.hero("mage").damage == before + 1
    assert t.view.outcome == outcome


@pytest.mark.rule("OD-8.16")
def test_one_fallen_hero_loses_the_game_for_both():
    t = duo("minotaurs-maze", MAZE, {6, 7}, "hero mage damage 2\ntokens 0").do("done", "done")
    assert damages(t) == (3, 1)
    assert t.view.outcome == "defeat"
    assert t.match.decisions == []


@pytest.mark.rule("OD-8.17", "OD-8.18", "R-37", "EX-22", "E-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_healing_potion_averts_defeat(edition):
    t = ooze({3, 4}, f"edition {edition}\nhero mage damage 4").do("done")
    assert t.asks == "avert-defeat"
    assert t.hero("mage").damage == 6
    t.do("heal mage")
    assert (t.hero("mage").damage, t.view.tokens, t.view.outcome) == (4, 0, None)
    assert t.asks == "loot"
    assert t.view.deck == 8


@pytest.mark.rule("OD-8.17", "OD-8.18", "E-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_other_potion_of_the_base_game_averts_defeat(edition):
    lines = f"edition {edition}\nhero mage damage 4\nknown heroism invisibility clarity mana"
    t = ooze({7}, lines).do("done")
    assert t.options == ["heal mage", "defeat"]


@pytest.mark.rule("OD-8.16", "R-37", "EX-22")
def test_overkill_counts_and_one_potion_may_not_be_enough():
    t = ooze({3, 4, 5, 6, 7}, "hero mage damage 4").do("done")
    assert t.hero("mage").damage == 8
    assert t.view.outcome == "defeat"


@pytest.mark.rule("R-37", "EX-22")
def test_any_number_of_potions_may_be_drunk_until_she_is_below():
    t = ooze({3, 4, 5, 6, 7}, "hero mage damage 4\ntokens 3").do("done", "heal mage")
    assert (t.asks, t.hero("mage").damage) == ("avert-defeat", 6)
    t.do("heal mage")
    assert (t.asks, t.hero("mage").damage, t.view.tokens) == ("loot", 4, 1)


@pytest.mark.rule("R-37")
def test_defeat_may_be_accepted():
    t = ooze({7}, "hero mage damage 4").do("done", "defeat")
    assert t.view.outcome == "defeat"
    assert t.view.tokens == 1


@pytest.mark.rule("R-37")
@pytest.mark.parametrize(("tokens", "asks"), [(1, ""), (2, "avert-defeat")])
def test_the_damage_of_both_heroes_is_one_batch(tokens, asks):
    t = duo("minotaurs-maze", MAZE, {6, 7}, f"hero mage damage 2\nhero warrior damage 3\ntokens {tokens}")
    t.do("done", "done")
    assert damages(t) == (3, 4)
    assert t.asks == asks
    if tokens == 2:
        t.do("1: heal mage")
        assert t.asks == "avert-defeat"
        t.do("0: heal warrior")
        assert (damages(t), t.asks) == ((1, 2), "loot")


@pytest.mark.rule("OD-8.17", "OD-8.18", "R-37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_damage_outside_the_step_may_be_averted_as_well(edition):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        doors fire-elemental-1
        phase encounter 1
        hero mage damage 4
        next 2 2 2 2 2 2 2
    """)
    assert t.asks == "avert-defeat"
    t.do("heal mage")
    assert (t.hero("mage").damage, t.asks) == (3, "placing")


@pytest.mark.rule("R-89")
@pytest.mark.parametrize(("loot", "asks"), [("goblin-1", "avert-defeat"), ("ogre-1", "turn-option")])
def test_replacing_an_item_with_a_heart_is_checked_at_once(loot, asks):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors {loot} ? ? ?
        phase loot 1
        hero mage damage 5 items fire-elemental-1
    """)
    assert t.hero("mage").health == 6
    t.do("item mage fire-elemental-1")
    assert t.asks == asks


@pytest.mark.rule("R-89", "R-37")
def test_a_lost_heart_may_lose_the_game():
    position = """
        heroes mage
        dungeon dragons-cave
        tokens TOKENS
        doors wraith-1
        phase encounter 1
        hero mage damage 5 items fire-elemental-1
        next 2 2 2 2 2 2 2
    """
    assert at(position.replace("TOKENS", "0")).view.outcome == "defeat"
    t = at(position.replace("TOKENS", "1"))
    assert (t.asks, t.hero("mage").health) == ("avert-defeat", 5)
    t.do("heal mage")
    assert (t.asks, t.hero("mage").damage) == ("placing", 3)


@pytest.mark.rule("R-90")
def test_an_item_with_a_heart_raises_health_and_heals_nothing():
    t = at("""
        heroes mage
        dungeon dragons-cave
        doors ogre-1 ? ? ?
        phase loot 1
        hero mage damage 3
    """)
    t.do("item mage")
    assert (t.hero("mage").health, t.hero("mage").damage) == (6, 3)


# Stairs damage


@pytest.mark.rule("OD-8.23", "OD-8.24", "R-87", "EX-25", "E-31")
@pytest.mark.parametrize("edition", ["1.61", "1.9"])
def test_stairs_damage_waits_until_the_consequences_are_over(edition):
    t = duo("minotaurs-maze", MAZE, {4, 6, 7}, f"edition {edition}\ndeck empty\nstairs 2").do("done", "done")
    assert t.asks == "stairs-damage"
    assert (damages(t), t.view.stairs_tokens) == ((1, 1), 1)
    assert t.offers("hurt") == ["hurt mage", "hurt warrior"]
    t.do("hurt warrior")
    assert (damages(t), t.view.stairs_tokens) == ((1, 2), 1)
    assert t.asks == "loot"


@pytest.mark.rule("OD-8.21", "OD-8.22", "OD-8.24", "R-87", "E-31")
@pytest.mark.parametrize("line", ["edition 1.1", "edition 1.5", "option stairs_damage immediate"])
def test_in_older_books_stairs_damage_comes_with_the_third_token(line):
    t = duo("minotaurs-maze", MAZE, {4, 6, 7}, f"{line}\ndeck empty\nstairs 2").do("done", "done")
    assert t.asks == "stairs-damage"
    assert (damages(t), t.view.stairs_tokens) == ((1, 1), 0)
    assert t.offers("hurt") == ["hurt mage", "hurt warrior"]
    t.do("hurt mage")
    assert (damages(t), t.view.stairs_tokens) == ((2, 1), 1)
    assert t.asks == "loot"


@pytest.mark.rule("OD-8.21", "OD-8.24", "R-87")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stairs_damage_is_not_split_evenly(edition):
    # 1 damage and 4 time with two tokens on the stairs: the card fills twice.
    t = duo("minotaurs-maze", MAZE, {3, 4, 5}, f"edition {edition}\ndeck empty\nstairs 2")
    t.do("done", "done", "split warrior", "hurt warrior", "hurt warrior")
    assert (damages(t), t.view.stairs_tokens) == ((0, 3), 0)
    assert t.asks == "loot"


@pytest.mark.rule("R-37", "OD-8.23")
def test_stairs_damage_is_a_batch_of_its_own():
    t = duo("minotaurs-maze", MAZE, {3, 6, 7}, "deck empty\nstairs 2\nhero mage damage 1").do("done", "done")
    assert (t.asks, damages(t)) == ("stairs-damage", (2, 1))
    t.do("hurt mage")
    assert (t.asks, damages(t)) == ("avert-defeat", (3, 1))
    t.do("heal mage")
    assert (t.asks, damages(t)) == ("loot", (1, 1))
