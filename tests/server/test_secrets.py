"""What a seat may not know never leaves the server."""

import json
import re

import pytest

from server.helpers import STICK
from server.test_together import quiet
from underdeck.games.stick.rules.view_types import View
from underdeck.games.stick.text.words import stick_text
from underdeck.kernel.rng import Rng
from underdeck.match import new
from underdeck.plugin.registry import plugin_of
from underdeck.table.facet import TableFacet
from underdeck.table.renderer import SPECTATOR, renderer_of


def hidden_from(match, seat):
    """Ids of cards that only others hold, and that lie nowhere in the open."""
    views = [match.view(other) for other in range(len(match.seats))]
    secret = set()
    for other, view in enumerate(views):
        if other != seat:
            secret |= set(view.hand) | {card.id for card in view.stash} | set(view.looked_at)
    return secret


def open_cards(match, seat):
    """Ids of cards that this seat may see: its own, and all that lies open."""
    view = match.view(max(seat, 0))
    found = {card for pile in (view.battle_discard, view.loot_discard, view.played) for card in pile}
    for player in view.players:
        found |= {card.id for card in player.equipped} | set(player.saved)
        found |= {shtick.id for shtick in player.shticks}
    found |= {each.id for floor in view.floors for room in floor for each in room.stack}
    if view.battle is not None:
        found |= set(view.battle.foe.monsters)
    if seat >= 0:
        found |= {offer.loot for offer in (view.battle.offers if view.battle else []) if offer.loot}
        found |= set(view.hand) | {card.id for card in view.stash} | set(view.looked_at)
    return found


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
def test_neither_hands_nor_seeds_nor_tokens_reach_others(client, seed):
    """Two people, two bots and a spectator: every table is searched for cards that its reader can't know."""
    secret_seed = 918_273_645_012 + seed
    setup = {"players": ["roy", "haley", "elan", "belkar"], "preset": "quick"}
    made = client.create("stick", setup, ["me", "invite", "bot", "bot"], seed=secret_seed)
    joined = client.post("/api/join", invite=made["invites"]["1"]).json()
    tokens = [made["tokens"]["0"], joined["token"], made["watch"], made["invites"]["1"]]
    room = client.http.app.state.hub.rooms[made["id"]]
    decks = stick_text("en")
    hideable = set(decks.screws) | set(decks.monsters) | set(decks.loots)
    rng = Rng(seed)
    with (
        client.sit(made["id"], [tokens[0]]) as one,
        client.sit(made["id"], [tokens[1]]) as two,
        client.sit(made["id"], [tokens[2]]) as watcher,
    ):
        looked = 0
        for _ in range(50):
            quiet(room, (one, two, watcher))
            asked = [player for player in (one, two) if player.table["questions"]]
            if not asked and one.table["over"]:
                break
            for seat, player in ((0, one), (1, two), (-1, watcher)):
                secret = (hidden_from(room.table.match, seat) & hideable) - open_cards(room.table.match, seat)
                assert not secret & set(
                    re.findall(r"[\w-]+", json.dumps([player.table["view"], player.table["questions"]]))
                )
                looked += bool(secret)
            player = asked[rng.below(len(asked))]
            options = player.table["questions"][0]["options"]
            player.answer(options[rng.below(len(options))]["words"])
        assert looked > 100
        for player, own in ((one, 0), (two, 1), (watcher, 2)):
            received = "\n".join(player.raw)
            assert str(secret_seed) not in received
            for number, token in enumerate(tokens):
                if number != own:
                    assert token not in received
        assert watcher.table["view"]["hand"] == [] and watcher.table["view"]["stash"] == []


def test_of_a_table_laid_again_everybody_hears_her_own_tokens_only(client):
    """A host, somebody invited, an invitation that nobody followed and a spectator."""
    made = client.create("stick", {**STICK, "length": "short"}, ["me", "invite", "invite"], seed=3)
    joined = client.post("/api/join", invite=made["invites"]["1"]).json()
    room = client.http.app.state.hub.rooms[made["id"]]
    with (
        client.sit(made["id"], [made["tokens"]["0"]]) as host,
        client.sit(made["id"], [joined["token"]]) as friend,
        client.sit(made["id"], [made["watch"]]) as watcher,
    ):
        for player, seat in ((host, 0), (friend, 1), (host, 2)):
            player.send(t="bot", seat=seat, on=True)
        players = (host, friend, watcher)
        for player in players:
            player.until(lambda message: message["t"] == "table" and message["over"])
        host.send(t="again", seat=0)
        told = [player.until(lambda message: message["t"] == "laid") for player in players]
        for player in players:
            player.send(t="lang", lang="fr")
            player.settle()
    secrets = {
        "roy": told[0]["tokens"]["0"],
        "haley": told[1]["tokens"]["1"],
        "invite": told[0]["invites"]["2"],
        "watch": told[2]["watch"],
        "seed": str(room.journal.store.load(told[0]["id"]).header.seed),
    }
    knows = [{"roy", "invite", "watch"}, {"haley"}, {"watch"}]
    for player, known in zip(players, knows, strict=True):
        assert {name for name, secret in secrets.items() if secret in "\n".join(player.raw)} == known


def test_a_spectator_lacks_no_part_of_a_view():
    match = new("stick", seed=3, players=["roy", "haley"])
    shown = renderer_of("stick", "en").view(match.view(0), SPECTATOR)
    assert set(shown) == {*View.__dataclass_fields__, "names", "house", "teams", "turns_left"}


def test_a_spectator_is_told_only_what_everybody_knows(client):
    made = client.create("stick", seed=3)
    with client.sit(made["id"], made["tokens"].values()) as player, client.sit(made["id"], [made["watch"]]) as watcher:
        player.play(most=120)
        watcher.settle()
        room = client.http.app.state.hub.rooms[made["id"]]
        private = [
            event
            for _, event in room.table.story
            if event.seats == (0,) and event.kind not in TableFacet.of(plugin_of("stick")).vague
        ]
        told = {line["text"] for line in watcher.log}
        words = stick_text("en")
        assert private
        for event in private:
            assert words.event(event) not in told
