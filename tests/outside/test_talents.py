"""Talents of a pack: used in games, kept on campaign sheets, waiting there while their pack is gone."""

import shutil

import msgspec
import pytest

from outside.making import grow, run, told
from underdeck.bots import ask, make_bot
from underdeck.games.onedeck.campaign import shelf as sheets
from underdeck.games.onedeck.campaign.ledger import Entry, packs_gone, tally, unlocked
from underdeck.games.onedeck.compile import mixed_pack
from underdeck.kernel.refusal import Refusal
from underdeck.match import load, new
from underdeck.packs import outside
from underdeck.plugin.registry import plugin_of
from underdeck.progress.facet import ProgressFacet
from underdeck.terminal import journal
from underdeck.terminal.facet import TerminalFacet
from underdeck.text import LANGUAGES
from underdeck.text.facet import TextFacet

TALENT = "grove-old-paths"
PLAYED = {"dungeon": "grove-glade", "tier": "veteran", "edition": "1.9"}


def play_on(match, bot):
    """Marks go to the talent of the pack first."""
    player = make_bot(bot, 1, "onedeck")
    while match.outcome is None:
        decision = match.decisions[0]
        own = [option for option in decision.options if match.write(option).split()[-2:-1] == [TALENT]]
        if decision.kind == "marks" and own:
            match.submit(decision.seat, own[0])
        else:
            match.submit(*ask(player, match, None))


def play_for(name, seed, bot="random", **setup):
    """As `underdeck play --campaign` does, to the end."""
    plugin = plugin_of("onedeck", outside.chosen("onedeck", setup.get("packs", [])))
    match = new("onedeck", seed=seed, **setup, **ProgressFacet.of(plugin).sheets().open_here([name], setup))
    kept = journal.begin(match)
    play_on(match, bot)
    kept.keep()
    path = kept.finish()
    for language in LANGUAGES:
        assert all(TerminalFacet.of(plugin).epilogue(match, path, language))
    return match


def forget_packs(monkeypatch):
    monkeypatch.setattr(outside, "_known", {})
    mixed_pack.cache_clear()


@pytest.fixture
def sheet(shelf):
    """After a game with the talents of a pack."""
    grow(shelf)
    kept = sheets.new("Ada", "mage")
    entry = Entry(game=1, seed=2, record="a.record", date="2026-01-02", edition="1.9", dungeon="grove-glade",
                  difficulty=1, tier="veteran", outcome="defeat", descents=2, levels=1, boss=0, bonus=0,
                  marks=[(TALENT, "green")] * 3, packs=outside.chosen("onedeck", ["grove"]))  # fmt: skip
    sheets.write(kept.path, msgspec.structs.replace(kept.sheet, games=[entry]))
    return sheets.load("Ada").sheet


def test_a_game_with_a_pack_is_entered_on_a_sheet(shelf):
    grow(shelf)
    sheets.new("Ada", "mage")
    play_for("Ada", 2, "greedy", packs=["grove"], **PLAYED)
    sheet = sheets.load("Ada").sheet
    assert sum(tally(sheet.games)[TALENT]) > 0
    assert [[ref.id for ref in entry.packs] for entry in sheet.games] == [["grove"]]
    assert run("campaign", "export", "Ada", str(shelf / "ada.json"))[0] == 0
    assert run("campaign", "delete", "Ada", "--yes")[0] == 0
    assert run("campaign", "import", str(shelf / "ada.json"))[0] == 0
    assert tally(sheets.load("Ada").sheet.games) == tally(sheet.games)


def test_a_talent_is_used_and_told(shelf):
    grow(shelf)
    marks = {TALENT: [4, 2, 0]}
    setup = {"heroes": ["mage"], "packs": ["grove"], "sheets": {"mage": {"marks": marks}}, **PLAYED}
    used = False
    for seed in range(12):
        match = new("onedeck", seed=seed, **setup)
        words = [TextFacet.of(plugin_of("onedeck", match.header.packs)).words(language) for language in LANGUAGES]
        assert match.view(0).heroes[0].sheet[-1].active
        player = make_bot("random", seed, "onedeck")
        while match.outcome is None and not used:
            for decision in match.decisions:
                mine = [each for each in decision.options if match.write(each) == f"use mage {TALENT}"]
                used = used or bool(mine)
                for option in mine:
                    said = [each.full_answer(match.write(option), decision, match.view(0)) for each in words]
                    assert "Old Paths" in said[0] and "Vieux sentiers" in said[1]
            match.submit(*ask(player, match, None))
        assert load(match.record()).digest == match.digest
    assert used


def test_a_sheet_holds_the_marks_of_a_pack(sheet):
    assert tally(sheet.games) == {TALENT: [3, 0, 0]}
    said = run("campaign", "show", "Ada", "--games", "--lang", "en")[1]
    assert "Old Paths" in said and "Quiet Glade" in said


def test_a_full_talent_is_unlocked(sheet):
    (entry,) = sheet.games
    rest = [(TALENT, "green"), (TALENT, "yellow"), (TALENT, "yellow")]
    other = msgspec.structs.replace(entry, game=2, dungeon="yetis-cavern", difficulty=2, marks=rest)
    assert unlocked(sheet) == []
    assert unlocked(msgspec.structs.replace(sheet, games=[entry, other])) == [TALENT]


def test_marks_rest_in_games_without_the_pack(sheet):
    before = tally(sheet.games)[TALENT]
    match = play_for("Ada", 5, **{**PLAYED, "dungeon": "dragons-cave"})
    assert TALENT not in match.header.setup["sheets"]["mage"]["marks"]
    assert tally(sheets.load("Ada").sheet.games)[TALENT] == before
    again = play_for("Ada", 6, packs=["grove"], **PLAYED)
    assert again.header.setup["sheets"]["mage"]["marks"][TALENT] == before


def test_marks_wait_while_the_pack_is_gone(sheet, shelf, monkeypatch):
    before = tally(sheet.games)
    shutil.move(shelf / "grove", shelf.parent / "aside")
    forget_packs(monkeypatch)
    kept = sheets.load("Ada")
    assert tally(kept.sheet.games) == before and packs_gone(kept.sheet) == ["grove 1.0"]
    said = run("campaign", "show", "Ada", "--games", "--lang", "en")[1]
    assert "grove 1.0" in said and "Grove Old Paths" in said
    assert "grove 1.0" in run("campaign", "show", "Ada", "--lang", "fr")[1]
    assert run("campaign", "list", "--lang", "en")[0] == 0
    play_for("Ada", 7, **{**PLAYED, "dungeon": "dragons-cave"})
    assert tally(sheets.load("Ada").sheet.games)[TALENT] == before[TALENT]
    shutil.move(shelf.parent / "aside", shelf / "grove")
    forget_packs(monkeypatch)
    assert packs_gone(sheets.load("Ada").sheet) == []


def test_a_smaller_talent_of_a_newer_pack_takes_what_fits(sheet, shelf, monkeypatch):
    cards = shelf / "grove" / "cards" / "cards.toml"
    cards.write_text(cards.read_text().replace("spaces = [4, 2, 0]", "spaces = [1, 2, 0]"))
    forget_packs(monkeypatch)
    match = play_for("Ada", 8, packs=["grove"], **PLAYED)
    assert match.header.setup["sheets"]["mage"]["marks"][TALENT] == [1, 0, 0]
    assert len(sheets.load("Ada").sheet.games) == 2


def test_a_ledger_is_checked_with_the_cards_of_its_packs(sheet):
    entry = sheet.games[0]
    for marks, code in (([(TALENT, "green")] * 5, "ledger-full"), ([("grove-nothing", "green")], "ledger-talent")):
        with pytest.raises(Refusal) as refusal:
            tally([msgspec.structs.replace(entry, marks=marks, descents=3, levels=3)])
        assert refusal.value.code == code
    many = [
        msgspec.structs.replace(entry, game=n, marks=[], packs=(outside.PackRef("fen", str(n), "0"),))
        for n in range(1, 40)
    ]
    with pytest.raises(Refusal) as refusal:
        tally(many)
    assert refusal.value.code == "ledger-packs" and all(told(refusal.value))
    assert tally(many[:9]) == {}
    with pytest.raises(Refusal) as refusal:
        tally([msgspec.structs.replace(entry, packs=())])
    assert refusal.value.code == "ledger-dungeon"


@pytest.mark.parametrize(
    ("old", "new_", "field"),
    [
        ('use = ["peril"]\n', "", "use"),
        ("spaces = [4, 2, 0]", "spaces = [0, 0, 0]", "spaces"),
        ("spaces = [4, 2, 0]", 'spaces = [4, 2, 0]\neffect = "health"', "effect"),
        ("grove-old-paths", "grove-bramble", "id"),
    ],
)
def test_a_talent_that_could_not_be(shelf, old, new_, field):
    grow(shelf, cards=lambda text: text.replace(old, new_))
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["grove"], heroes=["mage"], dungeon="grove-glade")
    assert refusal.value.facts["field"] == field


def test_a_talent_of_ours_stays_ours(shelf):
    grow(shelf, cards=lambda text: text.replace("grove-old-paths", "veteran"))
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["grove"], heroes=["mage"], dungeon="grove-glade")
    assert refusal.value.code == "pack-clash" and all(told(refusal.value))


@pytest.mark.parametrize(
    ("use", "icon", "amount", "asked"),
    [('["peril"]', "time", 2, True), ('["combat"]', "time", 1, False), ('["peril"]', "damage", 1, False)],
)
def test_only_what_saves_time_in_perils_is_offered_for_the_price_of_an_option(shelf, use, icon, amount, asked):
    effect = f'effects = [{{ do = "prevent", icon = "{icon}", amount = {amount} }}]'
    old = 'use = ["peril"]\neffects = [{ do = "raise", by = 1, dice = 1 }]'
    grow(shelf, cards=lambda text: text.replace(old, f"use = {use}\n{effect}"))
    refs = outside.chosen("onedeck", ["grove"])
    words = TextFacet.of(plugin_of("onedeck", refs)).words("en")
    said = words.talent(words.talents[TALENT])
    assert (f"pay {amount} time less" in said) is asked
    setup = {"heroes": ["mage"], "packs": ["grove"], "sheets": {"mage": {"marks": {TALENT: [4, 2, 0]}}}, **PLAYED}
    kinds = set()
    for seed in range(6):
        match = new("onedeck", seed=seed, **setup)
        player = make_bot("random", seed, "onedeck")
        while match.outcome is None:
            kinds |= {decision.kind for decision in match.decisions}
            match.submit(*ask(player, match, None))
    assert ("speed" in kinds) is asked
