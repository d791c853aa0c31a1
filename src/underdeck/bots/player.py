"""How a bot is asked: with a sampled world and the questions it may answer."""

from typing import Any, Protocol

from underdeck.games import OURS, plugin_of
from underdeck.games.guard import GuardedBot
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import Match

Choice = tuple[int, Action]


class Bot(Protocol):
    @property
    def needs_world(self) -> bool:
        """Does it look at more than the options? Then a world is sampled for it."""

    def choose(self, world: Any, decisions: list[Decision]) -> Choice: ...


def bot_names(game: str) -> list[str]:
    """The last one is the best."""
    return list(plugin_of(game).bots())


def best_bot(game: str) -> str:
    return bot_names(game)[-1]


def make_bot(name: str, seed: int, game: str) -> Bot:
    bots = plugin_of(game).bots()
    if name not in bots:
        raise Refusal("unknown-bot", name=name, choices=choices(bots))
    bot: Bot = bots[name](seed) if game in OURS else GuardedBot(game, name, bots[name], seed)
    return bot


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
