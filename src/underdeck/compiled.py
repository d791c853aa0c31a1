"""The compiled core, where there is one.

`build_core.py` compiles kernel, match, rules and the bots' inner loops from the same source into `_compiled`. It is
used where it fits: made for this Python, from the source as it lies here. Otherwise the source runs as it is, with the
same results, more slowly. `UNDERDECK_COMPILED=0` does without it.
"""

import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDER = Path(__file__).parent / "_compiled"
STAMP = "core.json"
SWITCH = "UNDERDECK_COMPILED"
SHARED = "underdeck__mypyc"
"""What all modules of the core have in common: the library that they are in."""


def digest_of(source: Path, files: Sequence[str]) -> str:
    """Of the source that the core was made from."""
    digest = hashlib.blake2b(digest_size=16)
    for file in files:
        digest.update(file.encode() + b"\0" + (source / file).read_bytes() + b"\0")
    return digest.hexdigest()


def fitting(folder: Path) -> dict[str, Path] | None:
    """The library of each module, if all are there and made from this source for this Python."""
    try:
        stamp = json.loads((folder / STAMP).read_bytes())
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        found = {name: folder / (name + suffix) for name in stamp["modules"]}
        if stamp["suffix"] != suffix or not all(file.is_file() for file in found.values()):
            return None
        return found if stamp["digest"] == digest_of(folder.parent.parent, stamp["files"]) else None
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


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


def load() -> bool:
    """Use the core from here on, if there is one that fits. One that can't be loaded is as good as none."""
    if os.environ.get(SWITCH) == "0":
        return False
    libraries = fitting(FOLDER)
    if libraries is None:
        return False
    core: Any = Core(libraries)
    spec = core.find_spec(SHARED)
    try:
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
    except (ImportError, AttributeError):
        return False
    sys.modules[SHARED] = module
    sys.meta_path.insert(0, core)
    return True


IN_USE = load()


def mode() -> str:
    return "compiled" if IN_USE else "interpreted"
