"""What goes over the wire, strictly: an unknown field or a wrong type is refused by name."""

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from underdeck.kernel.refusal import Refusal
from underdeck.lessons.texts import LessonText
from underdeck.match.ways import Step as Answering
from underdeck.progress.deeds import Deed
from underdeck.text.guide import Guide

PROTOCOL = 1
LONGEST_MESSAGE = 4096
LONGEST_WORDS = 200
MOST_TOKENS = 64

T = TypeVar("T")
SeatKind = Annotated[str, "SeatKind"]
OddsKind = Annotated[str, "OddsKind"]
ChatKind = Annotated[str, "ChatKind"]


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="t"):
    """From a client, by WebSocket."""


class Hello(Message, tag="hello", omit_defaults=True):
    tokens: list[str] = []
    part: str = ""
    """Of chance: 64 random hexadecimal digits, of whoever was told the seal before."""


class Answer(Message, tag="answer"):
    seat: int
    version: int
    words: str
    then: list[Answering] = []
    """More answers of the same seat, each as long as it is offered: the kind of its question, and its words."""


class Undo(Message, tag="undo"):
    seat: int
    version: int


class Hint(Message, tag="hint"):
    seat: int


class Advise(Message, tag="advise"):
    """What does each answer to my question lead to?"""

    seat: int


class Propose(Message, tag="propose"):
    """Where should my dice go?"""

    seat: int


class Lang(Message, tag="lang"):
    lang: str


class Stop(Message, tag="stop"):
    seat: int
    stop: str


class Replace(Message, tag="bot"):
    seat: int
    on: bool


class Say(Message, tag="say"):
    """One thing: a phrase by its name, or words of one's own where the game allows them."""

    seat: int
    phrase: str = ""
    text: str = ""


class Point(Message, tag="point"):
    """At something on the table, as the pages name it."""

    seat: int
    at: str


class Renew(Message, tag="renew"):
    """A new link to a seat; the old one is void."""

    seat: int


class Again(Message, tag="again"):
    """The same game once more, with everybody who sat here."""

    seat: int


class Ping(Message, tag="ping"):
    pass


ClientMessage = (
    Hello | Answer | Undo | Hint | Advise | Propose | Lang | Stop | Replace | Say | Point | Renew | Again | Ping
)


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    name: str = ""
    bot: str = ""
    """Which bot plays there, or sits in for somebody: a strength such as `master`; the usual one unless given."""


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Play from here: a replay and how many of its answers."""

    replay: str
    at: int


class LessonWish(msgspec.Struct, forbid_unknown_fields=True):
    """A chapter of a taught game, counted from 0."""

    id: str
    chapter: int = 0


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    game: str = ""
    setup: dict[str, Any] = {}
    seats: list[SeatWish] = []
    lang: str = "en"
    pace: str = "relaxed"
    odds: str = "request"
    """Whether players may see them: `off`, `request` or `always`, for all alike."""
    chat: str = "phrases"
    """What people may say to each other: nothing with `off`, only `phrases`, or anything with `free`."""
    seed: int | None = None
    branch: Branch | None = None
    sheets: list[str] = []
    """Campaign sheets to play with, by their tokens."""
    lesson: LessonWish | None = None
    challenge: str = ""
    """Of the day or the week, by its id: it says everything else."""
    browser: str = ""
    """What this browser is known by: the first attempt at a challenge counts."""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    invite: str
    name: str = ""


class Invitation(msgspec.Struct, forbid_unknown_fields=True):
    invite: str
    lang: str = "en"


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    tokens: list[str]
    lang: str = "en"


class NewSheet(msgspec.Struct, forbid_unknown_fields=True):
    hero: str
    name: str


class MySheets(msgspec.Struct, forbid_unknown_fields=True):
    tokens: list[str]


class OneSheet(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class BringSheet(msgspec.Struct, forbid_unknown_fields=True):
    """A parcel from elsewhere, the name of its file, and the sheets that it may bring up to date."""

    parcel: str
    file: str = ""
    tokens: list[str] = []


class JournalEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game in somebody's journal."""

    id: str
    """Of the game."""
    at: int
    """When it ended, in seconds since 1970."""
    mine: list[str]
    """Who was played by whoever keeps the journal."""
    deed: Deed
    challenge: str = ""
    """Of the day or the week, if it was one."""


class NewResult(msgspec.Struct, forbid_unknown_fields=True):
    """Of a challenge: a game that was played on this server, by the token of the seat."""

    challenge: str
    name: str
    token: str


class Push(msgspec.Struct, forbid_unknown_fields=True):
    """A device that wants to be told when these seats are asked."""

    tokens: list[str]
    endpoint: str
    p256dh: str
    auth: str
    lang: str = "en"


class NoPush(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: str


class PushKey(msgspec.Struct):
    key: str
    """Empty where the server tells nobody."""


class OneJournal(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    after: str = ""
    """The id of the last game that one has; empty for the first page."""


class AddToJournal(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    entries: list[JournalEntry]


class DaySeal(msgspec.Struct):
    """Of the chance of a challenge: the SHA-256 of `opened`, which is told once no result can be entered any more."""

    challenge: str
    seal: str
    drawn: float
    """When, in seconds since 1970."""
    opened: str
    """Its id, a space and its key in hexadecimal; empty until then."""


class ChallengeRow(msgspec.Struct):
    id: str
    kind: str
    game: str
    number: int
    day: str
    twist: str
    who: list[str]
    """The heroes or characters, by id; the first is one's own."""
    place: str
    entered: int
    """Results in its table."""
    counts: bool
    """Whether a game that is begun now can be entered: the first from an address and a browser can."""
    seals: list[DaySeal]
    """Its own, that of the next, and the last one that was opened, as far as they were drawn."""


class Challenges(msgspec.Struct):
    now: float
    """By the server's clock, in seconds since 1970: days begin at midnight UTC."""
    today: str
    challenges: list[ChallengeRow]


class DayRow(msgspec.Struct):
    place: int
    name: str
    won: bool
    turns: int
    rank: int
    mine: bool
    """It is the one just told."""


class DayTable(msgspec.Struct):
    challenge: str
    entered: int
    rows: list[DayRow]


class JournalMade(msgspec.Struct):
    token: str


class JournalPage(msgspec.Struct):
    entries: list[JournalEntry]
    more: bool
    """There is a page after this one."""


class JournalAdded(msgspec.Struct):
    added: list[str]
    """The ids of the games that were new."""


class PuzzleRow(msgspec.Struct):
    id: str
    game: str
    number: int
    day: str
    grade: str


class Puzzles(msgspec.Struct):
    now: float
    today: str
    puzzles: list[PuzzleRow]
    """The newest first."""


class TryPuzzle(msgspec.Struct):
    """All the answers so far: nothing of a puzzle is kept on the server."""

    puzzle: str
    answers: list[str] = []
    hint: bool = False
    lang: str = "en"


BODIES = (NewGame, Join, Invitation, Mine, NewSheet, MySheets, OneSheet, BringSheet, OneJournal, AddToJournal,
          NewResult, TryPuzzle, Push, NoPush)  # fmt: skip
"""What a browser posts."""


class Line(msgspec.Struct, omit_defaults=True):
    """Something that happened, after how many answers."""

    n: int
    text: str
    kind: str
    """Of event, such as `turn`."""
    who: str
    """The hero or character it is about, by id; empty where it is about nobody."""
    die: int = 0
    """The number that was rolled, if a single die was."""
    again: bool = False
    """It tells the line before it anew, because the same happened once more."""
    card: str = ""
    """The card it is about, by id."""
    joke: str = ""
    """A line of flavor, where that card comes into play."""
    other: str = ""
    """The one it is done to, by id, where that is somebody else."""
    speech: str = ""
    """What that hero or character says, without a name before it."""


class SeatInfo(msgspec.Struct):
    seat: int
    name: str
    """The character or hero, by id."""
    label: str
    player: str
    """What the person is called, if they said so."""
    kind: SeatKind
    bot: bool
    """Played by a bot now."""
    claimed: bool
    here: bool
    mine: bool
    stop: str
    """Of one's own seats; what others want to be asked is theirs to know."""
    strength: str = ""
    """Of the bot that plays there, if somebody chose one."""
    title: str = ""
    """The same in words, with its temper; empty where a person plays."""


class RuleText(msgspec.Struct):
    id: str
    text: str


class Option(msgspec.Struct, omit_defaults=True):
    words: str
    label: str
    grave: bool = False
    """It costs something that no answer gives back: no face lets it be given by accident."""
    change: str = ""
    """Of an answer about loot: numbers before and after, and what is replaced. The label has it too."""
    deadly: bool = False
    """It loses the game for certain, and others don't: every face asks once more. The label says so."""


class WayText(msgspec.Struct):
    """Several answers at once: the first is one of the options."""

    label: str
    steps: list[Answering]


class Question(msgspec.Struct):
    seat: int
    kind: str
    text: str
    why: str
    rules: list[RuleText]
    options: list[Option]
    ways: list[WayText] = []


class Moment(msgspec.Struct):
    """One to remember: what it was, after how many answers."""

    kind: str
    n: int
    text: str


class Over(msgspec.Struct):
    outcome: str
    text: str
    lines: list[str]
    moments: list[Moment] = []
    deed: Deed | None = None
    """What a journal keeps of it; nothing of a game that did not begin at the beginning."""
    before: int | None = None
    """How many answers lie before one's own last one, where a party has lost: there it may be played on."""


class Countdown(msgspec.Struct):
    """Others wait: after so many seconds the seat passes."""

    seat: int
    seconds: float


class Part(msgspec.Struct):
    """Of chance: 64 random hexadecimal digits that a player gave."""

    seat: int
    part: str


class Table(msgspec.Struct, tag_field="t", tag="table"):
    id: str
    version: int
    """Grows with every answer and with every undo."""
    answers: int
    game: str
    lang: str
    seats: list[SeatInfo]
    mine: list[int]
    seat: int
    """Whose view this is; -1 for a spectator's."""
    view: dict[str, Any]
    questions: list[Question]
    waiting: list[int]
    log: list[Line]
    fresh: bool
    """The log begins anew: forget the lines had so far."""
    undo: bool
    over: Over | None
    countdown: Countdown | None
    again: bool = False
    """It is over, and whoever reads this may lay it again."""
    chance: str = ""
    """Where the dice and the order of the decks come from, in words."""
    seal: str = ""
    """To hold the record against once it is open."""
    parts: list[Part] = []
    """Of chance, by players, who gave them after the seal."""
    odds: OddsKind = "request"
    """Whether anybody here may ask for advice, or is to be shown it with every question."""
    chat: ChatKind = "phrases"
    """What people here may say to each other."""


class No(msgspec.Struct, tag_field="t", tag="no"):
    code: str
    text: str
    final: bool = False
    """Connecting again is of no use."""


class HintText(msgspec.Struct, tag_field="t", tag="hint"):
    seat: int
    words: str
    label: str
    text: str


class Figure(msgspec.Struct):
    """Something to be expected of an answer, in words."""

    name: str
    text: str
    exact: bool
    """Computed, not sampled."""


class Prospect(msgspec.Struct):
    """Where one answer leads."""

    words: str
    win: float
    """The chance to win the game after it, from 0 to 1."""
    error: float
    """The standard error of that; 0 where it was computed."""
    exact: bool
    chance: str
    """The chance at a glance, in words."""
    figures: list[Figure]
    twin: str
    """An answer before it that is the same in all but name, if there is one."""


class AdviceText(msgspec.Struct, tag_field="t", tag="advice"):
    """On the question of that seat, by what the seat sees."""

    seat: int
    version: int
    now: float
    """The chance to win before anything is answered: that of the best answer."""
    words: str
    """The best answer."""
    label: str
    text: str
    """The same and why, in sentences."""
    pros: list[str]
    cons: list[str]
    next: str
    """By how much the next answer is worse."""
    how: str
    """Computed or sampled."""
    samples: int
    prospects: list[Prospect]
    """In the order of the options."""


class Step(msgspec.Struct):
    seat: int
    words: str


class Lying(msgspec.Struct):
    """Dice on a box."""

    number: int
    dice: list[str]


class Proposed(msgspec.Struct, tag_field="t", tag="proposal"):
    seat: int
    version: int
    steps: list[Step]
    """Answers to be given one after the other."""
    boxes: list[Lying]
    """What will lie on the boxes that they cover."""
    damage: int
    """What stopping then would cost."""
    poison: int
    time: int
    stairs: int
    """Damage that the stairs would add."""
    due: dict[str, tuple[int, int]]
    """The damage that comes to a hero for certain, and at most."""
    mortal: list[str]
    """Heroes who may fall by that."""
    rather: Step | None
    """What might be tried first, but rolls or costs a potion."""
    boss_left: int
    """The boss's health then."""


def proposed(version: int, found: dict[str, Any]) -> Proposed:
    """What a game's adviser says, as a message."""
    rather = found["rather"] and Step(*found["rather"])
    steps = [Step(*step) for step in found["steps"]]
    boxes = [Lying(*box) for box in found["boxes"]]
    return Proposed(version=version, **{**found, "rather": rather, "steps": steps, "boxes": boxes})


class Said(msgspec.Struct, tag_field="t", tag="said"):
    seat: int
    phrase: str
    """Empty where they are somebody's own words."""
    text: str
    n: int
    """After how many answers."""


class Talk(msgspec.Struct, tag_field="t", tag="talk"):
    """The last things that were said before somebody came in."""

    said: list[Said]


class Pointed(msgspec.Struct, tag_field="t", tag="pointed"):
    seat: int
    at: str


class Renewed(msgspec.Struct, tag_field="t", tag="renewed", omit_defaults=True):
    seat: int
    token: str = ""
    invite: str = ""


class Laid(msgspec.Struct, tag_field="t", tag="laid"):
    """The table was laid again: the way to the new game for whoever reads this."""

    id: str
    seat: int
    """Who did it."""
    tokens: dict[int, str]
    invites: dict[int, str]
    """To whoever made the game, for the seats that nobody has taken."""
    watch: str
    seal: str = ""
    """Of its chance."""


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    pass


ServerMessage = Table | No | HintText | AdviceText | Proposed | Said | Talk | Pointed | Renewed | Laid | Pong


class CardRow(msgspec.Struct, kw_only=True):
    """A card in the list of cards."""

    id: str
    name: str
    deck: str
    deckname: str
    text: str
    origin: str
    """`printed`, or `original` and why."""
    face: Any
    """What is printed on it, as its game draws it."""
    why: str | UnsetType = UNSET
    joke: str | UnsetType = UNSET
    copies: int | UnsetType = UNSET
    set: str | UnsetType = UNSET
    pack: str | UnsetType = UNSET
    """What the pack from outside is called that brings it."""


class Created(msgspec.Struct):
    id: str
    tokens: dict[int, str]
    invites: dict[int, str]
    watch: str
    counts: bool | UnsetType = UNSET
    """Of a challenge: whether its result can be entered."""
    seal: str = ""
    """Of chance that players may give a part to; empty where they can't."""


class Joined(msgspec.Struct):
    id: str
    seat: int
    token: str
    seal: str = ""
    """Of chance that players may give a part to; empty where they can't."""
    parts: list[Part] = []
    """What the others have given so far."""


class Uploaded(msgspec.Struct):
    replay: str


class SeatRow(msgspec.Struct):
    """A seat of a game that one looks at from outside."""

    seat: int
    name: str
    label: str
    player: str
    kind: SeatKind
    bot: bool
    claimed: bool
    mine: bool


class MyGame(msgspec.Struct, kw_only=True):
    id: str
    game: str
    seats: list[SeatRow]
    mine: list[int]
    turn: int
    place: str
    house: str | UnsetType = UNSET
    """Where a game does not follow the rulebook, in one line."""
    chance: str | UnsetType = UNSET
    """Where chance comes from, and whether nobody can foresee it."""
    sealed: bool | UnsetType = UNSET
    over: str | None
    bygone: str | None
    """Why a game of another version can't go on here; its record can be had."""
    waiting: bool
    """One of mine is asked."""
    asked: list[int]
    """Which people are asked."""
    touched: float
    """When it was last answered, in seconds since 1970."""


class Invited(MyGame, kw_only=True):
    """A game as an invite shows it."""

    seat: int


class Place(msgspec.Struct):
    seat: int
    name: str
    label: str


class Answered(msgspec.Struct):
    """Whose answer led here."""

    seat: int
    label: str


class ReplayPage(msgspec.Struct):
    id: str
    game: str
    at: int
    last: int
    heading: str
    """What was sealed; empty where chance had no seal."""
    parts: list[Part]
    """What players gave to chance once it was sealed."""
    seat: int
    seats: list[Place]
    step: Answered | None
    view: dict[str, Any]
    log: list[Line]
    over: Over | None


class PuzzleHint(msgspec.Struct):
    keep: int
    """So many of the answers; the others lead nowhere."""
    words: str
    label: str


class PuzzlePage(msgspec.Struct):
    id: str
    game: str
    number: int
    day: str
    grade: str
    goal: str
    needs: list[str]
    dice: int
    view: dict[str, Any]
    questions: list[Question]
    log: list[Line]
    solved: bool
    over: bool
    """The dice are spent, and it is not solved."""
    hint: PuzzleHint | None


class CostlyMoment(msgspec.Struct):
    """An answer that cost much: after how many others, and what would have been better, in words."""

    at: int
    seat: int
    grade: str
    loss: float
    text: str


class TurningPoint(msgspec.Struct):
    at: int
    before: float
    after: float
    cause: str
    text: str


class ReviewPage(msgspec.Struct):
    """A game looked back at, as one of its seats."""

    id: str
    game: str
    seat: int
    seats: list[Place]
    """Whose eyes it may be looked back at with."""
    places: list[Place]
    """Everybody who sat there."""
    lines: list[str]
    """What it comes to."""
    accuracy: float | None
    answers: int
    curve: list[tuple[int, float]]
    """The chance to win after so many answers."""
    turnings: list[TurningPoint]
    moments: list[CostlyMoment]
    """The worst first."""
    grades: list[tuple[int, str]]
    """Of the decisions that mattered: after how many answers, and `best`, `fine`, `doubtful` or `mistake`."""


class Reviewing(msgspec.Struct):
    """It is being thought about: ask again in a while, or it is given up."""

    thinking: bool
    place: int
    """How many others come first."""
    seconds: int
    """Until it is done, by what others took."""


ANSWERS = (CardRow, Created, Joined, Uploaded, Invited, MyGame, ReplayPage, RuleText, ReviewPage, Reviewing,
           LessonText, JournalMade, JournalPage, JournalAdded, Challenges, DayTable, Guide, Puzzles, PuzzlePage,
           PushKey)  # fmt: skip
"""To what a browser asks without a table."""


def decode(text: str | bytes, type_: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=type_)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("wire-form", reason=str(error)[:200]) from None


_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode_message(text: str | bytes) -> ClientMessage:
    if len(text) > LONGEST_MESSAGE:
        raise Refusal("message-size", most=LONGEST_MESSAGE)
    try:
        return _messages.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("wire-form", reason=str(error)[:200]) from None


def encode(message: ServerMessage) -> str:
    return msgspec.json.encode(message).decode()
