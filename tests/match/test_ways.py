"""Several answers in one go, and questions that nobody need be asked."""

import json

import pytest

from stick_wander import any_stick_setup, bold_answer
from underdeck.bots import TableBots, ask
from underdeck.kernel.decisions import Decision
from underdeck.kernel.rng import Rng
from underdeck.match import Match, load, new
from underdeck.match.stops import answer_for, in_order
from underdeck.match.ways import Way, follow
from underdeck.plugin.registry import plugin_of
from underdeck.text.facet import TextFacet

WORDS = TextFacet.of(plugin_of("stick")).words("en")


def quick(seed: int) -> Match:
    return new("stick", seed=seed, players=["roy", "haley", "belkar"], length="short", preset="quick")


def ways_of(match: Match, decision: Decision) -> list[Way]:
    return WORDS.ways([match.write(each) for each in decision.options], decision, match.view(decision.seat))


def take(match: Match, way: Way) -> int:
    """How many answers that way came to."""
    before = len(match.log)
    seat = match.decisions[0].seat
    for action in follow(match, seat, way.steps):
        match.submit(seat, action)
    return len(match.log) - before


def test_every_way_begins_with_an_answer_that_is_offered_and_its_record_replays():
    taken: set[str] = set()
    match, bots = quick(2), TableBots("stick", 7)
    while match.outcome is None:
        decision = in_order(match.decisions, "stick")[0]
        offered = [match.write(each) for each in decision.options]
        for way in ways_of(match, decision):
            kind, words = way.steps[0]
            assert kind == decision.kind and words in offered and len(way.steps) > 1
            if len(match.decisions) > 1 or way.steps[-1][1] in taken:
                continue
            trial = match.clone()
            if take(trial, way) > 1:
                taken.add(way.steps[-1][1])
                assert load(trial.record()).digest == trial.digest
        match.submit(*ask(bots.of("skilled"), match, decision))
    assert {"stay", "done", "pass"} <= taken


def test_a_way_ends_where_something_else_is_asked():
    match = quick(2)
    decision = match.decisions[0]
    first = match.write(decision.options[0])
    assert take(match, Way("", [(decision.kind, first), ("pick", "pick-up"), (decision.kind, "dance")])) == 1
    assert take(match, Way("", [(match.decisions[0].kind, "dance"), (match.decisions[0].kind, first)])) == 0


def test_a_turn_ends_by_itself_where_all_that_is_left_can_wait():
    match, bots, passed, asked = quick(2), TableBots("stick", 7), 0, 0
    while match.outcome is None:
        decision = in_order(match.decisions, "stick")[0]
        verbs = {match.write(each).split()[0] for each in decision.options}
        if decision.kind == "end" and len(verbs) > 1:
            answer = answer_for(match, decision)
            waits = verbs <= {"pass", "unequip", "trade-loot", "release"}
            if answer is None:
                asked += 1
                assert not waits or len(decision.frame) > 1 or match.view(0).collapse
            else:
                passed += 1
                assert waits and match.write(answer) == "pass" and answer_for(match, decision, "always") is None
        match.submit(*ask(bots.of("skilled"), match, decision))
    assert passed and asked


PEACEFUL = {"moves", "first-here"}
MOVES = {"left", "right", "up", "down"}


def routes_of(match: Match) -> list[tuple[int, Way, tuple[int, int]]]:
    """Of whoever is asked where to go: each walk in one go, and the place where the rules say that it ends."""
    found = []
    for decision in match.decisions:
        ends = {tuple(each.answers): (each.floor, each.column) for each in match.view(decision.seat).routes}
        for way in ways_of(match, decision):
            if way.steps[0][1] in MOVES:
                found.append((decision.seat, way, ends[tuple([words for _, words in way.steps])]))
    return found


def assert_route_is_true(match: Match, seat: int, way: Way, end: tuple[int, int]) -> None:
    """Answer by answer: nobody is asked anything else, nothing happens on the way, and it ends where it said."""
    trial = match.clone()
    for number, (kind, words) in enumerate(way.steps):
        assert [(each.seat, each.kind) for each in trial.decisions] == [(seat, kind)], way
        assert trial.view(seat).battle is None
        action = next(each for each in trial.decisions[0].options if trial.write(each) == words)
        trial.submit(seat, action)
        if number + 1 < len(way.steps):
            assert {event.kind for event in trial.events} <= PEACEFUL, (way, trial.events)
    player = trial.view(seat).players[seat]
    assert (player.floor, player.column) == end, way
    assert not any(each.kind == "move" for each in trial.decisions), way


def walk_and_try_routes(seed: int, answers: int) -> int:
    rng = Rng(seed)
    match = new("stick", seed=seed, **any_stick_setup(rng))
    tried = 0
    for _ in range(answers):
        if match.outcome is not None:
            break
        for route in routes_of(match):
            assert_route_is_true(match, *route)
            tried += 1
        match.submit(*bold_answer(match.decisions, rng))
    return tried


@pytest.mark.rule("OS-4.2", "OS-4.3", "OS-4.8", "OS-4.9")
def test_routes_end_where_they_say():
    assert walk_and_try_routes(seed=3, answers=150)


@pytest.mark.long
@pytest.mark.rule("OS-4.2", "OS-4.3", "OS-4.8", "OS-4.9")
@pytest.mark.parametrize("seed", range(100, 112))
def test_routes_end_where_they_say_in_many_games(seed):
    assert walk_and_try_routes(seed, answers=500)


def test_rooms_of_one_name_are_told_apart():
    floor = [{"card": card} for card in ("plain-corridor", "quiet-study", "plain-corridor", "low-lintel")]
    position = {
        "players": [{"character": "roy", "floor": 1, "column": 1}, {"character": "haley"}],
        "floors": [{"rooms": floor}],
    }
    match = new("stick", position=json.dumps(position), seed=1)
    assert [way.label for way in ways_of(match, match.decisions[0])] == [
        "To Corridor, Standard Issue (left), and stop there",
        "To Corridor, Standard Issue (right), and stop there",
        "To Room With the Low Lintel, 2 rooms on",
    ]
