"""The view of a seat, built by addition; and other worlds that look the same, for bots."""

from typing import Final

from underdeck.games.onedeck.rules.boxes import acts_in_fights, altered_numbers, fighting_boss
from underdeck.games.onedeck.rules.cards import ANY, BOSS, COLORS, COMBAT, FOCUSES, MARKS, PERIL, X
from underdeck.games.onedeck.rules.consequences import box_being_filled
from underdeck.games.onedeck.rules.dice import write_die
from underdeck.games.onedeck.rules.falls import dangers
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
from underdeck.games.onedeck.rules.view_types import BoxView, DoorView, HeroView, SkillView, TalentView, View
from underdeck.games.onedeck.rules.whynot import refused, refused_dice, why_closed
from underdeck.kernel.game import Hidden
from underdeck.kernel.rng import Rng

MODE_NAMES: Final = {COMBAT: "combat", PERIL: "peril", BOSS: "boss"}


def make_view(state: State, seat: int) -> View:
    pack = state.pack
    cards = pack.cards
    level = level_card(state)
    next_level = min(state.level + 1, MAX_LEVEL)
    in_fight = state.mode in MODE_NAMES
    stopping = forecast(state)
    placing = bool(state.agenda) and state.agenda[-1][0] in PLACING_FRAMES
    danger = dangers(state, bool(stopping.mortal))
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
        falls={write_action(state, action): fallen for action, fallen in danger.falls.items()},
        deadly=[write_action(state, action) for action in danger.deadly],
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
    """Return the views of the doors: for four heroes two cards a door, but one if the other was just claimed."""
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
    """Return whether a skill was used in the hero's present encounter or boss round (OD-7.28)."""
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
    """Return everything hidden: heroes share everything, so it is the same for all."""
    found: set[Hidden] = {("chance", state.rng.state, len(state.rng.script))}
    found |= {("card", card) for card in state.deck}
    return found | {("card", door >> 1) for door in state.doors if not door & 1}


def resample(state: State, seed: int) -> State:
    """Return a world with deck and closed doors dealt again from the unseen cards; chance starts from the seed."""
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
