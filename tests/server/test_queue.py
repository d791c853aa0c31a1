"""Work for which people wait: everybody has a share, and whoever has had least is next."""

import asyncio

import pytest
from starlette.requests import ClientDisconnect, Request

from underdeck import Refusal
from underdeck.server.app import while_here
from underdeck.table.queues import LONGEST_DEBT, Queue


def run(play):
    return asyncio.run(play())


def entered(queue, names, **more):
    return {name: queue.enter(name[0], **more) for name in names}


def served(queue, tickets):
    """In which order they get their turns, each leaving after it."""
    names, order = {ticket: name for name, ticket in tickets.items()}, []
    while queue.at_work:
        order.append(names[queue.at_work[0]])
        queue.leave(queue.at_work[0])
    return order


def test_an_address_with_much_to_ask_holds_up_itself():
    async def play():
        queue = Queue(9, 4)
        tickets = entered(queue, ["a1", "a2", "a3", "a4", "b1", "c1", "b2"], cost=1000)
        foretold = [*queue.at_work, *queue.order()]
        order = served(queue, tickets)
        assert [each for name in order for each in foretold if each is tickets[name]] == foretold
        return order

    assert run(play) == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


def test_whoever_asked_for_little_goes_before_who_asked_for_much():
    async def play():
        queue = Queue(9, 4)
        tickets = entered(queue, ["a1", "a2"], cost=1000) | entered(queue, ["b1", "b2", "b3"], cost=1)
        return served(queue, tickets)

    assert run(play) == ["a1", "b1", "b2", "b3", "a2"]


def test_what_nobody_waits_for_comes_last():
    async def play():
        queue = Queue(9, 4)
        tickets = entered(queue, ["x1"]) | entered(queue, ["a1", "b1"], idle=True) | entered(queue, ["c1", "c2"])
        tickets["b1"].idle = False
        return served(queue, tickets)

    assert run(play) == ["x1", "b1", "c1", "c2", "a1"]


def test_places_have_an_end_for_one_and_for_all():
    async def play():
        queue = Queue(5, 2)
        entered(queue, ["a1", "a2"])
        with pytest.raises(Refusal):
            queue.enter("a")
        queue.enter("b", "game")
        queue.enter("c", "game")
        with pytest.raises(Refusal):
            queue.enter("d", "game")
        last = queue.enter("", "")
        with pytest.raises(Refusal):
            queue.enter("", "")
        queue.leave(last)
        queue.enter("", "")
        assert len(queue.line) == 4

    run(play)


def test_what_nobody_waits_for_takes_nobodys_place():
    """Games that end are reviewed by themselves; whoever asks for a review has her whole share all the same."""

    async def play():
        queue = Queue(3, 2)
        idle = entered(queue, ["a1", "a2", "b1"], idle=True)
        with pytest.raises(Refusal):
            queue.enter("c", idle=True)
        asked = entered(queue, ["a3", "a4", "c1"])
        for name in ("a", "c"):
            with pytest.raises(Refusal):
                queue.enter(name)
        return served(queue, idle | asked)

    assert run(play) == ["a1", "c1", "a3", "a4", "b1", "a2"]


def test_whoever_leaves_makes_place_wherever_she_stood():
    async def play():
        queue = Queue(9, 4)
        first, second, third = queue.enter("a"), queue.enter("b"), queue.enter("c")
        queue.leave(second)
        queue.leave(second)
        queue.leave(first)
        assert queue.at_work == [third] and third.turn.is_set() and not second.turn.is_set()
        queue.leave(third)
        assert (queue.line, queue.at_work, queue.had) == ([], [], {})

    run(play)


def test_where_several_are_at_work_no_address_has_them_all():
    async def play():
        queue = Queue(20, 9, at_once=3)
        tickets = entered(queue, ["a1", "a2", "a3", "a4"], cost=1000)
        assert queue.at_work == [tickets["a1"], tickets["a2"]]
        other = queue.enter("b")
        assert other in queue.at_work
        here = [queue.enter("") for _ in range(3)]
        queue.leave(other)
        queue.leave(tickets["a1"])
        assert [each in queue.at_work for each in here] == [True, True, False]

    run(play)


def test_an_address_that_had_much_is_not_behind_for_ever():
    async def play():
        queue = Queue(9, 4)
        first = queue.enter("a", cost=1000)
        queue.enter("b", cost=1)
        queue.leave(first)
        queue.enter("a", cost=1)
        queue.enter("c", cost=1)
        assert queue.had["a"] <= queue.had["b"] + LONGEST_DEBT

    run(play)


def asking(*said):
    """A request whose client says this, one after the other."""
    left = [{"type": kind} for kind in said]

    async def receive():
        if left:
            return left.pop(0)
        return await asyncio.Event().wait()

    return Request({"type": "http", "method": "GET", "headers": []}, receive)


def test_work_for_a_client_that_left_ends():
    async def play():
        queue = Queue(9, 4)
        first = queue.enter("a")

        async def wait():
            async with queue.turn(queue.enter("b")):
                return "done"

        with pytest.raises(ClientDisconnect):
            await while_here(asking("http.request", "http.disconnect"), wait())
        assert queue.at_work == [first] and not queue.line
        queue.leave(first)
        assert await while_here(asking("http.request"), wait()) == "done"

    run(play)
