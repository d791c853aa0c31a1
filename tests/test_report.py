"""The balance report: what it plays, what it adds up, and that nobody can tell how many workers played it."""

import pytest

import underdeck
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.report import Cell, Job, Report, chance, report
from underdeck.lab import interval
from underdeck.lab.simulate import play


def quick(**asked):
    return report("onedeck", games_per_cell=asked.pop("games", 2), bot="random", **asked)


def test_each_hero_plays_alone_in_the_dungeons_of_her_own_set():
    pack = onedeck_pack().pack
    found = quick(games=1)
    assert [party for party, _, _ in found.rows()] == [(hero,) for hero in pack.heroes]
    for (hero,), row, _ in found.rows():
        for dungeon, cell in zip(found.dungeons, row, strict=True):
            assert (cell is not None) == (pack.dungeons[dungeon].set == pack.heroes[hero][0].set)


def test_a_set_restricts_heroes_and_dungeons_and_both_sets_together_restrict_nothing():
    pack = onedeck_pack().pack
    forest = quick(games=1, settings={"set": "forest"})
    assert forest.dungeons == [id for id, dungeon in pack.dungeons.items() if pack.sets[dungeon.set] == "forest"]
    assert all(pack.sets[pack.heroes[hero][0].set] == "forest" for (hero,) in forest.parties)
    mixed = quick(games=1, parties=[["mage"], ["mage", "rogue"]], settings={"set": "hybrid"})
    assert mixed.dungeons == list(pack.dungeons)
    assert len(mixed.cells) == 2 * len(pack.dungeons)


def test_totals_are_sums_of_cells():
    warrior, pair = ("warrior",), ("mage", "rogue")
    cells = {
        (warrior, "dragons-cave"): Cell(5, 10),
        (warrior, "yetis-cavern"): Cell(3, 10),
        (pair, "dragons-cave"): Cell(4, 10),
        (pair, "mudlands"): Cell(1, 10),
    }
    found = Report({}, "greedy", 1, cells)
    assert found.dungeons == ["dragons-cave", "yetis-cavern", "mudlands"]
    rows = {
        party: ([cell and cell.wins for cell in row], total.wins, total.games) for party, row, total in found.rows()
    }
    assert rows == {warrior: ([5, 3, None], 8, 20), pair: ([4, None, 1], 5, 20)}
    assert [(cell.wins, cell.games) for cell in found.columns()] == [(9, 20), (3, 10), (1, 10)]
    assert {level: cell.wins for level, cell in found.by_difficulty().items()} == {1: 10, 2: 3}
    assert {name: cell.wins for name, cell in found.by_set().items()} == {"base": 12, "forest": 1}
    assert found.total().interval == interval(13, 40)
    written = found.as_dict()
    assert written["total"]["wins"] == 13 and written["total"]["games"] == 40
    assert [party["heroes"] for party in written["parties"]] == [["warrior"], ["mage", "rogue"]]
    assert written["parties"][1]["cells"]["mudlands"]["share"] == 0.1
    assert "yetis-cavern" not in written["parties"][1]["cells"]


def test_victories_are_counted_as_they_come():
    """The same games, played here and in the report."""
    asked = ("onedeck", {"heroes": ["warrior"], "dungeon": "dragons-cave", "tier": "novice"})
    found = report("onedeck", [["warrior"]], ["dragons-cave"], 4, 2026, settings={"tier": "novice"})
    ends = [
        play(*asked, chance(Job(*asked, 2026, range(4), "greedy"), number), "greedy").outcome for number in range(4)
    ]
    assert found.total().wins == ends.count("victory") > 0


def test_the_number_of_workers_makes_no_difference():
    asked = {"parties": [["warrior"], ["mage", "rogue"]], "dungeons": ["dragons-cave"], "games": 12, "seed": 5}
    ticks = []
    alone = quick(**asked)
    together = quick(**asked, workers=2, tick=lambda: ticks.append(1))
    assert alone.as_dict() == together.as_dict()
    assert len(ticks) == 24
    assert quick(**{**asked, "seed": 6}).digest != alone.digest


def test_settings_reach_every_game():
    plain = quick(parties=[["mage"]], dungeons=["lichs-tomb"])
    fearless = quick(parties=[["mage"]], dungeons=["lichs-tomb"], settings={"tier": "fearless"})
    assert plain.digest != fearless.digest
    assert fearless.as_dict()["settings"] == {"tier": "fearless"}


@pytest.mark.parametrize(
    "asked, code",
    [
        ({"parties": [["nobody"]]}, "unknown-hero"),
        ({"dungeons": ["nowhere"]}, "unknown-dungeon"),
        ({"settings": {"edition": "0.1"}}, "unknown-edition"),
        ({"parties": [["mage", "rogue", "archer"]]}, "hero-count"),
        ({"settings": {"set": "moon"}}, "unknown-set"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(asked, code):
    ticks = []
    with pytest.raises(underdeck.Refusal) as caught:
        quick(**asked, tick=lambda: ticks.append(1))
    assert caught.value.code == code
    assert not ticks
