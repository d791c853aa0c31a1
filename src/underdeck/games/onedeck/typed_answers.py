"""Reading typed answers: notation, several dice at once, or the words on the screen."""

import re
from collections.abc import Container

from underdeck.games.onedeck.rules.notation import ALIASES, VERBS, read_die
from underdeck.games.onedeck.text.words import OneDeckText
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match
from underdeck.text.commands import tokens

DIE = re.compile(r"[samh][1-6][!*]?")
FOLLOW_UPS = ("fill", "convert", "pay", "pick")
"""The questions inside a step that more dice of the same line may answer."""


class Choice:
    """One possible answer at this terminal, of any seat."""

    __slots__ = ("action", "decision", "words")

    def __init__(self, decision: Decision, action: Action, words: str) -> None:
        self.decision = decision
        self.action = action
        self.words = words

    @property
    def verb(self) -> str:
        return self.words.split()[0]

    @property
    def anytime(self) -> bool:
        """Return whether it is possible between any two steps."""
        return self.verb in ("heal", "return") or (self.verb == "drink" and self.decision.kind != "placing")


def all_choices(match: Match, seats: Container[int] | None = None) -> list[Choice]:
    """Return the possible answers of these seats or of all; a question to the whole party is listed once."""
    found: dict[str, Choice] = {}
    for decision in [each for each in match.decisions if seats is None or each.seat in seats]:
        for action in decision.options:
            words = match.write(action)
            if words not in found:
                found[words] = Choice(decision, action, words)
    return list(found.values())


def understand(match: Match, words: OneDeckText, text: str) -> list[tuple[int, Action]]:
    """Return the answers meant by a text, in order. They are tried on a copy first: all of them or none."""
    trial = match.clone()
    answers: list[tuple[int, Action]] = []
    first, more = spread(text, match.seats)
    for hero, die in more:
        pools = [each.pool for each in match.view(0).heroes if hero in ("", each.hero)]
        if not any(die in pool for pool in pools) and first.split()[0] in ("cover", "convert"):
            raise Refusal("illegal-action", text=text)
    seat, action = find(trial, words, first)
    answers.append((seat, action))
    trial.submit(seat, action)
    for hero, die in more:
        if not trial.decisions or trial.decisions[0].kind not in FOLLOW_UPS:
            if not spent(match, trial, die):
                raise Refusal("illegal-action", text=text)
            break  # the step answered itself: that die was the only one left, or is not needed any more
        verb = {"pay": "pay", "pick": "pick"}.get(trial.decisions[0].kind, "add")
        seat, action = find_die(trial, words, verb, hero or owner(match, answers[0]), bool(hero), die)
        answers.append((seat, action))
        trial.submit(seat, action)
    return answers


def spent(before: Match, after: Match, die: str) -> bool:
    """Return whether that die has left the pools."""
    counts: list[int] = [sum(hero.pool.count(die) for hero in match.view(0).heroes) for match in (before, after)]
    return counts[1] < counts[0]


def owner(match: Match, answer: tuple[int, Action]) -> str:
    return match.seats[answer[0]]


def find_die(match: Match, words: OneDeckText, verb: str, hero: str, must: bool, die: str) -> tuple[int, Action]:
    """Return the named hero's die; without a name the beginner's own before a partner's."""
    try:
        return find(match, words, f"{verb} {hero} {die}")
    except Refusal:
        if must:
            raise
        return find(match, words, f"{verb} {die}")


def spread(text: str, heroes: list[str]) -> tuple[str, list[tuple[str, str]]]:
    """Split `place m6 m5 3` into a first answer (`cover m6 3`) and more dice (`m5`); heroes may precede their dice."""
    verb, *rest = text.lower().split()
    verb = ALIASES.get(verb, verb)
    if verb not in ("cover", "convert", "use", "drink"):
        return text, []
    dice: list[tuple[str, str]] = []
    others: list[str] = []
    hero = ""
    for word in rest:
        if word in heroes:
            hero = word
        elif DIE.fullmatch(read_die(word)):
            dice.append((hero, read_die(word)))
        else:
            others.append(word)
    if verb in ("use", "drink"):
        named = "-".join(others).replace("'", "").replace("’", "")
        return " ".join(part for part in (verb, hero, named) if part), dice
    if not dice:
        return text, []
    (first_hero, first_die), *more = dice
    return " ".join(part for part in (verb, first_hero, first_die, *others) if part), more


def find(match: Match, words: OneDeckText, text: str) -> tuple[int, Action]:
    """Return the answer by notation, else by the words on the screen."""
    refusals: list[Refusal] = []
    found: dict[str, tuple[int, Action]] = {}
    for decision in match.decisions:
        try:
            action = match.read(decision.seat, text)
            found.setdefault(match.write(action), (decision.seat, action))
        except Refusal as refusal:
            refusals.append(refusal)
    if len(found) > 1:
        raise Refusal("ambiguous-action", text=text, choices=", ".join(sorted(found)))
    if found:
        return next(iter(found.values()))
    no = min(refusals, key=lambda each: each.code)  # ambiguous before illegal before malformed
    if no.code == "ambiguous-action":
        raise no
    choice = by_label(match, words, text)
    if choice is None:
        raise no
    return choice.decision.seat, choice.action


def by_label(match: Match, words: OneDeckText, text: str) -> Choice | None:
    """Return the one answer whose words on the screen begin like the typed ones (`crushing blow`, `entrer 1`, `a2`)."""
    typed = tokens(text)
    choices = all_choices(match)
    verb = ALIASES.get(typed[0], typed[0]) if typed else ""
    if verb in VERBS.values() and len(typed) > 1:
        choices = [choice for choice in choices if choice.verb == verb] or choices
        typed = typed[1:] if any(choice.verb == verb for choice in choices) else typed
    view = match.view(0)
    fitting: list[tuple[Choice, str]] = []
    for choice in choices:
        label = words.full_answer(choice.words, choice.decision, view)
        named = tokens(words.text("do-done")) if choice.verb == "done" else []  # its label may be its price
        if typed and (begins(typed, tokens(label)) or begins(typed, named)):
            fitting.append((choice, label))
    if len(fitting) > 1:
        closest = [(choice, label) for choice, label in fitting if tokens(label)[0].startswith(typed[0])]
        fitting = closest if len(closest) == 1 else fitting
    if len(fitting) > 1:
        labels = " · ".join([label[:40] for _, label in fitting[:4]])
        raise Refusal("ambiguous-action", text=text, choices=labels)
    return fitting[0][0] if fitting else None


def begins(typed: list[str], label: list[str]) -> bool:
    rest = iter(label)
    return all(any(word.startswith(part) for word in rest) for part in typed)
