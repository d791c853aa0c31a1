"""Tokens open what they were written for, in the form of every server there was, and nothing once they are changed."""

import time

import pytest

from underdeck.kernel.refusal import Refusal
from underdeck.server.access import INVITE, INVITE_SECONDS, LONGEST_TOKEN, SEAT, Pass, Signer, check_age, invite

SECRET = bytes(range(32))
GAME = "0123456789abcdef"
FIRST = {
    "cy4wMTIzNDU2Nzg5YWJjZGVmLjIuMy4w.kDMesC_O8lKRnwRBsR1YLlx0": Pass(SEAT, GAME, 2, 3),
    "aS4wMTIzNDU2Nzg5YWJjZGVmLjEuMS4xNzAwMDAwMDAw.7IteNgza7TyNoIfEQfsN-B5f": Pass(INVITE, GAME, 1, 1, 1_700_000_000),
}
"""As servers up to schema 16 wrote them with this secret."""


def refused(token):
    with pytest.raises(Refusal) as caught:
        Signer(SECRET).read(token)
    return caught.value.code


@pytest.mark.parametrize("token", FIRST)
def test_tokens_of_earlier_servers_open_what_they_opened(token):
    known = Signer(SECRET).read(token)
    assert known == FIRST[token]
    written = Signer(SECRET).write(known)
    assert written != token and Signer(SECRET).read(written) == known


def test_the_longest_token_can_be_read():
    known = Pass(INVITE, GAME, 12, 1234, 10_000_000_000)
    token = Signer(SECRET).write(known)
    assert len(token) <= LONGEST_TOKEN and Signer(SECRET).read(token) == known


@pytest.mark.parametrize("token", [*FIRST, *[Signer(SECRET).write(known) for known in FIRST.values()]])
def test_a_token_that_was_changed_is_refused(token):
    for place, letter in enumerate(token):
        for other in {"A", "B", "-", ".", "=", "!", "é", " "} - {letter}:
            assert refused(token[:place] + other + token[place + 1 :]) == "token"
            assert refused(token[:place] + other + token[place:]) == "token"
        assert refused(token[:place]) == "token"
        assert refused(token[:place] + token[place + 1 :]) == "token"
    for more in ("A", "AA", "AAAA", "=", ".", "\n"):
        assert refused(token + more) == "token"


@pytest.mark.parametrize("token", [*FIRST, *[Signer(SECRET).write(known) for known in FIRST.values()]])
def test_a_token_of_another_server_is_refused(token):
    with pytest.raises(Refusal) as caught:
        Signer(bytes(32)).read(token)
    assert caught.value.code == "token"


def test_an_invite_has_its_time_and_a_seat_has_none(monkeypatch):
    old = next(token for token, known in FIRST.items() if known.kind == INVITE)
    new = Signer(SECRET).write(invite(GAME, 1, 1))
    check_age(Signer(SECRET).read(new))
    began = time.time()
    monkeypatch.setattr(time, "time", lambda: began + INVITE_SECONDS + 2)
    for token in (old, new):
        with pytest.raises(Refusal) as caught:
            check_age(Signer(SECRET).read(token))
        assert caught.value.code == "invite-old"
    for token, known in FIRST.items():
        if known.kind == SEAT:
            check_age(Signer(SECRET).read(token))
