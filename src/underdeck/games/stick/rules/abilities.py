"""Abilities and Support of Monsters (OS-21, OS-22)."""

from typing import Final

from underdeck.games.stick.rules.cards import IMMUNITY, Monster
from underdeck.games.stick.rules.state import Battle, State, monster, room_at

SUPPORT_LONGSHOT: Final = 2


def has_ability(state: State, battle: Battle, code: int, ability: str) -> bool:
    """Return whether the Monster has an ability in that battle, real or imagined: a card may silence it."""
    if battle.silence and code in battle.targets and ability != "xykon-special":
        return False
    return ability in monster(state, code).abilities


def immune_types(state: State, battle: Battle, code: int) -> list[str]:
    """Return the shtick types that do not count against this Monster (OS-21.3-9)."""
    return [type for ability, type in IMMUNITY.items() if has_ability(state, battle, code, ability)]


def support_count(state: State, floor: int, column: int, code: int) -> int:
    """Return how many cards of the floor support this Monster of that room (OS-22.1-6, R-28)."""
    card = monster(state, code)
    if not card.support:
        return 0
    room = room_at(state, floor, column)
    assert room is not None
    if code not in room.stack:  # defeated or moved: the battle is all but over
        return 0
    above = [(top, monster(state, top)) for top in room.stack[: room.stack.index(code)]]
    count = 0
    for other_room in state.floors[floor].rooms:
        for other in other_room.stack:
            supporter = monster(state, other)
            if other != code and is_supported_by(card, supporter):
                count += not any(top != other and is_supported_by(taker, supporter) for top, taker in above)
    return count


def is_deprived(battle: Battle | None, code: int) -> bool:
    """Return whether a card takes the Support from this Monster."""
    return battle is not None and (battle.no_support or battle.silence) and code in battle.targets


def support_in(state: State, battle: Battle, code: int) -> int:
    """Return how many cards support that Monster of the battle's room in the battle."""
    return 0 if is_deprived(battle, code) else support_count(state, battle.floor, battle.column, code)


def is_supported_by(card: Monster, supporter: Monster) -> bool:
    if not card.support:
        return False
    if "henchman" in supporter.abilities:  # OS-21.12
        return True
    return any(type in card.support_by for type in supporter.types)


def monster_range(state: State, code: int, supporters: int) -> int:
    card = monster(state, code)
    return card.range + (SUPPORT_LONGSHOT * supporters if card.support == "longshot" else 0)
