"""A network cable that can be pulled: what goes to its address goes to the server's, as long as it is plugged in."""

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Cable:
    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.server = (parts.hostname, parts.port)
        self.ends: list[socket.socket] = []
        self.plugged = True
        self.deaf = False
        """What goes towards the server is lost, and nobody says so."""
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}/"
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                if not self.plugged:
                    near.close()
                    continue
                far = socket.create_connection(self.server)
                self.ends += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=ends, daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if not (self.deaf and target.getpeername() == self.server):
                    target.sendall(data)
        hang_up(source, target)

    def pull(self) -> None:
        self.plugged = False
        hang_up(*self.ends)
        self.ends.clear()

    def plug(self) -> None:
        self.plugged, self.deaf = True, False

    def close(self) -> None:
        self.pull()
        hang_up(self.listener)


def hang_up(*sockets: socket.socket) -> None:
    for each in sockets:
        with contextlib.suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)
        each.close()
