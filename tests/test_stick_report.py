"""What `underdeck sim stick --report` counts."""

from underdeck.games.stick.report import Told, quantiles, stick_report

QUICK = {"preset": "quick", "length": "short"}


def test_a_report_depends_only_on_its_seed_and_counts_every_game():
    first = stick_report(QUICK, 3, 2, 7, "sensible")
    assert first.as_dict() == stick_report(QUICK, 3, 2, 7, "sensible").as_dict()
    assert first.games == 2 == sum(first.wins.values()) == len(first.turns) == len(first.slain_turns) + first.limits
    assert sum(first.seated.values()) == 6
    assert first.as_dict() != stick_report(QUICK, 3, 2, 8, "sensible").as_dict()


def test_games_over_several_processes_are_the_same_games():
    ticks = []
    alone = stick_report(QUICK, 2, 3, 5, "random")
    spread = stick_report(QUICK, 2, 6, 5, "random", ticks.append)
    assert spread.games == sum(ticks) == 6
    assert spread.decisions[:3] == alone.decisions


def test_named_players_are_the_ones_who_play():
    told = stick_report({**QUICK, "players": {"roy": "bot", "elan": "bot"}}, 2, 1, 3, "sensible")
    assert set(told.seated) == {"roy", "elan"}


def test_cards_with_many_chances_and_hardly_any_use_are_named():
    told = Told()
    told.chances.update({"often": 500, "never": 500, "rare": 99})
    told.uses.update({"often": 5, "never": 4})
    assert told.unused() == ["never"]


def test_shticks_chosen_hardly_ever_or_nearly_always_are_named_with_their_share():
    told = Told()
    told.looked_at.update({"never": 60, "now-and-then": 60, "always": 200, "seldom-seen": 49})
    told.taken.update({"now-and-then": 2, "always": 199})
    assert told.one_sided() == {"never": 0.0, "always": 99.5}
    assert stick_report(QUICK, 3, 2, 7, "skilled").taken.total()


def test_quantiles_of_few_and_of_no_values():
    assert quantiles([]) == {}
    assert quantiles([4, 1, 9]) == {"median": 4, "ninety": 9, "most": 9}
