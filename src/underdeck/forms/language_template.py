"""The template of a new language: all English messages as comments, to be translated one by one."""

import re
from collections.abc import Iterator
from pathlib import Path, PurePath

from babel import Locale, UnknownLocaleError

from underdeck.forms.trial import sound_plugins
from underdeck.kernel.refusal import Refusal, reason_of
from underdeck.text.fluent import HOUSE, files_of
from underdeck.text.languages import CODE, DEFAULT_LANGUAGE, MANIFEST, language_of, of_the_house

START = """\
name = "{name}"  # in its own words: this is what the language switch shows
partial = true  # true until everything is said
author = "Your name"
license = "MIT"
"""


def start_language(code: str, place: Path) -> Path:
    """Create the folder of the language in that place, or use the place itself if it has that name. Existing files stay
    as they are."""
    if not CODE.fullmatch(code):
        raise Refusal("lang-new-code", name=code)
    if code in of_the_house():
        raise Refusal("lang-taken", name=code)
    folder = place if place.name == code else place / code
    try:
        folder.mkdir(parents=True)
        for file, text in files_to_begin_with(code):
            (folder / file).parent.mkdir(exist_ok=True)
            (folder / file).write_text(text, encoding="utf-8")
    except FileExistsError:
        raise Refusal("lang-exists", folder=str(folder)) from None
    except OSError as error:
        raise Refusal("file-write", file=str(folder), **reason_of(error)) from None
    return folder


def files_to_begin_with(code: str) -> Iterator[tuple[PurePath, str]]:
    yield PurePath(MANIFEST), START.format(name=own_name(code))
    english = language_of(DEFAULT_LANGUAGE)
    for part in [HOUSE, *[plugin.name for plugin in sound_plugins()]]:
        for file in files_of(part, english):
            yield PurePath("" if part == HOUSE else part) / file.name, as_remarks(file.read_text(encoding="utf-8-sig"))


def as_remarks(text: str) -> str:
    """Return the messages as comments. Translators remove the `# ` before the lines of a message."""
    return re.sub(r"^(?=[^#\n])", "# ", text, flags=re.M)


def own_name(code: str) -> str:
    """Return a language's name for itself, if Unicode knows it."""
    try:
        name = Locale.parse(code.replace("-", "_")).get_display_name() or code
    except (UnknownLocaleError, ValueError):
        return code
    return name[0].upper() + name[1:]
