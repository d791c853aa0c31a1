"""What an author of a game gets wrong is named: the law, the game, how it is broken; never a traceback."""

import json

import pytest
from click.testing import CliRunner
from tests.conftest import formed

from laws import highest
from laws.highest import TEXTS, HighestPlugin
from underdeck.cli.main import cli
from underdeck.forms.trial import fault_found, sound_plugin
from underdeck.kernel.refusal import Refusal
from underdeck.lab.batches import Batch, kit_of, play_batch
from underdeck.lab.conformance import KNOWN, check_game
from underdeck.lab.study import Laboratory, Study, read_study
from underdeck.lab.template import template
from underdeck.plugin.registry import installed, loaded, plugin_of
from underdeck.plugin.shares import shares_of
from underdeck.text import LANGUAGES, Text, text_in
from underdeck.text.facet import TextFacet
from underdeck.text.fluent import text_of

GAMES = 12


class Brought:
    """As an entry point, without a package."""

    def __init__(self, plugin):
        self.load = lambda: plugin
        self.dist, self.value = None, "somewhere:Plugin"


@pytest.fixture
def bring(monkeypatch, tmp_path):
    """A variant of the game, installed for one test under a name of its own."""
    monkeypatch.setattr(Text, "formed", formed)  # what is missing is to be found by the check itself

    def brought(mistake=highest.Highest, texts=TEXTS):
        base = mistake if issubclass(mistake, HighestPlugin) else HighestPlugin
        folder = tmp_path / "text"
        for language, messages in texts.items():
            (folder / language).mkdir(parents=True)
            (folder / language / "words.ftl").write_text(messages)
        facts = {"name": f"{tmp_path.name}-game", "folder": folder}
        if base is not mistake:
            facts["game"] = mistake
        plugin = type(mistake.__name__, (base,), facts)
        monkeypatch.setitem(installed(), plugin.name, Brought(plugin))
        return plugin_of(plugin.name)

    yield brought
    loaded.cache_clear()
    fault_found.cache_clear()
    text_of.cache_clear()


def checked(plugin, games=GAMES):
    return [(each.law, each.code) for each in check_game(plugin, games).broken]


@pytest.mark.parametrize("game", ["Highest", "OneToMany"])
def test_the_sound_game_keeps_every_law(bring, game):
    found = check_game(bring(getattr(highest, game)), GAMES)
    assert (found.broken, found.mute) == ([], [])


MISTAKES = {
    "Raises": ("ends", "raised"),
    "NeverEnds": ("ends", "endless"),
    "AsksWhenOver": ("ends", "asks-when-over"),
    "AsksNobody": ("ends", "nobody-asked"),
    "AsksTwice": ("ends", "asked-twice"),
    "HasNoAnswers": ("ends", "no-answers"),
    "SaysTheSameTwice": ("ends", "same-answers"),
    "RefusesEverything": ("ends", "setup"),
    "CountsItsNames": ("forms", "raised"),
    "WantsNames": ("forms", "form"),
    "HasAWordOfItsOwn": ("shares", "share-unknown"),
    "LetsBothWin": ("shares", "share-rivals"),
    "GivesMoreThanAll": ("shares", "share-range"),
    "GivesNobodyAnything": ("shares", "share-nobody"),
    "GivesNoNumber": ("shares", "fault-result"),
    "IsAPartyThatFallsOut": ("shares", "share-party"),
    "KeepsItsQuestion": ("asked", "world-asks"),
    "WritesItsQuestionDown": ("truth", "world-truth"),
    "HasAMemory": ("repeats", "unrepeatable"),
    "ForgetsTheKey": ("keyed", "unkeyed"),
    "WritesNothing": ("answers", "answer-text"),
    "WritesOneForAnother": ("answers", "answer-unread"),
    "ReadsAnything": ("nonsense", "nonsense"),
    "StumblesOverNonsense": ("nonsense", "raised"),
    "WritesByTheMoment": ("records", "record-refused"),
    "ForgetsWhatWasShown": ("positions", "position-digest"),
    "RefusesItself": ("positions", "position-refused"),
    "AsksOtherwiseAfterReading": ("positions", "position-questions"),
    "SharesAList": ("clones", "clone-shares"),
    "ForgetsEvents": ("clones", "clone-differs"),
    "PassesNever": ("windows", "no-pass"),
    "LeaksAHand": ("secrets", "view-leaks"),
    "AsksByTheHand": ("secrets", "question-leaks"),
    "OffersByTheDeck": ("secrets", "answers-leak"),
    "ShowsEverybodyAHand": ("secrets", "public-leaks"),
    "LeaksTheSeed": ("chance", "view-chance"),
    "KeepsTheDeck": ("truth", "world-truth"),
    "ResamplesNothing": ("anew", "world-same"),
    "KeepsTheDice": ("anew", "world-chance"),
    "HasBrittleWorlds": ("worlds", "raised"),
    "TakesBackASwap": ("teaches", "undo-teaches"),
    "HasACheat": ("bots", "bot"),
    "StumblesOverWords": ("words", "raised"),
    "HasHalfAFacet": ("facets", "facet-half"),
    "HasCommandsThatRaise": ("facets", "raised"),
}


@pytest.mark.parametrize("mistake", ["StumblesOverChoices", "HasNoWords"])
def test_what_no_form_could_ask_is_refused(bring, mistake):
    with pytest.raises(Refusal) as refusal:
        sound_plugin(bring(getattr(highest, mistake)).name)
    assert refusal.value.code == "game-broken" and "KeyError" in refusal.value.facts["reason"]


@pytest.mark.long
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named(bring, mistake):
    plugin = bring(getattr(highest, mistake))
    found = checked(plugin)
    assert MISTAKES[mistake] in found
    for language in LANGUAGES:
        result = CliRunner().invoke(cli, ["games", "check", plugin.name, "--games", "3", "--lang", language])
        assert isinstance(result.exception, SystemExit) and result.exit_code == 1
        law, text = MISTAKES[mistake][0], text_in(language)
        assert text("law-line", state="broken", law=text(f"law-{law}")) in result.output
        assert "Traceback" not in result.output and "broken-" not in result.output


@pytest.mark.parametrize("mistake", ["HasAWordOfItsOwn", "LetsBothWin", "GivesNobodyAnything"])
def test_no_study_counts_games_that_nobody_wins(bring, tmp_path, mistake):
    """Else it would tell, and be sure of it, that nobody ever wins."""
    plugin = bring(getattr(highest, mistake))
    study = Study(name="in vain", game=plugin.name, games=4)
    with pytest.raises(Refusal) as refused:
        play_batch(kit_of(Laboratory(study, ())), Batch(0, 0, 4))
    assert refused.value.code == MISTAKES[mistake][1]


def test_a_single_player_may_have_no_share_after_words_of_the_game(bring):
    plugin = bring(highest.GivesNobodyAnything)
    assert shares_of(plugin, "too late", ["ann"]) == [0.0]


def test_the_study_to_start_from_can_be_played_where_random_is_the_only_bot(bring, tmp_path):
    plugin = bring()
    file = tmp_path / "study.toml"
    file.write_text(template(plugin, text_in("en")))
    assert [cell.bots for cell in Laboratory(read_study(file)).cells]


def test_winners_who_share_are_named_together(bring):
    words = TextFacet.of(bring()).words("en")
    assert words.outcome("ann+bo") == "ann and bo share the victory."
    assert words.outcome("ann") == "Ann wins."


def test_every_law_can_be_broken_by_somebody():
    """Of what is left `Match` is the guard, whatever a game does."""
    assert {*KNOWN} - {law for law, _ in MISTAKES.values()} == {"prefixes", "offered", "undo"}


def test_where_it_was_raised_is_told(bring):
    (finding,) = [each for each in check_game(bring(highest.Raises), GAMES).broken if each.law == "ends"]
    assert finding.facts["error"].startswith("ZeroDivisionError") and finding.setup["options"]
    assert finding.facts["place"].startswith("highest.py:") and finding.facts["place"].endswith("(swap)")


@pytest.mark.parametrize(("words", "code"), [(["--games", "0"], "games-count"), (["--seed", "-1"], "seed")])
def test_what_makes_no_sense_is_refused(words, code):
    refused = CliRunner().invoke(cli, ["games", "check", "onedeck", *words]).exception
    assert isinstance(refused, Refusal) and refused.code == code


def without(message, language):
    lines = [line for line in TEXTS[language].split("\n") if not line.startswith(f"{message} =")]
    return {**TEXTS, language: "\n".join(lines)}


@pytest.mark.parametrize(
    "message",
    [
        "game-name", "field-deck", "option-mood", "value-grim", "event-done", "ask-card", "do-swap", "outcome-bo",
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_missing_is_named(bring, language, message):
    (finding,) = check_game(bring(texts=without(message, language)), GAMES).broken
    named = "value-mood-grim" if message == "value-grim" else message
    assert (finding.law, finding.code, finding.facts) == ("words", "unsaid", {"lang": language, "messages": named})


def test_a_message_that_asks_for_a_fact_nobody_gives_is_named(bring):
    texts = {**TEXTS, "en": TEXTS["en"].replace("{ $what }", "{ $who }")}
    (finding,) = check_game(bring(texts=texts), GAMES).broken
    assert (finding.code, finding.facts) == ("unfinished", {"lang": "en", "messages": "event-done"})


def test_a_language_that_a_game_does_not_speak_is_told_and_no_fault(bring):
    plugin = bring(texts={"en": TEXTS["en"]})
    result = CliRunner().invoke(cli, ["games", "check", plugin.name, "--games", "2", "--lang", "en"])
    assert result.exit_code == 0 and "has no texts in “fr”" in result.output


def test_a_line_that_is_no_fluent_is_named_with_its_file(bring):
    plugin = bring(texts={**TEXTS, "fr": TEXTS["fr"] + "broken = { $what\n"})
    (finding,) = check_game(plugin, GAMES).broken
    line = TEXTS["fr"].count("\n") + 1
    assert (finding.code, finding.facts["file"]) == ("unparsed", f"{plugin.name}/words.ftl")
    assert (finding.facts["lang"], finding.facts["line"]) == ("fr", line)


def test_a_file_that_is_no_text_is_named(bring, tmp_path):
    plugin = bring()
    (tmp_path / "text" / "en" / "other.ftl").write_bytes(b"other = \xff\n")
    for language in LANGUAGES:
        result = CliRunner().invoke(cli, ["games", "check", plugin.name, "--games", "1", "--lang", language])
        assert result.exit_code == 1 and "other.ftl" in result.output


def test_an_rng_of_the_seed_itself_is_an_rng_of_its_own(bring):
    assert check_game(bring(highest.SeedsTheDice), GAMES).broken == []


def test_a_bot_that_gives_nothing_is_named(bring):
    (finding,) = check_game(bring(highest.HasAMuteBot), GAMES).broken
    assert (finding.code, finding.facts) == ("bot", {"bot": "mute", "action": "None"})


def test_the_report_as_json_has_all_of_it(bring):
    plugin = bring(highest.LeaksAHand)
    result = CliRunner().invoke(cli, ["games", "check", plugin.name, "--games", "2", "--seed", "5", "--json"])
    report = json.loads(result.stdout)
    (broken,) = [each for each in report["broken"] if each["law"] == "secrets"]
    assert result.exit_code == 1 and report["sound"] is False and report["laws"] == [*KNOWN]
    assert broken["seed"] == 5 and broken["facts"]["parts"] == "theirs" and "theirs" in broken["sentence"]
    again = CliRunner().invoke(cli, ["games", "check", plugin.name, "--games", "1", "--seed", "5", "--json"])
    assert json.loads(again.stdout)["broken"] == report["broken"]


def test_games_are_listed_with_where_they_are_from_and_why_they_fail(bring, monkeypatch):
    plugin = bring()
    monkeypatch.setitem(installed(), "wreck", Brought(lambda: 1 // 0))
    rows = json.loads(CliRunner().invoke(cli, ["games", "list", "--json", "--lang", "en"]).output)
    found = {row["game"]: row for row in rows}
    assert found["onedeck"]["distribution"] == "" and found["onedeck"]["rules"] > 0
    assert found[plugin.name]["title"] == "Highest" and found[plugin.name]["distribution"] == "somewhere:Plugin"
    assert "ZeroDivisionError" in found["wreck"]["reason"]
    said = CliRunner().invoke(cli, ["games", "list", "--lang", "fr"]).output
    assert "fait partie d’Underdeck" in said and "Impossible de charger wreck" in said
