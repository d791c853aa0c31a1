"""Bots by strength: at any seat of any game, beside people, kept with the game, refused with the choices."""

import pytest

from server.helpers import STICK
from underdeck import load
from underdeck.bots import Company
from underdeck.games import plugin_of

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
    assert room.match.header.setup["players"] == {"roy": "me", "haley": "novice", "elan": "bot"}
    assert plugin_of("stick").bot_at(load(room.match.record()), 1) == "novice"


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
    assert {seat for seat, _ in client.http.app.state.hub.rooms[made["id"]].match.log} == {0, 1}


@pytest.mark.parametrize("bot, code", [
    ("grandmaster", "unknown-bot"), ("master:0", "bot-budget"), ("master:99999999", "bot-budget"),
    ("expert/sleepy", "unknown-temper"), ("novice:50", "bot-plain"),
])  # fmt: skip
def test_an_unknown_one_is_refused_with_the_choices(client, bot, code):
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}, {"kind": "bot"}]
    answer = client.post("/api/games", game="stick", setup=STICK, seats=seats)
    assert answer.status_code == 400 and answer.json()["code"] == code
    assert any(known in answer.json()["text"] for known in ("master", "vengeful", "from 1 to"))


def test_the_company_makes_each_bot_once():
    company = Company("stick", 1)
    assert company.of("novice") is company.of("novice") and company.of("") is not company.of("novice")
    assert company.relieve("novice") and not company.relieve("novice")
