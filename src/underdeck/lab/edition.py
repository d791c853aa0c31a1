"""The edition: a digest of rules, cards and bots, because others would play the same games differently."""

import hashlib
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from underdeck.packs.outside import Refs
from underdeck.plugin.registry import plugin_of

ROOMS = ("kernel", "match", "bots", "packs")
"""The folders of the house that decide how a game goes."""
READ = (".py", ".toml", ".json")


@lru_cache
def edition_of(game: str, refs: Refs) -> str:
    """Return a digest of all that decides how a game goes, the same for the same files anywhere."""
    found = hashlib.blake2b(digest_size=8)
    house = resources.files("underdeck")
    for room in [*[house / name for name in ROOMS], plugin_of(game).room]:
        add(found, room)
    for file in ("lab/rows.py", "lab/study.py", "lab/chronicle.py"):
        found.update((house / file).read_bytes())
    for ref in refs:
        found.update(ref.digest.encode())
    return found.hexdigest()


def add(found: "hashlib.blake2b", room: Traversable) -> None:
    for each in sorted(room.iterdir(), key=lambda entry: entry.name):
        if each.is_dir():
            if not each.name.startswith((".", "__")):
                add(found, each)
        elif each.name.endswith(READ):
            found.update(each.name.encode() + b"\0" + each.read_bytes().replace(b"\r\n", b"\n"))
