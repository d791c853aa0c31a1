"""Both totals of a battle as lists of parts (OS-8 steps 3-4, OS-9, OS-22), and their conditions."""

from typing import Final

from underdeck.games.stick.rules.abilities import SUPPORT_LONGSHOT, has_ability, immune_types, support_in
from underdeck.games.stick.rules.cards import ALL_TYPES, NOT_AVAILABLE, Bonus, Shtick
from underdeck.games.stick.rules.conditions import counted, holds, times
from underdeck.games.stick.rules.sides import chosen_shtick, counting, role_of, with_shtick
from underdeck.games.stick.rules.state import (
    ATTACK,
    DEFEND,
    NPC,
    Battle,
    Player,
    Room,
    State,
    drool,
    face_up,
    has_trait,
    lair,
    loot_card,
    lying,
    monster,
    name_of,
    others_here,
    room_at,
    room_card,
    room_of,
    shtick_card,
)

TOTALS: Final = ("attack", "defense", "battle", "monster-attack", "monster-defense", "monster-battle")
"""Of these a Ranged Attack heeds the other room's text as well (OS-8.16, OS-8.22); a boost or a Range is one's own."""

Part = tuple[str, int]
"""The source of a number (`shtick-longbow`, `support`, `help-roy`), and the number."""

RESTING_PENALTY: Final = 4
SUPPORT_ASSIST: Final = 2
SUPPORT_AMBUSH: Final = 3
NEMESIS: Final = 3
HELP_PER_DROOL: Final = 2
TRICKY: Final = 10


def monster_parts(state: State, battle: Battle, code: int) -> list[Part]:
    """Return the Monster's Attack Value, or its Defense Value if it is attacked, in parts."""
    card = monster(state, code)
    attacks = battle.role == DEFEND
    parts: list[Part] = [("printed", card.attack if attacks else card.defense)]
    if card.level:
        parts.append(("level", lair(state)))  # OS-18.18
    if has_ability(state, battle, code, "nemesis"):
        fighter = state.players[battle.fighter]
        if state.pack.characters[fighter.character].id == card.nemesis:
            parts.append(("nemesis", NEMESIS))
    if not attacks and battle.distance > 0 and has_ability(state, battle, code, "tricky"):
        parts.append(("tricky", TRICKY))
    if card.support:
        each = 0
        if card.support == "assist":
            each = SUPPORT_ASSIST
        elif card.support == "ambush" and attacks and code in state.arrived:
            each = SUPPORT_AMBUSH
        elif card.support == "longshot" and not attacks:
            each = SUPPORT_LONGSHOT
        if each:
            count = support_in(state, battle, code)
            if count:
                parts.append((f"support-{card.support}", each * count))
    for stat, type, amount, user, script in state.rallies:
        if stat == ("attack" if attacks else "defense") and (type == ALL_TYPES or type in card.types):
            parts.append((source_of(state, user, script, "rally"), amount))
    side = "monster-attack" if attacks else "monster-defense"
    add_bonuses(state, battle, battle.fighter, parts, (side, "monster-battle"), code)
    parts += changes_of(state, battle, -1)
    return parts


def player_parts(state: State, battle: Battle, seat: int) -> list[Part]:
    """Return the battling player's total modifier before the die, in parts."""
    player = state.players[seat]
    role = role_of(battle, seat)
    parts: list[Part] = []
    chosen = chosen_shtick(battle, seat)
    if chosen >= 0:
        card = shtick_card(state, player, chosen)
        parts.append((f"shtick-{card.id}", base(card, role)))
        per_boost = card.boost["attack" if role == ATTACK else "defense"]
        boosts = boost_count(state, battle, seat, chosen) if per_boost else 0
        if boosts:
            parts.append(("boost", boosts * per_boost))
    stat = "attack" if role == ATTACK else "defense"
    add_bonuses(state, battle, seat, parts, (stat, "battle"), -1)
    if role == DEFEND and lying(player) and not spared_resting(state, seat):
        parts.append(("resting", -RESTING_PENALTY))  # OS-14.10
    for helper in battle.helpers:
        if helper.asker == seat:
            character = helper.helper - NPC if helper.helper >= NPC else state.players[helper.helper].character
            parts.append((f"help-{state.pack.characters[character].id}", helper.bonus))
    return parts + changes_of(state, battle, seat)


def changes_of(state: State, battle: Battle, side: int) -> list[Part]:
    """Return the changes of a side's total by cards, shticks and Loot in this battle: `by-haley-screw-stage-fright`."""
    changes = [change for change in battle.changes if change[0] == side]
    return [(source_of(state, user, script, "cards"), amount) for _, amount, user, script in changes]


def source_of(state: State, user: int, script: int, nameless: str) -> str:
    return nameless if script < 0 else f"by-{name_of(state, user)}-{state.pack.sources[script]}"


def spared_resting(state: State, seat: int) -> bool:
    """Return whether a standing teammate or a trait protects a sleeper (OS-24.3, R-102)."""
    player = state.players[seat]
    if has_trait(state, player, "guard"):
        return True
    if player.team >= 0:
        for other in others_here(state, seat):
            if state.players[other].team == player.team and not lying(state.players[other]):
                return True
    return False


def base(card: Shtick, role: int) -> int:
    return card.attack if role == ATTACK else card.defense


def same_name(state: State, player: Player, card: int) -> int:
    """Return the number of other face-up shticks of the same name (OS-15.24)."""
    deck = state.pack.decks[player.character]
    return sum([deck[other] is deck[card] and other != card for other in face_up(player)])


def lasting_boosts(state: State, seat: int, card: int) -> int:
    return sum([who == seat and what == card for who, what in state.boosts])


def boost_count(state: State, battle: Battle, seat: int, card: int) -> int:
    """Return the boosts: duplicates, cards played, equipped Loot, other shticks and room text (OS-8.11)."""
    player = state.players[seat]
    count = same_name(state, player, card) + lasting_boosts(state, seat, card)
    parts: list[Part] = []
    add_bonuses(state, battle, seat, parts, ("boost",), -1)
    return count + sum(amount for _, amount in parts)


def amount_boosts(state: State, seat: int, card: int) -> int:
    """Return how often a non-Battle Shtick is boosted."""
    return same_name(state, state.players[seat], card) + lasting_boosts(state, seat, card)


def shtick_range(state: State, battle: Battle, seat: int, card: int) -> int:
    """Return the Range of a shtick, with what lengthens it if it is chosen."""
    player = state.players[seat]
    shtick = shtick_card(state, player, card)
    trial = battle if chosen_shtick(battle, seat) == card else with_shtick(battle, seat, card)
    parts: list[Part] = []
    add_bonuses(state, trial, seat, parts, ("range",), -1)
    boosts = boost_count(state, trial, seat, card) if shtick.boost["range"] else 0
    reach = battle.reach if seat == battle.fighter else battle.foe_reach
    return shtick.range + sum(amount for _, amount in parts) + boosts * shtick.boost["range"] + reach


def barred_types(state: State, battle: Battle) -> list[str]:
    """Return the types barred by the Monster whose total counts; in an Area battle this is known when both totals are
    fixed."""
    if battle.foe >= 0 or not battle.targets:
        return []
    return immune_types(state, battle, counted(battle))


def bonuses_of(state: State, seat: int, battle: Battle | None, stats: tuple[str, ...]) -> list[tuple[str, Bonus, int]]:
    """Return what face-up shticks and equipped Loot add to these numbers: source, bonus, amount with boosts."""
    player = state.players[seat]
    found: list[tuple[str, Bonus, int]] = []
    deck = state.pack.decks[player.character]
    for card in player.shticks:
        shtick = deck[card]
        bonuses = [bonus for bonus in shtick.bonuses if bonus.stat in stats] if shtick.bonuses else shtick.bonuses
        if not bonuses or player.flipped >> card & 1:
            continue
        if battle is not None and shtick.types:  # OS-21.4
            barred = barred_types(state, battle)
            if any(type in barred for type in shtick.types):
                continue
        extra = shtick.boost["amount"]
        if extra:  # copies boost one of them (OS-8.2)
            if any(
                deck[other] is shtick
                for other in player.shticks[: player.shticks.index(card)]
                if not player.flipped >> other & 1
            ):
                continue
            extra *= amount_boosts(state, seat, card)
        for bonus in bonuses:
            found.append((f"shtick-{shtick.id}", bonus, bonus.amount + (extra if bonus.amount > 0 else -extra)))
    for card in player.equipped:
        loot = loot_card(state, card)
        if loot.bonuses and player.character in loot.who:  # OS-16.22
            for bonus in loot.bonuses:
                if bonus.stat in stats:
                    found.append((f"loot-{loot.id}", bonus, bonus.amount))
    return found


def add_bonuses(state: State, battle: Battle, seat: int, parts: list[Part], stats: tuple[str, ...], code: int) -> None:
    """Add the bonuses of shticks, Loot, room text and lasting Xykon cards to these numbers."""
    for source, bonus, amount in bonuses_of(state, seat, battle, stats):
        if holds(state, seat, bonus.conditions, battle, code):
            parts.append((source, amount * times(state, seat, bonus.per, battle)))
    here = room_of(state, state.players[seat])
    for room in [here, *far_room(state, battle, seat)]:
        card = room_card(state, room)
        for bonus in card.bonuses:
            heeded = bonus.stat in stats and (room is here or bonus.stat in TOTALS)
            if heeded and holds(state, seat, bonus.conditions, battle, code):
                parts.append((f"room-{card.id}", bonus.amount * times(state, seat, bonus.per, battle)))
    if battle.floor == lair(state):
        for room in state.floors[battle.floor].rooms:
            if room.xykon_card >= 0 and not state.pack.xykon[room.xykon_card].is_monster:
                curse = state.pack.xykon[room.xykon_card]
                for bonus in curse.bonuses:
                    if bonus.stat in stats and holds(state, seat, bonus.conditions, battle, code):
                        parts.append((f"xykon-{curse.id}", bonus.amount * times(state, seat, bonus.per, battle)))


def far_room(state: State, battle: Battle, seat: int) -> list[Room]:
    """Return the room of that side's foe at a distance (R-10)."""
    if battle.distance == 0:
        return []
    column = battle.column if seat == battle.fighter else state.players[battle.fighter].column
    room = room_at(state, battle.floor, column)
    return [] if room is None else [room]


def stat_outside(state: State, seat: int, stat: str) -> int:
    """Return a number that matters outside one's own battles: evade, search, move, pick, rest, assist."""
    total = 0
    for _, bonus, amount in bonuses_of(state, seat, None, (stat,)):
        if holds(state, seat, bonus.conditions, None, -1):
            total += amount * times(state, seat, bonus.per, None)
    if stat != "assist":
        player = state.players[seat]
        for bonus in room_card(state, room_of(state, player)).bonuses:
            if bonus.stat == stat and holds(state, seat, bonus.conditions, None, -1):
                total += bonus.amount * times(state, seat, bonus.per, None)
    return total


def help_bonus(state: State, helper: int, loot: int) -> int:
    """Return a helper's bonus: +2 per DF (OS-12.9-10), and what the helper's own cards add (R-58)."""
    if helper >= NPC:
        return HELP_PER_DROOL * drool(state, loot, helper - NPC)
    character = state.players[helper].character
    bonus = HELP_PER_DROOL * drool(state, loot, character)
    battle = state.battle
    for _, each, amount in bonuses_of(state, helper, battle, ("assist",)):
        if holds(state, helper, each.conditions, battle, -1):
            bonus += amount * times(state, helper, each.per, battle)
    return bonus


def usable(state: State, battle: Battle, seat: int, card: int) -> bool:
    """Return whether that side may choose this face-up Battle Shtick (OS-8.3-7, OS-7)."""
    player = state.players[seat]
    shtick = shtick_card(state, player, card)
    role = role_of(battle, seat)
    if not shtick.battle or player.flipped >> card & 1 or base(shtick, role) == NOT_AVAILABLE:
        return False
    if battle.foe >= 0:
        if shtick.area:  # OS-10.4
            return False
        return battle.distance == 0 or shtick_range(state, battle, seat, card) >= battle.distance
    room = room_at(state, battle.floor, battle.column)
    assert room is not None
    top = room.stack[0]
    if battle.distance > 0 and shtick_range(state, battle, seat, card) < battle.distance:
        return False
    if flies_above(state, battle, seat, card, top):
        return False
    if shtick.area:
        targets = area_targets(state, shtick, room.stack)
        return bool(targets) and (state.rules.area_targets == "any" or top in targets)
    return not is_immune(state, battle, shtick, top)


def flies_above(state: State, battle: Battle, seat: int, card: int, code: int) -> bool:
    """Return whether a flying Monster is out of a shtick's reach (OS-21.10)."""
    return has_ability(state, battle, code, "flying") and shtick_range(state, battle, seat, card) == 0


def is_immune(state: State, battle: Battle, shtick: Shtick, code: int) -> bool:
    barred = immune_types(state, battle, code)
    return any(type in barred for type in shtick.types)


def exempt(state: State, battle: Battle, code: int) -> bool:
    """Return whether the fighter's shtick cannot hurt a target (OS-11.10, OS-11.14)."""
    shtick = shtick_card(state, state.players[battle.fighter], battle.shtick)
    return is_immune(state, battle, shtick, code) or flies_above(state, battle, battle.fighter, battle.shtick, code)


def area_targets(state: State, shtick: Shtick, stack: tuple[int, ...]) -> list[int]:
    """Return the targets of an Area shtick (OS-11.7-8)."""
    if shtick.area == "all":
        return list(stack)
    if shtick.area.isdigit():
        return list(stack[: int(shtick.area)])
    return [code for code in stack if shtick.area in monster(state, code).types]


def strongest(state: State, battle: Battle) -> tuple[int, list[Part]]:
    """Return the Monster with the highest total and its parts (OS-11.9, R-14)."""
    best: list[Part] = []
    highest, counted = 0, -1
    for code in battle.targets:
        parts = monster_parts(state, counting(battle, code), code)
        total = sum(amount for _, amount in parts)
        if not best or total > highest:
            highest, best, counted = total, parts, code
    return counted, best


def totals(state: State, battle: Battle) -> tuple[list[Part], list[Part], int]:
    """Return the parts of the fighter and of the other side, a player or the strongest Monster, and that Monster."""
    if battle.foe >= 0:
        return player_parts(state, battle, battle.fighter), player_parts(state, battle, battle.foe), battle.counted
    counted, theirs = strongest(state, battle)
    return player_parts(state, counting(battle, counted), battle.fighter), theirs, counted
