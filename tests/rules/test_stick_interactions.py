"""Where several rules of The Order of the Stick meet."""

import pytest

from stick_table import Table
from underdeck.games.stick.rules.cards import Monster

STUBS = """
[[room]]
id = "stub-hall"
copies = 8
[[room]]
id = "stub-slide"
through = ["steps 1"]
[[shtick]]
id = "stub-blade"
owner = "roy"
types = ["weapon"]
attack = 3
defense = 3
range = 0
result = ["wound 1"]
[[shtick]]
id = "stub-blast"
owner = "roy"
attack = 9
defense = 9
range = 3
area = 2
result = ["wound 1"]
[[shtick]]
id = "stub-rapier"
owner = "elan"
attack = 3
defense = 3
range = 0
result = ["wound 1"]
[[shtick]]
id = "stub-cushion"
owner = "elan"
use = [{ when = "wound", do = ["prevent 1"] }]
[[shtick]]
id = "stub-luck"
owner = "elan"
use = [{ when = "after-roll", do = ["reroll"] }]
[[shtick]]
id = "stub-runes"
owner = "elan"
use = [{ when = "before-roll", if = ["defending", "vs-player"], do = ["wound 1 foe"] }]
[[shtick]]
id = "stub-excuse"
owner = "elan"
use = [{ when = "before-roll", if = ["fighting"], do = ["draw"] }]
[[shtick]]
id = "stub-pockets"
owner = "elan"
traits = ["hidden-stash"]
[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 5
defense = 5
x = 1
coins = 1
copies = 4
[[monster]]
id = "stub-wolf"
types = ["animal"]
attack = 9
defense = 9
abilities = ["bloodlust"]
[[monster]]
id = "stub-twin"
types = ["orc"]
attack = 5
defense = 5
unique = true
copies = 2
[[screw]]
id = "stub-late"
when = "before-roll"
if = ["watching"]
do = ["reinforce"]
[[screw]]
id = "stub-away"
when = "before-roll"
if = ["fighting"]
do = ["banish"]
[[screw]]
id = "stub-surprise"
when = "before-roll"
if = ["fighting", "vs-monster"]
do = ["slay"]
[[loot]]
id = "stub-bauble"
copies = 4
drool = { haley = 1, elan = 1 }
[[loot]]
id = "stub-toy"
copies = 3
drool = { belkar = 1 }
[[loot]]
id = "stub-tome"
drool = { vaarsuvius = 1 }
[[loot]]
id = "stub-pole"
copies = 1
drool = { elan = 1 }
who = ["elan"]
use = [{ when = "evade", do = ["disarm 1"] }]
[[loot]]
id = "stub-bell"
copies = 1
drool = { elan = 1 }
who = ["elan"]
use = [{ when = "turn", do = ["lure"] }]
[[trap]]
id = "stub-dart"
evade = 8
range = 0
multiple = false
do = ["wound 1"]
[[trap]]
id = "stub-lure"
evade = 12
range = 0
multiple = false
do = ["lure"]
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')


def table(players, rooms=3, **more):
    """Halls on the first floor; the Stairs come down in the leftmost."""
    floors = more.pop("floors", [{"rooms": [{"card": "stub-hall"} for _ in range(rooms)]}])
    return Table(STUBS, players=players, floors=floors, **more)


def hero(character, column=0, **more):
    base = {"character": character, "floor": 1, "column": column, "shticks": [], "hand": [], "stash": []}
    return base | more


def lair(*rooms):
    """Three floors of one hall each, and these rooms of the Lair."""
    return [*[{"rooms": [{"card": "stub-hall", "down": 0}]} for _ in range(3)], {"rooms": list(rooms)}]


@pytest.mark.rule("OS-13.20")
def test_a_player_made_to_flee_before_the_roll_fights_no_more():
    t = table([hero("roy", 2, lost=3, shticks=["stub-blade"]),
               hero("elan", 2, shticks=["stub-rapier", "stub-runes"], stash=["stub-bauble"])])  # fmt: skip
    t.do(0, "stay", "attack-player elan", "shtick stub-blade")
    t.do(1, "shtick stub-rapier").settle("assist")
    t.roll(12, 1).do(1, "flip stub-runes").settle()
    assert t.player(0).fleeing or t.player(0).floor == 0
    assert not t.heard("rolls")
    assert not t.heard("pvp-win")
    assert t.player(1).lost == 0
    assert t.player(1).stash == 1


@pytest.mark.rule("R-86")
def test_what_one_side_prevents_does_not_protect_the_other():
    t = table([hero("roy", shticks=["stub-blade"]),
               hero("elan", shticks=["stub-rapier", "stub-cushion", "stub-luck"])])  # fmt: skip
    t.do(0, "stay", "attack-player elan", "shtick stub-blade").roll(6, 1)
    t.do(1, "shtick stub-rapier").settle("assist", "before-roll")
    t.do(1, "flip stub-cushion").roll(12).do(1, "flip stub-luck").settle()
    assert t.player(0).lost == 1
    assert t.player(1).lost == 0


@pytest.mark.rule("OS-21.1")
def test_a_draw_by_card_that_bloodlust_makes_a_loss_can_still_be_softened():
    floors = [{"rooms": [{"card": "stub-hall", "stack": ["stub-wolf"]}]}]
    t = table([hero("elan", shticks=["stub-rapier", "stub-excuse", "stub-cushion"]), hero("roy")], floors=floors)
    t.do(0, "stay", "shtick stub-rapier").settle("assist")
    t.do(0, "flip stub-excuse").settle("before-roll")
    assert t.can(0, "flip stub-cushion")
    t.do(0, "flip stub-cushion").settle()
    assert t.player(0).lost == 0


@pytest.mark.rule("OS-1.41")
def test_a_second_unique_monster_ends_the_battle_with_the_first():
    floors = [{"rooms": [{"card": "stub-hall", "stack": ["stub-twin"]}]}]
    t = table([hero("roy", shticks=["stub-blade"]), hero("elan", hand=["stub-late", "stub-twin"])], floors=floors)
    t.do(0, "stay", "shtick stub-blade").settle("assist")
    t.do(1, "play stub-late").settle("response")
    t.do(1, "card stub-twin").roll(12).settle()
    assert t.stack(1, 0) == ["stub-twin"]
    assert t.view(0).battle_discard.count("stub-twin") == 1
    assert t.player(0).saved == []


@pytest.mark.rule("OS-11.14")
@pytest.mark.parametrize("card", ["stub-away", "stub-surprise"])
def test_when_one_target_vanishes_the_area_battle_goes_on_with_the_others(card):
    floors = [{"rooms": [{"card": "stub-hall", "stack": ["stub-rat", "stub-rat"]}]}]
    t = table([hero("roy", shticks=["stub-blast"], hand=[card]), hero("elan")], floors=floors)
    t.do(0, "stay", "shtick stub-blast").settle("assist")
    t.roll(12).do(0, f"play {card}").settle()
    assert t.stack(1, 0) == []
    assert len(t.player(0).saved) == (1 if card == "stub-away" else 2)


@pytest.mark.rule("OS-13.13")
def test_a_slippery_room_also_speeds_up_those_who_flee():
    floors = [{"rooms": [{"card": "stub-hall"}, {"card": "stub-hall"}, {"card": "stub-hall"}, {"card": "stub-slide"},
                         {"card": "stub-hall"}]}]  # fmt: skip
    t = table([hero("roy", 4, lost=4, fleeing=True), hero("elan", 4)], floors=floors, phase="turn")
    assert t.player(0).column == 0


@pytest.mark.rule("R-33", "R-38")
def test_a_lair_room_owes_its_xykon_card_even_if_somebody_has_rested_there():
    floors = lair({"card": "safe-haven"}, {"card": "dorukans-gate", "entered": True, "rested": True})
    t = table([hero("roy", floor=4), hero("elan")], floors=floors, options={"rested_rooms": "safe"})
    t.do(0, "right")
    assert t.heard("xykon-card")


@pytest.mark.rule("OS-10.17")
def test_nothing_is_offered_from_a_hidden_stash():
    t = table([hero("roy", shticks=["stub-blade"]),
               hero("elan", shticks=["stub-rapier", "stub-pockets"], stash=["stub-bauble"])])  # fmt: skip
    t.do(0, "stay", "attack-player elan", "shtick stub-blade")
    t.do(1, "shtick stub-rapier")
    t.roll(12, 1).settle()
    assert "steal" not in t.asked.values()


@pytest.mark.rule("OS-18.10")
def test_no_monster_is_lured_into_safe_haven():
    floors = lair({"card": "safe-haven"}, {"card": "dorukans-gate", "entered": True, "stack": ["stub-rat"]})
    t = table([hero("elan", floor=4, stash=["stub-bell"]), hero("roy")], floors=floors)
    assert not t.can(0, "discard stub-bell")


@pytest.mark.rule("OS-16.6")
def test_a_monster_lured_by_a_trap_ends_the_picking_up():
    floors = [{"rooms": [{"card": "stub-hall", "loot": ["stub-lure", "stub-bauble"]},
                         {"card": "stub-hall", "stack": ["stub-rat"]}]}]  # fmt: skip
    t = table([hero("roy"), hero("elan")], floors=floors)
    t.roll(1).do(0, "rest", "pick-up").settle().do(0, "card @1")
    assert t.stack(1, 0) == ["stub-rat"]
    assert "pick" not in t.asked.values()
    assert t.room(1, 0).loot == 1


@pytest.mark.rule("OS-17.3")
def test_after_a_disarmed_trap_nobody_is_asked_about_it():
    floors = [{"rooms": [{"card": "stub-hall", "loot": ["stub-dart"]}]}]
    t = table([hero("roy", hand=["plot-armor"]), hero("elan", stash=["stub-pole"], hand=["rules-lawyer"])],
              floors=floors)  # fmt: skip
    t.do(0, "pick-up", "pass")
    t.roll(12).do(1, "discard stub-pole")
    assert t.heard("disarms")
    assert t.asked == {0: "start"}
    assert t.player(0).lost == 0


@pytest.mark.rule("OS-10.10", "R-84")
def test_who_waits_for_the_other_side_to_hire_does_not_lose_the_turn_to_hire():
    t = table([hero("roy", shticks=["stub-blade"], stash=["stub-toy"]),
               hero("elan", shticks=["stub-rapier"], stash=["stub-toy"])])  # fmt: skip
    t.do(0, "stay", "attack-player elan", "shtick stub-blade")
    t.do(1, "shtick stub-rapier")
    assert not t.can(0, "hire belkar stub-toy")
    t.do(0, "done").do(1, "done")
    assert t.can(0, "hire belkar stub-toy")
    t.do(0, "done")
    assert "assist" not in t.asked.values()


@pytest.mark.rule("OS-10.11")
def test_who_cannot_hire_does_not_keep_the_other_side_from_hiring_more():
    t = table([hero("roy", shticks=["stub-blade"]),
               hero("elan", shticks=["stub-rapier"], stash=["stub-toy", "stub-tome"])])  # fmt: skip
    t.do(0, "stay", "attack-player elan", "shtick stub-blade")
    t.do(1, "shtick stub-rapier", "hire belkar stub-toy", "hire vaarsuvius stub-tome")
    assert [helper.npc for helper in t.view(0).battle.helpers] == [True, True]


def test_looking_changes_nothing():
    """Options after a view are what they are without it."""
    floors = [{"rooms": [{"card": "stub-hall", "stack": ["stub-rat", "stub-wolf"]}]}]
    t = table([hero("roy", shticks=["stub-blast"]), hero("elan", hand=["rules-lawyer"])], floors=floors)
    t.do(0, "stay", "shtick stub-blast")
    before = t.game.position(t.state)
    t.view(0)
    assert t.game.position(t.state) == before


@pytest.mark.rule("OS-5.24")
def test_with_split_hands_monsters_come_back_although_screw_this_cards_are_left():
    t = table([hero("roy"), hero("elan"), hero("haley")], options={"hands": "split"})
    state = t.state
    monsters = [card for card in state.battle_deck if isinstance(state.pack.battle[card], Monster)]
    state.battle_deck = [card for card in state.battle_deck if card not in monsters]
    state.battle_discard += monsters
    t.do(0, "stay", "leave", "pass")
    assert any(isinstance(state.pack.battle[card], Monster) for card in state.battle_deck)


@pytest.mark.rule("R-50")
def test_a_third_player_does_not_learn_where_a_paid_card_of_the_stash_went():
    floors = [{"rooms": [{"card": "stub-hall", "stack": ["stub-rat"]}]}]
    t = table([hero("roy", shticks=["stub-blade"], stash=["stub-bauble"]), hero("elan"), hero("haley")],
              floors=floors, seen={"stub-bauble": 0b101})  # fmt: skip
    card = t.state.players[0].stash[0]
    assert t.state.seen[card] == 0b101
    t.do(0, "stay", "shtick stub-blade", "offer elan stub-bauble").do(1, "accept roy")
    t.roll(12).settle()
    assert card in t.state.players[1].stash
    assert t.state.seen[card] & 0b111 == 0b011


@pytest.mark.rule("R-46", "OS-18.26")
def test_xykon_falls_to_an_area_effect_from_afar():
    gate = {"card": "dorukans-gate", "entered": True, "xykon": ["zombie-horde", "down"]}
    throne = {"card": "xykons-throne-room", "entered": True, "stack": ["xykon-the-lich", "stub-rat"],
              "xykon": ["xykon-the-lich", "up"]}  # fmt: skip
    floors = lair({"card": "safe-haven"}, gate, throne)
    t = table([hero("roy", 1, floor=4, lost=2, shticks=["stub-blast"], hand=["underdog-bonus"]), hero("elan")],
              floors=floors)  # fmt: skip
    t.do(0, "stay", "shoot @2", "shtick stub-blast").settle("assist")
    t.roll(12).do(0, "play underdog-bonus").settle()
    assert t.view(0).collapse
    assert t.player(0).slayer
    assert t.player(0).saved == ["stub-rat"]
    assert t.asked == {0: "end"}


@pytest.mark.rule("R-41", "R-42")
def test_a_promised_loot_is_neither_dropped_nor_lost_by_fleeing():
    floors = [{"rooms": [*[{"card": "stub-hall"} for _ in range(4)], {"card": "stub-hall", "stack": ["stub-wolf"]}]}]
    t = table([hero("roy", 4, lost=3, shticks=["stub-blade"], equipped=["stub-bauble"]), hero("elan", 4)],
              floors=floors)  # fmt: skip
    t.do(0, "stay", "shtick stub-blade", "offer elan stub-bauble").do(1, "accept roy")
    t.roll(1).settle()
    assert t.player(0).fleeing
    assert t.room(1, 4).loot == 0
    assert t.player(1).stash == 1
