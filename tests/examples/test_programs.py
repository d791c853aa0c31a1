"""The programs in `examples/`, run as their readers run them."""

import runpy
import signal

import pytest

import underdeck
from examples.test_lanterns import ROOT
from server.test_process import Process


def main_of(name):
    return runpy.run_path(str(ROOT / "examples" / f"{name}.py"))["main"]


def test_a_game_is_played_by_a_program(capsys):
    match = main_of("play_by_program")(7)
    said = capsys.readouterr().out
    assert match.outcome == "defeat" and f"replays to {match.digest}" in said
    assert "Refused: malformed-action: I don’t understand “sing”." in said
    assert "3 answers taken back and given again" in said


def test_a_bot_of_ones_own_is_measured_beside_ours(capsys):
    depth = main_of("own_bot")(4)
    assert depth["random"] < depth["eager"] < depth["greedy"]
    assert capsys.readouterr().out.count("of 4 games won") == 3


def test_every_answer_of_a_position_is_tried(capsys):
    wins = main_of("odds_of_a_position")(2)
    assert list(wins) == ["descend", "stay", "heal warrior", "heal mage"]
    said = capsys.readouterr().out
    assert "warrior is asked “descend”" in said and f"stay: won {wins['stay']} of 2" in said


def test_records_are_counted(capsys):
    program = runpy.run_path(str(ROOT / "examples" / "count_something.py"))
    records = program["some_records"](1)
    damage = program["main"](records)
    view = underdeck.load(records[0]).view(0)
    assert sum(damage.values()) >= max(hero.damage for hero in view.heroes) > 0
    assert f"1 games: {{{view.outcome!r}: 1}}" in capsys.readouterr().out and "consequences" in damage


@pytest.mark.long
def test_a_client_plays_on_a_real_server(tmp_path, capsys):
    server = Process(tmp_path)
    try:
        table = main_of("online_client")(f"http://{server.address}/", pause=0)
    finally:
        code, _ = server.end(signal.SIGTERM)
    assert code == 0 and table["over"]["text"] in capsys.readouterr().out
    assert [seat["bot"] for seat in table["seats"]] == [False, True]


@pytest.mark.parametrize("program", sorted((ROOT / "examples").glob("*.py")), ids=lambda program: program.stem)
def test_programs_use_nothing_private_and_are_listed_where_readers_look(program):
    """Of Underdeck only what docs/api.md describes."""
    lines = [line.strip() for line in program.read_text(encoding="utf-8").splitlines()]
    used = [line for line in lines if line.startswith(("import underdeck", "from underdeck"))]
    assert {line.split()[1] for line in used} <= {
        "underdeck",
        "underdeck.bots",
        "underdeck.lab",
        "underdeck.environments",
    }
    api = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert f"examples/{program.name}" in api
    for name in [
        name.strip() for line in used if line.startswith("from") for name in line.split("import ")[1].split(",")
    ]:
        assert f".{name}\n" in api + "\n", name
