"""OD-9: claiming the card."""

import pytest

from table import Table, at
from underdeck.games.onedeck.compile import onedeck_pack

EDITIONS = ("1.1", "1.5", "1.61", "1.9")

PLAIN_ITEMS = ("bandit-1", "bandit-2", "beetle-1", "beetle-2", "goblin-1", "plague-rat-1", "plague-rat-2")
SKILLS = ("arrow-wall-1", "bandit-1", "bandit-2", "beetle-1", "beetle-2")
"""Five cards with five different skills, the first of them Dodge."""


def loot(card: str, lines: str = "heroes mage") -> Table:
    """A card just defeated; three closed doors are left, so that the next turn asks."""
    text = [f"doors {card} ? ? ?", "phase loot 1", *lines.strip().splitlines()]
    if "dungeon" not in lines:
        text.append("dungeon dragons-cave")
    return at("\n".join([line.strip() for line in text]))


def verbs(t: Table) -> set[str]:
    return {option.split()[0] for option in t.options}


# The four uses of a card


@pytest.mark.rule("OD-9.1", "R-47")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "offered"),
    [("goblin-2", ["item mage", "skill mage", "xp"]), ("skeleton-2", ["item mage", "potion", "xp"])],
)
def test_a_card_is_an_item_or_what_stands_at_its_foot_or_xp(edition, card, offered):
    t = loot(card, f"heroes mage\nedition {edition}\ntokens 0")
    assert t.asks == "loot"
    assert t.options == offered


@pytest.mark.rule("OD-9.1", "OD-9.5", "OD-9.6", "OD-9.7", "OD-9.8")
@pytest.mark.parametrize(
    ("card", "answer", "items", "skills", "potions", "xp"),
    [
        ("goblin-2", "item mage", ["goblin-2"], [], [], []),
        ("goblin-2", "skill mage", [], ["goblin-2"], [], []),
        ("goblin-2", "xp", [], [], [], ["goblin-2"]),
        ("skeleton-2", "item mage", ["skeleton-2"], [], [], []),
        ("skeleton-2", "potion", [], [], ["clarity"], []),
    ],
)
def test_the_claimed_card_lies_in_exactly_one_place(card, answer, items, skills, potions, xp):
    t = loot(card).do(answer)
    mage = t.hero("mage")
    assert mage.items == items
    assert [skill.card for skill in mage.skills] == [None, *skills]
    assert t.view.potions == ["healing", *potions]
    assert t.view.xp == xp
    assert card not in t.view.discard
    assert len(t.view.doors) == 3
    assert t.asks == "turn-option"


@pytest.mark.rule("R-47")
def test_loot_cannot_be_declined():
    t = loot("goblin-2", "heroes mage\ntokens 0")
    assert verbs(t) == {"item", "skill", "xp"}


@pytest.mark.rule("R-47")
def test_xp_is_possible_when_everything_else_is_barred():
    t = loot("skeleton-2", "heroes mage\nknown clarity\nhero mage items goblin-1")
    assert "xp" in t.options
    assert not t.offers("potion")
    t.do("xp")
    assert t.view.xp == ["skeleton-2"]


@pytest.mark.rule("OD-9.4")
def test_every_item_is_one_stat_icon_and_at_most_one_heart():
    cards = onedeck_pack().pack.cards
    assert [card.id for card in cards if sum(card.item) != 1] == []
    hearts = [card.health for card in cards]
    assert set(hearts) == {0, 1}


@pytest.mark.rule("OD-9.4", "OD-9.5")
@pytest.mark.parametrize(
    ("card", "stats", "health"),
    [("goblin-2", [2, 2, 4], 5), ("skeleton-1", [1, 3, 4], 5), ("boulder-1", [1, 2, 5], 6), ("ogre-1", [2, 2, 4], 6)],
)
def test_an_item_adds_its_icons_to_those_of_the_hero(card, stats, health):
    t = loot(card)
    assert (t.hero("mage").stats, t.hero("mage").health) == ([1, 2, 4], 5)
    t.do("item mage")
    assert (t.hero("mage").stats, t.hero("mage").health) == (stats, health)


@pytest.mark.rule("OD-9.8")
@pytest.mark.parametrize(("card", "lanterns"), [("goblin-2", 2), ("bandit-2", 3), ("ogre-1", 4)])
def test_each_lantern_is_one_xp(card, lanterns):
    t = loot(card, "heroes mage\nxp beetle-1").do("xp")
    assert t.view.xp_total == 2 + lanterns


@pytest.mark.rule("OD-9.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_identifying_a_potion_adds_a_token_at_once(edition):
    t = loot("skeleton-2", f"heroes mage\nedition {edition}\ntokens 1").do("potion")
    assert t.view.tokens == 2
    assert "clarity" in t.view.potions


@pytest.mark.rule("OD-9.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_token_may_be_spent_on_another_type(edition):
    t = loot("skeleton-2", f"heroes mage\nedition {edition}\ntokens 0\nhero mage damage 3").do("potion")
    assert t.view.tokens == 1
    t.do("heal mage")
    assert (t.hero("mage").damage, t.view.tokens) == (0, 0)


# Whose card it is


@pytest.mark.rule("OD-9.2", "OD-9.3", "E-39")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("goblin-2", ["item mage", "item warrior", "skill mage", "skill warrior", "xp"]),
        ("skeleton-2", ["item mage", "item warrior", "potion", "xp"]),
    ],
)
def test_the_party_names_a_hero_only_for_items_and_skills(edition, card, offered):
    t = loot(card, f"heroes mage warrior\nedition {edition}\ntokens 0")
    assert t.options == offered
    assert t.asked_seats == [0, 1]


@pytest.mark.rule("OD-9.2")
@pytest.mark.parametrize(("kind", "taker", "other"), [("item", "warrior", "mage"), ("skill", "mage", "warrior")])
def test_only_the_named_hero_gets_the_card(kind, taker, other):
    t = loot("goblin-2", "heroes mage warrior").do(f"1: {kind} {taker}")
    held = t.hero(taker).items if kind == "item" else [skill.card for skill in t.hero(taker).skills[1:]]
    assert held == ["goblin-2"]
    assert t.hero(other).items == []
    assert len(t.hero(other).skills) == 1


@pytest.mark.rule("OD-9.3")
def test_an_identified_potion_serves_both_heroes():
    t = at("""
        heroes mage warrior
        dungeon dragons-cave
        doors skeleton-2 goblin-1
        phase loot 1
        next 2 2 2 2 2 2 2 2
    """)
    t.do("potion", "enter 1")
    assert t.asks == "placing"
    assert t.offers("drink mage clarity")
    assert t.offers("drink warrior clarity")


@pytest.mark.rule("OD-9.3")
def test_xp_is_a_pile_of_the_party():
    t = loot("goblin-2", "heroes mage warrior\nxp ogre-1").do("1: xp")
    assert t.view.xp_total == 6
    assert t.asks == "level"
    assert t.asked_seats == [0, 1]


# Caps and replacing


@pytest.mark.rule("OD-9.11", "OD-9.12", "E-40")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("heroes", "level", "items", "skills"),
    [
        ("mage", 1, 1, 2),
        ("mage", 2, 3, 3),
        ("mage", 3, 5, 4),
        ("mage", 4, 7, 5),
        ("mage warrior", 1, 1, 1),
        ("mage warrior", 2, 2, 2),
        ("mage warrior", 4, 4, 4),
    ],
)
def test_the_level_card_caps_what_each_hero_may_hold(edition, heroes, level, items, skills):
    head = f"heroes {heroes}\nedition {edition}\nlevel {level}\n"
    held = " ".join(PLAIN_ITEMS[: items - 1])
    assert "item mage" in loot("ogre-1", f"{head}hero mage items {held}").options
    held = " ".join(PLAIN_ITEMS[:items])
    t = loot("ogre-1", f"{head}hero mage items {held}")
    assert t.offers("item mage") == [f"item mage {card}" for card in PLAIN_ITEMS[:items]]
    held = " ".join(SKILLS[: skills - 1])
    assert "skill mage" in loot("ogre-1", f"{head}hero mage skills {held}").options
    # The printed skill of the hero does not count: she holds one more than the cap says.
    t = loot("ogre-1", f"{head}hero mage skills {' '.join(SKILLS[:skills])}")
    assert len(t.hero("mage").skills) == skills + 1
    assert t.offers("skill mage") == [f"skill mage {card}" for card in SKILLS[:skills]]


@pytest.mark.rule("OD-9.11")
def test_the_cap_counts_for_each_hero_apart():
    t = loot("ogre-1", "heroes mage warrior\nhero mage items bandit-1")
    assert "item mage" not in t.options
    assert "item warrior" in t.options


@pytest.mark.rule("OD-9.14", "OD-9.15", "R-32", "E-38")
@pytest.mark.parametrize("edition", EDITIONS)
def test_items_replace_items_and_skills_replace_skills(edition):
    t = loot("goblin-2", f"heroes mage\nedition {edition}\ntokens 0\nlevel 2\nhero mage items beetle-1 skills bandit-1")
    assert t.options == [
        "item mage",
        "item mage beetle-1",
        "skill mage",
        "skill mage bandit-1",
        "xp",
    ]


@pytest.mark.rule("OD-9.14", "OD-9.16", "R-32")
@pytest.mark.parametrize(("answer", "old"), [("item mage beetle-1", "beetle-1"), ("skill mage bandit-1", "bandit-1")])
def test_a_card_may_be_replaced_below_the_cap_and_becomes_xp(answer, old):
    t = loot("goblin-2", "heroes mage\nlevel 2\nhero mage items beetle-1 skills bandit-1").do(answer)
    assert t.view.xp == [old]
    assert "goblin-2" in [*t.hero("mage").items, *[skill.card for skill in t.hero("mage").skills]]
    assert old not in [*t.hero("mage").items, *[skill.card for skill in t.hero("mage").skills]]


@pytest.mark.rule("R-32", "OD-9.12")
def test_the_printed_skill_is_never_replaced():
    t = loot("goblin-2", "heroes mage\nhero mage skills bandit-1 bandit-2")
    assert t.offers("skill") == ["skill mage bandit-1", "skill mage bandit-2"]
    t.do("skill mage bandit-2")
    assert [skill.id for skill in t.hero("mage").skills] == ["shield-aura", "backstab", "dodge"]


@pytest.mark.rule("OD-9.14")
def test_a_hero_replaces_only_cards_of_her_own():
    t = loot("goblin-2", "heroes mage warrior\nhero mage items beetle-1\nhero warrior items beetle-2")
    assert t.offers("item") == ["item mage beetle-1", "item warrior beetle-2"]


@pytest.mark.rule("OD-9.14", "OD-9.16", "EX-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_replaced_item_counts_in_the_level_up_that_follows(edition):
    t = loot("goblin-2", f"heroes mage\nedition {edition}\nxp ogre-1\nhero mage items beetle-1")
    t.do("item mage beetle-1")
    assert t.hero("mage").items == ["goblin-2"]
    assert t.view.xp == ["ogre-1", "beetle-1"]
    assert t.asks == "level"
    t.do("level-up 4 2")
    assert t.view.level == 2


# Twice the same


@pytest.mark.rule("OD-9.17", "R-46")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_never_holds_a_skill_twice_but_two_heroes_may_hold_the_same(edition):
    t = loot("goblin-2", f"heroes mage warrior\nedition {edition}\nlevel 2\nhero mage skills arrow-wall-1")
    assert t.offers("skill") == ["skill warrior"]
    t.do("skill warrior")
    assert [skill.id for skill in t.hero("mage").skills] == ["power-transfer", "dodge"]
    assert [skill.id for skill in t.hero("warrior").skills] == ["fearless-charge", "dodge"]


@pytest.mark.rule("OD-9.17")
def test_a_skill_known_already_is_not_offered_alone():
    t = loot("goblin-2", "heroes mage\nhero mage skills arrow-wall-1")
    assert not t.offers("skill")
    assert t.offers("item")


@pytest.mark.rule("OD-9.18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_potion_is_identified_twice(edition):
    t = loot("rune-puzzle-2", f"heroes mage\nedition {edition}\npotions skeleton-2")
    assert not t.offers("potion")
    other = loot("bear-traps-1", f"heroes mage\nedition {edition}\npotions skeleton-2")
    assert other.offers("potion")


# When


@pytest.mark.rule("OD-9.19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_loot_comes_after_the_consequences_and_before_the_level_up(edition):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        doors goblin-1
        xp ogre-1 beetle-1
        phase placing 1
        hero mage pool a1
        covered 1 s4
        covered 2 s3
        covered 3 a4
        covered 4 a4
        covered 6 s3
    """)
    t.do("done")
    assert (t.asks, t.hero("mage").damage) == ("loot", 2)
    assert not t.offers("level-up")
    t.do("skill mage")
    assert t.asks == "level"
    assert not t.offers("xp")


@pytest.mark.rule("OD-9.21")
@pytest.mark.parametrize(("answer", "magic", "backstab"), [("item mage", 5, False), ("skill mage", 4, True)])
def test_the_claimed_card_works_from_the_next_encounter_on(answer, magic, backstab):
    t = at("""
        heroes mage
        dungeon dragons-cave
        doors bandit-1 glooping-ooze-1
        phase encounter 1
        next 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4
    """)
    assert t.hero("mage").pool == ["s3", "a3", "a3", "m3", "m3", "m3", "m3"]
    assert not t.offers("use mage backstab")
    t.do("cover s3 6", "cover a3 2", "done", answer)
    assert t.hero("mage").pool == []
    t.do("enter 1")
    assert t.hero("mage").pool == ["s4", "a4", "a4", *["m4"] * magic]
    assert bool(t.offers("use mage backstab")) == backstab


# Answers that cost a life


def falls(t: Table, answer: str) -> list[tuple[str, int, int]]:
    """Who would fall by that answer: her damage and what health she would have."""
    return [(each.hero, each.damage, each.health) for each in t.view.falls.get(answer, [])]


@pytest.mark.rule("R-89", "OD-9.14")
@pytest.mark.parametrize(("damage", "deadly"), [(4, False), (5, True)])
@pytest.mark.parametrize("tokens", [0, 1])
def test_who_would_fall_by_giving_up_a_heart_is_told_before(damage, deadly, tokens):
    t = loot("goblin-2", f"heroes mage\nhero mage damage {damage} items glooping-ooze-2\ntokens {tokens}")
    answer = "item mage glooping-ooze-2"
    assert falls(t, answer) == ([("mage", 5, 5)] if deadly else [])
    assert list(t.view.falls) == ([answer] if deadly else [])
    t.do(answer)
    assert t.view.outcome == ("defeat" if deadly and not tokens else None)
    assert t.asks == ("" if t.view.outcome else "avert-defeat" if deadly else "turn-option")


@pytest.mark.rule("R-90", "OD-9.14")
def test_a_heart_for_a_heart_kills_nobody():
    t = loot("force-wall-1", "heroes mage\nhero mage damage 5 items glooping-ooze-2\ntokens 0")
    assert t.offers("item mage glooping-ooze-2")
    assert t.view.falls == {}


@pytest.mark.rule("R-89", "R-92")
def test_who_would_fall_by_a_drained_heart_is_told_before():
    t = at("""
        heroes mage rogue
        dungeon dragons-cave
        level 2
        doors closed:wraith-1
        tokens 0
        hero mage damage 3 items glooping-ooze-2 goblin-1
        phase room 1
    """)
    t.do("encounter")
    assert t.asks == "drain"
    assert falls(t, "drain mage glooping-ooze-2") == [("mage", 3, 3)]
    assert falls(t, "drain mage goblin-1") == []


@pytest.mark.rule("OD-8.16", "R-11", "OD-12.6", "OD-6.5")
def test_every_answer_that_kills_for_certain_says_so():
    door = "doors closed:fire-elemental-1 ?\nphase room 1\ntokens 0"
    t = at(f"heroes mage\ndungeon yetis-cavern\nhero mage damage 4\n{door}")
    assert falls(t, "encounter") == [("mage", 5, 5)]
    assert falls(t, "flee") == []
    t = at(f"heroes mage rogue\ndungeon yetis-cavern\nhero rogue damage 2\n{door}")
    assert t.view.falls == {}
    t.do("encounter")
    assert (falls(t, "hurt rogue"), falls(t, "hurt mage")) == ([("rogue", 3, 3)], [])
    t = at("heroes mage\ndungeon yetis-cavern\nhero mage damage 4\ndeck empty\nstairs 2\ntokens 0\nphase end-turn")
    assert (falls(t, "stay"), falls(t, "descend")) == ([("mage", 5, 5)], [])


@pytest.mark.rule("OD-6.42")
def test_what_hangs_on_a_roll_or_a_hidden_card_is_not_told():
    t = at(
        "heroes rogue\ndungeon dragons-cave\nhero rogue damage 4\ntokens 0\ndoors goblin-1\nphase encounter 1\nnext 1"
    )
    assert t.offers("feat rogue h1")
    assert t.view.falls == {}


STOPPING = "dungeon dragons-cave\ndoors ogre-1 ? ? ?\nphase placing 1\n"
"""The Ogre deals 9 damage where no box is covered."""


@pytest.mark.rule("OD-8.16", "OD-8.17")
@pytest.mark.parametrize(("tokens", "deadly"), [(0, ["done"]), (9, [])])
def test_leaving_the_dice_says_so_when_it_loses_the_game(tokens, deadly):
    t = at(f"{STOPPING}heroes warrior\nhero warrior damage 4 pool s4 s3\ntokens {tokens}")
    assert falls(t, "done") == [("warrior", 13, 6)]
    assert (list(t.view.falls), t.view.deadly) == (["done"], deadly)
    t.do("done")
    assert t.view.outcome == (None if tokens else "defeat")


@pytest.mark.rule("OD-8.8", "R-19")
def test_it_says_so_too_where_the_party_chooses_who_takes_more():
    t = at(f"{STOPPING}heroes warrior mage\nhero warrior pool s4\nhero mage damage 2 pool m3\ntokens 0")
    assert t.view.due == {"warrior": (4, 5), "mage": (4, 5)}
    assert (t.view.falls, t.view.deadly) == ({}, ["done"])  # the warrior falls or the mage does


@pytest.mark.rule("OD-8.8", "OD-17.20", "R-43")
@pytest.mark.parametrize(("tokens", "deadly"), [(1, ["done"]), (4, [])])
def test_a_potion_with_a_side_effect_may_not_be_enough_either(tokens, deadly):
    t = at(f"""
        heroes dragoon slayer
        dungeon realm-of-venom
        known aid
        tokens {tokens}
        doors moss-golem-1 ?
        hero dragoon damage 3 poison 1 pool s3
        hero slayer damage 1 pool a1
        covered 1 s5 s6
        phase placing 1
    """)
    assert t.view.deadly == deadly


@pytest.mark.rule("OD-6.5", "R-11")
@pytest.mark.parametrize(("damage", "deadly"), [(2, ["encounter"]), (1, [])])
def test_flames_that_kill_whoever_is_chosen_lose_the_game(damage, deadly):
    t = at(f"""
        heroes mage rogue
        dungeon yetis-cavern
        doors closed:fire-elemental-1 ?
        tokens 0
        hero mage damage {damage}
        hero rogue damage 2
        phase room 1
    """)
    assert t.view.deadly == deadly


@pytest.mark.rule("OD-12.11", "R-37")
@pytest.mark.parametrize(("tokens", "deadly"), [(1, ["done"]), (2, [])])
def test_what_averts_one_defeat_may_be_missing_at_the_next(tokens, deadly):
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        edition 1.1
        deck empty
        stairs 2
        tokens {tokens}
        doors skeleton-1 ?
        hero mage damage 2 pool m1
        phase placing 1
    """)
    assert t.view.deadly == deadly


@pytest.mark.rule("OD-8.16")
def test_giving_up_and_healing_in_vain_lose_the_game():
    t = at(
        "heroes warrior mage\ndungeon dragons-cave\nhero warrior damage 4\ntokens 1\nagenda turn-option\nagenda check"
    )
    assert t.asks == "avert-defeat"
    assert (t.view.falls, t.view.deadly) == ({}, ["heal mage", "defeat"])


@pytest.mark.rule("OD-8.16", "R-40")
def test_cards_that_time_turns_over_leave_a_fall_certain():
    t = at(f"{STOPPING}heroes warrior\nhero warrior damage 5 pool s4\ntokens 0\ndeck 5".replace("ogre", "skeleton"))
    deck = t.view.deck
    assert t.view.deadly == ["done"]
    t.do("done")
    assert (t.view.outcome, t.view.deck < deck) == ("defeat", True)


@pytest.mark.rule("OD-8.16", "OD-6.42")
def test_giving_back_the_only_die_loses_the_game_like_keeping_it():
    t = at("""
        heroes alchemist mage
        dungeon minotaurs-maze
        tokens 0
        doors rune-puzzle-2 ?
        hero alchemist damage 2
        hero mage damage 2 stored h1
        phase encounter 1
    """)
    t.do("peril 2")
    assert t.offers("feat mage h1") and t.view.deadly == ["no-feat mage", "return mage h"]
