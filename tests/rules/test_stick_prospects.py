"""Chances told before an answer are those the battle has after it."""

import pytest

from stick_table import Table
from underdeck.kernel.rng import Rng
from underdeck.stick.cards import AFTER_ROLL, BEFORE_ROLL, WINDOWS
from wander import STICK, wander

STUBS = """
[[room]]
id = "stub-hall"
copies = 20
origin = "original"
why = "stub"
[[shtick]]
id = "stub-sword"
owner = "roy"
range = 0
attack = 2
defense = 3
result = ["wound 1"]
use = [{ when = "before-roll", do = ["fighter 1"] }]
origin = "original"
why = "stub"
[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 5
defense = 9
copies = 6
origin = "original"
why = "stub"
"""

SHIELD = """
[[shtick]]
id = "stub-shield"
owner = "elan"
range = 0
attack = 0
defense = 4
result = ["wound 1"]
origin = "original"
why = "stub"
"""


def hall(**more):
    return {"card": "stub-hall", **more}


def table(*rooms, **player):
    roy = {"character": "roy", "floor": 1, "shticks": ["stub-sword"], **player}
    return Table(STUBS, players=[roy, {"character": "elan"}], floors=[{"rooms": list(rooms)}])


def chances(needed: int) -> tuple[float, float, float]:
    """Of a twelve-sided die that has to beat the number."""
    return tuple(pytest.approx(n / 12) for n in (12 - needed, 1, needed - 1))


def test_staying_among_monsters_attacks_them_and_stopping_there_defends():
    view = (t := table(hall(stack=["stub-rat"]), hall(stack=["stub-rat"]))).game.view(t.state, 0)
    assert view.prospects["stay"] == chances(9 - 2)
    assert view.prospects["right"] == chances(5 - 3)
    assert "rest" not in view.prospects and t.game.view(t.state, 1).prospects == {}


def test_an_unexplored_room_promises_nothing():
    t = table(hall())
    assert t.can(0, "right") and t.game.view(t.state, 0).prospects == {}


def test_a_flip_tells_what_it_does_to_the_roll():
    t = table(hall(stack=["stub-rat"]))
    t.do(0, "stay", "shtick stub-sword").settle("assist")
    view = t.game.view(t.state, 0)
    assert view.battle.odds == chances(7)
    assert view.prospects == {"flip stub-sword": chances(6)}


@pytest.mark.parametrize("seed", range(6))
def test_what_was_promised_is_what_comes(seed):
    """Everybody else passes and the card asks nothing: then the open battle has exactly those chances."""
    game = STICK.far() if seed % 2 else STICK.game()
    kept = 0

    def look(state, step):
        nonlocal kept
        if step % 3 or state.intents:
            return
        for decision in game.decisions(state):
            if decision.kind != WINDOWS[BEFORE_ROLL]:
                continue
            before = game.digest(state)
            view = game.view(state, decision.seat)
            assert game.digest(state) == before
            for words, promised in view.prospects.items():
                trial = state.clone()
                depth = len(trial.agenda)
                game.step(trial, decision.seat, game.read_action(trial, words, decision.options))
                while (asked := game.decisions(trial)) and (trial.intents or len(trial.agenda) > depth):
                    if (1,) not in asked[0].options:
                        break
                    game.step(trial, asked[0].seat, (1,))
                after = game.view(trial, decision.seat).battle
                if after is None or after.odds is None or len(trial.agenda) != depth:
                    continue
                win, draw, lose = after.odds
                mine = trial.players[decision.seat].character
                turned = after.foe.character == trial.pack.characters[mine].id
                assert promised == pytest.approx((lose, draw, win) if turned else (win, draw, lose))
                kept += 1

    wander(game, STICK.any_setup(Rng(seed)), seed, look)
    assert kept or seed


def test_after_the_roll_a_changed_total_is_certain():
    stubs = STUBS.replace('"before-roll", do = ["fighter 1"]', '"after-roll", do = ["die 5"]')
    t = Table(
        stubs,
        players=[{"character": "roy", "floor": 1, "shticks": ["stub-sword"]}, {"character": "elan"}],
        floors=[{"rooms": [hall(stack=["stub-rat"])]}],
        next=[4],
    )
    t.do(0, "stay", "shtick stub-sword").settle("assist", WINDOWS[BEFORE_ROLL])
    assert t.asked == {0: WINDOWS[AFTER_ROLL]}
    assert t.game.view(t.state, 0).prospects == {"flip stub-sword": (1.0, 0.0, 0.0)}


def test_who_is_attacked_is_taken_to_defend_well():
    t = Table(
        STUBS + SHIELD,
        players=[
            {"character": "roy", "floor": 1, "shticks": ["stub-sword"]},
            {"character": "elan", "floor": 1, "shticks": ["stub-shield"]},
        ],
        floors=[{"rooms": [hall()]}],
    )
    t.do(0, "stay")
    assert t.asked == {0: "fight"}
    promised = t.game.view(t.state, 0).prospects["attack-player elan"]
    t.do(0, "attack-player elan", "shtick stub-sword").do(1, "shtick stub-shield").settle("assist")
    assert t.game.view(t.state, 0).battle.odds == pytest.approx(promised)
