"""The committed build of the browser's pages: made of the committed sources, and small."""

import gzip
import hashlib
import re
from pathlib import Path

import pytest

from underdeck.plugin.registry import game_names
from underdeck.server.app import STATIC
from underdeck.server.catalog import pattern_of
from underdeck.server.static_pages import digest_of
from underdeck.text import LANGUAGES

WEB = Path(__file__).parents[2] / "web"
INPUTS = ("index.html", "names.ts", "package-lock.json", "package.json", "public", "sources.ts", "src",
          "svelte.config.js", "tsconfig.json", "vite.config.ts")  # fmt: skip
ASSETS = STATIC / "assets"
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
    loaded = [page.encode(), *[client.http.get(f"/{name}").content for name in named]]
    loaded.append(client.http.get("/api/words", params={"lang": lang}).content)
    assert sum(len(gzip.compress(each)) for each in loaded) < MOST_BYTES


def test_built_files_are_named_after_their_modules_so_that_a_change_touches_few():
    paths = [path.relative_to(WEB / "src").as_posix() for path in (WEB / "src").rglob("*.*")]
    modules = {re.sub(r"(\.svelte)?\.\w+$", "", path).replace("/", "-") for path in paths}
    fonts = {f"{name}.woff2" for name in FONTS}
    for path in ASSETS.iterdir():
        named = path.name in fonts or path.stem in {"index", *modules} or path.stem.startswith("svelte-")
        assert named, f"{path.name}: two modules of one name?"


def test_built_files_are_kept_for_ever_and_the_page_that_names_them_is_asked_for_each_time(client):
    page = client.http.get("/")
    (script,) = re.findall(r'src="\./(assets/[^"]+\.js)"', page.text)
    version = digest_of(ASSETS)
    assert script == f"assets/{version}/index.js"
    assert page.headers["cache-control"] == "no-cache" and page.headers["etag"]
    again = client.http.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    part = client.http.get(f"/{script}")
    assert "immutable" in part.headers["cache-control"] and part.headers["content-encoding"] == "gzip"
    assert part.headers["vary"] == "Accept-Encoding"
    known = client.http.get(f"/{script}", headers={"If-None-Match": part.headers["etag"]})
    assert known.status_code == 304 and "immutable" in known.headers["cache-control"]
    assert client.http.head("/").headers["etag"] == page.headers["etag"]
    assert client.http.post("/").status_code == 405


@pytest.mark.parametrize(
    "path", ["assets/000000000000/index.js", "assets/index.js", "assets/{}/none.js", "assets", "assets/{}"]
)
def test_a_part_of_another_version_is_not_found_and_nobody_keeps_that(client, path):
    answer = client.http.get(f"/{path.format(digest_of(ASSETS))}")
    assert answer.status_code == 404 and answer.headers["cache-control"] == "no-cache"


def test_another_build_has_another_version(tmp_path):
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "index.js").write_text(folder)
    assert digest_of(tmp_path / "one") != digest_of(tmp_path / "two")
    (tmp_path / "two" / "index.js").write_text("one")
    assert digest_of(tmp_path / "one") == digest_of(tmp_path / "two")


def test_fonts_are_small_come_from_here_and_bring_their_licenses(client):
    for name in FONTS:
        answer = client.http.get(f"/assets/{digest_of(ASSETS)}/{name}.woff2")
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
