"""The channel between the screen and a game, local or on a server: the messages of the wire in both directions."""

from abc import ABC, abstractmethod
from collections.abc import Callable

import msgspec

from underdeck.match import Match
from underdeck.table import wire


class ConnectionState(msgspec.Struct):
    """Sent by the channel itself: whether the game can be reached, and whether it tries again."""

    up: bool
    again: bool = True


Incoming = wire.ServerMessage | ConnectionState

_decoder: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)


def decode(text: str) -> wire.ServerMessage:
    return _decoder.decode(text)


class Channel(ABC):
    far = False
    """Whether the game is on a server."""

    def __init__(self) -> None:
        self.deliver: Callable[[Incoming], None] = lambda told: None

    def hear(self, text: str) -> None:
        self.deliver(decode(text))

    @abstractmethod
    async def run(self) -> None:
        """Run until it is cancelled."""

    @abstractmethod
    def send(self, message: wire.ClientMessage) -> None:
        """Send a message without waiting; the result is delivered later."""

    def address(self, renewed: wire.Renewed) -> str:
        """Return the link that opens a seat, if the table has links."""
        return ""

    @abstractmethod
    def finished(self) -> Match:
        """Return the whole match once it is over; this may take a while."""

    @abstractmethod
    def close(self) -> None:
        """Close the channel; everything is stored."""
