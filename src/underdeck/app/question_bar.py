"""The question below the table, and its answers."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from underdeck.app.board import Board, Move
from underdeck.app.drawing import ink
from underdeck.table import wire
from underdeck.text import Text
from underdeck.text.advice import game_chance

AGREED = "agreed"
GAUGE = 5
"""The cells of the bar beside an answer."""


class QuestionBar(Vertical):
    def __init__(self) -> None:
        super().__init__(id="ask")
        self.listed: list[tuple[str, str]] = []
        """The answers on the screen: their words, and how they read."""
        self.given = 0
        """The row of the last answer, from below."""

    def compose(self) -> ComposeResult:
        yield Static(id="news")
        yield Static(id="question")
        yield OptionList(id="answers")

    @property
    def answers(self) -> OptionList:
        return self.query_one("#answers", OptionList)

    def show_news(self, news: Content) -> None:
        told = self.query_one("#news", Static)
        told.display = bool(news.plain)
        told.update(news)

    def ask(self, question: Content) -> None:
        self.query_one("#question", Static).update(question)

    def clear(self) -> None:
        self.show_news(Content(""))
        self.ask(Content(""))
        self.answers.clear_options()
        self.listed = []

    def note_given(self, words: str) -> None:
        self.given = self.answers.option_count - self.answers.get_option_index(words)

    def offer(
        self, board: Board, moves: list[Move], hint: wire.AdviceText | None, advice: wire.AdviceText | None
    ) -> None:
        """Show the answers. The selected one stays selected as long as the list is the same."""
        if board.proposal is not None and moves:
            moves = [Move(board.proposal.seat, AGREED, board.text("app-place-so")), *moves]
        advised = board.move(hint.words) if hint is not None else None
        if moves and advised is not None and advised not in moves:
            moves = [advised, *moves]
        odds = {each.words: each for each in advice.prospects} if advice is not None else {}
        lines = [line(board, number, move, move == advised, odds) for number, move in enumerate(moves, 1)]
        listed = [(move.words, line.plain) for move, line in zip(moves, lines, strict=True)]
        if listed == self.listed:
            return
        self.listed = listed
        answers = self.answers
        answers.clear_options()
        answers.display = bool(moves)
        answers.add_options([Option(line, move.words) for line, move in zip(lines, moves, strict=True)])
        rows = range(len(moves), 0, -1)
        if any(move.grave and row == self.given for move, row in zip(moves, rows, strict=True)):
            answers.add_option(Option("", disabled=True))  # nothing grave where the last answer was
        if moves:
            proposed = 0 if board.proposal is not None else board.main(moves)
            answers.highlighted = proposed if advised is None else moves.index(advised)
            answers.focus()


def line(board: Board, number: int, move: Move, advised: bool, odds: dict[str, wire.Prospect]) -> Content:
    key = ink(f"{'✦' if advised else ' '}{board.prefix(number, move):>2}  ", "bold $accent")
    chances = board.chances(move)
    told = ink(f"  {chances}" if chances else "", "bold $success")
    return Content.assemble(key, gauge(odds[move.words], board.text) if move.words in odds else "", move.label, told)


def gauge(prospect: wire.Prospect, text: Text) -> Content:
    """Return the win probability as a bar, and as a number for people who cannot see its length."""
    full = round(prospect.win * GAUGE)
    chance = game_chance(f"{prospect.chance:>5}", text)
    return ink(f"{'█' * full}{'░' * (GAUGE - full)} {chance}  ", "$accent")
