"""Reports and comparisons: the numbers in them, what is called more than chance, and that a file needs nothing else."""

import json
import re
from functools import cache
from xml.etree import ElementTree

import matplotlib
import pytest
from click.testing import CliRunner
from matplotlib.colors import to_hex

from lab.studied import played
from underdeck.cli.main import cli
from underdeck.kernel.refusal import Refusal
from underdeck.lab import figures, pictures
from underdeck.lab.compare import Comparison
from underdeck.lab.figures import Figures, Share
from underdeck.lab.labels import Labels, plugin_with_packs
from underdeck.lab.query import run_query
from underdeck.lab.report import Report, in_html, in_markdown
from underdeck.lab.significance import against, binomial, difference, fisher, proportions, significant
from underdeck.plugin.registry import plugin_of
from underdeck.text import LANGUAGES, text_in

SWEEP = {"heroes": ["mage", "warrior"], "dungeon": ["dragons-cave"], "bot": ["random", "novice"]}


@pytest.fixture(scope="module")
def party(tmp_path_factory):
    return played(tmp_path_factory.mktemp("party") / "out", games=25, bot="", sweep=SWEEP)[0]


@pytest.fixture(scope="module")
def rivals(tmp_path_factory):
    return played(
        tmp_path_factory.mktemp("rivals") / "out", game="stick", games=4, bot="skilled", sweep={"players": [2]}
    )[0]


@pytest.fixture(scope="module")
def told(party, rivals):
    """The report of a study in a language, made once, and its sections: the pictures take a while."""

    @cache
    def made(kind, language):
        report = Report({"party": party, "rivals": rivals}[kind], language)
        return report, report.sections()

    return made


@pytest.mark.long
def test_shares_are_those_of_the_rows(party):
    found = Figures(party)
    assert found.games == 100 and found.party and len(found.cells) == 4
    assert sum(share.games for share in found.shares.values()) == 100
    assert {standing.name: standing.share.games for standing in found.characters} == {"mage": 50, "warrior": 50}
    lost = 100 - sum(share.wins for share in found.shares.values())
    assert sum(count for _, count in found.places) == lost
    assert all(worth.taken >= 20 and -1 <= worth.effect <= 1 for worth in found.worths)


def test_rivals_are_held_against_equals(rivals):
    found = Figures(rivals)
    assert not found.party and [standing.name for standing in found.seats] == ["1", "2"]
    assert sum(standing.share.wins for standing in found.seats) == pytest.approx(4)
    assert all(standing.expected == 0.5 for standing in found.characters)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["party", "rivals"])
def test_a_report_needs_nothing_else_and_leaves_no_message_unsaid(told, kind, language):
    report, sections = told(kind, language)
    page = in_html(report.title, sections, report.text)
    assert not re.search(r"""(src|href)=["'](?!#)""", page) and "<script" not in page and "@import" not in page
    assert "lab-report" not in page and "lab-word" not in page
    pictures = re.findall(r"<svg.*?</svg>", page, re.S)
    assert len(pictures) >= 5
    for picture in pictures:
        assert ElementTree.fromstring(picture).get("aria-label") and "currentColor" in picture
    written = in_markdown(report.title, sections)
    assert written.startswith("# ") and "lab-" not in written.replace("underdeck lab", "")


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "language", "heading", "says"),
    [
        ("party", "en", "turn", "a point for every 3 turns"),
        ("party", "fr", "tour", "un point tous les 3 tours,"),
        ("rivals", "en", "lap of the table", "a point for every 2 laps of the table"),
        ("rivals", "fr", "tour de table", "un point tous les 2 tours de table"),
    ],
)
def test_curves_have_their_numbers_and_say_what_a_point_is(told, monkeypatch, kind, language, heading, says):
    report, _ = told(kind, language)
    monkeypatch.setattr(figures, "LEAST_CURVE", 2)
    section = Report(report.folder, language).curves()
    (head, *rows) = section.table
    assert head[0] == heading and says in section.words[1] and len(section.pictures) == 1
    every = {"party": 3, "rivals": 2}[kind]
    turns = [int(row[0]) for row in rows]
    assert turns == list(range(1, 1 + every * len(turns), every)) and 1 < len(turns) <= figures.MOST_CURVE
    assert int(rows[0][4]) <= report.figures.games and re.fullmatch(r"[\d.]+ \(\d+–\d+\)", rows[0][3])
    assert f"<td>{rows[0][3]}</td>" in in_html("", [section], report.text)
    assert f"| {rows[0][3]} |" in in_markdown("", [section])


def test_a_point_of_a_curve_is_the_mean_of_the_games(party):
    names = "avg(curve[1][1]), stddev_samp(curve[1][1]) / sqrt(count(*)), count(*)"
    ((mean, error, games),) = run_query(party, f"select {names} from games where shares[1] = 0")[1]
    first = Figures(party).curves[False][0]
    assert (first.turn, first.games) == (1, games)
    assert first.interval == pytest.approx((mean - 1.96 * error, mean + 1.96 * error))


@pytest.mark.parametrize(
    ("game", "id", "names"),
    [
        ("stick", "xykons-zombies", ["Xykon’s Zombies", "Les zombies de Xykon"]),
        ("stick", "xykon-the-lich", ["Xykon the Lich", "Xykon la liche"]),
        ("stick", "loaded-d12", ["Loaded d12", "D12 pipé"]),
        ("onedeck", "cave-in-2", ["Cave-in 2", "Éboulement 2"]),
        ("onedeck", "potion", ["potion", "potion"]),
        ("onedeck", "nobody-knows", ["nobody-knows", "nobody-knows"]),
    ],
)
def test_cards_have_the_names_that_players_know(game, id, names):
    assert [Labels(plugin_of(game), lang)(id) for lang in ("en", "fr")] == names


@pytest.mark.parametrize(
    ("game", "axis", "id", "names"),
    [
        ("onedeck", "tier", "fearless", ["Fearless", "Sans peur"]),
        ("onedeck", "bot", "skilled", ["Skilled", "Aguerri"]),
        ("stick", "length", "short", ["Short", "Courte"]),
        ("stick", "bots", "expert/greedy:50+novice", ["Expert, greedy:50 + Novice", "Expert, cupide:50 + Novice"]),
    ],
)
def test_a_setting_calls_what_it_offers_by_its_own_names(game, axis, id, names):
    assert [Labels(plugin_of(game), lang).label(id, axis) for lang in ("en", "fr")] == names


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "changes", "words"),
    [
        (
            "onedeck",
            {"sweep": {"heroes": [1, 2], "dungeon": ["mudlands"]}},
            ["1 hero", "2 heroes", "1 héros", "2 héros"],
        ),
        (
            "stick",
            {"bot": "skilled", "sweep": {"players": [2, 3]}},
            ["2 players", "3 players", "2 joueurs", "3 joueurs"],
        ),
    ],
)
def test_who_is_dealt_by_chance_is_said_in_words(tmp_path, game, changes, words):
    folder, _ = played(tmp_path / "out", game=game, games=1, **changes)
    said = [
        in_markdown("", [report.map(), report.lengths()]) for report in (Report(folder, "en"), Report(folder, "fr"))
    ]
    assert [[word in each for word in words] for each in said] == [
        [True, True, False, False],
        [False, False, True, True],
    ]
    found = Comparison(Figures(folder), Figures(folder))
    sections = found.sections(text_in("en"), Labels(plugin_with_packs(folder), "en"), ("A", "B"))
    assert words[0] in in_markdown("", sections[1:2])


def test_the_same_colour_is_the_same_share_in_every_map():
    """Half of the games is not brighter where nobody has won more."""
    half = Share(5, 10)
    alone, beside = [
        pictures.heat_map(["a"], ["b", "c"], shares, set(), "told")
        for shares in ({(0, 0): half}, {(0, 0): half, (0, 1): Share(10, 10)})
    ]
    grey = to_hex(matplotlib.colormaps["cividis"](0.5))
    assert alone.count(grey) == beside.count(grey) > 0
    assert all(f">{mark}<" in alone for mark in ("0%", "50%", "100%"))


def test_pictures_are_as_wide_as_they_are_read_on_a_phone(told):
    """Letters keep their size there, and what is beyond the edge fades."""
    report, sections = told("party", "en")
    page = in_html(report.title, sections, report.text)
    widths = re.findall(r'<svg [^>]*style="--wide: ([\d.]+)pt"[^>]* width="([\d.]+)pt"', page)
    assert len(widths) == page.count("<svg") and all(wide == width for wide, width in widths)
    assert ".scroll::after" in page and "calc(var(--wide)" in page


@pytest.mark.long
def test_the_same_study_gives_the_same_report(told, party):
    report, sections = told("party", "en")
    again = Report(party, "en")
    assert in_html(again.title, again.sections(), again.text) == in_html(report.title, sections, report.text)


def test_of_many_comparisons_those_are_called_real_that_hold_together():
    assert significant([]) == [] and significant([0.04]) == [True]
    assert significant([0.04] + [0.5] * 19) == [False] * 20
    assert proportions(50, 100, 50, 100) == 1 and proportions(80, 100, 20, 100) < 1e-9
    assert against(25, 100, 0.25) == 1 and against(60, 100, 0.25) < 1e-9
    ahead, low, high = difference(60, 100, 40, 100)
    assert ahead == pytest.approx(0.2) and 0.05 < low < 0.08 and 0.32 < high < 0.34


@pytest.mark.parametrize(
    ("counts", "chance"),
    [((6, 8, 1, 5), 0.1026), ((2, 17, 10, 13), 0.0005367), ((3, 4, 1, 4), 0.4857), ((1, 1, 2, 71), 3 / 72)],
)
def test_small_counts_of_two_are_compared_exactly(counts, chance):
    """Textbook tables: convictions of twins, the lady tasting tea."""
    wins, games, others_won, others = counts
    assert fisher(*counts) == pytest.approx(chance, rel=1e-3)
    for told in (proportions(*counts), proportions(others_won, others, wins, games)):
        assert told == pytest.approx(chance, rel=1e-3)


def test_small_counts_against_a_share_are_weighed_exactly():
    assert against(1, 1, 0.125) == pytest.approx(0.125) and against(4, 4, 0.5) == pytest.approx(0.125)
    assert against(9, 10, 0.5) == pytest.approx(22 / 1024) and against(0, 10, 0.25) == pytest.approx(0.0760, rel=1e-2)
    assert binomial(682, 925, 0.75) == pytest.approx(0.3825, rel=1e-3)
    assert against(0, 0, 0.5) == proportions(0, 0, 3, 4) == proportions(0, 5, 0, 9) == proportions(5, 5, 9, 9) == 1


def test_victories_that_are_shared_are_never_called_surer_than_whole_ones():
    assert against(2.5, 4, 0.25) == against(2, 4, 0.25) and against(1.5, 4, 0.75) == against(2, 4, 0.75)
    assert against(sum([1 / 3] * 3), 3, 0.25) == against(1, 3, 0.25)
    assert proportions(1.5, 4, 0, 9) == proportions(1, 4, 0, 9)


def test_large_counts_are_weighed_alike_by_both_tests():
    assert proportions(60, 200, 85, 200) == pytest.approx(fisher(60, 200, 85, 200), rel=0.4)
    assert against(60, 200, 0.25) == pytest.approx(binomial(60, 200, 0.25), rel=0.15)


def test_two_studies_are_told_apart(tmp_path, party):
    other, _ = played(tmp_path / "other", games=5, bot="", seed=2, sweep=SWEEP)
    found = Comparison(Figures(party), Figures(other))
    assert len(found.cells) == 4 and (found.all[0].here.games, found.all[0].there.games) == (100, 20)
    same = Comparison(Figures(party), Figures(party))
    assert all(pair.ahead[0] == 0 and not pair.sure for pair in same.cells)


@pytest.mark.long
def test_only_cells_of_both_studies_are_compared(tmp_path, party, monkeypatch):
    """The other study is half the cells, and one that the first does not have."""
    monkeypatch.setattr(figures, "LEAST_TAKEN", 3)
    sweep = [{**SWEEP, "bot": ["novice"]}, {**SWEEP, "heroes": ["rogue"], "bot": ["random"]}]
    other, _ = played(tmp_path / "other", games=25, bot="", sweep=sweep)
    found = Comparison(Figures(party), Figures(other))
    (all,) = found.all
    assert len(found.cells) == 2 and all.here == all.there and all.here.games == 50
    assert found.cards and all.ahead[0] == 0 and max(abs(card.ahead) for card in found.cards) < 1e-9
    told = found.as_dict()["alone"]
    assert told == [
        ["mage · dragons-cave · random", "warrior · dragons-cave · random"],
        ["rogue · dragons-cave · random"],
    ]
    for language, words in (
        ("en", "1 cell is left out, because only “B” has it"),
        ("fr", "1 case est laissée de côté, car seule « B » la possède"),
    ):
        plain = Labels(plugin_with_packs(party), language)
        section = found.sections(text_in(language), plain, ("A", "B"))[0]
        assert len(section.words) == 3 and section.words[2].startswith(words) and "2" in section.words[1]


def test_studies_that_have_nothing_in_common_are_refused(tmp_path, party, rivals):
    with pytest.raises(Refusal, match="different games"):
        Comparison(Figures(party), Figures(rivals))
    other, _ = played(tmp_path / "other", games=1, sweep={"heroes": ["rogue"], "dungeon": ["mudlands"]})
    with pytest.raises(Refusal):
        Comparison(Figures(party), Figures(other))


def test_reports_from_the_command_line(tmp_path, party, told, monkeypatch):
    _, sections = told("party", "en")
    monkeypatch.setattr(Report, "sections", lambda report: sections)
    runner = CliRunner()
    page, written = tmp_path / "page.html", tmp_path / "told.md"
    done = runner.invoke(cli, ["lab", "report", str(party.path), "--html", str(page), "--markdown", str(written)])
    assert done.exit_code == 0 and page.stat().st_size > 20_000 and written.read_text().count("\n| ") > 20
    assert (
        runner.invoke(cli, ["lab", "report", str(party.path)]).exit_code == 0 and (party.path / "report.html").exists()
    )
    done = runner.invoke(cli, ["lab", "compare", str(party.path), str(party.path), "--json"])
    assert json.loads(done.stdout)["games"] == [100, 100]
    assert "0 %" not in runner.invoke(cli, ["lab", "compare", str(party.path), str(party.path), "--lang", "fr"]).output
