"""Verbs of cards that few or no printed cards use, on stub cards; what cannot happen is not offered (OS-23.7)."""

import pytest

from stick_table import Table
from underdeck import Refusal
from underdeck.games.stick.rules import cards
from underdeck.games.stick.rules.conditions import OF_BATTLE, OF_MONSTER, OF_PLAYER, PER, PER_IN_BATTLE
from underdeck.games.stick.rules.verbs import VERBS

CARDS = {
    "pick": ("turn", ["pick 2"]),
    "run": ("turn", ["run"]),
    "chase": ("turn", ["run other"]),
    "rummage": ("turn", ["rummage"]),
    "sink": ("turn", ["sink"]),
    "slay": ("turn", ["slay"]),
    "rouse": ("turn", ["rally goblin 2"]),
    "guard": ("turn", ["guard all 3"]),
    "spill": ("turn", ["drop-loot 1 other"]),
    "take": ("turn", ["take 1 other-here"]),
    "learn": ("turn", ["shtick 1"]),
    "study": ("turn", ["shtick 2"]),
    "reach": ("before-roll", ["reach 2"]),
    "nudge": ("after-roll", ["die 3"]),
    "again": ("after-roll", ["reroll"]),
    "brace": ("wound", ["prevent 1"]),
    "everyone": ("turn", ["wound 1 everyone"]),
    "others": ("turn", ["wound 1 others"]),
    "others-here": ("turn", ["wound 1 others-here"]),
    "others-floor": ("turn", ["wound 1 others-floor"]),
    "all-here": ("turn", ["wound 1 all-here"]),
    "all-floor": ("turn", ["wound 1 all-floor"]),
    "anyone-here": ("turn", ["heal 1 anyone-here"]),
}

STUBS = "".join(
    f"""
[[screw]]
id = "stub-{name}"
copies = 2
when = "{when}"
do = {do}
""".replace("'", '"')
    for name, (when, do) in CARDS.items()
)
STUBS += """
[[room]]
id = "stub-hall"
copies = 12
[[shtick]]
id = "stub-sword"
owner = "roy"
types = ["weapon"]
attack = 2
defense = 2
range = 0
result = ["wound 1"]
[[shtick]]
id = "stub-sling"
owner = "elan"
attack = 2
defense = 2
range = 1
result = ["wound 1"]
[[shtick]]
id = "stub-shield"
owner = "elan"
bonus = ["defense 20"]
[[monster]]
id = "stub-mouse"
types = ["animal"]
attack = 1
defense = 1
[[monster]]
id = "stub-wall"
types = ["ogre"]
attack = 30
defense = 30
[[loot]]
id = "stub-salve"
crest = 1
use = [{ when = "turn", do = ["heal 1"] }]
copies = 2
[[shtick]]
id = "stub-help"
owner = "roy"
bonus = ["attack 1 if helped", "attack 2 if unhelped", "attack 4 if no-shtick"]
[[monster]]
id = "stub-goblin"
types = ["goblin"]
attack = 5
defense = 5
copies = 4
[[monster]]
id = "stub-cat"
types = ["animal"]
attack = 5
defense = 5
coins = 1
copies = 4
[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 5
defense = 5
x = 3
copies = 2
[[monster]]
id = "stub-lackey"
types = ["human"]
attack = 5
defense = 5
abilities = ["henchman"]
[[monster]]
id = "stub-minion"
types = ["human"]
attack = 5
defense = 5
abilities = ["henchman"]
[[monster]]
id = "stub-lurker"
types = ["fiend"]
attack = 5
defense = 6
support = { by = ["goblin"], gives = "ambush" }
[[monster]]
id = "stub-archer"
types = ["human"]
attack = 5
defense = 5
range = 3
copies = 2
[[loot]]
id = "stub-gem"
crest = 1
copies = 9
[[trap]]
id = "stub-dart"
evade = 12
range = 0
multiple = false
do = ["wound 1"]
"""
STUBS = STUBS.replace("\nid = ", '\norigin = "original"\nwhy = "stub"\nid = ')


def hall(*stack, **room):
    return {"card": "stub-hall", "stack": list(stack), **room}


def person(character, **more):
    return {"character": character, "floor": 1, "shticks": [], **more}


def holding(card, *rooms, roy=(), elan=(), others=(), **position):
    """Roy holds that card in the first of these rooms; Elan stands beside him."""
    players = [person("roy", hand=[f"stub-{card}"], **dict(roy)), person("elan", **dict(elan)), *others]
    return Table(STUBS, players=players, floors=[{"rooms": list(rooms or [hall(), hall()])}], **position)


def played(t, card, seat=0):
    return settled(t.do(seat, f"play stub-{card}"), "response")


def settled(t, *kinds):
    """What was told before stays told."""
    heard = t.told
    t.settle(*kinds)
    t.told = heard + t.told
    return t


@pytest.mark.rule("OS-16.2", "OS-23.7")
def test_a_card_that_picks_up_loot_takes_up_to_so_many_where_there_is_any():
    t = played(holding("pick", hall(loot=["stub-gem"] * 3)), "pick")
    t.do(0, "pick-up", "pick-up")
    assert (t.player(0).stash, t.room(1, 0).loot, t.asked) == (2, 1, {0: "start"})
    assert not holding("pick").can(0, "play stub-pick")


@pytest.mark.rule("OS-13.7", "OS-13.9", "OS-13.10")
def test_a_card_that_makes_one_run_away_costs_all_wounds():
    rooms = [hall(down=0), hall(), hall(), hall(), hall()]
    t = played(holding("run", *rooms, roy={"column": 4, "stash": ["stub-gem"]}), "run")
    assert t.heard("flees") == [{"seat": "roy"}]
    assert (t.player(0).fleeing, t.player(0).column, t.player(0).lost) == (True, 1, t.player(0).wounds)
    assert (t.room(1, 4).loot, t.player(0).stash) == (1, 0)
    t = played(holding("chase", *rooms, elan={"column": 4}), "chase")
    assert ([fact["seat"] for fact in t.heard("flees")], t.player(1).column) == (["elan"], 1)
    assert not holding("chase", elan={"floor": 0}).can(0, "play stub-chase")


@pytest.mark.rule("OS-16.11", "OS-16.23")
def test_a_card_that_rummages_takes_loot_of_choice_from_the_discards_but_no_trap():
    t = holding("rummage", loot_discard=["stub-dart", "stub-gem", "talisman-of-dorukan"])
    played(t, "rummage")
    assert t.options(0) == ["card stub-gem", "card talisman-of-dorukan"]
    t.do(0, "card talisman-of-dorukan")
    assert [loot.id for loot in t.view(0).stash] == ["talisman-of-dorukan"]
    assert t.view(0).loot_discard == ["stub-dart", "stub-gem"]
    assert t.heard("rummages") == [{"seat": "roy", "loot": "talisman-of-dorukan"}]
    card = t.state.players[0].stash[0]
    assert t.state.seen[card] == 0b11
    assert not holding("rummage", loot_discard=["stub-dart"]).can(0, "play stub-rummage")


@pytest.mark.rule("OS-5.15")
def test_the_top_monster_sinks_beneath_the_others():
    t = played(holding("sink", hall("stub-cat", "stub-goblin", "stub-goblin")), "sink")
    assert t.stack(1, 0) == ["stub-goblin", "stub-goblin", "stub-cat"]
    assert not holding("sink", hall("stub-cat")).can(0, "play stub-sink")


@pytest.mark.rule("OS-21.14", "OS-5.15")
def test_only_henchmen_sink_below_henchmen():
    assert not holding("sink", hall("stub-cat", "stub-lackey")).can(0, "play stub-sink")
    t = played(holding("sink", hall("stub-lackey", "stub-minion")), "sink")
    assert t.stack(1, 0) == ["stub-minion", "stub-lackey"]
    t = played(holding("sink", hall("stub-cat", "stub-goblin", "stub-lackey")), "sink")
    assert t.stack(1, 0) == ["stub-goblin", "stub-cat", "stub-lackey"]


@pytest.mark.rule("OS-8.34", "OS-8.36")
def test_the_top_monster_of_ones_room_is_slain_outside_a_battle():
    t = played(holding("slay", hall("stub-cat", "stub-goblin"), loot_deck=["stub-gem"]), "slay")
    assert (t.stack(1, 0), t.room(1, 0).loot) == (["stub-goblin"], 1)
    assert t.heard("defeated") == [{"seat": "roy", "monster": "stub-cat"}]
    assert not holding("slay").can(0, "play stub-slay")


@pytest.mark.rule("OS-23.7")
@pytest.mark.parametrize(("card", "type", "rooms", "attack"), [
    ("rouse", "goblin", [hall(), hall("stub-goblin")], 7),
    ("guard", "cat", [hall(), hall("stub-cat")], 5),
])  # fmt: skip
def test_monsters_are_roused_for_the_turn_where_there_are_any_on_the_floor(card, type, rooms, attack):
    t = played(holding(card, *rooms, next=[6]), card)
    t.do(0, "right", "stay", "no-shtick")
    assert t.heard("rolls")[0]["against"] == attack
    assert not holding(card).can(0, f"play stub-{card}")


@pytest.mark.rule("OS-23.7")
def test_rousing_goblins_needs_goblins_and_moves_no_others():
    assert not holding("rouse", hall(), hall("stub-cat")).can(0, "play stub-rouse")
    t = played(holding("rouse", hall(), hall("stub-cat"), hall("stub-goblin"), next=[6]), "rouse")
    t.do(0, "right", "stay", "no-shtick")
    assert t.heard("rolls")[0]["against"] == 5


@pytest.mark.rule("OS-23.7")
def test_rallies_end_with_the_turn_and_a_guard_helps_a_monster_that_defends():
    t = played(holding("guard", hall(), hall("stub-goblin", "stub-cat"), next=[6], roy={"column": 1}), "guard")
    t.do(0, "stay", "no-shtick")
    assert t.heard("rolls")[0]["against"] == 5 + 3
    assert t.state.rallies
    t.do(0, "pass")
    assert not t.state.rallies


@pytest.mark.rule("OS-16.11")
def test_spilled_loot_lies_on_the_floor_and_on_the_entrance_nothing_is_spilled():
    t = played(holding("spill", elan={"stash": ["stub-gem"]}), "spill")
    assert (t.player(1).stash, t.room(1, 0).loot) == (0, 1)
    assert not holding("spill", elan={"stash": ["stub-gem"], "floor": 0}).can(0, "play stub-spill")


@pytest.mark.rule("OS-10.18")
def test_a_card_that_takes_takes_what_is_equipped_of_choice():
    t = played(holding("take", elan={"equipped": ["stub-gem", "talisman-of-dorukan"], "stash": ["stub-gem"]}), "take")
    assert t.options(0) == ["card stub-gem", "card talisman-of-dorukan"]
    t.do(0, "card stub-gem")
    assert [loot.id for loot in t.view(0).stash] == ["stub-gem"]
    assert [loot.id for loot in t.player(1).equipped] == ["talisman-of-dorukan"]
    assert not holding("take", elan={"stash": ["stub-gem"]}).can(0, "play stub-take")
    assert not holding("take", elan={"equipped": ["stub-gem"], "column": 1}).can(0, "play stub-take")


@pytest.mark.rule("OS-15.16", "OS-R-70")
def test_a_shtick_too_many_is_told():
    t = played(holding("study", roy={"deck": ["stub-sword"]}), "study")
    assert [fact["shtick"] for fact in t.heard("gained-shtick")] == ["stub-sword"]
    assert t.heard("no-shticks-left") == [{"seat": "roy"}]
    assert not holding("learn", roy={"deck": []}).can(0, "play stub-learn")


@pytest.mark.rule("OS-7.16", "OS-7.15")
def test_a_longer_reach_lets_a_defender_choose_again():
    """An archer two rooms away snipes Elan; with two more rooms of reach his sling will do."""
    elan = person("elan", shticks=["stub-sling"], hand=["stub-reach"], column=0)
    rooms = [hall(), hall(), hall("stub-archer")]
    start = {"fighter": 0, "role": 2, "floor": 1, "column": 2, "distance": 2, "result": 2}
    position = {"players": [elan, person("roy", floor=0)], "floors": [{"rooms": rooms}]}
    agenda = [[3], [2], [71], [8]]
    t = Table(STUBS, **position, battle=start, agenda=agenda, next=[6])
    assert t.options(0) == ["no-shtick"]
    t.do(0, "no-shtick", "play stub-reach").settle("response")
    assert t.options(0) == ["shtick stub-sling", "no-shtick"]
    settled(t.do(0, "shtick stub-sling"))
    assert t.heard("rolls")[0]["total"] == 6 + 2


@pytest.mark.rule("OS-10.12", "OS-8.25")
@pytest.mark.parametrize("turned", [0, 1])
@pytest.mark.parametrize("dice", [(6, 4), (4, 6)])
def test_a_nudged_die_counts_for_its_own_side(turned, dice, monkeypatch):
    """Elan, the Defender, adds 3 after the roll."""
    monkeypatch.setattr(Table, "turned", turned)
    players = [person("roy", shticks=["stub-sword"]), person("elan", shticks=["stub-sling"], hand=["stub-nudge"])]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall()]}], next=list(dice))
    t.do(0, "stay", "attack-player elan", "shtick stub-sword").do(1, "shtick stub-sling").settle("before-roll")
    settled(played(t, "nudge", 1))
    assert [fact["seat"] for fact in t.heard("pvp-win")] == ["elan"]
    assert (t.player(0).lost, t.player(1).lost) == (1, 0)


PLACES = {
    "everyone": ["roy", "elan", "haley", "durkon"],
    "others": ["elan", "haley", "durkon"],
    "others-here": ["elan"],
    "others-floor": ["elan", "haley"],
    "all-here": ["roy", "elan"],
    "all-floor": ["roy", "elan", "haley"],
}


@pytest.mark.rule("OS-23.7")
@pytest.mark.parametrize("whom", PLACES)
def test_a_card_for_several_touches_each_of_them_and_nobody_else(whom):
    """Elan is in the room, Haley on the floor, Durkon below, Belkar outside the dungeon."""
    others = [person("haley", column=1), person("durkon", floor=2), person("belkar", floor=0)]
    rows = [{"rooms": [hall(down=0), hall()]}, {"rooms": [hall()]}]
    players = [person("roy", hand=[f"stub-{whom}"]), person("elan"), *others]
    t = played(Table(STUBS, players=players, floors=rows), whom)
    assert [player.character for player in t.view(0).players if player.lost] == PLACES[whom]


@pytest.mark.rule("OS-23.7", "OS-13.4")
def test_anyone_here_is_oneself_or_somebody_in_the_room_who_is_hurt():
    others = [person("haley", column=1, lost=1), person("durkon")]
    t = played(holding("anyone-here", roy={"lost": 1}, elan={"lost": 1}, others=others), "anyone-here")
    assert t.options(0) == ["target roy", "target elan"]
    t.do(0, "target elan")
    assert [player.lost for player in t.view(0).players] == [1, 0, 1, 0]


@pytest.mark.rule("OS-8.12")
@pytest.mark.parametrize(("choice", "help", "total"), [
    ("shtick stub-sword", False, 2 + 2), ("no-shtick", False, 4 + 2), ("shtick stub-sword", True, 2 + 1 + 2),
])  # fmt: skip
def test_helped_unhelped_and_without_a_shtick(choice, help, total):
    roy = person("roy", shticks=["stub-sword", "stub-help"], stash=["stub-gem"])
    players = [roy, person("elan")]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall("stub-cat")]}], next=[6])
    t.do(0, "stay", choice)
    if help:
        t.do(0, "offer elan stub-gem").do(1, "accept roy")
    t.settle()
    assert t.heard("rolls")[0]["total"] == 6 + total


@pytest.mark.rule("OS-8.25")
def test_the_chances_of_another_roll_are_those_of_the_first():
    roy = person("roy", shticks=["stub-sword"], hand=["stub-again"])
    t = Table(STUBS, players=[roy, person("elan", floor=0)], floors=[{"rooms": [hall("stub-cat")]}], next=[1, 12])
    t.do(0, "stay")
    before = t.view(0).prospects["shtick stub-sword"]
    t.do(0, "shtick stub-sword").settle("before-roll")
    assert t.view(0).prospects == {"pass": (0.0, 0.0, 1.0), "play stub-again": before}
    settled(played(t, "again"))
    assert ([fact["die"] for fact in t.heard("rerolls")], t.stack(1, 0)) == ([12], [])


@pytest.mark.rule("OS-15.4", "OS-15.8", "OS-R-70")
def test_more_symbols_than_shticks_left_gain_what_is_left():
    roy = person("roy", deck=["stub-sword"], saved=["stub-rat"] * 2)
    t = Table(
        STUBS, players=[roy, person("elan", floor=0)], floors=[{"rooms": [hall()]}], options={"x_per_shtick": "3"}
    )
    t.do(0, "trade", "add stub-rat", "add stub-rat", "done")
    assert t.options(0) == ["choose stub-sword"]
    t.do(0, "choose stub-sword")
    assert t.heard("no-shticks-left") == [{"seat": "roy"}]
    assert ([shtick.id for shtick in t.player(0).shticks], t.player(0).deck) == (["stub-sword"], 0)


@pytest.mark.rule("OS-24.7", "OS-24.8", "OS-24.9")
@pytest.mark.parametrize(("defense", "chances"), [("stub-mouse", (11, 0, 1)), ("stub-wall", (1, 0, 11))])
def test_the_chances_of_lucky_players_count_twelve_as_won_and_one_as_lost(defense, chances):
    roy = person("roy", shticks=["stub-sword"])
    t = Table(
        STUBS,
        players=[roy, person("elan", floor=0)],
        floors=[{"rooms": [hall(defense)]}],
        variants=["lucky"],
    )
    odds = t.do(0, "stay").view(0).battle.shtick_odds["stub-sword"]
    assert tuple(round(chance * 12) for chance in odds) == chances


@pytest.mark.rule("OS-24.7", "OS-24.9", "OS-10.12")
def test_the_chances_of_lucky_players_against_each_other():
    """Each rolls 12 and 1 once in twelve; equal luck is a draw, and the better luck wins whatever the totals."""
    players = [person("roy", shticks=["stub-sword"]), person("elan", shticks=["stub-sling"])]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall()]}], variants=["lucky"])
    t.do(0, "stay", "attack-player elan", "shtick stub-sword")
    win, draw, lose = t.view(1).battle.shtick_odds["stub-sling"]
    assert (round(win * 144), round(draw * 144), round(lose * 144)) == (66, 12, 66)
    strong = person("elan", shticks=["stub-sling", "stub-shield"])
    t = Table(STUBS, players=[players[0], strong], floors=[{"rooms": [hall()]}], variants=["lucky"])
    t.do(0, "stay", "attack-player elan", "shtick stub-sword")
    win, draw, lose = t.view(1).battle.shtick_odds["stub-sling"]
    assert (round(win * 144), round(draw * 144), round(lose * 144)) == (121, 2, 21)


@pytest.mark.rule("OS-18.10")
def test_no_chances_are_told_of_a_walk_into_safe_haven():
    crypt = {"card": "dorukans-gate", "xykon": ["zombie-horde", "down"]}
    rows = [*[{"rooms": [hall()]}] * 3, {"rooms": [crypt, {"card": "safe-haven", "stack": ["stub-cat"]}]}]
    t = Table(STUBS, players=[person("roy", floor=4, shticks=["stub-sword"]), person("elan", floor=0)], floors=rows)
    assert t.can(0, "right")
    assert "right" not in t.view(0).prospects


@pytest.mark.rule("OS-6.7", "OS-6.8")
def test_the_chances_of_stopping_among_monsters_are_told_and_of_an_empty_room_nothing():
    rooms = [hall(), hall("stub-cat"), hall()]
    players = [person("roy", column=1, shticks=["stub-sword"]), person("elan", floor=0)]
    t = Table(STUBS, players=players, floors=[{"rooms": rooms}])
    assert list(t.view(0).prospects) == ["stay"]
    players[0]["column"] = 0
    t = Table(STUBS, players=players, floors=[{"rooms": rooms}])
    assert list(t.view(0).prospects) == ["right"]


@pytest.mark.rule("OS-16.23", "OS-23.7")
def test_copies_of_one_loot_are_one_answer():
    roy = person("roy", stash=["stub-salve"], equipped=["stub-salve"], lost=1)
    t = Table(STUBS, players=[roy, person("elan")], floors=[{"rooms": [hall()]}])
    assert [option for option in t.options(0) if option.startswith("discard")] == ["discard stub-salve"]


@pytest.mark.rule("OS-22.9", "OS-R-29")
@pytest.mark.parametrize(("arrived", "walks", "against"), [
    (True, False, 6), (False, False, 6), (True, True, 5 + 3), (False, True, 5),
])  # fmt: skip
def test_an_ambush_is_sprung_by_a_monster_that_attacks_in_the_turn_it_came(arrived, walks, against):
    rooms = [hall(), hall("stub-lurker", "stub-goblin")]
    t = Table(
        STUBS,
        players=[person("roy", column=int(not walks)), person("elan", floor=0)],
        floors=[{"rooms": rooms}],
        arrived=["stub-lurker"] if arrived else [],
        next=[6],
    )
    t.do(0, "right", "stay", "no-shtick") if walks else t.do(0, "stay", "no-shtick")
    assert t.heard("rolls")[0]["against"] == against


@pytest.mark.rule("OS-13.1", "OS-8.30")
@pytest.mark.parametrize(("die", "offered"), [(12, False), (3, False), (1, True)])
def test_wounds_are_prevented_only_by_whoever_is_about_to_lose_some(die, offered):
    roy = person("roy", shticks=["stub-sword"], hand=["stub-brace"])
    t = Table(STUBS, players=[roy, person("elan", floor=0)], floors=[{"rooms": [hall("stub-cat")]}], next=[die])
    t.do(0, "stay", "shtick stub-sword").settle("before-roll")
    assert t.asked == {0: "after-roll"}
    assert t.can(0, "play stub-brace") == offered


@pytest.mark.rule("OS-10.15")
@pytest.mark.parametrize("turned", [0, 1])
@pytest.mark.parametrize(
    ("dice", "roy", "elan"), [((12, 1), False, True), ((1, 12), True, False), ((6, 6), False, False)]
)
def test_between_players_only_the_loser_prevents_wounds(dice, roy, elan, turned, monkeypatch):
    monkeypatch.setattr(Table, "turned", turned)
    players = [
        person("roy", shticks=["stub-sword"], hand=["stub-brace"]),
        person("elan", shticks=["stub-sling"], hand=["stub-brace"]),
    ]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall()]}], next=list(dice))
    t.do(0, "stay", "attack-player elan", "shtick stub-sword").do(1, "shtick stub-sling").settle("before-roll")
    assert (t.can(0, "play stub-brace"), t.can(1, "play stub-brace")) == (roy, elan)
    if roy or elan:
        loser = 0 if roy else 1
        t.do(loser, "play stub-brace").settle()
        assert t.player(loser).lost == 0


@pytest.mark.rule("OS-6.10")
def test_the_chances_of_a_shot_are_told():
    players = [person("elan", shticks=["stub-sling"]), person("roy", floor=0)]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall(), hall("stub-cat")]}]).do(0, "stay")
    assert t.options(0) == ["shoot @1", "leave"]
    win, draw, lose = t.view(0).prospects["shoot @1"]
    assert (round(win * 12), round(draw * 12), round(lose * 12)) == (9, 3, 0)


@pytest.mark.parametrize(("words", "code"), [
    ("", "malformed-action"), ("   ", "malformed-action"), ("dance", "malformed-action"),
    ("search", "illegal-action"), ("equip nothing", "illegal-action"), ("equip", "ambiguous-action"),
])  # fmt: skip
def test_words_that_say_nothing_or_too_much_are_refused(words, code):
    """In this room stairs lie open, and there are two things to equip."""
    roy = person("roy", stash=["stub-gem", "talisman-of-dorukan"])
    t = Table(STUBS, players=[roy, person("elan")], floors=[{"rooms": [hall(down=0)]}, {"rooms": [hall()]}])
    with pytest.raises(Refusal) as refusal:
        t.do(0, words)
    assert refusal.value.code == code
    if code == "ambiguous-action":
        assert refusal.value.facts["choices"] == "equip stub-gem, equip talisman-of-dorukan"


def test_every_verb_that_a_pack_may_use_is_known_and_no_other():
    assert sorted(VERBS) == sorted(cards.VERBS)


def test_every_condition_that_a_pack_may_use_is_known_and_no_other():
    assert sorted([*OF_PLAYER, *OF_BATTLE, *OF_MONSTER]) == sorted([*cards.CONDITIONS, *cards.CONDITIONS_OF])
    assert sorted(["", *PER, *PER_IN_BATTLE, *cards.SHTICK_TYPES]) == sorted(cards.PER)
