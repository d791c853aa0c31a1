"""Whole games over the wire: alone, together, at one screen, watched, cut off and resumed."""

import json
import threading
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from starlette.testclient import TestClient

from browser.records import played
from server.helpers import ONEDECK, STICK, Client, bearing
from underdeck import Match, load, new
from underdeck.kernel.rng import Rng
from underdeck.server import driver
from underdeck.server.app import make_app
from underdeck.server.replays import MOST_CHECKPOINTS, Replay
from underdeck.text import LANGUAGES


def same(first, second):
    """Two tables but for what belongs to the connection."""
    left, right = [{**each, "log": [], "fresh": True} for each in (first, second)]
    return left == right


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_a_whole_game_alone_and_its_record(client, game):
    made = client.create(game, seed=3)
    with client.sit(made["id"], made["tokens"].values()) as player:
        table = player.play()
    assert table["over"]["text"] and not table["questions"]
    record = client.http.get(f"/api/games/{made['id']}/record", headers=bearing(made["tokens"]["0"]))
    match = load(record.text)
    assert match.outcome == table["over"]["outcome"] and len(match.log) == table["answers"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_says_what_is_asked_why_and_by_which_rules(client, lang):
    made = client.create()
    with client.sit(made["id"], made["tokens"].values(), lang) as player:
        question = player.until_asked()["questions"][0]
    assert question["text"] and question["why"] and question["rules"][0]["text"]
    assert all(option["words"] and option["label"] for option in question["options"])


@pytest.mark.rule("OD-8.1")
@pytest.mark.parametrize(("lang", "done", "take"), [("en", "Done", "Take "), ("fr", "Terminé", "Subir ")])
def test_what_costs_something_says_its_price_and_is_grave(client, lang, done, take):
    """Faces keep grave answers apart: they are never what the next Enter or a second click gives."""
    made = client.create("onedeck", {"heroes": ["mage"], "dungeon": "dragons-cave"}, seed=3)
    priced = free = 0
    with client.sit(made["id"], made["tokens"].values(), lang) as player:
        while (table := player.until_asked())["over"] is None:
            view, question = table["view"], table["questions"][0]
            grave = {option["words"].split()[0] for option in question["options"] if option.get("grave")}
            if question["kind"] == "placing":
                label = next(option["label"] for option in question["options"] if option["words"] == "done")
                price = [view["damage_now"], view["poison_now"], view["time_now"]]
                assert ("done" in grave) == any(price) == (label != done)
                assert all(str(n) in label for n in price if n)
                assert not (price[0] or price[1]) or label.startswith(take)
                priced, free = priced + any(price), free + (not any(price))
            assert grave <= {"done", "defeat", "flee", "discard", "heal"} and "encounter" not in grave
            version = table["version"]
            player.send(t="hint", seat=question["seat"])
            advice = player.until(lambda message: message["t"] == "hint")
            player.answer(advice["words"], question["seat"])
            player.until(lambda message, before=version: message.get("version", before) > before)
        assert priced and free


def test_the_language_switches_at_once(client):
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as player:
        english = player.until_asked()["questions"][0]["text"]
        player.send(t="lang", lang="fr")
        french = player.until(lambda message: message.get("lang") == "fr")
        assert french["questions"][0]["text"] != english and french["fresh"] and french["log"]


def test_two_heroes_on_two_sockets(client):
    made = client.create("onedeck", {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}, ["me", "invite"])
    joined = client.post("/api/join", invite=made["invites"]["1"], name="Ann").json()
    assert (joined["id"], joined["seat"]) == (made["id"], 1)
    with client.sit(made["id"], made["tokens"].values()) as one, client.sit(made["id"], [joined["token"]]) as two:
        for _ in range(40):
            one.settle()
            two.settle()
            asked = [player for player in (one, two) if player.table["questions"]]
            if not asked:
                assert one.table["over"]
                break
            version = asked[0].table["version"]
            asked[0].answer()
            asked[0].until(lambda message, before=version: message.get("version", before) > before)
        one.settle()
        two.settle()
        assert one.table["version"] == two.table["version"]
        assert [line["text"] for line in one.log] == [line["text"] for line in two.log]
        assert two.table["seats"][1]["player"] == "Ann"
        assert [seat["here"] for seat in one.table["seats"]] == [True, True]


def test_reconnecting_brings_the_exact_table(client):
    made = client.create("stick", seed=5)
    with client.sit(made["id"], made["tokens"].values()) as player:
        for _ in range(6):
            player.until_asked()
            version = player.table["version"]
            player.answer()
            player.until(lambda message, before=version: message.get("version", before) > before)
        before = player.until_asked()
        lines = player.log
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert same(before, player.table)
        assert player.log == lines


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_another_process_goes_on_where_this_one_died(settings, game):
    """The first server is never closed: what it showed must be on disk."""
    lost = TestClient(make_app(settings), base_url="http://127.0.0.1:8000")
    lost.__enter__()
    try:
        client = Client(lost)
        made = client.create(game, seed=5)
        with client.sit(made["id"], made["tokens"].values()) as player:
            for _ in range(8):
                player.until_asked()
                version = player.table["version"]
                player.answer()
                player.until(lambda message, before=version: message.get("version", before) > before)
            before = player.until_asked()
            lost.app.state.hub.store.hold.close()  # as the system does for the dead
            with (
                TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http,
                Client(http).sit(made["id"], made["tokens"].values()) as again,
            ):
                assert same(before, again.until_asked())
                assert again.play(most=20)["version"] > before["version"]
    finally:
        lost.__exit__(None, None, None)


def test_undo_until_something_is_revealed(client):
    made = client.create("onedeck", ONEDECK, seed=1)
    with client.sit(made["id"], made["tokens"].values()) as player:
        done = set()
        while done != {True, False}:
            before = player.until_asked()
            player.answer()
            after = player.until(lambda message, v=before["version"]: message.get("version", v) > v)
            done.add(after["undo"])
            player.send(t="undo", seat=0, version=after["version"])
            if after["undo"]:
                back = player.until(lambda message, v=after["version"]: message.get("version", v) > v)
                assert back["answers"] == before["answers"] and back["view"] == before["view"]
                assert back["questions"] == before["questions"] and back["fresh"]
                assert len(back["log"]) <= len(player.log)
                player.answer(before["questions"][0]["options"][-1]["words"])
                player.until(lambda message, v=back["version"]: message["t"] == "no" or message["version"] > v)
            else:
                assert player.refused() == "undo-revealed"


def test_nothing_is_taken_back_once_the_record_was_read(settings):
    """The record says what lies in every deck: going on with that would be peeking."""
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        for seed in range(100):
            made = client.create("onedeck", ONEDECK, seed=seed)
            with client.sit(made["id"], made["tokens"].values()) as player:
                over = player.play()
                if over["undo"]:
                    assert http.get(f"/api/replay/{made['id']}").status_code == 200
                    player.send(t="undo", seat=0, version=over["version"])
                    assert player.refused() == "undo-revealed"
                    break
    with (
        TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http,
        Client(http).sit(made["id"], made["tokens"].values()) as player,
    ):
        assert player.table["over"] and not player.table["undo"]
        player.send(t="undo", seat=0, version=player.table["version"])
        assert player.refused() == "undo-revealed"


def test_a_game_that_takes_long_to_open_is_opened_once_and_holds_up_no_other(client, monkeypatch):
    slow, quick = client.create(), client.create()
    neighbour = TestClient(client.http.app, "http://127.0.0.1:8000", client=("192.0.2.7", 50000))
    neighbour.portal = client.http.portal
    elsewhere = Client(neighbour)
    hub = client.http.app.state.hub
    hub.rooms.clear()
    opened, go_on, was = [], threading.Event(), hub.open

    def open_slowly(id):
        opened.append(id)
        if id == slow["id"]:
            assert go_on.wait(60)
        return was(id)

    def mine(made, who=client):
        return who.post("/api/mine", tokens=list(made["tokens"].values())).json()

    monkeypatch.setattr(hub, "open", open_slowly)
    with ThreadPoolExecutor(3) as people:
        waiting = [people.submit(mine, slow) for _ in range(3)]
        try:
            assert mine(quick, elsewhere) and not any(each.done() for each in waiting)
        finally:
            go_on.set()
        assert all(len(each.result()) == 1 for each in waiting)
    assert opened.count(slow["id"]) == 1


def test_nobody_takes_back_the_answer_of_another_player(client):
    setup = {"players": ["roy", "haley"]}
    made = client.create("stick", setup, ["me", "invite"])
    joined = client.post("/api/join", invite=made["invites"]["1"]).json()
    with client.sit(made["id"], made["tokens"].values()) as one, client.sit(made["id"], [joined["token"]]) as two:
        for _ in range(30):
            one.settle()
            two.settle()
            asked = [player for player in (one, two) if player.table["questions"]]
            player, other = (asked[0], two if asked[0] is one else one)
            version = player.table["version"]
            player.answer()
            player.until(lambda message, v=version: message.get("version", v) > v)
            other.until(lambda message, v=version: message.get("version", v) > v)
            other.settle()
            other.send(t="undo", seat=other.table["mine"][0], version=other.table["version"])
            assert other.refused() in ("undo-others", "nothing-to-undo")
            assert not other.table["undo"]


def test_a_hint_names_one_of_the_options(client):
    made = client.create("stick")
    with client.sit(made["id"], made["tokens"].values()) as player:
        question = player.until_asked()["questions"][0]
        player.send(t="hint", seat=0)
        hint = player.until(lambda message: message["t"] == "hint")
    assert hint["words"] in [option["words"] for option in question["options"]] and hint["label"] in hint["text"]


def test_a_proposal_is_carried_out_by_ordinary_answers(client):
    made = client.create(seed=3)
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.send(t="propose", seat=0)
        assert player.refused() == "no-dice-to-place"
        while player.until_asked()["questions"][0]["kind"] != "placing":
            version = player.table["version"]
            player.answer()
            player.until(lambda message, before=version: message.get("version", before) > before)
        player.send(t="propose", seat=0)
        proposal = player.until(lambda message: message["t"] == "proposal")
        assert proposal["version"] == player.table["version"] and proposal["steps"]
        for step in proposal["steps"]:
            version = player.table["version"]
            player.answer(step["words"], step["seat"])
            player.until(lambda message, before=version: message.get("version", before) > before)
        view = player.table["view"]
        lying = {box["number"]: box["dice"] for box in view["boxes"] if box["dice"]}
        assert lying == {box["number"]: box["dice"] for box in proposal["boxes"]}
        assert (view["damage_now"], view["time_now"]) == (proposal["damage"], proposal["time"])


def test_a_bot_takes_a_seat_and_gives_it_back(client):
    made = client.create("stick", {"players": ["roy", "haley"], "preset": "quick"}, ["me", "invite"], seed=2)
    with client.sit(made["id"], made["tokens"].values()) as one:
        one.send(t="bot", seat=1, on=True)
        one.until(lambda message: message["t"] == "table" and message["seats"][1]["bot"])
        joined = client.post("/api/join", invite=made["invites"]["1"]).json()
        one.until(lambda message: message["t"] == "table" and not message["seats"][1]["bot"])
        with client.sit(made["id"], [joined["token"]]) as two:
            one.send(t="bot", seat=1, on=True)
            assert one.refused() == "seat-present"
            two.send(t="bot", seat=1, on=True)
            two.until(lambda message: message["t"] == "table" and message["seats"][1]["bot"])
            two.send(t="bot", seat=1, on=False)
            two.until(lambda message: message["t"] == "table" and not message["seats"][1]["bot"])


def by_the_bot(room, since):
    """What it answered for seat 0 since then, beyond passing."""
    said = [(seat, room.table.match.write(action)) for seat, action in room.table.match.log]
    given = zip(said[since:], room.table.by[since:], strict=True)
    return [words for (seat, words), by in given if (seat, by) == (0, "bot") and words != "pass"]


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_a_bot_in_ones_own_seat_plays_before_ones_eyes_and_stops_at_once(settings, game):
    """Every answer is shown before the next; what it was about to do when the seat was taken back is not done."""
    kinds = ["me"] if game == "onedeck" else ["me", "bot", "bot"]
    settings = msgspec.structs.replace(settings, bot_seconds=0.2)
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        made = client.create(game, None, kinds, seed=2)
        room = http.app.state.hub.open(made["id"])
        with client.sit(made["id"], made["tokens"].values()) as player:
            seen = player.until_asked()["answers"]
            player.send(t="bot", seat=0, on=True)
            while seen < 8:
                before = seen
                seen = player.until(lambda message, seen=seen: message.get("answers", seen) > seen)["answers"]
                assert len(by_the_bot(room, before)) <= 1
            player.send(t="bot", seat=0, on=False)
            stopped = player.until(lambda message: message["t"] == "table" and not message["seats"][0]["bot"])
            table = player.until_asked()
            assert by_the_bot(room, stopped["answers"]) == []
            player.answer()
            player.until(lambda message: message.get("version", 0) > table["version"])


def test_what_a_person_did_is_shown_while_a_bot_still_thinks(client, monkeypatch):
    think, thought = driver.think, threading.Event()
    monkeypatch.setattr(driver, "think", lambda *asked: thought.wait(60) and think(*asked))
    made = client.create("onedeck", {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}, ["me", "bot"])
    with client.sit(made["id"], made["tokens"].values()) as player:
        table = player.until_asked()
        while table["questions"]:
            player.answer()
            table = player.until(lambda message, seen=table["version"]: message.get("version", seen) > seen)
        assert table["waiting"] == [1]
        thought.set()
        assert player.until_asked()["version"] > table["version"]


def test_phrases_reach_everybody_in_their_language(client):
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as one, client.sit(made["id"], [made["watch"]], "fr") as two:
        one.send(t="say", seat=0, phrase="thanks")
        assert one.until(lambda message: message["t"] == "said")["text"] == "Thank you!"
        assert two.until(lambda message: message["t"] == "said")["text"] == "Merci\u00a0!"


def test_at_one_screen_only_one_hand_is_shown(client):
    """Whoever sits there stays there until the other one is asked."""
    made = client.create("stick", None, ["here", "here", "bot"], seed=4)
    with client.sit(made["id"], made["tokens"].values()) as player:
        seen = set()
        rng = Rng(4)
        sitting = player.until_asked()["seat"]
        for _ in range(60):
            table = player.table
            assert {question["seat"] for question in table["questions"]} == {table["seat"]} == {table["view"]["seat"]}
            seen.add(table["seat"])
            options = table["questions"][0]["options"]
            player.answer(options[rng.below(len(options))]["words"])
            while not player.receive()["questions"] or player.table["version"] == table["version"]:
                assert player.table["seat"] == sitting and player.table["view"]["seat"] == sitting
            sitting = player.table["seat"]
        assert seen == {0, 1}


def test_at_one_screen_whoever_is_asked_for_help_is_shown_it(client):
    """The asker has nothing to do but wait."""
    made = client.create("stick", None, ["here", "here", "bot"], seed=4)
    people = STICK["players"][:2]
    with client.sit(made["id"], made["tokens"].values()) as player:
        rng = Rng(4)
        asked = None
        while asked is None:
            table = player.until_asked()
            asker, options = table["seat"], [option["words"] for option in table["questions"][0]["options"]]
            asked = next((words for words in options if words.startswith(f"offer {people[1 - asker]} ")), None)
            player.answer(asked or options[rng.below(len(options))])
            player.until(lambda message, before=table["version"]: message["version"] != before)
        table = player.until_asked()
        assert (table["seat"], table["questions"][0]["kind"]) == (1 - asker, "offer")
        player.answer("refuse")
        player.until(lambda message, before=table["version"]: message["version"] != before)
        assert player.until_asked()["seat"] == asker


def test_a_finished_game_and_an_uploaded_record_can_be_replayed_and_branched(client):
    made = client.create(seed=3)
    with client.sit(made["id"], made["tokens"].values()) as player:
        table = player.play()
    over = {**table["over"], "before": None}
    record = client.http.get(f"/api/games/{made['id']}/record", headers=bearing(made["watch"])).text
    uploaded = client.http.post("/api/records", content=record).json()["replay"]
    for id in (made["id"], uploaded):
        end = client.http.get(f"/api/replay/{id}").json()
        assert end["at"] == end["last"] == table["answers"] and end["over"] == over
        middle = client.http.get(f"/api/replay/{id}", params={"at": 5, "lang": "fr"}).json()
        assert middle["at"] == 5 and middle["over"] is None and middle["log"] and middle["view"]["names"]
    branch = client.post("/api/games", branch={"replay": uploaded, "at": 5}).json()
    with client.sit(branch["id"], branch["tokens"].values()) as player:
        assert {**player.table["view"], "names": 0} == {**middle["view"], "names": 0}
        assert player.play()["over"]


@pytest.mark.long
def test_a_very_long_record_is_leafed_through_with_few_copies():
    match = new("stick", seed=3, players=["roy", "haley"])
    digests = [match.digest]
    while len(match.log) < 3 * MOST_CHECKPOINTS:
        match.submit(match.decisions[0].seat, match.decisions[0].options[0])
        digests.append(match.digest)
    short = Replay(match.record())
    assert [short.at(number).digest for number in range(short.last + 1)] == digests
    while len(match.log) < 50 * MOST_CHECKPOINTS:
        match.submit(match.decisions[0].seat, match.decisions[0].options[0])
    long = Replay(match.record())
    assert len(long.points) <= MOST_CHECKPOINTS + 1
    assert [long.at(number).digest for number in (0, 99, 600)] == [digests[0], digests[99], digests[600]]
    assert long.at(long.last).digest == match.digest


def test_my_games_are_listed(client):
    made = client.create("stick")
    other = client.create()
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.until_asked()
    rows = client.post("/api/mine", tokens=[made["tokens"]["0"], other["watch"], "rubbish"]).json()
    by_id = {row["id"]: row for row in rows}
    assert set(by_id) == {made["id"], other["id"]}
    assert by_id[made["id"]]["waiting"] and not by_id[other["id"]]["waiting"]
    assert json.dumps(rows).count("token") == 0


def test_who_plays_on_in_the_middle_of_a_window_can_answer(client):
    """The others had answered before the moment that the game begins from."""
    match = played("stick")
    again, at = Match(match.header), None
    for number, (seat, action) in enumerate(match.log):
        asked = {decision.seat: decision.options for decision in again.decisions}
        if [*asked] == [0] and len(asked[0]) > 1 and len(again.waiting) > 1:
            at = number
        again.submit(seat, action)
    assert at is not None
    uploaded = client.http.post("/api/records", content=match.record()).json()["replay"]
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}]
    made = client.post("/api/games", branch={"replay": uploaded, "at": at}, seats=seats).json()
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert player.table["version"] == 0
        asked = player.table["questions"]
        player.answer(asked[0]["options"][0]["words"])
        player.until(lambda message: message["t"] == "table")
        assert player.table["questions"] != asked and player.table["version"] > 0
