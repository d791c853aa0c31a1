"""Bots answer legally, see nothing hidden, decide the same for the same game, and the greedy one plays with sense."""

import pytest

import underdeck
from table import at
from underdeck.bots import Random, ask, make_bot
from underdeck.games.onedeck.bots.prices import Prices, threat
from underdeck.games.onedeck.bots.skilled import Skilled, outlook
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules import actions as do
from underdeck.kernel.decisions import Decision
from underdeck.kernel.rng import Rng
from underdeck.lab import interval, simulate
from wander import any_setup


def play(bot, match, most=5000):
    while match.outcome is None and len(match.log) < most:
        match.submit(*ask(bot, match))
    return match


@pytest.mark.long
@pytest.mark.parametrize("size", [1, 2, 4])
@pytest.mark.parametrize("seed", range(4))
def test_greedy_finishes_games_of_every_kind(seed, size):
    """Whole games with any cards, edition, tier and campaign sheets; an illegal answer would be refused."""
    match = underdeck.new("onedeck", seed=seed, **any_setup(Rng(100 * size + seed), (size,)))
    assert play(Skilled(seed), match).outcome in ("victory", "defeat")


def test_greedy_answers_a_question_it_has_never_heard_of():
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=1)
    asked = [Decision(0, "riddle", [(do.YES,), (do.NO,)], ())]
    assert Skilled(0).choose(match.state.clone(), asked)[1] in asked[0].options


def test_greedy_and_the_hint_keep_the_heart_that_keeps_the_hero_alive():
    """A die in a color that the boss wants is worth more than a heart, but not a life."""
    lines = "heroes mage\ndungeon dragons-cave\ndoors {card} ? ?\nphase loot 1\ntokens 0\nxp ogre-1\n"
    for card in ("goblin-1", "goblin-2", "bandit-1", "bandit-2", "shadow-1", "beetle-2"):
        t = at(lines.format(card=card) + "hero mage damage 5 items glooping-ooze-2")
        _, action = ask(Skilled(1), t.match)
        assert t.match.write(action) not in t.view.falls
        assert t.view.falls
    t = at("""
        heroes mage
        dungeon dragons-cave
        level 2
        doors closed:wraith-1
        tokens 0
        hero mage damage 5 items glooping-ooze-2 bandit-1
        phase room 1
    """).do("encounter")
    _, action = ask(Skilled(1), t.match)
    assert t.match.write(action) == "drain mage bandit-1"


@pytest.mark.long
def test_greedy_wins_games_that_random_play_never_does():
    setups = [
        {"heroes": [hero], "dungeon": "dragons-cave"} for hero in ("mage", "warrior", "rogue", "archer", "paladin")
    ]
    greedy = simulate("onedeck", setups, 15, 1, "greedy")
    aimless = simulate("onedeck", setups, 100, 1, "random")
    assert greedy.outcomes["victory"] >= 3
    assert aimless.outcomes["victory"] == 0


@pytest.mark.parametrize("bot", [Random, Skilled])
def test_the_same_game_gets_the_same_answers(bot):
    first, second = [
        play(bot(3), underdeck.new("onedeck", heroes=["rogue"], dungeon="yetis-cavern", seed=5)) for _ in range(2)
    ]
    assert first.record() == second.record()


def test_greedy_answers_alike_in_worlds_that_look_alike():
    match = underdeck.new("onedeck", heroes=["mage", "warrior"], dungeon="hydras-reef", seed=9)
    bot = Skilled(0)
    while match.outcome is None and len(match.log) < 60:
        twin = match.clone()
        twin.state = match.game.resample(match.state, 0, 1000 + len(match.log))
        assert ask(Skilled(0), twin) == ask(Skilled(0), match)
        match.submit(*ask(bot, match))


def test_greedy_covers_every_box_when_it_can():
    t = at("""
        heroes mage
        dungeon dragons-cave
        doors bandit-1
        hero mage pool a4 a4 a3 a4 s5 s5 s3
        phase placing 1
    """)
    bot = Skilled(0)
    while t.asks in ("placing", "fill"):
        t.match.submit(*ask(bot, t.match))
    assert t.hero("mage").damage == 0
    assert t.asks == "loot"


def test_greedy_melts_dice_for_a_box_it_could_not_cover_otherwise():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors ogre-1
        hero mage damage 3 pool m6 m5
        covered 1 s6
        covered 2 a4
        covered 3 s6 s3
        covered 5 s6 s6
        covered 6 a6
        covered 7 m3
        covered 8 m4
        phase placing 1
    """)
    bot = Skilled(0)
    while t.asks in ("placing", "convert"):
        t.match.submit(*ask(bot, t.match))
    assert t.hero("mage").damage == 3


def test_greedy_exchanges_low_dice_of_the_wrong_colors():
    """Four heroic twos make the eight that the wide box wants."""
    t = at("""
        heroes alchemist
        dungeon dragons-cave
        doors bandit-1
        hero alchemist pool s1 s2 m1 m2
        covered 2 a3
        covered 3 a4
        covered 4 s5
        covered 5 s5
        covered 6 s3
        phase placing 1
    """)
    bot = Skilled(0)
    while t.asks in ("placing", "pick", "fill"):
        t.match.submit(*ask(bot, t.match))
    assert t.hero("alchemist").damage == 0


def test_greedy_averts_defeat():
    t = at("""
        heroes mage
        dungeon dragons-cave
        hero mage damage 4
        doors bandit-1
        tokens 3
        hero mage pool a1
        phase placing 1
    """)
    t.do("done")
    assert t.asks == "avert-defeat"
    assert ask(Skilled(0), t.match)[1][0] == do.HEAL


def answer(table):
    """What the greedy bot says, as text."""
    return table.match.write(ask(Skilled(0), table.match)[1])


def test_greedy_averts_defeat_with_the_potion_that_heals_most():
    t = at("""
        heroes mage
        dungeon mudlands
        hero mage damage 5
        doors quicksand-1
        known aid
        tokens 1
        agenda turn
        agenda check
    """)
    assert t.asks == "avert-defeat"
    assert t.happened("defeat") == []
    t.match.submit(*ask(Skilled(0), t.match))
    assert t.hero("mage").damage == 3  # 1 by itself and 1 through Cure


def test_poison_is_dearer_with_more_of_it_and_cheaper_with_leaves():
    assert threat(1, 5, 0, False) == pytest.approx(2 / 6)
    assert threat(2, 5, 0, False) == pytest.approx(2 / 6 + 4 / 6)
    assert threat(3, 5, 2, False) == pytest.approx(2 / 6)
    assert threat(2, 1, 0, False) < threat(2, 5, 0, False) < threat(2, 5, 0, True)
    few, many = [
        Prices(at(f"heroes mage\ndungeon mudlands\nhero mage poison {held}").state).poisoned(1) for held in (0, 4)
    ]
    assert 0 < few < many


@pytest.mark.parametrize("poison, drinks", [(1, False), (5, True)])
def test_greedy_drinks_an_antidote_before_a_roll_that_will_hardly_succeed(poison, drinks):
    t = at(f"""
        heroes warrior
        dungeon mudlands
        hero warrior damage 2 poison {poison}
        known antidote
        tokens 2
        agenda end-turn
        agenda resist
    """)
    assert t.asks == "resist"
    assert (answer(t) == "drink warrior antidote") == drinks


@pytest.mark.parametrize("damage, poison, cured", [(3, 1, 0), (1, 6, 1)])
def test_greedy_heals_wounds_or_poison_whichever_threatens_more(damage, poison, cured):
    t = at(f"""
        heroes warrior
        dungeon mudlands
        hero warrior damage {damage} poison {poison}
        tokens 1
        agenda turn
        agenda ask-heal 0 1 0
    """)
    assert t.asks == "heal-or-cure"
    t.match.submit(*ask(Skilled(0), t.match))
    assert t.hero("warrior").poison == poison - cured


def test_greedy_covers_a_poison_box_when_there_is_nothing_else_to_do():
    poisonous = [card.id for card in onedeck_pack().pack.cards if any(b.poison and not b.wide for b in card.boxes)]
    lines = ["heroes mage", "dungeon mudlands", f"doors {poisonous[0]}", "hero mage pool h6", "phase placing 1"]
    letters = {"strength": "s", "agility": "a", "magic": "m"}
    boxes = at("\n".join(lines)).view.boxes
    left = next(box.number for box in boxes if box.poison and not box.wide)
    for box in boxes:
        if box.number != left:
            lines.append(f"covered {box.number}" + f" {letters[box.color]}6" * -(-box.value // 6))
    t = at("\n".join(lines))
    assert [box.number for box in t.view.boxes if not box.covered] == [left]
    t.match.submit(*ask(Skilled(0), t.match))
    assert t.box(left).dice == ["h6"]


def test_greedy_sends_the_pair_that_fits_the_card():
    """The Fire Elemental asks for magic, the Ogre for strength."""
    t = at("""
        heroes mage warrior aquamancer dragoon
        dungeon dragons-cave
        doors fire-elemental-1 ogre-1
        phase room 1
    """)
    assert t.asks == "pairs"
    assert answer(t) == "pair mage aquamancer"


def test_greedy_divides_the_poisoned_between_the_groups():
    """Two rolls against two tokens each fail as often as one against four, and rid the party of two tokens."""
    t = at("""
        heroes mage warrior aquamancer paladin
        dungeon mudlands
        tokens 0
        hero mage poison 2
        hero warrior poison 2
        agenda end-turn
        agenda resist
    """)
    assert t.asks == "groups"
    assert answer(t) in ("pair mage aquamancer", "pair mage paladin")


def test_the_odds_of_a_hint_are_counted_not_guessed():
    t = at("""
        heroes warrior
        dungeon lichs-tomb
        hero warrior items boulder-2 phantom-1 force-wall-1 shadow-2 glooping-ooze-2 ogre-1
        level 4
        doors closed:cave-in-1
        phase room 1
    """)
    world = t.match.game.resample(t.state, 0, 1)
    odds = outlook(world, 0, (do.ENCOUNTER,), 40)
    assert odds.samples == 40
    assert 0 <= odds.damage <= 3 and 0 <= odds.safe <= 1
    assert odds.safe * 40 == pytest.approx(round(odds.safe * 40))


@pytest.mark.parametrize(
    ("game", "name", "seed", "sentence"),
    [
        ("onedeck", "genius", 1, "There is no bot called “genius”; choose from: random, novice, "),
        ("onedeck", "", 1, "There is no bot called “”; choose from: random, novice, "),
        ("onedeck", None, 1, "There is no bot called “None”; choose from: random, novice, "),
        ("stick", 5, 1, "There is no bot called “5”; choose from: random, novice, "),
        ("onedeck", "master", None, "A bot’s seed is a whole number."),
        ("stick", "skilled", 1.5, "A bot’s seed is a whole number."),
        ("stick", "random", "x", "A bot’s seed is a whole number."),
        ("onedeck", "expert/greedy", 1, "The bots of “onedeck” have no tempers."),
        ("onedeck", "novice/own", 1, "The bots of “onedeck” have no tempers."),
        ("stick", "novice/own", 1, "The bot “novice” has no temper; these may have one: expert, master."),
        ("stick", "expert/sleepy", 1, "There is no temper called “sleepy”; choose from: greedy, "),
        ("onedeck", "skilled:50", 1, "The bot “skilled” takes no budget; these do: expert, master."),
        ("stick", "random:3", 1, "The bot “random” takes no budget; these do: expert, master."),
        ("stick", "master:", 1, "“master:” is not a bot"),
        ("stick", "expert/", 1, "“expert/” is not a bot"),
        ("stick", "expert/:50", 1, "“expert/:50” is not a bot"),
    ],
)
def test_a_bot_that_there_is_not_is_refused_in_a_sentence_that_says_why(game, name, seed, sentence):
    with pytest.raises(underdeck.Refusal) as caught:
        make_bot(name, seed, game)
    assert str(caught.value).startswith(sentence) and str(caught.value).endswith(".")


def test_the_interval_of_a_share_holds_it_and_narrows():
    low, high = interval(30, 100)
    assert low < 0.3 < high
    wider = interval(3, 10)
    assert wider[0] < low and high < wider[1]
    assert interval(0, 50)[0] == 0.0
