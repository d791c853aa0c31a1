"""The Stick's minds: shares of victory that sum to one, bots of every strength and temper that are legal, reproducible
and blind to what is hidden, and advice that says what the dice say."""

import pickle

import pytest

import underdeck
from stick_wander import any_stick_setup, bold_answer, mighty_stick, stick
from underdeck import Refusal
from underdeck.bots import ask, make_bot
from underdeck.bots.advice import STRENGTHS
from underdeck.bots.facet import BotsFacet
from underdeck.games.stick.bots import beliefs
from underdeck.games.stick.bots.beliefs import learned, likely_in
from underdeck.games.stick.bots.evaluation import Evaluation, settled, trained
from underdeck.games.stick.bots.expert import Expert, Master
from underdeck.games.stick.bots.features import NAMES, Strengths, features
from underdeck.games.stick.bots.mind import DRAWN, LOST, WON, StickMind, Told, judged, prospect_of
from underdeck.games.stick.bots.novice import Novice
from underdeck.games.stick.bots.playout import Line, Playouts, lead, next_question, proven
from underdeck.games.stick.bots.prices import LEARNED, SHREWD, USUAL
from underdeck.games.stick.bots.skilled import Skilled
from underdeck.games.stick.bots.tempers import DEFAULTS, TEMPERS, temper_of
from underdeck.games.stick.remarks import FLEE, MONSTER, OCCASIONS, STEAL
from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.text.words import stick_text
from underdeck.kernel.rng import Rng
from underdeck.match.facet import MatchFacet
from underdeck.match.stops import in_order
from underdeck.plugin.registry import plugin_of
from underdeck.text.advice import figure_text

QUICK = {"players": 3, "preset": "quick"}
NODES = 30
THINKERS = [Expert, Master]


def states(setup, seed, every, most=10_000):
    """Positions of a game between sensible players."""
    game = stick()
    state = game.start(setup, seed)
    bot = Skilled(seed)
    number = 0
    while state.outcome is None and number < most:
        decision = next_question(state)
        if number % every == 0:
            yield state, decision
        action = decision.options[0] if len(decision.options) == 1 else bot.choose(state, [decision])[1]
        game.step(state, decision.seat, action)
        number += 1
    yield state, None


@pytest.mark.parametrize("seed", range(3))
def test_shares_of_victory_sum_to_one_in_games_of_every_kind(seed):
    evaluation = Evaluation()
    for state, _ in states(any_stick_setup(Rng(seed)), seed, 9):
        for viewer in range(len(state.players)):
            shares = evaluation.shares(state, viewer)
            assert len(shares) == len(state.players)
            assert sum(shares) == pytest.approx(1.0)
            assert all(share >= 0 for share in shares)


@pytest.mark.parametrize("seed", range(4))
def test_what_was_looked_at_before_changes_no_share(seed):
    """Also with teams, curses and boosts, and from one game to the next."""
    kept = Evaluation()
    for number in (seed, seed + 50):
        rng, game = Rng(number), mighty_stick()
        state = game.start(any_stick_setup(rng), number)
        for answers in range(900):
            if state.outcome is not None:
                break
            if answers % 7 == 0:
                viewer = answers % len(state.players)
                assert kept.shares(state, viewer) == Evaluation().shares(state, viewer)
            game.step(state, *bold_answer(game.decisions(state), rng))


def test_a_team_wins_together_and_a_teammate_is_no_rival():
    players = dict.fromkeys(["roy", "haley", "elan", "belkar"], "me")
    match = underdeck.new("stick", players=players, variants=["team"], preset="quick", length="short", seed=2)
    plugin, bot, seen = plugin_of("stick"), Skilled(1), 0
    while match.outcome is None:
        decision = in_order(match.decisions, "stick")[0]
        if len(decision.options) > 1 and len(match.log) % 40 == 0:
            for reason in BotsFacet.of(plugin).mind().advise(match, decision, 60).reasons:
                if "other" in reason.facts:
                    other = match.state.players[match.seats.index(reason.facts["other"])]
                    mates = other.team == match.state.players[decision.seat].team
                    assert reason.code.startswith("mate" if mates else "rival")
                    seen += mates
        match.submit(*ask(bot, match, decision))
    assert seen
    winners = match.outcome.split("+")
    assert len(winners) == 2
    assert [MatchFacet.of(plugin).won(match, seat) for seat in range(4)] == [
        float(name in winners) for name in match.seats
    ]


def test_an_answer_is_worth_the_mean_over_the_ends_of_the_turns_looked_ahead():
    asked = [(state.clone(), decision) for state, decision in states(QUICK, 4, 40, 400) if decision is not None]
    assert asked
    for state, decision in asked:
        ends = [Playouts(turns).after(state, decision.seat, decision.options[-1], 9) for turns in (1, 2, 3)]
        values = [Evaluation().value(end, decision.seat) for end, _ in ends]
        assert [worth for _, worth in ends] == [pytest.approx(sum(values[:n]) / n) for n in (1, 2, 3)]
        assert state.turn <= ends[0][0].turn <= ends[1][0].turn <= ends[2][0].turn


def test_who_has_won_has_all_of_the_victory_and_a_team_shares_it():
    *_, (state, _) = states(QUICK, 2, 1000)
    assert settled(state)[stick().seats(state).index(state.outcome)] == 1.0
    state.outcome = "+".join(stick().seats(state)[:2])
    assert settled(state) == [0.5, 0.5, 0.0]
    state.players[0].team = state.players[1].team = 1
    assert Evaluation().value(state, 0) == Evaluation().value(state, 1) == 1.0


def test_an_evaluation_knows_nothing_but_what_its_seat_sees():
    game, strengths = stick(), Strengths()
    for number, (state, _) in enumerate(states({"players": 4}, 5, 7)):
        for viewer in range(len(state.players)):
            other = game.resample(state, viewer, number)
            assert features(strengths, other, viewer) == features(Strengths(), state, viewer)


def test_more_points_are_a_greater_share():
    for state, _ in states({"players": 2, "preset": "quick"}, 4, 60):
        player = state.players[0]
        if state.outcome is None and state.turn > 4 and player.deck:
            before = Evaluation().value(state, 0)
            player.shticks.extend(player.deck[-3:])
            assert Evaluation().value(state, 0) > before
            del player.shticks[-3:]


def test_beliefs_are_about_our_cards():
    pack = stick().pack
    decks = {"held": pack.battle, "stashed": pack.loot}
    assert set(learned()) == set(decks)
    for name, cards in decks.items():
        assert set(learned()[name]) <= {card.id for card in cards}
        assert min(learned()[name].values()) > 0
    known = likely_in(pack)
    assert known.held == [learned()["held"].get(card.id, beliefs.BLIND) for card in pack.battle]
    assert known.stashed == [learned()["stashed"].get(card.id, beliefs.BLIND) for card in pack.loot]
    assert len(set(known.held)) > 20


def test_a_master_weighs_by_learned_prices_among_several_and_others_by_the_usual_ones():
    assert set(LEARNED) < set(dir(USUAL))
    assert all(getattr(SHREWD, name) == number != getattr(USUAL, name) for name, number in LEARNED.items())
    assert SHREWD.symbol == SHREWD.shtick / 3
    for players, masters in ((2, USUAL), (3, SHREWD), (6, SHREWD)):
        state = stick().start({"players": players, "preset": "quick"}, 5)
        while len(next_question(state).options) == 1:
            decision = next_question(state)
            stick().step(state, decision.seat, decision.options[0])
        for bot, prices in ((Expert(1, NODES), USUAL), (Master(1, NODES), masters)):
            bot.choose(state, [next_question(state)])
            for each in (bot, pickle.loads(pickle.dumps(bot))):
                assert each.usual.prices is each.usual.moves.prices is prices
            assert bot.playouts.player.prices is prices


def test_a_master_looks_to_the_end_of_its_next_turn_with_two_players():
    for players, turns in ((2, 3), (3, 1), (2, 3)):
        master = Master(1, NODES)
        state = stick().start({"players": players, "preset": "quick"}, 5)
        for _ in range(30):
            decision = next_question(state)
            master.choose(state, [decision])
            stick().step(state, decision.seat, decision.options[0])
        assert (master.playouts.turns, master.playouts.guesses) == (turns, True)


def test_weights_fit_the_features():
    net = trained()
    assert net.inputs == len(NAMES)
    assert all(len(row) == len(NAMES) for row in net.hidden)


@pytest.mark.long
@pytest.mark.parametrize("bot", [Novice, *THINKERS])
@pytest.mark.parametrize("seed", range(2))
def test_bots_of_every_strength_finish_games(bot, seed):
    game = stick()
    state = game.start({**any_stick_setup(Rng(seed)), "preset": "quick"}, seed)
    wishes = [NODES] if bot in THINKERS else []
    bots = [bot(seed, *wishes) if seat == 0 else Skilled(seat) for seat in range(len(state.players))]
    while state.outcome is None:
        decision = next_question(state)
        seat, action = bots[decision.seat].choose(game.resample(state, decision.seat, 1), [decision])
        assert (seat, action) in [(decision.seat, option) for option in decision.options]
        game.step(state, seat, action)


@pytest.mark.parametrize("bot", THINKERS)
def test_they_answer_the_same_in_worlds_that_look_alike_and_leave_them_as_they_were(bot):
    game = stick()
    asked = 0
    for state, decision in states({"players": 4, "preset": "quick"}, 7, 5, 300):
        if decision is None:
            continue
        before = game.digest(state)
        expected = bot(3, NODES).choose(state, [decision])
        assert game.digest(state) == before
        for seed in (1, 2):
            assert bot(3, NODES).choose(game.resample(state, decision.seat, seed), [decision]) == expected
        asked += 1
    assert asked > 50


def test_a_thinker_stops_when_nobody_wants_the_answer_any_more():
    state, decision = next((s, d) for s, d in states(QUICK, 1, 1) if d.kind == "shtick" and len(d.options) > 1)
    bot = Master(1, 10**6)
    bot.stop = lambda: True
    assert bot.choose(state, [decision])[1] in decision.options
    assert bot.playouts.nodes < 1000


def test_a_usual_answer_is_given_up_only_for_a_proven_lead():
    usual, other = Line((do.YES,)), Line((do.NO,))
    for first, second in ((0.5, 0.6), (0.5, 0.45), (0.5, 0.58)):
        usual.add(first)
        other.add(second)
    assert proven([usual, other], 0, 5.0) == 0
    assert proven([usual, other], 0, 0.5) == 1
    assert lead(other, usual)[0] == pytest.approx(0.13 / 3)


def test_a_few_worlds_that_happen_to_agree_prove_little():
    usual, other = Line((do.YES,)), Line((do.NO,))
    for _ in range(4):
        usual.add(0.50)
        other.add(0.53)
    assert proven([usual, other], 0, 1.5, 0.015) == 0
    for _ in range(60):
        usual.add(0.50)
        other.add(0.53)
    assert proven([usual, other], 0, 1.5, 0.015) == 1


def test_an_answer_out_of_the_race_is_given_up_only_for_a_proven_lead():
    usual, other = Line((do.YES,)), Line((do.NO,))
    for _ in range(4):
        usual.add(0.50)
        other.add(0.54)
    usual.alive = False
    assert proven([usual, other], 0, 1.5, 0.015) == 0


def test_names_of_bots_say_their_strength_temper_and_budget():
    for name in STRENGTHS:
        make_bot(name, 1, "stick")
    bot = make_bot("expert/vengeful:70", 1, "stick")
    assert (bot.budget, bot.temper) == (70, "vengeful")
    assert make_bot("master:500", 1, "stick").budget == 500
    with pytest.raises(Refusal) as refused:
        make_bot("expert/kind", 1, "stick")
    assert refused.value.code == "unknown-temper"


def test_every_character_has_a_temper_and_every_temper_its_lines():
    assert set(DEFAULTS) == {character.id for character in stick().pack.characters}
    assert set(plugin_of("stick").tempers) == {*TEMPERS, "own"} - {"even"}
    state = stick().start({"players": ["belkar", "haley"]}, 1)
    assert temper_of("own", state, 0).name == "vengeful"
    assert temper_of("own", state, 1).name == "greedy"
    for language in ("en", "fr"):
        text = stick_text(language).text
        for temper in plugin_of("stick").tempers:
            assert text.has(f"temper-{temper}")
        for temper in {*TEMPERS} - {"even"}:
            for occasion in {*OCCASIONS.values(), MONSTER, STEAL, FLEE}:
                assert text.has(f"os-says-{temper}-{occasion}")


def test_a_temper_colours_what_is_chosen_between():
    *_, (state, _) = states(QUICK, 3, 1000)
    shares = [0.2, 0.5, 0.3]
    vengeful, loyal, cowardly = TEMPERS["vengeful"], TEMPERS["loyal"], TEMPERS["cowardly"]
    assert vengeful.colour(state, shares, 0, 1, 2) < vengeful.colour(state, shares, 0, 2, 1)
    assert loyal.colour(state, shares, 0, 1, 2) < loyal.colour(state, shares, 0, 2, 1)
    calm = cowardly.colour(state, shares, 0, 1, 2)
    state.players[0].lost += 1
    assert cowardly.colour(state, shares, 0, 1, 2) < calm


def questions(seed, most):
    """One of each kind that a game asks, as its match."""
    match = underdeck.new("stick", seed=seed, **QUICK)
    bot = Skilled(seed)
    seen = set()
    while match.outcome is None and len(match.log) < most:
        decision = in_order(match.decisions, "stick")[0]
        if len(decision.options) > 1 and decision.kind not in seen:
            seen.add(decision.kind)
            yield match, decision
        match.submit(*ask(bot, match, decision))


@pytest.mark.parametrize("seed", range(2))
def test_advice_is_the_same_in_worlds_that_look_alike(seed):
    mind = BotsFacet.of(plugin_of("stick")).mind()
    assert isinstance(mind, StickMind)
    for match, decision in questions(seed, 600):
        advice = mind.advise(match, decision, 60)
        other = match.clone()
        other.state = match.game.resample(match.state, decision.seat, 77)
        assert mind.advise(other, decision, 60) == advice
        assert [prospect.action for prospect in advice.prospects] == decision.options
        assert all(0 <= prospect.win <= 1 and prospect.error >= 0 for prospect in advice.prospects)
        assert advice.now == advice.prospects[advice.best].win


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_advice_says_has_words(language):
    text = stick_text(language).text
    mind = BotsFacet.of(plugin_of("stick")).mind()
    said = 0
    for match, decision in questions(3, 600):
        advice = mind.advise(match, decision, 60)
        for name in [name for prospect in advice.prospects for name in prospect.figures]:
            assert figure_text(name, 0.5, text)
        for reason in advice.reasons:
            assert text(f"why-{reason.code}", **reason.facts)
            said += 1
    assert said


def test_reasons_say_what_the_figures_beside_the_answers_show():
    mind = BotsFacet.of(plugin_of("stick")).mind()
    said = 0
    for seed in range(4):
        for match, decision in questions(seed, 600):
            advice = mind.advise(match, decision, 60)
            mine = advice.prospects[advice.best].figures
            rest = [each.figures for place, each in enumerate(advice.prospects) if place != advice.best]
            for code, name in (("loot-more", "loot"), ("loot-less", "loot")):
                if any(reason.code == code for reason in advice.reasons):
                    lead = mine.get(name, 0.0) - sum(each.get(name, 0.0) for each in rest) / len(rest)
                    assert lead > 0 if code.endswith("more") else lead < 0
                    said += 1
    assert said


@pytest.mark.parametrize(
    ("wounds", "advised"), [((0, 2), ["wounds-more"]), ((0, 0), ["plain-habit"]), ((2, 0), ["wounds-more"])]
)
def test_what_has_more_against_it_than_for_it_is_not_advised_against_habit(wounds, advised):
    """The first answer came out far ahead; what is advised is the one with fewer Wounds, the usual one if they tie."""
    match, _ = next(questions(4, 100))
    evaluation = Evaluation()
    lines = [Told((do.REST,), evaluation), Told((do.STAY,), evaluation)]
    for line, lost, value in zip(lines, wounds, (0.6, 0.3), strict=True):
        after = match.state.clone()
        after.players[0].lost = lost
        for _ in range(20):
            line.add(value)
            line.see(match.state, after, 0)
    best, reasons = judged(match.state, 0, evaluation, lines, 1, [None, None])
    assert best == (wounds[0] >= wounds[1])
    assert [reason.code for reason in reasons] == advised


def test_an_answer_that_dropped_out_is_compared_in_the_worlds_it_was_seen_in():
    first, second = Told((do.YES,), Evaluation()), Told((do.NO,), Evaluation())
    for value in (0.5, 0.5, 0.1, 0.1):
        first.add(value)
    for value in (0.4, 0.4):
        second.add(value)
    names = (WON, DRAWN, LOST)
    assert prospect_of(second, first, None, names).win == pytest.approx(0.3 - 0.1)
    assert prospect_of(first, first, None, names).win == pytest.approx(0.3)


def fought(state, seat, option, seed):
    """The battle's result for the fighter, without help or tricks."""
    game = stick()
    trial = state.clone()
    trial.rng = Rng(seed)
    game.step(trial, seat, option)
    while True:
        for event in trial.events:
            if event.kind in ("wins", "draws", "loses"):
                return event.kind
        decision = next_question(trial)
        idle = [each for each in ((do.PASS,), (do.DONE,), (do.REFUSE,)) if each in decision.options]
        game.step(trial, decision.seat, idle[0] if idle else decision.options[0])


def test_the_odds_of_a_fight_agree_with_many_fights():
    mind, rolls, compared = StickMind(), 600, 0
    for match, decision in questions(4, 800):
        if decision.kind != "shtick" or match.state.battle.foe >= 0:
            continue
        for prospect in mind.advise(match, decision, 1).prospects:
            if WON in prospect.exact:
                results = [fought(match.state, decision.seat, prospect.action, seed) for seed in range(rolls)]
                told = [prospect.figures[name] for name in (WON, DRAWN, LOST)]
                for kind, chance in zip(("wins", "draws", "loses"), told, strict=True):
                    error = (chance * (1 - chance) / rolls) ** 0.5
                    assert results.count(kind) / rolls == pytest.approx(chance, abs=4 * error + 1e-9)
                compared += 1
    assert compared


def test_a_quick_look_and_a_long_one_agree_within_their_errors():
    mind = StickMind()
    for match, decision in questions(6, 300):
        if decision.kind not in ("call", "shtick"):
            continue
        short, long = mind.advise(match, decision, 400), mind.advise(match, decision, 3000)
        for one, other in zip(short.prospects, long.prospects, strict=True):
            assert one.win == pytest.approx(other.win, abs=4 * (one.error + other.error) + 0.02)
