"""OS-5: new battles."""

import pytest

from stick_table import Table

STUBS = """
shtick = [
  {id = "stub-sword", owner = "roy", copies = 2, attack = 2, defense = 1, range = 0, result = ["wound 1"], ...},
  {id = "stub-lute", owner = "elan", attack = 2, defense = 1, range = 0, result = ["wound 1"], ...},
]
monster = [
  {id = "stub-rat", types = ["animal"], 7:9, copies = 20, ...},
  {id = "stub-dog", types = ["animal"], 7:9, copies = 4, ...},
  {id = "stub-skeleton", types = ["undead"], 7:9, copies = 4, ...},
  {id = "stub-king", types = ["human"], 7:9, abilities = ["leader"], copies = 4, ...},
  {id = "stub-witch", types = ["elf"], 7:9, abilities = ["leader"], support = {by = ["undead"], gives = "horde"}, ...},
  {id = "stub-goblin-caller", types = ["goblin"], 7:9, support = {by = ["goblin"], gives = "horde"}, ...},
  {id = "stub-goblin", types = ["goblin"], 7:9, copies = 4, ...},
  {id = "stub-roach", types = ["fiend"], 7:9, abilities = ["henchman"], ...},
  {id = "stub-nale", types = ["human"], 7:9, x = 1, coins = 2, unique = true, copies = 2, ...},
  {id = "stub-double", types = ["human"], 7:9, ...},
]
screw = [
  {id = "stub-jinx", when = "after-roll", do = ["reroll"], copies = 20, ...},
  {id = "stub-gift", when = "start", do = ["cards 3"], ...},
]
loot = [{id = "stub-gem", crest = 1, copies = 6, ...}]
room = [
  {id = "stub-room", copies = 20, ...},
  {id = "stub-hall", bonus = ["size 2"], ...},
  {id = "stub-closet", bonus = ["size -1"], ...},
  {id = "stub-nest", bonus = ["size 1 if floor:2"], copies = 2, ...},
  {id = "stub-gate", first = ["shtick 1"], copies = 2, ...},
  {id = "stub-vault", deck = "lair", ...},
]
xykon = [
  {id = "stub-general", types = ["undead"], attack = 8, defense = 8, abilities = ["leader"], ...},
  {id = "stub-double", types = ["human"], attack = 8, defense = 8, unique = true, ...},
  {id = "stub-fog", bonus = ["attack -1"], ...},
]
""".replace("7:9", "attack = 7, defense = 9").replace("...", 'origin = "original", why = "stub"')

LOW = {"lair_minimum": "none"}
RATS = ["stub-rat"] * 4
JINXES = ["stub-jinx"] * 7


def player(character, floor=0, column=0, **extra):
    return {"character": character, "floor": floor, "column": column, "shticks": [], **extra}


def roy(floor=1, column=0, **extra):
    return {**player("roy", floor, column), "shticks": ["stub-sword"], **extra}


def table(*players, floor=1, stack=(), target="stub-room", **position):
    """Seat 0 stands beside an empty room of that floor; the others wait on the Entrance unless told otherwise."""
    floors = [{"rooms": [{"card": "stub-room", "down": 0}]} for _ in range(floor - 1)]
    floors.append({"rooms": [{"card": "stub-room", "stack": list(stack)}, {"card": target}]})
    first = {**players[0], "floor": floor, "shticks": ["stub-sword"]}
    return Table(STUBS, players=[first, *players[1:]], floors=floors, **position)


def party(*hands):
    """Roy first, then clockwise."""
    names = ("roy", "elan", "belkar", "durkon", "haley", "vaarsuvius")
    return [player(name, hand=list(hand)) for name, hand in zip(names, hands, strict=False)]


def go(t):
    return t.do(0, "right", "stay")


def calls(t, limit=20):
    """Everybody plays the first Monster offered; who played what, in order."""
    played = []
    while "call" in t.asked.values() and len(played) < limit:
        seat = next(iter(t.asked))
        t.do(seat, t.options(seat)[0])
        played += [(seat, fact["monster"]) for fact in t.heard("plays-monster")]
    return played


def callers(t):
    return [seat for seat, _ in calls(t)]


def in_lair(*players, xykon, floors=3):
    above = [{"rooms": [{"card": "stub-room", "down": 0}]} for _ in range(floors)]
    lair = {"rooms": [{"card": "safe-haven"}, {"card": "stub-vault"}]}
    length = {3: "short", 4: "long"}[floors]
    first = {**players[0], "floor": floors + 1, "shticks": ["stub-sword"]}
    return Table(
        STUBS, players=[first, *players[1:]], floors=[*above, lair], options=LOW, length=length, xykon_deck=xykon
    )


# What triggers one


@pytest.mark.rule("OS-5.1", "OS-5.27")
def test_ending_movement_in_an_empty_room_triggers_a_battle_in_which_one_defends():
    t = table(*party([], ["stub-dog", "stub-rat"], RATS), floor=2)
    go(t)
    assert t.heard("new-battle") == [{"seat": "roy", "size": 2}]
    t.do(1, "play stub-dog").do(2, "play stub-rat")
    assert t.heard("battle-defend") == [{"seat": "roy", "monster": "stub-dog", "distance": 0}]
    assert t.view(0).battle.fighter.role == "defends"


@pytest.mark.rule("OS-5.2", "OS-3.16")
def test_who_does_not_move_triggers_nothing():
    t = table(*party([], RATS, RATS))
    t.do(0, "stay")
    assert not t.heard("new-battle")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-5.3", "OS-R-7")
def test_the_battle_comes_before_any_picking_up():
    t = Table(
        STUBS,
        players=[roy(), player("elan", hand=RATS)],
        floors=[{"rooms": [{"card": "stub-room"}, {"card": "stub-room", "loot": ["stub-gem"]}]}],
        next=[1],
    )
    t.do(0, "right")
    assert "pick-up" not in t.options(0)
    t.do(0, "stay")
    assert t.asked == {1: "call"}
    t.do(1, "play stub-rat").do(0, "no-shtick").settle()
    assert t.room(1, 1).loot == 1
    assert "pick-up" not in t.options(0)


@pytest.mark.rule("OS-5.4")
def test_a_fleeing_player_triggers_nothing():
    t = Table(
        STUBS,
        players=[roy(1, 4, fleeing=True, lost=4), player("elan", hand=RATS)],
        floors=[{"rooms": [{"card": "stub-room"}] * 5}],
        phase="turn",
    )
    assert t.player(0).column == 1
    assert t.room(1, 1).stack == []
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-5.5", "OS-1.56", "OS-R-2")
def test_there_are_no_battles_on_the_entrance():
    floors = [{"rooms": [{"card": "stub-room"}]}]
    for floor in (0, 1):
        t = Table(STUBS, players=[roy(), player("elan", floor, hand=RATS)], floors=floors)
        t.do(0, "up")
        assert t.asked == {0: "end"}
    t = Table(STUBS, players=[roy(0), player("elan", hand=RATS)], floors=floors)
    t.do(0, "stay")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-5.5")
def test_there_are_no_new_battles_in_safe_haven_nor_during_the_collapse():
    t = Table(
        STUBS,
        players=[roy(4, 1), player("elan", hand=RATS)],
        floors=[
            *[{"rooms": [{"card": "stub-room", "down": 0}]}] * 3,
            {"rooms": [{"card": "safe-haven"}, {"card": "stub-vault"}]},
        ],
    )
    t.do(0, "left", "stay")
    assert t.asked == {0: "end"}
    t = table(*[{**each, "floor": 1} for each in party([], RATS, RATS)], collapse=1, turn=2)
    t.do(0, "right")
    assert not t.heard("new-battle")
    assert t.asked == {0: "end"}


# How many Monsters


@pytest.mark.rule("OS-5.6", "OS-5.7", "OS-5.14")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_the_size_is_the_number_of_the_floor(floor):
    t = table(*party(RATS, RATS, RATS), floor=floor)
    go(t)
    assert t.heard("new-battle") == [{"seat": "roy", "size": floor}]
    assert len(calls(t)) == floor
    assert len(t.stack(floor, 1)) == floor


@pytest.mark.rule("OS-5.8")
@pytest.mark.parametrize("floors", [3, 4])
def test_the_size_in_the_lair_is_its_depth(floors):
    t = in_lair(*party(RATS, RATS, RATS), xykon=["stub-fog"], floors=floors)
    go(t)
    assert t.heard("new-battle") == [{"seat": "roy", "size": floors + 1}]


@pytest.mark.rule("OS-5.9", "OS-1.9")
def test_room_text_changes_the_size():
    t = table(*party(RATS, RATS, RATS), target="stub-hall")
    go(t)
    assert len(calls(t)) == 3


@pytest.mark.rule("OS-5.9")
@pytest.mark.parametrize(("floor", "size"), [(1, 1), (2, 3)])
def test_room_text_changes_the_size_only_where_its_condition_holds(floor, size):
    t = table(*party(RATS, RATS, RATS), target="stub-nest", floor=floor)
    go(t)
    assert len(calls(t)) == size


@pytest.mark.rule("OS-R-75")
def test_a_battle_of_size_zero_does_not_happen():
    t = table(*party(RATS, RATS, RATS), target="stub-closet")
    go(t)
    assert not t.heard("new-battle")
    assert t.stack(1, 1) == []
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-5.10", "OS-EX-18")
def test_a_leader_makes_a_battle_of_one_a_battle_of_two():
    t = table(*party([], ["stub-king"], ["stub-rat"]))
    go(t).do(1, "play stub-king")
    assert t.heard("size-grows") == [{"size": 2}]
    assert t.asked == {2: "call"}
    t.do(2, "play stub-rat")
    assert t.stack(1, 1) == ["stub-king", "stub-rat"]
    assert t.asked == {0: "shtick"}


@pytest.mark.rule("OS-5.10", "OS-EX-22", "OS-R-78")
def test_a_horde_grows_with_goblins_before_and_after_it():
    hands = [], ["stub-goblin-caller"], ["stub-goblin"], ["stub-dog"]
    t = table(*party(*hands), stack=["stub-goblin"])
    go(t).do(1, "play stub-goblin-caller")
    assert t.view(0).size == 2
    t.do(2, "play stub-goblin")
    assert t.view(0).size == 3
    t.do(3, "play stub-dog")
    assert t.view(0).size is None
    assert t.stack(1, 1) == ["stub-goblin-caller", "stub-goblin", "stub-dog"]


# Playing Monsters


@pytest.mark.rule(
    "OS-5.10", "OS-5.11", "OS-5.15", "OS-5.16", "OS-5.17", "OS-5.18", "OS-5.19", "OS-5.26", "OS-5.27",
    "OS-EX-2", "OS-R-78",
)  # fmt: skip
def test_elan_triggers_a_battle_on_the_second_floor():
    t = Table(
        STUBS,
        players=[
            {**player("elan", 2, hand=["stub-rat"]), "shticks": ["stub-lute"]},
            player("roy", hand=["stub-skeleton", "stub-skeleton", "stub-dog"]),
            player("belkar", hand=["stub-witch"]),
            player("durkon", hand=["stub-jinx", "stub-jinx"]),
        ],
        floors=[
            {"rooms": [{"card": "stub-room", "down": 0}]},
            {"rooms": [{"card": "stub-room"}, {"card": "stub-room", "loot": ["stub-gem"]}]},
        ],
        battle_deck=["stub-king"] * 4 + ["stub-jinx"] * 5,
        next=[1],
    )
    go(t)
    assert t.asked == {1: "call"}
    assert t.view(0).size == 2
    t.do(1, "play stub-skeleton")
    assert (t.asked, t.view(0).size) == ({2: "call"}, 2)
    t.do(2, "play stub-witch")
    assert t.view(0).size == 4
    assert t.heard("hand-thrown-away") == [{"seat": "durkon", "n": 2}]
    assert t.player(3).hand == 7
    assert t.view(0).battle_discard == ["stub-jinx", "stub-jinx"]
    assert t.asked == {0: "call"}
    t.do(0, "play stub-rat")
    assert (t.asked, t.view(0).size) == ({1: "call"}, 4)
    t.do(1, "play stub-dog")
    stack = ["stub-skeleton", "stub-witch", "stub-rat", "stub-dog"]
    assert t.stack(2, 1) == stack
    assert t.heard("battle-defend") == [{"seat": "elan", "monster": "stub-skeleton", "distance": 0}]
    t.do(0, "no-shtick").settle()
    assert t.stack(2, 1) == stack


@pytest.mark.rule("OS-5.10", "OS-EX-2")
def test_roy_could_have_raised_the_size_to_five():
    t = table(*party([], ["stub-skeleton"], ["stub-witch"], ["stub-rat"], ["stub-skeleton"]), floor=2)
    go(t).do(1, "play stub-skeleton").do(2, "play stub-witch").do(3, "play stub-rat")
    assert t.view(0).size == 4
    t.do(4, "play stub-skeleton")
    assert t.view(0).size == 5


@pytest.mark.rule("OS-5.11")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_player_to_the_left_begins(active):
    players = [player(name, 1, 0, hand=RATS) for name in ("roy", "elan", "belkar")]
    for seat, each in enumerate(players):
        each["column"] = 1 if seat == active else 0
    t = Table(STUBS, players=players, floors=[{"rooms": [{"card": "stub-room"}] * 3}], active=active)
    t.do(active, "right", "stay")
    assert list(t.asked) == [(active + 1) % 3]


@pytest.mark.rule("OS-5.12", "OS-5.13")
def test_the_called_player_plays_exactly_one_monster_of_choice():
    t = table(*party([], ["stub-rat", "stub-dog", "stub-jinx"], RATS), floor=2)
    go(t)
    assert t.options(1) == ["play stub-rat", "play stub-dog"]
    t.do(1, "play stub-dog")
    assert t.player(1).hand == 2
    assert t.stack(2, 1) == ["stub-dog"]
    assert t.asked == {2: "call"}


@pytest.mark.rule("OS-5.11", "OS-5.14", "OS-5.16", "OS-5.17")
def test_calls_go_round_the_table_until_the_stack_is_full():
    t = table(*party(RATS, RATS, RATS), floor=3, target="stub-hall")
    go(t)
    assert callers(t) == [1, 2, 0, 1, 2]


@pytest.mark.rule("OS-5.15")
def test_the_first_monster_lies_on_top():
    t = table(*party(["stub-goblin"], ["stub-rat"], ["stub-dog"]), floor=3)
    go(t).do(1, "play stub-rat").do(2, "play stub-dog").do(0, "play stub-goblin")
    assert t.stack(3, 1) == ["stub-rat", "stub-dog", "stub-goblin"]


@pytest.mark.rule("OS-5.31")
def test_a_henchman_sinks_to_the_bottom():
    t = table(*party(["stub-goblin"], ["stub-roach"], ["stub-dog"]), floor=3)
    go(t).do(1, "play stub-roach").do(2, "play stub-dog").do(0, "play stub-goblin")
    assert t.stack(3, 1) == ["stub-dog", "stub-goblin", "stub-roach"]


@pytest.mark.rule("OS-5.18", "OS-5.19")
@pytest.mark.parametrize("hand", [[], ["stub-jinx"]])
def test_without_a_monster_one_draws_seven_and_is_skipped(hand):
    t = table(*party([], hand, RATS), battle_deck=["stub-dog"] * 4 + JINXES)
    go(t)
    assert t.player(1).hand == 7
    assert t.view(0).battle_discard == hand
    assert t.asked == {2: "call"}


@pytest.mark.rule("OS-5.20", "OS-R-97")
def test_hands_are_neither_refilled_nor_limited():
    t = table(*party([], ["stub-rat"], RATS))
    go(t).do(1, "play stub-rat").do(0, "no-shtick").settle()
    t.do(0, "pass")
    assert t.player(1).hand == 0
    t = table(*party(["stub-gift", *RATS, "stub-jinx", "stub-jinx"], [], []))
    t.do(0, "play stub-gift").settle()
    assert t.player(0).hand == 9


@pytest.mark.rule("OS-5.21", "OS-5.22", "OS-R-8")
def test_an_empty_battle_deck_is_not_renewed_during_the_turn():
    t = table(*party([], ["stub-jinx"], [], RATS), battle_deck=["stub-dog", "stub-jinx"], battle_discard=JINXES)
    go(t)
    assert [t.player(seat).hand for seat in (1, 2)] == [2, 0]
    assert t.view(0).battle_deck == 0
    assert t.asked == {3: "call"}


@pytest.mark.rule("OS-5.23", "OS-R-75")
def test_the_size_freezes_when_nobody_can_play():
    t = table(*party([], ["stub-king"], ["stub-jinx"]), floor=3, battle_deck=[])
    go(t).do(1, "play stub-king")
    assert t.heard("size-frozen") == [{"size": 1}]
    assert t.stack(3, 1) == ["stub-king"]
    assert t.asked == {0: "shtick"}
    assert [t.player(seat).hand for seat in (0, 1, 2)] == [0, 0, 0]


@pytest.mark.rule("OS-5.23")
def test_a_battle_frozen_at_nothing_leaves_an_empty_room():
    t = table(*party([], [], []), battle_deck=[])
    go(t)
    assert t.asked == {0: "end"}
    assert t.stack(1, 1) == []


@pytest.mark.rule("OS-5.21", "OS-5.24", "OS-R-8")
def test_at_the_end_of_the_turn_the_discards_are_shuffled_in_and_empty_hands_filled():
    hands = [], ["stub-jinx"], ["stub-rat", "stub-rat"]
    t = table(*party(*hands), battle_deck=[], battle_discard=[*JINXES, *JINXES])
    go(t).do(2, "play stub-rat").do(0, "no-shtick").settle()
    assert (t.view(0).battle_deck, len(t.view(0).battle_discard)) == (0, 15)
    t.do(0, "pass")
    assert t.heard("battle-reshuffled") == [{}]
    assert [t.player(seat).hand for seat in (0, 1, 2)] == [7, 7, 1]
    assert (t.view(0).battle_deck, len(t.view(0).battle_discard)) == (1, 0)


@pytest.mark.rule("OS-5.24")
def test_a_battle_deck_that_has_cards_is_not_renewed():
    t = table(*party([], [], []), battle_deck=["stub-dog"], battle_discard=JINXES)
    t.do(0, "stay", "pass")
    assert t.view(0).battle_deck == 1
    assert [t.player(seat).hand for seat in (0, 1, 2)] == [0, 0, 0]


@pytest.mark.rule("OS-R-8")
def test_a_draw_from_the_empty_deck_draws_what_is_left():
    t = table(*party(["stub-gift"], [], []), battle_deck=["stub-dog"], battle_discard=JINXES)
    t.do(0, "play stub-gift").settle()
    assert t.player(0).hand == 1
    t = table(*party(["stub-gift"], [], []), battle_deck=[], battle_discard=JINXES)
    assert "play stub-gift" not in t.options(0)


@pytest.mark.rule("OS-5.25")
def test_everybody_sees_the_monsters_of_a_room():
    t = table(*party([], RATS, RATS), stack=["stub-dog", "stub-rat"])
    for seat in range(3):
        room = t.view(seat).floors[1][0]
        assert [each.id for each in room.stack] == ["stub-dog", "stub-rat"]


@pytest.mark.rule("OS-5.26")
def test_undefeated_monsters_stay_when_the_player_leaves():
    t = table(*party([], ["stub-rat"], []), battle_deck=["stub-dog"], next=[1])
    go(t).do(1, "play stub-rat").do(0, "no-shtick").settle()
    t.do(0, "pass").do(1, "stay", "pass").do(2, "stay", "pass").do(0, "left")
    assert t.stack(1, 1) == ["stub-rat"]


@pytest.mark.rule("OS-5.30", "OS-R-96")
@pytest.mark.parametrize("state", [{"fleeing": True, "lost": 4}, {"resting": True}, {"missing": 2}])
def test_fleeing_resting_and_missing_players_are_called_too(state):
    first, second, third = party([], RATS, [])
    t = table(first, {**second, **state, "floor": 1}, third)
    go(t)
    assert t.asked == {1: "call"}


@pytest.mark.rule("OS-R-82", "OS-R-83", "OS-1.7")
def test_the_first_visitor_is_rewarded_before_the_battle_and_nobody_after():
    t = Table(
        STUBS,
        players=[roy(deck=["stub-sword"]), player("elan", 1, deck=["stub-lute"], hand=["stub-rat"])],
        floors=[{"rooms": [{"card": "stub-room"}]}],
        room_deck=["stub-gate"],
        next=[1],
    )
    t.do(0, "right")
    assert [event.kind for event in t.told].index("gained-shtick") < [event.kind for event in t.told].index(
        "new-battle"
    )
    t.do(1, "play stub-rat").do(0, "no-shtick").settle()
    t.do(0, "pass").do(1, "right")
    assert len(t.player(0).shticks) == 2
    assert len(t.player(1).shticks) == 0


@pytest.mark.rule("OS-R-83")
def test_passing_through_is_a_first_visit_too():
    t = Table(
        STUBS,
        players=[roy(deck=["stub-sword"]), player("elan", 1, 2)],
        floors=[{"rooms": [{"card": "stub-room"}, {"card": "stub-gate", "entered": False}, {"card": "stub-room"}]}],
    )
    t.do(0, "right")
    assert t.heard("gained-shtick") == [{"seat": "roy", "shtick": "stub-sword"}]
    assert t.asked == {0: "move"}


# Unique Monsters


@pytest.mark.rule("OS-1.40", "OS-1.41", "OS-R-48")
def test_a_unique_newcomer_drives_its_namesake_out_of_the_dungeon():
    t = table(*party([], ["stub-nale"], RATS), stack=["stub-nale", "stub-rat"], floor=2)
    go(t).do(1, "play stub-nale")
    assert t.stack(2, 0) == ["stub-rat"]
    assert t.stack(2, 1) == ["stub-nale"]
    assert t.view(0).battle_discard == ["stub-nale"]
    assert t.room(2, 0).loot == 0
    assert all(t.player(seat).saved == [] for seat in range(3))


@pytest.mark.rule("OS-1.41", "OS-R-48")
def test_a_unique_newcomer_replaces_its_namesake_in_the_same_stack():
    t = table(*party([], ["stub-nale"], ["stub-nale"], RATS), floor=2)
    go(t).do(1, "play stub-nale").do(2, "play stub-nale")
    assert t.stack(2, 1) == ["stub-nale"]
    assert t.asked == {3: "call"}


@pytest.mark.rule("OS-R-48")
def test_saved_monsters_and_namesakes_that_are_not_unique_stay():
    first, second, third = party([], ["stub-nale"], RATS)
    t = table({**first, "saved": ["stub-nale"]}, second, third)
    go(t).do(1, "play stub-nale")
    assert t.player(0).saved == ["stub-nale"]
    t = table(*party([], ["stub-dog"], RATS), stack=["stub-dog"])
    go(t).do(1, "play stub-dog")
    assert (t.stack(1, 0), t.stack(1, 1)) == (["stub-dog"], ["stub-dog"])


# Two players


@pytest.mark.rule("OS-5.28", "OS-R-74")
@pytest.mark.parametrize(("size", "seats"), [(1, [1]), (2, [1, 1]), (3, [1, 1, 0]), (5, [1, 1, 0, 1, 0])])
def test_with_two_players_the_other_one_plays_two_at_first(size, seats):
    floor = min(size, 3)
    t = table(*party(RATS, RATS), floor=floor, target="stub-hall" if size == 5 else "stub-room")
    go(t)
    assert callers(t) == seats


@pytest.mark.rule("OS-5.29")
def test_with_two_players_one_draws_and_plays_at_once():
    t = table(*party(RATS, ["stub-jinx"]), floor=2, battle_deck=["stub-dog", "stub-dog", *JINXES])
    go(t)
    assert t.view(0).battle_discard == ["stub-jinx"]
    assert t.player(1).hand == 7
    assert t.asked == {1: "call"}
    t.do(1, "play stub-dog", "play stub-dog")
    assert t.stack(2, 1) == ["stub-dog", "stub-dog"]


@pytest.mark.rule("OS-R-73")
def test_with_two_players_one_draws_until_a_monster_appears():
    t = table(*party(RATS, []), battle_deck=[*JINXES, *JINXES[:3], "stub-dog", "stub-rat"])
    go(t)
    assert len(t.view(0).battle_discard) == 7
    assert t.options(1) == ["play stub-dog", "play stub-rat"]


@pytest.mark.rule("OS-R-73", "OS-R-8", "OS-5.22")
def test_with_two_players_one_is_skipped_once_the_deck_is_out():
    t = table(*party(RATS, []), battle_deck=JINXES)
    go(t)
    assert t.player(1).hand == 0
    assert t.asked == {0: "call"}


# The Lair


@pytest.mark.rule("OS-5.32", "OS-R-76", "OS-R-74")
def test_in_the_lair_the_xykon_card_comes_first_and_counts():
    t = in_lair(*party(RATS, RATS, RATS), xykon=["zombie-horde"])
    go(t)
    assert t.stack(4, 1) == ["zombie-horde"]
    assert len(calls(t)) == 3
    assert t.heard("battle-defend") == [{"seat": "roy", "monster": "zombie-horde", "distance": 0}]
    t = in_lair(*party(RATS, RATS), xykon=["zombie-horde"])
    go(t)
    assert callers(t) == [1, 1, 0]


@pytest.mark.rule("OS-5.32")
def test_a_lair_room_draws_only_one_xykon_card():
    t = in_lair(*party(RATS, RATS, RATS), xykon=["zombie-horde"])
    t.state.floors[4].rooms[1].xykon = 2
    go(t)
    assert not t.heard("xykon-card")
    assert len(calls(t)) == 4


@pytest.mark.rule("OS-R-76")
def test_leader_and_unique_work_on_xykon_cards():
    t = in_lair(*party(RATS, RATS, RATS), xykon=["stub-general"])
    go(t)
    assert t.view(0).size == 5
    t = in_lair(*party(RATS, RATS, RATS), xykon=["stub-double"])
    namesake = [card.id for card in t.state.pack.battle].index("stub-double")
    t.state.floors[1].rooms[0].stack += (namesake,)
    go(t)
    assert t.stack(4, 1) == ["stub-double"]
    assert t.stack(1, 0) == []


# Chance


@pytest.mark.rule("OS-R-34")
def test_random_cards_are_drawn_without_asking_anybody():
    spellcaster = Table(
        STUBS,
        players=[roy(hand=["stub-dog", "stub-rat", "stub-goblin"]), player("elan", 1, hand=RATS)],
        floors=[{"rooms": [{"card": "stub-room", "stack": ["that-thing-with-the-eyes"]}]}],
        next=[1],
    )
    t = spellcaster.do(0, "stay", "no-shtick").settle()
    assert t.asked == {0: "end"}
    assert t.player(0).hand == 2
    assert len(t.heard("lost-card")) == 1
