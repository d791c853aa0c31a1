"""A game from another package, built and installed for real, in every room of the house."""

import asyncio
import json
import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import websockets

from server.test_process import Process

ROOT = Path(__file__).parents[2]
UNDERDECK = [sys.executable, "-c", "from underdeck.cli import main; main()"]
PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
FINISHED = ".record"


@pytest.fixture(scope="session")
def shelf(tmp_path_factory):
    """A folder into which the package has been installed, as pip does it."""
    folder = tmp_path_factory.mktemp("installed")
    package = ROOT / "examples" / "lanterns"
    subprocess.run([*PIP, "--no-build-isolation", "--target", str(folder), str(package)], check=True, timeout=300)
    return folder


@pytest.fixture(autouse=True)
def beside(shelf, tmp_path, monkeypatch):
    """The game beside Underdeck, for every process that a test starts."""
    known = [str(ROOT / "src"), str(ROOT / "tests"), str(shelf), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([path for path in known if path]))
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("UNDERDECK_LANG", "en")
    return tmp_path / "data"


def run(*words, answers="", code=0):
    done = subprocess.run([*UNDERDECK, *words], input=answers, text=True, capture_output=True, timeout=120)
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == code, (done.returncode, done.stdout[-800:], done.stderr)
    return done.stdout if code == 0 else done.stderr


def run_tests(*words):
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *words], cwd=ROOT, text=True,
        capture_output=True, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]


def test_the_wheel_brings_rules_cards_and_words_and_nothing_else(shelf):
    files = {str(file.relative_to(shelf / "lanterns")) for file in (shelf / "lanterns").rglob("*") if file.is_file()}
    files = {file for file in files if not file.endswith(".pyc")}
    assert {"plugin.py", "pack/cards.toml", "text/rules.toml", "text/en/rules.ftl", "text/fr/lanterns.ftl"} <= files
    assert {Path(file).suffix for file in files} == {".py", ".toml", ".ftl"}


def test_no_file_of_underdeck_knows_it():
    assert not [file for file in (ROOT / "src").rglob("*.py") if "lanterns" in file.read_text(encoding="utf-8").lower()]


@pytest.mark.long
def test_every_rule_of_it_holds():
    run_tests("tests/examples/lanterns_rules.py")


@pytest.mark.long
def test_it_keeps_the_laws_of_every_game():
    laws = ["tests/laws/test_conformance.py", "tests/laws/test_undo.py"]
    run_tests(*laws, "-k", "lanterns")


@pytest.mark.long
def test_it_is_listed_and_the_check_for_authors_finds_nothing_wrong():
    assert "lanterns  Lanterns Out, rules version 1: underdeck-lanterns" in run("games", "list")
    report = json.loads(run("games", "check", "lanterns", "--games", "4", "--json"))
    assert report["sound"] and report["broken"] == [] == report["mute"]
    assert "lanterns respecte toutes les lois" in run("games", "check", "lanterns", "--games", "1", "--lang", "fr")


@pytest.mark.long
def test_it_is_played_in_the_app():
    run_tests("tests/examples/lanterns_app.py")


@pytest.mark.long
def test_it_is_played_on_a_server():
    run_tests("tests/examples/lanterns_server.py")


@pytest.mark.long
def test_sim_counts_it_the_same_way_twice():
    counted = [json.loads(run("sim", "lanterns", "--games", "20", "--seed", "3", "--json")) for _ in range(2)]
    assert list(counted[0]) == ["game", "bot", "seed", "setup", "games", "decisions", "seconds", "outcomes", "digest"]
    assert counted[0]["digest"] == counted[1]["digest"] and counted[0]["outcomes"] == counted[1]["outcomes"]
    assert sum(counted[0]["outcomes"].values()) == 20 and counted[0]["bot"] == "careful"
    table = run("sim", "lanterns", "--games", "5", "--players", "ann", "--shaft", "tin-mine", "--lang", "fr")
    assert "Lanternes éteintes" in table


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "begins", "asks"),
    [
        ("en", "Lanterns Out, seed 5", "Walk on, or go home"),
        ("fr", "Lanternes éteintes, graine 5", "Avancer, ou rentrer"),
    ],
)
def test_it_is_played_by_piped_answers_recorded_replayed_and_verified(beside, language, begins, asks):
    words = ("--players", "ann=me,bo=bot", "--option", "delves=3", "--seed", "5", "--plain", "--lang", language)
    asides = "?\nhint\nhow\nrules 3\ncards rope\nlog\nhelp\n"
    told = run("play", "lanterns", *words, answers=asides + "1\n" * 200)
    assert begins in told and asks in told and "LO-4.1" in told
    (record,) = beside.glob(f"games/*{FINISHED}")
    assert run("replay", str(record), "--verify", "--lang", language).strip() == "ok"
    retold = run("replay", str(record), "--lang", language)
    assert retold.count("\n") > 20
    damaged = record.with_name("damaged.record")
    lines = record.read_text().splitlines()
    lines[2] = lines[2].split()[0] + " use rope"
    damaged.write_text("\n".join(lines) + "\n")
    run("replay", str(damaged), "--verify", code=1)


def test_who_says_nothing_is_asked_and_may_leave_and_come_back(beside):
    told = run("play", "lanterns", "--plain", answers="nobody=me\nann=me\non\nquit\n")
    assert "Lanterns Out, in short" in told and "There is no delver called “nobody”" in told
    assert len(list(beside.glob("games/*.open"))) == 1
    assert "Ann" in run("resume", "--plain", answers="leave\n" * 100)
    assert len(list(beside.glob(f"games/*{FINISHED}"))) == 1


def test_a_terminal_without_the_app_asks_line_by_line(beside, monkeypatch):
    """It once asked for the usual settings of another game."""
    monkeypatch.setenv("TERM", "dumb")
    child, terminal = pty.fork()
    if child == 0:  # pragma: no cover - another process
        os.execv(sys.executable, [*UNDERDECK, "play", "lanterns"])
    told = ""
    for awaited, answer in (("Enter takes", "\n"), ("\n> ", "quit\n"), ("underdeck resume", "")):
        while awaited not in told.replace("\r", ""):
            assert select.select([terminal], [], [], 60)[0], told
            told += os.read(terminal, 65536).decode(errors="replace")
        os.write(terminal, answer.encode())
    assert os.waitpid(child, 0)[1] == 0
    os.close(terminal)
    assert "Lanterns Out, seed" in told and len(list(beside.glob("games/*.open"))) == 1


def test_a_position_is_played_from_a_file(tmp_path):
    file = tmp_path / "position"
    file.write_text("players ann\noption delves 3\ndelve 3\npath bats-1\ndelver ann coins 60\n")
    assert "Enough for a quiet life!" in run("play", "lanterns", "--position", str(file), "--plain", answers="leave\n")
    file.write_text("players ann\npath bats-9\n")
    assert "Line 2" in run("play", "lanterns", "--position", str(file), "--plain", code=2)


@pytest.mark.long
def test_its_books_are_read():
    assert "LO-3.6" in run("rules", "lanterns", "all") and "LO-3.6" in run("rules", "LO-3.6")
    assert "Treasure" in run("rules", "lanterns", "treasure")
    assert "Corde" in run("cards", "lanterns", "corde", "--lang", "fr")
    assert [card["origin"] for card in json.loads(run("cards", "lanterns", "--json"))] == ["original"] * 14
    assert "delves = 5 | 3" in run("options", "lanterns")


@pytest.mark.long
def test_bad_words_are_refused_in_both_languages():
    assert "eve" in run("play", "lanterns", "--players", "eve=me", "--plain", code=2)
    assert "ann=me,bo=bot" in run("sim", "lanterns", "--players", "ann=", "--lang", "fr", code=2)
    assert "careful" in run("sim", "lanterns", "--players", "ann=cat", "--lang", "fr", code=2)
    assert "Only one player can be ann" in run("sim", "lanterns", "--players", "ann,ann", code=2)
    assert "tin-mine" in run("sim", "lanterns", "--shaft", "attic", "--lang", "fr", code=2)
    assert "--shaft" in run("play", "stick", "--shaft", "old-well", code=2)
    assert "--dungeon" in run("play", "lanterns", "--dungeon", "dragons-cave", code=2)


async def to_the_end(address, made):
    async with websockets.connect(f"ws://{address}/ws/{made['id']}?v=1&lang=fr") as line:
        await line.send(json.dumps({"t": "hello", "tokens": list(made["tokens"].values())}))
        while True:
            async with asyncio.timeout(60):
                table = json.loads(await line.recv())
            if table["t"] != "table":
                continue
            if table["over"]:
                return table
            for question in table["questions"][:1]:
                words = question["options"][table["version"] % len(question["options"])]["words"]
                answer = {"t": "answer", "seat": question["seat"], "version": table["version"], "words": words}
                await line.send(json.dumps(answer))


@pytest.mark.long
def test_serve_offers_it_and_a_person_plays_it_against_bots_to_its_end(tmp_path):
    folder = tmp_path / "served"
    folder.mkdir()
    server = Process(folder)
    try:
        setup = {"players": ["ann", "bo", "cleo"], "options": {"delves": "3"}}
        made = server.post("/api/games", game="lanterns", setup=setup, seats=[])
        table = asyncio.run(to_the_end(server.address, made))
        assert set(table["over"]["outcome"].split("+")) <= {"ann", "bo", "cleo"}
        assert table["view"]["names"]["old-well"] == "Le vieux puits"
        assert [seat["bot"] for seat in table["seats"]] == [False, True, True]
    finally:
        code, _ = server.end(signal.SIGTERM)
    assert code == 0 and not [fact for fact in server.facts() if fact.get("level") == "error"]


@pytest.mark.long
def test_a_game_beside_it_that_cannot_be_loaded_harms_nobody(tmp_path, monkeypatch):
    """Its name is told and why; all the others are played, served, leafed through."""
    broken = tmp_path / "broken" / "broken-1.dist-info"
    broken.mkdir(parents=True)
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (broken / "entry_points.txt").write_text("[underdeck.games]\nbroken = nowhere.at.all:Plugin\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ["PYTHONPATH"], str(broken.parent)]))
    assert "nowhere" in run("sim", "broken", code=2)
    assert "broken (broken 1) can’t be loaded: ModuleNotFoundError" in run("games", "list")
    assert "nowhere" in run("games", "check", "broken", code=2)
    run("sim", "lanterns", "--games", "1", "--json")
    run_tests("tests/examples/lanterns_server.py", "-k", "replay")
