"""Keeps the cards as they were committed, once they have changed: `python tests/cards/keep.py` writes what
`packs/was` of each game lacks. Stored games go on with them.
"""

import hashlib
import subprocess
from pathlib import Path

import msgspec

from underdeck.games.onedeck.compile import pack_files
from underdeck.games.stick.compile import stick_files
from underdeck.packs.history import FOLDER, Files, difference

GAMES = Path(__file__).parents[2] / "src" / "underdeck" / "games"


def digest_of(files: Files) -> str:
    return hashlib.blake2b(b"".join([data for _, data in files]), digest_size=8).hexdigest()


def committed(game: str, name: str) -> bytes:
    return subprocess.run(
        ["git", "show", f"HEAD:./{game}/packs/{name}"], cwd=GAMES, check=True, capture_output=True
    ).stdout


def keep(game: str, before: Files, after: Files) -> None:
    folder, now = GAMES.joinpath(game, *FOLDER), digest_of(after)
    (folder / f"{now}.json").unlink(missing_ok=True)  # cards that are as they were once: the others lead there
    kept = folder / f"{digest_of(before)}.json"
    if digest_of(before) != now and not kept.exists():
        kept.write_bytes(msgspec.json.format(msgspec.json.encode(difference(before, now, after))) + b"\n")


if __name__ == "__main__":
    for game, files in (("onedeck", pack_files()), ("stick", stick_files())):
        keep(game, [(name, committed(game, name)) for name, _ in files], files)
