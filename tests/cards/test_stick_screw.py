"""Every Screw This! card is played: when, by whom, to what effect."""

import pytest

from stick_table import Table
from underdeck.games.stick.compile import stick_pack
from underdeck.games.stick.rules.cards import ALL, Screw

PACK = stick_pack().pack
CARDS = {card.id: card for card in PACK.battle if isinstance(card, Screw)}
HEROES = ("roy", "elan", "belkar", "haley")


def ops(id):
    return PACK.scripts[CARDS[id].use.script]


def amount(id, verb):
    return next(op.amount for op in ops(id) if op.verb == verb)


def ids(window="", verb=""):
    """The cards of a window, or with a verb."""
    return [
        id
        for id, card in CARDS.items()
        if (not window or card.use.window == window) and (not verb or verb in [op.verb for op in ops(id)])
    ]


def cards(**of):
    return pytest.mark.parametrize("id", ids(**of))


def stub(kind, id, fields):
    return f'\n[[{kind}]]\nid = "stub-{id}"\n{fields}\norigin = "original"\nwhy = "stub"\n'


def battle_shtick(hero, name, value):
    fields = f'owner = "{hero}"\nattack = {value}\ndefense = {value}\nrange = 9\nresult = ["wound 1"]\ncopies = 3'
    return stub("shtick", f"{hero}-{name}", f"{fields}\nboost = {{ attack = 1, defense = 1 }}")


STUBS = "".join(
    [
        stub("room", "hall", "copies = 20"),
        stub("loot", "ring", "crest = 1\ncopies = 20"),
        stub("trap", "snare", 'evade = 13\nrange = 0\nmultiple = false\ndo = ["wound 2"]'),
        stub("screw", "note", 'when = "evade"\ndo = ["evade 1"]\ncopies = 20'),
        stub("screw", "gasp", 'when = "before-roll"\ndo = ["me 1"]\ncopies = 3'),
        *[battle_shtick(hero, name, value) for hero in HEROES for name, value in (("plain", 0), ("mighty", 40))],
        stub("monster", "rat", 'types = ["animal"]\nattack = 5\ndefense = 5\nx = 1\ncoins = 1\ncopies = 9'),
        stub("monster", "kobold", 'types = ["kobold"]\nattack = 5\ndefense = 5\ncopies = 2'),
        stub("monster", "archer", 'types = ["elf"]\nattack = 5\ndefense = 5\nrange = 3\ncopies = 2'),
        stub("monster", "rival", 'types = ["human"]\nattack = 5\ndefense = 5\nabilities = ["nemesis:roy"]'),
        stub(
            "monster",
            "boss",
            'types = ["ogre"]\nattack = 5\ndefense = 5\nsupport = { by = ["animal"], gives = "assist" }',
        ),
    ]
)


def person(hero, floor=1, column=1, hand=(), **more):
    """Everybody holds a card that is of no use, so that everybody is asked and nothing happens too soon."""
    given = {"shticks": [f"stub-{hero}-plain"], **more}
    return {"character": hero, "floor": floor, "column": column, "hand": ["stub-note", *hand], **given}


def table(*players, rooms=None, **more):
    """A floor of rooms told by what lies in them, and one below if anybody is there."""
    floors = [{"rooms": [{"card": "stub-hall", **room} for room in rooms or [{}, {}, {}, {}]]}]
    if any(player["floor"] == 2 for player in players):
        floors.append({"rooms": [{"card": "stub-hall"}] * 2})
    return Table(STUBS, players=[*players], floors=floors, **more)


def play(t, seat, id):
    """The others pass, this seat plays its card, nobody responds."""
    for other in t.asked:
        if other != seat:
            t.do(other, "pass")
    t.do(seat, f"play {id}")
    told = t.told
    t.settle("response")
    t.told = told + t.told
    return t


def everybody(t):
    """All open windows are passed to the end of the battle."""
    told = t.told
    t.settle("before-roll", "after-roll", "wound", "evade", "response", "assist")
    t.told = told + t.told
    return t


def fight(
    id, holder=0, foe="rat", role="attack", use="plain", helped=False, beside=(), support=(), hand=(), gasps=0, **roy
):
    """Roy against a Monster in column 1; Elan on the floor, Belkar below; up to the moment before the roll."""
    hands = [[id, *hand] if seat == holder else [] for seat in range(3)]
    hands[0] += ["stub-gasp"] * gasps
    stash = roy.pop("stash", ["stub-ring"] * 3)
    me = person("roy", column=2 if role == "defend" else 1, hand=hands[0], stash=stash, **roy)
    me["shticks"] = [f"stub-roy-{use}"]
    t = table(
        me,
        person("elan", column=0, hand=hands[1]),
        person("belkar", floor=2, column=0, hand=hands[2]),
        rooms=[{}, {"stack": [f"stub-{foe}", *[f"stub-{each}" for each in beside]]}, {}, {"stack": [*support]}],
    )
    t.do(0, *(["left", "stay"] if role == "defend" else ["stay"]), f"shtick stub-roy-{use}")
    if t.asked.get(0) == "assist":
        if helped:
            t.do(0, "offer elan stub-ring").do(1, "accept")
        t.do(0, "done")
    assert set(t.asked.values()) == {"before-roll"}
    return t


def duel(id, holder, resting=False):
    """Roy attacks Elan; Haley watches, Belkar is elsewhere."""
    hands = [[id] if seat == holder else [] for seat in range(4)]
    t = table(
        person("roy", hand=hands[0], stash=["stub-ring"]),
        person("elan", hand=hands[1], stash=["stub-ring"], resting=resting),
        person("haley", column=0, hand=hands[2]),
        person("belkar", floor=2, column=0, hand=hands[3]),
    )
    t.do(0, "stay", "attack-player elan", "shtick stub-roy-plain").do(1, "shtick stub-elan-plain")
    for seat in (0, 1):
        if t.asked.get(seat) == "assist":
            t.do(seat, "done")
    assert set(t.asked.values()) == {"before-roll"}
    return t


def mine(t):
    return t.view(0).battle.fighter.total


def theirs(t):
    return t.view(0).battle.foe.total


# When and by whom


FOR_MONSTERS = {"monster", "no-support", "silence", "banish", "slay", "reinforce", "rally"}


def allowed(id, facts):
    for condition in CARDS[id].use.conditions:
        fact = facts[condition.name]
        if not (fact >= int(condition.word) if condition.word else fact):
            return False
    return True


@cards(window="before-roll")
@pytest.mark.parametrize("rich", [False, True])
def test_a_card_for_battles_with_monsters_is_for_those_it_names(id, rich):
    for holder in range(3):
        t = fight(id, holder, hand=["stub-kobold"], beside=["kobold"], helped=rich, lost=3 if rich else 0)
        facts = {
            "fighting": holder == 0,
            "watching": holder != 0,
            "near": holder != 2,
            "vs-monster": True,
            "helped": rich,
            "hurt": 3 if rich and holder == 0 else 0,
        }
        assert (holder, t.can(holder, f"play {id}")) == (holder, allowed(id, facts))


@cards(window="before-roll")
def test_a_card_for_battles_between_players_is_for_those_it_names(id):
    for holder in range(4):
        t = duel(id, holder)
        facts = {
            "fighting": holder < 2,
            "watching": holder > 1,
            "near": holder != 3,
            "vs-monster": False,
            "helped": False,
            "hurt": 0,
        }
        useful = any(op.verb not in FOR_MONSTERS for op in ops(id))
        assert (holder, t.can(holder, f"play {id}")) == (holder, useful and allowed(id, facts))


def own_turn(id, phase="start", **more):
    """Roy wounded, with a flipped shtick; Elan two rooms on, an archer between them; Belkar at the Entrance."""
    return table(
        person("roy", hand=[id], lost=3, shticks=["stub-roy-plain"] * 2, flipped=["stub-roy-plain"]),
        person("elan", column=3, hand=["stub-note"] * 3, stash=["stub-ring"] * 3, shticks=["stub-elan-plain"] * 3),
        person("belkar", floor=0, column=0, hand=["stub-note"] * 3, stash=["stub-ring"] * 3),
        rooms=[{}, {}, {"stack": ["stub-archer"]}, {}],
        loot_deck=["stub-ring"] * 6,
        phase=phase,
        **more,
    )


@cards()
@pytest.mark.parametrize("phase", ["start", "end"])
def test_in_ones_own_turn_a_card_is_played_when_it_says(id, phase):
    windows = {"start": ("start", "turn", "move"), "end": ("end", "turn")}
    assert own_turn(id, phase).can(0, f"play {id}") == (CARDS[id].use.window in windows[phase])


@cards()
@pytest.mark.parametrize("phase", ["start", "end"])
def test_in_somebody_elses_turn_no_card_is_played_without_a_reason(id, phase):
    t = table(person("elan"), person("roy", hand=[id]), phase=phase)
    assert t.asked == {0: phase}


@cards(window="turn")
def test_a_played_card_is_discarded(id):
    t = own_turn(id).do(0, f"play {id}")
    resolve(t)
    assert id in t.view(0).battle_discard
    assert id not in t.view(0).hand


def resolve(t):
    """Nobody responds or helps; whoever may choose takes the first option."""
    while t.asked != {0: "start"}:
        seat, kind = next(iter(t.asked.items()))
        t.do(seat, "done" if kind == "assist" else t.options(seat)[0])


# Battles


@cards(verb="rally")
@pytest.mark.parametrize("foe", ["rat", "kobold"])
def test_a_rally_strengthens_attacking_monsters_until_the_end_of_the_turn(id, foe):
    word = next(op.word for op in ops(id) if op.verb == "rally")
    rallied = word == "all" or word == foe
    gain = amount(id, "rally") if rallied else 0
    t = fight(id, holder=1, foe=foe, role="defend", use="mighty", beside=["kobold"])
    before = theirs(t)
    assert theirs(play(t, 1, id)) == before + gain
    everybody(t.roll(12))
    if t.asked == {0: "pick"}:
        t.do(0, "leave")
    assert t.asked == {0: "further"}
    t.do(0, "defend", "shtick stub-roy-mighty", "done")
    assert theirs(t) == 5 + amount(id, "rally")
    t = fight(id, holder=1, foe=foe, beside=["kobold"])
    assert theirs(play(t, 1, id)) == 5


@cards(verb="boost")
def test_a_boost_strengthens_a_chosen_shtick(id):
    t = play(fight(id), 0, id)
    t.do(0, "card stub-roy-plain")
    assert (mine(t), dict(t.view(0).battle.fighter.parts)["boost"]) == (amount(id, "boost"),) * 2
    t = play(duel(id, 1), 1, id)
    t.do(1, "card stub-elan-plain")
    assert (mine(t), theirs(t)) == (0, amount(id, "boost"))


@cards(verb="slay")
def test_a_slain_monster_is_saved_and_leaves_its_coins(id):
    t = everybody(play(fight(id), 0, id))
    assert t.heard("defeated") == [{"seat": "roy", "monster": "stub-rat"}]
    assert (t.player(0).saved, t.room(1, 1).loot, t.heard("rolls")) == (["stub-rat"], 1, [])
    assert t.asked == {0: "pick"}


@cards(verb="fighter")
def test_a_watcher_changes_the_total_of_a_battling_player(id):
    assert mine(play(fight(id, holder=1), 1, id)) == amount(id, "fighter")
    for chosen in ("roy", "elan"):
        t = play(duel(id, 2), 2, id)
        t.do(2, f"target {chosen}")
        changed = amount(id, "fighter")
        assert (mine(t), theirs(t)) == ((changed, 0) if chosen == "roy" else (0, changed))


@cards(verb="steal")
def test_a_watcher_steals_from_the_battling_player(id):
    t = play(fight(id, holder=1, stash=["stub-ring"] * 2), 1, id)
    assert (t.player(0).stash, t.player(1).stash) == (2 - amount(id, "steal"), amount(id, "steal"))
    t = play(duel(id, 2), 2, id)
    t.do(2, "target elan")
    assert (t.player(0).stash, t.player(1).stash, t.player(2).stash) == (1, 0, 1)
    t = play(fight(id, holder=1, stash=[]), 1, id)
    assert (t.player(1).stash, mine(t)) == (0, amount(id, "fighter"))


@cards(verb="monster")
def test_the_monsters_total_changes_whoever_attacks(id):
    holder = 0 if amount(id, "monster") < 0 else 1
    for role in ("attack", "defend"):
        t = fight(id, holder, role=role)
        assert theirs(play(t, holder, id)) == 5 + amount(id, "monster")


@cards(verb="me")
@pytest.mark.parametrize("role", ["attack", "defend"])
def test_ones_own_total_changes(id, role):
    t = fight(id, role=role, lost=3)
    assert mine(play(t, 0, id)) == amount(id, "me")


@cards(verb="fighter")
def test_a_total_names_the_card_that_changed_it_and_who_played_it(id):
    parts = play(fight(id, holder=1), 1, id).view(0).battle.fighter.parts
    assert (f"by-elan-screw-{id}", amount(id, "fighter")) in parts


@cards(verb="monster")
def test_a_monsters_total_names_the_card_and_who_played_it(id):
    holder = 0 if amount(id, "monster") < 0 else 1
    parts = play(fight(id, holder), holder, id).view(0).battle.foe.parts
    assert (f"by-{('roy', 'elan')[holder]}-screw-{id}", amount(id, "monster")) in parts


@cards(verb="me")
def test_ones_own_total_names_the_card(id):
    parts = play(fight(id, lost=3), 0, id).view(0).battle.fighter.parts
    assert (f"by-roy-screw-{id}", amount(id, "me")) in parts


@cards(verb="swap-roles")
@pytest.mark.parametrize("holder", [0, 1])
def test_attacker_and_defender_swap_roles(id, holder):
    for role, other in (("attack", "defends"), ("defend", "attacks")):
        t = play(fight(id, holder, role=role), holder, id)
        assert t.asked == {0: "shtick"}
        assert t.view(0).battle.fighter.role == other
        assert t.view(0).battle.foe.role == {"defends": "attacks", "attacks": "defends"}[other]
    t = play(duel(id, holder), holder, id)
    assert t.asked == {1: "foe-shtick"}
    assert (t.view(0).battle.fighter.role, t.view(0).battle.foe.role) == ("defends", "attacks")


@cards(verb="swap-roles")
def test_nobody_who_rests_becomes_the_attacker(id):
    assert not duel(id, 0, resting=True).can(0, f"play {id}")


@cards(verb="no-support")
def test_a_monster_loses_its_support_for_this_battle(id):
    t = fight(id, foe="boss", support=["stub-rat", "stub-rat"])
    assert theirs(t) == 5 + 4
    assert theirs(play(t, 0, id)) == 5


@cards(verb="silence")
def test_a_monsters_abilities_are_off_for_this_battle(id):
    t = fight(id, foe="rival")
    assert theirs(t) == 5 + 3
    assert theirs(play(t, 0, id)) == 5


@cards(verb="snub")
def test_a_promise_is_broken(id):
    t = fight(id, helped=True, stash=["stub-ring"])
    everybody(play(t, 0, id).roll(1))
    assert (len(t.heard("snubs")), t.player(0).stash, t.player(1).stash) == (1, 1, 0)
    t = everybody(fight(id, helped=True, stash=["stub-ring"]).roll(1))
    assert (t.player(0).stash, t.player(1).stash) == (0, 1)


@cards(verb="banish")
def test_a_banished_monster_leaves_nothing(id):
    t = everybody(play(fight(id, holder=1), 1, id))
    assert (t.stack(1, 1), t.room(1, 1).loot, t.player(0).saved, t.heard("rolls")) == ([], 0, [], [])
    assert "stub-rat" in t.view(0).battle_discard


@cards(verb="reinforce")
@pytest.mark.parametrize("holder", [1, 2])
def test_a_watcher_adds_a_monster_of_the_own_hand(id, holder):
    t = play(fight(id, holder, hand=["stub-kobold"]), holder, id)
    assert t.asked == {holder: "reinforce"}
    t.do(holder, "card stub-kobold")
    assert t.stack(1, 1) == ["stub-rat", "stub-kobold"]
    assert t.view(0).battle.foe.monsters == ["stub-rat"]
    assert not fight(id, holder).can(holder, f"play {id}")


@cards(verb="reroll")
def test_a_die_is_rolled_again(id):
    t = fight(id, use="plain").roll(1, 12)
    assert not t.can(0, f"play {id}")
    t.settle("before-roll")
    assert t.asked == {0: "after-roll"}
    everybody(play(t, 0, id))
    assert t.heard("rerolls") == [{"seat": "roy", "die": 12}]
    assert t.heard("wins")
    t = fight(id, holder=1).roll(1).settle("before-roll")
    assert 1 not in t.asked


# Wounds


def lost_battle(id, **elan):
    rooms = [{}, {"stack": ["stub-rat"]}]
    t = table(person("roy", hand=[id]), person("elan", **elan), rooms=rooms, next=[1])
    return t.do(0, "stay", "shtick stub-roy-plain").settle("before-roll")


@cards(window="wound")
def test_wounds_of_a_lost_battle_are_prevented(id):
    t = lost_battle(id, column=0)
    assert t.asked == {0: "after-roll"}
    everybody(play(t, 0, id))
    assert t.heard("loses")
    assert (t.player(0).lost, t.player(1).lost) == (max(0, 1 - amount(id, "prevent")), 0)


@cards(window="wound")
def test_wounds_of_a_trap_are_prevented(id):
    t = table(person("roy", hand=[id]), person("elan", column=0), rooms=[{}, {"loot": ["stub-snare"]}], next=[1])
    t.do(0, "pick-up").settle("evade")
    assert t.asked == {0: "wound"}
    everybody(play(t, 0, id))
    assert t.player(0).lost == (0 if amount(id, "prevent") == ALL else max(0, 2 - amount(id, "prevent")))


@cards(window="wound", verb="wound")
def test_somebody_else_in_the_room_is_wounded_instead(id):
    t = everybody(play(lost_battle(id), 0, id))
    assert (t.player(0).lost, t.player(1).lost) == (max(0, 1 - amount(id, "prevent")), amount(id, "wound"))
    t = everybody(lost_battle(id))
    assert (t.player(0).lost, t.player(1).lost) == (1, 0)


# Traps, responses, calls


@cards(verb="disarm")
@pytest.mark.parametrize("done", [True, False])
@pytest.mark.parametrize("holder", [0, 1])
def test_a_trap_is_disarmed_with_a_good_roll(id, done, holder):
    needed = amount(id, "disarm")
    hands = [[id] if seat == holder else [] for seat in range(2)]
    t = table(
        person("roy", hand=hands[0]),
        person("elan", column=0, hand=hands[1]),
        rooms=[{}, {"loot": ["stub-snare"]}],
        next=[needed if done else needed - 1, 1],
    ).do(0, "pick-up")
    play(t, holder, id)
    assert t.heard("disarms")[0]["done"] == int(done)
    assert [fact["n"] for fact in t.heard("drew-cards")] == [amount(id, "cards")]
    everybody(t)
    assert t.player(0).lost == (0 if done else 2)


def objection(id):
    """Roy gasps; Elan objects."""
    t = fight(id, holder=1, gasps=1)
    for seat in (1, 2):
        t.do(seat, "pass")
    t.do(0, "play stub-gasp")
    t.do(2, "pass").do(1, f"play {id}")
    told = t.told
    t.settle("response")
    t.told = told + t.told
    return t


@cards(verb="cancel")
def test_a_card_is_cancelled(id):
    t = objection(id)
    assert t.heard("cancelled") == [{"card": "stub-gasp"}]
    if t.asked == {1: "recover"}:
        t.do(1, t.options(1)[0])
    assert mine(t) == 0
    assert {id, "stub-gasp"} <= {*t.view(0).battle_discard, *t.view(1).hand}
    t = fight(id, holder=1, gasps=1)
    assert not t.can(1, f"play {id}")
    assert mine(play(t, 0, "stub-gasp")) == 1


@cards(verb="recover")
def test_a_card_comes_back_from_the_discards(id):
    t = fight(id, holder=1, gasps=2)
    play(t, 0, "stub-gasp")
    assert mine(t) == 1
    for seat in (1, 2):
        t.do(seat, "pass")
    t.do(0, "play stub-gasp").do(2, "pass").do(1, f"play {id}")
    t.settle("response")
    assert t.options(1) == ["card stub-gasp"]
    t.do(1, "card stub-gasp")
    assert sorted(t.view(1).hand) == ["stub-gasp", "stub-note"]
    assert mine(t) == 1


def called(id):
    """Roy walks into an empty room of floor 2; Elan is called first and holds the card."""
    return table(
        person("roy", floor=2, column=0, hand=["stub-rat"]),
        person("elan", hand=[id, "stub-rat", "stub-rat"]),
        person("belkar", hand=["stub-rat", "stub-rat"]),
    ).do(0, "right", "stay")


@cards(verb="skip")
def test_the_called_player_need_not_play_a_monster(id):
    t = called(id)
    assert t.asked == {1: "call"}
    t.do(1, f"play {id}").settle("response")
    assert t.asked == {2: "call"}
    assert t.player(1).hand == 3 + amount(id, "cards")
    assert t.stack(2, 1) == []


@cards(verb="size")
def test_the_called_player_changes_the_battle_size(id):
    t = called(id)
    assert t.view(0).size == 2
    t.do(1, f"play {id}").settle("response")
    assert t.asked == {1: "call"}
    size = 2 + amount(id, "size")
    assert t.view(0).size == size
    while "call" in t.asked.values():
        seat = next(iter(t.asked))
        t.do(seat, "play stub-rat")
    assert t.stack(2, 1) == ["stub-rat"] * size


@pytest.mark.rule("OS-5.7", "OS-23.7")
def test_no_battle_gets_smaller_than_one_monster():
    (id,) = [id for id in CARDS if any(op.verb == "size" and op.amount < 0 for op in ops(id))]
    t = table(person("roy", column=0), person("elan", floor=0, column=0, hand=[id, "stub-rat"])).do(0, "right", "stay")
    assert (t.asked, t.view(0).size) == ({1: "call"}, 1)
    assert not t.can(1, f"play {id}")


# One's own turn


@cards(verb="steps")
def test_more_rooms_are_walked(id):
    t = table(person("roy", column=0, hand=[id]), person("elan", column=0), rooms=[{}] * 8)
    t.do(0, f"play {id}").settle("response")
    walked = 0
    while t.asked in ({0: "start"}, {0: "move"}) and t.can(0, "right"):
        t.do(0, "right")
        walked += 1
    assert walked == 3 + amount(id, "steps")


def turn(id):
    t = own_turn(id, "end" if CARDS[id].use.window == "end" else "start")
    t.do(0, f"play {id}").settle("response")
    return t


@cards(verb="shtick")
def test_the_top_shtick_comes_into_play(id):
    assert len(turn(id).player(0).shticks) == 2 + amount(id, "shtick")


@cards(verb="heal")
def test_wounds_are_healed(id):
    t = turn(id)
    assert t.player(0).lost == 3 - amount(id, "heal")


@cards(verb="unflip")
def test_shticks_are_straightened(id):
    assert not any(each.flipped for each in turn(id).player(0).shticks)


@cards(verb="loot")
def test_loot_is_drawn(id):
    assert turn(id).player(0).stash == amount(id, "loot")


@cards(verb="stairs")
def test_stairs_appear_below_the_room_if_the_floor_has_none(id):
    t = turn(id)
    assert t.room(1, 1).down == 1
    t = table(person("roy", hand=[id]), person("elan"), rooms=[{}, {}, {"down": 2}])
    assert not t.can(0, f"play {id}")


@cards(verb="pull")
def test_another_player_of_the_floor_comes_along(id):
    t = turn(id)
    assert (t.player(1).floor, t.player(1).column) == (1, 1)
    assert t.player(2).floor == 0


@cards(verb="snipe")
def test_a_monster_attacks_from_afar(id):
    t = turn(id)
    assert t.options(0) == ["card @2 elan"]
    t.do(0, "card @2 elan")
    battle = t.view(1).battle
    assert (battle.fighter.character, battle.fighter.role, battle.distance) == ("elan", "defends", 1)
    t.roll(1).do(1, "shtick stub-elan-plain")
    everybody(t)
    assert t.player(1).lost == 1
    assert t.asked == {0: "start"}
    t = table(person("roy", hand=[id]), person("elan", column=3), rooms=[{}, {}, {"stack": ["stub-rat"]}, {}])
    assert not t.can(0, f"play {id}")


@cards(window="turn", verb="wound")
def test_another_player_of_the_floor_is_wounded(id):
    t = everybody(turn(id))
    assert [t.player(seat).lost for seat in (0, 1, 2)] == [3, amount(id, "wound"), 0]


@cards(verb="miss")
def test_another_player_of_the_floor_misses_a_turn(id):
    t = turn(id)
    assert [t.player(seat).missing for seat in (0, 1, 2)] == [0, amount(id, "miss"), 0]


@cards(verb="drop-loot")
def test_another_player_drops_loot(id):
    t = turn(id)
    assert t.player(1).stash == 3 - amount(id, "drop-loot")
    assert t.room(1, 3).loot == amount(id, "drop-loot")


@cards(verb="flip")
def test_shticks_of_another_player_are_flipped(id):
    t = turn(id)  # of Elan alone: Belkar is on the Entrance
    for _ in range(amount(id, "flip")):
        t.do(0, "card stub-elan-plain")
    assert sum([each.flipped for each in t.player(1).shticks]) == amount(id, "flip")
    assert t.asked == {0: "start"}


@cards(verb="lose-cards")
def test_another_player_loses_cards(id):
    held = [own_turn(id).player(seat).hand for seat in (1, 2)]
    t = turn(id)
    assert [t.player(seat).hand for seat in (1, 2)] == [held[0] - amount(id, "lose-cards"), held[1]]
    assert t.player(0).hand == 1 + amount(id, "cards")


@cards(verb="entrance")
@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_in_the_dungeon_is_brought_to_the_entrance(id, seat):
    t = turn(id)
    assert t.options(0) == ["target roy", "target elan"]
    t.do(0, f"target {HEROES[seat]}")
    assert (t.player(seat).floor, t.player(seat).lost) == (0, 0)
    assert t.player(1 - seat).floor == 1


# Nothing is left out


WITH_OTHERS = {"cards": ("skip", "lose-cards", "disarm"), "prevent": ("wound",)}
"""Verbs without a test of their own, and in whose tests they are checked."""


def test_every_verb_of_every_card_has_its_test():
    tested = [
        set(mark.args[1])
        for name, test in globals().items()
        if name.startswith("test_")
        for mark in getattr(test, "pytestmark", [])
        if mark.args and mark.args[0] == "id"
    ]
    assert set().union(*tested) == set(CARDS)
    for verb in {op.verb for id in CARDS for op in ops(id)}:
        if verb not in WITH_OTHERS:
            windows = {CARDS[id].use.window for id in ids(verb=verb)}
            assert set(ids(verb=verb)) in tested or all(set(ids(w, verb)) in tested for w in windows), verb
            continue
        for id in ids(verb=verb):
            others = [op.verb for op in ops(id) if op.verb in WITH_OTHERS[verb]]
            assert others or CARDS[id].use.window in WITH_OTHERS[verb], (id, verb)
