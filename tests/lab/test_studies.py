"""Studies: what is played, that nobody can tell who played it or how often it was interrupted, and what is refused."""

import errno
import json
import os
import random
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

from lab.studied import SMALL, begun, played
from underdeck.cli.main import cli
from underdeck.forms.facet import FormsFacet
from underdeck.kernel.refusal import Refusal
from underdeck.lab import part_check, parts
from underdeck.lab.batches import Batch, Lost, play_batch
from underdeck.lab.executor import InProcess
from underdeck.lab.folder import Part, open_folder
from underdeck.lab.query import run_query
from underdeck.lab.running import merged, widest
from underdeck.lab.study import Laboratory, read_study, study_of
from underdeck.lab.template import template
from underdeck.plugin.registry import plugin_of
from underdeck.text import LANGUAGES, text_in


def code_of(attempt):
    with pytest.raises(Refusal) as refused:
        attempt()
    assert str(refused.value) and not str(refused.value).startswith("refuse-")
    return refused.value.code


def rows_of(folder):
    return run_query(folder, "select * from games order by cell, number")[1]


def cells(**changes):
    laboratory = Laboratory(study_of({**SMALL, **changes}, "study.toml"))
    laboratory.check()
    return [cell.title for cell in laboratory.cells]


def test_every_combination_is_a_cell():
    assert cells() == [
        "heroes mage, dungeon dragons-cave",
        "heroes mage, dungeon yetis-cavern",
        "heroes warrior+rogue, dungeon dragons-cave",
        "heroes warrior+rogue, dungeon yetis-cavern",
    ]
    assert cells(sweep={}, setup={"heroes": ["mage"], "dungeon": "mudlands"}) == ["-"]
    assert cells(
        sweep=[{"heroes": ["mage"], "dungeon": ["mudlands"]}, {"heroes": [2], "dungeon": ["hydras-reef"]}]
    ) == [
        "heroes mage, dungeon mudlands",
        "heroes 2, dungeon hydras-reef",
    ]


def test_all_of_something_can_be_swept():
    plugin = plugin_of("onedeck")
    heroes = [choice.id for choice in FormsFacet.of(plugin).choices("heroes", {}, "en")]
    everywhere = {"heroes": {"all": 2}, "dungeon": ["mudlands"]}
    assert len(cells(sweep=everywhere)) == len(heroes) * (len(heroes) - 1) // 2
    assert len(cells(sweep={"heroes": "all", "dungeon": ["mudlands"]})) == len(heroes)
    options = {"heroes": ["mage"], "dungeon": ["mudlands"], "options": {"healing": "all"}, "bot": ["random", "novice"]}
    assert len(cells(sweep=options)) == 2 * len(plugin.options["healing"])


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"gmes": 3}, "lab-field"),
        ({"seed": "one"}, "lab-form"),
        ({"seed": -1}, "lab-form"),
        ({"games": 0}, "lab-games"),
        ({"width": 0.1}, "lab-games"),
        ({"step": 0}, "lab-form"),
        ({"packs": ["no-such-pack"]}, "unknown-pack"),
        ({"sweep": {"heros": ["mage"]}}, "lab-axis"),
        ({"setup": {"colour": "red"}}, "lab-axis"),
        ({"setup": {"options": 3}}, "lab-options"),
        ({"sweep": {"options": 3}}, "lab-options"),
        ({"sweep": {"packs": [3]}}, "lab-value"),
        ({"bots": ["random", "random"]}, "lab-bot-and-bots"),
        ({"setup": {"bots": ["random"]}}, "lab-bot-and-bots"),
        ({"sweep": {"packs": ["", "no-such-pack"]}}, "unknown-pack"),
        ({"sweep": {"heroes": []}}, "lab-empty"),
        ({"sweep": []}, "lab-empty"),
        ({"sweep": {"heroes": "mage"}}, "lab-values"),
        ({"sweep": {"heroes": {"all": 99}}}, "lab-size"),
        ({"sweep": {"heroes": ["mage"], "dungeon": ["narnia"]}}, "lab-cell"),
        ({"sweep": {"heroes": ["mage"], "dungeon": ["mudlands"], "bot": ["genius"]}}, "lab-cell"),
        ({"sweep": {"heroes": ["mage"], "dungeon": ["mudlands"], "bots": [["random", "random"]]}}, "lab-cell"),
        (
            {"sweep": {"heroes": {"all": 4}, "dungeon": "all", "set": "all", "edition": "all", "tier": "all"}},
            "lab-many",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_before_anybody_plays(changes, code):
    assert code_of(lambda: cells(**changes)) == code


def test_the_refusal_of_a_cell_names_it_what_is_valid_and_how_many_games_it_would_be():
    with pytest.raises(Refusal) as refused:
        cells(sweep={"heroes": ["mage", "maje"], "dungeon": ["mudlands"]})
    said = str(refused.value)
    assert "heroes maje" in said and "2 of 2" in said and "games in all: 24" in said and "warrior" in said


def bots_of(**changes):
    laboratory = Laboratory(study_of({**SMALL, "sweep": HERE, **changes}, "study.toml"))
    laboratory.check()
    return [cell.bots for cell in laboratory.cells]


HERE = {"heroes": ["mage"], "dungeon": ["mudlands"]}
TABLE = {"game": "stick", "bot": ""}


def test_who_plays_is_said_for_every_cell_or_swept():
    assert bots_of() == bots_of(bot="", setup={"bot": "random"}) == [["random"]]
    assert bots_of(setup={"heroes": "rogue"}, sweep={**HERE, "bot": ["novice"]}) == [["novice"]]
    assert bots_of(sweep={**HERE, "bot": "all"}) == [["random"], ["novice"], ["skilled"], ["expert"], ["master"]]
    for said in ({"setup": {"bots": "random+novice"}}, {"bots": ["random", "novice"]}):
        assert bots_of(**TABLE, **said, sweep={"players": [2]}) == [["random", "novice"]]
        assert bots_of(**TABLE, **said, sweep={"players": [2], "bot": ["skilled"]}) == [["skilled"]]


def test_tempers_are_swept_like_strengths():
    tempers = ["expert", "expert/vengeful", "master/own:50"]
    assert bots_of(**TABLE, sweep={"players": [2], "bot": tempers}) == [[temper] for temper in tempers]
    pair = ["expert/greedy", "expert"]
    assert bots_of(**TABLE, sweep={"players": [2], "bots": [pair]}) == [pair]


def test_the_same_cell_under_two_headings_is_refused():
    """Whatever it is called there: an edition that nobody names is the latest."""
    assert code_of(lambda: cells(sweep=[HERE, HERE])) == "lab-cell-twice"
    assert code_of(lambda: cells(sweep=[HERE, {**HERE, "edition": ["1.9"]}])) == "lab-cell-twice"
    both = {"heroes": ["mage+rogue", "rogue+mage"], "dungeon": ["mudlands"]}  # they sit otherwise
    assert len(cells(sweep=both)) == 2 and len(cells(sweep=[HERE, {**HERE, "edition": ["1.5"]}])) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_study_to_start_from_names_bots_and_tempers(language):
    written = template(plugin_of("stick"), text_in(language))
    assert (
        "random, novice, skilled, expert, master" in written and '"expert/greedy"' in written and "vengeful" in written
    )
    assert "/" not in template(plugin_of("onedeck"), text_in(language)).partition("[sweep]")[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_the_study_to_start_from_works_in_every_language(game, language):
    written = template(plugin_of(game), text_in(language))
    Laboratory(study_of(tomllib.loads(written), "study.toml")).check()


def test_a_row_says_how_a_game_went(tmp_path):
    folder, _ = played(tmp_path / "out", games=3, bot="novice", sweep={"heroes": ["mage"], "dungeon": ["mudlands"]})
    for row in parts.read_part(folder.file(folder.parts[0])).to_pylist():
        assert json.loads(row["setup"])["heroes"] == ["mage"] and row["heroes"] == "mage"
        assert row["outcome"] in ("victory", "defeat") and row["decisions"] > 5 and row["turns"] > 0
        assert row["seen"] and row["curve"] and all(0 <= take["chance"] <= 1 for take in row["taken"])
        if row["outcome"] == "defeat":
            assert row["foe"] and row["cause"] and row["place"]
        assert parts.row_digest(row) == row["row"]


def test_parts_of_the_format_before_are_read_with_the_same_digests(tmp_path):
    folder, _ = played(tmp_path / "out", games=2, sweep={"heroes": ["mage"], "dungeon": ["mudlands"]})
    file = folder.file(folder.parts[0])
    older = pq.read_table(file).drop_columns(list(parts.ADDED)).replace_schema_metadata({parts.FORMAT_KEY: b"1"})
    pq.write_table(older, file)
    rows = parts.read_part(file).to_pylist()
    assert [parts.row_digest(row) for row in rows] == [row["row"] for row in rows]
    assert not parts.strange(parts.read_part(file), folder.manifest.axes)
    assert run_query(folder, "select sum(len(offers)), count(*) from games")[1] == [(None, 2)]


def test_a_row_of_rivals_has_a_share_and_a_score_for_every_seat(tmp_path):
    folder, _ = played(tmp_path / "out", game="stick", games=1, bot="skilled", sweep={"players": [3]})
    (row,) = parts.read_part(folder.file(folder.parts[0])).to_pylist()
    assert len(row["seats"]) == len(row["shares"]) == len(row["scores"]) == 3 == len(row["curve"][0])
    assert sum(row["shares"]) == 1 and row["cause"] in ("slain", "limit")
    assert {take["way"] for take in row["taken"]} == {"loot", "shtick"} and row["used"]


@pytest.fixture(scope="module")
def quiet(tmp_path_factory):
    """The small study, played without trouble, and its result."""
    return played(tmp_path_factory.mktemp("quiet") / "out")


def test_another_seed_gives_other_rows(tmp_path, quiet):
    folder, result = quiet
    assert len(rows_of(folder)) == result["games"] == 48
    _, other = played(tmp_path / "other", seed=2)
    assert other["digest"] != result["digest"]


class Shuffled(InProcess):
    """Plays many batches at once, and brings them back in any order, some of them lost."""

    free = 1

    def __init__(self, kit):
        super().__init__(kit)
        self.chance = random.Random(7)
        self.waited = 0

    def wait(self, seconds):
        self.waited += 1
        self.free = 1 if self.waited % 5 else 0
        if len(self.waiting) < 6 and self.free:
            return []
        batch = self.waiting[self.chance.randrange(len(self.waiting))]
        self.waiting.remove(batch)
        return [Lost(batch) if self.chance.random() < 0.2 else play_batch(self.kit, batch)]

    def submit(self, batch):
        self.waiting.append(batch)
        self.free = int(len(self.waiting) < 6)


WIDE = {"games": 0, "width": 0.5, "step": 5, "bot": "random"}


def test_settled_cells_stop_early_at_the_same_game_whatever_the_order(tmp_path):
    folder, result = played(tmp_path / "alone", **WIDE)
    mixed, again = played(tmp_path / "mixed", Shuffled, **WIDE)
    assert result["games"] < 4 * 50 and result["digest"] == again["digest"]
    assert [part.name for part in folder.parts] == [part.name for part in mixed.parts]
    run, _ = begun(tmp_path / "alone", **WIDE)
    assert run.done and all(widest(cell.tally) <= 0.5 and cell.tally.games % 5 == 0 for cell in run.cells)


def test_gaps_are_joined():
    assert merged([(5, 8), (0, 3), (3, 4), (7, 9)]) == [(0, 4), (5, 9)]


LONGER = {"games": 30, "step": 5, "bot": "random"}
"""Many small parts."""


@pytest.mark.long
def test_what_is_killed_at_any_moment_goes_on_to_the_same_digest(tmp_path):
    """SIGKILL to the whole group after some parts have been written, again and again."""
    _, result = played(tmp_path / "quiet", **LONGER)
    study = tmp_path / "study.toml"
    study.write_text(
        'name = "small"\ngame = "onedeck"\ngames = 30\nstep = 5\nbot = "random"\n[sweep]\n'
        'heroes = ["mage", "warrior+rogue"]\ndungeon = ["dragons-cave", "yetis-cavern"]\n'
    )
    out = tmp_path / "out"
    chance = random.Random(16)
    for workers in ("2", "1"):
        command = [sys.executable, "-m", "underdeck", "lab", "run", str(study), "--out", str(out), "--workers", workers]
        process = subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL)
        wanted = len(parts_in(out)) + chance.randrange(1, 4)
        while len(parts_in(out)) < wanted and not ended(process):
            pass
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    done = subprocess.run([sys.executable, "-m", "underdeck", "lab", "resume", str(out), "--json", "--workers", "1"],
                          capture_output=True, text=True, check=True)  # fmt: skip
    told = json.loads(done.stdout)
    assert told["digest"] == result["digest"] and told["games"] == 120 and told["cells"] == 4
    assert not list(out.rglob("*.new"))


def ended(process):
    """Looks up now and then."""
    try:
        return process.wait(0.02) is not None
    except subprocess.TimeoutExpired:
        return False


def parts_in(folder):
    return list(folder.glob("parts/*.parquet"))


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(tmp_path, monkeypatch):
    study = tmp_path / "study.toml"
    study.write_text(template(plugin_of("onedeck"), text_in("en")).replace("games = 40", "games = 2"))
    waited = []

    def interrupted(self, seconds):
        waited.append(1)
        if len(waited) == 3:
            raise KeyboardInterrupt
        return [play_batch(self.kit, self.waiting.popleft())]

    monkeypatch.setattr(InProcess, "wait", interrupted)
    words = ["lab", "run", str(study), "--out", str(tmp_path / "out"), "--workers", "1", "--lang", "en"]
    done = CliRunner().invoke(cli, words)
    assert done.exit_code == 130 and "2 games are kept" in done.output and "lab resume" in done.output


IMPATIENT = """
import sys
module = sys.argv.pop(1)
class Impatient:
    def find_spec(self, name, path=None, target=None):
        if name == module:
            raise KeyboardInterrupt
sys.meta_path.insert(0, Impatient())
from underdeck.cli import main
main()
"""


@pytest.mark.long
@pytest.mark.parametrize("module", ["click", "underdeck.cli.lab", "underdeck.lab.executor", "pyarrow.parquet"])
def test_ctrl_c_while_it_starts_is_no_traceback(tmp_path, module):
    """It comes while that module is read."""
    study = tmp_path / "study.toml"
    study.write_text(template(plugin_of("onedeck"), text_in("en")))
    words = [module, "lab", "run", str(study), "--out", str(tmp_path / "out"), "--workers", "1"]
    done = subprocess.run([sys.executable, "-c", IMPATIENT, *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


# Folders


def test_a_folder_holds_one_study(tmp_path):
    out = tmp_path / "out"
    played(out, games=1)
    assert code_of(lambda: begun(out, games=2)) == "lab-folder-other"
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    assert code_of(lambda: begun(tmp_path / "mine")) == "lab-folder-taken"
    assert code_of(lambda: open_folder(tmp_path / "nowhere")) == "lab-folder-none"


def test_a_study_is_not_gone_on_with_by_other_rules(tmp_path):
    played(tmp_path / "out", games=1)
    file = tmp_path / "out" / "study.json"
    file.write_text(file.read_text().replace(open_folder(tmp_path / "out").manifest.edition, "0" * 16))
    assert code_of(lambda: begun(tmp_path / "out", games=1)) == "lab-edition"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b'{"format": 99}', "lab-folder-newer"),
        (b"[1]", "lab-folder-damaged"),
        (b"{", "lab-folder-damaged"),
        (b"{}", "lab-folder-damaged"),
        (b"[" * 100_000, "lab-folder-damaged"),
    ],
)
def test_a_manifest_that_cannot_be_read_is_refused(tmp_path, data, code):
    (tmp_path / "study.json").write_bytes(data)
    with pytest.raises(Refusal) as refused:
        open_folder(tmp_path)
    assert refused.value.code == code and "indices" not in str(refused.value)


def test_one_run_at_a_time(tmp_path):
    run, _ = begun(tmp_path / "out", games=1)
    with run.folder.held():
        other, _ = begun(tmp_path / "out", games=1)
        assert code_of(lambda: other.folder.held().__enter__()) == "lab-in-use"


def test_a_full_disk_keeps_what_is_done(tmp_path, quiet, monkeypatch):
    _, result = quiet
    run, kit = begun(tmp_path / "out")
    written = []
    write = Path.write_bytes

    def full(path, data):
        written.append(path)
        if len(written) > 3:
            write(path, data[: len(data) // 2])
            raise OSError(errno.ENOSPC, "No space left on device")
        write(path, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(Refusal) as refused:
        run.go(InProcess(kit))
    monkeypatch.undo()
    assert refused.value.code == "lab-disk-full" and int(refused.value.facts["games"]) > 0
    assert not list((tmp_path / "out").rglob("*.new"))
    _, again = played(tmp_path / "out")
    assert again["digest"] == result["digest"] and again["played"] < 48


def test_a_part_that_is_damaged_is_played_again(tmp_path):
    folder, result = played(tmp_path / "out")
    folder.file(folder.parts[1]).write_bytes(b"PAR1 and then nothing")
    run, kit = begun(tmp_path / "out")
    assert run.replayed and run.go(InProcess(kit))["digest"] == result["digest"] and run.played == 12


def copied(folder, name):
    """A part of the first cell under another name."""
    file = folder.file(folder.parts[0])
    (file.parent / name).write_bytes(file.read_bytes())


def rewritten(folder, change):
    """The rows of the first part, changed by somebody."""
    file = folder.file(folder.parts[0])
    table = pq.read_table(file)
    rows = table.to_pylist()
    change(rows)
    pq.write_table(pa.Table.from_pylist(rows, schema=table.schema), file)


def retold(rows):
    for row in rows:
        row["bots"] = ["master"]
        row["row"] = parts.row_digest(row)


FORGERIES = {
    "shares": lambda folder: rewritten(folder, lambda rows: [row.update(shares=[1.0]) for row in rows]),
    "labels": lambda folder: rewritten(folder, lambda rows: [row.update(heroes="rogue") for row in rows]),
    "bots": lambda folder: rewritten(folder, retold),
    "fewer": lambda folder: rewritten(folder, lambda rows: rows.pop()),
    "twice": lambda folder: rewritten(folder, lambda rows: rows.__setitem__(1, rows[0])),
    "null": lambda folder: rewritten(folder, lambda rows: rows[0].update(cell=None)),
    "empty": lambda folder: rewritten(folder, lambda rows: rows[0].update(shares=[None])),
    "name of another cell": lambda folder: copied(folder, "cell-00001-3.parquet"),
    "name of fewer": lambda folder: copied(folder, "cell-00000-2.parquet"),
    "name of no cell": lambda folder: copied(folder, "cell-00099-3.parquet"),
}


@pytest.mark.long
@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_part_with_other_games_than_its_name_says_is_played_again_and_till_then_not_read(tmp_path, forgery):
    folder, result = played(tmp_path / "out", games=3)
    FORGERIES[forgery](folder)
    assert code_of(lambda: run_query(folder, "select count(*) from games")) == "lab-part-other"
    run, kit = begun(tmp_path / "out", games=3)
    assert len(run.replayed) == 1 and run.go(InProcess(kit))["digest"] == result["digest"]
    assert run_query(folder, "select count(*), sum(shares[1]) from games") == run_query(
        played(tmp_path / "again", games=3)[0], "select count(*), sum(shares[1]) from games"
    )


def test_games_that_lie_in_two_parts_are_counted_once(tmp_path):
    """Somebody copies a part under a name that overlaps with it."""
    changes = {"games": 8, "step": 4, "sweep": {"heroes": ["mage"], "dungeon": ["mudlands"]}}
    whole, result = played(tmp_path / "whole", **changes)
    run, kit = begun(tmp_path / "out", **changes)
    for first, count in ((0, 4), (2, 2)):
        done = play_batch(kit, Batch(0, first, count))
        run.folder.keep(Part(0, first, count, False), done.data)
    assert code_of(lambda: run_query(run.folder, "select 1 from games")) == "lab-part-other"
    again, kit = begun(tmp_path / "out", **changes)
    assert again.replayed == ["part-00000-0000002-2.parquet"]
    assert again.go(InProcess(kit))["digest"] == result["digest"] and rows_of(again.folder) == rows_of(whole)


def test_parts_that_have_been_joined_are_not_counted_beside_the_whole(tmp_path):
    """As whoever is killed between the two leaves them."""
    run, kit = begun(tmp_path / "out", games=3)
    run.folder.keep(Part(0, 0, 3, False), play_batch(kit, Batch(0, 0, 3)).data)
    run.folder.keep(Part(0, 0, 3, True), play_batch(kit, Batch(0, 0, 3)).data)
    assert run_query(run.folder, "select count(*) from games")[1] == [(3,)]
    again, _ = begun(tmp_path / "out", games=3)
    assert not again.replayed and [part.whole for part in again.folder.parts] == [True]


def test_games_of_another_seed_are_not_of_the_study(tmp_path):
    folder, result = played(tmp_path / "out", games=2)
    other, _ = played(tmp_path / "other", games=2, seed=2)
    folder.file(folder.parts[2]).write_bytes(other.file(other.parts[2]).read_bytes())
    assert code_of(lambda: run_query(folder, "select 1 from games")) == "lab-part-other"
    assert played(tmp_path / "out", games=2)[1]["digest"] == result["digest"]


def test_a_folder_whose_digests_are_gone_is_looked_through_once(tmp_path, monkeypatch):
    folder, result = played(tmp_path / "out", games=2)
    (folder.path / "parts.sha256").unlink()
    looked = []
    check = part_check.check_part
    monkeypatch.setattr(part_check, "check_part", lambda *given: looked.append(given[1]) or check(*given))
    assert len(rows_of(folder)) == 8 and len(looked) == 4
    assert played(tmp_path / "out", games=2)[1]["digest"] == result["digest"] and len(looked) == 8
    assert len(rows_of(folder)) == 8 and len(looked) == 8


def test_a_report_shows_the_digest_of_the_games_that_lie_there(tmp_path):
    folder, result = played(tmp_path / "out", games=2)
    assert folder.result["digest"] == result["digest"]
    folder.drop(folder.parts[0])
    assert folder.result is None
    (folder.path / "result.json").write_text("[1]")
    assert folder.result is None


def test_what_was_played_is_added_up_over_all_runs(tmp_path):
    folder, result = played(tmp_path / "out", games=3)
    before = folder.result
    assert played(tmp_path / "out", games=3)[1]["played"] == 0
    assert folder.result == before and before["played"] == 12 and before["seconds"] == result["seconds"] > 0
    folder.drop(folder.parts[0])
    _, again = played(tmp_path / "out", games=3)
    assert again["played"] == 3 and folder.result["played"] == 15
    assert folder.result["seconds"] == pytest.approx(before["seconds"] + again["seconds"])


def test_a_file_that_is_named_otherwise_is_no_part(tmp_path):
    folder, _ = played(tmp_path / "out", games=1)
    copied(folder, "cell-00000-01.parquet")
    assert code_of(lambda: run_query(folder, "select 1 from games")) == "lab-part-foreign"


def test_parts_of_a_newer_format_are_refused(tmp_path):
    folder, _ = played(tmp_path / "out", games=1)
    file = folder.file(folder.parts[0])
    table = pq.read_table(file).replace_schema_metadata({parts.FORMAT_KEY: b"99"})
    pq.write_table(table, file)
    assert code_of(lambda: begun(tmp_path / "out", games=1)) == "lab-part-newer"
    assert code_of(lambda: run_query(folder, "select 1 from games")) == "lab-part-newer"
    pq.write_table(pa.table({"a": [1]}), file)
    assert code_of(lambda: run_query(folder, "select 1 from games")) == "lab-part-foreign"
    file.write_bytes(b"nothing of the kind")
    assert code_of(lambda: run_query(folder, "select 1 from games")) == "lab-part"


# Questions


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    return played(tmp_path_factory.mktemp("small") / "out", games=5)[0]


def test_sql_is_answered(small):
    names, rows = run_query(small, "select heroes, count(*) as n from games group by heroes order by heroes")
    assert names == ["heroes", "n"] and rows == [("mage", 10), ("warrior+rogue", 10)]


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ("selct 1", "lab-query"),
        ("select nothing from games", "lab-query"),
        ("select 1; select 2", "lab-query-one"),
        ("", "lab-query-none"),
        ("drop view games", "lab-query-writes"),
        ("copy games to 'here.csv'", "lab-query-writes"),
        ("create table t as select 1", "lab-query-writes"),
        ("attach 'other.db'", "lab-query-writes"),
        ("set enable_external_access = true", "lab-query-writes"),
        ("select * from read_text('/etc/hostname')", "lab-query"),
        ("select * from 'study.json'", "lab-query"),
    ],
)
def test_a_query_that_is_wrong_or_would_change_something_is_refused(small, question, code):
    assert code_of(lambda: run_query(small, question)) == code


def test_answers_are_json_whatever_is_in_them(small):
    """Numbers that JSON has not are null; days and tables are words."""
    sql = (
        "select 'inf'::double, '-inf'::float, ['nan'::double, 1.5], {'a': 'nan'::double}, map([3], [1]), "
        "date '2026-01-02', null, 0.1::decimal(3, 1)"
    )
    done = CliRunner().invoke(cli, ["lab", "query", str(small.path), sql, "--json"])
    told = json.loads(done.stdout, parse_constant=lambda word: pytest.fail(f"{word} is no JSON"))
    assert told["rows"] == [[None, None, [None, 1.5], {"a": None}, {"3": 1}, "2026-01-02", None, "0.1"]]


def test_there_is_nothing_to_ask_before_a_game_is_played(tmp_path):
    run, _ = begun(tmp_path / "out")
    assert code_of(lambda: run_query(run.folder, "select 1")) == "lab-no-games"


def test_what_a_worker_plays_does_not_depend_on_how_games_are_batched(tmp_path):
    _, kit = begun(tmp_path / "out")
    whole = play_batch(kit, Batch(1, 0, 6)).games
    assert [*play_batch(kit, Batch(1, 0, 2)).games, *play_batch(kit, Batch(1, 2, 4)).games] == whole
    assert msgspec.json.encode(whole)


# The command


def test_a_study_from_the_command_line(tmp_path):
    runner = CliRunner()
    study, out = tmp_path / "study.toml", tmp_path / "out"
    assert runner.invoke(cli, ["lab", "new", str(study)]).exit_code == 0
    assert isinstance(runner.invoke(cli, ["lab", "new", str(study)]).exception, Refusal)
    study.write_text(
        study.read_text().replace("games = 40", "games = 1").replace('["novice", "skilled"]', '["random"]')
    )
    done = runner.invoke(cli, ["lab", "run", str(study), "--out", str(out), "--workers", "1", "--json"])
    told = json.loads(done.stdout)
    assert (told["games"], told["cells"]) == (4, 4) and told["digest"] and told["seconds"] >= 0
    shown = runner.invoke(cli, ["lab", "resume", str(out), "--lang", "fr"]).output
    assert "4 parties dans 4 cases" in shown and told["digest"] in shown
    asked = runner.invoke(cli, ["lab", "query", str(out), "select count(*) as n from games", "--json"])
    assert json.loads(asked.stdout) == {"columns": ["n"], "rows": [[4]]}
    assert isinstance(runner.invoke(cli, ["lab", "resume", str(out), "--workers", "0"]).exception, Refusal)


OURS = sorted((Path(__file__).parents[2] / "studies").glob("*.toml"))


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_our_own_studies_can_be_played(path):
    laboratory = Laboratory(read_study(path))
    laboratory.check()
    assert laboratory.cells and laboratory.study.name == path.stem
