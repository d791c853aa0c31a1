"""Several people at one table: answers that cross, countdowns, people who leave and come back, links made anew."""

import time
from contextlib import ExitStack

import pytest
from starlette.testclient import TestClient

from server.helpers import STICK, Client, up_to_date
from underdeck import load
from underdeck.kernel.rng import Rng
from underdeck.match.facet import MatchFacet
from underdeck.plugin.registry import plugin_of
from underdeck.server import access
from underdeck.server.app import make_app
from underdeck.server.rate_limits import Bucket
from underdeck.server.settings import Settings

PAIR = {"players": ["roy", "haley"], "preset": "quick"}
WINDOWS = set(MatchFacet.of(plugin_of("stick")).windows)
PARTY = {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}


def together(client, game, setup, people, **more):
    """A new game of several people; the tokens of all."""
    made = client.create(game, setup, ["me", *["invite"] * (people - 1)], **more)
    tokens = [client.post("/api/join", invite=invite).json()["token"] for invite in made["invites"].values()]
    return made, [made["tokens"]["0"], *tokens]


def pair(client, game="stick", **more):
    return together(client, game, PAIR if game == "stick" else PARTY, 2, **more)


def play_until(players, wanted, seed=1, most=2000):
    """Any answers until a table is wanted."""
    rng = Rng(seed)
    for _ in range(most):
        for player in players:
            player.settle()
        found = next((player for player in players if wanted(player.table)), None)
        if found is not None:
            return found
        asked = [player for player in players if player.table["questions"]]
        if not asked:
            continue
        player = asked[rng.below(len(asked))]
        options = player.table["questions"][0]["options"]
        version = player.table["version"]
        player.answer(options[rng.below(len(options))]["words"])
        player.until(lambda message, v=version: message.get("version", v) > v)
    raise AssertionError


def quiet(room, players):
    """Everything that was sent has been answered, and everybody has seen it."""
    while True:
        for player in players:
            player.settle()
        if room.driver.at_rest and all(up_to_date(room, player) for player in players):
            return


def given(room):
    """What people answered so far."""
    log = zip(room.table.match.log, room.table.by, strict=True)
    return [(seat, room.table.match.write(action)) for (seat, action), by in log if by == "person"]


def asked_in_window(table):
    return any(question["kind"] in WINDOWS for question in table["questions"])


# Answers that cross


def test_two_heroes_are_done_at_the_same_time(client):
    made, tokens = pair(client, "onedeck", seed=3)
    with client.sit(made["id"], [tokens[0]]) as one, client.sit(made["id"], [tokens[1]]) as two:

        def both_may_stop(table):
            return all(
                any(question["kind"] == "placing" and "done" in [each["words"] for each in question["options"]]
                    for question in player.table["questions"])
                for player in (one, two)
            )  # fmt: skip

        play_until((one, two), both_may_stop)
        answers, version = one.table["answers"], one.table["version"]
        one.answer("done", version=version)
        two.answer("done", version=version)
        after = two.until(lambda message: message["t"] == "no" or message.get("answers", 0) > answers + 1)
        assert after["t"] == "table"


def test_a_party_question_takes_the_first_answer_only(client):
    made, tokens = pair(client, "onedeck", seed=3)
    with client.sit(made["id"], [tokens[0]]) as one, client.sit(made["id"], [tokens[1]]) as two:
        play_until((one, two), lambda _: one.table["questions"] and two.table["questions"])
        assert one.table["questions"][0]["kind"] != "placing"
        version = one.table["version"]
        one.answer(version=version)
        one.until(lambda message: message.get("version", version) > version)
        two.answer(version=version)
        assert two.refused() == "stale"
        fresh = two.until(lambda message: message["t"] == "table")
        assert fresh["version"] > version


def test_no_answer_crosses_an_undo(client):
    made, tokens = pair(client, "onedeck", seed=3)
    with client.sit(made["id"], [tokens[0]]) as one, client.sit(made["id"], [tokens[1]]) as two:
        play_until((one, two), lambda table: table["undo"] and one.table["questions"] and two.table["questions"])
        version = one.table["version"]
        one.send(t="undo", seat=0, version=version)
        one.until(lambda message: message.get("version", version) > version)
        two.answer(version=version)
        assert two.refused() == "stale"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_whoever_is_asked_answers_at_the_same_time_as_the_others(client, game, seed):
    """Each answers the table that it saw. What was accepted is in the log once; in a window everything is accepted."""
    setup = {"players": ["roy", "haley", "elan", "belkar"], "preset": "quick"} if game == "stick" else PARTY
    made, tokens = together(client, game, setup, 4 if game == "stick" else 2, seed=seed)
    rng = Rng(seed)
    crossed = 0
    room = client.http.app.state.hub.rooms[made["id"]]
    with ExitStack() as stack:
        players = [stack.enter_context(client.sit(made["id"], [token])) for token in tokens]
        for _ in range(120):
            quiet(room, players)
            if room.table.match.outcome is not None:
                break
            before, given_before = list(room.table.match.log), given(room)
            sent, kinds = [], set()
            for player in [player for player in players if player.table["questions"]]:
                question = player.table["questions"][rng.below(len(player.table["questions"]))]
                words = question["options"][rng.below(len(question["options"]))]["words"]
                sent.append((question["seat"], words))
                kinds.add(question["kind"])
                player.answer(words, question["seat"])
            quiet(room, players)
            fresh = given(room)[len(given_before) :]
            assert room.table.match.log[: len(before)] == before
            assert fresh and all(fresh.count(each) <= sent.count(each) for each in fresh)
            if kinds <= WINDOWS:
                assert sorted(fresh) == sorted(sent)
            crossed += len(fresh) > 1
    assert crossed
    assert load(room.table.match.record()).digest == room.table.match.digest


# Countdown


@pytest.fixture
def hasty(tmp_path):
    limits = Settings(data=str(tmp_path), messages_per_second=1e4, requests_per_second=1e4, reaction_seconds=0.3)
    with TestClient(make_app(limits), base_url="http://127.0.0.1:8000") as http:
        yield Client(http)


def one_waits(players):
    """One is asked in a window, the other has nothing to do."""

    def wanted(_):
        asked = [player for player in players if player.table["questions"]]
        return len(asked) == 1 and asked_in_window(asked[0].table)

    return wanted


@pytest.mark.parametrize("pace", ["live", "relaxed"])
def test_whoever_holds_up_the_others_passes_after_a_while_in_a_live_game(hasty, pace):
    made, tokens = pair(hasty, pace=pace, seed=2)
    with hasty.sit(made["id"], [tokens[0]]) as one, hasty.sit(made["id"], [tokens[1]]) as two:
        play_until((one, two), one_waits((one, two)), seed=2)
        slow, other = (one, two) if one.table["questions"] else (two, one)
        seat, version = slow.table["mine"][0], slow.table["version"]
        assert other.table["countdown"] is None
        if pace == "relaxed":
            assert slow.table["countdown"] is None
            return
        shown = slow.table["countdown"]
        assert shown["seat"] == seat and 0 <= shown["seconds"] <= 0.3
        after = slow.until(lambda message: message.get("version", version) > version)
        assert not any(line["n"] == version for line in after["log"])
        room = hasty.http.app.state.hub.rooms[made["id"]]
        said = [
            (who, room.table.match.write(action), by)
            for (who, action), by in zip(room.table.match.log, room.table.by, strict=True)
        ]
        assert (seat, "pass", "setting") in said[version:]


def test_a_countdown_does_not_tell_who_has_nothing_to_play(tmp_path):
    """Whoever is asked in a window sees one, whatever the other holds; nobody sees what the others set."""
    limits = Settings(data=str(tmp_path), messages_per_second=1e4, requests_per_second=1e4, reaction_seconds=600)
    with TestClient(make_app(limits), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        made, tokens = pair(client, pace="live", seed=2)
        room = http.app.state.hub.rooms[made["id"]]
        with client.sit(made["id"], [tokens[0]]) as one, client.sit(made["id"], [tokens[1]]) as two:
            one.send(t="stop", seat=0, stop="always")
            one.until(lambda message: message["t"] == "table" and message["seats"][0]["stop"] == "always")
            seen = set()

            def look(_):
                if room.driver.at_rest and up_to_date(room, one) and up_to_date(room, two):
                    assert two.table["seats"][0]["stop"] == "playable"
                    windows = [player for player in (one, two) if asked_in_window(player.table)]
                    seen.add(len(windows))
                    assert all(player.table["countdown"] for player in windows)
                return seen >= {0, 1, 2}

            play_until((one, two), look, seed=2)


def test_nobody_is_hurried_alone_at_one_screen_or_with_bots(hasty):
    for kinds in (["me", "bot"], ["here", "here"]):
        made = hasty.create("stick", PAIR, kinds, pace="live", seed=2)
        with hasty.sit(made["id"], made["tokens"].values()) as player, hasty.sit(made["id"], [made["watch"]]):
            play_until([player], asked_in_window, seed=2)
            assert player.table["countdown"] is None


def test_a_person_who_is_away_is_passed_for_in_a_live_game_also_after_a_restart(tmp_path):
    limits = Settings(data=str(tmp_path), messages_per_second=1e4, requests_per_second=1e4, reaction_seconds=0.2)
    with TestClient(make_app(limits), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        made, tokens = pair(client, pace="live", seed=2)
        with client.sit(made["id"], [tokens[0]]) as one, client.sit(made["id"], [tokens[1]]) as two:
            play_until((one, two), one_waits((one, two)), seed=2)
            slow, other = (one, two) if one.table["questions"] else (two, one)
            seat, version = other.table["mine"][0], slow.table["version"]
    with TestClient(make_app(limits), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        with client.sit(made["id"], [tokens[seat]]) as other:
            after = other.until(lambda message: message.get("version", version) > version)
            assert after["countdown"] is None or after["countdown"]["seat"] == seat


def test_a_pace_that_is_none(client):
    answer = client.post("/api/games", game="stick", setup=PAIR, pace="frantic")
    assert answer.json()["code"] == "unknown-pace" and "frantic" in answer.json()["text"]


# Who only can pass


def test_nobody_sees_who_has_nothing_to_play(client):
    """Everybody whom the rules ask in a window is awaited until all others have answered."""
    setup = {"players": ["roy", "haley", "elan"], "preset": "quick"}
    made = client.create("stick", setup, ["me", "invite", "invite"], seed=7)
    tokens = [made["tokens"]["0"]]
    tokens += [client.post("/api/join", invite=made["invites"][seat]).json()["token"] for seat in ("1", "2")]
    room = client.http.app.state.hub.rooms[made["id"]]
    with (
        client.sit(made["id"], [tokens[0]]) as one,
        client.sit(made["id"], [tokens[1]]) as two,
        client.sit(made["id"], [tokens[2]]) as three,
    ):
        players = (one, two, three)
        held = 0

        def look(_):
            nonlocal held
            asked = [player for player in players if player.table["questions"]]
            if len({player.table["version"] for player in players}) == 1 and room.driver.at_rest:
                windows = [player for player in asked if asked_in_window(player.table)]
                for player in players:
                    own = player.table["mine"]
                    assert (own[0] in player.table["waiting"]) == (player in asked)
                if windows:
                    silent = {each.seat for each in room.table.match.decisions} - {p.table["mine"][0] for p in asked}
                    held += bool(silent)
                    assert silent <= set(windows[0].table["waiting"])
            return held > 5 or any(player.table["over"] for player in players)

        play_until(players, look, seed=7)
        assert held


# People who leave and come back


def test_a_person_takes_the_seat_back_from_a_bot_after_a_restart(settings):
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        made, tokens = pair(client, seed=2)
        with client.sit(made["id"], [tokens[0]]) as one:
            one.send(t="bot", seat=1, on=True)
            one.until(lambda message: message["t"] == "table" and message["seats"][1]["bot"])
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        with client.sit(made["id"], [tokens[0]]) as one, client.sit(made["id"], [tokens[1]]) as two:
            assert two.table["seats"][1]["bot"] and not two.table["questions"]
            two.send(t="bot", seat=1, on=False)
            one.until(lambda message: message["t"] == "table" and not message["seats"][1]["bot"])
            play_until((one, two), lambda _: two.table["questions"])


def test_presence_with_several_devices(client):
    made, tokens = pair(client, seed=2)
    with client.sit(made["id"], [tokens[0]]) as one:
        assert [seat["here"] for seat in one.table["seats"]] == [True, False]
        with client.sit(made["id"], [tokens[1]]):
            one.until(lambda message: message["t"] == "table" and message["seats"][1]["here"])
            with client.sit(made["id"], [tokens[1]]) as second:
                second.settle()
            one.settle()
            assert one.table["seats"][1]["here"]
        one.until(lambda message: message["t"] == "table" and not message["seats"][1]["here"])


def test_one_seat_on_two_devices_sees_every_change_on_both(client):
    made = client.create()
    tokens = made["tokens"].values()
    with client.sit(made["id"], tokens) as phone, client.sit(made["id"], tokens) as laptop:
        phone.until_asked()
        version = phone.table["version"]
        phone.answer()
        for device in (phone, laptop):
            device.until(lambda message: message.get("version", version) > version)
            device.settle()
        assert phone.table["view"] == laptop.table["view"] and phone.log == laptop.log
        laptop.answer(version=version)
        assert laptop.refused() == "stale"


# Links made anew


def test_a_new_invite_voids_the_one_before(client):
    made = client.create("stick", PAIR, ["me", "invite"])
    with client.sit(made["id"], [made["tokens"]["0"]]) as one:
        one.send(t="renew", seat=1)
        renewed = one.until(lambda message: message["t"] == "renewed")
        assert renewed["seat"] == 1 and "token" not in renewed
        old = client.post("/api/join", invite=made["invites"]["1"])
        assert old.status_code == 409 and old.json()["code"] == "invite-used"
        joined = client.post("/api/join", invite=renewed["invite"]).json()
        with client.sit(made["id"], [joined["token"]]) as two:
            assert two.table["mine"] == [1]


def test_a_lost_phone_is_locked_out(client):
    made, tokens = pair(client, seed=2)
    with client.sit(made["id"], [tokens[1]]) as phone, client.sit(made["id"], [tokens[1]]) as laptop:
        laptop.send(t="renew", seat=1)
        token = laptop.until(lambda message: message["t"] == "renewed")["token"]
        assert phone.refused() == "token-old"
        phone.send(t="hint", seat=1)
        assert phone.refused() == "not-your-seat"
        phone.send(t="lang", lang="fr")
        shown = phone.until(lambda message: message["t"] in ("table", "no"))
        assert shown["t"] == "no" or shown["view"]["seat"] == -1
        phone.send(t="hello", tokens=[tokens[1]])
        assert phone.refused() == "token-old"
    assert client.post("/api/mine", tokens=[tokens[1]]).json() == []
    assert client.post("/api/mine", tokens=[token]).json()[0]["mine"] == [1]
    with client.sit(made["id"], [token]) as again:
        assert again.table["mine"] == [1]


def test_whoever_made_the_game_gives_the_place_of_somebody_vanished_to_another(client):
    made, tokens = pair(client, seed=2)
    with client.sit(made["id"], [tokens[0]]) as one:
        with client.sit(made["id"], [tokens[1]]) as gone:
            gone.send(t="renew", seat=0)
            assert gone.refused() == "not-your-seat"
            one.send(t="renew", seat=1)
            assert one.refused() == "seat-not-absent"
        one.until(lambda message: message["t"] == "table" and not message["seats"][1]["here"])
        one.send(t="renew", seat=1)
        invite = one.until(lambda message: message["t"] == "renewed")["invite"]
        with client.sit(made["id"], [tokens[1]]) as gone:
            assert gone.last["code"] == "token-old"
        one.settle()
        assert not one.table["seats"][1]["claimed"]
        joined = client.post("/api/join", invite=invite, name="Ann").json()
        with client.sit(made["id"], [joined["token"]]) as two:
            assert two.table["seats"][1]["player"] == "Ann" and two.table["mine"] == [1]
        for seat in (9, -1, 10**12):
            one.send(t="renew", seat=seat)
            assert one.refused() == "not-your-seat"


def test_an_invite_is_good_for_a_month_and_a_seat_for_ever(client, monkeypatch):
    made = client.create("stick", {"players": ["roy", "haley", "elan"]}, ["me", "invite", "invite"])
    now = time.time()
    day = 24 * 3600
    monkeypatch.setattr(access.time, "time", lambda: now + 29 * day)
    assert client.post("/api/join", invite=made["invites"]["1"]).status_code == 200
    monkeypatch.setattr(access.time, "time", lambda: now + 31 * day)
    late = client.post("/api/join", invite=made["invites"]["2"])
    assert late.status_code == 410 and late.json()["code"] == "invite-old" and late.json()["text"]
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert player.table["mine"] == [0]
        player.send(t="renew", seat=2)
        fresh = player.until(lambda message: message["t"] == "renewed")["invite"]
    assert client.post("/api/join", invite=fresh).status_code == 200


def test_phrases_are_few(client):
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as player:
        for _ in range(8):
            player.send(t="say", seat=0, phrase="hello")
        codes = []
        for _ in range(8):
            codes.append(player.until(lambda message: message["t"] in ("said", "no")).get("code"))
        assert codes[0] is None and codes[-1] == "talk-rate"
        player.settle()


# Undo among others


def undoable(room, seat):
    """Does the table of that seat offer to take back its last answer, and what came after it?"""
    later = []
    for (who, action), by in zip(reversed(room.table.match.log), reversed(room.table.by), strict=True):
        if who == seat and by == "person":
            break
        later.append((who, room.table.match.write(action), by))
    return room.table.can_undo([seat]), [each for each in later if each[0] != seat]


@pytest.mark.parametrize("other", ["invite", "bot"])
def test_undo_takes_back_nothing_of_others_and_does_not_tell_who_could_only_pass(client, other):
    """A pass is a pass, by hand or for want of cards; only that of a bot may be taken back, never what it did."""
    made = client.create("stick", STICK, ["me", other, other], seed=7)
    tokens = [client.post("/api/join", invite=invite).json()["token"] for invite in made["invites"].values()]
    with ExitStack() as stack:
        players = [stack.enter_context(client.sit(made["id"], [token])) for token in [made["tokens"]["0"], *tokens]]
        room = client.http.app.state.hub.rooms[made["id"]]
        alone = by_bots = 0

        def look(_):
            nonlocal alone, by_bots
            can, later = undoable(room, 0)
            alone += can and not later
            by_bots += can and bool(later)
            assert not can or all(words == "pass" and by == "bot" for _, words, by in later)
            return (alone > 3 and (by_bots or other == "invite")) or any(player.table["over"] for player in players)

        play_until(players, look, seed=7)
        assert alone and bool(by_bots) == (other == "bot")


# Whoever has answered in a window is not told from whoever has not


def test_nobody_can_tell_who_has_answered_in_an_open_window(client, monkeypatch):
    """Who can only pass answers last of all, so an answer before that would tell that there is something to play."""
    monkeypatch.setattr(Bucket, "take", lambda bucket, price=1: True)  # it has the table told anew as fast as it can
    made, tokens = together(client, "stick", {**STICK, "players": ["roy", "haley", "elan"]}, 3, seed=4)
    room = client.http.app.state.hub.rooms[made["id"]]
    with ExitStack() as stack:
        players = [stack.enter_context(client.sit(made["id"], [token])) for token in tokens]
        watcher = stack.enter_context(client.sit(made["id"], [made["watch"]]))
        for player in players:
            seat = player.table["mine"][0]
            player.send(t="stop", seat=seat, stop="always")
            player.until(lambda message, s=seat: message["t"] == "table" and message["seats"][s]["stop"] == "always")
        looked = 0

        def look(_):
            nonlocal looked
            quiet(room, [*players, watcher])
            asked = [player for player in players if asked_in_window(player.table)]
            if len(asked) < 2:
                return False
            first, *others = asked
            told = {id(each): len(each.raw) for each in [*others, watcher]}
            before = {id(each): each.table for each in [*others, watcher]}
            touched = room.journal.touched
            first.answer("pass")
            quiet(room, [*players, watcher])
            assert not first.table["questions"] and first.table["version"] > before[id(others[0])]["version"]
            for each in [*others, watcher]:
                heard = [message for message in each.raw[told[id(each)] :] if '"pong"' not in message]
                assert not heard, "a table without news tells that somebody has answered"
                each.send(t="lang", lang="en")
                again = each.until(lambda message: message["t"] == "table")
                same = ("version", "answers", "waiting", "undo", "view", "questions")
                assert {name: again[name] for name in same} == {name: before[id(each)][name] for name in same}
                if each is not watcher:
                    each.send(t="undo", seat=each.table["mine"][0], version=each.table["version"])
                    assert each.refused() in ("undo-others", "nothing-to-undo")
            rows = client.post("/api/mine", tokens=[tokens[others[0].table["mine"][0]]]).json()
            assert set(rows[0]["asked"]) >= {each.table["mine"][0] for each in asked}
            assert rows[0]["touched"] == touched
            looked += 1
            return looked == 5

        play_until(players, look, seed=4)
        assert looked == 5
