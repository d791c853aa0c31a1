"""OD-1: what is in the box, and where dice, tokens and cards may be."""

import pytest

from table import at, game
from underdeck import Refusal
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules.cards import ANY

PACK = onedeck_pack().pack
CARDS = [card for card in PACK.cards if not card.twin]
BASE_CARDS = [card for card in CARDS if card.set == 0]
COLORS = {"s": "strength", "a": "agility", "m": "magic", "h": "heroic"}
ALL_DICE = {"strength": 8, "agility": 8, "magic": 8, "heroic": 6}
CORE_HEROES = ("archer", "mage", "paladin", "rogue", "warrior")
HEARTS = "glooping-ooze-2 fire-elemental-1 fire-elemental-2 ice-elemental-1 ice-elemental-2 ogre-1 ogre-2"


def dice_of(t):
    """Every die the table shows, wherever it lies."""
    found = dict(t.view.supply)
    lying = [die for hero in t.view.heroes for die in hero.pool]
    lying += [die for box in t.view.boxes for die in box.dice]
    for die in lying:
        found[COLORS[die[0]]] += 1
    for hero in t.view.heroes:
        for color, count in hero.stored.items():
            found[color] += count
    return found


def placing(card, *lines, dungeon="yetis-cavern", heroes="warrior"):
    return at("\n".join([f"heroes {heroes}", f"dungeon {dungeon}", f"doors {card}", "phase placing 1", *lines]))


# Cards


@pytest.mark.rule("OD-1.1")
@pytest.mark.parametrize("hero", CORE_HEROES)
def test_each_of_the_five_heroes_has_a_solo_and_a_duo_side(hero):
    other = "mage" if hero != "mage" else "rogue"
    solo = game(hero).hero(hero)
    duo = game(hero, other).hero(hero)
    assert solo.feat == duo.feat
    assert solo.skills[0].id != duo.skills[0].id
    assert solo.health > duo.health
    assert sum(solo.stats) > sum(duo.stats)


@pytest.mark.rule("OD-1.2", "OD-1.16")
def test_there_are_thirty_dice():
    assert dict(zip(ALL_DICE, PACK.supply, strict=True)) == ALL_DICE
    assert sum(PACK.supply) == 30


@pytest.mark.rule("OD-1.3")
def test_the_encounter_deck_has_44_different_cards():
    assert len({card.id for card in BASE_CARDS}) == len(BASE_CARDS) == 44


@pytest.mark.rule("OD-1.4")
def test_there_are_four_levels_each_with_two_sides():
    assert [len(side) for side in PACK.levels] == [4, 4]
    for level in range(4):
        solo, duo = PACK.levels[0][level], PACK.levels[1][level]
        assert (solo.items, solo.skills) != (duo.items, duo.skills)


@pytest.mark.rule("OD-1.5")
def test_five_dungeons_hide_five_bosses():
    dungeons = [dungeon for dungeon in PACK.dungeons.values() if dungeon.set == 0]
    assert len(dungeons) == 5
    assert len({dungeon.boss for dungeon in dungeons}) == 5
    for dungeon in dungeons:
        assert dungeon.boss_health > 0
        assert any(box.skull for box in dungeon.boss_boxes)


@pytest.mark.rule("OD-1.5")
@pytest.mark.parametrize(
    ("dungeon", "boss"),
    [
        ("dragons-cave", "dragon"),
        ("hydras-reef", "hydra"),
        ("yetis-cavern", "yeti"),
        ("lichs-tomb", "lich"),
        ("minotaurs-maze", "minotaur"),
    ],
)
def test_the_back_of_the_dungeon_is_its_own_boss(dungeon, boss):
    t = at(f"""
        heroes warrior
        dungeon {dungeon}
        floor 3
        deck empty
        phase end-turn
    """)
    assert t.view.boss is None
    t.do("descend")
    assert t.view.boss == boss


@pytest.mark.rule("OD-1.7")
def test_the_one_stairs_card_is_no_encounter_card_and_shows_when_they_are_gone():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        deck 2
        phase turn
    """)
    assert t.view.stairs_visible
    assert t.view.deck == 0
    assert len(t.view.discard) + len(t.view.doors) == 44


@pytest.mark.rule("OD-1.9")
def test_tokens_and_identified_potions_are_shared_by_the_party():
    t = at("""
        heroes warrior mage
        dungeon yetis-cavern
        doors glooping-ooze-2 ? ?
        hero warrior damage 2
        hero mage damage 2
        tokens 0
        phase loot 1
    """)
    assert t.view.potions == ["healing"]
    t.do("potion")
    assert t.view.potions == ["healing", "heroism"]
    assert t.view.tokens == 1
    assert t.match.view(1).potions == ["healing", "heroism"]
    t.do("1: heal mage")
    assert t.view.tokens == 0
    assert not t.offers("heal")


@pytest.mark.rule("OD-1.30")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_an_item_a_skill_or_potion_and_lanterns(card):
    assert sum(card.item) == 1
    assert (card.skill >= 0) != (card.potion >= 0)
    assert card.xp >= 1


@pytest.mark.rule("OD-1.31")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_is_either_a_combat_or_a_peril(card):
    assert bool(card.boxes) == (not card.peril)
    assert bool(card.options) == card.peril


@pytest.mark.rule("OD-1.32")
def test_combat_cards_have_several_boxes_and_most_foes_one_ability():
    foes = [card for card in PACK.cards if not card.peril]
    assert all(len(card.boxes) > 1 for card in foes)
    assert len(foes) / 2 < sum(card.ability is not None for card in foes) < len(foes)


@pytest.mark.rule("OD-1.33")
def test_peril_cards_have_two_options_with_a_box_and_perhaps_a_time_cost():
    perils = [card for card in PACK.cards if card.peril]
    assert perils
    for card in perils:
        assert len(card.options) == 2
        assert all(option.box.value > 0 for option in card.options)
    costs = [option.time_cost for card in perils for option in card.options]
    assert 0 in costs
    assert max(costs) > 0


@pytest.mark.rule("OD-1.34")
@pytest.mark.parametrize("dungeon", PACK.dungeons.values(), ids=lambda dungeon: dungeon.id)
def test_every_dungeon_has_three_floors_with_boxes_on_both_sides_of_an_ability(dungeon):
    assert len(dungeon.floors) == 3
    for floor in dungeon.floors:
        assert floor.peril_boxes
        assert floor.combat_boxes
        assert floor.ability.id
    assert len({floor.ability.id for floor in dungeon.floors}) == 3


@pytest.mark.rule("OD-1.34")
def test_left_boxes_stand_in_perils_and_right_boxes_in_combats():
    floor = "floor 1"
    peril = placing("cave-in-1", floor, "choice 1", "hero warrior pool s1", dungeon="dragons-cave")
    combat = placing("ogre-1", floor, "hero warrior pool s1", dungeon="dragons-cave")
    assert [(b.color, b.value) for b in peril.view.boxes if b.source == "floor-1"] == [("any", 2)]
    assert [(b.color, b.value) for b in combat.view.boxes if b.source == "floor-1"] == [("strength", 3)]


@pytest.mark.rule("OD-1.35")
@pytest.mark.parametrize("dungeon", PACK.dungeons.values(), ids=lambda dungeon: dungeon.id)
def test_peril_boxes_of_dungeons_are_grey(dungeon):
    assert all(box.color == ANY for floor in dungeon.floors for box in floor.peril_boxes)
    assert all(box.color != ANY for floor in dungeon.floors for box in floor.combat_boxes)


@pytest.mark.rule("OD-1.36")
def test_half_of_the_cards_carry_the_set_icon():
    assert sum(card.set_icon for card in BASE_CARDS) == 22


@pytest.mark.rule("OD-1.36")
def test_the_set_icon_changes_nothing_in_an_encounter():
    icons = {card.id: card.set_icon for card in PACK.cards}
    assert icons["glooping-ooze-1"] != icons["glooping-ooze-2"]
    tables = [placing(card, "hero warrior pool s6 m3") for card in ("glooping-ooze-1", "glooping-ooze-2")]
    assert tables[0].view.boxes == tables[1].view.boxes
    assert tables[0].options == tables[1].options


@pytest.mark.rule("OD-1.37")
def test_cards_in_the_game_box_are_never_shuffled_back():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors goblin-1
        xp ogre-1 phantom-1
        deck empty
        phase levels
    """)
    t.do("level-up 4 4")
    assert t.view.level == 2
    assert sorted(t.view.removed) == ["ogre-1", "phantom-1"]
    t.do("descend")
    assert (t.view.floor, t.view.level) == (2, 2)
    in_play = t.state.deck + t.state.discard + [door >> 1 for door in t.state.doors]
    names = {PACK.cards[card].id for card in in_play}
    assert len(in_play) == len(names) == 42
    assert not names & {"ogre-1", "phantom-1"}
    assert sorted(t.view.removed) == ["ogre-1", "phantom-1"]


# Tokens


@pytest.mark.rule("OD-1.11")
def test_damage_goes_on_beyond_the_fifteen_tokens():
    t = at(f"""
        heroes warrior
        dungeon minotaurs-maze
        floor 4
        level 4
        boss_damage 5
        hero warrior damage 7 items {HEARTS} pool s1
        covered 2 s6
        covered 3 s5
        covered 4 m5
        covered 5 m6
        covered 6 s5
        covered 7 a5
        covered 8 a6
        phase placing
    """)
    t.do("done")
    # 4 damage from the box left open, 4 skulls on the boss: 20 tokens lie on the table.
    assert t.hero("warrior").damage == 11
    assert t.view.boss_damage == 9


@pytest.mark.rule("OD-1.12")
def test_six_potion_tokens_are_supplied():
    assert PACK.tokens == 6


@pytest.mark.rule("OD-1.13", "OD-1.14", "E-23", "EX-51")
@pytest.mark.parametrize(
    ("line", "tokens"),
    [
        ("edition 1.1", 7),
        ("edition 1.5", 7),
        ("edition 1.61", 6),
        ("edition 1.9", 6),
        ("option potion_limit none", 7),
    ],
)
def test_a_seventh_token_depends_on_the_edition(line, tokens):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        {line}
        doors ? ?
        xp ogre-1 phantom-1
        tokens 6
        phase levels
    """)
    t.do("level-up 4 4")
    assert t.view.level == 2
    assert t.view.tokens == tokens


@pytest.mark.rule("OD-1.14")
def test_the_sixth_token_can_be_gained():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        xp ogre-1 phantom-1
        tokens 5
        phase levels
    """)
    t.do("level-up 4 4")
    assert t.view.tokens == 6


@pytest.mark.rule("OD-1.23")
def test_a_spent_token_can_be_gained_again():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        xp ogre-1 phantom-1
        hero warrior damage 5
        tokens 6
        phase levels
    """)
    t.do("heal warrior")
    assert t.view.tokens == 5
    t.do("level-up 4 4")
    assert t.view.tokens == 6


# Dice


@pytest.mark.rule("OD-1.16", "OD-1.28")
def test_nine_strength_icons_give_eight_dice():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        level 4
        hero warrior items goblin-1 goblin-2 wraith-1 wraith-2 ogre-1
        doors shadow-1
        phase encounter 1
    """)
    assert t.hero("warrior").stats[0] == 9
    assert sum(die[0] == "s" for die in t.hero("warrior").pool) == 8
    assert t.view.supply["strength"] == 0


@pytest.mark.rule("OD-1.16", "OD-1.19")
def test_stored_heroic_dice_count_against_the_six():
    t = at("""
        heroes aquamancer
        dungeon yetis-cavern
        level 4
        hero aquamancer stored h6
        doors ogre-1
        phase encounter 1
    """)
    assert t.view.supply["heroic"] == 0
    t.do("no-feat")
    assert t.view.level_bonus == 2
    assert not [die for die in t.hero("aquamancer").pool if die[0] == "h"]


@pytest.mark.rule("OD-1.17")
def test_every_die_not_in_play_is_in_the_supply():
    assert game("warrior", "rogue", dungeon="lichs-tomb").view.supply == ALL_DICE


@pytest.mark.rule("OD-1.18", "OD-1.19", "OD-1.27")
def test_a_die_is_always_in_exactly_one_place():
    t = at("""
        heroes mage
        dungeon dragons-cave
        hero mage stored h2
        doors glooping-ooze-1
        phase encounter 1
        next 6 6 5 4 5 4 3 2
    """)
    assert t.view.supply["heroic"] == 4
    assert dice_of(t) == ALL_DICE
    t.do("feat h1")
    assert t.hero("mage").stored == {"heroic": 1}
    assert t.hero("mage").pool == ["s6", "a4", "a5", "m2", "m3", "m4", "m5", "h6"]
    assert t.view.supply == {"strength": 7, "agility": 6, "magic": 4, "heroic": 4}
    t.do("cover m2 1")
    assert t.box(1).dice == ["m2"]
    assert "m2" not in t.hero("mage").pool
    assert t.view.supply["magic"] == 4
    t.do("convert a5", "add a4")
    assert t.hero("mage").pool == ["s6", "m3", "m4", "m5", "h4", "h6"]
    assert t.view.supply == {"strength": 7, "agility": 8, "magic": 4, "heroic": 3}
    assert dice_of(t) == ALL_DICE
    t.do("discard m4")
    assert t.view.supply["magic"] == 5
    assert dice_of(t) == ALL_DICE


@pytest.mark.rule("OD-1.27")
def test_a_stored_die_is_of_no_use_until_the_feat_rolls_it():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        hero mage stored h1 pool s1
        doors ogre-1
        phase placing 1
    """)
    assert t.hero("mage").pool == ["s1"]
    assert t.view.supply["heroic"] == 5
    assert not t.offers("cover")
    assert not t.offers("convert")


@pytest.mark.rule("OD-1.20")
def test_a_hero_places_no_die_of_her_partner():
    t = placing("bandit-1", "hero warrior pool s5", "hero mage pool a4", heroes="warrior mage")
    assert t.hero("warrior").pool == ["s5"]
    assert t.hero("mage").pool == ["a4"]
    with pytest.raises(Refusal):
        t.do("0: cover a4 3")
    with pytest.raises(Refusal):
        t.do("1: cover s5 4")
    t.do("1: cover a4 3", "0: cover s5 4")
    assert (t.box(3).dice, t.box(4).dice) == (["a4"], ["s5"])


@pytest.mark.rule("OD-1.21")
def test_a_paid_die_is_back_in_the_supply_before_the_effect():
    t = placing("ogre-1", "hero warrior skills beetle-2 pool s1 s1 s1 s1 s1 s1 s1 s1")
    assert t.view.supply["strength"] == 0
    t.do("use crushing-blow")
    assert t.hero("warrior").pool == ["s1"] * 7 + ["s6"]


@pytest.mark.rule("OD-1.22", "OD-1.28")
def test_spent_dice_are_taken_again_and_what_the_supply_lacks_is_lost():
    t = placing("ogre-1", "hero warrior skills bandit-1 bandit-2 pool s1 s1 s1 s1 s1 s1 s1 s1 a6", "next 3 4")
    t.do("use cleave", "done")
    assert t.view.supply["strength"] == 1
    t.do("use backstab")  # asks for two strength dice
    assert t.hero("warrior").pool == ["s1"] * 7 + ["s3"]
    assert t.view.supply["strength"] == 0


@pytest.mark.rule("OD-1.28")
def test_a_roll_from_an_empty_supply_gives_nothing():
    t = placing("ogre-1", "hero warrior skills bandit-1 pool s1 s1 s1 s1 s1 s1 s1 s1 a6", "next 3 4")
    t.do("use backstab")
    assert t.hero("warrior").pool == ["s1"] * 8
    assert t.view.supply["agility"] == 8


@pytest.mark.rule("OD-1.24", "OD-1.25")
def test_after_an_encounter_all_dice_return_but_the_stored_ones():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        hero mage stored h1 pool a4 m6 s1
        covered 1 a3
        covered 2 a4
        covered 3 s5
        covered 4 h3
        doors beetle-1 ? ?
        phase placing 1
    """)
    t.do("cover a4 5", "done")
    assert t.asks == "loot"
    t.do("xp")
    assert t.hero("mage").pool == []
    assert t.hero("mage").stored == {"heroic": 1}
    assert t.view.supply == {**ALL_DICE, "heroic": 5}


@pytest.mark.rule("OD-1.26")
@pytest.mark.parametrize(("seat", "user", "other"), [(0, "warrior", "mage"), (1, "mage", "warrior")])
def test_dice_of_a_skill_go_to_the_hero_who_used_it(seat, user, other):
    t = placing(
        "ogre-1",
        f"hero {user} skills boulder-1 cave-in-2",
        "hero warrior pool s1",
        "hero mage pool m1 h1",
        "level 2",
        "next 5",
        heroes="warrior mage",
    )
    before = t.hero(other).pool
    t.do(f"{seat}: use valor")
    assert "h5" in t.hero(user).pool
    t.do(f"{seat}: use crushing-blow", f"{seat}: pay h5")
    assert "s6" in t.hero(user).pool
    assert t.hero(other).pool == before


@pytest.mark.rule("OD-1.29")
@pytest.mark.parametrize(("die", "box", "color"), [("h3", 1, "agility"), ("h5", 3, "strength"), ("h4", 4, "magic")])
def test_a_heroic_die_covers_a_box_of_any_color(die, box, color):
    t = placing("beetle-1", f"hero warrior pool {die} s1")
    assert t.box(box).color == color
    t.do(f"cover {die} {box}")
    assert t.box(box).dice == [die]


@pytest.mark.rule("OD-1.29")
def test_a_heroic_die_is_part_of_a_wide_box():
    t = placing("ogre-1", "hero warrior pool s1 s2 h4")
    t.do("cover s2 1", "add h4")
    assert sorted(t.box(1).dice) == ["h4", "s2"]


@pytest.mark.rule("OD-1.29")
@pytest.mark.parametrize(
    ("card", "skill", "pool", "after"),
    [
        ("beetle-2", "crushing-blow", "h1", ["s6"]),  # 1 strength die
        ("wraith-1", "dexterity", "h1", ["a6"]),  # 1 agility die
    ],
)
def test_a_heroic_die_pays_for_a_skill_of_any_color(card, skill, pool, after):
    t = placing("ogre-1", f"hero warrior skills {card} pool {pool}")
    t.do(f"use {skill}")
    assert t.hero("warrior").pool == after


@pytest.mark.rule("OD-1.29")
def test_a_heroic_die_pays_mana():
    t = placing("ogre-1", "hero warrior skills goblin-1 pool a1 h3", "next 5")
    t.do("use shimmerblast")  # mana 3: roll a heroic die
    assert t.hero("warrior").pool == ["a1", "h5"]
