"""What may lie on an agenda, whatever the game: one table says it."""

import pytest

from underdeck.games.onedeck.rules import agenda as onedeck
from underdeck.games.onedeck.rules import frames as onedeck_frames
from underdeck.games.stick.rules import agenda as stick
from underdeck.games.stick.rules import frames as stick_frames
from underdeck.kernel.frames import Kind, fits, misplaced, table

BOUNDS = {"seat": range(2), "card": range(10)}
TURN, PAUSE, ASK = 1, 2, 3
KINDS = table(
    Kind(TURN, "turn", first=True), Kind(PAUSE, "pause"), Kind(ASK, "ask", "seat card+", on=(TURN,), last=True)
)


@pytest.mark.parametrize(
    ("arguments", "values", "possible"),
    [
        ("", (), True),
        ("", (0,), False),
        ("seat", (1,), True),
        ("seat", (2,), False),
        ("seat", (-1,), False),
        ("seat", (), False),
        ("seat card+", (0,), False),
        ("seat card+", (0, 9), True),
        ("seat card+", (0, 9, 8), True),
        ("seat card+", (0, 9, 10), False),
        ("seat card*", (0,), True),
        ("seat card*", (0, 1, 2), True),
        ("seat card*", (), False),
    ],
)
def test_a_frame_carries_what_its_kind_says(arguments, values, possible):
    assert fits(Kind(7, "try", arguments), values, BOUNDS) is possible


@pytest.mark.parametrize(
    ("agenda", "place"),
    [
        ([], -1),
        ([TURN], -1),
        ([PAUSE], 0),
        ([TURN, PAUSE, PAUSE], -1),
        ([TURN, TURN], 1),
        ([TURN, ASK], -1),
        ([TURN, PAUSE, ASK], 2),
        ([TURN, ASK, PAUSE], 2),
    ],
)
def test_a_frame_lies_where_its_kind_says(agenda, place):
    assert misplaced(KINDS, [(kind,) for kind in agenda]) == place


@pytest.mark.parametrize(("rules", "frames"), [(onedeck, onedeck_frames), (stick, stick_frames)])
def test_the_table_names_every_frame_that_the_rules_know(rules, frames):
    assert set(frames.KINDS) == set(rules.STEPS) | set(rules.QUESTIONS)
    assert not set(rules.STEPS) & set(rules.QUESTIONS)
    assert len(set(frames.NAMES.values())) == len(frames.KINDS)
