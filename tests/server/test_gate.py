"""Who may come in: by which name, from which page, how often from one address."""

import json
from contextlib import ExitStack

import pytest
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from server.helpers import LINES, ONEDECK, Client
from underdeck.server.app import make_app
from underdeck.server.gate import check_host, neighbourhood
from underdeck.server.settings import Settings, read_settings


def server(tmp_path, client=("testclient", 50000), **settings):
    return TestClient(make_app(Settings(data=str(tmp_path), **settings)), "http://127.0.0.1:8000", client=client)


def codes(http, host, origin=None):
    """What the page, the API and the WebSocket say to somebody who calls the server by that name."""
    headers = {"host": host} | ({"origin": origin} if origin else {})
    page = http.get("/health", headers=headers)
    made = http.post("/api/games", json={"game": "onedeck", "setup": ONEDECK}, headers=headers)
    with http.websocket_connect(f"{LINES}/nothing", headers=headers) as socket:
        socket.send_text('{"t":"ping"}')
        said = json.loads(socket.receive_text())
    return page.status_code, made.json().get("code"), said.get("code")


GOOD = (200, None, None)
FOREIGN = (421, "host", "host")


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8000", "localhost:8000", "LOCALHOST", "192.168.1.7:8000", "[::1]:8000", "[fd00::7]"]
)
def test_a_server_answers_to_its_address_in_numbers(tmp_path, host):
    with server(tmp_path) as http:
        assert codes(http, host, f"http://{host}") == GOOD


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil", "[", ""]
)
def test_a_page_whose_name_was_made_to_lead_here_reaches_nothing(tmp_path, host):
    with server(tmp_path) as http:
        assert codes(http, host, f"http://{host}") == FOREIGN
        assert codes(http, host) == FOREIGN
        assert http.get("/health").json()["games"] == 0


def test_a_person_is_told_in_words_what_to_do(tmp_path):
    with server(tmp_path) as http:
        page = http.get("/", headers={"host": "attic:8000", "accept-language": "fr"})
        assert page.status_code == 421 and page.headers["content-type"].startswith("text/plain")
        assert "attic" in page.text and "hosts" in page.text and "code" not in page.text
        assert "default-src" in page.headers["content-security-policy"]


@pytest.mark.parametrize(
    "settings",
    [{"hosts": ["attic"]}, {"hosts": ["*"]}, {"host": "Attic"}, {"origins": ["https://attic"]}],
    ids=lambda settings: " ".join(settings),
)
def test_names_that_the_server_was_given(tmp_path, settings):
    """Whoever may act from a page may also reach us by its name."""
    with server(tmp_path, **settings) as http:
        assert codes(http, "attic", "https://attic") == GOOD
        assert codes(http, "attic", "https://cellar")[1:] == ("origin", "origin")
        assert codes(http, "cellar") == (GOOD if settings.get("hosts") == ["*"] else FOREIGN)


def test_a_program_that_calls_no_name_is_no_page():
    check_host(Headers({}), Settings())


def test_any_name_may_be_any_nonsense(tmp_path):
    with server(tmp_path, hosts=["*"]) as http:
        assert codes(http, "[") == GOOD and codes(http, "[", "http://x")[1:] == ("origin", "origin")


def test_names_are_given_like_any_setting(tmp_path):
    (tmp_path / "underdeck.toml").write_text('hosts = ["attic"]\n')
    flags = {"data": str(tmp_path)}
    assert read_settings(flags, {}).hosts == ["attic"]
    assert read_settings(flags, {"UNDERDECK_HOSTS": "attic cellar"}).hosts == ["attic", "cellar"]
    assert read_settings({**flags, "hosts": "*"}, {}).hosts == ["*"]


def let_in(http, times):
    """The refusal that each of so many connections gets; those that get none stay open until the last has come."""
    id, found = Client(http).create()["id"], []
    with ExitStack() as lines:
        for _ in range(times):
            socket = lines.enter_context(http.websocket_connect(f"{LINES}/{id}"))
            socket.send_text('{"t":"ping"}')
            found.append(json.loads(socket.receive_text()).get("code"))
            if found[-1]:
                with pytest.raises(WebSocketDisconnect) as closed:
                    socket.receive_text()
                assert closed.value.code == 1008
    return found


def test_one_address_has_its_share_of_connections(tmp_path):
    with server(tmp_path, ("192.0.2.7", 50000), address_connections=2) as http:
        assert let_in(http, 4) == [None, None, "address-connections", "address-connections"]
        assert let_in(http, 1) == [None]


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_this_machine_has_no_share_since_a_proxy_may_stand_there(tmp_path, address):
    with server(tmp_path, (address, 50000), address_connections=2, max_connections=3) as http:
        assert let_in(http, 4) == [None, None, None, "too-many-connections"]


def near(address):
    return neighbourhood(HTTPConnection({"type": "http", "client": (address, 50000)}))


def test_what_counts_as_one_address():
    assert near("192.0.2.7") == near("::ffff:192.0.2.7") != near("192.0.2.8")
    assert near("2001:db8::7") == near("2001:db8::8") != near("2001:db8:0:1::7")
