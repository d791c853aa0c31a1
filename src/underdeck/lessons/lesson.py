"""A lesson as its file describes it: `lessons/ID.toml` beside a game's texts, or in a pack.

    minutes = 5
    [[slip]]                       # what any answer of this kind is explained by
    answer = "flee"
    say = "flee"                   # lesson-ID-slip-flee
    [[chapter]]
    id = "doors"                   # lesson-ID-doors is its title
    position = "..."               # where it begins
    [[chapter.step]]
    id = "explore"                 # lesson-ID-doors-explore says it
    advice = "explore"

Words are messages of the game (or of the pack), so that a lesson is told in every language. A step's attributes are
what is said of its slips, before what the lesson says of them anywhere; `done` is said when it was done.
"""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib.resources.abc import Traversable
from typing import Annotated

import msgspec
from msgspec import Meta

from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import Match, new
from underdeck.match.match import LARGEST_SEED
from underdeck.packs.outside import Refs, needed, read_toml
from underdeck.packs.reading import Id, Reader
from underdeck.plugin.registry import plugin_of

FOLDER = "lessons"
ENDING = ".toml"
SETTING = "lesson"
"""The setup key of a lesson's match: the lesson and the number of the chapter."""

Pattern = Annotated[str, Meta(min_length=1, max_length=200)]
"""An answer, with `*` and `?` for parts that do not matter."""


class Slip(msgspec.Struct, forbid_unknown_fields=True):
    """A legal answer that was not asked for, with the message that comments on it."""

    answer: Pattern
    say: Id


class Step(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    advice: Pattern
    """The answer that the step waits for."""
    accept: list[Pattern] = []
    """Other answers that the step accepts."""
    point: list[Pattern] = []
    """What the learner should look at: parts of the table by name, or answers."""

    def takes(self, answer: str) -> bool:
        return fits(answer, [self.advice, *self.accept])

    def open(self, options: list[str]) -> bool:
        """Return whether the step can be done now."""
        return any(self.takes(option) for option in options)


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    position: str
    step: Annotated[list[Step], Meta(min_length=1)]
    others: list[Pattern] = []
    """The answers of the other players: `haley play troll`, the first that fits."""
    slip: list[Slip] = []


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    chapter: Annotated[list[Chapter], Meta(min_length=1, max_length=40)]
    minutes: Annotated[int, Meta(ge=1, le=60)] = 5
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] = 1
    seat: Annotated[int, Meta(ge=0, le=9)] = 0
    """The seat of the learner."""
    slip: list[Slip] = []
    game: str = ""
    id: str = ""
    packs: Refs = ()

    def slips_in(self, chapter: Chapter) -> list[Slip]:
        return [*chapter.slip, *self.slip]

    def begin(self, number: int) -> Match:
        """Return a match at the start of the chapter; a missing card gets a clear message."""
        if not 0 <= number < len(self.chapter):
            raise Refusal("lesson-chapter", lesson=self.id, number=number + 1, most=len(self.chapter))
        chapter = self.chapter[number]
        ids = [ref.id for ref in self.packs]
        setting = {SETTING: [self.id, number]}
        try:
            match = new(self.game, seed=self.seed, position=chapter.position, packs=ids, **setting)
        except Refusal as refusal:
            raise Refusal("lesson-position", lesson=self.id, chapter=chapter.id).because(refusal) from None
        if self.seat >= len(match.seats):
            raise Refusal("lesson-seat", lesson=self.id, chapter=chapter.id, seats=len(match.seats))
        return match


def fits(answer: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(answer, pattern) for pattern in patterns)


def lessons_of(game: str, packs: Refs = ()) -> dict[str, Lesson]:
    """Return the lessons by id: the game's own, then those of the packs."""
    found = {id: lesson(game, id, f"{FOLDER}/{id}{ENDING}", data) for id, data in files_in(plugin_of(game).room)}
    for ref in packs:
        found |= {id: lesson(game, id, f"{ref.id}/{name}", data, packs) for id, name, data in needed(ref).lessons()}
    return found


def lesson_of(game: str, id: str, packs: Refs = ()) -> Lesson:
    known = lessons_of(game, packs)
    if id not in known:
        raise Refusal("unknown-lesson", name=id[:60], known=len(known), choices=choices(known))
    return known[id]


def files_in(room: Traversable) -> Iterator[tuple[str, bytes]]:
    folder = room / FOLDER
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            if file.name.endswith(ENDING):
                yield file.name.removesuffix(ENDING), file.read_bytes()


def lesson(game: str, id: str, file: str, data: bytes, packs: Refs = ()) -> Lesson:
    """Return the lesson from its file; refuse errors with their place."""
    reader = Reader()
    reader.file, reader.card = file, FOLDER
    read = reader.convert(read_toml(file, data), Lesson)
    read.game, read.id, read.packs = game, id, packs
    return read
