"""OS-R-49, OS-R-50: a world dealt anew for a seat keeps what that seat knows, and nothing else."""

import pytest

from stick_table import Table
from stick_wander import any_stick_setup, bold_answer, check_stick_invariants, mighty_stick, stick
from underdeck.games.stick.compile import stick_pack
from underdeck.games.stick.rules.cards import Monster, Screw, Trap
from underdeck.games.stick.rules.state import is_monster
from underdeck.games.stick.rules.worlds import Likely, resample
from underdeck.kernel.rng import Rng

PACK = stick_pack().pack
GOBLINS = [f"kinda-wimpy-goblin#{n}" if n > 1 else "kinda-wimpy-goblin" for n in (1, 2, 3)]
SCREWS = [card.id for card in PACK.battle if isinstance(card, Screw)]
LOOT = [card.id for card in PACK.loot if not isinstance(card, Trap)]
TRAP = next(card.id for card in PACK.loot if isinstance(card, Trap))
HALL = {"card": "plain-corridor"}
MANY = range(24)

pytestmark = pytest.mark.rule("OS-R-49", "OS-R-50")


def worlds(t, seat=0):
    return [t.game.resample(t.state, seat, seed) for seed in MANY]


def table(roy=None, elan=None, **position):
    roy = {"character": "roy", "floor": 1, **(roy or {})}
    elan = {"character": "elan", "floor": 1, **(elan or {})}
    return Table(players=[roy, elan], floors=[{"rooms": [HALL, HALL]}], **position)


def differ(found):
    return len({str(each) for each in found}) > 1


@pytest.mark.parametrize("seed", range(4))
def test_the_seat_sees_and_is_asked_the_same_in_every_world_of_a_game(seed):
    rng = Rng(seed)
    game = mighty_stick() if seed % 2 else stick()
    setup = any_stick_setup(rng)
    setup["options"] |= {"hands": "split"} if seed % 2 else {}
    state = game.start(setup, seed)
    for step in range(500):
        game.step(state, *bold_answer(state.asked, rng))
        if step % 23:
            continue
        seat = step % len(state.players)
        world = game.resample(state, seat, step)
        check_stick_invariants(world)
        assert game.view(world, seat) == game.view(state, seat)
        assert [(d.seat, d.kind) for d in world.asked] == [(d.seat, d.kind) for d in state.asked]
        assert [d.options for d in world.asked if d.seat == seat] == [d.options for d in state.asked if d.seat == seat]
        again = game.resample(game.resample(state, seat, step + 1), seat, step)
        assert game.digest(again) == game.digest(world)


@pytest.mark.parametrize("hands", ["mixed", "split"])
@pytest.mark.parametrize("seed", range(2))
def test_worlds_that_are_thought_likely_keep_what_the_seat_knows_too(seed, hands):
    rng = Rng(seed)
    game = mighty_stick()
    setup = any_stick_setup(rng)
    setup["options"] |= {"hands": hands}
    state = game.start(setup, seed)
    likely = Likely([1 + rng.below(300) for _ in state.pack.battle], [1 + rng.below(300) for _ in state.pack.loot])
    for step in range(400):
        game.step(state, *bold_answer(state.asked, rng))
        if step % 23:
            continue
        seat = step % len(state.players)
        world = resample(state, seat, step, likely)
        check_stick_invariants(world)
        assert game.view(world, seat) == game.view(state, seat)
        again = resample(resample(state, seat, step + 1), seat, step, likely)
        assert game.digest(again) == game.digest(world)


def test_likely_cards_are_held_and_stashed_and_unlikely_ones_are_not():
    """By their weights: of two cards that are one of them in a hand, the one of weight 9 is so nine times in ten."""
    t = table(elan={"hand": [SCREWS[0]], "stash": [LOOT[0]]})
    state = t.state
    (held,), (stashed,) = state.players[1].hand, state.players[1].stash
    other, elsewhere = state.battle_deck[0], next(card for card in state.loot_deck if PACK.loot[card].id == LOOT[1])
    state.battle_deck, state.loot_deck = [other], [elsewhere]
    likely = Likely([1] * len(PACK.battle), [1] * len(PACK.loot))
    likely.held[other] = likely.stashed[elsewhere] = 9
    found = [resample(state, 0, seed, likely).players[1] for seed in range(1000)]
    assert 870 < sum(player.hand == [other] for player in found) < 930
    assert 870 < sum(player.stash == [elsewhere] for player in found) < 930
    assert all(player.hand in ([held], [other]) and player.stash in ([stashed], [elsewhere]) for player in found)


def test_hands_and_the_battle_deck_are_dealt_anew_but_not_ones_own():
    t = table({"hand": [GOBLINS[0], SCREWS[0]]}, {"hand": [GOBLINS[1], SCREWS[1]]})
    found = worlds(t)
    assert all(world.players[0].hand == t.state.players[0].hand for world in found)
    assert differ([world.players[1].hand for world in found])
    assert differ([world.battle_deck for world in found])


def test_a_card_seen_on_its_way_into_a_hand_stays_there():
    t = table(elan={"hand": [SCREWS[0], GOBLINS[0]]}, seen_hand={SCREWS[0]: 1})
    seen, other = t.state.players[1].hand
    found = worlds(t)
    assert all(world.players[1].hand[0] == seen for world in found)
    assert any(world.players[1].hand[1] != other for world in found)
    assert differ([world.players[1].hand[0] for world in worlds(table(elan={"hand": [SCREWS[0]]}))])


@pytest.mark.parametrize("hands", ["mixed", "split"])
def test_split_hands_keep_their_kinds(hands):
    t = table(elan={"hand": [*GOBLINS, SCREWS[0]]}, options={"hands": hands})
    kinds = [tuple(is_monster(world, card) for card in world.players[1].hand) for world in worlds(t)]
    assert (set(kinds) == {(True, True, True, False)}) == (hands == "split")


def test_whoever_is_called_holds_a_monster_in_every_world():
    t = table(elan={"hand": [GOBLINS[0], *SCREWS[:2]], "floor": 0}).do(0, "right", "stay")
    assert t.asked == {1: "call"}
    for world in worlds(t):
        assert any(is_monster(world, card) for card in world.players[1].hand)


def test_stashes_and_loot_on_the_floor_are_dealt_anew_and_stashes_hold_no_traps():
    rooms = [{**HALL, "loot": [LOOT[4], TRAP]}, HALL]
    roy, elan = {"character": "roy", "stash": [LOOT[0]]}, {"character": "elan", "stash": LOOT[1:4]}
    t = Table(players=[roy, elan], floors=[{"rooms": rooms}])
    found = worlds(t)
    assert all(world.players[0].stash == t.state.players[0].stash for world in found)
    assert differ([world.players[1].stash for world in found])
    assert differ([world.floors[1].rooms[0].loot for world in found])
    for world in found:
        assert not any(isinstance(PACK.loot[card], Trap) for card in world.players[1].stash)
    laid = [[isinstance(PACK.loot[card], Trap) for card in world.floors[1].rooms[0].loot] for world in found]
    assert any(any(traps) for traps in laid)


def test_loot_that_was_seen_stays_where_it_is():
    roy, elan = {"character": "roy"}, {"character": "elan", "stash": LOOT[1:4], "equipped": []}
    t = Table(players=[roy, elan], seen={LOOT[1]: 0b11, LOOT[2]: 0b10, LOOT[3]: 0b10})
    known = t.state.players[1].stash[0]
    found = worlds(t)
    assert all(world.players[1].stash[0] == known for world in found)
    assert differ([world.players[1].stash[1:] for world in found])


@pytest.mark.parametrize("bits", [64, 0])
def test_what_fell_out_of_a_stash_is_no_trap(bits):
    """Of two cards on the floor everybody knows that they came out of a Stash, or nobody knows anything."""
    rooms = [{**HALL, "loot": LOOT[:6]}, HALL]
    t = Table(
        players=[{"character": "roy"}, {"character": "elan"}],
        floors=[{"rooms": rooms}],
        seen=dict.fromkeys(LOOT[:6], bits) if bits else {},
    )
    traps = [isinstance(PACK.loot[card], Trap) for world in worlds(t) for card in world.floors[1].rooms[0].loot]
    assert any(traps) == (bits == 0)


def test_an_offer_is_the_same_card_in_every_world():
    elan = {"stash": [name for name in LOOT if PACK.loot[[c.id for c in PACK.loot].index(name)].drool[0]][:2]}
    rooms = [{**HALL, "stack": [GOBLINS[0]]}]
    t = Table(
        players=[{"character": "roy", "floor": 1}, {"character": "elan", "floor": 1, **elan}],
        floors=[{"rooms": rooms}],
        active=1,
    )
    t.do(1, "stay", "no-shtick")
    offer = next(option for option in t.options(1) if option.startswith("offer roy"))
    t.do(1, offer)
    assert t.asked[0] == "offer"
    card = t.state.battle.offers[0][2]
    for world in worlds(t):
        assert card in world.players[1].stash
        assert world.battle.offers == t.state.battle.offers


def test_shtick_decks_are_shuffled_but_for_what_their_owner_put_below():
    t = table({"known_bottom": 2}, {"known_bottom": 2})
    found = worlds(t)
    mine, theirs = (t.state.players[seat].deck for seat in (0, 1))
    assert all(world.players[0].deck[:2] == mine[:2] for world in found)
    assert differ([world.players[0].deck[2:] for world in found])
    assert differ([world.players[1].deck[:2] for world in found])
    assert all(sorted(world.players[1].deck) == sorted(theirs) for world in found)


def looking():
    """Roy looks at three shticks and is to choose one."""
    saved = list(dict.fromkeys(card.id for card in PACK.battle if isinstance(card, Monster) and card.x))[:3]
    t = table({"saved": saved, "known_bottom": 1}, options={"x_per_shtick": "2"}).do(0, "trade")
    while t.asked == {0: "trade"}:
        t.do(0, "done" if t.can(0, "done") else next(o for o in t.options(0) if o.startswith("add")))
    assert len(t.view(0).looked_at) == 3
    return t


def test_the_shticks_looked_at_are_the_same_in_every_world():
    t = looking()
    looked, found = t.view(0).looked_at, worlds(t)
    assert all(t.game.view(world, 0).looked_at == looked for world in found)
    assert all(world.players[0].deck[-3:] == t.state.players[0].deck[-3:] for world in found)
    assert all(world.players[0].deck[0] == t.state.players[0].deck[0] for world in found)


def test_the_shticks_that_somebody_else_looks_at_are_any_of_that_deck():
    t = looking()
    found = worlds(t, seat=1)
    offered = {option for world in found for option in world.asked[0].options}
    assert len(offered) > 3 and {world.asked[0].seat for world in found} == {0}
    assert all(list(world.agenda[-1][2:]) == world.players[0].deck[:-4:-1] for world in found)
    assert all(sorted(world.players[0].deck) == sorted(t.state.players[0].deck) for world in found)


@pytest.mark.parametrize(("variants", "place"), [([], "shuffled"), ([], "last"), (["not-home"], "shuffled"),
                                                 (["nerdcore"], "shuffled")])  # fmt: skip
def test_lair_rooms_and_xykon_cards_are_dealt_anew_within_the_rules(variants, place):
    t = Table.deal(players=["roy", "elan"], variants=variants, options={"xykon_place": place, "starting_shticks": "4"})
    found = worlds(t)
    lich = next(card for card, each in enumerate(PACK.xykon) if each.id == "xykon-the-lich")
    haven = next(card for card, each in enumerate(PACK.lair) if each.id == "safe-haven")
    for world in found:
        assert len(world.lair_deck) == len(t.state.lair_deck) == len(set(world.lair_deck))
        assert len(world.xykon_deck) == len(t.state.xykon_deck) == len(set(world.xykon_deck))
        assert (world.lair_deck[-1] == haven) == ("nerdcore" not in variants)
        assert haven not in world.lair_deck[:-1]
        assert lich in world.xykon_deck
    assert differ([world.lair_deck for world in found])
    assert differ([world.xykon_deck for world in found])
    assert differ([world.room_deck for world in found])
    assert {world.xykon_deck.index(lich) for world in found} == {0} or place != "last"
    assert differ([world.xykon_deck.index(lich) for world in found]) == (place != "last")


def test_what_lies_open_in_the_lair_is_in_no_deck():
    gate = next(room.id for room in PACK.lair if room.id != "safe-haven")
    card = next(each.id for each in PACK.xykon if each.is_monster and each.id != "xykon-the-lich")
    rows = [{"rooms": [HALL]} for _ in range(3)]
    lair = {"rooms": [{"card": "safe-haven"}, {"card": gate, "xykon": [card, "down"]}]}
    for variants in ([], ["not-home"]):
        t = Table(players=[{"character": "roy"}, {"character": "elan"}], floors=[*rows, lair], variants=variants)
        for world in worlds(t):
            assert gate not in [PACK.lair[number].id for number in world.lair_deck]
            assert "safe-haven" not in [PACK.lair[number].id for number in world.lair_deck]
            assert card not in [PACK.xykon[number].id for number in world.xykon_deck]
            assert len(world.xykon_deck) == len(t.state.xykon_deck)


def test_chance_is_another_in_every_world_and_answers_of_others_are_unknown():
    roy, elan = {"hand": SCREWS[:1]}, {"hand": SCREWS[1:3]}
    t = table(roy, elan)
    t.state.intents = [(1, (17, 5)), (0, (1,))]
    found = worlds(t)
    assert differ([world.rng.bits() for world in found])
    assert all(world.intents == [(1, (1,)), (0, (1,))] for world in found)
