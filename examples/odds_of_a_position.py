"""How good is each answer? A position written by hand, and every answer to its question tried many times.

    python examples/odds_of_a_position.py [PLAYOUTS] [FILE]

docs/notation.md has the words of a position. What it leaves open, such as the cards behind closed doors, is drawn anew
in every playout, and a bot plays on to the end.
"""

import sys
from pathlib import Path

import underdeck
from underdeck.bots import ask, make_bot
from underdeck.lab import interval

POSITION = """
heroes warrior mage         # the stairs are open: down at once, or first another fight?
dungeon dragons-cave
edition 1.9
tier novice
floor 2
level 3
tokens 1
hero warrior damage 2 items ogre-1 skeleton-1 beetle-1 skills goblin-1
hero mage damage 2 items ogre-2 goblin-2 bandit-1 skills bandit-2
doors glooping-ooze-1 ? ? ?
deck empty
phase end-turn
"""


def won(position: str, answer: str, seed: int) -> bool:
    match = underdeck.new("onedeck", position=position, seed=seed)
    match.submit(match.decisions[0].seat, answer)
    bot = make_bot("greedy", seed, "onedeck")
    while match.outcome is None:
        match.submit(*ask(bot, match))
    return match.outcome == "victory"


def main(playouts: int = 40, position: str = POSITION) -> dict[str, int]:
    match = underdeck.new("onedeck", position=position)
    decision = match.decisions[0]
    print(f"{match.seats[decision.seat]} is asked “{decision.kind}”")
    wins = {}
    for answer in [match.write(option) for option in decision.options]:
        wins[answer] = sum(won(position, answer, seed) for seed in range(playouts))
        low, high = interval(wins[answer], playouts)
        print(f"{answer:>16}: won {wins[answer]} of {playouts} (95% interval: {low:.0%} to {high:.0%})")
    return wins


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 40,
        Path(sys.argv[2]).read_text(encoding="utf-8") if len(sys.argv) > 2 else POSITION,
    )
