"""A language is a folder of Fluent files: found from outside, partial if need be, checked before it is sent to us."""

import asyncio
import io
import json
import re
import sys
import textwrap
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from app.driver import at_table, local
from server.helpers import Client
from underdeck import Refusal
from underdeck.app.newgame import NewGame
from underdeck.cli import main
from underdeck.forms.language_check import check_language, our_sayings
from underdeck.plugin.registry import game_names
from underdeck.server.app import make_app
from underdeck.server.catalog import leaf_of_all
from underdeck.server.settings import Settings
from underdeck.terminal.language import chosen_language
from underdeck.text import LANGUAGES, Text, languages, text_in
from underdeck.text.fluent import HOUSE, messages_of
from underdeck.text.languages import nearest, next_after

EXAMPLES = Path(__file__).parent.parent / "examples" / "languages"
MANIFEST = 'name = "{name}"\npartial = {partial}\nauthor = "Somebody"\nlicense = "MIT"\n'
SETUP = ["--hero", "mage", "--dungeon", "dragons-cave", "--seed", "7", "--plain"]


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """Nobody's own languages, games or wishes."""
    for name in ("UNDERDECK_LANGUAGES", "UNDERDECK_LANG", "LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """A folder of languages from outside. Each test has codes of its own: what was read once is remembered, and a
    server's pages are printed once, for the languages that there are when it starts."""
    place = tmp_path / "shelf"
    monkeypatch.setenv("UNDERDECK_LANGUAGES", str(place))
    leaf_of_all.cache_clear()
    yield place
    leaf_of_all.cache_clear()


@pytest.fixture
def underdeck(monkeypatch, capsys):
    """The command: its exit code, and what it said."""

    def run(*words, answers=""):
        monkeypatch.setattr(sys, "argv", ["underdeck", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        code = 0
        try:
            main()
        except SystemExit as ended:
            code = ended.code
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


def write(place, code, partial=True, name="Elsewhere", **files):
    """`house="web-home = …"` and a game's name for its own messages."""
    folder = place / code
    folder.mkdir(parents=True)
    (folder / "language.toml").write_text(MANIFEST.format(name=name, partial=str(partial).lower()), encoding="utf-8")
    for part, text in files.items():
        file = folder / "words.ftl" if part == "house" else folder / part / "words.ftl"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def troubles(folder):
    return [
        (each.kind, each.file, each.line, each.id)
        for part in check_language(str(folder)).parts
        for each in part.troubles
    ]


def test_languages_are_found_in_the_data_folder_and_where_the_environment_says(shelf, data, underdeck):
    write(data / "languages", "aa", name="Afaraf")
    write(shelf, "pt-BR", name="Português", partial=False)
    assert languages() == ("en", "fr", "pt-BR", "aa")
    code, said = underdeck("lang", "list")
    assert code == 0 and "aa  Afaraf (partial), Somebody: " in said and "pt-BR  Português (complete)" in said
    rows = json.loads(underdeck("lang", "list", "--json")[1])
    assert [(row["code"], row["outside"]) for row in rows] == [(code, code not in LANGUAGES) for code in languages()]


def test_our_own_languages_can_not_be_replaced(shelf, underdeck):
    folder = write(shelf, "fr", house="web-home = Chez moi\n")
    assert languages() == LANGUAGES == ("en", "fr")
    assert text_in("fr")("web-home") != "Chez moi"
    code, said = underdeck("lang", "check", str(folder))
    assert code == 2 and "“fr” is a language of Underdeck itself" in said


def test_of_two_with_one_code_the_first_counts(shelf, data):
    write(shelf, "ab", house="web-home = the shelf\n")
    write(data / "languages", "ab", house="web-home = the data\n")
    assert text_in("ab")("web-home") == "the shelf"


def test_what_a_system_or_a_browser_asks_for_finds_the_nearest_language(shelf, monkeypatch):
    write(shelf, "ae")
    write(shelf, "pt-BR")
    asked = ("ae_XX.UTF-8", "ae", "ae-XX;q=0.9", "pt_BR@euro", "pt", "fr-CA", "C", "", "aeon")
    assert [nearest(each) for each in asked] == ["ae", "ae", "ae", "pt-BR", None, "fr", None, None, None]
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert chosen_language(None) == "pt-BR" and chosen_language("ae") == "ae"
    with pytest.raises(Refusal):
        chosen_language("pt")


def test_each_message_falls_back_on_its_own(shelf):
    house = "web-home = Tuis\nrefuse-game-over = Verby.\nask-x = only here\n    .why = because\n"
    write(shelf, "af", house=house + "web-turn = { $n } en { $m }\n", onedeck="card-bandit = Rower\n")
    text = text_in("af")
    assert text("web-home") == "Tuis" and text("card-bandit") == "Rower"
    assert text("web-close") == text_in("en")("web-close") and text.has("web-close") and not text.has("web-nowhere")
    assert text.refusal(Refusal("game-over")) == "Verby." and text.refusal(Refusal("rate")) == str(Refusal("rate"))
    assert text("ask-x.why") == "because" and text.fallback("ask-x.how", "somehow") == "somehow"
    assert text("web-turn", n=3) == "turn 3", "a fact that nobody gives"


def test_the_words_of_one_game_do_not_take_the_place_of_anothers(shelf):
    write(shelf, "ag", onedeck="game-name = Ein Verlies\n")
    assert text_in("ag", "onedeck")("game-name") == "Ein Verlies"
    assert text_in("ag", "stick")("game-name") == text_in("en", "stick")("game-name")


def test_what_nobody_says_is_shown_by_its_id(monkeypatch):
    demanded = Text.formed
    monkeypatch.setattr(Text, "formed", lambda *of: demanded(*of) if text_in("en").has(of[1]) else None)
    assert text_in("fr")("no-such-message") == text_in("en")("no-such-message") == "no-such-message"
    assert text_in("en").grammar("no-such-message", "gender") == ""


@pytest.mark.long
@pytest.mark.parametrize("game", game_names())
def test_a_game_can_be_played_at_the_terminal_in_a_language_that_says_little(shelf, underdeck, game):
    write(shelf, "ak", house="prompt = ?!\nleft = Ɛyɛ.\n")
    setup = SETUP if game == "onedeck" else ["--players", "roy=me,haley=bot", "--seed", "7", "--plain"]
    code, said = underdeck("play", game, *setup, "--lang", "ak", answers="hint\nlog\n1\nrules\ncards\nquit\n")
    assert code == 0 and "Ɛyɛ." in said and "Traceback" not in said
    assert underdeck("cards", game, "--lang", "ak")[1].count("\n") > 80


@pytest.mark.long
def test_the_app_speaks_it_and_one_key_goes_through_all_of_them(shelf):
    write(shelf, "an", name="Aragonés", house="app-quick = Chugar agora\napp-begin = Prencipiar\napp-log = Cosas\n")

    async def play():
        async with at_table(language="fr") as person:
            assert "Changer de langue\u00a0: Aragonés" in person.text()
            await person.press("f2")
            assert "Chugar agora" in person.text() and "New game" in person.text()
            await person.press("f2")
            assert "Play now" in person.text()
        async with at_table(language="an", wish=("onedeck", {})) as person:
            await person.until(lambda: isinstance(person.screen, NewGame))
            assert "Prencipiar" in person.text() and "Rules in detail" in person.text()
        async with at_table(local(language="an"), language="an") as person:
            assert "Which room do you enter?" in person.text()
            await person.press("l")
            await person.until(lambda: "Cosas" in person.text())

    asyncio.run(play())
    assert next_after("an") == "en" and next_after("fr") == "an" and next_after("gone") == "en"


def test_the_server_has_its_words_and_says_which_languages_there_are(shelf, tmp_path):
    write(
        shelf,
        "as",
        name="অসমীয়া",
        house="web-home = ঘৰ\nweb-turn = { $k } and { $n }\nrefuse-no-such-table = Nai: { $name }\n",
    )
    settings = Settings(data=str(tmp_path), requests_per_second=10_000)
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        words = http.get("/api/words", params={"lang": "as"}).json()
        english = http.get("/api/words", params={"lang": "en"}).json()
        assert words["web-home"] == "ঘৰ" and words["web-close"] == english["web-close"]
        assert words["web-turn"] == english["web-turn"] == "turn { $n }", "other variables"
        assert words.keys() == english.keys()
        assert words["languages"] == english["languages"] == [
            {"code": "en", "name": "English"}, {"code": "fr", "name": "Français"}, {"code": "as", "name": "অসমীয়া"}
        ]  # fmt: skip
        assert http.get("/api/words", headers={"accept-language": "xx,as-IN;q=0.8,fr;q=0.5"}).json() == words
        for page in ("catalog", *[f"{kind}/{game}" for kind in ("cards", "rules") for game in game_names()]):
            assert http.get(f"/api/{page}", params={"lang": "as"}).json()
        client = Client(http)
        made = client.create("onedeck", {"heroes": ["mage"], "dungeon": "dragons-cave"}, ["me"])
        with client.sit(made["id"], made["tokens"].values(), "as") as player:
            assert player.table["lang"] == "as" and player.table["questions"]


DAMAGED = {
    "unparsed": ("web-home = Hem\n\n# Note\nweb-close = { $n\nweb-rules = Regler\n", [("unparsed", 4, "")]),
    "no-message": ("Just a line\nweb-home = Hem\n", [("unparsed", 1, "")]),
    "twice": ("web-home = Hem\nweb-home = Hemma\n", [("twice", 2, "web-home")]),
    "extra": ("web-home = Hem\nweb-hom = Hem\n", [("extra", 2, "web-hom")]),
    "attribute": ("web-home = Hem\n    .why = Därför\n", [("extra", 1, "web-home.why")]),
    "refers": ("-brand = Underdeck\nweb-title = { -brand }\n", [("refers", 2, "web-title")]),
    "other": ("web-turn = drag { $turn }\n", [("lacks", 1, "web-turn"), ("surplus", 1, "web-turn")]),
    "fewer": ("web-turn = drag\n", [("lacks", 1, "web-turn")]),
    "function": ("web-turn = { UPPER($n) }\n", [("calls", 1, "web-turn")]),
}


@pytest.mark.long
@pytest.mark.parametrize("kind", DAMAGED)
def test_what_is_wrong_is_told_with_its_place_and_never_stops_a_game(shelf, underdeck, kind):
    text, found = DAMAGED[kind]
    code = f"sv-{kind.replace('-', '')}"
    folder = write(shelf, code, house=text)
    assert troubles(folder) == [(trouble, "words.ftl", line, id) for trouble, line, id in found]
    ended, said = underdeck("lang", "check", code)
    assert ended == 1 and f"words.ftl, line {found[0][1]}: " in said and "There are faults" in said
    assert json.loads(underdeck("lang", "check", str(folder), "--json")[1])["sound"] is False
    text = text_in(code)
    for id, english in text_in("en").written.items():
        if id.startswith("web-") and "$" not in english:
            assert text(id)
    assert text("web-turn", n=3).strip() in ("turn 3", "drag") and text("web-title") == "Underdeck"
    assert underdeck("play", "onedeck", *SETUP, "--lang", code, answers="1\nquit\n")[0] == 0


def test_a_message_that_moved_to_a_game_is_still_said_and_the_check_says_where_it_belongs(shelf, underdeck):
    """A language that was written when the house had it. What it says wrong is found as before."""
    folder = write(shelf, "ki", partial=False, house="table-floor = nyumba { $n }\ntable-round = { $x }\n")
    assert text_in("ki", "onedeck")("table-floor", n=2) == text_in("ki")("table-floor", n=2) == "nyumba 2"
    assert [(kind, id) for kind, _, _, id in troubles(folder)] == [
        ("moved", "table-floor"), ("moved", "table-round"), ("lacks", "table-round"), ("surplus", "table-round"),
    ]  # fmt: skip
    said = underdeck("lang", "check", "ki")[1]
    assert (
        "words.ftl, line 1: table-floor is a message of onedeck now: move it to a file in the folder onedeck." in said
    )
    assert "table-floor" not in {id for part in check_language("ki").parts for id in part.missing}
    (folder / "words.ftl").write_text("table-floor = nyumba { $n }\n", encoding="utf-8")
    (folder / "language.toml").write_text(MANIFEST.format(name="Gikuyu", partial="true"), encoding="utf-8")
    assert check_language(str(folder)).sound


def test_a_third_language_has_words_of_its_own_for_commands_settings_and_those_of_a_game(shelf, underdeck):
    words = "command-words = Beenden=quit schließen=quit chancen=odds immer=always ja=yes aufgeben=abandon\n"
    words += "odds-set = { $odds ->\n    [always] IMMER\n   *[other] NICHT\n}\nabandon-sure = SICHER?\n"
    write(shelf, "gsw", house=words, onedeck="typed-words = tür=door\n", stick="typed-words = schau=look gang=up\n")

    def play(game, setup, answers):
        code, said = underdeck("play", game, *setup, "--lang", "gsw", answers=answers)
        assert code == 0
        return said

    told = play("onedeck", SETUP, "chancen immer\nTUR 9\naufgeben\nSCHLIEßEN\nundo\n")
    assert "IMMER" in told and "SICHER?" in told
    assert text_in("en").refusal(Refusal("no-such-door", text="9")) in told
    assert text_in("en").refusal(Refusal("nothing-to-undo")) not in told, "it was left before that line"
    stick = ["--players", "roy=me,haley=novice", "--seed", "7", "--plain"]
    told = play("stick", stick, "stops\nschau haley\nschau xyz\nexit\n")
    assert "stops always | playable | never" in " ".join(told.split()) and "“xyz”" in told


def test_files_that_are_no_text_are_told_and_left_out(shelf, underdeck):
    folder = write(shelf, "no", house="web-home = Hjem\n")
    (folder / "bytes.ftl").write_bytes(b"web-close = \xff\xfe\n")
    (folder / "notes.txt").write_bytes(b"\xff")
    (folder / "folder.ftl").mkdir()
    (folder / "bom.ftl").write_text("web-rules = Regler\r\n", encoding="utf-8-sig")
    (folder / "chess").mkdir()
    assert troubles(folder) == [("unreadable", "bytes.ftl", 1, "")]
    assert text_in("no")("web-rules") == "Regler" and text_in("no")("web-close") == "Close"
    code, said = underdeck("lang", "check", "no")
    assert code == 1 and "bytes.ftl, line 1: This is not a text file in UTF-8." in said
    assert "chess: there is no such game here" in said


WRONG = {
    "xa": (None, "xa is not a language: it has no language.toml."),
    "xb": ("name = ", "language.toml is not valid TOML: "),
    "xc": ('name = "X"\n', "language.toml: “partial” must be true or false."),
    "xd": ("name = 7\npartial = true\n", "language.toml: “name” must be a text in quotation marks."),
    "Deutsch!": (
        MANIFEST.format(name="D", partial="true"),
        "is named by a code such as de, fil or pt-BR, not “Deutsch!”.",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_folder_that_is_no_language_gets_one_sentence(shelf, underdeck, name):
    manifest, sentence = WRONG[name]
    folder = shelf / name
    folder.mkdir(parents=True)
    if manifest is not None:
        (folder / "language.toml").write_text(manifest)
    code, said = underdeck("lang", "check", str(folder))
    assert code == 2 and sentence in said and said.count("\n") <= 2
    assert languages() == LANGUAGES
    code, said = underdeck("play", "onedeck", *SETUP, "--lang", name, answers="quit\n")
    assert code == 2 and sentence in said and said.count("\n") == 1
    assert underdeck("play", "onedeck", *SETUP, answers="quit\n")[0] == 0


def test_a_language_that_is_nowhere_gets_one_sentence(underdeck):
    assert underdeck("lang", "check", "qq") == (2, "There is no language “qq”; choose from: en, fr.\n")
    assert underdeck("lang", "check", "q/q") == (2, "q/q is neither the code of a language nor a folder.\n")


def test_missing_messages_are_a_fault_only_where_a_language_calls_itself_complete(shelf, underdeck):
    write(shelf, "ca", house="web-home = Inici\n")
    write(shelf, "cb", house="web-home = Inici\n", partial=False)
    code, said = underdeck("lang", "check", "ca")
    assert code == 0 and "Underdeck: 1 of " in said and "missing: web-close" not in said and "more; --json" in said
    assert underdeck("lang", "check", "cb")[0] == 1
    parts = {part["name"]: part for part in json.loads(underdeck("lang", "check", "ca", "--json")[1])["parts"]}
    assert list(parts) == ["house", *game_names()] and "web-close" in parts["house"]["missing"]
    assert len(parts["house"]["missing"]) == parts["house"]["messages"] - 1


def test_selectors_may_be_left_out_and_terms_be_chosen_as_a_language_needs(shelf):
    folder = write(shelf, "ja", house="cards-count = { $count }枚\nprompt = >\n")
    assert troubles(folder) == []
    folder = write(shelf, "jb", house="cards-count = カード\n")
    assert [each[0] for each in troubles(folder)] == ["lacks"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_languages_are_complete(language):
    report = check_language(language)
    assert report.sound and not any(part.missing for part in report.parts)


def test_the_messages_of_the_guide_are_sound(shelf):
    guide = (EXAMPLES.parent.parent / "docs" / "translating.md").read_text(encoding="utf-8")
    blocks = re.findall(r"(?:^ {4}.*\n|^\n)+", guide, re.M)
    written = {
        each: text for block in blocks for each, text in messages_of(textwrap.dedent(block)).items() if "=" in text
    }
    written = {id: text for id, text in written.items() if re.fullmatch(r"[a-z-]+", id)}
    assert len(written) >= 6
    parts = {"house": "", "stick": ""}
    for id, text in written.items():
        parts["house" if id in our_sayings(HOUSE, "en") else "stick"] += text.rstrip() + "\n"
    assert troubles(write(shelf, "dd", **parts)) == []


def test_the_german_example_is_sound_and_can_be_played(underdeck, monkeypatch):
    monkeypatch.setenv("UNDERDECK_LANGUAGES", str(EXAMPLES))
    assert languages() == (*LANGUAGES, "de")
    code, said = underdeck("lang", "check", "de")
    assert code == 0 and "Deutsch (de), marked as partial" in said
    assert underdeck("lang", "check", str(EXAMPLES / "de"))[0] == 0
    assert text_in("de")("web-home") == "Startseite"
    code, said = underdeck("play", "onedeck", *SETUP, "--lang", "de", answers="help\nquit\n")
    assert code == 0 and "Ebene 1 von 3" in said and "Which room do you enter?" in said
