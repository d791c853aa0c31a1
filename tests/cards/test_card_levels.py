"""Each side of each level card, and the stairs."""

import pytest
from test_card_facts import CARDS, LEVELS

from table import at, game

EXPERIENCE = {  # XP: cards worth exactly that much
    4: "ogre-1",
    5: "bandit-1 goblin-1",
    6: "ogre-1 goblin-1",
    7: "ogre-1 bandit-1",
    8: "ogre-1 ogre-2",
    9: "ogre-1 bandit-1 goblin-1",
    10: "ogre-1 ogre-2 goblin-1",
}
ITEMS = [card for card in CARDS if card[:-2] not in ("shadow", "ogre")]
SKILLS = list(
    {facts[2]: card for card, facts in CARDS.items() if facts[1] == "skill" and card[:-2] != "shadow"}.values()
)
TAUGHT_TWICE = "spiked-log-2"  # teaches what shadow-1 teaches
SKILLS.remove(TAUGHT_TWICE)


def heroes(side):
    return "warrior" if side == "solo" else "warrior rogue"


# Levels


@pytest.mark.rule("OD-1.4", "OD-2.5", "OD-6.37", "OD-11.4", "OD-11.10")
@pytest.mark.parametrize(("level", "side"), LEVELS)
def test_a_level_shows_its_caps_cost_and_bonus(level, side):
    t = at(f"""
        heroes {heroes(side)}
        dungeon yetis-cavern
        level {level}
        doors ? ?
        phase choose
    """)
    view = t.view
    assert (view.level_items, view.level_skills, view.xp_needed, view.level_bonus) == LEVELS[level, side]


@pytest.mark.rule("OD-2.7", "OD-2.10", "OD-10.10")
@pytest.mark.parametrize("side", ["solo", "duo"])
def test_a_game_begins_at_level_one_with_one_potion_token(side):
    t = game(*heroes(side).split(), dungeon="yetis-cavern")
    assert (t.view.level, t.view.tokens, t.view.xp) == (1, 1, [])


@pytest.mark.rule("OD-9.11", "OD-9.14", "OD-11.9", "OD-11.10", "R-32")
@pytest.mark.parametrize(("level", "side"), LEVELS)
def test_a_level_caps_the_items_of_each_hero(level, side):
    cap = LEVELS[level, side][0]
    for count in (cap - 1, cap):
        t = at(f"""
            heroes {heroes(side)}
            dungeon yetis-cavern
            level {level}
            doors shadow-1
            hero warrior items {" ".join(ITEMS[:count])}
            phase loot 1
        """)
        assert ("item warrior" in t.options) == (count < cap)
        assert t.offers("item warrior")[-count or 99 :] == [f"item warrior {card}" for card in ITEMS[:count]]
        if side == "duo":
            assert "item rogue" in t.options


@pytest.mark.rule("OD-9.11", "OD-9.12", "OD-9.14", "OD-9.16", "OD-11.9", "OD-11.10")
@pytest.mark.parametrize(("level", "side"), LEVELS)
def test_a_level_caps_the_skills_of_each_hero_beside_the_printed_one(level, side):
    cap = LEVELS[level, side][1]
    for count in (cap - 1, cap):
        t = at(f"""
            heroes {heroes(side)}
            dungeon yetis-cavern
            level {level}
            doors shadow-1 ?
            hero warrior skills {" ".join(SKILLS[:count])}
            phase loot 1
        """)
        assert ("skill warrior" in t.options) == (count < cap)
        if side == "duo":
            assert "skill rogue" in t.options
    t.do(f"skill warrior {SKILLS[0]}")
    assert [skill.card for skill in t.hero("warrior").skills] == [None, *SKILLS[1:cap], "shadow-1"]
    assert t.view.xp == [SKILLS[0]]


@pytest.mark.rule("OD-6.36", "OD-6.37", "OD-6.38", "OD-6.39", "OD-13.14")
@pytest.mark.parametrize("fight", ["combat", "peril", "boss"])
@pytest.mark.parametrize(("level", "side"), LEVELS)
def test_a_level_adds_its_bonus_dice_to_every_fight(level, side, fight):
    place = {
        "combat": "doors ogre-1\nphase encounter 1",
        "peril": "doors cave-in-1\nphase encounter 1",
        "boss": "phase boss",
    }[fight]
    t = at(f"""
        heroes {heroes(side).replace("rogue", "mage")}
        dungeon minotaurs-maze
        level {level}
        {place}
    """)
    if fight == "peril":
        t.do("peril 1")
    bonus = LEVELS[level, side][3]
    if side == "duo":
        for number in range(bonus):
            assert t.asks == "bonus"
            t.do("bonus mage" if number else "bonus warrior")
    assert t.asks == "placing"
    counts = [sum(die[0] == "h" for die in hero.pool) for hero in t.view.heroes]
    assert counts == ([bonus] if side == "solo" else [min(bonus, 1), max(0, bonus - 1)])


@pytest.mark.rule("OD-11.2", "OD-11.3", "OD-11.4", "OD-11.5", "OD-11.8", "OD-11.13", "OD-11.14")
@pytest.mark.parametrize(("level", "side"), LEVELS)
def test_a_level_is_left_for_its_cost(level, side):
    cost = LEVELS[level, side][2]
    position = f"""
        heroes {heroes(side)}
        dungeon yetis-cavern
        level {level}
        doors ? ?
        phase levels
        xp {{}}
    """
    t = at(position.format(EXPERIENCE[cost - 1]))
    assert t.asks == "turn-option"
    t = at(position.format(EXPERIENCE[cost]))
    assert t.asks == "level"
    t.do(t.offers("level-up")[0])
    assert (t.view.level, t.view.tokens, t.view.xp) == (min(level + 1, 4), 2, [])
    assert sorted(t.view.removed) == sorted(EXPERIENCE[cost].split())


# Stairs


@pytest.mark.rule("OD-1.7", "OD-12.1", "OD-12.2")
@pytest.mark.parametrize(("deck", "visible"), [(3, False), (2, True)])
def test_the_stairs_lie_under_the_last_card(deck, visible):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        deck {deck}
        phase turn
    """)
    assert (t.view.stairs_visible, t.view.stairs_tokens) == (visible, 0)
    assert t.asks == ("descend" if visible else "turn-option")


@pytest.mark.rule("OD-3.7", "OD-12.3", "OD-12.4", "OD-12.5", "OD-12.6")
@pytest.mark.parametrize(
    ("deck", "before", "after", "damage"),
    [("empty", 0, 2, 0), ("empty", 1, 0, 1), ("empty", 2, 1, 1), (1, 0, 1, 0), (1, 2, 0, 1)],
)
def test_the_stairs_take_a_token_for_each_time_and_hurt_at_three(deck, before, after, damage):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        deck {deck}
        stairs {before}
        phase turn
    """)
    assert (t.view.stairs_tokens, t.hero("warrior").damage) == (after, damage)


@pytest.mark.rule("OD-8.24", "OD-12.6", "OD-12.9", "OD-12.10")
def test_the_stairs_hurt_one_hero_of_the_partys_choice():
    t = at("""
        heroes warrior rogue
        dungeon yetis-cavern
        doors ? ?
        deck empty
        stairs 2
        phase turn
    """)
    assert t.asks == "stairs-damage"
    t.do("hurt rogue")
    assert (t.hero("warrior").damage, t.hero("rogue").damage, t.view.stairs_tokens) == (0, 1, 1)


@pytest.mark.rule("OD-12.7", "OD-12.8", "OD-12.9", "EX-23")
def test_the_stairs_hurt_again_for_every_three_tokens():
    """An Ooze with 3 damage and 5 time open, and 2 tokens there: twice three, each to any hero, and one is left."""
    t = at("""
        heroes warrior rogue
        dungeon dragons-cave
        doors glooping-ooze-1
        deck empty
        stairs 2
        phase placing 1
        covered 1 m2
        covered 2 m3
        covered 7 s3
        hero warrior pool a1
    """)
    t.do("0: done", "1: done", "split warrior")
    t.do("hurt warrior", "hurt rogue")
    assert (t.hero("warrior").damage, t.hero("rogue").damage) == (2 + 1, 1 + 1)
    assert (t.view.stairs_tokens, t.asks) == (1, "loot")


@pytest.mark.rule("OD-12.13", "OD-12.14", "OD-12.15", "OD-12.16", "EX-24")
@pytest.mark.parametrize(
    ("edition", "asks"), [("1.1", "turn-option"), ("1.5", "descend"), ("1.61", "descend"), ("1.9", "descend")]
)
def test_the_stairs_may_be_taken_when_they_turn_up_as_the_turn_opens(edition, asks):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        edition {edition}
        doors ? ?
        deck 1
        phase turn
    """)
    assert (t.asks, t.view.stairs_tokens) == (asks, 1)


@pytest.mark.rule("OD-3.13", "OD-12.13", "OD-12.16")
def test_the_stairs_may_be_left_alone():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        deck empty
        phase end-turn
    """)
    assert t.asks == "descend"
    t.do("stay")
    assert (t.view.floor, t.asks, t.view.stairs_tokens) == (1, "turn-option", 2)


@pytest.mark.rule("OD-12.17", "OD-12.19", "OD-12.21", "OD-12.22", "OD-12.23", "R-13")
def test_the_stairs_lead_down_to_a_new_deck():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ogre-1 ?
        deck empty
        stairs 2
        hero warrior items bandit-1 skills goblin-1
        xp beetle-1
        removed beetle-2
        phase end-turn
    """)
    t.do("descend")
    # 40 cards: a turn of 2 time, four doors, and the next turn's 2 time.
    assert (t.view.floor, t.view.stairs_tokens, t.view.deck) == (2, 0, 40 - 2 - 4 - 2)
    assert [door.card for door in t.view.doors] == [None] * 4
    assert len(t.view.discard) == 4
    assert not {"bandit-1", "goblin-1", "beetle-1", "beetle-2"} & set(t.view.discard)
