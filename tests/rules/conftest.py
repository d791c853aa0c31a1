"""The same scenes of the Order of the Stick, with everybody some seats further on."""

import pytest

from stick_table import Table


@pytest.fixture(params=[0, -1], ids=["first-seat", "last-seat"])
def either_seat(request, monkeypatch):
    """Nothing hangs on the number of a seat: whoever is listed second sits in the first one the other time."""
    monkeypatch.setattr(Table, "turned", request.param)
