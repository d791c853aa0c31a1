"""Nothing that was stored is lost: records of every version open, say the same again, and go on.

`tests/records/VERSION/` is what that version wrote (`making.py`). Nothing there is ever made anew.
"""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import underdeck
from records import making
from records.carrying import carried_on
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules import editions
from underdeck.games.stick.compile import stick_pack
from underdeck.games.stick.rules import options
from underdeck.match.match import find_game

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


def covered(game):
    """What the records of all versions are games with: settings and parts of the header, each as `name value`."""
    found = set()
    for version in VERSIONS:
        for name, text in records_of(version, game).items():
            header = json.loads(text.split("\n", 2)[1])
            setup = header.pop("setup", {})
            players = setup.get("players", [])
            found |= {name.partition("-by-")[2].removesuffix(".record"), *header}
            found |= {"key position"} if {"key", "position"} <= header.keys() else set()
            found |= {f"{option} {value}" for option, value in setup.get("options", {}).items()}
            found |= {f"rules {header['rules']}", f"players {type(players).__name__}"}
            for setting in ("heroes", "variants", *["players"] * isinstance(players, list)):
                found |= {f"{setting} {each}" for each in setup.get(setting, [])}
                found.add(f"{setting} {len(setup.get(setting, []))}")
            found |= {f"{setting} {setup.get(setting)}" for setting in ("dungeon", "length", "set", "hordes", "preset")}
            edition = setup.get("edition", "1.9")
            found |= {f"edition {edition}", f"{editions.PRESETS[edition].get('tiers', 'four')} {setup.get('tier')}"}
            found |= {"sheets"} if "sheets" in setup else set()
            found |= {"marks"} if "\n0 mark " in text else set()
    return found


def wanted(game):
    yield from (f"rules {find_game(game)[0].rules_version}", "packs", "key", "position", "key position", "parts")
    yield from ("players dict", *[name.replace("/", "-").partition(":")[0] for name, _ in making.bots(game)])
    if game == "onedeck":
        yield from (f"{option} {value}" for option, values in editions.OPTIONS.items() for value in values)
        yield from (f"{kind} {tier}" for kind, tiers in editions.TIERS.items() for tier in tiers)
        yield from (f"heroes {each}" for each in (1, 2, 4, *onedeck_pack().pack.heroes))
        yield from (f"dungeon {each}" for each in onedeck_pack().pack.dungeons)
        yield from (f"edition {each}" for each in editions.PRESETS)
        yield from ("set hybrid", "hordes True", "sheets", "marks")
    else:
        yield from (f"{option} {value}" for option, values in options.OPTIONS.items() for value in values)
        yield from (f"players {each}" for each in (2, 3, 4, 5, 6, *[each.id for each in stick_pack().pack.characters]))
        yield from (f"{setting} {each}" for setting, known in
                    (("length", options.LENGTHS), ("variants", options.VARIANTS), ("preset", options.PRESETS))
                    for each in known)  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_game_can_be_played_with_is_in_the_records(game):
    """Rules, options, packs, keys, parts and bots of today among them: else make records of today."""
    found = covered(game)
    assert [each for each in wanted(game) if each not in found] == []


def test_what_a_version_wrote_is_never_made_anew():
    with pytest.raises(FileExistsError):
        making.make(VERSIONS[0])
