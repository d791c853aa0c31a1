"""The pages' types are those of Python."""

import pytest

from typescript import FILES, PAGES


@pytest.mark.parametrize("name", FILES)
def test_the_pages_know_what_python_says(name):
    assert (PAGES / name).read_text(encoding="utf-8") == FILES[name](), "run `make types`, then `make web`"
