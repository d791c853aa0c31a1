"""Errors in a card's table, in our own words: what msgspec rejects, and unknown names."""

import difflib
import re
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect

from underdeck.kernel.refusal import Refusal, choices

NONE = "none"
NEAR = 0.7
"""How similar two words must be for a suggestion: `strenght` is similar enough, `encounter` and `monster` are not."""
FEW = 16
"""The most known words that are listed if the given one is unknown."""
STEP = re.compile(r"\.([\w-]+)|\[(\d+|\.\.\.)\]")


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the word that was probably meant; an empty string if that is unclear."""
    close = [each for each in difflib.get_close_matches(word, list(known), 2, NEAR) if each != word]
    return close[0] if close else ""


def hints(word: str, known: Iterable[str]) -> dict[str, str]:
    """Return two facts for an error: the nearest word, and all known words if they are few."""
    allowed = sorted(known)
    return {"near": nearest(word, allowed) or NONE, "choices": choices(allowed) if 0 < len(allowed) <= FEW else NONE}


def unknown(kind: str, name: str, known: Iterable[str]) -> Refusal:
    """Return the refusal of an unknown name. `kind` is the kind of name: a skill, a verb, a table."""
    return Refusal("card-unknown", kind=kind, name=name, **hints(name, known))


def fault(error: msgspec.ValidationError, value: Any, type_: Any) -> tuple[str, Refusal]:
    """Return the field of an error and what is wrong with it."""
    reason, _, place = str(error).partition(" - at `")
    steps = [named or int_or_dots for named, int_or_dots in STEP.findall(place.rpartition("$")[2])]
    kinds, found = follow(inspect.type_info(type_), value, steps)
    if place.startswith("key`"):
        (table,) = [kind for kind in kinds if isinstance(kind, inspect.DictType)]
        words, keys = words_of(table.key_type), list(found) if isinstance(found, dict) else []
        name = next((str(key) for key in keys if key not in words), "")
        return field_of([*steps, name]), unwanted([table.key_type], name)
    names = re.search(r"(unknown|required) field `([^`]*)`", reason)
    if names and names[1] == "unknown":
        return field_of([*steps, names[2]]), no_field(names[2], fields_of(kinds), found)
    if names:
        return field_of([*steps, names[2]]), Refusal("card-missing")
    return field_of(steps) or NONE, unwanted(kinds, found)


def field_of(steps: list[str]) -> str:
    """Return a field's place as text: `effects[1].color`. Lists count from one."""
    said = [f"[{int(step) + 1}]" if step.isdigit() else f".{step}" for step in steps if step != "..."]
    return "".join(said).removeprefix(".")


def follow(kind: Any, value: Any, steps: list[str]) -> tuple[list[Any], Any]:
    """Return the types that are possible at that place, and the value there; `...` stands for any value of a table."""
    kinds = meant_by(kind, value)
    if not steps:
        return kinds, value
    step, *rest = steps
    for each in kinds:
        if isinstance(each, inspect.StructType):
            for field in each.fields:
                if field.encode_name == step:
                    return follow(field.type, value.get(step), rest)
        elif isinstance(each, inspect.ListType) and step.isdigit():
            return follow(each.item_type, value[int(step)], rest)
        elif isinstance(each, inspect.DictType):
            return follow(each.value_type, None, rest)
    tags = [each.tag_field for each in kinds if isinstance(each, inspect.StructType)]
    if step in tags and isinstance(value, dict):
        return [inspect.LiteralType(tuple([each.tag for each in kinds]))], value.get(step)
    return [], None


def meant_by(kind: Any, value: Any) -> list[Any]:
    """Return the members of a union; of several tables, the one that the value names."""
    kinds = list(kind.types) if isinstance(kind, inspect.UnionType) else [kind]
    said = [each for each in kinds if isinstance(each, inspect.StructType) and each.tag_field is not None
            and isinstance(value, dict) and value.get(each.tag_field) == each.tag]  # fmt: skip
    return said or kinds


def fields_of(kinds: list[Any]) -> list[str]:
    tables = [kind for kind in kinds if isinstance(kind, inspect.StructType)]
    return list(dict.fromkeys([field.encode_name for table in tables for field in table.fields]))


def no_field(name: str, fields: list[str], given: Any) -> Refusal:
    """Return the refusal of an unknown field. Fields that are already given are not suggested."""
    open_ = [field for field in fields if field not in given]
    return Refusal("card-field", near=nearest(name, open_) or NONE, choices=hints(name, fields)["choices"])


def words_of(kind: Any) -> list[str]:
    return [str(word) for word in kind.values] if isinstance(kind, inspect.LiteralType) else []


def unwanted(kinds: list[Any], value: Any) -> Refusal:
    """Return what belongs at this place, and what was found there."""
    words = [word for kind in kinds for word in words_of(kind)]
    numbers = [kind for kind in kinds if isinstance(kind, inspect.IntType)]
    facts: dict[str, str | int] = {"found": written(value), **hints(str(value), words)}
    if words:
        facts["choices"] = choices(words)
    kind = "words" if words else "other"
    for each in kinds:
        if isinstance(each, inspect.StrType):
            kind = text_kind(each)
            facts["most"] = each.max_length or 0
        elif isinstance(each, inspect.ListType):
            kind = "list" if each.min_length is None else "count"
            facts["least"] = each.min_length or 0
        elif isinstance(each, inspect.BoolType):
            kind = "yes-no"
        elif isinstance(each, inspect.DictType | inspect.StructType):
            kind = "table"
    if numbers:
        kind = "number-or" if words else "number"
        facts |= {"least": numbers[0].ge or 0, "most": numbers[0].le or 0}
    return Refusal("card-wants", **{"least": 0, "most": 0, **facts, "kind": kind})


def text_kind(kind: inspect.StrType) -> str:
    """Return the kind of text, by its pattern: an id, a version number, a line."""
    if kind.pattern is None:
        return "text"
    return "id" if kind.pattern.startswith("^[a-z]") else "version" if kind.max_length is None else "line"


def written(value: Any) -> str:
    """Return a value as the file has it, if it is short."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value[:40]}"'
    return str(value) if isinstance(value, int | float) else NONE
