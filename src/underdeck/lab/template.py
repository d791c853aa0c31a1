"""The template of a small study."""

from typing import Any

from underdeck.forms.facet import FormsFacet
from underdeck.lab.study import axes_of
from underdeck.plugin.base import Plugin
from underdeck.plugin.fields import ONE, SEATS, SEVERAL
from underdeck.text import Text

SOME = 2
"""The values of a setting that it sweeps."""
WIDE = 4
"""The number of players in a game of rivals."""


def template(plugin: Plugin, text: Text) -> str:
    bots = plugin.strengths[:SOME] or list(plugin.bots())[:SOME]
    lines = [
        *comment(text("lab-new-head", file="study.toml")),
        f'name = "{plugin.name}-study"',
        f'game = "{plugin.name}"',
        "seed = 1",
        "",
        *comment(text("lab-new-games")),
        "games = 40",
        "# width = 0.06",
        "# most = 2000",
        "",
        *comment(text("lab-new-packs")),
        "packs = []",
        "",
        *comment(text("lab-new-setup")),
        "[setup]",
        *[f"{name} = {written(value)}" for name, value in FormsFacet.of(plugin).usual({}).items()],
        "",
        *comment(text("lab-new-sweep", names=", ".join(axes_of(plugin)[: len(plugin.fields) + 2]))),
        "[sweep]",
        *[f"{name} = {written(values)}" for name, values in swept(plugin).items()],
        *bot_comment(plugin, text),
        f"bot = {written(bots)}",
        "",
        *comment(text("lab-new-options", names=", ".join(plugin.options) or "-")),
        "# [sweep.options]",
        *[f"# {name} = {written(list(values))}" for name, values in list(plugin.options.items())[:1]],
    ]
    return "\n".join(lines) + "\n"


def bot_comment(plugin: Plugin, text: Text) -> list[str]:
    lines = comment(text("lab-new-bots", bots=", ".join(plugin.bots())))
    if plugin.tempers and plugin.thinkers:
        example = f"{plugin.thinkers[0]}/{plugin.tempers[0]}"
        facts = {"thinkers": ", ".join(plugin.thinkers), "tempers": ", ".join(plugin.tempers)}
        lines += comment(text("lab-new-tempers", example=example, **facts))
    return lines


def comment(said: str) -> list[str]:
    return [f"# {line}" for line in said.split("\n")]


def swept(plugin: Plugin) -> dict[str, Any]:
    """Return example values for the required settings of a game."""
    found: dict[str, Any] = {}
    for field in plugin.fields:
        known = [choice.id for choice in FormsFacet.of(plugin).choices(field.id, {}, "en")] if field.needed else []
        if known and field.kind == ONE:
            found[field.id] = known[:SOME]
        elif known and field.kind == SEVERAL:
            found[field.id] = [[each] for each in known[:SOME]]
        elif known and field.kind == SEATS:
            found[field.id] = [WIDE]
    return found


def written(value: Any) -> str:
    """Return a value as TOML.

    >>> written(["a", ["b", 3], True])
    '["a", ["b", 3], true]'
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join([written(each) for each in value])}]"
    return f'"{value}"' if isinstance(value, str) else str(value)
