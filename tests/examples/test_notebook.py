"""The notebook of the examples: its cells run as plain Python, and what it shows came from a run."""

import json

import pytest
from matplotlib import pyplot

from examples.test_lanterns import ROOT

NOTEBOOK = ROOT / "examples" / "explore_a_study.ipynb"
SMALL = 100_000


@pytest.fixture
def cells():
    return [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]


@pytest.mark.long
def test_its_cells_run_one_after_the_other(cells, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    pyplot.switch_backend("agg")
    known = {}
    for cell in cells:
        exec("".join(cell["source"]).replace("games = 30", "games = 6"), known)
    said = capsys.readouterr().out
    assert [(bot, heroes, count) for bot, heroes, count, *_ in known["found"]] == [
        (bot, heroes, 6) for bot in ("novice", "random") for heroes in ("mage", "warrior")
    ]
    assert "novice   mage     6 games" in said
    assert [line.get_label() for line in known["axes"].get_lines()] == ["random", "novice"]
    pyplot.close("all")


def test_what_it_shows_is_small_and_there(cells):
    assert NOTEBOOK.stat().st_size < SMALL
    shown = [output for cell in cells for output in cell["outputs"]]
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert any("image/png" in output.get("data", {}) for output in shown)
    assert "novice   mage     30 games" in "".join(line for output in shown for line in output.get("text", []))
