"""OS-3: the parts of a turn."""

import pytest

from stick_table import Table

STUBS = """
shtick = [
  {id = "stub-sword", owner = "roy", attack = 2, defense = 1, range = 0, result = ["wound 1"], copies = 4, ...},
  {id = "stub-lute", owner = "elan", attack = 2, defense = 1, range = 0, result = ["wound 1"], copies = 4, ...},
]
monster = [
  {id = "stub-rat", types = ["animal"], attack = 7, defense = 9, copies = 12, ...},
  {id = "stub-ogre", types = ["ogre"], attack = 7, defense = 9, x = 3, copies = 2, ...},
]
screw = [
  {id = "stub-dawn", when = "start", do = ["cards 1"], ...},
  {id = "stub-dusk", when = "end", do = ["cards 1"], ...},
  {id = "stub-rage", when = "before-roll", do = ["rally animal 3"], ...},
  {id = "stub-nap", when = "end", do = ["miss 1 other"], ...},
]
loot = [
  {id = "stub-gem", crest = 3, copies = 6, ...},
  {id = "stub-doll", drool = {elan = 1}, copies = 2, ...},
  {id = "stub-boots", crest = 1, copies = 2, use = [{ when = "start", do = ["steps 1"] }], ...},
]
room = [{id = "stub-room", copies = 20, ...}]
""".replace("...", 'origin = "original", why = "stub"')


def roy(floor=1, column=0, **extra):
    return {"character": "roy", "floor": floor, "column": column, "shticks": ["stub-sword"], **extra}


def elan(floor=0, column=0, **extra):
    return {"character": "elan", "floor": floor, "column": column, "shticks": ["stub-lute"], **extra}


def table(*players, rooms=({}, {}), **position):
    floors = [{"rooms": [{"card": "stub-room", **room} for room in rooms]}]
    return Table(STUBS, players=list(players) or [roy(), elan()], floors=floors, **position)


def idle(t, *seats):
    """These players let their turns pass by."""
    for seat in seats:
        t.do(seat, "stay")
        if t.asked.get(seat) == "fight":
            t.do(seat, "leave")
        t.do(seat, "pass")
    return t


def at_end(*players, **position):
    return table(*players, phase="end", **position)


# The order of things


@pytest.mark.rule("OS-3.1")
def test_play_goes_clockwise():
    players = [{**roy(0), "character": name, "shticks": []} for name in ("roy", "elan", "belkar", "haley")]
    t = table(*players, active=2)
    for seat in (2, 3, 0, 1, 2):
        assert t.asked == {seat: "start"}
        idle(t, seat)


@pytest.mark.rule("OS-3.2", "OS-3.14", "OS-3.15")
def test_start_move_battle_end_and_pass():
    t = table(roy(), elan(), rooms=({}, {}, {"stack": ["stub-rat"]}), next=[12])
    seen = []
    for answer in ("right", "right", "stay", "shtick stub-sword", "pass"):
        seen.append(t.asked[0])
        t.do(0, answer)
    assert seen == ["start", "move", "move", "shtick", "end"]
    assert t.asked == {1: "start"}


@pytest.mark.rule("OS-3.14")
def test_after_a_battle_nobody_moves_any_more():
    t = table(roy(), elan(), rooms=({"stack": ["stub-rat"]}, {}), next=[12])
    t.do(0, "stay", "shtick stub-sword")
    assert t.heard("wins")
    assert t.options(0) == ["search", "pass"]


@pytest.mark.rule("OS-3.15")
def test_some_battles_are_compulsory_and_others_are_not():
    t = table(roy(), elan(), rooms=({}, {"stack": ["stub-rat"]}))
    t.do(0, "right", "stay")
    assert t.asked == {0: "shtick"}
    t = table(roy(), elan(1))
    t.do(0, "stay")
    assert t.asked == {0: "fight"}
    assert t.can(0, "leave")


@pytest.mark.rule("OS-3.16")
def test_who_stays_battles_right_after_the_start_step():
    t = table(roy(), elan(), rooms=({"stack": ["stub-rat"]}, {}))
    t.do(0, "stay")
    assert t.heard("battle-attack") == [{"seat": "roy", "monster": "stub-rat", "distance": 0}]


@pytest.mark.rule("OS-3.13")
def test_only_who_flees_must_move():
    t = table(roy(), elan(), rooms=({}, {}))
    assert t.can(0, "stay")
    t = table(roy(1, 3, fleeing=True, lost=4), elan(), rooms=({}, {}, {}, {}), phase="turn")
    assert t.player(0).column == 0
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-3.3")
def test_there_is_no_round_limit():
    t = table(roy(), elan(), turn=10_000)
    idle(t, 0, 1, 0, 1)
    assert t.view(0).outcome is None
    assert not t.view(0).collapse


@pytest.mark.rule("OS-3.4")
def test_what_lasts_a_turn_lasts_one_turn_of_one_player():
    players = roy(hand=["stub-rage"]), elan(1, 1), {**elan(), "character": "belkar", "shticks": []}
    t = table(*players, rooms=({"stack": ["stub-rat"]}, {"stack": ["stub-rat"]}), next=[6, 6])
    t.do(0, "stay", "no-shtick", "play stub-rage")
    assert t.state.rallies
    t.settle()
    t.do(0, "pass")
    assert t.asked == {1: "start"}
    assert not t.state.rallies


@pytest.mark.rule("OS-3.4", "OS-3.26")
def test_a_missed_turn_is_one_turn_of_that_player():
    players = roy(hand=["stub-nap"]), elan(1), {**elan(1), "character": "belkar", "shticks": []}
    t = at_end(*players, battle_deck=["stub-rat"])
    t.do(0, "play stub-nap", "target elan")
    assert t.player(1).missing == 1
    t.do(0, "pass")
    assert t.heard("missed") == [{"seat": "elan", "left": 0}]
    assert t.player(1).missing == 0
    assert t.asked == {2: "start"}
    idle(t, 2, 0)
    assert t.asked == {1: "start"}


# The start step


@pytest.mark.rule("OS-3.5")
def test_at_the_start_loot_is_equipped_and_unequipped():
    t = table(roy(stash=["stub-gem", "stub-doll"]), elan())
    assert "equip stub-doll" not in t.options(0)
    t.do(0, "equip stub-gem")
    assert [loot.id for loot in t.player(0).equipped] == ["stub-gem"]
    t.do(0, "unequip stub-gem")
    assert t.player(0).equipped == []
    assert t.asked == {0: "start"}


@pytest.mark.rule("OS-3.6")
def test_at_the_start_one_may_search():
    t = table(next=[12])
    t.do(0, "search")
    assert t.heard("searches")
    assert t.asked == {0: "start"}


@pytest.mark.rule("OS-3.7")
def test_at_the_start_saved_monsters_are_traded():
    t = table(roy(saved=["stub-ogre"], deck=["stub-sword"]), elan())
    t.do(0, "trade", "add stub-ogre", "done", "choose stub-sword")
    assert len(t.player(0).shticks) == 2
    assert t.asked == {0: "start"}


@pytest.mark.rule("OS-3.8")
def test_at_the_start_loot_one_drools_over_is_traded():
    t = table(roy(stash=["stub-gem", "stub-doll"], deck=["stub-sword"]), elan())
    t.do(0, "trade-loot")
    assert t.options(0) == ["add stub-gem", "leave"]
    t.do(0, "add stub-gem")
    assert len(t.player(0).shticks) == 2
    assert t.asked == {0: "start"}


@pytest.mark.rule("OS-3.9")
def test_at_the_start_one_loot_is_picked_up_where_no_monsters_are():
    t = table(roy(), elan(), rooms=({"loot": ["stub-gem", "stub-gem"]}, {}))
    t.do(0, "pick-up")
    assert t.player(0).stash == 1
    assert "pick-up" not in t.options(0)
    t = table(roy(), elan(), rooms=({"loot": ["stub-gem"], "stack": ["stub-rat"]}, {}))
    assert "pick-up" not in t.options(0)


@pytest.mark.rule("OS-3.10", "OS-3.22")
def test_cards_for_the_start_and_for_the_end_wait_for_their_step():
    t = table(roy(hand=["stub-dawn", "stub-dusk"]), elan())
    assert t.can(0, "play stub-dawn")
    assert not t.can(0, "play stub-dusk")
    t.do(0, "stay")
    assert not t.can(0, "play stub-dawn")
    t.do(0, "play stub-dusk")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-3.11", "OS-R-5")
def test_after_a_rest_one_stands_up_healed_and_unflipped_before_anything_else():
    t = table(roy(resting=True, lost=2, flipped=["stub-sword"]), elan(), phase="turn")
    me = t.player(0)
    assert (me.resting, me.lost) == (False, 1)
    assert not any(shtick.flipped for shtick in me.shticks)
    assert t.asked == {0: "start"}


@pytest.mark.rule("OS-3.12", "OS-R-5")
def test_who_flees_goes_on_fleeing_before_anything_else():
    rooms = [{} for _ in range(6)]
    t = table(roy(1, 5, fleeing=True, lost=4, saved=["stub-ogre"]), elan(), rooms=rooms, phase="turn")
    assert t.player(0).column == 2
    assert t.can(0, "trade")


@pytest.mark.rule("OS-3.10", "OS-3.22", "OS-13.25", "OS-R-5")
def test_whoever_goes_on_fleeing_has_a_start_and_an_end_of_the_turn():
    rooms = [{} for _ in range(6)]
    me = roy(1, 5, fleeing=True, lost=4, hand=["stub-dawn", "stub-dusk", "stub-rage"])
    t = table(me, elan(), rooms=rooms, phase="turn")
    assert (t.player(0).column, t.options(0)) == (2, ["play stub-dusk", "play stub-dawn", "pass"])
    t.do(0, "play stub-dawn").settle("response")
    assert t.can(0, "play stub-dusk")
    t.do(0, "pass")
    assert t.asked == {1: "start"}


@pytest.mark.rule("OS-3.10", "OS-13.16", "OS-13.18")
def test_whoever_flees_home_has_the_start_of_the_turn_there():
    t = table(roy(1, 1, fleeing=True, lost=4, hand=["stub-dawn"]), elan(), phase="turn")
    assert (t.player(0).floor, t.player(0).fleeing, t.asked) == (0, False, {0: "end"})
    assert t.options(0) == ["play stub-dawn", "pass"]


@pytest.mark.rule("OS-14.13", "OS-3.10")
def test_whoever_was_beaten_at_rest_stands_up_and_flees_and_has_a_start_step():
    rooms = [{} for _ in range(6)]
    me = roy(1, 5, fleeing=True, resting=True, lost=4, hand=["stub-dawn"])
    t = table(me, elan(), rooms=rooms, phase="turn")
    assert (t.player(0).column, t.player(0).lost, t.player(0).resting) == (2, 4, False)
    assert t.can(0, "play stub-dawn")


@pytest.mark.rule("OS-R-52")
def test_whoever_begins_to_flee_in_the_own_turn_is_past_its_start():
    t = table(roy(1, 1, lost=3, hand=["stub-dawn"]), elan(), rooms=({}, {"stack": ["stub-rat"]}), next=[1])
    t.do(0, "stay", "no-shtick").settle()
    assert (t.asked, t.options(0)) == ({0: "end"}, ["pass"])


@pytest.mark.rule("OS-13.25")
def test_steps_are_nothing_for_whoever_flees():
    rooms = [{} for _ in range(6)]
    t = table(roy(1, 5, fleeing=True, lost=4, stash=["stub-boots"] * 2), elan(), rooms=rooms, phase="turn")
    assert t.options(0) == ["pass"]
    assert table(roy(stash=["stub-boots"]), elan()).can(0, "discard stub-boots")


@pytest.mark.rule("OS-3.26", "OS-13.15")
@pytest.mark.parametrize("fleeing", [True, False])
def test_a_missed_turn_has_no_start_step(fleeing):
    me = roy(1, 1, fleeing=fleeing, lost=4 if fleeing else 0, missing=1, hand=["stub-dawn"])
    t = table(me, elan(), phase="turn")
    assert t.asked == {1: "start"}


@pytest.mark.rule("OS-3.24", "OS-R-5")
@pytest.mark.parametrize("phase", ["start", "end"])
def test_the_actions_of_a_step_come_in_any_order(phase):
    actions = ("equip stub-gem", "search", "pick-up", "unequip stub-gem")
    for order in (actions, (*actions[1:3], *actions[:1], *actions[3:]), (*actions[:1], *actions[:0:-1])):
        t = table(roy(stash=["stub-gem"]), elan(), rooms=({"loot": ["stub-doll"]}, {}), phase=phase, next=[12])
        t.do(0, *order)
        assert t.player(0).stash == 2
        assert t.asked == {0: phase}


@pytest.mark.rule("OS-R-5")
def test_an_action_may_be_repeated_where_the_rules_allow():
    t = table(roy(stash=["stub-gem"]), elan())
    t.do(0, *["equip stub-gem", "unequip stub-gem"] * 3)
    assert t.player(0).stash == 1


# The end step


@pytest.mark.rule("OS-3.17")
def test_at_the_end_loot_is_equipped_and_unequipped():
    t = at_end(roy(stash=["stub-gem"]), elan())
    t.do(0, "equip stub-gem")
    assert [loot.id for loot in t.player(0).equipped] == ["stub-gem"]
    t.do(0, "unequip stub-gem")
    assert t.player(0).equipped == []


@pytest.mark.rule("OS-3.18")
def test_at_the_end_one_may_search_unless_one_has():
    assert "search" in at_end(roy(), elan()).options(0)
    t = table(roy(), elan(), next=[12])
    t.do(0, "search", "stay")
    assert "search" not in t.options(0)


@pytest.mark.rule("OS-3.19")
def test_at_the_end_saved_monsters_are_traded():
    t = at_end(roy(saved=["stub-ogre"], deck=["stub-sword"]), elan())
    t.do(0, "trade", "add stub-ogre", "done", "choose stub-sword")
    assert len(t.player(0).shticks) == 2
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-3.20")
def test_at_the_end_loot_one_drools_over_is_traded():
    t = at_end(roy(stash=["stub-gem"], deck=["stub-sword"]), elan())
    t.do(0, "trade-loot", "add stub-gem")
    assert len(t.player(0).shticks) == 2
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-3.21")
def test_at_the_end_one_loot_is_picked_up_unless_one_was_before():
    rooms = {"loot": ["stub-gem"]}, {"loot": ["stub-gem", "stub-gem"]}
    t = table(roy(), elan(1, 1), rooms=rooms)
    t.do(0, "right", "stay", "leave", "pick-up")
    assert t.player(0).stash == 1
    assert "pick-up" not in t.options(0)
    t = table(roy(), elan(1, 1), rooms=rooms)
    t.do(0, "pick-up", "right", "stay", "leave")
    assert "pick-up" not in t.options(0)


@pytest.mark.rule("OS-3.21")
def test_at_the_end_nothing_is_picked_up_among_monsters():
    t = at_end(roy(), elan(), rooms=({"loot": ["stub-gem"], "stack": ["stub-rat"]}, {}))
    assert "pick-up" not in t.options(0)


@pytest.mark.rule("OS-3.23")
def test_during_the_collapse_a_room_goes_at_the_end_of_the_turn():
    t = table(roy(), elan(1), rooms=({}, {}, {}), collapse=1, turn=2)
    t.do(0, "stay", "leave", "pass")
    assert t.asked == {0: "remove"}
    assert all(option.startswith("remove") for option in t.options(0))
    t.do(0, "remove @2")
    assert len(t.view(0).floors[1]) == 2
    assert t.asked == {1: "start"}


# Turns without a move


@pytest.mark.rule("OS-3.25")
def test_a_rest_takes_the_place_of_moving_and_battling():
    t = table(roy(lost=1), elan(1))
    t.do(0, "rest")
    assert t.player(0).resting
    assert t.asked == {1: "start"}
    t = table(roy(), elan(1, 1))
    t.do(0, "right")
    assert not t.can(0, "rest")


@pytest.mark.rule("OS-3.26")
def test_a_missed_turn_is_only_standing_up():
    t = table(roy(missing=1, lost=1, flipped=["stub-sword"], stash=["stub-gem"]), elan(), phase="turn")
    assert t.asked == {1: "start"}
    me = t.player(0)
    assert (me.missing, me.lost, me.shticks[0].flipped, me.floor, me.column) == (0, 1, True, 1, 0)
