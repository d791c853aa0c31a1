"""Underdeck: dungeon-crawl board games, complete and faithful. An unofficial fan implementation.

>>> import underdeck
>>> match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=7)
>>> while match.outcome is None:
...     decision = match.decisions[0]
...     match.submit(decision.seat, decision.options[0])
>>> underdeck.load(match.record()).digest == match.digest
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from underdeck import compiled  # first: it says where the core is found
from underdeck.kernel.refusal import Refusal

if TYPE_CHECKING:
    from underdeck.kernel.decisions import Action, Decision
    from underdeck.kernel.events import Event
    from underdeck.match import Match, load, new

__all__ = ["Action", "Decision", "Event", "Match", "Refusal", "compiled", "load", "new"]
__version__ = "0.8.0"

LATER = {
    "Action": "underdeck.kernel.decisions",
    "Decision": "underdeck.kernel.decisions",
    "Event": "underdeck.kernel.events",
    "Match": "underdeck.match",
    "load": "underdeck.match",
    "new": "underdeck.match",
}
"""Loaded when they are first used: `underdeck --version` needs none of them."""


def __getattr__(name: str) -> Any:
    if name not in LATER:
        raise AttributeError(f"module 'underdeck' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(LATER[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def explain(refusal: Refusal) -> str:
    """Return a refusal as an English sentence; texts are loaded when the first one is needed."""
    from underdeck.text import DEFAULT_LANGUAGE, text_in

    return text_in(DEFAULT_LANGUAGE).refusal(refusal)


Refusal.explain = explain
