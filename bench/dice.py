"""How long the best placement takes on the largest real pools: parties at the last level with all the items and skills
that it allows, on the last floor and before the boss.

python bench/dice.py        prints the table and writes it to bench/dice.md
"""

import gc
import platform
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import underdeck
from underdeck.bots import make_bot
from underdeck.games.onedeck.bots.ability_use import Reckoning, best_use, usable
from underdeck.games.onedeck.bots.placement import MOVE_NODES, Plan, best_placement
from underdeck.games.onedeck.bots.proposal import TABLES, WORK
from underdeck.games.onedeck.rules.cards import Encounter, Pack
from underdeck.games.onedeck.rules.state import State
from underdeck.kernel.rng import Rng
from underdeck.match import Match

HERE = Path(__file__).parent
TABLES_EACH = 150
PARTIES = (1, 2, 4)
PLACES = ("the last floor", "the boss")
LAST_LEVEL = 4
MOST_ANSWERS = 60
SOLVERS: dict[str, Callable[[State], Plan]] = {
    "dice": best_placement,
    "dice and skills": lambda state: best_use(
        state, Reckoning(state), usable(state, state.asked), TABLES, MOVE_NODES, WORK
    ),
}


def learnt(cards: list[Encounter], known: int, count: int) -> list[str]:
    """Nobody has the same skill twice (OD-9.17)."""
    skills = [known]
    found: list[str] = []
    for card in cards[:]:
        if len(found) < count and card.skill >= 0 and card.skill not in skills:
            skills.append(card.skill)
            found.append(card.id)
            cards.remove(card)
    return found


def table(pack: Pack, rng: Rng, party: int, boss: bool) -> State:
    """A full party just after its roll."""
    while True:
        match = underdeck.new("onedeck", position=written(pack, rng, party, boss), seed=rng.below(1 << 30))
        found = placing(match)
        if found is not None:
            return found


def written(pack: Pack, rng: Rng, party: int, boss: bool) -> str:
    heroes = list(pack.heroes)
    rng.shuffle(heroes)
    heroes = heroes[:party]
    dungeons = [dungeon for dungeon in pack.dungeons.values() if dungeon.set == 0]
    dungeon = dungeons[rng.below(len(dungeons))]
    cards = [card for card in pack.cards if card.set == 0 and not card.replaced and (party == 4 or not card.twin)]
    rng.shuffle(cards)
    level = pack.levels[party > 1][LAST_LEVEL - 1]
    lines = [f"heroes {' '.join(heroes)}", f"dungeon {dungeon.id}", f"floor {4 if boss else 3}", f"level {LAST_LEVEL}"]
    for hero in heroes:
        items = [cards.pop().id for _ in range(level.items)]
        skills = learnt(cards, pack.heroes[hero][party > 1].skill, level.skills)
        lines.append(f"hero {hero} items {' '.join(items)} skills {' '.join(skills)}")
    doors = [card.id for card in cards if not card.peril][: 2 if party == 4 else 1]
    lines += ["phase boss"] if boss else [f"doors {' '.join(doors)}", "phase encounter 1"]
    return "\n".join(lines) + "\n"


def placing(match: Match) -> State | None:
    """Where dice are placed first, if it comes to that."""
    bot = make_bot("skilled", 1, "onedeck")
    for _ in range(MOST_ANSWERS):
        if match.outcome is not None:
            return None
        if match.decisions[0].kind == "placing":
            state: State = match.state
            return state
        match.submit(*bot.choose(match.state, match.decisions))
    return None


def milliseconds(solve: Callable[[State], Plan], state: State) -> tuple[float, Plan]:
    started = time.process_time()
    plan = solve(state)
    return (time.process_time() - started) * 1e3, plan


def row(pack: Pack, party: int, boss: bool) -> list[str]:
    rng = Rng(party * 2 + boss)
    tables = [table(pack, rng, party, boss) for _ in range(TABLES_EACH)]
    pools = [sum(len(state.heroes[h].pool) for h in state.fighting) for state in tables]
    lines = []
    for name, solve in SOLVERS.items():
        gc.collect()
        found = [milliseconds(solve, state) for state in tables]
        spent = sorted(each[0] for each in found)
        proven = sum(each[1].proven for each in found)
        lines.append(
            f"| {party} | {PLACES[boss]} | {statistics.mean(pools):.0f} to {max(pools)} | {name} "
            f"| {statistics.median(spent):.2f} | {spent[-1 - len(spent) // 100]:.1f} | {spent[-1]:.1f} "
            f"| {proven / len(found):.0%} |"
        )
    return lines


def main() -> None:
    pack = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=1).state.pack
    lines = [
        "# The best placement of the largest pools",
        "",
        f"`python bench/dice.py`, {underdeck.compiled.mode()}, Python {platform.python_version()}, "
        f"{platform.machine()}, {TABLES_EACH} tables a row,",
        "milliseconds of CPU time. Parties at the last level with all the items and skills that it allows, drawn at",
        "random; of four heroes two face a foe together. Dice: mean to most. With skills the proposal looks at",
        f"{TABLES} tables and {WORK:,} positions at most. Proven: the work was done before its limit.",
        "",
        "| heroes | where | dice | what is found | median | 99th of 100 | worst | proven |",
        "|---:|---|---:|---|---:|---:|---:|---:|",
    ]
    for party in PARTIES:
        for boss in (False, True):
            lines += row(pack, party, boss)
    text = "\n".join(lines) + "\n"
    print(text, end="")
    (HERE / "dice.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
