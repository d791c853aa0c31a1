"""The ids in a view, found by the marks in its types: once for a type, then fast for each view."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from underdeck.kernel.ids import Kind

Found = dict[str, str]
"""The ids in the order of the view with their kinds; of an id with two kinds the first."""

Finder = Callable[[Any, Found], None]


@cache
def finder_of(view: type) -> Finder | None:
    """Return a function that finds the ids in such a view, also in a spectator's part of it; None if its types mark
    none."""
    return finder(view, {}) if marks_ids(view, set()) else None


def strings_in(data: Any) -> Iterator[str]:
    """Iterate over every string of plain data, for types that mark no ids."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for name, value in data.items():
            yield str(name)
            yield from strings_in(value)
    elif isinstance(data, Iterable):
        for value in data:
            yield from strings_in(value)


def marks_ids(hint: Any, seen: set[Any]) -> bool:
    if kind_in(hint) is not None:
        return True
    if hint in seen:
        return False
    return any(marks_ids(part, seen | {hint}) for part in inner_types(hint))


def kind_in(hint: Any) -> str | None:
    return next((each.name for each in getattr(hint, "__metadata__", ()) if isinstance(each, Kind)), None)


def inner_types(hint: Any) -> list[Any]:
    if get_origin(hint) is Annotated:
        return [hint.__origin__]
    return [*get_args(hint)] or [*fields_of(hint).values()]


def fields_of(hint: Any) -> dict[str, Any]:
    """Return the types of the fields of a class."""
    return get_type_hints(hint, include_extras=True) if isinstance(hint, type) else {}


def finder(hint: Any, known: dict[Any, "Fields"]) -> Finder:
    """Return the finder for a type that marks ids."""
    origin, parts = get_origin(hint), inner_types(hint)
    if (kind := kind_in(hint)) is not None:
        return one(kind)
    if origin is Annotated:
        return finder(parts[0], known)
    if origin in (Union, UnionType):
        arms = [part for part in parts if marks_ids(part, set())]
        if len(arms) > 1:
            raise TypeError(f"{hint}: there is no telling which of the kinds it is")
        return perhaps(finder(arms[0], known))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return entries(*[finder(part, known) if marks_ids(part, set()) else None for part in parts])
    if origin is tuple and Ellipsis not in parts:
        return places([(n, finder(part, known)) for n, part in enumerate(parts) if marks_ids(part, set())])
    if origin is not None:
        kind = kind_in(parts[0])
        return each(finder(parts[0], known)) if kind is None else ids(kind)
    if hint not in known:
        known[hint] = Fields()
        marked = {name: part for name, part in fields_of(hint).items() if marks_ids(part, set())}
        known[hint].finders = [(name, finder(part, known)) for name, part in marked.items()]
    return known[hint]


class Fields:
    """Finds ids in the fields of a class. Fields that a spectator does not see are missing."""

    def __init__(self) -> None:
        self.finders: list[tuple[str, Finder]] = []

    def __call__(self, data: Mapping[str, Any], found: Found) -> None:
        for name, find in self.finders:
            value = data.get(name)
            if value:
                find(value, found)


def one(kind: str) -> Finder:
    def find(id: str, found: Found) -> None:
        found.setdefault(id, kind)

    return find


def ids(kind: str) -> Finder:
    def find(several: Iterable[str], found: Found) -> None:
        for id in several:
            found.setdefault(id, kind)

    return find


def each(inner: Finder) -> Finder:
    def find(values: Iterable[Any], found: Found) -> None:
        for value in values:
            inner(value, found)

    return find


def perhaps(inner: Finder) -> Finder:
    def find(value: Any, found: Found) -> None:
        if value is not None:
            inner(value, found)

    return find


def places(finders: list[tuple[int, Finder]]) -> Finder:
    def find(values: Any, found: Found) -> None:
        for n, find_there in finders:
            find_there(values[n], found)

    return find


def entries(key: Finder | None, value: Finder | None) -> Finder:
    def find(data: Mapping[str, Any], found: Found) -> None:
        if key is not None:
            for name in data:
                key(name, found)
        if value is not None:
            for each in data.values():
                value(each, found)

    return find
