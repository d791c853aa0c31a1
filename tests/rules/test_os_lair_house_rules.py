"""House rules and variants where they meet Xykon's Lair (OS-18, OS-24, OS-R-32, OS-R-33)."""

import pytest

from stick_table import Table

STUBS = """
[[room]]
id = "stub-hall"
copies = 12
[[room]]
id = "stub-vault"
deck = "lair"
copies = 10
[[room]]
id = "stub-garden"
deck = "lair"
copies = 2
flags = ["peaceful"]
[[xykon]]
id = "stub-ghoul"
types = ["undead"]
attack = 5
defense = 6
level = true
[[monster]]
id = "stub-boss"
types = ["animal"]
attack = 3
defense = 4
abilities = ["leader"]
copies = 9
[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 3
defense = 4
copies = 9
[[shtick]]
id = "stub-axe"
owner = "roy"
attack = 30
defense = 30
range = 0
result = ["wound 1"]
[[shtick]]
id = "stub-undead-bane"
owner = "roy"
attack = 30
defense = 30
range = 0
area = "undead"
result = ["wound 1"]
[[loot]]
id = "stub-gem"
crest = 1
copies = 9
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')

HAVEN = {"card": "safe-haven"}
SLAIN = {"xykon": ["stub-ghoul", "down"]}


def vault(**room):
    return {"card": "stub-vault", **room}


def hall(**room):
    return {"card": "stub-hall", **room}


def table(*lair, roy=None, elan=None, floors=3, **position):
    """Roy stands in the leftmost room of the Lair, which has these rooms; Elan waits at the Dungeon Entrance."""
    rows = [{"rooms": [hall()]} for _ in range(floors - 1)]
    rows += [{"rooms": [hall(down=0)]}, {"rooms": list(lair or [HAVEN, vault()])}]
    roy = {"character": "roy", "floor": floors + 1, "shticks": ["stub-axe"], "hand": ["stub-rat"] * 4, **(roy or {})}
    elan = {"character": "elan", "shticks": [], "hand": ["stub-rat"] * 4, **(elan or {})}
    position.setdefault("lair_deck", ["stub-vault"])
    position.setdefault("xykon_deck", ["stub-ghoul"] if "stub-ghoul" not in str(lair) else [])
    position["options"] = {"size_growth": "3", "turn_limit": "none", **position.get("options", {})}
    return Table(STUBS, players=[roy, elan], floors=rows, **position)


def walked(t):
    """Roy goes one room to the right and stays there."""
    t.do(0, "right")
    return t.do(0, "stay") if t.asked == {0: "move"} else t


def play_all(t, monster):
    """Whoever is called plays that Monster, until nobody is called or has one left."""
    while "call" in t.asked.values() and t.can(next(iter(t.asked)), f"play {monster}"):
        t.do(next(iter(t.asked)), f"play {monster}")


@pytest.mark.rule("OS-18.10", "OS-18.15", "OS-R-38")
@pytest.mark.parametrize("rested", [True, False])
@pytest.mark.parametrize("value", ["safe", "like-others"])
def test_a_lair_room_where_somebody_rested_still_owes_its_xykon_card(value, rested):
    t = walked(table(HAVEN, vault(rested=rested), options={"rested_rooms": value}))
    assert t.heard("xykon-card")


@pytest.mark.rule("OS-5.1", "OS-18.21")
@pytest.mark.parametrize(("value", "rested", "battle"), [
    ("safe", True, False), ("safe", False, True), ("like-others", True, True), ("like-others", False, True),
])  # fmt: skip
def test_a_lair_room_that_had_its_card_is_as_safe_as_the_house_rule_makes_it(value, rested, battle):
    t = walked(table(HAVEN, vault(rested=rested, **SLAIN), options={"rested_rooms": value}))
    assert not t.heard("xykon-card")
    assert bool(t.heard("new-battle")) == battle


@pytest.mark.rule("OS-5.1", "OS-R-38")
@pytest.mark.parametrize("value", ["empty-rooms", "new-rooms"])
def test_a_peaceful_room_of_the_lair_keeps_its_peace_and_draws_no_card(value):
    t = walked(table(HAVEN, {"card": "stub-garden"}, options={"new_battles": value}))
    assert not t.heard("new-battle")
    assert not t.heard("xykon-card")


@pytest.mark.rule("OS-5.1", "OS-5.2")
@pytest.mark.parametrize(("value", "battle"), [("empty-rooms", True), ("new-rooms", False)])
def test_an_old_room_of_the_lair_is_no_new_room(value, battle):
    t = walked(table(HAVEN, vault(**SLAIN), options={"new_battles": value}))
    assert bool(t.heard("new-battle")) == battle


@pytest.mark.rule("OS-18.14", "OS-R-32", "OS-R-33")
@pytest.mark.parametrize("floor_size", ["8", "4"])
@pytest.mark.parametrize(("variants", "rooms"), [
    ([], 5), (["nerdcore"], 4), (["not-home"], 8), (["nerdcore", "not-home"], 7),
])  # fmt: skip
def test_the_lair_keeps_its_size_whatever_the_floors_have(variants, rooms, floor_size):
    def grows(count):
        cells = [vault() for _ in range(count)]
        return table(*cells, variants=variants, options={"floor_size": floor_size}).can(0, "left")

    assert grows(rooms - 1)
    assert not grows(rooms)


@pytest.mark.rule("OS-18.1", "OS-18.18", "OS-18.15", "OS-5.6")
@pytest.mark.parametrize(("value", "floors"), [("table", 3), ("fewer", 2)])
def test_with_a_floor_less_the_lair_is_one_level_nearer(value, floors):
    t = walked(table(HAVEN, vault(), floors=floors, options={"floors": value}))
    assert len(t.view(0).floors) == floors + 2
    assert t.heard("new-battle") == [{"seat": "roy", "size": floors + 1}]
    play_all(t, "stub-rat")
    assert dict(t.view(0).battle.foe.parts)["level"] == floors + 1
    assert t.stack(floors + 1, 1) == ["stub-ghoul", *["stub-rat"] * floors]


@pytest.mark.rule("OS-2.19", "OS-2.21", "OS-2.23", "OS-18.3")
@pytest.mark.parametrize(("length", "players", "table_", "half"), [
    ("short", 2, (8, 8), (4, 5)),
    ("short", 3, (8, 8), (4, 5)),
    ("short", 4, (7, 8), (3, 5)),
    ("medium", 3, (10, 10), (5, 6)),
    ("medium", 4, (8, 9), (4, 6)),
    ("long", 3, (12, 12), (6, 7)),
    ("long", 4, (10, 10), (5, 6)),
    ("weekend-killer", 5, (13, 13), (6, 8)),
])  # fmt: skip
def test_the_minimums_of_every_length_and_their_halves(length, players, table_, half):
    people = ["roy", "elan", "haley", "durkon", "belkar"][:players]
    for value, minimum in (("table", table_), ("half", half), ("none", (0, 0))):
        view = Table.deal(STUBS, players=people, length=length, options={"lair_minimum": value}).view(0)
        assert (view.lair_drool, view.lair_shticks) == minimum


@pytest.mark.rule("OS-2.19", "OS-2.21", "OS-2.23", "OS-2.25", "OS-18.1")
@pytest.mark.parametrize(("length", "players", "floors"), [
    ("short", 2, 3), ("medium", 6, 3), ("long", 2, 4), ("weekend-killer", 5, 5), ("weekend-killer", 6, 5),
])  # fmt: skip
@pytest.mark.parametrize(("value", "less"), [("table", 0), ("fewer", 1)])
def test_the_floors_of_every_length_with_the_entrance_above_and_the_lair_below(length, players, floors, value, less):
    view = Table.deal(STUBS, players=players, length=length, options={"floors": value}).view(0)
    assert len(view.floors) == floors - less + 2


@pytest.mark.rule("OS-21.16", "OS-R-29")
@pytest.mark.parametrize(("value", "size"), [("none", 4), ("3", 7), ("free", 9)])
def test_a_battle_in_the_lair_outgrows_it_as_far_as_the_house_rule_lets_it(value, size):
    roy, elan = {"hand": ["stub-boss"] * 2}, {"hand": ["stub-boss"] * 3 + ["stub-rat"]}
    t = walked(table(HAVEN, vault(**SLAIN), roy=roy, elan=elan, options={"size_growth": value}))
    play_all(t, "stub-boss")
    assert t.state.size == size


@pytest.mark.rule("OS-R-13", "OS-11.8", "OS-18.16")
@pytest.mark.parametrize(("value", "allowed"), [("top-too", False), ("any", True)])
def test_an_area_of_one_type_reaches_a_xykon_card_below_another_monster(value, allowed):
    bane = {"shticks": ["stub-undead-bane"]}
    room = vault(stack=["stub-rat", "stub-ghoul"], xykon=["stub-ghoul", "up"])
    t = table(room, roy=bane, options={"area_targets": value}).do(0, "stay")
    assert t.can(0, "shtick stub-undead-bane") == allowed
    if allowed:
        t.roll(12).do(0, "shtick stub-undead-bane").settle()
        assert (t.stack(4, 0), t.room(4, 0).xykon_down) == (["stub-rat"], True)


@pytest.mark.rule("OS-18.10", "OS-R-40")
def test_in_safe_haven_a_player_beside_monsters_is_left_alone_by_them():
    """Monsters carried into Safe Haven attack nobody there and bar the way to nobody."""
    t = table({**HAVEN, "stack": ["stub-rat"]}, vault(**SLAIN)).do(0, "stay")
    assert not t.heard("battle-attack")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-24.19", "OS-R-33")
@pytest.mark.parametrize("left", [0, 1])
def test_xykon_is_out_only_once_the_whole_lair_is_known(left):
    """Not Home: with every Lair room and Xykon card seen and no Xykon among them, the dungeon collapses by itself."""
    t = table(HAVEN, vault(**SLAIN), variants=["not-home"], lair_deck=["stub-vault"] * left, phase="turn")
    assert t.view(0).collapse == (left == 0)


@pytest.mark.rule("OS-24.19", "OS-R-33")
@pytest.mark.parametrize(("lair", "collapse"), [
    ([HAVEN, vault()], False),
    ([HAVEN], True),
    ([], False),
    ([HAVEN, vault(xykon=["xykon-the-lich", "up"], stack=["xykon-the-lich"])], False),
])  # fmt: skip
def test_a_room_that_owes_its_card_or_xykon_in_sight_keeps_the_dungeon_standing(lair, collapse):
    rows = [{"rooms": [hall()]} for _ in range(3)]
    roy = {"character": "roy", "floor": 1, "shticks": ["stub-axe"]}
    t = Table(
        STUBS,
        players=[roy, {"character": "elan", "shticks": []}],
        floors=[*rows, {"rooms": lair}],
        variants=["not-home"],
        lair_deck=[],
        phase="turn",
        options={"turn_limit": "none"},
    )
    assert t.view(0).collapse == collapse
