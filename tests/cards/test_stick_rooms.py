"""Every room of the dungeon and of the Lair at work: its price, its bans, its battles, its gifts."""

import pytest

from stick_table import Table
from underdeck.games.stick.compile import stick_pack
from underdeck.games.stick.rules.cards import ALL, FLAGS, SHTICK_TYPES, TYPES

PACK = stick_pack().pack
DUNGEON = {card.id: card for card in PACK.rooms}
LAIR_ROOMS = {card.id: card for card in PACK.lair}
ROOMS = {**DUNGEON, **LAIR_ROOMS}
LAIR = 4
FIREBALL = next(card.types for deck in PACK.decks for card in deck if card.id == "fireball")
HERE = 2
"""The column of the room in question."""

every_room = pytest.mark.parametrize("id", ROOMS)
every_battlefield = pytest.mark.parametrize("id", [id for id in ROOMS if id != "safe-haven"])


def stub(kind, id, fields):
    return f'\n[[{kind}]]\nid = "stub-{id}"\n{fields}\norigin = "original"\nwhy = "stub"\n'


def battle_shtick(id, types="", range=9):
    fields = f'owner = "roy"\ntypes = [{types}]\nattack = 0\ndefense = 0\nrange = {range}\nresult = ["wound 1"]'
    return stub("shtick", id, f"{fields}\nboost = {{ attack = 1, defense = 1 }}")


STUBS = "".join(
    [
        stub("room", "hall", "copies = 20"),
        stub("room", "vault", 'deck = "lair"\ncopies = 20'),
        battle_shtick("plain"),
        battle_shtick("mighty").replace("= 0\n", "= 40\n"),
        battle_shtick("sling", range=1),
        *[battle_shtick(type, f'"{type}"') for type in SHTICK_TYPES],
        *[
            stub("shtick", f"spare-{n}", 'owner = "roy"\nuse = [{ when = "evade", do = ["evade 1"] }]')
            for n in range(3)
        ],
        *[stub("monster", type, f'types = ["{type}"]\nattack = 5\ndefense = 5\ncopies = 9') for type in TYPES],
        stub("monster", "star", 'types = ["human"]\nattack = 5\ndefense = 5\nunique = true'),
        stub("screw", "note", 'when = "evade"\ndo = ["evade 1"]\ncopies = 9'),
        stub("loot", "ring", "crest = 1\ncopies = 20"),
        stub("trap", "snare", 'evade = 13\nrange = 0\nmultiple = false\ndo = ["lose-cards 1"]'),
    ]
)


def in_lair(id):
    return id in LAIR_ROOMS


def floor_of(id):
    return LAIR if in_lair(id) else 1


def hall(id):
    return {"card": "stub-vault" if in_lair(id) else "stub-hall"}


def table(id, *players, floor=None, here=None, before=None, **more):
    """Six rooms in a row, the one in question in column 2, with what lies in it and in the room before it."""
    floor = floor or floor_of(id)
    row = [hall(id) for _ in range(6)]
    row[HERE] = {"card": id, **(here or {})}
    row[HERE - 1] = {**hall(id), **(before or {})}
    people = [{"floor": floor, "column": HERE, "shticks": [], **player} for player in players]
    return Table(
        STUBS,
        players=people if len(people) > 1 else [*people, {"character": "elan", "shticks": []}],
        floors=[*[{"rooms": [{"card": "stub-hall"}]}] * (floor - 1), {"rooms": row}],
        **more,
    )


def scripts(id, *names):
    """The ops of the room's texts of those names."""
    found = [getattr(ROOMS[id], name) for name in names]
    return [op for script in found if script >= 0 for op in PACK.scripts[script]]


def amounts(id, stat, **facts):
    return sum([each.amount for each in ROOMS[id].bonuses if each.stat == stat and holds(each, facts)])


# Flags


@every_room
def test_a_room_is_entered_at_its_price(id):
    flags = ROOMS[id].flags
    further = sum([op.amount for op in scripts(id, "through") if op.verb == "steps"])
    t = table(id, {"character": "roy", "column": HERE - 1}, {"character": "elan"})
    walked = 0
    while t.asked in ({0: "start"}, {0: "move"}) and t.can(0, "right"):
        t.do(0, "right")
        walked += 1
    assert walked == (1 if "stop" in flags else min(4, 3 - ("slow" in flags) + further))


@every_room
def test_a_room_may_forbid_resting_and_searching(id):
    t = table(id, {"character": "roy"})
    assert t.can(0, "rest") == ("no-rest" not in ROOMS[id].flags)
    assert t.can(0, "search") == ("no-search" not in ROOMS[id].flags and not in_lair(id))


@pytest.mark.parametrize(("id", "floor"), [(id, n) for id in ROOMS for n in ([LAIR] if in_lair(id) else [1, 2, 3])])
def test_whoever_stops_here_alone_meets_as_many_monsters_as_the_room_says(id, floor):
    t = table(id, {"character": "roy", "column": HERE - 1}, floor=floor, xykon_deck=[]).do(0, "right")
    if 0 in t.asked and t.asked[0] == "move":
        t.do(0, "stay")
    size = 0 if "peaceful" in ROOMS[id].flags else floor + amounts(id, "size", floor=floor)
    assert t.heard("new-battle") == ([{"seat": "roy", "size": size}] if size else [])


@every_battlefield
def test_a_room_may_forbid_help(id):
    monster = {"stack": ["stub-human"]}
    t = table(id, {"character": "roy", "stash": ["stub-ring"]}, {"character": "elan", "column": 5}, here=monster)
    t.do(0, "stay", "no-shtick")
    assert (t.asked.get(0) == "assist") == ("no-help" not in ROOMS[id].flags)


# Battles


def holds(bonus, facts):
    for condition in bonus.conditions:
        if condition.name not in facts:
            return False
        fact = facts[condition.name]
        if condition.name in ("floor", "hurt"):
            good = fact >= int(condition.word)
        else:
            good = condition.word in fact if condition.word else bool(fact)
        if not good:
            return False
    return True


def expected(id, stats, facts):
    """What the card says about these numbers in this situation."""
    lines = [each for each in ROOMS[id].bonuses if each.stat in stats and holds(each, facts)]
    return sum([each.amount * (facts[f"per {each.per}"] if each.per else 1) for each in lines])


SCENES = {
    **{f"attacking {type}": {"foe": type} for type in TYPES},
    **{f"defending against {type}": {"foe": type, "role": "defend"} for type in TYPES},
    **{f"attacking with {type}": {"use": type} for type in SHTICK_TYPES},
    **{f"defending with {type}": {"use": type, "role": "defend"} for type in SHTICK_TYPES},
    "attacking a star": {"foe": "star"},
    "defending against a star": {"foe": "star", "role": "defend"},
    "attacking with fireball": {"hero": "vaarsuvius", "use": "fireball"},
    "attacking in company": {"company": 2},
    "defending in company": {"company": 2, "role": "defend"},
    "attacking with help": {"helper": True},
    "defending with help": {"helper": True, "role": "defend"},
    "attacking badly hurt": {"lost": 3},
    "shooting from here": {"distance": 1},
}
LAIR_SCENES = {
    "attacking Xykon": {"foe": "xykon-the-lich"},
    "defending against Xykon": {"foe": "xykon-the-lich", "role": "defend"},
}


def scenes(id):
    return {**SCENES, **(LAIR_SCENES if in_lair(id) else {})}


def stage(id, foe="human", role="attack", hero="roy", use="plain", company=0, helper=False, lost=0, distance=0):
    """A battle in this room, or from it, up to the moment before the roll; and what is true of it."""
    name = foe if foe in {card.id for card in PACK.xykon} else f"stub-{foe}"
    shtick = use if use == "fireball" else f"stub-{use}"
    own = ["stub-spare-0", shtick] if hero == "roy" else [shtick]
    me = {"character": hero, "lost": lost, "shticks": own, "hand": ["stub-note"] * 4, "stash": ["stub-ring"] * 3}
    others = [{"character": "elan", "column": 5}]
    others += [{"character": each} for each in ("belkar", "durkon")[:company]]
    stack = {"stack": [name]}
    at_start = HERE + 1 if role == "defend" else HERE
    t = table(
        id,
        {**me, "column": at_start},
        *others,
        here=None if distance else stack,
        before=stack if distance else None,
    )
    if role == "defend":
        t.do(0, "left")
        if t.asked == {0: "move"}:
            t.do(0, "stay")
    else:
        t.do(0, "stay")
    while t.asked != {0: "shtick"}:
        seat, kind = next(iter(t.asked.items()))
        t.do(seat, f"shoot @{HERE - 1}" if kind == "fight" else t.options(seat)[0])
    t.do(0, f"shtick {shtick}")
    if t.asked.get(0) == "assist":
        if helper:
            t.do(0, "offer elan stub-ring").do(1, "accept")
        t.do(0, "done")
    assert t.asked == {0: "before-roll"}
    types = {"star": ["human"], "xykon-the-lich": ["undead"]}.get(foe, [foe])
    helpers = len(t.view(0).battle.helpers)
    assert helpers == int(helper and "no-help" not in ROOMS[id].flags)
    return t, {
        "attacking": role == "attack",
        "defending": role == "defend",
        "vs": types,
        "vs-unique": foe in ("star", "xykon-the-lich"),
        "vs-xykon": foe == "xykon-the-lich",
        "vs-monster": True,
        "using": FIREBALL if use == "fireball" else [use],
        "using-shtick": [use],
        "ranged": distance > 0,
        "alone": not company,
        "company": company > 0,
        "floor": floor_of(id),
        "hurt": t.player(0).lost,
        "per company": company,
        "per helper": helpers,
    }


def from_room(side, id):
    return sum([amount for source, amount in side.parts if source == f"room-{id}"])


def boosts(side):
    return dict(side.parts).get("boost", 0)


@every_battlefield
def test_a_room_counts_in_battles_as_its_card_says(id):
    for name, scene in scenes(id).items():
        t, facts = stage(id, **scene)
        battle = t.view(0).battle
        mine, theirs = ("attack", "defense") if facts["attacking"] else ("defense", "attack")
        about_foe = (f"monster-{theirs}", "monster-battle")
        assert (name, from_room(battle.fighter, id)) == (name, expected(id, (mine, "battle"), facts))
        assert (name, from_room(battle.foe, id)) == (name, expected(id, about_foe, facts))
        if scene.get("use") != "fireball":
            assert (name, boosts(battle.fighter)) == (name, expected(id, ("boost",), facts))


@every_room
def test_the_room_shot_at_counts_for_both_totals(id):
    """Roy shoots from the room before into this one."""
    roy = {"character": "roy", "column": HERE - 1, "shticks": ["stub-plain"], "hand": ["stub-note"]}
    t = table(id, roy, here={"stack": ["stub-undead"]})
    t.do(0, "stay", f"shoot @{HERE}", "shtick stub-plain")
    shot = {"attacking": True, "ranged": True, "using": ["plain"], "using-shtick": ["plain"], "vs": ["undead"]}
    facts = {**shot, "alone": True, "per company": 0, "per helper": 0, "floor": floor_of(id)}
    battle = t.view(0).battle
    assert from_room(battle.fighter, id) == expected(id, ("attack", "battle"), facts)
    assert from_room(battle.foe, id) == expected(id, ("monster-defense", "monster-battle"), facts)


@every_room
@pytest.mark.parametrize("resting", [False, True])
def test_a_room_counts_between_players_as_its_card_says(id, resting):
    roy = {"character": "roy", "shticks": ["stub-plain"], "hand": ["stub-note"]}
    t = table(id, roy, {"character": "elan", "resting": resting}).do(0, "stay", "attack-player elan")
    t.do(0, "shtick stub-plain").do(1, "no-shtick")
    assert t.asked == {0: "before-roll"}
    both = {"vs-player": True, "company": True, "per company": 1, "per helper": 0, "floor": floor_of(id)}
    attacker = {**both, "attacking": True, "vs": ["human", "order"], "using": ["plain"], "using-shtick": ["plain"]}
    defender = {
        **both,
        "defending": True,
        "vs": ["human", "order"],
        "using": [],
        "using-shtick": [],
        "resting": resting,
    }
    battle = t.view(0).battle
    assert from_room(battle.fighter, id) == expected(id, ("attack", "battle"), attacker)
    assert from_room(battle.foe, id) == expected(id, ("defense", "battle"), defender)


@every_room
def test_a_room_may_lengthen_the_range(id):
    reach = 1 + amounts(id, "range")
    for distance in (1, 2, 3):
        row = [{"card": id}, *[hall(id)] * (distance - 1), {**hall(id), "stack": ["stub-human"]}]
        t = Table(
            STUBS,
            players=[
                {"character": "roy", "floor": floor_of(id), "column": 0, "shticks": ["stub-sling"]},
                {"character": "elan"},
            ],
            floors=[*[{"rooms": [{"card": "stub-hall"}]}] * (floor_of(id) - 1), {"rooms": row}],
        ).do(0, "stay")
        assert (t.asked.get(0) == "fight" and t.can(0, f"shoot @{distance}")) == (distance <= reach)


@every_battlefield
def test_a_room_may_give_extra_dice(id):
    for lost in range(4):
        roy = {"character": "roy", "shticks": ["stub-plain"], "lost": lost}
        t = table(id, roy, here={"stack": ["stub-human"]}, next=[2, 9, 9]).do(0, "stay", "shtick stub-plain")
        assert t.heard("rolls")[0]["die"] == (9 if amounts(id, "dice", hurt=lost) else 2)


# Outside battles


@every_room
def test_a_room_changes_evasion_rolls(id):
    t = table(id, {"character": "roy"}, here={"loot": ["stub-snare"]}, next=[1]).do(0, "pick-up")
    assert t.heard("hit-by-trap")[0]["bonus"] == amounts(id, "evade")


@pytest.mark.parametrize("id", [id for id, card in DUNGEON.items() if "no-search" not in card.flags])
def test_a_room_changes_the_search_for_stairs(id):
    needed = 3 + amounts(id, "search")
    for die, found in ((needed, 1), (needed + 1, 0)):
        t = table(id, {"character": "roy"}, next=[die]).do(0, "search")
        assert t.heard("searches") == [{"seat": "roy", "die": die, "needed": needed, "found": found}]
        assert (t.room(1, HERE).down is not None) == bool(found)


@pytest.mark.parametrize("id", [id for id, card in ROOMS.items() if "no-rest" not in card.flags])
def test_a_room_changes_what_a_rest_heals(id):
    t = table(id, {"character": "roy", "lost": 3, "resting": True}, phase="turn")
    assert t.player(0).lost == 3 - 1 - amounts(id, "rest")


@every_battlefield
def test_a_room_changes_what_may_be_picked_up_after_its_last_monster(id):
    roy = {"character": "roy", "shticks": ["stub-mighty"]}
    t = table(id, roy, here={"stack": ["stub-human"], "loot": ["stub-ring"] * 6}, next=[12])
    t.do(0, "stay", "shtick stub-mighty")
    while set(t.asked.values()) & {"pick", "after-roll"}:
        t.do(0, "pick-up" if t.asked[0] == "pick" else "pass")
    assert len(t.view(0).stash) == 2 + amounts(id, "pick")


# Gifts and other welcomes


WELCOMED = {
    "character": "roy",
    "column": HERE - 1,
    "lost": 1,
    "shticks": ["stub-spare-0", "stub-spare-1", "stub-spare-2"],
    "flipped": ["stub-spare-2"],
    "deck": ["stub-plain", "stub-sling"],
    "hand": ["stub-note"] * 3,
    "stash": ["stub-ring"] * 3,
}


def snapshot(t, id):
    me = t.player(0)
    flipped = sum([each.flipped for each in me.shticks])
    room = t.room(floor_of(id), HERE)
    return {
        "lost": me.lost,
        "shticks": len(me.shticks),
        "flipped": flipped,
        "hand": me.hand,
        "stash": me.stash,
        "room loot": room.loot,
        "stairs": room.down is not None,
    }


def after(ops, was):
    """What these ops make of it."""
    now = dict(was)
    for op in ops:
        assert op.target == "self"
        if op.verb == "heal":
            now["lost"] = 0 if op.amount == ALL else max(0, now["lost"] - op.amount)
        elif op.verb == "wound":
            now["lost"] += op.amount
        elif op.verb == "shtick":
            now["shticks"] += op.amount
        elif op.verb == "flip":
            now["flipped"] += op.amount
        elif op.verb == "unflip":
            now["flipped"] -= min(op.amount, now["flipped"])
        elif op.verb == "cards":
            now["hand"] += op.amount
        elif op.verb == "lose-cards":
            now["hand"] -= op.amount
        elif op.verb == "loot":
            now["stash"] += op.amount
        elif op.verb == "drop-loot":
            now["stash"] -= op.amount
            now["room loot"] += op.amount
        elif op.verb == "stairs":
            now["stairs"] = True
        else:
            assert op.verb == "steps", op.verb
    return now


def welcome(id, entered, steps):
    """Roy walks in, where Elan stands, or on to the next room, where Belkar stands."""
    t = table(
        id,
        WELCOMED,
        {"character": "elan"},
        {"character": "belkar", "column": HERE + 1},
        here={"entered": entered},
        loot_deck=["stub-ring"] * 6,
        room_deck=[],
    )
    was = snapshot(t, id)
    for _ in range(steps):
        t.do(0, "right")
        settle(t)
    if t.asked == {0: "move"}:
        t.do(0, "stay")
        settle(t)
    assert t.asked in ({0: "fight"}, {0: "end"})
    return t, was


def settle(t):
    """Nobody reacts; where the room lets one choose, the first option is taken."""
    while set(t.asked.values()) & {"wound", "flip", "unflip"}:
        seat = next(iter(t.asked))
        t.do(seat, t.options(seat)[0])


@every_room
def test_the_first_player_in_a_room_gets_what_it_says(id):
    t, was = welcome(id, entered=False, steps=1)
    assert snapshot(t, id) == after(scripts(id, "first", "through", "enter"), was)


@every_room
def test_later_visitors_get_only_what_everybody_gets(id):
    t, was = welcome(id, entered=True, steps=1)
    assert snapshot(t, id) == after(scripts(id, "through", "enter"), was)


@pytest.mark.parametrize("id", [id for id, card in ROOMS.items() if "stop" not in card.flags])
def test_passing_through_is_not_stopping(id):
    t, was = welcome(id, entered=True, steps=2)
    assert t.player(0).column == HERE + 1
    assert snapshot(t, id) == after(scripts(id, "through"), was)


@pytest.mark.parametrize("id", [id for id, card in ROOMS.items() if card.first >= 0])
def test_who_explores_a_room_is_the_first_in_it(id):
    deck = "lair_deck" if in_lair(id) else "room_deck"
    t = Table(
        STUBS,
        players=[{**WELCOMED, "floor": floor_of(id), "column": 0}, {"character": "elan"}],
        floors=[*[{"rooms": [{"card": "stub-hall"}]}] * (floor_of(id) - 1), {"rooms": [hall(id)]}],
        loot_deck=["stub-ring"] * 6,
        **{deck: [id]},
    )
    t.do(0, "right")
    assert t.heard("explores")[0]["room"] == id
    assert t.heard("first-here") == [{"seat": "roy", "room": id}]


# Two rooms apart


def test_no_monster_is_fought_in_safe_haven_and_it_stops_nobody():
    id = "safe-haven"
    t = Table(
        STUBS,
        players=[{"character": "roy", "floor": LAIR, "column": 0}, {"character": "elan"}],
        floors=[*[{"rooms": [{"card": "stub-hall"}]}] * (LAIR - 1), {"rooms": [{"card": "stub-vault"}]}],
        lair_deck=[id, "stub-vault"],
    )
    assert t.do(0, "right").asked == {0: "move"}
    for start in (HERE, HERE - 1):
        t = table(id, {"character": "roy", "column": start}, here={"stack": ["stub-human"]})
        t.do(0, *(["stay"] if start == HERE else ["right", "stay"]))
        assert t.asked == {0: "end"}
    t = table(id, {"character": "roy"}, {"character": "elan"}).do(0, "stay")
    assert t.options(0) == ["attack-player elan", "leave"]


def test_the_dungeon_entrance_heals_unflips_and_ends_movement():
    hurt = {"character": "roy", "floor": 1, "lost": 3, "shticks": ["stub-plain"], "flipped": ["stub-plain"]}
    t = Table(STUBS, players=[hurt, {"character": "elan"}], floors=[{"rooms": [{"card": "stub-hall"}]}]).do(0, "up")
    assert t.asked == {0: "end"}
    assert (t.player(0).floor, t.player(0).lost, t.player(0).shticks[0].flipped) == (0, 0, False)


# Nothing is left out


def test_every_line_of_every_room_is_met_in_some_scene_and_every_condition_fails_in_another():
    outside = {"evade", "search", "rest", "pick", "size", "range", "dice"}
    players = {"vs-player": True, "resting": True}
    for id, card in ROOMS.items():
        battles = [bonus for bonus in card.bonuses if bonus.stat not in outside]
        for bonus in card.bonuses:
            assert bonus in battles or {condition.name for condition in bonus.conditions} <= {"floor", "hurt"}
        facts = [players, *[stage(id, **scene)[1] for scene in scenes(id).values()]] if battles else []
        for bonus in battles:
            met = [holds(bonus, each) for each in facts]
            assert any(met), (id, bonus.stat)
            assert not bonus.conditions or not all(met), (id, bonus.stat)


def test_every_flag_is_in_use():
    assert {flag for card in ROOMS.values() for flag in card.flags} == set(FLAGS)
