"""The skills of a hero: all of them, the usable ones, and how they are paid for (OD-7.28-45)."""

from underdeck.games.onedeck.rules.cards import ARMOR_ONLY, BOSS, COMBAT, HEROIC, MANA_ONLY, PERIL, Effect, Skill
from underdeck.games.onedeck.rules.frames import ASK_PAY, USE
from underdeck.games.onedeck.rules.state import State


def payable(pool: list[int], skill: Skill) -> int:
    """Return the mana or the dice in the user's own pool, where heroic dice count as any color (OD-7.35-36,
    OD-7.41-43)."""
    total = 0
    for die in pool:
        if pays(die, skill):
            total += die & 7 if skill.mana else 1
    return total


def can_pay(pool: list[int], skill: Skill) -> bool:
    cost = skill.mana or skill.dice
    return not cost or payable(pool, skill) >= cost


def pays(die: int, skill: Skill) -> bool:
    if die & ARMOR_ONLY or (die & MANA_ONLY and not skill.mana):
        return False
    color = (die >> 3) & 3
    return color == skill.color or color == HEROIC


def skills_of(state: State, h: int) -> list[int]:
    """Return the printed skill, those claimed as loot, then the Basic Skill and talents used like skills."""
    hero = state.heroes[h]
    cards = state.pack.cards
    found = [hero.side.skill]
    for card in hero.skills:
        found.append(cards[card].skill)
    if hero.basic >= 0:
        found.append(hero.basic)
    if hero.talents:
        for talent in state.pack.talents:
            if talent.skill >= 0 and hero.talents >> talent.index & 1:
                found.append(talent.skill)
    return found


def fits_fight(state: State, use: int) -> bool:
    """Return whether a skill works in this encounter; combat skills work against the boss too (OD-7.30-33)."""
    if state.mode == BOSS:
        return use & (COMBAT | BOSS) != 0
    return use & state.mode != 0


def fights_of(use: int) -> list[str]:
    """Return the encounters in which a skill or a potion works (see `fits_fight`)."""
    found = {"combat": COMBAT, "peril": PERIL, "boss": BOSS | COMBAT}
    return [kind for kind, bits in found.items() if use & bits]


def usable_skills(state: State, h: int) -> list[int]:
    return [index for index in skills_of(state, h) if not unusable(state, h, index)]


def unusable(state: State, h: int, index: int) -> str:
    """Return why a skill may not be used in this encounter: used, unfit or too expensive (OD-7.28); empty if it may."""
    hero, skill = state.heroes[h], state.pack.skills[index]
    if hero.used >> index & 1:
        return "used"
    if not fits_fight(state, skill.use):
        return "kind"
    if can_pay(hero.pool, skill):
        return ""
    return "mana-cost" if skill.mana else "dice-cost"


def begin_use(state: State, h: int, index: int) -> None:
    """Begin to use a skill: first the cost, then the effect (OD-7.34)."""
    skill = state.pack.skills[index]
    state.heroes[h].used |= 1 << index
    state.agenda.append((USE, h, index))
    if skill.dice or skill.mana:
        state.agenda.append((ASK_PAY, h, index, skill.dice or skill.mana))


def healing_of(effects: list[Effect]) -> int:
    """Return the damage that these effects can remove from their user."""
    total = 0
    for effect in effects:
        total += effect.benefit.healed + max([healing_of(branch) for branch in effect.branches], default=0)
    return total


def can_pay_all(pool: list[int], skills: list[Skill]) -> bool:
    """Return whether all of them can be paid for, each with its own dice (OD-7.39)."""
    hopeless: set[tuple[tuple[int, ...], int, int]] = set()

    def enough(left: tuple[int, ...], which: int, cost: int) -> bool:
        if cost <= 0:
            which += 1
            if which == len(skills):
                return True
            cost = skills[which].mana or skills[which].dice
            return enough(left, which, cost)
        if (left, which, cost) in hopeless:
            return False
        skill = skills[which]
        for i, die in enumerate(left):
            if pays(die, skill) and enough(left[:i] + left[i + 1 :], which, cost - (die & 7 if skill.mana else 1)):
                return True
        hopeless.add((left, which, cost))
        return False

    return enough(tuple(pool), -1, 0)
