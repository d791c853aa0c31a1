"""Puzzles over HTTP: the shelf, a table after the answers so far, a hint, and what is refused."""

import pytest

from underdeck.progress import puzzles
from underdeck.progress.puzzles import SHELF


def tried(client, **wish):
    return client.http.post("/api/puzzles/try", json=wish)


def test_the_newest_lies_first_on_the_shelf(client):
    found = client.http.get("/api/puzzles").json()
    assert len(found["puzzles"]) == SHELF
    assert found["puzzles"][0]["day"] == found["today"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_hints_solve_it(client, lang):
    id = client.http.get("/api/puzzles").json()["puzzles"][-1]["id"]
    answers = []
    page = tried(client, puzzle=id, lang=lang, hint=True).json()
    assert page["questions"] and not page["solved"]
    while not page["solved"]:
        assert page["hint"]["keep"] == len(answers) and page["hint"]["label"]
        answers.append(page["hint"]["words"])
        page = tried(client, puzzle=id, answers=answers, lang=lang, hint=True).json()
    assert page["questions"] == [] and page["hint"] is None and page["log"]


def test_whoever_stops_too_early_has_missed_it(client):
    id = client.http.get("/api/puzzles").json()["puzzles"][0]["id"]
    page = tried(client, puzzle=id, answers=["done"], hint=True).json()
    assert page["over"] and not page["solved"]
    assert page["hint"]["keep"] == 0


def test_the_servers_own_process_makes_no_puzzle(client, monkeypatch):
    """Half a second without answers for everybody, for each of all the days that there ever were."""
    monkeypatch.setattr(puzzles, "puzzle", None)
    assert tried(client, puzzle="puzzle-onedeck-2026-02-20").json()["questions"]


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"puzzle": "puzzle-onedeck-2999-01-01"}, 400),
        ({"puzzle": "puzzle-onedeck-2026-02-30"}, 404),
        ({"puzzle": "nothing"}, 404),
        ({}, 400),
        ({"puzzle": "puzzle-onedeck-2026-02-20", "answers": ["cover nobody x9 77"]}, 400),
        ({"puzzle": "puzzle-onedeck-2026-02-20", "answers": "done"}, 400),
        ({"puzzle": "puzzle-onedeck-2026-02-20", "lang": "xx"}, 400),
    ],
)
def test_bad_input_gets_a_sentence(client, wish, status):
    answer = tried(client, **wish)
    assert answer.status_code == status
    assert answer.json()["text"]
