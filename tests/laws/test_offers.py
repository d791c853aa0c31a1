"""What the forms are told may be chosen is what a new game takes, and nothing else."""

import itertools

import pytest

import underdeck
from underdeck import Refusal
from underdeck.forms.catalog import catalog_of
from underdeck.plugin.registry import plugin_of

ONEDECK = catalog_of(plugin_of("onedeck"), "en")
STICK = catalog_of(plugin_of("stick"), "en")
HEROES = [hero["id"] for hero in ONEDECK["heroes"]]
CHARACTERS = [character["id"] for character in STICK["characters"]]


def begins(game: str, **setup) -> bool:
    try:
        underdeck.new(game, **setup)
    except Refusal:
        return False
    return True


def dungeon_of(deck: str) -> str:
    return next(each["id"] for each in ONEDECK["dungeons"] if deck in ("hybrid", each["set"]))


@pytest.mark.parametrize("count", range(6))
def test_a_party_is_of_the_sizes_that_are_told(count):
    assert begins("onedeck", heroes=HEROES[:count], dungeon="dragons-cave") == (count in ONEDECK["party"])
    assert begins("stick", players=CHARACTERS[:count]) == (count in STICK["party"])


@pytest.mark.parametrize("count", ONEDECK["party"])
@pytest.mark.parametrize("deck", [each["id"] for each in ONEDECK["sets"]])
def test_hordes_come_where_it_is_told(count, deck):
    told = ONEDECK["hordes"]
    setup = {"heroes": HEROES[:count], "dungeon": dungeon_of(deck), "set": deck, "hordes": True}
    assert begins("onedeck", **setup) == (count in told["party"] and deck in told["sets"])


@pytest.mark.parametrize("count", [size for size in ONEDECK["party"] if size > 1])
@pytest.mark.parametrize("value", ["no", "yes"])
def test_a_hero_sits_twice_where_it_is_told(count, value):
    told = ONEDECK["doubles"]
    setup = {"heroes": [HEROES[0], *HEROES[: count - 1]], "dungeon": "dragons-cave"}
    fits = count in told["party"] and value == told["value"]
    assert begins("onedeck", **setup, options={told["option"]: value}) == fits


def test_a_hybrid_deck_takes_each_reference_that_is_told():
    setup = {"heroes": HEROES[:1], "dungeon": "dragons-cave", "set": "hybrid"}
    assert all(begins("onedeck", **setup, reference=each) for each in ONEDECK["references"])


@pytest.mark.parametrize("edition", ONEDECK["editions"], ids=lambda each: each["id"])
def test_an_edition_has_the_tiers_that_are_told(edition):
    tiers = {tier["id"] for each in ONEDECK["editions"] for tier in each["tiers"]}
    setup = {"heroes": HEROES[:1], "dungeon": "dragons-cave", "edition": edition["id"]}
    found = {tier for tier in tiers if begins("onedeck", **setup, tier=tier)}
    assert found == {tier["id"] for tier in edition["tiers"]}


@pytest.mark.parametrize(("kind", "count"), list(itertools.product(("length", "variants"), STICK["party"])))
def test_lengths_and_variants_fit_the_numbers_of_players_that_are_told(kind, count):
    for each in STICK["lengths" if kind == "length" else "variants"]:
        chosen = each["id"] if kind == "length" else [each["id"]]
        fits = each["least"] <= count <= each.get("most", count)
        assert begins("stick", players=CHARACTERS[:count], **{kind: chosen}) == fits
