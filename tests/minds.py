"""Minds that say what a test wants."""

import threading

from underdeck.bots.advice import Advice, Prospect
from underdeck.bots.facet import BotsFacet
from underdeck.plugin.registry import plugin_of


class Scripted:
    """The chances of the answers in their order; nothing for those that follow."""

    def __init__(self, *wins, exact=(), reasons=(), samples=40, figures=None):
        self.wins, self.exact, self.reasons, self.samples = wins, exact, list(reasons), samples
        self.figures = figures or {}
        self.budgets = []

    def value(self, world, seat):
        return 0.5

    def advise(self, match, decision, budget=0, stop=None):
        self.budgets.append(budget)
        wins = [*self.wins, *[0.0] * len(decision.options)][: len(decision.options)]
        prospects = [
            Prospect(option, win, 0.0 if at in self.exact else 0.03, self.figures, ("win",) if at in self.exact else ())
            for at, (option, win) in enumerate(zip(decision.options, wins, strict=True))
        ]
        return Advice(
            decision.seat, decision.kind, max(wins), prospects, wins.index(max(wins)), self.reasons, self.samples
        )


def use(monkeypatch, plugin, mind):
    monkeypatch.setattr(type(BotsFacet.of(plugin_of(plugin.name))), "mind", lambda self: mind, raising=False)
    return mind


class Ponderer:
    """Thinks until it is stopped, or until it may answer."""

    needs_world = False

    def __init__(self):
        self.stop = None
        self.thinking = threading.Event()
        self.answering = threading.Event()
        self.stopped = threading.Event()

    def choose(self, world, decisions):
        stop = self.stop
        self.thinking.set()
        while not stop():
            if self.answering.wait(0.01):
                return decisions[0].seat, decisions[0].options[-1]
        self.stopped.set()
        return decisions[0].seat, decisions[0].options[0]
