"""What the Forest set holds, and that none of it goes unplayed."""

import tomllib
from importlib import resources

import pytest
import test_basic_skills_and_potions
import test_card_completeness
import test_forest_dungeons
import test_forest_encounters
import test_forest_heroes
import test_forest_skills
from forest import (
    ABILITIES,
    BASIC,
    BOSSES,
    BREWED,
    CARDS,
    COMBATS,
    DUNGEONS,
    FACTS,
    HORDES,
    ON_CARDS,
    PACK,
    PERILS,
    POTIONS,
    PRINTED,
    SIDES,
    SKILLS,
    SPLIT,
)
from test_card_completeness import cases, verbs

import underdeck
from table import Table
from underdeck.compiled import fields_of
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules import cards as c

MODULES = (
    test_basic_skills_and_potions,
    test_forest_dungeons,
    test_forest_encounters,
    test_forest_heroes,
    test_forest_skills,
)
TESTS = {
    name: function
    for module in MODULES
    for name, function in vars(module).items()
    if name.startswith("test_") and callable(function)
}
NAMES = list(dict.fromkeys(card.name for card in CARDS.values()))


def named(id):
    """Tests that bear the name of an ability, feat, skill or potion."""
    return [name for name in TESTS if f"_{id.replace('-', '_')}_" in f"{name}_"]


# What the set holds


@pytest.mark.rule("OD-1.3", "OD-1.38", "OD-17.14")
def test_the_forest_deck_is_22_names_in_two_variants_and_one_of_each_has_the_leaf():
    assert len(CARDS) == 44
    assert len(NAMES) == 22
    for name in NAMES:
        variants = [card for card in CARDS.values() if card.name == name]
        assert [card.id for card in variants] == [f"{name}-1", f"{name}-2"]
        assert sum(card.leaf for card in variants) == 1
        assert not any(card.set_icon for card in variants)
    assert sum(card.leaf for card in CARDS.values()) == 22
    assert (len(COMBATS), len(PERILS)) == (24, 20)


@pytest.mark.rule("OD-17.26")
def test_at_least_four_perils_have_split_loot():
    names = {CARDS[card].name for card in SPLIT}
    assert len(names) >= 4
    assert len(SPLIT) == 2 * len(names)
    for card in SPLIT:
        assert sorted(option.loot for option in CARDS[card].options) == ["item", "skill"]


@pytest.mark.rule("OD-1.1", "OD-1.5", "OD-1.38", "OD-2.4")
def test_the_forest_has_five_heroes_and_five_dungeons():
    assert len({hero for hero, _ in SIDES}) == 5
    assert sorted(dungeon.difficulty for dungeon in DUNGEONS.values()) == [1, 2, 2, 3, 3]
    assert len(BOSSES) == 5
    assert all(len(dungeon.floors) == 3 for dungeon in DUNGEONS.values())


@pytest.mark.rule("OD-1.38", "OD-1.39")
def test_every_physical_card_of_the_forest_is_listed_once():
    listed = {}
    for fact in FACTS:
        listed.setdefault(fact.deck, []).append(fact.id)
        assert fact.copies == 1
    assert listed == {
        "encounter": list(CARDS),
        "hero": [f"{hero}-{side}" for hero, side in SIDES],
        "dungeon": list(DUNGEONS),
        "basic-skill": BASIC[1],
        "basic-potion": [PACK.potions[index].id for index in PACK.basic_potions],
        "reference": ["turn-reference-forest"],
        "hordes": [HORDES.ability.id],
    }


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
def test_a_card_of_the_forest_says_that_it_is_ours_and_why(fact):
    assert fact.origin == "original"
    assert fact.why.strip()


@pytest.mark.rule("OD-16.1")
def test_a_second_copy_of_the_forest_deck_is_the_same_card_for_card():
    twins = {card.id: card for card in PACK.cards if card.set == 1 and card.twin}
    assert list(twins) == [f"{id}-twin" for id in CARDS]
    facts = [name for name in fields_of(c.Encounter) if name not in ("id", "index", "twin")]
    for id, card in CARDS.items():
        assert [getattr(twins[f"{id}-twin"], name) for name in facts] == [getattr(card, name) for name in facts]


@pytest.mark.rule("OD-18.1", "OD-18.5")
@pytest.mark.parametrize("dungeon", ["mudlands", "dragons-cave"])
def test_a_hybrid_deck_is_22_cards_with_the_set_icon_and_22_with_a_leaf(dungeon):
    t = Table(underdeck.new("onedeck", heroes=["warden"], dungeon=dungeon, set="hybrid", seed=1))
    state = t.state
    found = [PACK.cards[card] for card in state.deck + state.discard + [door >> 1 for door in state.doors]]
    base = [card for card in found if card.set == 0]
    forest = [card for card in found if card.set == 1]
    assert (len(base), len(forest)) == (22, 22)
    assert all(card.set_icon for card in base)
    assert sorted(card.name for card in forest) == sorted(NAMES)
    assert all(card.leaf for card in forest)


# No two cards that differ in name only


def box_facts(box):
    return tuple(getattr(box, name) for name in fields_of(c.Box))


def ability_facts(ability):
    return tuple(getattr(ability, name) for name in c.ABILITY_FIELDS) if ability else ()


UNLIKE = ("id", "branches", "benefit")


def effect_facts(effect):
    plain = [getattr(effect, name) for name in fields_of(type(effect)) if name not in UNLIKE]
    return (type(effect), *plain, *[tuple(map(effect_facts, branch)) for branch in effect.branches])


def skill_facts(skill):
    plain = [getattr(skill, name) for name in fields_of(c.Skill) if name not in ("id", "index", "effects")]
    return (*plain, *map(effect_facts, skill.effects))


def potion_facts(potion):
    plain = [getattr(potion, name) for name in fields_of(c.Potion) if name not in ("id", "index", "effects")]
    return (*plain, *map(effect_facts, potion.effects))


def foe_facts(card):
    options = [(option.time_cost, option.loot, box_facts(option.box)) for option in card.options]
    return card.xp, card.peril, ability_facts(card.ability), *map(box_facts, card.boxes), *options


def floor_facts(floor):
    boxes = [tuple(map(box_facts, row)) for row in (floor.peril_boxes, floor.combat_boxes)]
    return ability_facts(floor.ability), *boxes


def boss_facts(dungeon):
    return dungeon.boss_health, ability_facts(dungeon.boss_ability), *map(box_facts, dungeon.boss_boxes)


def side_facts(side):
    feat = tuple(str(getattr(side.feat, name)) for name in fields_of(c.Feat) if name != "id")
    return tuple(side.stats), side.health, feat, skill_facts(PACK.skills[side.skill])


def loot_facts(card):
    return tuple(card.item), card.health, card.skill, card.potion


BOTH_SETS = [card for card in PACK.cards if not card.twin]


@pytest.mark.parametrize(
    "facts",
    [
        {card.name: foe_facts(card) for card in BOTH_SETS},
        {card.id: (foe_facts(card), loot_facts(card)) for card in BOTH_SETS},
        {skill.id: skill_facts(skill) for skill in PACK.skills if not skill.talent},
        {potion.id: potion_facts(potion) for potion in PACK.potions},
        {f"{hero} {n}": side_facts(side) for hero, sides in PACK.heroes.items() for n, side in enumerate(sides)},
        {f"{id} {n}": floor_facts(row) for id, each in PACK.dungeons.items() for n, row in enumerate(each.floors)},
        {each.boss: boss_facts(each) for each in PACK.dungeons.values()},
    ],
    ids=["foes", "cards", "skills", "potions", "heroes", "floors", "bosses"],
)
def test_no_two_cards_differ_in_name_only(facts):
    by_facts = {}
    for name, told in facts.items():
        by_facts.setdefault(told, []).append(name)
    assert [names for names in by_facts.values() if len(names) > 1] == []


# Nothing goes unplayed


def test_every_forest_card_is_played_and_looted():
    e = test_forest_encounters
    for played in (
        e.test_a_forest_combat_lays_out_its_boxes,
        e.test_a_forest_combat_with_every_box_covered_costs_nothing,
    ):
        assert set(COMBATS) == cases(played)
    for played in (
        e.test_a_box_of_a_forest_combat_takes_the_dice_it_asks_for,
        e.test_a_box_of_a_forest_combat_refuses_a_pip_too_few_and_another_color,
        e.test_a_box_of_a_forest_combat_left_open_costs_its_icons,
    ):
        boxes = {(card.id, n + 1) for card in CARDS.values() for n in range(len(card.boxes))}
        assert boxes == {case for case in cases(played) if isinstance(case, tuple)}
    for played in (
        e.test_a_forest_peril_offers_two_options_at_their_price,
        e.test_a_forest_peril_box_takes_the_dice_it_asks_for,
        e.test_a_forest_peril_box_left_open_costs_its_icons,
        e.test_a_forest_peril_with_its_box_covered_costs_nothing,
    ):
        options = {(card.id, n + 1) for card in CARDS.values() for n in range(len(card.options))}
        assert options == {case for case in cases(played) if isinstance(case, tuple)}
    for looted in (
        e.test_a_forest_card_as_an_item_gives_a_die_and_perhaps_health,
        e.test_a_forest_card_as_experience_is_worth_its_lanterns,
        e.test_a_forest_card_teaches_its_skill_or_potion,
        e.test_a_leaf_on_an_open_door_helps_to_resist_poison,
    ):
        assert set(CARDS) == cases(looted)
    split = cases(e.test_a_split_loot_peril_gives_what_the_chosen_option_leads_to)
    whole = cases(e.test_a_forest_peril_without_split_loot_gives_all_after_either_option)
    assert set(PERILS) == (split | whole) - {1, 2}


def test_every_forest_foe_with_an_ability_uses_it():
    for card in CARDS.values():
        if card.ability is not None:
            own = [TESTS[name] for name in named(card.ability.id)]
            assert own, card.ability.id
            assert card.id in cases(*own)
    without = {id for id in COMBATS if CARDS[id].ability is None}
    assert without == cases(test_forest_encounters.test_a_forest_foe_without_ability_does_nothing_of_its_own)


def file_ids(table):
    tables = tomllib.loads((resources.files("underdeck.games.onedeck") / "packs" / "forest.toml").read_text())
    return [entry["id"] for entry in tables[table]]


@pytest.mark.parametrize("ability", file_ids("ability"))
def test_every_ability_of_the_forest_is_played(ability):
    assert ability in ABILITIES  # on a card
    if ability.endswith("-boss"):
        boss = ability.removesuffix("-boss").replace("-", "_")
        assert [name for name in TESTS if name.startswith("test_a_round_against_") and name.endswith(boss)]
    else:
        assert named(ability)


BEHAVIOR = (
    "test_a_forest_skill_rolls_its_dice",
    "test_a_forest_skill_gains_its_dice",
    "test_a_forest_skill_rolls_a_die_for_each_poison_token_on_its_user",
    "test_a_forest_skill_prevents_consequences_of_a_combat",
)


@pytest.mark.parametrize("skill", file_ids("skill"))
def test_every_skill_of_the_forest_is_used(skill):
    s = test_forest_skills
    assert skill in {*ON_CARDS, *PRINTED, *BASIC[1]}  # on a card
    assert skill in cases(s.test_a_forest_skill_is_used_where_its_icons_allow)
    if SKILLS[skill].dice or SKILLS[skill].mana:
        assert skill in cases(s.test_a_forest_skill_takes_exactly_its_cost_and_exiles_it_if_it_says_so)
        assert skill in cases(s.test_a_forest_skill_takes_heroic_dice_for_its_cost)
    played = cases(*[TESTS[name] for name in BEHAVIOR])
    flat = {part for case in played for part in (case if isinstance(case, tuple) else (case,))}
    assert named(skill) or skill in flat


@pytest.mark.parametrize("skill", [*file_ids("skill"), *BASIC[0]])
def test_every_step_of_a_skill_is_played(skill):
    """A skill that does several things is in a test for each of them."""
    s = test_forest_skills
    kinds = {
        "roll": cases(
            s.test_a_forest_skill_rolls_its_dice, s.test_a_forest_skill_rolls_a_die_for_each_poison_token_on_its_user
        ),
        "gain": cases(s.test_a_forest_skill_gains_its_dice),
        "prevent": {
            case[0]
            for case in cases(s.test_a_forest_skill_prevents_consequences_of_a_combat)
            if isinstance(case, tuple)
        },
    }
    for verb in verbs(SKILLS[skill].effects) - {"choose"}:
        assert named(skill) or skill in kinds[verb], (skill, verb)


@pytest.mark.parametrize("potion", file_ids("potion"))
def test_every_potion_of_the_forest_is_drunk(potion):
    basic = {PACK.potions[index].id for index in PACK.basic_potions}
    assert potion in {"cure", *basic, *BREWED}
    assert named(potion)
    if potion != "cure":
        assert potion in cases(test_basic_skills_and_potions.test_a_forest_potion_is_drunk_where_its_icons_allow)


@pytest.mark.parametrize("skill", BASIC[0])
def test_every_basic_skill_of_the_base_set_is_used(skill):
    assert named(skill)
    assert skill in cases(test_forest_skills.test_a_forest_skill_is_used_where_its_icons_allow)


def test_every_forest_side_and_feat_is_played():
    h = test_forest_heroes
    assert len(SIDES) == 10
    for played in (
        h.test_a_forest_side_shows_its_icons_feat_and_skill_and_rolls_a_die_for_each_icon,
        h.test_a_forest_side_rolls_one_color_in_a_peril,
        h.test_a_forest_side_falls_when_damage_reaches_its_health,
        h.test_a_forest_feat_is_offered_in_every_encounter_as_the_card_says,
        h.test_a_forest_feat_goes_to_the_boss_only_if_the_card_says_so,
    ):
        assert set(SIDES) <= cases(played)
    for (hero, _), side in SIDES.items():
        assert named(side.feat.id), hero
    for feat in {side.feat.id for side in SIDES.values()}:
        sides = {key for key, side in SIDES.items() if side.feat.id == feat}
        played = cases(*[TESTS[name] for name in named(feat) if hasattr(TESTS[name], "pytestmark")])
        flat = played | {part for case in played if isinstance(case, tuple) for part in case}
        assert sides <= flat


def test_every_forest_floor_and_boss_is_played():
    d = test_forest_dungeons
    floors = {(id, n + 1) for id, dungeon in DUNGEONS.items() for n in range(len(dungeon.floors))}
    assert floors <= cases(d.test_a_forest_floor_adds_its_boxes_to_those_above)
    printed = sum(
        len(floor.combat_boxes) + len(floor.peril_boxes) for dungeon in DUNGEONS.values() for floor in dungeon.floors
    )
    assert printed == len(d.own_boxes())
    boxes = {(boss, n + 1) for boss, dungeon in BOSSES.items() for n in range(len(dungeon.boss_boxes))}
    for played in (
        d.test_a_box_of_a_forest_boss_takes_the_dice_it_asks_for,
        d.test_a_box_of_a_forest_boss_left_open_hurts_and_a_covered_skull_strikes,
    ):
        assert boxes == {case for case in cases(played) if isinstance(case, tuple)}
    assert set(BOSSES) == cases(d.test_a_forest_boss_shows_its_health_and_its_boxes_alone)


def test_nothing_in_the_pack_belongs_to_neither_set():
    """Together with the base set's own completeness, no skill or potion is left out."""
    base = test_card_completeness
    sides = [side for hero in PACK.heroes.values() for side in hero]
    earlier = {PACK.skills[index].id for side in sides for index in side.earlier.values()}  # E-72
    skills = {skill.id for skill in base.SKILLS} | {*file_ids("skill"), *BASIC[0], *earlier}
    assert skills == {skill.id for skill in PACK.skills if not skill.talent}
    assert {potion.id for potion in base.POTIONS} | set(file_ids("potion")) == set(POTIONS)
    assert {fact.set for fact in onedeck_pack().facts} == {"base", "forest"}
