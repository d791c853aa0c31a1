"""Every Monster of the Battle Deck and every card of the Xykon Deck at work: numbers, abilities, Support, curses."""

import pytest

from stick_table import Table
from underdeck.games.stick.compile import stick_pack
from underdeck.games.stick.rules.cards import ABILITIES, IMMUNITY, SHTICK_TYPES, SUPPORTS, TYPES, Monster

PACK = stick_pack().pack
HEROES = [hero.id for hero in PACK.characters]
DECK = {card.id: card for card in PACK.battle if isinstance(card, Monster)}
XYKON = {card.id: card for card in PACK.xykon if card.is_monster}
CURSES = {card.id: card for card in PACK.xykon if not card.is_monster}
MONSTERS = {**DECK, **XYKON}
XYKON_DECK = {*XYKON, *CURSES}
LAIR = 4
PILE = 6

every_monster = pytest.mark.parametrize("id", MONSTERS)


def shtick(owner, name, fields):
    return f"""
[[shtick]]
id = "stub-{owner}-{name}"
owner = "{owner}"
{fields}
origin = "original"
why = "stub"
"""


def battle_shtick(owner, name, amount, *types, range=9):
    fields = f'types = {[*types]}\nattack = {amount}\ndefense = {amount}\nrange = {range}\nresult = ["wound 1"]'
    return shtick(owner, name, fields)


def monster(id, types, fields=""):
    return f"""
[[monster]]
id = "{id}"
types = {[*types]}
attack = 5
defense = 5
copies = 3
{fields}
origin = "original"
why = "stub"
"""


STUBS = "".join(
    [
        *[
            battle_shtick(hero, name, amount)
            for hero in HEROES
            for name, amount in (("mighty", 40), ("feeble", -20), ("plain", 0))
        ],
        battle_shtick("roy", "short", 0, range=0),
        *[battle_shtick("roy", type, 0, type) for type in SHTICK_TYPES],
        *[shtick("roy", f"{type}-charm", f'types = ["{type}"]\nbonus = ["battle 3"]') for type in SHTICK_TYPES],
        *[monster(f"stub-{type}", [type]) for type in TYPES],
        *[monster(id, ["animal"]) for id, card in DECK.items() if card.unique],
        *[
            monster(f"stub-{type}-chief", ["order"], f'support = {{ by = ["{type}"], gives = "assist" }}')
            for type in TYPES
        ],
        """
[[room]]
id = "stub-hall"
copies = 20
origin = "original"
why = "stub"

[[room]]
id = "stub-vault"
deck = "lair"
copies = 20
origin = "original"
why = "stub"

[[loot]]
id = "stub-ring"
crest = 1
copies = 10
origin = "original"
why = "stub"

[[screw]]
id = "stub-out"
when = "before-roll"
do = ["banish"]
origin = "original"
why = "stub"
""",
    ]
)


def floors(id, *rooms):
    """Eleven rooms in a row, the Lair's for a Xykon card; the first ones as told."""
    in_lair = id in XYKON_DECK
    hall = "stub-vault" if in_lair else "stub-hall"
    row = [{"card": hall, **room} for room in rooms]
    row += [{"card": hall} for _ in range(11 - len(row))]
    return [*[{"rooms": [{"card": "stub-hall"}]}] * (LAIR - 1 if in_lair else 0), {"rooms": row}]


def floor_of(id):
    return LAIR if id in XYKON_DECK else 1


def stranger(id):
    """A character who isn't the Monster's nemesis."""
    return next(hero for hero in HEROES if hero != MONSTERS[id].nemesis)


def fight(id, role="attack", use="plain", hero="", distance=0, support=(), hero_has=None, **more):
    """The hero against the Monster of column 1, supporters in column 0; up to the choice of a shtick."""
    hero = hero or stranger(id)
    t = Table(
        STUBS,
        players=[
            {
                "character": hero,
                "floor": floor_of(id),
                "column": 1 + (1 if role == "defend" else distance),
                "shticks": [f"stub-{hero}-{use}"],
                **(hero_has or {}),
            },
            {"character": next(other for other in HEROES if other != hero), "shticks": []},
        ],
        floors=floors(id, {"stack": [f"stub-{type}" for type in support]}, {"stack": [id]}),
        **more,
    )
    t.do(0, *(["left", "stay"] if role == "defend" else ["stay"]))
    if distance:
        t.do(0, "shoot @1")
    return t


def finish(t, *dice):
    t.roll(*dice).do(0, t.options(0)[0])
    told = t.told
    t.settle()
    t.told = told + t.told
    return t


def result(t):
    return next(kind for kind in ("wins", "draws", "loses") if t.heard(kind))


def lose(id, role="defend", **more):
    t = finish(fight(id, role, use="feeble", **more), *[1] * PILE)
    assert result(t) == "loses"
    return t


def value(t):
    return t.view(0).battle.foe.total


def parts(t):
    return dict(t.view(0).battle.foe.parts)


def called(id, beside=()):
    """Seat 0 walks into an empty room of floor 2, or of the Lair; the Monster is the first of its Stack."""
    floor = LAIR if id in XYKON_DECK else 2
    hall = "stub-vault" if floor == LAIR else "stub-hall"
    hand = ["stub-animal", "stub-human"] if floor == LAIR else [id]
    t = Table(
        STUBS,
        players=[
            {"character": "roy", "floor": floor, "column": 1, "shticks": []},
            {"character": "elan", "shticks": [], "hand": hand},
            {"character": "belkar", "shticks": [], "hand": ["stub-bandit", "stub-elf"]},
        ],
        floors=[
            *[{"rooms": [{"card": "stub-hall"}]}] * (floor - 1),
            {"rooms": [{"card": hall, "stack": [*beside]}, {"card": hall}, {"card": hall}]},
        ],
        **({"xykon_deck": [id]} if floor == LAIR else {}),
    ).do(0, "right", "stay")
    return t if floor == LAIR else t.do(1, f"play {id}")


# Numbers


@every_monster
def test_a_monster_attacks_and_defends_with_its_numbers(id):
    card = MONSTERS[id]
    for role, number in (("attack", card.defense), ("defend", card.attack)):
        expected = {"printed": number, **({"level": LAIR} if card.level else {})}
        assert parts(fight(id, role)) == expected


@pytest.mark.parametrize("id", DECK)
def test_a_beaten_monster_leaves_its_coins_and_is_saved_for_its_x(id):
    card = DECK[id]
    t = finish(fight(id, use="mighty"), 12)
    assert result(t) == "wins"
    assert t.stack(1, 1) == []
    assert t.room(1, 1).loot == card.coins
    assert (t.player(0).saved, t.player(0).saved_x) == (([id], card.x) if card.x else ([], 0))
    assert (id in t.view(0).battle_discard) == (card.x == 0)


@pytest.mark.parametrize("id", XYKON)
def test_a_beaten_xykon_card_leaves_its_coins_and_lies_face_down(id):
    t = finish(fight(id, use="mighty"), 12)
    room = t.room(LAIR, 1)
    assert (room.stack, room.xykon, room.xykon_down) == ([], id, True)
    assert room.loot == XYKON[id].coins
    assert (t.player(0).saved, t.view(0).battle_discard) == ([], [])


@every_monster
@pytest.mark.parametrize("supporters", [0, 1])
def test_a_monster_strikes_back_as_far_as_its_range(id, supporters):
    card = MONSTERS[id]
    support = [*card.support_by, "animal"][:1] * supporters
    reach = card.range + (2 * supporters if card.support == "longshot" else 0)
    for distance in (reach, reach + 1):
        if distance == 0:
            continue
        t = finish(fight(id, use="feeble", distance=distance, support=support), 1)
        strikes = distance <= reach and "hide" not in card.abilities
        assert result(t) == ("loses" if strikes else "draws")
        assert (t.player(0).lost > 0) == strikes


@pytest.mark.parametrize("id", [id for id, card in DECK.items() if card.unique or card.copies > 1])
def test_only_a_unique_monster_removes_its_namesake(id):
    t = called(id, beside=[f"{id}#2"])
    assert t.stack(2, 0) == ([] if DECK[id].unique else [id])
    assert t.stack(2, 2) == [id]


# Abilities: what a Monster does if its card says so, and only then


@every_monster
def test_bloodlust_wins_ties(id):
    abilities = MONSTERS[id].abilities
    for role in ("attack", "defend"):
        t = fight(id, role)
        t = finish(t, *[value(t)] * PILE)
        thirsty = "bloodlust" in abilities and not (role == "attack" and "hide" in abilities)
        assert (result(t), t.player(0).lost) == (("loses", 1) if thirsty else ("draws", 0))


@every_monster
def test_breath_weapon_enchanted_impervious_and_mindless_make_a_type_of_shticks_useless(id):
    free = [type for ability, type in IMMUNITY.items() if ability not in MONSTERS[id].abilities]
    own = [f"stub-roy-{type}" for type in SHTICK_TYPES]
    t = fight(id, hero="roy", hero_has={"shticks": [*own, *[f"{name}-charm" for name in own]]})
    assert set(t.options(0)) == {*[f"shtick stub-roy-{type}" for type in free], "no-shtick"}
    charms = [part for part in t.view(0).battle.fighter.parts if part[0].endswith("-charm")]
    assert charms == [(f"shtick-stub-roy-{type}-charm", 3) for type in SHTICK_TYPES if type in free]


@every_monster
def test_duel_forbids_asking_for_help(id):
    t = fight(id, hero_has={"stash": ["stub-ring"]})
    t.do(0, t.options(0)[0])
    assert (0 in t.asked and t.asked[0] == "assist") == ("duel" not in MONSTERS[id].abilities)


@every_monster
def test_flying_is_out_of_reach_of_range_0(id):
    t = fight(id, hero="roy", hero_has={"shticks": ["stub-roy-short", "stub-roy-plain"]})
    assert t.can(0, "shtick stub-roy-plain")
    assert t.can(0, "shtick stub-roy-short") == ("flying" not in MONSTERS[id].abilities)


@every_monster
def test_henchmen_sink_and_support_anybody(id):
    card = MONSTERS[id]
    henchman = "henchman" in card.abilities
    t = called(id)
    if id in XYKON:
        t.do(1, "play stub-animal")
        assert t.stack(LAIR, 2) == (["stub-animal", id] if henchman else [id, "stub-animal"])
    else:
        t.do(2, "play stub-bandit")
        assert t.stack(2, 2) == (["stub-bandit", id] if henchman else [id, "stub-bandit"])
    for type in TYPES:
        chief = {"stack": [f"stub-{type}-chief"]}
        players = [{"character": "roy"}, {"character": "elan"}]
        t = Table(STUBS, players=players, floors=floors(id, chief, {"stack": [id]}))
        assert t.room(floor_of(id), 0).stack[0].supports == int(henchman or type in card.types)


@every_monster
def test_hide_never_wins_while_it_defends(id):
    t = finish(fight(id, use="feeble"), 1)
    hides = "hide" in MONSTERS[id].abilities
    assert (result(t), t.player(0).lost) == (("draws", 0) if hides else ("loses", 1))
    assert lose(id).player(0).lost == 1


@every_monster
def test_leader_raises_the_battle_size(id):
    size = LAIR if id in XYKON else 2
    assert called(id).view(0).size == size + ("leader" in MONSTERS[id].abilities)


@every_monster
def test_multiattack_keeps_the_lowest_of_several_dice_while_it_attacks(id):
    dice = [11, 10, 9, 8, 7, 6]
    count = MONSTERS[id].multiattack
    assert (count > 1) == ("multiattack" in MONSTERS[id].abilities)
    assert finish(fight(id, "defend"), *dice).heard("rolls")[0]["die"] == dice[count - 1]
    assert finish(fight(id, "attack"), *dice).heard("rolls")[0]["die"] == dice[0]


@every_monster
def test_nemesis_is_stronger_against_one_character(id):
    card = MONSTERS[id]
    assert bool(card.nemesis) == ("nemesis" in card.abilities)
    for hero in HEROES:
        for role in ("attack", "defend"):
            assert parts(fight(id, role, hero=hero)).get("nemesis", 0) == 3 * (hero == card.nemesis)


@every_monster
def test_paralyze_takes_the_next_turn(id):
    assert lose(id).player(0).missing == int("paralyze" in MONSTERS[id].abilities)


@every_monster
def test_spellcaster_takes_a_card_of_the_hand(id):
    t = lose(id, hero_has={"hand": ["stub-animal", "stub-elf"]})
    assert t.player(0).hand == 2 - ("spellcaster" in MONSTERS[id].abilities)


@every_monster
def test_thief_takes_a_loot_of_the_stash(id):
    t = lose(id, hero_has={"stash": ["stub-ring"] * 2, "equipped": ["stub-ring"]})
    taken = int("thief" in MONSTERS[id].abilities)
    assert (t.player(0).stash, len(t.player(0).equipped)) == (2 - taken, 1)
    assert t.view(0).loot_discard == ["stub-ring"] * taken


@every_monster
def test_tricky_is_hard_to_hit_from_another_room(id):
    tricky = 10 * ("tricky" in MONSTERS[id].abilities)
    assert parts(fight(id, distance=1)).get("tricky", 0) == tricky
    assert "tricky" not in parts(fight(id))
    assert "tricky" not in parts(fight(id, "defend"))


@every_monster
def test_xykon_special_stays_put_starts_the_collapse_and_nobody_refuses_to_help(id):
    special = "xykon-special" in MONSTERS[id].abilities
    t = finish(fight(id, use="mighty"), 12)
    assert (t.view(0).collapse, t.player(0).slayer) == (special, special)
    t = fight(id, hero_has={"hand": ["stub-out"]})
    t.do(0, t.options(0)[0])
    assert t.can(0, "play stub-out") != special
    if "duel" not in MONSTERS[id].abilities:
        other = {"character": "elan", "floor": floor_of(id), "column": 5}
        roy = {"character": "roy", "floor": floor_of(id), "column": 1, "stash": ["stub-ring"]}
        t = Table(STUBS, players=[roy, other], floors=floors(id, {}, {"stack": [id]}))
        t.do(0, "stay", "no-shtick", "offer elan stub-ring")
        assert t.can(1, "accept roy")
        assert t.can(1, "refuse") != special


# Support


@every_monster
def test_a_monster_is_supported_by_the_types_on_its_card(id):
    for type in TYPES:
        t = Table(
            STUBS,
            players=[{"character": "roy"}, {"character": "elan"}],
            floors=floors(id, {"stack": [f"stub-{type}"] * 2}, {"stack": [id]}),
        )
        assert t.room(floor_of(id), 1).stack[0].supports == 2 * (type in MONSTERS[id].support_by)


def supported(id):
    """Two supporters, if the card names a type; two bystanders otherwise."""
    return [*MONSTERS[id].support_by, "animal"][:1] * 2


@every_monster
def test_assist_ambush_and_longshot_change_the_numbers(id):
    gives = MONSTERS[id].support
    attack = {"assist": 2}.get(gives, 0) * 2
    defense = {"assist": 2, "longshot": 2}.get(gives, 0) * 2
    for role, gain in (("attack", defense), ("defend", attack)):
        assert value(fight(id, role, support=supported(id))) - value(fight(id, role)) == gain
    fresh = value(fight(id, "defend", support=supported(id), arrived=[id])) - value(fight(id, "defend"))
    assert fresh == (3 * 2 if gives == "ambush" else attack)


@every_monster
def test_deadly_costs_more_wounds(id):
    deadly = MONSTERS[id].support == "deadly"
    assert lose(id, support=supported(id)).player(0).lost == 1 + 2 * deadly
    assert lose(id).player(0).lost == 1


@every_monster
def test_greed_takes_loot_of_the_stash(id):
    thief, greedy = "thief" in MONSTERS[id].abilities, MONSTERS[id].support == "greed"
    t = lose(id, support=supported(id), hero_has={"stash": ["stub-ring"] * 4})
    assert t.player(0).stash == 4 - thief - 2 * greedy


@every_monster
def test_horde_raises_the_battle_size(id):
    card = MONSTERS[id]
    grown = called(id, beside=[f"stub-{type}" for type in supported(id)]).view(0).size - called(id).view(0).size
    assert grown == 2 * (card.support == "horde")


@every_monster
def test_outsmart_flips_shticks_before_one_is_chosen(id):
    hero = stranger(id)
    own = {"shticks": [f"stub-{hero}-{name}" for name in ("mighty", "feeble", "plain")]}
    t = fight(id, hero=hero, support=supported(id), hero_has=own)
    assert t.asked == {0: "shtick"}
    flipped = sum([each.flipped for each in t.player(0).shticks])
    assert flipped == 2 * (MONSTERS[id].support == "outsmart")
    assert not any(each.flipped for each in fight(id, hero=hero, hero_has=own).player(0).shticks)


# The Xykon Deck


@pytest.mark.parametrize("id", XYKON)
def test_a_xykon_monster_is_the_first_of_its_battle(id):
    t = called(id)
    assert t.room(LAIR, 2).xykon == id
    assert t.stack(LAIR, 2) == [id]


@pytest.mark.parametrize("id", CURSES)
def test_a_curse_of_the_lair_lies_in_its_room_without_counting_as_a_monster(id):
    t = called(id)
    room = t.room(LAIR, 2)
    assert (room.xykon, room.xykon_down, room.stack) == (id, False, [])
    assert t.view(0).size == LAIR


def cursed(id, role="attack", distance=0, company=False):
    """Roy against a goblin of the Lair, the curse in another room."""
    column = 1 + (1 if role == "defend" else distance)
    here = 1 if role == "defend" else column
    t = Table(
        STUBS,
        players=[
            {"character": "roy", "floor": LAIR, "column": column, "shticks": ["stub-roy-plain"]},
            {"character": "elan", "floor": LAIR, "column": here if company else 9, "shticks": []},
        ],
        floors=floors(id, {"xykon": [id, "up"]}, {"stack": ["stub-goblin"]}),
    )
    t.do(0, *(["left", "stay"] if role == "defend" else ["stay"]))
    return t.do(0, "shoot @1") if distance else t


@pytest.mark.parametrize("id", CURSES)
@pytest.mark.parametrize(("role", "distance"), [("attack", 0), ("attack", 1), ("defend", 0)])
@pytest.mark.parametrize("company", [False, True])
def test_a_curse_touches_every_battle_in_the_lair(id, role, distance, company):
    holds = {"alone": not company, "company": company, "ranged": distance > 0, "close": distance == 0}
    mine, theirs = ("attack", "monster-defense") if role == "attack" else ("defense", "monster-attack")
    expected = {mine: 0, theirs: 0}
    for bonus in CURSES[id].bonuses:
        if bonus.stat in expected and all(holds[condition.name] for condition in bonus.conditions):
            expected[bonus.stat] += bonus.amount
    battle = cursed(id, role, distance, company).view(0).battle
    source = f"xykon-{id}"
    assert sum([n for name, n in battle.fighter.parts if name == source]) == expected[mine]
    assert sum([n for name, n in battle.foe.parts if name == source]) == expected[theirs]


@pytest.mark.parametrize("id", CURSES)
def test_every_line_of_a_curse_is_met(id):
    stats = {"attack", "defense", "monster-attack", "monster-defense"}
    known = {"alone", "company", "ranged", "close"}
    assert CURSES[id].bonuses
    for bonus in CURSES[id].bonuses:
        assert bonus.stat in stats
        assert not bonus.per
        assert {condition.name for condition in bonus.conditions} <= known


# Nothing is left out


def cases():
    """Every id with which the tests of this file are parametrised, by test."""
    found = {}
    for name, test in globals().items():
        if name.startswith("test_"):
            marks = [mark.args for mark in getattr(test, "pytestmark", []) if mark.args and mark.args[0] == "id"]
            found[name] = {id for _, ids in marks for id in ids}
    return found


def test_every_card_and_every_word_on_it_is_exercised():
    tests = cases()
    assert set().union(*tests.values()) == {*DECK, *XYKON_DECK}
    for word in (*ABILITIES, *SUPPORTS):
        wanted = word.replace("-", "_")
        bearers = {id for id, card in MONSTERS.items() if word in (*card.abilities, card.support)}
        assert bearers, word
        named = [ids for name, ids in tests.items() if wanted in name or (wanted == "henchman" and "henchmen" in name)]
        assert bearers <= set().union(*named), word
