"""The boxes and abilities in force now, each box with its present color, number and armor (OD-6.52-56)."""

from typing import Final

from underdeck.games.onedeck.rules.cards import ABILITY_FIELDS, ANY, BOSS, COMBAT, PERIL, Ability, Box, X, has_effect
from underdeck.games.onedeck.rules.state import BOSS_FLOOR, State, four, open_doors

DOUBLED: Final = ("explore_poison", "explore_time", "floor_exile", "floor_poison", "floor_time", "turn_time")
"""The effects per turn, per Explore or per floor; nothing else is doubled (R-73)."""
OUTSIDE_FIGHTS: Final = ("door_limit", *DOUBLED, "resist_penalty")
NAMED_THREE: Final = ("sticky-surrounding", "hall-of-statues", "crumbling-walls")


def refresh(state: State) -> None:
    """Recompute boxes and abilities after the party moved or an encounter or round began: count X first."""
    state.abilities = abilities_here(state)
    state.x = count_x(state)
    lay_boxes(state)


def derive(state: State) -> None:
    """Compute `abilities` and `boxes` from floor, room, option and X; every box is open."""
    state.abilities = abilities_here(state)
    lay_boxes(state)


def lay_boxes(state: State) -> None:
    state.boxes = resolve(state, printed_boxes(state))
    state.covers = [()] * len(state.boxes)


def abilities_here(state: State) -> list[Ability]:
    if state.floor == BOSS_FLOOR:  # OD-13.17, R-49: the dungeon no longer counts
        return [as_played(state, state.dungeon.boss_ability)]
    found = [as_played(state, floor.ability) for floor in state.dungeon.floors[: state.floor]]  # OD-6.10
    if state.hordes and state.pack.hordes is not None:
        found.append(as_played(state, state.pack.hordes.ability))
    if state.mode == COMBAT:
        card = state.pack.cards[state.doors[state.room] >> 1]
        if card.ability is not None:
            found.append(card.ability)
    return found


def acts_in_fights(ability: Ability) -> bool:
    """Return whether an ability matters in an encounter."""
    return has_effect(ability) and not any(getattr(ability, name) for name in OUTSIDE_FIGHTS)


def printed_boxes(state: State) -> list[Box]:
    if state.floor == BOSS_FLOOR:
        return state.dungeon.boss_boxes
    floors = state.dungeon.floors[: state.floor]
    if state.hordes and state.pack.hordes is not None:  # OD-16.41: one more row
        floors = [*floors, state.pack.hordes]
    printed: list[Box] = []
    if state.mode == COMBAT:
        printed = state.pack.cards[state.doors[state.room] >> 1].boxes[:]
        for floor in floors:
            printed.extend(floor.combat_boxes)
    elif state.mode == PERIL and state.option >= 0:
        printed = [state.pack.cards[state.doors[state.room] >> 1].options[state.option].box]
        for floor in floors:
            printed.extend(floor.peril_boxes)
    return printed


def as_played(state: State, ability: Ability) -> Ability:
    """Return a dungeon's ability with the numbers of this game."""
    if not four(state):
        return ability
    altered = altered_numbers(state, ability)
    if not altered:
        return ability
    played = Ability(ability.id)
    for name in ABILITY_FIELDS:
        setattr(played, name, altered.get(name, getattr(ability, name)))
    return played


def altered_numbers(state: State, ability: Ability) -> dict[str, int]:
    """Return the numbers that four heroes play differently from the print (OD-16.11-13, OD-16.37, and the card's
    own)."""
    if not four(state):
        return {}
    which = state.rules.effects_for_four
    named = {"named-three": NAMED_THREE, "hydra-only": NAMED_THREE[:1]}.get(which, (ability.id,))
    found = ability.four.copy()
    for name in DOUBLED:
        if getattr(ability, name) and ability.id in named:
            found[name] = 2 * getattr(ability, name)
    if ability.x_per_boss_damage and state.rules.minotaur_for_four == "halved":
        found["x_per_boss_damage"] = ability.x_per_boss_damage // 2
    return found


def resolve(state: State, printed: list[Box]) -> list[Box]:
    armored = -1
    wide_plus = 0
    for ability in state.abilities:
        wide_plus += ability.wide_plus
        if ability.armor_color >= 0:
            armored = ability.armor_color
    boxes: list[Box] = []
    for box in printed:
        color = box.color
        value = box.value
        if color == ANY and state.rules.grey_box == "option-color":  # OD-7.64
            color = state.pack.cards[state.doors[state.room] >> 1].options[state.option].color
        if value == X:
            value = state.x
        if box.wide and value != X:
            value += wide_plus
        armor = box.armor or color == armored
        if color != box.color or value != box.value or armor != box.armor:
            box = Box(color, value, box.wide, armor, box.damage, box.poison, box.time, box.skull)
        boxes.append(box)
    return boxes


def count_x(state: State) -> int:
    """Return the number of X boxes at the start of the encounter or boss round."""
    for ability in state.abilities:
        if ability.x_per_open_door:  # OD-6.51
            return ability.x_per_open_door * open_doors(state)
        if ability.x_per_poison:
            if len(state.fighting) == 4:  # nobody knows yet which pair will be counted
                return X
            poison = sum(state.heroes[h].poison for h in state.fighting)
            return max(ability.x_minimum, ability.x_per_poison * poison)
        if ability.x_per_boss_damage:
            return max(ability.x_minimum, ability.x_per_boss_damage * state.boss_damage)
    return 0


def fighting_boss(state: State) -> bool:
    return state.mode == BOSS
