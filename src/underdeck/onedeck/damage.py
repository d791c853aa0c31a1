"""Damage, defeat, and the potion that averts it (OD-8.16-18, OD-10.14-19, R-37)."""

from underdeck.kernel.decisions import Action, Decision, Frame
from underdeck.onedeck import actions as do
from underdeck.onedeck.frames import ASK_AVERT, CHECK, FEAT_PAID, FEAT_ROLLED
from underdeck.onedeck.state import State, all_seats, health, note, store

HEALING = 0  # the potion printed on the turn reference


def hurt(state: State, h: int, amount: int, cause: str) -> None:
    """Place damage tokens. Defeat is checked once the whole batch lies there (R-37)."""
    if amount <= 0:
        return
    hero = state.heroes[h]
    hero.damage += amount
    note(state, "damage", hero=hero.side.hero, amount=amount, cause=cause, damage=hero.damage,
         health=health(state, hero))  # fmt: skip
    store(state, h, "damage", amount)
    check_defeat(state)


def check_defeat(state: State) -> None:
    if not state.agenda or state.agenda[-1][0] != CHECK:
        state.agenda.append((CHECK,))


def dying(state: State) -> list[int]:
    return [h for h, hero in enumerate(state.heroes) if hero.damage >= health(state, hero)]


def healing_amount(state: State) -> int:
    """OD-10.15-16."""
    potion = state.pack.potions[HEALING]
    return potion.heal_at_turn_start if state.window else potion.heal


def rescue_amount(state: State) -> int:
    """OD-8.17-18: what one token heals at the last moment, by Healing or (E-25) any better potion that heals."""
    amount = healing_amount(state)
    if state.rules.avert_defeat == "any":
        for potion in state.pack.potions:
            if state.known >> potion.index & 1:
                amount = max(amount, potion.heal)
    return amount


def run_check(state: State, frame: Frame) -> None:
    needed = 0
    amount = rescue_amount(state)
    for h in dying(state):
        hero = state.heroes[h]
        needed += (hero.damage - health(state, hero)) // amount + 1
    if not needed:
        return
    if needed > state.tokens:
        lose(state)
    else:
        state.agenda.append((ASK_AVERT,))


def ask_avert(state: State, frame: Frame) -> list[Decision]:
    """OD-10.19: whoever is in danger first, but any hero may be the one healed."""
    in_danger = dying(state)
    others = [h for h in range(len(state.heroes)) if h not in in_danger]
    options: list[Action] = [(do.HEAL, h) for h in in_danger + others]
    options.append((do.DEFEAT,))
    return all_seats(state, "avert-defeat", options, frame)


def answer_avert(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.DEFEAT:
        lose(state)
    else:
        state.tokens -= 1
        heal(state, action[1], rescue_amount(state), "healing")
        check_defeat(state)


def lose(state: State) -> None:
    fallen = dying(state)
    state.outcome = "defeat"
    state.agenda.clear()
    note(state, "defeat", hero=state.heroes[fallen[0]].side.hero)


def heal(state: State, h: int, amount: int, cause: str) -> None:
    hero = state.heroes[h]
    removed = min(amount, hero.damage)
    hero.damage -= removed
    note(state, "healed", hero=hero.side.hero, amount=removed, cause=cause, damage=hero.damage)


def drink_healing(state: State, h: int) -> None:
    """OD-10.1, OD-10.18: one token, one hero."""
    state.tokens -= 1
    heal(state, h, healing_amount(state), "healing")


def may_drink_healing(state: State) -> bool:
    """R-4: at any time at all, unless the option keeps the smaller amount for averting defeat."""
    return state.tokens > 0 and (state.window or state.rules.healing == "anytime")


def anytime_options(state: State, seat: int, placing: bool) -> list[Action]:
    """What may be done between any two steps: drink Healing (D-13), return stored dice (D-17)."""
    options: list[Action] = []
    if state.tokens > 0 and may_drink_healing(state):
        for h in range(len(state.heroes)):
            options.append((do.HEAL, h))
    if (placing or state.rules.return_stored == "anytime") and not feat_declared(state, seat):
        stored = state.heroes[seat].stored
        for color in range(4):
            if stored[color]:
                options.append((do.RETURN, seat, color))
    return options


def feat_declared(state: State, h: int) -> bool:
    """Her stored dice are on their way to the table already."""
    return any(frame[0] in (FEAT_PAID, FEAT_ROLLED) and frame[1] == h for frame in state.agenda)


def do_anytime(state: State, action: Action) -> None:
    if action[0] == do.HEAL:
        drink_healing(state, action[1])
    else:
        hero = state.heroes[action[1]]
        hero.stored[action[2]] -= 1
        state.supply[action[2]] += 1
        note(state, "stored-returned", hero=hero.side.hero, color=action[2])
