"""The environments play the same games as everybody else, and pay for what was chosen."""

import copy
import pickle

import gymnasium
import numpy
import pytest

import underdeck
from underdeck.environments import Batch, Party, Rounds, Seats
from underdeck.games.stick.rules.actions import PASS
from underdeck.kernel.refusal import Refusal
from underdeck.kernel.rng import Rng
from underdeck.match.stops import in_order

MAGE = {"heroes": ["mage"], "dungeon": "dragons-cave"}


def played(env, seed):
    """A random game: what was paid in all, and how it ended."""
    rng, total, ended = Rng(seed), 0.0, False
    seen, info = env.reset(seed=seed)
    while not ended:
        seen, reward, ended, _, info = env.step(rng.below(int(seen["action_mask"].sum())))
        total += reward
    return total, info["outcome"]


def test_a_seed_is_the_game_of_that_seed():
    env, rng = Party("onedeck", **MAGE), Rng(3)
    env.reset(seed=11)
    match = underdeck.new("onedeck", seed=11, **MAGE)
    while match.outcome is None:
        decision = in_order(match.decisions, "onedeck")[0]
        answer = rng.below(len(decision.options))
        match.submit(decision.seat, decision.options[answer])
        env.step(answer)
    assert env.tables.games.game.digest(env.tables.games.states[0]) == match.digest
    assert env.reset(seed=11)[1]["seed"] == 11 and env.reset()[1]["seed"] != env.reset()[1]["seed"]


def test_many_at_once_are_the_same_games():
    batch, rngs = Batch("onedeck", num_envs=4, reward="progress", **MAGE), [Rng(seed) for seed in range(20, 24)]
    seen, _ = batch.reset(seed=20)
    totals, over = numpy.zeros(4), numpy.zeros(4, bool)
    while not over.all():
        actions = [rng.below(int(mask.sum())) for rng, mask in zip(rngs, seen["action_mask"], strict=True)]
        seen, rewards, ended, _, _ = batch.step(actions)
        totals += rewards * ~over
        over |= ended
    alone = [played(Party("onedeck", reward="progress", **MAGE), seed)[0] for seed in range(20, 24)]
    assert totals == pytest.approx(alone)


def test_victory_is_paid_once_and_progress_on_the_way():
    for seed in range(6):
        won = played(Party("onedeck", **MAGE), seed)
        assert won == (float(won[1] == "victory"), won[1])
        assert 0 <= played(Party("onedeck", reward="progress", **MAGE), seed)[0] <= 1
    first = Party("onedeck", reward="chance", **MAGE)
    first.reset(seed=1)
    promised = first.tables.worths[0][0]
    assert 0 < promised < 1
    total, outcome = played(first, 1)
    assert total == pytest.approx((outcome == "victory") - promised)


def test_the_party_is_paid_together_and_rivals_share_the_victory():
    for env, expected in (
        (Seats("onedeck", heroes=["mage", "warrior"], dungeon="hydras-reef"), {0.0, 2.0}),
        (Seats("stick", players=3), {1.0}),
    ):
        env.reset(seed=6)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            _, reward, ended, _, _ = env.last()
            totals[agent] += reward
            env.step(None if ended else env.action_space(agent).sample())
        assert round(sum(totals.values()), 6) in expected


def test_whoever_is_asked_at_once_answers_at_once():
    """Windows of the Stick: all answers are carried out in one step."""
    env = Rounds("stick", players=3)
    seen, infos = env.reset(seed=1)
    rng = Rng(1)
    while [info.get("question") for info in infos.values()].count("before-roll") < 3:
        seen, _, _, _, infos = env.step(
            {agent: rng.below(int(seen[agent]["action_mask"].sum())) for agent in env.agents}
        )
    passes = {agent: env.asked[seat].options.index((PASS,)) for seat, agent in enumerate(env.agents)}
    _, _, _, _, infos = env.step(passes)
    assert "before-roll" not in [info.get("question") for info in infos.values()]


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Party("chess"), "unknown-game"),
        (lambda: Party("onedeck", heroes=["nobody"]), "unknown-hero"),
        (lambda: Party("onedeck", dungeon="nowhere"), "unknown-dungeon"),
        (lambda: Party("onedeck", colour="red"), "unknown-setup"),
        (lambda: Party("onedeck", reward="money"), "unknown-reward"),
        (lambda: Party("stick"), "environment-rivals"),
        (lambda: Batch("stick"), "environment-rivals"),
        (lambda: Batch("onedeck", num_envs=0), "games-count"),
        (lambda: Batch("onedeck", num_envs="a"), "games-count"),
        (lambda: Batch("onedeck", num_envs=2).reset(seed=[1]), "vector-seed-count"),
        (lambda: Batch("onedeck", num_envs=2).reset(seed=[1, "a"]), "seed"),
        (lambda: Batch("onedeck", num_envs=2).reset(seed=2**63 - 1), "seed"),
        (lambda: Batch("onedeck", num_envs=2).reset(options={"dungeon": "hydras-reef"}), "environment-options"),
        (lambda: Batch("onedeck", num_envs=2).step([0]), "vector-count"),
        (lambda: Batch("onedeck", num_envs=2).step(numpy.zeros(2)), "vector-number"),
        (lambda: Seats("stick", players=1), "players-count"),
        (lambda: Party("onedeck", width=1), "vector-width"),
        (lambda: Party("onedeck", width=-1), "vector-widths"),
        (lambda: Party("onedeck", width="a"), "vector-widths"),
        (lambda: Party("onedeck", width=10**9), "vector-widths"),
        (lambda: Party("onedeck", render_mode="human"), "environment-render"),
        (lambda: Party("onedeck").reset(seed=-1), "seed"),
        (lambda: Party("onedeck").reset(seed="a"), "seed"),
        (lambda: Party("onedeck").reset(options={"heroes": ["warrior"]}), "environment-options"),
        (lambda: Seats("stick", render_mode="xx"), "environment-render"),
        (lambda: Rounds("stick", render_mode="human"), "environment-render"),
        (lambda: Seats("stick").last(), "environment-unbegun"),
        (lambda: Seats("stick").step(0), "environment-unbegun"),
        (lambda: Seats("stick").observe("bob"), "environment-agent"),
        (lambda: Seats("stick").action_space("bob"), "environment-agent"),
        (lambda: Seats("stick").observation_space("bob"), "environment-agent"),
        (lambda: Seats("stick").reset(seed=-1), "seed"),
        (lambda: Seats("stick").reset(options={"players": 3}), "environment-options"),
        (lambda: Party("onedeck").reset(options=3), "environment-reset"),
        (lambda: Batch("onedeck", num_envs=2).reset(options=["heroes"]), "environment-reset"),
        (lambda: Seats("stick").reset(options="players"), "environment-reset"),
        (lambda: Rounds("stick").step({}), "environment-unbegun"),
        (lambda: Rounds("stick").reset(options={"reward": "points"}), "environment-options"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(make, code):
    with pytest.raises(Refusal) as refused:
        make()
    assert refused.value.code == code and str(refused.value).endswith(".")


def test_wrong_answers_are_refused_and_nothing_happens():
    env = Party("onedeck", **MAGE)
    env.reset(seed=1)
    before = env.tables.games.game.digest(env.tables.games.states[0])
    for action in (-1, 250):
        with pytest.raises(Refusal, match="there is no answer number"):
            env.step(action)
    for action in (1.5, "x", None, [0], numpy.array([0]), numpy.float32(0)):
        with pytest.raises(Refusal, match="is not the number of an answer"):
            env.step(action)
    assert env.tables.games.game.digest(env.tables.games.states[0]) == before
    seats = Seats("stick", players=2)
    seats.reset(seed=1)
    with pytest.raises(Refusal, match=r"seat_[01] has to answer, but no answer was given"):
        seats.step(None)
    with pytest.raises(Refusal, match="is not the number of an answer"):
        seats.step("x")
    rounds = Rounds("stick", players=2)
    rounds.reset(seed=1)
    with pytest.raises(Refusal, match="seat_0 has to answer, but no answer was given"):
        rounds.step({})
    with pytest.raises(Refusal, match="there is no answer number 200"):
        rounds.step({"seat_0": 200, "seat_1": 200})
    with pytest.raises(Refusal, match="There is no agent called “bob”"):
        rounds.step({"seat_0": 0, "seat_1": 0, "bob": 0})
    with pytest.raises(Refusal, match="Answers are a mapping"):
        rounds.step(0)


def test_who_is_not_asked_may_only_wait():
    rounds = Rounds("onedeck", heroes=["mage", "warrior"], dungeon="hydras-reef")
    _, infos = rounds.reset(seed=1)
    assert "question" not in infos["seat_1"]
    with pytest.raises(Refusal, match="there is no answer number 1"):
        rounds.step({"seat_0": 0, "seat_1": 1})
    rounds.step({"seat_0": numpy.int64(0), "seat_1": 0})


@pytest.mark.parametrize("action", [numpy.int64(1), numpy.array(1), numpy.uint8(1)])
def test_numbers_of_numpy_are_answers(action):
    env, same = Party("onedeck", **MAGE), Party("onedeck", **MAGE)
    env.reset(seed=numpy.int64(1))
    same.reset(seed=1)
    assert alike(env.step(action), same.step(1))


def alike(one, other):
    """Arrays and all."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(alike(one[name], other[name]) for name in one)
    if isinstance(one, tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    return numpy.array_equal(one, other)


WAYS = [lambda env: pickle.loads(pickle.dumps(env)), copy.deepcopy]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("reward", ["victory", "chance"])
def test_a_party_that_is_copied_by_pickle_goes_on_alike(way, reward):
    env = gymnasium.make("underdeck/OneDeck-v0", reward=reward, **MAGE)
    env.reset(seed=4)
    env.action_space.seed(4)
    env.step(0)
    again, ended = way(env), False
    while not ended:
        answer = env.action_space.sample()
        assert answer == again.action_space.sample()
        step = env.step(answer)
        assert alike(again.step(answer), step)
        ended = step[2]
    assert alike(again.reset(), env.reset())


@pytest.mark.parametrize("way", WAYS)
def test_many_parties_that_are_copied_by_pickle_go_on_alike(way):
    env = Batch("onedeck", num_envs=3, reward="progress", **MAGE)
    env.reset(seed=4)
    again, ends = way(env), 0
    while ends < 3:
        answers = env.action_space.sample()
        step = env.step(answers)
        found = again.step(answers)
        assert alike(found[:4], step[:4])
        ends += step[2].sum()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "told"), [("onedeck", MAGE), ("stick", {"players": 3, "reward": "chance"})])
def test_seats_that_are_copied_by_pickle_go_on_alike(way, game, told):
    env = Seats(game, **told)
    env.reset(seed=4)
    again = way(env)
    for agent in env.agent_iter(80):
        assert again.agent_selection == agent and alike(again.last(), env.last())
        answer = None if env.terminations[agent] else env.action_space(agent).sample()
        env.step(answer)
        again.step(answer)


@pytest.mark.parametrize("way", WAYS)
def test_rounds_that_are_copied_by_pickle_go_on_alike(way):
    env = Rounds("stick", players=3, reward="points")
    env.reset(seed=4)
    again = way(env)
    for _ in range(80):
        answers = {agent: env.action_space(agent).sample() for agent in env.agents}
        assert alike(again.step(answers), env.step(answers))


def test_a_sample_without_a_mask_answers_the_open_question():
    """Of one game, of many at once, and of every agent."""
    one, many = gymnasium.make("underdeck/OneDeck-v0", **MAGE), gymnasium.make_vec("underdeck/OneDeck-v0", 6, **MAGE)
    one.reset(seed=1)
    many.reset(seed=1)
    ended, sampled = False, set()
    while not ended:
        ended = one.step(one.action_space.sample())[2]
    for _ in range(60):
        answers = many.action_space.sample()
        assert many.action_space.contains(answers)
        sampled |= set(answers.tolist())
        many.step(answers)
    assert len(sampled) > 3


def test_games_of_seeds_in_a_list_are_followed_by_the_same_games():
    ends = []
    for _ in range(2):
        env = Batch("onedeck", num_envs=2, **MAGE)
        env.reset(seed=[5, 9])
        seen = [env.step([0, 0])[0]["observation"] for _ in range(60)]
        ends.append(numpy.stack(seen))
    assert numpy.array_equal(*ends)


def test_a_game_that_is_over_takes_no_more_answers():
    env = Party("onedeck", **MAGE)
    played(env, 2)
    with pytest.raises(Refusal, match="over"):
        env.step(0)
    seats = Seats("onedeck", **MAGE)
    seats.reset(seed=2)
    while not any(seats.terminations.values()):
        seats.step(seats.action_space(seats.agent_selection).sample())
    with pytest.raises(Refusal, match="over"):
        seats.step(0)
    seats.step(None)
    for late in (seats.last, lambda: seats.step(0), lambda: seats.step(None)):
        with pytest.raises(Refusal, match="over"):
            late()
