"""The examples in the README and in docstrings run."""

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import underdeck
from underdeck.kernel import rng
from underdeck.match import match
from underdeck.server import seals
from underdeck.text import fluent, rulebook

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("module", [underdeck, rng, match, seals, fluent, rulebook], ids=lambda module: module.__name__)
def test_docstring_examples(module):
    """As they stand in the source: compiled, a class no longer shows its docstring to the finder."""
    place = ROOT / "src" / Path(*module.__name__.split("."))
    source = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)]
    runner, parser = doctest.DocTestRunner(), doctest.DocTestParser()
    for number, node in enumerate(nodes):
        text = ast.get_docstring(node) or ""
        runner.run(parser.get_doctest(text, dict(vars(module)), f"{module.__name__} {number}", None, None))
    assert runner.tries > 0
    assert runner.failures == 0


def test_the_python_of_the_readme_runs():
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
    assert blocks
    for block in blocks:
        subprocess.run([sys.executable, "-c", block], check=True)


def test_the_position_of_the_notation_page_can_be_played():
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    position = re.search(r"```\n(heroes mage.*?)```", page, re.S)
    assert position is not None
    played = underdeck.new("onedeck", position=position.group(1), seed=1)
    assert played.decisions


def test_readme_and_program_say_that_this_is_unofficial():
    assert "Unofficial fan implementation" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert "Unofficial fan implementation" in fluent.text_in("en")("notice")
