"""What may lie on an agenda, whatever the game: one table says it."""

import ast
from pathlib import Path

import pytest

from underdeck.games.onedeck.rules import frames as onedeck_frames
from underdeck.games.stick.rules import frames as stick_frames
from underdeck.kernel.frames import Kind, by_number, fits, misplaced

ROOT = Path(__file__).parents[2]
BOUNDS = {"seat": range(2), "card": range(10)}
TURN, PAUSE, ASK = 1, 2, 3
KINDS = by_number(
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


def frames_of(game, method):
    """Those that the method of the game's machine tells apart, by name."""
    source = ROOT / "src/underdeck/games" / game / "rules/dispatch.py"
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name == method:
            patterns = [case.pattern for case in node.body[-1].cases]
            return [pattern.value.attr for pattern in patterns if isinstance(pattern, ast.MatchValue)]
    raise AssertionError(method)


@pytest.mark.parametrize(("game", "frames"), [("onedeck", onedeck_frames), ("stick", stick_frames)])
def test_every_frame_has_its_step_or_its_question(game, frames):
    """Once each, and the question its answer."""
    steps, questions, answers = (frames_of(game, method) for method in ("run", "ask", "answer"))
    assert sorted(getattr(frames, name) for name in steps + questions) == sorted(frames.KINDS)
    assert questions == answers
    assert max(getattr(frames, name) for name in steps) < frames.FIRST_QUESTION
    assert min(getattr(frames, name) for name in questions) == frames.FIRST_QUESTION
    assert len(set(frames.NAMES.values())) == len(frames.KINDS)
