"""A push service of our own, on this machine, and a browser's half of the keys."""

import base64
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from threading import Thread

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Device:
    """What subscribes, and reads what only it can read."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"

    @property
    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": packed(point), "auth": packed(self.auth)}

    def read(self, body: bytes) -> dict:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


class Service:
    def __init__(self) -> None:
        self.came: Queue = Queue()
        self.status = 201

    def device(self, name="device") -> Device:
        return Device(f"{self.origin}/{name}")

    def next(self) -> tuple[str, dict, bytes]:
        """Path, headers and body of what came."""
        return self.came.get(timeout=20)

    def nothing(self) -> bool:
        try:
            self.came.get_nowait()
        except Empty:
            return True
        return False


@contextmanager
def push_service() -> Iterator[Service]:
    service = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["content-length"]))
            service.came.put((self.path, dict(self.headers), body))
            self.send_response(service.status)
            self.send_header("location", f"{service.origin}/elsewhere")
            self.end_headers()

        do_GET = do_POST

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.origin = f"http://127.0.0.1:{server.server_port}"
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Silent:
    """A push service that lets everybody in and says nothing."""

    def __init__(self, door: socket.socket) -> None:
        self.door = door
        self.origin = f"http://127.0.0.1:{door.getsockname()[1]}"

    def device(self, name="device") -> Device:
        return Device(f"{self.origin}/{name}")


@contextmanager
def silent_service() -> Iterator[Silent]:
    with socket.create_server(("127.0.0.1", 0)) as door:
        yield Silent(door)
