"""The plain board for any game: the view as a list, questions, people."""

from collections.abc import Iterator, Mapping
from typing import Any

from textual.content import Content

from underdeck.app.board import Board, called
from underdeck.app.drawing import heading, ink, stacked
from underdeck.text import text_in
from underdeck.text.listing import view_lines

UNSHOWN = ("names", "seat")


class PlainBoard(Board):
    def how_to_play(self) -> str:
        return text_in(self.table.lang, self.table.game).fallback("how-to-play", "")

    def head(self) -> tuple[str, str]:
        return text_in(self.table.lang, self.table.game).fallback("game-name", self.table.game), ""

    def side(self, width: int) -> Content:
        lines = [heading(self.text("app-menu-people"), width)]
        for seat in self.table.seats:
            asked = seat.seat in self.table.waiting
            lines.append(ink(f"{'►' if asked else ' '} {called(seat)}", "bold" if seat.mine else ""))
        return stacked(lines)

    def scene(self, width: int) -> Content:
        return stacked([ink(line[:width]) for line in self.lines()])

    def plain_lines(self) -> list[str]:
        return list(self.lines())

    def lines(self) -> Iterator[str]:
        view: Mapping[str, Any] = {name: each for name, each in self.table.view.items() if name not in UNSHOWN}
        text = text_in(self.table.lang, self.table.game)
        yield from view_lines(view, lambda id: str(self.table.view["names"].get(id, id)), text)
