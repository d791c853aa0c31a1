"""The Order of the Stick with packs from outside."""

import pytest

from outside.making import grow, run, told
from underdeck.bots import ask, make_bot
from underdeck.games.stick.compile import Compiler, stick_files
from underdeck.games.stick.drawing import Drawing
from underdeck.games.stick.schema import TABLES
from underdeck.kernel.refusal import Refusal
from underdeck.lab.simulate import simulate
from underdeck.match import load, new
from underdeck.match.stops import in_order
from underdeck.packs import outside
from underdeck.plugin.packs import PacksFacet
from underdeck.plugin.registry import plugin_of
from underdeck.text import LANGUAGES
from underdeck.text.facet import TextFacet


def test_cards_of_a_pack_are_shuffled_into_the_decks_of_the_stick(shelf):
    grow(shelf, "kitchen", "stick")
    players = ["durkon", "roy", "belkar"]
    plain, match = new("stick", players=players), new("stick", players=players, packs=["kitchen"])
    assert len(match.state.pack.battle) - len(plain.state.pack.battle) == 4
    assert len(match.state.pack.loot) - len(plain.state.pack.loot) == 2
    assert len(match.state.pack.rooms) - len(plain.state.pack.rooms) == 1
    assert "packs" not in plain.record()
    assert load(match.record()).digest == match.digest
    setup = {"players": players, "packs": ["kitchen"], "options": {"turn_limit": "30"}}
    assert sum(simulate("stick", [setup], 3, 1, "random").outcomes.values()) == 3


def test_a_stick_card_without_a_text_still_reads_right(shelf):
    grow(shelf, "kitchen", "stick", en=lambda text: "", fr=lambda text: "")
    refs = new("stick", players=["durkon", "roy"], packs=["kitchen"]).header.packs
    for language in LANGUAGES:
        words = TextFacet.of(plugin_of("stick", refs)).words(language)
        rows = {row["id"]: row for row in map(words.listed, words.facts_of("kitchen"))}
        assert rows["kitchen-sous-chef"]["name"] == "Kitchen Sous Chef"
        assert rows["kitchen-sous-chef"]["joke"] == ""
        assert "Somebody" in str(rows["kitchen-pantry"]["why"])


def test_a_check_of_a_stick_pack(here):
    assert run("packs", "new", "kitchen", "--game", "stick")[0] == 0
    assert run("packs", "check", "kitchen", "--games", "3")[0] == 0
    cards = here / "kitchen" / "cards" / "cards.toml"
    cards.write_text(cards.read_text().replace("tricky", "triky").replace("rally all", "raly all"))
    code, said = run("packs", "check", "kitchen", "--lang", "en")
    assert code == 2 and "did you mean tricky?" in said and "did you mean rally?" in said
    cards.write_text('[[monster]]\nid = "redcloak"\ntypes = ["goblin"]\nattack = 1\ndefense = 1\n')
    code, said = run("packs", "check", "kitchen", "--lang", "en")
    assert code == 2 and "redcloak" in said


def test_a_pack_for_one_game_is_not_for_another(shelf):
    grow(shelf, "kitchen", "stick")
    with pytest.raises(Refusal) as refusal:
        new("onedeck", packs=["kitchen"], heroes=["mage"], dungeon="dragons-cave")
    assert refusal.value.code == "pack-game"


# Characters


COOK = "kitchen-cook"


def test_a_character_plays_whole_games(shelf):
    grow(shelf, "kitchen", "stick")
    match = new("stick", players=[COOK, "roy", "belkar"], packs=["kitchen"], seed=4)
    assert match.seats[0] == COOK
    assert len(match.view(0).players[0].shticks) == 4
    setup = {"players": [COOK, "roy", "belkar"], "packs": ["kitchen"], "options": {"turn_limit": "30"}}
    for bot in ("random", "sensible"):
        assert sum(simulate("stick", [setup], 2, 1, bot).outcomes.values()) == 2


def test_a_character_is_told_in_every_language(shelf):
    grow(shelf, "kitchen", "stick")
    match = new("stick", players=[COOK, "roy", "elan"], packs=["kitchen"], seed=5, options={"turn_limit": "30"})
    words = [TextFacet.of(plugin_of("stick", match.header.packs)).words(language) for language in LANGUAGES]
    player = make_bot("random", 1, "stick")
    while match.outcome is None:
        for each in words:
            told_all(each, match)
        match.submit(*ask(player, match, in_order(match.decisions, "stick")[0]))
    assert load(match.record()).digest == match.digest
    assert load(match.record()).position() == match.position()
    assert words[0].character(COOK) == "Cook" and words[1].character(COOK) == "Cuistot"
    assert words[0].part(f"by-{COOK}-screw-kitchen-too-many-cooks") == words[0].known_part(
        f"by-{COOK}-screw-kitchen-too-many-cooks"
    )


def told_all(words, match):
    for decision in match.decisions:
        view = match.view(decision.seat)
        said = [words.question(decision, view), *[words.event(event) for event in match.events]]
        said += [words.full_answer(match.write(option), decision, view) for option in decision.options]
        assert all(line.strip() and "{" not in line for line in said)


def test_a_character_drools_over_crests_and_what_it_says(shelf):
    grow(shelf, "kitchen", "stick")
    pack = new("stick", players=[COOK, "roy"], packs=["kitchen"]).state.pack
    seat = pack.character(COOK)
    loot = {card.id: card for card in pack.loot if hasattr(card, "drool")}
    assert loot["main-character-hair"].drool[seat] == 2
    assert loot["kitchen-golden-spoon"].drool[seat] == 1
    assert all(len(card.drool) == len(pack.characters) for card in loot.values())
    assert all(card.drool[seat] == card.crest for id, card in loot.items() if id != "main-character-hair")
    own = new("stick", players=["roy", "elan"]).state.pack
    assert all(len(card.drool) == 6 for card in own.loot if hasattr(card, "drool"))


@pytest.mark.parametrize(
    ("old", "new_", "field", "hint"),
    [
        ('owner = "kitchen-cook"', 'owner = "kitchen-cok"', "owner", "kitchen-cook"),
        ("copies = 4\nstarting = 1", "copies = 4", "starting", "4"),
        ("copies = 4\nbonus", "copies = 20\nbonus", None, None),
        ("main-character-hair = 2", "main-charakter-hair = 2", "drool", "main-character-hair"),
        ('race = "halfling"', 'race = "halfing"', "race", "halfling"),
        ("attack = 3\n", "", "starting", None),
        ('id = "kitchen-cook"', 'id = "roy"', None, "roy"),
    ],
)
def test_a_character_that_could_not_be(shelf, old, new_, field, hint):
    folder = grow(shelf, "kitchen", "stick")
    file = folder / "cards" / "character.toml"
    text = file.read_text().replace(old, new_, 1)
    file.write_text(text.replace("attack = 2\n", "") if field == "starting" and hint is None else text)
    troubles = PacksFacet.of(plugin_of("stick")).troubles(outside.read_pack(folder))
    if field is None and hint is None:
        assert troubles == []
        return
    assert (troubles and hint is None) or hint in " ".join(told(troubles[0]))
    assert field in (None, troubles[0].facts.get("field"))


def test_a_deck_of_shticks_has_its_limits(shelf):
    more = "".join(
        f'[[shtick]]\nid = "kitchen-more-{n}"\nowner = "roy"\ncopies = 20\nbonus = ["attack 1 if attacking"]\n'
        for n in range(4)
    )
    folder = grow(shelf, "kitchen", "stick", cards=lambda text: text + more)
    (trouble,) = PacksFacet.of(plugin_of("stick")).troubles(outside.read_pack(folder))
    assert (trouble.facts["card"], trouble.facts["field"]) == ("kitchen-more-3", "copies")
    (folder / "cards" / "character.toml").write_text(
        '[[character]]\nid = "kitchen-cook"\nrace = "elf"\nwounds = 3\n[[shtick]]\nid = "kitchen-x"\n'
        'owner = "kitchen-cook"\nstarting = 1\nbonus = ["attack 1 if attacking"]\n'
    )
    (folder / "cards" / "cards.toml").write_text("")
    (trouble,) = PacksFacet.of(plugin_of("stick")).troubles(outside.read_pack(folder))
    assert trouble.facts["card"] == "kitchen-cook" and "13" in str(trouble.facts["reason"])


def test_a_character_is_chosen_at_the_terminal(shelf, here):
    grow(shelf, "kitchen", "stick")
    players = f"{COOK}=bot,roy=bot,elan=bot"
    setup = ["--pack", "kitchen", "--players", players, "--games", "1", "--bot", "random"]
    assert run("sim", "stick", *setup, "--option", "turn_limit=30")[0] == 0
    assert run("sim", "stick", *setup[2:])[0] == 2
    assert "Cook" in run("packs", "show", "kitchen", "--lang", "en")[1]


@pytest.mark.parametrize(("name", "letters"), [("Cook", "[C](R)"), ("Rowena", "[Row](Roy)")])
def test_the_table_tells_characters_apart(shelf, name, letters):
    grow(shelf, "kitchen", "stick", en=lambda text: text.replace("= Cook\n", f"= {name}\n"))
    match = new("stick", players=[COOK, "roy"], packs=["kitchen"])
    view = match.view(0)
    drawing = Drawing(TextFacet.of(plugin_of("stick", match.header.packs)).words("en"), view)
    assert drawing.tokens(view.floors[0][0]) == letters


@pytest.mark.parametrize(
    ("old", "new_", "field", "hint"),
    [
        ('result = ["wound 1"]', 'result = ["wound -3"]', "result", "a number from 1 to 6"),
        ('do = ["wound 1"]', 'do = ["wound 999"]', "do", "a number from 1 to 6"),
        ('do = ["wound 1"]', 'do = ["wound all"]', "do", "a number from 1 to 6"),
        ('do = ["wound 1"]', 'do = ["heal -1"]', "do", "a number from 1 to 6"),
        ("attack = 6", "attack = -5", "attack", "a number from 0 to 20"),
        ("defense = 7", "defense = 35", "defense", "a number from 0 to 20"),
        ('abilities = ["tricky"]', 'abilities = ["multiattack:40"]', "abilities", "a number from 2 to 6"),
        ("monster-defense 1 if", "monster-defense 99 if", "bonus", "a number from −12 to 12"),
        ("rally all 1", "rally all 0", "do", "a number from −12 to 12"),
        ("rally all 1", "disarm 4", "do", "it is for: evade"),
        ("rally all 1", "reroll", "do", "it is for: after-roll"),
        ('do = ["wound 1"]', 'do = ["prevent 1"]', "do", "it is for: wound"),
        ("rally all 1", "steal 1", "do", "must name the other player: fighter, other"),
        ("rally all 1", "draw 2", "do", "draw takes no number"),
    ],
)
def test_an_effect_that_the_game_could_not_do_is_refused(shelf, old, new_, field, hint):
    folder = grow(shelf, "kitchen", "stick", cards=lambda text: text.replace(old, new_, 1))
    (trouble,) = PacksFacet.of(plugin_of("stick")).troubles(outside.read_pack(folder))
    english, french = told(trouble)
    assert trouble.facts["field"] == field and hint in english and french != english


@pytest.mark.parametrize("do", ["heal all", "rally all -2", "steal 1 fighter", "draw", "boost 2", "wound 6 foe"])
def test_an_effect_that_the_game_can_do_is_not(shelf, do):
    folder = grow(shelf, "kitchen", "stick", cards=lambda text: text.replace("rally all 1", do, 1))
    assert PacksFacet.of(plugin_of("stick")).troubles(outside.read_pack(folder)) == []


def test_the_cards_of_the_game_keep_to_what_packs_may_do(shelf):
    """Read as if they came from outside."""
    compiler = Compiler()
    compiler.outside = compiler.strict = True
    compiler.troubles = []
    for file, data in stick_files():
        compiler.add(file, data, TABLES)
    told_of = [
        trouble
        for trouble in compiler.troubles
        if trouble.cause and trouble.cause.code.startswith(("card-op", "card-number"))
    ]
    assert [str(trouble) for trouble in told_of] == []
