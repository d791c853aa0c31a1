"""Cards that were changed are kept as they were: stored games go on with those that they were dealt from."""

import pickle

import pytest

import underdeck
from cards.keep import digest_of
from underdeck.games.onedeck.compile import pack_files
from underdeck.games.stick.compile import stick_files
from underdeck.match import Header, Match
from underdeck.packs.history import difference, own_refs, reverted
from underdeck.plugin.registry import plugin_of
from underdeck.text.facet import TextFacet

FILES = {"onedeck": pack_files, "stick": stick_files}
KNOWN = {
    "onedeck": (
        "602f8a1650afc224", "3615aa84d638c5cd", "74b62bc70d4ef688", "3eb61b282ab78d05", "bba97d7f88a85d5f",
        "70f2d458392cc3e3", "f3c0e8dd022f4169", "2ba616c8aae9cd3d", "cb36683fc75e3846", "1ca4074bfca2f963",
    ),
    "stick": ("10052e2fc2c094d2", "9144c254f207f4fc", "dc8a0723b654e41a", "4c31f1721840caee"),
}  # fmt: skip
"""The digests of all cards since these rules began (One Deck 3, the Stick 2), today's last."""

EVERY = [(game, digest) for game, digests in KNOWN.items() for digest in digests]


def dealt(game, digest, setup):
    rules, _ = plugin_of(game, own_refs(digest)).rules()
    return Match(Header(game, rules.rules_version, digest, 5, setup))


@pytest.mark.parametrize("game", KNOWN)
def test_whoever_changes_a_card_keeps_it_as_it_was(game):
    *earlier, today = KNOWN[game]
    assert digest_of(FILES[game]()) == today, "run tests/cards/keep.py and add the new digest to KNOWN"
    assert set(plugin_of(game).earlier) == set(earlier), "run tests/cards/keep.py with the cards as they were"


@pytest.mark.parametrize(("game", "digest"), EVERY)
def test_they_are_the_very_cards_again(game, digest):
    assert digest_of(FILES[game](digest)) == digest
    assert plugin_of(game, own_refs(digest)).rules()[1] == digest


def test_a_game_is_played_and_told_with_the_cards_it_was_dealt_from():
    setup = {"heroes": ["druid"], "dungeon": "mudlands"}
    then, now = dealt("onedeck", KNOWN["onedeck"][0], setup), underdeck.new("onedeck", **setup)
    assert (then.state.heroes[0].side.health, now.state.heroes[0].side.health) == (5, 6)
    assert (then.state.dungeon.boss_health, now.state.dungeon.boss_health) == (8, 12)
    faces = TextFacet.of(plugin_of("onedeck", then.header.mix)).table_words("en").faces()
    assert faces["druid-solo"].health == 5
    assert TextFacet.of(plugin_of("onedeck", then.header.mix)).words("en").packs == ()


def test_it_goes_from_process_to_process_and_on_from_a_record_and_a_position():
    then = dealt("stick", KNOWN["stick"][0], {"players": ["roy", "belkar"], "preset": "quick"})
    for again in (pickle.loads(pickle.dumps(then)), underdeck.load(then.record())):
        assert again.digest == then.digest and again.state.pack.digest == KNOWN["stick"][0]
    assert pickle.loads(pickle.dumps(then.state)).pack.digest == KNOWN["stick"][0]


def test_cards_that_nobody_knows_are_refused_and_none_can_be_named_as_a_pack():
    header = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave").header
    with pytest.raises(underdeck.Refusal) as caught:
        Match(Header(header.game, header.rules, "0" * 16, 5, header.setup))
    assert caught.value.code == "record-cards"
    with pytest.raises(underdeck.Refusal) as caught:
        Match(Header(header.game, header.rules, header.cards, 5, header.setup, packs=own_refs(KNOWN["onedeck"][0])))
    assert caught.value.code == "record-pack-absent"


@pytest.mark.parametrize(
    ("before", "after"), [("a\nb\nc\n", "a\nc\n"), ("", "a\nb"), ("a\n\nb\n", "b\n\na\n"), ("x\ny\n", "x\ny\n")]
)
def test_any_change_leads_back(before, after):
    old, new = [("f.toml", before.encode())], [("f.toml", after.encode())]
    assert reverted(new[0][1], difference(old, "", new).files.get("f.toml", [])) == old[0][1]
