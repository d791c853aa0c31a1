"""Suggestions for unknown words: known ones with a similar spelling."""

from collections.abc import Iterable
from difflib import get_close_matches

from underdeck.kernel.refusal import choices

MOST = 2
ALIKE = 0.65
LONGEST = 60
"""The longest word that is compared: the time grows with the square of it."""


def nearest_words(word: str, known: Iterable[str]) -> str:
    """Return the one or two known words nearest to it, as a list in words; '' if none is near.

    >>> nearest_words("roge", ["rogue", "mage"]), nearest_words("x", ["rogue"])
    ('rogue', '')
    """
    names = {each.lower(): each for each in known if each}
    found = get_close_matches(word[:LONGEST].lower(), names, MOST, ALIKE)
    return choices([names[each] for each in found if each != word.lower()])
