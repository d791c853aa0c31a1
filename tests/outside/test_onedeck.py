"""One Deck Dungeon with packs from outside, and the records that need them."""

import shutil

import pytest

from outside.making import SETUP, grow, own_set, run, told
from underdeck.games.onedeck.bots.fight_estimate import floor_toll
from underdeck.games.onedeck.rules.setup import deck_cards
from underdeck.games.onedeck.rules.state import HYBRID, poison_tokens
from underdeck.kernel.refusal import Refusal
from underdeck.lab.simulate import simulate
from underdeck.match import load, new
from underdeck.packs import outside
from underdeck.plugin.packs import PacksFacet
from underdeck.plugin.registry import plugin_of
from underdeck.text import LANGUAGES
from underdeck.text.facet import TextFacet


def test_a_game_is_played_with_a_pack_and_its_record_says_so(shelf):
    grow(shelf)
    match = new("onedeck", packs=["grove"], seed=3, **SETUP)
    match.submit(0, match.decisions[0].options[0])
    ref = match.header.packs[0]
    assert (ref.id, ref.version) == ("grove", "1.0")
    assert load(match.record()).digest == match.digest
    assert load(match.record()).header == match.header


def test_a_game_without_packs_does_not_name_any(shelf):
    grow(shelf)
    record = new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=3).record()
    assert "packs" not in record
    assert load(record).header.packs == ()
    with pytest.raises(Refusal) as refusal:
        new("onedeck", **SETUP)
    assert refusal.value.code == "unknown-hero"


def test_a_record_is_refused_in_a_sentence_where_its_pack_is_absent_or_changed(shelf, monkeypatch):
    folder = grow(shelf)
    record = new("onedeck", packs=["grove"], seed=3, **SETUP).record()
    monkeypatch.setattr(outside, "_known", {})
    cards = folder / "cards" / "cards.toml"
    cards.write_text(cards.read_text().replace("xp = 3", "xp = 4"))
    with pytest.raises(Refusal) as changed:
        load(record)
    shutil.rmtree(folder)
    with pytest.raises(Refusal) as absent:
        load(record)
    assert (changed.value.code, absent.value.code) == ("record-pack-changed", "record-pack-absent")
    for line in [*told(changed.value), *told(absent.value)]:
        assert "grove" in line and "1.0" in line
    assert load(new("onedeck", heroes=["mage"], dungeon="dragons-cave").record()).outcome is None


def test_a_record_goes_on_with_the_cards_of_a_pack_that_was_replaced(shelf, here, monkeypatch):
    folder = grow(here)
    assert run("packs", "add", str(folder))[0] == 0
    record = new("onedeck", packs=["grove"], seed=3, **SETUP).record()
    cards = folder / "cards" / "cards.toml"
    cards.write_text(cards.read_text().replace("xp = 3", "xp = 4"))
    assert run("packs", "add", str(folder), "--replace")[0] == 0
    monkeypatch.setattr(outside, "_known", {})
    now = new("onedeck", packs=["grove"], seed=3, **SETUP)
    assert load(record).record() == record != now.record()
    assert [manifest.id for manifest in outside.packs_for("onedeck")] == ["grove"]
    ref = now.header.packs[0]
    for digest in ("../../../grove", "0" * 16):
        with pytest.raises(Refusal) as refusal:
            outside.needed(outside.PackRef(ref.id, ref.version, digest))
        assert refusal.value.code == "record-pack-changed"


def test_a_corrected_text_and_version_leave_a_record_as_it_is(shelf, monkeypatch):
    folder = grow(shelf)
    record = new("onedeck", packs=["grove"], seed=3, **SETUP).record()
    monkeypatch.setattr(outside, "_known", {})
    manifest = folder / "pack.toml"
    manifest.write_text(manifest.read_text().replace('"1.0"', '"1.1"'))
    assert load(record).record() == record


def test_cards_join_a_deck_and_replace_others(shelf):
    grow(shelf, cards=lambda text: text.replace("replaces = []", 'replaces = ["bandit-1"]'))
    plain = new("onedeck", heroes=["mage"], dungeon="dragons-cave")
    mixed = new("onedeck", packs=["grove"], heroes=["mage"], dungeon="dragons-cave")
    had = {plain.state.pack.cards[card].id for card in deck_cards(plain.state)}
    have = {mixed.state.pack.cards[card].id for card in deck_cards(mixed.state)}
    assert have - had == {"grove-thornling-a", "grove-thornling-b", "grove-mire-a"}
    assert had - have == {"bandit-1"}


def test_a_third_set_is_played_alone_and_is_no_hybrid(shelf):
    grow(shelf, cards=own_set)
    for setup in ({}, {"set": "grove"}):
        state = new("onedeck", packs=["grove"], **SETUP, **setup).state
        assert {state.pack.cards[card].set for card in deck_cards(state)} == {2}
        assert state.set != HYBRID and state.pack.sets == ["base", "forest", "grove"]
    view = new("onedeck", packs=["grove"], **SETUP).view(0)
    assert view.set == "grove"
    for deck, index in (("base", 0), ("forest", 1)):
        dungeon = {"base": "dragons-cave", "forest": "mudlands"}[deck]
        match = new("onedeck", packs=["grove"], heroes=["grove-warden"], dungeon=dungeon, set=deck)
        assert {match.state.pack.cards[card].set for card in deck_cards(match.state)} == {index}
    hybrid = new("onedeck", packs=["grove"], **SETUP, set="hybrid")
    assert {hybrid.state.pack.cards[card].set for card in deck_cards(hybrid.state)} == {0, 1, 2}
    assert hybrid.view(0).set == "hybrid"
    again = new("onedeck", packs=["grove"], position=hybrid.position())
    assert again.view(0).set == "hybrid"
    four = ["grove-warden", "mage", "rogue", "archer"]
    assert poison_tokens(new("onedeck", packs=["grove"], heroes=four, dungeon="dragons-cave").state) == 8


def test_hordes_are_of_the_forest(shelf):
    grow(shelf, cards=own_set)
    four = ["grove-warden", "mage", "rogue", "archer"]
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["grove"], heroes=four, dungeon="grove-glade", hordes=True)
    assert refusal.value.code == "hordes"


@pytest.mark.parametrize(
    "heroes", [["grove-warden"], ["grove-warden", "mage"], ["grove-warden", "mage", "rogue", "archer"]]
)
def test_whole_games_are_played_and_told_with_a_pack(shelf, heroes):
    grow(shelf)
    setup = {"packs": ["grove"], "heroes": heroes, "dungeon": "grove-glade"}
    assert sum(simulate("onedeck", [setup], 10, 5, "random").outcomes.values()) == 10
    match = new("onedeck", seed=8, **setup)
    words = [TextFacet.of(plugin_of("onedeck", match.header.packs)).words(language) for language in LANGUAGES]
    while match.outcome is None:
        decision = match.decisions[0]
        for each in words:
            said = [each.question(decision, match.view(decision.seat))]
            said += [each.event(event) for event in match.events]
            said += [
                each.full_answer(match.write(option), decision, match.view(decision.seat))
                for option in decision.options
            ]
            assert all(line.strip() and "{" not in line for line in said)
        match.submit(decision.seat, decision.options[-1])


def test_two_packs_are_played_together_unless_they_clash(shelf):
    grow(shelf)
    grow(shelf, "fen")
    match = new("onedeck", packs=["grove", "fen"], heroes=["grove-warden", "fen-warden"], dungeon="fen-glade")
    assert [ref.id for ref in match.header.packs] == ["grove", "fen"]
    assert load(match.record()).digest == match.digest
    grow(shelf, "bog", cards=lambda text: text.replace("bog-warden", "fen-warden"))
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["fen", "bog"], heroes=["fen-warden"], dungeon="fen-glade")
    assert refusal.value.code == "pack-clash"
    for line in told(refusal.value):
        assert "fen-warden" in line and "bog" in line and "fen" in line


def test_a_pack_cannot_take_the_place_of_a_card_of_ours(shelf):
    grow(shelf, cards=lambda text: text.replace("grove-warden", "mage"))
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["grove"], heroes=["mage"], dungeon="grove-glade")
    assert refusal.value.code == "pack-clash"


@pytest.mark.parametrize(
    ("old", "new_", "field", "hint"),
    [
        ('skill = "grove-bramble"', 'skill = "grove-brambel"', "skill", "grove-bramble"),
        ('color = "agility"', 'color = "agillity"', "effects", "agility"),
        ("xp = 3", "xpp = 3", "xpp", "xp"),
        ('{ do = "roll", ', '{ do = "rol", ', "effects", "roll"),
        ("[[potion]]", "[[poton]]", "poton", "potion"),
        ('joins = "base"', 'joins = "bass"', "joins", "base"),
        ('joins = "base"', "", "joins", "at least 20"),
        ("replaces = []", 'replaces = ["bandit-3"]', "replaces", "bandit-2"),
        ('id = "grove-mire"', 'id = "grove-thornling"', "id", "used twice"),
    ],
)
def test_an_error_names_the_field_and_suggests_something(shelf, old, new_, field, hint):
    grow(shelf, cards=lambda text: text.replace(old, new_, 1))
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["grove"], **SETUP)
    assert refusal.value.code == "pack-field"
    assert field in str(refusal.value.facts["field"])
    assert hint in str(refusal.value.facts["reason"])


@pytest.mark.parametrize(
    "effect",
    [
        '{ do = "roll", color = "same", per_poison = true }',
        '{ do = "raise", by = 1, dice = 1, partner = true }',
        '{ do = "reroll", dice = 1, color = "strength" }',
        '{ do = "exchange", values = [], dice = 1, color = "strength", value = 6 }',
        '{ do = "choose", branches = [[{ do = "kiting" }]] }',
    ],
)
def test_an_effect_that_no_card_could_say_is_refused(shelf, effect):
    grow(shelf, cards=lambda text: text.replace('{ do = "roll", color = "agility", count = 2 }', effect))
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["grove"], **SETUP)
    assert (refusal.value.code, refusal.value.facts["field"]) == ("pack-field", "effects")


@pytest.mark.parametrize("packs", [["nobody"], "grove", [3], [f"p{n}" for n in range(9)]])
def test_packs_that_are_not_there_are_refused(shelf, packs):
    grow(shelf)
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=packs, **SETUP)
    assert refusal.value.code in ("unknown-pack", "setup-type", "packs-count")
    assert all(told(refusal.value))


@pytest.mark.parametrize(
    ("box", "hint"),
    [
        ("strength 9: 2 damage", "one die reaches 6 at most; a box with a higher number is wide"),
        ("strength 85 wide: 2 damage", "a number from 1 to 84"),
        ("strength 0: 1 damage", "a number from 1 to 84"),
        ("any 181 wide", "a number from 1 to 180"),
    ],
)
def test_a_box_that_no_dice_can_cover_is_refused(shelf, box, hint):
    folder = grow(shelf, cards=lambda text: text.replace("strength 9 wide: 2 damage", box))
    (trouble,) = PacksFacet.of(plugin_of("onedeck")).troubles(outside.read_pack(folder))
    assert trouble.facts["field"] == "options" and hint in told(trouble)[0]


def test_a_record_is_opened_with_cards_that_no_new_pack_may_have(shelf):
    """The sample of earlier versions had such a box."""
    folder = grow(shelf, cards=lambda text: text.replace("strength 9 wide: 2 damage", "strength 9: 2 damage"))
    match = new("onedeck", packs=["grove"], **SETUP)
    assert load(match.record()).digest == match.digest
    assert PacksFacet.of(plugin_of("onedeck")).troubles(outside.read_pack(folder))


def test_every_box_of_the_example_can_be_covered(shelf):
    grow(shelf)
    cards = new("onedeck", packs=["grove"], **SETUP).state.pack.cards
    own = [
        box for card in cards if card.id.startswith("grove") for box in [*card.boxes, *[o.box for o in card.options]]
    ]
    assert own and all(box.wide or box.value <= 6 for box in own)


def test_what_bots_reckon_of_cards_is_kept_apart_by_the_cards(shelf):
    """Games in one process don't see each other: what is known of one deck is not taken for another."""
    grow(shelf)
    dice = [2, 2, 2, 1]
    for chosen in ([], ["grove"]):
        state = new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=5, packs=chosen).state
        state.pack.reckoned.clear()
        floor_toll(state.pack, state.dungeon, state.set, 1, dice)
        assert list(state.pack.reckoned) == [("dragons-cave", 1, state.set, *dice)]
