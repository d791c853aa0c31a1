"""Every number that a lesson, the guide or the legend says is that of a card, of a chapter's position or of a rule.

Each message is listed with where its numbers come from, and both languages say exactly those: a card or a position that
changes, or a number that nobody has looked up, fails here.
"""

import re
import tomllib
from collections.abc import Iterator

import pytest

from underdeck.games.stick.rules.cards import FACES
from underdeck.games.stick.rules.collapse import SLAYER_POINTS_PER_FLOOR
from underdeck.games.stick.rules.movement import STEPS
from underdeck.games.stick.rules.options import PRESETS, length_row
from underdeck.games.stick.rules.totals import HELP_PER_DROOL
from underdeck.lessons import lessons_of
from underdeck.plugin.registry import plugin_of
from underdeck.text import languages
from underdeck.text.facet import TextFacet

FILES = ("lessons", "guide", "legend")
WORDS = {
    "en": "two three/third four/fourth five six seven eight nine ten eleven twelve",
    "fr": "deux trois/troisième quatre/quatrième cinq six sept huit neuf dix onze douze",
}
VALUES = {
    language: {word: value for value, each in enumerate(words.split(), 2) for word in each.split("/")}
    for language, words in WORDS.items()
}
BOTH = re.compile(r"\b(?:les|des) deux\b|\bentre deux$", re.IGNORECASE)
"""Both, and in between, are no numbers."""


def numbers(text: str, language: str) -> list[int]:
    words = re.findall(r"\d+|[^\W\d_]+", BOTH.sub("", text).lower())
    known = VALUES[language]
    return sorted(int(word) if word.isdigit() else known[word] for word in words if word.isdigit() or word in known)


def messages(game: str, language: str) -> Iterator[tuple[str, str]]:
    for file in FILES:
        name = ""
        for line in (plugin_of(game).text / language / f"{file}.ftl").read_text(encoding="utf-8").splitlines():
            found = re.match(r"(\w[\w-]*|    \.\w+) = (.*)", line)
            if found:
                part, said = found[1].strip(), found[2]
                name = name if part.startswith(".") else part
                yield name + part if part.startswith(".") else name, said


# Where numbers come from


def rule(id: str, *found: int) -> list[int]:
    """Numbers that the rulebook says in that rule."""
    game = "stick" if id.startswith("OS") else "onedeck"
    said = numbers(TextFacet.of(plugin_of(game)).table_words("en").text(id.replace(".", "-")), "en")
    assert all(number in said for number in found), f"{id} says {said}"
    return list(found)


def spelled(lesson: str, name: str) -> str:
    return name if name.startswith(("lesson-", "os-", "od-")) else f"lesson-{lesson}-{name}"


def cards(game: str, *files: str) -> dict[str, dict]:
    found = {}
    for file in files:
        tables = tomllib.loads((plugin_of(game).room / "packs" / f"{file}.toml").read_text(encoding="utf-8"))
        listed = [card for table in tables.values() if isinstance(table, list) for card in table]
        for card in listed:
            found[card["id"]] = card
            found |= {one["id"]: {**card, **one} for one in card.get("cards", [])}
    return found


OS = cards("stick", "roy", "haley", "monsters", "xykon", "lair", "loot", "screw", "characters")
OD = cards("onedeck", "base", "forest")
POSITIONS = {
    (lesson.id, chapter.id): chapter.position
    for game in ("stick", "onedeck")
    for lesson in lessons_of(game).values()
    for chapter in lesson.chapter
}


def said(position: str, word: str) -> list[int]:
    line = next(line for line in position.splitlines() if line.startswith(f"{word} "))
    return [int(each) for each in line.split() if each.isdigit()]


def errand(chapter: str) -> int:
    """The die of a chapter with Roy."""
    return said(POSITIONS["first-errand", chapter], "next")[0]


def dice(chapter: str, *places: int) -> list[int]:
    """Of the warrior's, in the order in which they are rolled: strength, agility, magic."""
    rolled = said(POSITIONS["first-descent", chapter], "next")
    return [rolled[place] for place in places]


def boxes(of: list[str], *places: int) -> list[int]:
    """The numbers of boxes, `strength 5: 2 time`, counted from 1 as answers do."""
    return [int(of[place - 1].split()[1].rstrip(":")) for place in places]


def modifier(words: str) -> int:
    """`attack 2 if vs-xykon` is 2."""
    return int(words.split()[1])


def cost(words: str) -> int:
    """`strength 5: 1 damage 1 time` is 1."""
    return int(words.split(": ")[1].split()[0])


PARRY, SWORD, BAG = OS["textbook-parry"], OS["greenhilt-sword"], OS["bag-of-tricks"]
GOBLIN, OGRE, ORC, XYKON = OS["kinda-wimpy-goblin"], OS["stupid-ogre"], OS["orc-barbarian"], OS["xykon-the-lich"]
FAN_MAIL = HELP_PER_DROOL * OS["fan-mail"]["crest"]
BOOST = SWORD["boost"]["attack"] * modifier(OS["starmetal-chunk"]["bonus"][0])
X, QUICK_X = rule("OS-15.4", 3)[0], int(PRESETS["quick"]["x_per_shtick"])
LAIR_FLOOR = length_row("short", 3).floors - (PRESETS["quick"]["floors"] == "fewer") + 1
THRONE = modifier(OS["xykons-throne-room"]["bonus"][0])
XYKON_ATTACK = XYKON["attack"] + LAIR_FLOOR + THRONE
OATH = sum(modifier(words) for words in OS["blood-oath-of-vengeance"]["bonus"])  # he is undead, too
LAIR_PARRY = PARRY["defense"] + OATH + modifier(OS["sleeps-in-full-plate"]["bonus"][0])
BACKSEAT = -modifier(OS["backseat-fighting"]["do"][0])
HALEY = errand("cruelty") + OS["spare-knife"]["defense"] - BACKSEAT
SHORT = length_row("short", 3)

WARRIOR, CAVE, DRAGON = OD["warrior"]["solo"], OD["dragons-cave"]["floors"][0], OD["dragons-cave"]["boss"]
BANDIT, BEETLE, OD_OGRE = OD["bandit"]["boxes"], OD["beetle"]["boxes"], OD["ogre"]["boxes"]
RUBBLE, JUMP = OD["cave-in"]["options"]
LEVEL_2 = OD["level-1"]["solo"]["xp"]
CRUSHED = OD["crushing-blow"]["effects"][0]["value"]
DAMAGE = said(POSITIONS["first-descent", "potions"], "hero warrior")[0]
SECOND_WIND = numbers(TextFacet.of(plugin_of("onedeck")).table_words("en").text("effect-second-wind"), "en")[0]
HEAL, HEAL_EARLY = OD["healing"]["heal"], OD["healing"]["heal_at_turn_start"]
LEFT = DRAGON["health"] - said(POSITIONS["first-descent", "boss"], "boss_damage")[0]
HEARTS = (
    WARRIOR["health"] + OD["ogre-1"]["item"]["health"] - said(POSITIONS["first-descent", "boss"], "hero warrior")[0]
)
OPEN = cost(DRAGON["boxes"][2]) + cost(DRAGON["boxes"][3])
TURN, DOORS, FLOORS = (rule(id, n)[0] for id, n in (("OD-3.3", 2), ("OD-4.1", 4), ("OD-2.21", 3)))
STAIRS = rule("OD-12.6", 1, 3)
CONVERTED = rule("OD-7.21", 2)
WAYS = rule("OD-6.11", 2)


STICK = {
    "lesson-first-errand.about": [2],  # friends: Haley and Belkar
    "slip-gift": rule("OS-15.11", 3),
    "slip-move": [STEPS],
    "walk-explore": [STEPS],
    "walk-defend": [FACES, GOBLIN["attack"]],
    "walk-defend.done": [errand("walk"), PARRY["defense"], errand("walk") + PARRY["defense"], GOBLIN["x"]],
    "walk-defend.shtick": [PARRY["defense"]],
    "fight-equip": [OS["starmetal-chunk"]["drool"]["roy"]],
    "fight-equip.stay": [BOOST],
    "fight-sword": [OGRE["defense"], SWORD["attack"], BOOST],
    "fight-sword.shtick": [BAG["attack"], SWORD["attack"] + BOOST],
    "help.end": [errand("help") + PARRY["defense"]],
    "help-parry": [ORC["attack"]],
    "help-offer.alone": [errand("help") + PARRY["defense"], ORC["attack"], OS["roy"]["wounds"]],
    "shticks-trade": [GOBLIN["x"], QUICK_X],
    "shticks-done": [QUICK_X],
    "shticks-done.add": [GOBLIN["x"] + OGRE["x"] + ORC["x"]] * 2,
    "shticks-choose": rule("OS-15.8", 3),
    "cruelty-monster": [2],  # Monsters in the hand
    "cruelty-screw": [BACKSEAT],
    "cruelty-screw.done": [HALEY, ORC["attack"]],
    "stairs-search.done": [errand("stairs")],
    "lair.end": [SLAYER_POINTS_PER_FLOOR],
    "lair-parry": [XYKON_ATTACK, XYKON["attack"], LAIR_FLOOR, THRONE, LAIR_PARRY],
    "lair-parry.shtick": [SWORD["defense"], XYKON_ATTACK],
    "lair-offer.done": [errand("lair"), LAIR_PARRY, FAN_MAIL, errand("lair") + LAIR_PARRY + FAN_MAIL, XYKON_ATTACK],
    "lair-offer.alone": [XYKON_ATTACK],
    "collapse-end": [2, 2],  # Haley and Belkar
    "os-guide-goal.text": rule("OS-1.1", 2, 6),
    "os-guide-turn.text": [STEPS],
    "os-guide-battle.example": rule("OS-5.7", 2, 2),
    "os-guide-sum.text": [FACES],
    "os-guide-sum.example": [8, PARRY["defense"], 8 + PARRY["defense"], ORC["attack"]],
    "os-guide-wounds.text": rule("OS-1.20", 4),
    "os-guide-wounds.example": [2],
    "os-guide-shticks.text": rule("OS-15.8", 3),
    "os-guide-shticks.example": [X, QUICK_X],
    "os-guide-loot.example": [OS["sword-polish"]["drool"]["roy"]],
    "os-guide-screw.example": [BACKSEAT],
    "os-guide-collapse.example": [
        SHORT.drool, SHORT.shticks, 2, SHORT.floors, SLAYER_POINTS_PER_FLOOR * SHORT.floors,
        SHORT.drool + SHORT.shticks + 2 + SLAYER_POINTS_PER_FLOOR * SHORT.floors,
    ],
    "os-guide-setup.example": [3],
    "os-faq-shtick.answer": [X, QUICK_X, *rule("OS-15.11", 3)],
    "os-faq-loot.answer": rule("OS-16.7", 2),
    "os-faq-range.answer": [0],
    "os-symbol-hand.text": [2],  # cards in the drawing
    "os-symbol-rests.text": rule("OS-14.10", 4),
    "os-symbol-stairs.text": [2],  # floors
    "os-symbol-die": [FACES],
}  # fmt: skip
ONEDECK = {
    "slip-convert": CONVERTED,
    "slip-dodge": [*rule("R-83", 3), 3, *CONVERTED],
    "slip-explore": [DOORS],
    "slip-flee": [TURN],
    "slip-stay": STAIRS,
    "doors.end": [TURN],
    "doors-explore": [TURN, TURN, DOORS],
    "doors-explore.done": [DOORS - 2, TURN],
    "doors-face.done": [WARRIOR["strength"] + WARRIOR["agility"] + WARRIOR["magic"]],
    "boxes-color": [*dice("boxes", 0), *boxes(BANDIT, 5)],
    "boxes-color.done": [*dice("boxes", 0), *boxes(BANDIT, 5)],
    "boxes-price": [*boxes(BANDIT, 4), *dice("boxes", 1)],
    "boxes-floor": dice("boxes", 2),
    "boxes-wide": [*boxes(BANDIT, 1), *dice("boxes", 4, 5)],
    "boxes-wide.done": [*dice("boxes", 4, 5), sum(dice("boxes", 4, 5)), cost(BANDIT[0])],
    "boxes-stop.done": [cost(BANDIT[1]), cost(BANDIT[2])],
    "armor-shield": [sum("armor" in each for each in BEETLE), *dice("armor", 5), *boxes(BEETLE, 1)],
    "armor-shield.waste": [*dice("armor", 4, 5), *boxes(BEETLE, 2)],
    "armor-four": dice("armor", 4),
    "armor-five": dice("armor", 0, 1),
    "armor-five.waste": [*dice("armor", 0), *boxes(BEETLE, 6)],
    "armor-three": dice("armor", 6),
    "armor-open": [*dice("armor", 0), *boxes(BEETLE, 6)],
    "armor-open.waste": [*boxes(CAVE["combat"], 1), *dice("armor", 2)],
    "armor-heroic": [*CONVERTED, *boxes(BEETLE, 5), *dice("armor", 2)],
    "armor-heroic.done": [*CONVERTED, *dice("armor", 2), *dice("armor", 3)],
    "armor-heroic.cover": [cost(CAVE["combat"][0]), cost(BEETLE[4])],
    "armor-black": boxes(BEETLE, 5),
    "armor-stop": [cost(CAVE["combat"][0])],
    "armor-stop.done": [WARRIOR["feat"]["store"]["max"]],
    "armor-loot.xp": [OD["beetle"]["xp"], LEVEL_2],
    "skills.end": [*dice("skills", 3), CRUSHED, cost(OD_OGRE[4])],
    "skills-use": [CRUSHED],
    "skills-pay": dice("skills", 3),
    "skills-pay.done": [*dice("skills", 3), CRUSHED],
    "skills-pay.pay": [*dice("skills", 3), CRUSHED],
    "skills-six": [2, CRUSHED, *boxes(OD_OGRE, 5), cost(OD_OGRE[4]), *dice("skills", 0)],
    "skills-sum": [*boxes(OD_OGRE, 5), *dice("skills", 0), CRUSHED],
    "skills-sum.add": boxes(OD_OGRE, 5),
    "skills-nine": [*dice("skills", 1, 2), *boxes(OD_OGRE, 3)],
    "skills-pink": [*dice("skills", 4), *boxes(OD_OGRE, 6)],
    "skills-pink.waste": [*boxes(OD_OGRE, 6), *dice("skills", 5)],
    "skills-last": [*dice("skills", 5), *boxes(OD_OGRE, 4)],
    "perils-way": [*WAYS, RUBBLE["time_cost"]],
    "perils-way.done": [WARRIOR["strength"] + OD["ogre-1"]["item"]["strength"]],
    "perils-way.peril": [*boxes([JUMP["box"]], 1), WARRIOR["agility"]],
    "perils-any": [*boxes(CAVE["peril"], 1), *dice("perils", 3)],
    "perils-any.waste": dice("perils", 3),
    "perils-sum": [*boxes([RUBBLE["box"]], 1), *dice("perils", 0)],
    "perils-more": [*dice("perils", 1), sum(dice("perils", 0, 1))],
    "perils-loot": [LEVEL_2],
    "perils-loot.done": [OD["cave-in"]["xp"], LEVEL_2],
    "potions-take.done": [2],  # Healing and this one
    "potions-drink": [DAMAGE, HEAL_EARLY, HEAL],
    "potions-drink.enter": [HEAL],
    "potions-drink.explore": [HEAL],
    "stairs.end": [FLOORS],
    "stairs-down": [TURN, *STAIRS, SECOND_WIND],
    "boss-armor": dice("boss", 5),
    "boss-again": dice("boss", 6),
    "boss-skull": [LEFT, *dice("boss", 0)],
    "boss-blue": [*dice("boss", 7), LEFT],
    "boss-seventeen": [OPEN + cost(DRAGON["boxes"][5]), *boxes(DRAGON["boxes"], 6), cost(DRAGON["boxes"][5]),
                       *dice("boss", 1)],
    "boss-second": dice("boss", 2),
    "boss-third": [*dice("boss", 3), sum(dice("boss", 1, 2, 3))],
    "boss-third.done": [OPEN, HEARTS],
    "od-guide-goal.text": [*rule("OD-2.1", 2, 4), FLOORS],
    "od-guide-turn.text": [TURN, TURN, DOORS],
    "od-guide-turn.example": [20, TURN, *rule("OD-3.4", 1), 1],
    "od-guide-dice.example": [5, 4, 8, 5, 4],
    "od-guide-heroic.text": CONVERTED,
    "od-guide-heroic.example": [4, 6, 4],
    "od-guide-price.example": [2, 2],
    "od-guide-loot.example": [OD["ogre"]["xp"], LEVEL_2, 2],
    "od-guide-potions.example": [HEAL_EARLY, HEAL],
    "od-guide-stairs.text": STAIRS,
    "od-guide-boss.example": [2, 2],
    "od-guide-setup.text": [2, 4, *rule("OD-2.20", 44), *rule("OD-16.6", 88, 4)],
    "od-guide-more.text": rule("OD-16.18", 2) and [4],
    "od-faq-win.answer": [FLOORS],
    "od-faq-black.answer": CONVERTED,
    "od-faq-time.answer": STAIRS,
    "od-faq-heal.answer": [HEAL_EARLY, HEAL],
    "od-faq-peril.answer": WAYS,
    "od-faq-two.answer": rule("OD-2.1", 2, 4),
    "od-faq-easier.answer": rule("OD-15.3", 2),
    "od-symbol-heroic.text": CONVERTED,
    "od-symbol-skull.text": [1],
    "od-symbol-damage.text": [1],
    "od-symbol-time.text": [1],
    "od-symbol-poison.text": [1],
    "od-symbol-peril.text": WAYS,
    "od-symbol-stairs.text": STAIRS,
    "od-symbol-boss.text": [FLOORS],
}  # fmt: skip
FOUND = {
    "stick": {spelled("first-errand", name): sorted(found) for name, found in STICK.items()},
    "onedeck": {spelled("first-descent", name): sorted(found) for name, found in ONEDECK.items()},
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", FOUND)
def test_numbers_that_are_taught_are_those_of_the_cards_and_rules(game, language):
    taught = {name: numbers(text, language) for name, text in messages(game, language) if not name.endswith(".also")}
    assert {name: found for name, found in taught.items() if found} == FOUND[game]


def test_every_figure_of_a_sum_adds_up():
    """What the lessons count on: the die beats the Monster, or is beaten."""
    assert errand("fight") + SWORD["attack"] + BOOST > OGRE["defense"]
    assert errand("help") + PARRY["defense"] == ORC["attack"], "a draw, which the orc takes"
    assert "bloodlust" in ORC["abilities"]
    assert ORC["attack"] == HALEY, "a draw, which the orc takes"
    assert errand("lair") + LAIR_PARRY < XYKON_ATTACK < errand("lair") + LAIR_PARRY + FAN_MAIL
    assert GOBLIN["x"] + OGRE["x"] == QUICK_X
    assert OPEN < HEARTS <= OPEN + cost(DRAGON["boxes"][5])


@pytest.mark.parametrize("lesson", lessons_of("stick").values(), ids=lambda lesson: lesson.id)
def test_a_lesson_is_played_by_the_same_rules_from_its_first_chapter_to_its_last(lesson):
    rules = [lesson.begin(number).state.rules.changed() for number in range(len(lesson.chapter))]
    assert rules == [PRESETS["quick"]] * len(rules)


def test_a_first_descent_begins_where_every_game_does():
    """OD-15.3: the Novice tier begins at level 2, and the lesson counts to it."""
    (lesson,) = lessons_of("onedeck").values()
    before_the_boss = range(len(lesson.chapter) - 1)
    assert {lesson.begin(number).state.level for number in before_the_boss} == {1}
    assert not any("tier" in chapter.position for chapter in lesson.chapter)


@pytest.mark.parametrize("language", languages())
def test_a_chapter_names_no_shtick_that_it_does_not_hold(language):
    words = TextFacet.of(plugin_of("stick")).table_words(language).text
    (lesson,) = lessons_of("stick").values()
    told = dict(messages("stick", language))
    shticks = {id: words(f"os-shtick-{id}") for id, card in OS.items() if "owner" in card}
    for chapter in lesson.chapter:
        said = " ".join(text for name, text in told.items() if name.startswith(f"lesson-{lesson.id}-{chapter.id}"))
        missing = [id for id, name in shticks.items() if name in said and id not in chapter.position]
        assert not missing, f"{chapter.id}: {missing}"
