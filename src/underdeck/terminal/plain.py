"""The line mode: one question, one line of answer. Needs no terminal, reads pipes, keeps every answer on disk."""

import re
import shutil
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

from underdeck.bots import Greedy, ask
from underdeck.bots.greedy import outlook
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match
from underdeck.onedeck import actions as do
from underdeck.onedeck.notation import ALIASES, read_die
from underdeck.onedeck.view import View
from underdeck.terminal.journal import Journal, write_whole
from underdeck.terminal.table import Table, colored, plain
from underdeck.text import OneDeckText
from underdeck.text.onedeck import ASK_RULES
from underdeck.text.rulebook import EDITIONS, Rule, fold

GROUPED = ("cover", "add", "convert", "discard", "pick", "pay", "store", "throw")
"""Answers that are dice: many to a line."""

ANYTIME = ("heal", "return")
"""Answers that are possible nearly always: one quiet line for all."""

ODDS_SAMPLES = 60


class Leave(Exception):
    """The player goes; the game is kept."""


class Choice:
    """One numbered answer of the merged list of all seats at this terminal."""

    __slots__ = ("action", "decision", "words")

    def __init__(self, decision: Decision, action: Action, words: str) -> None:
        self.decision = decision
        self.action = action
        self.words = words


class Session:
    def __init__(self, journal: Journal, words: OneDeckText, color: bool) -> None:
        self.journal = journal
        self.match = journal.match
        self.words = words
        self.text = words.text
        width = min(110, shutil.get_terminal_size((96, 24)).columns) if color else 96
        self.table = Table(words, colored if color else plain, width)
        self.lines = read_lines()
        self.shown = -1

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line)

    def run(self) -> None:
        """Ask until the game is over or the player leaves."""
        self.tell()
        while self.match.outcome is None:
            self.show()
            self.obey(self.read())
        self.end()

    def read(self) -> str:
        print(self.text("prompt") + " ", end="", flush=True)
        line = next(self.lines, None)
        if line is None:
            self.say("", self.text("refuse-input-ended"))
            raise Leave
        return line.strip()

    def tell(self) -> None:
        for event in self.match.events:
            self.say("  " + self.words.event(event))

    @property
    def view(self) -> View:
        view: View = self.match.view(0)
        return view

    def choices(self) -> list[Choice]:
        """What may be answered now; a question to the whole party is listed once."""
        found: list[Choice] = []
        seen: set[str] = set()
        for decision in self.match.decisions:
            for action in decision.options:
                words = self.match.write(action)
                if words not in seen:
                    seen.add(words)
                    found.append(Choice(decision, action, words))
        return found

    def show(self) -> None:
        """Table, question and numbered answers; the table only when something changed."""
        if self.shown != len(self.match.log):
            self.say("", self.table.draw(self.view))
            self.shown = len(self.match.log)
        decision = self.match.decisions[0]
        question = self.words.question(decision, self.view)
        if len(self.match.seats) > 1 and decision.kind in (
            "feat",
            "stealth",
            "pay",
            "pick",
            "branch",
            "amount",
            "store",
        ):
            question = self.words.labelled(self.text(f"hero-{self.match.seats[decision.seat]}"), question)
        self.say("", self.table.paint(question, "title"))
        self.list_choices()

    def list_choices(self) -> None:
        view = self.view
        several = len(view.heroes) > 1
        rows: list[str] = []
        anytime: list[str] = []
        hurt = {hero.hero: hero.damage for hero in view.heroes}
        group = ""
        for number, choice in enumerate(self.choices(), 1):
            verb, *rest = choice.words.split()
            answer = self.words.answer(choice.words, choice.decision, view)
            if verb in ANYTIME and choice.decision.kind != "avert-defeat":
                if verb != "heal" or hurt[rest[0]]:  # drinking in vain is possible, but not worth a line
                    anytime.append(f"{number} {answer}")
                continue
            if verb not in GROUPED:
                rows.append(f" {number:>3}  {answer}")
                group = ""
                continue
            label = self.text(f"group-{verb}")
            if several:
                label += f" ({self.text(f'hero-{rest[0]}')})"
            if label != group:
                rows.append("      " + self.words.labelled(label, "").rstrip())
                group = label
            entry = (
                f"{number:>3} {self.table.paint(self.words.answer(choice.words, choice.decision, view), rest[1][0])}"
            )
            bare = re.sub(r"\033\[[\d;]*m", "", rows[-1] + "   " + entry)
            if len(bare) > self.table.width:
                rows.append("        ")
            rows[-1] += "   " + entry
        if anytime:
            line = self.words.labelled(self.text("group-anytime"), " · ".join(anytime))
            rows += [
                self.table.paint(part, "quiet")
                for part in textwrap.wrap(line, self.table.width, initial_indent="      ", subsequent_indent="      ")
            ]
        self.say(*rows)

    def obey(self, line: str) -> None:
        """One line: a command, or answers separated by commas or semicolons."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        handler = {
            "?": self.explain, "help": self.help, "table": self.redraw, "log": self.tell_log, "hint": self.hint,
            "undo": self.undo, "quit": self.leave, "exit": self.leave,
        }.get(command.lower())  # fmt: skip
        try:
            if not line:
                self.say(self.text("help-short"))
            elif handler is not None and not rest:
                handler()
            elif command.lower() == "rules":
                self.rules(rest)
            elif command.lower() == "cards":
                self.cards(rest)
            elif command.lower() == "save":
                self.save(rest)
            else:
                self.answer_all(line)
        except Refusal as refusal:
            self.say("  " + self.table.paint(self.text.refusal(refusal), "bad"))

    def answer_all(self, line: str) -> None:
        parts = [part.strip() for part in re.split(r"[,;]", line) if part.strip()]
        if len(parts) == 1 and all(word.isdigit() for word in line.split()):
            parts = line.split()
        for part in parts:
            if self.match.outcome is not None:
                return
            for seat, action in self.understand(part):
                self.submit(seat, action)

    def submit(self, seat: int, action: Action) -> None:
        self.match.submit(seat, action)
        self.journal.keep()
        self.tell()

    def understand(self, part: str) -> list[tuple[int, Action]]:
        """A number, or words; `place m6 m5 3` and its like stand for several answers in a row."""
        if part.isdigit():
            choices = self.choices()
            if not 1 <= int(part) <= len(choices):
                raise Refusal("number-action", text=part)
            choice = choices[int(part) - 1]
            return self.for_all_seats(choice.decision.seat, choice.action)
        trial = self.match.clone()
        answers: list[tuple[int, Action]] = []
        for text in spread(part, self.match.seats):
            seat, action = find_seat(trial, text)
            answers += self.for_all_seats(seat, action) if not answers else [(seat, action)]
            trial.submit(seat, action)
        return answers

    def for_all_seats(self, seat: int, action: Action) -> list[tuple[int, Action]]:
        """R-20: whoever plays all heroes says «done» once."""
        if action == (do.DONE,) and self.match.decisions[0].kind == "placing":
            return [(decision.seat, action) for decision in self.match.decisions]
        return [(seat, action)]

    def explain(self) -> None:
        decision = self.match.decisions[0]
        self.say("  " + self.words.why(decision), "  " + self.text("rules-behind"))
        edition = self.view.edition
        for id in ASK_RULES[decision.kind]:
            rule = self.words.rules.find(id)
            if edition in rule.editions:
                self.say(f"    {rule.id}  {rule.text}")

    def help(self) -> None:
        self.say(self.text("help"))

    def redraw(self) -> None:
        self.shown = -1

    def tell_log(self) -> None:
        for line in history(self.match, self.words) or [self.text("log-empty")]:
            self.say("  " + line)

    def hint(self) -> None:
        """What the greedy bot would do, and how a fight is likely to go."""
        seat, action = ask(Greedy(0), self.match)
        decision = self.match.decision_of(seat)
        answer = self.words.full_answer(self.match.write(action), decision, self.view)
        self.say("  " + self.text("hint-says", answer=answer))
        if decision.kind == "room":
            world = self.match.game.resample(self.match.state, seat, len(self.match.log))
            odds = outlook(world, seat, (do.ENCOUNTER,), ODDS_SAMPLES)
            self.say(
                "  "
                + self.text(
                    "hint-odds",
                    damage=round(odds.damage, 1),
                    time=round(odds.time, 1),
                    safe=round(100 * odds.safe),
                    rolls=odds.samples,
                )
            )

    def undo(self) -> None:
        if not self.match.log:
            raise Refusal("nothing-to-undo")
        _, action = self.match.log[-1]
        words = self.match.write(action)
        self.match.undo()
        self.journal.rewrite()
        self.say("  " + self.text("undone", answer=words))

    def leave(self) -> None:
        raise Leave

    def rules(self, word: str) -> None:
        for rule in self.words.rules.search(word) if word else self.words.rules.sections():
            self.say(rule_line(self.words, rule))

    def cards(self, name: str) -> None:
        for row in find_cards(self.words, name):
            origin = self.text(f"origin-{row['origin']}")
            self.say("  " + self.words.labelled(f"{row['name']} [{row['id']}] ({origin})", str(row["text"])))

    def save(self, name: str) -> None:
        path = Path(name).expanduser() if name else Path(f"{self.journal.path.stem}.record")
        if path.exists():
            raise Refusal("file-exists", file=str(path))
        write_whole(path, self.match.record())
        self.say("  " + self.text("saved", file=str(path)))

    def end(self) -> None:
        view = self.view
        if view.outcome == "victory":
            self.say("", self.table.paint(self.text("outcome-victory", turns=view.turn), "good"))
        elif view.boss is not None:
            self.say("", self.table.paint(self.text("outcome-defeat-boss", round=view.round), "bad"))
        else:
            self.say("", self.table.paint(self.text("outcome-defeat", floor=view.floor, turns=view.turn), "bad"))
        path = self.journal.finish()
        self.say(self.text("record-kept", file=str(path)))


def read_lines() -> Iterator[str]:
    while True:
        line = sys.stdin.readline()
        if not line:
            return
        yield line


def find_seat(match: Match, text: str) -> tuple[int, Action]:
    """Whichever seat can give this answer."""
    refusals: list[Refusal] = []
    found: list[tuple[int, Action]] = []
    for decision in match.decisions:
        try:
            found.append((decision.seat, match.read(decision.seat, text)))
        except Refusal as refusal:
            refusals.append(refusal)
    if not found:
        # The most telling refusal: ambiguous before illegal before malformed.
        raise min(refusals, key=lambda refusal: refusal.code)
    different = {match.write(action): (seat, action) for seat, action in reversed(found)}
    if len(different) > 1:
        raise Refusal("ambiguous-action", text=text, choices=", ".join(sorted(different)))
    return found[0]


def spread(part: str, heroes: list[str]) -> list[str]:
    """`place m6 m5 3` → cover m6 3, add m5; `convert s4 a5` → convert s4, add a5; `use X m2` → use X, pay m2."""
    verb, *rest = part.lower().split()
    verb = ALIASES.get(verb, verb)
    rest = [read_die(word) for word in rest]
    dice = [word for word in rest if re.fullmatch(r"[samh][1-6][!*]?", word)]
    others = [word for word in rest if word not in dice]
    hero = [word for word in others if word in heroes]
    if verb == "cover" and len(dice) > 1:
        box = [word for word in others if word.isdigit()]
        return [" ".join(["cover", *hero, dice[0], *box]), *[f"add {die}" for die in dice[1:]]]
    if verb == "convert" and len(dice) > 1:
        return [" ".join(["convert", *hero, dice[0]]), *[f"add {die}" for die in dice[1:]]]
    if verb == "use" and dice:
        return [" ".join(["use", *others]), *[f"pay {die}" for die in dice]]
    return [part]


def history(match: Match, words: OneDeckText) -> list[str]:
    """The game so far, told from its record."""
    retold = Match(match.header)
    lines = [words.event(event) for event in retold.events]
    for seat, action in match.log:
        retold.submit(seat, action)
        lines += [words.event(event) for event in retold.events]
    return lines


def rule_line(words: OneDeckText, rule: Rule) -> str:
    if len(rule.editions) == len(EDITIONS):
        return f"{rule.id}  {rule.text}"
    return f"{rule.id}  {rule.text} {words.text('rule-editions', list=', '.join(rule.editions))}"


def find_cards(words: OneDeckText, name: str) -> list[dict[str, str | int]]:
    """Cards whose id, name or text speaks of it; the nearest kind of match wins."""
    wanted = fold(name)
    rows = words.listing()
    for keys in (("id",), ("name",), ("text",)):
        found = [row for row in rows if any(wanted in fold(str(row[key])) for key in keys)]
        if found:
            return found
    raise Refusal("unknown-card", name=name)
