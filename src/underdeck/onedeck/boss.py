"""The boss fight: rounds like combats, until somebody falls (OD-13)."""

from underdeck.kernel.decisions import Frame
from underdeck.onedeck.boxes import refresh
from underdeck.onedeck.dice import clear_dice
from underdeck.onedeck.encounter import begin_fight
from underdeck.onedeck.frames import PREPARE, ROUND
from underdeck.onedeck.state import State, note


def run_round(state: State, frame: Frame) -> None:
    state.round += 1
    begin_fight(state)
    refresh(state)
    note(state, "round", round=state.round, damage=state.boss_damage, health=state.dungeon.boss_health)
    state.agenda.append((PREPARE,))


def run_strike(state: State, frame: Frame) -> None:
    """OD-13.21-24: reached only if everybody survived the consequences (OD-13.20)."""
    covered = 0
    uncovered = 0
    for box, cover in zip(state.boxes, state.covers, strict=True):
        if box.skull:
            if cover:
                covered += box.skull
            else:
                uncovered += box.skull
    for ability in state.abilities:
        if ability.heal_per_open_skull and uncovered and state.boss_damage:  # Hydra: before striking
            healed = min(state.boss_damage, ability.heal_per_open_skull * uncovered)
            state.boss_damage -= healed
            note(state, "boss-healed", boss=state.dungeon.boss, amount=healed)
    state.boss_damage += covered
    note(state, "strike", boss=state.dungeon.boss, amount=covered, damage=state.boss_damage,
         health=state.dungeon.boss_health)  # fmt: skip
    clear_dice(state)
    if state.boss_damage >= state.dungeon.boss_health:
        state.outcome = "victory"
        state.agenda.clear()
        note(state, "victory", boss=state.dungeon.boss)
    else:
        state.agenda.append((ROUND,))
