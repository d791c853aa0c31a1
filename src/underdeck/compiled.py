"""The compiled core, if there is one.

`build_core.py` compiles kernel, match, rules and the bots' inner loops from the same source into `_compiled`. It is
used where it fits: made for this Python, from the source as it lies here, and whole. Otherwise the source runs as it
is, with the same results, more slowly. `UNDERDECK_COMPILED=0` does without it.

Every byte is checked once; later starts only look whether a file has changed since.
"""

import hashlib
import json
import os
import sys
import sysconfig
import zlib
from collections.abc import Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDER = Path(__file__).parent / "_compiled"
STAMP, CHECKED = "core.json", "checked"
SWITCH = "UNDERDECK_COMPILED"
OFF = ("0", "no", "off", "false")
SHARED = "underdeck__mypyc"
"""The library that all modules of the core share."""
COMPILED, INTERPRETED, DAMAGED = "compiled", "interpreted", "interpreted: the compiled core is damaged"


def digest_of(source: Path, files: Sequence[str]) -> str:
    """Return the digest of the source from which the core was made."""
    digest = hashlib.blake2b(digest_size=16)
    for file in files:
        digest.update(file.encode() + b"\0" + (source / file).read_bytes() + b"\0")
    return digest.hexdigest()


def marks_of(libraries: Iterable[Path]) -> str:
    """Return a checksum of the libraries, which differs if one is cut off, overwritten or missing. A damaged library
    could not report itself once it runs."""
    marks = 0
    for library in libraries:
        marks = zlib.crc32(library.read_bytes(), marks)
    return f"{marks:08x}"


def made_here(stamp: dict[str, Any], source: Path) -> bool:
    """Return whether the core was made from this source and for this Python."""
    try:
        suited: bool = stamp["suffix"] == sysconfig.get_config_var("EXT_SUFFIX")
        return suited and stamp["digest"] == digest_of(source, stamp["files"])
    except OSError:
        return False


def libraries_in(folder: Path) -> dict[str, Path]:
    """Return the library of each module; empty if no core was made from this source for this Python. Raise an
    ImportError if there is one and it is damaged."""
    if not (folder / STAMP).exists():
        return {}
    source = folder.parent.parent
    try:
        stamp = json.loads((folder / STAMP).read_bytes())
        found = {name: folder / (name + stamp["suffix"]) for name in stamp["modules"]}
        state = state_of([folder / STAMP, *[source / file for file in stamp["files"]], *found.values()])
        if state and state == read(folder / CHECKED):
            return found
        if not made_here(stamp, source):
            return {}
        whole = stamp["libraries"] == marks_of(found.values())
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        whole = False
    if not whole:
        raise ImportError
    remember(folder / CHECKED, state)
    return found


def state_of(files: Iterable[Path]) -> str:
    """Return what changes with any of the files, '' where one is missing."""
    try:
        found = [os.stat(file) for file in files]
    except OSError:
        return ""
    state = repr([(each.st_size, each.st_mtime_ns, each.st_ctime_ns) for each in found])
    return hashlib.blake2b(state.encode(), digest_size=16).hexdigest()


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii")
    except (OSError, ValueError):
        return ""


def remember(file: Path, state: str) -> None:
    """Store the state for the next start, if this user may write there."""
    new = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        new.write_text(state, encoding="ascii")
        new.replace(file)
    except OSError:
        return


def fitting(folder: Path) -> bool:
    """Return whether there is a usable core."""
    try:
        return bool(libraries_in(folder))
    except ImportError:
        return False


class Core(MetaPathFinder):
    def __init__(self, libraries: dict[str, Path]) -> None:
        self.libraries = libraries

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.libraries.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def load() -> str:
    """Use the core from here on, if there is one that fits; whatever is wrong with it, the source runs."""
    if os.environ.get(SWITCH, "").lower() in OFF:
        return INTERPRETED
    try:
        libraries = libraries_in(FOLDER)
        if not libraries:
            return INTERPRETED
        core: Any = Core(libraries)
        spec = core.find_spec(SHARED)
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
    except (ImportError, AttributeError):
        return DAMAGED
    sys.modules[SHARED] = module
    sys.meta_path.insert(0, core)
    return COMPILED


MODE = load()
IN_USE = MODE == COMPILED


def fields_of(kind: type) -> list[str]:
    """Return the attributes of a class with slots, which it no longer lists once it is compiled."""
    found = {name for base in kind.__mro__ for name in getattr(base, "__slots__", getattr(base, "__mypyc_attrs__", ()))}
    return sorted(found - {"__dict__"})


def mode() -> str:
    return MODE
