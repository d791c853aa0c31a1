"""The plain line mode for any game: the view as a list, one question, one line of answer."""

from collections.abc import Mapping
from typing import Any

import msgspec

from underdeck.bots import TableBots
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.digits import whole_number
from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal
from underdeck.match.driver import players_of
from underdeck.match.facet import MatchFacet
from underdeck.match.story import story_of
from underdeck.plugin.registry import plugin_of
from underdeck.terminal.advice import Adviser, Numbered
from underdeck.terminal.console import Console, screen_width, wrap
from underdeck.terminal.journal import Journal
from underdeck.terminal.paint import colored, plain
from underdeck.text.commands import places_called
from underdeck.text.listing import find_cards, rule_lines, view_lines
from underdeck.text.words import Words

BOT_SEED = 7
UNSHOWN = ("seat",)


class PlainSession(Console):
    def __init__(self, journal: Journal, words: Words, color: bool) -> None:
        super().__init__(journal, words.text, colored if color else plain, screen_width())
        self.words = words
        self.game = words.game
        self.plugin = plugin_of(words.game)
        self.people = MatchFacet.of(self.plugin).people(self.match)
        self.players = players_of(self.match)
        self.adviser = Adviser(self.match, words)
        self.bots = TableBots(self.game, BOT_SEED)
        self.commands |= {
            "?": self.explain, "help": self.help, "how": self.how, "hint": self.hint, "odds": self.odds,
            "log": self.show_log, "rules": self.rules, "cards": self.cards,
        }  # fmt: skip

    def run(self, resumed: bool) -> None:
        if not resumed:
            self.report(self.match.events)
        while self.match.outcome is None or self.taken_back():
            if self.let_others_answer():
                self.show(self.question())
                self.obey(self.read())
        self.end()

    def question(self) -> Decision:
        asked = self.let_others_answer()
        if not asked:
            raise Refusal("game-over")
        return asked[0]

    def report(self, events: list[Event]) -> None:
        for event in events:
            if event.seats is None or set(event.seats) & set(self.people):
                self.say("  " + self.words.event(event))

    def show(self, decision: Decision) -> None:
        if self.shown != len(self.match.log):
            print()
            for line in view_lines(self.view_of(decision.seat), self.name, self.text):
                self.say(line)
            self.shown = len(self.match.log)
        view = self.match.view(decision.seat)
        question = self.words.question(decision, view)
        if len(self.people) > 1:
            question = self.words.labelled(self.words.sitter(self.match.seats[decision.seat]), question)
        print()
        for line in wrap(question, self.width):
            print(self.paint(line, "title"))
        for number, option in enumerate(decision.options, 1):
            answer = self.words.full_answer(self.match.write(option), decision, view)
            self.say(f" {number:>3}  {answer}{self.adviser.beside(decision, option)}")

    def view_of(self, seat: int) -> Mapping[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self.match.view(seat))
        return {key: part for key, part in found.items() if key not in UNSHOWN}

    def name(self, id: str) -> str:
        return self.words.name_of(id) or id

    def obey_answer(self, typed: str) -> None:
        decision = self.question()
        number = whole_number(typed)
        if number >= 0 and not 1 <= number <= len(decision.options):
            raise Refusal("number-action", text=typed)
        self.submit(decision.seat, decision.options[number - 1] if number > 0 else self.understand(typed, decision))

    def understand(self, typed: str, decision: Decision) -> Action:
        """The notation, or the words on the screen."""
        words = self.words.notation(typed)
        try:
            return self.match.read(decision.seat, words)
        except Refusal:
            view = self.match.view(decision.seat)
            written = [self.match.write(option) for option in decision.options]
            labels = [self.words.full_answer(each, decision, view) for each in written]
            found = places_called(typed, words, [*zip(written, labels, strict=True)])
            if len(found) != 1:
                raise
            return decision.options[found[0]]

    def explain(self, rest: str) -> None:
        decision = self.question()
        view = self.match.view(decision.seat)
        self.say("  " + self.words.why(decision, view))
        for rule in self.words.rules_behind(decision, view):
            self.say(f"    {rule.id}  {rule.text}")

    def help(self, rest: str) -> None:
        self.say(*self.text("plain-help").split("\n"))

    def how(self, rest: str) -> None:
        self.say(*self.text.fallback("how-to-play", "").split("\n"))

    def hint(self, rest: str) -> None:
        decision = self.question()
        for line in self.adviser.hint(decision, numbered(decision)):
            self.say("  " + line)

    def odds(self, rest: str) -> None:
        """Print the odds of all answers, or change the setting for them."""
        if rest:
            self.say("  " + self.adviser.set(rest))
            return
        decision = self.question()
        for line in self.adviser.odds_lines(decision, numbered(decision)):
            self.say("  " + line)

    def show_log(self, rest: str) -> None:
        self.report([event for _, event in story_of(self.match)])

    def rules(self, rest: str) -> None:
        for line in rule_lines(self.words, self.words.rules, rest):
            self.say(line)

    def cards(self, rest: str) -> None:
        for row in find_cards(self.words.listing(), rest) if rest else self.words.listing():
            self.say("  " + self.words.labelled(f"{row['name']} [{row['id']}]", str(row["text"])))

    def end(self) -> None:
        ending = self.words.ending(self.match, ())
        self.say("", self.paint(ending.text, "title"), *ending.lines)
        self.finish()


def numbered(decision: Decision) -> Numbered:
    """Return the numbers of the answers as they are listed."""
    return lambda _, action: str(decision.options.index(action) + 1)
