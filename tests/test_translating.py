"""What a translator meets: a folder to begin with, a check that says what is wrong and why, a language that is told
of where it can't be read. In process and quick; whole games in such languages are in `test_languages.py`."""

from underdeck.text import text_in
from underdeck.text.listing import view_lines


def test_the_label_of_a_view_has_the_colon_of_its_language():
    view = {"who": "blue", "hand": ["a", "b"], "open": True}
    english = list(view_lines(view, str, text_in("en")))
    french = list(view_lines(view, str, text_in("fr")))
    assert english[:2] == ["who: blue", "hand: a, b"]
    assert french[:2] == ["who\u00a0: blue", "hand\u00a0: a, b"]
