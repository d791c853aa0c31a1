"""Shell completion, remembered: the second Tab at the same place needs neither cards nor texts."""

import json
import os
import sysconfig
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem, ShellComplete, get_completion_class, shell_complete

from underdeck import __version__

FILE = "completions.json"
MOST = 200
"""Places of a line that are remembered."""


def complete(cli: click.Command, program: str, variable: str, instruction: str) -> int:
    """Answer a shell: `bash_source` prints the script to load, `bash_complete` the words that can follow."""
    shell, _, wanted = instruction.partition("_")
    kind = get_completion_class(shell)
    if wanted != "complete" or kind is None:
        return shell_complete(cli, {}, program, variable, instruction)
    asked = kind(cli, {}, program, variable)
    args, begun = asked.get_completion_args()
    words = [each for each in known_words(asked, args, begun) if each.type != "plain" or each.value.startswith(begun)]
    if words:
        click.echo("\n".join([asked.format_completion(item) for item in words]))
    return 0


def known_words(asked: ShellComplete, args: list[str], begun: str) -> list[CompletionItem]:
    """Return all words that can stand here, from the file if they have been asked for before."""
    place = json.dumps([stamp(), args, begun[:1] == "-"])
    kept = read(folder() / FILE)
    if place not in kept:
        found = asked.get_completions(args, "--" if begun[:1] == "-" else "")
        kept[place] = [[item.value, item.type, item.help] for item in found]
        kept = dict([*kept.items()][-MOST:])
        write(folder() / FILE, kept)
    return [CompletionItem(value, type, help) for value, type, help in kept[place]]


def folder() -> Path:
    from platformdirs import user_data_dir

    return Path(os.environ.get("UNDERDECK_DATA") or user_data_dir("underdeck", appauthor=False))


def stamp() -> list[object]:
    """Return what changes when other cards, games, languages or versions are here."""
    places = [Path(__file__).parent, Path(sysconfig.get_path("purelib")), folder() / "packs", folder() / "languages"]
    settings = sorted([(name, value) for name, value in os.environ.items() if name.startswith("UNDERDECK_")])
    times = [place.stat().st_mtime_ns if place.exists() else 0 for place in places]
    return [__version__, times, [each for each in settings if each[0] != "_UNDERDECK_COMPLETE"]]


def read(file: Path) -> dict[str, list[list[Any]]]:
    try:
        found = json.loads(file.read_bytes())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write(file: Path, kept: dict[str, list[list[Any]]]) -> None:
    """Remember the words, if this user may write there."""
    new = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(json.dumps(kept), encoding="utf-8")
        new.replace(file)
    except OSError:
        return
