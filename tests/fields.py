"""`make fields`: the classes of each game's state, written from its table of fields, and the dispatch of its agenda,
written from its table of frames. A test holds the files against the tables."""

import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

from underdeck.kernel.fields import Field, Struct
from underdeck.kernel.frames import Kind

SOURCE = Path(__file__).parents[1] / "src"
GAMES = ("onedeck", "stick")
WIDTH = 120
DISPATCH_HEAD = (
    '"""Every step and every question, by its frame. Written by `make fields` from the table in `frames.py`."""\n'
)
STRUCTS_HEAD = '"""The classes of the state. Written by `make fields` from the table in `fields.py`: change that."""\n'


def structs(fields: ModuleType) -> str:
    """Return the module of the classes that a table of fields describes."""
    classes = [each for struct in fields.STRUCTS for each in (written(struct, fields.STRUCTS), fresh(struct))]
    return "\n".join(
        [STRUCTS_HEAD, "from mypy_extensions import mypyc_attr", "", fields.IMPORTS, "", "\n\n".join(classes)]
    )


def written(struct: Struct, structs: tuple[Struct, ...]) -> str:
    lines = ["@mypyc_attr(acyclic=True)"] * struct.acyclic
    lines.append(f"class {struct.name}{f'({struct.base.name})' if struct.base else ''}:")
    if struct.doc:
        lines += [*docstring(struct.doc), ""]
    lines += [*slots(struct), ""]
    for field in struct:
        lines += annotation(field)
    if struct.copied:
        lines += ["", *copies(struct, structs)]
    return "\n".join([*lines, ""])


def docstring(text: str) -> list[str]:
    words = f'"""{text}"""'.split(" ")
    return wrapped(words, "    ", "    ")


def wrapped(words: list[str], first: str, rest: str) -> list[str]:
    """Return the words in lines that are not too long."""
    lines, line = [], first
    for word in words:
        if line.strip() and len(line) + len(word) > WIDTH:
            lines.append(line.rstrip())
            line = rest
        line += word + " "
    return [*lines, line.rstrip()]


def slots(struct: Struct) -> list[str]:
    names = [f'"{name}",' for name in sorted(field.name for field in struct)]
    whole = f"    __slots__ = ({' '.join(names)[:-1]})"
    if len(whole) <= WIDTH:
        return [whole]
    return ["    __slots__ = (", *wrapped(names, " " * 8, " " * 8), "    )  # fmt: skip"]


def annotation(field: Field) -> list[str]:
    """Return the field's type, with its note beside it or below."""
    line = f"    {field.name}: {field.type}"
    if not field.note:
        return [line]
    beside = f"{line}  # {field.note}"
    return [beside] if len(beside) <= WIDTH else [line, *docstring(field.note[0].upper() + field.note[1:] + ".")]


def copies(struct: Struct, structs: tuple[Struct, ...]) -> Iterator[str]:
    """Write `clone`, and `imagined` where there is one."""
    cloned = {each.name for each in structs if each.copied}
    every = [*(struct.base or ()), *struct]
    own = [field for field in every if copy_of(field, cloned) != f"self.{field.name}"]
    if struct.imagined:
        yield f'    def clone(self) -> "{struct.name}":'
        yield "        new = self.imagined()"
        yield from (f"        new.{field.name} = {copy_of(field, cloned)}" for field in own)
        yield from ("        return new", "")
        yield f'    def imagined(self) -> "{struct.name}":'
        yield '        """Return a copy that shares its lists, so they may be replaced but not changed."""'
    else:
        yield f'    def clone(self) -> "{struct.name}":'
    yield f"        new = {struct.name}()"
    for field in every:
        yield f"        new.{field.name} = {f'self.{field.name}' if struct.imagined else copy_of(field, cloned)}"
    yield "        return new"


def copy_of(field: Field, cloned: set[str]) -> str:
    """Return how a copy comes by this field: lists are copied, and so are objects that know how."""
    value = f"self.{field.name}"
    item = re.fullmatch(r"list\[(.+)\]", field.type)
    if field.shared:
        return value
    if item:
        return f"[each.clone() for each in {value}]" if item[1] in cloned else f"{value}[:]"
    if field.type in cloned or field.type == "Rng":
        return f"{value}.clone()"
    if field.type.removesuffix(" | None") in cloned:
        return f"None if {value} is None else {value}.clone()"
    return value


def fresh(struct: Struct) -> str:
    """Write the function that makes one: what has no value at the start is given."""
    every = [*(struct.base or ()), *struct]
    given = [f"{field.name}: {field.type}" for field in every if not field.start]
    given += [struct.given] if struct.given else []
    lines = [f"def fresh_{struct.name.lower()}({', '.join(given)}) -> {struct.name}:", *docstring(struct.fresh)]
    lines.append(f"    new = {struct.name}()")
    lines += [f"    new.{field.name} = {field.start or field.name}" for field in every]
    lines.append("    return new")
    return "\n".join([*lines, ""])


def dispatch(game: str, kinds: Iterable[Kind], first_question: int) -> str:
    """Return the module that calls the function of each frame: a `match` is the fastest that compiles."""
    rules = f"underdeck.games.{game}.rules"
    kinds = sorted(kinds, key=lambda kind: kind.number)
    known = functions(SOURCE.joinpath(*rules.split(".")))
    steps = [kind for kind in kinds if kind.number < first_question]
    questions = [kind for kind in kinds if kind.number >= first_question]
    methods = [
        method("run", "state: State, frame: Frame", "None", steps, known),
        method("ask", "state: State, frame: Frame", "list[Decision]", questions, known),
        method("answer", "state: State, frame: Frame, seat: int, action: Action", "None", questions, known),
    ]
    used = sorted(set(re.findall(r"(\w+)\.(?:run|ask|answer)_", "".join(methods))))
    return "\n".join(
        [
            DISPATCH_HEAD,
            f"from {rules} import (",
            *[f"    {name}," for name in used],
            ")",
            f"from {rules} import frames as f",
            f"from {rules}.state import State",
            "from underdeck.kernel.agenda import Machine",
            "from underdeck.kernel.decisions import Action, Decision, Frame",
            "from underdeck.kernel.refusal import Refusal",
            "",
            "",
            "class Dispatch(Machine[State]):",
            "    def runs(self, kind: int) -> bool:",
            "        return kind < f.FIRST_QUESTION",
            "",
            "\n\n".join(methods),
            "",
        ]
    )


def functions(folder: Path) -> dict[str, str]:
    """Return the module of each function that a frame can call, by its name."""
    found: dict[str, str] = {}
    for file in sorted(folder.glob("*.py")):
        for name in re.findall(r"^def ((?:run|ask|answer)_\w+)\(state: State, frame: Frame", file.read_text(), re.M):
            if name in found:
                raise SystemExit(f"There are two functions {name}, in {found[name]} and {file.stem}.")
            found[name] = file.stem
    return found


def method(verb: str, parameters: str, result: str, kinds: list[Kind], known: dict[str, str]) -> str:
    names = ", ".join(re.findall(r"(\w+):", parameters))
    back = "" if result == "None" else "return "
    lines = [f"    def {verb}(self, {parameters}) -> {result}:", "        match frame[0]:"]
    for kind in kinds:
        called = function(verb, kind, known)
        lines += [f"            case f.{constant(kind)}:", f"                {back}{called}({names})"]
    return "\n".join([*lines, "            case _:", '                raise Refusal("runaway")'])


def function(verb: str, kind: Kind, known: dict[str, str]) -> str:
    """Return the function by the frame's own name, or else by the name of the one that it is like."""
    for name in (kind.name, kind.like):
        found = f"{verb}_{name.removeprefix('ask-').replace('-', '_')}"
        if found in known:
            return f"{known[found]}.{found}"
    raise SystemExit(f"There is no function {verb}_{kind.name.removeprefix('ask-').replace('-', '_')}.")


def constant(kind: Kind) -> str:
    return kind.name.upper().replace("-", "_")


def files() -> dict[Path, str]:
    """Return what each generated file must hold."""
    found: dict[Path, str] = {}
    for game in GAMES:
        rules = f"underdeck.games.{game}.rules"
        folder = SOURCE.joinpath(*rules.split("."))
        frames = import_module(f"{rules}.frames")
        found[folder / "structs.py"] = structs(import_module(f"{rules}.fields"))
        found[folder / "dispatch.py"] = dispatch(game, frames.KINDS.values(), frames.FIRST_QUESTION)
    return found


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(SOURCE)}\n")


if __name__ == "__main__":
    main()
