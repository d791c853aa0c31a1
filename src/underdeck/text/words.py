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
    """The end of a game: a sentence, the score line by line, and the moments to show (kind, answer, words)."""

    __slots__ = ("lines", "moments", "text")

    def __init__(self, text: str, lines: Sequence[str] = (), moments: Sequence[tuple[str, int, str]] = ()) -> None:
        self.text = text
        self.lines = list(lines)
        self.moments = list(moments)


class Words:
    """The words of a game. A small game needs only messages with the right names; a big one overrides methods.

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
        """Return typed text with the notation's verb in place of this language's verb."""
        word, space, rest = typed.strip().partition(" ")
        return self.typed_words.get(fold(word), word) + space + rest

    # Names

    @property
    def title(self) -> str:
        return self.text.fallback("game-name", self.game)

    def name_of(self, id: str) -> str | None:
        """Return the name of anything that a view may hold; None if it has none."""
        return self.first_of(id, ("name",))

    def named(self, kind: str, id: str) -> str | None:
        """Return the name of an id of a kind that the types of a view mark (see `kernel.ids`): the message
        `KIND-ID`."""
        return self.first_of(id, (kind,))

    def first_of(self, id: str, kinds: Sequence[str]) -> str | None:
        """Return the name under the first of these kinds that has one for the id."""
        for kind in kinds:
            message = f"{kind}-{id}"
            if message.replace("-", "").isalnum() and self.text.has(message):
                return self.text(message)
        return None

    def called(self, fact: str | float) -> str | float:
        return (self.name_of(fact) or fact) if isinstance(fact, str) else fact

    def aside(self, event: Event) -> str:
        """Return a line of flavor beside an event, when a card comes into play."""
        return ""

    def speech(self, event: Event) -> str:
        """Return a character's words in an event, without the name; empty if nobody speaks."""
        return ""

    def sitter(self, name: str) -> str:
        """Return the name of a player's character; the id itself if a damaged or older game has an unknown one."""
        return self.name_of(name) or name

    def bot(self, strength: str, temper: str = "") -> str:
        """Return the name of a bot: `Expert, vengeful`."""
        name = self.text.fallback(f"bot-{strength}", strength)
        if not temper:
            return name
        return self.text("bot-tempered", bot=name, temper=self.text.fallback(f"temper-{temper}", temper))

    def deck_name(self, deck: str) -> str:
        return self.text.fallback(f"deck-{deck}", deck)

    def place(self, view: Any) -> str:
        """Return the place of a game, for a list of games."""
        return ""

    def turn(self, view: Any) -> int:
        """Return the number of the turn, for a list of games; 0 if they are not counted."""
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
        """Return whether an answer costs something that no answer gives back."""
        return False

    def deadly(self, offered: list[str], view: Any) -> list[str]:
        """Return the answers that certainly lose the game while others do not: faces ask for them twice."""
        return []

    def change(self, words: str, decision: Decision, view: Any) -> str:
        """Return the change by an answer, in numbers."""
        return ""

    def ways(self, offered: list[str], decision: Decision, view: Any) -> list[Way]:
        """Return ways: several answers that can be given at once, beside the single ones."""
        return []

    def outcome(self, outcome: str) -> str:
        """Return the outcome in words. Several winners, as in `ann+bo`, have one message: `outcome-shared`."""
        winners = [self.sitter(name) for name in outcome.split("+")]
        if len(winners) == 1:
            return self.text.fallback(f"outcome-{outcome}", outcome)
        first, *between, last = winners
        for name in between:
            first = self.text("list-more", first=first, second=name)
        return self.text("outcome-shared", winners=self.text("list-two", first=first, second=last))

    def outcome_name(self, outcome: str) -> str:
        """Return the outcome for the middle of a sentence."""
        return self.outcome(outcome).removesuffix(".")

    def ending(self, match: Match, story: Story) -> Ending:
        return Ending(self.outcome(str(match.outcome)))

    # The rules, as they are played in a game

    @cached_property
    def rules(self) -> Rulebook:
        return Rulebook(self.text.language, self.game)

    def rules_in(self, house: str) -> Rulebook:
        """Return the rulebook with an edition and house rules, such as `stairs=6`."""
        return self.rules

    def rules_of(self, view: Mapping[str, Any]) -> Rulebook:
        return self.rules

    def rules_behind(self, decision: Decision, view: Any) -> list[Rule]:
        """Return the rules that `rules.toml` names for the kind of question, under `behind`."""
        return self.rules.behind(decision.kind)

    def introduction(self) -> list[str]:
        """Return the lines before the sections of the rulebook."""
        return self.text.fallback("how-to-play", "").split("\n")

    def rule_line(self, rule: Rule) -> str:
        return f"{rule.id}  {rule.text}"

    def house_line(self, view: Any) -> str:
        """Return the differences from the rulebook, in one line."""
        return ""

    def additions(self, view: Any) -> dict[str, Any]:
        """Return what the pages show with a view besides the names of things."""
        return {}

    # Cards

    def listing(self) -> list[dict[str, str | int]]:
        """Return every card: id, name, deck, copies, origin, text."""
        return []

    def facts_of(self, source: str) -> list[CardFact]:
        """Return the cards of a set or of a third-party pack."""
        return []

    def parts_of(self, source: str) -> list[tuple[str, str, str]]:
        """Return what the cards of a set refer to, such as skills: id, name, text."""
        return []

    def listed(self, fact: CardFact) -> dict[str, str | int]:
        """Return a card as `listing` has it."""
        raise NotImplementedError

    def listing_of(self, view: Mapping[str, Any]) -> list[dict[str, str | int]]:
        """Return the cards as the game of that view plays them."""
        return self.listing()

    def face(self, subject: Any) -> Any:
        """Return the print on a card, for drawing; None for its plain data."""
        return None

    def faces(self) -> dict[str, Any]:
        """Return the data of each card of the listing, by id."""
        return {}
