"""In CI the property tests try the same examples every time; elsewhere they look for new ones."""

import os

import pytest
from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None)
if os.environ.get("CI"):
    settings.load_profile("ci")

QUICK = ("cards", "rules")
"""Folders whose tests take moments, and are many."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    """Every worker begins with its share of what takes long, and none waits for another at the end."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers == 1:
        return
    quick = [item for item in items if item.path.parent.name in QUICK]
    long = [item for item in items if item.path.parent.name not in QUICK]
    items[:] = [item for at in range(workers) for group in (long, quick) for item in group[at::workers]]
