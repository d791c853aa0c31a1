"""Learns One Deck Dungeon from nothing with masked PPO, in one file.

    pip install "underdeck[learn]"
    python examples/learn_onedeck.py [--answers 400000] [--seed 1] [--curve learn_onedeck.svg]

The network scores the answers that there are, by what they are (`answers`) and how things stand (`observation`); what
is no answer has no score, so nothing illegal is ever tried. The reward is progress towards victory. Our bots play the
same game for comparison.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy

import underdeck
from underdeck.bots import ask, make_bot
from underdeck.environments import Batch

GAME: dict[str, Any] = {"heroes": ["warrior"], "dungeon": "dragons-cave"}
WIDTH = 128
GAMES, STEPS = 64, 64
"""Answers between two updates: so many in each of the games."""
PAY = 10.0
"""For the whole way to victory."""
GAMMA, LAMBDA, CLIP = 0.997, 0.95, 0.2
EPOCHS, PARTS = 3, 8
RATE, ENTROPY, VALUE = 1e-3, 0.01, 0.5
HIDDEN, NAMED = 96, 12

SEEN = ("observation", "answers", "action_mask")
Seen = dict[str, Any]
Chosen = tuple[Any, Any, Any]
"""Answers, the logarithms of their chances, and what the positions seem to be worth."""
Policy = Callable[[Seen], Chosen]


class Point(NamedTuple):
    """Of the curve: the games that ended between two updates."""

    answers: int
    seconds: float
    """Of one core."""
    games: int
    won: float
    progress: float


class Rollout(NamedTuple):
    """`STEPS` answers in each of the games, in order."""

    numbers: Any
    answers: Any
    masks: Any
    actions: Any
    chances: Any
    values: Any
    rewards: Any
    ended: Any
    last: Any
    """What the positions after the last answer seem to be worth."""
    returns: list[float]
    outcomes: list[str]


def any_answer(seen: Seen) -> Chosen:
    """Each as likely as the next."""
    counts = seen["action_mask"].sum(1)
    actions = (RNG.random(len(counts)) * counts).astype(int)
    return actions, -numpy.log(counts), numpy.zeros(len(counts))


RNG = numpy.random.default_rng(1)


def collect(env: Batch, seen: Seen, policy: Policy, steps: int, sums: Any) -> tuple[Rollout, Seen]:
    """Plays on; `sums` is what was paid so far in the games that go on."""
    rows: list[tuple[Any, ...]] = []
    returns: list[float] = []
    outcomes: list[str] = []
    for _ in range(steps):
        actions, chances, values = policy(seen)
        after, rewards, ended, _, info = env.step(actions)
        rows.append((*[seen[name] for name in SEEN], actions, chances, values, PAY * rewards, ended))
        sums += rewards
        for number in numpy.flatnonzero(ended):
            returns.append(float(sums[number]))
            outcomes.append(info["outcome"][number])
        sums *= ~ended
        seen = after
    columns: list[Any] = [numpy.stack(column) for column in zip(*rows, strict=True)]
    columns += [policy(seen)[2], returns, outcomes]
    return Rollout(*columns), seen


def advantages(rewards: Any, values: Any, ended: Any, last: Any) -> Any:
    """How much better it went than it seemed to be worth (GAE)."""
    found = numpy.zeros_like(values)
    ahead = numpy.zeros_like(last)
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - ended[step]
        surprise = rewards[step] + GAMMA * last * goes_on - values[step]
        ahead = surprise + GAMMA * LAMBDA * goes_on * ahead
        found[step], last = ahead, values[step]
    return found


def learn(answers: int, seed: int) -> list[Point]:
    """On one core: the network is too small to share, and so the same seed learns the same."""
    import torch

    torch.set_num_threads(1)
    torch.manual_seed(seed)
    env = Batch("onedeck", num_envs=GAMES, reward="progress", width=WIDTH, **GAME)
    network = made_network(env.single_observation_space)
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)

    def policy(seen: Seen) -> Chosen:
        with torch.no_grad():
            scores, values = network(*[torch.from_numpy(seen[name]) for name in SEEN])
            chosen = torch.distributions.Categorical(logits=scores)
            actions = chosen.sample()
            return actions.numpy(), chosen.log_prob(actions).numpy(), values.numpy()

    def update(rollout: Rollout) -> None:
        gains = advantages(rollout.rewards, rollout.values, rollout.ended, rollout.last)
        parts = (rollout.numbers, rollout.answers, rollout.masks, rollout.actions, rollout.chances, gains,
                 gains + rollout.values)  # fmt: skip
        flat = [torch.from_numpy(part.reshape(-1, *part.shape[2:])) for part in parts]
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(flat[0])).chunk(PARTS):
                numbers, answers, masks, actions, before, gain, worth = [part[rows] for part in flat]
                scores, values = network(numbers, answers, masks)
                chosen = torch.distributions.Categorical(logits=scores)
                ratio = (chosen.log_prob(actions) - before).exp()
                gain = ((gain - gain.mean()) / (gain.std() + 1e-8)).float()
                better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                loss = VALUE * (values - worth).square().mean() - better - ENTROPY * chosen.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()

    began = time.process_time()
    seen, _ = env.reset(seed=seed)
    sums = numpy.zeros(GAMES)
    curve: list[Point] = []
    updates = answers // (GAMES * STEPS)
    for number in range(updates):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - number / updates)
        rollout, seen = collect(env, seen, policy, STEPS, sums)
        update(rollout)
        curve.append(point(rollout, number + 1, time.process_time() - began))
        print(told(curve[-1]), flush=True)
    return curve


def made_network(space: Any) -> Any:
    """A score for every answer that there is, and the worth of the position."""
    import torch
    from torch import nn

    numbers, columns = space["observation"].shape[0], space["answers"].shape[1]
    verbs = int(space["answers"].high[0, 0])

    class Network(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.position = nn.Sequential(
                nn.Linear(numbers, 2 * HIDDEN), nn.ReLU(), nn.Linear(2 * HIDDEN, HIDDEN), nn.ReLU()
            )
            self.verbs = nn.Embedding(verbs + 1, NAMED)
            self.answer = nn.Linear(NAMED + columns - 1, HIDDEN)
            self.beside = nn.Linear(HIDDEN, HIDDEN, bias=False)
            self.score = nn.Linear(HIDDEN, 1)
            self.worth = nn.Linear(HIDDEN, 1)

        def forward(self, numbers: Any, answers: Any, masks: Any) -> tuple[Any, Any]:
            position = self.position(numbers)
            rows, places = masks.nonzero(as_tuple=True)
            there = answers[rows, places]
            answer = self.answer(torch.cat([self.verbs(there[:, 0].long()), there[:, 1:]], 1))
            scored = self.score(torch.relu(answer + self.beside(position)[rows])).squeeze(1)
            most = int(places.max()) + 1
            scores = scored.new_full((len(numbers), most), -1e9).index_put((rows, places), scored)
            return scores, self.worth(position).squeeze(1)

    return Network()


def point(rollout: Rollout, updates: int, seconds: float) -> Point:
    won = [outcome == "victory" for outcome in rollout.outcomes]
    games = max(1, len(won))
    return Point(updates * rollout.rewards.size, seconds, len(won), sum(won) / games, sum(rollout.returns) / games)


def told(at: Point) -> str:
    won = f"{at.won:.1%} of {at.games} games won"
    return f"{at.answers:9,} answers, {at.seconds:4.0f} s: progress {at.progress:.3f}, {won}"


def smooth(values: list[float], over: int = 8) -> list[float]:
    """The mean of the last few."""
    return [sum(values[max(0, end - over) : end]) / min(over, end) for end in range(1, len(values) + 1)]


def bots_come(games: int) -> dict[str, float]:
    """How far our own bots come in the same game on average."""
    observer = Batch("onedeck", **GAME).tables.observer
    found = {}
    for name in ("random", "novice", "skilled"):
        total = 0.0
        for seed in range(games):
            match, bot = underdeck.new("onedeck", seed=seed, **GAME), make_bot(name, seed, "onedeck")
            while match.outcome is None:
                match.submit(*ask(bot, match))
            total += observer.worth("progress", match.state, 0)
        found[name] = total / games
    return found


def draw(curve: list[Point], bots: dict[str, float], path: Path) -> None:
    from matplotlib import rcParams
    from matplotlib.figure import Figure

    rcParams["svg.hashsalt"] = "underdeck"
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    answers = [at.answers / 1000 for at in curve]
    axes.plot(answers, smooth([100 * at.progress for at in curve]), color="tab:orange", label="the learner")
    for name, come in bots.items():
        axes.axhline(100 * come, color="grey", linewidth=0.8, linestyle="--")
        axes.annotate(f"{name} bot", (answers[-1], 100 * come), fontsize=8, ha="right", va="bottom", color="grey")
    spent = f"thousands of answers ({curve[-1].seconds / 60:.1f} minutes on one core in all)"
    axes.set(xlabel=spent, ylabel="of the way to victory, %", ylim=(0, None))
    axes.legend(loc="center right")
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--answers", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("learn_onedeck.svg"))
    given = parser.parse_args()
    curve = learn(given.answers, given.seed)
    given.curve.with_suffix(".json").write_text(json.dumps([at._asdict() for at in curve]), encoding="utf-8")
    draw(curve, bots_come(40), given.curve)


if __name__ == "__main__":
    main()
