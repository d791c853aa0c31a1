"""Whatever shows or draws something counts as revealed: no answer before it is taken back. Copies are one answer."""

import pytest

from stick_table import Table

STUBS = """
[[room]]
id = "stub-hall"
copies = 12
[[shtick]]
id = "stub-sword"
owner = "roy"
attack = 2
defense = 2
range = 0
result = ["wound 1"]
[[shtick]]
id = "stub-trick"
owner = "roy"
attack = 2
defense = 2
range = 0
result = ["steal 1"]
[[monster]]
id = "stub-cat"
types = ["animal"]
attack = 5
defense = 5
copies = 4
[[monster]]
id = "stub-twin"
types = ["linear-guild"]
attack = 4
defense = 6
support = { by = ["animal"], gives = "outsmart" }
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
[[screw]]
id = "stub-cards"
when = "turn"
do = ["cards 1"]
copies = 2
[[screw]]
id = "stub-loot"
when = "turn"
do = ["loot 1"]
[[screw]]
id = "stub-learn"
when = "turn"
do = ["shtick 1"]
[[screw]]
id = "stub-rob"
when = "turn"
do = ["steal 1 other"]
[[screw]]
id = "stub-mug"
when = "turn"
do = ["lose-cards 1 other"]
[[screw]]
id = "stub-burn"
when = "turn"
do = ["lose-loot 1 other"]
[[screw]]
id = "stub-heal"
when = "turn"
do = ["heal 1"]
[[screw]]
id = "stub-early"
when = "before-roll"
do = ["die 3"]
[[screw]]
id = "stub-no"
when = "response"
do = ["cancel"]
copies = 3
""".replace("id = ", 'origin = "original"\nwhy = "stub"\nid = ')


def hall(*stack, **room):
    return {"card": "stub-hall", "stack": list(stack), **room}


def person(character, **more):
    return {"character": character, "floor": 1, "shticks": [], **more}


def table(*rooms, roy=(), elan=(), others=(), **position):
    players = [person("roy", **dict(roy)), person("elan", **dict(elan)), *others]
    return Table(STUBS, players=players, floors=[{"rooms": list(rooms or [hall()])}], **position)


def revealed(t, *answers):
    """How many things these answers of Roy revealed."""
    before = t.state.reveals
    t.do(0, *answers).settle("response", "before-roll")
    return t.state.reveals - before


HIDDEN = {
    "cards": {"roy": {"hand": ["stub-cards"]}},
    "loot": {"roy": {"hand": ["stub-loot"]}, "loot_deck": ["stub-gem"]},
    "learn": {"roy": {"hand": ["stub-learn"]}},
    "rob": {"roy": {"hand": ["stub-rob"]}, "elan": {"stash": ["stub-gem"]}},
    "mug": {"roy": {"hand": ["stub-mug"]}, "elan": {"hand": ["stub-cat"]}},
    "burn": {"roy": {"hand": ["stub-burn"]}, "elan": {"stash": ["stub-gem"]}},
}


@pytest.mark.rule("OS-R-34", "OS-R-49")
@pytest.mark.parametrize("card", HIDDEN)
def test_what_a_card_draws_or_takes_is_revealed(card):
    assert revealed(table(**HIDDEN[card]), f"play stub-{card}") > 0


@pytest.mark.rule("OS-R-49")
def test_what_everybody_can_see_anyhow_reveals_nothing():
    t = table(hall(), hall(), roy={"hand": ["stub-heal"], "lost": 1, "stash": ["stub-gem"]})
    assert revealed(t, "play stub-heal") == 0
    assert revealed(t, "equip stub-gem", "unequip stub-gem") == 0
    assert revealed(t, "right") == 0


@pytest.mark.rule("OS-4.14", "OS-4.29", "OS-8.25", "OS-16.2", "OS-22.17")
def test_rooms_dice_loot_and_flips_by_chance_are_revealed():
    assert revealed(table(elan={"hand": ["stub-cat"], "floor": 0}), "right") > 0
    assert revealed(table(phase="end", battle_deck=[], battle_discard=["stub-cat"] * 2), "pass") > 0
    assert revealed(table(), "search") > 0
    assert revealed(table(hall(loot=["stub-gem"])), "pick-up") > 0
    assert revealed(table(hall("stub-cat"), elan={"floor": 0}), "stay", "no-shtick") > 0
    outsmarted = table(hall("stub-twin"), hall("stub-cat"), roy={"shticks": ["stub-sword"]}, elan={"floor": 0})
    assert revealed(outsmarted, "stay") > 0
    assert outsmarted.player(0).shticks[0].flipped
    assert revealed(table(hall(loot=["stub-dart"]), next=[1]), "pick-up") > 1


@pytest.mark.rule("OS-23.7")
def test_copies_of_one_card_are_one_answer():
    t = table(roy={"hand": ["stub-cards", "stub-cards"]})
    assert [option for option in t.options(0) if option.startswith("play")] == ["play stub-cards"]


@pytest.mark.parametrize(("word", "meant"), [("wait", "stay"), ("r", "right"), ("pickup", "pick-up")])
def test_short_words_mean_the_long_ones(word, meant):
    assert table(hall(loot=["stub-gem"]), hall()).can(0, word)
    assert meant in table(hall(loot=["stub-gem"]), hall()).options(0)


@pytest.mark.rule("OS-2.9", "OS-2.10")
@pytest.mark.parametrize("character", ["roy", "haley", "elan", "vaarsuvius", "durkon", "belkar"])
def test_the_starting_shtick_to_give_back_is_asked_for_once_and_each_kind_is_one_answer(character):
    t = Table.deal(players=[character, "roy" if character != "roy" else "elan"], options={"starting_shticks": "3"})
    options = t.options(0)
    assert len(options) == len(set(options))
    assert {option.split()[1] for option in options} == {shtick.id for shtick in t.player(0).shticks}
    t.do(0, options[0])
    assert list(t.asked) == [1]
    assert len(t.player(0).shticks) == 3


@pytest.mark.rule("OS-23.7", "OS-8.25")
def test_a_die_that_has_not_fallen_is_not_changed():
    t = table(hall("stub-cat"), roy={"hand": ["stub-early"]}, elan={"floor": 0}, next=[6]).do(0, "stay", "no-shtick")
    assert t.options(0) == ["pass"]


@pytest.mark.rule("OS-23.3", "OS-R-30")
def test_a_cancelled_card_is_not_cancelled_again_but_the_cancelling_one_may_be():
    haley = person("haley", hand=["stub-no"])
    t = table(roy={"hand": ["stub-heal", "stub-no"], "lost": 1}, elan={"hand": ["stub-no"]}, others=[haley])
    t.do(0, "play stub-heal").do(2, "pass").do(1, "play stub-no")
    assert "play stub-no" in t.options(0)
    t.do(0, "pass").do(2, "pass")
    assert [fact["card"] for fact in t.heard("cancelled")] == ["stub-heal"]
    assert t.player(0).lost == 1
    while "response" in t.asked.values():
        seat = next(iter(t.asked))
        assert t.options(seat) == ["pass"]
        t.do(seat, "pass")
    assert (t.asked, t.player(0).lost) == ({0: "start"}, 1)


@pytest.mark.rule("OS-5.18")
def test_what_is_drawn_for_split_hands_is_told():
    t = Table.deal(players=["roy", "elan"], options={"hands": "split", "starting_shticks": "4"})
    drawn = [(fact["seat"], fact["n"]) for fact in t.heard("drew-cards")]
    assert drawn == [("roy", 4), ("roy", 3), ("elan", 4), ("elan", 3)]


@pytest.mark.rule("OS-24.1")
@pytest.mark.parametrize(("count", "teams"), [(4, [0, 1, 0, 1]), (5, [0, 1, 2, 0, 1]), (6, [0, 1, 0, 1, 0, 1])])
def test_without_a_word_teams_sit_in_turn(count, teams):
    t = Table.deal(players=count, variants=["team"])
    assert [player.team for player in t.view(0).players] == teams
