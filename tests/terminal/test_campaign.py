"""Campaign sheets: files derived from records, every check-mark counted once, whatever happens to files or program."""

import json
import os
import shutil
import subprocess
import sys

import msgspec
import pytest
from click.testing import CliRunner

import underdeck
from underdeck import Refusal
from underdeck.bots import ask, make_bot
from underdeck.games.onedeck.campaign import ledger
from underdeck.games.onedeck.campaign import shelf as campaign
from underdeck.games.onedeck.campaign.commands import campaign as commands
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules.cards import MARKS
from underdeck.games.onedeck.rules.game import OneDeck
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.match.story import replay
from underdeck.terminal import journal
from underdeck.text import LANGUAGES, text_in

EASY, MEDIUM, HARD = "dragons-cave", "hydras-reef", "lichs-tomb"


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    folder = tmp_path / "data"
    monkeypatch.setenv("UNDERDECK_DATA", str(folder))
    monkeypatch.setenv("UNDERDECK_LANG", "en")
    return folder


def begin(*names, heroes=(), seed=1, dungeon=EASY, edition="1.5", tier="fearless", **setup):
    """A campaign game on disk. Edition 1.5's Fearless pays three marks for any game, so short games will do."""
    party, sheets = campaign.open_for_play(list(names), list(heroes))
    match = underdeck.new(
        "onedeck", seed=seed, heroes=party, dungeon=dungeon, edition=edition, tier=tier, sheets=sheets, **setup
    )
    return journal.begin(match)


def answer(kept, bot, marks=()):
    """One answer, written down: of the wanted marks the next, else the bot's."""
    match = kept.match
    if match.decisions[0].kind == "marks" and marks:
        match.submit(match.decisions[0].seat, marks.pop(0))
    else:
        match.submit(*ask(bot, match))
    kept.keep()


def play_on(kept, bot="random", marks=()):
    """To the end and to its finished record."""
    marks = list(marks)
    player = make_bot(bot, 5, "onedeck")
    while kept.match.outcome is None:
        answer(kept, player, marks)
    assert not marks
    return kept.finish()


def play(*names, marks=(), bot="random", **setup):
    kept = begin(*names, **setup)
    path = play_on(kept, bot, marks)
    campaign.settle(kept.match, path)
    return path


def play_to_marks(kept):
    bot = make_bot("random", 5, "onedeck")
    while kept.match.decisions[0].kind != "marks":
        answer(kept, bot)


def refused(code, call, *words):
    """That refusal, sayable in every language, in one line."""
    with pytest.raises(Refusal) as caught:
        call()
    assert caught.value.code == code
    said = [text_in(language).refusal(caught.value) for language in LANGUAGES]
    for word in words:
        assert all(word in sentence for sentence in said), said
    assert all("\n" not in sentence for sentence in said)
    return caught.value


def entries(name="ada"):
    return campaign.load(name).sheet.games


def sheet_file(name="ada"):
    return campaign.campaigns_folder() / f"{name}.sheet"


def run(*words, answers="", check=True):
    result = CliRunner().invoke(commands, list(words), input=answers)
    if check:
        assert result.exception is None, result.exception
    return result


# Making sheets


def test_a_new_sheet_is_an_empty_file_for_one_hero():
    kept = campaign.new("ada", "mage")
    assert kept.path == sheet_file() and kept.path.is_file()
    assert campaign.load("ADA").sheet == kept.sheet
    assert kept.sheet.hero == "mage" and kept.sheet.games == []
    assert ledger.tally([]) == {} and ledger.unlocked(kept.sheet) == []


@pytest.mark.parametrize("name", ["ada", "ADA", "Ada"])
def test_no_name_is_taken_twice_whatever_its_case(name):
    before = campaign.new("ada", "mage").path.read_text()
    refused("sheet-exists", lambda: campaign.new(name, "rogue"), "ada")
    assert sheet_file().read_text() == before and len(campaign.sheet_files()) == 1


@pytest.mark.parametrize(
    "name", ["", " ", ".", "..", "../ada", "a/b", "a\\b", "c:ada", "ada.sheet", "-rf", "_x", "a\tb", "a\0b", "a\u00a0b"]
)
def test_names_cannot_lead_out_of_the_folder(name, data):
    refused("sheet-name", lambda: campaign.new(name, "mage"))
    refused("sheet-name", lambda: campaign.load(name))
    refused("sheet-name", lambda: campaign.rebuild(name))
    assert not data.exists()


def test_a_sheet_that_nobody_could_tell_from_another_is_not_begun(data):
    refused("text-invisible", lambda: campaign.new("Ada\u3164", "mage"))
    refused("sheet-name-long", lambda: campaign.new("a" + "\u0301" * 100_000, "mage"))
    assert not data.exists()


def test_letters_of_any_language_digits_spaces_dashes_and_underscores_make_a_name():
    for name in ("Zoé", "7", "a-b_c9", "x" * 40, "Ada of  the Cellar"):
        campaign.new(name, "mage")
        assert campaign.load(name).name == name
    assert campaign.load("zoe\u0301").name == "Zoé"


def test_spaces_at_the_ends_are_no_part_of_a_name():
    assert campaign.new("  Ada Two ", "mage").name == "Ada Two"
    assert campaign.load(" ada two").name == "Ada Two"
    refused("sheet-exists", lambda: campaign.new("Ada Two ", "mage"), "Ada Two")


def test_a_command_to_copy_has_a_name_with_spaces_in_quotes():
    assert "--campaign 'Ada Two'" in run("new", "Ada Two", "--hero", "mage").output


def test_a_name_that_is_too_long_is_refused_and_not_cut(data):
    long = "Ada of the cellar and of all that is below"
    refused("sheet-name-long", lambda: campaign.new(long, "mage"), "42", "40")
    refused("sheet-name-long", lambda: campaign.load(long), "42", "40")
    assert not data.exists()


def test_an_unknown_hero_or_sheet_is_refused_with_the_choices():
    refused("unknown-hero", lambda: campaign.new("ada", "wizard"), "mage")
    refused("unknown-sheet", lambda: campaign.load("ada"), "underdeck campaign new")
    campaign.new("bob", "rogue")
    refused("unknown-sheet", lambda: campaign.load("ada"), "bob")


# What a game brings


@pytest.mark.rule("OD-14.1", "OD-14.2", "OD-14.6")
def test_a_finished_game_is_entered_with_what_it_earned_and_where_the_marks_went():
    campaign.new("ada", "mage")
    marks = ["mark mage veteran green", "mark mage guile green", "mark mage guile green"]
    path = play("ada", marks=marks)
    (entry,) = entries()
    assert (entry.game, entry.seed, entry.record) == (1, 1, path.name)
    assert (entry.dungeon, entry.difficulty, entry.edition, entry.tier) == (EASY, 1, "1.5", "fearless")
    assert (entry.outcome, entry.boss, entry.bonus, entry.earned, entry.lost) == ("defeat", 0, 3, 3, 0)
    assert entry.marks == [("veteran", "green"), ("guile", "green"), ("guile", "green")]
    assert ledger.tally([entry]) == {"veteran": [1, 0, 0], "guile": [2, 0, 0]}


def test_the_next_game_begins_where_the_last_one_ended():
    campaign.new("ada", "mage")
    for seed in range(4):
        kept = begin("ada", seed=seed, dungeon=HARD)
        assert kept.match.header.setup["sheets"]["mage"]["game"] == seed + 1
        path = play_on(kept)
        shown = {talent.id: talent.marks for talent in kept.match.view(0).heroes[0].sheet if any(talent.marks)}
        campaign.settle(kept.match, path)
        assert ledger.tally(entries()) == shown
    assert [entry.game for entry in entries()] == [1, 2, 3, 4]


@pytest.mark.rule("OD-14.11", "OD-14.30")
def test_a_talent_is_active_in_the_game_after_the_one_that_filled_it():
    campaign.new("ada", "mage")
    play("ada", marks=["mark mage veteran green"] * 3)
    kept = begin("ada", seed=2)
    assert not kept.match.view(0).heroes[0].sheet[0].active
    campaign.settle(kept.match, play_on(kept, marks=["mark mage veteran green"] * 3))
    assert ledger.unlocked(campaign.load("ada").sheet) == ["veteran"]
    kept = begin("ada", seed=3)
    assert kept.match.view(0).heroes[0].sheet[0].active
    assert kept.match.decisions[0].kind == "basic-skill"


@pytest.mark.rule("OD-14.8", "OD-14.9", "OD-14.10")
@pytest.mark.parametrize(("dungeon", "colors"), [(EASY, 1), (MEDIUM, 2), (HARD, 3)])
def test_the_dungeon_says_which_colors_may_be_marked(dungeon, colors):
    campaign.new("ada", "mage")
    kept = begin("ada", dungeon=dungeon)
    play_to_marks(kept)
    offered = {kept.match.write(option).split()[-1] for option in kept.match.decisions[0].options}
    assert offered == set(MARKS[:colors])
    campaign.settle(kept.match, play_on(kept))
    assert {color for _, color in entries()[0].marks} <= set(MARKS[:colors])
    for color in MARKS[colors:]:
        tampered(lambda entry, color=color: entry["marks"].__setitem__(0, ["crafty", color]))
        refused("sheet-damaged", lambda: campaign.load("ada"), "1")


@pytest.mark.rule("OD-14.5", "OD-14.28")
def test_a_beaten_boss_is_three_marks_and_a_box_on_the_sheet():
    campaign.new("ada", "warrior")
    seed = 0
    while not any(entry.outcome == "victory" for entry in entries()):
        play("ada", bot="greedy", seed=seed, edition="1.9", tier="novice")
        seed += 1
    entry = entries()[-1]
    assert entry.boss == 3 and entry.descents == 3
    assert entry.earned == 3 + entry.levels + 3
    assert ledger.bosses_beaten(campaign.load("ada").sheet)[EASY] == 1
    assert "Dragon (Dragon’s Cave)" in run("show", "ada").output.split("Still to beat")[0]


@pytest.mark.rule("OD-14.7")
def test_every_hero_of_a_party_has_a_sheet_of_her_own_or_none():
    campaign.new("ada", "mage")
    campaign.new("bob", "rogue")
    campaign.new("cat", "archer")
    play("ada", "bob", heroes=["rogue", "mage"])
    play("cat", heroes=["archer", "mage"], seed=2)
    ((ada,), (bob,), (cat,)) = entries("ada"), entries("bob"), entries("cat")
    assert ada.earned == bob.earned == len(ada.marks) == len(bob.marks) == 3
    assert ada.record == bob.record != cat.record


def test_two_sheets_for_two_heroes_of_the_same_kind():
    campaign.new("ada", "mage")
    campaign.new("bob", "mage")
    party = ["mage", "rogue", "mage", "warrior"]
    assert set(campaign.open_for_play(["ada", "bob"], party)[1]) == {"mage", "mage-2"}
    play("ada", "bob", heroes=party, options={"same_heroes": "yes"}, marks=["mark mage veteran green"] * 3)
    assert len(entries("ada")) == len(entries("bob")) == 1
    assert entries("ada")[0].marks == [("veteran", "green")] * 3


@pytest.mark.rule("OD-14.15", "OD-14.16")
def test_edition_1_1_locks_the_first_focus_that_is_marked():
    campaign.new("ada", "mage")
    play("ada", edition="1.1", tier="expert", marks=["mark mage veteran green", "mark mage guile green"])
    sheet = campaign.load("ada").sheet
    assert sheet.games[0].focus == ledger.locked_focus(sheet) == "combat"
    kept = begin("ada", edition="1.1", tier="expert", seed=2)
    assert kept.match.header.setup["sheets"]["mage"]["focus"] == "combat"
    play_to_marks(kept)
    offered = {kept.match.write(option).split()[2] for option in kept.match.decisions[0].options}
    assert offered == {"veteran", "durability", "crafty", "guile"}
    campaign.settle(kept.match, play_on(kept))
    assert [entry.focus for entry in entries()] == ["combat", ""]
    assert "bound to the focus Combat" in run("show", "ada").output


def test_other_editions_lock_nothing():
    campaign.new("ada", "mage")
    play("ada", marks=["mark mage guile green", "mark mage prepared green", "mark mage cunning green"])
    assert ledger.locked_focus(campaign.load("ada").sheet) == ""


# Never twice, never lost


def test_settling_again_and_again_enters_a_game_once():
    campaign.new("ada", "mage")
    kept = begin("ada")
    path = play_on(kept)
    for _ in range(3):
        (settled,) = campaign.settle(kept.match, path)
        assert len(settled.sheet.games) == 1
    before = sheet_file().read_bytes()
    assert len(entries()) == 1 and sheet_file().read_bytes() == before


def test_a_program_killed_before_it_entered_the_game_loses_nothing():
    campaign.new("ada", "mage")
    play_on(begin("ada"))
    assert json.loads(sheet_file().read_text())["games"] == []
    assert len(entries()) == 1
    assert len(json.loads(sheet_file().read_text())["games"]) == 1


def test_a_game_copied_before_its_end_and_played_to_two_ends_counts_once():
    campaign.new("ada", "mage")
    kept = begin("ada")
    play_to_marks(kept)
    twin = kept.path.with_name("twin.open")
    shutil.copy(kept.path, twin)
    campaign.settle(kept.match, play_on(kept, marks=["mark mage veteran green"] * 3))
    again = journal.resume(twin)
    campaign.settle(again.match, play_on(again, marks=["mark mage durability green"] * 3))
    shutil.copy(journal.games_folder() / "twin.record", journal.games_folder() / "third.record")
    assert [entry.marks for entry in entries()] == [[("veteran", "green")] * 3]
    kept, told, aside = campaign.rebuild("ada")
    assert [entry.marks for entry in kept.sheet.games] == [[("veteran", "green")] * 3]
    assert told == [] and aside is None


def test_two_games_of_one_sheet_begun_at_the_same_moment_both_count():
    campaign.new("ada", "mage")
    party, sheets = campaign.open_for_play(["ada"], [])
    matches = [
        underdeck.new("onedeck", seed=seed, heroes=party, dungeon=EASY, edition="1.5", tier="fearless", sheets=sheets)
        for seed in (1, 2)
    ]
    for match in matches:
        campaign.settle(match, play_on(journal.begin(match)))
    assert [entry.key for entry in entries()] == [(1, 1), (1, 2)]


def test_a_game_finished_in_a_file_of_ones_own_is_kept_among_the_records(tmp_path):
    campaign.new("ada", "mage")
    kept = begin("ada")
    kept.close()
    own = tmp_path / "my game.backup"
    shutil.move(kept.path, own)
    again = journal.resume(own)
    path = play_on(again)
    assert path == own
    for _ in range(2):
        campaign.settle(again.match, path)
    assert [record.name for record in journal.games_folder().glob("*.record")] == ["my game.record"]
    assert len(entries()) == 1
    assert campaign.rebuild("ada")[0].sheet.games == entries()


class Died(BaseException):
    """The power goes out."""


class FailingDisk:
    """Works for so many touches; the next one is the program's last."""

    def __init__(self, touches):
        self.left = touches

    def __enter__(self):
        self.replace, self.fsync = os.replace, os.fsync
        os.replace = lambda old, new: self.touch(self.replace, old, new)
        os.fsync = lambda file: self.touch(self.fsync, file)

    def __exit__(self, *error):
        os.replace, os.fsync = self.replace, self.fsync

    def touch(self, deed, *things):
        if not self.left:
            raise Died
        self.left -= 1
        return deed(*things)


def dies_at(name, touches):
    """Play a game's marks and enter it on a disk that fails; then do what a player would do next."""
    campaign.new(name, "mage")
    kept = begin(name)
    play_to_marks(kept)
    died = False
    try:
        with FailingDisk(touches):
            campaign.settle(kept.match, play_on(kept))
    except Died:
        died = True
    kept.close()
    left = campaign.unfinished(campaign.load(name).sheet.id)
    if left is not None:
        refused("sheet-unfinished", lambda: campaign.open_for_play([name], []), left.name)
        again = journal.resume(left)
        campaign.settle(again.match, play_on(again))
    return died


def test_whatever_write_the_program_dies_at_every_mark_counts_exactly_once():
    """From the first mark to the sheet: each touch of the disk is the last once."""
    touches = 0
    while dies_at(f"ada{touches}", touches):
        (entry,) = entries(f"ada{touches}")
        assert len(entry.marks) == entry.earned == 3
        touches += 1
    assert touches == 8  # three marks; the record written, in place, named; the sheet written, in place
    assert len(entries("ada8")) == 1


UNDERDECK = [sys.executable, "-c", "from underdeck.cli import main; main()"]
PLAY = ["play", "--dungeon", EASY, "--edition", "1.5", "--tier", "fearless", "--seed", "3", "--lang", "en", "--plain"]


def typed(match):
    """What a player types: an answer that loses the game for certain twice."""
    words, lines = onedeck_text("en"), []
    for again, seat, action in replay(match):
        answer = again.write(action)
        decision = again.decision_of(seat)
        offered = [again.write(option) for option in decision.options]
        lines += [answer] * (1 + (answer in words.deadly(offered, again.view(seat))))
    return lines


@pytest.mark.long
def test_a_real_process_killed_between_two_marks_goes_on_with_the_others():
    campaign.new("bob", "mage")
    subprocess.run([*UNDERDECK, *PLAY, "--campaign", "bob"], input="1\n0\n" * 5000, text=True, check=True, timeout=60)
    match = underdeck.load((journal.games_folder() / entries("bob")[0].record).read_text())
    answers = typed(match)
    campaign.new("ada", "mage")
    process = subprocess.Popen(
        [*UNDERDECK, *PLAY, "--campaign", "ada"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    process.stdin.write("\n".join(answers[:-2]) + "\n")
    process.stdin.flush()
    assert any("2 left to place" in line for line in process.stdout)
    process.kill()
    process.communicate(timeout=30)
    assert entries() == []
    refused("sheet-unfinished", lambda: campaign.open_for_play(["ada"], []))
    done = subprocess.run(
        [*UNDERDECK, "resume", "--lang", "en"], input="2\n2\n", text=True, capture_output=True, timeout=60
    )
    assert done.returncode == 0
    assert entries()[0].marks == [("veteran", "green"), ("durability", "green"), ("durability", "green")]


def test_a_game_whose_sheet_is_gone_or_damaged_is_kept_and_the_trouble_told():
    campaign.new("ada", "mage")
    campaign.new("bob", "rogue")
    kept = begin("ada", "bob")
    campaign.delete("ada")
    path = play_on(kept)
    refused("sheet-missing", lambda: campaign.settle(kept.match, path), "ada", path.name)
    assert len(entries("bob")) == 1
    sheet_file("ada").write_text("{}")
    refused("sheet-damaged", lambda: campaign.settle(kept.match, path), "underdeck campaign rebuild ada")
    shutil.move(sheet_file("ada").with_suffix(".deleted"), sheet_file("ada"))
    assert len(entries("ada")) == 1


def test_a_game_without_sheets_settles_nothing():
    kept = journal.begin(underdeck.new("onedeck", heroes=["mage"], dungeon=EASY, seed=1))
    path = play_on(kept)
    assert campaign.settle(kept.match, path) == []


# Who may play


def test_who_may_not_play_together():
    campaign.new("ada", "mage")
    campaign.new("bob", "mage")
    shutil.copy(sheet_file("ada"), sheet_file("copy"))
    refused("unknown-sheet", lambda: campaign.open_for_play(["eve"], []), "ada, bob, copy")
    refused("sheet-shared", lambda: campaign.open_for_play(["ada", "ADA"], []), "ada")
    refused("sheet-shared", lambda: campaign.open_for_play(["ada", "copy"], []), "copy")
    refused("sheet-other-hero", lambda: campaign.open_for_play(["ada"], ["rogue"]), "ada", "mage", "rogue")
    refused("sheets-one-hero", lambda: campaign.open_for_play(["ada", "bob"], []), "bob", "mage")
    refused("sheets-one-hero", lambda: campaign.open_for_play(["ada", "bob"], ["mage", "rogue"]), "bob")


def test_one_game_at_a_time():
    campaign.new("ada", "mage")
    kept = begin("ada")
    refused("sheet-unfinished", lambda: begin("ada"), str(kept.path), "underdeck resume")
    assert "underdeck resume" in run("show", "ada").output
    campaign.settle(kept.match, play_on(kept))
    begin("ada", seed=2)


def test_an_unfinished_game_of_another_version_blocks_nothing(monkeypatch):
    campaign.new("ada", "mage")
    kept = begin("ada")
    kept.close()
    monkeypatch.setattr(OneDeck, "rules_version", OneDeck.rules_version + 1)
    play("ada", seed=2)
    assert [entry.seed for entry in entries()] == [2]
    assert kept.path.exists()


def test_an_abandoned_game_brings_nothing_and_blocks_nothing():
    campaign.new("ada", "mage")
    kept = begin("ada")
    play_to_marks(kept)
    kept.abandon()
    play("ada", seed=2)
    assert [entry.seed for entry in entries()] == [2]


# Records that don't belong


def left_out(code):
    (told,) = campaign.load("ada").left_out
    assert told[1].code == code
    for language in LANGUAGES:
        assert text_in(language).refusal(told[1])
    assert entries() == []
    assert campaign.open_for_play(["ada"], ["mage"])


def forged(heroes, sheets):
    match = underdeck.new("onedeck", seed=9, heroes=heroes, dungeon=EASY, edition="1.5", tier="fearless", sheets=sheets)
    return play_on(journal.begin(match))


def test_talents_not_earned_are_not_entered():
    id = campaign.new("ada", "mage").sheet.id
    forged(["mage"], {"mage": {"marks": {"veteran": [6, 0, 0]}, "campaign": id, "game": 1}})
    left_out("sheet-unearned")


def test_a_game_of_another_hero_is_not_entered():
    id = campaign.new("ada", "mage").sheet.id
    forged(["rogue"], {"rogue": {"campaign": id, "game": 1}})
    left_out("sheet-other-hero")


def test_a_game_with_two_players_on_one_sheet_is_not_entered():
    id = campaign.new("ada", "mage").sheet.id
    forged(["mage", "rogue"], {"mage": {"campaign": id, "game": 1}, "rogue": {"campaign": id, "game": 1}})
    left_out("sheet-shared")


@pytest.mark.parametrize("game", [None, 0, -1, "1", 10**30, True])
def test_a_game_without_a_sensible_number_is_not_entered(game):
    id = campaign.new("ada", "mage").sheet.id
    path = forged(["mage"], {"mage": {"campaign": id, "game": 1}})
    path.write_text(path.read_text().replace('"game":1}', f'"game":{json.dumps(game)}}}'))
    assert [refusal.code for _, refusal in campaign.load("ada").left_out] == ["ledger-entry"]


def test_a_record_cut_short_or_tampered_with_is_not_entered():
    id = campaign.new("ada", "mage").sheet.id
    path = forged(["mage"], {"mage": {"campaign": id, "game": 1}})
    whole = path.read_text()
    lines = whole.splitlines(keepends=True)
    path.write_text("".join(lines[:-2]))
    left_out("record-unfinished")
    path.write_text(whole.replace("0 mark mage", "0 mark rogue", 1))
    left_out("record-diverged")
    path.write_text(whole)
    assert len(entries()) == 1


def test_strange_files_among_the_records_disturb_nobody():
    campaign.new("ada", "mage")
    play("ada")
    folder = journal.games_folder()
    (folder / "a.record").write_bytes(b"\xff\xfe\0")
    (folder / "b.record").write_text("")
    for name, sheets in (("c", 7), ("d", {"mage": []}), ("e", {"mage": {"campaign": []}})):
        header = {"game": "onedeck", "rules": 1, "cards": "", "seed": 0, "setup": {"sheets": sheets}}
        (folder / f"{name}.record").write_text(f"underdeck record 1\n{json.dumps(header)}\n")
    (folder / "f.record").mkdir()
    assert len(entries()) == 1 and campaign.load("ada").left_out == []


# Damaged sheets


def career():
    """Two games, six marks."""
    campaign.new("ada", "mage")
    play("ada", dungeon=EASY, marks=["mark mage veteran green"] * 3)
    play("ada", dungeon=MEDIUM, seed=2, marks=["mark mage durability yellow"] * 3)
    return campaign.load("ada").sheet


def tampered(change, name="ada"):
    """Change the first entry on disk."""
    contents = json.loads(sheet_file(name).read_text())
    change(contents["games"][0])
    sheet_file(name).write_text(json.dumps(contents))


def entry_change(**fields):
    return lambda entry: entry.update(fields)


TAMPERED = {
    "more marks than earned": lambda entry: entry["marks"].append(["veteran", "green"]),
    "wrong color": lambda entry: entry["marks"].__setitem__(0, ["durability", "yellow"]),
    "unknown talent": lambda entry: entry["marks"].__setitem__(0, ["luck", "green"]),
    "unknown color": lambda entry: entry["marks"].__setitem__(0, ["veteran", "blue"]),
    "no such space": lambda entry: entry.update(marks=[["veteran", "red"]], difficulty=3, dungeon=HARD),
    "too full": lambda entry: entry.update(marks=[["veteran", "green"]] * 7, descents=3, levels=3),
    "too much earned": entry_change(descents=99),
    "too little earned": entry_change(bonus=-1),
    "a boss not beaten": entry_change(boss=3),
    "difficulty": entry_change(difficulty=3),
    "dungeon": entry_change(dungeon="moria"),
    "outcome": entry_change(outcome="draw"),
    "edition": entry_change(edition="2.0"),
    "tier": entry_change(tier="godlike"),
    "focus": entry_change(focus="fishing"),
    "marks outside the locked focus": entry_change(marks=[["guile", "green"]], focus="healing"),
    "number": entry_change(game=0),
    "record": entry_change(record="../../etc/passwd.record"),
    "twice": entry_change(game=2, seed=2),
    "type": entry_change(levels="many"),
    "new field": entry_change(luck=7),
    "lost field": lambda entry: entry.pop("outcome"),
}


@pytest.mark.parametrize("change", TAMPERED.values(), ids=TAMPERED)
def test_a_damaged_ledger_is_named_and_rebuilt_from_the_records(change):
    sheet = career()
    tampered(change)
    damaged = sheet_file().read_bytes()
    refused("sheet-damaged", lambda: campaign.load("ada"), "underdeck campaign rebuild ada", "(")
    refused("sheet-damaged", lambda: campaign.open_for_play(["ada"], []))
    refused("sheet-damaged", lambda: campaign.export("ada", sheet_file("x")))
    assert sheet_file().read_bytes() == damaged
    kept, told, aside = campaign.rebuild("ada")
    assert kept.sheet == sheet == campaign.load("ada").sheet
    assert aside.read_bytes() == damaged and told == []


WRECKED = {
    "empty": lambda text: "",
    "cut off": lambda text: text[: len(text) // 2],
    "no json": lambda text: text.replace(":", ";"),
    "a list": lambda text: f"[{text}]",
    "format": lambda text: text.replace('"format": 1', '"format": 0'),
    "no format": lambda text: text.replace('"format": 1', '"format": "new"'),
    "unknown hero": lambda text: text.replace('"mage"', '"wizard"'),
    "id": lambda text: text.replace('"id": "ada-', '"id": "'),
    "a field more": lambda text: text.replace('"format": 1', '"format": 1, "luck": 7'),
    "deep": lambda text: "[" * 100_000,
}


@pytest.mark.parametrize("wreck", WRECKED.values(), ids=WRECKED)
def test_a_damaged_file_is_named_and_rebuilt_from_the_records(wreck):
    sheet = career()
    text = sheet_file().read_text()
    sheet_file().write_text(wreck(text))
    assert sheet_file().read_text() != text
    refused("sheet-damaged", lambda: campaign.load("ada"), "underdeck campaign rebuild ada")
    kept, told, aside = campaign.rebuild("ada")
    assert (kept.sheet.id, kept.sheet.hero, kept.sheet.games) == (sheet.id, sheet.hero, sheet.games)
    assert campaign.load("ada").sheet.games == sheet.games
    assert aside.read_text() == wreck(text) and told == []


def test_bytes_that_are_no_text_are_damage_too():
    sheet = career()
    sheet_file().write_bytes(b"\xff\xfe\0\1")
    refused("sheet-damaged", lambda: campaign.load("ada"), "underdeck campaign rebuild ada")
    kept, _, aside = campaign.rebuild("ada")
    assert kept.sheet.games == sheet.games and aside.read_bytes() == b"\xff\xfe\0\1"


def test_an_entry_removed_by_hand_comes_back():
    sheet = career()
    contents = json.loads(sheet_file().read_text())
    contents["games"] = []
    sheet_file().write_text(json.dumps(contents))
    assert campaign.load("ada").sheet == sheet


def test_a_sheet_of_a_newer_version_is_left_alone():
    career()
    newer = sheet_file().read_text().replace('"format": 1', '"format": 2, "runes": []')
    sheet_file().write_text(newer)
    for call in (campaign.load, campaign.rebuild, lambda name: campaign.open_for_play([name], [])):
        refused("sheet-newer", lambda call=call: call("ada"), "ada.sheet")
    assert sheet_file().read_text() == newer


# Rebuilding


def test_a_sound_sheet_is_rebuilt_to_the_same_bytes():
    career()
    before = sheet_file().read_bytes()
    assert campaign.rebuild("ada")[1:] == ([], None)
    assert sheet_file().read_bytes() == before
    assert len(list(campaign.campaigns_folder().iterdir())) == 1


def test_a_lost_file_is_rebuilt_by_its_name():
    sheet = career()
    sheet_file().unlink()
    kept, told, aside = campaign.rebuild("ADA")
    assert (kept.sheet.id, kept.sheet.games) == (sheet.id, sheet.games)
    assert kept.sheet.created == sheet.games[0].date
    assert (told, aside) == ([], None)


def test_without_records_nothing_is_rebuilt_and_nothing_changed():
    campaign.new("ada", "mage")
    sheet_file().write_text("garbage")
    refused("sheet-no-records", lambda: campaign.rebuild("ada"), "ada")
    assert sheet_file().read_text() == "garbage"


def test_of_several_lost_sheets_of_one_name_one_says_which():
    first = career()
    sheet_file().unlink()
    campaign.new("ada", "rogue")
    play("ada", seed=3)
    second = campaign.load("ada").sheet
    sheet_file().write_text("garbage")
    refused("sheet-which", lambda: campaign.rebuild("ada"), first.id, second.id, "--id")
    assert campaign.rebuild("ada", second.id)[0].sheet.games == second.games
    assert campaign.load("ada").sheet.hero == "rogue"


def test_a_deleted_sheet_of_that_name_is_not_mistaken_for_the_lost_one():
    career()
    campaign.delete("ada")
    campaign.new("ada", "rogue")
    play("ada", seed=3)
    second = campaign.load("ada").sheet
    sheet_file().write_text("garbage")
    assert campaign.rebuild("ada")[0].sheet.games == second.games


def of_another_version(record):
    path = journal.games_folder() / record
    header = json.loads(path.read_text().splitlines()[1])
    path.write_text(path.read_text().replace(header["cards"], "0" * len(header["cards"])))


def test_entries_of_records_that_this_version_cannot_replay_are_kept_and_named():
    sheet = career()
    of_another_version(sheet.games[0].record)
    assert campaign.load("ada").sheet == sheet
    kept, told, aside = campaign.rebuild("ada")
    assert kept.sheet == sheet and aside is None
    assert [(file, refusal.code) for file, refusal in told] == [(sheet.games[0].record, "entry-kept")]
    assert "other cards than" in text_in("en").refusal(told[0][1])


def test_without_a_readable_ledger_they_are_named_and_the_file_put_aside():
    sheet = career()
    of_another_version(sheet.games[0].record)
    sheet_file().write_text("garbage")
    kept, told, aside = campaign.rebuild("ada")
    assert kept.sheet.games == [sheet.games[1]] and aside is not None
    assert [(file, refusal.code) for file, refusal in told] == [(sheet.games[0].record, "record-cards")]


def test_an_impossible_entry_is_not_kept_on_trust():
    sheet = career()
    of_another_version(sheet.games[0].record)
    tampered(TAMPERED["more marks than earned"])
    kept, told, _ = campaign.rebuild("ada")
    assert kept.sheet.games == [sheet.games[1]]
    assert [refusal.code for _, refusal in told] == ["ledger-too-many"]


def test_entries_without_a_record_are_named_when_rebuilding_and_stand_otherwise():
    sheet = career()
    (journal.games_folder() / sheet.games[0].record).unlink()
    assert campaign.load("ada").sheet == sheet
    kept, told, aside = campaign.rebuild("ada")
    assert kept.sheet.games == [sheet.games[1]]
    assert [(file, refusal.code) for file, refusal in told] == [(sheet.games[0].record, "entry-gone")]
    assert msgspec.json.decode(aside.read_text(), type=ledger.Sheet) == sheet


# Carrying and deleting


def move_house(monkeypatch, tmp_path):
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "elsewhere"))


def test_export_and_import_carry_sheet_and_records(tmp_path, monkeypatch):
    sheet = career()
    parcel = tmp_path / "ada.json"
    assert campaign.export("ada", parcel) == []
    move_house(monkeypatch, tmp_path)
    kept, on_trust = campaign.import_(parcel)
    assert (kept.name, kept.sheet, kept.left_out, on_trust) == ("ada", sheet, [], [])
    assert campaign.rebuild("ada")[0].sheet == sheet
    play("ada", seed=3)
    assert [entry.game for entry in entries()] == [1, 2, 3]


def test_an_import_under_another_name(tmp_path, monkeypatch):
    sheet = career()
    parcel = tmp_path / "ada.json"
    campaign.export("ada", parcel)
    move_house(monkeypatch, tmp_path)
    campaign.new("ada", "rogue")
    refused("sheet-exists", lambda: campaign.import_(parcel), "ada")
    refused("sheet-name", lambda: campaign.import_(parcel, "../ada"))
    assert campaign.import_(parcel, "ada2")[0].sheet == sheet
    assert campaign.rebuild("ada2")[0].sheet == sheet


def test_a_sheet_that_is_here_already_is_not_imported(tmp_path):
    career()
    campaign.export("ada", tmp_path / "ada.json")
    refused("sheet-known", lambda: campaign.import_(tmp_path / "ada.json", "other"), "ada")
    assert [path.stem for path in campaign.sheet_files()] == ["ada"]


def test_after_deleting_an_old_export_brings_back_the_whole_career(tmp_path):
    career()
    campaign.export("ada", tmp_path / "ada.json")
    play("ada", seed=3)
    campaign.delete("ada")
    assert [entry.game for entry in campaign.import_(tmp_path / "ada.json")[0].sheet.games] == [1, 2, 3]


def test_nothing_is_overwritten_by_export_or_import(tmp_path, monkeypatch):
    sheet = career()
    parcel = tmp_path / "ada.json"
    parcel.write_text("mine")
    refused("file-exists", lambda: campaign.export("ada", parcel), "ada.json")
    refused("file-write", lambda: campaign.export("ada", tmp_path / "no" / "folder.json"))
    assert parcel.read_text() == "mine"
    parcel.unlink()
    campaign.export("ada", parcel)
    move_house(monkeypatch, tmp_path)
    taken = journal.games_folder() / sheet.games[0].record
    taken.parent.mkdir(parents=True)
    taken.write_text("another game")
    games = campaign.import_(parcel)[0].sheet.games
    assert taken.read_text() == "another game"
    assert games[0].record != sheet.games[0].record and (taken.parent / games[0].record).is_file()
    assert [entry.marks for entry in games] == [entry.marks for entry in sheet.games]


def repacked(parcel, change):
    contents = json.loads(parcel.read_text())
    change(contents)
    parcel.write_text(json.dumps(contents))


def rename_record(contents, name):
    first = contents["sheet"]["games"][0]
    contents["records"][name] = contents["records"].pop(first["record"])
    first["record"] = name


PARCELS = {
    "a mark moved": lambda c: c["sheet"]["games"][0]["marks"].__setitem__(0, ["durability", "green"]),
    "another hero": lambda c: c["sheet"].update(hero="rogue"),
    "another id": lambda c: c["sheet"].update(id="eve-0123456789ab"),
    "another game number": lambda c: c["sheet"]["games"][0].update(game=7),
    "more marks than earned": lambda c: c["sheet"]["games"][0]["marks"].append(["veteran", "green"]),
    "a record out of the folder": lambda c: rename_record(c, "../../evil.record"),
    "a hidden record": lambda c: rename_record(c, ".evil.record"),
    "a strange record": lambda c: c["records"].update({"x.record": "hello"}),
    "a record cut off": lambda c: c["records"].update({name: text[:-60] for name, text in c["records"].items()}),
    "no sheet": lambda c: c.pop("sheet"),
    "no number": lambda c: c.update(format="1"),
}


@pytest.mark.parametrize("change", PARCELS.values(), ids=PARCELS)
def test_an_export_that_was_tampered_with_is_refused_whole(change, tmp_path, monkeypatch):
    career()
    parcel = tmp_path / "ada.json"
    campaign.export("ada", parcel)
    repacked(parcel, change)
    move_house(monkeypatch, tmp_path)
    refused("parcel-damaged", lambda: campaign.import_(parcel), "ada.json")
    assert not (tmp_path / "elsewhere").exists() and not list(tmp_path.rglob("*evil*"))


def test_other_files_and_newer_exports_are_not_imported(tmp_path):
    career()
    parcel = tmp_path / "ada.json"
    campaign.export("ada", parcel)
    repacked(parcel, lambda contents: contents.update(format=2))
    refused("sheet-newer", lambda: campaign.import_(parcel, "new"), "ada.json")
    refused("file-read", lambda: campaign.import_(tmp_path / "nothing.json"))
    refused("parcel-damaged", lambda: campaign.import_(sheet_file(), "new"))
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")
    refused("parcel-damaged", lambda: campaign.import_(tmp_path / "picture.png"))


def test_what_cannot_be_replayed_here_is_imported_on_trust_and_named(tmp_path, monkeypatch):
    sheet = career()
    of_another_version(sheet.games[0].record)
    (journal.games_folder() / sheet.games[1].record).unlink()
    parcel = tmp_path / "ada.json"
    assert campaign.export("ada", parcel) == [sheet.games[1].record]
    move_house(monkeypatch, tmp_path)
    kept, on_trust = campaign.import_(parcel)
    assert kept.sheet == sheet
    assert [refusal.code for _, refusal in on_trust] == ["record-cards", "entry-gone"]


def test_a_deleted_sheet_is_only_put_away():
    texts = []
    for _ in range(2):
        texts.append(campaign.new("ada", "mage").path.read_text())
        campaign.delete("Ada")
        refused("unknown-sheet", lambda: campaign.load("ada"))
    names = sorted(path.name for path in campaign.campaigns_folder().iterdir())
    assert names == ["ada-2.deleted", "ada.deleted"]
    assert [campaign.campaigns_folder().joinpath(name).read_text() for name in reversed(names)] == texts


# The commands


def test_a_career_through_the_commands(tmp_path):
    assert "no campaign sheets yet" in run("list").output
    assert "underdeck play onedeck --campaign ada" in run("new", "ada", "--hero", "Mage").output
    play("ada", marks=["mark mage veteran green"] * 3)
    play("ada", dungeon=HARD, seed=2, marks=["mark mage crafty red", "mark mage guile green", "mark mage guile green"])
    assert run("list").output == "ada · Mage · 2 games played, 0 won · 6 check-marks · no talent unlocked\n"
    shown = run("show", "ada").output
    assert "· Veteran" in shown and "G 3/6 ●●●○○○\n" in shown
    assert "G 0/6 ○○○○○○  Y 0/4 □□□□  R 1/4 ⬟⬠⬠⬠\n" in shown
    assert "You have 1 more health." in shown
    assert "Game 1" not in shown
    told = run("show", "ada", "--games").output
    assert f"Game 2 · {entries()[1].date} · Lich’s Tomb (hard) · edition 1.5 · tier Fearless · defeat" in told
    assert "Earned: 3 = 0 for descents + 0 for level-ups + 0 for the boss + 3 for the tier" in told
    assert "Marked: Crafty red, Guile green ×2" in told
    assert entries()[0].record in told
    assert "ada.json" in run("export", "ada", str(tmp_path / "ada.json")).output
    assert "stays" in str(run("delete", "ada", answers="bob\n", check=False).exception)
    assert "ada.deleted" in run("delete", "ADA", answers="Ada\n").output
    assert "2 games played" in run("import", str(tmp_path / "ada.json"), "--name", "Ada2").output
    assert "2 games played" in run("rebuild", "Ada2").output
    assert "Ada2.deleted" in run("delete", "Ada2", "--yes").output


def test_unlocked_talents_and_lost_marks_are_shown():
    campaign.new("ada", "mage")
    entry = ledger.Entry(
        game=1, seed=1, record="x.record", date="2026-01-01", edition="1.9", dungeon=EASY, difficulty=1,
        outcome="victory", descents=3, levels=1, boss=3, bonus=0, marks=[("veteran", "green")] * 6,
    )  # fmt: skip
    sheet = msgspec.structs.replace(campaign.load("ada").sheet, games=[entry])
    campaign.write(sheet_file(), sheet)
    shown = run("show", "ada", "--games").output
    assert "✓ Veteran (unlocked)" in shown and "G 6/6 ●●●●●●" in shown
    assert "1 game played, 1 won · 6 check-marks · 1 talent unlocked" in shown
    assert "Lost, because no space was left: 1" in shown
    assert "tier" not in shown.split("Game 1")[1].split("Earned")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_told_in_every_language_with_every_talent_and_boss(language):
    campaign.new("ada", "mage")
    play("ada", edition="1.1", tier="expert", marks=["mark mage guile green"] * 2)
    begin("ada", seed=2)
    forged(["rogue"], {"rogue": {"campaign": campaign.load("ada").sheet.id, "game": 7}})
    text = text_in(language)
    shown = " ".join(run("show", "ada", "--games", "--lang", language).output.split())
    pack = onedeck_pack().pack
    for id in [f"talent-{talent.id}" for talent in pack.talents] + [f"boss-{d.boss}" for d in pack.dungeons.values()]:
        assert text(id) in shown
    assert {"en": "G 2/6 ●●○○○○", "fr": "V 2/6 ●●○○○○"}[language] in shown
    assert text("focus-combat") in shown and text("tier-expert") in shown
    assert " ".join(text("campaign-left-out").split()) in shown
    assert "{" not in shown


def test_a_damaged_sheet_does_not_hide_the_others_in_the_list():
    campaign.new("ada", "mage")
    campaign.new("bob", "rogue")
    sheet_file("ada").write_text("garbage")
    listed = run("list").output
    assert "underdeck campaign rebuild ada" in " ".join(listed.split())
    assert "bob · Rogue" in listed


def test_what_was_kept_lost_or_put_aside_is_told():
    sheet = career()
    of_another_version(sheet.games[0].record)
    tampered(entry_change(bonus=99))
    told = " ".join(run("rebuild", "ada").output.split())
    assert "ada.old" in told and sheet.games[0].record in told


@pytest.mark.parametrize(
    ("words", "answers", "code"),
    [
        (["show", "eve"], "", "unknown-sheet"),
        (["new", "eve"], "", "sheet-needs-hero"),
        (["new", "eve", "--hero", "wizard"], "", "unknown-hero"),
        (["new", "a/b", "--hero", "mage"], "", "sheet-name"),
        (["new", "ada", "--hero", "mage"], "", "sheet-exists"),
        (["delete", "ada"], "", "input-ended"),
        (["delete", "ada"], "yes\n", "sheet-not-deleted"),
        (["import", "nothing.json"], "", "file-read"),
        (["export", "eve", "x.json"], "", "unknown-sheet"),
        (["rebuild", "eve"], "", "sheet-no-records"),
        (["list", "--lang", "de"], "", "unknown-lang"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(words, answers, code):
    campaign.new("ada", "mage")
    before = sheet_file().read_text()
    failure = run(*words, answers=answers, check=False).exception
    refused(code, lambda: (_ for _ in ()).throw(failure))
    assert sheet_file().read_text() == before
