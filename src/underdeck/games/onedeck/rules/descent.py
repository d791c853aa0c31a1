"""Going down the stairs (OD-12.17-25)."""

from typing import Final

from underdeck.games.onedeck.rules.boxes import refresh
from underdeck.games.onedeck.rules.cards import BOSS, HEROIC
from underdeck.games.onedeck.rules.damage import CAUSES, heal
from underdeck.games.onedeck.rules.frames import FLOOR, ROUND, TURN
from underdeck.games.onedeck.rules.poison import poison_somebody
from underdeck.games.onedeck.rules.state import (
    BOSS_FLOOR,
    State,
    applied,
    exile_from_supply,
    feat_fits_boss,
    has_talent,
    store,
    tell,
)
from underdeck.kernel.decisions import Frame

SECOND_WIND: Final = 2


def run_descend(state: State, frame: Frame) -> None:
    state.stairs = 0
    state.room = -1
    state.agenda.append((FLOOR,))
    for h, hero in enumerate(state.heroes):  # also on the way to the boss
        if hero.damage or hero.poison:
            if state.pack.skills[hero.side.skill].passive == "second-wind":
                heal(state, h, SECOND_WIND, CAUSES.index("second-wind"))
            if has_talent(state, hero, "heal-on-descent"):
                heal(state, h, 1, CAUSES.index("talent"))


def run_floor(state: State, frame: Frame) -> None:
    """Go one floor deeper (OD-12.19-23)."""
    state.floor += 1
    state.discard.extend([door >> 1 for door in state.doors])
    state.doors.clear()
    state.reveals += 1
    if state.floor == BOSS_FLOOR:
        tell(state, "boss", boss=state.dungeon.boss)
        meet_boss(state)
        refresh(state)
        return
    state.deck += state.discard  # a position may go down before its deck is empty
    state.discard = []
    state.rng.shuffle(state.deck)
    state.fresh_floor = True
    tell(state, "descended", floor=state.floor)
    refresh(state)
    state.agenda.append((TURN,))
    start_floor(state)


def start_floor(state: State) -> None:
    """Carry out what happens on every floor that is entered."""
    for h in range(len(state.heroes)):
        store(state, h, "floor")
    for ability in state.abilities:
        applied(state, ability, ability.floor_exile or ability.floor_poison)
        for color in range(HEROIC):
            exile_from_supply(state, color, ability.floor_exile)
        poison_somebody(state, ability.floor_poison)


def meet_boss(state: State) -> None:
    """Meet the boss: stored dice return, all of them or those on feats that are barred here (OD-13.6-7)."""
    state.mode = BOSS
    for h, hero in enumerate(state.heroes):
        if state.rules.stored_at_boss == "all" or not feat_fits_boss(state, h):
            if any(hero.stored):
                tell(state, "stored-lost", hero=hero.name, feat=hero.side.feat.id)
            for color in range(4):
                state.supply[color] += hero.stored[color]
            hero.stored = (0, 0, 0, 0)
    state.agenda.append((ROUND,))
