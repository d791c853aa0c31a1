"""Campaign sheets of any game: the server knows only what `Sheets` says."""

import sqlite3

import msgspec
import pytest
from starlette.testclient import TestClient

from server.helpers import STICK, Client
from server.shelves import older
from server.test_campaigns import SHORT, begin, new_sheet, page, play
from underdeck.games.stick.progress import Progress
from underdeck.progress.sheets import SETTING, Parcel, Sheets
from underdeck.server.app import make_app


class Feat(msgspec.Struct):
    """A game of somebody who counts her games and nothing else."""

    game: int
    seed: int
    record: str

    @property
    def key(self):
        return self.game, self.seed


class Career(msgspec.Struct):
    id: str
    hero: str
    created: str
    games: list[Feat] = []


class Bag(msgspec.Struct):
    name: str
    sheet: Career
    records: dict[str, str]


class Careers(Sheets):
    game = "stick"
    types = (Bag,)

    def new(self, name, hero):
        return Career(f"{name}'s", hero, "today")

    def read(self, id, hero, created, games):
        return Career(id, hero, created, [msgspec.json.decode(each, type=Feat) for each in games])

    def totals(self, sheet):
        return {"seeds": [each.seed for each in sheet.games]}

    def game_rows(self, sheet):
        return [{"n": each.game} for each in sheet.games]

    def goes_on(self, sheet, later):
        return True

    def seated(self, opened, setup):
        return {}

    def earned(self, match, record, day):
        return {}

    def open_here(self, names, setup):
        return {}

    def pack(self, parcel):
        return msgspec.json.encode(Bag(*parcel)).decode()

    def unpack(self, text, file):
        bag = msgspec.json.decode(text, type=Bag)
        return Parcel(bag.name, bag.sheet, bag.records)

    def unproven(self, text, file):
        return []


@pytest.fixture
def careers(monkeypatch):
    monkeypatch.setattr(Progress, "sheets", lambda facet: Careers())


def code(answer):
    assert answer.status_code != 200
    return answer.json()["code"]


def test_a_game_without_sheets_says_so(client):
    assert code(client.post("/api/campaigns?game=stick", hero="roy", name="ada")) == "no-sheets"
    assert code(client.post("/api/campaigns/bring?game=stick", parcel="{}")) == "no-sheets"
    assert code(client.post("/api/campaigns?game=chess", hero="roy", name="ada")) == "unknown-game"


def test_two_games_keep_sheets_side_by_side(careers, client):
    made = client.post("/api/campaigns?game=stick", hero="roy", name="ada").json()
    mage = new_sheet(client)
    found = page(client, made)
    assert {"hero": "roy", "seeds": [], "games": [], "open": None}.items() <= found.items() and "marks" not in found
    rows = client.post("/api/campaigns/mine", tokens=[made["token"], mage["token"]]).json()
    assert [row["hero"] for row in rows] == ["roy", "mage"]
    for game, setup, sheet in (("onedeck", SHORT, made), ("stick", STICK, mage)):
        assert code(client.post("/api/games", game=game, setup=setup, sheets=[sheet["token"]])) == "sheet-game"


def test_a_parcel_is_read_by_the_game_it_is_for(careers, client):
    made = client.post("/api/campaigns?game=stick", hero="roy", name="ada").json()
    carried = client.post("/api/campaigns/parcel", token=made["token"]).text
    assert msgspec.json.decode(carried, type=Bag).sheet.hero == "roy"
    assert code(client.post("/api/campaigns/bring", parcel=carried)) == "parcel-damaged"


def test_sheets_of_a_time_when_one_game_kept_them_are_that_games(settings, tmp_path):
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        sheet = new_sheet(Client(http))
        play(Client(http), begin(Client(http), sheet))
        before = page(Client(http), sheet)
    older(tmp_path, 6)
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        assert page(client, sheet) == before
        play(client, begin(client, sheet), seed=2)
        assert len(page(client, sheet)["games"]) == 2
    copies = [*tmp_path.glob("underdeck-schema6*.db")]
    with sqlite3.connect(copies[0]) as copy:
        assert copy.execute("SELECT count(*) FROM sheets").fetchone() == (1,)
    assert len(copies) == 1


def test_the_setting_of_sheets_comes_from_sheets_alone(client):
    assert code(client.post("/api/games", game="onedeck", setup={**SHORT, SETTING: {}})) == "setup-type"
