"""Setups of The Order of the Stick for simulations."""

from typing import Any

from underdeck.games.stick.rules.options import LENGTHS, make_rules
from underdeck.plugin.base import RANDOM

PLAYERS = 4


def simulated(setup: dict[str, Any], bot: str) -> dict[str, Any]:
    """Return the setup with defaults."""
    found = {"length": LENGTHS[0], "players": PLAYERS, **setup}
    rules = make_rules(found.get("preset"), found.get("options", {}))
    if bot == RANDOM and rules.turn_limit == "none":  # aimless players would never be done
        found["options"] = {**found.get("options", {}), "turn_limit": "30"}
    return found
