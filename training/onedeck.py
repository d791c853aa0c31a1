"""Trains the evaluation of One Deck Dungeon.

    python -m training.onedeck boss --fights 20000 --seed 1 --workers 2      data/boss-1.npz: parties before the boss
    python -m training.onedeck fit                                           evaluation.json from what is there
    python -m training.onedeck games --games 4000 --seed 2 --workers 2       data/games-2.npz: games of the skilled bot
    python -m training.onedeck fit                                           now with the floors; repeat with more
    python -m training.onedeck choices --games 8000 --seed 3 --workers 2     data/choices-3.jsonl: one answer at random
    python -m training.onedeck fit-choices                                   how much the evaluation knew of them
    python -m training.onedeck plain --games 6000 --seed 4 --workers 2       data/plain-4.npz: games as they are played
    python -m training.onedeck fit-odds                                      how far off it is by dungeon and by hero

Needs the extra `train` (numpy). Each position is kept with how the game went on. A party before the boss is drawn at
random (any hero, dungeon, gear and wounds), so that every card is seen. All of it is played by the skilled bot, who on
the floors now and then does anything; what a position was worth is whether its game was won.
"""

import argparse
import json
import time
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

from training.network import Array, fit, loss, written
from underdeck.games.onedeck.bots import evaluation as ev
from underdeck.games.onedeck.bots import features, mind
from underdeck.games.onedeck.bots.heuristics import quick_choice
from underdeck.games.onedeck.bots.skilled import Skilled
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules.agenda import advance, step
from underdeck.games.onedeck.rules.boxes import refresh
from underdeck.games.onedeck.rules.cards import Pack
from underdeck.games.onedeck.rules.frames import DESCEND
from underdeck.games.onedeck.rules.setup import start
from underdeck.games.onedeck.rules.state import BOSS_FLOOR, State, health, level_card
from underdeck.games.onedeck.rules.view import resample
from underdeck.kernel.rng import Rng

DATA = Path("data")
WEIGHTS = Path(__file__).parent.parent / "src/underdeck/games/onedeck/bots" / ev.WEIGHTS
CHUNK = 10
KINDS = ("loot", "loot", "loot", "loot", "descend", "descend", "turn-option", "level")
"""Of questions that are answered at random, as often as one of them is wanted."""
RARELY = {"loot": 10, "descend": 4, "turn-option": 12, "level": 2}
"""One of so many is answered at random."""

TIMID = 12.0
"""How much a shift must explain; so much did best in games that nothing was learned from."""

Row = tuple[int, list[float], list[str], float]
"""Of which game, the numbers, the names, how it went."""


def any_party(pack: Pack, rng: Rng) -> dict[str, Any]:
    heroes = list(pack.heroes)
    order = list(range(len(heroes)))
    rng.shuffle(order)
    size = (1, 1, 1, 1, 1, 2, 2, 2, 2, 4)[rng.below(10)]
    dungeons = list(pack.dungeons)
    setup: dict[str, Any] = {
        "heroes": [heroes[i] for i in order[:size]], "dungeon": dungeons[rng.below(len(dungeons))],
        "edition": ("1.9", "1.9", "1.9", "1.9", "1.61", "1.5", "1.1")[rng.below(7)],
    }  # fmt: skip
    if rng.below(8) == 0:
        setup["set"] = "hybrid"
    if rng.below(6) == 0:
        setup["tier"] = ("novice", "standard")[rng.below(2)]
    return setup


def begun(pack: Pack, rng: Rng) -> State:
    """A new game at its first turn."""
    state = start(pack, any_party(pack, rng), Rng(rng.bits()))
    while state.asked and state.asked[0].kind != "turn-option":
        decision = state.asked[0]
        step(state, decision.seat, quick_choice(state, decision))
    return state


def equip(state: State, rng: Rng, level: int) -> None:
    """Any gear that a party of that level may have."""
    state.level = level
    printed = level_card(state)
    for hero in state.heroes:
        for _ in range(printed.items - rng.below(2) * rng.below(printed.items + 1)):
            hero.items.append(state.deck.pop(rng.below(len(state.deck))))
        for _ in range(2 * printed.skills - rng.below(2) * rng.below(2 * printed.skills + 1)):
            place = rng.below(len(state.deck))
            card = state.pack.cards[state.deck[place]]
            if (
                len(hero.skills) < printed.skills
                and card.skill >= 0
                and all(state.pack.cards[held].skill != card.skill for held in hero.skills)
            ):
                hero.skills.append(state.deck.pop(place))
    for _ in range(rng.below(3)):
        place = rng.below(len(state.deck))
        card = state.pack.cards[state.deck[place]]
        if card.potion >= 0 and not state.known >> card.potion & 1:
            state.known |= 1 << card.potion
            state.potions.append(state.deck.pop(place))
    for hero in state.heroes:
        hero.damage = rng.below(1 + rng.below(health(state, hero)))
        if state.set != 0 and rng.below(3) == 0:
            hero.poison = rng.below(3)
    state.tokens = rng.below(5 if len(state.heroes) < 4 else 8)
    refresh(state)


def boss_fight(seed: int) -> list[Row]:
    rng = Rng(seed)
    pack = onedeck_pack().pack
    state = begun(pack, rng)
    equip(state, rng, (2, 3, 3, 4, 4, 4, 4, 4, 4, 4)[rng.below(10)])
    state.floor = BOSS_FLOOR - 1
    state.agenda = [(DESCEND,)]
    advance(state)
    rows: list[Row] = []
    player = Skilled(seed)
    seen = 0
    while not state.result and state.asked:
        if state.round != seen:
            seen = state.round
            rows.append(before_boss(seed, state))
        step(state, *player.choose(state, state.asked))
    won = float(state.result == "victory")
    return [(number, numbers, names, won) for number, numbers, names, _ in rows]


def before_boss(seed: int, state: State) -> Row:
    dice = features.dice_in_hand(state)
    return seed, features.boss_numbers(state, dice, False), features.names(state), 0.0


def floor_game(seed: int) -> list[Row]:
    """A whole game, some begun on a lower floor with any gear; now and then anything is done, so that the
    evaluation learns what that costs."""
    rng = Rng(seed)
    pack = onedeck_pack().pack
    state = begun(pack, rng)
    floor = (1, 1, 1, 1, 2, 2, 3)[rng.below(7)]
    if floor > 1:
        equip(state, rng, min(4, floor + rng.below(2)))
        state.floor = floor - 1
        state.agenda = [(DESCEND,)]
        advance(state)
    judge = ev.evaluation()
    player = Skilled(seed)
    rows: list[Row] = []
    daring = rng.below(10)
    while not state.result and state.asked:
        decision = state.asked[0]
        if decision.kind == "turn-option":
            rows.append(on_floor(seed, state, judge))
        loose = decision.kind in ("loot", "descend", "room", "turn-option")
        if loose and rng.below(100) < daring:
            options = decision.options
            player.plan = []
            step(state, decision.seat, options[rng.below(len(options))])
        else:
            step(state, *player.choose(state, state.asked))
    won = float(state.result == "victory")
    return [(number, numbers, names, won) for number, numbers, names, _ in rows]


def plain_game(seed: int) -> list[Row]:
    """A whole game of the skilled bot, as games are usually set up."""
    rng = Rng(seed)
    pack = onedeck_pack().pack
    setup = any_party(pack, rng)
    state = start(pack, {key: setup[key] for key in ("heroes", "dungeon")}, Rng(rng.bits()))
    judge = ev.evaluation()
    player = Skilled(seed)
    rows: list[Row] = []
    while not state.result and state.asked:
        if state.asked[0].kind == "turn-option":
            rows.append(on_floor(seed, state, judge))
        step(state, *player.choose(state, state.asked))
    won = float(state.result == "victory")
    return [(number, numbers, names, won) for number, numbers, names, _ in rows]


def on_floor(seed: int, state: State, judge: ev.Evaluation) -> Row:
    dice = features.dice_in_hand(state)
    now = judge.boss_logit(state, dice, False)
    rested = judge.boss_logit(state, dice, True)
    return seed, features.floor_numbers(state, dice, now, rested), features.names(state), 0.0


def choice_game(seed: int) -> str:
    """A game in which one question of a kind that bots answer by habit is answered at random: what the evaluation says
    of every answer, which one the expert would have given, which one was given, and whether the game was won."""
    rng = Rng(seed)
    pack = onedeck_pack().pack
    state = begun(pack, rng)
    kind = KINDS[rng.below(len(KINDS))]
    player = Skilled(seed)
    row: dict[str, Any] = {}
    while not state.result and state.asked:
        decision = state.asked[0]
        if not row and decision.kind == kind and len(decision.options) > 1 and rng.below(RARELY[kind]) == 0:
            advice = mind.advise(resample(state, rng.bits()), [decision], mind.USUAL_BUDGET, None)
            given = rng.below(len(decision.options))
            action = decision.options[given]
            wins = [round(each.win, 5) for each in advice.prospects]
            row = {"seed": seed, "kind": kind, "wins": wins, "usual": advice.best, "given": given, "verb": action[0],
                   "floor": state.floor, "heroes": len(state.heroes)}  # fmt: skip
            player.plan = []
            step(state, decision.seat, action)
        else:
            step(state, *player.choose(state, state.asked))
    return json.dumps({**row, "won": int(state.result == "victory")}) if row else ""


def play_choices(count: int, seed: int, workers: int) -> None:
    DATA.mkdir(exist_ok=True)
    first = seed * 10_000_000
    with Pool(workers, trust_the_evaluation) as pool, (DATA / f"choices-{seed}.jsonl").open("w") as file:
        for line in pool.imap(choice_game, range(first, first + count), CHUNK):
            if line:
                file.write(line + "\n")
                file.flush()


def weigh_choices() -> None:
    """How much of what the evaluation said for or against an answer came true, for each kind of question, with the
    standard error: `TRUST` in `mind.py` keeps that, written there by hand."""
    rows = [json.loads(line) for path in sorted(DATA.glob("choices-*.jsonl")) for line in path.read_text().splitlines()]
    for kind in sorted(set(KINDS)):
        mine = [row for row in rows if row["kind"] == kind]
        usual = np.array([ev.logit(row["wins"][row["usual"]]) for row in mine])
        apart = np.array([ev.logit(row["wins"][row["given"]]) for row in mine]) - usual
        x, went = np.column_stack([np.ones(len(mine)), usual, apart]), np.array([row["won"] for row in mine])
        weights = np.array([0.0, 1.0, 0.5])
        for _ in range(30):
            chances = 1 / (1 + np.exp(-x @ weights))
            bend = (x * (chances * (1 - chances))[:, None]).T @ x
            weights -= np.linalg.solve(bend, x.T @ (chances - went))
        error = np.sqrt(np.linalg.inv(bend)[2, 2])
        print(f"{kind}: {len(mine)} games, {weights[2]:.2f} ± {error:.2f}")


def trust_the_evaluation() -> None:
    """What it says is wanted, not what was learned from it."""
    mind.TRUST.clear()


PLAYED = {"boss": boss_fight, "games": floor_game, "plain": plain_game}


def set_right() -> None:
    """By dungeon, hero and number of heroes: how much better plain games go than the floor's half says, as `shifts` in
    evaluation.json. Positions of one game are not independent, so each counts as little as there are many of them."""
    files = [np.load(path) for path in sorted(DATA.glob("plain-*.npz"))]
    found = {key: np.concatenate([file[key] for file in files]) for key in ("names", "numbers", "went", "games")}
    weights: dict[str, Any] = json.loads(WEIGHTS.read_text())
    floor = ev.read_evaluation(WEIGHTS.read_text()).floor
    assert floor is not None
    logits = np.array([floor.logit(row, []) for row in found["numbers"].astype(float).tolist()])
    parties = [shares(line.split(" | ")) for line in found["names"].tolist()]
    known = sorted({name for party in parties for name in party})
    x = np.array([[party.get(name, 0.0) for name in known] for party in parties])
    weight = len(np.unique(found["games"])) / len(logits)
    shifts = np.zeros(len(known))
    for _ in range(25):
        chances = 1 / (1 + np.exp(-logits - x @ shifts))
        slope = weight * x.T @ (chances - found["went"]) + TIMID * shifts
        bend = weight * (x * (chances * (1 - chances))[:, None]).T @ x + TIMID * np.eye(len(known))
        shifts -= np.linalg.solve(bend, slope)
    after = logits + x @ shifts
    print(f"loss {loss(logits, found['went']):.4f}, with shifts {loss(after, found['went']):.4f}")
    for place, name in enumerate(known):
        mine = x[:, place] > 0
        told, right = 1 / (1 + np.exp(-logits[mine])), 1 / (1 + np.exp(-after[mine]))
        won = found["went"][mine]
        print(f"{name}: told {100 * told.mean():.1f}%, now {100 * right.mean():.1f}%, won {100 * won.mean():.1f}%")
    weights["shifts"] = {name: round(float(shift), 3) for name, shift in zip(known, shifts, strict=True)}
    WEIGHTS.write_text(json.dumps(weights, separators=(",", ":")) + "\n")


def shares(said: list[str]) -> dict[str, float]:
    """The dungeon, the number of heroes, and of each hero her share."""
    heroes = [name for name in said if name.startswith("hero ")]
    found = {name: 1.0 for name in said if name.startswith("dungeon ")} | {f"party {len(heroes)}": 1.0}
    for hero in heroes:
        found[hero] = found.get(hero, 0.0) + 1.0 / len(heroes)
    return found


def chunk(job: tuple[str, list[int]]) -> list[Row]:
    rows: list[Row] = []
    for seed in job[1]:
        rows += PLAYED[job[0]](seed)
    return rows


def generate(kind: str, count: int, seed: int, workers: int, path: Path) -> None:
    """Played in parallel; the rows come in the order of the seeds, whatever the number of workers."""
    DATA.mkdir(exist_ok=True)
    first = seed * 10_000_000
    seeds = list(range(first, first + count))
    jobs = [(kind, seeds[i : i + CHUNK]) for i in range(0, count, CHUNK)]
    started = time.perf_counter()
    rows: list[Row] = []
    with Pool(workers) as pool:
        for found in pool.imap(chunk, jobs):
            rows += found
            if time.perf_counter() - started > 30:
                started = time.perf_counter()
                print(f"  {len(rows)} positions, {sum(row[3] for row in rows) / max(1, len(rows)):.3f}", flush=True)
    keep(rows, path)


def keep(rows: list[Row], path: Path) -> None:
    known = sorted({name for row in rows for name in row[2]})
    np.savez_compressed(
        path,
        games=np.array([row[0] for row in rows]),
        numbers=np.array([row[1] for row in rows], np.float32),
        names=np.array([" | ".join(row[2]) for row in rows]),
        went=np.array([row[3] for row in rows], np.float32),
    )
    print(f"{path}: {len(rows)} positions, {len(known)} names, {np.mean([row[3] for row in rows]):.3f} won")


def table(paths: list[Path]) -> tuple[Array, Array, Array, list[str], int]:
    """Numbers and counted names side by side."""
    files = [np.load(path) for path in paths]
    found = {key: np.concatenate([file[key] for file in files]) for key in ("names", "numbers", "went", "games")}
    said = [line.split(" | ") for line in found["names"].tolist()]
    counts: dict[str, int] = {}
    for line in said:
        for name in line:
            counts[name] = counts.get(name, 0) + 1
    known = sorted(name for name, count in counts.items() if count >= 100)
    places = {name: place for place, name in enumerate(known)}
    named = np.zeros((len(said), len(known)), np.float32)
    for row, line in enumerate(said):
        for name in line:
            if name in places:
                named[row, places[name]] += 1
    numbers = found["numbers"]
    return np.hstack([numbers, named]), found["went"], found["games"], known, numbers.shape[1]


def reliability(logits: Array, went: Array) -> list[str]:
    """Of the positions called so, that many were won."""
    chances = 1 / (1 + np.exp(-logits))
    lines = ["| called | positions | mean call | won |", "|---|---|---|---|"]
    for tenth in range(10):
        inside = (chances >= tenth / 10) & (chances < (tenth + 1) / 10 + (tenth == 9))
        if inside.any():
            lines.append(
                f"| {10 * tenth}-{10 * tenth + 10}% | {inside.sum()} | {100 * chances[inside].mean():.1f}% "
                f"| {100 * went[inside].mean():.1f}% |"
            )
    return lines


def learn(hidden: int) -> None:
    """Fit whatever data there is and write the weights beside the code."""
    found: dict[str, Any] = json.loads(WEIGHTS.read_text()) if WEIGHTS.exists() else {}
    for part in ("boss", "games"):
        paths = sorted(DATA.glob(f"{part}*.npz"))
        if not paths:
            continue
        x, y, games, known, count = table(paths)
        print(part)
        if part == "games":  # too few games to tell one card from another: that is left to the boss's half
            x, known = x[:, :count], []
        model = fit(x, y, games, hidden if part == "boss" else hidden // 3, 1)
        check = games % 10 == 0
        print("\n".join(reliability(model.logits(x[check]), y[check])))
        found["floor" if part == "games" else part] = written(model, count, known)
    WEIGHTS.write_text(json.dumps(found, separators=(",", ":")) + "\n")
    print(f"{WEIGHTS.name}: {WEIGHTS.stat().st_size // 1024} kB")


def main() -> None:
    parser = argparse.ArgumentParser(prog="training.onedeck")
    parser.add_argument("what", choices=("boss", "games", "plain", "fit", "choices", "fit-choices", "fit-odds"))
    parser.add_argument("--fights", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=4_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=24)
    given = parser.parse_args()
    if given.what == "fit":
        learn(given.hidden)
    elif given.what == "fit-choices":
        weigh_choices()
    elif given.what == "choices":
        play_choices(given.games, given.seed, given.workers)
    elif given.what == "fit-odds":
        set_right()
    else:
        count = given.fights if given.what == "boss" else given.games
        generate(given.what, count, given.seed, given.workers, DATA / f"{given.what}-{given.seed}.npz")


if __name__ == "__main__":
    main()
