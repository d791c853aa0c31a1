"""A running game with one entry for answers, and its record: one text that is save, replay and bug report.

A record looks like this; `=` lines are sync checks, so that a replay names the first divergence:

    underdeck record 1
    {"game":"onedeck","rules":4,"cards":"2f6c...","seed":7,"setup":{"heroes":["mage"],...}}
    0 explore
    0 enter 2
    = 2 9a41c8e05b6d7f20
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.digits import as_integer, whole_number
from underdeck.kernel.events import Event
from underdeck.kernel.game import Game
from underdeck.kernel.refusal import Fault, Refusal, choices
from underdeck.kernel.rng import KEY_BYTES, Rng, keyed, read_key
from underdeck.match.header import Header
from underdeck.match.trial import tried
from underdeck.packs.outside import Refs, chosen, needed
from underdeck.plugin.guard import GuardedGame, one_line
from underdeck.plugin.registry import OURS, broken, game_names, plugin_of
from underdeck.plugin.sitters import check_players

MAGIC: Final = "underdeck record"
BYTE_ORDER_MARK: Final = "\ufeff"
"""The mark with which some editors begin a text."""
FORMAT: Final = 1
CHECK_EVERY: Final = 32
MOST_POINTS: Final = 8
LARGEST_SEED: Final = 2**63 - 1
UNPLAYABLE: Final = ("record-rules", "record-cards", "record-newer", "record-pack-absent", "record-pack-changed")
"""Refusals of records that seem sound, but belong to another version."""


def find_game(name: str, packs: Refs = ()) -> tuple[Game, str]:
    """Return the rules with the cards of these packs, and the digest of our own cards."""
    plugin = plugin_of(name, packs)
    if name in OURS:
        return plugin.rules()
    try:
        game, cards = plugin.rules()
    except (Exception, SystemExit) as error:
        raise error if isinstance(error, Refusal) else broken(name, one_line(error)) from error
    guarded: Any = GuardedGame(name, game)
    return guarded, cards


Point = tuple[int, Any]
"""A number of answers and the state after them."""

_headers: msgspec.json.Decoder[Header] = msgspec.json.Decoder(Header)


class Match:
    """A game in play: its questions and answers, the view of each seat, its record.

    >>> match = new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=7)
    >>> match.seats
    ['mage']
    >>> decision = match.decisions[0]
    >>> match.submit(decision.seat, decision.options[0])
    >>> load(match.record()).digest == match.digest
    True
    """

    # What callers give is of any type here: compiled, a narrower one would raise a TypeError before we can refuse it.
    __slots__ = ("_checks", "_past", "_points", "_undoable", "game", "header", "log", "state")

    def __init__(self, header: Header, like: "Match | None" = None, game: Game | None = None) -> None:
        """Begin a match, or copy another one. A caller that gives the game vouches for the header."""
        self.game: Game = like.game if like is not None else checked(header) if game is None else game
        self.header = header
        self.log: list[tuple[int, Action]] = [] if like is None else like.log[:]
        self._checks: dict[int, str] = {} if like is None else dict(like._checks)
        self._points: list[Point] = [] if like is None else like._points[:]
        """Copies of the state now and then, so that going back does not mean beginning anew."""
        self._past: Point | None = None if like is None else like._past
        """The state that was looked back at last."""
        self._undoable: dict[int, bool] = {}
        self.state: Any = self._first() if like is None else like.state.clone()
        if like is None and header.parts:
            check_parts(header, len(self.seats))

    def _first(self) -> Any:
        return tried(self.game, self._begin) if self.header.position else self._begin()

    def _begin(self) -> Any:
        key = self.header.chance
        if not self.header.position:
            return self.game.start(self.header.setup, self.header.seed, key)
        state = self.game.from_position(self.header.position, self.header.seed)
        if key:  # what was rolled there is known, what comes is not
            state.rng = Rng(0, state.rng.script, keyed(self.header.seed, key).key)
        return state

    @property
    def seats(self) -> list[str]:
        return self.game.seats(self.state)

    @property
    def decisions(self) -> list[Decision]:
        return self.game.decisions(self.state)

    @property
    def outcome(self) -> str | None:
        outcome: str | None = self.state.outcome
        return outcome

    @property
    def events(self) -> list[Event]:
        """Return the events of the last answer, or of the start of the match."""
        events: list[Event] = self.state.events
        return events

    @property
    def reveals(self) -> int:
        """Return a counter that grows when a die is rolled or a hidden card is turned up."""
        reveals: int = self.state.reveals
        return reveals

    @property
    def digest(self) -> str:
        return self.game.digest(self.state)

    @property
    def checks(self) -> dict[int, str]:
        """Return the digests of a record by the number of answers before them.

        They are computed on request: each costs as much as a dozen answers."""
        points = dict(self._points)
        for number in range(CHECK_EVERY, len(self.log) + 1, CHECK_EVERY):
            if number not in self._checks:
                state = points[number] if number in points else self._state_at(number)
                self._checks[number] = self.game.digest(state)
        return dict(self._checks)

    def decision_of(self, seat: Any) -> Decision:
        if type(seat) is int:
            for decision in self.game.decisions(self.state):
                if decision.seat == seat:
                    return decision
        if self.state.outcome is not None:
            raise Refusal("game-over")
        asked = [str(decision.seat) for decision in self.decisions]
        raise Refusal("not-asked", seat=str(seat), choices=choices(asked))

    def read(self, seat: Any, text: Any) -> Action:
        """Return the option of that seat that a text such as `cover m6 2` means."""
        if not isinstance(text, str):
            raise Refusal("malformed-action", text=repr(text))
        return self.game.read_action(self.state, text, self.decision_of(seat).options)

    def read_exactly(self, seat: Any, text: str) -> Action:
        """Return the option with exactly this text: records are read without the leniency of typing."""
        for option in self.decision_of(seat).options:
            if self.game.write_action(self.state, option) == text:
                return option
        raise Refusal("illegal-action", text=text)

    def write(self, action: Action) -> str:
        return self.game.write_action(self.state, action)

    def submit(self, seat: Any, action: Any) -> None:
        """Answer for a seat. The action must be among the options that the seat was given."""
        decision = self.decision_of(seat)
        options = decision.options
        if isinstance(action, str):
            self._take(seat, self.game.read_action(self.state, action, options))
        else:
            self._take(seat, offered(options, action))

    def _take(self, seat: int, action: Action) -> None:
        try:
            self.game.step(self.state, seat, action)
        except Exception:
            self.state = self._state_at(len(self.log))  # nothing of the answer is half carried out
            raise
        self.log.append((seat, action))
        self._undoable.clear()
        if len(self.log) % CHECK_EVERY == 0:
            self._points = [*self._points[1 - MOST_POINTS :], (len(self.log), self.state.clone())]

    def view(self, seat: Any) -> Any:
        """Return what that seat may know, and nothing else."""
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise Refusal("unknown-seat", seat=str(seat), choices=choices(str(s) for s in range(len(self.seats))))
        return self.game.view(self.state, seat)

    @property
    def waiting(self) -> list[int]:
        """Return the seats that are asked now, and those whose answer is kept until all are in."""
        return self.game.waiting(self.state)

    def can_undo(self, count: int = 1) -> bool:
        """Return whether nobody learned anything from the last answers."""
        if not 0 < count <= len(self.log):
            return False
        if count not in self._undoable:
            self._undoable[count] = self._learned_nothing(count)
        return self._undoable[count]

    def _learned_nothing(self, count: int) -> bool:
        """Whatever was hidden from a seat before the answers is hidden from it after each of them."""
        world = self._state_at(len(self.log) - count)
        seats = range(len(self.seats))
        before = [self.game.hidden(world, seat) for seat in seats]
        reveals = world.reveals
        for who, action in self.log[-count:]:
            self.game.step(world, who, action)
            if world.reveals != reveals or any(before[seat] - self.game.hidden(world, seat) for seat in seats):
                return False
        return True

    def _state_at(self, number: int) -> Any:
        """A copy of the state after so many answers."""
        known = [point for point in (*self._points, self._past) if point is not None and point[0] <= number]
        start, state = max(known, key=lambda point: point[0]) if known else (0, self._begin())
        world = state.clone()
        for seat, action in self.log[start:number]:
            self.game.step(world, seat, action)
        self._past = number, world
        return world.clone()

    def undo(self, count: int = 1) -> None:
        """Take back the last answers, unless somebody has learned something by them (R-22)."""
        if len(self.log) < count:
            raise Refusal("nothing-to-undo")
        if not self.can_undo(count):
            raise Refusal("undo-revealed")
        left = len(self.log) - count
        self.state = self._state_at(left)
        del self.log[left:]
        self._undoable.clear()
        self._checks = {number: digest for number, digest in self._checks.items() if number <= left}
        self._points = [point for point in self._points if point[0] <= left]

    def clone(self) -> "Match":
        return Match(self.header, self)

    def __reduce__(self) -> tuple[Callable[[str], "Match"], tuple[str]]:
        """From one process to another as its record."""
        return load, (self.record(),)

    def position(self) -> str:
        return self.game.position(self.state)

    def heading(self) -> list[str]:
        return heading(self.header)

    def answers(self, start: int = 0) -> list[str]:
        """Return the record's lines for the answers after the first `start`, with their checks."""
        lines: list[str] = []
        checks = self.checks
        for number, (seat, action) in enumerate(self.log[start:], start + 1):
            lines.append(f"{seat} {self.game.write_action(self.state, action)}")
            if number in checks:
                lines.append(f"= {number} {checks[number]}")
        return lines

    def record(self) -> str:
        """Return the whole match as text; `load` reads it back."""
        lines = [*self.heading(), *self.answers()]
        count = len(self.log)
        if count % CHECK_EVERY:
            lines.append(f"= {count} {self.digest}")
        return "\n".join(lines) + "\n"

    def __repr__(self) -> str:
        return f"<Match {self.header.game} {self.seats} answers={len(self.log)} outcome={self.outcome}>"


def new(game: Any, *, seed: Any = 0, key: Any = "", position: Any = "", packs: Any = (), **setup: Any) -> Match:
    """Start a match: `new("onedeck", heroes=["mage"], dungeon="dragons-cave", edition="1.9", seed=7)`.

    `position` starts from a written position instead of a setup; `key` (64 hexadecimal digits) makes chance secret;
    `packs` are those from outside, by id.
    """
    game = checked_game(game)
    refs = chosen(game, packs) if packs != () else ()
    rules, cards = find_game(game, refs)
    for name, word in (("position", position), ("key", key)):
        if not isinstance(word, str):
            raise Refusal("setup-type", name=name)
    settings = own_setup(setup)
    header = Header(game, rules.rules_version, cards, checked_seed(seed), settings, position, checked_key(key), refs)
    match = Match(header, game=rules)
    check_players(plugin_of(game, refs), match.seats, settings.get("players"))
    return match


def checked_game(game: Any) -> str:
    if not isinstance(game, str):
        raise Refusal("unknown-game", name=repr(game), choices=choices(game_names()))
    return game


def checked_seed(seed: Any) -> int:
    found = None if isinstance(seed, bool) else as_integer(seed)
    if found is None or not 0 <= found <= LARGEST_SEED:
        raise Refusal("seed", largest=LARGEST_SEED)
    return found


def offered(options: list[Action], action: object) -> Action:
    """Return the option itself, because the caller may have given an equal tuple, or none of the options."""
    for option in options:
        if option is action:
            return option
    for option in options:
        if option == action:
            return option
    raise Refusal("illegal-action", text=repr(action))


def own_setup(setup: dict[str, Any]) -> dict[str, Any]:
    """Return the setup with lists in place of tuples, as records have them."""
    return {name: own(list(value) if isinstance(value, tuple) else value) for name, value in setup.items()}


def own(value: Any) -> Any:
    """Return a deep copy: the record must not change with the caller's lists."""
    if isinstance(value, dict):
        return {name: own(each) for name, each in value.items()}
    return [own(each) for each in value] if isinstance(value, list) else value


def check_parts(header: Header, seats: int) -> None:
    """Refuse parts of chance for unknown seats, or two for one seat."""
    seen: set[int] = set()
    for seat, _ in header.parts:
        if not 0 <= seat < seats or seat in seen:
            raise Refusal("part-seat", seat=seat)
        seen.add(seat)


def checked(header: Header) -> Game:
    """Return the game of the record, if it can begin with this seed and key."""
    game = check_version(header)
    checked_seed(header.seed)
    checked_key(header.key)
    for _, part in header.parts:
        if not read_key(part) or not header.key:
            raise Refusal("part", digits=2 * KEY_BYTES)
    return game


def checked_key(key: str) -> str:
    if key and not read_key(key):
        raise Refusal("key", digits=2 * KEY_BYTES)
    return key


def check_version(header: Header) -> Game:
    """Return the game of the record, if it was played by these rules with these cards."""
    if header.game not in game_names():
        raise Refusal("record-game", name=header.game)
    plugin_of(header.game)
    for ref in header.packs:
        needed(ref)
    game, cards = find_game(header.game, header.mix)
    if header.rules != game.rules_version:
        earlier = plugin_of(header.game, header.mix).rules_of(header.rules)
        if earlier is None:
            raise Refusal("record-rules", found=header.rules, known=game.rules_version)
        game = earlier
    if header.cards != cards:
        raise Refusal("record-cards")
    return game


def playable(header: Header) -> bool:
    try:
        check_version(header)
    except Refusal:
        return False
    return True


def heading(header: Header) -> list[str]:
    """Return the first lines of a record."""
    return [f"{MAGIC} {FORMAT}", msgspec.json.encode(header).decode()]


def read_header(lines: list[str]) -> Header:
    first = lines[0].removeprefix(BYTE_ORDER_MARK) if lines else ""
    if not first.startswith(MAGIC + " "):
        raise Refusal("record-foreign")
    version = first.removeprefix(MAGIC).strip()
    if version != str(FORMAT):
        raise Refusal("record-newer" if whole_number(version) > FORMAT else "record-foreign")
    try:
        return _headers.decode(lines[1] if len(lines) > 1 else "")
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeError) as error:
        raise Refusal("record-damaged", line=2, reason=str(error)) from None


def load(text: Any, *, cut_off: bool = False) -> Match:
    """Read a record and replay it, checking every step. A refusal names the first line that does not fit.

    With `cut_off`, a last line without its end (a save interrupted in mid-word) is left out.
    """
    if not isinstance(text, str):
        raise Refusal("record-foreign")
    lines = text.split("\n")
    unfinished = lines.pop()
    if unfinished and not cut_off:
        lines.append(unfinished)
    match = Match(read_header(lines))
    for number, line in enumerate(lines[2:], 3):
        if line.startswith("= "):
            check(match, number, line)
        elif line.strip():
            word, _, answer = line.partition(" ")
            seat = whole_number(word)
            if seat < 0:
                raise Refusal("record-damaged", line=number, reason=line[:60])
            try:
                match.submit(seat, match.read_exactly(seat, answer))
            except Fault:
                raise
            except Refusal as refusal:
                diverged = Refusal("record-diverged", line=number, text=line[:80], reason=refusal.code)
                raise diverged.because(refusal) from None
    return match


def check(match: Match, number: int, line: str) -> None:
    words = line.split()
    if len(words) != 3 or whole_number(words[1]) < 0:
        raise Refusal("record-damaged", line=number, reason=line[:60])
    if whole_number(words[1]) != len(match.log) or words[2] != match.digest:
        raise Refusal("record-sync", line=number, answers=len(match.log), expected=words[2], found=match.digest)
