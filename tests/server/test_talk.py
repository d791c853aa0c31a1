"""What people say and point at: to everybody, in everybody's language, as far as the game allows, and nowhere else."""

import pytest

from server.helpers import bearing
from server.test_together import pair
from underdeck.plugin.registry import game_names, plugin_of
from underdeck.table.facet import TableFacet
from underdeck.table.talk import LONGEST_SAYING, LONGEST_THING, MOST_SAID, Talk
from underdeck.table.wire import Say


def heard(player):
    return player.until(lambda message: message["t"] in ("said", "no"))


def say(player, seat=0, **what):
    player.send(t="say", seat=seat, **what)
    return heard(player)


@pytest.fixture
def two(client):
    """Two people with their own seats, the second one French, and a spectator; in a game where anything may be said."""
    made, tokens = pair(client, chat="free")
    with (
        client.sit(made["id"], [tokens[0]]) as ann,
        client.sit(made["id"], [tokens[1]], "fr") as bea,
        client.sit(made["id"], [made["watch"]]) as guest,
    ):
        yield ann, bea, guest


def test_a_phrase_of_the_game_is_read_by_each_in_her_own_language(two):
    ann, bea, guest = two
    assert say(ann, phrase="os-truce")["text"] == "Truce?"
    found = heard(bea)
    assert (found["seat"], found["phrase"], found["text"]) == (0, "os-truce", "On fait la paix\u00a0?")
    assert heard(guest)["text"] == "Truce?"


def test_a_face_has_words_for_those_who_see_none(two):
    assert say(two[0], phrase="laugh")["text"] == "Ha ha!"
    assert heard(two[1])["text"] == "Ha ha\u00a0!"


@pytest.mark.parametrize("game", game_names())
def test_a_game_has_only_its_own_phrases(client, game):
    made = client.create(game)
    others = [phrase for other in game_names() if other != game for phrase in TableFacet.of(plugin_of(other)).phrases]
    with client.sit(made["id"], made["tokens"].values()) as player:
        for phrase in TableFacet.of(plugin_of(game)).phrases[:1]:
            assert say(player, phrase=phrase)["phrase"] == phrase
        for phrase in others[:1]:
            assert say(player, phrase=phrase)["code"] == "unknown-phrase"


def test_own_words_reach_everybody_as_they_are(two):
    ann, bea, guest = two
    words = "<b>Now</b> & “then” é 龍"
    assert say(ann, text=words)["text"] == words
    for player in (bea, guest):
        found = heard(player)
        assert (found["phrase"], found["text"]) == ("", words)


def test_signs_that_nobody_sees_are_taken_out(two):
    assert say(two[0], text=" a\x00\u202eb\n\tc\u200b ")["text"] == "a b c"


@pytest.mark.parametrize("what, code", [
    ({}, "say-one"),
    ({"phrase": "hello", "text": "hello"}, "say-one"),
    ({"text": "\u200b \n"}, "say-one"),
    ({"text": "a\u3164"}, "text-invisible"),
    ({"text": "a" + "\u0301" * 150}, "text-marks"),
    ({"text": "x" * (LONGEST_SAYING + 1)}, "message-size"),
    ({"phrase": "abracadabra"}, "unknown-phrase"),
    ({"phrase": 7}, "wire-form"),
    ({"phrase": "hello", "seat": 1}, "not-your-seat"),
    ({"phrase": "hello", "seat": -1}, "not-your-seat"),
])  # fmt: skip
def test_nothing_else_can_be_said(two, what, code):
    ann, bea, _ = two
    refusal = say(ann, **what)
    assert refusal["code"] == code and refusal["text"].endswith((".", "…", "`"))
    ann.send(t="say", seat=0, phrase="thanks")
    assert heard(bea)["phrase"] == "thanks"


def test_the_longest_saying_can_be_said(two):
    assert len(say(two[0], text="x" * LONGEST_SAYING)["text"]) == LONGEST_SAYING


@pytest.mark.parametrize("chat, phrase, text, point", [
    ("off", "talk-off", "talk-off", "talk-off"), ("phrases", None, "talk-phrases", None), ("free", None, None, None),
])  # fmt: skip
def test_the_maker_of_a_game_says_how_people_talk(client, chat, phrase, text, point):
    made = client.create(chat=chat)
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert player.table["chat"] == chat
        assert say(player, phrase="hello").get("code") == phrase
        assert say(player, text="hello").get("code") == text
        player.send(t="point", seat=0, at="box:1")
        assert player.until(lambda message: message["t"] in ("pointed", "no")).get("code") == point


def test_without_a_word_people_talk_in_phrases(client):
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert player.table["chat"] == "phrases"


@pytest.mark.parametrize("lang, part", [("en", "Chat can’t be"), ("fr", "La conversation ne peut pas être")])
def test_another_way_to_talk_is_refused(client, lang, part):
    answer = client.post(f"/api/games?lang={lang}", game="onedeck", chat="loud")
    assert answer.status_code == 400 and answer.json()["code"] == "unknown-chat" and part in answer.json()["text"]


def test_a_game_laid_again_is_talked_at_as_before(client):
    made = client.create(chat="free")
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.play()
        player.send(t="again", seat=0)
        laid = player.until(lambda message: message["t"] == "laid")
    with client.sit(laid["id"], laid["tokens"].values()) as player:
        assert player.table["chat"] == "free"


def test_pointing_reaches_everybody(two):
    for thing in ("room:1:-2", "x" * LONGEST_THING):
        two[0].send(t="point", seat=0, at=thing)
        for player in two:
            assert player.until(lambda message: message["t"] == "pointed") == {"t": "pointed", "seat": 0, "at": thing}


@pytest.mark.parametrize("at", ["", "x" * (LONGEST_THING + 1), "Box 3", "<b>", "box:3\n", "é", "-1", '"]'])
def test_only_names_of_things_can_be_pointed_at(two, at):
    two[0].send(t="point", seat=0, at=at)
    assert two[0].refused() == "point-form"


def test_who_points_all_the_time_is_asked_to_wait(two):
    ann = two[0]
    for _ in range(8):
        ann.send(t="point", seat=0, at="box:1")
    assert ann.refused() == "talk-rate"
    ann.send(t="say", seat=0, phrase="hello")
    assert ann.refused() == "talk-rate"


def test_who_comes_later_is_told_what_was_said(client):
    made, tokens = pair(client)
    with client.sit(made["id"], [tokens[0]]) as ann:
        say(ann, phrase="thanks")
        with client.sit(made["id"], [tokens[1]], "fr") as bea:
            talk = bea.until(lambda message: message["t"] == "talk")
            assert [(each["seat"], each["text"]) for each in talk["said"]] == [(0, "Merci\u00a0!")]
            bea.send(t="lang", lang="en")
            talk = bea.until(lambda message: message["t"] == "talk")
            assert [each["text"] for each in talk["said"]] == ["Thank you!"]


def test_a_silent_table_has_nothing_to_tell(client):
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.settle()
        assert not any('"t":"talk"' in text for text in player.raw)


def test_only_the_last_sayings_are_kept():
    talk = Talk("onedeck", "free", ())
    for number in range(MOST_SAID + 5):
        talk.hear(Say(0, text=f"word {number}"), number)
    told = talk.all("en").said
    assert len(told) == MOST_SAID and (told[0].text, told[0].n) == ("word 5", 5)


def test_nothing_of_it_is_in_the_game_or_its_record(client):
    made = client.create(chat="free", seed=3)
    with client.sit(made["id"], made["tokens"].values()) as player:
        before = player.table
        say(player, text="mellon-in-the-dark")
        player.send(t="point", seat=0, at="door:1")
        player.settle()
        assert player.table == before
        player.play()
        assert not any("mellon" in line["text"] for line in player.log)
    record = client.http.get(f"/api/games/{made['id']}/record", headers=bearing(made["tokens"]["0"]))
    assert record.status_code == 200 and "mellon" not in record.text
