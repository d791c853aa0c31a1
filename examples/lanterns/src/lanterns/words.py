"""Lanterns Out in the words of one language: what the names of its messages can't say by themselves."""

from functools import cache
from typing import Any, final

from lanterns.compile import cards
from lanterns.setup import GAME
from underdeck.kernel.decisions import Decision
from underdeck.match import Match
from underdeck.match.story import Story
from underdeck.text.facet import TextFacet
from underdeck.text.words import Ending, Words


class LanternsWords(Words):
    def question(self, decision: Decision, view: Any) -> str:
        me = view.delvers[decision.seat]
        if decision.kind == "walk":
            return self.text("ask-walk", pouch=me.pouch, floor=view.floor, closing=view.closing, deck=view.deck)
        return self.text("ask-escape", pouch=me.pouch)

    def place(self, view: Any) -> str:
        return self.text(f"name-{view['shaft'] if isinstance(view, dict) else view.shaft}")

    def listing(self) -> list[dict[str, str | int]]:
        known = cards()
        chambers = [self.row("chamber", each, coins=each.coins, light=each.light) for each in known.chambers]
        return chambers + [self.row("keepsake", each, coins=each.coins, saves=each.saves) for each in known.keepsakes]

    def row(self, deck: str, card: Any, **numbers: int) -> dict[str, str | int]:
        kind = card.kind if deck == "chamber" else "saves" if card.saves else "worth"
        return {
            "id": card.id,
            "name": self.text(f"name-{card.id}"),
            "deck": deck,
            "copies": card.copies,
            "origin": card.origin,
            "text": self.text(f"card-{kind}", **numbers),
        }

    def faces(self) -> dict[str, Any]:
        pack = cards().pack
        chambers: dict[str, Any] = {card.id: card for card in pack.chambers}
        return chambers | {card.id: card for card in pack.keepsakes}

    def ending(self, match: Match, story: Story) -> Ending:
        ranks = sorted(match.view(0).delvers, key=lambda each: -each.score)
        lines = [self.text("score-line", delver=self.sitter(each.delver), coins=each.score) for each in ranks]
        return Ending(self.outcome(str(match.outcome)), lines)


@cache
def lanterns_words(language: str) -> LanternsWords:
    return LanternsWords(GAME, language)


@final
class Texts(TextFacet):
    def words(self, language: str) -> Words:
        return lanterns_words(language)
