"""Anything may come in: it is obeyed or refused, and the game can be played on."""

import json
import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.helpers import STICK
from underdeck import Refusal, load
from underdeck.table import wire
from wander import STICK as STICK_WANDER
from wander import check_invariants

LONG = 20 if "UNDERDECK_SOAK" in os.environ else 1
"""How many times as long the soak looks."""

KEYS = ["t", "seat", "words", "version", "tokens", "lang", "stop", "on", "phrase", "text", "at", "more"]
WORDS = ["pass", "done", "explore", "descend", "0", "", "leave", "stay", "attack", "é", "\x00"]

numbers = st.integers(-2, 5) | st.sampled_from([2**31, -(2**63), 2**64, 10**30])
leaves = st.none() | st.booleans() | numbers | st.floats() | st.text(max_size=5) | st.sampled_from(WORDS)
anything = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
    max_leaves=6,
)

well_formed = st.one_of(
    st.fixed_dictionaries(
        {"t": st.just("answer"), "seat": numbers, "version": numbers, "words": st.sampled_from(WORDS)}
    ),
    st.fixed_dictionaries({"t": st.just("undo"), "seat": numbers, "version": numbers}),
    st.fixed_dictionaries({"t": st.sampled_from(["hint", "renew", "again"]), "seat": numbers}),
    st.fixed_dictionaries({"t": st.just("lang"), "lang": st.sampled_from(["en", "fr", "de", ""])}),
    st.fixed_dictionaries({"t": st.just("stop"), "seat": numbers, "stop": st.sampled_from(["always", "never", "x"])}),
    st.fixed_dictionaries({"t": st.just("bot"), "seat": numbers, "on": st.booleans()}),
    st.fixed_dictionaries({"t": st.just("say"), "seat": numbers, "phrase": st.sampled_from(["hello", "x"])}),
    st.fixed_dictionaries({"t": st.just("say"), "seat": numbers, "text": st.text(max_size=9)}),
    st.fixed_dictionaries({"t": st.just("point"), "seat": numbers, "at": st.sampled_from(["box:1", "", "X"])}),
    st.fixed_dictionaries({"t": st.just("hello"), "tokens": st.lists(st.text(max_size=9), max_size=3)}),
    st.fixed_dictionaries({"t": st.just("ping")}),
)


@st.composite
def damaged(draw):
    """A message with bytes lost, doubled or changed."""
    data = bytearray(json.dumps(draw(well_formed)).encode())
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(data) - 1)) if data else 0
        data[at : at + draw(st.integers(0, 3))] = draw(st.binary(max_size=3))
    return bytes(data)


messages = st.binary(max_size=60) | anything.map(lambda value: json.dumps(value).encode()) | damaged()


@given(messages | well_formed.map(lambda value: json.dumps(value).encode()))
@settings(max_examples=200 * LONG, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_decoder_reads_or_refuses(data):
    try:
        assert isinstance(wire.decode_message(data), wire.Message)
    except Refusal as refusal:
        assert refusal.code in ("wire-form", "message-size") and str(refusal)


sent = st.lists(
    st.tuples(st.sampled_from(["proper", "formed", "damaged", "foreign"]), well_formed, damaged(), st.integers(0, 99)),
    min_size=5,
    max_size=25,
)


@pytest.mark.long
@pytest.mark.parametrize("game", ["onedeck", "stick"])
@given(sent=sent, seed=st.integers(0, 1000))
@settings(max_examples=8 * LONG, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_live_game_outlives_any_messages(client, game, sent, seed):
    """Proper answers among well-formed, damaged and foreign messages; then the game goes on."""
    setup = STICK if game == "stick" else {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}
    kinds = ["me", "invite", "bot"] if game == "stick" else ["me", "me"]
    made = client.create(game, setup, kinds, seed=seed)
    with client.sit(made["id"], made["tokens"].values()) as player, client.sit(made["id"], [made["watch"]]) as watcher:
        room = client.http.app.state.hub.rooms[made["id"]]
        for kind, formed, broken, number in sent:
            if kind == "proper" and player.table["questions"]:
                question = player.table["questions"][number % len(player.table["questions"])]
                player.answer(question["options"][number % len(question["options"])]["words"], question["seat"])
            elif kind == "formed":
                player.send(**formed)
            elif kind == "damaged":
                player.socket.send_bytes(broken)
            else:
                watcher.send(**formed)
            player.settle()
            watcher.settle()
        for seat in player.table["mine"]:
            player.send(t="bot", seat=seat, on=False)
        player.settle()
        while not room.driver.at_rest:
            player.settle()
        assert "answer-failed" not in [json.loads(text).get("code") for text in player.raw + watcher.raw]
        check = STICK_WANDER.check if game == "stick" else check_invariants
        check(room.table.match.state)
        assert load(room.table.match.record()).digest == room.table.match.digest
        stored, answered = client.http.portal.call(stored_and_played, room)
        assert stored == answered
    tokens = [client.http.app.state.hub.seat_token(room.id, room.table.seats[int(seat)]) for seat in made["tokens"]]
    with client.sit(made["id"], tokens) as player:
        if game == "stick":
            player.send(t="bot", seat=1, on=True)
        player.settle()
        before = player.until_asked()
        if not before["over"]:
            player.answer()
            player.until(lambda message: message.get("version", before["version"]) > before["version"])


async def stored_and_played(room):
    """While no answer is on its way from the one to the other."""
    async with room.journal.lock:
        stored = [entry.words for entry in room.journal.store.load(room.id).log]
        return stored, [room.table.match.write(action) for _, action in room.table.match.log]


ids = st.sampled_from(["onedeck", "stick", "chess", "", "..", "%00", "é", "0" * 16, "a/b"]) | st.text(max_size=8)
PATHS = ["/health", "/api/words", "/api/catalog", "/api/cards/{}", "/api/rules/{}", "/api/games/{}/record",
         "/api/replay/{}", "/api/{}", "/api/games", "/api/join", "/api/mine", "/api/records", "/api/campaigns",
         "/api/campaigns/sheet", "/{}"]  # fmt: skip
queries = st.dictionaries(st.sampled_from(["lang", "at", "seat", "token", "v"]), st.text(max_size=6), max_size=3)


@given(
    method=st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"]),
    path=st.sampled_from(PATHS),
    id=ids,
    query=queries,
    body=messages | anything.map(lambda value: json.dumps(value).encode()),
)
@settings(max_examples=150 * LONG, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_page_answers_or_refuses(client, method, path, id, query, body):
    answer = client.http.request(
        method, path.replace("{}", quoted(id)), params=query, content=body if method == "POST" else None
    )
    assert answer.status_code < 500
    if path.startswith("/api") and answer.status_code in (400, 403, 404, 409) and method != "HEAD":
        assert answer.json()["code"] and answer.json()["text"]


def quoted(text):
    return "".join(f"%{byte:02x}" for byte in text.encode())
