"""OD-18: decks of both sets, heroes and dungeons mixed."""

import pytest

import underdeck
from table import Table, at
from underdeck import Refusal
from underdeck.games.onedeck.compile import onedeck_pack

EDITIONS = ("1.1", "1.5", "1.61", "1.9")
PACK = onedeck_pack().pack
SINGLE = [card for card in PACK.cards if not card.twin]
LEAVES = [card.id for card in SINGLE if card.leaf]
HEROES = list(PACK.heroes)
DUNGEONS = list(PACK.dungeons)
BASE_DUNGEONS = [id for id, dungeon in PACK.dungeons.items() if dungeon.set == 0]
FOREST_DUNGEONS = [id for id, dungeon in PACK.dungeons.items() if dungeon.set == 1]
BASE_HEROES = [id for id, sides in PACK.heroes.items() if sides[0].set == 0]
FOREST_HEROES = [id for id, sides in PACK.heroes.items() if sides[0].set == 1]
FOUR = ["mage", "warrior", "paladin", "aquamancer"]


def start(**setup) -> Table:
    return Table(underdeck.new("onedeck", **{"heroes": ["mage"], "dungeon": "dragons-cave", "seed": 1, **setup}))


def cards_in_play(t: Table) -> list[str]:
    piles = [*t.state.deck, *t.state.discard, *t.state.xp, *[door >> 1 for door in t.state.doors]]
    return sorted(PACK.cards[card].id for card in piles)


def explore(lines: str, leaves: int = 0, edition: str = "1.9") -> Table:
    """The party explores a base dungeon with a deck of both sets; so many leaves on open doors, nothing to drink."""
    return at(f"""
        dungeon dragons-cave
        edition {edition}
        set hybrid
        tokens 0
        doors {" ".join(LEAVES[:leaves] or ["goblin-1"])}
        deck 20
        phase choose
        {lines}
    """).do("explore")


def rolls(t: Table) -> list[tuple[str, int | str, int | str]]:
    """Each Resist Poison roll: how it went, its total, the poison it had to exceed."""
    kinds = ("resisted", "poison-strikes")
    return [(e.kind, e.facts["total"], e.facts["poison"]) for e in t.match.events if e.kind in kinds]


# The deck


@pytest.mark.rule("OD-18.1", "OD-1.36", "OD-17.14", "R-75", "E-67")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("heroes", [["mage"], ["mage", "warrior"]])
def test_a_hybrid_deck_is_22_cards_with_the_set_icon_and_22_with_the_leaf(edition, heroes):
    t = start(heroes=heroes, edition=edition, set="hybrid")
    icons = [card.id for card in SINGLE if card.set == 0 and card.set_icon]
    assert (len(icons), len(LEAVES)) == (22, 22)
    assert t.view.set == "hybrid"
    assert cards_in_play(t) == sorted(icons + LEAVES)


@pytest.mark.rule("OD-18.7", "OD-16.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dungeon", [BASE_DUNGEONS[0], FOREST_DUNGEONS[0]])
def test_four_heroes_use_all_cards_of_both_sets(edition, dungeon):
    t = start(heroes=FOUR, dungeon=dungeon, edition=edition, set="hybrid")
    assert cards_in_play(t) == sorted(card.id for card in SINGLE)
    assert len(cards_in_play(t)) == 88


@pytest.mark.rule("OD-18.5", "OD-18.1")
@pytest.mark.parametrize("dungeon", DUNGEONS)
def test_a_dungeon_brings_the_deck_of_its_own_set(dungeon):
    t = start(dungeon=dungeon)
    own = PACK.dungeons[dungeon].set
    assert t.view.set == PACK.sets[own] == start(dungeon=dungeon, set=PACK.sets[own]).view.set
    assert cards_in_play(t) == sorted(card.id for card in SINGLE if card.set == own)


@pytest.mark.rule("OD-18.5", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dungeon", DUNGEONS)
@pytest.mark.parametrize("heroes", [["mage"], FOUR])
def test_the_other_sets_deck_is_refused(edition, dungeon, heroes):
    other = PACK.sets[1 - PACK.dungeons[dungeon].set]
    with pytest.raises(Refusal) as caught:
        start(heroes=heroes, dungeon=dungeon, edition=edition, set=other)
    assert caught.value.code == "dungeon-set"


@pytest.mark.rule("OD-18.6", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dungeon", DUNGEONS)
@pytest.mark.parametrize("heroes", [["mage"], FOUR])
def test_a_hybrid_deck_goes_with_any_dungeon(edition, dungeon, heroes):
    t = start(heroes=heroes, dungeon=dungeon, edition=edition, set="hybrid")
    assert (t.view.set, t.view.dungeon) == ("hybrid", dungeon)


# Heroes


@pytest.mark.rule("OD-18.4")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize(
    "setup",
    [{"dungeon": BASE_DUNGEONS[0]}, {"dungeon": FOREST_DUNGEONS[0]}, {"dungeon": BASE_DUNGEONS[0], "set": "hybrid"}],
)
def test_any_hero_plays_with_any_deck(hero, setup):
    assert [each.hero for each in start(heroes=[hero], **setup).view.heroes] == [hero]


@pytest.mark.rule("OD-18.4", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dungeon", [BASE_DUNGEONS[0], FOREST_DUNGEONS[0]])
@pytest.mark.parametrize("size", [2, 4])
def test_heroes_of_both_sets_form_a_party(edition, dungeon, size):
    heroes = [*BASE_HEROES[: size // 2], *FOREST_HEROES[: size // 2]]
    t = start(heroes=heroes, dungeon=dungeon, edition=edition)
    assert [(hero.hero, hero.health) for hero in t.view.heroes] == [(id, PACK.heroes[id][1].health) for id in heroes]


# Resist Poison


@pytest.mark.rule("OD-18.2", "OD-18.3", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("roll", [4, 5, 6])
def test_a_success_removes_no_token(edition, roll):
    lines = f"heroes mage warrior\nhero mage poison 1\nhero warrior poison 2\nnext {roll}"
    t = explore(lines, edition=edition)
    assert rolls(t) == [("resisted", roll, 3)]
    assert [(hero.poison, hero.damage) for hero in t.view.heroes] == [(1, 0), (2, 0)]
    assert t.asks == "turn-option"


@pytest.mark.rule("OD-18.2", "OD-18.3", "OD-17.9")
def test_leaves_help_all_the_same():
    t = explore("heroes mage\nhero mage poison 4\nnext 3", leaves=2)
    assert (rolls(t), t.hero("mage").poison) == ([("resisted", 5, 4)], 4)


@pytest.mark.rule("OD-18.2", "OD-18.3", "OD-17.12", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_a_failure_is_the_same_as_ever(edition, roll):
    t = explore(f"heroes mage\nhero mage poison 3\nnext {roll}", edition=edition)
    assert rolls(t) == [("poison-strikes", roll, 3)]
    assert (t.hero("mage").poison, t.hero("mage").damage) == (2, 2)


@pytest.mark.rule("OD-18.2", "OD-18.3", "OD-13.12")
@pytest.mark.parametrize("dungeon", BASE_DUNGEONS)
def test_nor_does_a_success_in_a_boss_round(dungeon):
    t = at(f"""
        heroes mage
        dungeon {dungeon}
        set hybrid
        tokens 0
        floor 3
        hero mage poison 2
        deck empty
        phase end-turn
        next 6
    """)
    t.do("descend")
    assert (rolls(t), t.hero("mage").poison) == ([("resisted", 6, 2)], 2)


@pytest.mark.rule("OD-18.2", "OD-18.3", "OD-16.39")
def test_nor_does_it_for_four_heroes():
    t = at("""
        heroes mage warrior paladin aquamancer
        dungeon dragons-cave
        set hybrid
        tokens 0
        hero mage poison 1
        hero paladin poison 2
        doors goblin-1 ogre-2
        deck 40
        phase choose
        next 6 6
    """)
    t.do("explore", "pair mage warrior")
    assert rolls(t) == [("resisted", 6, 1), ("resisted", 6, 2)]
    assert [hero.poison for hero in t.view.heroes] == [1, 0, 2, 0]


# Poison tokens


@pytest.mark.rule("OD-18.8", "E-66", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_heroes_have_only_eight_poison_tokens(edition):
    lines = f"heroes {' '.join(FOUR)}\ndungeon dragons-cave\nedition {edition}\nset hybrid\ndoors ? ?\nphase choose\n"
    assert at(lines).view.poison_left == 8
    assert at(lines + "hero mage poison 5\nhero paladin poison 3").view.poison_left == 0
    with pytest.raises(Refusal) as caught:
        at(lines + "hero mage poison 5\nhero paladin poison 4")
    assert caught.value.code == "position-poison"


@pytest.mark.rule("OD-18.8", "OD-17.5", "R-80")
def test_the_ninth_is_damage_to_whoever_should_have_it():
    card = next(card for card in SINGLE if card.leaf and card.options and card.options[0].box.poison)
    t = at(f"""
        heroes mage warrior paladin aquamancer
        dungeon dragons-cave
        set hybrid
        tokens 0
        fighting mage warrior
        reserve s8 a8 m8 h6
        hero mage items fire-elemental-2 ice-elemental-2 ogre-2
        hero warrior items phantom-1 force-wall-1 boulder-2
        hero paladin poison 4
        hero aquamancer poison 4
        doors {card.id} goblin-1
        deck 40
        room 1
        choice 1
        hero mage pool h1
        covered 2 h6
        phase placing
    """)
    box = card.options[0].box
    while t.asks == "placing":
        t.do("done")
    while t.asks in ("split", "split-poison"):
        t.do("split warrior")
    assert [hero.poison for hero in t.view.heroes] == [0, 0, 4, 4]
    assert t.hero("mage").damage == box.damage // 2 + box.poison // 2
    assert t.hero("warrior").damage == (box.damage + 1) // 2 + (box.poison + 1) // 2


# The Turn Reference


@pytest.mark.rule("R-81", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dungeon", DUNGEONS)
@pytest.mark.parametrize("heroes", [["mage"], FOUR])
def test_by_default_the_dungeon_says_which_turn_reference(edition, dungeon, heroes):
    t = start(heroes=heroes, dungeon=dungeon, edition=edition, set="hybrid")
    expected = "cure" if dungeon in FOREST_DUNGEONS else "healing"
    assert (t.view.reference, t.view.potions) == (expected, [expected])


@pytest.mark.rule("R-81")
@pytest.mark.parametrize("dungeon", [BASE_DUNGEONS[0], FOREST_DUNGEONS[0]])
@pytest.mark.parametrize("reference", ["healing", "cure"])
@pytest.mark.parametrize("heroes", [["mage"], ["mage", "warrior"], FOUR])
def test_the_party_may_choose_either(dungeon, reference, heroes):
    t = start(heroes=heroes, dungeon=dungeon, set="hybrid", reference=reference)
    assert (t.view.reference, t.view.potions) == (reference, [reference])


@pytest.mark.rule("R-81", "OD-17.24", "OD-2.19")
@pytest.mark.parametrize("dungeon", [BASE_DUNGEONS[0], FOREST_DUNGEONS[0]])
@pytest.mark.parametrize("reference", ["healing", "cure"])
def test_a_basic_potion_goes_with_cure_alone(dungeon, reference):
    t = start(dungeon=dungeon, set="hybrid", reference=reference)
    assert (t.asks == "basic-potion") == (reference == "cure")


@pytest.mark.rule("R-81", "OD-10.15", "OD-17.23")
@pytest.mark.parametrize(("reference", "left"), [("healing", 1), ("cure", 3)])
def test_the_chosen_reference_says_what_a_token_heals(reference, left):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        set hybrid
        reference {reference}
        tokens 1
        hero mage damage 4
        doors ? ? ? ?
        phase choose
    """)
    t.do("heal mage")
    assert t.hero("mage").damage == left


@pytest.mark.rule("R-81", "OD-17.19")
@pytest.mark.parametrize(("dungeon", "reference"), [(BASE_DUNGEONS[0], "cure"), (FOREST_DUNGEONS[0], "healing")])
def test_with_one_set_there_is_no_choice(dungeon, reference):
    with pytest.raises(Refusal) as caught:
        start(dungeon=dungeon, reference=reference)
    assert caught.value.code == "unknown-reference"
