"""The way from the screen to a game, wherever it is played: the messages of the wire, both ways."""

from abc import ABC, abstractmethod
from collections.abc import Callable

import msgspec

from underdeck.match import Match
from underdeck.table import wire


class ConnectionState(msgspec.Struct):
    """Sent by the channel itself: is the game within reach, and does it try again?"""

    up: bool
    again: bool = True


Incoming = wire.ServerMessage | ConnectionState

_decoder: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)


def decode(text: str) -> wire.ServerMessage:
    return _decoder.decode(text)


class Channel(ABC):
    far = False
    """Is anybody else at the table?"""

    def __init__(self) -> None:
        self.deliver: Callable[[Incoming], None] = lambda told: None

    def hear(self, text: str) -> None:
        self.deliver(decode(text))

    @abstractmethod
    async def run(self) -> None:
        """Until it is cancelled."""

    @abstractmethod
    def send(self, message: wire.ClientMessage) -> None:
        """Never waits; what comes of it is told."""

    def address(self, renewed: wire.Renewed) -> str:
        """The link that opens a seat, where the table has links."""
        return ""

    @abstractmethod
    def finished(self) -> Match:
        """The whole game, once it is over; may take its time."""

    @abstractmethod
    def close(self) -> None:
        """The screen is done with it; everything is kept."""
