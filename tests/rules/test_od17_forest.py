"""OD-17: Forest of Shadows. Poison, exile, Cure and Basic Potions, split-loot perils.

The numbers on Forest cards are ours and may change. They are read from the pack here, or an Ogre of the base set stands
in with boxes written for the test, in a deck of both sets.
"""

import re

import pytest

import underdeck
from table import Table, at, play_with
from underdeck import Refusal
from underdeck.games.onedeck.bots.heuristics import quick_choice
from underdeck.games.onedeck.compile import Compiler, onedeck_pack, pack_files
from underdeck.games.onedeck.rules.cards import ABILITY_FIELDS, COMBAT, Dungeon, X, acts_at_start
from underdeck.games.onedeck.rules.poison import HERBALIST

EDITIONS = ("1.1", "1.5", "1.61", "1.9")
NEWER = ("1.61", "1.9")
PACK = onedeck_pack().pack
CARDS = {card.id: card for card in PACK.cards}
FOREST_CARDS = [card for card in PACK.cards if card.set == 1 and not card.twin]
FOREST_DUNGEONS = [dungeon.id for dungeon in PACK.dungeons.values() if dungeon.set == 1]
LEAVES = [card.id for card in FOREST_CARDS if card.leaf]
BARE = [card.id for card in FOREST_CARDS if not card.leaf]
SPLIT_PERILS = [card for card in FOREST_CARDS if card.options and card.options[0].loot]
BASIC_POTIONS = [PACK.potions[index].id for index in PACK.basic_potions]
EXILING = [skill.id for skill in PACK.skills if skill.exile and skill.use & COMBAT]
FULL = {"strength": 8, "agility": 8, "magic": 8, "heroic": 6}
NONE_EXILED = dict.fromkeys(FULL, 0)

MEDDLING = ("explore_poison", "exile_on_skulls", "floor_exile", "floor_poison", "resist_penalty", "round_exile",
            "round_poison")  # fmt: skip


def calm(dungeon: Dungeon) -> bool:
    """Neither the first floor nor the boss adds poison, exiles dice or touches the Resist Poison roll."""
    abilities = (dungeon.floors[0].ability, dungeon.boss_ability)
    return not any(getattr(ability, name) for ability in abilities for name in MEDDLING)


CALM = next(id for id in FOREST_DUNGEONS if calm(PACK.dungeons[id]))


def change_cards(monkeypatch, *edits: tuple[str, str]) -> None:
    """Play with a base set in which something is printed differently; each pattern is there exactly once."""
    (file, base), *others = pack_files()
    text = base.decode()
    for pattern, new in edits:
        text, count = re.subn(pattern, new, text, flags=re.DOTALL)
        assert count == 1, pattern
    changed = Compiler().compile([(file, text.encode()), *others])
    play_with(monkeypatch, changed)


def ogre(*boxes: str) -> tuple[str, str]:
    """An Ogre with these boxes."""
    printed = ", ".join(f'"{box}"' for box in boxes)
    return r'(?<=\nid = "ogre"\nkind = "combat"\nxp = 4\nboxes = )\[[^]]*]', f"[{printed}]"


EXILING_BLOW = (r'(?<=\[\[skill]]\nid = "crushing-blow"\n)', "exile = true\n")
EXILING_HEROISM = (r'(?<=\[\[potion]]\nid = "heroism"\n)', "exile = true\n")


def facing_ogre(monkeypatch, boxes: list[str], lines: str = "", dungeon: str = "dragons-cave", own: int = 1) -> Table:
    """Nobody can cover one of these boxes; the boxes of the dungeon, `own` of them, are covered."""
    change_cards(monkeypatch, ogre(*boxes))
    covered = "\n".join(f"covered {len(boxes) + n} h6" for n in range(1, own + 1))
    parts = [f"dungeon {dungeon}", "set hybrid", "tokens 0", "doors ogre-2 ? ? ?", "deck 10", covered,
             "phase placing 1"]  # fmt: skip
    return at("\n".join([*parts, *[line.strip() for line in lines.strip().splitlines()]]))


def stop(t: Table) -> Table:
    """Everybody is done placing in this encounter or round."""
    number = t.view.round
    while t.asks == "placing" and t.view.round == number:
        t.do("done")
    return t


def explore(lines: str, leaves: int = 0, dungeon: str = CALM, edition: str = "1.9", closed: bool = False) -> Table:
    """The party explores with that many leaves on its doors, and nothing to drink unless the lines say so."""
    hybrid = PACK.dungeons[dungeon].set == 0
    doors = LEAVES[:leaves] or ["goblin-1" if hybrid else BARE[0]]
    shown = " ".join(f"closed:{id}" if closed else id for id in doors)
    parts = [f"dungeon {dungeon}", f"edition {edition}", "set hybrid" if hybrid else "set forest", "tokens 0",
             f"doors {shown}", "deck 20", "phase choose"]  # fmt: skip
    return at("\n".join([*parts, *[line.strip() for line in lines.strip().splitlines()]])).do("explore")


def meet_boss(lines: str, dungeon: str = CALM, edition: str = "1.9") -> Table:
    """Down the last stairs."""
    hybrid = PACK.dungeons[dungeon].set == 0
    parts = [f"dungeon {dungeon}", f"edition {edition}", "set hybrid" if hybrid else "set forest", "floor 3",
             "tokens 0", "deck empty", "phase end-turn"]  # fmt: skip
    return at("\n".join([*parts, *[line.strip() for line in lines.strip().splitlines()]])).do("descend")


def rolls(t: Table) -> list[tuple[str, int | str, int | str]]:
    """Each Resist Poison roll: how it went, its total, the poison it had to exceed."""
    kinds = ("resisted", "poison-strikes")
    return [(e.kind, e.facts["total"], e.facts["poison"]) for e in t.match.events if e.kind in kinds]


def order(t: Table, *kinds: str) -> list[str]:
    """Of these kinds of events, those that the last answer caused, in order."""
    return [event.kind for event in t.match.events if event.kind in kinds]


def poison(t: Table) -> dict[str, int]:
    return {hero.hero: hero.poison for hero in t.view.heroes if hero.poison}


def damage(t: Table) -> dict[str, int]:
    return {hero.hero: hero.damage for hero in t.view.heroes if hero.damage}


# What the set brings


@pytest.mark.rule("OD-1.38", "OD-17.14", "E-67")
def test_the_set_has_heroes_encounters_dungeons_and_a_turn_reference_of_its_own():
    assert {sides[0].set for sides in PACK.heroes.values()} == {0, 1}
    assert {dungeon.set for dungeon in PACK.dungeons.values()} == {0, 1}
    assert len({dungeon.boss for dungeon in PACK.dungeons.values()}) == len(PACK.dungeons)
    assert len(FOREST_CARDS) == 44
    assert {card.name for card in FOREST_CARDS}.isdisjoint(card.name for card in PACK.cards if card.set == 0)
    assert [PACK.potions[index].id for index in PACK.references] == ["healing", "cure"]


@pytest.mark.rule("OD-1.38", "E-67", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dungeon", FOREST_DUNGEONS)
def test_a_forest_dungeon_is_played_with_the_forest_deck(edition, dungeon):
    t = Table(underdeck.new("onedeck", heroes=["mage"], dungeon=dungeon, edition=edition, seed=1))
    assert t.view.set == "forest"
    cards = t.state.deck + t.state.discard + [door >> 1 for door in t.state.doors]
    assert sorted(PACK.cards[card].id for card in cards) == sorted(card.id for card in FOREST_CARDS)


@pytest.mark.rule("OD-1.38")
@pytest.mark.parametrize("hero", [id for id, sides in PACK.heroes.items() if sides[0].set == 1])
def test_forest_heroes_have_campaign_sheets_too(hero):
    setup = {"heroes": [hero], "dungeon": CALM, "sheets": {hero: {"marks": {"durability": [6, 4, 0]}}}, "seed": 1}
    t = Table(underdeck.new("onedeck", **setup))
    assert [talent.id for talent in t.hero(hero).sheet if talent.active] == ["durability"]
    assert t.hero(hero).health == PACK.heroes[hero][0].health + 1


@pytest.mark.rule("OD-17.14")
def test_half_of_the_forest_cards_have_a_leaf():
    assert (len(LEAVES), len(BARE)) == (22, 22)
    assert not any(card.leaf for card in PACK.cards if card.set == 0)


@pytest.mark.rule("OD-1.39", "OD-17.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_eight_poison_tokens(edition):
    lines = f"heroes mage warrior\ndungeon {CALM}\nedition {edition}\ndoors ?\nphase choose\n"
    assert at(lines).view.poison_left == 8
    assert at(lines + "hero mage poison 3\nhero warrior poison 5").view.poison_left == 0
    with pytest.raises(Refusal) as caught:
        at(lines + "hero mage poison 4\nhero warrior poison 5")
    assert caught.value.code == "position-poison"


@pytest.mark.rule("OD-17.4", "OD-18.8", "OD-16.1", "OD-18.4")
@pytest.mark.parametrize(
    ("heroes", "dungeon", "deck", "count"),
    [
        (1, CALM, "forest", 8), (2, CALM, "forest", 8), (2, CALM, "hybrid", 8), (2, "lichs-tomb", "base", 8),
        (4, CALM, "forest", 16), (4, CALM, "hybrid", 8), (4, "lichs-tomb", "hybrid", 8), (4, "lichs-tomb", "base", 8),
    ],
)  # fmt: skip
def test_two_forest_sets_have_twice_the_poison_tokens(heroes, dungeon, deck, count):
    party = ["mage", "warrior", "paladin", "aquamancer"][:heroes]
    lines = f"heroes {' '.join(party)}\ndungeon {dungeon}\nset {deck}\ndoors {'? ' * heroes}\nphase choose\n"
    assert at(lines).view.poison_left == count
    full = at(lines + f"hero mage poison {count}")
    assert full.view.poison_left == 0
    assert at(full.match.position()).view.poison_left == 0
    with pytest.raises(Refusal) as caught:
        at(lines + f"hero mage poison {count + 1}")
    assert (caught.value.code, caught.value.facts["count"]) == ("position-poison", count)


@pytest.mark.rule("OD-17.5", "OD-18.8", "R-80")
@pytest.mark.parametrize(("deck", "hurt"), [("forest", 0), ("hybrid", 1)])
def test_four_heroes_run_out_of_poison_by_what_they_have(deck, hurt):
    t = at(f"""
        heroes mage warrior paladin aquamancer
        dungeon realm-of-venom
        set {deck}
        floor 3
        tokens 0
        hero paladin poison 8
        doors ? ? ? ?
        deck 40
        phase choose
    """).do("explore")
    t.do("poison mage")
    assert (t.hero("mage").poison, t.hero("mage").damage) == (1 - hurt, hurt)


@pytest.mark.rule("OD-1.39", "OD-17.24", "OD-16.41")
def test_four_basic_potions_and_a_hordes_card_come_with_it():
    assert len(set(BASIC_POTIONS)) == 4
    assert not {card.potion for card in PACK.cards} & set(PACK.basic_potions)
    assert PACK.hordes is not None


@pytest.mark.rule("OD-17.30", "E-67", "E-44")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dungeon", [dungeon.id for dungeon in PACK.dungeons.values() if dungeon.set == 0])
def test_without_the_expansion_nothing_of_it_is_there(edition, dungeon):
    t = Table(underdeck.new("onedeck", heroes=["mage", "warrior"], dungeon=dungeon, edition=edition, seed=1))
    assert t.asks == "turn-option"  # no Basic Potion to choose
    assert (t.view.set, t.view.reference, t.view.potions) == ("base", "healing", ["healing"])
    cards = t.state.deck + t.state.discard + [door >> 1 for door in t.state.doors]
    assert {PACK.cards[card].set for card in cards} == {0}
    foes = [PACK.cards[card] for card in cards]
    printed = [box for card in foes for box in [*card.boxes, *[option.box for option in card.options]]]
    floors = PACK.dungeons[dungeon].floors
    printed += [box for floor in floors for box in floor.peril_boxes + floor.combat_boxes]
    assert not any(box.poison for box in printed + PACK.dungeons[dungeon].boss_boxes)
    assert not any(option.loot for card in foes for option in card.options)


def test_nothing_has_two_effects_at_the_start_of_an_encounter():
    """Why OD-6.9 and R-10 have no test: a foe does one thing then, a dungeon nothing."""
    at_start = [name for name in ABILITY_FIELDS if name.startswith("start_")]
    for ability in [card.ability for card in PACK.cards if card.ability]:
        effects = sum(bool(getattr(ability, name)) for name in at_start)
        assert effects <= 1
        assert acts_at_start(ability) == bool(effects)
    for dungeon in PACK.dungeons.values():
        assert not any(getattr(floor.ability, name) for floor in dungeon.floors for name in at_start)


# Poison tokens


@pytest.mark.rule("OD-17.1", "OD-8.7", "E-67", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_uncovered_poison_icon_places_a_token(monkeypatch, edition):
    boxes = ["strength 6: 1 poison", "strength 6: 2 poison", "strength 6: 3 poison"]
    t = facing_ogre(monkeypatch, boxes, f"heroes mage\nedition {edition}\nhero mage pool a1\ncovered 3 h6")
    assert (t.view.damage_now, t.view.poison_now, t.view.time_now) == (0, 3, 0)
    stop(t)
    assert (poison(t), damage(t), t.view.poison_left) == ({"mage": 3}, {}, 5)
    assert t.happened("poisoned") == [{"hero": "mage", "amount": 3, "poison": 3}]


@pytest.mark.rule("OD-17.1", "OD-8.7", "OD-8.3")
@pytest.mark.parametrize("option", [1, 2])
@pytest.mark.parametrize("card", [card.id for card in FOREST_CARDS if any(o.box.poison for o in card.options)])
def test_poison_icons_of_forest_perils_count_for_the_option_played(card, option):
    t = at(f"""
        heroes warrior
        dungeon dragons-cave
        set hybrid
        tokens 0
        doors {card} ? ? ?
        deck 20
        choice {option}
        hero warrior pool h1
        covered 2 h6
        phase placing 1
    """)
    assert t.view.poison_now == CARDS[card].options[option - 1].box.poison
    stop(t)
    assert t.hero("warrior").poison == CARDS[card].options[option - 1].box.poison


@pytest.mark.rule("OD-17.1", "OD-13.19", "R-75", "E-41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_poison_icons_of_a_boss_count_in_every_edition(monkeypatch, edition):
    change_cards(monkeypatch, ('"strength 3 skull: 1 damage"', '"strength 3 skull: 2 poison"'))
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        edition {edition}
        set hybrid
        tokens 0
        floor 4
        hero mage pool m1
        covered 2 s6 s6 s5
        covered 3 a5
        covered 4 a6 a6 a6
        covered 5 h5
        covered 6 m5 m5 m5
        phase placing
        next 6
    """)
    stop(t)
    assert (poison(t), damage(t), t.view.round) == ({"mage": 2}, {}, 1)


@pytest.mark.rule("OD-17.1", "OD-8.11", "OD-8.12", "OD-17.2")
def test_only_prevented_poison_is_left_out(monkeypatch):
    boxes = ["strength 6: 2 damage", "strength 6: 3 poison"]
    t = facing_ogre(monkeypatch, boxes, "heroes mage\nhero mage pool a1\nprevent_poison 1")
    assert (t.view.damage_now, t.view.poison_now) == (2, 2)
    stop(t)
    assert (poison(t), damage(t)) == ({"mage": 2}, {"mage": 2})


@pytest.mark.rule("OD-17.2", "R-24")
def test_preventing_damage_does_nothing_against_poison(monkeypatch):
    boxes = ["strength 6: 2 damage", "strength 6: 3 poison"]
    t = facing_ogre(monkeypatch, boxes, "heroes mage\nhero mage pool a1\nprevent_damage 5")
    stop(t)
    assert (poison(t), damage(t)) == ({"mage": 3}, {})


@pytest.mark.rule("OD-17.2")
def test_any_amount_of_poison_leaves_a_hero_alive(monkeypatch):
    t = facing_ogre(monkeypatch, ["strength 6: 4 poison"], "heroes mage\nhero mage poison 4 pool a1")
    stop(t)
    assert (t.hero("mage").poison, t.hero("mage").damage, t.hero("mage").health) == (8, 0, 5)
    assert t.view.outcome is None


@pytest.mark.rule("OD-17.2", "R-85")
def test_poison_does_not_feed_the_warriors_frenzy(monkeypatch):
    t = facing_ogre(monkeypatch, ["strength 6: 2 poison"], "heroes warrior\nhero warrior pool a1")
    stop(t)
    assert (poison(t), t.hero("warrior").stored) == ({"warrior": 2}, {})


@pytest.mark.rule("OD-17.2", "OD-8.13", "R-38")
@pytest.mark.parametrize(("box", "suffered"), [("2 poison", 0), ("1 damage 2 poison", 2)])
def test_poison_does_not_feed_the_blade_storm(monkeypatch, box, suffered):
    t = facing_ogre(
        monkeypatch, [f"strength 6: {box}"], "heroes mage\nfloor 3\nhero mage pool a1", dungeon="lichs-tomb", own=4
    )
    stop(t)
    assert (t.hero("mage").poison, t.hero("mage").damage) == (2, suffered)


@pytest.mark.rule("OD-17.3", "OD-8.10", "R-75", "R-33")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("chosen", ["mage", "warrior"])
def test_two_heroes_share_poison_like_damage(monkeypatch, edition, chosen):
    lines = f"heroes mage warrior\nedition {edition}\nhero mage pool a1"
    t = stop(facing_ogre(monkeypatch, ["strength 6: 3 poison"], lines))
    assert (t.asks, t.offers("split")) == ("split-poison", ["split mage", "split warrior"])
    t.do(f"split {chosen}")
    assert poison(t) == {"mage": 1, "warrior": 1} | {chosen: 2}


@pytest.mark.rule("OD-17.3", "OD-8.10")
def test_an_even_amount_of_poison_is_halved(monkeypatch):
    t = stop(facing_ogre(monkeypatch, ["strength 6: 4 poison"], "heroes mage warrior\nhero mage pool a1"))
    assert (poison(t), t.asks) == ({"mage": 2, "warrior": 2}, "loot")


@pytest.mark.rule("R-34", "OD-8.10", "OD-17.3")
@pytest.mark.parametrize("hurt", ["mage", "warrior"])
@pytest.mark.parametrize("poisoned", ["mage", "warrior"])
def test_odd_damage_and_odd_poison_are_given_out_apart(monkeypatch, hurt, poisoned):
    lines = "heroes mage warrior\nhero mage pool a1"
    t = stop(facing_ogre(monkeypatch, ["strength 6: 1 damage 1 poison"], lines))
    assert t.asks == "split"
    t.do(f"split {hurt}")
    assert t.asks == "split-poison"
    t.do(f"split {poisoned}")
    assert (damage(t), poison(t)) == ({hurt: 1}, {poisoned: 1})


@pytest.mark.rule("OD-17.5", "OD-17.4", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("before", "tokens", "hurt"), [(5, 8, 0), (6, 8, 1), (7, 8, 2), (8, 8, 3)])
def test_poison_that_the_supply_lacks_is_damage(monkeypatch, edition, before, tokens, hurt):
    lines = f"heroes mage\nedition {edition}\nhero mage poison {before} pool a1"
    t = stop(facing_ogre(monkeypatch, ["strength 6: 3 poison"], lines))
    assert (t.hero("mage").poison, t.hero("mage").damage, t.view.poison_left) == (tokens, hurt, 0)


@pytest.mark.rule("OD-17.5", "OD-8.16")
def test_that_damage_can_be_the_end(monkeypatch):
    lines = "heroes mage\nhero mage damage 3 poison 8 pool a1"
    t = stop(facing_ogre(monkeypatch, ["strength 6: 2 poison"], lines))
    assert (t.view.outcome, t.hero("mage").damage) == ("defeat", 5)


@pytest.mark.rule("EX-48", "R-80", "OD-17.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("mage", "warrior"), [(8, 0), (3, 5)])
def test_two_icons_and_no_token_left(monkeypatch, edition, mage, warrior):
    lines = f"heroes mage warrior\nedition {edition}\nhero mage poison {mage} pool a1\nhero warrior poison {warrior}"
    t = stop(facing_ogre(monkeypatch, ["strength 6: 1 poison", "magic 6: 1 poison"], lines))
    assert damage(t) == {"mage": 1, "warrior": 1}
    assert (t.hero("mage").poison, t.hero("warrior").poison) == (mage, warrior)


@pytest.mark.rule("R-80", "OD-17.5")
@pytest.mark.parametrize("poisoned", ["mage", "warrior"])
def test_damage_for_missing_poison_is_not_shared_anew(monkeypatch, poisoned):
    lines = "heroes mage warrior\nhero mage poison 4 pool a1\nhero warrior poison 4"
    t = stop(facing_ogre(monkeypatch, ["strength 6: 1 damage 1 poison"], lines))
    t.do("split mage")  # the damage
    t.do(f"split {poisoned}")
    assert damage(t) == ({"mage": 2} if poisoned == "mage" else {"mage": 1, "warrior": 1})
    assert t.asks == "loot"


@pytest.mark.rule("OD-17.5", "R-80", "OD-17.3")
@pytest.mark.parametrize(("gets", "other"), [("mage", "warrior"), ("warrior", "mage")])
def test_the_party_says_who_gets_the_last_token(monkeypatch, gets, other):
    lines = "heroes mage warrior\nhero mage poison 4 pool a1\nhero warrior poison 3 damage 2"
    t = stop(facing_ogre(monkeypatch, ["strength 6: 1 poison", "magic 6: 1 poison"], lines))
    assert (t.asks, t.offers("poison")) == ("poison", ["poison mage", "poison warrior"])
    assert quick_choice(t.state, t.match.decisions[0])[1] == 1  # the warrior can bear less
    before = {"mage": (0, 4), "warrior": (2, 3)}
    t.do(f"poison {gets}")
    hurt, sick = before[gets]
    assert (t.hero(gets).damage, t.hero(gets).poison) == (hurt, sick + 1)
    hurt, sick = before[other]
    assert (t.hero(other).damage, t.hero(other).poison) == (hurt + 1, sick)
    assert t.asks == "loot"


@pytest.mark.rule("OD-17.5", "R-80", "OD-17.3")
def test_the_last_tokens_are_given_out_one_by_one(monkeypatch):
    lines = "heroes mage warrior\nhero mage poison 3 pool a1\nhero warrior poison 3"
    t = stop(facing_ogre(monkeypatch, ["strength 6: 2 poison", "magic 6: 1 poison"], lines))
    t.do("split mage", "poison mage")
    assert (t.asks, t.offers("poison")) == ("poison", ["poison mage", "poison warrior"])
    t.do("poison mage")
    assert damage(t) == {"warrior": 1}
    assert (t.hero("mage").poison, t.hero("warrior").poison) == (5, 3)


@pytest.mark.rule("R-80", "R-38")
def test_damage_for_missing_poison_does_not_feed_the_blade_storm(monkeypatch):
    lines = "heroes mage\nfloor 3\nhero mage poison 8 pool a1"
    t = stop(facing_ogre(monkeypatch, ["strength 6: 2 poison"], lines, dungeon="lichs-tomb", own=4))
    assert damage(t) == {"mage": 2}


# Healing and poison


def wounded(lines: str, phase: str = "choose") -> Table:
    return at(f"""
        dungeon dragons-cave
        set hybrid
        doors ? ? ? ?
        deck 20
        phase {phase}
        {lines}
    """)


@pytest.mark.rule("OD-17.6", "R-79")
@pytest.mark.parametrize("cured", [0, 1, 2, 3])
def test_each_point_of_healing_removes_damage_or_poison(cured):
    t = wounded("heroes mage\nhero mage damage 4 poison 4\ntokens 1")
    t.do("heal mage")  # 3 at the start of a turn
    assert t.asks == "heal-or-cure"
    assert t.options == ["cure mage 0", "cure mage 1", "cure mage 2", "cure mage 3"]
    t.do(f"cure mage {cured}")
    assert (t.hero("mage").damage, t.hero("mage").poison) == (4 - (3 - cured), 4 - cured)
    assert t.view.poison_left == 8 - t.hero("mage").poison


@pytest.mark.rule("OD-17.6", "R-79")
@pytest.mark.parametrize(("hurt", "poisoned", "after"), [(0, 4, (0, 1)), (4, 0, (1, 0)), (2, 1, (0, 0))])
def test_with_one_kind_of_token_or_few_of_them_there_is_nothing_to_ask(hurt, poisoned, after):
    t = wounded(f"heroes mage\nhero mage damage {hurt} poison {poisoned}\ntokens 1")
    t.do("heal mage")
    assert (t.hero("mage").damage, t.hero("mage").poison) == after
    assert t.asks == "turn-option"


@pytest.mark.rule("OD-17.6", "R-79", "OD-10.18")
def test_the_poison_must_be_on_the_healed_hero():
    t = wounded("heroes mage warrior\nhero mage damage 2\nhero warrior poison 3\ntokens 1")
    t.do("heal mage")
    assert (damage(t), poison(t), t.asks) == ({}, {"warrior": 3}, "turn-option")


@pytest.mark.rule("OD-17.6", "R-79")
def test_the_healed_heros_player_decides():
    t = wounded("heroes mage warrior\nhero warrior damage 3 poison 3\ntokens 1")
    t.do("0: heal warrior")
    assert (t.asks, t.asked_seats) == ("heal-or-cure", [1])


@pytest.mark.rule("OD-17.6", "R-79", "R-93")
@pytest.mark.parametrize("cured", [0, 1, 2])
def test_second_wind_may_remove_poison(cured):
    t = at("""
        heroes warrior
        dungeon dragons-cave
        set hybrid
        tokens 0
        hero warrior damage 3 poison 3
        deck empty
        phase end-turn
    """)
    t.do("descend")
    assert t.options == ["cure warrior 0", "cure warrior 1", "cure warrior 2"]
    t.do(f"cure warrior {cured}")
    assert (t.hero("warrior").damage, t.hero("warrior").poison) == (3 - (2 - cured), 3 - cured)


@pytest.mark.rule("OD-17.6", "R-79")
@pytest.mark.parametrize("cured", [0, 1])
def test_a_healing_talent_may_remove_poison(cured):
    t = at("""
        heroes mage
        dungeon dragons-cave
        set hybrid
        tokens 0
        hero mage damage 3 poison 3 talents recovery
        deck empty
        phase end-turn
    """)
    t.do("descend", f"cure mage {cured}")
    assert (t.hero("mage").damage, t.hero("mage").poison) == (2 + cured, 3 - cured)


@pytest.mark.rule("OD-17.6", "R-79", "R-37", "OD-8.18")
@pytest.mark.parametrize("cured", [0, 1])
def test_a_hero_saved_by_one_point_may_lose_poison_for_the_other(monkeypatch, cured):
    lines = "heroes mage\nhero mage damage 4 poison 2 pool a1\ntokens 1"
    t = stop(facing_ogre(monkeypatch, ["strength 6: 1 damage"], lines))
    assert (t.asks, t.hero("mage").damage) == ("avert-defeat", 5)
    t.do("heal mage")
    assert t.options == ["cure mage 0", "cure mage 1"]
    t.do(f"cure mage {cured}")
    assert (t.hero("mage").damage, t.hero("mage").poison, t.view.outcome) == (3 + cured, 2 - cured, None)


# Resist Poison


@pytest.mark.rule("OD-17.7", "OD-4.13", "E-67", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_explore_is_followed_by_the_roll(edition):
    t = explore("heroes mage\nhero mage poison 4\nnext 6 1", edition=edition)
    assert order(t, "explore", "doors-placed", "resisted", "turn") == ["explore", "doors-placed", "resisted", "turn"]
    assert rolls(t) == [("resisted", 6, 4)]


@pytest.mark.rule("OD-17.7", "OD-4.13")
def test_there_is_no_way_round_the_roll():
    t = explore("heroes mage\nhero mage poison 1\ntokens 1\nnext 1")
    assert t.asks == "resist"
    assert t.offers("go-on") == ["go-on"]
    assert {text.split()[0] for text in t.options} <= {"go-on", "heal", "drink", "return"}
    t.do("go-on")
    assert rolls(t) == [("poison-strikes", 1, 1)]


@pytest.mark.rule("OD-17.7", "OD-17.6")
def test_after_the_last_potion_the_roll_comes_by_itself():
    t = explore("heroes mage\nhero mage poison 4\ntokens 1\nnext 6", dungeon="dragons-cave")
    assert t.asks == "resist"
    t.do("heal mage")
    assert rolls(t) == [("resisted", 6, 2)]
    assert t.asks != "resist"


@pytest.mark.rule("OD-17.15", "OD-17.6", "R-4")
def test_a_potion_in_time_saves_the_roll():
    t = explore("heroes mage\nhero mage poison 2\ntokens 1\nnext 1", dungeon="dragons-cave")
    t.do("heal mage")
    assert (rolls(t), poison(t), damage(t), t.state.rng.script) == ([], {}, {}, [1])
    assert t.asks == "turn-option"


@pytest.mark.rule("OD-17.15", "OD-4.13")
@pytest.mark.parametrize("dungeon", [CALM, "dragons-cave"])
def test_without_poison_nobody_rolls(dungeon):
    t = explore("heroes mage warrior\nnext 1", dungeon=dungeon)
    assert (rolls(t), damage(t), t.state.rng.script) == ([], {}, [1])


@pytest.mark.rule("OD-17.7", "R-84")
def test_entering_and_fleeing_are_no_explore():
    t = at(f"""
        heroes rogue
        dungeon {CALM}
        tokens 0
        hero rogue poison 3
        doors closed:{BARE[0]} ?
        deck 20
        phase choose
        next 1
    """)
    t.do("enter 1", "flee")
    assert (t.asks, rolls(t)) == ("stealth", [])
    t.do("yes")  # a door, but not by exploring
    assert (rolls(t), poison(t), damage(t), t.state.rng.script) == ([], {"rogue": 3}, {}, [1])
    t.do("explore")
    assert rolls(t) == [("poison-strikes", 1, 3)]


@pytest.mark.rule("OD-17.8", "R-78")
def test_one_die_is_rolled_for_the_whole_party():
    t = explore("heroes mage warrior\nhero mage poison 2\nhero warrior poison 2\nnext 5 1")
    assert (rolls(t), t.state.rng.script) == ([("resisted", 5, 4)], [1])


@pytest.mark.rule("R-78", "OD-17.8")
def test_the_die_is_not_of_the_supply_and_joins_no_pool():
    t = explore("heroes warrior\nhero warrior poison 1\nexiled s8 a8 m8 h6\nnext 6")
    assert rolls(t) == [("resisted", 6, 1)]
    assert (t.hero("warrior").pool, set(t.view.supply.values())) == ([], {0})
    t = meet_boss("heroes mage\nhero mage poison 1\nnext 6 2 2 2 2 2 2 2", dungeon="lichs-tomb")
    assert rolls(t) == [("resisted", 6, 1)]
    assert t.hero("mage").pool == ["s2"] + ["a2"] * 2 + ["m2"] * 4
    assert t.view.supply == {"strength": 7, "agility": 6, "magic": 4, "heroic": 6}


@pytest.mark.rule("OD-17.9")
@pytest.mark.parametrize("leaves", [0, 1, 2, 3])
def test_each_leaf_on_an_open_door_adds_one(leaves):
    t = explore("heroes mage\nhero mage poison 4\nnext 3", leaves)
    assert rolls(t) == [("resisted" if leaves > 1 else "poison-strikes", 3 + leaves, 4)]


@pytest.mark.rule("OD-17.9")
def test_leaves_behind_closed_doors_add_nothing():
    t = explore("heroes mage\nhero mage poison 4\nnext 4", leaves=3, closed=True)
    assert rolls(t) == [("poison-strikes", 4, 4)]


@pytest.mark.rule("OD-17.9")
def test_leaves_are_counted_at_the_time_of_the_roll():
    t = at(f"""
        heroes mage
        dungeon {CALM}
        tokens 0
        hero mage poison 1
        doors closed:{LEAVES[0]} {LEAVES[1]}
        deck 20
        phase choose
        next 2
    """)
    assert t.view.leaves == 1
    t.do("enter 1", "flee")
    assert t.view.leaves == 2
    t.do("explore")
    assert rolls(t) == [("resisted", 4, 1)]


@pytest.mark.rule("OD-17.9", "OD-13.12", "OD-12.21")
def test_there_are_no_doors_and_no_leaves_at_the_boss():
    t = meet_boss(f"heroes mage\nhero mage poison 3\ndoors {LEAVES[0]} {LEAVES[1]}\nnext 3")
    assert rolls(t) == [("poison-strikes", 3, 3)]


@pytest.mark.rule("R-65")
@pytest.mark.parametrize(("stack", "leaves"), [(LEAVES[:2], 2), ([LEAVES[0], BARE[0]], 1), (BARE[:2], 0)])
def test_leaves_count_card_by_card_in_the_stacks_of_four_heroes(stack, leaves):
    t = at(f"""
        heroes mage warrior paladin aquamancer
        dungeon {CALM}
        doors {" ".join(stack)} ? ?
        phase choose
    """)
    assert t.view.leaves == leaves


@pytest.mark.rule("OD-17.10", "OD-17.12", "EX-46", "R-77", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dungeon", [CALM, "dragons-cave"])
@pytest.mark.parametrize(("chosen", "other"), [("mage", "warrior"), ("warrior", "mage")])
def test_a_roll_of_3_against_3_poison_fails(edition, dungeon, chosen, other):
    lines = "heroes mage warrior\nhero mage poison 1\nhero warrior poison 2\nnext 3"
    t = explore(lines, dungeon=dungeon, edition=edition)
    assert rolls(t) == [("poison-strikes", 3, 3)]
    assert (t.asks, t.asked_seats, t.options) == ("poisoned", [0, 1], ["poison mage", "poison warrior"])
    before = {"mage": 1, "warrior": 2}
    t.do(f"poison {chosen}")
    assert t.hero(chosen).poison == before[chosen] - 1
    assert t.hero(other).poison == before[other]
    assert damage(t) == {chosen: 2}


@pytest.mark.rule("EX-47", "OD-17.9", "OD-17.10", "OD-17.11", "OD-18.3", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("dungeon", "left"), [(CALM, 2), ("dragons-cave", 3)])
def test_with_a_leaf_a_roll_of_3_against_3_poison_succeeds(edition, dungeon, left):
    t = explore("heroes mage\nhero mage poison 3\nnext 3", leaves=1, dungeon=dungeon, edition=edition)
    assert rolls(t) == [("resisted", 4, 3)]
    assert (poison(t), damage(t)) == ({"mage": left}, {})


@pytest.mark.rule("OD-17.10", "OD-17.11", "OD-17.12")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("count", [1, 2, 4, 6])
def test_only_a_higher_roll_succeeds_and_either_way_one_token_goes(roll, count):
    t = explore(f"heroes mage\nhero mage poison {count}\nnext {roll}")
    assert (t.hero("mage").poison, t.hero("mage").damage) == (count - 1, 0 if roll > count else 2)


@pytest.mark.rule("OD-17.10")
@pytest.mark.parametrize(("roll", "kind"), [(4, "poison-strikes"), (5, "resisted")])
def test_the_poison_of_the_whole_party_counts(roll, kind):
    t = explore(f"heroes mage warrior\nhero mage poison 3\nhero warrior poison 1\nnext {roll}")
    assert rolls(t) == [(kind, roll, 4)]


@pytest.mark.rule("OD-17.11", "R-77")
@pytest.mark.parametrize(("chosen", "left"), [("mage", (1, 1)), ("warrior", (2, 0))])
def test_after_a_success_the_party_chooses_who_loses_a_token(chosen, left):
    t = explore("heroes mage warrior\nhero mage poison 2\nhero warrior poison 1\nnext 4")
    assert (t.asks, t.asked_seats, t.options) == ("resisted", [0, 1], ["poison mage", "poison warrior"])
    t.do(f"poison {chosen}")
    assert (t.hero("mage").poison, t.hero("warrior").poison) == left
    assert damage(t) == {}


@pytest.mark.rule("R-77", "OD-17.12")
@pytest.mark.parametrize("sick", ["mage", "warrior"])
def test_only_a_poisoned_hero_can_be_chosen(sick):
    t = explore(f"heroes mage warrior\nhero {sick} poison 2\nnext 1")
    assert (poison(t), damage(t)) == ({sick: 1}, {sick: 2})  # nobody else to choose, so nothing to ask
    assert t.asks == "turn-option"


@pytest.mark.rule("OD-17.12", "R-24", "OD-17.13")
def test_armor_is_no_help_against_poison():
    t = explore("heroes paladin\nhero paladin poison 2\nnext 1")
    assert damage(t) == {"paladin": 2}


@pytest.mark.rule("OD-17.12", "R-85")
def test_that_damage_is_damage_taken():
    t = explore("heroes warrior\nhero warrior poison 2\nnext 1")
    assert t.hero("warrior").stored == {"heroic": 2}


@pytest.mark.rule("OD-17.12", "OD-8.16", "R-37")
@pytest.mark.parametrize(("hurt", "outcome"), [(2, None), (3, "defeat")])
def test_poison_can_end_the_game(hurt, outcome):
    t = explore(f"heroes mage\nhero mage damage {hurt} poison 6\nnext 6")
    assert (t.view.outcome, t.hero("mage").damage) == (outcome, hurt + 2)


@pytest.mark.rule("R-76", "OD-17.9", "OD-17.10")
@pytest.mark.parametrize(("roll", "kind", "total"), [(6, "resisted", 9), (5, "poison-strikes", 8)])
def test_the_sum_may_exceed_6(roll, kind, total):
    t = explore(f"heroes mage\nhero mage poison 8\nnext {roll}", leaves=3)
    assert rolls(t) == [(kind, total, 8)]


@pytest.mark.rule("OD-17.13", "OD-6.47")
@pytest.mark.parametrize(("dungeon", "roll"), [("lichs-tomb", 2), ("hydras-reef", 3), ("yetis-cavern", 1)])
def test_what_reacts_to_rolled_dice_leaves_this_roll_alone(dungeon, roll):
    t = explore(f"heroes mage\nhero mage poison 4\nfloor 3\nlevel 4\nnext {roll} 6", dungeon=dungeon)
    assert (rolls(t), t.state.rng.script) == ([("poison-strikes", roll, 4)], [6])


@pytest.mark.rule("OD-17.13", "OD-13.15")
def test_the_yeti_does_not_discard_the_die():
    t = meet_boss("heroes mage\nhero mage poison 1\nnext 1 5 5 5 5 5 5 5", dungeon="yetis-cavern")
    assert (rolls(t), damage(t), len(t.hero("mage").pool)) == ([("poison-strikes", 1, 1)], {"mage": 2}, 7)


@pytest.mark.rule("OD-17.13")
def test_no_skill_can_be_used_on_the_roll():
    lines = "heroes mage\nhero mage poison 1 skills ice-elemental-2 locked-door-2\ntokens 1\nnext 1"
    t = explore(lines, dungeon="dragons-cave")
    assert t.asks == "resist"
    assert t.offers("use") == []


@pytest.mark.rule("OD-17.13")
@pytest.mark.parametrize("floor", [1, 2, 3])
@pytest.mark.parametrize("dungeon", FOREST_DUNGEONS)
def test_a_floor_that_names_the_roll_changes_it(dungeon, floor):
    t = explore(f"heroes mage\nhero mage poison 1\nfloor {floor}\nnext 6", leaves=1, dungeon=dungeon)
    penalty = sum(each.ability.resist_penalty for each in PACK.dungeons[dungeon].floors[:floor])
    assert [total for _, total, _ in rolls(t)] == [7 - penalty]


@pytest.mark.rule("OD-17.13")
@pytest.mark.parametrize("hero", list(PACK.heroes))
def test_no_hero_changes_the_roll_unless_her_skill_names_it(hero, monkeypatch):
    def total():
        return explore(f"heroes {hero}\nhero {hero} poison 1\nnext 3").happened("resisted")[0]["total"]

    assert total() == 3
    monkeypatch.setattr(PACK.skills[PACK.heroes[hero][0].skill], "passive", "herbalist")
    assert total() == 3 + HERBALIST


@pytest.mark.rule("OD-17.7", "OD-13.12", "E-44", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dungeon", [CALM, "lichs-tomb"])
def test_the_first_round_of_the_boss_starts_with_the_roll(edition, dungeon):
    lines = "heroes mage\nhero mage poison 3\nnext 3 6 6 6 6 6 6 6"
    t = meet_boss(lines, dungeon=dungeon, edition=edition)
    assert order(t, "round", "poison-strikes", "rolled") == ["round", "poison-strikes", "rolled"]
    assert (rolls(t), poison(t), damage(t)) == ([("poison-strikes", 3, 3)], {"mage": 2}, {"mage": 2})
    assert t.hero("mage").pool == ["s6"] + ["a6"] * 2 + ["m6"] * 4


@pytest.mark.rule("OD-17.7", "OD-13.12", "E-44", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
def test_so_does_every_later_round(edition):
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        edition {edition}
        set hybrid
        tokens 0
        floor 4
        round 1
        hero mage poison 2 pool m1
        covered 1 s3
        covered 2 s6 s6 s5
        covered 4 a6 a6 a6
        covered 5 m3
        covered 6 m5 m5 m5
        phase placing
        next 2 6 6 6 6 6 6 6
    """)
    stop(t)
    assert order(t, "strike", "round", "poison-strikes", "rolled") == ["strike", "round", "poison-strikes", "rolled"]
    assert (t.view.round, poison(t), damage(t)) == (2, {"mage": 1}, {"mage": 3})


@pytest.mark.rule("OD-13.12", "OD-13.17", "OD-17.13", "R-49")
@pytest.mark.parametrize("heroes", ["mage", "mage warrior", "mage warrior paladin aquamancer"])
@pytest.mark.parametrize("dungeon", FOREST_DUNGEONS)
def test_the_roll_of_the_first_round_knows_the_boss_and_no_floor(dungeon, heroes):
    t = meet_boss(f"heroes {heroes}\nhero mage poison 1\nnext 6" + " 1" * 20, dungeon=dungeon)
    assert [total for _, total, _ in rolls(t)] == [6 - PACK.dungeons[dungeon].boss_ability.resist_penalty]


@pytest.mark.rule("OD-13.2", "OD-13.17", "OD-16.33")
@pytest.mark.parametrize("heroes", ["mage", "mage warrior", "mage warrior paladin aquamancer"])
@pytest.mark.parametrize("dungeon", list(PACK.dungeons))
def test_the_boss_lies_there_from_the_moment_it_is_met(dungeon, heroes):
    """Before the first roll: its boxes, all of them open, and no skill used since the last encounter."""
    lines = f"heroes {heroes}\nhero mage poison 1 used mana-shield\ntokens 1"
    lines = lines.replace("mana-shield", PACK.skills[PACK.heroes["mage"][0].skill].id)
    t = meet_boss(lines, dungeon=dungeon)
    assert (t.asks, t.view.boss, t.view.mode) == ("resist", PACK.dungeons[dungeon].boss, "boss")
    printed = PACK.dungeons[dungeon].boss_boxes
    assert [box.damage for box in t.view.boxes] == [box.damage for box in printed]
    assert not any(box.dice for box in t.view.boxes)
    assert not any(skill.used for hero in t.view.heroes for skill in hero.skills)


@pytest.mark.rule("OD-13.2", "OD-17.7")
def test_a_number_that_counts_poison_follows_it_until_the_round_begins():
    boss = PACK.dungeons["realm-of-venom"].boss_ability
    t = meet_boss("heroes mage\nhero mage damage 3 poison 5\nknown antidote\ntokens 2", dungeon="realm-of-venom")
    x = [box.value for box in PACK.dungeons["realm-of-venom"].boss_boxes].index(X)
    assert (t.asks, t.view.boxes[x].value) == ("resist", max(boss.x_minimum, 5 * boss.x_per_poison))
    t.do("drink mage antidote", "cure mage 0")
    assert (t.asks, t.hero("mage").poison) == ("resist", 2)
    assert t.view.boxes[x].value == max(boss.x_minimum, 2 * boss.x_per_poison)


@pytest.mark.rule("OD-13.12", "OD-17.15")
def test_without_poison_a_round_starts_with_gathering():
    t = meet_boss("heroes mage\nnext 6 6 6 6 6 6 6")
    assert (rolls(t), len(t.hero("mage").pool), t.state.rng.script) == ([], 7, [])


@pytest.mark.rule("OD-13.12", "OD-13.20", "OD-17.12")
def test_poison_can_strike_down_a_hero_before_the_boss_does():
    t = meet_boss("heroes mage\nhero mage damage 4 poison 3\nnext 1")
    assert (t.view.outcome, t.view.boss_damage) == ("defeat", 0)
    assert order(t, "rolled") == []


@pytest.mark.rule("R-96", "OD-4.8", "OD-4.13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_explore_that_reveals_the_stairs_resists_before_the_descent(edition):
    lines = "heroes mage warrior\nhero mage poison 2\nhero warrior poison 2\ndeck 1\nnext 4"
    t = explore(lines, dungeon="lichs-tomb", edition=edition)
    assert order(t, "stairs-revealed", "poison-strikes") == ["stairs-revealed", "poison-strikes"]
    assert (t.view.stairs_visible, t.asks) == (True, "poisoned")
    t.do("poison warrior")
    assert (t.asks, damage(t)) == ("descend", {"warrior": 2})


@pytest.mark.rule("R-96", "OD-12.13")
def test_a_hero_who_falls_to_that_roll_never_descends():
    t = explore("heroes mage\nhero mage damage 3 poison 6\ndeck 1\nnext 6", dungeon="lichs-tomb")
    assert (t.view.stairs_visible, t.view.outcome, t.view.floor) == (True, "defeat", 1)


# Exile


def exiled(**dice: int) -> dict[str, int]:
    return {**NONE_EXILED, **dice}


@pytest.mark.rule("OD-17.16", "OD-17.18", "OD-1.19", "OD-1.25", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dice_that_pay_for_an_exiling_skill_do_not_come_back(monkeypatch, edition):
    change_cards(monkeypatch, ogre("strength 6"), EXILING_BLOW)
    t = at(f"""
        heroes warrior
        dungeon dragons-cave
        edition {edition}
        set hybrid
        tokens 0
        doors ogre-2 ? ? ?
        deck 20
        hero warrior pool s1 s2 skills beetle-2
        covered 2 s6
        phase placing 1
    """)
    t.do("use crushing-blow", "pay s1")
    assert (t.hero("warrior").pool, t.view.exiled) == (["s2", "s6"], exiled(strength=1))
    assert t.view.supply["strength"] == 8 - 3 - 1
    stop(t)
    assert t.asks == "loot"
    assert (t.view.supply, t.view.exiled) == ({**FULL, "strength": 7}, exiled(strength=1))


@pytest.mark.rule("OD-17.16", "OD-1.29", "OD-7.41")
def test_a_heroic_die_that_pays_is_exiled_as_what_it_is(monkeypatch):
    change_cards(monkeypatch, EXILING_BLOW)
    t = at("""
        heroes warrior
        dungeon dragons-cave
        set hybrid
        doors ogre-2
        hero warrior pool s2 h1 skills beetle-2
        phase placing 1
    """)
    t.do("use crushing-blow", "pay h1")
    assert (t.hero("warrior").pool, t.view.exiled) == (["s2", "s6"], exiled(heroic=1))


@pytest.mark.rule("OD-17.17", "OD-17.16", "OD-1.21", "OD-7.45")
@pytest.mark.parametrize(("edits", "gained"), [([], ["s2", "s6"]), ([EXILING_BLOW], ["s2"])])
def test_an_exiled_die_cannot_be_taken_by_the_effect_it_pays_for(monkeypatch, edits, gained):
    change_cards(monkeypatch, *edits)
    t = at("""
        heroes warrior
        dungeon dragons-cave
        set hybrid
        doors ogre-2
        hero warrior pool s1 s2 skills beetle-2
        exiled s6
        phase placing 1
    """)
    assert t.view.supply["strength"] == 0
    t.do("use crushing-blow", "pay s1")
    assert t.hero("warrior").pool == gained
    assert t.view.exiled["strength"] == 6 + len(edits)


@pytest.mark.rule("OD-17.16", "OD-17.18")
@pytest.mark.parametrize("id", EXILING)
def test_the_exiling_skills_of_the_forest(id):
    skill = next(skill for skill in PACK.skills if skill.id == id)
    color = tuple(FULL)[skill.color]
    count = skill.dice or -(-skill.mana // 6)
    owners = [hero for hero, sides in PACK.heroes.items() if sides[0].skill == skill.index]
    hero = owners[0] if owners else "mage"
    holding = [] if owners else [card.id for card in FOREST_CARDS if card.skill == skill.index][:1]
    t = at(f"""
        heroes {hero}
        dungeon dragons-cave
        set hybrid
        tokens 0
        doors goblin-1 ? ? ?
        deck 20
        hero {hero} items fire-elemental-2 ice-elemental-2 phantom-1 force-wall-1 boulder-2 shadow-2
        hero {hero} skills {" ".join(holding)} pool {" ".join([f"{color[0]}6"] * count)}
        phase placing 1
    """)
    t.do(f"use {id}")
    while t.asks in ("pay", "pick", "amount", "branch"):
        t.do(t.options[0])
    assert t.view.exiled == exiled(**{color: count})
    stop(t)
    assert (t.asks, t.view.exiled) == ("loot", exiled(**{color: count}))
    assert t.view.supply == {**FULL, color: FULL[color] - count}


@pytest.mark.rule("OD-17.18", "OD-17.17", "OD-6.40", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
def test_exiled_dice_lower_the_limits(edition):
    t = at(f"""
        heroes warrior
        dungeon dragons-cave
        edition {edition}
        set hybrid
        level 4
        exiled s5 a7 m8 h5
        doors ogre-2
        phase encounter 1
        next 6 6 6 6 6 6 6 6
    """)
    assert t.hero("warrior").pool == ["s6", "s6", "s6", "a6", "h6"]  # of four, two, one and two of the level
    assert set(t.view.supply.values()) == {0}


@pytest.mark.rule("OD-17.18", "R-23", "R-16")
def test_with_every_heroic_die_exiled_there_are_no_heroic_dice():
    t = at("""
        heroes mage
        dungeon dragons-cave
        set hybrid
        exiled h6
        hero mage pool m1 m2
        doors ogre-2
        phase placing 1
    """)
    assert t.offers("convert") == []
    t = explore("heroes mage\nexiled h6")
    assert t.hero("mage").stored == {}  # Mana Charge finds none


@pytest.mark.rule("OD-17.17", "OD-17.18")
def test_exiled_dice_stay_away_from_floor_to_floor_and_from_round_to_round():
    t = at("""
        heroes warrior
        dungeon lichs-tomb
        set hybrid
        exiled s2 a1 h6
        deck empty
        phase end-turn
    """)
    t.do("descend")
    gone = exiled(strength=2, agility=1, heroic=6)
    assert (t.view.floor, t.view.exiled) == (2, gone)
    t = meet_boss("heroes warrior\nexiled s6 m8 h6\nnext 6 6 6 6 6 6 6 6", dungeon="lichs-tomb")
    assert t.hero("warrior").pool == ["s6", "s6", "a6", "a6"]
    stop(t)
    assert (t.view.outcome, t.view.exiled) == ("defeat", exiled(strength=6, magic=8, heroic=6))


@pytest.mark.rule("OD-17.18", "OD-13.24")
def test_the_next_round_has_fewer_dice_too():
    t = at("""
        heroes warrior
        dungeon lichs-tomb
        set hybrid
        tokens 0
        floor 4
        round 1
        exiled s3 m8
        hero warrior pool a1
        covered 2 s6 s6 s5
        covered 4 a6 a6 a6
        covered 6 h5 h5 h5
        phase placing
        next 6 6 6 6 6 6
    """)
    stop(t)
    assert (t.view.round, t.view.exiled) == (2, exiled(strength=3, magic=8))
    assert t.hero("warrior").pool == ["s6"] * 4 + ["a6"] * 2
    assert t.view.supply == {"strength": 1, "agility": 6, "magic": 0, "heroic": 6}


@pytest.mark.rule("OD-17.16", "OD-17.18")
@pytest.mark.parametrize("card", [card.id for card in FOREST_CARDS if not card.peril])
def test_dice_that_a_foe_exiles_as_it_appears(card):
    ability = CARDS[card].ability
    count = ability.start_exile if ability else 0
    t = at(f"heroes mage\ndungeon dragons-cave\nset hybrid\ndoors {card}\nphase encounter 1\nnext 6 6 6 6 6 6 6")
    assert t.view.exiled == exiled(heroic=count)
    assert t.view.supply["heroic"] == 6 - count
    assert len(t.hero("mage").pool) == 7  # the others are rolled as ever


@pytest.mark.rule("OD-17.16", "OD-17.18")
@pytest.mark.parametrize("dungeon", FOREST_DUNGEONS)
def test_dice_that_a_dungeon_exiles_on_its_first_floor(dungeon):
    t = Table(underdeck.new("onedeck", heroes=["warrior"], dungeon=dungeon, seed=1))
    count = PACK.dungeons[dungeon].floors[0].ability.floor_exile
    assert t.view.exiled == exiled(strength=count, agility=count, magic=count)
    assert t.view.supply == {**dict.fromkeys(("strength", "agility", "magic"), 8 - count), "heroic": 6}


@pytest.mark.rule("OD-17.16", "OD-17.18")
@pytest.mark.parametrize("dungeon", FOREST_DUNGEONS)
def test_dice_that_a_boss_exiles_as_a_round_begins(dungeon):
    t = meet_boss("heroes warrior\nnext 3 3 3 3 3 3 3", dungeon=dungeon)
    count = PACK.dungeons[dungeon].boss_ability.round_exile
    assert (t.view.exiled, t.view.supply["heroic"]) == (exiled(heroic=count), 6 - count)


@pytest.mark.rule("OD-17.16", "OD-17.18", "OD-13.24")
def test_dice_exiled_by_a_boss_do_not_return_after_the_round(monkeypatch):
    change_cards(monkeypatch, (r'(?<=id = "yeti-boss"\n)discard_rolled = \[1]', "exile_on_skulls = true"))
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        set hybrid
        tokens 0
        floor 4
        round 1
        hero warrior pool a1
        covered 1 s6 s6 s6 h6
        covered 2 s5
        covered 4 m5
        covered 5 m6
        covered 7 a5
        phase placing
        next 3 3 3 3 3 3 3
    """)
    stop(t)
    assert (t.view.boss_damage, t.view.round) == (2, 2)  # two skulls covered, a die of each is gone
    assert t.view.exiled == exiled(strength=2)
    assert t.view.supply == {"strength": 2, "agility": 6, "magic": 7, "heroic": 6}


@pytest.mark.rule("OD-17.16", "OD-17.18", "OD-6.43")
def test_a_heroic_1_that_an_ability_exiles_is_gone(monkeypatch):
    change_cards(monkeypatch, (r'(?<=id = "yeti-boss"\n)discard_rolled = \[1]', "exile_heroic_ones = true"))
    lines = "heroes warrior\nlevel 4\nnext 1 3 3 3 3 3 3 1 4"
    t = meet_boss(lines, dungeon="yetis-cavern")
    assert t.hero("warrior").pool == ["s1", "s3", "s3", "s3", "a3", "a3", "m3", "h4"]
    assert (t.view.exiled, t.view.supply["heroic"]) == (exiled(heroic=1), 4)


@pytest.mark.rule("OD-17.16", "OD-17.17", "OD-1.14")
@pytest.mark.parametrize(("edits", "limit"), [([], 6), ([EXILING_HEROISM], 5)])
def test_an_exiled_potion_token_does_not_return_to_the_supply(monkeypatch, edits, limit):
    change_cards(monkeypatch, *edits)
    t = at("""
        heroes mage
        dungeon dragons-cave
        set hybrid
        tokens 2
        known heroism
        hero mage pool m1 m2
        doors ogre-2
        phase placing 1
    """)
    assert t.view.token_limit == 6
    t.do("drink heroism")
    assert (t.view.tokens, t.view.token_limit) == (1, limit)


@pytest.mark.rule("OD-17.16", "OD-17.17")
@pytest.mark.parametrize("potion", [potion.id for potion in PACK.potions if potion.use & COMBAT])
def test_only_a_potion_that_says_so_exiles_its_token(potion):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        set hybrid
        tokens 2
        known {potion}
        hero mage damage 1 poison 1 pool m1 m2
        doors ogre-2
        phase placing 1
    """)
    t.do(f"drink {potion}")
    exile = next(each.exile for each in PACK.potions if each.id == potion)
    assert (t.view.tokens, t.view.token_limit) == (1, 5 if exile else 6)


@pytest.mark.rule("OD-17.17", "OD-1.13", "OD-1.14", "OD-10.13", "R-45")
@pytest.mark.parametrize(
    ("edition", "exiles", "tokens"),
    [("1.1", 1, 6), ("1.5", 1, 6), ("1.61", 1, 5), ("1.9", 1, 5), ("1.61", 0, 6), ("1.9", 0, 6)],
)
def test_exiled_tokens_lower_the_limit_where_there_is_one(edition, exiles, tokens):
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        edition {edition}
        set hybrid
        tokens 5
        exiled_tokens {exiles}
        xp goblin-1 plague-rat-1 cave-in-1
        doors ? ? ? ?
        phase levels
    """)
    t.do("level-up 2 2 2")
    assert (t.view.level, t.view.tokens) == (2, tokens)


@pytest.mark.rule("OD-17.17")
@pytest.mark.parametrize("edition", NEWER)
def test_an_exiled_token_stays_away_from_floor_to_floor(edition):
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        edition {edition}
        set hybrid
        exiled_tokens 2
        deck empty
        phase end-turn
    """)
    t.do("descend")
    assert (t.view.floor, t.view.token_limit) == (2, 4)


# Cure and Basic Potions


def brewing(lines: str, phase: str = "choose") -> Table:
    """A game with Cure, and every base potion that could be known."""
    parts = ["dungeon lichs-tomb", "set hybrid", "reference cure", "known heroism clarity mana invisibility",
             "deck 20", f"phase {phase}"]  # fmt: skip
    return at("\n".join([*parts, *[line.strip() for line in lines.strip().splitlines()]]))


@pytest.mark.rule("OD-17.19", "OD-10.28", "R-75", "E-67")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dungeon", FOREST_DUNGEONS)
def test_cure_takes_the_place_of_healing(edition, dungeon):
    t = Table(underdeck.new("onedeck", heroes=["mage"], dungeon=dungeon, edition=edition, seed=1))
    assert (t.view.reference, t.view.potions) == ("cure", ["cure"])


@pytest.mark.rule("OD-17.19", "R-81")
def test_a_forest_game_has_no_other_turn_reference():
    with pytest.raises(Refusal) as caught:
        underdeck.new("onedeck", heroes=["mage"], dungeon=CALM, reference="healing", seed=1)
    assert caught.value.code == "unknown-reference"


@pytest.mark.rule("OD-17.23", "R-43", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", ["choose", "room 1", "placing 1", "loot 1", "levels", "end-turn", "boss"])
def test_a_token_heals_one_at_any_time(edition, phase):
    t = brewing(
        f"""
        heroes mage
        edition {edition}
        tokens 2
        hero mage damage 4
        xp goblin-1 plague-rat-1 cave-in-1
        doors closed:ogre-2 ? ? ?
        """ + ("deck empty" if phase == "end-turn" else "")
        + ("\nhero mage pool m1" if phase.startswith("placing") else ""), phase,
    )  # fmt: skip
    asked = t.asks
    t.do("heal mage")
    assert (damage(t), t.view.tokens, t.asks) == ({"mage": 3}, 1, asked)


@pytest.mark.rule("OD-17.23", "R-43", "OD-10.19")
def test_it_heals_any_one_hero_and_nobody_else():
    t = brewing("heroes mage warrior\ntokens 1\nhero mage damage 2\nhero warrior damage 2\ndoors ? ? ? ?")
    t.do("heal warrior")
    assert (damage(t), t.asks) == ({"mage": 2, "warrior": 1}, "turn-option")


@pytest.mark.rule("OD-17.23", "OD-17.6", "R-79")
@pytest.mark.parametrize("cured", [0, 1])
def test_it_may_remove_poison(cured):
    t = brewing("heroes mage\ntokens 1\nhero mage damage 2 poison 2\ndoors ? ? ? ?")
    t.do("heal mage", f"cure mage {cured}")
    assert (t.hero("mage").damage, t.hero("mage").poison) == (1 + cured, 2 - cured)


@pytest.mark.rule("OD-17.23", "OD-8.17", "OD-8.18", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("hurt", "tokens", "outcome"), [(3, 1, None), (4, 1, "defeat"), (4, 2, None)])
def test_it_keeps_a_hero_alive(edition, hurt, tokens, outcome):
    t = explore(f"heroes mage\nhero mage damage {hurt} poison 6\ntokens {tokens}\nnext 6", edition=edition)
    t.do("go-on")
    if outcome is None:
        assert t.asks == "avert-defeat"
        t.do(*["heal mage"] * tokens)
        assert (t.hero("mage").damage, t.view.tokens) == (4, 0)
    assert t.view.outcome == outcome


@pytest.mark.rule("OD-17.20", "R-43")
@pytest.mark.parametrize("potion", ["heroism", "clarity", "mana"])
@pytest.mark.parametrize("phase", ["placing 1", "boss"])
def test_every_potion_used_heals_one(potion, phase):
    lines = "heroes mage\ntokens 3\nhero mage damage 3\ndoors ogre-2"
    if phase != "boss":
        lines += "\nhero mage pool m3 m4"
    t = brewing(lines, phase)
    t.do(f"drink {potion}")
    assert (t.hero("mage").damage, t.view.tokens) == (2, 2)


@pytest.mark.rule("OD-17.20", "R-43", "R-41")
def test_invisibility_is_a_potion_used():
    t = brewing("heroes mage\ntokens 1\nhero mage damage 3\ndoors closed:ogre-2 ? ? ?", "room 1")
    t.do("invisible")
    assert (t.hero("mage").damage, t.view.tokens) == (2, 0)


@pytest.mark.rule("OD-17.20", "OD-10.29", "R-43")
@pytest.mark.parametrize("potion", BASIC_POTIONS)
def test_basic_potions_heal_through_cure_as_well(potion):
    printed = next(each for each in PACK.potions if each.id == potion)
    t = at(f"""
        heroes mage
        dungeon {CALM}
        tokens 1
        known {potion}
        hero mage damage 4 pool m3 m4
        hero mage {"poison 1" if printed.cure else ""}
        doors {BARE[0]}
        deck 20
        phase placing 1
    """)
    t.do(f"drink {potion}")
    if t.asks == "heal-or-cure":
        t.do("cure mage 0")
    assert t.hero("mage").damage == 4 - 1 - printed.heal


@pytest.mark.rule("OD-17.19", "OD-17.20", "OD-17.21", "OD-17.30")
def test_with_healing_no_other_potion_heals():
    t = at("""
        heroes mage
        dungeon lichs-tomb
        set hybrid
        tokens 2
        known heroism
        hero mage damage 3 pool m3 m4
        doors ogre-2
        phase placing 1
    """)
    t.do("drink heroism")
    assert t.hero("mage").damage == 3
    t = at("""
        heroes mage
        dungeon lichs-tomb
        set hybrid
        tokens 0
        hero mage damage 3
        doors shadow-2 ? ? ?
        phase loot 1
    """)
    t.do("potion")
    assert (t.hero("mage").damage, t.view.tokens) == (3, 1)


@pytest.mark.rule("OD-17.20", "R-43")
@pytest.mark.parametrize("soothed", ["mage", "warrior"])
def test_the_party_says_whom_cure_heals(soothed):
    t = brewing("""
        heroes mage warrior
        tokens 1
        hero mage damage 1 pool m3 m4
        hero warrior damage 3
        doors ogre-2
    """, "placing 1").do("drink mage heroism")  # fmt: skip
    assert (t.asks, t.asked_seats, t.options) == ("cure", [0, 1], ["soothe mage", "soothe warrior"])
    t.do(f"soothe {soothed}")
    assert (t.hero("mage").damage, t.hero("warrior").damage) == ((0, 3) if soothed == "mage" else (1, 2))


@pytest.mark.rule("OD-17.20", "R-43", "OD-17.6")
def test_whom_cure_heals_may_lose_poison_instead():
    t = brewing("""
        heroes mage warrior
        tokens 1
        hero mage damage 1 pool m3 m4
        hero warrior poison 3
        doors ogre-2
    """, "placing 1").do("drink mage heroism")  # fmt: skip
    assert t.options == ["soothe mage", "soothe warrior"]
    t.do("soothe warrior")
    assert (damage(t), poison(t)) == ({"mage": 1}, {"warrior": 2})


@pytest.mark.rule("R-44", "OD-17.22", "OD-10.29")
@pytest.mark.parametrize("potion", BASIC_POTIONS)
def test_a_basic_potion_may_be_drunk_by_somebody_who_needs_nothing(potion):
    t = at(f"""
        heroes mage
        dungeon {CALM}
        tokens 2
        known {potion}
        hero mage pool m3 m4
        doors {BARE[0]}
        deck 20
        phase placing 1
    """)
    assert t.offers(f"drink mage {potion}")
    t.do(f"drink {potion}")
    assert (t.view.tokens, damage(t), poison(t)) == (1, {}, {})


@pytest.mark.rule("OD-17.22", "R-44")
def test_with_nothing_to_heal_the_healing_is_lost():
    t = brewing("heroes mage\ntokens 2\nhero mage pool m3 m4\ndoors ogre-2", "placing 1")
    t.do("drink heroism", "pick m3")
    assert (t.hero("mage").pool, damage(t), t.asks) == (["m6", "m6"], {}, "placing")
    stop(t)
    assert t.happened("healed") == []  # nothing was kept for later
    assert t.hero("mage").damage == t.happened("consequences")[0]["damage"] > 0


@pytest.mark.rule("OD-17.21", "R-43", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("level", "xp"), [(1, "2 2 2"), (4, "3 2")])
def test_every_token_gained_heals_one(edition, level, xp):
    t = brewing(f"""
        heroes mage
        edition {edition}
        level {level}
        tokens 0
        hero mage damage 3
        xp goblin-1 plague-rat-1 cave-in-1 bandit-2
        doors ? ? ? ?
    """, "levels").do(f"level-up {xp}")  # fmt: skip
    assert (t.view.tokens, damage(t)) == (1, {"mage": 2})


@pytest.mark.rule("OD-17.21", "OD-16.29")
def test_two_tokens_for_four_heroes_heal_twice():
    t = at("""
        heroes mage warrior paladin aquamancer
        dungeon lichs-tomb
        set hybrid
        reference cure
        tokens 0
        hero mage damage 2
        hero warrior damage 1
        xp ogre-1 boulder-1 phantom-1
        doors ? ? ? ?
        phase levels
    """)
    t.do("level-up 4 4 4")
    assert (t.asks, t.view.tokens) == ("cure", 2)
    t.do("soothe mage", "soothe warrior")
    assert damage(t) == {"mage": 1}


@pytest.mark.rule("OD-17.21", "R-45", "OD-10.13")
@pytest.mark.parametrize(("edition", "tokens", "hurt"), [("1.5", 7, 2), ("1.9", 6, 3)])
def test_a_token_that_is_not_gained_heals_nobody(edition, tokens, hurt):
    t = brewing(f"""
        heroes mage
        edition {edition}
        tokens 6
        hero mage damage 3
        xp goblin-1 plague-rat-1 cave-in-1
        doors ? ? ? ?
    """, "levels").do("level-up 2 2 2")  # fmt: skip
    assert (t.view.tokens, damage(t)) == (tokens, {"mage": hurt})


@pytest.mark.rule("EX-50", "OD-17.20", "OD-17.21", "R-43", "OD-9.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_potion_identified_and_then_used_heals_twice(edition):
    t = at(f"""
        heroes mage warrior
        dungeon lichs-tomb
        edition {edition}
        set hybrid
        reference cure
        tokens 0
        hero warrior damage 2
        doors shadow-2 closed:ogre-2 ? ?
        deck 20
        phase loot 1
        next 3 3 3 3 3 3 3 3
    """)
    t.do("potion")
    assert (damage(t), t.view.tokens) == ({"warrior": 1}, 1)
    t.do("enter 1", "encounter")
    while t.asks == "feat":
        t.do("no-feat")
    t.do("drink mage heroism")
    assert (damage(t), t.view.tokens) == ({}, 0)


@pytest.mark.rule("OD-17.24", "OD-2.19", "OD-10.29", "R-75", "E-67")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("heroes", [["mage"], ["mage", "warrior"], ["mage", "warrior", "paladin", "witch"]])
def test_the_party_chooses_a_basic_potion_before_the_first_turn(edition, heroes):
    t = Table(underdeck.new("onedeck", heroes=heroes, dungeon=CALM, edition=edition, seed=1))
    assert (t.asks, t.asked_seats) == ("basic-potion", list(range(len(heroes))))
    assert t.options == [f"brew {potion}" for potion in BASIC_POTIONS]
    assert t.view.turn == 0


@pytest.mark.rule("OD-17.24", "OD-17.25", "OD-2.19", "OD-10.29")
@pytest.mark.parametrize("potion", BASIC_POTIONS)
def test_the_basic_potion_is_known_and_brings_no_token(potion):
    t = Table(underdeck.new("onedeck", heroes=["mage"], dungeon=CALM, seed=1))
    t.do(f"brew {potion}")
    assert (t.view.potions, t.view.tokens) == (["cure", potion], 1)


@pytest.mark.rule("OD-17.25", "OD-15.4", "OD-15.10", "OD-16.7")
@pytest.mark.parametrize(
    ("heroes", "tier", "tokens"),
    [(["mage"], "novice", 2), (["mage"], "fearless", 0), (["mage", "warrior", "paladin", "witch"], "", 2)],
)
def test_tokens_at_the_start_are_those_of_any_game(heroes, tier, tokens):
    t = Table(underdeck.new("onedeck", heroes=heroes, dungeon=CALM, tier=tier, seed=1))
    t.do(f"brew {BASIC_POTIONS[0]}")
    assert t.view.tokens == tokens


# Split-loot perils


@pytest.mark.rule("OD-17.26", "OD-9.20")
def test_some_forest_perils_lead_to_the_item_or_to_the_skill():
    perils = [card for card in FOREST_CARDS if card.peril]
    assert 0 < len(SPLIT_PERILS) < len(perils)
    for card in SPLIT_PERILS:
        assert sorted(option.loot for option in card.options) == ["item", "skill"]
        assert card.skill >= 0 or card.potion >= 0


def won(card: str, option: int, lines: str = "heroes mage", edition: str = "1.9") -> Table:
    """A peril taken by this option, every box covered."""
    parts = ["dungeon dragons-cave", f"edition {edition}", "set hybrid", f"doors {card} ? ? ?", f"choice {option}",
             "deck 20", "covered 1 h6", "covered 2 h6", "phase placing 1"]  # fmt: skip
    return stop(at("\n".join([*parts, *[line.strip() for line in lines.strip().splitlines()]])))


@pytest.mark.rule("OD-17.27", "OD-17.28", "OD-17.29", "OD-9.20", "EX-49")
@pytest.mark.parametrize("option", [1, 2])
@pytest.mark.parametrize("card", [card.id for card in SPLIT_PERILS])
def test_the_option_played_says_what_can_be_taken(card, option):
    t = won(card, option)
    bottom = "skill" if CARDS[card].skill >= 0 else "potion"
    way = CARDS[card].options[option - 1].loot
    kinds = {text.split()[0] for text in t.options} - {"heal", "return"}
    assert t.asks == "loot"
    assert kinds == ({"item", "xp"} if way == "item" else {bottom, "xp"})


@pytest.mark.rule("EX-49", "OD-17.28", "OD-17.29", "R-75")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_skill_option_the_item_is_not_offered(edition):
    card = next(card for card in SPLIT_PERILS if card.skill >= 0)
    option = [option.loot for option in card.options].index("skill") + 1
    t = won(card.id, option, "heroes mage\ntokens 0", edition)
    assert t.options == ["skill mage", "xp"]
    t.do("skill mage")
    assert [skill.card for skill in t.hero("mage").skills][1:] == [card.id]


@pytest.mark.rule("OD-17.29", "OD-9.20")
@pytest.mark.parametrize("option", [1, 2])
def test_xp_can_be_taken_after_either(option):
    t = won(SPLIT_PERILS[0].id, option).do("xp")
    assert t.view.xp == [SPLIT_PERILS[0].id]


@pytest.mark.rule("OD-17.27", "OD-17.28", "OD-8.19")
@pytest.mark.parametrize("option", [1, 2])
def test_the_option_counts_even_if_its_box_stayed_open(option):
    card = SPLIT_PERILS[0]
    t = at(f"""
        heroes warrior
        dungeon dragons-cave
        set hybrid
        tokens 0
        doors {card.id} ? ? ?
        deck 20
        choice {option}
        hero warrior pool h1
        covered 2 h6
        phase placing 1
    """)
    stop(t)
    kinds = {text.split()[0] for text in t.options} - {"return"}
    assert (t.asks, kinds) == ("loot", {card.options[option - 1].loot, "xp"})


@pytest.mark.rule("OD-17.26", "OD-9.1")
@pytest.mark.parametrize("option", [1, 2])
def test_any_other_peril_offers_all_three(option):
    card = next(card for card in FOREST_CARDS if card.peril and card not in SPLIT_PERILS and card.skill >= 0)
    t = won(card.id, option, "heroes mage\ntokens 0")
    assert t.options == ["item mage", "skill mage", "xp"]


@pytest.mark.rule("R-42", "OD-17.27", "OD-17.28")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("closed", ["", "closed:"])
@pytest.mark.parametrize("card", [card.id for card in SPLIT_PERILS])
def test_past_a_split_loot_peril_unseen_there_is_only_xp(edition, closed, card):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        set hybrid
        tokens 1
        known invisibility
        doors {closed}{card} ? ? ?
        deck 20
        phase room 1
    """)
    t.do("invisible")
    if t.asks == "loot":
        assert t.options == ["xp"]
        t.do("xp")
    assert (t.view.xp, t.hero("mage").items, len(t.hero("mage").skills)) == ([card], [], 1)


@pytest.mark.rule("R-42", "R-41")
def test_past_any_other_peril_everything_is_offered():
    card = next(card for card in FOREST_CARDS if card.peril and card not in SPLIT_PERILS and card.skill >= 0)
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        set hybrid
        tokens 1
        known invisibility
        doors closed:{card.id} ? ? ?
        deck 20
        phase room 1
    """)
    t.do("invisible")
    assert t.options == ["item mage", "skill mage", "xp"]
