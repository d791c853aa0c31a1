"""OD-10: potion tokens and the five potions of the base game."""

import pytest

from table import Table, at, game
from underdeck.games.onedeck.text.words import onedeck_text

EDITIONS = ("1.1", "1.5", "1.61", "1.9")
IN_ENCOUNTER = ("heroism", "clarity", "mana")


def placing(lines: str, card: str = "bandit-1", heroes: str = "mage") -> Table:
    """The placing step with every in-encounter potion known."""
    text = [
        f"heroes {heroes}",
        "dungeon dragons-cave",
        f"doors {card}",
        "phase placing 1",
        f"known {' '.join(IN_ENCOUNTER)}",
    ]
    return at("\n".join([*text, *[line.strip() for line in lines.strip().splitlines()]]))


def room(door: str, lines: str = "", heroes: str = "mage") -> Table:
    """A door was chosen (`closed:` if it was opened just now), Invisibility is known."""
    text = [
        f"heroes {heroes}",
        "dungeon dragons-cave",
        f"doors {door} ? ? ?",
        "phase room 1",
        "known invisibility",
        "deck 10",
    ]
    return at("\n".join([*text, *[line.strip() for line in lines.strip().splitlines()]]))


def seat_options(t: Table, seat: int) -> list[str]:
    return [t.match.write(option) for option in t.match.decision_of(seat).options]


# Tokens


@pytest.mark.rule("OD-10.1", "OD-10.2", "R-91")
@pytest.mark.parametrize("potion", IN_ENCOUNTER)
def test_a_potion_costs_one_token(potion):
    t = placing("hero mage pool m1 a1\ntokens 3\nnext 6 6 6 6 6").do(f"drink {potion}")
    assert t.view.tokens == 2


@pytest.mark.rule("OD-10.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_token_gives_any_one_identified_type_and_no_other(edition):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        doors bandit-1
        phase placing 1
        known clarity mana
        tokens 1
        hero mage pool a1
    """)
    assert t.offers("drink") == ["drink mage clarity", "drink mage mana"]
    assert t.offers("heal") == ["heal mage"]
    assert t.refuses("drink heroism")


@pytest.mark.rule("OD-10.1", "OD-10.3")
def test_without_tokens_nothing_can_be_drunk():
    t = placing("hero mage pool a1 damage 3\ntokens 0")
    assert not t.offers("drink")
    assert not t.offers("heal")


@pytest.mark.rule("OD-10.3", "OD-10.4", "OD-10.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_potions_may_be_drunk_as_often_as_tokens_last(edition):
    t = placing(f"edition {edition}\nhero mage pool a1\ntokens 3\nnext 2 3 4 5 6 6")
    t.do("drink mana", "drink mana")
    assert t.hero("mage").pool == ["a1", "m2", "m3", "m4", "m5", "m6", "m6"]
    assert t.offers("drink mage mana")
    t.do("drink heroism", "pick a1", "pick m2")
    assert t.view.tokens == 0
    assert not t.offers("drink")


@pytest.mark.rule("OD-10.3", "OD-10.7")
@pytest.mark.parametrize("edition", ["1.5", "1.61", "1.9"])
def test_potions_work_in_every_boss_round(edition):
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        edition {edition}
        floor 4
        phase placing
        known heroism clarity mana
        tokens 3
        hero mage pool s1 a1
    """)
    assert t.offers("drink") == [f"drink mage {potion}" for potion in IN_ENCOUNTER]
    t.do("drink heroism", "pick s1")
    assert t.hero("mage").pool == ["s6", "a6"]
    t.do("drink heroism", "pick s6")
    assert t.view.tokens == 1


@pytest.mark.rule("OD-10.9")
def test_a_potion_is_no_skill():
    t = placing("hero mage pool a1\ntokens 2\ndeck 10", card="shadow-1").do("drink heroism")
    assert t.view.deck == 10  # Fade asks time for skills only
    assert not any(skill.used for skill in t.hero("mage").skills)


@pytest.mark.rule("OD-10.5", "R-91")
@pytest.mark.parametrize(("seat", "drinker", "other"), [(0, "mage", "warrior"), (1, "warrior", "mage")])
def test_the_drinker_gets_the_effect(seat, drinker, other):
    lines = "hero mage pool a1 m1\nhero warrior pool s1 a1"
    t = placing(lines, heroes="mage warrior")
    assert "drink mage heroism" in seat_options(t, 0)
    assert "drink warrior heroism" in seat_options(t, 1)
    before = t.hero(other).pool
    t.do(f"{seat}: drink {drinker} heroism")
    assert t.asked_seats == [seat]
    t.do(f"{seat}: pick a1")
    assert [die[1] for die in t.hero(drinker).pool] == ["6", "6"]
    assert t.hero(other).pool == before


@pytest.mark.rule("OD-10.5", "OD-10.27", "R-91")
def test_dice_rolled_by_a_potion_belong_to_the_drinker():
    t = placing("hero mage pool a1\nhero warrior pool a2\nnext 4 5 6", heroes="mage warrior").do("drink warrior mana")
    assert t.hero("warrior").pool == ["a2", "m4", "m5", "m6"]
    assert t.hero("mage").pool == ["a1"]


@pytest.mark.rule("OD-10.6", "OD-10.8", "OD-10.25", "E-27")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["bandit-1", "locked-door-1"])
def test_in_encounter_types_work_in_combat_and_peril(edition, card):
    t = placing(f"edition {edition}\nchoice 1\nhero mage pool a1", card=card)
    assert t.offers("drink") == [f"drink mage {potion}" for potion in IN_ENCOUNTER]


@pytest.mark.rule("OD-10.8")
def test_armor_left_uncovered_stops_no_potion():
    t = placing("hero mage pool a1\nnext 4 4 4", card="glooping-ooze-1")
    assert not t.offers("cover")
    t.do("drink mana")
    assert t.offers("cover")


@pytest.mark.rule("OD-10.8", "OD-10.30", "E-27")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("phase", "asks"),
    [
        ("choose", "turn-option"),
        ("room 1", "room"),
        ("encounter 1", "feat"),
        ("loot 1", "loot"),
        ("levels", "level"),
    ],
)
def test_other_types_do_not_work_outside_the_placing_step(edition, phase, asks):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        doors closed:bandit-1
        phase {phase}
        known heroism clarity mana
        xp ogre-1 ogre-2
        hero mage damage 1 stored h1
    """)
    assert t.asks == asks
    assert not t.offers("drink")
    assert t.offers("heal")


@pytest.mark.rule("OD-10.20", "OD-10.30")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", ["encounter 1", "placing 1", "loot 1", "choose"])
def test_invisibility_is_of_no_use_once_an_encounter_began(edition, phase):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        doors closed:bandit-1
        phase {phase}
        known invisibility
        hero mage stored h1 pool a1
    """)
    assert t.asks in ("feat", "placing", "loot", "turn-option")
    assert not t.offers("invisible")
    assert not t.offers("drink")


@pytest.mark.rule("OD-10.30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_invisibility_and_healing_work_outside_an_encounter(edition):
    t = room("closed:bandit-1", f"edition {edition}\nhero mage damage 1")
    assert t.offers("invisible")
    assert t.offers("heal mage")
    assert t.view.mode is None


@pytest.mark.rule("OD-10.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_starts_with_one_token(edition):
    assert game("mage", edition=edition).view.tokens == 1
    assert game("mage", "warrior", edition=edition).view.tokens == 1


@pytest.mark.rule("OD-10.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_leveling_up_and_identifying_give_one_token_each(edition):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        doors skeleton-2 ? ? ?
        phase loot 1
        xp ogre-1 beetle-1
    """)
    t.do("potion")
    assert (t.view.tokens, t.asks) == (2, "level")
    t.do("level-up 4 2")
    assert (t.view.tokens, t.view.level) == (3, 2)


@pytest.mark.rule("OD-10.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_level_four_five_xp_give_one_token(edition):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        level 4
        doors ? ? ? ?
        phase levels
        xp bandit-1 beetle-1
    """)
    t.do("level-up 3 2")
    assert (t.view.tokens, t.view.level, t.view.xp) == (2, 4, [])


@pytest.mark.rule("OD-10.13", "R-45", "EX-51", "E-23")
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
def test_the_seventh_token_depends_on_the_book(line, tokens):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        {line}
        tokens 6
        doors ? ? ? ?
        phase levels
        xp ogre-1 beetle-1
    """)
    t.do("level-up 4 2")
    assert (t.view.level, t.view.tokens) == (2, tokens)


@pytest.mark.rule("OD-10.13", "R-45", "E-23")
@pytest.mark.parametrize(("edition", "tokens"), [("1.1", 7), ("1.5", 7), ("1.61", 6), ("1.9", 6)])
def test_a_type_is_identified_even_if_the_token_is_lost(edition, tokens):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        tokens 6
        doors skeleton-2 ? ? ?
        phase loot 1
    """)
    t.do("potion")
    assert (t.view.tokens, t.view.potions) == (tokens, ["healing", "clarity"])


@pytest.mark.rule("OD-10.13")
def test_a_spent_token_may_be_gained_again():
    t = at("""
        heroes mage
        dungeon dragons-cave
        tokens 6
        doors skeleton-2 ? ? ?
        phase loot 1
        hero mage damage 2
    """)
    t.do("heal mage", "potion")
    assert t.view.tokens == 6


@pytest.mark.rule("OD-10.13", "R-45")
@pytest.mark.parametrize("edition", ["1.61", "1.9"])
def test_the_exchange_at_level_four_makes_no_seventh_token(edition):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        level 4
        tokens 6
        doors skeleton-2 ? ? ?
        phase loot 1
        xp bandit-1 beetle-1
    """)
    t.do("xp")
    for offer in t.offers("level-up")[:1]:
        t.do(offer)
    assert t.view.tokens == 6


# Healing


@pytest.mark.rule("OD-10.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_healing_alone_is_known_from_the_start(edition):
    assert game("mage", edition=edition).view.potions == ["healing"]


@pytest.mark.rule("OD-10.15", "E-24")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("damage", "left"), [(4, 1), (3, 0), (1, 0)])
def test_healing_removes_three_at_the_start_of_a_turn(edition, damage, left):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        doors ? ?
        hero mage damage {damage}
    """)
    assert t.asks == "turn-option"
    t.do("heal mage")
    assert (t.hero("mage").damage, t.view.tokens) == (left, 0)


@pytest.mark.rule("OD-10.16", "R-4", "E-24")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("lines", "asks"),
    [
        ("doors closed:bandit-1\nphase room 1", "room"),
        ("doors locked-door-1\nphase encounter 1", "peril"),
        ("doors bandit-1\nphase encounter 1\nhero mage stored h1", "feat"),
        ("doors bandit-1\nphase placing 1\nhero mage pool a1", "placing"),
        ("doors bandit-1\nphase loot 1", "loot"),
        ("doors ?\nphase levels\nxp ogre-1 ogre-2", "level"),
        ("doors ?\ndeck empty\nphase end-turn", "descend"),
    ],
)
def test_healing_removes_two_at_any_other_time(edition, lines, asks):
    t = at(f"heroes mage\ndungeon dragons-cave\nedition {edition}\nhero mage damage 4\n{lines}")
    assert t.asks == asks
    t.do("heal mage")
    assert (t.hero("mage").damage, t.view.tokens) == (2, 0)
    assert t.asks == asks


@pytest.mark.rule("OD-10.15", "OD-10.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_larger_healing_ends_when_the_party_has_chosen_a_door(edition):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        doors closed:bandit-1 ?
        tokens 2
        hero mage damage 4
    """)
    t.do("enter 1")
    assert t.asks == "room"
    t.do("heal mage")
    assert t.hero("mage").damage == 2


@pytest.mark.rule("OD-10.16", "R-4")
def test_healing_removes_two_when_the_party_has_to_split_damage():
    lines = "hero mage pool a1 damage 2\nhero warrior pool a1\n"
    covers = "covered 1 a5 a3\ncovered 2 a3\ncovered 3 a4\ncovered 4 s5\ncovered 5 s5"
    t = placing(lines + covers, heroes="mage warrior").do("done", "done")
    assert t.asks == "split"
    t.do("heal mage")
    assert (t.asks, t.hero("mage").damage) == ("split", 0)
    t.do("split mage")
    assert t.hero("mage").damage == 1


@pytest.mark.rule("OD-10.16")
def test_healing_removes_two_in_a_boss_round():
    t = at("""
        heroes mage
        dungeon lichs-tomb
        floor 4
        phase placing
        hero mage damage 4 pool a1
    """)
    t.do("heal mage")
    assert t.hero("mage").damage == 2


BANDIT = "covered 1 a5 a3\ncovered 2 a3\ncovered 3 a4\ncovered 4 s5\ncovered 5 s5\n"
"""All of the Bandit; the floor's box, which costs 1 damage, stays open."""


@pytest.mark.rule("E-24", "OD-10.17")
def test_an_option_keeps_the_smaller_healing_for_averting_defeat():
    t = placing(BANDIT + "option healing against-defeat\nhero mage damage 4 pool a1\ntokens 2")
    assert not t.offers("heal")
    t.do("done")
    assert t.asks == "avert-defeat"
    t.do("heal mage")
    assert (t.hero("mage").damage, t.asks) == (3, "loot")
    assert not t.offers("heal")


@pytest.mark.rule("E-24", "OD-10.15")
def test_that_option_leaves_the_start_of_a_turn_alone():
    t = at("""
        heroes mage
        dungeon dragons-cave
        option healing against-defeat
        doors ? ?
        hero mage damage 4
    """)
    t.do("heal mage")
    assert t.hero("mage").damage == 1


@pytest.mark.rule("OD-10.17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_healing_may_be_drunk_right_after_damage_to_go_on(edition):
    t = placing(BANDIT + f"edition {edition}\nhero mage damage 4 pool a1").do("done")
    assert (t.asks, t.hero("mage").damage) == ("avert-defeat", 5)
    t.do("heal mage")
    assert (t.asks, t.hero("mage").damage, t.view.outcome) == ("loot", 3, None)


@pytest.mark.rule("OD-10.17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_healing_may_be_drunk_right_after_stairs_damage(edition):
    t = placing(f"edition {edition}\ndeck empty\nstairs 2\nhero mage damage 4 pool a1\ncovered 6 s3\n"
                "covered 1 a5 a3\ncovered 2 a3\ncovered 4 s5\ncovered 5 s5")  # fmt: skip
    t.do("done")
    assert (t.asks, t.hero("mage").damage) == ("avert-defeat", 5)
    t.do("heal mage")
    assert (t.asks, t.hero("mage").damage) == ("loot", 3)


@pytest.mark.rule("OD-10.18", "OD-10.5")
def test_one_potion_heals_one_hero():
    t = at("""
        heroes mage warrior
        dungeon dragons-cave
        doors ? ?
        hero mage damage 1
        hero warrior damage 3
    """)
    t.do("heal mage")
    assert (t.hero("mage").damage, t.hero("warrior").damage) == (0, 3)
    assert t.view.tokens == 0


@pytest.mark.rule("OD-10.19", "R-91", "R-98")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("hero", ["mage", "warrior"])
def test_any_player_may_heal_any_hero(seat, hero):
    t = at("""
        heroes mage warrior
        dungeon dragons-cave
        doors ? ?
        hero mage damage 2
        hero warrior damage 2
    """)
    t.do(f"{seat}: heal {hero}")
    assert t.hero(hero).damage == 0
    assert sorted(h.damage for h in t.view.heroes) == [0, 2]


@pytest.mark.rule("OD-10.19", "R-91")
def test_both_heroes_may_be_healed_in_the_placing_step_by_either_player():
    t = placing("hero mage pool a1 damage 2\nhero warrior pool a1 damage 2\ntokens 2", heroes="mage warrior")
    t.do("1: heal mage", "0: heal warrior")
    assert [hero.damage for hero in t.view.heroes] == [0, 0]


@pytest.mark.rule("OD-10.19", "R-4")
def test_the_hero_not_in_danger_may_be_healed_too_when_defeat_looms():
    lines = "hero mage pool a1 damage 2\nhero warrior pool a1 damage 2\ntokens 2\n"
    t = placing(BANDIT + lines, heroes="mage warrior").do("done", "done", "split mage")
    assert t.asks == "avert-defeat"
    assert t.offers("heal mage")
    assert t.offers("heal warrior")


@pytest.mark.rule("R-98")
def test_second_wind_heals_its_owner_alone_and_asks_nobody():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        deck empty
        doors ?
        phase end-turn
        hero warrior damage 3
        tokens 0
    """)
    t.do("descend")
    assert t.hero("warrior").damage == 1
    assert t.happened("healed")[0]["hero"] == "warrior"
    assert t.view.floor == 2


# A potion without use


@pytest.mark.rule("R-44")
def test_healing_may_be_drunk_unhurt():
    t = placing("hero mage pool a1").do("heal mage")
    assert (t.hero("mage").damage, t.view.tokens) == (0, 0)


@pytest.mark.rule("R-44", "OD-10.25")
def test_heroism_may_be_drunk_with_no_die_to_raise():
    t = placing("hero mage pool h1 h2").do("drink heroism")
    assert t.hero("mage").pool == ["h1", "h2"]
    assert (t.asks, t.view.tokens) == ("placing", 0)


# Invisibility


@pytest.mark.rule("OD-10.20", "R-41", "E-26")
@pytest.mark.parametrize("edition", ["1.5", "1.61", "1.9"])
@pytest.mark.parametrize(
    ("door", "offered"),
    [("closed:bandit-1", ["encounter", "flee", "invisible"]), ("bandit-1", ["encounter", "invisible"])],
)
def test_invisibility_takes_the_place_of_the_encounter(edition, door, offered):
    t = room(door, f"edition {edition}")
    assert t.asks == "room"
    assert [option for option in t.options if not option.startswith("heal")] == offered
    discarded = len(t.view.discard)
    t.do("invisible")
    assert (t.view.tokens, t.view.deck, len(t.view.discard)) == (0, 8, discarded + 2)
    assert (t.asks, t.view.mode, t.hero("mage").damage) == ("loot", None, 0)
    assert t.offers("item mage")
    assert t.offers("skill mage")
    t.do("skill mage")
    assert [skill.id for skill in t.hero("mage").skills] == ["shield-aura", "backstab"]
    assert len(t.view.doors) == 3


@pytest.mark.rule("R-41", "OD-10.20")
def test_the_level_up_window_opens_after_invisibility_and_then_the_turn_ends():
    t = room("closed:bandit-1", "xp ogre-1 beetle-1\nturn 5\nfresh_floor no").do("invisible", "xp")
    assert t.asks == "level"
    t.do("stay")
    assert (t.asks, t.view.turn) == ("turn-option", 6)
    assert t.view.deck == 6


@pytest.mark.rule("OD-10.20", "OD-10.1")
@pytest.mark.parametrize("lines", ["tokens 0", ""])
def test_invisibility_needs_a_token_and_must_be_identified(lines):
    t = room("closed:bandit-1", lines)
    assert bool(t.offers("invisible")) == (lines == "")
    unknown = at("""
        heroes mage
        dungeon dragons-cave
        doors closed:bandit-1
        phase room 1
        known heroism
    """)
    assert unknown.asks == "room"
    assert not unknown.offers("invisible")


@pytest.mark.rule("OD-10.20", "OD-10.21", "R-41", "E-26")
@pytest.mark.parametrize(
    ("line", "stored"),
    [
        ("edition 1.1", {"heroic": 1}),
        ("option invisibility on-flee", {"heroic": 1}),
        ("edition 1.5", {}),
        ("edition 1.61", {}),
        ("edition 1.9", {}),
    ],
)
def test_invisibility_is_a_flee_in_the_first_book_only(line, stored):
    t = room("closed:bandit-1", line).do("invisible")
    assert t.hero("mage").stored == stored  # Mana Charge: a die for every flee
    assert t.asks == "loot"
    assert (t.view.tokens, t.view.deck) == (0, 8)
    t.do("xp")
    assert t.view.xp == ["bandit-1"]
    assert "bandit-1" not in [door.card for door in t.view.doors]


@pytest.mark.rule("OD-10.21", "R-41", "E-26")
@pytest.mark.parametrize(("moment", "asks"), [("on-flee", "stealth"), ("before-encounter", "loot")])
def test_stealth_follows_invisibility_only_where_that_is_a_flight(moment, asks):
    t = at(f"""
        heroes rogue
        dungeon dragons-cave
        option invisibility {moment}
        doors closed:bandit-1 ?
        deck 30
        phase room 1
        known invisibility
    """)
    t.do("invisible")
    assert t.asks == asks
    if asks == "stealth":
        t.do("yes")
        assert t.asks == "loot"
        assert len(t.view.doors) == 3
    t.do("xp")
    assert t.view.xp == ["bandit-1"]
    assert t.asks == "turn-option"


@pytest.mark.rule("OD-10.21", "E-26")
def test_in_the_first_book_invisibility_works_at_an_open_door():
    t = room("bandit-1", "edition 1.1")
    assert t.offers("flee")
    t.do("invisible", "item mage")
    assert t.hero("mage").items == ["bandit-1"]
    assert len(t.view.doors) == 3


@pytest.mark.rule("OD-10.22", "R-41")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["fire-elemental-1", "ice-elemental-1"])
def test_start_abilities_do_not_happen(edition, card):
    t = room(f"closed:{card}", f"edition {edition}").do("invisible")
    assert (t.hero("mage").damage, t.view.deck) == (0, 8)
    assert t.asks == "loot"


@pytest.mark.rule("OD-10.22", "R-41")
def test_drain_does_not_happen_either_and_a_beetle_cannot_escape():
    t = room("closed:wraith-1", "hero mage items goblin-1").do("invisible")
    assert t.hero("mage").items == ["goblin-1"]
    beetle = room("closed:beetle-1").do("invisible")
    assert beetle.asks == "loot"
    assert beetle.offers("item mage")


@pytest.mark.rule("OD-10.23")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_both_heroes_skip_the_encounter_for_one_token(edition, seat):
    t = room("closed:fire-elemental-1", f"edition {edition}\ntokens 2", heroes="paladin warrior")
    t.do(f"{seat}: invisible")
    assert (t.asks, t.view.tokens, t.view.deck) == ("loot", 1, 8)
    assert [(hero.damage, hero.pool) for hero in t.view.heroes] == [(0, []), (0, [])]
    assert t.offers("item paladin")
    assert t.offers("item warrior")


# The other types


@pytest.mark.rule("OD-10.25")
def test_heroism_sets_two_dice_of_choice_to_six():
    t = placing("hero mage pool s1 a2 m3").do("drink heroism", "pick s1", "pick m3")
    assert t.hero("mage").pool == ["s6", "a2", "m6"]


@pytest.mark.rule("OD-10.25")
def test_heroism_leaves_heroic_dice_alone():
    t = placing("hero mage pool s1 a2 m3 h1").do("drink heroism")
    assert t.offers("pick") == ["pick mage s1", "pick mage a2", "pick mage m3"]


@pytest.mark.rule("OD-10.25")
def test_heroism_works_in_a_peril():
    t = placing("choice 1\nhero mage pool a1 a2 h1", card="locked-door-1").do("drink heroism", "pick a1")
    assert t.hero("mage").pool == ["a6", "a6", "h1"]


@pytest.mark.rule("OD-10.26")
def test_clarity_rerolls_ones_and_twos_and_rolls_a_heroic_die():
    t = placing("hero mage pool s3 a1 m2 m5\nnext 6 4 1").do("drink clarity")
    assert t.hero("mage").pool == ["s3", "a6", "m4", "m5", "h1"]


@pytest.mark.rule("OD-10.26")
def test_clarity_rolls_the_heroic_die_even_with_nothing_to_reroll():
    t = placing("hero mage pool s3\nnext 5").do("drink clarity")
    assert t.hero("mage").pool == ["s3", "h5"]


@pytest.mark.rule("OD-10.27")
def test_mana_rolls_three_magic_dice():
    t = placing("hero mage pool a1\nnext 2 4 6").do("drink mana")
    assert t.hero("mage").pool == ["a1", "m2", "m4", "m6"]
    assert t.view.supply["magic"] == 5


@pytest.mark.rule("OD-10.15", "OD-10.16", "R-3", "R-51")
@pytest.mark.parametrize(("window", "amount"), [("yes", 3), ("no", 2)])
@pytest.mark.parametrize("danger", [True, False])
def test_the_answer_says_what_it_heals_whatever_is_asked_meanwhile(window, amount, danger):
    """The start of a turn goes on while the stairs hurt somebody."""
    t = at(f"""
        heroes mage warrior
        dungeon yetis-cavern
        doors ?
        deck empty
        tokens 2
        window {window}
        hero mage damage {3 if danger else 2}
        agenda turn-option
        agenda {"check" if danger else "ask-stairs 0"}
    """)
    assert (t.asks, t.view.healing) == ("avert-defeat" if danger else "stairs-damage", amount)
    words = onedeck_text("en")
    said = words.answer("heal mage", t.match.decisions[0], t.view)
    assert said == words.text("do-heal", hero="Mage", potion="Healing", amount=amount, useless="no")
    before = t.hero("mage").damage
    t.do("heal mage")
    assert before - t.hero("mage").damage == min(amount, before)
