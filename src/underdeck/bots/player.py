"""How a bot is asked: with a sampled world and the questions it may answer."""

from collections.abc import Callable
from typing import Protocol

from underdeck.bots.greedy import Greedy, Outlook, outlook
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


def sampled_world(match: Match, seat: int) -> State:
    """A world as that seat sees it, with all that is hidden drawn anew."""
    world: State = match.game.resample(match.state, seat, len(match.log))
    return world


def ask(bot: Bot, match: Match) -> Choice:
    """The bot's answer to one of the match's questions."""
    decisions = match.decisions
    world = sampled_world(match, decisions[0].seat) if bot.needs_world else match.state
    return bot.choose(world, decisions)


def odds(match: Match, seat: int, action: Action, samples: int) -> Outlook:
    """How an answer is likely to go, over that many sample rolls."""
    return outlook(sampled_world(match, seat), seat, action, samples)
