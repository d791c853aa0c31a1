"""Underdeck: dungeon-crawl board games, complete and faithful. An unofficial fan implementation.

>>> import underdeck
>>> match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=7)
>>> while match.outcome is None:
...     decision = match.decisions[0]
...     match.submit(decision.seat, decision.options[0])
>>> underdeck.load(match.record()).digest == match.digest
True
"""

from underdeck import compiled  # first: it says where the core is found
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match, load, new


def explain(refusal: Refusal) -> str:
    """A refusal as an English sentence; text is loaded only when somebody reads one."""
    from underdeck.text import DEFAULT_LANGUAGE, text_in

    return text_in(DEFAULT_LANGUAGE).refusal(refusal)


Refusal.explain = explain

__all__ = ["Action", "Decision", "Event", "Match", "Refusal", "compiled", "load", "new"]
__version__ = "0.7.0"
