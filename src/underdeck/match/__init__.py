"""A match is a header and a log of answers; everything else is computed from the two."""

from underdeck.match.header import Header
from underdeck.match.match import Match, load, new

__all__ = ["Header", "Match", "load", "new"]
