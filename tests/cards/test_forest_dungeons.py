"""Each dungeon card of the Forest: boxes and abilities of its floors, the boss on its back; and the Hordes card."""

import pytest
from forest import (
    ABILITIES,
    BOSSES,
    CARDS,
    DUNGEONS,
    HERO,
    HOME,
    HORDES,
    LETTERS,
    PACK,
    SIDES,
    SILENT,
    before,
    boss_boxes,
    boxes_of,
    cover,
    dice_on,
    facing,
    finish,
    floors,
    least_x,
    placing,
    printed,
    rolled,
    whole,
)
from test_card_facts import dice_worth, fill, misfit, seen

import underdeck
from table import Table, at
from underdeck.games.onedeck.rules import cards as c

SIDE = SIDES[HERO, "solo"]
FOUR = "warden hunter alchemist warrior"
FLOORS = [(dungeon, floor) for dungeon in DUNGEONS for floor in (1, 2, 3)]
FIGHTS = {"combat": ("panther-1", 0), "peril": ("quicksand-1", 2)}  # a card whose ability only looks at rolls


def from_floor_on(ability):
    """(dungeon, floor, is the ability in force) for the floors of its dungeon."""
    dungeon, first = next(
        (id, number)
        for id, dungeon in DUNGEONS.items()
        for number, floor in enumerate(dungeon.floors, 1)
        if floor.ability.id == ability
    )
    return [(dungeon, floor, floor >= first) for floor in (1, 2, 3)]


def boxes_on(dungeon, floor, fight):
    return boxes_of(*FIGHTS[fight], dungeon, floor)


def on_floor(dungeon, floor, fight, open_, pool):
    card, option = FIGHTS[fight]
    return placing(card, open_, pool, option, dungeon=dungeon, floor=floor)


def own_boxes():
    """Every box printed on the floors: dungeon, floor, fight, its number on the table."""
    found = []
    for dungeon, floor in FLOORS:
        for fight in FIGHTS:
            last = len(boxes_on(dungeon, floor, fight))
            first = len(boxes_on(dungeon, floor - 1, fight)) + 1
            found += [(dungeon, floor, fight, number) for number in range(first, last + 1)]
    return found


def start(dungeon, heroes=HERO):
    """A new game, the Basic Potion chosen."""
    t = Table(underdeck.new("onedeck", heroes=heroes.split(), dungeon=dungeon, seed=1))
    t.do("brew luck")
    return t


def entering(dungeon, floor, more="", heroes=HERO):
    """The party has just come to this floor."""
    if floor == 1:
        return start(dungeon, heroes)
    t = at(f"""
        heroes {heroes}
        dungeon {dungeon}
        floor {floor - 1}
        deck empty
        phase end-turn
        {more}
    """)
    t.do("descend")
    return t


def explorer(dungeon, floor, more="", heroes=HERO):
    """About to explore, two doors closed; nobody has anything to drink."""
    return at(f"""
        heroes {heroes}
        dungeon {dungeon}
        floor {floor}
        doors ? ? {"? ?" if len(heroes.split()) == 4 else ""}
        deck 20
        tokens 0
        fresh_floor no
        phase choose
        {more}
    """)


def resisting(t):
    """The facts of the Resist Poison rolls since the last answer."""
    return t.happened("resisted") + t.happened("poison-strikes")


def times(t):
    return [fact["amount"] for fact in t.happened("time")]


def in_force(dungeon, floor, field):
    return sum(getattr(row.ability, field) for row in DUNGEONS[dungeon].floors[:floor])


# Floors


@pytest.mark.rule("OD-2.3", "OD-2.4")
@pytest.mark.parametrize("dungeon", DUNGEONS)
def test_a_forest_dungeon_shows_its_difficulty_and_starts_on_floor_one(dungeon):
    t = start(dungeon)
    assert (t.view.dungeon, t.view.difficulty, t.view.floor) == (dungeon, DUNGEONS[dungeon].difficulty, 1)
    assert [ability.id for ability in t.state.abilities] == [DUNGEONS[dungeon].floors[0].ability.id]


@pytest.mark.rule("OD-1.34", "OD-1.35", "OD-6.54", "OD-6.55", "OD-6.56")
@pytest.mark.parametrize("fight", FIGHTS)
@pytest.mark.parametrize(("dungeon", "floor"), FLOORS)
def test_a_forest_floor_adds_its_boxes_to_those_above(dungeon, floor, fight):
    t = on_floor(dungeon, floor, fight, (1,), "h1")
    assert [seen(box) for box in t.view.boxes] == boxes_on(dungeon, floor, fight)
    sources = ["card"] * (1 if fight == "peril" else len(CARDS[FIGHTS[fight][0]].boxes))
    for number in range(1, floor + 1):
        added = len(floors(dungeon, number, fight)) - len(floors(dungeon, number - 1, fight))
        sources += [f"floor-{number}"] * added
    assert [box.source for box in t.view.boxes] == sources


@pytest.mark.rule("OD-6.10", "OD-12.19", "OD-12.24", "OD-12.25")
@pytest.mark.parametrize("dungeon", DUNGEONS)
def test_descending_in_the_forest_reveals_floor_after_floor_and_then_the_boss(dungeon):
    names = [floor.ability.id for floor in DUNGEONS[dungeon].floors]
    for floor in (2, 3, 4):
        t = entering(dungeon, floor)
        assert t.view.floor == floor
        if floor < 4:
            assert [ability.id for ability in t.state.abilities] == names[:floor]
        else:
            assert t.view.boss == DUNGEONS[dungeon].boss
            assert [ability.id for ability in t.state.abilities] == [DUNGEONS[dungeon].boss_ability.id]


@pytest.mark.rule("OD-7.4", "OD-7.6", "OD-7.9", "OD-7.18")
@pytest.mark.parametrize(("dungeon", "floor", "fight", "number"), own_boxes())
def test_a_box_of_a_forest_floor_takes_the_dice_it_asks_for(dungeon, floor, fight, number):
    box = boxes_on(dungeon, floor, fight)[number - 1]
    dice = dice_on(box)
    idle = "h1" if fight == "peril" else misfit(box)
    t = on_floor(dungeon, floor, fight, (number,), " ".join([*dice, idle]))
    fill(t, dice, number)
    assert t.box(number).dice == dice
    t = on_floor(dungeon, floor, fight, (number,), " ".join(dice_worth(dice[0][0], box.value - 1)))
    assert t.asks == "placing"
    assert not t.offers("cover")


@pytest.mark.rule("OD-7.5", "OD-7.63", "OD-1.35")
@pytest.mark.parametrize(("dungeon", "floor", "fight", "number"), own_boxes())
def test_a_box_of_a_forest_floor_takes_its_color_or_any_if_grey(dungeon, floor, fight, number):
    box = boxes_on(dungeon, floor, fight)[number - 1]
    for letter in LETTERS:
        t = on_floor(dungeon, floor, fight, (number,), " ".join(dice_worth(letter, box.value)))
        assert bool(t.offers("cover")) == (letter in ("h", box.color[0]) or box.color == "any")


@pytest.mark.rule("OD-8.1", "OD-8.4", "OD-8.5", "OD-17.1")
@pytest.mark.parametrize(("dungeon", "floor", "fight", "number"), own_boxes())
def test_a_box_of_a_forest_floor_left_open_costs_its_icons(dungeon, floor, fight, number):
    box = boxes_on(dungeon, floor, fight)[number - 1]
    t = on_floor(dungeon, floor, fight, (number,), "h1")
    t.do("done")
    assert t.asks == "loot"
    assert (t.hero(HERO).damage, t.hero(HERO).poison, 20 - t.view.deck) == (box.damage, box.poison, box.time)


# Abilities that cost time


@pytest.mark.rule("OD-4.11", "R-7")
@pytest.mark.parametrize(("dungeon", "floor", "acts"), from_floor_on("sucking-mud"))
def test_sucking_mud_costs_time_on_exploring(dungeon, floor, acts):
    mud = ABILITIES["sucking-mud"].explore_time
    t = explorer(dungeon, floor)
    t.do("explore")
    assert times(t) == ([mud, 2] if acts else [2])  # the next turn's 2 time follow
    t = explorer(dungeon, floor)
    t.do("enter 1", "flee")
    assert times(t) == [2]


def first_turn(dungeon, floor, field_time):
    """The time spent on coming to a floor: that of the ability, a turn that explores, the next turn."""
    mud = in_force(dungeon, floor, "explore_time")
    return ([field_time] if field_time else []) + [2] + ([mud] if mud else []) + [2]


@pytest.mark.rule("OD-2.24", "OD-12.24")
@pytest.mark.parametrize("ability", ["endless-drizzle", "winding-descent"])
def test_endless_drizzle_and_winding_descent_spend_time_before_the_first_turn_of_a_floor(ability):
    for dungeon, floor, acts in from_floor_on(ability):
        t = entering(dungeon, floor, "tokens 0")
        assert times(t) == first_turn(dungeon, floor, ABILITIES[ability].floor_time if acts else 0)
        t = at(f"heroes {HERO}\ndungeon {dungeon}\nfloor {floor}\ndoors ? ?\ndeck 20\nfresh_floor no\nphase turn")
        assert t.view.deck == 20 - 2  # later turns


# Abilities that change boxes


@pytest.mark.parametrize("ability", ["deep-mire", "strangling-roots"])
def test_deep_mire_and_strangling_roots_add_to_every_wide_box(ability):
    more = ABILITIES[ability].wide_plus
    for dungeon, floor, acts in from_floor_on(ability):
        for card, option in ((SILENT, 0), ("adder-nest-1", 0), ("quicksand-1", 1)):
            x = least_x(CARDS[card].ability)
            own = [CARDS[card].options[option - 1].box] if option else CARDS[card].boxes
            rows = floors(dungeon, floor, "peril" if option else "combat")
            t = placing(card, (1,), "h1", option, dungeon=dungeon, floor=floor)
            expected = [printed(box, x) for box in [*own, *rows]]
            expected = [box._replace(value=box.value + more) if acts and box.wide else box for box in expected]
            assert [seen(box) for box in t.view.boxes] == expected
            assert any(box.wide for box in expected)


# Poison


@pytest.mark.rule("OD-17.5", "OD-17.7")
@pytest.mark.parametrize(("dungeon", "floor", "acts"), from_floor_on("creeping-mist"))
def test_creeping_mist_poisons_a_hero_on_each_floor(dungeon, floor, acts):
    mist = ABILITIES["creeping-mist"].floor_poison
    t = entering(dungeon, floor)
    assert acts
    assert (t.hero(HERO).poison, t.asks) == (mist, "turn-option")  # before the first turn goes on
    t = entering(dungeon, floor, heroes="druid hunter")
    for _ in range(mist):
        assert t.asks == "poison"
        t.do("poison hunter")
    assert (t.hero("druid").poison, t.hero("hunter").poison) == (0, mist)


@pytest.mark.rule("OD-16.13")
def test_creeping_mist_comes_twice_over_four_heroes():
    t = entering("realm-of-venom", 1, heroes=FOUR)
    for _ in range(2 * ABILITIES["creeping-mist"].floor_poison):
        assert t.asks == "poison"
        t.do("poison hunter")
    assert t.asks == "turn-option"


@pytest.mark.rule("OD-17.9", "OD-17.10", "OD-17.13")
@pytest.mark.parametrize("ability", ["fever-swamp", "blighted-canopy"])
def test_fever_swamp_and_blighted_canopy_make_poison_harder_to_resist(ability):
    penalty = ABILITIES[ability].resist_penalty
    for dungeon, floor, acts in from_floor_on(ability):
        assert in_force(dungeon, floor, "resist_penalty") == (penalty if acts else 0)
        t = explorer(dungeon, floor, f"hero {HERO} poison 1\nnext 5")
        t.do("explore")
        poison = 1 + in_force(dungeon, floor, "explore_poison")
        total = 5 - penalty if acts else 5
        assert resisting(t) == [{"roll": 5, "leaves": 0, "total": total, "poison": poison}]


@pytest.mark.rule("OD-17.10", "OD-17.11", "OD-17.12")
@pytest.mark.parametrize("ability", ["fever-swamp", "blighted-canopy"])
@pytest.mark.parametrize(("more", "damage"), [(0, 2), (1, 0)])
def test_fever_swamp_and_blighted_canopy_ask_for_a_higher_roll(ability, more, damage):
    dungeon, floor, _ = next(case for case in from_floor_on(ability) if case[2])
    roll = 1 + ABILITIES[ability].resist_penalty + more
    t = explorer(dungeon, floor, f"hero {HERO} poison 1\nnext {roll}")
    t.do("explore")
    assert (t.hero(HERO).damage, t.hero(HERO).poison) == (damage, 0)


@pytest.mark.rule("OD-17.7", "OD-17.15")
@pytest.mark.parametrize("ability", ["toxic-spring", "acrid-breath"])
def test_toxic_spring_and_acrid_breath_poison_whoever_explores(ability):
    spring = ABILITIES[ability].explore_poison
    for dungeon, floor, acts in from_floor_on(ability):
        t = explorer(dungeon, floor, "next 1")
        t.do("explore")
        assert [fact["amount"] for fact in t.happened("poisoned")] == ([1] * spring if acts else [])
        assert [fact["poison"] for fact in resisting(t)] == ([spring] if acts else [])  # resisted at once
        t = explorer(dungeon, floor)
        t.do("enter 1", "flee")
        assert t.hero(HERO).poison == 0


@pytest.mark.parametrize("ability", ["toxic-spring", "acrid-breath"])
def test_toxic_spring_and_acrid_breath_let_the_party_choose_the_hero(ability):
    dungeon, floor, _ = next(case for case in from_floor_on(ability) if case[2])
    for heroes, count in (("druid hunter", 1), (FOUR, 2)):  # OD-16.13: twice for four heroes
        t = explorer(dungeon, floor, heroes=heroes)
        t.do("explore")
        for _ in range(count * ABILITIES[ability].explore_poison):
            assert (t.asks, resisting(t)) == ("poison", [])
            t.do("poison hunter")
        assert [fact["poison"] for fact in resisting(t)] == [count * ABILITIES[ability].explore_poison]


# Exile


@pytest.mark.rule("OD-17.16", "OD-17.17", "OD-17.18")
@pytest.mark.parametrize(("dungeon", "floor", "acts"), from_floor_on("ashfall"))
def test_ashfall_exiles_a_die_of_each_color_but_heroic_on_each_floor(dungeon, floor, acts):
    ash = ABILITIES["ashfall"].floor_exile
    t = entering(dungeon, floor)
    assert acts
    assert t.view.exiled == {"strength": ash, "agility": ash, "magic": ash, "heroic": 0}
    assert whole(t)


@pytest.mark.rule("OD-17.17", "OD-17.18")
def test_ashfall_lasts_and_takes_only_what_is_there():
    ash = ABILITIES["ashfall"].floor_exile
    t = entering("smoldering-ruins", 2, "exiled s8 m2")
    assert t.view.exiled == {"strength": 8, "agility": ash, "magic": 2 + ash, "heroic": 0}
    t = entering("smoldering-ruins", 4, "exiled s3")
    assert t.view.exiled == {"strength": 3, "agility": 0, "magic": 0, "heroic": 0}


@pytest.mark.rule("OD-16.13")
def test_ashfall_falls_twice_on_four_heroes():
    t = entering("smoldering-ruins", 1, heroes=FOUR)
    ash = 2 * ABILITIES["ashfall"].floor_exile
    assert t.view.exiled == {"strength": ash, "agility": ash, "magic": ash, "heroic": 0}


# Abilities that look at rolls


@pytest.mark.rule("OD-6.43", "OD-6.46", "OD-6.47")
@pytest.mark.parametrize(("dungeon", "floor", "acts"), from_floor_on("choking-smoke"))
def test_choking_smoke_takes_dice_that_roll_its_numbers(dungeon, floor, acts):
    lost = [n for n in range(1, 7) if ABILITIES["choking-smoke"].discard_rolled >> n & 1]
    kept = next(n for n in range(1, 7) if n not in lost)
    strength, agility, magic = SIDE.stats
    script = [lost[0]] * strength + [kept] * agility + [lost[-1]] * magic
    t = before(SILENT, f"next {' '.join(map(str, script))}", dungeon=dungeon, floor=floor)
    gone = [] if acts else [f"s{lost[0]}"] * strength
    assert t.hero(HERO).pool == gone + [f"a{kept}"] * agility + ([] if acts else [f"m{lost[-1]}"] * magic)
    assert whole(t)


def test_choking_smoke_leaves_gained_dice():
    value = next(n for n in range(1, 7) if ABILITIES["choking-smoke"].discard_rolled >> n & 1)
    t = placing(SILENT, (1,), f"s{value} s6", dungeon="smoldering-ruins", floor=3)
    t.do("convert s6")
    assert t.hero(HERO).pool == [f"h{value}"]


@pytest.mark.rule("OD-6.43", "OD-6.46")
@pytest.mark.parametrize(("dungeon", "floor", "acts"), from_floor_on("dragon-dread"))
def test_dragon_dread_takes_pips_from_rolled_heroic_dice(dungeon, floor, acts):
    pips = ABILITIES["dragon-dread"].heroic_pips if acts else 0
    t = before(SILENT, f"level 4\nnext {rolled(SIDE.stats, 4)} 6 1", dungeon=dungeon, floor=floor)
    assert [die for die in t.hero(HERO).pool if die[0] == "h"] == ["h1", f"h{6 - pips}"]
    assert {die[1] for die in t.hero(HERO).pool if die[0] != "h"} == {"4"}
    t.do("discard h1", "convert s4", "add s4")  # gained, not rolled
    assert "h4" in t.hero(HERO).pool


# Doors


@pytest.mark.rule("OD-4.9")
@pytest.mark.parametrize(("dungeon", "floor", "acts"), from_floor_on("tangled-paths"))
def test_tangled_paths_have_room_for_fewer_doors(dungeon, floor, acts):
    limit = ABILITIES["tangled-paths"].door_limit
    position = f"heroes {HERO}\ndungeon {dungeon}\nfloor {floor}\ndeck 20\nphase choose\ndoors {{}}"
    t = at(position.format("? " * (limit - 1)))
    assert acts
    t.do("explore")
    assert len(t.view.doors) == limit
    assert at(position.format("? " * limit)).refuses("explore")


def test_tangled_paths_start_with_as_many_doors():
    assert len(start("vile-roots").view.doors) == ABILITIES["tangled-paths"].door_limit
    assert len(start(HOME).view.doors) == 4


# A name and no text


def test_burning_beams_change_nothing_but_their_boxes():
    ability = ABILITIES["burning-beams"]
    assert {getattr(ability, name) for name in c.ABILITY_FIELDS} <= {0, -1}
    values = ["1", "2", "3", "4", "5", "6", *["3"] * (sum(SIDE.stats) - 6)]
    t = before(SILENT, f"level 4\nnext {' '.join(values)} 1 6", dungeon="smoldering-ruins", floor=2)
    assert sorted(die[1] for die in t.hero(HERO).pool) == sorted([*values, "1", "6"])
    assert (t.hero(HERO).damage, t.hero(HERO).poison, t.view.deck) == (0, 0, 20)
    assert sum(t.view.exiled.values()) == 0


# Bosses

BOSS_BOXES = [(boss, number) for boss in BOSSES for number in range(1, len(BOSSES[boss].boss_boxes) + 1)]


@pytest.mark.rule("OD-1.5", "OD-12.20", "OD-13.2", "OD-13.13", "OD-13.17", "R-49")
@pytest.mark.parametrize("boss", BOSSES)
def test_a_forest_boss_shows_its_health_and_its_boxes_alone(boss):
    t = entering(BOSSES[boss].id, 4)
    shown = (t.view.boss, t.view.boss_health, t.view.boss_damage, t.view.round)
    assert shown == (boss, BOSSES[boss].boss_health, 0, 1)
    assert [seen(box) for box in t.view.boxes] == boss_boxes(boss)
    assert {box.source for box in t.view.boxes} == {"boss"}


@pytest.mark.rule("OD-13.16", "OD-7.5", "OD-7.6", "OD-7.9", "OD-1.29")
@pytest.mark.parametrize(("boss", "number"), BOSS_BOXES)
def test_a_box_of_a_forest_boss_takes_the_dice_it_asks_for(boss, number):
    box = boss_boxes(boss)[number - 1]
    dice = dice_on(box)
    t = facing(boss, (number,), " ".join([*dice, misfit(box)]))
    fill(t, dice, number)
    assert t.box(number).dice == dice
    t = facing(boss, (number,), " ".join(dice_worth(dice[0][0], box.value - 1)))
    assert not t.offers("cover")
    for letter in LETTERS:
        t = facing(boss, (number,), " ".join(dice_worth(letter, box.value)))
        assert bool(t.offers("cover")) == (letter in ("h", box.color[0]))


@pytest.mark.rule("OD-13.18", "OD-13.19", "OD-13.21", "OD-13.24", "OD-8.1", "OD-17.1", "R-52")
@pytest.mark.parametrize(("boss", "number"), BOSS_BOXES)
def test_a_box_of_a_forest_boss_left_open_hurts_and_a_covered_skull_strikes(boss, number):
    boxes = boss_boxes(boss)
    box = boxes[number - 1]
    t = facing(boss, (number,), misfit(box))
    assert (t.view.damage_now, t.view.poison_now) == (box.damage, box.poison)
    t.do("done")
    hurt = [(fact["amount"], fact["cause"]) for fact in t.happened("damage")]
    assert hurt[:1] == ([(box.damage, "consequences")] if box.damage else [])
    assert [fact["poison"] for fact in t.happened("consequences")] == [box.poison]
    assert t.view.boss_damage == sum(other.skull for n, other in enumerate(boxes, 1) if n != number)
    assert t.view.round == 1  # the next round has begun
    assert all(box.dice == [] for box in t.view.boxes)


@pytest.mark.rule("OD-13.22", "OD-13.23", "OD-13.25")
@pytest.mark.parametrize("boss", BOSSES)
def test_a_forest_boss_falls_when_its_damage_reaches_its_health(boss):
    skulls = sum(box.skull for box in boss_boxes(boss))
    health = BOSSES[boss].boss_health
    t = facing(boss, (), "m1", f"boss_damage {health - skulls}")
    t.do("done")
    assert (t.view.outcome, t.view.boss_damage) == ("victory", health)
    t = facing(boss, (), "m1", f"boss_damage {health - skulls - 1}")
    t.do("done")
    assert (t.view.outcome, t.view.boss_damage) == (None, health - 1)


@pytest.mark.rule("OD-13.20", "OD-19.6")
@pytest.mark.parametrize("boss", BOSSES)
def test_a_forest_boss_does_not_fall_in_the_round_in_which_a_hero_falls(boss):
    number, box = next((n, box) for n, box in enumerate(boss_boxes(boss), 1) if box.damage)
    more = f"boss_damage {BOSSES[boss].boss_health - 1}\nhero {HERO} damage {SIDE.health - 1}"
    t = facing(boss, (number,), misfit(box), more)
    t.do("done")
    assert t.view.outcome == "defeat"


def test_a_round_against_the_mud_golem():
    """One heroic die costs more dice than elsewhere."""
    dice = ABILITIES["mud-golem-boss"].conversion_dice
    assert dice > 2
    t = facing("mud-golem", (2,), " ".join(["a6", *["m3"] * (dice - 1)]))
    assert t.view.conversion_dice == dice
    t.do("convert a6")
    for _ in range(dice):
        if t.asks == "convert":
            t.do("add m3")
    assert t.hero(HERO).pool == ["h3"]
    t = facing("mud-golem", (2,), " ".join(["a6"] * (dice - 1)))
    assert not t.offers("convert")
    t = facing("indrax", (2,), "a6 a5")
    t.do("convert a6")
    assert t.hero(HERO).pool == ["h5"]


@pytest.mark.rule("OD-13.12", "OD-17.7")
@pytest.mark.parametrize("poison", range(5))
def test_a_round_against_the_poison_elemental(poison):
    """The party resists, X counts the poison that is left, and then somebody is poisoned."""
    ability = ABILITIES["poison-elemental-boss"]
    number = next(n for n, box in enumerate(BOSSES["poison-elemental"].boss_boxes, 1) if box.value == c.X)
    t = at(f"""
        heroes {HERO}
        dungeon realm-of-venom
        tokens 0
        hero {HERO} poison {poison}
        next 6
        phase boss
    """)
    left = max(0, poison - 1)
    assert t.box(number).value == max(ability.x_minimum, ability.x_per_poison * left)
    assert t.hero(HERO).poison == left + ability.round_poison
    assert t.hero(HERO).damage == 0


@pytest.mark.rule("OD-17.7", "OD-17.12")
def test_the_poison_elemental_poisons_anew_in_every_round():
    poison = ABILITIES["poison-elemental-boss"].round_poison
    t = facing("poison-elemental", (), "m1", "boss_damage 0\nnext 1")
    t.do("done")  # the first round of the position ends, the second begins
    assert (resisting(t), t.hero(HERO).poison, t.view.round) == ([], poison, 1)
    t = at(f"heroes druid hunter\ndungeon realm-of-venom\ntokens 0\nphase boss\nnext {'3 ' * 20}")
    for _ in range(poison):
        assert (t.asks, t.hero("druid").pool) == ("poison", [])
        t.do("poison druid")
    assert (t.hero("druid").poison, t.hero("hunter").poison) == (poison, 0)
    assert t.asks == "placing"


@pytest.mark.rule("OD-17.16", "OD-17.17", "OD-17.18")
def test_a_round_against_the_fire_giant():
    """One die of each skull box that was covered is exiled, none of the others."""
    boxes = boss_boxes("fire-giant")
    assert ABILITIES["fire-giant-boss"].exile_on_skulls
    skulls = [n for n, box in enumerate(boxes, 1) if box.skull]
    for open_ in ((), *[(n,) for n in skulls], tuple(skulls)):
        t = facing("fire-giant", open_, misfit(boxes[skulls[0] - 1]), f"hero {HERO} items moss-golem-1")
        burnt = dict.fromkeys(c.COLORS[:4], 0)
        for n in skulls:
            if n not in open_:
                letter = t.box(n).dice[0][0]
                burnt[c.COLORS[LETTERS.index(letter)]] += 1
        t.do("done")
        assert t.view.boss_damage == len(skulls) - len(open_)
        assert t.view.exiled == burnt
        assert whole(t)


@pytest.mark.rule("OD-13.12", "OD-17.10", "OD-17.13")
def test_a_round_against_the_corrupted_tree():
    """Poison hurts, and is harder to resist."""
    ability = ABILITIES["corrupted-tree-boss"]
    enough = ability.damage_if_poison
    boxes = boss_boxes("corrupted-tree")
    for poison, more in ((0, 0), (enough - 1, 0), (enough, 1), (enough + 1, 1)):
        for open_ in [(), *[(n,) for n in range(1, len(boxes) + 1)]]:
            t = facing("corrupted-tree", open_, "h1", f"hero {HERO} poison {poison}")
            assert t.view.damage_now == sum(boxes[n - 1].damage for n in open_) + more
    position = f"heroes {HERO}\ndungeon vile-roots\ntokens 0\nhero {HERO} poison 1\nphase boss\nnext {{}}"
    for roll in range(1, 7):
        t = at(position.format(roll))
        strikes = roll - ability.resist_penalty <= 1
        assert (t.hero(HERO).damage, t.hero(HERO).poison) == (2 if strikes else 0, 0)


@pytest.mark.rule("OD-17.16", "OD-17.17")
def test_a_round_against_indrax():
    """Heroic dice of the supply are exiled as each round starts, before any are gathered."""
    count = ABILITIES["indrax-boss"].round_exile
    position = f"heroes {HERO}\ndungeon lair-of-indrax\nlevel 4\nphase boss\nexiled {{}}"
    t = at(position.format(""))
    assert t.view.exiled == {"strength": 0, "agility": 0, "magic": 0, "heroic": count}
    assert sum(die[0] == "h" for die in t.hero(HERO).pool) == min(2, PACK.supply[3] - count)
    t = at(position.format("h6"))
    assert t.view.exiled["heroic"] == 6
    t = at(position.format("h5"))
    assert t.view.exiled["heroic"] == 6
    assert [die for die in t.hero(HERO).pool if die[0] == "h"] == []
    t = facing("indrax", (), "m1", "exiled h1")
    t.do("done")
    assert t.view.exiled["heroic"] == 1 + count


@pytest.mark.rule("OD-16.36")
@pytest.mark.parametrize("boss", ["indrax", "poison-elemental"])
def test_a_forest_boss_acts_once_for_each_pair(boss):
    ability = BOSSES[boss].boss_ability
    position = f"heroes {FOUR}\ndungeon {BOSSES[boss].id}\ntokens 0\n"
    first = at(f"{position}phase boss")
    first.do("pair warden hunter")
    second = at(f"""
        {position}
        floor 4
        fighting warden hunter
        reserve s8 a8 m8 h6
        {cover(boss_boxes(boss), ())}
        agenda face-boss {0b1100}
        agenda ask-placing 0 1
    """)
    second.do("0: done", "1: done")
    for t, pair in ((first, ["warden", "hunter"]), (second, ["alchemist", "warrior"])):
        assert [hero.hero for hero in t.view.heroes if hero.fighting] == pair
        for _ in range(ability.round_poison):
            assert [text for text in t.options if text.startswith("poison")] == [f"poison {name}" for name in pair]
            t.do(f"poison {pair[1]}")
        assert t.hero(pair[1]).poison == ability.round_poison
        assert t.view.exiled["heroic"] == ability.round_exile
        assert t.asks == "placing"


# The Hordes card


def hordes(card, option, more, hordes="yes", open_=()):
    """A pair of four heroes in front of the card, every box covered but these."""
    return at(f"""
        heroes {FOUR}
        dungeon {HOME}
        hordes {hordes}
        doors {card} panther-2
        deck 20
        fresh_floor no
        fighting warden hunter
        phase placing 1
        {f"choice {option}" if option else ""}
        {cover(hordes_boxes(card, option), open_, more) if hordes == "yes" else ""}
        hero warden pool {more}
    """)


def hordes_boxes(card, option):
    row = HORDES.peril_boxes if option else HORDES.combat_boxes
    return boxes_of(card, option) + [printed(box) for box in row]


def hordes_numbers(card, option):
    return range(len(boxes_of(card, option)) + 1, len(hordes_boxes(card, option)) + 1)


@pytest.mark.rule("OD-16.41", "OD-16.20")
@pytest.mark.parametrize(("card", "option"), [(SILENT, 0), ("quicksand-1", 1), ("quicksand-1", 2)])
def test_hordes_of_the_shadows_add_a_row_of_boxes(card, option):
    t = hordes(card, option, "h1")
    assert [seen(box) for box in t.view.boxes] == hordes_boxes(card, option)
    numbers = hordes_numbers(card, option)
    assert numbers
    assert [box.number for box in t.view.boxes if box.source == "hordes"] == list(numbers)
    t = hordes(card, option, "h1", "no")
    assert [seen(box) for box in t.view.boxes] == boxes_of(card, option)


@pytest.mark.rule("OD-16.41", "OD-8.1", "OD-17.1")
@pytest.mark.parametrize(("card", "option"), [(SILENT, 0), ("quicksand-1", 2)])
def test_hordes_of_the_shadows_are_covered_or_suffered_like_any_box(card, option):
    for number in hordes_numbers(card, option):
        box = hordes_boxes(card, option)[number - 1]
        dice = dice_on(box)
        t = hordes(card, option, " ".join([*dice, "h1"]), open_=(number,))
        fill(t, dice, number)
        assert t.box(number).dice == dice
        t = hordes(card, option, "h1", open_=(number,))
        assert not t.offers("cover")
        finish(t)
        assert sum(hero.damage for hero in t.view.heroes) == box.damage
        assert sum(hero.poison for hero in t.view.heroes) == max(0, box.poison - (box.poison > 0))  # Iron Stomach
        assert t.view.deck == 20 - box.time


@pytest.mark.rule("OD-16.41")
def test_hordes_of_the_shadows_stay_away_from_the_boss_and_have_no_text():
    t = at(f"heroes {FOUR}\ndungeon {HOME}\nhordes yes\nphase boss")
    t.do("pair warden hunter")
    assert [seen(box) for box in t.view.boxes] == boss_boxes("mud-golem")
    assert {getattr(HORDES.ability, name) for name in c.ABILITY_FIELDS} <= {0, -1}


@pytest.mark.rule("OD-16.41")
@pytest.mark.parametrize(("heroes", "dungeon"), [("warden", HOME), ("warden druid", HOME), (FOUR, "dragons-cave")])
def test_hordes_of_the_shadows_are_for_four_heroes_in_the_forest(heroes, dungeon):
    with pytest.raises(underdeck.Refusal) as caught:
        underdeck.new("onedeck", heroes=heroes.split(), dungeon=dungeon, hordes=True, seed=1)
    assert caught.value.code == "hordes"
