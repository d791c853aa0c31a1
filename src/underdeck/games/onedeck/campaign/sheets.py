"""The interface `Sheets` for the campaign sheets of One Deck Dungeon."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from underdeck.games.onedeck.campaign import parcel as parcels
from underdeck.games.onedeck.campaign.ledger import (
    Entry,
    Sheet,
    bosses_beaten,
    campaigns_in,
    check_sheet,
    locked_focus,
    played,
    tally,
    unlocked,
)
from underdeck.games.onedeck.campaign.party import new_sheet, seat_sheets
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match
from underdeck.packs.outside import chosen
from underdeck.progress import sheets
from underdeck.progress.sheets import Opened


class OneDeckSheets(sheets.Sheets[Sheet]):
    game = "onedeck"
    types = (parcels.Parcel,)

    def new(self, name: str, hero: str) -> Sheet:
        return new_sheet(name, hero)

    def read(self, id: str, hero: str, created: str, games: Sequence[str]) -> Sheet:
        try:
            entries = [msgspec.json.decode(entry, type=Entry) for entry in games]
        except parcels.MALFORMED as error:
            raise Refusal("parcel-damaged", file=id, reason=str(error)) from None
        sheet = Sheet(id=id, hero=hero, created=created, games=entries)
        check_sheet(sheet)
        return sheet

    def totals(self, sheet: Sheet) -> dict[str, Any]:
        return {
            "focus": locked_focus(sheet),
            "marks": tally(sheet.games),
            "unlocked": unlocked(sheet),
            "bosses": bosses_beaten(sheet),
        }

    def game_rows(self, sheet: Sheet) -> list[dict[str, Any]]:
        return [
            {**msgspec.to_builtins(entry), "earned": entry.earned, "lost": entry.lost}
            for entry in sheet.games
        ]  # fmt: skip

    def goes_on(self, sheet: Sheet, later: Sheet) -> bool:
        told = {entry.key: entry.marks for entry in later.games}
        return all(told.get(entry.key) == entry.marks for entry in sheet.games)

    def seated(self, opened: Sequence[Opened[Sheet]], setup: Mapping[str, Any]) -> dict[str, Any]:
        heroes = setup.get("heroes", [])
        if not isinstance(heroes, list) or not all(isinstance(hero, str) for hero in heroes):
            raise Refusal("setup-type", name="heroes")
        party, talents = seat_sheets(opened, heroes, chosen(self.game, setup.get("packs", [])))
        return {"heroes": party, sheets.SETTING: talents}

    def earned(self, match: Match, record: str, day: str) -> dict[str, Entry]:
        return {campaign: played(match, campaign, record, day).entry for campaign in campaigns_in(match.header)}

    def open_here(self, names: list[str], setup: Mapping[str, Any]) -> dict[str, Any]:
        from underdeck.games.onedeck.campaign import shelf

        packs = chosen(self.game, setup.get("packs", []))
        heroes, talents = shelf.open_for_play(names, setup.get("heroes", []), packs)
        return {"heroes": heroes, sheets.SETTING: talents}

    def pack(self, parcel: sheets.Parcel[Sheet]) -> str:
        name, sheet, records = parcel
        return parcels.written(parcels.Parcel(name=name, sheet=sheet, records=dict(records)))

    def unpack(self, text: str, file: str) -> sheets.Parcel[Sheet]:
        found = parcels.unpack(text, file)
        return sheets.Parcel(found.name, found.sheet, found.records)

    def unproven(self, text: str, file: str) -> list[str]:
        _, on_trust = parcels.open_parcel(text, file)
        return [record for record, _ in on_trust]
