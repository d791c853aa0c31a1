"""The Order of the Stick at the terminal: real pipes and files, people and bots round one screen."""

import contextlib
import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from command import run

import underdeck
from underdeck.bots import ask, make_bot
from underdeck.games.stick.compile import stick_pack
from underdeck.games.stick.line import CLEAR, VAGUE, StickSession, chosen_answers
from underdeck.games.stick.rules.game import Stick
from underdeck.games.stick.rules.options import PRESETS
from underdeck.games.stick.text.words import stick_text
from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match, new
from underdeck.terminal import journal
from underdeck.terminal.console import Leave
from underdeck.text import text_in

UNDERDECK = [sys.executable, "-c", "from underdeck.cli import main; main()"]
ALONE = "roy=me,haley=bot,elan=bot,belkar=bot"
TOGETHER = "roy=me,haley=bot,elan=bot,belkar=me"


@pytest.fixture
def data(tmp_path, monkeypatch) -> dict[str, str]:
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("UNDERDECK_LANG", "en")
    return dict(os.environ)


def games(data, ending) -> list[Path]:
    return sorted(Path(data["UNDERDECK_DATA"]).glob(f"games/*{ending}"))


def answers_in(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines()[2:] if line[0] != "="]


class Hinted(StickSession):
    """Somebody who always takes the hint, and writes it as the notation does."""

    def __init__(
        self, players: str, seed: int, language: str = "en", width: int = 96, most: int = 10**6, **setup
    ) -> None:
        match = new("stick", seed=seed, players=dict(part.split("=") for part in players.split(",")), **setup)
        super().__init__(journal.begin(match), stick_text(language), color=False)
        self.width = width
        self.most = most
        self.habit = make_bot("sensible", 7, "stick")
        self.given: list[str] = []
        self.output = io.StringIO()

    def play(self) -> "Hinted":
        with contextlib.redirect_stdout(self.output), contextlib.suppress(Leave):
            self.run(resumed=False)
        self.journal.close()
        return self

    def look_around(self) -> None:
        """For tests: called whenever somebody is asked."""

    def read(self) -> str:
        if len(self.given) == self.most:
            raise Leave
        self.look_around()
        decision = self.question()
        _, action = ask(self.habit, self.match, decision)
        self.given.append(self.match.write(action))
        return self.given[-1]


@pytest.mark.long
def test_a_whole_game_from_a_pipe(data):
    hinted = Hinted(ALONE, 3, preset="quick").play()
    assert hinted.match.outcome is not None
    words = ["--players", ALONE, "--seed", "3", "--preset", "quick", "--plain"]
    done = run(data, "play", "stick", *words, answers="\n".join(hinted.given) + "\n", check=0)
    assert "The right to brag goes to" in done.stdout and done.stdout.count("for leaving") == 4
    first, second = games(data, ".record")
    assert answers_in(first) == answers_in(second)
    assert underdeck.load(second.read_text()).outcome == hinted.match.outcome
    assert not games(data, ".open")
    assert run(data, "replay", str(second), "--verify", check=0).stdout == "ok\n"
    told = run(data, "replay", str(second), check=0).stdout
    assert "The right to brag goes to" in told.splitlines()[0] and "a Loot for help.\n" not in told


HOT_SEAT = {
    "players": [
        {"character": "roy", "floor": 1, "shticks": ["greenhilt-sword"], "stash": ["magic-8-ball", "plot-coupon"]},
        {"character": "elan", "floor": 1, "shticks": ["rapier"]},
        {"character": "belkar", "floor": 1, "column": 1, "shticks": ["twin-daggers-of-doom"]},
    ],
    "floors": [{"rooms": [{"card": "plain-corridor", "stack": ["kinda-wimpy-goblin"]},
                          {"card": "plain-corridor"}]}],
    "next": [12, 1, 12],
}  # fmt: skip


@pytest.mark.rule("OS-12.5", "OS-10.3", "OS-R-50")
def test_people_at_one_screen_help_each_other_and_fight_each_other(data, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(HOT_SEAT))
    answers = [
        "stay", "shtick greenhilt-sword", "offer elan magic-8-ball",  # Roy
        "refuse",  # Elan
        "offer elan plot-coupon",  # Roy
        "accept roy",  # Elan
        "done", "leave", "pass",  # Roy
        "stay", "attack-player roy", "shtick rapier",  # Elan
        "shtick greenhilt-sword", "offer belkar magic-8-ball",  # Roy
        "done",  # Elan, who may ask Belkar, too
        "accept roy",  # Belkar
        "random",  # Roy
        "pass",  # Elan
        "quit",
    ]  # fmt: skip
    done = run(data, "play", "stick", "--position", str(file), "--plain", answers="\n".join(answers) + "\n")
    (kept,) = games(data, ".open")
    match = underdeck.load(kept.read_text())
    chosen = [match.log[i] for i in chosen_answers(match, [0, 1, 2])]
    assert [match.write(action) for _, action in chosen] == answers[:-1]
    assert [seat for seat, _ in chosen] == [0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 1, 0, 0, 1, 2, 0, 1]
    assert done.stdout.count("You are asked for help") == 3
    assert "Help Roy for Plot Coupon (Drool Factor 2: +4 for Roy)" in done.stdout
    assert "Roy beats Elan." in done.stdout


@pytest.mark.parametrize(
    "flags, bots",
    [
        (["--bot", "elan=novice", "--bot", "belkar=expert"], {"elan": "novice", "belkar": "expert"}),
        (["--players", "roy=me,elan=bot,belkar=master"], {"elan": "bot", "belkar": "master"}),
        (["--players", "roy=me"], {"elan": "bot", "belkar": "bot"}),
        (["--bot", "novice"], {"elan": "novice", "belkar": "novice"}),
    ],
)
def test_bots_sit_down_at_a_position(data, tmp_path, flags, bots):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(HOT_SEAT))
    done = run(data, "play", "stick", "--position", str(file), "--plain", *flags, answers="stay\nquit\n")
    (kept,) = games(data, ".open")
    match = underdeck.load(kept.read_text())
    assert match.header.setup["players"] == {"roy": "me"} | bots
    assert "Elan (" in done.stdout and match.log[0][0] == 0


@pytest.mark.parametrize(
    "flags, mine",
    [
        (["--players", "roy=bot"], "elan"),
        (["--players", "roy=novice,elan=expert"], "belkar"),
        (["--players", "roy=bot", "--bot", "elan=novice"], "belkar"),
    ],
)
def test_the_first_seat_that_no_bot_was_named_for_is_the_players(data, tmp_path, flags, mine):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(HOT_SEAT))
    run(data, "play", "stick", "--position", str(file), "--plain", *flags, answers="quit\n")
    (kept,) = games(data, ".open")
    sitters = underdeck.load(kept.read_text()).header.setup["players"]
    assert [name for name, sitter in sitters.items() if sitter == "me"] == [mine]


def test_a_position_whose_seats_all_have_bots_is_refused(data, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(HOT_SEAT))
    flags = ["--players", "roy=bot,elan=bot,belkar=novice"]
    done = run(data, "play", "stick", "--position", str(file), "--plain", *flags, check=2)
    assert "No seat is left for you" in done.stderr and not games(data, ".open")


def test_a_position_names_what_it_says_already_and_who_has_no_seat(data, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(HOT_SEAT))
    place = ["play", "stick", "--position", str(file), "--plain"]
    said = ["--length", "short", "--option", "bluff=off"]
    assert "leave out --length, --option." in run(data, *place, *said, check=2).stderr
    for flags in (["--bot", "haley=novice"], ["--players", "haley=me,roy=bot"]):
        assert "haley" in run(data, *place, *flags, check=2).stderr
    assert not games(data, ".open")


DUEL = {
    "players": [
        {"character": "roy", "floor": 1, "shticks": ["greenhilt-sword"], "stash": ["magic-8-ball"]},
        {"character": "elan", "floor": 1, "shticks": ["rapier"], "stash": ["plot-coupon"]},
        {"character": "belkar", "floor": 1, "shticks": ["twin-daggers-of-doom"]},
    ],
    "floors": [{"rooms": [{"card": "plain-corridor"}]}],
}  # fmt: skip


@pytest.mark.rule("OS-10.6")
@pytest.mark.parametrize("at_screen", [0, 1, 2])
def test_who_is_asked_by_one_side_of_a_duel_hears_the_other_side_first(data, at_screen):
    match = new("stick", seed=1, position=json.dumps(DUEL))
    for words in ("stay", "attack-player elan", "shtick greenhilt-sword", "shtick rapier", "offer belkar magic-8-ball"):
        seat = match.decisions[0].seat
        match.submit(seat, match.read(seat, words))
    session = StickSession(journal.begin(match), stick_text("en"), color=False)
    session.at_screen = at_screen
    assert session.next_question().seat == 1
    session.submit(1, match.read(1, "offer belkar plot-coupon"))
    assert session.next_question().seat == 2
    answers = [match.write(option) for option in session.next_question().options]
    assert answers == ["accept roy", "accept elan", "refuse"]


def test_a_table_is_played_in_french_words(data, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(HOT_SEAT))
    answers = ["arrets jamais", "rester", "truc greenhilt-sword", "offrir elan magic-8-ball", "refuser", "quitter"]
    words = ["play", "stick", "--position", str(file), "--plain", "--lang", "fr"]
    done = run(data, *words, answers="\n".join(answers) + "\n", check=0)
    (kept,) = games(data, ".open")
    match = underdeck.load(kept.read_text())
    chosen = [match.write(match.log[i][1]) for i in chosen_answers(match, [0, 1, 2])]
    assert chosen == ["stay", "shtick greenhilt-sword", "offer elan magic-8-ball", "refuse"]
    assert "ne jamais demander" in done.stdout


def test_cards_are_typed_by_their_french_names(data, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(HOT_SEAT))
    answers = ["rester", "truc épée", "offrir elan b", "offrir elan boule", "refuser", "offrir intrigue elan"]
    words = ["play", "stick", "--position", str(file), "--plain", "--lang", "fr"]
    done = run(data, *words, answers="\n".join([*answers, "quitter"]) + "\n", check=0)
    match = underdeck.load(games(data, ".open")[0].read_text())
    chosen = [match.write(match.log[i][1]) for i in chosen_answers(match, [0, 1, 2])]
    assert chosen == [
        "stay", "shtick greenhilt-sword", "offer elan magic-8-ball", "refuse", "offer elan plot-coupon",
    ]  # fmt: skip
    assert "« offrir elan b » peut vouloir dire plusieurs choses" in " ".join(done.stdout.split())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_empty_line_is_answered_in_the_words_of_this_game(data, language):
    done = run(
        data, "play", "stick", "--players", ALONE, "--seed", "3", "--plain", "--lang", language, answers="\nquit\n"
    )
    said = " ".join(done.stdout.split())
    assert {"en": "play troll", "fr": "jouer troll"}[language] in said and "m6" not in said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_with_house_rules_says_so_at_its_start_and_above_its_table(data, language):
    line = stick_text(language).house_rules(PRESETS["quick"])
    mark = {"en": "· house rules", "fr": "· règles maison"}[language]
    for preset, told in (("quick", True), ("printed", False)):
        hinted = Hinted(ALONE, 3, language, most=1, preset=preset).play()
        said = " ".join(hinted.output.getvalue().split())
        assert (line.replace("\u00a0", " ") in said.replace("\u00a0", " ")) == told
        assert (mark in said) == told


def test_the_rules_at_the_table_are_those_of_the_game(data):
    words = ["play", "stick", "--players", ALONE, "--seed", "3", "--plain", "--preset"]
    for preset, price, limit in (("quick", "2 X buy a shtick", "after 30 turns"), ("printed", "3 X buy", "no limit")):
        done = run(data, *words, preset, answers="how\nrules OS-1.46\nrules OS-3.3\nquit\n", check=0)
        told = " ".join(done.stdout.split())
        assert f"({price[0]} buy a shtick)" in told
        assert price in told and limit in told


def test_a_replay_says_where_it_leaves_the_rulebook(data):
    hinted = Hinted(ALONE, 3, most=1, preset="steady").play()
    told = run(data, "replay", str(hinted.journal.path), check=0).stdout
    assert stick_text("en").house_rules(PRESETS["steady"]) in told


def test_aimless_bots_come_to_an_end(data):
    told = run(
        data, "sim", "stick", "--players", "roy,haley", "--bot", "random", "--games", "1", "--seed", "1", check=0
    )
    assert "100%" in told.stdout


def test_bots_play_among_themselves(data):
    players = "roy=bot,haley=bot"
    done = run(data, "play", "stick", "--players", players, "--seed", "1", "--plain", "--preset", "quick", check=0)
    assert "The right to brag goes to" in done.stdout


@pytest.mark.long
@pytest.mark.parametrize(("language", "width"), [("en", 80), ("fr", 80), ("fr", 100)])
def test_lines_fit_the_screen_and_screens_are_short(data, language, width):
    hinted = Hinted(TOGETHER, 5, language, width, most=150).play()
    lines = hinted.output.getvalue().splitlines()
    assert max([len(line) for line in lines]) <= width
    assert len(lines) < 25 * len(hinted.given)


class Suspicious(Hinted):
    """Looks for the other person's hidden cards in all that was printed since the hand-over."""

    def __init__(self, *settings, **more) -> None:
        super().__init__(*settings, **more)
        self.known = dict.fromkeys(self.people, "")
        self.hunted = self.hand_overs = self.start = 0

    def report(self, events) -> None:
        super().report(events)
        for event in events:
            for seat in self.people:
                if event.seats is None or seat in event.seats:
                    self.known[seat] += self.words.event(event)

    def hand_over(self, seat: int) -> None:
        if seat != self.at_screen:
            self.hand_overs += 1
            self.start = self.output.tell()
        super().hand_over(seat)

    def look_around(self) -> None:
        me = self.at_screen
        (other,) = [seat for seat in self.people if seat != me]
        text = " ".join(self.output.getvalue()[self.start :].replace("\u00a0", " ").split())
        may_know = self.known[me] + " ".join(self.names(self.view, everything=True))
        for name in self.names(self.view_of(other), everything=False):
            if name not in may_know:
                self.hunted += 1
                assert name not in text, (name, text)

    def names(self, view, everything: bool) -> list[str]:
        battle, loot = [*view.hand], [each.id for each in view.stash]
        if everything:
            battle += view.battle_discard
            battle += [each.id for floor in view.floors for room in floor for each in room.stack]
            loot += view.loot_discard
            for player in view.players:
                battle += player.saved
                loot += [each.id for each in player.equipped]
            if view.battle is not None:
                loot += [offer.loot for offer in view.battle.offers if offer.loot]
        return [self.words.battle_card(id) for id in battle] + [
            self.words.name("loot", id) for id in loot if id in self.words.loots
        ]


def test_the_screen_shows_no_card_of_the_other_person(data):
    suspicious = Suspicious(TOGETHER, 4, most=120).play()
    assert suspicious.hand_overs > 20 and suspicious.hunted > 500


def test_a_real_screen_is_cleared_before_and_after_the_hand_over(data, monkeypatch):
    session = Hinted(TOGETHER, 4)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\n"))
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    with contextlib.redirect_stdout(session.output):
        session.hand_over(0)
        session.hand_over(0)
        session.hand_over(3)
    assert session.output.getvalue() == (
        f"Hand over to Roy. Press Enter when nobody else is looking.\n{CLEAR}"
        f"{CLEAR}Hand over to Belkar. Press Enter when nobody else is looking.\n{CLEAR}"
    )


class Careful(Hinted):
    """Nothing is shown that is not on disk."""

    def show(self, decision) -> None:
        assert len(answers_in(self.journal.path)) == len(self.match.log)
        super().show(decision)


def test_every_answer_is_on_disk_before_its_result_is_shown(data):
    careful = Careful(TOGETHER, 6, most=40).play()
    assert underdeck.load(careful.journal.path.read_text()).digest == careful.match.digest


class Hesitant(Hinted):
    """Takes back every answer that can be taken back, once."""

    def __init__(self, *settings, **more) -> None:
        super().__init__(*settings, **more)
        self.undone = 0
        self.automatic = 0
        """Times when settings had answered for the same person since."""
        self.before = 0

    def obey_one(self, part: str) -> None:
        self.before, seat = len(self.match.log), self.at_screen
        super().obey_one(part)
        self.let_others_answer()
        count = len(self.match.log) - self.before
        if seat == self.at_screen and self.match.can_undo(count):
            self.automatic += any(who == seat for who, _ in self.match.log[self.before + 1 :])
            self.commands["undo"]("")
            assert len(self.match.log) == len(answers_in(self.journal.path)) == self.before
            assert all(line.answers <= self.before for line in self.meanwhile[seat])
            self.undone += 1
            super().obey_one(part)


def test_undo_goes_back_to_before_my_own_last_answer(data):
    hesitant = Hesitant(ALONE, 3, most=150).play()
    assert hesitant.undone > 10 and hesitant.automatic > 0
    assert "Taken back" in hesitant.output.getvalue()


def test_undo_past_a_reveal_is_refused_and_loses_nothing(data):
    done = run(data, "play", "stick", "--players", ALONE, "--seed", "3", "--plain", answers="undo\n1\nundo\n", check=0)
    assert "There is nothing to undo." in done.stdout and "This can’t be undone" in done.stdout
    (game,) = games(data, ".open")
    assert len(answers_in(game)) >= 4


def test_answers_of_a_resumed_game_can_be_taken_back(data):
    session = Hinted(ALONE, 3, most=30).play()
    chosen = chosen_answers(session.match, session.people)
    assert set(session.typed) <= set(chosen)
    assert all(session.match.log[i][0] in session.people for i in chosen)


def test_leaving_and_going_on(data):
    words = ["--players", ALONE, "--seed", "3", "--plain"]
    run(data, "play", "stick", *words, answers="1\n", check=0)
    (game,) = games(data, ".open")
    before = game.read_text()
    done = run(data, "resume", "--plain", answers="quit\n", check=0)
    assert "Resuming with Roy, Haley, Elan and Belkar" in done.stdout and "── Turn" in done.stdout
    assert game.read_text() == before


def test_a_line_cut_off_by_a_kill_is_dropped_on_resume(data):
    words = ["--players", ALONE, "--seed", "3", "--plain"]
    run(data, "play", "stick", *words, answers="1\n1\n1\n", check=0)
    (game,) = games(data, ".open")
    before = answers_in(game)
    game.write_text(game.read_text().rpartition("\n")[0][:-2])
    run(data, "resume", "--plain", answers="quit\n", check=0)
    after = answers_in(game)
    assert after[: len(before) - 1] == before[:-1]
    underdeck.load(game.read_text())


@pytest.mark.long
@pytest.mark.parametrize("kill", [signal.SIGKILL, signal.SIGTERM])
def test_a_kill_loses_nothing_that_was_answered(data, kill):
    process = subprocess.Popen(
        [*UNDERDECK, "play", "stick", "--players", TOGETHER, "--seed", "3", "--plain"], stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=data,
    )  # fmt: skip
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("2\n")
    process.stdin.flush()
    for line in process.stdout:
        if "── Belkar ──" in line:
            break
    process.send_signal(kill)
    _, errors = process.communicate(timeout=30)
    assert "Traceback" not in errors
    (game,) = games(data, ".open")
    match = underdeck.load(game.read_text(), cut_off=True)
    assert [seat for seat, _ in match.log if seat == 0] == [0]


def test_the_commands(data):
    answers = [
        "help", "?", "how", "hint", "odds", "log", "cards troll", "rules os-4.2", "look haley", "look gandalf", "look",
        "stops", "stops never", "stops sometimes", "skip", "skip battle", "skip lunch", "table", "zzz", "99", "0",
        "offer haley nothing", "1,zzz,1", "",
    ]  # fmt: skip
    words = ["--players", ALONE, "--seed", "3", "--plain"]
    done = run(data, "play", "stick", *words, answers="\n".join(answers) + "\n", check=0)
    for said in ("On the map", "The rules behind it", "You explore a dungeon", "Best is ",
                 "Your chance to win right now: ", "Impervious", "OS-4.2", "Haley ♥♥♥♥", "gandalf",
                 "never ask me", "sometimes", "until your next turn", "this battle pass", "lunch",
                 "The game is saved"):  # fmt: skip
        assert said in done.stdout, said
    french = run(data, "resume", "--plain", "--lang", "fr", answers="aide\nvoir haley\nsauter combat\n", check=0)
    assert "Sur le plan" in french.stdout and "Vous laissez passer ce combat" in french.stdout


def test_answers_that_are_no_options_change_nothing(data):
    words = ["--players", ALONE, "--seed", "3", "--plain"]
    run(data, "play", "stick", *words, answers="99\nzzz\nplay troll\nshtick rapier\n-1\n", check=0)
    (game,) = games(data, ".open")
    assert not [line for line in answers_in(game) if line.startswith("0 ")]


def test_skipping_passes_windows_until_the_next_turn(data):
    session = Hinted(ALONE, 3)
    session.skip("")
    assert session.skips == {-1: "turn"}
    session.skips = {0: "turn"}
    event = Event("turn", {"seat": "haley", "turn": 2})
    session.stop_skipping(event)
    assert session.skips == {0: "turn"}
    session.stop_skipping(Event("turn", {"seat": "roy", "turn": 5}))
    assert session.skips == {}
    session.skips = {0: "battle"}
    session.stop_skipping(Event("battle-attack", {"seat": "elan", "monster": "troll"}))
    assert session.skips == {}


class Gambler(Hinted):
    """Checks the chances of every shtick against the battle as it is once the shtick is chosen."""

    seen = 0

    def look_around(self) -> None:
        battle = self.view.battle
        if battle is not None:
            others = [self.view_of(seat).battle for seat in range(4) if seat != self.at_screen]
            assert not any(other.shtick_odds for other in others if other is not None)
            assert bool(battle.shtick_odds) == (self.question().kind in ("shtick", "foe-shtick"))
        for id, chances in battle.shtick_odds.items() if battle is not None else ():
            assert abs(sum(chances) - 1) < 1e-9
            trial: Match = self.match.clone()
            trial.submit(self.at_screen, f"shtick {id}" if id else "no-shtick")
            after = trial.view(self.at_screen).battle
            if after is not None and after.odds is not None and after.foe.character is None:
                assert after.odds == pytest.approx(chances)
                self.seen += 1


def test_the_one_who_chooses_sees_the_chances_with_each_shtick(data):
    gambler = Gambler(ALONE, 3, most=100).play()
    assert gambler.seen > 10
    assert " 1  Fight: win " in gambler.output.getvalue()


BAD = [
    (["--players", "roy=me"], "1 player?"),
    (["--players", "roy,haley,elan,vaarsuvius,durkon,belkar,roy"], "Only one player can be roy"),
    (["--players", "roy=me,haley=bot,haley=bot"], "Only one player can be haley"),
    (["--players", "roy=me,gandalf=bot"], "gandalf"),
    (["--players", "roy=me,haley=cat"], "no bot called “cat”"),
    (["--players", "roy=me,,haley=bot"], "not a list like"),
    (["--players", ALONE, "--length", "weekend-killer"], "at least 5 players"),
    (["--players", ALONE, "--length", "endless"], "endless"),
    (["--players", ALONE, "--variant", "chess"], "chess"),
    (["--players", ALONE, "--variant", "shadow"], "shadow"),
    (["--players", "roy,haley,elan", "--variant", "team"], "team"),
    (["--players", ALONE, "--variant", "lucky", "--variant", "lucky"], "lucky"),
    (["--players", ALONE, "--option", "gravity=off"], "gravity"),
    (["--players", ALONE, "--option", "turn_limit=7"], "turn_limit"),
    (["--players", ALONE, "--option", "turn_limit"], "NAME=VALUE"),
    (["--players", ALONE, "--preset", "slow"], "slow"),
    (["--players", ALONE, "--team", "roy,elan"], "team"),
    (["--players", ALONE, "--seed", "-1"], "seed"),
    (["--players", ALONE, "--lang", "de"], "de"),
    (["--players", ALONE, "--position", "nowhere.json"], "nowhere.json"),
    (["--hero", "mage"], "--hero"),
    (["--dungeon", "dragons-cave"], "--dungeon"),
    (["--edition", "1.9"], "--edition"),
    (["--tier", "novice"], "--tier"),
    (["--hordes"], "--hordes"),
    (["--campaign", "monday"], "--campaign"),
]


@pytest.mark.parametrize(("words", "said"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_settings_get_one_clear_sentence(data, words, said):
    done = run(data, "play", "stick", *words, check=2)
    assert len(done.stderr.splitlines()) == 1 and said in done.stderr
    assert not games(data, ".open")


def test_settings_of_this_game_are_refused_by_the_other(data):
    for words in (["--players", ALONE], ["--length", "short"], ["--variant", "lucky"], ["--preset", "quick"]):
        done = run(data, "play", "onedeck", *words, check=2)
        assert done.stderr == f"onedeck has no option {words[0]}.\n"


def test_it_asks_who_plays_until_the_answer_fits(data):
    done = run(data, "play", "stick", "--plain", answers="roy\nroy=cat,elan\n\n1\nquit\n", check=0)
    assert "Who plays?" in done.stdout and "no bot called “cat”" in done.stdout
    assert underdeck.load(games(data, ".open")[0].read_text()).seats == ["roy", "haley", "elan", "belkar"]


@pytest.fixture
def kept(data) -> Path:
    return Hinted(ALONE, 3, most=12).play().journal.path


def test_a_record_with_an_answer_missing_is_refused_where_it_parts(data, kept, tmp_path):
    lines = kept.read_text().splitlines()
    file = tmp_path / "gap.record"
    file.write_text("\n".join([*lines[:4], *lines[5:]]) + "\n")
    before = file.read_text()
    assert run(data, "replay", str(file), "--verify", check=1).stdout.count("\n") == 1
    for command in ("replay", "resume"):
        done = run(data, command, str(file), check=2)
        assert len(done.stderr.splitlines()) == 1 and "line" in done.stderr.lower()
    assert file.read_text() == before


@pytest.mark.parametrize("answer", ["9 pass", "0 fly", "x pass", "2 choose", "0"])
def test_a_record_with_a_strange_answer_is_refused(data, kept, tmp_path, answer):
    file = tmp_path / "strange.record"
    file.write_text("\n".join(kept.read_text().splitlines()[:2]) + f"\n{answer}\n")
    done = run(data, "replay", str(file), check=2)
    assert len(done.stderr.splitlines()) == 1


def test_a_seat_that_is_not_asked_is_refused():
    match = new("stick", seed=3, players=["roy", "haley"], options={"starting_shticks": "4"})
    asked = [decision.seat for decision in match.decisions]
    for seat in (7, -1, *[seat for seat in range(2) if seat not in asked]):
        with pytest.raises(Refusal) as refused:
            match.submit(seat, "pass")
        assert refused.value.code == "not-asked"


def test_cards_rules_and_options(data):
    assert "Ogre. Attack 9" in run(data, "cards", "stick", "troll", check=0).stdout
    everything = run(data, "cards", "stick", check=0).stdout
    assert everything.count("\n") > 400
    assert "OS-5.4" in run(data, "rules", "stick", check=0).stdout
    assert run(data, "rules", "stick", "os-4", check=0).stdout.splitlines()[2].startswith("OS-4.2 ")
    assert "turn_limit = " in run(data, "options", "stick", check=0).stdout


def test_simulations(data):
    words = ["sim", "stick", "--players", "roy,haley", "--preset", "quick", "--games", "2", "--seed", "1"]
    table = run(data, *words, "--report", check=0).stdout
    assert "| Roy |" in table and "largest Stack" in table
    told = json.loads(run(data, *words, "--report", "--json", check=0).stdout)
    assert told["games"] == 2 and [cell["name"] for cell in told["cells"]] == ["haley", "roy"]


def test_simulations_are_counted_in_the_same_shape_as_those_of_other_games(data):
    words = ["sim", "stick", "--players", "roy,haley", "--preset", "quick", "--games", "2", "--seed", "1"]
    found, again = [json.loads(run(data, *words, "--json", check=0).stdout) for _ in range(2)]
    assert found["games"] == sum(found["outcomes"].values()) == 2 and found["decisions"] > 100
    assert found["digest"] == again["digest"] and "seconds" in found
    assert found["digest"] in run(data, *words, check=0).stdout


def test_seats_have_bots_of_their_own_in_simulations(data):
    words = ["sim", "stick", "--preset", "quick", "--games", "1", "--seed", "1"]
    both = ["--players", "roy,haley"]

    def digest(*more):
        return json.loads(run(data, *words, "--json", *more, check=0).stdout)["digest"]

    named = digest(*both, "--bot", "skilled", "--bot", "roy=novice")
    assert named == digest("--players", "roy=novice,haley=skilled", "--bot", "skilled")
    assert named not in (digest(*both, "--bot", "skilled"), digest(*both, "--bot", "novice"))
    assert "skilled, roy=novice" in run(data, *words, *both, "--bot", "skilled", "--bot", "roy=novice", check=0).stdout
    assert "choose from: roy, haley" in run(data, *words, *both, "--bot", "elan=novice", check=2).stderr
    assert (
        "plays every seat with one bot" in run(data, *words, *both, "--report", "--bot", "roy=novice", check=2).stderr
    )


def test_what_others_are_told_is_known_by_name():
    for kind in VAGUE:
        assert stick_text("en").text.has(f"os-event-{kind}")


def test_the_number_of_an_answer_is_no_quantity(capsys):
    """`Unequip: 1 Whetstone` read as one of several."""
    session = object.__new__(StickSession)
    session.words, session.text, session.width = stick_text("en"), text_in("en"), 96
    session.match = SimpleNamespace(write=str)
    roy = {"character": "roy", "equipped": ["whetstone-of-bad-ideas", "beard-oil"], "shticks": ["greenhilt-sword"]}
    game = Stick(stick_pack().pack)
    state = game.from_position(json.dumps({"players": [roy, {"character": "elan"}]}), 1)
    options = ["unequip whetstone-of-bad-ideas", "unequip beard-oil"]
    session.list_answers(SimpleNamespace(options=options, kind="start", seat=0), game.view(state, 0))
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith("Unequip: 1) Whetstone of Bad Ideas (") and " · 2) Beard Oil (" in said
