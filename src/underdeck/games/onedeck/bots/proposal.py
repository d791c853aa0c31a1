"""Where the dice should go: what the best player would do with them, as far as it shows nothing new."""

from typing import Any

from underdeck.bots.player import Choice, sampled_world
from underdeck.games.onedeck.bots.greedy import NODES, Greedy, rolls_dice
from underdeck.games.onedeck.bots.placement import Plan, best_placement
from underdeck.games.onedeck.bots.using import Reckoning, best_use, usable
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.agenda import advance, step
from underdeck.games.onedeck.rules.shown import View
from underdeck.games.onedeck.rules.state import State
from underdeck.games.onedeck.rules.view import make_view
from underdeck.kernel.decisions import Action, Decision
from underdeck.match import Match

TABLES = 16
"""Looked at after skills and potions, before a move."""
WORK = 2_200
"""And positions of dice in all of them: the table waits for it."""


class Proposal:
    """The answers one after the other, the table after them, and what would be tried first but can't be foreseen."""

    __slots__ = ("rather", "seat", "steps", "world")

    def __init__(self, seat: int, world: State) -> None:
        self.seat = seat
        self.world = world
        self.steps: list[Choice] = []
        self.rather: Choice | None = None

    def view(self) -> View:
        return make_view(self.world, self.seat)


class Placer(Greedy):
    """Thinks of dice, skills and potions together."""

    def look(self, world: State, decisions: list[Decision]) -> Plan:
        """The best end of the step, as far as it can be foreseen; the dice alone are looked at more closely."""
        found = best_use(world, Reckoning(world), usable(world, decisions), TABLES, NODES, WORK)
        alone = best_placement(world)
        return alone if alone.rating < found.rating else found

    def tries(self, world: State, option: Action) -> bool:
        """What rolls dice is not part of that end."""
        return option[0] in (do.USE, do.DRINK) and rolls_dice(world, option)


def propose(match: Match, seats: list[int]) -> Proposal:
    """For the heroes of these seats; the dice of the others are theirs to place."""
    world: State = sampled_world(match, seats[0])
    for h, hero in enumerate(world.heroes):
        if h not in seats:
            hero.pool.clear()
    if world.asked and world.asked[0].kind == "placing":  # the same question without those dice
        world.agenda[-1] = (*world.agenda[-1][:2], 1)
        advance(world)
    proposal = Proposal(seats[0], world)
    bot = Placer(1)
    barred: list[Action] = []
    while True:
        asked = [
            Decision(each.seat, each.kind, [option for option in each.options if option not in barred], each.frame)
            for each in proposal.world.asked
            if each.seat in seats
        ]
        if not asked or asked[0].kind != "placing":
            return proposal
        choice = bot.choose(proposal.world, asked)
        if choice[1] == (do.DONE,):
            return proposal
        if not follow(proposal, bot, choice, seats):
            barred.append(choice[1])
            bot.plan = []
            proposal.rather = proposal.rather or choice


def told_proposal(match: Match, seats: list[int]) -> dict[str, Any]:
    """In words, with what changes on the table."""
    found = propose(match, seats)
    view = found.view()
    lying = [box.number for box in match.view(found.seat).boxes if box.dice]
    return {
        "seat": found.seat,
        "steps": [(seat, match.write(action)) for seat, action in found.steps],
        "rather": found.rather and (found.rather[0], match.write(found.rather[1])),
        "boxes": [(box.number, box.dice) for box in view.boxes if box.dice and box.number not in lying],
        "damage": view.damage_now,
        "poison": view.poison_now,
        "time": view.time_now,
        "stairs": view.stairs_now,
        "due": view.due,
        "mortal": view.mortal,
        "boss_left": view.boss_left_now,
    }


def follow(proposal: Proposal, bot: Placer, choice: Choice, seats: list[int]) -> bool:
    """Carry out a choice to its end; no if it rolls, shows a card, drinks a potion or needs somebody else."""
    if choice[1][0] == do.DRINK:
        return False
    world = proposal.world.clone()
    steps = [choice]
    step(world, *choice)
    while world.asked and world.asked[0].kind != "placing":
        asked = [each for each in world.asked if each.seat in seats]
        if not asked:
            return False
        steps.append(bot.choose(world, asked))
        step(world, *steps[-1])
    if world.reveals != proposal.world.reveals:
        return False
    proposal.steps += steps
    proposal.world = world
    return True
