"""The committed build of the browser's pages: made of the committed sources, and small."""

import gzip
import hashlib
import re
from pathlib import Path

import pytest

from underdeck.plugin.registry import game_names
from underdeck.server.app import STATIC
from underdeck.server.catalog import pattern_of
from underdeck.text import LANGUAGES

WEB = Path(__file__).parents[2] / "web"
INPUTS = ("index.html", "package-lock.json", "package.json", "public", "sources.ts", "src", "svelte.config.js",
          "tsconfig.json", "vite.config.ts")  # fmt: skip
MOST_BYTES = 150_000
FONTS = ("grenze", "atkinson-hyperlegible-next")
MOST_FONT_BYTES = 40_000


def digest(data):
    return hashlib.sha256(data).hexdigest()


def inputs():
    for name in INPUTS:
        path = WEB / name
        yield from [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file()]


def test_the_build_is_that_of_the_sources():
    files = {path.relative_to(WEB).as_posix(): path.read_bytes() for path in inputs()}
    lines = "".join(f"{digest(files[name])}  {name}\n" for name in sorted(files))
    built = (STATIC / "sources.sha256").read_text().strip()
    assert built == digest(lines.encode()), "the pages were changed but not built: run `make web`"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_is_small(client, lang):
    page = client.http.get("/").text
    named = re.findall(r'(?:src|href)="\./([^"]+)"', page)
    assert any(name.endswith(".js") for name in named) and any(name.endswith(".css") for name in named)
    loaded = [page.encode(), *[(STATIC / name).read_bytes() for name in named]]
    loaded.append(client.http.get("/api/words", params={"lang": lang}).content)
    assert sum(len(gzip.compress(each)) for each in loaded) < MOST_BYTES


def test_fonts_are_small_come_from_here_and_bring_their_licenses(client):
    for name in FONTS:
        (path,) = STATIC.glob(f"assets/{name}-*.woff2")
        answer = client.http.get(f"/assets/{path.name}")
        assert answer.content[:4] == b"wOF2" and len(answer.content) < MOST_FONT_BYTES
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "font-src" not in answer.headers["content-security-policy"]
        assert "SIL OPEN FONT LICENSE Version 1.1" in client.http.get(f"/fonts/{name}.txt").text


def test_the_front_page_is_told_the_names_of_all_games(client):
    titles = client.http.get("/api/titles").json()
    assert list(titles) == game_names() and all(titles.values())


def test_the_browser_gets_its_words_as_they_are_written():
    plural = "{ $n ->\n    [one] { $n } card # not a comment\n   *[other] { $n } cards\n }"
    assert pattern_of(f"web-cards-left = {plural}\n\n# What follows is about something else.\n\n") == plural
