"""The table is laid again: one new game for everybody who sat there, and to each only her own way to it."""

import sqlite3

from starlette.testclient import TestClient

from server.helpers import STICK, Client
from server.shelves import older
from server.test_campaigns import begin, new_sheet, play
from server.test_together import PARTY, pair, play_until
from underdeck import Match, new
from underdeck.server import database
from underdeck.server import store as stores
from underdeck.server.app import make_app
from underdeck.server.settings import Settings
from underdeck.server.store import Store


def serving(settings):
    return TestClient(make_app(settings), base_url="http://127.0.0.1:8000")


def played(client, kinds, setup=PARTY, **more):
    """A game that is over, and what opens it."""
    made = client.create("onedeck", setup, kinds, seed=3, **more)
    own = made["tokens"].values()
    with client.sit(made["id"], own) as player:
        for seat, kind in enumerate(kinds):
            if kind == "invite":
                player.send(t="bot", seat=seat, on=True)
        assert player.play()["again"]
    return made


def finished_pair(client, **more):
    made, tokens = pair(client, "onedeck", seed=3, **more)
    with client.sit(made["id"], [tokens[0]]) as one, client.sit(made["id"], [tokens[1]]) as two:
        play_until((one, two), lambda table: table["over"])
    return made, tokens


def again(player, seat=0):
    player.send(t="again", seat=seat)
    return laid(player)


def laid(player):
    return player.until(lambda message: message["t"] in ("laid", "no"))


def room_of(client, id):
    return client.http.app.state.hub.open(id)


def test_everybody_is_led_to_one_new_game_by_tokens_of_her_own(client):
    made, tokens = finished_pair(client)
    with (
        client.sit(made["id"], [tokens[0]]) as one,
        client.sit(made["id"], [tokens[1]]) as two,
        client.sit(made["id"], [made["watch"]]) as watcher,
    ):
        asked = again(two, 1)
        assert asked["seat"] == 1 and list(asked["tokens"]) == ["1"] and not asked["invites"] and not asked["watch"]
        heard, seen = laid(one), laid(watcher)
        assert list(heard["tokens"]) == ["0"] and not heard["invites"]
        assert not seen["tokens"] and not seen["invites"] and seen["watch"] == heard["watch"]
        assert asked["id"] == heard["id"] == seen["id"] != made["id"]
        assert again(one, 0) == heard
    with (
        client.sit(heard["id"], heard["tokens"].values()) as one,
        client.sit(heard["id"], asked["tokens"].values()) as two,
        client.sit(heard["id"], [seen["watch"]]) as watcher,
    ):
        assert one.table["mine"] == [0] and two.table["mine"] == [1] and watcher.table["mine"] == []
        assert not one.table["over"] and two.table["answers"] == 0
        play_until((one, two), lambda table: table["answers"] > 2)


def test_the_new_game_is_the_same_with_other_chance(client):
    made = client.create("stick", {**STICK, "length": "short"}, ["me", "here", "invite"], pace="live", seed=2)
    client.post("/api/join", invite=made["invites"]["2"], name="Béa")
    with client.sit(made["id"], made["tokens"].values()) as player:
        for seat in range(3):
            player.send(t="bot", seat=seat, on=True)
        player.until(lambda message: message["t"] == "table" and message["over"])
        found = again(player)
    before, after = room_of(client, made["id"]), room_of(client, found["id"])
    assert (
        after.table.match.header.setup == before.table.match.header.setup
        and after.table.match.header.seed != before.table.match.header.seed
    )
    assert [(each.name, each.kind, each.player) for each in after.table.seats] == [
        ("roy", "me", ""), ("haley", "here", ""), ("elan", "invite", "Béa")
    ]  # fmt: skip
    assert [each.bot for each in after.table.seats] == [False, False, True] and after.clock.patience is not None
    assert list(found["tokens"]) == ["0", "1"]


def test_whoever_was_replaced_by_a_bot_finds_her_place_and_takes_it_back(client):
    made = client.create("onedeck", PARTY, ["me", "invite"], seed=3)
    token = client.post("/api/join", invite=made["invites"]["1"]).json()["token"]
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.send(t="bot", seat=1, on=True)
        player.play()
        again(player)
    with client.sit(made["id"], [token]) as late:
        found = laid(late)
        assert found["seat"] == 0 and list(found["tokens"]) == ["1"]
    with client.sit(found["id"], found["tokens"].values()) as late:
        assert late.table["seats"][1]["bot"]
        late.send(t="bot", seat=1, on=False)
        late.until(lambda message: message["t"] == "table" and not message["seats"][1]["bot"])


def test_whoever_let_a_bot_play_and_watched_plays_the_next_one_herself(client):
    made = client.create("onedeck", PARTY, ["me", "me"], seed=3)
    with client.sit(made["id"], made["tokens"].values()) as player:
        for seat in (0, 1):
            player.send(t="bot", seat=seat, on=True)
        player.until(lambda message: message["t"] == "table" and message["over"])
        found = again(player, 1)
    with client.sit(found["id"], found["tokens"].values()) as player:
        assert player.table["mine"] == [0, 1] and player.until_asked()["questions"]


def test_a_place_that_nobody_took_is_an_invitation_again_for_whoever_made_the_game(client):
    made = played(client, ["me", "invite"])
    with client.sit(made["id"], made["tokens"].values()) as host:
        found = again(host)
    assert list(found["tokens"]) == ["0"] and list(found["invites"]) == ["1"] and found["watch"]
    joined = client.post("/api/join", invite=found["invites"]["1"], name="Béa").json()
    assert joined["id"] == found["id"]
    with client.sit(found["id"], [joined["token"]]) as bea:
        assert bea.table["mine"] == [1] and not bea.table["seats"][1]["bot"]


def test_a_game_played_from_a_replay_begins_there_again(client):
    made = played(client, ["me", "me"])
    with client.sit(made["id"], made["tokens"].values()) as player:
        last = player.table["answers"]
    seats = [{"kind": "me"}, {"kind": "me"}]
    branch = client.post("/api/games", branch={"replay": made["id"], "at": last // 2}, seats=seats).json()
    with client.sit(branch["id"], branch["tokens"].values()) as player:
        first = player.until_asked()
        player.play()
        found = again(player)
    with client.sit(found["id"], found["tokens"].values()) as player:
        assert player.until_asked()["view"] == first["view"]


# Once


def test_two_who_ask_at_the_same_moment_get_the_same_game(client):
    made, tokens = finished_pair(client)
    before = client.http.get("/health").json()["games"]
    with client.sit(made["id"], [tokens[0]]) as one, client.sit(made["id"], [tokens[1]]) as two:
        one.send(t="again", seat=0)
        two.send(t="again", seat=1)
        assert laid(one)["id"] == laid(two)["id"]
    assert client.http.get("/health").json()["games"] == before + 1


def test_also_after_a_restart(settings):
    with serving(settings) as http:
        client = Client(http)
        made, tokens = finished_pair(client)
        with client.sit(made["id"], [tokens[0]]) as one:
            found = again(one)
    with serving(settings) as http:
        client = Client(http)
        with client.sit(made["id"], [tokens[1]]) as two:
            shown = laid(two)
            assert shown["id"] == found["id"] and shown["seat"] == 0
            assert again(two, 1) == shown
        with client.sit(shown["id"], shown["tokens"].values()) as two:
            assert two.table["mine"] == [1]


def test_either_both_games_know_of_it_or_nothing_happened(client, monkeypatch):
    made, tokens = finished_pair(client)
    before = client.http.get("/health").json()["games"]
    with client.sit(made["id"], [tokens[0]]) as one:
        with monkeypatch.context() as patch:
            patch.setattr(stores, "update", lambda _: stores.select(database.meta.c.nothing))
            assert again(one)["code"] == "answer-failed"
        assert client.http.get("/health").json()["games"] == before
        assert again(one)["t"] == "laid"


def test_it_is_in_the_file_with_the_game(tmp_path):
    store = Store(tmp_path)
    match = new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=7)
    store.create("old", match.header, [stores.Seat(0, "mage", "me")], "live")
    store.lay_again("old", stores.Next("new", 0), match.header, [stores.Seat(0, "mage", "me", player="Ann")])
    assert store.load("old").next == stores.Next("new", 0) and store.load("old").told
    assert store.load("new").pace == "live" and store.load("new").seats[0].player == "Ann"
    store.close()


def test_a_file_from_before_can_lay_its_tables_again(settings, tmp_path):
    with serving(settings) as http:
        made = played(Client(http), ["me", "me"])
    older(tmp_path, 3)
    with serving(settings) as http:
        client = Client(http)
        with client.sit(made["id"], made["tokens"].values()) as player:
            found = again(player)
        with client.sit(found["id"], found["tokens"].values()) as player:
            assert player.until_asked()["questions"]
    with sqlite3.connect(tmp_path / database.FILE) as now:
        assert now.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone() == (str(database.SCHEMA),)


# Refused


def test_only_who_sits_there_and_only_at_the_end(client):
    made, tokens = pair(client, "onedeck", seed=3)
    with client.sit(made["id"], [tokens[0]]) as one, client.sit(made["id"], [made["watch"]]) as watcher:
        assert again(one)["code"] == "again-running"
        for seat in (1, -1, 9, 10**12):
            assert again(one, seat)["code"] == "not-your-seat"
        assert again(watcher)["code"] == "not-your-seat"
    made, tokens = finished_pair(client)
    with client.sit(made["id"], [made["watch"]]) as watcher:
        assert not watcher.table["again"] and again(watcher)["code"] == "not-your-seat"
    assert room_of(client, made["id"]).next is None


def test_a_full_server_says_so_and_the_table_can_be_laid_later(tmp_path):
    limits = Settings(data=str(tmp_path), messages_per_second=1e4, requests_per_second=1e4, max_games=1)
    with serving(limits) as http:
        client = Client(http)
        made = played(client, ["me", "me"])
        other = client.create()
        with client.sit(made["id"], made["tokens"].values()) as player:
            assert again(player)["code"] == "too-many-games"
            with client.sit(other["id"], other["tokens"].values()) as another:
                another.play()
            assert again(player)["t"] == "laid"


def test_campaign_sheets_go_into_a_game_from_their_page(client):
    made = begin(client, new_sheet(client))
    play(client, made)
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert player.table["over"] and not player.table["again"]
        assert again(player)["code"] == "again-campaign"


def test_nothing_is_taken_back_once_the_table_is_laid_again(client, monkeypatch):
    made = played(client, ["me", "me"])
    monkeypatch.setattr(Match, "can_undo", lambda match, count=1: True)
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert player.table["undo"]
        again(player)
        assert not player.table["undo"]
        player.send(t="undo", seat=0, version=player.table["version"])
        assert player.refused() == "undo-revealed"


def test_links_of_the_old_table_open_no_place_of_somebody_else_at_the_new_one(client):
    """Neither a link made anew there nor an invitation followed late: the new seats have owners."""
    made, tokens = finished_pair(client)
    with client.sit(made["id"], [tokens[0]]) as host:
        found = again(host)
        host.send(t="renew", seat=1)
        assert host.refused() == "table-laid"
    assert [each.generation for each in room_of(client, found["id"]).table.seats] == [1, 1]

    made = played(client, ["me", "invite"])
    with client.sit(made["id"], made["tokens"].values()) as host:
        again(host)
    late = client.post("/api/join", invite=made["invites"]["1"])
    assert late.status_code == 409 and late.json()["code"] == "table-laid"


def test_a_lost_phone_is_locked_out_of_the_new_game_too(client):
    made, tokens = finished_pair(client)
    with client.sit(made["id"], [tokens[0]]) as host:
        again(host)
    with client.sit(made["id"], [tokens[1]]) as laptop:
        found = laid(laptop)
    with client.sit(found["id"], found["tokens"].values()) as laptop:
        laptop.send(t="renew", seat=1)
        laptop.until(lambda message: message["t"] == "renewed")
    with client.sit(made["id"], [tokens[1]]) as phone:
        known = laid(phone)["tokens"]
    with client.sit(found["id"], known.values()) as phone:
        assert phone.last["code"] == "token-old"
