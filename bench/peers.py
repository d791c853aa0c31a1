"""Random whole games of other engines, through Python: what ours are measured beside."""

import random
from collections.abc import Callable
from typing import Any

import chess
import numpy
import pyspiel
import rlcard
from catanatron import Color, Game, RandomPlayer
from pettingzoo.classic import connect_four_v3, texas_holdem_no_limit_v6, tictactoe_v3

Play = Callable[[int], int]
"""Plays so many games and counts their decisions."""


def catan(games: int) -> int:
    decisions = 0
    for seed in range(games):
        random.seed(seed)
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions


def chess_games(games: int) -> int:
    decisions = 0
    rng = random.Random(7)
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
    return decisions


def rlcard_games(name: str) -> Play:
    env = rlcard.make(name, config={"seed": 7})

    def play(games: int) -> int:
        decisions = 0
        rng = random.Random(7)
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return play


def spiel_games(name: str) -> Play:
    game = pyspiel.load_game(name)

    def play(games: int) -> int:
        decisions = 0
        rng = random.Random(7)
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return play


def zoo_games(module: Any) -> Play:
    env = module.env()

    def play(games: int) -> int:
        decisions = 0
        rng = random.Random(7)
        for seed in range(games):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(rng.choice(numpy.flatnonzero(observation["action_mask"]).tolist()))
                decisions += 1
        return decisions

    return play


def peers() -> dict[str, tuple[Play, int]]:
    """With how many games of each make a round."""
    return {
        "catanatron, two players": (catan, 12),
        "python-chess": (chess_games, 8),
        "RLCard gin rummy": (rlcard_games("gin-rummy"), 25),
        "RLCard uno": (rlcard_games("uno"), 60),
        "PettingZoo connect four": (zoo_games(connect_four_v3), 60),
        "PettingZoo tic-tac-toe": (zoo_games(tictactoe_v3), 150),
        "PettingZoo Texas hold'em": (zoo_games(texas_holdem_no_limit_v6), 120),
        "OpenSpiel hanabi": (spiel_games("hanabi"), 400),
        "OpenSpiel chess": (spiel_games("chess"), 30),
        "OpenSpiel backgammon": (spiel_games("backgammon"), 60),
        "OpenSpiel gin rummy": (spiel_games("gin_rummy"), 60),
    }
