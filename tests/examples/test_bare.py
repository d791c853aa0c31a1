"""The least game, without a word of its own, installed for real: it is playable, and harms nobody."""

import asyncio
import json
import os
import signal
import subprocess

import pytest

from examples.test_lanterns import FINISHED, PIP, ROOT, run, run_tests, to_the_end
from server.test_process import Process


@pytest.fixture(autouse=True)
def beside(tmp_path, monkeypatch):
    folder, package = tmp_path / "installed", ROOT / "tests" / "examples" / "bare"
    subprocess.run([*PIP, "--no-build-isolation", "--target", str(folder), str(package)], check=True, timeout=300)
    known = [str(ROOT / "src"), str(ROOT / "tests"), str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([path for path in known if path]))
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("UNDERDECK_LANG", "en")
    return tmp_path / "data"


def test_it_is_played_without_a_word_of_its_own(beside, tmp_path):
    assert json.loads(run("sim", "bare", "--games", "3", "--json"))["games"] == 3
    assert "bare" in run("sim", "bare", "--games", "3", "--lang", "fr")
    told = run("play", "bare", "--plain", "--seed", "1", answers="?\nhow\nrules\ncards\nhint\nsay 1\n2\n")
    assert "count: 0" in told and "say 2" in told and "counted" in told
    (record,) = beside.glob(f"games/*{FINISHED}")
    assert "counted" in run("replay", str(record))
    folder = tmp_path / "served"
    folder.mkdir()
    server = Process(folder)
    try:
        made = server.post("/api/games", game="bare", setup={}, seats=[])
        assert asyncio.run(to_the_end(server.address, made))["over"]["outcome"] in ("first", "second")
    finally:
        assert server.end(signal.SIGTERM)[0] == 0


@pytest.mark.long
def test_it_keeps_the_laws_and_the_app_opens_beside_it():
    laws = ["tests/laws/test_conformance.py", "tests/laws/test_undo.py"]
    run_tests(*laws, "-k", "bare")
    told = run("games", "check", "bare", "--games", "5")
    assert "bare keeps every law" in told and "bare has no texts in “fr”" in told
    run_tests("tests/app/test_play.py", "-k", "from_the_first_screen")
