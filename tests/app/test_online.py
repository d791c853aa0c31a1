"""The app at a table far away: a server process on loopback, joined by the links of the browser."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from types import SimpleNamespace

import pytest
from textual.widgets import Static
from websockets.asyncio.server import serve

from app.driver import at_table
from minds import Scripted, use
from server.helpers import ONEDECK, STICK
from server.test_process import Process
from underdeck.app.board import Move
from underdeck.app.channel import ConnectionState
from underdeck.app.dialogs import Choosing
from underdeck.app.line_mode import OnlineLineMode
from underdeck.app.online import Online, Place, join, kept_places, read_link
from underdeck.games.onedeck.plugin import OneDeckPlugin
from underdeck.kernel.refusal import Refusal
from underdeck.table import wire

UNDERDECK = [sys.executable, "-c", "from underdeck.cli import main; main()"]
PARTY = {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    process = Process(tmp_path_factory.mktemp("server"), grace_seconds=0)
    yield process
    process.end(signal.SIGTERM)


@pytest.fixture
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("doomed")


@pytest.fixture
def doomed(folder):
    """A server that a test may kill."""
    process = Process(folder, grace_seconds=0)
    yield process
    process.child.kill()
    process.child.wait()


def invite(server, made, seat=1):
    return f"http://{server.address}/#/join/{made['invites'][str(seat)]}"


def test_an_invite_opens_the_seat_once_and_again_for_who_has_it(server, data):
    made = server.post("/api/games", game="onedeck", setup=PARTY, seats=[{"kind": "me"}, {"kind": "invite"}])
    place = join(invite(server, made), "en")
    assert place.id == made["id"] and "Rogue" in place.label
    assert join(invite(server, made), "en") == place
    assert kept_places() == [place]
    (data / "online.json").unlink()
    with pytest.raises(Refusal) as refused:
        join(invite(server, made), "fr")
    assert refused.value.code == "server-says" and "déjà" in str(refused.value.facts["text"])


@pytest.mark.parametrize("end", ["leave", "quit"])
def test_news_that_come_while_the_screen_is_taken_down_harm_nobody(server, monkeypatch, end):
    made = server.post("/api/games", game="onedeck", setup=PARTY, seats=[{"kind": "me"}, {"kind": "invite"}])
    mage = Place(f"http://{server.address}", made["id"], made["tokens"]["0"])
    heard = []

    async def play():
        async with at_table(Online(mage, "en")) as person:
            screen, table = person.screen, person.table

            def news(part):
                """Parts of a screen go before the screen itself."""
                if part.is_attached and part.screen is screen:
                    screen.hear(table)
                    screen.tick()
                    heard.append(part.id)

            monkeypatch.setattr(Static, "on_unmount", news, raising=False)
            if end == "leave":
                await person.press("escape", "up", "enter")
                await person.until(lambda: heard)

    asyncio.run(play())
    assert heard


@pytest.mark.long
def test_a_turn_at_an_online_table_told_in_both_languages(server):
    made = server.post("/api/games", game="onedeck", setup=PARTY, seats=[{"kind": "me"}, {"kind": "invite"}], seed=3)
    mage = Place(f"http://{server.address}", made["id"], made["tokens"]["0"])

    async def play():
        rogue = join(invite(server, made), "en")
        async with at_table(Online(rogue, "en")) as person, at_table(Online(mage, "fr")) as friend:
            turn = person.table.view["turn"]
            for _ in range(200):
                who = person if person.table.questions else friend
                if person.table.over or person.table.view["turn"] > turn:
                    break
                version = who.table.version
                await who.press(*(["end"] if who.screen.ask.answers.highlighted is None else []), "enter")
                for each in (person, friend):
                    await each.until(lambda each=each, before=version: each.table.version > before or not each.board)
            assert person.table.version == friend.table.version
            assert "turn" in person.text() and "tour" in friend.text()
            await friend.press("+", "down", "enter")
            await person.until(lambda: person.screen.said)
            assert "Thank you" in person.text()

    asyncio.run(play())


def test_a_language_that_the_server_has_not_is_refused_and_left_behind(server, tmp_path, monkeypatch):
    (tmp_path / "zz").mkdir()
    manifest = 'name = "Zzz"\npartial = true\nauthor = "Somebody"\nlicense = "MIT"\n'
    (tmp_path / "zz" / "language.toml").write_text(manifest)
    monkeypatch.setenv("UNDERDECK_LANGUAGES", str(tmp_path))
    made = server.post("/api/games", game="onedeck", setup=ONEDECK, seats=[{"kind": "me"}])
    mage = Place(f"http://{server.address}", made["id"], made["tokens"]["0"])

    async def play():
        async with at_table(Online(mage, "fr"), language="fr") as person:
            await person.press("f2")
            await person.until(lambda: "zz" in person.text())
            assert person.table.lang == "fr"
            await person.press("f2")
            await person.until(lambda: person.table.lang == "en")

    asyncio.run(play())


def test_a_bot_sits_in_and_hands_the_seat_back(server):
    made = server.post("/api/games", game="onedeck", setup=PARTY, seats=[{"kind": "me"}, {"kind": "invite"}], seed=3)
    place = Place(f"http://{server.address}", made["id"], made["tokens"]["0"])

    async def play():
        async with at_table(Online(place, "en")) as person:
            for wanted in (True, False):
                await person.press("escape")
                label = "Let a bot play for me" if wanted else "Take my seat back"
                assert label in person.text()
                await person.choose("bot")
                if wanted:
                    await person.choose("yes")
                await person.until(lambda wanted=wanted: person.board and person.table.seats[0].bot == wanted)

    asyncio.run(play())


async def to_the_end(*people):
    """Bots play everybody's part."""
    for person in people:
        for seat in person.table.mine:
            person.screen.channel.send(wire.Replace(seat, True))
    for person in people:
        await person.until(lambda person=person: isinstance(person.screen, Choosing))


async def at_new_table(person, before):
    await person.until_seated(lambda table: table.id != before)


@pytest.mark.long
@pytest.mark.parametrize("looks", [False, True], ids=["at the ending", "at the table"])
def test_one_lays_the_table_again_and_the_others_follow(server, looks):
    made = server.post("/api/games", game="onedeck", setup=PARTY, seats=[{"kind": "me"}, {"kind": "invite"}], seed=3)
    mage = Place(f"http://{server.address}", made["id"], made["tokens"]["0"])
    watching = Place(f"http://{server.address}", made["id"], made["watch"])

    async def play():
        rogue = join(invite(server, made), "en")
        async with (
            at_table(Online(rogue, "en")) as person,
            at_table(Online(mage, "fr")) as friend,
            at_table() as guest,
        ):
            guest.app.play(Online(watching, "en"))
            await guest.until(lambda: getattr(guest.screen, "board", None) is not None)
            await to_the_end(person, friend)
            await guest.until(lambda: isinstance(guest.screen, Choosing))
            assert "Play again" not in guest.text()
            if looks:
                await friend.press("escape")
            await person.press("enter")
            await at_new_table(person, made["id"])
            await friend.until(lambda: "Rejoindre la revanche" in friend.text())
            assert "Voleuse propose une revanche" in friend.text()
            await friend.press("enter")
            await at_new_table(friend, made["id"])
            await guest.until(lambda: "Watch the rematch" in guest.text())
            await guest.press("enter")
            await at_new_table(guest, made["id"])
            assert (person.table.mine, friend.table.mine, guest.table.mine) == ([1], [0], [])
            assert person.table.id == friend.table.id == guest.table.id and not person.table.over
            await person.until_asked()
            await person.go_on()
        assert join(invite(server, made), "en").id == kept_places()[0].id != made["id"]

    asyncio.run(play())


def test_a_game_far_away_is_looked_back_at_and_played_from_there_at_home(server, data, monkeypatch):
    use(monkeypatch, OneDeckPlugin, Scripted(0.6, 0.5, 0.4, 0.3, exact=range(9)))
    solo = {"heroes": ["mage"], "dungeon": "dragons-cave"}
    made = server.post("/api/games", game="onedeck", setup=solo, seats=[{"kind": "me"}], seed=3)
    mage = Place(f"http://{server.address}", made["id"], made["tokens"]["0"])

    async def play():
        async with at_table(Online(mage, "en")) as person:
            await to_the_end(person)
            await person.choose("review")
            await person.until(lambda: "Accuracy" in person.text())
            (at,) = {option.id for option in person.screen.query_one("#choices").options[1:2]}
            await person.choose(at)
            await person.until_seated(lambda table: table.id != made["id"] and table.questions)
            assert not person.screen.channel.far and not person.table.over

    asyncio.run(play())
    assert [*data.glob("games/*.open")]


@pytest.mark.long
def test_whoever_comes_late_is_led_to_the_new_table(server):
    made = server.post("/api/games", game="onedeck", setup=PARTY, seats=[{"kind": "me"}, {"kind": "me"}], seed=3)
    mage, rogue = [Place(f"http://{server.address}", made["id"], made["tokens"][seat]) for seat in "01"]

    async def play():
        async with at_table(Online(mage, "en")) as person, at_table(Online(rogue, "en")) as friend:
            await to_the_end(person, friend)
            await person.press("enter")
            await at_new_table(person, made["id"])
        async with at_table() as late:
            late.app.play(Online(rogue, "en"))
            await late.until(lambda: "Join the rematch" in late.text())
            assert "Mage has set up a rematch." in late.text()
            await late.press("enter")
            await at_new_table(late, made["id"])
            assert late.table.mine == [1]

    asyncio.run(play())


@pytest.mark.long
def test_who_is_here_a_new_invite_and_a_lost_device(server):
    made = server.post("/api/games", game="onedeck", setup=PARTY, seats=[{"kind": "me"}, {"kind": "invite"}], seed=3)
    address = f"http://{server.address}"
    mage = join(f"{address}/#/seat/{made['id']}/{made['tokens']['0']}", "en")

    async def shown(person, choice, known=()):
        await person.press("escape")
        await person.choose("people")
        await person.choose(choice)
        await person.until(lambda: address in person.text())
        links = re.findall(rf"{address}/#/\w+/[\w./-]+", "".join(re.findall(r"│ +(.*?) +│", person.text())))
        await person.press("escape")
        return links[0]

    async def play():
        async with at_table(Online(mage, "en")) as person:
            await person.press("escape")
            await person.choose("people")
            assert "○ Rogue: not here yet" in person.text() and "● Mage: you" in person.text()
            await person.press("escape")
            link = await shown(person, "link 1")
            with pytest.raises(Refusal):
                join(invite(server, made), "en")
            rogue = join(link, "en")
            async with at_table(Online(rogue, "en")) as friend:
                await person.until(lambda: person.table.seats[1].here)
                await friend.press("escape")
                await friend.choose("people")
                assert "● Mage: here" in friend.text() and "link 0" not in ways(friend)
                await friend.press("escape")
                own = await shown(friend, "link 1")
                with pytest.raises(Refusal):
                    join(f"{address}/#/seat/{rogue.id}/{rogue.token}", "en")
                assert join(own, "en").token == kept_places()[0].token
                await friend.go_on()
            await person.until(lambda: not person.table.seats[1].here)
            await person.press("escape")
            await person.choose("people")
            assert "○ Rogue: away" in person.text()
            await person.choose("bot 1")
            await person.choose("yes")
            await person.until_seated(lambda table: table.seats[1].bot)

    asyncio.run(play())


def ways(person):
    return [option.id for option in person.screen.query_one("#choices").options]


def test_a_spectator_sees_the_table_and_is_asked_nothing(server):
    made = server.post("/api/games", game="stick", setup=STICK, seats=[{"kind": kind} for kind in ("me", "bot", "bot")])
    link = f"http://{server.address}/#/watch/{made['id']}/{made['watch']}"

    async def play():
        app = at_table(None)
        async with app as person:
            person.app.play(Online(join(link, "en"), "en"))
            await person.until(lambda: getattr(person.screen, "board", None) is not None)
            assert person.table.mine == [] and not person.table.questions
            assert "Waiting for" in person.text() or "bots" in person.text()
            await person.press("enter", "1", "u", "h", "w")
            assert person.table.mine == []

    asyncio.run(play())


@pytest.mark.long
def test_the_table_comes_back_after_the_server_was_killed(doomed, folder):
    made = doomed.post("/api/games", game="onedeck", setup=ONEDECK, seed=3)
    place = Place(f"http://{doomed.address}", made["id"], made["tokens"]["0"])
    port = doomed.address.rpartition(":")[2]

    async def play():
        async with at_table(Online(place, "en")) as person:
            await person.go_on()
            seen, answers = person.table.view, person.table.answers
            doomed.child.kill()
            doomed.child.wait()
            await person.until(lambda: not person.screen.connected)
            assert "Connection lost" in person.text()
            again = subprocess.Popen(
                [*UNDERDECK, "serve", "--port", port, "--data", str(folder), "--lang", "en"],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            try:
                await person.until(lambda: person.screen.connected and not person.screen.busy)
                assert person.table.view == seen
                await person.go_on()
                assert person.table.answers == answers + 1
            finally:
                again.terminate()
                again.wait()

    asyncio.run(play())


@pytest.mark.long
@pytest.mark.parametrize("said", ["hello", '{"t":"table"}', '{"t":"table","view":{},"game":"stick"}'])
def test_a_server_that_speaks_otherwise_is_told_of_and_not_asked_again(said):
    asked = []

    async def answer(socket):
        asked.append(await socket.recv())
        await socket.send(said)
        await socket.wait_closed()

    async def play():
        async with serve(answer, "127.0.0.1", 0) as far, at_table() as person:
            port = far.sockets[0].getsockname()[1]
            person.app.play(Online(Place(f"http://127.0.0.1:{port}", "id", "token"), "en"))
            await person.until(lambda: "another version" in person.text())
            await person.press("escape")
            await person.until(lambda: "One Deck Dungeon" in person.text())

    asyncio.run(play())
    assert len(asked) == 1


def test_links_of_the_browser_are_read():
    assert read_link("http://127.0.0.1:8000/#/join/to.ken") == ("http://127.0.0.1:8000", "join", ["to.ken"])
    assert read_link("https://host/deck/#/seat/ab12/to.ken") == ("https://host/deck", "seat", ["ab12", "to.ken"])
    assert read_link(" host:8000/#/watch/ab12/to.ken ") == ("http://host:8000", "watch", ["ab12", "to.ken"])


@pytest.mark.long
@pytest.mark.parametrize(
    "link",
    [
        "",
        "roy",
        "ftp://host/#/join/x",
        "http://host/#/game/ab",
        "http://host:99999/#/join/x",
        "http://[/#/join/x",
        "http://host/#/join/a%2Fb",
    ],
)
def test_a_link_that_is_none_is_refused(link):
    with pytest.raises(Refusal) as refused:
        read_link(link)
    assert refused.value.code == "link-form"


def joined(data, link, *flags, answers=""):
    env = {**os.environ, "UNDERDECK_DATA": str(data), "UNDERDECK_LANG": "en"}
    words = [*UNDERDECK, "play", "--join", link, *flags]
    return subprocess.run(words, capture_output=True, text=True, env=env, timeout=90, input=answers)


def test_a_pipe_answers_for_its_seat_at_an_online_table(server, data):
    made = server.post("/api/games", game="onedeck", setup=PARTY, seats=[{"kind": "bot"}, {"kind": "invite"}])
    done = joined(data, invite(server, made), "--plain", answers="?\nnonsense, 1\n99\nsay hello\nsay 1\n1\n1\nlog\n")
    assert done.returncode == 0 and "Traceback" not in done.stderr and "\033" not in done.stdout
    told = done.stdout.split("You have left the table")[0]
    assert "OD-4" in told and told.count("   1  ") >= 3 and "ready-made phrases only" in told and "Rogue: “" in told
    assert "That is not possible now: nonsense." in told and "There is no option number 99." in told


def test_odds_in_lines_name_the_best_answer_and_those_that_are_the_same(capsys):
    table = OnlineLineMode(None, "en")
    moves = [Move(0, f"enter {door}", f"Enter door {door}") for door in (1, 2)]
    table.board = SimpleNamespace(moves=moves)
    table.wanted = "odds"
    prospects = [
        wire.Prospect(move.words, 0.5, 0.1, False, "≈50%", [], twin)
        for move, twin in zip(moves, ("", "enter 1"), strict=True)
    ]
    table.hear(wire.AdviceText(0, 1, 0.5, "enter 1", "", "", [], [], "", "Sampled.", 9, prospects))
    assert capsys.readouterr().out.splitlines() == [
        "Your chance to win right now: ≈50%.",
        "✦ ≈50%  Enter door 1",
        "  ≈50%  Enter door 2 · just the same as Enter door 1",
        "Sampled.",
    ]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("equiper cape", "equip cloak"),
        ("Équiper « Ca", "equip cloak"),
        ("truc arc", "shtick bow"),
        ("rapière", "shtick rapier"),
    ],
)
def test_answers_in_lines_are_called_by_the_names_on_the_screen(typed, meant):
    labels = {
        "equip cloak": "Équiper « Cape » (facteur bave 1)",
        "equip crown": "Équiper « Couronne » (facteur bave 2)",
        "shtick bow": "Utiliser « Arc long » : Arme. Portée 4",
        "shtick rapier": "Utiliser « Rapière » : Arme.",
    }
    moves = [Move(0, words, label) for words, label in labels.items()]
    table = OnlineLineMode(None, "fr")
    view = SimpleNamespace(game="stick", lang="fr")
    table.board = SimpleNamespace(moves=moves, table=view, listed=lambda: moves, move=lambda words: None)
    assert table.meant(typed).words == meant


def test_lines_say_once_that_the_server_is_away_and_once_that_it_is_back(capsys):
    table = OnlineLineMode(None, "en")
    for up in (True, False, False, False, True, False, True):
        table.hear(ConnectionState(up=up))
    table.hear(ConnectionState(up=False, again=False))
    lost, back = "Connection lost; trying again.", "Connected again."
    assert capsys.readouterr().out.splitlines() == [lost, back, lost, back, "The server closed this table."]
    assert table.gone


@pytest.mark.long
def test_a_pipe_plays_an_online_game_to_its_end(server, data):
    made = server.post("/api/games", game="onedeck", setup=PARTY, seats=[{"kind": "bot"}, {"kind": "invite"}])
    done = joined(data, invite(server, made), "--plain", answers="hint\nodds\n" + "1\n" * 3000 + "quit\n")
    assert done.returncode == 0 and "The game is over." in done.stdout and "You have left" in done.stdout


@pytest.mark.long
def test_a_seat_of_the_stick_is_played_in_french_words(server, data):
    seats = [{"kind": "invite"}, {"kind": "bot"}, {"kind": "bot"}]
    setup = {"players": ["roy", "haley", "elan"], "length": "short"}
    made = server.post("/api/games", game="stick", setup=setup, seats=seats)
    link = invite(server, made, 0)
    first = joined(data, link, "--plain", "--lang", "fr", answers="1\nrester\ntable\njournal\nquitter\n")
    assert first.returncode == 0 and "Vous avez quitté la table" in first.stdout
    again = joined(data, link, "--plain", "--lang", "fr", answers="regles OS-5.4\nquitter\n")
    assert "OS-5.4" in again.stdout and again.returncode == 0


@pytest.mark.long
def test_whoever_watches_by_a_pipe_is_told_all_of_it(server, data):
    made = server.post("/api/games", game="onedeck", setup=PARTY, seats=[{"kind": "bot"}, {"kind": "bot"}])
    done = joined(data, f"http://{server.address}/#/watch/{made['id']}/{made['watch']}", "--plain")
    assert done.returncode == 0 and "The game is over." in done.stdout


@pytest.mark.long
def test_bad_links_end_with_a_line_and_code_2(server, data):
    from app.test_terminal import Terminal

    assert joined(data, "nonsense").returncode == 2
    assert "not valid" in joined(data, f"http://{server.address}/#/join/abc").stderr
    for link, wanted in (
        (f"http://{server.address}/#/join/abc", b"not valid"),
        (f"http://{server.address}/#/watch/{'0' * 16}/abc", b"no game"),
        ("http://127.0.0.1:9/#/join/abc", b"no server answers there"),
    ):
        terminal = Terminal(data, "play", "--join", link, "--lang", "en")
        assert terminal.end() == 2
        assert wanted in terminal.seen and b"Traceback" not in terminal.seen and b"1049h" not in terminal.seen
