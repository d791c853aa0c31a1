"""The Fluent runtime behind one small class."""

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from underdeck.kernel.refusal import Refusal, choices

LANGUAGES = ("en", "fr")
DEFAULT_LANGUAGE = "en"


class Text:
    """
    >>> text_in("en")("refuse-game-over")
    'The game is over.'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        folder = resources.files("underdeck.text") / "locales" / language
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def __call__(self, id: str, **facts: str | float) -> str:
        """The message `id`, or its attribute with `id.attribute`. A missing message or fact is a fault of ours."""
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, id
        value, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{self.language}: {id}: {errors}")
        return str(value)

    def refusal(self, refusal: Refusal) -> str:
        facts = {**refusal.facts}
        if refusal.code == "not-asked" and not facts.get("choices"):
            facts["choices"] = "none"
        return self(f"refuse-{refusal.code}", **facts)


@cache
def text_in(language: str) -> Text:
    if language not in LANGUAGES:
        raise Refusal("unknown-lang", name=language, choices=choices(LANGUAGES))
    return Text(language)
