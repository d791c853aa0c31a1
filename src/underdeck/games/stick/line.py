"""The line mode of The Order of the Stick: people and bots round one screen, hands hidden from each other."""

import sys
from dataclasses import dataclass, replace

from underdeck.bots import TableBots
from underdeck.games.stick.drawing import Lines, percents
from underdeck.games.stick.rules.view_types import View
from underdeck.games.stick.table import Table
from underdeck.games.stick.text.words import ASK_RULES, StickText
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.digits import whole_number
from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import Match
from underdeck.match.driver import Turn, players_of
from underdeck.match.facet import MatchFacet
from underdeck.match.stops import NEVER, STOPS
from underdeck.match.story import replay, story_of
from underdeck.plugin.registry import plugin_of
from underdeck.table.facet import TableFacet
from underdeck.terminal.advice import Adviser
from underdeck.terminal.console import Console, screen_width, wrap
from underdeck.terminal.journal import Journal
from underdeck.terminal.paint import NARROWEST, Paper, colored, plain
from underdeck.terminal.session import numbered
from underdeck.text.advice import OFF
from underdeck.text.commands import places_called
from underdeck.text.listing import find_cards, rule_lines
from underdeck.text.repeats import together
from underdeck.text.rulebook import fold

ME = "me"
BOT = "bot"
SITTERS = (ME, BOT)
TURN, BATTLE = "turn", "battle"
"""How long a player passes automatically."""
MANY_LINES = 8
"""The lines from which on each turn is one paragraph."""

MOST_MEANT = 4
"""Answers that a refusal names where a line could mean several."""

MOST_LINES = 14
"""The most lines of what happened meanwhile; the rest is in the log."""

WITH_TABLE = ("starting", "shadow", "start", "remove")
"""The questions that need the whole table, once in a turn."""

WITH_MAP = ("move", "fight", "further", "flee", "teleport", "shoo", "lure", "snipe", "leap")
TOLD_AT_THE_END = ("score", "team-score", "winner")
MINOR = (
    "new-battle", "battle-attack", "battle-defend", "battle-player", "chooses-shtick", "no-shtick", "rolls", "wins",
    "equipped", "unequipped", "drew-cards", "first-here", "flipped", "unflipped-all",
)  # fmt: skip
"""The events that are left out of past turns with many."""

VAGUE, COUNTED = Table.vague, Table.counted

BATTLES = ("battle-attack", "battle-defend", "battle-player")
BOT_SEED = 7
CLEAR = "\033[2J\033[3J\033[H"


@dataclass(slots=True)
class Line:
    """An event, and the number of answers before it."""

    answers: int
    event: Event


class StickSession(Console):
    help_short = "os-help-short"

    def __init__(self, journal: Journal, words: StickText, color: bool) -> None:
        self.words = words
        super().__init__(journal, words.text, colored if color else plain, max(NARROWEST, screen_width()))
        self.plugin = plugin_of("stick")
        self.people = MatchFacet.of(self.plugin).people(self.match)
        self.players = players_of(self.match)
        self.bots = TableBots("stick", BOT_SEED)
        self.adviser = Adviser(self.match, words)
        self.skips: dict[int, str] = {}
        """Who passes until the end of this battle, or until their next turn."""
        self.meanwhile: dict[int, list[Line]] = {seat: [] for seat in self.people}
        self.typed: list[int] = []
        """Numbers of the answers that were not given by bots or settings."""
        self.at_screen = -1
        """The person who looks at the screen now."""
        self.whole = True
        """Is the whole table to be shown next time?"""
        self.panel: list[str] = []
        """The battle as it stands on the screen."""
        self.drawn: dict[int, int] = {}
        """The turn in which each person last saw the whole table."""
        self.commands |= {
            "?": self.explain, "help": self.help, "how": self.how, "log": self.show_log, "hint": self.hint,
            "odds": self.odds, "rules": self.rules, "cards": self.cards, "stops": self.set_stops,
            "look": self.look, "skip": self.skip,
        }  # fmt: skip

    def run(self, resumed: bool) -> None:
        house = self.words.house_rules(self.view.options)
        if house:
            self.say(house)
        if resumed:
            self.typed = chosen_answers(self.match, self.people)
        else:
            self.report(self.match.events)
        while self.let_others_answer():
            decision = self.next_question()
            self.hand_over(decision.seat)
            self.show(decision)
            self.obey(self.read())
        self.end()

    def next_question(self) -> Decision:
        """Return the question of whoever looks at the screen, else the first."""
        asked = self.turn().first()
        mine = [decision for decision in asked if decision.seat == self.at_screen]
        return (mine or asked)[0]

    def turn(self) -> Turn:
        players = [replace(each, stop=NEVER) if n in self.skips else each for n, each in enumerate(self.players)]
        return Turn(self.match, players)

    def report(self, events: list[Event]) -> None:
        """Keep what happened for everybody at the screen who may know it, until they look."""
        for event in events:
            if event.kind in TOLD_AT_THE_END:
                continue
            for seat in self.people:
                if event.seats is None or seat in event.seats:
                    self.meanwhile[seat].append(Line(len(self.match.log), event))
            self.stop_skipping(event)

    def stop_skipping(self, event: Event) -> None:
        for seat, until in list(self.skips.items()):
            own_turn = event.kind == "turn" and event.facts["seat"] == self.match.seats[seat]
            if own_turn or (until == BATTLE and (event.kind == "turn" or event.kind in BATTLES)):
                del self.skips[seat]

    def hand_over(self, seat: int) -> None:
        """Hand the screen to another person, so that nobody sees others' cards."""
        if seat == self.at_screen or len(self.people) == 1:
            self.at_screen = seat
            return
        first = self.at_screen == -1
        self.at_screen = seat
        self.shown = -1
        self.panel = []
        who = self.words.character(self.match.seats[seat])
        if not sys.stdin.isatty():
            print(self.text("os-hand-over-piped", who=who))
            return
        if not first:
            print(CLEAR, end="")
        print(self.text("os-hand-over", who=who))
        next(self.lines, None)
        print(CLEAR, end="", flush=True)

    def view_of(self, seat: int) -> View:
        view: View = self.match.view(seat)
        return TableFacet.of(self.plugin).without_odds(view) if self.adviser.odds == OFF else view

    @property
    def view(self) -> View:
        return self.view_of(max(self.at_screen, 0))

    def drawing_of(self, view: View) -> Lines:
        return Lines(self.words, view, Paper(self.paint, self.width))

    def catch_up(self) -> None:
        """Print what happened since this person last looked: line by line, or turn by turn if it is much."""
        events = together([line.event for line in self.meanwhile[self.at_screen]], COUNTED)
        self.meanwhile[self.at_screen] = []
        told: list[str] = []
        much = len(events) > MANY_LINES
        last = max([i for i, event in enumerate(events) if event.kind == "turn"], default=0)
        for i, event in enumerate(events):
            if much and i < last and event.kind in MINOR:
                continue
            if told and much and event.kind != "turn":
                told[-1] += " " + self.words.event(event)
            else:
                told.append("  " + self.words.event(event))
        if told:
            print()
        folded = [part for line in told for part in wrap(line, self.width)]
        if len(folded) > MOST_LINES:
            self.say("  " + self.text("os-meanwhile-cut"))
        for part in folded[-MOST_LINES:]:
            print(part)

    def show(self, decision: Decision) -> None:
        """Print what happened, as much of the table as the question needs, the question and its numbered answers."""
        view = self.view
        if self.shown != len(self.match.log):
            self.catch_up()
            for line in self.scene(decision, view):
                self.say(line)
            self.shown = len(self.match.log)
        question = self.words.question(decision, view)
        if len(self.people) > 1:
            question = self.words.labelled(self.words.character(self.match.seats[decision.seat]), question)
        print()
        for line in wrap(question, self.width):
            print(self.paint(line, "title"))
        self.list_answers(decision, view)

    def list_answers(self, decision: Decision, view: View) -> None:
        """Print one line for each answer, with known odds; cards to unequip share a line."""
        odds = view.battle.shtick_odds if view.battle is not None else {}
        unequip: list[str] = []
        for number, option in enumerate(decision.options, 1):
            verb, _, id = self.match.write(option).partition(" ")
            if verb == "unequip":
                change = self.words.change(f"{verb} {id}", decision, view)
                unequip.append(f"{number}) {self.words.name('loot', id)} ({change})")
                continue
            self.list_unequip(unequip)
            chances = self.text("os-chances", **percents(odds[id])) + "  " if id in odds else ""
            self.say(f" {number:>3}  {chances}{self.label(option, decision)}{self.adviser.beside(decision, option)}")
        self.list_unequip(unequip)

    def list_unequip(self, answers: list[str]) -> None:
        if answers:
            self.say("      " + self.words.labelled(self.text("os-group-unequip"), " · ".join(answers)))
            answers.clear()

    def scene(self, decision: Decision, view: View) -> list[str]:
        """Return the whole table once in a turn and on request; else the map, or the battle alone."""
        drawing = self.drawing_of(view)
        battle = drawing.battle(chances=not (view.battle and view.battle.shtick_odds))
        if self.whole or (decision.kind in WITH_TABLE and self.drawn.get(decision.seat) != view.turn):
            self.whole = False
            self.drawn[decision.seat] = view.turn
            self.panel = battle
            return [*drawing.table(), *battle]
        if decision.kind in WITH_MAP:
            return [*drawing.own_floor(), *drawing.here_lines()]
        news = [] if battle == self.panel else battle
        self.panel = battle
        return news

    def redraw(self, rest: str) -> None:
        self.shown = -1
        self.whole = True

    def label(self, option: Action, decision: Decision) -> str:
        return self.words.answer(self.match.write(option), decision, self.view_of(decision.seat))

    def question(self) -> Decision:
        """Return the question of the person at the screen, after answers of bots and settings."""
        self.let_others_answer()
        return self.match.decision_of(self.at_screen)

    def obey_answer(self, typed: str) -> None:
        decision = self.question()
        action = self.understand(typed, decision)
        self.typed.append(len(self.match.log))
        self.submit(decision.seat, action)

    def understand(self, part: str, decision: Decision) -> Action:
        """A number, the notation, or the words on the screen."""
        number = whole_number(part)
        if number >= 0:
            if not 1 <= number <= len(decision.options):
                raise Refusal("number-action", text=part)
            return decision.options[number - 1]
        words = self.words.notation(part)
        try:
            return self.match.read(decision.seat, words)
        except Refusal:
            labels = [self.label(option, decision) for option in decision.options]
            written = [self.match.write(option) for option in decision.options]
            found = places_called(part, words, [*zip(written, labels, strict=True)])
            if len(found) > 1:
                meant = ", ".join([written[place] for place in found[:MOST_MEANT]])
                raise Refusal("ambiguous-action", text=part, choices=meant) from None
            if not found:
                raise
            return decision.options[found[0]]

    def explain(self, rest: str) -> None:
        decision = self.question()
        view = self.view_of(decision.seat)
        self.say("  " + self.words.why(decision, view), "  " + self.text("rules-behind"))
        for id in ASK_RULES[decision.kind]:
            rule = self.words.rules_with(view.options).find(id)
            self.say(f"    {rule.id}  {rule.text}")

    def help(self, rest: str) -> None:
        self.say(*self.text("os-help").split("\n"))

    def how(self, rest: str) -> None:
        self.say(*self.words.how_to_play(self.view.options).split("\n"))

    def show_log(self, rest: str) -> None:
        for line in history(self.match, self.words, self.at_screen) or [self.text("log-empty")]:
            self.say("  " + line)

    def hint(self, rest: str) -> None:
        decision = self.question()
        for line in self.adviser.hint(decision, numbered(decision)):
            self.say("  " + line)

    def odds(self, rest: str) -> None:
        """Print the odds of the battle and of the answers, or change the setting for them."""
        if rest:
            self.say("  " + self.adviser.set(rest))
            return
        decision, battle = self.question(), self.view.battle
        lines = self.adviser.odds_lines(decision, numbered(decision))
        if battle is not None and battle.odds is not None:
            lines.insert(0, self.drawing_of(self.view).odds(battle))
        for line in lines:
            self.say("  " + line)

    def look(self, rest: str) -> None:
        """Print the cards of a player; without a name those of everybody."""
        view = self.view
        wanted = fold(rest)
        seats = [
            player.seat
            for player in view.players
            if player.character.startswith(wanted) or fold(self.words.character(player.character)).startswith(wanted)
        ]
        if not seats:
            names = [player.character for player in view.players]
            raise Refusal("no-such-choice", name=rest, choices=choices(names))
        for seat in seats:
            for line in self.drawing_of(view).look(seat):
                self.say(line)

    def undo(self, rest: str) -> None:
        """Undo the player's last answer, with those of bots and settings since."""
        mine = [i for i in self.typed if self.match.log[i][0] == self.at_screen]
        if not mine:
            raise Refusal("nothing-to-undo")
        words = self.take_back(len(self.match.log) - mine[-1])
        left = len(self.match.log)
        self.typed = [i for i in self.typed if i < left]
        for seat, lines in self.meanwhile.items():
            self.meanwhile[seat] = [line for line in lines if line.answers <= left]
        self.skips.pop(self.at_screen, None)
        self.shown = -1
        self.say("  " + self.text("undone", answer=words))

    def set_stops(self, rest: str) -> None:
        rest = self.words.notation(rest)
        if rest and rest not in STOPS:
            raise Refusal("unknown-stop", name=rest, choices=choices(STOPS))
        if rest:
            self.players[self.at_screen].stop = rest
        self.say("  " + self.text("os-stops", stop=self.players[self.at_screen].stop))

    def skip(self, rest: str) -> None:
        """Pass in all reaction windows for a while."""
        until = self.words.notation(rest).lower() or TURN
        if until not in (TURN, BATTLE):
            raise Refusal("unknown-stop", name=rest, choices=choices([TURN, BATTLE]))
        self.skips[self.at_screen] = until
        self.say("  " + self.text("os-skip", until=until))

    def rules(self, rest: str) -> None:
        options = self.view.options
        for line in rule_lines(self.words, self.words.rules_with(options), rest, self.words.introduction(options)):
            self.say(line)

    def cards(self, rest: str) -> None:
        for row in find_cards(self.words.listing(), rest):
            origin = self.text(f"origin-{row['origin']}")
            self.say("  " + self.words.labelled(f"{row['name']} [{row['id']}] ({origin})", str(row["text"])))

    def end(self) -> None:
        if self.at_screen < 0:
            self.at_screen = self.people[0] if self.people else -1
        if self.people:
            self.catch_up()
            print()
        ending = self.words.ending(self.match, ())
        for line in (*ending.lines, ending.text):
            self.say(self.paint(line, "title"))
        self.finish()


def history(match: Match, words: StickText, seat: int) -> list[str]:
    """Return the game so far as that seat may know it; -1 for all of it."""
    known = [event for n, event in story_of(match) if not n or event.seats is None or seat in event.seats]
    return [words.event(event) for event in together(known, COUNTED)]


def chosen_answers(match: Match, seats: list[int]) -> list[int]:
    """Return the answers with a choice of those seats: they may be undone after a resumption too."""
    return [
        len(again.log) for again, seat, _ in replay(match) if seat in seats and len(again.decision_of(seat).options) > 1
    ]
