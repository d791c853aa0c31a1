"""Chance that nobody chooses alone: the server seals its secret, then each player gives a random part.

The parts of those who come later go in together, when the last one has come, as long as nobody has answered: so
nobody has seen a card of the game that everybody's part is in.
"""

import asyncio
from collections.abc import Mapping, Sequence

import msgspec

from underdeck.kernel.refusal import Refusal
from underdeck.kernel.rng import KEY_BYTES, read_key
from underdeck.match import Match
from underdeck.match.header import Parts
from underdeck.server.keeping import Keeping, whole
from underdeck.server.kept import Kept
from underdeck.server.store import Store
from underdeck.table.sitting import HERE, INVITED, ME, PERSON


class Mixing(Keeping):
    def __init__(self, kept: Kept, store: Store) -> None:
        super().__init__(kept, store)
        self.challenge = kept.challenge
        self.parts: Mapping[int, str] = kept.parts
        """By seat, of those who have come; '' of whoever gave none."""

    @property
    def seal(self) -> str:
        """Of chance that players have a part in."""
        return "" if self.challenge or not self.match.header.key else self.match.header.seal

    @property
    def invited(self) -> list[int]:
        return [each.seat for each in self.seats if each.kind == INVITED]

    @property
    def makers(self) -> list[int]:
        """They sit at one screen, or did when the game was made: one part is of them all."""
        return [each.seat for each in self.seats if each.kind in (ME, HERE)]

    @property
    def missing(self) -> list[int]:
        """Who has yet to come, without those for whom a bot plays."""
        makers = [] if self.parts.keys() & set(self.makers) else self.makers[:1]
        return [*makers, *[seat for seat in self.invited if seat not in self.parts and not self.seats[seat].bot]]

    @property
    def mixed(self) -> bool:
        """Those who were invited have their part in it."""
        return any(seat in self.invited for seat, _ in self.match.header.parts)

    @property
    def unfixed(self) -> bool:
        """Parts may still go in: nobody has answered yet."""
        over = self.match.outcome is not None or self.abandoned or self.told
        return bool(self.seal) and not over and not self.mixed and PERSON not in self.by

    async def hear_part(self, seats: Sequence[int], part: str) -> None:
        """What somebody brings along who comes in: the first time counts."""
        if part and not read_key(part):
            raise Refusal("part", digits=2 * KEY_BYTES)
        come = set(seats) - self.parts.keys()
        makers = [] if self.parts.keys() & set(self.makers) else sorted(come & set(self.makers))[:1]
        found = dict.fromkeys([*makers, *sorted(come & set(self.invited))], part)
        if found and self.unfixed:
            await whole(self.keep_parts(found))
        await self.mix()

    async def keep_parts(self, found: Mapping[int, str]) -> None:
        await asyncio.to_thread(self.store.add_parts, self.id, found)
        self.parts = {**self.parts, **found}

    async def mix(self) -> None:
        """Everybody's parts once all have come; until then those who made the game play with theirs."""
        come = self.makers if self.missing else sorted(self.parts)
        parts = tuple((seat, self.parts[seat]) for seat in come if self.parts.get(seat))
        if self.unfixed and parts != self.match.header.parts:
            await whole(self.deal_anew(parts))

    async def deal_anew(self, parts: Parts) -> None:
        await self.keep()
        header = msgspec.structs.replace(self.match.header, parts=parts)
        match = await asyncio.to_thread(Match, header)
        undone = self.version + 1  # versions never come back
        await asyncio.to_thread(self.store.deal_anew, self.id, header, undone)
        self.undone = undone
        self.begin(match, [])
        self.mark_saved()
        for guest in self.guests:
            guest.fresh = True
        self.dealt()

    def dealt(self) -> None:
        """For whoever knows more of the game."""
