"""The placement proposed to people: carried out as told, nothing revealed, as good as the best one for the dice."""

import pytest

import underdeck
from underdeck.bots import ask
from underdeck.games.onedeck.bots.placement import best_placement
from underdeck.games.onedeck.bots.prices import Prices
from underdeck.games.onedeck.bots.proposal import propose
from underdeck.games.onedeck.bots.skilled import Skilled
from underdeck.games.onedeck.rules import actions as do
from underdeck.kernel.rng import Rng
from wander import any_setup


def placing_steps(match):
    """A bot plays; the match at each of its placing steps."""
    bot = Skilled(1)
    while match.outcome is None and len(match.log) < 400:
        if match.decisions[0].kind == "placing":
            yield match
        match.submit(*ask(bot, match))


@pytest.mark.long
@pytest.mark.parametrize("size", [1, 2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_it_does_what_it_says_and_shows_nothing_new(seed, size):
    match = underdeck.new("onedeck", seed=seed, **any_setup(Rng(100 * size + seed), (size,)))
    for position in placing_steps(match):
        found = propose(position, list(range(size)))
        trial = position.clone()
        for choice in found.steps:
            trial.submit(*choice)
        assert trial.reveals == position.reveals
        told, real = found.view(), trial.view(0)
        assert told.boxes == real.boxes
        assert (told.damage_now, told.poison_now, told.time_now) == (real.damage_now, real.poison_now, real.time_now)


@pytest.mark.parametrize("size", [1, 2])
def test_it_costs_no_more_than_the_best_placement_of_the_dice_alone(size):
    heroes = ["warrior", "rogue"][:size]
    match = underdeck.new("onedeck", heroes=heroes, dungeon="dragons-cave", seed=size)
    for position in placing_steps(match):
        told = propose(position, list(range(size))).view()
        alone = best_placement(position.state)
        prices = Prices(position.state)
        assert price(prices, told.damage_now, told.poison_now, told.time_now) <= price(
            prices, alone.damage, alone.poison, alone.time
        )


def price(prices, damage, poison, time):
    return damage + prices.burdened(poison) + prices.time(time)


def test_the_dice_of_the_others_are_left_alone():
    match = underdeck.new("onedeck", heroes=["mage", "warrior"], dungeon="dragons-cave", seed=4)
    for position in placing_steps(match):
        assert {seat for seat, _ in propose(position, [1]).steps} <= {1}


@pytest.mark.long
@pytest.mark.parametrize("seat", [0, 1])
def test_for_one_of_two_heroes_it_can_be_carried_out_beside_the_dice_of_the_other(seat):
    asked = 0
    for seed in range(3):
        match = underdeck.new("onedeck", heroes=["mage", "warrior"], dungeon="dragons-cave", seed=seed)
        for position in placing_steps(match):
            if len(position.decisions) == 2:
                trial = position.clone()
                for choice in propose(position, [seat]).steps:
                    trial.submit(*choice)
                    asked += trial.decisions[0].kind in ("fill", "convert")
                assert trial.decisions[0].kind == "placing"
    assert asked


@pytest.mark.long
def test_no_skill_is_proposed_for_the_sake_of_a_potion_that_is_not():
    """Whether to drink is for the player to say: without the potion the skills before it may be a waste."""
    for size, seed in ((1, 7), (1, 8), (2, 9)):
        match = underdeck.new("onedeck", seed=seed, **any_setup(Rng(seed), (size,)))
        for position in placing_steps(match):
            found = propose(position, list(range(size)))
            assert all(action[0] != do.DRINK for _, action in found.steps)
            alone = best_placement(position.state)
            end = best_placement(found.world) if found.world.asked else None
            assert end is None or end.rating <= alone.rating + 0.01 or found.steps == []
