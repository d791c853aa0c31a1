"""OS-13: Wounds and fleeing."""

import pytest

from stick_table import Table

pytestmark = pytest.mark.usefixtures("either_seat")

STUBS = """
[[room]]
id = "stub-hall"
copies = 12
[[room]]
id = "stub-spikes"
enter = ["wound 1"]
[[room]]
id = "stub-spring"
enter = ["heal 2"]
[[room]]
id = "stub-mud"
flags = ["slow"]
[[room]]
id = "stub-web"
flags = ["stop"]
[[shtick]]
id = "stub-blade"
owner = "roy"
attack = 3
defense = 3
range = 0
result = ["wound 1"]
[[shtick]]
id = "stub-maul"
owner = "roy"
attack = 12
defense = 12
range = 3
result = ["wound 9"]
[[shtick]]
id = "stub-bandage"
owner = "roy"
use = [{ when = "turn", do = ["heal 2"] }]
[[shtick]]
id = "stub-tonic"
owner = "roy"
use = [{ when = "turn", do = ["heal all"] }]
[[shtick]]
id = "stub-cure"
owner = "durkon"
use = [{ when = "turn", do = ["heal 2 anyone"] }]
[[shtick]]
id = "stub-salve"
owner = "durkon"
use = [{ when = "turn", do = ["treat 1"] }]
[[shtick]]
id = "stub-curse"
owner = "durkon"
use = [{ when = "turn", do = ["wound 1 other"] }]
[[shtick]]
id = "stub-dodge"
owner = "roy"
use = [{ when = "wound", do = ["prevent 1"] }]
[[shtick]]
id = "stub-hex"
owner = "durkon"
attack = 12
defense = 12
range = 0
result = ["wound 1"]
[[monster]]
id = "stub-bear"
types = ["animal"]
attack = 20
defense = 20
copies = 3
[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 2
defense = 2
copies = 3
x = 1
[[monster]]
id = "stub-ghoul"
types = ["undead"]
attack = 20
defense = 20
abilities = ["paralyze", "thief"]
[[loot]]
id = "stub-lute"
drool = { elan = 1 }
copies = 3
[[loot]]
id = "stub-ring"
drool = { roy = 1 }
copies = 6
[[loot]]
id = "stub-crown"
drool = { roy = 3 }
[[loot]]
id = "stub-flute"
drool = { elan = 2, roy = 1 }
[[trap]]
id = "stub-dart"
evade = 13
range = 0
multiple = false
do = ["wound 1"]
[[trap]]
id = "stub-gas"
evade = 13
range = 3
multiple = true
do = ["wound 1"]
[[screw]]
id = "stub-brick"
when = "end"
do = ["wound 1 other"]
[[screw]]
id = "stub-tea"
when = "end"
do = ["heal 1 other"]
[[screw]]
id = "stub-excuse"
when = "before-roll"
if = ["fighting"]
do = ["snub"]
[[screw]]
id = "stub-dig"
when = "end"
do = ["pick 1"]
[[screw]]
id = "stub-glue"
when = "end"
do = ["miss 1 other"]
[[screw]]
id = "stub-shout"
when = "before-roll"
do = ["rally all 1"]
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')

HALL = "stub-hall"
BOTTOM = 4


def floor(*rooms, **more):
    """Room names, each perhaps with the Monsters on it after a colon."""
    cards = []
    for room in rooms:
        card, _, stack = room.partition(":")
        cards.append({"card": card, "stack": stack.split()})
    return {"rooms": cards, **more}


def table(*players, floors, **position):
    full = [{"floor": 1, "shticks": [], **player} for player in players]
    return Table(STUBS, players=full, floors=floors, **position)


LONG = [floor(*[HALL] * 8)]
ROY = {"character": "roy"}
DURKON = {"character": "durkon"}


def where(t, seat):
    return t.player(seat).floor, t.player(seat).column


# Losing Wounds and healing


@pytest.mark.rule("OS-13.1", "OS-13.2")
def test_wounds_come_from_battles():
    t = table(ROY, DURKON, floors=[floor(f"{HALL}:stub-bear")], next=[1])
    assert t.do(0, "stay", "no-shtick").player(0).lost == 1


@pytest.mark.rule("OS-13.2")
def test_wounds_come_from_room_text():
    t = table(ROY, {**DURKON, "column": 1}, floors=[floor(HALL, "stub-spikes")])
    assert t.do(0, "right", "stay").player(0).lost == 1


@pytest.mark.rule("OS-13.2")
def test_wounds_come_from_traps():
    rooms = [{"card": HALL, "loot": ["stub-dart"]}]
    t = table(ROY, DURKON, floors=[{"rooms": rooms}], next=[12])
    assert t.do(0, "pick-up").player(0).lost == 1


@pytest.mark.rule("OS-13.2")
@pytest.mark.parametrize(
    ("thrower", "words"), [({"hand": ["stub-brick"]}, "play stub-brick"), ({"shticks": ["stub-curse"]}, "flip")]
)
def test_wounds_come_from_shticks_and_cards(thrower, words):
    t = table({**DURKON, **thrower}, ROY, floors=[floor(HALL)], phase="end")
    assert t.do(0, words).player(1).lost == 1


@pytest.mark.rule("OS-13.3")
@pytest.mark.parametrize("shtick", ["stub-blade", "stub-maul"])
def test_a_monster_that_would_lose_wounds_is_defeated(shtick):
    t = table({**ROY, "shticks": [shtick]}, DURKON, floors=[floor(f"{HALL}:stub-rat")], next=[12])
    t.do(0, "stay", f"shtick {shtick}")
    assert [fact["monster"] for fact in t.heard("defeated")] == ["stub-rat"]
    assert t.stack(1, 0) == []


@pytest.mark.rule("OS-13.4", "OS-13.5")
@pytest.mark.parametrize(
    ("shtick", "lost", "left"), [("stub-bandage", 3, 1), ("stub-bandage", 1, 0), ("stub-tonic", 3, 0)]
)
def test_healing_moves_up_and_never_above_the_top(shtick, lost, left):
    t = table({**ROY, "shticks": [shtick], "lost": lost}, DURKON, floors=[floor(HALL)])
    assert t.do(0, f"flip {shtick}").player(0).lost == left


@pytest.mark.rule("OS-13.6")
def test_a_rest_heals():
    t = table({**ROY, "lost": 3}, {**DURKON, "column": 1}, floors=[floor(HALL, HALL)])
    t.do(0, "rest").do(1, "stay", "pass")
    assert (t.asked, t.player(0).lost) == ({0: "start"}, 2)


@pytest.mark.rule("OS-13.6")
def test_the_entrance_heals():
    t = table({**ROY, "lost": 3}, DURKON, floors=[floor(HALL)])
    assert t.do(0, "up").player(0).lost == 0


@pytest.mark.rule("OS-13.6")
def test_room_text_and_cards_heal():
    t = table({**ROY, "lost": 3}, {**DURKON, "column": 1}, floors=[floor(HALL, "stub-spring")])
    assert t.do(0, "right", "stay").player(0).lost == 1
    t = table({**DURKON, "hand": ["stub-tea"]}, {**ROY, "lost": 3}, floors=[floor(HALL)], phase="end")
    assert t.do(0, "play stub-tea").player(1).lost == 2


@pytest.mark.rule("OS-R-86")
def test_wounds_beyond_the_bottom_are_ignored():
    roy = {**ROY, "shticks": ["stub-maul"], "column": 4}
    t = table(roy, {**DURKON, "column": 4, "lost": 2}, floors=LONG, next=[12, 1])
    t.do(0, "stay", "attack-player durkon", "shtick stub-maul").do(1, "no-shtick")
    assert (t.player(1).lost, t.player(1).fleeing) == (BOTTOM, True)


@pytest.mark.rule("OS-R-86")
def test_prevention_comes_before_the_token_moves():
    roy = {**ROY, "shticks": ["stub-dodge"], "lost": 3}
    t = table({**DURKON, "shticks": ["stub-curse"]}, roy, floors=[floor(HALL)], phase="end")
    t.do(0, "flip stub-curse")
    assert (t.asked, t.player(1).lost) == ({1: "wound"}, 3)
    t.do(1, "flip stub-dodge")
    assert (t.player(1).lost, t.player(1).fleeing) == (3, False)


# Starting to flee


def beaten(*others, column=5, monster="stub-bear", floors=None, **roy):
    """Roy loses the battle in his room."""
    me = {**ROY, "column": column, "lost": 3, **roy}
    if floors is None:
        rooms = [HALL] * 8
        rooms[column] = f"{HALL}:{monster}"
        floors = [floor(*rooms)]
    t = table(me, *(others or (DURKON,)), floors=floors, next=[1]).do(0, "stay", "no-shtick")
    heard = t.told
    t.settle()
    t.told = heard + t.told
    return t


@pytest.mark.rule("OS-13.7", "OS-13.10", "OS-13.11")
def test_at_the_bottom_one_flees_3_rooms_at_once():
    t = beaten()
    assert t.heard("flees") == [{"seat": "roy"}]
    assert (t.player(0).lost, t.player(0).fleeing) == (BOTTOM, True)
    assert where(t, 0) == (1, 2)


@pytest.mark.rule("OS-13.7")
def test_above_the_bottom_nobody_flees():
    t = beaten(lost=2)
    assert (t.player(0).fleeing, where(t, 0)) == (False, (1, 5))


@pytest.mark.rule("OS-13.7")
def test_one_flees_until_the_entrance():
    t = beaten(column=7)
    t.do(0, "pass").do(1, "stay", "pass")
    assert (where(t, 0), t.player(0).fleeing) == ((1, 1), True)
    t.do(0, "pass").do(1, "stay", "pass")
    assert (where(t, 0), t.player(0).fleeing) == ((0, 0), False)


@pytest.mark.rule("OS-13.10")
def test_fleeing_begins_even_outside_ones_turn():
    roy = {**ROY, "column": 5, "lost": 3}
    t = table({**DURKON, "shticks": ["stub-curse"]}, roy, floors=LONG, phase="end").do(0, "flip stub-curse")
    assert (t.player(1).fleeing, where(t, 1)) == (True, (1, 2))
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-13.8", "OS-13.9", "OS-13.28")
def test_equipped_loot_returns_to_the_stash_and_one_card_stays_behind_unseen():
    t = beaten(equipped=["stub-ring", "stub-crown"], stash=["stub-flute"])
    assert t.player(0).equipped == []
    left = [loot.id for loot in t.view(0).stash]
    assert len(left) == 2
    assert set(left) < {"stub-ring", "stub-crown", "stub-flute"}
    room = t.room(1, 5)
    assert (room.loot, [monster.id for monster in room.stack]) == (1, ["stub-bear"])
    assert t.heard("dropped-loot") == [{"seat": "roy"}]


@pytest.mark.rule("OS-13.9")
def test_any_card_of_the_joined_stash_may_be_the_one_dropped():
    dropped = set()
    for seed in range(12):
        me = {**ROY, "column": 1, "lost": 3, "equipped": ["stub-crown"], "stash": ["stub-ring"]}
        t = table(me, DURKON, floors=[floor(HALL, f"{HALL}:stub-bear")], next=[1], seed=seed)
        t.do(0, "stay", "no-shtick").settle()
        dropped |= {"stub-crown", "stub-ring"} - {loot.id for loot in t.view(0).stash}
    assert dropped == {"stub-crown", "stub-ring"}


@pytest.mark.rule("OS-13.8")
def test_loot_a_snubbed_helper_did_not_get_is_unequipped_as_well():
    helper = {"character": "elan", "column": 5}
    t = table(
        {**ROY, "column": 5, "lost": 3, "equipped": ["stub-flute"], "hand": ["stub-excuse"]},
        helper,
        floors=[floor(*[HALL] * 5, f"{HALL}:stub-bear")],
        next=[1],
    )
    t.do(0, "stay", "no-shtick", "offer elan stub-flute").do(1, "accept roy").do(0, "done", "play stub-excuse")
    t.settle()
    assert t.player(0).fleeing
    assert (t.player(0).equipped, t.view(0).stash[0].id) == ([], "stub-flute")


@pytest.mark.rule("OS-13.11")
@pytest.mark.parametrize(("column", "goal"), [(0, (1, 3)), (2, (1, 1)), (3, (1, 2)), (4, (1, 3)), (6, (2, 3))])
def test_the_way_is_the_shortest_one(column, goal):
    floors = [floor(*[HALL] * 5), floor(*[HALL] * 7)]
    floors[0]["rooms"][3]["down"] = 2
    floors[1]["rooms"][column]["stack"] = ["stub-bear"]
    t = beaten(column=column, floors=floors, floor=2)
    assert where(t, 0) == goal


@pytest.mark.rule("OS-13.12")
def test_nobody_flees_into_the_unexplored():
    floors = [floor(HALL, HALL, left=0), floor(HALL, f"{HALL}:stub-bear", left=3)]
    floors[0]["rooms"][1]["down"] = 3
    t = beaten(column=4, floors=floors, floor=2)
    assert where(t, 0) == (1, 0)
    assert t.heard("explores") == []


@pytest.mark.rule("OS-13.13")
@pytest.mark.parametrize(("room", "goal"), [("stub-mud", 3), ("stub-web", 4), (HALL, 2)])
def test_room_text_on_movement_holds_for_fleeing(room, goal):
    t = beaten(floors=[floor(HALL, HALL, HALL, HALL, room, f"{HALL}:stub-bear")])
    assert where(t, 0) == (1, goal)


# Later turns


@pytest.mark.rule("OS-13.14", "OS-13.27")
def test_each_later_turn_begins_with_a_drop_and_3_rooms():
    t = beaten(column=7, stash=["stub-ring", "stub-ring", "stub-ring"])
    t.do(0, "pass").do(1, "stay", "pass")
    assert (where(t, 0), t.room(1, 4).loot, t.player(0).stash) == ((1, 1), 1, 1)
    assert t.room(1, 1).loot == 0


FLEEING = {**ROY, "lost": BOTTOM, "fleeing": True}


@pytest.mark.rule("OS-13.15", "OS-R-16")
def test_a_missed_turn_costs_a_loot_and_no_step():
    t = beaten(monster="stub-ghoul", stash=["stub-ring"] * 4, equipped=["stub-crown"])
    assert (where(t, 0), t.player(0).missing, t.player(0).fleeing) == ((1, 5), 1, True)
    assert (t.player(0).equipped, t.player(0).stash) == ([], 4)
    assert t.room(1, 5).loot == 0
    t.do(1, "stay", "pass")
    assert (where(t, 0), t.player(0).missing, t.room(1, 5).loot) == ((1, 5), 0, 1)
    assert t.asked == {1: "start"}
    t.do(1, "stay", "pass")
    assert (where(t, 0), t.room(1, 5).loot, t.player(0).stash) == ((1, 2), 2, 2)


@pytest.mark.rule("OS-13.15", "OS-R-16")
def test_one_may_be_made_to_miss_a_turn_while_fleeing():
    roy = {**FLEEING, "column": 5, "stash": ["stub-ring"] * 3}
    t = (
        table({**DURKON, "hand": ["stub-glue"]}, roy, floors=LONG, phase="end")
        .do(0, "play stub-glue")
        .settle()
        .do(0, "pass")
    )
    assert (where(t, 1), t.player(1).fleeing, t.room(1, 5).loot) == ((1, 5), True, 1)
    t.do(0, "stay", "pass")
    assert (where(t, 1), t.room(1, 5).loot) == ((1, 2), 2)


@pytest.mark.rule("OS-R-16")
def test_several_missed_turns_each_cost_a_loot():
    t = table(DURKON, {**FLEEING, "column": 5, "missing": 2, "stash": ["stub-ring"] * 4}, floors=LONG, phase="end")
    for loot, place in ((1, (1, 5)), (2, (1, 5)), (3, (1, 2))):
        t.do(0, "pass")
        if 1 in t.asked:
            t.do(1, "pass")
        assert (where(t, 1), t.room(1, 5).loot) == (place, loot)
        t.do(0, "stay")


@pytest.mark.rule("OS-R-16")
def test_a_resting_player_begins_to_flee_at_the_next_turn_without_benefit():
    resting = {**ROY, "column": 5, "lost": 3, "resting": True, "stash": ["stub-ring"] * 2}
    resting |= {"shticks": ["stub-blade"], "flipped": ["stub-blade"], "equipped": ["stub-crown"]}
    t = table({**DURKON, "shticks": ["stub-curse"]}, resting, floors=LONG, phase="end")
    t.do(0, "flip stub-curse").settle()
    assert (where(t, 1), t.player(1).fleeing, t.player(1).equipped) == ((1, 5), True, [])
    assert (t.player(1).stash, t.room(1, 5).loot) == (3, 0)
    t.do(0, "pass")
    me = t.player(1)
    assert (where(t, 1), me.fleeing, me.resting, me.lost) == ((1, 2), True, False, BOTTOM)
    assert [shtick.flipped for shtick in me.shticks] == [True]
    assert t.room(1, 5).loot == 1


@pytest.mark.rule("OS-13.16", "OS-13.17", "OS-13.18")
def test_the_entrance_ends_it_heals_unflips_and_lets_one_equip():
    me = {**FLEEING, "column": 1, "shticks": ["stub-blade"], "flipped": ["stub-blade"], "stash": ["stub-ring"] * 3}
    t = table(DURKON, me, floors=[floor(HALL, HALL)], phase="end").do(0, "pass")
    roy = t.player(1)
    assert (where(t, 1), roy.fleeing, roy.lost) == ((0, 0), False, 0)
    assert [shtick.flipped for shtick in roy.shticks] == [False]
    assert t.asked == {1: "equip"}
    t.do(1, "equip stub-ring", "done")
    assert len(t.player(1).equipped) == 1
    assert t.asked == {1: "end"}
    assert not t.can(1, "down")
    t.do(1, "pass").do(0, "stay", "pass")
    assert t.can(1, "down")


@pytest.mark.rule("OS-13.17")
def test_one_may_equip_on_arrival_outside_ones_turn_too():
    roy = {**ROY, "column": 1, "lost": 3, "equipped": ["stub-ring", "stub-crown"]}
    t = table({**DURKON, "shticks": ["stub-curse"]}, roy, floors=[floor(HALL, HALL)], phase="end")
    t.do(0, "flip stub-curse").settle()
    assert t.asked == {1: "equip"}


# What fleeing players may and may not do


@pytest.mark.rule("OS-13.19")
def test_no_battle_with_monsters_passed_or_reached():
    t = beaten(floors=[floor(HALL, HALL, f"{HALL}:stub-bear", HALL, f"{HALL}:stub-bear", f"{HALL}:stub-bear")])
    assert where(t, 0) == (1, 2)
    assert len(t.heard("battle-attack")) == 1
    assert t.heard("battle-defend") == []
    t.do(0, "pass").do(1, "stay", "pass")
    assert where(t, 0) == (0, 0)


@pytest.mark.rule("OS-13.19")
def test_no_new_battle_in_an_empty_room():
    t = beaten({**DURKON, "floor": 0, "hand": ["stub-rat"]})
    assert (where(t, 0), t.stack(1, 2), t.asked) == ((1, 2), [], {0: "end"})


@pytest.mark.rule("OS-13.20")
def test_a_fleeing_player_battles_nobody():
    t = table(DURKON, {**FLEEING, "column": 5, "shticks": ["stub-maul"]}, floors=LONG, phase="end").do(0, "pass")
    assert t.asked == {1: "end"}
    assert t.options(1) == ["pass"]


@pytest.mark.rule("OS-13.20")
@pytest.mark.parametrize("fleeing", [True, False])
def test_a_fleeing_player_cannot_be_attacked(fleeing):
    durkon = {**DURKON, "shticks": ["stub-hex"], "column": 2}
    foe = {**FLEEING, "column": 2} if fleeing else {**ROY, "column": 2}
    t = table(durkon, foe, floors=LONG).do(0, "stay")
    assert t.asked == {0: "end" if fleeing else "fight"}


@pytest.mark.rule("OS-13.21")
def test_a_fleeing_player_gives_no_help():
    elan = {"character": "elan", "lost": BOTTOM, "fleeing": True}
    t = table({**ROY, "stash": ["stub-lute"]}, elan, floors=[floor(f"{HALL}:stub-rat")]).do(0, "stay", "no-shtick")
    assert "offer elan stub-lute" not in t.options(0)


@pytest.mark.rule("OS-13.22")
def test_a_fleeing_player_picks_nothing_up():
    rooms = [{"card": HALL, "loot": ["stub-ring"]} for _ in range(5)]
    t = table(DURKON, {**FLEEING, "column": 4}, floors=[{"rooms": rooms}], phase="end").do(0, "pass")
    assert where(t, 1) == (1, 1)
    assert not t.can(1, "pick-up")


@pytest.mark.rule("OS-13.23")
def test_a_fleeing_player_evades_every_trap():
    rooms = [{"card": HALL, "loot": ["stub-gas"]}]
    t = table(DURKON, {**FLEEING}, {"character": "elan"}, floors=[{"rooms": rooms}], next=[1, 1])
    t.do(0, "pick-up")
    assert [fact["seat"] for fact in t.heard("hit-by-trap")] == ["durkon", "elan"]


@pytest.mark.rule("OS-13.24")
@pytest.mark.parametrize("shtick", ["stub-cure", "stub-curse"])
def test_a_fleeing_player_is_neither_wounded_nor_healed(shtick):
    durkon = {**DURKON, "shticks": [shtick]}
    elan = {"character": "elan", "lost": 2}
    t = table(durkon, {**ROY, "lost": 2}, elan, floors=LONG, phase="end").do(0, f"flip {shtick}")
    assert t.options(0) == ["target roy", "target elan"]
    t = table(durkon, {**FLEEING, "column": 5}, elan, floors=LONG, phase="end").do(0, f"flip {shtick}")
    assert t.player(1).lost == BOTTOM
    assert t.player(2).lost == (0 if shtick == "stub-cure" else 3)


@pytest.mark.rule("OS-13.25")
def test_a_fleeing_player_may_play_cards():
    roy = {**FLEEING, "column": 2, "hand": ["stub-shout"]}
    t = table(DURKON, roy, floors=[floor(f"{HALL}:stub-rat", HALL, HALL)]).do(0, "stay", "no-shtick")
    assert t.can(1, "play stub-shout")


@pytest.mark.rule("OS-13.25", "OS-13.22")
@pytest.mark.parametrize("fleeing", [True, False])
def test_a_card_that_demands_a_forbidden_action_is_not_playable(fleeing):
    rooms = [{"card": HALL, "loot": ["stub-ring"]} for _ in range(5)]
    roy = {**(FLEEING if fleeing else ROY), "column": 4, "hand": ["stub-dig"]}
    t = table(DURKON, roy, floors=[{"rooms": rooms}], phase="end").do(0, "pass")
    if not fleeing:
        t.do(1, "stay")
    assert t.asked == {1: "end"}
    assert t.can(1, "play stub-dig") != fleeing


@pytest.mark.rule("OS-13.26")
def test_a_fleeing_player_is_called_for_monsters():
    t = table(DURKON, {**FLEEING, "column": 5, "hand": ["stub-rat"]}, floors=LONG).do(0, "right", "stay")
    assert t.asked == {1: "call"}
    t.do(1, "play stub-rat")
    assert t.stack(1, 1) == ["stub-rat"]


@pytest.mark.rule("OS-13.27", "OS-13.28")
def test_dropped_loot_is_picked_up_under_the_normal_rules():
    elan = {"character": "elan", "column": 5, "shticks": []}
    t = beaten(elan, stash=["stub-crown"]).do(0, "pass")
    assert not t.can(1, "pick-up")
    t = table(
        {"character": "elan", "column": 4},
        {**FLEEING, "column": 4, "stash": ["stub-crown"]},
        floors=LONG,
        phase="end",
    )
    t.do(0, "pass").do(1, "pass")
    assert t.room(1, 4).loot == 1
    t.do(0, "pick-up")
    assert [loot.id for loot in t.view(0).stash] == ["stub-crown"]


@pytest.mark.rule("OS-R-52")
def test_who_flees_in_the_own_turn_goes_to_its_end_and_flees_once():
    t = beaten(column=7)
    assert (where(t, 0), t.asked) == ((1, 4), {0: "end"})
    t.do(0, "pass")
    assert (where(t, 0), t.asked) == ((1, 4), {1: "start"})


@pytest.mark.rule("OS-R-52")
def test_a_trap_at_the_start_of_the_turn_ends_it_as_well():
    rooms = [{"card": HALL} for _ in range(8)]
    rooms[7]["loot"] = ["stub-dart"]
    me = {**ROY, "column": 7, "lost": 3}
    t = table(me, DURKON, floors=[{"rooms": rooms}], next=[12]).do(0, "pick-up")
    assert (where(t, 0), t.asked) == ((1, 4), {0: "end"})
    assert t.options(0) == ["pass"]


@pytest.mark.rule("OS-R-53")
def test_a_fleeing_player_may_trade_but_neither_equip_nor_search():
    me = {**FLEEING, "column": 5, "saved": ["stub-rat"] * 3, "stash": ["stub-ring"] * 4}
    t = table(DURKON, me, floors=LONG, phase="end").do(0, "pass")
    assert where(t, 1) == (1, 2)
    assert t.options(1) == ["trade-loot", "trade", "pass"]


@pytest.mark.rule("OS-R-53", "OS-R-101")
@pytest.mark.parametrize("fleeing", [False, True])
def test_a_fleeing_player_asks_no_healer(fleeing):
    healer = {**DURKON, "shticks": ["stub-salve"]}
    me = {**ROY, "column": 5, "lost": 3, "fleeing": fleeing, "stash": ["stub-ring"] * 2}
    t = table(healer, me, floors=LONG, phase="end").do(0, "pass")
    assert t.player(1).floor == t.player(0).floor == 1
    assert t.can(1, "beg durkon stub-ring") != fleeing


@pytest.mark.rule("OS-R-66")
def test_between_equally_short_ways_the_fleeing_player_chooses():
    floors = [floor(HALL, HALL, HALL), floor(*[HALL] * 5)]
    floors[0]["rooms"][0]["down"] = 0
    floors[0]["rooms"][2]["down"] = 4
    floors[1]["rooms"][2]["stack"] = ["stub-bear"]
    t = beaten(column=2, floors=floors, floor=2)
    assert t.asked == {0: "flee"}
    assert t.options(0) == ["left", "right"]
    t.do(0, "right")
    assert where(t, 0) == (1, 2)


@pytest.mark.rule("OS-R-42")
def test_the_winner_steals_equipped_loot_before_the_loser_flees():
    durkon = {**DURKON, "shticks": ["stub-hex"], "column": 5}
    roy = {**ROY, "column": 5, "lost": 3, "equipped": ["stub-ring", "stub-crown"]}
    t = table(durkon, roy, floors=LONG, next=[12, 1])
    t.do(0, "stay", "attack-player roy", "shtick stub-hex").do(1, "no-shtick").settle()
    assert (t.player(1).fleeing, where(t, 1)) == (False, (1, 5))
    assert t.options(0) == ["take stub-ring", "take stub-crown", "leave"]
    t.do(0, "take stub-crown")
    assert [loot.id for loot in t.view(0).stash] == ["stub-crown"]
    assert (t.player(1).fleeing, where(t, 1), t.player(1).stash, t.room(1, 5).loot) == (True, (1, 2), 0, 1)


@pytest.mark.rule("OS-R-42")
def test_a_thief_takes_from_the_stash_before_equipped_loot_returns_to_it():
    t = beaten(monster="stub-ghoul", stash=["stub-ring"], equipped=["stub-crown"])
    assert t.view(0).loot_discard == ["stub-ring"]
    assert [loot.id for loot in t.view(0).stash] == ["stub-crown"]


@pytest.mark.rule("OS-EX-8", "OS-13.8", "OS-13.10", "OS-13.14", "OS-13.16", "OS-13.19", "OS-13.20", "OS-13.27")
def test_the_example_of_elan_fleeing():
    floors = [floor(*[HALL] * 4), floor(f"{HALL}:stub-rat", HALL, HALL, f"{HALL}:stub-bear")]
    floors[0]["rooms"][3]["down"] = 0
    elan = {"character": "elan", "floor": 2, "column": 3, "lost": 3}
    elan |= {"equipped": ["stub-lute", "stub-flute"], "stash": ["stub-lute", "stub-lute"]}
    belkar = {"character": "belkar", "column": 0, "shticks": []}
    t = table(elan, belkar, floors=floors, next=[1]).do(0, "stay", "no-shtick").settle()
    assert (where(t, 0), t.asked) == ((2, 0), {0: "end"})
    assert (t.player(0).equipped, t.player(0).stash) == ([], 3)
    assert (t.room(2, 3).loot, t.stack(2, 3)) == (1, ["stub-bear"])

    t.do(0, "pass").do(1, "stay", "pass")
    assert (t.room(2, 0).loot, t.stack(2, 0)) == (1, ["stub-rat"])
    assert (where(t, 0), t.asked) == ((1, 1), {0: "end"})

    t.do(0, "pass").do(1, "right", "stay")
    assert (where(t, 1), t.asked) == ((1, 1), {1: "end"})

    t.do(1, "pass")
    assert t.room(1, 1).loot == 1
    assert (where(t, 0), t.player(0).lost, t.player(0).fleeing) == ((0, 0), 0, False)
    assert (t.asked, t.player(0).stash) == ({0: "equip"}, 1)

    t.do(0, "done", "pass").do(1, "pick-up")
    assert (t.room(1, 1).loot, t.player(1).stash) == (0, 1)
