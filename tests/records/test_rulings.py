"""Games go on by the rulings of their version: `rulings/GAME-VERSION.record` was played by an earlier one."""

from pathlib import Path

import pytest

import underdeck
from records.carrying import carried_on
from underdeck.match.match import read_header

RULINGS = Path(__file__).parent / "rulings"
RECORDS = sorted(RULINGS.glob("*-*.record"))


def header_of(file):
    return read_header(file.read_text(encoding="utf-8").split("\n", 2))


def outline(match):
    return [(decision.seat, decision.kind) for decision in match.decisions]


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_game_goes_on_by_the_rulings_it_began_with(file):
    header = header_of(file)
    match = carried_on(file.read_text(encoding="utf-8"))
    assert (match.header.rules, match.state.rules.version) == (header.rules, header.rules)
    again = underdeck.new(header.game, position=match.position())
    assert again.state.rules.version == header.rules, "its position says by which"


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_new_game_goes_by_the_rulings_of_today(file):
    header = header_of(file)
    match = underdeck.new(header.game, seed=header.seed, position=header.position)
    assert match.state.rules.version == match.header.rules > header.rules


def test_what_averted_defeat_as_a_turn_started_healed_three_by_the_rules_three():
    """OD-8.17, R-3."""
    header = header_of(RECORDS[0])
    for match, left in ((underdeck.match.Match(header), 0), (underdeck.new("onedeck", position=header.position), 1)):
        for seat, answer in ((0, "go-on"), (0, "hurt mage"), (0, "heal mage")):
            match.submit(seat, answer)
        assert match.view(0).heroes[0].damage == left


def test_a_cancelled_card_was_answered_and_the_entrance_reached_by_the_rules_two():
    """OS-R-30, OS-1.56."""
    header = header_of(RECORDS[1])
    old, new = underdeck.match.Match(header), underdeck.new("stick", position=header.position)
    answers = [(0, "play spilled-soda"), (1, "play rules-lawyer"), (2, "pass"), (0, "pass"), (2, "pass")]
    for match in (old, new):
        for seat, answer in answers:
            match.submit(seat, answer)
    assert (outline(old)[-1], outline(new)) == ((2, "response"), [(0, "start")])
    new.submit(0, "play crisis-of-confidence")
    for seat in (1, 2):
        new.submit(seat, "pass")
    assert outline(new) == [(0, "flip")], "of Haley, the only one who is not on the Entrance"


def test_a_talent_goes_on_by_the_card_that_it_was_taken_from():
    """R-101: Knowledge rolled its die."""
    file = RULINGS / "knowledge.record"
    for match, pool in (
        (underdeck.match.Match(header_of(file)), ["m1", "h5"]),
        (underdeck.new("onedeck", position=header_of(file).position), ["m1", "h3"]),
    ):
        match.submit(0, "use knowledge")
        assert match.view(0).heroes[0].pool == pool
    assert underdeck.load(file.read_text(encoding="utf-8")).record() == file.read_text(encoding="utf-8")


def test_versions_that_nobody_knows_are_refused():
    for game, lines in (("onedeck", "heroes mage\ndungeon dragons-cave\n"), ("stick", "player roy\nplayer elan\n")):
        for version in ("1", "99", "x", ""):
            with pytest.raises(underdeck.Refusal) as caught:
                underdeck.new(game, position=f"{lines}rules {version}\n")
            assert caught.value.code.startswith("position-")
