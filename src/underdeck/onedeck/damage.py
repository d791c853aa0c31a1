"""Damage, healing, defeat, and the potions that avert it (OD-8.16-18, OD-10.14-19, OD-17.19-23, R-37)."""

from typing import Final

from underdeck.kernel.decisions import Action, Decision, Frame
from underdeck.onedeck import actions as do
from underdeck.onedeck.cards import Potion
from underdeck.onedeck.frames import (
    ASK_AVERT,
    ASK_CURE,
    ASK_HEAL,
    ASK_MARKS,
    CHECK,
    FEAT_PAID,
    FEAT_ROLLED,
    GAME_END,
    PAY_TIME,
)
from underdeck.onedeck.marks import marks_earned
from underdeck.onedeck.state import (
    OUTSIDE,
    State,
    all_seats,
    dice_of_pair,
    has_talent,
    health,
    note,
    store,
    tell,
    token_left,
)

CAUSES: Final = ("healing", "second-wind", "cure", "talent", "skill")


def hurt(state: State, h: int, amount: int, cause: str) -> None:
    """Place damage tokens. Defeat is checked once the whole batch lies there (R-37)."""
    if amount <= 0:
        return
    hero = state.heroes[h]
    hero.damage += amount
    note(state, "damage", hero=hero.name, amount=amount, cause=cause, damage=hero.damage,
         health=health(state, hero))  # fmt: skip
    store(state, h, "damage", amount)
    check_defeat(state)


def check_defeat(state: State) -> None:
    if not state.agenda or state.agenda[-1][0] != CHECK:
        state.agenda.append((CHECK,))


def dying(state: State) -> list[int]:
    return [h for h, hero in enumerate(state.heroes) if hero.damage >= health(state, hero)]


def healing_amount(state: State) -> int:
    """OD-10.15-16, OD-17.23: what a token heals by the potion of the Turn Reference."""
    potion = state.pack.potions[state.reference]
    return potion.heal_at_turn_start if state.window and potion.heal_at_turn_start else potion.heal


def rescuers(state: State) -> list[Potion]:
    """OD-8.17-18: identified potions that heal; in the older books only that of the Turn Reference averts defeat."""
    found = [state.pack.potions[state.reference]]
    if state.rules.avert_defeat == "any":
        for potion in state.pack.potions:
            if potion.heal and potion.index != state.reference and state.known >> potion.index & 1:
                found.append(potion)
    return found


def rescue_amount(state: State, h: int) -> int:
    """The most that one token can heal a dying hero."""
    best = 0
    for potion in rescuers(state):
        amount = healing_amount(state)
        if potion.index != state.reference:
            amount = potion.heal + state.pack.potions[state.reference].passive_heal
        best = max(best, amount)
    return best + int(has_talent(state, state.heroes[h], "heal-on-potion"))


def run_check(state: State, frame: Frame) -> None:
    needed = 0
    for h in dying(state):
        hero = state.heroes[h]
        needed += (hero.damage - health(state, hero)) // rescue_amount(state, h) + 1
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
    for potion in rescuers(state)[1:]:
        options.extend([(do.DRINK, h, potion.index) for h in in_danger])
    options.append((do.DEFEAT,))
    return all_seats(state, "avert-defeat", options, frame)


def answer_avert(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.DEFEAT:
        lose(state)
    else:
        check_defeat(state)
        do_anytime(state, action)


def lose(state: State) -> None:
    fallen = dying(state)
    note(state, "defeat", hero=state.heroes[fallen[0]].name)
    end_game(state, "defeat")


def end_game(state: State, result: str) -> None:
    """OD-14.2: won or lost, heroes with a campaign sheet place their check-marks before the game is over."""
    state.result = result
    state.agenda.clear()
    state.agenda.append((GAME_END,))
    for h, hero in reversed(list(enumerate(state.heroes))):
        if hero.marks:
            earned = marks_earned(state)
            note(state, "marks-earned", hero=hero.name, descents=earned.descents, levels=earned.levels,
                 boss=earned.boss, tier=earned.tier, total=earned.total)  # fmt: skip
            state.agenda.append((ASK_MARKS, h, earned.total))


def run_game_end(state: State, frame: Frame) -> None:
    state.outcome = state.result


def heal(state: State, h: int, amount: int, cause: int) -> None:
    """OD-17.6, R-79: each point removes damage or poison; asked where there is a choice."""
    least, most = curable(state, h, amount)
    if least == most:
        hero = state.heroes[h]
        remove(state, h, min(amount - most, hero.damage), most, cause)
    else:
        state.agenda.append((ASK_HEAL, h, amount, cause))


def curable(state: State, h: int, amount: int) -> tuple[int, int]:
    """How many of the points may be poison, at least and at most: what keeps a hero alive comes first (R-37)."""
    hero = state.heroes[h]
    amount = min(amount, hero.damage + hero.poison)
    to_live = min(amount, max(0, hero.damage - health(state, hero) + 1))
    return max(0, amount - hero.damage), min(amount - to_live, hero.poison)


def remove(state: State, h: int, damage: int, poison: int, cause: int) -> None:
    hero = state.heroes[h]
    hero.damage -= damage
    if damage or not poison:
        potion = state.pack.potions[state.reference].id
        note(state, "healed", hero=hero.name, amount=damage, cause=CAUSES[cause], damage=hero.damage, potion=potion)
    if poison:
        hero.poison -= poison
        note(state, "cured", hero=hero.name, amount=poison, poison=hero.poison)


def ask_heal(state: State, frame: Frame) -> list[Decision]:
    h = frame[1]
    least, most = curable(state, h, frame[2])  # something else may have healed the hero since
    options: list[Action] = [(do.CURE, h, poison) for poison in range(least, most + 1)]
    if len(options) == 1:
        state.agenda.pop()
        answer_heal(state, frame, h, options[0])
        return []
    return [Decision(h, "heal-or-cure", options, frame)]


def answer_heal(state: State, frame: Frame, seat: int, action: Action) -> None:
    hero = state.heroes[frame[1]]
    remove(state, frame[1], min(frame[2] - action[2], hero.damage), action[2], frame[3])


def spend_token(state: State, potion: Potion, drinkers: list[int]) -> None:
    """OD-10.1 and everything that looks at potions being used. Where a potion names nobody who drinks it, `drinkers`
    are all heroes, those it would suit best first."""
    state.tokens -= 1
    if potion.exile:
        state.exiled_tokens += 1
        note(state, "token-exiled")
    for h in range(len(state.heroes)):
        store(state, h, "potion")
    if state.mode != OUTSIDE:
        time = sum(tell(state, ability, ability.time_per_potion) for ability in state.abilities)
        if time:
            state.agenda.append((PAY_TIME, time))
    passive = state.pack.potions[state.reference].passive_heal
    if passive and potion.index != state.reference:  # OD-17.20, R-43
        state.agenda.append((ASK_CURE, passive))
    first_aid(state, drinkers)


def anybody(state: State, healed: int) -> list[int]:
    """All heroes: the dying first, the one who is healed anyway last."""
    return [*dying(state), *[h for h in range(len(state.heroes)) if h != healed], healed]


def first_aid(state: State, drinkers: list[int]) -> None:
    """The talent heals whoever drinks (R-98); where nobody is named, a hero who has it drinks (R-91)."""
    for h in drinkers:
        hero = state.heroes[h]
        if (hero.damage or hero.poison) and has_talent(state, hero, "heal-on-potion"):
            heal(state, h, 1, CAUSES.index("talent"))
            return


def ask_cure(state: State, frame: Frame) -> list[Decision]:
    """OD-17.20-22, R-43: on any one hero with something to heal; lost if there is none."""
    wounded = dying(state) or [h for h, hero in enumerate(state.heroes) if hero.damage or hero.poison]
    if len(wounded) > 1:
        return all_seats(state, "cure", [(do.SOOTHE, h) for h in wounded], frame)
    state.agenda.pop()
    if wounded:
        heal(state, wounded[0], frame[1], CAUSES.index("cure"))
    return []


def answer_cure(state: State, frame: Frame, seat: int, action: Action) -> None:
    heal(state, action[1], frame[1], CAUSES.index("cure"))


def gain_token(state: State) -> None:
    """OD-1.13-14, R-45: with a limited supply the token may be lost. OD-17.21: Cure heals for every token gained."""
    if not token_left(state):
        note(state, "token-lost")
        return
    state.tokens += 1
    note(state, "token-gained", tokens=state.tokens)
    passive = state.pack.potions[state.reference].passive_heal
    if passive:
        state.agenda.append((ASK_CURE, passive))


def may_drink_healing(state: State) -> bool:
    """R-4: at any time at all, unless the option keeps the smaller amount for averting defeat."""
    return state.tokens > 0 and (state.window or state.rules.healing == "anytime")


def healing_drinks(state: State) -> list[Action]:
    """D-13, D-14: what heals may be drunk between any two steps; R-44: in vain, too."""
    options: list[Action] = []
    if may_drink_healing(state):
        for h in range(len(state.heroes)):
            options.append((do.HEAL, h))
    if state.tokens > 0:
        for potion in state.pack.potions:
            if (potion.cure or potion.heal) and potion.index != state.reference and state.known >> potion.index & 1:
                for h in range(len(state.heroes)):
                    options.append((do.DRINK, h, potion.index))
    return options


def drinking_helps(state: State) -> bool:
    """Is there something to drink, and somebody whom it would help?"""
    for action in healing_drinks(state):
        hero = state.heroes[action[1]]
        heals = action[0] == do.HEAL or state.pack.potions[action[2]].heal
        if hero.poison or (hero.damage and heals):
            return True
    return False


def anytime_options(state: State, seat: int, placing: bool) -> list[Action]:
    """What may be done between any two steps: drink what heals, return stored dice (D-17)."""
    if state.result:
        return []
    options = healing_drinks(state)
    if (placing or state.rules.return_stored == "anytime") and not feat_declared(state, seat):
        stored = state.heroes[seat].stored
        for color in range(4):
            if stored[color]:
                options.append((do.RETURN, seat, color))
    return options


def feat_declared(state: State, h: int) -> bool:
    """Her stored dice are on their way to the table already."""
    return any(frame[0] in (FEAT_PAID, FEAT_ROLLED) and frame[1] == h for frame in state.agenda)


def is_anytime(state: State, action: Action) -> bool:
    if action[0] == do.DRINK:
        potion = state.pack.potions[action[2]]
        return bool(potion.cure or potion.heal)
    return action[0] in (do.HEAL, do.RETURN)


def do_anytime(state: State, action: Action) -> None:
    if action[0] == do.RETURN:
        hero = state.heroes[action[1]]
        hero.stored[action[2]] -= 1
        dice_of_pair(state, action[1])[action[2]] += 1
        note(state, "stored-returned", hero=hero.name, color=action[2])
        return
    if action[0] == do.HEAL:  # OD-10.18: one token, one hero
        amount = healing_amount(state)
        spend_token(state, state.pack.potions[state.reference], anybody(state, action[1]))
        heal(state, action[1], amount, CAUSES.index("healing"))
        return
    potion = state.pack.potions[action[2]]
    hero = state.heroes[action[1]]
    note(state, "drank", hero=hero.name, potion=potion.id)
    spend_token(state, potion, anybody(state, action[1]))
    if potion.heal:
        heal(state, action[1], potion.heal, CAUSES.index("skill"))
    if potion.cure and hero.poison:
        remove(state, action[1], 0, min(potion.cure, hero.poison), CAUSES.index("skill"))
