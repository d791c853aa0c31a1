"""How a bot is asked: with a sampled world and the questions it may answer."""

from collections.abc import Callable
from typing import Any, Protocol

from underdeck.bots.greedy import Greedy, Outlook, outlook
from underdeck.bots.random import Random
from underdeck.bots.stick import Sensible
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import Match
from underdeck.onedeck.state import State

Choice = tuple[int, Action]


class Bot(Protocol):
    needs_world: bool
    """Does it look at more than the options? Then a world is sampled for it."""

    def choose(self, world: Any, decisions: list[Decision]) -> Choice: ...


BOTS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "onedeck": {"random": Random, "greedy": Greedy},
    "stick": {"random": Random, "sensible": Sensible},
}
"""By game; the last one is the best."""


def best_bot(game: str) -> str:
    return list(BOTS[game])[-1]


def make_bot(name: str, seed: int, game: str = "onedeck") -> Bot:
    if name not in BOTS[game]:
        raise Refusal("unknown-bot", name=name, choices=choices(BOTS[game]))
    return BOTS[game][name](seed)


def sampled_world(match: Match, seat: int) -> Any:
    """A world as that seat sees it, with all that is hidden drawn anew."""
    return match.game.resample(match.state, seat, len(match.log))


def ask(bot: Bot, match: Match, decision: Decision | None = None) -> Choice:
    """The bot's answer to one of the match's questions, or to the one named."""
    decisions = match.decisions if decision is None else [decision]
    if decision is not None and len(decision.options) == 1:
        return decision.seat, decision.options[0]
    world = sampled_world(match, decisions[0].seat) if bot.needs_world else match.state
    return bot.choose(world, decisions)


def odds(match: Match, seat: int, action: Action, samples: int) -> Outlook:
    """How an answer in One Deck Dungeon is likely to go, over that many sample rolls."""
    world: State = sampled_world(match, seat)
    return outlook(world, seat, action, samples)
