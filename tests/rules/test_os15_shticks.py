"""OS-15: gaining, flipping and boosting shticks."""

import pytest

from stick_table import Table, stick_game
from underdeck.games.stick.rules.serialize import record
from underdeck.games.stick.text.words import stick_text

STUBS = """
[[room]]
id = "stub-room"
copies = 8
flags = ["peaceful"]

[[room]]
id = "stub-library"
flags = ["peaceful"]
first = ["shtick 1"]

[[room]]
id = "stub-smithy"
flags = ["peaceful"]
bonus = ["boost 1 if using:weapon"]

[[monster]]
id = "stub-zombie"
copies = 4
types = ["undead"]
attack = 7
defense = 9
x = 1

[[monster]]
id = "stub-goblin"
types = ["goblin"]
attack = 3
defense = 3
x = 1

[[monster]]
id = "stub-dragon"
copies = 3
types = ["dragon"]
attack = 7
defense = 9
x = 2

[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 1
defense = 1

[[monster]]
id = "stub-ogre"
types = ["ogre"]
attack = 12
defense = 12

[[monster]]
id = "stub-brute"
types = ["ogre"]
attack = 30
defense = 30

[[shtick]]
id = "stub-sword"
owner = "roy"
types = ["weapon"]
attack = 2
defense = 1
range = 0
result = ["wound 1"]
boost = { attack = 2, defense = 1 }
copies = 4

[[shtick]]
id = "stub-club"
owner = "roy"
types = ["weapon"]
attack = 1
defense = 0
range = 0
result = ["wound 1"]
copies = 3

[[shtick]]
id = "stub-tactics"
owner = "roy"
bonus = ["attack 3"]
boost = { amount = 1 }
copies = 3

[[shtick]]
id = "stub-fencing"
owner = "roy"
bonus = ["boost 1 if using-shtick:stub-sword"]

[[shtick]]
id = "stub-pride"
owner = "roy"
bonus = ["attack 5 if shtick:stub-sword"]

[[shtick]]
id = "stub-roar"
owner = "roy"
use = [{ when = "before-roll", if = ["fighting"], do = ["me 4"] }]

[[shtick]]
id = "stub-plate"
owner = "roy"
bonus = ["defense 2"]
use = [{ when = "wound", do = ["prevent 1"] }]

[[shtick]]
id = "stub-lightning"
owner = "durkon"
types = ["magic"]
attack = 4
defense = 2
range = 0
result = ["wound 1"]
boost = { attack = 1, defense = 1 }
flip = true
copies = 3

[[shtick]]
id = "stub-cure"
owner = "durkon"
types = ["magic"]
boost = { amount = 1 }
use = [{ when = "turn", do = ["treat 1"] }]
copies = 3

[[shtick]]
id = "stub-hammer"
owner = "durkon"
types = ["weapon"]
attack = 3
defense = 3
range = 0
result = ["wound 1"]
boost = { attack = 1 }

[[shtick]]
id = "stub-dagger"
owner = "belkar"
types = ["weapon"]
attack = 30
defense = 0
range = 0
result = ["wound 1"]

[[screw]]
id = "stub-anger"
copies = 2
when = "turn"
do = ["boost 1"]

[[screw]]
id = "stub-lesson"
when = "turn"
do = ["shtick 1"]

[[screw]]
id = "stub-trick"
copies = 3
when = "turn"
do = ["flip 1 other"]

[[screw]]
id = "stub-pep-talk"
when = "turn"
do = ["unflip 1"]

[[loot]]
id = "stub-gem"
copies = 6
crest = 1

[[loot]]
id = "stub-ring"
copies = 3
drool = { roy = 2 }

[[loot]]
id = "stub-crown"
copies = 3
drool = { roy = 3 }

[[loot]]
id = "stub-tiara"
drool = { haley = 3 }

[[loot]]
id = "stub-whetstone"
drool = { roy = 1 }
bonus = ["boost 1 if using-shtick:stub-sword"]

[[loot]]
id = "stub-diary"
drool = { roy = 1 }
who = ["roy"]
use = [{ when = "turn", do = ["shtick 1"] }]

[[trap]]
id = "stub-frogs"
evade = 8
range = 0
multiple = false
do = ["flip 1"]
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')

DECK = ["stub-pride", "stub-roar", "stub-plate", "stub-fencing"]


def person(character, **given):
    return {"character": character, "shticks": [], **given}


def rooms(*given):
    return [{"rooms": [{"card": "stub-room", **room} for room in given]}]


def table(*players, **given):
    people = [player if isinstance(player, dict) else person(player) for player in players]
    return Table(STUBS, players=people, **{"floors": rooms({}, {}, {}, {}), **given})


def go_on(t):
    """Everybody passes in the windows; what was told before stays told."""
    told = t.told
    t.settle()
    t.told = told + t.told
    return t


def idle(t, *seats):
    for seat in seats:
        t.do(seat, "stay")
        if t.asked == {seat: "fight"}:
            t.do(seat, "leave")
        t.do(seat, "pass")
    return t


def modifier(t, name="roy"):
    """What the character's last roll had added to it."""
    roll = [facts for facts in t.heard("rolls") if facts["seat"] == name][-1]
    return roll["total"] - roll["die"]


def shticks(t, seat=0):
    return [shtick.id for shtick in t.player(seat).shticks]


def flipped(t, seat=0):
    return [shtick.id for shtick in t.player(seat).shticks if shtick.flipped]


def lying_deck(t, seat=0):
    """The Shtick Deck from its top, copies not told apart."""
    return [name.partition("#")[0] for name in record(t.state)["players"][seat]["deck"]]


def attack_with(shtick, *own, die=6, room="stub-room", **roy):
    """Roy attacks a Brute with a shtick, having these in play."""
    t = table(
        person("roy", floor=1, shticks=list(own), **roy),
        "elan",
        floors=rooms({"card": room, "stack": ["stub-brute"]}),
        next=[die],
    )
    return go_on(t.do(0, "stay", f"shtick {shtick}"))


# Shticks stay


@pytest.mark.rule("OS-15.1")
def test_neither_defeat_nor_flight_costs_shticks():
    t = table(
        person("belkar", floor=1, shticks=["stub-dagger"]),
        person("roy", floor=1, lost=3, shticks=["stub-sword", "stub-tactics"], equipped=["stub-gem"]),
        next=[12, 1],
    )
    t.do(0, "stay", "attack-player roy", "shtick stub-dagger").do(1, "shtick stub-sword")
    t.settle()
    assert t.options(0) == ["take stub-gem", "leave"]
    t.do(0, "leave")
    assert t.heard("flees")
    assert shticks(t, 1) == ["stub-sword", "stub-tactics"]
    assert shticks(t, 0) == ["stub-dagger"]


@pytest.mark.long
@pytest.mark.rule("OS-15.2")
def test_every_shtick_belongs_to_one_character():
    pack = stick_game().pack
    for number, deck in enumerate(pack.decks):
        assert {card.owner for card in deck} == {number}
    names = [name for deck in pack.decks for name in {card.id for card in deck}]
    assert len(names) == len(set(names))


# Trading saved Monsters


@pytest.mark.rule("OS-15.3", "OS-15.4", "OS-15.8", "OS-15.10")
def test_three_symbols_buy_a_choice_of_three_shticks():
    t = table(person("roy", floor=1, saved=["stub-zombie", "stub-dragon"], deck=[*DECK, "stub-club"]), "elan")
    t.do(0, "trade", "add stub-zombie")
    assert not t.can(0, "done")
    t.do(0, "add stub-dragon", "done")
    assert t.options(0) == ["choose stub-pride", "choose stub-roar", "choose stub-plate"]
    t.do(0, "choose stub-roar")
    assert shticks(t) == ["stub-roar"]
    assert lying_deck(t)[:2] == ["stub-fencing", "stub-club"]
    assert sorted(lying_deck(t)[2:]) == ["stub-plate", "stub-pride"]


@pytest.mark.rule("OS-15.4")
def test_saved_monsters_are_traded_at_the_start_or_the_end_of_the_own_turn():
    t = table(person("roy", floor=1, saved=["stub-zombie", "stub-dragon"]), person("elan", floor=1))
    assert t.can(0, "trade")
    t.do(0, "right")
    assert not t.can(0, "trade")
    t.do(0, "stay")
    assert t.asked == {0: "end"}
    assert t.can(0, "trade")


@pytest.mark.rule("OS-15.5", "OS-15.4")
def test_any_number_of_monsters_may_be_traded_at_once():
    saved = ["stub-dragon"] * 3
    t = table(person("roy", floor=1, saved=saved, deck=[*DECK, "stub-club"]), "elan")
    t.do(0, "trade", *["add stub-dragon"] * 3, "done", "choose stub-pride", "choose stub-fencing")
    assert t.asked == {0: "start"}
    assert shticks(t) == ["stub-pride", "stub-fencing"]


@pytest.mark.rule("OS-15.6", "OS-15.7")
def test_surplus_symbols_are_lost_and_traded_monsters_discarded():
    t = table(person("roy", floor=1, saved=["stub-dragon"] * 3, deck=DECK), "elan", battle_discard=[])
    t.do(0, "trade", "add stub-dragon", "add stub-dragon", "done", "choose stub-pride")
    assert t.asked == {0: "start"}
    assert t.player(0).saved == ["stub-dragon"]
    assert t.view(0).battle_discard == ["stub-dragon", "stub-dragon"]
    assert not t.can(0, "trade")


@pytest.mark.rule("OS-15.4")
def test_two_symbols_buy_nothing():
    t = table(person("roy", floor=1, saved=["stub-dragon"]), "elan")
    assert not t.can(0, "trade")


@pytest.mark.rule("OS-R-99", "OS-15.7")
@pytest.mark.parametrize("phase", ["start", "end"])
def test_saved_monsters_that_buy_nothing_may_be_discarded_at_the_start_or_the_end(phase):
    saved = ["stub-zombie", "stub-zombie", "stub-dragon"]
    t = table(person("roy", floor=1, saved=saved, deck=[]), "elan", phase=phase, battle_discard=[])
    assert not t.can(0, "trade")
    t.do(0, "release stub-zombie", "release stub-dragon")
    assert (t.player(0).saved, t.asked) == (["stub-zombie"], {0: phase})
    assert t.view(0).battle_discard == ["stub-zombie", "stub-dragon"]


@pytest.mark.rule("OS-R-99")
def test_saved_monsters_that_may_still_buy_a_shtick_are_kept():
    for saved, spare in (
        (["stub-dragon", "stub-zombie"], []),
        (["stub-dragon", "stub-dragon"], []),
        (["stub-dragon", "stub-dragon", "stub-zombie"], ["stub-dragon", "stub-zombie"]),
        (["stub-dragon", "stub-zombie", "stub-zombie"], ["stub-zombie"]),
    ):
        t = table(person("roy", floor=1, saved=saved, deck=["stub-club"]), "elan")
        assert [text for text in t.options(0) if text.startswith("release")] == [f"release {id}" for id in spare]


@pytest.mark.rule("OS-15.9")
def test_a_shtick_is_in_the_deck_or_in_play():
    t = table(person("roy", floor=1, saved=["stub-zombie", "stub-dragon"]), "elan")
    before = t.player(0).deck
    t.do(0, "trade", "add stub-zombie", "add stub-dragon", "done")
    t.do(0, t.options(0)[0])
    assert len(t.player(0).shticks) == 1
    assert t.player(0).deck == before - 1


@pytest.mark.rule("OS-R-70")
def test_a_short_deck_shows_what_it_has():
    roy = person("roy", floor=1, saved=["stub-zombie", "stub-dragon"], deck=["stub-pride", "stub-roar"])
    t = table(roy, "elan")
    t.do(0, "trade", "add stub-zombie", "add stub-dragon", "done")
    assert t.options(0) == ["choose stub-pride", "choose stub-roar"]
    t.do(0, "choose stub-roar")
    assert lying_deck(t) == ["stub-pride"]


@pytest.mark.rule("OS-R-70")
def test_nothing_is_traded_for_an_empty_deck():
    saved = ["stub-zombie", "stub-dragon"]
    t = table(person("roy", floor=1, saved=saved, stash=["stub-crown", "stub-diary"], deck=[]), "elan")
    assert not any(t.can(0, text) for text in ("trade", "trade-loot", "discard stub-diary"))


@pytest.mark.rule("OS-R-71", "OS-15.8")
def test_nobody_else_sees_the_rejected_shticks():
    t = table(person("roy", floor=1, saved=["stub-zombie", "stub-dragon"], deck=DECK), "elan")
    t.do(0, "trade", "add stub-zombie", "add stub-dragon", "done")
    assert t.view(0).looked_at == DECK[:3]
    assert t.view(1).looked_at == []
    t.do(0, "choose stub-roar")
    assert [(event.kind, event.facts) for event in t.told] == [
        ("gained-shtick", {"seat": "roy", "shtick": "stub-roar"})
    ]


@pytest.mark.rule("OS-R-71")
def test_the_rejected_shticks_go_to_the_bottom_in_either_order():
    orders = set()
    for seed in range(12):
        t = table(person("roy", floor=1, saved=["stub-zombie", "stub-dragon"], deck=DECK), "elan", seed=seed)
        t.do(0, "trade", "add stub-zombie", "add stub-dragon", "done", "choose stub-roar")
        orders.add(tuple(lying_deck(t)))
    assert orders == {("stub-fencing", "stub-pride", "stub-plate"), ("stub-fencing", "stub-plate", "stub-pride")}


@pytest.mark.rule("OS-EX-10", "OS-15.4", "OS-15.7", "OS-15.8")
def test_belkar_gains_a_shtick():
    t = table(
        person("belkar", floor=1, shticks=["stub-dagger"]),
        "elan",
        floors=rooms({"stack": ["stub-goblin", "stub-rat", "stub-dragon", "stub-zombie"]}),
        battle_discard=[],
    )
    t.do(0, "stay", *["shtick stub-dagger", "attack"] * 3, "shtick stub-dagger")
    assert t.asked == {0: "end"}
    assert t.view(0).battle_discard == ["stub-rat"]
    assert t.player(0).saved == ["stub-goblin", "stub-dragon", "stub-zombie"]
    assert t.player(0).saved_x == 4
    t.do(0, "trade", "add stub-dragon", "add stub-goblin", "done")
    looked, deck = t.view(0).looked_at, t.player(0).deck
    assert len(looked) == 3
    t.do(0, f"choose {looked[0]}")
    assert shticks(t) == ["stub-dagger", looked[0]]
    assert t.player(0).deck == deck - 1
    assert sorted(lying_deck(t)[-2:]) == sorted(looked[1:])
    assert (t.player(0).saved, t.player(0).saved_x) == (["stub-zombie"], 1)
    assert not t.can(0, "trade")


# Trading Loot


@pytest.mark.rule("OS-15.3", "OS-15.10", "OS-15.11")
def test_loot_of_drool_factor_three_buys_the_top_shtick():
    t = table(person("roy", floor=1, stash=["stub-crown"], deck=DECK), "elan", loot_discard=[])
    t.do(0, "trade-loot", "add stub-crown")
    assert t.asked == {0: "start"}
    assert (shticks(t), lying_deck(t)) == (["stub-pride"], DECK[1:])
    assert t.view(0).loot_discard == ["stub-crown"]


@pytest.mark.rule("OS-15.11")
def test_loot_is_traded_at_the_start_or_the_end_of_the_own_turn():
    t = table(person("roy", floor=1, stash=["stub-crown"]), person("elan", floor=1, stash=["stub-gem"] * 3))
    assert t.can(0, "trade-loot")
    t.do(0, "right")
    assert not t.can(0, "trade-loot")
    t.do(0, "stay")
    assert t.can(0, "trade-loot")


@pytest.mark.rule("OS-15.11", "OS-R-20")
def test_only_the_own_drool_factor_counts():
    t = table(person("roy", floor=1, stash=["stub-tiara", "stub-ring"]), "elan")
    assert not t.can(0, "trade-loot")
    t = table(person("roy", floor=1, stash=["stub-tiara", "stub-ring", "stub-gem"]), "elan")
    t.do(0, "trade-loot")
    assert not t.can(0, "add stub-tiara")


@pytest.mark.rule("OS-R-20")
def test_surplus_drool_is_lost_and_each_trade_brings_one_shtick():
    t = table(person("roy", floor=1, stash=["stub-ring", "stub-ring", "stub-gem"], deck=DECK), "elan", loot_discard=[])
    t.do(0, "trade-loot", "add stub-ring", "add stub-ring")
    assert t.asked == {0: "start"}
    assert len(shticks(t)) == 1
    assert t.view(0).loot_discard == ["stub-ring", "stub-ring"]
    assert not t.can(0, "trade-loot")


@pytest.mark.rule("OS-R-20", "OS-15.11")
def test_equipped_loot_stash_and_crests_all_pay():
    t = table(person("roy", floor=1, stash=["stub-gem"], equipped=["stub-ring"], deck=DECK), "elan")
    t.do(0, "trade-loot", "add stub-gem", "add stub-ring")
    assert shticks(t) == ["stub-pride"]
    assert (t.player(0).stash, t.player(0).equipped) == (0, [])


@pytest.mark.rule("OS-15.12")
def test_loot_may_be_traded_again_and_again():
    t = table(person("roy", floor=1, stash=["stub-crown"] * 3, deck=DECK), "elan")
    t.do(0, *["trade-loot", "add stub-crown"] * 3)
    assert shticks(t) == DECK[:3]


# Special gains


@pytest.mark.rule("OS-15.3", "OS-15.10", "OS-15.13", "OS-15.16")
def test_a_room_gives_its_first_explorer_the_top_shtick():
    t = table(
        person("roy", floor=1, deck=DECK),
        person("haley", floor=1),
        floors=rooms({}),
        room_deck=["stub-library", "stub-room"],
    )
    t.do(0, "right")
    assert (shticks(t), t.asked) == (["stub-pride"], {0: "end"})
    t.do(0, "pass").do(1, "right")
    assert shticks(t, 1) == []


@pytest.mark.rule("OS-15.14", "OS-15.16", "OS-15.10")
def test_a_card_gives_the_top_shtick():
    t = table(person("roy", floor=1, deck=DECK, hand=["stub-lesson"]), "elan")
    t.do(0, "play stub-lesson")
    assert (shticks(t), lying_deck(t), t.asked) == (["stub-pride"], DECK[1:], {0: "start"})


@pytest.mark.rule("OS-15.15", "OS-15.16", "OS-16.23")
def test_a_loot_is_discarded_for_the_top_shtick():
    t = table(person("roy", floor=1, deck=DECK, stash=["stub-diary"]), "elan", loot_discard=[])
    t.do(0, "discard stub-diary")
    assert (shticks(t), t.player(0).stash, t.view(0).loot_discard) == (["stub-pride"], 0, ["stub-diary"])


@pytest.mark.rule("OS-15.15")
def test_every_character_has_one_such_loot():
    pack = stick_game().pack
    owners = []
    for card in {id(card): card for card in pack.loot}.values():
        for use in getattr(card, "uses", []):
            if [op.verb for op in pack.scripts[use.script]] == ["shtick"]:
                assert card.copies == 1
                owners += card.who
    assert sorted(owners) == list(range(6))


# Flipping


@pytest.mark.rule("OS-15.17", "OS-15.20", "OS-15.21")
def test_some_shticks_act_by_being_flipped_once():
    t = table(
        person("roy", floor=1, shticks=["stub-club", "stub-roar"]),
        "elan",
        floors=rooms({"stack": ["stub-brute"]}),
        next=[6],
    )
    t.do(0, "stay", "shtick stub-club")
    assert t.asked == {0: "before-roll"}
    t.do(0, "flip stub-roar")
    assert t.asked == {0: "end"}
    assert modifier(t) == 1 + 4
    assert flipped(t) == ["stub-roar"]


@pytest.mark.rule("OS-15.18")
def test_some_shticks_act_constantly_until_something_flips_them():
    t = table(
        person("roy", floor=1, shticks=["stub-club", "stub-plate"]),
        "elan",
        floors=rooms({}, {"stack": ["stub-brute"]}),
        next=[6],
    )
    t.do(0, "right", "stay", "shtick stub-club")
    assert modifier(t) == 2
    t.do(0, "flip stub-plate")
    assert (t.player(0).lost, flipped(t)) == (0, ["stub-plate"])


@pytest.mark.rule("OS-15.19", "OS-15.21")
def test_any_face_up_shtick_may_be_flipped_by_an_effect_that_says_so():
    t = table(
        person("elan", floor=1, hand=["stub-trick"] * 3),
        person("roy", floor=1, shticks=["stub-club", "stub-tactics"]),
    )
    t.do(0, "play stub-trick")
    assert t.options(0) == ["card stub-club", "card stub-tactics"]
    t.do(0, "card stub-tactics")
    assert flipped(t, 1) == ["stub-tactics"]
    t.do(0, "play stub-trick")
    assert t.options(0) == ["card stub-club"]
    t.do(0, "card stub-club")
    assert not t.can(0, "play stub-trick")


@pytest.mark.rule("OS-15.20")
def test_a_flipped_shtick_is_blank():
    own = ["stub-club", "stub-sword", "stub-tactics", "stub-pride"]
    assert modifier(attack_with("stub-club", *own)) == 1 + 3 + 5
    assert modifier(attack_with("stub-club", *own, flipped=["stub-tactics"])) == 1 + 5
    assert modifier(attack_with("stub-club", *own, flipped=["stub-sword"])) == 1 + 3
    assert modifier(attack_with("stub-club", *own, flipped=["stub-pride"])) == 1 + 3


@pytest.mark.rule("OS-15.20", "OS-15.21")
def test_a_flipped_shtick_cannot_be_used():
    t = table(
        person("roy", floor=1, shticks=["stub-sword", "stub-roar", "stub-club"], flipped=["stub-sword", "stub-roar"]),
        "elan",
        floors=rooms({"stack": ["stub-brute"]}),
    )
    t.do(0, "stay")
    assert t.options(0) == ["shtick stub-club", "no-shtick"]
    t.do(0, "shtick stub-club")
    assert t.asked == {0: "end"}


def above_the_lair(*flips, **given):
    """Roy stands on the Stairs to the Lair, which asks for two shticks."""
    floors = [
        {"rooms": [{"card": "stub-room", "down": 0}]},
        {"rooms": [{"card": "stub-room", "down": 0}]},
        {"rooms": [{"card": "stub-room", "down": 0}]},
    ]
    roy = person("roy", floor=3, shticks=["stub-sword", "stub-club"], flipped=list(flips))
    return table(roy, "elan", floors=floors, lair_drool=0, lair_shticks=2, **given)


@pytest.mark.rule("OS-R-21")
def test_flipped_shticks_count_for_the_lair_and_for_the_score():
    assert above_the_lair().can(0, "down")
    assert above_the_lair("stub-sword", "stub-club").can(0, "down")
    t = above_the_lair("stub-sword", "stub-club", agenda=[], outcome="roy")
    assert t.player(0).score["shticks"] == 2


@pytest.mark.rule("OS-15.23", "OS-1.57")
def test_shticks_are_unflipped_by_arriving_at_the_entrance():
    t = table(person("roy", floor=1, shticks=["stub-sword"], flipped=["stub-sword"]), "elan")
    t.do(0, "up")
    assert flipped(t) == []


@pytest.mark.rule("OS-15.23")
def test_shticks_are_unflipped_by_an_effect_that_says_so():
    roy = person(
        "roy", floor=1, hand=["stub-pep-talk"], shticks=["stub-sword", "stub-club"], flipped=["stub-sword", "stub-club"]
    )
    t = table(roy, "elan")
    t.do(0, "play stub-pep-talk", "card stub-club")
    assert flipped(t) == ["stub-sword"]


@pytest.mark.rule("OS-15.23", "OS-R-110")
@pytest.mark.parametrize(("id", "moment"), [("spare-spell-slot", "end"), ("all-nighter", "start")])
def test_effects_unflip_no_shtick_that_unflips(id, moment):
    """Two of them would unflip each other for ever; the cards and the rulebook say so."""
    held = [id, "spare-spell-slot", "all-nighter", "fireball", "lightning-bolt", "explosive-runes", "overkill-doctrine"]
    down = [card for card in held[1:] if card != id]
    t = table(person("vaarsuvius", floor=1, shticks=list(dict.fromkeys(held)), flipped=down), "elan")
    if moment == "end":
        t.do(0, "stay")
    t.do(0, f"flip {id}")
    offered = {option.split()[1] for option in t.options(0)}
    assert offered == {"fireball", "lightning-bolt", "explosive-runes", "overkill-doctrine"}


@pytest.mark.rule("OS-R-110")
@pytest.mark.parametrize(("language", "words"), [("en", "(except those that unflip)"), ("fr", "(sauf ceux qui en")])
def test_cards_that_unflip_say_which_shticks_they_leave_out(language, words):
    rows = {row["id"]: row["text"] for row in stick_text(language).card_rows()}
    assert all(words in rows[id] for id in ("spare-spell-slot", "all-nighter"))


@pytest.mark.rule("OS-15.23")
def test_turns_alone_unflip_nothing():
    t = table(person("roy", floor=1, shticks=["stub-sword"], flipped=["stub-sword"]), "elan")
    idle(t, 0, 1, 0, 1)
    assert flipped(t) == ["stub-sword"]


# Boosting


@pytest.mark.rule("OS-15.24", "OS-15.30", "OS-EX-24")
@pytest.mark.parametrize(("copies", "attack"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_every_other_copy_boosts_the_chosen_one(copies, attack):
    assert modifier(attack_with("stub-sword", *["stub-sword"] * copies)) == attack


@pytest.mark.rule("OS-15.22", "OS-15.26")
def test_flipped_copies_boost_nothing():
    own = ["stub-sword"] * 3
    assert modifier(attack_with("stub-sword", *own, flipped=["stub-sword"])) == 4
    assert modifier(attack_with("stub-sword", *own, flipped=["stub-sword", "stub-sword"])) == 2


@pytest.mark.rule("OS-15.22")
def test_a_flipped_shtick_cannot_be_boosted():
    roy = person("roy", floor=1, hand=["stub-anger"], shticks=["stub-sword", "stub-tactics"], flipped=["stub-tactics"])
    t = table(roy, "elan")
    t.do(0, "play stub-anger")
    assert t.options(0) == ["card stub-sword"]


@pytest.mark.rule("OS-15.24", "OS-15.25")
def test_only_the_same_name_boosts():
    assert modifier(attack_with("stub-sword", "stub-sword", "stub-club", "stub-roar")) == 2


@pytest.mark.rule("OS-15.25", "OS-15.26")
def test_equipped_loot_and_other_shticks_boost_if_they_say_so():
    assert modifier(attack_with("stub-sword", "stub-sword", equipped=["stub-whetstone"])) == 4
    assert modifier(attack_with("stub-sword", "stub-sword", stash=["stub-whetstone"])) == 2
    assert modifier(attack_with("stub-sword", "stub-sword", equipped=["stub-gem"])) == 2
    assert modifier(attack_with("stub-sword", "stub-sword", "stub-fencing")) == 4
    assert modifier(attack_with("stub-sword", "stub-sword", "stub-fencing", flipped=["stub-fencing"])) == 2


@pytest.mark.rule("OS-15.25", "OS-15.27")
def test_room_text_boosts_while_one_is_in_the_room():
    assert modifier(attack_with("stub-sword", "stub-sword", room="stub-smithy")) == 4
    assert modifier(attack_with("stub-sword", "stub-sword")) == 2


@pytest.mark.rule("OS-15.30")
def test_boosts_of_every_kind_add_up():
    t = attack_with("stub-sword", *["stub-sword"] * 3, "stub-fencing", equipped=["stub-whetstone"], room="stub-smithy")
    assert modifier(t) == 2 + 2 * 5


@pytest.mark.rule("OS-15.28", "OS-15.25")
def test_a_card_boosts_until_the_end_of_the_turn_as_it_says():
    t = table(
        person("roy", floor=1, hand=["stub-anger"] * 2, shticks=["stub-sword"]),
        "elan",
        floors=rooms({"stack": ["stub-brute"]}),
        next=[1, 1],
    )
    t.do(0, "play stub-anger", "card stub-sword", "play stub-anger", "card stub-sword", "stay", "shtick stub-sword")
    assert modifier(t) == 2 + 2 * 2
    t.do(0, "pass")
    idle(t, 1)
    t.do(0, "stay", "shtick stub-sword")
    assert modifier(t) == 2


@pytest.mark.rule("OS-15.29")
def test_a_shtick_without_boost_text_gains_nothing():
    assert modifier(attack_with("stub-club", *["stub-club"] * 3)) == 1
    assert modifier(attack_with("stub-club", "stub-club", room="stub-smithy")) == 1


@pytest.mark.rule("OS-15.31")
def test_boosts_count_only_for_the_chosen_shtick():
    assert modifier(attack_with("stub-club", "stub-club", *["stub-sword"] * 3, equipped=["stub-whetstone"])) == 1


@pytest.mark.rule("OS-15.32")
def test_a_boosted_bonus_is_as_much_larger_as_its_card_says():
    t = table(
        person("roy", floor=1, hand=["stub-anger"], shticks=["stub-club", "stub-tactics"]),
        "elan",
        floors=rooms({"stack": ["stub-brute"]}),
    )
    t.do(0, "play stub-anger", "card stub-tactics", "stay", "shtick stub-club")
    assert modifier(t) == 1 + 3 + 1


def wounded_durkon(**given):
    return person("durkon", floor=1, lost=3, **given)


@pytest.mark.rule("OS-15.32", "OS-15.33", "OS-15.17")
@pytest.mark.parametrize(("cures", "healed"), [(1, 1), (2, 2), (3, 3)])
def test_a_boosted_cure_heals_more(cures, healed):
    t = table(wounded_durkon(shticks=["stub-cure"] * cures), "elan")
    t.do(0, "flip stub-cure", "target durkon")
    assert (t.player(0).lost, flipped(t)) == (3 - healed, ["stub-cure"])


@pytest.mark.rule("OS-EX-11", "OS-15.18", "OS-15.22", "OS-15.24", "OS-15.29", "OS-15.33")
def test_durkon_boosts_and_flips():
    durkon = person(
        "durkon",
        floor=1,
        column=1,
        hand=["stub-anger"],
        shticks=["stub-lightning"] * 3 + ["stub-cure"] * 2 + ["stub-hammer"],
    )
    t = table(durkon, "elan", floors=rooms({"stack": ["stub-ogre"]}, {}), next=[1, 1, 1, 12])

    go_on(t.do(0, "left", "stay", "shtick stub-lightning"))
    assert (modifier(t, "durkon"), t.player(0).lost) == (2 + 2, 1)
    assert flipped(t) == ["stub-lightning"]
    t.do(0, "pass")
    idle(t, 1)

    go_on(t.do(0, "stay", "shtick stub-lightning"))
    assert (modifier(t, "durkon"), t.player(0).lost) == (4 + 1, 2)
    t.do(0, "flip stub-cure", "target durkon")
    assert t.player(0).lost == 0
    assert flipped(t) == ["stub-lightning", "stub-lightning", "stub-cure"]
    t.do(0, "pass")
    idle(t, 1)

    go_on(t.do(0, "stay", "shtick stub-hammer"))
    assert (modifier(t, "durkon"), t.player(0).lost) == (3, 1)
    t.do(0, "flip stub-cure", "target durkon")
    assert t.player(0).lost == 0
    assert "stub-hammer" not in flipped(t)
    t.do(0, "pass")
    idle(t, 1)

    go_on(t.do(0, "play stub-anger", "card stub-lightning", "stay", "shtick stub-lightning"))
    assert modifier(t, "durkon") == 4 + 1
    assert t.stack(1, 0) == []
    assert flipped(t) == ["stub-lightning"] * 3 + ["stub-cure"] * 2
    t.do(0, "pass")
    idle(t, 1)

    t.do(0, "rest")
    idle(t, 1)
    assert flipped(t) == []


# Healing others for Loot


def hospital(*, hurt=2, cures=1, **haley):
    """Durkon's turn; Haley, wounded, stands on his floor with one Loot."""
    durkon = person("durkon", floor=1, shticks=["stub-cure"] * cures)
    haley = {"floor": 1, "column": 2, "lost": hurt, "stash": ["stub-tiara"], **haley}
    return table(durkon, person("haley", **haley))


@pytest.mark.rule("OS-R-101")
def test_a_healer_treats_another_player_on_the_floor_for_any_loot():
    t = hospital()
    t.do(0, "flip stub-cure")
    assert t.options(0) == ["target haley"]
    t.do(0, "target haley")
    assert t.options(1) == ["pay stub-tiara", "refuse"]
    t.do(1, "pay stub-tiara")
    assert (t.player(1).lost, t.player(1).stash, t.player(0).stash) == (1, 0, 1)
    assert flipped(t) == ["stub-cure"]


@pytest.mark.rule("OS-R-101", "OS-15.32")
def test_a_boosted_cure_heals_others_better_too():
    t = hospital(cures=2)
    t.do(0, "flip stub-cure", "target haley").do(1, "pay stub-tiara")
    assert t.player(1).lost == 0


@pytest.mark.rule("OS-R-101")
def test_a_patient_may_refuse_and_the_cure_is_not_spent():
    t = hospital()
    t.do(0, "flip stub-cure", "target haley").do(1, "refuse")
    assert (t.player(1).lost, t.player(1).stash, t.player(0).stash) == (2, 1, 0)
    assert flipped(t) == []


@pytest.mark.rule("OS-R-101")
@pytest.mark.parametrize("haley", [{"floor": 0, "column": 0}, {"stash": []}, {"lost": 0}])
def test_only_the_wounded_on_the_floor_who_can_pay_are_treated(haley):
    assert not hospital(**haley).can(0, "flip stub-cure")


@pytest.mark.rule("OS-R-101")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_patient_may_ask_first(answer):
    t = hospital()
    idle(t, 0)
    t.do(1, "beg durkon stub-tiara")
    assert t.asked == {0: "beg"}
    t.do(0, answer)
    if answer == "yes":
        assert (t.player(1).lost, t.player(1).stash, t.player(0).stash) == (1, 0, 1)
        assert flipped(t) == ["stub-cure"]
    else:
        assert (t.player(1).lost, t.player(1).stash, t.player(0).stash) == (2, 1, 0)
        assert flipped(t) == []
    assert t.asked == {1: "start"}
