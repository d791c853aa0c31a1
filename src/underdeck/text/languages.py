"""Which languages there are: those of the house, and whatever folders of Fluent files somebody brings."""

import os
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

import platformdirs

from underdeck.kernel.refusal import Refusal, choices

DEFAULT_LANGUAGE = "en"
FIRST = (DEFAULT_LANGUAGE, "fr")
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")
MANIFEST = "language.toml"


class Language(NamedTuple):
    """The folder holds the house's files, and a folder for each game; ours have theirs with the games."""

    code: str
    name: str
    """In its own words."""
    partial: bool
    author: str
    license: str
    folder: Traversable
    outside: bool


def data_folder() -> Path:
    """`UNDERDECK_DATA`, or where this system keeps a user's data."""
    return Path(os.environ.get("UNDERDECK_DATA") or platformdirs.user_data_dir("underdeck", appauthor=False))


def roots() -> tuple[Path, ...]:
    """Where languages are looked for, besides the house: each holds one folder a language, named by its code."""
    named = os.environ.get("UNDERDECK_LANGUAGES", "").split(os.pathsep)
    return (*[Path(each) for each in named if each], data_folder() / "languages")


def read_language(folder: Traversable, code: str, outside: bool = True) -> Language:
    """What a language says of itself."""
    manifest = folder / MANIFEST
    if not manifest.is_file():
        raise Refusal("lang-folder", folder=str(folder))
    if not CODE.fullmatch(code):
        raise Refusal("lang-code", folder=str(folder), name=code)
    try:
        said = tomllib.loads(manifest.read_text(encoding="utf-8-sig"))
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
def from_outside(places: Iterable[Path]) -> dict[str, Language]:
    """What is damaged is no language; `underdeck lang check` says why. The first of two with the same code counts."""
    found: dict[str, Language] = {}
    for folder in [folder for place in places for folder in folders_in(place)]:
        if folder.name not in of_the_house():
            try:
                found.setdefault(folder.name, read_language(folder, folder.name))
            except Refusal:
                continue
    return found


def folders_in(place: Path) -> list[Path]:
    try:
        return sorted([each for each in place.iterdir() if each.is_dir()])
    except OSError:
        return []


def all_languages() -> dict[str, Language]:
    """By code, ours first."""
    return of_the_house() | from_outside(roots())


def languages() -> tuple[str, ...]:
    return tuple(all_languages())


LANGUAGES = tuple(of_the_house())
"""Ours: whatever is said is said in each of them."""


def language_of(code: str) -> Language:
    found = of_the_house().get(code) or all_languages().get(code)
    if found is None:
        raise Refusal("unknown-lang", name=code, choices=choices(languages()))
    return found


def nearest(wanted: str) -> str | None:
    """The language for what a system or a browser asks for: `de_AT.UTF-8` and `de-AT;q=0.9` find `de`."""
    spoken = {code.lower(): code for code in languages()}
    asked = re.split(r"[.@;]", wanted.strip())[0].replace("_", "-").lower()
    while asked and asked not in spoken:
        asked = asked.rpartition("-")[0]
    return spoken.get(asked)


def next_after(code: str) -> str:
    """In turn, for a key that changes the language."""
    every = languages()
    return every[(every.index(code) + 1) % len(every)] if code in every else every[0]
