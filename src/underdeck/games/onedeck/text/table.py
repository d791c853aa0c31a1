"""One Deck Dungeon in words for a drawn table: dice are drawn, boxes have letters, nobody types."""

from functools import lru_cache

from underdeck.games.onedeck.rules.view_types import View
from underdeck.games.onedeck.text.cards import DIE_COLORS, MOST_MIXES
from underdeck.games.onedeck.text.words import OneDeckText
from underdeck.kernel.decisions import Decision
from underdeck.packs.outside import Refs

BOX_LETTERS = "abcdefgijkmnoqrstvxyz"
"""The letters of boxes, without those with a meaning around the table: h, l, p, u, w."""

ONLY = {"!": "armor", "*": "mana"}


class TableText(OneDeckText):
    def box_name(self, number: int) -> str:
        return BOX_LETTERS[number - 1].upper() if number <= len(BOX_LETTERS) else str(number)

    def box_number(self, color: str, value: str) -> str:
        return self.text(f"die-{color}", values=value)

    def die(self, word: str) -> str:
        return self.dice_words(word)

    def dice_words(self, words: str) -> str:
        """Return dice in words: `s4 s2 m5!` is “strength 4 2, magic 5 (armor)”."""
        found: dict[tuple[str, str], list[str]] = {}
        for word in words.split():
            found.setdefault((word[0], word[2:]), []).append(word[1])
        return ", ".join([self.alike(color, values, mark) for (color, mark), values in found.items()])

    def alike(self, color: str, values: list[str], mark: str) -> str:
        said = self.text(f"die-{DIE_COLORS[color]}", values=" ".join(values))
        return f"{said} ({self.text(f'die-only-{ONLY[mark]}')})" if mark else said

    def full_answer(self, words: str, decision: Decision, view: View) -> str:
        verb, *rest = words.split()
        if verb != "cover":
            return super().full_answer(words, decision, view)
        owner = self.text("do-owner", hero=self.hero_name(rest[0])) if len(view.heroes) > 1 else ""
        return self.text("do-cover-box", die=self.die(rest[1]), box=self.box_name(int(rest[2])), owner=owner)


@lru_cache(MOST_MIXES)
def table_text(language: str, packs: Refs = ()) -> TableText:
    return TableText(language, packs)
