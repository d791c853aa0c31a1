"""The release is built from the files that release.txt names by their hashes, in the versions that are tested."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}( \\)?")


def pinned(text):
    return dict(re.findall(r"^([\w.-]+)==([^\s\\]+)", text, re.M))


def named(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_library_of_the_release_is_the_tested_version_with_its_hashes():
    release = (ROOT / "release.txt").read_text()
    tested = {named(name): version for name, version in pinned((ROOT / "constraints.txt").read_text()).items()}
    found = {named(name): version for name, version in pinned(release).items()}
    assert found == {name: tested[name] for name in found}
    entries = re.split(r"^(?=[\w.-]+==)", release, flags=re.M)[1:]
    for entry in entries:
        lines = [line.strip() for line in entry.strip().split("\n")[1:]]
        assert lines and all(HASH.fullmatch(line) for line in lines), entry
    assert "://" not in release and "--find-links" not in release


def test_the_release_has_everything_that_the_package_and_its_build_ask_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    wanted = [*project["project"]["dependencies"], *extras["app"], *extras["server"], *extras["push"]]
    wanted += project["build-system"]["requires"]
    names = {named(re.match(r"[\w.-]+", line)[0]) for line in wanted}
    assert names <= {named(name) for name in pinned((ROOT / "release.txt").read_text())}
