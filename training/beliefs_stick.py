"""What others are likely to have in the Stick, learned from games of `skilled`.

    python -m training.beliefs_stick --games 400 --rounds 4 --workers 2

At some questions the cards that others really have are counted, and those that a world dealt by the numbers so far
gives them. What they have oftener than that becomes more likely, until both agree. Writes `likely.json`.
"""

import argparse
import json
from collections import Counter
from importlib import resources
from multiprocessing import Pool
from pathlib import Path

from underdeck.games.stick.bots.beliefs import BLIND, LEARNED
from underdeck.games.stick.bots.playout import next_question
from underdeck.games.stick.bots.skilled import Skilled
from underdeck.games.stick.compile import mixed_stick
from underdeck.games.stick.rules.game import Stick
from underdeck.games.stick.rules.state import State
from underdeck.games.stick.rules.worlds import Likely, resample
from underdeck.kernel.rng import Rng

EVERY = 8
"""About one of so many questions is looked at."""
DOUBT = 5
"""Cards are taken to have been seen that often before."""
LEAST, MOST = 2, 5000
Counts = Counter[tuple[str, str]]
"""By deck and card."""
DECKS = ("held", "stashed")


def count(state: State, seat: int, found: Counts) -> None:
    pack = state.pack
    for each, player in enumerate(state.players):
        if each != seat:
            found.update([("held", pack.battle[card].id) for card in player.hand])
            found.update([("stashed", pack.loot[card].id) for card in player.stash])


def one_game(job: tuple[int, int, dict[str, dict[str, int]]]) -> tuple[Counts, Counts]:
    """The cards that others really had, and those that they were thought to have."""
    seats, number, known = job
    rng = Rng(number * 8 + seats)
    game = Stick(mixed_stick(()).pack)
    state = game.start({"players": seats, "preset": "quick", "options": {}}, rng.bits() >> 1)
    likely = Likely(
        [known["held"].get(card.id, BLIND) for card in state.pack.battle],
        [known["stashed"].get(card.id, BLIND) for card in state.pack.loot],
    )
    bots = [Skilled(rng.bits()) for _ in range(seats)]
    real, thought = Counts(), Counts()
    while state.outcome is None:
        decision = next_question(state)
        if rng.below(EVERY) == 0:
            count(state, decision.seat, real)
            count(resample(state, decision.seat, rng.bits(), likely), decision.seat, thought)
        action = decision.options[0]
        if len(decision.options) > 1:
            action = bots[decision.seat].choose(state, [decision])[1]
        game.step(state, decision.seat, action)
    return real, thought


def apart(real: Counts, thought: Counts) -> dict[str, float]:
    """The part of the cards that are thought to be where they are not."""
    found = {}
    for deck in DECKS:
        cards = [key for key in real | thought if key[0] == deck]
        found[deck] = sum([abs(real[key] - thought[key]) for key in cards]) / 2 / sum([real[key] for key in cards])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="of each round, with two to six players in turn")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    known: dict[str, dict[str, int]] = {deck: {} for deck in DECKS}
    with Pool(given.workers) as pool:
        for turn in range(given.rounds + 1):
            real, thought = Counts(), Counts()
            games = range(turn * given.games, (turn + 1) * given.games)
            for had, dealt in pool.imap_unordered(one_game, [(2 + n % 5, n, known) for n in games]):
                real.update(had)
                thought.update(dealt)
            print(turn, {deck: f"{part:.1%}" for deck, part in apart(real, thought).items()}, flush=True)
            if turn == given.rounds:
                break
            for deck, card in sorted(real | thought):
                ratio = (real[deck, card] + DOUBT) / (thought[deck, card] + DOUBT)
                known[deck][card] = round(min(MOST, max(LEAST, known[deck].get(card, BLIND) * ratio)))
    path = Path(str(resources.files("underdeck.games.stick.bots"))) / LEARNED
    path.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
