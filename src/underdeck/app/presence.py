"""The players at a table of a server, and the actions for each seat."""

from underdeck.app.board import called
from underdeck.table import wire
from underdeck.table.session import INVITED, ME
from underdeck.text import Text

LET_BOT, NEW_LINK = "bot", "link"


def seat_state(seat: wire.SeatInfo) -> str:
    if seat.bot or seat.mine:
        return "bot" if seat.bot else "mine"
    return "here" if seat.here else "away" if seat.claimed else "open"


def presence(text: Text, table: wire.Table) -> list[str]:
    """Return a line for each player."""
    lines = []
    for seat in table.seats:
        awaited = str(seat.seat in table.waiting and not seat.mine and table.over is None)
        lines.append(text("app-company-seat", who=called(seat), how=seat_state(seat), bot=seat.title, awaited=awaited))
    return lines


def seat_actions(text: Text, table: wire.Table) -> list[tuple[str, str]]:
    """Return the possible actions for each seat."""
    host = any(seat.mine and seat.kind == ME for seat in table.seats)
    found = []
    for seat in table.seats if table.mine and table.over is None else []:
        how = seat_state(seat)
        if how in ("away", "open"):
            found.append((f"{LET_BOT} {seat.seat}", text("app-company-bot", who=called(seat))))
        if seat.mine or (host and seat.kind == INVITED and not seat.here):
            found.append((f"{NEW_LINK} {seat.seat}", text("app-company-link", who=called(seat), how=how)))
    return found
