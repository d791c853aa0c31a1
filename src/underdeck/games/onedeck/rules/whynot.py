"""Reasons why something on the table cannot be used now."""

from typing import Final

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.cards import COLORS, Potion, Skill
from underdeck.games.onedeck.rules.consequences import box_being_filled
from underdeck.games.onedeck.rules.damage import may_drink_healing
from underdeck.games.onedeck.rules.dice import kinds, write_die
from underdeck.games.onedeck.rules.frames import ASK_PLACING
from underdeck.games.onedeck.rules.loot import level_cost, level_options, xp_held
from underdeck.games.onedeck.rules.notation import write_action
from underdeck.games.onedeck.rules.placing import PLACING_FRAMES, misfit, open_boxes, reachable
from underdeck.games.onedeck.rules.skills import fights_of, fits_fight, payable, skills_of, unusable
from underdeck.games.onedeck.rules.state import BOSS_FLOOR, OUTSIDE, State
from underdeck.kernel.decisions import Action
from underdeck.kernel.why import Why, why

BOX_RULES: Final[dict[str, tuple[str, ...]]] = {
    "covered": (),
    "now": (),
    "armor-first": ("OD-7.15",),
    "sum": ("OD-7.9",),
    "mana": ("OD-7.36",),
    "armor": ("OD-7.56",),
    "strength": ("OD-7.5",),
    "agility": ("OD-7.5",),
    "magic": ("OD-7.5",),
    "heroic": ("OD-7.5",),
    "skull": (),
    "low": ("OD-7.6",),
}
"""Why a box takes no die, or not this one, with the rules behind it."""

NEED_RULES: Final[dict[str, tuple[str, ...]]] = {
    "one": ("OD-7.5",),
    "wide": ("OD-7.5", "OD-7.8", "OD-7.9"),
    "armor": ("OD-7.15",),
}
"""What a box asks for, with the rules behind it."""

WHY_RULES: Final[dict[str, tuple[str, ...]]] = {
    "passive": (),
    "used": ("OD-7.28",),
    "encounter": ("OD-7.1",),
    "not-here": ("OD-16.18",),
    "kind": ("OD-7.30", "OD-7.31"),
    "mana-cost": ("OD-7.36", "OD-7.41"),
    "dice-cost": ("OD-7.35", "OD-7.41"),
    "done": ("OD-7.1",),
    "begun": ("OD-7.1",),
    "no-tokens": ("OD-10.1",),
    "potion-encounter": ("OD-10.8",),
    "potion-room": ("OD-10.20",),
    "potion-window": ("OD-10.15",),
    "potion-begun": ("OD-10.2",),
    "deck-empty": ("OD-4.5",),
    "later": ("OD-3.9",),
    "doors-full": ("OD-4.1", "OD-4.4"),
    "boss": (),
    "stairs-hidden": ("OD-12.1",),
    "stairs-later": ("OD-12.13", "OD-12.3"),
    "xp": ("OD-11.3",),
    "no-token-left": ("OD-10.13",),
    "level-later": ("OD-11.2",),
}
"""Why a skill, a potion, the deck, the stairs or experience gives no answer, with the rules behind it."""


def why_closed(state: State, b: int) -> str | None:
    """Return why a box takes no dice at all now."""
    box = state.boxes[b]
    if b == box_being_filled(state):
        return None
    if state.covers[b]:
        return "covered"
    if not state.agenda or state.agenda[-1][0] != ASK_PLACING:
        return "now"
    if b not in open_boxes(state):
        return "armor-first"
    return "sum" if box.wide and not reachable(state, box, box.value) else None


def refused_dice(state: State, b: int) -> dict[str, list[str]]:
    """Return the dice on the table that an open box does not take, by the reason."""
    box = state.boxes[b]
    found: dict[str, list[str]] = {}
    for die in kinds(sorted([die for h in state.fighting for die in state.heroes[h].pool])):
        reason = misfit(state, die, box) or ("low" if not box.wide and die & 7 < box.value else "")
        if reason:
            found.setdefault(reason, []).append(write_die(die))
    return found


def refused(state: State) -> dict[str, Why]:
    """Return why things on the table cannot be used now, by the beginning of their answer."""
    offered = {action for decision in state.asked for action in decision.options}
    found: dict[str, Why] = {}
    if not offered or state.result:
        return found
    for h in range(len(state.heroes)):
        for index in skills_of(state, h):
            action: Action = (do.USE, h, index)
            if action not in offered:
                found[write_action(state, action)] = why_no_skill(state, h, index)
    drunk = {action[2] for action in offered if action[0] == do.DRINK}
    drunk |= {state.reference for action in offered if action[0] == do.HEAL}
    for potion in state.pack.potions:
        if state.known >> potion.index & 1 and potion.index not in drunk:
            found[f"drink {potion.id}"] = why_no_potion(state, potion)
    verbs = {action[0] for action in offered}
    if do.EXPLORE not in verbs:
        found["explore"] = why_no_explore(state)
    if do.DESCEND not in verbs:
        found["descend"] = why_no_descent(state)
    if do.LEVEL_UP not in verbs:
        found["level-up"] = why_no_level(state)
    return found


def why_no_skill(state: State, h: int, index: int) -> Why:
    hero, skill = state.heroes[h], state.pack.skills[index]
    if skill.passive:
        return why("passive")
    if state.mode != OUTSIDE and h not in state.fighting:
        return why("not-here", hero=hero.name)
    if state.mode == OUTSIDE or not state.boxes:
        return why("encounter")
    reason = unusable(state, h, index)
    if reason == "kind":
        return why("kind", kinds=" ".join(fights_of(skill.use)))
    if reason in ("mana-cost", "dice-cost"):
        return too_dear(reason, skill, hero.pool)
    if reason:
        return why(reason)
    if state.agenda[-1][0] == ASK_PLACING:
        return why("done", hero=hero.name)
    return why("begun" if state.agenda[-1][0] in PLACING_FRAMES else "encounter")


def too_dear(reason: str, skill: Skill, pool: list[int]) -> Why:
    return why(reason, need=skill.mana or skill.dice, have=payable(pool, skill), color=COLORS[skill.color])


def why_no_potion(state: State, potion: Potion) -> Why:
    asked = state.agenda[-1][0]
    if not state.tokens:
        return why("no-tokens")
    if potion.skip_time >= 0:
        return why("potion-room")
    if potion.effects and asked == ASK_PLACING and not fits_fight(state, potion.use):
        return why("kind", kinds=" ".join(fights_of(potion.use)))
    if potion.effects and asked not in PLACING_FRAMES:
        return why("potion-encounter")
    if potion.index == state.reference and not may_drink_healing(state):
        return why("potion-window")
    return why("potion-begun")


def why_no_explore(state: State) -> Why:
    if not state.deck:
        return why("deck-empty")
    if state.mode != OUTSIDE or state.room >= 0:
        return why("later")
    return why("doors-full")


def why_no_descent(state: State) -> Why:
    if state.floor == BOSS_FLOOR:
        return why("boss")
    if state.deck:
        return why("stairs-hidden", count=len(state.deck))
    return why("stairs-later")


def why_no_level(state: State) -> Why:
    missing = level_cost(state, state.level) - xp_held(state)
    if missing > 0:
        return why("xp", count=missing)
    return why("level-later" if level_options(state) else "no-token-left")
