"""Reading a damaged WAL, of which SQLite would silently drop a part.

SQLite reads this file up to the first frame whose checksum is wrong, and overwrites what comes after it. But each
checksum goes on from the one before as it is written there, so every frame can be tried by itself: what a damaged one
held may stand in a later one, too. https://www.sqlite.org/fileformat2.html#the_write_ahead_log
"""

import struct
import sys
from array import array
from pathlib import Path
from typing import NamedTuple

HEADER = struct.Struct(">8I")
"""Magic number, version, page size, checkpoints so far, two salts, two sums."""
FRAME = struct.Struct(">6I")
"""Page, pages of the database after a commit (0 before it), two salts, two sums."""
MAGIC, VERSION = 0x377F0682, 3007000
"""The last bit of the magic number marks sums of big-endian words."""
PAGE_SIZES = tuple(1 << exponent for exponent in range(9, 17))

Sums = tuple[int, int]


class Frame(NamedTuple):
    page: int
    size: int
    """The pages of the database after a transaction; else 0."""
    sound: bool
    data: bytes


class Wal:
    """The frames since the last restart of the file, also those after a damaged one."""

    def __init__(self, data: bytes, page_size: int) -> None:
        magic, _, own_size, self.checkpoints, *rest = HEADER.unpack_from(data)
        sums = rest[2], rest[3]
        big = bool(magic & 1)
        self.headed = magic | 1 == MAGIC | 1 and summed(data[:24], (0, 0), big) == sums
        """Whether its beginning is sound; with any other SQLite drops it all."""
        self.page_size = own_size if self.headed else page_size
        step = FRAME.size + self.page_size
        places = range(HEADER.size, len(data) - step + 1, step)
        self.salts: Sums = (rest[0], rest[1]) if self.headed else most_salts(data, places)
        frames: list[Frame] = []
        ends = 0
        for place in places:
            page, size, salt, other, *stated = FRAME.unpack_from(data, place)
            body = data[place + FRAME.size : place + step]
            ours = (salt, other) == self.salts
            sound = ours and page > 0 and summed(body, summed(data[place : place + 8], sums, big), big) == tuple(stated)
            frames.append(Frame(page, size, sound, body))
            ends = len(frames) if ours else ends
            sums = stated[0], stated[1]
        self.frames = frames[:ends]  # after that lies what was carried over long ago

    @property
    def damaged(self) -> bool:
        return bool(self.frames) and not (self.headed and all(frame.sound for frame in self.frames[: self.ended]))

    @property
    def ended(self) -> int:
        """Return how many frames lead to the last commit, sound or not.

        Later frames were rolled back, perhaps in part overwritten since, or never finished: SQLite drops them, and
        nobody saw their answers."""
        return max([number for number, frame in enumerate(self.frames, 1) if frame.size], default=0)

    @property
    def recoverable(self) -> int:
        """Return how many frames lead to the last commit of which every page is known."""
        unknown: set[int] = set()
        found = 0
        for number, frame in enumerate(self.frames, 1):
            (unknown.discard if frame.sound else unknown.add)(frame.page)
            if frame.sound and frame.size and not unknown:
                found = number
        return found

    @property
    def lost(self) -> bool:
        """Return whether answers after that were shown. The last frame may be unfinished."""
        return any(frame.sound and frame.size for frame in self.frames[self.recoverable : -1])

    def written(self, count: int) -> bytes:
        """Return a new WAL with the sound ones of the first frames; the last one ends a transaction."""
        kept = [frame for frame in self.frames[:count] if frame.sound]
        head = HEADER.pack(MAGIC, VERSION, self.page_size, self.checkpoints, *self.salts, 0, 0)[:24]
        sums = summed(head, (0, 0), False)
        parts = [head, struct.pack(">2I", *sums)]
        size = 0
        for number, frame in enumerate(kept, 1):
            size = max(size, frame.size, frame.page)
            begun = struct.pack(">2I", frame.page, frame.size or (size if number == len(kept) else 0))
            sums = summed(frame.data, summed(begun, sums, False), False)
            parts += [begun, struct.pack(">4I", *self.salts, *sums), frame.data]
        return b"".join(parts)


def read_wal(file: Path, database: Path) -> Wal | None:
    """Return the WAL; None if there is none or it is empty."""
    try:
        data = file.read_bytes()
        with database.open("rb") as head:
            size = int.from_bytes(head.read(18)[16:], "big")
    except FileNotFoundError:
        return None
    size = 1 << 16 if size == 1 else size
    if len(data) <= HEADER.size or size not in PAGE_SIZES:
        return None
    return Wal(data, size)


def most_salts(data: bytes, places: range) -> Sums:
    """Return the salts of the first frame: a rewritten file begins there."""
    _, _, salt, other, *_ = FRAME.unpack_from(data, places[0]) if places else (0,) * 6
    return salt, other


def summed(data: bytes, sums: Sums, big: bool) -> Sums:
    words = array("I", data)
    if big != (sys.byteorder == "big"):
        words.byteswap()
    first, second = sums
    pairs = iter(words)
    for word in pairs:
        first = (first + word + second) & 0xFFFFFFFF
        second = (second + next(pairs) + first) & 0xFFFFFFFF
    return first, second
