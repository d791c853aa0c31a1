"""`underdeck packs`."""

import os
import re

import pytest

from outside.making import MANIFEST, SETUP, grow, lay, pack_up, run
from underdeck.match import new
from underdeck.packs import outside
from underdeck.plugin.registry import plugin_of


def test_a_new_pack_works_as_it_is(here, shelf):
    assert "No packs found." in run("packs", "list", "--lang", "en")[1]
    assert run("packs", "new", "grove", "--author", 'An "other"', "--lang", "en")[0] == 0
    assert run("packs", "new", "grove")[0] == 2
    code, said = run("packs", "check", "grove", "--games", "12", "--lang", "en")
    assert code == 0 and "Grove 1.0 is valid: 7 cards, 12 games played." in said
    assert run("packs", "add", "grove", "--lang", "en")[0] == 0
    assert run("packs", "add", "grove")[0] == 2
    assert run("packs", "add", "grove", "--replace")[0] == 0
    assert 'grove 1.0  Grove [onedeck] by An "other", CC0-1.0' in run("packs", "list", "--lang", "en")[1]
    shown = run("packs", "show", "grove", "--lang", "fr")[1]
    assert "Clairière tranquille" in shown and "7 cartes" in shown
    setup = ["--hero", "grove-warden", "--dungeon", "grove-glade", "--games", "3", "--bot", "random"]
    assert run("sim", "onedeck", "--pack", "grove", *setup)[0] == 0
    assert run("sim", "onedeck", *setup)[0] == 2
    assert run("packs", "remove", "grove", "--lang", "en")[0] == 0
    assert run("packs", "remove", "grove")[0] == 2
    assert list(shelf.iterdir()) == []


def test_a_zip_is_added_as_well(here, shelf):
    pack_up(here / "grove.zip", outside.example(plugin_of("onedeck").room, "grove", "Grove", "Somebody"))
    assert run("packs", "add", "grove.zip")[0] == 0
    assert new("onedeck", packs=["grove"], **SETUP).seats == ["grove-warden"]


def test_a_check_names_everything_that_is_wrong_at_once(here):
    grow(
        here,
        cards=lambda text: (
            text.replace("xp = 3", "xpp = 3")
            .replace("cost = { strength = 1 }", "cost = { strenght = 1 }")
            .replace('ability = "grove-roots"', 'ability = "grove-rots"')
        ),
    )
    code, said = run("packs", "check", "grove", "--lang", "en")
    assert code == 2
    lines = [line for line in said.splitlines() if line.startswith("grove/cards/cards.toml")]
    assert [line.partition(": ")[0] for line in lines] == [
        "grove/cards/cards.toml, card grove-bramble, field cost.strenght",
        "grove/cards/cards.toml, card grove-thornling, field xpp",
        "grove/cards/cards.toml, card grove-glade, field ability",
    ]
    for line, word in zip(lines, ("strength", "xp", "grove-roots"), strict=True):
        assert f"did you mean {word}?" in line
    assert "The pack has errors: 3." in said
    assert run("packs", "add", "grove")[0] == 2


def test_a_check_reads_the_texts(here):
    grow(here, en=lambda text: text.replace("hero-grove-warden", "hero-grove-wardn") + "card-grove-mire = { $x }\n")
    code, said = run("packs", "check", "grove", "--games", "0", "--lang", "en")
    assert code == 2
    assert "did you mean hero-grove-warden?" in said
    assert "text/en/names.ftl: “card-grove-mire” is not a valid message" in said
    grow(here, "fen", fr=lambda text: "")
    code, said = run("packs", "check", "fen", "--games", "0", "--lang", "en")
    assert code == 0 and "“fr”" in said and "hero-fen-warden" in said


def test_a_bad_picture_hides_no_other_fault(here):
    folder = grow(here, cards=lambda text: text.replace("xp = 3", "xpp = 3"), en=lambda text: text + "x = { $y }\n")
    (folder / "pictures").mkdir(exist_ok=True)
    (folder / "pictures" / "grove-mire.svg").write_bytes(b"<svg")
    lay(folder, {"pictures/grove-sap.svg": '<svg viewBox="0 0 1 1"/>'})
    (folder / "text" / "fr" / "names.ftl").write_bytes(b"\xff")
    code, said = run("packs", "check", "grove", "--lang", "en")
    assert code == 2 and "The pack has errors: 5." in said
    for fault in (
        "cards.toml, card grove-thornling, field xpp",
        "pictures/grove-mire.svg is not a valid SVG picture (line 1)",
        "pictures/grove-sap.svg is not shown: its <svg> needs xmlns=",
        "text/fr/names.ftl is not saved as UTF-8",
        "text/en/names.ftl: “x” is not a valid message",
    ):
        assert fault in said
    assert run("packs", "add", "grove")[0] == 2


def test_a_picture_that_is_broken_and_named_wrongly_has_two_faults(here):
    folder = grow(here)
    lay(folder, {"pictures/grove-wardn.svg": "<svg"})
    code, said = run("packs", "check", "grove", "--games", "0", "--lang", "en")
    assert code == 2 and "The pack has errors: 2." in said and "did you mean grove-warden?" in said


@pytest.mark.parametrize("name", ["\u3164", "Gro\u115fve", "a" + "\u0301" * 100, "\u2800"])
def test_nobody_publishes_what_nobody_sees(here, name):
    folder = grow(here, en=lambda text: re.sub("^(hero-grove-warden) = .*", rf"\1 = {name}", text, flags=re.M))
    lay(folder, {"pack.toml": MANIFEST.replace("The Grove", name)})
    code, said = run("packs", "check", "grove", "--games", "0", "--lang", "en")
    assert (
        code == 2
        and "pack.toml" in said
        and "field name" in said
        and "“hero-grove-warden” is not a valid message" in said
    )


def test_a_zip_that_is_no_file_keeps_nobody_waiting(shelf):
    os.mkfifo(shelf / "pipe.zip")
    assert "No packs found." in run("packs", "list", "--lang", "en")[1]
    assert run("packs", "check", str(shelf / "pipe.zip"))[0] == 2


def test_a_check_says_which_game_broke(here, monkeypatch):
    grow(here)

    def broken(*arguments):
        raise ZeroDivisionError("out of dice")

    monkeypatch.setattr("underdeck.lab.pack_check.ask", broken)
    code, said = run("packs", "check", "grove", "--games", "9", "--seed", "40", "--lang", "en")
    assert code == 2
    assert "seed 40 crashed" in said and "out of dice" in said


def test_a_broken_pack_is_listed_with_its_reason(shelf):
    (shelf / "broken.zip").write_bytes(b"no")
    grow(shelf)
    code, said = run("packs", "list", "--lang", "en")
    assert code == 0 and "broken.zip" in said and "grove 1.0" in said


@pytest.mark.parametrize("id", ["Grove", "../x", "a b", "x" * 41])
def test_an_id_has_its_form(here, id):
    assert run("packs", "new", id)[0] == 2
    assert list(here.iterdir()) == []


def test_the_cards_of_a_pack_are_listed_with_those_of_the_game(shelf):
    grow(shelf)
    said = run("cards", "onedeck", "Thornling", "--pack", "grove", "--lang", "en")[1]
    assert "grove-thornling-a" in said and "Bramble" in said and "×1, grove]" in said
    assert "No card" in run("cards", "onedeck", "Thornling", "--lang", "en")[1]
    assert run("cards", "onedeck", "--pack", "nobody")[0] == 2
    assert '"grove-warden-solo"' in run("cards", "onedeck", "--pack", "grove", "--json")[1]


def test_everything_of_a_pack_is_shown(shelf):
    lay(grow(shelf), {"pictures/grove-warden.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'})
    said = run("packs", "show", "grove", "--lang", "en")[1]
    words = ["grove 1.0  Grove", "by Somebody", "Thornling", "Sucking Mire", "Warden", "Quiet Glade", "Old Paths"]
    words += ["grove-bramble  Bramble", "grove-sap  Golden Sap", "Pictures: grove-thornling, grove-warden"]
    assert [word for word in words if word not in said] == []


@pytest.mark.parametrize(
    ("game", "id", "flags", "word"),
    [
        ("onedeck", "grove", ["--hero", "grove-warden", "--dungeon", "grove-glade"], "The Quiet Glade"),
        ("stick", "kitchen", ["--players", "kitchen-cook=bot,roy=bot", "--preset", "quick"], "Cook"),
    ],
)
def test_reports_count_games_with_packs(shelf, game, id, flags, word):
    grow(shelf, id, game)
    words = [game, "--pack", id, *flags, "--games", "1", "--bot", "random", "--report", "--lang", "en"]
    code, said = run("sim", *words)
    assert code == 0 and word in said


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("cards/cards.toml", "xp = three", "is not valid TOML"),
        ("cards/more.toml", '[[skill]]\nid = "grove-x"\n', "it does nothing"),
        ("pack.toml", MANIFEST.replace("onedeck", "chess"), "no game called “chess”"),
    ],
)
def test_a_pack_whose_cards_are_broken_is_listed_with_its_reason(shelf, file, text, said):
    lay(grow(shelf), {file: text})
    code, told = run("packs", "list", "--lang", "en")
    assert code == 0 and f"{shelf / 'grove'} can’t be used" in told and said in told and "Grove [onedeck]" not in told


def test_of_two_packs_with_the_same_id_each_is_named_and_none_is_removed_by_mistake(shelf, here, monkeypatch):
    monkeypatch.setenv("UNDERDECK_PACKS", str(here / "more"))
    grow(shelf)
    other = grow(here / "more")
    for words in (["list"], ["show", "grove"]):
        told = run("packs", *words, "--lang", "en")[1]
        assert str(other) in told and str(shelf / "grove") in told
    setup = ["--hero", "grove-warden", "--dungeon", "grove-glade", "--games", "1", "--bot", "random", "--lang", "en"]
    assert f"the one in {other} is used, not {shelf / 'grove'}" in run("sim", "onedeck", "--pack", "grove", *setup)[1]
    code, told = run("packs", "remove", "grove", "--lang", "en")
    assert code == 2 and str(other) in told and str(shelf / "grove") in told
    assert run("packs", "remove", str(other))[0] == 2
    code, told = run("packs", "remove", str(shelf / "grove"), "--lang", "en")
    assert code == 0 and f"Removed {shelf / 'grove'}" in told
    assert other.exists() and not (shelf / "grove").exists()


def test_a_folder_that_is_named_otherwise_is_not_taken_for_another(shelf):
    grow(shelf).rename(shelf / "a-copy")
    grow(shelf)
    assert run("packs", "remove", "grove")[0] == 2
    assert (shelf / "a-copy").exists() and (shelf / "grove").exists()
    assert run("packs", "remove", str(shelf / "grove"))[0] == 0
    code, told = run("packs", "remove", "grove", "--lang", "en")
    assert code == 0 and str(shelf / "a-copy") in told and list(shelf.iterdir()) == []


def test_a_check_says_where_the_pack_lies_and_plays_only_what_is_sound(here):
    grow(here)
    code, told = run("packs", "check", "./grove", "--games", "0", "--lang", "en")
    assert code == 0 and "Location: grove" in told and "no game played" in told and "Playing" not in told
    grow(here, cards=lambda text: text.replace("xp = 3", "xp = 99"))
    assert "Playing" not in run("packs", "check", "grove", "--lang", "en")[1]


def test_a_pack_is_shown_by_its_id_unless_a_place_is_named(shelf, here):
    grow(shelf)
    grow(here, cards=lambda text: text.replace("agility 4: 1 time", "agility 6: 3 time"))
    assert "A6 (3 time)" not in run("packs", "show", "grove", "--lang", "en")[1]
    assert "A6 (3 time)" in run("packs", "show", "./grove", "--lang", "en")[1]


def test_whoever_has_not_added_a_pack_is_told_how(shelf, here):
    grow(here)
    for name in ("./grove", "grove"):
        told = run("cards", "onedeck", "--pack", name)[1]
        assert f"underdeck packs add {name}" in told
    assert "underdeck packs add FOLDER" in run("cards", "onedeck", "--pack", "fen")[1]
    assert run("packs", "add", "nowhere")[1] == "There is nothing at nowhere."
    assert run("packs", "check", "./nowhere")[1] == "There is nothing at ./nowhere."


def test_a_folder_that_is_not_there_is_told(here, monkeypatch):
    monkeypatch.setenv("UNDERDECK_PACKS", str(here / "nowhere"))
    told = run("packs", "list", "--lang", "en")[1]
    assert f"UNDERDECK_PACKS names {here / 'nowhere'}, but that folder does not exist." in told


@pytest.mark.parametrize(
    ("game", "id", "flags"),
    [
        ("onedeck", "grove", ["--hero", "grove-warden", "--dungeon", "dragons-cave"]),
        ("onedeck", "grove", ["--hero", "mage", "--dungeon", "grove-glade"]),
        ("stick", "kitchen", ["--players", "kitchen-cook=bot,roy=bot"]),
    ],
)
def test_whoever_names_a_hero_of_a_pack_is_told_of_the_pack(shelf, game, id, flags):
    grow(shelf, id, game)
    for command in (["sim", game, "--games", "1"], ["play", game, "--plain"]):
        code, told = run(*command, *flags)
        assert code == 2 and f"add --pack {id}" in told
    assert "--pack" not in run("sim", game, "--games", "1", *[flag.replace(id, "nobody") for flag in flags])[1]
