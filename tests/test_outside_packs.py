"""Packs that others make: read safely, named by the records that need them."""

import os
import shutil
import zipfile
from contextlib import contextmanager

import msgspec
import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from underdeck.app.app import once_more
from underdeck.app.newgame import NewGame
from underdeck.app.plainboard import PlainBoard, make_board
from underdeck.cli.main import cli
from underdeck.games import plugin_of
from underdeck.games.onedeck.board import OneDeckBoard
from underdeck.games.onedeck.compile import mixed_pack
from underdeck.games.onedeck.rules.setup import deck_cards
from underdeck.games.onedeck.rules.state import HYBRID, poison_tokens
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.games.stick.text.words import stick_text
from underdeck.kernel.refusal import Refusal
from underdeck.lab.simulate import simulate
from underdeck.match import load, new
from underdeck.packs import outside
from underdeck.server import wire
from underdeck.server.app import make_app
from underdeck.server.settings import Settings, read_settings
from underdeck.text import LANGUAGES, text_in

MANIFEST = """
game = "onedeck"
id = "grove"
name = "The Grove"
version = "1.0"
author = "Somebody"
license = "CC0-1.0"
"""


@pytest.fixture(autouse=True)
def shelf(tmp_path, monkeypatch):
    """Where this test's packs lie."""
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("UNDERDECK_PACKS", raising=False)
    monkeypatch.setattr(outside, "_known", {})
    for text in (onedeck_text, stick_text):
        text.cache_clear()  # texts are read once, and these packs differ in nothing else
    folder = tmp_path / "data" / "packs"
    folder.mkdir(parents=True)
    return folder


def lay(folder, files):
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def pack_up(path, files):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path


def refused(path):
    with pytest.raises(Refusal) as refusal:
        outside.read_pack(path)
    return refusal.value


FILES = {"pack.toml": MANIFEST, "cards/a.toml": "", "text/en/names.ftl": "set-grove = Grove\n"}


def test_a_folder_and_a_zip_of_it_are_the_same_pack(shelf):
    folder = outside.read_pack(lay(shelf / "grove", FILES))
    plain = outside.read_pack(pack_up(shelf / "plain.zip", FILES))
    rooted = outside.read_pack(pack_up(shelf / "rooted.zip", {f"grove/{name}": text for name, text in FILES.items()}))
    assert folder.ref == plain.ref == rooted.ref
    assert folder.files == plain.files == rooted.files
    assert folder.languages == ["en"]


def test_the_digest_is_that_of_the_cards(shelf):
    first = outside.read_pack(lay(shelf / "grove", FILES)).digest
    lay(shelf / "grove", {"text/en/names.ftl": "set-grove = The Grove\n", "README.md": "hello"})
    assert outside.read_pack(shelf / "grove").digest == first
    lay(shelf / "grove", {"cards/a.toml": "# changed"})
    assert outside.read_pack(shelf / "grove").digest != first


def test_what_versions_and_systems_leave_about_is_not_seen_and_pictures_are_not_read(shelf):
    pack = outside.read_pack(lay(shelf / "grove", {**FILES, ".git/config": "x", "art/tree.svg": "<svg/>"}))
    assert ".git/config" not in pack.files
    assert pack.unread == ["art/tree.svg"]


@pytest.mark.parametrize("name", ["../out.toml", "/abs.toml", "cards/../../out.toml", "cards\\..\\x.toml", "a b.toml"])
def test_no_member_climbs_out_of_a_zip(shelf, name):
    assert refused(pack_up(shelf / "bad.zip", {"pack.toml": MANIFEST, name: ""})).code == "pack-name"


def test_links_are_not_followed(shelf, tmp_path):
    folder = lay(shelf / "grove", FILES)
    (tmp_path / "secret").write_text("x")
    os.symlink(tmp_path / "secret", folder / "cards" / "b.toml")
    assert refused(folder).code == "pack-link"
    entry = zipfile.ZipInfo("cards/b.toml")
    entry.external_attr = 0o120777 << 16
    with zipfile.ZipFile(shelf / "link.zip", "w") as archive:
        archive.writestr("pack.toml", MANIFEST)
        archive.writestr(entry, "/etc/hostname")
    assert refused(shelf / "link.zip").code == "pack-link"


def test_a_pack_has_its_limits(shelf):
    huge = pack_up(shelf / "huge.zip", {**FILES, "cards/b.toml": "#" * (outside.MOST_BYTES + 1)})
    assert huge.stat().st_size < 100_000
    assert refused(huge).code == "pack-size"
    many = pack_up(shelf / "many.zip", {"pack.toml": MANIFEST, **{f"cards/{n}.toml": "" for n in range(200)}})
    assert refused(many).code == "pack-many"


def test_what_is_no_pack_is_refused_and_stands_in_nobodys_way(shelf):
    (shelf / "broken.zip").write_bytes(b"not a zip")
    assert refused(shelf / "broken.zip").code == "pack-zip"
    lay(shelf / "odd", {"pack.toml": "game = 3"})
    assert refused(shelf / "odd").code == "pack-field"
    lay(shelf / "deep", {"pack.toml": "a = " + "[" * 5000})
    assert refused(shelf / "deep").code == "pack-syntax"
    assert refused(shelf / "nowhere").code == "pack-manifest"
    lay(shelf / "grove", FILES)
    assert list(outside.found_packs()) == ["grove"]


def test_more_folders_are_named_in_the_environment(shelf, tmp_path, monkeypatch):
    lay(tmp_path / "more" / "grove", FILES)
    assert outside.found_packs() == {}
    monkeypatch.setenv("UNDERDECK_PACKS", f"{tmp_path / 'nowhere'}{os.pathsep}{tmp_path / 'more'}")
    assert outside.found_packs() == {"grove": tmp_path / "more" / "grove"}


# One Deck Dungeon with packs


def grow(shelf, id="grove", game="onedeck", **changed):
    """The example, as `packs new` writes it, with some of its words changed."""
    files = outside.example(plugin_of(game).room, id, id.title(), "Somebody")
    for file, text in changed.items():
        name = {"cards": "cards/cards.toml", "en": "text/en/names.ftl", "fr": "text/fr/names.ftl"}[file]
        files[name] = text(files[name])
    return lay(shelf / id, files)


def own_set(text):
    """The example as a set of its own, with enough cards."""
    cards = "".join(
        f"""
[[encounter]]
id = "grove-foe-{n}"
kind = "combat"
xp = 2
boxes = ["agility 4: 1 time"]
[[encounter.cards]]
id = "grove-foe-{n}-a"
item = {{ strength = 1 }}
skill = "grove-bramble"
set_icon = {"true" if n % 2 else "false"}
"""
        for n in range(20)
    )
    return text.replace('joins = "base"', "") + cards


SETUP = {"heroes": ["grove-warden"], "dungeon": "grove-glade"}


def told(refusal):
    """In both languages."""
    return [text_in(language).refusal(refusal) for language in LANGUAGES]


def test_a_game_is_played_with_a_pack_and_its_record_says_so(shelf):
    grow(shelf)
    match = new("onedeck", packs=["grove"], seed=3, **SETUP)
    match.submit(0, match.decisions[0].options[0])
    ref = match.header.packs[0]
    assert (ref.id, ref.version) == ("grove", "1.0")
    assert load(match.record()).digest == match.digest
    assert load(match.record()).header == match.header


def test_a_game_without_packs_does_not_name_any(shelf):
    grow(shelf)
    record = new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=3).record()
    assert "packs" not in record
    assert load(record).header.packs == ()
    with pytest.raises(Refusal) as refusal:
        new("onedeck", **SETUP)
    assert refusal.value.code == "unknown-hero"


def test_a_record_is_refused_in_a_sentence_where_its_pack_is_absent_or_changed(shelf, monkeypatch):
    folder = grow(shelf)
    record = new("onedeck", packs=["grove"], seed=3, **SETUP).record()
    monkeypatch.setattr(outside, "_known", {})
    cards = folder / "cards" / "cards.toml"
    cards.write_text(cards.read_text().replace("xp = 3", "xp = 4"))
    with pytest.raises(Refusal) as changed:
        load(record)
    shutil.rmtree(folder)
    with pytest.raises(Refusal) as absent:
        load(record)
    assert (changed.value.code, absent.value.code) == ("record-pack-changed", "record-pack-absent")
    for line in [*told(changed.value), *told(absent.value)]:
        assert "grove" in line and "1.0" in line
    assert load(new("onedeck", heroes=["mage"], dungeon="dragons-cave").record()).outcome is None


def test_a_corrected_text_and_version_leave_a_record_as_it_is(shelf, monkeypatch):
    folder = grow(shelf)
    record = new("onedeck", packs=["grove"], seed=3, **SETUP).record()
    monkeypatch.setattr(outside, "_known", {})
    manifest = folder / "pack.toml"
    manifest.write_text(manifest.read_text().replace('"1.0"', '"1.1"'))
    assert load(record).record() == record


def test_cards_join_a_deck_and_replace_others(shelf):
    grow(shelf, cards=lambda text: text.replace("replaces = []", 'replaces = ["bandit-1"]'))
    plain = new("onedeck", heroes=["mage"], dungeon="dragons-cave")
    mixed = new("onedeck", packs=["grove"], heroes=["mage"], dungeon="dragons-cave")
    had = {plain.state.pack.cards[card].id for card in deck_cards(plain.state)}
    have = {mixed.state.pack.cards[card].id for card in deck_cards(mixed.state)}
    assert have - had == {"grove-thornling-a", "grove-thornling-b", "grove-mire-a"}
    assert had - have == {"bandit-1"}


def test_a_third_set_is_played_alone_and_is_no_hybrid(shelf):
    grow(shelf, cards=own_set)
    for setup in ({}, {"set": "grove"}):
        state = new("onedeck", packs=["grove"], **SETUP, **setup).state
        assert {state.pack.cards[card].set for card in deck_cards(state)} == {2}
        assert state.set != HYBRID and state.pack.sets == ["base", "forest", "grove"]
    view = new("onedeck", packs=["grove"], **SETUP).view(0)
    assert view.set == "grove"
    for deck, index in (("base", 0), ("forest", 1)):
        dungeon = {"base": "dragons-cave", "forest": "mudlands"}[deck]
        match = new("onedeck", packs=["grove"], heroes=["grove-warden"], dungeon=dungeon, set=deck)
        assert {match.state.pack.cards[card].set for card in deck_cards(match.state)} == {index}
    hybrid = new("onedeck", packs=["grove"], **SETUP, set="hybrid")
    assert {hybrid.state.pack.cards[card].set for card in deck_cards(hybrid.state)} == {0, 1, 2}
    assert hybrid.view(0).set == "hybrid"
    again = new("onedeck", packs=["grove"], position=hybrid.position())
    assert again.view(0).set == "hybrid"
    four = ["grove-warden", "mage", "rogue", "archer"]
    assert poison_tokens(new("onedeck", packs=["grove"], heroes=four, dungeon="dragons-cave").state) == 8


def test_hordes_are_of_the_forest(shelf):
    grow(shelf, cards=own_set)
    four = ["grove-warden", "mage", "rogue", "archer"]
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["grove"], heroes=four, dungeon="grove-glade", hordes=True)
    assert refusal.value.code == "hordes"


@pytest.mark.parametrize(
    "heroes", [["grove-warden"], ["grove-warden", "mage"], ["grove-warden", "mage", "rogue", "archer"]]
)
def test_whole_games_are_played_and_told_with_a_pack(shelf, heroes):
    grow(shelf)
    setup = {"packs": ["grove"], "heroes": heroes, "dungeon": "grove-glade"}
    assert sum(simulate("onedeck", [setup], 10, 5, "random").outcomes.values()) == 10
    match = new("onedeck", seed=8, **setup)
    words = [plugin_of("onedeck", match.header.packs).words(language) for language in LANGUAGES]
    while match.outcome is None:
        decision = match.decisions[0]
        for each in words:
            said = [each.question(decision, match.view(decision.seat))]
            said += [each.event(event) for event in match.events]
            said += [
                each.full_answer(match.write(option), decision, match.view(decision.seat))
                for option in decision.options
            ]
            assert all(line.strip() and "{" not in line for line in said)
        match.submit(decision.seat, decision.options[-1])


def test_two_packs_are_played_together_unless_they_clash(shelf):
    grow(shelf)
    grow(shelf, "fen")
    match = new("onedeck", packs=["grove", "fen"], heroes=["grove-warden", "fen-warden"], dungeon="fen-glade")
    assert [ref.id for ref in match.header.packs] == ["grove", "fen"]
    assert load(match.record()).digest == match.digest
    grow(shelf, "bog", cards=lambda text: text.replace("bog-warden", "fen-warden"))
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["fen", "bog"], heroes=["fen-warden"], dungeon="fen-glade")
    assert refusal.value.code == "pack-clash"
    for line in told(refusal.value):
        assert "fen-warden" in line and "bog" in line and "fen" in line


def test_a_pack_cannot_take_the_place_of_a_card_of_ours(shelf):
    grow(shelf, cards=lambda text: text.replace("grove-warden", "mage"))
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["grove"], heroes=["mage"], dungeon="grove-glade")
    assert refusal.value.code == "pack-clash"


@pytest.mark.parametrize(
    ("old", "new_", "field", "hint"),
    [
        ('skill = "grove-bramble"', 'skill = "grove-brambel"', "skill", "grove-bramble"),
        ('color = "agility"', 'color = "agillity"', "effects", "agility"),
        ("xp = 3", "xpp = 3", "-", "xp"),
        ('{ do = "roll", ', '{ do = "rol", ', "effects", "roll"),
        ("[[potion]]", "[[poton]]", "poton", "potion"),
        ('joins = "base"', 'joins = "bass"', "joins", "base"),
        ('joins = "base"', "", "joins", "at least 20"),
        ("replaces = []", 'replaces = ["bandit-3"]', "card", "bandit-2"),
        ('id = "grove-mire"', 'id = "grove-thornling"', "id", "used twice"),
    ],
)
def test_an_error_names_the_field_and_suggests_something(shelf, old, new_, field, hint):
    grow(shelf, cards=lambda text: text.replace(old, new_, 1))
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["grove"], **SETUP)
    assert refusal.value.code == "pack-field"
    assert field in str(refusal.value.facts["field"])
    assert hint in str(refusal.value.facts["reason"])


@pytest.mark.parametrize(
    "effect",
    [
        '{ do = "roll", color = "same", per_poison = true }',
        '{ do = "raise", by = 1, dice = 1, partner = true }',
        '{ do = "reroll", dice = 1, color = "strength" }',
        '{ do = "exchange", values = [], dice = 1, color = "strength", value = 6 }',
        '{ do = "choose", branches = [[{ do = "kiting" }]] }',
    ],
)
def test_an_effect_that_no_card_could_say_is_refused(shelf, effect):
    grow(shelf, cards=lambda text: text.replace('{ do = "roll", color = "agility", count = 2 }', effect))
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["grove"], **SETUP)
    assert (refusal.value.code, refusal.value.facts["field"]) == ("pack-field", "effects")


@pytest.mark.parametrize("packs", [["nobody"], "grove", [3], [f"p{n}" for n in range(9)]])
def test_packs_that_are_not_there_are_refused(shelf, packs):
    grow(shelf)
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=packs, **SETUP)
    assert refusal.value.code in ("unknown-pack", "setup-type", "packs-count")
    assert all(told(refusal.value))


# Texts


def names(language, **files):
    refs = new("onedeck", packs=["grove"], **SETUP).header.packs
    words = plugin_of("onedeck", refs).words(language)
    return words, {str(row["id"]): row for row in words.listing()}


def test_a_name_is_taken_from_the_language_from_english_or_from_the_id(shelf):
    grow(
        shelf,
        en=lambda text: text.replace("card-grove-mire", "card-nobody").replace("hero-grove-warden", "hero-nobody"),
        fr=lambda text: "card-grove-thornling = Épineux\n",
    )
    english, rows = names("en")
    assert rows["grove-thornling-a"]["name"] == "Thornling"
    assert rows["grove-mire-a"]["name"] == "Grove Mire"
    assert "Strength: cover S9" in str(rows["grove-mire-a"]["text"])
    assert english.hero_opening("grove-warden") == "The Grove Warden"
    french, rows = names("fr")
    assert rows["grove-thornling-a"]["name"] == "Épineux"
    assert rows["grove-glade"]["name"] == "The Quiet Glade"
    assert french.hero_opening("grove-warden") == "Grove Warden"
    assert french.text("set-grove") == "Grove"


@pytest.mark.parametrize(
    "message",
    [
        "card-grove-thornling = { $nothing }",
        "card-grove-thornling = { -term }",
        "card-grove-thornling = { card-grove-thornling }",
        "card-grove-thornling",
        "card-grove-thornling =",
        "card-grove-thornling = " + "{ " * 3000,
    ],
)
def test_a_broken_message_falls_back(shelf, message):
    grow(shelf, en=lambda text: text.replace("card-grove-thornling = Thornling", message))
    _, rows = names("en")
    assert rows["grove-thornling-a"]["name"] == "Grove Thornling"
    assert rows["grove-glade"]["name"] == "The Quiet Glade"


def test_a_pack_changes_no_message_of_the_game(shelf):
    grow(shelf, en=lambda text: text + "hero-mage = Fool\nrefuse-game-over = Ha\n")
    words, _ = names("en")
    assert words.text("hero-mage") == "Mage"
    assert words.text("refuse-game-over") == "The game is over."


# The command


@pytest.fixture
def here(tmp_path, monkeypatch):
    place = tmp_path / "here"
    place.mkdir()
    monkeypatch.chdir(place)
    return place


def run(*arguments):
    result = CliRunner().invoke(cli, list(arguments))
    if isinstance(result.exception, Refusal):
        return 2, text_in("en").refusal(result.exception)  # as `main` ends
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def test_a_new_pack_works_as_it_is(here, shelf):
    assert "No packs here." in run("packs", "list", "--lang", "en")[1]
    assert run("packs", "new", "grove", "--author", 'An "other"', "--lang", "en")[0] == 0
    assert run("packs", "new", "grove")[0] == 2
    code, said = run("packs", "check", "grove", "--games", "12", "--lang", "en")
    assert code == 0 and "Grove 1.0 is sound: 6 cards, 12 games played." in said
    assert run("packs", "add", "grove", "--lang", "en")[0] == 0
    assert run("packs", "add", "grove")[0] == 2
    assert run("packs", "add", "grove", "--replace")[0] == 0
    assert 'grove 1.0  Grove [onedeck] by An "other", CC0-1.0' in run("packs", "list", "--lang", "en")[1]
    shown = run("packs", "show", "grove", "--lang", "fr")[1]
    assert "Clairière tranquille" in shown and "6 cartes" in shown
    setup = ["--hero", "grove-warden", "--dungeon", "grove-glade", "--games", "3", "--bot", "random"]
    assert run("sim", "onedeck", "--pack", "grove", *setup)[0] == 0
    assert run("sim", "onedeck", *setup)[0] == 2
    assert run("sim", "onedeck", "--pack", "grove", "--report")[0] == 2
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
        "grove/cards/cards.toml, card grove-bramble, field cost",
        "grove/cards/cards.toml, card grove-thornling, field -",
        "grove/cards/cards.toml, card grove-glade, field ability",
    ]
    for line, word in zip(lines, ("strength", "xp", "grove-roots"), strict=True):
        assert f"did you mean {word}?" in line
    assert "The pack has faults: 3." in said
    assert run("packs", "add", "grove")[0] == 2


def test_a_check_reads_the_texts(here):
    grow(here, en=lambda text: text.replace("hero-grove-warden", "hero-grove-wardn") + "card-grove-mire = { $x }\n")
    code, said = run("packs", "check", "grove", "--games", "0", "--lang", "en")
    assert code == 2
    assert "did you mean hero-grove-warden?" in said
    assert "text/en/names.ftl: “card-grove-mire” is not a sound message" in said
    grow(here, "fen", fr=lambda text: "")
    code, said = run("packs", "check", "fen", "--games", "0", "--lang", "en")
    assert code == 0 and "(fr)" in said and "hero-fen-warden" in said


def test_a_check_says_which_game_broke(here, monkeypatch):
    grow(here)

    def broken(*arguments):
        raise ZeroDivisionError("out of dice")

    monkeypatch.setattr("underdeck.lab.packcheck.ask", broken)
    code, said = run("packs", "check", "grove", "--games", "9", "--seed", "40", "--lang", "en")
    assert code == 2
    assert "seed 40 broke" in said and "out of dice" in said


def test_a_broken_pack_is_listed_with_its_reason(shelf):
    (shelf / "broken.zip").write_bytes(b"no")
    grow(shelf)
    code, said = run("packs", "list", "--lang", "en")
    assert code == 0 and "broken.zip" in said and "grove 1.0" in said


@pytest.mark.parametrize("id", ["Grove", "../x", "a b", "x" * 41])
def test_an_id_has_its_form(here, id):
    assert run("packs", "new", id)[0] == 2
    assert list(here.iterdir()) == []


# The Order of the Stick


def test_cards_of_a_pack_are_shuffled_into_the_decks_of_the_stick(shelf):
    grow(shelf, "kitchen", "stick")
    players = ["durkon", "roy", "belkar"]
    plain, match = new("stick", players=players), new("stick", players=players, packs=["kitchen"])
    assert len(match.state.pack.battle) - len(plain.state.pack.battle) == 4
    assert len(match.state.pack.loot) - len(plain.state.pack.loot) == 2
    assert len(match.state.pack.rooms) - len(plain.state.pack.rooms) == 1
    assert "packs" not in plain.record()
    assert load(match.record()).digest == match.digest
    setup = {"players": players, "packs": ["kitchen"], "options": {"turn_limit": "30"}}
    assert sum(simulate("stick", [setup], 3, 1, "random").outcomes.values()) == 3


def test_a_stick_card_without_a_text_still_reads_right(shelf):
    grow(shelf, "kitchen", "stick", en=lambda text: "", fr=lambda text: "")
    refs = new("stick", players=["durkon", "roy"], packs=["kitchen"]).header.packs
    for language in LANGUAGES:
        words = plugin_of("stick", refs).words(language)
        rows = {row["id"]: row for row in map(words.listed, words.facts_of("kitchen"))}
        assert rows["kitchen-sous-chef"]["name"] == "Kitchen Sous Chef"
        assert rows["kitchen-sous-chef"]["joke"] == ""
        assert "Somebody" in str(rows["kitchen-pantry"]["why"])


def test_a_check_of_a_stick_pack(here):
    assert run("packs", "new", "kitchen", "--game", "stick")[0] == 0
    assert run("packs", "check", "kitchen", "--games", "3")[0] == 0
    cards = here / "kitchen" / "cards" / "cards.toml"
    cards.write_text(cards.read_text().replace("tricky", "triky").replace("rally all", "raly all"))
    code, said = run("packs", "check", "kitchen", "--lang", "en")
    assert code == 2 and "did you mean tricky?" in said and "did you mean rally?" in said
    cards.write_text('[[monster]]\nid = "redcloak"\ntypes = ["goblin"]\nattack = 1\ndefense = 1\n')
    code, said = run("packs", "check", "kitchen", "--lang", "en")
    assert code == 2 and "redcloak" in said


def test_a_pack_for_one_game_is_not_for_another(shelf):
    grow(shelf, "kitchen", "stick")
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["kitchen"], heroes=["mage"], dungeon="dragons-cave")
    assert refusal.value.code == "pack-game"


# A server


@contextmanager
def serving(tmp_path, *packs):
    settings = Settings(data=str(tmp_path / "server"), packs=list(packs))
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        yield http


def wish(**setup):
    return {"game": "onedeck", "setup": setup, "seats": [{"kind": "me"}]}


def test_a_server_plays_with_no_pack_that_its_operator_has_not_named(shelf, tmp_path):
    grow(shelf)
    with serving(tmp_path) as http:
        answer = http.post("/api/games", json=wish(packs=["grove"], **SETUP))
        assert answer.status_code == 400 and answer.json()["code"] == "pack-off"
        assert http.post("/api/games", json=wish(packs="grove", **SETUP)).json()["code"] == "setup-type"
        assert http.post("/api/games", json=wish(**SETUP)).json()["code"] == "unknown-hero"
        assert "grove" not in http.get("/api/catalog").text
        assert http.post("/api/games", json=wish(heroes=["mage"], dungeon="dragons-cave")).status_code == 200


def test_a_server_shows_and_plays_the_packs_that_are_on(shelf, tmp_path, monkeypatch):
    grow(shelf)
    with serving(tmp_path, "grove") as http:
        catalog = http.get("/api/catalog").json()["onedeck"]
        assert "grove-warden" in [hero["id"] for hero in catalog["heroes"]]
        assert "grove-glade" in [dungeon["id"] for dungeon in catalog["dungeons"]]
        assert "grove-thornling-a" in [card["id"] for card in http.get("/api/cards/onedeck").json()]
        made = http.post("/api/games", json=wish(**SETUP)).json()  # as the form sends it
        with http.websocket_connect(f"ws://127.0.0.1:8000/ws/{made['id']}?v=1&lang=fr") as socket:
            socket.send_json({"t": "hello", "tokens": list(made["tokens"].values())})
            table = socket.receive_json()
            while table["t"] != "table":
                table = socket.receive_json()
        assert table["view"]["names"]["grove-warden"] == "Garde forestière"
        assert [pack["id"] for pack in table["view"]["packs"]] == ["grove"]
    shown = msgspec.convert({name: value for name, value in table.items() if name != "t"}, wire.Table)
    assert type(make_board(shown)) is OneDeckBoard
    monkeypatch.setattr(outside, "_known", {})
    onedeck_text.cache_clear()
    mixed_pack.cache_clear()
    shutil.rmtree(shelf / "grove")
    assert type(make_board(shown)) is PlainBoard  # at the other end of the wire there need not be the pack


def test_a_server_with_an_unknown_pack_does_not_start(shelf, tmp_path):
    with pytest.raises(Refusal) as refusal:
        make_app(Settings(data=str(tmp_path / "server"), packs=["grove"]))
    assert refusal.value.code == "unknown-pack"


def test_packs_of_a_server_are_named_with_commas(tmp_path):
    assert read_settings({"packs": "grove, fen"}, {}).packs == ["grove", "fen"]


def test_the_form_of_a_new_game_shows_a_pack_only_where_it_was_chosen(shelf):
    grow(shelf)
    heroes = next(field for field in plugin_of("onedeck").fields if field.id == "heroes")
    assert "grove-warden" not in [each.id for each in NewGame("onedeck", "en").choices(heroes)]
    assert "grove-warden" in [each.id for each in NewGame("onedeck", "en", {"packs": ["grove"]}).choices(heroes)]


def test_the_same_game_once_more_has_the_same_packs(shelf):
    grow(shelf)
    match = new("onedeck", packs=["grove"], **SETUP)
    assert once_more(match).header.packs == match.header.packs


def test_a_position_is_played_with_the_packs_that_it_needs(shelf, here):
    grow(shelf)
    (here / "position").write_text(new("onedeck", packs=["grove"], **SETUP).position(), encoding="utf-8")
    assert run("play", "onedeck", "--plain", "--position", "position", "--lang", "en")[0] == 2
    said = run("play", "onedeck", "--plain", "--position", "position", "--pack", "grove", "--lang", "en")[1]
    assert "Warden" in said and "Quiet Glade" in said


def test_a_resumed_game_says_politely_what_it_needs(shelf, here, monkeypatch):
    grow(shelf)
    (here / "game.record").write_text(new("onedeck", packs=["grove"], **SETUP).record(), encoding="utf-8")
    assert run("replay", "game.record", "--verify", "--lang", "en") == (0, "ok\n")
    assert "Warden" in run("replay", "game.record", "--lang", "en")[1]
    monkeypatch.setattr(outside, "_known", {})
    shutil.rmtree(shelf / "grove")
    for command in (["replay"], ["replay", "--verify"], ["resume", "--plain"]):
        code, said = run(*command, "game.record")
        assert code == 2 and "grove" in said and "1.0" in said and "\n" not in said
