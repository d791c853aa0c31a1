"""`make lowest`: constraints with the oldest libraries that pyproject.toml allows; those for testing stay pinned."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
BOUND = re.compile(r"([\w.-]+)>=([\w.]+)")


def lowest() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    oldest = dict(
        BOUND.match(line).groups()
        for line in [*project["dependencies"], *extras["app"], *extras["server"], *extras["push"]]
    )
    pinned = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line]
    kept = [line for line in pinned if line.partition("==")[0].lower().replace("_", "-") not in oldest]
    return [*kept, *[f"{name}=={version}" for name, version in oldest.items()]]


if __name__ == "__main__":
    print("\n".join(lowest()))
