"""The game of the day and of the week: the same for everybody, and no result that this server did not see."""

import hashlib
from contextlib import ExitStack, contextmanager
from datetime import date, timedelta

import msgspec
import pytest
from sqlalchemy import insert
from starlette.testclient import TestClient

from server.helpers import Client, bearing
from underdeck.kernel.refusal import Refusal
from underdeck.progress.challenges import FIRST, challenge, challenges_of, find_challenge
from underdeck.server import hub, results
from underdeck.server.app import make_app
from underdeck.server.database import attempts
from underdeck.server.database import results as stored
from underdeck.server.settings import Settings

DAY = date(2026, 11, 16)
ONEDECK = "daily-onedeck-2026-11-16"
STICK = "daily-stick-2026-11-16"


@pytest.fixture(autouse=True)
def that_day(monkeypatch):
    for module in (hub, results):
        monkeypatch.setattr(module, "today", lambda: DAY)


@pytest.fixture
def client(settings):
    """At this machine."""
    with from_afar(settings, "127.0.0.1") as (client,):
        yield client


def begin(client, id=ONEDECK, browser="ann", **more):
    return client.post("/api/games", challenge=id, browser=browser, **more).json()


def play(client, id=ONEDECK, seed=1, **more):
    """To the end, anyhow."""
    made = begin(client, id, **more)
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.play(seed=seed)
    return made


def enter(client, made, **wish):
    return client.post(
        "/api/challenges/results", **{"challenge": ONEDECK, "name": "Ann", **wish}, token=made["tokens"]["0"]
    )


@contextmanager
def from_afar(settings, *addresses):
    """Clients of one server, each at an address of its own."""
    app = make_app(settings)
    with ExitStack() as stack:
        yield [
            Client(stack.enter_context(TestClient(app, "http://127.0.0.1:8000", client=(address, 50000))))
            for address in addresses
        ]


def test_every_day_has_its_games_and_all_of_them_can_be_begun():
    seen = set()
    for number in range(60):
        found = challenges_of(DAY + timedelta(days=number))
        assert [each.kind for each in found] == ["daily", "daily", "weekly", "weekly"]
        for each in found:
            assert len(each.begun().seats) == len(each.seats)
            assert each.seed < 2**53
            seen.add((each.id, each.seed))
    assert len({seed for _, seed in seen}) == len(seen) == 2 * 60 + 2 * 9


def test_the_same_day_is_the_same_game_and_a_week_begins_on_monday():
    assert challenge("daily", "onedeck", DAY) == challenge("daily", "onedeck", DAY)
    week = {challenge("weekly", "stick", DAY + timedelta(days=day)).id for day in range(7)}
    assert week == {"weekly-stick-2026-11-16"}


@pytest.mark.parametrize(
    ("id", "code"),
    [
        ("daily-onedeck-2026-11-17", "challenge-early"),
        ("daily-onedeck-2026-11-15", "challenge-over"),
        ("weekly-onedeck-2026-11-17", "no-such-challenge"),
        ("daily-chess-2026-11-16", "no-such-challenge"),
        ("daily-onedeck-2026-02-30", "no-such-challenge"),
        ("daily-onedeck-2025-11-16", "no-such-challenge"),
        ("nonsense", "no-such-challenge"),
    ],
)
def test_only_what_is_on_can_be_played(client, id, code):
    assert client.post("/api/games", challenge=id).json()["code"] == code


def test_a_clock_that_is_wrong_is_told():
    with pytest.raises(Refusal) as refused:
        challenges_of(FIRST - timedelta(days=1))
    assert refused.value.code == "clock"
    with pytest.raises(Refusal):
        find_challenge(ONEDECK, date(1970, 1, 1))


def test_a_result_is_entered_once_and_stands_in_the_table(client):
    made = play(client)
    assert made["counts"]
    told = enter(client, made).json()
    assert [(row["place"], row["name"], row["mine"]) for row in told["rows"]] == [(1, "Ann", True)]
    again = enter(client, made, name="Eve").json()
    assert [(row["name"], row["mine"]) for row in again["rows"]] == [("Ann", True)]
    shown = client.http.get(f"/api/challenges/{ONEDECK}").json()
    assert [(row["name"], row["mine"]) for row in shown["rows"]] == [("Ann", False)]
    listed = client.http.get("/api/challenges").json()
    assert listed["today"] == "2026-11-16"
    assert {each["id"]: each["entered"] for each in listed["challenges"]}[ONEDECK] == 1


def test_a_record_is_no_result_however_it_is_spelled(client):
    made = play(client)
    record = client.http.get(f"/api/games/{made['id']}/record", headers=bearing(made["tokens"]["0"])).text
    answer = client.post("/api/challenges/results", challenge=ONEDECK, name="Eve", record=record)
    assert answer.json()["code"] == "wire-form"
    assert client.http.get(f"/api/challenges/{ONEDECK}").json()["entered"] == 0


def test_whoever_repeats_the_winners_answers_does_not_stand_beside_her(client):
    made, copy = play(client), play(client, browser="eve")
    assert copy["counts"]
    assert enter(client, made).json()["entered"] == 1
    assert enter(client, copy, name="Eve").json()["code"] == "result-there"
    assert enter(client, play(client, browser="bo", seed=2), name="Bo").json()["entered"] == 2


def test_the_first_attempt_of_a_browser_counts_however_it_ends(client):
    first, later = begin(client), play(client)
    assert first["counts"] and not later["counts"]
    assert enter(client, later).json()["code"] == "challenge-again"
    with client.sit(first["id"], first["tokens"].values()) as player:
        player.play(seed=2)
    assert enter(client, first).json()["entered"] == 1
    rows = client.http.get("/api/challenges", headers=bearing("ann")).json()["challenges"]
    assert [row["counts"] for row in rows] == [row["id"] != ONEDECK for row in rows]
    assert all(row["counts"] for row in client.http.get("/api/challenges", headers=bearing("bo")).json()["challenges"])


def test_a_client_that_does_not_say_who_it_is_has_one_attempt_at_this_machine(client):
    assert [begin(client, browser="")["counts"] for _ in range(2)] == [True, False]


def test_the_first_attempt_from_an_address_counts_whatever_the_browser_says(settings):
    with from_afar(settings, "203.0.113.7", "203.0.113.8") as (here, there):
        found = [begin(each, browser=name)["counts"] for each, name in [(here, "ann"), (here, "bo"), (there, "ann"),
                                                                       (there, ""), (there, "cy")]]  # fmt: skip
        assert found == [True, False, False, True, False]
        assert not here.http.get("/api/challenges", headers=bearing("dee")).json()["challenges"][0]["counts"]


def test_a_host_may_let_several_of_one_address_enter(settings):
    many = msgspec.structs.replace(settings, address_attempts=2)
    with from_afar(many, "203.0.113.7") as (here,):
        assert [begin(here, browser=name)["counts"] for name in ("ann", "ann", "bo", "cy")] == [
            True,
            False,
            True,
            False,
        ]


def test_an_attempt_nobody_went_on_with_is_not_forgotten_with_its_game(client):
    made = begin(client)
    client.http.app.state.hub.store.forget([made["id"]])
    assert not begin(client)["counts"]


def test_another_game_is_not_that_of_the_day(client):
    known = challenge("daily", "onedeck", DAY)
    made = client.create(setup=known.setup, seed=known.seed)
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.play()
    assert enter(client, made).json()["code"] == "challenge-other"
    other = play(client, f"weekly-onedeck-{DAY}")
    assert enter(client, other).json()["code"] == "challenge-other"


def test_an_unfinished_game_a_bots_game_and_a_nameless_one_are_refused(client):
    made = begin(client)
    assert enter(client, made).json()["code"] == "record-running"
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.send(t="bot", seat=0, on=True)
        player.until(lambda message: message["t"] == "table" and message["over"])
    assert enter(client, made).json()["code"] == "challenge-bots"
    assert enter(client, play(client, browser="bo"), name=" ").json()["code"] == "result-name"
    assert enter(client, {"tokens": {"0": made["watch"]}}).json()["code"] == "token"


def test_a_result_that_was_entered_is_not_taken_back(client):
    made = play(client)
    enter(client, made)
    assert client.http.app.state.hub.rooms[made["id"]].table.told


def test_the_bots_of_a_duel_are_played_by_bots(client):
    made = begin(client, STICK)
    assert list(made["tokens"]) == ["0"] and made["invites"] == {}


def test_results_of_the_day_before_last_come_too_late(client, monkeypatch):
    made = play(client)
    for module in (hub, results):
        monkeypatch.setattr(module, "today", lambda: DAY + timedelta(days=2))
    assert enter(client, made).json()["code"] == "challenge-over"


def test_results_that_were_entered_as_records_stay_in_their_tables(client):
    row = {
        "challenge": ONEDECK,
        "game": "8d75",
        "name": "Ann",
        "rank": 9,
        "won": True,
        "turns": 3,
        "maker": "x",
        "at": 1,
    }
    with client.http.app.state.hub.store.answering() as connection:
        connection.execute(insert(stored).values(**row))
    assert [row["name"] for row in client.http.get(f"/api/challenges/{ONEDECK}").json()["rows"]] == ["Ann"]
    assert enter(client, play(client), name="Bo").json()["entered"] == 2


# The chance of a day


def key_of(client, made):
    return client.http.portal.call(client.http.app.state.hub.open_room, made["id"]).table.match.header.key


def seals(client, id=ONEDECK):
    rows = client.http.get("/api/challenges").json()["challenges"]
    return {seal["challenge"]: seal for row in rows if row["id"] == id for seal in row["seals"]}


def test_nobody_can_compute_the_chance_of_a_day_from_its_date(client, tmp_path):
    """Two servers on the same day have other dice, and on one of them everybody has the same."""
    key = key_of(client, begin(client))
    assert len(key) == 64 and key == key_of(client, begin(client, browser="bo"))
    with from_afar(Settings(data=str(tmp_path / "other")), "127.0.0.1") as (other,):
        assert key_of(other, begin(other)) != key
    weekly = begin(client, f"weekly-onedeck-{DAY}", browser="bo")
    assert key_of(client, weekly) != key


def test_a_day_is_sealed_before_it_begins_and_opened_when_it_is_over(client, monkeypatch):
    tomorrow = f"daily-onedeck-{DAY + timedelta(days=1)}"
    promised = seals(client)[tomorrow]["seal"]
    assert not client.http.get("/api/challenges").json()["challenges"][0]["seals"][0]["opened"]

    def on(days):
        for module in (hub, results):
            monkeypatch.setattr(module, "today", lambda: DAY + timedelta(days=days))
        return seals(client, f"daily-onedeck-{DAY + timedelta(days=days)}")

    shown = on(1)[tomorrow]
    assert shown["seal"] == promised and not shown["opened"]
    made = begin(client, tomorrow)
    key = key_of(client, made)
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert "before the game began" in player.table["chance"]
    assert not on(2).get(tomorrow, {}).get("opened")
    opened = on(3)[tomorrow]
    assert opened["opened"] == f"{tomorrow} {key}"
    assert hashlib.sha256(opened["opened"].encode()).hexdigest() == promised
    assert opened["drawn"] > 0


def test_a_sealed_day_survives_a_restart(settings):
    with from_afar(settings, "127.0.0.1") as (client,):
        before = seals(client)
    with from_afar(settings, "127.0.0.1") as (client,):
        assert seals(client) == before and len(before) == 2


def test_what_was_begun_before_days_had_secrets_goes_on_with_its_chance(client):
    attempt = {"game": "8d75", "challenge": ONEDECK, "address": "", "browser": "x", "counts": True, "at": 1}
    with client.http.app.state.hub.store.answering() as connection:
        connection.execute(insert(attempts).values(**attempt))
    assert key_of(client, begin(client)) == ""
    assert list(seals(client)) == [f"daily-onedeck-{DAY + timedelta(days=1)}"]
