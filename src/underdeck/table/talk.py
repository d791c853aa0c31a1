"""Chat and pointing at a table: shown to all guests, deleted with the room. It is no part of the game, of its log or of
its record."""

import re
from collections import deque

from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.visible_text import check_seen, on_one_line
from underdeck.table import wire
from underdeck.text import text_in

PHRASES = ("hello", "thanks", "well-played", "sorry", "wait", "hurry", "ouch", "again")
EMOTES = ("laugh", "cheer", "gasp", "cry", "rage", "think", "love", "bored")
"""The phrases that a face stands for."""
RENEWED = "renewed"
"""The phrase shown when a seat was given to somebody else."""

CHATS = OFF, PHRASED, FREE = ("off", "phrases", "free")
"""The settings for chat: nothing, phrases of the house, or free text."""

LONGEST_SAYING = 200
MOST_SAID = 50
"""The most chat lines for a guest who comes in."""
LONGEST_THING = 60
THING = re.compile(rf"[a-z0-9][a-z0-9:._-]{{0,{LONGEST_THING - 1}}}")
"""The names of things that can be pointed at, as the pages write them: `box:3`, `room:1:-2`."""


class Talk:
    def __init__(self, game: str, chat: str, phrases: tuple[str, ...]) -> None:
        self.game = game
        self.chat = chat
        self.phrases = (*PHRASES, *EMOTES, *phrases)
        self.said: deque[tuple[int, str, str, int]] = deque(maxlen=MOST_SAID)
        """By whom, which phrase or which words, after how many answers that anybody may know of."""

    def check_open(self) -> None:
        if self.chat == OFF:
            raise Refusal("talk-off")

    def hear(self, message: wire.Say, answers: int) -> None:
        self.check_open()
        text = self.read(message.text)
        if bool(text) == bool(message.phrase):
            raise Refusal("say-one")
        if message.phrase and message.phrase not in self.phrases:
            raise Refusal("unknown-phrase", name=message.phrase[:40], choices=choices(self.phrases))
        self.said.append((message.seat, message.phrase, text, answers))

    def read(self, text: str) -> str:
        if text and self.chat != FREE:
            raise Refusal("talk-phrases")
        if len(text) > LONGEST_SAYING:
            raise Refusal("message-size", most=LONGEST_SAYING)
        said = on_one_line(text)
        check_seen(said)
        return said

    def point(self, message: wire.Point) -> wire.Pointed:
        self.check_open()
        if not THING.fullmatch(message.at):
            raise Refusal("point-form")
        return wire.Pointed(message.seat, message.at)

    def announce(self, seat: int, phrase: str, answers: int) -> None:
        """Add a phrase of the house, whatever the setting for people is."""
        self.said.append((seat, phrase, "", answers))

    def last(self, language: str) -> wire.Said:
        return self.message(language, *self.said[-1])

    def all(self, language: str) -> wire.Talk:
        return wire.Talk([self.message(language, *each) for each in self.said])

    def message(self, language: str, seat: int, phrase: str, text: str, answers: int) -> wire.Said:
        return wire.Said(seat, phrase, text or text_in(language, self.game)(f"phrase-{phrase}"), answers)
