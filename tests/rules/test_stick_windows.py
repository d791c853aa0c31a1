"""Who is asked when something may be answered, and in what order the answers count (R-30, P-1 to P-8)."""

import itertools

import pytest

from stick_table import Table

pytestmark = pytest.mark.usefixtures("either_seat")

STUBS = """
[[room]]
id = "stub-hall"
copies = 20
origin = "original"
why = "stub"
[[shtick]]
id = "stub-sword"
owner = "roy"
range = 0
attack = 2
defense = 2
result = ["wound 1"]
origin = "original"
why = "stub"
[[shtick]]
id = "stub-whistle"
owner = "elan"
use = [{ when = "before-roll", do = ["fighter 1"] }]
origin = "original"
why = "stub"
[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 5
defense = 9
copies = 6
origin = "original"
why = "stub"
[[trap]]
id = "stub-net"
evade = 8
range = 0
multiple = false
do = ["wound 1"]
origin = "original"
why = "stub"
[[loot]]
id = "stub-ring"
crest = 1
copies = 6
origin = "original"
why = "stub"
[[loot]]
id = "stub-horn"
crest = 1
use = [{ when = "before-roll", do = ["fighter 1"] }]
origin = "original"
why = "stub"
[[screw]]
id = "stub-cheer"
when = "before-roll"
do = ["fighter 4"]
copies = 4
origin = "original"
why = "stub"
[[screw]]
id = "stub-jeer"
when = "before-roll"
do = ["fighter -3"]
copies = 4
origin = "original"
why = "stub"
[[screw]]
id = "stub-out"
when = "before-roll"
do = ["banish"]
copies = 4
origin = "original"
why = "stub"
[[screw]]
id = "stub-again"
when = "after-roll"
do = ["reroll"]
copies = 4
origin = "original"
why = "stub"
[[screw]]
id = "stub-shield"
when = "wound"
do = ["prevent all"]
copies = 4
origin = "original"
why = "stub"
[[screw]]
id = "stub-duck"
when = "evade"
do = ["evade 5"]
copies = 4
origin = "original"
why = "stub"
[[screw]]
id = "stub-no"
when = "response"
do = ["cancel"]
copies = 4
origin = "original"
why = "stub"
[[screw]]
id = "stub-snack"
when = "move"
do = ["heal 1"]
origin = "original"
why = "stub"
[[screw]]
id = "stub-day"
when = "turn"
do = ["wound 1 self"]
copies = 6
origin = "original"
why = "stub"
"""

CARDS = ["rat", "cheer", "again", "shield", "duck", "no", "day"]


def table(hands, active=0, loot=(), people=("roy", "elan", "belkar", "haley"), **more):
    """Everybody on floor 1, the active player with a rat; Elan and those after him in a room beside."""
    players = [
        {
            "character": who,
            "floor": 1,
            "column": 0 if seat == active else 1,
            "shticks": ["stub-sword"] if who == "roy" else [],
            "hand": [f"stub-{name}" for name in hands[seat]],
            **more.get(who, {}),
        }
        for seat, who in enumerate(people[: len(hands)])
    ]
    rooms = [
        {"card": "stub-hall", "stack": [] if loot else ["stub-rat"], "loot": list(loot)},
        {"card": "stub-hall"},
    ]
    return Table(STUBS, players=players, floors=[{"rooms": rooms}], active=active)


def battle(hands, **more):
    t = table(hands, **more)
    active = more.get("active", 0)
    return t.do(active, "stay", "shtick stub-sword" if t.player(active).character == "roy" else "no-shtick")


def order(t):
    return [fact["seat"] for fact in t.heard("plays-card")]


# Who is asked


@pytest.mark.rule("OS-R-30")
@pytest.mark.parametrize("name", CARDS)
def test_before_the_roll_everybody_with_a_hand_is_asked_whatever_is_in_it(name):
    assert battle([[name], ["rat"], [name], []]).asked == {0: "before-roll", 1: "before-roll", 2: "before-roll"}


@pytest.mark.parametrize("name", CARDS)
def test_after_the_roll_the_roller_is_asked_whatever_the_hand_holds(name):
    t = battle([[name], ["again"]])
    t.roll(12).do(0, "pass").do(1, "pass")
    assert t.asked == {0: "after-roll"}


@pytest.mark.parametrize("name", CARDS)
def test_a_card_may_be_answered_by_everybody_else_with_a_hand(name):
    t = battle([[name], ["cheer", "no"], [name], []])
    t.do(0, "pass").do(1, "play stub-cheer").do(2, "pass")
    assert t.asked == {0: "response", 2: "response"}


@pytest.mark.parametrize("name", CARDS)
def test_a_trap_asks_everybody_with_a_hand(name):
    t = table([[name], [name], [], ["rat"]], loot=["stub-net"]).do(0, "pick-up")
    assert t.asked == {0: "evade", 1: "evade", 3: "evade"}


@pytest.mark.parametrize("name", CARDS)
def test_a_wound_outside_battle_asks_whom_it_hits(name):
    t = table([["day", name], ["shield"]], loot=["stub-ring"])
    t.do(0, "play stub-day").settle("response")
    assert t.asked == {0: "wound"}


@pytest.mark.rule("OS-13.1", "OS-R-86")
def test_who_has_prevented_every_wound_is_not_asked_again():
    t = table([["day", "shield", "shield"], []])
    t.do(0, "play stub-day").settle("response").do(0, "play stub-shield").settle("response")
    assert "wound" not in t.asked.values() and t.player(0).lost == 0


def test_a_stash_counts_like_a_hand():
    for loot in ("stub-ring", "stub-horn"):
        t = battle([["cheer", "no"], [], [], []], belkar={"stash": [loot]})
        t.settle("assist")
        assert t.asked == {0: "before-roll", 2: "before-roll"}
        assert t.can(2, "discard stub-horn") == (loot == "stub-horn")
        t.do(0, "play stub-cheer").do(2, "pass")
        assert t.asked == {2: "response"}


def test_who_has_nothing_is_not_asked():
    t = table([[], [], []]).do(0, "stay").roll(12).do(0, "shtick stub-sword")
    assert t.heard("wins")


def test_a_shtick_or_equipped_loot_for_the_moment_is_reason_enough_to_ask():
    t = battle([[], [], []], elan={"shticks": ["stub-whistle"]}, belkar={"equipped": ["stub-horn"]})
    assert t.asked == {1: "before-roll", 2: "before-roll"}
    assert (t.options(1), t.options(2)) == (["pass", "flip stub-whistle"], ["pass", "discard stub-horn"])
    t = battle([[], ["rat"], []], elan={"shticks": ["stub-whistle"], "flipped": ["stub-whistle"]})
    assert (t.asked, t.options(1)) == ({1: "before-roll"}, ["pass"])


def test_an_answer_is_no_news_to_the_others():
    """Until all have answered nobody sees whether the others passed."""
    seen = []
    for answer in ("pass", "play stub-cheer"):
        t = battle([["rat"], ["cheer", "rat"], ["rat"]])
        t.do(1, answer)
        assert (t.told, t.asked) == ([], {0: "before-roll", 2: "before-roll"})
        seen.append((t.view(0), t.view(2), t.options(0), t.options(2)))
    assert seen[0] == seen[1]


# In what order


@pytest.mark.rule("OS-R-30")
@pytest.mark.parametrize("active", range(4))
@pytest.mark.parametrize("answering", list(itertools.permutations(range(3)))[:6:2])
def test_answers_count_clockwise_from_the_active_player_however_fast_they_come(active, answering):
    t = battle([["cheer"], ["cheer"], ["cheer"], ["cheer"]], active=active)
    played = []
    while "before-roll" in t.asked.values():
        seats = list(t.asked)
        for place in sorted(range(len(seats)), key=lambda place: answering[place % 3]):
            t.do(seats[place], "play stub-cheer")
            played += order(t)
        t.settle("response")
    names = ["roy", "elan", "belkar", "haley"]
    assert played == names[active:] + names[:active]


@pytest.mark.rule("OS-R-30")
def test_a_card_opens_the_window_again_for_everybody():
    t = battle([["rat"], ["cheer"], ["cheer", "rat"], []])
    t.do(0, "pass").do(1, "play stub-cheer").do(2, "pass").settle("response")
    assert t.asked == {0: "before-roll", 2: "before-roll"}
    t.do(0, "pass").do(2, "play stub-cheer").settle("response")
    assert t.asked == {0: "before-roll", 2: "before-roll"}
    t.roll(12).do(0, "pass").do(2, "pass")
    assert t.heard("rolls")[0]["total"] == 12 + 2 + 4 + 4


@pytest.mark.rule("OS-R-30")
def test_who_meant_to_play_second_may_think_again():
    t = battle([["rat"], ["cheer"], ["cheer", "jeer"]])
    t.do(0, "pass").do(1, "play stub-cheer").do(2, "play stub-cheer").settle("response")
    assert (t.player(2).hand, t.options(2)) == (2, ["pass", "play stub-cheer", "play stub-jeer"])


@pytest.mark.rule("OS-R-30")
def test_the_window_closes_when_all_pass():
    t = battle([["cheer"], ["cheer"], ["cheer"]])
    t.roll(9).do(2, "pass").do(1, "pass")
    assert not t.heard("rolls")
    t.do(0, "pass")
    assert t.heard("rolls")


@pytest.mark.rule("OS-R-30")
def test_the_last_response_is_carried_out_first():
    t = battle([["rat"], ["jeer", "no", "rat"], ["no", "rat"], ["no", "rat"]])
    t.do(0, "pass").do(1, "play stub-jeer").do(2, "pass").do(3, "pass")
    t.do(0, "pass").do(2, "play stub-no").do(3, "pass")
    t.do(0, "pass").do(1, "play stub-no").do(3, "pass")
    t.do(0, "pass").do(2, "pass").do(3, "play stub-no")
    assert t.view(0).played == ["stub-no", "stub-no", "stub-no", "stub-jeer"]
    cancelled = []
    while "response" in t.asked.values():
        t.do(next(iter(t.asked)), "pass")
        cancelled += [fact["card"] for fact in t.heard("cancelled")]
    assert cancelled == ["stub-no", "stub-jeer"]
    assert t.view(0).battle_discard == ["stub-no", "stub-no", "stub-no", "stub-jeer"]
    assert t.view(0).battle.fighter.total == 2


@pytest.mark.rule("OS-R-30")
def test_of_two_responses_only_the_first_clockwise_counts_and_the_other_is_kept():
    t = battle([["rat"], ["jeer", "rat"], ["no"], ["no"]])
    t.do(0, "pass").do(1, "play stub-jeer").do(2, "pass").do(3, "pass")
    t.do(0, "pass").do(3, "play stub-no").do(2, "play stub-no")
    assert order(t) == ["belkar"]
    t.settle("response")
    assert (t.player(2).hand, t.player(3).hand, t.view(0).battle.fighter.total) == (0, 1, 2)


@pytest.mark.rule("OS-R-30")
def test_a_card_that_has_lost_its_object_is_not_spent():
    t = battle([["rat"], ["out"], ["out"]])
    t.do(0, "pass").do(1, "play stub-out").do(2, "play stub-out").settle("response")
    assert (t.stack(1, 0), t.player(2).hand, t.view(0).battle) == ([], 1, None)


@pytest.mark.rule("OS-23.1", "OS-23.2")
@pytest.mark.parametrize(("lost", "answers", "reason"), [(0, [], "no-effect"), (1, ["right"], "moment")])
def test_a_card_to_be_used_before_a_move_says_why_it_is_no_answer(lost, answers, reason):
    roy = {"character": "roy", "floor": 1, "shticks": [], "lost": lost, "hand": ["stub-snack"]}
    t = Table(STUBS, players=[roy, {"character": "elan"}], floors=[{"rooms": [{"card": "stub-hall"}] * 4}])
    t.do(0, *answers)
    assert t.asked == {0: "move" if answers else "start"}
    assert t.view(0).refused["stub-snack"].reason == reason
