"""Positions of the Order of the Stick as text: what is written reads back the same, and nonsense is refused."""

import json
from types import SimpleNamespace

import pytest

from stick_table import Table
from stick_wander import any_stick_setup, bold_answer, mighty_stick, stick
from underdeck import Refusal
from underdeck.compiled import fields_of
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import BEFORE_ROLL, Screw, Trap
from underdeck.games.stick.rules.digest import canonical
from underdeck.games.stick.rules.options import PRESETS
from underdeck.games.stick.rules.serialize import Names, record
from underdeck.kernel.rng import Rng

PACK = stick().pack
SCREWS = list(dict.fromkeys(card.id for card in PACK.battle if isinstance(card, Screw)))
TRAP = next(card.id for card in PACK.loot if isinstance(card, Trap))
LOOT = ["talisman-of-dorukan", "fan-mail", "joke-book"]
TALISMAN, FAN_MAIL, JOKES = [[card.id for card in PACK.loot].index(id) for id in LOOT]
GATE = next(room.id for room in PACK.lair if room.id != "safe-haven")
ROY = {
    "character": "roy", "floor": 1, "column": 1, "lost": 2, "hand": ["kinda-wimpy-goblin", SCREWS[0]],
    "stash": LOOT, "equipped": [], "saved": ["kinda-wimpy-goblin#2"], "missing": 0, "resting": True,
    "shticks": ["greenhilt-sword", "greenhilt-sword#2"], "flipped": ["greenhilt-sword#2"], "known_bottom": 2,
    "shadow": 3, "team": -1, "exited": 0, "exit_points": 0, "fleeing": False, "slayer": False,
}  # fmt: skip
ELAN = {"character": "elan", "floor": 2, "column": -1, "missing": 2, "shticks": []}
HALLS = [
    {"left": 0, "rooms": [
        {"card": "plain-corridor", "stack": ["kinda-wimpy-goblin#3"], "loot": [], "entered": True, "rested": True,
         "down": -1},
        {"card": "plain-corridor#2", "stack": [], "loot": [], "entered": False, "rested": False},
    ]},
    {"left": -1, "rooms": [
        {"card": "plain-corridor#3", "stack": [], "loot": [], "entered": True, "rested": False},
    ]},
]  # fmt: skip
WHOLE = {
    "players": [ROY, ELAN],
    "floors": HALLS,
    "length": "long",
    "variants": ["lucky", "shadow"],
    "options": {"stairs": "6"},
    "turn": 7,
    "active": 0,
    "steps": 2,
    "extra_steps": 1,
    "entry": 1,
    "picked": 1,
    "beaten": 2,
    "declined": 2,
    "reveals": 5,
    "lair_drool": 4,
    "lair_shticks": 3,
    "moved": True,
    "searched": True,
    "bonus_room": True,
    "fought": True,
    "left": [[0, 0], [1, 0]],
    "arrived": ["kinda-wimpy-goblin#3"],
    "rallies": [["attack", "goblin", 2, 1, -1]],
    "boosts": [[0, 3]],
    "phase": "end",
    "next": [3, 4],
}


def written(**changes):
    game = stick()
    return record(game.from_position(json.dumps({**WHOLE, **changes}), 1))


@pytest.mark.parametrize("field", [name for name in WHOLE if name not in ("players", "floors", "phase")])
def test_what_is_said_of_the_table_is_written_again(field):
    assert written()[field] == WHOLE[field]


@pytest.mark.parametrize("field", list(ROY))
def test_what_is_said_of_a_player_is_written_again(field):
    assert written()["players"][0][field] == ROY[field]


def test_what_is_said_of_rooms_is_written_again():
    assert written()["floors"][:2] == HALLS


def test_what_is_not_said_lies_in_the_decks():
    data = written()
    for deck, all_cards in (("battle_deck", PACK.battle), ("loot_deck", PACK.loot), ("room_deck", PACK.rooms)):
        away = {"battle_deck": 4, "loot_deck": 3, "room_deck": 3}[deck]
        assert len(data[deck]) == len(all_cards) - away
    assert len(data["players"][0]["deck"]) == 18
    assert (data["battle_discard"], data["loot_discard"], data["removed_loot"]) == ([], [], [])
    assert data["lair_deck"][0] == "safe-haven"
    assert len(data["lair_deck"]) == 5
    assert len(data["xykon_deck"]) == 4
    assert "xykon-the-lich" in data["xykon_deck"]
    assert len(written(variants=["not-home"])["lair_deck"]) == len(PACK.lair)


def test_decks_are_written_and_read_from_the_top():
    data = written(loot_deck=["talisman-of-dorukan", TRAP], players=[{**ROY, "stash": []}, ELAN])
    assert data["loot_deck"] == ["talisman-of-dorukan", TRAP]
    t = Table(
        players=[{"character": "roy", "floor": 1}, {"character": "elan"}],
        floors=[{"rooms": [{"card": "plain-corridor"}]}],
        room_deck=["plain-corridor#3", "plain-corridor#2"],
    )
    t.do(0, "right")
    assert record(t.state)["room_deck"] == ["plain-corridor#2"]


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_game_reads_back_the_same(seed):
    rng = Rng(seed)
    game = mighty_stick() if seed % 2 else stick()
    state = game.start(any_stick_setup(rng), seed)
    step = 0
    while state.outcome is None and step < 700:
        game.step(state, *bold_answer(state.asked, rng))
        step += 1
        if step % 9 == 0:
            again = game.from_position(game.position(state), 99)
            assert game.digest(again) == game.digest(state)
            assert [(d.seat, d.kind, d.options) for d in again.asked] == [
                (d.seat, d.kind, d.options) for d in state.asked
            ]


BATTLE = {
    "fighter": 0, "foe": -1, "role": 2, "floor": 1, "column": 0, "distance": 1, "shtick": 0, "foe_shtick": -2,
    "done": 1, "npc_side": -1, "npc_passed": 2, "mine": 3, "theirs": 4, "counted": 2, "reach": 1, "snubs": 1,
    "prevented": 1, "foe_prevented": 2, "result": 2, "no_support": True, "silence": True, "slain": True,
    "turned": False, "targets": [2], "dice": [], "foe_dice": [], "outsmarted": [2], "offers": [[0, 1, JOKES]],
    "refused": [[0, 1, JOKES]], "changes": [[0, 2, 1, -1], [-1, 3, 0, 0]],
    "helpers": [[0, 104, TALISMAN, 2], [0, 105, FAN_MAIL, 4]],
}  # fmt: skip
AGENDA = [[f.NEXT_TURN], [f.END_TURN], [f.ASK_END], [f.ROLL], [f.ASK_WINDOW, BEFORE_ROLL], [f.ASK_ASSIST]]
FIGHT = {
    "battle": BATTLE,
    "agenda": AGENDA,
    "players": [ROY, {**ELAN, "floor": 1, "column": 1, "missing": 0}],  # somebody to be asked for help
}


@pytest.mark.parametrize("field", list(BATTLE))
def test_what_is_said_of_a_battle_is_written_again(field):
    assert written(**FIGHT)["battle"][field] == BATTLE[field]


@pytest.mark.parametrize(("agenda", "kind"), [
    ([[f.TURN, 0]], "start"), ([[f.FIRST_TURN]], "start"), ([[f.NEXT_TURN], [f.ASK_END]], "end"),
])  # fmt: skip
def test_a_game_goes_on_with_a_turn_whatever_comes_before(agenda, kind):
    people = [{"character": "roy"}, {"character": "elan"}]
    state = stick().from_position(json.dumps({"players": people, "agenda": agenda}), 1)
    assert [decision.kind for decision in state.asked] == [kind]


def test_a_copy_of_a_game_is_the_same_and_shares_nothing_that_changes():
    game = stick()
    state = game.from_position(json.dumps({**WHOLE, **FIGHT}), 1)
    state.battle.turned = True
    copy = state.clone()
    assert game.position(copy) == game.position(state)
    pairs = [(state, copy), (state.battle, copy.battle), *zip(state.players, copy.players, strict=True)]
    for floor, twin in zip(state.floors, copy.floors, strict=True):
        pairs += [(floor, twin), *zip(floor.rooms, twin.rooms, strict=True)]
    for thing, twin in pairs:
        for name in fields_of(type(thing)):
            if isinstance(getattr(thing, name), list) and name not in ("asked", "events", "variants"):
                assert getattr(twin, name) is not getattr(thing, name), name
    before = game.position(state)
    game.step(copy, copy.asked[0].seat, copy.asked[0].options[-1])
    assert game.position(copy) != game.position(state) == before


def player(**changes):
    return {"players": [{**ROY, **changes}, ELAN]}


AT_HOME = [{**ROY, "floor": 0, "column": 0}, {**ELAN, "floor": 0, "column": 0}]


def test_stairs_of_which_nothing_is_said_lead_to_the_first_room_of_the_floor():
    floors = [{"left": 3, "rooms": [{"card": "plain-corridor"}, {"card": "plain-corridor#2"}]}]
    assert written(floors=floors, players=AT_HOME, arrived=[])["entrance_down"] == 3


def room(**changes):
    first, second = HALLS[0]["rooms"]
    return {"floors": [{"left": 0, "rooms": [{**first, **changes}, second]}, HALLS[1]]}


REFUSED = [
    ({"players": {}}, "position-form", "players"),
    ({"players": [[]]}, "position-form", "players"),
    ({"options": {"stairs": "7"}}, "unknown-option", None),
    ({"options": {"ladder": "6"}}, "unknown-option", None),
    ({"length": "endless"}, "unknown-length", None),
    ({"variants": ["merry"]}, "unknown-variant", None),
    ({"active": 2}, "position-form", "active"),
    ({"active": -1}, "position-form", "active"),
    ({"wound_seat": 2}, "position-form", "wound_seat"),
    ({"wound_seat": -2}, "position-form", "wound_seat"),
    ({"turn": "7"}, "position-form", "turn"),
    ({"turn": True}, "position-form", "turn"),
    ({"turn": 10**9 + 1}, "position-form", "turn"),
    ({"moved": 1}, "position-form", "moved"),
    ({"weather": "fine"}, "position-unknown", "weather"),
    (player(lost=-1), "position-form", "lost"),
    (player(lost=99), "position-form", "lost"),
    (player(missing=-1), "position-form", "missing"),
    (player(saved=[SCREWS[1]]), "position-form", "saved"),
    (player(stash=[TRAP]), "position-form", "stash"),
    (player(known_bottom=19), "position-form", "known_bottom"),
    (player(known_bottom=-1), "position-form", "known_bottom"),
    (player(flipped=["greenhilt-sword", "greenhilt-sword", "greenhilt-sword"]), "position-name", "flipped"),
    (player(mood="bad"), "position-unknown", "mood"),
    (player(floor=9), "position-form", "floor"),
    (player(floor=-1), "position-form", "floor"),
    (player(column=2), "position-form", "column"),
    (player(column=-1), "position-form", "column"),
    ({"players": [ROY, {**ELAN, "floor": 9}]}, "position-form", "floor"),
    ({"players": [ROY, {**ELAN, "column": 0}]}, "position-form", "column"),
    (player(hand=["nobody"]), "position-name", "hand"),
    (player(hand=[7]), "position-name", "hand"),
    (player(equipped=["talisman-of-dorukan"]), "position-copies", "equipped"),
    ({"floors": [{}] * 6}, "position-form", "floors"),
    ({"floors": [[]]}, "position-form", "floors"),
    ({"floors": [{"left": 301, "rooms": []}]}, "position-form", "left"),
    ({"entrance_down": 22, "floors": [], "players": AT_HOME}, "position-form", "left"),
    ({"floors": [{"left": 22, "rooms": [{"card": "plain-corridor"}]}], "players": AT_HOME}, "position-form", "left"),
    (room(color="red"), "position-unknown", "color"),
    (room(stack=["nobody"]), "position-name", "stack"),
    (room(card=7), "position-name", "card"),
    (room(card=[]), "position-name", "card"),
    (room(entered=1), "position-form", "entered"),
    (room(down="x"), "position-form", "down"),
    ({"floors": [{"rooms": [7]}]}, "position-form", "rooms"),
    ({"floors": [{}, HALLS[1]], "players": [{**ROY, "floor": 0, "column": 0}, ELAN]}, "position-form", "down"),
    ({"floors": [{"rooms": [{"card": "stub"}] * 21}]}, "position-name", "card"),
    (player(hand=[[]]), "position-name", "hand"),
    ({"agenda": [[f.NEXT_TURN], [f.ASK_TRADE, 7]]}, "position-form", "agenda"),
    ({"played": [[0]]}, "position-form", "played"),
    ({"seen": {"nothing": 1}}, "position-name", "seen"),
    (room(stack=[SCREWS[1]]), "position-name", "stack"),
    (room(card="safe-haven"), "position-name", "card"),
    ({"phase": "noon"}, "position-phase", None),
    ({"agenda": [[f.ASK_END]]}, "position-form", "agenda"),
    ({"agenda": [[f.NEXT_TURN], [999]]}, "position-form", "agenda"),
    ({"agenda": [[f.NEXT_TURN], []]}, "position-form", "agenda"),
    ({"agenda": [[f.NEXT_TURN], ["x"]]}, "position-form", "agenda"),
    ({"agenda": AGENDA}, "position-form", "battle"),
    ({**FIGHT, "agenda": [*AGENDA, [f.ASK_ASSIST]]}, "position-form", "agenda"),
    ({**FIGHT, "battle": {**BATTLE, "fighter": 2}}, "position-form", "battle"),
    ({**FIGHT, "battle": {**BATTLE, "fighter": -1}}, "position-form", "fighter"),
    ({**FIGHT, "battle": {**BATTLE, "foe": 2}}, "position-form", "battle"),
    ({**FIGHT, "battle": {**BATTLE, "foe": -2}}, "position-form", "foe"),
    ({**FIGHT, "battle": {**BATTLE, "helpers": [[2, 1, 0, 2]]}}, "position-form", "helpers"),
    ({**FIGHT, "battle": {**BATTLE, "helpers": [[0, 2, 0, 2]]}}, "position-form", "helpers"),
    ({**FIGHT, "battle": {**BATTLE, "offers": [[0, 1]]}}, "position-form", "offers"),
    ({**FIGHT, "battle": {**BATTLE, "targets": ["x"]}}, "position-form", "targets"),
    ({"outcome": 7}, "position-form", "outcome"),
    ({"next": [True]}, "position-form", "next"),
    ({"next": 7}, "position-form", "next"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "code", "field"), REFUSED, ids=lambda part: str(part)[:50])
def test_what_makes_no_sense_is_refused(changes, code, field):
    with pytest.raises(Refusal) as refusal:
        stick().from_position(json.dumps({**WHOLE, **changes}), 1)
    assert refusal.value.code == code
    if field is not None:
        assert refusal.value.facts["field"] == field


PEOPLE = '"players":[{"character":"roy"},{"character":"elan"}]'


@pytest.mark.parametrize("text", [
    "", "7", "[]", "{", "[" * 100000, f'{{{PEOPLE},"turn":NaN}}', f'{{{PEOPLE},"turn":{"9" * 5000}}}',
    f'{{{PEOPLE},"turn":1,"turn":2}}', f'{{{PEOPLE},"next":[1e2]}}',
])  # fmt: skip
def test_what_is_no_table_is_refused(text):
    with pytest.raises(Refusal):
        stick().from_position(text, 1)


def test_a_name_that_cannot_be_written_is_refused_in_a_sentence_that_can():
    with pytest.raises(Refusal) as refusal:
        stick().from_position('{"players":[{"character":"\\ud800"},{"character":"elan"}]}', 1)
    assert str(refusal.value).encode()


AT_END = [[f.NEXT_TURN], [f.END_TURN], [f.ASK_END]]


@pytest.mark.parametrize("changes", [
    {"agenda": [*AT_END, [f.DO, 0, 0, 99, 0, -1, 1, 0]]},
    {"agenda": [*AT_END, [f.DO, 0, 9999, 0, 0, -1, 1, 0]]},
    {"agenda": [*AT_END, [f.DO, 0, 0, 0, 0, -1, 1, 9]]},
    {"agenda": [*AT_END, [f.DO, 0, 0, 0, 0, -1]]},
    {"agenda": [*AT_END, [f.PLAYED]]},
    {"agenda": [*AT_END, [f.GAIN, 2]]},
    {"agenda": [*AT_END, [f.ASK_CHOOSE_SHTICK, 0, 1, 2, 3]]},
    {"agenda": [*AT_END, [f.ASK_TRADE, 0, 7]]},
    {"agenda": [*AT_END, [f.ASK_BEG, 0, 0, 0]]},
    {"agenda": [*AT_END, [f.ASK_WINDOW, BEFORE_ROLL]]},
    {"agenda": [*AT_END, [f.ROLL]]},
    {"agenda": [[f.NEXT_TURN], [f.ASK_REMOVE]]},
    {"agenda": [[f.NEXT_TURN], [f.TURN, 0]]},
    {"wound_seat": 0},
    {"filling": True},
    {"intents": [[0, 1]]},
    {"trap": [TRAP, 0]},
    {"played": [[0, SCREWS[1], 0]]},
    {"battle": BATTLE},
    *[{**FIGHT, "battle": {**BATTLE, **change}} for change in (
        {"targets": [3]}, {"shtick": 9}, {"dice": [4]}, {"result": 1}, {"foe": 0}, {"column": 1, "floor": 3},
        {"helpers": [[0, 1, JOKES, 2]]}, {"helpers": [[0, 100, TALISMAN, 2]]}, {"offers": [[1, 0, JOKES]]},
    )],
], ids=lambda part: str(part)[-60:])  # fmt: skip
def test_what_the_rules_could_not_have_led_to_is_refused(changes):
    with pytest.raises(Refusal) as refusal:
        stick().from_position(json.dumps({**WHOLE, **changes}), 1)
    assert refusal.value.facts["field"] in ("agenda", "battle")


@pytest.mark.parametrize("side", ["up", "down"])
def test_a_xykon_card_is_written_again_as_it_lies(side):
    drawn = next(card.id for card in PACK.xykon if card.id != "xykon-the-lich")
    rows = [{"rooms": [{"card": "plain-corridor"}]} for _ in range(3)]
    lair = {"rooms": [{"card": "safe-haven"}, {"card": GATE, "xykon": [drawn, side]}]}
    t = Table(players=[{"character": "roy"}, {"character": "elan"}], floors=[*rows, lair])
    assert record(t.state)["floors"][3]["rooms"][1]["xykon"] == [drawn, side]
    assert t.view(0).floors[4][1].xykon_down == (side == "down")
    assert record(t.game.from_position(t.game.position(t.state), 2)) == record(t.state)


def test_rooms_that_have_fallen_are_written_again():
    fallen = ["plain-corridor#4", GATE]
    assert written(room_discard=fallen)["room_discard"] == fallen
    drawn = next(card.id for card in PACK.xykon if card.id != "xykon-the-lich")
    data = written(xykon_out=[drawn], loot_discard=[TRAP], removed_loot=[], battle_discard=[SCREWS[1]])
    assert (data["xykon_out"], data["loot_discard"], data["battle_discard"]) == ([drawn], [TRAP], [SCREWS[1]])
    assert drawn not in data["xykon_deck"]
    assert TRAP not in data["loot_deck"]
    assert SCREWS[1] not in data["battle_deck"]


@pytest.mark.rule("OS-R-49")
def test_what_is_not_said_of_sight_is_that_owners_know_their_stash_and_all_what_is_equipped():
    gems = [card.id for card in PACK.loot if not isinstance(card, Trap)][1:2]
    seen = written(players=[{**ROY, "equipped": gems}, ELAN])["seen"]
    assert seen == {**dict.fromkeys(LOOT, 0b01), gems[0]: 0b11}


def test_a_bare_name_is_the_next_copy_and_stairs_lead_to_a_floor_without_any():
    goblins = ["kinda-wimpy-goblin"] * 2
    t = Table(
        players=[{"character": "roy", "hand": goblins}, {"character": "elan"}],
        floors=[
            {"rooms": [{"card": "plain-corridor"}, {"card": "plain-corridor"}]},
            {"left": 2, "rooms": [{"card": "plain-corridor"}]},
        ],
    )
    assert t.view(0).hand == goblins
    assert [room.down for room in t.view(0).floors[1]] == [None, 2]
    assert len(set(t.state.players[0].hand)) == 2


def test_a_xykon_card_in_a_stack_was_drawn_there():
    lair = {"rooms": [{"card": "safe-haven"}, {"card": GATE, "stack": ["xykon-the-lich"]}]}
    rows = [{"rooms": [{"card": "plain-corridor"}]} for _ in range(3)]
    t = Table(players=[{"character": "roy"}, {"character": "elan"}], floors=[*rows, lair])
    assert [(room.xykon, room.xykon_down) for room in t.view(0).floors[4]] == [
        (None, False),
        ("xykon-the-lich", False),
    ]
    assert len(t.state.xykon_deck) == 3


START = "player roy floor 1 column 1\nplayer elan floor 1\nfloor\nroom plain-corridor\nroom plain-corridor\n"


def test_a_few_lines_are_enough():
    crypt = "room spooooky-crypt stack headless-zombie"
    text = f"# before the crypt\nPLAYER Roy floor 1 # alone\nplayer elan\nfloor\n{crypt}\nnext 8\noption stairs 6\n"
    state = stick().from_position(text, 1)
    data = record(state)
    assert [player["character"] for player in data["players"]] == ["roy", "elan"]
    assert (data["players"][0]["floor"], data["players"][1]["floor"]) == (1, 0)
    assert data["floors"][0]["rooms"][0]["stack"] == ["headless-zombie"]
    assert (data["next"], data["options"]) == ([8], {"stairs": "6"})


def test_a_preset_stands_for_its_options_and_single_ones_may_differ():
    state = stick().from_position(f"{START}option stairs 3\npreset quick\n", 1)
    assert state.rules.changed() == {name: value for name, value in PRESETS["quick"].items() if name != "stairs"}


@pytest.mark.parametrize("changes", [{}, FIGHT, {"key": "0f" * 32, "rng": 17}])
def test_lines_and_the_form_of_older_records_say_the_same(changes):
    game = stick()
    state = game.from_position(json.dumps({**WHOLE, **changes}), 1)
    lines = game.position(state)
    assert not lines.startswith("{")
    for text in (lines, canonical(state)):
        assert record(game.from_position(text, 2)) == record(state)


@pytest.mark.parametrize(("text", "code"), [
    ("weather fine", "position-word"), ("player", "position-word"), ("player nobody", "unknown-character"),
    ("player durkon hat red", "position-word"), ("player durkon lost", "position-number"),
    ("player durkon lost 1 2", "position-number"), ("player durkon lost some", "position-form"),
    ("player durkon lost 99", "position-form"), ("player durkon resting 1", "position-form"),
    ("player durkon hand nobody", "position-name"), ("player durkon hand yes", "position-name"),
    ("player durkon hand 7", "position-name"), ("turn", "position-number"), ("turn now", "position-form"),
    ("turn -1", "position-form"), ("turn ²", "position-form"), (f"turn {'9' * 5000}", "position-form"),
    ("moved 1", "position-form"), ("agenda", "position-word"), ("agenda nap", "position-word"),
    ("agenda next-turn\nagenda roll", "position-form"), ("agenda next-turn x", "position-form"),
    ("offer 0 1 3", "position-word"), ("rng", "position-number"), ("rng x", "position-number"),
    ("rng 1 zz", "position-number"), ("next 13", "position-form"), ("option stairs", "position-option"),
    ("option stairs 7", "unknown-option"),
    ("preset", "position-word"), ("preset lazy", "position-word"), ("preset quick printed", "position-word"),
    ("seen talisman-of-dorukan", "position-form"),
    ("seen nothing:1", "position-name"), ("room", "position-word"),
    ("room ten-by-ten-room xykon nobody:up", "position-name"),
    ("room ten-by-ten-room xykon xykon-the-lich", "position-form"), ("phase noon", "position-phase"),
    ("outcome nobody", "position-form"), ("length endless", "unknown-length"), ("variants merry", "unknown-variant"),
])  # fmt: skip
def test_lines_that_make_no_sense_are_refused(text, code):
    with pytest.raises(Refusal) as refusal:
        stick().from_position(START + text, 1)
    assert refusal.value.code == code
    assert len(str(refusal.value)) < 2000
    if code in ("position-word", "position-number", "position-option"):
        assert refusal.value.facts["line"] == 5 + len(text.split("\n"))


def test_a_room_needs_a_floor():
    with pytest.raises(Refusal) as refusal:
        stick().from_position("player roy\nplayer elan\nroom plain-corridor", 1)
    assert (refusal.value.code, refusal.value.facts["line"]) == ("position-word", 3)


def test_what_is_said_again_counts_instead():
    state = stick().from_position(START + "turn 3\nturn 4\nplayer durkon floor 0 lost 1 lost 2", 1)
    assert (state.turn, state.players[2].lost) == (4, 2)


def test_a_card_called_as_a_part_of_a_line_is_written_with_its_number():
    names = Names([SimpleNamespace(id="stash"), SimpleNamespace(id="stash"), SimpleNamespace(id="ogre")])
    assert names.names == ["stash#1", "stash#2", "ogre"]
    assert [names.take(name, "hand") for name in ("stash", "stash#2", "ogre")] == [0, 1, 2]
