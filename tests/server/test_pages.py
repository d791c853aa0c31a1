"""Words, forms, cards and rules for the browser, in every language."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from underdeck import new
from underdeck.bots import ask, best_bot, make_bot
from underdeck.games.stick.rules.options import PRESETS
from underdeck.games.stick.text.words import stick_text
from underdeck.plugin.registry import game_names, plugin_of
from underdeck.table import renderer
from underdeck.table.facet import TableFacet
from underdeck.table.talk import EMOTES, PHRASES
from underdeck.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_has_its_words(client, lang):
    words = client.http.get("/api/words", params={"lang": lang}).json()
    assert words["web-title"] == "Underdeck" and all(words.values())
    talk = client.http.get("/api/words", params={"lang": lang, "part": "talk"}).json()
    phrases = [
        *PHRASES,
        *EMOTES,
        *[phrase for game in game_names() for phrase in TableFacet.of(plugin_of(game)).phrases],
    ]
    assert {f"phrase-{phrase}" for phrase in phrases} <= set(talk) and all(talk.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
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
@pytest.mark.parametrize("game", game_names())
def test_cards_and_rules(client, game, lang):
    cards = client.http.get(f"/api/cards/{game}", params={"lang": lang}).json()
    assert len(cards) > 80 and all(card["name"] and card["text"] and card["deckname"] for card in cards)
    assert sum(card["face"] is not None for card in cards) >= len(cards) - 1
    rules = client.http.get(f"/api/rules/{game}", params={"lang": lang}).json()
    assert len(rules) > 200 and all(rule["id"] and rule["text"] for rule in rules)


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_the_stick_says_where_it_leaves_the_rulebook(client, lang):
    line = stick_text(lang).house_rules(PRESETS["quick"])
    made = client.create("stick", {"players": ["roy", "haley"], "preset": "quick"}, ["me", "invite"])
    invited = client.post("/api/invitation", invite=made["invites"]["1"], lang=lang).json()
    with client.sit(made["id"], made["tokens"].values(), lang) as player:
        assert (invited["house"], player.table["view"]["house"], player.table["view"]["x_per_shtick"]) == (
            line,
            line,
            2,
        )
    record = new("stick", players=["roy", "haley"], preset="quick").record()
    replay = client.http.post("/api/records", content=record).json()["replay"]
    assert client.http.get(f"/api/replay/{replay}", params={"lang": lang}).json()["view"]["house"] == line
    made = client.create("stick", {"players": ["roy", "haley"]}, ["me", "invite"])
    with client.sit(made["id"], made["tokens"].values(), lang) as player:
        assert (player.table["view"]["house"], player.table["view"]["x_per_shtick"]) == ("", 3)


def test_the_rulebook_of_a_game_has_its_house_rules(client):
    def text(id, **asked):
        return {rule["id"]: rule["text"] for rule in client.http.get("/api/rules/stick", params=asked).json()}[id]

    assert "In this game: 2 X buy a shtick." in text("OS-15.4", house="stairs=6,x_per_shtick=2")
    assert "In this game: the dungeon collapses after 30 turns" in text("OS-3.3", house="turn_limit=30")
    assert text("OS-15.4", house="stairs=6") == text("OS-15.4") == text("OS-15.4", house="x_per_shtick=3")
    for nonsense in ("x=2", "x_per_shtick=9", "x_per_shtick", ",", "="):
        assert client.http.get("/api/rules/stick", params={"house": nonsense}).status_code == 400


@pytest.mark.rule("E-1")
def test_the_rulebook_of_a_game_has_the_terms_of_its_edition(client):
    def text(**asked):
        rules = client.http.get("/api/rules/onedeck", params=asked).json()
        return next(rule["text"] for rule in rules if rule["id"] == "OD-6.17")

    assert "Heroic Skill" in text(house="1.1") and "compétences héroïques" in text(house="1.1", lang="fr")
    assert "Heroic Skill" not in text() == text(house="1.9")
    assert client.http.get("/api/rules/onedeck", params={"house": "2.0"}).status_code == 400


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
@pytest.mark.parametrize("game", game_names())
def test_every_id_of_a_view_has_its_name(game, lang):
    setup = {"players": ["roy", "haley"], "preset": "quick", "variants": ["lucky"]}
    if game == "onedeck":
        setup = {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave", "tier": "novice"}
    match = new(game, seed=4, **setup)
    bot = make_bot(best_bot(game), 1, game)
    told = renderer.renderer_of(game, lang)
    for step in range(400):
        if match.outcome is not None:
            break
        if step % 4 == 0:
            for seat in (0, 1, renderer.SPECTATOR):
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
    st.sampled_from([*game_names(), "", "chess"]),
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
