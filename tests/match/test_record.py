"""One file is save, replay and bug report; what does not fit is named by its line."""

import pytest

import underdeck
from table import at
from underdeck import Match, Refusal
from underdeck.kernel.rng import Rng


def played(answers: int = 70) -> Match:
    match = underdeck.new("onedeck", heroes=["warrior", "mage"], dungeon="dragons-cave", seed=130)
    rng = Rng(2)
    while len(match.log) < answers and match.outcome is None:
        decision = match.decisions[rng.below(len(match.decisions))]
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    return match


RECORD = played().record()


def refused(text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        underdeck.load(text)
    return caught.value


def changed(line: int, new: str) -> str:
    lines = RECORD.split("\n")
    lines[line - 1] = new
    return "\n".join(lines)


def test_it_reads_as_text():
    lines = RECORD.splitlines()
    assert lines[0] == "underdeck record 1"
    assert lines[1].startswith('{"game":"onedeck","rules":4,')
    assert lines[2].split()[0] in ("0", "1")
    assert sum(line.startswith("= ") for line in lines) >= 2


@pytest.mark.parametrize("text", ["", "hello\n", "underdeck record x\n", "[1, 2, 3]\n", "\x00\x01\n"])
def test_what_is_no_record_is_refused(text):
    assert refused(text).code == "record-foreign"


def test_a_newer_record_is_refused():
    assert refused(changed(1, "underdeck record 2")).code == "record-newer"


@pytest.mark.parametrize("header", ["", "{", '{"game":"onedeck"}', '{"game":1}', "[]"])
def test_a_damaged_header_is_refused_by_line(header):
    caught = refused(changed(2, header))
    assert (caught.code, caught.facts["line"]) == ("record-damaged", 2)


def test_a_header_with_something_unknown_is_refused():
    caught = refused(changed(2, RECORD.split("\n")[1].replace('"seed"', '"luck":1,"seed"')))
    assert caught.code == "record-damaged"


def test_a_record_of_another_game_other_rules_or_other_cards_is_refused():
    header = RECORD.split("\n")[1]
    assert refused(changed(2, header.replace("onedeck", "chess"))).code == "record-game"
    assert refused(changed(2, header.replace('"rules":', '"rules":9'))).code == "record-rules"
    cards = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave").header.cards
    assert refused(changed(2, header.replace(cards, "0" * 16))).code == "record-cards"


def test_a_line_that_is_no_answer_is_named():
    caught = refused(changed(9, "what is this"))
    assert (caught.code, caught.facts["line"]) == ("record-damaged", 9)


def test_an_answer_that_was_not_possible_is_the_first_divergence():
    caught = refused(changed(9, "0 descend"))
    assert (caught.code, caught.facts["line"]) == ("record-diverged", 9)


def test_a_failed_sync_check_is_the_first_divergence():
    number = next(i for i, line in enumerate(RECORD.split("\n"), 1) if line.startswith("= "))
    caught = refused(changed(number, "= 32 0123456789abcdef"))
    assert (caught.code, caught.facts["line"], caught.facts["answers"]) == ("record-sync", number, 32)


@pytest.mark.parametrize(
    ("line", "text"),
    [(1, "underdeck record ²"), (1, "underdeck record " + "9" * 5000), (3, "² enter 1"), (3, "9" * 5000 + " enter 1"),
     (3, "0 " + "x" * 100_000), (4, "= ² abc"), (4, "= " + "9" * 5000 + " abc"), (2, '{"a":' * 3000),
     (2, "\ud800"), (3, "0 \x1b]0;title\x07")],
)  # fmt: skip
def test_strange_numbers_endless_lines_and_control_characters_are_refused_in_a_short_sentence(line, text):
    said = str(refused(changed(line, text)))
    assert len(said) < 5000
    assert "\x1b" not in said


def test_a_record_is_read_to_the_letter():
    number, line = next((i, line) for i, line in enumerate(RECORD.split("\n"), 1) if " cover " in line)
    assert refused(changed(number, line.rsplit(" ", 1)[0])).code == "record-diverged"


def test_a_left_out_answer_is_noticed_by_the_next_check_at_the_latest():
    lines = RECORD.split("\n")
    del lines[10]
    assert refused("\n".join(lines)).code in ("record-diverged", "record-sync")


def test_a_half_written_last_line_is_dropped_only_when_asked():
    log = underdeck.load(RECORD).log
    lines = RECORD.splitlines(keepends=True)
    assert lines[-1].startswith("= ") and not lines[-2].startswith("= ")
    for last, answers in ((-1, len(log)), (-2, len(log) - 1)):  # the check at the end, then the last answer
        cut = "".join(lines[:last]) + lines[last][:3]
        assert refused(cut).code in ("record-damaged", "record-diverged")
        assert underdeck.load(cut, cut_off=True).log == log[:answers]


def test_a_record_of_a_position_starts_there():
    t = at("""
        heroes mage
        dungeon dragons-cave
        doors glooping-ooze-1 ?
        phase encounter 1
        next 5 4 3 2 5 4 6
    """)
    t.do("done")
    assert underdeck.load(t.match.record()).digest == t.match.digest


def loads_or_refuses(text: str) -> bool:
    """A text that loads is a match like any other; else it is refused in a sentence."""
    try:
        match = underdeck.load(text)
    except Refusal as refusal:
        assert str(refusal)
        return False
    assert underdeck.load(match.record()).digest == match.digest
    return True


def test_any_prefix_of_a_record_is_a_record_or_refused():
    loaded = [loads_or_refuses(RECORD[:length]) for length in range(0, len(RECORD), 97)]
    assert not loaded[0] and not all(loaded)
    assert loads_or_refuses(RECORD)


def test_a_randomly_damaged_record_is_refused_or_still_a_record():
    rng = Rng(9)
    refused_count = 0
    for _ in range(150):
        text = list(RECORD)
        for _ in range(1 + rng.below(4)):
            text[rng.below(len(text))] = chr(32 + rng.below(90))
        refused_count += not loads_or_refuses("".join(text))
    assert refused_count > 100


def test_a_record_may_begin_with_a_byte_order_mark():
    """As some editors write it."""
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=3)
    match.submit(0, match.decisions[0].options[0])
    assert underdeck.load("\ufeff" + match.record()).digest == match.digest
