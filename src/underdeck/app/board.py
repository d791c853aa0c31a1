"""What the screens of all games share: the table as it was told last, and answers picked on it."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from textual.content import Content

from underdeck.table import wire
from underdeck.text import Text, text_in


@dataclass(frozen=True, slots=True)
class Move:
    """An answer that somebody at this screen may give."""

    seat: int
    words: str
    label: str
    grave: bool = False
    deadly: bool = False
    """It loses the game and others don't: one is asked once more."""

    @property
    def verb(self) -> str:
        return self.words.split()[0]

    @property
    def rest(self) -> list[str]:
        return self.words.split()[1:]


def called(seat: wire.SeatInfo) -> str:
    """The hero or character, and who plays it."""
    return f"{seat.label} ({seat.player})" if seat.player else seat.label


def played(seat: wire.SeatInfo) -> str:
    """The same, or which bot does."""
    return f"{seat.label} ({seat.title})" if seat.title else called(seat)


def key_of(number: int) -> str:
    """The key of the tenth is 0; those after it have none."""
    return str(number % 10) if number <= 10 else ""


class Board(ABC):
    """One game's table, drawn anew whenever something was told or picked."""

    folds = False
    """Are some answers given on the table only, unless one asks for all of them in a list?"""
    main_verbs: tuple[str, ...] = ("done", "go-on", "pass", "stop")
    """Answers that go on: Enter gives the first of them."""
    proposable: tuple[str, ...] = ()
    """Questions that a bot answers to their end if it is asked to."""
    reacts = False
    """Are there windows in which a seat's settings may pass for it?"""

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
        """What lies in hand is put back."""
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
        """With who is asked, where that is not plain."""
        asked = self.table.questions
        if not asked:
            return ""
        if len(asked) == 1 and len(self.table.mine) > 1:
            who = next(called(seat) for seat in self.table.seats if seat.seat == asked[0].seat)
            return self.text("app-asked", who=who, question=asked[0].text)
        return asked[0].text

    def main(self, moves: list[Move]) -> int | None:
        """The answer under Enter: the one that goes on, unless it costs something."""
        verbs = [move.verb for move in moves]
        at = next((verbs.index(verb) for verb in self.main_verbs if verb in verbs), 0)
        return None if moves[at].grave else at

    @abstractmethod
    def plain_lines(self) -> list[str]:
        """The table for whoever has it read line by line."""

    def listed(self) -> list[Move]:
        """Answers that are listed below the table."""
        return self.moves

    def prefix(self, number: int, move: Move) -> str:
        return key_of(number)

    def chances(self, move: Move) -> str:
        """How it is likely to go, where that is known."""
        return ""

    def digit(self, number: int) -> Move | None:
        """The answer that a number key gives."""
        listed = self.listed()
        return listed[number - 1] if number <= len(listed) else None

    def letter(self, key: str) -> Move | None:
        return None

    def press(self, act: str) -> Move | None:
        """Something was clicked: the answer that gives, if any."""
        return self.move(act)

    def told_by(self, act: str) -> tuple[str, str] | None:
        """Title and text of a thing that was clicked to be read."""
        return None

    def let_go(self) -> bool:
        """Nothing is picked any more; False where nothing was."""
        return False

    @abstractmethod
    def how_to_play(self) -> str: ...

    @abstractmethod
    def head(self) -> tuple[str, str]:
        """The line above the table, left and right."""

    @abstractmethod
    def side(self, width: int) -> Content:
        """People and what is theirs."""

    @abstractmethod
    def scene(self, width: int) -> Content:
        """What it is all about."""

    def tray(self, width: int) -> Content | None:
        """What lies before me to be used."""
        return None

    def focus(self) -> tuple[int, int, int, int] | None:
        """The part of the scene to be kept in sight: x, y, width, height."""
        return None
