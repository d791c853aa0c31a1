"""Health is counted one way: what is left of the whole, never less than nothing, never more than there is."""

import pytest

from table import at
from underdeck.games.onedeck.drawing import Drawing, Lines
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.kernel.events import Event

LEFT = {"en": "health {left} of {whole}", "fr": "santé {left} sur {whole}"}


@pytest.mark.rule("OD-8.16")
@pytest.mark.parametrize("language", LEFT)
@pytest.mark.parametrize("cause", ["stairs", "ability", "feat", "poison", "consequences"])
@pytest.mark.parametrize(("damage", "left"), [(3, 2), (5, 0), (8, 0)])
def test_damage_tells_the_health_that_is_left(language, cause, damage, left):
    event = Event("damage", {"hero": "mage", "amount": 2, "cause": cause, "damage": damage, "health": 5})
    said = onedeck_text(language).event(event)
    assert f"({LEFT[language].format(left=left, whole=5)})" in said
    assert said.count("5") == 1


@pytest.mark.rule("OD-13.13")
@pytest.mark.parametrize("language", LEFT)
@pytest.mark.parametrize(("damage", "left"), [(2, 5), (7, 0), (8, 0)])
def test_a_struck_boss_has_so_much_health_left(language, damage, left):
    event = Event("strike", {"boss": "dragon", "amount": 1, "damage": damage, "health": 7})
    assert f"({LEFT[language].format(left=left, whole=7)})" in onedeck_text(language).event(event)


@pytest.mark.rule("OD-13.1")
@pytest.mark.parametrize("language", LEFT)
def test_a_round_and_the_drawn_table_count_the_boss_alike(language):
    t = at("""
        heroes mage
        dungeon dragons-cave
        floor 4
        boss_damage 2
        phase boss
    """)
    whole = t.view.boss_health
    said = LEFT[language].format(left=whole - 2, whole=whole)
    words = onedeck_text(language)
    assert said in words.event(Event("round", {"round": 2, "damage": 2, "health": whole}))
    assert said in "\n".join(Lines(words, t.view).table())


BOSS = """
    heroes warrior
    dungeon {dungeon}
    floor 4
    level 4
    hero warrior items wraith-1 ogre-1 phantom-2 boulder-1
    boss_damage {damage}
    phase boss
    next 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6
"""
COVERED = ("cover a6 1", "cover a6 2", "cover s6 6", "add s6", "add s6")
"""The armor of the Dragon and its widest box."""


@pytest.mark.rule("OD-13.21", "OD-13.24")
@pytest.mark.parametrize("language", LEFT)
@pytest.mark.parametrize("damage", [0, 5])
def test_stopping_tells_what_becomes_of_the_boss(language, damage):
    t = at(BOSS.format(dungeon="dragons-cave", damage=damage)).do(*COVERED)
    whole = t.view.boss_health
    assert t.view.boss_left_now == whole - damage
    t.do("cover a6 3")
    left = whole - damage - 1
    assert t.view.boss_left_now == left
    forecast = Drawing(onedeck_text(language), t.view).forecast()
    falls = {"en": "The Dragon falls!", "fr": "Le Dragon succombe\u00a0!"}[language]
    assert (falls in forecast) == (left == 0)
    assert left == 0 or LEFT[language].format(left=left, whole=whole) in forecast
    t.do("done")
    assert (t.view.outcome == "victory") == (left == 0)
    assert t.view.boss_health - t.view.boss_damage == left


@pytest.mark.rule("OD-13.20")
@pytest.mark.parametrize("language", LEFT)
def test_nobody_who_falls_first_is_promised_the_victory(language):
    t = at(BOSS.format(dungeon="dragons-cave", damage=5)).do("cover a6 1", "cover a6 2", "cover a6 3")
    assert t.view.boss_left_now == 0
    drawing = Drawing(onedeck_text(language), t.view)
    assert drawing.forecast() == drawing.stopping()
    assert t.do("done").view.outcome != "victory"


@pytest.mark.rule("R-52")
def test_a_boss_that_heals_is_told_with_it():
    t = at(BOSS.format(dungeon="hydras-reef", damage=3))
    ability = onedeck_text("en").pack.dungeons["hydras-reef"].boss_ability
    skulls = sum(box.skull for box in t.view.boxes)
    assert t.view.boss_left_now == t.view.boss_health - 3 + min(3, ability.heal_per_open_skull * skulls)
