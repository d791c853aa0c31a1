"""A match in play: its seats, automatic answers, and what each guest sees. Nothing here waits."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from underdeck.bots.adviser import shared_questions
from underdeck.bots.facet import BotsFacet, known_as
from underdeck.kernel.decisions import Action, Decision, Frame
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match
from underdeck.match.driver import Turn
from underdeck.match.facet import MatchFacet
from underdeck.match.stops import PASS, PLAYABLE
from underdeck.match.story import play, story_of
from underdeck.match.ways import LONGEST_WAY, follow
from underdeck.plugin.base import VICTORY
from underdeck.plugin.fields import split_bot
from underdeck.plugin.registry import plugin_of
from underdeck.table import wire
from underdeck.table.facet import TableFacet
from underdeck.table.refusals import meaning_of
from underdeck.table.renderer import SPECTATOR, Renderer, renderer_of
from underdeck.table.talk import PHRASED
from underdeck.text import text_in
from underdeck.text.advice import OFF, REQUEST

ME, HERE, INVITED, BOT = KINDS = ("me", "here", "invite", "bot")
"""The kinds of seats, by whom they were made for."""

PERSON = "person"
SETTING = "setting"
"""Marks an answer given by a setting."""

MOST_LINES = 400
"""The most lines of the log for a guest who comes in."""


@dataclass(slots=True)
class Seat:
    seat: int
    name: str
    kind: str
    player: str = ""
    claimed: bool = True
    bot: bool = False
    stop: str = PLAYABLE
    generation: int = 1
    strength: str = ""
    """The name of the bot that plays or sits in; '' for the default bot."""

    @property
    def stands_in(self) -> bool:
        """Say whether a bot plays for a person."""
        return self.bot and self.kind != BOT


@dataclass(frozen=True, slots=True)
class Standing:
    """The question to a seat, and the version since which it is open without a break."""

    kind: str
    own: bool
    """Whether each member of a party is asked separately."""
    frame: Frame
    options: list[Action]
    since: int

    def like(self, other: "Standing") -> bool:
        """Return whether the question is the same; a hero's own question does not change with the partners' answers."""
        same_frame = self.frame[0] == other.frame[0] if self.own else self.frame == other.frame
        return same_frame and self.looks_like(other)

    def looks_like(self, other: "Standing") -> bool:
        return self.kind == other.kind and self.options == other.options


@dataclass(eq=False, slots=True)
class Guest:
    """A connection with its seats and its language."""

    write: Callable[[str], None]
    language: str
    seats: list[int] = field(default_factory=list)
    shown: int = SPECTATOR
    """The seat whose view was shown last."""
    told: int = 0
    """The number of events of the story that were shown."""
    fresh: bool = True
    """Whether the whole story must be sent again."""
    sent: str = ""
    """The table as it was shown last."""
    dismiss: Callable[[], None] = lambda: None
    """Closes the connection."""
    address: str = ""
    """The address, for its share of the work beside the game."""

    def send(self, message: wire.ServerMessage) -> None:
        self.write(wire.encode(message))

    def show(self, table: wire.Table, due: float | None, anyway: bool = False) -> None:
        """Send the table if it has something new. A table without news would reveal that somebody has answered."""
        looks = wire.encode(msgspec.structs.replace(table, log=[], fresh=False, countdown=None)) + str(due)
        if anyway or table.fresh or table.log or looks != self.sent:
            self.send(table)
        self.sent = looks

    def refuse(self, refusal: Refusal) -> None:
        text, final = text_in(self.language).refusal(refusal), meaning_of(refusal.code).final
        self.send(wire.No(refusal.code, text, final))


class Session:
    def __init__(self, id: str, match: Match, seats: list[Seat], undone: int = 0) -> None:
        self.id = id
        self.seats = seats
        self.undone = undone
        self.abandoned = False
        self.odds, self.chat = REQUEST, PHRASED
        self.told = False
        """The record has been read."""
        self.guests: list[Guest] = []
        self.views: dict[tuple[int, int], Any] = {}
        self.begin(match, [BOT if seats[seat].bot else PERSON for seat, _ in match.log])

    def begin(self, match: Match, by: list[str]) -> None:
        """Begin with a match and the givers of its answers so far."""
        self.match = match
        self.plugin = plugin_of(match.header.game, match.header.mix)
        self.asking = MatchFacet.of(self.plugin)
        self.by = by
        self.story = story_of(match)
        self.ask_anew()

    @property
    def game(self) -> str:
        return self.match.header.game

    @property
    def version(self) -> int:
        return len(self.match.log) + self.undone

    @property
    def bots(self) -> set[int]:
        return {sitter.seat for sitter in self.seats if sitter.bot}

    def here(self) -> set[int]:
        return {seat for guest in self.guests for seat in guest.seats}

    # Answers

    def check(self, guest: Guest, seat: int) -> None:
        if seat not in guest.seats:
            raise Refusal("not-your-seat", seat=str(seat)[:20])
        if self.abandoned:
            raise Refusal("game-abandoned")

    def hear(self, guest: Guest, message: wire.Answer) -> None:
        """Take the answer of a person."""
        self.check(guest, message.seat)
        if not self.still_asked(guest, message.seat, message.version):
            raise Refusal("stale")
        if len(message.words) > wire.LONGEST_WORDS:
            raise Refusal("message-size", most=wire.LONGEST_WORDS)
        if len(message.then) > LONGEST_WAY:
            raise Refusal("way-long", most=LONGEST_WAY)
        action = self.match.read(message.seat, message.words)
        for seat in self.speaking_for(guest, message.seat, action):
            if seat == message.seat or self.is_offered(seat, action):
                self.take(seat, action, PERSON)
        for further in follow(self.match, message.seat, message.then):
            self.take(message.seat, further, PERSON)

    def take(self, seat: int, action: Action, by: str) -> None:
        happened = play(self.match, seat, action)
        self.by.append(by)
        self.story += [(len(self.match.log), event) for event in happened]
        self.ask_on(seat)

    def ask_anew(self) -> None:
        """Open the questions again, so that answers to earlier ones come too late."""
        self.standing = {
            each.seat: Standing(
                each.kind, each.kind in self.asking.own_questions, each.frame, each.options, self.version
            )
            for each in self.match.decisions
        }

    def ask_on(self, answered: int) -> None:
        """Keep questions open that another seat's answer left as they were, so that answers may cross."""
        before = self.standing
        self.ask_anew()
        for seat, now in self.standing.items():
            old = before.get(seat)
            if old is None or seat == answered or (self.plugin.party and now.kind not in self.asking.own_questions):
                continue
            if now.like(old):
                self.standing[seat] = old

    def still_asked(self, guest: Guest, seat: int, version: int) -> bool:
        """Return whether an answer to that version still fits the seat's question, or its being asked nothing."""
        standing, shown = self.standing.get(seat), self.version_for(guest)
        return version <= self.version and (version == shown if standing is None else version >= standing.since)

    def unseen_answers(self, seats: Sequence[int]) -> int:
        """Return how many others have answered in an open window: a guest must not see that number (P-7), because it
        reveals who has something to play. Answers that a game began with are not in its log."""
        asked = {decision.seat for decision in self.match.decisions}
        unseen = {seat for seat in self.match.waiting if seat not in asked and seat not in seats}
        if self.match.header.position:
            unseen &= {seat for seat, _ in self.match.log}
        return len(unseen)

    def answers_for(self, seats: Sequence[int]) -> int:
        return len(self.match.log) - self.unseen_answers(seats)

    def version_for(self, guest: Guest) -> int:
        return self.version - self.unseen_answers(guest.seats)

    def take_back(self, count: int) -> None:
        self.match.undo(count)
        self.forget_later()
        self.undone = self.undone_after(count)
        self.ask_anew()
        self.retell()

    def forget_later(self) -> None:
        """Forget who gave the answers that the match no longer has, and what came of them."""
        left = len(self.match.log)
        del self.by[left:]
        self.story = [line for line in self.story if line[0] <= left]

    def restore(self, match: Match, standing: dict[int, Standing]) -> None:
        """Go back to a match with fewer answers, of which nobody has seen the others."""
        self.match, self.standing, self.views = match, standing, {}
        self.forget_later()

    def begin_anew(self, match: Match, undone: int) -> None:
        """Begin with another match; `undone` is such that versions never come back."""
        self.undone = undone
        self.begin(match, [])
        self.retell()

    def retell(self) -> None:
        """Mark the story to be sent again to every guest."""
        for guest in self.guests:
            guest.fresh = True

    def undone_after(self, count: int) -> int:
        return self.undone + 2 * count + 1  # versions never come back

    def played_with(self, guest: Guest, seat: int) -> list[int]:
        """Return the other seats of a person who plays several."""
        return [other for other in guest.seats if self.seats[other].kind == self.seats[seat].kind == ME]

    def answered_with(self, guest: Guest, decision: Decision) -> list[Decision]:
        return shared_questions(self.plugin, self.match, decision, self.played_with(guest, decision.seat))

    def speaking_for(self, guest: Guest, seat: int, action: Action) -> list[int]:
        """Return the seats for which this answer counts: a person with several seats gives some answers once."""
        mine = self.played_with(guest, seat)
        kinds = {each.seat: each.kind for each in self.match.decisions}
        if len(mine) < 2 or not self.asking.said_once(kinds.get(seat, ""), self.match.write(action)):
            return [seat]
        return [seat, *[other for other in mine if other != seat and kinds.get(other) == kinds[seat]]]

    def is_offered(self, seat: int, action: Action) -> bool:
        return any(each.seat == seat and action in each.options for each in self.match.decisions)

    def undo_count(self, seats: list[int]) -> int:
        """Return how many answers back a person's last own answer is; 0 if there is nothing to undo."""
        together = self.plugin.party
        if self.reacting() - {*seats}:
            raise Refusal("undo-others")  # whether they have answered yet is theirs to know
        for count in range(1, len(self.match.log) + 1):
            (seat, action), by = self.match.log[-count], self.by[-count]
            if by == PERSON and (together or seat in seats):
                return count
            silent = by == BOT and self.match.write(action) == PASS
            if not together and seat not in seats and not silent:
                raise Refusal(
                    "undo-others"
                )  # even one given by a setting: undo would tell that nothing could be played
        return 0

    def reacting(self) -> set[int]:
        """Return the people whom an open window asks, answered or not."""
        if not any(decision.kind in self.asking.windows for decision in self.match.decisions):
            return set()
        return set(self.match.waiting) - self.bots

    def undo_asked(self, guest: Guest, message: wire.Undo) -> int:
        """Return how many answers the guest's request takes back; refuse an impossible one."""
        self.check(guest, message.seat)
        if message.version != self.version_for(guest):
            raise Refusal("stale")
        count = self.undo_count(guest.seats)
        if not count:
            raise Refusal("nothing-to-undo")
        if self.told or not self.match.can_undo(count):
            raise Refusal("undo-revealed")
        return count

    def can_undo(self, seats: list[int]) -> bool:
        try:
            count = self.undo_count(seats) if seats and not self.abandoned else 0
        except Refusal:
            return False
        return count > 0 and not self.told and self.match.can_undo(count)

    # What answers by itself

    @property
    def turn(self) -> Turn:
        return Turn(self.match, self.seats)

    def ponders(self, name: str) -> bool:
        """Return whether that bot thinks for long."""
        return BotsFacet.of(self.plugin).ponders or split_bot(name)[0] in self.plugin.thinkers

    # What is shown

    def open_questions(self) -> list[Decision]:
        """Return the questions that people have to answer."""
        return [] if self.abandoned else self.turn.for_people()

    def shown_to(self, guest: Guest) -> wire.Table:
        renderer = renderer_of(self.game, guest.language, self.match.header.mix)
        asked = self.open_questions()
        own = [decision for decision in asked if decision.seat in guest.seats]
        seat = self.looking(guest, own)
        if not self.plugin.party:
            own = [decision for decision in own if decision.seat == seat]  # one hand on the screen at a time
        fresh = guest.fresh or seat != guest.shown
        start = 0 if fresh else guest.told
        known = [(n, event) for n, event in self.story[start:][-MOST_LINES:] if renderer.may_know(event, seat)]
        lines = renderer.lines(known, renderer.latest(self.story[:start], seat))
        guest.shown, guest.told, guest.fresh = seat, len(self.story), False
        return wire.Table(
            id=self.id,
            version=self.version_for(guest),
            answers=self.answers_for(guest.seats),
            game=self.game,
            lang=guest.language,
            seats=self.seat_infos(guest, renderer),
            mine=guest.seats,
            seat=seat,
            view=renderer.view(self.view(max(seat, 0)), seat),
            questions=self.questions(own, renderer),
            waiting=self.awaited(guest.seats),
            log=lines,
            fresh=fresh,
            undo=self.can_undo(guest.seats),
            over=self.over(renderer, guest.seats),
            countdown=None,
            odds=self.odds,
            chat=self.chat,
        )

    def view(self, seat: int) -> Any:
        """Return the view of that seat, made once for all guests until the next answer."""
        key = self.version, seat
        if key not in self.views:
            self.views = {old: view for old, view in self.views.items() if old[0] == self.version}
            self.views[key] = self.match.view(seat)
        return TableFacet.of(self.plugin).without_odds(self.views[key]) if self.odds == OFF else self.views[key]

    def over(self, renderer: Renderer, mine: Sequence[int] = ()) -> wire.Over | None:
        if self.abandoned:
            return renderer.given_up()
        over = renderer.over(self.match, self.story)
        if (
            mine
            and over is not None
            and self.plugin.party
            and over.outcome != VICTORY
            and (count := self.undo_count([*mine]))
        ):
            over.before = len(self.match.log) - count
        return over

    def awaited(self, mine: list[int]) -> list[int]:
        """Return the seats that the rules ask. In a window they stay until all have answered, because leaving early
        would reveal a card to play. The guest's own seats are in it only if they have an open question."""
        asked = {decision.seat for decision in self.open_questions()}
        waiting = [] if self.abandoned else self.match.waiting
        return sorted({seat for seat in waiting if seat in asked or seat not in mine})

    def looking(self, guest: Guest, own: list[Decision]) -> int:
        """Return the seat whose view is shown: the first one asked, else the last one shown."""
        place = self.asking.turn_order
        first = min([place(decision) for decision in own], default=0)
        seats = [decision.seat for decision in own if place(decision) == first] or guest.seats
        if guest.shown in seats or not seats:
            return guest.shown
        return seats[0]

    def questions(self, own: list[Decision], renderer: Renderer) -> list[wire.Question]:
        """Return the questions as messages; a question to the whole party is asked once."""
        found: list[wire.Question] = []
        seen: set[tuple[str, tuple[str, ...]]] = set()
        for decision in own:
            question = renderer.question(self.match, decision, self.view(decision.seat))
            key = (question.kind, tuple([option.words for option in question.options]))
            if not self.plugin.party or key not in seen or question.kind in self.asking.own_questions:
                found.append(question)
            seen.add(key)
        return found

    def seat_infos(self, guest: Guest, renderer: Renderer) -> list[wire.SeatInfo]:
        here = self.here()
        return [
            wire.SeatInfo(
                seat=sitter.seat,
                name=sitter.name,
                label=renderer.words.sitter(sitter.name),
                player=sitter.player,
                kind=sitter.kind,
                bot=sitter.bot,
                claimed=sitter.claimed,
                here=sitter.seat in here,
                mine=sitter.seat in guest.seats,
                stop=sitter.stop if sitter.seat in guest.seats else PLAYABLE,
                strength=sitter.strength,
                title=renderer.words.bot(*known_as(self.game, sitter.strength, sitter.name)) if sitter.bot else "",
            )
            for sitter in self.seats
        ]
