"""Statistics from records: what hurts heroes most?

    python examples/count_something.py FILE.record ...

Without files, three games between bots are counted. A record has the answers of a game and nothing else; whatever
happened in it is seen again by giving them again.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import underdeck
from underdeck import Event, Match
from underdeck.bots import ask, make_bot


def some_records(games: int) -> list[str]:
    """As a program writes them, or `save FILE` of a game at the terminal."""
    records = []
    for seed in range(games):
        match = underdeck.new("onedeck", heroes=["rogue", "paladin"], dungeon="hydras-reef", seed=seed)
        bot = make_bot("greedy", seed, "onedeck")
        while match.outcome is None:
            match.submit(*ask(bot, match))
        records.append(match.record())
    return records


def events_of(record: str) -> Iterable[Event]:
    """Everything that happened, in order."""
    finished = underdeck.load(record)
    match = Match(finished.header)  # the same game at its start
    yield from match.events
    for seat, action in finished.log:
        match.submit(seat, action)
        yield from match.events


def main(records: list[str]) -> Counter[str]:
    damage: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for record in records:
        ends[str(underdeck.load(record).outcome)] += 1
        for event in events_of(record):
            if event.kind == "damage":
                damage[str(event.facts["cause"])] += int(event.facts["amount"])
    print(f"{len(records)} games: {dict(ends)}")
    for cause, amount in damage.most_common():
        print(f"{amount:>5} damage by {cause}")
    return damage


if __name__ == "__main__":
    main([Path(file).read_text(encoding="utf-8") for file in sys.argv[1:]] or some_records(3))
