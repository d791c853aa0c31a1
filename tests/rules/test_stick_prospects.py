"""Chances told before an answer are those the battle has after it."""

import pytest

from stick_table import Table
from underdeck.games.stick.rules.cards import AFTER_ROLL, BEFORE_ROLL, WINDOWS
from underdeck.kernel.rng import Rng
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
    assert view.prospects == {"pass": chances(7), "flip stub-sword": chances(6)}


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
                assert promised == pytest.approx(after.odds)
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
    assert t.game.view(t.state, 0).prospects == {"pass": (0.0, 0.0, 1.0), "flip stub-sword": (1.0, 0.0, 0.0)}


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


BATTLES = (
    STUBS
    + """
[[shtick]]
id = "stub-lead"
owner = "roy"
bonus = ["battle 2 per helper"]
origin = "original"
why = "stub"
[[shtick]]
id = "stub-charge"
owner = "roy"
use = [{ when = "before-roll", if = ["defending"], do = ["swap-roles"] }]
origin = "original"
why = "stub"
[[shtick]]
id = "stub-rethink"
owner = "roy"
bonus = ["attack 4"]
use = [{ when = "after-roll", do = ["reroll"] }]
origin = "original"
why = "stub"
[[shtick]]
id = "stub-runes"
owner = "elan"
use = [{ when = "before-roll", if = ["defending", "vs-player"], do = ["wound 1 foe"] }]
origin = "original"
why = "stub"
[[screw]]
id = "stub-surprise"
when = "before-roll"
if = ["fighting"]
do = ["slay"]
origin = "original"
why = "stub"
[[screw]]
id = "stub-away"
when = "before-roll"
do = ["banish"]
origin = "original"
why = "stub"
[[screw]]
id = "stub-shove"
when = "before-roll"
do = ["shoo"]
origin = "original"
why = "stub"
[[screw]]
id = "stub-excuse"
when = "before-roll"
do = ["draw"]
origin = "original"
why = "stub"
[[loot]]
id = "stub-book"
drool = { vaarsuvius = 1 }
copies = 3
origin = "original"
why = "stub"
[[monster]]
id = "stub-sage"
types = ["elf"]
attack = 5
defense = 9
support = { by = ["animal"], gives = "outsmart" }
origin = "original"
why = "stub"
[[room]]
id = "stub-mirror"
enter = ["flip 1"]
origin = "original"
why = "stub"
"""
    + SHIELD
)


def battle(roy=(), elan=(), *rooms, **more):
    people = [
        {"character": "roy", "floor": 1, "shticks": ["stub-sword"], **dict(roy)},
        {"character": "elan", "floor": 1, "column": 1, "shticks": [], **dict(elan)},
    ]
    rooms = rooms or (hall(stack=["stub-rat", "stub-rat"]), hall())
    return Table(BATTLES, players=people, floors=[{"rooms": [*rooms]}], **more)


def before_the_roll(t):
    return t.do(0, "stay", "shtick stub-sword").settle("assist")


@pytest.mark.rule("OS-8.34", "OS-23.7")
def test_a_card_that_defeats_the_monster_wins_for_certain():
    t = before_the_roll(battle({"hand": ["stub-surprise"]}))
    assert t.view(0).prospects["play stub-surprise"] == (1.0, 0.0, 0.0)


@pytest.mark.rule("OS-8.34", "OS-23.7")
@pytest.mark.parametrize("card", ["stub-away", "stub-shove"])
def test_a_card_that_ends_the_battle_otherwise_promises_neither_a_win_nor_a_loss(card):
    t = before_the_roll(battle({"hand": [card]}))
    assert t.can(0, f"play {card}")
    assert f"play {card}" not in t.view(0).prospects


def test_a_card_that_makes_it_a_draw_promises_a_draw():
    t = before_the_roll(battle({"hand": ["stub-excuse"]}))
    assert t.view(0).prospects["play stub-excuse"] == (0.0, 1.0, 0.0)


def test_a_battle_whose_attacker_is_put_to_flight_has_no_chances():
    t = battle({"lost": 3}, {"column": 0, "shticks": ["stub-shield", "stub-runes"]}, hall(), hall())
    t.do(0, "stay", "attack-player elan", "shtick stub-sword").do(1, "shtick stub-shield").settle("assist")
    assert t.can(1, "flip stub-runes")
    assert "flip stub-runes" not in t.view(1).prospects


def test_a_helper_is_counted_with_all_that_helpers_bring():
    t = battle({"shticks": ["stub-sword", "stub-lead"], "stash": ["stub-book"]})
    t.do(0, "stay", "shtick stub-sword")
    promised = t.view(0).prospects["hire vaarsuvius stub-book"]
    t.do(0, "hire vaarsuvius stub-book", "done")
    assert t.view(0).battle.odds == pytest.approx(promised)
    assert promised == chances(9 - 2 - 2 - 2)


def test_whoever_is_asked_for_help_is_told_what_it_does_for_the_one_who_asks():
    book = {"stash": ["stub-book"]}
    t = Table(
        BATTLES,
        players=[
            {"character": "roy", "floor": 1, "shticks": ["stub-sword"], **book},
            {"character": "vaarsuvius", "floor": 1, "shticks": []},
        ],
        floors=[{"rooms": [hall(stack=["stub-rat"])]}],
    )
    t.do(0, "stay", "shtick stub-sword")
    assert t.view(0).prospects["done"] == chances(9 - 2)
    t.do(0, "offer vaarsuvius stub-book")
    assert t.view(1).prospects == {"accept roy": chances(9 - 2 - 2), "refuse": chances(9 - 2)}


def test_swapping_roles_is_told_without_help():
    t = battle({"column": 1, "shticks": ["stub-sword", "stub-charge"], "stash": ["stub-book"]})
    t.do(0, "left", "stay", "shtick stub-sword").settle("assist")
    assert t.view(0).prospects["flip stub-charge"] == chances(9 - 2)


@pytest.mark.rule("OS-8.24")
def test_a_second_roll_keeps_the_totals_of_the_first():
    """The shtick that is flipped for it has given its bonus already."""
    t = before_the_roll(battle({"shticks": ["stub-sword", "stub-rethink"]}, next=[1])).settle("before-roll")
    assert t.asked == {0: WINDOWS[AFTER_ROLL]}
    assert t.view(0).prospects["flip stub-rethink"] == chances(9 - 2 - 4)


@pytest.mark.rule("OS-22.17")
def test_what_hangs_on_chance_is_not_told():
    t = battle({}, {}, hall(stack=["stub-sage", "stub-rat"]), hall())
    assert "stay" not in t.view(0).prospects


def test_a_room_that_changes_the_fighter_first_promises_nothing():
    mirror = {"card": "stub-mirror", "stack": ["stub-rat"]}
    t = battle({}, {}, hall(), mirror)
    assert "right" not in t.view(0).prospects
    t = battle({"column": 1}, {}, hall(), mirror)
    assert "stay" in t.view(0).prospects


@pytest.mark.rule("OS-10.3", "OS-10.13")
def test_the_attacker_chooses_knowing_that_the_defender_will():
    t = battle({}, {"column": 0, "shticks": ["stub-shield"]}, hall(), hall()).do(0, "stay", "attack-player elan")
    promised = t.view(0).prospects["shtick stub-sword"]
    assert t.view(0).battle.odds is None
    assert t.view(0).battle.shtick_odds["stub-sword"] == promised
    t.do(0, "shtick stub-sword").do(1, "shtick stub-shield").settle("assist")
    assert t.view(0).battle.odds == pytest.approx(promised)


@pytest.mark.rule("OS-10.12", "OS-10.13")
def test_between_players_the_chances_are_those_of_the_one_who_looks():
    people = [
        {"character": "roy", "floor": 1, "shticks": ["stub-sword"]},
        {"character": "elan", "floor": 1, "shticks": ["stub-shield"]},
        {"character": "haley", "floor": 1, "shticks": []},
    ]
    t = Table(BATTLES, players=people, floors=[{"rooms": [hall()]}])
    t.do(0, "stay", "attack-player elan", "shtick stub-sword").do(1, "shtick stub-shield").settle("assist")
    roy, elan, haley = [t.view(seat).battle for seat in range(3)]
    assert (roy.odds_for, elan.odds_for, haley.odds_for) == ("roy", "elan", "roy")
    assert elan.odds == roy.odds[::-1]
    assert haley.odds == roy.odds
    assert elan.odds[0] > roy.odds[0]


OVER = {"wins": 0, "draws": 1, "loses": 2}
LATER = ("shtick", "foe-shtick")
DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]


def worth(found):
    return found[0] - found[2], found[0]


def came_to(state, seat):
    """0 won, 1 drawn, 2 lost, for that seat or for the fighter it watches; None while it is open."""
    me = state.pack.characters[state.players[seat].character].id
    for event in state.events:
        if event.kind in OVER:
            return OVER[event.kind]
        if event.kind == "pvp-draw":
            return 1
        if event.kind == "pvp-win":
            return 2 if event.facts["other"] == me else 0
    return 0 if any(event.kind == "defeated" for event in state.events) else None


def played_out(game, state, seat, action, dice):
    """The result if nobody adds anything and everybody who has to choose chooses what promises most."""
    trial = state.clone()
    trial.rng.script = [*dice]
    answers = [(seat, action)]
    battle = state.battle
    if battle is not None and seat not in (battle.fighter, battle.foe):
        seat = battle.fighter
    while answers:
        game.step(trial, *answers.pop())
        found = came_to(trial, seat)
        if found is not None:
            return found, len(dice) - len(trial.rng.script)
        decision = min(game.decisions(trial), key=lambda each: each.kind != "offer")  # whoever was asked answers first
        words = {game.write_action(trial, option): option for option in decision.options}
        if decision.kind in LATER:
            told = game.view(trial, decision.seat).prospects
            words = {max(told, key=lambda answer: worth(told[answer])): words[max(told, key=lambda a: worth(told[a]))]}
        for easy in ("pass", "done", "refuse", "stay", *words):
            if easy in words:
                answers.append((decision.seat, words[easy]))
                break
    raise AssertionError("the battle never came")


def by_all_dice(game, state, seat, action):
    """Every roll there is, as often as it comes; None with more dice than are worth rolling out."""
    count = played_out(game, state, seat, action, [6] * 9)[1]
    if count > 2:
        return None
    rolls = [[]]
    for _ in range(count):
        rolls = [[*roll, die] for roll in rolls for die in DICE]
    found = [0.0, 0.0, 0.0]
    for roll in rolls:
        found[played_out(game, state, seat, action, roll)[0]] += 1 / len(rolls)
    return found


def asks_more(game, state, seat, action):
    """Does the answer ask its player for more before the effect is known?"""
    trial = state.clone()
    depth = len(trial.agenda)
    game.step(trial, seat, action)
    while game.decisions(trial) and len(trial.agenda) >= depth:
        decision = game.decisions(trial)[0]
        if (1,) not in decision.options:
            return decision.kind not in (*LATER, "assist", "move", "after-roll")
        if len(trial.agenda) == depth and not trial.intents:
            return False
        game.step(trial, decision.seat, (1,))
    return False


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_every_told_chance_is_that_of_all_rolls(seed):
    game = STICK.far() if seed % 2 else STICK.game()
    seen: dict[tuple[str, str], int] = {}

    def look(state, step):
        if state.intents:
            return
        for decision in game.decisions(state):
            told = game.view(state, decision.seat).prospects
            for action in decision.options:
                answer = game.write_action(state, action)
                key = (decision.kind, answer.split()[0])
                if answer not in told or seen.get(key, 0) >= 6 or key[1] == "offer":
                    continue
                if key[1] in ("play", "flip", "discard") and asks_more(game, state, decision.seat, action):
                    continue
                found = by_all_dice(game, state, decision.seat, action)
                if found is not None:
                    seen[key] = seen.get(key, 0) + 1
                    assert told[answer] == pytest.approx(found, abs=1e-6), (answer, decision.kind)

    wander(game, STICK.any_setup(Rng(seed)), seed, look)
    assert sum(seen.values()) > 20, seen
