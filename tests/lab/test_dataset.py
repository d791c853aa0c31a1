"""Data sets: the same bytes whoever makes them, and every way in which somebody else's can be wrong."""

import hashlib
import json
import shutil
import zipfile

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

from underdeck.bots import ask, make_bot
from underdeck.cli.main import cli
from underdeck.kernel.refusal import Refusal
from underdeck.lab import dataset_check
from underdeck.lab.batches import play_batch
from underdeck.lab.dataset import CARD, MANIFEST, RECORDS, ROWS, card, everything, record_name, sha256
from underdeck.lab.dataset_check import check_dataset, open_dataset
from underdeck.lab.executor import InProcess
from underdeck.lab.parts import row_digest
from underdeck.lab.rows import replayed
from underdeck.lab.study import Laboratory, canonical
from underdeck.match.match import load
from underdeck.plugin.registry import plugin_of
from underdeck.text import LANGUAGES, text_in

STUDY = """
name = "small"
game = "onedeck"
games = 3
bot = "random"
[sweep]
heroes = ["mage", "warrior+rogue"]
dungeon = ["dragons-cave"]
"""


def invoked(*words):
    return CliRunner().invoke(cli, ["lab", "dataset", *[str(word) for word in words], "--lang", "en"])


@pytest.fixture(scope="module")
def study(tmp_path_factory):
    file = tmp_path_factory.mktemp("study") / "study.toml"
    file.write_text(STUDY)
    return file


@pytest.fixture(scope="module")
def made(study):
    done = invoked(study, "--out", study.parent / "made", "--workers", "1")
    assert done.exit_code == 0, done.output
    return study.parent / "made"


@pytest.fixture
def copy(made, tmp_path):
    return shutil.copytree(made, tmp_path / "copy")


def faults(path, sample=None):
    found = check_dataset(path, sample).troubles
    for language in LANGUAGES:
        for each in found:
            assert not text_in(language).refusal(each).startswith("refuse-")
    return [each.code for each in found]


def state(path, **facts):
    """The manifest and the card as a forger would leave them: all digests of files are right."""
    manifest = json.loads((path / MANIFEST).read_text()) | facts
    (path / MANIFEST).write_text(json.dumps(manifest))
    found = open_dataset(path)
    (path / CARD).write_text(card(found, Laboratory(found.study, tuple(found.packs)), text_in("en")))
    sign(path)


def sign(path):
    manifest = json.loads((path / MANIFEST).read_text())
    manifest["files"] = {name: sha256(path / name) for name in manifest["files"]}
    (path / MANIFEST).write_text(json.dumps(manifest))


def forge(path, change):
    """Rows as somebody would have liked them, with all digests right."""
    table = pq.read_table(path / ROWS)
    rows = change(table.to_pylist())
    for row in rows:
        row["row"] = row_digest(row)
    enter(path, rows, table.schema)


def enter(path, rows, schema):
    """With the records of these games and no others."""
    pq.write_table(pa.Table.from_pylist(rows, schema=schema), path / ROWS)
    digest = hashlib.blake2b("".join([row["row"] for row in rows]).encode(), digest_size=8).hexdigest()
    state(path, digest=digest, games=len(rows), decisions=sum(row["decisions"] for row in rows))
    names = [record_name(row["cell"], row["number"]) for row in rows]
    rewrite(path, lambda records: {name: record for name, record in records.items() if name in names})


def rewrite(path, change):
    """The records, changed."""
    with zipfile.ZipFile(path / RECORDS) as found:
        records = {name: found.read(name).decode() for name in found.namelist()}
    with zipfile.ZipFile(path / RECORDS, "w") as written:
        for name, record in change(records).items():
            written.writestr(name, record)
    state(path)


@pytest.mark.long
def test_any_number_of_workers_makes_the_same_bytes_and_the_check_agrees(study, made, tmp_path):
    done = invoked(study, "--out", tmp_path / "made", "--workers", "2", "--json")
    told = json.loads(done.stdout)
    assert told["games"] == 6 and told["digest"] == open_dataset(made).digest
    assert all(
        (made / name).read_bytes() == (tmp_path / "made" / name).read_bytes() for name in (ROWS, RECORDS, MANIFEST)
    )
    assert not (made / ".study").exists()
    assert "6 games, 6 replayed, 5 played once more" in invoked("--check", made).output
    assert json.loads(invoked("--check", made, "--sample", "2", "--json").stdout)["replayed"] == 2


def test_the_card_says_how_it_was_made(made):
    found, card = open_dataset(made), (made / "README.md").read_text()
    for word in (found.digest, found.edition, found.cards, "underdeck lab dataset study.toml", "CC0-1.0", "`taken`"):
        assert word in card
    assert "dataset-" not in card


def test_what_was_interrupted_is_gone_on_with(study, made, tmp_path, monkeypatch):
    waited = []

    def interrupted(self, seconds):
        waited.append(1)
        if len(waited) == 3:
            raise KeyboardInterrupt
        return [play_batch(self.kit, self.waiting.popleft())]

    with monkeypatch.context() as patched:
        patched.setattr(InProcess, "wait", interrupted)
        done = invoked(study, "--out", tmp_path / "out", "--workers", "1")
    assert done.exit_code == 130 and "the same command" in done.output
    assert code_of(lambda: open_dataset(tmp_path / "out")) == "dataset-none"
    assert invoked(study, "--out", tmp_path / "out", "--workers", "1").exit_code == 0
    assert (tmp_path / "out" / ROWS).read_bytes() == (made / ROWS).read_bytes()


def test_a_record_that_was_changed_before_it_was_published_is_played_again(study, made, tmp_path, monkeypatch):
    done = []

    def interrupted(self, seconds):
        if len(done) == 2:
            raise KeyboardInterrupt
        done.append(play_batch(self.kit, self.waiting.popleft()))
        return [done[-1]]

    with monkeypatch.context() as patched:
        patched.setattr(InProcess, "wait", interrupted)
        invoked(study, "--out", tmp_path / "out", "--workers", "1")
    part = min((tmp_path / "out" / ".study" / "parts").iterdir())
    table = pq.read_table(part)
    rows = [row | {"record": row["record"].replace("= ", "= 9", 1)} for row in table.to_pylist()]
    pq.write_table(pa.Table.from_pylist(rows, schema=table.schema), part)
    assert f"{part.name} was damaged" in invoked(study, "--out", tmp_path / "out", "--workers", "1").output
    assert (tmp_path / "out" / RECORDS).read_bytes() == (made / RECORDS).read_bytes()


def code_of(attempt):
    with pytest.raises(Refusal) as refused:
        attempt()
    return refused.value.code


def test_where_nothing_can_be_made_it_says_so(study, made, tmp_path):
    (tmp_path / "letter.txt").write_text("dear")
    assert invoked(study).exception.code == "dataset-how"
    assert invoked(study, "--out", made).exception.code == "dataset-there"
    assert invoked(study, "--out", tmp_path).exception.code == "dataset-taken"
    assert invoked("--game", "onedeck", "--games", "3", "--out", tmp_path / "new").exception.code == "dataset-few"
    assert not (tmp_path / "new").exists()


def test_without_a_study_everything_is_played():
    study = everything(plugin_of("stick"), 23, "novice", 7, [])
    assert (study.games, study.seed, len(Laboratory(study).cells)) == (4, 7, 5)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b'{"format": 99}', "dataset-newer"),
        (b"[]", "dataset-damaged"),
        (b"[1]", "dataset-damaged"),
        (b"{", "dataset-damaged"),
        (b"{}", "dataset-damaged"),
        (b"[" * 100_000, "dataset-damaged"),
        (b'{"format": "\xff"}', "dataset-damaged"),
    ],
)
def test_a_manifest_that_cannot_be_read(tmp_path, data, code):
    assert code_of(lambda: open_dataset(tmp_path)) == "dataset-none"
    (tmp_path / MANIFEST).write_bytes(data)
    with pytest.raises(Refusal) as refused:
        open_dataset(tmp_path)
    assert refused.value.code == code and "indices" not in str(refused.value)


def test_files_that_are_missing_changed_or_of_a_newer_format(copy):
    (copy / "README.md").write_text("mine")
    assert faults(copy) == ["dataset-changed"]
    table = pq.read_table(copy / ROWS)
    pq.write_table(table.replace_schema_metadata({b"underdeck-lab": b"99"}), copy / ROWS)
    state(copy)
    assert faults(copy) == ["lab-part-newer"]
    (copy / ROWS).write_bytes(b"PAR1")
    state(copy)
    assert faults(copy) == ["lab-part"]
    (copy / RECORDS).unlink()
    assert "dataset-missing" in faults(copy)


def test_a_zip_that_is_cut_off(copy):
    data = (copy / RECORDS).read_bytes()
    (copy / RECORDS).write_bytes(data[: len(data) // 2])
    assert faults(copy) == ["dataset-changed", "dataset-damaged"]


def test_a_row_that_was_changed(copy):
    table = pq.read_table(copy / ROWS)
    rows = table.to_pylist()
    rows[0]["turns"] += 1
    pq.write_table(pa.Table.from_pylist(rows, schema=table.schema), copy / ROWS)
    state(copy)
    assert faults(copy) == ["dataset-row", "dataset-fact"]
    state(copy, digest="0" * 16)
    assert "dataset-digest" in faults(copy)


def won(rows):
    rows[1] |= {"outcome": "victory", "shares": [1.0]}
    return rows


def test_a_forged_outcome_is_found_in_the_record(copy):
    forge(copy, won)
    assert faults(copy) == ["dataset-outcome"]
    done = invoked("--check", copy)
    assert done.exit_code == 1 and "game 1: the row says “victory”, but the record ends with “defeat”" in done.output


def test_games_that_were_left_out_are_missed(copy):
    forge(copy, lambda rows: rows[:2] + rows[3:])
    assert faults(copy) == ["dataset-gap"]
    state(copy, games=6)
    assert faults(copy) == ["dataset-count", "dataset-gap"]
    forge(copy, lambda rows: [])
    assert faults(copy) == ["dataset-gap", "dataset-gap"]
    assert "failed the check" in invoked("--check", copy).output


def test_of_a_study_that_stops_when_it_is_settled_no_game_can_be_left_out_or_added(tmp_path):
    (tmp_path / "study.toml").write_text(STUDY.replace("games = 3", "width = 0.7\nstep = 2\nmost = 12"))
    out = tmp_path / "out"
    assert invoked(tmp_path / "study.toml", "--out", out, "--workers", "1").exit_code == 0
    assert faults(out) == []
    table = pq.read_table(out / ROWS)
    rows = table.to_pylist()
    count = sum(row["cell"] == 0 for row in rows)
    for fewer in range(count):
        kept = [row for row in rows if row["cell"] or row["number"] < fewer]
        shutil.copytree(out, tmp_path / f"{fewer}")
        enter(tmp_path / f"{fewer}", kept, table.schema)
        assert faults(tmp_path / f"{fewer}") == ["dataset-gap"]
    shutil.copytree(out, tmp_path / "more")
    study = json.loads((out / MANIFEST).read_text())["study"]
    state(tmp_path / "more", study=study | {"width": 0.95, "step": 1})
    assert set(faults(tmp_path / "more")) == {"dataset-gap"}


def test_a_study_of_a_thousand_million_games_is_not_counted_one_by_one(copy):
    study = json.loads((copy / MANIFEST).read_text())["study"]
    state(copy, study=study | {"games": 10**9})
    assert faults(copy) == ["dataset-gap", "dataset-gap"]
    state(copy, study=study | {"games": 0})
    assert faults(copy) == ["lab-games"]


def test_what_was_swept_is_held_against_the_cell(copy):
    table = pq.read_table(copy / ROWS)
    other = {"mage": "warrior+rogue", "warrior+rogue": "mage"}
    enter(copy, [row | {"heroes": other[row["heroes"]]} for row in table.to_pylist()], table.schema)
    assert faults(copy) == ["dataset-label"] * 6
    enter(copy, [row | {"heroes": None} for row in table.to_pylist()], table.schema)
    assert faults(copy) == ["dataset-label"] * 6


def with_column(name, values):
    def change(table):
        place = table.column_names.index(name)
        return table.set_column(place, name, values(table[name].to_pylist()))

    return change


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("heroes", lambda table: table.drop_columns(["heroes"])),
        ("turns", lambda table: table.drop_columns(["turns"])),
        ("mine", lambda table: table.append_column("mine", pa.array([1] * 6))),
        ("cell", lambda table: table.append_column("cell", table["cell"])),
        ("cell", with_column("cell", lambda found: pa.array([None, *found[1:]], pa.int32()))),
        ("cell", with_column("cell", lambda found: pa.array([str(each) for each in found]))),
        ("number", with_column("number", lambda found: pa.array([float(each) for each in found]))),
        ("row", with_column("row", lambda found: pa.array([None, *found[1:]], pa.string()))),
        ("shares", with_column("shares", lambda found: pa.array([[None], *found[1:]], pa.list_(pa.float64())))),
        ("shares", with_column("shares", lambda found: pa.array([each[0] for each in found]))),
        ("foe", with_column("foe", lambda found: pa.array([b"\xff"] * 6, pa.binary()).view(pa.string()))),
    ],
)
def test_columns_of_another_kind_are_named(copy, name, change):
    pq.write_table(change(pq.read_table(copy / ROWS)), copy / ROWS)
    state(copy)
    assert faults(copy) == ["dataset-columns"]
    done = invoked("--check", copy)
    assert done.exit_code == 1 and f"of the wrong type: {name}." in done.output and "in 6 games" in done.output


@pytest.mark.parametrize("shares", [[], [1.0, 0.0, 0.0], [float("nan")], [7.0]])
def test_shares_that_nobody_can_have_won(copy, shares):
    forge(copy, lambda rows: [rows[0] | {"shares": shares}, *rows[1:]])
    assert faults(copy) == ["dataset-gap", "dataset-fact"]


def test_a_cell_that_the_study_does_not_have(copy):
    for cell in (-1, 2):
        forge(copy, lambda rows, cell=cell: [*rows[:-1], rows[-1] | {"cell": cell}])
        assert faults(copy) == ["dataset-cell", "dataset-gap", "dataset-no-record"]


def test_a_card_or_a_count_that_says_otherwise(copy):
    file = copy / CARD
    said = file.read_text()
    file.write_text(said.replace("random", "master"))
    sign(copy)
    assert faults(copy) == ["dataset-card"]
    state(copy, decisions=5)
    assert faults(copy) == ["dataset-decisions"]
    state(copy, decisions=sum(pq.read_table(copy / ROWS)["decisions"].to_pylist()), underdeck="0.0.1")
    file.write_text("\n".join(["In the words of another version", *file.read_text().split("\n")[1:]]))
    sign(copy)
    assert faults(copy) == []
    file.write_text(file.read_text().replace("| random |", "| master |"))
    sign(copy)
    assert faults(copy) == ["dataset-card"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_may_be_in_any_of_our_languages(copy, language):
    found = open_dataset(copy)
    (copy / CARD).write_text(card(found, Laboratory(found.study), text_in(language)), encoding="utf-8")
    sign(copy)
    assert faults(copy) == []


def test_without_its_card_it_is_not_whole(copy):
    (copy / CARD).unlink()
    manifest = json.loads((copy / MANIFEST).read_text())
    del manifest["files"][CARD]
    (copy / MANIFEST).write_text(json.dumps(manifest))
    assert faults(copy) == ["dataset-missing"]


def test_what_does_not_belong_to_it_is_named(copy):
    (copy / "evil.txt").write_text("x")
    (copy / ".gitattributes").write_text("*.parquet binary")
    rewrite(copy, lambda records: records | {"../evil": "x", "a\x1b[2J": "x"})
    assert faults(copy) == ["dataset-foreign"] * 3
    told = invoked("--check", copy).output
    assert "evil.txt does not" in told and "records.zip/../evil does not" in told and "\x1b" not in told


def test_records_that_are_missing_or_damaged(copy):
    name = record_name(0, 1)
    rewrite(copy, lambda records: {each: record for each, record in records.items() if each != name})
    assert faults(copy) == ["dataset-no-record"]
    rewrite(copy, lambda records: records | {name: records[record_name(0, 0)].replace("= ", "= 9", 1)})
    assert faults(copy) == ["dataset-record"]
    rewrite(copy, lambda records: records | {name: records[record_name(0, 0)]})
    assert faults(copy) == ["dataset-seed"]


def test_a_game_that_somebody_else_played_is_not_the_bots(copy, monkeypatch):
    """Everything fits but the play."""
    laboratory = Laboratory(open_dataset(copy).study)
    cell = laboratory.cells[0]
    match = laboratory.begin(cell, cell.chance(1, 0))
    other = make_bot("novice", 3, "onedeck")
    while match.outcome is None:
        match.submit(*ask(other, match))
    rewrite(copy, lambda records: records | {record_name(0, 0): match.record()})
    assert faults(copy) == ["dataset-fact"]
    told = json.loads(canonical(replayed(laboratory, cell, 0, load(match.record()))))
    forge(copy, lambda rows: [{**rows[0], **told}, *rows[1:]])
    monkeypatch.setattr(dataset_check, "AGAIN", 6)
    assert faults(copy) == ["dataset-again"]


def test_other_rules_or_cards(copy):
    state(copy, cards="0" * 16)
    assert faults(copy) == ["dataset-cards"]
    state(copy, rules=1)
    assert faults(copy) == ["dataset-rules"]


def test_by_other_bots_all_but_their_judgement_is_compared(copy):
    state(copy, edition="0" * 16)
    proof = check_dataset(copy)
    assert proof.others and not proof.troubles and proof.replayed == 6 and proof.again == 0
    assert "other bots" in invoked("--check", copy).output


def test_a_pack_that_is_not_here(copy):
    state(copy, packs=[{"id": "fen", "version": "1", "digest": "0" * 16}])
    assert faults(copy) == ["record-pack-absent"]
