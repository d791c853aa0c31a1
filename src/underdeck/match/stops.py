"""Questions that a seat's settings answer by themselves, so that nobody waits for somebody who can do nothing.

The rules ask every seat that might react, whatever it really holds; that tells nothing. Where the only answer is to
pass, or where the player wants to be left alone, the answer is given here, outside the rules, and recorded like any
other.
"""

from underdeck.kernel.decisions import Action, Decision
from underdeck.match.match import Match

ALWAYS, PLAYABLE, NEVER = STOPS = ("always", "playable", "never")
"""Ask me always; when I could do something (the default); never in reaction windows."""

WINDOWS = ("before-roll", "after-roll", "wound", "evade", "response")
PASS = "pass"
WITHDRAW = "withdraw"
"""An offer that is being thought about is never taken back for anybody."""


def in_order(decisions: list[Decision]) -> list[Decision]:
    """Those who were asked for help answer before the askers go on."""
    return sorted(decisions, key=lambda decision: decision.kind != "offer")


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
