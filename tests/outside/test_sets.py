"""Sets replaced and mixed by packs; a third set is never a hybrid that nobody asked for."""

import pytest

from outside.making import SETUP, grow, own_set, told
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules.setup import deck_cards
from underdeck.games.onedeck.rules.state import HYBRID
from underdeck.kernel.refusal import Refusal
from underdeck.lab.simulate import simulate
from underdeck.match import load, new

FOUR = ["grove-warden", "mage", "rogue", "archer"]
BASE = [card.id for card in onedeck_pack().pack.cards if card.set == 0 and not card.twin]


def cards_in(match):
    return [match.state.pack.cards[card] for card in deck_cards(match.state)]


def replacing(ids):
    return lambda text: text.replace("replaces = []", f"replaces = {ids}".replace("'", '"'))


def test_both_copies_of_a_card_are_replaced(shelf):
    grow(shelf, cards=replacing(["bandit-1"]))
    four = new("onedeck", packs=["grove"], heroes=FOUR, dungeon="dragons-cave")
    ids = [card.id for card in cards_in(four)]
    assert not [id for id in ids if id.startswith("bandit-1")] and "bandit-2" in ids
    assert "grove-mire-a-twin" in ids
    hybrid = new("onedeck", packs=["grove"], heroes=["mage"], dungeon="dragons-cave", set="hybrid")
    assert "bandit-1" not in [card.id for card in cards_in(hybrid)]


def test_a_whole_set_is_replaced(shelf):
    def changed(text):
        return replacing(BASE)(own_set(text).replace("[deck]", '[deck]\njoins = "base"'))

    grow(shelf, cards=changed)
    match = new("onedeck", packs=["grove"], heroes=["mage"], dungeon="dragons-cave")
    assert {card.id.partition("-")[0] for card in cards_in(match)} == {"grove"} and match.view(0).set == "base"
    assert load(match.record()).digest == match.digest
    setup = {"packs": ["grove"], "heroes": ["mage"], "dungeon": "dragons-cave"}
    assert sum(simulate("onedeck", [setup], 10, 1, "random").outcomes.values()) == 10
    forest = new("onedeck", packs=["grove"], heroes=["mage"], dungeon="mudlands")
    assert len(cards_in(forest)) == len(cards_in(new("onedeck", heroes=["mage"], dungeon="mudlands")))


def test_no_deck_is_replaced_by_nothing(shelf):
    grow(shelf, cards=replacing(BASE))
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["grove"], heroes=["mage"], dungeon="dragons-cave")
    assert refusal.value.facts["field"] == "replaces" and "base" in str(refusal.value.facts["reason"])
    assert all(told(refusal.value))


def test_two_packs_that_mix_are_one_deck(shelf):
    grow(shelf)
    grow(shelf, "fen")
    match = new("onedeck", packs=["grove", "fen"], heroes=["mage"], dungeon="dragons-cave")
    own = {card.id.partition("-")[0] for card in cards_in(match)}
    assert {"grove", "fen"} < own and match.state.set == 0


def test_a_third_set_is_a_hybrid_only_by_its_name(shelf):
    grow(shelf, cards=own_set)
    for dungeon, deck in (("grove-glade", "grove"), ("dragons-cave", "base"), ("mudlands", "forest")):
        for setup in ({}, {"set": deck}):
            match = new("onedeck", packs=["grove"], heroes=["mage"], dungeon=dungeon, **setup)
            again = load(match.record())
            placed = new("onedeck", packs=["grove"], position=match.position())
            for each in (match, again, placed):
                assert each.state.set != HYBRID and each.view(0).set == deck
            assert {match.state.pack.sets[card.set] for card in cards_in(match)} == {deck}
        for other in {"base", "forest", "grove"} - {deck}:
            with pytest.raises(Refusal) as refusal:
                new("onedeck", packs=["grove"], heroes=["mage"], dungeon=dungeon, set=other)
            assert refusal.value.code == "dungeon-set"


def test_a_hybrid_takes_only_the_marked_cards_of_a_third_set(shelf):
    grow(shelf, cards=own_set)
    match = new("onedeck", packs=["grove"], **SETUP, set="hybrid")
    own = [card for card in cards_in(match) if match.state.pack.sets[card.set] == "grove"]
    assert own and all(card.set_icon or card.leaf for card in own)
    grow(shelf, cards=lambda text: own_set(text).replace("set_icon = true", "set_icon = false"))
    match = new("onedeck", packs=["grove"], **SETUP, set="hybrid")
    assert {match.state.pack.sets[card.set] for card in cards_in(match)} == {"base", "forest"}


def test_whole_games_are_played_with_a_third_set(shelf):
    grow(shelf, cards=own_set)
    setups = [{"packs": ["grove"], **SETUP, **deck} for deck in ({}, {"set": "hybrid"})]
    assert sum(simulate("onedeck", setups, 20, 3, "random").outcomes.values()) == 20
