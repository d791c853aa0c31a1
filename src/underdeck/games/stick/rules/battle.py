"""The eight steps of a battle with a Monster or a player (OS-6, OS-8 to OS-11)."""

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.abilities import has_ability, monster_range, support_in
from underdeck.games.stick.rules.cards import AFTER_ROLL, BEFORE_ROLL
from underdeck.games.stick.rules.floors import in_haven
from underdeck.games.stick.rules.hands import lose_cards
from underdeck.games.stick.rules.loot import discard_loot, draw_loot, hand_over, lose_loot, pick_frame, remove_loot
from underdeck.games.stick.rules.plan import push, script_frame
from underdeck.games.stick.rules.shticks import flip, save
from underdeck.games.stick.rules.sides import choose, chosen_shtick, opponent, role_of
from underdeck.games.stick.rules.stacks import leave_play, start_battle, turn_down
from underdeck.games.stick.rules.state import (
    ATTACK,
    DEFEND,
    NO_SHTICK,
    NOT_CHOSEN,
    NPC,
    SHTICKS_OF,
    XYKON,
    Battle,
    State,
    clockwise,
    face_up,
    has_trait,
    lair,
    monster,
    name_of,
    others_here,
    room_at,
    room_card,
    room_of,
    shtick_card,
    shtick_code,
    tell,
)
from underdeck.games.stick.rules.totals import add_bonuses, area_targets, exempt, totals, usable
from underdeck.games.stick.rules.wounds import lose_wounds, miss_turns
from underdeck.kernel.decisions import Action, Decision, Frame

WIN = 1
DRAW = 0
LOSS = -1
UNKNOWN = 2
BONUS_PICK = 2
ODD_DIE = 13


def run_battle_step(state: State, frame: Frame) -> None:
    """OS-6, R-9: which battle there is, if any."""
    seat = state.active
    player = state.players[seat]
    if state.turn_over or state.fled or player.fleeing or player.exited or player.floor == 0:
        return
    room = room_of(state, player)
    if room.stack and not in_haven(state, player):
        push(state, (f.ASK_FIGHT, 1))
        start_battle(state, seat, DEFEND if state.moved else ATTACK, player.column)  # OS-6.7, OS-6.8
        return
    if state.moved and not others_here(state, seat) and triggers_battle(state):
        push(state, (f.NEW_BATTLE,), (f.ASK_FIGHT, 1))
        return
    push(state, (f.ASK_FIGHT, 0))


def triggers_battle(state: State) -> bool:
    """OS-5.1-5, OS-18.10."""
    player = state.players[state.active]
    room = room_of(state, player)
    if state.collapse or "peaceful" in room_card(state, room).flags:
        return False
    if fresh_lair_room(state):
        return True
    if state.rules.new_battles == "new-rooms" and not state.entry:
        return False
    return not (state.rules.rested_rooms == "safe" and room.rested)


def fresh_lair_room(state: State) -> bool:
    """A Lair room still owes its Xykon card (R-38)."""
    player = state.players[state.active]
    return player.floor == lair(state) and not room_of(state, player).xykon


def reachable_rooms(state: State, seat: int) -> list[int]:
    """OS-6.10, OS-7.8-11, R-79: columns whose top Monster a Battle Shtick of this player reaches."""
    player = state.players[seat]
    found: list[int] = []
    level = state.floors[player.floor]
    for index, room in enumerate(level.rooms):
        column = level.left + index
        if not room.stack or column == player.column:
            continue
        trial = Battle(seat, -1, ATTACK, player.floor, column, abs(column - player.column))
        trial.targets = [room.stack[0]]
        if any(usable(state, trial, seat, card) for card in face_up(player)):
            found.append(column)
    return found


def can_be_attacked(state: State, seat: int, other: int) -> bool:
    """OS-6.16-17, R-2, R-45, OS-24.2."""
    me, foe = state.players[seat], state.players[other]
    if foe.fleeing or foe.exited or foe.floor == 0 or foe.floor != me.floor or other == seat:
        return False
    return me.team < 0 or me.team != foe.team


def reaches_player(state: State, seat: int, other: int) -> bool:
    me, foe = state.players[seat], state.players[other]
    distance = abs(me.column - foe.column)
    if distance == 0:
        return True
    trial = Battle(seat, other, ATTACK, me.floor, foe.column, distance)
    return any(usable(state, trial, seat, card) for card in face_up(me))


def ask_fight(state: State, frame: Frame) -> list[Decision]:
    """D-17: optional battles; in a cleared room only with players, by the house rule (R-40)."""
    seat = state.active
    player = state.players[seat]
    options: list[Action] = []
    room = room_of(state, player)
    barred = frame[1] and state.rules.pvp_after_clearing == "no"
    if not (state.turn_over or state.fled or player.fleeing or player.exited or state.fought or barred or room.stack):
        for other in clockwise(state, seat)[1:]:
            same_room = state.players[other].column == player.column
            may = can_be_attacked(state, seat, other) and (same_room or not state.moved)
            if may and reaches_player(state, seat, other):
                options.append((do.ATTACK_PLAYER, other))
        if not state.moved and not frame[1] and not state.collapse and player.floor > 0:
            options += [(do.SHOOT, column) for column in reachable_rooms(state, seat)]
    if not options:
        state.agenda.pop()
        return []
    return [Decision(seat, "fight", [*options, (do.LEAVE,)], frame)]


def answer_fight(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.SHOOT:
        start_battle(state, seat, ATTACK, action[1])
    elif action[0] == do.ATTACK_PLAYER:
        other = action[1]
        me, foe = state.players[seat], state.players[other]
        state.battle = Battle(seat, other, ATTACK, me.floor, foe.column, abs(me.column - foe.column))
        state.battle.result = UNKNOWN
        state.fought = True
        push(state, (f.BEGIN,))


def run_begin(state: State, frame: Frame) -> None:
    """The battle is declared: step 1 comes after Outsmart (OS-22.17)."""
    battle = state.battle
    assert battle is not None
    fighter = name_of(state, battle.fighter)
    if battle.foe >= 0:
        tell(state, "battle-player", seat=fighter, other=name_of(state, battle.foe), distance=battle.distance)
        first: list[Frame] = [(f.ASK_SHTICK,), (f.ASK_FOE_SHTICK,)]
    else:
        room = room_at(state, battle.floor, battle.column)
        assert room is not None
        battle.targets = [room.stack[0]]
        kind = "battle-attack" if battle.role == ATTACK else "battle-defend"
        tell(state, kind, seat=fighter, monster=monster(state, room.stack[0]).id, distance=battle.distance)
        first = [(f.OUTSMART,), (f.ASK_SHTICK,)]
    push(state, *first, (f.ASSIST,), (f.ASK_WINDOW, BEFORE_ROLL), (f.ROLL,))


def run_outsmart(state: State, frame: Frame) -> None:
    """OS-22.17-18, R-59: once a battle for each Monster fought."""
    battle = state.battle
    assert battle is not None
    for code in battle.targets:
        if code in battle.outsmarted or monster(state, code).support != "outsmart" or battle.silence:
            continue
        battle.outsmarted.append(code)
        player = state.players[battle.fighter]
        for _ in range(support_in(state, battle, code)):
            up = sorted(face_up(player))
            if up:
                state.reveals += 1
                flip(state, battle.fighter, up[state.rng.below(len(up))])
    if battle.targets and battle.shtick >= 0 and state.players[battle.fighter].flipped >> battle.shtick & 1:
        battle.shtick = NOT_CHOSEN
        room = room_at(state, battle.floor, battle.column)
        assert room is not None
        battle.targets = [room.stack[0]]
        push(state, (f.ASK_SHTICK,))


def shtick_options(state: State, battle: Battle, seat: int) -> list[Action]:
    """D-20, D-21: one of each kind, or none (R-39: except for a Ranged Attack)."""
    player = state.players[seat]
    options: list[Action] = []
    kinds: list[object] = []
    for card in player.shticks:
        kind = shtick_card(state, player, card)
        if kind.battle and kind not in kinds and usable(state, battle, seat, card):
            kinds.append(kind)
            options.append((do.SHTICK, shtick_code(player, card)))
    ranged_attack = battle.distance > 0 and role_of(battle, seat) == ATTACK
    if not ranged_attack or not options:
        options.append((do.NO_SHTICK,))
    return options


def ask_shtick(state: State, frame: Frame) -> list[Decision]:
    battle = state.battle
    assert battle is not None
    if battle.foe < 0 and not battle.targets:
        state.agenda.pop()
        return []
    return [Decision(battle.fighter, "shtick", shtick_options(state, battle, battle.fighter), frame)]


def ask_foe_shtick(state: State, frame: Frame) -> list[Decision]:
    battle = state.battle
    assert battle is not None
    return [Decision(battle.foe, "foe-shtick", shtick_options(state, battle, battle.foe), frame)]


def answer_shtick(state: State, frame: Frame, seat: int, action: Action) -> None:
    battle = state.battle
    assert battle is not None
    choose(battle, seat, action[1] % SHTICKS_OF if action[0] == do.SHTICK else NO_SHTICK)
    if action[0] == do.NO_SHTICK:
        tell(state, "no-shtick", seat=name_of(state, seat))
        return
    card = shtick_card(state, state.players[seat], chosen_shtick(battle, seat))
    tell(state, "chooses-shtick", seat=name_of(state, seat), shtick=card.id)
    if card.area and battle.foe < 0:
        room = room_at(state, battle.floor, battle.column)
        assert room is not None
        battle.targets = area_targets(state, card, room.stack)
        push(state, (f.OUTSMART,))


def dice_for(state: State, battle: Battle, seat: int) -> tuple[int, int]:
    """How many dice are rolled, and how many of the lowest are put aside (OS-21.18, R-62)."""
    lowest = 1
    if battle.foe < 0 and battle.role == DEFEND:
        for code in battle.targets:
            if has_ability(state, battle, code, "multiattack"):
                lowest = max(lowest, monster(state, code).multiattack)
    parts: list[tuple[str, int]] = []
    add_bonuses(state, battle, seat, parts, ("dice",), -1)
    extra = max(0, sum([amount for _, amount in parts]))
    return lowest + extra, extra


def roll_dice(state: State, battle: Battle, seat: int) -> list[int]:
    """The die that counts comes first."""
    count, aside = dice_for(state, battle, seat)
    state.reveals += 1
    dice = sorted([state.rng.roll(12) for _ in range(count)], key=lambda die: die_value(state, seat, die))
    return [dice[aside], *dice[:aside], *dice[aside + 1 :]]


def called_off(state: State, battle: Battle) -> bool:
    """The Monsters are gone, or somebody in it has begun to flee (OS-13.20)."""
    if battle.foe < 0 and not battle.targets:
        return True
    sides = [state.players[seat] for seat in (battle.fighter, battle.foe) if seat >= 0]
    return any(player.fleeing or player.floor != battle.floor for player in sides)


def run_roll(state: State, frame: Frame) -> None:
    """OS-8.24-25, OS-9.7, OS-10.12."""
    battle = state.battle
    assert battle is not None
    if called_off(state, battle):
        battle.result = DRAW
        push(state, (f.AFTERMATH,))
        return
    mine, theirs, battle.counted = totals(state, battle)
    battle.mine = sum([amount for _, amount in mine])
    battle.theirs = sum([amount for _, amount in theirs])
    if battle.turned:
        push(state, (f.RESULT,))
        if outcome(state, battle) == LOSS:  # what prevents Wounds has its chance
            push(state, (f.ASK_WINDOW, AFTER_ROLL))
        return
    battle.dice = roll_dice(state, battle, battle.fighter)
    total = die_value(state, battle.fighter, battle.dice[0]) + battle.mine
    tell(state, "rolls", seat=name_of(state, battle.fighter), die=battle.dice[0], total=total,
         against=battle.theirs if battle.foe < 0 else -1)  # fmt: skip
    if battle.foe >= 0:
        battle.foe_dice = roll_dice(state, battle, battle.foe)
        tell(state, "rolls", seat=name_of(state, battle.foe), die=battle.foe_dice[0],
             total=die_value(state, battle.foe, battle.foe_dice[0]) + battle.theirs, against=-1)  # fmt: skip
    push(state, (f.ASK_WINDOW, AFTER_ROLL), (f.RESULT,))


def die_value(state: State, seat: int, die: int) -> int:
    """Thor Incarnate, and OS-24.10."""
    if has_trait(state, state.players[seat], "thor") and die == (2 if "lucky" in state.variants else 1):
        return ODD_DIE
    return die


def rolled(state: State, battle: Battle) -> int:
    """The fighter wins, draws or loses by the dice alone (OS-8.26-28, OS-24.7-9, R-94)."""
    mine = battle.dice[0]
    theirs = battle.foe_dice[0] if battle.foe >= 0 else 0
    if "lucky" in state.variants:
        mine_luck = (mine == 12) - (mine == 1)
        their_luck = (theirs == 12) - (theirs == 1)
        if mine_luck or their_luck:
            return (mine_luck > their_luck) - (mine_luck < their_luck)
    total = die_value(state, battle.fighter, mine) + battle.mine
    against = battle.theirs + (die_value(state, battle.foe, theirs) if battle.foe >= 0 else 0)
    return (total > against) - (total < against)


def hides(state: State, battle: Battle, code: int) -> bool:
    """OS-21.15."""
    return battle.role == ATTACK and has_ability(state, battle, code, "hide")


def strikers(state: State, battle: Battle) -> list[int]:
    """Monsters that can hurt the fighter: in reach, and not hiding while they defend (OS-7.15, OS-11.15)."""
    return [
        code
        for code in battle.targets
        if (battle.distance == 0 or monster_range(state, code, support_in(state, battle, code)) >= battle.distance)
        and not hides(state, battle, code)
    ]


def outcome(state: State, battle: Battle) -> int:
    """What the battle comes to as the dice lie."""
    return comes_to(state, battle, DRAW if battle.turned else rolled(state, battle))


def comes_to(state: State, battle: Battle, found: int) -> int:
    """What a battle comes to that the dice alone decide so: OS-8.26-33, OS-11.3, OS-21.1, OS-21.15, R-27."""
    for side in (battle.fighter, battle.foe):
        if (
            side < 0
            or found != (WIN if side == battle.fighter else LOSS)
            or (battle.foe < 0 and side != battle.fighter)
        ):
            continue
        chosen = chosen_shtick(battle, side)
        if chosen < 0:
            found = DRAW
        else:
            script = state.pack.scripts[shtick_card(state, state.players[side], chosen).result]
            if any(op.verb == "draw" for op in script):
                found = DRAW
    if battle.foe >= 0:
        return found
    thirsty = [code for code in battle.targets if has_ability(state, battle, code, "bloodlust")]
    if found == DRAW and any(not hides(state, battle, code) for code in thirsty):  # OS-11.12
        found = LOSS
    if found == LOSS and not strikers(state, battle):
        return DRAW
    return found


def wounds_from(state: State, battle: Battle) -> int:
    """OS-8.30, OS-11.15, OS-22.11: one Wound, and more from Deadly."""
    amount = 1
    for code in strikers(state, battle):
        if monster(state, code).support == "deadly" and not battle.silence:
            amount += support_in(state, battle, code)
    return amount


def forecast(state: State, battle: Battle, seat: int) -> int:
    """Wounds that this side would lose as things stand after the roll."""
    if not battle.dice and not battle.turned:
        return 0
    found = outcome(state, battle)
    if battle.foe < 0:
        return wounds_from(state, battle) if found == LOSS and seat == battle.fighter else 0
    if seat not in (battle.fighter, battle.foe) or found != (LOSS if seat == battle.fighter else WIN):
        return 0
    winner = opponent(battle, seat)
    script = state.pack.scripts[shtick_card(state, state.players[winner], chosen_shtick(battle, winner)).result]
    return sum([op.amount for op in script if op.verb == "wound"])


def run_result(state: State, frame: Frame) -> None:
    """Step 6, then fleeing (R-42), then step 7."""
    battle = state.battle
    assert battle is not None
    found = DRAW if called_off(state, battle) else outcome(state, battle)
    battle.result = found
    push(state, (f.FLEE_CHECK,), (f.AFTERMATH,))
    if battle.foe >= 0:
        if not called_off(state, battle):
            tell_pvp(state, battle)
        if found != DRAW:
            winner, loser = (battle.fighter, battle.foe) if found == WIN else (battle.foe, battle.fighter)
            card = shtick_card(state, state.players[winner], chosen_shtick(battle, winner))
            steal = battle.distance == 0 or state.rules.steal_range == "any"
            result = script_frame(state, winner, card.result, chosen=loser)
            push(state, result, *([(f.ASK_STEAL, winner, loser)] if steal else []))
        return
    kind = {WIN: "wins", DRAW: "draws", LOSS: "loses"}[found]
    if battle.targets:
        tell(state, kind, seat=name_of(state, battle.fighter), monster=monster(state, battle.targets[0]).id)
    if found == WIN:
        win_over_monsters(state, battle)
    elif found == LOSS:
        lose_to_monsters(state, battle)


def tell_pvp(state: State, battle: Battle) -> None:
    if battle.result == DRAW:
        tell(state, "pvp-draw", seat=name_of(state, battle.fighter), other=name_of(state, battle.foe))
        return
    winner, loser = (battle.fighter, battle.foe) if battle.result == WIN else (battle.foe, battle.fighter)
    tell(state, "pvp-win", seat=name_of(state, winner), other=name_of(state, loser))


def win_over_monsters(state: State, battle: Battle) -> None:
    """OS-8.29, OS-11.14: the Result hits every target that is not exempt."""
    card = shtick_card(state, state.players[battle.fighter], battle.shtick)
    hit = [code for code in battle.targets if not exempt(state, battle, code)]
    for op in state.pack.scripts[card.result]:
        for code in hit:
            if op.verb == "wound":
                defeat(state, battle.fighter, battle.floor, battle.column, code)
            elif op.verb == "banish" and not is_xykon(state, code):
                remove_monster(state, code)
            elif op.verb == "shoo" and code < XYKON:
                number = state.pack.scripts[card.result].index(op)
                push(
                    state,
                    (
                        f.ASK_CARD,
                        battle.fighter,
                        card.result,
                        number,
                        0,
                        battle.fighter,
                        1,
                        battle.floor,
                        battle.column,
                    ),
                )
    finish_xykon(state, battle.fighter)


def is_xykon(state: State, code: int) -> bool:
    return "xykon-special" in monster(state, code).abilities


def lose_to_monsters(state: State, battle: Battle) -> None:
    """OS-8.30-31, OS-11.15-18: one Wound in all, each Monster's abilities besides."""
    seat = battle.fighter
    player = state.players[seat]
    lose_wounds(state, seat, wounds_from(state, battle) - battle.prevented)
    hidden = has_trait(state, player, "hidden-stash")
    for code in strikers(state, battle):
        if has_ability(state, battle, code, "spellcaster"):
            lose_cards(state, seat, 1)
        if has_ability(state, battle, code, "thief") and not hidden:
            lose_loot(state, seat, 1)
        if monster(state, code).support == "greed" and not hidden and not battle.silence:
            lose_loot(state, seat, support_in(state, battle, code))
        if has_ability(state, battle, code, "paralyze"):
            miss_turns(state, seat, 1)


def find_monster(state: State, code: int) -> tuple[int, int]:
    """Floor and column of a Monster in play; floor -1 if it is gone."""
    for number, floor in enumerate(state.floors):
        for index, room in enumerate(floor.rooms):
            if code in room.stack:
                return number, floor.left + index
    return -1, 0


def remove_monster(state: State, code: int) -> None:
    """Discarded without Loot and X (R-72)."""
    floor, column = find_monster(state, code)
    room = room_at(state, floor, column)
    assert room is not None
    room.stack.remove(code)
    leave_play(state, code)
    tell(state, "monster-gone", monster=monster(state, code).id)


def defeat(state: State, seat: int, floor: int, column: int, code: int) -> None:
    """OS-8.34-37, OS-18.20, R-99."""
    room = room_at(state, floor, column)
    assert room is not None
    card = monster(state, code)
    room.stack.remove(code)
    if code in state.arrived:
        state.arrived.remove(code)
    tell(state, "defeated", seat=name_of(state, seat), monster=card.id)
    if seat == state.active:
        state.beaten += 1
    if state.battle is not None and seat == state.battle.fighter:
        state.battle.slain = True
    drop_coins(state, floor, column, code)
    if code >= XYKON:
        turn_down(state, code)
        if is_xykon(state, code):
            state.players[seat].slayer = True
    else:
        save(state, seat, code)


def drop_coins(state: State, floor: int, column: int, code: int) -> None:
    """OS-8.36, R-68."""
    room = room_at(state, floor, column)
    assert room is not None
    for _ in range(monster(state, code).coins):
        loot = draw_loot(state)
        if loot < 0:
            return
        state.seen[loot] = 0
        room.loot.append(loot)


def finish_xykon(state: State, seat: int) -> None:
    """OS-18.27, R-46: other Monsters of the same blow are settled first."""
    if state.players[seat].slayer and not state.collapse:
        push(state, (f.COLLAPSE, seat))


def run_aftermath(state: State, frame: Frame) -> None:
    """OS-8.38-42, OS-10.20-21. The battle is over before any Loot is picked up."""
    battle = state.battle
    assert battle is not None
    for seat in (battle.fighter, battle.foe):
        if seat >= 0:
            card = chosen_shtick(battle, seat)
            player = state.players[seat]
            if card >= 0 and shtick_card(state, player, card).flip and not player.flipped >> card & 1:
                flip(state, seat, card)
    pay_helpers(state, battle)
    won = battle.foe < 0 and (battle.result == WIN or battle.slain)
    player = state.players[battle.fighter]
    room = room_of(state, player)
    frames: list[Frame] = []
    still_here = player.floor == battle.floor and player.column == battle.column and not player.fleeing
    if battle.slain and battle.distance == 0 and not room.stack and still_here and battle.fighter == state.active:
        parts: list[tuple[str, int]] = []
        add_bonuses(state, battle, battle.fighter, parts, ("pick",), -1)
        state.bonus_room = True  # OS-16.8
        frames.append(pick_frame(state, battle.fighter, BONUS_PICK + sum([amount for _, amount in parts])))
    leaps = battle.distance > 0 and battle.role == ATTACK and has_trait(state, player, "leap")
    if leaps and not player.fleeing and not player.missing:
        frames.append((f.ASK_LEAP, battle.fighter, battle.column))
    area = battle.shtick >= 0 and shtick_card(state, player, battle.shtick).area
    gone = not any(code in room.stack for code in battle.targets)  # OS-6.11, R-98: defeated or moved
    if won and gone and battle.distance == 0 and not area and battle.fighter == state.active:
        frames.append((f.ASK_FURTHER,))
    state.battle = None
    push(state, *frames)


def pay_helpers(state: State, battle: Battle) -> None:
    """OS-8.41, OS-12.22; a card may free a side from its promise (OS-8.42)."""
    helpers = battle.helpers
    battle.helpers = []
    battle.offers = []
    for helper in helpers:
        if battle.snubs >> helper.asker & 1:
            tell(state, "snubs", seat=name_of(state, helper.asker))
            continue
        if helper.helper >= NPC:
            remove_loot(state, helper.asker, helper.loot)
            discard_loot(state, helper.loot)
        else:
            hand_over(state, helper.asker, helper.helper, helper.loot)
            tell(state, "paid", seat=name_of(state, helper.asker), other=name_of(state, helper.helper))


def ask_further(state: State, frame: Frame) -> list[Decision]:
    """D-19, OS-8.43-48."""
    seat = state.active
    player = state.players[seat]
    if state.turn_over or state.fled or player.fleeing or player.floor == 0 or not room_of(state, player).stack:
        state.agenda.pop()
        return []
    return [Decision(seat, "further", [(do.STOP,), (do.ATTACK,), (do.DEFEND,)], frame)]


def answer_further(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.STOP:
        return
    start_battle(state, seat, ATTACK if action[0] == do.ATTACK else DEFEND, state.players[seat].column)


def ask_leap(state: State, frame: Frame) -> list[Decision]:
    """Leaping Attack: into the target's room."""
    seat, column = frame[1], frame[2]
    if room_at(state, state.players[seat].floor, column) is None:
        state.agenda.pop()
        return []
    return [Decision(seat, "leap", [(do.YES,), (do.NO,)], frame)]


def answer_leap(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.YES:
        player = state.players[seat]
        player.column = frame[2]
        card = room_card(state, room_of(state, player))
        tell(state, "leaps", seat=name_of(state, seat), room=card.id)


def choose_again(state: State, seat: int) -> None:
    """OS-7.16: a Range raised before the roll may let a defender without a shtick use one."""
    battle = state.battle
    if battle is None or battle.dice or battle.distance == 0 or seat not in (battle.fighter, battle.foe):
        return
    if battle.foe < 0 and not battle.targets:
        return
    if chosen_shtick(battle, seat) == NO_SHTICK and len(shtick_options(state, battle, seat)) > 1:
        push(state, (f.ASK_SHTICK,) if seat == battle.fighter else (f.ASK_FOE_SHTICK,))


def swap_roles(state: State) -> None:
    """R-63: back to step 1 with the new roles; helpers keep their promise."""
    battle = state.battle
    assert battle is not None
    battle.role = ATTACK if battle.role == DEFEND else DEFEND
    battle.shtick = NOT_CHOSEN
    battle.foe_shtick = NOT_CHOSEN
    again: list[Frame] = [(f.ASSIST,), (f.ASK_SHTICK,)]
    if battle.foe < 0:
        room = room_at(state, battle.floor, battle.column)
        assert room is not None
        battle.targets = [room.stack[0]]
    else:
        again.insert(1 if battle.role == ATTACK else 2, (f.ASK_FOE_SHTICK,))  # OS-10.2
    battle.npc_side = -1
    battle.npc_passed = 0
    for index in range(len(state.agenda) - 1, -1, -1):
        if state.agenda[index] == (f.ASK_WINDOW, BEFORE_ROLL):
            state.agenda[index + 1 : index + 1] = again
            return
