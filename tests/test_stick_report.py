"""What `underdeck sim stick --report` counts."""

from types import SimpleNamespace

import pytest

from lab.studied import played_study
from underdeck.games.stick.study import Lab
from underdeck.lab.chronicle import TAKEN, USED
from underdeck.lab.figures import Figures, Offer
from underdeck.lab.report import Report, one_sided
from underdeck.lab.rows import played
from underdeck.lab.study import Laboratory, study_of
from underdeck.plugin.registry import plugin_of

QUICK = {"preset": "quick", "length": "short"}


def study(players, bot="sensible", games=1, seed=7):
    found = {"name": "report", "game": "stick", "bot": bot, "games": games, "seed": seed}
    return study_of({**found, "setup": QUICK, "sweep": {"players": players}}, "report")


def test_tables_of_six_and_four_are_played_unless_it_is_said_who_plays():
    facet = Lab.of(plugin_of("stick"))
    assert facet.report_study(QUICK, "skilled")["sweep"] == {"players": [6, 4]}
    named = {**QUICK, "players": {"roy": "bot", "elan": "bot"}}
    assert facet.report_study(named, "skilled") == {"setup": named}


def test_a_report_counts_every_game(tmp_path):
    folder, _ = played_study(tmp_path / "out", study([3], games=2))
    found = Figures(folder)
    assert found.games == 2 == sum(share.wins for share in found.shares.values())
    assert sum(share.games for share in found.shares.values()) == 6
    assert sum(count for _, count in found.ends) == 2
    measures = {measure.name: measure for measure in found.measures}
    assert measures[""].games >= 2 and measures["stack"].games == 2 and measures["stack"].most >= 1
    assert measures[""].median <= measures[""].ninety <= measures[""].most
    assert set(found.scores) == {name for _, name in found.shares}


def test_named_players_are_the_ones_who_play():
    laboratory = Laboratory(study([{"roy": "bot", "elan": "bot"}], "random"))
    assert laboratory.begin(laboratory.cells[0], laboratory.cells[0].chance(3, 0)).seats == ["roy", "elan"]


@pytest.mark.long
def test_chances_to_use_and_to_take_a_card_are_counted():
    laboratory = Laboratory(study([3], "skilled"))
    offers = played(laboratory, laboratory.cells[0], 0).offers
    assert {offer.way for offer in offers} == {TAKEN, USED}
    assert all(0 <= offer.chosen <= offer.times for offer in offers) and any(offer.chosen for offer in offers)


def test_cards_with_many_chances_and_hardly_any_use_are_named():
    offers = [Offer("often", USED, 500, 5), Offer("never", USED, 500, 4), Offer("rare", USED, 99, 0)]
    assert [offer.card for offer in filter(one_sided, offers)] == ["never"]


def test_shticks_chosen_hardly_ever_or_nearly_always_are_named_with_their_share():
    counts = {"never": (60, 0), "now-and-then": (60, 2), "always": (200, 199), "seldom-seen": (49, 0)}
    offers = [Offer(name, TAKEN, *found) for name, found in counts.items()]
    report = Report.__new__(Report)
    report.figures, report.names, report.text = SimpleNamespace(offers=offers), str, lambda id: id
    assert report.offers().table[1:] == [
        ["never (lab-report-to-be-taken)", "60", "0.0"],
        ["always (lab-report-to-be-taken)", "200", "99.5"],
    ]
    report.figures.offers = offers[1:2]
    assert report.offers().table[1:] == [["lab-report-none", "", ""]]
    report.figures.offers = []
    assert report.offers().table == []
