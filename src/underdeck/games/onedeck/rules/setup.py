"""Setting up the table (OD-2, OD-15, OD-16.1-8, OD-18)."""

from typing import Any, Final

from underdeck.games.onedeck.rules.agenda import advance
from underdeck.games.onedeck.rules.boxes import refresh
from underdeck.games.onedeck.rules.cards import FOCUSES, MARKS, Pack
from underdeck.games.onedeck.rules.descent import start_floor
from underdeck.games.onedeck.rules.editions import TIERS, VERSION, Rules, make_rules
from underdeck.games.onedeck.rules.frames import ASK_BASIC_POTION, SETTLE_HERO, TURN
from underdeck.games.onedeck.rules.marks import start_level
from underdeck.games.onedeck.rules.state import FOREST, HYBRID, Hero, State, four, fresh_hero, fresh_state, tell
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import Rng

PARTY_SIZES: Final = (1, 2, 4)
SETTINGS: Final = {  # `players` says who is a bot, which is no affair of the rules
    "heroes": list, "dungeon": str, "edition": str, "options": dict, "set": str, "tier": str, "hordes": bool,
    "reference": str, "sheets": dict, "players": dict,
}  # fmt: skip


def seat_heroes(pack: Pack, rules: Rules, heroes: list[str]) -> list[Hero]:
    """Return one, two or four different heroes, on the side for their number (OD-2.1-2, OD-2.5)."""
    for name in heroes:
        if name not in pack.heroes:
            raise Refusal("unknown-hero", name=str(name), choices=choices(pack.heroes))
    if len(heroes) not in PARTY_SIZES:
        raise Refusal("hero-count", count=len(heroes))
    most = 2 if may_double(rules.same_heroes, len(heroes)) else 1  # two sets hold two of each
    for name in heroes:
        if heroes.count(name) > most:
            raise Refusal("same-hero", name=name)
    side = int(len(heroes) > 1)
    names = [f"{name}-2" if name in heroes[:h] else name for h, name in enumerate(heroes)]
    faces = [pack.heroes[hero][side].in_edition(rules.edition) for hero in heroes]  # E-72
    return [fresh_hero(face, name) for face, name in zip(faces, names, strict=True)]


def may_double(same_heroes: str, count: int) -> bool:
    """Return whether the same hero may play twice (OD-16.3, R-62)."""
    return same_heroes == "yes" and count == 4


def takes_hordes(pack: Pack, count: int, set: int) -> bool:
    """Return whether hordes are in the deck: with four heroes and the Forest (OD-16.41)."""
    return count == 4 and set in (FOREST, HYBRID) and pack.hordes is not None


def check_settings(setup: dict[str, Any]) -> None:
    """Refuse unknown settings and wrong types, before their values are read."""
    for name, value in setup.items():
        if name not in SETTINGS:
            raise Refusal("unknown-setup", game="onedeck", name=str(name), choices=choices(SETTINGS))
        if type(value) is not SETTINGS[name]:
            raise Refusal("setup-type", name=name)
    if not all(isinstance(hero, str) for hero in setup.get("heroes", [])):
        raise Refusal("setup-type", name="heroes")
    for name in ("options", "sheets", "players"):
        if not all(isinstance(key, str) for key in setup.get(name, {})):
            raise Refusal("setup-type", name=name)


def make_table(pack: Pack, setup: dict[str, Any], rng: Rng, version: int = VERSION) -> State:
    """Return the state with heroes, dungeon and options, before any card is dealt."""
    check_settings(setup)
    rules = make_rules(setup.get("edition", "1.9"), setup.get("options", {}), version)
    heroes = seat_heroes(pack, rules, setup.get("heroes", []))
    dungeon = setup.get("dungeon", "")
    if dungeon not in pack.dungeons:
        raise Refusal("unknown-dungeon", name=str(dungeon), choices=choices(pack.dungeons))
    state = fresh_state(pack, pack.dungeons[dungeon], rules, heroes, rng)
    choose_deck(state, setup.get("set", ""))
    choose_reference(state, setup.get("reference", ""))
    tier = setup.get("tier", "")
    if tier and tier not in TIERS[rules.tiers]:
        raise Refusal("unknown-tier", name=tier, choices=choices(TIERS[rules.tiers]))
    state.tier = tier
    if setup.get("hordes", False):
        if not takes_hordes(pack, len(heroes), state.set):
            raise Refusal("hordes")
        state.hordes = True
    for name, sheet in setup.get("sheets", {}).items():
        open_sheet(state, name, sheet)
    return state


def choose_deck(state: State, name: str) -> None:
    """Choose the deck: the dungeon's own set, unless both are mixed (OD-18.5-6)."""
    names = [*state.pack.sets, "hybrid"]
    if not name:
        return
    if name not in names:
        raise Refusal("unknown-set", name=name, choices=choices(names))
    chosen = names.index(name)
    if chosen == len(state.pack.sets):
        if len(state.pack.sets) <= 1:
            raise Refusal("unknown-set", name=name, choices=choices(state.pack.sets))
        chosen = HYBRID
    elif chosen != state.dungeon.set:
        raise Refusal("dungeon-set", dungeon=state.dungeon.id, set=name)
    state.set = chosen


def choose_reference(state: State, name: str) -> None:
    """Choose the Turn Reference: hybrid decks allow any, the default is the dungeon's own (R-81)."""
    if not name:
        return
    allowed = {state.pack.potions[index].id: index for index in state.pack.references}
    if state.set != HYBRID:
        own = state.pack.references[state.set]
        allowed = {state.pack.potions[own].id: own}
    if name not in allowed:
        raise Refusal("unknown-reference", name=name, choices=choices(allowed))
    state.reference = allowed[name]
    state.known = 1 << state.reference


def open_sheet(state: State, name: str, sheet: Any) -> None:
    """Apply a hero's campaign sheet: `{"marks": {"veteran": [6, 0, 0]}, "focus": "combat"}` (OD-14.1)."""
    heroes = {hero.name: hero for hero in state.heroes}
    if name not in heroes:
        raise Refusal("sheet-hero", name=name, choices=choices(heroes))
    hero = heroes[name]
    if not isinstance(sheet, dict) or set(sheet) - {"marks", "focus", "campaign", "game"}:
        raise Refusal("setup-type", name="sheets")
    marks = sheet.get("marks", {})
    talents = {talent.id: talent for talent in state.pack.talents}
    if not isinstance(marks, dict):
        raise Refusal("setup-type", name="sheets")
    hero.marks = [0] * (3 * len(talents))
    for id, counts in marks.items():
        if id not in talents:
            raise Refusal("unknown-talent", name=str(id), choices=choices(talents))
        spaces = talents[id].spaces
        if not isinstance(counts, list) or len(counts) != len(MARKS) or not all(type(n) is int for n in counts):
            raise Refusal("setup-type", name="sheets")
        if any(not 0 <= n <= most for n, most in zip(counts, spaces, strict=True)):
            raise Refusal("too-many-marks", talent=id)
        hero.marks[3 * talents[id].index : 3 * talents[id].index + 3] = counts
    focus = sheet.get("focus", "")
    if focus != "" and focus not in FOCUSES[1:]:
        raise Refusal("unknown-focus", name=str(focus), choices=choices(FOCUSES[1:]))
    if focus and state.rules.focus_rule == "locked":  # elsewhere the hero is free again
        hero.focus = FOCUSES.index(focus)


def deck_cards(state: State) -> list[int]:
    """Return the cards that are shuffled together, computed once for each pack."""
    known = state.pack.decks
    wanted = (state.set, four(state))
    if wanted not in known:
        known[wanted] = cards_together(state.pack, state.set, four(state))
    return known[wanted][:]


def cards_together(pack: Pack, set: int, all_four: bool) -> list[int]:
    """Return the cards of the deck (OD-2.8, OD-16.6, OD-18.1, OD-18.7)."""
    cards = [card for card in pack.cards if not card.replaced]
    if set == HYBRID:
        return [card.index for card in cards if not card.twin and (all_four or card.set_icon or card.leaf)]
    return [card.index for card in cards if card.set == set and (all_four or not card.twin)]


def apply_tier(state: State) -> None:
    """Apply the tier (OD-15.3-10, OD-16.8, R-63)."""
    state.level = start_level(state)
    if state.tier == "novice":
        state.tokens *= 2
    elif state.tier == "fearless":
        state.tokens = 0
    elif state.tier == "standard":
        card = state.deck.pop()  # the top card, for its XP only
        state.xp += (card,)
        state.reveals += 1
        tell(state, "tier-card", card=state.pack.cards[card].id, xp=state.pack.cards[card].xp)


def start(pack: Pack, setup: dict[str, Any], rng: Rng, version: int = VERSION) -> State:
    state = make_table(pack, setup, rng, version)
    state.deck = deck_cards(state)
    state.rng.shuffle(state.deck)
    tell(state, "begin", dungeon=state.dungeon.id, heroes=len(state.heroes))
    apply_tier(state)
    refresh(state)
    state.agenda.append((TURN,))
    start_floor(state)
    if pack.potions[state.reference].passive_heal and pack.basic_potions:
        state.agenda.append((ASK_BASIC_POTION,))
    for h in range(len(state.heroes) - 1, -1, -1):
        if state.heroes[h].marks:
            state.agenda.append((SETTLE_HERO, h))
    advance(state)
    return state
