"""The table facet of One Deck Dungeon."""

from typing import final

from underdeck.table.facet import TableFacet


@final
class Table(TableFacet):
    about = "hero"
    cards_told = ("card", "boss")
    phrases = ("od-mine", "od-help", "od-dice", "od-flee", "od-potions", "od-drink", "od-time", "od-boss")
