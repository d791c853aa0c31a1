"""Lanterns Out rule by rule, from written positions. Run by test_lanterns, where the game is installed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import underdeck
from lanterns.compile import cards, compiled
from underdeck import Refusal
from underdeck.bots import ask, make_bot
from underdeck.kernel.rng import Rng
from underdeck.lab.laws import look_back
from underdeck.match.stops import NEVER, answer_for
from underdeck.plugin.registry import plugin_of
from underdeck.table.facet import TableFacet
from underdeck.text import LANGUAGES, text_in
from underdeck.text.facet import TextFacet
from underdeck.text.words import Words
from wander import WALKS

TWO = "players ann bo\n"


def at(text):
    return underdeck.new("lanterns", position=text, seed=1)


def answer(match, *words):
    """For everybody who is asked, in the order of the seats."""
    for decision, said in zip(match.decisions, words, strict=True):
        match.submit(decision.seat, said)


def delver(match, name, seat=0):
    return next(each for each in match.view(seat).delvers if each.delver == name)


def told(match):
    return [event.kind for event in match.events]


def test_a_treasure_is_shared_and_the_rest_stays_on_the_floor():
    """LO-3.1"""
    match = at(TWO + "path oil-flask-1\ndeck silver-candlesticks-1")
    answer(match, "on", "on")
    assert [each.pouch for each in match.view(0).delvers] == [2, 2]
    assert match.view(0).floor == 1


def test_every_chamber_burns_a_light_and_oil_gives_some_back():
    """LO-3.3"""
    match = at(TWO + "path bats-1\ndeck flood-1 oil-flask-1")
    assert match.view(0).light == 7
    answer(match, "on", "on")
    assert match.view(0).light == 6
    answer(match, "on", "on")
    assert match.view(0).light == 7


def test_after_stairs_there_is_more_to_find_and_more_to_drop():
    """LO-3.4, LO-3.5"""
    match = at(TWO + "path worn-steps-1\ndelver bo pouch 1\ndeck silver-candlesticks-1 worn-steps-2 bats-1")
    answer(match, "on", "on")
    assert [each.pouch for each in match.view(0).delvers] == [3, 4]
    answer(match, "on", "on")
    answer(match, "on", "on")
    assert [each.pouch for each in match.view(0).delvers] == [1, 2]
    assert match.view(0).floor == 1 + 4


def test_nobody_drops_more_than_she_has():
    """LO-3.5"""
    match = at("players ann\nshaft sunken-crypt\npath worn-steps-1\ndelver ann pouch 2\ndeck bats-1")
    answer(match, "on")
    assert (delver(match, "ann").pouch, match.view(0).floor) == (0, 2)


def test_who_leaves_takes_her_pouch_and_shares_the_floor():
    """LO-4.2"""
    match = at("players ann bo cleo\npath bats-1\nfloor 5\ndelver ann pouch 4\ndelver bo pouch 1\ndeck flood-1")
    answer(match, "leave", "leave", "on")
    assert [each.coins for each in match.view(0).delvers] == [6, 3, 0]
    assert match.view(0).floor == 1
    assert [decision.seat for decision in match.decisions] == [2]


def test_answers_are_secret_until_all_are_in():
    """LO-4.1"""
    match = at(TWO + "path bats-1\ndelver ann pouch 4\ndeck flood-1")
    before = match.view(1)
    match.submit(0, "leave")
    assert match.view(1) == before and not match.events
    assert match.waiting == [0, 1] and match.can_undo()
    match.submit(1, "on")
    assert told(match) == ["home", "peril"] and not match.can_undo()


def test_when_everybody_has_left_the_next_delve_begins_with_all_cards():
    """LO-4.3, LO-2.1"""
    match = at(TWO + "path bats-1 flood-1")
    answer(match, "leave", "leave")
    view = match.view(0)
    assert (view.delve, len(view.path), view.deck, view.floor >= 0) == (2, 1, 29, True)
    assert all(each.inside for each in view.delvers)


CLOSING = "path bats-1\ndeck bats-2\nremoved flood-3\ndelver bo pouch 5 keepsakes sewn-pocket-1 rope-1\n"


def test_the_second_peril_of_a_kind_closes_the_shaft():
    """LO-3.6, LO-5"""
    match = at(TWO + CLOSING + "delver ann pouch 3 keepsakes lucky-penny-1")
    answer(match, "on", "on")
    assert told(match)[0] == "closed"
    assert [(d.seat, [match.write(option) for option in d.options]) for d in match.decisions] == [
        (0, ["pass"]),
        (1, ["pass", "use rope", "use sewn-pocket"]),
    ]
    answer(match, "pass", "use sewn")
    assert (delver(match, "ann").coins, delver(match, "bo").coins) == (0, 3)
    view = match.view(0)
    assert (view.removed, view.used, view.delve) == (["flood", "bats"], ["sewn-pocket"], 2)


def test_a_rope_saves_everything():
    """LO-5.2"""
    match = at(TWO + CLOSING + "delver ann pouch 3")
    answer(match, "on", "on")
    answer(match, "use rope")
    assert (delver(match, "ann").coins, delver(match, "bo").coins) == (0, 5)


def test_nobody_is_asked_who_has_nothing_to_save_or_to_save_it_with():
    """LO-5.1"""
    match = at(TWO + "path bats-1\ndeck bats-2\ndelver ann pouch 3\ndelver bo keepsakes rope-1")
    answer(match, "on", "on")
    assert match.view(0).delve == 2


def test_a_setting_may_pass_when_the_shaft_closes():
    match = at(TWO + CLOSING + "delver ann pouch 3 keepsakes lucky-penny-1 lucky-penny-2")
    answer(match, "on", "on")
    ann, bo = match.decisions
    assert match.write(answer_for(match, ann)) == "pass"
    assert answer_for(match, bo) is None
    assert match.write(answer_for(match, bo, NEVER)) == "pass"


def test_half_is_lost_when_the_lantern_is_out():
    """LO-3.7"""
    path = "path oil-flask-1 bats-1 flood-1 rockfall-1 firedamp-1 worn-steps-1 worn-steps-2\n"
    match = at("players ann\nshaft sunken-crypt\noption delves 3\n" + path + "delver ann pouch 9\ndeck worn-steps-3")
    answer(match, "on")
    assert told(match)[:3] == ["stairs", "dark", "home"]
    assert delver(match, "ann").coins == 4


@pytest.mark.parametrize(("coins", "outcome"), [(39, "ann"), (38, "ann+bo"), (37, "bo")])
def test_the_richest_wins_and_pennies_count(coins, outcome):
    """LO-6"""
    match = at(TWO + f"delve 5\npath bats-1\ndelver ann coins {coins} keepsakes lucky-penny-1\ndelver bo coins 41")
    answer(match, "leave", "leave")
    assert match.outcome == outcome and not match.decisions
    assert delver(match, "ann", seat=1).carries == ["lucky-penny"]


@pytest.mark.parametrize(("coins", "outcome"), [(59, "short"), (60, "goal")])
def test_alone_the_shaft_asks_for_so_much(coins, outcome):
    """LO-6.3"""
    match = at(f"players ann\noption delves 3\ndelve 3\npath bats-1\ndelver ann coins {coins}")
    answer(match, "leave")
    assert match.outcome == outcome


def test_keepsakes_are_dealt_and_seen_by_nobody_else():
    """LO-1.3"""
    match = underdeck.new("lanterns", players=["ann", "bo", "cleo"], seed=4)
    for seat, name in enumerate(match.seats):
        assert len(delver(match, name, seat).carries) == 2
        assert all(not delver(match, name, other).carries for other in range(3) if other != seat)
    assert [event.seats for event in match.events if event.kind == "dealt"] == [(0,), (0,), (1,), (1,), (2,), (2,)]
    shown = TableFacet.of(plugin_of("lanterns")).public({"delvers": [{"score": None, "carries": ["rope"]}]})
    assert shown["delvers"] == [{"score": None, "carries": []}]


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({}, "lanterns-players"),
        ({"players": []}, "lanterns-players"),
        ({"players": ["ann", "ann"]}, "lanterns-players"),
        ({"players": ["eve"]}, "lanterns-delver"),
        ({"players": [7]}, "setup-type"),
        ({"players": "ann"}, "setup-type"),
        ({"players": ["ann"], "shaft": "attic"}, "lanterns-shaft"),
        ({"players": ["ann"], "shaft": ["old-well"]}, "lanterns-shaft"),
        ({"players": ["ann"], "dungeon": "x"}, "unknown-setup"),
        ({"players": ["ann"], "options": {"delves": "4"}}, "unknown-value"),
        ({"players": ["ann"], "options": {"delves": 3}}, "unknown-value"),
        ({"players": ["ann"], "options": {"hats": "3"}}, "unknown-option"),
        ({"players": ["ann"], "options": "3"}, "setup-type"),
    ],
)
def test_a_setup_that_makes_no_sense_is_refused(setup, code):
    with pytest.raises(Refusal) as caught:
        underdeck.new("lanterns", **setup)
    assert caught.value.code == code
    assert all(text_in(language).refusal(caught.value) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hat red", "position-word"),
        ("path bats-4", "position-card"),
        ("path bats-1 bats-1", "position-twice"),
        ("path bats-1\ndeck bats-1", "position-twice"),
        ("delver eve coins 3", "lanterns-position"),
        ("delver ann coins", "position-number"),
        ("delver ann coins -1", "position-number"),
        ("delver ann hat", "position-word"),
        ("delver ann keepsakes rope-1 rope-2 rope-3", "lanterns-position"),
        ("delver ann pouch 3 out", "lanterns-position"),
        ("floor ²", "position-number"),
        ("option delves", "position-option"),
        ("delve 6", "position-number"),
        ("delve 1\ndelve 2", "lanterns-position"),
        ("phase nap", "position-word"),
        ("phase walk", "lanterns-position"),
        ("path bats-1\nphase escape", "lanterns-position"),
        ("path bats-1\nphase over", "lanterns-position"),
        ("path bats-1\nkept ann dance", "lanterns-position"),
        ("path bats-1\nkept bo on\nkept ann on", "lanterns-position"),
        ("path bats-1\nrng 1 2", "position-number"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused_with_its_line(text, code):
    with pytest.raises(Refusal) as caught:
        at(TWO + text)
    assert caught.value.code == code
    assert caught.value.facts["line"] == 1 + len(text.split("\n"))
    assert all(text_in(language).refusal(caught.value) for language in LANGUAGES)


def some_position(rng):
    game, setup = WALKS["lanterns"].game(), WALKS["lanterns"].any_setup(rng)
    state = game.start(setup, rng.bits())
    for _ in range(rng.below(20)):
        if state.outcome is None:
            game.step(state, *WALKS["lanterns"].answer(game.decisions(state), rng))
    return game.position(state)


@given(st.integers(min_value=0, max_value=2**40))
@settings(max_examples=300, deadline=None, database=None)
def test_a_damaged_position_is_refused_or_can_be_played(seed):
    rng = Rng(seed)
    lines = [line.split() for line in some_position(rng).split("\n")]
    others = [word for line in some_position(rng).split("\n") for word in line.split()]
    for _ in range(1 + rng.below(3)):
        line = lines[rng.below(len(lines))]
        if line and rng.below(3):
            line[rng.below(len(line))] = others[rng.below(len(others))]
        elif line:
            line.pop(rng.below(len(line)))
    try:
        match = at("\n".join([" ".join(line) for line in lines]))
    except Refusal as refusal:
        assert refusal.code != "position-impossible" and str(refusal)
        return
    while match.outcome is None:
        decision = match.decisions[rng.below(len(match.decisions))]
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    assert at(match.position()).digest == match.digest


@pytest.mark.parametrize(
    ("old", "new", "blamed"),
    [
        ('kind = "peril"', 'kind = "horror"', "bats"),
        ("coins = 15", "coins = -1", "sleeping-kings-crown"),
        ("saves = 50", 'saves = "half"', "sewn-pocket"),
        ("light = 8", "light = 60", "pack"),
        ('id = "flood"', 'id = "bats"', "bats"),
        ("stairs = 2", "stares = 2", "sunken-crypt"),
    ],
)
def test_a_card_file_with_a_mistake_is_refused_with_the_card(old, new, blamed):
    from importlib import resources

    text = (resources.files("lanterns") / "pack" / "cards.toml").read_text(encoding="utf-8")
    with pytest.raises(Refusal) as caught:
        compiled(text.replace(old, new, 1))
    assert caught.value.code == "pack-field" and caught.value.facts["card"] == blamed


def test_a_card_file_that_is_no_toml_is_refused():
    with pytest.raises(Refusal) as caught:
        compiled("[[chamber]")
    assert caught.value.code == "pack-syntax"


def test_undo_is_open_where_nothing_is_learned():
    opened, closed = map(sum, zip(*[look_back(WALKS["lanterns"], seed, 100) for seed in range(8)], strict=True))
    assert opened > 40 and closed > 40


def played(names, bots, seed):
    match = underdeck.new("lanterns", players=names, seed=seed)
    players = [make_bot(bot, seed + seat, "lanterns") for seat, bot in enumerate(bots)]
    while match.outcome is None:
        decision = match.decisions[0]
        match.submit(*ask(players[decision.seat], match, decision))
    return match


def test_the_careful_bot_is_far_better_than_chance():
    won = [played(["ann", "bo"], ["random", "careful"], seed).outcome for seed in range(40)]
    assert won.count("bo") > 32
    alone = [
        sum(delver(played(["ann"], [bot], seed), "ann").score for seed in range(20)) for bot in ("random", "careful")
    ]
    assert alone[1] > 2 * alone[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words_and_a_plain_table_speaks_too(language):
    """Whole games: every question, answer, event and ending, by our own words and by the house's plain ones."""
    words = TextFacet.of(plugin_of("lanterns")).words(language)
    plain = Words("lanterns", language)
    for seed in range(20):
        match = underdeck.new("lanterns", seed=seed, **WALKS["lanterns"].any_setup(Rng(seed)))
        rng = Rng(seed)
        while match.outcome is None:
            assert all(words.text.has(f"event-{event.kind}") and plain.event(event) for event in match.events)
            decision = match.decisions[rng.below(len(match.decisions))]
            view = match.view(decision.seat)
            assert words.text.has(f"ask-{decision.kind}")
            assert words.question(decision, view) and words.why(decision, view)
            assert all(rule.text for rule in words.rules_behind(decision, view))
            for said in [match.write(option) for option in decision.options]:
                assert words.text.has(f"do-{said.split()[0]}") and words.full_answer(said, decision, view)
            match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
        ending = words.ending(match, ())
        assert words.outcome(match.outcome) != match.outcome and len(ending.lines) == len(match.seats)
    assert len(words.listing()) == len(cards().chambers) + len(cards().keepsakes)
    assert all(rule.text for rule in words.rules.rules)


def test_both_languages_say_the_same_things():
    texts = [set(text_in(language, "lanterns").written) for language in LANGUAGES]
    assert texts[0] == texts[1]
