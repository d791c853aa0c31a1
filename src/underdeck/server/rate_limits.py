"""Rate limits for each address."""

import time

from underdeck.kernel.refusal import Refusal

MOST_ADDRESSES = 10_000


class Bucket:
    """A rate limit: so many in a second, and by default twice as many at once."""

    __slots__ = ("left", "most", "rate", "seen")

    def __init__(self, rate: float, most: float = 0) -> None:
        self.rate = rate
        self.most = self.left = most or 2 * rate
        self.seen = time.monotonic()

    def take(self, price: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < price:
            return False
        self.left -= price
        return True


class RateLimits:
    """A rate limit for each address. Unused ones are dropped first."""

    def __init__(self, rate: float, most: float = 0) -> None:
        self.rate = rate
        self.most = most or 2 * rate
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, price: float = 1) -> bool:
        if address not in self.buckets and len(self.buckets) >= MOST_ADDRESSES:
            full = time.monotonic() - self.most / self.rate if self.rate else 0
            self.buckets = {each: bucket for each, bucket in self.buckets.items() if bucket.seen > full}
        if address not in self.buckets:
            self.buckets[address] = Bucket(self.rate, self.most)
        return self.buckets[address].take(price)

    def check(self, address: str) -> None:
        if not self.take(address):
            raise Refusal("rate")
