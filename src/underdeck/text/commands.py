"""The words that people type in their language: commands, settings, the verbs of a notation."""

import re
from collections.abc import Sequence

from underdeck.text.fluent import Text
from underdeck.text.rulebook import fold

COMMAND_WORDS, TYPED_WORDS = "command-words", "typed-words"
"""Messages such as `aide=help annuler=undo`: the house's for its commands, a game's for its own and for its verbs."""


def words_in(text: Text, id: str) -> dict[str, str]:
    """Return what is typed in a language and what it means; the words of English count in every language."""
    known = {} if text.english is None else words_in(text.english, id)
    pairs = [pair.partition("=") for pair in text.fallback(id, "").split()]
    return known | {fold(word): meaning for word, _, meaning in pairs}


def command_in(line: str, text: Text) -> str:
    """Return the command that a line begins with, for its word in this language."""
    word = line.partition(" ")[0]
    known = words_in(text, TYPED_WORDS) | words_in(text, COMMAND_WORDS)
    return known.get(fold(word), word.lower())


def tokens(text: str) -> list[str]:
    """Return the words of a text, folded; a die may have a mark behind it.

    >>> tokens("L’Épée « m6* »")
    ['lepee', 'm6*']
    """
    return re.findall(r"\w+[!*]?", fold(text).replace("'", ""))


def places_called(typed: str, notation: str, answers: Sequence[tuple[str, str]]) -> list[int]:
    """Return the places of the answers that are called so on the screen. Each has its notation and its label.

    What is typed is the beginning of a label, or words that begin like those of the label, in any order. `notation` is
    the same with the verb of the notation: the other words may be those of the label.

    >>> bow = ("use longbow", "Utiliser « Arc long » : Arme. Attaque +3")
    >>> sword = ("use rapier", "Utiliser « Rapière » : Arme. Attaque +2")
    >>> [places_called(*each, [bow, sword]) for each in (("prendre arc", "use arc"), ("rapiere", "rapiere"))]
    [[0], [1]]
    >>> [places_called(each, each, [bow, sword]) for each in ("utiliser", "long arc", "offer arc")]
    [[0, 1], [0], []]
    """
    verb, _, name = notation.partition(" ")
    every = [(place, label) for place, (_, label) in enumerate(answers)]
    of_verb = [(place, label) for place, label in every if answers[place][0].split()[0] == verb.lower()]
    return (
        [place for place, label in every if fold(label).startswith(fold(typed))]
        or [place for place, label in of_verb if has_words(heading(label), name)]
        or [place for place, label in of_verb if has_words(label, name)]
        or [place for place, label in every if has_words(heading(label), typed)]
    )


def heading(label: str) -> str:
    """Return what stands before an explanation."""
    return re.split(r"[:(·]", label)[0]


def has_words(label: str, typed: str) -> bool:
    """Do the words typed begin words of the label? « d’intrigue » begins with `d’intrigue` and with `intrigue`."""
    known, named = [*tokens(label), *tokens(label.replace("’", " "))], tokens(typed)
    return bool(named) and all(any(word.startswith(part) for word in known) for part in named)
