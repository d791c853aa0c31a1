"""Sitters: the people and bots at the seats of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal, choices
from underdeck.plugin.fields import SITTERS, split_bot

if TYPE_CHECKING:
    from underdeck.plugin.base import Plugin

LARGEST_BUDGET = 1_000_000
"""The most nodes for one answer."""


class Named(NamedTuple):
    """A known bot: its name today, its temper, and its budget of nodes; 0 for the default."""

    base: str
    temper: str
    budget: int


def read_bot(plugin: Plugin, name: str) -> Named:
    """Return the bot that `NAME[/TEMPER][:BUDGET]` names."""
    bots = plugin.bots()
    base, temper, budget = split_bot(name)
    base = plugin.former_bots.get(base, base)
    if base not in bots:
        raise Refusal("unknown-bot", name=name, choices=choices(bots))
    if (":" in name and not budget) or ("/" in name and not temper):
        raise Refusal("bot-form", text=name)
    check_wishes(plugin, base, temper, budget)
    return Named(base, temper, checked_budget(budget) if budget else 0)


def check_wishes(plugin: Plugin, base: str, temper: str, budget: str) -> None:
    """Refuse a temper or a budget that this bot cannot have."""
    if temper and not plugin.tempers:
        raise Refusal("tempers-none", game=plugin.name)
    if temper and base not in plugin.thinkers:
        raise Refusal("temper-none", name=base, choices=choices(plugin.thinkers))
    if temper and temper not in plugin.tempers:
        raise Refusal("unknown-temper", name=temper, choices=choices(plugin.tempers))
    if budget and not plugin.thinkers:
        raise Refusal("budgets-none", game=plugin.name)
    if budget and base not in plugin.thinkers:
        raise Refusal("budget-none", name=base, choices=choices(plugin.thinkers))


def checked_budget(text: str) -> int:
    budget = whole_number(text)
    if not 1 <= budget <= LARGEST_BUDGET:
        raise Refusal("bot-budget", text=text, most=LARGEST_BUDGET)
    return budget


def check_sitters(plugin: Plugin, sitters: Iterable[Any]) -> None:
    """Refuse a sitter that is neither a person nor a known bot."""
    for sitter in sitters:
        if sitter not in SITTERS:
            read_bot(plugin, str(sitter))


def check_players(plugin: Plugin, seats: list[str], players: Any) -> None:
    """Refuse unknown seats and sitters in the setup of a new game."""
    if isinstance(players, dict):
        for name in players:
            if name not in seats:
                raise Refusal("bot-seat", name=str(name), choices=choices(seats))
        check_sitters(plugin, players.values())
