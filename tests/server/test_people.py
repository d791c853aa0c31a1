"""The people of a live game by themselves: who is there, who has left, who is called, and who holds which seat."""

import asyncio
from types import SimpleNamespace

import pytest

from server.test_game_journal import Disk, opened
from underdeck.kernel.refusal import Refusal
from underdeck.server import people as module
from underdeck.server.access import Pass
from underdeck.server.people import MOST_SCREENS, People
from underdeck.server.settings import Settings
from underdeck.table import wire
from underdeck.table.session import INVITED, ME, Guest


@pytest.fixture
def now(monkeypatch):
    time = SimpleNamespace(now=100.0)
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: time.now))
    return time


@pytest.fixture
def away():
    """The seats that were called."""
    return []


@pytest.fixture
def people(now, away):
    disk = Disk()
    disk.seats[1].kind, disk.seats[1].claimed = INVITED, False
    settings = Settings(grace_seconds=30, absent_seconds=600, push_seconds=5, max_guests=1)
    return People(opened(disk), settings, away.append)


def guest() -> Guest:
    return Guest(lambda _: None, "en")


def code(call) -> str:
    with pytest.raises(Refusal) as refused:
        asyncio.run(call)
    return refused.value.code


def test_who_leaves_is_away_since_then(people, now):
    one, screen = guest(), guest()
    people.enter(one, [0])
    people.enter(screen, [0])
    now.now += 10
    people.leave(screen)
    assert people.table.here() == {0}
    people.leave(one)
    now.now += 3
    assert people.table.here() == set() and people.away(0) == 3


def test_spectators_have_places_and_players_screens(people):
    people.enter(guest(), [])
    with pytest.raises(Refusal):
        people.enter(guest(), [])
    dismissed = []
    first = Guest(lambda _: None, "en", dismiss=lambda: dismissed.append(1))
    people.enter(first, [0])
    for _ in range(MOST_SCREENS):
        people.enter(guest(), [0])
    assert dismissed == [1] and first not in people.table.guests


def test_who_is_asked_and_not_there_is_called_once(people, away):
    people.called = {}
    people.call_absent()
    people.call_absent()
    assert away == sorted(people.asked()) and all(people.awaited(seat) for seat in away)


def test_who_leaves_right_after_a_question_is_called(people, away, now):
    (seat, *_) = people.asked()
    player = guest()
    people.called = {}
    people.enter(player, [seat])
    people.call_absent()
    assert seat not in away
    people.leave(player)
    assert away == [seat]
    people.enter(player, [seat])
    now.now += 6
    people.leave(player)
    assert away == [seat]


def test_an_invite_is_good_once(people):
    invite = Pass("invite", "table", 1, people.table.seats[1].generation)
    assert asyncio.run(people.claim(invite, "Ann")).player == "Ann"
    assert code(people.claim(invite, "Bo")) == "invite-used" and people.table.seats[1].player == "Ann"


def test_a_seat_goes_to_a_bot_when_its_player_was_gone_for_a_while(people, now):
    host, other = guest(), guest()
    people.enter(host, [0])
    asyncio.run(people.claim(Pass("invite", "table", 1, 1), "Ann"))
    people.enter(other, [1])
    assert code(people.hand_over(host, wire.Replace(1, True))) == "seat-present"
    people.leave(other)
    assert code(people.hand_over(host, wire.Replace(1, True))) == "seat-just-left"
    now.now += 31
    asyncio.run(people.hand_over(host, wire.Replace(1, True)))
    assert people.table.seats[1].bot
    assert code(people.hand_over(host, wire.Replace(1, False))) == "not-your-seat"


def test_a_new_link_shuts_out_the_old_one(people, now):
    host, phone = guest(), guest()
    people.enter(host, [0])
    people.enter(phone, [0])
    assert people.table.seats[0].kind == ME
    assert asyncio.run(people.renew(host, 0)) is False
    assert phone not in people.table.guests and phone.seats == [] and host in people.table.guests
    assert not people.opens(Pass("seat", "table", 0, 1)) and people.opens(Pass("seat", "table", 0, 2))


def test_the_host_frees_the_seat_of_somebody_who_is_long_gone(people, now):
    host = guest()
    people.enter(host, [0])
    asyncio.run(people.claim(Pass("invite", "table", 1, 1), "Ann"))
    assert code(people.renew(host, 1)) == "seat-not-absent"
    now.now += 601
    assert asyncio.run(people.renew(host, 1)) is True and not people.table.seats[1].claimed


def test_a_stop_that_there_is_not_is_refused(people):
    player = guest()
    people.enter(player, [0])
    assert code(people.set_stop(player, wire.Stop(0, "sometimes"))) == "unknown-stop"
    asyncio.run(people.set_stop(player, wire.Stop(0, "never")))
    assert people.table.seats[0].stop == "never"
