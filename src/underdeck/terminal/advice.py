"""Advice in the line mode: the best answer with its reasons, or the odds of all answers."""

from collections.abc import Callable

from underdeck.bots.advice import Advice
from underdeck.bots.adviser import advise, mind_for, shared_questions
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import Match
from underdeck.match.facet import MatchFacet
from underdeck.plugin.registry import plugin_of
from underdeck.terminal.odds import advice_nodes, remember_odds, remembered_odds
from underdeck.text.advice import ALWAYS, ODDS, OFF, advice_text, chance_of, figures_of, game_chance
from underdeck.text.commands import COMMAND_WORDS, words_in
from underdeck.text.rulebook import fold
from underdeck.text.words import Words

Numbered = Callable[[int, Action], str]
"""Returns the number of an answer on the screen; '' if it has only words."""


class Adviser:
    def __init__(self, match: Match, words: Words) -> None:
        self.match = match
        self.words = words
        self.plugin = plugin_of(match.header.game, match.header.mix)
        self.odds = remembered_odds()
        self.answers: list[tuple[int, Action]] = []
        self.known: dict[frozenset[int], Advice] = {}
        """After these answers, for which seats."""

    def on(self, decision: Decision) -> Advice:
        """Return the advice, computed once for each question. Among several heroes it is about the one who should
        act."""
        if self.odds == OFF:
            raise Refusal("odds-off-here")
        return self.thought(
            decision, shared_questions(self.plugin, self.match, decision, MatchFacet.of(self.plugin).people(self.match))
        )

    def thought(self, decision: Decision, beside: list[Decision]) -> Advice:
        if self.answers != self.match.log:
            self.answers, self.known = self.match.log[:], {}
        seats = frozenset((decision.seat, *[each.seat for each in beside]))
        if seats not in self.known:
            nodes = advice_nodes()
            self.known[seats] = advise(mind_for(self.plugin, nodes), self.match, decision, nodes, beside)
        return self.known[seats]

    def best(self, decision: Decision) -> tuple[int, Action]:
        advice = self.on(decision)
        return advice.seat, advice.prospects[advice.best].action

    def hint(self, decision: Decision, number: Numbered) -> list[str]:
        """Return the best answer as it is numbered on the screen, and the lines of its reasons."""
        seat, action = self.best(decision)
        asked = self.match.decision_of(seat)
        told = advice_text(self.words, self.match, asked, self.match.view(seat), self.on(decision))
        first, *rest = told.sentences(self.words.text)
        place = number(seat, action)
        says = self.words.text("hint-says", number=place or "none", answer=first)
        return [says, *([] if place else [self.words.text("hint-type", words=self.match.write(action))]), *rest]

    def odds_lines(self, decision: Decision, number: Numbered) -> list[str]:
        """Return all answers with their win probabilities and expected values; the best one has a star."""
        text, advice = self.words.text, self.on(decision)
        decision = self.match.decision_of(advice.seat)
        view = self.match.view(decision.seat)

        def label(action: Action) -> str:
            return self.words.full_answer(self.match.write(action), decision, view)

        lines = [text("odds-now", chance=chance_of(advice.prospects[advice.best], text))]
        for place, prospect in enumerate(advice.prospects):
            figures = [figure.text for figure in figures_of(prospect, text)]
            if prospect.twin is not None:
                figures = [text("advice-same-as", answer=number(advice.seat, prospect.twin) or label(prospect.twin))]
            star = "✦" if place == advice.best else " "
            chance = chance_of(prospect, text)
            told = " · ".join([label(prospect.action), *figures])
            lines.append(f"{star}{number(advice.seat, prospect.action):>3}  {chance:>6}  {told}")
        return [*lines, advice_text(self.words, self.match, decision, view, advice).how]

    def beside(self, decision: Decision, action: Action) -> str:
        """Return the win probability beside an answer, if the setting is to see it always."""
        if self.odds != ALWAYS or len(decision.options) < 2:
            return ""
        advice = self.on(decision)
        if advice.seat != decision.seat and not MatchFacet.of(self.plugin).said_once(
            decision.kind, self.match.write(action)
        ):
            advice = self.thought(decision, [])  # of the hero who should not go on there is advice too
        for prospect in advice.prospects:
            if prospect.action == action:
                return f"  [{game_chance(chance_of(prospect, self.words.text), self.words.text)}]"
        return ""

    def set(self, word: str) -> str:
        """Set the odds to off, on request or always."""
        odds = words_in(self.words.text, COMMAND_WORDS).get(fold(word), word.lower())
        if odds not in ODDS:
            spoken = [self.words.text(f"odds-word-{each}") for each in ODDS]
            raise Refusal("unknown-odds", name=word, choices=choices(spoken))
        self.odds = odds
        remember_odds(odds)
        return self.words.text("odds-set", odds=odds)
