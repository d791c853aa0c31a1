"""The help of the command line: grouped, complete in both languages, and quick to complete."""

import json
import sys

import click
import pytest
from tests import commands

from terminal.command import run
from underdeck.text import LANGUAGES, text_in


@pytest.fixture
def data(tmp_path):
    return {"UNDERDECK_DATA": str(tmp_path), "UNDERDECK_LANG": "en"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_is_explained(language, monkeypatch):
    monkeypatch.setenv("UNDERDECK_LANG", language)
    monkeypatch.setattr(sys, "argv", ["underdeck"])
    text = text_in(language)
    seen = 0
    for names, ctx in commands.commands(*commands.top()):
        path = "-".join(names)
        assert text.has(f"command-{path}") and text.has(f"help-{path}"), path
        assert len(text(f"command-{path}")) <= 60, path
        for option in [each for each in ctx.command.get_params(ctx) if isinstance(each, click.Option)]:
            assert option.get_help_record(ctx)[1], (path, option.opts)
            seen += 1
    assert seen > 100


def test_no_message_explains_what_is_not_there(monkeypatch):
    monkeypatch.setenv("UNDERDECK_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["underdeck"])
    paths, flags = {"underdeck"}, {"version", "help"}
    for names, ctx in commands.commands(*commands.top()):
        path = "-".join(names)
        paths.add(path)
        for option in [each for each in ctx.command.get_params(ctx) if isinstance(each, click.Option)]:
            flag = max(option.opts, key=len).lstrip("-")
            flags |= {flag, f"{path}-{flag}"}
    ids = [id for id in text_in("en").written if id.partition("-")[0] in ("flag", "examples")]
    ids += [id for id in text_in("en").written if id.startswith("help-") and id not in ("help-short", "help-line")]
    unknown = [id for id in ids if id.partition("-")[2] not in (flags if id.startswith("flag-") else paths)]
    assert ids and not unknown


def test_the_page_of_commands_is_the_help():
    assert commands.PAGE.read_text(encoding="utf-8") == commands.written(), "run `make commands`"


def test_help_is_in_groups_and_in_french(data):
    done = run(data, "--help", check=0)
    assert [line for line in done.stdout.splitlines() if line.endswith(":") and line[0] != " "] == [
        "Options:", "Play:", "Learn:", "Study:", "Make:", "Serve:", "Examples:",
    ]  # fmt: skip
    french = run(data | {"UNDERDECK_LANG": "fr"}, "lab", "run", "--help", check=0).stdout
    assert french.startswith("Utilisation") and "Par défaut" in french and "The " not in french
    assert run(data, "lab", "run", "--help", "--lang", "fr", check=0).stdout == french


def test_without_a_command_a_pipe_gets_the_help(data):
    assert run(data, check=0).stdout == run(data, "--help", check=0).stdout


@pytest.mark.parametrize(("words", "said"), [
    (["lag"], "no command “lag”. For a list type: underdeck --help Did you mean lang, lab?"),
    (["lab", "rum"], "“underdeck lab” has no command “rum”"),
    (["play", "--sed", "3"], "There is no option --sed. Did you mean --seed, --set?"),
    (["play", "--seed", "three"], "--seed must be a whole number."),
    (["play", "--seed"], "The option --seed needs a value."),
    (["replay"], "FILE is missing. For help type: underdeck replay --help"),
    (["options", "onedeck", "more"], "“underdeck options” accepts fewer words."),
    (["cards", "onedeck", "ongre"], "No card is called “ongre”. Did you mean Ogre"),
    (["rules", "poisson"], "Did you mean poison"),
    (["play", "onedeck", "--hero", "roge"], "Did you mean rogue?"),
    (["puzzle", "2026-11-32"], "There is no puzzle for “2026-11-32”."),
])  # fmt: skip
def test_a_slip_is_named_with_what_to_type(data, words, said):
    done = run(data, *words, check=2)
    assert said in done.stderr and done.stdout == ""


def asked(data, line, shell="bash"):
    words = {"_UNDERDECK_COMPLETE": f"{shell}_complete", "COMP_WORDS": line, "COMP_CWORD": str(line.count(" "))}
    return [each.rpartition(",")[2] for each in run(data | words, check=0).stdout.split()]


def test_a_shell_completes_commands_settings_and_cards(data):
    assert asked(data, "underdeck pl") == ["play"]
    assert {"--hero", "--bot", "--seed"} <= {*asked(data, "underdeck play onedeck --")}
    assert asked(data, "underdeck play onedeck --hero ma") == ["mage"]
    assert asked(data, "underdeck play stick --variant l") == ["lucky"]
    assert "master" in asked(data, "underdeck sim onedeck --bot m")


def test_a_shell_is_answered_from_what_was_found_before(data, tmp_path):
    first = asked(data, "underdeck play onedeck --hero ma")
    file = tmp_path / "completions.json"
    kept = json.loads(file.read_text())
    (words,) = kept.values()
    assert [each[0] for each in words].count("mage") == 1
    file.write_text(json.dumps({place: [["maverick", "plain", None]] for place in kept}))
    assert first == ["mage"] and asked(data, "underdeck play onedeck --hero ma") == ["maverick"]
    (tmp_path / "packs").mkdir()  # other cards may be there now
    assert asked(data, "underdeck play onedeck --hero ma") == ["mage"]


@pytest.mark.parametrize("damage", ["", "[]", "{", '"x"'])
def test_a_damaged_file_of_completions_is_made_anew(data, tmp_path, damage):
    (tmp_path / "completions.json").write_text(damage)
    assert asked(data, "underdeck play onedeck --hero ma") == ["mage"]
