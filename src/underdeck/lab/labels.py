"""The names of ids in the rows of a study."""

from underdeck.kernel.refusal import Refusal
from underdeck.lab.folder import Folder
from underdeck.lab.study import BOT, BOTS, PACKS, Study
from underdeck.packs.outside import chosen
from underdeck.plugin.base import Plugin
from underdeck.plugin.fields import SEATS, SEVERAL, split_bot
from underdeck.plugin.packs import PacksFacet
from underdeck.plugin.registry import plugin_of
from underdeck.text import Text
from underdeck.text.facet import TextFacet


def packs_of(study: Study) -> list[str]:
    """Return the packs that some games of the study have."""
    sweeps = study.sweep if isinstance(study.sweep, list) else [study.sweep]
    swept = [value for sweep in sweeps for value in sweep.get(PACKS, []) if isinstance(sweep.get(PACKS), list)]
    parts = [part for value in swept for part in (value.split("+") if isinstance(value, str) else value)]
    return list(dict.fromkeys([*study.packs, *[part for part in parts if part]]))


def plugin_with_packs(folder: Folder) -> Plugin:
    """Return the game with the names of all its cards, without a missing pack's."""
    study = folder.manifest.study
    try:
        return plugin_of(study.game, tuple([ref for id in packs_of(study) for ref in chosen(study.game, [id])]))
    except Refusal:
        return plugin_of(study.game)


class Labels:
    def __init__(self, plugin: Plugin, language: str) -> None:
        self.words = TextFacet.of(plugin).words(language)
        self.text: Text = self.words.text
        self.messages: dict[str, str] = {}
        self.dealt = [field.id for field in plugin.fields if field.needed and field.kind in (SEATS, SEVERAL)]
        """Settings of which a number is so many dealt by chance."""
        if plugin.takes_packs:
            for message in filter(self.text.has, PacksFacet.of(plugin).names()):
                self.messages.setdefault(message.partition("-")[2], message)

    def __call__(self, id: str) -> str:
        """The name of a card, a hero or whatever has one; what has none is shown as it is written."""
        if id in self.messages:
            return self.text(self.messages[id])
        base, _, copy = id.rpartition("-")
        if copy.isdecimal() and base in self.messages:
            return f"{self.text(self.messages[base])} {copy}"
        return self.text.fallback(f"lab-word-{id}", self.words.name_of(id) or id)

    def label(self, word: str, axis: str = "") -> str:
        """Return the name of a value of a swept setting."""
        if word.isdecimal() and axis in self.dealt:
            return self.text.fallback(f"lab-dealt-{axis}", f"{word} {axis}", count=int(word))
        return " + ".join([self.choice(part, axis) for part in word.split("+")])

    def choice(self, id: str, axis: str) -> str:
        """Return the name of a choice in that setting, because a tier may have the same id as a talent."""
        if axis in (BOT, BOTS):
            strength, temper, budget = split_bot(id)
            return ":".join([self.words.bot(strength, temper), *[budget] * bool(budget)])
        return self.text(f"{axis}-{id}") if self.text.has(f"{axis}-{id}") else self(id)
