"""OD-11: XP buys levels, and at level 4 potion tokens."""

from importlib import resources

import pytest

from table import Table, at, play_with
from underdeck.games.onedeck.compile import load_pack

EDITIONS = ("1.1", "1.5", "1.61", "1.9")

XP_CARDS = {
    2: ["goblin-1", "goblin-2", "beetle-1", "beetle-2"],
    3: ["bandit-1", "bandit-2", "wraith-2", "shadow-1"],
    4: ["ogre-1", "ogre-2", "phantom-1", "phantom-2"],
}


def xp(*values: int) -> str:
    """Cards worth these XP, none twice."""
    cards = {value: list(names) for value, names in XP_CARDS.items()}
    return " ".join(cards[value].pop() for value in values)


def after_loot(*values: int, level: int = 1, tokens: int = 1, more: str = "") -> Table:
    """The end of an encounter, loot just claimed, with XP cards of these values under the level card."""
    return at(f"""
        heroes mage
        dungeon yetis-cavern
        level {level}
        tokens {tokens}
        xp {xp(*values)}
        doors cave-in-1
        deck 20
        phase levels
        {more}
    """)


def values_of(t: Table, cards: list[str]) -> list[int]:
    by_id = {card.id: card.xp for card in t.state.pack.cards}
    return sorted(by_id[card] for card in cards)


@pytest.mark.rule("OD-11.1", "OD-11.9")
def test_the_party_levels_up_together():
    t = at("""
        heroes mage warrior
        dungeon yetis-cavern
        xp ogre-1
        known invisibility
        tokens 1
        hero mage items bandit-1
        hero warrior items bandit-2
        doors goblin-1 goblin-2
        deck 20
        phase choose
    """)
    t.do("enter 1", "invisible")
    assert t.offers("item mage") == ["item mage bandit-1"]  # level 1, two heroes: one item each, so only replacing
    assert t.offers("item warrior") == ["item warrior bandit-2"]
    t.do("xp")
    assert (t.asks, t.asked_seats) == ("level", [0, 1])
    t.do("1: level-up 4 2")
    assert (t.asks, t.view.level) == ("turn-option", 2)  # answered once for both
    t.do("enter 1", "invisible")
    assert t.offers("item mage") == ["item mage", "item mage bandit-1"]
    assert t.offers("item warrior") == ["item warrior", "item warrior bandit-2"]


@pytest.mark.rule("OD-11.2", "E-36", "OD-9.19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_window_opens_after_loot_and_not_before(edition):
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        edition {edition}
        xp {xp(4, 2)}
        doors cave-in-1
        deck 20
        phase encounter 1
    """)
    assert t.asks == "peril"
    t.do("peril 1")
    assert t.asks == "placing"
    t.do("done")
    assert t.asks == "loot"
    assert not t.offers("level-up")
    t.do("xp")
    assert t.asks == "level"


@pytest.mark.rule("OD-11.2", "OD-5.9")
@pytest.mark.parametrize("answer", ["explore", "enter 1"])
def test_no_window_after_exploring_or_fleeing(answer):
    t = at(f"""
        heroes archer
        dungeon yetis-cavern
        xp {xp(4, 2)}
        doors closed:goblin-1
        deck 20
        phase choose
    """)
    t.do(answer)
    if t.asks == "room":
        t.do("flee")
    assert (t.asks, t.view.level, t.view.turn) == ("turn-option", 1, 1)


@pytest.mark.rule("OD-11.3", "OD-11.4")
@pytest.mark.parametrize(
    ("level", "short", "enough"), [(1, (3, 2), (4, 2)), (2, (4, 3), (4, 4)), (3, (4, 3, 2), (4, 4, 2))]
)
def test_leaving_levels_one_two_three_costs_six_eight_ten(level, short, enough):
    assert after_loot(*short, level=level).asks != "level"
    t = after_loot(*enough, level=level)
    assert t.asks == "level"
    t.do("level-up")
    assert t.view.level == level + 1
    assert t.view.xp == []


@pytest.mark.rule("OD-11.5", "OD-11.7", "OD-11.8", "OD-11.15", "OD-1.37", "EX-26")
def test_spent_cards_leave_the_game_and_the_others_stay():
    t = after_loot(2, 2, 4)
    assert t.options == ["level-up 4 2", "stay", "heal mage"]
    held = set(t.view.xp)
    t.do("level-up 4 2")
    assert (t.view.level, t.view.tokens) == (2, 2)
    assert values_of(t, t.view.xp) == [2]
    assert values_of(t, t.view.removed) == [2, 4]
    assert set(t.view.xp) | set(t.view.removed) == held
    assert not set(t.view.removed) & set(t.view.discard)


@pytest.mark.rule("OD-11.6", "OD-11.7", "EX-27")
def test_a_cost_of_seven_takes_three_and_four_and_keeps_two(monkeypatch):
    source = (resources.files("underdeck.games.onedeck") / "packs" / "base.toml").read_text()
    level_one = "items = 1\nskills = 2\nxp = 6\n"
    assert source.count(level_one) == 1
    changed = load_pack("changed.toml", source.replace(level_one, level_one.replace("6", "7")).encode())
    play_with(monkeypatch, changed)
    t = after_loot(3, 4, 2, more="edition 1.1")
    assert t.offers("level-up") == ["level-up 4 3"]
    t.do("level-up 4 3")
    assert t.view.level == 2
    assert values_of(t, t.view.xp) == [2]
    assert values_of(t, t.view.removed) == [3, 4]


@pytest.mark.rule("OD-11.6", "OD-11.8", "EX-28")
def test_xp_beyond_the_cost_is_lost():
    t = after_loot(3, 4)
    t.do("level-up 4 3")
    assert (t.view.level, t.view.tokens, t.view.xp_total) == (2, 2, 0)
    assert values_of(t, t.view.removed) == [3, 4]


@pytest.mark.rule("OD-11.9", "OD-6.36")
def test_the_new_level_brings_its_bonus_die():
    t = after_loot(4, 2)
    t.do("level-up", "enter 1", "peril 2")
    assert sorted(die[0] for die in t.hero("mage").pool) == ["a", "a", "h"]


@pytest.mark.rule("OD-11.10", "OD-11.9", "OD-9.11")
@pytest.mark.parametrize(("level", "items", "skills"), [(1, 1, 2), (2, 3, 3), (3, 5, 4)])
def test_level_cards_cap_items_and_skills(level, items, skills):
    own_items = ["ogre-1", "ogre-2", "phantom-1", "phantom-2", "boulder-1"]
    own_skills = ["bandit-1", "bandit-2", "beetle-1", "beetle-2"]

    def loot(items: int, skills: int) -> Table:
        return at(f"""
            heroes mage
            dungeon yetis-cavern
            level {level}
            hero mage items {" ".join(own_items[:items])} skills {" ".join(own_skills[:skills])}
            doors goblin-1
            deck 20
            phase loot 1
        """)

    below = loot(items - 1, skills - 1)
    assert "item mage" in below.options
    assert "skill mage" in below.options
    full = loot(items, skills)
    assert "item mage" not in full.options
    assert "skill mage" not in full.options
    assert (full.view.level_items, full.view.level_skills) == (items, skills)


@pytest.mark.rule("OD-11.11", "E-35", "R-36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_leveling_up_may_be_postponed_to_a_later_loot_even_without_xp(edition):
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        edition {edition}
        xp {xp(4)}
        known invisibility
        tokens 2
        doors goblin-1 cave-in-1
        deck 20
        phase choose
    """)
    t.do("enter 1", "invisible", "xp")
    assert {"level-up 4 2", "stay"} <= set(t.options)
    t.do("stay")
    assert (t.asks, t.view.level, t.view.xp_total) == ("turn-option", 1, 6)
    t.do("enter 1", "invisible", "item mage")
    assert t.asks == "level"
    t.do("level-up")
    assert (t.view.level, t.view.xp_total) == (2, 0)


@pytest.mark.rule("E-35")
def test_as_an_option_the_level_is_automatic():
    t = after_loot(4, 2, more="option level_up_optional no")
    assert (t.view.level, t.view.xp, t.view.tokens) == (2, [], 2)
    choice = after_loot(4, 3, 2, more="option level_up_optional no")
    assert {"level-up 4 2", "level-up 4 3"} == set(choice.options) - {"heal mage"}


@pytest.mark.rule("R-36", "OD-11.3")
def test_several_levels_in_one_window():
    t = after_loot(4, 4, 4, 2)
    t.do("level-up 4 2")
    assert (t.asks, t.view.level) == ("level", 2)
    t.do("level-up 4 4")
    assert (t.view.level, t.view.tokens) == (3, 3)
    assert t.asks == "turn-option"


@pytest.mark.rule("R-36", "OD-11.13", "OD-11.12")
def test_reaching_level_four_and_exchanging_the_rest_in_the_same_window():
    t = after_loot(4, 4, 4, 4, 3, level=3)
    t.do("level-up 4 4 3")
    assert (t.asks, t.view.level, t.view.tokens) == ("level", 4, 2)
    t.do("level-up 4 4")
    assert (t.view.level, t.view.tokens, t.view.xp) == (4, 3, [])


@pytest.mark.rule("OD-11.12")
def test_level_four_is_the_last():
    t = after_loot(4, 4, 4, 4, 3, 3, 3, 3, level=4)
    while t.asks == "level":
        t.do(t.options[0])
    assert t.view.level == 4
    assert t.view.xp_total < 5


@pytest.mark.rule("OD-11.13", "OD-11.14", "OD-10.12", "E-37", "EX-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_level_four_five_xp_buy_a_token(edition):
    t = after_loot(3, 3, level=4, more=f"edition {edition}")
    assert {"level-up 3 3", "stay"} <= set(t.options)
    t.do("level-up 3 3")
    assert (t.view.level, t.view.tokens, t.view.xp) == (4, 2, [])
    assert values_of(t, t.view.removed) == [3, 3]
    assert (t.view.level_items, t.view.level_bonus) == (7, 2)


@pytest.mark.rule("OD-11.13")
def test_the_exchange_is_optional_and_needs_five():
    t = after_loot(3, 2, level=4)
    t.do("stay")
    assert (t.view.tokens, t.view.xp_total) == (1, 5)
    assert after_loot(4, level=4).asks != "level"


@pytest.mark.rule("R-36", "OD-11.13", "E-37")
def test_the_exchange_may_be_repeated_in_one_window():
    t = after_loot(3, 3, 3, 2, level=4)
    t.do("level-up 3 2")
    assert (t.asks, t.view.tokens) == ("level", 2)
    t.do("level-up 3 3")
    assert (t.view.level, t.view.tokens, t.view.xp_total) == (4, 3, 0)


@pytest.mark.rule("OD-11.13", "E-37")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_no_exchange_below_level_four(level):
    assert after_loot(3, 2, level=level).asks == "turn-option"


@pytest.mark.rule("R-35", "OD-11.15")
@pytest.mark.parametrize(
    ("values", "sets"),
    [
        ((4, 4, 3, 2), {"4 4", "4 3", "4 2"}),  # 4 3 2 would throw a card away
        ((4, 2, 2, 2), {"4 2", "2 2 2"}),
        ((3, 3, 2, 2), {"3 3", "3 2 2"}),
        ((4, 3, 3, 2), {"4 3", "4 2", "3 3"}),
        ((3, 2, 2), {"3 2 2"}),
    ],
)
def test_every_set_without_a_superfluous_card_may_be_spent(values, sets):
    t = after_loot(*values)
    assert {text.removeprefix("level-up ") for text in t.offers("level-up")} == sets
    chosen = max(sets)
    t.do(f"level-up {chosen}")
    assert values_of(t, t.view.removed) == sorted(int(value) for value in chosen.split())


@pytest.mark.rule("OD-11.2", "OD-9.16", "EX-30")
def test_a_replaced_item_counts_in_the_window_that_follows():
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        xp {xp(2)}
        hero mage items ogre-1
        doors goblin-1
        deck 20
        phase loot 1
    """)
    assert t.offers("item") == ["item mage ogre-1"]
    t.do("item mage ogre-1")
    assert t.hero("mage").items == ["goblin-1"]
    assert (t.asks, t.view.xp_total) == ("level", 6)
    t.do("level-up 4 2")
    assert t.view.level == 2
    assert "ogre-1" in t.view.removed


@pytest.mark.rule("R-92", "OD-11.2")
def test_xp_from_the_wraith_waits_for_the_usual_window():
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        xp {xp(4)}
        hero mage items locked-door-1
        doors closed:wraith-1
        deck 20
        phase room 1
        next 6 6 6 6 6 6 6
    """)
    t.do("encounter")
    assert t.happened("drained")
    assert (t.view.xp_total, t.asks) == (6, "placing")
    t.do("done")
    assert (t.view.xp_total, t.asks) == (6, "loot")
    t.do("item mage")
    assert t.asks == "level"
    t.do("level-up 4 2")
    assert t.view.level == 2


@pytest.mark.rule("R-40", "OD-11.2")
def test_a_beetle_that_escapes_leaves_no_loot_but_the_window_opens():
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        xp {xp(4, 3)}
        hero mage pool m1
        doors beetle-1
        deck 20
        phase placing 1
    """)
    t.do("done")
    assert (t.asks, t.view.discard[-1], t.view.doors) == ("level", "beetle-1", [])
    assert t.offers("level-up") == ["level-up 4 3"]
