"""Cards have a line of flavor, items a name of their own, and both are told when they come into play."""

import pytest

from table import at
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.games.stick.text.words import stick_text
from underdeck.kernel.events import Event
from underdeck.table.renderer import Renderer
from underdeck.text.languages import LANGUAGES

JOKING = ("encounter", "dungeon", "hero", "reference")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_encounter_boss_hero_and_potion_has_a_line_of_its_own(language):
    words = onedeck_text(language)
    jokes = {str(row["id"]): row["joke"] for row in words.listing() if row["deck"] in JOKING}
    assert [id for id, joke in jokes.items() if not joke] == []
    assert all(words.joke(potion.id) for potion in words.pack.potions)
    subjects = {card.name for card in words.pack.cards} | {dungeon.boss for dungeon in words.pack.dungeons.values()}
    assert len({words.joke(id) for id in subjects}) == len(subjects)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_carries_a_skeleton(language):
    words = onedeck_text(language)
    printed = [card for card in words.pack.cards if not card.id.endswith("-twin")]
    items = [words.item_name(card.id) for card in printed]
    assert len(set(items)) == len(items)
    assert not set(items) & {words.card_name(card.id) for card in printed}
    assert words.item_name("skeleton-2-twin") == words.item_name("skeleton-2")


def test_the_log_and_the_hero_sheet_call_an_item_by_its_name():
    words = onedeck_text("en")
    taken = Event("loot-item", {"card": "skeleton-2", "hero": "warrior"})
    assert words.event(taken) == "The Warrior takes an item: Well-Chewed Femur (Skeleton)."
    assert words.item_named("skeleton-2") == "Well-Chewed Femur (one strength die)"
    assert words.face(words.by_id["skeleton-2"]).carried == "Well-Chewed Femur"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_comes_into_play_brings_its_line_into_the_log(language):
    t = at("heroes mage\ndungeon dragons-cave\ndoors ?\ndeck 20\nphase turn")
    t.do(next(option for option in t.options if option.startswith("enter")))
    told = {event.kind: Renderer("onedeck", language).line(1, event) for event in t.match.events}
    opened = told.pop("opened")
    assert opened.joke == onedeck_text(language).joke(onedeck_text(language).by_id[opened.card].name) != ""
    assert {line.joke for line in told.values()} <= {""}
    plays = Event("plays-monster", {"seat": "roy", "monster": "warg"})
    assert Renderer("stick", language).line(1, plays).joke == stick_text(language).joke("monster", "warg") != ""
