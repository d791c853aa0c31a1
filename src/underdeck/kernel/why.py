"""Why something can't be done now: which sentence says it, and its facts. The rules know it, the faces say it."""

from dataclasses import dataclass


@dataclass(slots=True)
class Why:
    reason: str
    facts: dict[str, int | str]


def why(reason: str, **facts: int | str) -> Why:
    return Why(reason, facts)
