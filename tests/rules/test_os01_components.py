"""OS-1: what is in the box, and what the cards show."""

import pytest

from stick_table import Table
from underdeck.games.stick.compile import load_stick_pack, stick_files, stick_pack
from underdeck.games.stick.rules.cards import INFINITE, NOT_AVAILABLE, TYPES, Loot, Monster, Screw, Trap
from underdeck.kernel.refusal import Refusal

STUBS = """
shtick = [
  {id = "stub-sword", owner = "roy", types = ["weapon"], attack = 2, defense = 1, range = 0, W, copies = 3, ...},
  {id = "stub-bow", owner = "roy", types = ["weapon"], attack = 1, defense = 0, range = 2, W, ...},
  {id = "stub-zero", owner = "roy", attack = 0, defense = 0, range = 0, W, ...},
  {id = "stub-lunge", owner = "roy", attack = 1, range = 0, W, ...},
  {id = "stub-wall", owner = "roy", types = ["armor"], defense = 3, range = "infinite", result = ["draw"], ...},
  {id = "stub-spell", owner = "roy", types = ["magic"], attack = 5, defense = 5, range = 0, W, ...},
  {id = "stub-insult", owner = "roy", types = ["verbal"], attack = 5, defense = 5, range = 0, W, ...},
  {id = "stub-glue", owner = "roy", attack = 3, defense = 3, range = 0, result = ["miss 1"], ...},
  {id = "stub-hook", owner = "roy", attack = 3, defense = 3, range = 0, result = ["steal 1"], ...},
  {id = "stub-two", owner = "roy", attack = 3, range = 0, W, area = 2, ...},
  {id = "stub-orcs", owner = "roy", attack = 3, range = 0, W, area = "orc", ...},
  {id = "stub-all", owner = "roy", attack = 3, range = 0, W, area = "all", ...},
  {id = "stub-training", owner = "roy", bonus = ["attack 3 if using-shtick:stub-sword"], ...},
  {id = "stub-hatred", owner = "roy", bonus = ["attack 4 if vs:orc"], ...},
  {id = "stub-scope", owner = "roy", bonus = ["range 3 if using-shtick:stub-bow"], ...},
  {id = "stub-mail", owner = "roy", types = ["armor"], bonus = ["defense 2"], ...},
  {id = "stub-cure", owner = "roy", use = [{when = "turn", do = ["heal 1"]}], ...},
  {id = "stub-elf-lore", owner = "roy", bonus = ["attack 4 if vs:elf"], ...},
  {id = "stub-grudge", owner = "roy", bonus = ["attack 1 if vs:order"], ...},
]
monster = [
  {id = "stub-rat", types = ["animal"], attack = 7, defense = 9, copies = 9, ...},
  {id = "stub-orc", types = ["orc"], attack = 7, defense = 9, range = 1, coins = 2, x = 2, copies = 4, ...},
  {id = "stub-brute", types = ["ogre", "orc"], attack = 7, defense = 9, copies = 4, ...},
  {id = "stub-warg", types = ["animal"], attack = 7, defense = 9, support = {by = ["orc"], gives = "assist"}, ...},
  {id = "stub-rival", types = ["human"], attack = 7, defense = 9, abilities = ["nemesis:elan"], ...},
  {id = "stub-golem", types = ["undead"], attack = 7, defense = 9, abilities = ["mindless"], ...},
]
screw = [{id = "stub-rage", when = "before-roll", do = ["rally orc 3"], ...}]
loot = [
  {id = "stub-gem", crest = 1, copies = 8, ...},
  {id = "stub-ring", drool = {roy = 2}, copies = 2, ...},
  {id = "stub-helm", crest = 1, who = ["roy"], bonus = ["attack 2"], ...},
]
trap = [
  {id = "stub-pit", evade = 8, range = 2, multiple = false, do = ["wound 1"], ...},
  {id = "stub-blast", evade = 8, range = 2, multiple = true, do = ["wound 1"], ...},
]
room = [
  {id = "stub-room", copies = 20, ...},
  {id = "stub-camp", flags = ["no-rest"], ...},
  {id = "stub-thorns", enter = ["wound 1"], ...},
  {id = "stub-spring", through = ["heal 1"], ...},
  {id = "stub-hill", bonus = ["attack 2"], ...},
  {id = "stub-lair", bonus = ["monster-defense 2"], ...},
  {id = "stub-armoury", bonus = ["attack 2 if using:weapon"], ...},
  {id = "stub-vault", deck = "lair", ...},
]
""".replace("W,", 'result = ["wound 1"],').replace("...", 'origin = "original", why = "stub"')

SIX = ("roy", "haley", "elan", "vaarsuvius", "durkon", "belkar")
PACK = stick_pack().pack
MONSTERS = [card for card in PACK.battle if isinstance(card, Monster)]


def roy(*shticks, floor=1, column=0, **extra):
    return {"character": "roy", "floor": floor, "column": column, "shticks": list(shticks), **extra}


def elan(floor=0, column=0, **extra):
    return {"character": "elan", "floor": floor, "column": column, "shticks": [], **extra}


def table(*players, rooms=({},), **position):
    floors = [{"rooms": [{"card": "stub-room", **room} for room in rooms]}]
    return Table(STUBS, players=list(players), floors=floors, **position)


def attacking(*shticks, stack=("stub-rat",)):
    """Roy attacks the top Monster of his room and is about to choose a shtick."""
    return table(roy(*shticks), elan(), rooms=({"stack": list(stack)},)).do(0, "stay")


def watched(*shticks, stack=("stub-rat",), card="stub-room"):
    """Roy attacks with the first shtick; a card in Elan's hand keeps the window before the roll open."""
    t = table(roy(*shticks), elan(1, hand=["stub-rage"]), rooms=({"card": card, "stack": list(stack)},))
    return t.do(0, "stay", f"shtick {shticks[0]}").settle("assist")


def totals(t):
    battle = t.view(0).battle
    return battle.fighter.total, battle.foe.total


def compiled(kind, **fields):
    """The pack with one more card."""
    card = {"id": "stub-new", "origin": "original", "why": "stub", **fields}
    text = ", ".join(f"{name} = {toml(value)}" for name, value in card.items())
    return load_stick_pack([*stick_files(), ("stubs.toml", f"{kind} = [{{{text}}}]".encode())]).pack


def toml(value):
    return repr(value).replace("'", '"')


def refused(kind, **fields):
    with pytest.raises(Refusal, match="stub-new"):
        compiled(kind, **fields)
    return True


# Players and characters


@pytest.mark.rule("OS-1.1")
@pytest.mark.parametrize("count", range(1, 8))
def test_two_to_six_players(count):
    if 2 <= count <= 6:
        assert len(Table.deal(players=count).view(0).players) == count
    else:
        with pytest.raises(Refusal):
            Table.deal(players=count)


@pytest.mark.rule("OS-1.2")
def test_six_characters_each_at_most_once():
    assert sorted(character.id for character in PACK.characters) == sorted(SIX)
    with pytest.raises(Refusal):
        Table.deal(players=["roy", "elan", "roy"])


@pytest.mark.rule("OS-1.4")
@pytest.mark.parametrize(("stash", "winner"), [([], "roy"), (["stub-gem"] * 8, "elan")])
def test_points_win_and_not_the_killing_of_xykon(stash, winner):
    t = table(roy(slayer=True), elan(1, 0, stash=stash), collapse=1, turn=2)
    t.do(0, "up")
    assert t.view(0).outcome == winner


@pytest.mark.rule("OS-1.12", "OS-1.16", "OS-1.17", "OS-1.18")
def test_the_character_card_and_what_lies_at_it_are_public():
    shown = {"saved": ["stub-orc"], "equipped": ["stub-ring"], "stash": ["stub-gem", "stub-gem"], "lost": 1}
    t = table(roy("stub-sword", **shown), elan())
    mine, theirs = t.view(0).players[0], t.view(1).players[0]
    for card in (mine, theirs):
        assert (card.character, card.lost, card.wounds) == ("roy", 1, 4)
        assert (card.saved, card.saved_x) == (["stub-orc"], 2)
        assert [loot.id for loot in card.equipped] == ["stub-ring"]
        assert [shtick.id for shtick in card.shticks] == ["stub-sword"]
        assert card.stash == 2
        assert isinstance(card.deck, int)
    assert [loot.id for loot in t.view(0).stash] == ["stub-gem", "stub-gem"]
    assert t.view(1).stash == []


@pytest.mark.rule("OS-1.13", "OS-1.14")
@pytest.mark.parametrize(("foe", "attack"), [("elan", 3), ("vaarsuvius", 7)])
def test_race_and_allegiance_decide_what_touches_a_character(foe, attack):
    other = {"character": foe, "floor": 1, "shticks": [], "stash": ["stub-gem"]}
    t = table(roy("stub-sword", "stub-elf-lore", "stub-grudge"), other)
    t.do(0, "stay", f"attack-player {foe}", "shtick stub-sword").do(1, "no-shtick").settle("assist")
    assert totals(t)[0] == attack


@pytest.mark.rule("OS-1.19", "OS-1.20", "OS-R-1")
@pytest.mark.parametrize("character", SIX)
def test_after_three_wounds_one_more_makes_a_character_flee(character):
    other = "elan" if character == "roy" else "roy"
    for lost, flees in ((0, False), (2, False), (3, True)):
        me = {"character": character, "floor": 1, "column": 4, "shticks": [], "lost": lost}
        t = table(me, {"character": other}, rooms=[{}, {}, {}, {}, {"stack": ["stub-rat"]}], next=[1])
        assert t.player(0).wounds == 4
        t.do(0, "stay", "no-shtick").settle()
        assert t.player(0).lost == lost + 1
        assert t.player(0).fleeing == flees


@pytest.mark.rule("OS-1.21")
def test_everybody_sees_who_is_where_and_who_rests_or_misses_a_turn():
    t = table(roy(column=1), elan(1, resting=True), {"character": "haley", "missing": 1}, rooms=({}, {}))
    seen = [(each.floor, each.column, each.resting, each.missing) for each in t.view(0).players]
    assert seen == [(1, 1, False, 0), (1, 0, True, 0), (0, 0, False, 1)]


@pytest.mark.rule("OS-1.61")
@pytest.mark.parametrize(("character", "attack"), [("elan", 10), ("roy", 7)])
def test_a_card_that_names_a_character_means_its_player(character, attack):
    players = [{"character": character, "floor": 1, "shticks": []}, {"character": "haley", "hand": ["stub-rage"]}]
    t = table(*players, rooms=({}, {"stack": ["stub-rival"]}))
    t.do(0, "right", "stay", "no-shtick").settle("assist")
    assert totals(t)[1] == attack


# Rooms


@pytest.mark.rule("OS-1.6")
def test_room_text_acts_on_those_who_stop_or_on_those_who_pass():
    for column, answers, lost in ((1, ("right", "stay"), 3), (2, ("right", "right"), 2)):
        others = elan(1, column)
        t = table(roy(lost=2), others, rooms=({}, {"card": "stub-thorns"}, {}))
        t.do(0, *answers)
        assert t.player(0).lost == lost
    t = table(roy(lost=2), elan(1, 2), rooms=({}, {"card": "stub-spring"}, {}))
    t.do(0, "right", "right")
    assert t.player(0).lost == 1


@pytest.mark.rule("OS-1.8")
def test_room_text_may_favour_a_side():
    assert totals(watched("stub-sword")) == (2, 9)
    assert totals(watched("stub-sword", card="stub-hill")) == (4, 9)
    assert totals(watched("stub-sword", card="stub-lair")) == (2, 11)


@pytest.mark.rule("OS-1.9")
def test_room_text_may_forbid_resting():
    assert table(roy(), elan()).can(0, "rest")
    assert not table(roy(), elan(), rooms=({"card": "stub-camp"},)).can(0, "rest")


@pytest.mark.rule("OS-1.10")
def test_dungeon_and_lair_rooms_are_two_decks():
    assert {room.deck for room in PACK.rooms} == {"dungeon"}
    assert {room.deck for room in PACK.lair} == {"lair"}
    floors = [{"rooms": [{"card": "stub-room", "down": 0}]}] * 3
    rules = {"options": {"lair_minimum": "none"}, "room_deck": ["stub-hill"], "lair_deck": ["safe-haven", "stub-vault"]}
    t = Table(STUBS, players=[roy(floor=3), elan()], floors=floors, **rules)
    assert t.do(0, "down").heard("explores")[0]["room"] == "safe-haven"
    t = Table(STUBS, players=[roy(floor=3), elan()], floors=floors, **rules)
    assert t.do(0, "left").heard("explores")[0]["room"] == "stub-hill"


@pytest.mark.rule("OS-1.11")
def test_a_room_holds_any_mix_of_tokens_monsters_and_loot():
    t = table(roy(), elan(1), rooms=({"stack": ["stub-rat", "stub-orc"], "loot": ["stub-gem", "stub-gem"]},))
    room = t.room(1, 0)
    assert room.players == ["roy", "elan"]
    assert t.stack(1, 0) == ["stub-rat", "stub-orc"]
    assert room.loot == 2


@pytest.mark.rule("OS-1.55")
def test_the_entrance_is_no_card_of_the_room_deck():
    assert PACK.entrance.id == "dungeon-entrance"
    assert PACK.entrance.id not in [room.id for room in [*PACK.rooms, *PACK.lair]]
    assert all(each.floor == 0 for each in Table.deal(players=6).view(0).players)


@pytest.mark.rule("OS-1.56", "OS-R-2")
def test_nobody_on_the_entrance_attacks_or_is_attacked():
    t = table(roy("stub-bow", floor=0), elan())
    t.do(0, "stay")
    assert t.asked == {0: "end"}
    t = table(roy("stub-bow"), elan())
    t.do(0, "up")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-1.57", "OS-R-3")
def test_coming_back_to_the_entrance_heals_and_unflips_everything():
    t = table(roy("stub-sword", "stub-bow", lost=3, flipped=["stub-sword", "stub-bow"]), elan())
    t.do(0, "up")
    assert t.player(0).lost == 0
    assert not any(shtick.flipped for shtick in t.player(0).shticks)


# Shticks


@pytest.mark.rule("OS-1.22", "OS-1.24")
@pytest.mark.parametrize("character", SIX)
def test_a_shtick_deck_has_twenty_cards_four_of_them_to_start_with(character):
    deck = PACK.decks[PACK.character(character)]
    assert len(deck) == 20
    assert sum(shtick.starting for shtick in dict.fromkeys(deck)) == 4


@pytest.mark.rule("OS-1.23")
def test_a_deck_may_hold_copies():
    durkon = PACK.decks[PACK.character("durkon")]
    assert [shtick.id for shtick in durkon].count("thors-lightning") == 3


@pytest.mark.rule("OS-1.25")
def test_flip_types_and_boost_are_optional():
    plain = compiled("shtick", owner="roy", bonus=["attack 1"]).decks[0][-1]
    assert (plain.flip, plain.types, any(plain.boost.values())) == (False, [], False)
    kinds = [card for deck in PACK.decks for card in deck]
    assert any(card.flip for card in kinds)
    assert any(card.types for card in kinds)
    assert any(any(card.boost.values()) for card in kinds)
    assert refused("shtick", owner="roy")


@pytest.mark.rule("OS-1.26")
def test_shticks_are_armor_magic_verbal_or_weapons():
    for type in ("armor", "magic", "verbal", "weapon"):
        assert compiled("shtick", owner="roy", bonus=["attack 1"], types=[type]).decks[0][-1].types == [type]
    assert refused("shtick", owner="roy", bonus=["attack 1"], types=["culinary"])


@pytest.mark.rule("OS-1.27")
def test_monsters_may_be_immune_to_a_type_and_rooms_reward_one():
    t = attacking("stub-insult", "stub-sword", stack=["stub-golem"])
    assert t.options(0) == ["shtick stub-sword", "no-shtick"]
    assert totals(watched("stub-sword", card="stub-armoury"))[0] == 4
    assert totals(watched("stub-spell", card="stub-armoury"))[0] == 5


@pytest.mark.rule("OS-1.28", "OS-1.29")
def test_a_shtick_may_name_another_one():
    assert totals(watched("stub-sword", "stub-training"))[0] == 5
    assert totals(watched("stub-zero", "stub-training"))[0] == 0
    assert refused("shtick", owner="roy", bonus=["attack 1 if using-shtick:stub-unknown"])


@pytest.mark.rule("OS-1.29")
def test_a_shtick_may_add_to_defense_or_range_or_give_an_action():
    t = table(roy("stub-sword", "stub-mail"), elan(hand=["stub-rage"]), rooms=({}, {"stack": ["stub-rat"]}))
    t.do(0, "right", "stay", "shtick stub-sword").settle("assist")
    assert totals(t)[0] == 3
    rooms = [{}, {}, {}, {}, {"stack": ["stub-rat"]}]
    assert table(roy("stub-bow"), elan(), rooms=rooms).do(0, "stay").asked == {0: "end"}
    assert table(roy("stub-bow", "stub-scope"), elan(), rooms=rooms).do(0, "stay").can(0, "shoot @4")
    t = table(roy("stub-cure", lost=1), elan())
    assert t.do(0, "flip stub-cure").player(0).lost == 0


@pytest.mark.rule("OS-1.30")
def test_a_battle_shtick_has_the_three_values_even_if_they_are_zero():
    t = attacking("stub-zero", "stub-training", "stub-cure")
    assert t.options(0) == ["shtick stub-zero", "no-shtick"]
    assert refused("shtick", owner="roy", attack=1, defense=1, result=["wound 1"])


@pytest.mark.rule("OS-1.31")
def test_a_modifier_that_is_not_available_bars_that_side_of_a_battle():
    t = attacking("stub-lunge", "stub-wall", "stub-zero")
    assert t.options(0) == ["shtick stub-lunge", "shtick stub-zero", "no-shtick"]
    t = table(roy("stub-lunge", "stub-wall", "stub-zero"), elan(), rooms=({}, {"stack": ["stub-rat"]}))
    t.do(0, "right", "stay")
    assert t.options(0) == ["shtick stub-wall", "shtick stub-zero", "no-shtick"]
    deck = compiled("shtick", owner="roy", attack=0, range=0, result=["wound 1"]).decks[0]
    assert (deck[-1].attack, deck[-1].defense) == (0, NOT_AVAILABLE)


@pytest.mark.rule("OS-1.32")
def test_a_range_is_a_number_from_zero_or_infinite():
    fields = {"owner": "roy", "defense": 1, "result": ["draw"]}
    assert [compiled("shtick", range=reach, **fields).decks[0][-1].range for reach in (0, 4)] == [0, 4]
    assert compiled("shtick", range="infinite", **fields).decks[0][-1].range == INFINITE
    assert refused("shtick", range=-1, **fields)


@pytest.mark.rule("OS-1.33")
def test_the_result_applies_when_its_user_wins():
    t = table(roy("stub-sword", "stub-wall"), elan(), rooms=({"stack": ["stub-rat"]},), next=[12])
    t.do(0, "stay", "shtick stub-sword").settle()
    assert t.stack(1, 0) == []
    t = table(roy("stub-wall"), elan(), rooms=({}, {"stack": ["stub-rat"]}), next=[12])
    t.do(0, "right", "stay", "shtick stub-wall")
    assert [event.kind for event in t.told if event.kind in ("wins", "draws", "loses")] == ["draws"]
    assert t.stack(1, 1) == ["stub-rat"]
    assert refused("shtick", owner="roy", attack=1, range=0)


@pytest.mark.rule("OS-1.34")
def test_other_results_make_the_loser_miss_a_turn_or_rob_the_stash():
    for shtick in ("stub-glue", "stub-hook"):
        t = table(roy(shtick), elan(1, stash=["stub-gem", "stub-gem"]), next=[12, 1])
        t.do(0, "stay", "attack-player elan", f"shtick {shtick}").do(1, "no-shtick").settle()
        assert t.player(1).missing == (1 if shtick == "stub-glue" else 0)
        assert t.player(0).stash == (1 if shtick == "stub-hook" else 0)
        assert t.player(1).lost == 0


@pytest.mark.rule("OS-1.35")
@pytest.mark.parametrize(
    ("shtick", "targets"),
    [
        ("stub-two", ["stub-orc", "stub-rat"]),
        ("stub-orcs", ["stub-orc", "stub-brute"]),
        ("stub-all", ["stub-orc", "stub-rat", "stub-brute"]),
    ],
)
def test_an_area_effect_names_a_number_a_type_or_all(shtick, targets):
    t = watched(shtick, stack=["stub-orc", "stub-rat", "stub-brute"])
    assert t.view(0).battle.foe.monsters == targets
    t.roll(12).settle()
    assert [fact["monster"] for fact in t.heard("defeated")] == targets


# The Battle Deck and the Xykon Deck


@pytest.mark.rule("OS-1.36")
def test_the_battle_deck_mixes_monsters_and_screw_this_cards():
    assert {type(card) for card in PACK.battle} == {Monster, Screw}


@pytest.mark.rule("OS-1.37")
def test_the_xykon_deck_has_ten_cards_one_of_them_xykon():
    assert len(PACK.xykon) == 10
    assert [card.id for card in PACK.xykon if "xykon-special" in card.abilities] == ["xykon-the-lich"]
    assert sum(card.is_monster for card in PACK.xykon) > 5


@pytest.mark.rule("OS-1.38")
def test_the_lair_deck_has_safe_haven_and_seven_rooms_with_a_xykon_card():
    assert len(PACK.lair) == len({room.id for room in PACK.lair}) == 8
    peaceful = [room.id for room in PACK.lair if "peaceful" in room.flags]
    assert peaceful == ["safe-haven"]


@pytest.mark.rule("OS-1.39", "OS-1.48")
def test_what_a_monster_card_shows():
    stub = {"types": ["animal"], "attack": 7, "defense": 9, "range": 1, "coins": 2, "x": 1, "abilities": ["thief"]}
    card = compiled("monster", **stub).battle[-1]
    assert {name: getattr(card, name) for name in stub} == stub
    assert (card.support, card.support_by) == ("", [])
    for rooms, supports in (({"stack": ["stub-orc"]}, 1), ({"stack": ["stub-rat"]}, 0)):
        t = table(roy(), elan(), rooms=({"stack": ["stub-warg"]}, rooms))
        assert t.room(1, 0).stack[0].supports == supports


@pytest.mark.rule("OS-1.40")
def test_a_monster_may_be_unique():
    assert any(card.unique for card in MONSTERS)
    assert any(not card.unique for card in MONSTERS)


@pytest.mark.rule("OS-1.42", "OS-1.43")
def test_every_monster_has_at_least_one_of_sixteen_types():
    assert len(TYPES) == 16
    assert all(card.types for card in MONSTERS)
    assert {type for card in MONSTERS for type in card.types} <= set(TYPES)
    assert any(len(card.types) > 1 for card in MONSTERS)
    fields = {"attack": 7, "defense": 9}
    for types in ([], ["plant"]):
        assert refused("monster", types=types, **fields)
    assert all(compiled("monster", types=[type], **fields).battle[-1].types == [type] for type in TYPES[:2])


@pytest.mark.rule("OS-1.44")
def test_cards_may_single_out_a_type():
    assert totals(watched("stub-sword", "stub-hatred"))[0] == 2
    assert totals(watched("stub-sword", "stub-hatred", stack=["stub-brute"]))[0] == 6
    for foe, attack in (("stub-rat", 7), ("stub-brute", 10)):
        t = table(roy(), elan(hand=["stub-rage", "stub-rat"]), rooms=({}, {"stack": [foe, "stub-brute"]}))
        t.do(0, "right", "stay", "no-shtick").settle("assist")
        t.do(1, "play stub-rage").settle("response")
        assert totals(t)[1] == attack


@pytest.mark.rule("OS-1.45", "OS-1.46")
@pytest.mark.parametrize(("foe", "coins", "xs"), [("stub-orc", 2, 2), ("stub-rat", 0, 0)])
def test_coins_are_left_as_loot_and_xs_are_saved(foe, coins, xs):
    loot = ["stub-gem"] * 4
    t = table(roy("stub-sword"), elan(), rooms=({"stack": [foe, "stub-rat"]},), next=[12], loot_deck=loot)
    t.do(0, "stay", "shtick stub-sword").settle()
    assert t.room(1, 0).loot == coins
    assert t.view(0).loot_deck == 4 - coins
    assert t.player(0).saved_x == xs


@pytest.mark.rule("OS-1.46")
@pytest.mark.parametrize(("saved", "trades"), [(["stub-orc"], False), (["stub-orc", "stub-orc"], True)])
def test_three_xs_make_a_shtick(saved, trades):
    assert table(roy(saved=saved), elan()).can(0, "trade") == trades


@pytest.mark.rule("OS-1.49")
def test_a_screw_this_card_has_a_moment_and_an_effect():
    for missing in ("when", "do"):
        fields = {"when": "before-roll", "do": ["rally orc 3"]}
        del fields[missing]
        assert refused("screw", **fields)
    t = watched("stub-sword", stack=["stub-brute"])
    assert t.can(1, "play stub-rage")
    t = table(roy(hand=["stub-rage"]), elan())
    assert not t.can(0, "play stub-rage")


# Loot and traps


@pytest.mark.rule("OS-1.50")
@pytest.mark.parametrize(("character", "bonus"), [("roy", 2), ("haley", 0)])
def test_a_loot_names_who_may_use_its_effect(character, bonus):
    players = [{"character": character, "floor": 1, "shticks": [], "equipped": ["stub-helm"]}, elan(hand=["stub-rage"])]
    t = table(*players, rooms=({"stack": ["stub-rat"]},))
    t.do(0, "stay", "no-shtick").settle("assist")
    assert totals(t)[0] == bonus


@pytest.mark.rule("OS-1.51")
def test_drool_icons_are_portraits_or_the_crest_of_all():
    t = table(roy(stash=["stub-gem", "stub-ring"]), elan(stash=["stub-gem", "stub-ring"]))
    assert [loot.drool for loot in t.view(0).stash] == [1, 2]
    assert [loot.drool for loot in t.view(1).stash] == [1, 0]
    assert all(sum(card.drool) for card in PACK.loot if isinstance(card, Loot))
    assert refused("loot")


@pytest.mark.rule("OS-1.52")
def test_a_trap_looks_like_loot_until_it_is_drawn():
    assert {type(card) for card in PACK.loot} == {Loot, Trap}
    tables = [table(roy(), elan(1), rooms=({"loot": [card]},), next=[12, 12]) for card in ("stub-gem", "stub-blast")]
    assert tables[0].view(0).floors == tables[1].view(0).floors
    assert tables[0].options(0) == tables[1].options(0)
    assert not tables[0].do(0, "pick-up").heard("trap")
    assert tables[1].do(0, "pick-up").heard("trap")


@pytest.mark.rule("OS-1.53")
@pytest.mark.parametrize(("trap", "rollers"), [("stub-pit", ["roy"]), ("stub-blast", ["roy", "elan"])])
def test_a_trap_has_an_effect_an_evade_value_a_range_and_one_or_many_targets(trap, rollers):
    others = elan(1, 2), {"character": "haley", "floor": 1, "column": 3}
    t = table(roy(), *others, rooms=({"loot": [trap]}, {}, {}, {}), next=[7, 8])
    t.do(0, "pick-up").settle()
    lost = [each.character for each in t.view(0).players if each.lost]
    assert lost == ["roy"]
    assert t.state.rng.script == [8][len(rollers) - 1 :]


# Dice


@pytest.mark.rule("OS-1.58")
def test_only_players_roll_and_each_of_them_one_die():
    t = table(roy("stub-sword"), elan(), rooms=({"stack": ["stub-rat"]},), next=[5, 6, 7])
    t.do(0, "stay", "shtick stub-sword").settle()
    assert t.state.rng.script == [6, 7]
    t = table(roy("stub-sword"), elan(1), next=[5, 6, 7])
    t.do(0, "stay", "attack-player elan", "shtick stub-sword").do(1, "no-shtick")
    assert [fact["die"] for fact in t.heard("rolls")] == [5, 6]
    assert t.state.rng.script == [7]
