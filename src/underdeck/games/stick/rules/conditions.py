"""Conditions of the bonuses and uses of cards, and their multipliers: a small function for each word.

A condition asks about a player anywhere, about a player and the battle that is going on, or about whom that battle is
fought against. Whoever only watches a battle sees it from the fighter's side.
"""

from collections.abc import Callable
from typing import Final

from underdeck.games.stick.rules.abilities import has_ability
from underdeck.games.stick.rules.cards import Condition, Shtick
from underdeck.games.stick.rules.shticks import saved_x
from underdeck.games.stick.rules.sides import chosen_shtick, opponent, role_of
from underdeck.games.stick.rules.state import (
    ATTACK,
    DEFEND,
    NO_SHTICK,
    XYKON,
    Battle,
    State,
    face_up,
    lair,
    lying,
    monster,
    others_here,
    room_at,
    shtick_card,
)

OfPlayer = Callable[[State, int, str], bool]
"""Checks a condition, from the state, the seat, and the word after the colon."""
OfBattle = Callable[[State, int, str, Battle], bool]
OfMonster = Callable[[State, Battle, int, str], bool]
Times = Callable[[State, int], int]
TimesInBattle = Callable[[State, int, Battle], int]


def holds(state: State, seat: int, conditions: list[Condition], battle: Battle | None, code: int) -> bool:
    """Do all conditions hold for that player? `code` is the Monster meant where it isn't the one fought first."""
    return all(one_holds(state, seat, condition, battle, code) for condition in conditions)


def one_holds(state: State, seat: int, condition: Condition, battle: Battle | None, code: int) -> bool:
    name, word = condition.name, condition.word
    of_player = OF_PLAYER.get(name)
    if of_player is not None:
        return of_player(state, seat, word)
    if battle is None:
        return False
    of_battle = OF_BATTLE.get(name)
    if of_battle is not None:
        return of_battle(state, seat, word, battle)
    if battle.foe >= 0:
        return name == "vs" and is_of_type(state, opponent(battle, side_of(battle, seat)), word)
    code = code if code >= 0 else counted(battle)
    return code >= 0 and OF_MONSTER[name](state, battle, code, word)


def in_lair(state: State, seat: int, word: str) -> bool:
    return state.players[seat].floor == lair(state)


def on_floor(state: State, seat: int, word: str) -> bool:
    return state.players[seat].floor >= int(word)


def is_wounded(state: State, seat: int, word: str) -> bool:
    return state.players[seat].lost > 0


def is_hurt(state: State, seat: int, word: str) -> bool:
    return state.players[seat].lost >= int(word)


def is_alone(state: State, seat: int, word: str) -> bool:
    return not others_here(state, seat)


def in_company(state: State, seat: int, word: str) -> bool:
    return bool(others_here(state, seat))


def is_resting(state: State, seat: int, word: str) -> bool:
    return lying(state.players[seat])


def has_beaten(state: State, seat: int, word: str) -> bool:
    return seat == state.active and state.beaten > 0


def has_shtick(state: State, seat: int, word: str) -> bool:
    player = state.players[seat]
    return any(shtick_card(state, player, card).id == word for card in face_up(player))


OF_PLAYER: Final[dict[str, OfPlayer]] = {
    "lair": in_lair,
    "floor": on_floor,
    "wounded": is_wounded,
    "hurt": is_hurt,
    "alone": is_alone,
    "company": in_company,
    "resting": is_resting,
    "beaten": has_beaten,
    "shtick": has_shtick,
}


def is_fighting(state: State, seat: int, word: str, battle: Battle) -> bool:
    return seat in (battle.fighter, battle.foe)


def is_watching(state: State, seat: int, word: str, battle: Battle) -> bool:
    return seat not in (battle.fighter, battle.foe)


def side_of(battle: Battle, seat: int) -> int:
    return seat if seat in (battle.fighter, battle.foe) else battle.fighter


def is_near(state: State, seat: int, word: str, battle: Battle) -> bool:
    return state.players[seat].floor == battle.floor


def is_attacking(state: State, seat: int, word: str, battle: Battle) -> bool:
    return seat in (battle.fighter, battle.foe) and role_of(battle, seat) == ATTACK


def is_defending(state: State, seat: int, word: str, battle: Battle) -> bool:
    return seat in (battle.fighter, battle.foe) and role_of(battle, seat) == DEFEND


def against_player(state: State, seat: int, word: str, battle: Battle) -> bool:
    return battle.foe >= 0


def against_monster(state: State, seat: int, word: str, battle: Battle) -> bool:
    return battle.foe < 0


def is_ranged(state: State, seat: int, word: str, battle: Battle) -> bool:
    return battle.distance > 0


def is_close(state: State, seat: int, word: str, battle: Battle) -> bool:
    return battle.distance == 0


def stack_has(state: State, seat: int, word: str, battle: Battle) -> bool:
    room = room_at(state, battle.floor, battle.column)
    return room is not None and len(room.stack) >= int(word)


def is_helped(state: State, seat: int, word: str, battle: Battle) -> bool:
    side = side_of(battle, seat)
    return any(helper.asker == side for helper in battle.helpers)


def is_unhelped(state: State, seat: int, word: str, battle: Battle) -> bool:
    return not is_helped(state, seat, word, battle)


def without_shtick(state: State, seat: int, word: str, battle: Battle) -> bool:
    return chosen_shtick(battle, side_of(battle, seat)) == NO_SHTICK


def shtick_of(state: State, battle: Battle, side: int) -> Shtick | None:
    chosen = chosen_shtick(battle, side)
    return shtick_card(state, state.players[side], chosen) if chosen >= 0 else None


def is_using(state: State, seat: int, word: str, battle: Battle) -> bool:
    card = shtick_of(state, battle, side_of(battle, seat))
    return card is not None and word in card.types


def is_using_shtick(state: State, seat: int, word: str, battle: Battle) -> bool:
    card = shtick_of(state, battle, side_of(battle, seat))
    return card is not None and card.id == word


def foe_is_using(state: State, seat: int, word: str, battle: Battle) -> bool:
    """Return whether the foe uses such a shtick: a Monster counts as using any (`against Monsters and weapon
    shticks`)."""
    if battle.foe < 0:
        return True
    card = shtick_of(state, battle, opponent(battle, side_of(battle, seat)))
    return card is not None and word in card.types


def foe_is_resting(state: State, seat: int, word: str, battle: Battle) -> bool:
    return battle.foe >= 0 and lying(state.players[opponent(battle, side_of(battle, seat))])


def foe_is_hurt(state: State, seat: int, word: str, battle: Battle) -> bool:
    return battle.foe >= 0 and state.players[opponent(battle, side_of(battle, seat))].lost >= int(word)


OF_BATTLE: Final[dict[str, OfBattle]] = {
    "fighting": is_fighting,
    "watching": is_watching,
    "near": is_near,
    "attacking": is_attacking,
    "defending": is_defending,
    "vs-player": against_player,
    "vs-monster": against_monster,
    "ranged": is_ranged,
    "close": is_close,
    "stack": stack_has,
    "helped": is_helped,
    "unhelped": is_unhelped,
    "no-shtick": without_shtick,
    "using": is_using,
    "using-shtick": is_using_shtick,
    "foe-using": foe_is_using,
    "foe-resting": foe_is_resting,
    "foe-hurt": foe_is_hurt,
}


def is_of_type(state: State, seat: int, word: str) -> bool:
    """Return whether the character has that type; all of them have `order`."""
    return word in ("order", state.pack.characters[state.players[seat].character].race)


def counted(battle: Battle) -> int:
    """Return the Monster whose total is rolled against, or else the first; -1 if all are gone."""
    if battle.counted in battle.targets:
        return battle.counted
    return battle.targets[0] if battle.targets else -1


def monster_is_of_type(state: State, battle: Battle, code: int, word: str) -> bool:
    return word in monster(state, code).types


def monster_is_unique(state: State, battle: Battle, code: int, word: str) -> bool:
    return monster(state, code).unique


def monster_is_xykon(state: State, battle: Battle, code: int, word: str) -> bool:
    return code >= XYKON and "xykon-special" in monster(state, code).abilities


OF_MONSTER: Final[dict[str, OfMonster]] = {
    "vs": monster_is_of_type,
    "vs-has": has_ability,
    "vs-unique": monster_is_unique,
    "vs-xykon": monster_is_xykon,
}


def times(state: State, seat: int, per: str, battle: Battle | None) -> int:
    """Return the multiplier of a bonus."""
    if not per:
        return 1
    in_battle = PER_IN_BATTLE.get(per)
    if in_battle is not None:
        return 0 if battle is None else in_battle(state, seat, battle)
    anywhere = PER.get(per)
    return shticks_of_type(state, seat, per) if anywhere is None else anywhere(state, seat)


def beaten(state: State, seat: int) -> int:
    return state.beaten if seat == state.active else 0


def wounds(state: State, seat: int) -> int:
    return state.players[seat].lost


def floor(state: State, seat: int) -> int:
    return state.players[seat].floor


def equipped(state: State, seat: int) -> int:
    return len(state.players[seat].equipped)


def flipped(state: State, seat: int) -> int:
    return state.players[seat].flipped.bit_count()


def company(state: State, seat: int) -> int:
    return len(others_here(state, seat))


def symbols(state: State, seat: int) -> int:
    return saved_x(state, state.players[seat])


PER: Final[dict[str, Times]] = {
    "beaten": beaten,
    "wound": wounds,
    "floor": floor,
    "equipped": equipped,
    "flipped": flipped,
    "company": company,
    "xs": symbols,
}


def shticks_of_type(state: State, seat: int, type: str) -> int:
    player = state.players[seat]
    deck = state.pack.decks[player.character]
    return sum([type in deck[card].types for card in face_up(player)])


def helpers(state: State, seat: int, battle: Battle) -> int:
    return sum([helper.asker == seat for helper in battle.helpers])


def stack_size(state: State, seat: int, battle: Battle) -> int:
    room = room_at(state, battle.floor, battle.column)
    return 0 if room is None else len(room.stack)


PER_IN_BATTLE: Final[dict[str, TimesInBattle]] = {"helper": helpers, "stack": stack_size}
