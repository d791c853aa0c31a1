"""What happened, put together before it is told."""

from collections.abc import Iterable

from underdeck.kernel.events import Event

COUNTED = ("got-some-loot", "dropped-loot")
"""Events that are told with the number of times they happened in a row."""


def together(events: Iterable[Event]) -> list[Event]:
    """`Belkar gets 2 Loot` instead of the same line twice."""
    told: list[Event] = []
    for event in events:
        if told and alike(told[-1], event):
            told[-1] = again(told[-1])
        else:
            told.append(event)
    return told


def alike(first: Event, second: Event) -> bool:
    return first.kind == second.kind and first.kind in COUNTED and first.facts["seat"] == second.facts["seat"]


def again(event: Event) -> Event:
    return Event(event.kind, {**event.facts, "times": int(event.facts.get("times", 1)) + 1}, event.seats)
