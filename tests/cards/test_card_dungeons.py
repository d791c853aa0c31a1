"""Each dungeon card: the boxes and abilities of its floors, and the boss on its back in a played round."""

import pytest
from test_card_facts import (
    COMBATS,
    DUNGEONS,
    PERILS,
    all_but,
    dice_for,
    dice_worth,
    fill,
    misfit,
    read_box,
    seen,
)

from table import at, game

FLOORS = [(dungeon, floor) for dungeon in DUNGEONS for floor in (1, 2, 3)]
WITHOUT_EFFECT = [
    (dungeon, number)
    for dungeon, facts in DUNGEONS.items()
    for number, (ability, _, _) in enumerate(facts[1], 1)
    if ability
    in ("flame-aura", "dragonskin", "regeneration", "brutal-strength", "undying-legions", "poison-dart-traps")
]
"""A name and no text."""


def floor_of(ability):
    return next(
        (dungeon, number)
        for dungeon, facts in DUNGEONS.items()
        for number, (name, _, _) in enumerate(facts[1], 1)
        if name == ability
    )


def from_floor_on(ability):
    """(dungeon, floor, is the ability in force) for the floors of its dungeon."""
    dungeon, first = floor_of(ability)
    return [(dungeon, floor, floor >= first) for floor in (1, 2, 3)]


def boxes_on(dungeon, floor, fight):
    """All boxes of a Bandit, or of a Cave-in cleared with strength, with those of the floors so far."""
    texts = COMBATS["bandit"][2] if fight == "combat" else [PERILS["cave-in"][1][0][1]]
    texts = texts + [text for _, peril, combat in DUNGEONS[dungeon][1][:floor] for text in (
        combat if fight == "combat" else peril
    )]  # fmt: skip
    boxes = [read_box(text) for text in texts]
    if dungeon == "yetis-cavern" and floor == 3:  # Biting Cold
        boxes = [box._replace(armor=box.armor or box.color == "strength") for box in boxes]
    return boxes


def own_boxes():
    """Every box printed on the floors: dungeon, floor, fight, its number on the table."""
    found = []
    for dungeon, floor in FLOORS:
        for fight in ("combat", "peril"):
            boxes = boxes_on(dungeon, floor, fight)
            printed = len(DUNGEONS[dungeon][1][floor - 1][1 if fight == "peril" else 2])
            found += [(dungeon, floor, fight, len(boxes) - n) for n in reversed(range(printed))]
    return found


def on_floor(dungeon, floor, fight, number, pool, more=""):
    door = "bandit-1" if fight == "combat" else "cave-in-1"
    return at(f"""
        heroes warrior
        dungeon {dungeon}
        floor {floor}
        doors {door} ?
        deck 20
        fresh_floor no
        phase placing 1
        choice 1
        {all_but(boxes_on(dungeon, floor, fight), number)}
        hero warrior pool {pool}
        {more}
    """)


def roll_on(dungeon, floor, rolls, more=""):
    """The mage begins a fight with an Ogre; she rolls one strength, two agility, four magic, then bonus dice."""
    return at(f"""
        heroes mage
        dungeon {dungeon}
        floor {floor}
        doors ogre-1
        deck 20
        phase encounter 1
        next {rolls}
        {more}
    """)


# Floors


@pytest.mark.rule("OD-2.3", "OD-2.4")
@pytest.mark.parametrize("dungeon", DUNGEONS)
def test_a_dungeon_shows_its_difficulty_and_starts_on_floor_one(dungeon):
    t = game("mage", dungeon=dungeon)
    assert (t.view.dungeon, t.view.difficulty, t.view.floor) == (dungeon, DUNGEONS[dungeon][0], 1)
    assert [ability.id for ability in t.state.abilities] == [DUNGEONS[dungeon][1][0][0]]


@pytest.mark.rule("OD-1.34", "OD-1.35", "OD-6.54", "OD-6.55", "OD-6.56", "OD-12.24")
@pytest.mark.parametrize("fight", ["combat", "peril"])
@pytest.mark.parametrize(("dungeon", "floor"), FLOORS)
def test_a_floor_adds_its_boxes_to_those_above(dungeon, floor, fight):
    t = on_floor(dungeon, floor, fight, 1, "h1")
    assert [seen(box) for box in t.view.boxes] == boxes_on(dungeon, floor, fight)
    column = 1 if fight == "peril" else 2
    sources = ["card"] * (1 if fight == "peril" else 5)
    for number, facts in enumerate(DUNGEONS[dungeon][1][:floor], 1):
        sources += [f"floor-{number}"] * len(facts[column])
    assert [box.source for box in t.view.boxes] == sources


@pytest.mark.rule("OD-6.10", "OD-12.19", "OD-12.24", "OD-12.25")
@pytest.mark.parametrize("dungeon", DUNGEONS)
def test_descending_reveals_floor_after_floor_and_then_the_boss(dungeon):
    names = [facts[0] for facts in DUNGEONS[dungeon][1]]
    for floor in (1, 2, 3):
        t = at(f"""
            heroes mage
            dungeon {dungeon}
            floor {floor}
            deck empty
            phase end-turn
        """)
        t.do("descend")
        assert t.view.floor == floor + 1
        if floor < 3:
            assert [ability.id for ability in t.state.abilities] == names[: floor + 1]
        else:
            assert t.view.boss == DUNGEONS[dungeon][2]
            assert not {ability.id for ability in t.state.abilities} & set(names)


@pytest.mark.rule("OD-7.4", "OD-7.6", "OD-7.9", "OD-7.18")
@pytest.mark.parametrize(("dungeon", "floor", "fight", "number"), own_boxes())
def test_a_box_of_a_floor_takes_the_dice_it_asks_for(dungeon, floor, fight, number):
    box = boxes_on(dungeon, floor, fight)[number - 1]
    dice = dice_for(box)
    t = on_floor(dungeon, floor, fight, number, " ".join([*dice, misfit(box)]))
    fill(t, dice, number)
    assert t.box(number).dice == dice
    t = on_floor(dungeon, floor, fight, number, " ".join(dice_worth(dice[0][0], box.value - 1)))
    assert t.asks == "placing"
    assert not t.offers("cover")


@pytest.mark.rule("OD-7.5", "OD-7.63", "OD-1.35")
@pytest.mark.parametrize("letter", "samh")
@pytest.mark.parametrize(("dungeon", "floor", "fight", "number"), own_boxes())
def test_a_box_of_a_floor_takes_its_color_or_any_if_grey(dungeon, floor, fight, number, letter):
    box = boxes_on(dungeon, floor, fight)[number - 1]
    t = on_floor(dungeon, floor, fight, number, " ".join(dice_worth(letter, box.value)))
    assert bool(t.offers("cover")) == (letter in ("h", box.color[0]) or box.color == "any")


@pytest.mark.rule("OD-8.1", "OD-8.4", "OD-8.5")
@pytest.mark.parametrize(("dungeon", "floor", "fight", "number"), own_boxes())
def test_a_box_of_a_floor_left_open_costs_its_icons(dungeon, floor, fight, number):
    box = boxes_on(dungeon, floor, fight)[number - 1]
    storm = dungeon == "lichs-tomb" and floor == 3 and box.damage > 0
    t = on_floor(dungeon, floor, fight, number, misfit(box))
    t.do("done")
    assert t.asks == "loot"
    assert t.hero("warrior").damage == box.damage + storm
    assert t.view.deck == 20 - box.time


# Abilities of floors


@pytest.mark.rule("OD-2.24", "OD-3.3", "EX-6", "R-6")
def test_hall_of_statues_spends_five_time_before_the_first_turn():
    t = game("mage", dungeon="dragons-cave")
    assert t.view.turn == 2
    assert (t.view.deck, len(t.view.discard), len(t.view.doors)) == (31, 9, 4)


@pytest.mark.rule("OD-2.24", "OD-12.24")
@pytest.mark.parametrize("floor", [1, 2])
def test_hall_of_statues_spends_five_time_before_the_first_turn_of_later_floors(floor):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        floor {floor}
        deck empty
        phase end-turn
    """)
    t.do("descend")
    assert (t.view.deck, len(t.view.discard), len(t.view.doors)) == (44 - 5 - 2 - 4 - 2, 9, 4)


@pytest.mark.parametrize("floor", [1, 2, 3])
def test_hall_of_statues_asks_nothing_of_other_turns(floor):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        floor {floor}
        doors ? ?
        deck 20
        fresh_floor no
        phase turn
    """)
    assert t.view.deck == 20 - 2


@pytest.mark.rule("OD-3.18")
@pytest.mark.parametrize(("dungeon", "floor", "in_force"), from_floor_on("sticky-surrounding"))
def test_sticky_surrounding_spends_one_more_time_each_turn(dungeon, floor, in_force):
    t = at(f"""
        heroes mage
        dungeon {dungeon}
        floor {floor}
        doors ? ?
        deck 20
        phase turn
    """)
    assert in_force
    assert t.view.deck == 20 - 3
    t.do("enter 1", "flee")
    assert t.view.deck == 20 - 3 - 3


@pytest.mark.rule("OD-6.43", "OD-6.44", "OD-6.46", "R-25", "R-26")
@pytest.mark.parametrize(("dungeon", "floor", "in_force"), from_floor_on("poison-aura"))
def test_poison_aura_takes_a_pip_from_rolled_heroic_dice(dungeon, floor, in_force):
    t = roll_on(dungeon, floor, "3 3 3 3 3 3 3 6 1 5", "level 4\nhero mage skills boulder-1")
    heroic = [die for die in t.hero("mage").pool if die[0] == "h"]
    others = [die for die in t.hero("mage").pool if die[0] != "h"]
    assert heroic == (["h1", "h5"] if in_force else ["h1", "h6"])
    assert others == ["s3", "a3", "a3", "m3", "m3", "m3", "m3"]
    t.do("use valor")
    assert t.hero("mage").pool.count("h4" if in_force else "h5") == 1
    t.do("convert m3", "add m3")  # gained, not rolled
    assert t.hero("mage").pool.count("h3") == 1


@pytest.mark.rule("OD-6.43", "R-25")
def test_poison_aura_comes_after_other_effects_have_looked():
    """Phantom's Ethereal takes the rolled 3, not the 4 that becomes 3, nor the 2 that becomes 1."""
    t = at("""
        heroes mage
        dungeon hydras-reef
        floor 3
        doors phantom-1
        phase encounter 1
        hero mage stored h2
        next 4 2 2 2 2 2 2 2 2
    """)
    t.do("feat mage h2")
    assert [die for die in t.hero("mage").pool if die[0] == "h"] == ["h1", "h3"]


@pytest.mark.rule("OD-8.13", "OD-8.14", "OD-8.15", "OD-19.20", "R-38")
@pytest.mark.parametrize(("dungeon", "floor", "in_force"), from_floor_on("freezing-winds"))
@pytest.mark.parametrize(
    ("uncovered", "damage", "time"), [((4,), 0, 2), ((3, 4), 1, 3), ((2, 3, 4), 2, 3), ((3, 4, 5), 2, 4)]
)
def test_freezing_winds_adds_a_damage_to_three_time(dungeon, floor, in_force, uncovered, damage, time):
    """Boxes of the Bandit: 2 costs 1 damage, 3 costs 1 time, 4 costs 2 time, 5 costs 1 of each."""
    boxes = boxes_on(dungeon, floor, "combat")
    lines = [line for line in all_but(boxes, 0).split("\n") if int(line.split()[1]) not in uncovered]
    t = at("\n".join([
        "heroes warrior", f"dungeon {dungeon}", f"floor {floor}", "doors bandit-1 ?", "deck 20", "phase placing 1",
        *lines, "hero warrior pool m1",
    ]))  # fmt: skip
    assert in_force
    t.do("done")
    assert (t.hero("warrior").damage, t.view.deck) == (damage, 20 - time)


@pytest.mark.rule("OD-8.8", "OD-8.13", "OD-8.14", "EX-19", "EX-20")
@pytest.mark.parametrize(("uncovered", "damage", "time"), [((1, 3, 4, 6), 2 + 1, 4 - 1), ((1, 3, 4), 2, 3 - 1)])
def test_freezing_winds_counts_time_after_prevention(uncovered, damage, time):
    """Box 1 costs 2 damage, 3, 4 and 6 (the floor's own) 1, 2 and 1 time; Fearless Charge ignores 1 time."""
    boxes = boxes_on("yetis-cavern", 1, "combat")
    lines = [line for line in all_but(boxes, 0).split("\n") if int(line.split()[1]) not in uncovered]
    t = at("\n".join([
        "heroes warrior rogue", "dungeon yetis-cavern", "doors bandit-1 ?", "deck 20", "phase placing 1", *lines,
        "hero warrior pool m1",
    ]))  # fmt: skip
    t.do("use fearless-charge", "0: done", "1: done")
    if damage % 2:
        assert t.asks == "split"
        t.do("split rogue")
    assert (t.hero("warrior").damage, t.hero("rogue").damage) == (damage // 2, damage - damage // 2)
    assert t.view.deck == 20 - time


@pytest.mark.rule("OD-8.13", "R-38")
def test_freezing_winds_works_in_a_peril():
    t = on_floor("yetis-cavern", 1, "peril", 1, "m1")
    t.do("done")
    assert (t.hero("warrior").damage, t.view.deck) == (1 + 1, 20 - 3)


@pytest.mark.parametrize(("dungeon", "floor", "in_force"), from_floor_on("biting-cold"))
def test_biting_cold_arms_every_strength_box(dungeon, floor, in_force):
    t = at(f"""
        heroes mage
        dungeon {dungeon}
        floor {floor}
        doors ogre-1
        phase placing 1
        hero mage pool a6
    """)
    card_boxes = [box for box in t.view.boxes if box.source == "card"]
    assert [box.armor for box in card_boxes] == [in_force and box.color == "strength" for box in card_boxes]
    assert bool(t.offers("cover mage a6")) == (not in_force)


@pytest.mark.rule("R-82", "OD-7.64")
@pytest.mark.parametrize(("edition", "armed"), [("1.1", False), ("1.5", True), ("1.61", False), ("1.9", False)])
def test_biting_cold_arms_grey_boxes_only_where_they_have_a_color(edition, armed):
    t = on_floor("yetis-cavern", 3, "peril", 1, "h1", f"edition {edition}")
    card, first, second, third = t.view.boxes
    assert card.armor  # strength 6
    assert [first.armor, third.armor] == [True, True]  # printed
    assert (second.color, second.armor) == (("strength", True) if armed else ("any", False))


@pytest.mark.rule("OD-6.43", "OD-6.44", "OD-6.46", "OD-6.47", "OD-19.11")
@pytest.mark.parametrize(("dungeon", "floor", "in_force"), from_floor_on("weakness-curse"))
def test_weakness_curse_takes_rolled_twos(dungeon, floor, in_force):
    t = roll_on(dungeon, floor, "2 1 2 3 2 5 6 2", "hero mage skills boulder-1")
    kept = ["a1", "m3", "m5", "m6"]
    lost = ["s2", "a2", "m2"]
    assert sorted(t.hero("mage").pool) == sorted(kept if in_force else kept + lost)
    t.do("use valor")
    assert ("h2" in t.hero("mage").pool) == (not in_force)


def test_weakness_curse_leaves_gained_twos():
    t = at("""
        heroes dragoon
        dungeon lichs-tomb
        floor 3
        doors ogre-1
        phase placing 1
        hero dragoon pool s6 a1
    """)
    t.do("use trident", "pick s6")
    assert t.hero("dragoon").pool == ["s2", "s2", "s2", "a1"]


@pytest.mark.rule("OD-8.13", "OD-8.14", "OD-19.20", "R-38")
@pytest.mark.parametrize(("dungeon", "floor", "in_force"), from_floor_on("blade-storm"))
@pytest.mark.parametrize(("number", "damage"), [(1, 2), (2, 1), (4, 0), (5, 1), (0, 0)])
def test_blade_storm_adds_a_damage_to_any(dungeon, floor, in_force, number, damage):
    t = on_floor(dungeon, floor, "combat", number, "m1")
    t.do("done")
    assert t.hero("warrior").damage == damage + (1 if in_force and damage else 0)


@pytest.mark.rule("OD-8.12", "OD-8.13", "EX-21")
@pytest.mark.parametrize(("number", "damage"), [(2, 0), (1, 2 - 1 + 1)])
def test_blade_storm_is_silent_when_all_damage_is_prevented(number, damage):
    t = on_floor("lichs-tomb", 3, "combat", number, "a1 m1", "hero warrior skills goblin-2")
    t.do("use dodge", "done")
    assert t.hero("warrior").damage == damage


@pytest.mark.rule("OD-4.9", "EX-5")
@pytest.mark.parametrize(("dungeon", "floor", "in_force"), from_floor_on("deadly-maze"))
def test_deadly_maze_has_room_for_three_doors(dungeon, floor, in_force):
    position = f"""
        heroes mage
        dungeon {dungeon}
        floor {floor}
        deck 20
        phase choose
    """
    assert in_force
    t = at(position + "doors ? bandit-1")
    t.do("explore")
    assert [door.card for door in t.view.doors] == [None, "bandit-1", None]
    t = at(position + "doors ? ? bandit-1")
    assert t.refuses("explore")


@pytest.mark.rule("OD-4.9")
def test_deadly_maze_starts_with_three_doors():
    t = game("mage", dungeon="minotaurs-maze")
    assert len(t.view.doors) == 3
    assert t.view.deck == 44 - 2 - 3 - 2


@pytest.mark.rule("OD-4.11", "R-7")
@pytest.mark.parametrize(("dungeon", "floor", "in_force"), from_floor_on("crumbling-walls"))
def test_crumbling_walls_cost_one_time_on_exploring(dungeon, floor, in_force):
    t = at(f"""
        heroes mage
        dungeon {dungeon}
        floor {floor}
        doors ? bandit-1
        deck 20
        phase choose
    """)
    t.do("explore")
    assert t.view.deck == 20 - in_force - 1 - 2  # the walls, the door, the next turn
    t.do("enter 1", "flee")
    assert t.view.deck == 20 - in_force - 1 - 2 - 2


@pytest.mark.rule("R-7", "OD-4.11")
def test_crumbling_walls_may_leave_no_door():
    t = at("""
        heroes mage
        dungeon minotaurs-maze
        floor 2
        doors bandit-1
        deck 1
        phase choose
    """)
    t.do("explore")
    assert [door.card for door in t.view.doors] == ["bandit-1"]
    assert (t.view.stairs_visible, t.view.stairs_tokens, t.asks) == (True, 0, "descend")


@pytest.mark.parametrize(("dungeon", "floor"), WITHOUT_EFFECT)
def test_a_floor_with_a_name_alone_changes_nothing_but_its_boxes(dungeon, floor):
    t = roll_on(dungeon, floor, "1 2 3 4 5 6 1 6 1", "level 4")
    assert t.hero("mage").pool == ["s1", "a2", "a3", "m1", "m4", "m5", "m6", "h1", "h6"]
    assert (t.hero("mage").damage, t.view.deck) == (0, 20)
    assert t.offers("cover") or any(box.armor for box in t.view.boxes)
    t = on_floor(dungeon, floor, "combat", 1, "m1")  # the box that costs 2 damage
    t.do("done")
    assert (t.hero("warrior").damage, t.view.deck) == (2, 20)
    t.do("xp")
    sticky = dungeon == "hydras-reef"
    assert t.view.deck == 20 - 2 - sticky


# Bosses

BOSSES = {facts[2]: (dungeon, facts[3], facts[4]) for dungeon, facts in DUNGEONS.items()}
BOSS_BOXES = [(boss, number) for boss, facts in BOSSES.items() for number in range(1, len(facts[2]) + 1)]


def boss_boxes(boss):
    return [read_box(text, x=12) for text in BOSSES[boss][2]]


def facing(boss, covered, pool, more="", hero="warrior"):
    """In the placing step of a round, with these lines of covered boxes."""
    return at(f"""
        heroes {hero}
        dungeon {BOSSES[boss][0]}
        floor 4
        phase placing
        {covered}
        hero {hero} pool {pool}
        {more}
    """)


@pytest.mark.rule("OD-1.5", "OD-12.20", "OD-13.2", "OD-13.13", "OD-13.17", "R-49")
@pytest.mark.parametrize("boss", BOSSES)
def test_a_boss_shows_its_health_and_its_boxes_alone(boss):
    dungeon, health, _ = BOSSES[boss]
    t = at(f"""
        heroes mage
        dungeon {dungeon}
        floor 3
        deck empty
        phase end-turn
        next 6 5 4 3 2 6 6
    """)
    t.do("descend")
    assert (t.view.boss, t.view.boss_health, t.view.boss_damage, t.view.round) == (boss, health, 0, 1)
    assert [seen(box) for box in t.view.boxes] == boss_boxes(boss)
    assert {box.source for box in t.view.boxes} == {"boss"}
    # No ability of the dungeon is left: Weakness Curse would take the 2.
    assert t.hero("mage").pool == ["s6", "a4", "a5", "m2", "m3", "m6", "m6"]


@pytest.mark.rule("OD-13.16", "OD-7.6", "OD-7.9")
@pytest.mark.parametrize(("boss", "number"), BOSS_BOXES)
def test_a_box_of_a_boss_takes_the_dice_it_asks_for(boss, number):
    box = boss_boxes(boss)[number - 1]
    dice = dice_for(box)
    covered = all_but(boss_boxes(boss), number)
    if boss == "lich" and box.skull:
        t = facing(boss, covered, " ".join([*dice, *dice, misfit(box)]))
        t.do(f"cover {dice[0]} {number}")
        assert t.box(number).dice == []
    else:
        t = facing(boss, covered, " ".join([*dice, misfit(box)]))
    fill(t, dice, number)
    assert t.box(number).dice == dice
    t = facing(boss, covered, " ".join(dice_worth(dice[0][0], box.value - 1)))
    assert not t.offers("cover")


@pytest.mark.rule("OD-13.16", "OD-7.5", "OD-1.29")
@pytest.mark.parametrize("letter", "samh")
@pytest.mark.parametrize(("boss", "number"), BOSS_BOXES)
def test_a_box_of_a_boss_takes_its_color_and_heroic_dice_unless_the_dragon_bars_them(boss, number, letter):
    boxes = boss_boxes(boss)
    box = boxes[number - 1]
    armor = [line for line in all_but(boxes, number).split("\n") if boxes[int(line.split()[1]) - 1].armor]
    t = facing(boss, "\n".join(armor), " ".join(dice_worth(letter, box.value)))
    heroic = letter == "h" and not (boss == "dragon" and box.skull)
    offered = any(text.endswith(f" {number}") for text in t.offers("cover"))
    assert offered == (heroic or letter == box.color[0])


@pytest.mark.rule("OD-13.18", "OD-13.19", "OD-13.21", "OD-13.24", "OD-8.1", "R-52")
@pytest.mark.parametrize(("boss", "number"), BOSS_BOXES)
def test_a_box_of_a_boss_left_open_hurts_and_a_covered_skull_strikes(boss, number):
    boxes = boss_boxes(boss)
    box = boxes[number - 1]
    t = facing(boss, all_but(boxes, number), misfit(box))
    t.do("done")
    assert t.hero("warrior").damage == box.damage
    assert t.view.boss_damage == sum(other.skull for n, other in enumerate(boxes, 1) if n != number)
    assert t.view.round == 1  # the next round has begun
    assert all(box.dice == [] for box in t.view.boxes)


@pytest.mark.rule("OD-13.22", "OD-13.23", "OD-13.25")
@pytest.mark.parametrize("boss", BOSSES)
def test_a_boss_falls_when_its_damage_reaches_its_health(boss):
    skulls = sum(box.skull for box in boss_boxes(boss))
    health = BOSSES[boss][1]
    covered = all_but(boss_boxes(boss), 0)
    t = facing(boss, covered, "m1", f"boss_damage {health - skulls}")
    t.do("done")
    assert (t.view.outcome, t.view.boss_damage) == ("victory", health)
    t = facing(boss, covered, "m1", f"boss_damage {health - skulls - 1}")
    t.do("done")
    assert (t.view.outcome, t.view.boss_damage) == (None, health - 1)


@pytest.mark.rule("OD-13.20", "OD-19.6", "EX-32")
@pytest.mark.parametrize("boss", BOSSES)
def test_a_boss_does_not_fall_in_the_round_in_which_a_hero_falls(boss):
    boxes = boss_boxes(boss)
    number = next(n for n, box in enumerate(boxes, 1) if box.damage)
    more = f"boss_damage {BOSSES[boss][1] - 1}\nhero warrior damage 5\ntokens 0"
    t = facing(boss, all_but(boxes, number), misfit(boxes[number - 1]), more)
    t.do("done")
    assert t.view.outcome == "defeat"


@pytest.mark.rule("OD-13.1", "OD-13.10", "OD-13.16", "OD-13.21", "R-52")
def test_a_round_against_the_dragon():
    """Heroic dice cover its armor, but no skull."""
    t = at("""
        heroes archer
        dungeon dragons-cave
        phase boss
        level 4
        next 6 2 6 5 2 6 4 6 6
    """)
    assert t.hero("archer").pool == ["s2", "s6", "a2", "a5", "a6", "m4", "m6", "h6", "h6"]
    assert t.refuses("cover s6 7")  # armor first
    t.do("cover a5 1", "cover h6 2")
    assert t.refuses("cover h6 3") and t.refuses("cover h6 5") and t.refuses("cover h6 7")
    t.do("cover a6 3", "cover m6 5", "cover s6 7")
    assert t.view.damage_now == 4 + 4
    t = facing("dragon", all_but(boss_boxes("dragon"), 4), "m6 h5 h5 s1", hero="archer")
    fill(t, ["m6", "h5", "h5"], 4)
    assert t.box(4).dice == ["m6", "h5", "h5"]  # no skull there
    t.do("done")
    assert (t.view.boss_damage, t.hero("archer").damage) == (3, 0)


@pytest.mark.rule("R-52")
@pytest.mark.parametrize(
    ("before", "uncovered", "after", "outcome"),
    [
        (4, (1, 3), 4 - 2 + 1, None),
        (1, (1, 3), 0 + 1, None),
        (0, (1, 3), 0 + 1, None),
        (4, (5,), 4 - 1 + 2, "victory"),
        (3, (5,), 3 - 1 + 2, None),
        (2, (), 2 + 3, "victory"),
    ],
)
def test_a_round_against_the_hydra(before, uncovered, after, outcome):
    """It heals one damage for each skull left open, before it is struck."""
    lines = [line for line in all_but(boss_boxes("hydra"), 0).split("\n") if int(line.split()[1]) not in uncovered]
    t = facing("hydra", "\n".join(lines), "h1", f"boss_damage {before}\nhero warrior items ogre-1")
    t.do("done")
    assert t.hero("warrior").damage == 3 * len(uncovered)
    assert (t.view.boss_damage, t.view.outcome) == (after, outcome)


@pytest.mark.rule("OD-13.15", "OD-6.44", "OD-13.14")
def test_the_yeti_takes_rolled_ones():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        level 4
        hero warrior skills boulder-1
        phase boss
        next 1 2 3 1 4 1 1 1 6 1
    """)
    assert t.hero("warrior").pool == ["s2", "s3", "a4", "h6"]
    t.do("use valor")
    assert t.hero("warrior").pool == ["s2", "s3", "a4", "h6"]
    t.do("convert s2", "add s3")
    assert t.hero("warrior").pool == ["a4", "h2", "h6"]


@pytest.mark.rule("OD-13.16", "OD-13.21", "OD-13.24", "EX-31")
def test_a_round_against_the_yeti():
    t = facing("yeti", "", "s6 s6 s6 s6 s4 s5 m5 a5 a6")
    assert t.refuses("cover s4 2")
    fill(t, ["s6", "s6", "s6", "s6"], 1)
    t.do("cover s4 2", "cover s5 3", "cover m5 4", "cover a5 7", "cover a6 8", "done")
    # The pool is empty: strength 6 (1 damage) and magic 6 (2 damage) stay open.
    assert t.hero("warrior").damage == 3
    assert (t.view.boss_damage, t.view.boss_health, t.view.outcome) == (3, 6, None)
    assert t.view.supply["strength"] + sum(die[0] == "s" for die in t.hero("warrior").pool) == 8


@pytest.mark.rule("R-52")
def test_a_round_against_the_lich():
    """The first die on each skull box is lost; one round later it is lost anew."""
    covered = "covered 2 s6 s6 s5\ncovered 4 a6 a6 a4\ncovered 6 m6 m6 m3"
    t = facing("lich", covered, "s3 s4 a5 h6", "next 5 6 6 6 6 6 6")
    t.do("cover s4 1")
    assert t.box(1).dice == []
    assert t.view.supply["strength"] == 8 - 3 - 1
    t.do("cover s3 1")
    assert t.box(1).dice == ["s3"]
    t.do("cover a5 3")
    assert t.box(3).dice == []
    t.do("cover h6 3", "done")  # the pool is empty: magic 3 stays open
    assert (t.view.boss_damage, t.hero("warrior").damage) == (2, 1)
    assert t.asks == "placing"
    t.do("cover s5 1")
    assert t.box(1).dice == []
    t.do("cover s6 1")
    assert t.box(1).dice == ["s6"]


@pytest.mark.rule("R-52")
def test_the_lich_leaves_boxes_without_a_skull_alone():
    boxes = boss_boxes("lich")
    t = facing("lich", all_but(boxes, 2), "s6 s6 s5 m1")
    fill(t, ["s6", "s6", "s5"], 2)
    assert sorted(t.box(2).dice) == ["s5", "s6", "s6"]


@pytest.mark.parametrize(("damage", "x"), [(0, 12), (1, 12), (2, 12), (3, 12), (4, 16), (5, 20), (7, 28), (9, 36)])
def test_a_round_against_the_minotaur(damage, x):
    """X is four times its damage, but at least 12."""
    t = at(f"""
        heroes mage
        dungeon minotaurs-maze
        boss_damage {damage}
        phase boss
    """)
    assert seen(t.box(1)) == read_box("strength X wide skull 4d", x)


def test_the_minotaurs_number_grows_with_the_damage_of_the_round():
    t = facing("minotaur", all_but(boss_boxes("minotaur"), 0), "m1")
    t.do("done")
    assert t.view.boss_damage == 5
    assert t.box(1).value == 20
