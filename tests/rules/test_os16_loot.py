"""OS-16: picking up, keeping, equipping and using Loot."""

import pytest

from stick_table import Table

STUBS = """
[[room]]
id = "stub-room"
copies = 8
flags = ["peaceful"]

[[room]]
id = "stub-hall"
copies = 3

[[monster]]
id = "stub-rat"
copies = 4
types = ["animal"]
attack = 1
defense = 1

[[monster]]
id = "stub-ogre"
copies = 2
types = ["ogre"]
attack = 1
defense = 1
coins = 2

[[monster]]
id = "stub-brute"
types = ["ogre"]
attack = 30
defense = 30

[[monster]]
id = "stub-thief"
types = ["bandit"]
attack = 30
defense = 30
abilities = ["thief"]

[[shtick]]
id = "stub-sword"
owner = "roy"
attack = 2
defense = 2
range = 0
result = ["wound 1"]

[[shtick]]
id = "stub-bow"
owner = "roy"
attack = 2
defense = 2
range = 4
result = ["wound 1"]

[[loot]]
id = "stub-gem"
copies = 8
crest = 1

[[loot]]
id = "stub-coin"
copies = 8
crest = 1

[[loot]]
id = "stub-tiara"
drool = { haley = 3 }

[[loot]]
id = "stub-shield"
drool = { roy = 1, elan = 2 }
who = ["roy"]
bonus = ["battle 2"]

[[loot]]
id = "stub-glove"
drool = { elan = 1 }
who = ["roy"]
bonus = ["battle 2"]
use = [{ when = "turn", do = ["heal 1"] }]

[[loot]]
id = "stub-potion"
drool = { roy = 1, haley = 1 }
who = ["roy"]
use = [{ when = "turn", do = ["heal 1"] }]

[[loot]]
id = "stub-horn"
drool = { roy = 1 }
use = [{ when = "before-roll", do = ["me 3"] }]

[[screw]]
id = "stub-delivery"
when = "turn"
do = ["loot 2"]

[[screw]]
id = "stub-pickpocket"
copies = 2
when = "turn"
do = ["steal 1 other"]

[[screw]]
id = "stub-mugging"
when = "turn"
do = ["take 1 other"]
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')


def person(character, **given):
    return {"character": character, "shticks": [], **given}


def rooms(*given):
    return [{"rooms": [{"card": "stub-room", **room} for room in given]}]


def table(*players, **given):
    people = [player if isinstance(player, dict) else person(player) for player in players]
    return Table(STUBS, players=people, **{"floors": rooms({}, {}, {}, {}), **given})


def go_on(t):
    """Everybody passes in the windows; what was told before stays told."""
    told = t.told
    t.settle()
    t.told = told + t.told
    return t


def idle(t, *seats):
    for seat in seats:
        t.do(seat, "stay")
        if t.asked == {seat: "fight"}:
            t.do(seat, "leave")
        t.do(seat, "pass")
    return t


def modifier(t, name="roy"):
    """What the character's last roll had added to it."""
    roll = [facts for facts in t.heard("rolls") if facts["seat"] == name][-1]
    return roll["total"] - roll["die"]


def stash(t, seat=0):
    return [loot.id for loot in t.view(seat).stash]


def equipped(t, seat=0):
    return [loot.id for loot in t.player(seat).equipped]


# Where Loot comes from


@pytest.mark.rule("OS-16.1", "OS-16.11")
def test_everybody_starts_with_three_loot():
    t = Table.deal(players=["roy", "haley", "elan"])
    while "start" not in t.asked.values():
        seat = next(iter(t.asked))
        t.do(seat, t.options(seat)[0])
    assert [player.stash for player in t.view(0).players] == [3, 3, 3]
    assert all(player.equipped == [] for player in t.view(0).players)


@pytest.mark.rule("OS-16.1", "OS-R-68")
def test_a_defeated_monster_leaves_its_coins_on_top_of_the_loot_of_its_room():
    t = table(
        person("roy", floor=1, shticks=["stub-sword"]),
        "elan",
        floors=rooms({"stack": ["stub-ogre"], "loot": ["stub-tiara"]}),
        loot_deck=["stub-gem", "stub-coin", "stub-horn"],
        next=[12],
    )
    t.do(0, "stay", "shtick stub-sword")
    assert t.room(1, 0).loot == 3
    t.do(0, "pick-up", "pick-up")
    assert sorted(stash(t)) == ["stub-coin", "stub-gem"]
    assert t.view(0).loot_deck == 1


@pytest.mark.rule("OS-16.1", "OS-16.11")
def test_an_effect_may_draw_loot():
    t = table(person("roy", hand=["stub-delivery"]), "elan", loot_deck=["stub-gem", "stub-coin", "stub-horn"])
    t.do(0, "play stub-delivery")
    assert stash(t) == ["stub-gem", "stub-coin"]


@pytest.mark.rule("OS-R-37")
def test_an_empty_loot_deck_is_made_of_the_discards():
    t = table(
        person("roy", hand=["stub-delivery"]),
        "elan",
        loot_deck=["stub-gem"],
        loot_discard=["stub-coin", "stub-coin"],
        removed_loot=["shuriken-trap"],
    )
    t.do(0, "play stub-delivery")
    assert stash(t) == ["stub-gem", "stub-coin"]
    assert (t.view(0).loot_deck, t.view(0).loot_discard) == (1, [])


@pytest.mark.rule("OS-R-37")
def test_with_no_loot_left_nothing_is_drawn():
    t = table(
        person("roy", floor=1, shticks=["stub-sword"]),
        "elan",
        floors=rooms({"stack": ["stub-ogre"]}),
        loot_deck=["stub-gem"],
        loot_discard=[],
        next=[12],
    )
    t.do(0, "stay", "shtick stub-sword")
    assert t.room(1, 0).loot == 1


# Picking up


@pytest.mark.rule("OS-16.2", "OS-16.11", "OS-R-68")
def test_loot_comes_off_the_top_of_the_pile():
    t = table(person("roy", floor=1), "elan", floors=rooms({"loot": ["stub-gem", "stub-coin", "stub-tiara"]}))
    t.do(0, "pick-up")
    assert stash(t) == ["stub-gem"]
    assert t.room(1, 0).loot == 2


@pytest.mark.rule("OS-16.2", "OS-16.4")
def test_nobody_sees_loot_before_it_is_picked_up_and_the_others_not_even_then():
    t = table(person("roy", floor=1), person("elan", floor=1), floors=rooms({"loot": ["stub-gem", "stub-coin"]}))
    assert t.room(1, 0).loot == 2
    t.do(0, "pick-up")
    seen = [event for event in t.told if event.seats is None or 1 in event.seats]
    assert seen
    assert not any("loot" in event.facts for event in seen)
    assert (t.view(1).players[0].stash, stash(t, 1)) == (1, [])


@pytest.mark.rule("OS-16.3")
def test_loot_is_picked_up_only_in_the_own_room():
    t = table(person("roy", floor=1), "elan", floors=rooms({}, {"loot": ["stub-gem"]}))
    assert not t.can(0, "pick-up")
    t.do(0, "right", "stay")
    assert t.can(0, "pick-up")


@pytest.mark.rule("OS-16.5")
def test_monsters_come_before_the_loot_of_an_empty_room():
    t = table(
        person("roy", floor=1, shticks=["stub-sword"]),
        person("elan", hand=["stub-rat"]),
        "haley",
        floors=rooms({}, {"card": "stub-hall", "loot": ["stub-gem"]}),
        next=[12],
    )
    t.do(0, "right")
    assert not t.can(0, "pick-up")
    t.do(0, "stay")
    assert t.asked == {1: "call"}
    t.do(1, "play stub-rat").do(0, "shtick stub-sword")
    t.settle()
    assert t.asked == {0: "pick"}


@pytest.mark.rule("OS-16.6")
def test_one_loot_a_turn_is_picked_up_where_movement_begins_or_ends():
    start = {"floors": rooms({"loot": ["stub-gem"] * 2}, {"loot": ["stub-coin"] * 2})}
    t = table(person("roy", floor=1), "elan", **start)
    t.do(0, "pick-up")
    assert not t.can(0, "pick-up")
    t.do(0, "right")
    assert not t.can(0, "pick-up")
    t.do(0, "stay")
    assert not t.can(0, "pick-up")

    t = table(person("roy", floor=1), "elan", **start)
    t.do(0, "right", "stay", "pick-up")
    assert stash(t) == ["stub-coin"]
    assert not t.can(0, "pick-up")


@pytest.mark.rule("OS-16.6")
def test_nothing_is_picked_up_on_the_way():
    t = table(person("roy", floor=1), "elan", floors=rooms({}, {"loot": ["stub-gem"]}, {}))
    t.do(0, "right")
    assert t.asked == {0: "move"}
    assert not t.can(0, "pick-up")


@pytest.mark.rule("OS-16.6", "OS-13.28")
def test_nothing_is_picked_up_beside_monsters():
    t = table(
        person("roy", floor=1),
        "elan",
        floors=rooms({"stack": ["stub-rat"], "loot": ["stub-gem"]}),
    )
    assert not t.can(0, "pick-up")
    t.do(0, "stay", "no-shtick")
    assert t.asked == {0: "end"}
    assert not t.can(0, "pick-up")


@pytest.mark.rule("OS-16.7", "OS-16.8", "OS-16.10")
def test_the_last_monster_of_the_room_gives_two_more():
    t = table(
        person("roy", floor=1, shticks=["stub-sword"]),
        "elan",
        floors=rooms({"loot": ["stub-gem"]}, {"stack": ["stub-rat"], "loot": ["stub-coin"] * 4}),
        next=[12],
    )
    t.do(0, "pick-up", "right", "stay", "shtick stub-sword")
    t.settle()
    assert t.asked == {0: "pick"}
    t.do(0, "pick-up", "pick-up")
    assert t.asked == {0: "end"}
    assert not t.can(0, "pick-up")
    assert (stash(t), t.room(1, 1).loot) == (["stub-gem", "stub-coin", "stub-coin"], 2)


@pytest.mark.rule("OS-16.7")
def test_the_bonus_waits_for_the_last_monster():
    t = table(
        person("roy", floor=1, shticks=["stub-sword"]),
        "elan",
        floors=rooms({"stack": ["stub-rat", "stub-rat"], "loot": ["stub-coin"]}),
        next=[12, 12],
    )
    t.do(0, "stay", "shtick stub-sword")
    assert t.asked == {0: "further"}
    t.do(0, "attack", "shtick stub-sword")
    assert t.asked == {0: "pick"}


@pytest.mark.rule("OS-16.7", "OS-16.3")
def test_a_monster_shot_from_afar_gives_no_bonus():
    t = table(
        person("roy", floor=1, shticks=["stub-bow"]),
        "elan",
        floors=rooms({"loot": ["stub-gem"]}, {"stack": ["stub-rat"], "loot": ["stub-coin"]}),
        next=[12],
    )
    t.do(0, "stay", "shoot @1", "shtick stub-bow")
    assert t.stack(1, 1) == []
    assert t.asked == {0: "end"}
    t.do(0, "pick-up")
    assert stash(t) == ["stub-gem"]


@pytest.mark.rule("OS-16.10", "OS-16.8")
def test_the_bonus_may_be_left_and_is_lost_then():
    t = table(
        person("roy", floor=1, shticks=["stub-sword"]),
        "elan",
        floors=rooms({"stack": ["stub-rat"], "loot": ["stub-coin"] * 2}),
        next=[12],
    )
    t.do(0, "stay", "shtick stub-sword", "pick-up", "leave")
    t.settle()
    assert t.asked == {0: "end"}
    assert (stash(t), t.can(0, "pick-up")) == (["stub-coin"], False)


@pytest.mark.rule("OS-EX-12", "OS-16.6", "OS-16.7", "OS-16.8", "OS-16.9")
def test_three_people_share_the_loot_of_a_hall():
    t = table(
        person("roy", floor=1, shticks=["stub-sword"]),
        person("haley", floor=1, column=1),
        person("elan", floor=1, column=3),
        floors=rooms(
            {}, {}, {"stack": ["stub-ogre", "stub-rat", "stub-ogre"], "loot": ["stub-gem"]}, {"loot": ["stub-gem"]}
        ),
        loot_deck=["stub-coin"] * 4,
        next=[12, 12, 12],
    )
    t.do(0, "right", "right", "stay", *["shtick stub-sword", "attack"] * 2, "shtick stub-sword")
    assert t.room(1, 2).loot == 5
    t.do(0, "pick-up", "pick-up")
    assert (t.asked, t.can(0, "pick-up"), t.room(1, 2).loot) == ({0: "end"}, False, 3)
    t.do(0, "pass")

    t.do(1, "right", "stay", "leave", "pick-up")
    assert (t.can(1, "pick-up"), t.room(1, 2).loot) == (False, 2)
    t.do(1, "pass")

    t.do(2, "pick-up", "left", "stay", "leave")
    assert (t.asked, t.can(2, "pick-up"), t.room(1, 2).loot) == ({2: "end"}, False, 2)
    t.do(2, "pass")

    t.do(0, "rest", "pick-up", "pick-up")
    assert (t.room(1, 2).loot, len(stash(t))) == (0, 4)


# The Stash


@pytest.mark.rule("OS-16.12", "OS-16.14", "OS-16.15")
def test_a_stash_is_open_to_its_owner_and_its_size_to_everybody():
    t = table(person("roy", stash=["stub-gem", "stub-tiara"]), person("elan", stash=["stub-coin"]))
    for _ in range(2):
        assert (stash(t, 0), stash(t, 1)) == (["stub-gem", "stub-tiara"], ["stub-coin"])
        for seat in (0, 1):
            assert [player.stash for player in t.view(seat).players] == [2, 1]
        idle(t, t.view(0).active)


@pytest.mark.rule("OS-16.12", "OS-16.13")
def test_the_order_of_a_stash_decides_nothing():
    taken = set()
    for seed in range(12):
        found = []
        for order in (["stub-gem", "stub-coin", "stub-tiara"], ["stub-tiara", "stub-coin", "stub-gem"]):
            t = table(
                person("elan", hand=["stub-pickpocket"]), person("roy", floor=1, stash=order), seed=seed, rng=seed
            )
            t.do(0, "play stub-pickpocket").settle()
            found += stash(t)
        assert found[0] == found[1]
        taken.add(found[0])
    assert taken == {"stub-gem", "stub-coin", "stub-tiara"}


@pytest.mark.rule("OS-16.28")
def test_neither_the_stash_nor_the_equipment_has_a_limit():
    t = table(person("roy", floor=1, stash=["stub-gem"] * 8 + ["stub-coin"] * 7), "elan")
    t.do(0, *["equip stub-gem"] * 8, *["equip stub-coin"] * 6)
    assert (len(equipped(t)), t.player(0).equipped_drool) == (14, 14)
    t = table(
        person("roy", floor=1, stash=["stub-gem"] * 8 + ["stub-coin"] * 7),
        "elan",
        floors=rooms({"loot": ["stub-coin"]}),
    )
    t.do(0, "pick-up")
    assert t.player(0).stash == 16


@pytest.mark.rule("OS-16.29", "OS-R-22")
def test_loot_is_not_given_away_unless_the_house_rule_allows_it():
    people = [person("roy", floor=1, stash=["stub-gem"]), person("elan", floor=1)]
    t = table(*people)
    assert not any(option.startswith("give") for option in t.options(0))
    t = table(*people, options={"free_gifts": "yes"})
    t.do(0, "give elan stub-gem")
    assert (t.player(0).stash, stash(t, 1)) == (0, ["stub-gem"])


# Equipping


@pytest.mark.rule("OS-16.16", "OS-16.20")
def test_loot_is_equipped_and_unequipped_at_the_start_and_the_end_of_the_turn():
    t = table(person("roy", floor=1, stash=["stub-gem", "stub-coin"]), "elan")
    t.do(0, "equip stub-gem")
    assert (equipped(t), stash(t)) == (["stub-gem"], ["stub-coin"])
    t.do(0, "right")
    assert not t.can(0, "equip stub-coin")
    assert not t.can(0, "unequip stub-gem")
    t.do(0, "stay", "unequip stub-gem", "equip stub-coin")
    assert (equipped(t), stash(t)) == (["stub-coin"], ["stub-gem"])


@pytest.mark.rule("OS-16.16")
def test_nobody_equips_in_another_players_turn():
    t = table("elan", person("roy", floor=1, stash=["stub-gem"]))
    assert t.asked == {0: "start"}
    assert not t.can(0, "equip stub-gem")


@pytest.mark.rule("OS-16.17")
def test_only_loot_one_drools_over_is_equipped():
    t = table(person("roy", floor=1, stash=["stub-gem", "stub-tiara"]), "elan")
    assert t.can(0, "equip stub-gem")
    assert not t.can(0, "equip stub-tiara")


@pytest.mark.rule("OS-R-109")
def test_an_effect_without_drool_works_only_from_the_stash():
    t = table(person("roy", floor=1, lost=1, stash=["stub-glove"]), "elan")
    assert not t.can(0, "equip stub-glove")
    t.do(0, "discard stub-glove")
    assert t.player(0).lost == 0


@pytest.mark.rule("OS-16.18")
def test_equipped_loot_is_public():
    t = table(person("roy", floor=1, stash=["stub-gem"]), "elan")
    t.do(0, "equip stub-gem")
    assert [loot.id for loot in t.view(1).players[0].equipped] == ["stub-gem"]
    assert t.told[-1].seats is None


@pytest.mark.rule("OS-16.19", "OS-16.24")
def test_what_touches_the_stash_cannot_touch_equipped_loot():
    roy = person("roy", floor=1, stash=["stub-coin"], equipped=["stub-gem"])
    t = table(person("elan", hand=["stub-pickpocket"] * 2), roy)
    t.do(0, "play stub-pickpocket").settle()
    assert (stash(t), stash(t, 1), equipped(t, 1)) == (["stub-coin"], [], ["stub-gem"])
    assert not t.can(0, "play stub-pickpocket")


@pytest.mark.rule("OS-16.19")
def test_a_thief_takes_from_the_stash_only():
    t = table(
        person("roy", floor=1, stash=["stub-coin"], equipped=["stub-gem"]),
        "elan",
        floors=rooms({"stack": ["stub-thief"]}),
        next=[1],
    )
    t.do(0, "stay", "no-shtick")
    t.settle()
    assert (stash(t), equipped(t)) == ([], ["stub-gem"])


@pytest.mark.rule("OS-16.20")
def test_loot_stays_equipped_until_it_is_taken_away():
    t = table(
        person("roy", floor=1, equipped=["stub-gem", "stub-coin"]),
        person("elan", floor=1, hand=["stub-mugging"]),
    )
    idle(t, 0)
    assert equipped(t) == ["stub-gem", "stub-coin"]
    t.do(1, "play stub-mugging", "card stub-gem")
    assert (equipped(t), stash(t, 1), equipped(t, 1)) == (["stub-coin"], ["stub-gem"], [])


@pytest.mark.rule("OS-16.21", "OS-13.8")
def test_who_begins_to_flee_has_nothing_equipped():
    t = table(
        person("roy", floor=1, column=4, lost=3, equipped=["stub-gem", "stub-coin"]),
        "elan",
        floors=rooms({}, {}, {}, {}, {"stack": ["stub-brute"]}),
        next=[1],
    )
    t.do(0, "stay", "no-shtick")
    t.settle()
    assert t.player(0).fleeing
    assert (equipped(t), len(stash(t)), t.room(1, 4).loot) == ([], 1, 1)


# Effects


def attack_of(**given):
    """Roy, without a shtick, attacks a Brute: what his roll has added to it."""
    t = table(person("roy", floor=1, **given), "elan", floors=rooms({"stack": ["stub-brute"]}))
    return modifier(go_on(t.do(0, "stay", "no-shtick")))


@pytest.mark.rule("OS-16.24", "OS-R-69")
def test_equip_effects_work_while_the_loot_is_equipped():
    assert attack_of() == 0
    assert attack_of(equipped=["stub-shield"]) == 2
    assert attack_of(stash=["stub-shield"]) == 0


@pytest.mark.rule("OS-16.24")
def test_equip_effects_end_with_unequipping():
    t = table(
        person("roy", floor=1, equipped=["stub-shield"]),
        "elan",
        floors=rooms({"stack": ["stub-brute"]}),
        next=[1],
    )
    go_on(t.do(0, "unequip stub-shield", "stay", "no-shtick"))
    assert modifier(t) == 0


@pytest.mark.rule("OS-16.22")
def test_only_who_is_named_on_the_card_uses_it():
    t = table(
        person("elan", floor=1, equipped=["stub-shield"]),
        "roy",
        floors=rooms({"stack": ["stub-brute"]}),
        next=[1],
    )
    go_on(t.do(0, "stay", "no-shtick"))
    assert modifier(t, "elan") == 0
    t = table(person("haley", floor=1, lost=1, stash=["stub-potion"]), "roy")
    assert not t.can(0, "discard stub-potion")


@pytest.mark.rule("OS-16.23", "OS-R-69")
@pytest.mark.parametrize("place", ["stash", "equipped"])
@pytest.mark.parametrize("end", [False, True])
def test_discard_effects_happen_once_at_the_start_or_the_end_of_the_own_turn(place, end):
    t = table(person("roy", floor=1, lost=2, **{place: ["stub-potion"]}), "elan", loot_discard=[])
    if end:
        t.do(0, "right")
        assert not t.can(0, "discard stub-potion")
        t.do(0, "stay")
        assert t.asked == {0: "end"}
    t.do(0, "discard stub-potion")
    assert (t.player(0).lost, stash(t), equipped(t)) == (1, [], [])
    assert t.view(0).loot_discard == ["stub-potion"]


@pytest.mark.rule("OS-R-69")
def test_a_card_may_name_another_time_for_its_effect():
    t = table(
        person("roy", floor=1, lost=1, stash=["stub-horn", "stub-potion"]),
        "elan",
        floors=rooms({"stack": ["stub-brute"]}),
        next=[1],
    )
    assert not t.can(0, "discard stub-horn")
    t.do(0, "stay", "no-shtick")
    t.settle("assist")
    assert t.asked == {0: "before-roll"}
    assert not t.can(0, "discard stub-potion")
    t.do(0, "discard stub-horn")
    go_on(t)
    assert modifier(t) == 3


# Robbing players


def robbed(column=0, **given):
    """Roy beats Elan."""
    t = table(
        person("roy", floor=1, shticks=["stub-bow"]),
        person("elan", floor=1, column=column, **given),
        next=[12, 1],
    )
    t.do(0, "stay", "attack-player elan", "shtick stub-bow").do(1, "no-shtick")
    return t.settle()


@pytest.mark.rule("OS-16.25")
def test_the_winner_chooses_among_equipped_loot():
    t = robbed(equipped=["stub-gem", "stub-shield"], stash=["stub-tiara"])
    assert t.options(0) == ["take stub-gem", "take stub-shield", "leave"]
    t.do(0, "take stub-shield")
    assert (stash(t), equipped(t, 1), stash(t, 1)) == (["stub-shield"], ["stub-gem"], ["stub-tiara"])


@pytest.mark.rule("OS-16.25", "OS-16.10")
def test_with_nothing_equipped_the_winner_draws_from_the_stash():
    t = robbed(stash=["stub-tiara"])
    assert t.options(0) == ["random", "leave"]
    t.do(0, "random")
    assert (stash(t), stash(t, 1)) == (["stub-tiara"], [])


@pytest.mark.rule("OS-16.25")
def test_nothing_is_taken_from_afar():
    t = robbed(column=1, equipped=["stub-gem"], stash=["stub-tiara"])
    assert t.player(1).lost == 1
    assert t.asked == {0: "end"}


# What Loot is worth


def above_the_lair(**given):
    floors = [{"rooms": [{"card": "stub-room", "down": 0}]} for _ in range(3)]
    return table(person("roy", floor=3, **given), "elan", floors=floors, lair_drool=3, lair_shticks=0)


@pytest.mark.rule("OS-16.26")
def test_only_equipped_loot_one_drools_over_opens_the_lair():
    three = ["stub-gem", "stub-coin", "stub-shield"]
    assert above_the_lair(equipped=three).can(0, "down")
    assert not above_the_lair(equipped=three[:2], stash=three[2:]).can(0, "down")
    assert not above_the_lair(equipped=[*three[:2], "stub-tiara"]).can(0, "down")


@pytest.mark.rule("OS-16.27")
def test_stash_and_equipment_score_by_the_own_drool_factor():
    roy = person("roy", stash=["stub-gem", "stub-tiara"], equipped=["stub-potion"])
    elan = person("elan", stash=["stub-shield"], equipped=["stub-coin"])
    t = table(roy, elan, agenda=[], outcome="roy")
    assert [player.score["loot"] for player in t.view(0).players] == [1 + 1, 2 + 1]
