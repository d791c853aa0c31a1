"""Each of the 40 skills and each potion, used in a position: where it may be used, what it costs, what it does."""

import pytest
from test_card_facts import CARDS, SIDES

from table import at

USES = {  # cost; fights in which it is used (a combat icon holds against the boss too)
    "backstab": ("agility 1", "combat boss"),
    "cleave": ("strength 1", "combat boss"),
    "accuracy": ("agility 3", "combat peril boss"),
    "crushing-blow": ("strength 1", "combat boss"),
    "consistency": ("agility 1", "combat boss"),
    "mana-fountain": ("", "combat boss"),
    "armor-crush": ("strength 1", "combat boss"),
    "shimmerblast": ("mana 3", "combat boss"),
    "dodge": ("agility 1", "combat boss"),
    "lucky-familiar": ("", "combat peril boss"),
    "flurry": ("strength 2", "combat boss"),
    "chaotic-aura": ("mana 6", "combat boss"),
    "brute-force": ("", "combat peril boss"),
    "steady-hands": ("", "peril"),
    "triple-strike": ("strength 3", "combat boss"),
    "persistence": ("strength 2", "combat peril boss"),
    "flameweave": ("mana 2", "combat peril boss"),
    "static-burst": ("mana 4", "combat boss"),
    "dexterity": ("agility 1", "combat boss"),
    "haste": ("mana 3", "combat boss"),
    "valor": ("", "combat boss"),
    "critical-strikes": ("", "combat boss"),
    "crushing-fist": ("mana 6", "combat boss"),
    "poison": ("agility 1", "combat boss"),
    "kiting": ("", "combat boss"),
    "combined-shot": ("", "combat boss"),
    "shield-aura": ("", "peril boss"),
    "power-transfer": ("", "combat boss"),
    "armor": ("", ""),
    "support-aura": ("", "combat boss"),
    "stealth": ("", ""),
    "dungeoneering": ("", "peril"),
    "second-wind": ("", ""),
    "fearless-charge": ("", "combat boss"),
    "bubbles-water-spirit": ("mana 3", "combat boss"),
    "water-blessing": ("", "combat boss"),
    "trident": ("", "combat boss"),
    "forked-strike": ("", "combat boss"),
    "inner-fire": ("", "combat peril boss"),
    "anti-hex": ("", "peril boss"),
}
PRINTED = {facts[5]: (hero, side) for (hero, side), facts in SIDES.items()}
ON_CARDS = {facts[2]: card for card, facts in reversed(CARDS.items()) if facts[1] == "skill"}
PAID = {skill: cost.split() for skill, (cost, _) in USES.items() if cost}
LIMITS = {"strength": 8, "agility": 8, "magic": 8, "heroic": 6}


def owner(skill):
    return PRINTED[skill][0] if skill in PRINTED else "warrior"


def partner(skill):
    return "rogue" if owner(skill) == "warrior" else "warrior"


def with_skill(skill, fight, pool, partner_pool="", more="", hero=""):
    """The hero who has the skill in a combat against an Ogre, in a peril of this color, or against the Dragon."""
    if skill in PRINTED:
        heroes = owner(skill) if PRINTED[skill][1] == "solo" else f"{owner(skill)} {partner(skill)}"
        held = ""
    else:
        heroes = owner(skill)
        held = f"skills {ON_CARDS[skill]}"
    foe = "ogre-2" if skill == "chaotic-aura" else "ogre-1"  # the other one is held as the skill
    place = {
        "combat": f"doors {foe}\nphase placing 1",
        "strength": "doors spiked-log-1\nphase placing 1\nchoice 1",
        "agility": "doors spiked-log-1\nphase placing 1\nchoice 2",
        "magic": "doors arrow-wall-2\nphase placing 1\nchoice 1",
        "boss": "floor 4\nphase placing",
    }[fight]
    partner_line = f"hero {partner(skill)} pool {partner_pool}" if partner_pool and " " in heroes else ""
    return at(f"""
        heroes {heroes}
        dungeon dragons-cave
        deck 20
        {more}
        {place}
        hero {owner(skill)} {held} pool {pool} {hero}
        {partner_line}
    """)


def supply_is_whole(t):
    """Every die is either in a pool or in the supply."""
    pooled = [die for hero in t.view.heroes for die in hero.pool]
    return t.view.supply == {
        color: limit - sum(die[0] == color[0] for die in pooled) for color, limit in LIMITS.items()
    }


# Where


@pytest.mark.rule("OD-7.30", "OD-7.31", "OD-7.32", "OD-7.33", "OD-13.8", "OD-13.9")
@pytest.mark.parametrize("fight", ["combat", "peril", "boss"])
@pytest.mark.parametrize("skill", USES)
def test_a_skill_is_used_where_its_icons_allow(skill, fight):
    t = with_skill(skill, "strength" if fight == "peril" else fight, "h6 h6 h6 h6", "h1")
    assert t.asks == "placing"
    assert bool(t.offers(f"use {owner(skill)} {skill}")) == (fight in USES[skill][1].split())


@pytest.mark.rule("OD-7.28", "OD-7.29", "OD-19.14", "R-86")
@pytest.mark.parametrize("skill", [skill for skill, (_, fights) in USES.items() if fights])
def test_a_skill_is_used_once_an_encounter(skill):
    fight = "combat" if "combat" in USES[skill][1] else "strength"
    t = with_skill(skill, fight, "h6 h6 h6 h6", "h1")
    t.do(f"use {skill}")
    while t.asks != "placing":
        t.do("done" if "done" in t.options else t.options[0])
    assert not t.offers(f"use {owner(skill)} {skill}")
    assert next(held.used for held in t.hero(owner(skill)).skills if held.id == skill)


# Cost


@pytest.mark.rule("OD-7.34", "OD-7.35", "OD-7.36", "OD-7.43", "OD-1.21")
@pytest.mark.parametrize("skill", PAID)
def test_a_skill_takes_exactly_its_cost(skill):
    kind, amount = PAID[skill]
    letter = "m" if kind == "mana" else kind[0]
    cost = [f"{letter}1"] * int(amount)
    t = with_skill(skill, "combat", " ".join(cost))
    t.do(f"use {skill}")
    assert [fact["die"] for fact in t.happened("paid")] == cost
    t = with_skill(skill, "combat", " ".join([*cost[1:], "s6" if letter != "s" else "a6"]))
    assert not t.offers("use")


@pytest.mark.rule("OD-1.29", "OD-7.41", "OD-19.5")
@pytest.mark.parametrize("skill", PAID)
def test_a_skill_takes_heroic_dice_for_its_cost(skill):
    cost = ["h1"] * int(PAID[skill][1])
    t = with_skill(skill, "combat", " ".join(cost))
    t.do(f"use {skill}")
    assert [fact["die"] for fact in t.happened("paid")] == cost


@pytest.mark.rule("OD-7.36", "OD-7.38", "EX-14")
@pytest.mark.parametrize("skill", [skill for skill, (kind, _) in PAID.items() if kind == "mana"])
def test_mana_beyond_the_cost_is_lost(skill):
    t = with_skill(skill, "combat", "m6")
    t.do(f"use {skill}")
    assert [fact["die"] for fact in t.happened("paid")] == ["m6"]
    mana = int(PAID[skill][1])
    if mana > 1:
        t = with_skill(skill, "combat", f"m{mana - 1}")
        assert not t.offers("use")


@pytest.mark.rule("OD-7.42", "OD-19.9")
def test_a_partners_dice_never_pay():
    position = """
        heroes warrior rogue
        dungeon dragons-cave
        doors ogre-1
        phase placing 1
        hero warrior skills bandit-1 pool {}
        hero rogue pool a6 a6
    """
    assert not at(position.format("s6")).offers("use warrior backstab")
    assert at(position.format("a1")).offers("use warrior backstab")


# Effect: dice

DICE = [  # skill, fight, pool, rolls to come, answers, pool after
    ("backstab", "combat", "a2 m1", "3 5", "use backstab", "s3 s5 m1"),
    ("backstab", "combat", "a2 h1", "3 5", "use backstab; pay h1", "s3 s5 a2"),
    ("cleave", "combat", "s1 s2 a3 m4 m4 h5", "",
     "use cleave; pay s1; pick s2; pick a3; pick m4; pick h5", "s3 a4 m4 m5 h6"),
    ("cleave", "combat", "s1 m5 m6", "", "use cleave; pick m6; pick m5", "m6 m6"),
    ("cleave", "combat", "s1 m5 m6", "", "use cleave; done", "m5 m6"),
    ("accuracy", "combat", "a1 a1 a1 s2", "", "use accuracy", "s2 h6"),
    ("accuracy", "agility", "a1 a1 h2", "", "use accuracy; pay a1; pay a1", "h6"),
    ("crushing-blow", "combat", "s1 a1", "", "use crushing-blow", "s6 a1"),
    ("consistency", "combat", "a1 s6 m1 h2", "", "use consistency; pay a1; pick m1; pick h2; done", "s6 m4 h4"),
    ("mana-fountain", "combat", "s1", "", "use mana-fountain", "s1 m6*"),
    ("armor-crush", "combat", "s1 a1", "", "use armor-crush", "a1 h6!"),
    ("shimmerblast", "combat", "m1 m2", "4", "use shimmerblast; pay m1", "h4"),
    ("lucky-familiar", "combat", "s1 a6", "5", "use lucky-familiar; branch 1; pick s1", "s5 a6"),
    ("lucky-familiar", "combat", "s1 a6", "", "use lucky-familiar; branch 2; pick s1", "s2 a6"),
    ("lucky-familiar", "agility", "a1 a6", "4", "use lucky-familiar; branch 1; pick a1", "a4 a6"),
    ("flurry", "combat", "s1 s1 m2", "2 3 4", "use flurry", "s4 a2 a3 m2"),
    ("chaotic-aura", "combat", "m6 s2 s2 a2 a2 m2 m3 h2", "",
     "use chaotic-aura; pay m6; pick s2; pick s2; pick a2; pick a2; pick m2", "s6 s6 a6 a6 m3 m6 h2"),
    ("chaotic-aura", "combat", "m6 s1 a1 a3", "", "use chaotic-aura; pick s1; done", "s6 a1 a3"),
    ("brute-force", "combat", "s5 a5 m5 h5 a4", "", "use brute-force; pick a5; pick m5; done", "s5 s6 s6 a4 h5"),
    ("brute-force", "strength", "s5 h5", "", "use brute-force; pick s5; pick h5", "s6 s6"),
    ("steady-hands", "magic", "m1", "5", "use steady-hands", "m1 h5"),
    ("triple-strike", "combat", "s1 s1 s1 s2 s5", "",
     "use triple-strike; pay s1; pay s1; pay s1; pick a5", "s2 s5 s5 a6 m5"),
    ("triple-strike", "combat", "s1 s1 s1 h5", "", "use triple-strike; pay s1; pay s1; pay s1; pick m5", "s5 a5 m6 h5"),
    ("persistence", "combat", "s1 s1 a1", "2 6", "use persistence", "s2 a1 h6"),
    ("persistence", "strength", "s1 h1", "2 6", "use persistence; pay s1", "s2 h6"),
    ("flameweave", "combat", "m2 a1", "", "use flameweave", "a1 m5"),
    ("flameweave", "magic", "m1 h1", "", "use flameweave; pay m1", "m5"),
    ("static-burst", "combat", "m4 m1", "", "use static-burst; pay m4; pick a4", "s4 a5 m1"),
    ("static-burst", "combat", "m4 m1", "", "use static-burst; pay m4; pick m1", "s4 a4 m2"),
    ("dexterity", "combat", "a1 s1", "", "use dexterity", "s1 a6"),
    ("haste", "combat", "m3 s1", "5 2", "use haste", "s1 a2 a5"),
    ("valor", "combat", "s1", "6", "use valor", "s1 h6"),
    ("critical-strikes", "combat", "a2 a3 a5 s1", "", "use critical-strikes; pick a3; pick a5", "s1 a2 h3 h5"),
    ("critical-strikes", "combat", "a2 a5", "", "use critical-strikes; pick a5; done", "a2 h5"),
    ("crushing-fist", "combat", "m6 a1", "", "use crushing-fist", "s6 s6 a1"),
    ("bubbles-water-spirit", "combat", "m3 m1", "4 5", "use bubbles-water-spirit; pay m3; branch 1", "s4 a5 m1"),
    ("bubbles-water-spirit", "combat", "m3 m1", "4 5", "use bubbles-water-spirit; pay m3; branch 2", "m1 m5 h4"),
    ("trident", "combat", "s6 a3 a5", "", "use trident; pick s6", "s2 s2 s2 a3 a5"),
    ("trident", "combat", "h4 a3", "", "use trident; pick h4", "a3 h2 h2 h2"),
    ("inner-fire", "strength", "s1 s2 s3", "6 4", "use inner-fire; branch 1; pick s1; pick s2", "s3 s4 s6"),
    ("inner-fire", "strength", "s1 s2 s3", "", "use inner-fire; branch 2", "s1 s2 s3 h3"),
]  # fmt: skip


@pytest.mark.rule("OD-7.44", "OD-7.46", "OD-7.48", "OD-7.49", "OD-7.50", "OD-7.51", "R-27")
@pytest.mark.parametrize(("skill", "fight", "pool", "rolls", "answers", "after"), DICE)
def test_a_skill_changes_the_dice_as_printed(skill, fight, pool, rolls, answers, after):
    t = with_skill(skill, fight, pool, more=f"next {rolls}")
    t.do(*answers.split("; "))
    assert t.asks == "placing"
    assert t.hero(owner(skill)).pool == after.split()
    assert supply_is_whole(t)
    assert not t.state.rng.script  # neither more nor fewer dice were rolled


BOUNDS = [  # skill, pool, answers, what may not be picked
    ("chaotic-aura", "m6 s2 a2 a3", "use chaotic-aura; pick s2", "a3"),
    ("brute-force", "s5 a4 a5", "use brute-force", "a4"),
    ("triple-strike", "s1 s1 s1 a4", "use triple-strike", "a4"),
    ("critical-strikes", "s2 a2 a3 m2 h2", "use critical-strikes", "s2 m2 h2"),
    ("trident", "s6 s5 s3", "use trident", "s3"),
    ("inner-fire", "s1 s2 s3", "use inner-fire; branch 1", "s3"),
]


@pytest.mark.rule("OD-7.51")
@pytest.mark.parametrize(("skill", "pool", "answers", "barred"), BOUNDS)
def test_a_skill_leaves_other_dice_alone(skill, pool, answers, barred):
    t = with_skill(skill, "strength" if skill == "inner-fire" else "combat", pool)
    t.do(*answers.split("; "))
    assert t.asks == "pick"
    for die in barred.split():
        assert t.refuses(f"pick {die}")


@pytest.mark.parametrize(("skill", "pool", "answers"), [
    ("critical-strikes", "a2 a5", "use critical-strikes"),  # one or two
    ("triple-strike", "s1 s1 s1", "use triple-strike"),
    ("lucky-familiar", "s1 a6", "use lucky-familiar; branch 1"),
])  # fmt: skip
def test_a_skill_that_names_a_number_of_dice_changes_them(skill, pool, answers):
    t = with_skill(skill, "combat", pool)
    t.do(*answers.split("; "))
    assert t.asks == "pick"
    assert t.refuses("done")


# Effect: dice of the partner

PARTNERS = [  # skill, fight, pools, rolls, answers, pools after
    ("combined-shot", "combat", "a1", "s3 s6 a3", "", "use combined-shot; pick s3", "a1", "s4 s6 a3"),
    ("power-transfer", "combat", "m1", "s3", "", "use power-transfer; branch 1", "m1", "s1 s3"),
    ("power-transfer", "combat", "m1", "s3", "", "use power-transfer; branch 2", "m1", "s3 a1"),
    ("support-aura", "combat", "s1", "s1 a1 a2", "6 5", "use support-aura; pick s1; pick a1", "s1", "s6 a2 a5"),
    ("support-aura", "combat", "s1", "s1 a1 a2", "6", "use support-aura; pick a1; done", "s1", "s1 a2 a6"),
    ("dungeoneering", "strength", "s1", "s1 s1 s2", "6 5", "use dungeoneering; pick s1; pick s1", "s1", "s2 s5 s6"),
    ("water-blessing", "combat", "m1", "s1", "5", "use water-blessing", "m1 h5", "s1"),
    ("forked-strike", "combat", "s5 m2", "s4", "3 6", "use forked-strike", "s1 s3 m2", "s4 s6"),
    ("forked-strike", "combat", "s5 m4", "s4", "3 6", "use forked-strike; pick m4", "s5 m1 m3", "s4 m6"),
    ("forked-strike", "combat", "s3 m2", "s4", "", "use forked-strike", "s3 m2", "s4"),
    ("anti-hex", "strength", "s1", "s1 s2 h3", "6 5", "use anti-hex; branch 1; pick s1; pick h3", "s1", "s2 s6 h5"),
    ("anti-hex", "strength", "s1", "s1 s2 h3", "6", "use anti-hex; branch 1; pick s2; done", "s1", "s1 s6 h3"),
    ("anti-hex", "strength", "s1", "s1", "", "use anti-hex; branch 2", "s1", "s1 h3"),
]  # fmt: skip


@pytest.mark.rule("OD-1.26", "OD-7.52", "OD-7.57", "OD-7.58")
@pytest.mark.parametrize(("skill", "fight", "pool", "other", "rolls", "answers", "after", "other_after"), PARTNERS)
def test_a_skill_reaches_the_partner_as_printed(skill, fight, pool, other, rolls, answers, after, other_after):
    t = with_skill(skill, fight, pool, other, more=f"next {rolls}")
    t.do(*answers.split("; "))
    assert t.asks == "placing"
    assert t.hero(owner(skill)).pool == after.split()
    assert t.hero(partner(skill)).pool == other_after.split()
    assert supply_is_whole(t)
    assert not t.state.rng.script


@pytest.mark.parametrize(("skill", "other", "answers", "barred"), [
    ("combined-shot", "s3 s4 a3 h3", "use combined-shot", "a3 h3"),
    ("support-aura", "s1 a1 m2", "use support-aura", "m2"),
    ("dungeoneering", "s1 h1 s2", "use dungeoneering", "s2"),
])  # fmt: skip
def test_a_skill_leaves_other_dice_of_the_partner_alone(skill, other, answers, barred):
    fight = "strength" if skill == "dungeoneering" else "combat"
    t = with_skill(skill, fight, "s1 a1", other)
    t.do(*answers.split("; "))
    assert t.asks == "pick"
    for die in barred.split():
        assert t.refuses(f"pick {die}")


@pytest.mark.rule("R-16", "OD-7.50")
@pytest.mark.parametrize(("stored", "pool", "rolled", "after"), [
    (0, "m1", 5, "m1 h5"),
    (1, "m1", 5, "m1 h5"),
    (2, "m1", 5, "m1 h4"),
    (3, "m1", 5, "m1 h4"),
    (4, "m1", 5, "m1 h3"),
    (5, "m1", 2, "m1 h1"),
    (4, "m1", 1, "m1 h1"),
    (2, "m1 h2", 5, "m1 h2 h4"),  # the die just rolled, not one that was there
    (2, "m1 h5 h6", 3, "m1 h2 h5 h6"),
    (6, "m1", 0, "m1"),  # no die left to roll
])  # fmt: skip
def test_water_blessing_lowers_its_die_by_one_for_two_stored(stored, pool, rolled, after):
    t = with_skill("water-blessing", "combat", pool, "s1", f"next {rolled or ''}", f"stored h{stored}")
    t.do("use water-blessing")
    assert t.hero("aquamancer").pool == after.split()


@pytest.mark.rule("R-25")
@pytest.mark.parametrize(("rolled", "after"), [(5, "h3"), (2, "h1"), (1, "h1")])
def test_water_blessing_lowers_its_die_after_poison_aura(rolled, after):
    t = at(f"""
        heroes aquamancer warrior
        dungeon hydras-reef
        floor 3
        doors ogre-1
        phase placing 1
        hero aquamancer pool m1 stored h2
        hero warrior pool s1
        next {rolled}
    """)
    t.do("use water-blessing")
    assert t.hero("aquamancer").pool == ["m1", after]


@pytest.mark.rule("OD-6.44", "R-25")
def test_water_blessing_lowers_nothing_when_its_die_is_lost():
    """Weakness Curse takes the rolled 2; the 2 that was there stays as it is."""
    t = at("""
        heroes aquamancer warrior
        dungeon lichs-tomb
        floor 2
        doors ogre-1
        phase placing 1
        hero aquamancer pool h2 stored h2
        hero warrior pool s1
        next 2
    """)
    t.do("use water-blessing")
    assert t.hero("aquamancer").pool == ["h2"]


# Effect: too few dice in the supply

SHORT = [  # skill, fight, pool, partner's pool, rolls, answers, pool after, partner's pool after
    ("backstab", "combat", "a1 s1 s1 s1 s1 s1 s1 s1", "", "6", "use backstab", "s1 s1 s1 s1 s1 s1 s1 s6", ""),
    ("backstab", "combat", "a1 s1 s1 s1 s1 s1 s1 s1 s1", "", "", "use backstab", "s1 s1 s1 s1 s1 s1 s1 s1", ""),
    ("accuracy", "combat", "a1 a1 a1 h1 h1 h1 h1 h1 h1", "", "",
     "use accuracy; pay a1; pay a1; pay a1", "h1 h1 h1 h1 h1 h1", ""),
    ("accuracy", "combat", "h1 h1 h1 h1 h1 h1", "", "", "use accuracy", "h1 h1 h1 h6", ""),
    ("crushing-blow", "combat", "s1 s1 s1 s1 s1 s1 s1 s1", "", "", "use crushing-blow", "s1 s1 s1 s1 s1 s1 s1 s6", ""),
    ("crushing-blow", "combat", "s1 s1 s1 s1 s1 s1 s1 s1 h1", "", "",
     "use crushing-blow; pay h1", "s1 s1 s1 s1 s1 s1 s1 s1", ""),
    ("mana-fountain", "combat", "m1 m1 m1 m1 m1 m1 m1 m1", "", "", "use mana-fountain", "m1 m1 m1 m1 m1 m1 m1 m1", ""),
    ("armor-crush", "combat", "s1 h1 h1 h1 h1 h1 h1", "", "", "use armor-crush; pay s1", "h1 h1 h1 h1 h1 h1", ""),
    ("shimmerblast", "combat", "m3 h1 h1 h1 h1 h1 h1", "", "", "use shimmerblast; pay m3", "h1 h1 h1 h1 h1 h1", ""),
    ("flurry", "combat", "s1 s1 a1 a1 a1 a1 a1 a1 a1", "", "5 6", "use flurry", "s6 a1 a1 a1 a1 a1 a1 a1 a5", ""),
    ("brute-force", "combat", "m5 s1 s1 s1 s1 s1 s1 s1 s5", "", "", "use brute-force; pick m5; done",
     "s1 s1 s1 s1 s1 s1 s1 s5", ""),
    ("brute-force", "combat", "m5 s1 s1 s1 s1 s1 s1 s1 s5", "", "", "use brute-force; pick m5; pick s5",
     "s1 s1 s1 s1 s1 s1 s1 s6", ""),
    ("steady-hands", "strength", "h1 h1 h1 h1 h1 h1", "", "", "use steady-hands", "h1 h1 h1 h1 h1 h1", ""),
    ("triple-strike", "combat", "s1 s1 s1 a1 a1 a1 a1 a1 a1 a1 a1", "", "", "use triple-strike; pick s5",
     "s6 a1 a1 a1 a1 a1 a1 a1 a1 m5", ""),
    ("persistence", "combat", "s1 s1 h1 h1 h1 h1 h1 h1", "", "4", "use persistence; pay s1; pay s1",
     "s4 h1 h1 h1 h1 h1 h1", ""),
    ("flameweave", "combat", "h2 m1 m1 m1 m1 m1 m1 m1 m1", "", "", "use flameweave; pay h2",
     "m1 m1 m1 m1 m1 m1 m1 m1", ""),
    ("static-burst", "combat", "m4 s1 s1 s1 s1 s1 s1 s1 s1", "", "", "use static-burst; pick a4",
     "s1 s1 s1 s1 s1 s1 s1 s1 a5", ""),
    ("dexterity", "combat", "h1 a1 a1 a1 a1 a1 a1 a1 a1", "", "", "use dexterity; pay h1",
     "a1 a1 a1 a1 a1 a1 a1 a1", ""),
    ("haste", "combat", "m3 a1 a1 a1 a1 a1 a1 a1", "", "6", "use haste", "a1 a1 a1 a1 a1 a1 a1 a6", ""),
    ("valor", "combat", "h1 h1 h1 h1 h1 h1", "", "", "use valor", "h1 h1 h1 h1 h1 h1", ""),
    ("critical-strikes", "combat", "a2 a3 h1 h1 h1 h1 h1", "", "", "use critical-strikes; pick a3",
     "a2 h1 h1 h1 h1 h1 h3", ""),
    ("critical-strikes", "combat", "a2 a3 h1 h1 h1 h1 h1 h1", "", "", "use critical-strikes",
     "a2 a3 h1 h1 h1 h1 h1 h1", ""),
    ("crushing-fist", "combat", "m6 s1 s1 s1 s1 s1 s1 s1", "", "", "use crushing-fist", "s1 s1 s1 s1 s1 s1 s1 s6", ""),
    ("power-transfer", "combat", "m1", "s1 s1 s1 s1 s1 s1 s1 s1", "", "use power-transfer; branch 1", "m1",
     "s1 s1 s1 s1 s1 s1 s1 s1"),
    ("bubbles-water-spirit", "combat", "m3 s1 s1 s1 s1 s1 s1 s1 s1", "", "5", "use bubbles-water-spirit; branch 1",
     "s1 s1 s1 s1 s1 s1 s1 s1 a5", ""),
    ("trident", "combat", "h4 h1 h1 h1 h1", "", "", "use trident; pick h4", "h1 h1 h1 h1 h2 h2", ""),
    ("forked-strike", "combat", "s6 s2 s2 s2 s2", "s1 s1", "5", "use forked-strike", "s1 s2 s2 s2 s2 s5", "s1 s1"),
    ("inner-fire", "strength", "h1 h1 h1 h1 h1 h1", "", "", "use inner-fire; branch 2", "h1 h1 h1 h1 h1 h1", ""),
    ("anti-hex", "strength", "h1 h1 h1 h1 h1", "h1", "", "use anti-hex; branch 2", "h1 h1 h1 h1 h1", "h1"),
]  # fmt: skip


@pytest.mark.rule("OD-1.22", "OD-1.28", "OD-7.45", "OD-7.55")
@pytest.mark.parametrize(("skill", "fight", "pool", "other", "rolls", "answers", "after", "other_after"), SHORT)
def test_a_skill_takes_only_dice_that_are_there(skill, fight, pool, other, rolls, answers, after, other_after):
    t = with_skill(skill, fight, pool, other, more=f"next {rolls}")
    t.do(*answers.split("; "))
    assert t.asks == "placing"
    assert t.hero(owner(skill)).pool == after.split()
    if other:
        assert t.hero(partner(skill)).pool == other_after.split()
    assert supply_is_whole(t)
    assert not t.state.rng.script


# Effect: dice that may be used for one thing only


@pytest.mark.rule("OD-7.56", "R-30")
def test_armor_crush_gives_a_die_for_armor_boxes_alone():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        doors shadow-2
        phase placing 1
        hero warrior skills glooping-ooze-1 goblin-1 pool s1 s2 a4
    """)
    t.do("use armor-crush", "pay s1")
    assert t.hero("warrior").pool == ["s2", "a4", "h6!"]
    assert not t.offers("use warrior shimmerblast")  # 6 mana would be there
    assert t.refuses("convert h6!")
    t.do("cover h6! 1")
    assert t.box(1).dice == ["h6!", "a4"]  # the agility 10 box, filled up with the only die that fits
    assert t.hero("warrior").pool == ["s2"]


@pytest.mark.rule("OD-7.56", "R-30")
def test_armor_crush_covers_no_other_box():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        doors ogre-1
        phase placing 1
        hero warrior skills glooping-ooze-1 pool s1 m1
    """)
    t.do("use armor-crush")
    assert t.hero("warrior").pool == ["m1", "h6!"]
    assert not t.offers("cover")
    t.do("discard h6!")
    assert t.view.supply["heroic"] == 6


@pytest.mark.rule("R-30")
def test_mana_fountain_gives_a_die_for_mana_alone():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        doors fire-elemental-1
        phase placing 1
        level 4
        hero warrior skills fire-elemental-2 goblin-1 beetle-2 pool a1
        next 5
    """)
    t.do("use mana-fountain")
    assert t.hero("warrior").pool == ["a1", "m6*"]
    assert not t.offers("cover") and not t.offers("convert")
    t.do("use shimmerblast")
    assert t.hero("warrior").pool == ["a1", "h5"]


# Effect: prevention


def against_bandit(skill, hero, pool, number):
    """A bandit with one box open: 1 is 2 damage, 4 is 2 time, 5 is 1 damage and 1 time."""
    cover = {1: "a6 a2", 2: "a3", 3: "a4", 4: "s5", 5: "s5", 6: "s3"}
    held = f"skills {ON_CARDS[skill]}" if skill in ON_CARDS else ""
    heroes = hero if skill in ON_CARDS or PRINTED[skill][1] == "solo" else f"{hero} rogue"
    return at(f"""
        heroes {heroes}
        dungeon dragons-cave
        doors bandit-1 ?
        deck 20
        phase placing 1
        hero {hero} {held} pool {pool}
        {"".join(f"covered {n} {dice}{chr(10)}" for n, dice in cover.items() if n != number)}
    """)


@pytest.mark.rule("OD-7.53", "OD-8.11", "OD-8.28", "OD-19.19", "R-39")
@pytest.mark.parametrize(("skill", "hero", "number", "answers", "damage", "time"), [
    ("dodge", "warrior", 1, "use dodge", 1, 0),
    ("dodge", "warrior", 5, "use dodge", 0, 1),
    ("dodge", "warrior", 4, "use dodge", 0, 2),
    ("poison", "warrior", 4, "use poison; amount 2", 0, 0),
    ("poison", "warrior", 4, "use poison; amount 1", 0, 1),
    ("poison", "warrior", 5, "use poison; amount 2", 1, 0),
    ("fearless-charge", "warrior", 4, "use fearless-charge", 0, 1),
    ("fearless-charge", "warrior", 5, "use fearless-charge; 0: done; 1: done; split warrior", 1, 0),
    ("kiting", "archer", 5, "use kiting", 0, 2),
    ("kiting", "archer", 2, "use kiting", 0, 1),
    ("kiting", "archer", 1, "use kiting", 2, 0),
    ("kiting", "archer", 4, "use kiting", 0, 2),
])  # fmt: skip
def test_a_skill_prevents_consequences_of_a_combat(skill, hero, number, answers, damage, time):
    t = against_bandit(skill, hero, "a1", number)
    t.do(*answers.split("; "))
    while t.asks == "placing":
        t.do("done")
    assert t.asks == "loot"
    assert t.hero(hero).damage == damage
    assert t.view.deck == 20 - time


@pytest.mark.rule("R-39")
def test_poison_prevents_at_most_two_time():
    t = against_bandit("poison", "warrior", "a1", 4)
    t.do("use poison")
    assert t.options == ["amount 2", "amount 1"]


@pytest.mark.rule("OD-7.53", "OD-8.11")
@pytest.mark.parametrize(("damage", "option"), [(2 - 1, 1), (3 - 1, 2)])
def test_shield_aura_prevents_one_damage_of_a_peril(damage, option):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors bear-traps-1 ?
        deck 20
        phase placing 1
        choice {option}
        covered 2 a2
        hero mage pool a1
    """)
    t.do("use shield-aura", "done")
    assert t.hero("mage").damage == damage


@pytest.mark.rule("OD-7.53", "OD-13.9")
@pytest.mark.parametrize(("heroes", "skills", "skill", "damage"), [
    ("warrior", "skills goblin-2", "dodge", 4 - 2),
    ("archer", "", "kiting", 4 - 1),
    ("mage", "", "shield-aura", 4 - 1),
])  # fmt: skip
def test_a_skill_prevents_damage_of_a_boss_round(heroes, skills, skill, damage):
    """The Dragon with only its magic 16 box open: 4 damage."""
    t = at(f"""
        heroes {heroes}
        dungeon dragons-cave
        floor 4
        phase placing
        covered 1 a5
        covered 2 a5
        covered 3 a6
        covered 5 m6
        covered 6 s6 s6 s5
        covered 7 s6
        hero {heroes} {skills} pool a1 s1
    """)
    t.do(f"use {skill}", "done")
    assert t.hero(heroes).damage == damage
    assert t.view.round == 1


@pytest.mark.rule("R-86", "R-48")
@pytest.mark.parametrize(("heroes", "skills", "skill"), [
    ("warrior", "skills force-wall-2", "poison"),
    ("warrior rogue", "", "fearless-charge"),
])  # fmt: skip
def test_preventing_time_is_idle_against_a_boss(heroes, skills, skill):
    t = at(f"""
        heroes {heroes}
        dungeon dragons-cave
        floor 4
        phase placing
        hero warrior {skills} pool a1 s1
    """)
    before = t.view.damage_now
    t.do(f"use {skill}")
    if t.asks == "amount":
        t.do("amount 2")
    assert t.asks == "placing"
    assert t.view.damage_now == before == 4 + 4 + 1 + 1 + 1


# The solo Paladin's Armor, the Rogue's Stealth, the Warrior's Second Wind: never used, always there


@pytest.mark.rule("R-88")
@pytest.mark.parametrize(("boxes", "damage"), [("2", 1), ("1", 1), ("1 2", 2), ("1 2 5", 2)])
def test_armor_cancels_one_of_every_two_damage_of_a_combat(boxes, damage):
    """Boxes of the Bandit worth 2 (box 1), 1 (box 2) and 1 damage (box 5)."""
    cover = {1: "a6 a2", 2: "a3", 3: "a4", 4: "s5", 5: "s5", 6: "s3"}
    t = at(f"""
        heroes paladin
        dungeon dragons-cave
        doors bandit-1 ?
        phase placing 1
        hero paladin pool m1
        {"".join(f"covered {n} {dice}{chr(10)}" for n, dice in cover.items() if str(n) not in boxes.split())}
    """)
    t.do("done")
    assert t.hero("paladin").damage == damage


@pytest.mark.parametrize(("option", "damage"), [(1, 2 - 1), (2, 3 - 1)])
def test_armor_works_in_a_peril(option, damage):
    t = at(f"""
        heroes paladin
        dungeon dragons-cave
        doors arrow-wall-1 ?
        phase placing 1
        choice {option}
        covered 2 a2
        hero paladin pool h1
    """)
    t.do("done")
    assert t.hero("paladin").damage == damage


def test_armor_works_against_a_boss():
    t = at("""
        heroes paladin
        dungeon dragons-cave
        floor 4
        phase placing
        covered 1 a5
        covered 2 a5
        covered 3 a6
        covered 5 m6
        covered 6 s6 s6 s5
        covered 7 s6
        hero paladin pool s1
    """)
    t.do("done")
    assert t.hero("paladin").damage == 4 - 2


def test_armor_rules_out_any_other_prevention_of_damage():
    t = at("""
        heroes paladin
        dungeon dragons-cave
        doors bandit-1 ?
        phase placing 1
        hero paladin skills goblin-2 pool a1 m1
        covered 2 a3
        covered 3 a4
        covered 4 s5
        covered 5 s5
    """)
    t.do("use dodge", "done")  # 2 + 1 damage: Armor leaves 2, Dodge nothing less
    assert t.hero("paladin").damage == 2


@pytest.mark.rule("R-24", "R-88", "OD-8.25")
def test_armor_and_dodge_do_nothing_against_damage_outside_the_consequences():
    t = at("""
        heroes paladin
        dungeon dragons-cave
        doors fire-elemental-1 ?
        phase encounter 1
    """)
    assert t.hero("paladin").damage == 1


@pytest.mark.rule("R-88", "R-38", "OD-8.14")
@pytest.mark.parametrize(("uncovered", "damage"), [("magic-10", 2), ("none", 0)])
def test_armor_halves_after_blade_storm_has_added(uncovered, damage):
    """Lich's Tomb floor 3: 2 damage, plus 1 by Blade Storm, is 3: Armor cancels one of every two."""
    t = at(f"""
        heroes paladin
        dungeon lichs-tomb
        floor 3
        doors bandit-1 ?
        phase placing 1
        hero paladin pool a1
        covered 1 a6 a2
        covered 2 a3
        covered 3 a4
        covered 4 s5
        covered 5 s5
        covered 6 m2
        covered 7 s5
        covered 8 m3
        {"" if uncovered == "magic-10" else "covered 9 m6 m4"}
    """)
    t.do("done")
    assert t.hero("paladin").damage == damage


STEALTH = """
    heroes rogue
    dungeon {dungeon}
    fresh_floor no
    doors closed:bandit-1 {others}
    deck {deck}
    phase choose
"""


@pytest.mark.rule("R-84")
def test_stealth_may_place_a_closed_door_after_fleeing():
    t = at(STEALTH.format(dungeon="dragons-cave", others="ogre-1", deck=20))
    t.do("enter 1", "flee")
    assert t.asks == "stealth"
    t.do("yes")
    assert [door.card for door in t.view.doors] == ["bandit-1", "ogre-1", None]
    assert t.view.deck == 20 - 1 - 2  # the door, then the next turn
    t = at(STEALTH.format(dungeon="dragons-cave", others="ogre-1", deck=20))
    t.do("enter 1", "flee", "no")
    assert [door.card for door in t.view.doors] == ["bandit-1", "ogre-1"]


@pytest.mark.rule("R-84", "OD-4.9")
@pytest.mark.parametrize(("dungeon", "others", "deck", "offered"), [
    ("dragons-cave", "? ?", 20, True),
    ("dragons-cave", "? ? ?", 20, False),
    ("minotaurs-maze", "?", 20, True),
    ("minotaurs-maze", "? ?", 20, False),
    ("dragons-cave", "?", "empty", False),
    ("dragons-cave", "?", 1, True),
])  # fmt: skip
def test_stealth_needs_a_free_place_and_a_card(dungeon, others, deck, offered):
    t = at(STEALTH.format(dungeon=dungeon, others=others, deck=deck))
    t.do("enter 1", "flee")
    assert (t.asks == "stealth") == offered


@pytest.mark.rule("R-84", "OD-4.11")
def test_stealth_is_no_explore():
    t = at(STEALTH.format(dungeon="minotaurs-maze\nfloor 2", others="ogre-1", deck=20))
    t.do("enter 1", "flee", "yes")
    assert t.view.deck == 20 - 1 - 2  # Crumbling Walls asks nothing


@pytest.mark.rule("OD-12.18", "R-93")
@pytest.mark.parametrize("floor", [1, 2, 3])
@pytest.mark.parametrize(("damage", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_second_wind_heals_two_on_every_descent(floor, damage, left):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        floor {floor}
        deck empty
        hero warrior damage {damage}
        phase end-turn
    """)
    t.do("descend")
    assert t.view.floor == floor + 1
    assert t.hero("warrior").damage == left


# Perils and other colors


@pytest.mark.rule("OD-7.60", "OD-7.61", "OD-7.62", "OD-7.65", "R-29", "EX-38")
@pytest.mark.parametrize(
    ("edition", "after", "left"),
    [("1.1", "s4 h5", ""), ("1.5", "h4", "5"), ("1.61", "h5", ""), ("1.9", "h5", "")],
)
def test_persistence_in_an_agility_peril(edition, after, left):
    t = with_skill("persistence", "agility", "h1 h1", more=f"edition {edition}\nnext 4 5")
    t.do("use persistence")
    assert t.hero("warrior").pool == after.split()
    assert [str(value) for value in t.state.rng.script] == left.split()


@pytest.mark.rule("OD-7.60", "OD-7.61", "OD-7.62")
@pytest.mark.parametrize(("edition", "after"), [("1.1", "m5"), ("1.5", ""), ("1.61", ""), ("1.9", "")])
@pytest.mark.parametrize("skill", ["flameweave"])
def test_a_die_of_another_color_gained_in_a_peril(skill, edition, after):
    t = with_skill(skill, "strength", "h2 s1", more=f"edition {edition}")
    t.do(f"use {skill}")
    assert t.hero("warrior").pool == ["s1", *after.split()]


# Potions

POTIONS = {  # fights in which it is drunk as a token is spent in the placing step
    "healing": "combat peril boss",
    "heroism": "combat peril boss",
    "invisibility": "",
    "clarity": "combat peril boss",
    "mana": "combat peril boss",
}


def with_potion(potion, fight, pool, more=""):
    place = {
        "combat": "doors ogre-1\nphase placing 1",
        "peril": "doors boulder-1\nphase placing 1\nchoice 1",
        "boss": "floor 4\nphase placing",
    }[fight]
    return at(f"""
        heroes warrior
        dungeon dragons-cave
        known {potion}
        tokens 2
        deck 20
        {more}
        {place}
        hero warrior pool {pool}
    """)


@pytest.mark.rule("OD-10.6", "OD-10.7", "OD-10.8", "OD-13.9", "OD-10.16", "OD-10.30")
@pytest.mark.parametrize("fight", ["combat", "peril", "boss"])
@pytest.mark.parametrize("potion", POTIONS)
def test_a_potion_is_drunk_where_its_icons_allow(potion, fight):
    t = with_potion(potion, fight, "m1")
    words = "heal warrior" if potion == "healing" else f"drink warrior {potion}"
    assert bool(t.offers(words)) == (fight in POTIONS[potion].split())
    t = with_potion(potion, fight, "m1", "tokens 0")
    assert not t.offers(words)


@pytest.mark.rule("OD-10.1", "OD-10.25", "OD-10.26", "OD-10.27", "OD-1.23")
@pytest.mark.parametrize(("potion", "fight", "pool", "rolls", "answers", "after"), [
    ("heroism", "combat", "s1 a2 m3 h1", "", "drink heroism; pick a2; pick m3", "s1 a6 m6 h1"),
    ("heroism", "peril", "m1 m2 h1", "", "drink heroism; pick m1", "m6 m6 h1"),
    ("heroism", "boss", "s1 h1", "", "drink heroism", "s6 h1"),
    ("clarity", "combat", "s1 a2 m2 h1 m3", "3 4 5 6 2", "drink clarity", "s3 a4 m3 m5 h2 h6"),
    ("clarity", "peril", "m1 h2 m6", "4 5 6", "drink clarity", "m4 m6 h5 h6"),
    ("clarity", "boss", "m5", "1", "drink clarity", "m5 h1"),
    ("mana", "combat", "s1", "2 4 6", "drink mana", "s1 m2 m4 m6"),
    ("mana", "peril", "m1", "2 4 6", "drink mana", "m1 m2 m4 m6"),
    ("mana", "boss", "s1", "2 4 6", "drink mana", "s1 m2 m4 m6"),
    ("mana", "combat", "m1 m1 m1 m1 m1 m1", "5 5", "drink mana", "m1 m1 m1 m1 m1 m1 m5 m5"),
    ("clarity", "combat", "s2 h3 h3 h3 h3 h3 h3", "6", "drink clarity", "s6 h3 h3 h3 h3 h3 h3"),
])  # fmt: skip
def test_a_potion_changes_the_dice_as_printed(potion, fight, pool, rolls, answers, after):
    t = with_potion(potion, fight, pool, f"next {rolls}")
    t.do(*answers.split("; "))
    assert t.asks == "placing"
    assert t.hero("warrior").pool == after.split()
    assert t.view.tokens == 1
    assert supply_is_whole(t)
    assert not t.state.rng.script


@pytest.mark.rule("OD-10.25")
def test_heroism_picks_two_dice_and_no_heroic_one():
    t = with_potion("heroism", "combat", "s1 a2 m3 h1")
    t.do("drink heroism")
    assert t.asks == "pick"
    assert t.refuses("pick h1") and t.refuses("done")


@pytest.mark.rule("OD-10.3", "OD-10.4", "OD-10.9")
def test_a_potion_is_drunk_as_often_as_tokens_last():
    t = with_potion("mana", "combat", "s1", "next 1 1 1 2 2 2")
    t.do("drink mana", "drink mana")
    assert t.hero("warrior").pool == ["s1", "m1", "m1", "m1", "m2", "m2", "m2"]
    assert t.view.tokens == 0
    assert not t.offers("drink")


@pytest.mark.rule("OD-10.14", "OD-10.15", "OD-10.16", "OD-10.18", "OD-10.19", "OD-19.18", "R-51")
@pytest.mark.parametrize(("place", "healed"), [
    ("doors ? ?\nphase choose", 3),
    ("doors closed:ogre-1 ?\nphase room 1", 2),
    ("doors ogre-1\nphase placing 1\nhero warrior pool s1", 2),
    ("floor 4\nphase placing\nhero warrior pool s1", 2),
    ("doors ogre-1\nphase loot 1", 2),
])  # fmt: skip
def test_healing_removes_three_as_a_turn_starts_and_two_at_any_other_time(place, healed):
    t = at(f"""
        heroes warrior mage
        dungeon dragons-cave
        hero warrior items boulder-2 damage 4
        hero mage damage 1
        {place}
    """)
    t.do("heal warrior")
    assert (t.hero("warrior").damage, t.hero("mage").damage, t.view.tokens) == (4 - healed, 1, 0)


@pytest.mark.rule("OD-5.15", "OD-10.20", "OD-10.22", "R-41")
@pytest.mark.parametrize("door", ["closed:fire-elemental-1", "fire-elemental-1"])
def test_invisibility_takes_the_card_for_two_time(door):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        known invisibility
        doors {door} ?
        deck 20
        phase choose
    """)
    t.do("enter 1", "invisible")
    assert t.asks == "loot"
    assert (t.view.deck, t.view.tokens, t.hero("mage").damage) == (20 - 2, 0, 0)
    assert t.hero("mage").stored == {}  # not a flee
    t.do("xp")
    assert t.view.xp == ["fire-elemental-1"]


@pytest.mark.rule("OD-10.21", "OD-5.16", "R-41")
def test_invisibility_follows_a_flee_in_the_first_edition():
    t = at("""
        heroes mage
        dungeon dragons-cave
        edition 1.1
        known invisibility
        doors closed:fire-elemental-1 ?
        deck 20
        phase choose
    """)
    t.do("enter 1", "invisible")
    assert t.asks == "loot"
    assert t.hero("mage").stored == {"heroic": 1}
    assert (t.view.deck, t.view.tokens, t.hero("mage").damage) == (20 - 2, 0, 0)
