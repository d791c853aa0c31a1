"""The same game for everybody: of the day and of the week. The date says which it is, a server draws its chance."""

import hashlib
import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec

from underdeck.forms.trial import sound_plugins
from underdeck.kernel.refusal import Refusal
from underdeck.kernel.rng import Rng
from underdeck.match import Match, new
from underdeck.plugin.fields import BOT, ME
from underdeck.plugin.registry import OURS, game_names, plugin_of
from underdeck.progress.facet import ProgressFacet

DAILY, WEEKLY = KINDS = ("daily", "weekly")
SPANS = {DAILY: timedelta(days=1), WEEKLY: timedelta(days=7)}
FIRST = date(2026, 1, 5)
"""A Monday: of it everything is number one. A clock that is earlier is wrong."""
SEED_BYTES = 6
"""A browser counts no further exactly."""


def today() -> date:
    """Everywhere the same."""
    return datetime.now(UTC).date()


class Challenge(msgspec.Struct):
    id: str
    kind: str
    game: str
    number: int
    """Counted from the first."""
    day: str
    """On which it begins, as 2026-11-16."""
    seed: int
    """Of the date. Where a server drew a key, it alone makes no chance."""
    setup: dict[str, Any]
    seats: list[str]
    """`me` or `bot`."""
    twist: str = ""

    @property
    def last(self) -> date:
        """On which it may be played."""
        return date.fromisoformat(self.day) + SPANS[self.kind] - timedelta(days=1)

    def begun(self, key: str = "") -> Match:
        return new(self.game, seed=self.seed, key=key, **self.setup)


def seed_of(words: str) -> int:
    return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=SEED_BYTES).digest())


def challenge(kind: str, game: str, day: date) -> Challenge | None:
    """Of that day, or of the week it is in; None where the game has none."""
    first = day - timedelta(days=day.weekday()) if kind == WEEKLY else day
    id = f"{kind}-{game}-{first.isoformat()}"
    facet, rng = ProgressFacet.of(plugin_of(game)), Rng(seed_of(id))
    course = facet.daily(rng) if kind == DAILY else facet.weekly(rng)
    if course is None:
        return None
    number = (first - FIRST) // SPANS[kind] + 1
    seed = seed_of(f"{id} seed")
    return Challenge(id, kind, game, number, first.isoformat(), seed, course.setup, course.seats, course.twist)


def challenges_of(day: date) -> list[Challenge]:
    check_clock(day)
    return of_kinds(dict.fromkeys(KINDS, day))


def coming(day: date) -> list[Challenge]:
    """What is next after those of that day."""
    return of_kinds({kind: day + SPANS[kind] for kind in KINDS})


def before(known: Challenge) -> Challenge | None:
    """The one that came last; None before the first."""
    day = date.fromisoformat(known.day) - SPANS[known.kind]
    return challenge(known.kind, known.game, day) if day >= FIRST else None


def of_kinds(days: dict[str, date]) -> list[Challenge]:
    found = [offered(kind, plugin.name, day) for kind, day in days.items() for plugin in sound_plugins()]
    return [each for each in found if each is not None]


def offered(kind: str, game: str, day: date) -> Challenge | None:
    """None of a stranger's game that fails here: the others are offered."""
    try:
        return challenge(kind, game, day)
    except Exception:
        if game in OURS:
            raise
        return None


def check_clock(day: date) -> None:
    if day < FIRST:
        raise Refusal("clock", day=day.isoformat())


def read_id(id: str) -> tuple[str, str, date] | None:
    """Return kind, game and day of an id such as `daily-onedeck-2026-11-20`; None if there is nothing of that name."""
    found = re.fullmatch(r"(\w+)-([\w-]+)-(\d{4}-\d\d-\d\d)", id)
    try:
        day = date.fromisoformat(found[3]) if found else None
    except ValueError:
        day = None
    if found is None or day is None or day < FIRST or found[2] not in game_names():
        return None
    return found[1], found[2], day


def find_challenge(id: str, today: date, playing: bool = False) -> Challenge:
    """By its id; to be played only while it lasts."""
    check_clock(today)
    kind, game, day = read_id(id) or ("", "", FIRST)
    known = challenge(kind, game, day) if kind in KINDS else None
    if known is None or known.id != id:
        raise Refusal("no-such-challenge")
    if day > today:
        raise Refusal("challenge-early", day=known.day, today=today.isoformat())
    if playing and known.last < today:
        raise Refusal("challenge-over", today=today.isoformat())
    return known


def check_answers(known: Challenge, match: Match, by: Sequence[str]) -> None:
    """Did bots play the bots and a person her seat?"""
    for (seat, _), who in zip(match.log, by, strict=True):
        if (who == BOT) != (known.seats[seat] == BOT):
            raise Refusal("challenge-bots")


def own_seat(known: Challenge) -> int:
    return known.seats.index(ME)
