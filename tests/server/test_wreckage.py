"""Databases damaged at random, always the same ones: nothing opens on another history, nothing falls over."""

import shutil
import sqlite3
from contextlib import closing

import pytest
from starlette.testclient import TestClient

from server.helpers import Client
from server.shelves import shelf, tokens, wander
from underdeck import Refusal
from underdeck.kernel.rng import Rng
from underdeck.match import load
from underdeck.server.app import make_app
from underdeck.server.database import FILE, readable
from underdeck.server.settings import Settings

GAMES = {"aa": ("onedeck", 26, 50), "bb": ("stick", 5, 70), "cc": ("onedeck", 4, 100), "dd": ("stick", 6, 33)}
REFUSED = ("database-damaged", "database-foreign", "database-newer", "database-open")
"""What a file is refused with that can't be served at all."""

VALUES = ("NULL", "0", "1", "-1", "7", "1e300", "''", "'x'", "'pass'", "x'00ff'", "CAST(x'fe80' AS TEXT)", "'{}'")


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    folder = tmp_path_factory.mktemp("shelved")
    matches = {id: wander(*each) for id, each in GAMES.items()}
    return folder, matches, shelf(folder, matches)


def pick(rng, among):
    return among[rng.below(len(among))]


def damage_rows(file, rng):
    """One statement that no server would execute; the games that it touched."""
    table = pick(rng, ["log", "log", "seats", "games"])
    key = "id" if table == "games" else "game"
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.text_factory = readable
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
        rows = database.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()
        row, other = pick(rng, rows), pick(rng, rows)
        number = "n" if table == "log" else "seat" if table == "seats" else "id"
        where, which = f"{key} = ? AND {number} = ?", (row[columns.index(key)], row[columns.index(number)])
        column = pick(rng, columns)
        what = rng.below(4)
        try:
            if what == 0:
                database.execute(f"DELETE FROM {table} WHERE {where}", which)
            elif what == 1:
                database.execute(f'UPDATE {table} SET "{column}" = ? WHERE {where}',
                                 (other[columns.index(column)], *which))  # fmt: skip
            elif what == 2:
                database.execute(f'UPDATE {table} SET "{column}" = {pick(rng, VALUES)} WHERE {where}', which)
            else:
                twice = list(row)
                twice[columns.index(number)] = 500 if table != "games" else "ee"
                marks = ", ".join("?" * len(twice))
                database.execute(f"INSERT INTO {table} VALUES ({marks})", twice)
        except sqlite3.IntegrityError:
            pass
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return {row[columns.index(key)], other[columns.index(key)]}


def flip_bytes(file, rng):
    """Anywhere in the file: every game may be hit."""
    data = bytearray(file.read_bytes())
    for _ in range(1 + rng.below(3)):
        at = rng.below(len(data))
        data[at] ^= 1 << rng.below(8)
    file.write_bytes(data)
    return set(GAMES)


def wreck(shelved, folder, seed):
    """A copy of the shelf with some damage, served."""
    source, matches, signer = shelved
    rng = Rng(seed)
    folder.mkdir()
    shutil.copy(source / FILE, folder / FILE)
    touched = set()
    for _ in range(1 + rng.below(2)):
        touched |= (damage_rows if seed % 3 else flip_bytes)(folder / FILE, rng)
    settings = Settings(data=str(folder), requests_per_second=10_000, messages_per_second=10_000)
    try:
        app = make_app(settings)
    except Refusal as refusal:
        assert refusal.code in REFUSED and str(refusal) and not seed % 3
        return
    with TestClient(app, base_url="http://127.0.0.1:8000") as http:
        look_through(Client(http), matches, signer, touched)


def look_through(client, matches, signer, touched):
    held = {id: tokens(signer, id, match)[0] for id, match in matches.items()}
    answer = client.post("/api/mine", tokens=[token for each in held.values() for token in each])
    assert answer.status_code in (200, 503), answer.text
    rows = {row["id"]: row for row in answer.json()} if answer.status_code == 200 else {}
    for id, match in matches.items():
        if id not in touched:
            assert rows[id]["bygone"] is None and opens_as(client, id, held[id], match)
        elif id in rows and rows[id]["bygone"] is None:
            opens_as(client, id, held[id], match)
        saved = client.http.get(f"/api/games/{id}/record", params={"token": held[id][0]})
        assert saved.status_code != 500, saved.text
        if saved.status_code == 200 and saved.text.split("\n")[1] == match.heading()[1]:
            found = load(saved.text)
            assert found.log[: len(match.log)] == match.log[: len(found.log)]
        elif saved.status_code == 200:  # of the setup nobody can be sure, so no answer counts
            assert len(saved.text.splitlines()) <= 3
        assert client.http.get(f"/api/replay/{id}").status_code != 500


def opens_as(client, id, held, match):
    """On its own history, or not at all."""
    with client.sit(id, held) as player:
        assert player.last.get("code") != "answer-failed"
        if player.last["t"] == "no":
            return False
        room = client.http.app.state.hub.rooms[id]
        assert room.table.match.log[: len(match.log)] == match.log and room.table.match.header == match.header
        if player.table["questions"]:
            before = player.table["version"]
            player.answer()
            after = player.until(lambda message: message["t"] == "no" or message.get("version", before) > before)
            assert after["t"] == "table"
        return True


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12))
def test_wreckage(shelved, tmp_path, seed):
    wreck(shelved, tmp_path / "wreck", seed)


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(10))
def test_much_wreckage(shelved, tmp_path, hundred):
    for seed in range(100 * hundred + 100, 100 * hundred + 200):
        wreck(shelved, tmp_path / str(seed), seed)
        shutil.rmtree(tmp_path / str(seed))
