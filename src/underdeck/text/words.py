"""A game in the words of one language."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from underdeck.kernel.decisions import Decision
from underdeck.kernel.events import Event
from underdeck.match.match import Match
from underdeck.match.story import Story
from underdeck.match.ways import Way
from underdeck.packs.reading import CardFact
from underdeck.text.commands import TYPED_WORDS, words_in
from underdeck.text.fluent import Text, text_in
from underdeck.text.rulebook import Rule, Rulebook, fold

PLACES = ("first", "second", "third", "fourth")


class Ending:
    """How a game ended: in a sentence, the score line by line, and the moments worth telling (kind, answer, words)."""

    __slots__ = ("lines", "moments", "text")

    def __init__(self, text: str, lines: Sequence[str] = (), moments: Sequence[tuple[str, int, str]] = ()) -> None:
        self.text = text
        self.lines = list(lines)
        self.moments = list(moments)


class Words:
    """What a small game needs is found here by the names of its messages; a big one says it better itself.

    `game-name`, `name-ID`, `event-KIND`, `ask-KIND` with `.why`, `do-VERB`, `outcome-OUTCOME`, `deck-DECK`: the facts
    of an event by their names, the words of an answer as `$first`, `$second` and so on. Without a message, bare ids.
    """

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.text: Text = text_in(language, game)

    @cached_property
    def typed_words(self) -> dict[str, str]:
        """Return what people of this language type for the verbs of the notation: `recouvrir=cover payer=pay`."""
        return words_in(self.text, TYPED_WORDS)

    def notation(self, typed: str) -> str:
        """With the verb of the notation for that of this language."""
        word, space, rest = typed.strip().partition(" ")
        return self.typed_words.get(fold(word), word) + space + rest

    # Names

    @property
    def title(self) -> str:
        return self.text.fallback("game-name", self.game)

    def name_of(self, id: str) -> str | None:
        """Of anything that a view may hold."""
        return self.first_of(id, ("name",))

    def named(self, kind: str, id: str) -> str | None:
        """Of a kind that the types of a view mark (see `kernel.ids`): the message `KIND-ID`."""
        return self.first_of(id, (kind,))

    def first_of(self, id: str, kinds: Sequence[str]) -> str | None:
        """The name under the first of these kinds that has one of that id."""
        for kind in kinds:
            message = f"{kind}-{id}"
            if message.replace("-", "").isalnum() and self.text.has(message):
                return self.text(message)
        return None

    def called(self, fact: str | float) -> str | float:
        return (self.name_of(fact) or fact) if isinstance(fact, str) else fact

    def aside(self, event: Event) -> str:
        """A line of flavor beside what the event tells, where a card comes into play."""
        return ""

    def speech(self, event: Event) -> str:
        """The words that a character says in it, without her name; nothing where nobody speaks."""
        return ""

    def sitter(self, name: str) -> str:
        """Who sits there, also where a damaged or older game names somebody whom nobody knows."""
        return self.name_of(name) or name

    def bot(self, strength: str, temper: str = "") -> str:
        """Who plays a seat: `Expert, vengeful`."""
        name = self.text.fallback(f"bot-{strength}", strength)
        if not temper:
            return name
        return self.text("bot-tempered", bot=name, temper=self.text.fallback(f"temper-{temper}", temper))

    def deck_name(self, deck: str) -> str:
        return self.text.fallback(f"deck-{deck}", deck)

    def place(self, view: Any) -> str:
        """Where a game is played, in a list of games."""
        return ""

    def turn(self, view: Any) -> int:
        """Which one it is, in a list of games; 0 where nobody counts them."""
        return 0

    def labelled(self, label: str, text: str) -> str:
        return self.text("label-line", label=label, text=text)

    # What is asked and what happened

    def event(self, event: Event) -> str:
        facts = {name: self.called(fact) for name, fact in event.facts.items()}
        return self.text.fallback(f"event-{event.kind}", " · ".join([event.kind, *map(str, facts.values())]), **facts)

    def question(self, decision: Decision, view: Any) -> str:
        return self.text.fallback(f"ask-{decision.kind}", decision.kind)

    def why(self, decision: Decision, view: Any) -> str:
        return self.text.fallback(f"ask-{decision.kind}.why", "")

    def full_answer(self, words: str, decision: Decision, view: Any) -> str:
        verb, *rest = words.split()
        said = [int(word) if word.isdecimal() else self.called(word) for word in rest]
        return self.text.fallback(f"do-{verb}", words, **dict(zip(PLACES, said, strict=False)))

    def grave(self, words: str, decision: Decision, view: Any) -> bool:
        """Does it cost something that can't be had back?"""
        return False

    def deadly(self, offered: list[str], view: Any) -> list[str]:
        """Those that lose the game for certain, where others don't: they are asked for twice."""
        return []

    def change(self, words: str, decision: Decision, view: Any) -> str:
        """What it changes, in numbers."""
        return ""

    def ways(self, offered: list[str], decision: Decision, view: Any) -> list[Way]:
        """Several answers that may be given at once, beside those that are offered."""
        return []

    def outcome(self, outcome: str) -> str:
        """Several winners, as in `ann+bo`, have one message for all of them: `outcome-shared`."""
        winners = [self.sitter(name) for name in outcome.split("+")]
        if len(winners) == 1:
            return self.text.fallback(f"outcome-{outcome}", outcome)
        first, *between, last = winners
        for name in between:
            first = self.text("list-more", first=first, second=name)
        return self.text("outcome-shared", winners=self.text("list-two", first=first, second=last))

    def outcome_name(self, outcome: str) -> str:
        """In the middle of a sentence."""
        return self.outcome(outcome).removesuffix(".")

    def ending(self, match: Match, story: Story) -> Ending:
        return Ending(self.outcome(str(match.outcome)))

    # The rules, as they are played in a game

    @cached_property
    def rules(self) -> Rulebook:
        return Rulebook(self.text.language, self.game)

    def rules_in(self, house: str) -> Rulebook:
        """By what the pages know of a game: an edition, house rules such as `stairs=6`."""
        return self.rules

    def rules_of(self, view: Mapping[str, Any]) -> Rulebook:
        return self.rules

    def rules_behind(self, decision: Decision, view: Any) -> list[Rule]:
        """Those that `rules.toml` names for the kind of question, under `behind`."""
        return self.rules.behind(decision.kind)

    def introduction(self) -> list[str]:
        """Before the sections of the rulebook."""
        return self.text.fallback("how-to-play", "").split("\n")

    def rule_line(self, rule: Rule) -> str:
        return f"{rule.id}  {rule.text}"

    def house_line(self, view: Any) -> str:
        """What is played otherwise than in the book, in one line."""
        return ""

    def additions(self, view: Any) -> dict[str, Any]:
        """What the pages show with a view besides the names of things."""
        return {}

    # Cards

    def listing(self) -> list[dict[str, str | int]]:
        """Every card: id, name, deck, copies, origin, text."""
        return []

    def facts_of(self, source: str) -> list[CardFact]:
        """The cards of a set or of a pack from outside."""
        return []

    def parts_of(self, source: str) -> list[tuple[str, str, str]]:
        """What its cards refer to, such as skills: id, name, text."""
        return []

    def listed(self, fact: CardFact) -> dict[str, str | int]:
        """A card as `listing` has it."""
        raise NotImplementedError

    def listing_of(self, view: Mapping[str, Any]) -> list[dict[str, str | int]]:
        """As they are played in a game."""
        return self.listing()

    def face(self, subject: Any) -> Any:
        """What is printed on a card, for drawing; its plain data unless the game says more."""
        return None

    def faces(self) -> dict[str, Any]:
        """What each card of the listing is made of, by id."""
        return {}
