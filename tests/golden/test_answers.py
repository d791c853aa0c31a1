"""What the server answers to the pages, field by field. Changed only by `make golden`."""

import msgspec
import pytest
from starlette.testclient import TestClient
from test_golden import compare

import underdeck
from server.helpers import Client
from underdeck.games.stick.catalog import Face
from underdeck.server.app import make_app
from underdeck.server.catalog import card_rows
from underdeck.server.settings import Settings


def shape(found, path: str) -> set[str]:
    """Every field on the way down with the type of what stands there."""
    if isinstance(found, dict):
        return {path + " {}"}.union(*[shape(each, f"{path}.{key}") for key, each in found.items()])
    if isinstance(found, list):
        return {path + " []"}.union(*[shape(each, f"{path}[]") for each in found])
    return {f"{path} {type(found).__name__}"}


@pytest.mark.long
def test_the_answers_have_the_same_fields(tmp_path):
    with TestClient(make_app(Settings(data=str(tmp_path))), base_url="http://127.0.0.1:8000") as http:
        answers = asked(http)
    lines = set().union(*[shape(answer, name) for name, answer in answers.items()])
    compare("answers.txt", "\n".join(sorted(lines)) + "\n")


def test_faces_of_the_stick_are_what_the_pages_take_them_for():
    """They are told whole; the pages know a part of them by name."""
    for row in card_rows("stick", "en"):
        assert msgspec.convert(row.face, Face)


def asked(http) -> dict:
    client = Client(http)
    one = client.create("onedeck", kinds=["me"], seed=1)
    two = client.create("stick", kinds=["me", "invite", "me"], seed=1)
    (invite,) = two["invites"].values()
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=3)
    while match.outcome is None:
        match.submit(match.decisions[0].seat, match.decisions[0].options[0])
    replay = http.post("/api/records", content=match.record()).json()
    return {
        "catalog": http.get("/api/catalog").json(),
        "cards-onedeck": http.get("/api/cards/onedeck").json(),
        "cards-stick": http.get("/api/cards/stick").json(),
        "rules": http.get("/api/rules/stick").json(),
        "titles": http.get("/api/titles").json(),
        "created": {**one, "tokens": [*one["tokens"].values()], "invites": [*one["invites"].values()]},
        "invitation": client.post("/api/invitation", invite=invite).json(),
        "joined": client.post("/api/join", invite=invite, name="Ann").json(),
        "mine": client.post("/api/mine", tokens=[*one["tokens"].values(), *two["tokens"].values()]).json(),
        "uploaded": replay,
        "replay": {**http.get(f"/api/replay/{replay['replay']}?at=9999").json(), "view": None},
    }
