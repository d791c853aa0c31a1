"""A broken card file is refused with file, card and field."""

from importlib import resources

import pytest

from underdeck import Refusal
from underdeck.games.onedeck.compile import load_pack, onedeck_pack

BASE = (resources.files("underdeck.games.onedeck") / "packs" / "base.toml").read_text(encoding="utf-8")


def refusal(old: str, new: str) -> Refusal:
    assert BASE.count(old) >= 1, old
    with pytest.raises(Refusal) as caught:
        load_pack("mine.toml", BASE.replace(old, new, 1).encode())
    assert caught.value.facts["file"] == "mine.toml"
    assert "mine.toml" in str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "card", "field"),
    [
        ('"agility 8 wide: 2 damage"', '"purple 8 wide: 2 damage"', "bandit", "boxes"),
        ('item = { magic = 1 }', "item = { magic = 0 }", "bandit", "item"),
        ('item = { magic = 1 }', "item = { luck = 1 }", "bandit", "item"),
        ("xp = 3", "xp = 0", "bandit", "xp"),
        ("xp = 3", 'xp = "three"', "bandit", "xp"),
        ('skill = "backstab"', 'skill = "backflip"', "bandit-1", "skill"),
        ('skill = "backstab"', 'skill = "backstab"\npotion = "mana"', "bandit-1", "skill"),
        ('id = "backstab"', 'id = "Back Stab"', "Back Stab", "id"),
        ('id = "cleave"', 'id = "backstab"', "backstab", "id"),
        ('{ do = "roll", color = "strength", count = 2 }', '{ do = "fly" }', "backstab", "effects"),
        ('{ do = "roll", color = "strength", count = 2 }', '{ do = "roll", color = "strength", dice = 2 }', "backstab",
         "effects"),
        ("cost = { agility = 1 }", "cost = { agility = 1, mana = 2 }", "backstab", "cost"),
        ('feat = { id = "eagle-eye"', 'feet = { id = "eagle-eye"', "archer", "solo"),
        ("difficulty = 1", "difficulty = 4", "dragons-cave", "difficulty"),
        ('ability = "hall-of-statues"', 'ability = "hall-of-mirrors"', "dragons-cave", "ability"),
        ('ability = "hall-of-statues"', 'ability = "frost"', "dragons-cave", "floors"),
        ('id = "level-2"', 'id = "level-3"', "level-3", "id"),
        ("heroic = 6", "heroic = -1", "pack", "heroic"),
        ("format = 1", "format = 2", "pack", "format"),
    ],
)  # fmt: skip
def test_an_error_names_card_and_field(old, new, card, field):
    caught = refusal(old, new)
    assert caught.code == "pack-field"
    assert str(caught.facts["card"]).startswith(card)
    assert field in str(caught.facts["field"])


def test_an_original_card_must_say_why():
    start = BASE.index('why = "Kiting')
    caught = refusal(BASE[start : BASE.index("\n", start) + 1], "")
    assert (caught.facts["card"], caught.facts["field"]) == ("archer (solo)", "why")


def test_a_boss_that_nobody_could_defeat_is_refused():
    caught = refusal(BASE[BASE.index('id = "dragon"') : BASE.index("hydras-reef")],
                     BASE[BASE.index('id = "dragon"') : BASE.index("hydras-reef")].replace(" skull", ""))  # fmt: skip
    assert caught.facts["card"] == "dragons-cave"


def test_what_is_not_toml_is_refused():
    caught = refusal("[pack]", "[pack")
    assert caught.code == "pack-syntax"


def test_the_digest_changes_with_the_cards():
    changed = load_pack("mine.toml", BASE.replace("heroic = 6", "heroic = 7", 1).encode())
    assert changed.pack.digest != onedeck_pack().pack.digest
