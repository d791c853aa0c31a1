"""OD-8.16-18, R-37: defeat is declared when nothing that heals saves everybody, and only then."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from table import Table, at
from underdeck.games.onedeck.bots.heuristics import quick_choice
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import damage as averting
from underdeck.games.onedeck.rules.agenda import step
from underdeck.games.onedeck.rules.position import read_position
from underdeck.games.onedeck.rules.rescue import remedies
from underdeck.games.onedeck.rules.state import State, dying
from underdeck.kernel.rng import Rng

PACK = onedeck_pack().pack
ASKED_BETWEEN = ("avert-defeat", "heal-or-cure", "cure", "first-aid", "stairs-damage", "pay", "branch")
"""Questions on the way from the danger to the end of it."""


def in_danger(lines: str, dungeon: str = "yetis-cavern") -> Table:
    """Somebody has as many damage tokens as health, now."""
    return at(f"dungeon {dungeon}\ndoors ?\ndeck 10\nagenda turn-option\nagenda check\n" + lines)


@pytest.mark.rule("OD-8.18", "R-37", "R-98", "R-91")
def test_one_potion_saves_two_heroes_if_first_aid_saves_the_second():
    t = in_danger("heroes mage warrior\ntokens 1\nhero mage damage 4\nhero warrior damage 4 talents first-aid")
    assert (t.asks, t.hero("mage").health, t.hero("warrior").health) == ("avert-defeat", 3, 4)
    t.do("heal mage")
    assert (t.hero("mage").damage, t.hero("warrior").damage) == (2, 3)
    assert (t.view.outcome, t.view.tokens) == (None, 0)


@pytest.mark.rule("OD-8.18", "R-37", "OD-17.20", "R-43")
def test_one_potion_saves_two_heroes_if_cure_saves_the_second():
    lines = "heroes mage warrior\ntokens 1\nknown aid\nhero mage damage 3\nhero warrior damage 4"
    t = in_danger(lines, "mudlands")
    assert t.asks == "avert-defeat"
    t.do("drink mage aid")
    assert (t.hero("mage").damage, t.hero("warrior").damage, t.view.outcome) == (2, 3, None)


@pytest.mark.rule("OD-8.18", "R-37", "OD-17.20", "R-98")
def test_one_potion_saves_three_heroes_of_four():
    t = in_danger("""
        heroes mage warrior paladin aquamancer
        tokens 1
        known aid
        hero mage damage 3
        hero warrior damage 4 talents first-aid
        hero paladin damage 3
        doors ? ?
    """, "mudlands")  # fmt: skip
    t.do("drink paladin aid")
    assert [hero.damage for hero in t.view.heroes] == [2, 3, 2, 0]
    assert t.view.outcome is None


@pytest.mark.rule("OD-8.17", "OD-8.18", "R-3", "R-37")
@pytest.mark.parametrize(("edition", "left"), [("1.1", 2), ("1.5", 2), ("1.61", 1), ("1.9", 1)])
def test_healing_that_averts_defeat_as_a_turn_starts_is_worth_two_in_the_older_books(edition, left):
    t = at(f"heroes mage warrior\ndungeon yetis-cavern\nedition {edition}\ndeck empty\nstairs 1\ntokens 2\n"
           "hero mage damage 2\nhero warrior damage 3\ndoors ?\nphase turn")  # fmt: skip
    t.do("go-on", "hurt warrior")
    assert (t.asks, t.hero("warrior").damage, t.hero("warrior").health) == ("avert-defeat", 4, 4)
    assert t.view.healing == 4 - left
    t.do("heal warrior")
    assert t.hero("warrior").damage == left
    t.do("heal mage")  # nobody is in danger now, and the turn still starts
    assert t.hero("mage").damage == 0


@pytest.mark.rule("OD-8.16", "R-37")
def test_what_one_potion_cannot_do_for_both_is_defeat_at_once():
    assert (
        in_danger("heroes mage warrior\ntokens 1\nhero mage damage 3\nhero warrior damage 4").view.outcome == "defeat"
    )
    lines = "heroes mage warrior\ntokens 1\nhero mage damage 4\nhero warrior damage 5 talents first-aid"
    assert in_danger(lines).view.outcome == "defeat"
    lines = "heroes mage warrior\ntokens 1\nhero mage damage 5 talents first-aid\nhero warrior damage 2"
    assert in_danger(lines).asks == "avert-defeat"


@pytest.mark.rule("OD-8.18", "OD-17.20", "R-43")
def test_an_antidote_averts_defeat_too_because_cure_adds_its_healing():
    t = in_danger("heroes mage\ntokens 1\nknown antidote\nhero mage damage 5 poison 3", "mudlands")
    assert t.hero("mage").health == 5
    t.do("drink mage antidote")
    assert (t.hero("mage").damage, t.hero("mage").poison, t.view.outcome) == (4, 0, None)


@pytest.mark.rule("OD-8.17", "E-25")
def test_in_the_older_books_only_healing_averts_defeat():
    lines = "edition 1.5\nheroes mage\ntokens 1\nknown antidote aid\nhero mage damage 5 poison 3"
    assert not in_danger(lines, "mudlands").offers("drink")


@pytest.mark.rule("OD-10.19", "R-91", "R-37")
def test_a_healing_potion_for_another_hero_may_save_the_one_in_danger():
    t = in_danger("heroes mage warrior\ntokens 1\nknown aid\nhero mage damage 3\nhero warrior damage 3", "mudlands")
    t.do("drink warrior aid")
    assert (t.hero("mage").damage, t.hero("warrior").damage, t.view.outcome) == (2, 2, None)


@pytest.mark.rule("R-43", "R-37", "R-98")
@pytest.mark.parametrize(("tokens", "asked"), [(2, "cure"), (1, "turn-option")])
def test_the_healing_on_the_side_is_free_as_long_as_everybody_can_be_saved(tokens, asked):
    """With a second token it may go elsewhere; with the last one it goes to the hero in danger."""
    lines = f"heroes mage warrior\ntokens {tokens}\nknown aid\nhero mage damage 4\nhero warrior damage 3"
    t = in_danger(lines + "\ndoors ? ? ?", "mudlands")
    t.do("drink mage aid")
    assert t.asks == asked
    if asked == "cure":
        assert t.options == ["soothe mage", "soothe warrior"]
        t.do("soothe warrior", "heal mage")
    assert (t.hero("mage").damage, t.view.outcome) == (2, None)


@pytest.mark.rule("R-91", "R-98", "OD-14.26")
def test_the_party_says_whose_first_aid_it_is():
    position = """
        heroes mage warrior
        dungeon yetis-cavern
        doors closed:ogre-1
        deck 20
        tokens 1
        hero mage damage 2 talents first-aid
        hero warrior damage 3 talents first-aid
        phase room 1
    """
    for helped, left in (("mage", [1, 1]), ("warrior", [2, 0])):
        t = at(position).do("heal warrior")
        assert (t.asks, t.asked_seats, t.options) == ("first-aid", [0, 1], ["soothe mage", "soothe warrior"])
        t.do(f"soothe {helped}")
        assert [hero.damage for hero in t.view.heroes] == left
        assert t.asks == "room"


@pytest.mark.rule("R-91", "R-98", "OD-14.26", "OD-17.6")
def test_first_aid_is_asked_about_only_where_two_would_gain():
    position = (
        "heroes mage warrior\ndungeon yetis-cavern\ndoors closed:ogre-1\ndeck 20\ntokens 1\nphase room 1\nset hybrid\n"
    )
    one = at(position + "hero mage damage 2 talents first-aid\nhero warrior damage 3").do("heal warrior")
    assert (one.asks, one.hero("mage").damage, one.hero("warrior").damage) == ("room", 1, 1)
    whole = at(position + "hero mage talents first-aid\nhero warrior damage 3 talents first-aid").do("heal warrior")
    assert (whole.asks, whole.hero("warrior").damage) == ("room", 0)
    healed = at(position + "hero mage damage 2 talents first-aid\nhero warrior damage 2 talents first-aid")
    healed.do("heal warrior")
    assert (healed.asks, healed.hero("mage").damage, healed.hero("warrior").damage) == ("room", 1, 0)
    cured = at(position + "hero mage poison 1 talents first-aid\nhero warrior damage 3 talents first-aid")
    cured.do("heal warrior")
    assert (cured.asks, cured.options) == ("first-aid", ["soothe mage", "soothe warrior"])
    cured.do("soothe mage")
    assert (cured.asks, cured.hero("mage").poison) == ("room", 0)


@pytest.mark.rule("R-91", "R-98")
def test_whoever_drinks_in_an_encounter_has_the_first_aid():
    t = at("""
        heroes mage warrior
        dungeon yetis-cavern
        doors ogre-1
        tokens 1
        known heroism
        hero mage damage 2 pool m1 m2 talents first-aid
        hero warrior damage 2 pool s1 s2 talents first-aid
        phase placing 1
    """)
    t.do("drink warrior heroism")
    assert (t.asks, t.hero("mage").damage, t.hero("warrior").damage) == ("pick", 2, 1)


@pytest.mark.rule("R-91", "R-98", "OD-10.23")
def test_invisibility_names_nobody_so_the_party_does():
    t = at("""
        heroes mage warrior
        dungeon yetis-cavern
        doors ogre-1
        tokens 1
        known invisibility
        hero mage damage 2 talents first-aid
        hero warrior damage 2 talents first-aid
        phase room 1
    """)
    t.do("invisible")
    assert (t.asks, t.options) == ("first-aid", ["soothe mage", "soothe warrior"])
    t.do("soothe warrior")
    assert [hero.damage for hero in t.view.heroes] == [2, 1]


@pytest.mark.rule("R-37", "R-98")
def test_with_the_last_token_first_aid_goes_where_it_saves():
    t = in_danger("""
        heroes mage warrior
        tokens 1
        hero mage damage 4 talents first-aid
        hero warrior damage 4 talents first-aid
        doors ? ? ?
    """)
    t.do("heal mage")
    assert [hero.damage for hero in t.view.heroes] == [2, 3]
    assert t.asks == "turn-option"


@pytest.mark.rule("R-37", "OD-12.5", "OD-16.30")
def test_a_potion_whose_time_kills_does_not_save():
    """A goblin charges 2 time for each potion, and the stairs are in sight."""
    foe = next(card for card in PACK.cards if card.ability is not None and card.ability.time_per_potion)
    lines = f"""
        heroes mage
        dungeon mudlands
        doors {foe.id}
        deck empty
        mode combat
        room 1
        agenda ask-placing 0 1
        agenda check
    """
    assert at(lines + "hero mage damage 5\ntokens 1\nstairs 1").view.outcome == "defeat"
    assert at(lines + "hero mage damage 5\ntokens 2\nstairs 1").asks == "avert-defeat"
    assert at(lines + "hero mage damage 5\ntokens 1\nstairs 0").asks == "avert-defeat"
    assert at(lines + "hero mage damage 5\ntokens 1\nstairs 1\nsuffering yes").asks == "avert-defeat"  # OD-12.11


HEARTWOOD = "skills antler-wight-1 pool m4"
"""A spell for 4 mana that heals 2."""


def fallen(lines: str, edition: str = "1.9", foe: str = "panther-1") -> Table:
    """The mage, with 5 health alone and 3 with a partner, has as many damage tokens as health, and no token is left."""
    return at(f"""
        dungeon mudlands
        edition {edition}
        set hybrid
        doors {foe}
        tokens 0
        mode combat
        room 1
        {lines}
        agenda check
    """)


@pytest.mark.rule("OD-8.18", "R-98")
@pytest.mark.parametrize(("step", "then"), [("agenda ask-placing 0 1", "placing"),
                                            ("agenda suffered\nsuffering yes", "loot")])  # fmt: skip
def test_a_skill_that_heals_averts_defeat(step, then):
    t = fallen(f"heroes mage\nhero mage damage 5 {HEARTWOOD}\ndeck 9\n{step}")
    assert (t.asks, t.options) == ("avert-defeat", ["use mage heartwood", "defeat"])
    assert quick_choice(t.state, t.match.decisions[0])[0] == do.USE
    t.do("use heartwood")
    assert (t.hero("mage").damage, t.hero("mage").pool, t.asks) == (3, [], then)
    t = fallen(f"heroes mage\nhero mage damage 5 {HEARTWOOD}\ndeck 9\n{step}")
    assert t.do("defeat").view.outcome == "defeat"


@pytest.mark.rule("OD-8.18", "OD-7.28", "OD-7.43", "R-98")
@pytest.mark.parametrize("hero", ["damage 7 skills antler-wight-1 pool m4", "damage 5 skills antler-wight-1 pool m3",
                                  "damage 5 skills antler-wight-1 pool m4 used heartwood"])  # fmt: skip
def test_a_skill_that_is_too_weak_or_unpaid_or_used_averts_nothing(hero):
    lines = f"heroes mage warrior\nhero mage {hero}\ndeck 9\nagenda ask-placing 0 1"
    assert fallen(lines.replace("damage 5", "damage 3").replace("damage 7", "damage 5")).view.outcome == "defeat"
    partner = f"heroes mage warrior\nhero mage damage 3\nhero warrior {HEARTWOOD}\ndeck 9\nagenda ask-placing 0 1"
    assert fallen(partner).view.outcome == "defeat"  # the warrior would heal herself


@pytest.mark.rule("OD-8.17", "OD-8.18", "E-25")
@pytest.mark.parametrize("edition", ["1.1", "1.5"])
def test_in_the_older_books_no_skill_averts_defeat(edition):
    lines = f"heroes mage\nhero mage damage 5 {HEARTWOOD}\ndeck 9\nagenda ask-placing 0 1"
    assert fallen(lines, edition).view.outcome == "defeat"


@pytest.mark.rule("OD-8.18", "R-37")
def test_two_skills_that_heal_need_dice_for_both():
    lines = (
        "heroes mage\ndeck 9\nagenda ask-placing 0 1\nhero mage damage 7 basic basic-recovery skills antler-wight-1 "
    )
    assert fallen(lines + "pool m4 s1 s1").asks == "avert-defeat"
    assert fallen(lines + "pool h4 s1 s1").asks == "avert-defeat"
    assert fallen(lines + "pool h4 s1").view.outcome == "defeat"


@pytest.mark.rule("OD-8.18", "R-37")
def test_a_hero_in_danger_takes_the_healing_of_an_alternative():
    """Cleansing Rain cures poison or heals 1."""
    t = fallen("heroes mage\nhero mage damage 5 poison 2 skills fen-hag-1 pool m5\ndeck 9\nagenda ask-placing 0 1")
    t.do("use cleansing-rain")
    assert (t.hero("mage").damage, t.hero("mage").poison, t.view.outcome) == (4, 2, None)


@pytest.mark.rule("OD-8.18", "OD-6.50", "R-37")
@pytest.mark.parametrize(("damage", "outcome"), [(5, None), (6, "defeat")])
def test_a_shadow_fades_after_the_healing(damage, outcome):
    """The time that it costs is the third token on the stairs."""
    lines = f"heroes mage\nhero mage damage {damage} {HEARTWOOD}\ndeck empty\nstairs 2\nagenda ask-placing 0 1"
    t = fallen(lines, foe="shadow-1")
    assert t.view.outcome == outcome
    if not outcome:
        t.do("use heartwood")
        assert (t.hero("mage").damage, t.view.outcome) == (4, None)


@pytest.mark.rule("OD-8.18", "OD-6.50")
def test_nobody_falls_to_a_shadow_while_she_heals_herself():
    lines = f"heroes mage\nhero mage damage 4 {HEARTWOOD}\ndeck empty\nstairs 2\nagenda ask-placing 0 1"
    t = fallen(lines, foe="shadow-1").do("use heartwood")
    assert (t.hero("mage").damage, t.view.outcome) == (3, None)


def any_danger(rng: Rng) -> str:
    """A party with somebody in danger, and a few tokens."""
    heroes = list(PACK.heroes)
    rng.shuffle(heroes)
    party = heroes[: (1, 2, 2, 4)[rng.below(4)]]
    dungeons = [dungeon.id for dungeon in PACK.dungeons.values()]
    lines = [f"heroes {' '.join(party)}", f"dungeon {dungeons[rng.below(len(dungeons))]}", "set hybrid"]
    lines += [f"reference {('healing', 'cure')[rng.below(2)]}", f"tokens {rng.below(4)}"]
    lines += [f"edition {('1.9', '1.9', '1.61', '1.5')[rng.below(4)]}", f"stairs {rng.below(3)}"]
    known = [potion for potion in ("aid", "antidote", "invisibility", "heroism") if rng.below(2)]
    lines.append("known " + " ".join(known))
    foes = [card for card in PACK.cards if card.ability is not None and not card.twin]
    foe = foes[rng.below(len(foes))]
    if rng.below(2):
        foe = next(card for card in foes if card.ability is not None and card.ability.time_per_potion)
    lines.append(("deck empty", "deck 1", "deck 10")[rng.below(3)])
    if rng.below(3):
        pair = sorted(range(len(party)), key=lambda h: rng.below(9))[:2]
        lines += [f"fighting {' '.join(party[h] for h in sorted(pair))}"] if len(party) == 4 else []
        lines.append(f"doors {foe.id}" + " ?" * (len(party) == 4))
        lines += ["mode combat", "room 1", "agenda ask-placing 0 1", f"suffering {('yes', 'no', 'no')[rng.below(3)]}"]
    else:
        # Another door to enter: the danger ends with a question.
        lines += [
            f"doors {foe.id}" + " ?" * (3 if len(party) == 4 else 1),
            "agenda turn-option",
            f"window {('yes', 'no')[rng.below(2)]}",
        ]
    lines.append("agenda check")
    for hero in party:
        health = PACK.heroes[hero][len(party) > 1].health
        hurt = (0, 1, health - 2, health - 1, health, health, health + 1, health + 2)[rng.below(8)]
        talents = " talents first-aid" if rng.below(3) == 0 else ""
        lines.append(f"hero {hero} damage {max(0, hurt)} poison {rng.below(2)}{talents}")
    for hero, cards in zip(
        party[:2], (("antler-wight-1-twin", "fen-hag-1-twin"), ("hermits-hut-1-twin",)), strict=False
    ):
        if rng.below(2) == 0:
            pool = [("m1", "m2", "m3", "m6", "s2", "h1", "h4")[rng.below(7)] for _ in range(rng.below(5))]
            skills = " ".join(cards[: 1 + rng.below(2)])
            lines.append(f"hero {hero} basic basic-recovery skills {skills} pool {' '.join(pool)}")
    return "\n".join(lines)


def needed(state: State) -> bool:
    """Has somebody in danger a skill that heals?"""
    return any(h in dying(state) for h, _ in remedies(state))


def saved_by_any_play(state: State) -> bool:
    """Every answer to every question on the way, tried on a copy; the rules' own search is switched off meanwhile."""
    seen: set[tuple[object, ...]] = set()
    left = [state]
    while left:
        now = left.pop()
        if now.result:
            continue
        if now.asked[0].kind not in ASKED_BETWEEN:
            return True
        for option in dict.fromkeys(option for decision in now.asked for option in decision.options):
            after = now.clone()
            step(after, option[1] if option[0] == do.USE else now.asked[0].seat, option)
            key = (*[(hero.damage, hero.poison) for hero in after.heroes], after.tokens, after.stairs,
                   len(after.deck), *[(hero.used, *hero.pool) for hero in after.heroes], *after.agenda)  # fmt: skip
            if key not in seen:
                seen.add(key)
                left.append(after)
    return False


@pytest.mark.rule("R-37", "OD-8.16", "OD-8.18")
@given(st.integers(min_value=0, max_value=2**40))
@example(3)
@example(8819)  # saved, and only then in danger again
@example(24658)  # drinking while it is asked whom the stairs hurt
@example(5034081)  # a search of 2,201 steps
@settings(max_examples=250, deadline=None)
def test_defeat_is_what_no_play_at_all_averts(seed):
    text = any_danger(Rng(seed))
    judged = read_position(PACK, text, 1)
    with pytest.MonkeyPatch.context() as rules:
        rules.setattr(averting, "can_be_saved", lambda state: state.tokens > 0 or needed(state))
        rules.setattr(averting, "still_saved", lambda state, h, amount: True)
        possible = saved_by_any_play(read_position(PACK, text, 1))
    assert (judged.result == "") == possible, text
    assert not dying(judged) or judged.result or judged.asked[0].kind == "avert-defeat"


@pytest.mark.rule("R-37", "R-91")
def test_a_bot_begins_a_rescue_that_can_succeed():
    """The biggest sip for the worst hero is not always the way: aid for the mage, Cure's side for the warrior."""
    t = in_danger("heroes mage warrior\ntokens 1\nknown aid\nhero mage damage 3\nhero warrior damage 4", "mudlands")
    while t.asks in ASKED_BETWEEN:
        decision = t.match.decisions[0]
        t.match.submit(decision.seat, quick_choice(t.state, decision))
    assert t.view.outcome is None
