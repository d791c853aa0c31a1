"""What the guides show is so: their programs run, and what they name is there."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from tests import contract
from underdeck.cli.flags import declared
from underdeck.cli.play import play
from underdeck.cli.sim import sim
from underdeck.environments import numbers_of
from underdeck.environments.facet import EnvironmentsFacet
from underdeck.forms.language_check import our_sayings
from underdeck.kernel.game import Game
from underdeck.kernel.lines import Lines
from underdeck.plugin.facets import FACETS, load_entry
from underdeck.plugin.registry import plugin_of
from underdeck.server.catalog import pattern_of
from underdeck.text import LANGUAGES, text_in
from underdeck.text.fluent import HOUSE

ROOT = Path(__file__).parent.parent
GAMES = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")


def programs(page):
    return re.findall(r"^```python\n(.*?)^```", page, re.S | re.M)


def test_the_programs_for_game_authors_run_one_after_the_other():
    known = {"__name__": "guide"}
    for program in programs(GAMES):
        exec(program, known)
    assert known["table"].total > 20 and known["Bare"]().rules()[0].name == "bare"


@pytest.mark.long
def test_the_programs_for_learners_run_one_after_the_other(capsys):
    known = {"__name__": "guide"}
    for program in programs((ROOT / "docs" / "environments.md").read_text(encoding="utf-8")):
        exec(program, known)
    assert capsys.readouterr().out.startswith(("victory\n", "defeat\n")) and not known["env"].agents


def test_the_guide_for_learners_counts_and_names_what_there_is():
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    rewards = {"victory"}
    for game in ("onedeck", "stick"):
        rewards |= {*EnvironmentsFacet.of(plugin_of(game)).observer().rewards}
        names = numbers_of(game)
        assert f" {len(names['observation'])} |" in page and f" 256 x {len(names['answers'])} |" in page
    assert {*re.findall(r"^\| `(\w+)` \|", page.partition("## Rewards")[2].partition("## ")[0], re.M)} == rewards


def test_the_least_game_is_the_one_that_is_tested():
    assert (ROOT / "tests" / "examples" / "bare" / "bare.py").read_text(encoding="utf-8") == programs(GAMES)[-1]


def test_every_member_of_the_rules_is_promised_in_the_table():
    (table,) = re.findall(r"^\| member \|.*?\n\n", GAMES, re.S | re.M)
    named = set(re.findall(r"`(\w+)[(`]", "".join(re.findall(r"^\|[^|]*\|", table, re.M))))
    members = {name for name in [*vars(Game), *Game.__annotations__] if not name.startswith("_")}
    assert named == members


def test_the_words_of_positions_are_in_their_table():
    (table,) = re.findall(r"^\| of `Lines` \|.*?\n\n", GAMES, re.S | re.M)
    named = set(re.findall(r"^\| `(\w+)\(", table, re.M))
    assert named == {name for name, part in vars(Lines).items() if callable(part) and not name.startswith("_")}
    reasons = re.search(r"sentences for (.*?);", table)[1]
    for reason in re.findall(r"`([\w-]+)`", reasons):
        assert all(f"refuse-position-{reason}" in our_sayings(HOUSE, language) for language in LANGUAGES), reason


def test_everything_in_the_api_has_a_sentence_and_is_there():
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for path in re.findall(r"^::: ([\w.]+)$", page, re.M):
        module, _, name = path.rpartition(".")
        assert re.search(rf"^`{name}` \(`{re.escape(module)}`\)\. .+\.$", page, re.M), path
        assert hasattr(import_module(module), name), path


def shown_docstrings():
    """By path, those that the page of the API shows: of what it names, and of the members that it lists with it."""
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for path in re.findall(r"^::: ([\w.]+)$", page, re.M):
        module, _, name = path.rpartition(".")
        file = ROOT / "src" / module.replace(".", "/")
        source = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")  # also where it is compiled
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
                inner = [each for each in ast.walk(node) if isinstance(each, ast.ClassDef | ast.FunctionDef)]
                yield path, [ast.get_docstring(each) or "" for each in inner]


def test_no_docstring_of_the_api_is_taken_for_a_link():
    """`names["answers"][:2]` is one to Markdown, and strict mkdocs refuses it; in backticks it is none."""
    shown = dict(shown_docstrings())
    assert len(shown) > 20
    for path, docstrings in shown.items():
        for text in docstrings:
            assert not re.search(r"\][\[(]", re.sub(r"`[^`]*`", "", text)), path


def anchors(page):
    """The headings of a page as mkdocs names them."""
    plain = re.sub(r"^```.*?^```", "", page, flags=re.S | re.M)
    titles = [re.sub(r"[^\w\s-]", "", title).strip().lower() for title in re.findall(r"^#+ (.+)$", plain, re.M)]
    return {re.sub(r"[\s-]+", "-", title) for title in titles}


def test_every_link_of_a_page_leads_to_a_page_a_file_or_a_heading():
    """What strict mkdocs would refuse, without mkdocs."""
    docs = ROOT / "docs"
    for file in docs.rglob("*.md"):
        page = re.sub(r"^```.*?^```|`[^`\n]*`", "", file.read_text(encoding="utf-8"), flags=re.S | re.M)
        for target in re.findall(r"\]\(([^)\s]+)\)", page):
            place, _, heading = target.partition("#")
            if re.match(r"[a-z]+:", target):
                continue
            other = (file.parent / place).resolve() if place else file
            assert docs.resolve() in other.resolve().parents and other.exists(), f"{file.name}: {target}"
            if heading:
                assert heading in anchors(other.read_text(encoding="utf-8")), f"{file.name}: {target}"


def test_every_page_is_in_the_menu():
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = {page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")}
    assert pages == set(re.findall(r"([\w/-]+\.md)$", menu, re.M))


def test_the_flags_of_the_house_are_named():
    (sentence,) = re.findall(r"^These flags .*?\. Games", GAMES, re.S | re.M)
    own = {flag for command in (play, sim) for each in command.params for flag in each.opts if flag.startswith("--")}
    assert set(re.findall(r"`(--[a-z]+)`", sentence)) == {*own, "--help"} - declared().keys()


def test_the_contract_of_a_game_is_written_from_its_classes():
    assert contract.PAGE.read_text(encoding="utf-8") == contract.page(), "`make facets` renews it"
    found = {entry: [*contract.members(entry)] for entry in (contract.PLUGIN, *FACETS.values())}
    assert len(found[contract.PLUGIN]) <= 30
    assert all(text for members in found.values() for _, text in members)
    for entry, members in found.items():
        told = {member.partition("(")[0] for member, _ in members} | {"name"}
        assert {name for name in vars(load_entry(entry)) if not name.startswith("_")} <= told, entry


def glossary(page):
    """The two terms of each row, by section."""
    sections = (ROOT / "docs" / page).read_text(encoding="utf-8").split("\n## ")[1:]
    return {each.partition("\n")[0]: re.findall(r"^\| (.+?) \| (.+?) \| .+\. \|$", each, re.M) for each in sections}


def test_both_glossaries_have_the_same_terms_each_once():
    english, french = glossary("glossary.md"), glossary("glossaire.md")
    assert [[(en, fr) for fr, en in rows] for rows in french.values()] == [*english.values()]
    terms = [en for rows in english.values() for en, _ in rows]
    assert len(terms) == len({*terms}) > 80


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_the_glossary_calls_the_things_of_a_game_as_its_messages_do(game):
    texts = [text_in(language, game) for language in ("en", "fr")]
    called = {
        tuple(singular(pattern_of(text.source(id)).partition("\n")[0]) for text in texts) for id in texts[0].written
    }
    for row in glossary("glossary.md")[texts[0]("game-name")]:
        assert tuple(map(singular, row)) in called, row


def singular(term):
    return term.lower().rstrip("s")
