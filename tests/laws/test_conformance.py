"""What every game must keep (`underdeck.lab.conformance`): one suite for all games. Undo is in test_undo."""

import pytest

from laws.proof import every_game, prove
from underdeck.kernel.rng import Rng
from underdeck.lab.conformance import LAWS, saying
from underdeck.lab.laws import far_games_end
from underdeck.lab.message_check import MessageCheck, has_messages
from underdeck.plugin.registry import plugin_of
from underdeck.text import LANGUAGES
from wander import ONEDECK, STICK, wander

EXAMPLES = {
    "ends": 150, "forms": 8, "shares": 12, "asked": 16,
    "repeats": 20, "keyed": 8, "answers": 25, "nonsense": 10, "positions": 16, "clones": 20, "windows": 16,
    "records": 40, "prefixes": 40, "offered": 60, "secrets": 25, "chance": 10, "truth": 20, "anew": 10, "worlds": 12,
    "undo": 40, "bots": 8,
}  # fmt: skip
"""How many random games each law is tried on."""
LEAST = {"secrets": 6, "truth": 4, "worlds": 6}
"""However long the games are."""


def test_no_law_is_left_out():
    assert LAWS.keys() - EXAMPLES.keys() == {"teaches"}


@pytest.mark.long
@every_game
@pytest.mark.parametrize("law", EXAMPLES)
def test_every_game_keeps_the_law(law, walk):
    prove(LAWS[law], walk, EXAMPLES[law], LEAST.get(law, 2))


@every_game
def test_long_games_see_everything_and_end(walk):
    prove(far_games_end, walk, 25)


@pytest.mark.long
@every_game
def test_whatever_a_game_speaks_of_is_said_in_every_language_it_speaks(walk):
    plugin = plugin_of(walk.name)
    spoken = [MessageCheck(plugin, language) for language in LANGUAGES if has_messages(plugin, language)]
    prove(saying(spoken), walk, 8)
    assert [speech.troubles() for speech in spoken] == [[]] * len(spoken)


def test_aimless_sturdy_parties_really_meet_bosses():
    assert any(wander(ONEDECK.far(), ONEDECK.any_setup(Rng(seed)), seed).floor == 4 for seed in range(12))


@pytest.mark.long
def test_aimless_mighty_players_really_slay_xykon():
    ends = (wander(STICK.far(), STICK.any_setup(Rng(seed)), seed) for seed in range(30))
    assert any(player.slayer for state in ends for player in state.players)
