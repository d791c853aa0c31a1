"""In CI the property tests try the same examples every time; elsewhere they look for new ones."""

import os

import pytest
from hypothesis import settings

from underdeck.text import LANGUAGES, Text

settings.register_profile("ci", derandomize=True, deadline=None)
if os.environ.get("CI"):
    settings.load_profile("ci")

os.environ.setdefault("UNDERDECK_ADVICE_NODES", "1")
"""Tests that play by hints ask for hundreds of them: what a mind says without thinking is enough."""

formed = Text.formed


def demanded(self, id, facts):
    """Players read English or an id where words are missing; from our own languages the tests demand all of them."""
    said = formed(self, id, facts)
    if said is None and self.language in LANGUAGES:
        raise LookupError(f"{self.language}: {id}: {facts}")
    return said


Text.formed = demanded

QUICK = ("cards", "rules")
"""Folders whose tests take moments, and are many."""
LONGEST = 900
"""Seconds after which a long test is ended; the others after `timeout` in pyproject.toml. Only a test that hangs
takes so long."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    """Every worker begins with its share of what takes long, and none waits for another at the end."""
    for item in items:
        if item.get_closest_marker("soak") or item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(LONGEST))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers == 1:
        return
    quick = [item for item in items if item.path.parent.name in QUICK]
    long = [item for item in items if item.path.parent.name not in QUICK]
    items[:] = [item for at in range(workers) for group in (long, quick) for item in group[at::workers]]
