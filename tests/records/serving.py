"""Makes the database of a server as this version leaves it: `python tests/records/serving.py` writes
`tests/records/servers/schema-N.db.xz`. What is there stays as it was written and is never made anew.
"""

import lzma
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from starlette.testclient import TestClient

sys.path.insert(0, str(Path(__file__).parent.parent))

from server.helpers import Client
from underdeck.server.app import make_app
from underdeck.server.settings import Settings

HERE = Path(__file__).parent
SHORT = {"heroes": ["mage"], "dungeon": "dragons-cave", "edition": "1.5", "tier": "fearless"}
TWO = {"heroes": ["rogue", "druid"], "dungeon": "mudlands"}
STICK = {"players": ["roy", "haley", "elan"], "preset": "quick"}
WISHES = {"messages_per_second": 10_000, "requests_per_second": 10_000, "bot_seconds": 0, "reviews": False}


def settings(folder):
    """Of the wishes those that this version knows."""
    known = getattr(Settings, "__struct_fields__", None) or Settings.__dataclass_fields__
    return Settings(data=str(folder), **{name: value for name, value in WISHES.items() if name in known})


def fill(client):
    """Games of both kinds, one over and some not, one with answers that were taken back, a sheet and a record."""
    made = client.create("onedeck", seed=4)
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.play(seed=4)
    record = client.http.get(f"/api/games/{made['id']}/record", params={"token": made["tokens"]["0"]})
    if record.status_code != 200:
        bearer = {"authorization": f"Bearer {made['tokens']['0']}"}
        record = client.http.get(f"/api/games/{made['id']}/record", headers=bearer)
    assert client.http.post("/api/records", content=record.text).status_code == 200
    for game, setup, kinds, answers in (
        ("onedeck", TWO, None, 25), ("stick", STICK, None, 50), ("stick", STICK, ["me", "bot", "bot"], 12),
    ):  # fmt: skip
        made = client.create(game, setup, kinds)
        with client.sit(made["id"], made["tokens"].values()) as player:
            player.play(most=answers, seed=answers)
            if player.until_asked()["undo"]:
                before = player.table["version"]
                player.send(t="undo", seat=player.table["mine"][0], version=before)
                player.until(lambda message, before=before: message.get("version", before) > before)
    sheet = client.post("/api/campaigns", hero="mage", name="ada")
    if sheet.status_code == 200:
        for over in (True, False):
            made = client.create("onedeck", SHORT, sheets=[sheet.json()["token"]])
            with client.sit(made["id"], made["tokens"].values()) as player:
                player.play(most=5000 if over else 3)


def make(into):
    with tempfile.TemporaryDirectory() as folder:
        with TestClient(make_app(settings(folder)), base_url="http://127.0.0.1:8000") as http:
            fill(Client(http))
        with closing(sqlite3.connect(Path(folder) / "underdeck.db")) as database:
            (schema,) = database.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("VACUUM")
        into.mkdir(exist_ok=True)
        with (into / f"schema-{schema}.db.xz").open("xb") as file:
            file.write(lzma.compress((Path(folder) / "underdeck.db").read_bytes(), preset=9))


if __name__ == "__main__":
    make(HERE / "servers")
