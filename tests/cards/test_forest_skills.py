"""Each skill on a card or hero of the Forest, used in a position: where, for what cost, and what it does.

What all skills have in common is played here for Basic Skills too.
"""

import pytest
from forest import (
    BASIC,
    BOSSES,
    CARDS,
    HERO,
    HOME,
    LETTERS,
    ON_CARDS,
    ONE_OF_EACH,
    PACK,
    PERILS,
    PRINTED,
    SIDES,
    SILENT,
    SKILLS,
    before,
    boss_boxes,
    boxes_of,
    cost,
    faces,
    facing,
    finish,
    held,
    heroes_for,
    in_order,
    partner,
    placing,
    raise_dice,
    reroll_two,
    step,
    steps,
    use,
    used,
    user,
    whole,
    with_skill,
)
from test_card_facts import dice_worth

from table import at
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.poison import HERBALIST

FOREST = [*ON_CARDS, *PRINTED]
EACH = [*FOREST, *BASIC[0], *BASIC[1]]
ACTIVE = [skill for skill in EACH if SKILLS[skill].use]
PAID = [skill for skill in EACH if cost(skill)]
USES = {"combat": c.COMBAT, "peril": c.PERIL, "boss": c.BOSS | c.COMBAT}  # combat skills work against the boss too


def fights_of(skill):
    return [fight for fight, bits in USES.items() if SKILLS[skill].use & bits]


def anywhere(skill):
    """A fight in which the skill may be used; magic where it is a peril, so that it can be paid."""
    return "combat" if "combat" in fights_of(skill) else "magic"


def settle(t):
    """Answer whatever the skill asks, as briefly as possible."""
    while t.asks != "placing":
        t.do("done" if "done" in t.options else t.options[0])


# Where


@pytest.mark.rule("OD-7.30", "OD-7.31", "OD-7.32", "OD-7.33", "OD-13.8", "OD-13.9")
@pytest.mark.parametrize("fight", USES)
@pytest.mark.parametrize("skill", EACH)
def test_a_forest_skill_is_used_where_its_icons_allow(skill, fight):
    t = with_skill(skill, "magic" if fight == "peril" else fight, "h6 h6 h6 h6", "h1")
    assert t.asks == "placing"
    assert bool(t.offers(f"use {user(skill)} {skill}")) == (fight in fights_of(skill))


@pytest.mark.rule("OD-7.28", "OD-7.29", "R-86")
@pytest.mark.parametrize("skill", ACTIVE)
def test_a_forest_skill_is_used_once_an_encounter(skill):
    t = with_skill(skill, anywhere(skill), "h6 h6 h6 h6", "h1")
    t.do(f"use {skill}")
    settle(t)
    assert not t.offers(f"use {user(skill)} {skill}")
    assert next(mine.used for mine in t.hero(user(skill)).skills if mine.id == skill)


def test_a_passive_skill_is_never_used():
    assert {skill for skill in EACH if skill not in ACTIVE} == {"iron-stomach"}


# Cost


@pytest.mark.rule("OD-7.34", "OD-7.35", "OD-7.36", "OD-7.43", "OD-1.21", "OD-17.16", "OD-17.17")
@pytest.mark.parametrize("skill", PAID)
def test_a_forest_skill_takes_exactly_its_cost_and_exiles_it_if_it_says_so(skill):
    facts = SKILLS[skill]
    dice = [LETTERS[facts.color] + "1"] * (facts.mana or facts.dice)
    t = with_skill(skill, "combat", " ".join(dice))
    t.do(f"use {skill}")
    assert [fact["die"] for fact in t.happened("paid")] == dice
    expected = dict.fromkeys(c.COLORS[:4], 0)
    expected[c.COLORS[facts.color]] = len(dice) if facts.exile else 0
    assert t.view.exiled == expected
    settle(t)
    assert whole(t)
    other = "s6" if LETTERS[facts.color] != "s" else "a6"
    t = with_skill(skill, "combat", " ".join([*dice[1:], other]))
    assert not t.offers(f"use {user(skill)} {skill}")


def sixes(skill):
    """How many dice that show 6 pay for a spell."""
    return -(-SKILLS[skill].mana // 6)


@pytest.mark.rule("OD-1.29", "OD-7.41", "OD-17.16")
@pytest.mark.parametrize("skill", PAID)
def test_a_forest_skill_takes_heroic_dice_for_its_cost(skill):
    dice = ["h6"] * sixes(skill) if SKILLS[skill].mana else ["h1"] * SKILLS[skill].dice
    t = with_skill(skill, "combat", " ".join(dice))
    t.do(f"use {skill}")
    assert [fact["die"] for fact in t.happened("paid")] == dice
    assert t.view.exiled["heroic"] == (len(dice) if SKILLS[skill].exile else 0)


@pytest.mark.rule("OD-7.36", "OD-7.38")
@pytest.mark.parametrize("skill", [skill for skill in PAID if SKILLS[skill].mana])
def test_mana_beyond_the_cost_of_a_forest_spell_is_lost(skill):
    dice = ["m6"] * sixes(skill)
    t = with_skill(skill, "combat", " ".join(dice))
    t.do(f"use {skill}")
    assert [fact["die"] for fact in t.happened("paid")] == dice
    assert "m6" not in t.hero(user(skill)).pool
    t = with_skill(skill, "combat", " ".join([*dice_worth("m", SKILLS[skill].mana - 1), "s6"]))
    assert not t.offers(f"use {user(skill)} {skill}")


# Dice rolled and gained

ROLLS = {  # the dice that it rolls, as often as it says
    "bramble-lash": "a",
    "quickdraw": "a",
    "shed-skin": "a",
    "wild-growth": "sah",
    "bitter-draught": "h",
}
GAINS = {
    "timber": "s",
    "break-the-blade": "s",
    "ricochet": "sm",
    "snare": "h",
    "will-o-wisp": "h",
    "green-thumb": "h",
    "double-strike": "a",
    "cantrip": "m",
    "lay-of-the-land": "h",
}


def dice_of(skill, verb):
    """(letter, value, count) of each step by which the skill rolls or gains dice."""
    found = steps(SKILLS[skill].effects, verb)
    return [(LETTERS[effect.color], effect.benefit.value, effect.count) for effect in found]


@pytest.mark.rule("OD-1.26", "OD-7.44", "OD-7.46")
@pytest.mark.parametrize("skill", ROLLS)
def test_a_forest_skill_rolls_its_dice(skill):
    letters = [letter for letter, _, count in dice_of(skill, "roll") for _ in range(count)]
    assert set(letters) == set(ROLLS[skill])
    values = [2, 5, 3, 6, 4, 2, 5, 3][: len(letters)]
    t = used(skill, "combat", "m6", more=f"next {' '.join(map(str, values))}")
    assert t.asks == "placing"
    expected = [f"{letter}{value}" for letter, value in zip(letters, values, strict=True)]
    assert t.hero(user(skill)).pool == in_order(["m6", *expected])
    assert not t.state.rng.script
    assert whole(t)


@pytest.mark.rule("OD-1.26", "OD-7.44", "OD-7.46")
@pytest.mark.parametrize("skill", GAINS)
def test_a_forest_skill_gains_its_dice(skill):
    dice = [f"{letter}{value}" for letter, value, count in dice_of(skill, "gain") for _ in range(count)]
    assert {die[0] for die in dice} == set(GAINS[skill])
    t = used(skill, anywhere(skill), "m6")
    assert t.asks == "placing"
    assert t.hero(user(skill)).pool == in_order(["m6", *dice])
    assert whole(t)


@pytest.mark.rule("OD-1.28", "OD-7.45", "OD-7.55", "OD-17.18")
@pytest.mark.parametrize("skill", [*ROLLS, *GAINS])
def test_a_forest_skill_takes_only_dice_that_are_there(skill):
    """All dice of its colors are exiled but those that pay for it, which come back first."""
    colors = ROLLS.get(skill) or GAINS[skill]
    paid = [die[0] for die in cost(skill)]
    gone = [f"{x}{n - paid.count(x)}" for x, n in zip(LETTERS, PACK.supply, strict=True) if x in colors]
    spare = next(letter for letter in "mas" if letter not in colors) + "6"
    t = used(skill, anywhere(skill), spare, more=f"exiled {' '.join(gone)}\nnext {'3 ' * 8}")
    expected = [spare]
    for letter, value, count in dice_of(skill, "roll" if skill in ROLLS else "gain"):
        back = 0 if SKILLS[skill].exile else paid.count(letter)
        expected += [f"{letter}{value or 3}"] * min(count, back)
    assert t.hero(user(skill)).pool == in_order(expected)
    assert whole(t)


@pytest.mark.rule("OD-1.26", "OD-7.57")
def test_covering_shot_lets_the_partner_roll():
    dice = [letter for letter, _, count in dice_of("covering-shot", "roll") for _ in range(count)]
    assert set(dice) == {"h"}
    t = used("covering-shot", "combat", "a5", "a2", more=f"next {'4 ' * len(dice)}")
    assert t.hero("hunter").pool == ["a5"]
    assert t.hero(partner("hunter")).pool == in_order(["a2", *[f"{letter}4" for letter in dice]])
    assert whole(t)
    t = used("covering-shot", "combat", "a5", "a2", more="exiled h6")
    assert t.hero(partner("hunter")).pool == ["a2"]


# Dice for each poison token

PER_POISON = {"rotbloom": "h", "bloodfever": "s", "quickened-blood": "m"}


@pytest.mark.parametrize("skill", PER_POISON)
def test_a_forest_skill_rolls_a_die_for_each_poison_token_on_its_user(skill):
    effect = step(skill, "roll")
    letter = PER_POISON[skill]
    assert (LETTERS[effect.color], effect.per_poison) == (letter, True)
    for poison in range(effect.count + 2):
        more = f"hero {user(skill)} poison {poison}\nnext {'5 ' * 8}"
        t = used(skill, "combat", "a6", "a6", more=more)
        assert t.hero(user(skill)).pool == in_order(["a6", *[f"{letter}5"] * min(poison, effect.count)])
        assert t.hero(user(skill)).poison == poison
        assert whole(t)
    gone = PACK.supply[LETTERS.index(letter)]
    t = used(skill, "combat", "a6", "a6", more=f"hero {user(skill)} poison 3\nexiled {letter}{gone}")
    assert t.hero(user(skill)).pool == ["a6"]


def test_quickened_blood_ignores_the_poison_of_the_partner():
    t = used("quickened-blood", "combat", "a6", "a6", more=f"hero {partner('slayer')} poison 3")
    assert t.hero("slayer").pool == ["a6"]


@pytest.mark.rule("OD-17.1", "OD-17.5")
def test_bitter_draught_poisons_whoever_drinks_it():
    amount = step("bitter-draught", "envenom").amount
    t = used("bitter-draught", "combat", "a6", "a6", together=True)
    assert (t.hero(HERO).poison, t.hero(partner(HERO)).poison) == (max(0, amount - 1), 0)  # Iron Stomach
    t = used("bitter-draught", "combat", "a6")
    assert (t.hero(HERO).poison, t.hero(HERO).damage) == (amount, 0)
    t = used("bitter-draught", "combat", "a6", more=f"hero {HERO} poison 8")
    assert (t.hero(HERO).poison, t.hero(HERO).damage) == (8, amount)


# Dice changed


@pytest.mark.rule("OD-7.49", "OD-7.51")
@pytest.mark.parametrize("skill", ["second-swing", "woodcraft"])
def test_second_swing_and_woodcraft_reroll_low_dice(skill):
    fight = "combat" if skill == "second-swing" else "strength"
    t = used(skill, fight, ONE_OF_EACH, more="next 6 6")
    pool = reroll_two(t, HERO, step(skill, "reroll"))
    assert (t.hero(HERO).pool, t.asks) == (pool, "placing")
    t = used(skill, fight, ONE_OF_EACH)
    t.do("done")
    assert t.hero(HERO).pool == ONE_OF_EACH.split()
    low = faces(step(skill, "reroll"))[0]
    t = used(skill, fight, f"s{low} s{low} h{low}", more="next 5 4 3")
    t.do(f"pick s{low}", f"pick s{low}", f"pick h{low}")
    assert t.hero(HERO).pool == ["s4", "s5", "h3"]


@pytest.mark.rule("OD-7.49", "OD-7.57")
def test_howl_rerolls_low_dice_of_both_heroes():
    own, other = steps(SKILLS["howl"].effects, "reroll")
    assert (own.partner, other.partner) == (False, True)
    low = faces(other)[0]
    t = used("howl", "combat", ONE_OF_EACH, f"a{low} a6", more="next 6 6 5", together=True)
    pool = reroll_two(t, HERO, own)
    assert t.hero(HERO).pool == pool
    assert t.asked_seats == [1]  # her own dice are the partner's to choose
    assert t.refuses("pick a6")
    t.do(f"pick a{low}")
    assert t.hero(partner(HERO)).pool == ["a5", "a6"]
    t = used("howl", "combat", "s6", f"a{low} a6", together=True)
    t.do("done")  # the partner may decline
    assert t.hero(partner(HERO)).pool == [f"a{low}", "a6"]


@pytest.mark.rule("OD-7.49", "OD-7.57")
def test_shared_tonic_rerolls_dice_of_both_heroes():
    own, other = steps(SKILLS["shared-tonic"].effects, "reroll")
    assert (own.partner, other.partner) == (False, True)
    mine = ["s1"] * own.dice
    theirs = ["a1"] * other.dice
    script = "6 " * own.dice + "5 " * other.dice
    t = used("shared-tonic", "combat", " ".join([*mine, "s4"]), " ".join([*theirs, "a4"]), more=f"next {script}")
    assert t.refuses("done")  # hers are not optional
    for _ in mine:
        t.do("pick s1")
    for _ in theirs:
        t.do("pick a1")
    assert t.hero("alchemist").pool == ["s4", *["s6"] * own.dice]
    assert t.hero("hunter").pool == ["a4", *["a5"] * other.dice]
    t = used("shared-tonic", "combat", "s1 s4", "a1 a4", more="next 6 6")
    t.do("pick s1")
    while t.asked_seats == [0] and t.asks == "pick":
        t.do(t.options[0])
    t.do("done")
    assert t.hero("hunter").pool == ["a1", "a4"]


@pytest.mark.rule("OD-7.48")
def test_reckless_abandon_sets_any_dice_to_its_number():
    to = step("reckless-abandon", "set").to
    t = used("reckless-abandon", "combat", "s1 s6 m2 h1")
    for die in ("s1", "m2", "h1"):
        t.do(f"pick {die}")
    t.do("done")
    assert t.hero(HERO).pool == in_order([f"s{to}", "s6", f"m{to}", f"h{to}"])
    t = used("reckless-abandon", "combat", "s1 s6")
    t.do("done")
    assert t.hero(HERO).pool == ["s1", "s6"]
    assert t.view.exiled["agility"] == len(cost("reckless-abandon"))


@pytest.mark.rule("OD-7.48", "OD-7.50")
def test_moonbeam_raises_dice():
    effect = step("moonbeam", "raise")
    pool = ["s1", "s1", "s2", "s2", "s3", "s3", "s4", "s4"]
    t = used("moonbeam", "combat", " ".join(pool))
    raised = raise_dice(t, effect, pool)
    assert t.hero(HERO).pool == raised
    t = used("moonbeam", "combat", "s5 h6")
    t.do("pick s5", *["done"] * (effect.dice > 1))
    assert t.hero(HERO).pool == in_order([f"s{min(6, 5 + effect.by)}", "h6"])
    t = used("moonbeam", "combat", "s5")
    t.do("done")
    assert t.hero(HERO).pool == ["s5"]


@pytest.mark.rule("OD-7.48", "OD-1.28")
@pytest.mark.parametrize(("branch", "source", "to"), [(1, "s", "a"), (2, "a", "s")])
def test_shapeshift_recolors_dice_either_way(branch, source, to):
    most = SKILLS["shapeshift"].effects[0].branches[branch - 1][0].dice
    pool = [f"{source}{value}" for value in range(1, most + 2)]
    t = used("shapeshift", "combat", " ".join([*pool, f"{to}6", "m6", "h6"]))
    assert t.offers("branch") == ["branch 1", "branch 2"]
    t.do(f"branch {branch}")
    assert not [text for text in t.options if text.split()[-1] in (f"{to}6", "m6", "h6")]
    assert t.refuses("done")  # at least one
    for die in pool[:most]:
        t.do(f"pick {die}")
    changed = [f"{to}{die[1]}" for die in pool[:most]]
    assert t.hero(HERO).pool == in_order([*changed, pool[-1], f"{to}6", "m6", "h6"])
    assert whole(t)
    t = used("shapeshift", "combat", f"{source}1 {source}2 {source}3 m6")
    t.do(f"branch {branch}", f"pick {source}1", "done")
    assert t.hero(HERO).pool == in_order([f"{to}1", f"{source}2", f"{source}3", "m6"])
    t = used("shapeshift", "combat", f"{source}1 {source}2", more=f"exiled {to}8")
    t.do(f"branch {branch}")
    assert t.hero(HERO).pool == [f"{source}1", f"{source}2"]


@pytest.mark.rule("OD-7.48", "OD-1.28")
def test_compost_turns_low_dice_into_better_ones_of_their_color():
    effect = step("compost", "exchange")
    low = faces(effect)[0]
    t = used("compost", "combat", f"s{low} a{low} m{low} m6 h{low}")
    assert t.refuses("pick m6")
    t.do(f"pick s{low}", f"pick m{low}", f"pick h{low}", "done")
    better = effect.value
    assert t.hero(HERO).pool == in_order([f"s{better}", f"a{low}", f"m{better}", "m6", f"h{better}"])
    assert whole(t)
    t = used("compost", "strength", f"s{low} s6")
    t.do(f"pick s{low}")
    assert t.hero(HERO).pool == in_order([f"s{better}", "s6"])
    t = used("compost", "combat", "m6")
    assert (t.asks, t.hero(HERO).pool) == ("placing", ["m6"])


@pytest.mark.rule("OD-7.48", "OD-1.28")
def test_fools_gold_turns_low_dice_into_heroic_ones():
    effect = step("fools-gold", "exchange")
    low = faces(effect)
    gold = f"h{effect.value}"
    t = used("fools-gold", "combat", " ".join([f"s{value}" for value in low] + ["m6"]))
    assert t.refuses("pick m6")
    for value in low:
        t.do(f"pick s{value}")
    assert t.hero("alchemist").pool == in_order(["m6", *[gold] * len(low)])
    assert whole(t)
    t = used("fools-gold", "agility", f"a{low[0]} a6")
    t.do(f"pick a{low[0]}")
    assert t.hero("alchemist").pool == in_order(["a6", gold])
    t = used("fools-gold", "combat", f"s{low[0]} s{low[0]} m6", more="exiled h5")  # one heroic die is left
    t.do(f"pick s{low[0]}", f"pick s{low[0]}")
    assert t.hero("alchemist").pool == in_order(["m6", gold])


# Consequences prevented

WITHOUT_BRANCH = ["thick-hide", "push-through", "snare", "plague-mask", "barkskin", "last-stand"]
WITH_BRANCH = [("slip-away", 1), ("slip-away", 2), ("fleetfoot", 1)]
PREVENTING = [(skill, 0) for skill in WITHOUT_BRANCH] + WITH_BRANCH


def prevents(skill, branch):
    """The steps by which the skill prevents something."""
    effects = SKILLS[skill].effects
    return steps(effects[0].branches[branch - 1] if branch else effects, "prevent")


def prevent(t, skill, branch):
    """Use the skill, and for all that it may."""
    use(t, skill)
    if branch:
        t.do(f"branch {branch}")
    for effect in prevents(skill, branch):
        if effect.up_to:
            most = effect.boss_amount if t.view.mode == "boss" else effect.amount
            assert t.offers("amount") == [f"amount {n}" for n in range(most, 0, -1)]
            t.do(f"amount {most}")
    assert t.asks == "placing"


def left(box, skill, branch, boss=False):
    """Damage, poison and time of a box after the skill was used."""
    amounts = dict.fromkeys(c.ICONS, 0)
    for effect in prevents(skill, branch):
        amounts[effect.icon] += effect.boss_amount if boss else effect.amount
    assert any(amounts.values())
    return tuple(max(0, getattr(box, icon) - amounts[icon]) for icon in ("damage", "poison", "time"))


def all_suffered(t):
    heroes = t.view.heroes
    return sum(hero.damage for hero in heroes), sum(hero.poison for hero in heroes), 20 - t.view.deck


@pytest.mark.rule("OD-7.53", "OD-8.11", "OD-8.12", "OD-8.28", "R-39")
@pytest.mark.parametrize(("skill", "branch"), PREVENTING)
def test_a_forest_skill_prevents_consequences_of_a_combat(skill, branch):
    """Box by box of a combat with much to suffer, deep in the Realm of Venom."""
    card = next(id for id in (SILENT, "moss-golem-2") if id != ON_CARDS.get(skill))
    where = {"dungeon": "realm-of-venom", "floor": 3}
    boxes = boxes_of(card, **where)
    for icon in ("damage", "poison", "time"):
        assert any(getattr(box, icon) for box in boxes)
    pool = " ".join([*cost(skill), "h1"])
    for number, box in enumerate(boxes, 1):
        more = f"hero {user(skill)} {held(skill)}"
        t = placing(card, (number,), pool, more=more, heroes=heroes_for(skill), **where)
        prevent(t, skill, branch)
        finish(t)
        assert t.asks == "loot"
        assert all_suffered(t) == left(box, skill, branch)


@pytest.mark.rule("OD-7.53", "OD-8.11", "R-39")
@pytest.mark.parametrize(("skill", "branch"), [case for case in PREVENTING if SKILLS[case[0]].use & c.PERIL])
def test_a_forest_skill_prevents_consequences_of_a_peril(skill, branch):
    pool = " ".join([*cost(skill), "h1"])
    for card in PERILS:
        for option in (1, 2):
            if card != ON_CARDS.get(skill):
                more = f"hero {user(skill)} {held(skill)}"
                t = placing(card, (1,), pool, option, more, heroes=heroes_for(skill))
                prevent(t, skill, branch)
                finish(t)
                assert all_suffered(t) == left(boxes_of(card, option)[0], skill, branch)


@pytest.mark.rule("OD-7.53", "OD-13.9", "R-48")
@pytest.mark.parametrize("boss", BOSSES)
@pytest.mark.parametrize(("skill", "branch"), PREVENTING)
def test_a_forest_skill_prevents_consequences_of_a_boss_round(skill, branch, boss):
    pool = " ".join([*cost(skill), "h1"])
    for number, box in enumerate(boss_boxes(boss), 1):
        t = facing(boss, (number,), pool, f"hero {user(skill)} {held(skill)}", heroes_for(skill))
        prevent(t, skill, branch)
        damage, poison, _ = left(box, skill, branch, boss=True)
        assert (t.view.damage_now, t.view.poison_now) == (damage, poison)
        while t.asks == "placing" and t.view.round == 0:
            t.do("done")
        suffered = [(fact["damage"], fact["poison"]) for fact in t.happened("consequences")]
        assert suffered == [(damage, poison)]


@pytest.mark.rule("R-39")
@pytest.mark.parametrize(("skill", "branch"), [("push-through", 0), ("slip-away", 2)])
def test_push_through_and_slip_away_may_prevent_less(skill, branch):
    """One alone, so that the rest is suffered."""
    effect = prevents(skill, branch)[0]
    icon = effect.icon
    t = with_skill(skill, "combat", " ".join([*cost(skill), "h1"]))
    before_ = {"time": t.view.time_now, "poison": t.view.poison_now}[icon]
    use(t, skill)
    if branch:
        t.do(f"branch {branch}")
    t.do("amount 1")
    assert {"time": t.view.time_now, "poison": t.view.poison_now}[icon] == before_ - 1 > 0


def test_snare_gives_its_die_and_prevents_time():
    """Both parts in one use; what it prevents box by box is played above."""
    gain = step("snare", "gain")
    t = with_skill("snare", "combat", " ".join([*cost("snare"), "m6"]))
    time = t.view.time_now
    use(t, "snare")
    assert t.hero(HERO).pool == in_order(["m6", *[f"h{gain.value}"] * gain.count])
    assert t.view.time_now == max(0, time - step("snare", "prevent").amount)


def test_fleetfoot_rerolls_a_die_instead():
    count = SKILLS["fleetfoot"].effects[0].branches[1][0].dice
    for fight in ("combat", "agility"):
        t = used("fleetfoot", fight, " ".join(["a1"] * count + ["a6"]), more=f"next {'5 ' * count}")
        time = t.view.time_now
        t.do("branch 2")
        while t.asks == "pick":
            t.do("pick a1")
        assert t.hero("hunter").pool == [*["a5"] * count, "a6"]
        assert t.view.time_now == time


# Healing


@pytest.mark.rule("OD-17.6", "R-79", "R-98")
def test_heartwood_heals_its_user():
    amount = step("heartwood", "heal").amount
    for fight in ("combat", "magic"):
        for damage in range(SIDES[HERO, "solo"].health):
            t = used("heartwood", fight, "h1", more=f"hero {HERO} damage {damage}")
            assert (t.hero(HERO).damage, t.asks) == (max(0, damage - amount), "placing")
    for poison in range(1, amount + 2):  # or poison, token by token
        t = used("heartwood", "combat", "h1", more=f"hero {HERO} poison {poison}")
        assert t.hero(HERO).poison == max(0, poison - amount)
    t = used("heartwood", "combat", "h1", more=f"hero {HERO} damage {amount} poison {amount}")
    assert t.offers("cure") == [f"cure {HERO} {n}" for n in range(amount + 1)]
    t.do("cure 1")
    assert (t.hero(HERO).damage, t.hero(HERO).poison) == (1, amount - 1)


@pytest.mark.rule("R-98")
def test_heartwood_heals_nobody_else():
    t = used("heartwood", "combat", "h1", "h1", more=f"hero {partner(HERO)} damage 2", together=True)
    assert t.hero(partner(HERO)).damage == 2


@pytest.mark.parametrize("fight", ["combat", "magic"])
def test_cleansing_rain_cures_or_heals(fight):
    rain, sun = SKILLS["cleansing-rain"].effects[0].branches
    cured, healed = rain[0].amount, sun[0].amount
    more = f"hero {HERO} damage {healed + 1} poison {{}}"
    for poison in (0, 1, cured, cured + 1):
        t = used("cleansing-rain", fight, "h1", more=more.format(poison))
        t.do("branch 1")
        assert (t.hero(HERO).poison, t.hero(HERO).damage) == (max(0, poison - cured), healed + 1)
    t = used("cleansing-rain", fight, "h1", more=more.format(0))
    t.do("branch 2")
    assert (t.hero(HERO).damage, t.asks) == (1, "placing")


def test_shed_skin_cures_its_user():
    cured = step("shed-skin", "cure").amount
    for poison in (0, 1, cured, cured + 2):
        t = used("shed-skin", "combat", "h1", more=f"hero {HERO} poison {poison} damage 2")
        assert (t.hero(HERO).poison, t.hero(HERO).damage) == (max(0, poison - cured), 2)


# Skills that are never used


def explores(heroes, more, roll):
    t = at(f"""
        heroes {heroes}
        dungeon {HOME}
        doors ? ?
        tokens 0
        {more}
        next {roll}
        phase choose
    """)
    t.do("explore")
    return (t.happened("resisted") + t.happened("poison-strikes"))[0]


@pytest.fixture
def herbalist(monkeypatch):
    """No card of ours has such a skill: packs may bring one."""
    monkeypatch.setattr(SKILLS["green-thumb"], "passive", "herbalist")


@pytest.mark.rule("OD-17.9", "OD-17.13", "R-76")
@pytest.mark.parametrize("roll", [1, 3, 6])
def test_a_herbalist_adds_to_the_resist_poison_roll(herbalist, roll):
    assert explores("druid", "hero druid poison 3", roll)["total"] == roll + HERBALIST
    assert explores(HERO, f"hero {HERO} poison 3", roll)["total"] == roll
    assert PRINTED["green-thumb"] == ("druid", "solo")
    assert explores("druid hunter", "hero druid poison 3", roll)["total"] == roll  # not on the other side


@pytest.mark.rule("OD-17.13", "OD-13.12")
def test_a_herbalist_helps_before_a_boss_and_in_no_other_roll(herbalist):
    t = at(f"heroes druid\ndungeon {HOME}\ntokens 0\nhero druid poison {HERBALIST}\nnext 1\nphase boss")
    assert (t.hero("druid").damage, t.hero("druid").poison) == (0, HERBALIST - 1)
    t = before(SILENT, f"next {'1 ' * 12}", heroes="druid")
    assert {die[1] for die in t.hero("druid").pool} == {"1"}


@pytest.mark.rule("OD-17.1", "OD-17.3")
def test_iron_stomach_keeps_one_token_off_its_owner():
    """A box with an even number of poison icons, shared by two; the partner has no such stomach."""
    assert SKILLS["iron-stomach"].passive == "antivenom"
    card, option, box = next(
        (card, option, boxes_of(card, option)[0])
        for card in PERILS
        for option in (1, 2)
        if boxes_of(card, option)[0].poison == 2
    )
    for heroes, expected in (("warden hunter", [0, 1]), ("alchemist hunter", [1, 1])):
        t = placing(card, (1,), "h1", option, heroes=heroes)
        finish(t)
        swallowed = [{"hero": "warden", "skill": "iron-stomach"}] if heroes.startswith("warden") else []
        assert t.happened("antivenom") == swallowed
        assert [hero.poison for hero in t.view.heroes] == expected
        assert sum(hero.damage for hero in t.view.heroes) == box.damage


@pytest.mark.rule("OD-17.5", "R-80")
def test_iron_stomach_counts_each_time_and_before_the_tokens_run_out():
    t = before("fen-hag-1", heroes="warden hunter")
    for _ in range(CARDS["fen-hag-1"].ability.start_poison):
        t.do("poison warden")
    assert t.hero("warden").poison == 0
    t = before("fen-hag-1", "hero hunter poison 8", heroes="warden hunter")
    for _ in range(CARDS["fen-hag-1"].ability.start_poison):
        t.do("poison warden")
    assert (t.hero("warden").poison, t.hero("warden").damage) == (0, 0)
    t = before("fen-hag-1", heroes="warden")  # the other side has another skill
    assert t.hero("warden").poison == CARDS["fen-hag-1"].ability.start_poison


def test_every_printed_skill_is_on_one_side_of_one_hero():
    assert len(PRINTED) == len(SIDES)
    for skill, (hero, side) in PRINTED.items():
        other = SIDES[hero, "duo" if side == "solo" else "solo"]
        assert PACK.skills[other.skill].id != skill
