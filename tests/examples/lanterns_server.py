"""Lanterns Out on a server in this process. Run by test_lanterns, where the game is installed."""

import json

import pytest

from server.conftest import client, settings  # noqa: F401 - the same server as in its own tests
from server.test_together import quiet
from underdeck.kernel.rng import Rng

TWO = {"players": ["ann", "bo"], "options": {"delves": "3"}}


def seated(client, **more):  # noqa: F811
    made = client.create("lanterns", TWO, ["me", "invite"], seed=11, **more)
    joined = client.post("/api/join", invite=made["invites"]["1"]).json()
    return made, client.http.app.state.hub.rooms[made["id"]], [made["tokens"]["0"], joined["token"]]


def carried(player, name):
    return next(each["carries"] for each in player.table["view"]["delvers"] if each["delver"] == name)


def test_nobody_sees_what_others_carry_or_that_they_have_answered(client):  # noqa: F811
    made, room, tokens = seated(client)
    with (
        client.sit(made["id"], [tokens[0]]) as ann,
        client.sit(made["id"], [tokens[1]], "fr") as bo,
        client.sit(made["id"], [made["watch"]]) as watcher,
    ):
        quiet(room, (ann, bo, watcher))
        assert len(carried(ann, "ann")) == len(carried(bo, "bo")) == 2
        assert not carried(ann, "bo") and not carried(bo, "ann")
        assert not carried(watcher, "ann") and not carried(watcher, "bo")
        seen = len(bo.raw), len(watcher.raw)
        ann.answer("leave")
        quiet(room, (ann, bo, watcher))
        fresh = [
            json.loads(text) for player, count in ((bo, seen[0]), (watcher, seen[1])) for text in player.raw[count:]
        ]
        assert not [message for message in fresh if message["t"] == "table"]
        assert ann.table["waiting"] == [1] and bo.table["waiting"] == [0, 1]
        bo.answer("on")
        quiet(room, (ann, bo, watcher))
        assert bo.table["version"] == ann.table["version"] == 2
        assert ann.table["log"][0]["kind"] == "home"


def test_a_whole_game_of_two_people_and_its_replay(client):  # noqa: F811
    made, room, tokens = seated(client)
    rng = Rng(5)
    with client.sit(made["id"], [tokens[0]]) as ann, client.sit(made["id"], [tokens[1]], "fr") as bo:
        while not room.table.match.outcome:
            quiet(room, (ann, bo))
            asked = [player for player in (ann, bo) if player.table["questions"]]
            player = asked[rng.below(len(asked))]
            options = player.table["questions"][0]["options"]
            player.answer(options[rng.below(len(options))]["words"])
            player.settle()
        quiet(room, (ann, bo))
        assert ann.table["over"]["outcome"] == room.table.match.outcome
        assert len(bo.table["over"]["lines"]) == 2
    record = client.http.get(f"/api/games/{made['id']}/record", headers={"authorization": f"Bearer {tokens[0]}"})
    assert record.status_code == 200, record.text
    uploaded = client.http.post("/api/records", content=record.text)
    assert uploaded.status_code == 200, uploaded.text
    page = client.http.get(f"/api/replay/{uploaded.json()['replay']}?at=3&lang=fr")
    assert page.status_code == 200, page.text


@pytest.mark.parametrize(("language", "name"), [("en", "Lanterns Out"), ("fr", "Lanternes éteintes")])
def test_forms_cards_and_rules_are_told(client, language, name):  # noqa: F811
    catalog = client.http.get(f"/api/catalog?lang={language}").json()["lanterns"]
    assert catalog["name"] == name and catalog["party"] == [1, 2, 3, 4] and not catalog["together"]
    players, shaft = catalog["fields"]
    assert [choice["id"] for choice in players["choices"]] == ["ann", "bo", "cleo", "dan"]
    assert [choice["id"] for choice in shaft["choices"]] == ["old-well", "tin-mine", "sunken-crypt"]
    assert [option["id"] for option in catalog["options"]] == ["delves"]
    cards = client.http.get(f"/api/cards/lanterns?lang={language}").json()
    assert len(cards) == 14 and all(card["text"] and card["face"] for card in cards)
    rules = client.http.get(f"/api/rules/lanterns?lang={language}").json()
    assert rules[0]["id"] == "LO-1" and all(rule["text"] for rule in rules)
