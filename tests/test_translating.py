"""What a translator meets: a folder to begin with, a check that says what is wrong and why, a language that is told
of where it can't be read. In process and quick; whole games in such languages are in `test_languages.py`."""

import pytest

from underdeck.cli.lang import report_lines
from underdeck.text import LANGUAGES, text_in
from underdeck.text.checking import check_language
from underdeck.text.listing import view_lines

MANIFEST = 'name = "Elsewhere"\npartial = true\nauthor = "Somebody"\nlicense = "MIT"\n'


@pytest.fixture(autouse=True)
def nowhere(tmp_path, monkeypatch):
    """Nobody's own languages or wishes."""
    for name in ("UNDERDECK_LANGUAGES", "UNDERDECK_LANG", "LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "data"))


def write(place, code, text, game=""):
    """A language with these messages."""
    folder = place / code
    (folder / game).mkdir(parents=True)
    (folder / "language.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / game / "words.ftl").write_text(text, encoding="utf-8")
    return folder


def told(folder, language="en"):
    """What the check says of this language, line by line, without what is missing."""
    lines = report_lines(text_in(language), check_language(str(folder)))
    return [line.strip().partition(": ")[2] for line in lines if "words.ftl" in line]


PLURALS = {
    "pl": ("[one] karta [few] karty [many] kart *[other] karty", ""),
    "it": ("[one] una [pochi] poche *[other] { $count }", "[pochi]"),
    "ja": ("[one] 一枚 *[other] { $count }枚", "[one]"),
    "de": ("[0] keine [one] eine *[other] { $count }", ""),
    "cs": ("[jedna] karta [two] karty *[jinak] { $count }", "[jedna], [two]"),
    "nl-x": ("[one] een [few] enkele *[other] { $count }", "[few]"),
    "tlh": ("[one] wa' *[other] { $count }", ""),
}


@pytest.mark.parametrize("code", PLURALS)
def test_plurals_have_the_keys_of_their_language(tmp_path, code):
    written, wrong = PLURALS[code]
    variants = written.replace(" [", "\n    [").replace(" *[", "\n   *[")
    said = told(write(tmp_path, code, f"cards-count = {{ $count ->\n    {variants}\n}} {{ $count }}\n"))
    assert [line.startswith(f"cards-count has {wrong}, which no number chooses") for line in said] == [True] * bool(
        wrong
    )


def test_a_number_that_english_only_shows_may_be_counted(tmp_path):
    text = "web-found = { $n ->\n    [one] uno\n    [few] { $n }\n   *[other] { $n }\n}\n"
    assert told(write(tmp_path, "es", text)) == [
        "web-found has [few], which no number chooses in this language; these there are: many, one, other, and numbers."
    ]


def test_keys_that_are_words_of_the_program_stay_as_they_are(tmp_path):
    text = (
        "app-menu-stop = { $stop ->\n    [sempre] x\n    [never] y\n   *[quando] z\n}\n"
        "app-role = { $role ->\n    [attacks] { $number ->\n        [molti] a\n       *[one] b\n    }\n"
        "   *[defends] c\n}\n"
    )
    assert told(write(tmp_path, "it", text)) == [
        "app-menu-stop has [sempre], which the program never says; its words stay as they are in English: "
        "always, never, playable.",
        "app-role has [molti], which the program never says; its words stay as they are in English: many, one.",
    ]


def test_a_name_may_be_told_by_the_words_of_its_language(tmp_path):
    text = "os-if-using = con { $type ->\n    [Armatura] una { $type }\n   *[other] { $type }\n}\n"
    assert told(write(tmp_path, "it", text, game="stick")) == []


def test_variables_that_lack_and_those_that_are_too_many_are_told_apart(tmp_path):
    folder = write(tmp_path, "it", "web-turn = turno { $turno }\nweb-found = Trovato\n")
    assert told(folder) == [
        "web-turn lacks $n; it is said without.",
        "web-turn has $turno too much; nobody fills that in, so it is said in English.",
        "web-found lacks $n; it is said without.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_something_is_no_fluent_is_told_where_that_is_known(tmp_path, language):
    reasons = {
        "cards-count = { $count ->\n    [one] una\n    [other] tante\n}\n": ("star", "étoile"),
        "web-turn = turno { $n\n": ("a sign is missing", "il manque un signe"),
        "web home = Casa\n": ("a sign is missing", "il manque un signe"),
        "web-turn = { 5x }\n": ("a sign is missing", "il manque un signe"),
        'web-turn = { "\\x" }\n': ("Fluent.", "valable."),
    }
    for n, (text, known) in enumerate(reasons.items()):
        (line,) = told(write(tmp_path / str(n), "it", text), language)
        assert known[LANGUAGES.index(language)] in line, line


def test_an_unknown_function_is_told_as_such(tmp_path):
    assert told(write(tmp_path, "it", "web-turn = turno { NUMERO($n) }\n")) == [
        "web-turn calls NUMERO(), a function that there is not; these there are: DATETIME, NUMBER."
    ]


def test_the_label_of_a_view_has_the_colon_of_its_language():
    view = {"who": "blue", "hand": ["a", "b"], "open": True}
    english = list(view_lines(view, str, text_in("en")))
    french = list(view_lines(view, str, text_in("fr")))
    assert english[:2] == ["who: blue", "hand: a, b"]
    assert french[:2] == ["who\u00a0: blue", "hand\u00a0: a, b"]
