"""What a translator meets: a folder to begin with, a check that says what is wrong and why, a language that is told
of where it can't be read. In process and quick; whole games in such languages are in `test_languages.py`."""

import json
import re

import pytest
from click.testing import CliRunner

from underdeck import Refusal
from underdeck.cli.lang import lang, report_lines
from underdeck.cli.serve import serve
from underdeck.forms.language_check import check_language
from underdeck.server import serve as server
from underdeck.terminal.language import chosen_language
from underdeck.text import LANGUAGES, languages, text_in
from underdeck.text.fluent import messages_of
from underdeck.text.languages import read_folders
from underdeck.text.listing import view_lines

MANIFEST = 'name = "Elsewhere"\npartial = true\nauthor = "Somebody"\nlicense = "MIT"\n'


@pytest.fixture(autouse=True)
def nowhere(tmp_path, monkeypatch):
    """Nobody's own languages or wishes; a program reads its languages once."""
    read_folders.cache_clear()
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
    assert [
        line.startswith(f"cards-count has the variant {wrong}, which is not a plural of this language") for line in said
    ] == [True] * bool(wrong)


def test_a_number_that_english_only_shows_may_be_counted(tmp_path):
    text = "web-found = { $n ->\n    [one] uno\n    [few] { $n }\n   *[other] { $n }\n}\n"
    assert told(write(tmp_path, "es", text)) == [
        "web-found has the variant [few], which is not a plural of this language; "
        "available: many, one, other, and numbers."
    ]


def test_keys_that_are_words_of_the_program_stay_as_they_are(tmp_path):
    stop = "app-menu-stop = { $stop ->\n    [sempre] x\n    [never] y\n   *[quando] z\n}\n"
    role = "app-role = { $role ->\n    [attacks] { $number ->\n        [molti] a\n       *[one] b\n    }\n"
    role += "   *[defends] c\n}\n"
    (write(tmp_path, "it", role, "stick") / "words.ftl").write_text(stop, encoding="utf-8")
    assert told(tmp_path / "it") == [
        "app-menu-stop has the variant [sempre], which the program never uses; keep the English keys: "
        "always, never, playable.",
        "app-role has the variant [molti], which the program never uses; keep the English keys: many, one.",
    ]


def test_a_name_may_be_told_by_the_words_of_its_language(tmp_path):
    text = "os-if-using = con { $type ->\n    [Armatura] una { $type }\n   *[other] { $type }\n}\n"
    assert told(write(tmp_path, "it", text, game="stick")) == []


def test_variables_that_lack_and_those_that_are_too_many_are_told_apart(tmp_path):
    folder = write(tmp_path, "it", "web-turn = turno { $turno }\nweb-found = Trovato\n")
    assert told(folder) == [
        "web-turn does not use $n; it is shown without.",
        "web-turn uses $turno, which the program never provides, so English is shown.",
        "web-found does not use $n; it is shown without.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_something_is_no_fluent_is_told_where_that_is_known(tmp_path, language):
    reasons = {
        "cards-count = { $count ->\n    [one] una\n    [other] tante\n}\n": ("star", "étoile"),
        "web-turn = turno { $n\n": ("a character is missing", "il manque un caractère"),
        "web home = Casa\n": ("a character is missing", "il manque un caractère"),
        "web-turn = { 5x }\n": ("a character is missing", "il manque un caractère"),
        'web-turn = { "\\x" }\n': ("Fluent.", "valable."),
    }
    for n, (text, known) in enumerate(reasons.items()):
        (line,) = told(write(tmp_path / str(n), "it", text), language)
        assert known[LANGUAGES.index(language)] in line, line


def test_an_unknown_function_is_told_as_such(tmp_path):
    assert told(write(tmp_path, "it", "web-turn = turno { NUMERO($n) }\n")) == [
        "web-turn calls NUMERO(), which does not exist; available: DATETIME, NUMBER."
    ]


def test_the_label_of_a_view_has_the_colon_of_its_language():
    view = {"who": "blue", "hand": ["a", "b"], "open": True}
    english = list(view_lines(view, str, text_in("en")))
    french = list(view_lines(view, str, text_in("fr")))
    assert english[:2] == ["who: blue", "hand: a, b"]
    assert french[:2] == ["who\u00a0: blue", "hand\u00a0: a, b"]


def run(*words):
    """`underdeck lang`: what it said, or the refusal."""
    result = CliRunner().invoke(lang, words)
    if isinstance(result.exception, Refusal):
        return str(result.exception)
    assert result.exception is None, result.output
    return result.output


def test_a_new_language_has_everything_to_translate_and_nothing_wrong(tmp_path):
    said = run("new", "sv", str(tmp_path / "mine"))
    folder = tmp_path / "mine" / "sv"
    assert str(folder) in said and f"UNDERDECK_LANGUAGES={tmp_path / 'mine'} underdeck play --lang sv" in said
    report = check_language(str(folder))
    assert report.sound and report.language.partial and report.language.name == "Svenska"
    assert all(part.troubles == [] and len(part.missing) == part.messages for part in report.parts)
    bare = [re.sub(r"^# ", "", file.read_text(encoding="utf-8"), flags=re.M) for file in folder.rglob("*.ftl")]
    written = {id for text in bare for id in messages_of(text)}
    english = {id.partition(".")[0] for part in report.parts for id in part.missing}
    assert english <= written


def test_a_message_is_translated_where_its_english_stands(tmp_path):
    run("new", "sw", str(tmp_path))
    file = tmp_path / "sw" / "web.ftl"
    lines = file.read_text(encoding="utf-8").split("\n")
    lines = ["web-home = Nyumbani" if line.startswith("# web-home =") else line for line in lines]
    file.write_text("\n".join(lines), encoding="utf-8")
    house = check_language(str(tmp_path / "sw")).parts[0]
    assert (len(house.missing), house.troubles) == (house.messages - 1, [])


def test_the_english_that_stands_as_a_remark_after_a_message_is_no_part_of_it():
    text = "web-home = Nyumbani\n# web-turn = turn { $n }\n-term = x\nweb-close = Funga\n"
    assert messages_of(text) == {"web-home": "web-home = Nyumbani\n", "web-close": "web-close = Funga\n"}


def test_without_a_folder_a_new_language_is_found_at_once(tmp_path):
    assert "underdeck play --lang da" in run("new", "da")
    read_folders.cache_clear()  # as the next program begins
    assert languages() == (*LANGUAGES, "da") and chosen_language("da") == "da"


def test_a_new_language_may_be_told_its_own_folder(tmp_path):
    run("new", "nb", str(tmp_path / "nb"))
    assert (tmp_path / "nb" / "language.toml").is_file()


def test_a_new_language_overwrites_nothing(tmp_path):
    (tmp_path / "sv").mkdir()
    assert run("new", "sv", str(tmp_path)) == f"{tmp_path / 'sv'} exists already; nothing was changed."
    assert list((tmp_path / "sv").iterdir()) == []
    assert run("new", "fr", str(tmp_path)).startswith("“fr” is a language of Underdeck itself")
    assert run("new", "Deutsch!", str(tmp_path)).startswith("“Deutsch!” is not the code of a language")
    (tmp_path / "file").write_text("")
    assert "file" in run("new", "sv", str(tmp_path / "file" / "deep"))


def test_a_language_that_can_not_be_read_is_listed_with_the_reason(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERDECK_LANGUAGES", str(tmp_path / "shelf"))
    folder = write(tmp_path / "shelf", "hu", "web-home = Otthon\n")
    (folder / "language.toml").write_text("name = Magyar\n")
    (tmp_path / "shelf" / "stick").mkdir()
    (tmp_path / "shelf" / ".git").mkdir()
    write(tmp_path / "shelf", "fr", "web-home = Chez moi\n")
    said = run("list")
    assert "hu  can’t be used: " in said and "language.toml is not valid TOML: " in said
    assert "stick  can’t be used: " in said and "fr  can’t be used: “fr” is a language of Underdeck itself" in said
    assert ".git" not in said and languages() == LANGUAGES
    rows = {row["code"]: row.get("broken", "") for row in json.loads(run("list", "--json"))[len(LANGUAGES) :]}
    assert rows.keys() == {"hu", "stick", "fr"} and "not valid TOML" in rows["hu"]
    with pytest.raises(Refusal, match=r"language\.toml is not valid TOML"):
        chosen_language("hu")
    assert chosen_language("fr") == "fr"


def test_a_guest_of_a_server_is_not_told_of_its_folders(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERDECK_LANGUAGES", str(tmp_path / "none"))
    with pytest.raises(Refusal) as refused:
        text_in("hu")
    assert str(tmp_path) not in str(refused.value)


def test_folders_of_languages_that_are_not_there_are_told(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERDECK_LANGUAGES", str(tmp_path / "none"))
    assert f"UNDERDECK_LANGUAGES names {tmp_path / 'none'}, which is not a folder." in run("list")
    with pytest.raises(Refusal, match=r"There is no language “hu”.*which is not a folder"):
        chosen_language("hu")


def test_a_server_has_the_languages_of_its_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERDECK_LANGUAGES", "")
    monkeypatch.delenv("UNDERDECK_DATA")
    write(tmp_path / "served" / "languages", "et", "serve-stopped = Valmis.\n")
    spoken = []
    monkeypatch.setattr(server, "serve", lambda settings, started: spoken.append(languages()))
    result = CliRunner().invoke(serve, ["--data", str(tmp_path / "served"), "--lang", "et"])
    assert result.exception is None and result.output == "Valmis.\n" and "et" in spoken[0]


def test_a_message_that_lacks_a_variable_is_said_and_one_with_another_is_english(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERDECK_LANGUAGES", str(tmp_path))
    write(tmp_path, "lt", "web-turn = eilė\nweb-found = Rasta: { $kiek }\n")
    text = text_in("lt")
    assert (text("web-turn", n=3), text("web-found", n=3)) == ("eilė", text_in("en")("web-found", n=3))
    assert text.source("web-turn") == "web-turn = eilė\n"
    assert text.source("web-found") == text.english.source("web-found")
