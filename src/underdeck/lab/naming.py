"""What the ids in the rows of a study are called."""

from underdeck.games.plugin import Plugin
from underdeck.packs.outside import readable
from underdeck.text import Text


class Names:
    def __init__(self, plugin: Plugin, language: str) -> None:
        self.text: Text = plugin.words(language).text
        self.messages: dict[str, str] = {}
        if plugin.takes_packs:
            for message in plugin.pack_names():
                self.messages.setdefault(message.partition("-")[2], message)

    def __call__(self, id: str) -> str:
        """The name of a card, a hero or whatever has one; what has none is shown as it is written."""
        message = self.messages.get(id)
        if message is not None:
            return self.text.fallback(message, readable(id))
        base, _, copy = id.rpartition("-")
        if copy.isdecimal() and base in self.messages:
            return f"{self.text.fallback(self.messages[base], readable(base))} {copy}"
        return self.text.fallback(f"lab-word-{id}", id)

    def label(self, word: str) -> str:
        """Of a swept setting."""
        return " + ".join([self(part) for part in word.split("+")])
