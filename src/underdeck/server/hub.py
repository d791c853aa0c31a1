"""All games of this server: those in memory, and access to the others."""

import asyncio
import contextlib
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from underdeck import __version__
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import Header, Match
from underdeck.match.facet import MatchFacet
from underdeck.match.match import UNPLAYABLE, read_header
from underdeck.packs.outside import needed
from underdeck.plugin.registry import plugin_of
from underdeck.progress.challenges import Challenge, challenges_of, find_challenge, today
from underdeck.progress.sheets import SETTING as SHEETS
from underdeck.progress.sheets import Sheets
from underdeck.review import Ending, Review, reviewed_seats, seat_in
from underdeck.server.access import INVITE, SEAT, WATCH, Pass, Signer, check_age, fresh_key, fresh_seed, invite, new_id
from underdeck.server.campaigns import LONGEST_FILE, Campaigns, Shelved
from underdeck.server.daily_chance import Days
from underdeck.server.gate import near
from underdeck.server.journals import Journals
from underdeck.server.logs import log_failure, log_info, log_warning, throttle
from underdeck.server.newgames import (
    begin,
    begin_lesson,
    clean,
    learners_seats,
    mapped_seats,
    packs_on,
    read_seats,
    with_packs,
    with_sheets,
)
from underdeck.server.people import opens
from underdeck.server.push import Pushing
from underdeck.server.rate_limits import RateLimits
from underdeck.server.results import Results, Visitor, check_time, judged
from underdeck.server.room import PACES, Room
from underdeck.server.scheduler import THINKERS, Turns
from underdeck.server.settings import Settings
from underdeck.server.store import Store
from underdeck.server.stored_game import BUSY, DAMAGED, ELSEWHERE, Remains
from underdeck.server.tasks import finish
from underdeck.server.upload_reader import (
    BRANCH,
    ENDING,
    PAGE,
    PAGES,
    PARCEL,
    PUZZLE,
    RECORD,
    REVIEW,
    REVIEWED,
    Reader,
    Task,
)
from underdeck.table import wire
from underdeck.table.queues import Queue, Ticket
from underdeck.table.renderer import Renderer, renderer_of
from underdeck.table.session import BOT, HERE, INVITED, ME, Guest, Seat
from underdeck.table.talk import CHATS
from underdeck.text import text_in
from underdeck.text.advice import ODDS

T = TypeVar("T")

HOUR = 3600
TIDY_SECONDS = 30
ADDRESS_LINES = 4
"""The messages of an address, as those of so many connections."""
ADDRESS_HELLOS, HELLOS_AT_ONCE = 10, 40
"""The connections that an address may open in a second, and at once."""
AT_ONCE = 500
"""The games that are deleted in one transaction."""

MOST_ANSWERS = 2**31
"""A number larger than the answers of any game."""
MOST_PAGES = 64
"""The pages of replays and reviews that are kept for the next reader."""
MOST_FAILED = 100
"""The failed reviews whose reason is kept for the next reader."""
SIDE = 2
"""The threads for work that is no answer."""
MOST_ASIDE, ADDRESS_ASIDE = 2000, 500
"""The requests that may wait for them, in all and of one address."""
LEFT_SECONDS = 90
"""The seconds after which a review that nobody asks for again is cancelled. A page in the background asks once a
minute."""
ANSWER_SECONDS = 0.02
"""The estimated seconds to review one answer, until this machine has measured them."""


FIRST = ("", "-1")
"""The seats that mean the first person's review."""


class ReviewJob:
    """A review in progress."""

    def __init__(self, ticket: Ticket, task: asyncio.Task[None]) -> None:
        self.ticket = ticket
        self.task = task
        self.by_itself = ticket.idle
        self.leaving: asyncio.TimerHandle | None = None

    def wanted(self) -> None:
        """Keep it going: somebody waits, and is gone if they do not ask again."""
        self.ticket.idle = False
        self.stop_clock()
        if not self.by_itself:
            self.leaving = asyncio.get_running_loop().call_later(LEFT_SECONDS, self.task.cancel)

    def stop_clock(self) -> None:
        if self.leaving is not None:
            self.leaving.cancel()


ReviewKey = tuple[str, int, int]
"""A game, a seat, and the number of answers."""


class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.folder)
        self.signer = Signer(self.store.secret)
        self.campaigns = Campaigns(
            self.store, self.signer, settings.max_games, settings.address_sheets, settings.record_size
        )
        self.journals = Journals(
            self.store, self.signer, settings.max_games, settings.address_sheets, settings.journal_megabytes * 1_000_000
        )
        self.days = Days(self.store)
        self.results = Results(self.store, settings.address_attempts)
        self.pushing = Pushing(self.store, settings)
        self.calling: set[asyncio.Task[None]] = set()
        self.called: set[tuple[str, int]] = set()
        """Games and seats that wait to be told: once is enough, however often they are asked meanwhile."""
        self.rooms: dict[str, Room] = {}
        self.pages: OrderedDict[tuple[str | int, ...], bytes] = OrderedDict()
        self.thinkers = ThreadPoolExecutor(THINKERS, "bot")
        self.side, self.sider = Queue(MOST_ASIDE, ADDRESS_ASIDE, SIDE), ThreadPoolExecutor(SIDE, "side")
        self.turns = Turns()
        self.messages = RateLimits(ADDRESS_LINES * settings.messages_per_second)
        self.hellos = RateLimits(ADDRESS_HELLOS, HELLOS_AT_ONCE)
        self.arrivals = RateLimits(ADDRESS_HELLOS, max(HELLOS_AT_ONCE, settings.address_connections))
        self.uploads = RateLimits(settings.address_uploads / HOUR, settings.address_uploads)
        self.upload_reader = Reader(settings.reading_seconds)
        """What strangers bring along, one after the other."""
        self.replay_reader = Reader(settings.reading_seconds, PAGES)
        """Replays, which are not held up by that."""
        self.review_reader = Reader(settings.review_seconds)
        """Reviews, which take their time."""
        self.reviewing: dict[ReviewKey, ReviewJob] = {}
        self.failed: OrderedDict[ReviewKey, Refusal] = OrderedDict()
        self.pace = ANSWER_SECONDS
        self.closing = False
        self.packs = packs_on(settings.packs)
        self.pictures = {ref.id: needed(ref).pictures for _, refs in self.packs for ref in refs}
        """By pack and by what they show."""
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.leaving: dict[str, asyncio.Event] = {}
        """Games that are being deleted."""
        self.sockets: set[Any] = set()

    async def aside(self, address: str, work: Callable[..., T], *args: Any) -> T:
        """Run work in a thread, each address in turn: the threads that write answers are not used for it."""
        async with self.side.turn(self.side.enter(address)):
            found = asyncio.get_running_loop().run_in_executor(self.sider, work, *args)
            try:
                return await asyncio.shield(found)
            except asyncio.CancelledError:
                await asyncio.wait([found])  # a thread can't be stopped: its place is taken until it is done
                raise

    async def open_room(self, id: str, address: str = "") -> Room:
        if id in self.leaving:
            await self.leaving[id].wait()
        room = self.rooms.get(id)
        if room is None:
            if id not in self.opening:
                self.opening[id] = asyncio.create_task(self.bring(id, address))
            room = await asyncio.shield(self.opening[id])
        room.used = time.monotonic()
        return room

    async def bring(self, id: str, address: str) -> Room:
        """Load the game into memory, once for all who ask; a long game does not delay others."""
        try:
            self.rooms[id] = await self.aside(address, self.open, id)
            return self.rooms[id]
        except Refusal as refusal:
            if refusal.code == DAMAGED:
                log_warning("damaged game", id=id, **refusal.facts)
            raise
        finally:
            del self.opening[id]

    def open(self, id: str) -> Room:
        kept = self.store.load(id)
        self.check_record(kept.header)
        return Room(kept, self.store, self.thinkers, self.settings, self.turns, self.finished, self.call_soon)

    async def tidy(self) -> None:
        """Unload games without guests."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            throttle.tell_held()
            late = time.monotonic() - 60 * self.settings.idle_minutes
            for id, room in list(self.rooms.items()):
                if room.unused_since(late):
                    del self.rooms[id]  # everything it answered is on disk
            try:
                await self.clear_out()
            except Refusal as refusal:
                log_info("not cleared out", code=refusal.code)
            except Exception:  # of a stranger's game: the next round comes all the same
                log_failure("not cleared out")

    async def clear_out(self) -> None:
        """Delete old games without an answer, records that nobody reads, and sheets without a game."""
        now = time.time()
        days = HOUR * 24
        late = await asyncio.to_thread(self.store.unanswered, now - HOUR * self.settings.unanswered_hours, AT_ONCE)
        await self.forget([id for id in late if id not in self.rooms and id not in self.opening])
        gone = await asyncio.to_thread(self.store.forget_records, now - days * self.settings.record_days)
        gone += await asyncio.to_thread(self.store.forget_sheets, now - days * self.settings.sheet_days)
        await asyncio.to_thread(self.days.draw, today())
        if gone:
            log_info("cleared out", records_and_sheets=gone)

    async def forget(self, ids: list[str]) -> None:
        """Delete these games; requests for one of them wait until it is gone."""
        if not ids:
            return
        gone = asyncio.Event()
        self.leaving |= dict.fromkeys(ids, gone)
        try:
            await finish(asyncio.to_thread(self.store.forget, ids))
        finally:
            for id in ids:
                del self.leaving[id]
            gone.set()
        for room in self.rooms.values():
            if room.next is not None and room.next.id in ids:
                room.next = None
        log_info("cleared out", games=len(ids))

    async def close(self) -> None:
        await asyncio.gather(*[room.stop() for room in list(self.rooms.values())], return_exceptions=True)
        self.closing = True
        under_way = [*[each.task for each in self.reviewing.values()], *self.calling]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        for reader in (self.upload_reader, self.replay_reader, self.review_reader):
            await reader.stop()
        self.pushing.close()
        self.sider.shutdown(cancel_futures=True)
        self.thinkers.shutdown(cancel_futures=True)
        self.store.close()

    # New games

    async def create(self, wish: wire.NewGame, address: str = "") -> wire.Created:
        """Create a game. `address` counts as one maker; empty if everybody may come from it."""
        text_in(wish.lang)  # refuses a language we don't have
        if wish.pace not in PACES:
            raise Refusal("unknown-pace", name=wish.pace[:40], choices=choices(PACES))
        if wish.odds not in ODDS:
            raise Refusal("unknown-odds", name=wish.odds[:40], choices=choices(ODDS))
        if wish.chat not in CHATS:
            raise Refusal("unknown-chat", name=wish.chat[:40], choices=choices(CHATS))
        maker = self.signer.maker(address)
        await self.check_games(maker)
        known = find_challenge(wish.challenge, today(), playing=True) if wish.challenge else None
        visitor = self.visitor(near(address), wish.browser)
        if known is not None:
            wish = of_challenge(known, wish.lang)
        sheets = await self.aside(near(address), self.campaigns.open, wish.sheets)
        match = (
            await self.begin(wish, sheets, near(address))
            if known is None
            else await asyncio.to_thread(self.day_begun, known)
        )
        if wish.lesson:
            sitters = read_seats(match, learners_seats(match))
        else:
            sitters = read_seats(match, wish.seats or ([] if wish.branch else mapped_seats(match)))
        bots = {each.seat: each.strength for each in sitters if each.kind == BOT}
        MatchFacet.of(plugin_of(match.header.game)).seat_bots(match, bots)
        id = new_id()
        used = [sheet.id for sheet in sheets]
        await asyncio.to_thread(
            self.store.create, id, match.header, sitters, wish.pace, used, maker, wish.odds, wish.chat
        )
        log_info(
            "game created",
            id=id,
            game=match.header.game,
            seats=" ".join([each.kind for each in sitters]),
            pace=wish.pace,
        )
        tokens = {each.seat: self.seat_token(id, each) for each in sitters if each.kind in (ME, HERE)}
        invites = {each.seat: self.invite(id, each) for each in sitters if each.kind == INVITED}
        made = wire.Created(id, tokens, invites, self.signer.write(Pass(WATCH, id)))
        if known is None and match.header.key:
            made.seal = match.header.seal
        if known is not None:
            made.counts = await asyncio.to_thread(self.results.begin, known, id, visitor)
        return made

    async def check_games(self, maker: str = "") -> None:
        if maker and await asyncio.to_thread(self.store.count_open, maker) >= self.settings.address_games:
            raise Refusal("address-games", most=self.settings.address_games)
        if await asyncio.to_thread(self.store.count_open) >= self.settings.max_games:
            raise Refusal("too-many-games")

    async def lay_again(self, room: Room, guest: Guest, seat: int) -> None:
        """Begin the same game again, once for the whole table; later requests get the link to the same new game."""
        room.table.check(guest, seat)
        async with room.journal.lock:
            laid = room.next is not None
            if not laid:
                await room.journal.keep()
                room.check_again()
                await self.check_games()
                await finish(room.lay_again(seat))
        if laid:
            guest.send(self.laid(room, guest))
            return
        await room.show()
        for each in [*room.table.guests]:
            each.send(self.laid(room, each))

    def laid(self, room: Room, guest: Guest) -> wire.Laid:
        """Return the links to the new game: the guest's own seats, and for its maker the open invites."""
        assert room.next is not None
        id = room.next.id
        own = [room.table.seats[seat] for seat in guest.seats]
        host = any(each.kind != INVITED for each in own)
        return wire.Laid(
            id=id,
            seat=room.next.seat,
            tokens={each.seat: self.seat_token(id, each) for each in own},
            invites={each.seat: self.invite(id, each) for each in room.table.seats if host and not each.claimed},
            watch=self.signer.write(Pass(WATCH, id)) if host or not own else "",
            seal=room.next.seal,
        )

    async def begin(self, wish: wire.NewGame, sheets: list[Shelved], address: str = "") -> Match:
        seed, key = (fresh_seed(), fresh_key()) if wish.seed is None else (wish.seed, "")
        if wish.lesson is not None:
            on = dict(self.packs).get(wish.game, ())
            return await self.aside(address, begin_lesson, wish, on)
        if wish.branch is None:
            for name in ("game", "position", "seed", "key", SHEETS):
                if name in wish.setup:
                    raise Refusal("setup-type", name=name)
            setup = with_packs(wish.game, wish.setup, dict(self.packs).get(wish.game, ()))
            self.check_packs(wish.game, setup.get("packs", []))
            setup = with_sheets(wish.game, setup, sheets)
            return await self.aside(address, begin, wish.game, seed, key, setup)
        if sheets:
            raise Refusal("sheet-branch")
        task = Task(BRANCH, wish.branch.replay, at=min(max(-1, wish.branch.at), MOST_ANSWERS), seed=seed)
        found = await self.replay_reader.read(task, lambda: self.replay_text(task.id, address), address)
        header = msgspec.structs.replace(msgspec.convert(found, Header), key=key)
        self.check_record(header)
        return await self.aside(address, Match, header)

    def check_packs(self, game: str, ids: Any) -> None:
        """Refuse packs that this server does not allow."""
        if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
            raise Refusal("setup-type", name="packs")
        on = [ref.id for ref in dict(self.packs).get(game, ())]
        for id in ids:
            if id not in self.settings.packs:
                raise Refusal("pack-off", name=id[:40], known=len(on), choices=choices(on))

    def check_record(self, header: Header, kept: bool = True) -> None:
        """Refuse packs of a record that this server does not allow, or no longer allows."""
        for ref in header.packs:
            if ref.id not in self.settings.packs:
                facts = {"name": ref.id[:40], "version": ref.version[:40]}
                raise Refusal("record-pack-off", **facts) if kept else Refusal("upload-pack-off", **facts)

    def seat_token(self, id: str, sitter: Seat) -> str:
        return self.signer.write(Pass(SEAT, id, sitter.seat, sitter.generation))

    def invite(self, id: str, sitter: Seat) -> str:
        return self.signer.write(invite(id, sitter.seat, sitter.generation))

    async def renew(self, room: Room, guest: Guest, seat: int) -> wire.Renewed:
        sitter = await room.renew(guest, seat)
        if sitter.claimed:
            return wire.Renewed(seat, token=self.seat_token(room.id, sitter))
        return wire.Renewed(seat, invite=self.invite(room.id, sitter))

    async def invitation(self, wish: wire.Invitation, address: str = "") -> wire.Invited:
        """Return the game that an invite leads to, before the seat is taken."""
        known = self.signer.read(wish.invite)
        if known.kind != INVITE:
            raise Refusal("token")
        check_age(known)
        room = await self.open_room(known.game, address)
        if not room.people.opens(known):
            raise Refusal("invite-used")
        row = await self.row(room, [], wish.lang)
        return wire.Invited(seat=known.seat, **msgspec.structs.asdict(row))

    async def join(self, wish: wire.Join, address: str = "") -> wire.Joined:
        known = self.signer.read(wish.invite)
        if known.kind == WATCH:
            return wire.Joined(known.game, -1, wish.invite)
        if known.kind != INVITE:
            raise Refusal("token")
        check_age(known)
        room = await self.open_room(known.game, address)
        sitter = await room.claim(known, clean(wish.name))
        with contextlib.suppress(Refusal):  # the seat is hers already
            await asyncio.to_thread(self.store.touch, room.id)
        log_info("joined", id=room.id, seat=sitter.seat)
        given = [wire.Part(seat, part) for seat, part in sorted(room.chance.parts.items()) if part]
        return wire.Joined(room.id, sitter.seat, self.seat_token(room.id, sitter), room.chance.seal, given)

    async def room_of(self, id: str, tokens: list[str], address: str) -> Room:
        """Return the live game; load it only for those who have access."""
        if id not in self.rooms:
            try:
                self.passes(id, tokens)
            except Refusal:
                await asyncio.to_thread(self.store.check_game, id)
                raise
        return await self.open_room(id, address)

    def passes(self, id: str, tokens: list[str]) -> list[Pass]:
        if not tokens or len(tokens) > wire.MOST_TOKENS:
            raise Refusal("token")
        found = [self.signer.read(token) for token in tokens]
        if any(known.game != id or known.kind == INVITE for known in found):
            raise Refusal("token")
        return found

    async def seats_of(self, room: Room, tokens: list[str]) -> list[int]:
        """Return the seats that these tokens open; a watch token opens none."""
        found: list[int] = []
        for known in self.passes(room.id, tokens):
            if not 0 <= known.seat < len(room.table.seats):
                raise Refusal("token")
            if known.kind == SEAT:
                if not room.people.opens(known):
                    raise Refusal("token-old")
                found.append(known.seat)
        return found

    async def mine(self, wish: wire.Mine, address: str = "") -> list[wire.MyGame]:
        """Return the games of these tokens, without those that are not ours."""
        passes: dict[str, list[Pass]] = {}
        for token in wish.tokens[: wire.MOST_TOKENS]:
            try:
                known = self.signer.read(token)
            except Refusal:
                continue
            if known.kind != INVITE:
                passes.setdefault(known.game, []).append(known)
        rows: list[wire.MyGame] = []
        for id, held in passes.items():
            try:
                room = await self.open_room(id, address)
            except Refusal as refusal:
                if refusal.code in BUSY:
                    raise
                if refusal.code not in ELSEWHERE:
                    rows += await self.lost(id, held, refusal, wish.lang)
                continue
            mine = held_seats(room.table.seats, held)
            if mine is not None:
                await room.journal.settle()
                async with self.turns.step(address):  # many of them would hold up everybody
                    rows.append(await self.row(room, mine, wish.lang))
        return sorted(rows, key=lambda row: -row.touched)

    async def lost(self, id: str, passes: list[Pass], refusal: Refusal, language: str) -> list[wire.MyGame]:
        """Return a game that cannot continue here, with the reason. Its record can be downloaded."""
        remains = await asyncio.to_thread(self.store.remains, id)
        good = still_held(remains, passes)
        if not good:
            return []
        told = renderer_of(remains.game, language)
        mine = [known.seat for known in good if known.kind == SEAT]
        return [
            wire.MyGame(
                id=id,
                game=remains.game,
                seats=seat_rows(remains.seats, mine, told),
                mine=mine,
                turn=0,
                place="",
                over=None,
                bygone=reason(told, refusal, remains.version),
                waiting=False,
                asked=[],
                touched=remains.touched,
            )
        ]

    async def row(self, room: Room, mine: list[int], language: str) -> wire.MyGame:
        await room.journal.settle()
        table = room.table
        told = renderer_of(table.game, language, table.match.header.mix)
        view = table.view(0)
        asked = [seat for seat in table.awaited(mine) if seat not in table.bots]
        over = table.over(told)
        paused = over is None and not asked  # bots go on when somebody looks
        return wire.MyGame(
            id=room.id,
            game=table.game,
            seats=seat_rows(table.seats, mine, told),
            mine=mine,
            turn=told.words.turn(view),
            place=told.words.place(view),
            house=told.words.house_line(view),
            chance=room.chance.text(told),
            sealed=not room.chance.foreseeable,
            over=None if over is None else over.text,
            bygone=None,
            waiting=not set(mine).isdisjoint(asked) or (paused and bool(mine)),
            asked=asked,
            touched=room.journal.touched,
        )

    # Campaign sheets

    async def abandon(self, wish: wire.OneSheet, address: str = "") -> None:
        """Give up the sheet's game for good."""
        shelved = await self.aside(address, self.campaigns.load, wish.token)
        if shelved.open is None:
            raise Refusal("sheet-idle", name=shelved.name)
        try:
            room = await self.open_room(shelved.open, address)
        except Refusal as refusal:
            if refusal.code in ELSEWHERE:
                raise
            await asyncio.to_thread(self.store.abandon, shelved.open)
        else:
            await room.abandon()

    # Records

    async def record(self, id: str, token: str, address: str = "") -> str:
        known = self.signer.read(token)
        if known.game != id or known.kind == INVITE:
            raise Refusal("token")
        with contextlib.suppress(Refusal):  # one that is damaged, or can't go on here, is looked at more closely
            if await asyncio.to_thread(self.store.game_ending, id) is not None:
                text = await self.aside(address, self.store.text_of, id)
                await self.lay_open(id)
                return text
        try:
            room = await self.open_room(id, address)
        except Refusal as refusal:
            if refusal.code in ELSEWHERE:
                raise
            remains = await asyncio.to_thread(self.store.remains, id)
            if not still_held(remains, [known]):
                raise Refusal("token-old") from None
            await asyncio.to_thread(self.store.mark_read, id)  # if it ever goes on, everybody knows that it lies open
            return await self.aside(address, remains.record)
        return await room.journal.record()

    def check_uploads(self, address: str) -> None:
        if address and not self.uploads.take(address):
            raise Refusal("address-uploads", most=self.settings.address_uploads)

    async def upload(self, text: str, address: str = "") -> str:
        self.check_uploads(address)
        maker = self.signer.maker(address)
        await self.check_records(maker)
        self.check_record(read_header(text.split("\n", 2)), kept=False)
        found = await self.upload_reader.read(Task(RECORD, text=text), address=address)
        id = new_id()
        await asyncio.to_thread(self.store.add_record, id, text, msgspec.convert(found, Ending), maker)
        return id

    async def check_records(self, maker: str) -> None:
        if maker and await asyncio.to_thread(self.store.count_records, maker) >= self.settings.address_records:
            raise Refusal("address-records", most=self.settings.address_records)
        if await asyncio.to_thread(self.store.count_records) >= self.settings.max_games:
            raise Refusal("too-many-games")

    async def bring_sheet(self, wish: wire.BringSheet, keeper: Sheets[Any], address: str = "") -> dict[str, Any]:
        self.check_uploads(address)
        task = Task(PARCEL, text=wish.parcel, file=wish.file[:LONGEST_FILE], game=keeper.game)
        unproven = await self.upload_reader.read(task, address=address)
        made = await self.aside(address, self.campaigns.bring, wish, keeper, self.signer.maker(address))
        return {**made, "unproven": unproven}

    # Challenges

    def day_begun(self, known: Challenge) -> Match:
        return known.begun(self.days.key(known))

    def visitor(self, address: str, browser: str) -> Visitor:
        return Visitor(self.signer.maker(address), self.signer.browser(browser))

    def challenges(self, address: str = "", browser: str = "") -> wire.Challenges:
        rows = []
        visitor = self.visitor(address, browser)
        day = today()
        self.days.draw(day)
        for each in challenges_of(day):
            who = each.setup.get("heroes") or each.setup.get("players") or []
            place = str(each.setup.get("dungeon", ""))
            entered = self.results.entered(each)
            counts, seals = self.results.would_count(each, visitor), self.days.seals(each, day)
            row = wire.ChallengeRow(
                each.id, each.kind, each.game, each.number, each.day, each.twist, who, place, entered, counts, seals
            )
            rows.append(row)
        return wire.Challenges(time.time(), day.isoformat(), rows)

    def day_table(self, id: str) -> wire.DayTable:
        return self.results.standings(find_challenge(id, today()))

    async def enter_result(self, wish: wire.NewResult, address: str = "") -> wire.DayTable:
        """Enter the result of a challenge that was played at this table."""
        known = check_time(wish.challenge)
        name = clean(wish.name)
        seat = self.signer.read(wish.token)
        if seat.kind != SEAT:
            raise Refusal("token")
        room = await self.open_room(seat.game, address)
        await self.seats_of(room, [wish.token])
        await room.journal.end()
        table = room.table
        deed = judged(known, table.match, table.by, table.story)
        return await asyncio.to_thread(self.results.enter, known, room.id, name, table.match, deed)

    # Whose turn it is

    async def enrol(self, wish: wire.Push, address: str = "") -> None:
        """Register a device for push messages; only holders of a seat get them."""
        text_in(wish.lang)
        if not wish.tokens or len(wish.tokens) > wire.MOST_TOKENS:
            raise Refusal("token")
        seats = [self.signer.read(token) for token in wish.tokens]
        for seat, token in zip(seats, wish.tokens, strict=True):
            if seat.kind != SEAT:
                raise Refusal("token")
            await self.seats_of(await self.open_room(seat.game, address), [token])
        await asyncio.to_thread(self.pushing.enrol, wish, seats)

    def call_soon(self, room: Room, seat: int) -> None:
        if (room.id, seat) not in self.called:
            self.called.add((room.id, seat))
            self.in_background(self.call(room, seat))

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.calling.add(task)
        task.add_done_callback(self.calling.discard)

    async def call(self, room: Room, seat: int) -> None:
        """Send a push message after a while, unless the player came or was answered for."""
        try:
            await asyncio.sleep(self.settings.push_seconds)
        finally:
            self.called.discard((room.id, seat))
        if room.waits_for(seat):
            try:
                await self.pushing.call(room.id, room.table.seats[seat])
            except Refusal as refusal:
                log_info("not pushed", id=room.id, code=refusal.code)

    # When a game is over

    def finished(self, room: Room) -> None:
        self.review_finished(room)
        self.in_background(asyncio.to_thread(self.pushing.forget_game, room.id))

    def review_finished(self, room: Room) -> None:
        """Review a finished game in the background. That does not count as reading its record."""
        match = room.table.match
        if self.settings.reviews and match.outcome is not None and not self.closing:
            self.in_background(self.review_all_seats(room.id, reviewed_seats(match), len(match.log)))

    async def review_all_seats(self, id: str, seats: list[int], answers: int) -> None:
        maker = await asyncio.to_thread(self.store.maker, id)
        for seat in seats:
            with contextlib.suppress(Refusal):
                self.start_review((id, seat, answers), maker, idle=True)

    async def ending(self, id: str, address: str) -> Ending:
        """Return the facts for a review, from the columns if they have them. A game of ours becomes public by it."""
        found = await self.aside(address, self.store.game_ending, id)
        if found is not None:
            await self.lay_open(id)
            return found
        found = await self.aside(address, self.store.ending, id)
        if found is None:
            told = await self.replay_reader.read(Task(ENDING, id), lambda: self.replay_text(id, address), address)
            found = msgspec.convert(told, Ending)
            await asyncio.to_thread(self.store.note_ending, id, found)
        return found

    async def review(self, id: str, whose: str, language: str, address: str = "") -> bytes | wire.Reviewing:
        """Return a page of a review, by seat number or name or the first person's; or the estimated waiting time."""
        ending = await self.ending(id, address)
        seat = ending.eyes[0] if whose in FIRST else seat_in(ending.names, whose[:20])
        if not ending.over:
            raise Refusal("review-running")
        asked = id, seat, ending.answers
        key = (REVIEWED, *asked, language)
        if key in self.pages:
            return self.pages[key]
        found = await self.aside(address, self.store.review, *asked)
        if found is None:
            job = self.start_review(asked, self.signer.maker(address))
            job.wanted()
            return self.waiting(job.ticket)
        return await self.page(key, Task(REVIEWED, id, lang=language, review=found), address)

    def start_review(self, asked: ReviewKey, maker: str, idle: bool = False) -> ReviewJob:
        """Start a review once for all who ask; a failure is reported to the next who asks."""
        if asked in self.failed:
            raise self.failed.pop(asked)
        if asked not in self.reviewing:
            id, _, answers = asked
            ticket = self.review_reader.queue.enter(maker, id, cost=answers * self.pace, idle=idle)
            task = asyncio.create_task(self.run_review(asked, ticket))
            self.reviewing[asked] = ReviewJob(ticket, task)
            task.add_done_callback(lambda _: self.end_review(asked))
        return self.reviewing[asked]

    def waiting(self, ticket: Ticket) -> wire.Reviewing:
        ahead = self.review_reader.queue.ahead(ticket)
        worked = sum(time.monotonic() - each.began for each in (ticket, *ahead) if each.began)
        seconds = sum(each.cost for each in (ticket, *ahead)) - worked
        return wire.Reviewing(True, len(ahead), max(1, math.ceil(seconds)))

    def end_review(self, asked: ReviewKey) -> None:
        job = self.reviewing.pop(asked)
        job.stop_clock()
        self.review_reader.queue.leave(job.ticket)
        if not job.task.cancelled() and isinstance(error := job.task.exception(), Refusal):
            self.failed[asked] = error
            while len(self.failed) > MOST_FAILED:
                self.failed.popitem(last=False)

    async def run_review(self, asked: ReviewKey, ticket: Ticket) -> None:
        id, seat, answers = asked
        task = Task(REVIEW, id, seat=seat, nodes=self.settings.review_nodes)
        try:
            found = await self.review_reader.read(task, lambda: self.stored_text(id), ticket=ticket)
        except Refusal as refusal:
            log_info("not reviewed", id=id, code=refusal.code)
            raise
        taken = time.monotonic() - ticket.began
        self.pace += (taken / max(1, answers) - self.pace) / 4
        await asyncio.to_thread(self.store.add_review, id, msgspec.convert(found, Review))
        log_info("reviewed", id=id, seat=seat)

    async def replay(self, id: str, at: int, seat: int, language: str, address: str = "") -> bytes:
        """Return a page of a replay."""
        at = min(at, MOST_ANSWERS)
        return await self.page((PAGE, id, at, seat, language), Task(PAGE, id, at=at, seat=seat, lang=language), address)

    async def page(self, key: tuple[str | int, ...], task: Task, address: str) -> bytes:
        if key not in self.pages:
            self.pages[key] = await self.replay_reader.read(task, lambda: self.replay_text(task.id, address), address)
            while len(self.pages) > MOST_PAGES:
                self.pages.popitem(last=False)
        self.pages.move_to_end(key)
        return self.pages[key]

    async def try_puzzle(self, wish: wire.TryPuzzle, address: str = "") -> bytes:
        """Return the page of a puzzle. The first request for one searches it, which takes a second."""
        page: bytes = await self.replay_reader.read(Task(PUZZLE, wish.puzzle, puzzle=wish), address=address)
        return page

    async def replay_text(self, id: str, address: str = "") -> str:
        """Return the record of an upload, or of a finished game of ours, which becomes public by it."""
        if await self.aside(address, self.store.game_ending, id) is not None:
            await self.lay_open(id)
        return await self.stored_text(id, address)

    async def lay_open(self, id: str) -> None:
        if id in self.rooms or id in self.opening or id in self.leaving:
            room = await self.open_room(id)
            await room.journal.end()
        else:
            await finish(asyncio.to_thread(self.store.mark_read, id))

    async def stored_text(self, id: str, address: str = "") -> str:
        try:
            text = await self.aside(address, self.store.text_of, id)
        except Refusal as refusal:
            raise Refusal("no-such-replay", name=id) if refusal.code == "no-such-table" else refusal from None
        self.check_record(read_header(text.split("\n", 2)))
        return text


def of_challenge(known: Challenge, language: str) -> wire.NewGame:
    """Return the game of a challenge, the same for everybody."""
    seats = [wire.SeatWish(kind) for kind in known.seats]
    return wire.NewGame(known.game, seats=seats, lang=language)


def held_seats(seats: list[Seat], passes: list[Pass]) -> list[int] | None:
    """Return the seats that these passes open: none for a spectator, None if they are all void."""
    good = [known for known in passes if known.kind == WATCH or opens(seats, known)]
    return [known.seat for known in good if known.kind == SEAT] if good else None


def still_held(remains: Remains, passes: list[Pass]) -> list[Pass]:
    """Return the passes that are still valid, as far as the disk shows it."""
    generations = {each.seat: each.generation for each in remains.seats}
    return [
        known
        for known in passes
        if known.kind == WATCH or generations.get(known.seat, known.generation) == known.generation
    ]


def reason(told: Renderer, refusal: Refusal, version: str) -> str:
    """Return why a game cannot continue, and with which version it could."""
    said = told.text.refusal(refusal)
    if refusal.code in UNPLAYABLE and version not in ("", __version__):
        return f"{said} {told.text('laid-with', version=version, known=__version__)}"
    return said


def seat_rows(seats: list[Seat], mine: list[int], told: Renderer) -> list[wire.SeatRow]:
    return [
        wire.SeatRow(
            each.seat,
            each.name,
            told.words.sitter(each.name),
            each.player,
            each.kind,
            each.bot,
            each.claimed,
            each.seat in mine,
        )
        for each in seats
    ]
