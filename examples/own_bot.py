"""A bot of your own, measured against ours.

    python examples/own_bot.py [GAMES]

A bot never sees the true deck: it is asked with a world that looks the same to its seat, in which everything hidden has
been dealt anew, and with the questions it may answer.
"""

import sys
from typing import Any

import underdeck
from underdeck import Action, Decision, Match
from underdeck.bots import Bot, ask, make_bot

SETUP: dict[str, Any] = {"heroes": ["warrior", "mage"], "dungeon": "dragons-cave", "tier": "novice"}
LIKED = (
    "level-up",
    "encounter",
    "peril",
    "item",
    "skill",
    "feat",
    "cover",
    "add",
    "pay",
    "descend",
    "enter",
    "explore",
)
"""Verbs of answers, the most welcome first; what is not named comes after them."""
UNLIKED = ("done", "heal", "drink", "flee", "discard", "convert", "return", "defeat")
"""And these only where there is nothing else."""
HURT = 2
"""Health that is too little to go on with: then it drinks a healing potion first."""


class Eager:
    """Fights whatever there is, and covers what hurts most with the smallest dice that do."""

    needs_world = True

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, world: Any, decisions: list[Decision]) -> tuple[int, Action]:
        decision = decisions[0]
        view = self.game.view(world, decision.seat)
        words = {option: self.game.write_action(world, option).split() for option in decision.options}
        return decision.seat, min(decision.options, key=lambda option: self.place(view, words[option]))

    def place(self, view: Any, words: list[str]) -> tuple[int, int]:
        """In its list of what it would like to do; the lowest is done."""
        verb = words[0]
        if verb == "heal":
            weak = [hero.hero for hero in view.heroes if hero.health - hero.damage <= HURT]
            return (-1, 0) if words[1] in weak else (len(LIKED) + 2, 0)
        if verb == "cover":  # `cover mage m6 2`: the die and the number of the box
            box = view.boxes[int(words[3]) - 1]
            return LIKED.index(verb), int(words[2][1]) - 10 * (box.damage + box.time)
        if verb in LIKED:
            return LIKED.index(verb), 0
        return len(LIKED) + (verb in UNLIKED), 0


def played(match: Match, bot: Bot) -> Match:
    """To its end. `ask` samples the world that the bot sees."""
    while match.outcome is None:
        match.submit(*ask(bot, match))
    return match


def main(games: int = 20) -> dict[str, float]:
    """How deep each of the bots comes on average; all of them play the same seeds."""
    depth: dict[str, float] = {}
    for name in ("random", "eager", "greedy"):
        ends = []
        for seed in range(games):
            match = underdeck.new("onedeck", seed=seed, **SETUP)
            ends.append(played(match, Eager(match.game) if name == "eager" else make_bot(name, seed, "onedeck")))
        won = sum(match.outcome == "victory" for match in ends)
        depth[name] = sum(match.view(0).floor for match in ends) / games
        print(f"{name:>7}: {won} of {games} games won, floor {depth[name]:.1f} reached on average (4 is the boss)")
    return depth


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:]])
