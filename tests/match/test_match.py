"""The door for programs: what is accepted, what is refused and how."""

import pytest

import underdeck
from table import at
from underdeck import Refusal
from underdeck.games.onedeck.rules.game import OneDeck


def mage(**more):
    return underdeck.new("onedeck", **{"heroes": ["mage"], "dungeon": "dragons-cave", "seed": 7, **more})


def refused(call) -> Refusal:
    with pytest.raises(Refusal) as caught:
        call()
    assert "=" not in str(caught.value).split(" ")[0], "a sentence, not a dump"
    return caught.value


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"heroes": ["wizard"]}, "unknown-hero"),
        ({"heroes": []}, "hero-count"),
        ({"heroes": ["mage", "mage"]}, "same-hero"),
        ({"heroes": ["mage", "rogue", "archer"]}, "hero-count"),
        ({"heroes": "mage"}, "setup-type"),
        ({"heroes": [1]}, "setup-type"),
        ({"dungeon": "moria"}, "unknown-dungeon"),
        ({"dungeon": 3}, "setup-type"),
        ({"edition": "2.0"}, "unknown-edition"),
        ({"edition": 1.9}, "setup-type"),
        ({"options": {"luck": "yes"}}, "unknown-option"),
        ({"options": {"grey_box": "blue"}}, "unknown-value"),
        ({"options": ["grey_box"]}, "setup-type"),
        ({"difficulty": 3}, "unknown-setup"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**63}, "seed"),
        ({"seed": "7"}, "seed"),
    ],
)
def test_a_setup_that_makes_no_sense_is_refused(change, code):
    assert refused(lambda: mage(**change)).code == code


def test_an_unknown_game_is_refused_with_the_choices():
    assert (
        str(refused(lambda: underdeck.new("chess"))) == "There is no game called “chess”; choose from: onedeck, stick."
    )


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    assert mage().digest == mage().digest
    assert mage().digest != mage(seed=8).digest


def test_answers_may_be_given_as_options_or_as_text():
    by_option, by_text = mage(), mage()
    decision = by_option.decisions[0]
    by_option.submit(0, decision.options[0])
    by_text.submit(0, by_text.write(decision.options[0]))
    assert by_option.digest == by_text.digest


def test_a_seat_that_is_not_there_or_not_asked_is_refused():
    match = mage()
    assert refused(lambda: match.submit(1, "explore")).code == "not-asked"
    assert refused(lambda: match.view(4)).code == "unknown-seat"


@pytest.mark.parametrize(
    ("text", "code"),
    [("dance", "malformed-action"), ("", "malformed-action"), ("descend", "illegal-action"),
     ("cover", "ambiguous-action"), ("cover m6 9", "illegal-action")],
)  # fmt: skip
def test_text_that_is_no_answer_is_refused_by_kind(text, code):
    t = at("""
        heroes mage
        dungeon dragons-cave
        doors glooping-ooze-1
        phase placing 1
        hero mage pool m6 m5 s4
    """)
    digest = t.match.digest
    assert refused(lambda: t.match.submit(0, text)).code == code
    assert t.match.digest == digest


def test_dice_go_by_stat_or_by_color_and_place_means_cover():
    t = at("""
        heroes mage
        dungeon dragons-cave
        doors glooping-ooze-1
        phase placing 1
        hero mage pool m6 m5 s4
    """)
    t.do("place b6 2")
    assert t.box(2).dice == ["m6"]


def test_a_finished_game_takes_no_answer():
    match = mage()
    while match.outcome is None:
        match.submit(0, match.decisions[0].options[0])
    assert match.decisions == []
    assert refused(lambda: match.submit(0, "explore")).code == "game-over"


@pytest.mark.parametrize("seat", [True, False, 0.0, "0", None, -1, 5])
def test_only_a_real_seat_number_is_a_seat(seat):
    match = mage()
    assert refused(lambda: match.submit(seat, "enter 1")).code == "not-asked"
    assert refused(lambda: match.view(seat)).code == "unknown-seat"


def test_the_record_holds_the_option_itself_not_what_equals_it():
    match = mage()
    option = match.decisions[0].options[0]
    match.submit(0, tuple(float(number) for number in option))
    assert match.log == [(0, option)] and all(type(number) is int for number in match.log[0][1])


def test_the_record_does_not_change_with_the_callers_lists():
    heroes, options = ["mage"], {"grey_box": "any"}
    match = mage(heroes=heroes, options=options)
    heroes.append("rogue")
    options["grey_box"] = "blue"
    assert underdeck.load(match.record()).seats == ["mage"]


@pytest.mark.parametrize("text", [None, b"underdeck record 1", 5, ["underdeck"]])
def test_what_is_no_text_is_no_record_and_no_answer(text):
    assert refused(lambda: underdeck.load(text)).code == "record-foreign"
    assert refused(lambda: mage().read(0, text)).code == "malformed-action"
    assert refused(lambda: mage(position=text)).code == "setup-type"


def test_undo_of_nothing_is_refused():
    assert refused(lambda: mage().undo()).code == "nothing-to-undo"


def test_undo_takes_back_placed_dice_one_answer_at_a_time():
    t = at("""
        heroes mage
        dungeon dragons-cave
        doors glooping-ooze-1
        phase placing 1
        hero mage pool m6 m5 s4
    """)
    before = t.match.digest
    t.do("cover m5 1", "cover m6 2")
    t.match.undo()
    assert (t.box(1).dice, t.box(2).dice) == (["m5"], [])
    t.match.undo()
    assert t.match.digest == before


def test_a_clone_goes_its_own_way():
    match = mage()
    twin = match.clone()
    twin.submit(0, twin.decisions[0].options[0])
    assert match.log == [] and len(twin.log) == 1
    assert match.digest == mage().digest


def test_events_tell_what_the_last_answer_did():
    match = mage()
    match.submit(0, "enter 1")
    assert [event.kind for event in match.events] == ["opened"]


@pytest.mark.parametrize("fault", [Refusal("runaway"), KeyError("card")])
def test_an_answer_that_fails_half_way_leaves_the_match_as_it_was(monkeypatch, fault):
    match = mage()
    match.submit(0, match.decisions[0].options[0])
    before, record = match.digest, match.record()
    carry_out = OneDeck.step
    faults = [fault]

    def fail_half_way(game, state, seat, action):
        carry_out(game, state, seat, action)
        if faults:
            raise faults.pop()

    monkeypatch.setattr(OneDeck, "step", fail_half_way)
    decision = match.decisions[0]
    with pytest.raises(type(fault)):
        match.submit(decision.seat, decision.options[0])
    assert (match.digest, match.record()) == (before, record)
    match.submit(decision.seat, decision.options[0])
    assert underdeck.load(match.record()).digest == match.digest


@pytest.mark.parametrize("game, players, code", [
    ("stick", {"roy": "me", "haley": "foo"}, "unknown-bot"),
    ("stick", {"roy": "me", "haley": 3}, "unknown-bot"),
    ("stick", {"roy": "me", "haley": None}, "unknown-bot"),
    ("stick", {"roy": "me", "haley": ["x"]}, "unknown-bot"),
    ("stick", {"roy": "me", "haley": "master:0"}, "bot-budget"),
    ("stick", {"roy": "me", "haley": "master/"}, "bot-form"),
    ("stick", {"roy": "me", "foo": "bot"}, "unknown-character"),
    ("onedeck", {"foo": "bot"}, "bot-seat"),
    ("onedeck", {"rogue": "foo"}, "unknown-bot"),
    ("onedeck", {"rogue": "expert/greedy"}, "tempers-none"),
])  # fmt: skip
def test_a_new_match_has_no_sitter_that_there_is_not(game, players, code):
    setup = {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"} if game == "onedeck" else {}
    with pytest.raises(Refusal) as refused:
        underdeck.new(game, players=players, **setup)
    assert refused.value.code == code


@pytest.mark.parametrize("sitter", ["me", "bot", "novice", "sensible", "master/own:7"])
def test_a_new_match_has_people_bots_and_bots_by_the_names_they_have_or_had(sitter):
    assert underdeck.new("stick", players={"roy": "me", "haley": sitter}).header.setup["players"]["haley"] == sitter
