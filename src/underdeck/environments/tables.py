"""Running games with their observations and rewards."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy
from gymnasium.spaces import Dict

from underdeck.environments.facet import EnvironmentsFacet
from underdeck.environments.observer import VICTORY
from underdeck.environments.spaces import ANSWERS, BOUND, MASK, NUMBERS, Answers, observation_space
from underdeck.forms.facet import FormsFacet
from underdeck.kernel.decisions import Decision
from underdeck.kernel.refusal import Refusal, choices
from underdeck.lab.facet import LabFacet
from underdeck.match.facet import MatchFacet
from underdeck.packs.outside import chosen
from underdeck.plugin.base import RANDOM
from underdeck.plugin.registry import plugin_of
from underdeck.plugin.shares import share_of
from underdeck.vector import WIDTH, Games

Seen = dict[str, Any]
"""An observation: arrays by the names of its space."""


class Tables:
    """Running games with at most `width` answers to a question. The setup has the settings of a new game, with defaults
    for the others."""

    def __init__(
        self,
        game: str,
        seeds: Iterable[int],
        *,
        reward: str = VICTORY,
        width: int = WIDTH,
        packs: Sequence[str] = (),
        **setup: Any,
    ) -> None:
        self.plugin = plugin_of(game, chosen(game, packs))
        self.observer = EnvironmentsFacet.of(self.plugin).observer()
        rewards = (VICTORY, *self.observer.rewards)
        if reward not in rewards:
            raise Refusal("unknown-reward", name=str(reward), choices=choices(rewards))
        self.reward = reward
        whole = LabFacet.of(self.plugin).sim_setups(FormsFacet.of(self.plugin).filled(setup), RANDOM)[0]
        self.games = Games(game, seeds, width=width, packs=packs, **whole)
        self.paid_seats = 1 if self.plugin.party else self.games.seat_count
        """A party is paid alike."""
        self.worths = [self.worth_of(number) for number in range(len(self.games))]

    def check_reset(self, options: Any) -> None:
        """Refuse settings in a reset: games differ only by their seed. Other options are ignored."""
        if options is not None and not isinstance(options, Mapping):
            raise Refusal("environment-reset", found=type(options).__name__)
        for name in (*(field.id for field in self.plugin.fields), "packs", "reward", "width"):
            if options and name in options:
                raise Refusal("environment-options", name=name)

    def spaces(self) -> tuple[Dict, Answers]:
        """Return the spaces of observations and of answers."""
        return observation_space(self.observer, self.games.width), Answers(self.games.width)

    def begin(self, number: int, seed: int) -> None:
        self.games.begin(number, seed)
        self.worths[number] = self.worth_of(number)

    def worth_of(self, number: int) -> list[float]:
        """Return the value of every seat."""
        state = self.games.states[number]
        if self.reward != VICTORY:
            found = [self.observer.worth(self.reward, state, seat) for seat in range(self.paid_seats)]
        elif state.outcome is None:
            found = [0.0] * self.paid_seats
        else:
            found = [
                share_of(self.plugin, state.outcome, name) for name in self.games.game.seats(state)[: self.paid_seats]
            ]
        return found * (self.games.seat_count // self.paid_seats)

    def pay(self, number: int) -> list[float]:
        """Return by how much every seat's value has grown since the last payment."""
        before = self.worths[number]
        self.worths[number] = self.worth_of(number)
        return [now - had for now, had in zip(self.worths[number], before, strict=True)]

    def questions(self, number: int) -> list[Decision]:
        """Return all questions of a game. The first one asked answers a question to the whole party."""
        asked = self.games.game.decisions(self.games.states[number])
        shared = self.plugin.party and asked and asked[0].kind not in MatchFacet.of(self.plugin).own_questions
        return asked[:1] if shared else asked

    def see(self, number: int, seat: int, decision: Decision | None) -> Seen:
        """Return the observation of that seat; the decision is its question, if any."""
        return self.seen_in(self.games.states[number], seat, decision)

    def seen_in(self, state: Any, seat: int, decision: Decision | None) -> Seen:
        mask, told = numpy.zeros(self.games.width, numpy.int8), array("f")
        if decision is not None:
            told = array("f", self.observer.describe(state, decision))
            mask[: len(decision.options)] = 1
        return self.arrays(array("f", self.observer.observe(state, seat)), told, mask)

    def see_all(self) -> Seen:
        """Return the observations of all games, each as the asked seat sees it, one row each."""
        games, observer = self.games, self.observer
        numbers, told = array("f"), array("f")  # much faster than numpy's own way from a list
        for state, seat, decision in zip(games.states, games.seats, games.asked, strict=True):
            numbers += array("f", observer.observe(state, seat))
            if decision is not None:
                told += array("f", observer.describe(state, decision))
        masks = numpy.frombuffer(bytes(games.masks), numpy.int8).reshape(len(games), games.width).copy()
        return self.arrays(numbers, told, masks)

    def arrays(self, numbers: "array[float]", told: "array[float]", mask: Any) -> Seen:
        """Return the observation of one game or of many, as the mask has them."""
        columns = len(self.observer.answer_names)
        answers = numpy.zeros((*mask.shape, columns), numpy.float32)
        rows = numpy.frombuffer(told, numpy.float32).reshape(-1, columns)
        numpy.clip(rows[:, 1:], -BOUND, BOUND, out=rows[:, 1:])
        answers[mask.view(numpy.bool_)] = rows
        seen = numpy.frombuffer(numbers, numpy.float32).reshape(*mask.shape[:-1], -1)
        return {NUMBERS: numpy.clip(seen, -BOUND, BOUND, out=seen), ANSWERS: answers, MASK: mask}

    def info(self, number: int) -> dict[str, Any]:
        """Return the info besides the observation: the question and the seat, or the outcome."""
        state, decision = self.games.states[number], self.games.asked[number]
        if decision is None:
            return {"outcome": state.outcome}
        return {"question": decision.kind, "seat": self.games.game.seats(state)[decision.seat]}

    def written(self, number: int) -> str:
        """Return the question and its answers as text, numbered as in the action space."""
        games = self.games
        state, decision = games.states[number], games.asked[number]
        if decision is None:
            return str(state.outcome)
        lines = [f"{games.game.seats(state)[decision.seat]}: {decision.kind}"]
        lines += [f"{place:3} {games.game.write_action(state, each)}" for place, each in enumerate(decision.options)]
        return "\n".join(lines)


def check_render(mode: str | None, modes: Sequence[str]) -> str | None:
    if mode is not None and mode not in modes:
        raise Refusal("environment-render", name=str(mode), choices=choices(modes))
    return mode


def party_tables(game: str, seeds: Iterable[int], **told: Any) -> Tables:
    """Return the games of a party, for which one agent answers; refuse a game of rivals."""
    tables = Tables(game, seeds, **told)
    if not tables.plugin.party:
        raise Refusal("environment-rivals", name=game)
    return tables
