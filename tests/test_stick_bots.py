"""The sensible player of the Stick game: legal, blind to what is hidden, reproducible, and not a fool; exact odds."""

import json
from itertools import product

import pytest

from stick_table import Table
from stick_wander import any_stick_setup, stick
from underdeck import new
from underdeck.bots import ask, make_bot
from underdeck.compiled import fields_of
from underdeck.games.stick.bots.cards import hurrying, victims
from underdeck.games.stick.bots.moves import COURAGE, RESTLESS, Moves, braved, goals_of
from underdeck.games.stick.bots.prices import USUAL
from underdeck.games.stick.bots.shtick_prices import talent
from underdeck.games.stick.bots.skilled import Skilled
from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.cards import Op
from underdeck.games.stick.rules.dice import dice_for, die_value
from underdeck.games.stick.rules.odds import kept_die, odds, odds_choosing, odds_of
from underdeck.games.stick.rules.results import outcome
from underdeck.games.stick.rules.state import NO_SHTICK, SHTICKS_OF, Battle, room_at, shtick_code
from underdeck.games.stick.rules.totals import totals
from underdeck.kernel.decisions import Decision
from underdeck.kernel.rng import Rng


def question(state):
    """Who has been asked for help answers before anybody asks again."""
    return next((each for each in state.asked if each.kind == "offer"), state.asked[0])


def play(setup, seed, bots=None, look=None, most=20000):
    """A whole game between bots that see sampled worlds; `look` sees every state before it is answered."""
    game = stick()
    state = game.start(setup, seed)
    bots = bots or [Skilled(seed + seat) for seat in range(len(state.players))]
    answers = []
    while state.outcome is None and len(answers) < most:
        decision = question(state)
        if look is not None:
            look(state, decision)
        seat, action = bots[decision.seat].choose(game.resample(state, decision.seat, len(answers)), [decision])
        assert seat == decision.seat
        assert action in decision.options, (decision.kind, action)
        answers.append((seat, action))
        game.step(state, seat, action)
    return state, answers


class Careless:
    """Any legal answer."""

    def __init__(self, seed):
        self.rng = Rng(seed)

    def choose(self, world, decisions):
        decision = decisions[0]
        return decision.seat, decision.options[self.rng.below(len(decision.options))]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
def test_it_finishes_games_of_every_kind(seed):
    state, _ = play(any_stick_setup(Rng(seed)), seed)
    assert state.outcome is not None


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_short_games_of_four_end_with_xykon(seed):
    state, _ = play({"players": 4, "length": "short"}, seed)
    assert any(player.slayer for player in state.players)
    assert state.turn < 45 * 4


def test_two_who_wait_for_each_other_do_not_wait_for_ever():
    """In one room, too weak for what lies all around: in this game nobody moved any more."""
    match = new("stick", seed=1, players=["roy", "haley"], length="short")
    bot = make_bot("skilled", 1, "stick")
    while match.outcome is None and match.state.turn < 1000:
        match.submit(*ask(bot, match))
    assert match.outcome is not None


@pytest.mark.parametrize("company", [True, False])
def test_a_lair_room_that_owes_its_xykon_card_is_left_to_be_entered_again(company):
    """Whoever stays there never meets him (OS-5.1-2): in one game four of them rested in that room for ever."""
    floors = [{"rooms": [{"card": card, "down": 0}]} for card in ("plain-corridor", "long-corridor", "ten-by-ten-room")]
    seen = [["zombie-horde", "down"], ["the-night-shift", "down"], ["bone-butler", "down"]]
    ids = ["xykons-secret-lair", "dorukans-gate", "xykons-throne-room"]
    known = [{"card": card, "xykon": xykon} for card, xykon in zip(ids, seen, strict=True)]
    shticks = [*["greenhilt-sword"] * 3, "weight-training", "blood-oath-of-vengeance"]
    roy = {"character": "roy", "floor": 4, "column": 4, "shticks": shticks}
    elan = {"character": "elan", "shticks": ["rapier"], **({"floor": 4, "column": 4} if company else {"floor": 1})}
    beside = {"character": "haley", "floor": 4, "column": 3, "shticks": ["longbow"]}
    table = Table(
        players=[roy, elan, beside],
        floors=[*floors, {"rooms": [{"card": "safe-haven"}, *known, {"card": "redcloaks-office"}]}],
        lair_deck=[], xykon_deck=["xykon-the-lich"], lair_drool=0, lair_shticks=0,
    )  # fmt: skip
    assert Skilled(1).choose(table.state, table.state.asked)[1] == (do.LEFT,)


@pytest.mark.parametrize(("rounds", "drool", "fetched"), [(2, 9, False), (RESTLESS, 9, True), (RESTLESS, 0, False)])
def test_in_a_game_that_drags_on_whoever_lacks_drool_for_the_lair_fetches_loot_from_under_monsters(
    rounds, drool, fetched
):
    """Xykon had beaten all six of them, and for 300 rounds they fought each other over crumbs."""
    rooms = [{"card": "long-corridor", "stack": ["kinda-wimpy-goblin"]}, {"card": "plain-corridor", "down": 1}]
    table = Table(
        players=[{"character": "roy", "floor": 2, "column": 1}, {"character": "elan"}],
        floors=[{"rooms": rooms}, {"left": 1, "rooms": [{"card": "ten-by-ten-room"}]}],
        lair_drool=drool, lair_shticks=20,
    )  # fmt: skip
    table.state.turn = rounds * len(table.state.players)
    room_at(table.state, 1, 0).loot = (3, 4)
    assert (goals_of(Moves(), table.state, 0) == [(1, 0)]) is fetched


def test_what_may_go_wrong_frightens_less_in_a_game_that_drags_on():
    """Everybody feared the room between the Safe Haven and Xykon, for 300 rounds."""
    state = Table(players=[{"character": "roy"}, {"character": "elan"}]).state
    fears = []
    for rounds in (1, RESTLESS, RESTLESS + COURAGE, 3 * RESTLESS):
        state.turn = rounds * len(state.players)
        fears.append(braved(state, -6.0))
        assert braved(state, 6.0) == 6.0
    assert fears[:3] == [-6.0, -6.0, -3.0] and -1.0 < fears[3] < 0.0


@pytest.mark.long
def test_it_beats_careless_players():
    won = 0
    for seed in range(4):
        setup = {"players": ["roy", "elan", "durkon"], "options": {"turn_limit": "30"}}
        state, _ = play(setup, seed, [Skilled(seed), Careless(seed), Careless(seed + 1)])
        won += state.outcome == "roy"
    assert won >= 3


def test_the_same_seeds_make_the_same_game():
    setup = {"players": 3, "options": {"turn_limit": "30"}}
    assert play(setup, 5)[1] == play(setup, 5)[1]


def test_it_sees_nothing_hidden():
    """Another deal of the unseen cards never changes the answer."""
    game = stick()
    setup = {"players": 4, "options": {"turn_limit": "30"}}
    twins = [Skilled(9 + seat) for seat in range(4)]
    expected = []

    def look(state, decision):
        world = game.resample(state, decision.seat, 1000 + len(expected))
        expected.append(twins[decision.seat].choose(world, [decision]))

    assert play(setup, 9, look=look)[1] == expected


def test_it_leaves_the_world_as_it_was():
    game = stick()

    def look(state, decision):
        before = game.digest(state)
        Skilled(1).choose(state, [decision])
        assert game.digest(state) == before, decision.kind

    play({"players": 4, "options": {"turn_limit": "30"}}, 11, look=look, most=700)


@pytest.mark.rule("OS-R-99")
def test_monsters_that_buy_nothing_go_back_to_the_battle_deck():
    roy = {"character": "roy", "shticks": ["greenhilt-sword"], "deck": [], "saved": ["skelemen"]}
    position = {"players": [roy, {"character": "elan"}]}
    state = stick().from_position(json.dumps(position), 1)
    assert Skilled(0).choose(state, state.asked) == (0, (do.RELEASE, state.players[0].saved[0]))
    asked = [Decision(0, "save", [(do.YES,), (do.NO,)], (0, 0, state.players[0].saved[0]))]
    assert Skilled(0).choose(state, asked) == (0, (do.NO,))


def test_a_gag_on_the_whole_table_counts_for_everybody_it_hits():
    state = stick().start({"players": 4}, 1)
    everybody, anybody = Op("lose-cards", 1, "others", ""), Op("lose-cards", 1, "other", "")
    assert victims(USUAL, state, 0, everybody) == pytest.approx(3 * victims(USUAL, state, 0, anybody))


def test_whoever_has_far_to_go_hurries():
    state = stick().start({"players": 2}, 1)
    moves, start = Skilled(1).moves, Decision(0, "start", [(do.STAY,)], ())
    assert hurrying(moves, state, start, 2) == 0.0
    state.collapse = 1
    state.players[0].floor = 1
    assert hurrying(moves, state, start, 2) == 0.0
    state.players[0].floor = 2
    assert hurrying(moves, state, start, 2) > 0.5


def test_what_a_new_shtick_is_good_for():
    pack = stick().pack
    cards = {card.id: card for deck in pack.decks for card in deck}

    def worth(id, *held):
        return talent(pack, cards[id], [cards[each] for each in held])

    assert worth("thor-incarnate") > worth("liver-of-stone") > 0
    assert worth("borrowed-cutlery") > worth("borrowed-cutlery", "borrowed-cutlery") == 0
    assert worth("spare-spell-slot") > worth("all-nighter") - 0.2 > 0
    assert worth("prayer-at-full-volume") > worth("provisional-newt") - 0.1


def test_other_players_of_the_same_strength_choose_other_shticks():
    """Of shticks that are nearly as good none is always left lying, and no noise makes a far better one lose."""
    durkon = {"character": "durkon", "shticks": ["thors-hammer", "thors-lightning"]}
    state = stick().from_position(json.dumps({"players": [durkon, {"character": "elan"}]}), 1)
    deck = [card.id for card in state.pack.decks[state.players[0].character]]

    def chosen(*ids):
        options = [(do.CHOOSE, shtick_code(state.players[0], deck.index(id))) for id in ids]
        asked = [Decision(0, "choose-shtick", options, ())]
        return {deck[Skilled(seed).choose(state, asked)[1][1] % SHTICKS_OF] for seed in range(40)}

    assert chosen("prayer-at-full-volume", "thor-incarnate") == {"prayer-at-full-volume", "thor-incarnate"}
    assert chosen("prayer-at-full-volume", "liver-of-stone") == {"prayer-at-full-volume"}


def test_it_answers_a_question_it_has_never_heard_of():
    state = stick().start({"players": 2}, 1)
    asked = [Decision(0, "riddle", [(do.YES,), (do.NO,)], ())]
    assert Skilled(0).choose(state, asked)[1] in asked[0].options


def test_one_die_is_even_and_the_lowest_of_two_is_not():
    assert kept_die(1, 0) == pytest.approx([1 / 12] * 12)
    assert kept_die(2, 0)[0] == pytest.approx(23 / 144)
    assert kept_die(2, 1)[11] == pytest.approx(23 / 144)
    assert sum(kept_die(3, 1)) == pytest.approx(1.0)


def by_every_roll(state, battle):
    """The fighter's chances, counted over all dice."""
    trial = battle.clone()
    if battle.foe < 0 and not battle.targets:
        return 0.0, 1.0, 0.0
    mine, theirs, trial.counted = totals(state, trial)
    trial.mine, trial.theirs = sum(n for _, n in mine), sum(n for _, n in theirs)

    def kept(seat):
        count, aside = dice_for(state, trial, seat)
        every = product(range(1, 13), repeat=count)
        return [sorted(dice, key=lambda die: die_value(state, seat, die))[aside] for dice in every]

    rolls = kept(trial.fighter)
    others = kept(trial.foe) if trial.foe >= 0 else [0]
    found = [0, 0, 0]
    for die in rolls:
        for other in others:
            trial.dice, trial.foe_dice = [die], [other]
            found[1 - outcome(state, trial)] += 1
    return tuple(n / len(rolls) / len(others) for n in found)


@pytest.mark.long
@pytest.mark.parametrize("variants", [[], ["lucky"]])
def test_odds_are_what_every_roll_of_the_dice_comes_to(variants):
    seen = {"monster": 0, "player": 0}

    def look(state, decision):
        battle = state.battle
        if decision.kind != "before-roll" or (battle.fighter, battle.targets) == seen.get("last"):
            return
        seen["last"] = battle.fighter, battle.targets[:]
        seen["player" if battle.foe >= 0 else "monster"] += 1
        before = {name: str(getattr(battle, name)) for name in fields_of(Battle)}
        assert odds(state) == pytest.approx(by_every_roll(state, battle))
        bare = odds_choosing(state, state.battle, state.battle.fighter, NO_SHTICK)
        assert sum(bare) == pytest.approx(1.0)
        assert bare[0] == 0.0
        assert odds_choosing(state, battle, battle.fighter, battle.shtick) == pytest.approx(odds_of(state, battle))
        assert {name: str(getattr(battle, name)) for name in fields_of(Battle)} == before

    for seed in range(3):
        play({"players": 4, "variants": variants, "options": {"turn_limit": "30"}}, seed, look=look)
    assert seen["monster"] > 100
    assert seen["player"] > 0


def choice(table, seat):
    """What it answers there, in words."""
    decision = table.decision(seat)
    return table.game.write_action(table.state, Skilled(1).choose(table.state, [decision])[1])


def hall(**more):
    return {"card": "plain-corridor", "entered": True, **more}


def roy(**more):
    return {"character": "roy", "floor": 1, "shticks": ["greenhilt-sword", "textbook-parry", "charge"], **more}


def elan(**more):
    return {"character": "elan", "shticks": ["rapier", "hide", "bard-song"], **more}


def test_one_wound_from_fleeing_it_goes_home_to_heal():
    table = Table(players=[roy(lost=3), elan()], floors=[{"rooms": [hall(down=0), hall()]}])
    assert choice(table, 0) == "up"


def test_it_equips_before_anything_else():
    table = Table(players=[roy(stash=["starmetal-chunk"]), elan()], floors=[{"rooms": [hall()]}])
    assert choice(table, 0) == "equip starmetal-chunk"


def test_it_loses_no_symbols_in_a_trade():
    trolls = ["troll", "troll", "ogre-chieftain"]
    table = Table(players=[roy(saved=trolls), elan()], floors=[{"rooms": [hall(down=0)]}])
    for _ in range(5):
        answer = choice(table, 0)
        table.do(0, answer)
        if answer == "done":
            break
    assert table.player(0).saved == []


def test_it_attacks_with_the_sword_and_parries_otherwise():
    weak = hall(stack=["kinda-wimpy-goblin"])
    here = Table(players=[roy(), elan()], floors=[{"rooms": [weak, hall()]}])
    assert choice(here.do(0, "stay"), 0) == "shtick greenhilt-sword"
    there = Table(players=[roy(column=1), elan()], floors=[{"rooms": [weak, hall()]}])
    assert choice(there.do(0, "left", "stay"), 0) == "shtick textbook-parry"


def test_it_helps_for_loot_it_drools_over():
    table = Table(
        players=[roy(stash=["main-character-hair"]), elan(floor=1, column=1)],
        floors=[{"rooms": [hall(stack=["kinda-wimpy-goblin"]), hall()]}],
    )
    table.do(0, "stay", "shtick greenhilt-sword", "offer elan main-character-hair")
    assert choice(table, 1) == "accept roy"


def test_it_offers_nobody_again_what_was_refused():
    table = Table(
        players=[roy(stash=["fencing-ribbon"], lost=3), elan(floor=1, column=1)],
        floors=[{"rooms": [hall(stack=["illithoid"]), hall()]}],
    )
    table.do(0, "stay", "shtick greenhilt-sword")
    assert choice(table, 0) == "offer elan fencing-ribbon"
    table.do(0, "offer elan fencing-ribbon").do(1, "refuse")
    assert table.can(0, "offer elan fencing-ribbon")
    assert choice(table, 0) == "done"


def test_out_of_a_collapsing_dungeon_it_runs():
    table = Table(
        players=[roy(floor=2), elan(floor=2)],
        floors=[{"rooms": [hall(down=0), hall()]}, {"rooms": [hall(), hall()]}],
        turn=9,
        collapse=3,
    )
    assert choice(table, 0) == "up"
