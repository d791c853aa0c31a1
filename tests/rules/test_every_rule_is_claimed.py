"""Every rule has a test that claims it, or a reason why it can't have one; no mark names a rule that isn't there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from rules_report import untestable
from underdeck.text.rulebook import is_section, rule_ids

TESTS = Path(__file__).parent.parent
RULES = {id for game in ("onedeck", "stick") for id in rule_ids(game) if not is_section(id)}


@cache
def ids_in_marks() -> set[str]:
    """Read from the source of the tests, so that it holds however few of them are run."""
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def test_every_rule_is_tested_or_excused():
    assert sorted(RULES - ids_in_marks() - set(untestable())) == []


def test_no_rule_is_both_tested_and_excused():
    assert sorted(ids_in_marks() & set(untestable())) == []


def test_no_mark_and_no_excuse_names_an_unknown_rule():
    unknown = {id for id in ids_in_marks() | set(untestable()) if re.match(r"OD-|R-|OS-(?!EX)", id)} - RULES
    assert sorted(unknown) == []


@pytest.mark.parametrize("id", [f"EX-{n}" for n in range(1, 55)])
def test_every_worked_example_is_a_test(id):
    assert id in ids_in_marks()


@pytest.mark.parametrize("id", [f"OS-EX-{n}" for n in range(1, 26)])
def test_every_worked_example_of_the_second_game_is_a_test(id):
    assert id in ids_in_marks()
