"""The game of the day and of the week: the same for everybody, and no result that its record does not show."""

from datetime import date, timedelta

import pytest

from server.helpers import bearing
from underdeck.games.challenges import FIRST, challenge, challenges_of, named
from underdeck.kernel.refusal import Refusal
from underdeck.match import new
from underdeck.server import hub, results

DAY = date(2026, 11, 16)
ONEDECK = "daily-onedeck-2026-11-16"
STICK = "daily-stick-2026-11-16"


@pytest.fixture(autouse=True)
def that_day(monkeypatch):
    for module in (hub, results):
        monkeypatch.setattr(module, "today", lambda: DAY)


def play(client, id=ONEDECK, **more):
    """To the end, anyhow."""
    made = client.post("/api/games", challenge=id, **more).json()
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.play()
    return made


def enter(client, **wish):
    return client.post("/api/challenges/results", **{"challenge": ONEDECK, "name": "Ann", **wish})


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
        named(ONEDECK, date(1970, 1, 1))


def test_a_result_is_entered_once_and_stands_in_the_table(client):
    made = play(client)
    told = enter(client, token=made["tokens"]["0"]).json()
    assert [(row["place"], row["name"], row["mine"]) for row in told["rows"]] == [(1, "Ann", True)]
    assert enter(client, token=made["tokens"]["0"], name="Eve").json()["entered"] == 1
    shown = client.http.get(f"/api/challenges/{ONEDECK}").json()
    assert [row["name"] for row in shown["rows"]] == ["Ann"]
    listed = client.http.get("/api/challenges").json()
    assert listed["today"] == "2026-11-16"
    assert {each["id"]: each["entered"] for each in listed["challenges"]}[ONEDECK] == 1


def test_a_record_from_elsewhere_is_replayed(client):
    made = play(client)
    record = client.http.get(f"/api/games/{made['id']}/record", headers=bearing(made["tokens"]["0"])).text
    assert enter(client, record=record).json()["entered"] == 1
    assert enter(client, record=record).json()["entered"] == 1
    lines = record.splitlines(keepends=True)
    forged = "".join([line.replace(" done", " stop") for line in lines])
    assert enter(client, record=forged).json()["code"] == "record-diverged"
    assert enter(client, record="".join(lines[:20])).json()["code"] in ("challenge-running", "record-sync")
    assert enter(client, record="nonsense").json()["code"] == "record-foreign"


def test_another_game_is_not_that_of_the_day(client):
    known = challenge("daily", "onedeck", DAY)
    for change in ({"seed": known.seed + 1}, {"tier": "novice"}):
        made = client.create(setup={**known.setup, **{k: v for k, v in change.items() if k == "tier"}},
                             seed=change.get("seed", known.seed))  # fmt: skip
        with client.sit(made["id"], made["tokens"].values()) as player:
            player.play()
        assert enter(client, token=made["tokens"]["0"]).json()["code"] == "challenge-other"


def test_an_unfinished_game_a_bots_game_and_a_nameless_one_are_refused(client):
    made = client.post("/api/games", challenge=ONEDECK).json()
    assert enter(client, token=made["tokens"]["0"]).json()["code"] == "record-running"
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.send(t="bot", seat=0, on=True)
        player.until(lambda message: message["t"] == "table" and message["over"])
    assert enter(client, token=made["tokens"]["0"]).json()["code"] == "challenge-bots"
    assert enter(client, token=play(client)["tokens"]["0"], name=" ").json()["code"] == "result-name"
    assert enter(client, token=made["watch"]).json()["code"] == "token"


def test_a_duel_against_oneself_is_no_duel(client):
    known = challenge("daily", "stick", DAY)
    match = new("stick", seed=known.seed, **known.setup)
    assert enter(client, challenge=STICK, record=match.record()).json()["code"] == "challenge-running"
    made = client.post("/api/games", challenge=STICK).json()
    assert list(made["tokens"]) == ["0"] and made["invites"] == {}


def test_results_of_the_day_before_last_come_too_late(client, monkeypatch):
    made = play(client)
    for module in (hub, results):
        monkeypatch.setattr(module, "today", lambda: DAY + timedelta(days=2))
    assert enter(client, token=made["tokens"]["0"]).json()["code"] == "challenge-over"
