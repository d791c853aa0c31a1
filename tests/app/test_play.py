"""Whole games at the app: by keys, by mouse, in both languages, on small screens."""

import asyncio
import json

import pytest
from textual.widgets import Select

from app.driver import NARROW, ONEDECK, PATIENCE, STICK, WIDE, at_table, late, local
from minds import Ponderer, Scripted, use
from underdeck.app.dialogs import Choosing, HandOver, Reading
from underdeck.app.local import Local
from underdeck.app.start import Start
from underdeck.app.table_screen import TableScreen
from underdeck.games.onedeck.plugin import OneDeckPlugin
from underdeck.games.onedeck.rules.editions import VERSION
from underdeck.games.onedeck.text.table import BOX_LETTERS
from underdeck.games.stick.rules.options import PRESETS
from underdeck.games.stick.text.words import stick_text
from underdeck.match import load, new
from underdeck.table import wire
from underdeck.terminal import journal

MANY = 3000


def run(play):
    asyncio.run(play())


def finished(data):
    (record,) = data.glob("games/*.record")
    return load(record.read_text())


def main_row(board):
    """Of the answer that is marked, or of the last one."""
    listed = board.listed()
    marked = board.main(listed)
    return len(listed) - 1 if marked is None else marked


async def to_the_end(person):
    for _ in range(MANY):
        if not isinstance(person.screen, TableScreen):
            return
        await person.go_on()


@pytest.mark.long
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_whole_game_of_one_deck_by_keys_and_once_more(data, size):
    async def play():
        async with at_table(local(), size) as person:
            for _ in range(8):
                await person.advised()
            await to_the_end(person)
            assert isinstance(person.screen, Choosing) and "Play again" in person.text()
            assert finished(data).outcome == "defeat"
            await person.press("enter")
            await person.until(lambda: isinstance(person.screen, TableScreen))
            await person.until_asked()
            assert not person.table.over and journal.open_games()

    run(play)


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_game_with_house_rules_says_so_at_its_start_and_in_its_header(data, size):
    line = stick_text("en").house_rules(PRESETS["quick"])

    async def play():
        async with at_table(local("stick"), size) as person:
            await person.until_asked()
            text = " ".join(person.text().split())
            assert "· house rules" in text
            assert line.partition(",")[0] in text

    run(play)


DICE = (
    "heroes warrior\ndungeon dragons-cave\ndoors ogre-1 ? ? ?\nphase placing 1\ntokens 0\nhero warrior damage 4 pool s4"
)
CARDS = DICE.replace("ogre", "skeleton").replace("damage 4", "damage 5")
"""It does not stay dead: time is spent before it strikes."""


def test_an_answer_that_loses_the_game_says_so_and_is_asked_again(data):
    async def play():
        async with at_table(Local(journal.begin(new("onedeck", position=DICE)), "en")) as person:
            assert "You would lose the game." in " ".join(person.text().split())
            await person.press("end", "enter")
            assert isinstance(person.screen, Choosing)
            await person.choose("no")
            assert isinstance(person.screen, TableScreen) and not person.table.over
            await person.answer("end", "enter")
            assert finished(data).outcome == "defeat"
            await person.choose("undo")
            await person.until_seated(lambda table: table.over is None)
            assert not [*data.glob("games/*.record")] and journal.open_games()
            await person.answer("end", "enter")
            assert "Defeat" in person.text()
        assert finished(data).outcome == "defeat" and not journal.open_games()

    run(play)


def test_a_yes_to_losing_the_game_counts_only_while_nothing_has_changed(data):
    async def play():
        async with at_table(Local(journal.begin(new("onedeck", position=DICE)), "en")) as person:
            table = person.screen
            version = person.table.version
            await person.press("end", "enter")
            table.channel.send(wire.Answer(0, version, "cover warrior s4 7"))
            await person.until(lambda: table.board.table.version != version)
            await person.choose("yes")
            await person.until_seated(lambda shown: shown.questions)
            assert person.table.version == version + 1 and not person.table.over

    run(play)


def test_a_defeat_that_turned_cards_over_is_played_on_from_before_it(data):
    async def play():
        async with at_table(Local(journal.begin(new("onedeck", position=CARDS)), "en")) as person:
            seen = person.table.view
            await person.answer("end", "enter")
            await person.choose("before")
            await person.until_seated(lambda table: table.questions)
            assert person.table.view["heroes"] == seen["heroes"] and person.table.view["placing"]

    run(play)


@pytest.mark.long
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_game_of_the_stick_to_its_end_by_keys(data, size):
    async def play():
        async with at_table(late(), size) as person:
            await person.advised()
            await to_the_end(person)
            assert isinstance(person.screen, Choosing)
            scores = [
                sum(player["score"].values()) for player in person.app.screen_stack[-2].board.table.view["players"]
            ]
            assert all(f": {score} = " in person.text() for score in scores)

    run(play)
    assert finished(data).outcome


@pytest.mark.long
def test_a_whole_solo_game_of_one_deck_by_mouse(data):
    async def play():
        covered = 0
        async with at_table(local()) as person:
            for _ in range(MANY):
                if not isinstance(person.screen, TableScreen):
                    break
                board, version = person.board, person.table.version
                covers = [move for move in board.moves if move.verb == "cover"]
                doors = [move for move in board.moves if move.verb == "enter"]
                if covers and covered < 6:
                    hero, die, box = covers[0].rest
                    await person.click(f"die {board.dice().index((hero, die)) + 1}")
                    assert board.picked is not None
                    await person.click(f"box {box}")
                    covered += 1
                elif doors:
                    await person.click(doors[-1].words)
                else:
                    await person.click(main_row(board), "option")
                await person.until_answered(version)
            await person.click(2, "option")
        assert covered > 3

    run(play)
    assert finished(data).outcome == "defeat"


def test_a_turn_of_the_stick_by_mouse(data):
    async def play():
        steps = 0
        async with at_table(local("stick")) as person:
            while person.table.view["turn"] < 4:
                board, version = person.board, person.table.version
                onto_map = [word for word in board.targets() if person.place_of("act", word)]
                if onto_map:
                    await person.click(onto_map[-1])
                    steps += 1
                else:
                    await person.click(main_row(board), "option")
                await person.until_answered(version)
        assert steps > 0

    run(play)


def test_the_best_placing_is_shown_and_taken(data):
    async def play():
        async with at_table(local()) as person:
            while person.table.questions[0].kind != "placing":
                await person.go_on()
            await person.press("p")
            await person.until(lambda: person.board.proposal is not None)
            wanted = {lying.number: lying.dice for lying in person.board.proposal.boxes}
            assert "With these dice" in person.text() and wanted
            await person.press("escape")
            assert person.board.proposal is None
            await person.press("p")
            await person.until(lambda: person.board.proposal is not None)
            await person.press("enter")
            await person.until(lambda: not person.screen.steps and person.board.proposal is None)
            await person.until_asked()
            assert {box.number: box.dice for box in person.board.view.boxes if box.number in wanted} == wanted

    run(play)


def test_a_die_goes_on_a_box_by_number_and_letter_and_comes_back(data):
    async def play():
        async with at_table(local()) as person:
            while not any(move.verb == "cover" for move in person.board.moves):
                await person.go_on()
            hero, die, box = next(move for move in person.board.moves if move.verb == "cover").rest
            number = person.board.dice().index((hero, die)) + 1
            await person.press(str(number))
            assert person.board.picked == (hero, die, number)
            assert "▲" in person.text()
            await person.press("escape")
            assert person.board.picked is None
            before = person.table.view
            await person.answer(str(number), BOX_LETTERS[int(box) - 1])
            assert person.board.view.boxes[int(box) - 1].dice
            await person.answer("u")
            assert person.table.view == before
            await person.press(BOX_LETTERS[int(box) - 1])
            assert person.board.aim == int(box)
            await person.answer(str(number))
            assert person.board.view.boxes[int(box) - 1].dice

    run(play)


def test_a_box_says_why_a_die_does_not_fit(data):
    async def play():
        async with at_table(local()) as person:
            while not any(move.verb == "cover" for move in person.board.moves):
                await person.go_on()
            board = person.board
            for number in range(1, len(board.dice()) + 1):
                await person.press(str(number))
                reasons = [board.why_not(box) for box in board.view.boxes]
                for box, reason in zip(board.view.boxes, reasons, strict=True):
                    assert bool(reason) != (board.fits(box) or box.covered)
                    assert not reason or f"✗ {reason}" in person.text()
                await person.press("escape")

    run(play)


def test_the_marked_answer_stays_marked_while_nothing_new_is_asked(data):
    async def play():
        async with at_table(local()) as person:
            answers = person.screen.query_one("#answers")
            await person.press("down", "down")
            marked = answers.highlighted
            assert marked > 0
            person.screen.draw()
            assert answers.highlighted == marked
            await person.press("f2")
            await person.until(lambda: person.table.lang == "fr")
            await person.answer("down", "enter")

    run(play)


def test_what_was_left_goes_on_where_it_was(data):
    async def play():
        link = local("stick")
        async with at_table(link) as person:
            for _ in range(5):
                await person.go_on()
            seen = person.table.view
            await person.press("escape", "end", "enter")
        (path,) = journal.open_games()
        async with at_table(Local(journal.resume(path), "en")) as person:
            assert person.table.view == seen

    run(play)


def test_the_language_changes_at_once_and_is_remembered(data):
    async def play():
        async with at_table(local()) as person:
            assert "Which room do you enter?" in person.text()
            await person.press("f2")
            await person.until(lambda: person.table.lang == "fr")
            assert "Dans quelle pièce entrez-vous" in person.text()
            await person.press("escape")
            assert "Retour à la table" in person.text()
        assert journal.remembered_language() == "fr"

    run(play)


@pytest.mark.long
def test_why_help_log_rules_and_cards_can_be_read(data):
    async def play():
        async with at_table(local()) as person:
            for key, wanted in (("w", "OD-"), ("?", "How to play"), ("l", "The party sets out")):
                await person.press(key)
                assert isinstance(person.screen, Reading) and wanted in person.text()
                await person.press("escape")
            await person.press("escape", "down", "enter")
            await person.press(*"poison")
            await person.until(lambda: "OD-17" in person.text() and "OD-1.1" not in person.text())
            await person.press("tab")
            assert "Plague Rat" not in person.text() and "oison" in person.text()
            await person.press("f4")
            assert "The Order of the Stick" in person.text()
            await person.press("escape")
            assert isinstance(person.screen, TableScreen)

    run(play)


@pytest.mark.long
@pytest.mark.rule("E-1")
@pytest.mark.parametrize(("edition", "said"), [("1.1", "Heroic Skills"), ("1.9", "heroic feats")])
def test_the_rulebook_at_a_table_has_the_terms_of_its_edition_and_lies_beside_the_other(data, edition, said):
    async def play():
        async with at_table(local(**ONEDECK, edition=edition)) as person:
            await person.press("escape", "down", "enter")
            await person.press(*"od-6.17")
            await person.until(lambda: f"step for {said}" in " ".join(person.text().split()))
            await person.press("f4", *["backspace"] * 7, *"os-3.3")
            await person.until(lambda: "OS-3.3" in person.text() and "OD-" not in person.text())

    run(play)


def test_hands_are_hidden_while_the_screen_changes_hands(data):
    async def play():
        both = {**STICK, "players": {"roy": "me", "haley": "me"}}
        async with at_table(local("stick", **both)) as person:
            shown = set()
            for _ in range(12):
                assert isinstance(person.screen, HandOver)
                await person.press("enter")
                mine = person.table.seat
                shown.add(mine)
                own = [
                    card.name
                    for _, cards in person.board.drawing.own()
                    for card in cards
                    if card.id in person.board.view.hand
                ]
                while isinstance(person.screen, TableScreen) and person.table.seat == mine:
                    version = person.table.version
                    await person.press(*(["end"] if person.screen.ask.answers.highlighted is None else []), "enter")
                    await person.until(
                        lambda before=version: isinstance(person.screen, HandOver) or person.table.version != before
                    )
                assert own and not any(name in person.text() for name in own)
                if len(shown) == 2:
                    break
            assert shown == {0, 1}

    run(play)


def test_games_that_can_not_go_on_are_listed_after_the_others_with_the_reason(data):
    for heroes in (["mage"], ["rogue"], ["paladin"]):
        journal.begin(new("onedeck", heroes=heroes, dungeon="dragons-cave")).close()
    last, bygone, _ = reversed(journal.open_games())
    bygone.write_text(bygone.read_text().replace(f'"rules":{VERSION}', '"rules":99').replace("rogue", "bard"))
    last.write_text("not a game")

    async def look():
        async with at_table() as person:
            options = person.screen.query_one("#choices").options
            rows = {option.id: str(option.prompt) for option in options if (option.id or "").startswith("resume")}
            assert list(rows)[1:] == [f"resume {last}", f"resume {bygone}"]
            going, broken, old = rows.values()
            assert "Mage" in going and "\n" not in going
            assert last.name in broken and "not an Underdeck record" in broken
            assert "bard" in old and "version 99 of the rules" in old
            await person.press("down", "down", "enter")
            assert isinstance(person.screen, Start) and "version 99" in person.text()

    run(look)


def test_from_the_first_screen_into_a_game_and_back(data):
    async def play():
        async with at_table() as person:
            assert isinstance(person.screen, Start)
            await person.press("enter")
            await person.until(lambda: isinstance(person.screen, TableScreen))
            await person.until_asked()
            assert person.table.game == "onedeck"
            await person.press("escape", "end", "enter")
            assert isinstance(person.screen, Start) and "Warrior" in person.text()
            await person.press("f2")
            assert "Jouer tout de suite" in person.text()

    run(play)


def test_the_first_screen_names_the_makers_of_the_printed_games(data):
    async def look():
        async with at_table() as person:
            await person.choose("about")
            await person.until(lambda: "About the printed games" in person.text())
            for name in ("Chris Cieslik", "Asmadi Games", "Kevin Brusky and Rich Burlew", "An unofficial fan"):
                assert name in person.screen.body
            await person.press("escape", "f2")
            await person.choose("about")
            await person.until(lambda: "À propos des jeux imprimés" in person.text())

    run(look)


def test_a_new_game_from_the_form(data):
    async def play():
        async with at_table(wish=("onedeck", {"heroes": ["mage", "rogue"], "seed": 5})) as person:
            await person.press("enter")
            await person.until(lambda: isinstance(person.screen, TableScreen))
            await person.until_asked()
            assert [seat.name for seat in person.table.seats] == ["mage", "rogue"]
        async with at_table(wish=("onedeck", {"heroes": ["mage", "rogue", "warrior"]})) as person:
            await person.press("enter")
            assert "✗" in person.text() and not isinstance(person.screen, TableScreen)
        async with at_table(wish=("stick", {})) as person:
            await person.press("enter")
            await person.until(lambda: isinstance(person.screen, TableScreen))
            await person.until_asked()
            assert [seat.bot for seat in person.table.seats] == [False, True, True]

    run(play)


@pytest.mark.long
def test_a_bot_that_may_have_a_temper_is_given_one_in_the_form(data):
    async def play():
        async with at_table(wish=("stick", {"seed": 5, "preset": "quick"})) as person:
            form = person.screen
            bot, temper = [form.query_one(f"#{id}", Select) for id in ("players-haley", "temper-players-haley")]
            assert not temper.display
            bot.value = "expert"
            await person.until(lambda: temper.display)
            temper.value = "vengeful"
            assert form.setup()["players"]["haley"] == "expert/vengeful"
            bot.value = "novice"
            await person.until(lambda: not temper.display)
            assert form.setup()["players"]["haley"] == "novice"
        given = {"players": {"roy": "me", "haley": "master/loyal"}}
        async with at_table(wish=("stick", given)) as person:
            assert person.screen.setup()["players"] == given["players"]

    run(play)


def test_a_bots_line_is_heard_and_stands_in_the_log(data):
    async def play():
        players = {"roy": "me", "haley": "expert/greedy:1", "elan": "expert/proud:1"}
        async with at_table(local("stick", seed=5, preset="quick", players=players)) as person:
            for _ in range(MANY):
                if any(line.kind == "says" for line in person.screen.log_lines):
                    break
                await person.go_on()
            line = next(line for line in person.screen.log_lines if line.kind == "says")
            assert line.who in ("haley", "elan") and line.text.split(": “")[0] in ("Haley", "Elan")

    run(play)


@pytest.mark.long
def test_one_looks_back_and_plays_from_the_costliest_moment(data, monkeypatch):
    use(monkeypatch, OneDeckPlugin, Scripted(0.6, 0.5, 0.4, 0.3, exact=range(9)))

    async def play():
        async with at_table(local("onedeck", seed=3, **ONEDECK)) as person:
            await to_the_end(person)
            await person.choose("review")
            await person.until(lambda: "Accuracy" in person.text())
            (at,) = {option.id for option in person.screen.query_one("#choices").options[1:2]}
            await person.choose(at)
            await person.until_seated(lambda table: not table.over and table.questions)
            assert not person.table.answers

    run(play)
    (first,) = data.glob("games/*.record")
    (branch,) = data.glob("games/*.open")
    header = load(branch.read_text(), cut_off=True).header
    assert header.position and header.seed != load(first.read_text()).header.seed


def test_beside_a_bot_stands_how_well_it_plays(data):
    async def play():
        players = {"roy": "me", "haley": "novice", "elan": "bot"}
        async with at_table(local("stick", seed=5, preset="quick", players=players)) as person:
            await person.until_asked()
            assert all(said in person.text() for said in ("Novice · ", "Skilled · "))
        setup = {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave", "players": {"mage": "me", "rogue": "novice"}}
        async with at_table(local("onedeck", seed=5, **setup)) as person:
            await person.until_asked()
            assert "Rogue (Novice)" in person.text()

    run(play)


@pytest.mark.rule("OD-2.15", "R-58")
@pytest.mark.parametrize(("edition", "tiers"), [("1.9", ["veteran", "fearless"]), ("1.1", ["expert"])])
def test_a_campaign_game_asks_for_its_tier(data, edition, tiers):
    async def play():
        setup = {"heroes": ["mage"], "dungeon": "dragons-cave", "edition": edition, "sheets": {"mage": {"marks": {}}}}
        async with at_table(wish=("onedeck", setup)) as person:
            select = person.screen.query_one("#tier")
            assert person.screen.focused is select
            assert [id for _, id in select._options] == ["", "novice", "standard", *tiers]
            await person.pilot.click("#begin")
            assert "✗ A campaign game is played on a challenge tier" in person.text()
            select.value = tiers[-1]
            begin = person.screen.query_one("#begin")
            await person.until(lambda: not begin.has_class("-active"))  # a button still going down takes no click
            await person.pilot.click("#begin")
            await person.until(lambda: isinstance(person.screen, TableScreen))
            await person.until_asked()
            assert person.table.view["tier"] == tiers[-1]

    run(play)


@pytest.mark.rule("R-89")
def test_what_would_kill_a_hero_is_asked_again(data):
    position = (
        "heroes mage\ndungeon dragons-cave\ndoors goblin-2 ?\nphase loot 1\ntokens 0\n"
        "hero mage damage 5 items glooping-ooze-2\n"
    )

    async def play():
        async with at_table(local(position=position)) as person:
            answers = [move.words for move in person.board.listed()]
            key = str(answers.index("item mage glooping-ooze-2") + 1)
            assert "would fall: 5 damage, health 5!" in " ".join(person.text().split())
            await person.press(key)
            assert isinstance(person.screen, Choosing) and "would fall" in " ".join(person.text().split())
            await person.press("enter")  # the first answer is to go back
            assert isinstance(person.screen, TableScreen) and person.table.over is None
            await person.press(key)
            await person.choose("yes")
            await person.until(lambda: isinstance(person.screen, Choosing) and "Play again" in person.text())
            assert finished(data).outcome == "defeat"

    run(play)


@pytest.mark.parametrize("size", [NARROW, (60, 20), (200, 60)])
@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_every_size_of_screen_shows_the_question_and_its_main_answer(data, game, size):
    async def play():
        async with at_table(local(game), size) as person:
            for _ in range(6):
                shown = " ".join(person.text().split())
                assert " ".join(person.board.question().split()[:4]) in shown
                listed = person.board.listed()
                assert " ".join(listed[main_row(person.board)].label.split()[:3]) in shown
                await person.go_on()

    run(play)


def test_a_table_that_is_left_does_not_wait_for_a_bot(data):
    async def play():
        link = local("stick", players={"roy": "novice", "haley": "novice"})
        bot = link.autoplay.bots.known["novice"] = Ponderer()
        running = asyncio.create_task(link.run())
        await asyncio.to_thread(bot.thinking.wait, PATIENCE)
        link.close()
        assert await asyncio.to_thread(bot.stopped.wait, PATIENCE)
        await asyncio.sleep(0.05)
        running.cancel()
        assert link.session.match.log == []

    run(play)


def test_for_a_bot_that_there_is_not_the_usual_one_plays_and_that_is_said_once(data):
    async def play():
        match = new("stick", seed=3, players={"roy": "me", "haley": "bot"}, preset="quick")
        match.header.setup["players"]["haley"] = "foo"
        link, said = Local(journal.begin(match), "en"), []
        link.guest.write = said.append
        running = asyncio.create_task(link.run())
        async with asyncio.timeout(PATIENCE):
            while sum(seat == 1 for seat, _ in match.log) < 5:
                for decision in link.session.open_questions()[:1]:
                    words = match.write(decision.options[-1])
                    link.send(wire.Answer(decision.seat, link.session.version, words))
                await asyncio.sleep(0.01)
        running.cancel()
        link.close()
        codes = [message.get("code") for message in map(json.loads, said)]
        assert codes.count("bot-absent") == 1 and "unknown-bot" not in codes

    run(play)
