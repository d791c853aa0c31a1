"""Text is made here and only here, in every language we have, from Fluent files."""

from underdeck.text.fluent import DEFAULT_LANGUAGE, LANGUAGES, Text, text_in
from underdeck.text.onedeck import OneDeckText, onedeck_text
from underdeck.text.onedeck_table import TableText, table_text
from underdeck.text.stick import StickText, stick_text

__all__ = [
    "DEFAULT_LANGUAGE", "LANGUAGES", "OneDeckText", "StickText", "TableText", "Text", "onedeck_text", "stick_text",
    "table_text", "text_in",
]  # fmt: skip
