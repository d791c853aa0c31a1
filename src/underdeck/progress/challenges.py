"""Challenges: the same game for everybody, of the day and of the week. The date selects it, a server draws its
chance."""

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
"""The Monday of the first challenge. An earlier clock is wrong."""
SEED_BYTES = 6
"""The bytes of a seed: a browser's numbers are exact only so far."""


def today() -> date:
    """Return the current date in UTC, the same everywhere."""
    return datetime.now(UTC).date()


class Challenge(msgspec.Struct):
    id: str
    kind: str
    game: str
    number: int
    """The number, counted from the first."""
    day: str
    """The day on which it begins, such as 2026-11-16."""
    seed: int
    """The seed from the date. If a server drew a key, chance also depends on the key."""
    setup: dict[str, Any]
    seats: list[str]
    """The sitters of the seats: `me` or `bot`."""
    twist: str = ""

    @property
    def last(self) -> date:
        """Return the last day on which it may be played."""
        return date.fromisoformat(self.day) + SPANS[self.kind] - timedelta(days=1)

    def begun(self, key: str = "") -> Match:
        return new(self.game, seed=self.seed, key=key, **self.setup)


def seed_of(words: str) -> int:
    return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=SEED_BYTES).digest())


def challenge(kind: str, game: str, day: date) -> Challenge | None:
    """Return the challenge of that day, or of its week; None if the game has none."""
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
    """Return the next challenges after those of that day."""
    return of_kinds({kind: day + SPANS[kind] for kind in KINDS})


def before(known: Challenge) -> Challenge | None:
    """Return the previous challenge; None before the first."""
    day = date.fromisoformat(known.day) - SPANS[known.kind]
    return challenge(known.kind, known.game, day) if day >= FIRST else None


def of_kinds(days: dict[str, date]) -> list[Challenge]:
    found = [offered(kind, plugin.name, day) for kind, day in days.items() for plugin in sound_plugins()]
    return [each for each in found if each is not None]


def offered(kind: str, game: str, day: date) -> Challenge | None:
    """Return the challenge; None if a third-party game fails here, so that the others are still offered."""
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
    """Return the challenge with that id; to play it, only while it lasts."""
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
    """Refuse a result in which a person answered for a bot or a bot for a person."""
    for (seat, _), who in zip(match.log, by, strict=True):
        if (who == BOT) != (known.seats[seat] == BOT):
            raise Refusal("challenge-bots")


def own_seat(known: Challenge) -> int:
    return known.seats.index(ME)
