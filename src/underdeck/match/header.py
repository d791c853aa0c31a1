"""The second line of a record: the game, its version and its setup.

Not compiled: the compiler forgets what a class is told besides its bases.
"""

import hashlib
from typing import Any

import msgspec

from underdeck.kernel.rng import KEY_BYTES, read_key
from underdeck.packs.history import own_refs
from underdeck.packs.outside import Refs
from underdeck.plugin.registry import plugin_of

Parts = tuple[tuple[int, str], ...]
"""The parts of chance that players gave: the seat, and 64 hexadecimal digits."""


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    game: str
    rules: int
    cards: str
    seed: int
    setup: dict[str, Any] = {}
    position: str = ""
    key: str = ""
    """Makes chance secret in a game against others; without it, everybody who knows the seed knows the future."""
    packs: Refs = ()
    """The third-party packs, in the order of their cards."""
    parts: Parts = ()
    """The parts that players gave to chance after the key was sealed, so that nobody chose it alone."""

    @property
    def sealed(self) -> str:
        """Return the record's second line as it was before anybody gave a part."""
        return msgspec.json.encode(msgspec.structs.replace(self, parts=())).decode()

    @property
    def mix(self) -> Refs:
        """Return the cards of the match: its packs, and our own cards of that time if they have changed since."""
        return own_refs(self.cards) + self.packs if self.cards in plugin_of(self.game).earlier else self.packs

    @property
    def seal(self) -> str:
        """Return the seal, published when a game begins: the record shows later that nothing was changed.

        It is the SHA-256 of what was sealed.
        """
        return hashlib.sha256(self.sealed.encode()).hexdigest()

    @property
    def chance(self) -> bytes:
        """Return the key of chance: the sealed one combined with everybody's part."""
        key = read_key(self.key)
        if not self.parts:
            return key
        return hashlib.blake2b(msgspec.json.encode(self.parts), digest_size=KEY_BYTES, key=key).digest()
