"""The Order of the Stick in words: every card, event, question and answer, in both languages."""

import ast
import random
import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stick_table import Table
from underdeck.games.stick.compile import RESULT_VERBS
from underdeck.games.stick.remarks import SAYS
from underdeck.games.stick.rules import agenda, notation, setup
from underdeck.games.stick.rules import cards as c
from underdeck.games.stick.rules.effects import CHOOSING
from underdeck.games.stick.rules.view import make_view
from underdeck.games.stick.text.words import ASK_RULES, stick_text
from underdeck.kernel.events import Event
from underdeck.kernel.rng import Rng
from underdeck.text import LANGUAGES

SOURCES = sorted(Path(str(resources.files("underdeck.games.stick.rules"))).rglob("*.py"))
LOCALES = resources.files("underdeck.games.stick") / "text"
FILES = ("effects.ftl", "events.ftl", "questions.ftl", "origins.ftl")
GRAMMAR = ("gender", "number", "she")
TOLD_BY_NAME = {"battle-attack", "battle-defend", "wins", "draws", "loses", SAYS}
ASKED_WINDOWS = {c.WINDOWS[n] for n in (c.BEFORE_ROLL, c.AFTER_ROLL, c.WOUND, c.EVADE, c.RESPONSE)}


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name in FILES:
        for entry in FluentParser().parse((LOCALES / language / name).read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (name, entry.content)
            if isinstance(entry, ftl.Message):
                patterns = [(entry.id.name, entry.value)]
                attributes = [each for each in entry.attributes if each.id.name not in GRAMMAR]
                patterns += [(f"{entry.id.name}.{each.id.name}", each.value) for each in attributes]
                for id, pattern in patterns:
                    visitor = Variables()
                    visitor.visit(pattern)
                    found[id] = visitor.names
    return found


def ids(prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in messages("en") if id.startswith(prefix) and "." not in id}


def first_words(function: str, place: int) -> set[str]:
    """Every text constant that the engine passes to `tell` or `Decision` as its kind."""
    found: set[str] = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
                for inner in ast.walk(node.args[place]):
                    if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                        found.add(inner.value)
    return found


def check(line: str, language: str) -> None:
    assert line.strip() == line and line, repr(line)
    assert "{" not in line and "  " not in line and not line.startswith("os-") and "'" not in line, line
    if language == "fr":
        assert not re.search(r"[^\u00a0][;!?»]|[^\u00a0\d]:|«[^\u00a0]", line), line


def test_both_languages_have_the_same_messages_with_the_same_variables():
    assert messages("en") == messages("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told(language):
    words = stick_text(language)
    rows = words.card_rows()
    assert len(rows) == len(words.catalog.facts)
    for row in rows:
        check(row["text"], language)
        check(row["name"], language)
        check(row["joke"], language)
        assert bool(row["why"]) == (row["origin"] == "original"), row["id"]


def test_the_origin_of_each_card_is_told_as_its_pack_says():
    words = stick_text("en")
    for fact in words.catalog.facts:
        assert words.why_original(fact.deck, fact.id, fact.why) == fact.why.replace("'", "’"), fact.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_is_told(language):
    words = stick_text(language)
    samples = {"type": "undead", "ability": "leader", "shtick-type": "armor", "shtick": "longbow", "number": "2"}
    conditions = [c.Condition(name, "") for name in c.CONDITIONS]
    conditions += [c.Condition(name, samples[kind]) for name, kind in c.CONDITIONS_OF.items()]
    said = [words.condition(condition) for condition in conditions]
    said += [words.bonus(c.Bonus(stat, n, "", [])) for stat in c.STATS for n in (1, 2, -1)]
    said += [words.bonus(c.Bonus("monster-attack", 2, "", [condition])) for condition in conditions]
    said += [words.bonus(c.Bonus("boost", 1, "", [condition])) for condition in conditions]
    said += [words.bonus(c.Bonus("attack", 1, per, [])) for per in c.PER]
    for verb in c.VERBS:
        word = "kobold" if verb in ("rally", "guard") else ""
        said += [words.op(c.Op(verb, n, target, word)) for target in c.TARGETS for n in (1, 2, c.ALL)]
    said += [words.text(f"os-result-{verb}", n=n) for verb in RESULT_VERBS for n in (1, 2)]
    said += [words.text(f"os-when-{window}") for window in c.WINDOWS]
    said += [words.text(f"os-trait-{trait}") for trait in c.TRAITS]
    said += [words.text(f"os-flag-{flag}") for flag in c.FLAGS]
    said += [words.text(f"os-ability-{name}.text", n=2, who="Elan") for name in c.ABILITIES]
    said += [words.ability(name) for name in c.ABILITIES]
    said += [words.text(f"os-support-{name}{part}") for name in c.SUPPORTS for part in ("", ".text")]
    said += [words.type(type) for type in (*c.TYPES, *c.SHTICK_TYPES)]
    said += [words.area(area) for area in ("1", "2", "undead", "all")]
    for line in said:
        check(line, language)


def test_every_event_of_the_engine_has_its_message_and_no_message_is_left_over():
    assert ids("os-event-") == first_words("tell", 1) | TOLD_BY_NAME


def test_every_question_has_its_text_its_reason_and_its_rules():
    kinds = first_words("Decision", 1) | set(CHOOSING) | ASKED_WINDOWS
    assert ids("os-ask-") == ids("os-why-") == set(ASK_RULES) == kinds
    words = stick_text("en")
    for rules in ASK_RULES.values():
        assert all(words.text.has(rule.replace(".", "-")) for rule in rules), rules


def test_every_answer_has_its_label():
    special = {"add-loot", "card-loot", "card-room", "card-snipe"}
    assert ids("os-do-") - special == set(notation.VERBS.values()) - {"card"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_total_has_its_label(language):
    words = stick_text(language)
    sources = ["printed", "level", "nemesis", "tricky", "rally", "cards", "boost", "resting", "help-roy"]
    sources += ["by-haley-screw-stage-fright", "by-roy-shtick-charge", "by-elan-loot-loaded-d12"]
    sources += [f"support-{name}" for name in c.SUPPORTS]
    sources += ["shtick-longbow", "loot-unbreakable-mug", "room-a-dark-room", "xykon-unlabeled-lever"]
    for source in sources:
        check(words.part(source), language)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_is_told(seed):
    chance = random.Random(seed)
    both = [stick_text(language) for language in LANGUAGES]
    names = chance.sample([character.id for character in both[0].pack.characters], 3)
    options = {"turn_limit": "30"}  # aimless players rarely beat Xykon
    state = setup.start(both[0].pack, {"players": names, "length": "short", "options": options}, Rng(seed))
    step = 0
    while True:
        decision = chance.choice(state.asked) if state.asked else None
        for words in both:
            said = [words.event(event) for event in state.events]
            if decision is not None and (step < 100 or step % 10 == 0):
                view = make_view(state, decision.seat)
                said += [words.question(decision, view), words.why(decision, view)]
                written = [notation.write_action(state, option) for option in decision.options]
                said += [words.answer(each, decision, view) for each in written]
            for line in said:
                check(line, words.text.language)
        if decision is None:
            break
        agenda.step(state, decision.seat, chance.choice(decision.options))
        step += 1


def card_text(language: str, name: str) -> str:
    return next(row["text"] for row in stick_text(language).card_rows() if row["id"] == name)


@pytest.mark.parametrize(
    ("id", "english", "french"),
    [
        (
            "greenhilt-sword",
            "Weapon. Attack +2, Defense +1, Range 0. Result: 1 Wound. Boost: +2 Attack.",
            "Arme. Attaque +2, Défense +1, Portée 0. Résultat : 1 Blessure. Dopage : +2 en Attaque.",
        ),
        (
            "charge",
            "Flip before a battle roll, when you defend against a Monster: Attacker and Defender swap roles.",
            "À retourner avant un jet de combat, quand vous vous défendez contre un Monstre : l’Attaquant et le "
            "Défenseur échangent leurs rôles.",
        ),
        (
            "skelemen",
            "Undead. Attack 7, Defense 6, Range 0. Coins 1, X 1. Mindless: Verbal shticks are useless.",
            "Mort-vivant. Attaque 7, Défense 6, Portée 0. Pièces 1, X 1. Sans cervelle : "
            "les trucs verbaux sont inutiles.",
        ),
        (
            "shuriken-trap",
            "Evade 8, hits everybody within Range 2. If hit: lose 1 Wound.",
            "Esquive 8, touche tout le monde à Portée 2 ou moins. Si le piège touche : subir 1 Blessure.",
        ),
    ],
)
def test_cards_read_well(id, english, french):
    assert card_text("en", id) == english
    assert card_text("fr", id).replace("\u00a0", " ") == french


def test_events_read_well():
    attack = Event("battle-attack", {"seat": "roy", "monster": "headless-zombie", "distance": 0})
    assert stick_text("en").event(attack) == "Roy attacks Headless Zombie."
    assert stick_text("fr").event(attack) == "Roy attaque «\u00a0Zombie sans tête\u00a0»."
    thanks = Event("equipped", {"seat": "roy", "loot": "a-simple-thank-you"})
    assert stick_text("fr").event(thanks) == "Roy équipe «\u00a0Un simple “merci”\u00a0»."
    winners = Event("winner", {"seat": "roy+elan"})
    assert stick_text("en").event(winners) == "Roy and Elan win the right to brag!"
    assert stick_text("fr").event(winners) == "Roy et Elan gagnent le droit de se vanter\u00a0!"


def test_cards_are_found_by_word():
    names = [row["id"] for row in stick_text("fr").card_rows("epee greenhilt")]
    assert names == ["greenhilt-sword", "starmetal-chunk"]
    assert stick_text("en").card_rows("no such card") == []


@pytest.mark.parametrize(
    ("language", "said"), [("en", "against Ogres or Dragons"), ("fr", "contre un Ogre ou un Dragon")]
)
def test_a_bonus_against_several_types_names_them_all(language, said):
    words = stick_text(language)
    stepladder = next(card for card in words.pack.loot if card.id == "stepladder")
    assert said in words.loot_effect(stepladder)


@pytest.mark.parametrize(
    ("lying", "asked"), [(1, "Pick up a Loot?"), (2, "Pick up a Loot? (up to 2)"), (3, "Pick up a Loot? (up to 2)")]
)
def test_nobody_is_asked_to_pick_up_more_than_lies_there(lying, asked):
    loot = ["talisman-of-dorukan", "embarrassing-amount-of-gold", "plot-coupon"][:lying]
    room = {"card": "plain-corridor", "loot": loot}
    t = Table(players=[{"character": "roy", "floor": 1}, {"character": "elan"}], floors=[{"rooms": [room]}])
    t.do(0, "rest")
    assert stick_text("en").question(t.decision(0), t.view(0)) == asked
