"""Hints and odds in the line mode: the best answer and why, all chances on demand, beside the answers, or none."""

import os
import re

import pytest

from minds import Scripted, use
from terminal.command import run
from underdeck import load, new
from underdeck.bots import ask, make_bot
from underdeck.bots.advice import Reason
from underdeck.games.onedeck.plugin import OneDeckPlugin
from underdeck.games.stick.plugin import StickPlugin
from underdeck.kernel.rng import Rng
from underdeck.plugin.registry import plugin_of
from underdeck.terminal.advice import Adviser
from underdeck.terminal.console import wrap
from underdeck.text.facet import TextFacet

SOLO = ["play", "onedeck", "--hero", "mage", "--dungeon", "dragons-cave", "--edition", "1.9", "--seed", "1", "--plain"]
STICK = ["play", "stick", "--players", "roy=me,haley=bot,elan=bot", "--seed", "3", "--plain"]
REASONS = [Reason("plain-habit", {}, 0.15)]


@pytest.fixture
def data(tmp_path):
    return {**os.environ, "UNDERDECK_DATA": str(tmp_path), "UNDERDECK_LANG": "en", "UNDERDECK_ADVICE_NODES": "50"}


def told(done):
    return " ".join(done.stdout.split())


@pytest.mark.parametrize("words, plugin", [(SOLO, OneDeckPlugin), (STICK, StickPlugin)])
def test_a_hint_names_the_best_answer_by_its_number_and_says_why(data, monkeypatch, words, plugin):
    use(monkeypatch, plugin, Scripted(0.2, 0.55, 0.4, reasons=REASONS))
    said = told(run(data, *words, answers="hint\n", check=0))
    for part in ("Best is 2: ", "chance to win the game ≈55%.",
                 "For it: a skilled player", "15 points less", "give or take 3 points"):  # fmt: skip
        assert part in said, part


@pytest.mark.parametrize("words, plugin", [(SOLO, OneDeckPlugin), (STICK, StickPlugin)])
def test_odds_list_all_answers_and_mark_what_is_computed(data, monkeypatch, words, plugin):
    use(monkeypatch, plugin, Scripted(0.2, 0.55, 0.4, exact=(1,)))
    done = run(data, *words, answers="odds\n", check=0)
    rows = [line.split() for line in done.stdout.splitlines() if "%" in line]
    assert ["1", "≈20%"] in [row[:2] for row in rows]
    assert ["✦", "2", "55%"] in [row[:3] for row in rows]
    assert "Your chance to win right now: 55%." in done.stdout and "This is exact." in done.stdout


def test_in_french(data, monkeypatch):
    use(monkeypatch, OneDeckPlugin, Scripted(0.2, 0.55, reasons=REASONS))
    said = told(run(data, *SOLO, "--lang", "fr", answers="conseil\nchances\nchances toujours\n", check=0))
    for part in (
        "Le mieux est 2 :",
        "≈55 % de chances de gagner la partie",
        "Pour : un joueur",
        "≈20 %",
        "Désormais, chaque réponse montre",
    ):
        assert part in said, part


def test_always_stands_beside_every_answer_and_is_remembered(data, monkeypatch):
    use(monkeypatch, OneDeckPlugin, Scripted(0.2, 0.55))
    first = run(data, *SOLO, answers="1\nodds always\ntable\nquit\n", check=0).stdout
    before, _, after = first.partition("every answer shows the chance")
    assert "[game ≈20%]" not in before and "[game ≈55%]" in after
    assert "[game ≈55%]" in run(data, "resume", "--plain", answers="quit\n", check=0).stdout


def test_a_battle_of_the_stick_shows_no_chances_where_they_are_off(data, tmp_path):
    match, bot = new("stick", players={"roy": "me", "haley": "bot"}, seed=3), make_bot("skilled", 1, "stick")
    while not (match.decisions[0].seat == 0 and match.view(0).battle and match.view(0).battle.shtick_odds):
        match.submit(*ask(bot, match))
    (tmp_path / "battle").write_text(match.record())
    shown = run(data, "resume", str(tmp_path / "battle"), "--plain", answers="", check=0).stdout
    assert re.search(r"\d%", shown)
    hidden = run(data, "resume", str(tmp_path / "battle"), "--plain", answers="odds off\ntable\n", check=0).stdout
    assert not re.search(r"\d%", hidden.partition("Odds and hints are now off")[2])
    again = run(data, "resume", str(tmp_path / "battle"), "--plain", answers="table\n", check=0).stdout
    assert not re.search(r"\d%", again)


def test_of_dice_a_hint_says_what_to_type_and_where_the_others_go(data):
    words = ["play", "onedeck", "--hero", "mage", "--dungeon", "dragons-cave", "--seed", "7", "--plain"]
    said = told(run(data, *words, answers="enter 1\nencounter\nfeat mage h1\nhint\n", check=0))
    typed = re.search(r"Type “(convert mage \w+)”", said)
    assert typed and "And then: add mage" in said
    again = run(data, *words, answers=f"enter 1\nencounter\nfeat mage h1\n{typed[1]}\n", check=0)
    assert "Which other die do you discard?" in again.stdout


def test_off_is_off_until_it_is_wanted_again(data, monkeypatch):
    use(monkeypatch, OneDeckPlugin, Scripted(0.2, 0.55))
    done = run(data, *SOLO, answers="odds off\nhint\nodds\nodds request\nhint\nodds sometimes\n", check=0)
    assert done.stdout.count("Odds and hints are off") == 2
    assert "Best is 2" in done.stdout and "Odds can’t be “sometimes”; choose from: off, request, always." in done.stdout


def test_with_two_heroes_done_has_its_chance_too(data):
    """Whoever says it: it is said once for both."""
    words = ["play", "onedeck", "--hero", "mage", "--hero", "paladin", "--dungeon", "dragons-cave", "--seed", "0"]
    said = run(data, *words, "--plain", answers="odds always\n1\n1\n1\n2\n2\n", check=0).stdout
    assert re.search(r"^ +0  Take 3 damage.*\[game ≈\d+%\]", said, re.MULTILINE)


def test_with_two_heroes_every_answer_of_either_has_its_chance(monkeypatch):
    """One advice is on the hero who should go on; the other's answers are thought about too, once for each question."""
    match = new("onedeck", heroes=["mage", "rogue"], dungeon="dragons-cave", seed=4)
    adviser = Adviser(match, TextFacet.of(plugin_of("onedeck")).words("en"))
    adviser.odds = "always"
    monkeypatch.setenv("UNDERDECK_ADVICE_NODES", "50")
    kinds = set()
    rng = Rng(1)
    while len(match.log) < 40:
        for decision in match.decisions if len(match.decisions) > 1 else ():
            kinds.add(decision.kind)
            for option in decision.options if len(decision.options) > 1 else ():
                assert "%" in adviser.beside(decision, option), (decision, option)
        assert len(adviser.known) <= max(2, len(match.decisions))
        decision = match.decisions[rng.below(len(match.decisions))]
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    assert {"turn-option", "placing"} <= kinds


def test_the_starred_line_folds_under_its_own_words_like_the_others():
    line = "  1   ≈55%  one answer of many words that goes on and on for longer than the line is"
    starred, other = wrap(f"  ✦{line}", 40), wrap(f"   {line}", 40)
    assert len(starred) > 1 and starred[1:] == other[1:]
    unnumbered = wrap("  ✦     ≈55%  one answer of many words that goes on and on for longer", 40)
    assert unnumbered[1:] == wrap("        ≈55%  one answer of many words that goes on and on for longer", 40)[1:] != []


def test_advice_on_what_was_taken_back_is_not_given_again(monkeypatch):
    mind = use(monkeypatch, OneDeckPlugin, Scripted(0.2, 0.55))
    match = new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=1)
    adviser = Adviser(match, TextFacet.of(plugin_of("onedeck")).words("en"))
    monkeypatch.setenv("UNDERDECK_ADVICE_NODES", "50")
    for option in match.decisions[0].options[:2]:
        other = load(match.record())
        other.submit(0, option)
        adviser.match = other
        adviser.on(other.decisions[0])
    assert len(mind.budgets) == 2
