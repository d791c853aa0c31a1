"""Both totals of a battle as lists of parts (OS-8 steps 3-4, OS-9, OS-22), and what conditions they depend on."""

from underdeck.games.stick.rules.cards import IMMUNITY, NOT_AVAILABLE, Bonus, Condition, Monster, Shtick
from underdeck.games.stick.rules.state import (
    ATTACK,
    DEFEND,
    NO_SHTICK,
    NPC,
    XYKON,
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

TOTALS = ("attack", "defense", "battle", "monster-attack", "monster-defense", "monster-battle")
"""Of these a Ranged Attack heeds the other room's text as well (OS-8.16, OS-8.22); a boost or a Range is one's own."""

Part = tuple[str, int]
"""Where a number comes from (`shtick-longbow`, `support`, `help-roy`), and the number."""

RESTING_PENALTY = 4
SUPPORT_ASSIST = 2
SUPPORT_AMBUSH = 3
SUPPORT_LONGSHOT = 2
NEMESIS = 3
TRICKY = 10


def has_ability(state: State, code: int, ability: str) -> bool:
    battle = state.battle
    if battle is not None and battle.silence and code in battle.targets and ability != "xykon-special":
        return False
    return ability in monster(state, code).abilities


def support_count(state: State, floor: int, column: int, code: int) -> int:
    """OS-22.1-6, R-28: how many cards of the floor support this Monster of that room."""
    card = monster(state, code)
    if not card.support:
        return 0
    battle = state.battle
    if battle is not None and (battle.no_support or battle.silence) and code in battle.targets:
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


def is_supported_by(card: Monster, supporter: Monster) -> bool:
    if not card.support:
        return False
    if "henchman" in supporter.abilities:  # OS-21.12
        return True
    return any(type in card.support_by for type in supporter.types)


def monster_range(state: State, floor: int, column: int, code: int) -> int:
    card = monster(state, code)
    extra = SUPPORT_LONGSHOT * support_count(state, floor, column, code) if card.support == "longshot" else 0
    return card.range + extra


def monster_parts(state: State, battle: Battle, code: int) -> list[Part]:
    """The Monster's Attack Value, or its Defense Value when it is attacked."""
    card = monster(state, code)
    attacks = battle.role == DEFEND
    parts: list[Part] = [("printed", card.attack if attacks else card.defense)]
    if card.level:
        parts.append(("level", lair(state)))  # OS-18.18
    if has_ability(state, code, "nemesis"):
        fighter = state.players[battle.fighter]
        if state.pack.characters[fighter.character].id == card.nemesis:
            parts.append(("nemesis", NEMESIS))
    if not attacks and battle.distance > 0 and has_ability(state, code, "tricky"):
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
            count = support_count(state, battle.floor, battle.column, code)
            if count:
                parts.append((f"support-{card.support}", each * count))
    for stat, type, amount, user, script in state.rallies:
        if stat == ("attack" if attacks else "defense") and (type == "all" or type in card.types):
            parts.append((source_of(state, user, script, "rally"), amount))
    side = "monster-attack" if attacks else "monster-defense"
    add_bonuses(state, battle, battle.fighter, parts, (side, "monster-battle"), code)
    parts += changes_of(state, battle, -1)
    return parts


def player_parts(state: State, battle: Battle, seat: int) -> list[Part]:
    """The battling player's total modifier, before the die."""
    player = state.players[seat]
    role = role_of(battle, seat)
    parts: list[Part] = []
    chosen = chosen_shtick(battle, seat)
    if chosen >= 0:
        card = shtick_card(state, player, chosen)
        parts.append((f"shtick-{card.id}", base(card, role)))
        boosts = boost_count(state, battle, seat, chosen)
        per_boost = card.boost["attack" if role == ATTACK else "defense"]
        if boosts and per_boost:
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
    """What cards, shticks and Loot used in this battle did to a side's total: `by-haley-screw-stage-fright`."""
    changes = [change for change in battle.changes if change[0] == side]
    return [(source_of(state, user, script, "cards"), amount) for _, amount, user, script in changes]


def source_of(state: State, user: int, script: int, nameless: str) -> str:
    return nameless if script < 0 else f"by-{name_of(state, user)}-{state.pack.sources[script]}"


def spared_resting(state: State, seat: int) -> bool:
    """OS-24.3, R-102: a standing teammate watches over a sleeper; so does a trait."""
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


def role_of(battle: Battle, seat: int) -> int:
    if seat == battle.fighter:
        return battle.role
    return ATTACK if battle.role == DEFEND else DEFEND


def opponent(battle: Battle, seat: int) -> int:
    return battle.foe if seat == battle.fighter else battle.fighter


def chosen_shtick(battle: Battle, seat: int) -> int:
    return battle.shtick if seat == battle.fighter else battle.foe_shtick


def prevented_by(battle: Battle, seat: int) -> int:
    return battle.prevented if seat == battle.fighter else battle.foe_prevented


def same_name(state: State, player: Player, card: int) -> int:
    """OS-15.24: other face-up shticks of the same name."""
    deck = state.pack.decks[player.character]
    return sum([deck[other] is deck[card] and other != card for other in face_up(player)])


def lasting_boosts(state: State, seat: int, card: int) -> int:
    return sum([who == seat and what == card for who, what in state.boosts])


def boost_count(state: State, battle: Battle, seat: int, card: int) -> int:
    """OS-8.11: duplicates, cards played, equipped Loot, other shticks and room text."""
    player = state.players[seat]
    count = same_name(state, player, card) + lasting_boosts(state, seat, card)
    parts: list[Part] = []
    add_bonuses(state, battle, seat, parts, ("boost",), -1)
    return count + sum([amount for _, amount in parts])


def amount_boosts(state: State, seat: int, card: int) -> int:
    """How often a non-Battle Shtick is boosted."""
    return same_name(state, state.players[seat], card) + lasting_boosts(state, seat, card)


def shtick_range(state: State, battle: Battle, seat: int, card: int) -> int:
    """With what lengthens it; `battle` knows which shtick is chosen, so this one is tried as if it were."""
    player = state.players[seat]
    shtick = shtick_card(state, player, card)
    saved = chosen_shtick(battle, seat)
    choose(battle, seat, card)
    parts: list[Part] = []
    add_bonuses(state, battle, seat, parts, ("range",), -1)
    boosts = boost_count(state, battle, seat, card) if shtick.boost["range"] else 0
    choose(battle, seat, saved)
    reach = battle.reach if seat == battle.fighter else battle.foe_reach
    return shtick.range + sum([amount for _, amount in parts]) + boosts * shtick.boost["range"] + reach


def choose(battle: Battle, seat: int, card: int) -> None:
    if seat == battle.fighter:
        battle.shtick = card
    else:
        battle.foe_shtick = card


def immune_types(state: State, code: int) -> list[str]:
    """OS-21.3-9: shtick types that count for nothing against this Monster."""
    return [type for ability, type in IMMUNITY.items() if has_ability(state, code, ability)]


def barred_types(state: State, battle: Battle) -> list[str]:
    """Those of the Monster whose total counts; in an Area battle that is settled when both totals are fixed."""
    if battle.foe >= 0 or not battle.targets:
        return []
    return immune_types(state, battle.counted if battle.counted in battle.targets else battle.targets[0])


def bonuses_of(state: State, seat: int, battle: Battle | None, stats: tuple[str, ...]) -> list[tuple[str, Bonus, int]]:
    """What face-up shticks and equipped Loot add to one of these numbers: source, bonus, amount with boosts."""
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
    """Shticks, Loot, room text and lasting Xykon cards that touch one of these numbers."""
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
    """R-10: at a distance the room where that side's foe stands."""
    if battle.distance == 0:
        return []
    column = battle.column if seat == battle.fighter else state.players[battle.fighter].column
    room = room_at(state, battle.floor, column)
    return [] if room is None else [room]


def stat_outside(state: State, seat: int, stat: str) -> int:
    """Evade, search, move, pick, rest, assist: numbers that matter outside one's own battles."""
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


def holds(state: State, seat: int, conditions: list[Condition], battle: Battle | None, code: int) -> bool:
    """Do all conditions hold for that player? `code` is the Monster meant where it isn't the one fought first."""
    return all(one_holds(state, seat, condition, battle, code) for condition in conditions)


def one_holds(state: State, seat: int, condition: Condition, battle: Battle | None, code: int) -> bool:
    name = condition.name
    player = state.players[seat]
    if name == "lair":
        return player.floor == lair(state)
    if name == "floor":
        return player.floor >= int(condition.word)
    if name == "wounded":
        return player.lost > 0
    if name == "hurt":
        return player.lost >= int(condition.word)
    if name == "alone":
        return not others_here(state, seat)
    if name == "company":
        return bool(others_here(state, seat))
    if name == "resting":
        return lying(player)
    if name == "beaten":
        return seat == state.active and state.beaten > 0
    if name == "shtick":
        return any(shtick_card(state, player, card).id == condition.word for card in face_up(player))
    if battle is None:
        return False
    mine = seat in (battle.fighter, battle.foe)
    if name == "watching":
        return not mine
    if name == "near":
        return player.floor == battle.floor
    if name == "fighting":
        return mine
    if name == "attacking":
        return mine and role_of(battle, seat) == ATTACK
    if name == "defending":
        return mine and role_of(battle, seat) == DEFEND
    against_player = battle.foe >= 0
    if name == "vs-player":
        return against_player
    if name == "vs-monster":
        return not against_player
    if name == "ranged":
        return battle.distance > 0
    if name == "close":
        return battle.distance == 0
    if name == "stack":
        room = room_at(state, battle.floor, battle.column)
        return room is not None and len(room.stack) >= int(condition.word)
    side = seat if mine else battle.fighter
    if name == "helped":
        return any(helper.asker == side for helper in battle.helpers)
    if name == "unhelped":
        return not any(helper.asker == side for helper in battle.helpers)
    if name == "no-shtick":
        return chosen_shtick(battle, side) == NO_SHTICK
    if name in ("using", "using-shtick"):
        chosen = chosen_shtick(battle, side)
        if chosen < 0:
            return False
        card = shtick_card(state, state.players[side], chosen)
        return condition.word in card.types if name == "using" else card.id == condition.word
    foe = opponent(battle, side)
    if name == "foe-using":
        if not against_player:
            return True
        chosen = chosen_shtick(battle, foe)
        return chosen >= 0 and condition.word in shtick_card(state, state.players[foe], chosen).types
    if name == "foe-resting":
        return against_player and lying(state.players[foe])
    if name == "foe-hurt":
        return against_player and state.players[foe].lost >= int(condition.word)
    if against_player:
        if name != "vs":
            return False
        return condition.word in ("order", state.pack.characters[state.players[foe].character].race)
    if code < 0:
        code = battle.counted if battle.counted in battle.targets else (battle.targets[0] if battle.targets else -1)
        if code < 0:
            return False
    if name == "vs":
        return condition.word in monster(state, code).types
    if name == "vs-has":
        return has_ability(state, code, condition.word)
    if name == "vs-unique":
        return monster(state, code).unique
    assert name == "vs-xykon", name
    return code >= XYKON and "xykon-special" in monster(state, code).abilities


def times(state: State, seat: int, per: str, battle: Battle | None) -> int:
    """What a bonus is multiplied by."""
    if not per:
        return 1
    player = state.players[seat]
    if per == "beaten":
        return state.beaten if seat == state.active else 0
    if per == "wound":
        return player.lost
    if per == "floor":
        return player.floor
    if per == "equipped":
        return len(player.equipped)
    if per == "flipped":
        return player.flipped.bit_count()
    if per == "company":
        return len(others_here(state, seat))
    if per == "xs":
        return sum([monster(state, code).x for code in player.saved])
    if per == "helper":
        return 0 if battle is None else sum([helper.asker == seat for helper in battle.helpers])
    if per == "stack":
        if battle is None:
            return 0
        room = room_at(state, battle.floor, battle.column)
        return 0 if room is None else len(room.stack)
    deck = state.pack.decks[player.character]
    return sum([per in deck[card].types for card in face_up(player)])


def help_bonus(state: State, helper: int, loot: int) -> int:
    """OS-12.9-10: +2 per DF, and what the helper's own cards add (R-58)."""
    if helper >= NPC:
        return 2 * drool(state, loot, helper - NPC)
    character = state.players[helper].character
    bonus = 2 * drool(state, loot, character)
    battle = state.battle
    for _, each, amount in bonuses_of(state, helper, battle, ("assist",)):
        if holds(state, helper, each.conditions, battle, -1):
            bonus += amount * times(state, helper, each.per, battle)
    return bonus


def usable(state: State, battle: Battle, seat: int, card: int) -> bool:
    """OS-8.3-7, OS-7: may this face-up Battle Shtick be chosen by that side?"""
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
    return not is_immune(state, shtick, top)


def flies_above(state: State, battle: Battle, seat: int, card: int, code: int) -> bool:
    """OS-21.10."""
    return has_ability(state, code, "flying") and shtick_range(state, battle, seat, card) == 0


def is_immune(state: State, shtick: Shtick, code: int) -> bool:
    barred = immune_types(state, code)
    return any(type in barred for type in shtick.types)


def exempt(state: State, battle: Battle, code: int) -> bool:
    """OS-11.10, OS-11.14: a target that the fighter's shtick can't hurt."""
    shtick = shtick_card(state, state.players[battle.fighter], battle.shtick)
    return is_immune(state, shtick, code) or flies_above(state, battle, battle.fighter, battle.shtick, code)


def area_targets(state: State, shtick: Shtick, stack: list[int]) -> list[int]:
    """OS-11.7-8."""
    if shtick.area == "all":
        return stack[:]
    if shtick.area.isdigit():
        return stack[: int(shtick.area)]
    return [code for code in stack if shtick.area in monster(state, code).types]


def totals(state: State, battle: Battle) -> tuple[list[Part], list[Part]]:
    """The fighter's modifier and the other side's: the Monster with the highest total (OS-11.9, R-14), or a player."""
    if battle.foe >= 0:
        return player_parts(state, battle, battle.fighter), player_parts(state, battle, battle.foe)
    best: list[Part] = []
    highest = 0
    for code in battle.targets:
        battle.counted = code
        parts = monster_parts(state, battle, code)
        total = sum([amount for _, amount in parts])
        if not best or total > highest:
            highest, best, counted = total, parts, code
    battle.counted = counted
    return player_parts(state, battle, battle.fighter), best
