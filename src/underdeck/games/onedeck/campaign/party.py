"""The use of sheets in a new game."""

import secrets
from collections.abc import Sequence
from datetime import date
from typing import Any

from underdeck.games.onedeck.campaign.ledger import Sheet, Tally, locked_focus, tally
from underdeck.games.onedeck.compile import mixed_pack, onedeck_pack
from underdeck.kernel.refusal import Refusal, choices
from underdeck.packs.outside import Refs
from underdeck.progress.sheets import Opened, check_new_name


def new_sheet(name: str, hero: str) -> Sheet:
    heroes = onedeck_pack().pack.heroes
    if hero not in heroes:
        raise Refusal("unknown-hero", name=hero, choices=choices(heroes))
    return Sheet(id=f"{check_new_name(name)}-{secrets.token_hex(6)}", hero=hero, created=date.today().isoformat())


def seat_sheets(
    opened: Sequence[Opened[Sheet]], heroes: list[str], packs: Refs = ()
) -> tuple[list[str], dict[str, dict[str, Any]]]:
    """Return the party and the setting `sheets` of a new game. Without heroes, those of the sheets play."""
    party = heroes or list(dict.fromkeys([each.sheet.hero for each in opened]))
    free = [f"{hero}-2" if hero in party[:h] else hero for h, hero in enumerate(party)]
    sheets: dict[str, dict[str, Any]] = {}
    for number, (name, sheet, game) in enumerate(opened):
        if any(other.sheet.id == sheet.id for other in opened[:number]):
            raise Refusal("sheet-shared", name=name)
        if sheet.hero not in party:
            raise Refusal("sheet-other-hero", name=name, hero=sheet.hero, choices=choices(party))
        seats = [seat for seat in free if seat.removesuffix("-2") == sheet.hero]
        if not seats:
            raise Refusal("sheets-one-hero", hero=sheet.hero, name=name)
        free.remove(seats[0])
        sheets[seats[0]] = {
            "marks": marks_for(sheet, packs), "focus": locked_focus(sheet), "campaign": sheet.id, "game": game,
        }  # fmt: skip
    return party, sheets


def marks_for(sheet: Sheet, packs: Refs) -> Tally:
    """Return the marks for the talents of a game; the others rest until their pack is in a game again."""
    spaces = {talent.id: talent.spaces for talent in mixed_pack(packs).pack.talents}
    return {
        id: [min(mark, most) for mark, most in zip(marks, spaces[id], strict=True)]
        for id, marks in tally(sheet.games).items()
        if id in spaces
    }
