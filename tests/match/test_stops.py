"""Which questions a seat's settings answer by themselves."""

import pytest

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.text.words import ASK_RULES
from underdeck.kernel.decisions import Decision
from underdeck.kernel.rng import Rng
from underdeck.match import Match, new
from underdeck.match.facet import MatchFacet
from underdeck.match.stops import STOPS, answer_for, in_order
from underdeck.plugin.registry import plugin_of


def at_a_window(several: bool) -> tuple[Match, Decision]:
    """A game of first answers up to a reaction window with one option, or with several."""
    for seed in range(20):
        match = new("stick", seed=seed, players=["roy", "haley", "elan", "belkar"])
        for _ in range(400):
            for decision in match.decisions:
                if (
                    decision.kind in MatchFacet.of(plugin_of("stick")).windows
                    and (len(decision.options) > 1) == several
                ):
                    return match, decision
            decision = in_order(match.decisions, "stick")[0]
            match.submit(decision.seat, decision.options[0])
    raise AssertionError


def test_the_default_asks_whoever_could_do_something():
    match, decision = at_a_window(several=True)
    assert answer_for(match, decision) is None
    match, decision = at_a_window(several=False)
    assert answer_for(match, decision) == decision.options[0]


def test_always_asks_even_where_there_is_one_answer():
    for several in (True, False):
        match, decision = at_a_window(several)
        assert answer_for(match, decision, "always") is None


def test_never_passes_in_windows():
    match, decision = at_a_window(several=True)
    action = answer_for(match, decision, "never")
    assert action is not None and match.write(action) == "pass"
    match.submit(decision.seat, action)


def test_never_still_asks_what_is_no_window():
    match = new("stick", seed=1, players=["roy", "haley"])
    for decision in match.decisions:
        assert decision.kind not in MatchFacet.of(plugin_of("stick")).windows and len(decision.options) > 1
        assert [answer_for(match, decision, stop) for stop in STOPS] == [None] * 3


def test_those_who_were_asked_for_help_answer_first():
    asked = [Decision(0, "assist", [], (0,)), Decision(2, "offer", [], (0,)), Decision(1, "offer", [], (0,))]
    assert [decision.seat for decision in in_order(asked, "stick")] == [2, 1, 0]


def with_an_offer() -> tuple[Match, Decision]:
    """Somebody who has asked the only helper there is."""
    for seed in range(20):
        match = new("stick", seed=seed, players=["roy", "haley", "elan"], preset="quick")
        rng = Rng(seed)
        while match.outcome is None:
            decision = in_order(match.decisions, "stick")[0]
            match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
            for decision in match.decisions:
                if decision.kind == "assist" and [match.write(each).split()[0] for each in decision.options] == [
                    "withdraw"
                ]:
                    return match, decision
    raise AssertionError


def test_an_offer_is_not_withdrawn_by_itself():
    match, decision = with_an_offer()
    assert [answer_for(match, decision, stop) for stop in STOPS] == [None] * 3


def test_windows_are_kinds_of_questions():
    assert set(MatchFacet.of(plugin_of("stick")).windows) <= set(ASK_RULES)


@pytest.mark.rule("OS-10.6")
def test_whoever_is_asked_for_help_hears_both_sides_first():
    asker = Decision(0, "assist", [(do.WITHDRAW, 2)], (0,))
    other_side = Decision(1, "assist", [(do.OFFER, 2, 5), (do.DONE,)], (0,))
    asked = Decision(2, "offer", [(do.ACCEPT, 0), (do.REFUSE,)], (0,))
    assert in_order([asker, other_side, asked], "stick") == [other_side, asked, asker]
    assert in_order([asker, asked], "stick") == [asked, asker]
