"""What a page is told of an event besides its sentence: the card it is about, and to whom it was done."""

from underdeck.kernel.events import Event
from underdeck.table.renderer import renderer_of


def test_a_line_names_its_card_and_whom_it_was_done_to():
    stolen = Event("stole", {"seat": "haley", "other": "roy", "loot": "plot-coupon"})
    line = renderer_of("stick", "en").line(3, stolen)
    assert (line.who, line.other, line.card) == ("haley", "roy", "plot-coupon")


def test_a_line_about_no_card_names_none():
    line = renderer_of("stick", "en").line(3, Event("flees", {"seat": "elan"}))
    assert (line.who, line.other, line.card) == ("elan", "", "")
