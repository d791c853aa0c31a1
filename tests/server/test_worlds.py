"""Worlds that look the same to a seat are told to it in the same bytes; what it never saw is in no byte it gets."""

import copy
import json
import re
from contextlib import ExitStack

import pytest

from server.helpers import ONEDECK, STICK, bearing
from server.test_together import play_until, quiet, together
from underdeck import Refusal, new
from underdeck.bots import ask, best_bot, make_bot
from underdeck.games.stick.text.words import stick_text
from underdeck.kernel.rng import Rng
from underdeck.table import wire
from underdeck.table.renderer import SPECTATOR, renderer_of
from underdeck.table.session import BOT, ME, PERSON, Guest, Seat, Session
from underdeck.text import LANGUAGES
from wander import STICK as STICK_WANDER
from wander import any_setup

EVERY = 7


def told(session, match, seats, language):
    """What a connection with these seats gets now, in that world."""
    other = copy.copy(session)
    other.match = match
    shown = seats[0] if seats else SPECTATOR
    guest = Guest(lambda _: None, language, list(seats), shown, told=len(session.story) - 1, fresh=False)
    return wire.encode(other.shown_to(guest))


def like(match, seat, number):
    """Another world that looks the same to the seat."""
    world = match.clone()
    world.state = match.game.resample(match.state, seat, number)
    return world


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_worlds_that_look_the_same_are_told_in_the_same_bytes(game, seed):
    rng = Rng(seed)
    setup = STICK_WANDER.any_setup(rng) if game == "stick" else any_setup(rng, (2, 4))
    match = new(game, seed=seed, **setup)
    count = len(match.seats)
    seats = [Seat(seat, name, ME if seat < 2 else BOT, bot=seat > 1) for seat, name in enumerate(match.seats)]
    session = Session("table", match, seats)
    adviser = make_bot(best_bot(game), 1, game)
    for step in range(500):
        if match.outcome is not None:
            break
        decisions = match.decisions
        if step % EVERY == 0:
            for seat in range(count):
                world, language = like(match, seat, step), LANGUAGES[(step + seat) % len(LANGUAGES)]
                assert told(session, world, [seat], language) == told(session, match, [seat], language)
                assert told(session, world, [], language) == told(session, match, [], language)
            decision = decisions[rng.below(len(decisions))]
            adviser = make_bot(best_bot(game), 1, game)
            hint = ask(adviser, match, decision)
            adviser = make_bot(best_bot(game), 1, game)
            assert ask(adviser, like(match, decision.seat, step), decision) == hint
        decision = decisions[rng.below(len(decisions))]
        session.take(decision.seat, decision.options[rng.below(len(decision.options))], PERSON)


def names_in(language):
    """Every card of the Order of the Stick that may lie hidden, by name."""
    words = stick_text(language)
    found = {words.battle_card(id): id for id in [*words.screws, *words.monsters]}
    return found | {words.text(f"os-loot-{id}"): id for id in words.loots}


def words_of(value):
    return set(re.findall(r"[\w-]+", json.dumps(value)))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
def test_no_byte_names_a_card_that_its_reader_never_saw(client, seed):
    """Three people, a bot and two spectators in two languages: cards in log lines, hints and names are old friends."""
    secret_seed = 918_273_645_012 + seed
    setup = {**STICK, "players": ["roy", "haley", "elan", "belkar"]}
    made, tokens = together(client, "stick", setup, 4, seed=secret_seed)
    hub = client.http.app.state.hub
    room = hub.rooms[made["id"]]
    rng = Rng(seed)
    with ExitStack() as stack:
        readers = [
            (stack.enter_context(client.sit(made["id"], [token], LANGUAGES[n % 2])), LANGUAGES[n % 2], token)
            for n, token in enumerate([*tokens, made["watch"], made["watch"]])
        ]
        players = [player for player, _, _ in readers]
        for _ in range(60):
            quiet(room, players)
            asked = [player for player in players if player.table["questions"]]
            if not asked:
                break
            player = asked[rng.below(len(asked))]
            question = player.table["questions"][0]
            if rng.below(4) == 0:
                player.send(t="hint", seat=question["seat"])
            player.answer(question["options"][rng.below(len(question["options"]))]["words"])
        quiet(room, players)
    secrets = {str(secret_seed), hub.store.secret.hex(), *tokens, made["watch"], *made["invites"].values()}
    looked = 0
    for player, language, own in readers:
        names = names_in(language)
        seat = player.table["seat"]
        seen = {
            fact
            for _, event in room.table.story
            if renderer_of(room.table.game, "en").may_know(event, seat)
            for fact in event.facts.values()
        }
        for text in player.raw:
            message = json.loads(text)
            assert not [secret for secret in secrets - {own} if secret in text]
            if message["t"] == "table":
                seen |= words_of([{**message["view"], "names": 0}, message["questions"]])
                message = {"log": message["log"], "names": message["view"]["names"]}
            spoken = json.dumps(message, ensure_ascii=False)
            for name, id in names.items():
                if name in spoken and id not in seen:
                    assert any(name in longer for longer in names if longer != name and names[longer] in seen), name
            looked += 1
    assert looked > 200


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_pages_of_a_running_game_hold_no_secret(client, game):
    secret_seed = 918_273_645_012
    setup = STICK if game == "stick" else {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}
    people = 3 if game == "stick" else 2
    made, tokens = together(client, game, setup, people, seed=secret_seed)
    room = client.http.app.state.hub.rooms[made["id"]]
    with client.sit(made["id"], [tokens[0]]) as one, client.sit(made["id"], [tokens[1]]) as two:
        quiet(room, [one, two])
        pages = [
            client.http.get("/health"),
            client.post("/api/mine", tokens=[tokens[1]]),
            client.post("/api/mine", tokens=[made["watch"]]),
            client.post("/api/join", invite=made["invites"]["1"]),
            client.http.get(f"/api/replay/{made['id']}"),
            client.http.get(f"/api/games/{made['id']}/record", headers=bearing(tokens[0])),
            client.post("/api/games", branch={"replay": made["id"], "at": 0}),
        ]
    secrets = {str(secret_seed), client.http.app.state.hub.store.secret.hex(), *tokens, *made["invites"].values()}
    view = room.table.match.view(0)
    if game == "stick":
        secrets |= set(view.hand) | {card.id for card in view.stash}
    for page in pages:
        assert not [secret for secret in secrets if secret in page.text], page.url
    assert [page.json().get("code") for page in pages[3:]] == [
        "invite-used", "record-running", "record-running", "record-running",
    ]  # fmt: skip


def test_the_world_is_compared_with_one_that_differs():
    """The test above would notice: to another seat the two worlds do not look the same."""
    match = new("stick", seed=1, **STICK)
    while not match.view(1).hand:
        match.submit(match.decisions[0].seat, match.decisions[0].options[0])
    seats = [Seat(seat, name, ME) for seat, name in enumerate(match.seats)]
    session = Session("table", match, seats)
    world = like(match, 0, 5)
    assert told(session, world, [1], "en") != told(session, match, [1], "en")
    assert told(session, world, [], "en") == told(session, match, [], "en")


def test_the_list_of_games_does_not_tell_who_can_only_pass(client):
    """Nor does the invite of a seat that somebody else has taken."""
    made, tokens = together(client, "stick", STICK, 3, seed=7)
    hub = client.http.app.state.hub
    room = hub.rooms[made["id"]]
    silent = 0
    with ExitStack() as stack:
        players = [stack.enter_context(client.sit(made["id"], [token])) for token in tokens]

        def look(_):
            nonlocal silent
            asked = {each.seat for each in room.table.match.decisions}
            open_ones = {each.seat for each in room.table.open_questions()}
            if asked != open_ones and room.driver.at_rest:
                silent += 1
                rows = [client.post("/api/mine", tokens=[token]).json()[0] for token in [*tokens, made["watch"]]]
                for seat, row in enumerate(rows):
                    assert set(row["asked"]) - {seat} == asked - {seat}
                    assert row["waiting"] == (seat in open_ones)
                for invite in made["invites"].values():
                    row = client.post("/api/invitation", invite=invite).json()
                    assert set(row["asked"]) == asked and not row["waiting"]
            return silent > 3

        play_until(players, look, seed=7)


def test_nothing_is_listed_or_replayed_before_it_is_on_disk(client, monkeypatch):
    made = client.create("onedeck", ONEDECK, seed=1)
    hub = client.http.app.state.hub
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.play()
        room = hub.rooms[made["id"]]
        last = room.table.match.log[-1]
    hub.rooms.clear()
    store = hub.store
    store.cut(made["id"], len(room.table.match.log) - 1, 1)
    reopened = hub.open(made["id"])
    hub.rooms[made["id"]] = reopened
    reopened.table.take(*last, PERSON)

    def full(*_):
        raise Refusal("database-write", reason="disk full")

    monkeypatch.setattr(store, "append", full)
    refused = client.http.get(f"/api/games/{made['id']}/record", headers=bearing(made["tokens"]["0"]))
    assert refused.json()["code"] == "database-write"
    assert client.http.get(f"/api/replay/{made['id']}").json()["code"] == "record-running"
    (row,) = client.post("/api/mine", tokens=list(made["tokens"].values())).json()
    assert row["over"] is None
