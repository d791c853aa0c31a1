"""`make rules`: how many rules of each section have a test marked with their id, and why the others have none."""

import contextlib
import io
import re
import sys
import tomllib
from pathlib import Path

import pytest

from underdeck.text.rulebook import is_section, rule_ids, section_of

HERE = Path(__file__).parent


class Collector:
    """A pytest plugin that gathers the ids claimed by marked tests."""

    def __init__(self) -> None:
        self.claimed: dict[str, int] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for id in mark.args:
                    self.claimed[id] = self.claimed.get(id, 0) + 1


def claimed_ids() -> dict[str, int]:
    collector = Collector()
    with contextlib.redirect_stdout(io.StringIO()):
        code = pytest.main(["--collect-only", "-qq", "-p", "no:xdist", str(HERE)], plugins=[collector])
    if code != pytest.ExitCode.OK:
        raise SystemExit(f"collection failed: {code}")
    return collector.claimed


def untestable() -> dict[str, str]:
    reasons: dict[str, str] = {}
    for file in sorted((HERE / "rules" / "untestable").glob("*.toml")):
        reasons.update(tomllib.loads(file.read_text(encoding="utf-8")))
    return reasons


def main() -> None:
    brief = "--brief" in sys.argv
    claimed, reasons = claimed_ids(), untestable()
    rules = [id for game in ("onedeck", "stick") for id in rule_ids(game) if not is_section(id)]
    missing = [id for id in rules if id not in claimed and id not in reasons]
    print(f"{'section':<9}{'rules':>6}{'tested':>8}{'untestable':>12}{'missing':>9}")
    for section in dict.fromkeys(section_of(id) for id in rules):
        ids = [id for id in rules if section_of(id) == section]
        tested = sum(id in claimed for id in ids)
        excused = sum(id in reasons and id not in claimed for id in ids)
        print(f"{section:<9}{len(ids):>6}{tested:>8}{excused:>12}{len(ids) - tested - excused:>9}")
    examples = sorted((id for id in claimed if id.startswith("EX-")), key=lambda id: int(id[3:]))
    print(f"worked examples tested: {' '.join(examples)}")
    stick = sorted((id for id in claimed if id.startswith("OS-EX-")), key=lambda id: int(id[6:]))
    print(f"worked examples of the second game tested: {' '.join(stick)}")
    rows = sorted((id for id in claimed if re.fullmatch(r"E-\d+", id)), key=lambda id: int(id[2:]))
    print(f"edition differences tested: {' '.join(rows)}")
    if not brief:
        print("\nwithout a test, and why:")
        for id in rules:
            if id in reasons and id not in claimed:
                print(f"  {id:<9}{reasons[id]}")
    if missing:
        print("\nneither tested nor excused: " + " ".join(missing))
        sys.exit(1)


if __name__ == "__main__":
    main()
