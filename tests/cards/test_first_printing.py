"""Faces of the first printing that the old books show (E-72): played in their editions, and told beside the others."""

import pytest

from table import at, game
from underdeck.games.onedeck.text.words import onedeck_text

EDITIONS = ("1.1", "1.5", "1.61", "1.9")


def at_a_door(edition: str, card: str = "closed:goblin-1") -> str:
    return f"heroes rogue\ndungeon yetis-cavern\nedition {edition}\ndoors {card} ? ?\ndeck 20\nphase room 1"


@pytest.mark.rule("E-72", "R-84")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rogues_stealth_puts_the_card_back_in_the_old_books(edition):
    t = at(at_a_door(edition))
    old = edition in ("1.1", "1.5")
    assert t.hero("rogue").skills[0].id == ("first-stealth" if old else "stealth")
    assert t.offers("slip-back") == (["slip-back"] if old else [])
    if not old:
        t.do("flee")
        assert t.asks == "stealth"
        return
    t.do("slip-back")
    assert t.happened("fled") == []
    assert len(t.view.doors) == 2
    assert t.happened("time")[0]["cards"].split()[0] == "goblin-1"  # it was on top: time passes over it
    t = at(at_a_door(edition)).do("flee")
    assert (len(t.view.doors), t.asks) == (3, "turn-option")


@pytest.mark.rule("E-72", "OD-5.4", "OD-5.5")
def test_it_is_used_where_one_might_flee():
    assert at(at_a_door("1.1", "goblin-1")).offers("slip-back")
    assert not at(at_a_door("1.5", "goblin-1")).offers("slip-back")


@pytest.mark.rule("E-72")
def test_two_heroes_have_the_other_side():
    for edition in EDITIONS:
        assert game("rogue", "paladin", edition=edition).hero("rogue").skills[0].id == "dungeoneering"


@pytest.mark.rule("E-72", "R-88")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_paladins_armor_is_thick_skin_in_the_first_book(edition):
    skill = game("paladin", edition=edition).hero("paladin").skills[0].id
    assert skill == ("thick-skin" if edition == "1.1" else "armor")


@pytest.mark.rule("E-72")
@pytest.mark.parametrize("covered", ["", "covered 2 m4"])
def test_thick_skin_takes_one_off_two_or_more(covered):
    fight = f"edition 1.1\ndoors goblin-1\nphase placing 1\nhero paladin pool a1\n{covered}"
    lines = f"heroes paladin\ndungeon dragons-cave\n{fight}"
    t = at(lines)
    before = t.view.damage_now
    assert before >= 2
    t.do("use thick-skin")
    assert t.view.damage_now == before - 1
    assert not t.offers("use paladin thick-skin")
    t.do("done")
    assert t.hero("paladin").damage == before - 1


@pytest.mark.rule("E-72")
def test_thick_skin_does_nothing_against_one_damage():
    t = at("""
        heroes paladin
        dungeon yetis-cavern
        edition 1.1
        doors fire-elemental-1
        phase placing 1
        hero paladin pool a1
        thick_skin yes
    """)
    t.state.boxes = t.state.boxes[:1]
    t.state.covers = [()]
    for damage, left in ((0, 0), (1, 1), (2, 1), (3, 2)):
        box = t.state.boxes[0]
        t.state.boxes = [type(box)(box.color, box.value, box.wide, box.armor, damage, 0, 0, 0)]
        t.state.abilities = []
        assert t.view.damage_now == left


@pytest.mark.rule("E-72")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_list_of_cards_tells_both_faces(language):
    words = onedeck_text(language)
    rows = {row["id"]: row for row in words.listing()}
    for card, skill, editions in (
        ("rogue-solo", "first-stealth", ("1.1", "1.5")),
        ("paladin-solo", "thick-skin", ("1.1",)),
    ):
        text = str(rows[card]["text"])
        assert words.skill(words.skills[skill]) in text
        assert all(edition in text for edition in editions)
        assert words.hero(words.pack.heroes[card.removesuffix("-solo")][0]) in text
    assert rows["rogue-solo"]["origin"] == "printed"
    assert words.skill_name("thick-skin") in str(rows["paladin-solo"]["why"])  # whose it is, no book says


@pytest.mark.rule("E-1", "OD-6.24", "OD-6.25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_book_calls_feats_heroic_skills(edition):
    t = at(
        f"heroes mage\ndungeon yetis-cavern\nedition {edition}\ndoors goblin-1\nhero mage stored h1\nphase encounter 1"
    )
    words = onedeck_text("en")
    assert t.asks == "feat"
    decision = t.match.decisions[0]
    asked = words.question(decision, t.view)
    refused = words.answer("no-feat mage", decision, t.view)
    t.do("feat mage h1")
    told = " ".join([words.event(event) for event in t.match.events])
    for text in (asked, refused, told):
        assert ("Heroic Skill" in text) == (edition == "1.1")
        assert ("feat" in text) == (edition != "1.1")


@pytest.mark.rule("E-1", "OD-6.17", "OD-6.25")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language, old, new", [("en", "Heroic Skill", "feat"), ("fr", "compétence", "capacité")])
def test_reasons_rules_and_cards_speak_the_terms_of_the_book(edition, language, old, new):
    t = at(
        f"heroes mage\ndungeon yetis-cavern\nedition {edition}\ndoors goblin-1\nhero mage stored h1\nphase encounter 1"
    )
    words = onedeck_text(language)
    decision = t.match.decisions[0]
    said = [words.why(decision, t.view), *[rule.text for rule in words.rules_behind(decision, t.view)]]
    if language == "en":  # in French the card has no word for it
        said.append(words.played(t.view).get("mana-charge", words.feat(words.pack.heroes["mage"][0].feat)))
    for text in said:
        assert ((old if edition == "1.1" else new) in text) and ((new if edition == "1.1" else old) not in text), text


@pytest.mark.rule("E-1", "OD-6.33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_gamble_hurts_in_the_terms_of_the_book(edition):
    t = at(f"heroes rogue\ndungeon yetis-cavern\nedition {edition}\ndoors goblin-1\ndeck 20\nphase encounter 1\nnext 1")
    t.do("feat rogue h1")
    told = " ".join([onedeck_text("en").event(event) for event in t.match.events if event.kind == "damage"])
    assert ("Heroic Skill" in told) == (edition == "1.1")
    assert ("feat" in told) == (edition != "1.1")


@pytest.mark.rule("E-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_list_of_cards_speaks_the_terms_of_the_book(edition):
    mage = next(row for row in onedeck_text("en").listing(edition) if row["id"] == "mage-solo")
    assert ("Heroic Skill:" in mage["text"], "Heroic feat:" in mage["text"]) == (edition == "1.1", edition != "1.1")
