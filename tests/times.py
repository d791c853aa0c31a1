"""Where the time of a test run goes: `make test-times`, or `pytest -p times`.

It says which tests and which files took most, in seconds of this process and of those it started. Both are work, not
waiting: on a busy machine the figures stay the same.
"""

import os
import time
from collections import Counter

import pytest

MOST = 20
TIMES = "work and clock"
started: dict[str, tuple[float, float]] = {}


def work() -> float:
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def pytest_runtest_logstart(nodeid, location):
    started[nodeid] = (time.perf_counter(), work())


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    if call.when == "teardown" and item.nodeid in started:
        clock, used = started.pop(item.nodeid)
        report.user_properties.append((TIMES, (work() - used, time.perf_counter() - clock)))


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter):
    tests: dict[str, tuple[float, float]] = {}
    for report in terminalreporter.stats.get("", []):  # set-ups and ends that went well
        for name, value in report.user_properties:
            if name == TIMES:
                tests[report.nodeid] = tuple(value)
    files = Counter()
    for nodeid, (used, _) in tests.items():
        files[nodeid.partition("::")[0]] += used
    line = terminalreporter.write_line
    line(f"{'work':>8} {'clock':>8}  the {MOST} longest of {len(tests)} tests")
    for nodeid, (used, clock) in sorted(tests.items(), key=lambda each: -each[1][0])[:MOST]:
        line(f"{used:8.1f} {clock:8.1f}  {nodeid}")
    line(f"{'work':>8}           the {MOST} longest of {len(files)} files")
    for file, used in files.most_common(MOST):
        line(f"{used:8.1f}           {file}")
    line(f"{sum(files.values()):8.1f}           all")
    if where := os.environ.get("UNDERDECK_TIMES"):
        with open(where, "w", encoding="utf-8") as out:
            out.writelines(f"{used:.3f}\t{clock:.3f}\t{nodeid}\n" for nodeid, (used, clock) in tests.items())
