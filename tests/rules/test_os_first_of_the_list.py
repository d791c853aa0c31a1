"""The first card of a list, the first character and the first seat are as good as any other."""

import pytest

from stick_table import Table
from underdeck.games.stick.compile import stick_pack

STUBS = """
[[room]]
id = "stub-hall"
copies = 12
[[room]]
id = "stub-vault"
deck = "lair"
copies = 4
[[shtick]]
id = "stub-knack"
owner = "roy"
bonus = ["attack 2 if vs:goblin", "defense 3 if vs:goblin", "attack 40 if vs:ogre"]
[[shtick]]
id = "stub-poise"
owner = "roy"
bonus = ["attack 1 if using:weapon", "attack 5 if using-shtick:greenhilt-sword", "attack 7 if no-shtick"]
[[shtick]]
id = "stub-flinch"
owner = "elan"
bonus = ["defense 4 if foe-using:weapon"]
[[shtick]]
id = "stub-song"
owner = "elan"
types = ["verbal"]
attack = 2
defense = 2
range = 0
result = ["miss 1"]
[[shtick]]
id = "stub-hex"
owner = "vaarsuvius"
bonus = ["attack 2 if vs:goblin"]
[[monster]]
id = "stub-wall"
types = ["human"]
attack = 7
defense = 9
copies = 2
range = 1
[[monster]]
id = "stub-twin"
types = ["linear-guild"]
attack = 4
defense = 6
support = { by = ["goblin"], gives = "outsmart" }
[[monster]]
id = "stub-imp"
types = ["fiend"]
attack = 4
defense = 6
abilities = ["thief"]
copies = 3
[[monster]]
id = "stub-rock"
types = ["fiend"]
attack = 4
defense = 6
coins = 1
[[screw]]
id = "stub-cramp"
when = "before-roll"
do = ["flip 1"]
[[loot]]
id = "stub-tankard"
drool = { roy = 2 }
[[loot]]
id = "stub-gem"
crest = 1
copies = 9
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')

PACK = stick_pack().pack
GOBLIN = PACK.battle[0].id
SWORD = PACK.decks[0][0].id
FIREBALL = PACK.decks[PACK.character("vaarsuvius")][0].id
TALISMAN = PACK.loot[0].id


def hall(*stack, **room):
    return {"card": "stub-hall", "stack": list(stack), **room}


def person(character, **more):
    return {"character": character, "floor": 1, "shticks": [], **more}


def roy(**more):
    return person("roy", **{"shticks": [SWORD], **more})


def modifier(t, name="roy"):
    """What the character's last roll had added to it."""
    roll = [facts for facts in t.heard("rolls") if facts["seat"] == name][-1]
    return roll["total"] - roll["die"]


def table(*stack, rooms=(), **shticks):
    """Roy stands in the first room on top of whose Stack these lie; Elan waits at the Dungeon Entrance."""
    players = [roy(**shticks), person("elan", floor=0)]
    return Table(STUBS, players=players, floors=[{"rooms": [hall(*stack), *rooms]}], loot_deck=["stub-gem"] * 4)


def test_which_cards_come_first():
    """If this changes, the tests below speak of other cards."""
    assert "goblin" in PACK.battle[0].types
    assert (PACK.characters[0].id, PACK.decks[0][0].types) == ("roy", ["weapon"])
    assert FIREBALL == "fireball"
    assert PACK.xykon[0].id == "xykon-the-lich"
    assert PACK.lair[0].id == "safe-haven"
    assert PACK.sources[0] == f"shtick-{SWORD}"


@pytest.mark.rule("OS-8.12", "OS-9.5")
@pytest.mark.parametrize(("walks", "total"), [(False, 2), (True, 3)])
def test_what_counts_against_a_type_counts_against_the_first_monster(walks, total):
    t = table(rooms=[hall(GOBLIN)], shticks=["stub-knack"]) if walks else table(GOBLIN, shticks=["stub-knack"])
    t.do(0, "right", "stay") if walks else t.do(0, "stay")
    assert modifier(t.roll(6).do(0, "no-shtick")) == total


@pytest.mark.rule("OS-11.9", "OS-R-14")
def test_an_area_battle_counts_what_is_said_of_the_monster_whose_total_counts():
    """The first Monster of the list is fought beside one that is stronger: what is said of it counts for nothing."""
    mage = person("vaarsuvius", shticks=[FIREBALL, "stub-hex"])
    for stack, total in (([GOBLIN, "stub-wall"], 5), (["stub-wall", GOBLIN], 5), ([GOBLIN], 7)):
        t = Table(STUBS, players=[mage, person("elan", floor=0)], floors=[{"rooms": [hall(*stack)]}])
        assert modifier(t.do(0, "stay").roll(6).do(0, f"shtick {FIREBALL}"), "vaarsuvius") == total


@pytest.mark.rule("OS-8.10", "OS-8.12")
@pytest.mark.parametrize(("choice", "total"), [(f"shtick {SWORD}", 2 + 1 + 5), ("no-shtick", 7)])
def test_what_is_said_of_the_shtick_in_use_holds_of_the_first_one(choice, total):
    t = table("stub-imp", shticks=[SWORD, "stub-poise"]).do(0, "stay")
    assert modifier(t.roll(6).do(0, choice)) == total


@pytest.mark.rule("OS-8.28", "OS-8.29", "OS-8.34")
def test_the_first_shtick_wins_and_the_first_monster_is_saved():
    t = table(GOBLIN).do(0, "stay")
    assert t.view(0).battle.shtick_odds[SWORD][0] > t.view(0).battle.shtick_odds[""][0] == 0
    t.roll(12).do(0, f"shtick {SWORD}")
    assert [fact["monster"] for fact in t.heard("defeated")] == [GOBLIN]
    assert t.player(0).saved == [GOBLIN] * bool(PACK.battle[0].x)


@pytest.mark.rule("OS-22.17", "OS-22.18", "OS-R-59")
def test_the_first_shtick_is_chosen_anew_when_outsmart_flips_it():
    """Fireball is announced, a lower Monster outsmarts it: another choice must be made."""
    mage = person("vaarsuvius", shticks=[FIREBALL])
    rooms = [hall("stub-imp", "stub-twin"), hall(GOBLIN)]
    t = Table(STUBS, players=[mage, person("elan", floor=0)], floors=[{"rooms": rooms}])
    t.do(0, "stay", f"shtick {FIREBALL}")
    assert [fact["shtick"] for fact in t.heard("flipped")] == [FIREBALL]
    assert (t.asked, t.options(0), t.view(0).battle.foe.monsters) == ({0: "shtick"}, ["no-shtick"], ["stub-imp"])


@pytest.mark.rule("OS-8.40")
@pytest.mark.parametrize(("die", "result"), [(12, "wins"), (1, "loses"), (4, "draws")])
@pytest.mark.parametrize("distance", [0, 1])
def test_an_area_shtick_with_the_flip_icon_is_flipped_after_use_whatever_came_of_it(die, result, distance):
    mage = person("vaarsuvius", shticks=[FIREBALL, "stub-hex"], column=distance)
    stack = ["stub-wall", "stub-wall", "stub-imp"]
    t = Table(
        STUBS,
        players=[mage, person("elan", floor=0)],
        floors=[{"rooms": [hall(*stack), hall()]}],
        loot_deck=["stub-gem"] * 4,
    )
    t.do(0, "stay", "shoot @0") if distance else t.do(0, "stay")
    assert not any(shtick.flipped for shtick in t.player(0).shticks)
    t.roll(die).do(0, f"shtick {FIREBALL}")
    assert t.heard(result)
    assert [shtick.id for shtick in t.player(0).shticks if shtick.flipped] == [FIREBALL]
    assert t.asked == {0: "end"}
    t.do(0, "pass")
    assert [shtick.id for shtick in t.player(0).shticks if shtick.flipped] == [FIREBALL]


@pytest.mark.rule("OS-8.40", "OS-15.21")
def test_an_area_shtick_that_was_flipped_in_the_battle_is_not_flipped_again_after_it():
    mage = person("vaarsuvius", shticks=[FIREBALL], hand=["stub-cramp"])
    t = Table(STUBS, players=[mage, person("elan", floor=0)], floors=[{"rooms": [hall("stub-wall")]}], next=[6])
    t.do(0, "stay", f"shtick {FIREBALL}", "play stub-cramp").settle("response")
    t.do(0, f"card {FIREBALL}")
    flips = t.heard("flipped")
    t.settle()
    assert [fact["shtick"] for fact in flips + t.heard("flipped")] == [FIREBALL]
    assert t.player(0).shticks[0].flipped


@pytest.mark.rule("OS-10.12", "OS-10.15", "OS-10.20")
@pytest.mark.parametrize(("dice", "lost", "missing"), [((12, 1), 1, 0), ((1, 12), 0, 1), ((4, 4), 0, 0)])
@pytest.mark.parametrize("turned", [0, 1])
def test_the_first_shtick_between_players(dice, lost, missing, turned, monkeypatch):
    """Roy's sword against a song; what Elan wears against weapons counts."""
    monkeypatch.setattr(Table, "turned", turned)
    elan = person("elan", shticks=["stub-song"])
    t = Table(STUBS, players=[roy(), elan], floors=[{"rooms": [hall()]}], next=list(dice))
    t.do(0, "stay", "attack-player elan", f"shtick {SWORD}").do(1, "shtick stub-song")
    assert [(roll["seat"], roll["total"]) for roll in t.heard("rolls")] == [("roy", dice[0] + 2), ("elan", dice[1] + 2)]
    assert {roll["against"] for roll in t.heard("rolls")} == {-1}, "no number to beat"
    assert (t.player(1).lost, t.player(0).missing) == (lost, missing)


@pytest.mark.rule("OS-10.3", "OS-8.12")
def test_what_protects_from_a_weapon_protects_from_the_first_one():
    elan = person("elan", shticks=["stub-flinch"])
    t = Table(STUBS, players=[roy(), elan], floors=[{"rooms": [hall()]}], next=[6, 6])
    t.do(0, "stay", "attack-player elan", f"shtick {SWORD}").do(1, "no-shtick")
    assert modifier(t, "elan") == 4


# The first Loot


@pytest.mark.rule("OS-8.36", "OS-16.2")
def test_the_first_loot_falls_from_a_monster_and_is_picked_up():
    t = Table(
        STUBS,
        players=[roy(), person("elan", floor=0)],
        floors=[{"rooms": [hall("stub-rock")]}],
        loot_deck=[TALISMAN, "stub-gem"],
        next=[12],
    )
    t.do(0, "stay", f"shtick {SWORD}")
    assert (t.room(1, 0).loot, t.asked) == (1, {0: "pick"})
    t.do(0, "pick-up")
    assert [loot.id for loot in t.view(0).stash] == [TALISMAN]


@pytest.mark.rule("OS-21.26")
def test_a_thief_takes_the_first_loot():
    t = table("stub-imp", stash=[TALISMAN]).do(0, "stay").roll(1).do(0, "no-shtick").settle()
    assert [fact["loot"] for fact in t.heard("lost-loot")] == [TALISMAN]
    assert (t.player(0).stash, t.view(0).loot_discard) == (0, [TALISMAN])


@pytest.mark.rule("OS-13.9")
def test_who_flees_leaves_the_first_loot_behind():
    t = table("stub-rock", stash=[TALISMAN], lost=PACK.characters[0].wounds - 1)
    t.do(0, "stay").roll(1).do(0, "no-shtick").settle()
    assert [fact["seat"] for fact in t.heard("dropped-loot")] == ["roy"]
    assert (t.player(0).stash, t.room(1, 0).loot) == (0, 1)


@pytest.mark.rule("OS-10.17", "OS-R-34")
def test_the_first_loot_is_stolen_from_a_stash():
    elan = person("elan", stash=[TALISMAN])
    t = Table(STUBS, players=[roy(), elan], floors=[{"rooms": [hall()]}], next=[12, 1])
    t.do(0, "stay", "attack-player elan", f"shtick {SWORD}").do(1, "no-shtick").settle().do(0, "random")
    assert ([loot.id for loot in t.view(0).stash], t.player(1).stash) == ([TALISMAN], 0)


# The first character as an NPC, the first Xykon card and the first Lair room


@pytest.mark.rule("OS-12.16", "OS-12.18", "OS-12.19", "OS-12.22")
def test_the_first_character_is_hired_like_any_other():
    elan = person("elan", shticks=["stub-song"], stash=["stub-tankard"])
    t = Table(STUBS, players=[elan, person("haley", floor=0)], floors=[{"rooms": [hall("stub-imp")]}], next=[12])
    t.do(0, "stay", "shtick stub-song", "hire roy stub-tankard").settle("assist")
    assert [(helper.helper, helper.npc, helper.bonus) for helper in t.view(0).battle.helpers] == [("roy", True, 4)]
    t.settle()
    assert modifier(t, "elan") == 2 + 4
    assert (t.player(0).stash, t.view(0).loot_discard) == (0, ["stub-tankard"])


@pytest.mark.rule("OS-24.12")
def test_the_first_character_may_be_a_shadow():
    shadowed = person("elan", shadow=0)
    t = Table(
        STUBS,
        players=[shadowed, person("haley", floor=0)],
        floors=[{"rooms": [hall()]}],
        variants=["shadow"],
    )
    assert [player.shadow for player in t.view(0).players] == ["roy", None]


@pytest.mark.rule("OS-18.16", "OS-18.20", "OS-R-23")
def test_the_first_xykon_card_is_seen_in_its_room_up_and_down():
    lair = [
        {"card": "safe-haven"},
        {"card": "stub-vault", "stack": ["xykon-the-lich"], "xykon": ["xykon-the-lich", "up"]},
    ]
    floors = [{"rooms": [hall()]}, {"rooms": [hall()]}, {"rooms": [hall(down=0)]}, {"rooms": lair}]
    t = Table(STUBS, players=[roy(floor=4, column=1), person("elan", floor=0)], floors=floors)
    assert [(room.id, room.xykon, room.xykon_down) for room in t.view(0).floors[4]] == [
        ("safe-haven", None, False),
        ("stub-vault", "xykon-the-lich", False),
    ]
