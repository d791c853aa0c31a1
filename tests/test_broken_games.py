"""A stranger's game that raises is told of in a sentence and left out; all the others go on."""

import sys
from importlib.metadata import EntryPoint

import click
import pytest
from starlette.testclient import TestClient

from underdeck.app.start import Start
from underdeck.cli import games as listing
from underdeck.cli.main import main
from underdeck.cli.play import play
from underdeck.cli.sim import sim
from underdeck.forms.trial import broken_games, fault_found, sound_plugin, sound_plugins
from underdeck.kernel.refusal import Refusal
from underdeck.match import new
from underdeck.plugin import registry
from underdeck.plugin.fields import HOUSE_FLAGS
from underdeck.plugin.registry import GROUP, loaded, plugin_of
from underdeck.progress.challenges import challenges_of, coming, today
from underdeck.server.app import make_app
from underdeck.server.settings import Settings
from underdeck.text import LANGUAGES, text_in
from underdeck.text.facet import TextFacet
from underdeck.text.fluent import text_of
from underdeck.text.rulebook import read_book, rule_ids

GAME = """
from underdeck.bots.random import Random
from underdeck.plugin.fields import ONE, SEVERAL, Field
from underdeck.plugin.base import Plugin

from underdeck.forms.facet import FormsFacet
from underdeck.progress.facet import ProgressFacet
from underdeck.text.facet import TextFacet

class Raising(TextFacet):
    def words(self, language): raise ZeroDivisionError("out of dice")

class OnlyEnglish(TextFacet):
    def words(self, language): return {{"en": super().words(language)}}[language]

class Ending(TextFacet):
    def words(self, language): raise SystemExit(1)

class Chooser(FormsFacet):
    def catalog(self, language): raise ZeroDivisionError("out of dice")

class Dayless(ProgressFacet):
    def daily(self, rng): raise ZeroDivisionError("out of dice")

class Odd(Plugin):
    name = "odd"
    def bots(self):
        return {{"random": Random}}

    {broken}

    if "rules" not in vars():
        def rules(self):
            from underdeck.plugin.registry import plugin_of
            return plugin_of("onedeck").rules()
"""
WAYS = {
    "rules": "def rules(self): raise ZeroDivisionError('out of dice')",
    "no rules": "def rules(self): return None",
    "fields": "@property\n    def fields(self): raise ZeroDivisionError('out of dice')",
    "a field": "fields = (3,)",
    "words": "facets = {'text': Raising}",
    "some words": "facets = {'text': OnlyEnglish}",
    "an end": "facets = {'text': Ending}",
    "a facet that is none": "facets = {'text': 'json:loads'}",
    "a facet that is nowhere": "facets = {'text': 'nowhere.at.all:Words'}",
    "a facet of nothing": "facets = {'sound': Raising}",
    "text": "@property\n    def text(self): raise ZeroDivisionError('out of dice')",
    "options": "options = 3",
    "a method of earlier versions": "def board(self, table): return None",
    "a module of earlier versions": "from underdeck.games.plugin import Plugin",
    "choices": "facets = {'forms': Chooser}",
    "an end on import": "import sys; sys.exit(3)",
    "a flag without dashes": "fields = (Field('pace', ONE, 'x', 'Pace.'),)",
    "no flag": "fields = (Field('pace', ONE, '', 'Pace.'),)",
    "a flag of two words": "fields = (Field('pace', ONE, '--bad flag', 'Pace.'),)",
    "a flag of the house": "fields = (Field('pace', ONE, '--seed', 'Pace.'),)",
    "a flag of another kind": "fields = (Field('pace', ONE, '--hero', 'Pace.'),)",
    "a flag twice": "fields = (Field('a', ONE, '--pace', ''), Field('b', ONE, '--pace', ''))",
    "no bots": "def bots(self): return {}",
    "no plugin": "name = 'odd'\n\ndef Odd(): return {}\nclass Even:",
    "another name": "name = 'even'",
}


BOOKS = {"no table": "order = [", "no order": "prefix = 'OD'", "numbers": "order = 3", "no text": "\udcff"}


@pytest.fixture
def beside(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "data"))

    def install(broken="pass", book=""):
        if book:
            (tmp_path / "text").mkdir()
            (tmp_path / "text" / "rules.toml").write_bytes(book.encode(errors="surrogateescape"))
        (tmp_path / "odd_game.py").write_text(GAME.format(broken=broken))
        known = {**registry.installed(), "odd": EntryPoint("odd", "odd_game:Odd", GROUP)}
        for room in (registry, listing):
            monkeypatch.setattr(room, "installed", lambda: known)

    yield install
    sys.modules.pop("odd_game", None)
    loaded.cache_clear()
    fault_found.cache_clear()
    text_of.cache_clear()
    read_book.cache_clear()
    rule_ids.cache_clear()


@pytest.mark.parametrize("way", WAYS)
def test_it_is_left_out_with_a_reason(beside, way):
    beside(WAYS[way])
    assert [plugin.name for plugin in sound_plugins()] == ["onedeck", "stick"]
    assert list(broken_games()) == ["odd"]
    with pytest.raises(Refusal) as refusal:
        sound_plugin("odd")
    for language in LANGUAGES:
        said = text_in(language).refusal(refusal.value)
        assert "odd" in said and "\n" not in said and "refuse" not in said


@pytest.mark.parametrize("book", BOOKS)
def test_a_book_that_cannot_be_read_harms_no_other(beside, monkeypatch, capsys, book):
    beside(book=BOOKS[book])
    for words in (["rules"], ["rules", "flee"], ["rules", "onedeck", "flee"]):
        assert end(monkeypatch, *words, "--lang", "en") == 0
        assert capsys.readouterr().out
    assert end(monkeypatch, "rules", "odd", "--lang", "en") == 2
    assert "odd" in capsys.readouterr().err


def test_a_rule_behind_a_question_that_is_not_in_the_book_is_passed_over(beside):
    beside(book="prefix = 'OD'\norder = []\n[behind]\nasked = ['OD-9.9']\n")
    assert TextFacet.of(plugin_of("odd")).words("en").rules.behind("asked") == []


@pytest.mark.parametrize("command", [play, sim])
def test_the_flags_of_the_house_are_all_known(command):
    """Whoever gives the house another flag adds it there, so that no game takes it."""
    own = {field.flag for plugin in sound_plugins() for field in plugin.fields}
    flags = [flag for each in command.params if isinstance(each, click.Option) for flag in each.opts]
    assert {flag for flag in flags if flag not in own} <= {*HOUSE_FLAGS}


def test_a_clash_of_flags_is_named(beside):
    beside(WAYS["a flag of the house"])
    with pytest.raises(Refusal) as refusal:
        sound_plugin("odd")
    assert "--seed" in text_in("en").refusal(refusal.value)


def test_a_sound_one_stays(beside):
    beside()
    assert [plugin.name for plugin in sound_plugins()] == ["onedeck", "stick", "odd"]
    assert broken_games() == {}


def test_the_games_of_the_day_go_on_without_its_own(beside):
    beside("facets = {'progress': Dayless}")
    day = today()
    assert {each.game for each in challenges_of(day)} == {"onedeck", "stick"}
    assert {each.game for each in coming(day)} == {"onedeck", "stick"}


@pytest.mark.parametrize("way", ["rules", "words", "text"])
def test_a_server_goes_on_without_it(beside, way, tmp_path, caplog):
    beside(WAYS[way])
    with TestClient(make_app(Settings(data=str(tmp_path / "server"))), base_url="http://127.0.0.1:8000") as http:
        assert "odd" not in http.get("/api/catalog").json()
        assert http.get("/api/cards/odd").json()["code"] == "game-broken"
        wish = {"setup": {"heroes": ["mage"], "dungeon": "dragons-cave"}, "seats": []}
        assert http.post("/api/games", json={"game": "odd", **wish}).json()["code"] == "game-broken"
        assert http.post("/api/games", json={"game": "onedeck", **wish}).status_code == 200
    assert "game left out" in caplog.text


def end(monkeypatch, *arguments):
    monkeypatch.setattr(sys, "argv", ["underdeck", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
        raise SystemExit(0)
    return ended.value.code


def test_it_is_told_of_only_where_it_matters(beside, monkeypatch, capsys):
    beside(WAYS["rules"])
    sim = ["--games", "1", "--json", "--seed", "1", "--bot", "random"]
    assert end(monkeypatch, "sim", "onedeck", *sim, "--hero", "mage", "--dungeon", "dragons-cave") == 0
    told = capsys.readouterr()
    assert told.out.startswith("{") and told.err == ""
    assert end(monkeypatch, "rules", "OS-4", "--lang", "en") == 0
    assert capsys.readouterr().err == ""
    assert end(monkeypatch, "options", "odd", "--lang", "en") == 2
    assert capsys.readouterr().err.count("out of dice") == 1
    assert end(monkeypatch, "games", "list", "--lang", "en") == 0
    told = capsys.readouterr()
    assert (told.out + told.err).count("out of dice") == 1


def test_a_server_tells_of_it_when_it_starts(beside, monkeypatch, capsys):
    beside(WAYS["rules"])
    monkeypatch.setattr("underdeck.server.serve.serve", lambda settings, started: None)
    assert end(monkeypatch, "serve", "--lang", "en") == 0
    assert capsys.readouterr().err.count("out of dice") == 1


def test_a_name_of_ours_or_of_another_package_is_not_taken_and_the_list_tells(beside, monkeypatch, capsys):
    entries = [EntryPoint("even", f"{package}:Even", GROUP) for package in ("b_even", "a_even")]
    entries.append(EntryPoint("onedeck", "mine:Mine", GROUP))
    monkeypatch.setattr(registry, "entry_points", lambda group: entries)
    known = registry.installed.__wrapped__()
    for room in (registry, listing):
        monkeypatch.setattr(room, "installed", lambda: known)
    assert known["even"].value == "a_even:Even" and known["onedeck"] in registry.OUR_OWN
    for language, taken in (("en", "is taken"), ("fr", "est déjà pris")):
        assert end(monkeypatch, "games", "list", "--lang", language) == 0
        said = capsys.readouterr().out.split("\n")
        assert [line for line in said if "b_even:Even" in line and taken in line and "a_even:Even" in line]
        assert [line for line in said if "mine:Mine" in line and taken in line]


@pytest.mark.parametrize(("way", "words"), [("another name", ["“odd”", "“even”"]), ("no plugin", ["Odd", "dict"])])
def test_what_is_no_plugin_of_that_name_is_told_with_both(beside, way, words):
    beside(WAYS[way])
    with pytest.raises(Refusal) as refusal:
        sound_plugin("odd")
    said = text_in("en").refusal(refusal.value)
    assert all(word in said for word in words)


def test_a_record_of_a_game_that_is_not_installed_says_so(tmp_path, monkeypatch, capsys):
    record = new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=1).record()
    (tmp_path / "lost.record").write_text(record.replace('"onedeck"', '"lost"'))
    for language, said in (("en", "The game “lost” is not installed."), ("fr", "n’est pas installé.")):
        assert end(monkeypatch, "replay", str(tmp_path / "lost.record"), "--lang", language) == 2
        assert said in capsys.readouterr().err


def test_the_first_screen_of_the_app_goes_on(beside):
    beside(WAYS["words"])
    assert Start("en").open_games() == []
    assert "odd" not in [plugin.name for plugin in sound_plugins()]
