"""Simple queries and small changes of the state. Its classes are written from the table in `fields.py`."""

from typing import Final

from underdeck.games.onedeck.rules.cards import Ability, Level
from underdeck.games.onedeck.rules.structs import Hero as Hero
from underdeck.games.onedeck.rules.structs import State as State
from underdeck.games.onedeck.rules.structs import fresh_hero as fresh_hero
from underdeck.games.onedeck.rules.structs import fresh_state as fresh_state
from underdeck.kernel.decisions import Action, Decision, Frame
from underdeck.kernel.events import Event, Fact

OUTSIDE: Final = 0  # not in an encounter; else cards.COMBAT, PERIL or BOSS
BOSS_FLOOR: Final = 4
BASE: Final = 0  # the deck of the base set
FOREST: Final = 1
HYBRID: Final = -1  # the deck of all sets (OD-18), behind however many there are
TOKENS_PER_DAMAGE: Final = 3  # on the stairs
ESCAPED: Final = 2  # how an encounter went: the option played (0 or 1; 0 for a combat), the foe got away,
SKIPPED: Final = 3  # or the party went past unseen


def tell(state: State, kind: str, **facts: Fact) -> None:
    state.events.append(Event(kind, facts))


def applied(state: State, ability: Ability, amount: int) -> int:
    """Return what an ability adds, and tell the table if that is not 0."""
    if amount:
        tell(state, "ability", ability=ability.id)
    return amount


def health(state: State, hero: Hero) -> int:
    """Return the health: hearts on the hero card and the items, and talents (OD-2.23)."""
    total = hero.side.health
    if has_talent(state, hero, "health"):
        total += 1  # OD-14.25
    for card in hero.items:
        total += state.pack.cards[card].health
    return total


def dying(state: State) -> list[int]:
    return [h for h, hero in enumerate(state.heroes) if hero.damage >= health(state, hero)]


def has_talent(state: State, hero: Hero, effect: str) -> bool:
    """Return whether a talent with that lasting effect is active for the hero (OD-14.21)."""
    if not hero.talents:
        return False
    return any(talent.effect == effect and hero.talents >> talent.index & 1 for talent in state.pack.talents)


def four(state: State) -> bool:
    """Return whether four heroes play, by OD-16."""
    return len(state.heroes) == 4


def stack(state: State) -> int:
    """Return the number of cards to a door (OD-16.14)."""
    return 2 if len(state.heroes) == 4 else 1


def level_card(state: State) -> Level:
    return state.pack.levels[len(state.heroes) > 1][state.level - 1]


def partner(state: State, h: int) -> int:
    """Return the other hero of the encounter; the hero itself if alone."""
    for other in state.fighting:
        if other != h:
            return other
    return h


def door_limit(state: State) -> int:
    """Return the most doors: four, unless a dungeon changes it (OD-4.9)."""
    for ability in state.abilities:
        if ability.door_limit:
            return ability.door_limit
    return 4


def door_count(state: State) -> int:
    return -(-len(state.doors) // stack(state))


def open_doors(state: State) -> int:
    """Return the number of open doors; a stack of two is one door (R-65)."""
    return -(-sum(door & 1 for door in state.doors) // stack(state))


def stairs_limit(state: State) -> int:
    """Return the number of tokens that hurt (OD-12.6, OD-16.30)."""
    return TOKENS_PER_DAMAGE * stack(state)


def boss_health(state: State) -> int:
    """Return the boss's health, doubled for four heroes (OD-16.32)."""
    return state.dungeon.boss_health * (2 if four(state) else 1)


def all_seats(state: State, kind: str, options: list[Action], frame: Frame) -> list[Decision]:
    """Return a question to the party: every seat is asked, the first answer counts."""
    return [Decision(seat, kind, options, frame) for seat in range(len(state.heroes))]


def fighting_seats(state: State, kind: str, options: list[Action], frame: Frame) -> list[Decision]:
    """Return a question to the heroes in this encounter (R-67)."""
    return [Decision(seat, kind, options, frame) for seat in state.fighting]


def token_limit(state: State) -> int:
    """Return the most potion tokens: six or twelve, less those exiled (OD-1.14, OD-16.9, OD-17.17)."""
    return state.pack.tokens * (2 if four(state) else 1) - state.exiled_tokens


def token_left(state: State) -> bool:
    return state.rules.potion_limit == "none" or state.tokens < token_limit(state)


def poison_tokens(state: State) -> int:
    """Return the number of poison tokens (OD-17.4), twice as many for two Forest sets, but not for a hybrid
    (OD-18.8)."""
    two_forests = four(state) and state.set not in (BASE, HYBRID)
    return state.pack.poison * (2 if two_forests else 1)


def poison_left(state: State) -> int:
    """Poison tokens in the supply."""
    return poison_tokens(state) - sum(hero.poison for hero in state.heroes)


def with_more(dice: tuple[int, ...], color: int, count: int) -> tuple[int, ...]:
    return (*dice[:color], dice[color] + count, *dice[color + 1 :])


def dice_of_pair(state: State, h: int) -> list[int]:
    """Return the supply of the hero: that of the own pair while the other pair fights (OD-16.24)."""
    return state.supply if h in state.fighting else state.reserve


def exile_from_supply(state: State, color: int, count: int) -> None:
    """Exile dice to the game box, as many as there are (OD-17.16-18)."""
    count = min(count, state.supply[color])
    if count > 0:
        state.supply[color] -= count
        state.exiled = with_more(state.exiled, color, count)
        tell(state, "exiled", color=color, count=count)


def exile_die(state: State, die: int) -> None:
    """Exile a die that just left a pool or a box."""
    state.exiled = with_more(state.exiled, (die >> 3) & 3, 1)
    tell(state, "exiled", color=(die >> 3) & 3, count=1)


def store(state: State, h: int, trigger: str, times: int = 1) -> None:
    """Put heroic dice on the feat if its condition is met, as far as limit and supply allow (OD-6.26, R-16)."""
    hero = state.heroes[h]
    feat = hero.side.feat
    if trigger not in feat.store or (state.floor == BOSS_FLOOR and not feat_fits_boss(state, h)):
        return
    wanted = feat.store_amount[feat.store.index(trigger)] * times
    supply = dice_of_pair(state, h)
    count = min(wanted, feat.store_max - sum(hero.stored), supply[3])
    if count > 0:
        supply[3] -= count
        hero.stored = with_more(hero.stored, 3, count)
        tell(state, "stored", hero=hero.name, feat=feat.id, count=count)


def feat_fits_boss(state: State, h: int) -> bool:
    """Return whether the feat may be used against the boss (OD-13.4-5)."""
    return state.heroes[h].side.feat.boss and state.rules.feat_vs_boss == "marked"


def add_to_pool(hero: Hero, die: int) -> None:
    """Add a die to the pool, which stays sorted."""
    place = len(hero.pool)
    while place > 0 and hero.pool[place - 1] > die:
        place -= 1
    hero.pool.insert(place, die)
