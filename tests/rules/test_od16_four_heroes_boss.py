"""OD-16: four heroes against the boss, against poison and against the Hordes."""

import pytest

import underdeck
from table import Table, at
from underdeck import Refusal
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.drawing import Lines
from underdeck.games.onedeck.rules.cards import ABILITY_FIELDS, Ability, X
from underdeck.games.onedeck.text.table import table_text
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.table.renderer import SPECTATOR, renderer_of
from underdeck.text import LANGUAGES

EDITIONS = ("1.1", "1.5", "1.61", "1.9")
PARTY = ["mage", "warrior", "paladin", "aquamancer"]
FULL = {"strength": 8, "agility": 8, "magic": 8, "heroic": 6}

# Well equipped: mage A3 M6 (health 8), warrior S8 A3 (health 11), paladin S7 A2 M2 (health 10), aquamancer A3 M6
# (health 8). The Minotaur's boxes: 1 strength X wide (skull, 4 damage), 2 strength 6 (2 damage), 3 strength 5 (skull,
# 1 damage), 4 magic 5 (skull, 1 damage), 5 magic 6 (2 damage), 6 strength 5 (skull, 1 damage), 7 agility 5 (skull,
# 1 damage), 8 agility 6 (2 damage); left alone, 14 damage.
EQUIPPED = f"""
    heroes {" ".join(PARTY)}
    hero mage items fire-elemental-1 ice-elemental-1 ogre-2 force-wall-2 phantom-2
    hero warrior items fire-elemental-2 glooping-ooze-2 ice-elemental-2 ogre-1 phantom-1 boulder-2 force-wall-1
    hero paladin items fire-elemental-2-twin glooping-ooze-2-twin ice-elemental-2-twin ogre-1-twin phantom-1-twin
    hero paladin items boulder-2-twin force-wall-1-twin
    hero aquamancer items fire-elemental-1-twin ice-elemental-1-twin ogre-2-twin force-wall-2-twin phantom-2-twin
"""


def boss(more: str = "", dungeon: str = "minotaurs-maze", edition: str = "1.9") -> Table:
    return at(f"{EQUIPPED}\ndungeon {dungeon}\nedition {edition}\n{more}\nphase boss")


def four(more: str, dungeon: str, edition: str = "1.9") -> Table:
    return at(f"heroes {' '.join(PARTY)}\ndungeon {dungeon}\nedition {edition}\n{more}")


def start(**setup) -> Table:
    return Table(underdeck.new("onedeck", **{"heroes": PARTY, "seed": 1, **setup}))


def fighters(t: Table) -> list[str]:
    return [hero.hero for hero in t.view.heroes if hero.fighting]


def stop(t: Table) -> None:
    """This pair is done placing."""
    pair = fighters(t)
    while t.asks == "placing" and fighters(t) == pair:
        t.do("done")


def give_up(t: Table) -> None:
    """This pair places nothing more, and its first hero takes what is odd."""
    pair = fighters(t)
    answers = {"placing": "done", "split": f"split {pair[0]}", "split-poison": f"split {pair[0]}", "feat": "no-feat"}
    while t.asks in answers and fighters(t) == pair:
        t.do(answers[t.asks])


def damage(t: Table) -> dict[str, int]:
    return {hero.hero: hero.damage for hero in t.view.heroes if hero.damage}


def poison(t: Table) -> dict[str, int]:
    return {hero.hero: hero.poison for hero in t.view.heroes if hero.poison}


def order(t: Table, *kinds: str) -> list[str]:
    """Of these kinds of events, those that the last answer caused, in order."""
    return [event.kind for event in t.match.events if event.kind in kinds]


# The boss


@pytest.mark.rule("OD-16.32", "OD-13.26")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("dungeon", "health"),
    [("dragons-cave", 12), ("hydras-reef", 10), ("yetis-cavern", 12), ("lichs-tomb", 10), ("minotaurs-maze", 20)],
)
def test_the_boss_has_double_health(edition, dungeon, health):
    assert boss(dungeon=dungeon, edition=edition).view.boss_health == health


@pytest.mark.rule("OD-16.33", "OD-13.26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_round_the_party_says_which_pair_fights_first(edition):
    t = boss(edition=edition)
    assert (t.asks, t.asked_seats) == ("boss-pairs", [0, 1, 2, 3])
    assert t.offers("pair") == [
        "pair mage warrior", "pair mage paladin", "pair mage aquamancer", "pair warrior paladin",
        "pair warrior aquamancer", "pair paladin aquamancer",
    ]  # fmt: skip


@pytest.mark.rule("OD-16.33", "OD-13.26", "R-71", "R-67")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("pair", "others"), [("mage warrior", "paladin aquamancer"), ("paladin aquamancer", "mage warrior")]
)
def test_one_pair_fights_and_then_the_other(edition, pair, others):
    t = boss(edition=edition)
    t.do(f"pair {pair}")
    assert (t.asks, fighters(t), t.asked_seats) == ("placing", pair.split(), [PARTY.index(h) for h in pair.split()])
    assert all(bool(hero.pool) == (hero.hero in pair.split()) for hero in t.view.heroes)
    give_up(t)
    assert (t.asks, fighters(t), t.view.round) == ("placing", others.split(), 1)
    assert all(bool(hero.pool) == (hero.hero in others.split()) for hero in t.view.heroes)
    give_up(t)
    assert (t.asks, t.view.round) == ("boss-pairs", 2)


@pytest.mark.rule("OD-16.33", "OD-13.21", "OD-13.24", "OD-16.22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_pair_suffers_and_strikes_before_the_second_rolls(edition):
    t = boss("next" + " 6" * 20, edition=edition)
    t.do("pair mage warrior", "cover warrior s6 3", "cover warrior s6 6", "cover mage m6 4", "cover warrior s6 2")
    stop(t)  # 14 - 5 = 9 damage
    assert (t.asks, t.asked_seats, t.offers("split")) == ("split", [0, 1], ["split mage", "split warrior"])
    t.do("split warrior")
    assert order(t, "damage", "strike", "pair", "rolled") == ["damage", "damage", "strike", "pair", "rolled", "rolled"]
    assert (t.view.boss_damage, damage(t)) == (3, {"mage": 4, "warrior": 5})
    assert [box.dice for box in t.view.boxes] == [[]] * 8
    give_up(t)
    assert damage(t) == {"mage": 4, "warrior": 5, "paladin": 7, "aquamancer": 7}


@pytest.mark.rule("OD-16.34", "OD-16.32", "OD-13.22", "EX-44")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("before", "won"), [(10, False), (11, True)])
def test_a_boss_that_falls_to_the_first_pair_never_meets_the_second(edition, before, won):
    t = boss(f"boss_damage {before}\nnext" + " 6" * 20, dungeon="yetis-cavern", edition=edition)
    assert t.view.boss_health == 12
    t.do("pair mage warrior", "cover warrior s6 1")  # all four that it takes
    stop(t)
    t.do("split warrior")  # 11 damage
    assert (t.view.boss_damage, damage(t)) == (before + 1, {"mage": 5, "warrior": 6})
    assert t.view.outcome == ("victory" if won else None)
    assert order(t, "strike", "victory", "pair") == (["strike", "victory"] if won else ["strike", "pair"])
    assert t.asks == ("" if won else "placing")


@pytest.mark.rule("OD-16.23", "OD-16.33", "OD-13.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_who_falls_in_the_first_pair_ends_the_game_before_the_strike(edition):
    t = boss("tokens 0\nboss_damage 19\nhero mage damage 7\nnext" + " 6" * 20, edition=edition)
    t.do("pair mage warrior", "cover mage m6 4")
    stop(t)
    t.do("split warrior")
    assert (t.view.outcome, order(t, "strike", "pair"), t.view.boss_damage) == ("defeat", [], 19)


@pytest.mark.rule("OD-16.35", "OD-16.33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pairs_may_change_every_round(edition):
    t = boss(edition=edition)
    t.do("pair mage warrior")
    give_up(t)
    give_up(t)
    t.do("pair warrior aquamancer")
    assert (t.view.round, fighters(t)) == (2, ["warrior", "aquamancer"])


@pytest.mark.rule("R-71", "OD-13.10", "OD-16.33")
def test_each_skill_once_a_round():
    t = boss("hero mage skills boulder-1\ntokens 12")
    t.do("pair mage warrior", "use mage valor")
    assert t.refuses("use mage valor")
    give_up(t)
    assert t.refuses("use mage valor")  # the other pair fights
    give_up(t)
    t.do("heal mage", "heal mage", "heal warrior", "pair mage paladin")
    assert t.offers("use mage valor")


@pytest.mark.rule("OD-16.24", "R-64", "E-60")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_pair_has_half_of_the_dice_in_every_boss_round(edition):
    t = boss(edition=edition)
    for number in (1, 2):
        t.do("pair mage warrior")
        assert t.view.round == number
        assert t.view.supply == {"strength": 0, "agility": 2, "magic": 2, "heroic": 6}  # S8 A3 and A3 M6 are rolled
        assert t.view.reserve == FULL
        if number == 1:
            give_up(t)
            assert t.view.supply == {"strength": 1, "agility": 3, "magic": 0, "heroic": 6}  # S7 A2 M2 and A3 M6
            assert t.view.reserve == {**FULL, "heroic": 6 - sum(t.hero("warrior").stored.values())}
            give_up(t)


@pytest.mark.rule("OD-16.25", "R-64")
@pytest.mark.parametrize("gets", ["mage warrior", "paladin aquamancer"])
def test_an_odd_die_goes_to_the_pair_the_party_names_for_this_round(gets):
    t = boss("exiled h1")
    t.do("pair mage warrior")
    assert (t.asks, t.asked_seats) == ("odd-die", [0, 1, 2, 3])
    t.do(f"pair {gets}")
    mine, theirs = (6, 5) if gets == "mage warrior" else (5, 6)
    assert (t.view.supply["heroic"], t.view.reserve["heroic"]) == (mine, theirs)
    give_up(t)
    assert (t.view.supply["heroic"], t.view.reserve["heroic"]) == (theirs, mine)
    give_up(t)
    t.do("pair mage warrior")
    assert t.asks == "odd-die"  # asked again


@pytest.mark.rule("OD-16.24", "OD-16.25", "R-64")
def test_a_potion_at_the_question_leaves_the_boss_round_even():
    t = at("""
        heroes alchemist mage warrior paladin
        dungeon minotaurs-maze
        exiled h1
        tokens 3
        hero mage damage 2
        phase boss
    """)
    t.do("pair mage warrior")
    assert t.asks == "odd-die"
    stored = sum(t.hero("alchemist").stored.values())
    t.do("heal mage")
    out = sum(t.hero("alchemist").stored.values())
    if t.asks == "odd-die":
        t.do("pair mage warrior")
    assert t.view.supply["heroic"] + t.view.reserve["heroic"] == 11 - out + stored
    assert t.view.supply["heroic"] - t.view.reserve["heroic"] == (11 - out) % 2


@pytest.mark.rule("OD-16.33", "OD-16.37", "OD-13.2")
def test_the_question_who_fights_first_shows_the_boss_as_it_stands():
    t = four("floor 3\ndeck empty\ntokens 0\nphase end-turn", "minotaurs-maze").do("descend")
    assert (t.asks, len(t.view.boxes), t.box(1).value) == ("boss-pairs", 8, 12)
    later = boss("boss_damage 7\nnext" + " 6" * 40)
    assert (later.asks, later.box(1).value) == ("boss-pairs", 14)
    later.do("pair mage warrior", "cover mage m6 4")
    give_up(later)
    give_up(later)
    assert (later.asks, later.view.boss_damage, later.box(1).value) == ("boss-pairs", 8, 16)
    assert not any(box.dice for box in later.view.boxes)


@pytest.mark.rule("OD-16.33", "OD-16.36", "R-71")
def test_no_skill_is_used_up_when_a_new_round_begins():
    t = boss("hero mage skills boulder-1\ntokens 12")
    t.do("pair mage warrior", "use mage valor")
    assert [skill.used for skill in t.hero("mage").skills] == [False, True]
    give_up(t)
    give_up(t)
    assert (t.asks, [skill.used for skill in t.hero("mage").skills]) == ("boss-pairs", [False, False])


@pytest.mark.rule("OD-16.33", "OD-16.36")
def test_a_number_that_counts_the_pairs_poison_is_not_told_before_there_is_a_pair():
    t = boss("hero mage poison 5\ntokens 0\nnext" + " 6" * 40, dungeon="realm-of-venom")
    ability = t.state.dungeon.boss_ability
    x = next(i for i, box in enumerate(t.state.dungeon.boss_boxes) if box.value == X)
    assert (t.asks, t.view.boxes[x].value) == ("boss-pairs", X)
    assert "X" in onedeck_text("en").box(t.view.boxes[x])
    assert at(t.match.position()).view.boxes[x].value == X
    t.do("pair warrior paladin")
    assert t.view.boxes[x].value == ability.four["x_minimum"]


def told(t: Table, language: str = "en") -> str:
    """The table as it is written."""
    return " ".join(" ".join(Lines(onedeck_text(language), t.view).table()).split())


def said(language: str, name: str, number: int, floor: int = 1) -> str:
    """That part of an ability with that number."""
    return " ".join(onedeck_text(language).text(f"ability-text-{name}", n=number, minimum=12, floor=floor).split())


@pytest.mark.rule("OD-16.37", "R-72", "E-62")
@pytest.mark.parametrize(("edition", "times"), [("1.1", 4), ("1.5", 2), ("1.61", 2), ("1.9", 2)])
def test_the_minotaurs_text_says_what_this_game_plays(edition, times):
    t = boss("boss_damage 7", edition=edition)
    for language in LANGUAGES:
        assert said(language, "x_per_boss_damage", times) in told(t, language)
    two = at("heroes mage warrior\ndungeon minotaurs-maze\nphase boss")
    assert said("en", "x_per_boss_damage", 4) in told(two)


@pytest.mark.rule("OD-16.11", "OD-16.12", "OD-16.13", "R-73", "E-57")
@pytest.mark.parametrize(
    ("dungeon", "floor", "name", "alone", "numbers"),
    [
        ("hydras-reef", 1, "turn_time", 1, {"1.1": 2, "1.5": 2, "1.61": 2, "1.9": 2}),
        ("dragons-cave", 1, "floor_time", 5, {"1.1": 5, "1.5": 10, "1.61": 10, "1.9": 10}),
        ("minotaurs-maze", 2, "explore_time", 1, {"1.1": 1, "1.5": 2, "1.61": 2, "1.9": 2}),
        ("mudlands", 1, "explore_time", 1, {"1.1": 1, "1.5": 1, "1.61": 2, "1.9": 2}),
        ("realm-of-venom", 1, "floor_poison", 1, {"1.1": 1, "1.5": 1, "1.61": 2, "1.9": 2}),
        ("realm-of-venom", 3, "explore_poison", 1, {"1.1": 1, "1.5": 1, "1.61": 2, "1.9": 2}),
        ("smoldering-ruins", 1, "floor_exile", 1, {"1.1": 1, "1.5": 1, "1.61": 2, "1.9": 2}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_doubled_effects_are_told_doubled(dungeon, floor, name, alone, numbers, language):
    for edition, number in numbers.items():
        t = four(f"floor {floor}\ntokens 0\ndeck 40\ndoors ? ? ? ?\nphase choose", dungeon, edition)
        assert said(language, name, number, floor) in told(t, language), edition
    for_one = at(f"heroes mage\ndungeon {dungeon}\nfloor {floor}\ndeck 40\ndoors ? ?\nphase choose")
    assert said(language, name, alone, floor) in told(for_one, language)


OTHERWISE = [dungeon for dungeon in onedeck_pack().pack.dungeons.values() if dungeon.boss_ability.four]
"""Whose boss four heroes fight by other numbers."""


@pytest.mark.rule("OD-16.33", "OD-17.16")
@pytest.mark.parametrize("dungeon", OTHERWISE, ids=lambda dungeon: dungeon.id)
def test_a_boss_of_ours_has_numbers_for_four_heroes(dungeon):
    """Boxes, dice and poison of a round are by them; two heroes fight by those that come first on the card."""
    ability = dungeon.boss_ability
    printed = {name: getattr(ability, name) for name in ABILITY_FIELDS}
    for heroes, numbers in ((PARTY[:2], printed), (PARTY, printed | ability.four)):
        t = at(f"heroes {' '.join(heroes)}\ndungeon {dungeon.id}\ntokens 0\nphase boss")
        if len(heroes) == 4:
            t.do(f"pair {heroes[0]} {heroes[1]}")
        for _ in range(numbers["round_poison"]):
            t.do(f"poison {heroes[0]}")
        for box, shown in zip(dungeon.boss_boxes, t.view.boxes, strict=True):
            value = numbers["x_minimum"] if box.value == X else box.value
            assert shown.value == value + numbers["wide_plus"] * box.wide
        assert t.view.exiled["heroic"] == numbers["round_exile"]


@pytest.mark.rule("OD-16.33", "OD-17.16")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dungeon", OTHERWISE, ids=lambda dungeon: dungeon.id)
def test_a_card_with_numbers_for_four_heroes_says_so(dungeon, language):
    """The card says both; a game only what it plays by."""
    words = onedeck_text(language)
    ability = dungeon.boss_ability
    alone, together = words.ability_with(ability, {}), words.ability_with(ability, ability.four)
    assert alone != together
    card = words.ability(ability)
    begins = words.text("ability-four", text="").rstrip(" \u00a0:")
    assert card.startswith(f"{alone} {begins}")
    for name in set(ability.four) & {"round_exile", "wide_plus", "x_per_poison"}:
        one = words.ability_with(ability, ability.four, [name])
        assert (one in card, one in together, one in alone) == (True, True, False)
    for heroes, said_then in ((PARTY[:1], alone), (PARTY, together)):
        t = at(f"heroes {' '.join(heroes)}\ndungeon {dungeon.id}\ntokens 0\nphase boss")
        assert words.ability(ability, t.view) == said_then
        assert said_then in told(t, language)


@pytest.mark.parametrize("counts", ["x_per_boss_damage", "x_per_poison"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_least_number_for_four_is_told_with_what_it_counts(counts, language):
    words, ability = onedeck_text(language), Ability("minotaur-boss")
    setattr(ability, counts, 4)
    ability.x_minimum, ability.four = 12, {"x_minimum": 17}
    for_four = words.ability_with(ability, ability.four)
    assert "17" in for_four
    assert words.ability(ability).endswith(words.text("ability-four", text=for_four))


@pytest.mark.rule("OD-16.13", "OD-16.37", "R-73")
@pytest.mark.parametrize("heroes", [1, 2, 4])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dungeon", list(onedeck_pack().pack.dungeons))
def test_what_is_altered_is_what_is_played(dungeon, edition, heroes):
    """Every number told of the abilities in force is the number that the rules use."""
    doors = "? " * heroes
    position = f"heroes {' '.join(PARTY[:heroes])}\ndungeon {dungeon}\nedition {edition}\ntokens 0\n"
    for place in (f"floor 3\ndoors {doors}\ndeck 30\nphase choose", "phase boss"):
        t = at(position + place)
        printed = [row.ability for row in t.state.dungeon.floors] + [t.state.dungeon.boss_ability]
        for played in t.state.abilities:
            ability = next(each for each in printed if each.id == played.id)
            numbers = {name: getattr(ability, name) for name in ABILITY_FIELDS} | t.view.altered.get(ability.id, {})
            assert numbers == {name: getattr(played, name) for name in ABILITY_FIELDS}
        assert bool(t.view.altered) <= (heroes == 4)


@pytest.mark.rule("R-66", "OD-13.14")
@pytest.mark.parametrize(("level", "bonus"), [(2, 1), (4, 2)])
def test_each_pair_has_the_full_bonus_against_the_boss(level, bonus):
    t = boss(f"level {level}")
    t.do("pair mage warrior")
    for pair in ("mage", "warrior"), ("paladin", "aquamancer"):
        for _ in range(bonus):
            assert (t.asks, t.offers("bonus")) == ("bonus", [f"bonus {hero}" for hero in pair])
            t.do(f"bonus {pair[1]}")
        assert (t.asks, sum(die[0] == "h" for die in t.hero(pair[1]).pool)) == ("placing", bonus)
        give_up(t)


@pytest.mark.rule("OD-16.37", "R-72", "E-62", "EX-45")
@pytest.mark.parametrize(
    ("edition", "hurt", "x"),
    [("1.1", 0, 12), ("1.1", 3, 12), ("1.1", 4, 16), ("1.1", 9, 36)]
    + [(edition, hurt, x) for edition in EDITIONS[1:] for hurt, x in ((0, 12), (6, 12), (7, 14), (9, 18), (19, 38))],
)
def test_the_minotaurs_box(edition, hurt, x):
    t = boss(f"boss_damage {hurt}", edition=edition)
    t.do("pair mage warrior")
    assert t.box(1).value == x


@pytest.mark.rule("OD-16.37", "OD-16.33")
def test_the_second_pair_meets_the_minotaur_as_the_first_left_it():
    t = boss("boss_damage 9\nnext" + " 6" * 20)
    t.do("pair mage warrior", "cover mage m6 4")
    assert t.box(1).value == 18
    give_up(t)
    assert (fighters(t), t.box(1).value) == (["paladin", "aquamancer"], 20)


# Bosses and floors of the Forest


@pytest.mark.rule("OD-16.36", "E-64", "OD-13.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_boss_does_at_the_start_of_a_round_happens_once_for_each_pair(edition):
    t = boss("tokens 0", dungeon="realm-of-venom", edition=edition)
    t.do("pair mage warrior")
    assert (t.asks, t.asked_seats, t.offers("poison")) == ("poison", [0, 1], ["poison mage", "poison warrior"])
    tokens = t.state.dungeon.boss_ability.round_poison
    t.do(*["poison warrior"] * tokens)
    assert (t.asks, poison(t)) == ("placing", {"warrior": tokens})
    t.state.prevent_damage = 99  # the pair lives to see the other's turn
    give_up(t)
    assert (t.asks, t.asked_seats) == ("poison", [2, 3])
    assert t.offers("poison") == ["poison paladin", "poison aquamancer"]


@pytest.mark.rule("OD-16.36", "E-64", "OD-16.25", "OD-17.18")
def test_each_pair_loses_a_die_of_its_own_to_indrax():
    t = boss("tokens 0", dungeon="lair-of-indrax")
    t.do("pair mage warrior")
    assert (t.view.exiled["heroic"], t.view.supply["heroic"], t.view.reserve["heroic"]) == (1, 5, 6)
    give_up(t)
    assert (t.view.exiled["heroic"], t.view.supply["heroic"], t.view.reserve["heroic"]) == (2, 5, 5)


@pytest.mark.rule("OD-16.13", "R-73", "E-57")
@pytest.mark.parametrize(("edition", "times"), [("1.1", 1), ("1.5", 1), ("1.61", 2), ("1.9", 2)])
@pytest.mark.parametrize(("dungeon", "floor"), [("lair-of-indrax", 1), ("mudlands", 3)])
def test_the_time_of_a_fresh_floor_counts_twice(edition, times, dungeon, floor):
    position = f"dungeon {dungeon}\nedition {edition}\nfloor {floor}\ntokens 0\ndeck 40\nphase turn\ndoors"
    for_two = 40 - at(f"heroes mage warrior\n{position} ? ? ?").view.deck - 2
    for_four = 40 - at(f"heroes {' '.join(PARTY)}\n{position} ? ? ? ? ? ?").view.deck - 4
    assert for_four == times * for_two > 0


@pytest.mark.rule("OD-16.13", "R-73", "E-57")
@pytest.mark.parametrize(("edition", "times"), [("1.1", 1), ("1.5", 1), ("1.61", 2), ("1.9", 2)])
def test_the_time_of_an_explore_counts_twice(edition, times):
    position = f"dungeon mudlands\nedition {edition}\ntokens 0\ndeck 40\nphase choose\ndoors"
    two = at(f"heroes mage warrior\n{position} ? ?").do("explore")
    t = at(f"heroes {' '.join(PARTY)}\n{position} ? ? ? ?").do("explore")
    assert t.happened("time")[0]["amount"] == times * two.happened("time")[0]["amount"]
    assert order(t, "time", "doors-placed")[:2] == ["time", "doors-placed"]


@pytest.mark.rule("OD-16.13", "R-73", "E-57", "OD-17.16")
@pytest.mark.parametrize(("edition", "times"), [("1.1", 1), ("1.5", 1), ("1.61", 2), ("1.9", 2)])
def test_what_a_floor_exiles_counts_twice(edition, times):
    two = start(heroes=PARTY[:2], dungeon="smoldering-ruins", edition=edition).view.exiled
    assert any(two.values())
    exiled = start(dungeon="smoldering-ruins", edition=edition).view.exiled
    assert exiled == {color: times * count for color, count in two.items()}


@pytest.mark.rule("OD-16.13", "R-73", "E-57")
@pytest.mark.parametrize(("edition", "times"), [("1.1", 1), ("1.5", 1), ("1.61", 2), ("1.9", 2)])
@pytest.mark.parametrize("heroes", [2, 4])
def test_the_poison_of_a_floor_counts_twice(edition, times, heroes):
    t = start(heroes=PARTY[:heroes], dungeon="realm-of-venom", edition=edition)
    t.do("brew aid")
    asked = 0
    while t.asks == "poison":
        assert t.offers("poison") == [f"poison {hero}" for hero in PARTY[:heroes]]
        t.do("poison mage")
        asked += 1
    assert asked == (times if heroes == 4 else 1)


@pytest.mark.rule("OD-16.13", "R-73", "E-57")
@pytest.mark.parametrize(("edition", "times"), [("1.1", 1), ("1.5", 1), ("1.61", 2), ("1.9", 2)])
@pytest.mark.parametrize("heroes", [2, 4])
def test_the_poison_of_an_explore_counts_twice(edition, times, heroes):
    doors = "? " * heroes
    t = at(f"heroes {' '.join(PARTY[:heroes])}\ndungeon realm-of-venom\nfloor 3\nedition {edition}\ntokens 0\n"
           f"doors {doors}\ndeck 40\nphase choose").do("explore")  # fmt: skip
    asked = 0
    while t.asks == "poison":
        assert t.offers("poison") == [f"poison {hero}" for hero in PARTY[:heroes]]
        t.do("poison mage")
        asked += 1
    assert asked == (times if heroes == 4 else 1)


# Resist Poison

LEAVES = [card.id for card in onedeck_pack().pack.cards if card.leaf and not card.twin]
BARE = [card.id for card in onedeck_pack().pack.cards if card.set == 1 and not card.leaf and not card.twin]


def explore(more: str, leaves: int = 0, edition: str = "1.9", closed: bool = False, tokens: int = 0) -> Table:
    """The party explores with that many leaves on its open doors."""
    shown = (LEAVES[:leaves] + BARE)[:6]
    doors = " ".join(f"closed:{id}" if closed else id for id in shown)
    more = f"{more}\ntokens {tokens}\ndoors {doors}\ndeck 40\nphase choose"
    return four(more, "smoldering-ruins", edition).do("explore")


def rolls(t: Table) -> list[tuple[str, int | str, int | str]]:
    """Each Resist Poison roll: how it went, its total, the poison it had to exceed."""
    kinds = ("resisted", "poison-strikes")
    return [(e.kind, e.facts["total"], e.facts["poison"]) for e in t.match.events if e.kind in kinds]


@pytest.mark.rule("OD-16.39", "R-70", "E-66", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_party_forms_two_groups_to_resist_poison(edition):
    t = explore("hero mage poison 3\nhero paladin poison 2\nnext 3 3", edition=edition)
    assert (t.asks, t.asked_seats) == ("groups", [0, 1, 2, 3])
    assert t.offers("pair") == ["pair mage warrior", "pair mage paladin", "pair mage aquamancer"]


@pytest.mark.rule("OD-16.39", "R-70", "E-66", "OD-17.10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("partner", ["warrior", "aquamancer"])
def test_each_group_compares_its_roll_with_its_own_poison(edition, partner):
    t = explore("hero mage poison 3\nhero paladin poison 2\nnext 3 3", edition=edition)
    t.do(f"pair mage {partner}")
    assert rolls(t) == [("poison-strikes", 3, 3), ("resisted", 3, 2)]
    assert (poison(t), damage(t)) == ({"mage": 2, "paladin": 1}, {"mage": 2})


@pytest.mark.rule("OD-16.39", "R-70", "OD-17.15")
def test_a_group_without_poison_does_not_roll():
    t = explore("hero mage poison 1\nhero paladin poison 1\nnext 2 6")
    t.do("pair mage paladin")
    assert rolls(t) == [("poison-strikes", 2, 2)]
    assert (t.asks, t.offers("poison")) == ("poisoned", ["poison mage", "poison paladin"])
    t.do("poison paladin")
    assert (rolls(t), poison(t), damage(t)) == ([], {"mage": 1}, {"paladin": 2})


@pytest.mark.rule("OD-16.39", "R-70", "OD-17.15")
def test_one_poisoned_hero_is_one_roll():
    t = explore("hero aquamancer poison 2\nnext 3 1")
    assert (rolls(t), poison(t)) == ([("resisted", 3, 2)], {"aquamancer": 1})


@pytest.mark.rule("OD-16.39", "R-70", "OD-17.15")
@pytest.mark.parametrize("leaves", [0, 1])
@pytest.mark.parametrize("paired", [False, True])
def test_whoever_is_cured_before_the_roll_rolls_no_more(leaves, paired):
    t = explore("hero mage poison 1\nhero paladin poison 1\nnext 1 1", leaves, tokens=3)
    assert t.asks == "groups"
    if paired:
        t.do("pair mage warrior")
        assert t.asks == ("leaf" if leaves else "resist")
    t.do("heal mage").do("heal paladin")
    assert (poison(t), damage(t), rolls(t), t.asks) == ({}, {}, [], "turn-option")


@pytest.mark.rule("OD-16.39", "R-70", "OD-17.15")
def test_nobody_rolls_for_the_only_hero_once_she_is_cured():
    """The Druid stores a die for a roll resisted, so the party is asked who stands by whom."""
    t = at(f"heroes mage warrior druid aquamancer\ndungeon smoldering-ruins\nhero mage poison 1\ntokens 2\n"
           f"doors {' '.join(BARE[:6])}\ndeck 40\nphase choose").do("explore")  # fmt: skip
    assert t.asks == "groups"
    t.do("heal mage")
    assert (poison(t), damage(t), rolls(t), t.asks) == ({}, {}, [], "turn-option")


@pytest.mark.rule("OD-16.39", "R-70", "OD-17.15")
def test_the_group_that_is_still_poisoned_rolls_alone_with_the_odd_leaf():
    t = explore("hero mage poison 1\nhero paladin poison 1\nnext 2 1", 1, tokens=3)
    t.do("pair mage warrior").do("heal mage")
    assert t.asks == "resist"
    t.do("go-on")
    assert (rolls(t), poison(t), damage(t)) == ([("resisted", 3, 1)], {}, {})


@pytest.mark.rule("OD-16.39", "R-77", "OD-17.12")
def test_the_token_and_the_damage_stay_in_the_group_that_rolled():
    t = explore("hero mage poison 2\nhero warrior poison 2\nhero paladin poison 1\nhero aquamancer poison 1\nnext 1 6")
    t.do("pair mage warrior")
    assert (t.asks, t.offers("poison")) == ("poisoned", ["poison mage", "poison warrior"])
    t.do("poison warrior")
    assert (t.asks, t.offers("poison")) == ("resisted", ["poison paladin", "poison aquamancer"])
    t.do("poison aquamancer")
    assert (poison(t), damage(t)) == ({"mage": 2, "warrior": 1, "paladin": 1}, {"warrior": 2})


@pytest.mark.rule("OD-16.40", "R-65", "E-66", "OD-17.9")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("leaves", [2, 4])
def test_leaves_are_split_between_the_groups_card_by_card(edition, leaves):
    t = explore("hero mage poison 2\nhero paladin poison 2\nnext 1 1", leaves, edition)
    t.do("pair mage warrior")
    assert [total for _, total, _ in rolls(t)] == [1 + leaves // 2] * 2


@pytest.mark.rule("OD-16.40", "R-70", "E-66")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("leaves", [1, 3])
@pytest.mark.parametrize("helped", ["mage warrior", "paladin aquamancer"])
def test_the_party_says_which_group_has_the_odd_leaf(edition, leaves, helped):
    t = explore("hero mage poison 3\nhero paladin poison 3\nnext 2 2", leaves, edition)
    t.do("pair mage warrior")
    assert (t.asks, t.asked_seats) == ("leaf", [0, 1, 2, 3])
    assert t.offers("pair") == ["pair mage warrior", "pair paladin aquamancer"]
    t.do(f"pair {helped}")
    more, fewer = 2 + leaves // 2 + 1, 2 + leaves // 2
    assert [total for _, total, _ in rolls(t)] == ([more, fewer] if helped == "mage warrior" else [fewer, more])


@pytest.mark.rule("OD-16.40", "R-70")
@pytest.mark.parametrize(("leaves", "share"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (6, 3)])
def test_the_group_that_need_not_roll_has_its_leaves_all_the_same(leaves, share):
    t = explore("hero aquamancer poison 1\nnext 6", leaves)
    assert rolls(t) == [("resisted", 6 + share, 1)]
    t = explore("hero paladin poison 1\nhero aquamancer poison 1\nnext 6", leaves)
    t.do("pair mage warrior")
    assert rolls(t) == [("resisted", 6 + share, 2)]


@pytest.mark.rule("OD-16.40", "OD-17.9")
def test_leaves_behind_closed_doors_do_not_count():
    t = explore("hero mage poison 2\nhero paladin poison 2\nnext 2 2", 4, closed=True)
    t.do("pair mage warrior")
    assert rolls(t) == [("poison-strikes", 2, 2)] * 2


@pytest.mark.rule("OD-16.39", "OD-13.12", "R-70")
def test_a_boss_round_begins_with_both_groups_resisting():
    t = boss("tokens 0\nhero mage poison 1\nhero aquamancer poison 1\nnext 2 1", dungeon="smoldering-ruins")
    assert t.asks == "groups"
    t.do("pair mage warrior")
    assert rolls(t) == [("resisted", 2, 1), ("poison-strikes", 1, 1)]
    assert (poison(t), damage(t), t.asks) == ({}, {"aquamancer": 2}, "boss-pairs")


# Hordes


@pytest.mark.rule("OD-16.41", "E-66")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("setup", [{"dungeon": "mudlands"}, {"dungeon": "dragons-cave", "set": "hybrid"}])
def test_the_hordes_card_is_a_choice_for_four_heroes(edition, setup):
    assert start(edition=edition, hordes=True, **setup).view.hordes
    assert not start(edition=edition, **setup).view.hordes


@pytest.mark.rule("OD-16.41", "OD-17.30")
@pytest.mark.parametrize(
    "setup",
    [{"heroes": PARTY[:1], "dungeon": "mudlands"}, {"heroes": PARTY[:2], "dungeon": "mudlands"},
     {"dungeon": "dragons-cave"}],
)  # fmt: skip
def test_fewer_heroes_or_the_base_set_alone_have_no_hordes(setup):
    with pytest.raises(Refusal) as caught:
        start(hordes=True, **setup)
    assert caught.value.code == "hordes"


@pytest.mark.rule("OD-16.41", "OD-16.20")
@pytest.mark.parametrize("peril", [False, True])
def test_the_hordes_make_every_encounter_harder(peril):
    cards = [card for card in onedeck_pack().pack.cards if card.set == 1 and not card.ability]
    first, second = [card.id for card in cards if card.peril == peril][:2]
    boxes: dict[str, dict[str, list[str]]] = {"no": {}, "yes": {}}
    for hordes, found in boxes.items():
        t = at(f"{EQUIPPED}\ndungeon mudlands\nhordes {hordes}\ndoors {first} {second}\ndeck 40\nphase encounter 1")
        t.do("pair mage warrior", "card 1")
        for _ in range(2):
            if peril:
                t.do("peril 1")
            found[t.view.card] = [box.source for box in t.view.boxes]
            give_up(t)
        assert t.asks == "loot-order"
    for card in (first, second):
        plain, harder = boxes["no"][card], boxes["yes"][card]
        assert len(harder) > len(plain)
        assert (harder[: len(plain)], set(harder[len(plain) :])) == (plain, {"hordes"})


@pytest.mark.rule("OD-16.13", "OD-16.28", "OD-16.32", "OD-16.37")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_is_told_what_this_game_plays(language):
    t = four("floor 2\ntokens 0\ndeck 40\ndoors ? ? ? ?\nphase choose", "minotaurs-maze")
    shown = renderer_of("onedeck", language).view(t.view, 0)
    assert (shown["altered"]["crumbling-walls"], shown["boss_health"]) == ({"explore_time": 2}, 20)
    words = table_text(language)
    assert shown["played"]["crumbling-walls"] == words.text("ability-text-explore_time", n=2)
    assert shown["played"]["minotaur"] == words.text("ability-text-x_per_boss_damage", n=2, minimum=12)
    costs = [shown["altered"][f"level-{n}-duo"]["xp"] for n in (1, 2, 3)]
    assert costs == [2 * level.xp for level in onedeck_pack().pack.levels[1][:3]]
    assert all(str(cost) in shown["played"][f"level-{n}-duo"] for n, cost in enumerate(costs, 1))
    assert "level-4-duo" not in shown["played"]
    watching = renderer_of("onedeck", language).view(t.view, SPECTATOR)
    assert watching["played"] == shown["played"]
    two = at("heroes mage warrior\ndungeon minotaurs-maze\ndoors ? ?\nphase choose")
    assert renderer_of("onedeck", language).view(two.view, 0)["played"] == {}
