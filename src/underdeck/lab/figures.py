"""The results of a study as numbers: shares with intervals, lengths, causes of defeat, effects of cards."""

from typing import Any, NamedTuple

from underdeck.lab.facet import LabFacet
from underdeck.lab.folder import Folder
from underdeck.lab.parts import axis_column
from underdeck.lab.query import open_rows
from underdeck.lab.significance import against, means, proportions, significant
from underdeck.lab.simulate import interval
from underdeck.plugin.registry import plugin_of

BANDS = 5
"""The bands of win probability within which positions of a cell are compared."""
LEAST_TAKEN = 20
"""The least number of takings for a statement about a card."""
MOST_CURVE = 60
LEAST_CURVE = 5
"""The least number of games for a point of the curve."""

WON = """
create temp table won as
select cell, number, turns, decisions, unnest(case when len(shares) = 1 then [''] else seats end) as name,
       unnest(range(len(shares))) as seat, unnest(shares) as share, len(shares) as rivals
from games
"""
TAKES = f"""
create temp table takes as
with each as (
    select cell, number, seats, shares, unnest(taken, recursive := true) from games
), judged as (
    select cell, number, card, way, chance, case when len(shares) = 1 then '' else seats[seat + 1] end as name,
           shares[case when len(shares) = 1 then 1 else seat + 1 end] as share
    from each
), banded as (
    select *, ntile({BANDS}) over (partition by cell, name order by chance, number, card) as band from judged
)
select *, share - avg(share) over (partition by cell, name, band) as beyond from banded
"""
"""The taken cards; `beyond` is the result of a taking compared with other takings in similar positions by the same
character."""


OFFERS = """
with each as (select unnest(offers, recursive := true) from games)
select card, way, sum(times)::bigint, sum(chosen)::bigint from each group by card, way order by card, way
"""
MEASURES = """
with seats as (select unnest(shares) as share, unnest(scores) as score from games where len(shares) = len(scores)),
each as (
    select '' as what, score as count from seats where share > 0
    union all select unnest(measures, recursive := true) from games
)
select what, median(count), quantile_cont(count, 0.9), max(count), count(*) from each group by what order by what
"""
"""The winner's score, which has no name, and the game's other measures."""
SCORES = """
with each as (select unnest(seats) as name, unnest(scores) as score from games where len(seats) = len(scores))
select name, avg(score) from each group by name
"""


class Share(NamedTuple):
    """A share of victory, with its 95% interval."""

    wins: float
    games: int

    @property
    def part(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.wins, self.games)


class Standing(NamedTuple):
    """The share of a cell or character, and its p-value."""

    name: str
    share: Share
    expected: float
    chance: float
    """The p-value of the difference."""
    sure: bool


class Length(NamedTuple):
    cell: int
    turns: tuple[float, float, float]
    """The lengths that a tenth, half and nine tenths of the games do not exceed."""
    decisions: tuple[float, float, float]


class Worth(NamedTuple):
    """The effect of a taken card, in win probability."""

    card: str
    way: str
    games: int
    taken: int
    effect: float
    error: float
    chance: float
    sure: bool


class Offer(NamedTuple):
    """How often a card could be used or taken, and how often it was."""

    card: str
    way: str
    times: int
    chosen: int

    @property
    def part(self) -> float:
        return self.chosen / self.times


class Measure(NamedTuple):
    """A number that each game has: its median, the value that nine tenths do not exceed, and the largest."""

    name: str
    median: float
    ninety: float
    most: float
    games: int


class Point(NamedTuple):
    """A point of a curve."""

    turn: int
    chance: float
    error: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        return max(0.0, self.chance - 1.96 * self.error), min(1.0, self.chance + 1.96 * self.error)


class Figures:
    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.axes = folder.manifest.axes
        self.every = LabFacet.of(plugin_of(folder.manifest.study.game)).chronicle().every
        """Turns between two points of a curve."""
        with open_rows(folder) as base:
            base.execute(WON)
            base.execute(TAKES)
            self.base = base
            columns = ", ".join([f'any_value("{axis_column(axis)}")' for axis in self.axes])
            found = self.rows(f"select cell, {columns or 'null'} from games group by cell order by cell")
            self.labels: dict[int, dict[str, str]] = {
                cell: {axis: word or "" for axis, word in zip(self.axes, words, strict=False)} for cell, *words in found
            }
            self.games: int = self.rows("select count(*) from games")[0][0]
            self.unended: int = self.rows("select count(*) from games where outcome = 'unended'")[0][0]
            self.party: bool = self.rows("select coalesce(max(rivals), 1) = 1 from won")[0][0]
            self.shares = self.shares_by("cell, name")
            self.cells = self.standings_of_cells()
            self.characters = self.characters_found()
            self.seats = [] if self.party else self.against_equal("seat + 1")
            self.lengths = self.lengths_found()
            self.places = self.counted("place", "outcome <> 'victory' and place <> ''")
            self.foes = self.counted("foe", "outcome <> 'victory' and foe <> ''")
            self.ends = self.counted("cause", "outcome <> 'victory' and cause <> ''")
            self.causes: list[tuple[str, int]] = self.rows(
                "with each as (select unnest(causes, recursive := true) from games) "
                "select what, sum(count)::bigint from each group by what order by 2 desc, 1"
            )
            self.harms: list[tuple[str, int]] = self.rows(
                "with each as (select unnest(harm, recursive := true) from games) "
                "select what, sum(count)::bigint from each group by what order by 2 desc, 1"
            )
            self.worths = self.worths_found()
            self.uses: dict[str, int] = dict(
                self.rows(
                    "with each as (select unnest(used, recursive := true) from games) "
                    "select what, sum(count)::bigint from each group by what"
                )
            )
            self.sights: dict[str, int] = dict(
                self.rows(
                    "with each as (select unnest(seen, recursive := true) from games) "
                    "select what, sum(count)::bigint from each group by what"
                )
            )
            self.takings: dict[str, int] = dict(self.rows("select card, count(*) from takes group by card"))
            self.curves = self.curves_found()
            self.offers = [Offer(*found) for found in self.rows(OFFERS)]
            self.measures = [Measure(*found) for found in self.rows(MEASURES)]
            self.scores: dict[str, float] = dict(self.rows(SCORES))
            """The mean score of everybody at the table."""

    def as_dict(self) -> dict[str, Any]:
        names = [("who", self.characters), ("seats", self.seats)]
        return {
            "games": self.games,
            "unended": self.unended,
            "cells": [
                {**self.labels[cell], **({"name": name} if name else {}), **as_dict(standing)}
                for (cell, name), standing in self.cells.items()
            ],
            **{kind: [{"name": each.name, **as_dict(each)} for each in found] for kind, found in names},
            "scores": {name: round(score, 2) for name, score in sorted(self.scores.items())},
            "lengths": [
                {**self.labels[cell], "turns": turns, "decisions": decisions} for cell, turns, decisions in self.lengths
            ],
            "measures": [each._asdict() for each in self.measures],
            "places": dict(self.places),
            "foes": dict(self.foes),
            "ends": dict(self.ends),
            "offers": [each._asdict() for each in self.offers],
        }

    def rows(self, question: str) -> list[Any]:
        found: list[Any] = self.base.execute(question).fetchall()
        return found

    def title(self, cell: int) -> str:
        return " · ".join(self.labels[cell].values()) or "-"

    def shares_by(self, columns: str) -> dict[tuple[Any, ...], Share]:
        found = self.rows(f"select {columns}, sum(share), count(*) from won group by all order by all")
        return {tuple(keys): Share(wins, count) for *keys, wins, count in found}

    def standings_of_cells(self) -> dict[tuple[int, str], Standing]:
        """Compare each cell with all others; rivals with the share of equals."""
        chances: dict[tuple[int, str], tuple[Share, float, float]] = {}
        won = sum([share.wins for share in self.shares.values()])
        games = sum([share.games for share in self.shares.values()])
        even = {cell: 1 / rivals for cell, rivals in self.rows("select cell, max(rivals) from won group by cell")}
        for (cell, name), share in self.shares.items():
            others = games - share.games
            if self.party:
                expected = (won - share.wins) / others if others else share.part
                chance = proportions(share.wins, share.games, won - share.wins, others)
            else:
                expected, chance = even[cell], against(share.wins, share.games, even[cell])
            chances[cell, name] = share, expected, chance
        sure = significant([chance for _, _, chance in chances.values()])
        return {key: Standing(key[1], *found, known) for (key, found), known in zip(chances.items(), sure, strict=True)}

    def against_equal(self, column: str) -> list[Standing]:
        """Compare rivals with the share that equals would win."""
        found = self.rows(
            f"select ({column})::varchar, sum(share), count(*), avg(1 / rivals) from won group by all order by 1"
        )
        chances = [against(wins, games, expected) for _, wins, games, expected in found]
        return [
            Standing(name, Share(wins, games), expected, chance, known)
            for (name, wins, games, expected), chance, known in zip(found, chances, significant(chances), strict=True)
        ]

    def characters_found(self) -> list[Standing]:
        """Compare all characters at the tables; in parties, parties with one against those without."""
        if not self.party:
            return self.against_equal("name")
        found = self.rows(
            "with each as (select unnest(seats) as name, shares[1] as share from games) "
            "select name, sum(share), count(*) from each group by name order by name"
        )
        won, games = self.rows("select sum(shares[1]), count(*) from games")[0]
        chances = [proportions(wins, count, won - wins, games - count) for _, wins, count in found]
        sure = significant(chances)
        standings = []
        for (name, wins, count), chance, known in zip(found, chances, sure, strict=True):
            expected = (won - wins) / (games - count) if games > count else wins / count
            standings.append(Standing(name, Share(wins, count), expected, chance, known))
        return standings

    def lengths_found(self) -> list[Length]:
        tenths = "[0.1, 0.5, 0.9]"
        found = self.rows(
            f"select cell, quantile_cont(turns, {tenths}), quantile_cont(decisions, {tenths}) from games "
            "group by cell order by cell"
        )
        return [Length(cell, tuple(turns), tuple(decisions)) for cell, turns, decisions in found]

    def counted(self, column: str, where: str) -> list[tuple[str, int]]:
        return self.rows(f"select {column}, count(*) from games where {where} group by 1 order by 2 desc, 1")

    def worths_in(self, titles: set[str]) -> list[Worth]:
        """Return the effects of cards in the cells with these titles."""
        cells = [cell for cell in self.labels if self.title(cell) in titles]
        if len(cells) == len(self.labels):
            return self.worths
        with open_rows(self.folder) as self.base:
            self.base.execute(TAKES)
            return self.worths_found(f"where list_contains({cells}, cell) ")

    def worths_found(self, where: str = "") -> list[Worth]:
        found = self.rows(
            "select card, way, count(distinct (cell, number)), count(*), avg(beyond), "
            f"stddev_samp(beyond) / sqrt(count(*)) from takes {where}"
            f"group by card, way having count(*) >= {LEAST_TAKEN} order by avg(beyond) desc, card, way"
        )
        chances = [means(effect, error or 0.0) for *_, effect, error in found]
        return [
            Worth(card, way, games, taken, effect, error or 0.0, chance, known)
            for (card, way, games, taken, effect, error), chance, known in zip(
                found, chances, significant(chances), strict=True
            )
        ]

    def curves_found(self) -> dict[bool, list[Point]]:
        """Return the mean win probability at every point of the curve, for winners and for the others. Rivals of one
        game depend on each other and count once."""
        found = self.rows(
            "with points as (select cell, number, shares, unnest(curve) as chances, unnest(range(len(curve))) as point "
            "from games), seats as (select cell, number, point, unnest(chances) as chance, unnest(shares) as share "
            "from points), sides as (select share > 0 as won, point, avg(chance) as chance from seats "
            f"where point < {MOST_CURVE} group by cell, number, won, point) "
            "select won, point, avg(chance), stddev_samp(chance) / sqrt(count(*)), count(*) from sides "
            f"group by won, point having count(*) >= {LEAST_CURVE} order by won, point"
        )
        curves: dict[bool, list[Point]] = {True: [], False: []}
        for won, point, chance, error, games in found:
            curves[won].append(Point(1 + self.every * point, chance, error, games))
        return curves


def as_dict(standing: Standing) -> dict[str, Any]:
    share = standing.share
    low, high = share.interval
    facts = {"share": share.part, "low": low, "high": high, "expected": standing.expected, "chance": standing.chance}
    rounded = {name: round(fact, 4) for name, fact in facts.items()}
    return {"wins": share.wins, "games": share.games, **rounded, "sure": standing.sure}
