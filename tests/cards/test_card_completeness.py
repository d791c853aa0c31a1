"""No card of the base set goes unplayed: every id of the pack is the case of a test, or a test bears its name."""

import tomllib
from importlib import resources

import pytest
import test_card_dungeons
import test_card_encounters
import test_card_facts
import test_card_heroes
import test_card_levels
import test_card_skills

from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules.verbs import VERBS

MODULES = (
    test_card_dungeons,
    test_card_encounters,
    test_card_facts,
    test_card_heroes,
    test_card_levels,
    test_card_skills,
)
TESTS = {
    name: function
    for module in MODULES
    for name, function in vars(module).items()
    if name.startswith("test_") and callable(function)
}
PACK = onedeck_pack().pack
CARDS = [card for card in PACK.cards if card.set == 0 and not card.twin]
HEROES = {hero: sides for hero, sides in PACK.heroes.items() if sides[0].set == 0}
DUNGEONS = [dungeon for dungeon in PACK.dungeons.values() if dungeon.set == 0]
TAUGHT = {card.skill for card in CARDS if card.skill >= 0} | {side.skill for pair in HEROES.values() for side in pair}
SKILLS = [PACK.skills[index] for index in sorted(TAUGHT)]
POTIONS = [PACK.potions[index] for index in {PACK.references[0], *[card.potion for card in CARDS if card.potion >= 0]}]


def cases(*tests):
    """Every value of every argument with which these tests are parametrised; tuples also as a whole."""
    found = set()
    for test in tests:
        for mark in test.pytestmark:
            if mark.name == "parametrize":
                for case in mark.args[1]:
                    found |= {case, *case} if isinstance(case, tuple) else {case}
    return found


def named(id):
    """Tests that bear the name of an ability, feat or skill."""
    return [name for name in TESTS if id.replace("-", "_") in name]


def test_every_encounter_card_is_played_and_looted():
    ids = {card.id for card in CARDS}
    combats = {card.id for card in CARDS if not card.peril}
    e = test_card_encounters
    assert combats <= cases(e.test_a_combat_card_lays_out_its_boxes)
    assert combats <= cases(e.test_a_combat_with_every_box_covered_costs_nothing)
    for played in (
        e.test_a_box_of_a_combat_takes_the_dice_it_asks_for,
        e.test_a_box_of_a_combat_refuses_a_pip_too_few_and_another_color,
        e.test_a_box_of_a_combat_left_open_costs_its_icons,
    ):
        boxes = {(card.id, n + 1) for card in CARDS for n in range(len(card.boxes))}
        assert boxes == {case for case in cases(played) if isinstance(case, tuple)}
    for played in (
        e.test_a_peril_offers_two_options_at_their_price,
        e.test_a_peril_box_takes_the_dice_it_asks_for,
        e.test_a_peril_box_left_open_costs_its_icons,
    ):
        options = {(card.id, n + 1) for card in CARDS for n in range(len(card.options))}
        assert options == {case for case in cases(played) if isinstance(case, tuple)}
    for looted in (
        e.test_a_card_as_an_item_gives_a_die_and_perhaps_health,
        e.test_a_card_as_experience_is_worth_its_lanterns,
        e.test_a_card_teaches_its_skill_or_potion,
    ):
        assert ids == cases(looted)


def test_every_foe_with_an_ability_uses_it():
    tests = [test for name, test in TESTS.items() if test.__module__ == "test_card_encounters"]
    for card in CARDS:
        if card.ability is not None:
            own = [test for test in tests if test.__name__.startswith(f"test_{card.ability.id}_")]
            assert own, card.ability.id
            assert card.id in cases(*own)
    without = {card.id for card in CARDS if not card.peril and card.ability is None}
    assert without == cases(test_card_encounters.test_a_foe_without_ability_does_nothing_of_its_own)


def test_every_skill_is_used():
    s = test_card_skills
    ids = {skill.id for skill in SKILLS}
    assert len(ids) == 40
    assert ids <= cases(s.test_a_skill_is_used_where_its_icons_allow)
    effects = cases(
        s.test_a_skill_changes_the_dice_as_printed,
        s.test_a_skill_reaches_the_partner_as_printed,
        s.test_a_skill_prevents_consequences_of_a_combat,
        s.test_a_skill_prevents_damage_of_a_boss_round,
    )
    unused = {
        skill
        for skill in ids - effects
        if not any(name.startswith(f"test_{skill.replace('-', '_')}_") for name in TESTS)
    }
    assert unused == set()
    costly = {skill.id for skill in SKILLS if skill.dice or skill.mana}
    assert costly == cases(s.test_a_skill_takes_exactly_its_cost)
    assert costly == cases(s.test_a_skill_takes_heroic_dice_for_its_cost)


def verbs(effects):
    found = {name for effect in effects for name, row in VERBS.items() if type(effect) is row}
    return found.union(*[verbs(branch) for effect in effects for branch in effect.branches])


def test_every_skill_that_takes_dice_meets_an_empty_supply():
    taking = {"roll", "gain", "recolor", "exchange"}
    ids = {skill.id for skill in SKILLS if verbs(skill.effects) & taking}
    short = cases(test_card_skills.test_a_skill_takes_only_dice_that_are_there)
    assert ids - short == {"water-blessing"}  # with six dice stored, in its own test
    assert named("water-blessing")


def test_every_potion_is_drunk():
    ids = {potion.id for potion in POTIONS}
    assert ids == cases(test_card_skills.test_a_potion_is_drunk_where_its_icons_allow) - {"combat", "peril", "boss"}
    effects = cases(test_card_skills.test_a_potion_changes_the_dice_as_printed)
    assert {id for id in ids - effects if not named(id)} == set()


def test_every_hero_side_is_played():
    sides = {(side, name) for side, cards in HEROES.items() for name in ("solo", "duo") if len(cards) == 2}
    assert len(sides) == 2 * len(HEROES) == 16
    h = test_card_heroes
    for played in (
        h.test_a_side_shows_its_icons_feat_and_skill_and_rolls_a_die_for_each_icon,
        h.test_a_side_falls_when_damage_reaches_its_health,
        h.test_a_feat_is_offered_as_printed,
        h.test_a_feat_is_barred_from_the_boss_and_its_dice_go_back,
    ):
        assert sides <= cases(played)
    feats = {side.feat.id for cards in HEROES.values() for side in cards}
    assert {feat for feat in feats if not named(feat)} == set()


def test_every_dungeon_floor_and_boss_is_played():
    d = test_card_dungeons
    floors = {(dungeon.id, n + 1) for dungeon in DUNGEONS for n in range(len(dungeon.floors))}
    assert floors <= cases(d.test_a_floor_adds_its_boxes_to_those_above)
    printed = sum(len(floor.combat_boxes) + len(floor.peril_boxes) for dungeon in DUNGEONS for floor in dungeon.floors)
    assert printed == len(d.own_boxes())
    boxes = {(dungeon.boss, n + 1) for dungeon in DUNGEONS for n in range(len(dungeon.boss_boxes))}
    for played in (
        d.test_a_box_of_a_boss_takes_the_dice_it_asks_for,
        d.test_a_box_of_a_boss_left_open_hurts_and_a_covered_skull_strikes,
    ):
        assert boxes == {case for case in cases(played) if isinstance(case, tuple)}
    bosses = {dungeon.boss for dungeon in DUNGEONS}
    assert bosses == cases(d.test_a_boss_shows_its_health_and_its_boxes_alone)
    for boss in bosses:
        assert f"test_a_round_against_the_{boss}" in TESTS


def test_every_level_side_is_played():
    sides = {(n + 1, name) for index, name in enumerate(("solo", "duo")) for n in range(len(PACK.levels[index]))}
    assert len(sides) == 8
    levels = test_card_levels
    for played in (
        levels.test_a_level_shows_its_caps_cost_and_bonus,
        levels.test_a_level_caps_the_items_of_each_hero,
        levels.test_a_level_caps_the_skills_of_each_hero_beside_the_printed_one,
        levels.test_a_level_adds_its_bonus_dice_to_every_fight,
        levels.test_a_level_is_left_for_its_cost,
    ):
        assert sides <= cases(played)


def ability_ids():
    tables = tomllib.loads((resources.files("underdeck.games.onedeck") / "packs" / "base.toml").read_text())
    return [ability["id"] for ability in tables["ability"]]


@pytest.mark.parametrize("ability", ability_ids())
def test_every_ability_is_played(ability):
    if ability.endswith("-boss"):
        assert f"test_a_round_against_the_{ability.removesuffix('-boss')}" in TESTS
        return
    silent = {
        floor.ability.id
        for dungeon in DUNGEONS
        for n, floor in enumerate(dungeon.floors, 1)
        if (dungeon.id, n) in cases(test_card_dungeons.test_a_floor_with_a_name_alone_changes_nothing_but_its_boxes)
    }
    assert ability in silent or any(name.startswith(f"test_{ability.replace('-', '_')}_") for name in TESTS)
