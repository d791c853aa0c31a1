"""What happened, put together before it is told."""

from collections.abc import Iterable, Sequence

from underdeck.kernel.events import Event


def together(events: Iterable[Event], counted: Sequence[str]) -> list[Event]:
    """`Belkar gets 2 Loot` instead of the same line twice, for the kinds of events that are counted."""
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
