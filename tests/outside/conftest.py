"""Where the packs of a test lie."""

import pytest

from underdeck.games.onedeck.text.table import table_text
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.games.stick.text.words import stick_text
from underdeck.packs import outside


@pytest.fixture(autouse=True)
def shelf(tmp_path, monkeypatch):
    """Where this test's packs lie."""
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("UNDERDECK_PACKS", raising=False)
    monkeypatch.setattr(outside, "_known", {})
    for text in (onedeck_text, table_text, stick_text):
        text.cache_clear()  # texts are read once, and these packs differ in nothing else
    folder = tmp_path / "data" / "packs"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def here(tmp_path, monkeypatch):
    place = tmp_path / "here"
    place.mkdir()
    monkeypatch.chdir(place)
    return place
