"""Many games at once are the same games."""

import copy
from array import array

import numpy
import pytest

import underdeck
from underdeck import Refusal
from underdeck.kernel.rng import Rng
from underdeck.match.stops import in_order
from underdeck.vector import WIDTH, Games

SETUPS = [
    ("onedeck", {"heroes": ["mage", "warrior"], "dungeon": "hydras-reef"}),
    ("stick", {"players": 3, "options": {"turn_limit": "30"}}),
]


def picked(games: Games, rngs: list[Rng]) -> list[int]:
    """In every game any answer that its mask allows."""
    found = []
    for number, rng in enumerate(rngs):
        row = games.masks[number * games.width : (number + 1) * games.width]
        count = sum(row)
        assert row == b"\1" * count + bytes(games.width - count)
        found.append(rng.below(count) if count else 0)
    return found


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_each_goes_as_it_would_alone(name, setup):
    seeds = range(40, 52)
    games = Games(name, seeds, **setup)
    rngs = [Rng(seed) for seed in seeds]
    rewards = [[0.0] * games.seat_count for _ in seeds]
    while not all(games.over):
        games.step(picked(games, rngs))
        for number in range(len(games)):
            row = games.rewards[number * games.seat_count : (number + 1) * games.seat_count]
            rewards[number] = [had + now for had, now in zip(rewards[number], row, strict=True)]
    for number, seed in enumerate(seeds):
        match, rng = underdeck.new(name, seed=seed, **setup), Rng(seed)
        while match.outcome is None:
            decision = in_order(match.decisions, name)[0]
            match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
        assert match.game.digest(games.states[number]) == match.digest
        assert rewards[number] == [games.plugin.share(match.outcome, seat) for seat in match.seats]


def test_a_new_game_takes_the_place_of_one_that_is_over():
    games = Games("onedeck", [1, 2], heroes=["mage"], dungeon="dragons-cave")
    rngs = [Rng(1), Rng(2)]
    while not games.over[0]:
        games.step(picked(games, rngs))
    assert not any(games.masks[: games.width])
    games.begin(0, 3)
    fresh = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=3)
    assert not games.over[0]
    assert sum(games.masks[:WIDTH]) == len(fresh.decisions[0].options)
    assert games.view(0) == fresh.view(0)


def digests(games: Games) -> list[str]:
    return [games.game.digest(state) for state in games.states]


def test_numbers_of_any_kind_are_answers_and_seeds():
    """Those of numpy too, whether the core is compiled or not."""
    kinds = ([0] * 3, array("i", [0] * 3), numpy.zeros(3, numpy.int64), numpy.zeros(3, numpy.uint8))
    found = []
    for actions in kinds:
        games = Games("onedeck", numpy.arange(3), width=numpy.int32(64), heroes=["mage"], dungeon="dragons-cave")
        games.step(actions)
        masks = numpy.frombuffer(bytes(games.masks), numpy.int8).reshape(3, games.width)
        games.step(masks.argmax(1))
        games.begin(numpy.int64(2), numpy.int64(9))
        assert games.view(numpy.int64(2)) == games.view(2)
        found.append(digests(games))
    assert found == [found[0]] * len(kinds)


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        ([0], "vector-count"),
        ([0] * 4, "vector-count"),
        ([0, 0, 99], "vector-action"),
        ([0, -1, 0], "vector-action"),
        ([0, 0, 0.5], "vector-number"),
        ([0, 0, None], "vector-number"),
        (["0", "0", "0"], "vector-number"),
        (numpy.zeros(3), "vector-number"),
        (numpy.zeros((3, 1), int), "vector-number"),
        (None, "vector-actions"),
        (3, "vector-actions"),
        ({0: 1, 1: 0, 2: 0}, "vector-actions"),
        ({0, 1, 2}, "vector-actions"),
        (frozenset((0, 1, 2)), "vector-actions"),
        ({0: 0, 1: 0, 2: 0}.keys(), "vector-actions"),
    ],
)
def test_where_one_answer_is_refused_nothing_happens_in_any_game(actions, code):
    games = Games("onedeck", [1, 2, 3], heroes=["mage"], dungeon="dragons-cave")
    games.rewards[0] = 0.5
    before = digests(games), bytes(games.masks), list(games.rewards)
    with pytest.raises(underdeck.Refusal) as refused:
        games.step(actions)
    assert refused.value.code == code and str(refused.value).endswith(".")
    assert (digests(games), bytes(games.masks), list(games.rewards)) == before


@pytest.mark.parametrize(
    ("attempt", "code"),
    [
        (lambda games: games.begin(99, 1), "vector-game"),
        (lambda games: games.begin(-1, 1), "vector-game"),
        (lambda games: games.begin("a", 1), "vector-game"),
        (lambda games: games.view(99), "vector-game"),
        (lambda games: games.view(-1), "vector-game"),
        (lambda games: games.begin(0, -1), "seed"),
        (lambda games: games.begin(0, 1.5), "seed"),
        (lambda games: Games("stick", ["a"], players=2), "seed"),
        (lambda games: Games("stick", [2**63], players=2), "seed"),
        (lambda games: Games("stick", 5, players=2), "vector-seeds"),
        (lambda games: Games("stick", {9, 1}, players=2), "vector-seeds"),
        (lambda games: Games("stick", {9: 1}, players=2), "vector-seeds"),
        (lambda games: Games("stick", [1], width=1, players=2), "vector-width"),
        (lambda games: Games("stick", [1], width=0, players=2), "vector-widths"),
        (lambda games: Games("stick", [1], width=-1, players=2), "vector-widths"),
        (lambda games: Games("stick", [1], width="a", players=2), "vector-widths"),
        (lambda games: Games("stick", [1], width=10**9, players=2), "vector-widths"),
    ],
)
def test_what_does_not_fit_is_refused(attempt, code):
    games = Games("stick", [1, 2], players=2)
    before = digests(games)
    with pytest.raises(underdeck.Refusal) as refused:
        attempt(games)
    assert refused.value.code == code and str(refused.value).endswith(".")
    assert digests(games) == before


@pytest.mark.parametrize("game", [None, 3, [], ["onedeck"]])
def test_what_is_no_name_of_a_game_is_refused_here_and_for_a_match(game):
    for begin in (lambda: Games(game, [1]), lambda: underdeck.new(game)):
        with pytest.raises(Refusal) as caught:
            begin()
        assert caught.value.code == "unknown-game"


def test_a_question_too_wide_is_refused_when_all_games_have_gone_on():
    games = Games("onedeck", range(40), width=14, heroes=["mage"], dungeon="dragons-cave")
    rng = Rng(5)
    for _ in range(200):
        answers = [0 if each is None else rng.below(len(each.options)) for each in games.asked]
        alone = [state.clone() for state in games.states]
        for state, decision, answer in zip(alone, games.asked, answers, strict=True):
            if decision is not None:
                games.game.step(state, decision.seat, decision.options[answer])
        try:
            games.step(answers)
        except Refusal as refusal:
            assert refusal.code == "vector-width"
            assert [games.game.digest(state) for state in games.states] == [games.game.digest(each) for each in alone]
            return
    raise AssertionError("no question was too wide")


def test_a_setup_may_have_tuples_as_a_match_may():
    games = Games("onedeck", [1], heroes=("mage", "rogue"), dungeon="dragons-cave")
    listed = Games("onedeck", [1], heroes=["mage", "rogue"], dungeon="dragons-cave")
    assert digests(games) == digests(listed) and games.setup == listed.setup


@pytest.mark.parametrize(("game", "setup"), SETUPS)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
def test_a_copy_goes_on_by_itself(game, setup, copied):
    games = Games(game, range(3), **setup)
    rngs = [Rng(number) for number in range(3)]
    for _ in range(20):
        games.step(picked(games, rngs))
    before = digests(games), bytes(games.masks), list(games.rewards), bytes(games.over)
    other = copied(games)
    assert (digests(other), bytes(other.masks), list(other.rewards), bytes(other.over)) == before
    for _ in range(20):
        other.step(picked(other, rngs))
    assert digests(other) != before[0]
    assert (digests(games), bytes(games.masks), list(games.rewards), bytes(games.over)) == before
    other.begin(0, 99)
    assert digests(games) == before[0]
