"""The commands as a person or a script uses them: real processes, real pipes, real files."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from command import run

import underdeck

UNDERDECK = [sys.executable, "-c", "from underdeck.cli import main; main()"]
SETUP = ["--hero", "mage", "--dungeon", "dragons-cave", "--seed", "7", "--plain", "--lang", "en"]


@pytest.fixture
def data(tmp_path) -> dict[str, str]:
    return {**os.environ, "UNDERDECK_DATA": str(tmp_path / "data"), "UNDERDECK_LANG": "en"}


def games(data, ending) -> list[Path]:
    return sorted(Path(data["UNDERDECK_DATA"]).glob(f"games/*{ending}"))


def test_a_pipe_of_ones_and_zeros_plays_a_whole_game_and_ends_by_itself(data):
    done = run(data, "play", "onedeck", *SETUP, answers="1\n0\n" * 5000, check=0)
    assert "Defeat" in done.stdout or "Victory" in done.stdout
    (record,) = games(data, ".record")
    assert underdeck.load(record.read_text()).outcome in ("victory", "defeat")
    assert not games(data, ".open")


def test_two_heroes_and_every_edition_play_from_a_pipe(data):
    for edition in ("1.1", "1.5", "1.61", "1.9"):
        words = ["--hero", "rogue", "--hero", "paladin", "--dungeon", "lichs-tomb", "--seed", "3", "--plain"]
        done = run(data, "play", *words, "--edition", edition, "--lang", "fr", answers="1\n0\n" * 9000, check=0)
        assert "Défaite" in done.stdout or "Victoire" in done.stdout


def test_it_asks_for_what_was_not_given(data):
    done = run(data, "play", "--plain", answers="2\n0\n1\nquit\n", check=0)
    assert "Choose a hero" in done.stdout and "Choose a dungeon" in done.stdout
    match = underdeck.load(games(data, ".open")[0].read_text())
    assert match.seats == ["mage"] and match.view(0).dungeon == "dragons-cave"


def test_a_wrong_choice_is_asked_again(data):
    done = run(data, "play", "--plain", answers="99\nwizard\nmage\nrogue\n0\nmoria\nlichs-tomb\nquit\n", check=0)
    assert done.stdout.count("is not among the choices") == 3
    assert underdeck.load(games(data, ".open")[0].read_text()).seats == ["mage", "rogue"]


def test_leaving_loses_nothing_and_resume_goes_on(data):
    run(data, "play", *SETUP, answers="enter 1\n", check=0)
    (game,) = games(data, ".open")
    assert [line for line in game.read_text().splitlines()[2:] if line[0] != "="] == ["0 enter 1"]
    done = run(data, "resume", "--plain", answers="fight\n", check=0)
    assert "Resuming" in done.stdout
    assert game.read_text().splitlines()[2:] == ["0 enter 1", "0 encounter"]


@pytest.mark.long
@pytest.mark.parametrize("kill", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_kill_loses_nothing_that_was_answered(data, kill):
    process = subprocess.Popen(
        [*UNDERDECK, "play", *SETUP], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=data,
    )  # fmt: skip
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("enter 1\n")
    process.stdin.flush()
    for line in process.stdout:  # the result is shown only after the answer is on disk
        if "opens:" in line:
            break
    process.send_signal(kill)
    _, errors = process.communicate(timeout=30)
    assert "Traceback" not in errors
    (game,) = games(data, ".open")
    assert game.read_text().splitlines()[2:] == ["0 enter 1"]
    assert "Resuming" in run(data, "resume", "--plain", answers="quit\n", check=0).stdout


def test_a_line_cut_off_by_a_kill_is_dropped_on_resume(data):
    run(data, "play", *SETUP, answers="enter 1\nfight\n", check=0)
    (game,) = games(data, ".open")
    game.write_text(game.read_text()[:-4])
    run(data, "resume", "--plain", answers="quit\n", check=0)
    assert game.read_text().splitlines()[2:] == ["0 enter 1"]


def test_a_closed_output_pipe_is_no_error(data):
    shell = f"yes 1 | {sys.executable} -c 'from underdeck.cli import main; main()' play {' '.join(SETUP)} | head -3"
    done = subprocess.run(["bash", "-c", shell], text=True, capture_output=True, env=data, timeout=60)
    assert "Traceback" not in done.stderr and "BrokenPipe" not in done.stderr


def test_one_game_is_played_in_one_place_at_a_time(data):
    process = subprocess.Popen(
        [*UNDERDECK, "play", *SETUP], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=data
    )
    assert process.stdout is not None
    for line in process.stdout:
        if "Explore" in line or "Enter door" in line:
            break
    done = run(data, "resume", "--plain", check=2)
    assert "another window" in done.stderr
    process.communicate("quit\n", timeout=30)


PLACING = """\
heroes mage
dungeon dragons-cave
doors glooping-ooze-1 ?
phase encounter 1
next 6 5 4 2 3 4 5
"""


@pytest.fixture
def placing(tmp_path) -> list[str]:
    file = tmp_path / "puzzle.txt"
    file.write_text(PLACING)
    return ["play", "--position", str(file), "--plain", "--seed", "1"]


def test_words_numbers_and_several_answers_on_one_line(data, placing):
    done = run(data, *placing, answers="place b2 1, place b3 2; convert a5 a4\nundo\n3\nquit\n", check=0)
    assert "Box 1 is covered with M2." in done.stdout
    assert "Box 2 is covered with M3." in done.stdout
    assert "Taken back" in done.stdout


def test_a_wide_box_is_filled_in_one_line(data, tmp_path):
    file = tmp_path / "puzzle.txt"
    file.write_text(
        "heroes mage\ndungeon lichs-tomb\ndoors rune-puzzle-1\nchoice 1\nphase placing 1\nhero mage pool m4 m3 m2\n"
    )
    done = run(
        data, "play", "--position", str(file), "--plain", "--seed", "1", answers="place m4 2\nplace m3 m2 1\nquit\n"
    )
    assert "Not possible" not in done.stdout
    assert "covered with M4" in done.stdout


def test_explanations_rules_cards_log_hint_table_and_save(data, placing, tmp_path):
    copy = tmp_path / "copy.record"
    answers = f"?\nrules armor\ncards ogre\nlog\nhint\ntable\nhelp\nsave {copy}\nsave {copy}\nnonsense\n77\nquit\n"
    done = run(data, *placing, answers=answers, check=0)
    for part in (
        "The rules behind it:", "OD-7.15", "OD-7.16", "Ogre [ogre-1] (printed)", "Best is ", "Saved to",
        "exists already", "I don’t understand “nonsense”", "There is no option number 77",
    ):  # fmt: skip
        assert part in " ".join(done.stdout.split()), part
    assert underdeck.load(copy.read_text()).seats == ["mage"]


def answered(data) -> list[str]:
    (game,) = games(data, ".open")
    return [line for line in game.read_text().splitlines()[2:] if line[0] != "="]


def position(tmp_path, text) -> list[str]:
    file = tmp_path / "puzzle.txt"
    file.write_text(text)
    return ["play", "--position", str(file), "--plain", "--seed", "1"]


def test_only_what_is_printed_has_a_number(data):
    done = run(data, "play", *SETUP, answers="6\nquit\n", check=0)
    assert "There is no option number 6" in done.stdout
    assert answered(data) == []
    run(data, "resume", "--plain", answers="heal\nquit\n", check=0)  # in vain, but possible in words
    assert answered(data) == ["0 heal mage"]


def test_done_is_zero_and_never_one(data, tmp_path):
    words = position(tmp_path, "heroes mage\ndungeon lichs-tomb\ndoors beetle-1\nphase placing 1\nhero mage pool m1\n")
    done = run(data, *words, answers="1\nquit\n", check=0)
    assert "   0  Take 1 damage and spend 5 time" in done.stdout and "There is no option number 1." in done.stdout
    assert answered(data) == []
    run(data, "resume", "--plain", answers="0\nquit\n", check=0)
    assert answered(data)[0] == "0 done"


def test_what_can_be_done_at_any_time_is_numbered_as_it_is_printed(data, tmp_path):
    words = position(tmp_path, "heroes mage\ndungeon lichs-tomb\ndoors beetle-1\nphase placing 1\n"
                     "hero mage damage 2 pool m1\n")  # fmt: skip
    done = run(data, *words, answers="1\nquit\n", check=0)
    assert "Any time: 1 Drink Healing" in done.stdout
    assert answered(data) == ["0 heal mage"]


def test_a_number_is_never_taken_for_a_list_that_was_not_printed(data, tmp_path):
    words = position(
        tmp_path, "heroes mage\ndungeon lichs-tomb\ndoors beetle-1\nphase placing 1\nhero mage pool m6 m5\n"
    )
    done = run(data, *words, answers="1 1\nquit\n", check=0)
    assert "Numbers refer to the list on the screen, so the rest of the line was ignored: 1" in done.stdout
    assert len(answered(data)) == 1


def test_an_answer_that_kills_is_asked_twice(data, tmp_path):
    words = position(tmp_path, "heroes mage\ndungeon lichs-tomb\ndoors goblin-2 ?\nphase loot 1\ntokens 0\n"
                     "hero mage damage 5 items glooping-ooze-2\n")  # fmt: skip
    done = run(data, *words, answers="item mage glooping-ooze-2\nitem mage\nquit\n", check=0)
    said = " ".join(done.stdout.split())
    assert said.count("The Mage would fall: 5 damage, health 5!") >= 2  # in the list, and when it is chosen
    assert "give the same answer again" in said
    assert "Defeat" in said
    assert not games(data, ".open")


def test_leaving_the_dice_is_asked_twice_where_it_loses_the_game(data, tmp_path):
    words = position(tmp_path, "heroes warrior\ndungeon dragons-cave\ndoors ogre-1 ? ? ?\nphase placing 1\ntokens 0\n"
                     "hero warrior damage 4 pool s4 s3 a2\n")  # fmt: skip
    done = run(data, *words, answers="0\nquit\n", check=0)
    said = " ".join(done.stdout.split())
    assert said.count("health 6! You would lose the game.") >= 2
    assert "give the same answer again" in said
    assert games(data, ".open")


@pytest.mark.parametrize(("answers", "ended"), [("0\n0\nundo\nquit\n", False), ("0\n0\n\n", True), ("0\n0\n", True)])
def test_a_defeat_is_taken_back_before_the_record_is_closed(data, tmp_path, answers, ended):
    words = position(tmp_path, "heroes warrior\ndungeon dragons-cave\ndoors ogre-1 ? ? ?\nphase placing 1\ntokens 0\n"
                     "hero warrior damage 4 pool s4 s3 a2\n")  # fmt: skip
    done = run(data, *words, answers=answers, check=0)
    assert "“undo” takes your last answer back" in done.stdout
    assert ("Taken back" in done.stdout) is not ended
    assert bool(games(data, ".record")) is ended and bool(games(data, ".open")) is not ended


def test_a_position_is_not_played_by_bots_alone(data, tmp_path):
    words = position(tmp_path, "heroes warrior mage\ndungeon dragons-cave\n")
    done = run(data, *words, "--bot", "warrior=novice", "--bot", "mage=novice", check=2)
    assert "warrior" in done.stderr and not done.stdout


def test_undo_goes_back_to_my_own_answer_also_where_a_bot_answered_after_it(data, tmp_path):
    lines = ["heroes warrior mage", "dungeon dragons-cave", "doors ogre-1 ? ? ?", "phase placing 1", "tokens 0",
             "hero warrior damage 2 pool s4 s3 a2", "hero mage damage 2"]  # fmt: skip
    words = position(tmp_path, "\n".join(lines))
    run(data, *words, "--bot", "mage=novice", answers="done\ndone\nundo\nquit\n", check=0)
    (game,) = games(data, ".open")
    assert not underdeck.load(game.read_text()).log


@pytest.mark.parametrize("line", ["place s4 s5 1", "place s5 s4 1"])
def test_the_last_dice_fill_a_wide_box_however_it_is_said_and_undo_stays_possible(data, tmp_path, line):
    words = position(tmp_path, "heroes archer\ndungeon yetis-cavern\ndoors spiked-log-1\nchoice 1\nphase placing 1\n"
                     "hero archer pool s4 s5 s5\n")  # fmt: skip
    done = run(data, *words, answers=f"place s5 2\n{line}\nundo\nquit\n", check=0)
    assert "Box 1 is covered" in done.stdout and "Taken back" in done.stdout
    assert "not possible" not in done.stdout


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [("en", "use crushing blow", "0 use warrior crushing-blow"), ("en", "crushing blow", "0 use warrior crushing-blow"),
     ("fr", "terminé", "0 done"), ("fr", "recouvrir f5 4", "0 cover warrior s5 4")],
)  # fmt: skip
def test_the_words_on_the_screen_are_answers(data, tmp_path, lang, line, answer):
    words = position(tmp_path, "heroes warrior\ndungeon lichs-tomb\ndoors bandit-1\nphase placing 1\ncovered 6 m2\n"
                     "hero warrior skills beetle-2 pool s5 s4\n")  # fmt: skip
    run(data, *words, "--lang", lang, answers=f"{line}\nquit\n", check=0)
    assert answered(data)[0] == answer


def test_two_heroes_give_dice_to_one_box_in_one_line(data, tmp_path):
    words = position(tmp_path, "heroes mage rogue\ndungeon dragons-cave\ndoors bandit-1\nphase placing 1\n"
                     "hero mage pool a4 h4\nhero rogue pool a4 h4\n")  # fmt: skip
    done = run(data, *words, answers="place mage h4 rogue h4 1\nundo, undo, undo\nquit\n", check=0)
    assert "Box 1 is covered with H4 H4." in done.stdout
    assert "There is nothing to undo." in done.stdout


def test_a_list_says_what_it_left_out_and_numbers_stop_at_a_reveal(data):
    done = run(data, "play", *SETUP, answers="1 2\nfight, dance, done\nquit\n", check=0)
    assert "Something was revealed, so the rest of the line was left out: 2" in done.stdout
    assert "Not carried out: done" in done.stdout
    assert answered(data) == ["0 enter 1", "0 encounter"]


def test_an_open_door_can_be_read_again(data, tmp_path):
    words = position(tmp_path, "heroes mage\ndungeon dragons-cave\ndoors shadow-2 ?\nphase choose\n")
    done = run(data, *words, answers="door 1\ndoor 2\nquit\n", check=0)
    assert "Heroism" in done.stdout and "There is no open door “2”" in done.stdout


def test_a_french_game_goes_on_in_french(data):
    plain = {name: value for name, value in data.items() if name not in ("UNDERDECK_LANG", "LANG", "LC_ALL")}
    run(plain, "play", *SETUP[:-2], "--lang", "fr", answers="quitter\n", check=0)
    assert "Reprise" in run(plain, "resume", "--plain", answers="aide\nquit\n", check=0).stdout


def test_names_are_understood_at_the_start(data):
    done = run(data, "play", "--plain", answers="Mage\n\nDragon's\nquit\n", check=0)
    assert "is not among the choices" not in done.stdout
    assert underdeck.load(games(data, ".open")[0].read_text()).view(0).dungeon == "dragons-cave"


def test_a_warning_before_a_deadly_stop_and_half_filled_boxes_are_not_covered(data, tmp_path):
    words = position(tmp_path, "heroes mage\ndungeon dragons-cave\ndoors ogre-1\nphase placing 1\n"
                     "hero mage pool s3 s3 s1 s1\n")  # fmt: skip
    done = run(data, *words, answers="cover s3 1\nquit\n", check=0)
    assert "That could mean defeat!" in done.stdout
    assert "(3 of 6)" in done.stdout


def test_undo_is_kept_on_disk(data, placing):
    run(data, *placing, answers="place m2 1\nplace m3 2\nundo\nquit\n", check=0)
    (game,) = games(data, ".open")
    assert [line for line in game.read_text().splitlines()[2:] if line[0] != "="] == ["0 cover mage m2 1"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "There is no game called “chess”"),
        (["play", "--hero", "wizard"], "There is no hero called “wizard”; choose from: archer, mage"),
        (["play", "--hero", "mage", "--hero", "mage"], "must be different"),
        (["play", "--hero", "mage", "--hero", "rogue", "--hero", "archer"], "One, two or four heroes can play, not 3."),
        (["play", "--hero", "mage", "--dungeon", "moria"], "There is no dungeon called “moria”"),
        (["play", "--hero", "mage", "--edition", "2"], "There is no edition “2”; choose from: 1.1, 1.5, 1.61, 1.9."),
        (
            ["play", "--hero", "mage", "--dungeon", "lichs-tomb", "--option", "luck=1"],
            "There is no option called “luck”",
        ),
        (["play", "--hero", "mage", "--dungeon", "lichs-tomb", "--option", "luck"], "NAME=VALUE"),
        (["play", "--hero", "mage", "--dungeon", "lichs-tomb", "--seed", "-4"], "A seed is a whole number"),
        (["play", "--lang", "de"], "There is no language “de”"),
        (["play", "--position", "nowhere.txt"], "nowhere.txt can’t be read"),
        (
            ["sim", "--bot", "genius"],
            "There is no bot called “genius”; choose from: random, novice, skilled, expert, master.",
        ),
        (["sim", "--games", "0"], "at least 1"),
        (["sim", "--hero", "wizard"], "There is no hero called “wizard”"),
        (["replay", "nowhere.record"], "nowhere.record can’t be read"),
        (["cards", "onedeck", "unicorn"], "No card is called “unicorn”"),
        (["rules", "unicorn"], "No rule mentions “unicorn”"),
        (["resume"], "There is no unfinished game to resume."),
    ],
)
def test_bad_input_gets_one_clear_sentence_and_exit_code_2(data, words, said):
    done = run(data, *words, check=2)
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "line",
    ["²", "①", "9" * 5000, "door ²", "x" * 100_000, "save ~nosuchuser/x", "save " + "y" * 5000, "\x00\x01",
     "rules " + "z" * 9000, "use trident s6", "place s9 1"],
)  # fmt: skip
def test_strange_lines_are_refused_and_the_game_goes_on(data, line):
    done = run(data, "play", *SETUP, answers=f"{line}\nenter 1\nquit\n", check=0)
    assert "The game is saved" in done.stdout
    assert answered(data) == ["0 enter 1"]


@pytest.mark.parametrize("answers", ["quit\n", "mage\nquit\n", "mage\n0\nquit\n", "²\nquit\n"])
def test_quit_works_before_the_game_has_begun(data, answers):
    run(data, "play", "--plain", answers=answers, check=0)
    assert games(data, ".open") == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("shell", "code"),
    [("play {setup} <&-", 0), ("play {setup} >&-", 0), ("play {setup} </dev/null", 0), ("cards >/dev/full", 2),
     ("cards | true", 0), ("PYTHONIOENCODING=ascii {u} cards --lang fr", 0)],
)  # fmt: skip
def test_closed_full_and_narrow_streams(data, shell, code):
    underdeck_ = f"{sys.executable} -c 'from underdeck.cli import main; main()'"
    command = shell.format(setup=" ".join(SETUP), u=underdeck_)
    command = command if shell.startswith("PYTHON") else f"{underdeck_} {command}"
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, env=data, timeout=60)
    assert b"Traceback" not in done.stderr and b"Exception ignored" not in done.stderr, done.stderr
    assert done.returncode == code


def test_resume_names_and_skips_what_it_cannot_open(data):
    run(data, "play", *SETUP, answers="enter 1\n", check=0)
    broken = games(data, ".open")[0].with_name("zzz.open")
    broken.write_text("not a game")
    done = run(data, "resume", "--plain", answers="quit\n", check=0)
    assert "zzz.open" in done.stderr and "Resuming" in done.stdout


def test_dice_are_converted_and_discarded_in_french_words(data, tmp_path):
    words = position(tmp_path, "heroes mage\ndungeon lichs-tomb\ndoors beetle-1\nphase placing 1\n"
                     "hero mage pool m1 f4 a5\n")  # fmt: skip
    run(data, *words, "--lang", "fr", answers="convertir f4 a5\ndéfausser m1\nquitter\n", check=0)
    match = underdeck.load(games(data, ".open")[0].read_text())
    assert [match.write(action).split()[0] for _, action in match.log] == ["convert", "add", "discard"]


def test_all_rules_can_be_asked_for_in_french(data):
    one, other = [run(data, "rules", "onedeck", word, "--lang", "fr", check=0).stdout for word in ("all", "toutes")]
    assert one == other and len(one.splitlines()) > 600


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("underdeck pl", {"play"}),
        ("underdeck play o", {"onedeck"}),
        ("underdeck play onedeck --hero ma", {"mage"}),
        ("underdeck play stick --length ", {"short", "medium", "long", "weekend-killer"}),
        ("underdeck rules --lang f", {"fr"}),
        ("underdeck games check st", {"stick"}),
    ],
)
def test_a_shell_is_told_how_a_line_may_go_on(data, line, offered):
    asked = {"_UNDERDECK_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(line.count(" "))}
    done = run({**data, **asked}, check=0)
    assert {each.partition(",")[2] for each in done.stdout.splitlines()} == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_completion(data, shell):
    done = run({**data, "_UNDERDECK_COMPLETE": f"{shell}_source"}, check=0)
    assert "_UNDERDECK_COMPLETE" in done.stdout and "Usage" not in done.stdout


def test_a_position_says_everything(data, tmp_path):
    words = position(tmp_path, "heroes mage\ndungeon dragons-cave\n")
    assert "leave out --hero." in run(data, *words, "--hero", "rogue", check=2).stderr
    assert "leave out --campaign." in run(data, *words, "--campaign", "Ann", check=2).stderr


def test_a_bot_plays_one_hero_of_a_position(data, tmp_path):
    words = position(tmp_path, "heroes mage rogue\ndungeon dragons-cave\n")
    run(data, *words, "--bot", "rogue=novice", answers="quit\n", check=0)
    (kept,) = games(data, ".open")
    assert underdeck.load(kept.read_text()).header.setup["players"] == {"mage": "me", "rogue": "novice"}


def test_a_refusal_speaks_french_when_asked(data):
    assert "donjon" in run(data, "play", "--hero", "mage", "--dungeon", "moria", "--lang", "fr", check=2).stderr


def test_an_unwritable_data_folder_is_refused(data, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    done = run({**data, "UNDERDECK_DATA": str(blocked)}, "play", *SETUP, answers="1\n", check=2)
    assert "can’t be written" in done.stderr
    assert blocked.read_text() == "in the way"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_sim_is_the_same_for_the_same_seed(data, bot):
    words = [
        "sim",
        "onedeck",
        "--games",
        "3",
        "--seed",
        "5",
        "--bot",
        bot,
        "--hero",
        "mage",
        "--dungeon",
        "dragons-cave",
    ]
    first, second = [json.loads(run(data, *words, "--json", check=0).stdout) for _ in range(2)]
    assert first["games"] == 3 and sum(first["outcomes"].values()) == 3
    assert first["decisions"] > 0 and first["seconds"] > 0
    assert first["digest"] == second["digest"]
    other = run(data, *["6" if word == "5" else word for word in words], "--json", check=0)
    assert json.loads(other.stdout)["digest"] != first["digest"]


def test_sim_tells_a_table_with_intervals(data):
    done = run(data, "sim", "--games", "10", "--bot", "random", "--edition", "1.5", check=0)
    assert "defeats" in done.stdout and "95% interval" in done.stdout and "digest" in done.stdout


def test_replay_shows_and_verifies(data, tmp_path):
    run(data, "play", *SETUP, answers="1\n0\n" * 5000, check=0)
    (record,) = games(data, ".record")
    shown = run(data, "replay", str(record), check=0)
    assert "Consequences" in shown.stdout or "consequence" in shown.stdout
    assert run(data, "replay", str(record), "--verify", check=0).stdout.strip() == "ok"
    lines = record.read_text().split("\n")
    lines[3] = "0 flee" if "flee" not in lines[3] else "0 encounter"
    broken = tmp_path / "broken.record"
    broken.write_text("\n".join(lines))
    done = run(data, "replay", str(broken), "--verify", check=1)
    assert "line" in done.stdout
    foreign = tmp_path / "foreign.record"
    foreign.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in run(data, "replay", str(foreign), "--verify", check=2).stderr


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_lists_every_card(data, lang):
    rows = json.loads(run(data, "cards", "onedeck", "--lang", lang, "--json", check=0).stdout)
    assert len([row for row in rows if row["deck"] == "encounter"]) == 88
    assert {"id", "name", "deck", "copies", "origin", "text"} <= set(rows[0])
    listed = run(data, "cards", "onedeck", "--lang", lang, check=0).stdout
    assert all(row["id"] in listed for row in rows)


def test_rules_by_number_word_and_language(data):
    assert run(data, "rules", "OD-5.4", check=0).stdout.startswith("OD-5.4  ")
    assert "fuir" in run(data, "rules", "OD-5", "--lang", "fr", check=0).stdout
    assert run(data, "rules", "5.4", check=0).stdout.startswith("OD-5.4  ")
    assert "How to play" in run(data, "rules", check=0).stdout
    assert len(run(data, "rules", "all", check=0).stdout.splitlines()) > 480


def test_options_are_listed_with_their_editions(data):
    done = run(data, "options", check=0)
    assert "flee_open_door = no | yes" in done.stdout and "1.1: yes" in done.stdout


@pytest.mark.rule("E-1")
@pytest.mark.parametrize(
    ("edition", "said", "unsaid"), [("1.1", "Heroic Skill", "feat"), ("1.9", "feat", "Heroic Skill")]
)
def test_the_rules_and_cards_at_the_table_are_in_the_terms_of_its_book(data, edition, said, unsaid):
    words = ["play", "--hero", "mage", "--dungeon", "dragons-cave", "--seed", "3", "--plain", "--edition", edition]
    done = run(data, *words, answers="rules OD-6.17\ncards mage-solo\nquit\n", check=0)
    told = " ".join(done.stdout.split())
    assert said in told and unsaid not in told.replace("defeat", "")
