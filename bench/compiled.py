"""A first check that mypyc compiles the unchanged rules and that compiled games have the same digests.

python bench/compiled.py      builds into a temporary folder, plays the same games twice, prints the ratio
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
PLAY = """
import time
import underdeck
from underdeck.kernel.rng import Rng
import underdeck.games.onedeck.rules.placing as placing
started, decisions, digests = time.perf_counter(), 0, []
for seed in range(1500):
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=seed)
    rng = Rng(seed)
    while match.outcome is None:
        options = match.decisions[0].options
        match.submit(0, options[rng.below(len(options))])
    decisions += len(match.log)
    digests.append(match.digest)
import hashlib
print(placing.__file__.endswith(".so"), decisions / (time.perf_counter() - started),
      hashlib.blake2b("".join(digests).encode(), digest_size=8).hexdigest())
"""


def play(path: str) -> tuple[bool, float, str]:
    code = f"import sys; sys.path.insert(0, {path!r})\n{PLAY}"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=path)
    compiled, rate, digest = out.stdout.split()
    return compiled == "True", float(rate), digest


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(SOURCE / "underdeck", Path(folder) / "underdeck")
        modules = [f"underdeck/kernel/{name}.py" for name in ("rng", "decisions", "events")]
        modules += sorted(
            str(file.relative_to(folder)) for file in Path(folder).glob("underdeck/games/onedeck/rules/*.py")
        )
        subprocess.run([sys.executable, "-m", "mypyc", *modules], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        compiled, fast, digest = play(folder)
        assert compiled, "the compiled modules were not used"
        _, slow, expected = play(str(SOURCE))
    assert digest == expected, "compiled and interpreted games differ"
    print(f"interpreted {slow:,.0f} decisions/s, compiled {fast:,.0f}: {fast / slow:.1f}x, same digests")


if __name__ == "__main__":
    main()
