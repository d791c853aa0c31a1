"""Games that bots have played."""

from functools import cache

from underdeck import Match, new
from underdeck.bots import ask, best_bot, make_bot
from underdeck.match.driver import next_question
from underdeck.match.story import replay

SETUPS = {
    "onedeck": {"heroes": ["warrior"], "dungeon": "dragons-cave", "seed": 57},
    "stick": {"players": ["roy", "haley", "elan"], "preset": "quick", "length": "short", "seed": 126},
}


@cache
def played(game: str) -> Match:
    match = new(game, **SETUPS[game])
    bot = make_bot(best_bot(game), 1, game)
    while match.outcome is None:
        match.submit(*ask(bot, match, next_question(match, together=False)))
    return match


@cache
def moments(game: str) -> dict[str, list[int]]:
    """Before which answers the first seat is asked what."""
    found: dict[str, list[int]] = {}
    for again, _, _ in replay(played(game)):
        for decision in again.decisions:
            if decision.seat == 0:
                found.setdefault(decision.kind, []).append(len(again.log))
    return found
