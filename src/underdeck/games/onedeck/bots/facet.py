"""The bots facet of One Deck Dungeon: bots, hints and reviews."""

from typing import final

from underdeck.bots.advice import Mind
from underdeck.bots.facet import BotsFacet, Proposer
from underdeck.games.onedeck.bots.mind import OneDeckMind
from underdeck.games.onedeck.bots.proposal import told_proposal


@final
class Bots(BotsFacet):
    ponders = True

    def mind(self) -> Mind:
        return OneDeckMind()

    def proposer(self, kind: str) -> Proposer | None:
        return told_proposal if kind == "placing" else None
