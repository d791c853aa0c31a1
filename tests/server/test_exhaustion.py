"""Strangers who take all they can get: the others play on. Loopback only, and never for long."""

import contextlib
import json
import resource
import signal
import socket
import urllib.error
import urllib.request
from contextlib import ExitStack

import pytest

from server.helpers import ONEDECK
from server.test_process import Process, framed
from underdeck.kernel.rng import Rng
from underdeck.server.app import MOST_FILES
from underdeck.server.connections import RESERVE, Connections, raise_file_limit
from underdeck.server.settings import Settings

HEAD = b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\n"
UPGRADE = (b"GET /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
           b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n")  # fmt: skip


@contextlib.contextmanager
def serving(folder, **settings):
    server = Process(folder, **settings)
    try:
        yield server
        assert server.end(signal.SIGTERM)[0] == 0
    finally:
        server.child.kill()
        server.child.wait()


def call(server, data):
    line = socket.create_connection(("127.0.0.1", server.port), 60)
    line.sendall(data)
    return line


def health(server):
    with urllib.request.urlopen(f"http://{server.address}/health", timeout=60) as answer:
        return json.load(answer)


def heard(line):
    """Everything that is said until the other end hangs up."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := line.recv(65536):
            found += part
    return found


@pytest.mark.long
@pytest.mark.parametrize(
    "data",
    [b"GET / HT", HEAD, HEAD + b"Content-Length: 10\r\n\r\n{", HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\nab",
     b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nx"],
    ids=["line", "head", "body", "chunk", "unread body"],
)  # fmt: skip
def test_whoever_begins_and_does_not_go_on_is_cut(tmp_path, data):
    with serving(tmp_path, header_seconds=0.2, body_seconds=0.2) as server, call(server, data) as line:
        assert heard(line).startswith(b"HTTP/1.1 408" if b"/health" not in data else b"HTTP/1.1 200")
        assert health(server)["ok"]


@pytest.mark.long
def test_a_connection_that_said_nothing_is_closed_without_a_word(tmp_path):
    """Browsers open some ahead: our last word would be taken for the answer to their first request."""
    with serving(tmp_path, header_seconds=0.2) as server, call(server, b"") as line:
        assert heard(line) == b""
        assert health(server)["ok"]
        assert {"connection cut"} <= {fact["what"] for fact in server.facts()}


@pytest.mark.long
def test_bytes_one_by_one_do_not_lengthen_it(tmp_path):
    with serving(tmp_path, header_seconds=0.5) as server, call(server, HEAD) as line:
        line.settimeout(0.05)
        said = None
        while not said:
            with contextlib.suppress(TimeoutError, ConnectionError):
                line.sendall(b"X-Drop: y\r\n")
                said = line.recv(100)
        assert said.startswith(b"HTTP/1.1 408")


@pytest.mark.long
def test_whoever_does_not_read_the_answer_is_cut(tmp_path):
    with serving(tmp_path, body_seconds=0.2) as server:
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        with deaf, contextlib.suppress(ConnectionError):
            for _ in range(50):
                deaf.sendall(b"GET /api/cards/onedeck HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            while "connection cut" not in server.log.read_text():
                health(server)


def test_as_many_files_as_connections(tmp_path):
    """A low limit is raised; where it can't be, there are fewer places."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, hard), hard))
        assert raise_file_limit(2000) == min(2000, hard) == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert raise_file_limit(hard + 1000) == hard
        found = Connections(Settings(max_connections=10 * hard))
        assert found.sockets < found.most == hard - RESERVE
        assert Connections(Settings(max_connections=100)).sockets >= 100
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.long
def test_half_open_requests_take_nobodys_place(tmp_path):
    """Twice as many as there are places."""
    with serving(tmp_path, max_connections=40, header_seconds=600) as server, ExitStack() as lines:
        for _ in range(140):
            lines.enter_context(call(server, b"GET /health HTTP/1.1\r\nHost: "))
        made = server.post("/api/games", game="onedeck", setup=ONEDECK)
        assert made["id"] and health(server)["games"] == 1
        assert len(server.log.read_text()) < 20_000


@pytest.mark.long
def test_files_come_in_a_few_at_a_time(tmp_path):
    begun = b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nx"
    with serving(tmp_path) as server, ExitStack() as lines:
        for _ in range(MOST_FILES):
            lines.enter_context(call(server, begun))
        late = lines.enter_context(call(server, begun))
        assert late.recv(100).startswith(b"HTTP/1.1 429")
        assert health(server)["ok"]


@pytest.mark.long
def test_a_websocket_says_hello_or_goes(tmp_path):
    with serving(tmp_path, header_seconds=0.3) as server, call(server, UPGRADE + b"\r\n") as line:
        line.sendall(framed(t="ping"))
        assert b"wire-hello" in heard(line)
        assert health(server)["connections"] == 0


def garbage(rng):
    """A request with something wrong in it, or nothing but noise."""
    noise = bytes(rng.below(256) for _ in range(1 + rng.below(60)))
    chunked = b"Transfer-Encoding: chunked\r\n\r\n"
    get = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    return [
        noise,
        noise + b"\r\n\r\n",
        b"GET " + noise + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        HEAD + chunked + noise,
        get + chunked + b"zz\r\n" + noise,
        get + chunked + b"5\r\nabcdeXX" + noise,
        get + b"Content-Length: 5\r\nContent-Length: 7\r\n\r\nabc",
        get + b"Content-Length: -1\r\n\r\n",
        get + b"Content-Length: 3\r\n\r\nabc" + noise,
        get + b"\r\n" + get + b"\r\n" + noise,
        get + b"Connection: close\r\n\r\n" + get + b"\r\n",
        get + b"X: " + b"y" * 70_000 + b"\r\n\r\n",
        get + b"X: y\r\n" * 300 + b"\r\n",
        b"GET /" + b"x" * 60_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        get + b"Expect: 100-continue\r\nContent-Length: 3\r\n\r\n",
        b"HEAD / HTTP/1.0\r\n\r\n" + noise,
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        get.replace(b"GET", b"HEAD") + chunked + b"zz\r\n" + noise,
        get + b"Connection: close\r\n\r\n" + noise,
        UPGRADE + b"\r\n" + noise,
        UPGRADE + b"\r\n" + framed(t="ping") + noise,
        UPGRADE + b"X: y\r\n" * 200 + b"\r\n",
        UPGRADE + b"X: \xe9\xff\r\n\r\n",
        UPGRADE.replace(b"13", b"99") + b"\r\n",
        UPGRADE.replace(b"AAAA", b"?") + b"\r\n",
        UPGRADE.replace(b"GET", b"POST") + b"Content-Length: 4\r\n\r\nabcd",
        UPGRADE.replace(b"websocket", b"h2c") + b"\r\n",
        UPGRADE.replace(b"/ws/x", b"/elsewhere") + b"\r\n",
        UPGRADE + b"Sec-WebSocket-Extensions: permessage-deflate; nonsense\r\n\r\n" + bytes([0xC1, 0x85]) + noise,
        UPGRADE + b"Sec-WebSocket-Protocol: \x01,,\r\n\r\n",
    ][rng.below(30)]  # fmt: skip


@pytest.mark.long
def test_no_traceback_whatever_comes_in(tmp_path):
    with serving(tmp_path, header_seconds=2, body_seconds=2) as server:
        rng = Rng(5)
        for number in range(400):
            data = garbage(rng)
            with contextlib.suppress(OSError), call(server, data[: len(data) - rng.below(4)]) as line:
                if number % 3 == 0:
                    line.shutdown(socket.SHUT_WR)
                if number % 3 == 1:
                    line.settimeout(0.02)
                    line.recv(1000)
        assert health(server)["ok"]
    faults = [fact for fact in server.facts() if fact["level"] in ("warning", "error") or "error" in fact]
    assert faults == []


@pytest.mark.long
def test_a_flood_is_no_flood_of_lines(tmp_path):
    """Every line is JSON, has at most 2 kB and says who it was."""
    with serving(tmp_path) as server:
        for _ in range(300):
            with contextlib.suppress(urllib.error.HTTPError):
                server.post("/api/" + "%01%e9x" * 7_000)
    lines = server.log.read_text().splitlines()
    refused = [fact for fact in server.facts() if fact["what"] == "refused"]
    assert 20 <= len(refused) < 290 and max(map(len, lines)) < 2000
    assert {(fact["code"], fact["address"], len(fact["path"]) < 250) for fact in refused} == {
        ("no-such-page", "127.0.0.1", True)
    }
    (held,) = [fact for fact in server.facts() if fact["what"] == "held back"]
    assert (held["of"], held["of_code"], held["lines"]) == ("refused", "no-such-page", 300 - len(refused))
