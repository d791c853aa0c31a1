"""What the verbs, targets and multipliers of cards come to, on stub cards that say one thing each (OS-15, OS-23)."""

import pytest

from stick_table import Table

STUBS = """
[[room]]
id = "stub-hall"
copies = 12
[[shtick]]
id = "stub-sword"
owner = "roy"
types = ["weapon"]
attack = 0
defense = 0
range = 0
result = ["wound 1"]
copies = 2
[[shtick]]
id = "stub-bow"
owner = "roy"
attack = 0
defense = 0
range = 3
result = ["wound 1"]
[[shtick]]
id = "stub-mail"
owner = "roy"
types = ["armor"]
bonus = ["evade 1"]
[[shtick]]
id = "stub-song"
owner = "elan"
types = ["verbal"]
attack = 0
defense = 0
range = 0
result = ["wound 1"]
[[shtick]]
id = "stub-cure"
owner = "durkon"
use = [{ when = "turn", do = ["treat 1"] }]
boost = { amount = 1 }
copies = 2
[[shtick]]
id = "stub-balm"
owner = "belkar"
use = [{ when = "turn", do = ["treat 2"] }]
[[shtick]]
id = "stub-pills"
owner = "belkar"
use = [{ when = "turn", do = ["heal 1"] }]
[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 5
defense = 5
x = 2
copies = 6
[[monster]]
id = "stub-hare"
types = ["animal"]
attack = 5
defense = 5
x = 1
[[monster]]
id = "stub-giant"
types = ["ogre"]
attack = 15
defense = 15
[[shtick]]
id = "stub-nova"
owner = "vaarsuvius"
attack = 0
defense = 0
range = 0
area = "all"
result = ["wound 1"]
[[monster]]
id = "stub-cat"
types = ["animal"]
attack = 5
defense = 5
copies = 6
[[loot]]
id = "stub-gem"
crest = 1
copies = 9
[[loot]]
id = "stub-tooth"
drool = { vaarsuvius = 1 }
copies = 3
[[loot]]
id = "stub-ear"
drool = { belkar = 1 }
copies = 2
[[loot]]
id = "stub-kit"
crest = 1
use = [{ when = "evade", do = ["disarm 7"] }]
copies = 2
[[trap]]
id = "stub-dart"
evade = 12
range = 0
multiple = false
do = ["wound 1"]
copies = 2
[[screw]]
id = "stub-jab"
when = "before-roll"
do = ["flip 1 foe"]
copies = 3
[[screw]]
id = "stub-double"
when = "turn"
do = ["wound 1 other", "miss 1 other"]
[[screw]]
id = "stub-shove"
when = "before-roll"
do = ["shoo"]
[[screw]]
id = "stub-whistle"
when = "turn"
do = ["lure"]
[[screw]]
id = "stub-call"
when = "before-roll"
do = ["lure"]
[[screw]]
id = "stub-dunk"
when = "before-roll"
do = ["sink"]
[[screw]]
id = "stub-bigger"
when = "turn"
do = ["size 1"]
[[screw]]
id = "stub-smaller"
when = "turn"
do = ["size -1"]
[[screw]]
id = "stub-lesson"
when = "turn"
do = ["shtick 1 others"]
[[screw]]
id = "stub-home"
when = "turn"
do = ["entrance other"]
[[screw]]
id = "stub-hop"
when = "before-roll"
do = ["teleport"]
copies = 2
[[monster]]
id = "stub-hermit"
types = ["human"]
attack = 5
defense = 5
unique = true
copies = 2
[[screw]]
id = "stub-cheer"
when = "before-roll"
do = ["me 4"]
copies = 2
[[shtick]]
id = "stub-axe"
owner = "roy"
attack = 9
defense = 9
range = 0
result = ["wound 1"]
[[screw]]
id = "stub-switch"
when = "before-roll"
do = ["swap-roles"]
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')

PERS = ["beaten", "wound", "floor", "helper", "stack", "equipped", "flipped", "company", "xs", "armor", "magic",
        "verbal", "weapon"]  # fmt: skip
STUBS += "".join(
    f'\n[[shtick]]\nid = "stub-per-{per}"\nowner = "roy"\norigin = "original"\nwhy = "stub"\n'
    f'bonus = ["attack 1 per {per}"]\n'
    for per in PERS
)


def hall(*stack, **room):
    return {"card": "stub-hall", "stack": list(stack), **room}


def person(character, **more):
    return {"character": character, "floor": 1, "shticks": [], **more}


def modifier(t, name="roy"):
    roll = [facts for facts in t.heard("rolls") if facts["seat"] == name][-1]
    return roll["total"] - roll["die"]


SCENES = {
    "beaten": ({"beaten": 2}, {}, 2),
    "wound": ({}, {"lost": 2}, 2),
    "floor": ({}, {}, 1),
    "helper": ({}, {}, 0),
    "stack": ({}, {}, 3),
    "equipped": ({}, {"equipped": ["stub-gem"] * 2}, 2),
    "flipped": ({}, {"shticks": ["stub-mail", "stub-sword"], "flipped": ["stub-mail", "stub-sword"]}, 2),
    "company": ({}, {}, 1),
    "xs": ({}, {"saved": ["stub-rat", "stub-rat", "stub-cat"]}, 4),
    "armor": ({}, {"shticks": ["stub-mail"]}, 1),
    "magic": ({}, {}, 0),
    "verbal": ({}, {"shticks": ["stub-mail"]}, 0),
    "weapon": ({}, {"shticks": ["stub-sword", "stub-sword", "stub-mail"], "flipped": ["stub-sword"]}, 1),
}


@pytest.mark.rule("OS-8.12", "OS-8.14")
@pytest.mark.parametrize("per", PERS)
def test_a_bonus_is_counted_by_what_it_says(per):
    table, roy, total = SCENES[per]
    roy = person("roy", **{**roy, "shticks": [*roy.get("shticks", []), f"stub-per-{per}"]})
    floors = [{"rooms": [hall("stub-cat", "stub-cat", "stub-cat")]}]
    t = Table(STUBS, players=[roy, person("elan"), person("haley", floor=0)], floors=floors, **table)
    t.do(0, "stay").roll(6).do(0, "no-shtick")
    heard = t.told
    t.settle()
    t.told = heard + t.told
    assert modifier(t) == total


# Whom a card means


def duel(*hand, elan=(), others=()):
    roy = person("roy", shticks=["stub-sword"], hand=list(hand))
    players = [roy, person("elan", shticks=["stub-song"], hand=list(elan)), *others]
    return Table(STUBS, players=players, floors=[{"rooms": [hall()]}], next=[6, 6])


@pytest.mark.rule("OS-23.7", "OS-10.14")
def test_the_foe_of_each_side_is_the_other_one_and_a_bystander_has_none():
    haley = person("haley", hand=["stub-jab"])
    t = duel("stub-jab", elan=["stub-jab"], others=[haley])
    t.do(0, "stay", "attack-player elan", "shtick stub-sword").do(1, "shtick stub-song")
    assert t.can(0, "play stub-jab")
    assert t.can(1, "play stub-jab")
    assert t.options(2) == ["pass"]
    t.do(2, "pass").do(1, "pass").do(0, "play stub-jab").settle("response").do(0, "card stub-song")
    flipped = [[shtick.id for shtick in t.player(seat).shticks if shtick.flipped] for seat in (0, 1)]
    assert flipped == [[], ["stub-song"]]


@pytest.mark.rule("OS-23.7")
@pytest.mark.parametrize("turned", [0, 1])
def test_two_effects_on_the_same_other_player_hit_the_same_one(turned, monkeypatch):
    monkeypatch.setattr(Table, "turned", turned)
    t = duel("stub-double").do(0, "play stub-double").settle("response")
    assert [(t.player(seat).lost, t.player(seat).missing) for seat in (0, 1)] == [(0, 0), (1, 1)]
    t = duel("stub-double", others=[person("haley")]).do(0, "play stub-double").settle("response")
    assert t.asked == {0: "target"}
    t.do(0, "target haley")
    assert [(t.player(seat).lost, t.player(seat).missing) for seat in (0, 1, 2)] == [(0, 0), (0, 0), (1, 1)]


@pytest.mark.rule("OS-23.7", "OS-R-64")
@pytest.mark.parametrize("turned", [0, 1])
def test_nobody_shoos_or_lures_monsters_in_a_battle_between_players(turned, monkeypatch):
    """Roy shoots at Elan, who stands among Monsters; there are more beside both of them."""
    monkeypatch.setattr(Table, "turned", turned)
    roy = person("roy", shticks=["stub-bow"], hand=["stub-shove", "stub-call"], column=1)
    rooms = [hall("stub-rat"), hall(), hall("stub-cat"), hall()]
    players = [roy, person("elan", shticks=["stub-song"], column=2)]
    t = Table(STUBS, players=players, floors=[{"rooms": rooms}], next=[6, 6])
    t.do(0, "stay", "attack-player elan", "shtick stub-bow").do(1, "no-shtick")
    assert t.options(0) == ["pass"]


@pytest.mark.rule("OS-23.7", "OS-R-64")
def test_the_monster_one_fights_is_shooed_but_none_is_lured_into_a_battle():
    roy = person("roy", shticks=["stub-sword"], hand=["stub-shove", "stub-call"], column=1)
    rooms = [hall("stub-rat"), hall("stub-cat")]
    t = Table(STUBS, players=[roy, person("elan")], floors=[{"rooms": rooms}], next=[6])
    t.do(0, "stay", "shtick stub-sword")
    assert t.options(0) == ["pass", "play stub-shove"]
    t.do(0, "play stub-shove").settle("response")
    assert t.options(0) == ["card @0"]
    t.do(0, "card @0").settle()
    assert (t.stack(1, 0), t.stack(1, 1)) == (["stub-cat", "stub-rat"], [])
    assert not t.heard("rolls")


@pytest.mark.rule("OS-R-64")
def test_a_lured_monster_comes_from_the_room_beside():
    players = [person("roy", hand=["stub-whistle"], column=1), person("elan")]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall("stub-cat", "stub-rat"), hall(), hall("stub-rat")]}])
    t.do(0, "play stub-whistle").settle("response")
    assert t.options(0) == ["card @0", "card @2"]
    t.do(0, "card @0")
    assert [t.stack(1, column) for column in range(3)] == [["stub-rat"], ["stub-cat"], ["stub-rat"]]


@pytest.mark.rule("OS-R-63", "OS-23.4")
def test_swapped_roles_begin_anew_once_the_card_is_done():
    players = [person("roy", shticks=["stub-sword"], hand=["stub-switch"]), person("elan", floor=0)]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall("stub-cat")]}], next=[6])
    t.do(0, "stay", "shtick stub-sword", "play stub-switch").settle("response")
    assert t.asked == {0: "shtick"}
    assert (t.view(0).played, t.view(0).battle_discard) == ([], ["stub-switch"])
    assert (t.view(0).battle.fighter.role, t.view(0).battle.foe.role) == ("defends", "attacks")


@pytest.mark.rule("OS-R-63", "OS-10.2", "OS-10.9")
@pytest.mark.parametrize("turned", [0, 1])
def test_after_swapped_roles_between_players_the_new_attacker_chooses_first_and_the_new_defender_hires_first(
    turned, monkeypatch
):
    """Both may hire Vaarsuvius or Belkar; everybody passed the first time."""
    monkeypatch.setattr(Table, "turned", turned)
    loot = ["stub-tooth", "stub-ear"]
    roy = person("roy", shticks=["stub-sword"], hand=["stub-switch"], stash=loot)
    elan = person("elan", shticks=["stub-song"], stash=loot)
    t = Table(STUBS, players=[roy, elan], floors=[{"rooms": [hall()]}], next=[6, 6])
    t.do(0, "stay", "attack-player elan", "shtick stub-sword").do(1, "shtick stub-song")
    assert (t.can(1, "hire vaarsuvius"), t.can(0, "hire vaarsuvius")) == (True, False)
    t.settle("assist").do(0, "play stub-switch").settle("before-roll", "response")
    assert list(t.asked) == [1]
    t.do(1, "shtick stub-song")
    assert list(t.asked) == [0]
    t.do(0, "shtick stub-sword")
    assert (t.can(0, "hire vaarsuvius"), t.can(1, "hire vaarsuvius")) == (True, False)
    assert (t.view(0).battle.fighter.role, t.view(0).battle.foe.role) == ("defends", "attacks")


@pytest.mark.rule("OS-23.7", "OS-5.15")
def test_no_monster_sinks_in_a_battle_and_no_battle_grows_that_is_not_being_filled():
    roy = person("roy", hand=["stub-dunk", "stub-bigger", "stub-smaller"])
    floors = [{"rooms": [hall("stub-cat", "stub-rat")]}]
    t = Table(STUBS, players=[roy, person("elan")], floors=floors, next=[6], size=3, size_limit=6)
    assert not [option for option in t.options(0) if option.startswith("play")]
    t.do(0, "stay", "no-shtick")
    assert t.options(0) == ["pass"]


@pytest.mark.rule("OS-15.4", "OS-15.5")
def test_saved_monsters_of_one_kind_are_one_answer_until_they_are_used_up():
    roy = person("roy", saved=["stub-rat", "stub-rat", "stub-hare"])
    t = Table(STUBS, players=[roy, person("elan")], floors=[{"rooms": [hall()]}], options={"x_per_shtick": "3"})
    assert t.do(0, "trade").options(0) == ["add stub-rat", "add stub-hare", "leave"]
    assert t.do(0, "add stub-rat").options(0) == ["add stub-rat", "add stub-hare", "leave"]
    assert t.do(0, "add stub-rat").options(0) == ["done", "add stub-hare", "leave"]
    assert t.do(0, "leave").player(0).saved == ["stub-rat", "stub-rat", "stub-hare"]


@pytest.mark.rule("OS-19.21", "OS-13.24", "OS-23.7")
def test_nobody_outside_gains_anything_and_nobody_who_flees_is_sent_home():
    outside = person("haley", floor=0, exited=1)
    players = [person("roy", hand=["stub-lesson", "stub-home"]), person("elan", fleeing=True), outside]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall()]}], collapse=1, exits=1, turn=2)
    assert not t.can(0, "play stub-home")
    decks = [player.deck for player in t.view(0).players]
    t.do(0, "play stub-lesson").settle("response")
    assert [player.deck for player in t.view(0).players] == [decks[0], decks[1] - 1, decks[2]]


@pytest.mark.rule("OS-19.13", "OS-19.14", "OS-19.21", "OS-R-89")
def test_who_falls_out_of_the_last_room_while_fleeing_has_got_away():
    players = [person("roy"), person("elan", fleeing=True, lost=3), person("haley", floor=0, exited=1)]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall()]}], collapse=1, exits=1, turn=5, phase="end")
    t.do(0, "pass", "remove @0")
    assert [(player.exited, player.fleeing, player.floor) for player in t.view(0).players] == [
        (2, False, 0), (3, False, 0), (1, False, 0),
    ]  # fmt: skip
    assert t.state.outcome is not None


@pytest.mark.rule("OS-5.24", "OS-R-8")
@pytest.mark.parametrize(("hands", "deck"), [("split", ["stub-cat", "stub-jab"]), ("mixed", ["stub-jab"])])
def test_with_split_hands_only_the_kind_that_ran_out_is_shuffled_back(hands, deck):
    discards = ["stub-cat", "stub-double"]
    t = Table(
        STUBS,
        players=[person("roy", hand=["stub-rat"]), person("elan", hand=["stub-rat"])],
        floors=[{"rooms": [hall()]}],
        phase="end",
        battle_deck=["stub-jab"],
        battle_discard=discards,
        options={"hands": hands},
    )
    t.do(0, "pass")
    names = sorted(t.state.pack.battle[card].id for card in t.state.battle_deck)
    assert names == deck
    assert t.view(0).battle_discard == (discards if hands == "mixed" else ["stub-double"])


@pytest.mark.rule("OS-R-64", "OS-23.7")
@pytest.mark.parametrize("turned", [0, 1])
def test_whoever_fights_cannot_be_carried_off_but_others_can(turned, monkeypatch):
    """Roy fights in the second room, Elan watches from the first."""
    monkeypatch.setattr(Table, "turned", turned)
    players = [person("roy", column=1, hand=["stub-hop"]), person("elan", hand=["stub-hop"])]
    rooms = [hall(), hall("stub-cat"), hall()]
    t = Table(STUBS, players=players, floors=[{"rooms": rooms}], next=[6]).do(0, "stay", "no-shtick")
    assert (t.options(0), t.options(1)) == (["pass"], ["pass", "play stub-hop"])
    t.do(0, "pass").do(1, "play stub-hop").settle("response")
    assert t.options(1) == ["card @1", "card @2"]
    t.do(1, "card @2")
    assert t.player(1).column == 2


@pytest.mark.rule("OS-1.41", "OS-R-48")
def test_a_unique_monster_that_comes_again_leaves_its_old_place_and_is_told_to():
    players = [person("roy"), person("elan", floor=0, hand=["stub-hermit"])]
    rooms = [hall(), hall(), hall("stub-hermit", "stub-cat")]
    t = Table(STUBS, players=players, floors=[{"rooms": rooms}]).do(0, "right", "stay").do(1, "play stub-hermit")
    assert t.heard("namesake") == [{"monster": "stub-hermit"}]
    assert (t.stack(1, 1), t.stack(1, 2)) == (["stub-hermit"], ["stub-cat"])
    assert t.view(0).battle_discard == ["stub-hermit"]


@pytest.mark.rule("OS-R-50")
def test_loot_chosen_for_a_trade_is_the_same_for_everybody_who_watches():
    players = [person("roy", stash=["stub-gem"] * 3 + ["stub-tooth"] * 2), person("elan")]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall()]}]).do(0, "trade-loot", "add stub-gem")
    chosen = t.state.agenda[-1][2]
    for seed in range(12):
        assert chosen in t.game.resample(t.state, 1, seed).players[0].stash


# Chances while a shtick is chosen


@pytest.mark.rule("OS-10.2")
@pytest.mark.parametrize("turned", [0, 1])
def test_only_whoever_chooses_now_is_told_the_chances_of_each_shtick(turned, monkeypatch):
    monkeypatch.setattr(Table, "turned", turned)
    t = duel("stub-jab").do(0, "stay", "attack-player elan")
    assert [list(t.view(seat).battle.shtick_odds) for seat in (0, 1)] == [["stub-sword", ""], []]
    t.do(0, "shtick stub-sword")
    assert [list(t.view(seat).battle.shtick_odds) for seat in (0, 1)] == [[], ["stub-song", ""]]
    assert [round(chance * 144) for chance in t.view(1).battle.shtick_odds["stub-song"]] == [66, 12, 66]
    assert [round(chance * 144) for chance in t.view(1).battle.shtick_odds[""]] == [0, 78, 66]
    t.do(1, "shtick stub-song")
    assert [list(t.view(seat).battle.shtick_odds) for seat in (0, 1)] == [[], []]


@pytest.mark.rule("OS-11.1", "OS-11.9")
def test_without_a_shtick_only_the_top_monster_counts_for_the_chances():
    """The last shtick of the deck is an Area one; choosing none reaches no further than the top."""
    mage = person("vaarsuvius", shticks=["stub-nova"])
    floors = [{"rooms": [hall("stub-cat", "stub-giant")]}]
    t = Table(STUBS, players=[mage, person("elan", floor=0)], floors=floors).do(0, "stay")
    chances = t.view(0).battle.shtick_odds
    assert [round(chance * 12) for chance in chances[""]] == [0, 8, 4]
    assert [round(chance * 12) for chance in chances["stub-nova"]] == [0, 0, 12]
    assert t.view(0).battle.foe.monsters == ["stub-cat"]


@pytest.mark.rule("OS-8.17", "OS-10.5")
def test_whoever_is_asked_second_is_told_chances_too():
    t = duel("stub-cheer", elan=["stub-cheer"])
    t.do(0, "stay", "attack-player elan", "shtick stub-sword").do(1, "shtick stub-song")
    assert t.asked == {0: "before-roll", 1: "before-roll"}
    for seat in (0, 1):
        win, _, lose = t.view(seat).prospects["play stub-cheer"]
        assert win > lose


@pytest.mark.rule("OS-8.34", "OS-8.12")
def test_every_monster_beaten_this_turn_counts_once():
    roy = person("roy", shticks=["stub-axe", "stub-per-beaten"])
    t = Table(STUBS, players=[roy, person("elan", floor=0)], floors=[{"rooms": [hall("stub-cat", "stub-cat")]}])
    t.roll(12).do(0, "stay", "shtick stub-axe")
    assert modifier(t) == 9
    t.roll(6).do(0, "attack", "shtick stub-axe")
    assert modifier(t) == 9 + 1


@pytest.mark.rule("OS-R-50")
def test_of_a_loot_that_is_offered_only_the_asked_player_learns():
    players = [person("roy", stash=["stub-gem"]), person("elan"), person("haley")]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall("stub-cat")]}])
    t.do(0, "stay", "no-shtick", "offer haley stub-gem")
    card = t.state.battle.offers[0][2]
    assert [t.state.seen[card] >> seat & 1 for seat in range(3)] == [1, 0, 1]


# Cures for Loot


def patient(*healers, **more):
    roy = person("roy", lost=2, stash=["stub-gem", "stub-tooth"], **more)
    return Table(STUBS, players=[roy, *healers], floors=[{"rooms": [hall(), hall()]}])


DURKON = person("durkon", shticks=["stub-cure"])
BELKAR = person("belkar", shticks=["stub-pills", "stub-balm"])


@pytest.mark.rule("OS-R-101")
def test_a_healer_who_says_no_is_not_begged_again_this_turn_but_others_are():
    t = patient(DURKON, BELKAR)
    assert [option for option in t.options(0) if option.startswith("beg")] == [
        "beg durkon stub-gem", "beg durkon stub-tooth", "beg belkar stub-gem", "beg belkar stub-tooth",
    ]  # fmt: skip
    t.do(0, "beg durkon stub-tooth").do(1, "no")
    assert [option for option in t.options(0) if option.startswith("beg")] == [
        "beg belkar stub-gem",
        "beg belkar stub-tooth",
    ]
    assert (t.player(0).lost, t.player(0).stash, t.heard("refuses")) == (2, 2, [{"seat": "durkon"}])
    t.do(0, "beg belkar stub-tooth").do(2, "yes")
    assert (t.player(0).lost, t.player(0).stash) == (0, 1)
    assert [loot.id for loot in t.view(2).stash] == ["stub-tooth"]
    assert [shtick.flipped for shtick in t.player(2).shticks] == [False, True]
    assert t.heard("paid") == [{"seat": "roy", "other": "belkar"}]


@pytest.mark.rule("OS-R-101", "OS-15.24")
@pytest.mark.parametrize(("copies", "flipped", "healed"), [(1, 0, 1), (2, 0, 2), (2, 1, 1)])
def test_a_boosted_cure_heals_more_at_the_word_of_the_patient(copies, flipped, healed):
    durkon = person("durkon", shticks=["stub-cure"] * copies, flipped=["stub-cure"] * flipped)
    t = patient(durkon).do(0, "beg durkon stub-tooth").do(1, "yes")
    assert t.player(0).lost == 2 - healed
    assert [shtick.flipped for shtick in t.player(1).shticks].count(True) == flipped + 1


@pytest.mark.rule("OS-R-101")
@pytest.mark.parametrize("healer", [
    {"floor": 0}, {"flipped": ["stub-cure"]}, {"fleeing": True}, {"shticks": []},
])  # fmt: skip
def test_who_cannot_heal_is_not_begged(healer):
    t = patient({**DURKON, **healer})
    assert not [option for option in t.options(0) if option.startswith("beg")]


@pytest.mark.rule("OS-R-101")
def test_who_is_whole_or_poor_begs_nobody():
    whole = Table(STUBS, players=[person("roy", stash=["stub-gem"]), DURKON], floors=[{"rooms": [hall()]}])
    poor = Table(STUBS, players=[person("roy", lost=1), DURKON], floors=[{"rooms": [hall()]}])
    for t in (whole, poor):
        assert not [option for option in t.options(0) if option.startswith("beg")]


@pytest.mark.rule("OS-R-101")
def test_a_cure_that_nobody_pays_for_is_face_up_again_and_not_offered_twice():
    players = [
        person("belkar", shticks=["stub-pills", "stub-balm"], lost=1, flipped=["stub-pills"]),
        person("roy", lost=2, stash=["stub-gem"]),
        person("elan", lost=1, equipped=["stub-gem"]),
        person("haley", lost=1),
    ]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall()]}]).do(0, "flip stub-balm")
    assert t.options(0) == ["target belkar", "target roy", "target elan"]
    t.do(0, "target roy")
    assert t.options(1) == ["pay stub-gem", "refuse"]
    t.do(1, "refuse")
    assert [shtick.flipped for shtick in t.player(0).shticks] == [True, False]
    assert t.do(0, "flip stub-balm").options(0) == ["target belkar", "target elan"]
    t.do(0, "target elan").do(2, "pay stub-gem")
    assert (t.player(2).lost, t.player(2).equipped, [loot.id for loot in t.view(0).stash]) == (0, [], ["stub-gem"])
    assert [shtick.flipped for shtick in t.player(0).shticks] == [True, True]


@pytest.mark.rule("OS-R-101")
def test_whoever_heals_themselves_pays_nobody():
    players = [person("durkon", shticks=["stub-cure"], lost=2, stash=["stub-gem"]), person("roy")]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall()]}]).do(0, "flip stub-cure", "target durkon")
    assert (t.player(0).lost, t.player(0).stash) == (1, 1)


@pytest.mark.rule("OS-R-50", "OS-R-101")
def test_only_the_healer_sees_what_is_begged_with():
    t = patient(DURKON, BELKAR).do(0, "beg durkon stub-tooth")
    card = t.state.agenda[-1][3]
    assert t.state.seen[card] & 0b110 == 0b010
    for seed in range(12):
        assert card in t.game.resample(t.state, 2, seed).players[0].stash


# Dice


DICE = {
    "searches": lambda t: t.do(0, "search"),
    "rolls": lambda t: t.do(0, "stay", "no-shtick"),
    "hit-by-trap": lambda t: t.do(0, "pick-up"),
    "disarms": lambda t: t.do(0, "pick-up", "discard stub-kit"),
}


@pytest.mark.rule("OS-4.29", "OS-8.25", "OS-17.9")
@pytest.mark.parametrize("what", DICE)
def test_every_die_has_twelve_sides(what):
    kit = ["stub-kit"] if what == "disarms" else []
    room = hall(*["stub-cat"] * (what == "rolls"), loot=["stub-dart"] if what in ("hit-by-trap", "disarms") else [])
    dice = set()
    for seed in range(120):
        players = [person("roy", stash=kit), person("elan", floor=0)]
        t = DICE[what](Table(STUBS, players=players, floors=[{"rooms": [room]}], seed=seed))
        dice |= {fact["die"] for kind in (what, "evades") for fact in t.heard(kind)}
    assert dice == set(range(1, 13))


@pytest.mark.rule("OS-17.13")
@pytest.mark.parametrize(("die", "done"), [(7, True), (6, False), (12, True)])
def test_a_trap_is_disarmed_by_the_number_on_the_card_or_more(die, done):
    players = [person("roy", stash=["stub-kit"]), person("elan", floor=0)]
    t = Table(STUBS, players=players, floors=[{"rooms": [hall(loot=["stub-dart"])]}], next=[die, 1])
    t.do(0, "pick-up", "discard stub-kit")
    assert t.heard("disarms") == [{"seat": "roy", "die": die, "needed": 7, "done": int(done)}]
    assert (bool(t.heard("hit-by-trap")), t.player(0).lost) == (not done, 0 if done else 1)
    assert t.view(0).trap is None
