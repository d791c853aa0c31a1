"""`pip install underdeck` brings the engine and the line mode; extras bring the rest. What is declared is imported."""

import ast
import gc
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import underdeck

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "underdeck"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRA_OF = {"app": "app", "server": "server", "lab": "lab", "environments": "environments"}
FILES = {"cli/lab.py": "lab", "server/webpush.py": "push"}
"""Files that load libraries of another extra than their folder's, where it is installed."""
WHERE_INSTALLED = {"environments/openspiel.py": {"pyspiel"}}
"""Loaded only by whoever has it."""


def modules(requirements):
    """The names under which libraries are imported."""
    return {re.match(r"[\w-]+", line)[0].replace("-", "_").lower() for line in requirements}


CORE = modules(PROJECT["dependencies"])
EXTRAS = {name: modules(PROJECT["optional-dependencies"][name]) for name in (*EXTRA_OF.values(), *FILES.values())}


@pytest.fixture(autouse=True, scope="module")
def nothing_to_tear_down():
    """Python 3.11 can't parse while it tears down subprocesses that other tests left."""
    gc.collect()


def imported(file):
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
        for name in names:
            top = name.partition(".")[0]
            if top not in sys.stdlib_module_names and top != "underdeck":
                yield top


def extra_of(file):
    """A game's board is part of the app."""
    place = file.relative_to(SOURCE)
    return "app" if file.name == "board.py" else FILES.get(place.as_posix(), EXTRA_OF.get(place.parts[0], ""))


@pytest.mark.long
def test_everything_imported_is_declared_where_it_is_needed():
    for file in SOURCE.rglob("*.py"):
        allowed = CORE | EXTRAS.get(extra_of(file), set())
        allowed |= WHERE_INSTALLED.get(file.relative_to(SOURCE).as_posix(), set())
        assert set(imported(file)) <= allowed, file


@pytest.mark.long
@pytest.mark.parametrize("name", [*sorted(CORE), *sorted(set().union(*EXTRAS.values()))])
def test_everything_declared_is_imported(name):
    assert any(name in imported(file) for file in SOURCE.rglob("*.py"))


def test_the_version_has_one_source():
    assert "version" in PROJECT["dynamic"] and re.fullmatch(r"\d+\.\d+\.\d+", underdeck.__version__)


WITHOUT_EXTRAS = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {
            "textual", "starlette", "uvicorn", "websockets", "sqlalchemy", "anyio", "pyarrow", "duckdb", "distributed",
            "dask", "matplotlib", "rich", "numpy", "scipy"}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Missing())
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in {
    "textual", "starlette", "uvicorn", "websockets", "sqlalchemy", "pyarrow", "duckdb", "distributed", "matplotlib",
    "scipy", "rich"} else found(name, package)
from underdeck.cli import main
main()
"""


def without_extras(*words, answers=""):
    command = [sys.executable, "-c", WITHOUT_EXTRAS, *words]
    return subprocess.run(command, input=answers, capture_output=True, text=True, timeout=120)


@pytest.mark.long
def test_the_line_mode_needs_no_extra(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    setup = ["--hero", "mage", "--dungeon", "dragons-cave", "--seed", "1", "--lang", "en"]
    done = without_extras("play", *setup, answers="1\n1\nquit\n")
    assert done.returncode == 0 and "underdeck resume" in done.stdout, done.stderr
    assert without_extras("sim", "stick", "--games", "1", "--json").returncode == 0


@pytest.mark.long
@pytest.mark.parametrize(("words", "extra"), [(["serve"], "server"), (["backup", "x"], "server"),
                                              (["lab", "resume", "x"], "lab"),
                                              (["lab", "query", "x", "y"], "lab"), (["lab", "report", "x"], "lab"),
                                              (["play", "--join", "http://127.0.0.1:1/#/join/x"], "app")])  # fmt: skip
def test_what_needs_an_extra_says_how_to_get_it(words, extra):
    done = without_extras(*words, "--lang", "en")
    assert done.returncode == 2 and f'pip install "underdeck[{extra}]"' in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_environments_say_how_to_get_what_they_need():
    program = WITHOUT_EXTRAS.partition("from underdeck.cli")[0].replace('"rich"} else', '"rich", "gymnasium"} else')
    done = subprocess.run(
        [sys.executable, "-c", program + "import underdeck.environments"], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 1 and done.stderr.strip().endswith('pip install "underdeck[environments]"')
