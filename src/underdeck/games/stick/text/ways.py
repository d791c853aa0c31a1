"""Ways: several answers given at once, never anything that single answers could not do."""

from itertools import combinations

from underdeck.games.stick.rules.view_types import RouteView, View
from underdeck.games.stick.text.answers import AnswerText, room_at
from underdeck.kernel.decisions import Decision
from underdeck.match.ways import LONGEST_WAY, Step, Way

STEPS = ("left", "right", "up", "down")


def ways(words: AnswerText, offered: list[str], decision: Decision, view: View) -> list[Way]:
    kind = decision.kind
    if kind == "shtick":
        return [weapon(words, each) for each in offered if each.startswith("shtick ")]
    if kind == "pick":
        return take_all(words, decision, view)
    if kind == "move":
        return walks(words, decision, view)
    if kind not in ("start", "end"):
        return []
    found = equip_all(words, offered, kind)
    if "trade" in offered:
        found += trade(words, decision, view)
    return found + (walks(words, decision, view) if kind == "start" else [])


def weapon(words: AnswerText, answer: str) -> Way:
    """Return the way to roll without help and without own cards; reactions of others work as always."""
    name = words.name("shtick", answer.partition(" ")[2])
    return Way(
        words.text("os-way-roll", shtick=name), [("shtick", answer), ("assist", "done"), ("before-roll", "pass")]
    )


def take_all(words: AnswerText, decision: Decision, view: View) -> list[Way]:
    me = view.players[decision.seat]
    here = room_at(view, me.floor, me.column)
    count = min(decision.frame[2], here.loot if here else 0, LONGEST_WAY)
    return [Way(words.text("os-way-take", n=count), [("pick", "pick-up")] * count)] if count > 1 else []


def equip_all(words: AnswerText, offered: list[str], kind: str) -> list[Way]:
    loot = [each for each in offered if each.startswith("equip ")][:LONGEST_WAY]
    return [Way(words.text("os-way-equip", n=len(loot)), [(kind, each) for each in loot])] if len(loot) > 1 else []


def trade(words: AnswerText, decision: Decision, view: View) -> list[Way]:
    """Return the way to buy one shtick, with the Monsters of least X and as little surplus as possible."""
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


def walks(words: AnswerText, decision: Decision, view: View) -> list[Way]:
    """Return the ways to rooms that the rules reach without a question; in the middle of a walk, only to the next
    room."""
    routes = [each for each in view.routes if len(each.answers) > 1]
    if decision.kind == "move":
        routes = [each for each in routes if len(rooms_of(each)) == 1]
    shown = [words.room_name(room_at(view, each.floor, each.column)) for each in routes]
    return [
        Way(walk_label(words, each, room, alone=shown.count(room) == 1), steps_of(each, decision.kind))
        for each, room in zip(routes, shown, strict=True)
    ]


def walk_label(words: AnswerText, route: RouteView, room: str, alone: bool) -> str:
    """Return the label of a walk; two rooms of the same name show the way there."""
    verbs = rooms_of(route)
    if alone:
        return words.text("os-way-walk", room=room, n=len(verbs))
    path = ", ".join([words.text(f"os-way-{verb}") for verb in verbs])
    return words.text("os-way-walk-by", room=room, n=len(verbs), path=path)


def rooms_of(route: RouteView) -> list[str]:
    """Return the steps from room to room."""
    return [answer for answer in route.answers if answer in STEPS]


def steps_of(route: RouteView, kind: str) -> list[Step]:
    return [(kind, route.answers[0]), *[("move", answer) for answer in route.answers[1:]]]
