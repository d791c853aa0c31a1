"""`make types`: what the server says and what a seat may see, as the pages know it. One truth, in Python; a test holds
the files in web/src against it."""

import ast
import dataclasses
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from underdeck.forms.catalog import GameCatalog, Preset
from underdeck.games.onedeck import faces as onedeck_faces
from underdeck.games.onedeck.catalog import OneDeckOffers
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.plugin import LATEST
from underdeck.games.onedeck.rules import cards as onedeck_cards
from underdeck.games.onedeck.rules import notation as onedeck_notation
from underdeck.games.onedeck.rules import view_types as onedeck_view
from underdeck.games.onedeck.rules import whynot
from underdeck.games.onedeck.rules.view import MODE_NAMES
from underdeck.games.onedeck.table import Table as OneDeckTable
from underdeck.games.stick.catalog import Face, StickOffers
from underdeck.games.stick.questions import Questions as StickQuestions
from underdeck.games.stick.rules import cards as stick_cards
from underdeck.games.stick.rules import notation as stick_notation
from underdeck.games.stick.rules import view_types as stick_view
from underdeck.games.stick.table import Table as StickTable
from underdeck.match.stops import STOPS
from underdeck.plugin.fields import KINDS as FIELD_KINDS
from underdeck.table import wire
from underdeck.table.refusals import FINAL
from underdeck.table.session import KINDS
from underdeck.table.talk import CHATS, EMOTES, LONGEST_SAYING, PHRASES
from underdeck.text import LANGUAGES
from underdeck.text.advice import ODDS

PAGES = Path(__file__).parents[1] / "web" / "src"
HEAD = "// Written by `make types`; what stands here is said in Python.\n"
BASIC = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def type_of(hint: Any) -> str:
    """As TypeScript writes it: what is annotated with a word, by that name. Keys of JSON are strings."""
    origin, arguments = get_origin(hint), [each for each in get_args(hint) if each is not msgspec.UnsetType]
    if origin is Annotated:
        names = [each for each in arguments[1:] if isinstance(each, str)]
        return names[0] if names else type_of(arguments[0])
    if hint in BASIC:
        return BASIC[hint]
    if origin in (Union, UnionType):
        return " | ".join(type_of(each) for each in arguments)
    if origin is list:
        item = type_of(arguments[0])
        return f"({item})[]" if " " in item and not item.startswith("[") else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(type_of(each) for each in arguments)}]"
    if origin is dict:
        return f"Record<string, {type_of(arguments[1])}>"
    assert isinstance(hint, type), hint
    return hint.__name__


def fields_of(cls: type) -> dict[str, Any]:
    return get_type_hints(cls, include_extras=True)


def named_in(hint: Any) -> Iterator[type]:
    """The classes that a type is made of."""
    if get_args(hint):
        for each in get_args(hint):
            yield from named_in(each)
    elif dataclasses.is_dataclass(hint) or (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
        assert isinstance(hint, type)
        yield hint


def with_parts(*classes: type) -> list[type]:
    """Each behind the classes that it is made of."""
    found: list[type] = []
    for each in classes:
        hints = fields_of(each).values()
        for part in [*with_parts(*[name for hint in hints for name in named_in(hint)]), each]:
            if part not in found:
                found.append(part)
    return found


ANSWERS = with_parts(GameCatalog, Preset, *wire.ANSWERS)
"""To what the pages ask without a table."""


def remarks(cls: type) -> dict[str, str]:
    """What the source says under each field."""
    tree = ast.parse(inspect.getsource(cls)).body[0]
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            found[field.target.id] = " ".join(str(below.value.value).split())
    return found


def left_out(cls: type, heard: bool) -> set[str]:
    """The fields that may be missing: of what is heard those with a default, of what is said those that are never sent
    with theirs, or not always set."""
    if not issubclass(cls, msgspec.Struct):
        return set()
    fields = msgspec.structs.fields(cls)
    if heard or cls.__struct_config__.omit_defaults:
        return {field.name for field in fields if not field.required}
    return {field.name for field in fields if field.default is msgspec.UNSET}


def interface(cls: type, heard: bool = False) -> str:
    told, optional = remarks(cls), left_out(cls, heard)
    about = inspect.cleandoc(cls.__doc__) if cls.__doc__ and not cls.__doc__.startswith(f"{cls.__name__}(") else ""
    lines = [f"/** {' '.join(about.split())} */"] if about else []
    lines.append(f"export interface {cls.__name__} {{")
    if issubclass(cls, msgspec.Struct) and cls.__struct_config__.tag is not None:
        lines.append(f"  t: '{cls.__struct_config__.tag}';")
    for name, hint in fields_of(cls).items():
        if name in told:
            lines.append(f"  /** {told[name]} */")
        lines.append(f"  {name}{'?' if name in optional else ''}: {type_of(hint)};")
    return "\n".join([*lines, "}\n"])


def quoted(values: Any) -> list[str]:
    return [f"'{value}'" for value in dict.fromkeys(values)]


def words(name: str, values: Any) -> str:
    return f"export const {name} = [{', '.join(quoted(values))}] as const;\n"


def number(name: str, value: int) -> str:
    return f"export const {name} = {value};\n"


def lists(name: str, values: dict[str, tuple[str, ...]]) -> str:
    rows = [f"  '{key}': [{', '.join(quoted(each))}],\n" for key, each in values.items()]
    return f"export const {name}: Record<string, string[]> = {{\n{''.join(rows)}}};\n"


def one_of(name: str, values: Any) -> str:
    return f"export type {name} = {' | '.join(quoted(values))};\n"


def either(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(each.__name__ for each in get_args(union))};\n"


def protocol() -> str:
    said = with_parts(*get_args(wire.ServerMessage))
    heard = with_parts(*get_args(wire.ClientMessage), *wire.BODIES)
    parts = [number("PROTOCOL", wire.PROTOCOL), number("MOST_TOKENS", wire.MOST_TOKENS), words("LANGUAGES", LANGUAGES),
             words("PHRASES", PHRASES), words("SEAT_KINDS", KINDS), words("STOPS", STOPS), one_of("SeatKind", KINDS),
             words("ODDS", ODDS), one_of("OddsKind", ODDS), words("EMOTES", EMOTES), words("CHATS", CHATS),
             one_of("ChatKind", CHATS), number("LONGEST_SAYING", LONGEST_SAYING),
             one_of("FieldKind", FIELD_KINDS), words("FINAL", FINAL)]  # fmt: skip
    parts += [interface(each) for each in dict.fromkeys([*said, *ANSWERS])]
    parts += [interface(each, heard=True) for each in heard]
    parts += [either("ServerMessage", wire.ServerMessage), either("ClientMessage", wire.ClientMessage)]
    return "\n".join([HEAD, *parts])


def views(module: ModuleType, *constants: str) -> str:
    return "\n".join([HEAD, *constants, *[interface(each) for each in with_parts(module.View)]])


def printed(*classes: type) -> str:
    """What a game's forms and its list of cards are made from."""
    found = [interface(each) for each in with_parts(*classes) if each not in ANSWERS]
    used = [each.__name__ for each in ANSWERS if any(re.search(rf"\b{each.__name__}\b", part) for part in found)]
    shared = f"import type {{ {', '.join(used)} }} from '../../lib/protocol.gen';\n"
    colors = ["import type { Color } from './view.gen';\n"] if any(": Color;" in part for part in found) else []
    return "\n".join([HEAD, "".join([shared, *colors]), *found])


def onedeck() -> str:
    return views(
        onedeck_view,
        words("COLORS", onedeck_cards.COLORS),
        words("MARKS", onedeck_cards.MARKS),
        words("SETS", onedeck_pack().pack.sets),
        words("CARD_KINDS", [MODE_NAMES[kind] for kind in (onedeck_cards.COMBAT, onedeck_cards.PERIL)]),
        f"export const LATEST = '{LATEST}';\n",
        words("PHRASES", OneDeckTable.phrases),
        lists("BOX_RULES", whynot.BOX_RULES),
        lists("NEED_RULES", whynot.NEED_RULES),
        lists("WHY_RULES", whynot.WHY_RULES),
        one_of("Color", onedeck_cards.COLORS[: onedeck_cards.ANY + 1]),
        one_of("Mode", MODE_NAMES.values()),
        one_of("Verb", onedeck_notation.VERBS.values()),
    )


def stick() -> str:
    return views(
        stick_view,
        number("NOT_AVAILABLE", stick_cards.NOT_AVAILABLE),
        number("INFINITE", stick_cards.INFINITE),
        words("REACTIONS", StickQuestions.windows),
        words("PHRASES", StickTable.phrases),
        one_of("Verb", stick_notation.VERBS.values()),
    )


FILES = {
    "lib/protocol.gen.ts": protocol,
    "games/onedeck/view.gen.ts": onedeck,
    "games/onedeck/catalog.gen.ts": lambda: printed(OneDeckOffers, onedeck_faces.Face),
    "games/stick/view.gen.ts": stick,
    "games/stick/catalog.gen.ts": lambda: printed(StickOffers, Face),
}


def main() -> None:
    for name, write in FILES.items():
        (PAGES / name).write_text(write(), encoding="utf-8")
        print(PAGES / name, file=sys.stderr)


if __name__ == "__main__":
    main()
