"""Many whole seeded games of the Order of the Stick, a line of facts each. Changed only by `make golden`."""

import re
from hashlib import blake2b
from typing import Any

import pytest
from test_golden import compare

from stick_wander import bold_answer, mighty_stick, stick
from underdeck.games.stick.compile import stick_pack
from underdeck.games.stick.rules.game import Stick
from underdeck.games.stick.rules.options import LENGTHS, OPTIONS, PRESETS, VARIANTS
from underdeck.games.stick.rules.state import State
from underdeck.kernel.rng import Rng

Setup = dict[str, Any]

LOOK_EVERY = 50
"""Answers between two looks at the whole table, as one seat sees it."""

WAY_DOWN = {"floor_size": "4", "floors": "fewer", "lair_minimum": "none", "stairs": "6"}
"""So that aimless players come to the Lair and see the end."""


def seats(count: int, number: int) -> list[str]:
    ids = [character.id for character in stick_pack().pack.characters]
    return [ids[(number + seat) % len(ids)] for seat in range(count)]


def setups() -> dict[str, Setup]:
    """Every length and number of players, every variant and preset, every value of an option but the default."""
    rows: dict[str, Setup] = {}
    for length in LENGTHS:
        for count in range(5 if length == "weekend-killer" else 2, 7):
            rows[f"{length} {count}"] = {"players": seats(count, len(rows)), "length": length}
    for variant in VARIANTS:
        count = 4 if variant == "team" else 3
        rows[variant] = {"players": seats(count, len(rows)), "variants": [variant], "options": WAY_DOWN}
    for preset in PRESETS:
        rows[preset] = {"players": seats(3, len(rows)), "preset": preset}
    for option, values in OPTIONS.items():
        for value in values[1:]:
            options = {**WAY_DOWN, option: value}
            rows[f"{option} {value}"] = {"players": seats(2, len(rows)), "options": options}
    for row in rows.values():
        row["options"] = {"turn_limit": "30", **row.get("options", {})}
    return rows


def look(game: Stick, state: State) -> str:
    """What the seat asked sees; chances to six places, for not every Python adds them up alike."""
    seen = repr(game.view(state, state.asked[0].seat))
    return re.sub(r"\d+\.\d+(e-\d+)?", lambda chance: f"{float(chance[0]):.6f}", seen)


def played(game: Stick, setup: Setup, number: int) -> tuple[State, int, int, str]:
    """A game by bold random players: its end, the answers it took, the deepest floor, all that was asked and told."""
    state = game.start(setup, number)
    rng = Rng(number)
    story = blake2b(digest_size=8)
    answers = deepest = 0
    while state.outcome is None:
        story.update(repr([(each.seat, each.kind, each.options) for each in state.asked]).encode())
        if answers % LOOK_EVERY == 0:
            story.update(look(game, state).encode())
        game.step(state, *bold_answer(state.asked, rng))
        story.update(repr([(event.kind, event.facts, event.seats) for event in state.events]).encode())
        answers += 1
        deepest = max(deepest, *[player.floor for player in state.players])
    return state, answers, deepest, story.hexdigest()


@pytest.mark.long
def test_the_seed_table_is_the_same():
    """Turns, floor and outcome can be read; the digests hold every question, event and look, and the last position."""
    lines = []
    for number, (name, setup) in enumerate(setups().items(), start=1):
        game = stick() if number % 4 == 0 else mighty_stick()
        state, answers, deepest, story = played(game, setup, number)
        ends = "slain" if any(player.slayer for player in state.players) else "collapsed"
        facts = f"{answers} answers {state.turn} turns floor {deepest} {ends} {state.outcome}"
        lines.append(f"{name} {number}: {facts} {story} {game.digest(state)}")
    compare("stick-seeds.txt", "\n".join(lines) + "\n")
