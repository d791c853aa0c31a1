"""Bots. A bot sees a world that looks like its view, never the real hidden cards."""

from underdeck.bots.player import (
    Bot,
    Choice,
    Halt,
    TableBots,
    ask,
    best_bot,
    bot_names,
    check_sitters,
    make_bot,
    sampled_world,
)
from underdeck.bots.random import Random

__all__ = [
    "Bot",
    "Choice",
    "Halt",
    "Random",
    "TableBots",
    "ask",
    "best_bot",
    "bot_names",
    "check_sitters",
    "make_bot",
    "sampled_world",
]  # fmt: skip
