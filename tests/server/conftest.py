"""A server in memory of this process, with its database in a folder of its own."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from server.helpers import Client
from underdeck.server import rate_limits
from underdeck.server.app import make_app
from underdeck.server.settings import Settings


@pytest.fixture
def settings(tmp_path) -> Settings:
    return Settings(data=str(tmp_path), messages_per_second=10_000, requests_per_second=10_000, bot_seconds=0,
        grace_seconds=0, absent_seconds=0, advice_nodes=1, reviews=False, review_nodes=1,
    )  # fmt: skip


@pytest.fixture
def no_time(monkeypatch) -> None:
    """No share is filled up while a slow machine works."""
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: 1.0))


@pytest.fixture
def client(settings) -> Iterator[Client]:
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        yield Client(http)
