"""Databases of every schema that a server has had: all games and sheets are there; games of these rules go on."""

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import underdeck
from records import serving
from server.helpers import Client, bearing
from underdeck.server.access import CAMPAIGN, SEAT, Pass, Signer
from underdeck.server.app import make_app
from underdeck.server.database import FILE, SCHEMA
from underdeck.server.store import Store
from underdeck.server.stored_game import Entry, replay_log

HERE = Path(__file__).parent
FILES = {int(file.name.removeprefix("schema-").split(".")[0]): file for file in HERE.glob("servers/*.db.xz")}
SCHEMAS = sorted(FILES)
FIRST_PLAYED = 4
"""Games of servers before that schema were begun by rules that nobody plays any more; they are told apart."""


@pytest.fixture
def left(request, tmp_path):
    """The folder, with the answers of each game as they were written."""
    (tmp_path / FILE).write_bytes(lzma.decompress(FILES[request.param].read_bytes()))
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        ids = [id for (id,) in database.execute("SELECT id FROM games")]
        given = {id: [*database.execute("SELECT seat, words FROM log WHERE game = ? ORDER BY n", (id,))] for id in ids}
    return request.param, tmp_path, given


every = pytest.mark.parametrize("left", SCHEMAS, indirect=True)


def test_each_schema_has_one():
    assert [*range(1, SCHEMA + 1)] == SCHEMAS, "run tests/records/serving.py"


@every
def test_games_go_on_as_they_were_written(left):
    schema, folder, given = left
    store = Store(folder)
    assert len(given) >= 4
    for id, answers in given.items():
        kept = store.load(id)
        assert [(entry.seat, entry.words) for entry in kept.log] == answers
        if schema < FIRST_PLAYED:
            with pytest.raises(underdeck.Refusal, match="rules"):
                underdeck.Match(kept.header)
            continue
        match = underdeck.Match(kept.header)
        assert replay_log(kept.log, match) == len(answers)
        assert (match.outcome is None) == (kept.outcome is None)
        for decision in match.decisions[:1]:
            match.submit(decision.seat, decision.options[0])
            more = [Entry(decision.seat, match.write(match.log[-1][1]), "person")]
            store.append(id, len(answers), more, match.outcome).result()
            assert len(store.load(id).log) == len(answers) + 1
    store.close()


@pytest.mark.long
@every
def test_a_server_serves_them(left):
    """Every seat, every record, every sheet."""
    schema, folder, given = left
    store = Store(folder)
    sign, seats = Signer(store.secret).write, {id: store.load(id).seats for id in given}
    with store.reading() as connection:
        sheets = [str(id) for id in connection.exec_driver_sql("SELECT id FROM sheets").scalars()]
        records = [str(id) for id in connection.exec_driver_sql("SELECT id FROM records").scalars()]
    store.close()
    with TestClient(make_app(serving.settings(folder)), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        held = {id: [sign(Pass(SEAT, id, each.seat, each.generation)) for each in seats[id]] for id in given}
        rows = {
            row["id"]: row
            for row in client.post("/api/mine", tokens=[token for each in held.values() for token in each]).json()
        }
        assert set(rows) == set(given)
        for id, answers in given.items():
            goes_on = schema >= FIRST_PLAYED
            assert ("rules" in (rows[id]["bygone"] or "")) == (not goes_on)
            with client.sit(id, held[id]) as player:
                assert player.last["t"] == ("table" if goes_on else "no")
                if goes_on and not player.table["over"]:
                    assert player.until_asked()["answers"] >= len(answers)
                    player.answer()
                    player.until(lambda message, before=player.table["version"]: message.get("version", 0) > before)
        for id in given:
            answer = http.get(f"/api/games/{id}/record", headers=bearing(held[id][0]))
            assert answer.text.startswith("underdeck record") or answer.json()["code"] == "record-running"
        for sheet in sheets:
            page = client.post("/api/campaigns/sheet", token=sign(Pass(CAMPAIGN, sheet))).json()
            assert len(page["games"]) == 1 and page["open"] in given
        for record in records:
            answer = http.get(f"/api/replay/{record}")
            assert answer.status_code == 200 or (answer.json()["code"], schema < FIRST_PLAYED) == ("record-rules", True)


def test_what_a_version_wrote_is_never_made_anew(tmp_path, monkeypatch):
    monkeypatch.setattr(serving, "fill", lambda client: None)
    serving.make(tmp_path)
    with pytest.raises(FileExistsError):
        serving.make(tmp_path)
