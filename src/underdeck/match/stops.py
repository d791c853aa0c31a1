"""Questions that a seat's settings answer by themselves, so that nobody waits for somebody who can do nothing.

The rules ask every seat that might react, whatever it really holds; that tells nothing. Where the only answer is to
pass, or where the player wants to be left alone, the answer is given here, outside the rules, and recorded like any
other.
"""

from underdeck.games.stick.rules import actions as do
from underdeck.kernel.decisions import Action, Decision
from underdeck.match.match import Match

ALWAYS, PLAYABLE, NEVER = STOPS = ("always", "playable", "never")
"""Ask me always; when I could do something (the default); never in reaction windows."""

WINDOWS = ("before-roll", "after-roll", "wound", "evade", "response")
PASS = "pass"
WITHDRAW = "withdraw"
"""An offer that is being thought about is never taken back for anybody."""


def place(decision: Decision) -> int:
    """Whoever may still make an offer comes first, so that the one asked hears both sides of a duel (OS-10.6); then
    those who were asked for help; askers go on when they have their answers."""
    if decision.kind == "offer":
        return 1
    return 0 if decision.kind == "assist" and (do.DONE,) in decision.options else 2


def in_order(decisions: list[Decision]) -> list[Decision]:
    return sorted(decisions, key=place)


def answer_for(match: Match, decision: Decision, stop: str = PLAYABLE) -> Action | None:
    """The answer that the setting gives, or None where the player is to be asked."""
    if stop == ALWAYS:
        return None
    if len(decision.options) == 1:
        only = decision.options[0]
        return None if match.write(only).startswith(WITHDRAW) else only
    if stop == NEVER and decision.kind in WINDOWS:
        for option in decision.options:
            if match.write(option) == PASS:
                return option
    return None
