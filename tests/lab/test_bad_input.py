"""What is wrong with a study, a folder, a query or an address gets one line in either language, never a traceback."""

import os
import resource
import signal
import sys
from contextlib import contextmanager

import msgspec
import pyarrow.parquet as pq
import pytest

from lab.studied import played, played_study
from underdeck.cli.main import BAD_INPUT, main
from underdeck.lab import parts
from underdeck.lab.folder import open_folder
from underdeck.lab.query import run_query
from underdeck.lab.study import MOST_BYTES, read_study
from underdeck.text import LANGUAGES

HEAD = 'name = "small"\ngame = "onedeck"\nbot = "random"\n'
SWEEP = '[sweep]\nheroes = ["mage"]\ndungeon = ["dragons-cave"]\n'
STICK = 'name = "small"\ngame = "stick"\ngames = 1\n[sweep]\n'
GOOD = HEAD + "games = 2\n" + SWEEP


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    return str(played(tmp_path_factory.mktemp("small") / "out", games=2)[0].path)


@pytest.fixture
def refused(monkeypatch, capsys):
    """What the command says, by language: one line, and that it ended with."""

    def attempt(*words):
        said = {}
        for language in LANGUAGES:
            monkeypatch.setattr(sys, "argv", ["underdeck", "lab", *[str(word) for word in words], "--lang", language])
            with pytest.raises(SystemExit) as ended:
                main()
            told = capsys.readouterr()
            assert ended.value.code == BAD_INPUT and told.out == ""
            assert told.err.count("\n") == 1 and "refuse-" not in told.err and "Error(" not in told.err
            said[language] = told.err
        assert said["en"] != said["fr"]
        return said["en"]

    return attempt


@pytest.mark.parametrize(
    ("study", "says"),
    [
        ("", "name: this field is needed"),
        (GOOD.replace("onedeck", "chess"), "no game called “chess”; choose from: onedeck"),
        (GOOD.replace("random", "genius"), "no bot called “genius”; choose from: random"),
        (GOOD.replace('"small"', "3"), "name: words in quotation marks are needed here, not 3"),
        (GOOD.replace("games = 2", "games = -3"), "games: a number from 0 to 1,000,000,000 is needed here, not -3"),
        (GOOD.replace("games = 2", "games = 10000000000"), "games: a number from 0"),
        (GOOD.replace("games = 2", "games = 1.5"), "games: a number from 0"),
        (GOOD.replace("games = 2", 'games = "many"'), "games: a number from 0"),
        (GOOD.replace("games = 2", "width = 0"), "give either `games`"),
        (GOOD.replace("games = 2", "width = 2"), "(between 0 and 1)"),
        (GOOD.replace("games = 2", "width = nan"), "(between 0 and 1)"),
        (GOOD.replace("games = 2", 'width = "narrow"'), "(between 0 and 1)"),
        (GOOD.replace("games = 2", "games = 2\nseed = -1"), "seed: a number from 0 to 9223372036854775807"),
        (GOOD.replace("games = 2", "games = 2\nseed = true"), "from 0 to 9223372036854775807 is needed here, not true"),
        (GOOD.replace("games = 2", "games = 2\nseed = 1.0"), "from 0 to 9223372036854775807 is needed here, not 1.0"),
        (GOOD.replace("games = 2", "games = 2\nmost = 1"), "`most` goes with `width`"),
        (GOOD.replace('"small"', '""'), "a study needs a name"),
        (GOOD.replace('"small"', '" "'), "a study needs a name"),
        (GOOD.replace("games = 2", f"games = 2\nseed = {'9' * 5000}"), "is not valid TOML"),
        (GOOD.replace("games = 2", "games = 2\npacks = 3"), "packs: a list in square brackets"),
        (HEAD + "games = 2\nsweep = 3\n", "sweep: a list in square brackets"),
        (HEAD + "games = 2\nsweep = []\n", "there would be 0 games; choose from: heroes, dungeon"),
        (HEAD + "games = 2\n[sweep]\nheroes = []\n", "there would be 0 games; choose from: archer, mage"),
        (GOOD.replace('["mage"]', '["maje"]'), "Cell 1 of 1 (heroes maje, dungeon dragons-cave)"),
        (GOOD.replace('["mage"]', '["mage", "maje"]'), "games in all: 4): There is no hero called “maje”"),
        (GOOD.replace('["mage"]', '["mage", "mage"]'), "“heroes” is swept over mage twice"),
        (GOOD.replace('["mage"]', "[99]"), "“heroes”: their number must be one of 1, 2, 4."),
        (GOOD.replace('["mage"]', "[-1]"), "“heroes”: their number must be one of 1, 2, 4."),
        (GOOD.replace('["mage"]', "[3]"), "“heroes”: their number must be one of 1, 2, 4."),
        (GOOD.replace('["mage"]', "{ all = 3 }"), "“heroes”: their number must be one of 1, 2, 4."),
        (STICK + "players = [9]\n", "“players”: their number must be one of 2, 3, 4, 5, 6."),
        (STICK + 'players = "all"\n', "“players”: their number must be one of 2, 3, 4, 5, 6."),
        (GOOD.replace('["mage"]', "[1.5]"), "“heroes” cannot be 1.5: names in quotation marks are needed"),
        (GOOD.replace('["mage"]', "[true]"), "a number of them to choose at random; choose from: archer, mage"),
        (GOOD.replace('["mage"]', '[""]'), "“heroes” must be set or swept; choose from: archer, mage"),
        (HEAD + "games = 2\n", "“heroes” must be set or swept; choose from: archer, mage"),
        (STICK, "“players” must be set or swept; choose from: roy, haley"),
        (STICK + "players = [2]\nvariants = [3]\n", "“variants” cannot be 3: names in quotation marks are needed"),
        (STICK + 'players = [4]\nteams = ["roy+elan"]\n', "a list of groups is needed, each of them a list of names"),
        (
            GOOD + "edition = [1.9]\n",
            "“edition” cannot be 1.9: one name in quotation marks is needed; choose from: 1.1",
        ),
        (GOOD + "tier = [99]\n", "“tier” cannot be 99: one name in quotation marks is needed; choose from: novice"),
        (GOOD + 'hordes = ["x"]\n', '“hordes” cannot be "x": true or false is needed, without quotation marks.'),
        (GOOD.replace('["dragons-cave"]', "{ all = 2 }"), "“dungeon” needs a list of values"),
        (GOOD + "options = { healing = [3] }\n", "“options.healing” cannot be 3"),
        (GOOD + "bot = [3]\n", "“bot” cannot be 3: one name in quotation marks is needed; choose from: random, novice"),
        (GOOD + 'bot = [""]\n', '“bot” cannot be "": one name in quotation marks is needed'),
        (GOOD + "bots = [3]\n", "“bots” cannot be 3: names in quotation marks are needed"),
        (GOOD + "bots = [[]]\n", "“bots” cannot be []: names in quotation marks are needed"),
        (STICK + 'players = [2]\nbot = ["skilled", "novice"]\nbots = ["novice+novice"]\n', "either `bot`"),
        (STICK + 'players = [2]\nbot = ["novice:angry"]\n', "“novice” takes no budget; these do: expert, master"),
        (STICK + 'players = [2]\nbot = ["expert/angry"]\n', "no temper called “angry”; choose from: greedy, vengeful"),
        (GOOD + 'bot = ["expert/greedy"]\n', "The bots of “onedeck” have no tempers"),
        (GOOD + "[setup]\nfoo = 1\n", "hordes, reference, bot, bots, packs, options"),
        (GOOD + '[setup]\nbot = "novice"\n', "“bot” is both under [setup] and before it"),
        (GOOD + "[setup]\nedition = 1.9\n", "“edition” cannot be 1.9"),
        (GOOD + "[setup]\noptions = 3\n", "“options” must be a table"),
        (
            GOOD.replace('["mage"]', "{ all = 4 }").replace('["dragons-cave"]', '"all"')
            + '[sweep.options]\nhealing = "all"\ntiers = "all"\n',
            "That would be 28,600 cells and, at up to 2 games each, 57,200 games",
        ),
        (
            HEAD + "games = 2\n" + SWEEP.replace("[sweep]", "[[sweep]]") * 2,
            "Cell 2 (heroes mage, dungeon dragons-cave) is swept twice",
        ),
        (GOOD + 'bots = "all"\n', "“bots” needs a list of values"),
        (GOOD + 'options = { heling = ["never"] }\n', "“options.heling” cannot be set or swept"),
        (GOOD + 'options = { healing = ["never"] }\n', "choose from: anytime"),
        (GOOD + "games = [\n", "is not valid TOML"),
        ("a = " + "[" * 100_000, "is not valid TOML"),
        (b"\xff\xfe\x00n\x00a", "not saved as UTF-8"),
        (bytes(4096), "is not valid TOML"),
        (b"# " + b"x" * MOST_BYTES, "it has more than 1 MB"),
    ],
)
def test_a_study_that_is_none(refused, here, study, says):
    (here / "study.toml").write_bytes(study if isinstance(study, bytes) else study.encode())
    assert says in refused("run", "study.toml", "--out", "out", "--workers", "1")
    assert not (here / "out").exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--out", "out", "--workers", "0"], "at least 1 worker"),
        (["--out", "out", "--workers", "-2"], "at least 1 worker"),
        (["--out", "out", "--cluster", ""], "is not the address of a cluster"),
        (["--out", "out", "--cluster", "local:0"], "is not the address of a cluster"),
        (["--out", "study.toml"], "is not empty and contains no study"),
        (["--out", "/proc/nowhere"], "can’t be written"),
    ],
)
def test_a_place_or_a_crew_that_is_none(refused, here, words, says):
    (here / "study.toml").write_text(GOOD)
    assert says in refused("run", "study.toml", *words)


def test_where_there_is_no_study(refused, here, small):
    assert "can’t be read" in refused("run", "nowhere.toml", "--out", "out")
    for command in ("resume", "report"):
        assert "There is no study in nowhere" in refused(command, "nowhere")
    (here / "study.toml").write_text(GOOD)
    assert f"{small} contains another study, “small”" in refused("run", "study.toml", "--out", small)


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("", "Give a query, for example: select count(*) from games"),
        ("/* nothing */", "Give a query"),
        ("pragma version", "A query can only read, with SELECT or EXPLAIN; PRAGMA is not allowed"),
        ("select 1; drop table games", "One query at a time"),
        ("selct", "The query is wrong"),
        ("select nothing from games", "The query is wrong"),
        ("copy games to 'here.csv'", "COPY is not allowed"),
        ("install httpfs", "is not allowed"),
        ("attach 'here.db'", "ATTACH is not allowed"),
        ("export database 'here'", "EXPORT is not allowed"),
        ("insert into games select * from games", "INSERT is not allowed"),
        ("set enable_external_access = true", "SET is not allowed"),
        ("explain analyze copy games to 'here.csv'", "The query is wrong"),
        ("select * from read_csv('/etc/passwd')", "The query is wrong"),
        ("select * from glob('/etc/*')", "The query is wrong"),
        ("select * from '/etc/passwd'", "The query is wrong"),
        ("select * from query_table('/etc/passwd')", "The query is wrong"),
    ],
)
def test_a_query_that_is_wrong_or_would_do_more_than_read(refused, here, small, question, says):
    assert says in refused("query", small, question)
    assert os.listdir(here) == []


def test_parts_and_folders_of_a_newer_version(refused, here):
    folder, _ = played(here / "out", games=1)
    file = folder.file(folder.parts[0])
    pq.write_table(pq.read_table(file).replace_schema_metadata({parts.FORMAT_KEY: b"99"}), file)
    for command in (["resume", "out"], ["query", "out", "select 1"], ["report", "out"]):
        assert f"was written by a newer version (format 99; this version knows format {parts.FORMAT})" in refused(
            *command
        )
    manifest = msgspec.json.decode((here / "out" / "study.json").read_bytes())
    (here / "out" / "study.json").write_bytes(msgspec.json.encode(manifest | {"format": 99}))
    assert "made by a newer version (format 99" in refused("resume", "out")


def test_a_folder_that_cannot_be_written(refused, here):
    played(here / "out", games=1)
    (here / "out" / ".lock").mkdir()
    assert "4 games are kept in out" in refused("resume", "out")


def test_a_part_that_holds_other_games(refused, here):
    folder, _ = played(here / "out", games=1)
    first, second = [folder.file(part) for part in folder.parts[:2]]
    second.write_bytes(first.read_bytes())
    for command in (["query", "out", "select 1"], ["report", "out"], ["compare", "out", "out"]):
        assert f"{second.name} has the wrong games for its name" in refused(*command)


@pytest.mark.parametrize(
    ("name", "command"),
    [("study.json", "query"), ("parts", "query"), ("parts", "report"), (".lock", "resume")],
)
def test_a_pipe_in_the_place_of_a_file_keeps_nobody_waiting(refused, here, name, command):
    folder, _ = played(here / "out", games=1)
    place = folder.file(folder.parts[0]) if name == "parts" else here / "out" / name
    place.unlink(missing_ok=True)
    os.mkfifo(place)
    with bounded():
        refused(command, "out", *["select 1"] * (command == "query"))


@pytest.mark.parametrize("name", ["parts.sha256", "result.json"])
def test_a_pipe_in_the_place_of_what_can_be_done_without_is_passed_over(here, name):
    folder, _ = played(here / "out", games=1)
    (here / "out" / name).unlink()
    os.mkfifo(here / "out" / name)
    with bounded():
        assert run_query(open_folder(here / "out"), "select count(*) from games")[1] == [(4,)]
        assert folder.result is None or name != "result.json"


@contextmanager
def bounded():
    """Whoever waits for ever is ended by the system."""

    def ended(*_):
        raise RuntimeError("it waits for ever")

    before = signal.signal(signal.SIGALRM, ended)
    signal.alarm(120)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def room_for(size):
    """No file may grow beyond that."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_without_room_what_is_done_is_kept_and_going_on_gives_the_same_games(refused, here):
    """There is room for the parts, but not for the cell that is made of them."""
    (here / "study.toml").write_text(GOOD.replace("games = 2", "games = 12\nstep = 2"))
    study = read_study(here / "study.toml")
    whole, result = played_study(here / "whole", study)
    size = whole.file(whole.parts[0]).stat().st_size
    with room_for(size - 1):
        assert "12 games are kept" in refused("run", "study.toml", "--workers", "1", "--out", "cut")
        assert "12 games are kept" in refused("resume", "cut")
    assert not list((here / "cut").rglob("*.new")) and not (here / "cut" / "result.json").exists()
    _, again = played_study(here / "cut", study)
    assert again["played"] == 0 and again["digest"] == result["digest"]
