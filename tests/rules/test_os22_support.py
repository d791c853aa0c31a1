"""OS-22: Support, and how Leader, Horde and Ambush are timed."""

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


def monster(id, *types, gives=None, by=(), **fields):
    given = {"types": [*types], "attack": 5, "defense": 9, **fields}
    if gives:
        given["support"] = {"by": [*by], "gives": gives}
    return card("monster", id, **given)


STUBS = "\n".join(
    [
        card("room", "hall", copies=20),
        card("room", "crypt", deck="lair", copies=3),
        card("shtick", "sword", owner="roy", range=0, attack=2, defense=2, result=["wound 1"], copies=4),
        card("shtick", "bow", owner="roy", range=4, attack=2, defense=2, result=["wound 1"]),
        card("shtick", "wave", owner="roy", range=0, attack=2, defense=2, area="all", result=["wound 1"]),
        monster("rat", "animal", copies=3),
        monster("ogre", "ogre", copies=4),
        monster("half-ogre", "orc", "ogre"),
        monster("orc", "orc", copies=4),
        monster("roach", "creepy-crawly", abilities=["henchman"], copies=2),
        monster("king", "animal", gives="assist", by=["ogre"], copies=2),
        monster("ogre-king", "ogre", gives="assist", by=["ogre"], copies=2),
        monster("vizier", "animal", gives="assist", by=["ogre"], x=1),
        monster("warlord", "animal", gives="assist", by=["ogre", "orc"]),
        monster("warg", "animal", gives="ambush", by=["orc"], copies=2),
        monster("chief", "animal", gives="deadly", by=["ogre"]),
        monster("miser", "animal", gives="greed", by=["ogre"]),
        monster("robber", "animal", gives="greed", by=["ogre"], abilities=["thief"]),
        monster("mob", "animal", gives="horde", by=["ogre"], copies=2),
        monster("captain", "ogre", abilities=["leader"]),
        monster("hero", "ogre", unique=True, copies=2),
        monster("archer", "animal", gives="longshot", by=["ogre"]),
        monster("nerd", "animal", gives="outsmart", by=["ogre"]),
        card("xykon", "lich", types=["undead"], attack=5, defense=9, abilities=["xykon-special"],
             support={"by": ["ogre", "orc"], "gives": "assist"}),
        card("screw", "gate", when="before-roll", do=["reinforce"]),
        card("screw", "out", when="before-roll", do=["banish"]),
        card("screw", "idle", when="wound", do=["prevent all"], copies=4),
        card("loot", "ring", crest=1, copies=4),
    ]
)  # fmt: skip


def stub(names):
    return [f"stub-{name}" for name in names]


def table(*stacks, at=0, floor=1, below=(), others=(), seed=1, shticks=("sword",), options=None, **roy):
    """Roy in one room of a floor with these Stacks; more Monsters one floor further down."""
    for name in ("hand", "stash"):
        roy[name] = stub(roy.get(name, []))
    hall = "stub-crypt" if floor == 4 else "stub-hall"
    floors = [
        *[{"rooms": [{"card": "stub-hall"}]}] * (floor - 1),
        {"rooms": [{"card": hall, "stack": stub(stack)} for stack in stacks]},
    ]
    if below:
        floors.append({"rooms": [{"card": "stub-hall", "stack": stub(below)}]})
    return Table(
        STUBS,
        seed,
        players=[
            {"character": "roy", "floor": floor, "column": at, "shticks": stub(shticks), **roy},
            {"character": "elan", "shticks": []},
            *others,
        ],
        floors=floors,
        room_deck=[],
        options=options or {},
    )


def defense(*stacks, **more):
    """Of the top Monster of the first Stack."""
    return table(*stacks, **more).do(0, "stay").view(0).battle.foe.total


def attack(*stacks, **more):
    """Of the top Monster of the first Stack, when Roy walks in from the room right of it."""
    return table(*stacks, at=1, **more).do(0, "left", "stay").view(0).battle.foe.total


def lose(*stacks, **more):
    t = table(*stacks, **more).do(0, "stay").roll(1).do(0, "shtick stub-sword")
    told = t.told
    t.settle()
    t.told = told + t.told
    assert t.heard("loses")
    return t


# Who supports whom


@pytest.mark.rule("OS-22.1", "OS-22.7", "OS-22.10", "OS-EX-24")
@pytest.mark.parametrize(
    ("stacks", "count"),
    [
        ([["king"], ["rat"]], 0),
        ([["king", "ogre"]], 1),
        ([["king"], ["ogre"]], 1),
        ([["king", "ogre"], ["rat", "ogre"], ["ogre"]], 3),
    ],
)
def test_every_card_of_the_type_on_the_floor_supports(stacks, count):
    assert defense(*stacks) == 9 + 2 * count


@pytest.mark.rule("OS-22.2")
def test_monsters_on_other_floors_do_not_support():
    assert defense(["king"], below=["ogre"]) == 9


@pytest.mark.rule("OS-22.3")
def test_a_monster_supports_by_any_of_its_types():
    assert defense(["king"], ["half-ogre"]) == 9 + 2
    assert attack(["warg"], [], ["half-ogre"]) == 5


@pytest.mark.rule("OS-22.1", "OS-R-99")
def test_a_defeated_monster_has_no_support_while_its_victor_decides_whether_to_save_it():
    t = table(["vizier"], ["ogre"], deck=[]).do(0, "stay").roll(12).do(0, "shtick stub-sword").settle()
    assert t.asked == {0: "save"}
    assert t.view(0).battle.foe.total == 9


@pytest.mark.rule("OS-22.4")
def test_a_monster_does_not_support_itself():
    assert defense(["ogre-king"]) == 9
    assert defense(["ogre-king"], ["ogre"]) == 9 + 2


@pytest.mark.rule("OS-22.5", "OS-R-28")
def test_in_each_room_only_the_topmost_eligible_monster_is_supported():
    t = table(["rat", "king", "ogre-king"], ["ogre"])
    assert [each.supports for each in t.room(1, 0).stack] == [0, 2, 0]


@pytest.mark.rule("OS-22.5", "OS-R-28")
def test_a_supporter_that_is_itself_the_topmost_supports_the_next_one():
    t = table(["ogre-king", "king"], ["rat"])
    assert [each.supports for each in t.room(1, 0).stack] == [0, 1]


@pytest.mark.rule("OS-22.6")
def test_a_card_supports_one_monster_in_each_room():
    t = table(["king"], ["ogre"], ["ogre-king", "king"])
    assert [each.supports for each in t.room(1, 0).stack] == [2]
    assert [each.supports for each in t.room(1, 2).stack] == [1, 1]


@pytest.mark.rule("OS-R-28", "OS-21.12")
def test_henchmen_too_support_one_monster_per_room():
    t = table(["king", "archer", "roach"], ["rat", "roach"])
    assert [each.supports for each in t.room(1, 0).stack] == [2, 0, 0]


@pytest.mark.rule("OS-R-28")
def test_support_is_counted_anew_when_a_monster_falls():
    t = table(["king", "ogre-king", "ogre"])
    assert [each.supports for each in t.room(1, 0).stack] == [2, 0, 0]
    t.do(0, "stay").roll(12).do(0, "shtick stub-sword", "attack")
    assert t.view(0).battle.foe.total == 9 + 2
    assert [each.supports for each in t.room(1, 0).stack] == [1, 0]


@pytest.mark.rule("OS-R-77")
def test_a_support_line_of_two_types_counts_each_card_once():
    assert defense(["warlord"], ["ogre", "orc"]) == 9 + 4
    assert defense(["warlord"], ["half-ogre"]) == 9 + 2
    assert defense(["lich"], ["ogre", "orc", "half-ogre"], floor=4) == 9 + 6


@pytest.mark.rule("OS-22.8")
@pytest.mark.parametrize("name", ["king", "warg", "archer"])
def test_without_support_the_line_does_nothing(name):
    assert defense([name], ["rat"]) == 9
    assert attack([name], [], ["rat"]) == 5


@pytest.mark.rule("OS-22.8")
def test_without_support_a_defeat_costs_the_usual_wound():
    for name in ("chief", "miser"):
        roy = lose([name], ["rat"], stash=["ring"]).player(0)
        assert (roy.lost, roy.stash) == (1, 1)
    t = table(["nerd"], ["rat"]).do(0, "stay")
    assert not any(each.flipped for each in t.player(0).shticks)


# Assist, Longshot


@pytest.mark.rule("OS-22.10")
def test_assist_raises_both_values():
    assert defense(["king"], ["ogre", "ogre"]) == 9 + 4
    assert attack(["king"], [], ["ogre", "ogre"]) == 5 + 4


@pytest.mark.rule("OS-22.16", "OS-EX-24")
def test_longshot_raises_defense_and_not_attack():
    assert defense(["archer"], ["ogre", "ogre", "ogre"]) == 9 + 6
    assert attack(["archer"], [], ["ogre", "ogre", "ogre"]) == 5


@pytest.mark.rule("OS-22.16")
@pytest.mark.parametrize(("ogres", "lost"), [(0, 0), (1, 1)])
def test_longshot_lengthens_the_reach(ogres, lost):
    t = table([], [], ["archer", *["ogre"] * ogres], shticks=["bow"])
    t.do(0, "stay", "shoot @2").roll(1).do(0, "shtick stub-bow")
    assert t.player(0).lost == lost


# Deadly, Greed


@pytest.mark.rule("OS-22.11", "OS-EX-20")
def test_deadly_adds_a_wound_per_support():
    assert lose(["chief"], ["ogre"]).player(0).lost == 2
    t = lose(["chief", "ogre"], ["half-ogre", "ogre"])
    assert t.heard("wounded") == [{"seat": "roy", "n": 4, "left": 0}]


@pytest.mark.rule("OS-22.12", "OS-EX-21")
def test_greed_discards_a_loot_per_support():
    roy = lose(["miser", "ogre"], ["half-ogre"], stash=["ring"] * 4).player(0)
    assert (roy.lost, roy.stash) == (1, 2)


@pytest.mark.rule("OS-22.12")
def test_greed_takes_from_the_stash_what_there_is():
    roy = lose(["miser", "ogre"], ["ogre"], stash=["ring"], equipped=["stub-ring"]).player(0)
    assert (roy.stash, len(roy.equipped)) == (0, 1)


@pytest.mark.rule("OS-22.13")
def test_greed_adds_to_thief():
    roy = lose(["robber", "ogre"], ["ogre"], stash=["ring"] * 4).player(0)
    assert roy.stash == 1


# Outsmart


@pytest.mark.rule("OS-22.17", "OS-22.18", "OS-EX-23")
def test_outsmart_flips_a_random_shtick_per_support_before_the_choice():
    flipped = set()
    for seed in range(12):
        t = table(["nerd"], ["ogre"], shticks=["sword", "bow", "wave"], seed=seed).do(0, "stay")
        down = [each.id for each in t.player(0).shticks if each.flipped]
        assert (len(down), t.asked) == (1, {0: "shtick"})
        assert f"shtick {down[0]}" not in t.options(0)
        assert len(t.options(0)) == 2 + 1
        flipped.add(down[0])
    assert flipped == {"stub-sword", "stub-bow", "stub-wave"}


@pytest.mark.rule("OS-22.17")
def test_outsmart_draws_among_unflipped_shticks_only():
    t = table(["nerd"], ["ogre", "ogre"], shticks=["sword", "bow", "wave"], flipped=["stub-sword"]).do(0, "stay")
    assert all(each.flipped for each in t.player(0).shticks)
    assert t.options(0) == ["no-shtick"]


# Ambush


def call(*plays, floor=1, beside=(), played=None, **more):
    """Roy walks into an empty room; the others, then he himself, play these cards in turn."""
    hands = [[], [], []]
    for turn, name in enumerate(plays):
        hands[(turn + 1) % 3].append(f"stub-{name}")
    for seat, cards in more.pop("hands", {}).items():
        hands[seat] += stub(cards)
    rooms = [{"card": "stub-hall", "stack": stub(beside)}, *[{"card": "stub-hall"}] * 2]
    t = Table(
        STUBS,
        players=[
            {
                "character": who,
                "floor": floor * (seat == 0),
                "column": 1 if seat == 0 else 0,
                "shticks": ["stub-sword"] if seat == 0 else [],
                "hand": hands[seat],
            }
            for seat, who in enumerate(("roy", "elan", "belkar"))
        ],
        floors=[*[{"rooms": [{"card": "stub-hall"}]}] * (floor - 1), {"rooms": rooms}],
        **more,
    ).do(0, "right", "stay")
    for turn, name in enumerate(plays[:played]):
        t.do((turn + 1) % 3, f"play stub-{name}")
    return t


@pytest.mark.rule("OS-22.9", "OS-EX-19")
def test_ambush_adds_attack_on_the_turn_of_arrival_only():
    t = call("warg", beside=["orc", "orc"])
    assert t.view(0).battle.foe.total == 5 + 2 * 3
    assert attack(["warg"], [], ["orc", "orc"]) == 5
    assert defense(["warg"], ["orc", "orc"]) == 9


@pytest.mark.rule("OS-22.9")
def test_an_ambush_is_over_when_the_turn_is():
    t = call("warg", beside=["orc", "orc"])
    t.roll(9).do(0, "shtick stub-sword")
    assert t.heard("draws")
    t.do(0, "pass").do(1, "down", "right", "right")
    assert t.asked == {1: "shtick"}
    assert t.view(1).battle.foe.total == 5


@pytest.mark.rule("OS-22.9", "OS-R-29")
def test_ambush_counts_supporters_that_come_later_in_the_turn():
    t = call("warg", "orc", floor=2)
    assert t.view(0).battle.foe.total == 5 + 3
    t = call("warg", floor=1, hands={1: ["gate", "orc"], 0: ["idle"]})
    t.do(0, "shtick stub-sword")
    assert t.view(0).battle.foe.total == 5
    t.do(0, "pass").do(1, "play stub-gate").settle("response").do(1, "card stub-orc")
    assert t.view(0).battle.foe.total == 5 + 3


@pytest.mark.rule("OS-22.9", "OS-R-29")
def test_ambush_stops_counting_supporters_that_fell():
    t = call("orc", "warg", "orc", floor=3)
    assert [each.supports for each in t.room(3, 2).stack] == [0, 2, 0]
    t.roll(12).do(0, "shtick stub-sword").settle().do(0, "defend")
    assert t.view(0).battle.foe.total == 5 + 3


# Horde


@pytest.mark.rule("OS-22.14", "OS-22.15", "OS-EX-22", "OS-R-78", "OS-R-29")
def test_a_horde_grows_with_the_support_it_finds_and_that_comes_later():
    t = call("mob", "ogre", "rat", beside=["ogre"], played=1)
    assert (t.asked, t.state.size) == ({2: "call"}, 2)
    t.do(2, "play stub-ogre")
    assert (t.asked, t.state.size) == ({0: "call"}, 3)
    t.do(0, "play stub-rat")
    assert (t.asked, t.stack(1, 2)) == ({0: "shtick"}, stub(["mob", "ogre", "rat"]))


@pytest.mark.rule("OS-22.14", "OS-5.10")
def test_a_horde_without_support_adds_nothing():
    assert call("mob", beside=["rat"]).asked == {0: "shtick"}


@pytest.mark.rule("OS-22.15", "OS-R-28", "OS-R-29")
def test_a_later_card_adds_only_to_the_monster_it_really_supports():
    t = call("king", "mob", "ogre", floor=3, played=2)
    assert t.state.size == 3
    t.do(0, "play stub-ogre")
    assert (t.asked, t.state.size) == ({0: "shtick"}, 3)


@pytest.mark.rule("OS-22.15")
def test_a_horde_of_an_earlier_turn_does_not_grow():
    t = call("ogre", beside=["mob"])
    assert (t.asked, t.state.size) == ({0: "shtick"}, 1)


@pytest.mark.rule("OS-22.14", "OS-21.16", "OS-5.10")
def test_leader_and_horde_add_up():
    t = call("mob", "captain", "rat", "rat", floor=2, played=2)
    assert t.state.size == 2 + 1 + 1


@pytest.mark.rule("OS-R-29")
def test_the_battle_size_never_shrinks():
    t = call("mob", "hero", beside=["hero"], played=1)
    assert t.state.size == 2
    t.do(2, "play stub-hero")
    assert (t.stack(1, 0), t.stack(1, 2)) == ([], stub(["mob", "hero"]))
    assert t.state.size == 3


@pytest.mark.rule("OS-R-29")
@pytest.mark.parametrize("name", ["mob", "captain"])
def test_leader_and_horde_do_nothing_in_a_stack_that_is_there(name):
    t = call("rat", hands={1: ["gate", name], 0: ["idle"]}, beside=["ogre"])
    t.do(0, "shtick stub-sword", "pass").do(1, "play stub-gate").settle("response").do(1, f"card stub-{name}")
    assert t.stack(1, 2) == stub(["rat", name])
    assert (t.state.size, "call" in t.asked.values()) == (1, False)


# Monsters that go without a fight


@pytest.mark.rule("OS-R-72")
def test_a_monster_that_is_sent_away_leaves_nothing():
    stubs = STUBS + monster("baron", "human", x=2, coins=2)
    for name, saved, loot in (("out", 0, 0), ("sword", 1, 2)):
        t = Table(
            stubs,
            players=[
                {"character": "roy", "floor": 1, "shticks": ["stub-sword"], "hand": ["stub-out"]},
                {"character": "elan"},
            ],
            floors=[{"rooms": [{"card": "stub-hall", "stack": ["stub-baron"]}]}],
        )
        t.do(0, "stay").roll(12).do(0, "shtick stub-sword", "play stub-out" if name == "out" else "pass").settle()
        assert (t.stack(1, 0), len(t.player(0).saved), t.room(1, 0).loot) == ([], saved, loot)
        gone = [t.state.pack.battle[card].id for card in t.state.battle_discard]
        assert ("stub-baron" in gone) == (name == "out")
