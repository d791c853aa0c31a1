"""What is wrong with a pack is said in our own words, in both languages, with the place where it lies."""

import re
import warnings
import zipfile

import pytest

from outside.making import MANIFEST, grow, lay, refused, run, told
from underdeck.kernel.refusal import Refusal
from underdeck.packs import outside
from underdeck.plugin.packs import PacksFacet
from underdeck.plugin.registry import plugin_of

PROGRAMMERS = re.compile(r"Expected|Object|enum|regex|codec|`|\bint\b|\bstr\b|\[\.\.\.")


def troubles(folder, game="onedeck"):
    try:
        return PacksFacet.of(plugin_of(game)).troubles(outside.read_pack(folder))
    except Refusal as refusal:
        return [refusal]


def check(folder, lang="en"):
    return run("packs", "check", str(folder), "--games", "0", "--lang", lang)


@pytest.mark.parametrize(
    ("old", "new", "field", "english", "french"),
    [
        ("xp = 3", "xpp = 3", "xpp", "no such field here (did you mean xp?)", "(vouliez-vous dire xp\u00a0?)"),
        ("xp = 3", "", "xp", "this field is needed", "ce champ est nécessaire"),
        ("xp = 3", 'xp = "3"', "xp", 'a number from 1 to 12 is needed here, not "3"', "un nombre de 1 à 12, pas"),
        ("xp = 3", "xp = true", "xp", "a number from 1 to 12 is needed here, not true", "un nombre de 1 à 12"),
        ("xp = 3", "xp = 30", "xp", "a number from 1 to 12 is needed here, not 30", "un nombre de 1 à 12"),
        ('kind = "combat"', 'kind = "fight"', "kind", "combat, peril, not", "un de ces mots\u00a0: combat, peril"),
        ('"agility", count', '"agillity", count', "effects[1].color", "did you mean agility?", "agility\u00a0?"),
        ('{ do = "roll", ', '{ do = "rol", ', "effects[1].do", "did you mean roll?", "roll\u00a0?"),
        ('{ do = "roll", ', "{ ", "effects[1].do", "this field is needed", "nécessaire"),
        ("cost = { strength = 1 }", "cost = { strenght = 1 }", "cost.strenght", "mean strength?", "strength\u00a0?"),
        ("cost = { strength = 1 }", "cost = 3", "cost", "a table is needed here", "une table"),
        ('use = ["combat"]', 'use = "combat"', "use", "a list in square brackets", "une liste entre crochets"),
        ("\nset_icon = true", '\nset_icon = "yes"', "set_icon", "true or false is needed", "true ou false"),
        ("dice = 1 }]]", 'dice = "some" }]]', "dice", "a number from 1 to 12 is needed here", "un nombre de 1 à 12"),
        ('id = "grove-thorns"', 'id = "Grove Thorns"', "id", "small letters, digits and hyphens", "minuscules"),
        ("spaces = [4, 2, 0]", "spaces = [4]", "spaces", "a list of 3 is needed here", "une liste de 3"),
    ],
)  # fmt: skip
def test_a_wrong_field_is_told_in_our_own_words(shelf, old, new, field, english, french):
    folder = grow(shelf, cards=lambda text: text.replace(old, new, 1))
    found = [each for each in troubles(folder) if field in str(each.facts["field"])]
    lines = told(found[0])
    assert english in lines[0] and french in lines[1]
    assert not [line for line in lines if PROGRAMMERS.search(line)]


def test_numbers_for_four_heroes_are_a_dungeons(shelf):
    """A foe's card would say them, and no fight would go by them."""
    thorns = 'id = "grove-thorns"'
    folder = grow(shelf, cards=lambda text: text.replace(thorns, f"{thorns}\nfour = {{ wide_plus = 1 }}", 1))
    (trouble,) = troubles(folder)
    english, french = told(trouble)
    assert "“grove-thorns” has numbers for four heroes, which only a dungeon can have" in english
    assert "réservé aux donjons" in french


@pytest.mark.parametrize(
    ("line", "english"),
    [
        ('homepage = "x"', "field homepage: there is no such field here; choose from: author, game, id, license, name"),
        ('id = "My Pack"', "field id: an id is needed here: small letters"),
        ("version = 1.0", "field version: a version in quotation marks is needed here"),
        ("name = 3", "field name: one line in quotation marks is needed here, of at most 120 letters"),
    ],
)
def test_a_wrong_manifest_is_told_in_our_own_words(shelf, line, english):
    folder = grow(shelf)
    manifest = (folder / "pack.toml").read_text()
    kept = re.sub(f"^{line.partition(' ')[0]} = .*$", "", manifest, flags=re.M)
    (folder / "pack.toml").write_text(f"{line}\n{kept}")
    (trouble,) = troubles(folder)
    assert english in told(trouble)[0]
    assert not [line for line in told(trouble) if PROGRAMMERS.search(line) or "card pack" in line]


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("xp = three", "line 1, column 6: expected a value", "ligne 1, colonne 6"),
        ('a = "x', "a text in quotation marks is not closed", "un texte entre guillemets"),
        ("[[skill]]\n[skill]", "the same name is used twice", "le même nom"),
        ("a = [1", "a list or a table is not closed", "une liste ou une table"),
        ("a", "a name must be followed by =", "un nom doit être suivi de ="),
    ],
)
def test_what_is_no_toml_is_told_with_its_line(shelf, text, english, french):
    folder = lay(grow(shelf), {"cards/more.toml": text})
    (trouble,) = [each for each in troubles(folder) if each.code == "pack-syntax"]
    assert english in told(trouble)[0] and french in told(trouble)[1]


@pytest.mark.parametrize(
    ("game", "old", "new", "unsaid"),
    [
        ("onedeck", "[deck]", "[monster]", "did you mean"),
        ("stick", 'abilities = ["tricky"]', 'abilities = ["tricky:3"]', "did you mean"),
        ("stick", 'do = ["rally all 1"]', 'do = ["damage 2"]', "did you mean"),
        ("stick", 'do = ["rally all 1"]', 'do = ["rally everyone 1"]', "did you mean"),
    ],
)
def test_nothing_is_suggested_that_is_far_off_or_was_said(shelf, game, old, new, unsaid):
    folder = grow(shelf, "kitchen", game, cards=lambda text: text.replace(old, new, 1))
    lines = told(troubles(folder, game)[0])
    assert unsaid not in lines[0] and "vouliez" not in lines[1]


def test_a_word_with_a_condition_behind_it_is_suggested(shelf):
    folder = grow(shelf, "kitchen", "stick", cards=lambda text: text.replace("vs:goblin", "vs:golbin"))
    assert "no Monster type “golbin” (did you mean goblin?)" in told(troubles(folder, "stick")[0])[0]
    folder = grow(shelf, "kitchen", "stick", cards=lambda text: text.replace("vs:goblin", "usng:armor"))
    assert "no condition “usng” (did you mean using?)" in told(troubles(folder, "stick")[0])[0]


def test_a_fault_names_the_folder_where_the_file_lies(here):
    grow(here).rename(here / "my-cards")
    file = here / "my-cards" / "cards" / "cards.toml"
    file.write_text(file.read_text().replace("xp = 3", "xp = 99"))
    assert "my-cards/cards/cards.toml, card grove-thornling" in check("my-cards")[1]
    grow(here, en=lambda text: text + "card-grove-nobody = Nobody\n").rename(here / "mine")
    assert "mine/text/en/names.ftl: nothing in this pack is called card-grove-nobody" in check("mine")[1]
    lay(here / "mine", {"pictures/nobody.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'})
    assert "mine/pictures/nobody.svg" in check("mine")[1]


def test_a_mark_at_the_beginning_of_a_file_is_read_over(shelf):
    folder = grow(shelf)
    for name in ("pack.toml", "cards/cards.toml", "text/en/names.ftl"):
        file = folder / name
        file.write_text("card-grove-thornling = Prickle\n" if name.endswith("ftl") else file.read_text(), "utf-8-sig")
    assert check(folder)[0] == 0
    assert "Prickle" in run("packs", "show", "grove", "--lang", "en")[1]


@pytest.mark.parametrize("name", ["cards/cards.toml", "text/fr/names.ftl", "pack.toml"])
def test_a_file_that_is_not_utf_8_is_refused_by_name(shelf, name):
    folder = grow(shelf)
    (folder / name).write_bytes("# x\ncard-grove-mire = Fondrière\n".encode("latin-1"))
    code, said = check(folder)
    assert code == 2 and f"grove/{name} is not saved as UTF-8 (line 2)" in said and "codec" not in said


@pytest.mark.parametrize(("game", "other"), [("onedeck", "stick"), ("stick", "onedeck")])
def test_cards_of_the_other_game_are_told_as_such(shelf, game, other):
    folder = grow(shelf, "kitchen", game)
    manifest = folder / "pack.toml"
    manifest.write_text(manifest.read_text().replace(f'"{game}"', f'"{other}"'))
    code, said = check(folder)
    assert code == 2 and f"is this pack for {game}?" in said and "errors: 1." in said


def test_a_pack_without_cards_is_told_where_they_belong(shelf):
    folder = grow(shelf)
    (folder / "cards" / "cards.toml").rename(folder / "cards.toml")
    code, said = check(folder)
    assert code == 2 and "grove has no cards; put .toml files in its folder cards" in said
    assert "errors: 1." in said and "Ignored: cards.toml" in said


def test_one_wrong_word_is_one_fault(shelf):
    folder = grow(shelf, cards=lambda text: text.replace('joins = "base"', 'joins = "bass"'))
    assert [trouble.facts["field"] for trouble in troubles(folder)] == ["joins"]


def test_a_message_that_is_said_twice_is_told(shelf):
    folder = grow(shelf, en=lambda text: text + "card-grove-mire = Bog\n")
    code, said = check(folder)
    assert code == 2 and "grove/text/en/names.ftl: the message “card-grove-mire” appears twice." in said


def test_a_zip_that_holds_a_file_twice_is_told_so(shelf):
    with zipfile.ZipFile(shelf / "twice.zip", "w") as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        archive.writestr("pack.toml", MANIFEST)
        archive.writestr("pack.toml", MANIFEST)
    assert "it contains “pack.toml” twice" in told(refused(shelf / "twice.zip"))[0]
