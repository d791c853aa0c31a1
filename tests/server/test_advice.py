"""What each answer leads to, told to whoever is asked: in words, beside the game, by what she sees."""

import threading

import msgspec
import pytest

from minds import Scripted, use
from server.helpers import ONEDECK, STICK
from underdeck import new
from underdeck.bots.advice import Reason
from underdeck.games.onedeck.plugin import OneDeckPlugin
from underdeck.games.stick.plugin import StickPlugin

NODES = 50


@pytest.fixture
def settings(settings):
    return msgspec.structs.replace(settings, advice_nodes=NODES)


class Slow:
    """A mind that thinks until nobody wants to know any more."""

    def __init__(self):
        self.begun, self.given_up = threading.Event(), threading.Event()

    def advise(self, match, decision, budget=0, stop=None):
        self.begun.set()
        while not stop():
            threading.Event().wait(0.01)
        self.given_up.set()
        return Scripted(0.5).advise(match, decision)


def advised(player, seat=0):
    player.send(t="advise", seat=seat)
    return player.until(lambda message: message["t"] in ("advice", "no"))


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_every_option_has_its_chance_in_the_order_of_the_options(client, game):
    made = client.create(game)
    with client.sit(made["id"], made["tokens"].values()) as player:
        question = player.until_asked()["questions"][0]
        advice = advised(player)
    words = [option["words"] for option in question["options"]]
    assert [each["words"] for each in advice["prospects"]] == words and advice["words"] in words
    assert all(0 <= each["win"] <= 1 and each["error"] >= 0 for each in advice["prospects"])
    assert 0 <= advice["now"] <= 1 and advice["seat"] == question["seat"]
    assert advice["version"] == player.table["version"]


@pytest.mark.parametrize(
    "lang, said",
    [
        ("en", ["chance to win the game ≈55%.", "For it: behind a door", "Against it: a skilled",
                "15 points less", "Sampled in 40 worlds: give or take 3 points"]),
        ("fr", ["≈55\xa0% de chances de gagner la partie.", "Pour\xa0: derrière une porte",
                "Contre\xa0: un joueur aguerri", "15 points de moins", "40 mondes tirés au sort, à 3 points"]),
    ],
)  # fmt: skip
def test_the_best_answer_is_named_with_what_speaks_for_and_against_it(client, monkeypatch, lang, said):
    reasons = [Reason("gain-door", {}, 0.15), Reason("plain-habit", {}, -0.02)]
    use(monkeypatch, OneDeckPlugin, Scripted(0.2, 0.55, 0.4, 0.1, reasons=reasons))
    made = client.create()
    with client.sit(made["id"], made["tokens"].values(), lang) as player:
        question = player.until_asked()["questions"][0]
        advice = advised(player)
        player.send(t="hint", seat=0)
        hint = player.until(lambda message: message["t"] == "hint")
    best, next_best = question["options"][1], question["options"][2]
    assert advice["words"] == best["words"] and advice["label"] == best["label"]
    assert next_best["label"] in advice["next"]
    assert all(each in advice["text"] for each in [best["label"], *said]), advice["text"]
    assert hint == {"t": "hint", **{name: advice[name] for name in ("seat", "words", "label", "text")}}


def test_what_is_computed_is_told_apart_from_what_is_sampled(client, monkeypatch):
    use(monkeypatch, OneDeckPlugin, Scripted(0.25, 0.5, exact=(1,)))
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.until_asked()
        advice = advised(player)
    sampled, computed = advice["prospects"][:2]
    assert (sampled["exact"], sampled["chance"], sampled["error"]) == (False, "≈25%", 0.03)
    assert (computed["exact"], computed["chance"], computed["error"]) == (True, "50%", 0.0)
    assert advice["how"] == "This is exact."


def test_an_answer_does_not_wait_for_advice_which_is_given_up(client, monkeypatch):
    mind = use(monkeypatch, OneDeckPlugin, Slow())
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.until_asked()
        player.send(t="advise", seat=0)
        assert mind.begun.wait(20)
        player.answer()
        player.until(lambda message: message["t"] == "table" and message["version"] > 0)
        assert mind.given_up.wait(20)
        use(monkeypatch, OneDeckPlugin, Scripted(0.5, 0.1))
        assert advised(player)["version"] == player.table["version"]
    assert [text for text in player.raw if '"t":"advice"' in text] == [player.raw[-1]]


class Interrupted:
    """A mind that thinks about its first question until nobody wants to know, and answers the second at once."""

    def __init__(self):
        self.first = Slow()

    def advise(self, match, decision, budget=0, stop=None):
        return (Scripted(0.5) if self.first.begun.is_set() else self.first).advise(match, decision, budget, stop)


def test_who_sees_the_same_question_after_somebody_elses_answer_gets_the_advice_asked_for(client, monkeypatch):
    mind = use(monkeypatch, StickPlugin, Interrupted())
    made = client.create("stick", {"players": ["roy", "haley"]}, kinds=["me", "me"])
    one, two = [made["tokens"][seat] for seat in ("0", "1")]
    with client.sit(made["id"], [one]) as roy, client.sit(made["id"], [two]) as haley:
        asked = roy.until_asked()["questions"]
        roy.send(t="advise", seat=0)
        assert mind.first.begun.wait(20)
        haley.until_asked()
        haley.answer()
        advice = roy.until(lambda message: message["t"] in ("advice", "no"))
        assert roy.table["questions"] == asked
    assert mind.first.given_up.is_set()
    assert [each["words"] for each in advice["prospects"]] == [each["words"] for each in asked[0]["options"]]


def test_who_can_not_go_on_waiting_is_told(client, monkeypatch):
    mind = use(monkeypatch, StickPlugin, Interrupted())
    made = client.create("stick", {"players": ["roy", "haley"]}, kinds=["me", "me"])
    one, two = [made["tokens"][seat] for seat in ("0", "1")]
    with client.sit(made["id"], [one]) as roy, client.sit(made["id"], [two]) as haley:
        roy.until_asked()
        roy.send(t="advise", seat=0)
        assert mind.first.begun.wait(20)
        client.http.app.state.hub.turns.advice.of_one = 0
        haley.until_asked()
        haley.answer()
        assert roy.refused() == "queue-share"


def test_advice_is_given_up_when_whoever_asked_has_left(client, monkeypatch):
    mind = use(monkeypatch, OneDeckPlugin, Slow())
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.until_asked()
        player.send(t="advise", seat=0)
        assert mind.begun.wait(20)
    assert mind.given_up.wait(20)


def test_two_who_ask_the_same_share_the_thought(client, monkeypatch):
    mind = use(monkeypatch, OneDeckPlugin, Scripted(0.5, 0.1))
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as one, client.sit(made["id"], made["tokens"].values()) as two:
        one.until_asked()
        two.until_asked()
        assert advised(one) == advised(two)
    assert mind.budgets == [NODES], "with the budget of the settings"


def test_a_mind_that_fails_is_told_and_the_game_goes_on(client, monkeypatch):
    class Faulty:
        def advise(self, match, decision, budget=0, stop=None):
            raise ZeroDivisionError

    use(monkeypatch, OneDeckPlugin, Faulty())
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.until_asked()
        assert advised(player)["code"] == "answer-failed"
        use(monkeypatch, OneDeckPlugin, Scripted(0.5))
        assert advised(player)["t"] == "advice"
        player.answer()
        player.until(lambda message: message["t"] == "table" and message["version"] > 0)


# Off, on request, always


def test_where_odds_are_off_nobody_gets_them_and_everybody_knows(client):
    made = client.create(setup={**ONEDECK, "heroes": ["mage", "rogue"]}, kinds=["me", "invite"], odds="off")
    joined = client.post("/api/join", invite=made["invites"]["1"]).json()
    for tokens, seat in ((made["tokens"].values(), 0), ([joined["token"]], 1)):
        with client.sit(made["id"], tokens) as player:
            assert player.table["odds"] == "off"
            assert [line["text"] for line in player.log if line["kind"] == "odds"] == [
                "This game shows no odds and no hints."
            ]
            for kind in ("hint", "advise"):
                player.send(t=kind, seat=seat)
                refused = player.until(lambda message: message["t"] == "no")
                assert refused["code"] == "odds-off" and "without odds and hints" in refused["text"]


def test_odds_are_on_request_unless_the_maker_says_otherwise(client):
    made, always = client.create(), client.create(odds="always")
    for each, odds in ((made, "request"), (always, "always")):
        with client.sit(each["id"], each["tokens"].values()) as player:
            assert player.table["odds"] == odds


def test_unknown_odds_are_refused_with_the_choices(client):
    answer = client.post("/api/games", game="onedeck", setup=ONEDECK, odds="sometimes")
    assert answer.status_code == 400 and answer.json()["code"] == "unknown-odds"
    assert "off, request, always" in answer.json()["text"]


def test_a_spectator_and_whoever_is_not_asked_get_no_advice(client):
    made = client.create("stick", kinds=["me", "invite", "invite"])
    with client.sit(made["id"], [made["watch"]]) as watcher:
        assert advised(watcher)["code"] == "not-your-seat"
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert advised(player, 1)["code"] == "not-your-seat"
        assert advised(player, 99)["code"] == "not-your-seat"


# The plain mind


@pytest.mark.long
@pytest.mark.parametrize("game, setup", [("onedeck", ONEDECK), ("stick", STICK)])
def test_advice_is_alike_in_worlds_that_look_alike(game, setup):
    from underdeck.bots.plainmind import PlainMind
    from underdeck.plugin.registry import plugin_of

    match = new(game, seed=4, **setup)
    mind = PlainMind(plugin_of(game))
    decision = match.decisions[0]
    other = match.clone()
    other.state = match.game.resample(match.state, decision.seat, 99)
    budget = 200 * len(decision.options)
    assert mind.advise(match, decision, budget) == mind.advise(other, other.decisions[0], budget)
