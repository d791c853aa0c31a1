"""OS-23: Screw This! cards, when they are played and what they do."""

import json

import pytest

from stick_table import Table

pytestmark = pytest.mark.usefixtures("either_seat")


def toml(value):
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{name} = {toml(each)}" for name, each in value.items()]) + " }"
    return f"[{', '.join([toml(each) for each in value])}]" if isinstance(value, list) else json.dumps(value)


def card(kind, id, **fields):
    fields = {"id": f"stub-{id}", "origin": "original", "why": "stub", **fields}
    return "\n".join([f"[[{kind}]]", *[f"{name} = {toml(value)}" for name, value in fields.items()], ""])


def screw(id, when, *do, **fields):
    return card("screw", id, when=when, do=[*do], copies=3, **fields)


def monster(id, **fields):
    return card("monster", id, **{"types": ["animal"], "attack": 5, "defense": 9, **fields})


STUBS = "\n".join(
    [
        card("room", "hall", copies=20),
        card("shtick", "sword", owner="roy", range=0, attack=2, defense=2, result=["wound 1"], boost={"attack": 3}),
        card("shtick", "axe", owner="roy", range=0, attack=2, defense=2, result=["wound 1"]),
        monster("rat", copies=4),
        monster("archer", range=2),
        card("trap", "net", evade=8, range=0, multiple=False, do=["wound 1"]),
        card("loot", "ring", crest=1, copies=4),
        card("loot", "rope", drool={"elan": 1}),
        screw("dawn", "start", "heal 1"),
        screw("dusk", "end", "heal 1"),
        screw("day", "turn", "heal 1"),
        screw("cheer", "before-roll", "fighter 4"),
        screw("jeer", "before-roll", "monster 4"),
        screw("self", "before-roll", "me 4", **{"if": ["fighting"]}),
        screw("fury", "before-roll", "boost 1 self", **{"if": ["fighting"]}),
        screw("pack", "before-roll", "rally animal 3", "guard animal 3"),
        screw("cheat", "before-roll", "snub"),
        screw("again", "after-roll", "reroll"),
        screw("shield", "wound", "prevent all"),
        screw("duck", "evade", "evade 5"),
        screw("no", "response", "cancel"),
        screw("spy", "start", "flip 1 other"),
        screw("brick", "turn", "wound 1 other"),
        screw("study", "turn", "shtick 1"),
        screw("crate", "turn", "loot 1"),
        screw("shot", "turn", "snipe"),
        screw("rest", "turn", "heal 1", "unflip 1"),
    ]
)  # fmt: skip


def stub(names):
    return [f"stub-{name}" for name in names]


def table(*stack, hand=(), elan=(), belkar=(), beside=(), loot=(), phase="start", shticks=("sword",), **roy):
    """Roy in a room with a Stack, Elan and Belkar on the floor without shticks."""
    roy["stash"] = stub(roy.get("stash", []))
    return Table(
        STUBS,
        players=[
            {"character": "roy", "floor": 1, "shticks": stub(shticks), "hand": stub(hand), **roy},
            {"character": "elan", "floor": 1, "column": 1, "shticks": [], "hand": stub(elan)},
            {"character": "belkar", "floor": 1, "column": 1, "shticks": [], "hand": stub(belkar)},
        ],
        floors=[
            {
                "rooms": [
                    {"card": "stub-hall", "stack": stub(stack), "loot": stub(loot)},
                    {"card": "stub-hall", "stack": stub(beside)},
                ]
            }
        ],
        loot_deck=["stub-ring"],
        phase=phase,
    )


def battle(*stack, use="sword", **more):
    return table(*stack, **more).do(0, "stay", f"shtick stub-{use}")


def sides(t):
    return t.view(0).battle.fighter.total, t.view(0).battle.foe.total


def discarded(t):
    return t.view(0).battle_discard


# When


@pytest.mark.rule("OS-23.2", "OS-23.6", "OS-3.10", "OS-3.22")
@pytest.mark.parametrize(("phase", "playable"), [("start", ["dawn", "day"]), ("end", ["dusk", "day"])])
def test_some_cards_are_for_the_start_or_the_end_of_a_turn(phase, playable):
    t = table(hand=["dawn", "dusk", "day", "cheer", "again", "shield", "duck", "no"], lost=1, phase=phase)
    plays = [option for option in t.options(0) if option.startswith("play")]
    assert plays == [f"play stub-{name}" for name in playable]


@pytest.mark.rule("OS-23.2")
def test_the_when_line_limits_a_card_to_its_moment():
    t = battle("rat", hand=["dawn", "dusk", "day", "again", "shield", "duck", "no"], lost=1)
    assert (t.asked, t.options(0)) == ({0: "before-roll"}, ["pass"])


@pytest.mark.rule("OS-23.2", "OS-23.5")
def test_many_cards_work_on_another_players_turn():
    t = battle("rat", elan=["jeer"], belkar=["cheer"])
    assert (t.options(1), t.options(2)) == (["pass", "play stub-jeer"], ["pass", "play stub-cheer"])
    t.do(1, "play stub-jeer").do(2, "play stub-cheer").settle("response")
    assert sides(t) == (2, 9 + 4)
    t.roll(1).do(2, "play stub-cheer")
    assert t.heard("rolls") == [{"seat": "roy", "die": 1, "total": 1 + 2 + 4, "against": 9 + 4}]


@pytest.mark.rule("OS-23.2")
def test_start_and_end_cards_are_only_for_ones_own_turn():
    t = table(hand=["dusk"], elan=["dawn", "dusk", "day"])
    assert list(t.asked) == [0]
    t.do(0, "stay")
    assert t.asked == {0: "end"}


@pytest.mark.rule("OS-23.5", "OS-8.17", "OS-8.23", "OS-R-30")
def test_values_change_until_the_die_is_rolled_and_not_afterwards():
    t = battle("rat", hand=["cheer", "self", "jeer", "again"])
    assert t.options(0) == ["pass", "play stub-cheer", "play stub-self", "play stub-jeer"]
    t.roll(4).do(0, "pass")
    assert (t.asked, t.options(0)) == ({0: "after-roll"}, ["pass", "play stub-again"])


@pytest.mark.rule("OS-23.9", "OS-5.18")
def test_a_hand_without_monsters_is_lost_when_its_owner_is_called():
    t = Table(
        STUBS,
        players=[
            {"character": "roy", "floor": 1, "shticks": []},
            {"character": "elan", "shticks": [], "hand": stub(["cheer", "jeer"])},
            {"character": "belkar", "shticks": [], "hand": stub(["rat", "cheer"])},
        ],
        floors=[{"rooms": [{"card": "stub-hall"}] * 2}],
    )
    t.do(0, "right", "stay")
    assert t.heard("hand-thrown-away") == [{"seat": "elan", "n": 2}]
    assert (t.player(1).hand, t.asked, discarded(t)) == (7, {2: "call"}, ["stub-cheer", "stub-jeer"])


@pytest.mark.rule("OS-23.10", "OS-13.25")
def test_a_fleeing_player_may_play_cards():
    t = Table(
        STUBS,
        players=[
            {"character": "roy", "floor": 1, "shticks": ["stub-sword"]},
            {"character": "elan", "floor": 1, "shticks": [], "hand": ["stub-jeer"], "fleeing": True, "lost": 4},
        ],
        floors=[{"rooms": [{"card": "stub-hall", "stack": ["stub-rat"]}]}],
    )
    t.do(0, "stay", "shtick stub-sword").do(1, "play stub-jeer")
    assert t.heard("plays-card") == [{"seat": "elan", "card": "stub-jeer"}]


@pytest.mark.rule("OS-23.10", "OS-13.24", "OS-13.22")
def test_a_fleeing_player_plays_nothing_that_fleeing_forbids():
    t = table(hand=["day", "crate", "brick", "study"], lost=4, fleeing=True, phase="end")
    assert [option for option in t.options(0) if option.startswith("play")] == ["play stub-brick", "play stub-study"]


# Playing


@pytest.mark.rule("OS-23.1")
def test_everything_waits_while_a_card_is_carried_out():
    t = table("rat", hand=["brick"], elan=["cheer"], belkar=["jeer"])
    t.do(0, "play stub-brick")
    assert (t.view(2).played, t.asked) == (["stub-brick"], {1: "response", 2: "response"})
    t.do(1, "pass").do(2, "pass")
    assert (t.asked, t.options(0)) == ({0: "target"}, ["target elan", "target belkar"])
    t.do(0, "target elan")
    assert t.asked == {1: "wound"}
    t.do(1, "pass")
    assert (t.player(1).lost, t.asked) == (1, {0: "start"})


@pytest.mark.rule("OS-23.4")
def test_a_card_is_discarded_after_its_effects():
    t = table(hand=["brick"], elan=["jeer"])
    t.do(0, "play stub-brick")
    assert (t.player(0).hand, discarded(t)) == (0, [])
    t.do(1, "pass")
    assert (t.asked, discarded(t)) == ({0: "target"}, [])
    t.do(0, "target belkar")
    assert discarded(t) == ["stub-brick"]


@pytest.mark.rule("OS-23.8", "OS-5.20")
def test_no_card_replaces_the_one_played():
    t = table(hand=["day", "jeer"], lost=1)
    t.do(0, "play stub-day")
    assert (t.view(0).hand, t.player(0).lost) == (["stub-jeer"], 0)
    t.do(0, "stay").do(0, "pass")
    assert t.view(0).hand == ["stub-jeer"]


# Responses


@pytest.mark.rule("OS-23.3", "OS-R-30")
def test_anybody_else_may_answer_a_card_with_a_response():
    t = battle("rat", hand=["no"], elan=["jeer", "no"], belkar=["no"])
    t.do(0, "pass").do(1, "play stub-jeer").do(2, "pass")
    assert t.asked == {0: "response", 2: "response"}
    assert t.options(0) == ["pass", "play stub-no"]


@pytest.mark.rule("OS-R-30", "OS-23.3")
def test_a_response_is_carried_out_before_the_card_it_answers():
    t = battle("rat", hand=["cheer"], elan=["jeer"], belkar=["no", "day"])
    t.do(0, "pass").do(1, "play stub-jeer").do(2, "pass")
    t.do(0, "pass").do(2, "play stub-no")
    assert t.view(0).played == ["stub-no", "stub-jeer"]
    t.settle("response")
    assert t.heard("cancelled") == [{"card": "stub-jeer"}]
    assert (sides(t), discarded(t)) == ((2, 9), ["stub-no", "stub-jeer"])


@pytest.mark.rule("OS-R-30", "OS-23.3")
def test_a_cancelled_card_is_not_answered_again():
    t = battle("rat", hand=["cheer", "no"], elan=["jeer"], belkar=["no"])
    t.do(0, "pass").do(1, "play stub-jeer").do(2, "pass")
    t.do(0, "pass").do(2, "play stub-no")
    t.do(0, "pass")
    assert (t.asked, t.view(0).played) == ({0: "before-roll"}, [])
    assert discarded(t) == ["stub-no", "stub-jeer"]


@pytest.mark.rule("OS-R-30", "OS-23.3")
def test_a_response_may_be_answered_too():
    t = battle("rat", hand=["cheer"], elan=["jeer", "no", "day"], belkar=["no", "day"])
    t.do(0, "pass").do(1, "play stub-jeer").do(2, "pass")
    t.do(0, "pass").do(2, "play stub-no")
    assert t.asked == {0: "response", 1: "response"}
    t.do(0, "pass").do(1, "play stub-no")
    assert t.view(0).played == ["stub-no", "stub-no", "stub-jeer"]
    t.settle("response")
    assert sides(t) == (2, 9 + 4)


@pytest.mark.rule("OS-R-30")
def test_a_card_already_carried_out_cannot_be_answered():
    t = battle("rat", elan=["jeer", "day"], belkar=["no"])
    t.do(1, "play stub-jeer").do(2, "pass").settle("response")
    assert (t.asked, t.options(2)) == ({1: "before-roll", 2: "before-roll"}, ["pass"])


@pytest.mark.rule("OS-R-30")
def test_a_response_must_fit_its_own_when_line():
    t = battle("rat", hand=["cheer"], elan=["jeer"], belkar=["jeer"])
    t.do(0, "pass").do(1, "play stub-jeer").do(2, "pass")
    assert (t.options(0), t.options(2)) == (["pass"], ["pass"])
    t = table(hand=["no", "day"], lost=1)
    assert not t.can(0, "play stub-no")


# Effects


@pytest.mark.rule("OS-23.7")
@pytest.mark.parametrize(
    ("name", "totals"), [("self", (6, 9)), ("cheer", (6, 9)), ("jeer", (2, 13)), ("fury", (5, 9)), ("pack", (2, 12))]
)
def test_cards_change_the_values_of_a_battle(name, totals):
    t = battle("rat", hand=[name, "day"])
    t.do(0, f"play stub-{name}")
    if name == "fury":
        t.do(0, "card stub-sword")
    assert sides(t) == totals


@pytest.mark.rule("OS-23.7")
def test_cards_deal_wounds_flip_heal_unflip_and_give_shticks_and_loot():
    t = table(hand=["brick", "rest", "study", "crate", "dawn"], lost=2, shticks=["sword", "axe"], flipped=["stub-axe"])
    shticks, stash = len(t.player(0).shticks), t.player(0).stash
    t.do(0, "play stub-brick", "target belkar", "play stub-rest", "play stub-study", "play stub-crate")
    roy = t.player(0)
    assert (t.player(2).lost, roy.lost, any(each.flipped for each in roy.shticks)) == (1, 1, False)
    assert (len(roy.shticks), roy.stash) == (shticks + 1, stash + 1)


@pytest.mark.rule("OS-23.7")
def test_a_card_flips_another_players_shtick():
    t = Table(
        STUBS,
        players=[
            {"character": "elan", "shticks": [], "hand": ["stub-spy"]},
            {"character": "roy", "floor": 1, "shticks": ["stub-sword", "stub-axe"]},
        ],
        floors=[{"rooms": [{"card": "stub-hall"}]}],
    )
    t.do(0, "play stub-spy", "card stub-axe")
    assert [each.id for each in t.player(1).shticks if each.flipped] == ["stub-axe"]


HARM = {"wound 1": "stub-0", "drop-loot 1": "stub-1", "flip 1": "stub-2", "lose-cards 1": "stub-3",
        "lose-loot 1": "stub-4", "miss 1": "stub-5", "steal 1": "stub-6", "take 1": "stub-7"}  # fmt: skip
HARMFUL = STUBS + "\n".join(screw(str(n), "turn", f"{do} other") for n, do in enumerate(HARM))


@pytest.mark.rule("OS-1.56", "OS-R-2")
@pytest.mark.parametrize("card", HARM.values(), ids=HARM)
@pytest.mark.parametrize("floor", [0, 1])
def test_nobody_on_the_entrance_is_harmed_by_another_players_card(card, floor):
    victim = {"hand": ["stub-day"], "shticks": ["stub-sword"], "stash": ["stub-ring"], "equipped": ["stub-ring"]}
    t = Table(
        HARMFUL,
        players=[
            {"character": "elan", "floor": floor, "shticks": [], "hand": [card]},
            {"character": "roy", "floor": floor, **victim},
        ],
        floors=[{"rooms": [{"card": "stub-hall"}]}],
    )
    assert t.can(0, f"play {card}") == (floor == 1)


@pytest.mark.rule("OS-1.56", "OS-R-2")
def test_what_hits_everybody_spares_those_on_the_entrance():
    t = Table(
        STUBS + screw("slap", "turn", "lose-cards 1 others"),
        players=[
            {"character": "elan", "floor": 1, "shticks": [], "hand": ["stub-slap"]},
            {"character": "roy", "floor": 1, "shticks": [], "hand": ["stub-day", "stub-dawn"]},
            {"character": "haley", "floor": 0, "shticks": [], "hand": ["stub-day", "stub-dusk"]},
        ],
        floors=[{"rooms": [{"card": "stub-hall"}]}],
    )
    t.do(0, "play stub-slap").settle("response")
    assert [t.player(seat).hand for seat in (0, 1, 2)] == [0, 1, 2]


@pytest.mark.rule("OS-23.7", "OS-17.11")
@pytest.mark.parametrize(("name", "lost"), [("duck", 0), ("", 1)])
def test_a_card_helps_to_evade(name, lost):
    t = table(hand=["duck"], loot=["net"])
    t.roll(3).do(0, "pick-up")
    assert t.asked == {0: "evade"}
    t.do(0, f"play stub-{name}" if name else "pass").settle()
    assert t.player(0).lost == lost


@pytest.mark.rule("OS-23.7", "OS-8.42")
@pytest.mark.parametrize(("name", "kept"), [("cheat", 1), ("day", 0)])
def test_a_card_frees_from_a_promise(name, kept):
    t = table("rat", hand=[name], stash=["rope"]).do(0, "stay", "shtick stub-sword", "offer elan stub-rope")
    t.do(1, "accept")
    t.settle("assist")
    t.roll(1).do(0, "play stub-cheat" if name == "cheat" else "pass").settle()
    assert (t.player(0).stash, t.player(1).stash) == (kept, 1 - kept)


@pytest.mark.rule("OS-23.7", "OS-7.19")
def test_a_card_makes_a_monster_attack_from_afar():
    t = table("archer", hand=["shot"])
    t.do(0, "play stub-shot", "card @0 elan")
    assert (t.asked, t.options(1)) == ({1: "shtick"}, ["no-shtick"])
    t.roll(1).do(1, "no-shtick")
    assert (t.player(1).lost, t.asked) == (1, {0: "start"})


@pytest.mark.rule("OS-23.7", "OS-R-30")
def test_after_the_roll_a_card_may_change_the_die_or_prevent_the_wound():
    t = battle("rat", hand=["again", "shield"])
    t.roll(1, 12).do(0, "pass")
    assert t.options(0) == ["pass", "play stub-again", "play stub-shield"]
    t.do(0, "play stub-again")
    assert t.options(0) == ["pass"]
    t.do(0, "pass")
    assert (len(t.heard("wins")), t.player(0).lost) == (1, 0)
    t = battle("rat", hand=["again", "shield"])
    t.roll(1).do(0, "pass", "play stub-shield", "pass")
    assert (len(t.heard("loses")), t.player(0).lost) == (1, 0)


# How long


@pytest.mark.rule("OS-23.11", "OS-8.46", "OS-8.47")
@pytest.mark.parametrize(
    ("name", "first", "second"), [("self", (6, 9), (2, 9)), ("fury", (5, 9), (5, 9)), ("pack", (2, 12), (2, 12))]
)
def test_effects_last_until_the_end_of_the_battle_or_of_the_turn(name, first, second):
    t = battle("rat", "rat", hand=[name, "day"])
    t.do(0, f"play stub-{name}")
    if name == "fury":
        t.do(0, "card stub-sword")
    assert sides(t) == first
    t.roll(12).do(0, "pass").settle().do(0, "attack", "shtick stub-sword")
    assert sides(t) == second


@pytest.mark.rule("OS-23.11")
@pytest.mark.parametrize("name", ["fury", "pack"])
def test_nothing_lasts_beyond_the_turn(name):
    t = battle("rat", hand=[name, "day"])
    t.do(0, f"play stub-{name}")
    if name == "fury":
        t.do(0, "card stub-sword")
    t.roll(1).do(0, "pass").settle().do(0, "pass").do(1, "rest").do(2, "rest").do(0, "stay", "shtick stub-sword")
    assert sides(t) == (2, 9)
