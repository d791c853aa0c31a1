"""Repeated events, merged before they are shown."""

from collections.abc import Iterable, Sequence

from underdeck.kernel.events import Event


def together(events: Iterable[Event], counted: Sequence[str]) -> list[Event]:
    """Return the events with repeated ones merged if their kind is counted: `Belkar gets 2 Loot`."""
    told: list[Event] = []
    for event in events:
        if told and alike(told[-1], event, counted):
            told[-1] = again(told[-1])
        else:
            told.append(event)
    return told


def alike(first: Event, second: Event, counted: Sequence[str]) -> bool:
    return first.kind == second.kind and first.kind in counted and first.facts["seat"] == second.facts["seat"]


def again(event: Event) -> Event:
    return Event(event.kind, {**event.facts, "times": int(event.facts.get("times", 1)) + 1}, event.seats)
