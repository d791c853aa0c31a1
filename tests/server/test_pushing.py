"""Whoever is away is told that it is her turn: only she, only once, only by services that the server knows."""

import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager

import msgspec
import pytest
from py_vapid import Vapid02
from starlette.testclient import TestClient

from server.helpers import Client
from server.push_service import push_service, silent_service
from server.test_together import pair, quiet
from underdeck.kernel.refusal import Refusal
from underdeck.kernel.rng import Rng
from underdeck.server import push
from underdeck.server.app import make_app
from underdeck.server.database import FILE
from underdeck.server.settings import read_settings


@pytest.fixture
def service():
    with push_service() as found:
        yield found


@contextmanager
def open_house(settings, service, **more):
    settings = msgspec.structs.replace(settings, **{"push": [service.origin], "push_seconds": 0} | more)
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        yield Client(http)


@pytest.fixture
def house(settings, service):
    with open_house(settings, service) as client:
        yield client


def begin(client, device, *tokens, lang="fr"):
    return client.post("/api/push/begin", tokens=[*tokens], lang=lang, **device.keys)


def code(answer):
    return answer.json().get("code")


def answer_all(client, made, token):
    """Whoever holds this seat answers what she is asked, and goes when she waits for others."""
    rng = Rng(1)
    with client.sit(made["id"], [token]) as player:
        room = client.http.app.state.hub.rooms[made["id"]]
        quiet(room, [player])
        while player.table["questions"]:
            options = player.table["questions"][0]["options"]
            player.answer(options[rng.below(len(options))]["words"])
            quiet(room, [player])


def duel(client):
    """A game in which Roy is asked and Haley is not."""
    made, (roy, haley) = pair(client)
    answer_all(client, made, haley)
    return made, roy, haley


def rows(client_settings):
    with closing(sqlite3.connect(f"{client_settings.data}/{FILE}")) as connection:
        return connection.execute("SELECT seat, endpoint FROM calls").fetchall()


def test_whoever_is_away_is_told_in_her_language_and_nobody_else_can_read_it(house, service):
    made, roy, haley = duel(house)
    device = service.device()
    assert begin(house, device, haley).status_code == 200
    answer_all(house, made, roy)
    path, headers, body = service.next()
    assert (path, headers["Content-Encoding"], headers["Topic"]) == ("/device", "aes128gcm", made["id"])
    assert device.read(body) == {
        "game": made["id"],
        "title": "À vous de jouer",
        "body": "Quelqu’un attend votre réponse.",
    }
    assert made["id"].encode() not in body
    assert Vapid02.verify(headers["Authorization"])
    assert headers["Authorization"].endswith(f"k={house.http.get('/api/push').json()['key']}")


def test_whoever_is_here_or_wants_no_more_is_left_alone(house, service):
    made, roy, haley = duel(house)
    gone, here = service.device("gone"), service.device("here")
    assert begin(house, gone, haley).status_code == 200
    assert begin(house, here, haley).status_code == 200
    assert house.post("/api/push/end", endpoint=gone.endpoint).status_code == 200
    with house.sit(made["id"], [haley]) as player:
        answer_all(house, made, roy)
        player.until_asked()
    with house.sit(made["id"], [haley]):  # she has seen it, and leaves it for later
        assert service.nothing()
    answer_all(house, made, haley)  # answers it, until Roy is asked, who is not on the list
    answer_all(house, made, roy)
    assert service.next()[0] == "/here"
    assert service.nothing()


def test_a_line_that_breaks_right_after_the_question_may_have_been_dead(settings, service):
    with open_house(settings, service, push_seconds=1.0) as client:
        made, roy, haley = duel(client)
        begin(client, service.device(), haley)
        with client.sit(made["id"], [haley]) as player:
            answer_all(client, made, roy)
            player.until_asked()
        assert service.next()[0] == "/device"


def test_a_device_that_can_not_be_written_to_holds_up_no_other(house, service, settings):
    made, roy, haley = duel(house)
    for name in ("damaged", "sound"):
        begin(house, service.device(name), haley)
    with closing(sqlite3.connect(f"{settings.data}/{FILE}")) as connection:
        connection.execute("UPDATE calls SET point = 'none' WHERE endpoint LIKE '%damaged'")
        connection.commit()
    answer_all(house, made, roy)
    assert service.next()[0] == "/sound"


def test_a_device_that_is_gone_is_forgotten(house, service, settings):
    made, roy, haley = duel(house)
    begin(house, service.device(), haley)
    service.status = 410
    answer_all(house, made, roy)
    service.next()
    house.http.portal.call(finished_calls, house)
    assert rows(settings) == []


async def finished_calls(client):
    for task in [*client.http.app.state.hub.calling]:
        await task


def test_nobody_is_sent_on_to_elsewhere(house, service, settings):
    made, roy, haley = duel(house)
    begin(house, service.device(), haley)
    service.status = 307
    answer_all(house, made, roy)
    assert service.next()[0] == "/device"
    house.http.portal.call(finished_calls, house)
    assert service.nothing()
    assert len(rows(settings)) == 1


def test_a_seat_that_was_handed_out_again_calls_its_new_holder_only(house, service):
    made, roy, haley = duel(house)
    begin(house, service.device("first"), haley)
    with house.sit(made["id"], [roy]) as player:
        player.send(t="renew", seat=1)
        invite = player.until(lambda message: message["t"] == "renewed")["invite"]
    token = house.post("/api/join", invite=invite).json()["token"]
    assert code(begin(house, service.device("first"), haley)) == "token-old"
    begin(house, service.device("second"), token)
    answer_all(house, made, roy)
    assert service.next()[0] == "/second"
    house.http.portal.call(finished_calls, house)
    assert service.nothing()


def test_a_device_is_on_the_list_once_and_the_oldest_of_many_makes_place(house, service, settings):
    _, (_, haley) = pair(house)
    for _ in range(2):
        begin(house, service.device("0"), haley)
    assert len(rows(settings)) == 1
    for number in range(1, 10):
        begin(house, service.device(str(number)), haley)
    assert sorted(endpoint[-1] for _, endpoint in rows(settings)) == [*"23456789"]


def test_nobody_is_kept_for_a_game_that_is_over(house, service, settings):
    made = house.create(kinds=["me"])
    begin(house, service.device(), made["tokens"]["0"])
    assert len(rows(settings)) == 1
    with house.sit(made["id"], made["tokens"].values()) as player:
        player.play()
    house.http.portal.call(finished_calls, house)
    assert rows(settings) == []


FOREIGN = [
    "http://127.0.0.1:1/device",
    "http://localhost/device",
    "https://push.example/device",
    "http://user@127.0.0.1/device",
    "http://127.0.0.1:1/a b",
    "http://127.0.0.1\\@push.example/",
    "file:///etc/passwd",
    "//127.0.0.1/device",
    "http://[::1/",
    "",
]


@pytest.mark.parametrize("endpoint", FOREIGN)
def test_only_services_that_the_server_knows_are_written_to(house, service, settings, endpoint):
    _, (_, haley) = pair(house)
    device = service.device()
    device.endpoint = endpoint
    assert code(begin(house, device, haley)) == "push-service"
    assert rows(settings) == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com.example/x",
        "https://fcm.googleapis.com:444/x",
        "https://example/.push.apple.com",
        "http://web.push.apple.com/x",
        "https://push.apple.com@example/x",
        "https://web.push.apple.com/" + 1000 * "x",
    ],
)
def test_a_name_that_looks_like_a_service_is_none(client, service, endpoint):
    device = service.device()
    device.endpoint = endpoint
    made = client.create(kinds=["me"])
    assert code(begin(client, device, made["tokens"]["0"])) == "push-service"
    device.endpoint = "https://web.push.apple.com/x"
    assert begin(client, device, made["tokens"]["0"]).status_code == 200


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "ä"}, {"p256dh": "BA" + "A" * 85}])
def test_keys_that_are_none_are_refused(house, service, keys):
    _, (_, haley) = pair(house)
    body = {**service.device().keys, **keys}
    assert code(house.post("/api/push/begin", tokens=[haley], **body)) == "push-keys"


def test_only_whoever_holds_a_seat_is_told_of_it(house, service):
    made = house.create("stick", None, ["me", "invite", "bot"])
    for token in (made["watch"], made["invites"]["1"], "nonsense"):
        assert code(begin(house, service.device(), token)) == "token"
    assert code(begin(house, service.device())) == "token"
    assert code(begin(house, service.device(), made["tokens"]["0"], lang="xx")) == "unknown-lang"


def test_a_server_that_calls_nobody_says_so(settings, service):
    off = read_settings({}, {"UNDERDECK_PUSH": "", "UNDERDECK_DATA": settings.data})
    assert off.push == []
    with TestClient(make_app(off), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        made = client.create(kinds=["me"])
        assert http.get("/api/push").json() == {"key": ""}
        assert code(begin(client, service.device(), made["tokens"]["0"])) == "push-off"


def test_a_server_without_the_extra_says_so_once_and_calls_nobody(settings, service, monkeypatch, caplog):
    monkeypatch.setattr(push, "webpush", None)
    with open_house(settings, service) as client:
        made = client.create(kinds=["me"])
        assert client.http.get("/api/push").json() == {"key": ""}
        assert code(begin(client, service.device(), made["tokens"]["0"])) == "push-off"
    assert len([record for record in caplog.records if "underdeck[push]" in record.getMessage()]) == 1


def test_without_the_extra_a_server_can_be_loaded():
    missing = dict.fromkeys(["cryptography", "http_ece", "py_vapid"])
    code = f"import sys; sys.modules |= {missing}; from underdeck.server import push, serve"
    code += "; sys.exit(push.webpush is not None)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_key_of_the_server_outlives_it_and_a_damaged_one_is_made_again(settings, service):
    def key():
        with open_house(settings, service) as client:
            return client.http.get("/api/push").json()["key"]

    first = key()
    assert key() == first
    with closing(sqlite3.connect(f"{settings.data}/{FILE}")) as connection:
        connection.execute("UPDATE meta SET value = 'damaged' WHERE name = 'push'")
        connection.commit()
    second = key()
    assert second != first
    assert key() == second


def call(client, made, seat=1):
    """What the hub does when somebody who is away is asked."""
    hub = client.http.app.state.hub
    return client.http.portal.start_task_soon(hub.pushing.call, made["id"], hub.rooms[made["id"]].table.seats[seat])


def test_a_service_that_never_answers_holds_up_nobody(settings, monkeypatch):
    monkeypatch.setattr(push, "SECONDS", 600)
    with silent_service() as silent, open_house(settings, silent) as client:
        made, (_, haley) = pair(client)
        for name in range(8):
            begin(client, silent.device(str(name)), haley)
        calls = [call(client, made) for _ in range(8)]
        silent.door.accept()
        assert client.http.get("/health").json()["ok"]
        assert client.create(kinds=["me"])["tokens"]
        assert not any(each.done() for each in calls)
        for each in calls:
            each.cancel()


def test_a_service_that_never_answers_is_given_up(settings, monkeypatch):
    monkeypatch.setattr(push, "SECONDS", 0.01)
    with silent_service() as silent, open_house(settings, silent) as client:
        made, (_, haley) = pair(client)
        begin(client, silent.device(), haley)
        call(client, made).result(60)
        assert client.http.app.state.hub.pushing.known


def test_a_service_that_fails_is_left_alone_for_a_while(house, service):
    made, (_, haley) = pair(house)
    begin(house, service.device(), haley)
    service.status = 503
    for _ in range(push.FAILURES):
        call(house, made).result(60)
        service.next()
    call(house, made).result(60)
    assert service.nothing()
    (known,) = house.http.app.state.hub.pushing.known.values()
    known.rests_until = 0.0
    service.status = 201
    for _ in range(2):
        call(house, made).result(60)
        service.next()
    assert not known.failures


def test_a_service_that_rests_holds_up_no_other(settings, service):
    with silent_service() as silent, open_house(settings, service, push=[service.origin, silent.origin]) as client:
        made, (_, haley) = pair(client)
        begin(client, silent.device(), haley)
        begin(client, service.device(), haley)
        calls = [call(client, made) for _ in range(2 * push.OF_ONE_SERVICE)]
        for _ in calls:
            service.next()
        for each in calls:
            each.cancel()


def test_what_is_remembered_of_services_is_bounded(client):
    known = client.http.app.state.hub.pushing
    for number in range(2 * push.MOST_SERVICES):
        known.service(f"{number}.example.org")
    assert len(known.known) == push.MOST_SERVICES


def test_a_seat_that_is_asked_again_and_again_is_told_once(settings, service):
    with open_house(settings, service, push_seconds=600) as client:
        made, _ = pair(client)
        hub = client.http.app.state.hub
        for _ in range(5):
            client.http.portal.call(hub.call_soon, hub.rooms[made["id"]], 1)
        assert len(hub.calling) == 1


def test_a_key_that_was_not_written_down_is_told_to_nobody(client, monkeypatch):
    """Else whoever subscribed with it would never be told again after a restart."""
    pushing = client.http.app.state.hub.pushing

    @contextmanager
    def full():
        with pushing.store.write() as connection:
            yield connection
            connection.rollback()
            raise Refusal("database-write")

    with monkeypatch.context() as broken:
        broken.setattr(pushing.store, "answering", full)
        assert client.http.get("/api/push").json()["code"] == "database-write"
    key = client.http.get("/api/push").json()["key"]
    pushing.own = None
    assert client.http.get("/api/push").json()["key"] == key
