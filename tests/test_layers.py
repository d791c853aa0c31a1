"""The layers of the architecture, and the purity of the rules."""

import ast
import re
from pathlib import Path

import pytest
from importlinter.application.use_cases import lint_imports
from importlinter.cli import EXIT_STATUS_SUCCESS  # noqa: F401 - importing the CLI configures the linter

from underdeck.games import OUR_OWN

ROOT = Path(__file__).parent.parent
PURE = [
    file
    for folder in ("kernel", "games/onedeck/rules", "games/stick/rules")
    for file in sorted((ROOT / "src/underdeck" / folder).rglob("*.py"))
]


def test_no_layer_imports_a_higher_one():
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"))


@pytest.mark.parametrize("file", PURE, ids=lambda file: file.stem)
def test_rules_use_no_clock_no_files_no_global_chance_and_no_coroutines(file):
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        assert not isinstance(node, ast.AsyncFunctionDef | ast.Await | ast.Global)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("open", "print", "input", "eval", "exec")
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
            for name in names:
                top = name.partition(".")[0]
                assert top in (
                    "underdeck",
                    "__future__",
                    "mypy_extensions",
                    "typing",
                    "collections",
                    "bisect",
                    "dataclasses",
                    "functools",
                    "hashlib",
                    "json",
                    "math",
                    "operator",
                    "",
                ), name


PAGES = ROOT / "web/src"
SHELL = [
    file
    for file in sorted(PAGES.rglob("*"))
    if file.suffix in (".ts", ".svelte", ".css") and PAGES / "games" not in file.parents
]
NAMES = re.compile(rf"\b({'|'.join(each.name for each in OUR_OWN)})\b")


@pytest.mark.parametrize("file", SHELL, ids=lambda file: file.stem)
def test_the_pages_around_a_game_name_no_game(file):
    named = [line.strip() for line in file.read_text(encoding="utf-8").splitlines() if NAMES.search(line)]
    assert not named, f"say it in web/src/games/pages.ts, and in the index.ts of each game: {named}"


SHARED = [
    file
    for file in sorted((ROOT / "src/underdeck").rglob("*.py"))
    if not {"onedeck", "stick"} & set(file.parts) and file != ROOT / "src/underdeck/games/__init__.py"
]


@pytest.mark.parametrize("file", SHARED, ids=lambda file: str(file.relative_to(ROOT / "src/underdeck")))
def test_no_shared_room_knows_a_game_by_its_name(file):
    """Where a name would be needed the Plugin lacks a word."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        assert not (isinstance(node, ast.Constant) and node.value in ("onedeck", "stick")), node.lineno
        assert not {"onedeck", "stick"} & set(imported(node)), node.lineno


def imported(node):
    """The parts of what it imports, also where it is imported late or for its types alone."""
    if isinstance(node, ast.Import):
        return [part for alias in node.names for part in alias.name.split(".")]
    if isinstance(node, ast.ImportFrom):
        return [*(node.module or "").split("."), *[alias.name for alias in node.names]]
    return []
