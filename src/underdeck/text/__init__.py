"""The text layer: all texts, in every language, from Fluent files."""

from underdeck.text.fluent import Text, text_in
from underdeck.text.languages import DEFAULT_LANGUAGE, LANGUAGES, languages

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "Text", "languages", "text_in"]
