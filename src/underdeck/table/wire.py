"""The messages between server and pages, read strictly: unknown fields and wrong types are refused by name."""

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
    """A message from a client, by WebSocket."""


class Hello(Message, tag="hello", omit_defaults=True):
    tokens: list[str] = []
    part: str = ""
    """The player's part of chance: 64 random hexadecimal digits, made after the seal was shown."""


class Answer(Message, tag="answer"):
    seat: int
    version: int
    words: str
    then: list[Answering] = []
    """Further answers of the same seat, each given as long as it is offered: the kind of its question and its words."""


class Undo(Message, tag="undo"):
    seat: int
    version: int


class Hint(Message, tag="hint"):
    seat: int


class Advise(Message, tag="advise"):
    """Asks for the odds of each answer to a question."""

    seat: int


class Propose(Message, tag="propose"):
    """Asks for the best placement of the dice."""

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
    """Says one thing: a phrase by its name, or free text if the game allows it."""

    seat: int
    phrase: str = ""
    text: str = ""


class Point(Message, tag="point"):
    """Points at something on the table, by the name that the pages use."""

    seat: int
    at: str


class Renew(Message, tag="renew"):
    """Asks for a new link to a seat; the old one becomes void."""

    seat: int


class Again(Message, tag="again"):
    """Asks for the same game once more with everybody at the table."""

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
    """The bot that plays there or sits in for a person: a strength such as `master`; the default bot unless given."""


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Plays on from a moment: a replay and the number of its answers."""

    replay: str
    at: int


class LessonWish(msgspec.Struct, forbid_unknown_fields=True):
    """A chapter of a lesson, counted from 0."""

    id: str
    chapter: int = 0


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    game: str = ""
    setup: dict[str, Any] = {}
    seats: list[SeatWish] = []
    lang: str = "en"
    pace: str = "relaxed"
    odds: str = "request"
    """When players may see odds: `off`, `request` or `always`, for all alike."""
    chat: str = "phrases"
    """What people may say to each other: nothing with `off`, only `phrases`, or anything with `free`."""
    seed: int | None = None
    branch: Branch | None = None
    sheets: list[str] = []
    """The tokens of the campaign sheets to play with."""
    lesson: LessonWish | None = None
    challenge: str = ""
    """The id of a challenge, which sets everything else."""
    browser: str = ""
    """The browser's id: only its first attempt at a challenge counts."""


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
    """A parcel to import, the name of its file, and the tokens of sheets that it may update."""

    parcel: str
    file: str = ""
    tokens: list[str] = []


class JournalEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game in a journal."""

    id: str
    """The id of the game."""
    at: int
    """The time of its end, in seconds since 1970."""
    mine: list[str]
    """The heroes or characters that the owner of the journal played."""
    deed: Deed
    challenge: str = ""
    """The id of the challenge, if it was one."""


class NewResult(msgspec.Struct, forbid_unknown_fields=True):
    """A result of a challenge that was played on this server, with the token of the seat."""

    challenge: str
    name: str
    token: str


class Push(msgspec.Struct, forbid_unknown_fields=True):
    """A device that gets a push message when these seats are asked."""

    tokens: list[str]
    endpoint: str
    p256dh: str
    auth: str
    lang: str = "en"


class NoPush(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: str


class PushKey(msgspec.Struct):
    key: str
    """The server's key; empty if it sends no push messages."""


class OneJournal(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    after: str = ""
    """The id of the last game that the page has; empty for the first page."""


class AddToJournal(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    entries: list[JournalEntry]


class DaySeal(msgspec.Struct):
    """The seal on the chance of a challenge: the SHA-256 of `opened`, published once no result can be entered any
    more."""

    challenge: str
    seal: str
    drawn: float
    """The time of the draw, in seconds since 1970."""
    opened: str
    """The id, a space and the key in hexadecimal; empty until it is published."""


class ChallengeRow(msgspec.Struct):
    id: str
    kind: str
    game: str
    number: int
    day: str
    twist: str
    who: list[str]
    """The ids of the heroes or characters; the first is the player's own."""
    place: str
    entered: int
    """The number of results in its table."""
    counts: bool
    """Whether a game begun now can be entered: only the first from an address and a browser can."""
    seals: list[DaySeal]
    """The seals that were drawn so far: its own, the next one, and the last one that was opened."""


class Challenges(msgspec.Struct):
    now: float
    """The server's time in seconds since 1970: days begin at midnight UTC."""
    today: str
    challenges: list[ChallengeRow]


class DayRow(msgspec.Struct):
    place: int
    name: str
    won: bool
    turns: int
    rank: int
    mine: bool
    """Whether it is the result just entered."""


class DayTable(msgspec.Struct):
    challenge: str
    entered: int
    rows: list[DayRow]


class JournalMade(msgspec.Struct):
    token: str


class JournalPage(msgspec.Struct):
    entries: list[JournalEntry]
    more: bool
    """Whether there is a page after this one."""


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
    """The puzzles, the newest first."""


class TryPuzzle(msgspec.Struct):
    """All answers so far: the server stores nothing of a puzzle."""

    puzzle: str
    answers: list[str] = []
    hint: bool = False
    lang: str = "en"


BODIES = (NewGame, Join, Invitation, Mine, NewSheet, MySheets, OneSheet, BringSheet, OneJournal, AddToJournal,
          NewResult, TryPuzzle, Push, NoPush)  # fmt: skip
"""The types of what a browser posts."""


class Line(msgspec.Struct, omit_defaults=True):
    """An event of the game, and the number of answers before it."""

    n: int
    text: str
    kind: str
    """The kind of event, such as `turn`."""
    who: str
    """The id of the hero or character it is about; empty if it is about nobody."""
    die: int = 0
    """The number that was rolled, if a single die was."""
    again: bool = False
    """Whether it replaces the line before it, because the same happened once more."""
    card: str = ""
    """The id of the card it is about."""
    joke: str = ""
    """A line of flavor, when that card comes into play."""
    other: str = ""
    """The id of the hero or character it is done to, if that is another one."""
    speech: str = ""
    """The words of that hero or character, without a name before them."""


class SeatInfo(msgspec.Struct):
    seat: int
    name: str
    """The id of the character or hero."""
    label: str
    player: str
    """The person's name, if they gave one."""
    kind: SeatKind
    bot: bool
    """Whether a bot plays it now."""
    claimed: bool
    here: bool
    mine: bool
    stop: str
    """The setting of the guest's own seats; the settings of others are secret."""
    strength: str = ""
    """The name of the bot that plays there, if somebody chose one."""
    title: str = ""
    """The bot's name in words, with its temper; empty if a person plays."""


class RuleText(msgspec.Struct):
    id: str
    text: str


class Option(msgspec.Struct, omit_defaults=True):
    words: str
    label: str
    grave: bool = False
    """Whether it costs something that no answer gives back: pages do not accept it by accident."""
    change: str = ""
    """For an answer about loot: the numbers before and after, and what is replaced. The label has it too."""
    deadly: bool = False
    """Whether it certainly loses the game while other answers do not: pages ask again. The label says so."""


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
    """A memorable moment: its kind, and the number of answers before it."""

    kind: str
    n: int
    text: str


class Over(msgspec.Struct):
    outcome: str
    text: str
    lines: list[str]
    moments: list[Moment] = []
    deed: Deed | None = None
    """The entry for a journal; none for a game that did not begin at its start."""
    before: int | None = None
    """The number of answers before the player's last own one in a lost party game, from which to play on."""


class Countdown(msgspec.Struct):
    """The seconds until the seat passes, because others wait."""

    seat: int
    seconds: float


class Part(msgspec.Struct):
    """A player's part of chance: 64 random hexadecimal digits."""

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
    """The seat whose view this is; -1 for a spectator."""
    view: dict[str, Any]
    questions: list[Question]
    waiting: list[int]
    log: list[Line]
    fresh: bool
    """Whether the log begins anew: the page drops the lines it has."""
    undo: bool
    over: Over | None
    countdown: Countdown | None
    again: bool = False
    """Whether the game is over and the reader can begin it again."""
    chance: str = ""
    """Where dice and decks come from, in words."""
    seal: str = ""
    """The seal, to check the record with once it is public."""
    parts: list[Part] = []
    """The parts of chance that players gave after the seal."""
    odds: OddsKind = "request"
    """Whether players may ask for advice, or see it with every question."""
    chat: ChatKind = "phrases"
    """What people here may say to each other."""


class No(msgspec.Struct, tag_field="t", tag="no"):
    code: str
    text: str
    final: bool = False
    """Whether connecting again is useless."""


class HintText(msgspec.Struct, tag_field="t", tag="hint"):
    seat: int
    words: str
    label: str
    text: str


class Figure(msgspec.Struct):
    """An expected value of an answer, in words."""

    name: str
    text: str
    exact: bool
    """Whether it was computed, not sampled."""


class Prospect(msgspec.Struct):
    """What one answer leads to."""

    words: str
    win: float
    """The win probability after it, from 0 to 1."""
    error: float
    """Its standard error; 0 if it was computed."""
    exact: bool
    chance: str
    """The win probability in words."""
    figures: list[Figure]
    twin: str
    """An earlier answer that differs only in its name, if there is one."""


class AdviceText(msgspec.Struct, tag_field="t", tag="advice"):
    """The advice on the question of a seat, from what the seat sees."""

    seat: int
    version: int
    now: float
    """The win probability before the answer: that of the best answer."""
    words: str
    """The best answer."""
    label: str
    text: str
    """The best answer and the reasons, in sentences."""
    pros: list[str]
    cons: list[str]
    next: str
    """By how much the next best answer is worse."""
    how: str
    """Whether it was computed or sampled."""
    samples: int
    prospects: list[Prospect]
    """What each answer leads to, in the order of the options."""


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
    """The answers to give one after the other."""
    boxes: list[Lying]
    """The dice on the boxes that they cover."""
    damage: int
    """The cost of stopping then."""
    poison: int
    time: int
    stairs: int
    """The damage that the stairs would add."""
    due: dict[str, tuple[int, int]]
    """The damage to a hero, certain and at most."""
    mortal: list[str]
    """The heroes who may fall by that damage."""
    rather: Step | None
    """An answer to try first, which rolls or costs a potion."""
    boss_left: int
    """The boss's health after it."""


def proposed(version: int, found: dict[str, Any]) -> Proposed:
    """Return the proposal of a game's adviser as a message."""
    rather = found["rather"] and Step(*found["rather"])
    steps = [Step(*step) for step in found["steps"]]
    boxes = [Lying(*box) for box in found["boxes"]]
    return Proposed(version=version, **{**found, "rather": rather, "steps": steps, "boxes": boxes})


class Said(msgspec.Struct, tag_field="t", tag="said"):
    seat: int
    phrase: str
    """The phrase; empty for free text."""
    text: str
    n: int
    """The number of answers before it."""


class Talk(msgspec.Struct, tag_field="t", tag="talk"):
    """The last chat lines before a guest came in."""

    said: list[Said]


class Pointed(msgspec.Struct, tag_field="t", tag="pointed"):
    seat: int
    at: str


class Renewed(msgspec.Struct, tag_field="t", tag="renewed", omit_defaults=True):
    seat: int
    token: str = ""
    invite: str = ""


class Laid(msgspec.Struct, tag_field="t", tag="laid"):
    """The same game begins again: the link to it for this guest."""

    id: str
    seat: int
    """The seat that began it again."""
    tokens: dict[int, str]
    invites: dict[int, str]
    """The links to free seats, for the person who made the game."""
    watch: str
    seal: str = ""
    """The seal on its chance."""


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
    """`printed`, or `original` and the reason."""
    face: Any
    """The print on the card, as its game draws it."""
    why: str | UnsetType = UNSET
    joke: str | UnsetType = UNSET
    copies: int | UnsetType = UNSET
    set: str | UnsetType = UNSET
    pack: str | UnsetType = UNSET
    """The name of the third-party pack that brings it."""


class Created(msgspec.Struct):
    id: str
    tokens: dict[int, str]
    invites: dict[int, str]
    watch: str
    counts: bool | UnsetType = UNSET
    """For a challenge: whether its result can be entered."""
    seal: str = ""
    """The seal on chance to which players may give a part; empty if they cannot."""


class Joined(msgspec.Struct):
    id: str
    seat: int
    token: str
    seal: str = ""
    """The seal on chance to which players may give a part; empty if they cannot."""
    parts: list[Part] = []
    """The parts that the others have given so far."""


class Uploaded(msgspec.Struct):
    replay: str


class SeatRow(msgspec.Struct):
    """A seat of a game that is shown from outside."""

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
    """The differences from the rulebook, in one line."""
    chance: str | UnsetType = UNSET
    """Where chance comes from, and whether nobody can predict it."""
    sealed: bool | UnsetType = UNSET
    over: str | None
    bygone: str | None
    """Why a game of another version cannot continue here; its record can be downloaded."""
    waiting: bool
    """Whether one of the reader's seats is asked."""
    asked: list[int]
    """The people who are asked."""
    touched: float
    """The time of the last answer, in seconds since 1970."""


class Invited(MyGame, kw_only=True):
    """A game as an invite shows it."""

    seat: int


class Place(msgspec.Struct):
    seat: int
    name: str
    label: str


class Answered(msgspec.Struct):
    """The seat and the answer that led here."""

    seat: int
    label: str


class ReplayPage(msgspec.Struct):
    id: str
    game: str
    at: int
    last: int
    heading: str
    """The sealed line of the record; empty if chance had no seal."""
    parts: list[Part]
    """The parts of chance that players gave after the seal."""
    seat: int
    seats: list[Place]
    step: Answered | None
    view: dict[str, Any]
    log: list[Line]
    over: Over | None


class PuzzleHint(msgspec.Struct):
    keep: int
    """The number of answers to keep; the others lead to no solution."""
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
    """Whether the dice are used up without a solution."""
    hint: PuzzleHint | None


class CostlyMoment(msgspec.Struct):
    """A costly answer: the number of answers before it, and the better answer in words."""

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
    """The review of a game for one seat."""

    id: str
    game: str
    seat: int
    seats: list[Place]
    """The seats for which the game can be reviewed."""
    places: list[Place]
    """All seats of the game."""
    lines: list[str]
    """The summary."""
    accuracy: float | None
    answers: int
    curve: list[tuple[int, float]]
    """The win probability after so many answers."""
    turnings: list[TurningPoint]
    moments: list[CostlyMoment]
    """The costly moments, the worst first."""
    grades: list[tuple[int, str]]
    """The decisions that mattered: the number of answers before, and `best`, `fine`, `doubtful` or `mistake`."""


class Reviewing(msgspec.Struct):
    """The review is not ready: ask again after a while, or it is cancelled."""

    thinking: bool
    place: int
    """The number of reviews before it."""
    seconds: int
    """The estimated seconds until it is ready."""


ANSWERS = (CardRow, Created, Joined, Uploaded, Invited, MyGame, ReplayPage, RuleText, ReviewPage, Reviewing,
           LessonText, JournalMade, JournalPage, JournalAdded, Challenges, DayTable, Guide, Puzzles, PuzzlePage,
           PushKey)  # fmt: skip
"""The types of answers to a browser's requests outside a table."""


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
