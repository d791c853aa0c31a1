"""From one process to another. Compiled, nothing is made without its arguments: it says itself what it is made of."""

from collections.abc import Callable
from typing import Any

Saved = tuple[Callable[[type, tuple[Any, ...], dict[str, Any]], Any], tuple[type, tuple[Any, ...], dict[str, Any]]]


def saved(thing: object, *made_of: Any, **kept: Any) -> Saved:
    """What `__reduce__` gives: it is made of these, and has these attributes then."""
    return restored, (type(thing), made_of, kept)


def restored(kind: type, made_of: tuple[Any, ...], kept: dict[str, Any]) -> Any:
    thing = kind(*made_of)
    for name, value in kept.items():
        setattr(thing, name, value)
    return thing
