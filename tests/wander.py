"""Random walks through whole games, checking at every step what must always hold."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib import resources

from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.rng import Rng
from underdeck.onedeck import frames as f
from underdeck.onedeck.editions import OPTIONS, PRESETS
from underdeck.onedeck.game import OneDeck
from underdeck.onedeck.state import State
from underdeck.packs import load_pack, onedeck_pack

MOST_DECISIONS = 50_000
STURDY_HEALTH = 60


@cache
def base_game() -> OneDeck:
    return OneDeck(onedeck_pack().pack)


@cache
def sturdy_game() -> OneDeck:
    """The base cards with heroes hard to kill, so that aimless play sees every floor and the boss."""
    data = (resources.files("underdeck.onedeck") / "packs" / "base.toml").read_bytes()
    pack = load_pack("base.toml", data).pack
    for sides in pack.heroes.values():
        for side in sides:
            side.health = STURDY_HEALTH
    return OneDeck(pack)


def any_setup(rng: Rng) -> dict[str, object]:
    """One or two heroes, any dungeon, any edition, some options changed at random."""
    heroes = list(onedeck_pack().pack.heroes)
    rng.shuffle(order := list(range(len(heroes))))
    dungeons = list(onedeck_pack().pack.dungeons)
    options = {}
    for name, values in OPTIONS.items():
        if rng.below(4) == 0:
            options[name] = values[rng.below(len(values))]
    return {
        "heroes": [heroes[i] for i in order[: 1 + rng.below(2)]],
        "dungeon": dungeons[rng.below(len(dungeons))],
        "edition": list(PRESETS)[rng.below(len(PRESETS))],
        "options": options,
    }


def check_invariants(state: State) -> None:
    pack = state.pack
    for color in range(4):  # OD-1.16, OD-1.18
        total = state.supply[color]
        assert total >= 0
        loose = state.aside + [die for hero in state.heroes for die in hero.pool]
        loose += [die for cover in state.covers for die in cover]
        total += sum((die >> 3) & 3 == color for die in loose)
        total += sum(hero.stored[color] + hero.claimed[color] for hero in state.heroes)
        assert total == pack.supply[color], f"color {color}: {total} dice"
    cards = Counter(state.deck + state.discard + state.xp + state.potions + state.removed)
    cards.update(door >> 1 for door in state.doors)
    for hero in state.heroes:
        cards.update(hero.items + hero.skills)
        assert hero.pool == sorted(hero.pool)
        assert all(1 <= die & 7 <= 6 for die in hero.pool)
        assert hero.damage >= 0
        assert sum(hero.stored) <= max(hero.side.feat.store_max, 0)
    assert cards == Counter(range(len(pack.cards))), "44 cards, each in one place"
    assert 0 <= state.stairs < 3
    assert state.tokens >= 0
    if state.rules.potion_limit == "supply":
        assert state.tokens <= pack.tokens
    assert not state.aside or state.agenda or state.outcome, "dice set aside only in the middle of a step"
    claimed = any(frame[0] in (f.LOOT, f.ASK_LOOT) for frame in state.agenda)  # on its way out of the row
    assert len(state.doors) - claimed <= 4


def check_questions(state: State, decisions: list[Decision]) -> None:
    assert bool(decisions) == (state.outcome is None)
    seats = [decision.seat for decision in decisions]
    assert len(set(seats)) == len(seats)
    for decision in decisions:
        assert decision.options
        assert len(set(decision.options)) == len(decision.options)


def wander(
    game: OneDeck,
    setup: dict[str, object],
    seed: int,
    look: Callable[[State, int], None] = lambda state, step: None,
    most: int = MOST_DECISIONS,
) -> State:
    """Play at random to the end, checking as we go; `look` sees the state before every answer."""
    state = game.start(setup, seed)
    rng = Rng(seed ^ 0x5EED)
    for step in range(most):
        check_invariants(state)
        decisions = game.decisions(state)
        check_questions(state, decisions)
        if state.outcome is not None:
            return state
        look(state, step)
        seat, action = any_answer(decisions, rng)
        game.step(state, seat, action)
    raise AssertionError(f"no end after {most} decisions: {setup} seed {seed}")


def any_answer(decisions: list[Decision], rng: Rng) -> tuple[int, Action]:
    decision = decisions[rng.below(len(decisions))]
    return decision.seat, decision.options[rng.below(len(decision.options))]
