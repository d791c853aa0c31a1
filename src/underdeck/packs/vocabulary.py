"""The fields that the tables of a pack may have, listed from the types that check them."""

import re
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import inspect

Meanings = list[tuple[str, str]]
"""Words, each with its meaning."""


def table_words(tables: Mapping[str, Any], single: tuple[str, ...] = ()) -> dict[str, Meanings]:
    """Return the fields of each table, also of tables that exist once; then the fields of each effect."""
    titles = {name: f"[{name}]" if name in single else f"[[{name}]]" for name in tables}
    kinds = {titles[name]: inspect.type_info(type_) for name, type_ in tables.items()}
    found = {name: field_words(kind) for name, kind in kinds.items()}
    effects = {each.tag: each for kind in kinds.values() for each in tagged(kind)}
    return found | {f'do = "{tag}"': field_words(kind) for tag, kind in effects.items()}


def field_words(kind: Any, prefix: str = "") -> Meanings:
    """Return the fields of a table; inner tables follow their name with a dot, required fields have a star."""
    found: Meanings = []
    for field in kind.fields:
        name, inner = f"{prefix}{field.encode_name}", table_in(field.type)
        if inner is not None:
            found += field_words(inner, f"{name}.")
        else:
            found.append((f"{name}{'*' if field.required else ''}", form_of(field.type)))
    return found


def members(kind: Any) -> list[Any]:
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return [each for each in kinds if not isinstance(each, inspect.NoneType)]


def table_in(kind: Any) -> Any:
    """Return the only type of table that is possible there, alone or in a list."""
    for each in members(kind):
        inner = each.item_type if isinstance(each, inspect.ListType) else each
        if isinstance(inner, inspect.StructType):
            return inner
    return None


def tagged(kind: Any) -> list[Any]:
    """Return the effects that a table may hold."""
    found: list[Any] = []
    for field in kind.fields:
        for each in members(field.type):
            inner = members(each.item_type) if isinstance(each, inspect.ListType) else [each]
            found += [part for part in inner if isinstance(part, inspect.StructType) and part.tag is not None]
    return found


def form_of(kind: Any) -> str:
    return " | ".join(dict.fromkeys([single_form(each) for each in members(kind)]))


def single_form(kind: Any) -> str:
    if isinstance(kind, inspect.IntType):
        return f"{kind.ge}..{kind.le}"
    if isinstance(kind, inspect.BoolType):
        return "true | false"
    if isinstance(kind, inspect.LiteralType):
        return " | ".join([f'"{word}"' for word in kind.values])
    if isinstance(kind, inspect.ListType):
        return f"[{form_of(kind.item_type)}]"
    if isinstance(kind, inspect.DictType):
        return f"{{ {form_of(kind.key_type)} = {form_of(kind.value_type)} }}"
    return "{ do }" if isinstance(kind, inspect.StructType) else '"id"' if kind.pattern else '"text"'


def sources(room: Traversable) -> list[tuple[str, str]]:
    """Return the files of a game's own cards."""
    files = [file for file in (room / "packs").iterdir() if file.name.endswith(".toml")]
    return [(file.name, file.read_text(encoding="utf-8")) for file in sorted(files, key=lambda file: file.name)]


def source_of(room: Traversable, id: str) -> list[str]:
    """Return the tables of a game's own cards that define that id."""
    blocks = [block for _, text in sources(room) for block in re.split(r"^(?=\[\[?\w+\]\]?$)", text, flags=re.M)[1:]]
    named = re.compile(rf'\bid = "{re.escape(id)}"')
    return [re.sub(r"\n+(#.*\n*)*$", "\n", block) for block in blocks if named.search(block)]
