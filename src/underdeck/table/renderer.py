"""Renders a game in the language of a connection: its view with names, questions, events, the end."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from underdeck.bots.advice import Advice
from underdeck.kernel.decisions import Decision
from underdeck.kernel.events import Event
from underdeck.match import Match
from underdeck.match.story import Story
from underdeck.packs.outside import Refs
from underdeck.plugin.base import SPECTATOR
from underdeck.plugin.registry import plugin_of
from underdeck.progress.facet import ProgressFacet
from underdeck.table import wire
from underdeck.table.facet import TableFacet
from underdeck.text import Text
from underdeck.text.advice import advice_text, chance_of, figures_of, is_exact
from underdeck.text.facet import TextFacet
from underdeck.text.repeats import again, alike
from underdeck.text.view_ids import Found, finder_of, strings_in
from underdeck.text.words import Words

__all__ = ["SPECTATOR", "Renderer", "renderer_of"]

ANY = ""
"""The kind of an id whose type does not mark one."""


class Names(dict[tuple[str, str], str]):
    """The names by id and kind, each looked up once; '' for an id without a name."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __missing__(self, each: tuple[str, str]) -> str:
        id, kind = each
        self[each] = (self.words.name_of(id) if kind == ANY else self.words.named(kind, id)) or ""
        return self[each]


class Renderer:
    """Renders matches of one game in one language."""

    def __init__(self, game: str, language: str, packs: Refs = ()) -> None:
        self.plugin = plugin_of(game, packs)
        self.facet = TableFacet.of(self.plugin)
        self.words = TextFacet.of(self.plugin).table_words(language)
        self.text: Text = self.words.text
        self.names = Names(self.words)

    # Views

    def view(self, view: Any, seat: int) -> dict[str, Any]:
        """Return the view with names; for a spectator without what only players may see."""
        found: dict[str, Any] = msgspec.to_builtins(view)
        if seat == SPECTATOR:
            found = self.facet.public(found)
        found["names"] = self.naming(type(view), found)
        return found | self.words.additions(view)

    def naming(self, type_: type, view: dict[str, Any]) -> dict[str, str]:
        """Return the names of all ids in the view; of all strings that have a name, if its types mark no ids."""
        find = finder_of(type_)
        ids: Found = {}
        if find is None:
            ids = dict.fromkeys(strings_in(view), ANY)
        else:
            find(view, ids)
        return {each[0]: name for each in ids.items() if (name := self.names[each])}

    # Questions

    def question(self, match: Match, decision: Decision, view: Any) -> wire.Question:
        offered = [match.write(option) for option in decision.options]
        deadly = self.words.deadly(offered, view)
        options = [
            wire.Option(
                words,
                self.words.full_answer(words, decision, view),
                self.words.grave(words, decision, view),
                self.words.change(words, decision, view),
                words in deadly,
            )
            for words in offered
        ]
        text = self.words.question(decision, view)
        return wire.Question(
            decision.seat,
            decision.kind,
            text,
            self.words.why(decision, view),
            self.rules_behind(decision, view),
            options,
            [wire.WayText(way.label, way.steps) for way in self.words.ways(offered, decision, view)],
        )

    def rules_behind(self, decision: Decision, view: Any) -> list[wire.RuleText]:
        return [wire.RuleText(rule.id, rule.text) for rule in self.words.rules_behind(decision, view)]

    def advice(self, match: Match, decision: Decision, advice: Advice, version: int) -> wire.AdviceText:
        """Return the advice as a message. `match` is the one at the time of the question."""
        told = advice_text(self.words, match, decision, match.view(decision.seat), advice)
        prospects = [
            wire.Prospect(
                match.write(each.action),
                each.win,
                each.error,
                is_exact(each),
                chance_of(each, self.text),
                [wire.Figure(*figure) for figure in figures_of(each, self.text)],
                match.write(each.twin) if each.twin is not None else "",
            )
            for each in advice.prospects
        ]
        return wire.AdviceText(
            seat=decision.seat,
            version=version,
            now=advice.now,
            words=prospects[advice.best].words,
            label=told.best,
            text=" ".join(told.sentences(self.text)),
            pros=told.pros,
            cons=told.cons,
            next=told.next,
            how=told.how,
            samples=advice.samples,
            prospects=prospects,
        )

    # What happened

    def event(self, event: Event) -> str:
        return self.words.event(event)

    def line(self, n: int, event: Event) -> wire.Line:
        facts = event.facts
        die = facts.get("die", 0)
        return wire.Line(
            n,
            self.event(event),
            event.kind,
            who=str(facts.get(self.facet.about, "")),
            die=die if isinstance(die, int) else 0,
            card=next((str(facts[name]) for name in self.facet.cards_told if name in facts), ""),
            other=str(facts.get("other", "")),
            joke=self.words.aside(event),
            speech=self.words.speech(event),
        )

    def lines(self, events: Sequence[tuple[int, Event]], before: Event | None = None) -> list[wire.Line]:
        """Return the lines of events. Repeated ones are one line; `before` is the last event that was shown."""
        lines: list[wire.Line] = []
        last = before
        for n, event in events:
            repeated = last is not None and alike(last, event, self.facet.counted)
            last = again(last) if last is not None and repeated else event
            line = self.line(n, last)
            if repeated and lines:
                lines[-1] = msgspec.structs.replace(line, again=lines[-1].again)
            else:
                lines.append(msgspec.structs.replace(line, again=repeated))
        return lines

    def given_up(self) -> wire.Over:
        """Return the end of a game that was given up (R-57)."""
        return wire.Over("abandoned", self.text("outcome-given-up"), [])

    def over(self, match: Match, story: Story = ()) -> wire.Over | None:
        if match.outcome is None:
            return None
        ending = self.words.ending(match, story)
        moments = [wire.Moment(*moment) for moment in ending.moments]
        deed = None if match.header.position else ProgressFacet.of(self.plugin).deed(match, story)
        return wire.Over(match.outcome, ending.text, ending.lines, moments, deed)

    def may_know(self, event: Event, seat: int) -> bool:
        if event.seats is None:
            return True
        return event.kind in self.facet.vague if seat == SPECTATOR else seat in event.seats

    def latest(self, story: Story, seat: int) -> Event | None:
        """Return the last event that the seat was shown, with the number of its repeats."""
        found: Event | None = None
        for _, event in reversed(story):
            if not self.may_know(event, seat):
                continue
            if found is not None and not alike(found, event, self.facet.counted):
                break
            found = event if found is None else again(found)
        return found


MOST_RENDERERS = 64


@lru_cache(MOST_RENDERERS)
def renderer_of(game: str, language: str, packs: Refs = ()) -> Renderer:
    return Renderer(game, language, packs)
