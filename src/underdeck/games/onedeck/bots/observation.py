"""The observation for learners. The heroes share everything but the deck and closed doors."""

from typing import Final

from underdeck.games.onedeck.bots.evaluation import evaluation
from underdeck.games.onedeck.bots.features import BOSS as PARTY
from underdeck.games.onedeck.bots.features import boss_numbers, dice_in_hand
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.consequences import box_being_filled, toll
from underdeck.games.onedeck.rules.frames import FIRST_QUESTION, KINDS
from underdeck.games.onedeck.rules.loot import level_cost, xp_held
from underdeck.games.onedeck.rules.notation import VERBS, WITH_DIE, WITH_HERO
from underdeck.games.onedeck.rules.poison import leaves
from underdeck.games.onedeck.rules.state import (
    BOSS_FLOOR,
    OUTSIDE,
    State,
    boss_health,
    health,
    stack,
    stairs_limit,
)
from underdeck.kernel.decisions import Action, Decision

PROGRESS: Final = "progress"
CHANCE: Final = "chance"
BOXES: Final = 10
DOORS: Final = 8
"""The cards behind doors: two to a door for four heroes."""
FACES: Final = 6
PLENTY: Final = 10.0
VICTORY: Final = "victory"
COLORS: Final = c.COLORS[:4]
QUESTIONS: Final = sorted([kind.number for kind in KINDS.values() if kind.number >= FIRST_QUESTION])
DUNGEON: Final = (
    "floor-1", "floor-2", "floor-3", "boss-floor", "deck", "stairs", "leaves", "combat", "peril", "boss-round",
)  # fmt: skip
FORECAST: Final = ("damage-now", "time-now", "poison-now", "prevented-now", "own-health-after")
OWN: Final = ("own-health", "own-damage", "own-poison", "own-stored", "own-skills", "own-items")
BOX: Final = ("open", "strength", "agility", "magic", "number", "left", "wide", "armor", "damage", "time", "poison",
              "skull")  # fmt: skip
DOOR: Final = ("there", "open", "peril", "xp", "item", "health", "boxes")

NAMES: Final = (
    *PARTY,
    *DUNGEON,
    *FORECAST,
    *OWN,
    *[f"own-{color}-{face}" for color in COLORS for face in range(1, FACES + 1)],
    *[f"others-{color}" for color in COLORS],
    *[f"supply-{color}" for color in COLORS],
    *[f"box-{number}-{name}" for number in range(1, BOXES + 1) for name in BOX],
    *[f"door-{number}-{name}" for number in range(1, DOORS + 1) for name in DOOR],
    *[KINDS[number].name for number in QUESTIONS],
)

ANSWER: Final = (
    "verb", "own", "strength", "agility", "magic", "heroic", "face", "number", "left", "covers", "armor", "damage",
    "time", "poison", "skull", "open", "peril", "xp", "item-strength", "item-agility", "item-magic", "item-health",
    "mana", "dice", "effect", "heal", "amount",
)  # fmt: skip


def dungeon_numbers(state: State) -> list[float]:
    halves = stack(state)
    return [
        1.0 if state.floor == 1 else 0.0,
        1.0 if state.floor == 2 else 0.0,
        1.0 if state.floor == 3 else 0.0,
        1.0 if state.floor >= BOSS_FLOOR else 0.0,
        len(state.deck) / (40.0 * halves),
        state.stairs / stairs_limit(state),
        leaves(state) / 4.0,
        1.0 if state.mode == c.COMBAT else 0.0,
        1.0 if state.mode == c.PERIL else 0.0,
        1.0 if state.mode == c.BOSS else 0.0,
    ]


def forecast_numbers(state: State, seat: int) -> list[float]:
    """Return the cost of stopping now."""
    hero = state.heroes[seat]
    left = health(state, hero) - hero.damage
    if state.mode == OUTSIDE:
        return [0.0, 0.0, 0.0, 0.0, left / 6.0]
    cost = toll(state)
    return [
        cost.damage / 4.0,
        (cost.time + cost.ability_time) / 4.0,
        cost.poison / 4.0,
        (state.prevent_damage + state.prevent_time + state.prevent_poison) / 4.0,
        (left - cost.damage / len(state.fighting)) / 6.0,
    ]


def own_numbers(state: State, seat: int) -> list[float]:
    hero = state.heroes[seat]
    return [
        health(state, hero) / 6.0,
        hero.damage / 6.0,
        hero.poison / 4.0,
        sum(hero.stored) / 3.0,
        len(hero.skills) / 4.0,
        len(hero.items) / 4.0,
    ]


def pool_numbers(state: State, seat: int) -> list[float]:
    """Return the dice of the seat by color and face, pips of the others by color, and the supply."""
    own = [0.0] * (4 * FACES)
    others = [0.0] * 4
    for h in range(len(state.heroes)):
        for die in state.heroes[h].pool:
            color = (die >> 3) & 3
            if h == seat:
                own[color * FACES + (die & 7) - 1] += 0.5
            else:
                others[color] += (die & 7) / 12.0
    supply = [state.supply[color] / 8.0 for color in range(4)]
    return own + others + supply


def box_numbers(state: State) -> list[float]:
    found: list[float] = []
    filling = box_being_filled(state)
    for b in range(min(BOXES, len(state.boxes))):
        box = state.boxes[b]
        cover = state.covers[b]
        left = box.value
        for die in cover:
            left -= die & 7
        found += [
            1.0 if not cover or b == filling else 0.0,
            1.0 if box.color in (c.STRENGTH, c.ANY) else 0.0,
            1.0 if box.color in (c.AGILITY, c.ANY) else 0.0,
            1.0 if box.color in (c.MAGIC, c.ANY) else 0.0,
            box.value / 12.0,
            max(0, left) / 12.0,
            1.0 if box.wide else 0.0,
            1.0 if box.armor else 0.0,
            box.damage / 2.0,
            box.time / 2.0,
            box.poison / 2.0,
            float(box.skull),
        ]
    return found + [0.0] * (BOXES * len(BOX) - len(found))


def door_numbers(state: State) -> list[float]:
    """Return the doors; closed ones only as such."""
    found: list[float] = []
    for door in state.doors[:DOORS]:
        if not door & 1:
            found += [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
            continue
        card = state.pack.cards[door >> 1]
        found += [
            1.0,
            1.0,
            1.0 if card.peril else 0.0,
            card.xp / 5.0,
            sum(card.item) / 3.0,
            float(card.health),
            len(card.boxes) / 6.0,
        ]
    return found + [0.0] * (DOORS * len(DOOR) - len(found))


def question_numbers(state: State) -> list[float]:
    found = [0.0] * len(QUESTIONS)
    if state.agenda and state.agenda[-1][0] >= FIRST_QUESTION:
        found[QUESTIONS.index(state.agenda[-1][0])] = 1.0
    return found


def answer_numbers(state: State, seat: int, action: Action) -> list[float]:
    found = [0.0] * len(ANSWER)
    verb = action[0]
    found[0] = float(verb)
    if verb in WITH_HERO:
        found[1] = 1.0 if action[1] == seat else -1.0
    if verb in WITH_DIE:
        add_die(found, action[2])
    if verb == do.COVER:
        add_box(state, found, action[2] & 7, action[3])
    elif verb == do.ADD:
        add_box(state, found, action[2] & 7, box_being_filled(state))
    elif verb == do.PERIL:
        way = state.pack.cards[state.doors[state.room] >> 1].options[action[1]]
        found[2 + way.color] = 1.0
        found[7] = way.box.value / 12.0
        found[11:14] = [way.box.damage / 2.0, (way.time_cost + way.box.time) / 2.0, way.box.poison / 2.0]
    elif verb == do.ENTER:
        door = state.doors[action[1] * stack(state)]
        if door & 1:
            found[15] = 1.0
            add_card(found, state.pack.cards[door >> 1])
    elif verb in (do.ITEM, do.SKILL, do.POTION, do.XP) and state.spoils:
        add_card(found, state.pack.cards[state.spoils[0] >> 2])
        found[26] = 1.0 if verb in (do.ITEM, do.SKILL) and action[2] >= 0 else 0.0
    elif verb in (do.USE, do.LEARN):
        add_skill(found, state.pack.skills[action[2]])
    elif verb == do.DRINK:
        potion = state.pack.potions[action[2]]
        found[24] = len(potion.effects) / 2.0
        found[25] = (potion.heal + potion.cure) / 4.0
    elif verb == do.FEAT:
        found[26] = sum(action[2:]) / 4.0
    elif verb in (do.AMOUNT, do.BRANCH, do.CARD):
        found[26] = action[1] / 4.0
    elif verb == do.CURE:
        found[26] = action[2] / 4.0
    elif verb == do.LEVEL_UP:
        found[26] = (sum(action[1:]) - level_cost(state, state.level)) / 4.0
    return found


def add_die(found: list[float], die: int) -> None:
    found[2 + ((die >> 3) & 3)] = 1.0
    found[6] = (die & 7) / 6.0


def add_box(state: State, found: list[float], face: int, b: int) -> None:
    box = state.boxes[b]
    left = box.value - face
    for die in state.covers[b]:
        left -= die & 7
    found[7] = box.value / 12.0
    found[8] = max(-6, left) / 12.0
    found[9] = 1.0 if left <= 0 else 0.0
    found[10] = 1.0 if box.armor else 0.0
    found[11] = box.damage / 2.0
    found[12] = box.time / 2.0
    found[13] = box.poison / 2.0
    found[14] = float(box.skull)


def add_card(found: list[float], card: c.Encounter) -> None:
    found[16] = 1.0 if card.peril else 0.0
    found[17] = card.xp / 5.0
    for color in range(3):
        found[18 + color] = float(card.item[color])
    found[21] = float(card.health)


def add_skill(found: list[float], skill: c.Skill) -> None:
    found[22] = skill.mana / 8.0
    found[23] = skill.dice / 2.0
    for effect in skill.effects:
        benefit = effect.benefit
        found[24] += 1.0 if benefit.dice else 0.5
        found[25] += (benefit.healed + benefit.cured + benefit.prevented) / 4.0
        found[26] += (benefit.dice + (benefit.touched if benefit.by else 0)) / 4.0


def gathered(state: State) -> float:
    """Return levels, experience, items, skills and potions, compared with a typical winning party."""
    found = state.level - 1 + min(1.0, xp_held(state) / level_cost(state, state.level))
    found += (state.known.bit_count() - 1) / 2.0
    for hero in state.heroes:
        found += (len(hero.items) + len(hero.skills)) / len(state.heroes)
    return min(1.0, found / PLENTY)


def progress(state: State) -> float:
    """Return the progress to victory, which is 1: what was gathered, floors, and damage to the boss."""
    if state.outcome == VICTORY or state.result == VICTORY:
        return 1.0
    floors = (min(state.floor, BOSS_FLOOR) - 1) / (BOSS_FLOOR - 1)
    return 0.3 * gathered(state) + 0.15 * floors + 0.4 * state.boss_damage / boss_health(state)


class OneDeckObserver:
    def __init__(self) -> None:
        self.names = NAMES
        self.answer_names = ANSWER
        self.verbs = max(VERBS)
        self.rewards = (PROGRESS, CHANCE)

    def observe(self, state: State, seat: int) -> list[float]:
        found = boss_numbers(state, dice_in_hand(state), False)
        found += dungeon_numbers(state)
        found += forecast_numbers(state, seat)
        found += own_numbers(state, seat)
        found += pool_numbers(state, seat)
        found += box_numbers(state)
        found += door_numbers(state)
        return found + question_numbers(state)

    def describe(self, state: State, decision: Decision) -> list[float]:
        found: list[float] = []
        for option in decision.options:
            found += answer_numbers(state, decision.seat, option)
        return found

    def worth(self, reward: str, state: State, seat: int) -> float:
        if reward == PROGRESS:
            return progress(state)
        if state.outcome is not None:
            return 1.0 if state.outcome == VICTORY else 0.0
        return evaluation().chance(state)
