"""What cards do, one verb at a time. A script is a list of ops; a DO frame carries one out, asking where it must."""

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.battle import (
    choose_again,
    defeat,
    find_monster,
    is_xykon,
    remove_monster,
    roll_dice,
    swap_roles,
)
from underdeck.games.stick.rules.cards import ALL, ALL_TYPES, Loot, Op, Use
from underdeck.games.stick.rules.cures import patients, treat
from underdeck.games.stick.rules.loot import (
    concerned,
    distinct_loot,
    free_equipped,
    pick_frame,
    put_trap_away,
    receive,
    steal_equipped,
    steal_random,
)
from underdeck.games.stick.rules.movement import entrance_barred, has_stairs_down, place_stairs
from underdeck.games.stick.rules.people import (
    arrive_home,
    draw_cards,
    drop_loot,
    gain_shtick,
    heal,
    in_haven,
    lose_cards,
    lose_loot,
    lose_wounds,
    miss_turns,
    most_wounds,
    push,
    unflip,
)
from underdeck.games.stick.rules.people import flip as flip_shtick
from underdeck.games.stick.rules.stacks import place, put_under, skip_call, start_battle
from underdeck.games.stick.rules.state import (
    DEFEND,
    SHTICKS_OF,
    XYKON,
    Battle,
    State,
    clockwise,
    face_up,
    has_trait,
    is_monster,
    last_floor,
    lying,
    monster,
    monsters_on,
    name_of,
    room_at,
    room_card,
    room_of,
    shtick_card,
    shtick_code,
    tell,
)
from underdeck.games.stick.rules.totals import monster_range, prevented_by
from underdeck.kernel.decisions import Action, Decision, Frame

Place = tuple[int, int]
"""Floor and column."""

CHOOSING = ("flip", "take", "boost", "unflip", "shoo", "lure", "reinforce", "snipe", "teleport", "recover", "rummage")
"""Verbs whose user chooses a card or a place."""

SNIPE = 8
FAR = 100
"""A column and a seat in one number: more than any seat, and further than any column."""

ONE_OF = ("other", "other-floor", "other-here", "anyone", "anyone-floor", "anyone-here", "fighter")
"""Targets that the user chooses."""


def run_do(state: State, frame: Frame) -> None:
    """The next op of a script: find its targets or ask for one."""
    _, user, script, number, extra, chosen, *place = frame
    ops = state.pack.scripts[script]
    if number >= len(ops):
        return
    op = ops[number]
    push(state, (f.DO, user, script, number + 1, extra, chosen, *place))
    targets = candidates(state, user, op, (place[0], place[1]), chosen)
    if op.target in ONE_OF:
        before = [ops[i].target for i in range(number)]
        if op.target in before and chosen >= 0:
            targets = [seat for seat in targets if seat == chosen]
        elif len(targets) > 1:
            push(state, (f.ASK_TARGET, user, script, number, extra, *place))
            return
    for seat in reversed(targets):
        push(state, (f.APPLY, user, script, number, extra, seat, *place))


def candidates(state: State, user: int, op: Op, place: Place, chosen: int = -1) -> list[int]:
    """Whom this op can touch."""
    battle = state.battle
    target = op.target
    seats = clockwise(state, user)
    if target == "self":
        found = [user]
    elif target == "foe":
        found = [chosen] if chosen >= 0 else []
        if not found and battle is not None and battle.foe >= 0 and user in (battle.fighter, battle.foe):
            found = [battle.foe if user == battle.fighter else battle.fighter]
    elif target == "fighter":
        found = [] if battle is None else [seat for seat in (battle.fighter, battle.foe) if seat >= 0]
    else:
        scope, _, where = target.partition("-")
        found = [seat for seat in seats if scope not in ("other", "others") or seat != user]
        if where == "floor":
            found = [seat for seat in found if state.players[seat].floor == place[0]]
        elif where == "here":
            found = [seat for seat in found if (state.players[seat].floor, state.players[seat].column) == place]
        found = [seat for seat in found if not state.players[seat].exited]
    return [seat for seat in found if touches(state, user, op, seat, place)]


def touches(state: State, user: int, op: Op, seat: int, place: Place) -> bool:
    """Would the op do anything to this player?"""
    player = state.players[seat]
    me = state.players[user]
    battle = state.battle
    verb = op.verb
    if verb == "heal":
        return player.lost > 0 and not player.fleeing and not player.exited
    if verb == "wound":
        return not player.fleeing and not player.exited and not out_of_reach(state, user, seat)
    if verb in CHOOSING:
        return bool(card_options(state, user, op, seat, place))
    if verb == "shtick":
        return bool(player.deck)
    if verb == "loot":
        return bool(state.loot_deck or state.loot_discard) and not player.fleeing and not player.exited
    if verb == "pick":
        return bool(room_of(state, player).loot) and not player.fleeing
    if verb == "cards":
        return bool(state.battle_deck)
    if verb == "lose-cards":
        return bool(player.hand)
    if verb in ("lose-loot", "drop-loot", "steal"):
        if not player.stash or (verb == "steal" and seat == user):
            return False
        if verb == "drop-loot" and out_of_reach(state, user, seat):
            return False
        return verb != "steal" or not has_trait(state, player, "hidden-stash")
    if verb == "miss":
        return not player.exited
    if verb == "treat":
        return bool(patients(state, user))
    if verb == "entrance" and seat == user and not state.trap and entrance_barred(state):
        return False
    if verb in ("entrance", "run"):
        settled = battle is None or battle.result in (1, -1)
        return player.floor > 0 and not player.fleeing and not player.exited and settled
    if verb == "join":
        return seat != user and free_to_move(state, user) and place_differs(state, user, seat) and player.floor > 0
    if verb == "pull":
        return seat != user and free_to_move(state, seat) and place_differs(state, user, seat) and me.floor > 0
    if verb == "steps":
        return user == state.active and not state.fled and not player.exited
    if verb == "me":
        return battle is not None and user in (battle.fighter, battle.foe)
    if verb == "fighter":
        return battle is not None
    if verb in ("monster", "no-support", "silence"):
        return battle is not None and battle.foe < 0 and bool(battle.targets)
    if verb in ("rally", "guard"):
        return rouses(state, user, op)
    if verb == "swap-roles":
        if battle is None or battle.dice or (battle.foe < 0 and not battle.targets):
            return False
        defender = battle.fighter if battle.role == DEFEND else battle.foe
        return defender < 0 or not lying(state.players[defender])  # OS-6.18
    if verb == "draw":
        return battle is not None and not battle.turned
    if verb == "reroll":
        return battle is not None and bool(dice_of(battle, seat))
    if verb == "die":
        return battle is not None and bool(dice_of(battle, user))
    if verb == "prevent":
        return True
    if verb == "reach":
        return battle is not None and user in (battle.fighter, battle.foe)
    if verb == "snub":
        return battle is not None and any(helper.asker == user for helper in battle.helpers)
    if verb == "banish":
        if battle is None or battle.foe >= 0 or not battle.targets or battle.dice:
            return False
        return not is_xykon(state, battle.targets[0])
    if verb == "slay":
        return slay_target(state, user) >= 0
    if verb == "sink":
        stack = room_of(state, me).stack
        if len(stack) < 2 or is_xykon(state, stack[0]) or battle is not None:
            return False
        first, second = [monster(state, code).abilities for code in stack[:2]]
        return "henchman" in first or "henchman" not in second
    if verb == "skip":
        return state.filling
    if verb == "size":
        if op.amount > 0:
            return state.filling and state.size < state.size_limit
        return state.filling and state.size > max(1, len(room_of(state, state.players[state.active]).stack))
    if verb == "evade":
        return bool(state.trap) and seat in concerned(state)
    if verb == "disarm":
        return bool(state.trap)
    if verb == "cancel":
        return bool(state.played) and not state.played[-1][2]
    assert verb == "stairs", verb
    return 0 < place[0] <= last_floor(state) and not has_stairs_down(state, place[0]) and not state.collapse


def out_of_reach(state: State, user: int, seat: int) -> bool:
    """R-2: nobody on the Entrance can be a target; traps and one's own cards hurt there as anywhere."""
    return state.players[seat].floor == 0 and seat != user


def rouses(state: State, user: int, op: Op) -> bool:
    """Is a Monster of that type in the battle's room, or on the user's floor outside a battle?"""
    battle = state.battle
    if battle is None:
        codes = monsters_on(state, state.players[user].floor)
    else:
        room = room_at(state, battle.floor, battle.column)
        codes = room.stack if room is not None and battle.foe < 0 else []
    return any(op.word in (ALL_TYPES, *monster(state, code).types) for code in codes)


def free_to_move(state: State, seat: int) -> bool:
    player = state.players[seat]
    in_battle = state.battle is not None and seat in (state.battle.fighter, state.battle.foe)
    return not player.fleeing and not player.exited and player.floor > 0 and not in_battle


def place_differs(state: State, a: int, b: int) -> bool:
    """Only on one floor: nothing carries anybody through the stairs."""
    one, two = state.players[a], state.players[b]
    return one.floor == two.floor and one.column != two.column


def dice_of(battle: Battle, seat: int) -> list[int]:
    if seat == battle.fighter:
        return battle.dice
    return battle.foe_dice if seat == battle.foe else []


def slay_target(state: State, user: int) -> int:
    """The battle's Monster, or the top one of the user's room; never Xykon (OS-21.29)."""
    battle = state.battle
    if battle is not None:
        if battle.foe >= 0 or not battle.targets or battle.dice:
            return -1
        code = battle.targets[0]
    else:
        player = state.players[user]
        stack = room_of(state, player).stack
        if not stack or player.fleeing or player.exited:
            return -1
        code = stack[0]
    return -1 if is_xykon(state, code) else code


def can_do(state: State, user: int, script: int) -> bool:
    """A card may be used if anything it says can happen, and a Wound that is its price can be lost (OS-13.24-25)."""
    place = place_of(state, user)
    found = [(op, candidates(state, user, op, place)) for op in state.pack.scripts[script]]
    if any(op.verb == "wound" and op.target == "self" and not seats for op, seats in found):
        return False
    return any(seats for _, seats in found)


def place_of(state: State, seat: int) -> Place:
    player = state.players[seat]
    return player.floor, player.column


def ask_target(state: State, frame: Frame) -> list[Decision]:
    """D-29."""
    _, user, script, number, _, floor, column = frame
    op = state.pack.scripts[script][number]
    options: list[Action] = [(do.TARGET, seat) for seat in candidates(state, user, op, (floor, column))]
    if not options:
        state.agenda.pop()
        return []
    return [Decision(user, "target", options, frame)]


def answer_target(state: State, frame: Frame, seat: int, action: Action) -> None:
    _, user, script, number, extra, *place = frame
    following = state.agenda[-1]
    state.agenda[-1] = (*following[:5], action[1], *place)
    push(state, (f.APPLY, user, script, number, extra, action[1], *place))


def run_apply(state: State, frame: Frame) -> None:
    _, user, script, number, extra, seat, floor, column = frame
    op = state.pack.scripts[script][number]
    amount = op.amount
    if extra and amount != ALL:
        amount += extra
    if not touches(state, user, op, seat, (floor, column)):
        return
    if op.verb in CHOOSING:
        push(state, (f.ASK_CARD, user, script, number, extra, seat, amount, floor, column))
        return
    apply(state, user, op, seat, amount, frame)


def apply(state: State, user: int, op: Op, seat: int, amount: int, frame: Frame) -> None:
    place = (frame[6], frame[7])
    verb = op.verb
    player = state.players[seat]
    battle = state.battle
    if verb == "heal":
        heal(state, seat, amount)
    elif verb == "wound":
        if battle is not None and battle.result in (1, -1):  # a Result: prevention had its chance after the roll
            lose_wounds(state, seat, amount - prevented_by(battle, seat))
        else:
            push(state, (f.LOSE, seat, amount))
    elif verb == "shtick":
        for _ in range(amount):
            gain_shtick(state, seat)
    elif verb == "loot":
        push(state, (f.DRAW_LOOT, seat, amount))
    elif verb == "pick":
        push(state, pick_frame(state, seat, amount))
    elif verb == "cards":
        draw_cards(state, seat, amount)
    elif verb == "lose-cards":
        lose_cards(state, seat, amount)
    elif verb == "lose-loot":
        lose_loot(state, seat, amount)
    elif verb == "drop-loot":
        for _ in range(amount):
            drop_loot(state, seat, *(place if seat == user else place_of(state, seat)))
    elif verb == "steal":
        for _ in range(amount):
            steal_random(state, user, seat)
    elif verb == "miss":
        miss_turns(state, seat, amount)
    elif verb == "treat":
        treat(state, user, amount, frame)
    elif verb == "entrance":
        move_token(state, seat, 0, 0)
        push(state, (f.DROP_HOME, seat))
    elif verb == "run":
        player.lost = most_wounds(state, player)
        push(state, (f.FLEE_CHECK,))
    elif verb == "join":
        move_token(state, user, player.floor, player.column)
    elif verb == "pull":
        me = state.players[user]
        move_token(state, seat, me.floor, me.column)
    elif verb == "steps":
        state.extra_steps += amount
    elif verb == "stairs":
        place_stairs(state, user, *place)
    elif verb in ("size", "skip", "evade", "disarm", "cancel"):
        apply_elsewhere(state, user, verb, seat, amount)
    elif verb in ("slay", "sink"):
        apply_to_stack(state, user, verb)
    else:
        apply_to_battle(state, user, op, seat, amount, frame[2])


def apply_elsewhere(state: State, user: int, verb: str, seat: int, amount: int) -> None:
    if verb == "size":
        state.size = max(1, min(state.size + amount, max(state.size_limit, state.size)))
        tell(state, "size-changes", size=state.size)
    elif verb == "skip":
        skip_call(state)
    elif verb == "evade":
        state.evades.append((seat, amount))
    elif verb == "cancel":
        cancel(state, user)
    else:
        state.reveals += 1
        die = state.rng.roll(12)
        tell(state, "disarms", seat=name_of(state, user), die=die, needed=amount, done=int(die >= amount))
        if die >= amount:
            put_trap_away(state)


def apply_to_stack(state: State, user: int, verb: str) -> None:
    if verb == "sink":
        stack = room_of(state, state.players[user]).stack
        code = stack.pop(0)
        put_under(state, stack, code)
        tell(state, "sinks", monster=monster(state, code).id)
        return
    code = slay_target(state, user)
    floor, column = find_monster(state, code)
    defeat(state, user, floor, column, code)
    if state.battle is not None:
        state.battle.targets.remove(code)


def apply_to_battle(state: State, user: int, op: Op, seat: int, amount: int, script: int) -> None:
    battle = state.battle
    verb = op.verb
    if verb in ("rally", "guard"):
        state.rallies.append(("attack" if verb == "rally" else "defense", op.word, amount, user, script))
        return
    if verb == "prevent":
        if state.wound_seat == user:
            state.wound_amount = max(0, state.wound_amount - amount)
        elif battle is not None and user == battle.fighter:
            battle.prevented += amount
        elif battle is not None:
            battle.foe_prevented += amount
        return
    assert battle is not None
    if verb == "me":
        battle.changes.append((user, amount, user, script))
    elif verb == "fighter":
        battle.changes.append((seat, amount, user, script))
    elif verb == "monster":
        battle.changes.append((-1, amount, user, script))
    elif verb == "no-support":
        battle.no_support = True
    elif verb == "silence":
        battle.silence = True
    elif verb == "swap-roles":
        swap_roles(state)
    elif verb == "draw":
        battle.turned = True
    elif verb == "reroll":
        dice = roll_dice(state, battle, seat)
        if seat == battle.fighter:
            battle.dice = dice
        else:
            battle.foe_dice = dice
        tell(state, "rerolls", seat=name_of(state, seat), die=dice[0])
    elif verb == "die":
        battle.changes.append((user, amount, user, script))  # the die itself stays what it is (OS-24.7-10)
        if user == battle.fighter:
            battle.mine += amount
        else:
            battle.theirs += amount
    elif verb == "reach":
        if user == battle.fighter:
            battle.reach += amount
        else:
            battle.foe_reach += amount
        choose_again(state, user)
    elif verb == "snub":
        battle.snubs |= 1 << user
    else:
        assert verb == "banish", verb
        remove_monster(state, battle.targets[0])


def move_token(state: State, seat: int, floor: int, column: int) -> None:
    """R-64: moved by an effect, which triggers nothing."""
    player = state.players[seat]
    player.floor, player.column = floor, column
    tell(state, "moved", seat=name_of(state, seat), floor=floor, room=room_card(state, room_of(state, player)).id)


def card_options(state: State, user: int, op: Op, seat: int, place: Place) -> list[int]:
    """What may be chosen: a shtick, a Loot, a direction, a column, a card of a discard pile."""
    player = state.players[seat]
    me = state.players[user]
    battle = state.battle
    verb = op.verb
    if verb == "flip":
        return kinds_of_shticks(state, seat, face_up(player))
    if verb == "boost":
        up = [card for card in face_up(player) if any(shtick_card(state, player, card).boost.values())]
        return kinds_of_shticks(state, seat, up)
    if verb == "unflip":
        mine = [
            card
            for card in player.shticks
            if player.flipped >> card & 1 and not unflips(state, shtick_card(state, player, card).uses)
        ]
        return kinds_of_shticks(state, seat, mine)
    if verb == "take":
        return [] if seat == user else distinct_loot(state, free_equipped(state, seat))
    if verb == "teleport":
        level = state.floors[me.floor]
        if not free_to_move(state, user):
            return []
        return [level.left + i for i in range(len(level.rooms)) if level.left + i != me.column]
    if verb in ("shoo", "lure"):
        return neighbours(state, verb, site(state, place))
    if verb == "reinforce":
        if battle is None or battle.foe >= 0 or not battle.targets or battle.dice:
            return []
        return kinds_of_cards(state, [card for card in me.hand if is_monster(state, card)])
    if verb == "snipe":
        return snipers(state, user)
    if verb == "recover":
        return kinds_of_cards(state, [card for card in state.battle_discard if not is_monster(state, card)])
    assert verb == "rummage", verb
    loot = [card for card in state.loot_discard if isinstance(state.pack.loot[card], Loot)]
    return distinct_loot(state, loot)


def unflips(state: State, uses: list[Use]) -> bool:
    """A shtick that straightens others never straightens its own kind."""
    return any(op.verb == "unflip" for use in uses for op in state.pack.scripts[use.script])


def kinds_of_shticks(state: State, seat: int, cards: list[int]) -> list[int]:
    player = state.players[seat]
    found: list[int] = []
    for card in cards:
        if not any(shtick_card(state, player, card) is shtick_card(state, player, other) for other in found):
            found.append(card)
    return found


def kinds_of_cards(state: State, cards: list[int]) -> list[int]:
    found: list[int] = []
    for card in cards:
        if not any(state.pack.battle[card] is state.pack.battle[other] for other in found):
            found.append(card)
    return found


def site(state: State, place: Place) -> Place:
    """Where Monsters are moved from and to: the room of the battle, if there is one."""
    return place if state.battle is None else (state.battle.floor, state.battle.column)


def neighbours(state: State, verb: str, place: Place) -> list[int]:
    """Columns beside that room where its top Monster may go (shoo) or one come from (lure); Xykon cards stay."""
    floor, column = place
    battle = state.battle
    if floor == 0 or (battle is not None and (verb == "lure" or battle.foe >= 0)):
        return []
    room = room_at(state, floor, column)
    assert room is not None
    found: list[int] = []
    for beside in (column - 1, column + 1):
        other = room_at(state, floor, beside)
        if other is None:
            continue
        source, goal = (room, other) if verb == "shoo" else (other, room)
        if source.stack and source.stack[0] < XYKON and room_card(state, goal).id != "safe-haven":
            found.append(beside)
    return found


def snipers(state: State, user: int) -> list[int]:
    """A Monster and a player it reaches, as one number made of column and seat."""
    me = state.players[user]
    if state.battle is not None or me.floor == 0 or me.exited:
        return []
    found: list[int] = []
    level = state.floors[me.floor]
    for index, room in enumerate(level.rooms):
        if not room.stack:
            continue
        column = level.left + index
        reach = monster_range(state, me.floor, column, room.stack[0])
        for seat, player in enumerate(state.players):
            if seat == user or player.floor != me.floor or player.fleeing or player.exited or in_haven(state, player):
                continue
            if 0 < abs(player.column - column) <= reach:
                found.append((column + FAR) * SNIPE + seat)
    return found


def ask_card(state: State, frame: Frame) -> list[Decision]:
    _, user, script, number, _, seat, left, floor, column = frame
    op = state.pack.scripts[script][number]
    cards = card_options(state, user, op, seat, (floor, column)) if left > 0 else []
    if not cards:
        state.agenda.pop()
        return []
    if op.verb == "unflip" and left >= len(flipped_cards(state, seat, cards)):  # nothing to choose
        state.agenda.pop()
        for card in flipped_cards(state, seat, cards):
            unflip(state, seat, card)
        return []
    return [Decision(user, op.verb, [card_action(state, op, seat, card) for card in cards], frame)]


def card_action(state: State, op: Op, seat: int, card: int) -> Action:
    """The option says of itself what kind of thing it names."""
    if op.verb in ("flip", "unflip", "boost"):
        return (do.CARD_SHTICK, shtick_code(state.players[seat], card))
    if op.verb in ("take", "rummage"):
        return (do.CARD_LOOT, card)
    if op.verb in ("reinforce", "recover"):
        return (do.CARD_BATTLE, card)
    if op.verb == "snipe":
        return (do.CARD_SNIPE, card // SNIPE - FAR, card % SNIPE)
    return (do.CARD_COLUMN, card)


def flipped_cards(state: State, seat: int, kinds: list[int]) -> list[int]:
    """All flipped shticks of those kinds."""
    player = state.players[seat]
    wanted = [shtick_card(state, player, card) for card in kinds]
    return [c for c in player.shticks if player.flipped >> c & 1 and shtick_card(state, player, c) in wanted]


def answer_card(state: State, frame: Frame, answering: int, action: Action) -> None:
    _, user, script, number, extra, seat, left, floor, column = frame
    op = state.pack.scripts[script][number]
    card = action[1] % SHTICKS_OF if action[0] == do.CARD_SHTICK else action[1]
    push(state, (f.ASK_CARD, user, script, number, extra, seat, left - 1, floor, column))
    verb = op.verb
    me = state.players[user]
    if verb == "flip":
        flip_shtick(state, seat, card)
    elif verb == "unflip":
        unflip(state, seat, card)
    elif verb == "boost":
        for _ in range(left):
            state.boosts.append((seat, card))
        tell(state, "boosted", seat=name_of(state, seat), shtick=shtick_card(state, state.players[seat], card).id)
        state.agenda.pop()
        choose_again(state, seat)
    elif verb == "take":
        steal_equipped(state, user, seat, card)
    elif verb == "teleport":
        state.agenda.pop()
        move_token(state, user, me.floor, card)
    elif verb in ("shoo", "lure"):
        state.agenda.pop()
        carry(state, verb, site(state, (floor, column)), card)
    elif verb == "reinforce":
        me.hand.remove(card)
        state.seen_hand[card] = 0
        battle = state.battle
        assert battle is not None
        room = room_at(state, battle.floor, battle.column)
        assert room is not None
        tell(state, "plays-monster", seat=name_of(state, user), monster=monster(state, card).id)
        place(state, room, card)
    elif verb == "recover":
        state.battle_discard.remove(card)
        state.seen_hand[card] = (1 << len(state.players)) - 1
        me.hand.append(card)
        tell(state, "recovers", seat=name_of(state, user), card=state.pack.battle[card].id)
    elif verb == "rummage":
        state.loot_discard.remove(card)
        receive(state, user, card)
        state.seen[card] = (1 << len(state.players)) - 1
        tell(state, "rummages", seat=name_of(state, user), loot=state.pack.loot[card].id)
    else:
        assert verb == "snipe", verb
        state.agenda.pop()
        start_battle(state, action[2], DEFEND, card)


def carry(state: State, verb: str, place: Place, beside: int) -> None:
    """The top Monster changes rooms and lands on top; Henchmen sink."""
    floor, column = place
    battle = state.battle
    source = room_at(state, floor, column if verb == "shoo" else beside)
    goal = room_at(state, floor, beside if verb == "shoo" else column)
    assert source is not None
    assert goal is not None
    code = source.stack.pop(0)
    if "henchman" in monster(state, code).abilities:
        goal.stack.append(code)
    else:
        goal.stack.insert(0, code)
    tell(state, "carried", monster=monster(state, code).id, room=room_card(state, goal).id)
    if battle is not None and battle.foe < 0 and code in battle.targets and battle.result == 2:
        battle.targets = []


def run_drop_home(state: State, frame: Frame) -> None:
    """Brought to the Dungeon Entrance by an effect: the same service (R-3)."""
    arrive_home(state, frame[1])


def cancel(state: State, user: int) -> None:
    """The card answered has no effect; a response that is itself a card lies above it."""
    index = len(state.played) - (2 if state.played[-1][0] == user else 1)
    seat, card, cancelled = state.played[index]
    if not cancelled:
        state.played[index] = (seat, card, 1)
        tell(state, "cancelled", card=state.pack.battle[card].id)
