"""Plays many games of both and prints what came of them: held against itself, compiled and interpreted.

python tests/played.py GAMES
"""

import hashlib
import json
import sys

import msgspec

import underdeck
from underdeck.kernel.rng import Rng
from underdeck.lab.walks import walk_of
from underdeck.plugin.registry import plugin_of

STICK_EVERY = 10
"""A game of the Stick is as long as many of the other."""


def main(games: int) -> None:
    answers, digest = 0, hashlib.blake2b()
    walks = {name: walk_of(plugin_of(name)) for name in ("onedeck", "stick")}
    for seed in range(games):
        name = "stick" if seed % STICK_EVERY == 0 else "onedeck"
        rng = Rng(seed)
        setup = walks[name].any_setup(rng)
        match = underdeck.new(name, seed=seed, **setup)
        while match.outcome is None and len(match.log) < 400:
            decision = match.decisions[rng.below(len(match.decisions))]
            match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
            digest.update(match.digest.encode())
            digest.update(repr([(event.kind, event.facts, event.seats) for event in match.events]).encode())
            if len(match.log) % 16 == 0:
                for seat in range(len(match.seats)):
                    digest.update(msgspec.json.encode(match.view(seat)))
        if match.can_undo():
            match.undo()
        digest.update(match.record().encode() + match.clone().position().encode())
        world = match.game.resample(match.state, 0, seed)
        digest.update(match.game.position(world).encode())
        answers += len(match.log)
    print(
        json.dumps({"core": underdeck.compiled.mode(), "games": games, "answers": answers, "all": digest.hexdigest()})
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
