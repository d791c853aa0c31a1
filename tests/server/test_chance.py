"""Nobody can foresee the chance of a game against others, and nobody can change it: it is sealed at the start."""

import hashlib
import json
from collections import Counter

import pytest

import underdeck
from server.helpers import ONEDECK, STICK
from underdeck.kernel.refusal import Refusal
from underdeck.kernel.rng import Rng, keyed
from underdeck.match import Match
from underdeck.server import hub as hub_module
from underdeck.server import room as room_module

KEY = "0123456789abcdef" * 4
FEW = 512
"""Seeds that an attacker tries; a real one had time for all four thousand million."""


PARTY = {"players": STICK["players"]}


def dealt(match):
    """What the first seat sees once the hands are dealt."""
    while not match.view(0).hand:
        match.submit(match.decisions[0].seat, match.decisions[0].options[0])
    return match.view(0).hand


def found_seeds(hand):
    """The attack: deal every seed, and compare with what one seat was dealt."""
    return [seed for seed in range(FEW) if dealt(underdeck.new("stick", seed=seed, **PARTY)) == hand]


def test_whoever_sees_her_hand_finds_a_seed_without_a_key():
    assert found_seeds(dealt(underdeck.new("stick", seed=77, **PARTY))) == [77]


def test_a_key_hides_the_seed_from_whoever_tries_them_all(client, monkeypatch):
    monkeypatch.setattr(hub_module, "fresh_seed", lambda: 77)
    made = client.create("stick", PARTY)
    header = client.http.portal.call(client.http.app.state.hub.open_room, made["id"]).table.match.header
    assert header.seed == 77 and len(header.key) == 64
    assert found_seeds(dealt(Match(header))) == []


def test_the_keyed_stream_is_fair_and_its_own():
    rng = keyed(1, bytes.fromhex(KEY))
    counts = Counter(rng.die() for _ in range(6000))
    assert set(counts) == {1, 2, 3, 4, 5, 6} and all(880 < count < 1120 for count in counts.values())
    assert [keyed(1, bytes.fromhex(KEY)).bits()] != [keyed(2, bytes.fromhex(KEY)).bits()]
    again = keyed(1, bytes.fromhex(KEY))
    first = [again.bits() for _ in range(5)]
    there = again.clone()
    assert [again.bits() for _ in range(5)] == [there.bits() for _ in range(5)] != first
    cards = list(range(60))
    again.shuffle(cards)
    assert sorted(cards) == list(range(60)) != cards


@pytest.mark.parametrize(("game", "setup"), [("onedeck", ONEDECK), ("stick", STICK)])
def test_a_keyed_game_is_recorded_and_written_down_like_any_other(game, setup):
    match = underdeck.new(game, seed=3, key=KEY, **setup)
    rng = Rng(5)
    while match.outcome is None and len(match.log) < 150:
        decision = match.decisions[rng.below(len(match.decisions))]
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    assert underdeck.load(match.record()).digest == match.digest
    assert match.game.digest(match.game.from_position(match.position(), 99)) == match.digest
    assert underdeck.new(game, seed=3, **setup).digest != underdeck.new(game, seed=3, key=KEY, **setup).digest


@pytest.mark.parametrize("key", ["0", "x" * 64, KEY.upper(), KEY + "0", "é" * 64])
def test_what_is_no_key_is_refused(key):
    with pytest.raises(Refusal) as caught:
        underdeck.new("onedeck", key=key, **ONEDECK)
    assert caught.value.code == "key"


def test_the_seal_is_shown_to_everybody_and_opened_by_the_record(client):
    made = client.create("onedeck")
    with client.sit(made["id"], made["tokens"].values()) as player, client.sit(made["id"], [made["watch"]]) as watcher:
        seal = player.table["seal"]
        assert len(seal) == 64 and watcher.table["seal"] == seal
        assert "sealed" in player.table["chance"]
        room = client.http.app.state.hub.rooms[made["id"]]
        player.play()
        key = room.table.match.header.key
        assert key not in "".join([*player.raw, *watcher.raw])
    text = client.http.portal.call(room.journal.record)
    heading = text.split("\n")[1]
    assert hashlib.sha256(heading.encode()).hexdigest() == seal
    assert json.loads(heading)["key"] == key
    page = client.http.get(f"/api/replay/{made['id']}").json()
    assert page["heading"] == heading


def test_who_chose_a_seed_is_told_to_everybody(client):
    made = client.create("stick", STICK, ["me", "invite", "bot"], seed=12345)
    invitation = client.post("/api/invitation", invite=made["invites"]["1"]).json()
    assert "Roy" in invitation["chance"] and not invitation["sealed"]
    joined = client.post("/api/join", invite=made["invites"]["1"]).json()
    for tokens in (made["tokens"].values(), [joined["token"]], [made["watch"]]):
        with client.sit(made["id"], tokens) as player:
            assert (
                player.log[0]["kind"] == "chance" and "Roy" in player.log[0]["text"] and "seed" in player.log[0]["text"]
            )
            assert player.table["seal"] == "" and player.table["chance"] == player.log[0]["text"]
            assert "12345" not in "".join(player.raw)


def test_a_sealed_game_needs_no_warning(client):
    made = client.create("stick", STICK, ["me", "invite", "bot"])
    assert client.post("/api/invitation", invite=made["invites"]["1"]).json()["sealed"]
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert all(line["kind"] != "chance" for line in player.log)


def test_a_game_laid_again_and_one_from_a_replay_have_chance_of_their_own(client):
    made = client.create("onedeck", seed=5)
    hub = client.http.app.state.hub
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.play()
        player.send(t="again", seat=0)
        next_id = player.until(lambda message: message["t"] == "laid")["id"]
    assert len(client.http.portal.call(hub.open_room, next_id).table.match.header.key) == 64
    branches = []
    for _ in range(2):
        answer = client.post("/api/games", branch={"replay": made["id"], "at": 1})
        room = client.http.portal.call(hub.open_room, answer.json()["id"])
        branches.append(room.table.match.state.rng.key)
        with client.sit(room.id, answer.json()["tokens"].values()) as player:
            assert "record" in player.table["chance"]
    assert branches[0] != branches[1] and all(branches)
    assert room_module.fresh_key() != room_module.fresh_key()
