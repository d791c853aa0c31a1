"""The line mode: one question, one line of answer. It needs no terminal, reads pipes, and keeps every answer on
disk."""

import re

from underdeck.bots import TableBots, ask
from underdeck.games.onedeck.bots.expert import Expert
from underdeck.games.onedeck.bots.mind import SEED
from underdeck.games.onedeck.drawing import Lines
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.view_types import View
from underdeck.games.onedeck.text.words import OneDeckText
from underdeck.games.onedeck.typed_answers import Choice, all_choices, understand
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.digits import whole_number
from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match
from underdeck.match.driver import players_of
from underdeck.match.facet import MatchFacet
from underdeck.match.story import story_of
from underdeck.plugin.registry import plugin_of
from underdeck.terminal.advice import Adviser, Numbered
from underdeck.terminal.console import Console, screen_width, wrap
from underdeck.terminal.journal import Journal
from underdeck.terminal.paint import NARROWEST, Paper, colored, plain
from underdeck.text.listing import find_cards, rule_lines

GROUPED = ("cover", "add", "pick", "pay", "store", "throw", "convert", "discard")
"""The answers that are dice: many to a line."""

BOT_SEED = 7


class Menu:
    """The answers as they are numbered on the screen. Answers that are not printed have no number, only words."""

    def __init__(self, match: Match, people: list[int]) -> None:
        self.numbered: list[Choice] = []
        self.anytime: list[Choice] = []
        self.done: Choice | None = None
        self.loose_dice = False  # convert and discard, said in words
        hurt = {hero.hero: hero.damage + hero.poison for hero in match.view(0).heroes}
        for choice in all_choices(match, people):
            words = choice.words.split()
            kind = choice.decision.kind
            if words[0] == "done":
                self.done = choice
            elif kind == "placing" and words[0] in ("convert", "discard"):
                self.loose_dice = True
            elif choice.anytime and kind != "avert-defeat":
                if words[0] == "return" or hurt[words[1]]:  # drinking in vain is possible, but not worth a number
                    self.anytime.append(choice)
            else:
                self.numbered.append(choice)

    def pick(self, number: int) -> Choice:
        """Return the answer with that number; 0 is «done»."""
        if self.done is not None and number == 0:
            return self.done
        counted = [*self.numbered, *self.anytime]
        if not 1 <= number <= len(counted):
            raise Refusal("number-action", text=str(number))
        return counted[number - 1]


class Session(Console):
    def __init__(self, journal: Journal, words: OneDeckText, color: bool) -> None:
        super().__init__(journal, words.text, colored if color else plain, max(NARROWEST, screen_width()))
        self.words = words
        self.adviser = Adviser(self.match, words)
        self.plugin = plugin_of("onedeck", self.match.header.mix)
        self.people = MatchFacet.of(self.plugin).people(self.match)
        self.players = players_of(self.match)
        self.bots = TableBots("onedeck", BOT_SEED)
        self.warned = (-1, "")
        """The deadly answer that was not carried out yet, and when."""
        self.commands |= {
            "?": self.explain, "help": self.help, "how": self.how, "log": self.show_log,
            "hint": self.hint, "odds": self.odds, "rules": self.rules, "cards": self.cards,
            "door": self.door, "sheet": self.sheet,
        }  # fmt: skip

    def run(self, resumed: bool) -> None:
        """Ask until the game is over or the player leaves. What happened before a resumption is in the log."""
        if not resumed:
            self.report(self.match.events)
        while self.match.outcome is None or self.taken_back():
            if self.let_others_answer():
                self.show()
                self.obey(self.read())
        self.end()

    @property
    def asked(self) -> list[Decision]:
        """Return the questions for the people at this terminal."""
        return self.turn().first()

    def report(self, events: list[Event]) -> None:
        for event in events:
            self.say("  " + self.words.event(event))

    @property
    def view(self) -> View:
        view: View = self.match.view(0)
        return view

    @property
    def drawing(self) -> Lines:
        return Lines(self.words, self.view, Paper(self.paint, self.width))

    def show(self) -> None:
        """Print the question and its numbered answers, and the table if something changed."""
        if self.shown != len(self.match.log):
            print()
            if self.view.result is None:
                print("\n".join(self.drawing.table()))
            else:  # the game is over, check-marks are being placed
                self.sheet("")
            self.shown = len(self.match.log)
        decisions = self.asked
        question = self.words.question(decisions[0], self.view)
        if len(self.match.seats) > 1 and len(decisions) == 1:
            question = self.words.labelled(self.words.hero_name(self.match.seats[decisions[0].seat]), question)
        print()
        for line in wrap(question, self.width):
            print(self.paint(line, "title"))
        self.list_choices()

    def list_choices(self) -> None:
        menu = Menu(self.match, self.people)
        view = self.view
        group = ""
        row = ""
        for number, choice in enumerate(menu.numbered, 1):
            answer = self.words.answer(choice.words, choice.decision, view)
            if choice.verb not in GROUPED:
                self.flush(row)
                row = group = ""
                self.say(f" {number:>3}  {answer}{self.adviser.beside(choice.decision, choice.action)}")
                continue
            label = self.text(f"group-{choice.verb}")
            if len(view.heroes) > 1:
                label += f" ({self.words.hero_name(choice.words.split()[1])})"
            if label != group:
                self.flush(row)
                row = "      " + self.words.labelled(label, "").rstrip()
                group = label
            die = choice.words.split()[2] if choice.verb == "cover" else choice.words.split()[-1]
            chance = self.adviser.beside(choice.decision, choice.action).lstrip()
            entry = f"   {number:>2} {self.paint(answer, die[0])}{chance and ' ' + chance}"
            if visible(row + entry) > self.width:
                self.flush(row)
                row = "        "
            row += entry
        self.flush(row)
        if menu.done is not None:
            answer = self.words.answer(menu.done.words, menu.done.decision, view)
            self.say(f"   0  {answer}{self.adviser.beside(menu.done.decision, menu.done.action)}")
        if menu.loose_dice:
            self.quiet(self.text("also-dice-three" if view.conversion_dice == 3 else "also-dice"))
        if menu.anytime:
            answers = [
                f"{number} {self.words.answer(choice.words, choice.decision, view)}"
                f"{self.adviser.beside(choice.decision, choice.action)}"
                for number, choice in enumerate(menu.anytime, len(menu.numbered) + 1)
            ]
            self.quiet(self.words.labelled(self.text("group-anytime"), " · ".join(answers)))

    def flush(self, row: str) -> None:
        if row:
            print(row)

    def obey_answer(self, typed: str) -> None:
        if whole_number(typed) >= 0:
            choice = Menu(self.match, self.people).pick(whole_number(typed))
            answers = [(choice.decision.seat, choice.action)]
        else:
            answers = understand(self.match, self.words, self.words.notation(typed))
            for seat, _ in answers:
                if seat not in self.people:
                    raise Refusal("bot-answers", name=self.words.hero_name(self.match.seats[seat]))
        for seat, action in self.for_all_seats(answers):
            self.warn(seat, action)
            self.submit(seat, action)

    def warn(self, seat: int, action: Action) -> None:
        """Ask again for an answer that loses the game while others do not."""
        words, decision = self.match.write(action), self.match.decision_of(seat)
        deadly = self.words.deadly([self.match.write(option) for option in decision.options], self.view)
        if words in deadly and self.warned != (len(self.match.log), words):
            self.warned = (len(self.match.log), words)
            raise Refusal("deadly", answer=self.words.full_answer(words, decision, self.view))

    def for_all_seats(self, answers: list[tuple[int, Action]]) -> list[tuple[int, Action]]:
        """Return the answers for all seats: a player of all heroes says «done» once (R-20)."""
        if answers[0][1] == (do.DONE,) and self.asked[0].kind == "placing":
            return [(decision.seat, (do.DONE,)) for decision in self.asked]
        return answers

    def explain(self, rest: str) -> None:
        decision = self.asked[0]
        self.say("  " + self.words.why(decision, self.view), "  " + self.text("rules-behind"))
        for rule in self.words.rules_behind(decision, self.view):
            self.say(f"    {rule.id}  {rule.text}")

    def help(self, rest: str) -> None:
        self.say(*self.text("help").split("\n"))

    def how(self, rest: str) -> None:
        self.say(*self.words.how_to_play(len(self.view.heroes)).split("\n"))

    def show_log(self, rest: str) -> None:
        for line in history(self.match, self.words) or [self.text("log-empty")]:
            self.say("  " + line)

    def hint(self, rest: str) -> None:
        """Print the best answer with its reasons; for dice, where the others should go then."""
        decision = self.asked[0]
        for line in self.adviser.hint(decision, self.numbered()):
            self.say("  " + line)
        bot = Expert(SEED)
        own = None if len(self.asked) > 1 else decision
        if decision.kind == "placing" and ask(bot, self.match, own) == self.adviser.best(decision) and bot.habit.plan:
            plan = ", ".join([self.match.write(step) for step in bot.habit.plan])
            self.say("  " + self.text("hint-plan", plan=plan))

    def odds(self, rest: str) -> None:
        """Print the odds of all answers, or change the setting for them."""
        if rest:
            self.say("  " + self.adviser.set(rest))
            return
        for line in self.adviser.odds_lines(self.asked[0], self.numbered()):
            self.say("  " + line)

    def numbered(self) -> Numbered:
        """Return the numbers of the menu; 0 is «done» for any seat."""
        menu = Menu(self.match, self.people)
        found = {(each.decision.seat, each.action): at for at, each in enumerate([*menu.numbered, *menu.anytime], 1)}
        if menu.done is not None:
            found |= {(decision.seat, menu.done.action): 0 for decision in self.asked}
        return lambda seat, action: str(found.get((seat, action), ""))

    def rules(self, rest: str) -> None:
        introduction = self.words.introduction(len(self.view.heroes))
        for line in rule_lines(self.words, self.words.rules_in(self.view.edition), rest, introduction):
            self.say(line)

    def cards(self, rest: str) -> None:
        for row in find_cards(self.words.listing(self.view.edition), rest):
            origin = self.text(f"origin-{row['origin']}")
            self.say("  " + self.words.labelled(f"{row['name']} [{row['id']}] ({origin})", str(row["text"])))

    def door(self, rest: str) -> None:
        """Print the card behind an open door."""
        doors = [door.card for door in self.view.doors]
        number = whole_number(rest)
        if not 1 <= number <= len(doors) or doors[number - 1] is None:
            raise Refusal("no-such-door", text=rest)
        shown = self.view.doors[number - 1]
        for card in (shown.card, shown.second):
            if card is not None:
                print("\n".join(self.drawing.card_lines(card)))

    def sheet(self, rest: str) -> None:
        """Print the campaign sheets of this game."""
        self.say(*self.drawing.sheet_lines() or ["  " + self.text("no-sheet")])

    def end(self) -> None:
        tone = "good" if self.match.outcome == "victory" else "bad"
        self.say("", self.paint(self.words.ending(self.match, ()).text, tone))
        self.finish()


def visible(text: str) -> int:
    return len(re.sub(r"\033\[[\d;]*m", "", text))


def history(match: Match, words: OneDeckText) -> list[str]:
    """Return the game so far, from its record."""
    return [words.event(event) for _, event in story_of(match)]
