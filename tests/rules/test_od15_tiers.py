"""OD-15: challenge tiers, in a campaign or as plain difficulty, and the check-marks they add."""

import pytest

import underdeck
from table import Table, at
from underdeck import Refusal

EDITIONS = ("1.1", "1.5", "1.61", "1.9")
LATER_BOOKS = EDITIONS[1:]
TIERS = {
    "1.1": ("novice", "standard", "expert"),
    "1.5": ("novice", "standard", "veteran", "fearless"),
    "1.61": ("novice", "standard", "veteran", "fearless"),
    "1.9": ("novice", "standard", "veteran", "fearless"),
}
EVERY_TIER = [(edition, tier) for edition, tiers in TIERS.items() for tier in tiers]
DUNGEONS = ("dragons-cave", "hydras-reef", "yetis-cavern", "lichs-tomb", "minotaurs-maze")
BLANK = {"marks": {}}
PREPARED = {"marks": {"prepared": [6, 0, 0]}}


def begin(*heroes: str, tier: str = "", edition: str = "1.9", seed: int = 1, **setup) -> Table:
    setup.setdefault("dungeon", "yetis-cavern")
    return Table(underdeck.new("onedeck", heroes=list(heroes), edition=edition, tier=tier, seed=seed, **setup))


def dealt(t: Table) -> list[str]:
    """The encounter cards in the order in which they lay in the deck: 2 discarded, 4 doors, 2 discarded, the rest."""
    cards = t.state.pack.cards
    doors = [door >> 1 for door in t.state.doors]
    order = [*t.state.discard[:2], *doors, *t.state.discard[2:], *reversed(t.state.deck)]
    return [cards[card].id for card in order]


def lose(tier: str, edition: str = "1.9", floor: int = 3, level: int = 1, more: str = "") -> dict:
    """What the archer earns who dies of lingering on the stairs of that floor."""
    t = at(f"""
        heroes archer
        dungeon yetis-cavern
        edition {edition}
        tier {tier}
        floor {floor}
        level {level}
        deck empty
        stairs 2
        tokens 0
        hero archer damage 4 marks
        {more}
        phase end-turn
    """)
    t.do("stay")
    assert t.view.result == "defeat"
    return t.happened("marks-earned")[0]


def lose_to_the_boss(tier: str, edition: str = "1.9", level: int = 1) -> dict:
    t = at(f"""
        heroes archer
        dungeon yetis-cavern
        edition {edition}
        tier {tier}
        floor 4
        level {level}
        tokens 0
        hero archer damage 4 pool s1 marks
        phase placing
    """)
    t.do("done")
    assert t.view.result == "defeat"
    return t.happened("marks-earned")[0]


def beat_the_boss(tier: str, edition: str = "1.9", level: int = 1) -> dict:
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        edition {edition}
        tier {tier}
        floor 4
        level {level}
        boss_damage 5
        hero warrior pool s1 marks
        covered 1 s6 s6 s6 s6
        covered 4 m5
        covered 5 m6
        covered 7 a5
        covered 8 a6
        phase placing
    """)
    t.do("done")
    assert t.view.result == "victory"
    return t.happened("marks-earned")[0]


# Which there are, and where


@pytest.mark.rule("OD-15.1", "OD-15.2", "E-48")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_book_has_three_tiers_and_the_others_four(edition):
    for tier in ("novice", "standard", "expert", "veteran", "fearless"):
        if tier in TIERS[edition]:
            assert begin("mage", tier=tier, edition=edition).view.tier == tier
        else:
            with pytest.raises(Refusal) as caught:
                begin("mage", tier=tier, edition=edition)
            assert caught.value.code == "unknown-tier"


@pytest.mark.rule("E-48")
def test_the_list_of_tiers_is_an_option_of_its_own():
    assert begin("mage", tier="expert", options={"tiers": "three"}).view.tier == "expert"
    assert begin("mage", tier="fearless", edition="1.1", options={"tiers": "four"}).view.tokens == 0


@pytest.mark.rule("OD-15.1", "OD-15.2")
@pytest.mark.parametrize("dungeon", DUNGEONS)
@pytest.mark.parametrize(("edition", "tier"), EVERY_TIER)
def test_a_tier_goes_with_any_dungeon(edition, tier, dungeon):
    t = begin("mage", tier=tier, edition=edition, dungeon=dungeon)
    assert (t.view.tier, t.view.dungeon) == (tier, dungeon)
    assert t.view.level == (2 if tier == "novice" else 1)


@pytest.mark.rule("OD-2.15", "OD-2.14")
@pytest.mark.parametrize(("edition", "tier"), EVERY_TIER)
def test_a_tier_may_be_chosen_for_a_campaign(edition, tier):
    t = begin("mage", tier=tier, edition=edition, sheets={"mage": BLANK})
    assert (t.view.tier, bool(t.hero("mage").sheet)) == (tier, True)


@pytest.mark.rule("OD-2.14", "R-58")
@pytest.mark.parametrize(("edition", "tier"), EVERY_TIER)
def test_outside_a_campaign_a_tier_is_plain_difficulty_without_marks(edition, tier):
    t = begin("mage", tier=tier, edition=edition)
    same = begin("mage", tier=tier, edition=edition, sheets={"mage": BLANK})
    assert (t.view.level, t.view.tokens, t.view.xp) == (same.view.level, same.view.tokens, same.view.xp)
    end = at(f"""
        heroes archer
        dungeon yetis-cavern
        edition {edition}
        tier {tier}
        floor 4
        tokens 0
        hero archer damage 4 pool s1
        phase placing
    """)
    end.do("done")
    assert (end.view.outcome, end.asks, end.happened("marks-earned")) == ("defeat", "", [])


@pytest.mark.rule("OD-15.9", "R-58")
@pytest.mark.parametrize(
    ("edition", "tier"), [("1.1", "expert"), ("1.5", "veteran"), ("1.61", "veteran"), ("1.9", "veteran")]
)
@pytest.mark.parametrize("sheets", [{}, {"mage": BLANK}])
def test_veteran_and_expert_change_no_rule_and_no_tier_is_the_same(edition, tier, sheets):
    t = begin("mage", tier=tier, edition=edition, sheets=sheets)
    none = begin("mage", edition=edition, sheets=sheets)
    assert (t.view.tier, none.view.tier) == (tier, tier if sheets else None)
    for each in (t, none):
        assert (each.view.level, each.view.tokens, each.view.xp) == (1, 1, [])
    assert dealt(t) == dealt(none)
    assert len(dealt(t)) == 44


# What they change at the start


@pytest.mark.rule("OD-15.3", "OD-15.4", "E-51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_novices_start_at_level_two_with_its_token(edition):
    t = begin("mage", tier="novice", edition=edition)
    assert (t.view.level, t.view.tokens, t.view.xp, len(dealt(t))) == (2, 2, [], 44)
    assert (t.view.level_items, t.view.level_skills, t.view.xp_needed, t.view.level_bonus) == (3, 3, 8, 1)


@pytest.mark.rule("OD-15.3", "OD-15.4", "OD-15.5", "EX-53", "E-51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_novices_have_a_bonus_die_and_no_bonus_mark(edition):
    t = begin("mage", "warrior", tier="novice", edition=edition)
    assert (t.view.level, t.view.tokens, t.view.level_bonus) == (2, 2, 1)
    end = at(f"""
        heroes archer mage
        dungeon yetis-cavern
        edition {edition}
        tier novice
        level 2
        floor 4
        tokens 0
        hero archer damage 2 pool s1 marks
        hero mage marks
        phase placing
    """)
    while end.asks == "placing":
        end.do("done")
    if end.asks == "split":
        end.do("split archer")
    nothing_more = {"descents": 3, "levels": 0, "boss": 0, "tier": 0, "total": 3}
    assert sorted(end.happened("marks-earned"), key=lambda facts: facts["hero"]) == [
        {"hero": "archer", **nothing_more},
        {"hero": "mage", **nothing_more},
    ]


@pytest.mark.rule("OD-15.6", "OD-15.7", "R-61", "E-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_standard_draws_the_top_card_for_its_xp_only(edition):
    plain = begin("mage", edition=edition)
    t = begin("mage", tier="standard", edition=edition)
    top, *rest = dealt(plain)
    assert t.view.xp == [top]
    assert dealt(t) == rest  # 43 cards
    worth = next(card.xp for card in t.state.pack.cards if card.id == top)
    assert t.view.xp_total == worth > 0
    assert (t.view.level, t.view.tokens, t.view.potions) == (1, 1, ["healing"])
    hero = t.hero("mage")
    assert (hero.items, [skill.id for skill in hero.skills]) == ([], ["shield-aura"])


@pytest.mark.rule("OD-15.7", "E-52", "R-61")
def test_the_drawn_card_is_random():
    drawn = {begin("mage", tier="standard", seed=seed).view.xp[0] for seed in range(12)}
    assert len(drawn) > 4


@pytest.mark.rule("OD-15.10")
@pytest.mark.parametrize("edition", LATER_BOOKS)
def test_the_fearless_start_without_a_token(edition):
    t = begin("mage", tier="fearless", edition=edition)
    assert (t.view.level, t.view.tokens, t.view.xp, len(dealt(t))) == (1, 0, [], 44)
    assert begin("mage", "warrior", tier="fearless", edition=edition).view.tokens == 0


@pytest.mark.rule("OD-15.4", "OD-15.10", "OD-10.11")
@pytest.mark.parametrize(("tier", "tokens"), [("novice", 3), ("standard", 2), ("veteran", 2), ("fearless", 1)])
def test_prepared_adds_its_token_on_any_tier(tier, tokens):
    assert begin("mage", tier=tier, sheets={"mage": PREPARED}).view.tokens == tokens


# The bonus


@pytest.mark.rule("OD-14.6", "OD-15.5", "OD-15.8", "OD-15.9", "OD-15.10", "OD-15.11", "OD-15.12", "OD-15.13", "E-50")
@pytest.mark.parametrize(
    ("edition", "tier", "before_the_boss", "at_the_boss"),
    [
        ("1.1", "novice", 0, 0),
        ("1.1", "standard", 1, 1),
        ("1.1", "expert", 2, 2),
        ("1.5", "novice", 0, 0),
        ("1.5", "standard", 1, 1),
        ("1.5", "veteran", 2, 2),
        ("1.5", "fearless", 3, 3),
        ("1.61", "novice", 0, 0),
        ("1.61", "standard", 1, 1),
        ("1.61", "veteran", 2, 2),
        ("1.61", "fearless", 0, 3),
        ("1.9", "novice", 0, 0),
        ("1.9", "standard", 0, 1),
        ("1.9", "veteran", 0, 2),
        ("1.9", "fearless", 0, 3),
    ],
)
def test_the_tiers_bonus_is_earned_on_the_editions_condition(edition, tier, before_the_boss, at_the_boss):
    level = 2 if tier == "novice" else 1
    for floor in (1, 3):
        assert lose(tier, edition, floor, level)["tier"] == before_the_boss
    assert lose_to_the_boss(tier, edition, level)["tier"] == at_the_boss
    assert beat_the_boss(tier, edition, level)["tier"] == at_the_boss


@pytest.mark.rule("R-58", "OD-15.9", "OD-15.11", "OD-15.12", "OD-15.13")
@pytest.mark.parametrize(("edition", "tier"), [("1.1", "expert"), *[(edition, "veteran") for edition in LATER_BOOKS]])
def test_a_campaign_game_without_a_tier_earns_what_veterans_earn(edition, tier):
    assert lose("", edition) == lose(tier, edition)
    assert lose_to_the_boss("", edition) == lose_to_the_boss(tier, edition)
    assert beat_the_boss("", edition) == beat_the_boss(tier, edition)
    assert lose_to_the_boss("", edition)["tier"] == 2


@pytest.mark.rule("E-50")
@pytest.mark.parametrize(("condition", "bonus"), [("always", 3), ("fearless-boss", 0), ("boss-reached", 0)])
def test_the_condition_is_an_option_of_its_own(condition, bonus):
    assert lose("fearless", more=f"option tier_bonus {condition}")["tier"] == bonus


@pytest.mark.rule("OD-15.13", "R-54")
def test_the_boss_is_reached_when_its_card_is_turned_over():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        tier standard
        floor 3
        deck empty
        tokens 0
        hero warrior damage 5 marks
        phase end-turn
        next 1 1 1 1 1 1 1
    """)
    t.do("descend")  # the Yeti takes every die: the first round is over and lost before anybody can act
    assert (t.view.result, t.view.round) == ("defeat", 1)
    assert t.happened("marks-earned") == [
        {"hero": "warrior", "descents": 3, "levels": 0, "boss": 0, "tier": 1, "total": 4}
    ]


@pytest.mark.rule("R-55", "OD-15.5")
@pytest.mark.parametrize(("tier", "level", "marks"), [("novice", 2, 0), ("novice", 4, 2), ("standard", 2, 1)])
def test_the_level_a_novice_starts_with_is_no_level_up(tier, level, marks):
    assert lose(tier, level=level)["levels"] == marks


# Worked examples


@pytest.mark.rule("EX-34", "OD-15.12", "OD-14.3", "OD-14.4")
def test_lyra_by_the_french_book():
    assert lose("standard", "1.61", level=3) == {
        "hero": "archer", "descents": 2, "levels": 2, "boss": 0, "tier": 1, "total": 5
    }  # fmt: skip


@pytest.mark.rule("EX-35", "E-50")
def test_lyra_by_the_other_books():
    assert [lose("standard", edition, level=4)["total"] for edition in ("1.61", "1.5", "1.1")] == [6, 6, 6]
    assert lose("standard", "1.9", level=4)["total"] == 5
    assert lose("standard", "1.9", level=3)["total"] == 4


@pytest.mark.rule("EX-36", "OD-15.10", "OD-15.11", "OD-15.12", "OD-15.13")
@pytest.mark.parametrize(("edition", "before_the_boss"), [("1.9", 4), ("1.61", 4), ("1.5", 7)])
def test_a_fearless_defeat(edition, before_the_boss):
    assert lose_to_the_boss("fearless", edition, level=3) == {
        "hero": "archer", "descents": 3, "levels": 2, "boss": 0, "tier": 3, "total": 8
    }  # fmt: skip
    assert lose("fearless", edition, level=3)["total"] == before_the_boss


@pytest.mark.rule("EX-37", "OD-14.3", "OD-14.4", "OD-14.5", "OD-14.6")
@pytest.mark.parametrize("edition", LATER_BOOKS)
def test_a_perfect_run(edition):
    assert beat_the_boss("fearless", edition, level=4) == {
        "hero": "warrior", "descents": 3, "levels": 3, "boss": 3, "tier": 3, "total": 12
    }  # fmt: skip
