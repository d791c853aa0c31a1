"""Ids in a view say in its types what they are ids of, so that whoever tells the view can name them."""

from typing import NamedTuple


class Kind(NamedTuple):
    """`Card = Annotated[str, Kind("card")]`, then `hand: list[Card]`."""

    name: str
