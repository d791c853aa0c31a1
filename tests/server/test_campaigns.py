"""Campaign sheets on the server: whose they are, how they play, how a game is entered exactly once."""

import asyncio
import json
import signal
import sqlite3
import threading

import msgspec
import pytest
import websockets
from starlette.testclient import TestClient

import underdeck
from server import test_process
from server.helpers import Client, bearing
from server.shelves import failing, older
from server.test_process import Process
from underdeck import Refusal, load
from underdeck.bots import ask, make_bot
from underdeck.games.onedeck.campaign import ledger
from underdeck.games.onedeck.campaign import shelf as terminal
from underdeck.server import campaigns, database, driver
from underdeck.server import store as stores
from underdeck.server.app import make_app
from underdeck.table.autoplay import think
from underdeck.terminal import journal

SHORT = {"heroes": ["mage"], "dungeon": "dragons-cave", "edition": "1.5", "tier": "fearless"}
"""Edition 1.5's Fearless pays three marks for any game, so short games will do."""


def new_sheet(client, hero="mage", name="ada"):
    answer = client.post("/api/campaigns", hero=hero, name=name)
    assert answer.status_code == 200, answer.text
    return answer.json()


def page(client, sheet):
    answer = client.post("/api/campaigns/sheet", token=sheet["token"])
    assert answer.status_code == 200, answer.text
    return answer.json()


def begin(client, *sheets, setup=SHORT, **more):
    return client.create("onedeck", setup, sheets=[sheet["token"] for sheet in sheets], **more)


def play(client, made, seed=1):
    with client.sit(made["id"], made["tokens"].values()) as player:
        return player.play(seed=seed)


def play_to_marks(player):
    """Any answers until the check-marks are to be placed."""
    while (table := player.until_asked())["questions"][0]["kind"] != "marks":
        version = table["version"]
        question = table["questions"][0]
        player.answer(question["options"][version % len(question["options"])]["words"], question["seat"])
        player.until(lambda message, before=version: message.get("version", before) > before)
    return table


def test_a_bot_in_ones_own_seat_never_places_check_marks(client):
    """They are for good: whoever let a bot play is asked herself."""
    made = begin(client, new_sheet(client))
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.until_asked()
        player.send(t="bot", seat=0, on=True)
        player.until(lambda message: message["t"] == "table" and message["seats"][0]["bot"])
        table = player.until_asked()
        assert (
            not table["over"]
            and table["questions"][0]["kind"] == "marks"
            and table["seats"][0]["bot"]
            and table["waiting"] == [0]
        )
        player.answer()
        player.until(lambda message: message.get("version", 0) > table["version"])
        room = client.http.app.state.hub.open(made["id"])
        marks = [by for (_, action), by in zip(room.table.match.log, room.table.by, strict=True)
                 if room.table.match.write(action).startswith("mark ")]  # fmt: skip
        assert marks == ["person"]


def code(answer):
    assert 400 <= answer.status_code < 600
    assert answer.json()["text"]
    return answer.json()["code"]


# Sheets and their owners


def test_a_new_sheet_is_empty_and_found_by_its_token(client):
    sheet = new_sheet(client)
    found = page(client, sheet)
    assert (found["name"], found["hero"], found["games"], found["marks"], found["open"]) == (
        "ada",
        "mage",
        [],
        {},
        None,
    )
    assert found["bosses"] and set(found["bosses"].values()) == {0}
    assert [row["id"] for row in client.post("/api/campaigns/mine", tokens=[sheet["token"]]).json()] == [sheet["id"]]


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({"hero": "wizard", "name": "ada"}, "unknown-hero"),
        ({"hero": "mage", "name": "a/b"}, "sheet-name"),
        ({"hero": "mage", "name": ""}, "sheet-name"),
        ({"hero": "mage", "name": "x" * 41}, "sheet-name-long"),
        ({"hero": "mage"}, "wire-form"),
    ],
)
def test_a_sheet_that_makes_no_sense_is_refused(client, body, refusal):
    assert code(client.post("/api/campaigns", **body)) == refusal


def test_a_name_keeps_its_spaces_but_not_at_the_ends(client):
    sheet = client.post("/api/campaigns", hero="mage", name=" Ada of the Cellar ").json()
    assert page(client, sheet)["name"] == "Ada of the Cellar"


def test_nobody_has_a_sheet_without_its_token(client):
    sheet = new_sheet(client)
    made = client.create()
    body, _, signature = sheet["token"].partition(".")
    forged = [f"{body}.{signature[::-1]}", sheet["id"], "", made["tokens"]["0"], made["watch"]]
    for token in forged:
        for path in ("sheet", "parcel", "abandon"):
            assert code(client.post(f"/api/campaigns/{path}", token=token)) == "token"
        assert code(client.post("/api/games", game="onedeck", setup=SHORT, sheets=[token])) == "token"
    assert client.post("/api/campaigns/mine", tokens=forged).json() == []


def test_a_sheet_opens_no_seat(client):
    sheet = new_sheet(client)
    made = begin(client, sheet)
    assert client.post("/api/mine", tokens=[sheet["token"]]).json() == []
    assert code(client.post("/api/join", invite=sheet["token"])) == "token"
    with client.sit(made["id"], [sheet["token"]]) as player:
        assert player.last["code"] == "token"


def test_the_number_of_sheets_is_limited(settings):
    with TestClient(make_app(msgspec.structs.replace(settings, max_games=1)), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        new_sheet(client)
        assert code(client.post("/api/campaigns", hero="mage", name="bob")) == "too-many-sheets"


# Games


def test_a_game_is_entered_with_its_last_answer(client):
    sheet = new_sheet(client)
    made = begin(client, sheet, seed=4)
    assert page(client, sheet)["open"] == made["id"]
    table = play(client, made)
    found = page(client, sheet)
    (entry,) = found["games"]
    assert entry["outcome"] == table["over"]["outcome"] and entry["replay"] == made["id"] and found["open"] is None
    assert entry["earned"] - entry["lost"] == len(entry["marks"]) == sum(map(sum, found["marks"].values())) > 0
    record = client.http.get(f"/api/games/{made['id']}/record", headers=bearing(made["tokens"]["0"])).text
    retold = ledger.retell(
        record, load(record).header.setup["sheets"]["mage"]["campaign"], entry["record"], entry["date"]
    )
    assert retold.entry.marks == [tuple(mark) for mark in entry["marks"]] and retold.entry.earned == entry["earned"]


def test_the_next_game_begins_with_the_marks(client):
    sheet = new_sheet(client)
    play(client, begin(client, sheet, seed=4))
    marks = page(client, sheet)["marks"]
    made = begin(client, sheet, seed=5)
    with client.sit(made["id"], made["tokens"].values()) as player:
        (hero,) = player.until_asked()["view"]["heroes"]
    assert {talent["id"]: talent["marks"] for talent in hero["sheet"] if any(talent["marks"])} == marks
    play(client, made)
    assert [entry["game"] for entry in page(client, sheet)["games"]] == [1, 2]


def test_a_sheet_plays_one_game_at_a_time(client):
    sheet = new_sheet(client)
    begin(client, sheet)
    answer = client.post("/api/games", game="onedeck", setup=SHORT, sheets=[sheet["token"]])
    assert code(answer) == "sheet-playing" and answer.status_code == 409


@pytest.mark.rule("R-57")
def test_a_game_given_up_brings_nothing_and_frees_the_sheet(client):
    sheet = new_sheet(client)
    made = begin(client, sheet)
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.until_asked()
        assert client.post("/api/campaigns/abandon", token=sheet["token"]).status_code == 200
        table = player.until(lambda message: message["t"] == "table" and message["over"])
        assert table["over"]["outcome"] == "abandoned" and not table["questions"] and not table["undo"]
        player.answer("explore", seat=0)
        assert player.refused() == "game-abandoned"
    assert client.http.get(f"/api/replay/{made['id']}").status_code == 200
    found = page(client, sheet)
    assert found["open"] is None and found["games"] == []
    assert code(client.post("/api/campaigns/abandon", token=sheet["token"])) == "sheet-idle"
    begin(client, sheet)


def test_a_game_given_up_stays_so_after_a_restart(settings):
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        sheet = new_sheet(client)
        made = begin(client, sheet)
        client.post("/api/campaigns/abandon", token=sheet["token"])
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        (row,) = Client(http).post("/api/mine", tokens=[made["tokens"]["0"]]).json()
        assert row["over"] and not row["waiting"]
        with Client(http).sit(made["id"], made["tokens"].values()) as player:
            assert player.table["over"]["outcome"] == "abandoned"


def test_a_party_earns_for_every_sheet(client):
    ada, bob = new_sheet(client), new_sheet(client, "rogue", "bob")
    made = begin(client, ada, bob, setup={**SHORT, "heroes": ["rogue", "mage"]}, seed=2)
    play(client, made)
    for sheet in (ada, bob):
        (entry,) = page(client, sheet)["games"]
        assert entry["earned"] >= 3 and entry["replay"] == made["id"]


def test_without_heroes_those_of_the_sheets_play(client):
    setup = {"dungeon": "dragons-cave"}
    made = begin(client, new_sheet(client, "rogue"), new_sheet(client, "mage"), setup=setup)
    assert len(made["tokens"]) == 2


@pytest.mark.parametrize(
    ("setup", "refusal"),
    [
        ({**SHORT, "heroes": ["rogue"]}, "sheet-other-hero"),
        ({**SHORT, "heroes": "mage"}, "setup-type"),
        ({**SHORT, "sheets": {"mage": {"marks": {"veteran": [6, 0, 0]}}}}, "setup-type"),
    ],
)
def test_a_party_that_does_not_fit_the_sheet_is_refused(client, setup, refusal):
    sheet = new_sheet(client)
    assert code(client.post("/api/games", game="onedeck", setup=setup, sheets=[sheet["token"]])) == refusal
    assert page(client, sheet)["open"] is None


def test_sheets_are_for_one_deck_and_for_whole_games(client):
    sheet = new_sheet(client)
    made = begin(client, sheet)
    play(client, made)
    tokens = [sheet["token"]]
    stick = {"players": ["roy", "haley"]}
    assert code(client.post("/api/games", game="stick", setup=stick, sheets=tokens)) == "sheet-game"
    branch = {"replay": made["id"], "at": 1}
    assert code(client.post("/api/games", branch=branch, sheets=tokens)) == "sheet-branch"
    played = client.post("/api/games", branch=branch).json()
    play(client, played)
    assert len(page(client, sheet)["games"]) == 1


# Exactly once


def undo(player):
    version = player.table["version"]
    player.send(t="undo", seat=0, version=version)
    return player.until(lambda message: message["t"] == "no" or message["version"] > version)


def test_the_last_mark_can_be_taken_back_until_the_sheet_goes_on(client):
    sheet = new_sheet(client)
    made = begin(client, sheet, seed=4)
    with client.sit(made["id"], made["tokens"].values()) as player:
        play_to_marks(player)
        first = player.play()
        before = page(client, sheet)["games"]
        assert first["undo"] and undo(player)["questions"][0]["kind"] == "marks"
        assert page(client, sheet)["games"] == [] and page(client, sheet)["open"] == made["id"]
        assert client.http.get(f"/api/replay/{made['id']}").json()["code"] == "record-running"
        player.answer(player.table["questions"][0]["options"][-1]["words"])
        player.until(lambda message: message["t"] == "table" and message["over"])
        (entry,) = page(client, sheet)["games"]
        assert entry["marks"][:-1] == before[0]["marks"][:-1]
        begin(client, sheet, seed=5)
        assert undo(player)["code"] == "undo-entered"
        assert page(client, sheet)["games"] == [entry]


def test_when_the_ledger_can_not_be_written_the_last_answer_did_not_happen(client, monkeypatch):
    sheet = new_sheet(client)
    made = begin(client, sheet, seed=4)

    def refuse(*_):
        raise Refusal("database-write", reason="full")

    with client.sit(made["id"], made["tokens"].values()) as player:
        play_to_marks(player)
        with monkeypatch.context() as broken:
            broken.setattr(stores, "add_entry", refuse)
            answers = 0
            while player.table["questions"]:
                answers = player.table["answers"]
                player.answer()
                if player.until(lambda message: True)["t"] == "no":
                    break
        player.settle()
        assert player.table["answers"] == answers and player.table["questions"][0]["kind"] == "marks"
        assert page(client, sheet)["games"] == []
        player.play()
    assert len(page(client, sheet)["games"]) == 1


DYING = (
    "import os, signal; from underdeck.server import store; from underdeck.cli import main; "
    "store.add_entry = lambda *_: os.kill(os.getpid(), signal.SIGKILL); main()"
)
"""A server that is killed between the last answer and the sheet."""


async def play_anyhow(server, made):
    """Until the game is over or the server is gone; the last table that came."""
    table = None
    try:
        async with websockets.connect(f"ws://{server.address}/ws/{made['id']}?v=1") as socket:
            await socket.send(json.dumps({"t": "hello", "tokens": list(made["tokens"].values())}))
            async for text in socket:
                message = json.loads(text)
                if message["t"] != "table":
                    continue
                table = message
                if table["over"]:
                    break
                if table["questions"]:
                    question = table["questions"][0]
                    words = question["options"][table["version"] % len(question["options"])]["words"]
                    answer = {"t": "answer", "seat": question["seat"], "version": table["version"], "words": words}
                    await socket.send(json.dumps(answer))
    except websockets.ConnectionClosed:
        pass
    return table


@pytest.mark.long
def test_a_kill_between_the_last_answer_and_the_sheet_enters_it_once(tmp_path, monkeypatch):
    python, flag, _, *arguments = test_process.COMMAND
    with monkeypatch.context() as dying:
        dying.setattr(test_process, "COMMAND", [python, flag, DYING, *arguments])
        server = Process(tmp_path)
    sheet = server.post("/api/campaigns", hero="mage", name="ada")
    made = server.post("/api/games", game="onedeck", setup=SHORT, seed=4, sheets=[sheet["token"]])
    before = asyncio.run(play_anyhow(server, made))
    server.child.communicate(timeout=60)
    assert server.child.returncode == -signal.SIGKILL and before["questions"][0]["kind"] == "marks"
    server = Process(tmp_path)
    try:
        assert server.post("/api/campaigns/sheet", token=sheet["token"])["games"] == []
        after = asyncio.run(play_anyhow(server, made))
        assert after["over"] and after["answers"] == before["answers"] + 1
        assert len(server.post("/api/campaigns/sheet", token=sheet["token"])["games"]) == 1
    finally:
        assert server.end(signal.SIGTERM)[0] == 0
    server = Process(tmp_path)
    assert len(server.post("/api/campaigns/sheet", token=sheet["token"])["games"]) == 1
    server.end(signal.SIGTERM)


# A database of the first schema


def test_a_database_without_sheets_gets_them_and_keeps_every_game(settings, tmp_path):
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        made = Client(http).create()
        with Client(http).sit(made["id"], made["tokens"].values()) as player:
            before = player.until_asked()["view"]
    with sqlite3.connect(tmp_path / database.FILE) as old:
        for table in ("ledger", "sheet_games", "sheets"):
            old.execute(f"DROP TABLE {table}")
    older(tmp_path, 1)
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        with client.sit(made["id"], made["tokens"].values()) as player:
            assert player.until_asked()["view"] == before
        sheet = new_sheet(client)
        play(client, begin(client, sheet))
        assert len(page(client, sheet)["games"]) == 1
    with sqlite3.connect(tmp_path / database.FILE) as now:
        assert now.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone() == (str(database.SCHEMA),)


def test_a_change_of_the_tables_that_is_cut_short_changed_nothing(tmp_path, monkeypatch):
    stores.Store(tmp_path).close()
    older(tmp_path, 1)
    with sqlite3.connect(tmp_path / database.FILE) as old:
        before = old.execute("SELECT sql FROM sqlite_master").fetchall()
    with monkeypatch.context() as patch, pytest.raises(Refusal):
        failing(tmp_path / "migrations", patch)
        stores.Store(tmp_path)
    with sqlite3.connect(tmp_path / database.FILE) as now:
        assert now.execute("SELECT sql FROM sqlite_master").fetchall() == before
    stores.Store(tmp_path).close()


# Elsewhere


@pytest.fixture
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "terminal"))
    return tmp_path


def parcel(client, sheet):
    answer = client.post("/api/campaigns/parcel", token=sheet["token"])
    assert answer.status_code == 200, answer.text
    return answer.text


def bring(client, text, *held):
    return client.post("/api/campaigns/bring", parcel=text, file="ada.json", tokens=[sheet["token"] for sheet in held])


def play_in_terminal(name, seed):
    party, sheets = terminal.open_for_play([name], [])
    setup = {**SHORT, "heroes": party}
    kept = journal.begin(underdeck.new("onedeck", seed=seed, sheets=sheets, **setup))
    bot = make_bot("random", seed, "onedeck")
    while kept.match.outcome is None:
        kept.match.submit(*ask(bot, kept.match))
    kept.keep()
    terminal.settle(kept.match, kept.finish())


def test_a_sheet_goes_to_the_terminal_and_comes_back_with_more(client, data):
    sheet = new_sheet(client)
    play(client, begin(client, sheet, seed=4))
    here = page(client, sheet)
    (data / "there.json").write_text(parcel(client, sheet))
    kept, on_trust = terminal.import_(data / "there.json")
    assert not on_trust and not kept.left_out and kept.name == "ada"
    assert ledger.tally(kept.sheet.games) == here["marks"]
    play_in_terminal("ada", seed=9)
    terminal.export("ada", data / "back.json")
    text = (data / "back.json").read_text()
    assert bring(client, text, sheet).json() == {**sheet, "unproven": []}
    back = page(client, sheet)
    assert back["games"][0] == here["games"][0] and len(back["games"]) == 2
    replay = client.http.get(f"/api/replay/{back['games'][1]['replay']}").json()
    assert replay["over"]["outcome"] == back["games"][1]["outcome"]
    assert bring(client, text, sheet).json()["id"] == sheet["id"] and page(client, sheet) == back


def test_a_sheet_of_the_terminal_plays_on_here_and_goes_back(client, data):
    terminal.new("ada", "mage")
    play_in_terminal("ada", seed=9)
    terminal.export("ada", data / "there.json")
    sheet = bring(client, (data / "there.json").read_text()).json()
    assert page(client, sheet)["marks"] == ledger.tally(terminal.load("ada").sheet.games)
    play(client, begin(client, sheet, seed=4))
    (data / "back.json").write_text(parcel(client, sheet))
    terminal.delete("ada")
    kept, on_trust = terminal.import_(data / "back.json")
    assert not on_trust and [entry.game for entry in kept.sheet.games] == [1, 2]
    assert ledger.tally(kept.sheet.games) == page(client, sheet)["marks"]


def test_two_ways_of_going_on_are_not_mixed(client, data):
    sheet = new_sheet(client)
    (data / "there.json").write_text(parcel(client, sheet))
    terminal.import_(data / "there.json")
    play_in_terminal("ada", seed=9)
    terminal.export("ada", data / "back.json")
    text = (data / "back.json").read_text()
    made = begin(client, sheet, seed=4)
    assert code(bring(client, text, sheet)) == "sheet-playing"
    play(client, made)
    before = page(client, sheet)
    assert code(bring(client, text, sheet)) == "sheet-apart"
    assert page(client, sheet) == before


def changed(text, change):
    found = json.loads(text)
    change(found)
    return json.dumps(found)


@pytest.mark.long
@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        (lambda found: found.update(format=2), "sheet-newer"),
        (lambda found: found.update(extra=1), "parcel-damaged"),
        (lambda found: found.update(name="a/b"), "sheet-name"),
        (lambda found: found["sheet"].update(hero="rogue"), "parcel-damaged"),
        (lambda found: found["sheet"]["games"][0]["marks"].pop(), "parcel-damaged"),
        (lambda found: found["sheet"]["games"][0].update(outcome="victory", boss=3), "parcel-damaged"),
        (lambda found: found["records"].update({"x.record": "x"}), "parcel-damaged"),
        (lambda found: found["records"].update(dict.fromkeys(found["records"], "x")), "parcel-damaged"),
    ],
)
def test_a_damaged_parcel_is_refused_and_changes_nothing(client, change, refusal):
    sheet = new_sheet(client)
    play(client, begin(client, sheet, seed=4))
    before = page(client, sheet)
    assert code(bring(client, changed(parcel(client, sheet), change), sheet)) == refusal
    assert code(bring(client, changed(parcel(client, sheet), change))) == refusal
    assert page(client, sheet) == before


@pytest.mark.long
@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 5000, '"\\ud800"'])
def test_what_is_no_parcel_is_refused(client, text):
    assert code(bring(client, text)) == "parcel-damaged"


@pytest.mark.long
def test_a_game_whose_record_is_lost_is_taken_on_trust_and_said_so(client):
    sheet = new_sheet(client)
    play(client, begin(client, sheet, seed=4))
    text = changed(parcel(client, sheet), lambda found: found["records"].clear())
    brought = bring(client, text).json()
    assert brought["id"] != sheet["id"] and len(brought["unproven"]) == 1
    (entry,) = page(client, brought)["games"]
    assert entry["replay"] is None and page(client, brought)["marks"] == page(client, sheet)["marks"]
    assert json.loads(parcel(client, brought))["records"] == {}


def test_a_parcel_that_is_too_large_is_refused(client, settings):
    assert code(bring(client, "x" * (8 * settings.record_size + 1))) == "message-size"


ENTRY = {
    "seed": 1, "date": "2026-01-01", "edition": "1.9", "dungeon": "dragons-cave", "difficulty": 1, "outcome": "defeat",
    "descents": 0, "levels": 0, "boss": 0, "bonus": 0, "marks": [],
}  # fmt: skip
LONG_PACK = {"id": "a", "version": "1" * 300, "digest": "1"}


def strangers(records=(), **more):
    """A sheet of games that nobody can replay; the records are of a version that nobody knows."""
    games = [{"game": number, "record": f"{number}.record", **ENTRY} for number, _ in enumerate(records, 1)]
    sheet = {"format": 1, "id": "ada-0123456789ab", "hero": "mage", "created": "2026-01-01", "games": games, **more}
    found = {each["record"]: text for each, text in zip(games, records, strict=False) if text}
    return json.dumps({"format": 1, "name": "ada", "sheet": sheet, "records": found})


@pytest.mark.parametrize(
    "more",
    [
        {"created": "2" * 300},
        {"id": "a" * 300 + "-0123456789ab"},
        {"games": [{"game": 1, "record": "1.record", **ENTRY, "date": "2" * 300}]},
        {"games": [{"game": 1, "record": "1.record", **ENTRY, "seed": 2**63}]},
        {"games": [{"game": 1, "record": "1.record", **ENTRY, "packs": [LONG_PACK]}]},
        {"games": [{"game": number, "record": f"{number}.record", **ENTRY} for number in range(1, 900)]},
    ],
    ids=["created", "id", "date", "seed", "packs", "games"],
)  # fmt: skip
def test_a_sheet_without_end_is_not_taken_in(client, more):
    """It is read whenever somebody looks at it."""
    assert (answer := bring(client, strangers(**more))).status_code == 413, answer.text
    assert code(answer) == "sheet-large"


def test_the_records_of_a_sheet_have_an_end_however_often_it_is_brought(client, settings):
    played = new_sheet(client)
    play(client, begin(client, played, seed=4))
    text = next(iter(json.loads(parcel(client, played))["records"].values()))
    lines = text.replace('"rules":', '"rules":9', 1).split("\n", 2)
    lines[1] = lines[1].replace(json.loads(parcel(client, played))["sheet"]["id"], "ada-0123456789ab")
    large = "\n".join(lines) + "x" * 1_500_000
    sheet = bring(client, strangers([large])).json()
    assert bring(client, strangers([large, large]), sheet).json()["id"] == sheet["id"]
    assert code(bring(client, strangers(["", "", large]), sheet)) == "sheet-large"
    assert len(page(client, sheet)["games"]) == 2
    assert bring(client, strangers(["", "", "x" * 0]), sheet).json()["id"] == sheet["id"]


def test_a_sheet_is_read_once_however_often_it_is_asked_for(client, monkeypatch):
    sheet, read = new_sheet(client), []
    once = campaigns.read_sheet
    monkeypatch.setattr(campaigns, "read_sheet", lambda *which: read.append(which) or once(*which))
    assert len(client.post("/api/campaigns/mine", tokens=[sheet["token"]] * 64).json()) == len(read) == 1


def test_a_bot_that_was_thinking_does_not_bring_back_a_game_given_up(client, monkeypatch):
    sheet = new_sheet(client)
    thinks, go_on = threading.Event(), threading.Event()

    def slowly(*args):
        thinks.set()
        go_on.wait(60)
        return think(*args)

    monkeypatch.setattr(driver, "think", slowly)
    made = begin(client, sheet, kinds=["bot"])
    with client.sit(made["id"], [made["watch"]]) as watcher:
        assert thinks.wait(60)
        assert client.post("/api/campaigns/abandon", token=sheet["token"]).status_code == 200
        go_on.set()
        room = client.http.app.state.hub.rooms[made["id"]]
        while not room.driver.at_rest:
            watcher.settle()
        assert not room.table.match.log and page(client, sheet)["open"] is None
