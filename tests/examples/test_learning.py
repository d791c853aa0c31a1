"""The learner of the examples, but for its network: what it collects, what it reckons and what it draws."""

import runpy

import numpy
import pytest

from examples.test_lanterns import ROOT
from underdeck.environments import Batch

LEARNER = runpy.run_path(str(ROOT / "examples" / "learn_onedeck.py"))
GAMES = 4


@pytest.fixture
def rollout():
    env = Batch("onedeck", num_envs=GAMES, reward="progress", width=LEARNER["WIDTH"], **LEARNER["GAME"])
    seen, _ = env.reset(seed=1)
    return LEARNER["collect"](env, seen, LEARNER["any_answer"], 60, numpy.zeros(GAMES))[0]


def test_what_is_collected_belongs_together(rollout):
    assert rollout.numbers.shape[:2] == rollout.rewards.shape == rollout.actions.shape == (60, GAMES)
    chosen = numpy.take_along_axis(rollout.masks, rollout.actions[..., None], 2)
    assert chosen.all() and len(rollout.returns) == len(rollout.outcomes) == rollout.ended.sum() > 0
    assert numpy.exp(-rollout.chances) == pytest.approx(rollout.masks.sum(2))
    point = LEARNER["point"](rollout, 2, 5.0)
    assert point.answers == 2 * 60 * GAMES and 0 <= point.progress < 0.5
    assert f"of {rollout.ended.sum()} games won" in LEARNER["told"](point)


def test_what_went_better_than_it_seemed():
    rewards, values = numpy.array([[0.0], [1.0], [0.0]]), numpy.array([[0.5], [0.5], [0.25]])
    ended, last = numpy.array([[False], [True], [False]]), numpy.array([2.0])
    found = LEARNER["advantages"](rewards, values, ended, last)
    gamma, decay = LEARNER["GAMMA"], LEARNER["GAMMA"] * LEARNER["LAMBDA"]
    assert found[2, 0] == pytest.approx(gamma * 2.0 - 0.25)
    assert found[1, 0] == pytest.approx(1.0 - 0.5)
    assert found[0, 0] == pytest.approx(gamma * 0.5 - 0.5 + decay * found[1, 0])


def test_the_curve_is_drawn_beside_the_bots(tmp_path):
    point = LEARNER["Point"]
    curve = [point(100 * step, step, 10, step / 20, step / 10) for step in range(1, 9)]
    assert LEARNER["smooth"]([1.0, 3.0, 5.0], 2) == [1.0, 2.0, 4.0]
    LEARNER["draw"](curve, {"random": 0.0, "skilled": 0.4}, tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<?xml")
    come = LEARNER["bots_come"](2)
    assert 0 <= come["random"] < come["skilled"] <= 1
