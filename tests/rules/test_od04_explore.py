"""OD-4: exploring fills the row of doors."""

import pytest

from table import at

EDITIONS = ("1.1", "1.5", "1.61", "1.9")


def explore(doors, deck, *lines, dungeon="yetis-cavern", heroes="warrior"):
    """About to choose, with a hurt hero so that the choice is put even when only one is legal."""
    first = heroes.split()[0]
    return at(
        "\n".join(
            [
                f"heroes {heroes}",
                f"dungeon {dungeon}",
                f"doors {doors}",
                f"deck {deck}",
                f"hero {first} damage 1",
                "turn 5",
                "phase choose",
                *lines,
            ]
        )
    )


def doors(t):
    return [door.card for door in t.view.doors]


@pytest.mark.rule("OD-4.1", "OD-4.2", "OD-4.3")
@pytest.mark.parametrize(
    ("before", "added"),
    [
        ("", 4),
        ("?", 3),
        ("? ? ?", 1),
        ("goblin-1", 3),
        ("goblin-1 ogre-1 shadow-1", 1),
        ("goblin-1 ?", 2),
    ],
)
def test_exploring_fills_up_to_four_doors_open_and_closed_ones_counted(before, added):
    t = explore(before, 20)
    lying = doors(t)
    t.do("explore")
    assert doors(t) == lying + [None] * added
    assert len(t.view.doors) == 4
    assert t.happened("doors-placed") == [{"count": added, "doors": 4}]


@pytest.mark.rule("OD-4.1")
def test_doors_come_from_the_top_of_the_deck():
    t = explore("goblin-1 goblin-2", "ogre-1 ogre-2 shadow-1 shadow-2 wraith-1 wraith-2")
    t.do("explore")
    placed = [t.state.pack.cards[door >> 1].id for door in t.state.doors[2:]]
    assert placed == ["ogre-1", "ogre-2"]
    assert t.view.discard[-2:] == ["shadow-1", "shadow-2"]  # the next turn's time
    assert t.view.deck == 2


@pytest.mark.rule("OD-4.2", "OD-4.3", "OD-4.4", "EX-3")
@pytest.mark.parametrize("row", ["? ? ? ?", "goblin-1 ? ? ?", "goblin-1 ogre-1 shadow-1 wraith-1"])
def test_with_four_doors_exploring_is_illegal(row):
    t = explore(row, 20)
    assert t.asks == "turn-option"
    assert t.refuses("explore")
    assert t.offers("enter") == ["enter 1", "enter 2", "enter 3", "enter 4"]


@pytest.mark.rule("OD-4.5")
def test_with_the_stairs_visible_exploring_is_illegal():
    t = explore("? ?", "empty")
    assert t.view.stairs_visible
    assert t.refuses("explore")
    assert t.offers("enter") == ["enter 1", "enter 2"]


@pytest.mark.rule("OD-4.6")
@pytest.mark.parametrize("deck", [1, 2, 3])
def test_one_card_is_enough_to_explore_and_all_that_is_left_is_placed(deck):
    t = explore("", deck)
    t.do("explore")
    assert doors(t) == [None] * deck
    assert t.view.deck == 0


@pytest.mark.rule("OD-4.6", "OD-4.7", "OD-4.8", "E-33", "EX-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_exploring_that_reveals_the_stairs_costs_no_time_and_ends_the_turn(edition):
    t = explore("goblin-1 ?", 1, f"edition {edition}")
    t.do("explore")
    assert doors(t) == ["goblin-1", None, None]
    assert (t.view.stairs_visible, t.view.stairs_tokens) == (True, 0)
    assert (t.asks, t.view.turn) == ("descend", 5)
    assert {"descend", "stay"} <= set(t.options)
    assert t.refuses("enter 1")


@pytest.mark.rule("OD-4.8", "E-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_such_an_explore_the_party_may_play_another_turn(edition):
    t = explore("goblin-1 ?", 1, f"edition {edition}", "tokens 0")
    t.do("explore", "stay")
    assert (t.view.turn, t.view.stairs_tokens) == (6, 2)
    assert t.asks == "turn-option"
    assert t.options == ["enter 1", "enter 2", "enter 3"]


@pytest.mark.rule("OD-4.8")
def test_after_such_an_explore_the_party_may_descend():
    t = explore("goblin-1 ?", 1)
    t.do("explore", "descend")
    assert t.view.floor == 2
    assert t.happened("turn")[0] == {"turn": 6, "floor": 2}


@pytest.mark.rule("OD-4.7")
def test_a_deck_that_fills_exactly_four_doors_charges_no_time_either():
    t = explore("? ?", 2)
    t.do("explore")
    assert (len(t.view.doors), t.view.stairs_visible, t.view.stairs_tokens) == (4, True, 0)
    assert t.asks == "descend"


@pytest.mark.rule("OD-4.9", "E-11", "R-1", "EX-5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_the_minotaurs_maze_has_three_doors(edition, floor):
    lines = [f"edition {edition}", f"floor {floor}"]
    full = explore("? ? ?", 20, *lines, dungeon="minotaurs-maze")
    assert full.refuses("explore")
    t = explore("?", 20, *lines, dungeon="minotaurs-maze")
    t.do("explore")
    assert len(t.view.doors) == 3


@pytest.mark.rule("OD-4.10")
def test_placed_doors_are_not_looked_at():
    t = explore("", "ogre-1 ogre-2 shadow-1 shadow-2 wraith-1 wraith-2 goblin-1", heroes="warrior rogue")
    t.do("explore")
    hidden = ("ogre", "shadow")
    for seat in (0, 1):
        assert [door.card for door in t.match.view(seat).doors] == [None] * 4
        assert not [card for card in t.match.view(seat).discard if card in ("ogre-1", "ogre-2", "shadow-1", "shadow-2")]
    told = " ".join(str(event.facts) for event in t.match.events)
    assert not [name for name in hidden if name in told]


@pytest.mark.rule("OD-4.11", "R-7")
def test_crumbling_walls_takes_a_time_before_the_doors_are_placed():
    t = explore(
        "goblin-1 goblin-2",
        "ogre-1 ogre-2 shadow-1 shadow-2 wraith-1",
        "floor 2",
        dungeon="minotaurs-maze",
    )
    t.do("explore")
    placed = [t.state.pack.cards[door >> 1].id for door in t.state.doors[2:]]
    assert placed == ["ogre-2"]
    assert t.view.discard[-3:] == ["ogre-1", "shadow-1", "shadow-2"]
    kinds = [event.kind for event in t.match.events if event.kind in ("explore", "time", "doors-placed", "turn")]
    assert kinds == ["explore", "time", "doors-placed", "turn", "time"]


@pytest.mark.rule("OD-4.11")
@pytest.mark.parametrize(("floor", "time"), [(1, 0), (2, 1), (3, 1)])
def test_crumbling_walls_works_on_every_explore_once_its_floor_is_visible(floor, time):
    t = explore("", 20, f"floor {floor}", dungeon="minotaurs-maze")
    t.do("explore")
    assert (t.view.deck, len(t.view.doors)) == (20 - time - 3 - 2, 3)
    t.do("enter 1", "flee")
    assert t.view.deck == 20 - time - 3 - 2 - 2  # only exploring costs more


@pytest.mark.rule("OD-4.11", "R-7")
@pytest.mark.parametrize(("deck", "placed"), [(1, 0), (2, 1), (3, 2)])
def test_crumbling_walls_may_leave_fewer_doors_or_none(deck, placed):
    t = explore("", deck, "floor 2", dungeon="minotaurs-maze")
    t.do("explore")
    assert doors(t) == [None] * placed
    assert (t.view.stairs_visible, t.view.stairs_tokens) == (True, 0)
    assert (t.asks, t.view.turn) == ("descend", 5)


@pytest.mark.rule("OD-4.12")
def test_the_mage_stores_a_die_on_each_explore():
    t = explore("? ?", 20, heroes="mage")
    assert t.hero("mage").stored == {}
    t.do("explore")
    assert t.hero("mage").stored == {"heroic": 1}
    assert t.view.supply["heroic"] == 5
    again = explore("? ?", 20, "hero mage stored h1", heroes="mage")
    again.do("explore")
    assert again.hero("mage").stored == {"heroic": 2}


@pytest.mark.rule("OD-4.12", "EX-52")
def test_the_mage_stores_no_more_than_her_card_allows():
    t = explore("? ?", 20, "hero mage stored h2", heroes="mage")
    t.do("explore")
    assert t.hero("mage").stored == {"heroic": 2}
    duo = explore("? ?", 20, "hero mage stored h1", heroes="mage warrior")
    duo.do("explore")
    assert duo.hero("mage").stored == {"heroic": 1}


@pytest.mark.rule("OD-4.12", "R-7")
def test_an_explore_that_places_no_door_is_an_explore_all_the_same():
    t = explore("", 1, "floor 2", dungeon="minotaurs-maze", heroes="mage")
    t.do("explore")
    assert (doors(t), t.hero("mage").stored) == ([], {"heroic": 1})
