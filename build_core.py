"""Compiles the core with mypyc: the same source, several times as fast. Needs mypy, setuptools and a C compiler.

python build_core.py          into src/underdeck/_compiled, unless what is there fits the source
python build_core.py --fits   exit code 0 if what is there fits
python build_core.py --later  the same beside a running server, by one process; installs the compiler first

Where something is missing it says so in a sentence and leaves it at that. What it makes is loaded by
`underdeck.compiled`; without it, or with one that doesn't fit, the source runs as it is.
"""

import ast
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "underdeck"
COMPILED = ROOT / "build" / "core"
"""What was compiled before, by its content."""
LIBRARIES = ("mypyc", "setuptools")
CORE = (
    "kernel/*",
    "match/*",
    "games/*/rules/*",
    "games/*/rules/verbs/*",
    "games/*/bots/*",
    "games/*/summary",
    "vector",
)
COLD = (
    "__init__",
    "facet",
    "fields",
    "kernel/game",
    "kernel/ids",
    "kernel/why",
    "header",
    "view_types",
    "falls",
    "forecast",
    "parse",
    "validate",
)
"""Empty, needed once a game, or types whose annotations others read, which the compiler forgets."""
OPTIMISED = "1"
"""More takes twice as long to compile and is no faster: the time goes into Python's own objects."""
EXACT = ["-ffp-contract=off"]
"""No product and sum in one step: a chance is the same to the last bit on every machine."""
LINKED = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
"""Nobody else defines our functions: calls among them need not be looked up, which is worth a tenth of the time."""


def loader() -> ModuleType:
    """Whoever loads the core says what fits; the package itself is not imported, it would load it."""
    spec = importlib.util.spec_from_file_location("underdeck_compiled", PACKAGE / "compiled.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def cold(file: Path) -> bool:
    return file.stem in COLD or f"{file.parent.name}/{file.stem}" in COLD


def core() -> list[str]:
    """Its files, as seen from the source folder."""
    found = [file for part in CORE for file in PACKAGE.glob(f"{part}.py") if not cold(file)]
    return sorted(file.relative_to(SOURCE).as_posix() for file in found)


def compiled(extension: Any, compiler: Any, scratch: str, workers: int) -> Path:
    """One shared library, from its C files side by side."""
    include = [*extension.include_dirs, sysconfig.get_path("include")]
    headers = b"".join(file.read_bytes() for file in sorted(Path(scratch).rglob("*.h")))

    flags = [*extension.extra_compile_args, *(EXACT if compiler.compiler_type == "unix" else [])]

    def compile_one(source: str) -> list[str]:
        """What has been compiled before need not be again."""
        options = repr((sysconfig.get_config_vars("CC", "CFLAGS", "EXT_SUFFIX"), flags))
        content = Path(source).read_bytes() + headers + options.encode()
        known = COMPILED / f"{hashlib.blake2b(content, digest_size=16).hexdigest()}.o"
        if not known.exists():
            made = compiler.compile([source], scratch, include_dirs=include, extra_postargs=flags)
            known.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(made[0], known.with_suffix(".new"))
            known.with_suffix(".new").replace(known)
        return [str(known)]

    with ThreadPoolExecutor(workers) as pool:
        objects = [part for found in pool.map(compile_one, extension.sources) for part in found]
    library = Path(scratch, "libraries", extension.name + sysconfig.get_config_var("EXT_SUFFIX"))
    compiler.link_shared_object(objects, str(library), extra_postargs=[*extension.extra_link_args, *LINKED])
    return library


def docstrings(file: Path) -> dict[str, str]:
    """Return the docstrings of a file by the name of their class or function: `Match.submit`."""
    found: dict[str, str] = {}

    def read(node: ast.Module | ast.ClassDef, name: str) -> None:
        for each in node.body:
            if isinstance(each, ast.ClassDef | ast.FunctionDef):
                found[f"{name}{each.name}"] = ast.get_docstring(each) or ""
            if isinstance(each, ast.ClassDef):
                read(each, f"{name}{each.name}.")

    read(ast.parse(file.read_bytes()), "")
    return {name: said for name, said in found.items() if said}


FUNCTION = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_ |]+, PyDoc_STR\()(NULL|\"[^\n]*?\\n--\\n\\n\")\)")
CLASS = re.compile(r"(\.tp_name = \"(\w+)\",.*?\.tp_doc = PyDoc_STR\()(NULL|\"[^\n]*?\\n--\\n\\n\")\)", re.S)
PROPERTY = re.compile(r"(\(getter\)\w+?___(\w+_get_\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL(?=, NULL\})")


def keep_docstrings(scratch: Path, files: Sequence[str]) -> None:
    """Write our docstrings into the C files, behind the signatures: `help()` says the same in both cores."""
    for file in files:
        known = docstrings(SOURCE / file)
        module = file.removesuffix(".py").removesuffix("/__init__").replace("/", "___")
        written = scratch / f"__native_{module}.c"

        def documented(found: re.Match[str], known: dict[str, str] = known) -> str:
            parts = found[2].replace("_get_", "___").split("___")
            said = known.get(".".join(parts[-2:])) or known.get(parts[-1])
            if not said:
                return found[0]
            signature = found[3] if found.re is not PROPERTY and found[3] != "NULL" else ""
            return f"{found[1]}{signature}{in_c(said)}" + (")" if found.re is not PROPERTY else "")

        if known:
            text = written.read_text(encoding="utf-8")
            for pattern in (FUNCTION, CLASS, PROPERTY):
                text = pattern.sub(documented, text)
            written.write_text(text, encoding="utf-8")


def in_c(text: str) -> str:
    """Return a string literal of C."""
    return '"' + "".join([chr(b) if 32 <= b < 127 and b not in b'"\\?' else f"\\{b:03o}" for b in text.encode()]) + '"'


def build(folder: Path, workers: int) -> None:
    """Everything is made elsewhere and put into its place at the end: half a core is none."""
    importlib.import_module("setuptools")  # brings distutils, which Python no longer has
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    from mypyc.build import mypycify

    files = core()
    load = loader()
    digest = load.digest_of(SOURCE, files)
    with tempfile.TemporaryDirectory(prefix="underdeck-core-") as scratch:
        before = Path.cwd()
        os.chdir(SOURCE)
        try:
            settings = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache")]
            extensions = mypycify(
                [*settings, "--ignore-missing-imports", *files],
                opt_level=OPTIMISED, debug_level="0", multi_file=True, target_dir=scratch, group_name="underdeck",
            )  # fmt: skip
        finally:
            os.chdir(before)
        keep_docstrings(Path(scratch), files)
        compiler = new_compiler()
        customize_compiler(compiler)
        os.chdir(scratch)
        try:
            libraries = [compiled(extension, compiler, scratch, workers) for extension in extensions]
        finally:
            os.chdir(before)
        ready = Path(scratch, "ready")
        ready.mkdir()
        for library in libraries:
            shutil.move(library, ready / library.name)
        modules = [extension.name for extension in extensions]
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        marks = load.marks_of([ready / (name + suffix) for name in modules])
        stamp = {"digest": digest, "files": files, "libraries": marks, "modules": modules, "suffix": suffix}
        (ready / load.STAMP).write_text(json.dumps(stamp), encoding="utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(ready, folder)


def missing() -> str:
    """What there is to compile with, but for this."""
    for name in LIBRARIES:
        if importlib.util.find_spec(name) is None:
            return name
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return "" if shutil.which(compiler) else f"a C compiler ({compiler})"


def whole(stamp: Path) -> bool:
    """Was it made from all the files that the core has now?"""
    return bool(json.loads(stamp.read_bytes())["files"] == core())


def made() -> bool:
    """Is there a core that fits, made now or before?"""
    load = loader()
    if load.fitting(load.FOLDER) and whole(load.FOLDER / load.STAMP):
        return True
    lacking = missing()
    if lacking:
        print(f"The core is not compiled, for lack of {lacking}: everything works, more slowly.", file=sys.stderr)
        return False
    print("Compiling the core, once: a minute or two.", file=sys.stderr)
    try:
        build(load.FOLDER, os.cpu_count() or 1)
    except (Exception, SystemExit) as error:  # whatever is wrong with compiler, headers or disk
        print(f"The core could not be compiled ({error}): everything works, more slowly.", file=sys.stderr)
    return bool(load.fitting(load.FOLDER))


def make_later() -> None:
    """Compile beside the running server, unless another process does it already."""
    lock = ROOT / "build" / "lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        if fcntl is not None:
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return
        if missing() in LIBRARIES:
            words = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            subprocess.run([*words, "-c", str(ROOT / "constraints.txt"), "underdeck[compile]"], check=False)
        if made():
            print("The core is compiled; the next start uses it.", file=sys.stderr)


if __name__ == "__main__":
    if "--fits" in sys.argv:
        load = loader()
        sys.exit(not (load.fitting(load.FOLDER) and whole(load.FOLDER / load.STAMP)))
    elif "--later" in sys.argv:
        try:
            make_later()
        except OSError as error:
            print(f"The core could not be compiled ({error}): everything works, more slowly.", file=sys.stderr)
    else:
        made()
