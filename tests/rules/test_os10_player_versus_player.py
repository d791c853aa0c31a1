"""OS-10: battles between players."""

import pytest

from stick_table import Table

pytestmark = pytest.mark.usefixtures("either_seat")

STUBS = """
[[room]]
id = "stub-hall"
copies = 5
[[shtick]]
id = "stub-blade"
owner = "roy"
types = ["weapon"]
attack = 3
defense = 1
range = 0
result = ["wound 1"]
[[shtick]]
id = "stub-bow"
owner = "roy"
types = ["weapon"]
attack = 3
defense = 1
range = 3
result = ["wound 1"]
flip = true
[[shtick]]
id = "stub-blast"
owner = "roy"
attack = 9
defense = 9
range = 3
area = 2
result = ["wound 1"]
[[shtick]]
id = "stub-charm"
owner = "elan"
types = ["verbal"]
attack = 1
defense = 4
range = 3
result = ["miss 1"]
flip = true
[[shtick]]
id = "stub-ballad"
owner = "elan"
attack = 9
defense = 9
range = 3
area = "all"
result = ["wound 1"]
[[shtick]]
id = "stub-daggers"
owner = "belkar"
types = ["weapon"]
attack = 3
range = 0
result = ["wound 1"]
boost = { range = 1 }
copies = 2
[[shtick]]
id = "stub-problems"
owner = "belkar"
bonus = ["attack 2 if attacking vs-player"]
[[shtick]]
id = "stub-diplomacy"
owner = "elan"
types = ["verbal"]
defense = 1
range = 0
result = ["wound 1"]
boost = { defense = 2 }
copies = 2
[[shtick]]
id = "stub-shirt"
owner = "elan"
types = ["armor"]
bonus = ["defense 1 if defending foe-using:weapon"]
[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 7
defense = 7
[[loot]]
id = "stub-gem"
drool = { haley = 2 }
copies = 3
[[loot]]
id = "stub-thanks"
drool = { roy = 1 }
[[loot]]
id = "stub-book"
drool = { vaarsuvius = 1 }
copies = 2
[[loot]]
id = "stub-beard"
drool = { durkon = 1 }
[[loot]]
id = "stub-knife"
drool = { belkar = 1 }
[[loot]]
id = "stub-lute"
drool = { elan = 1 }
[[screw]]
id = "stub-shout"
copies = 3
when = "before-roll"
do = ["heal 1"]
[[screw]]
id = "stub-excuse"
when = "before-roll"
if = ["fighting"]
do = ["snub"]
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')

BLADE, CHARM = "shtick stub-blade", "shtick stub-charm"


def table(roy=None, elan=None, *others, rooms=1, **position):
    """Roy, whose turn it is, has chosen to attack Elan in his room."""
    roy = {"character": "roy", "floor": 1, "shticks": ["stub-blade", "stub-bow", "stub-blast"], **(roy or {})}
    elan = {"character": "elan", "floor": 1, "shticks": ["stub-charm", "stub-ballad"], **(elan or {})}
    rest = [{"floor": 1, "shticks": [], **other} for other in others]
    floors = position.pop("floors", [{"rooms": [{"card": "stub-hall"} for _ in range(rooms)]}])
    t = Table(STUBS, players=[roy, elan, *rest], floors=floors, **position)
    return t.do(0, "stay", "attack-player elan")


def fought(roy=None, elan=None, *others, dice, with_=BLADE, against=CHARM, **position):
    """The same battle until the dice have fallen and the cards asked nobody any more."""
    t = table(roy, elan, *others, next=list(dice), **position).do(0, with_).do(1, against)
    heard = t.told
    t.settle()
    t.told = heard + t.told
    return t


ROY_WINS, DRAW, ELAN_WINS = (6, 4), (5, 4), (4, 4)


@pytest.mark.rule("OS-10.1", "OS-10.12")
def test_each_side_rolls_a_die_of_its_own():
    t = fought(dice=(9, 2))
    assert [(roll["seat"], roll["die"], roll["total"]) for roll in t.heard("rolls")] == [
        ("roy", 9, 9 + 3),
        ("elan", 2, 2 + 4),
    ]


@pytest.mark.rule("OS-10.2", "OS-10.3")
def test_the_defender_chooses_knowing_the_attackers_shtick():
    t = table()
    assert t.asked == {0: "shtick"}
    t.do(0, BLADE)
    assert t.asked == {1: "foe-shtick"}
    assert t.view(1).battle.fighter.shtick == "stub-blade"


@pytest.mark.rule("OS-10.4")
def test_neither_side_may_choose_an_area_effect():
    t = table()
    assert t.can(0, BLADE)
    assert not t.can(0, "shtick stub-blast")
    t.do(0, BLADE)
    assert t.can(1, CHARM)
    assert not t.can(1, "shtick stub-ballad")


HALEY = {"character": "haley"}
GEM = {"stash": ["stub-gem"]}


@pytest.mark.rule("OS-10.5")
def test_both_sides_may_ask_anybody_on_the_floor():
    t = table(GEM, GEM, {**HALEY, "column": 1}, rooms=2).do(0, BLADE).do(1, CHARM)
    assert t.can(0, "offer haley stub-gem")
    assert t.can(1, "offer haley stub-gem")


@pytest.mark.rule("OS-R-51")
def test_nobody_asks_the_foe():
    t = table({"stash": ["stub-lute", "stub-gem"]}, {"stash": ["stub-thanks"]}, HALEY).do(0, BLADE).do(1, CHARM)
    assert t.options(0) == ["offer haley stub-gem", "done"]
    assert t.options(1) == ["done"]


@pytest.mark.rule("OS-10.6", "OS-R-104")
def test_a_third_player_hears_both_offers_and_accepts_one():
    t = table(GEM, GEM, HALEY).do(0, BLADE).do(1, CHARM)
    assert t.asked == {0: "assist", 1: "assist"}
    t.do(0, "offer haley stub-gem").do(1, "offer haley stub-gem")
    assert t.options(2) == ["accept roy", "accept elan", "refuse"]
    t.do(2, "accept elan")
    assert [(helper.asker, helper.helper) for helper in t.view(0).battle.helpers] == [("elan", "haley")]
    assert t.view(0).battle.offers == []


@pytest.mark.rule("OS-10.7")
def test_an_accepted_offer_stands():
    t = table({"stash": ["stub-gem", "stub-gem"]}, GEM, HALEY).do(0, BLADE).do(1, CHARM)
    t.do(0, "offer haley stub-gem").do(2, "accept roy")
    assert 2 not in t.asked
    assert t.options(0) == ["done"]
    assert t.options(1) == ["done"]


@pytest.mark.rule("OS-R-104")
def test_the_step_closes_when_both_sides_are_done_and_no_offer_is_open():
    t = table(GEM, GEM, HALEY).do(0, BLADE).do(1, CHARM)
    t.do(0, "offer haley stub-gem")
    assert not t.can(0, "done")
    t.do(1, "done")
    assert t.asked == {0: "assist", 2: "offer"}
    t.do(2, "refuse").do(0, "done")
    assert "assist" not in t.asked.values()


NPC_LOOT = {"stash": ["stub-book", "stub-gem"]}
MORE_NPC_LOOT = {"stash": ["stub-beard", "stub-knife"]}


@pytest.mark.rule("OS-10.9", "OS-10.11")
def test_the_sides_hire_npcs_in_turn_beginning_with_the_defender():
    t = table(NPC_LOOT, MORE_NPC_LOOT).do(0, BLADE).do(1, CHARM)
    for seat, words in enumerate(["hire durkon", "hire vaarsuvius", "hire belkar", "hire haley"]):
        asker, waiting = (1, 0) if seat % 2 == 0 else (0, 1)
        assert not t.can(waiting, "hire")
        t.do(asker, words)
    assert [helper.helper for helper in t.view(0).battle.helpers] == ["durkon", "vaarsuvius", "belkar", "haley"]


FIVE = ({"character": "haley"}, {"character": "durkon"}, {"character": "belkar"})


@pytest.mark.rule("OS-10.10")
def test_the_only_npc_is_the_defenders_first():
    book = {"stash": ["stub-book"]}
    t = table(book, book, *FIVE).do(0, BLADE).do(1, CHARM)
    assert not t.can(0, "hire vaarsuvius stub-book")
    t.do(1, "hire vaarsuvius stub-book", "done")
    assert t.options(0) == ["done"]


@pytest.mark.rule("OS-10.10", "OS-R-84")
def test_the_only_npc_is_not_the_attackers_where_the_defender_could_have_hired():
    book = {"stash": ["stub-book"]}
    t = table(book, book, *FIVE).do(0, BLADE).do(1, CHARM, "done")
    assert not t.can(0, "hire")


@pytest.mark.rule("OS-10.10")
def test_the_attacker_hires_where_the_defender_has_nothing_to_offer():
    t = table({"stash": ["stub-book"]}, {}, *FIVE).do(0, BLADE).do(1, CHARM)
    assert t.can(0, "hire vaarsuvius stub-book")


@pytest.mark.rule("OS-R-84", "OS-10.11")
def test_who_passes_hires_nobody_more_and_the_other_side_goes_on():
    t = table(NPC_LOOT, MORE_NPC_LOOT).do(0, BLADE).do(1, CHARM)
    t.do(1, "done").do(0, "hire vaarsuvius", "hire haley")
    assert 1 not in t.asked


@pytest.mark.rule("OS-10.9", "OS-10.11", "OS-R-84")
@pytest.mark.parametrize("where", ["stash", "equipped"])
def test_loot_hires_npcs_wherever_it_lies(where):
    t = table({where: ["stub-book", "stub-gem"]}, MORE_NPC_LOOT).do(0, BLADE).do(1, CHARM)
    t.do(1, "done")
    assert t.can(0, "hire vaarsuvius stub-book")


@pytest.mark.rule("OS-10.13", "OS-10.19")
@pytest.mark.parametrize(
    ("dice", "event", "lost"), [(ROY_WINS, "pvp-win", 1), (DRAW, "pvp-draw", 0), (ELAN_WINS, "pvp-win", 0)]
)
def test_the_higher_roll_wins_and_equal_rolls_are_a_draw(dice, event, lost):
    t = fought({"equipped": ["stub-thanks"]}, {"equipped": ["stub-lute"]}, dice=dice)
    assert [fact["seat"] for fact in t.heard(event)] == ["elan" if dice == ELAN_WINS else "roy"]
    assert t.player(1).lost == lost
    assert ("steal" in t.asked.values()) == (event == "pvp-win")


@pytest.mark.rule("OS-10.19")
def test_a_draw_changes_nothing_for_either():
    t = fought(dice=DRAW)
    for seat in (0, 1):
        assert (t.player(seat).lost, t.player(seat).missing) == (0, 0)


@pytest.mark.rule("OS-10.14", "OS-10.15")
def test_the_winners_own_result_hits_the_loser_and_nothing_else_does():
    t = fought(dice=ROY_WINS)
    assert (t.player(1).lost, t.player(1).missing) == (1, 0)
    t = fought(dice=ELAN_WINS)
    assert (t.player(0).lost, t.player(0).missing) == (0, 1)


@pytest.mark.rule("OS-10.16", "OS-10.18")
@pytest.mark.parametrize(("dice", "winner"), [(ROY_WINS, 0), (ELAN_WINS, 1)])
def test_the_winner_may_take_an_equipped_loot_of_choice_into_the_stash(dice, winner):
    loser = 1 - winner
    worn = {"equipped": ["stub-knife", "stub-beard"], "stash": ["stub-gem"]}
    players = [{}, {}]
    players[loser] = worn
    t = fought(*players, dice=dice)
    assert t.options(winner) == ["take stub-knife", "take stub-beard", "leave"]
    t.do(winner, "take stub-beard")
    assert [loot.id for loot in t.player(loser).equipped] == ["stub-knife"]
    assert [loot.id for loot in t.view(winner).stash] == ["stub-beard"]


@pytest.mark.rule("OS-10.17", "OS-R-12")
@pytest.mark.parametrize(("dice", "winner"), [(ROY_WINS, 0), (ELAN_WINS, 1)])
def test_without_equipped_loot_the_winner_may_draw_from_the_losers_stash(dice, winner):
    loser = 1 - winner
    players = [{"stash": ["stub-gem"]}, {"stash": ["stub-gem"]}]
    players[loser] = {"stash": ["stub-beard"]}
    t = fought(*players, dice=dice)
    assert t.options(winner) == ["random", "leave"]
    t.do(winner, "random")
    assert t.view(loser).stash == []
    assert [loot.id for loot in t.view(winner).stash] == ["stub-gem", "stub-beard"]


@pytest.mark.rule("OS-R-12")
def test_the_winner_may_leave_the_loot():
    t = fought({}, {"equipped": ["stub-knife"]}, dice=ROY_WINS)
    t.do(0, "leave")
    assert [loot.id for loot in t.player(1).equipped] == ["stub-knife"]


@pytest.mark.rule("OS-R-11", "OS-10.16")
@pytest.mark.parametrize(("options", "steals"), [({}, False), ({"steal_range": "any"}, True)])
def test_stealing_needs_range_0_unless_the_house_says_otherwise(options, steals):
    t = fought(
        {}, {"column": 1, "equipped": ["stub-knife"]}, dice=ROY_WINS, with_="shtick stub-bow", rooms=2, options=options
    )
    assert t.player(1).lost == 1
    assert (t.asked.get(0) == "steal") == steals


@pytest.mark.rule("OS-R-41")
def test_promised_loot_cannot_be_stolen():
    t = table({}, {"equipped": ["stub-gem", "stub-knife"]}, HALEY, next=[12, 1]).do(0, BLADE).do(1, CHARM)
    t.do(1, "offer haley stub-gem").do(2, "accept elan").do(1, "done").settle()
    assert t.options(0) == ["take stub-knife", "leave"]


@pytest.mark.rule("OS-R-41")
def test_promised_loot_cannot_be_drawn_from_the_stash():
    t = table({}, GEM, HALEY, next=[12, 1]).do(0, BLADE).do(1, CHARM)
    t.do(1, "offer haley stub-gem").do(2, "accept elan").settle()
    assert t.asked == {0: "end"}
    assert [loot.id for loot in t.view(2).stash] == ["stub-gem"]


@pytest.mark.rule("OS-10.20")
@pytest.mark.parametrize("dice", [ROY_WINS, DRAW, ELAN_WINS])
def test_each_side_flips_its_shtick_if_it_has_the_icon(dice):
    def flipped(t):
        return [[shtick.id for shtick in t.player(seat).shticks if shtick.flipped] for seat in (0, 1)]

    assert flipped(fought(dice=dice)) == [[], ["stub-charm"]]
    assert flipped(fought(dice=dice, with_="shtick stub-bow")) == [["stub-bow"], ["stub-charm"]]


def with_helpers(dice, **position):
    """Vaarsuvius helps Roy, Haley helps Elan."""
    roy = {"stash": ["stub-book"], **position}
    t = table(roy, GEM, HALEY, {"character": "vaarsuvius"}, next=list(dice)).do(0, BLADE).do(1, CHARM)
    t.do(0, "offer vaarsuvius stub-book").do(1, "offer haley stub-gem")
    return t.do(2, "accept elan").do(3, "accept roy")


@pytest.mark.rule("OS-10.21")
@pytest.mark.parametrize("dice", [(9, 1), (7, 5), (1, 9)])
def test_each_side_pays_its_helpers_won_or_lost(dice):
    t = with_helpers(dice).settle()
    if "steal" in t.asked.values():
        t.do(next(iter(t.asked)), "leave")
    assert [[loot.id for loot in t.view(seat).stash] for seat in range(4)] == [[], [], ["stub-gem"], ["stub-book"]]


@pytest.mark.rule("OS-10.21")
def test_a_card_may_free_one_side_from_paying():
    t = with_helpers((9, 1), hand=["stub-excuse"])
    t.settle("assist").do(0, "play stub-excuse").settle()
    assert [[loot.id for loot in t.view(seat).stash] for seat in range(4)] == [["stub-book"], [], ["stub-gem"], []]


@pytest.mark.rule("OS-10.22")
@pytest.mark.parametrize("dice", [ROY_WINS, DRAW])
def test_after_a_player_the_attacker_battles_nobody_this_turn(dice):
    floors = [{"rooms": [{"card": "stub-hall"}, {"card": "stub-hall", "stack": ["stub-rat"]}]}]
    t = fought({}, {}, HALEY, dice=dice, floors=floors)
    assert t.asked == {0: "end"}
    assert t.options(0) == ["search", "pass"]


@pytest.mark.rule("OS-R-105")
def test_before_the_roll_the_attacker_acts_first_then_the_defender_then_the_others():
    shouting = {"hand": ["stub-shout"], "floor": 1, "lost": 1}
    t = Table(
        STUBS,
        players=[
            {"character": "roy", "shticks": ["stub-blade"], **shouting},
            {"character": "haley", "shticks": [], **shouting},
            {"character": "elan", "shticks": ["stub-charm"], **shouting},
        ],
        floors=[{"rooms": [{"card": "stub-hall"}]}],
    )
    t.do(0, "stay", "attack-player elan", BLADE).do(2, CHARM)
    assert t.asked == dict.fromkeys((0, 2, 1), "before-roll")
    acted = []
    while "before-roll" in t.asked.values():
        for seat in list(t.asked):
            t.do(seat, "play stub-shout")
            acted += [fact["seat"] for fact in t.heard("plays-card")]
        t.settle("response")
    assert acted == ["roy", "elan", "haley"]


@pytest.mark.rule("OS-EX-6", "OS-10.6", "OS-10.12", "OS-10.16", "OS-10.21")
def test_the_example_of_belkar_against_elan():
    t = Table(
        STUBS,
        players=[
            {
                "character": "belkar",
                "floor": 1,
                "shticks": ["stub-daggers", "stub-daggers", "stub-problems"],
                "stash": ["stub-gem"],
                "equipped": ["stub-knife"],
            },
            {
                "character": "elan",
                "floor": 1,
                "shticks": ["stub-diplomacy", "stub-diplomacy", "stub-shirt"],
                "stash": ["stub-gem", "stub-thanks"],
            },
            {"character": "haley", "floor": 1, "shticks": []},
            {"character": "roy", "floor": 1, "shticks": []},
        ],
        floors=[{"rooms": [{"card": "stub-hall"}]}],
        next=[12, 11],
    )
    t.do(0, "stay", "attack-player elan", "shtick stub-daggers").do(1, "shtick stub-diplomacy")
    t.do(0, "offer haley stub-gem").do(1, "offer haley stub-gem", "offer roy stub-thanks")
    t.do(2, "accept elan").do(3, "accept elan")
    battle = t.view(0).battle
    assert (battle.fighter.total, battle.foe.total) == (5, 10)
    t.settle()
    assert t.asked == {1: "steal"}
    assert t.player(0).lost == 1
    t.do(1, "take stub-knife")
    stashes = [[loot.id for loot in t.view(seat).stash] for seat in range(4)]
    assert stashes == [["stub-gem"], ["stub-knife"], ["stub-gem"], ["stub-thanks"]]
