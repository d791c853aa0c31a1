"""The one random channel: SplitMix64, the same stream on every Python.

A test, a puzzle or a search may script it: `Rng(7, [6, 6, 1])` rolls 6, 6, 1 and then goes on by itself.
"""

MASK = 0xFFFFFFFFFFFFFFFF


class Rng:
    """
    >>> Rng(7).below(6) == Rng(7).below(6)
    True
    >>> rng = Rng(7, [6, 1])
    >>> rng.die(), rng.die()
    (6, 1)
    """

    __slots__ = ("script", "state")

    def __init__(self, state: int, script: list[int] | None = None) -> None:
        self.state = state & MASK
        self.script: list[int] = [] if script is None else script

    def clone(self) -> "Rng":
        return Rng(self.state, self.script[:])

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (bias below n / 2**64)."""
        return (self.bits() * n) >> 64

    def die(self) -> int:
        """A six-sided die; scripted values come first."""
        if self.script:
            return self.script.pop(0)
        return ((self.bits() * 6) >> 64) + 1

    def roll(self, sides: int) -> int:
        """A die of that many sides; scripted values come first."""
        if self.script:
            return self.script.pop(0)
        return ((self.bits() * sides) >> 64) + 1

    def shuffle(self, cards: list[int]) -> None:
        state = self.state  # bits() written out: whole decks are shuffled for every sampled world
        for i in range(len(cards) - 1, 0, -1):
            state = z = (state + 0x9E3779B97F4A7C15) & MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            cards[i], cards[j] = cards[j], cards[i]
        self.state = state
