"""What a seat may know, built by addition; and other worlds that look the same (for bots)."""

from dataclasses import dataclass
from typing import Annotated

from underdeck.games.onedeck.rules.boxes import acts_in_fights, altered_numbers, fighting_boss
from underdeck.games.onedeck.rules.cards import ANY, BOSS, COLORS, COMBAT, FOCUSES, MARKS, PERIL, X
from underdeck.games.onedeck.rules.cards import Color as ColorName
from underdeck.games.onedeck.rules.consequences import box_being_filled
from underdeck.games.onedeck.rules.dice import write_die
from underdeck.games.onedeck.rules.falls import Fall, falls
from underdeck.games.onedeck.rules.forecast import forecast
from underdeck.games.onedeck.rules.frames import ASK_MARKS
from underdeck.games.onedeck.rules.loot import MAX_LEVEL, level_cost, xp_held
from underdeck.games.onedeck.rules.marks import full, tier_of, unmarkable
from underdeck.games.onedeck.rules.notation import write_action
from underdeck.games.onedeck.rules.placing import PLACING_FRAMES, conversion_dice, takes_heroic
from underdeck.games.onedeck.rules.poison import leaves
from underdeck.games.onedeck.rules.rescue import healing_amount
from underdeck.games.onedeck.rules.skills import skills_of
from underdeck.games.onedeck.rules.state import (
    OUTSIDE,
    State,
    boss_health,
    four,
    health,
    level_card,
    poison_left,
    stack,
    stairs_limit,
    token_limit,
)
from underdeck.games.onedeck.rules.whynot import refused, refused_dice, why_closed
from underdeck.kernel.game import Hidden
from underdeck.kernel.ids import Kind
from underdeck.kernel.rng import Rng
from underdeck.kernel.why import Why

Mode = Annotated[str, "Mode"]
MODE_NAMES = {COMBAT: "combat", PERIL: "peril", BOSS: "boss"}

Card = Annotated[str, Kind("card")]
Hero = Annotated[str, Kind("hero")]
Skill = Annotated[str, Kind("skill")]
Talent = Annotated[str, Kind("talent")]
Potion = Annotated[str, Kind("potion")]
Dungeon = Annotated[str, Kind("dungeon")]
Boss = Annotated[str, Kind("boss")]
Feat = Annotated[str, Kind("feat")]
Deck = Annotated[str, Kind("set")]
Tier = Annotated[str, Kind("tier")]
Focus = Annotated[str, Kind("focus")]
Color = Annotated[ColorName, Kind("color")]


@dataclass(slots=True)
class SkillView:
    id: Skill
    card: Card | None
    """The card that brought it; None for printed and Basic Skills and talents."""
    used: bool


@dataclass(slots=True)
class TalentView:
    id: Talent
    focus: Focus
    marks: list[int]
    """Marked spaces: green, yellow, red."""
    spaces: list[int]
    active: bool
    full: bool
    refuses: list[str]
    """By color, while check-marks are placed: why none can be placed there, or empty where one can."""


@dataclass(slots=True)
class HeroView:
    seat: int
    hero: Hero
    """The hero's id, with a number for a second one of the same kind."""
    card: Hero
    damage: int
    health: int
    poison: int
    fighting: bool
    """In the encounter now; outside encounters everybody is."""
    stats: list[int]
    items: list[Card]
    skills: list[SkillView]
    feat: Feat
    stored: dict[Color, int]
    pool: list[str]
    focus: Focus | None
    bound: Focus | None
    """The group of talents that an edition binds her to for good."""
    sheet: list[TalentView]
    """The campaign sheet; empty without one."""


@dataclass(slots=True)
class BoxView:
    number: int
    source: str
    color: Color
    value: int
    """-1 where it is an X that nobody can tell before the pairs are formed."""
    wide: bool
    armor: bool
    damage: int
    poison: int
    time: int
    skull: bool
    dice: list[str]
    covered: bool
    missing: int
    """Of its number, less the dice that lie on it."""
    heroic: bool
    """Do heroic dice count as any color on it?"""
    closed: str | None
    """Why it takes no dice at all now (see `BOX_RULES`)."""
    refuses: dict[str, list[str]]
    """Dice on the table that it does not take, by the reason."""


@dataclass(slots=True)
class DoorView:
    number: int
    card: Card | None
    """None while the door is closed."""
    second: Card | None
    """The other card of a door of four heroes."""


@dataclass(slots=True)
class View:
    seat: int
    edition: str
    set: Deck
    tier: Tier | None
    hordes: bool
    reference: Potion
    """The potion of the Turn Reference, always known."""
    dungeon: Dungeon
    difficulty: int
    altered: dict[str, dict[str, int]]
    """Numbers that this game plays otherwise than printed, by level card or ability of the dungeon and its boss."""
    turn: int
    floor: int
    """1 to 3; 4 is the boss."""
    deck: int
    discard: list[Card]
    stairs_visible: bool
    stairs_tokens: int
    stairs_limit: int
    """So many of them hurt."""
    doors: list[DoorView]
    level: int
    level_items: int
    level_skills: int
    level_bonus: int
    next_level: int
    """What a level-up leads to; the last level stays."""
    next_level_card: str
    conversion_dice: int
    """Dice that one heroic die costs here."""
    xp: list[Card]
    xp_total: int
    xp_needed: int
    tokens: int
    healing: int
    """What a token heals now by the potion of the Turn Reference."""
    potions: list[Potion]
    heroes: list[HeroView]
    supply: dict[Color, int]
    """Dice to be had; for four heroes those of the pair in the encounter."""
    reserve: dict[Color, int]
    exiled: dict[Color, int]
    token_limit: int | None
    poison_left: int
    leaves: int
    """On open doors: each adds 1 to a Resist Poison roll."""
    mode: Mode | None
    card: Card | None
    spoils: list[Card]
    """Cards that wait to be claimed."""
    option: int | None
    abilities: list[str]
    """Those in force that matter in this encounter."""
    boxes: list[BoxView]
    placing: bool
    """Dice are on the table and may be used."""
    damage_now: int
    """What stopping now would cost (Suffer Consequences as things stand)."""
    poison_now: int
    time_now: int
    stairs_now: int
    """Damage that the stairs would add."""
    due: dict[Hero, tuple[int, int]]
    """The damage that stopping now brings to a hero for certain, and at most; none where none comes."""
    mortal: list[Hero]
    """Heroes who may fall by that."""
    boss: Boss | None
    boss_damage: int
    boss_health: int
    boss_left_now: int
    """The health it would have if everybody stopped now and lived through it."""
    round: int
    removed: list[Card]
    falls: dict[str, list[Fall]]
    """Answers that cost a hero's life for certain."""
    refused: dict[str, Why]
    """Why skills, potions, deck, stairs and experience that lie there are no answer, by how it would begin."""
    result: str | None
    """How it went, while check-marks are being placed."""
    outcome: str | None


def make_view(state: State, seat: int) -> View:
    pack = state.pack
    cards = pack.cards
    level = level_card(state)
    next_level = min(state.level + 1, MAX_LEVEL)
    in_fight = state.mode in MODE_NAMES
    stopping = forecast(state)
    placing = bool(state.agenda) and state.agenda[-1][0] in PLACING_FRAMES
    return View(
        seat=seat,
        edition=state.rules.edition,
        set=[*pack.sets, "hybrid"][state.set],
        tier=tier_of(state) or None,
        hordes=state.hordes,
        reference=pack.potions[state.reference].id,
        dungeon=state.dungeon.id,
        difficulty=state.dungeon.difficulty,
        altered=altered_cards(state),
        turn=state.turn,
        floor=state.floor,
        deck=len(state.deck),
        discard=[cards[card].id for card in state.discard],
        stairs_visible=not state.deck,
        stairs_tokens=state.stairs,
        stairs_limit=stairs_limit(state),
        doors=door_views(state),
        level=state.level,
        level_items=level.items,
        level_skills=level.skills,
        level_bonus=level.bonus,
        next_level=next_level,
        next_level_card=f"level-{next_level}-{'duo' if len(state.heroes) > 1 else 'solo'}",
        conversion_dice=conversion_dice(state),
        xp=[cards[card].id for card in state.xp],
        xp_total=xp_held(state),
        xp_needed=level_cost(state, state.level),
        tokens=state.tokens,
        healing=healing_amount(state),
        potions=[potion.id for potion in pack.potions if state.known >> potion.index & 1],
        heroes=[hero_view(state, h) for h in range(len(state.heroes))],
        supply={COLORS[color]: count for color, count in enumerate(state.supply)},
        reserve={COLORS[color]: count for color, count in enumerate(state.reserve)},
        exiled={COLORS[color]: count for color, count in enumerate(state.exiled)},
        token_limit=token_limit(state) if state.rules.potion_limit == "supply" else None,
        poison_left=poison_left(state),
        leaves=leaves(state),
        mode=MODE_NAMES.get(state.mode),
        card=cards[state.doors[state.room] >> 1].id if state.room >= 0 else None,
        spoils=[cards[spoil >> 2].id for spoil in state.spoils],
        option=state.option + 1 if state.option >= 0 else None,
        abilities=[each.id for each in state.abilities if acts_in_fights(each)] if in_fight else [],
        boxes=box_views(state) if in_fight else [],
        placing=placing,
        damage_now=stopping.damage,
        poison_now=stopping.poison,
        time_now=stopping.time,
        stairs_now=stopping.stairs,
        due=stopping.due if placing else {},
        mortal=stopping.mortal if placing else [],
        boss=state.dungeon.boss if fighting_boss(state) else None,
        boss_damage=state.boss_damage,
        boss_health=boss_health(state),
        boss_left_now=stopping.boss_left,
        round=state.round,
        removed=[cards[card].id for card in state.removed],
        falls={write_action(state, action): fallen for action, fallen in falls(state).items()},
        refused=refused(state),
        result=state.result or None,
        outcome=state.outcome,
    )


def altered_cards(state: State) -> dict[str, dict[str, int]]:
    abilities = [*[floor.ability for floor in state.dungeon.floors], state.dungeon.boss_ability]
    found = {ability.id: altered_numbers(state, ability) for ability in abilities}
    for number, level in enumerate(state.pack.levels[1], 1):
        if level_cost(state, number) != level.xp and four(state):
            found[f"level-{number}-duo"] = {"xp": level_cost(state, number)}
    return {id: numbers for id, numbers in found.items() if numbers}


def door_views(state: State) -> list[DoorView]:
    """For four heroes two cards a door, but one where the other has just been claimed."""
    ids = [state.pack.cards[door >> 1].id if door & 1 else None for door in state.doors]
    lone = -1
    if len(ids) % stack(state):
        cards = [door >> 1 for door in state.doors]
        lone = state.room if state.room >= 0 or not state.spoils else cards.index(state.spoils[0] >> 2)
    views: list[DoorView] = []
    entry = 0
    while entry < len(ids):
        pair = ids[entry : entry + (1 if entry == lone else stack(state))]
        views.append(DoorView(len(views) + 1, pair[0], pair[1] if len(pair) > 1 else None))
        entry += len(pair)
    return views


def hero_view(state: State, h: int) -> HeroView:
    hero = state.heroes[h]
    cards = state.pack.cards
    skills = skills_of(state, h)
    held: list[str | None] = [None, *[cards[card].id for card in hero.skills]]
    held += [None] * (len(skills) - len(held))
    marking = bool(state.agenda) and state.agenda[-1][:2] == (ASK_MARKS, h)
    return HeroView(
        seat=h,
        hero=hero.name,
        card=hero.side.hero,
        damage=hero.damage,
        health=health(state, hero),
        poison=hero.poison,
        fighting=h in state.fighting,
        stats=[hero.side.stats[color] + sum(cards[item].item[color] for item in hero.items) for color in range(3)],
        items=[cards[card].id for card in hero.items],
        skills=[
            SkillView(state.pack.skills[index].id, card, is_used(state, h, index))
            for index, card in zip(skills, held, strict=True)
        ],
        feat=hero.side.feat.id,
        stored={COLORS[color]: count for color, count in enumerate(hero.stored) if count},
        pool=[write_die(die) for die in hero.pool],
        focus=FOCUSES[hero.focus] if hero.focus else None,
        bound=FOCUSES[hero.focus] if hero.focus and state.rules.focus_rule == "locked" else None,
        sheet=[
            TalentView(
                talent.id,
                FOCUSES[talent.focus],
                hero.marks[3 * talent.index : 3 * talent.index + 3],
                talent.spaces[:],
                bool(hero.talents >> talent.index & 1),
                full(hero, talent),
                [unmarkable(state, hero, talent, color) for color in range(len(MARKS))] if marking else [],
            )
            for talent in (state.pack.talents if hero.marks else [])
        ],
    )


def is_used(state: State, h: int, skill: int) -> bool:
    """In the encounter or boss round that the hero is in (OD-7.28)."""
    return state.mode != OUTSIDE and h in state.fighting and bool(state.heroes[h].used >> skill & 1)


def box_views(state: State) -> list[BoxView]:
    sources: list[str] = []
    if not fighting_boss(state):
        on_card = 1 if state.mode == PERIL else len(state.pack.cards[state.doors[state.room] >> 1].boxes)
        sources = ["card"] * on_card
        for number, floor in enumerate(state.dungeon.floors[: state.floor], 1):
            boxes = floor.peril_boxes if state.mode == PERIL else floor.combat_boxes
            sources += [f"floor-{number}"] * len(boxes)
        if state.hordes and state.pack.hordes is not None:
            row = state.pack.hordes
            sources += ["hordes"] * len(row.peril_boxes if state.mode == PERIL else row.combat_boxes)
    views = []
    filling = box_being_filled(state)
    for b, box in enumerate(state.boxes):
        views.append(
            BoxView(
                number=b + 1,
                source=sources[b] if b < len(sources) else "boss",
                color=COLORS[box.color],
                value=box.value,
                wide=box.wide,
                armor=box.armor,
                damage=box.damage,
                poison=box.poison,
                time=box.time,
                skull=bool(box.skull),
                dice=[write_die(die) for die in state.covers[b]],
                covered=bool(state.covers[b]) and b != filling,
                missing=box.value - sum([die & 7 for die in state.covers[b]]) if box.value != X else X,
                heroic=box.color != ANY and takes_heroic(state, box),
                closed=(closed := why_closed(state, b)),
                refuses={} if closed else refused_dice(state, b),
            )
        )
    return views


def hidden(state: State) -> set[Hidden]:
    """The heroes share everything, so all know the same."""
    found: set[Hidden] = {("chance", state.rng.state, len(state.rng.script))}
    found |= {("card", card) for card in state.deck}
    return found | {("card", door >> 1) for door in state.doors if not door & 1}


def resample(state: State, seed: int) -> State:
    """Deck and closed doors are dealt anew from the cards nobody has seen; chance starts from the seed."""
    world = state.clone()
    rng = Rng(seed)
    hidden = sorted(world.deck + [door >> 1 for door in world.doors if not door & 1])
    rng.shuffle(hidden)
    for i, door in enumerate(world.doors):
        if not door & 1:
            world.doors[i] = hidden.pop() << 1
    world.deck = hidden
    world.rng = Rng(rng.bits())
    return world
