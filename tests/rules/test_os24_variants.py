"""OS-24: variants."""

import pytest

from stick_table import Table
from underdeck.kernel.refusal import Refusal

STUBS = """
[[room]]
id = "stub-hall"
copies = 12
origin = "original"
why = "stub"

[[room]]
id = "stub-vault"
deck = "lair"
copies = 8
origin = "original"
why = "stub"

[[xykon]]
id = "stub-lich"
types = ["undead"]
attack = 5
defense = 5
abilities = ["xykon-special"]
origin = "original"
why = "stub"

[[xykon]]
id = "stub-ghoul"
types = ["undead"]
attack = 5
defense = 5
coins = 1
origin = "original"
why = "stub"

[[xykon]]
id = "stub-ghoul-two"
types = ["undead"]
attack = 5
defense = 5
origin = "original"
why = "stub"

[[monster]]
id = "stub-rat"
types = ["animal"]
attack = 9
defense = 9
coins = 1
x = 1
copies = 12
origin = "original"
why = "stub"

[[monster]]
id = "stub-hydra"
types = ["animal"]
attack = 9
defense = 9
abilities = ["multiattack:2"]
origin = "original"
why = "stub"

[[screw]]
id = "stub-luck"
when = "after-roll"
do = ["die 3"]
copies = 2
origin = "original"
why = "stub"

[[shtick]]
id = "stub-axe"
owner = "roy"
attack = 3
defense = 3
range = 0
result = ["wound 1"]
copies = 4
origin = "original"
why = "stub"

[[shtick]]
id = "stub-bane"
owner = "roy"
attack = 30
defense = 30
range = 0
result = ["wound 1"]
origin = "original"
why = "stub"

[[shtick]]
id = "stub-twig"
owner = "roy"
attack = -20
defense = -20
range = 0
result = ["wound 1"]
origin = "original"
why = "stub"

[[shtick]]
id = "stub-song"
owner = "elan"
attack = 3
defense = 3
range = 0
result = ["wound 1"]
copies = 2
origin = "original"
why = "stub"

[[shtick]]
id = "stub-hymn"
owner = "elan"
attack = 30
defense = 30
range = 0
result = ["wound 1"]
origin = "original"
why = "stub"

[[shtick]]
id = "stub-hammer"
owner = "durkon"
attack = 3
defense = 3
range = 0
result = ["wound 1"]
origin = "original"
why = "stub"

[[shtick]]
id = "stub-thor"
owner = "durkon"
traits = ["thor"]
origin = "original"
why = "stub"

[[loot]]
id = "stub-gem"
crest = 1
copies = 20
origin = "original"
why = "stub"

[[loot]]
id = "stub-belt"
drool = { durkon = 2 }
copies = 3
origin = "original"
why = "stub"

[[loot]]
id = "stub-scroll"
drool = { vaarsuvius = 1 }
origin = "original"
why = "stub"

[[loot]]
id = "stub-door"
crest = 1
use = [{ when = "turn", do = ["entrance"] }]
origin = "original"
why = "stub"

[[trap]]
id = "stub-dart"
evade = 13
range = 0
multiple = false
do = ["wound 1"]
origin = "original"
why = "stub"

[[trap]]
id = "stub-chute"
evade = 13
range = 0
multiple = false
do = ["entrance"]
origin = "original"
why = "stub"
"""

TEAM = ["team"]
LUCKY = ["lucky"]
NERD = ["nerdcore"]
NOT_HOME = ["not-home"]


def who(character, floor=1, column=0, **more):
    return {"character": character, "floor": floor, "column": column, "shticks": [], **more}


def hall(**room):
    return {"card": "stub-hall", **room}


def table(*players, floors=None, variants=(), **position):
    floors = [{"rooms": [hall(), hall()]}] if floors is None else floors
    return Table(STUBS, players=list(players), floors=floors, variants=list(variants), **position)


def idle(t, seat):
    """The rest of this player's turn, doing as little as possible."""
    plain = {"start": "stay", "move": "stay", "fight": "leave", "end": "pass", "pick": "leave", "equip": "done"}
    while t.view(0).active == seat and t.asked.get(seat) in plain:
        t.do(seat, plain[t.asked[seat]])
    return t


# Go Team


@pytest.mark.rule("OS-24.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_teammates_never_play_one_after_the_other(players):
    names = ["roy", "haley", "elan", "durkon", "belkar", "vaarsuvius"][:players]
    teams = [player.team for player in Table.deal(players=names, variants=TEAM).view(0).players]
    assert all(teams[seat] != teams[seat - 1] for seat in range(players))
    assert 2 <= len(set(teams)) <= 3


@pytest.mark.rule("OS-24.1")
@pytest.mark.parametrize(
    ("teams", "allowed"),
    [
        ([["roy", "elan"], ["haley", "durkon"]], True),
        ([["roy", "haley"], ["elan", "durkon"]], False),
        ([["roy", "durkon"], ["haley", "elan"]], False),
        ([["roy"], ["haley"], ["elan"], ["durkon"]], False),
        ([["roy", "elan"], ["haley"], ["durkon"]], True),
    ],
)
def test_two_or_three_teams_must_be_seated_apart(teams, allowed):
    setup = {"players": ["roy", "haley", "elan", "durkon"], "variants": TEAM, "teams": teams}
    if allowed:
        assert Table.deal(**setup).view(0).players[0].team == 0
    else:
        with pytest.raises(Refusal):
            Table.deal(**setup)


@pytest.mark.rule("OS-24.2")
def test_teammates_cannot_be_attacked():
    players = [who(name, team=number % 2) for number, name in enumerate(("roy", "elan", "haley", "durkon"))]
    t = table(*players, variants=TEAM).do(0, "stay")
    assert t.options(0) == ["attack-player elan", "attack-player durkon", "leave"]


@pytest.mark.rule("OS-24.3", "OS-R-102")
@pytest.mark.parametrize(
    ("mate", "penalty"),
    [({}, False), ({"column": 1}, True), ({"resting": True}, True), ({"missing": 1}, True), ({"team": 2}, True)],
)
def test_a_standing_teammate_in_the_room_watches_over_a_sleeper(mate, penalty):
    players = [
        who("roy", team=0),
        who("elan", team=1, resting=True),
        who("belkar", 0, team=0),
        {**who("durkon", team=1), **mate},
    ]
    t = table(*players, variants=TEAM)
    t.do(0, "stay", "attack-player elan", "no-shtick")
    assert (("resting", -4) in t.view(0).battle.foe.parts) == penalty


@pytest.mark.rule("OS-24.4")
def test_help_may_be_asked_of_any_team():
    roy = who("roy", team=0, stash=["stub-gem"], shticks=["stub-axe"])
    players = [roy, who("elan", team=1), who("haley", team=0), who("durkon", team=1)]
    t = table(*players, variants=TEAM, floors=[{"rooms": [hall(stack=["stub-rat"])]}])
    t.do(0, "stay", "shtick stub-axe")
    assert t.options(0) == [*[f"offer {name} stub-gem" for name in ("elan", "haley", "durkon")], "done"]


def team_game(loot, rival_points, holder=0):
    """Roy and Haley against Elan and Durkon; Roy leaves third (1 point), his team has that Loot besides."""
    names = ["roy", "elan", "haley", "durkon"]
    players = [who(name, team=number % 2) for number, name in enumerate(names)]
    players[1] |= {"floor": 0, "exited": 1}
    players[3] |= {"floor": 0, "exited": 2, "stash": ["stub-gem"] * rival_points}
    players[holder]["stash"] = loot
    return table(*players, variants=TEAM, collapse=4, turn=5, exits=2).do(0, "up").view(0).outcome


@pytest.mark.rule("OS-24.5", "OS-EX-25")
@pytest.mark.parametrize("holder", [0, 2])
def test_a_loot_scores_for_every_member_whoever_holds_it(holder):
    assert team_game(["eternal-vigilence"], 3, holder) == "roy+haley"
    assert team_game(["eternal-vigilence"], 5, holder) == "elan+durkon"


@pytest.mark.rule("OS-R-31")
def test_a_crest_scores_once_for_a_team():
    assert team_game(["stub-gem"] * 4, 4) == "roy+haley"
    assert team_game(["stub-gem"] * 4, 6) == "elan+durkon"


@pytest.mark.rule("OS-24.6")
@pytest.mark.parametrize(("gems", "winner"), [(13, "roy+haley"), (15, "elan+durkon")])
def test_shticks_exits_and_xykon_are_added_up(gems, winner):
    """Roy: 3 shticks and his exit; Haley: Xykon and 4 points of her exit, together 14."""
    players = [
        who("roy", team=0, shticks=["stub-axe"] * 3),
        who("elan", team=1, stash=["stub-gem"] * gems),
        who("haley", 0, team=0, exited=1, exit_points=4, slayer=True),
        who("durkon", 0, team=1, exited=2),
    ]
    t = table(*players, variants=TEAM, collapse=4, turn=5, exits=2).do(0, "up")
    assert t.view(0).outcome == winner


# Lucky Bastards


def roll_against(monster, shtick, dice, variants=LUCKY, moved=False):
    roy = who("roy", column=int(moved), shticks=[shtick])
    t = table(roy, who("elan", 0), floors=[{"rooms": [hall(stack=[monster]), hall()]}], variants=variants, next=dice)
    t.do(0, *(["left", "stay"] if moved else ["stay"]), f"shtick {shtick}")
    return next(event.kind for event in t.told if event.kind in ("wins", "loses", "draws"))


@pytest.mark.rule("OS-24.7", "OS-24.8")
@pytest.mark.parametrize(
    ("shtick", "die", "variants", "result"),
    [
        ("stub-bane", 1, LUCKY, "loses"),
        ("stub-bane", 1, [], "wins"),
        ("stub-bane", 2, LUCKY, "wins"),
        ("stub-twig", 12, LUCKY, "wins"),
        ("stub-twig", 12, [], "loses"),
        ("stub-twig", 11, LUCKY, "loses"),
    ],
)
def test_a_natural_one_loses_and_a_natural_twelve_wins(shtick, die, variants, result):
    assert roll_against("stub-rat", shtick, [die], variants) == result


@pytest.mark.rule("OS-24.7", "OS-24.8")
@pytest.mark.parametrize(("die", "shtick", "result"), [(9, "stub-twig", "loses"), (12, "stub-twig", "wins")])
def test_only_the_die_as_it_fell_is_natural(die, shtick, result):
    roy = who("roy", shticks=[shtick], hand=["stub-luck"])
    t = table(roy, who("elan", 0), floors=[{"rooms": [hall(stack=["stub-rat"])]}], variants=LUCKY, next=[die])
    t.do(0, "stay", f"shtick {shtick}").settle("before-roll")
    t.do(0, "play stub-luck")
    assert t.heard(result)


@pytest.mark.rule("OS-R-94")
def test_the_lowest_die_of_a_multiattack_decides():
    assert roll_against("stub-hydra", "stub-bane", [12, 1], moved=True) == "loses"
    assert roll_against("stub-hydra", "stub-twig", [12, 11], moved=True) == "loses"
    assert roll_against("stub-hydra", "stub-twig", [12, 12], moved=True) == "wins"


@pytest.mark.rule("OS-R-94")
def test_a_natural_twelve_without_a_shtick_is_still_a_draw():
    floors = [{"rooms": [hall(stack=["stub-rat"])]}]
    t = table(who("roy"), who("elan", 0), floors=floors, variants=LUCKY, next=[12])
    t.do(0, "stay", "no-shtick")
    assert t.heard("draws")


@pytest.mark.rule("OS-24.9", "OS-R-94")
@pytest.mark.parametrize(
    ("mine", "theirs", "dice", "winner"),
    [
        ("stub-bane", "stub-song", [1, 1], None),
        ("stub-bane", "stub-song", [12, 12], None),
        ("stub-axe", "stub-hymn", [1, 1], None),
        ("stub-bane", "stub-song", [1, 12], "elan"),
        ("stub-twig", "stub-hymn", [12, 1], "roy"),
        ("stub-bane", "stub-song", [1, 5], "elan"),
        ("stub-twig", "stub-song", [6, 1], "roy"),
        ("stub-twig", "stub-hymn", [12, 5], "roy"),
        ("stub-bane", "stub-song", [5, 4], "roy"),
    ],
)
def test_luck_between_players(mine, theirs, dice, winner):
    t = table(who("roy", shticks=[mine]), who("elan", shticks=[theirs]), variants=LUCKY, next=dice)
    t.do(0, "stay", "attack-player elan", f"shtick {mine}").do(1, f"shtick {theirs}")
    wins = [fact["seat"] for fact in t.heard("pvp-win")]
    assert wins == ([winner] if winner else [])
    assert bool(t.heard("pvp-draw")) == (winner is None)


@pytest.mark.rule("OS-24.10")
@pytest.mark.parametrize(
    ("variants", "die", "result"), [(LUCKY, 2, "wins"), (LUCKY, 1, "loses"), ([], 1, "wins"), ([], 2, "loses")]
)
def test_thor_incarnate_turns_a_two_into_thirteen(variants, die, result):
    durkon = who("durkon", shticks=["stub-hammer", "stub-thor"])
    floors = [{"rooms": [hall(stack=["stub-rat"])]}]
    t = table(durkon, who("elan", 0), floors=floors, variants=variants, next=[die])
    t.do(0, "stay", "shtick stub-hammer")
    assert t.heard(result)


# Me and My Shadow


@pytest.mark.rule("OS-24.11")
@pytest.mark.parametrize(("players", "allowed"), [(2, True), (3, True), (4, False), (6, False)])
def test_shadows_are_for_two_or_three_players(players, allowed):
    if allowed:
        Table.deal(players=players, variants=["shadow"])
    else:
        with pytest.raises(Refusal):
            Table.deal(players=players, variants=["shadow"])


@pytest.mark.rule("OS-24.12")
def test_everybody_picks_one_npc_at_the_start():
    t = Table.deal(players=["roy", "elan"], variants=["shadow"], options={"starting_shticks": "4"})
    first = t.view(0).active
    assert t.asked == {first: "shadow"}
    assert t.options(first) == ["shadow haley", "shadow vaarsuvius", "shadow durkon", "shadow belkar"]
    t.do(first, "shadow haley")
    assert t.options(1 - first) == ["shadow vaarsuvius", "shadow durkon", "shadow belkar"]
    t.do(1 - first, "shadow belkar")
    assert (t.player(first).shadow, t.player(1 - first).shadow) == ("haley", "belkar")


def shadows(**elan):
    """Roy fights on floor 1; Durkon is his shadow, Vaarsuvius is Elan's; Haley and Belkar are nobody's."""
    characters = ["roy", "haley", "elan", "vaarsuvius", "durkon", "belkar"]
    floors = [{"rooms": [hall(stack=["stub-rat"])]}, {"rooms": [hall()]}]
    roy = who("roy", stash=["stub-belt", "stub-scroll"], shticks=["stub-axe"], shadow=characters.index("durkon"))
    t = table(
        roy, {**who("elan", shadow=characters.index("vaarsuvius")), **elan}, variants=["shadow"], floors=floors
    )  # fmt: skip
    return t.do(0, "stay", "shtick stub-axe")


@pytest.mark.rule("OS-24.12", "OS-24.13")
def test_a_shadow_helps_where_its_player_is_and_may_be_hired_by_anybody_there():
    assert shadows(floor=2).options(0) == ["hire durkon stub-belt", "done"]
    assert shadows(floor=1).options(0) == ["hire vaarsuvius stub-scroll", "hire durkon stub-belt", "done"]
    t = shadows(floor=2).do(0, "hire durkon stub-belt", "done")
    assert dict(t.view(0).battle.fighter.parts)["help-durkon"] == 4


@pytest.mark.rule("OS-24.14")
def test_unpicked_npcs_lurk_on_the_lowest_floor_with_a_player():
    t = table(who("roy", 1, shadow=4), who("elan", 2, shadow=3), variants=["shadow"], floors=[{"rooms": [hall()]}] * 2)
    assert (t.view(0).npc_floor, t.view(0).npcs) == (2, ["haley", "vaarsuvius", "belkar"])


# Nerdcore


@pytest.mark.rule("OS-24.15", "OS-R-32")
@pytest.mark.parametrize(
    ("variants", "collapse", "allowed"), [(NERD, 0, False), (NERD, 4, True), ([], 0, True)]
)  # fmt: skip
def test_nobody_walks_onto_the_entrance_before_the_collapse(variants, collapse, allowed):
    roy = who("roy", stash=["stub-door"])
    t = table(roy, who("elan"), variants=variants, collapse=collapse, turn=5)
    assert t.can(0, "up") == allowed
    assert t.can(0, "discard stub-door") == allowed


@pytest.mark.rule("OS-24.15")
def test_fleeing_and_a_trap_still_lead_to_the_entrance():
    t = table(who("roy", fleeing=True, lost=4), who("elan"), variants=NERD, phase="turn")
    assert t.player(0).floor == 0
    floors = [{"rooms": [hall(loot=["stub-chute"])]}]
    t = table(who("roy"), who("elan"), variants=NERD, floors=floors, next=[1]).do(0, "pick-up").settle()
    assert t.player(0).floor == 0


@pytest.mark.rule("OS-R-32")
def test_one_may_be_bumped_onto_the_entrance():
    players = [who("roy"), who("elan"), who("haley", 0, exited=1)]
    t = table(*players, floors=[{"rooms": [hall()]}], variants=NERD, collapse=4, turn=5, exits=1, phase="end")
    t.do(0, "pass", "remove @0")
    assert [t.player(seat).floor for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("OS-24.16", "OS-R-32")
@pytest.mark.parametrize("seed", range(4))
def test_the_lair_has_no_safe_haven(seed):
    t = Table.deal(seed=seed, players=["roy", "elan"], variants=NERD)
    rooms = [t.game.pack.lair[card].id for card in t.state.lair_deck]
    assert len(rooms) == 4
    assert "safe-haven" not in rooms


@pytest.mark.rule("OS-R-32")
def test_the_lair_is_complete_at_four_rooms_and_battles_begin_in_the_first():
    above = [{"rooms": [hall()]}, {"rooms": [hall()]}]
    t = table(
        who("roy", 3, hand=["stub-rat"] * 4), who("elan", hand=["stub-rat"] * 4), variants=NERD, lair_drool=0,
        lair_shticks=0, floors=[*above, {"rooms": [hall(down=0)]}], lair_deck=["stub-vault"] * 4,
        xykon_deck=["stub-ghoul", "stub-lich"],
    )  # fmt: skip
    t.do(0, "down")
    assert t.asked == {1: "call"}
    assert t.stack(4, 0) == ["stub-ghoul"]
    for rooms, allowed in ((3, True), (4, False)):
        lair = {"rooms": [{"card": "stub-vault"}] * rooms}
        t = table(
            who("roy", 4, rooms - 1), who("elan"), variants=NERD, floors=[*above, {"rooms": [hall(down=0)]}, lair],
            lair_deck=["stub-vault"],
        )  # fmt: skip
        assert t.can(0, "right") == allowed


@pytest.mark.rule("OS-24.17")
@pytest.mark.parametrize(("variants", "discard"), [(NERD, ["stub-dart"]), ([], [])])
def test_resolved_traps_come_back_with_the_loot_discards(variants, discard):
    floors = [{"rooms": [hall(loot=["stub-dart"])]}]
    t = table(who("roy"), who("elan"), variants=variants, floors=floors, next=[1]).do(0, "pick-up").settle()
    assert t.player(0).lost == 1
    assert t.view(0).loot_discard == discard


@pytest.mark.rule("OS-24.18", "OS-R-32")
@pytest.mark.parametrize(("variants", "asked"), [(NERD, "start"), ([], "choose-shtick")])
def test_traded_monsters_give_the_top_shtick(variants, asked):
    roy = who("roy", saved=["stub-rat"] * 3, deck=["stub-bane", "stub-axe", "stub-twig"])
    t = table(roy, who("elan"), variants=variants).do(0, "trade", *["add stub-rat"] * 3, "done")
    assert t.asked == {0: asked}
    if variants:
        assert [shtick.id for shtick in t.player(0).shticks] == ["stub-bane"]


# Xykon's Not Home


@pytest.mark.rule("OS-24.19", "OS-24.20")
@pytest.mark.parametrize("seed", range(4))
def test_all_lair_rooms_and_all_xykon_cards_are_used(seed):
    t = Table.deal(seed=seed, players=["roy", "elan"], variants=NOT_HOME)
    rooms = [t.game.pack.lair[card].id for card in t.state.lair_deck]
    cards = [t.game.pack.xykon[card].id for card in t.state.xykon_deck]
    assert (len(set(rooms)), rooms[-1]) == (8, "safe-haven")
    assert (len(set(cards)), "xykon-the-lich" in cards) == (10, True)
    assert len(rooms) - 1 == 7


@pytest.mark.rule("OS-24.20")
def test_xykon_may_be_among_the_three_cards_that_never_come():
    places = [
        [t.game.pack.xykon[card].id for card in reversed(t.state.xykon_deck)].index("xykon-the-lich")
        for t in (Table.deal(seed=seed, players=["roy", "elan"], variants=NOT_HOME) for seed in range(40))
    ]
    assert any(place >= 7 for place in places)
    assert any(place < 7 for place in places)


@pytest.mark.rule("OS-R-33")
@pytest.mark.parametrize(("rooms", "allowed"), [(5, True), (7, True), (8, False)])
def test_the_lair_grows_to_eight_rooms(rooms, allowed):
    t = lair_of([{"card": "safe-haven"}, *[{"card": "stub-vault"}] * (rooms - 1)], who("roy", 4, rooms - 1))
    assert t.can(0, "right") == allowed


def lair_of(rooms, *players, lair_deck=("stub-vault",), **position):
    above = [{"rooms": [hall()]}, {"rooms": [hall(stack=["stub-rat"]), hall()]}, {"rooms": [hall(down=0)]}]
    people = [*players, *[who(name) for name in ("elan", "haley")]]
    return table(
        *people, floors=[*above, {"rooms": rooms}], variants=NOT_HOME, lair_deck=list(lair_deck),
        xykon_deck=["stub-ghoul-two"], loot_deck=["stub-gem"] * 3, **position,
    )  # fmt: skip


def explored(*cards):
    return [
        {"card": "safe-haven"},
        *[{"card": "stub-vault", **({"xykon": [card, "down"]} if card else {})} for card in cards],
    ]


@pytest.mark.rule("OS-24.21", "OS-24.22", "OS-R-33", "OS-R-26")
def test_without_xykon_the_collapse_begins_on_the_turn_after_the_last_room():
    t = lair_of(explored("stub-ghoul"), who("roy", 4), lair_deck=[], phase="end", turn=7)
    assert not t.view(0).collapse
    t.do(0, "pass")
    assert t.view(0).collapse
    assert t.view(0).active == 1
    assert (t.stack(2, 0), t.room(2, 0).loot) == ([], 1)
    idle(t, 1)
    assert t.asked == {1: "remove"}
    t.do(1, "remove @1")
    t.do(2, "up", "pass")
    t.do(2, t.options(2)[0])
    idle(t, 0)
    t.do(0, t.options(0)[0])
    t.do(1, "up")
    assert t.view(0).outcome is not None
    assert [t.player(seat).score["xykon"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("OS-R-33")
@pytest.mark.parametrize(
    ("cards", "lair_deck"),
    [(["stub-ghoul"], ["stub-vault"]), (["stub-ghoul", None], []), (["stub-ghoul", "stub-lich"], [])],
)
def test_the_collapse_waits_while_xykon_may_still_appear_or_has_been_seen(cards, lair_deck):
    t = lair_of(explored(*cards), who("roy", 4), lair_deck=lair_deck, phase="end", turn=7)
    t.do(0, "pass")
    assert not t.view(0).collapse


@pytest.mark.rule("OS-R-33", "OS-R-43")
def test_those_on_the_entrance_are_out_in_turn_order_when_it_begins_by_itself():
    people = [who("durkon", 0), who("roy", 4), who("belkar", 0)]
    t = lair_of(explored("stub-ghoul"), *people, lair_deck=[], phase="end", active=1, turn=7)
    t.do(1, "pass")
    assert [player.exited for player in t.view(0).players] == [2, 0, 1, 0, 0]
    assert [player.exit_points for player in t.state.players] == [3, 0, 3, 0, 0]


@pytest.mark.rule("OS-R-26", "OS-R-31", "OS-20.7")
@pytest.mark.parametrize(("exits", "slayer", "winner"), [
    ((3, 1, 2, 0), None, "elan+durkon"),
    ((1, 2, 0, 3), None, "roy+haley"),
    ((3, 1, 2, 0), 2, "roy+haley"),
    ((2, 3, 1, 0), None, "roy+haley"),
])  # fmt: skip
def test_equal_teams_are_parted_by_the_slayer_then_by_whoever_was_out_first(exits, slayer, winner):
    """Nobody has anything; or one team slew Xykon for 6 points and the other gathered 6 on the way out."""
    names = ("roy", "elan", "haley", "durkon")
    players = [
        {"character": name, "shticks": [], "team": seat % 2, "exited": exits[seat], "slayer": seat == slayer}
        for seat, name in enumerate(names)
    ]
    if slayer is not None:
        for seat in (1, 3):
            players[seat]["exit_points"] = 3
    t = Table(players=players, variants=TEAM, collapse=1, exits=3, turn=9)
    totals = [fact["total"] for fact in t.heard("team-score")]
    assert len(totals) == 2
    assert totals[0] == totals[1]
    assert t.state.outcome == winner
    assert t.heard("winner") == [{"seat": winner}]
