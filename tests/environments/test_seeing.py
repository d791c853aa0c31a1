"""Learners are told what their seat sees, all of it named, and nothing else."""

import numpy
import pytest

import underdeck
from underdeck.environments import Party, Rounds, Seats, numbers_of
from underdeck.environments.tables import Tables
from underdeck.kernel.rng import Rng

TABLES = [
    ("onedeck", {"heroes": ["mage"], "dungeon": "dragons-cave"}),
    ("onedeck", {"heroes": ["mage", "druid", "rogue", "archer"], "dungeon": "realm-of-venom"}),
    ("stick", {"players": 4}),
    ("stick", {"players": 2, "variants": ["not-home"]}),
]


def positions(game, setup, seeds, every):
    """Of random games now and then one."""
    tables = Tables(game, seeds, **setup)
    games, rng = tables.games, Rng(5)
    steps = 0
    while not all(games.over):
        games.step([rng.below(len(asked.options)) if asked else 0 for asked in games.asked])
        steps += 1
        if steps % every == 0:
            yield from [(tables, number) for number in range(len(games)) if games.asked[number]]


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_worlds_that_look_alike_are_observed_alike(game, setup):
    different = 0
    for tables, number in positions(game, setup, range(6), 60 if game == "stick" else 2):
        game_of, state, observer = tables.games.game, tables.games.states[number], tables.observer
        for seat in range(tables.games.seat_count):
            world = game_of.resample(state, seat, 99)
            different += game_of.digest(world) != game_of.digest(state)
            assert observer.observe(world, seat) == observer.observe(state, seat)
            for reward in observer.rewards:
                assert observer.worth(reward, world, seat) == observer.worth(reward, state, seat)
            mine = [decision for decision in game_of.decisions(state) if decision.seat == seat]
            same = [decision for decision in game_of.decisions(world) if decision.seat == seat]
            assert [observer.describe(world, each) for each in same] == [
                observer.describe(state, each) for each in mine
            ]
    assert different > 50


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_every_number_has_a_name_of_its_own(game):
    for names in numbers_of(game).values():
        assert len(set(names)) == len(names) > 15


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_there_are_as_many_numbers_as_names_within_their_bounds(game, setup):
    env = Seats(game, **setup)
    names = numbers_of(game)
    for tables, number in positions(game, setup, range(2), 20):
        for seat, agent in enumerate(env.possible_agents):
            asked = tables.games.asked[number]
            seen = tables.see(number, seat, asked if asked.seat == seat else None)
            assert len(tables.observer.observe(tables.games.states[number], seat)) == len(names["observation"])
            assert env.observation_space(agent).contains(seen)


def test_numbers_mean_what_their_names_say():
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=7)
    env = Party("onedeck", heroes=["mage"], dungeon="dragons-cave")
    seen, _ = env.reset(seed=7)
    rng = Rng(1)
    names = numbers_of("onedeck")["observation"]
    looked_at = set()
    while match.outcome is None:
        said, view = dict(zip(names, seen["observation"], strict=True)), match.view(0)
        assert said["deck"] * 40 == pytest.approx(view.deck)
        assert said["own-damage"] * 6 == pytest.approx(view.heroes[0].damage)
        assert said["damage-now"] * 4 == pytest.approx(view.damage_now)
        assert sum(said[f"own-magic-{face}"] for face in range(1, 7)) * 2 == sum(
            die[0] == "m" for die in view.heroes[0].pool
        )
        assert [said[f"box-{box.number}-open"] for box in view.boxes] == [not box.covered for box in view.boxes]
        question = match.decisions[0]
        assert seen["action_mask"].sum() == len(question.options)
        looked_at.add(question.kind)
        answer = rng.below(len(question.options))
        match.submit(question.seat, question.options[answer])
        seen, _, ended, _, info = env.step(answer)
    assert ended and info["outcome"] == match.outcome and len(looked_at) > 3


def test_the_one_who_looks_sits_first():
    env = Seats("stick", players={"roy": "me", "haley": "me", "elan": "me"})
    env.reset(seed=4)
    names = numbers_of("stick")["observation"]
    for seat, agent in enumerate(env.possible_agents):
        said = dict(zip(names, env.observe(agent)["observation"], strict=True))
        players = env.tables.games.states[0].players
        character = players[seat].character + 1
        assert said[f"seat-0-character-{character}"] == 1
        assert said["seat-2-there"] == 1 and said["seat-3-there"] == 0


def test_only_who_is_asked_has_answers():
    env = Rounds("stick", players=4)
    seen, infos = env.reset(seed=2)
    together = 0
    rng = numpy.random.default_rng(2)
    while env.agents:
        asked = [agent for agent in env.agents if "question" in infos[agent]]
        together += len(asked) > 1
        for agent in env.agents:
            verbs = seen[agent]["answers"][:, 0]
            assert (verbs > 0).sum() == (seen[agent]["action_mask"].sum() if agent in asked else 0)
            assert seen[agent]["action_mask"].sum() >= 1
        seen, rewards, ended, _, infos = env.step(
            {agent: rng.integers(seen[agent]["action_mask"].sum()) for agent in env.agents}
        )
    assert together > 20 and all(ended.values()) and sum(rewards.values()) == pytest.approx(1)
