"""Nothing that was stored is lost: records of every version open, say the same again, and go on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import underdeck
from underdeck.kernel.rng import Rng

HERE = Path(__file__).parent
SETUPS = {
    "onedeck": {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave", "edition": "1.5", "tier": "standard"},
    "stick": {"players": 4, "preset": "quick", "variants": ["team"]},
}


@pytest.fixture
def played(tmp_path):
    files = []
    for game, setup in SETUPS.items():
        match, rng = underdeck.new(game, seed=3, **setup), Rng(3)
        while match.outcome is None and len(match.log) < 140:
            decision = match.decisions[rng.below(len(match.decisions))]
            match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
        files.append(tmp_path / f"{game}.record")
        files[-1].write_text(match.record(), encoding="utf-8")
    return files


def in_later_versions(files):
    """By a program of its own that has what none of them knows."""
    source = str(Path(underdeck.__file__).parent.parent)
    command = [sys.executable, str(HERE / "later.py"), *map(str, files)]
    environment = {**os.environ, "PYTHONPATH": source}
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def test_a_new_option_and_a_new_field_end_no_stored_game(played):
    told = in_later_versions(played)
    assert (told.stderr, told.stdout.strip()) == ("", str(len(played)))
