"""Where undo ends: what a rival answered is not taken back, though nothing was revealed by it (R-22)."""

import json

import pytest

import underdeck
from underdeck.lab.laws import refused_code
from underdeck.table.session import BOT, ME, PERSON, SETTING, Seat, Session

ROOMS = [{"rooms": [{"card": "plain-corridor"}] * 5}]
ROY = {"character": "roy", "floor": 1, "column": 4}
HALEY = {"character": "haley", "floor": 1, "column": 3, "equipped": ["talisman-of-dorukan"]}


def after_roy(rival: str, answer: str, by: str, **haley) -> Session:
    """Roy has ended his turn; then Haley has answered."""
    players = [ROY, {**HALEY, **haley}]
    position = json.dumps({"players": players, "floors": ROOMS, "phase": "end"})
    match = underdeck.new("stick", position=position)
    session = Session("table", match, [Seat(0, "roy", ME), Seat(1, "haley", rival, bot=rival == BOT)])
    session.take(0, match.read(0, "pass"), PERSON)
    session.take(1, match.read(1, answer), by)
    assert match.can_undo(2), "nothing was revealed"
    return session


@pytest.mark.parametrize(("rival", "by"), [(BOT, BOT), (ME, PERSON), (ME, SETTING)])
def test_the_answer_of_a_rival_is_not_taken_back(rival, by):
    session = after_roy(rival, "unequip talisman-of-dorukan", by)
    assert refused_code(lambda: session.undo_count([0])) == "undo-others"
    assert not session.can_undo([0])


@pytest.mark.parametrize(("rival", "by"), [(BOT, BOT), (ME, PERSON), (ME, SETTING)])
def test_only_the_pass_of_a_bot_is_taken_back_with_ones_own_answer(rival, by):
    session = after_roy(rival, "pass", by, fleeing=True)
    assert session.can_undo([0]) == (rival == BOT)
    if rival == BOT:
        assert session.undo_count([0]) == 2


def test_who_plays_both_takes_back_the_last_answer_alone():
    session = after_roy(ME, "unequip talisman-of-dorukan", PERSON)
    assert session.undo_count([0, 1]) == session.undo_count([1]) == 1
