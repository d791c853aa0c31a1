"""OD-7.46: the table of verbs. A new verb is a row of it, a form in the schema and a sentence in each language."""

from typing import get_args

import msgspec
import pytest

from table import at
from underdeck.games.onedeck import schema
from underdeck.games.onedeck.bots.ability_use import dreamt_dice, foreseeable
from underdeck.games.onedeck.bots.loot import effect_pips
from underdeck.games.onedeck.compile import Compiler, onedeck_pack
from underdeck.games.onedeck.rules.cards import HEROIC
from underdeck.games.onedeck.rules.dice import gain
from underdeck.games.onedeck.rules.verbs import VERBS, Verb
from underdeck.games.onedeck.text.cards import CardText

PACK = onedeck_pack().pack


class Hoard(Verb):
    """A heroic die for each potion token of the party."""

    def __init__(self, id, *, value):
        super().__init__(id)
        self.value = self.benefit.value = value
        self.benefit.dice = self.benefit.taken = 1
        self.benefit.color = HEROIC

    def apply(self, state, user, owner):
        gain(state, user, HEROIC, self.value, state.tokens, 0)

    def sentences(self):
        return [("gain", {"dice": [(HEROIC, 1)], "value": self.value})]


class HoardSpec(schema.EffectSpec, kw_only=True, tag="hoard"):
    value: schema.Face


def test_every_verb_that_a_pack_may_use_is_known_and_no_other():
    assert sorted(VERBS) == sorted(form.__struct_config__.tag for form in get_args(schema.AnyEffect))


@pytest.mark.rule("OD-7.46")
def test_a_new_verb_is_a_row_of_the_table(monkeypatch):
    """It is compiled, used, put into words and weighed by bots, and nothing but its row knows of it."""
    monkeypatch.setitem(VERBS, "hoard", Hoard)
    monkeypatch.setattr(PACK, "effects", PACK.effects[:])
    effect = Compiler().effect(PACK, msgspec.convert({"do": "hoard", "value": 5}, HoardSpec))
    skill = next(skill for skill in PACK.skills if skill.id == "crushing-blow")
    monkeypatch.setattr(skill, "effects", [effect])
    t = at("""
        heroes warrior
        dungeon dragons-cave
        doors ogre-1
        hero warrior skills cave-in-2 pool s1
        tokens 2
        phase placing 1
    """)
    t.do("use crushing-blow")
    assert t.hero("warrior").pool == ["h5", "h5"]
    assert CardText("en").effects([effect]) == CardText("en").effects([VERBS["gain"](0, color="heroic", value=5)])
    assert effect_pips(t.state, 0, effect) == 5.5
    assert foreseeable([effect]) and HEROIC * 8 + 5 in dreamt_dice(t.state, [effect])
