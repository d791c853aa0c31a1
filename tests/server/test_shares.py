"""What one address asks for holds up itself: nothing is done for nobody, and nothing has no end."""

import asyncio
import threading
from pathlib import Path

import msgspec
import pytest
from starlette.requests import ClientDisconnect
from starlette.testclient import TestClient

from server.helpers import ONEDECK, Client, bearing
from server.test_queue import asking
from underdeck.progress import puzzles
from underdeck.progress.challenges import challenges_of, today
from underdeck.server import app, campaigns, catalog, hub, journals, push, scheduler, upload_reader
from underdeck.server import results as day
from underdeck.server.app import Pages, make_app
from underdeck.server.database import results
from underdeck.server.rate_limits import RateLimits
from underdeck.table import wire
from underdeck.table.queues import Queue


def house(settings, **changes):
    return TestClient(make_app(msgspec.structs.replace(settings, **changes)), base_url="http://127.0.0.1:8000")


def test_a_game_comes_into_the_memory_only_for_whoever_may_come_in(settings):
    with house(settings) as http:
        made, other = Client(http).create(), Client(http).create()
    with house(settings) as http:
        client, rooms = Client(http), http.app.state.hub.rooms
        for tokens in (["nonsense"], [], other["tokens"].values()):
            with client.sit(made["id"], tokens) as stranger:
                assert stranger.last["code"] == "token"
        with client.sit("nothing", ["nonsense"]) as stranger:
            assert stranger.last["code"] == "no-such-table"
        assert rooms == {}
        with client.sit(made["id"], made["tokens"].values()):
            assert [*rooms] == [made["id"]]


def test_a_finished_record_is_read_and_not_played_again(settings):
    with house(settings) as http:
        client = Client(http)
        made = client.create(seed=1)
        with client.sit(made["id"], made["tokens"].values()) as player:
            player.play()
        text = http.app.state.hub.rooms[made["id"]].table.match.record()
    with house(settings) as http:
        for packed in ("gzip", "identity"):
            headers = bearing(made["tokens"]["0"]) | {"accept-encoding": packed}
            answer = http.get(f"/api/games/{made['id']}/record", headers=headers)
            assert answer.text == text and made["id"] in answer.headers["content-disposition"]
        state = http.app.state.hub
        assert state.rooms == {}
        assert state.store.load(made["id"]).told, "nothing of it is taken back any more"


def test_a_game_that_waits_for_its_turn_gives_out_no_record(settings):
    """Else whoever fills her share could read the chance of a game that goes on."""
    with house(settings) as http:
        client = Client(http)
        made = client.create()
        sheet = client.http.post("/api/campaigns", json={"hero": "mage", "name": "Ada"}).json()["token"]
        played = client.create(sheets=[sheet])
    with house(settings) as http:
        state, token = http.app.state.hub, made["tokens"]["0"]
        state.side = Queue(9, 0)
        asked = [
            http.get(f"/api/games/{made['id']}/record", headers=bearing(token)),
            http.post("/api/mine", json={"tokens": [token]}),
            http.post("/api/campaigns/abandon", json={"token": sheet}),
        ]
        assert [each.json()["code"] for each in asked] == ["queue-share"] * 3
        assert not state.store.load(made["id"]).told
        assert state.store.load(played["id"]).outcome is None


def test_the_lines_of_an_address_share_what_it_may_say(settings, no_time):
    with house(settings, messages_per_second=1) as http:
        client = Client(http)
        made, said = client.create(), []
        for _ in range(6):
            with client.sit(made["id"], made["tokens"].values(), hello=False) as player:
                player.send(t="ping")
                player.send(t="ping")
                said += [player.receive().get("code", "pong") for _ in range(2)]
        assert said[:8] == ["pong"] * 8 and "rate" in said[8:]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"t": "answer", "version": -1, "words": ""}, "stale"),
        ({"t": "stop", "stop": "sometimes"}, "unknown-stop"),
        ({"t": "again"}, "again-running"),
        ({"t": "bot", "on": True, "seat": 9}, "not-your-seat"),
        ({"t": "renew", "seat": 9}, "not-your-seat"),
    ],
)
def test_what_a_whole_table_hears_counts_as_several_messages(client, message, code):
    client.http.app.state.hub.messages = RateLimits(0, 10)
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as player:
        said = []
        for _ in range(3):
            player.send(**{"seat": 0, **message})
            said.append(player.refused())
    assert said == [code, code, "rate"]


def test_a_list_of_games_lets_others_in_between(client):
    made = [client.create() for _ in range(6)]
    hub = client.http.app.state.hub
    wish = wire.Mine([made[n]["tokens"]["0"] for n in range(6)], "en")

    async def others():
        """How often somebody else had her turn meanwhile."""
        await hub.mine(wish)
        listing, turns = asyncio.ensure_future(hub.mine(wish)), 0
        while not listing.done():
            await asyncio.sleep(0)
            turns += 1
        assert len(await listing) == 6
        return turns

    assert client.http.portal.call(others) > 6


def test_what_waits_beside_the_answers_ends_with_the_client(client):
    """And what is under way keeps its place to the end, whoever waits for it."""
    hub, done = client.http.app.state.hub, []

    async def others():
        pages = Pages(hub)
        busy = [hub.side.enter("") for _ in range(hub.side.at_once)]
        with pytest.raises(ClientDisconnect):
            await pages.aside(asking("http.request", "http.disconnect"), done.append, "left")
        assert not hub.side.line
        for each in busy:
            hub.side.leave(each)
        goes_on = threading.Event()
        work = asyncio.ensure_future(hub.aside("", goes_on.wait))
        while not hub.side.at_work:
            await asyncio.sleep(0)
        work.cancel()
        await asyncio.sleep(0)
        held = len(hub.side.at_work)
        goes_on.set()
        await asyncio.wait([work])
        return held, len(hub.side.at_work)

    assert (client.http.portal.call(others), done) == ((1, 0), [])


def test_more_sheets_than_players_are_not_looked_for(client, monkeypatch):
    sheet = client.http.post("/api/campaigns", json={"hero": "mage", "name": "Ada"}).json()["token"]
    looked = []
    monkeypatch.setattr(client.http.app.state.hub.campaigns, "load", lambda token: looked.append(token))
    answer = client.post("/api/games", game="onedeck", setup=ONEDECK, sheets=[sheet] * 500)
    assert (answer.status_code, answer.json()["code"], looked) == (403, "token", [])


def test_what_lies_open_is_read_without_writing(settings, monkeypatch):
    with house(settings) as http:
        client = Client(http)
        made = client.create(seed=1)
        with client.sit(made["id"], made["tokens"].values()) as player:
            player.play()
    with house(settings) as http:
        headers = bearing(made["tokens"]["0"])
        text = http.get(f"/api/games/{made['id']}/record", headers=headers).text
        monkeypatch.setattr(http.app.state.hub.store, "answering", None)
        assert http.get(f"/api/games/{made['id']}/record", headers=headers).text == text


def test_whoever_asks_for_many_house_rules_takes_the_place_of_no_page(client, monkeypatch):
    pages, asked = catalog.leaf_of_all, []
    monkeypatch.setattr(catalog, "leaf_of_all", lambda *page: asked.append(page) or pages(*page))
    for number in range(catalog.MOST_HOUSES + 5):
        answer = client.http.get("/api/rules/stick", params={"house": f"turn_limit={number + 5}"})
        assert answer.status_code in (200, 400)
    assert all(house == "" for _, _, _, house, _ in asked)
    assert catalog.leaf_of_house.cache_info().currsize <= catalog.MOST_HOUSES


@pytest.mark.parametrize("rank", [100, 55, 0])
def test_a_long_table_is_told_by_its_best_and_ones_own_place(client, rank):
    table, known = client.http.app.state.hub.results, challenges_of(today())[0]
    row = {"challenge": known.id, "name": "Ada", "won": True, "turns": 9}
    with table.store.answering() as connection:
        for number in range(60):
            connection.execute(results.insert().values(**row, game=f"g{number}", rank=number, at=number))
        connection.execute(results.insert().values(**row, game="own", rank=rank, at=99))
    found = table.standings(known, "own")
    (own,) = [each for each in found.rows if each.mine]
    assert (found.entered, own.place) == (61, 1 + sum(number >= rank for number in range(60)))
    assert len(found.rows) == (50 if own.place <= 50 else 51)
    assert len(table.standings(known).rows) == 50


def test_the_limits_in_the_page_on_security_are_those_of_the_server():
    page = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
    told = [
        f"| {upload_reader.MOST_QUEUED}, {upload_reader.ADDRESS_QUEUED} |",
        f"after {hub.LEFT_SECONDS} s |",
        f"| {app.LARGEST_BODY} bytes, `record_size`, {app.MOST_FILES}, {app.ADDRESS_FILES} |",
        f"| {campaigns.LARGEST_PARCEL} times `record_size` each |",
        f"| {campaigns.LARGEST_SHEET} bytes, {campaigns.LONGEST_WORD} |",
        f"| `address_sheets`, {wire.MOST_TOKENS}, {puzzles.MOST_ANSWERS} |",
        f"| {day.MOST_RESULTS}, {day.MOST_SHOWN} |",
        f"| {hub.MOST_ASIDE}, {hub.ADDRESS_ASIDE}, {hub.SIDE} |",
        f"| {scheduler.MOST_ADVICE}, {scheduler.ADDRESS_ADVICE} |",
        f"| {hub.ADDRESS_HELLOS} a second |",
        f"| {hub.HELLOS_AT_ONCE}, lines as many as an address may have |",
        f"| {hub.ADDRESS_LINES} times `messages_per_second` |",
        f"| {journals.MOST_ENTRIES}, {journals.LARGEST_JOURNAL}, {journals.LARGEST_ENTRY}, {journals.LONGEST_WORD} |",
        f"| {journals.ADDRESS_BYTES} bytes, `journal_megabytes` |",
        f"| {journals.MOST_ON_PAGE} games, {journals.LARGEST_PAGE} bytes |",
        f"| {push.SECONDS} s, {push.AT_ONCE}, {push.OF_ONE_SERVICE}, {push.MOST_WAITING} |",
        f"| {push.FAILURES}, {push.REST_SECONDS} s, {push.LONGEST_REST} s |",
    ]
    assert [line for line in told if line not in page] == []
