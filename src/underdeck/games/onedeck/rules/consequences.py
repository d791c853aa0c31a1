"""Suffer Consequences, in the order that v1.9 makes binding (OD-8.14)."""

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.cards import BOSS, COMBAT, Ability
from underdeck.games.onedeck.rules.damage import hurt
from underdeck.games.onedeck.rules.frames import (
    ASK_FILL,
    ASK_LAST_POISON,
    ASK_SPLIT,
    ASK_SPLIT_POISON,
    DEAL,
    ENCOUNTER_END,
    POISON,
    STRIKE,
    SUFFER_TIME,
    SUFFERED,
)
from underdeck.games.onedeck.rules.poison import place_poison, withstood
from underdeck.games.onedeck.rules.state import State, fighting_seats, poison_left, tell
from underdeck.games.onedeck.rules.time import spend_time, stairs_damage
from underdeck.kernel.decisions import Action, Decision, Frame


class Toll:
    """The cost of stopping now, which players also see while they place dice."""

    __slots__ = ("abilities", "ability_time", "damage", "poison", "time")

    def __init__(self, damage: int, poison: int, time: int, ability_time: int, abilities: list[Ability]) -> None:
        self.damage = damage
        self.poison = poison
        self.time = time
        self.ability_time = ability_time  # Undying: a combat effect, no consequence
        self.abilities = abilities  # those that add something


def armored(state: State) -> bool:
    """Return whether the solo Paladin's Armor forbids any other way of preventing damage."""
    return any(state.pack.skills[state.heroes[h].side.skill].passive == "armor" for h in state.fighting)


def box_being_filled(state: State) -> int:
    """Return the wide box that has only some of its dice and does not count yet; -1 if there is none."""
    if state.agenda and state.agenda[-1][0] == ASK_FILL:
        return state.agenda[-1][1]
    return -1


def toll(state: State) -> Toll:
    damage = 0
    poison = 0
    time = 0
    uncovered = False
    filling = box_being_filled(state)
    for b, box in enumerate(state.boxes):
        if not state.covers[b] or b == filling:
            uncovered = True
            damage += box.damage
            poison += box.poison
            time += box.time
    if state.mode == BOSS and state.rules.boss_consequences == "damage-only":  # OD-13.18
        time = 0
    if not armored(state):
        damage = max(0, damage - state.prevent_damage)  # OD-8.11-12
    poison = max(0, poison - state.prevent_poison)
    time = max(0, time - state.prevent_time)
    if state.kiting and damage == 1 and state.mode == COMBAT:
        damage = 0
        time += 1
    added = 0
    ability_time = 0
    acting: list[Ability] = []
    for ability in state.abilities:
        more = 0
        if ability.damage_if_time and time >= ability.damage_if_time:  # Freezing Winds
            more += 1
        if ability.damage_if_damage and damage >= ability.damage_if_damage:  # Blade Storm
            more += 1
        if ability.damage_if_poison and party_poison(state) >= ability.damage_if_poison:
            more += 1
        added += more
        if uncovered:
            ability_time += ability.time_if_uncovered
            poison += ability.poison_if_uncovered
            more += ability.time_if_uncovered + ability.poison_if_uncovered
        if more:
            acting.append(ability)
    damage += added
    if state.thick_skin and damage >= 2:
        damage -= 1
    return Toll(damage, poison, time, ability_time, acting)


def party_poison(state: State) -> int:
    """Poison tokens on the heroes in the encounter."""
    return sum(state.heroes[h].poison for h in state.fighting)


def own_share(state: State, h: int, damage: int) -> int:
    """Return a hero's share of damage: the solo Paladin's Armor stops one of every two (R-88)."""
    if state.pack.skills[state.heroes[h].side.skill].passive == "armor":
        return damage - damage // 2
    return damage


def run_consequences(state: State, frame: Frame) -> None:
    state.suffering = True
    cost = toll(state)
    for ability in cost.abilities:
        tell(state, "ability", ability=ability.id)
    tell(state, "consequences", damage=cost.damage, poison=cost.poison, time=cost.time + cost.ability_time)
    state.agenda.append((SUFFERED,))
    state.agenda.append((SUFFER_TIME, cost.time))
    divide(state, cost.poison, POISON, ASK_SPLIT_POISON)  # OD-8.10, R-34: apart from the damage
    divide(state, cost.damage, DEAL, ASK_SPLIT)
    spend_time(state, cost.ability_time)


def divide(state: State, amount: int, placing: int, asking: int) -> None:
    """Divide the consequences between the heroes of the encounter as evenly as possible (OD-8.8-9)."""
    if len(state.fighting) == 1:
        state.agenda.append((placing, amount))
    elif amount & 1:
        state.agenda.append((asking, amount))
    else:
        state.agenda.append((placing, amount // 2, amount // 2))


def ask_split(state: State, frame: Frame) -> list[Decision]:
    kind = "split" if frame[0] == ASK_SPLIT else "split-poison"
    return fighting_seats(state, kind, [(do.SPLIT, h) for h in state.fighting], frame)


def answer_split(state: State, frame: Frame, seat: int, action: Action) -> None:
    half = frame[1] // 2
    placing = DEAL if frame[0] == ASK_SPLIT else POISON
    state.agenda.append((placing, *[half + (h == action[1]) for h in state.fighting]))


def run_deal(state: State, frame: Frame) -> None:
    """Deal all damage of the step as one batch (R-37); a hero's own reduction comes last (R-88)."""
    for place, h in enumerate(state.fighting):
        share = frame[1 + place]
        amount = own_share(state, h, share)
        if amount < share:
            tell(state, "armor", hero=state.heroes[h].name, amount=share - amount)
        hurt(state, h, amount, "consequences")


def run_poison(state: State, frame: Frame) -> None:
    """Place the poison of the consequences (OD-17.1-3)."""
    shares = [withstood(state, h, frame[1 + place]) for place, h in enumerate(state.fighting)]
    state.agenda.append((ASK_LAST_POISON, *shares))


def ask_last_poison(state: State, frame: Frame) -> list[Decision]:
    """Ask who gets the last tokens if there are too few; the rest is damage (OD-17.5, R-80)."""
    concerned = [h for place, h in enumerate(state.fighting) if frame[1 + place]]
    if len(concerned) > 1 and 0 < poison_left(state) < sum(frame[1:]):
        return fighting_seats(state, "poison", [(do.POISON, h) for h in concerned], frame)
    state.agenda.pop()
    for place, h in enumerate(state.fighting):
        if frame[1 + place]:
            place_poison(state, h, frame[1 + place])
    return []


def answer_last_poison(state: State, frame: Frame, seat: int, action: Action) -> None:
    place_poison(state, action[1], 1)
    left = [share - (h == action[1]) for h, share in zip(state.fighting, frame[1:], strict=True)]
    state.agenda.append((ASK_LAST_POISON, *left))


def run_suffer_time(state: State, frame: Frame) -> None:
    spend_time(state, frame[1])


def run_suffered(state: State, frame: Frame) -> None:
    """End the consequences; stairs damage of this step comes after them (OD-12.11)."""
    state.suffering = False
    state.agenda.append((STRIKE,) if state.mode == BOSS else (ENCOUNTER_END,))
    for _ in range(state.stairs_owed):
        stairs_damage(state)
    state.stairs_owed = 0
