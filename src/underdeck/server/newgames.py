"""New games on a server: the setup with packs and sheets, and the seats."""

from typing import Any

import msgspec

from underdeck.forms.trial import sound_plugin
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.visible_text import check_seen, on_one_line
from underdeck.lessons import lesson_of
from underdeck.lessons.lesson import SETTING as LESSON
from underdeck.match import Match, new
from underdeck.match.facet import MatchFacet
from underdeck.packs.outside import Refs, chosen, found_packs, no_such_pack, read_manifest
from underdeck.plugin.fields import LONGEST_SITTER, word_of
from underdeck.plugin.packs import PacksFacet
from underdeck.plugin.sitters import read_bot
from underdeck.server.campaigns import Shelved
from underdeck.server.catalog import Mix
from underdeck.table import wire
from underdeck.table.session import BOT, HERE, INVITED, KINDS, ME, Seat

LONGEST_NAME = 40


def clean(name: str) -> str:
    kept = on_one_line(name)
    if len(kept) > LONGEST_NAME:
        raise Refusal("player-name-long", length=len(kept), most=LONGEST_NAME)
    check_seen(kept)
    return kept


def begin(game: str, seed: int, key: str, setup: dict[str, Any]) -> Match:
    players = setup.get("players")
    if isinstance(players, dict):
        meant = {name: word_of(sitter) if isinstance(sitter, str) else sitter for name, sitter in players.items()}
        setup = {**setup, "players": meant}
    try:
        match = new(game, seed=seed, key=key, **setup)
        msgspec.json.encode(match.header)
    except RecursionError:
        raise Refusal("wire-form", reason="setup") from None
    return match


def begin_lesson(wish: wire.NewGame, on: Refs) -> Match:
    """Return the match of a lesson's chapter; refuse settings beside it."""
    assert wish.lesson is not None
    if wish.setup or wish.seats or wish.branch or wish.sheets or wish.seed is not None:
        raise Refusal("lesson-alone")
    return lesson_of(wish.game, wish.lesson.id, on).begin(wish.lesson.chapter)


def learners_seats(match: Match) -> list[wire.SeatWish]:
    """Return the seats of a lesson: bots for everybody but the learner."""
    lesson = lesson_of(match.header.game, match.header.setup[LESSON][0], match.header.packs)
    return [wire.SeatWish(ME if seat == lesson.seat else BOT) for seat in range(len(match.seats))]


def packs_on(ids: list[str]) -> Mix:
    """Return the allowed packs by game, all together, so that a clash is reported when the server starts."""
    found: dict[str, Refs] = {}
    paths = found_packs()
    for id in ids:
        if id not in paths:
            raise no_such_pack(id)
        game = read_manifest(paths[id]).game
        found[game] = (*found.get(game, ()), *chosen(game, [id]))
    for game, refs in found.items():
        sound_plugin(game, refs).rules()
    return tuple(found.items())


def with_packs(game: str, setup: dict[str, Any], on: Refs) -> dict[str, Any]:
    """Return the setup with the packs of the chosen heroes, characters or dungeons, so that a form need not name
    them."""
    if "packs" in setup or not on:
        return setup
    said = [word for value in setup.values() for word in (value if isinstance(value, list | dict) else [value])]
    owners = {name.partition("-")[2]: owner for name, owner in PacksFacet.of(sound_plugin(game, on)).names().items()}
    meant = {owners.get(word) for word in said if isinstance(word, str)}
    ids = [ref.id for ref in on if ref.id in meant]
    return {**setup, "packs": ids} if ids else setup


def with_sheets(game: str, setup: dict[str, Any], sheets: list[Shelved]) -> dict[str, Any]:
    if not sheets:
        return setup
    if any(sheet.keeper.game != game for sheet in sheets):
        raise Refusal("sheet-game")
    return {**setup, **sheets[0].keeper.seated([sheet.opened for sheet in sheets], setup)}


def mapped_seats(match: Match) -> list[wire.SeatWish]:
    """Return the seats if the setup names them: all people are at this screen."""
    plugin = sound_plugin(match.header.game)
    if not isinstance(match.header.setup.get("players"), dict):
        return []
    people = MatchFacet.of(plugin).people(match)
    others = ME if plugin.party else HERE
    kinds = [BOT if seat not in people else ME if seat == people[0] else others for seat in range(len(match.seats))]
    return [wire.SeatWish(kind) for kind in kinds]


def meant_bot(game: str, said: str) -> str:
    """Return the name of the bot, as leniently as the terminal."""
    plugin, bot = sound_plugin(game), word_of(said)
    if len(bot) > LONGEST_SITTER:
        raise Refusal("unknown-bot", name=bot[:LONGEST_SITTER], choices=choices(plugin.bots()))
    if bot:
        read_bot(plugin, bot)
    return bot


def read_seats(match: Match, wishes: list[wire.SeatWish]) -> list[Seat]:
    """Return the seats. Without a wish one person plays: one character with bots around, or all heroes."""
    names, plugin = match.seats, sound_plugin(match.header.game)
    if not wishes:
        others = ME if plugin.party else BOT
        wishes = [wire.SeatWish(ME if seat == 0 else others) for seat in range(len(names))]
    if len(wishes) != len(names):
        raise Refusal("seats-count", players=len(names), found=len(wishes))
    for wish in wishes:
        if wish.kind not in KINDS:
            raise Refusal("seat-kind", name=wish.kind[:40])
    bots = [meant_bot(match.header.game, wish.bot) for wish in wishes]
    return [
        Seat(
            seat=seat,
            name=name,
            kind=wish.kind,
            player=clean(wish.name),
            claimed=wish.kind != INVITED,
            bot=wish.kind == BOT,
            strength=bots[seat] or (MatchFacet.of(plugin).bot_at(match, seat) if wish.kind == BOT else ""),
        )
        for seat, (name, wish) in enumerate(zip(names, wishes, strict=True))
    ]
