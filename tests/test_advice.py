"""Advice in words: what is not known is not claimed, and what is the same is told once."""

import pytest

from underdeck import new
from underdeck.bots.advice import Advice, Prospect
from underdeck.kernel.digits import percent
from underdeck.plugin.registry import plugin_of
from underdeck.text.advice import advice_text, figures_of
from underdeck.text.facet import TextFacet

DOORS = ("Enter door 1 (closed)", "Enter door 2 (closed)")


def told(*prospects, best=0):
    match = new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=1)
    decision = match.decisions[0]
    found = [Prospect(action, *facts) for action, facts in zip(decision.options, prospects, strict=False)]
    advice = Advice(0, decision.kind, found[best].win, found, best, [], 24)
    words = TextFacet.of(plugin_of("onedeck")).words("en")
    return advice_text(words, match, decision, match.view(0), advice)


@pytest.mark.parametrize("win, error, said", [
    (0.98, 0.01, "About as good, within the margin of error"),
    (0.985, 0.001, "About as good, within the margin of error"),
    (0.92, 0.08, "About as good, within the margin of error"), (0.9, 0.01, "Next, 9 points less"),
    (0.995, 0.001, "One point higher"),
])  # fmt: skip
def test_a_lead_within_what_sampling_errs_by_is_called_none(win, error, said):
    assert told((0.99, 0.01, {}), (win, error, {})).next.startswith(said)


def test_what_is_computed_is_told_to_the_point():
    assert told((0.99, 0.0, {}, ("win",)), (0.98, 0.0, {}, ("win",))).next.startswith("Next, one point less")
    assert told((0.99, 0.0, {}, ("win",)), (0.99, 0.0, {}, ("win",))).next.startswith("As good as that")


def test_answers_that_differ_in_name_only_are_told_as_the_same():
    match = new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=1)
    first, second, *_ = match.decisions[0].options
    alike = told((0.4, 0.01, {}), (0.4, 0.01, {}, (), first), (0.3, 0.01, {}))
    assert alike.next.startswith(f"Just the same: {DOORS[1]}. Next, 10 points less: ")
    assert told((0.4, 0.01, {}), (0.4, 0.01, {}, (), first)).next == f"Just the same: {DOORS[1]}."
    assert told((0.3, 0.01, {}), (0.4, 0.01, {}), (0.4, 0.01, {}, (), second), best=2).next.startswith(
        "Just the same: "
    )


def test_nothing_that_was_sampled_is_certain():
    text = TextFacet.of(plugin_of("onedeck")).words("en").text
    figures = {"through": 1.0, "clean": 0.0, "reach": 0.9999}
    said = [figure.text for figure in figures_of(Prospect((), 1.0, 0.0, figures), text)]
    assert [each.rpartition(" ")[2] for each in said] == ["99%", "1%", "99%"]
    known = [figure.text for figure in figures_of(Prospect((), 1.0, 0.0, figures, tuple(figures)), text)]
    assert [each.rpartition(" ")[2] for each in known] == ["100%", "0%", "99%"]


def test_only_the_impossible_is_nothing_and_only_the_certain_everything():
    assert [percent(chance) for chance in (0.0, 1e-12, 1e-6, 0.5, 0.9999, 1 - 1e-12, 1.0)] == [
        0,
        0,
        1,
        50,
        99,
        100,
        100,
    ]
