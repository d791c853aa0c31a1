"""The setting for odds at this terminal, stored between games."""

import contextlib
import os
from pathlib import Path

from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal
from underdeck.terminal.journal import games_folder, write_whole
from underdeck.text.advice import ODDS, REQUEST

NODES = "UNDERDECK_ADVICE_NODES"


def odds_file() -> Path:
    return games_folder().parent / "odds"


def remembered_odds() -> str:
    try:
        found = odds_file().read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return REQUEST
    return found if found in ODDS else REQUEST


def remember_odds(odds: str) -> None:
    """Store the setting, if possible."""
    if remembered_odds() != odds:
        with contextlib.suppress(Refusal):
            write_whole(odds_file(), odds)


def advice_nodes() -> int:
    """Return the nodes for one piece of advice, as on a server; 0 for the default."""
    return max(0, whole_number(os.environ.get(NODES, "")))
