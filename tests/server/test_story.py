"""The story as it is told line by line: the same twice in a row is one line, also when the first was told before."""

from underdeck.kernel.events import Event
from underdeck.table.renderer import renderer_of

TELLER = renderer_of("stick", "en")
LOOT = Event("got-some-loot", {"seat": "belkar"}, (0,))
SECRET = Event("got-loot", {"seat": "belkar", "loot": "beard-oil"}, (1,))
TURN = Event("turn", {"turn": 1, "seat": "roy"})


def test_what_happens_twice_in_a_row_is_one_line():
    lines = renderer_of("stick", "en").lines([(3, LOOT), (4, LOOT), (5, TURN)])
    assert [(line.n, line.text, line.again) for line in lines] == [
        (4, "Belkar gets 2 Loot.", False),
        (5, "Turn 1: Roy.", False),
    ]


def test_a_line_that_was_told_before_is_told_anew():
    before = TELLER.latest([(1, TURN), (2, LOOT), (2, SECRET), (3, LOOT), (3, SECRET)], seat=0)
    lines = renderer_of("stick", "fr").lines([(4, LOOT), (5, LOOT), (6, TURN)], before)
    assert [(line.n, line.text, line.again) for line in lines] == [
        (5, "Belkar obtient 4 Butins.", True),
        (6, "Tour 1\u00a0: Roy.", False),
    ]


def test_another_line_in_between_begins_anew():
    before = TELLER.latest([(1, LOOT), (2, TURN)], seat=0)
    lines = renderer_of("stick", "en").lines([(3, LOOT)], before)
    assert [(line.text, line.again) for line in lines] == [("Belkar gets a Loot.", False)]
    assert TELLER.latest([], seat=0) is None and TELLER.latest([(1, SECRET)], seat=0) is None
