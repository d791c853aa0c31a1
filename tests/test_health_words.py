"""Health is counted one way: what is left of the whole, never less than nothing, never more than there is."""

import pytest

from table import at
from underdeck.kernel.events import Event
from underdeck.terminal.table import Table as Drawn
from underdeck.text import onedeck_text

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
    assert said in Drawn(words).draw(t.view)
