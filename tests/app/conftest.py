import pytest


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path))
    return tmp_path
