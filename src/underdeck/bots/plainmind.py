"""A mind for any game: plays on from every answer in sampled worlds with a quick bot, and counts the wins.

It needs nothing but the rules and a bot, so a game that brings no mind of its own has one all the same.
"""

import math
from collections.abc import Sequence
from typing import Any

from underdeck.bots.advice import Advice, Prospect, Reason, Stop
from underdeck.bots.player import Bot, best_bot, make_bot, sampled_world
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.game import Game
from underdeck.match import Match
from underdeck.match.facet import MatchFacet
from underdeck.match.match import find_game
from underdeck.match.stops import in_order
from underdeck.plugin.base import Plugin
from underdeck.plugin.shares import share_of

USUAL_NODES = 2000
LONGEST = 600
"""The number of answers after which a playout counts as undecided."""

SHORTEST = 20
"""The fewest answers of a playout; with less budget left none begins."""

GLANCES = 4
"""The number of worlds in a quick estimate."""

SEED = 11
PRIOR = 2.0
"""The imagined games with an equal share that each rate begins with: a few playouts are no certainty."""

HABIT = "plain-habit"
"""The only reason that this mind gives for an answer."""


class Tally:
    """Counts the results of the games after one answer."""

    __slots__ = ("count", "ended", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.ended = 0
        """Of these games, those that the answer itself ended, with nothing left to chance."""
        self.total = 0.0
        self.squares = 0.0

    def add(self, share: float, at_once: bool) -> None:
        self.count += 1
        self.ended += at_once
        self.total += share
        self.squares += share * share

    def mean(self, usual: float) -> float:
        return (self.total + PRIOR * usual) / (self.count + PRIOR) if not self.certain else self.total / self.count

    @property
    def certain(self) -> bool:
        return 0 < self.count == self.ended

    @property
    def error(self) -> float:
        """Return the standard error of the mean; never 0 while anything was left to chance."""
        if self.certain:
            return 0.0
        n = self.count + PRIOR
        mean = (self.total + PRIOR / 2) / n
        return math.sqrt(max((self.squares + PRIOR / 2) / n - mean * mean, 0.0) / n)


class PlainMind:
    def __init__(self, plugin: Plugin) -> None:
        self.plugin = plugin
        self.game: Game = find_game(plugin.name, plugin.packs)[0]

    def value(self, world: Any, seat: int) -> float:
        """Return the share of wins in a few worlds that look like this one."""
        name = self.game.seats(world)[seat]
        if world.outcome is not None:
            return share_of(self.plugin, world.outcome, name)
        bot = self.bot()
        shares = [self.play_on(self.game.resample(world, seat, SEED + n), bot, name)[0] for n in range(GLANCES)]
        usual = self.usual(world)
        return (sum(shares) + PRIOR * usual) / (len(shares) + PRIOR)

    def advise(
        self,
        match: Match,
        decision: Decision,
        budget: int = 0,
        stop: Stop | None = None,
        beside: Sequence[Decision] = (),
    ) -> Advice:
        """Try each answer in the same worlds, so that they differ by the answer and not by luck."""
        if beside:
            decisions = [decision, *beside]
            next_seat, _ = self.bot().choose(sampled_world(match, decision.seat), decisions)
            decision = next(each for each in decisions if each.seat == next_seat)
            beside = [each for each in decisions if each is not decision]
        seat, options = decision.seat, decision.options
        name = match.seats[seat]
        habit = self.habit(match, decision)
        tallies = [Tally() for _ in options]
        left = budget or USUAL_NODES
        worlds, spent = 0, SHORTEST * len(options)
        while left >= spent and len(options) > 1 and not (stop is not None and stop()):
            spent = 0
            world = self.game.resample(match.state, seat, SEED + len(match.log) * 7919 + worlds)
            for option, tally in zip(options, tallies, strict=True):
                trial = world.clone()
                self.game.step(trial, seat, option)
                if beside and MatchFacet.of(self.plugin).said_once(decision.kind, match.write(option)):
                    for other in beside:
                        self.game.step(trial, other.seat, option)
                at_once = trial.outcome is not None and trial.reveals == world.reveals
                share, nodes = self.play_on(trial, self.bot(), name)
                tally.add(share, at_once)
                spent += 1 + nodes
            left -= spent
            worlds += 1
        return self.weighed(decision, tallies, habit, self.usual(match.state), worlds)

    def weighed(self, decision: Decision, tallies: list[Tally], habit: int, usual: float, worlds: int) -> Advice:
        """Return the advice: the quick bot's answer, unless another is better by more than the standard error."""
        wins = [tally.mean(usual) for tally in tallies]
        top = max(range(len(wins)), key=lambda place: (wins[place], place == habit))
        error = math.hypot(tallies[top].error, tallies[habit].error)
        best = top if wins[top] - wins[habit] > error else habit
        prospects = [
            Prospect(option, win, tally.error, {}, ("win",) if tally.certain else ())
            for option, win, tally in zip(decision.options, wins, tallies, strict=True)
        ]
        exact = all(tally.certain for tally in tallies)
        reasons = [Reason(HABIT, {}, 0.0)] if worlds and best == habit else []
        samples = 0 if exact else worlds
        return Advice(decision.seat, decision.kind, wins[best], prospects, best, reasons, samples)

    def habit(self, match: Match, decision: Decision) -> int:
        """Return the place of the answer that the quick bot would give."""
        if len(decision.options) == 1:
            return 0
        _, action = self.bot().choose(sampled_world(match, decision.seat), [decision])
        return decision.options.index(action)

    def bot(self) -> Bot:
        """Return a new quick bot: one playout must not influence the next."""
        return make_bot(best_bot(self.plugin.name), SEED, self.plugin.name)

    def play_on(self, world: Any, bot: Bot, name: str, longest: int = LONGEST) -> tuple[float, int]:
        """Play on with the bot; return that player's share of victory and the number of answers."""
        for nodes in range(longest):
            if world.outcome is not None:
                return share_of(self.plugin, world.outcome, name), nodes
            asked = in_order(self.game.decisions(world), self.plugin.name)
            seat, action = only_answer(asked[0]) or bot.choose(world, asked if self.plugin.party else asked[:1])
            self.game.step(world, seat, action)
        return self.usual(world), longest

    def usual(self, world: Any) -> float:
        """Return the share of a player about whom nothing is known."""
        return 0.5 if self.plugin.party else 1 / len(self.game.seats(world))


def only_answer(decision: Decision) -> tuple[int, Action] | None:
    return (decision.seat, decision.options[0]) if len(decision.options) == 1 else None
