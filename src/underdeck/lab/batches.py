"""What is sent to whoever plays: some games of a cell. And what comes back."""

from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from pathlib import Path
from time import perf_counter

import msgspec

from underdeck.kernel.refusal import Refusal
from underdeck.lab.edition import edition_of
from underdeck.lab.parts import packed
from underdeck.lab.rows import UNENDED, Row, played
from underdeck.lab.study import Laboratory, Study
from underdeck.packs.outside import OutsidePack, Refs, known, manifest_in, needed

UNGUARDED = nullcontext()


class Kit(msgspec.Struct, frozen=True):
    """All that a worker needs who has nothing but the package: the study, and the packs from outside it is played
    with."""

    study: bytes
    packs: tuple[dict[str, bytes], ...]
    edition: str
    axes: tuple[str, ...]
    records: bool = False
    """Are the records of the games wanted, too?"""


class Batch(msgspec.Struct, frozen=True):
    """Games of a cell, from `first` on."""

    cell: int
    first: int
    count: int


class Said(msgspec.Struct, frozen=True, array_like=True):
    """Of a game, what decides whether its cell is settled."""

    seats: list[str]
    shares: list[float]
    decisions: int
    unended: bool


class Done(msgspec.Struct, frozen=True):
    batch: Batch
    data: bytes
    """A Parquet file."""
    games: list[Said]
    seconds: float


class Lost(msgspec.Struct, frozen=True):
    """Whoever played it is gone."""

    batch: Batch


def kit_of(laboratory: Laboratory, records: bool = False) -> bytes:
    files = tuple([needed(ref).files for ref in laboratory.refs])
    edition = edition_of(laboratory.study.game, laboratory.refs)
    return msgspec.msgpack.encode(
        Kit(msgspec.json.encode(laboratory.study), files, edition, tuple(laboratory.axes), records)
    )


@lru_cache(4)
def unpacked(kit: bytes) -> tuple[Laboratory, list[str], bool]:
    """The study, if it is played here as it is where it came from."""
    found = msgspec.msgpack.decode(kit, type=Kit)
    study = msgspec.json.decode(found.study, type=Study)
    refs = refs_of(found)
    edition = edition_of(study.game, refs)
    if edition != found.edition:
        raise Refusal("lab-worker-edition", found=edition, known=found.edition)
    return Laboratory(study, refs), list(found.axes), found.records


def refs_of(kit: Kit) -> Refs:
    return tuple([known(OutsidePack(Path("pack"), manifest_in(Path("pack"), files), files)) for files in kit.packs])


def play_batch(kit: bytes, batch: Batch, guard: AbstractContextManager[None] = UNGUARDED) -> Done:
    """Play these games, under a guard that may stop them."""
    laboratory, axes, wanted = unpacked(kit)
    cell = laboratory.cells[batch.cell]
    records: list[str] | None = [] if wanted else None
    started = perf_counter()
    with guard:
        rows = [played(laboratory, cell, number, records) for number in range(batch.first, batch.first + batch.count)]
    return Done(batch, packed(rows, cell, axes, records), [said_of(row) for row in rows], perf_counter() - started)


def said_of(row: Row) -> Said:
    return Said(row.seats, row.shares, row.decisions, row.outcome == UNENDED)
