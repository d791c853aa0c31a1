"""Pages without a server or a game: what they ask for comes from this process, a table is a message that was saved."""

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Route, WebSocketRoute
from starlette.testclient import TestClient

from browser.player import Player

ADDRESS = "http://127.0.0.1:8000/"
WHOLE = ("content-encoding", "content-length", "transfer-encoding")
"""Said of a body that the client has read by now."""


class Shelf:
    """What the server says to a page: its files, its words, and the first message of a table."""

    def __init__(self, http: TestClient) -> None:
        self.http = http
        self.files: dict[str, dict[str, Any]] = {}

    def answer(self, route: Route) -> None:
        request = route.request
        url = urlsplit(request.url)
        path = url.path + (f"?{url.query}" if url.query else "")
        known = self.files.get(path)
        if known is None:
            found = self.http.request(request.method, path, content=request.post_data_buffer)
            headers = {name: value for name, value in found.headers.items() if name not in WHOLE}
            known = {"status": found.status_code, "headers": headers, "body": found.content}
            if url.path.startswith("/assets/"):
                self.files[path] = known
        route.fulfill(**known)

    def post(self, path: str, body: str) -> dict[str, Any]:
        return self.http.post(f"/{path}", content=body).json()

    def table(self, id: str, token: str, lang: str) -> dict[str, Any]:
        address = f"{ADDRESS.replace('http', 'ws')}ws/{id}?v=1&lang={lang}"
        with self.http.websocket_connect(address) as socket:
            socket.send_text(json.dumps({"t": "hello", "tokens": [token]}))
            while True:
                message = json.loads(socket.receive_text())
                if message["t"] == "table" and (message["questions"] or message["over"]):
                    return message


class Viewer(Player):
    """Looks at saved tables, one after the other, in one window."""

    def __init__(self, shelf: Shelf, *more: Any) -> None:
        super().__init__(*more)
        self.shelf = shelf
        self.saved: dict[str, Any] = {}
        self.page.context.route("**/*", shelf.answer)
        self.page.context.route_web_socket("**/ws/*", self.replay)

    def replay(self, socket: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            if json.loads(text)["t"] == "hello":
                socket.send(json.dumps(self.saved))
                self.hear(self.saved)

        socket.on_message(heard)

    def post(self, path: str, body: str) -> dict[str, Any]:
        return self.shelf.post(path, body)

    def go_to(self, id: str, token: str) -> None:
        self.saved = self.shelf.table(id, token, self.lang)
        self.table = None
        super().go_to(id, token)
