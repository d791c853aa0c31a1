"""`--bot roy=master`: who plays a seat, at the terminal."""

import os
from pathlib import Path

import pytest

from terminal.command import run
from underdeck import load
from underdeck.match.facet import MatchFacet
from underdeck.plugin.registry import plugin_of

STICK = ["play", "stick", "--players", "roy=me,haley=bot,elan=bot", "--preset", "quick", "--seed", "3", "--plain"]
PARTY = [
    "play", "onedeck", "--hero", "mage", "--hero", "rogue", "--dungeon", "dragons-cave", "--edition", "1.9",
    "--seed", "1", "--plain",
]  # fmt: skip


@pytest.fixture
def data(tmp_path):
    return {**os.environ, "UNDERDECK_DATA": str(tmp_path), "UNDERDECK_LANG": "en"}


def kept(data):
    (game,) = Path(data["UNDERDECK_DATA"]).glob("games/*.open")
    return load(game.read_text(), cut_off=True)


def test_bots_by_name_are_kept_in_the_record(data):
    run(data, *STICK, "--bot", "haley=novice", "--bot", "elan=skilled", answers="quit\n", check=0)
    assert kept(data).header.setup["players"] == {"roy": "me", "haley": "novice", "elan": "skilled"}
    assert "roy" in run(data, "resume", "--plain", answers="quit\n", check=0).stdout.lower()


def test_without_a_name_all_bots_are_meant(data):
    run(data, *STICK, "--bot", "novice", answers="quit\n", check=0)
    match = kept(data)
    assert match.header.setup["players"] == {"roy": "me", "haley": "novice", "elan": "novice"}
    assert MatchFacet.of(plugin_of("stick")).people(match) == [0]


def test_a_partner_in_one_deck_dungeon_is_a_bot_and_answers_by_itself(data):
    run(data, *PARTY, "--bot", "rogue=novice", answers="1\n1\n1\n1\n1\n0\n1\n0\n1\n0\nquit\n", check=0)
    match = kept(data)
    assert match.header.setup["players"] == {"mage": "me", "rogue": "novice"}
    assert MatchFacet.of(plugin_of("onedeck")).people(match) == [0] and match.log


@pytest.mark.parametrize("words, said", [
    ("haley=grandmaster", "novice, skilled, expert, master"), ("belkar=master", "roy, haley, elan"),
    ("haley=master:0", "1"), ("haley=expert/sleepy", "sleepy"), ("=master", "=master"), ("haley=", "haley="),
])  # fmt: skip
def test_what_there_is_not_is_refused(data, words, said):
    done = run(data, *STICK, "--bot", words, check=2)
    assert said in done.stderr and len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("words, said", [
    (["haley=expert", "haley=novice"], "haley"), (["expert", "novice"], "Name a seat for one of them"),
])  # fmt: skip
def test_two_bots_for_one_seat_are_refused(data, words, said):
    done = run(data, *STICK, "--bot", words[0], "--bot", words[1], check=2)
    assert said in done.stderr and len(done.stderr.splitlines()) == 1


def test_whoever_sits_down_is_told_how_well_the_bots_play(data):
    told = "Played by bots: Haley (Expert, greedy), Elan (Skilled)."
    assert told in run(data, *STICK, "--bot", "haley=expert/own", answers="quit\n", check=0).stdout
    assert told in run(data, "resume", "--plain", answers="quit\n", check=0).stdout
    french = run(data, "resume", "--plain", "--lang", "fr", answers="quitter\n", check=0).stdout
    assert "Des bots jouent\xa0: Haley (Expert, cupide), Elan (Aguerri)." in french


def test_players_may_name_their_bots_too(data):
    run(data, "play", "stick", "--players", "roy=me,haley=novice", "--seed", "1", "--plain", answers="quit\n", check=0)
    assert kept(data).header.setup["players"] == {"roy": "me", "haley": "novice"}
    assert "nobody" in run(data, "play", "stick", "--players", "roy=me,haley=nobody", "--plain", check=2).stderr


@pytest.mark.parametrize("bots, players", [
    (["roy=master:1"], {"roy": "master:1", "haley": "me", "elan": "bot", "belkar": "bot"}),
    (["roy=novice", "haley=novice"], {"roy": "novice", "haley": "novice", "elan": "me", "belkar": "bot"}),
    (["haley=novice"], {"roy": "me", "haley": "novice", "elan": "bot", "belkar": "bot"}),
])  # fmt: skip
def test_whoever_gives_her_character_to_a_bot_plays_another(data, bots, players):
    words = [word for bot in bots for word in ("--bot", bot)]
    run(data, "play", "stick", *words, "--seed", "3", "--plain", answers="quit\n", check=0)
    assert kept(data).header.setup["players"] == players


@pytest.mark.parametrize("words", [
    ["onedeck", "--hero", "mage", "--dungeon", "dragons-cave", "--bot", "mage=expert"],
    ["stick", *[word for who in ("roy", "haley", "elan", "belkar") for word in ("--bot", f"{who}=novice")]],
])  # fmt: skip
def test_a_game_without_a_seat_for_whoever_begins_it_is_refused(data, words):
    assert "No seat is left for you" in run(data, "play", *words, "--plain", check=2).stderr


@pytest.mark.parametrize("words, who, bot", [
    (STICK, "haley", "foo"), (STICK, "haley", 3), (STICK, "haley", "master:0"),
    ([*PARTY, "--bot", "rogue=novice"], "rogue", "foo"),
])  # fmt: skip
def test_a_record_with_a_bot_that_there_is_not_goes_on_with_the_usual_one(data, words, who, bot):
    run(data, *words, answers="quit\n", check=0)
    (game,) = Path(data["UNDERDECK_DATA"]).glob("games/*.open")
    match = load(game.read_text(), cut_off=True)
    match.header.setup["players"][who] = bot
    game.write_text(match.record())
    before = len(match.log)
    done = run(data, "resume", "--plain", answers="1\n2\n0\n" * 10 + "quit\n", check=0)
    assert " ".join(done.stdout.split()).count("The default bot plays instead.") == 1
    seat = match.seats.index(who)
    assert seat in {answered for answered, _ in kept(data).log[before:]}
