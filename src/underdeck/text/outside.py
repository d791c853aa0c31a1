"""The texts of third-party packs: plain names, read with care, and something readable if one is missing."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from underdeck.kernel.visible_text import is_seen
from underdeck.packs.outside import OutsidePack, readable
from underdeck.text.fluent import messages_of
from underdeck.text.languages import DEFAULT_LANGUAGE

LONGEST = 300
MOST_READ = 64

Said = dict[str, str]
"""A message: its value under '', its attributes by their names."""


def read_message(language: str, entry: str) -> Said | None:
    """Return a message of plain words; None if it is anything else."""
    bundle = FluentBundle([language], use_isolating=False)
    try:
        bundle.add_resource(FluentResource(entry))
        message = bundle.get_message(entry.partition("=")[0].strip())
        patterns = {"": message.value, **message.attributes}
        said = {name: bundle.format_pattern(pattern) for name, pattern in patterns.items() if pattern is not None}
    except (LookupError, ValueError, TypeError, AttributeError, RecursionError):
        return None
    if not str(said.get("", ("", ()))[0]).strip() or any(errors for _, errors in said.values()):
        return None
    found = {name: " ".join(str(value).split())[:LONGEST] for name, (value, _) in said.items()}
    return found if all(map(is_seen, found.values())) else None


def entries_of(pack: OutsidePack, language: str) -> dict[str, tuple[str, str]]:
    """Return the messages by id: the file, and the message as it is written there."""
    found: dict[str, tuple[str, str]] = {}
    for file, data in pack.texts(language):
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
        found |= {id: (file, entry) for id, entry in messages_of(text).items()}
    return found


@lru_cache(MOST_READ)
def said_in(pack: OutsidePack, language: str) -> dict[str, Said]:
    found = {id: read_message(language, entry) for id, (_, entry) in entries_of(pack, language).items()}
    return {id: said for id, said in found.items() if said is not None}


def names_of(pack: OutsidePack, language: str, wanted: Mapping[str, Said]) -> dict[str, str]:
    """Return the messages for all names of the pack: from its texts in this language or in English, or the `wanted`
    ones, which also say what else a name needs."""
    layers = [said_in(pack, each) for each in dict.fromkeys((language, DEFAULT_LANGUAGE))]
    found: dict[str, str] = {}
    for id, last in wanted.items():
        told = [layer[id] for layer in layers if id in layer]
        name = told[0][""] if told else last[""]
        said = {attribute: value.replace(last[""], name) for attribute, value in last.items()}
        for each in reversed(told):
            said |= each
        found[id] = written(id, said)
    return found


def written(id: str, said: Said) -> str:
    lines = [f"{id} = {quoted(said[''])}"]
    lines += [f"    .{name} = {quoted(value)}" for name, value in said.items() if name]
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """Return plain words as a Fluent pattern, whatever is in them."""
    plain = re.sub(r"[\x00-\x1f\x7f-\x9f]", " ", text).strip()
    return '{ "" }' + re.sub(r"[{}]", lambda brace: f'{{ "{brace[0]}" }}', plain)


def name_wanted(id: str, attributes: Iterable[tuple[str, str]] = (), name: str = "") -> Said:
    """Return a name made from an id, until a text gives another: `moss-golem` becomes “Moss Golem”."""
    return {"": name or readable(id), **dict(attributes)}


def repeated_messages(pack: OutsidePack, language: str) -> list[tuple[str, str]]:
    """Return file and id of each message that occurs twice."""
    found: list[tuple[str, str]] = []
    for file, data in pack.texts(language):
        ids = re.findall(r"^([a-zA-Z][\w-]*) *=", data.decode("utf-8-sig"), flags=re.M)
        found += [(file, id) for id, count in Counter(ids).items() if count > 1]
    return found


def broken_messages(pack: OutsidePack, language: str) -> list[tuple[str, str]]:
    """Return file and id of each message that is not of plain words."""
    entries: dict[str, Any] = entries_of(pack, language)
    return [(file, id) for id, (file, entry) in entries.items() if read_message(language, entry) is None]
