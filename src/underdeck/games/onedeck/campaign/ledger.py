"""The ledger of a campaign sheet: one entry for each finished game, made by replaying its record (OD-14.1).

Totals are counted from the entries and stored nowhere. A game is known by the number and the seed that its record
carries: it can be entered only once.
"""

import re
from typing import Any, Final, Literal, NamedTuple

import msgspec

from underdeck.games.onedeck.compile import mixed_pack, onedeck_pack
from underdeck.games.onedeck.rules.cards import FOCUSES, MARKS, Pack
from underdeck.games.onedeck.rules.editions import PRESETS, TIERS, make_rules
from underdeck.games.onedeck.summary import EARNED, OneDeckSummary
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import Header, Match, load
from underdeck.match.match import read_header
from underdeck.match.story import story_of
from underdeck.packs.outside import MOST_PACKS, Refs

FORMAT: Final = 1
BOSS_MARKS: Final = 3  # OD-14.5
MOST_BONUS: Final = 3  # OD-15.10
MOST_STEPS: Final = 3  # three descents, three level-ups
MOST_GAMES: Final = 1_000_000
MOST_MIXES: Final = 32
"""The most combinations of packs on one sheet: each must be read."""

Tally = dict[str, list[int]]
"""The marked spaces of each talent: green, yellow, red."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One finished game."""

    game: int
    seed: int
    record: str
    date: str
    edition: str
    dungeon: str
    difficulty: int
    tier: str = ""
    outcome: str
    descents: int
    levels: int
    boss: int
    bonus: int
    marks: list[tuple[str, str]]
    """The talent and color of each mark, in the order of placing."""
    focus: str = ""
    """The focus that this game locked (OD-14.15, D-59)."""
    packs: Refs = ()
    """The third-party packs of the game."""

    @property
    def earned(self) -> int:
        return self.descents + self.levels + self.boss + self.bonus

    @property
    def lost(self) -> int:
        """Return the number of marks that fitted nowhere (R-56)."""
        return self.earned - len(self.marks)

    @property
    def key(self) -> tuple[int, int]:
        return self.game, self.seed


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: Literal[1] = FORMAT
    id: str
    hero: str
    created: str
    games: list[Entry] = []


# What it adds up to


def check_sheet(sheet: Sheet) -> None:
    heroes = onedeck_pack().pack.heroes
    if sheet.hero not in heroes:
        raise Refusal("unknown-hero", name=sheet.hero, choices=choices(heroes))
    if not re.fullmatch(r".+-[0-9a-f]{12}", sheet.id):
        raise Refusal("sheet-id", name=sheet.id)
    tally(sheet.games)


def cards_of(packs: Refs) -> Pack | None:
    """Return the cards of a game; None if one of its packs is missing or has changed."""
    try:
        return mixed_pack(packs).pack
    except Refusal:
        return None


def packs_of(sheet: Sheet) -> Refs:
    """Return the packs of its games, the last version of each, if they are here and fit together."""
    latest = {ref.id: ref for entry in sheet.games for ref in entry.packs}
    here = tuple([ref for ref in latest.values() if cards_of((ref,)) is not None])
    return () if cards_of(here) is None else here


def packs_gone(sheet: Sheet) -> list[str]:
    """Return the missing packs whose marks wait for them."""
    latest = {ref.id: ref for entry in sheet.games for ref in entry.packs}
    here = packs_of(sheet)
    return [f"{ref.id} {ref.version}" for ref in latest.values() if ref not in here]


def tally(entries: list[Entry]) -> Tally:
    """Return the marks of all games; refuse an impossible ledger with its first wrong entry. Marks for talents of a
    missing pack are trusted."""
    mixes = dict.fromkeys([entry.packs for entry in entries])
    if len(mixes) > MOST_MIXES:
        raise Refusal("ledger-packs", most=MOST_MIXES)
    cards = {packs: cards_of(packs) for packs in mixes}
    marks: Tally = {}
    seen: set[tuple[int, int]] = set()
    for entry in entries:
        printed = cards[entry.packs] or onedeck_pack().pack
        check_entry(entry, printed, gone=cards[entry.packs] is None)
        talents = {talent.id: talent for talent in printed.talents}
        if entry.key in seen:
            raise Refusal("ledger-twice", game=entry.game)
        seen.add(entry.key)
        for id, color in entry.marks:
            if color not in MARKS or (id not in talents and cards[entry.packs] is not None):
                raise Refusal("ledger-talent", game=entry.game, name=f"{id} {color}")
            c = MARKS.index(color)
            if c >= entry.difficulty:  # OD-14.8-10
                raise Refusal("ledger-color", game=entry.game, mark=color, difficulty=entry.difficulty)
            spaces = marks.setdefault(id, [0] * len(MARKS))
            spaces[c] += 1
            if id not in talents:
                continue
            focus = FOCUSES[talents[id].focus]
            if entry.focus and focus not in (FOCUSES[0], entry.focus):
                raise Refusal("ledger-focus", game=entry.game, talent=id, focus=entry.focus)
            if spaces[c] > talents[id].spaces[c]:
                raise Refusal("ledger-full", game=entry.game, talent=id)
    return marks


def check_entry(entry: Entry, printed: Pack, gone: bool) -> None:
    known = printed.dungeons.get(entry.dungeon)
    if entry.difficulty != known.difficulty if known else not (gone and 1 <= entry.difficulty <= len(MARKS)):
        raise Refusal("ledger-dungeon", game=entry.game, name=entry.dungeon)
    counts_fit = (
        1 <= entry.game <= MOST_GAMES
        and 0 <= entry.descents <= MOST_STEPS
        and 0 <= entry.levels <= MOST_STEPS
        and 0 <= entry.bonus <= MOST_BONUS
        and len(entry.packs) <= MOST_PACKS
        and entry.boss == (BOSS_MARKS if entry.outcome == "victory" else 0)
    )
    words_fit = (
        entry.outcome in ("victory", "defeat")
        and entry.edition in PRESETS
        and entry.focus in ("", *FOCUSES[1:])
        and (not entry.tier or any(entry.tier in tiers for tiers in TIERS.values()))
        and safe_record(entry.record)
    )
    if not counts_fit or not words_fit:
        raise Refusal("ledger-entry", game=entry.game)
    if entry.lost < 0:
        raise Refusal("ledger-too-many", game=entry.game, marks=len(entry.marks), earned=entry.earned)


def unlocked(sheet: Sheet) -> list[str]:
    """Return the unlocked talents (OD-14.11)."""
    marks = tally(sheet.games)
    return [talent.id for talent in mixed_pack(packs_of(sheet)).pack.talents if marks.get(talent.id) == talent.spaces]


def bosses_beaten(sheet: Sheet) -> dict[str, int]:
    """Return the victories by dungeon, with all dungeons of the game (OD-14.28)."""
    won = [entry.dungeon for entry in sheet.games if entry.outcome == "victory"]
    return {dungeon: won.count(dungeon) for dungeon in (*onedeck_pack().pack.dungeons, *won)}


def locked_focus(sheet: Sheet) -> str:
    return next((entry.focus for entry in sheet.games if entry.focus), "")


def safe_record(name: str) -> bool:
    """Return whether it is a plain file name: an imported file must not lead out of the folder."""
    return re.fullmatch(r"[^./\\:\x00-\x1f][^/\\:\x00-\x1f]{0,200}\.record", name) is not None


# What a record says


def sheets_in(header: Header) -> dict[str, dict[str, Any]]:
    """Return the campaign sheets that a game was started with, by hero."""
    sheets = header.setup.get("sheets")
    if not isinstance(sheets, dict):
        return {}
    return {hero: sheet for hero, sheet in sheets.items() if isinstance(sheet, dict)}


def campaigns_in(header: Header) -> list[str]:
    ids = [str(sheet["campaign"]) for sheet in sheets_in(header).values() if "campaign" in sheet]
    return list(dict.fromkeys(ids))


def seats_of(header: Header, id: str) -> list[str]:
    """Return the heroes played with that sheet: none, one, or (never in a game of ours) several."""
    return [hero for hero, sheet in sheets_in(header).items() if sheet.get("campaign") == id]


def key_of(header: Header, id: str) -> tuple[int, int]:
    """Number and seed of that sheet's game; number 0 where it has none that makes sense."""
    numbers = [sheet.get("game") for sheet in sheets_in(header).values() if sheet.get("campaign") == id]
    number = numbers[0] if numbers and type(numbers[0]) is int else 0
    return number if 1 <= number <= MOST_GAMES else 0, header.seed


def name_in(id: str) -> str:
    """Return the name in an id: that of the sheet when it was made."""
    return id.rpartition("-")[0]


class Played(NamedTuple):
    """The facts of a record about one sheet."""

    entry: Entry
    hero: str
    start: Tally


def retell(text: str, id: str, record: str, day: str) -> Played:
    """Return what a record of a finished game brings to the sheet."""
    if not seats_of(read_header(text.split("\n", 2)), id):  # before it is replayed, which may take long
        raise Refusal("record-other-sheet", name=name_in(id))
    return played(load(text), id, record, day)


def played(match: Match, id: str, record: str, day: str) -> Played:
    """Replay a finished game and note what it brought to the sheet."""
    seats = seats_of(match.header, id)
    if not seats:
        raise Refusal("record-other-sheet", name=name_in(id))
    if len(seats) > 1:
        raise Refusal("sheet-shared", name=name_in(id))
    if match.outcome is None:
        raise Refusal("record-unfinished")
    found = OneDeckSummary().read(story_of(match))
    earned = found.earned.get(seats[0], dict.fromkeys(EARNED, 0))
    sheet = sheets_in(match.header)[seats[0]]
    view = match.view(match.seats.index(seats[0]))
    hero = view.heroes[view.seat]
    options = match.header.setup.get("options", {})
    locks = make_rules(view.edition, options).focus_rule == "locked" and not sheet.get("focus")
    game, seed = key_of(match.header, id)
    entry = Entry(
        game=game, seed=seed, record=record, date=day, edition=view.edition, dungeon=view.dungeon,
        difficulty=view.difficulty, tier=view.tier or "", outcome=match.outcome, descents=earned["descents"],
        levels=earned["levels"], boss=earned["boss"], bonus=earned["tier"], marks=found.marks.get(seats[0], []),
        focus=hero.focus or "" if locks else "", packs=match.header.packs,
    )  # fmt: skip
    return Played(entry, hero.card, sheet.get("marks", {}))


def with_game(sheet: Sheet, played: Played) -> Sheet:
    """Return the sheet with one more game; refuse one that does not fit."""
    if played.hero != sheet.hero:
        raise Refusal("sheet-other-hero", name=name_in(sheet.id), hero=sheet.hero, choices=played.hero)
    check_start(sheet, played)
    return with_entry(sheet, played.entry)


def with_entry(sheet: Sheet, entry: Entry) -> Sheet:
    games = sorted([*sheet.games, entry], key=lambda entry: (*entry.key, entry.record))
    tally(games)
    return msgspec.structs.replace(sheet, games=games)


def check_start(sheet: Sheet, played: Played) -> None:
    """Refuse a game with marks at its start that no earlier one earned, if all earlier ones are known."""
    number = played.entry.game
    earlier = [entry for entry in sheet.games if entry.game < number]
    if len({entry.game for entry in earlier}) < number - 1:
        return
    marks = tally(earlier)
    for talent, counts in played.start.items():
        had = marks.get(talent, [0] * len(MARKS))
        if any(count > most for count, most in zip(counts, had, strict=True)):
            raise Refusal("sheet-unearned", game=number, talent=talent)
