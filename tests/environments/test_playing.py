"""The environments play the same games as everybody else, and pay for what was chosen."""

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
        (lambda: Batch("onedeck", num_envs=2).reset(seed=[1]), "vector-count"),
        (lambda: Seats("stick", players=1), "players-count"),
        (lambda: Party("onedeck", width=1), "vector-width"),
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
    assert env.tables.games.game.digest(env.tables.games.states[0]) == before
    seats = Seats("stick", players=2)
    seats.reset(seed=1)
    with pytest.raises(Refusal, match="there is no answer number"):
        seats.step(None)
    rounds = Rounds("stick", players=2)
    rounds.reset(seed=1)
    with pytest.raises(Refusal, match="seat_0 is asked and has no answer"):
        rounds.step({})
    with pytest.raises(Refusal, match="there is no answer number 200"):
        rounds.step({"seat_0": 200, "seat_1": 200})


def test_a_game_that_is_over_takes_no_more_answers():
    env = Party("onedeck", **MAGE)
    played(env, 2)
    with pytest.raises(Refusal, match="over"):
        env.step(0)
