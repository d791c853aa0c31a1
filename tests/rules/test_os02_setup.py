"""OS-2: setting the table."""

import pytest

from stick_table import Table
from underdeck.games.stick.rules.state import is_trap
from underdeck.kernel.refusal import Refusal

STUBS = """
loot = [
  {id = "stub-crown", drool = {roy = 3, elan = 1}, copies = 3, origin = "original", why = "stub"},
  {id = "stub-ring", drool = {roy = 2}, origin = "original", why = "stub"},
]
room = [{id = "stub-room", copies = 3, origin = "original", why = "stub"}]
"""

SIX = ["roy", "haley", "elan", "vaarsuvius", "durkon", "belkar"]


def asking(*players, seed=1, **setup):
    """A game that still waits for everybody's choice of shticks."""
    return Table.deal(seed=seed, players=list(players or SIX[:3]), **setup)


def dealt(*players, seed=1, dice=(), **setup):
    t = asking(*players, seed=seed, **setup).roll(*dice)
    for seat in sorted(t.asked):
        t.do(seat, t.options(seat)[0])
    return t


def ids(cards, numbers):
    return [cards[number].id for number in numbers]


# The table


@pytest.mark.rule("OS-2.1", "OS-2.3", "OS-2.7")
def test_everybody_starts_on_the_entrance_with_the_way_down_open():
    t = dealt(*SIX)
    assert [room.id for floor in t.view(0).floors for room in floor] == ["dungeon-entrance"]
    assert t.room(0, 0).players == SIX
    seat = t.view(0).active
    assert t.can(seat, "down")
    t.do(seat, "down")
    assert len(t.view(0).floors[1]) == 1


@pytest.mark.rule("OS-2.2")
def test_the_dungeon_rooms_are_shuffled_face_down():
    decks = [dealt(seed=seed).state.room_deck for seed in (1, 2)]
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1]) == list(range(len(dealt().state.pack.rooms)))
    assert dealt().view(0).room_deck == len(decks[0])


@pytest.mark.rule("OS-2.4")
def test_characters_are_dealt_at_random():
    tables = [Table.deal(seed=seed, players=3) for seed in range(40)]
    parties = [[each.character for each in t.view(0).players] for t in tables]
    assert all(len(set(party)) == 3 for party in parties)
    assert {party[0] for party in parties} == set(SIX)


@pytest.mark.rule("OS-2.5", "OS-2.6")
def test_everybody_has_the_own_deck_and_is_fully_healed():
    t = asking(*SIX)
    for seat, character in enumerate(SIX):
        me = t.player(seat)
        own = {shtick.id for shtick in t.state.pack.decks[t.state.pack.character(character)]}
        assert {shtick.id for shtick in me.shticks} <= own
        assert (me.lost, len(me.shticks) + me.deck) == (0, 20)


@pytest.mark.rule("OS-2.8")
def test_characters_without_a_player_are_npcs_beside_the_entrance():
    t = dealt("roy", "elan")
    assert sorted(t.view(0).npcs) == ["belkar", "durkon", "haley", "vaarsuvius"]
    assert t.view(0).npc_floor == 0
    assert dealt(*SIX).view(0).npcs == []


# What everybody gets


@pytest.mark.rule("OS-2.9", "OS-2.10")
@pytest.mark.parametrize("character", SIX)
def test_three_of_four_starting_shticks_stay_in_play(character):
    other = "roy" if character != "roy" else "elan"
    t = asking(character, other)
    assert t.asked == {0: "starting", 1: "starting"}
    four = [shtick.id for shtick in t.player(0).shticks]
    assert len(four) == 4
    assert sorted(t.options(0)) == sorted({f"choose {id}" for id in four})
    t.do(0, f"choose {four[1]}").do(1, t.options(1)[0])
    me = t.player(0)
    assert [shtick.id for shtick in me.shticks] == [four[0], *four[2:]]
    assert not any(shtick.flipped for shtick in me.shticks)
    assert me.deck == 17
    player = t.state.players[0]
    assert four[1] in ids(t.state.pack.decks[player.character], player.deck)


@pytest.mark.rule("OS-2.10")
def test_the_fourth_is_shuffled_in():
    places = set()
    for seed in range(10):
        t = dealt("roy", "elan", seed=seed)
        player = t.state.players[0]
        assert sorted([*player.deck, *player.shticks]) == list(range(20))
        places.add(tuple(player.deck))
    assert len(places) == 10


@pytest.mark.rule("OS-2.11")
def test_everybody_has_a_hand_of_seven_and_the_rest_is_the_deck():
    t = dealt()
    assert [each.hand for each in t.view(0).players] == [7, 7, 7]
    assert t.view(0).battle_deck == len(t.state.pack.battle) - 21
    assert dealt(seed=2).state.players[0].hand != t.state.players[0].hand


@pytest.mark.rule("OS-2.12", "OS-2.14")
def test_everybody_has_three_loot_in_a_stash_that_only_the_owner_sees():
    t = dealt()
    for seat in range(3):
        mine = t.state.players[seat].stash
        assert [loot.id for loot in t.view(seat).stash] == ids(t.state.pack.loot, mine)
        assert len(mine) == 3
        assert t.view((seat + 1) % 3).players[seat].stash == 3
        assert [loot.id for loot in t.view((seat + 1) % 3).stash] != [loot.id for loot in t.view(seat).stash]


@pytest.mark.rule("OS-2.13", "OS-R-4")
def test_traps_dealt_at_setup_go_to_the_discards_without_detonating():
    traps = 0
    for seed in range(30):
        t = dealt(seed=seed)
        thrown = t.state.loot_discard
        traps += len(thrown)
        assert all(is_trap(t.state, card) for card in thrown)
        assert not any(is_trap(t.state, card) for player in t.state.players for card in player.stash)
        assert [each.stash for each in t.view(0).players] == [3, 3, 3]
        assert [each.lost for each in t.view(0).players] == [0, 0, 0]
        assert not t.state.removed_loot
        assert not t.heard("trap")
    assert traps


# The Lair


@pytest.mark.rule("OS-2.15", "OS-2.17")
def test_the_lair_has_safe_haven_on_top_of_four_other_rooms():
    below = set()
    for seed in range(30):
        t = dealt(seed=seed)
        deck = ids(t.state.pack.lair, t.state.lair_deck)
        assert len(deck) == len(set(deck)) == 5
        assert deck[-1] == "safe-haven"
        below |= set(deck[:-1])
    assert len(below) == 7


@pytest.mark.rule("OS-2.16", "OS-2.17")
def test_the_xykon_deck_is_xykon_shuffled_among_three_others():
    places, others = set(), set()
    for seed in range(40):
        t = dealt(seed=seed)
        deck = ids(t.state.pack.xykon, t.state.xykon_deck)
        assert len(deck) == len(set(deck)) == t.view(0).xykon_deck == 4
        places.add(deck.index("xykon-the-lich"))
        others |= {*deck}
    assert places == {0, 1, 2, 3}
    assert len(others) == 10


# The length


@pytest.mark.rule(
    "OS-2.18", "OS-2.19", "OS-2.20", "OS-2.21", "OS-2.22", "OS-2.23", "OS-2.24", "OS-2.25",
)  # fmt: skip
@pytest.mark.parametrize(
    ("length", "players", "floors", "drool", "shticks"),
    [
        ("short", (2, 3), 3, 8, 8),
        ("short", (4, 5, 6), 3, 7, 8),
        ("medium", (2, 3), 3, 10, 10),
        ("medium", (4, 5, 6), 3, 8, 9),
        ("long", (2, 3), 4, 12, 12),
        ("long", (4, 5, 6), 4, 10, 10),
        ("weekend-killer", (5, 6), 5, 13, 13),
    ],
)
def test_length_and_players_fix_floors_and_minimums(length, players, floors, drool, shticks):
    for count in players:
        view = Table.deal(players=count, length=length).view(0)
        assert len(view.floors) == 1 + floors + 1
        assert (view.lair_drool, view.lair_shticks) == (drool, shticks)


@pytest.mark.rule("OS-2.25")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_weekend_killer_needs_five_players(count):
    with pytest.raises(Refusal):
        Table.deal(players=count, length="weekend-killer")


@pytest.mark.rule("OS-2.26", "OS-2.27")
@pytest.mark.parametrize(
    ("character", "equipped", "stash", "enters"),
    [
        ("roy", ["stub-crown", "stub-crown", "stub-ring"], [], True),
        ("roy", ["stub-crown", "stub-crown"], ["stub-ring"], False),
        ("elan", ["stub-crown", "stub-crown", "stub-crown"], [], False),
    ],
    ids=["eight drools", "the Stash does not count", "three cards are not eight drools"],
)
def test_minimum_loot_counts_the_own_drool_of_equipped_loot(character, equipped, stash, enters):
    t = Table(
        STUBS,
        players=[{"character": character, "floor": 3, "equipped": equipped, "stash": stash}, {"character": "haley"}],
        floors=[{"rooms": [{"card": "stub-room", "down": 0}]}] * 3,
        lair_shticks=4,
    )
    assert t.view(0).lair_drool == 8
    assert t.can(0, "down") == enters


@pytest.mark.rule("OS-2.26")
def test_one_player_s_loot_opens_the_lair_to_nobody_else():
    rich = {"character": "roy", "floor": 3, "equipped": ["stub-crown", "stub-crown", "stub-ring"]}
    t = Table(
        STUBS,
        players=[{"character": "haley", "floor": 3}, rich],
        floors=[{"rooms": [{"card": "stub-room", "down": 0}]}] * 3,
        lair_shticks=4,
    )
    assert not t.can(0, "down")


# Who begins


@pytest.mark.rule("OS-2.28")
def test_the_highest_roll_begins():
    assert dealt(dice=[4, 11, 9]).asked == {1: "start"}
    assert dealt(dice=[4, 2, 12]).asked == {2: "start"}


@pytest.mark.rule("OS-2.28")
def test_only_the_tied_highest_roll_again():
    t = dealt(dice=[9, 3, 9, 5, 5, 2, 8])
    rolls = [(roll["seat"], roll["die"]) for roll in t.heard("rolls-for-first")]
    assert rolls == [("roy", 9), ("haley", 3), ("elan", 9), ("roy", 5), ("elan", 5), ("roy", 2), ("elan", 8)]
    assert t.asked == {2: "start"}
