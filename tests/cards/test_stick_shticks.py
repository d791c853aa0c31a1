"""Every shtick of the six characters does what its data says, in positions written for it."""

from dataclasses import replace

import pytest

from stick_cards import (
    MEASURES,
    PACK,
    PEOPLE,
    PER_SCENE,
    SHTICKS,
    Scene,
    cases,
    check,
    expected_total,
    failing,
    laid,
    lost,
    numbers,
    reach,
    scene_for,
    staged,
    sum_of,
    through,
)

BATTLE = [card for card in SHTICKS.values() if card.battle]
USES = cases(SHTICKS.values())
UNBOOSTED = [case for case in USES if not case.boosted]
IN_BATTLE = [
    (card, bonus)
    for card in SHTICKS.values()
    for bonus in card.bonuses
    if bonus.stat in ("attack", "defense", "battle")
]
OUTSIDE = [(card, bonus) for card in SHTICKS.values() for bonus in card.bonuses if (card, bonus) not in IN_BATTLE]
WIN = 12
RESULTS = {"wound", "draw", "steal", "banish"}
TRAITS = {"thor", "leap", "guard", "hidden-stash", "quick-hands"}


def owner(card):
    return PEOPLE[card.owner]


def name(value):
    return value if isinstance(value, str) else getattr(value, "id", None) or getattr(value, "stat", str(value))


def with_trait(trait):
    return [card for card in SHTICKS.values() if trait in card.traits]


def with_result(verb, cards=BATTLE):
    return [card for card in cards if any(op.verb == verb for op in PACK.scripts[card.result])]


def asks(bonus, condition):
    return any(each.name == condition for each in bonus.conditions)


def roles(bonus):
    return {"attack": ["attacking"], "defense": ["defending"]}.get(bonus.stat, ["attacking", "defending"])


def scenes(card, bonus):
    """The bonus at work in each role."""
    for role in roles(bonus):
        scene = scene_for(Scene(owner(card), role=role, shticks=(card.id,), **PER_SCENE.get(bonus.per, {})), bonus)
        if scene.role == role:
            yield scene


def gain(scene):
    return sum_of(scene, "attack" if scene.role == "attacking" else "defense", "battle")


def fought(scene):
    return through(staged(scene)).total(scene.who)


# Battle Shticks


@pytest.mark.parametrize("role", ["attacking", "defending"])
@pytest.mark.parametrize("card", BATTLE, ids=name)
def test_a_battle_shtick_gives_its_number_or_cannot_be_chosen(card, role):
    scene = Scene(owner(card), role=role, using=card.id, monster="stub-undead")
    if role in numbers(card):
        assert fought(scene) == expected_total(scene)
    else:
        assert laid(scene).do(0, "stay").options(0) == ["no-shtick"]


@pytest.mark.parametrize(("card", "role"), [(card, role) for card in BATTLE for role in numbers(card)], ids=name)
def test_a_boost_adds_what_the_battle_shtick_says(card, role):
    scene = Scene(owner(card), role=role, using=card.id, monster="stub-undead")
    each = card.boost["attack" if role == "attacking" else "defense"]
    for boosts in (1, 2):
        assert fought(replace(scene, boosted=(card.id,) * boosts)) == expected_total(scene) + boosts * each
    for copies in range(2, card.copies + 1):
        crowd = replace(scene, shticks=(card.id,) * copies)
        assert fought(crowd) == expected_total(scene) + (copies - 1) * each


@pytest.mark.parametrize("card", [card for card in BATTLE if "attacking" in numbers(card)], ids=name)
def test_a_battle_shtick_reaches_as_far_as_its_range(card):
    for boosts in (0, 1):
        furthest = reach(card) + boosts * card.boost["range"]
        for distance in (furthest, furthest + 1):
            if distance == 0:
                continue
            scene = Scene(
                owner(card), using=card.id, distance=distance, monster="stub-undead", boosted=(card.id,) * boosts
            )
            t = laid(scene).do(0, "stay")
            assert t.offered(f"shoot @{distance}") == (distance == furthest)


@pytest.mark.parametrize("card", [card for card in BATTLE if reach(card) is None], ids=name)
def test_a_shtick_of_infinite_range_defends_at_any_distance(card):
    scene = Scene(owner(card), role="defending", against="player", distance=4, using=card.id)
    assert fought(scene) == expected_total(scene)


@pytest.mark.parametrize("card", with_result("wound"), ids=name)
def test_a_wound_defeats_a_monster_and_hurts_a_player(card):
    (amount,) = [op.amount for op in PACK.scripts[card.result] if op.verb == "wound"]
    role = next(iter(numbers(card)))
    scene = Scene(owner(card), role=role, using=card.id)
    t = through(staged(scene, next=[WIN]))
    assert t.stack(1, 0) == []
    assert t.ever("defeated")[0]["seat"] == scene.who
    if not card.area:
        dice = [WIN, 1] if role == "attacking" else [1, WIN]
        duel = through(staged(replace(scene, against="player"), next=dice))
        assert lost(duel) == [0, amount, 0, 0]


@pytest.mark.parametrize("card", [card for card in BATTLE if card.area], ids=name)
def test_an_area_effect_is_no_weapon_against_players(card):
    t = laid(Scene(owner(card), against="player", using=card.id))
    t.do(0, "stay", f"attack-player {t.scene.others[0]}")
    assert t.options(0) == ["no-shtick"]


@pytest.mark.parametrize("card", with_result("draw"), ids=name)
def test_a_draw_hurts_nobody_and_a_loss_still_hurts(card):
    scene = Scene(owner(card), role="defending", using=card.id)
    won = through(staged(scene, next=[WIN]))
    assert (won.stack(1, 0), lost(won)[0]) == ([scene.monster], 0)
    duel = replace(scene, against="player")
    assert lost(through(staged(duel, next=[1, WIN]))) == [0, 0, 0, 0]
    beaten = through(staged(duel, next=[WIN, 1]))
    assert lost(beaten)[0] == 1


@pytest.mark.parametrize("card", with_result("steal"), ids=name)
def test_a_theft_takes_loot_from_a_beaten_player_only(card):
    (amount,) = [op.amount for op in PACK.scripts[card.result] if op.verb == "steal"]
    scene = Scene(owner(card), against="player", distance=1 if card.range else 0, using=card.id, theirs=3)
    t = through(staged(scene, next=[WIN, 1]))
    assert (len(t.held(0)), len(t.held(1))) == (amount, 3 - amount)
    t = through(staged(scene, next=[1, WIN]))
    assert (len(t.held(0)), len(t.held(1))) == (0, 3)


def test_a_shooed_monster_moves_to_a_room_beside_it():
    """No card of ours does it any more, but those of a pack may."""
    scene = Scene("roy", using="stub-shoo")
    t = through(staged(scene, next=[WIN])).do(0, "card @1")
    assert (t.stack(1, 0), t.stack(1, 1)) == ([], [scene.monster])
    assert not t.ever("defeated")


@pytest.mark.parametrize("card", with_result("banish"), ids=name)
def test_a_banished_monster_is_gone_without_loot_or_x(card):
    scene = Scene(owner(card), using=card.id, monster="stub-undead", stack=3, second="stub-rich-undead")
    t = through(staged(scene, next=[WIN]))
    assert t.stack(1, 0) == []
    assert (t.state.players[0].saved, t.room(1, 0).loot) == ([], 0)


def test_turn_undead_touches_only_undead_and_never_xykon():
    scene = Scene("durkon", using="turn-undead", monster="stub-undead", stack=2)
    assert through(staged(scene, next=[WIN])).stack(1, 0) == [scene.second]
    assert laid(replace(scene, monster="stub-orc")).do(0, "stay").options(0) == ["no-shtick"]
    lich = replace(scene, monster="xykon-the-lich", lair=True, stack=1, boosted=("turn-undead",) * 20)
    t = through(staged(lich, next=[WIN]))
    assert t.ever("wins")
    assert t.stack(4, 0) == ["xykon-the-lich"]


@pytest.mark.parametrize("card", [card for card in BATTLE if card.area.isdigit()], ids=name)
def test_an_area_effect_hits_the_top_monsters(card):
    hit = int(card.area)
    t = through(staged(Scene(owner(card), using=card.id, stack=hit + 1), next=[WIN]))
    assert len(t.ever("defeated")) == hit
    assert len(t.stack(1, 0)) == 1


@pytest.mark.parametrize("card", BATTLE, ids=name)
def test_only_shticks_that_say_so_flip_after_the_battle(card):
    role = next(iter(numbers(card)))
    t = through(staged(Scene(owner(card), role=role, using=card.id, monster="stub-undead")))
    assert t.flipped(0) == ([card.id] if card.flip else [])


# Bonuses in battle


@pytest.mark.parametrize(("card", "bonus"), IN_BATTLE, ids=name)
def test_a_bonus_counts_where_its_conditions_hold(card, bonus):
    found = list(scenes(card, bonus))
    assert found
    for scene in found:
        assert gain(scene) > 0
        assert fought(scene) == expected_total(scene)


@pytest.mark.parametrize(("card", "bonus"), [each for each in IN_BATTLE if each[1].conditions], ids=name)
def test_a_bonus_is_absent_where_a_condition_fails(card, bonus):
    checked = 0
    for scene in scenes(card, bonus):
        for condition in bonus.conditions:
            changed = failing(scene, condition)
            if changed is not None:
                checked += 1
                assert fought(changed) == expected_total(changed)
                assert gain(changed) < gain(scene)
    assert checked


@pytest.mark.parametrize(("card", "bonus"), [each for each in IN_BATTLE if each[1].per], ids=name)
def test_a_bonus_that_counts_something_is_nothing_without_it(card, bonus):
    for scene in scenes(card, bonus):
        none = replace(scene, beaten=0, lost=0, helpers=0, company=0)
        assert fought(none) == expected_total(none)


@pytest.mark.parametrize(("card", "bonus"), [each for each in IN_BATTLE if not each[0].battle], ids=name)
def test_a_bonus_grows_only_by_what_its_card_says(card, bonus):
    for scene in scenes(card, bonus):
        once = replace(scene, boosted=(card.id,))
        assert fought(once) == expected_total(once)
        for copies in range(2, card.copies + 1):
            crowd = replace(scene, shticks=(*scene.shticks, *[card.id] * (copies - 1)))
            assert fought(crowd) == expected_total(crowd)


@pytest.mark.parametrize(("card", "bonus"), [each for each in IN_BATTLE if not each[0].battle], ids=name)
def test_a_face_down_shtick_adds_nothing(card, bonus):
    for scene in scenes(card, bonus):
        down = replace(scene, flipped=(card.id,))
        assert fought(down) == expected_total(down) != expected_total(scene)


@pytest.mark.parametrize("card", [card for card, bonus in IN_BATTLE if asks(bonus, "foe-using")], ids=name)
def test_mail_helps_against_weapons_of_players_too(card):
    scene = Scene(owner(card), role="defending", against="player", foe_using="weapon", shticks=(card.id,))
    plain = replace(scene, foe_using="verbal")
    assert fought(scene) == expected_total(scene) > expected_total(plain) == fought(plain)


# Other bonuses


@pytest.mark.parametrize(("card", "bonus"), [each for each in OUTSIDE if each[1].stat in MEASURES], ids=name)
def test_a_number_outside_the_totals_changes_by_the_bonus(card, bonus):
    measure = MEASURES[bonus.stat]
    scene = scene_for(Scene(owner(card), shticks=(card.id,)), bonus)
    assert measure(scene) == sum_of(scene, bonus.stat) == bonus.amount
    boosted = replace(scene, boosted=(card.id,))
    assert measure(boosted) == bonus.amount + card.boost["amount"]
    assert measure(replace(scene, flipped=(card.id,))) == 0


@pytest.mark.parametrize("card", [card for card, bonus in OUTSIDE if bonus.stat == "range"], ids=name)
def test_a_longer_range_reaches_one_room_further_and_what_flies(card):
    (bonus,) = [bonus for bonus in card.bonuses if bonus.stat == "range"]
    (weapon,) = [condition.word for condition in bonus.conditions]
    furthest = reach(SHTICKS[weapon]) + bonus.amount
    for distance in (furthest, furthest + 1):
        t = laid(Scene(owner(card), using=weapon, shticks=(card.id,), distance=distance)).do(0, "stay")
        assert t.offered(f"shoot @{distance}") == (distance == furthest)
    flying = Scene(owner(card), using=weapon, monster="stub-flying")
    assert laid(flying).do(0, "stay").options(0) == ["no-shtick"]
    assert laid(replace(flying, shticks=(card.id,))).do(0, "stay").offered(f"shtick {weapon}")


@pytest.mark.parametrize("card", [card for card, bonus in OUTSIDE if bonus.stat == "dice"], ids=name)
def test_another_die_is_rolled_and_the_lowest_put_aside(card):
    (bonus,) = card.bonuses
    weapon = next(condition.word for condition in bonus.conditions if condition.name == "using-shtick")
    scene = Scene(owner(card), using=weapon, shticks=(card.id,))
    dice = [1] * bonus.amount + [11]
    assert through(staged(scene, next=dice)).ever("rolls")[0]["die"] == 11
    assert through(staged(replace(scene, role="defending"), next=dice)).ever("rolls")[0]["die"] == 1
    assert through(staged(replace(scene, using=""), next=dice)).ever("rolls")[0]["die"] == 1
    assert through(staged(replace(scene, flipped=(card.id,)), next=dice)).ever("rolls")[0]["die"] == 1


# Uses


@pytest.mark.parametrize("case", USES, ids=str)
def test_a_flip_does_what_the_card_says(case):
    check(case)


@pytest.mark.parametrize("case", [case for case in UNBOOSTED if case.use.conditions], ids=str)
def test_a_flip_is_not_offered_where_a_condition_fails(case):
    scene = case.scene()
    assert case.open(scene).offered(case.answer)
    for condition in case.use.conditions:
        changed = failing(scene, condition)
        assert changed is not None
        assert not case.open(changed).offered(case.answer)


@pytest.mark.parametrize("case", [case for case in UNBOOSTED if case.use.window == "turn"], ids=str)
def test_a_flip_of_the_turn_waits_for_its_start_or_its_end(case):
    assert case.open(case.scene(), "start").offered(case.answer)
    assert case.open(case.scene(), "end").offered(case.answer)


@pytest.mark.parametrize("case", [case for case in UNBOOSTED if case.use.window in ("start", "end", "move")], ids=str)
def test_a_flip_of_one_step_is_not_offered_in_the_other(case):
    late = case.use.window == "end"
    assert case.open(case.scene(), "end").offered(case.answer) == late
    assert case.open(case.scene(), "start").offered(case.answer) != late


@pytest.mark.parametrize("case", UNBOOSTED, ids=str)
def test_a_face_down_shtick_cannot_be_flipped_again(case):
    scene = case.scene()
    down = replace(scene, flipped=(*scene.flipped, case.card.id))
    assert not case.open(down).offered(case.answer)


# Traits


@pytest.mark.parametrize("card", with_trait("thor"), ids=name)
def test_a_1_counts_as_13(card):
    scene = Scene(owner(card), shticks=(card.id,))
    assert through(staged(scene, next=[1])).ever("wins")
    assert through(staged(replace(scene, flipped=(card.id,)), next=[1])).ever("loses")
    lucky = replace(scene, more={"variants": ["lucky"]})
    assert through(staged(lucky, next=[2])).ever("wins")
    assert through(staged(lucky, next=[1])).ever("loses")


@pytest.mark.parametrize("card", with_trait("leap"), ids=name)
def test_a_leap_follows_a_battle_at_a_range(card):
    scene = Scene(owner(card), shticks=(card.id,), distance=1)
    t = through(staged(scene, next=[WIN]))
    assert t.asked == {0: "leap"}
    assert t.do(0, "yes").player(0).column == 1
    assert through(staged(scene, next=[WIN])).do(0, "no").player(0).column == 0
    assert through(staged(replace(scene, flipped=(card.id,)), next=[WIN])).asked == {0: "end"}
    assert through(staged(replace(scene, distance=0), next=[WIN])).asked == {0: "end"}


@pytest.mark.parametrize("card", with_trait("guard"), ids=name)
def test_a_guarded_sleeper_defends_at_full_strength(card):
    scene = Scene(owner(card), role="defending", against="player", resting=True, shticks=(card.id,))
    assert fought(scene) == gain(scene)
    assert fought(replace(scene, flipped=(card.id,))) == -4


@pytest.mark.parametrize("card", with_trait("hidden-stash"), ids=name)
def test_a_hidden_stash_is_safe_from_thieves(card):
    scene = Scene(owner(card), monster="stub-thief", shticks=(card.id,), stash=("stub-gem",))
    assert through(staged(scene, next=[1])).held(0) == ["stub-gem"]
    assert through(staged(replace(scene, flipped=(card.id,)), next=[1])).held(0) == []
    duel = replace(scene, against="player", role="defending")
    assert through(staged(duel, next=[WIN, 1])).asked == {1: "end"}
    assert "random" in through(staged(replace(duel, flipped=(card.id,)), next=[WIN, 1])).options(1)


@pytest.mark.parametrize("card", with_trait("quick-hands"), ids=name)
def test_quick_hands_take_loot_where_they_start_and_where_they_stop(card):
    scene = Scene(
        owner(card), against="player", distance=1, shticks=(card.id,), loot=("stub-gem",), beside=("stub-gem",)
    )

    def walk(scene):
        return laid(scene).do(0, "pick-up", "right", "stay", "leave")

    assert walk(scene).offered("pick-up")
    assert not walk(replace(scene, flipped=(card.id,))).offered("pick-up")


# Facts of the rulebook


FACTS = {
    "greenhilt-sword": {"owner": "roy", "attack": 2, "range": 0, "boost": {"attack": 2}, "least": 3},
    "bag-of-tricks": {"owner": "roy", "range": 2},
    "thors-lightning": {
        "owner": "durkon", "attack": 4, "defense": 2, "boost": {"attack": 1, "defense": 1}, "flip": True, "copies": 3,
    },
    "thors-hammer": {"owner": "durkon", "flip": False, "copies": 2},
    "hide": {"owner": "elan", "defense": 4},
    "x-treme-diplomacy": {"owner": "elan", "defense": 1, "boost": {"defense": 2}, "copies": 2},
    "longbow": {"owner": "haley", "range": 4},
    "twin-daggers-of-doom": {"owner": "belkar", "types": ["weapon"], "attack": 3, "least": 2},
    "fireball": {"owner": "vaarsuvius", "types": ["magic"], "attack": 5, "area": "2", "flip": True},
    "cure-assorted-wounds": {"owner": "durkon", "boost": {"amount": 1}, "least": 2},
    "lightning-bolt": {"owner": "vaarsuvius"},
}  # fmt: skip


@pytest.mark.parametrize("id", FACTS)
def test_what_the_rulebook_says_of_a_shtick_is_on_the_card(id):
    card, facts = SHTICKS[id], dict(FACTS[id])
    assert owner(card) == facts.pop("owner")
    assert card.copies >= facts.pop("least", 1)
    assert facts.pop("boost", {}).items() <= card.boost.items()
    for fact, value in facts.items():
        assert getattr(card, fact) == value


def test_the_boosts_of_the_daggers_give_no_attack_and_the_hammer_and_hide_have_boosts():
    assert SHTICKS["twin-daggers-of-doom"].boost["attack"] == 0
    assert any(SHTICKS["thors-hammer"].boost.values())
    assert any(SHTICKS["hide"].boost.values())


def test_fireball_is_made_for_a_distance():
    assert reach(SHTICKS["fireball"]) >= 1


@pytest.mark.parametrize(
    ("id", "gains", "changes"),
    [
        ("master-of-battle-administration", 2, {"monster": "stub-leader"}),
        ("deep-seated-emotional-problems", 2, {"against": "player"}),
        ("chain-shirt", 1, {"role": "defending"}),
        ("chain-shirt", 1, {"role": "defending", "against": "player", "foe_using": "weapon"}),
        ("chain-shirt", 0, {"role": "defending", "against": "player", "foe_using": "magic"}),
    ],
)
def test_bonuses_known_from_the_rulebook(id, gains, changes):
    card = SHTICKS[id]
    assert not card.battle
    assert fought(Scene(owner(card), shticks=(id,), **changes)) == gains


def test_charge_turns_the_defender_into_the_attacker():
    (case,) = [case for case in USES if case.card.id == "charge"]
    t = case.open(case.scene())
    assert t.state.battle.role == 2
    assert case.used(case.scene()).state.battle.role == 1


def test_a_cure_heals_one_wound_and_one_more_for_each_boost():
    for boosted in (0, 1):
        (case,) = [case for case in USES if case.card.id == "cure-assorted-wounds" and case.boosted == boosted]
        t = case.used(case.scene()).do(0, "target durkon")
        assert lost(t)[0] == 3 - (1 + boosted)


def test_a_patient_may_ask_for_a_cure_and_pays_any_loot():
    scene = Scene("durkon", shticks=("cure-assorted-wounds",), foe_lost=2, theirs=1, distance=1, against="player")
    t = laid(scene, active=1).do(1, "beg durkon stub-gem").do(0, "yes")
    assert lost(t)[1] == 1
    assert (t.held(0), t.held(1)) == (["stub-gem"], [])
    assert t.flipped(0) == ["cure-assorted-wounds"]


# Nothing is left out


def test_every_deck_has_twenty_cards_and_enough_starting_shticks():
    for deck in PACK.decks:
        assert len(deck) == 20
        assert sum({card.id: card.starting for card in deck}.values()) >= 4


def test_every_shtick_is_the_case_of_a_test():
    tested = {card.id for card in BATTLE} | {card.id for card, _ in [*IN_BATTLE, *OUTSIDE]}
    tested |= {case.card.id for case in USES}
    tested |= {card.id for trait in TRAITS for card in with_trait(trait)}
    assert tested == set(SHTICKS)


def test_no_shtick_says_anything_that_these_tests_do_not_know():
    assert {op.verb for card in BATTLE for op in PACK.scripts[card.result]} == RESULTS
    assert {bonus.stat for _, bonus in OUTSIDE} <= {*MEASURES, "range", "dice"}
    assert {trait for card in SHTICKS.values() for trait in card.traits} == TRAITS
    assert {card.area for card in BATTLE if not card.area.isdigit()} == {"", "undead"}
