"""Games that begin in many threads of a fresh process at once."""

import subprocess
import sys

BEGIN = """
import sys, threading
import underdeck

sys.setswitchinterval(1e-6)
together = threading.Barrier(8)

def begin(seed):
    together.wait()
    for game, setup in (
        ("onedeck", {"heroes": ["mage"], "dungeon": "dragons-cave"}), ("stick", {"players": ["roy", "haley"]}),
    ):
        match = underdeck.new(game, seed=seed, **setup)
        assert underdeck.load(match.record()).digest == match.digest

threads = [threading.Thread(target=begin, args=(seed,)) for seed in range(8)]
for each in threads:
    each.start()
for each in threads:
    each.join()
"""


def test_many_threads_may_begin_games_at_once():
    found = subprocess.run([sys.executable, "-c", BEGIN], capture_output=True, text=True, timeout=300, check=False)
    assert (found.returncode, found.stderr) == (0, "")
