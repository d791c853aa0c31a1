"""What every version owes a record of any earlier one: it opens, says the same again, and goes on."""

import sys
from pathlib import Path

import msgspec

import underdeck
from underdeck.kernel.rng import Rng

ANSWERS = 12
"""To go on with: enough for a new turn, and for a check of another kind than the last."""


def carried_on(text: str) -> underdeck.Match:
    """The record, checked at every step, and some answers more; whoever reads it again comes to the same end."""
    match = underdeck.load(text)
    assert match.record() == text, "it says something else now"
    rng = Rng(len(text))
    for _ in range(ANSWERS):
        if match.outcome is None:
            decision = match.decisions[rng.below(len(match.decisions))]
            match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    assert underdeck.load(match.record()).digest == match.digest
    again = msgspec.structs.replace(match.header, setup={}, key="", parts=(), position=match.position())
    assert underdeck.Match(again).digest == match.digest, "its position says something else"
    return match


def carry_on(files: list[str]) -> None:
    for file in files:
        try:
            carried_on(Path(file).read_text(encoding="utf-8"))
        except (AssertionError, underdeck.Refusal) as error:
            sys.exit(f"{file}: {type(error).__name__} {error}")
    print(len(files))
