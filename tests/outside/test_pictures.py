"""Pictures of a pack: plain shapes, and nothing that acts, loads or grows."""

import pytest

from outside.making import FILES, grow, lay, pack_up, refused, run, serving, told
from underdeck.packs import outside
from underdeck.packs.pictures import DEEPEST, LARGEST, MOST_ELEMENTS, clean_picture

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
TREE = (
    f'{HEAD}<title>A tree &amp; more</title><defs><linearGradient id="sky"><stop offset="0" stop-color="#fff"/>'
    '</linearGradient><radialGradient id="sun" href="#sky"/></defs><rect width="10" height="10" fill="url(#sky)"/>'
    '<g transform="translate(1 2) rotate(3)" style="fill:none; stroke:rgb(1, 2, 3);stroke-width:2">'
    '<path d="M1 1L2 2z"/></g><!-- a comment --><text x="1" y="2">tree</text></svg>'
)


INKSCAPE = "http://www.inkscape.org/namespaces/inkscape"


def drawn(inside, head=HEAD):
    return f"{head}{inside}</svg>".encode()


def test_a_picture_of_plain_shapes_is_shown_as_it_was_understood():
    clean = clean_picture("tree.svg", TREE.encode()).decode()
    assert clean.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">')
    assert 'fill="none" stroke="rgb(1, 2, 3)" stroke-width="2"' in clean and "style" not in clean
    assert "comment" not in clean and "A tree &amp; more" in clean and 'href="#sky"' in clean
    assert clean_picture("tree.svg", clean.encode()).decode() == clean


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (drawn("<script>alert(1)</script>"), "<script>"),
        (drawn('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), "<script>"),
        (drawn('<rect onload="alert(1)"/>'), "onload"),
        (drawn('<rect ONCLICK="alert(1)"/>'), "ONCLICK"),
        (drawn("<foreignObject/>"), "<foreignObject>"),
        (drawn('<a href="#x"/>'), "<a>"),
        (drawn('<image href="http://example.org/x.png"/>'), "<image>"),
        (drawn('<use href="#x"/>'), "<use>"),
        (drawn('<animate attributeName="href"/>'), "<animate>"),
        (drawn('<set attributeName="onload"/>'), "<set>"),
        (drawn("<style>@import 'x'</style>"), "<style>"),
        (drawn('<linearGradient href="http://example.org/#x"/>'), "href"),
        (drawn('<linearGradient xmlns:x="http://www.w3.org/1999/xlink" x:href="http://example.org/"/>'), "href"),
        (drawn('<rect href="#x"/>'), "href"),
        (drawn('<rect fill="url(http://example.org/#x)"/>'), "url"),
        (drawn('<rect fill="url( #x)"/>'), "url"),
        (drawn('<rect x="url(#x)"/>'), "url"),
        (drawn('<rect fill="u\\72l(x)"/>'), "fill"),
        (drawn('<rect style="fill:url(//example.org)"/>'), "url"),
        (drawn('<rect style="background:red"/>'), "background"),
        (drawn('<rect style="fill:expression(alert(1))"/>'), "expression"),
        (drawn('<rect class="x"/>'), "class"),
        (drawn('<rect fill="javascript:alert(1)"/>'), "javascript"),
        (drawn('<h:p xmlns:h="http://www.w3.org/1999/xhtml"/>'), "<p>"),
        (drawn(HEAD + "</svg>"), "<svg>"),
        (b"<html/>", "<html>"),
        (b'<!DOCTYPE svg [<!ENTITY a "b">]>' + drawn("&a;"), "DOCTYPE"),
        (b'<!DOCTYPE svg SYSTEM "http://example.org/x.dtd">' + drawn(""), "DOCTYPE"),
        (b'<?xml-stylesheet href="x.css"?>' + drawn(""), "xml-stylesheet"),
        (drawn(f"<metadata>{'<script/>'}</metadata>"), "<script>"),
        (drawn(f'<i:x xmlns:i="{INKSCAPE}"><foreignObject/></i:x>'), "<foreignObject>"),
        (drawn(f'<rect xmlns:i="{INKSCAPE}" i:label="a" onclick="x"/>'), "onclick"),
    ],
)
def test_what_acts_loads_or_grows_is_refused_by_name(shelf, data, found):
    folder = lay(shelf / "grove", FILES)
    (folder / "pictures").mkdir()
    (folder / "pictures" / "grove-tree.svg").write_bytes(data)
    refusal = refused(folder)
    assert refusal.code == "pack-picture" and found in str(refusal.facts["found"])
    for line in told(refusal):
        assert "grove/pictures/grove-tree.svg" in line and found in line and "\n" not in line


@pytest.mark.parametrize(
    "data",
    [b"", b"<svg", drawn("&nothing;"), drawn("<g>")],
)
def test_what_is_no_picture_is_refused(data):
    with pytest.raises(outside.Refusal) as refusal:
        clean_picture("tree.svg", data)
    assert refusal.value.code == "pack-picture-broken" and all(told(refusal.value))


@pytest.mark.parametrize(
    ("data", "code", "words"),
    [
        (drawn("<g>" * DEEPEST + "</g>" * DEEPEST), "pack-picture-many", "at most 2,000 elements, at most 40"),
        (drawn("<g/>" * MOST_ELEMENTS), "pack-picture-many", "at most 2,000 elements, at most 40"),
        (drawn("", '<svg xmlns="http://www.w3.org/2000/svg">'), "pack-picture-viewbox", 'viewBox="0 0 120 90"'),
        (b"\n\n<svg", "pack-picture-broken", "(line 3)"),
        (b'<svg viewBox="0 0 1 1"/>', "pack-picture-xmlns", 'needs xmlns="http://www.w3.org/2000/svg"'),
        (b"\x89PNG\r\n", "pack-encoding", "not saved as UTF-8"),
    ],
)
def test_a_picture_that_is_not_shown_says_why(data, code, words):
    with pytest.raises(outside.Refusal) as refusal:
        clean_picture("tree.svg", data)
    assert refusal.value.code == code and words in told(refusal.value)[0] and all(told(refusal.value))


def test_what_a_drawing_program_notes_for_itself_is_left_out():
    data = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="{INKSCAPE}" xmlns:x="http://www.w3.org/1999/xlink" '
        'xmlns:s="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 9 9" i:version="1" '
        's:docname="tree.svg" xml:space="preserve"><s:namedview id="n"><i:grid type="x"/></s:namedview><metadata>'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">words</rdf:RDF></metadata><defs>'
        '<linearGradient id="a"/><linearGradient id="b" x:href="#a"/></defs>'
        '<g i:label="Layer 1" i:groupmode="layer"><rect style="fill:none;-inkscape-font-specification:Sans"/></g></svg>'
    )
    clean = clean_picture("tree.svg", data.encode()).decode()
    assert clean == (
        f'{HEAD.replace("10 10", "9 9")}<defs><linearGradient id="a"></linearGradient>'
        '<linearGradient id="b" href="#a"></linearGradient></defs><g><rect fill="none"></rect></g></svg>'
    )


def test_what_lies_among_the_pictures_and_is_none_is_told(shelf):
    folder = lay(grow(shelf), {"pictures/Grove-Warden.SVG": TREE, "pictures/grove-warden.png": "x"})
    said = run("packs", "check", str(folder), "--games", "0", "--lang", "en")[1]
    assert "Not pictures, so not shown: pictures/Grove-Warden.SVG, pictures/grove-warden.png." in said


def test_a_picture_has_its_limit(shelf):
    path = pack_up(shelf / "a.zip", {**FILES, "pictures/grove-tree.svg": TREE + " " * LARGEST})
    assert refused(path).code == "pack-picture-size"


def test_a_check_says_whom_nobody_knows(shelf):
    folder = grow(shelf)
    lay(folder, {"pictures/grove-warden.svg": TREE, "pictures/grove-thornling-a.svg": TREE})
    assert run("packs", "check", "grove", "--games", "0")[0] == 0
    lay(folder, {"pictures/grove-wardn.svg": TREE})
    code, said = run("packs", "check", "grove", "--games", "0", "--lang", "en")
    assert code == 2 and "did you mean grove-warden?" in said


def test_pictures_leave_the_digest_as_it_is(shelf):
    folder = grow(shelf)
    before = outside.read_pack(folder).digest
    lay(folder, {"pictures/grove-warden.svg": TREE})
    assert outside.read_pack(folder).digest == before


def test_a_server_shows_the_pictures_of_its_packs(shelf, tmp_path):
    lay(grow(shelf), {"pictures/grove-warden.svg": TREE})
    with serving(tmp_path, "grove") as http:
        found = http.get("/api/pictures/onedeck").json()
        assert list(found) == ["grove-thornling", "grove-warden"]
        answer = http.get(found["grove-warden"])
        assert answer.content == clean_picture("x", TREE.encode())
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["x-content-type-options"] == "nosniff"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "sandbox" in policy and "script" not in policy
        assert http.get("/api/pictures/stick").json() == {}
        for path in ("grove/pictures/nobody.svg", "nobody/pictures/grove-warden.svg", "grove/pictures/..%2fx.svg"):
            assert http.get(f"/api/packs/{path}").status_code == 404
        again = http.get(found["grove-warden"], headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
    with serving(tmp_path) as http:
        assert http.get("/api/pictures/onedeck").json() == {}
        assert http.get("/api/packs/grove/pictures/grove-warden.svg").status_code == 404
