"""The words that people type in their language: commands, settings, the verbs of a notation."""

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
