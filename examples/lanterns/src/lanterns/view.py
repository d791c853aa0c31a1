"""What a seat may know, what it doesn't know yet, and other worlds that look the same to it."""

from dataclasses import dataclass

from lanterns.delving import ON, PASS, ask
from lanterns.state import OVER, WALK, Delver, State, closes, light, opened, score, stairs
from underdeck.kernel.game import Hidden
from underdeck.kernel.rng import Rng


@dataclass(slots=True)
class DelverView:
    delver: str
    inside: bool
    coins: int
    pouch: int
    keepsakes: int
    carries: list[str]
    """My own, and everybody's when the game is over."""
    score: int | None


@dataclass(slots=True)
class View:
    seat: int
    shaft: str
    delve: int
    delves: int
    light: int
    stairs: int
    path: list[str]
    floor: int
    deck: int
    closing: int
    """Cards of the deck that would close the shaft, as anybody can count."""
    removed: list[str]
    used: list[str]
    delvers: list[DelverView]


def make_view(state: State, seat: int) -> View:
    pack = state.pack
    return View(
        seat,
        state.shaft.id,
        state.delve,
        state.delves,
        light(state),
        stairs(state),
        [chamber.id for chamber in opened(state)],
        state.floor,
        len(state.deck),
        sum(closes(state, card) for card in state.deck),
        [pack.chambers[card].id for card in state.removed],
        [pack.keepsakes[card].id for card in state.used],
        [delver_view(state, delver, each == seat) for each, delver in enumerate(state.delvers)],
    )


def delver_view(state: State, delver: Delver, mine: bool) -> DelverView:
    over = state.phase == OVER
    return DelverView(
        delver.name,
        delver.inside,
        delver.coins,
        delver.pouch,
        len(delver.hand),
        [state.pack.keepsakes[card].id for card in delver.hand] if mine or over else [],
        score(state, delver) if over else None,
    )


def hidden(state: State, seat: int) -> set[Hidden]:
    """The order of the deck, keepsakes of others, answers kept until all are in."""
    found: set[Hidden] = {("chance", state.rng.state)}
    found |= {("chamber", card) for card in state.deck}
    found |= {("keepsake", card) for card in unknown_keepsakes(state, seat)}
    return found | {("answer", who) for who in state.kept if who != seat}


def unknown_keepsakes(state: State, seat: int) -> list[int]:
    held = [card for each in others(state, seat) for card in each.hand]
    return sorted([*state.undealt, *held])


def others(state: State, seat: int) -> list[Delver]:
    """Whose keepsakes this seat doesn't see."""
    return [] if state.phase == OVER else [each for who, each in enumerate(state.delvers) if who != seat]


def resample(state: State, seat: int, seed: int) -> State:
    world = state.clone()
    rng = Rng(seed)
    world.deck.sort()
    rng.shuffle(world.deck)
    cards = unknown_keepsakes(state, seat)
    rng.shuffle(cards)
    for delver in others(world, seat):
        delver.hand = sorted([cards.pop() for _ in delver.hand])
    world.undealt = sorted(cards)
    silent = (ON,) if state.phase == WALK else (PASS,)
    world.kept = {who: action if who == seat else silent for who, action in state.kept.items()}
    world.rng = Rng(rng.bits())
    ask(world)
    return world
