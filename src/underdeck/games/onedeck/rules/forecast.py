"""The forecast of stopping now: Suffer Consequences with the dice as they are (OD-8), and what follows from it."""

from dataclasses import dataclass

from underdeck.games.onedeck.rules.boss import skulls_now
from underdeck.games.onedeck.rules.cards import BOSS
from underdeck.games.onedeck.rules.consequences import own_share, toll
from underdeck.games.onedeck.rules.poison import poison_meant
from underdeck.games.onedeck.rules.state import OUTSIDE, State, boss_health, health, poison_left, stack
from underdeck.games.onedeck.rules.time import times_full


@dataclass(slots=True)
class Forecast:
    damage: int
    poison: int
    time: int
    stairs: int
    """The damage that the stairs add (OD-12.6)."""
    due: dict[str, tuple[int, int]]
    """The certain damage to a hero, and the most that may come, before anybody averts it."""
    mortal: list[str]
    """The heroes who may fall by that damage."""
    boss_left: int
    """The boss's health if everybody survives."""


def forecast(state: State) -> Forecast:
    if state.mode == OUTSIDE:
        return Forecast(0, 0, 0, 0, {}, [], boss_left(state))
    cost = toll(state)
    damage = own_share(state, state.fighting[0], cost.damage) if len(state.fighting) == 1 else cost.damage
    time = cost.time + cost.ability_time
    full = times_full(state, time)
    due: dict[str, tuple[int, int]] = {}
    mortal: list[str] = []
    for h, hero in enumerate(state.heroes):
        least, most = share_of(state, h, cost.damage, cost.poison)
        least += full if len(state.heroes) == 1 else 0  # OD-12.9: the party says whom the stairs hurt
        most += full  # OD-16.30: two of four heroes, but never the same one twice
        if most:
            due[hero.name] = (least, most)
            if hero.damage + most >= health(state, hero):
                mortal.append(hero.name)
    return Forecast(damage, cost.poison, time, full * stack(state), due, mortal, boss_left(state))


def share_of(state: State, h: int, damage: int, poison: int) -> tuple[int, int]:
    """Return the least and the most damage that a hero gets of the consequences (OD-8.8-9)."""
    if h not in state.fighting:
        return 0, 0
    heroes = len(state.fighting)
    least, most = [own_share(state, h, share) for share in halves(damage, heroes)]
    few, many = [poison_meant(state, h, share) for share in halves(poison, heroes)]
    left = poison_left(state)
    others = [[poison_meant(state, other, share) for share in halves(poison, heroes)]
              for other in state.fighting if other != h]  # fmt: skip
    beyond = max(few + sum([each[1] for each in others]), many + sum([each[0] for each in others])) - left
    return least + max(0, few - left), most + max(0, min(many, beyond))  # poison beyond the tokens is damage


def halves(amount: int, heroes: int) -> tuple[int, int]:
    return amount // heroes, -(-amount // heroes)


def boss_left(state: State) -> int:
    healed, struck = skulls_now(state) if state.mode == BOSS else (0, 0)
    return max(0, boss_health(state) - state.boss_damage + healed - struck)
