"""The libraries that `pip install underdeck` leaves out and an extra brings.

The environment that `make play` makes has those for playing. It gets the others when a command needs them.
"""

import os
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

import click

from underdeck.kernel.refusal import Refusal

NEEDED = {
    "app": ("textual", "websockets"),
    "server": ("starlette", "uvicorn", "websockets", "sqlalchemy", "alembic", "itsdangerous"),
    "lab": ("pyarrow", "duckdb", "distributed", "matplotlib", "scipy", "rich"),
}
SWITCH = "UNDERDECK_INSTALL"
"""`no`: nothing is ever installed by a command."""
OURS = ".playable"
"""The file by which `make play` marks an environment of its own."""


def has_extra(name: str) -> bool:
    return all(find_spec(module) is not None for module in NEEDED[name])


def need_extra(name: str) -> None:
    """Refuse a command that lacks its libraries, unless they can be installed now."""
    if not has_extra(name) and not (may_install() and install(name) and has_extra(name)):
        raise Refusal("extra", name=name)


def may_install() -> bool:
    """Return whether this environment is one that `make play` made."""
    return (Path(sys.prefix) / OURS).exists() and os.environ.get(SWITCH, "").lower() not in ("0", "no", "off")


def install(name: str) -> bool:
    """Install an extra here and return whether that worked."""
    from underdeck.terminal.language import chosen_language
    from underdeck.text import text_in

    click.echo(text_in(chosen_language(None))(f"extra-installing-{name}"), err=True)
    pinned = Path(__file__).parents[3] / "constraints.txt"
    words = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "on", "--quiet"]
    words += ["-c", str(pinned)] if pinned.exists() else []
    done = subprocess.run([*words, f"underdeck[{name}]"], stdout=sys.stderr, check=False)
    invalidate_caches()
    return done.returncode == 0
