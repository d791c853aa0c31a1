"""The exact answer whether these dice can cover these boxes, with heroic conversions (OD-7.5-25).

Box by box it is decided which dice of its own color lie there, and what is left to heroic dice. Little has to be tried,
because a higher die does whatever a lower one does: of one color the lowest die that is enough is taken. In the end
the colored dice left over are melted, the highest together, and all heroic dice go where they are owed. Dice and pips
are counted before anything is tried.
"""

from typing import Final

from underdeck.games.onedeck.rules.cards import ANY, ARMOR_ONLY, HEROIC, MANA_ONLY, Box
from underdeck.games.onedeck.rules.placing import conversion_dice, takes_heroic
from underdeck.games.onedeck.rules.state import State

RESTRICTED: Final = 24
"""The kinds of dice: six for each color, then as many that may go on armor only."""
HEROICS: Final = 6 * HEROIC
MANY: Final = 99
ATTEMPT: Final = 20
"""The nodes for each further set of boxes after the limit, so that easy covers are still found."""


class Task:
    """A box to cover, and the colors that may go on it, each by its first kind."""

    __slots__ = ("armor", "box", "breaks", "colors", "heroic", "number", "value", "wide")

    def __init__(self, number: int, box: int, printed: Box, breaks: bool, heroic: bool) -> None:
        self.number = number
        self.box = box
        self.breaks = breaks  # the Lich takes these dice off again
        self.value = max(1, printed.value)  # an X of nothing takes a die all the same
        self.wide = printed.wide
        self.armor = printed.armor
        self.heroic = heroic
        self.colors = [0, 6, 12] if printed.color == ANY else [6 * printed.color]


Moment = tuple[int, bytes, tuple[int, ...], tuple[int, ...]]
"""The tasks, the dice, and what is owed to heroic ones."""


class Way:
    """How a task is done: kinds laid on its box, heroic ones among them, and groups melted for it. What it owes to
    heroic dice is the least that one must show, or pips of a wide box."""

    __slots__ = ("got", "groups", "laid", "owed", "task")

    def __init__(self, task: Task, laid: list[int], owed: int) -> None:
        self.task = task
        self.laid = laid
        self.owed = owed
        self.got: list[int] = []  # what the heroic dice show that it gets, less one
        self.groups: list[list[int]] = []


def kind_of(die: int) -> int:
    """Return the place of a die among the kinds."""
    return ((die >> 3) & 3) * 6 + (die & 7) - 1 + (RESTRICTED if die & ARMOR_ONLY else 0)


def die_of(kind: int) -> int:
    restrict = ARMOR_ONLY if kind >= RESTRICTED else 0
    kind %= RESTRICTED
    return kind // 6 * 8 + kind % 6 + 1 + restrict


class Covering:
    """The dice of a hand and the boxes of a table. `limit` bounds the work; `doubtful`: a no was not proven."""

    __slots__ = (
        "armed", "armor", "choosy", "counts", "covered", "dice", "doubtful", "failed", "given_up", "last", "left",
        "limit", "melt", "nodes", "owed_dice", "owed_pips", "owed_wide", "path", "pips", "queue", "recycles",
        "single_dice", "supply", "tasks", "ways", "wide_pips",
    )  # fmt: skip

    def __init__(self, state: State, dice: list[int], limit: int) -> None:
        self.counts = [0] * (2 * RESTRICTED)
        for die in dice:
            if not die & MANA_ONLY:
                self.counts[kind_of(die)] += 1
        self.melt = conversion_dice(state)
        self.supply = state.supply[HEROIC]
        self.recycles = any(ability.first_cover_lost for ability in state.abilities)
        self.limit = limit
        self.last = limit
        self.nodes = 0
        self.doubtful = False
        self.tasks = tasks_of(state)
        self.pips = [0] * 4  # what the wanted boxes need (see `want`)
        self.dice = [0] * 28
        self.armor = 0
        self.queue: list[Task] = []
        self.choosy = False  # a box takes no heroic dice: one is no longer as good as any other of its value
        # of the tasks from each place of the queue on: their numbers as bits, what wide boxes need by color, dice for
        # the others by color and least value, and whether there is armor among them
        self.left: list[int] = []
        self.wide_pips: list[list[int]] = []
        self.single_dice: list[list[int]] = []
        self.armed: list[bool] = []
        # what the tasks before leave to heroic dice: dice by their least value, and pips of wide boxes
        self.owed_dice = [0] * 7
        self.owed_wide: list[int] = []
        self.owed_pips = 0
        self.failed: set[Moment] = set()  # with the same dice and tasks
        self.covered = 0  # the boxes that `ways` covers
        self.path: list[tuple[Task, list[int], int]] = []
        self.ways: list[Way] = []
        self.given_up: list[int] = []  # heroic dice discarded first, so that the supply suffices

    def cover(self, boxes: int) -> bool:
        """Return whether all of these boxes (bits) can be covered. Then `ways` says how, in the order of play."""
        if boxes and boxes == self.covered:
            return True
        self.queue = [task for task in self.tasks if boxes >> task.box & 1]
        self.last = max(self.limit, self.nodes + ATTEMPT)
        self.choosy = not all(task.heroic for task in self.queue)
        self.count_needs()
        if self.place(0):
            self.covered = boxes
            return True
        return False

    def hopeless(self, b: int) -> bool:
        """Return whether all dice are too few or too low for this box alone."""
        for task in self.tasks:
            if task.box == b:
                lacking = task.value - self.reach(task) if task.wide else int(not self.shown(task, task.value))
                if lacking > 0 and not self.might_melt(task, lacking):
                    return True
        return False

    def firsts(self, task: Task) -> list[int]:
        """Return the first kinds of each color that may go on a box, with heroic ones and those for armor."""
        found = [*task.colors, HEROICS] if task.heroic else task.colors
        return [*found, *[RESTRICTED + first for first in found]] if task.armor else found

    def reach(self, task: Task) -> int:
        """Return the pips of all dice that may lie on a wide box."""
        pips = 0
        for first in self.firsts(task):
            for value in range(6):
                pips += self.counts[first + value] * (value + 1)
        return pips

    def shown(self, task: Task, value: int) -> bool:
        """Return whether a die for the box shows at least that value."""
        return any(self.lowest(first, value) >= 0 for first in self.firsts(task))

    def might_melt(self, task: Task, lacking: int) -> bool:
        """Return whether heroic dice made of others could fill what a box lacks."""
        if not task.heroic:
            return False
        counts = self.counts
        dice = 0
        pips = 0
        for value in range(0 if task.wide else task.value - 1, 6):
            count = counts[value] + counts[6 + value] + counts[12 + value]
            dice += count
            pips += count * (value + 1)
        return dice >= self.melt and (not task.wide or pips // self.melt >= lacking)

    def count_needs(self) -> None:
        pips = [0] * 4
        dice = [0] * 28
        armed = False
        left = 0
        self.left = [left]
        self.wide_pips = [pips]
        self.single_dice = [dice]
        self.armed = [armed]
        for task in reversed(self.queue):
            if task.wide:
                pips = pips[:]
            else:
                dice = dice[:]
            need(task, pips, dice)
            armed = armed or task.armor
            left |= 1 << task.number
            self.left.append(left)
            self.wide_pips.append(pips)
            self.single_dice.append(dice)
            self.armed.append(armed)
        self.left.reverse()
        self.wide_pips.reverse()
        self.single_dice.reverse()
        self.armed.reverse()

    def want(self, b: int, times: int) -> None:
        """Count one box more (or less, -1) among those that `possible` is asked about."""
        for task in self.tasks:
            if task.box == b:
                need(task, self.pips, self.dice, times)
                self.armor += times * task.armor

    def possible(self) -> bool:
        """Return whether there are enough dice and pips for all wanted boxes. Then they mostly can be covered."""
        return self.enough(self.pips, self.dice, self.armor > 0)

    def enough(self, pips: list[int], single: list[int], armed: bool) -> bool:
        """Return whether there are enough dice and pips, each counted wherever it might help. Every die counts for each
        value that it shows or exceeds: a box for one die takes one for each value up to its number, a wide box any of
        them, and surplus dice of a color may be melted."""
        counts = self.counts
        melt = self.melt
        heroic = 0
        groups = self.supply
        for kind in range(HEROICS, HEROICS + 6):
            groups += counts[kind] + counts[RESTRICTED + kind]
        if self.recycles:
            groups = MANY
        balance = -self.owed_pips  # of heroic dice, counted so
        melted = 0
        strength = agility = magic = 0
        spare_strength, spare_agility, spare_magic = -pips[0], -pips[1], -pips[2]
        for value in range(6, -1, -1):
            if value < 6:
                strength += counts[value]
                agility += counts[6 + value]
                magic += counts[12 + value]
                heroic += counts[HEROICS + value]
                if armed:
                    for first in range(RESTRICTED, 2 * RESTRICTED, 6):
                        heroic += counts[first + value]
            short = self.owed_dice[value]
            idle = 0
            left = strength - single[value]
            if left < 0:
                short -= left
            else:
                idle += left
                spare_strength += left
            left = agility - single[7 + value]
            if left < 0:
                short -= left
            else:
                idle += left
                spare_agility += left
            left = magic - single[14 + value]
            if left < 0:
                short -= left
            else:
                idle += left
                spare_magic += left
            gained = min(idle // melt, groups)
            if short > heroic + gained or short + single[21 + value] > heroic + idle:
                return False
            melted += gained
            balance += heroic - short
        spare = max(0, spare_strength) + max(0, spare_agility) + max(0, spare_magic)
        lacking = spare - spare_strength - spare_agility - spare_magic
        return lacking <= balance + min(melted, spare // melt) and lacking + pips[HEROIC] <= balance + spare

    def place(self, place: int) -> bool:
        """Do the tasks from this place of the queue on."""
        self.nodes += 1
        if self.nodes > self.last:
            self.doubtful = True
            return False
        if place == len(self.queue):
            return self.pay()
        if self.failed and self.moment(place) in self.failed:
            return False
        if self.enough(self.wide_pips[place], self.single_dice[place], self.armed[place]) and self.do(place):
            return True
        if self.nodes <= self.last:
            self.failed.add(self.moment(place))
        return False

    def moment(self, place: int) -> Moment:
        return self.left[place], bytes(self.counts), tuple(self.owed_dice), tuple(sorted(self.owed_wide))

    def do(self, place: int) -> bool:
        task = self.queue[place]
        if task.wide:
            return self.fill(place, task, task.value, 0, self.fillers(task), 6, [], self.heroic_pips(task))
        return self.lay(place, task)

    def lowest(self, first: int, value: int) -> int:
        """Return the lowest die of a color that shows at least that value; -1 for none."""
        counts = self.counts
        for kind in range(first + value - 1, first + 6):
            if counts[kind]:
                return kind
        return -1

    def lay(self, place: int, task: Task) -> bool:
        """Cover a box for one die. A heroic one makes sense only if it is lower than those of the color."""
        value = task.value
        if value > 6:
            return False
        if task.armor:
            for first in task.colors:
                if self.lay_one(place, task, self.lowest(RESTRICTED + first, value)):
                    return True
            if task.heroic and self.lay_one(place, task, self.lowest(RESTRICTED + HEROICS, value)):
                return True
        exact = False
        for first in task.colors:
            kind = self.lowest(first, value)
            if kind >= 0:
                if self.lay_one(place, task, kind):
                    return True
                exact = exact or kind == first + value - 1
        if not task.heroic or (exact and not self.choosy):
            return False
        for least in range(value):
            self.owed_dice[least] += 1
        done = self.go_on(place, task, [], value)
        for least in range(value):
            self.owed_dice[least] -= 1
        return done

    def lay_one(self, place: int, task: Task, kind: int) -> bool:
        if kind < 0:
            return False
        self.counts[kind] -= 1
        done = self.go_on(place, task, [kind], 0)
        self.counts[kind] += 1
        return done

    def go_on(self, place: int, task: Task, laid: list[int], owed: int) -> bool:
        self.path.append((task, laid, owed))
        done = self.place(place + 1)
        self.path.pop()
        return done

    def fillers(self, task: Task) -> list[int]:
        """Return the kinds that may go on a wide box: those for armor first, and the highest of each color."""
        firsts = task.colors
        if task.armor:
            firsts = [RESTRICTED + first for first in task.colors]
            if task.heroic:
                firsts.append(RESTRICTED + HEROICS)
            firsts = firsts + task.colors
        counts = self.counts
        return [kind for first in firsts for kind in range(first + 5, first - 1, -1) if counts[kind]]

    def fill(
        self, place: int, task: Task, need: int, index: int, kinds: list[int], smallest: int, laid: list[int], most: int
    ) -> bool:
        """Fill a wide box that needs so much more, with dice of these kinds from `index` on. No die is superfluous, and
        heroic dice can add `most` at most."""
        if need <= 0:
            return -need < smallest and self.go_on(place, task, laid[:], 0)
        self.nodes += 1
        if self.nodes > self.last:
            self.doubtful = True
            return False
        rest = most
        for i in range(index, len(kinds)):
            rest += self.counts[kinds[i]] * (kinds[i] % 6 + 1)
        if rest < need:
            return False
        if index == len(kinds):
            self.owed_pips += need
            self.owed_wide.append(need)
            done = self.go_on(place, task, laid[:], need)
            self.owed_wide.pop()
            self.owed_pips -= need
            return done
        kind = kinds[index]
        value = kind % 6 + 1
        if self.counts[kind]:
            self.counts[kind] -= 1
            laid.append(kind)
            done = self.fill(place, task, need - value, index, kinds, min(smallest, value), laid, most)
            laid.pop()
            self.counts[kind] += 1
            if done:
                return True
        return self.fill(place, task, need, index + 1, kinds, smallest, laid, most)

    def heroic_pips(self, task: Task) -> int:
        """Return the most that heroic dice can add to a wide box: those at hand and all that may be melted, less what
        is owed elsewhere. A group counts once for every value that all its dice show."""
        if not task.heroic:
            return 0
        counts = self.counts
        pips = -self.owed_pips
        dice = 0
        for value in range(5, -1, -1):
            pips += counts[HEROICS + value] * (value + 1) - self.owed_dice[value]
            dice += counts[value] + counts[6 + value] + counts[12 + value]
            pips += dice // self.melt
        return pips

    def pay(self) -> bool:
        """Pay what is owed to heroic dice, from those at hand and as few melted ones as possible."""
        counts = self.counts
        heroic = counts[HEROICS : HEROICS + 6]
        rest = [counts[value] + counts[6 + value] + counts[12 + value] for value in range(6)]
        melted = products(rest, self.melt)
        owed = [owed for task, _, owed in self.path if owed and not task.wide]
        singles = len(owed)
        owed += [owed for task, _, owed in self.path if owed and task.wide]
        generous = heroic[:]
        for value in melted:
            generous[value] += 1
        if not divide(owed, singles, 0, generous, []):
            return False
        for count in range(len(melted) + 1):
            if count:
                heroic[melted[count - 1]] += 1
            lacking = max(0, count - self.supply)
            for discarded in range(0 if self.recycles else lacking, lacking + 1):
                if self.pay_with(owed, singles, heroic[:], discarded):
                    return True
        return False

    def pay_with(self, owed: list[int], singles: int, heroic: list[int], discarded: int) -> bool:
        """Pay with these heroic dice, melted ones among them, after some were discarded to fill the supply."""
        given_up: list[int] = []
        own = self.counts[HEROICS : HEROICS + 6]
        if discarded:
            for kind in [*range(RESTRICTED + HEROICS, 2 * RESTRICTED), *range(HEROICS, RESTRICTED)]:
                for _ in range(min(discarded - len(given_up), self.counts[kind])):
                    given_up.append(kind)
                    if kind < RESTRICTED:
                        heroic[kind - HEROICS] -= 1
                        own[kind - HEROICS] -= 1
            if len(given_up) < discarded:
                return False
        got: list[tuple[int, int]] = []
        if not divide(owed, singles, 0, heroic, got):
            return False
        ways = [Way(task, laid[:], owed) for task, laid, owed in self.path]
        owing = [way for way in ways if way.owed and not way.task.wide]
        owing += [way for way in ways if way.owed and way.task.wide]
        for index, value in got:
            owing[index].got.append(value)
        self.melt_for(owing, own)
        ways.sort(key=in_play)
        if not self.supplied(ways, discarded):
            self.doubtful = True
            return False
        self.ways = ways
        self.given_up = given_up
        return True

    def melt_for(self, owing: list[Way], own: list[int]) -> None:
        """Melt the lowest dice that are enough once the heroic dice are used up, high values first."""
        owing.sort(
            key=in_play
        )  # what the Lich takes off goes back to the supply: those at hand rather than melted ones
        lacking: list[tuple[int, int]] = []
        for w, way in enumerate(owing):
            for value in way.got:
                if own[value]:
                    own[value] -= 1
                    way.laid.append(HEROICS + value)
                else:
                    lacking.append((value if way.task.wide else way.owed - 1, w))
        lacking.sort(reverse=True)
        left = self.counts[:HEROICS]
        for least, w in lacking:
            group: list[int] = []
            for value in range(least, 6):
                for kind in (value, 6 + value, 12 + value):
                    while left[kind] and len(group) < self.melt:
                        left[kind] -= 1
                        group.append(kind)
            owing[w].groups.append(group)

    def supplied(self, ways: list[Way], discarded: int) -> bool:
        """Return whether the supply has a heroic die for every group, in the order of play."""
        supply = self.supply + discarded
        for way in ways:
            supply -= len(way.groups)
            if supply < 0 and way.groups:
                return False
            if way.task.breaks:
                supply += len(way.groups)
                for kind in way.laid:
                    supply += kind % RESTRICTED >= HEROICS
        return True


def need(task: Task, pips: list[int], dice: list[int], times: int = 1) -> None:
    """Count what a task takes: pips by color of wide boxes, dice of the others by color and least value."""
    color = HEROIC if len(task.colors) > 1 else task.colors[0] // 6
    if task.wide:
        pips[color] += times * task.value
    else:
        for value in range(min(task.value, 7)):
            dice[7 * color + value] += times


def products(rest: list[int], melt: int) -> list[int]:
    """Return the best values of melted dice, less one, the highest first: the highest dice are melted together."""
    found: list[int] = []
    dice = 0
    for value in range(5, -1, -1):
        dice += rest[value]
        while dice >= melt:
            dice -= melt
            found.append(value)
    return found


def divide(owed: list[int], singles: int, index: int, heroic: list[int], got: list[tuple[int, int]]) -> bool:
    """Assign heroic dice to all tasks from this one on: the lowest that is enough, or several to a wide box."""
    if index == len(owed):
        return True
    if index == singles and not suffices(heroic, owed, singles):
        return False
    if index >= singles:
        return add(owed, singles, index, heroic, got, owed[index], 5, 5)
    for value in range(owed[index] - 1, 6):
        if heroic[value]:
            heroic[value] -= 1
            got.append((index, value))
            return divide(owed, singles, index + 1, heroic, got)
    return False


def suffices(heroic: list[int], owed: list[int], singles: int) -> bool:
    """Return whether there are enough pips for all wide boxes together."""
    pips = 0
    for value in range(6):
        pips += heroic[value] * (value + 1)
    for i in range(singles, len(owed)):
        pips -= owed[i]
    return pips >= 0


def add(
    owed: list[int], singles: int, index: int, heroic: list[int], got: list[tuple[int, int]], need: int, highest: int,
    smallest: int,
) -> bool:  # fmt: skip
    """Cover a wide box that needs so much more, with dice that show no more than the highest."""
    if need <= 0:
        return -need <= smallest and divide(owed, singles, index + 1, heroic, got)
    rest = 0
    for value in range(highest + 1):
        rest += heroic[value] * (value + 1)
    if rest < need:
        return False
    if heroic[highest]:
        heroic[highest] -= 1
        got.append((index, highest))
        if add(owed, singles, index, heroic, got, need - highest - 1, highest, highest):
            return True
        got.pop()
        heroic[highest] += 1
    return highest > 0 and add(owed, singles, index, heroic, got, need, highest - 1, smallest)


def in_play(way: Way) -> tuple[bool, bool]:
    """Return the order of play: armor first (OD-7.15), then the dice that the Lich removes again."""
    return not way.task.armor, not way.task.breaks


def tasks_of(state: State) -> list[Task]:
    """Return every open box, and each that the Lich clears once as two; boxes for one die first, high numbers first."""
    twice = any(ability.first_cover_lost for ability in state.abilities)
    ranked: list[tuple[bool, int, int, bool]] = []
    for b, box in enumerate(state.boxes):
        if not state.covers[b]:
            if twice and box.skull and not state.broken >> b & 1:
                ranked.append((box.wide, -box.value, b, False))
            ranked.append((box.wide, -box.value, b, True))
    ranked.sort()
    tasks: list[Task] = []
    for _, _, b, stays in ranked:
        box = state.boxes[b]
        tasks.append(Task(len(tasks), b, box, not stays, takes_heroic(state, box)))
    return tasks


def value_of(group: list[int]) -> int:
    """Return the value of a melted group: its lowest die (OD-7.22)."""
    return min([kind % 6 for kind in group]) + 1
