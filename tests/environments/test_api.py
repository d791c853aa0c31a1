"""What Gymnasium and PettingZoo ask of an environment."""

import warnings

import gymnasium
import numpy
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import underdeck.environments
from underdeck.environments import Batch, Rounds, Seats, environment_ids

DUO = {"heroes": ["mage", "warrior"], "dungeon": "hydras-reef"}
TABLES = [
    ("onedeck", DUO),
    ("onedeck", {**DUO, "reward": "chance"}),
    ("stick", {"players": 3}),
    ("stick", {"players": {"roy": "me", "haley": "me"}, "reward": "points"}),
]


@pytest.fixture(autouse=True)
def nothing_to_complain_about():
    """But that observations are more than one array, which those of PettingZoo's own card games are too."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation (is not a NumPy array|space for each agent probably)")
        yield


def test_every_game_has_an_id():
    assert environment_ids() == {"onedeck": "underdeck/OneDeck-v0", "stick": "underdeck/Stick-v0"}
    assert gymnasium.make("underdeck/OneDeck-v0").unwrapped.tables.plugin.name == "onedeck"
    assert "underdeck/Stick-v0" not in gymnasium.registry
    for id in environment_ids().values():
        assert isinstance(pettingzoo.make("aec", id, reward="chance"), Seats)
        assert isinstance(pettingzoo.make("parallel", id, reward="chance"), Rounds)


@pytest.mark.parametrize("setup", [{}, DUO, {"reward": "progress", "width": 64}])
def test_gymnasium_finds_nothing_wrong(setup):
    check_env(gymnasium.make("underdeck/OneDeck-v0", render_mode="ansi", **setup).unwrapped)


def test_the_module_may_stand_in_the_id():
    env = gymnasium.make("underdeck.environments:underdeck/OneDeck-v0")
    assert env.reset(seed=1)[1]["question"] == "turn-option"


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_pettingzoo_finds_nothing_wrong_with_seats(game, setup):
    api_test(Seats(game, **setup), num_cycles=60)
    seed_test(lambda: Seats(game, **setup), num_cycles=40)


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_pettingzoo_finds_nothing_wrong_with_rounds(game, setup):
    parallel_api_test(Rounds(game, **setup), num_cycles=150)
    parallel_seed_test(lambda: Rounds(game, **setup), num_cycles=40)


def test_many_at_once_by_the_same_id():
    env = gymnasium.make_vec("underdeck/OneDeck-v0", num_envs=5, reward="progress", width=64)
    assert isinstance(env.unwrapped, Batch)
    seen, info = env.reset(seed=3)
    ends = 0
    rng = numpy.random.default_rng(3)
    while ends < 8:
        assert env.observation_space.contains(seen)
        actions = [rng.integers(mask.sum()) for mask in info["action_mask"]]
        seen, rewards, ended, cut, info = env.step(actions)
        assert rewards.shape == ended.shape == (5,) and not cut.any()
        ends += ended.sum()
        for place in numpy.flatnonzero(ended):
            assert env.single_observation_space.contains(info["final_obs"][place])
            assert info["outcome"][place] in ("victory", "defeat")


def test_the_environments_travel_to_other_processes():
    env = gymnasium.make_vec("underdeck/OneDeck-v0", num_envs=2, vectorization_mode="async")
    seen, _ = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    env.step([0, 0])
    env.close()


def test_a_table_can_be_read():
    assert underdeck.environments.Party("onedeck", render_mode="ansi").render().startswith("archer: turn-option\n  0 ")
    assert Seats("stick", players=2, render_mode="ansi").render().count("\n") >= 1
