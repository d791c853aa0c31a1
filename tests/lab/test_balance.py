"""Packs held against the cards of the game: what stands out, and what does not."""

import re

import pytest

from outside.making import MANIFEST, grow, lay, run
from underdeck.kernel.refusal import Refusal
from underdeck.lab import rows
from underdeck.lab.balance import Balance, play_study, study_of_pack
from underdeck.packs import outside
from underdeck.packs.vocabulary import source_of
from underdeck.plugin.registry import plugin_of
from underdeck.text import LANGUAGES, text_in


@pytest.fixture(autouse=True)
def shelf(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("UNDERDECK_PACKS", raising=False)
    return tmp_path


def weighed(path, games, bot="novice", seconds=300.0):
    pack = outside.read_pack(path)
    found = play_study(study_of_pack(pack, games, 1, bot), path.parent / "study", lambda run: None, 1, seconds)
    return Balance(found.folder, pack), found


def kinds(balance):
    return {(remark.kind, about) for remark in balance.remarks for about in remark.about or [""]}


def overpowered(text):
    """A hero who hardly loses."""
    text = re.sub(r"(strength|agility|magic) = \d\n", r"\1 = 5\n", text)
    return re.sub(r"health = \d\n", "health = 10\n", text, count=2)


LEFT_OUT = ["bandit", "beetle", "fire-elemental", "glooping-ooze", "goblin", "ice-elemental", "plague-rat", "shadow"]


def deadly(text):
    """A foe whom nobody meets without loss, in a deck with few others."""
    text = text.replace("replaces = []", f"replaces = {[f'{name}-{n}' for name in LEFT_OUT for n in (1, 2)]}")
    return re.sub(
        r'"agility 4: 1 time".*\]', '"strength 6: 9 damage", "magic 6: 9 damage", "agility 6: 9 damage"]', text
    )


def useless(text):
    """A hero who can do nothing, and a skill that nobody can pay."""
    text = re.sub(r"(strength|agility|magic) = \d\n", r"\1 = 0\n", text)
    return re.sub(r"health = \d\n", "health = 1\n", text, count=2).replace(
        "{ strength = 1 }\neff", "{ strength = 12 }\neff"
    )


def innocent(shelf):
    """A hero and foes of the game under other names."""
    room = plugin_of("onedeck").room
    cards = "\n".join([source_of(room, "warrior")[0], source_of(room, "ogre")[0], source_of(room, "phantom")[0]])
    cards = re.sub(r'\bid = "', 'id = "grove-', cards)
    return lay(shelf / "grove", {"pack.toml": MANIFEST, "cards/a.toml": f'[deck]\njoins = "base"\n{cards}'})


@pytest.mark.long
def test_what_is_overpowered_is_said_to_be(shelf):
    balance, played = weighed(grow(shelf, cards=overpowered), 32)
    assert played.done and ("balance-sitter-more", "grove-warden") in kinds(balance)
    assert any("is too strong" in line for line in balance.sentences(text_in("en")))
    assert not any("balance-" in line for language in LANGUAGES for line in balance.sentences(text_in(language)))


@pytest.mark.long
def test_a_foe_worse_than_any_of_ours_is_too_dangerous(shelf):
    balance, _ = weighed(grow(shelf, cards=deadly), 192)
    assert {("balance-foe", "grove-thornling-a"), ("balance-foe", "grove-thornling-b")} & kinds(balance)
    assert any("is too dangerous" in line for line in balance.sentences(text_in("en")))


@pytest.mark.long
def test_what_is_useless_is_said_to_be(shelf):
    balance, _ = weighed(grow(shelf, cards=useless), 32, "skilled")
    assert {("balance-sitter-less", "grove-warden"), ("balance-never-used", "grove-bramble")} <= kinds(balance)
    assert any("gagne trop rarement" in line for line in balance.sentences(text_in("fr")))


@pytest.mark.long
def test_nothing_is_said_of_the_strength_of_cards_that_are_like_ours(shelf):
    balance, played = weighed(innocent(shelf), 36)
    assert played.done and {kind for kind, _ in kinds(balance)} <= {"balance-never-used"}


@pytest.mark.long
def test_a_character_of_the_stick_who_hardly_hits_is_too_weak(shelf):
    path = grow(shelf, game="stick")
    cards = path / "cards" / "character.toml"
    cards.write_text(re.sub(r"attack = \d", "attack = 1", cards.read_text()))
    balance, _ = weighed(path, 25, "skilled")
    assert ("balance-sitter-less", "grove-cook") in kinds(balance)
    assert balance.sentences(text_in("en"))[0].startswith("Cook is too weak")


def test_games_that_do_not_end_and_cards_that_never_come_up_are_told_of(shelf, monkeypatch):
    monkeypatch.setattr(rows, "MOST_ANSWERS", 3)
    balance, _ = weighed(grow(shelf), 16)
    found = kinds(balance)
    assert ("balance-unended", "") in found and ("balance-never-seen", "grove-thornling-a") in found
    assert "12 games did not end." in balance.sentences(text_in("en"))


def test_when_the_time_is_up_it_speaks_of_what_was_played(shelf):
    balance, played = weighed(grow(shelf), 160, seconds=0.001)
    assert not played.done and 0 < played.games < 160 and balance.sentences(text_in("en"))


def test_every_way_to_play_it_is_played_once_at_least(shelf):
    with pytest.raises(Refusal, match="at least 16 games"):
        weighed(grow(shelf), 15)


@pytest.mark.long
def test_from_the_command_line(shelf, monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    path = grow(shelf)
    code, said = run("packs", "check", str(path), "--balance", "--games", "16", "--lang", "en")
    assert code == 0 and "16 games by the bot skilled, with Grove and without it:" in said
