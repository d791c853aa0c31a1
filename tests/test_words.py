"""How the words read: spelling, punctuation, agreement, and the same word for the same thing, in both languages."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.games.stick.table import Table
from underdeck.games.stick.text.words import stick_text
from underdeck.kernel.events import Event
from underdeck.text import LANGUAGES, text_in
from underdeck.text.commands import COMMAND_WORDS, words_in
from underdeck.text.fluent import files_of, text_layers
from underdeck.text.languages import language_of
from underdeck.text.repeats import together
from underdeck.text.rulebook import fold
from wander import base_game

COUNTED = Table.counted
KEPT = "\u00a0"
SOLO = {"heroes": ["warrior"], "dungeon": "dragons-cave"}


class Patterns(Visitor):
    """Every piece of text with what stands in for its placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        said = ""
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                said += element.value
            elif isinstance(element.expression, ast.StringLiteral):
                said += element.expression.value
            else:
                said += "{" + serialize_expression(element.expression).split("->")[0].strip() + "}"
        self.found.append(said)
        self.generic_visit(node)


ALSO = "also"


@cache
def patterns(language: str) -> dict[str, list[str]]:
    """What each message and attribute can say; comments are for ourselves, and `also` is what readers may call it."""
    found: dict[str, list[str]] = {}
    for file in [file for part in text_layers() for file in files_of(part, language_of(language))]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            parts = [(entry.id.name, entry.value)]
            parts += [
                (f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes if each.id.name != ALSO
            ]
            for id, pattern in parts:
                visitor = Patterns()
                visitor.visit(pattern)
                found[id] = visitor.found
    return found


def saying(language: str, words: str) -> dict[str, str]:
    """The messages that say any of the words."""
    wanted = re.compile(words, re.IGNORECASE)
    return {id: said for id, found in patterns(language).items() for said in found if wanted.search(said)}


BRITISH = (
    r"\b\w*(?:avour|eighbour|olour|abour|umour|onour|rmour|arbour|igour|umour|endour)\w*\b",
    r"\b(?:centre|theatre|metre|fibre|licence|defence|offence|grey|cheque|catalogue|programme|whilst|amongst|towards)s?\b",
    r"\b(?:organis|recognis|realis|apologis|memoris|minimis|maximis|emphasis|prioritis|randomis|customis|analys)(?:e|es|ed|ing)\b",
    r"\b(?:travell|cancell|labell|level+l|modell|fuell|signall)(?:ed|ing|er|ers)\b",
    r"\b(?:learnt|spelt|burnt|dreamt|smelt|afterwards|backwards|forwards|upwards|downwards|orthopaedic|moustache|pyjamas)\b",
)


def test_english_is_spelled_the_american_way():
    for spelling in BRITISH:
        assert saying("en", spelling) == {}
    assert saying("en", r"\w”[,.]") == {}, "commas and periods stand inside the quotation marks"


def test_french_punctuation_has_its_spaces():
    """A no-break space before ; : ! ? » % and after «, and nowhere a straight quotation mark."""
    for id, found in patterns("fr").items():
        for said in [] if id.startswith("examples-") else found:  # commands to copy
            text = re.sub(r"\w+://\S*|\{[^}]*\}:\{[^}]*\}|\b\w+=\[.*?\]|--\w+|\b[\w=]+:\d+", "", said)
            assert not re.search(rf"[^\s{KEPT}\d/?!…«“(.\[][;!?»%]|[^\s{KEPT}/]:(?!/)|«[^{KEPT}]", text), (id, said)
            assert not re.search(r"[\w})”’…] [;:!?»%]|« ", text), (id, said)


OUT_OF_USE = {
    "en": (
        r"\bgentle\b|\bcruel\b",  # easy, medium, hard (OD-2.4)
        r"laid the table|table (?:is|has been|can be) laid", r"\banew\b", r"came to light", r"die of twelve",
        r"\bbystander\b", r"\bcellar is quiet", r"holds as many games", r"\bas many connections as it may",
        r"turns a player|games a cell|decisions a game", r"\bBrew it\b", r"worth # drools", r"in 100\b",
        r"turns of each player|rooms a floor", r"server (?:is|was) there again", r"(?:buys?|nothing) any more",
    ),
    "fr": (
        r"\brobots?\b",  # bot
        r"\bp[ée]rils?\b",  # piège
        r"jetons? de potion", r"pions? de potion",  # cube de potion
        r"\bexploits?\b",  # capacité héroïque
        r"réserve commune",  # réserve générale
        r"match(?:s|es)? nuls?\b|\bnul #",  # égalité
        r"\bredress",  # remettre face visible
        r"\b(?:perd|perdre|perdu|perdez|perdent|prend|prendre) (?:de )?(?:#|une|des|sa|1|4) (?:dernière )?Blessure",
        r"Blessures? perdue|perdre de (?:la vie|Blessure)|\bVie\b",
        r"^[Dd]éfi$|niveaux? de défi",  # niveau de difficulté
        r"points? de vie",  # santé
        r"facteur bave porté|Monstres gardés",  # équipé, conservés
        r"tours de chaque joueur", r"au Paladin\b",
        r"[Ll]’escalier en ajoute|[Pp]ions sur l’escalier|[Ll]’escalier est sous le paquet",  # les escaliers
        r"\bclément\b", r"\bcruel\b",  # facile, moyen, difficile (OD-2.4)
        r"petite case", r"case couverte|^couverte$", r"\bbinômes?\b", r"Pourfendeuse|Druidesse",
        r"réclamer son butin", r"Tueuse de week-end", r"\bprêtre\b", r"\bmeneur\b",
        r"trucs (?:Armure|Magie|Verbal|Arme)\b", r"\bmanche\b",  # round
    ),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_thing_has_the_same_name_everywhere(language):
    for words in OUT_OF_USE[language]:
        found = {
            id: said
            for id, all in patterns(language).items()
            for said in all
            if re.search(words, re.sub(r"\{[^}]*\}", "#", said))
        }
        assert found == {}, words


@pytest.mark.parametrize(
    ("id", "english", "french"),
    [
        ("web-difficulty-1", "easy", "facile"),
        ("web-difficulty-2", "medium", "moyen"),
        ("web-difficulty-3", "hard", "difficile"),
        ("hero-slayer", "Slayer", "Tueuse"),
        ("hero-druid", "Druid", "Druide"),
        ("web-stick-draw", "draw", "égalité"),
        ("web-kind-of-peril", "Perils", "Pièges"),
        ("length-weekend-killer", "Weekend-Killer", "Tueur de week-end"),
        ("web-speed-normal", "Normal", "Normale"),
    ],
)
def test_words_of_the_lobby_are_those_of_the_rules(id, english, french):
    assert text_in("en")(id) == english
    assert text_in("fr")(id) == french


PLURAL = (
    "skelemen", "xykons-zombies", "two-kobolds-in-a-trenchcoat", "rats-of-the-usual-size", "snake-dragons",
    "troglodytes", "demon-roaches", "roaches-in-the-box-seats",
)  # fmt: skip
ENDINGS = {"en": (" attacks ", " attack "), "fr": (" attaque ", " attaquent ")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_monsters_have_plural_verbs(language):
    words = stick_text(language)
    one, many = ENDINGS[language]
    for id in (*words.monsters, *words.xykons):
        attack = words.event(Event("battle-defend", {"seat": "roy", "monster": id, "distance": 0}))
        assert (many in attack) == (id in PLURAL) and (one in attack) == (id not in PLURAL), attack


@pytest.mark.parametrize(
    ("kind", "english", "french"),
    [
        ("battle-defend", "Demon Roaches attack Roy.", "«~Cafards démoniaques~» attaquent Roy."),
        ("monster-gone", "Demon Roaches are gone.", "«~Cafards démoniaques~» disparaissent."),
        ("sinks", "Demon Roaches go to the bottom of the Stack.", "«~Cafards démoniaques~» vont au bas de la Pile."),
        ("carried", "Demon Roaches move to A Dark Room.",
         "«~Cafards démoniaques~» changent de salle~: Une pièce sombre."),
        ("namesake", "Demon Roaches are Unique: the older ones leave.",
         "«~Cafards démoniaques~» sont Uniques~: les précédents s’en vont."),
    ],
)  # fmt: skip
def test_what_plural_monsters_do_is_told_in_the_plural(kind, english, french):
    event = Event(kind, {"seat": "roy", "monster": "demon-roaches", "distance": 0, "room": "a-dark-room"})
    assert stick_text("en").event(event) == english
    assert stick_text("fr").event(event) == french.replace("~", KEPT)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Take 2 damage and spend 4 time", "Take 1 poison", "Spend 4 time"]),
        ("fr", ["Subir 2 blessures et dépenser 4 temps", "Subir 1 poison", "Dépenser 4 temps"]),
    ],
)
def test_damage_is_taken_and_time_is_spent(language, said):
    words, view = onedeck_text(language), base_game().view(base_game().start(SOLO, 1), 0)
    for (view.damage_now, view.poison_now, view.time_now), line in zip(
        [(2, 0, 4), (0, 1, 0), (0, 0, 4)], said, strict=True
    ):
        assert words.price(view).replace(KEPT, " ") == line


class Uncounted(Visitor):
    """Nouns in the plural after a number that may be one: no choice between one and many is around them."""

    COUNTS = ("n", "count", "total", "shticks", "wounds", "found", "players", "minutes")
    SEVERAL = frozenset((
        "ability-text-x_per_boss_damage", "ability-text-x_per_open_door", "ability-text-x_per_poison",
        "balance-card-strong", "balance-card-weak", "os-ability-multiattack", "os-card-character",
        "refuse-card-starting", "refuse-lab-lost", "refuse-pack-picture", "refuse-position-box",
        "refuse-position-door", "refuse-record-rules", "web-all-finished", "web-from-players",
        "web-learn-minutes", "web-od-ways", "web-stick-aim", "web-stick-lost-line", "web-stick-stake-wounds",
        "web-to-players",
    ))  # fmt: skip
    """Messages that are never said of one, or in which the word is no such noun."""
    PLURAL = re.compile(r"[ \u00a0](?!(?:fois|refus|repos|vers|moins|plus|temps)\b)\w+[^\Ws]s\b")

    def __init__(self) -> None:
        self.found: list[str] = []
        self.id = ""
        self.chosen: list[str] = []

    def visit_Message(self, node: ast.Message) -> None:
        self.id = node.id.name
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.chosen.append(serialize_expression(node.selector))
        self.generic_visit(node)
        self.chosen.pop()

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for element, after in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
                name = element.expression.id.name
                counted = (
                    name in self.COUNTS and not {f"${name}", "$count"} & {*self.chosen} and self.id not in self.SEVERAL
                )
                if counted and isinstance(after, ast.TextElement) and self.PLURAL.match(after.value):
                    self.found.append(f"{self.id}: {{{name}}}{after.value}")
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_told_in_the_singular(language):
    visitor = Uncounted()
    for file in [file for part in text_layers() for file in files_of(part, language_of(language))]:
        visitor.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    assert visitor.found == []
    text = text_in(language)
    assert [text(f"jr-award-of-{kind}", n=1) for kind in ("long-legs", "cartographer")] == {
        "en": ["(fled once)", "(1 room)"], "fr": ["(1 fuite)", "(1 salle)"],
    }[language]  # fmt: skip


def test_an_earlier_printing_names_its_edition_or_its_editions():
    said = [row["text"] for row in onedeck_text("en").listing("1.9") if "First printing" in str(row["text"])]
    assert any("played in edition 1.1:" in str(text) for text in said)
    assert not any("editions 1.1:" in str(text) for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_number_has_a_minus_sign(language):
    roll = Event("rolls", {"seat": "roy", "die": 1, "total": -1, "against": -3})
    assert "−1" in stick_text(language).event(roll) and "−3" in stick_text(language).event(roll)
    assert "-" not in stick_text(language).event(roll) + text_in(language)(
        "os-ask-after-roll", die=1, total=-1, against=5
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The Lich takes no damage (health 5 of 5)."), ("fr", "La Liche ne subit aucune blessure (santé 5 sur 5).")],
)
def test_a_strike_that_misses_does_no_damage(language, said):
    strike = Event("strike", {"boss": "lich", "amount": 0, "damage": 0, "health": 5})
    assert onedeck_text(language).event(strike) == said


@pytest.mark.parametrize(("language", "said"), [("en", "Lowered: H3 → H2."), ("fr", "Valeur réduite~: H3 → H2.")])
def test_one_lowered_die_has_no_plural_verb(language, said):
    lowered = Event("lowered", {"dice": "h3", "into": "h2"})
    assert onedeck_text(language).event(lowered) == said.replace("~", KEPT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_unequipping_costs_is_told_after_a_colon(language):
    """An effect is a phrase of any kind, some with a verb: `Longbow is boosted once`."""
    effect = stick_text(language).bonuses(stick_text(language).loots["quiver-with-a-subscription"].bonuses)
    assert re.search(rf":[ {KEPT}]{re.escape(effect)}$", text_in(language)("os-change-forgone", effect=effect))


def test_several_winners_brag_in_the_plural():
    assert stick_text("en").outcome("roy") == "The right to brag goes to Roy."
    assert stick_text("en").outcome("roy+elan") == "The right to brag goes to Roy and Elan."
    assert stick_text("fr").outcome("roy+elan") == "À Roy et Elan le droit de se vanter."


@pytest.mark.parametrize(
    ("id", "race"),
    [
        ("roy", "Humain, 4 Blessures"),
        ("haley", "Humaine, 4 Blessures"),
        ("durkon", "Nain, 4 Blessures"),
        ("hilgya-firehelm", "Naine/Guilde linéaire."),
        ("left-handed-haley", "Humaine/Ordre du Stick."),
        ("halfling-parole-officer", "Halfeline."),
        ("ruthless-ruth", "Bandit/Humaine."),
    ],
)
def test_women_are_told_as_women_in_french(id, race):
    texts = {row["id"]: str(row["text"]) for row in stick_text("fr").card_rows()}
    assert texts[id].startswith(race), texts[id]


def test_the_sex_of_whoever_plays_is_not_guessed_in_french():
    """Seats belong to characters and people of either sex."""
    assert saying("fr", r"\bjoué par un bot|^présent$|^absent$|\(absent\)") == {}


DOUBLED = re.compile(rf"[.!?…]{KEPT}?\.|[!?]{KEPT}?!|(?<!\.)\.\.(?!\.)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_doubles_the_punctuation(language):
    """Every message with every name that ends like a sentence in every place for a name."""
    words = stick_text(language)
    names = {str(row["name"]) for row in [*words.card_rows(), *onedeck_text(language).listing()]}
    loud = sorted(name for name in names if name[-1] in ".!?")
    assert len(loud) >= 4
    for id, found in patterns(language).items():
        said = "".join(found)
        facts = set(re.findall(r"\{\$([\w-]+)", said))
        for name in loud:
            for fact in facts & {"card", "monster", "loot", "shtick", "trap", "room", "name", "text", "label", "item"}:
                filled = {**dict.fromkeys(facts, 1), fact: name}
                line = text_in(language)(id, **filled)
                assert not DOUBLED.search(line), (id, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_text_doubles_its_punctuation(language):
    for row in [*stick_text(language).card_rows(), *onedeck_text(language).listing()]:
        assert not DOUBLED.search(str(row["text"])), row["text"]


def test_events_with_loud_names_end_once():
    plays = Event("plays-card", {"seat": "roy", "card": "surprise"})
    assert stick_text("en").event(plays) == "Roy plays Surprise!"
    gained = Event("gained-shtick", {"seat": "roy", "shtick": "charge"})
    assert stick_text("en").event(gained) == "Roy gains a shtick: Charge!"
    assert stick_text("fr").event(gained) == f"Roy gagne un truc{KEPT}: Chargez{KEPT}!"


@pytest.mark.parametrize(
    ("language", "one", "other"), [("en", "setup", "Setup · Roy"), ("fr", "mise en place", "Mise en place · Roy")]
)
def test_before_the_first_turn_there_is_no_turn_0(language, one, other):
    text = text_in(language)
    assert text("table-turn", n=0) == one
    assert text("os-table-turn", n=0, who="Roy", house="no") == other
    assert "0" not in text_in(language, "onedeck")("resuming", heroes="", dungeon="", turn=0)
    assert "0" not in text_in(language, "stick")("resuming", players="", turn=0)


def test_what_happens_twice_is_told_once():
    loot = Event("got-some-loot", {"seat": "belkar"})
    drop = Event("dropped-loot", {"seat": "belkar"})
    other = Event("got-some-loot", {"seat": "roy"})
    words = stick_text("en")
    assert [words.event(event) for event in together([loot, loot, other, drop, drop, drop], COUNTED)] == [
        "Belkar gets 2 Loot.", "Roy gets a Loot.", "Belkar drops 3 Loot.",
    ]  # fmt: skip
    assert [words.event(event) for event in together([loot, drop, loot], COUNTED)] == [
        "Belkar gets a Loot.", "Belkar drops a Loot.", "Belkar gets a Loot.",
    ]  # fmt: skip
    assert stick_text("fr").event(together([loot, loot], COUNTED)[0]) == "Belkar obtient 2 Butins."
    flips = [Event("flipped", {"seat": "roy", "shtick": "charge"})] * 2
    assert together(flips, COUNTED) == flips, "only what has words for it is counted"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_words_for_it(language):
    counting = {
        id.removeprefix("os-event-") for id, found in patterns(language).items() if "{$times}" in "".join(found)
    }
    assert counting == set(COUNTED)


def test_an_effect_of_the_last_floor_speaks_of_that_floor():
    words = onedeck_text("en")
    texts = [words.dungeon(dungeon) for dungeon in words.pack.dungeons.values()]
    drizzle = next(text for text in texts if "Endless Drizzle" in text)
    assert "Endless Drizzle: Before the first turn on this floor, spend" in drizzle
    statues = next(text for text in texts if "Hall of Statues" in text)
    assert "Hall of Statues: Before the first turn on each floor, spend" in statues
    assert not any(re.search(r"Floor 3[^.]*each floor", text) for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_about_sources_are_data_not_card_text(language):
    for row in [*onedeck_text(language).listing(), *stick_text(language).card_rows()]:
        assert not re.search(r"\b(?:scan|sources?)\b", str(row["text"])), row["id"]


def test_french_help_teaches_french_commands():
    for id in ("help", "os-help"):
        taught = set(re.findall(r"\w+", fold(text_in("fr")(id))))
        elsewhere = {
            "aide",
            "indice",
            "chances",
            "exit",
            "encore",
            "suivant",
            "dire",
            "oui",
            "toujours",
            "demande",
            "jamais",
        }
        assert set(words_in(text_in("fr"), COMMAND_WORDS)) - elsewhere <= taught, id
        assert not taught & {"undo", "quit", "save", "hint", "how", "log", "rules", "cards", "door", "sheet"}, id


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("easy", "medium", "hard")), ("fr", ("facile", "moyen", "difficile"))]
)
def test_difficulty_has_the_same_three_words_everywhere(language, words):
    text = text_in(language)
    for n, word in enumerate(words, 1):
        assert text("prompt-dots", n=n) == text(f"web-difficulty-{n}") == word
        assert word in text("refuse-mark-color", difficulty=n, mark="red")
        assert word in text("refuse-ledger-color", game=1, difficulty=n, mark="red")
    for dungeon in onedeck_text(language).pack.dungeons.values():
        assert words[dungeon.difficulty - 1] in onedeck_text(language).dungeon(dungeon).lower()
