"""Bots by strength: at any seat of any game, beside people, kept with the game, refused with the choices."""

import json

import pytest

from server.helpers import STICK
from underdeck import load, new
from underdeck.bots import TableBots
from underdeck.match.facet import MatchFacet
from underdeck.plugin.registry import plugin_of

PARTY = {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}


def test_the_catalog_offers_them_the_weakest_first(client):
    catalog = client.http.get("/api/catalog?lang=fr").json()
    for game in ("onedeck", "stick"):
        assert [(bot["id"], bot["name"]) for bot in catalog[game]["bots"]] == [
            ("novice", "Novice"), ("skilled", "Aguerri"), ("expert", "Expert"), ("master", "Maître"),
        ]  # fmt: skip


def test_each_seat_has_its_own_and_everybody_sees_which(client):
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "bot"}]
    made = client.post("/api/games", game="stick", setup=STICK, seats=seats).json()
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert [seat["strength"] for seat in player.until_asked()["seats"]] == ["", "novice", ""]
    hub = client.http.app.state.hub
    assert [each.strength for each in hub.store.load(made["id"]).seats] == ["", "novice", ""]
    room = hub.rooms[made["id"]]
    assert room.table.match.header.setup["players"] == {"roy": "me", "haley": "novice", "elan": "bot"}
    assert MatchFacet.of(plugin_of("stick")).bot_at(load(room.table.match.record()), 1) == "novice"


@pytest.mark.parametrize("lang, titles", [
    ("en", ["", "Expert, vengeful", "Master, cowardly", "Skilled"]),
    ("fr", ["", "Expert, rancunier", "Maître, peureux", "Aguerri"]),
])  # fmt: skip
def test_strength_and_temper_are_told_in_words(client, lang, titles):
    bots = ["expert/vengeful:20", "master/own", ""]
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot} for bot in bots]]
    setup = {"players": ["roy", "haley", "elan", "belkar"], "preset": "quick"}
    made = client.post("/api/games", game="stick", setup=setup, seats=seats).json()
    with client.sit(made["id"], made["tokens"].values(), lang) as player:
        assert [seat["title"] for seat in player.until_asked()["seats"]] == titles


def test_a_person_whose_seat_a_bot_may_take_has_no_title_until_it_does(client):
    seats = [{"kind": "me", "bot": "novice"}, {"kind": "bot"}, {"kind": "bot"}]
    made = client.post("/api/games", game="stick", setup=STICK, seats=seats).json()
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert player.until_asked()["seats"][0]["title"] == ""
        player.send(t="bot", seat=0, on=True)
        table = player.until(lambda message: message["t"] == "table" and message["seats"][0]["bot"])
        assert table["seats"][0]["title"] == "Novice"


def test_a_partner_in_one_deck_dungeon_may_be_a_bot_beside_a_person(client):
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    made = client.post("/api/games", game="onedeck", setup=PARTY, seats=seats, seed=5).json()
    with client.sit(made["id"], made["tokens"].values()) as player:
        table = player.play()
    assert table["over"]
    assert {seat for seat, _ in client.http.app.state.hub.rooms[made["id"]].table.match.log} == {0, 1}


@pytest.mark.parametrize("bot, code", [
    ("grandmaster", "unknown-bot"), ("master:0", "bot-budget"), ("master:99999999", "bot-budget"),
    ("expert/sleepy", "unknown-temper"), ("novice:50", "budget-none"),
    ("me", "unknown-bot"), ("bot", "unknown-bot"), ("master:" + 40 * "0" + "7", "unknown-bot"),
])  # fmt: skip
@pytest.mark.parametrize("kind", ["bot", "me"])
def test_an_unknown_one_is_refused_with_the_choices(client, bot, code, kind):
    seats = [{"kind": "me"}, {"kind": kind, "bot": bot}, {"kind": "bot"}]
    answer = client.post("/api/games", game="stick", setup=STICK, seats=seats)
    assert answer.status_code == 400 and answer.json()["code"] == code
    assert any(known in answer.json()["text"] for known in ("master", "vengeful", "from 1 to"))


def test_the_company_makes_each_bot_once():
    company = TableBots("stick", 1)
    assert company.of("novice") is company.of("novice") and company.of("") is not company.of("novice")
    assert company.relieve("novice") and not company.relieve("novice")


@pytest.mark.parametrize(
    "bot, kept", [("MASTER", "master"), (" master ", "master"), ("Expert / Vengeful : 20", "expert/vengeful:20")]
)
def test_a_bot_is_known_however_it_was_typed_as_at_the_terminal(client, bot, kept):
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": " "}]
    made = client.post("/api/games", game="stick", setup=STICK, seats=seats).json()
    assert [each.strength for each in client.http.app.state.hub.store.load(made["id"]).seats] == ["", kept, ""]


@pytest.mark.parametrize("game, setup, kinds, strengths", [
    ("stick", {"players": {"roy": "me", "haley": "Master:7", "elan": "bot"}}, ["me", "bot", "bot"],
     ["", "master:7", ""]),
    ("stick", {"players": {"roy": "novice", "haley": "me", "elan": "me"}}, ["bot", "me", "here"], ["novice", "", ""]),
    ("onedeck", {**PARTY, "players": {"rogue": "expert"}}, ["me", "bot"], ["", "expert"]),
    ("onedeck", {**PARTY, "players": {"mage": "me", "rogue": "me"}}, ["me", "me"], ["", ""]),
])  # fmt: skip
def test_a_setup_may_say_who_sits_where_as_new_takes_it(client, game, setup, kinds, strengths):
    made = client.post("/api/games", game=game, setup=setup).json()
    kept = client.http.app.state.hub.store.load(made["id"])
    assert [each.kind for each in kept.seats] == kinds and [each.strength for each in kept.seats] == strengths
    named = [strength or ("bot" if kind == "bot" else "me") for kind, strength in zip(kinds, strengths, strict=True)]
    assert kept.header.setup["players"] == dict(zip([each.name for each in kept.seats], named, strict=True))


def test_seats_that_are_said_go_before_the_setup(client):
    setup = {**PARTY, "players": {"mage": "me", "rogue": "expert"}}
    made = client.post("/api/games", game="onedeck", setup=setup, seats=[{"kind": "bot"}, {"kind": "me"}]).json()
    kept = client.http.app.state.hub.store.load(made["id"])
    assert [(each.kind, each.strength) for each in kept.seats] == [("bot", ""), ("me", "")]
    assert kept.header.setup["players"] == {"mage": "bot", "rogue": "me"}


@pytest.mark.parametrize("game, setup, code", [
    ("stick", {"players": {"roy": "me", "haley": "foo"}}, "unknown-bot"),
    ("stick", {"players": {"roy": "me", "haley": 3}}, "unknown-bot"),
    ("stick", {"players": {"roy": "me", "haley": "master:0"}}, "bot-budget"),
    ("onedeck", {**PARTY, "players": {"foo": "bot"}}, "bot-seat"),
    ("onedeck", {**PARTY, "players": {"rogue": "foo"}}, "unknown-bot"),
])  # fmt: skip
def test_a_setup_with_a_bot_that_there_is_not_is_refused(client, game, setup, code):
    answer = client.post("/api/games", game=game, setup=setup)
    assert answer.status_code == 400 and answer.json()["code"] == code


@pytest.mark.long
@pytest.mark.parametrize("game, setup, bot", [
    ("stick", {"players": {"roy": "me", "haley": "novice"}, "preset": "quick"}, "foo"),
    ("stick", {"players": {"roy": "me", "haley": "novice"}, "preset": "quick"}, "master:0"),
    ("stick", {"players": {"roy": "me", "haley": "novice"}, "preset": "quick"}, ["x"]),
    ("onedeck", {**PARTY, "players": {"mage": "me", "rogue": "novice"}}, "foo"),
])  # fmt: skip
def test_a_record_with_a_bot_that_there_is_not_is_played_on_and_that_is_said_once(client, game, setup, bot):
    match = new(game, seed=5, **setup)
    while len(match.log) < 12:
        match.submit(match.decisions[0].seat, match.decisions[0].options[0])
    who = match.seats[1]
    match.header.setup["players"][who] = bot
    replay = client.http.post("/api/records", content=match.record()).json()["replay"]
    seats = [{"kind": "me"}, {"kind": "bot"}]
    made = client.post("/api/games", branch={"replay": replay, "at": 3}, seats=seats).json()
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.play(200)
        told = [message for message in map(json.loads, player.raw) if "bot" in message.get("code", "")]
    assert [message["code"] for message in told] == ["bot-absent"] and "default bot" in told[0]["text"]
    assert {seat for seat, _ in client.http.app.state.hub.rooms[made["id"]].table.match.log} == {0, 1}
