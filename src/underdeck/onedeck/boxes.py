"""Which boxes and abilities are in force now, each box with its color, number and armor as they stand (OD-6.52-56)."""

from underdeck.onedeck.cards import ANY, BOSS, COMBAT, PERIL, Ability, Box, X
from underdeck.onedeck.state import BOSS_FLOOR, State, four, open_doors


def refresh(state: State) -> None:
    """Derive `abilities` and `boxes` from floor, room and option; uncover every box."""
    if state.floor == BOSS_FLOOR:  # OD-13.17, R-49: the dungeon no longer counts
        state.abilities = [state.dungeon.boss_ability]
        state.boxes = resolve(state, state.dungeon.boss_boxes)
    else:
        floors = state.dungeon.floors[: state.floor]
        if state.hordes and state.pack.hordes is not None:  # OD-16.41: one more row
            floors = [*floors, state.pack.hordes]
        abilities: list[Ability] = [floor.ability for floor in floors]  # OD-6.10
        printed: list[Box] = []
        if state.mode == COMBAT:
            card = state.pack.cards[state.doors[state.room] >> 1]
            if card.ability is not None:
                abilities.append(card.ability)
            printed = card.boxes[:]
            for floor in floors:
                printed.extend(floor.combat_boxes)
        elif state.mode == PERIL and state.option >= 0:
            card = state.pack.cards[state.doors[state.room] >> 1]
            printed = [card.options[state.option].box]
            for floor in floors:
                printed.extend(floor.peril_boxes)
        state.abilities = abilities
        state.boxes = resolve(state, printed)
    state.covers = [()] * len(state.boxes)


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
        if box.wide:
            value += wide_plus
        armor = box.armor or color == armored
        if color != box.color or value != box.value or armor != box.armor:
            box = Box(color, value, box.wide, armor, box.damage, box.poison, box.time, box.skull)
        boxes.append(box)
    return boxes


def count_x(state: State, ability: Ability | None) -> int:
    """The number of X boxes, as things stand when the encounter or boss round begins."""
    if ability is None:
        return 0
    if ability.x_per_open_door:  # OD-6.51
        return ability.x_per_open_door * open_doors(state)
    if ability.x_per_poison:
        poison = sum(state.heroes[h].poison for h in state.fighting)
        return max(ability.x_minimum, ability.x_per_poison * poison)
    if ability.x_per_boss_damage:
        factor = ability.x_per_boss_damage
        if four(state) and state.rules.minotaur_for_four == "halved":  # OD-16.37, R-72
            factor //= 2
        return max(ability.x_minimum, factor * state.boss_damage)
    return 0


def fighting_boss(state: State) -> bool:
    return state.mode == BOSS
