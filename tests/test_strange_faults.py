"""What a stranger's game or bot gets wrong while it is played is told in one sentence, wherever it is played."""

import asyncio
import io
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from app.driver import Person
from server.helpers import Client
from underdeck.app.app import Underdeck
from underdeck.app.local import Local
from underdeck.cli.main import main
from underdeck.forms.trial import fault_found
from underdeck.kernel.refusal import Fault
from underdeck.match import load, new
from underdeck.match.facet import MatchFacet
from underdeck.plugin import registry
from underdeck.plugin.registry import GROUP
from underdeck.plugin.shares import shares_of
from underdeck.progress.facet import ProgressFacet
from underdeck.server import catalog
from underdeck.server.app import make_app
from underdeck.server.settings import Settings
from underdeck.table import wire
from underdeck.table.renderer import renderer_of
from underdeck.terminal import journal
from underdeck.text import LANGUAGES, text_in
from underdeck.text.fluent import text_of

BARE = Path(__file__).parent / "examples" / "bare"
GAME = """
from bare import Bare, Counting
from underdeck.bots.random import Random
from underdeck.match.facet import MatchFacet
from underdeck.text.facet import TextFacet
from underdeck.text.words import Words

class Rules(Counting):
    {rules}

class Bot(Random):
    {bot}

class People(MatchFacet):
    def people(self, match):
        return [0]

class Tongueless(TextFacet):
    def words(self, language):
        found = Words(self.plugin.name, language)
        found.question = lambda decision, view: 1 // 0
        return found

class Odd(Bare):
    name = "odd"
    facets = {{"match": People}}
    {plugin}

    def rules(self):
        return Rules(), "no cards"

    def bots(self):
        return {{"random": Random, "odd": Bot}}
"""
STARTS = {
    "start raises": "def start(self, *facts): return 1 // 0",
    "start gives nothing": "def start(self, *facts): return None",
    "start ends": "def start(self, *facts): raise SystemExit(3)",
}
LOOKS = {
    "decisions gives nothing": "def decisions(self, state): return None",
    "decisions asks nobody": "def decisions(self, state): return []",
    "decisions asks with words": "def decisions(self, state): return ['count']",
    "view raises": "def view(self, state, seat): return 1 // 0",
    "view is no view": "def view(self, state, seat): return object()",
    "view is a list": "def view(self, state, seat): return [state.count]",
}
STEP = "def step(self, state, seat, action): state.count += 1; return 1 // 0"
BOTS = {
    "raises": "def choose(self, world, decisions): return 1 // 0",
    "ends": "def choose(self, world, decisions): raise SystemExit(3)",
    "gives nothing": "def choose(self, world, decisions): return None",
    "gives what is not offered": "def choose(self, world, decisions): return decisions[0].seat, (9,)",
    "answers for others": "def choose(self, world, decisions): return 1 - decisions[0].seat, (1,)",
    "can't be made": "def __init__(self, seed): 1 // 0",
}
TONGUELESS = "facets = {'match': People, 'text': Tongueless}"


@pytest.fixture
def odd(tmp_path, monkeypatch):
    for folder in (tmp_path, BARE):
        monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "data"))

    def install(rules="pass", bot="pass", plugin="pass"):
        (tmp_path / "odd_game.py").write_text(GAME.format(rules=rules, bot=bot, plugin=plugin))
        known = {**registry.installed(), "odd": EntryPoint("odd", "odd_game:Odd", GROUP)}
        monkeypatch.setattr(registry, "installed", lambda: known)

    yield install
    for module in ("odd_game", "bare"):
        sys.modules.pop(module, None)
    for known in (registry.loaded, fault_found, text_of, renderer_of, catalog.leaf_of_all, catalog.game_catalog):
        known.cache_clear()


@pytest.fixture
def command(monkeypatch, capsys):
    """What it says, and how it ends."""

    def run(*words, answers=""):
        monkeypatch.setattr(sys, "argv", ["underdeck", *words, "--lang", "en"])
        monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        with pytest.raises(SystemExit) as ended:
            main()
            raise SystemExit(0)
        told = capsys.readouterr()
        return told.out + told.err, ended.value.code

    return run


@pytest.fixture
def client(odd, tmp_path):
    """After the game is installed."""
    folder = str(tmp_path / "server")
    with TestClient(make_app(Settings(data=folder, bot_seconds=0)), base_url="http://127.0.0.1:8000") as http:
        yield Client(http)


FAULT = "The game “odd” has a fault: "
BOT_FAULT = "The bot “odd” of the game “odd” has a fault: "


def is_told(said, what=FAULT):
    (line,) = [line for line in said.split("\n") if what in line]
    assert ", at odd_game.py:" in line or ", at bare.py:" in line, line
    assert "Traceback" not in said
    return line


@pytest.mark.parametrize("way", STARTS | LOOKS)
def test_a_game_that_cannot_be_played_is_told_of_in_lines(odd, command, way):
    odd(rules=(STARTS | LOOKS)[way])
    for words in (["play", "odd", "--plain", "--seed", "1"], ["sim", "odd", "--games", "2"]):
        said, code = command(*words, answers="say 1\n")
        if words[0] == "sim" and way.startswith("view"):
            assert code == 0  # nobody looks
        else:
            is_told(said)
            assert code == 2


def test_an_answer_over_which_a_game_stumbles_did_not_happen(odd, command):
    odd(rules=STEP)
    said, code = command("play", "odd", "--plain", "--seed", "1", answers="say 1\nsay 2\n")
    assert said.count(f"{FAULT}ZeroDivisionError: ") == 2 and "(step)" in said and code == 0
    assert "count: 1" not in said


@pytest.mark.parametrize("way", BOTS)
def test_what_a_bot_gets_wrong_is_not_told_as_the_persons(odd, command, way):
    odd(bot=BOTS[way])
    is_told(command("sim", "odd", "--games", "2")[0], BOT_FAULT)
    said, code = command("play", "odd", "--plain", "--seed", "1", answers="say 1\n")
    is_told(said, BOT_FAULT)
    assert code == 2


def test_words_over_which_a_game_stumbles_are_its_own_fault_too(odd, command):
    odd(plugin=TONGUELESS)
    said, code = command("play", "odd", "--plain", "--seed", "1", answers="say 1\n")
    assert "ZeroDivisionError" in is_told(said) and code == 2


def test_our_own_faults_are_not_told_as_anybody_elses(odd):
    odd()
    try:
        _ = 1 // 0
    except ZeroDivisionError as error:
        assert registry.fault_in(error) is None


def test_every_fault_is_said_in_both_languages(odd):
    for way, rules in (STARTS | LOOKS).items():
        odd(rules=rules)
        for known in (registry.loaded, fault_found):
            known.cache_clear()
        sys.modules.pop("odd_game", None)
        with pytest.raises(Fault) as fault:
            match = new("odd")
            match.view(0)
            _ = match.decisions
        for language in LANGUAGES:
            assert "refuse" not in text_in(language).refusal(fault.value), way


@pytest.mark.parametrize("given", ["'all'", "None", "[1.0]"])
def test_a_share_of_a_victory_that_is_no_number_is_the_games_own_fault(odd, given):
    odd(plugin=f"def share(self, outcome, name): return {given}")
    plugin, ended = registry.plugin_of("odd"), SimpleNamespace(outcome="victory", seats=["ann"], log=[])
    for asked in (
        lambda: shares_of(plugin, "victory", ["ann"]),
        lambda: MatchFacet.of(plugin).won(ended, 0),
        lambda: ProgressFacet.of(plugin).deed(ended, []),
    ):
        with pytest.raises(Fault) as fault:
            asked()
        assert fault.value.code == "game-fault" and "(share)" in fault.value.facts["place"]
        for language in LANGUAGES:
            assert "refuse" not in text_in(language).refusal(fault.value)


def test_resume_passes_over_a_game_that_cannot_be_opened_any_more(odd, command, tmp_path):
    odd()
    for game, setup in (("onedeck", {"heroes": ["mage"], "dungeon": "dragons-cave"}), ("odd", {})):
        kept = journal.begin(new(game, seed=1, **setup))
        kept.close()
    odd(rules=STARTS["start raises"])
    for known in (registry.loaded, fault_found):
        known.cache_clear()
    sys.modules.pop("odd_game", None)
    said, code = command("resume", "--plain")
    is_told(said)
    assert "odd-" in said and code == 0 and "Mage" in said


def test_a_record_is_not_blamed_for_a_fault(odd):
    odd()
    match = new("odd")
    match.submit(0, (1,))
    record = match.record()
    odd(rules=STEP)
    for known in (registry.loaded, fault_found):
        known.cache_clear()
    sys.modules.pop("odd_game", None)
    with pytest.raises(Fault):
        load(record)


@pytest.mark.parametrize("way", STARTS)
def test_a_server_tells_why_a_game_cannot_begin(odd, client, way):
    odd(rules=STARTS[way])
    answer = client.post("/api/games", game="odd", setup={}, seats=[])
    assert (answer.status_code, answer.json()["code"]) == (500, "game-fault")
    assert FAULT in answer.json()["text"]


@pytest.mark.parametrize("way", [way for way in LOOKS if way.startswith("view")])
def test_a_server_tells_why_a_table_cannot_be_shown(odd, client, way):
    odd(rules=LOOKS[way])
    made = client.create("odd", {})
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert player.last["code"] == "game-fault" and FAULT in player.last["text"]
    assert client.http.get("/api/catalog").status_code == 200


def test_a_server_tells_of_an_answer_over_which_a_game_stumbles(odd, client):
    odd(rules=STEP)
    made = client.create("odd", {})
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.until_asked()
        player.answer("say 1")
        assert player.refused() == "game-fault" and "ZeroDivisionError" in player.last["text"]


@pytest.mark.parametrize("way", BOTS)
def test_on_a_server_a_bot_that_fails_goes_and_the_game_goes_on(odd, client, way):
    odd(bot=BOTS[way])
    made = client.create("odd", {})
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.until_asked()
        player.answer("say 1")
        assert player.refused() == "bot-relieved"
        assert BOT_FAULT in player.last["text"] and "answers are random" in player.last["text"]
        assert player.play()["over"]


def test_on_a_server_words_over_which_a_game_stumbles_are_its_own_fault(odd, client):
    odd(plugin=TONGUELESS)
    made = client.create("odd", {})
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert player.last["code"] == "game-fault"


def in_the_app(seen):
    """A table of the game is opened; the sentence that is seen."""

    async def play():
        app = Underdeck("en", Local(journal.begin(new("odd", seed=1)), "en"))
        async with app.run_test(size=(120, 40)) as pilot:
            return await seen(Person(app, pilot))

    return asyncio.run(play())


def test_the_app_tells_why_a_table_cannot_be_shown(odd):
    odd(rules=LOOKS["view raises"])

    async def seen(person):
        await person.until(lambda: "has a fault" in person.text())
        return True

    assert in_the_app(seen)


@pytest.mark.long
@pytest.mark.parametrize("way", BOTS)
def test_in_the_app_a_bot_that_fails_goes_and_the_game_goes_on(odd, way):
    odd(bot=BOTS[way])

    async def seen(person):
        await person.until_asked()
        link, table = person.screen.channel, person.table
        link.send(wire.Answer(0, table.version, "say 1"))
        await person.until(lambda: "random" in person.text() or person.table.over)
        return person.screen.channel.autoplay.bots.of("")

    assert type(in_the_app(seen)).__module__ == "underdeck.bots.random"


@pytest.mark.long
def test_the_app_ends_with_a_sentence_where_a_game_stumbles_over_its_words(odd):
    odd(plugin=TONGUELESS)

    async def seen(person):
        await person.until(lambda: person.app.return_code is not None)
        return person.app.return_code

    assert in_the_app(seen) == 2
