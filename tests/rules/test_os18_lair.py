"""OS-18: Xykon's Lair."""

import pytest

from stick_table import Table

STUBS = """
[[room]]
id = "stub-hall"
copies = 12
origin = "original"
why = "stub"

[[room]]
id = "stub-vault"
deck = "lair"
copies = 8
origin = "original"
why = "stub"

[[room]]
id = "stub-cell"
deck = "lair"
copies = 2
flags = ["stop"]
origin = "original"
why = "stub"

[[xykon]]
id = "stub-ghoul"
types = ["undead"]
attack = 5
defense = 6
level = true
coins = 2
x = 3
origin = "original"
why = "stub"

[[xykon]]
id = "stub-golem"
types = ["ogre"]
attack = 1
defense = 2
level = true
origin = "original"
why = "stub"

[[xykon]]
id = "stub-curse"
bonus = ["monster-attack 3"]
origin = "original"
why = "stub"

[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 3
defense = 4
coins = 1
x = 1
copies = 12
origin = "original"
why = "stub"

[[monster]]
id = "stub-goblin"
types = ["goblin"]
attack = 3
defense = 4
copies = 2
origin = "original"
why = "stub"

[[monster]]
id = "stub-chief"
types = ["goblin"]
attack = 3
defense = 4
abilities = ["leader"]
origin = "original"
why = "stub"

[[monster]]
id = "stub-zombie"
types = ["undead"]
attack = 3
defense = 4
copies = 2
origin = "original"
why = "stub"

[[shtick]]
id = "stub-axe"
owner = "roy"
attack = 30
defense = 30
range = 0
result = ["wound 1"]
copies = 12
origin = "original"
why = "stub"

[[shtick]]
id = "stub-bow"
owner = "roy"
attack = 30
defense = 30
range = 3
result = ["wound 1"]
origin = "original"
why = "stub"

[[shtick]]
id = "stub-blast"
owner = "roy"
attack = 30
defense = 30
range = 0
area = 2
result = ["wound 1"]
origin = "original"
why = "stub"

[[shtick]]
id = "stub-dirk"
owner = "belkar"
attack = 3
defense = 3
range = 0
result = ["wound 1"]
copies = 12
origin = "original"
why = "stub"

[[loot]]
id = "stub-gem"
crest = 1
copies = 20
origin = "original"
why = "stub"

[[loot]]
id = "stub-ruby"
drool = { roy = 3, elan = 1 }
copies = 3
origin = "original"
why = "stub"
"""

HAVEN = {"card": "safe-haven"}
READY = {"character": "roy", "floor": 3, "shticks": ["stub-axe"] * 8, "equipped": ["stub-gem"] * 8}


def vault(**room):
    return {"card": "stub-vault", **room}


def hall(**room):
    return {"card": "stub-hall", **room}


def table(*players, lair=(), left=0, floors=3, **position):
    """The last floor is one hall with Stairs to the Lair; its rooms are given from the leftmost one."""
    rows = [{"rooms": [hall()]} for _ in range(floors - 1)]
    rows += [{"rooms": [hall(down=0)]}, {"left": left, "rooms": list(lair)}]
    position.setdefault(
        "lair_deck", ["safe-haven", "stub-vault", "stub-vault", "stub-vault", "stub-vault"][len(lair) :]
    )
    unseen = [card for card in ("stub-ghoul", "stub-golem", "xykon-the-lich") if card not in str(lair)]
    position.setdefault("xykon_deck", unseen)
    position.setdefault("loot_deck", ["stub-gem"])
    return Table(STUBS, players=list(players), floors=rows, **position)


def elan(**more):
    return {"character": "elan", "shticks": [], **more}


def in_lair(column=0, **more):
    return {"character": "roy", "floor": 4, "column": column, "shticks": ["stub-axe"], **more}


def idle(t, seat):
    """The rest of this player's turn, doing as little as possible."""
    plain = {"start": "stay", "move": "stay", "fight": "leave", "end": "pass", "pick": "leave"}
    while t.view(0).active == seat and t.asked.get(seat) in plain:
        t.do(seat, plain[t.asked[seat]])
    return t


def foe_parts(t):
    return dict(t.view(0).battle.foe.parts)


# The way down


@pytest.mark.rule("OS-18.1", "OS-18.9")
@pytest.mark.parametrize(("length", "floors"), [("short", 3), ("medium", 3), ("long", 4)])
def test_the_lair_is_one_floor_below_the_last_and_begins_with_safe_haven(length, floors):
    start = {**READY, "floor": floors}
    t = table(start, elan(), floors=floors, length=length, lair_drool=0, lair_shticks=0)
    t.do(0, "down")
    assert t.player(0).floor == floors + 1 == len(t.view(0).floors) - 1
    assert t.room(floors + 1, 0).id == "safe-haven"


@pytest.mark.rule("OS-18.2", "OS-18.8")
def test_its_stairs_are_found_by_searching_the_last_floor_and_need_not_be_taken():
    floors = [{"rooms": [hall()]}, {"rooms": [hall()]}, {"rooms": [hall()]}]
    t = Table(STUBS, players=[READY, elan()], floors=floors, next=[3])
    assert not t.can(0, "down")
    t.do(0, "search")
    assert t.room(3, 0).down == 0
    assert t.can(0, "down")
    t.do(0, "stay")
    assert t.player(0).floor == 3


@pytest.mark.rule("OS-18.3", "OS-R-47")
@pytest.mark.parametrize(
    ("shticks", "gems", "allowed"), [(8, 8, True), (7, 8, False), (8, 7, False), (12, 10, True), (12, 7, False)]
)
def test_both_minimums_must_at_least_be_reached(shticks, gems, allowed):
    roy = {**READY, "shticks": ["stub-axe"] * shticks, "equipped": ["stub-gem"] * gems}
    t = table(roy, elan())
    assert (t.view(0).lair_drool, t.view(0).lair_shticks) == (8, 8)
    assert t.can(0, "down") == allowed


@pytest.mark.rule("OS-18.4")
def test_flipped_shticks_count_for_the_minimum():
    t = table({**READY, "flipped": ["stub-axe"] * 8}, elan())
    assert t.can(0, "down")


@pytest.mark.rule("OS-18.5")
@pytest.mark.parametrize(
    ("character", "equipped", "stash", "allowed"),
    [
        ("roy", ["stub-ruby"], [], True),
        ("elan", ["stub-ruby"], [], False),
        ("elan", ["stub-ruby"] * 3, [], True),
        ("elan", ["stub-ruby", "stub-gem", "stub-gem"], [], True),
        ("roy", [], ["stub-ruby"], False),
    ],
)
def test_equipped_loot_counts_by_its_drool_for_that_player(character, equipped, stash, allowed):
    someone = {"character": character, "floor": 3, "equipped": equipped, "stash": stash}
    t = table(someone, {"character": "haley"}, lair_drool=3, lair_shticks=0)
    assert t.can(0, "down") == allowed


@pytest.mark.rule("OS-18.6", "OS-18.7", "OS-R-47")
@pytest.mark.parametrize("equipped", [["stub-gem"] * 7, ["stub-gem"] * 8])
def test_who_falls_below_the_minimums_may_stay_but_not_come_back(equipped):
    roy = {**READY, "floor": 4, "equipped": equipped}
    t = table(roy, elan(floor=3), lair=[HAVEN])
    idle(t, 0)
    idle(t, 1)
    assert t.player(0).floor == 4
    t.do(0, "up")
    idle(t, 0)
    idle(t, 1)
    assert t.player(0).floor == 3
    assert t.can(0, "down") == (len(equipped) == 8)


@pytest.mark.rule("OS-18.9")
@pytest.mark.parametrize("seed", range(5))
def test_safe_haven_lies_on_top_of_the_lair_deck(seed):
    t = Table.deal(seed=seed, players=["roy", "elan"])
    assert t.game.pack.lair[t.state.lair_deck[-1]].id == "safe-haven"


# Rooms


@pytest.mark.rule("OS-18.10")
@pytest.mark.parametrize("stack", [[], ["stub-rat"]])
def test_nobody_battles_monsters_in_safe_haven(stack):
    rats = ["stub-rat"] * 3
    t = table(
        in_lair(-1, hand=rats), elan(hand=rats), lair=[vault(xykon=["stub-golem", "down"]), {**HAVEN, "stack": stack}],
        left=-1,
    )  # fmt: skip
    t.do(0, "right", "stay")
    assert t.asked == {0: "end"}
    assert t.stack(4, 0) == stack


@pytest.mark.rule("OS-18.11")
def test_players_battle_each_other_in_safe_haven():
    t = table(in_lair(), elan(floor=4), lair=[HAVEN])
    t.do(0, "stay")
    assert t.asked == {0: "fight"}
    t.do(0, "attack-player elan")
    assert t.view(0).battle.foe.character == "elan"


@pytest.mark.rule("OS-18.12", "OS-18.13", "OS-R-6")
@pytest.mark.parametrize(("way", "column"), [("left", -1), ("right", 1)])
def test_revealing_safe_haven_does_not_end_movement_but_revealing_another_lair_room_does(way, column):
    t = table(READY, elan())
    t.do(0, "down")
    assert t.asked == {0: "move"}
    t.do(0, way)
    assert t.room(4, column).id == "stub-vault"
    assert 0 not in t.asked or t.asked[0] != "move"


@pytest.mark.rule("OS-18.13")
@pytest.mark.parametrize(("card", "walks_on"), [("stub-cell", False), ("stub-vault", True)])
def test_a_lair_room_stops_movement_where_its_text_says_so(card, walks_on):
    rooms = [vault(xykon=["stub-golem", "down"]), {"card": card, "xykon": ["stub-ghoul", "down"]}, HAVEN]
    t = table(in_lair(), elan(floor=4, column=-1), lair=rooms, left=-2)
    t.do(0, "left")
    assert (t.asked[0] == "move") == walks_on


@pytest.mark.rule("OS-18.14")
def test_the_lair_has_five_rooms_at_most():
    rooms = [HAVEN, *[vault(xykon=[card, "down"]) for card in ("stub-ghoul", "stub-golem", "stub-curse")]]
    t = table(in_lair(3), elan(), lair=rooms, lair_deck=["stub-vault", "stub-vault"])
    assert t.can(0, "right")
    t = table(in_lair(4), elan(), lair=[*rooms, vault()], lair_deck=["stub-vault"])
    assert not t.can(0, "right")
    assert t.can(0, "left")


# Xykon cards


@pytest.mark.rule("OS-18.15", "OS-18.16", "OS-18.17")
def test_a_xykon_card_is_on_top_and_the_players_fill_up_the_stack():
    rats = ["stub-rat"] * 3
    t = table(in_lair(hand=rats), elan(hand=rats), {"character": "haley", "hand": rats}, lair=[HAVEN])
    t.do(0, "left")
    assert (t.stack(4, -1), t.view(0).size) == (["stub-ghoul"], 4)
    for seat in (1, 2, 0):
        assert t.asked == {seat: "call"}
        t.do(seat, "play stub-rat")
    assert t.stack(4, -1) == ["stub-ghoul", "stub-rat", "stub-rat", "stub-rat"]
    assert t.view(0).battle.foe.monsters == ["stub-ghoul"]
    assert t.view(0).battle.fighter.role == "defends"


@pytest.mark.rule("OS-18.18", "OS-18.19")
@pytest.mark.parametrize(("length", "floors"), [("short", 3), ("long", 4)])
@pytest.mark.parametrize(("card", "attack", "defense"), [("stub-ghoul", 5, 6), ("stub-golem", 1, 2)])
def test_the_level_of_the_lair_is_added_to_attack_and_defense(length, floors, card, attack, defense):
    roy = in_lair(-1, floor=floors + 1)
    t = table(roy, elan(), lair=[vault(stack=[card]), HAVEN], left=-1, floors=floors, length=length)
    t.do(0, "stay")
    assert foe_parts(t) == {"printed": defense, "level": floors + 1}
    roy = in_lair(0, floor=floors + 1)
    t = table(roy, elan(), lair=[vault(stack=[card]), HAVEN], left=-1, floors=floors, length=length)
    t.do(0, "left", "stay")
    assert foe_parts(t) == {"printed": attack, "level": floors + 1}


@pytest.mark.rule("OS-18.20", "OS-R-23")
def test_a_defeated_xykon_card_is_turned_down_not_saved_and_drops_its_loot():
    t = table(
        in_lair(-1), elan(), lair=[vault(stack=["stub-ghoul"]), HAVEN], left=-1, next=[6],
        loot_deck=["stub-gem"] * 3,
    )  # fmt: skip
    t.do(0, "stay", "shtick stub-axe")
    room = t.room(4, -1)
    assert (room.xykon, room.xykon_down, room.stack, room.loot) == ("stub-ghoul", True, [], 2)
    assert (t.player(0).saved, t.player(0).saved_x) == ([], 0)
    assert "stub-ghoul" not in t.view(0).battle_discard


@pytest.mark.rule("OS-R-23")
def test_a_face_down_xykon_card_is_discarded_with_its_room():
    t = table(
        in_lair(), elan(floor=3), lair=[vault(xykon=["stub-ghoul", "down"]), HAVEN], left=-1, collapse=1, turn=2,
        phase="end",
    )  # fmt: skip
    t.do(0, "pass", "remove @-1")
    assert [t.game.pack.xykon[card].id for card in t.state.xykon_out] == ["stub-ghoul"]


@pytest.mark.rule("OS-18.21")
@pytest.mark.parametrize("side", ["up", "down"])
def test_a_room_that_had_its_xykon_card_draws_no_more(side):
    rooms = [vault(xykon=["stub-curse", side]), HAVEN]
    t = table(in_lair(hand=["stub-rat"] * 3), elan(hand=["stub-rat"] * 3), lair=rooms, left=-1)
    t.do(0, "left", "stay")
    assert t.view(0).xykon_deck == 3
    t.do(1, "play stub-rat", "play stub-rat").do(0, "play stub-rat").do(1, "play stub-rat")
    assert t.stack(4, -1) == ["stub-rat"] * 4


@pytest.mark.rule("OS-18.20", "OS-18.21", "OS-R-38")
def test_a_xykon_card_beaten_in_another_room_still_belongs_to_the_room_that_drew_it():
    rooms = [vault(stack=["stub-ghoul"]), vault(xykon=["stub-ghoul", "up"]), HAVEN]
    t = table(in_lair(-2), elan(), lair=rooms, left=-2, next=[6])
    t.do(0, "stay", "shtick stub-axe")
    assert t.room(4, -1).xykon_down
    assert t.room(4, -2).xykon is None


@pytest.mark.rule("OS-18.22")
def test_a_xykon_card_that_is_no_monster_takes_no_place_and_touches_every_battle_of_the_lair():
    rats = ["stub-rat"] * 4
    t = table(in_lair(hand=rats), elan(hand=rats), lair=[HAVEN], xykon_deck=["stub-curse", "xykon-the-lich"])
    t.do(0, "left")
    assert (t.room(4, -1).xykon, t.stack(4, -1), t.view(0).size) == ("stub-curse", [], 4)
    t.do(1, "play stub-rat", "play stub-rat").do(0, "play stub-rat").do(1, "play stub-rat")
    assert t.stack(4, -1) == ["stub-rat"] * 4
    assert foe_parts(t) == {"printed": 3, "xykon-stub-curse": 3}
    elsewhere = [vault(xykon=["stub-curse", "up"]), vault(xykon=["stub-golem", "down"], stack=["stub-rat"]), HAVEN]
    t = table(in_lair(), elan(), lair=elsewhere, left=-2)
    t.do(0, "left", "stay")
    assert foe_parts(t) == {"printed": 3, "xykon-stub-curse": 3}


# Xykon himself


@pytest.mark.rule("OS-18.23", "OS-R-38")
@pytest.mark.parametrize("seed", range(8))
def test_xykon_is_one_of_four_cards_for_the_four_rooms_that_draw_one(seed):
    t = Table.deal(seed=seed, players=["roy", "elan", "haley"])
    cards = [t.game.pack.xykon[card].id for card in t.state.xykon_deck]
    rooms = [t.game.pack.lair[card].id for card in t.state.lair_deck]
    assert len(set(cards)) == 4
    assert "xykon-the-lich" in cards
    assert len(rooms) == 5
    assert rooms.count("safe-haven") == 1


@pytest.mark.rule("OS-R-38")
def test_a_room_revealed_without_a_battle_draws_its_card_at_the_first_battle_there():
    others = [vault(xykon=[card, "down"]) for card in ("stub-ghoul", "stub-golem", "stub-curse")]
    t = table(in_lair(), elan(), lair=[vault(), HAVEN, *others], left=-1, xykon_deck=["xykon-the-lich"])
    t.do(0, "left")
    assert t.stack(4, -1)[0] == "xykon-the-lich"


@pytest.mark.rule("OS-18.24")
def test_against_xykon_help_cannot_be_refused():
    rooms = [vault(stack=["xykon-the-lich"]), HAVEN]
    t = table(in_lair(-1, equipped=["stub-gem"]), elan(floor=4), lair=rooms, left=-1)
    t.do(0, "stay", "shtick stub-axe", "offer elan stub-gem")
    assert t.options(1) == ["accept roy"]
    rooms = [vault(stack=["stub-golem"]), HAVEN]
    t = table(in_lair(-1, equipped=["stub-gem"]), elan(floor=4), lair=rooms, left=-1)
    t.do(0, "stay", "shtick stub-axe", "offer elan stub-gem")
    assert t.options(1) == ["accept roy", "refuse"]


@pytest.mark.rule("OS-18.25", "OS-18.27", "OS-R-46")
def test_who_defeats_xykon_is_the_slayer_and_the_dungeon_collapses_at_once():
    rooms = [vault(stack=["xykon-the-lich"]), HAVEN]
    t = table(in_lair(-1, saved=["stub-rat"] * 2), elan(floor=1), lair=rooms, left=-1, next=[6], loot_deck=[])
    t.do(0, "stay", "shtick stub-axe")
    assert t.view(0).collapse
    assert t.player(0).slayer
    assert (t.player(0).saved, t.player(0).saved_x) == (["stub-rat"] * 2, 2)
    assert t.asked == {0: "end"}
    assert not t.can(0, "trade")
    t.do(0, "pass")
    assert t.asked == {1: "start"}


@pytest.mark.rule("OS-18.26", "OS-20.6")
@pytest.mark.parametrize(("length", "floors"), [("short", 3), ("long", 4), ("weekend-killer", 5)])
def test_xykon_is_worth_two_points_for_each_floor_above_the_lair(length, floors):
    names = ["elan", "haley", "durkon", "belkar"]
    t = table(
        in_lair(-1, floor=floors + 1), *[{"character": name, "shticks": []} for name in names], floors=floors,
        length=length, lair=[vault(stack=["xykon-the-lich"]), HAVEN], left=-1, next=[6],
    )  # fmt: skip
    t.do(0, "stay", "shtick stub-axe")
    assert t.view(0).outcome == "roy"
    assert t.player(0).score["xykon"] == 2 * floors


@pytest.mark.rule("OS-R-46")
def test_xykon_shot_from_afar_makes_a_slayer_without_the_bonus_loot():
    roy = in_lair(shticks=["stub-bow"])
    t = table(roy, elan(floor=1), lair=[vault(stack=["xykon-the-lich"]), HAVEN], left=-1, next=[6])
    t.do(0, "stay", "shoot @-1", "shtick stub-bow")
    assert t.player(0).slayer
    assert t.view(0).collapse
    assert t.room(4, -1).loot > 0
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-R-46", "OS-19.5")
def test_monsters_beaten_by_the_same_blow_are_saved_before_the_others_escape():
    roy = in_lair(-1, shticks=["stub-blast"])
    rooms = [vault(stack=["xykon-the-lich", "stub-rat", "stub-rat"]), HAVEN]
    t = table(roy, elan(floor=1), lair=rooms, left=-1, next=[6], loot_deck=["stub-gem"] * 9)
    t.do(0, "stay", "shtick stub-blast")
    assert t.player(0).saved == ["stub-rat"]
    assert t.view(0).battle_discard == ["stub-rat"]
    told = [event.kind for event in t.told]
    assert told.index("collapse") > max(i for i, kind in enumerate(told) if kind == "defeated")
    t.do(0, "pick-up", "pick-up")
    assert t.asked == {0: "end"}
    assert t.player(0).stash == 2


# EX-14


SECRET_LAIR = {"card": "xykons-secret-lair", "xykon": ["zombie-horde", "down"], "loot": ["stub-ruby", "stub-ruby"]}


def endgame(roy, belkar, *, explored=True, hands=((), (), (), ()), **position):
    """Medium, four players: 8 of Drool Factor and 9 shticks. Roy is the last of the table."""
    roy = {"character": "roy", **roy}
    roy["shticks"] = ["greenhilt-sword"] * 3 + ["charge"] + ["stub-axe"] * 8
    belkar = {"character": "belkar", "shticks": ["stub-dirk"] * 9, "equipped": ["stub-gem"] * 8, **belkar}
    vaarsuvius, elan = [{"character": name, "floor": 1, "shticks": []} for name in ("vaarsuvius", "elan")]
    players = [
        {**player, "hand": list(hand)} for player, hand in zip([vaarsuvius, belkar, elan, roy], hands, strict=True)
    ]
    floors = [{"rooms": [hall()]}, {"rooms": [hall()]}, {"rooms": [hall()]}]
    if explored:
        floors[2:] = [{"rooms": [hall(down=0, stack=["stub-rat"])]}, {"left": -1, "rooms": [SECRET_LAIR, HAVEN]}]
    return Table(STUBS, players=players, active=3, length="medium", floors=floors, **position)


def others_pass(t, seat):
    for other in [other for other in t.asked if other != seat]:
        t.do(other, "pass")


@pytest.mark.rule("OS-EX-14", "OS-18.3", "OS-18.5", "OS-18.9", "OS-18.13", "OS-18.16", "OS-18.18")
def test_endgame_roy_finds_the_lair_and_meets_the_zombie_horde():
    equipped = ["starmetal-chunk", "eternal-vigilence", "talisman-of-dorukan"]
    t = endgame(
        {"floor": 3, "stash": ["stub-gem"] * 3, "equipped": equipped},
        {"floor": 3},
        explored=False,
        next=[2],
        lair_deck=["safe-haven", "xykons-secret-lair"],
        xykon_deck=["zombie-horde", "xykon-the-lich"],
        hands=[["stub-rat"], ["stub-rat"], ["stub-rat"], []],
    )
    assert t.player(3).equipped_drool == 5
    t.do(3, "search")
    assert not t.can(3, "down")
    t.do(3, "equip stub-gem", "equip stub-gem")
    assert not t.can(3, "down")
    t.do(3, "equip stub-gem", "down")
    assert t.room(4, 0).id == "safe-haven"
    t.do(3, "left")
    assert t.room(4, -1).id == "xykons-secret-lair"
    assert t.view(3).size == 4
    for seat in (0, 1, 2):
        t.do(seat, "play stub-rat")
    assert t.stack(4, -1) == ["zombie-horde", "stub-rat", "stub-rat", "stub-rat"]
    assert foe_parts(t)["level"] == 4


@pytest.mark.rule("OS-EX-14", "OS-18.13")
def test_endgame_belkar_follows_through_safe_haven_and_takes_one_loot():
    t = endgame({"floor": 4, "column": -1}, {"floor": 3}, phase="end")
    t.do(3, "pass")
    idle(t, 0)
    t.do(1, "down", "left")
    assert t.asked == {1: "fight"}
    t.do(1, "leave", "pick-up")
    assert not t.can(1, "pick-up")
    assert t.player(1).stash == 1


@pytest.mark.rule("OS-EX-14", "OS-18.24", "OS-18.25", "OS-18.27", "OS-19.1", "OS-19.2", "OS-19.5")
def test_endgame_roy_slays_xykon_at_dorukans_gate():
    t = endgame(
        {"floor": 4, "column": -1, "stash": ["inappropriate-violence"], "deck": ["stub-bow"]},
        {"floor": 4, "column": -1},
        lair_deck=["dorukans-gate"],
        xykon_deck=["xykon-the-lich"],
        loot_deck=["stub-gem"] * 10,
        hands=[["stub-chief"], ["stub-zombie"], ["stub-zombie"], ["stub-goblin", "get-angry"]],
        next=[12],
    )
    assert not t.can(3, "rest")
    t.do(3, "pick-up", "left")
    assert t.room(4, -2).id == "dorukans-gate"
    assert len(t.player(3).shticks) == 13
    assert t.stack(4, -2) == ["xykon-the-lich"]
    t.do(0, "play stub-chief").do(1, "play stub-zombie").do(2, "play stub-zombie").do(3, "play stub-goblin")
    assert (t.view(0).battle.foe.role, t.view(0).battle.foe.total) == ("attacks", 24)
    t.do(3, "no-shtick", "done", "flip charge")
    others_pass(t, 3)
    assert (t.view(0).battle.foe.role, t.view(0).battle.foe.total) == ("defends", 24)
    t.do(3, "shtick greenhilt-sword", "offer belkar inappropriate-violence")
    assert t.options(1) == ["accept roy"]
    t.do(1, "accept roy").do(3, "done", "play get-angry")
    others_pass(t, 3)
    t.settle("response").do(3, "card greenhilt-sword")
    assert t.view(0).battle.fighter.total == 14
    t.settle()
    assert t.player(3).slayer
    assert t.view(0).collapse
    assert not any(room.stack for floor in t.view(0).floors for room in floor)
    assert t.room(3, 0).loot == 1
    before = t.player(3).stash
    t.do(3, "pick-up", "pick-up")
    assert t.player(3).stash == before + 2
    t.do(3, "pass")
    assert t.asked == {0: "start"}


# What everybody may know


def views_of_seat_one(**changes):
    given = {"hand": ["stub-rat"], "stash": ["stub-gem"], "deck": ["stub-bow", "stub-blast"], "room_loot": "stub-gem",
             "loot_deck": ["stub-ruby", "stub-gem"], "battle_deck": ["stub-rat", "stub-goblin"], **changes}  # fmt: skip
    roy = {"character": "roy", "floor": 1, "shticks": ["stub-axe", "stub-axe"], "flipped": ["stub-axe"], "lost": 2,
           "hand": given["hand"], "stash": given["stash"], "equipped": ["stub-ruby"], "saved": ["stub-rat"],
           "deck": given["deck"]}  # fmt: skip
    t = Table(
        STUBS, players=[roy, elan(floor=1)], floors=[{"rooms": [hall(loot=[given["room_loot"]], stack=["stub-rat"])]}],
        loot_deck=given["loot_deck"], battle_deck=given["battle_deck"], battle_discard=["stub-zombie"],
        loot_discard=["stub-gem"],
    )  # fmt: skip
    return t.view(1)


@pytest.mark.rule("OS-R-49")
@pytest.mark.parametrize(
    "changes",
    [
        {"hand": ["stub-zombie"]},
        {"stash": ["talisman-of-dorukan"]},
        {"deck": ["stub-blast", "stub-bow"]},
        {"room_loot": "stub-ruby"},
        {"loot_deck": ["stub-gem", "stub-ruby"]},
        {"battle_deck": ["stub-goblin", "stub-rat"]},
    ],
)
def test_hands_stashes_deck_order_and_room_loot_are_secret(changes):
    assert views_of_seat_one() == views_of_seat_one(**changes)


@pytest.mark.rule("OS-R-49")
def test_the_rest_is_public():
    view = views_of_seat_one()
    roy = view.players[0]
    assert (roy.hand, roy.stash, roy.deck, view.loot_deck, view.battle_deck) == (1, 1, 2, 2, 2)
    assert sorted((shtick.id, shtick.flipped) for shtick in roy.shticks) == [("stub-axe", False), ("stub-axe", True)]
    assert ([loot.id for loot in roy.equipped], roy.lost) == (["stub-ruby"], 2)
    assert (roy.saved, roy.saved_x) == (["stub-rat"], 1)
    assert (view.battle_discard, view.loot_discard) == (["stub-zombie"], ["stub-gem"])
    room = view.floors[1][0]
    assert ([monster.id for monster in room.stack], room.loot) == (["stub-rat"], 1)


@pytest.mark.rule("OS-R-49")
def test_only_their_owner_sees_the_three_shticks_looked_at():
    roy = {"character": "roy", "shticks": ["stub-axe"], "saved": ["stub-rat"] * 3}
    t = Table(STUBS, players=[{**roy, "deck": ["stub-bow", "stub-blast", "charge"]}, elan()])
    t.do(0, "trade", *["add stub-rat"] * 3, "done")
    assert t.view(0).looked_at == ["stub-bow", "stub-blast", "charge"]
    assert t.view(1).looked_at == []
