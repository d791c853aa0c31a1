"""The games as OpenSpiel has them: laws of positions in random play, with OpenSpiel and without it."""

import itertools
import pickle
import random

import pyspiel
import pytest

import underdeck
from underdeck.environments import SpielGame, numbers_of
from underdeck.environments.openspiel import setup_word
from underdeck.environments.spiel import CHANCE, CHANCES, TERMINAL
from underdeck.kernel.refusal import Refusal

DUO = {"heroes": ["mage", "warrior"], "dungeon": "hydras-reef"}
TABLES = [("onedeck", {"heroes": ["mage"], "dungeon": "dragons-cave"}), ("onedeck", DUO), ("stick", {"players": 3})]


def play(state, seed):
    """Every position of a random game, the last one too."""
    chance = random.Random(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(chance.choice(state.legal_actions()))
    yield state


def now_and_then(state, seed):
    """Positions from the first part of a random game; all of a short one."""
    for number, each in enumerate(itertools.islice(play(state, seed), 300)):
        if number < 6 or number % 20 == 0:
            yield each


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_random_games_keep_the_laws(game, setup):
    spiel = SpielGame(game, **setup)
    chances = 0
    for state in play(spiel.new_initial_state(), 3):
        player, legal = state.current_player(), state.legal_actions()
        chances += state.is_chance_node()
        mask = state.legal_actions_mask()
        assert [number for number, allowed in enumerate(mask) if allowed] == legal and set(mask) <= {0, 1}
        assert len({state.action_to_string(player, each) for each in legal[:50]}) == len(legal[:50])
        assert state.is_chance_node() == (player == CHANCE) and state.is_terminal() == (player == TERMINAL)
        if state.is_chance_node():
            assert [stream for stream, _ in state.chance_outcomes()] == legal
            assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
        elif not state.is_terminal():
            assert state.chance_outcomes() == [] and state.legal_actions((player + 1) % 7) == []
            assert state.string_to_action(state.action_to_string(legal[-1])) == legal[-1]
            assert not any(state.returns())
    assert state.legal_actions() == [] and chances > 1
    totals = state.returns()
    assert len(totals) == spiel.num_players() and totals == state.rewards()
    assert sum(totals) == pytest.approx(1) if game == "stick" else len(set(totals)) == 1
    assert spiel.utility_sum() == (1.0 if game == "stick" else None)
    assert all(spiel.min_utility() <= total <= spiel.max_utility() for total in totals)


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_a_clone_goes_its_own_way_and_the_same_answers_lead_to_the_same_place(game, setup):
    for state in now_and_then(SpielGame(game, **setup).new_initial_state(), 4):
        if state.is_terminal():
            break
        before, answered = str(state), state.history()
        last = state.legal_actions()[-1]
        child = state.child(last)
        assert (str(state), state.history()) == (before, answered) and child.history() == [*answered, last]
        for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
            assert (str(twin), twin.current_player()) == (before, state.current_player())
            twin.apply_action(last)
            assert (str(twin), twin.full_history()) == (str(child), child.full_history())
            assert twin.move_number() == state.move_number() + 1


def test_chance_decides_what_an_answer_rolls():
    state = SpielGame("onedeck", **TABLES[0][1]).new_initial_state()
    state.apply_action(7)
    while not state.is_chance_node():
        state.apply_action(0)
    ends = {str(state.child(stream)) for stream in range(20)}
    assert len(ends) > 10 and str(state.child(5)) == str(state.child(5))


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_where_chance_changes_nothing_it_is_the_game_of_that_seed(game, setup):
    spiel, seed, chance = SpielGame(game, **setup), 11, random.Random(1)
    match = underdeck.new(game, seed=seed, **spiel.tables.games.setup)
    state = spiel.new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
            continue
        answer = chance.choice(state.legal_actions())
        match.submit(state.current_player(), state.action_to_string(answer))
        state.apply_action(answer)
    assert spiel.rules.digest(state.state) == match.digest


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_who_looks_is_told_what_the_seat_sees_and_nothing_else(game, setup):
    spiel = SpielGame(game, **setup)
    names, chance, different = numbers_of(game), random.Random(5), 0
    size = len(names["observation"]) + spiel.num_distinct_actions() * len(names["answers"])
    assert spiel.observation_tensor_shape() == [spiel.observation_tensor_size()] == [size]
    for state in now_and_then(spiel.new_initial_state(), 5):
        if state.is_player_node():
            for player in range(spiel.num_players()):
                other = state.resample_from_infostate(player, chance.random)
                different += str(other) != str(state)
                for look in ("information_state_string", "observation_string", "observation_tensor"):
                    assert getattr(other, look)(player) == getattr(state, look)(player)
            assert state.observation_tensor() == state.observation_tensor(state.current_player())
            assert len(state.observation_tensor()) == size
    assert different > 1


def test_an_information_state_recalls_everything_and_names_what_may_be_answered():
    state = SpielGame("stick", players=2).new_initial_state()
    said = {0: "", 1: ""}
    for number, now in enumerate(play(state, 6)):
        if now.is_player_node() and number < 60:
            for player in said:
                told = now.information_state_string(player)
                story = told.removesuffix(now.observation_string(player))
                assert story.startswith(said[player])
                said[player] = story
            assert now.action_to_string(now.legal_actions()[-1]) in now.information_state_string().split("\n")
    assert said[0] != said[1] and "> " in said[0]


@pytest.mark.parametrize(
    ("attempt", "code"),
    [
        (lambda: SpielGame("chess"), "unknown-game"),
        (lambda: SpielGame("stick", players=1), "players-count"),
        (lambda: SpielGame("stick").new_initial_state().apply_action(CHANCES), "vector-action"),
        (lambda: SpielGame("stick").new_initial_state().observation_tensor(), "unknown-seat"),
        (lambda: SpielGame("stick").new_initial_state().child(1).observation_string(9), "unknown-seat"),
        (lambda: SpielGame("stick").new_initial_state().child(1).string_to_action("fly"), "illegal-action"),
        (lambda: SpielGame("onedeck", width=2).new_initial_state().child(1), "vector-width"),
        (lambda: [*play(SpielGame("onedeck").new_initial_state(), 1)][-1].apply_action(0), "game-over"),
        (lambda: pyspiel.load_game("underdeck_stick", {"setup": "players"}), "setup-type"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(attempt, code):
    with pytest.raises(Refusal) as refused:
        attempt()
    assert refused.value.code == code and str(refused.value).endswith(".")


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_openspiel_finds_nothing_wrong(game, setup):
    found = pyspiel.load_game(f"underdeck_{game}", {"setup": setup_word(width=64, **setup)})
    assert str(pyspiel.load_game(str(found))) == str(found)
    if game == "onedeck":
        pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)


def test_openspiel_plays_the_same_game():
    theirs, chance = pyspiel.load_game("underdeck_stick").new_initial_state(), random.Random(8)
    ours = SpielGame("stick").new_initial_state()
    for _ in range(60):
        assert ours.legal_actions() == theirs.legal_actions() and ours.current_player() == theirs.current_player()
        if ours.is_player_node():
            assert ours.information_state_string() == theirs.information_state_string()
            assert ours.observation_string() == theirs.observation_string()
            assert ours.observation_tensor() == pytest.approx(theirs.observation_tensor())
        answer = chance.choice(ours.legal_actions())
        theirs.apply_action(answer)
        ours.apply_action(answer)
    assert theirs.history() == ours.history() and str(theirs) == str(ours) == str(theirs.clone())
