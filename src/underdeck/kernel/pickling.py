"""Pickling for compiled classes, which need their arguments named."""

from collections.abc import Callable
from typing import Any

Saved = tuple[Callable[[type, tuple[Any, ...], dict[str, Any]], Any], tuple[type, tuple[Any, ...], dict[str, Any]]]


def saved(thing: object, *made_of: Any, **kept: Any) -> Saved:
    """Return the value of `__reduce__` for an object: the arguments to make it from, and its other attributes."""
    return restored, (type(thing), made_of, kept)


def restored(kind: type, made_of: tuple[Any, ...], kept: dict[str, Any]) -> Any:
    thing = kind(*made_of)
    for name, value in kept.items():
        setattr(thing, name, value)
    return thing
