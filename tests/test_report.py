"""What `underdeck sim onedeck --report` plays and adds up."""

import json

import pytest
from click.testing import CliRunner

from lab.studied import played_study
from underdeck.cli.main import cli
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.study import report_study
from underdeck.lab.figures import Figures, Share
from underdeck.lab.report import Report, blocks, total
from underdeck.lab.rows import played
from underdeck.lab.study import Laboratory, study_of
from underdeck.text import LANGUAGES, text_in


def study(setup=None, games=2, seed=0):
    found = {"name": "report", "game": "onedeck", "bot": "random", "games": games, "seed": seed}
    return study_of(found | report_study(onedeck_pack().pack, setup or {}), "report")


def cells(setup=None):
    return [(tuple(cell.setup["heroes"]), cell.setup["dungeon"]) for cell in Laboratory(study(setup)).cells]


def invoked(*words):
    return CliRunner().invoke(cli, ["sim", "onedeck", "--report", "--bot", "random", "--lang", "en", *words])


def told(*words):
    result = invoked(*words)
    assert result.exit_code == 0, result.output
    return result


SOLO = ["--hero", "warrior", "--dungeon", "dragons-cave", "--games", "3"]


def test_each_hero_plays_alone_in_the_dungeons_of_their_own_set():
    pack = onedeck_pack().pack
    assert set(cells()) == {
        ((hero,), id)
        for hero, sides in pack.heroes.items()
        for id, dungeon in pack.dungeons.items()
        if dungeon.set == sides[0].set
    }


def test_a_set_restricts_heroes_and_dungeons_and_both_sets_together_restrict_nothing():
    pack = onedeck_pack().pack
    forest = cells({"set": "forest"})
    assert {pack.sets[pack.dungeons[id].set] for _, id in forest} == {"forest"}
    assert {pack.sets[pack.heroes[hero][0].set] for (hero,), _ in forest} == {"forest"}
    mixed = cells({"set": "hybrid", "heroes": ["mage", "rogue"]})
    assert mixed == [(("mage", "rogue"), id) for id in pack.dungeons]
    assert len(cells({"set": "hybrid"})) == len(pack.heroes) * len(pack.dungeons)


def test_a_named_party_plays_in_the_sets_of_its_heroes_and_a_named_dungeon_takes_everybody():
    pack = onedeck_pack().pack
    assert {pack.dungeons[id].set for _, id in cells({"heroes": ["mage", "alchemist"]})} == {0, 1}
    assert {pack.dungeons[id].set for _, id in cells({"heroes": ["mage"]})} == {0}
    assert cells({"dungeon": "mudlands"}) == [((hero,), "mudlands") for hero in pack.heroes]


def test_totals_are_sums_of_cells(tmp_path):
    found = {"heroes": ["warrior", "mage"], "dungeon": ["dragons-cave", "yetis-cavern"]}
    asked = {"name": "sums", "game": "onedeck", "bot": "novice", "games": 3, "sweep": found}
    report = Report(played_study(tmp_path / "out", study_of(asked, "sums"))[0], "en")
    shares = {key: standing.share for key, standing in report.figures.cells.items()}
    heading, *rows, sums = report.map().table
    assert heading == ["", "Dragon’s Cave", "Yeti’s Cavern", "all"] and [row[0] for row in rows] == ["Warrior", "Mage"]
    assert sums[0] == "all" and sums[-1] == report.share(total(list(shares.values())))
    assert [row[-1] for row in rows] == [
        report.share(total([shares[cell, ""] for cell in pair])) for pair in ((0, 1), (2, 3))
    ]
    assert sums[1:3] == [report.share(total([shares[cell, ""] for cell in pair])) for pair in ((0, 2), (1, 3))]


def test_heroes_of_different_dungeons_have_tables_of_their_own():
    one = Share(1.0, 2)
    assert blocks({(0, 0): one, (0, 1): one, (1, 2): one, (2, 0): one, (2, 1): one}) == [([0, 2], [0, 1]), ([1], [2])]
    assert total([one, Share(0.5, 1)]) == (1.5, 3)


def test_victories_are_counted_as_they_come(tmp_path):
    """The same games, played here and in the report."""
    setup = {"heroes": ["warrior"], "dungeon": "dragons-cave", "tier": "novice"}
    asked = study(setup, 4, 2026)
    asked.bot = "skilled"
    laboratory = Laboratory(asked)
    ends = [played(laboratory, laboratory.cells[0], number).outcome for number in range(4)]
    assert total(list(Figures(played_study(tmp_path / "out", asked)[0]).shares.values())) == (ends.count("victory"), 4)
    assert "victory" in ends


def test_a_report_gives_the_games_of_its_study_however_many_processes_play(tmp_path):
    found = json.loads(told("--json", *SOLO, "--seed", "5").stdout)
    assert found["games"] == 3 and [cell["games"] for cell in found["cells"]] == [3]
    assert found["seed"] == 5 and found["setup"]["heroes"] == ["warrior"]
    asked = study({"heroes": ["warrior"], "dungeon": "dragons-cave"}, 3, 5)
    assert found["digest"] == played_study(tmp_path / "out", asked)[1]["digest"]
    assert found["digest"] != json.loads(told("--json", *SOLO, "--seed", "6").stdout)["digest"]


def test_settings_reach_every_game():
    fearless = json.loads(told("--json", *SOLO, "--tier", "fearless").stdout)
    assert (
        fearless["setup"]["tier"] == "fearless"
        and fearless["digest"] != json.loads(told("--json", *SOLO).stdout)["digest"]
    )


@pytest.mark.parametrize(
    "words, code",
    [
        (["--hero", "nobody"], "unknown-hero"),
        (["--dungeon", "nowhere"], "unknown-dungeon"),
        (["--edition", "0.1"], "unknown-edition"),
        (["--hero", "mage", "--hero", "rogue", "--hero", "archer"], "hero-count"),
        (["--set", "moon"], "unknown-set"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(words, code, monkeypatch):
    monkeypatch.setattr("underdeck.lab.running.Run.go", None)
    assert invoked(*words).exception.code == code


def test_without_its_libraries_a_report_says_what_to_install(monkeypatch):
    monkeypatch.setattr("underdeck.cli.extras.find_spec", lambda module: None)
    refusal = invoked().exception
    assert refusal.code == "extra"
    for language in LANGUAGES:
        assert "underdeck[lab]" in text_in(language).refusal(refusal)
