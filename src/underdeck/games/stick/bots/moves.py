"""Where to go and whether to rest: every place in reach is evaluated, with its distance from the goal."""

from underdeck.games.stick.bots.fights import (
    Strength,
    against_player,
    against_top,
    lich,
    likely_help,
    plain_monster,
    plain_room,
    prospect,
    standing,
    strength_key,
    strength_of,
    telling,
)
from underdeck.games.stick.bots.prices import USUAL, WORST, Prices
from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.cards import FACES
from underdeck.games.stick.rules.fights import can_be_attacked, reachable_rooms, reaches_player
from underdeck.games.stick.rules.floors import entry_cost, stairs_up
from underdeck.games.stick.rules.movement import can_explore, has_stairs_down, stairs_number, steps_allowed
from underdeck.games.stick.rules.state import (
    ATTACK,
    DEFEND,
    LAIR_ROOM,
    NO_STAIRS,
    Room,
    State,
    clockwise,
    equipped_drool,
    lair,
    lair_met,
    lair_open_to,
    last_floor,
    lying,
    others_here,
    room_at,
    room_card,
    room_of,
)
from underdeck.games.stick.rules.totals import RESTING_PENALTY, stat_outside
from underdeck.games.stick.rules.wounds import most_wounds
from underdeck.kernel.decisions import Action, Decision

Place = tuple[int, int]
RESTLESS = 60
"""The rounds after which every further one makes waiting worse."""
COURAGE = 10
"""The further rounds until a fear counts half; after twice as many it counts a third."""
FAR = 12
"""The steps to a goal without a known way."""
MEMORY = 2000


class Moves:
    """The movement of a bot. It caches how strong each set of cards is."""

    def __init__(self, prices: Prices = USUAL) -> None:
        self.prices = prices
        self.known: dict[tuple[object, ...], Strength] = {}
        self.pull = self.prices.pull
        self.plan: tuple[int, Place] = (-1, (0, 0))
        """The turn and the place to go to."""

    def strength(self, state: State, seat: int, room: int, code: int = -1) -> Strength:
        """Return the strength against that Monster, or any."""
        if room != plain_room(state.pack) and not telling(state.pack, room):
            room = plain_room(state.pack)
        key = strength_key(state, seat, room, code)
        found = self.known.get(key)
        if found is None:
            if len(self.known) > MEMORY:
                self.known.clear()
            monster = code if code >= 0 else plain_monster(state.pack)
            found = self.known[key] = strength_of(state, seat, room, monster)
        return found

    def slaying(self, state: State, seat: int) -> float:
        """Return an estimate of the chance to beat Xykon in one battle with all possible help."""
        strength = self.strength(state, seat, plain_room(state.pack), lich(state.pack))
        return strength.slaying(state, likely_help(state, seat))

    def rough(self, state: State, seat: int, role: int, column: int) -> float:
        """Return an estimate of a battle with the top Monster of a room on the player's floor; Xykon's is computed."""
        battle = against_top(state, seat, role, column)
        if battle.targets[0] == lich(state.pack):
            return prospect(self.prices, state, seat, role, column)
        return self.strength(state, seat, room_of(state, state.players[seat]).card).against(self.prices, state, battle)

    def duel(self, state: State, seat: int, other: int) -> float:
        """Return the value of attacking that player; a rough comparison decides whether it is computed."""
        room = plain_room(state.pack)
        mine = self.strength(state, seat, room).most(ATTACK)
        theirs = self.strength(state, other, room).most(DEFEND)
        if lying(state.players[other]):
            theirs -= RESTING_PENALTY
        return against_player(self.prices, state, seat, other) if mine >= theirs else 0.0

    def outlook(self, state: State, seat: int, floor: int) -> float:
        """Return the value of an average new battle on that floor."""
        strength = self.strength(state, seat, plain_room(state.pack))
        return strength.new_battle(self.prices, floor, self.prices.harm(state, seat, 1), floor)

    def unflipping(self, state: State, seat: int) -> float:
        """Return the value of straightening all shticks for the next battles."""
        player = state.players[seat]
        if not player.flipped:
            return 0.0
        floor = max(1, min(player.floor, last_floor(state)))
        now = self.outlook(state, seat, floor)
        flipped, player.flipped = player.flipped, 0
        then = self.outlook(state, seat, floor)
        chance = self.slaying(state, seat) if lair_open_to(state, player) else 0.0
        player.flipped = flipped
        worth = 2.5 * max(0.0, then - now) + 0.12 * flipped.bit_count()
        if chance:
            worth += self.prices.slaying * (chance - self.slaying(state, seat))
        return worth

    def goal_floor(self, state: State, seat: int) -> int:
        """Return the floor that pays best, of those with known stairs; the Lair when the player is ready."""
        prices = self.prices
        player = state.players[seat]
        deepest = 1
        while deepest < last_floor(state) and has_stairs_down(state, deepest):
            deepest += 1
        found = has_stairs_down(state, last_floor(state))
        if lair_open_to(state, player) and (player.floor == lair(state) or (found and self.ready(state, seat))):
            return lair(state)
        eager = min(1.0, len(player.shticks) / max(1, state.lair_shticks)) + min(
            1.0, equipped_drool(state, player) / max(1, state.lair_drool)
        )
        best, chosen = WORST, 1
        for floor in range(1, deepest + 1):
            worth = self.outlook(state, seat, floor) + prices.deeper * urgency(prices, state) * floor * (eager - 1.0)
            if not has_stairs_down(state, floor):
                worth += self.stairs_here(state, seat, floor, 0)
            if worth > best:
                best, chosen = worth, floor
        return chosen

    def stairs_here(self, state: State, seat: int, floor: int, bonus: int) -> float:
        """Return the value of a search on that floor."""
        if state.collapse or not 0 < floor <= last_floor(state) or has_stairs_down(state, floor):
            return 0.0
        worth = self.prices.lair_stairs if lair_open_to(state, state.players[seat]) else self.prices.stairs
        return worth * min(1.0, (stairs_number(state, floor) + bonus) / FACES)

    def searching(self, state: State, seat: int, floor: int, room: Room | None) -> float:
        """Return the value of a search in a room, if it allows one."""
        if room is None:
            return self.stairs_here(state, seat, floor, 0)
        card = room_card(state, room)
        if "no-search" in card.flags:
            return 0.0
        bonus = sum([each.amount for each in card.bonuses if each.stat == "search"])
        return self.stairs_here(state, seat, floor, bonus)

    def ready(self, state: State, seat: int) -> bool:
        needed = self.prices.ready - 0.03 * max(0.0, rounds(state) - self.prices.patience)
        player = state.players[seat]
        if player.lost >= most_wounds(state, player) - 1:
            return False
        return needed <= 0 or self.slaying(state, seat) >= needed

    def arrival(self, state: State, seat: int, place: Place) -> float:
        """Return the value of ending the movement there."""
        floor, column = place
        if floor == 0:
            if state.collapse:
                return 50.0
            return self.prices.relief(state, seat, 9) + self.unflipping(state, seat)
        room = room_at(state, floor, column)
        if room is None:
            return self.exploring(state, seat, floor) + 0.5 * self.searching(state, seat, floor, None)
        card = room_card(state, room)
        search = self.searching(state, seat, floor, room)
        with standing(state, seat, floor, column):
            worth = entering(self.prices, state, seat, room)
            if room.stack and not (card.haven and floor == lair(state)):
                worth += self.rough(state, seat, DEFEND, column) + 0.3 * search / len(room.stack)
                if room.stack[0] == lich(state.pack):  # once there, the next turn may be an attack
                    worth += 0.6 * max(0.0, prospect(self.prices, state, seat, ATTACK, column))
                return worth
            company = others_here(state, seat)
            peaceful = state.collapse or "peaceful" in card.flags
            if state.rules.new_battles == "new-rooms" or (state.rules.rested_rooms == "safe" and room.rested):
                peaceful = True
            if company or peaceful:
                fights = [self.duel(state, seat, o) for o in company if can_be_attacked(state, seat, o)]
                return (
                    worth + search + max([0.0, *fights]) + (self.prices.coin if room.loot and not state.picked else 0.0)
                )
            if floor == lair(state):
                return worth + self.lair_battle(state, seat, room)
            size = floor + sum([bonus.amount for bonus in card.bonuses if bonus.stat == "size"])
            strength = self.strength(state, seat, room.card)
            worth += 0.5 * search
            loss = self.prices.harm(state, seat, 1)
            return worth + strength.new_battle(self.prices, size, loss, len(room.loot) + max(0, size))

    def exploring(self, state: State, seat: int, floor: int) -> float:
        if floor == lair(state):
            if not state.floors[floor].rooms:
                return 1.0
            return self.lair_battle(state, seat, None)
        strength = self.strength(state, seat, plain_room(state.pack))
        return self.prices.exploring + strength.new_battle(self.prices, floor, self.prices.harm(state, seat, 1), floor)

    def lair_battle(self, state: State, seat: int, room: Room | None) -> float:
        """Return the value of a battle in the Lair: Xykon or another Xykon card comes first in a fresh room."""
        strength = self.strength(state, seat, plain_room(state.pack))
        loss = self.prices.harm(state, seat, 1)
        if room is not None and room.xykon:
            return strength.new_battle(self.prices, lair(state), loss, 0)
        chance = self.slaying(state, seat)
        return self.prices.xykon_card + self.prices.slaying * chance - 0.6 * loss


def rounds(state: State) -> float:
    return state.turn / len(state.players)


def urgency(prices: Prices, state: State) -> float:
    """Return the factor of hurry: a game should not last all night."""
    return 1.0 + max(0.0, rounds(state) - prices.patience) / 12


def idling(prices: Prices, state: State) -> float:
    """Return the price of an idle turn, so that players do not wait for each other for ever."""
    return prices.idle * (1.0 + max(0.0, rounds(state) - RESTLESS))


def braved(state: State, worth: float) -> float:
    """Return a fear with less weight in a long game: somebody has to open the way to Xykon."""
    late = rounds(state) - RESTLESS
    return worth / (1.0 + late / COURAGE) if worth < 0.0 < late else worth


def entering(prices: Prices, state: State, seat: int, room: Room) -> float:
    """Return the value of the room's text for a player who ends movement there."""
    card = room_card(state, room)
    if card.enter < 0:
        return 0.0
    worth = 0.0
    for op in state.pack.scripts[card.enter]:
        if op.verb == "wound":
            worth -= prices.harm(state, seat, op.amount)
        elif op.verb in ("drop-loot", "lose-loot"):
            worth -= prices.coin
        elif op.verb == "flip":
            worth -= 0.3
        elif op.verb == "lose-cards":
            worth -= 0.1
    return worth


def places(state: State) -> dict[Place, int]:
    """Return the places where movement may end, each with the first step of the shortest way."""
    seat = state.active
    player = state.players[seat]
    allowed = steps_allowed(state)
    found: dict[Place, int] = {}
    costs: dict[Place, int] = {}
    queue: list[tuple[Place, int, int]] = [((player.floor, player.column), state.steps, 0)]
    start = (player.floor, player.column)
    gone = set(state.left)
    while queue:
        (floor, column), used, first = queue.pop(0)
        if used >= allowed:
            continue
        for verb, place in steps_from(state, seat, (floor, column)):
            if place in gone or place == start:
                continue
            room = room_at(state, *place)
            flags = room_card(state, room).flags if room is not None else ["stop"]
            cost = used + entry_cost(state, *place)
            if cost > allowed or (place in costs and costs[place] <= cost):
                continue
            costs[place] = cost
            found[place] = first or verb
            haven = room is None and place[0] == lair(state) and not state.floors[place[0]].rooms
            if place[0] > 0 and "stop" not in flags and not haven:
                queue.append((place, cost, first or verb))
    return found


def steps_from(state: State, seat: int, place: Place) -> list[tuple[int, Place]]:
    """Return the rooms and Unexplored spaces beside a room."""
    floor, column = place
    room = room_at(state, floor, column)
    if room is None:
        return []
    found: list[tuple[int, Place]] = []
    if floor > 0:
        for verb, beside in ((do.LEFT, column - 1), (do.RIGHT, column + 1)):
            if room_at(state, floor, beside) is not None or can_explore(state, floor):
                found.append((verb, (floor, beside)))
        above = stairs_up(state, floor, column)
        closed = floor == 1 and "nerdcore" in state.variants and not state.collapse
        if above != NO_STAIRS and not closed:
            found.append((do.UP, (floor - 1, above)))
    if room.down != NO_STAIRS:
        below = (floor + 1, room.down)
        open_below = floor + 1 < lair(state) or lair_open_to(state, state.players[seat])
        if open_below and (room_at(state, *below) is not None or can_explore(state, floor + 1)):
            found.append((do.DOWN, below))
    return found


def distances(state: State, seat: int, goals: list[Place]) -> dict[Place, int]:
    """Return the number of rooms from every known place to the nearest goal."""
    found = dict.fromkeys(goals, 0)
    back: dict[Place, list[Place]] = {}
    for number, floor in enumerate(state.floors):
        for index in range(len(floor.rooms)):
            place = (number, floor.left + index)
            for _, other in steps_from(state, seat, place):
                back.setdefault(other, []).append(place)
    queue = list(goals)
    while queue:
        place = queue.pop(0)
        for other in back.get(place, []):
            if other not in found:
                found[other] = found[place] + 1
                queue.append(other)
    return found


def goals_of(moves: Moves, state: State, seat: int) -> list[Place]:
    """Return the goals: the exit of a collapsing dungeon; Xykon; unknown Lair rooms; or the floor that pays best."""
    if state.collapse:
        return [(0, 0)]
    floor = moves.goal_floor(state, seat)
    prices = moves.prices
    xykon = prices.slaying * moves.slaying(state, seat) / 2 if floor == lair(state) else 0.0
    moves.pull = prices.pull * urgency(prices, state) + xykon
    level = state.floors[floor]
    ends = [(floor, level.left - 1), (floor, level.left + len(level.rooms))] if can_explore(state, floor) else []
    rooms = [(floor, level.left + index) for index in range(len(level.rooms))]
    if floor < lair(state):
        return hoards(state, seat) or (rooms + ends if rooms else entries(state, floor))
    if not rooms:
        return entries(state, floor)
    for place in rooms:
        room = room_at(state, *place)
        if room is not None and lich(state.pack) in room.stack:
            return [place]
    owing = [place for place in rooms if fresh(state, place)]
    goals = [place for place in owing if not taken(state, place)] + ends
    if goals or not owing:
        return goals or rooms
    beside = [(floor, column + side) for _, column in owing for side in (-1, 1)]  # ready for when they are gone
    return [place for place in beside if room_at(state, *place) is not None]


def hoards(state: State, seat: int) -> list[Place]:
    """Return the places with more Loot than Monsters for a player without the Drool for the Lair in a long game: after
    defeats by Xykon all lack it, and what they take from each other is never enough."""
    if rounds(state) < RESTLESS or lair_met(state, state.players[seat])[0]:
        return []
    found: list[Place] = []
    for number in range(1, lair(state)):
        floor = state.floors[number]
        for index, room in enumerate(floor.rooms):
            if len(room.loot) > len(room.stack):
                found.append((number, floor.left + index))
    return found


def fresh(state: State, place: Place) -> bool:
    """Return whether a Lair room has no Xykon card yet."""
    room = room_at(state, *place)
    return room is not None and not room.xykon and not room_card(state, room).haven and room.card >= LAIR_ROOM


def taken(state: State, place: Place) -> bool:
    """Return whether a player is there. Only entering an empty room starts a new battle (OS-5.1-2)."""
    return any((player.floor, player.column) == place for player in state.players)


def entries(state: State, floor: int) -> list[Place]:
    above = state.floors[floor - 1]
    return [(floor, room.down) for room in above.rooms if room.down != NO_STAIRS]


def worth_of_place(moves: Moves, state: State, seat: int, place: Place, way: dict[Place, int]) -> float:
    worth = braved(state, moves.arrival(state, seat, place))
    left = way.get(place, FAR)
    if state.collapse:
        room = room_at(state, *place)
        loot = moves.prices.coin if room is not None and room.loot and not state.picked else 0.0
        return -3.0 * ((left + 2) // 3) - 0.05 * left + loot + (50.0 if place[0] == 0 else 0.0)
    return worth - moves.pull * left / 3


def staying(moves: Moves, state: State, seat: int, way: dict[Place, int]) -> float:
    """Return the value of not moving: the Monster here, or a shot at one further away, or a player."""
    player = state.players[seat]
    room = room_of(state, player)
    here = (player.floor, player.column)
    if state.collapse:
        return -3.0 * ((way.get(here, FAR) + 2) // 3) - 1.0
    worth = -moves.pull * way.get(here, FAR) / 3
    if player.floor == 0:
        return worth - moves.prices.turn
    haven = room_card(state, room).haven and player.floor == lair(state)
    if room.stack and not haven:
        return worth + braved(state, moves.rough(state, seat, ATTACK, player.column))
    worth += moves.searching(state, seat, player.floor, room)
    fights = [value for value, _ in optional_fights(moves, state, seat)]
    return worth + max([0.0, *fights]) - idling(moves.prices, state)


def optional_fights(moves: Moves, state: State, seat: int) -> list[tuple[float, Action]]:
    """Return shots at Monsters and attacks on players without moving."""
    player = state.players[seat]
    found: list[tuple[float, Action]] = []
    if player.floor == 0:
        return found
    for column in reachable_rooms(state, seat):
        found.append((prospect(moves.prices, state, seat, ATTACK, column), (do.SHOOT, column)))
    for other in clockwise(state, seat)[1:]:
        if can_be_attacked(state, seat, other) and reaches_player(state, seat, other):
            found.append((moves.duel(state, seat, other), (do.ATTACK_PLAYER, other)))
    return found


def resting(moves: Moves, state: State, seat: int, way: dict[Place, int]) -> float:
    player = state.players[seat]
    room = room_of(state, player)
    worth = moves.prices.relief(state, seat, 1 + stat_outside(state, seat, "rest")) + moves.unflipping(state, seat)
    worth += moves.prices.coin * min(2, len(room.loot)) * (player.floor > 0)
    worth += moves.searching(state, seat, player.floor, room)
    if worth <= 0.0:
        worth -= idling(moves.prices, state)
    return worth - moves.pull * way.get((player.floor, player.column), FAR) / 3


def choose_move(moves: Moves, state: State, decision: Decision) -> Action:
    """Return the best use of the turn: a place to go to, staying or resting."""
    seat = decision.seat
    player = state.players[seat]
    way = distances(state, seat, goals_of(moves, state, seat))
    here = (player.floor, player.column)
    best: Action = (do.STAY,)
    goal = here
    if decision.kind == "start":
        top = staying(moves, state, seat, way)
        if (do.REST,) in decision.options:
            worth = resting(moves, state, seat, way)
            if worth > top:
                top, best = worth, (do.REST,)
    else:
        top = worth_of_place(moves, state, seat, here, way)
    for place, verb in places(state).items():
        if (verb,) in decision.options:
            worth = worth_of_place(moves, state, seat, place, way)
            if worth > top:
                top, best, goal = worth, (verb,), place
    moves.plan = state.turn, goal
    return best


def go_on(moves: Moves, state: State, decision: Decision) -> Action | None:
    """Return the next step towards the place chosen this turn, if it can still be reached."""
    turn, goal = moves.plan
    player = state.players[decision.seat]
    if turn != state.turn:
        return None
    if goal == (player.floor, player.column):
        return (do.STAY,)
    verb = places(state).get(goal)
    return (verb,) if verb is not None and (verb,) in decision.options else None
