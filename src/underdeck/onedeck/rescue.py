"""Can potions still save everybody (R-37)? Every sequence of them is tried, in numbers."""

from typing import Final

from underdeck.kernel.decisions import Frame
from underdeck.onedeck.cards import BOSS, Potion
from underdeck.onedeck.frames import ASK_CURE, ASK_FIRST_AID, CHECK, PAY_TIME
from underdeck.onedeck.state import OUTSIDE, State, four, has_talent, health, stairs_limit

Damage = tuple[int, ...]
Following = tuple[Frame, ...]

FOLLOWING: Final = (PAY_TIME, ASK_CURE, ASK_FIRST_AID)
FIRST_AID: Final = 1  # what the talent heals


def healing_amount(state: State) -> int:
    """OD-10.15-16, OD-17.23: what a token heals by the potion of the Turn Reference."""
    potion = state.pack.potions[state.reference]
    return potion.heal_at_turn_start if state.window and potion.heal_at_turn_start else potion.heal


def amount_of(state: State, potion: Potion) -> int:
    return healing_amount(state) if potion.index == state.reference else potion.heal


def rescuers(state: State) -> list[Potion]:
    """OD-8.17-18: potions of any time that heal, be it by Cure's side effect (OD-17.20); in the older books only that
    of the Turn Reference averts defeat."""
    reference = state.pack.potions[state.reference]
    found = [reference]
    if state.rules.avert_defeat == "any":
        for potion in state.pack.potions:
            heals = potion.heal or (potion.cure and reference.passive_heal)
            if heals and potion is not reference and state.known >> potion.index & 1:
                found.append(potion)
    return found


def following(state: State, potion: Potion, drinkers: int) -> Following:
    """What looks at a potion being used, as frames: the last comes first. `drinkers` are the bits of those who may be
    the one who drinks."""
    frames: list[Frame] = []
    if state.mode != OUTSIDE:
        time = sum(ability.time_per_potion for ability in state.abilities)
        if time:
            frames.append((PAY_TIME, time))
    passive = state.pack.potions[state.reference].passive_heal
    if passive and potion.index != state.reference:  # OD-17.20, R-43
        frames.append((ASK_CURE, passive))
    if any(drinkers >> h & 1 and aids(state, h) for h in range(len(state.heroes))):
        frames.append((ASK_FIRST_AID, drinkers))
    return tuple(frames)


def aids(state: State, h: int) -> bool:
    return has_talent(state, state.heroes[h], "heal-on-potion")


def can_be_saved(state: State) -> bool:
    return Rescue(state).possible(damage_of(state), (), state.tokens, until_hurt(state))


def saves(state: State, potion: Potion, h: int) -> bool:
    """May a rescue of everybody begin with this potion for the hero?"""
    amount = amount_of(state, potion)
    frames = following(state, potion, (1 << len(state.heroes)) - 1)
    damage = healed(damage_of(state), h, amount)
    return state.tokens > 0 and Rescue(state).possible(damage, frames, state.tokens - 1, until_hurt(state))


def still_saved(state: State, h: int, amount: int) -> bool:
    """In the middle of a potion's effects: can everybody be saved if the hero is healed so much now?"""
    left: list[Frame] = []
    for frame in reversed(state.agenda[:-1]):
        if frame[0] == CHECK:
            break
        if frame[0] in FOLLOWING:
            left.append(frame)
    damage = healed(damage_of(state), h, amount)
    return Rescue(state).possible(damage, tuple(reversed(left)), state.tokens, until_hurt(state))


def damage_of(state: State) -> Damage:
    return tuple([hero.damage for hero in state.heroes])


def until_hurt(state: State) -> int:
    """The time after which the stairs hurt (OD-12.5-7)."""
    return len(state.deck) + stairs_limit(state) - state.stairs


def healed(damage: Damage, h: int, amount: int) -> Damage:
    return (*damage[:h], max(0, damage[h] - amount), *damage[h + 1 :])


class Rescue:
    """The search. Poison does not matter for it, nor anything else that potions do."""

    __slots__ = ("aiding", "choices", "hopeless", "limit", "lives", "most", "safe", "victims")

    def __init__(self, state: State) -> None:
        everyone = (1 << len(state.heroes)) - 1
        self.lives = [health(state, hero) for hero in state.heroes]
        self.aiding = [aids(state, h) for h in range(len(state.heroes))]
        self.choices: set[tuple[int, Following]] = set()
        for potion in rescuers(state):
            self.choices.add((amount_of(state, potion), following(state, potion, everyone)))
        self.most = max(amount + sum(points(frame) for frame in frames) for amount, frames in self.choices)
        later = state.suffering and state.rules.stairs_damage == "after-step"  # OD-12.11: another check
        self.safe = later or state.mode == BOSS or not any(
            frame[0] == PAY_TIME for _, frames in self.choices for frame in frames
        )  # fmt: skip
        self.limit = stairs_limit(state)
        self.victims = [{h} for h in range(len(state.heroes))]  # OD-12.9
        if four(state):  # OD-16.30
            self.victims = [{a, b} for b in range(4) for a in range(b)]
        self.hopeless: set[tuple[Damage, int, int]] = set()

    def possible(self, damage: Damage, frames: Following, tokens: int, clock: int) -> bool:
        """Does everybody live, by any choice, if these frames are still to come and the stairs hurt in `clock` time?"""
        if frames:
            return self.play(damage, frames[-1], frames[:-1], tokens, clock)
        lacking = sum(max(0, lost - lives + 1) for lost, lives in zip(damage, self.lives, strict=True))
        if not lacking:
            return True
        if lacking > tokens * self.most or (damage, tokens, clock) in self.hopeless:
            return False
        for amount, after in self.choices:
            for h in self.wounded(damage):
                if self.possible(healed(damage, h, amount), after, tokens - 1, clock):
                    return True
        self.hopeless.add((damage, tokens, clock))
        return False

    def play(self, damage: Damage, frame: Frame, rest: Following, tokens: int, clock: int) -> bool:
        if frame[0] == PAY_TIME:
            return self.pay(damage, frame[1], rest, tokens, clock)
        helped = self.wounded(damage)
        if frame[0] == ASK_FIRST_AID:
            helped = [h for h in helped if frame[1] >> h & 1 and self.aiding[h]]
        if not helped:
            return self.possible(damage, rest, tokens, clock)
        return any(self.possible(healed(damage, h, points(frame)), rest, tokens, clock) for h in helped)

    def pay(self, damage: Damage, time: int, rest: Following, tokens: int, clock: int) -> bool:
        if self.safe or time < clock:
            return self.possible(damage, rest, tokens, clock - time)
        for hurt in self.victims:
            after = tuple([lost + (h in hurt) for h, lost in enumerate(damage)])
            if self.pay(after, time - clock, rest, tokens, self.limit):
                return True
        return False

    def wounded(self, damage: Damage) -> list[int]:
        """Whom a point of healing may help: the dying, and others only if a potion may hurt somebody."""
        least = [1] * len(damage) if not self.safe else self.lives
        return [h for h, lost in enumerate(damage) if lost >= least[h]]


def points(frame: Frame) -> int:
    """What the side effect of a potion heals."""
    return {ASK_CURE: frame[1], ASK_FIRST_AID: FIRST_AID}.get(frame[0], 0)
