"""What is known of the decks: sizes, what the rulebook states of their cards, and where each card comes from."""

import json
import tomllib
from collections import Counter

import pytest

from underdeck.games.stick.compile import load_stick_pack, stick_files, stick_pack
from underdeck.games.stick.rules.cards import (
    ABILITIES,
    INFINITE,
    NOT_AVAILABLE,
    SHTICK_TYPES,
    SUPPORTS,
    TYPES,
    Loot,
    Monster,
    Screw,
    Trap,
)
from underdeck.games.stick.rules.game import Stick

CATALOG = stick_pack()
PACK = CATALOG.pack
HEROES = [hero.id for hero in PACK.characters]
MONSTERS = {card.id: card for card in PACK.battle if isinstance(card, Monster)}
SCREWS = {card.id: card for card in PACK.battle if isinstance(card, Screw)}
LOOT = {card.id: card for card in PACK.loot if isinstance(card, Loot)}
TRAPS = {card.id: card for card in PACK.loot if isinstance(card, Trap)}
ROOMS = {card.id: card for card in [*PACK.rooms, *PACK.lair]}
XYKON = {card.id: card for card in PACK.xykon}
SHTICKS = {card.id: card for deck in PACK.decks for card in deck}
TABLES = [
    (kind, entry) for _, data in stick_files() for kind, rows in tomllib.loads(data.decode()).items() for entry in rows
]


def ops(script):
    return [(op.verb, op.amount) for op in PACK.scripts[script]]


def bonuses(card):
    """As written: stat, amount, per, conditions."""
    return [
        (each.stat, each.amount, each.per, [f"{c.name}:{c.word}" if c.word else c.name for c in each.conditions])
        for each in card.bonuses
    ]


def verbs(card):
    return {op.verb for use in card.uses for op in PACK.scripts[use.script]}


def owner(id):
    return HEROES[SHTICKS[id].owner]


# Sizes


def test_the_decks_have_their_sizes():
    assert len(PACK.battle) == 158
    assert len(PACK.loot) == 124
    assert len(PACK.rooms) == 54
    assert PACK.entrance.id == "dungeon-entrance"
    assert len(PACK.lair) == 8
    assert len(PACK.xykon) == 10
    assert [len(deck) for deck in PACK.decks] == [20] * 6
    assert sorted(HEROES) == ["belkar", "durkon", "elan", "haley", "roy", "vaarsuvius"]


def test_a_deck_is_its_cards_with_their_copies():
    copies = Counter()
    for kind, entry in TABLES:
        deck = {"lair": "lair", "entrance": "entrance"}.get(entry.get("deck"), kind)
        copies[deck] += entry.get("copies", 1)
    assert copies["monster"] + copies["screw"] == 158
    assert copies["loot"] + copies["trap"] == 124
    assert (copies["room"], copies["entrance"], copies["lair"], copies["xykon"]) == (54, 1, 8, 10)
    assert (copies["shtick"], copies["character"]) == (120, 6)
    facts = Counter()
    for fact in CATALOG.facts:
        facts[fact.deck] += fact.copies
    assert facts == copies


@pytest.mark.parametrize("hero", HEROES)
def test_four_cards_of_each_shtick_deck_are_starting_shticks(hero):
    deck = {card.id: card for card in PACK.decks[HEROES.index(hero)]}
    assert sum([card.starting for card in deck.values()]) == 4
    assert sum([card.copies for card in deck.values()]) == 20
    starting = [card for card in deck.values() if card.starting]
    assert any(card.battle and card.attack != NOT_AVAILABLE for card in starting)
    assert any(card.battle and card.defense != NOT_AVAILABLE for card in starting)
    assert all(owner(id) == hero for id in deck)


def test_hands_are_mostly_monsters_and_piles_mostly_loot():
    monsters = sum([isinstance(card, Monster) for card in PACK.battle])
    assert monsters > 158 - monsters
    traps = sum([isinstance(card, Trap) for card in PACK.loot])
    assert 0 < traps < 124 - traps
    assert len(XYKON) // 2 < sum([card.is_monster for card in XYKON.values()]) < len(XYKON)


# Where cards come from


@pytest.mark.parametrize("deck", sorted({fact.deck for fact in CATALOG.facts}))
def test_every_card_has_an_origin_and_an_original_says_why(deck):
    for fact in CATALOG.facts:
        if fact.deck == deck:
            assert fact.origin in ("printed", "original"), fact.id
            assert fact.origin == "printed" or fact.why.strip().endswith("."), fact.id


def test_only_cards_known_in_full_are_called_printed():
    printed = {fact.id for fact in CATALOG.facts if fact.origin == "printed"}
    assert printed == {"roy", "the-kobold-and-the-brave", "shuriken-trap", "dungeon-entrance", "safe-haven"}


@pytest.mark.parametrize("deck", sorted({kind for kind, _ in TABLES} - {"character"}))
def test_no_two_cards_of_a_deck_differ_in_name_only(deck):
    names = {}
    for kind, entry in TABLES:
        if kind == deck:
            told = {
                key: value for key, value in entry.items() if key not in ("id", "copies", "starting", "origin", "why")
            }
            names.setdefault(json.dumps(told, sort_keys=True), []).append(entry["id"])
    assert [same for same in names.values() if len(same) > 1] == []


def test_ids_are_unique_within_their_deck():
    ids = [(kind, entry["id"]) for kind, entry in TABLES]
    assert len(ids) == len(set(ids))


# Every word is in use


def test_every_type_ability_and_support_is_in_use():
    monsters = [*MONSTERS.values(), *XYKON.values()]
    assert {type for card in monsters for type in card.types} == set(TYPES)
    assert {ability for card in monsters for ability in card.abilities} == set(ABILITIES)
    assert {card.support for card in monsters if card.support} == set(SUPPORTS)
    assert {type for card in SHTICKS.values() for type in card.types} == set(SHTICK_TYPES)


def test_every_support_can_come_from_a_monster_of_the_battle_deck():
    for card in [*MONSTERS.values(), *XYKON.values()]:
        others = [other for other in PACK.battle if isinstance(other, Monster) and other is not card]
        copies = [card] * (card.copies - 1)
        for type in card.support_by:
            assert any(type in other.types for other in [*others, *copies]), (card.id, type)


def test_every_character_has_a_nemesis():
    assert {card.nemesis for card in MONSTERS.values() if card.nemesis} == set(HEROES)


# Characters


def test_everybody_has_four_wounds_and_a_race():
    assert {hero.wounds for hero in PACK.characters} == {4}
    races = {hero.id: hero.race for hero in PACK.characters}
    assert (races["vaarsuvius"], races["durkon"], races["belkar"]) == ("elf", "dwarf", "halfling")
    assert races["roy"] == races["haley"] == races["elan"] == "human"


# Rooms


def test_the_rooms_the_rulebook_names():
    lair = {card.id for card in PACK.lair}
    assert {"safe-haven", "xykons-secret-lair", "dorukans-gate"} <= lair
    assert {"spooooky-crypt", "hall-of-mysterious-runes"} <= set(ROOMS) - lair
    assert ("monster-defense", 2, "", ["vs:undead"]) in bonuses(ROOMS["spooooky-crypt"])
    assert "peaceful" in ROOMS["safe-haven"].flags
    assert "stop" not in ROOMS["safe-haven"].flags
    assert "no-rest" in ROOMS["xykons-secret-lair"].flags
    assert ("shtick", 1) in ops(ROOMS["dorukans-gate"].first)


def test_the_haven_of_the_lair_is_known_by_its_peace_not_by_its_name():
    files = [(file, data.replace(b'"safe-haven"', b'"quiet-nook"')) for file, data in stick_files()]
    game = Stick(load_stick_pack(files).pack)
    state = game.start({"players": 2}, 1)
    assert [room.id for room in game.pack.lair if room.haven] == ["quiet-nook"]
    assert game.pack.lair[state.lair_deck[-1]].id == "quiet-nook"
    world = game.resample(state, 0, 2)
    assert game.pack.lair[world.lair_deck[-1]].id == "quiet-nook"


def test_many_rooms_of_the_lair_end_movement():
    assert sum(["stop" in card.flags for card in PACK.lair]) >= 4


# Monsters

STATED = {
    "skelemen": {"types": ["undead"], "abilities": ["mindless"]},
    "goblin-necromancer": {"types": ["goblin"], "abilities": ["leader"], "support": "horde", "support_by": ["undead"]},
    "goblin-with-a-shield": {"types": ["goblin"]},
    "goblin-cleric": {"types": ["goblin"]},
    "kinda-wimpy-goblin": {"types": ["goblin"], "x": 1},
    "hobgoblin-soldier": {},
    "cowardly-kobold": {"types": ["kobold"], "x": 0},
    "kobold-knight": {"types": ["kobold"], "attack": 6, "support": "assist", "support_by": ["kobold"]},
    "kobold-ranger": {"types": ["kobold"]},
    "kobold-king": {"abilities": ["leader"]},
    "xykons-zombies": {"types": ["undead"]},
    "headless-zombie": {"types": ["undead"], "defense": 9, "x": 1, "coins": 1},
    "fido-rover": {},
    "troglodytes": {},
    "that-thing-with-the-eyes": {"abilities": ["enchanted", "spellcaster"]},
    "snake-dragons": {"defense": 11, "abilities": ["bloodlust"]},
    "black-dragon": {"x": 2},
    "teeny-tiny-dragon": {"abilities": ["flying"]},
    "half-orc-adventurer": {"x": 1},
    "orc-barbarian": {"types": ["orc"]},
    "warg": {"support": "ambush", "support_by": ["orc"]},
    "troll": {"types": ["ogre"]},
    "stupid-ogre": {"types": ["ogre"]},
    "ugly-ogre": {"types": ["ogre"]},
    "ogre-chieftain": {"support": "deadly", "support_by": ["ogre"]},
    "demon-roaches": {"abilities": ["henchman"]},
    "nale": {"types": ["linear-guild"], "support": "outsmart", "support_by": ["linear-guild"]},
    "sabine": {"types": ["linear-guild"]},
    "thog": {"types": ["linear-guild", "orc"]},
    "hilgya-firehelm": {"types": ["linear-guild"], "support": "greed", "support_by": ["linear-guild"]},
}
"""Types and abilities: at least these. Everything else: exactly."""


@pytest.mark.parametrize("id", STATED)
def test_a_monster_is_what_the_rulebook_says_of_it(id):
    card = MONSTERS[id]
    for field, value in STATED[id].items():
        found = getattr(card, field)
        assert set(value) <= set(found) if field in ("types", "abilities") else found == value


def test_what_examples_tell_of_monsters():
    assert "undead" not in MONSTERS["fido-rover"].types
    assert "undead" not in MONSTERS["cowardly-kobold"].types
    assert "goblin" not in MONSTERS["black-dragon"].types
    assert "undead" not in MONSTERS["skelemen"].support_by
    eyes = MONSTERS["that-thing-with-the-eyes"]
    assert eyes.range >= 1
    assert eyes.defense < 11


def test_the_xykon_deck():
    lich = XYKON["xykon-the-lich"]
    assert (lich.attack, lich.defense, lich.level, lich.is_monster) == (12, 12, True, True)
    assert "xykon-special" in lich.abilities
    assert (lich.support, sorted(lich.support_by)) == ("assist", ["goblin", "undead"])
    assert [id for id, card in XYKON.items() if "xykon-special" in card.abilities] == ["xykon-the-lich"]
    assert not any("xykon-special" in card.abilities for card in MONSTERS.values())
    horde = XYKON["zombie-horde"]
    assert (horde.is_monster, horde.level) == (True, True)
    for card in XYKON.values():
        assert card.level if card.is_monster else card.bonuses


# Shticks


def test_roys_shticks():
    sword = SHTICKS["greenhilt-sword"]
    assert (sword.battle, sword.attack, sword.range, ops(sword.result)) == (True, 2, 0, [("wound", 1)])
    assert sword.boost["attack"] == 2
    assert sword.copies >= 3
    bag = SHTICKS["bag-of-tricks"]
    assert (bag.battle, bag.range) == (True, 2)
    administration = SHTICKS["master-of-battle-administration"]
    assert not administration.battle
    assert bonuses(administration) == [("attack", 2, "", ["vs-has:leader"])]
    assert verbs(SHTICKS["charge"]) == {"swap-roles"}
    assert all("defending" in [c.name for c in use.conditions] for use in SHTICKS["charge"].uses)
    assert any("vs-player" in conditions for _, _, _, conditions in bonuses(SHTICKS["logic"]))
    assert any("vs-xykon" in conditions for _, _, _, conditions in bonuses(SHTICKS["blood-oath-of-vengeance"]))
    names = ("greenhilt-sword", "bag-of-tricks", "master-of-battle-administration", "charge", "logic")
    assert {owner(id) for id in (*names, "blood-oath-of-vengeance")} == {"roy"}
    assert "flip" in {verb for card in PACK.decks[HEROES.index("roy")] for verb in verbs(card)}


def test_durkons_shticks():
    lightning = SHTICKS["thors-lightning"]
    assert (lightning.copies, lightning.battle, lightning.flip) == (3, True, True)
    assert (lightning.attack, lightning.defense) == (4, 2)
    assert (lightning.boost["attack"], lightning.boost["defense"]) == (1, 1)
    hammer = SHTICKS["thors-hammer"]
    assert (hammer.copies, hammer.battle, hammer.flip, any(hammer.boost.values())) == (2, True, False, True)
    cure = SHTICKS["cure-assorted-wounds"]
    assert cure.copies >= 2
    assert [ops(use.script) for use in cure.uses] == [[("treat", 1)]]
    assert cure.boost["amount"] == 1
    assert SHTICKS["thor-incarnate"].traits == ["thor"]
    assert [id for id, card in SHTICKS.items() if "thor" in card.traits] == ["thor-incarnate"]
    names = ("thors-lightning", "thors-hammer", "cure-assorted-wounds", "thor-incarnate")
    assert {owner(id) for id in names} == {"durkon"}


def test_elans_shticks():
    hide = SHTICKS["hide"]
    assert (hide.battle, hide.defense, any(hide.boost.values())) == (True, 4, True)
    shirt = SHTICKS["chain-shirt"]
    assert (shirt.battle, shirt.types) == (False, ["armor"])
    assert bonuses(shirt) == [("defense", 1, "", ["foe-using:weapon"])]
    diplomacy = SHTICKS["x-treme-diplomacy"]
    assert (diplomacy.copies, diplomacy.battle, diplomacy.defense) == (2, True, 1)
    assert (diplomacy.boost["defense"], ops(diplomacy.result)) == (2, [("wound", 1)])
    assert any(stat == "assist" and n > 0 for stat, n, _, _ in bonuses(SHTICKS["bard-song"]))
    assert any(per == "helper" for _, _, per, _ in bonuses(SHTICKS["banjo-the-clown"]))
    names = ("hide", "chain-shirt", "x-treme-diplomacy", "bard-song", "banjo-the-clown", "fools-luck", "dumb-as-mud")
    assert {owner(id) for id in names} == {"elan"}
    assert any("verbal" in card.types for card in PACK.decks[HEROES.index("elan")])


def test_haleys_shticks():
    assert (SHTICKS["longbow"].battle, SHTICKS["longbow"].range, owner("longbow")) == (True, 4, "haley")
    own = PACK.decks[HEROES.index("haley")]
    assert any(stat == "pick" and n > 0 for card in own for stat, n, _, _ in bonuses(card))
    assert "steal" in {verb for card in own for verb in verbs(card)}
    assert any(stat == "dice" and "using-shtick:longbow" in ifs for stat, _, _, ifs in bonuses(SHTICKS["double-shot"]))
    sneaky = SHTICKS["sneak-attack"]
    assert not sneaky.battle
    assert all("close" in conditions for _, _, _, conditions in bonuses(sneaky))


def test_belkars_shticks():
    daggers = SHTICKS["twin-daggers-of-doom"]
    assert (daggers.battle, daggers.types, daggers.attack, daggers.boost["attack"]) == (True, ["weapon"], 3, 0)
    assert daggers.range == 0
    assert daggers.copies >= 2
    problems = SHTICKS["deep-seated-emotional-problems"]
    assert bonuses(problems) == [("attack", 2, "", ["attacking", "vs-player"])]
    leap = bonuses(SHTICKS["leaping-attack"])
    assert ("range", 1, "", ["using-shtick:twin-daggers-of-doom"]) in leap
    names = ("twin-daggers-of-doom", "deep-seated-emotional-problems", "leaping-attack")
    assert {owner(id) for id in names} == {"belkar"}
    own = {card.id: card for card in PACK.decks[HEROES.index("belkar")]}
    against_players = [id for id, card in own.items() if any("vs-player" in ifs for _, _, _, ifs in bonuses(card))]
    assert len(against_players) >= 2
    watching = [use for card in own.values() for use in card.uses if "watching" in [c.name for c in use.conditions]]
    assert any(("heal", 1) in ops(use.script) for use in watching)


def test_vaarsuviuss_shticks():
    fireball = SHTICKS["fireball"]
    assert (fireball.battle, fireball.types, fireball.attack) == (True, ["magic"], 5)
    assert (fireball.area, fireball.flip) == ("2", True)
    assert fireball.range >= 1
    bolt = SHTICKS["lightning-bolt"]
    assert bolt.battle
    assert NOT_AVAILABLE not in (bolt.attack, bolt.defense)
    assert {owner("fireball"), owner("lightning-bolt")} == {"vaarsuvius"}


def test_a_shtick_of_infinite_range_only_defends():
    endless = [card for card in SHTICKS.values() if card.range == INFINITE]
    assert endless
    assert all(card.attack == NOT_AVAILABLE for card in endless)


# Screw This! cards, Loot, traps


def test_the_screw_this_cards_the_rulebook_names():
    kobold = SCREWS["the-kobold-and-the-brave"].use
    (op,) = PACK.scripts[kobold.script]
    assert (kobold.window, kobold.conditions) == ("before-roll", [])
    assert (op.verb, op.word, op.amount) == ("rally", "kobold", 3)
    assert ops(SCREWS["get-angry"].use.script) == [("boost", 1)]


DROOL = {
    "word-of-thor": {"durkon": 1},
    "oooooo-sparklies": {"haley": 2},
    "cloak-of-cloaking": {"haley": 2},
    "a-simple-thank-you": {"roy": 1},
    "eternal-vigilence": {"haley": 1, "roy": 2},
    "inappropriate-violence": {"belkar": 3},
}


@pytest.mark.parametrize("id", DROOL)
def test_who_drools_over_the_loot_the_rulebook_names(id):
    for hero, factor in DROOL[id].items():
        assert LOOT[id].drool[HEROES.index(hero)] == factor


def test_what_examples_tell_of_loot():
    roy, durkon, belkar = [HEROES.index(hero) for hero in ("roy", "durkon", "belkar")]
    assert min(LOOT["stepladder"].drool[durkon], LOOT["stepladder"].drool[belkar]) >= 1
    assert LOOT["talisman-of-dorukan"].crest >= 1
    assert LOOT["starmetal-chunk"].drool[roy] >= 1
    assert LOOT["starmetal-chunk"].drool[roy] + LOOT["talisman-of-dorukan"].drool[roy] == 3
    assert [id for id, card in LOOT.items() if card.drool[belkar] == 3] == ["inappropriate-violence"]
    assert LOOT["inappropriate-violence"].copies == 1


def test_one_loot_per_character_is_discarded_for_a_shtick():
    learned = [card for card in LOOT.values() if "shtick" in verbs(card)]
    assert sorted([card.who for card in learned]) == [[index] for index in range(6)]
    assert [card.copies for card in learned] == [1] * 6
    assert LOOT["magic-8-ball"].who == [HEROES.index("elan")]
    assert "shtick" in verbs(LOOT["magic-8-ball"])


def test_the_traps_the_rulebook_names():
    shuriken = TRAPS["shuriken-trap"]
    assert (shuriken.multiple, shuriken.range, shuriken.evade, ops(shuriken.script)) == (True, 2, 8, [("wound", 1)])
    assert "frog-trap" in TRAPS
    anvil = TRAPS["classic-anvil"]
    assert (anvil.range, ops(anvil.script)[-1]) == (0, ("miss", 1))
