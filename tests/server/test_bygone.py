"""Games of another version: nobody can go on with them here, and nothing of them is lost."""

import pytest
from starlette.testclient import TestClient

from server.helpers import Client, bearing
from server.test_campaigns import begin, code, new_sheet, page, play
from underdeck.match import load
from underdeck.onedeck.game import OneDeck
from underdeck.server.app import make_app


@pytest.fixture
def upgraded(settings, monkeypatch):
    """What a server of the next version finds: a sheet with a finished game, and one that runs."""
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        sheet = new_sheet(client)
        first = begin(client, sheet)
        play(client, first)
        second = begin(client, sheet)
        with client.sit(second["id"], second["tokens"].values()) as player:
            before = player.until_asked()["version"]
            player.answer()
            player.until(lambda message: message.get("version", 0) > before)
    monkeypatch.setattr(OneDeck, "rules_version", OneDeck.rules_version + 1)
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        yield Client(http), sheet, first, second


def test_they_are_listed_with_the_reason(upgraded):
    client, _, first, second = upgraded
    rows = client.post("/api/mine", tokens=[first["tokens"]["0"], second["tokens"]["0"], second["watch"]]).json()
    assert {row["id"] for row in rows} == {first["id"], second["id"]}
    for row in rows:
        assert "rules" in row["bygone"] and not row["waiting"] and row["mine"] == [0]
        assert [seat["label"] for seat in row["seats"]] == ["Mage"]


def test_their_records_can_be_had_and_say_everything(upgraded, monkeypatch):
    client, _, first, second = upgraded
    answers = []
    for made in (first, second):
        answer = client.http.get(f"/api/games/{made['id']}/record", headers=bearing(made["tokens"]["0"]))
        assert answer.status_code == 200
        monkeypatch.setattr(OneDeck, "rules_version", OneDeck.rules_version - 1)
        answers.append(load(answer.text))
        monkeypatch.setattr(OneDeck, "rules_version", OneDeck.rules_version + 1)
    assert answers[0].outcome and len(answers[1].log) == 1
    foreign = client.http.get(f"/api/games/{first['id']}/record", headers=bearing(second["tokens"]["0"]))
    assert code(foreign) == "token"


def test_a_seat_there_is_told_why(upgraded):
    client, _, _, second = upgraded
    with client.sit(second["id"], second["tokens"].values()) as player:
        assert player.last["code"] == "record-rules" and "version" in player.last["text"]
    assert code(client.http.get(f"/api/replay/{second['id']}")) == "record-rules"


def test_the_sheet_keeps_its_marks_and_is_free_for_another_game(upgraded):
    client, sheet, _, second = upgraded
    found = page(client, sheet)
    assert len(found["games"]) == 1 and found["open"] == second["id"]
    assert client.post("/api/campaigns/abandon", token=sheet["token"]).status_code == 200
    assert page(client, sheet)["open"] is None
    begin(client, sheet)
    parcel = client.post("/api/campaigns/parcel", token=sheet["token"]).json()
    assert len(parcel["sheet"]["games"]) == len(parcel["records"]) == 1
