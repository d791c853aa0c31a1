"""The mind of One Deck Dungeon: what each answer leads to, and the reasons for the best one."""

from collections.abc import Sequence
from typing import Final

from underdeck.bots.advice import Advice, Facts, Prospect, Reason, Stop
from underdeck.bots.player import sampled_world
from underdeck.games.onedeck.bots.dice_odds import reach
from underdeck.games.onedeck.bots.evaluation import Evaluation, chance, evaluation, logit
from underdeck.games.onedeck.bots.expert import Expert
from underdeck.games.onedeck.bots.heuristics import quick_choice
from underdeck.games.onedeck.bots.placement import MOVE_NODES, SAMPLE_NODES, Moves, best_placement
from underdeck.games.onedeck.bots.playout import PLACING, is_quiet
from underdeck.games.onedeck.bots.prices import dice_of
from underdeck.games.onedeck.bots.search import Branch, Thought
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.agenda import step
from underdeck.games.onedeck.rules.loot import MAX_LEVEL
from underdeck.games.onedeck.rules.placing import misfit
from underdeck.games.onedeck.rules.state import State, level_card, stack, token_left
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.digits import percent
from underdeck.kernel.rng import Rng
from underdeck.match import Match

USUAL_BUDGET: Final = 6_000
FIRST_WORLDS: Final = 12
MOST_WORLDS: Final = 48
SEED: Final = 14
ROLLS: Final = 200
"""The samples of a plain roll that cannot be computed."""
GLANCES: Final = 6
"""The worlds of a quick estimate in the middle of an encounter."""
LEAST: Final = 0.004
"""The least weight of a reason, in win probability."""
TRUST: Final = {"loot": 0.65, "descend": 0.3, "turn-option": 0.85, "level": 0.45}
"""How much of what the evaluation says for or against an answer, compared with the usual one, came true where it was
given in the middle of a game (`training/onedeck.py`, `docs/minds.md`)."""
GAINS: Final = {
    do.ENTER: "door", do.EXPLORE: "doors", do.ENCOUNTER: "spoils", do.ITEM: "item", do.SKILL: "skill",
    do.POTION: "potion", do.XP: "xp", do.LEVEL_UP: "level",
}  # fmt: skip
"""What some answers gain."""
HABIT: Final = "plain-habit"
PLAN: Final = "plan"
LIFE: Final = ("win", "through")
"""The figures of an answer that ends the game."""
UNSEEN: Final = 0.5
"""The number of worlds with a way through that is assumed if none was seen among those tried."""
DICE: Final = (do.COVER, do.ADD, do.CONVERT, do.GIVE, do.DISCARD, do.DRINK, do.HEAL, do.RETURN)
"""Answers after which the rest of the placement is known as well, if nothing is rolled."""
AFTER_PERIL: Final = ("loot", "turn-option", "turn-start", "descend")
"""The questions that follow a peril."""
TIMELESS: Final = ("loot", "avert-defeat")
"""The questions in which time is no reason: it passes later, for the survivors."""
ALIKE: Final = 0.05
"""The difference in survival up to which time can be compared: the dead would seem to save time."""


class OneDeckMind:
    def value(self, world: State, seat: int) -> float:
        """Return the evaluation between encounters; inside one, the average of playouts in a few worlds."""
        judge = evaluation(for_odds=True)
        if world.result or not world.asked or world.asked[0].kind in ("turn-option", "turn-start"):
            return judge.chance(world)
        branch = Branch(seat, (), [])
        trial = world.clone()
        finish_move(trial)
        thought = Thought(trial, [branch], judge, SEED)
        thought.glance(branch, GLANCES)
        return branch.mean

    def advise(
        self,
        match: Match,
        decision: Decision,
        budget: int = 0,
        stop: Stop | None = None,
        beside: Sequence[Decision] = (),
    ) -> Advice:
        return advise(sampled_world(match, decision.seat), [decision, *beside], budget or USUAL_BUDGET, stop)


def advise(world: State, decisions: list[Decision], budget: int, stop: Stop | None) -> Advice:
    """Return the advice in a world as the seat sees it, about the hero who should act. The best answer is the expert's,
    unless another is better by more than the standard error."""
    judge = evaluation(for_odds=True)
    seat, chosen = Expert(SEED, stop=stop).choose(world, decisions)
    decision = next(each for each in decisions if each.seat == seat)
    if world.result:  # check marks, after the game
        win = judge.chance(world)
        settled = [Prospect(option, win, 0.0, {}, ("win",)) for option in decision.options]
        return Advice(seat, decision.kind, win, settled, decision.options.index(chosen), [], 0)
    branches = branches_of(world, decision)
    for branch in branches:
        branch.voices = [each.seat for each in decisions]
    thought = Thought(world, branches, judge, SEED)
    thought.feats = True
    thought.stop = stop
    thought.think(budget * 2 // 3, MOST_WORLDS, FIRST_WORLDS)
    by_action = {branch.action: branch for branch in branches}
    of_option = [by_action.get(option) or by_action[stand_in(world, decision.options)] for option in decision.options]
    even_out(thought, of_option[decision.options.index(chosen)], budget)
    prospects = []
    for option, branch in zip(decision.options, of_option, strict=True):
        found = prospect_of(world, decision, option, branch)
        prospects.append(found._replace(twin=branch.action if branch.action != option else None))
    best = decision.options.index(chosen)
    if decision.kind in TRUST:
        prospects = tempered(prospects, prospects[best], TRUST[decision.kind])
    top = max(range(len(prospects)), key=lambda place: prospects[place].win)
    if points_of(prospects[top].win) - points_of(prospects[best].win) > max(1, points_of(prospects[best].error)):
        best = top
    worlds = of_option[best].worlds
    reasons = reasons_for(world, decision, judge, prospects, best) if len(prospects) > 1 else []
    if prospects[best].action == chosen and not any(reason.weight > 0 for reason in reasons):
        reasons.insert(0, Reason(PLAN if decision.kind in PLACING else HABIT, {}, LEAST))
    return Advice(decision.seat, decision.kind, prospects[best].win, prospects, best, reasons, worlds, judged=True)


def tempered(prospects: list[Prospect], usual: Prospect, trust: float) -> list[Prospect]:
    """Return the prospects with less trust in unusual answers, which the evaluation has seen in few games."""
    level = logit(usual.win)
    found: list[Prospect] = []
    for each in prospects:
        if "win" in each.exact:
            found.append(each)
            continue
        error = (((1.0 - trust) * usual.error) ** 2 + (trust * each.error) ** 2) ** 0.5
        win = min(chance(level + trust * (logit(each.win) - level)), max(each.win, each.figures["through"]))
        found.append(each._replace(win=win, error=error))
    return found


def even_out(thought: Thought, chosen: Branch, budget: int) -> None:
    """Try the best two answers and the expert's as often as any: one that dropped out early may look too good, once
    those that stayed have been seen in more worlds."""
    most = max(branch.worlds for branch in thought.branches)
    while thought.nodes < budget and not thought.stopped():
        leading = [*sorted(thought.branches, key=mean_of, reverse=True)[:2], chosen]
        behind = [branch for branch in leading if branch.worlds < most]
        if not behind:
            return
        thought.widen(behind, most, budget)


def mean_of(branch: Branch) -> float:
    return branch.mean


def branches_of(world: State, decision: Decision) -> list[Branch]:
    """Return a branch for each answer. Closed doors share one. The best placement follows an answer that may begin it;
    the best of the rest follows any other die."""
    first = stand_in(world, decision.options)
    moves = Moves(best_placement(world, MOVE_NODES)) if decision.kind == "placing" else None
    branches: list[Branch] = []
    for option in decision.options:
        if is_closed(world, option) and option != first:
            continue
        follow = None if moves is None else moves.beginning_with(option)
        if follow is None and option[0] in DICE and decision.kind in PLACING:
            follow = placed_after(world, decision.seat, option)
        branches.append(Branch(decision.seat, option, follow))
    return branches


def placed_after(world: State, seat: int, option: Action) -> list[Action] | None:
    """Return the best placement that begins with this answer; None if something is rolled or asked in between."""
    trial = world.clone()
    step(trial, seat, option)
    moves = [option, *finish_move(trial)]
    if trial.reveals != world.reveals or trial.result or not trial.asked or trial.asked[0].kind != "placing":
        return None
    return moves + best_placement(trial, MOVE_NODES).actions()


def finish_move(state: State) -> list[Action]:
    """Return the answers that finish a box or an exchange with the best placement after it."""
    moves: list[Action] = []
    while not state.result and state.asked and state.asked[0].kind in PLACING[1:]:
        decision = state.asked[0]
        move = min(decision.options, key=lambda option: cost_after(state, decision.seat, option))
        step(state, decision.seat, move)
        moves.append(move)
    return moves


def cost_after(state: State, seat: int, option: Action) -> float:
    trial = state.clone()
    step(trial, seat, option)
    while not trial.result and trial.asked and trial.asked[0].kind in PLACING[1:]:
        decision = trial.asked[0]
        step(trial, decision.seat, quick_choice(trial, decision))
    if trial.result or not trial.asked or trial.asked[0].kind != "placing":
        return 0.0
    return best_placement(trial, SAMPLE_NODES).rating


def is_closed(world: State, option: Action) -> bool:
    return option[0] == do.ENTER and not world.doors[option[1] * stack(world)] & 1


def stand_in(world: State, options: list[Action]) -> Action:
    """Return the first closed door for all of them: nobody knows which is which."""
    for option in options:
        if is_closed(world, option):
            return option
    return options[0]


def prospect_of(world: State, decision: Decision, option: Action, branch: Branch) -> Prospect:
    if option == (do.DEFEAT,):
        return Prospect(option, 0.0, 0.0, {"through": 0.0}, LIFE)
    count = max(1, branch.worlds)
    fatal = not branch.through and is_fatal(world, decision.seat, option)
    through = branch.through / count
    if not branch.through and not fatal and decision.kind not in PLACING:
        through = UNSEEN / (count + 1)
    figures: dict[str, float] = {
        "through": through,
        "clean": branch.clean / count,
        "damage": branch.damage / count,
        "time": branch.time / count,
    }
    if world.set or branch.poison:
        figures["poison"] = branch.poison / count
    exact: tuple[str, ...] = LIFE if fatal else tuple(figures) if is_settled(world, decision.seat, option) else ()
    if option[0] == do.PERIL:
        figures["reach"], computed = peril_reach(world, decision.seat, option)
        exact = (*exact, "reach") if computed else exact
    return Prospect(option, branch.mean, branch.error, figures, exact)


def is_fatal(world: State, seat: int, option: Action) -> bool:
    """Return whether the answer ends the game in any case."""
    trial = world.clone()
    step(trial, seat, option)
    return trial.result == "defeat" and trial.reveals == world.reveals


def is_settled(world: State, seat: int, option: Action) -> bool:
    """Return whether the answer ends the turn at once, without a roll."""
    trial = world.clone()
    step(trial, seat, option)
    return bool(trial.asked) and is_quiet(trial, world.turn, world.round) and trial.rng.state == world.rng.state


def peril_reach(world: State, seat: int, way: Action) -> tuple[float, bool]:
    """Return the chance that the dice of that option reach its number before any skill or feat, and whether it was
    computed. If abilities remove or change rolled dice it is sampled."""
    color = world.pack.cards[world.doors[world.room] >> 1].options[way[1]].color
    trial = world.clone()
    step(trial, seat, way)
    if not trial.boxes or trial.result:
        return 0.0, True
    box = trial.boxes[0]
    dice = sum(dice_of(world, h, color) for h in world.fighting)
    dice = min(dice, world.supply[color]) + min(level_card(world).bonus, world.supply[c.HEROIC])
    if not any(each.discard_rolled or each.heroic_pips or each.exile_heroic_ones for each in trial.abilities):
        return reach(dice, box.value, box.wide), True
    chances = Rng(SEED)
    return sum(reaches(world.clone(), seat, way, chances.bits()) for _ in range(ROLLS)) / ROLLS, False


def reaches(state: State, seat: int, way: Action, chance: int) -> bool:
    """Return whether a roll without a feat reaches the number. Without a die to place it is over at once."""
    state.rng = Rng(chance)
    step(state, seat, way)
    while not state.result and state.asked and state.asked[0].kind != "placing":
        if state.asked[0].kind in AFTER_PERIL:
            return False
        decision = state.asked[0]
        plain = [option for option in decision.options if option[0] == do.NO_FEAT]
        step(state, decision.seat, plain[0] if plain else quick_choice(state, decision))
    if state.result or not state.asked or not state.boxes:
        return False
    box = state.boxes[0]
    values = [die & 7 for h in state.fighting for die in state.heroes[h].pool if not misfit(state, die, box)]
    return (sum(values) if box.wide else max(values, default=0)) >= box.value


def reasons_for(
    world: State, decision: Decision, judge: Evaluation, prospects: list[Prospect], best: int
) -> list[Reason]:
    """Return what distinguishes the best answer from the next one, each thing priced in win probability."""
    mine = prospects[best]
    others = [each for each in prospects if kind_of(each) != kind_of(mine)]
    if not others:
        return []
    other = max(others, key=win_of)
    found: list[Reason] = []
    through = mine.figures["through"] - other.figures["through"]
    weigh(found, "through", through, mine.win, {"percent": percent_of(mine, "through")})
    if "damage" in mine.figures and "damage" in other.figures:
        spared = other.figures["damage"] - mine.figures["damage"]
        weigh(found, "damage", spared, point_price(world, judge), {"amount": round(abs(spared), 1)})
        saved = other.figures["time"] - mine.figures["time"]
        if decision.kind not in TIMELESS and abs(through) < ALIKE:
            weigh(found, "time", saved, card_price(world, judge), {"amount": round(abs(saved), 1)})
    if decision.kind == "loot":
        loot_reason(found, world, decision, judge, mine.action)
    if "reach" in mine.figures and "reach" in other.figures:
        better = mine.figures["reach"] - other.figures["reach"]
        weigh(found, "reach", better, 0.05, {"percent": percent_of(mine, "reach")})
    gain = gain_of(world, mine.action)
    if gain and mine.action[0] != other.action[0]:
        explained = sum([reason.weight for reason in found])
        found.append(Reason(f"gain-{gain}", {}, max(LEAST, mine.win - other.win - explained)))
    return sorted(found, key=lambda reason: -abs(reason.weight))


def points_of(chance: float) -> int:
    """Return a chance in percent points, as it is shown."""
    return round(100 * chance)


def gain_of(world: State, action: Action) -> str:
    """Return what an answer gains. XP at the last level buy potion tokens, none if no token is left (OD-10.13)."""
    gain = GAINS.get(action[0], "")
    last, token = world.level == MAX_LEVEL, token_left(world)
    if gain == "level":
        return "token" if last else gain if token else "level-only"
    if gain == "potion":
        return gain if token else "potion-only"
    if gain == "xp" and last:
        return "xp-token" if token else ""
    return gain


def percent_of(prospect: Prospect, figure: str) -> int:
    return percent(prospect.figures[figure], figure in prospect.exact)


def kind_of(prospect: Prospect) -> Action:
    """Return the answer that stands for all that differ only in their name."""
    return prospect.action if prospect.twin is None else prospect.twin


def win_of(prospect: Prospect) -> float:
    return prospect.win


def weigh(found: list[Reason], topic: str, amount: float, price: float, facts: Facts) -> None:
    weight = amount * price
    if abs(weight) >= LEAST and facts.get("amount", 1) != 0:
        found.append(Reason(f"{topic}-{'more' if weight > 0 else 'less'}", facts, weight))


def point_price(world: State, judge: Evaluation) -> float:
    """Return the price of a damage to the weakest hero."""
    trial = world.clone()
    hero = trial.heroes[weakest(trial)]
    hero.damage += 1
    return max(0.0, judge.chance(world) - judge.chance(trial))


def weakest(world: State) -> int:
    most = 0
    for h, hero in enumerate(world.heroes):
        if hero.damage > world.heroes[most].damage:
            most = h
    return most


def card_price(world: State, judge: Evaluation) -> float:
    """Return the value of a card of the deck."""
    if not world.deck:
        return 0.01
    trial = world.clone()
    trial.deck.pop()
    return max(0.0, judge.chance(world) - judge.chance(trial))


def loot_reason(found: list[Reason], world: State, decision: Decision, judge: Evaluation, action: Action) -> None:
    """Add the reason how much better the party would be against the boss."""
    trial = world.clone()
    step(trial, decision.seat, action)
    before = judge.boss_chance(world)
    after = judge.boss_chance(trial)
    facts: Facts = {"before": percent(before), "after": percent(after)}
    if facts["before"] != facts["after"]:
        weigh(found, "boss", after - before, 1.0, facts)
