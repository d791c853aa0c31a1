"""OS-21: what Monsters can do, the Field Guide."""

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
    given = {"types": ["animal"], "attack": 5, "defense": 9, "abilities": [*abilities], **fields}
    return card("monster", id, **given)


def shtick(id, **fields):
    given = {"owner": "roy", "range": 0, "attack": 2, "defense": 2, "result": ["wound 1"], **fields}
    return card("shtick", id, **given)


STUBS = "\n".join(
    [
        card("room", "hall", copies=20),
        card("room", "crypt", deck="lair", copies=3),
        shtick("sword"),
        shtick("bow", range=2),
        shtick("parry", result=["draw"]),
        shtick("mail", types=["armor"]),
        shtick("wand", types=["magic"]),
        shtick("axe", types=["weapon"]),
        shtick("joke", types=["verbal"]),
        shtick("blast", range=1, area=2),
        shtick("scare", result=["shoo 1"]),
        shtick("unmake", result=["banish"]),
        *[
            card("shtick", f"{type}-charm", owner="roy", types=[type], bonus=["battle 3"])
            for type in ("armor", "magic", "weapon", "verbal")
        ],
        *[
            card("shtick", f"{type}-ward", owner="roy", types=[type], use=[{"when": "wound", "do": ["prevent all"]}])
            for type in ("armor", "magic", "weapon", "verbal")
        ],
        monster("rat", copies=3),
        monster("louse", "henchman"),
        monster("chief", types=["ogre"], support={"by": ["ogre"], "gives": "deadly"}),
        monster("fanatic", "nemesis:belkar"),
        card("xykon", "lich", types=["undead"], attack=5, defense=9, abilities=["xykon-special"]),
        monster("vampire", "bloodlust"),
        monster("far-vampire", "bloodlust", range=1),
        monster("shy-vampire", "bloodlust", "hide"),
        monster("drake", "breath-weapon", types=["dragon"]),
        monster("ghost", "enchanted"),
        monster("golem", "impervious"),
        monster("slime", "mindless"),
        monster("fencer", "duel"),
        monster("bat", "flying"),
        monster("roach", "henchman", types=["creepy-crawly"], copies=3),
        monster("hermit", "hide"),
        monster("shy-thief", "hide", "thief"),
        monster("boss", "leader", copies=3),
        monster("hydra", "multiattack:2"),
        monster("big-hydra", "multiattack:3"),
        monster("rival", "nemesis:roy"),
        monster("ghoul", "paralyze"),
        monster("warlock", "spellcaster"),
        monster("pickpocket", "thief"),
        monster("imp", "tricky"),
        card("screw", "heel", when="before-roll", do=["rally creepy-crawly 4"]),
        card("screw", "dirt", when="start", do=["sink"]),
        card("screw", "out", when="before-roll", do=["banish"]),
        card("screw", "stab", when="before-roll", do=["slay"]),
        card("screw", "hush", when="before-roll", do=["silence"]),
        card("screw", "away", when="start", do=["shoo 1"]),
        card("screw", "come", when="start", do=["lure 1"]),
        card("loot", "ring", crest=1, copies=3),
        card("loot", "coin", crest=1),
        card("loot", "rope", drool={"belkar": 1}),
    ]
)

TYPES = {
    "drake": ("armor", "mail"),
    "ghost": ("magic", "wand"),
    "golem": ("weapon", "axe"),
    "slime": ("verbal", "joke"),
}


def stub(names):
    return [f"stub-{name}" for name in names]


def fight(*stack, role="attack", use="sword", die=None, others=(), beside=(), lair=False, seed=1, **roy):
    """Roy against the top of a Stack in the middle room; with a die, up to the result."""
    for name in ("hand", "stash"):
        roy[name] = stub(roy.get(name, []))
    hall = "stub-crypt" if lair else "stub-hall"
    floor = 4 if lair else 1
    t = Table(
        STUBS,
        seed,
        players=[
            {
                "character": "roy",
                "floor": floor,
                "column": 2 if role == "defend" else 1,
                **roy,
                "shticks": stub([name for name in [use, *roy.get("shticks", [])] if name]),
            },
            {"character": "elan", "shticks": []},
            *[{"floor": floor, "column": 2, "shticks": [], **other} for other in others],
        ],
        floors=[
            *[{"rooms": [{"card": "stub-hall"}]}] * (floor - 1),
            {"rooms": [{"card": hall, "stack": stub(beside)}, {"card": hall, "stack": stub(stack)}, {"card": hall}]},
        ],
        room_deck=[],
    )
    if role == "defend":
        t.do(0, "left", "stay")
    elif role == "attack":
        t.do(0, "stay")
    if die is not None:
        t.roll(*(die if isinstance(die, tuple) else (die,)))
        choose(t, use)
    return t


def choose(t, use):
    t.do(0, f"shtick stub-{use}" if use else "no-shtick")
    told = t.told
    t.settle()
    t.told = told + t.told


def theirs(t):
    return t.view(0).battle.foe.total


def result(t):
    return next(kind for kind in ("wins", "draws", "loses") if t.heard(kind))


# Bloodlust


@pytest.mark.rule("OS-21.1", "OS-21.2", "OS-R-27")
@pytest.mark.parametrize("role", ["attack", "defend"])
def test_bloodlust_makes_a_loss_of_a_tied_roll(role):
    die = 7 if role == "attack" else 3
    assert result(fight("rat", role=role, die=die)) == "draws"
    t = fight("vampire", role=role, die=die)
    assert (result(t), t.player(0).lost) == ("loses", 1)
    assert result(fight("vampire", role=role, die=die + 1)) == "wins"


@pytest.mark.rule("OS-21.1", "OS-R-27")
@pytest.mark.parametrize("use", ["parry", ""])
def test_bloodlust_makes_a_loss_of_a_draw_by_result_and_of_a_win_without_shtick(use):
    assert result(fight("rat", use=use, die=12)) == "draws"
    t = fight("vampire", use=use, die=12)
    assert (result(t), t.player(0).lost) == ("loses", 1)


@pytest.mark.rule("OS-R-27")
@pytest.mark.parametrize(("foe", "lost"), [("vampire", 0), ("far-vampire", 1)])
def test_bloodlust_needs_reach(foe, lost):
    t = fight(beside=[foe], shticks=["bow"])
    t.do(0, "shoot @0").roll(7)
    choose(t, "bow")
    assert t.player(0).lost == lost


@pytest.mark.rule("OS-R-27", "OS-21.15")
def test_hide_is_stronger_than_bloodlust_while_the_monster_defends():
    assert result(fight("shy-vampire", die=7)) == "draws"
    assert result(fight("shy-vampire", role="defend", die=3)) == "loses"


# Immunities


@pytest.mark.rule("OS-21.3", "OS-21.7", "OS-21.8", "OS-21.9")
@pytest.mark.parametrize("foe", TYPES)
def test_a_monster_bars_one_type_of_battle_shtick(foe):
    shticks = [use for _, use in TYPES.values()]
    t = fight(foe, shticks=shticks)
    allowed = {f"shtick stub-{use}" for use in ["sword", *shticks]} - {f"shtick stub-{TYPES[foe][1]}"}
    assert set(t.options(0)) == {*allowed, "no-shtick"}


@pytest.mark.rule("OS-21.4", "OS-21.7", "OS-21.8", "OS-21.9")
@pytest.mark.parametrize("foe", TYPES)
@pytest.mark.parametrize("role", ["attack", "defend"])
def test_shticks_of_the_barred_type_give_no_bonus(foe, role):
    charms = [f"{type}-charm" for type, _ in TYPES.values()]
    t = fight("rat", role=role, shticks=charms, die=1)
    assert t.heard("rolls")[0]["total"] == 1 + 2 + 4 * 3
    t = fight(foe, role=role, shticks=charms, die=1)
    assert t.heard("rolls")[0]["total"] == 1 + 2 + 3 * 3


@pytest.mark.rule("OS-21.5", "OS-21.7", "OS-21.8", "OS-21.9")
@pytest.mark.parametrize("foe", TYPES)
def test_shticks_of_the_barred_type_prevent_no_wounds(foe):
    wards = [f"{type}-ward" for type, _ in TYPES.values()]
    t = fight(foe, shticks=wards, hand=["heel"])
    t.roll(1).do(0, "shtick stub-sword", "pass")
    assert t.asked == {0: "after-roll"}
    assert set(t.options(0)) == {"pass", *[f"flip stub-{ward}" for ward in wards]} - {f"flip stub-{TYPES[foe][0]}-ward"}


@pytest.mark.rule("OS-21.5")
def test_a_ward_on_the_table_is_offered_even_with_an_empty_hand():
    t = fight("rat", shticks=["armor-ward"])
    t.roll(1).do(0, "shtick stub-sword")
    assert t.options(0) == ["pass", "flip stub-armor-ward"]
    t.do(0, "flip stub-armor-ward")
    assert t.player(0).lost == 0


# Duel


@pytest.mark.rule("OS-21.6")
@pytest.mark.parametrize(("foe", "asked"), [("rat", True), ("fencer", False)])
def test_nobody_is_asked_for_help_in_a_duel(foe, asked):
    t = fight(foe, stash=["rope"], others=[{"character": "belkar"}])
    t.roll(12).do(0, "shtick stub-sword")
    assert (t.asked.get(0) == "assist") == asked
    assert not asked or t.can(0, "offer belkar stub-rope")


# Flying


@pytest.mark.rule("OS-21.10")
def test_a_flying_monster_is_out_of_reach_of_short_shticks():
    assert fight("bat", shticks=["bow"]).options(0) == ["shtick stub-bow", "no-shtick"]
    assert fight("bat").options(0) == ["no-shtick"]


@pytest.mark.rule("OS-21.11", "OS-EX-16")
def test_a_bow_in_the_same_room_is_no_ranged_attack():
    t = fight("bat", "rat", use="bow")
    assert t.view(0).battle.distance == 0
    t.roll(8).do(0, "shtick stub-bow")
    assert (result(t), t.asked) == ("wins", {0: "further"})


# Henchman


@pytest.mark.rule("OS-21.13")
def test_a_henchman_has_only_its_printed_type_for_cards():
    for foe, value in (("roach", 5 + 4), ("rat", 5)):
        t = fight(foe, role="defend", hand=["heel", "dirt"])
        t.do(0, "shtick stub-sword")
        assert t.can(0, "play stub-heel") == (foe == "roach")
        if foe == "roach":
            t.do(0, "play stub-heel")
        assert theirs(t) == value


def call(*plays, floor=2, played=None, **more):
    """Roy walks into an empty room; the others, then he himself, play these Monsters in turn."""
    hands = [[], [], []]
    for turn, name in enumerate(plays):
        hands[(turn + 1) % 3].append(f"stub-{name}")
    t = Table(
        STUBS,
        players=[
            {"character": who, "floor": floor * (seat == 0), "shticks": [], "hand": hands[seat]}
            for seat, who in enumerate(("roy", "elan", "belkar"))
        ],
        floors=[*[{"rooms": [{"card": "stub-hall"}]}] * (floor - 1), {"rooms": [{"card": "stub-hall"}] * 2}],
        **more,
    ).do(0, "right", "stay")
    for turn, name in enumerate(plays[:played]):
        t.do((turn + 1) % 3, f"play stub-{name}")
    return t


@pytest.mark.rule("OS-21.12", "OS-EX-17")
def test_a_henchman_supports_whatever_type_is_asked_for():
    assert fight("chief", beside=["rat"], die=1).player(0).lost == 1
    assert fight("chief", beside=["roach"], die=1).player(0).lost == 2


@pytest.mark.rule("OS-21.14", "OS-R-28", "OS-5.31")
@pytest.mark.parametrize(
    ("plays", "stack"),
    [
        (("roach", "rat", "vampire"), ["rat", "vampire", "roach"]),
        (("roach", "louse", "rat"), ["rat", "roach", "louse"]),
        (("louse", "rat", "roach"), ["rat", "louse", "roach"]),
    ],
)
def test_henchmen_lie_below_whatever_is_played_and_the_latest_lies_lowest(plays, stack):
    assert call(*plays, floor=3).stack(3, 1) == stub(stack)


@pytest.mark.rule("OS-21.14")
def test_a_monster_that_sinks_stays_above_henchmen():
    t = fight("rat", "ghoul", "roach", role="", hand=["dirt"])
    t.do(0, "play stub-dirt")
    assert t.stack(1, 1) == stub(["ghoul", "rat", "roach"])
    t = fight("rat", "roach", role="", hand=["dirt"])
    assert not t.can(0, "play stub-dirt")


@pytest.mark.rule("OS-21.14")
def test_a_henchman_carried_to_another_room_goes_to_the_bottom_there():
    t = fight("roach", beside=["rat", "louse"], role="", hand=["away"])
    t.do(0, "play stub-away", "card @0")
    assert t.stack(1, 0) == stub(["rat", "louse", "roach"])


# Hide


@pytest.mark.rule("OS-21.15")
def test_a_hiding_monster_never_wins_while_it_defends():
    t = fight("hermit", die=1)
    assert (result(t), t.player(0).lost) == ("draws", 0)
    assert result(fight("hermit", die=8)) == "wins"
    t = fight("hermit", role="defend", die=1)
    assert (result(t), t.player(0).lost) == ("loses", 1)


@pytest.mark.rule("OS-21.15")
def test_a_hiding_monsters_abilities_rest_while_it_defends():
    t = fight("shy-thief", stash=["ring"], die=1)
    assert t.player(0).stash == 1
    t = fight("shy-thief", role="defend", stash=["ring"], die=1)
    assert t.player(0).stash == 0


# Leader


@pytest.mark.rule("OS-21.16", "OS-EX-18", "OS-5.10")
def test_a_leader_raises_the_battle_size_at_once():
    assert call("rat", floor=1).asked == {0: "shtick"}
    t = call("boss", "rat", floor=1, played=1)
    assert (t.asked, t.heard("size-grows")) == ({2: "call"}, [{"size": 2}])
    t.do(2, "play stub-rat")
    assert (t.asked, t.stack(1, 1)) == ({0: "shtick"}, stub(["boss", "rat"]))


@pytest.mark.rule("OS-21.17")
def test_a_leader_that_came_before_does_not_count():
    t = Table(
        STUBS,
        players=[
            {"character": "roy", "floor": 1, "column": 1, "shticks": []},
            {"character": "elan", "shticks": [], "hand": stub(["rat", "ghoul"])},
        ],
        floors=[{"rooms": [{"card": "stub-hall", "stack": ["stub-boss"]}, *[{"card": "stub-hall"}] * 2]}],
    )
    t.do(0, "right", "stay").do(1, "play stub-rat")
    assert (t.asked, t.stack(1, 2)) == ({0: "shtick"}, ["stub-rat"])


# Multiattack


@pytest.mark.rule("OS-21.18", "OS-21.19")
@pytest.mark.parametrize(("foe", "dice"), [("hydra", (9, 4)), ("big-hydra", (9, 12, 4))])
def test_multiattack_counts_the_lowest_of_several_dice(foe, dice):
    t = fight(foe, role="defend", die=(*dice, 11))
    assert t.heard("rolls")[0]["die"] == 4
    assert t.state.rng.script == [11]


@pytest.mark.rule("OS-21.19")
def test_multiattack_does_nothing_while_the_monster_defends():
    t = fight("big-hydra", die=(9, 4, 2))
    assert t.heard("rolls")[0]["die"] == 9
    assert t.state.rng.script == [4, 2]


# Nemesis


@pytest.mark.rule("OS-21.20")
@pytest.mark.parametrize(("role", "value"), [("attack", 9), ("defend", 5)])
def test_a_nemesis_is_stronger_against_the_one_it_hates(role, value):
    assert theirs(fight("rival", role=role)) == value + 3
    assert theirs(fight("fanatic", role=role)) == value


@pytest.mark.rule("OS-21.21")
def test_a_nemesis_does_not_mind_helpers():
    t = fight("fanatic", stash=["rope"], others=[{"character": "belkar"}])
    t.do(0, "shtick stub-sword", "offer belkar stub-rope").do(2, "accept")
    assert theirs(t) == 9


# Paralyze


@pytest.mark.rule("OS-21.22")
def test_paralyze_ends_the_turn_without_end_actions():
    t = fight("ghoul", "rat", stash=["ring"], die=1)
    assert (t.player(0).lost, t.player(0).missing) == (1, 1)
    assert t.asked == {1: "start"}
    assert fight("rat", "ghoul", stash=["ring"], die=1).asked == {0: "end"}


@pytest.mark.rule("OS-21.23")
def test_who_was_paralyzed_misses_the_next_turn():
    t = fight("ghoul", die=1)
    t.do(1, "stay", "pass")
    assert (t.heard("missed"), t.asked) == ([{"seat": "roy", "left": 0}], {1: "start"})
    t.do(1, "stay", "pass")
    assert t.asked == {0: "start"}


@pytest.mark.rule("OS-21.24", "OS-R-16")
def test_who_is_paralyzed_flees_only_afterwards():
    t = fight("ghoul", stash=["ring", "ring", "ring"], lost=3, die=1)
    roy = t.player(0)
    assert (roy.fleeing, roy.column, roy.stash) == (True, 1, 3)
    t.do(1, "stay", "pass")
    roy = t.player(0)
    assert (roy.fleeing, roy.column, roy.stash) == (True, 1, 2)
    t.do(1, "stay", "pass")
    roy = t.player(0)
    assert (roy.fleeing, roy.floor, roy.stash) == (False, 0, 1)


# Spellcaster and Thief


@pytest.mark.rule("OS-21.25")
def test_a_spellcaster_discards_a_random_card_of_the_hand():
    lost = set()
    for seed in range(8):
        t = fight("warlock", hand=["heel", "dirt"], seed=seed, die=1)
        assert (t.player(0).lost, t.player(0).hand) == (1, 1)
        lost.add(t.heard("lost-card")[0]["card"])
    assert lost == {"stub-heel", "stub-dirt"}
    assert fight("rat", hand=["heel", "dirt"], die=1).player(0).hand == 2


@pytest.mark.rule("OS-21.26")
def test_a_thief_discards_a_random_loot_of_the_stash():
    lost = set()
    for seed in range(8):
        t = fight("pickpocket", stash=["ring", "coin"], equipped=["stub-rope"], seed=seed, die=1)
        roy = t.player(0)
        assert (roy.lost, roy.stash, len(roy.equipped)) == (1, 1, 1)
        lost.add(t.heard("lost-loot")[0]["loot"])
    assert lost == {"stub-ring", "stub-coin"}
    assert fight("rat", stash=["ring", "coin"], die=1).player(0).stash == 2


@pytest.mark.rule("OS-21.25", "OS-21.26")
@pytest.mark.parametrize("foe", ["warlock", "pickpocket"])
def test_who_wins_or_draws_loses_no_cards(foe):
    for die in (7, 8):
        roy = fight(foe, hand=["heel"], stash=["ring"], die=die).player(0)
        assert (roy.hand, roy.stash) == (1, 1)


# Tricky


@pytest.mark.rule("OS-21.27")
def test_a_tricky_monster_is_hard_to_hit_from_afar():
    t = fight(beside=["imp"], shticks=["bow"])
    t.do(0, "shoot @0")
    assert theirs(t) == 9 + 10
    assert theirs(fight("imp", use="bow")) == 9
    assert theirs(fight("imp", role="defend")) == 5


# Xykon Special


@pytest.mark.rule("OS-21.28", "OS-12.14")
@pytest.mark.parametrize(("foe", "options"), [("rat", ["accept roy", "refuse"]), ("lich", ["accept roy"])])
def test_nobody_may_refuse_help_against_xykon(foe, options):
    t = fight(foe, stash=["rope"], lair=True, others=[{"character": "belkar"}])
    t.do(0, "shtick stub-sword", "offer belkar stub-rope")
    assert t.options(2) == options


@pytest.mark.rule("OS-21.28")
@pytest.mark.parametrize("away", [{"floor": 3, "column": 0}, {"resting": True}, {"fleeing": True}])
def test_who_cannot_be_asked_need_not_help_against_xykon(away):
    t = fight("lich", stash=["rope"], lair=True, others=[{"character": "belkar", **away}])
    t.do(0, "shtick stub-sword")
    assert not t.can(0, "offer belkar stub-rope")


@pytest.mark.rule("OS-21.29")
@pytest.mark.parametrize("name", ["dirt", "away", "come"])
@pytest.mark.parametrize("foe", ["rat", "lich"])
def test_no_card_moves_xykon(name, foe):
    t = fight(foe, "ghoul", beside=["hermit"], role="", lair=True, hand=[name])
    if name == "come":
        t = fight("ghoul", beside=[foe], role="", lair=True, hand=[name])
    assert t.can(0, f"play stub-{name}") == (foe == "rat")


@pytest.mark.rule("OS-21.29")
@pytest.mark.parametrize("name", ["out", "stab"])
@pytest.mark.parametrize("foe", ["rat", "lich"])
def test_no_card_removes_xykon(name, foe):
    t = fight(foe, lair=True, hand=[name, "hush"])
    t.do(0, "shtick stub-sword")
    assert t.can(0, f"play stub-{name}") == (foe == "rat")
    t.do(0, "play stub-hush")
    assert t.can(0, f"play stub-{name}") == (foe == "rat")


@pytest.mark.rule("OS-21.29")
@pytest.mark.parametrize("use", ["scare", "unmake"])
def test_no_shtick_moves_or_removes_xykon(use):
    t = fight("rat", lair=True, use=use, die=12)
    if use == "scare":
        t.do(0, "card @0")
    assert t.stack(4, 1) == []
    t = fight("lich", lair=True, use=use, die=12)
    assert (t.stack(4, 1), t.state.collapse) == (["stub-lich"], 0)


@pytest.mark.rule("OS-21.30", "OS-21.29")
def test_beating_xykon_starts_the_collapse():
    t = fight("lich", lair=True, die=12)
    assert (len(t.heard("collapse")), t.player(0).slayer, t.stack(4, 1)) == (1, True, [])
    assert fight("rat", lair=True, die=12).state.collapse == 0
