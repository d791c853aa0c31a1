"""The effect of each refusal on the connection that receives it, by its code. The pages' list is generated from it."""

from typing import NamedTuple


class Meaning(NamedTuple):
    offence: bool = False
    """Counts against the connection, which is closed after too many."""
    throttles: bool = False
    """Pauses reading from the connection for a moment."""
    outdated: bool = False
    """Sends the table again, because it has changed meanwhile."""
    closes: bool = False
    """Closes the connection."""
    final: bool = False
    """Tells the page that connecting again is useless."""


MEANINGS = {
    "rate": Meaning(offence=True, throttles=True),
    "talk-rate": Meaning(offence=True, throttles=True),
    "wire-form": Meaning(offence=True),
    "message-size": Meaning(offence=True),
    "stale": Meaning(outdated=True),
    "too-many-connections": Meaning(closes=True),
    "too-many-spectators": Meaning(closes=True, final=True),
    "no-such-table": Meaning(closes=True, final=True),
    "token": Meaning(final=True),
    "token-old": Meaning(final=True),
    "seat-crowded": Meaning(final=True),
    "wire-version": Meaning(final=True),
    "origin": Meaning(final=True),
    "record-rules": Meaning(final=True),
    "record-cards": Meaning(final=True),
    "game-damaged": Meaning(final=True),
}
FINAL = tuple([code for code, meaning in MEANINGS.items() if meaning.final])


def meaning_of(code: str) -> Meaning:
    """Return the row of a code; most mean nothing for a connection."""
    return MEANINGS.get(code, Meaning())
