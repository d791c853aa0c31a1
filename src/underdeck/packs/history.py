"""Past versions of a game's own cards. Stored games continue with the cards they were dealt from.

`packs/was/DIGEST.json` in a game's folder says how the cards of that digest differ from those that came `then`, line
by line; `tests/cards/keep.py` writes it when cards change.
"""

from collections.abc import Callable, Mapping, Sequence
from difflib import SequenceMatcher
from importlib.resources.abc import Traversable
from pathlib import PurePath

import msgspec

from underdeck.packs.outside import OutsidePack, PackRef, Refs, needed

FOLDER = ("packs", "was")
Files = list[tuple[str, bytes]]
MOST_MIXES = 32
"""The most combinations of our own cards and third-party packs that are kept compiled."""


class PastCards(msgspec.Struct, forbid_unknown_fields=True):
    then: str
    files: dict[str, list[tuple[int, int, list[str]]]]
    """The changes of each file, the last first: from which line how many lines differed, and the lines instead."""


def own_refs(digest: str) -> Refs:
    """Return the reference to our own cards of that digest, beside those of packs; no pack has such an id."""
    return (PackRef("", "", digest),)


def split_refs(packs: Refs) -> tuple[str, Refs]:
    """Return the digest of our own cards ('' for today's) and the third-party packs."""
    return (packs[0].digest, packs[1:]) if packs and not packs[0].id else ("", packs)


def card_sources(files: Callable[[str], Files], packs: Refs) -> tuple[Files, list[OutsidePack]]:
    """Return the files to compile, our own cards of today or of the past, and the third-party packs."""
    digest, outside = split_refs(packs)
    return files(digest), [needed(ref) for ref in outside]


def own_files(room: Traversable, names: Sequence[str], digest: str = "") -> Files:
    """Return the files of a game's own cards, of today or of that digest."""
    today = [(f"{name}.toml", room.joinpath("packs", f"{name}.toml").read_bytes()) for name in names]
    return files_of(past_cards(room), digest, today) if digest else today


def past_cards(room: Traversable) -> Mapping[str, PastCards]:
    """Return the stored past versions of the cards, by their digests."""
    folder = room.joinpath(*FOLDER)
    files = folder.iterdir() if folder.is_dir() else ()
    return {PurePath(file.name).stem: msgspec.json.decode(file.read_bytes(), type=PastCards) for file in files}


def files_of(known: Mapping[str, PastCards], digest: str, today: Files) -> Files:
    """Return the cards of that digest: today's, reverted change by change."""
    if digest not in known:
        return today
    was = known[digest]
    return [(name, reverted(data, was.files.get(name, ()))) for name, data in files_of(known, was.then, today)]


def reverted(data: bytes, changes: Sequence[tuple[int, int, list[str]]]) -> bytes:
    lines = data.decode().splitlines(keepends=True)
    for start, count, others in changes:
        lines[start : start + count] = others
    return "".join(lines).encode()


def difference(before: Files, digest: str, after: Files) -> PastCards:
    """Return how older cards differ from the cards of that digest, which replaced them."""
    found: dict[str, list[tuple[int, int, list[str]]]] = {}
    for (name, old), (_, new) in zip(before, after, strict=True):
        lines, others = new.decode().splitlines(keepends=True), old.decode().splitlines(keepends=True)
        steps = SequenceMatcher(None, lines, others, autojunk=False).get_opcodes()
        changes = [(i, j - i, others[k:m]) for what, i, j, k, m in reversed(steps) if what != "equal"]
        if changes:
            found[name] = changes
    return PastCards(digest, found)
