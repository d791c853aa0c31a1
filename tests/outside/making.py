"""Packs that tests make."""

import zipfile
from contextlib import contextmanager

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from underdeck.cli.main import cli
from underdeck.kernel.refusal import Refusal
from underdeck.packs import outside
from underdeck.plugin.registry import plugin_of
from underdeck.server.app import make_app
from underdeck.server.settings import Settings
from underdeck.text import LANGUAGES, text_in

MANIFEST = """
game = "onedeck"
id = "grove"
name = "The Grove"
version = "1.0"
author = "Somebody"
license = "CC0-1.0"
"""


def lay(folder, files):
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def pack_up(path, files):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path


def refused(path):
    with pytest.raises(Refusal) as refusal:
        outside.read_pack(path)
    return refusal.value


FILES = {"pack.toml": MANIFEST, "cards/a.toml": "", "text/en/names.ftl": "set-grove = Grove\n"}


def grow(shelf, id="grove", game="onedeck", **changed):
    """The example, as `packs new` writes it, with some of its words changed."""
    files = outside.example(plugin_of(game).room, id, id.title(), "Somebody")
    for file, text in changed.items():
        name = {"cards": "cards/cards.toml", "en": "text/en/names.ftl", "fr": "text/fr/names.ftl"}[file]
        files[name] = text(files[name])
    return lay(shelf / id, files)


def own_set(text):
    """The example as a set of its own, with enough cards."""
    cards = "".join(
        f"""
[[encounter]]
id = "grove-foe-{n}"
kind = "combat"
xp = 2
boxes = ["agility 4: 1 time"]
[[encounter.cards]]
id = "grove-foe-{n}-a"
item = {{ strength = 1 }}
skill = "grove-bramble"
set_icon = {"true" if n % 2 else "false"}
"""
        for n in range(20)
    )
    return text.replace('joins = "base"', "") + cards


SETUP = {"heroes": ["grove-warden"], "dungeon": "grove-glade"}


def told(refusal):
    """In both languages."""
    return [text_in(language).refusal(refusal) for language in LANGUAGES]


def run(*arguments):
    result = CliRunner().invoke(cli, list(arguments))
    if isinstance(result.exception, Refusal):
        return 2, text_in("en").refusal(result.exception)  # as `main` ends
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


@contextmanager
def serving(tmp_path, *packs):
    settings = Settings(data=str(tmp_path / "server"), packs=list(packs))
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        yield http


def wish(**setup):
    return {"game": "onedeck", "setup": setup, "seats": [{"kind": "me"}]}
