"""Games of another version: nobody can go on with them here, and nothing of them is lost."""

import pytest
from starlette.testclient import TestClient

from server.helpers import Client, bearing
from server.test_campaigns import begin, code, new_sheet, page, play
from underdeck import Refusal, __version__
from underdeck.games.onedeck.plugin import OneDeckPlugin
from underdeck.games.onedeck.rules.game import OneDeck
from underdeck.games.stick.plugin import StickPlugin
from underdeck.match import load, match
from underdeck.server import hub
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


def test_a_spectator_has_them_too(upgraded):
    client, _, first, second = upgraded
    rows = client.post("/api/mine", tokens=[first["watch"], second["watch"]], lang="fr").json()
    assert {row["id"] for row in rows} == {first["id"], second["id"]}
    assert all("règles" in row["bygone"] and row["mine"] == [] for row in rows)
    for made in (first, second):
        answer = client.http.get(f"/api/games/{made['id']}/record", headers=bearing(made["watch"]))
        assert answer.text.startswith("underdeck record")


def test_the_version_that_can_go_on_is_named(upgraded, monkeypatch):
    client, _, first, _ = upgraded
    (row,) = client.post("/api/mine", tokens=[first["watch"]]).json()
    assert __version__ not in row["bygone"], "it is the same one, at work on its rules"
    monkeypatch.setattr(hub, "__version__", "99.1")
    (row,) = client.post("/api/mine", tokens=[first["watch"]]).json()
    assert f"Underdeck {__version__}" in row["bygone"] and "99.1" in row["bygone"]


def with_other_cards(rules):
    return lambda plugin: (rules(plugin)[0], f"{rules(plugin)[1]}x")


def test_other_cards_are_a_reason_as_well(settings, monkeypatch):
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        made = {game: client.create(game) for game in ("onedeck", "stick")}
    for plugin in (OneDeckPlugin, StickPlugin):
        monkeypatch.setattr(plugin, "rules", with_other_cards(plugin.rules))
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        rows = client.post("/api/mine", tokens=[each["tokens"]["0"] for each in made.values()]).json()
        assert {row["game"]: "cards" in row["bygone"] for row in rows} == {"onedeck": True, "stick": True}
        for each in made.values():
            answer = client.http.get(f"/api/games/{each['id']}/record", headers=bearing(each["tokens"]["0"]))
            assert answer.text.startswith("underdeck record")


def test_a_setup_that_is_no_longer_possible_is_a_reason_too(upgraded, monkeypatch):
    """Whatever the rules refuse it with: it does not vanish."""
    client, _, first, _ = upgraded
    monkeypatch.setattr(OneDeck, "rules_version", OneDeck.rules_version - 1)

    def gone(*_):
        raise Refusal("unknown-hero", name="mage", choices="rogue")

    monkeypatch.setattr(OneDeck, "start", gone)
    (row,) = client.post("/api/mine", tokens=[first["tokens"]["0"]]).json()
    assert "mage" in row["bygone"]
    answer = client.http.get(f"/api/games/{first['id']}/record", headers=bearing(first["tokens"]["0"]))
    assert answer.text.startswith("underdeck record")


def test_an_invitation_to_one_says_why(settings, monkeypatch):
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        made = Client(http).create(
            "onedeck", {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}, ["me", "invite"]
        )
    monkeypatch.setattr(OneDeck, "rules_version", OneDeck.rules_version + 1)
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        for path in ("invitation", "join"):
            assert code(client.post(f"/api/{path}", invite=made["invites"]["1"])) == "record-rules"


def test_a_rematch_leads_on_from_one(settings, monkeypatch):
    """The old game is bygone, the new one was begun by the newer version: neither holds up the other."""
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        made = client.create(seed=7)
        with client.sit(made["id"], made["tokens"].values()) as player:
            player.play()
            player.send(t="again", seat=0)
            laid = player.until(lambda message: message["t"] == "laid")
    monkeypatch.setattr(OneDeck, "rules_version", OneDeck.rules_version + 1)
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        rows = Client(http).post("/api/mine", tokens=[made["tokens"]["0"], laid["tokens"]["0"]]).json()
        assert {row["id"] for row in rows} == {made["id"], laid["id"]} and all(row["bygone"] for row in rows)


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


@pytest.mark.parametrize("read", [False, True])
def test_a_game_whose_record_was_given_out_goes_on_with_open_chance(settings, monkeypatch, read):
    """The key is in the record: whoever read it knows what comes, so everybody is told."""
    versions = [OneDeck.rules_version, OneDeck.rules_version + 1, OneDeck.rules_version]
    for number, version in enumerate(versions):
        monkeypatch.setattr(OneDeck, "rules_version", version)
        with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
            client = Client(http)
            if number == 0:
                setup = {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}
                made = client.create("onedeck", setup=setup, kinds=["me", "invite"])
            elif number == 1 and read:
                answer = http.get(f"/api/games/{made['id']}/record", headers=bearing(made["tokens"]["0"]))
                assert load_header(answer.text).key
            elif number == 2:
                (row,) = client.post("/api/mine", tokens=[made["tokens"]["0"]]).json()
                assert (row["bygone"], row["sealed"]) == (None, not read)
                assert ("handed out" in row["chance"]) == read


def load_header(record):
    return match.read_header(record.split("\n", 2))
