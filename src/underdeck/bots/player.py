"""How a bot is asked: with a sampled world and the questions it may answer."""

from collections.abc import Callable
from typing import Protocol

from underdeck.bots.greedy import Greedy
from underdeck.bots.random import Random
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import Match
from underdeck.onedeck.state import State

Choice = tuple[int, Action]


class Bot(Protocol):
    needs_world: bool
    """Does it look at more than the options? Then a world is sampled for it."""

    def choose(self, world: State, decisions: list[Decision]) -> Choice: ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}


def make_bot(name: str, seed: int) -> Bot:
    if name not in BOTS:
        raise Refusal("unknown-bot", name=name, choices=choices(BOTS))
    return BOTS[name](seed)


def ask(bot: Bot, match: Match) -> Choice:
    """The bot's answer to one of the match's questions. It is shown a world with all that is hidden drawn anew."""
    decisions = match.decisions
    world = match.state
    if bot.needs_world:
        world = match.game.resample(match.state, decisions[0].seat, len(match.log))
    return bot.choose(world, decisions)
