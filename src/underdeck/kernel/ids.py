"""Marks for the types of a view, which say what a string is the id of, so that the text layer can name it."""

from typing import NamedTuple


class Kind(NamedTuple):
    """Marks a type as the ids of one kind of thing: `Card = Annotated[str, Kind("card")]`, then `hand: list[Card]`."""

    name: str
