"""Many games at once are the same games."""

import pytest

import underdeck
from underdeck.kernel.rng import Rng
from underdeck.match.stops import in_order
from underdeck.vector import WIDTH, Games

SETUPS = [
    ("onedeck", {"heroes": ["mage", "warrior"], "dungeon": "hydras-reef"}),
    ("stick", {"players": 3, "options": {"turn_limit": "30"}}),
]


def picked(games: Games, rngs: list[Rng]) -> list[int]:
    """In every game any answer that its mask allows."""
    found = []
    for number, rng in enumerate(rngs):
        row = games.masks[number * games.width : (number + 1) * games.width]
        count = sum(row)
        assert row == b"\1" * count + bytes(games.width - count)
        found.append(rng.below(count) if count else 0)
    return found


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_each_goes_as_it_would_alone(name, setup):
    seeds = range(40, 52)
    games = Games(name, seeds, **setup)
    rngs = [Rng(seed) for seed in seeds]
    rewards = [[0.0] * games.seat_count for _ in seeds]
    while not all(games.over):
        games.step(picked(games, rngs))
        for number in range(len(games)):
            row = games.rewards[number * games.seat_count : (number + 1) * games.seat_count]
            rewards[number] = [had + now for had, now in zip(rewards[number], row, strict=True)]
    for number, seed in enumerate(seeds):
        match, rng = underdeck.new(name, seed=seed, **setup), Rng(seed)
        while match.outcome is None:
            decision = in_order(match.decisions, name)[0]
            match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
        assert match.game.digest(games.states[number]) == match.digest
        assert rewards[number] == [games.plugin.share(match.outcome, seat) for seat in match.seats]


def test_a_new_game_takes_the_place_of_one_that_is_over():
    games = Games("onedeck", [1, 2], heroes=["mage"], dungeon="dragons-cave")
    rngs = [Rng(1), Rng(2)]
    while not games.over[0]:
        games.step(picked(games, rngs))
    assert not any(games.masks[: games.width])
    games.begin(0, 3)
    fresh = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=3)
    assert not games.over[0]
    assert sum(games.masks[:WIDTH]) == len(fresh.decisions[0].options)
    assert games.view(0) == fresh.view(0)


def test_what_does_not_fit_is_refused():
    games = Games("onedeck", [1, 2], heroes=["mage"], dungeon="dragons-cave")
    for actions, code in (([0], "vector-count"), ([0, 99], "vector-action"), ([-1, 0], "vector-action")):
        with pytest.raises(underdeck.Refusal) as refused:
            games.step(actions)
        assert refused.value.code == code
    with pytest.raises(underdeck.Refusal) as refused:
        Games("stick", [1], width=1, players=2)
    assert refused.value.code == "vector-width"
