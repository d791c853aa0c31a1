"""The second line of a record: which game, of which version, and how it was set up.

Not compiled: the compiler forgets what a class is told besides its bases.
"""

import hashlib
from typing import Any

import msgspec

from underdeck.games import plugin_of
from underdeck.packs.earlier import own
from underdeck.packs.outside import Refs


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    game: str
    rules: int
    cards: str
    seed: int
    setup: dict[str, Any] = {}
    position: str = ""
    key: str = ""
    """Makes chance secret in a game against others; without it whoever knows the seed knows what comes."""
    packs: Refs = ()
    """From outside, in the order in which their cards lie."""

    @property
    def mix(self) -> Refs:
        """The cards it is played with: those of its packs, and our own as they were if they have changed since."""
        return own(self.cards) + self.packs if self.cards in plugin_of(self.game).earlier else self.packs

    @property
    def seal(self) -> str:
        """Told when a game begins: whoever has its record later can check that nothing was changed meanwhile.

        It is the SHA-256 of the record's second line.
        """
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()
