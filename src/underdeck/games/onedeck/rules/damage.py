"""Damage, healing, defeat, and the potions that avert it (OD-8.16-18, OD-10.14-19, OD-17.19-23, R-37)."""

from typing import Final

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.cards import Potion
from underdeck.games.onedeck.rules.frames import (
    ASK_AVERT,
    ASK_CURE,
    ASK_HEAL,
    ASK_MARKS,
    CHECK,
    FEAT_PAID,
    FEAT_ROLLED,
    GAME_END,
)
from underdeck.games.onedeck.rules.marks import marks_earned
from underdeck.games.onedeck.rules.rescue import (
    FIRST_AID,
    aids,
    anytime_potions,
    can_be_saved,
    following,
    healing_amount,
    remedies,
    rescuers,
    still_saved,
)
from underdeck.games.onedeck.rules.skills import begin_use
from underdeck.games.onedeck.rules.state import (
    OUTSIDE,
    State,
    all_seats,
    applied,
    dice_of_pair,
    dying,
    health,
    store,
    tell,
    token_left,
    with_more,
)
from underdeck.kernel.decisions import Action, Decision, Frame

CAUSES: Final = ("healing", "second-wind", "cure", "talent", "skill")


def hurt(state: State, h: int, amount: int, cause: str) -> None:
    """Place damage tokens. Defeat is checked once the whole batch lies there (R-37)."""
    if amount <= 0:
        return
    hero = state.heroes[h]
    hero.damage += amount
    tell(state, "damage", hero=hero.name, amount=amount, cause=cause, damage=hero.damage,
         health=health(state, hero))  # fmt: skip
    store(state, h, "damage", amount)
    check_defeat(state)


def check_defeat(state: State) -> None:
    if not state.agenda or state.agenda[-1][0] != CHECK:
        state.agenda.append((CHECK,))


def run_check(state: State, frame: Frame) -> None:
    """Check for defeat: the game is lost as soon as no healing saves everybody (R-37)."""
    if not dying(state):
        return
    if can_be_saved(state):
        state.agenda.append((ASK_AVERT,))
    else:
        lose(state)


def ask_avert(state: State, frame: Frame) -> list[Decision]:
    """Ask whom to heal, those in danger first, but any hero is possible (OD-10.19). Skills that heal help too
    (OD-8.18)."""
    in_danger = dying(state)
    options: list[Action] = []
    if state.tokens > 0:
        heroes = in_danger + [h for h in range(len(state.heroes)) if h not in in_danger]
        options = [(do.HEAL, h) for h in heroes]
        for potion in rescuers(state)[1:]:
            options.extend([(do.DRINK, h, potion.index) for h in heroes])
    decisions: list[Decision] = []
    for seat in range(len(state.heroes)):
        skills: list[Action] = [(do.USE, h, s) for h, s in remedies(state) if h == seat and h in in_danger]
        if options or skills:
            decisions.append(Decision(seat, "avert-defeat", [*options, *skills, (do.DEFEAT,)], frame))
    return decisions


def answer_avert(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.DEFEAT:
        lose(state)
        return
    check_defeat(state)
    if action[0] == do.USE:
        begin_use(state, action[1], action[2])
    else:
        do_anytime(state, action)


def lose(state: State) -> None:
    fallen = dying(state)
    tell(state, "defeat", hero=state.heroes[fallen[0]].name)
    end_game(state, "defeat")


def end_game(state: State, result: str) -> None:
    """End the game; won or lost, heroes with a campaign sheet place their check-marks first (OD-14.2)."""
    state.result = result
    state.agenda.clear()
    state.agenda.append((GAME_END,))
    for h in range(len(state.heroes) - 1, -1, -1):
        hero = state.heroes[h]
        if hero.marks:
            earned = marks_earned(state)
            tell(state, "marks-earned", hero=hero.name, descents=earned.descents, levels=earned.levels,
                 boss=earned.boss, tier=earned.tier, total=earned.total)  # fmt: skip
            state.agenda.append((ASK_MARKS, h, earned.total))


def run_game_end(state: State, frame: Frame) -> None:
    state.outcome = state.result


def heal(state: State, h: int, amount: int, cause: int) -> None:
    """Heal a hero: each point removes damage or poison; ask if there is a choice (OD-17.6, R-79)."""
    least, most = curable(state, h, amount)
    if least == most:
        hero = state.heroes[h]
        remove(state, h, min(amount - most, hero.damage), most, cause)
    else:
        state.agenda.append((ASK_HEAL, h, amount, cause))


def curable(state: State, h: int, amount: int) -> tuple[int, int]:
    """Return how many points may remove poison, at least and at most: what keeps a hero alive comes first (R-37)."""
    hero = state.heroes[h]
    amount = min(amount, hero.damage + hero.poison)
    to_live = min(amount, max(0, hero.damage - health(state, hero) + 1))
    return max(0, amount - hero.damage), min(amount - to_live, hero.poison)


def remove(state: State, h: int, damage: int, poison: int, cause: int) -> None:
    hero = state.heroes[h]
    hero.damage -= damage
    if damage or not poison:
        potion = state.pack.potions[state.reference].id
        tell(state, "healed", hero=hero.name, amount=damage, cause=CAUSES[cause], damage=hero.damage, potion=potion)
    if poison:
        hero.poison -= poison
        tell(state, "cured", hero=hero.name, amount=poison, poison=hero.poison)


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
    """Spend a token, with everything that reacts to a potion (OD-10.1). `drinkers` may be the one who drinks (R-91)."""
    state.tokens -= 1
    if potion.exile:
        state.exiled_tokens += 1
        tell(state, "token-exiled")
    for h in range(len(state.heroes)):
        store(state, h, "potion")
    if state.mode != OUTSIDE:
        for ability in state.abilities:
            applied(state, ability, ability.time_per_potion)
    state.agenda.extend(following(state, potion, sum(1 << h for h in drinkers)))


def would_gain(state: State, heroes: list[int], amount: int) -> list[int]:
    """Return the heroes who have something to heal; in danger, those with whom everybody may still be saved (R-37)."""
    found = [h for h in heroes if state.heroes[h].damage or state.heroes[h].poison]
    if len(found) > 1 and dying(state):
        found = [h for h in found if still_saved(state, h, amount)] or found
    return found


def ask_first_aid(state: State, frame: Frame) -> list[Decision]:
    """Ask who drinks if nobody is named (R-91): the talent heals that hero (R-98)."""
    heroes = [h for h in range(len(state.heroes)) if frame[1] >> h & 1 and aids(state, h)]
    return ask_whom(state, frame, "first-aid", would_gain(state, heroes, FIRST_AID))


def answer_first_aid(state: State, frame: Frame, seat: int, action: Action) -> None:
    heal(state, action[1], FIRST_AID, CAUSES.index("talent"))


def ask_cure(state: State, frame: Frame) -> list[Decision]:
    """Ask whom Cure heals, any hero with something to heal; lost if there is none (OD-17.20-22, R-43)."""
    return ask_whom(state, frame, "cure", would_gain(state, list(range(len(state.heroes))), frame[1]))


def ask_whom(state: State, frame: Frame, kind: str, heroes: list[int]) -> list[Decision]:
    """Ask which of the heroes a side effect heals, if there is a choice."""
    if len(heroes) > 1:
        return all_seats(state, kind, [(do.SOOTHE, h) for h in heroes], frame)
    state.agenda.pop()
    if heroes:
        answer = answer_cure if frame[0] == ASK_CURE else answer_first_aid
        answer(state, frame, 0, (do.SOOTHE, heroes[0]))
    return []


def answer_cure(state: State, frame: Frame, seat: int, action: Action) -> None:
    heal(state, action[1], frame[1], CAUSES.index("cure"))


def gain_token(state: State) -> None:
    """Gain a token; with a limited supply it may be lost (OD-1.13-14, R-45). Cure heals for every token gained
    (OD-17.21)."""
    if not token_left(state):
        tell(state, "token-lost")
        return
    state.tokens += 1
    tell(state, "token-gained", tokens=state.tokens)
    passive = state.pack.potions[state.reference].passive_heal
    if passive:
        state.agenda.append((ASK_CURE, passive))


def may_drink_healing(state: State) -> bool:
    """Return whether healing is possible at any time, which an option restricts to averting defeat (R-4)."""
    return state.tokens > 0 and state.pack.potions[state.reference] in anytime_potions(state)


def healing_drinks(state: State) -> list[Action]:
    """Return the potions that may be drunk between any two steps (D-13, D-14), even without effect (R-44)."""
    if not state.tokens:
        return []
    found: list[Action] = []
    others: list[Action] = []
    for potion in anytime_potions(state):
        for h in range(len(state.heroes)):
            if potion.index == state.reference:
                found.append((do.HEAL, h))
            else:
                others.append((do.DRINK, h, potion.index))
    return found + others if others else found


def drinking_helps(state: State) -> bool:
    """Return whether there is a potion that would help somebody."""
    for action in healing_drinks(state):
        hero = state.heroes[action[1]]
        heals = action[0] == do.HEAL or state.pack.potions[action[2]].heal
        if hero.poison or (hero.damage and heals):
            return True
    return False


def anytime_options(state: State, seat: int, placing: bool) -> list[Action]:
    """Return the answers between any two steps: drink what heals, return stored dice (D-17)."""
    if state.result:
        return []
    options = healing_drinks(state)
    if placing or state.rules.return_stored == "anytime":
        stored = state.heroes[seat].stored
        for color in range(4):
            if stored[color] and not feat_declared(state, seat):
                options.append((do.RETURN, seat, color))
    return options


def feat_declared(state: State, h: int) -> bool:
    """Return whether the hero's stored dice are on their way to the table already."""
    return any(frame[0] in (FEAT_PAID, FEAT_ROLLED) and frame[1] == h for frame in state.agenda)


def is_anytime(state: State, action: Action) -> bool:
    if action[0] == do.DRINK:
        potion = state.pack.potions[action[2]]
        return bool(potion.cure or potion.heal)
    return action[0] in (do.HEAL, do.RETURN)


def do_anytime(state: State, action: Action) -> None:
    if action[0] == do.RETURN:
        hero = state.heroes[action[1]]
        hero.stored = with_more(hero.stored, action[2], -1)
        dice_of_pair(state, action[1])[action[2]] += 1
        tell(state, "stored-returned", hero=hero.name, color=action[2])
        return
    everyone = list(range(len(state.heroes)))
    if action[0] == do.HEAL:  # OD-10.18: one token, one hero
        amount = healing_amount(state)
        spend_token(state, state.pack.potions[state.reference], everyone)
        heal(state, action[1], amount, CAUSES.index("healing"))
        return
    potion = state.pack.potions[action[2]]
    hero = state.heroes[action[1]]
    tell(state, "drank", hero=hero.name, potion=potion.id)
    spend_token(state, potion, everyone)
    if potion.heal:
        heal(state, action[1], potion.heal, CAUSES.index("skill"))
    if potion.cure and hero.poison:
        remove(state, action[1], 0, min(potion.cure, hero.poison), CAUSES.index("skill"))
