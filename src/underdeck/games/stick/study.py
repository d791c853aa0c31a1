"""The lab facet of The Order of the Stick, and studies of packs: their characters at our tables, each seat in turn, and
tables with and without their cards."""

from typing import Any, final

from underdeck.games.stick.chronicle import StickChronicle
from underdeck.games.stick.compile import StickCatalog, mixed_stick
from underdeck.games.stick.parties import simulated
from underdeck.games.stick.rules.cards import Screw, Shtick, Trap
from underdeck.lab.chronicle import SEEN, TAKEN, USED, Chronicle, Piece
from underdeck.lab.facet import LabFacet

RIVALS = (("roy", "haley"), ("elan", "durkon"), ("belkar", "vaarsuvius"))
SEATS = len(RIVALS[0]) + 1
BOT = "skilled"


@final
class Lab(LabFacet):
    def chronicle(self) -> Chronicle:
        return StickChronicle()

    def sim_setups(self, setup: dict[str, Any], bot: str) -> list[dict[str, Any]]:
        return [simulated(setup, bot)]

    def report_study(self, setup: dict[str, Any], bot: str) -> dict[str, Any]:
        """Return tables of six and of four, unless it was said who plays."""
        setup = simulated(setup, bot)
        if not isinstance(setup["players"], int):
            return {"setup": setup}
        del setup["players"]
        return {"setup": setup, "sweep": {"players": [6, 4]}}

    def pack_study(self) -> dict[str, Any]:
        return pack_study(mixed_stick(self.plugin.packs), [ref.id for ref in self.plugin.packs])

    def pack_pieces(self) -> list[Piece]:
        return pieces(mixed_stick(self.plugin.packs), [ref.id for ref in self.plugin.packs])


def pack_study(catalog: StickCatalog, ids: list[str]) -> dict[str, Any]:
    own = [each.id for each in catalog.pack.characters if catalog.names[f"os-character-{each.id}"] in ids]
    tables: list[Any] = [SEATS]
    for character in own:
        tables += [[*pair[:seat], character, *pair[seat:]] for seat, pair in enumerate(RIVALS)]
    return {
        "bot": BOT,
        "setup": {"length": "short"},
        "sweep": [{"packs": [ids], "players": tables}, {"packs": [[]], "players": [SEATS]}],
    }


def pieces(catalog: StickCatalog, ids: list[str]) -> list[Piece]:
    pack, names = catalog.pack, catalog.names
    found: dict[str, Piece] = {}
    for deck in pack.decks:
        for shtick in deck:
            if names.get(f"os-shtick-{shtick.id}") in ids:
                found[shtick.id] = Piece(shtick.id, shtick_sign(shtick))
    for card in pack.battle:
        kind, sign = ("screw", USED) if isinstance(card, Screw) else ("monster", SEEN)
        if names.get(f"os-{kind}-{card.id}") in ids:
            found[card.id] = Piece(card.id, sign)
    for thing in pack.loot:
        kind, sign = ("trap", SEEN) if isinstance(thing, Trap) else ("loot", TAKEN)
        if names.get(f"os-{kind}-{thing.id}") in ids:
            found[thing.id] = Piece(thing.id, sign)
    for room in (*pack.rooms, *pack.lair):
        if names.get(f"os-room-{room.id}") in ids:
            found[room.id] = Piece(room.id, SEEN)
    return list(found.values())


def shtick_sign(shtick: Shtick) -> str:
    """Return the sign that a shtick came up: a helping one is never used, a Starting Shtick never taken."""
    if shtick.battle or shtick.flip or shtick.uses:
        return USED
    return "" if shtick.starting else TAKEN
