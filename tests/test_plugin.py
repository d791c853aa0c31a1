"""What a game gets that brings nothing of its own."""

import pytest

from underdeck.plugin.base import SPECTATOR, Plugin
from underdeck.table.facet import TableFacet

VIEW = {"seat": 0, "hand": ["rope"], "table": ["bats"]}


class Small(Plugin):
    name = "small"

    def rules(self):
        raise NotImplementedError

    def bots(self):
        raise NotImplementedError


class Rivals(Small):
    party = False


@pytest.mark.parametrize(("plugin", "shown"), [(Small, {**VIEW, "seat": SPECTATOR}), (Rivals, {"seat": SPECTATOR})])
def test_a_spectator_sees_a_party_and_of_rivals_only_what_their_game_says(plugin, shown):
    """Whoever forgets to say it shows nothing, instead of the hand of whoever sits first."""
    assert TableFacet.of(plugin()).public(VIEW) == shown
