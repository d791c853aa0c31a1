"""The observation for learners, as one seat sees the table: that seat comes first, the others clockwise."""

from typing import Final

from underdeck.games.stick.bots.evaluation import Evaluation, settled
from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.cards import NOT_AVAILABLE, Loot, Monster
from underdeck.games.stick.rules.collapse import SLAYER_POINTS_PER_FLOOR
from underdeck.games.stick.rules.dice import die_value
from underdeck.games.stick.rules.frames import FIRST_QUESTION, KINDS
from underdeck.games.stick.rules.movement import has_stairs_down
from underdeck.games.stick.rules.notation import VERBS, WITH_CARD, WITH_COLUMN, WITH_LOOT, WITH_SEAT, WITH_SHTICK
from underdeck.games.stick.rules.shticks import saved_x
from underdeck.games.stick.rules.state import (
    ATTACK,
    SHTICKS_OF,
    Player,
    State,
    drool,
    equipped_drool,
    is_monster,
    lair,
    last_floor,
    monster,
    room_of,
)
from underdeck.games.stick.rules.totals import totals
from underdeck.games.stick.rules.wounds import most_wounds
from underdeck.kernel.decisions import Action, Decision

POINTS: Final = "points"
CHANCE: Final = "chance"
SEATS: Final = 6
CHARACTERS: Final = 6
QUESTIONS: Final = sorted([kind.number for kind in KINDS.values() if kind.number >= FIRST_QUESTION])
PLAYER: Final = (
    "there", "points", "shticks", "flipped", "drool", "stash", "hand", "saved", "lost", "left", "lying", "missing",
    "fleeing", "exited", "exit-points", "slayer", "floor", "in-lair", "column", "same-room", "same-floor", "active",
    "fights", "room-monsters", "room-loot",
    *[f"character-{number}" for number in range(1, CHARACTERS + 1)],
)  # fmt: skip
TABLE: Final = (
    "players", "rounds", "limit", "floors", "stairs-found", "lair-found", "lair-rooms", "lair-drool", "lair-shticks",
    "collapse", "battle-deck", "loot-deck", "moved", "searched", "fought", "filling", "size", "trap", "wound",
)  # fmt: skip
OWN: Final = ("own-monsters", "own-monster-size", "own-screws", "own-stash-drool", "own-best-loot")
BATTLE: Final = (
    "battle", "battle-mine", "battle-against-me", "battle-attack", "battle-ranged", "battle-duel", "battle-total",
    "battle-foe-total", "battle-rolled", "battle-margin", "battle-helpers", "battle-coins", "battle-xs",
)  # fmt: skip

NAMES: Final = (
    *TABLE,
    *OWN,
    *BATTLE,
    *[KINDS[number].name for number in QUESTIONS],
    *[f"seat-{number}-{name}" for number in range(SEATS) for name in PLAYER],
)
"""`seat-0` is whoever looks, `seat-1` sits to the left, and so on."""

ANSWER: Final = (
    "verb", "seat", "seat-points", "drool", "seat-drool", "loot", "attack", "defense", "xs", "coins", "monster",
    "shtick-attack", "shtick-defense", "shtick-range", "flips", "left", "right",
)  # fmt: skip


def open_points(state: State, seat: int, own: bool) -> float:
    """Return Bragging Points; others' Stashes count nothing, since only their number of cards is known."""
    player = state.players[seat]
    found = float(len(player.shticks) + equipped_drool(state, player) + player.exit_points)
    if own:
        for card in player.stash:
            found += drool(state, card, player.character)
    if player.slayer:
        found += SLAYER_POINTS_PER_FLOOR * (lair(state) - 1)
    return found


def player_numbers(state: State, seat: int, me: Player, own: bool) -> list[float]:
    player = state.players[seat]
    room = room_of(state, player)
    battle = state.battle
    most = most_wounds(state, player)
    character = [0.0] * CHARACTERS
    if player.character < CHARACTERS:
        character[player.character] = 1.0
    same_floor = player.floor == me.floor
    return [
        1.0,
        open_points(state, seat, own) / 10.0,
        len(player.shticks) / 10.0,
        player.flipped.bit_count() / 10.0,
        equipped_drool(state, player) / 10.0,
        len(player.stash) / 10.0,
        len(player.hand) / 7.0,
        saved_x(state, player) / 6.0,
        player.lost / 4.0,
        (most - player.lost) / 4.0,
        1.0 if player.resting else 0.0,
        player.missing / 2.0,
        1.0 if player.fleeing else 0.0,
        1.0 if player.exited else 0.0,
        player.exit_points / 5.0,
        1.0 if player.slayer else 0.0,
        player.floor / lair(state),
        1.0 if player.floor == lair(state) else 0.0,
        (player.column - me.column) / 4.0,
        1.0 if same_floor and player.column == me.column else 0.0,
        1.0 if same_floor else 0.0,
        1.0 if seat == state.active else 0.0,
        1.0 if battle is not None and seat in (battle.fighter, battle.foe) else 0.0,
        len(room.stack) / 3.0,
        len(room.loot) / 3.0,
        *character,
    ]


def table_numbers(state: State) -> list[float]:
    rounds = state.turn / len(state.players)
    limit = state.rules.turn_limit
    found = 1
    while found < lair(state) and has_stairs_down(state, found):
        found += 1
    return [
        len(state.players) / 6.0,
        rounds / 30.0,
        rounds / int(limit) if limit != "none" else 0.0,
        lair(state) / 5.0,
        found / lair(state),
        1.0 if has_stairs_down(state, last_floor(state)) else 0.0,
        len(state.floors[lair(state)].rooms) / 5.0,
        state.lair_drool / 10.0,
        state.lair_shticks / 10.0,
        1.0 if state.collapse else 0.0,
        len(state.battle_deck) / 80.0,
        len(state.loot_deck) / 80.0,
        1.0 if state.moved else 0.0,
        1.0 if state.searched else 0.0,
        1.0 if state.fought else 0.0,
        1.0 if state.filling else 0.0,
        state.size / 10.0,
        1.0 if state.trap else 0.0,
        state.wound_amount / 2.0 if state.wound_seat >= 0 else 0.0,
    ]


def own_numbers(state: State, seat: int) -> list[float]:
    player = state.players[seat]
    monsters = strength = screws = 0
    for card in player.hand:
        if is_monster(state, card):
            monsters += 1
            strength += monster(state, card).attack + monster(state, card).defense
        else:
            screws += 1
    best = total = 0
    for card in player.stash:
        total += drool(state, card, player.character)
        best = max(best, drool(state, card, player.character))
    return [monsters / 7.0, strength / 40.0, screws / 7.0, total / 10.0, best / 3.0]


def battle_numbers(state: State, seat: int) -> list[float]:
    battle = state.battle
    if battle is None:
        return [0.0] * len(BATTLE)
    mine = theirs = 0
    if battle.foe >= 0 or battle.targets:
        own, other, _ = totals(state, battle)
        mine, theirs = sum([part[1] for part in own]), sum([part[1] for part in other])
    rolled = die_value(state, battle.fighter, battle.dice[0]) if battle.dice else 0
    answered = die_value(state, battle.foe, battle.foe_dice[0]) if battle.foe >= 0 and battle.foe_dice else 0
    coins = xs = 0
    if battle.foe < 0:
        for code in battle.targets:
            coins += monster(state, code).coins
            xs += monster(state, code).x
    return [
        1.0,
        1.0 if battle.fighter == seat else 0.0,
        1.0 if battle.foe == seat else 0.0,
        1.0 if battle.role == ATTACK else 0.0,
        battle.distance / 3.0,
        1.0 if battle.foe >= 0 else 0.0,
        mine / 10.0,
        theirs / 10.0,
        rolled / 12.0,
        (mine + rolled - theirs - answered) / 12.0,
        len(battle.helpers) / 3.0,
        coins / 4.0,
        xs / 4.0,
    ]


def question_numbers(state: State) -> list[float]:
    found = [0.0] * len(QUESTIONS)
    if state.agenda and state.agenda[-1][0] >= FIRST_QUESTION:
        found[QUESTIONS.index(state.agenda[-1][0])] = 1.0
    return found


def answer_numbers(state: State, seat: int, action: Action) -> list[float]:
    found = [0.0] * len(ANSWER)
    verb = action[0]
    found[0] = float(verb)
    if verb in WITH_SEAT:
        add_seat(state, found, seat, action[1])
    if verb in WITH_LOOT:
        add_loot(state, found, seat, action[1], -1)
    elif verb in (do.OFFER, do.GIVE, do.BEG):
        add_loot(state, found, seat, action[2], action[1])
    elif verb == do.HIRE:
        add_loot(state, found, seat, action[2], -1)
    elif verb in WITH_CARD:
        add_monster(state, found, action[1])
    elif verb in WITH_SHTICK:
        add_shtick(state, found, action[1])
    elif verb in WITH_COLUMN:
        away = action[1] - state.players[seat].column
        found[15] = max(0, -away) / 4.0
        found[16] = max(0, away) / 4.0
    return found


def add_seat(state: State, found: list[float], seat: int, other: int) -> None:
    count = len(state.players)
    found[1] = ((other - seat) % count) / count
    found[2] = open_points(state, other, other == seat) / 10.0


def add_loot(state: State, found: list[float], seat: int, card: int, other: int) -> None:
    loot = state.pack.loot[card]
    if isinstance(loot, Loot):
        found[3] = loot.drool[state.players[seat].character] / 3.0
        found[4] = loot.drool[state.players[other].character] / 3.0 if other >= 0 else 0.0
        found[5] = 1.0


def add_monster(state: State, found: list[float], card: int) -> None:
    played = state.pack.battle[card]
    if isinstance(played, Monster):
        found[6] = played.attack / 10.0
        found[7] = played.defense / 10.0
        found[8] = played.x / 4.0
        found[9] = played.coins / 4.0
        found[10] = 1.0


def add_shtick(state: State, found: list[float], code: int) -> None:
    shtick = state.pack.decks[code // SHTICKS_OF][code % SHTICKS_OF]
    found[11] = shtick.attack / 10.0 if shtick.attack != NOT_AVAILABLE else -1.0
    found[12] = shtick.defense / 10.0 if shtick.defense != NOT_AVAILABLE else -1.0
    found[13] = shtick.range / 3.0
    found[14] = 1.0 if shtick.flip else 0.0


class StickObserver:
    def __init__(self) -> None:
        self.names = NAMES
        self.answer_names = ANSWER
        self.verbs = max(VERBS)
        self.rewards = (POINTS, CHANCE)
        self.evaluation = Evaluation()

    def observe(self, state: State, seat: int) -> list[float]:
        count = len(state.players)
        me = state.players[seat]
        found = table_numbers(state)
        found += own_numbers(state, seat)
        found += battle_numbers(state, seat)
        found += question_numbers(state)
        for place in range(count):
            found += player_numbers(state, (seat + place) % count, me, place == 0)
        return found + [0.0] * (len(NAMES) - len(found))

    def describe(self, state: State, decision: Decision) -> list[float]:
        found: list[float] = []
        for option in decision.options:
            found += answer_numbers(state, decision.seat, option)
        return found

    def worth(self, reward: str, state: State, seat: int) -> float:
        """Return Bragging Points in tens, or the share of victory by the evaluation."""
        if reward == POINTS:
            return open_points(state, seat, True) / 10.0
        return settled(state)[seat] if state.outcome is not None else self.evaluation.value(state, seat)
