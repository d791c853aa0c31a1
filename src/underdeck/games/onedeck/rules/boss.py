"""The boss fight: rounds like combats, until somebody falls (OD-13, OD-16.32-36)."""

from underdeck.games.onedeck.rules.boxes import refresh
from underdeck.games.onedeck.rules.cards import HEROIC
from underdeck.games.onedeck.rules.damage import CAUSES, end_game, heal
from underdeck.games.onedeck.rules.dice import clear_dice
from underdeck.games.onedeck.rules.encounter import begin_fight
from underdeck.games.onedeck.rules.frames import FACE_BOSS, PREPARE, RESIST, ROUND
from underdeck.games.onedeck.rules.pairs import bits_of, form_pairs, rejoin, step_forward
from underdeck.games.onedeck.rules.poison import poison_somebody
from underdeck.games.onedeck.rules.state import (
    State,
    boss_health,
    exile_die,
    exile_from_supply,
    four,
    has_talent,
    tell,
)
from underdeck.kernel.decisions import Frame


def run_round(state: State, frame: Frame) -> None:
    """Begin a round: poison is resisted first (OD-13.12). Four heroes form new pairs every round (OD-16.35)."""
    state.round += 1
    if four(state):
        rejoin(state)
    begin_fight(state)
    refresh(state)
    tell(state, "round", round=state.round, damage=state.boss_damage, health=boss_health(state))
    if four(state):
        state.agenda.append((ROUND,))
        form_pairs(state, -1)
    else:
        state.agenda.append((FACE_BOSS, bits_of(state.fighting)))
    state.agenda.append((RESIST,))


def run_face_boss(state: State, frame: Frame) -> None:
    """Carry out what the boss does at the start of a round, once for each pair (OD-16.36)."""
    step_forward(state, frame[1])
    begin_fight(state)
    refresh(state)
    state.agenda.append((PREPARE,))
    for ability in state.abilities:
        if ability.round_exile or ability.round_poison:
            tell(state, "ability", ability=ability.id)
        exile_from_supply(state, HEROIC, ability.round_exile)
        poison_somebody(state, ability.round_poison)


def run_strike(state: State, frame: Frame) -> None:
    """Strike the boss, if everybody survived the consequences (OD-13.20-24)."""
    healed, covered = skulls_now(state)
    if healed:
        state.boss_damage -= healed
        tell(state, "boss-healed", boss=state.dungeon.boss, amount=healed)
    state.boss_damage += covered
    tell(state, "strike", boss=state.dungeon.boss, amount=covered, damage=state.boss_damage,
         health=boss_health(state))  # fmt: skip
    exile_struck(state)
    clear_dice(state)
    if state.boss_damage >= boss_health(state):
        tell(state, "victory", boss=state.dungeon.boss)
        end_game(state, "victory")
        return
    refresh(state)
    if not state.agenda:
        state.agenda.append((ROUND,))
    for h in state.fighting:
        hero = state.heroes[h]
        if (hero.damage or hero.poison) and has_talent(state, hero, "heal-on-round"):
            heal(state, h, 1, CAUSES.index("talent"))


def skulls_now(state: State) -> tuple[int, int]:
    """Return what the boss heals (Hydra: before striking, R-52) and what it takes, with the dice as they are."""
    skulls = [(box.skull, bool(cover)) for box, cover in zip(state.boxes, state.covers, strict=True)]
    covered = sum([count for count, cover in skulls if cover])
    uncovered = sum([count for count, cover in skulls if not cover])
    heals = sum([ability.heal_per_open_skull for ability in state.abilities])
    return min(state.boss_damage, heals * uncovered), covered


def exile_struck(state: State) -> None:
    if not any(ability.exile_on_skulls for ability in state.abilities):
        return
    for b, box in enumerate(state.boxes):
        if box.skull and state.covers[b]:
            exile_die(state, state.covers[b][0])
            state.covers[b] = state.covers[b][1:]
