"""Random walks through our own games: any setup, cards with which all of a game is seen, what must always hold."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from stick_wander import any_stick_setup, bold_answer, check_stick_invariants, mighty_stick, stick
from underdeck.compiled import fields_of
from underdeck.forms.trial import sound_plugins
from underdeck.games.onedeck.compile import Compiler, onedeck_pack, pack_files
from underdeck.games.onedeck.rules import frames as f
from underdeck.games.onedeck.rules.agenda import MACHINE
from underdeck.games.onedeck.rules.boxes import count_x, derive
from underdeck.games.onedeck.rules.cards import BOSS
from underdeck.games.onedeck.rules.editions import OPTIONS, PRESETS, TIERS
from underdeck.games.onedeck.rules.game import OneDeck
from underdeck.games.onedeck.rules.setup import deck_cards
from underdeck.games.onedeck.rules.state import BOSS_FLOOR, State
from underdeck.kernel.decisions import Decision
from underdeck.kernel.game import Game
from underdeck.kernel.rng import Rng
from underdeck.lab import walks
from underdeck.lab.walks import MOST_ANSWERS, Look, Setup, Walk, any_answer, walk_of

STURDY_HEALTH = 60


@cache
def base_game() -> OneDeck:
    return OneDeck(onedeck_pack().pack)


@cache
def sturdy_game() -> OneDeck:
    """The same cards with heroes hard to kill, so that aimless play sees every floor and the boss."""
    pack = Compiler().compile(pack_files()).pack
    for sides in pack.heroes.values():
        for side in sides:
            side.health = STURDY_HEALTH
    return OneDeck(pack)


def any_sheet(rng: Rng) -> dict[str, object]:
    """A campaign sheet with some talents full, some half-way."""
    marks = {}
    for talent in onedeck_pack().pack.talents:
        marks[talent.id] = [most if rng.below(2) else rng.below(most + 1) for most in talent.spaces]
    return {"marks": marks}


def any_setup(rng: Rng, sizes: tuple[int, ...] = (1, 2, 4)) -> dict[str, object]:
    """Any party, deck, dungeon, edition and tier, some with campaign sheets, some options changed at random."""
    pack = onedeck_pack().pack
    heroes = list(pack.heroes)
    rng.shuffle(order := list(range(len(heroes))))
    party = [heroes[i] for i in order[: sizes[rng.below(len(sizes))]]]
    dungeons = list(pack.dungeons)
    options = {}
    for name, values in OPTIONS.items():
        if rng.below(4) == 0:
            options[name] = values[rng.below(len(values))]
    edition = list(PRESETS)[rng.below(len(PRESETS))]
    dungeon = pack.dungeons[dungeons[rng.below(len(dungeons))]]
    setup: dict[str, object] = {"heroes": party, "dungeon": dungeon.id, "edition": edition, "options": options}
    if rng.below(3) == 0:
        setup["set"] = "hybrid"
        if rng.below(2):
            setup["reference"] = ("healing", "cure")[rng.below(2)]
    if rng.below(2):
        tiers = TIERS[options.get("tiers", PRESETS[edition].get("tiers", "four"))]
        setup["tier"] = tiers[rng.below(len(tiers))]
    if len(party) == 4 and (dungeon.set == 1 or "set" in setup) and rng.below(2):
        setup["hordes"] = True
    if rng.below(2):
        setup["sheets"] = {hero: any_sheet(rng) for hero in party if rng.below(2)}
    return setup


def check_invariants(state: State) -> None:
    pack = state.pack
    copies = 2 if len(state.heroes) == 4 else 1
    for color in range(4):  # OD-1.16, OD-1.18, OD-17.18
        total = state.supply[color] + state.reserve[color] + state.exiled[color]
        assert state.supply[color] >= 0 and state.reserve[color] >= 0 and state.exiled[color] >= 0
        loose = state.aside + [die for hero in state.heroes for die in hero.pool]
        loose += [die for cover in state.covers for die in cover]
        total += sum((die >> 3) & 3 == color for die in loose)
        total += sum(hero.stored[color] + hero.claimed[color] for hero in state.heroes)
        assert total == copies * pack.supply[color], f"color {color}: {total} dice"
    cards = [*state.deck, *state.discard, *state.xp, *state.potions, *state.removed]
    cards += [door >> 1 for door in state.doors]
    for hero in state.heroes:
        cards += hero.items + hero.skills
        assert hero.pool == sorted(hero.pool)
        assert all(1 <= die & 7 <= 6 for die in hero.pool)
        assert hero.damage >= 0
        assert hero.poison >= 0
        assert sum(hero.stored) <= max(hero.side.feat.store_max, 0)
        for talent in pack.talents if hero.marks else []:
            marks = hero.marks[3 * talent.index : 3 * talent.index + 3]
            assert all(0 <= n <= most for n, most in zip(marks, talent.spaces, strict=True))
    assert sorted(cards) == sorted(deck_cards(state)), "every card of the deck in one place"
    forests = 2 if len(state.heroes) == 4 and state.set == 1 else 1
    assert sum(hero.poison for hero in state.heroes) <= forests * pack.poison  # OD-17.4, OD-18.8
    assert 0 <= state.stairs < 3 * copies
    assert state.tokens >= 0
    if state.rules.potion_limit == "supply":
        assert state.tokens + state.exiled_tokens <= copies * pack.tokens
    assert not state.aside or state.agenda or state.outcome, "dice set aside only in the middle of a step"
    claiming = (f.LOOT, f.SPOILS, f.ASK_LOOT)  # cards on their way out of the row
    claimed = any(frame[0] in claiming for frame in state.agenda)
    assert (len(state.doors) + copies - 1) // copies - claimed <= 4
    assert claimed or state.result or len(state.doors) % copies == 0  # who dies in the middle of it claims no more
    assert len(state.fighting) in (len(state.heroes), 2)
    check_surroundings(state)


def check_surroundings(state: State) -> None:
    """What follows from where the party stands never lags: abilities, boxes, and the boss's X between rounds."""
    again = state.clone()
    derive(again)
    assert facts_of(again.abilities) == facts_of(state.abilities)
    assert facts_of(again.boxes) == facts_of(state.boxes)
    assert len(state.covers) == len(state.boxes)
    assert (state.mode == BOSS) == (state.floor == BOSS_FLOOR)
    waiting = state.agenda and state.agenda[-1][0] in (f.ASK_RESIST, f.ASK_PAIRS, f.ASK_GROUPS)
    if state.mode == BOSS and waiting:
        assert state.x == count_x(state)
        assert not any(hero.used for hero in state.heroes)


def facts_of(parts: Any) -> list[object]:
    return [all_facts(type(part))(part) for part in parts]


@cache
def all_facts(kind: Any) -> Callable[[Any], object]:
    return attrgetter(*fields_of(kind))


def asked_anew(game: Game, state: State) -> list[Decision]:
    """A world that is sampled keeps the questions of the true one; these are the world's own."""
    world = state.clone()
    MACHINE.advance(world)
    return world.asked


ONEDECK = Walk("onedeck", base_game, sturdy_game, any_setup, any_answer, check_invariants, 1, asked_anew)
STICK = Walk("stick", stick, mighty_stick, any_stick_setup, bold_answer, check_stick_invariants, 8)
OURS = {walk.name: walk for walk in (ONEDECK, STICK)}
WALKS = OURS | {plugin.name: walk_of(plugin) for plugin in sound_plugins() if plugin.name not in OURS}
"""Every game that is installed keeps the laws."""


def wander(game: Game, setup: Setup, seed: int, look: Look = lambda state, step: None, most: int = MOST_ANSWERS) -> Any:
    """Play at random to the end, checking as we go; `look` sees the state before every answer."""
    return walks.wander(WALKS[game.name], game, setup, seed, look, most)
