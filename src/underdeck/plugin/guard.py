"""Guards around third-party games: their errors become faults that name the game, and other games continue.

Our own games have no guard, so that their errors show where they happen.
"""

import traceback
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.refusal import Fault, Refusal

OWN_PACKAGE = __name__.partition(".")[0]
LONGEST_ANSWER = 80
STATE = ("clone", "events", "outcome", "reveals", "rng")
SEVERAL = (list, tuple)
RESULTS: dict[str, tuple[type, ...]] = {
    "decisions": (list,), "seats": SEVERAL, "waiting": SEVERAL, "hidden": (set, frozenset), "write_action": (str,),
    "position": (str,), "digest": (str,),
}  # fmt: skip
"""The types that methods of a game must return. Messages name the first one."""


def one_line(error: BaseException) -> str:
    """Return an error in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def package_of(thing: object) -> str:
    return type(thing).__module__.partition(".")[0]


def package_at(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__")).partition(".")[0]


def source_line(package: str, error: BaseException) -> str:
    """Return the last line of a package that led to an error, or the last line at all."""
    steps = list(traceback.walk_tb(error.__traceback__))
    own = [step for step in steps if package_at(step[0]) == package]
    frame, line = (own or steps)[-1]
    return f"{Path(frame.f_code.co_filename).name}:{line} ({frame.f_code.co_name})"


def place_in(method: Any) -> str:
    """Return the file and line of a method."""
    code = getattr(getattr(method, "__func__", method), "__code__", None)
    return f"{Path(code.co_filename).name}:{code.co_firstlineno} ({code.co_name})" if code else repr(method)


def raised(name: str, package: str, error: BaseException, bot: str = "") -> Fault:
    return fault(name, one_line(error), source_line(package, error), bot)


def fault(name: str, why: str | Refusal, place: str, bot: str = "") -> Fault:
    reason = why.code if isinstance(why, Refusal) else why
    if bot:
        found = Fault("bot-fault", name=name, bot=bot, reason=reason, place=place)
    else:
        found = Fault("game-fault", name=name, reason=reason, place=place)
    found.cause = why if isinstance(why, Refusal) else None
    return found


def is_end(error: BaseException) -> bool:
    """Return whether the program itself was stopped. A game that raises `SystemExit` is at fault."""
    *_, (last, _) = traceback.walk_tb(error.__traceback__)
    return isinstance(error, SystemExit) and package_at(last) == OWN_PACKAGE


class GuardedGame:
    """The rules of a third-party game. Their errors and unusable results become a `Fault`."""

    def __init__(self, name: str, game: Any) -> None:
        self.name = name
        self.game = game
        self.package = package_of(game)

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.game, name)
        return self.guarded(name, found) if callable(found) else found

    def guarded(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*facts: Any, **named: Any) -> Any:
            try:
                result = method(*facts, **named)
                wrong = self.wrong(name, facts, result)
            except Refusal:
                raise
            except (Exception, SystemExit) as error:
                if is_end(error):
                    raise
                raise raised(self.name, self.package, error) from error
            if wrong is not None:
                raise fault(self.name, wrong, place_in(method))
            return result

        return call

    def wrong(self, name: str, facts: tuple[Any, ...], result: Any) -> Refusal | None:
        """Return the fault in the result of a method; None if it is usable."""
        if name in RESULTS and not isinstance(result, RESULTS[name]):
            return Refusal("fault-result", found=type(result).__name__, wanted=RESULTS[name][0].__name__)
        if name == "decisions":
            return wrong_questions(facts[0], result)
        if name in ("start", "from_position"):
            missing = [part for part in STATE if not hasattr(result, part)]
            return Refusal("fault-state", missing=", ".join(missing)) if missing else None
        return wrong_view(result) if name == "view" else None


def wrong_view(view: Any) -> Refusal | None:
    try:
        sound = isinstance(msgspec.to_builtins(view), dict)
    except (TypeError, ValueError, RecursionError) as error:  # something in it that nobody could be sent
        return Refusal("fault-view", found=one_line(error))
    return None if sound else Refusal("fault-view", found=type(view).__name__)


def wrong_questions(state: Any, decisions: list[Any]) -> Refusal | None:
    if not decisions and state.outcome is None:
        return Refusal("fault-nobody-asked")
    for decision in decisions:
        if not isinstance(decision, Decision):
            return Refusal("fault-question", found=type(decision).__name__)
        if not decision.options:
            return Refusal("fault-no-answers", kind=decision.kind)
    return None


class GuardedBot:
    """A bot of a third-party game. Its errors and impossible answers become a `Fault` of the bot."""

    def __init__(self, game: str, name: str, make: Callable[[int], Any], seed: int) -> None:
        self.game = game
        self.name = name
        self.make = make
        self.seed = seed
        self.bot: Any = None
        """Made at its first question, so that a broken bot affects only games that need it."""

    @property
    def needs_world(self) -> bool:
        return bool(self.guarded(lambda: self.made().needs_world))

    def made(self) -> Any:
        if self.bot is None:
            self.bot = self.make(self.seed)
        return self.bot

    def choose(self, world: Any, decisions: list[Decision]) -> tuple[int, Action]:
        given = self.guarded(lambda: self.made().choose(world, decisions))
        if not is_offered(given, decisions):
            wrong = Refusal("fault-answer", answer=repr(given)[:LONGEST_ANSWER])
            raise fault(self.game, wrong, place_in(self.bot.choose), self.name)
        seat, action = given
        return seat, action

    def guarded(self, act: Callable[[], Any]) -> Any:
        try:
            return act()
        except (Exception, SystemExit) as error:
            if is_end(error):
                raise
            package = str(getattr(self.make, "__module__", "")).partition(".")[0]
            raise raised(self.game, package, error, self.name) from error


def is_offered(given: Any, decisions: list[Decision]) -> bool:
    """Return whether it is a pair of an asked seat and one of its answers."""
    if not isinstance(given, tuple) or len(given) != 2:
        return False
    return any(decision.seat == given[0] and given[1] in decision.options for decision in decisions)
