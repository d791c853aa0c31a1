"""Where the letter is easily missed: two rooms in one battle, effects that move their victim, dice read late."""

import json

import pytest

from stick_table import Table


def toml(value):
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{name} = {toml(each)}" for name, each in value.items()]) + " }"
    return f"[{', '.join([toml(each) for each in value])}]" if isinstance(value, list) else json.dumps(value)


def card(kind, id, **fields):
    fields = {"id": f"stub-{id}", "origin": "original", "why": "stub", **fields}
    return "\n".join([f"[[{kind}]]", *[f"{name} = {toml(value)}" for name, value in fields.items()], ""])


def monster(id, *abilities, **fields):
    given = {"types": ["animal"], "attack": 5, "defense": 9, "abilities": [*abilities], "copies": 4, **fields}
    return card("monster", id, **given)


def trap(id, *script, **fields):
    return card("trap", id, **{"evade": 12, "range": 0, "multiple": False, "do": [*script], "copies": 2, **fields})


def blade(owner, **fields):
    given = {"owner": owner, "range": 3, "attack": 0, "defense": 0, "result": ["wound 1"], **fields}
    return card("shtick", f"{owner}-blade", **given)


STUBS = "\n".join(
    [
        card("room", "hall", copies=20),
        card("room", "bright", bonus=["attack 3"], copies=2),
        card("room", "mud", flags=["slow"], copies=2),
        card("room", "thick", bonus=["defense 2"], copies=2),
        card("room", "fort", bonus=["monster-defense 4"], copies=2),
        card("room", "camp", bonus=["monster-attack 4"], copies=2),
        card("room", "perch", bonus=["range 9", "boost 1", "dice 1"], copies=2),
        card("room", "shaft", first=["wound 1", "stairs"]),
        card("room", "toll", enter=["wound 1", "drop-loot 1"]),
        blade("roy", boost={"attack": 5}),
        blade("elan"),
        blade("durkon", range=0),
        card("shtick", "thor", owner="durkon", traits=["thor"]),
        card("shtick", "second-try", owner="durkon", bonus=["dice 1"]),
        card("shtick", "luck", owner="durkon", use=[{"when": "after-roll", "do": ["reroll"]}]),
        card("shtick", "pain", owner="roy", use=[{"when": "start", "do": ["wound 1", "cards 1"]}]),
        card("shtick", "sweep", owner="roy", range=0, area=3, attack=9, defense=9, result=["wound 1"]),
        card("shtick", "broom", owner="roy", range=0, area=3, attack=9, defense=9, result=["banish"]),
        card("shtick", "reach", owner="roy", bonus=["range 1 if using-shtick:stub-sweep"]),
        monster("rat", coins=1),
        monster("archer", range=5),
        monster("hydra", "multiattack:2"),
        monster("bat", "flying", defense=4),
        monster("slime", "mindless"),
        monster("smoke", "breath-weapon"),
        card("shtick", "song", owner="elan", types=["verbal"], use=[{"when": "before-roll", "do": ["fighter 1"]}]),
        card("shtick", "plate", owner="roy", types=["armor"], use=[{"when": "wound", "do": ["prevent 1"]}]),
        monster("chief", "leader"),
        card("room", "booth", flags=["no-help"], copies=2),
        card("shtick", "door", owner="roy", range=3, attack=9, defense=9, result=["wound 1", "entrance"]),
        card("shtick", "stretch", owner="elan", use=[{"when": "before-roll", "if": ["fighting"], "do": ["reach 3"]}]),
        card("shtick", "poke", owner="elan", range=0, attack=9, defense=9, result=["wound 1"]),
        card("screw", "trip", when="before-roll", do=["wound 1 fighter"]),
        card("room", "vault", deck="lair", copies=3),
        card("xykon", "golem", types=["human"], attack=1, defense=1, level=True, coins=1),
        card("screw", "snipe", when="turn", do=["snipe"]),
        card("screw", "audit", when="turn", do=["drop-loot 1 other"]),
        card("shtick", "pockets", owner="elan", traits=["hidden-stash"]),
        card("shtick", "leap", owner="durkon", traits=["leap"]),
        card("shtick", "durkon-sling", owner="durkon", range=3, attack=0, defense=0, result=["wound 1"]),
        card("screw", "dare", when="start", do=["wound 1", "cards 1"]),
        card("screw", "crate", when="turn", do=["loot 2"], copies=2),
        card("loot", "gem", crest=1, copies=12),
        card("loot", "book", drool={"vaarsuvius": 1}, copies=4),
        card("loot", "bone", drool={"belkar": 1}, copies=4),
        trap("dart", "wound 1"),
        trap("hail", "wound 1", multiple=True, range=1),
        trap("pit", "wound 1", "drop-loot 1"),
        trap("door", "entrance", "drop-loot 1"),
        trap("glue", "miss 1"),
        trap("call", "wound 1", "lure"),
        trap("hole", "drop-loot 1"),
    ]
)


def hero(character, column=0, **more):
    return {"character": character, "floor": 1, "column": column, "shticks": [], **more}


def hall(card="hall", **more):
    return {"card": f"stub-{card}", **more}


def table(players, *rooms, **more):
    return Table(STUBS, players=players, **{"floors": [{"rooms": [*rooms]}], "room_deck": [], **more})


def rolls(t):
    """Total without the die, by character, and what the roll was against."""
    return {roll["seat"]: (roll["total"] - roll["die"], roll["against"]) for roll in t.heard("rolls")}


# Two rooms in one battle


@pytest.mark.rule("OS-8.16", "OS-8.22", "OS-R-10")
@pytest.mark.parametrize(
    ("near", "far", "mine", "theirs"),
    [
        ("bright", "bright", 6, 9),
        ("hall", "bright", 3, 9),
        ("fort", "hall", 0, 13),
        ("fort", "fort", 0, 17),
        ("hall", "perch", 0, 9),
    ],
)
def test_a_ranged_attack_heeds_both_rooms_for_both_totals(near, far, mine, theirs):
    t = table([hero("roy", shticks=["stub-roy-blade"]), hero("elan", 3)],
              hall(near), hall(), hall(far, stack=["stub-rat"]), hall(), next=[6])  # fmt: skip
    t.do(0, "stay", "shoot @2", "shtick stub-roy-blade")
    assert rolls(t) == {"roy": (mine, theirs)}


@pytest.mark.rule("OS-8.16", "OS-9.5", "OS-10.1")
@pytest.mark.parametrize(
    ("near", "far", "mine", "theirs"),
    [("hall", "bright", 3, 0), ("thick", "hall", 0, 2), ("thick", "thick", 0, 4), ("bright", "thick", 3, 2)],
)
def test_between_players_at_a_distance_both_rooms_count_for_both(near, far, mine, theirs):
    t = table([hero("roy", shticks=["stub-roy-blade"]), hero("elan", 1, shticks=["stub-elan-blade"])],
              hall(near), hall(far), next=[6, 6])  # fmt: skip
    t.do(0, "stay", "attack-player elan", "shtick stub-roy-blade").do(1, "shtick stub-elan-blade")
    assert rolls(t) == {"roy": (mine, -1), "elan": (theirs, -1)}


@pytest.mark.rule("OS-9.5", "OS-9.6")
@pytest.mark.parametrize(
    ("mine", "its", "defense", "attack"), [("hall", "thick", 2, 5), ("camp", "hall", 0, 9), ("camp", "camp", 0, 13)]
)
def test_a_monster_that_shoots_heeds_both_rooms_too(mine, its, defense, attack):
    t = table([hero("roy", 1, hand=["stub-snipe"]), hero("elan", 0, shticks=["stub-elan-blade"])],
              hall(mine), hall(), hall(its, stack=["stub-archer"]), next=[6])  # fmt: skip
    t.do(0, "play stub-snipe").do(0, "card @2 elan").do(1, "shtick stub-elan-blade")
    assert rolls(t) == {"elan": (defense, attack)}


# Dice that count for something else


@pytest.mark.rule("OS-21.18", "OS-EX-11")
@pytest.mark.parametrize(
    ("variants", "dice", "counts"),
    [
        ([], [1, 5], 5),
        ([], [5, 1], 5),
        ([], [1, 1], 13),
        (["lucky"], [2, 5], 5),
        (["lucky"], [1, 5], 1),
        ([], [2, 5], 2),
    ],
)
def test_the_lowest_result_is_found_after_one_became_thirteen(variants, dice, counts):
    t = table([hero("durkon", 1, shticks=["stub-durkon-blade", "stub-thor"]), hero("elan", 2)],
              hall(stack=["stub-hydra"]), hall(), hall(), variants=variants, next=dice)  # fmt: skip
    t.do(0, "left", "stay", "shtick stub-durkon-blade")
    assert t.heard("rolls")[0]["total"] == counts


@pytest.mark.rule("OS-21.18", "OS-R-62")
def test_an_extra_die_puts_the_lowest_result_aside():
    t = table([hero("durkon", shticks=["stub-durkon-blade", "stub-thor", "stub-second-try"]), hero("elan", 1)],
              hall(stack=["stub-rat"]), hall(), next=[1, 5])  # fmt: skip
    t.do(0, "stay", "shtick stub-durkon-blade")
    assert t.heard("rolls")[0]["total"] == 13


@pytest.mark.rule("OS-21.18")
def test_a_second_roll_is_read_like_the_first():
    t = table([hero("durkon", 1, shticks=["stub-durkon-blade", "stub-thor", "stub-luck"]), hero("elan", 2)],
              hall(stack=["stub-hydra"]), hall(), hall(), next=[2, 3, 1, 12])  # fmt: skip
    t.do(0, "left", "stay", "shtick stub-durkon-blade", "flip stub-luck")
    assert t.heard("rerolls") == [{"seat": "durkon", "die": 12}]
    assert t.stack(1, 0) == []


@pytest.mark.rule("OS-21.18", "OS-24.10")
@pytest.mark.parametrize("variants", [[], ["lucky"]])
def test_the_odds_know_it(variants):
    t = table([hero("durkon", 1, shticks=["stub-durkon-blade", "stub-thor"]), hero("elan", 2)],
              hall(stack=["stub-hydra"]), hall(), hall(), variants=variants)  # fmt: skip
    t.do(0, "left")
    odd = 2 if variants else 1
    told = t.view(0).prospects["stay"]

    def result(one, two):
        value, face = min([(13 if die == odd else die, die) for die in (one, two)])
        if variants and face in (1, 12):
            return 0 if face == 12 else 2
        return 1 + (value < 5) - (value > 5)

    found = [0, 0, 0]
    for one in range(1, 13):
        for two in range(1, 13):
            found[result(one, two)] += 1 / 144
    assert told == pytest.approx(found)


# One NPC between two players


OTHERS = [hero(name, floor=0) for name in ("haley", "durkon", "belkar")]


@pytest.mark.rule("OS-10.10", "OS-R-84")
def test_the_only_npc_is_not_the_attackers_when_the_defender_does_not_want_it():
    people = [hero("roy", shticks=["stub-roy-blade"], stash=["stub-book"]),
              hero("elan", shticks=["stub-elan-blade"], stash=["stub-book"]), *OTHERS]  # fmt: skip
    t = table(people, hall())
    t.do(0, "stay", "attack-player elan", "shtick stub-roy-blade").do(1, "shtick stub-elan-blade")
    assert t.can(1, "hire vaarsuvius stub-book")
    before = t.state.reveals
    t.do(1, "done")
    assert not (0 in t.asked and t.can(0, "hire vaarsuvius stub-book"))
    assert t.state.reveals > before  # now everybody knows that there was something for Vaarsuvius


@pytest.mark.rule("OS-10.10")
def test_the_only_npc_is_the_attackers_when_the_defender_has_nothing_for_it():
    people = [hero("roy", shticks=["stub-roy-blade"], stash=["stub-book"]),
              hero("elan", shticks=["stub-elan-blade"], stash=["stub-gem"]), *OTHERS]  # fmt: skip
    t = table(people, hall())
    t.do(0, "stay", "attack-player elan", "shtick stub-roy-blade").do(1, "shtick stub-elan-blade")
    assert t.options(1) == ["done"]
    assert not t.can(0, "hire vaarsuvius stub-book")
    before = t.state.reveals
    t.do(1, "done")
    assert t.state.reveals > before
    t.do(0, "hire vaarsuvius stub-book")
    assert [helper.helper for helper in t.view(0).battle.helpers] == ["vaarsuvius"]


@pytest.mark.rule("OS-10.10", "OS-R-84")
def test_the_attacker_hires_the_second_npc_whether_or_not_the_defender_took_the_first():
    people = [hero("roy", shticks=["stub-roy-blade"], stash=["stub-book"]),
              hero("elan", shticks=["stub-elan-blade"], stash=["stub-book"]), *OTHERS[:2]]  # fmt: skip
    t = table(people, hall())
    t.do(0, "stay", "attack-player elan", "shtick stub-roy-blade").do(1, "shtick stub-elan-blade")
    before = t.state.reveals
    t.do(1, "done")
    assert t.can(0, "hire vaarsuvius stub-book")
    assert t.state.reveals == before


def two_npcs(attackers, defenders):
    people = [hero("roy", shticks=["stub-roy-blade"], stash=attackers),
              hero("elan", shticks=["stub-elan-blade"], stash=defenders), *OTHERS[:2]]  # fmt: skip
    t = table(people, hall())
    return t.do(0, "stay", "attack-player elan", "shtick stub-roy-blade").do(1, "shtick stub-elan-blade")


@pytest.mark.rule("OS-10.9", "OS-10.10", "OS-10.11")
def test_of_two_npcs_each_side_hires_one_at_most():
    both = ["stub-book", "stub-bone"]
    t = two_npcs(both, both).do(1, "hire vaarsuvius stub-book").do(0, "done")
    assert 1 not in t.asked or not t.can(1, "hire belkar stub-bone")
    t = two_npcs([], both).do(1, "hire vaarsuvius stub-book")
    assert 1 not in t.asked or not t.can(1, "hire belkar stub-bone")
    t = two_npcs(both, []).do(0, "hire vaarsuvius stub-book")
    assert 0 not in t.asked or not t.can(0, "hire belkar stub-bone")


# Traps and rooms that hurt


@pytest.mark.rule("OS-17.12", "OS-R-67")
def test_a_trap_found_at_the_entrance_is_suffered():
    t = table([{"character": "roy", "hand": ["stub-crate"]}, {"character": "elan"}], hall(),
              loot_deck=["stub-dart", "stub-hail", "stub-gem"], next=[1, 1, 1])  # fmt: skip
    t.do(0, "play stub-crate").settle()
    assert (t.player(0).lost, t.player(1).lost) == (2, 1)


@pytest.mark.rule("OS-17.12", "OS-16.3")
def test_what_is_dropped_at_the_entrance_lies_there():
    t = table([{"character": "roy", "hand": ["stub-crate"], "stash": ["stub-gem"]}, {"character": "elan"}], hall(),
              loot_deck=["stub-hole"], next=[1])  # fmt: skip
    t.do(0, "play stub-crate").settle()
    assert (t.player(0).stash, t.room(0, 0).loot) == (0, 1)
    assert t.game.position(t.game.from_position(t.game.position(t.state), 1)) == t.game.position(t.state)
    t.do(0, "pick-up")
    assert (t.player(0).stash, t.room(0, 0).loot) == (1, 0)


@pytest.mark.rule("OS-13.2")
def test_the_price_of_ones_own_shtick_is_paid_at_the_entrance_too():
    t = table([{"character": "roy", "shticks": ["stub-pain"]}, {"character": "elan"}], hall(), battle_deck=["stub-rat"])
    t.do(0, "flip stub-pain").settle()
    assert (t.player(0).lost, t.player(0).hand) == (1, 1)


@pytest.mark.rule("OS-13.24", "OS-13.25")
def test_who_cannot_lose_a_wound_pays_with_none():
    """A card or shtick whose price is a Wound is nothing for whoever flees or is out."""
    cards = {"shticks": ["stub-pain"], "hand": ["stub-dare"]}
    fleeing = hero("roy", 7, fleeing=True, lost=4, **cards)
    out = {"character": "roy", "exited": 1, **cards}
    for roy, more in ((fleeing, {}), (out, {"collapse": 1, "turn": 3, "exits": 1})):
        t = table([roy, hero("elan"), hero("durkon")], *[hall()] * 8, phase="turn", **more)
        assert not t.can(0, "flip stub-pain")
        assert not t.can(0, "play stub-dare")
    t = table([hero("roy", 7, **cards), hero("elan")], *[hall()] * 8)
    assert t.can(0, "flip stub-pain") and t.can(0, "play stub-dare")


@pytest.mark.rule("OS-11.10", "OS-11.14", "OS-21.10")
@pytest.mark.parametrize("shtick", ["sweep", "broom"])
def test_a_short_area_shtick_spares_what_flies(shtick):
    stack = ["stub-rat", "stub-bat", "stub-rat"]
    t = table([hero("roy", shticks=[f"stub-{shtick}"]), hero("elan", 1)], hall(stack=stack), hall(), next=[12],
              loot_deck=["stub-gem"] * 3)  # fmt: skip
    t.do(0, "stay", f"shtick stub-{shtick}").settle()
    assert t.stack(1, 0) == ["stub-bat"]


@pytest.mark.rule("OS-11.14", "OS-21.10")
def test_a_lengthened_area_shtick_hits_what_flies():
    t = table([hero("roy", shticks=["stub-sweep", "stub-reach"]), hero("elan", 1)],
              hall(stack=["stub-rat", "stub-bat"]), hall(), next=[12], loot_deck=["stub-gem"] * 3)  # fmt: skip
    t.do(0, "stay", "shtick stub-sweep").settle()
    assert t.stack(1, 0) == []


@pytest.mark.rule("OS-R-83", "OS-4.30", "OS-13.10")
def test_the_stairs_of_the_shaft_are_the_shafts_even_when_it_makes_one_flee():
    t = table([hero("roy", 1, lost=3), hero("elan")], hall(), hall(), room_deck=["stub-shaft"])
    t.do(0, "right").settle()
    assert (t.player(0).floor, t.player(0).column) == (0, 0)
    assert [t.room(1, column).down for column in range(3)] == [None, None, 2]


@pytest.mark.rule("OS-17.12", "OS-13.10")
def test_the_second_effect_of_a_trap_happens_where_the_trap_is():
    t = table([hero("roy", 4, lost=3, stash=["stub-gem"] * 3), hero("elan")],
              hall(), hall(), hall(), hall(), hall(loot=["stub-pit"]), next=[1])  # fmt: skip
    t.do(0, "pick-up").settle()
    assert t.player(0).column == 1
    assert [t.room(1, column).loot for column in range(5)] == [0, 0, 0, 0, 2]


@pytest.mark.rule("OS-17.12")
def test_what_a_trap_takes_from_whom_it_moved_lies_where_the_trap_was():
    t = table([hero("roy", 1, stash=["stub-gem"] * 3), hero("elan")], hall(), hall(loot=["stub-door"]), next=[1])
    t.do(0, "pick-up").settle()
    assert t.player(0).floor == 0
    assert (t.room(0, 0).loot, t.room(1, 1).loot) == (0, 1)


@pytest.mark.rule("OS-17.12")
def test_a_trap_that_calls_a_monster_calls_it_to_itself():
    t = table([hero("roy", 4, lost=3), hero("elan")],
              hall(), hall(), hall(stack=["stub-rat"]), hall(stack=["stub-archer"]), hall(loot=["stub-call"]),
              next=[1])  # fmt: skip
    t.do(0, "pick-up").settle()
    t.do(0, "card @3")
    assert (t.stack(1, 2), t.stack(1, 3), t.stack(1, 4)) == (["stub-rat"], [], ["stub-archer"])


@pytest.mark.rule("OS-3.2", "OS-13.10")
def test_a_room_drops_the_loot_of_whom_it_put_to_flight():
    t = table([hero("roy", 3, lost=3, stash=["stub-gem"] * 3), hero("elan")], hall(), hall(), hall(), hall(),
              hall("toll"))  # fmt: skip
    t.do(0, "right").settle()
    assert [t.room(1, column).loot for column in range(5)] == [0, 0, 0, 0, 2]


@pytest.mark.rule("OS-14.14", "OS-14.15", "OS-16.7")
def test_who_misses_a_turn_takes_no_second_bonus_loot():
    room = hall(stack=["stub-rat"], loot=["stub-gem"] * 2)
    t = table([hero("roy", shticks=["stub-roy-blade"]), hero("elan", 1)], room, hall(), loot_deck=["stub-glue"],
              next=[12, 1])  # fmt: skip
    t.do(0, "stay", "shtick stub-roy-blade").settle()
    t.do(0, "pick-up").settle()
    assert (t.asked, t.player(0).stash, t.room(1, 0).loot) == ({1: "start"}, 0, 2)


@pytest.mark.rule("OS-14.14", "OS-R-67")
def test_who_misses_a_turn_draws_no_second_card():
    t = table([hero("roy", hand=["stub-crate"]), hero("elan")], hall(), loot_deck=["stub-glue", "stub-gem"], next=[1])
    t.do(0, "play stub-crate").settle()
    assert (t.asked, t.player(0).stash) == ({1: "start"}, 0)


# What is told


@pytest.mark.rule("OS-5.10")
@pytest.mark.parametrize(("growth", "told"), [("none", []), ("free", [{"size": 2}])])
def test_the_battle_size_is_told_to_grow_when_it_does(growth, told):
    t = table([hero("roy"), hero("elan", hand=["stub-chief", "stub-rat"]), hero("haley")], hall(), hall(),
              options={"size_growth": growth})  # fmt: skip
    t.do(0, "right").do(1, "play stub-chief")
    assert t.heard("size-grows") == told


# Battles that may not be, or no longer are


@pytest.mark.rule("OS-13.20", "OS-13.10")
def test_who_begins_to_flee_before_the_roll_battles_no_more():
    t = table([hero("roy", 2, lost=3, shticks=["stub-roy-blade"]), hero("elan", 2, hand=["stub-trip"])],
              hall(), hall(), hall(stack=["stub-rat"]), next=[12])  # fmt: skip
    t.do(0, "stay", "shtick stub-roy-blade").do(1, "play stub-trip").settle()
    assert t.stack(1, 2) == ["stub-rat"]
    assert (t.player(0).floor, t.player(0).lost, t.asked) == (0, 0, {0: "end"})


@pytest.mark.rule("OS-10.14", "OS-1.34")
def test_a_result_may_send_the_loser_to_the_entrance():
    t = table([hero("roy", shticks=["stub-door"]), hero("elan", 1, equipped=["stub-gem"])], hall(), hall(),
              next=[12, 1])  # fmt: skip
    t.do(0, "stay", "attack-player elan", "shtick stub-door").do(1, "no-shtick").settle()
    assert (t.player(1).floor, t.player(1).lost) == (0, 0)


@pytest.mark.rule("OS-7.16")
def test_an_attacked_player_who_lengthens_the_range_defends_with_it():
    t = table([hero("roy", shticks=["stub-roy-blade"]), hero("elan", 1, shticks=["stub-poke", "stub-stretch"])],
              hall(), hall(), next=[6, 6])  # fmt: skip
    t.do(0, "stay", "attack-player elan", "shtick stub-roy-blade").do(1, "no-shtick")
    t.do(1, "flip stub-stretch")
    assert t.options(1) == ["shtick stub-poke", "no-shtick"]
    t.do(1, "shtick stub-poke").settle()
    assert t.player(0).lost == 1


def lair(*players, **more):
    above = [{"rooms": [hall()]}] * 3
    rooms = [{"card": "safe-haven"}, {"card": "stub-vault", "stack": ["stub-archer"], "xykon": ["stub-golem", "down"]}]
    return Table(STUBS, players=[{"floor": 4, **each} for each in players], floors=[*above, {"rooms": rooms}], **more)


@pytest.mark.rule("OS-18.10")
def test_no_monster_shoots_into_safe_haven():
    t = lair({"character": "roy", "column": 1, "hand": ["stub-snipe"]}, {"character": "elan"})
    assert not t.can(0, "play stub-snipe")


@pytest.mark.rule("OS-8.16", "OS-12.3")
def test_nobody_helps_against_a_monster_in_a_room_that_allows_no_help():
    people = [hero("roy", shticks=["stub-roy-blade"], stash=["stub-gem"]), hero("elan")]
    for card, asked in (("hall", {0: "assist"}), ("booth", {0: "before-roll"})):
        t = table(people, hall(), hall(card, stack=["stub-rat"]))
        assert t.do(0, "stay", "shoot @1", "shtick stub-roy-blade").asked == asked


@pytest.mark.rule("OS-21.4", "OS-21.9", "OS-R-58")
@pytest.mark.parametrize(("foe", "sings"), [("rat", True), ("slime", False)])
def test_a_shtick_of_a_useless_type_is_no_benefit_from_those_who_watch_either(foe, sings):
    t = table([hero("roy", shticks=["stub-roy-blade"]), hero("elan", 1, shticks=["stub-song"])],
              hall(stack=[f"stub-{foe}"]), hall(), next=[6])  # fmt: skip
    t.do(0, "stay", "shtick stub-roy-blade")
    assert (1 in t.asked and t.can(1, "flip stub-song")) == sings


@pytest.mark.rule("OS-21.5")
def test_armor_prevents_wounds_that_are_not_the_breathers():
    people = [hero("roy", shticks=["stub-roy-blade", "stub-plate"]), hero("elan", hand=["stub-trip"])]
    t = table(people, hall(stack=["stub-smoke"]), next=[1])
    t.do(0, "stay", "shtick stub-roy-blade").do(1, "play stub-trip").settle("response")
    t.do(0, "flip stub-plate").settle()
    assert t.player(0).lost == 1
    t = table([people[0], hero("elan")], hall(stack=["stub-smoke"]), next=[1])
    t.do(0, "stay", "shtick stub-roy-blade")
    assert t.options(0) == ["pass"]


# Rooms that cost two


@pytest.mark.rule("OS-4.2", "OS-4.9", "OS-1.9")
@pytest.mark.parametrize(("far", "enters"), [(1, True), (2, True), (3, False)])
def test_a_room_that_costs_two_is_not_entered_with_one_left(far, enters):
    rooms = [hall() for _ in range(5)]
    rooms[far] = hall("mud")
    t = table([hero("roy"), hero("elan", 4)], *rooms)
    for _ in range(far - 1):
        t.do(0, "right")
    assert (0 in t.asked and t.can(0, "right")) == enters


@pytest.mark.rule("OS-4.14", "OS-4.15")
def test_what_the_unexplored_costs_is_not_known_before():
    t = table([hero("roy"), hero("elan", 2)], hall(), hall(), hall(), room_deck=["stub-mud"])
    t.do(0, "right", "right", "right")
    assert t.room(1, 3).id == "stub-mud"


@pytest.mark.rule("OS-13.11", "OS-13.13")
@pytest.mark.parametrize(("mud", "stops"), [(4, 3), (3, 3), (2, 3), (1, 2)])
def test_who_flees_stops_before_a_room_that_costs_more_than_is_left(mud, stops):
    rooms = [hall() for _ in range(6)]
    rooms[mud] = hall("mud")
    t = table([hero("roy", 5, lost=3, shticks=["stub-pain"]), hero("elan", 5)], *rooms)
    t.do(0, "flip stub-pain").settle()
    assert t.player(0).column == stops


# What stands on a shtick, and no more


@pytest.mark.rule("OS-1.29", "OS-17.12")
def test_a_stash_that_thieves_cannot_reach_falls_out_of_the_bag_like_any_other():
    elan = hero("elan", 1, shticks=["stub-pockets"], stash=["stub-gem"])
    t = table([elan, hero("roy")], hall(), hall(loot=["stub-hole"]), next=[1])
    t.do(0, "pick-up").settle()
    assert (t.player(0).stash, t.room(1, 1).loot) == (0, 1)
    t = table([hero("roy", hand=["stub-audit"]), elan], hall(), hall())
    t.do(0, "play stub-audit").settle()
    assert (t.player(1).stash, t.room(1, 1).loot) == (0, 1)


@pytest.mark.rule("OS-1.29")
def test_who_is_shot_at_does_not_leap():
    durkon = hero("durkon", shticks=["stub-durkon-sling", "stub-leap"])
    t = table([hero("roy", 1, hand=["stub-snipe"]), durkon], hall(), hall(), hall(stack=["stub-archer"]), next=[6])
    t.do(0, "play stub-snipe", "card @2 durkon").do(1, "shtick stub-durkon-sling").settle()
    assert t.asked == {0: "start"}
    t = table([durkon, hero("roy", 1)], hall(), hall(), hall(stack=["stub-archer"]), next=[6])
    t.do(0, "stay", "shoot @2", "shtick stub-durkon-sling").settle()
    assert t.asked == {0: "leap"}


@pytest.mark.rule("OS-1.29")
def test_nobody_leaps_after_a_battle_in_her_own_room():
    durkon = hero("durkon", shticks=["stub-durkon-sling", "stub-leap"])
    t = table([durkon, hero("roy", 1)], hall(stack=["stub-archer"]), hall(), next=[12])
    t.do(0, "stay", "shtick stub-durkon-sling")
    assert t.heard("wins") and t.asked == {0: "end"}
