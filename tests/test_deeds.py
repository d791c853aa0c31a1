"""A finished game in a few facts, the same for everybody who counts it."""

from collections import Counter

import msgspec
import pytest

import underdeck
from browser.records import played
from underdeck.bots import ask, make_bot
from underdeck.kernel.events import Event
from underdeck.match.story import story_of
from underdeck.plugin.registry import plugin_of
from underdeck.progress.deeds import FORMAT, Deed, Part, awards_of
from underdeck.progress.facet import ProgressFacet


def deed_of(game):
    match = played(game)
    return ProgressFacet.of(plugin_of(game)).deed(match, story_of(match))


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_a_deed_survives_the_wire(game):
    deed = deed_of(game)
    assert msgspec.json.decode(msgspec.json.encode(deed), type=Deed) == deed
    assert deed.format == FORMAT and deed.answers == len(played(game).log)


def test_a_delve_is_counted():
    deed = deed_of("onedeck")
    (part,) = deed.parts
    assert (deed.place, deed.outcome, part.name, part.won) == ("dragons-cave", "victory", "warrior", True)
    assert part.counts["damage"] == deed.counts["damage"] == sum(part.hurt.values()) > 0
    assert set(part.beaten) <= set(deed.met) and "dragons-cave" in part.beaten
    assert 0 < deed.counts["clean"] <= deed.counts["fights"]
    assert deed.awards == []  # nobody to compare her with


def test_a_crawl_is_counted():
    deed = deed_of("stick")
    match = played("stick")
    by_name = {part.name: part for part in deed.parts}
    assert [name for name, part in by_name.items() if part.won] == [match.outcome]
    assert {name: part.points for name, part in by_name.items()} == {
        player.character: player.total for player in match.view(0).players
    }
    assert sum(part.counts.get("robbed", 0) for part in deed.parts) == 1
    (slayer,) = [player.character for player in match.view(0).players if player.slayer]
    assert [part.name for part in deed.parts if part.counts["slayer"]] == [slayer]
    assert [part.name for part in deed.parts if "xykon-the-lich" in part.beaten] == [slayer]
    assert not any("" in [*part.beaten, *part.hurt] for part in deed.parts)
    robbed = next(award for award in deed.awards if award.kind == "most-robbed")
    assert (robbed.name, robbed.count) == ("elan", 1)


def test_nobody_gets_an_award_that_is_shared():
    parts = [Part("a", False, counts={"x": 2}), Part("b", True, counts={"x": 2}), Part("c", True)]
    assert awards_of(parts, {"most-x": "x"}) == []
    assert awards_of(parts[1:], {"most-x": "x", "most-y": "y"})[0].name == "b"


def test_a_trap_hurts_whom_it_hits_and_is_beaten_by_whom_it_misses():
    from underdeck.games.stick.summary import StickSummary

    found = StickSummary().read(
        [
            (1, Event("battle-defend", {"seat": "elan", "monster": "skelemen", "distance": 0})),
            (2, Event("trap", {"seat": "roy", "trap": "classic-anvil"})),
            (2, Event("hit-by-trap", {"seat": "elan", "die": 1})),
            (2, Event("wounded", {"seat": "elan", "n": 1, "left": 3})),
            (2, Event("evades", {"seat": "roy", "die": 6})),
        ]
    )
    assert found.hurt == {"elan": {"classic-anvil": 1}}
    assert {name: [*beaten] for name, beaten in found.beaten.items()} == {"roy": ["classic-anvil"]}


def test_every_potion_that_heals_is_drunk():
    match = underdeck.new("onedeck", seed=5, heroes=["warrior"], dungeon="lichs-tomb")
    bot = make_bot("skilled", 5, "onedeck")
    while match.outcome is None:
        match.submit(*ask(bot, match))
    answers = Counter(match.write(action).split()[0] for _, action in match.log)
    deed = ProgressFacet.of(plugin_of("onedeck")).deed(match, story_of(match))
    assert answers["heal"] > 0
    assert deed.counts["drunk"] == deed.parts[0].counts["drunk"] == answers["heal"] + answers["drink"]
