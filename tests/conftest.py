"""In CI the property tests try the same examples every time; elsewhere they look for new ones."""

import os

from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None)
if os.environ.get("CI"):
    settings.load_profile("ci")
