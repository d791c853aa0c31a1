"""The pictures of a report, as SVG that takes the colours of the page: light, dark or printed.

Colours are those of Okabe and Ito and the map cividis, which people with any colour vision tell apart; nothing is said
by colour alone.
"""

import io
import re
from collections.abc import Sequence

import matplotlib

matplotlib.use("svg")

from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.cm import ScalarMappable
from matplotlib.colors import Normalize
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from underdeck.lab.figures import Point, Share

INK = "#010203"
"""The colour that is replaced by that of the page's text."""
BLUE, ORANGE, GREY = "#0072b2", "#d55e00", "#8a8a8a"
"""The colours of marks. A dark page makes the first two lighter with `--blue` and `--orange`."""
LIGHT = 0.47
"""The value of the map from which on black text is more readable than white."""
LINE = 0.32
"""The height of a line in inches."""

plt.rcParams.update(
    {
        "svg.fonttype": "none",  # words stay words: they can be read aloud, found and copied
        "svg.hashsalt": "underdeck",
        "font.size": 9,
        "font.family": "sans-serif",
        "text.color": INK,
        "axes.edgecolor": INK,
        "axes.labelcolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "figure.facecolor": "none",
        "axes.facecolor": "none",
        "savefig.transparent": True,
    }
)


def drawn(figure: Figure, told: str) -> str:
    """Return the figure as inline SVG, with a description for people who do not see it."""
    target = io.StringIO()
    figure.savefig(target, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    plt.close(figure)
    svg = target.getvalue()
    svg = svg[svg.index("<svg") :].replace(INK, "currentColor")
    svg = svg.replace(BLUE, f"var(--blue, {BLUE})").replace(ORANGE, f"var(--orange, {ORANGE})")
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.S)
    quoted = told.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    wide = re.search(r'width="([\d.]+pt)"', svg)
    style = f' style="--wide: {wide[1]}"' if wide else ""
    return svg.replace("<svg", f'<svg role="img" aria-label="{quoted}"{style}', 1)


def lines_of(count: int, width: float = 7.5) -> tuple[Figure, Axes]:
    return plt.subplots(figsize=(width, 0.9 + LINE * count))


def heat_map(
    rows: list[str], columns: list[str], shares: dict[tuple[int, int], Share], sure: set[tuple[int, int]], told: str
) -> str:
    """Draw the percent won with their intervals; a star marks a significant difference from the rest."""
    width = min(14.0, 2.2 + 1.05 * len(columns))
    figure, axes = plt.subplots(figsize=(width, 1.2 + 0.46 * len(rows)))
    colours = matplotlib.colormaps["cividis"]
    for (row, column), share in shares.items():
        shade = min(1.0, share.part)
        axes.add_patch(Rectangle((column - 0.5, row - 0.5), 1, 1, color=colours(shade), lw=0))
        low, high = share.interval
        ink = "#000000" if shade > LIGHT else "#ffffff"
        star = "*" if (row, column) in sure else ""
        axes.text(column, row - 0.12, f"{100 * share.part:.0f}%{star}", ha="center", va="center", color=ink, size=9)
        axes.text(column, row + 0.26, f"{100 * low:.0f}–{100 * high:.0f}", ha="center", va="center", color=ink, size=7)
    axes.set_xlim(-0.5, len(columns) - 0.5)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xticks(range(len(columns)), columns, rotation=30 if len(columns) > 3 else 0,
                    ha="left" if len(columns) > 3 else "center")  # fmt: skip
    axes.xaxis.tick_top()
    axes.set_yticks(range(len(rows)), rows)
    axes.tick_params(length=0)
    for side in axes.spines.values():
        side.set_visible(False)
    add_scale(figure, axes)
    return drawn(figure, told)


def add_scale(figure: Figure, axes: Axes) -> None:
    """Add the scale from 0% to 100%, so that the same colour means the same in every picture."""
    place = axes.get_position()
    wide, high = place.width * figure.get_figwidth(), place.height * figure.get_figheight()
    strip = axes.inset_axes((0.0, -0.35 / high, min(1.0, 2.6 / wide), 0.12 / high))
    colours = ScalarMappable(Normalize(0, 100), matplotlib.colormaps["cividis"])
    bar = figure.colorbar(colours, cax=strip, orientation="horizontal", boundaries=range(0, 101, 5),
                          ticks=[0, 50, 100], format="%d%%")  # fmt: skip
    bar.outline.set_visible(False)
    bar.ax.tick_params(length=0, labelsize=7)


def bars(names: list[str], counts: Sequence[float], label: str, told: str) -> str:
    figure, axes = lines_of(len(names))
    axes.barh(range(len(names)), counts, color=BLUE, height=0.62)
    for place, count in enumerate(counts):
        word = f"{count:.0f}" if count >= 10 else f"{count:.1f}"
        axes.annotate(word, (count, place), xytext=(4, 0), textcoords="offset points", va="center", size=8)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(label)
    return drawn(figure, told)


def ranges(
    names: list[str],
    spans: Sequence[tuple[float, float, float]],
    label: str,
    told: str,
    sure: Sequence[bool] = (),
    middle: float | None = None,
) -> str:
    """Draw lines from low to high with a mark between; significant ones are filled."""
    figure, axes = lines_of(len(names))
    for place, (low, mark, high) in enumerate(spans):
        known = bool(sure) and sure[place]
        colour = ORANGE if known else BLUE if not sure else GREY
        axes.plot([low, high], [place, place], color=colour, lw=2.2, solid_capstyle="butt")
        axes.plot([mark], [place], marker="D" if known else "o", color=colour, ms=6,
                  mfc=colour if known or not sure else "none")  # fmt: skip
    if middle is not None:
        axes.axvline(middle, color=INK, lw=0.8, ls=(0, (4, 3)))
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x", color=GREY, alpha=0.3, lw=0.6)
    axes.set_xlabel(label)
    return drawn(figure, told)


def curves(lines: list[tuple[str, list[Point]]], across: str, up: str, told: str) -> str:
    figure, axes = plt.subplots(figsize=(7.5, 3.2))
    for (name, points), colour, style in zip(lines, (BLUE, ORANGE), ("-", (0, (5, 2))), strict=False):
        if points:
            turns = [point.turn for point in points]
            lows, highs = [[100 * point.interval[side] for point in points] for side in (0, 1)]
            axes.fill_between(turns, lows, highs, color=colour, alpha=0.2, lw=0)
            axes.plot(turns, [100 * point.chance for point in points], color=colour, ls=style, lw=2)
            axes.annotate(name, (turns[-1], 100 * points[-1].chance), xytext=(5, 0), textcoords="offset points",
                          va="center", size=8)  # fmt: skip
    axes.set_ylim(0, 100)
    axes.grid(axis="y", color=GREY, alpha=0.3, lw=0.6)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    return drawn(figure, told)
