"""Asking a bot: with a sampled world and the questions it may answer."""

from collections.abc import Iterable
from typing import Any, Protocol

from underdeck.bots.advice import EXPERT, MASTER, Stop
from underdeck.bots.random import Random
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.digits import as_integer
from underdeck.kernel.refusal import Fault, Refusal
from underdeck.match import Match
from underdeck.plugin.guard import GuardedBot
from underdeck.plugin.registry import OURS, plugin_of
from underdeck.plugin.sitters import check_sitters as check_names
from underdeck.plugin.sitters import read_bot

Choice = tuple[int, Action]


class Bot(Protocol):
    @property
    def needs_world(self) -> bool:
        """Return whether the bot looks at more than the options. Then a world is sampled for it."""

    def choose(self, world: Any, decisions: list[Decision]) -> Choice: ...


def bot_names(game: str) -> list[str]:
    """Return the names of the bots, the best one last."""
    return list(plugin_of(game).bots())


def best_bot(game: str) -> str:
    """Return the best bot that answers at once. It plays if nobody names a bot."""
    return [name for name in bot_names(game) if name not in (EXPERT, MASTER)][-1]


def check_sitters(game: str, sitters: Iterable[str]) -> None:
    """Check that each sitter is a person, `bot`, or the name of a known bot."""
    check_names(plugin_of(game), sitters)


class TableBots:
    """The bots at one table, each made when it is first asked."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.known: dict[str, Bot] = {}
        self.absent: dict[str, Refusal] = {}
        """Names that no bot has, of an old record or a strange one, until that is told."""

    def of(self, name: str) -> Bot:
        """Return the bot of that name; the default bot for no name or an unknown one."""
        if name not in self.known:
            self.known[name] = self.make(name)
        return self.known[name]

    def make(self, name: str) -> Bot:
        usual = best_bot(self.game)
        try:
            return make_bot(name or usual, self.seed, self.game)
        except Fault:
            raise
        except Refusal as refusal:
            self.absent[name] = Refusal("bot-absent", reason=refusal.code).because(refusal)
            return make_bot(usual, self.seed, self.game)

    def news(self, name: str) -> Refusal | None:
        """Return why the default bot replaces the named one, if it does; only once."""
        return self.absent.pop(name, None)

    def forget(self, name: str) -> None:
        """Drop a bot that was interrupted: its memory belongs to an answer that was never given."""
        self.known.pop(name, None)

    def relieve(self, name: str) -> bool:
        """Replace a failing bot with a random one; return False if that has happened already."""
        if isinstance(self.of(name), Random):
            return False
        self.known[name] = Random(self.seed)
        return True


def make_bot(name: Any, seed: Any, game: str) -> Bot:
    """Make the bot `NAME[/TEMPER][:BUDGET]`, with a seed for its random choices."""
    plugin = plugin_of(game)
    named = read_bot(plugin, str(name))
    seed = as_integer(seed)
    if seed is None:
        raise Refusal("bot-seed")
    make = plugin.bots()[named.base]
    if game not in OURS:
        return GuardedBot(game, named.base, make, seed)
    wishes: dict[str, int | str] = {}
    if named.budget:
        wishes["budget"] = named.budget
    if named.temper:
        wishes["temper"] = named.temper
    bot: Bot = make(seed, **wishes)
    return bot


def sampled_world(match: Match, seat: int) -> Any:
    """Return a world that looks the same to that seat, with everything hidden drawn anew."""
    return match.game.resample(match.state, seat, len(match.log))


class Halt:
    """Tells a bot whether its answer is still wanted: once it is not, it never is again."""

    def __init__(self, unwanted: Stop) -> None:
        self.unwanted = unwanted
        self.called = False
        """An answer that was cut short: to be thrown away, for with all its thought it might be another."""

    def __call__(self) -> bool:
        self.called = self.called or self.unwanted()
        return self.called


def ask(bot: Bot, match: Match, decision: Decision | None = None, stop: Stop | None = None) -> Choice:
    """Return the bot's answer to one of the match's questions, or to the given one. A bot that thinks for long can be
    interrupted by `stop`."""
    decisions = match.decisions if decision is None else [decision]
    if decision is not None and len(decision.options) == 1:
        return decision.seat, decision.options[0]
    world = sampled_world(match, decisions[0].seat) if bot.needs_world else match.state
    if stop is None or not hasattr(bot, "stop"):
        return bot.choose(world, decisions)
    if stop():
        return decisions[0].seat, decisions[0].options[0]
    thinker: Any = bot
    thinker.stop = stop
    try:
        return bot.choose(world, decisions)
    finally:
        thinker.stop = None
