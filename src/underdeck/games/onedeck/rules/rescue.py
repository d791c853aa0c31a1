"""The search whether everybody can still be saved (R-37): every sequence of potions and healing skills, in numbers."""

from typing import Final

from underdeck.games.onedeck.rules.cards import BOSS, Potion
from underdeck.games.onedeck.rules.frames import ASK_CURE, ASK_FIRST_AID, ASK_STAIRS, CHECK, PAY_TIME
from underdeck.games.onedeck.rules.skills import can_pay_all, healing_of, usable_skills
from underdeck.games.onedeck.rules.state import OUTSIDE, State, dying, four, has_talent, health, stairs_limit
from underdeck.kernel.decisions import Frame

Damage = tuple[int, ...]
Following = tuple[Frame, ...]
Remedy = tuple[int, int]
"""A hero and a healing skill of that hero."""

FOLLOWING: Final = (PAY_TIME, ASK_CURE, ASK_FIRST_AID, ASK_STAIRS)
FIRST_AID: Final = 1  # what the talent heals
MOST_TRIED: Final = 50_000
"""The most steps of a search; beyond that the players are asked. The hardest of thousands of dangers took 2,201."""


def healing_amount(state: State) -> int:
    """Return what a token heals by the potion of the Turn Reference (OD-10.15-16, OD-17.23). In the older books it is
    not more than usual when it averts defeat (OD-8.17)."""
    potion = state.pack.potions[state.reference]
    if not state.window or not potion.heal_at_turn_start:
        return potion.heal
    always_more = state.rules.avert_defeat == "any" or state.rules.version < 4
    return potion.heal_at_turn_start if always_more or not dying(state) else potion.heal


def amount_of(state: State, potion: Potion) -> int:
    return healing_amount(state) if potion.index == state.reference else potion.heal


def rescuers(state: State) -> list[Potion]:
    """Return the healing potions for any time, also by Cure's side effect (OD-8.17-18, OD-17.20); in the older books
    only that of the Turn Reference averts defeat."""
    reference = state.pack.potions[state.reference]
    found = [reference]
    if state.rules.avert_defeat == "any":
        for potion in state.pack.potions:
            heals = potion.heal or (potion.cure and reference.passive_heal)
            if heals and potion is not reference and state.known >> potion.index & 1:
                found.append(potion)
    return found


def anytime_potions(state: State) -> list[Potion]:
    """Return the healing potions that may be drunk between any two steps (D-13, D-14), with that of the Turn Reference
    unless the option keeps the smaller amount for averting defeat (R-4)."""
    own = state.window or state.rules.healing == "anytime"
    return [
        potion
        for potion in state.pack.potions
        if (
            own if potion.index == state.reference else (potion.cure or potion.heal) and state.known >> potion.index & 1
        )
    ]


def remedies(state: State) -> list[Remedy]:
    """Return the skills that heal their user (R-98) and can be paid for now (OD-8.18); none in the older books."""
    if state.mode == OUTSIDE or state.rules.avert_defeat != "any":
        return []
    skills = state.pack.skills
    return [(h, s) for h in state.fighting for s in usable_skills(state, h) if healing_of(skills[s].effects)]


def following(state: State, potion: Potion, drinkers: int) -> Following:
    """Return what reacts to a potion, as frames, the last first. `drinkers` are the bits of those who may be the one
    who drinks."""
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
    """Return whether everybody can still be saved."""
    if not state.tokens and not remedies(state):
        return False
    return Rescue(state).possible(damage_of(state), (), state.tokens, until_hurt(state))


def saves(state: State, potion: Potion, h: int) -> bool:
    """Return whether a rescue of everybody may begin with this potion for the hero."""
    amount = amount_of(state, potion)
    frames = following(state, potion, (1 << len(state.heroes)) - 1)
    damage = healed(damage_of(state), h, amount)
    return state.tokens > 0 and Rescue(state).possible(damage, frames, state.tokens - 1, until_hurt(state))


def still_saved(state: State, h: int, amount: int) -> bool:
    """Return whether everybody can be saved if this potion heals the hero so much now."""
    left: list[Frame] = []
    for frame in reversed(state.agenda[:-1]):
        if frame[0] == CHECK:
            break
        if frame[0] in FOLLOWING:
            left.append(frame)
    damage = healed(damage_of(state), h, amount)
    return Rescue(state).possible(damage, tuple(reversed(left)), state.tokens, until_hurt(state))


def cures(state: State, remedy: Remedy) -> bool:
    """Return whether a rescue of everybody may begin with this skill."""
    return Rescue(state).use(damage_of(state), remedy, state.tokens, until_hurt(state), ())


def damage_of(state: State) -> Damage:
    return tuple([hero.damage for hero in state.heroes])


def until_hurt(state: State) -> int:
    """Return the time after which the stairs hurt (OD-12.5-7)."""
    return len(state.deck) + stairs_limit(state) - state.stairs


def healed(damage: Damage, h: int, amount: int) -> Damage:
    return (*damage[:h], max(0, damage[h] - amount), *damage[h + 1 :])


class Rescue:
    """The search. Poison and all other effects of potions and skills do not matter for it."""

    __slots__ = ("aiding", "choices", "fading", "heals", "hopeless", "left", "limit", "lives", "most", "pools",
                 "safe", "sips", "skills", "victims")  # fmt: skip

    def __init__(self, state: State) -> None:
        everyone = (1 << len(state.heroes)) - 1
        self.left = MOST_TRIED
        self.lives = [health(state, hero) for hero in state.heroes]
        self.aiding = [aids(state, h) for h in range(len(state.heroes))]
        self.choices: set[tuple[int, Following]] = set()
        for potion in rescuers(state):
            self.choices.add((amount_of(state, potion), following(state, potion, everyone)))
        self.sips = {(amount_of(state, each), following(state, each, everyone)) for each in anytime_potions(state)}
        """What may be drunk before it is said whom the stairs hurt."""
        self.most = max(amount + sum(points(frame) for frame in frames) for amount, frames in self.choices)
        self.skills = state.pack.skills
        self.heals = {remedy: healing_of(self.skills[remedy[1]].effects) for remedy in remedies(state)}
        self.pools = [hero.pool for hero in state.heroes]
        fade = sum(ability.time_per_skill for ability in state.abilities) if self.heals else 0
        self.fading: Following = ((PAY_TIME, fade),) if fade else ()  # OD-6.50
        later = state.suffering and state.rules.stairs_damage == "after-step"  # OD-12.11: another check
        self.safe = later or state.mode == BOSS or not (self.fading or any(
            frame[0] == PAY_TIME for _, frames in self.choices for frame in frames
        ))  # fmt: skip
        self.limit = stairs_limit(state)
        self.victims = [{h} for h in range(len(state.heroes))]  # OD-12.9
        if four(state):  # OD-16.30
            self.victims = [{a, b} for b in range(4) for a in range(b)]
        self.hopeless: set[tuple[Damage, Following, int, int, tuple[Remedy, ...]]] = set()

    def possible(
        self, damage: Damage, frames: Following, tokens: int, clock: int, used: tuple[Remedy, ...] = ()
    ) -> bool:
        """Return whether everybody can survive these frames, if the stairs hurt in `clock` time."""
        moment = (damage, frames, tokens, clock, used)
        if moment in self.hopeless:
            return False
        if self.tired() or self.saved(*moment):
            return True
        self.hopeless.add(moment)
        return False

    def saved(self, damage: Damage, frames: Following, tokens: int, clock: int, used: tuple[Remedy, ...]) -> bool:
        if frames:
            return self.play(damage, frames[-1], frames[:-1], tokens, clock, used)
        lacking = sum(max(0, lost - lives + 1) for lost, lives in zip(damage, self.lives, strict=True))
        if not lacking:
            return True
        unused = [remedy for remedy in self.heals if remedy not in used]
        if lacking > tokens * self.most + sum(self.heals[remedy] for remedy in unused):
            return False
        if any(self.use(damage, remedy, tokens, clock, used) for remedy in unused):
            return True
        for amount, after in self.choices if tokens else ():
            for h in self.wounded(damage):
                if self.possible(healed(damage, h, amount), after, tokens - 1, clock, used):
                    return True
        return False

    def use(self, damage: Damage, remedy: Remedy, tokens: int, clock: int, used: tuple[Remedy, ...]) -> bool:
        """Return whether everybody can survive after a dying hero's healing skill; each skill must be paid for."""
        h = remedy[0]
        used = tuple(sorted((*used, remedy)))
        if damage[h] < self.lives[h] or not can_pay_all(
            self.pools[h], [self.skills[s] for owner, s in used if owner == h]
        ):
            return False
        return self.possible(healed(damage, h, self.heals[remedy]), self.fading, tokens, clock, used)

    def play(
        self, damage: Damage, frame: Frame, rest: Following, tokens: int, clock: int, used: tuple[Remedy, ...]
    ) -> bool:
        if frame[0] == PAY_TIME:
            return self.pay(damage, frame[1], rest, tokens, clock, used)
        if frame[0] == ASK_STAIRS:
            return self.stairs(damage, frame, rest, tokens, clock, used)
        helped = self.wounded(damage)
        if frame[0] == ASK_FIRST_AID:
            helped = [h for h in helped if frame[1] >> h & 1 and self.aiding[h]]
        if not helped:
            return self.possible(damage, rest, tokens, clock, used)
        return any(self.possible(healed(damage, h, points(frame)), rest, tokens, clock, used) for h in helped)

    def pay(
        self, damage: Damage, time: int, rest: Following, tokens: int, clock: int, used: tuple[Remedy, ...]
    ) -> bool:
        if self.safe or time < clock:
            return self.possible(damage, rest, tokens, clock - time, used)
        more: Following = ((PAY_TIME, time - clock),) if time > clock else ()
        return self.possible(damage, (*rest, *more, (ASK_STAIRS, 0)), tokens, self.limit, used)

    def stairs(
        self, damage: Damage, frame: Frame, rest: Following, tokens: int, clock: int, used: tuple[Remedy, ...]
    ) -> bool:
        """Return whether everybody can survive damage of the stairs. Heroes may drink before it is decided who is
        hurt."""
        named = {h for h in range(len(damage)) if frame[1] >> h & 1}
        for hurt in self.victims:
            after = tuple([lost + (h in hurt) for h, lost in enumerate(damage)])
            if named <= hurt and self.possible(after, rest, tokens, clock, used):
                return True
        if not tokens or len(damage) == 1:
            return False
        return any(
            self.possible(healed(damage, h, amount), (*rest, frame, *after), tokens - 1, clock, used)
            for amount, after in self.sips
            for h in self.wounded(damage)
        )

    def tired(self) -> bool:
        self.left -= 1
        return self.left < 0

    def wounded(self, damage: Damage) -> list[int]:
        """Return whom healing may help: the dying, and others only if a potion may hurt somebody."""
        least = [1] * len(damage) if not self.safe else self.lives
        return [h for h, lost in enumerate(damage) if lost >= least[h]]


def points(frame: Frame) -> int:
    """Return what the side effect of a potion heals."""
    return {ASK_CURE: frame[1], ASK_FIRST_AID: FIRST_AID}.get(frame[0], 0)
