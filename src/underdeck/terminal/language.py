"""The language of the terminal."""

import os

from underdeck.terminal import journal
from underdeck.text import DEFAULT_LANGUAGE
from underdeck.text.languages import nearest, wanted_language


def chosen_language(lang: str | None) -> str:
    """Return the language of `--lang`, UNDERDECK_LANG, the last game, or the system."""
    if lang is not None:
        return wanted_language(lang).code
    for wanted in (
        os.environ.get("UNDERDECK_LANG"), journal.remembered_language(), os.environ.get("LC_ALL"),
        os.environ.get("LANG"),
    ):  # fmt: skip
        found = nearest(wanted or "")
        if found is not None:
            return found
    return DEFAULT_LANGUAGE
