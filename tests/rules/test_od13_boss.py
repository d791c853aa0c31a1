"""OD-13: the boss fight."""

from importlib import resources

import pytest

from table import Table, at, play_with
from underdeck.games.onedeck.compile import load_pack, onedeck_pack

EDITIONS = ("1.1", "1.5", "1.61", "1.9")
HEROES = ("archer", "mage", "paladin", "rogue", "warrior", "aquamancer", "dragoon", "witch")

# The Yeti's boxes: 1 strength 24 (armor, skull), 2 strength 4 and 3 strength 5 (skulls), 4 magic 5, 5 magic 6,
# 6 strength 6 (skull), 7 agility 5, 8 agility 6. Uncovered small skulls cost 1 damage, the others 2.


def with_cards(monkeypatch, *edits: tuple[str, str]) -> None:
    """Play with the base set, some of its lines changed."""
    text = (resources.files("underdeck.games.onedeck") / "packs" / "base.toml").read_text()
    for old, new in edits:
        assert old in text
        text = text.replace(old, new)
    changed = load_pack("changed.toml", text.encode())
    play_with(monkeypatch, changed)


BOSS_GAMBLE = ('feat = { id = "daring-gamble", ', 'feat = { id = "daring-gamble", boss = true, ')
BOSS_FRENZY = ('feat = { id = "frenzy", ', 'feat = { id = "frenzy", boss = true, ')
BOSS_EAGLE_EYE = ('feat = { id = "eagle-eye", ', 'feat = { id = "eagle-eye", boss = true, ')


def meet(hero: str, dungeon: str = "yetis-cavern", edition: str = "1.9", more: str = "") -> Table:
    """The end of a turn on floor 3, stairs visible; the next step down is the boss."""
    return at(f"""
        heroes {hero}
        dungeon {dungeon}
        edition {edition}
        floor 3
        deck empty
        {more}
        phase end-turn
    """)


def stop(t: Table) -> None:
    """Everybody is done placing in this round."""
    number = t.view.round
    while t.asks == "placing" and t.view.round == number:
        t.do("done")


def kinds(t: Table, *wanted: str) -> list[str]:
    return [event.kind for event in t.match.events if event.kind in wanted]


def colors(pool: list[str]) -> str:
    return "".join(sorted(die[0] for die in pool))


# The card and the rounds


@pytest.mark.rule("OD-13.2", "OD-1.5")
@pytest.mark.parametrize(
    ("dungeon", "boss", "health"),
    [
        ("dragons-cave", "dragon", 6),
        ("hydras-reef", "hydra", 5),
        ("yetis-cavern", "yeti", 6),
        ("lichs-tomb", "lich", 5),
        ("minotaurs-maze", "minotaur", 10),
    ],
)
def test_the_boss_card_gives_health_and_an_ability(dungeon, boss, health):
    t = meet("mage", dungeon).do("descend")
    assert (t.view.boss, t.view.boss_health, t.view.boss_damage) == (boss, health, 0)
    assert [ability.id for ability in t.state.abilities] == [f"{boss}-boss"]
    assert onedeck_pack().pack.dungeons[dungeon].boss_ability.id == f"{boss}-boss"


@pytest.mark.rule("OD-13.2", "OD-1.29")
def test_the_dragon_takes_no_heroic_die_on_a_skull():
    t = at("""
        heroes mage
        dungeon dragons-cave
        floor 4
        hero mage pool h6 m6 h6
        covered 1 a5
        covered 2 a5
        phase placing
    """)
    skulls = [box.number for box in t.view.boxes if box.skull]
    assert skulls == [3, 5, 7]
    assert t.offers("cover mage m6 5") == ["cover mage m6 5"]
    assert t.refuses("cover h6 5")
    assert not t.refuses("cover h6 4")  # magic 16, no skull


@pytest.mark.rule("OD-13.2", "R-52")
def test_the_minotaurs_box_grows_with_its_damage():
    values = []
    for damage in (0, 3, 4, 9):
        t = at(f"""
            heroes mage
            dungeon minotaurs-maze
            boss_damage {damage}
            phase boss
        """)
        values.append(t.box(1).value)
    assert values == [12, 12, 16, 36]


@pytest.mark.rule("OD-13.13", "OD-6.34")
def test_each_round_every_hero_rolls_all_her_dice():
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        tokens 0
        hero mage items bandit-1
        hero warrior items ogre-1 wraith-1
        phase boss
    """)
    assert colors(t.hero("mage").pool) == "ammmm"
    assert colors(t.hero("warrior").pool) == "asssss"


@pytest.mark.rule("OD-13.14", "OD-6.36", "OD-6.37")
@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_the_levels_bonus_dice_are_rolled_too(level, bonus):
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        level {level}
        phase boss
    """)
    assert colors(t.hero("mage").pool) == "aa" + "h" * bonus + "mmmms"


@pytest.mark.rule("OD-13.14", "OD-6.39", "OD-13.24")
def test_bonus_dice_are_given_out_anew_every_round():
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        level 2
        hero mage items ogre-2 boulder-1 fire-elemental-1 force-wall-2
        hero warrior items ogre-1 boulder-2 force-wall-1 phantom-1 ice-elemental-1 phantom-2
        phase boss
        next 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3
    """)
    assert t.asks == "bonus"
    t.do("bonus mage")
    assert ("h" in colors(t.hero("mage").pool), "h" in colors(t.hero("warrior").pool)) == (True, False)
    t.do("cover s3 1", "cover s3 1", "cover a3 3", "cover a3 3", "cover m3 5", "cover m3 5")
    assert t.view.damage_now == 12
    stop(t)
    assert (t.asks, t.view.round) == ("bonus", 2)
    t.do("bonus warrior")
    assert ("h" in colors(t.hero("mage").pool), "h" in colors(t.hero("warrior").pool)) == (False, True)


@pytest.mark.rule("OD-13.24", "OD-1.24")
def test_after_a_round_every_die_is_back_in_the_supply():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        floor 4
        round 1
        hero warrior pool s4 m2 h2
        covered 1 s6 s6 s6 s6
        covered 4 m5
        covered 5 m6
        covered 7 a5
        covered 8 a6
        phase placing
        next 6 6 6 6 6 6 6
    """)
    t.do("cover s4 2")
    stop(t)
    assert (t.asks, t.view.round) == ("placing", 2)
    assert t.hero("warrior").pool == ["s6"] * 4 + ["a6"] * 2 + ["m6"]
    assert t.view.supply == {"strength": 4, "agility": 6, "magic": 7, "heroic": 6}
    assert all(box.dice == [] for box in t.view.boxes)


# Feats and stored dice


@pytest.mark.rule("OD-13.4", "OD-13.5", "OD-13.8", "E-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hero", HEROES)
def test_every_feat_of_the_base_set_is_barred(hero, edition):
    t = at(f"""
        heroes {hero}
        dungeon lichs-tomb
        edition {edition}
        phase boss
    """)
    assert (t.asks, t.offers("feat")) == ("placing", [])


@pytest.mark.rule("OD-13.4", "OD-13.5", "E-4", "R-50")
@pytest.mark.parametrize(("edition", "usable"), [("1.1", False), ("1.5", False), ("1.61", True), ("1.9", True)])
def test_a_feat_without_the_mark_is_usable_in_the_later_books(monkeypatch, edition, usable):
    with_cards(monkeypatch, BOSS_GAMBLE)
    t = at(f"""
        heroes rogue
        dungeon lichs-tomb
        edition {edition}
        phase boss
    """)
    assert (t.asks == "feat") == usable
    assert bool(t.offers("feat")) == usable


@pytest.mark.rule("E-4", "OD-13.4")
def test_feats_against_the_boss_are_an_option_of_their_own(monkeypatch):
    with_cards(monkeypatch, BOSS_GAMBLE)
    t = at("""
        heroes rogue
        dungeon lichs-tomb
        option feat_vs_boss none
        phase boss
    """)
    assert t.asks == "placing"


@pytest.mark.rule("R-50", "OD-13.5", "OD-6.20")
def test_such_a_feat_is_used_once_per_round_before_gathering(monkeypatch):
    with_cards(monkeypatch, BOSS_GAMBLE)
    t = at("""
        heroes rogue
        dungeon lichs-tomb
        phase boss
        next 5 3 3 3 3 3 3 3
    """)
    assert (t.asks, t.hero("rogue").pool) == ("feat", [])
    t.do("feat h1")
    assert t.asks == "placing"
    assert t.hero("rogue").pool == ["s3", "a3", "a3", "a3", "a3", "m3", "m3", "h5"]
    assert not t.offers("feat")

    again = at("""
        heroes rogue
        dungeon lichs-tomb
        floor 4
        round 1
        hero rogue pool m1
        covered 2 s6 s6 s5
        covered 4 a6 a6 a6
        covered 6 m5 m5 m5
        phase placing
    """)
    again.do("done")
    assert (again.asks, again.view.round) == ("feat", 2)


@pytest.mark.rule("OD-13.6", "OD-13.7", "E-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dice_stored_on_barred_feats_return_at_the_boss(edition):
    t = meet("warrior", edition=edition, more="hero warrior stored h2")
    assert t.view.supply["heroic"] == 4
    t.do("descend")
    assert t.hero("warrior").stored == {}
    assert t.view.supply["heroic"] == 6


@pytest.mark.rule("OD-13.6", "OD-13.7", "E-5", "R-50")
@pytest.mark.parametrize(("edition", "kept"), [("1.1", 0), ("1.5", 0), ("1.61", 2), ("1.9", 2)])
def test_dice_stored_on_other_feats_stay_in_the_later_books(monkeypatch, edition, kept):
    with_cards(monkeypatch, BOSS_FRENZY)
    t = meet("warrior", edition=edition, more="hero warrior stored h2").do("descend")
    assert t.hero("warrior").stored.get("heroic", 0) == kept
    assert t.view.supply["heroic"] == 6 - kept
    if kept:
        t.do("feat h1")
        assert colors(t.hero("warrior").pool).count("h") == 1
        assert t.hero("warrior").stored == {"heroic": 1}


@pytest.mark.rule("E-5", "OD-13.6")
def test_discarding_all_stored_dice_is_an_option_of_its_own(monkeypatch):
    with_cards(monkeypatch, BOSS_FRENZY)
    t = meet("warrior", more="hero warrior stored h2\noption stored_at_boss all").do("descend")
    assert t.hero("warrior").stored == {}


# Skills and potions


@pytest.mark.rule("OD-13.9", "OD-7.30", "OD-7.33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_combat_skills_and_combat_potions_work(edition):
    t = at(f"""
        heroes archer
        dungeon lichs-tomb
        edition {edition}
        floor 4
        tokens 1
        known heroism
        hero archer pool a3 a4 skills bandit-1 phantom-1
        phase placing
        next 5 6
    """)
    assert t.offers("use") == ["use archer kiting", "use archer backstab"]  # not Steady Hands, a peril skill
    t.do("use backstab", "pay a3")
    assert t.hero("archer").pool == ["s5", "s6", "a4"]
    t.do("drink heroism", "pick a4", "pick s5")
    assert t.hero("archer").pool == ["s6", "s6", "a6"]
    assert t.view.tokens == 0


@pytest.mark.rule("OD-13.10", "OD-7.28", "OD-7.29", "OD-13.24")
def test_each_skill_works_once_per_round():
    t = at("""
        heroes mage
        dungeon lichs-tomb
        floor 4
        round 1
        tokens 0
        hero mage pool m1 skills boulder-1
        covered 2 s6 s6 s5
        covered 4 a6 a6 a6
        covered 6 m5 m5 m5
        phase placing
    """)
    t.do("use valor")
    assert t.refuses("use valor")
    assert not t.refuses("use shield-aura")
    stop(t)
    assert t.view.round == 2
    assert t.offers("use") == ["use mage shield-aura", "use mage valor"]


@pytest.mark.rule("R-51", "OD-10.16", "OD-13.9")
def test_healing_is_worth_two_in_a_boss_round():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        floor 3
        tokens 3
        hero warrior damage 5
        deck 2
        phase turn
    """)
    assert t.asks == "descend"
    t.do("heal warrior")  # the last start of a turn: 3
    assert t.hero("warrior").damage == 2
    t = at("""
        heroes archer
        dungeon yetis-cavern
        floor 3
        tokens 3
        hero archer damage 4
        deck 2
        phase turn
    """)
    t.do("descend")
    assert (t.view.mode, t.asks) == ("boss", "placing")
    t.do("heal archer")
    assert t.hero("archer").damage == 2
    t.do("heal archer")
    assert (t.hero("archer").damage, t.view.tokens) == (0, 1)


# Rolling, placing, consequences


@pytest.mark.rule("OD-13.15", "OD-6.43", "OD-6.44", "OD-6.45", "R-52")
def test_the_yeti_takes_every_one_that_is_rolled():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        hero warrior skills boulder-1 ice-elemental-1
        phase boss
        next 1 6 1 5 4 1 3 1 1
    """)
    assert t.hero("warrior").pool == ["s5", "s6", "a4", "m3"]
    assert t.view.supply == {"strength": 6, "agility": 7, "magic": 7, "heroic": 6}
    t.do("use valor")
    assert t.hero("warrior").pool == ["s5", "s6", "a4", "m3"]
    t.do("use lucky-familiar", "branch 1", "pick m3")
    assert t.hero("warrior").pool == ["s5", "s6", "a4"]


@pytest.mark.rule("OD-13.16", "OD-7.15")
def test_armor_comes_first_against_the_boss():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        floor 4
        hero warrior pool s6 s6 s6 s6 s5 m6 a6
        phase placing
    """)
    assert {text.split()[-1] for text in t.offers("cover")} == {"1"}
    t.do("cover s6 1", "add s6", "add s6", "add s6")
    assert t.box(1).dice == ["s6"] * 4
    t.do("cover s5 3", "cover m6 5", "cover a6 8")
    assert [box.number for box in t.view.boxes if box.dice] == [1, 3, 5, 8]


@pytest.mark.rule("OD-13.16", "OD-7.21", "OD-7.26")
def test_converting_and_discarding_are_possible_as_in_combat():
    t = at("""
        heroes warrior
        dungeon lichs-tomb
        floor 4
        hero warrior pool s2 m5 a1
        phase placing
    """)
    t.do("discard a1", "convert m5")
    assert t.hero("warrior").pool == ["h2"]


@pytest.mark.rule("OD-13.17", "R-49", "E-42")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dungeon", ["dragons-cave", "hydras-reef", "yetis-cavern", "lichs-tomb", "minotaurs-maze"])
def test_only_the_boss_cards_boxes_count(edition, dungeon):
    t = meet("mage", dungeon, edition).do("descend")
    assert {box.source for box in t.view.boxes} == {"boss"}
    assert len(t.view.boxes) == len(onedeck_pack().pack.dungeons[dungeon].boss_boxes)


@pytest.mark.rule("OD-13.17", "R-49", "E-42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dungeons_abilities_do_not_count(edition):
    curse = at(f"""
        heroes mage
        dungeon lichs-tomb
        edition {edition}
        phase boss
        next 2 2 2 2 2 2 2
    """)
    assert len(curse.hero("mage").pool) == 7  # no Weakness Curse
    storm = at(f"""
        heroes mage
        dungeon lichs-tomb
        edition {edition}
        floor 4
        hero mage pool m1
        covered 2 s6 s6 s5
        covered 4 a6 a6 a6
        covered 6 m5 m5 m5
        phase placing
    """)
    storm.do("done")
    assert storm.hero("mage").damage == 3  # no Blade Storm
    aura = at(f"""
        heroes mage
        dungeon hydras-reef
        edition {edition}
        level 2
        phase boss
        next 3 3 3 3 3 3 3 4
    """)
    assert "h4" in aura.hero("mage").pool  # no Poison Aura
    cold = at(f"""
        heroes mage
        dungeon yetis-cavern
        edition {edition}
        phase boss
    """)
    assert [box.number for box in cold.view.boxes if box.armor] == [1]  # no Biting Cold


@pytest.mark.rule("OD-13.18", "OD-13.19", "E-41", "R-48", "R-49")
@pytest.mark.parametrize(("edition", "time"), [("1.1", 0), ("1.5", 0), ("1.61", 4), ("1.9", 4)])
def test_time_icons_are_consequences_in_the_later_books_but_have_no_effect(monkeypatch, edition, time):
    with_cards(monkeypatch, ('"strength 3 skull: 1 damage",', '"strength 3 skull: 1 damage 4 time",'))
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        edition {edition}
        floor 4
        hero mage pool m1
        covered 2 s6 s6 s5
        covered 4 a6 a6 a6
        covered 6 m5 m5 m5
        deck 10
        phase placing
    """)
    assert (t.view.damage_now, t.view.time_now) == (3, time)
    discarded = len(t.view.discard)
    t.do("done")
    assert t.happened("consequences") == [{"damage": 3, "poison": 0, "time": time}]
    assert t.hero("mage").damage == 3
    assert (t.view.deck, len(t.view.discard), t.view.stairs_tokens) == (10, discarded, 0)


@pytest.mark.rule("R-49", "E-42")
def test_freezing_winds_do_not_blow_at_the_yeti(monkeypatch):
    with_cards(monkeypatch, ('"magic 5: 2 damage",', '"magic 5: 2 damage 3 time",'))
    t = meet("mage").do("descend")
    assert (t.view.damage_now, t.view.time_now) == (11, 3)


@pytest.mark.rule("E-41", "OD-13.18")
def test_damage_only_consequences_are_an_option_of_their_own(monkeypatch):
    with_cards(monkeypatch, ('"strength 3 skull: 1 damage",', '"strength 3 skull: 1 damage 4 time",'))
    t = at("""
        heroes mage
        dungeon lichs-tomb
        option boss_consequences damage-only
        phase boss
    """)
    assert t.view.time_now == 0


@pytest.mark.rule("R-48")
def test_time_that_a_feat_costs_means_nothing_at_the_boss(monkeypatch):
    with_cards(monkeypatch, BOSS_EAGLE_EYE)
    t = meet("archer", "lichs-tomb", more="stairs 2").do("descend")
    t.do("feat h3")  # 4 time
    assert (t.view.stairs_tokens, t.hero("archer").damage) == (0, 0)
    assert t.asks == "throw"


@pytest.mark.rule("OD-13.18", "OD-13.19", "OD-8.26", "OD-8.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_uncovered_boxes_hurt_and_two_heroes_share_it(edition):
    t = at(f"""
        heroes mage warrior
        dungeon lichs-tomb
        edition {edition}
        floor 4
        hero mage pool m1
        covered 2 s6 s6 s5
        covered 4 a6 a6 a6
        covered 6 m5 m5 m5
        phase placing
    """)
    stop(t)
    assert (t.asks, t.offers("split")) == ("split", ["split mage", "split warrior"])
    t.do("split warrior")
    assert (t.hero("mage").damage, t.hero("warrior").damage) == (1, 2)


# Striking the boss


@pytest.mark.rule(
    "OD-13.15", "OD-13.16", "OD-13.18", "OD-13.19", "OD-13.21", "OD-13.23", "OD-13.24", "OD-13.1", "EX-31"
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_round_against_the_yeti(edition):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        edition {edition}
        hero warrior items goblin-1 goblin-2 wraith-1
        phase boss
        next 6 6 6 6 4 5 1 5 6 5
    """)
    assert t.hero("warrior").pool == ["s4", "s5", "s6", "s6", "s6", "s6", "a5", "a6", "m5"]
    t.do("cover s6 1", "add s6", "add s6", "add s6")
    t.do("cover s4 2", "cover s5 3", "cover m5 4", "cover a5 7", "cover a6 8", "done")
    assert t.hero("warrior").damage == 3
    assert (t.view.boss_damage, t.view.boss_health) == (3, 6)
    assert kinds(t, "consequences", "damage", "strike", "round") == ["consequences", "damage", "strike", "round"]
    assert t.view.round == 2
    assert all(box.dice == [] for box in t.view.boxes)


def last_blow(hero_damage: int, boss_damage: int, tokens: int = 0, items: str = "") -> Table:
    """One die left to cover the Yeti's strength 4: then two skulls strike, and two damage are suffered."""
    return at(f"""
        heroes warrior
        dungeon yetis-cavern
        floor 4
        round 3
        tokens {tokens}
        boss_damage {boss_damage}
        hero warrior damage {hero_damage} pool s4 items {items}
        covered 1 s6 s6 s6 s6
        covered 4 m5
        covered 5 m6
        covered 7 a5
        covered 8 a6
        phase placing
    """)


@pytest.mark.rule("OD-13.21", "R-52")
@pytest.mark.parametrize(("covers", "skulls"), [(True, 2), (False, 1)])
def test_each_skull_on_a_covered_box_is_one_damage(covers, skulls):
    t = last_blow(0, 2)
    if covers:
        t.do("cover s4 2")
    stop(t)
    assert (t.view.boss_damage, t.view.round) == (2 + skulls, 4)


@pytest.mark.rule("OD-13.1", "OD-13.23", "OD-13.24")
def test_damage_on_the_boss_stays_from_round_to_round():
    t = last_blow(0, 1, items="ogre-1 ogre-2 phantom-1 phantom-2 boulder-1 boulder-2 force-wall-1 force-wall-2")
    t.do("cover s4 2", "done")
    assert (t.view.boss_damage, t.view.round, t.hero("warrior").damage) == (3, 4, 2)
    t.do("done")  # nothing covered, nothing struck: 11 damage
    assert (t.view.boss_damage, t.view.round, t.hero("warrior").damage) == (3, 5, 13)
    assert t.asks == "placing"


@pytest.mark.rule("OD-13.22", "OD-13.25")
@pytest.mark.parametrize(("boss_damage", "outcome"), [(3, None), (4, "victory"), (5, "victory")])
def test_the_heroes_win_when_damage_reaches_health(boss_damage, outcome):
    t = last_blow(0, boss_damage)
    t.do("cover s4 2", "done")
    assert (t.view.outcome, t.view.boss_damage) == (outcome, boss_damage + 2)
    assert t.hero("warrior").damage == 2  # suffered first


@pytest.mark.rule("R-53", "OD-13.21", "OD-13.22")
def test_the_win_comes_only_when_the_blow_is_struck():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        floor 4
        boss_damage 4
        hero warrior pool s4 m1
        covered 1 s6 s6 s6 s6
        covered 4 m5
        covered 5 m6
        covered 7 a5
        covered 8 a6
        phase placing
    """)
    t.do("cover s4 2")
    assert (t.view.outcome, t.view.boss_damage, t.asks) == (None, 4, "placing")
    t.do("done")
    assert t.view.outcome == "victory"
    assert kinds(t, "damage", "strike", "victory") == ["damage", "strike", "victory"]


@pytest.mark.rule("OD-13.20", "OD-13.25", "OD-19.6", "EX-32")
def test_a_hero_who_falls_in_the_winning_round_loses():
    t = last_blow(hero_damage=4, boss_damage=5)
    t.do("cover s4 2", "done")
    assert (t.view.outcome, t.view.boss_damage) == ("defeat", 5)
    assert kinds(t, "strike", "victory") == []


@pytest.mark.rule("OD-13.20", "OD-13.25", "OD-10.17")
def test_a_potion_in_time_still_wins():
    t = last_blow(hero_damage=4, boss_damage=5, tokens=1)
    t.do("cover s4 2", "done")
    assert (t.asks, t.view.boss_damage) == ("avert-defeat", 5)
    t.do("heal warrior")
    assert (t.view.outcome, t.hero("warrior").damage) == ("victory", 4)


@pytest.mark.rule("R-52", "OD-13.2")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (1, 1), (0, 1)])
def test_the_hydra_heals_for_open_skulls_before_it_is_struck(before, after):
    t = at(f"""
        heroes warrior
        dungeon hydras-reef
        floor 4
        boss_damage {before}
        hero warrior items ogre-1 boulder-2 force-wall-1 pool s1
        covered 1 s6 s6 s1
        covered 2 m6
        covered 4 m6
        covered 6 a6
        phase placing
    """)
    t.do("done")
    assert (t.view.outcome, t.view.boss_damage) == (None, after)  # two skulls open, one covered


@pytest.mark.rule("R-52", "OD-13.2")
def test_the_lich_discards_the_first_cover_of_each_skull_box():
    t = at("""
        heroes mage
        dungeon lichs-tomb
        floor 4
        round 1
        hero mage pool s3 s4 a5 m6 m6 m6
        covered 2 s6 s6 s5
        covered 4 a6 a6 a6
        phase placing
        next 6 5 5 4 4 4 4
    """)
    t.do("cover s3 1")
    assert t.box(1).dice == []
    assert "s3" not in t.hero("mage").pool
    assert t.view.supply["strength"] == 8 - 4  # back in the supply: three on a box, one in the pool
    t.do("cover s4 1")
    assert t.box(1).dice == ["s4"]
    t.do("cover m6 6")
    assert t.box(6).dice == ["m6"] * 3  # no skull, so it stays
    t.do("cover a5 3")
    assert t.box(3).dice == []
    stop(t)  # boxes 3 and 5 are open, one skull is covered
    assert (t.hero("mage").damage, t.view.boss_damage, t.view.round) == (2, 1, 2)
    t.do("cover s6 1")  # anew in every round
    assert t.box(1).dice == []
    assert t.hero("mage").pool == ["a5", "a5", "m4", "m4", "m4", "m4"]
