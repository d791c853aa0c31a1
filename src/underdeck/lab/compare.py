"""Comparison of two studies: which differences are significant, how large, how certain."""

from functools import partial
from itertools import zip_longest
from typing import Any, NamedTuple

from underdeck.kernel.refusal import Refusal
from underdeck.lab import pictures
from underdeck.lab.figures import Figures, Share
from underdeck.lab.labels import Labels
from underdeck.lab.report import SURE, Section, points
from underdeck.lab.significance import difference, means, proportions, significant
from underdeck.text import Text

MOST_NAMED = 6
"""The most cells that a sentence lists."""


class Pair(NamedTuple):
    """The same cell, or the same character, in both studies."""

    name: str
    here: Share
    there: Share
    ahead: tuple[float, float, float]
    chance: float
    sure: bool


class Card(NamedTuple):
    card: str
    way: str
    ahead: float
    error: float
    chance: float
    sure: bool


class Comparison:
    def __init__(self, here: Figures, there: Figures) -> None:
        games = [figures.folder.manifest.study.game for figures in (here, there)]
        if games[0] != games[1]:
            raise Refusal("lab-compare-games", one=games[0], other=games[1])
        self.here = here
        self.there = there
        titles = [set(map(figures.title, figures.labels)) for figures in (here, there)]
        self.both = titles[0] & titles[1]
        """Cells of both studies: of the others nothing can be said."""
        self.all = self.paired(total(here, self.both), total(there, self.both))
        self.cells = self.paired(by_title(here), by_title(there))
        if not self.cells:
            raise Refusal("lab-compare-nothing")
        self.cards = self.cards_paired()

    def paired(self, here: dict[str, Share], there: dict[str, Share]) -> list[Pair]:
        names = [name for name in here if name in there]
        chances = [proportions(*here[name], *there[name]) for name in names]
        return [
            Pair(name, here[name], there[name], difference(*here[name], *there[name]), chance, known)
            for name, chance, known in zip(names, chances, significant(chances), strict=True)
        ]

    def cards_paired(self) -> list[Card]:
        """Return the differences in each card's value, if it was taken often enough."""
        others = {(worth.card, worth.way): worth for worth in self.there.worths_in(self.both)}
        found = []
        for worth in self.here.worths_in(self.both):
            other = others.get((worth.card, worth.way))
            if other is not None:
                error = (worth.error**2 + other.error**2) ** 0.5
                found.append((worth.card, worth.way, worth.effect - other.effect, error))
        chances = [means(ahead, error) for _, _, ahead, error in found]
        return [
            Card(*each, chance, known) for each, chance, known in zip(found, chances, significant(chances), strict=True)
        ]

    def alone(self, figures: Figures) -> list[str]:
        """Return the cells that the other study does not have."""
        return [title for title in map(figures.title, figures.labels) if title not in self.both]

    def as_dict(self) -> dict[str, Any]:
        return {
            "games": [self.here.games, self.there.games],
            "alone": [self.alone(self.here), self.alone(self.there)],
            "cells": [
                {
                    "cell": pair.name,
                    "shares": [round(pair.here.part, 4), round(pair.there.part, 4)],
                    "difference": [round(each, 4) for each in pair.ahead],
                    "chance": round(pair.chance, 5),
                    "sure": pair.sure,
                }
                for pair in self.cells
            ],
        }

    def sections(self, text: Text, names: Labels, titles: tuple[str, str]) -> list[Section]:
        found = [
            self.section(text, names, titles, text("lab-compare-all"), self.all),
            self.section(text, names, titles, text("lab-compare-cells"), self.cells),
        ]
        found[0].words.extend(self.left_out(text, names, titles))
        real = [card for card in self.cards if card.sure]
        rows = [[text("lab-report-card"), text("lab-report-difference"), text("lab-report-chance")]]
        rows += [
            [f"{names(c.card)} ({names(c.way)})", f"{points(c.ahead)} ± {196 * c.error:.1f}{SURE}", f"{c.chance:.3f}"]
            for c in real
        ]
        words = [text("lab-compare-cards-how", count=len(real), all=len(self.cards))]
        return [*found, Section(text("lab-compare-cards"), words, [], rows if real else [])]

    def left_out(self, text: Text, names: Labels, titles: tuple[str, str]) -> list[str]:
        said = []
        for study, figures in zip(titles, (self.here, self.there), strict=True):
            cells = self.alone(figures)
            if cells:
                shown = [readable_title(names, cell, figures.axes) for cell in cells[:MOST_NAMED]] + ["…"] * (
                    len(cells) > MOST_NAMED
                )
                said.append(text("lab-compare-alone", count=len(cells), study=study, cells="; ".join(shown)))
        return said

    def section(self, text: Text, names: Labels, titles: tuple[str, str], title: str, pairs: list[Pair]) -> Section:
        axes = self.here.axes if pairs is self.cells else []
        labels = [readable_title(names, pair.name, axes) for pair in pairs]
        rows = [["", titles[0], titles[1], text("lab-report-difference"), text("lab-report-chance")]]
        for label, pair in zip(labels, pairs, strict=True):
            ahead, low, high = pair.ahead
            shares = [f"{100 * share.part:.1f}% / {share.games}" for share in (pair.here, pair.there)]
            rows.append([label, *shares, f"{points(ahead)} ({points(low)}, {points(high)}){SURE * pair.sure}",
                         f"{pair.chance:.3f}"])  # fmt: skip
        spans = [(100 * low, 100 * ahead, 100 * high) for ahead, low, high in [pair.ahead for pair in pairs]]
        sure = [pair.sure for pair in pairs]
        picture = (
            [partial(pictures.ranges, labels, spans, text("lab-report-points"), title, sure, 0.0)]
            if len(pairs) > 1
            else []
        )
        real = sum(sure)
        return Section(title, [text("lab-compare-how", count=real, all=len(pairs))], picture, rows)


def readable_title(names: Labels, title: str, axes: list[str]) -> str:
    """Return a cell's title with the names of its settings, and of the character among rivals."""
    pairs = zip_longest(title.split(" · "), axes[: title.count(" · ") + 1], fillvalue="")
    return " · ".join([names.label(word, axis) for word, axis in pairs if word])


def total(figures: Figures, titles: set[str]) -> dict[str, Share]:
    """Return the shares in these cells, of the party or of each rival."""
    found: dict[str, Share] = {}
    for (cell, name), share in figures.shares.items():
        if figures.title(cell) in titles:
            before = found.get(name, Share(0.0, 0))
            found[name] = Share(before.wins + share.wins, before.games + share.games)
    return found


def by_title(figures: Figures) -> dict[str, Share]:
    return {
        " · ".join([figures.title(cell), *[name] * bool(name)]): share for (cell, name), share in figures.shares.items()
    }
