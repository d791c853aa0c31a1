"""Strangers' texts of 100 kB are read in time that grows with their length: a process with little CPU time reads all.

A limit of CPU time is the same on a busy machine; what is quadratic needs a hundred times as much.
"""

import contextlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from underdeck.games.stick.text.cards import with_inner_quotes
from underdeck.packs.pictures import CALLS

SECONDS = 30
SIZE = 100_000
MEMORY = 2**31
READ_ALL = f"""
import resource
resource.setrlimit(resource.RLIMIT_CPU, ({SECONDS}, {SECONDS}))
resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))
from test_hostile_texts import READINGS
for name, read in READINGS.items():
    print("begins", name, flush=True)
    read()
print("done")
"""


def long(text):
    return (text * (SIZE // len(text) + 1))[:SIZE]


def gives(read, *arguments):
    """Whatever is read or refused."""
    from underdeck.kernel.refusal import Refusal

    with contextlib.suppress(Refusal, ValueError, LookupError):
        read(*arguments)


def picture(inside):
    from underdeck.packs.pictures import clean_picture

    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">'
    gives(clean_picture, "x.svg", f"{head}{inside[:-200]}</svg>".encode())


def pack_text(text):
    from underdeck.text.fluent import messages_of
    from underdeck.text.outside import repeated_messages

    class Pack:
        def texts(self, language):
            return [("names.ftl", text.encode())]

    messages_of(text)
    repeated_messages(Pack(), "en")


def manifest(value):
    from underdeck.packs import outside

    for name in ("id", "game", "name", "version"):
        known = {"game": "onedeck", "id": "x", "name": "X", "version": "1", "author": "x", "license": "x"}
        reader = outside.Reader()
        reader.file = "x"
        gives(reader.convert, {**known, name: value}, outside.Manifest)


def toml(text):
    """With little memory: what grows with the square of a text of this size needs gigabytes."""
    from underdeck.packs.outside import read_toml

    gives(read_toml, "x.toml", text.encode())


def names(text):
    from underdeck.progress.sheets import check_name
    from underdeck.server.newgames import clean

    gives(check_name, text)
    gives(clean, text)


def ids(text):
    from datetime import date

    from underdeck.progress import challenges, puzzles
    from underdeck.text.rulebook import is_section, section_of

    for find in (challenges.find_challenge, puzzles.find_puzzle):
        gives(find, text, date(2026, 1, 1))
    is_section(text)
    section_of(text)


def facts(text):
    from underdeck.text import LANGUAGES, text_in
    from underdeck.text.fluent import ended_once

    for language in LANGUAGES:
        text_in(language)("refuse-unknown-game", name=text, choices=text)
    ended_once(text, [text])
    ended_once("x" * SIZE, [text + "!"])


def messages(text):
    from underdeck.table import wire

    gives(wire.decode, text, wire.NewGame)
    gives(wire.decode, '{"game":' * (SIZE // 8), wire.NewGame)


def quotes(text):
    with_inner_quotes(text)


READINGS = {
    f"{read.__name__} {number}": (lambda read=read, text=text: read(text))
    for read, texts in {
        picture: [
            f'<rect fill="{long("a")}"/>',
            f'<rect fill="{long("a ")}"/>',
            f'<rect fill="a{long(" ")}"/>',
            f'<rect fill="url({long("(")}"/>',
            f'<rect style="{long(";")}"/>',
            f'<rect style="{long("a:")}"/>',
            long("<"),
            long("&"),
            long("<!--"),
            long("<g>"),
            f"<metadata>{long('<a>')}",
        ],
        pack_text: [long("a"), long("a "), long("a ="), "".join([f"a{n} =\n" for n in range(SIZE // 8)]), long("\n")],
        manifest: [long("a"), long("a-"), long("a-") + "!", long("1."), long("\u115f")],
        toml: [
            "a" + long(".a") + " = 1",
            f"[a{long('.a')}]",
            f"x = {{a{long('.a')} = 1}}",
            "x = " + long("["),
            "x = " + long('"\\"'),
            "'" + long('"\\'),
            long("a.b."),
            "".join([f"a.b.c{n} = 1\n" for n in range(SIZE // 9)]),
        ],
        names: [long("a"), long("\u0301\u0327"), "a" + long("\u0301\u0327"), long(" "), long("\u3164")],
        ids: [long("a"), long("a-"), "a-" + long("1"), "puzzle-" + long("-")],
        facts: [long("a"), long("!"), long("«\u00a0"), long("{")],
        messages: [long("["), long("{"), long('"')],
        quotes: [long("«\u00a0"), long("«\u00a0»"), long("»"), long("«\u00a0\u00a0»")],
    }.items()
    for number, text in enumerate(texts)
}


def test_texts_of_any_form_are_read_in_time_that_grows_with_their_length():
    pytest.importorskip("resource")
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r})\n{READ_ALL}"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.stdout.endswith("done\n"), (found.returncode, found.stdout[-300:], found.stderr[-2000:])


@pytest.mark.parametrize(
    ("value", "calls"),
    [
        ("rotate(3) translate (2)", ["rotate", "translate"]),
        ("url(#a) a b\t(c", ["url", "b"]),
        ("((", []),
        ("a.b(c)", ["b"]),
        ("é(x)", ["é"]),
    ],
)
def test_the_calls_of_a_picture_are_found_once_each(value, calls):
    assert [call[1] for call in CALLS.finditer(value)] == calls
    assert [call[1] for call in re.finditer(r"(\w+)\s*\(", value)] == calls


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("«_a_»", "«_a_»"),
        ("«_a «_b_»_»", "«_a “b”_»"),
        ("«_a «_b_» c_» «_d «_e_»_»", "«_a “b” c_» «_d “e”_»"),
        ("«_a_» «_b_»", "«_a_» «_b_»"),
        ("a «_b «_c_»", "a «_b «_c_»"),
        ("a_» b", "a_» b"),
    ],
)
def test_a_quotation_in_another_has_other_marks(said, meant):
    assert with_inner_quotes(said.replace("_", "\u00a0")) == meant.replace("_", "\u00a0")
