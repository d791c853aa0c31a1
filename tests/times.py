"""Where the time of a test run goes: `make test-times`, or `pytest -p times`.

It says which tests and which files took most, in seconds of this process and of those it started. Both are work, not
waiting: on a busy machine the figures stay the same. A browser's work counts where it is done, not where it ends.
"""

import os
import time
from collections import Counter
from glob import glob
from pathlib import Path

import pytest

MOST = 20
TIMES = "work and clock"
TICKS = os.sysconf("SC_CLK_TCK")
"""A second, as the system counts."""
started: dict[str, tuple[float, float]] = {}
spent: dict[str, float] = {}
"""Nobody tells of a browser that was killed, as at the end of the last test that it is there for."""


def work() -> float:
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system + under_way(os.getpid())


def under_way(process: int) -> float:
    """Of those that it has started and that have not ended, and of theirs, where the system tells."""
    used = 0.0
    for told in glob(f"/proc/{process}/task/*/children"):
        for child in read(told).split():
            times = read(f"/proc/{child}/stat").rpartition(")")[2].split()[11:15]
            used += sum(map(int, times)) / TICKS + under_way(int(child))
    return used


def read(path: str) -> str:
    """Nothing of what has ended meanwhile."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError:
        return ""


def pytest_runtest_logstart(nodeid, location):
    started[nodeid] = (time.perf_counter(), work())


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    if item.nodeid in started:
        clock, used = started[item.nodeid]
        spent[item.nodeid] = max(spent.get(item.nodeid, 0.0), work() - used)
        if call.when == "teardown":
            report.user_properties.append((TIMES, (spent.pop(item.nodeid), time.perf_counter() - clock)))


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
