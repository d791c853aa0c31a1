"""What the end of a game and an invite tell."""

import pytest

from underdeck.games.onedeck.moments import moments
from underdeck.kernel.events import Event


def damage(hero, amount, total, health=6):
    return Event("damage", {"hero": hero, "amount": amount, "damage": total, "health": health})


STORY = [
    (1, Event("encounter", {"card": "goblin"})),
    (3, damage("mage", 1, 1)),
    (5, Event("encounter", {"card": "ogre"})),
    (7, damage("mage", 3, 4)),
    (8, damage("rogue", 1, 1)),
    (9, Event("stairs-full", {})),
    (10, damage("mage", 2, 6)),
]


def told(event):
    return f"{event.kind} {event.facts.get('card', event.facts.get('amount', ''))}".strip()


def test_a_defeat_tells_the_last_blow_and_where_it_turned():
    found = moments("defeat", STORY, told)
    assert found == [
        ("ended", 10, "stairs-full damage 2"),
        ("turned", 7, "encounter ogre damage 3"),
    ]


def test_a_victory_tells_the_closest_call():
    assert [(kind, n) for kind, n, _ in moments("victory", STORY[:5], told)] == [("close", 7)]


def test_without_a_scratch_there_is_nothing_to_tell():
    assert moments("victory", STORY[:1], told) == []


def test_a_game_of_one_deck_ends_with_its_moments(client):
    made = client.create(seed=3)
    with client.sit(made["id"], made["tokens"].values()) as player:
        over = player.play()["over"]
    assert over["outcome"] == "defeat" and over["moments"][0]["kind"] == "ended"
    replay = client.http.get(f"/api/replay/{made['id']}").json()
    assert replay["over"] == {**over, "before": None}
    assert all(0 < moment["n"] <= replay["last"] and moment["text"] for moment in over["moments"])


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_an_invite_says_where_it_leads(client, game):
    setup = {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"} if game == "onedeck" else None
    kinds = ["me", "invite", "bot"] if game == "stick" else ["me", "invite"]
    made = client.create(game, setup, kinds)
    found = client.post("/api/invitation", invite=made["invites"]["1"], lang="fr").json()
    assert (found["id"], found["game"], found["seat"]) == (made["id"], game, 1)
    assert [seat["claimed"] for seat in found["seats"]][:2] == [True, False]
    assert client.post("/api/join", invite=made["invites"]["1"]).status_code == 200
    assert client.post("/api/invitation", invite=made["invites"]["1"]).json()["seats"][1]["claimed"]


def test_a_bad_invite_leads_nowhere(client):
    made = client.create()
    for invite in ("", "x.y", made["tokens"]["0"], made["watch"]):
        refused = client.post("/api/invitation", invite=invite)
        assert refused.status_code == 403 and refused.json()["code"] == "token"
