"""Packs on a server, in the forms, at the terminal."""

import shutil

import msgspec
import pytest

from outside.making import SETUP, grow, run, serving, wish
from underdeck.app.app import once_more
from underdeck.app.facet import make_board
from underdeck.app.newgame import NewGame
from underdeck.app.plainboard import PlainBoard
from underdeck.games.onedeck.board import OneDeckBoard
from underdeck.games.onedeck.compile import mixed_pack
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.kernel.refusal import Refusal
from underdeck.match import new
from underdeck.packs import outside
from underdeck.plugin.registry import plugin_of
from underdeck.server.app import make_app
from underdeck.server.settings import Settings, read_settings
from underdeck.table import wire
from underdeck.text import LANGUAGES, text_in


def test_a_server_plays_with_no_pack_that_its_operator_has_not_named(shelf, tmp_path):
    grow(shelf)
    with serving(tmp_path) as http:
        answer = http.post("/api/games", json=wish(packs=["grove"], **SETUP))
        assert answer.status_code == 400 and answer.json()["code"] == "pack-off"
        assert http.post("/api/games", json=wish(packs="grove", **SETUP)).json()["code"] == "setup-type"
        assert http.post("/api/games", json=wish(**SETUP)).json()["code"] == "unknown-hero"
        assert "grove" not in http.get("/api/catalog").text
        assert http.post("/api/games", json=wish(heroes=["mage"], dungeon="dragons-cave")).status_code == 200


@pytest.mark.long
def test_a_server_shows_and_plays_the_packs_that_are_on(shelf, tmp_path, monkeypatch):
    grow(shelf)
    with serving(tmp_path, "grove") as http:
        catalog = http.get("/api/catalog").json()["onedeck"]
        assert "grove-warden" in [hero["id"] for hero in catalog["heroes"]]
        assert "grove-glade" in [dungeon["id"] for dungeon in catalog["dungeons"]]
        cards = {card["id"]: card.get("pack") for card in http.get("/api/cards/onedeck").json()}
        assert cards["grove-thornling-a"] == "Grove" and cards["bandit-1"] is None
        made = http.post("/api/games", json=wish(**SETUP)).json()  # as the form sends it
        with http.websocket_connect(f"ws://127.0.0.1:8000/ws/{made['id']}?v=1&lang=fr") as socket:
            socket.send_json({"t": "hello", "tokens": list(made["tokens"].values())})
            table = socket.receive_json()
            while table["t"] != "table":
                table = socket.receive_json()
        assert table["view"]["names"]["grove-warden"] == "Garde forestière"
        assert [pack["id"] for pack in table["view"]["packs"]] == ["grove"]
    shown = msgspec.convert({name: value for name, value in table.items() if name != "t"}, wire.Table)
    assert type(make_board(shown)) is OneDeckBoard
    monkeypatch.setattr(outside, "_known", {})
    onedeck_text.cache_clear()
    mixed_pack.cache_clear()
    shutil.rmtree(shelf / "grove")
    assert type(make_board(shown)) is PlainBoard  # at the other end of the wire there need not be the pack


def test_a_server_with_an_unknown_pack_does_not_start(shelf, tmp_path):
    with pytest.raises(Refusal) as refusal:
        make_app(Settings(data=str(tmp_path / "server"), packs=["grove"]))
    assert refusal.value.code == "unknown-pack"


def test_packs_of_a_server_are_named_with_commas(tmp_path):
    assert read_settings({"packs": "grove, fen"}, {}).packs == ["grove", "fen"]


def test_the_form_of_a_new_game_shows_a_pack_only_where_it_was_chosen(shelf):
    grow(shelf)
    heroes = next(field for field in plugin_of("onedeck").fields if field.id == "heroes")
    assert "grove-warden" not in [each.id for each in NewGame("onedeck", "en").choices(heroes)]
    assert "grove-warden" in [each.id for each in NewGame("onedeck", "en", {"packs": ["grove"]}).choices(heroes)]


def test_the_same_game_once_more_has_the_same_packs(shelf):
    grow(shelf)
    match = new("onedeck", packs=["grove"], **SETUP)
    assert once_more(match).header.packs == match.header.packs


def test_a_position_is_played_with_the_packs_that_it_needs(shelf, here):
    grow(shelf)
    (here / "position").write_text(new("onedeck", packs=["grove"], **SETUP).position(), encoding="utf-8")
    assert run("play", "onedeck", "--plain", "--position", "position", "--lang", "en")[0] == 2
    said = run("play", "onedeck", "--plain", "--position", "position", "--pack", "grove", "--lang", "en")[1]
    assert "Warden" in said and "Quiet Glade" in said


def test_a_resumed_game_says_politely_what_it_needs(shelf, here, monkeypatch):
    grow(shelf)
    (here / "game.record").write_text(new("onedeck", packs=["grove"], **SETUP).record(), encoding="utf-8")
    assert run("replay", "game.record", "--verify", "--lang", "en") == (0, "ok\n")
    assert "Warden" in run("replay", "game.record", "--lang", "en")[1]
    monkeypatch.setattr(outside, "_known", {})
    shutil.rmtree(shelf / "grove")
    for command in (["replay"], ["replay", "--verify"], ["resume", "--plain"]):
        code, said = run(*command, "game.record")
        assert code == 2 and "grove" in said and "1.0" in said and "\n" not in said


# What its operator has changed her mind about


@pytest.mark.long
def test_a_game_whose_pack_was_put_away_is_listed_with_the_reason(shelf, tmp_path):
    grow(shelf)
    with serving(tmp_path, "grove") as http:
        made = http.post("/api/games", json=wish(**SETUP)).json()
        plain = http.post("/api/games", json=wish(heroes=["mage"], dungeon="dragons-cave")).json()
        tokens = [made["tokens"]["0"], plain["tokens"]["0"]]
        assert [row["bygone"] for row in http.post("/api/mine", json={"tokens": tokens}).json()] == [None, None]
    with serving(tmp_path) as http:
        for lang in LANGUAGES:
            rows = http.post("/api/mine", json={"tokens": tokens, "lang": lang}).json()
            reasons = {row["id"]: row["bygone"] for row in rows}
            assert "grove" in reasons[made["id"]] and reasons[plain["id"]] is None
        answer = http.get(f"/api/games/{made['id']}/record", headers={"Authorization": f"Bearer {tokens[0]}"})
        assert answer.text.startswith("underdeck record")
        refused = http.post("/api/records", content=answer.content, params={"lang": "en"}).json()
        assert refused["code"] == "upload-pack-off"
    with serving(tmp_path, "grove") as http:
        assert [row["bygone"] for row in http.post("/api/mine", json={"tokens": tokens}).json()] == [None, None]
        replay = http.post("/api/records", content=answer.content).json()["replay"]
        assert http.get(f"/api/replay/{replay}").status_code == 200
    with serving(tmp_path) as http:
        assert http.get(f"/api/replay/{replay}").json()["code"] == "record-pack-off"


def test_a_sheet_of_a_server_holds_the_talents_of_its_packs(shelf, tmp_path):
    grow(shelf)
    with serving(tmp_path, "grove") as http:
        sheet = http.post("/api/campaigns", json={"name": "Ada", "hero": "mage"}).json()
        game = wish(packs=["grove"], dungeon="grove-glade", tier="veteran") | {"sheets": [sheet["token"]]}
        assert http.post("/api/games", json=game).status_code == 200
        assert "grove-old-paths" in [each["id"] for each in http.get("/api/catalog").json()["onedeck"]["talents"]]


def test_a_server_seats_the_characters_of_its_packs(shelf, tmp_path):
    grow(shelf, "kitchen", "stick")
    with serving(tmp_path, "kitchen") as http:
        catalog = http.get("/api/catalog").json()["stick"]
        assert "kitchen-cook" in [each["id"] for each in catalog["characters"]]
        for players in (["kitchen-cook", "roy"], {"kitchen-cook": "me", "roy": "bot"}):
            game = {"game": "stick", "setup": {"players": players}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
            assert http.post("/api/games", json=game).status_code == 200


def test_a_form_is_told_which_packs_there_are_and_what_they_bring(shelf, tmp_path):
    grow(shelf)
    grow(shelf, "kitchen", "stick")
    with serving(tmp_path, "grove", "kitchen") as http:
        catalog = http.get("/api/catalog").json()
    assert [pack["id"] for pack in catalog["onedeck"]["packs"]] == ["grove"]
    owners = {
        row["id"]: row.get("pack") for kind in ("heroes", "dungeons", "talents") for row in catalog["onedeck"][kind]
    }
    assert {id for id, pack in owners.items() if pack == "grove"} == {"grove-warden", "grove-glade", "grove-old-paths"}
    assert owners["mage"] is None
    owners = {row["id"]: row.get("pack") for row in catalog["stick"]["characters"]}
    assert owners["kitchen-cook"] == "kitchen" and owners["roy"] is None


def test_a_pack_is_chosen_for_one_game(shelf, tmp_path):
    """Even one that nobody could be recognised by: its cards join a deck."""
    grow(shelf)
    with serving(tmp_path, "grove") as http:
        plain = {"heroes": ["mage"], "dungeon": "dragons-cave"}
        packs = []
        for setup in (plain, {**plain, "packs": ["grove"]}):
            made = http.post("/api/games", json=wish(**setup)).json()
            with http.websocket_connect(f"ws://127.0.0.1:8000/ws/{made['id']}?v=1&lang=en") as socket:
                socket.send_json({"t": "hello", "tokens": list(made["tokens"].values())})
                table = socket.receive_json()
                while table["t"] != "table":
                    table = socket.receive_json()
            packs.append([pack["id"] for pack in table["view"].get("packs", [])])
    assert packs == [[], ["grove"]]


def test_the_folders_of_packs_are_no_setting_of_the_server():
    folders = {"UNDERDECK_PACKS": "somewhere/packs", "UNDERDECK_CONFIG": "nowhere.toml"}
    assert read_settings({}, folders).packs == []
    assert read_settings({}, folders | {"UNDERDECK_SERVER_PACKS": "grove,fen"}).packs == ["grove", "fen"]
    assert read_settings({"packs": "bog"}, folders | {"UNDERDECK_SERVER_PACKS": "grove"}).packs == ["bog"]


def test_only_packs_of_the_same_game_are_offered_in_the_place_of_another(shelf, tmp_path):
    grow(shelf)
    grow(shelf, "kitchen", "stick")
    with serving(tmp_path, "grove", "kitchen") as http:
        refused = http.post("/api/games", json=wish(packs=["nobody"], **SETUP)).json()
        assert refused["code"] == "pack-off" and "grove" in str(refused) and "kitchen" not in str(refused)


def test_an_upload_that_needs_a_pack_that_is_off_is_not_kept(shelf):
    for line in [
        text_in(language).refusal(Refusal("upload-pack-off", name="grove", version="1.0")) for language in LANGUAGES
    ]:
        assert "grove" in line and "kept" not in line and "conservé" not in line
