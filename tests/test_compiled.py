"""The compiled core does what the source says, and whatever is wrong with it nobody is harmed."""

import copy
import json
import os
import pickle
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import underdeck
from underdeck import compiled
from underdeck.bots import ask, make_bot
from underdeck.kernel.rng import Rng
from underdeck.vector import Games

ROOT = Path(__file__).parent.parent
PLAYED = ROOT / "tests" / "played.py"


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own that finds the package where we did."""
    found = {**os.environ, "PYTHONPATH": str(Path(underdeck.__file__).parent.parent), **environment}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=found, check=False)


def test_where_there_is_a_compiler_the_core_is_compiled():
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    wanted = shutil.which(compiler) is not None and os.environ.get(compiled.SWITCH) != "0"
    assert wanted == compiled.IN_USE, "run `make test`, or `python build_core.py`"


@pytest.mark.parametrize("games", [100, pytest.param(1500, marks=pytest.mark.long)])
def test_compiled_and_interpreted_games_are_the_same(games):
    """The state and the events after every answer, and many views, of games of both."""
    fast = python(str(PLAYED), str(games))
    slow = python(str(PLAYED), str(games), **{compiled.SWITCH: "0"})
    assert not fast.stderr and not slow.stderr
    told, expected = json.loads(fast.stdout), json.loads(slow.stdout)
    assert expected.pop("core") == "interpreted"
    assert told.pop("core") == compiled.mode()
    assert told == expected
    assert told["games"] == games


def test_a_match_goes_from_one_process_to_another():
    match = underdeck.new("stick", players=3, seed=11)
    rng = Rng(11)
    for _ in range(100):
        decision = match.decisions[rng.below(len(match.decisions))]
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        back, digest = pool.submit(answered, match).result()
    assert digest == match.digest
    decision = match.decisions[0]
    match.submit(decision.seat, decision.options[0])
    assert back.digest == match.digest
    assert back.record() == match.record()


def answered(match):
    digest = match.digest
    decision = match.decisions[0]
    match.submit(decision.seat, decision.options[0])
    return match, digest


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_questions_events_and_chance_can_be_pickled(protocol):
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=7)
    decision, event, rng = match.decisions[0], match.events[0], Rng(7, [6, 1])
    again = pickle.loads(pickle.dumps((decision, event, rng), protocol))
    assert repr(again[:2]) == repr((decision, event))
    assert again[0].options == decision.options
    assert [again[2].die() for _ in range(5)] == [rng.die() for _ in range(5)]


WAYS = [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy]
TABLES = [
    ("onedeck", {"heroes": ["mage", "warrior"], "dungeon": "hydras-reef"}),
    ("stick", {"players": {"roy": "bot", "haley": "bot", "elan": "bot"}}),
]


def random_answers(match, rng, count):
    for _ in range(count):
        if match.outcome is None:
            decision = match.decisions[rng.below(len(match.decisions))]
            match.submit(decision.seat, decision.options[rng.below(len(decision.options))])


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_a_state_that_is_copied_by_pickle_goes_on_alike(game, setup, way):
    for seed in range(6):
        match, rng = underdeck.new(game, seed=seed, **setup), Rng(seed)
        while match.outcome is None and len(match.log) < 400:
            random_answers(match, rng, 40)
            state, rules = way(match.state), way(match.game)
            assert rules.digest(state) == match.digest
            assert state.pack is match.state.pack, "printed cards need not travel"
            for _ in range(10):
                if match.outcome is not None:
                    break
                seat, action = match.decisions[-1].seat, match.decisions[-1].options[-1]
                rules.step(state, seat, action)
                match.submit(seat, action)
                assert rules.digest(state) == match.digest
                assert repr(state.events) == repr(match.events)


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("game", "bot"),
    [
        *(("onedeck", bot) for bot in ("random", "novice", "skilled", "expert:30", "master:30")),
        *(("stick", bot) for bot in ("random", "novice", "skilled", "expert:30", "master:30", "expert/vengeful:30")),
        ("stick", "master/own:30"),
    ],
)
def test_a_bot_that_is_copied_by_pickle_goes_on_alike(game, bot, way):
    match = underdeck.new(game, seed=3, **dict(TABLES)[game])
    player = make_bot(bot, 5, game)
    for number in range(60):
        decision = None if game == "onedeck" else match.decisions[0]
        if number % 6 == 0:
            again = way(player)
        answer = ask(player, match, decision)
        assert ask(again, match, decision) == answer
        match.submit(*answer)
        if match.outcome is not None:
            break
    assert type(again) is type(player) and number > 20


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_many_games_that_are_copied_by_pickle_go_on_alike(game, setup, way):
    games = Games(game, range(5), width=100, **setup)
    for _ in range(20):
        games.step([0] * 5)
    games.rewards[3] = 0.25
    again = way(games)
    for _ in range(20):
        for name in ("width", "setup", "seats", "masks", "rewards", "over", "seat_count"):
            assert getattr(again, name) == getattr(games, name)
        assert [again.view(number) for number in range(5)] == [games.view(number) for number in range(5)]
        games.step([0] * 5)
        again.step([0] * 5)
    games.begin(2, 77)
    assert again.game.digest(again.states[2]) != games.game.digest(games.states[2])


@pytest.fixture
def package(tmp_path):
    """The package somewhere else, with whatever core it has."""
    shutil.copytree(ROOT / "src" / "underdeck", tmp_path / "underdeck", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "underdeck"


def core_of(package: Path) -> str:
    found = python("-c", "import underdeck; print(underdeck.compiled.mode())", PYTHONPATH=str(package.parent))
    assert not found.stderr
    return found.stdout.strip()


def harmed(package: Path, how: str) -> None:
    folder = package / "_compiled"
    libraries = sorted(folder.glob("*.so"))
    if how == "none":
        shutil.rmtree(folder)
    elif how == "half":
        libraries[3].unlink()
    elif how == "shared":
        next(file for file in libraries if file.name.startswith(compiled.SHARED)).write_bytes(b"no library")
    elif how == "junk":
        written = bytearray(libraries[0].read_bytes())
        written[:64] = bytes(64)
        libraries[0].write_bytes(written)
    elif how == "pages":
        shared = next(file for file in libraries if file.name.startswith(compiled.SHARED))
        written = bytearray(shared.read_bytes())
        middle = len(written) // 2
        written[middle : middle + 4096] = bytes(4096)
        shared.write_bytes(written)
    elif how.startswith("cut"):
        shared = next(file for file in libraries if file.name.startswith(compiled.SHARED))
        cut = {"cut-2": (shared, 0.02), "cut-90": (shared, 0.9), "cut-module": (libraries[3], 0.05)}
        library, share = cut.get(how, (libraries[3], 0))
        library.write_bytes(library.read_bytes()[: int(library.stat().st_size * share)])
    elif how == "stamp":
        (folder / compiled.STAMP).write_text("{")
    elif how == "other":
        stamp = json.loads((folder / compiled.STAMP).read_text())
        (folder / compiled.STAMP).write_text(json.dumps(stamp | {"suffix": ".cpython-399-other.so"}))
    elif how == "source":
        with (package / "kernel" / "rng.py").open("a") as file:
            file.write("# changed\n")


@pytest.mark.skipif(os.environ.get(compiled.SWITCH) == "0", reason="it is about the compiled core")
@pytest.mark.parametrize("how", ["none", "other", "source"])
def test_a_core_that_does_not_fit_is_not_used(package, how):
    assert core_of(package) == "compiled"
    harmed(package, how)
    assert core_of(package) == "interpreted"


@pytest.mark.long
@pytest.mark.skipif(os.environ.get(compiled.SWITCH) == "0", reason="it is about the compiled core")
@pytest.mark.parametrize(
    "how", ["half", "shared", "stamp", "junk", "pages", "cut-2", "cut-90", "cut-module", "cut-off"]
)
def test_a_core_that_is_damaged_is_not_used_and_the_version_says_so(package, how):
    harmed(package, how)
    assert core_of(package) == "interpreted: the compiled core is damaged"
    told = python("-m", "underdeck", "--version", PYTHONPATH=str(package.parent))
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.endswith(" (interpreted: the compiled core is damaged)\n")
    played = "import underdeck; print(underdeck.new('stick', players=3, seed=1).seats[0])"
    assert python("-c", played, PYTHONPATH=str(package.parent)).returncode == 0


@pytest.fixture
def folder(tmp_path):
    """Files that look like a core of one module."""
    folder, suffix = tmp_path / "underdeck" / "_compiled", sysconfig.get_config_var("EXT_SUFFIX")
    folder.mkdir(parents=True)
    (tmp_path / "underdeck" / "dice.py").write_text("SIDES = 6")
    (folder / f"dice{suffix}").write_bytes(b"library")
    files = ["underdeck/dice.py"]
    stamp = {"digest": compiled.digest_of(tmp_path, files), "files": files, "modules": ["dice"], "suffix": suffix}
    stamp["libraries"] = compiled.marks_of([folder / f"dice{suffix}"])
    (folder / compiled.STAMP).write_text(json.dumps(stamp))
    return folder


def test_every_byte_is_read_once(folder, monkeypatch):
    first = compiled.libraries_in(folder)
    assert [*first] == ["dice"]
    monkeypatch.delattr(compiled, "digest_of")
    monkeypatch.delattr(compiled, "marks_of")
    assert compiled.libraries_in(folder) == first


def test_what_changed_since_is_read_again(folder):
    assert compiled.fitting(folder)
    (library,) = compiled.libraries_in(folder).values()
    library.write_bytes(b"LIBRARY")
    with pytest.raises(ImportError):
        compiled.libraries_in(folder)
    library.write_bytes(b"library")
    assert compiled.fitting(folder)
    source = folder.parent / "dice.py"
    source.write_text("SIDES = 8")
    assert compiled.libraries_in(folder) == {}
    source.unlink()
    assert compiled.libraries_in(folder) == {}
    source.write_text("SIDES = 6")
    library.unlink()
    with pytest.raises(ImportError):
        compiled.libraries_in(folder)


@pytest.mark.parametrize("checked", [b"", b"other", b"\xff\xfe"])
def test_a_mark_of_another_check_is_none(folder, checked):
    (library,) = compiled.libraries_in(folder).values()
    library.write_bytes(b"LIBRARY")
    (folder / compiled.CHECKED).write_bytes(checked)
    assert not compiled.fitting(folder)


def test_where_nothing_can_be_written_every_start_checks(folder, monkeypatch):
    monkeypatch.setattr(Path, "write_text", lambda *_, **__: (_ for _ in ()).throw(PermissionError()))
    assert compiled.fitting(folder) and compiled.fitting(folder)
    assert not (folder / compiled.CHECKED).exists()


def test_without_a_compiler_a_sentence_is_said_and_nothing_is_made(package, tmp_path):
    shutil.rmtree(package / "_compiled", ignore_errors=True)
    root = tmp_path / "root"
    root.mkdir()
    (root / "src").mkdir()
    package.rename(root / "src" / "underdeck")
    shutil.copy(ROOT / "build_core.py", root)
    done = python(str(root / "build_core.py"), CC="no-such-compiler")
    assert done.returncode == 0
    assert "for lack of a C compiler (no-such-compiler)" in done.stderr
    assert not (root / "src" / "underdeck" / "_compiled").exists()


def test_version_and_health_say_which():
    told = python("-m", "underdeck", "--version").stdout
    assert told == f"underdeck, version {underdeck.__version__} ({compiled.mode()})\n"


@pytest.mark.parametrize("stamp", ["[" * 200_000, "{", "[]", "null", '{"suffix": 3}'])
def test_a_stamp_that_makes_no_sense_is_that_of_no_core(tmp_path, stamp):
    (tmp_path / compiled.STAMP).write_text(stamp)
    assert not compiled.fitting(tmp_path)
