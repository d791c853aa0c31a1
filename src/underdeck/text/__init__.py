"""Text is made here and only here, in every language we have, from Fluent files."""

from underdeck.text.fluent import DEFAULT_LANGUAGE, LANGUAGES, Text, text_in

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "Text", "text_in"]
