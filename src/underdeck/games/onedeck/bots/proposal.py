"""Proposals for the dice: what the best player would do with them, as far as nothing new is revealed."""

from typing import Any

from underdeck.bots.player import Choice, sampled_world
from underdeck.games.onedeck.bots.ability_use import Reckoning, best_use, usable
from underdeck.games.onedeck.bots.placement import MOVE_NODES, Plan, best_placement
from underdeck.games.onedeck.bots.skilled import Skilled, rolls_dice
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.agenda import advance, step
from underdeck.games.onedeck.rules.state import State
from underdeck.games.onedeck.rules.view import make_view
from underdeck.games.onedeck.rules.view_types import View
from underdeck.kernel.decisions import Action, Decision
from underdeck.match import Match

TABLES = 16
"""The most tables after skills and potions, before a move."""
WITHIN = ("fill", "convert", "receiver")
"""The questions inside a move."""
WORK = 2_200
"""The nodes for dice in all of them: the table waits for it."""


class Proposal:
    """The answers in order, the table after them, and what should be tried first but cannot be foreseen."""

    __slots__ = ("rather", "seat", "steps", "world")

    def __init__(self, seat: int, world: State) -> None:
        self.seat = seat
        self.world = world
        self.steps: list[Choice] = []
        self.rather: Choice | None = None

    def view(self) -> View:
        return make_view(self.world, self.seat)


class Placer(Skilled):
    """Considers dice and skills together, and the potions among the answers."""

    def look(self, world: State, decisions: list[Decision]) -> Plan:
        """Return the best foreseeable end of the step; the dice alone are searched more closely."""
        found = best_use(world, Reckoning(world), usable(world, decisions), TABLES, MOVE_NODES, WORK)
        alone = best_placement(world)
        return alone if alone.rating < found.rating else found

    def tries(self, world: State, option: Action) -> bool:
        """Return whether an answer rolls dice, which is not part of that end."""
        return option[0] in (do.USE, do.DRINK) and rolls_dice(world, option)


def propose(match: Match, seats: list[int]) -> Proposal:
    """Return the proposal for the heroes of these seats; the dice of the others are theirs to place."""
    world: State = sampled_world(match, seats[0])
    for h, hero in enumerate(world.heroes):
        if h not in seats:
            hero.pool.clear()
    if world.asked and world.asked[0].kind == "placing":  # the same question without those dice
        world.agenda[-1] = (*world.agenda[-1][:2], 1)
        advance(world)
    proposal = Proposal(seats[0], world)
    bot = Placer(1)
    asked = [each for each in world.asked if each.seat in seats]
    if asked and asked[0].kind == "placing":
        proposal.rather = potion_first(bot, world, asked)
    barred: list[Action] = []
    while True:
        asked = [
            Decision(
                each.seat,
                each.kind,
                [option for option in each.options if option not in barred and option[0] != do.DRINK],
                each.frame,
            )
            for each in proposal.world.asked
            if each.seat in seats
        ]
        choice = bot.choose(proposal.world, asked) if asked and asked[0].kind == "placing" else None
        if choice is None or choice[1] == (do.DONE,):
            proposal.steps = carried_out(match, proposal.steps, seats)
            return proposal
        if not follow(proposal, bot, choice, seats):
            barred.append(choice[1])
            bot.plan = []
            proposal.rather = proposal.rather or choice


def potion_first(bot: Placer, world: State, asked: list[Decision]) -> Choice | None:
    """Return the potion that the best end needs: the player decides whether to drink it."""
    for action in bot.look(world, asked).actions():
        for decision in asked:
            if action[0] == do.DRINK and action in decision.options:
                return decision.seat, action
    return None


def carried_out(match: Match, steps: list[Choice], seats: list[int]) -> list[Choice]:
    """Return the steps for the real table: if others have dice too, one step asks what was clear without them. A move
    that cannot be finished is left out, with all that follow."""
    trial = match.clone()
    found: list[Choice] = []
    whole = 0
    for choice in [*steps, None]:
        while inside(trial) and (choice is None or not offers(trial, choice)):
            own = [
                (each.seat, option)
                for each in trial.decisions
                if each.seat in seats
                for option in each.options
                if option[0] != do.REFUSE
            ]
            if len(own) != 1:
                return found[:whole]
            trial.submit(*own[0])
            found += own
        if not inside(trial):
            whole = len(found)
        if choice is not None:
            if not offers(trial, choice):
                return found[:whole]
            trial.submit(*choice)
            found.append(choice)
    return found


def inside(match: Match) -> bool:
    return bool(match.decisions) and match.decisions[0].kind in WITHIN


def offers(match: Match, choice: Choice) -> bool:
    return any(each.seat == choice[0] and choice[1] in each.options for each in match.decisions)


def told_proposal(match: Match, seats: list[int]) -> dict[str, Any]:
    """Return the proposal as a message, with what changes on the table."""
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
