"""Random walks through whole games, from nothing but a game's declarations."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from underdeck.forms.facet import FormsFacet
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.game import Game
from underdeck.kernel.refusal import Refusal
from underdeck.kernel.rng import Rng
from underdeck.lab.facet import LabFacet
from underdeck.plugin.base import Plugin
from underdeck.plugin.fields import BOT, ME, ONE, PLAYERS, SEATS, SEVERAL, SWITCH

MOST_ANSWERS = 50_000
"""The answers after which a random game counts as endless."""
MOST_TRIES = 50

Setup = dict[str, Any]
Facts = dict[str, str | int]
Look = Callable[[Any, int], None]


class Broken(AssertionError):
    """A law that a game does not keep: the name of its message, and the facts."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Facts = facts


def any_answer(decisions: list[Decision], rng: Rng) -> tuple[int, Action]:
    decision = decisions[rng.below(len(decisions))]
    return decision.seat, decision.options[rng.below(len(decision.options))]


def asked_as_ever(game: Game, state: Any) -> list[Decision]:
    return game.decisions(state)


def nothing_more(state: Any) -> None:
    """Check nothing more, for a game whose states have no known counts."""


@dataclass(frozen=True)
class Walk:
    """How to walk through one game at random: the laws hold for every game."""

    name: str
    game: Callable[[], Game]
    """The game with the real cards."""
    far: Callable[[], Game]
    """The game with cards with which aimless play sees everything."""
    any_setup: Callable[[Rng], Setup]
    answer: Callable[[list[Decision], Rng], tuple[int, Action]] = any_answer
    check: Callable[[Any], None] = nothing_more
    """Checks what must always hold in its states."""
    share: int = 1
    """The divisor of the number of examples, for games that are longer."""
    asks: Callable[[Game, Any], list[Decision]] = asked_as_ever
    """Returns the questions in a sampled world; a game that keeps questions in its state must ask again."""


def walk_of(plugin: Plugin) -> Walk:
    """Return the walk through any game."""

    def rules() -> Game:
        return plugin.rules()[0]

    def any_declared_setup(rng: Rng) -> Setup:
        refused = ""
        for _ in range(MOST_TRIES):
            setup = declared_setup(plugin, rng)
            try:
                rules().start(setup, 1)
            except Refusal as refusal:
                refused = str(refusal)
                continue
            return setup
        raise Broken("setup", tries=MOST_TRIES, reason=refused)

    return Walk(plugin.name, rules, rules, any_declared_setup)


def declared_setup(plugin: Plugin, rng: Rng) -> Setup:
    """Return any value of any field and option with which aimless players reach an end."""
    setup: Setup = {}
    for field in plugin.fields:
        known = [choice.id for choice in FormsFacet.of(plugin).choices(field.id, setup, "en")]
        rng.shuffle(order := list(range(len(known))))
        some = [known[i] for i in order]
        if field.kind in (SEATS, SEVERAL) and some:
            sizes = field.sizes or plugin.sizes
            setup[field.id] = some[: sizes[rng.below(len(sizes))]]
        elif field.kind == SWITCH:
            setup[field.id] = bool(rng.below(2))
        elif field.kind == ONE and some and (field.needed or rng.below(2)):
            setup[field.id] = some[0]
    setup["options"] = {name: values[rng.below(len(values))] for name, values in plugin.options.items()}
    playable = LabFacet.of(plugin).sim_setups(setup, "random")
    return playable[rng.below(len(playable))]


def sent_by_forms(plugin: Plugin, setup: Setup, seats: list[str]) -> Iterator[tuple[str, Setup]]:
    """Iterate over the same setup as each face sends it; if seats have no names, the browser sends their number."""
    who = {name: BOT if place else ME for place, name in enumerate(seats)}
    field = next((field for field in plugin.fields if field.kind == SEATS), None)
    if field is None:
        yield "list", setup
    elif setup.get(field.id):
        yield "list", {**setup, field.id: seats}
    else:
        yield "count", {**setup, field.id: len(seats)}
    yield "table", {**setup, PLAYERS: who}


def wander(
    walk: Walk,
    game: Game,
    setup: Setup,
    seed: int,
    look: Look = lambda state, step: None,
    most: int = MOST_ANSWERS,
) -> Any:
    """Play at random to the end, checking as we go; `look` sees the state before every answer."""
    state = game.start(setup, seed)
    rng = Rng(seed ^ 0x5EED)
    for step in range(most):
        walk.check(state)
        decisions = game.decisions(state)
        check_questions(state, decisions)
        if state.outcome is not None:
            return state
        look(state, step)
        seat, action = walk.answer(decisions, rng)
        game.step(state, seat, action)
    raise Broken("endless", answers=most)


def check_questions(state: Any, decisions: list[Decision]) -> None:
    """Check that somebody is asked exactly while the game runs; each seat one question, with different answers."""
    if bool(decisions) != (state.outcome is None):
        raise Broken("asks-when-over", outcome=state.outcome) if decisions else Broken("nobody-asked")
    seats = [decision.seat for decision in decisions]
    if len(set(seats)) != len(seats):
        raise Broken("asked-twice", kinds=", ".join([decision.kind for decision in decisions]))
    for decision in decisions:
        if not decision.options:
            raise Broken("no-answers", kind=decision.kind, seat=decision.seat)
        if len(set(decision.options)) != len(decision.options):
            raise Broken("same-answers", kind=decision.kind, seat=decision.seat)
