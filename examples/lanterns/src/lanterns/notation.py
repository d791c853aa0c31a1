"""Answers as text and back: `on`, `leave`, `pass`, `use rope`."""

from typing import Final

from lanterns.delving import LEAVE, ON, PASS, USE
from lanterns.state import State
from underdeck.kernel.decisions import Action
from underdeck.kernel.refusal import Refusal

VERBS: Final = {ON: "on", LEAVE: "leave", PASS: "pass", USE: "use"}
ALIASES: Final = {"go": "on", "walk": "on", "home": "leave", "out": "leave", "lose": "pass"}


def write_action(state: State, action: Action) -> str:
    verb = VERBS[action[0]]
    return f"{verb} {state.pack.keepsakes[action[1]].id}" if action[0] == USE else verb


def read_action(state: State, text: str, options: list[Action]) -> Action:
    """Exact, or the only option whose words begin like those given."""
    words = text.lower().split()
    if not words:
        raise Refusal("malformed-action", text=text)
    words[0] = ALIASES.get(words[0], words[0])
    written = [write_action(state, option).split() for option in options]
    if words in written:
        return options[written.index(words)]
    if not any(verb.startswith(words[0]) for verb in VERBS.values()):
        raise Refusal("malformed-action", text=text)
    fitting = [option for option, full in zip(options, written, strict=True) if begins(words, full)]
    if not fitting:
        raise Refusal("illegal-action", text=text)
    if len(fitting) > 1:
        meant = ", ".join([write_action(state, option) for option in fitting])
        raise Refusal("ambiguous-action", text=text, choices=meant)
    return fitting[0]


def begins(words: list[str], full: list[str]) -> bool:
    return len(words) <= len(full) and all(part.startswith(word) for word, part in zip(words, full, strict=False))
