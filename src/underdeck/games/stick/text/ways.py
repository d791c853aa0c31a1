"""What may be said in one go instead of answer by answer: never anything that could not be said otherwise."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from underdeck.games.stick.rules.shown import RoomView, View
from underdeck.kernel.decisions import Decision
from underdeck.match.ways import LONGEST_WAY, Step, Way

if TYPE_CHECKING:
    from underdeck.games.stick.text.words import StickText

STEPS = ("left", "right", "up", "down")
FARTHEST = 3
Place = tuple[int, int]


def ways(words: StickText, offered: list[str], decision: Decision, view: View) -> list[Way]:
    kind = decision.kind
    if kind == "shtick":
        return [weapon(words, each) for each in offered if each.startswith("shtick ")]
    if kind == "pick":
        return take_all(words, decision, view)
    if kind == "move":
        return walks(words, offered, decision, view, 1)
    if kind not in ("start", "end"):
        return []
    found = equip_all(words, offered, kind)
    if "trade" in offered:
        found += trade(words, decision, view)
    return found + (walks(words, offered, decision, view, FARTHEST) if kind == "start" else [])


def weapon(words: StickText, answer: str) -> Way:
    """Without help and without a card of one's own; what others play is answered as ever."""
    name = words.name("shtick", answer.partition(" ")[2])
    return Way(
        words.text("os-way-roll", shtick=name), [("shtick", answer), ("assist", "done"), ("before-roll", "pass")]
    )


def take_all(words: StickText, decision: Decision, view: View) -> list[Way]:
    me = view.players[decision.seat]
    here = place_of(view, (me.floor, me.column))
    count = min(decision.frame[2], here.loot if here else 0, LONGEST_WAY)
    return [Way(words.text("os-way-take", n=count), [("pick", "pick-up")] * count)] if count > 1 else []


def equip_all(words: StickText, offered: list[str], kind: str) -> list[Way]:
    loot = [each for each in offered if each.startswith("equip ")][:LONGEST_WAY]
    return [Way(words.text("os-way-equip", n=len(loot)), [(kind, each) for each in loot])] if len(loot) > 1 else []


def trade(words: StickText, decision: Decision, view: View) -> list[Way]:
    """For one shtick, with as little surplus as possible, of the Monsters that have least X."""
    saved = view.players[decision.seat].saved
    x = {card.id: getattr(card, "x", 0) for card in words.pack.battle}
    worth = sorted([(x[id], id) for id in saved if x[id]])
    best: tuple[int, list[str]] | None = None
    for size in range(1, view.x_per_shtick + 1):
        for chosen in combinations(worth, size):
            total = sum([each for each, _ in chosen])
            if total >= view.x_per_shtick and (best is None or total < best[0]):
                best = total, [id for _, id in chosen]
    if best is None:
        return []
    names = words.join([words.battle_card(id) for id in best[1]])
    steps: list[Step] = [(decision.kind, "trade"), *[("trade", f"add {id}") for id in best[1]], ("trade", "done")]
    return [Way(words.text("os-way-trade", x=best[0], monsters=names), steps)]


def walks(words: StickText, offered: list[str], decision: Decision, view: View, far: int) -> list[Way]:
    """To every room that is explored, and stopping there."""
    me = view.players[decision.seat]
    paths: dict[Place, list[str]] = {(me.floor, me.column): []}
    edge = [
        (view.steps[verb], [verb])
        for verb in STEPS
        if verb in offered and verb in view.steps and place_of(view, view.steps[verb])
    ]
    while edge:
        place, path = edge.pop(0)
        if place in paths:
            continue
        paths[place] = path
        if len(path) < far:
            edge += [(next, [*path, verb]) for verb, next in neighbours(view, place)]
    found = []
    for place, path in paths.items():
        room = place_of(view, place)
        if path and room is not None and place[0]:
            steps: list[Step] = [(decision.kind, path[0]), *[("move", verb) for verb in path[1:]], ("move", "stay")]
            found.append(Way(words.text("os-way-walk", room=words.room_name(room), n=len(path)), steps))
    return found


def neighbours(view: View, place: Place) -> list[tuple[str, Place]]:
    floor, column = place
    here = place_of(view, place)
    found = [("left", (floor, column - 1)), ("right", (floor, column + 1))]
    found += [("up", (floor - 1, above.column)) for above in view.floors[floor - 1] if floor and above.down == column]
    if here is not None and here.down is not None:
        found.append(("down", (floor + 1, here.down)))
    return [(verb, next) for verb, next in found if place_of(view, next)]


def place_of(view: View, place: Place) -> RoomView | None:
    floor, column = place
    return next((room for room in view.floors[floor] if room.column == column), None)
