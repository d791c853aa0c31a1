"""How a bot is asked: with a sampled world and the questions it may answer."""

from typing import Any, Protocol

from underdeck.bots.advice import SKILLED
from underdeck.games import OURS, plugin_of
from underdeck.games.guard import GuardedBot
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.digits import whole_number
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
    """Of those that answer at once."""
    names = bot_names(game)
    return SKILLED if SKILLED in names else names[-1]


def parts_of(name: str) -> tuple[str, str, int]:
    """`NAME[/TEMPER][:BUDGET]`: the bot, what it wants besides winning, and how many nodes it may look at.

    >>> parts_of("master/greedy:500"), parts_of("novice")
    (('master', 'greedy', 500), ('novice', '', 0))
    """
    word, _, budget = name.partition(":")
    base, _, temper = word.partition("/")
    return base, temper, max(0, whole_number(budget)) if budget else 0


def make_bot(name: str, seed: int, game: str) -> Bot:
    plugin = plugin_of(game)
    bots = plugin.bots()
    base, temper, budget = parts_of(name)
    if base not in bots or (temper and temper not in plugin.tempers):
        raise Refusal("unknown-bot", name=name, choices=choices([*bots, *[f"/{each}" for each in plugin.tempers]]))
    if game not in OURS:
        return GuardedBot(game, base, bots[base], seed)
    wishes = [budget, temper] if temper else [budget] if budget else []
    bot: Bot = bots[base](seed, *wishes)
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
