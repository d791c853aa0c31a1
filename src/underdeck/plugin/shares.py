"""The shares of a victory, checked."""

from underdeck.kernel.refusal import Refusal
from underdeck.plugin.base import DEFEAT, VICTORY, Plugin
from underdeck.plugin.guard import fault, place_in

ROUNDING = 1e-9


def share_of(plugin: Plugin, outcome: str, name: str) -> float:
    """Return what a seat has of a victory; raise a fault of the game where that is no number."""
    share: object = plugin.share(outcome, name)
    if not isinstance(share, (int, float)):
        wrong = Refusal("fault-result", found=type(share).__name__, wanted=float.__name__)
        raise fault(plugin.name, wrong, place_in(plugin.share))
    return share


def shares_of(plugin: Plugin, outcome: str, seats: list[str]) -> list[float]:
    """Return the share of each seat, or refuse impossible shares. A party wins or loses together. Rivals divide one
    victory. Only in a defeat has none of several players a share. A single player can have any share."""
    found = [share_of(plugin, outcome, name) for name in seats]
    told = ", ".join([f"{name} {share:g}" for name, share in zip(seats, found, strict=True)])
    facts = {"game": plugin.name, "outcome": outcome, "shares": told}
    if any(not 0 <= share <= 1 for share in found):
        raise Refusal("share-range", **facts)
    if type(plugin).share is Plugin.share and not {VICTORY, DEFEAT, *seats} >= set(outcome.split("+")):
        raise Refusal("share-unknown", **facts)
    if len(seats) > 1 and outcome != DEFEAT and not any(found):
        raise Refusal("share-nobody", **facts)
    if plugin.party and len(set(found)) > 1:
        raise Refusal("share-party", **facts)
    rivals = not plugin.party and len(seats) > 1 and (outcome != DEFEAT or any(found))
    if rivals and abs(sum(found) - 1) > ROUNDING:
        raise Refusal("share-rivals", **facts)
    return found
