"""Remarks: what bots with a temper say with an answer, shown among the events but no part of the game."""

from underdeck.games.stick.rules import actions as do
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.events import Event
from underdeck.match import Match

SAYS = "says"
MONSTER, STEAL, FLEE = "monster", "steal", "flee"
OCCASIONS = {
    do.ATTACK_PLAYER: "attack",
    do.OFFER: "offer",
    do.ACCEPT: "accept",
    do.REFUSE: "refuse",
    do.REST: "rest",
}
"""Only what everybody is told of anyway: whoever talks over a hidden answer gives it away."""

A_WHILE = 100
"""The answers after which a bot may repeat a remark."""


def remark(temper: str, match: Match, seat: int, action: Action) -> list[Event]:
    """Return the remark for an answer that is about to be given; empty if silence is better."""
    occasion = occasion_of(match, match.decision_of(seat), action)
    if not occasion or (occasion != FLEE and said_lately(match, seat, action)):
        return []
    return [Event(SAYS, {"seat": match.seats[seat], "line": f"os-says-{temper}-{occasion}"})]


def occasion_of(match: Match, decision: Decision, action: Action) -> str:
    if decision.kind == "call":
        against = action[0] == do.PLAY and match.view(decision.seat).active != decision.seat
        return MONSTER if against else ""
    if decision.kind == "steal":
        return STEAL if action[0] == do.TAKE else ""
    return FLEE if decision.kind == "flee" else OCCASIONS.get(action[0], "")


def said_lately(match: Match, seat: int, action: Action) -> bool:
    return any(who == seat and given[0] == action[0] for who, given in match.log[-A_WHILE:])
