"""`make facets`: what a game can declare, as docs/facets.md says it. A test holds that page against the classes."""

import ast
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from underdeck.plugin.facets import FACETS

PAGE = Path(__file__).parents[1] / "docs" / "facets.md"
PLUGIN = "underdeck.plugin.base:Plugin"
HEAD = """# The contract of a game

Written by `make facets` from the classes themselves; the [guide](games.md) shows them at work.

Only `name`, `rules` and `bots` of the plugin are needed. A facet is what one part of the program wants from a game. A
game names its own facets in `facets`, as `module:Class`; each is a subclass of the class named below and overrides what
it needs. Where a game names none, the class below is used as it is. Mark your classes `@typing.final`: then mypy
reports a method that is missing. `underdeck games check` tries all facets of a game.
"""


def members(entry: str) -> Iterator[tuple[str, str]]:
    """Each as it is written, with its docstring, in the order of the file."""
    module, _, name = entry.partition(":")
    spec = find_spec(module)
    assert spec is not None and spec.origin is not None
    tree = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
    (found,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    for node, after in zip(found.body, [*found.body[1:], None], strict=True):
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            plain = any(isinstance(each, ast.Name) and "property" in each.id for each in node.decorator_list)
            yield node.name if plain else signature(node), ast.get_docstring(node) or ""
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                yield ast.unparse(target), str(after.value.value)


def signature(node: ast.FunctionDef) -> str:
    names = [each.arg for each in node.args.args if each.arg != "self"]
    return f"{node.name}({', '.join(names)})"


def told(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def page() -> str:
    parts = [HEAD]
    for name, entry in {"": PLUGIN, **FACETS}.items():
        title = f"`{name}`" if name else "The plugin"
        rows = [f"| `{member}` | {told(text)} |" for member, text in members(entry)]
        parts.append(
            f"## {title}\n\n`{entry.replace(':', '.')}`\n\n| member | what it is for |\n|---|---|\n"
            + "\n".join(rows)
            + "\n"
        )
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.exit(0)
