"""The balance report: what it plays, what it adds up, and that nobody can tell how many workers played it."""

import pytest

import underdeck
from underdeck.lab import interval, report
from underdeck.packs import onedeck_pack


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
    found = report("onedeck", parties=[["warrior"], ["paladin"]], dungeons=["dragons-cave", "yetis-cavern"],
                   games_per_cell=4, seed=3)  # fmt: skip
    wins = {cell: found.cells[cell].wins for cell in found.cells}
    assert len(wins) == 4 and 0 < sum(wins.values()) < 16
    for party, row, all_of_them in found.rows():
        assert [cell.wins for cell in row] == [wins[party, dungeon] for dungeon in found.dungeons]
        assert (all_of_them.wins, all_of_them.games) == (sum(cell.wins for cell in row), 8)
    cave, cavern = found.columns()
    assert cave.wins == wins[("warrior",), "dragons-cave"] + wins[("paladin",), "dragons-cave"]
    assert {level: cell.wins for level, cell in found.by_difficulty().items()} == {1: cave.wins, 2: cavern.wins}
    assert found.by_set()["base"].wins == found.total().wins == cave.wins + cavern.wins
    assert found.total().interval == interval(found.total().wins, 16)
    written = found.as_dict()
    assert written["total"]["wins"] == found.total().wins
    assert written["parties"][0]["cells"]["dragons-cave"]["wins"] == wins[("warrior",), "dragons-cave"]


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
