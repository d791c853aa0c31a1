"""Every trap goes off: whom it concerns, how it is evaded, what it does."""

import pytest

from stick_table import Table
from underdeck.games.stick.compile import stick_pack
from underdeck.games.stick.rules.cards import Trap

PACK = stick_pack().pack
TRAPS = {card.id: card for card in PACK.loot if isinstance(card, Trap)}
HEROES = ("roy", "belkar", "elan", "durkon", "haley")
HERE = 5
"""The column where Roy picks up the trap."""

every_trap = pytest.mark.parametrize("id", TRAPS)


def stub(kind, id, fields):
    return f'\n[[{kind}]]\nid = "stub-{id}"\n{fields}\norigin = "original"\nwhy = "stub"\n'


STUBS = "".join(
    [
        stub("room", "hall", "copies = 20"),
        stub("loot", "ring", "crest = 1\ncopies = 20"),
        stub("screw", "note", 'when = "end"\ndo = ["heal 1"]\ncopies = 20'),
        stub("monster", "rat", 'types = ["animal"]\nattack = 5\ndefense = 5\ncopies = 2'),
        *[stub("shtick", f"{hero}-luck", f'owner = "{hero}"\ncopies = 4\nbonus = ["search 1"]') for hero in HEROES],
    ]
)


def person(hero, column, floor=1):
    return {
        "character": hero,
        "floor": floor,
        "column": column,
        "shticks": [f"stub-{hero}-luck"] * 4,
        "hand": ["stub-note"] * 3,
        "stash": ["stub-ring"] * 3,
    }


def table(id, *dice):
    """Belkar is with Roy, Elan at the end of the trap's Range, Durkon beyond it, Haley below; a rat next door."""
    reach = TRAPS[id].range
    row = [{"card": "stub-hall"} for _ in range(HERE + reach + 2)]
    row[HERE] = {"card": "stub-hall", "loot": [id, "stub-ring"], "down": HERE}
    row[HERE - 1] = {"card": "stub-hall", "stack": ["stub-rat"]}
    players = [
        person("roy", HERE),
        person("belkar", HERE),
        person("elan", HERE - reach),
        person("durkon", HERE + reach + 1),
        person("haley", HERE, floor=2),
    ]
    floors = [{"rooms": row}, {"left": HERE, "rooms": [{"card": "stub-hall"}]}]
    return Table(STUBS, players=players, floors=floors, next=[*dice])


def concerned(id):
    trap = TRAPS[id]
    if not trap.multiple:
        return ["roy"]
    return ["roy", "belkar", "elan"]


def detonate(t):
    """Roy takes the card; nobody reacts, and whoever may choose takes the first option."""
    t.do(0, "pick-up")
    told = t.told
    while set(t.asked.values()) & {"evade", "wound", "flip", "lure"}:
        seat = next(iter(t.asked))
        t.do(seat, t.options(seat)[0])
        told += t.told
    t.told = told
    return t


def snapshot(t, hero):
    me = t.player(HEROES.index(hero))
    flipped = sum([each.flipped for each in me.shticks])
    return {"lost": me.lost, "flipped": flipped, "hand": me.hand, "stash": me.stash, "floor": me.floor}


UNHURT = {"lost": 0, "flipped": 0, "hand": 3, "stash": 3, "floor": 1}


def hit(id):
    """What the card makes of somebody it hits."""
    now = dict(UNHURT)
    for op in PACK.scripts[TRAPS[id].script]:
        assert op.target == "self"
        if op.verb == "wound":
            now["lost"] += op.amount
        elif op.verb == "flip":
            now["flipped"] += op.amount
        elif op.verb == "lose-cards":
            now["hand"] -= op.amount
        elif op.verb in ("lose-loot", "drop-loot"):
            now["stash"] -= op.amount
        elif op.verb == "entrance":
            now.update(floor=0, lost=0, flipped=0)
        else:
            assert op.verb in ("miss", "lure"), op.verb
    return now


def verbs(id):
    return {op.verb: op.amount for op in PACK.scripts[TRAPS[id].script]}


@every_trap
def test_a_trap_concerns_those_its_card_says(id):
    t = detonate(table(id, *[TRAPS[id].evade - 1] * 5))
    assert t.heard("trap") == [{"seat": "roy", "trap": id}]
    assert [fact["seat"] for fact in t.heard("hit-by-trap")] == concerned(id)
    assert t.heard("evades") == []


@every_trap
def test_a_trap_is_evaded_with_its_number(id):
    t = detonate(table(id, *[TRAPS[id].evade] * 5))
    assert [fact["seat"] for fact in t.heard("evades")] == concerned(id)
    assert t.heard("hit-by-trap") == t.heard("misses") == []
    for hero in HEROES[:4]:
        assert snapshot(t, hero) == UNHURT
    assert t.stack(1, HERE - 1) == ["stub-rat"]


@every_trap
def test_a_trap_does_to_everybody_it_hits_what_its_card_says(id):
    t = detonate(table(id, *[TRAPS[id].evade - 1] * 5))
    for hero in HEROES[:4]:
        assert snapshot(t, hero) == (hit(id) if hero in concerned(id) else UNHURT)
    missed = [{"seat": hero, "n": verbs(id)["miss"]} for hero in concerned(id)] if "miss" in verbs(id) else []
    assert t.heard("misses") == missed
    assert t.stack(1, HERE) == (["stub-rat"] if "lure" in verbs(id) else [])


@every_trap
def test_loot_lost_to_a_trap_lies_in_the_room_or_is_discarded(id):
    t = detonate(table(id, *[TRAPS[id].evade - 1] * 5))
    here = [hero for hero in concerned(id) if hero != "elan" or TRAPS[id].range == 0]
    assert t.room(1, HERE).loot == 1 + verbs(id).get("drop-loot", 0) * len(here)
    assert t.view(0).loot_discard == ["stub-ring"] * verbs(id).get("lose-loot", 0) * len(concerned(id))


@every_trap
def test_a_trap_leaves_the_game(id):
    for die in (TRAPS[id].evade - 1, TRAPS[id].evade):
        t = detonate(table(id, *[die] * 5))
        assert t.view(0).trap is None
        assert [PACK.loot[card].id for card in t.state.removed_loot] == [id]
        assert id not in t.view(0).loot_discard


@pytest.mark.parametrize("id", [id for id in TRAPS if "lure" in verbs(id)])
def test_nothing_comes_where_nothing_is_next_door(id):
    floors = [{"rooms": [{"card": "stub-hall"}, {"card": "stub-hall", "loot": [id]}]}]
    players = [{"character": "roy", "floor": 1, "column": 1, "shticks": []}, {"character": "elan", "shticks": []}]
    t = Table(STUBS, players=players, floors=floors, next=[TRAPS[id].evade - 1]).do(0, "pick-up")
    assert len(t.heard("hit-by-trap")) == 1
    assert (t.asked, t.stack(1, 1)) == ({0: "start"}, [])


def test_there_are_traps_of_both_kinds_and_none_without_effect():
    assert {trap.multiple for trap in TRAPS.values()} == {True, False}
    for id, trap in TRAPS.items():
        assert trap.multiple or trap.range == 0, id
        assert hit(id) != UNHURT or verbs(id).keys() & {"miss", "lure"}, id
