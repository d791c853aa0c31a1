"""The layers of the architecture, and the purity of the rules."""

import ast
import re
from pathlib import Path

from importlinter.application.use_cases import lint_imports
from importlinter.cli import EXIT_STATUS_SUCCESS  # noqa: F401 - importing the CLI configures the linter

from tests.imports import built, circles
from underdeck.plugin.registry import OUR_OWN

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/underdeck"
RULES = ("kernel", "games/onedeck/rules", "games/stick/rules")
KNOWN = {"underdeck", "__future__", "mypy_extensions", "typing", "collections", "bisect", "dataclasses", "functools",
         "hashlib", "json", "math", "operator", "unicodedata", ""}  # fmt: skip
"""What the rules may import."""
BARRED = {"open", "print", "input", "eval", "exec"}
GAMES = {each.name for each in OUR_OWN}


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def faults_in(files, check) -> list[str]:
    """Where each of them is, as `file:line: what`."""
    found = []
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            found += [f"{file}:{node.lineno}: {fault}" for fault in check(node)]
    return found


def imported(node: ast.AST) -> list[str]:
    """The modules and names of an import, also of a late one or one for its types alone."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [node.module or "", *[alias.name for alias in node.names]]
    return []


def impurities(node: ast.AST):
    if isinstance(node, ast.AsyncFunctionDef | ast.Await | ast.Global):
        yield type(node).__name__
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BARRED:
        yield node.func.id
    modules = imported(node)[:1] if isinstance(node, ast.ImportFrom) else imported(node)
    yield from (module for module in modules if module.partition(".")[0] not in KNOWN)


def named_games(node: ast.AST):
    if isinstance(node, ast.Constant) and node.value in GAMES:
        yield node.value
    yield from GAMES.intersection(part for name in imported(node) for part in name.split("."))


def test_no_layer_imports_a_higher_one():
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"))


def test_no_modules_import_each_other_in_a_circle():
    """Late imports and those for types alone count."""
    assert circles(built()) == []


def test_rules_use_no_clock_no_files_no_global_chance_and_no_coroutines():
    assert faults_in([file for folder in RULES for file in python_files(PACKAGE / folder)], impurities) == []


def test_no_shared_room_knows_a_game_by_its_name():
    """Where a name would be needed the Plugin lacks a word."""
    shared = [file for file in python_files(PACKAGE) if not GAMES & set(file.parts)]
    assert len(shared) > 100
    assert faults_in([file for file in shared if file != PACKAGE / "plugin/registry.py"], named_games) == []


FAULTY = """
import random
from time import time
async def later(): ...
def act():
    global chance
    print(random.random())
def late():
    from ..games.onedeck import rules
    import underdeck.games.stick.rules as other
    return "stick"
"""


def test_each_fault_is_noticed(tmp_path):
    file = tmp_path / "faulty.py"
    file.write_text(FAULTY)
    told = [line.rpartition(": ")[2] for line in faults_in([file], impurities)]
    assert sorted(told) == ["AsyncFunctionDef", "Global", "games.onedeck", "print", "random", "time"]
    assert [line.rpartition(": ")[2] for line in faults_in([file], named_games)] == ["onedeck", "stick", "stick"]


PAGES = ROOT / "web/src"
NAMES = re.compile(rf"\b({'|'.join(GAMES)})\b")


def test_the_pages_around_a_game_name_no_game():
    """What belongs to one game is said in web/src/games/pages.ts and in the index.ts of each game."""
    shell = [file for ending in ("ts", "svelte", "css") for file in sorted(PAGES.rglob(f"*.{ending}"))]
    shell = [file for file in shell if PAGES / "games" not in file.parents]
    assert len(shell) > 50
    lines = [(file, line.strip()) for file in shell for line in file.read_text(encoding="utf-8").splitlines()]
    assert [(str(file), line) for file, line in lines if NAMES.search(line)] == []
