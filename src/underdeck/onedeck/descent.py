"""Down the stairs (OD-12.17-25)."""

from underdeck.kernel.decisions import Frame
from underdeck.onedeck.boxes import refresh
from underdeck.onedeck.cards import BOSS
from underdeck.onedeck.damage import heal
from underdeck.onedeck.frames import ROUND, TURN
from underdeck.onedeck.state import BOSS_FLOOR, State, feat_fits_boss, note, store

SECOND_WIND = 2


def run_descend(state: State, frame: Frame) -> None:
    state.stairs = 0
    state.room = -1
    for h, hero in enumerate(state.heroes):  # also on the way to the boss
        if state.pack.skills[hero.side.skill].passive == "second-wind" and hero.damage:
            heal(state, h, SECOND_WIND, "second-wind")
    state.floor += 1
    state.discard.extend([door >> 1 for door in state.doors])
    state.doors.clear()
    state.reveals += 1
    if state.floor == BOSS_FLOOR:
        note(state, "boss", boss=state.dungeon.boss)
        meet_boss(state)
        return
    state.deck, state.discard = state.discard, []
    state.rng.shuffle(state.deck)
    state.fresh_floor = True
    note(state, "descended", floor=state.floor)
    refresh(state)
    start_floor(state)
    state.agenda.append((TURN,))


def start_floor(state: State) -> None:
    for h in range(len(state.heroes)):
        store(state, h, "floor")


def meet_boss(state: State) -> None:
    """OD-13.6-7: stored dice return, all of them or those on feats that are barred here."""
    state.mode = BOSS
    for h, hero in enumerate(state.heroes):
        if state.rules.stored_at_boss == "all" or not feat_fits_boss(state, h):
            if any(hero.stored):
                note(state, "stored-lost", hero=hero.side.hero, feat=hero.side.feat.id)
            for color in range(4):
                state.supply[color] += hero.stored[color]
                hero.stored[color] = 0
    state.agenda.append((ROUND,))
