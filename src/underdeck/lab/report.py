"""The report of a study: one HTML file that needs nothing else, or Markdown."""

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import NamedTuple

from underdeck.lab import pictures
from underdeck.lab.chronicle import TAKEN
from underdeck.lab.figures import Figures, Offer, Point, Share, Standing
from underdeck.lab.folder import Folder
from underdeck.lab.labels import Labels, packs_of, plugin_with_packs
from underdeck.text import Text, text_in

MOST_BARS = 12
MOST_COLUMNS = 12
MOST_CARDS = 30
MOST_LENGTHS = 12
"""The most cells whose lengths a summary lists."""
RARELY, OFTEN = 0.02, 0.9
"""The shares of chances to be taken below and above which a card is listed: nobody wants it, or everybody."""
HARDLY = 0.01
"""The share of chances to be used below which a card is listed."""
LEAST_TAKEN, LEAST_USED = 50, 100
"""The least number of chances for these statements."""
SURE = "*"

Table = list[list[str]]
"""A table; the first row is the heading."""
Place = tuple[int, int]
Block = tuple[list[int], list[int]]
"""The rows and columns of a map."""


class Section(NamedTuple):
    title: str
    words: list[str]
    pictures: Sequence[Callable[[], str]]
    """The pictures, each drawn when it is called."""
    table: Table
    more: tuple[Table, ...] = ()


def percent(part: float, digits: int = 1) -> str:
    return f"{100 * part:.{digits}f}"


def points(part: float) -> str:
    return f"{100 * part:+.1f}"


class Report:
    def __init__(self, folder: Folder, language: str) -> None:
        self.folder = folder
        self.study = folder.manifest.study
        self.text: Text = text_in(language)
        self.names = Labels(plugin_with_packs(folder), language)
        self.figures = Figures(folder)

    @property
    def title(self) -> str:
        return self.text("lab-report-title", name=self.study.name)

    def sections(self) -> list[Section]:
        found = [
            self.summary(),
            self.map(),
            self.balance(),
            self.lengths(),
            self.measures(),
            self.losses(),
            self.worths(),
            self.offers(),
            self.curves(),
        ]
        return [section for section in found if section.table or section.pictures]

    def short_sections(self) -> list[Section]:
        """Return those that fit on a few screens."""
        lengths = [self.lengths()] * (len(self.figures.lengths) <= MOST_LENGTHS)
        found = [self.summary(), self.map(), self.balance(), *lengths, self.measures(), self.losses(), self.offers()]
        return [section for section in found if section.table]

    def summary(self) -> Section:
        text, figures = self.text, self.figures
        result = self.folder.result
        rows = [
            [text("lab-report-what"), ""],
            [text("lab-report-game"), self.study.game],
            [text("lab-report-games"), str(figures.games)],
            [text("lab-report-cells"), str(len(figures.labels))],
            [text("lab-report-unended"), str(figures.unended)],
            [text("lab-report-seed"), str(self.study.seed)],
            [text("lab-report-packs"), ", ".join(packs_of(self.study)) or "-"],
            [text("lab-report-edition"), self.folder.manifest.edition],
            [text("lab-report-digest"), result["digest"] if result else text("lab-report-running")],
        ]
        return Section(text("lab-report-summary"), [text("lab-report-how")], [], rows)

    def map(self) -> Section:
        """Return the map of two settings; its columns have the setting with the most values."""
        text, figures = self.text, self.figures
        across = self.across()
        rows: list[str] = []
        columns: list[str] = []
        shares: dict[tuple[int, int], Share] = {}
        sure: set[tuple[int, int]] = set()
        for (cell, name), standing in figures.cells.items():
            labels = {axis: self.names.label(word, axis) for axis, word in figures.labels[cell].items()}
            column = labels.pop(across, text("lab-report-share"))
            row = " · ".join([*[word for word in labels.values() if word], *[self.names(name)] * bool(name)]) or "-"
            for words, word in ((rows, row), (columns, column)):
                if word not in words:
                    words.append(word)
            place = rows.index(row), columns.index(column)
            shares[place] = standing.share
            if standing.sure:
                sure.add(place)
        told = text("lab-report-map")
        picture = [partial(pictures.heat_map, rows, columns, shares, sure, told)] if len(rows) <= 80 else []
        table, *more = [self.map_table(rows, columns, block, shares, sure) for block in blocks(shares)]
        why = text("lab-report-map-party" if figures.party else "lab-report-map-rivals")
        return Section(told, [why, text("lab-report-sure")], picture, table, tuple(more))

    def map_table(
        self, rows: list[str], columns: list[str], block: Block, shares: dict[Place, Share], sure: set[Place]
    ) -> Table:
        """Return a part of the map; of parties with all columns and all rows together."""
        downs, rights = block
        table = [["", *[columns[right] for right in rights]]]
        for down in downs:
            table.append([rows[down], *[self.share(shares[down, right], (down, right) in sure) for right in rights]])
        if self.figures.party and len(rights) > 1:
            table[0].append(self.text("lab-report-all"))
            for row, down in zip(table[1:], downs, strict=True):
                row.append(self.share(total([shares[down, right] for right in rights])))
        if self.figures.party and len(downs) > 1:
            sums = [self.share(total([shares[down, right] for down in downs])) for right in rights]
            everything = [self.share(total([shares[down, right] for down in downs for right in rights]))]
            table.append([self.text("lab-report-all"), *sums, *everything * (len(rights) > 1)])
        return table

    def across(self) -> str:
        counts = {axis: len({labels[axis] for labels in self.figures.labels.values()}) for axis in self.figures.axes}
        fitting = [axis for axis, count in counts.items() if 1 < count <= MOST_COLUMNS]
        if not self.figures.party:
            return max(fitting, key=lambda axis: counts[axis], default="")
        return max(fitting[1:] or fitting, key=lambda axis: counts[axis], default="")

    def share(self, share: Share | None, sure: bool = False) -> str:
        if share is None:
            return ""
        low, high = share.interval
        return f"{percent(share.part)} ({percent(low, 0)}–{percent(high, 0)}){SURE * sure}"

    def balance(self) -> Section:
        text, figures = self.text, self.figures
        groups = [(text("lab-report-who"), figures.characters), (text("lab-report-seat"), figures.seats)]
        drawn = []
        tables: list[Table] = []
        for what, standings in groups:
            if len(standings) < 2:
                continue
            names = [self.names(standing.name) for standing in standings]
            spans = [(100 * s.share.interval[0], 100 * s.share.part, 100 * s.share.interval[1]) for s in standings]
            middle = 100 * standings[0].expected if not figures.party else None
            sure = [standing.sure for standing in standings]
            drawn.append(partial(pictures.ranges, names, spans, text("lab-report-percent"), what, sure, middle))
            heading = [what, text("lab-report-share"), text("lab-report-expected"), text("lab-report-difference"),
                       text("lab-report-chance"), text("lab-report-count")]  # fmt: skip
            table = [heading, *[self.standing(*each) for each in zip(names, standings, strict=True)]]
            if standings is figures.characters and figures.scores:
                means = [f"{figures.scores[standing.name]:.1f}" for standing in standings]
                table = [[*row, word] for row, word in zip(table, [text("lab-report-score"), *means], strict=True)]
            tables.append(table)
        why = text("lab-report-balance-party" if figures.party else "lab-report-balance-rivals")
        first, *more = tables or [[]]
        return Section(text("lab-report-balance"), [why], drawn, first, tuple(more))

    def standing(self, name: str, standing: Standing) -> list[str]:
        ahead = points(standing.share.part - standing.expected)
        return [name, self.share(standing.share, standing.sure), percent(standing.expected), ahead,
                f"{standing.chance:.3f}", str(standing.share.games)]  # fmt: skip

    def lengths(self) -> Section:
        text, figures = self.text, self.figures
        names = [self.cell(length.cell) for length in figures.lengths]
        told = text("lab-report-lengths")
        drawn = []
        if len(names) <= 60:
            drawn = [
                partial(pictures.ranges, names, spans, text(f"lab-report-{what}"), told)
                for what, spans in (
                    ("turns", [length.turns for length in figures.lengths]),
                    ("decisions", [length.decisions for length in figures.lengths]),
                )
            ]
        table = [["", text("lab-report-turns"), text("lab-report-decisions")]]
        for name, length in zip(names, figures.lengths, strict=True):
            table.append([name, *[f"{m:.0f} ({a:.0f}–{b:.0f})" for a, m, b in (length.turns, length.decisions)]])
        return Section(told, [text("lab-report-tenths")], drawn, table)

    def cell(self, cell: int) -> str:
        words = [self.names.label(word, axis) for axis, word in self.figures.labels[cell].items() if word]
        return " · ".join(words) or "-"

    def measures(self) -> Section:
        text = self.text
        rows = [
            [text("lab-report-score-won") if name == "" else self.names(name), *[f"{each:.0f}" for each in numbers],
             str(games)] for name, *numbers, games in self.figures.measures
        ]  # fmt: skip
        heading = [text(f"lab-report-{word}") for word in ("median", "ninety", "most", "games")]
        return Section(text("lab-report-measures"), [], [], [["", *heading], *rows] if rows else [])

    def offers(self) -> Section:
        """Return the cards that nobody wants, and those that everybody wants."""
        text = self.text
        if not self.figures.offers:
            return Section("", [], [], [])
        table = [[text(f"lab-report-{word}") for word in ("card", "offered", "chosen")]]
        for offer in sorted(filter(one_sided, self.figures.offers), key=lambda offer: offer.part):
            way = text(f"lab-report-to-be-{offer.way}")
            table.append([f"{self.names(offer.card)} ({way})", str(offer.times), percent(offer.part)])
        if len(table) == 1:
            table.append([text("lab-report-none"), "", ""])
        return Section(text("lab-report-offers"), [text("lab-report-offers-how")], [], table)

    def losses(self) -> Section:
        text, figures = self.text, self.figures
        groups = [
            (text("lab-report-places" if figures.party else "lab-report-ends"), figures.places or figures.ends),
            (text("lab-report-foes" if figures.party else "lab-report-slayers"), figures.foes),
            (text("lab-report-causes" if figures.party else "lab-report-wounds"), figures.causes),
            (text("lab-report-harm" if figures.party else "lab-report-harm-rivals"), figures.harms),
        ]
        drawn = []
        table: Table = [["", text("lab-report-count"), text("lab-report-percent")]]
        for what, counts in groups:
            if not counts:
                continue
            all = sum([count for _, count in counts])
            shown = counts[:MOST_BARS]
            names = [self.names(name) for name, _ in shown]
            drawn.append(partial(pictures.bars, names, [100 * count / all for _, count in shown], f"{what}, %", what))
            table.append([what, str(all), ""])
            table += [[f"– {self.names(name)}", str(count), percent(count / all)] for name, count in shown]
        return Section(text("lab-report-losses"), [], drawn, table if len(table) > 1 else [])

    def worths(self) -> Section:
        text, figures = self.text, self.figures
        worths = figures.worths
        if len(worths) > MOST_CARDS:
            worths = [*worths[: MOST_CARDS // 2], *worths[-(MOST_CARDS // 2) :]]
        names = [f"{self.names(worth.card)} ({self.names(worth.way)})" for worth in worths]
        spans = [(100 * (w.effect - 1.96 * w.error), 100 * w.effect, 100 * (w.effect + 1.96 * w.error)) for w in worths]
        sure = [worth.sure for worth in worths]
        told = text("lab-report-worths")
        drawn = [partial(pictures.ranges, names, spans, text("lab-report-points"), told, sure, 0.0)] if worths else []
        table = [[text("lab-report-card"), text("lab-report-taken"), text("lab-report-used"), text("lab-report-points"),
                  text("lab-report-chance")]]  # fmt: skip
        for worth in figures.worths:
            table.append(
                [
                    f"{self.names(worth.card)} ({self.names(worth.way)})",
                    percent(worth.games / figures.games) + "%",
                    str(figures.uses.get(worth.card, "")),
                    f"{points(worth.effect)} ± {196 * worth.error:.1f}{SURE * worth.sure}",
                    f"{worth.chance:.3f}",
                ]
            )
        return Section(told, [text("lab-report-worths-how")], drawn, table if len(table) > 1 else [])

    def curves(self) -> Section:
        text, figures = self.text, self.figures
        lines = [(text("lab-report-won"), figures.curves[True]), (text("lab-report-lost"), figures.curves[False])]
        if not any(line for _, line in lines):
            return Section("", [], [], [])
        told = text("lab-report-curves")
        across = text("lab-report-turn" if figures.party else "lab-report-lap")
        picture = partial(pictures.curves, lines, across, text("lab-report-percent"), told)
        table = [[across, *[word for name, _ in lines for word in (f"{name}, %", text("lab-report-games"))]]]
        found = [{point.turn: point for point in line} for _, line in lines]
        for turn in sorted(found[0].keys() | found[1].keys()):
            table.append([str(turn), *[word for line in found for word in self.point(line.get(turn))]])
        why = text("lab-report-curves-turns" if figures.party else "lab-report-curves-laps", every=figures.every)
        return Section(told, [text("lab-report-curves-how"), why], [picture], table)

    def point(self, point: Point | None) -> list[str]:
        if point is None:
            return ["", ""]
        low, high = point.interval
        return [f"{percent(point.chance)} ({percent(low, 0)}–{percent(high, 0)})", str(point.games)]


def blocks(shares: dict[Place, Share]) -> list[Block]:
    """Return the rows that have the same columns, with these."""
    found: dict[tuple[int, ...], list[int]] = {}
    for row in sorted({row for row, _ in shares}):
        found.setdefault(tuple(sorted([right for down, right in shares if down == row])), []).append(row)
    return [(rows, list(columns)) for columns, rows in found.items()]


def total(shares: list[Share]) -> Share:
    return Share(sum([share.wins for share in shares]), sum([share.games for share in shares]))


def one_sided(offer: Offer) -> bool:
    if offer.way == TAKEN:
        return offer.times >= LEAST_TAKEN and not RARELY <= offer.part <= OFTEN
    return offer.times >= LEAST_USED and offer.part < HARDLY


def in_markdown(title: str, sections: list[Section]) -> str:
    lines = [f"# {title}", ""]
    for section in sections:
        lines += [f"## {section.title}", "", *[line for words in section.words for line in (words, "")]]
        for table in (section.table, *section.more):
            for number, row in enumerate(table):
                lines.append(f"| {' | '.join([word.replace('|', '/') for word in row])} |")
                if number == 0:
                    lines.append("|---" * len(row) + "|")
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


STYLE = """
:root { color-scheme: light dark; --page: #fff; --ink: #1c1c1c; --rule: #d5d5d5; --row: #f5f5f3; --blue: #0072b2;
  --orange: #d55e00; }
@media (prefers-color-scheme: dark) {
  :root { --page: #16181b; --ink: #e9e9e6; --rule: #3b3e42; --row: #1f2226; --blue: #56b4e9; --orange: #e69f00; }
}
@media print { :root { --page: #fff; --ink: #000; --rule: #bbb; --row: #fff; --blue: #0072b2; --orange: #d55e00; }
  section { break-inside: avoid-page; } }
body { background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 62rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; border-bottom: 1px solid var(--rule); }
p { max-width: 44rem; }
.scroll { overflow-x: auto; scrollbar-width: thin; scrollbar-color: var(--ink) var(--rule); }
svg { max-width: 100%; height: auto; display: block; margin: 1rem 0; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem .25rem 0; text-align: left; border-bottom: 1px solid var(--rule); white-space: nowrap; }
td + td, th + th { text-align: right; padding-left: .75rem; } tbody tr:nth-child(even) { background: var(--row); }
details summary { cursor: pointer; padding: .5rem 0; }
@media screen and (max-width: 40rem) { .scroll { display: flex; } svg { max-width: none; flex: none;
    width: calc(var(--wide) * .75); }
  .scroll::after { content: ""; flex: none; position: sticky; right: 0; width: 2rem; pointer-events: none;
    background: linear-gradient(to right, transparent, var(--page)); } }
"""


def in_html(title: str, sections: list[Section], text: Text) -> str:
    body = [f"<h1>{escape(title)}</h1>"]
    for section in sections:
        body += [f"<section><h2>{escape(section.title)}</h2>", *[f"<p>{escape(word)}</p>" for word in section.words]]
        body += [f'<div class="scroll" tabindex="0">{picture()}</div>' for picture in section.pictures]
        table = "".join([html_table(each) for each in (section.table, *section.more) if each])
        if section.pictures and table:
            table = f"<details><summary>{escape(text('lab-report-numbers'))}</summary>{table}</details>"
        body.append(f"{table}</section>")
    return (
        f'<!doctype html>\n<html lang="{text.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


def html_table(table: Table) -> str:
    head, *rows = table
    lines = ['<div class="scroll" tabindex="0"><table><thead><tr>', *[f"<th>{escape(word)}</th>" for word in head]]
    lines += ["</tr></thead><tbody>"]
    lines += [f"<tr>{''.join([f'<td>{escape(word)}</td>' for word in row])}</tr>" for row in rows]
    return "".join([*lines, "</tbody></table></div>"])
