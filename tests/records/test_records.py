"""Nothing that was stored is lost: records of every version open, say the same again, and go on.

`tests/records/VERSION/` is what that version wrote (`making.py`). Nothing there is ever made anew.
"""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import underdeck
from records import making
from records.carrying import carried_on

HERE = Path(__file__).parent
VERSIONS = sorted(file.parent.name for file in HERE.glob("*/records.zip"))
GAMES = ("onedeck", "stick")


def records_of(version, game=""):
    """By name."""
    with zipfile.ZipFile(HERE / version / "records.zip") as archive:
        return {name: archive.read(name).decode() for name in archive.namelist() if name.startswith(game)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_records_of_every_version_go_on(version, game, monkeypatch):
    """All of them: none is bygone."""
    monkeypatch.setenv("UNDERDECK_PACKS", str(HERE / version / "packs"))
    found = records_of(version, game)
    assert len(found) > 20
    for name, text in found.items():
        try:
            carried_on(text)
        except (AssertionError, underdeck.Refusal) as error:
            raise AssertionError(f"{version}/{name}: {error}") from error


def in_later_versions(folder, version, records):
    """By a program of its own that has what none of them knows."""
    files = [folder / f"{version}-{name}" for name in records]
    for file, text in zip(files, records.values(), strict=True):
        file.write_text(text, encoding="utf-8")
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(underdeck.__file__).parent.parent),
        "UNDERDECK_PACKS": str(HERE / version / "packs"),
    }
    command = [sys.executable, str(HERE / "later.py"), *map(str, files)]
    told = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    return told.stderr, told.stdout.strip()


@pytest.mark.parametrize("version", VERSIONS)
def test_a_new_option_and_a_new_field_end_no_stored_game(version, tmp_path):
    records = {f"{game}.record": records_of(version)[f"{game}-key.record"] for game in GAMES}
    assert in_later_versions(tmp_path, version, records) == ("", "2")


@pytest.mark.long
@pytest.mark.parametrize("version", VERSIONS)
def test_a_new_option_and_a_new_field_end_none_of_them(version, tmp_path):
    records = records_of(version)
    assert in_later_versions(tmp_path, version, records) == ("", str(len(records)))


def test_what_a_version_wrote_is_never_made_anew():
    with pytest.raises(FileExistsError):
        making.make(VERSIONS[0])
