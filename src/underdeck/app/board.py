"""The board of any game: the table as it was last received, and answers selected on it."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from textual.content import Content

from underdeck.table import wire
from underdeck.text import Text, text_in


@dataclass(frozen=True, slots=True)
class Move:
    """An answer that a player at this screen may give."""

    seat: int
    words: str
    label: str
    grave: bool = False
    deadly: bool = False
    """Whether it loses the game while others do not, so that the app asks again."""

    @property
    def verb(self) -> str:
        return self.words.split()[0]

    @property
    def rest(self) -> list[str]:
        return self.words.split()[1:]


def called(seat: wire.SeatInfo) -> str:
    """Return the hero or character, and the person who plays it."""
    return f"{seat.label} ({seat.player})" if seat.player else seat.label


def played(seat: wire.SeatInfo) -> str:
    """Return the hero or character, and the person or bot that plays it."""
    return f"{seat.label} ({seat.title})" if seat.title else called(seat)


def key_of(number: int) -> str:
    """Return the key of an answer: 0 for the tenth, none after it."""
    return str(number % 10) if number <= 10 else ""


class Board(ABC):
    """The table of one game, drawn again after each change."""

    folds = False
    """Whether some answers are given on the table only, unless the player asks for the whole list."""
    main_verbs: tuple[str, ...] = ("done", "go-on", "pass", "stop")
    """The verbs of answers that go on: Enter gives the first of them."""
    proposable: tuple[str, ...] = ()
    """The questions that a bot can answer to their end on request."""
    reacts = False
    """Whether the game has windows in which a seat's settings may pass."""

    def __init__(self, table: wire.Table) -> None:
        self.all_answers = False
        self.proposal: wire.Proposed | None = None
        """Where a bot would put my dice."""
        self.roomy = True
        """Is there room for a drawer below the table?"""
        self.low = False
        """Has the screen few lines?"""
        self.take(table)

    def take(self, table: wire.Table) -> None:
        """Take a new table; selected things are put back."""
        if self.proposal is not None and self.proposal.version != table.version:
            self.proposal = None
        self.table = table
        self.text: Text = text_in(table.lang)
        owners = {seat.name: seat.seat for seat in table.seats}
        found: dict[str, Move] = {}
        for question in table.questions:
            for option in question.options:
                move = Move(question.seat, option.words, option.label, option.grave, option.deadly)
                if option.words not in found or owners.get("".join(move.rest[:1])) == question.seat:
                    found[option.words] = move
        self.moves = list(found.values())

    def move(self, words: str) -> Move | None:
        return next((move for move in self.moves if move.words == words), None)

    def name(self, id: str) -> str:
        return str(self.table.view["names"].get(id, id))

    def question(self) -> str:
        """Return the question, with the seat if that is not clear."""
        asked = self.table.questions
        if not asked:
            return ""
        if len(asked) == 1 and len(self.table.mine) > 1:
            who = next(called(seat) for seat in self.table.seats if seat.seat == asked[0].seat)
            return self.text("app-asked", who=who, question=asked[0].text)
        return asked[0].text

    def main(self, moves: list[Move]) -> int | None:
        """Return the answer under Enter: the one that goes on, unless it costs something."""
        verbs = [move.verb for move in moves]
        at = next((verbs.index(verb) for verb in self.main_verbs if verb in verbs), 0)
        return None if moves[at].grave else at

    @abstractmethod
    def plain_lines(self) -> list[str]:
        """Return the table as lines for a screen reader."""

    def listed(self) -> list[Move]:
        """Return the answers that are listed below the table."""
        return self.moves

    def prefix(self, number: int, move: Move) -> str:
        return key_of(number)

    def chances(self, move: Move) -> str:
        """Return the odds of an answer as text, if they are known."""
        return ""

    def digit(self, number: int) -> Move | None:
        """Return the answer that a number key gives."""
        listed = self.listed()
        return listed[number - 1] if number <= len(listed) else None

    def letter(self, key: str) -> Move | None:
        return None

    def press(self, act: str) -> Move | None:
        """Handle a click; return the answer that it gives, if any."""
        return self.move(act)

    def told_by(self, act: str) -> tuple[str, str] | None:
        """Return title and text of a thing that was clicked to be read."""
        return None

    def let_go(self) -> bool:
        """Deselect everything; return False if nothing was selected."""
        return False

    @abstractmethod
    def how_to_play(self) -> str: ...

    @abstractmethod
    def head(self) -> tuple[str, str]:
        """Return the line above the table, left and right."""

    @abstractmethod
    def side(self, width: int) -> Content:
        """Return the players and what they own."""

    @abstractmethod
    def scene(self, width: int) -> Content:
        """Return the drawing of the table's center."""

    def tray(self, width: int) -> Content | None:
        """Return what the player has ready to use."""
        return None

    def focus(self) -> tuple[int, int, int, int] | None:
        """Return the part of the scene to keep visible: x, y, width, height."""
        return None
