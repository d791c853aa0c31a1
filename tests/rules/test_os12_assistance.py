"""OS-12: assistance, Drool Factor, NPCs."""

import pytest

from stick_table import Table
from underdeck.games.stick.rules.serialize import record

pytestmark = pytest.mark.usefixtures("either_seat")

STUBS = """
[[room]]
id = "stub-hall"
copies = 6
[[shtick]]
id = "stub-blade"
owner = "roy"
types = ["weapon"]
attack = 3
defense = 3
range = 0
result = ["wound 1"]
[[shtick]]
id = "stub-song"
owner = "elan"
types = ["verbal"]
bonus = ["assist 3"]
[[shtick]]
id = "stub-jab"
owner = "haley"
attack = 1
defense = 1
range = 0
result = ["wound 1"]
[[shtick]]
id = "stub-bow"
owner = "haley"
attack = 1
range = 2
result = ["wound 1"]
[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 5
defense = 5
copies = 3
[[monster]]
id = "stub-golem"
types = ["undead"]
attack = 5
defense = 5
abilities = ["mindless"]
[[monster]]
id = "stub-knight"
types = ["human"]
attack = 5
defense = 5
abilities = ["duel"]
[[monster]]
id = "stub-lich"
types = ["undead"]
attack = 5
defense = 5
abilities = ["xykon-special"]
[[monster]]
id = "stub-thief"
types = ["bandit"]
attack = 12
defense = 12
abilities = ["thief"]
[[loot]]
id = "stub-flute"
drool = { elan = 1 }
[[loot]]
id = "stub-lute"
drool = { elan = 3 }
[[loot]]
id = "stub-gem"
drool = { haley = 2, elan = 1 }
[[loot]]
id = "stub-purse"
drool = { haley = 1 }
[[loot]]
id = "stub-beard"
drool = { durkon = 1 }
[[loot]]
id = "stub-keg"
drool = { durkon = 2 }
[[loot]]
id = "stub-knife"
drool = { belkar = 3 }
[[loot]]
id = "stub-sword"
drool = { belkar = 1, roy = 1 }
[[loot]]
id = "stub-crest"
crest = 2
[[loot]]
id = "stub-ring"
drool = { roy = 1, elan = 1 }
bonus = ["battle 4"]
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')

ELAN = {"character": "elan", "floor": 1, "shticks": []}
HALEY = {"character": "haley", "floor": 1, "shticks": []}


def table(*others, monster="stub-rat", floors=None, next=(), **roy):
    """Roy attacks the Monster in his room with +3; it is time to ask for help."""
    me = {"character": "roy", "floor": 1, "shticks": ["stub-blade"], **roy}
    floors = floors or [{"rooms": [{"card": "stub-hall", "stack": [monster]}, {"card": "stub-hall"}]}]
    t = Table(STUBS, players=[me, *others], floors=floors, next=list(next))
    return t.do(0, "stay", "shtick stub-blade")


def offers(t, seat=0):
    return [option for option in t.options(seat) if option.startswith("offer")]


def stash(t, seat):
    return [loot.id for loot in t.view(seat).stash]


def roll(t):
    return t.settle().heard("rolls")[0]


# Who may be asked, and how


@pytest.mark.rule("OS-12.1")
def test_anybody_who_stands_on_the_floor_may_be_asked():
    assert offers(table(ELAN, stash=["stub-flute"])) == ["offer elan stub-flute"]
    assert offers(table({**ELAN, "column": 1}, stash=["stub-flute"])) == ["offer elan stub-flute"]


@pytest.mark.rule("OS-12.1", "OS-12.2")
@pytest.mark.parametrize("change", [{"floor": 0}, {"resting": True}, {"missing": 1}, {"lost": 4, "fleeing": True}])
def test_who_is_elsewhere_lies_down_or_flees_cannot_be_asked(change):
    t = table({**ELAN, **change}, stash=["stub-flute"])
    assert t.asked == {0: "assist"}
    assert offers(t) == []


@pytest.mark.rule("OS-12.3", "OS-12.7")
def test_an_offer_is_one_loot_from_stash_or_equipment_that_the_asked_drools_over():
    t = table(ELAN, HALEY, stash=["stub-flute", "stub-beard"], equipped=["stub-gem"])
    assert offers(t) == ["offer elan stub-flute", "offer elan stub-gem", "offer haley stub-gem"]


@pytest.mark.rule("OS-12.4", "OS-R-41")
def test_several_players_may_be_asked_each_for_a_loot_of_its_own():
    t = table(ELAN, HALEY, stash=["stub-flute", "stub-gem"])
    t.do(0, "offer elan stub-gem")
    assert offers(t) == []
    t.do(0, "withdraw elan", "offer elan stub-flute", "offer haley stub-gem")
    t.do(1, "accept roy").do(2, "accept roy")
    assert [(helper.helper, helper.bonus) for helper in t.view(0).battle.helpers] == [("elan", 2), ("haley", 4)]


@pytest.mark.rule("OS-12.5")
def test_the_asked_player_accepts_or_refuses():
    t = table(ELAN, stash=["stub-flute"], next=[1]).do(0, "offer elan stub-flute")
    assert t.options(1) == ["accept roy", "refuse"]
    t.do(1, "refuse")
    assert t.view(0).battle.helpers == []
    assert roll(t)["total"] == 1 + 3


@pytest.mark.rule("OS-12.5")
def test_a_refusal_is_no_word_of_anybody_elses():
    """Bots don't ask again who has refused."""
    t = table(ELAN, HALEY, stash=["stub-flute", "stub-gem"])
    t.do(0, "offer elan stub-flute", "offer haley stub-gem").do(1, "refuse")
    assert [t.place(offer[1]) for offer in record(t.state)["battle"]["refused"]] == [1]
    assert t.options(2) == ["accept roy", "refuse"]


@pytest.mark.rule("OS-12.6", "OS-12.7", "OS-12.9")
@pytest.mark.parametrize(("loot", "bonus"), [("stub-flute", 2), ("stub-lute", 6), ("stub-purse", None)])
def test_each_portrait_is_worth_2_and_without_one_there_is_no_offer(loot, bonus):
    t = table(ELAN, HALEY, stash=[loot], next=[1])
    if bonus is None:
        assert not t.can(0, f"offer elan {loot}")
        return
    t.do(0, f"offer elan {loot}").do(1, "accept roy")
    assert roll(t)["total"] == 1 + 3 + bonus


@pytest.mark.rule("OS-12.8")
def test_crests_count_for_everybody():
    t = table(ELAN, HALEY, stash=["stub-crest"], next=[1])
    assert offers(t) == ["offer elan stub-crest", "offer haley stub-crest"]
    t.do(0, "offer haley stub-crest").do(2, "accept roy")
    assert roll(t)["total"] == 1 + 3 + 2 * 2


@pytest.mark.rule("OS-12.9")
def test_a_defender_gets_the_bonus_on_defense():
    rooms = [{"card": "stub-hall", "stack": ["stub-rat"]}, {"card": "stub-hall"}]
    me = {"character": "roy", "floor": 1, "column": 1, "shticks": ["stub-blade"], "stash": ["stub-flute"]}
    t = Table(STUBS, players=[me, ELAN], floors=[{"rooms": rooms}], next=[1])
    t.do(0, "left", "stay", "shtick stub-blade", "offer elan stub-flute").do(1, "accept roy")
    assert t.view(0).battle.fighter.role == "defends"
    assert roll(t)["total"] == 1 + 3 + 2


@pytest.mark.rule("OS-12.10")
def test_the_helpers_own_shticks_raise_the_bonus():
    t = table({**ELAN, "shticks": ["stub-song"]}, stash=["stub-flute"]).do(0, "offer elan stub-flute").do(1, "accept")
    assert t.view(0).battle.helpers[0].bonus == 2 + 3


@pytest.mark.rule("OS-R-58")
def test_immunity_switches_off_what_the_helpers_shticks_add_but_not_the_plain_bonus():
    t = table({**ELAN, "shticks": ["stub-song"]}, monster="stub-golem", stash=["stub-flute"])
    t.do(0, "offer elan stub-flute").do(1, "accept roy")
    assert t.view(0).battle.helpers[0].bonus == 2


@pytest.mark.rule("OS-12.11")
def test_the_bonus_lasts_for_one_battle():
    rooms = [{"card": "stub-hall", "stack": ["stub-rat", "stub-rat"]}]
    t = table(ELAN, floors=[{"rooms": rooms}], stash=["stub-flute"], next=[12, 1])
    t.do(0, "offer elan stub-flute").do(1, "accept roy")
    assert roll(t)["total"] == 12 + 3 + 2
    assert roll(t.do(0, "attack", "shtick stub-blade"))["total"] == 1 + 3


@pytest.mark.rule("OS-12.12")
@pytest.mark.parametrize("die", [12, 1])
def test_the_helper_is_paid_after_the_battle_won_or_lost(die):
    t = table(ELAN, equipped=["stub-flute"], next=[die], monster="stub-thief")
    t.do(0, "offer elan stub-flute").do(1, "accept roy")
    assert stash(t, 1) == []
    t.settle()
    assert (stash(t, 1), t.player(1).equipped) == (["stub-flute"], [])
    assert t.player(0).equipped == []


@pytest.mark.rule("OS-12.13")
@pytest.mark.parametrize("lying", [{"resting": True}, {"missing": 1}])
def test_who_lies_down_may_ask_when_attacked(lying):
    attacker = {"character": "haley", "floor": 1, "shticks": ["stub-jab"]}
    victim = {"character": "roy", "floor": 1, "shticks": [], "stash": ["stub-flute"], **lying}
    t = Table(STUBS, players=[attacker, victim, ELAN], floors=[{"rooms": [{"card": "stub-hall"}]}])
    t.do(0, "stay", "attack-player roy", "shtick stub-jab").do(1, "no-shtick")
    assert t.can(1, "offer elan stub-flute")


@pytest.mark.rule("OS-12.14")
def test_duel_forbids_asking():
    t = table(ELAN, stash=["stub-flute", "stub-beard"], monster="stub-knight")
    assert "assist" not in t.asked.values()


@pytest.mark.rule("OS-12.14")
def test_nobody_refuses_against_xykon():
    t = table(ELAN, stash=["stub-flute"], monster="stub-lich").do(0, "offer elan stub-flute")
    assert t.options(1) == ["accept roy"]


# Offers and escrow


@pytest.mark.rule("OS-R-50")
def test_only_the_two_see_the_loot_of_an_offer_the_others_see_the_bonus():
    t = table(ELAN, HALEY, stash=["stub-flute"]).do(0, "offer elan stub-flute")
    assert [t.view(seat).battle.offers[0].loot for seat in range(3)] == ["stub-flute", "stub-flute", None]
    offer = next(event for event in t.told if event.kind == "offers")
    assert offer.seats == (t.seat(0), t.seat(1))
    t.do(1, "accept roy")
    assert t.heard("helps") == [{"seat": "elan", "other": "roy", "n": 2}]
    assert t.view(2).battle.helpers[0].bonus == 2


@pytest.mark.rule("OS-R-50")
def test_an_offer_may_be_improved_after_a_refusal_and_withdrawn_before_an_answer():
    t = table(ELAN, stash=["stub-flute", "stub-lute"]).do(0, "offer elan stub-flute").do(1, "refuse")
    assert t.can(0, "offer elan stub-lute")
    t.do(0, "offer elan stub-lute", "withdraw elan")
    assert 1 not in t.asked
    t.do(0, "offer elan stub-lute").do(1, "accept roy")
    assert t.view(0).battle.helpers[0].bonus == 6


@pytest.mark.rule("OS-R-50")
def test_an_offer_may_be_repeated_after_a_refusal():
    t = table(ELAN, stash=["stub-flute"]).do(0, "offer elan stub-flute").do(1, "refuse")
    t.do(0, "offer elan stub-flute").do(1, "accept roy")
    assert t.view(0).battle.helpers[0].bonus == 2


@pytest.mark.rule("OS-R-41")
def test_promised_loot_still_works_while_it_is_equipped():
    t = table(ELAN, equipped=["stub-ring"], next=[1]).do(0, "offer elan stub-ring").do(1, "accept roy")
    assert roll(t)["total"] == 1 + 3 + 4 + 2


@pytest.mark.rule("OS-R-41")
def test_a_thief_finds_no_promised_loot():
    t = table(ELAN, stash=["stub-flute"], monster="stub-thief", next=[1])
    t.do(0, "offer elan stub-flute").do(1, "accept roy").settle()
    assert t.player(0).lost == 1
    assert (stash(t, 1), t.view(0).loot_discard) == (["stub-flute"], [])


@pytest.mark.rule("OS-R-41")
def test_who_flees_drops_no_promised_loot():
    t = table(ELAN, stash=["stub-flute"], lost=3, monster="stub-thief", next=[1])
    t.do(0, "offer elan stub-flute").do(1, "accept roy").settle()
    assert t.heard("flees")
    assert t.room(1, 0).loot == 0
    t.do(0, "done")
    assert stash(t, 1) == ["stub-flute"]


# NPCs


@pytest.mark.rule("OS-12.15", "OS-12.18", "OS-12.21", "OS-12.9")
def test_characters_nobody_plays_help_at_once_for_the_same_bonus():
    t = table(ELAN, HALEY, stash=["stub-beard", "stub-keg", "stub-knife"], next=[1])
    assert t.view(0).npcs == ["vaarsuvius", "durkon", "belkar"]
    t.do(0, "hire durkon stub-keg")
    assert [(helper.helper, helper.npc, helper.bonus) for helper in t.view(0).battle.helpers] == [("durkon", True, 4)]
    assert roll(t)["total"] == 1 + 3 + 4


@pytest.mark.rule("OS-R-85")
def test_each_npc_helps_once_and_any_number_of_them_in_any_order():
    t = table(ELAN, stash=["stub-beard", "stub-keg", "stub-knife"])
    t.do(0, "hire belkar stub-knife", "hire durkon stub-beard")
    assert t.options(0) == ["done"]


THREE_FLOORS = [
    {"rooms": [{"card": "stub-hall", "stack": ["stub-rat"]}]},
    {"rooms": [{"card": "stub-hall"}]},
    {"rooms": [{"card": "stub-hall"}]},
]


@pytest.mark.rule("OS-12.16", "OS-R-15", "OS-12.18")
@pytest.mark.parametrize("change", [{}, {"resting": True}, {"fleeing": True, "lost": 4}])
def test_all_npcs_are_on_the_lowest_floor_with_a_player(change):
    t = table({**ELAN, "floor": 2, **change}, floors=THREE_FLOORS, stash=["stub-beard"], next=[12])
    assert (t.view(0).npc_floor, t.view(0).npcs) == (2, ["haley", "vaarsuvius", "durkon", "belkar"])
    assert "assist" not in t.asked.values()


@pytest.mark.rule("OS-12.16", "OS-R-15")
def test_npcs_follow_every_move_down_and_up():
    players = [{"character": "roy", "shticks": []}, {"character": "elan", "shticks": []}]
    t = Table(STUBS, players=players, floors=[{"rooms": [{"card": "stub-hall"}]}], options={"new_battles": "new-rooms"})
    assert t.view(0).npc_floor == 0
    t.do(0, "down")
    assert t.view(0).npc_floor == 1
    t.do(0, "stay", "pass").do(1, "stay", "pass")
    assert t.view(0).npc_floor == 1
    t.do(0, "up")
    assert t.view(0).npc_floor == 0


@pytest.mark.rule("OS-R-15")
def test_npcs_are_in_the_lair_without_meeting_its_conditions():
    floors = [{"rooms": [{"card": "stub-hall"}]} for _ in range(3)] + [{"rooms": [{"card": "safe-haven"}]}]
    t = Table(STUBS, players=[{"character": "roy", "floor": 4}, ELAN], floors=floors)
    assert t.view(0).npc_floor == 4
    assert "durkon" in t.view(0).npcs


@pytest.mark.rule("OS-12.17", "OS-R-15")
def test_npcs_are_in_no_room():
    floors = [{"rooms": [{"card": "stub-hall"}, {"card": "stub-hall"}]}]
    players = [
        {"character": "roy", "floor": 1, "shticks": ["stub-blade"], "column": 1},
        {"character": "elan", "shticks": [], "hand": ["stub-rat"]},
    ]
    t = Table(STUBS, players=players, floors=floors)
    assert [room.players for room in t.view(0).floors[1]] == [[], ["roy"]]
    t.do(0, "left", "stay")
    assert t.asked == {1: "call"}


@pytest.mark.rule("OS-12.17")
def test_npcs_cannot_be_attacked():
    players = [{"character": "haley", "floor": 1, "shticks": ["stub-bow"]}, ELAN]
    t = Table(STUBS, players=players, floors=[{"rooms": [{"card": "stub-hall"}]}]).do(0, "stay")
    assert t.options(0) == ["attack-player elan", "leave"]


@pytest.mark.rule("OS-12.19", "OS-12.20")
def test_no_npc_takes_what_a_player_drools_over():
    t = table(ELAN, HALEY, stash=["stub-sword", "stub-crest", "stub-beard"])
    assert [option for option in t.options(0) if option.startswith("hire")] == ["hire durkon stub-beard"]


@pytest.mark.rule("OS-12.22")
@pytest.mark.parametrize("die", [12, 1])
def test_what_an_npc_is_paid_is_discarded(die):
    t = table(ELAN, stash=["stub-beard"], next=[die]).do(0, "hire durkon stub-beard")
    assert t.view(0).loot_discard == []
    t.settle()
    assert (stash(t, 0), t.view(0).loot_discard) == ([], ["stub-beard"])
