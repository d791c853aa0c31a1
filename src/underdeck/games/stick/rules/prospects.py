"""The effect of an answer on one's odds in battle, as far as it can be known in advance."""

from collections.abc import Iterator
from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.abilities import support_in
from underdeck.games.stick.rules.agenda import MACHINE
from underdeck.games.stick.rules.battle import shtick_options
from underdeck.games.stick.rules.cards import AFTER_ROLL, BEFORE_ROLL, WINDOWS
from underdeck.games.stick.rules.floors import in_haven
from underdeck.games.stick.rules.movement import MOVES, step_to
from underdeck.games.stick.rules.notation import write_action
from underdeck.games.stick.rules.odds import Odds, odds_choosing, odds_of, targets_with
from underdeck.games.stick.rules.results import called_off, outcome
from underdeck.games.stick.rules.sides import chosen_shtick, opponent, with_shtick
from underdeck.games.stick.rules.state import (
    ATTACK,
    DEFEND,
    DRAW,
    LOSS,
    NO_SHTICK,
    NOT_CHOSEN,
    NPC,
    SHTICKS_OF,
    WIN,
    Battle,
    State,
    fresh_battle,
    fresh_helper,
    monster,
    room_at,
    room_card,
)
from underdeck.games.stick.rules.totals import help_bonus
from underdeck.games.stick.rules.windows import do_use
from underdeck.kernel.agenda import MOST_FRAMES
from underdeck.kernel.decisions import Action, Decision

TELLING: Final = ("wound", "flip", "miss", "run", "entrance", "shtick", "unflip")
"""The effects of a room on a visitor that change the coming battle."""
ROLLING: Final = (WINDOWS[BEFORE_ROLL], WINDOWS[AFTER_ROLL])
DEEPEST: Final = 3
"""The most questions that a card may ask of its player before its effect is known."""


def prospects(state: State, seat: int) -> dict[str, Odds]:
    """Win, draw, lose for this seat after each of its answers that leads into a battle or changes one."""
    found: dict[str, Odds] = {}
    for decision in state.asked:
        if decision.seat != seat:
            continue
        for option in decision.options:
            chances = prospect(state, seat, decision.kind, option)
            if chances is not None:
                found[write_action(state, option)] = chances
    return found


def prospect(state: State, seat: int, kind: str, option: Action) -> Odds | None:
    verb = option[0]
    if kind in ("start", "move") and (verb in MOVES or verb == do.STAY):
        return stopping(state, seat, option)
    if kind == "further" and verb in (do.ATTACK, do.DEFEND):
        return against_top(state, seat, ATTACK if verb == do.ATTACK else DEFEND, state.players[seat].column)
    if kind == "fight" and verb == do.SHOOT:
        return against_top(state, seat, ATTACK, option[1])
    if verb == do.ATTACK_PLAYER:
        return against_player(state, seat, option[1])
    if kind in ("shtick", "foe-shtick"):
        assert state.battle is not None
        return choosing(state, state.battle, seat, option[1] % SHTICKS_OF if verb == do.SHTICK else NO_SHTICK)
    if verb in (do.OFFER, do.HIRE):
        return helped(state, seat, option[1] + (NPC if verb == do.HIRE else 0), option[2], seat)
    if kind == "offer":
        return accepting(state, seat, option[1]) if verb == do.ACCEPT else standing(state, seat)
    if kind == "assist" and verb == do.DONE:
        return standing(state, seat)
    if kind in ROLLING:
        return standing(state, seat) if verb == do.PASS else using(state, seat, option)
    return None


def turned(battle: Battle, seat: int, chances: Odds) -> Odds:
    """Return the odds as that side sees them; others see the fighter's."""
    win, draw, lose = chances
    return (lose, draw, win) if seat == battle.foe else chances


def stopping(state: State, seat: int, option: Action) -> Odds | None:
    """Return the odds after stopping: players who stop among Monsters are attacked, those who stayed attack (OS-6.7,
    OS-6.8)."""
    trial = state.clone()
    player = trial.players[seat]
    if option[0] in MOVES:
        player.floor, player.column = step_to(trial, player, option[0])
        trial.moved = True
    return stopping_here(trial, seat)


def stopping_here(state: State, seat: int) -> Odds | None:
    player = state.players[seat]
    room = room_at(state, player.floor, player.column)
    if room is None or player.fleeing or player.floor == 0 or in_haven(state, player):
        return None
    enter = room_card(state, room).enter
    if state.moved and enter >= 0 and any(op.verb in TELLING for op in state.pack.scripts[enter]):
        return None
    return against_top(state, seat, DEFEND if state.moved else ATTACK, player.column)


def against_top(state: State, seat: int, role: int, column: int) -> Odds | None:
    """Return the best odds against the top Monster of a room on the player's floor, without help."""
    player = state.players[seat]
    room = room_at(state, player.floor, column)
    if room is None or not room.stack:
        return None
    battle = fresh_battle(seat, -1, role, player.floor, column, abs(column - player.column))
    battle.targets = list(room.stack[:1])
    return best(state, battle, seat)


def against_player(state: State, seat: int, other: int) -> Odds | None:
    player, foe = state.players[seat], state.players[other]
    battle = fresh_battle(seat, other, ATTACK, player.floor, foe.column, abs(foe.column - player.column))
    return best(state, battle, seat)


def choosing(state: State, battle: Battle, seat: int, shtick: int) -> Odds | None:
    """Return the odds with that shtick, if the side that chooses later chooses well (OS-10.3)."""
    if battle.foe < 0:
        return None if outsmarts(state, battle, shtick) else odds_choosing(state, battle, seat, shtick)
    other = opponent(battle, seat)
    if chosen_shtick(battle, other) != NOT_CHOSEN:
        return turned(battle, seat, odds_choosing(state, battle, seat, shtick))
    trial = with_shtick(battle, seat, shtick)
    replies = [odds_choosing(state, trial, other, reply) for reply in shticks_for(state, trial, other)]
    return min([turned(battle, seat, reply) for reply in replies], key=worth)


def outsmarts(state: State, battle: Battle, shtick: int) -> bool:
    """Return whether chance will flip shticks first (OS-22.17, R-59)."""
    targets = targets_with(state, battle, shtick)
    return any(
        code not in battle.outsmarted
        and monster(state, code).support == "outsmart"
        and not battle.silence
        and support_in(state, battle, code)
        for code in targets
    )


def shticks_for(state: State, battle: Battle, seat: int) -> list[int]:
    options = shtick_options(state, battle, seat)
    return [option[1] % SHTICKS_OF if option[0] == do.SHTICK else NO_SHTICK for option in options]


def worth(chances: Odds) -> tuple[float, float]:
    return chances[0] - chances[2], chances[0]


def best(state: State, battle: Battle, seat: int) -> Odds | None:
    return best_of([choosing(state, battle, seat, shtick) for shtick in shticks_for(state, battle, seat)])


def best_of(found: list[Odds | None]) -> Odds | None:
    return max([each for each in found if each is not None], key=worth, default=None)


def helped(state: State, asker: int, helper: int, loot: int, seat: int) -> Odds | None:
    """Return the odds with that helper, as the seat sees them."""
    battle = state.battle
    assert battle is not None
    trial = battle.imagined()
    trial.helpers = [*battle.helpers, fresh_helper(asker, helper, loot, help_bonus(state, helper, loot))]
    return turned(battle, seat, odds_of(state, trial))


def accepting(state: State, seat: int, asker: int) -> Odds | None:
    """Return the odds if the asked player accepts."""
    battle = state.battle
    assert battle is not None
    for other, asked, card in battle.offers:
        if (other, asked) == (asker, seat):
            return helped(state, asker, seat, card, seat)
    return None


def using(state: State, seat: int, option: Action) -> Odds | None:
    """Return the odds if nobody reacts to the card, flip or discard, and its player chooses well."""
    trial = state.clone()
    trial.intents, trial.events = [], []
    do_use(trial, seat, option)
    found = settled(trial, seat, state, DEEPEST)
    return found if found != standing(state, seat) else None


def standing(state: State, seat: int) -> Odds:
    """Return the present odds."""
    battle = state.battle
    assert battle is not None
    return turned(battle, seat, certain(outcome(state, battle)) if battle.dice else odds_of(state, battle))


def settled(state: State, seat: int, before: State, depth: int) -> Odds | None:
    """Return the odds once the effect is done and the window would open again."""
    floor = len(before.agenda)
    for _ in range(MOST_FRAMES):
        if len(state.agenda) <= floor:
            break
        frame = state.agenda[-1]
        if MACHINE.runs(frame[0]):
            state.agenda.pop()
            MACHINE.run(state, frame)
            continue
        asked = MACHINE.ask(state, frame)
        if not asked:
            continue
        if (do.PASS,) in asked[0].options:
            answer(state, asked[0].seat, (do.PASS,))
        elif (do.DONE,) in asked[0].options:  # without help
            answer(state, asked[0].seat, (do.DONE,))
        elif asked[0].seat != seat or depth == 0:
            return None
        else:
            return best_of(list(choices(state, asked[0], before, depth)))
    battle = state.battle
    if battle is None or len(state.agenda) != floor:
        return None
    if called_off(state, battle):  # over at once: won, or neither won nor lost
        return turned(battle, seat, certain(WIN)) if battle.slain else None
    by_chance = (state.rng.state, state.rng.script) != (before.rng.state, before.rng.script)
    if not by_chance and state.reveals != before.reveals:  # a hidden card has come to light
        return None
    if not battle.dice:
        return None if by_chance else turned(battle, seat, odds_of(state, battle))
    if not by_chance:
        return turned(battle, seat, certain(outcome(state, battle)))
    return odds_of(state, battle) if battle.foe < 0 else None  # rolled again


def choices(state: State, decision: Decision, before: State, depth: int) -> Iterator[Odds | None]:
    for option in decision.options:
        trial = state.clone()
        answer(trial, decision.seat, option)
        yield settled(trial, decision.seat, before, depth - 1)


def answer(state: State, seat: int, action: Action) -> None:
    frame = state.agenda.pop()
    MACHINE.answer(state, frame, seat, action)


def certain(result: int) -> Odds:
    return float(result == WIN), float(result == DRAW), float(result == LOSS)
