"""The best placement of the dice is the best one: against every legal sequence of answers."""

import pytest

from brute import any_table, asked, cheapest, cheapest_end, follow, open_icons, start, with_use
from underdeck.games.onedeck.bots.ability_use import Reckoning, best_use, foreseeable, usable
from underdeck.games.onedeck.bots.placement import best_placement
from underdeck.games.onedeck.bots.prices import Prices
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules.cards import ARMOR_ONLY, COMBAT, Ability, Box
from underdeck.kernel.rng import Rng

CASES = 250


@pytest.mark.long
@pytest.mark.parametrize("dice, boxes", [(1, 3), (2, 3), (3, 2), (3, 4), (4, 2), (4, 3), (5, 2), (5, 3)])
def test_no_sequence_of_answers_ends_cheaper(dice, boxes):
    cases = CASES if dice < 5 else CASES // 10
    unproven = 0
    for seed in range(cases):
        table = any_table(Rng(1000 * dice + 100_000 * boxes + seed), dice, boxes)
        plan = best_placement(table)
        best = cheapest(table)
        assert plan.cost >= best - 1e-9, f"seed {seed}"
        if plan.proven:
            assert plan.cost == pytest.approx(best), f"seed {seed}"
        else:  # before the Lich, with no heroic die left in the supply
            unproven += 1
        end = follow(table, plan.actions())
        assert Prices(table).open(open_icons(end)) == pytest.approx(plan.cost), f"seed {seed}"
    assert unproven <= cases // 50


@pytest.mark.long
def test_more_boxes_than_anybody_could_price_are_placed_without_a_proof():
    """Cards from elsewhere may have as many as they like."""
    for seed in range(20):
        table = any_table(Rng(seed), 6, 24)
        plan = best_placement(table, 2000)
        end = follow(table, plan.actions())
        assert Prices(table).open(open_icons(end)) == pytest.approx(plan.cost), f"seed {seed}"
        assert plan.cost <= Prices(table).open(open_icons(table)), f"seed {seed}"


def test_a_heroic_die_is_discarded_to_make_another_that_pays():
    table = start(("mage",)).clone()
    table.mode, table.room = COMBAT, 0
    table.boxes, table.covers = [Box(0, 6, False, False, 3, 0, 2, 0)] * 2, [(), ()]
    table.abilities = [Ability("any")]
    table.heroes[0].pool = [17, 21, 25 | ARMOR_ONLY]
    table.heroes[0].basic = next(skill.index for skill in PACK.skills if skill.id == "break-the-blade")
    table.supply = [3, 0, 2, 0]
    table = asked(table)
    plan = best_use(table, Reckoning(table), usable(table, table.asked), 10_000)
    assert plan.cost == pytest.approx(cheapest_end(table)) and plan.proven


PACK = onedeck_pack().pack
USES = [("skill", skill.index) for skill in PACK.skills if skill.effects and foreseeable(skill.effects)]
USES += [("potion", potion.index) for potion in PACK.potions if potion.effects and foreseeable(potion.effects)]


def is_best(table, least, told):
    """The plan ends no dearer than any sequence of answers, and as it says; is it proven?"""
    reckoning = Reckoning(table)
    plan = best_use(table, reckoning, usable(table, table.asked), 10_000)
    end = follow(table, plan.actions())
    assert reckoning.stop(end).open(open_icons(end)) == pytest.approx(plan.cost), told
    assert plan.cost >= least - 1e-9, told
    if plan.proven:
        assert plan.cost == pytest.approx(least), told
    return plan.proven


@pytest.mark.long
@pytest.mark.parametrize("use", USES, ids=lambda use: f"{use[0]}-{use[1]}")
def test_no_sequence_with_a_skill_ends_cheaper(use):
    for seed in range(12):
        rng = Rng(7919 * use[1] + seed)
        table = with_use(any_table(rng, 2 + seed % 2, 2), rng, [use])
        assert is_best(table, cheapest_end(table), f"seed {seed}") or table.abilities[0].first_cover_lost


@pytest.mark.parametrize("seed", range(60))
def test_no_sequence_with_two_skills_ends_cheaper(seed):
    rng = Rng(31 * seed + 5)
    uses = [USES[rng.below(len(USES))], USES[rng.below(len(USES))]]
    table = with_use(any_table(rng, 3, 2), rng, uses)
    assert is_best(table, cheapest_end(table), uses) or table.abilities[0].first_cover_lost
