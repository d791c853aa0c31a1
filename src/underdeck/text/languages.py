"""The available languages: those of the house, and folders of Fluent files from elsewhere."""

import os
import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

import platformdirs

from underdeck.kernel.refusal import Refusal, choices
from underdeck.packs.outside import toml_in

DEFAULT_LANGUAGE = "en"
FIRST = (DEFAULT_LANGUAGE, "fr")
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")
MANIFEST = "language.toml"
SHELF = "languages"


class Language(NamedTuple):
    """A language. Its folder holds the house's files, and a folder for each game; ours have theirs with the games."""

    code: str
    name: str
    """The language's own name."""
    partial: bool
    author: str
    license: str
    folder: Traversable
    outside: bool


def data_folder() -> Path:
    """Return `UNDERDECK_DATA`, or the system's folder for user data."""
    return Path(os.environ.get("UNDERDECK_DATA") or platformdirs.user_data_dir("underdeck", appauthor=False))


def named_roots() -> list[Path]:
    return [Path(each) for each in os.environ.get("UNDERDECK_LANGUAGES", "").split(os.pathsep) if each]


def roots() -> tuple[Path, ...]:
    """Return the folders in which third-party languages are: each holds one folder a language, named by its code."""
    return (*named_roots(), data_folder() / SHELF)


def missing_roots() -> list[Path]:
    """Return the folders of `UNDERDECK_LANGUAGES` that do not exist."""
    return [place for place in named_roots() if not place.is_dir()]


def look_in_data(folder: Path) -> None:
    """Add a server's data folder to the roots, for this process and those that it starts."""
    shelf = folder / SHELF
    if shelf.is_dir() and shelf not in roots():
        os.environ["UNDERDECK_LANGUAGES"] = os.pathsep.join([str(each) for each in (*named_roots(), shelf)])


def read_language(folder: Traversable, code: str, outside: bool = True) -> Language:
    """Return the language that a folder describes."""
    manifest = folder / MANIFEST
    if not manifest.is_file():
        raise Refusal("lang-folder", folder=str(folder))
    if not CODE.fullmatch(code):
        raise Refusal("lang-code", folder=str(folder), name=code)
    try:
        said = toml_in(manifest.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError) as error:
        raise Refusal("lang-manifest", file=str(manifest), reason=str(error)) from None
    for field, kind in (("name", str), ("partial", bool), ("author", str), ("license", str)):
        if not isinstance(said.get(field), kind) or said[field] == "":
            raise Refusal("lang-field", file=str(manifest), field=field)
    return Language(code, said["name"], said["partial"], said["author"], said["license"], folder, outside)


@cache
def of_the_house() -> dict[str, Language]:
    found = [each for each in (resources.files("underdeck.text") / "locales").iterdir() if each.is_dir()]
    read = [read_language(each, each.name, outside=False) for each in sorted(found, key=lambda each: each.name)]
    return {each.code: each for each in sorted(read, key=lambda each: each.code not in FIRST)}


@cache
def read_folders(places: Iterable[Path]) -> dict[str, Language | Refusal]:
    """Return each language by its folder's name, or why it is none. Of two with one code the first sound one counts."""
    found: dict[str, Language | Refusal] = {}
    for folder in [folder for place in places for folder in folders_in(place)]:
        if not isinstance(found.get(folder.name), Language):
            try:
                if folder.name in of_the_house():
                    raise Refusal("lang-taken", name=folder.name)
                found[folder.name] = read_language(folder, folder.name)
            except Refusal as refusal:
                found.setdefault(folder.name, refusal)
    return found


def from_outside() -> dict[str, Language]:
    return {code: each for code, each in read_folders(roots()).items() if isinstance(each, Language)}


def broken_languages() -> dict[str, Refusal]:
    """Return folders that cannot be read as a language, with the reason."""
    return {code: each for code, each in read_folders(roots()).items() if isinstance(each, Refusal)}


def folders_in(place: Path) -> list[Path]:
    try:
        return sorted([each for each in place.iterdir() if each.is_dir() and not each.name.startswith(".")])
    except OSError:
        return []


def all_languages() -> dict[str, Language]:
    """Return all languages by code, ours first."""
    return of_the_house() | from_outside()


def languages() -> tuple[str, ...]:
    return tuple(all_languages())


LANGUAGES = tuple(of_the_house())
"""Our languages: every message exists in each of them."""


def language_of(code: str) -> Language:
    found = of_the_house().get(code) or all_languages().get(code)
    if found is None:
        raise Refusal("unknown-lang", name=code, choices=choices(languages()))
    return found


def wanted_language(code: str) -> Language:
    """Return the language for a person at this machine; a refusal may name folders and reasons."""
    if code not in languages():
        for refusal in [refusal for name, refusal in broken_languages().items() if name == code]:
            raise refusal
        for place in missing_roots():
            raise Refusal("lang-root", name=code, folder=str(place), choices=choices(languages()))
    return language_of(code)


def nearest(wanted: str) -> str | None:
    """Return the language for a system's or browser's code: `de_AT.UTF-8` and `de-AT;q=0.9` find `de`."""
    spoken = {code.lower(): code for code in languages()}
    asked = re.split(r"[.@;]", wanted.strip())[0].replace("_", "-").lower()
    while asked and asked not in spoken:
        asked = asked.rpartition("-")[0]
    return spoken.get(asked)


def next_after(code: str) -> str:
    """Return the next language in turn, for a key that changes it."""
    every = languages()
    return every[(every.index(code) + 1) % len(every)] if code in every else every[0]
