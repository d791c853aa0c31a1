"""The second line of a record: which game, of which version, and how it was set up.

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
"""Of chance, each 64 hexadecimal digits: by whom, as a seat, and what."""


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
    parts: Parts = ()
    """What players gave to chance once the key was sealed, so that nobody chose it alone."""

    @property
    def sealed(self) -> str:
        """The record's second line as it was before anybody gave a part."""
        return msgspec.json.encode(msgspec.structs.replace(self, parts=())).decode()

    @property
    def mix(self) -> Refs:
        """The cards it is played with: those of its packs, and our own as they were if they have changed since."""
        return own_refs(self.cards) + self.packs if self.cards in plugin_of(self.game).earlier else self.packs

    @property
    def seal(self) -> str:
        """Told when a game begins: whoever has its record later can check that nothing was changed meanwhile.

        It is the SHA-256 of what was sealed.
        """
        return hashlib.sha256(self.sealed.encode()).hexdigest()

    @property
    def chance(self) -> bytes:
        """The key that makes chance: the sealed one, with everybody's part."""
        key = read_key(self.key)
        if not self.parts:
            return key
        return hashlib.blake2b(msgspec.json.encode(self.parts), digest_size=KEY_BYTES, key=key).digest()
