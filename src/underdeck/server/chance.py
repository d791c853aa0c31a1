"""Chance that nobody chooses alone: the server seals its secret, then each player adds a random part.

The parts of those who come later go in together, when the last one has come, as long as nobody has answered: so
nobody has seen a card of the game that everybody's part is in.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence

import msgspec

from underdeck.kernel.refusal import Refusal
from underdeck.kernel.rng import KEY_BYTES, read_key
from underdeck.match.header import Parts
from underdeck.server.game_journal import Journal
from underdeck.server.stored_game import StoredGame
from underdeck.server.tasks import finish
from underdeck.table.renderer import Renderer
from underdeck.table.session import HERE, INVITED, ME, PERSON, Session


class Chance:
    """The chance of a table, and the players who had a part in it."""

    def __init__(self, kept: StoredGame, journal: Journal, on_dealt: Callable[[], None]) -> None:
        self.journal = journal
        self.table: Session = journal.table
        self.on_dealt = on_dealt
        """Called when the game was begun anew."""
        self.challenge = kept.challenge
        self.parts: Mapping[int, str] = kept.parts
        """By seat, of those who have come; '' of whoever gave none."""

    @property
    def seal(self) -> str:
        """Return the seal on chance to which players give parts."""
        header = self.table.match.header
        return "" if self.challenge or not header.key else header.seal

    @property
    def invited(self) -> list[int]:
        return [each.seat for each in self.table.seats if each.kind == INVITED]

    @property
    def makers(self) -> list[int]:
        """Return the seats at one screen when the game was made: they give one part together."""
        return [each.seat for each in self.table.seats if each.kind in (ME, HERE)]

    @property
    def missing(self) -> list[int]:
        """Return the seats whose part is missing, without those that bots play."""
        makers = [] if self.parts.keys() & set(self.makers) else self.makers[:1]
        return [*makers, *[seat for seat in self.invited if seat not in self.parts and not self.table.seats[seat].bot]]

    @property
    def mixed(self) -> bool:
        """Return whether the invited players' parts are in it."""
        return any(seat in self.invited for seat, _ in self.table.match.header.parts)

    @property
    def unfixed(self) -> bool:
        """Return whether parts may still be added: nobody has answered yet."""
        table = self.table
        over = table.match.outcome is not None or table.abandoned or table.told
        return bool(self.seal) and not over and not self.mixed and PERSON not in table.by

    async def hear(self, seats: Sequence[int], part: str) -> None:
        """Take the part of a player who comes in; only the first time counts."""
        if part and not read_key(part):
            raise Refusal("part", digits=2 * KEY_BYTES)
        come = set(seats) - self.parts.keys()
        makers = [] if self.parts.keys() & set(self.makers) else sorted(come & set(self.makers))[:1]
        found = dict.fromkeys([*makers, *sorted(come & set(self.invited))], part)
        if found and self.unfixed:
            await finish(self.keep_parts(found))
        await self.mix()

    async def keep_parts(self, found: Mapping[int, str]) -> None:
        await asyncio.to_thread(self.journal.store.add_parts, self.table.id, found)
        self.parts = {**self.parts, **found}

    async def mix(self) -> None:
        """Add all parts once everybody has come; until then use those of the makers."""
        come = self.makers if self.missing else sorted(self.parts)
        parts = tuple((seat, self.parts[seat]) for seat in come if self.parts.get(seat))
        if self.unfixed and parts != self.table.match.header.parts:
            await finish(self.deal_anew(parts))

    async def deal_anew(self, parts: Parts) -> None:
        await self.journal.deal_anew(msgspec.structs.replace(self.table.match.header, parts=parts))
        self.on_dealt()

    # In words

    @property
    def foreseeable(self) -> bool:
        """Return whether a player may know the future better than the others."""
        header = self.table.match.header
        return (bool(header.position) or not header.key or self.opened) and bool(self.invited)

    @property
    def opened(self) -> bool:
        """Return whether its record was published when it could not continue here, and now it can."""
        return self.table.told and self.table.match.outcome is None

    @property
    def shared(self) -> bool:
        return bool(self.table.match.header.parts and self.invited)

    def text(self, told: Renderer) -> str:
        """Return where chance comes from: who chose a seed is told to everybody."""
        header = self.table.match.header
        sealed = "day" if self.challenge else "parts" if header.parts else "key"
        kind = "opened" if self.opened else "record" if header.position else sealed if header.key else "seed"
        seats = [seat for seat, _ in header.parts] if kind == "parts" else self.makers
        return told.text("chance", kind=kind, who=self.names(told, seats), known=len(seats))

    def sharing(self, told: Renderer) -> str:
        """Return whose part is in it, and what comes of the others'."""
        parts = self.table.match.header.parts
        late = [seat for seat in self.invited if all(seat != each for each, _ in parts)]
        kind = "open" if self.unfixed and self.missing else "late" if late else "all"
        who = {"open": self.missing, "late": late}.get(kind, [seat for seat, _ in parts])
        return told.text("chance-parts", kind=kind, who=self.names(told, who))

    def names(self, told: Renderer, seats: Sequence[int]) -> str:
        sitters = [self.table.seats[seat] for seat in seats]
        return ", ".join([each.player or told.words.sitter(each.name) for each in sitters])
