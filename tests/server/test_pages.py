"""Words, forms, cards and rules for the browser, in every language."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from underdeck import new
from underdeck.bots import ask, best_bot, make_bot
from underdeck.match.match import GAMES
from underdeck.server import telling
from underdeck.server.room import PHRASES
from underdeck.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_has_its_words(client, lang):
    words = client.http.get("/api/words", params={"lang": lang}).json()
    assert words["web-title"] == "Underdeck" and all(words.values())
    assert {f"phrase-{phrase}" for phrase in PHRASES} <= set(words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_catalog_can_be_started(client, game, lang):
    found = client.http.get("/api/catalog", params={"lang": lang}).json()[game]
    assert client.create(game, found["defaults"])["id"]
    for option in found["options"]:
        assert option["help"] and option["default"] == option["values"][0]["id"]
        assert len({value["name"] for value in option["values"]}) == len(option["values"])
    for kind in ("heroes", "characters", "dungeons", "sets", "editions", "tiers", "lengths", "variants", "presets"):
        for row in found.get(kind, []):
            assert row["id"] and row["name"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_cards_and_rules(client, game, lang):
    cards = client.http.get(f"/api/cards/{game}", params={"lang": lang}).json()
    assert len(cards) > 80 and all(card["name"] and card["text"] and card["deckname"] for card in cards)
    assert sum(card["face"] is not None for card in cards) >= len(cards) - 1
    rules = client.http.get(f"/api/rules/{game}", params={"lang": lang}).json()
    assert len(rules) > 200 and all(rule["id"] and rule["text"] for rule in rules)


IDS = {
    "onedeck": ("hero", "card", "dungeon", "boss", "reference", "feat", "id", "tier", "set"),
    "stick": ("id", "character", "shadow", "shtick", "asker", "asked", "helper", "loot", "trap", "xykon"),
}
LISTS = ("hand", "looked_at", "battle_discard", "loot_discard", "npcs", "saved", "monsters", "discard", "xp", "items",
         "potions", "played", "variants", "removed", "spoils")  # fmt: skip


def ids_in(value, names):
    if isinstance(value, dict):
        for key, each in value.items():
            if key in names and isinstance(each, str):
                yield each
            elif key in LISTS and isinstance(each, list):
                yield from each
            elif key == "parts":
                yield from [source for source, _ in each]
            elif key != "names":
                yield from ids_in(each, names)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from ids_in(each, names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_id_of_a_view_has_its_name(game, lang):
    setup = {"players": ["roy", "haley"], "preset": "quick", "variants": ["lucky"]}
    if game == "onedeck":
        setup = {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave", "tier": "novice"}
    match = new(game, seed=4, **setup)
    bot = make_bot(best_bot(game), 1, game)
    told = telling.teller(game, lang)
    for step in range(400):
        if match.outcome is not None:
            break
        if step % 4 == 0:
            for seat in (0, 1, telling.SPECTATOR):
                view = told.view(match.view(max(seat, 0)), seat)
                missing = {id for id in ids_in(view, IDS[game]) if id not in view["names"]}
                assert not missing
        decision = match.decisions[0]
        match.submit(*ask(bot, match, decision))


plain = st.none() | st.booleans() | st.integers(-3, 9) | st.sampled_from(["roy", "mage", "short", "dragons-cave", ""])
settings_ = st.sampled_from(
    ["players", "heroes", "dungeon", "length", "variants", "options", "preset", "teams", "set", "tier", "sheets", "x"]
)


@given(
    st.sampled_from([*GAMES, "", "chess"]),
    st.dictionaries(
        settings_,
        st.recursive(
            plain,
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(settings_, inner, max_size=3),
            max_leaves=5,
        ),
        max_size=4,
    ),
)
@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_setup_is_a_game_or_a_refusal(client, game, setup):
    answer = client.http.post("/api/games", json={"game": game, "setup": setup})
    assert answer.status_code in (200, 400)
    assert "id" in answer.json() or answer.json()["text"]
