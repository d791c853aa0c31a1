"""Players without people. A bot sees a world that looks like its view, never the real hidden cards."""

from underdeck.bots.greedy import Greedy, Outlook
from underdeck.bots.player import BOTS, Bot, Choice, ask, best_bot, make_bot, odds
from underdeck.bots.proposal import Proposal, propose
from underdeck.bots.random import Random
from underdeck.bots.stick import Sensible

__all__ = ["BOTS", "Bot", "Choice", "Greedy", "Outlook", "Proposal", "Random", "Sensible", "ask", "best_bot",
           "make_bot", "odds", "propose"]  # fmt: skip
