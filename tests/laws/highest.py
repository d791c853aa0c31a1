"""A tiny game that keeps every law, and what authors get wrong, one mistake each.

Two rivals have a secret card each. In turn either keeps hers or swaps it for the top of the deck, showing the old one.
The higher card wins.
"""

from underdeck.bots.random import Random
from underdeck.cli.facet import CliFacet
from underdeck.forms.facet import FormsFacet
from underdeck.kernel.decisions import Decision
from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal
from underdeck.kernel.rng import Rng, keyed
from underdeck.match.facet import MatchFacet
from underdeck.plugin.base import SPECTATOR, Plugin
from underdeck.plugin.fields import ONE, Choice, Field
from underdeck.plugin.fields import SEATS as SEATS_FIELD
from underdeck.plugin.packs import PacksFacet
from underdeck.table.facet import TableFacet
from underdeck.text.facet import TextFacet
from underdeck.text.words import Words

SEATS = ["ann", "bo"]
KEEP, SWAP = OPTIONS = [(0,), (1,)]
WORDS = ["keep", "swap"]


class State:
    def __init__(self, rng, deck, hands):
        self.rng, self.deck, self.hands = rng, deck, hands
        self.shown, self.turn, self.events, self.reveals = [], 0, [], 0

    @property
    def outcome(self):
        if self.turn < 2:
            return None
        return SEATS[self.hands[1] > self.hands[0]]

    def clone(self):
        other = type(self)(self.rng.clone(), self.deck[:], self.hands[:])
        other.shown, other.turn, other.events, other.reveals = self.shown[:], self.turn, self.events[:], self.reveals
        return other


class Highest:
    name, rules_version = "highest", 1
    state_class = State

    def start(self, options, seed, key=b""):
        rng = keyed(seed, key)
        cards = list(range(12 if options.get("deck") == "long" else 8))
        rng.shuffle(cards)
        return self.state_class(rng, cards[2:], cards[:2])

    def parts(self, state):
        return [[state.turn, state.reveals], state.hands, state.deck, state.shown]

    def position(self, state):
        return "\n".join([" ".join(map(str, part)) for part in self.parts(state)])

    def from_position(self, text, seed):
        try:
            (turn, reveals), hands, deck, shown = [[int(word) for word in line.split()] for line in text.split("\n")]
        except ValueError:
            raise Refusal("position-impossible") from None
        state = self.state_class(Rng(seed), deck, hands)
        state.turn, state.reveals, state.shown = turn, reveals, shown
        return state

    def digest(self, state):
        return "-".join([str(number) for part in self.parts(state) for number in part])

    def seats(self, state):
        return SEATS

    def decisions(self, state):
        return [] if state.outcome else [Decision(state.turn, "card", OPTIONS, (0,))]

    def step(self, state, seat, action):
        state.events = [Event("done", {"seat": SEATS[seat], "what": WORDS[action[0]]})]
        if action == SWAP:
            self.swap(state, seat)
        state.turn += 1

    def swap(self, state, seat):
        state.shown.append(state.hands[seat])
        state.hands[seat] = state.deck.pop()
        state.reveals += 1

    def view(self, state, seat):
        hands = state.hands if state.outcome else []
        return {"seat": seat, "mine": state.hands[seat], "shown": state.shown[:], "hands": hands[:]}

    def hidden(self, state, seat):
        hands = set() if state.outcome else {("hand", 1 - seat)}
        return hands | {("deck", number) for number in range(len(state.deck))}

    def waiting(self, state):
        return [decision.seat for decision in self.decisions(state)]

    def resample(self, state, seat, seed):
        world, rng = state.clone(), Rng(seed)
        if not state.outcome:
            cards = sorted([*world.deck, world.hands[1 - seat]])
            rng.shuffle(cards)
            world.hands[1 - seat], world.deck = cards[0], cards[1:]
        else:
            world.deck.sort()
            rng.shuffle(world.deck)
        world.rng = Rng(rng.bits())
        return world

    def write_action(self, state, action):
        return WORDS[action[0]]

    def read_action(self, state, text, options):
        for option in options:
            if self.write_action(state, option) == text:
                return option
        raise Refusal("malformed-action", text=text)


class Forms(FormsFacet):
    def choices(self, field, setup, language):
        return [Choice("short", "short"), Choice("long", "long")]


class Shown(TableFacet):
    def public(self, view):
        return {"seat": SPECTATOR, "shown": view["shown"]}


class HighestPlugin(Plugin):
    name = "highest"
    party = False
    sizes = (2,)
    facets = {"forms": Forms, "table": Shown}  # noqa: RUF012
    fields = (Field("deck", ONE, "--deck", "short or long."),)
    options = {"mood": ("merry", "grim")}  # noqa: RUF012 - as a plugin declares it
    game = Highest
    folder = None

    def rules(self):
        return self.game(), "cards"

    def bots(self):
        return {"random": Random}

    @property
    def text(self):
        return self.folder or super().text


TEXTS = {
    "en": """game-name = Highest
field-deck = Deck
field-players = Players
option-mood = How the players feel
value-merry = merry
value-grim = grim
event-done = { $seat }: { $what }
ask-card = Your card?
do-keep = Keep it
do-swap = Swap it
outcome-ann = Ann wins.
outcome-bo = Bo wins.
""",
    "fr": """game-name = Le plus haut
field-deck = Pioche
field-players = Joueurs
option-mood = L’humeur des joueuses
value-merry = gaie
value-grim = sombre
event-done = { $seat } : { $what }
ask-card = Ta carte ?
do-keep = La garder
do-swap = L’échanger
outcome-ann = Ann gagne.
outcome-bo = Bo gagne.
""",
}


class OneToMany(HighestPlugin):
    """No mistake: how many play is all that is asked, and both may win."""

    facets = {"table": Shown}  # noqa: RUF012
    fields = (Field("players", SEATS_FIELD, "--players", "How many.", sizes=(2,)),)


class CountsItsNames(OneToMany):
    class game(Highest):
        def start(self, options, seed, key=b""):
            sorted(options.get("players", SEATS))
            return super().start(options, seed, key)


class WantsNames(OneToMany):
    class game(Highest):
        def start(self, options, seed, key=b""):
            if isinstance(options.get("players", SEATS), int):
                raise Refusal("setup-type", name="players")
            return super().start(options, seed, key)


class HasAWordOfItsOwn(Highest):
    class state_class(State):
        @property
        def outcome(self):
            return None if self.turn < 2 else "enough"


class LetsBothWin(HighestPlugin):
    def share(self, outcome, name):
        return 1.0


class GivesMoreThanAll(HighestPlugin):
    def share(self, outcome, name):
        return 2.0 if outcome == name else -1.0


class GivesNobodyAnything(HighestPlugin):
    party = True

    class game(HasAWordOfItsOwn):
        pass

    def share(self, outcome, name):
        return 0.0


class GivesNoNumber(HighestPlugin):
    def share(self, outcome, name):
        return "all" if outcome == name else None


class IsAPartyThatFallsOut(HighestPlugin):
    party = True


class KeepsItsQuestion(Highest):
    """What was asked is part of the state, and goes along into sampled worlds: the answers name the true hand."""

    class state_class(State):
        def clone(self):
            other = super().clone()
            other.asked = list(self.asked)
            return other

    def ask(self, state):
        state.asked = (
            [] if state.outcome else [Decision(state.turn, "card", [KEEP, (1, state.hands[state.turn])], (0,))]
        )
        return state

    def start(self, options, seed, key=b""):
        return self.ask(super().start(options, seed, key))

    def from_position(self, text, seed):
        return self.ask(super().from_position(text, seed))

    def decisions(self, state):
        return state.asked

    def step(self, state, seat, action):
        super().step(state, seat, action[:1])
        self.ask(state)

    def write_action(self, state, action):
        return " ".join([WORDS[action[0]], *map(str, action[1:])])


class WritesItsQuestionDown(KeepsItsQuestion):
    """In its position, too: a sampled world asks what it asks when it is read back, and still names the true hand."""

    def parts(self, state):
        return [*super().parts(state), [action[1] for each in state.asked for action in each.options[1:]]]

    def from_position(self, text, seed):
        *lines, named = text.split("\n")
        state = Highest.from_position(self, "\n".join(lines), seed)
        options = [KEEP, *[(1, int(card)) for card in named.split()]]
        state.asked = [] if state.outcome else [Decision(state.turn, "card", options, (0,))]
        return state


class Raises(Highest):
    def swap(self, state, seat):
        return 1 // 0


class NeverEnds(Highest):
    def step(self, state, seat, action):
        state.events = []


class AsksWhenOver(Highest):
    def decisions(self, state):
        return [Decision(state.turn % 2, "card", OPTIONS, (0,))]


class AsksNobody(Highest):
    def decisions(self, state):
        return [] if state.turn else super().decisions(state)


class AsksTwice(Highest):
    def decisions(self, state):
        return super().decisions(state) * 2


class HasNoAnswers(Highest):
    def decisions(self, state):
        return [] if state.outcome else [Decision(state.turn, "card", [], (0,))]


class SaysTheSameTwice(Highest):
    def decisions(self, state):
        return [] if state.outcome else [Decision(state.turn, "card", [KEEP, SWAP, KEEP], (0,))]


class RefusesEverything(Highest):
    def start(self, options, seed, key=b""):
        raise Refusal("setup-type", name="deck")


class HasAMemory(Highest):
    """One pack of cards for all games."""

    cards = list(range(8))  # noqa: RUF012 - the mistake

    def start(self, options, seed, key=b""):
        keyed(seed, key).shuffle(self.cards)
        return State(keyed(seed, key), self.cards[2:], self.cards[:2])


class ForgetsTheKey(Highest):
    def start(self, options, seed, key=b""):
        return super().start(options, seed)


class WritesNothing(Highest):
    def write_action(self, state, action):
        return "" if action == SWAP else "keep"


class WritesOneForAnother(Highest):
    def write_action(self, state, action):
        return "card"


class ReadsAnything(Highest):
    def read_action(self, state, text, options):
        return super().read_action(state, text, options) if text in WORDS else (7,)


class StumblesOverNonsense(Highest):
    def read_action(self, state, text, options):
        return OPTIONS[WORDS.index(text)]


class WritesByTheMoment(Highest):
    """What an answer is called depends on what changes."""

    def write_action(self, state, action):
        return f"{WORDS[action[0]]} {state.turn}"


class ForgetsWhatWasShown(Highest):
    def from_position(self, text, seed):
        state = super().from_position(text, seed)
        state.shown = []
        return state


class RefusesItself(Highest):
    def from_position(self, text, seed):
        raise Refusal("position-impossible")


class AsksOtherwiseAfterReading(Highest):
    def from_position(self, text, seed):
        state = super().from_position(text, seed)
        state.read = True
        return state

    def decisions(self, state):
        found = super().decisions(state)
        return (
            [Decision(each.seat, "read", each.options, each.frame) for each in found]
            if "read" in vars(state)
            else found
        )


class SharesAList(Highest):
    class state_class(State):
        def clone(self):
            other = super().clone()
            other.shown = self.shown
            return other


class ForgetsEvents(Highest):
    class state_class(State):
        def clone(self):
            other = super().clone()
            other.events = []
            return other


class LeaksAHand(Highest):
    def view(self, state, seat):
        return {**super().view(state, seat), "theirs": state.hands[1 - seat]}


class LeaksTheSeed(Highest):
    def view(self, state, seat):
        return {**super().view(state, seat), "chance": str(state.rng.state)}


class AsksByTheHand(Highest):
    def decisions(self, state):
        found = super().decisions(state)
        return [Decision(each.seat, f"card-{state.hands[each.seat] % 2}", each.options, (0,)) for each in found]


class OffersByTheDeck(Highest):
    def decisions(self, state):
        found = super().decisions(state)
        return [Decision(each.seat, each.kind, OPTIONS[: 1 + state.deck[-1] % 2], (0,)) for each in found]


class ResamplesNothing(Highest):
    def resample(self, state, seat, seed):
        return state.clone()


class KeepsTheDeck(Highest):
    def resample(self, state, seat, seed):
        world = super().resample(state, seat, seed)
        cards = [*world.deck, world.hands[1 - seat]]
        world.hands[1 - seat] = max(cards) if state.deck[0] % 2 else min(cards)
        world.deck = sorted(set(cards) - {world.hands[1 - seat]})
        return world


class KeepsTheDice(Highest):
    def swap(self, state, seat):
        state.rng.shuffle(state.deck)
        super().swap(state, seat)

    def resample(self, state, seat, seed):
        world = super().resample(state, seat, seed)
        world.rng = state.rng.clone()
        return world


class SeedsTheDice(Highest):
    """No mistake: whoever gives the seed has to give another than the game's."""

    def start(self, options, seed, key=b""):
        state = super().start(options, seed, key)
        state.rng = keyed(seed, key)
        return state

    def swap(self, state, seat):
        state.rng.shuffle(state.deck)
        super().swap(state, seat)

    def resample(self, state, seat, seed):
        world = super().resample(state, seat, seed)
        world.rng = Rng(seed)
        return world


class HasBrittleWorlds(Highest):
    def resample(self, state, seat, seed):
        world = super().resample(state, seat, seed)
        world.deck = tuple(world.deck)
        return world


class TakesBackASwap(Highest):
    def swap(self, state, seat):
        super().swap(state, seat)
        state.reveals = 0

    def hidden(self, state, seat):
        return set()


class Window(MatchFacet):
    windows = ("card",)


class PassesNever(HighestPlugin):
    facets = {**HighestPlugin.facets, "match": Window}  # noqa: RUF012


class ShowingAll(TableFacet):
    def public(self, view):
        return view


class ShowsEverybodyAHand(HighestPlugin):
    facets = {**HighestPlugin.facets, "table": ShowingAll}  # noqa: RUF012


class Cheat(Random):
    def choose(self, world, decisions):
        return decisions[0].seat, (9,)


class HasACheat(HighestPlugin):
    def bots(self):
        return {"cheat": Cheat}


class Mute(Random):
    def choose(self, world, decisions):
        return None


class HasAMuteBot(HighestPlugin):
    def bots(self):
        return {"mute": Mute}


class Wordless(TextFacet):
    def words(self, language):
        return {}[language]


class HasNoWords(HighestPlugin):
    facets = {**HighestPlugin.facets, "text": Wordless}  # noqa: RUF012


class Tongueless(Words):
    def question(self, decision, view):
        return {}[decision.kind]


class Stumbling(TextFacet):
    def words(self, language):
        return Tongueless(self.plugin.name, language)


class StumblesOverWords(HighestPlugin):
    facets = {**HighestPlugin.facets, "text": Stumbling}  # noqa: RUF012


class Moody(FormsFacet):
    def choices(self, field, setup, language):
        return setup["mood"]


class StumblesOverChoices(HighestPlugin):
    facets = {**HighestPlugin.facets, "forms": Moody}  # noqa: RUF012


class HasHalfAFacet(HighestPlugin):
    facets = {**HighestPlugin.facets, "packs": PacksFacet}  # noqa: RUF012


class Raising(CliFacet):
    def commands(self):
        raise ZeroDivisionError


class HasCommandsThatRaise(HighestPlugin):
    facets = {**HighestPlugin.facets, "cli": Raising}  # noqa: RUF012
