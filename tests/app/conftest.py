import pytest

from underdeck.app import debounce


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path))
    return tmp_path


class Clock:
    """By which it is told how fast somebody answers."""

    def __init__(self):
        self.now = 0.0
        self.pace = 10.0
        """Seconds between two looks at it: tests answer what they have read, and read fast."""

    def __call__(self):
        self.now += self.pace
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(debounce, "now", clock)
    return clock
