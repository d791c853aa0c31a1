"""Double clicks, held keys, a line that breaks: no accident destroys a game."""

import asyncio

import pytest

from app.driver import STICK, at_table, local
from server.helpers import ONEDECK
from server.test_process import Process
from underdeck.app.dialogs import Choosing, HandOver
from underdeck.app.local import Local
from underdeck.app.online import Online, Place
from underdeck.app.table_screen import TableScreen
from underdeck.match import new
from underdeck.table import wire
from underdeck.terminal import journal

HELD = 24
DELAY, REPEAT = 0.5, 0.03
"""A key that is held, as terminals tell it: after half a second it comes again and again."""


def run(play):
    asyncio.run(play())


def reckless(until):
    """Every door opened and nothing covered, up to a question of that kind."""
    match = new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=6)
    lethal = False
    while not (match.decisions[0].kind == until and (until != "placing" or lethal)):
        decision, view = match.decisions[0], match.view(0)
        words = [match.write(option) for option in decision.options]
        wanted = [word for word in words if word in ("encounter", "done", "no-feat", "go-on")]
        wanted += [word for word in words if word.split()[0] in ("enter", "explore", "xp", "stay", "peril")]
        match.submit(decision.seat, match.read(decision.seat, [*wanted, *words][0]))
        view = match.view(0)
        lethal = view.placing and view.damage_now + view.heroes[0].damage >= view.heroes[0].health
    return Local(journal.begin(match), "en")


async def hold(person, clock, key):
    clock.now, clock.pace = clock.now + 10, 0
    for repeat in range(HELD):
        await person.press(key)
        clock.now += REPEAT if repeat else DELAY
        await person.until_told()
    clock.pace = 10


@pytest.mark.long
@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_a_held_key_answers_once(data, clock, game):
    async def play():
        async with at_table(local(game)) as person:
            for _ in range(3):
                before = person.table.answers
                await hold(person, clock, "enter")
                await person.until_asked()
                mine = [by for by in person.screen.channel.session.by[before:] if by == "person"]
                assert len(mine) <= 1
                await person.advised()

    run(play)


def test_a_double_press_faces_the_encounter_and_nothing_more(data, clock):
    async def play():
        async with at_table(reckless("room")) as person:
            answers = person.table.answers
            await person.answer("enter")
            clock.pace = 0.1
            await person.press("enter")
            assert person.table.answers == answers + 1

    run(play)


@pytest.mark.parametrize("kind", ["placing", "avert-defeat"])
def test_no_grave_answer_is_marked(data, kind):
    async def play():
        async with at_table(reckless(kind)) as person:
            answers = person.screen.ask.answers
            assert answers.highlighted is None or not person.marked.grave
            before = person.table.answers
            if kind == "placing":
                assert "Take " in person.text()
                await person.press("enter")
                assert person.table.answers == before
            await person.press("end")
            assert person.marked.grave
            await person.answer("enter")

    run(play)


def test_a_grave_answer_is_not_where_the_last_one_was_clicked(data, clock):
    async def play():
        async with at_table(reckless("placing")) as person:
            row = person.row_of("done")
            await person.click_row(row)
            await person.until(lambda: person.table.questions and person.table.questions[0].kind == "avert-defeat")
            clock.pace = 0.1
            await person.click_row(row)
            assert person.table.over is None and person.row_of("defeat") != row

    run(play)


def test_a_held_key_does_not_lose_the_game(data, clock):
    async def play():
        async with at_table(reckless("avert-defeat")) as person:
            await person.press("end")
            await hold(person, clock, "enter")
            assert isinstance(person.screen, Choosing) and person.app.screen_stack[-2].board.table.over is None

    run(play)


def test_a_held_key_does_not_take_the_screen(data, clock):
    async def play():
        both = {**STICK, "players": {"roy": "me", "haley": "me"}}
        clock.pace = 0.01
        async with at_table(local("stick", **both)) as person:
            await person.press("enter", "enter")
            assert isinstance(person.screen, HandOver)
            clock.pace = 10
            await person.press("enter")
            assert isinstance(person.screen, TableScreen)

    run(play)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    process = Process(tmp_path_factory.mktemp("server"), bot_seconds=0.7)
    yield process
    process.child.terminate()
    process.child.wait()


@pytest.mark.long
def test_a_bot_is_let_in_only_after_a_word_about_it(server, data):
    made = server.post("/api/games", game="onedeck", setup=ONEDECK, seats=[{"kind": "me", "name": "Anna"}])
    place = Place(f"http://{server.address}", made["id"], made["tokens"]["0"])

    async def play():
        async with at_table(Online(place, "en")) as person:
            await person.press("escape")
            await person.choose("bot")
            assert "answers are final" in person.text() and "Anna" in person.text()
            await person.choose("yes")
            await person.until_seated(lambda table: table.seats[0].bot)
            await person.press("escape")
            await person.choose("bot")
            await person.until_seated(lambda table: not table.seats[0].bot)

    run(play)


def test_an_answer_without_a_line_goes_out_when_it_is_back(server, data):
    made = server.post("/api/games", game="onedeck", setup=ONEDECK, seats=[{"kind": "me"}])
    place = Place(f"http://{server.address}", made["id"], made["tokens"]["0"])

    async def play():
        async with at_table(Online(place, "en")) as person:
            link, answers = person.screen.channel, person.table.answers
            socket = link.socket
            link.socket = None
            await person.press("enter")
            assert "is kept" in person.text()
            await socket.close()
            await person.until(lambda: person.table.answers == answers + 1)

    run(play)


@pytest.mark.long
def test_an_answer_lost_on_the_way_is_given_once_and_one_too_late_is_refused(server, data, monkeypatch):
    made = server.post("/api/games", game="onedeck", setup=ONEDECK, seats=[{"kind": "me"}])
    place = Place(f"http://{server.address}", made["id"], made["tokens"]["0"])

    async def play():
        async with at_table(Online(place, "en")) as person, at_table_of(place) as other:
            link, answers = person.screen.channel, person.table.answers
            with monkeypatch.context() as broken:
                broken.setattr(link, "write", lambda socket, message: asyncio.sleep(0))
                await person.press("enter")
            await link.socket.close()
            await person.until(lambda: person.table.answers == answers + 1)
            socket, question = link.socket, person.table.questions[0]
            link.socket = None
            await person.press("enter")
            await other.give(wire.Answer(question.seat, person.table.version, question.options[-1].words))
            await socket.close()
            await person.until(lambda: "came too late" in person.text())

    run(play)


class at_table_of:
    """The same seat on another device."""

    def __init__(self, place):
        self.channel = Online(place, "en")
        self.version = -1

    async def __aenter__(self):
        self.channel.deliver = self.hear
        self.running = asyncio.create_task(self.channel.run())
        while self.version < 0:
            await asyncio.sleep(0.01)
        return self

    def hear(self, told):
        if isinstance(told, wire.Table):
            self.version = told.version

    async def give(self, answer):
        before = self.version
        self.channel.send(answer)
        while self.version == before:
            await asyncio.sleep(0.01)

    async def __aexit__(self, *error):
        self.running.cancel()


@pytest.mark.long
def test_people_are_called_by_their_names(server, data):
    made = server.post("/api/games", game="onedeck", setup=ONEDECK, seats=[{"kind": "me", "name": "Anna"}])
    place = Place(f"http://{server.address}", made["id"], made["tokens"]["0"])

    async def play():
        async with at_table(Online(place, "en")) as person:
            assert "(Anna)" in person.text()

    run(play)
