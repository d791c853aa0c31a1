"""Reasons why something is not possible now: the message and its facts. The rules make them, the faces show them."""

from dataclasses import dataclass


@dataclass(slots=True)
class Why:
    reason: str
    facts: dict[str, int | str]


def why(reason: str, **facts: int | str) -> Why:
    return Why(reason, facts)
