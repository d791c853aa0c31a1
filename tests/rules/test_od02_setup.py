"""OD-2: setting up the table, and what wins or loses the game."""

import pytest

import underdeck
from table import at, game
from underdeck import Refusal
from underdeck.games.onedeck.compile import onedeck_pack

PACK = onedeck_pack().pack
EDITIONS = ("1.1", "1.5", "1.61", "1.9")


def refusal(heroes, dungeon="yetis-cavern"):
    with pytest.raises(Refusal) as caught:
        underdeck.new("onedeck", heroes=heroes, dungeon=dungeon, seed=1)
    return caught.value.code


def times(t):
    return [facts["amount"] for facts in t.happened("time")]


# Players, heroes, dungeon


@pytest.mark.rule("OD-2.1", "OD-2.2")
@pytest.mark.parametrize("heroes", [["mage"], ["mage", "warrior"], ["rogue", "archer"]])
def test_one_or_two_players_take_a_hero_each(heroes):
    t = game(*heroes)
    assert t.match.seats == heroes
    assert [hero.hero for hero in t.view.heroes] == heroes


@pytest.mark.rule("OD-2.1", "R-2")
def test_three_players_cannot_play_and_none_cannot_either():
    assert refusal(["mage", "warrior", "rogue"]) == "hero-count"
    assert refusal([]) == "hero-count"


@pytest.mark.rule("OD-2.2")
def test_a_hero_card_is_taken_by_one_player_only():
    assert refusal(["mage", "mage"]) == "same-hero"
    assert refusal(["bard"]) == "unknown-hero"


@pytest.mark.rule("OD-2.3")
def test_the_party_goes_into_one_known_dungeon():
    t = game("mage", "warrior", dungeon="lichs-tomb")
    assert [t.match.view(seat).dungeon for seat in (0, 1)] == ["lichs-tomb", "lichs-tomb"]
    assert refusal(["mage"], dungeon="") == "unknown-dungeon"
    assert refusal(["mage"], dungeon="lichs-tomb hydras-reef") == "unknown-dungeon"


@pytest.mark.rule("OD-2.4")
@pytest.mark.parametrize(
    ("dungeon", "dots"),
    [("dragons-cave", 1), ("hydras-reef", 2), ("yetis-cavern", 2), ("lichs-tomb", 3), ("minotaurs-maze", 3)],
)
def test_dots_show_how_hard_a_dungeon_is(dungeon, dots):
    assert game("mage", dungeon=dungeon).view.difficulty == dots


@pytest.mark.rule("OD-2.5")
def test_solo_play_uses_the_1p_side_and_two_players_the_2p_side():
    solo = game("mage")
    duo = game("mage", "warrior")
    assert (solo.hero("mage").stats, solo.hero("mage").health) == ([1, 2, 4], 5)
    assert (duo.hero("mage").stats, duo.hero("mage").health) == ([0, 1, 3], 3)
    assert (solo.view.level_items, solo.view.level_skills) == (1, 2)
    assert (duo.view.level_items, duo.view.level_skills) == (1, 1)


@pytest.mark.rule("OD-2.6", "OD-2.22")
def test_the_party_loses_together_when_one_hero_falls():
    t = at("""
        heroes warrior mage
        dungeon yetis-cavern
        doors ? ?
        deck empty
        stairs 2
        hero mage damage 2
        tokens 0
        phase turn
    """)
    assert t.asks == "stairs-damage"
    t.do("hurt mage")
    assert [t.match.view(seat).outcome for seat in (0, 1)] == ["defeat", "defeat"]
    assert t.hero("warrior").damage == 0
    assert not t.match.decisions


# The table before the first turn


@pytest.mark.rule("OD-2.7")
def test_the_party_starts_at_level_one_and_climbs_level_by_level():
    assert game("mage").view.level == 1
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        xp ogre-1 ogre-2 phantom-1 phantom-2 boulder-1 boulder-2 force-wall-1
        phase levels
    """)
    seen = [(t.view.level, t.view.xp_needed)]
    for spent in ("4 4", "4 4", "4 4 4"):
        t.do(f"level-up {spent}")
        seen.append((t.view.level, t.view.xp_needed))
    assert seen == [(1, 6), (2, 8), (3, 10), (4, 5)]


@pytest.mark.rule("OD-2.8")
def test_all_encounter_cards_are_shuffled_into_the_deck():
    orders = set()
    for seed in range(8):
        t = game("mage", dungeon="lichs-tomb", seed=seed)
        order = [door >> 1 for door in t.state.doors] + t.state.discard + t.state.deck
        assert sorted(order) == list(range(44))
        orders.add(tuple(order))
    assert len(orders) == 8
    again = game("mage", dungeon="lichs-tomb", seed=3)
    assert again.match.digest == game("mage", dungeon="lichs-tomb", seed=3).match.digest


@pytest.mark.rule("OD-2.8")
def test_the_stairs_lie_beneath_the_whole_deck():
    t = game("mage", dungeon="lichs-tomb")
    assert not t.view.stairs_visible
    one_left = "heroes mage\ndungeon lichs-tomb\ndoors ? ? ?\ndeck {}\nphase choose"
    assert not at(one_left.format(1)).view.stairs_visible
    assert at(one_left.format("empty")).view.stairs_visible


@pytest.mark.rule("OD-2.9")
def test_only_the_first_floor_is_exposed_at_the_start():
    t = game("warrior", dungeon="minotaurs-maze")
    assert t.view.floor == 1
    # Deadly Maze is in force, Crumbling Walls of floor 2 is not: exploring cost no time of its own.
    assert len(t.view.doors) == 3
    assert times(t) == [2, 2]
    t = at("""
        heroes warrior
        dungeon minotaurs-maze
        doors ogre-1
        hero warrior pool s1
        phase placing 1
    """)
    assert {box.source for box in t.view.boxes} == {"card", "floor-1"}


@pytest.mark.rule("OD-2.10")
@pytest.mark.parametrize("heroes", [["mage"], ["mage", "warrior"]])
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_potion_token_lies_on_the_turn_reference(heroes, edition):
    assert game(*heroes, edition=edition).view.tokens == 1


@pytest.mark.rule("OD-2.11")
def test_unused_heroes_and_dungeons_take_no_part():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors ogre-1
        hero mage pool s1
        phase placing 1
    """)
    assert [hero.hero for hero in t.view.heroes] == ["mage"]
    floor = PACK.dungeons["yetis-cavern"].floors[0]
    on_dungeon = [box.value for box in t.view.boxes if box.source != "card"]
    assert on_dungeon == [box.value for box in floor.combat_boxes] == [3, 4]


@pytest.mark.rule("OD-2.12")
@pytest.mark.parametrize("heroes", [["mage"], ["mage", "warrior"]])
def test_heroes_begin_without_a_basic_skill(heroes):
    t = game(*heroes)
    side = len(heroes) - 1
    for hero in t.view.heroes:
        printed = PACK.skills[PACK.heroes[hero.hero][side].skill].id
        assert [skill.id for skill in hero.skills] == [printed]


@pytest.mark.rule("OD-2.13")
def test_all_dice_form_the_common_supply():
    t = game("rogue", "warrior")
    assert t.view.supply == {"strength": 8, "agility": 8, "magic": 8, "heroic": 6}
    assert t.match.view(1).supply == t.view.supply


@pytest.mark.rule("OD-2.20")
@pytest.mark.parametrize("heroes", [["rogue"], ["rogue", "warrior"]])
def test_the_game_starts_with_nothing_but_a_full_deck(heroes):
    t = game(*heroes, dungeon="lichs-tomb")
    for hero in t.view.heroes:
        assert (hero.damage, hero.items, len(hero.skills), hero.stored) == (0, [], 1, {})
    assert (t.view.xp, t.view.potions, t.view.removed) == ([], ["healing"], [])
    first = t.happened("time")[0]
    assert (first["amount"], first["deck"]) == (2, 42)
    assert t.happened("doors-placed") == [{"count": 4, "doors": 4}]
    assert t.view.deck + len(t.view.discard) + len(t.view.doors) == 44


# Health, victory, defeat


@pytest.mark.rule("OD-2.21")
@pytest.mark.parametrize("floor", [1, 2])
def test_clearing_a_floor_leads_to_the_next_not_to_victory(floor):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        floor {floor}
        deck empty
        phase end-turn
    """)
    t.do("descend")
    assert (t.view.floor, t.view.boss, t.view.outcome) == (floor + 1, None, None)


@pytest.mark.rule("OD-2.21")
def test_after_three_floors_the_boss_must_be_defeated_to_win():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        floor 3
        deck empty
        phase end-turn
    """)
    t.do("descend")
    assert (t.view.boss, t.view.mode, t.view.outcome) == ("dragon", "boss", None)
    t = at("""
        heroes warrior
        dungeon dragons-cave
        floor 4
        boss_damage 5
        covered 1 a5
        covered 2 a5
        covered 4 m6 m5 m5
        covered 6 s6 s6 s5
        hero warrior pool s6 s1
        phase placing
    """)
    t.do("cover s6 7")
    assert t.view.outcome is None
    t.do("done")
    assert t.view.outcome == "victory"


@pytest.mark.rule("OD-2.22", "OD-2.23")
@pytest.mark.parametrize(
    ("damage", "items", "outcome"),
    [
        (3, "", None),
        (4, "", "defeat"),  # reaches health 5
        (5, "items ogre-2", "defeat"),
        (4, "items ogre-2", None),  # a heart on an item
        (4, "items arrow-wall-2", "defeat"),  # an item without
    ],
)
def test_damage_that_reaches_health_loses_the_game(damage, items, outcome):
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        doors ? ?
        deck empty
        stairs 2
        hero mage damage {damage} {items}
        tokens 0
        phase turn
    """)
    assert t.hero("mage").damage == damage + 1
    assert t.view.outcome == outcome


@pytest.mark.rule("OD-2.22")
def test_damage_that_passes_health_loses_the_game():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors ogre-1 ?
        hero mage damage 4 pool a1
        tokens 0
        phase placing 1
    """)
    t.do("done")
    assert t.hero("mage").damage > t.hero("mage").health
    assert t.view.outcome == "defeat"


@pytest.mark.rule("OD-2.22")
def test_a_potion_can_save_her_at_the_last_moment():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors fire-elemental-1 ?
        hero mage damage 4
        tokens 1
        phase encounter 1
    """)
    assert t.asks == "avert-defeat"
    assert t.view.outcome is None
    t.do("heal mage")
    assert t.hero("mage").damage == 3
    assert t.view.outcome is None
    assert t.match.decisions


@pytest.mark.rule("OD-2.23")
def test_health_is_the_hearts_on_hero_and_items():
    t = at("""
        heroes mage warrior
        dungeon yetis-cavern
        doors ? ?
        level 2
        hero mage items ogre-1 fire-elemental-1
        hero warrior items arrow-wall-2
        phase choose
    """)
    assert (t.hero("mage").health, t.hero("warrior").health) == (3 + 2, 4)


# Time before the first turn


@pytest.mark.rule("OD-2.24", "OD-3.3", "EX-6")
@pytest.mark.parametrize("heroes", [["warrior"], ["warrior", "mage"]])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dragons_cave_takes_five_time_before_turn_one(heroes, edition):
    t = game(*heroes, dungeon="dragons-cave", edition=edition)
    assert times(t) == [5, 2, 2]
    assert [facts["turn"] for facts in t.happened("turn")] == [1, 2]
    assert (t.view.deck, len(t.view.discard), len(t.view.doors)) == (31, 9, 4)


@pytest.mark.rule("OD-2.24")
def test_the_dragons_cave_takes_five_time_before_the_first_turn_of_later_floors():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        deck empty
        fresh_floor no
        phase end-turn
    """)
    t.do("descend")
    assert times(t) == [5, 2, 2]
    t.do("enter 1", "flee")
    assert times(t) == [2]


@pytest.mark.rule("OD-2.24", "R-6")
def test_the_whole_first_payment_comes_before_the_choice_to_descend():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        doors ? ?
        deck 3
        fresh_floor yes
        phase turn
    """)
    # 5 + 2 time: three cards, then four tokens, of which three become a damage.
    assert t.asks == "descend"
    assert (t.hero("warrior").damage, t.view.stairs_tokens) == (1, 1)
