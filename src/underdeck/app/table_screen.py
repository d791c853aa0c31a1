"""The screen of any running game, local or on a server."""

import asyncio
import secrets
import textwrap
import time
from collections.abc import Hashable

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static

from underdeck.app import presence
from underdeck.app.board import Move, called
from underdeck.app.books import Books
from underdeck.app.channel import Channel, ConnectionState, Incoming
from underdeck.app.debounce import Debounce
from underdeck.app.dialogs import LIST, Choosing, HandOver, Reading
from underdeck.app.drawing import THEMES, ink, stacked
from underdeck.app.facet import make_board
from underdeck.app.local import Local
from underdeck.app.question_bar import AGREED, gauge
from underdeck.app.table_layout import TableLayout
from underdeck.app.widgets import Drawn
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match
from underdeck.match.stops import STOPS
from underdeck.plugin.registry import plugin_of
from underdeck.review import review_of
from underdeck.review.branching import branch
from underdeck.review.report import report_lines
from underdeck.table import wire
from underdeck.table.facet import TableFacet
from underdeck.table.talk import PHRASES
from underdeck.terminal.odds import advice_nodes
from underdeck.text import text_in
from underdeck.text.advice import ALWAYS, ODDS
from underdeck.text.facet import TextFacet
from underdeck.text.languages import language_of, next_after

LEAVE, AGAIN, REVIEW, FROM, UNDO, BEFORE = "leave", "again", "review", "from", "undo", "before"
ABANDONED = "abandoned"
SAYS = "says"
"""The kind of a log line that a bot says."""
HINT, ALL_ODDS = "hint", "odds"
"""The kinds of advice that a player can ask for."""

ODDS_WIDTH = 66


class Spoke(Message):
    """Sent when another language was chosen."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language


class TableScreen(TableLayout):
    """The screen; it returns what comes next."""

    def __init__(self, channel: Channel, language: str) -> None:
        super().__init__(channel, language)
        self.holder = -1
        """Who holds the screen, where several people share it."""
        self.ended = False
        self.ending: Choosing | None = None
        self.laid: wire.Laid | None = None
        """The table was laid again."""
        self.moving = False
        """I asked for it, and go there."""
        self.branch: Match | None = None
        """The game from a moment of this one."""
        self.language = ""
        """Asked for last: a server may not have it, and the key goes on to the next."""
        self.debounce = Debounce()
        self.wanted = ""
        """What the advice that is being thought out is wanted for."""
        self.weighing = False
        self.steps: list[wire.Step] = []
        """What was proposed and agreed to, to be answered one after the other."""

    def on_mount(self) -> None:
        self.query_one("#where", Static).update(Content(self.text("app-opening")))
        self.channel.deliver = self.hear
        self.run_worker(self.channel.run(), exit_on_error=True)
        self.ask.answers.focus()
        self.set_interval(1, self.tick)

    def on_unmount(self) -> None:
        self.channel.close()

    # What is told

    def hear(self, told: Incoming) -> None:
        if self.leaving:
            return
        if isinstance(told, wire.Table):
            self.take(told)
        elif isinstance(told, wire.No):
            self.busy, self.moving, self.steps = False, False, []
            self.wanted, self.weighing = "", False
            self.said = f"✗ {told.text}"
        elif isinstance(told, wire.AdviceText):
            self.take_advice(told)
        elif isinstance(told, wire.Proposed):
            self.consider(told)
        elif isinstance(told, wire.Renewed):
            self.show_link(told)
        elif isinstance(told, wire.Laid):
            self.hear_laid(told)
        elif isinstance(told, wire.Said):
            who = self.label(told.seat)
            self.said = self.text("app-said", who=who, text=told.text)
        elif isinstance(told, ConnectionState):
            self.connected = told.up
            self.busy = False
            if not told.up and not told.again:
                self.said = self.said or f"✗ {self.text('app-gone')}"
        self.draw()

    def take(self, table: wire.Table) -> None:
        self.text = text_in(table.lang)
        earlier = self.log_lines[:-1] if table.log and table.log[0].again else self.log_lines
        self.log_lines = table.log if table.fresh else earlier + table.log
        if self.board is None or self.board.table.version != table.version:
            self.hint, self.advice, self.said, self.busy = None, None, "", False
            self.wanted, self.weighing = "", False
        if self.board is None or self.board.table.questions != table.questions:
            self.debounce.begin(self.board.moves if self.board is not None else ())
        if self.board is None:
            self.board = make_board(table)
        else:
            self.board.take(table)
        if table.log and not table.fresh:
            self.said = next((line.text for line in reversed(table.log) if line.kind == SAYS), self.said)
        self.deadline = time.monotonic() + table.countdown.seconds if table.countdown is not None else 0
        self.hand_over(table)
        self.walk(table)
        question = self.asked()
        if (
            table.odds == ALWAYS
            and self.advice is None
            and not self.weighing
            and question is not None
            and len(question.options) > 1
        ):
            self.ask_advice("")
        if table.over is not None and not self.ended:
            self.show_end(table.over)
        self.ended = table.over is not None

    def hear_laid(self, laid: wire.Laid) -> None:
        assert self.board is not None
        self.laid = laid
        over, alone = self.board.table.over, self.app.screen is self
        if self.moving and alone:
            self.dismiss(AGAIN)
            return
        self.said = self.laid_by(laid)
        if self.ending is not None and over is not None:
            self.ending.change(*self.after(over))
        elif alone and over is not None:
            self.show_end(over)

    def laid_by(self, laid: wire.Laid) -> str:
        by = self.seats()[laid.seat]
        return self.text("app-laid") if by.mine else self.text("app-laid-by", who=by.player or by.label)

    def consider(self, proposed: wire.Proposed) -> None:
        if self.board is None or proposed.version != self.board.table.version:
            return
        if proposed.steps:
            self.board.proposal = proposed
        else:
            self.said = self.text("app-best-already")

    def walk(self, table: wire.Table) -> None:
        """Give the next step of an accepted proposal, as long as the steps fit the questions."""
        assert self.board is not None
        if self.steps:
            step = self.steps.pop(0)
            if self.board.move(step.words) is None:
                self.steps = []
            else:
                self.channel.send(wire.Answer(step.seat, table.version, step.words))

    def seats(self) -> list[wire.SeatInfo]:
        return self.board.table.seats if self.board is not None else []

    def label(self, seat: int) -> str:
        return next((called(each) for each in self.seats() if each.seat == seat), "")

    def hand_over(self, table: wire.Table) -> None:
        people = [seat.seat for seat in table.seats if seat.mine and seat.kind == "here" and not seat.bot]
        if len(people) < 2 or table.over is not None or table.seat == self.holder or self.hidden:
            return
        if not table.questions:
            return  # bots play on; nobody needs the screen yet
        self.hidden = True

        def ready(answer: str | None) -> None:
            self.hidden = False
            assert self.board is not None
            self.holder = self.board.table.seat
            self.debounce.begin()
            self.draw()

        self.app.push_screen(HandOver(self.text, self.label(table.seat)), ready)

    # What is answered

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.board is None or not event.option_id:
            return
        if event.option_id == AGREED and self.board.proposal is not None:
            self.steps = [*self.board.proposal.steps]
            self.walk(self.board.table)
        else:
            self.answer(self.board.move(event.option_id), LIST)

    def answer(self, move: Move | None, way: Hashable) -> None:
        """Give an answer; `way` is the key or click. One that would lose the game is asked again."""
        if move is None or self.board is None or self.busy or self.debounce.too_soon(way, move):
            self.draw()
            return
        if not move.deadly:
            self.give(move, way)
            return

        version = self.board.table.version

        def sure(choice: str | None) -> None:
            if choice == "yes" and self.board is not None and self.board.table.version == version:
                self.give(move, way)

        choices = [("no", self.text("app-deadly-no")), ("yes", self.text("app-deadly-yes"))]
        self.app.push_screen(Choosing(self.text("app-deadly"), choices, [move.label], guarded=True), sure)

    def give(self, move: Move, way: Hashable) -> None:
        assert self.board is not None
        if way == LIST:
            self.ask.note_given(move.words)
        self.busy = self.channel.far
        self.board.all_answers = False
        self.channel.send(wire.Answer(move.seat, self.board.table.version, move.words))

    def on_drawn_pressed(self, event: Drawn.Pressed) -> None:
        event.stop()
        if event.act.startswith("key-"):
            self.press_key(event.act.removeprefix("key-"))
            return
        if self.board is None:
            return
        told = self.board.told_by(event.act)
        if told is not None:
            self.read(*told)
        else:
            self.answer(self.board.press(event.act), event.at)

    def on_key(self, event: events.Key) -> None:
        key = event.key if event.key in ("escape", "enter") else event.character or event.key
        if self.press_key(key):
            event.stop()
            event.prevent_default()

    def press_key(self, key: str) -> bool:
        board = self.board
        if board is None:
            if key == "escape":
                self.dismiss(LEAVE)
            return key == "escape"
        acts = {"u": self.undo, "h": self.ask_hint, "w": self.why, "l": self.show_log, "?": self.help, "+": self.say,
                "/": self.toggle_all, "p": self.propose, "%": self.ask_odds, "escape": self.step_back}  # fmt: skip
        if key.isdecimal():
            self.answer(board.digit(int(key) or 10), key)
        elif key in acts:
            acts[key]()
        elif key == "enter":
            self.ask.answers.action_select()
        elif len(key) == 1 and key.isalpha():
            self.answer(board.letter(key), key)
        else:
            return False
        return True

    def toggle_all(self) -> None:
        if self.board is not None:
            self.board.all_answers = not self.board.all_answers
            self.draw()

    def asked(self) -> wire.Question | None:
        questions = self.board.table.questions if self.board is not None else []
        return questions[0] if questions else None

    def undo(self) -> None:
        assert self.board is not None
        table = self.board.table
        if table.mine:
            self.channel.send(wire.Undo(table.seat if table.seat in table.mine else table.mine[0], table.version))

    def weigh_always(self, table: wire.Table) -> None:
        question = self.asked()
        if table.odds != ALWAYS or self.advice is not None or self.weighing:
            return
        if question is not None and len(question.options) > 1:
            self.ask_advice("")

    def ask_hint(self) -> None:
        self.ask_advice(HINT)

    def ask_odds(self) -> None:
        self.ask_advice(ALL_ODDS)

    def ask_advice(self, wanted: str) -> None:
        """Ask for advice once for a question, and show it in the wanted form."""
        question = self.asked()
        if question is None:
            return
        self.wanted = wanted or self.wanted
        if self.advice is not None and self.advice.seat == question.seat:
            self.take_advice(self.advice)
            self.draw()
            return
        if wanted:
            self.said = self.text("app-weighing")
            self.draw()
        if not self.weighing:
            self.weighing = True
            self.channel.send(wire.Advise(question.seat))

    def take_advice(self, advice: wire.AdviceText) -> None:
        if self.said == self.text("app-weighing"):
            self.said = ""
        self.advice, self.weighing = advice, False
        if self.wanted == HINT:
            self.hint = advice
        elif self.wanted == ALL_ODDS:
            self.show_odds(advice)
        self.wanted = ""

    def show_odds(self, advice: wire.AdviceText) -> None:
        """Show every answer with its expected values."""
        assert self.board is not None
        board = self.board

        def labelled(words: str) -> str:
            move = board.move(words)
            return move.label if move is not None else words

        now = next(each.chance for each in advice.prospects if each.words == advice.words)
        lines = [Content(self.text("odds-now", chance=now)), Content("")]
        for prospect in advice.prospects:
            star = "✦ " if prospect.words == advice.words else "  "
            label = Content.assemble(star, gauge(prospect, self.text), labelled(prospect.words))
            told = [figure.text for figure in prospect.figures]
            if prospect.twin:
                told = [self.text("advice-same-as", answer=labelled(prospect.twin))]
            lines += [label, *[Content(f"      {each}") for each in told]]
        lines += [Content(""), *[Content(line) for line in textwrap.wrap(advice.text, ODDS_WIDTH)]]
        self.read(self.text("app-odds"), stacked(lines))

    def propose(self) -> None:
        """Ask for a bot's placement of the dice."""
        question = self.asked()
        if question is not None and self.board is not None and question.kind in self.board.proposable:
            self.channel.send(wire.Propose(question.seat))

    def step_back(self) -> None:
        if self.board is not None and self.board.let_go():
            self.draw()
        else:
            self.menu()

    # What opens over the table

    def read(self, title: str, body: Content | str, at_end: bool = False) -> None:
        self.app.push_screen(Reading(title, body, self.text("app-close"), at_end))

    def why(self) -> None:
        question = self.asked()
        if question is None:
            return
        parts = [ink(question.why), Content("")]
        for rule in question.rules:
            parts.append(Content.assemble(ink(f"{rule.id}  ", "bold $accent"), rule.text, "\n"))
        self.read(question.text, stacked(parts))

    def show_log(self) -> None:
        self.read(self.text("app-log"), stacked(self.story(70, 400)), at_end=True)

    def help(self) -> None:
        assert self.board is not None
        game = self.board.table.game
        how = self.board.how_to_play()
        keys = text_in(self.board.table.lang, game)("app-help")
        self.read(self.text("app-key-help"), stacked([Content(line) for line in f"{keys}\n\n{how}".split("\n")]))

    def say(self) -> None:
        assert self.board is not None
        table = self.board.table
        mine = table.mine
        if not mine or not self.channel.far:
            return

        def chosen(phrase: str | None) -> None:
            if phrase:
                self.channel.send(wire.Say(mine[0], phrase))

        text, phrases = text_in(table.lang, table.game), TableFacet.of(plugin_of(table.game)).phrases
        choices = [(phrase, text(f"phrase-{phrase}")) for phrase in (*PHRASES, *phrases)]
        self.app.push_screen(Choosing(self.text("app-key-say"), choices), chosen)

    def menu(self) -> None:
        assert self.board is not None
        text, table = self.text, self.board.table
        other = language_of(next_after(self.language or table.lang)).name
        choices = [("back", text("app-menu-back")), ("rules", text("app-rules")), ("cards", text("app-cards"))]
        if self.board.moves and self.board.folds:
            choices.append(("all", text("app-menu-all")))
        if self.board.reacts and table.mine:
            stop = next(seat.stop for seat in table.seats if seat.seat == table.mine[0])
            choices.append(("stop", text("app-menu-stop", stop=stop)))
        choices += [("lang", text("app-menu-language", name=other)), ("theme", text("app-menu-theme"))]
        if table.over is not None:
            choices.append(("end", text("app-menu-end")))
        elif isinstance(self.channel, Local):
            choices.append(("odds", text("app-menu-odds", odds=table.odds)))
            choices.append(("abandon", text("app-menu-abandon")))
        elif table.mine:
            choices.append(("bot", text("app-menu-bot", bot=str(self.by_bot()))))
        if self.channel.far:
            choices.append(("people", text("app-menu-people")))
        choices.append((LEAVE, text("app-menu-leave")))
        self.app.push_screen(Choosing(text("app-menu"), choices), self.chosen)

    def chosen(self, choice: str | None) -> None:
        assert self.board is not None
        table = self.board.table
        if choice in ("rules", "cards"):
            self.app.push_screen(Books(choice, table.game, table.lang, table.view))
        elif choice == "all":
            self.toggle_all()
        elif choice == "stop":
            self.choose_stop()
        elif choice == "odds":
            self.choose_odds()
        elif choice == "lang":
            self.switch_language()
        elif choice == "theme":
            self.app.theme = next(theme.name for theme in THEMES if theme.name != self.app.theme)
        elif choice == "end" and table.over is not None:
            self.show_end(table.over)
        elif choice == "bot" and self.by_bot():
            for seat in table.mine:
                self.channel.send(wire.Replace(seat, False))
        elif choice == "bot":
            self.let_bot(table.mine, "app-bot-more")
        elif choice == "people":
            self.show_people(table)
        elif choice == "abandon":
            choices = [("", self.text("app-menu-back")), ("yes", self.text("app-abandon-yes"))]
            self.app.push_screen(Choosing(self.text("app-abandon"), choices), self.abandon)
        elif choice == LEAVE:
            self.dismiss(LEAVE)

    def by_bot(self) -> bool:
        """Return whether a bot plays for the player."""
        return any(seat.mine and seat.bot for seat in self.seats())

    def let_bot(self, seats: list[int], message: str) -> None:
        """Let a bot play these seats, after a confirmation."""

        def chosen(answer: str | None) -> None:
            for seat in seats if answer == "yes" else []:
                self.channel.send(wire.Replace(seat, True))

        choices = [("", self.text("app-menu-back")), ("yes", self.text("app-bot-yes"))]
        who = ", ".join([self.label(seat) for seat in seats])
        self.app.push_screen(Choosing(self.text(message, who=who), choices), chosen)

    def show_people(self, table: wire.Table) -> None:
        def chosen(way: str | None) -> None:
            verb, _, seat = (way or "").partition(" ")
            if verb == presence.LET_BOT:
                self.let_bot([int(seat)], "app-bot-for-more")
            elif verb == presence.NEW_LINK:
                self.channel.send(wire.Renew(int(seat)))

        choices = [("", self.text("app-menu-back")), *presence.seat_actions(self.text, table)]
        self.app.push_screen(Choosing(self.text("app-company"), choices, presence.presence(self.text, table)), chosen)

    def show_link(self, told: wire.Renewed) -> None:
        address = self.channel.address(told)
        self.app.copy_to_clipboard(address)
        text, page = self.text, "seat" if told.token else "join"
        lines = f"{text(f'app-link-{page}')} {text('app-link-copied')}\n\n{address}"
        self.read(text("app-link", who=self.label(told.seat)), lines)

    def abandon(self, answer: str | None) -> None:
        if answer == "yes" and isinstance(self.channel, Local):
            try:
                self.channel.abandon()
            except Refusal as refusal:
                self.said = f"✗ {self.text.refusal(refusal)}"
                self.draw()
                return
            self.dismiss(LEAVE)

    def choose_stop(self) -> None:
        def chosen(stop: str | None) -> None:
            assert self.board is not None
            if stop:
                for seat in self.board.table.mine:
                    self.channel.send(wire.Stop(seat, stop))

        choices = [(stop, self.text(f"app-stop-{stop}")) for stop in STOPS]
        self.app.push_screen(Choosing(self.text("app-stop"), choices), chosen)

    def choose_odds(self) -> None:
        def chosen(odds: str | None) -> None:
            if odds and isinstance(self.channel, Local):
                self.channel.set_odds(odds)

        choices = [(odds, self.text(f"app-odds-{odds}")) for odds in ODDS]
        self.app.push_screen(Choosing(self.text("app-odds"), choices), chosen)

    def switch_language(self) -> None:
        assert self.board is not None
        self.language = other = next_after(self.language or self.board.table.lang)
        self.post_message(Spoke(other))
        self.channel.send(wire.Lang(other))

    def after(self, over: wire.Over) -> tuple[list[tuple[str, str]], list[str]]:
        """Return the choices at the end of the game, and the lines about it."""
        text = self.text
        assert self.board is not None
        table = self.board.table
        choices = [("look", text("app-end-look")), (LEAVE, text("app-end-leave"))]
        if over.outcome != ABANDONED:
            choices.insert(1, (REVIEW, text("app-end-review")))
        if table.undo:
            choices.insert(0, (UNDO, text("app-end-undo")))
        elif over.before is not None:
            choices.insert(0, (BEFORE, text("app-end-before")))
        if self.laid is not None:
            choices.insert(0, (AGAIN, text("app-end-sit" if table.mine else "app-end-watch")))
        elif not self.channel.far or table.again:
            choices.insert(0, (AGAIN, text("app-end-again")))
        lines = [*[moment.text for moment in over.moments], *over.lines]
        return choices, lines if self.laid is None else [self.laid_by(self.laid), "", *lines]

    async def look_back(self) -> None:
        """Compute the review in a thread."""
        assert self.board is not None
        mine, language = self.board.table.mine, self.board.table.lang
        try:
            match, lines, moments = await asyncio.to_thread(looked_back, self.channel, mine, language)
        except Refusal as refusal:
            self.said = f"✗ {self.text.refusal(refusal)}"
            self.draw()
            return
        self.said = ""
        self.draw()

        def chosen(choice: str | None) -> None:
            if choice:
                self.play_from(match, int(choice))

        folded = [part for line in lines for part in textwrap.wrap(line, ODDS_WIDTH, subsequent_indent="    ") or [""]]
        ways = [("", self.text("app-end-look")), *[(str(at), self.text("app-review-from", n=at)) for at in moments]]
        self.app.push_screen(Choosing(self.text("app-review"), ways, folded), chosen)

    async def play_before(self, at: int) -> None:
        try:
            match = await asyncio.to_thread(self.channel.finished)
        except Refusal as refusal:
            self.said = f"✗ {self.text.refusal(refusal)}"
            self.draw()
            return
        self.play_from(match, at)

    def play_from(self, match: Match, at: int) -> None:
        """Play on from a moment with the same people here, and bots for everybody else."""
        assert self.board is not None
        try:
            self.branch = branch(match, at, secrets.randbits(32), self.board.table.mine or range(len(match.seats)))
        except Refusal as refusal:
            self.said = f"✗ {self.text.refusal(refusal)}"
            self.draw()
            return
        self.dismiss(FROM)

    def show_end(self, over: wire.Over) -> None:
        assert self.board is not None
        mine = self.board.table.mine

        def chosen(choice: str | None) -> None:
            self.ending = None
            if choice == AGAIN and self.channel.far and self.laid is None:
                self.moving = True
                self.channel.send(wire.Again(mine[0]))
            elif choice in (AGAIN, LEAVE):
                self.dismiss(choice)
            elif choice == UNDO:
                self.undo()
            elif choice == BEFORE and over.before is not None:
                self.run_worker(self.play_before(over.before), exit_on_error=True)
            elif choice == REVIEW:
                self.said = self.text("app-reviewing")
                self.draw()
                self.run_worker(self.look_back(), exit_on_error=True)
            else:
                self.draw()

        winners = over.outcome.split("+")
        won = "victory" in winners or any(seat.mine and seat.name in winners for seat in self.seats())
        title = f"★ {over.text}" if won else f"☠ {over.text}" if over.outcome == "defeat" else over.text
        self.ending = Choosing(title, *self.after(over), guarded=True)
        self.app.push_screen(self.ending, chosen)


def looked_back(channel: Channel, mine: list[int], language: str) -> tuple[Match, list[str], list[int]]:
    """Return the match, its review in words for one of these seats, and its costliest moments."""
    match = channel.finished()
    header = match.header
    review = review_of(match, mine[0] if mine else None, advice_nodes())
    lines = report_lines(review, match, TextFacet.of(plugin_of(header.game, header.mix)).words(language))
    return match, lines, [review.decisions[place].at for place in review.costliest]
