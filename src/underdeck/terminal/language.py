"""Which language the terminal speaks."""

import os

from underdeck.terminal import journal
from underdeck.text import LANGUAGES, text_in


def chosen_language(lang: str | None) -> str:
    """`--lang`, else UNDERDECK_LANG, else that of the last game, else the system's where we have it."""
    if lang is not None:
        text_in(lang)
        return lang
    for wanted in (
        os.environ.get("UNDERDECK_LANG"), journal.remembered_language(), os.environ.get("LC_ALL"),
        os.environ.get("LANG"),
    ):  # fmt: skip
        if wanted and wanted[:2] in LANGUAGES:
            return wanted[:2]
    return LANGUAGES[0]
