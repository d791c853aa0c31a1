"""One Deck's minds: legal, the same for the same game, blind to what is hidden, and right about the odds."""

from itertools import product

import pytest

import underdeck
from table import at
from underdeck.bots import ask, make_bot
from underdeck.bots.advice import Prospect
from underdeck.bots.facet import BotsFacet
from underdeck.games.onedeck.bots.dice_odds import reach
from underdeck.games.onedeck.bots.evaluation import evaluation
from underdeck.games.onedeck.bots.features import BOSS, FLOOR, PARTY, boss_numbers, dice_in_hand, floor_numbers, party
from underdeck.games.onedeck.bots.mind import gain_of, reaches, tempered
from underdeck.games.onedeck.bots.placement import best_placement
from underdeck.games.onedeck.bots.playout import Playout
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.agenda import step
from underdeck.games.onedeck.rules.cards import Box
from underdeck.games.onedeck.rules.view import resample
from underdeck.kernel.refusal import Refusal
from underdeck.kernel.rng import Rng
from underdeck.match.stops import in_order
from underdeck.plugin.registry import plugin_of
from underdeck.text.advice import percent
from underdeck.text.facet import TextFacet
from wander import any_setup

SMALL = "master:40"


def play(name, match, most):
    bot = make_bot(name, 3, "onedeck")
    while match.outcome is None and len(match.log) < most:
        match.submit(*ask(bot, match))
    return match


def passages(seed, answers, setup):
    """A game of the skilled bot, stopped at every so many answers."""
    match = underdeck.new("onedeck", seed=seed, **setup)
    bot = make_bot("skilled", seed, "onedeck")
    for number in range(answers):
        if match.outcome is not None:
            return
        if number % 9 == 0:
            yield match
        match.submit(*ask(bot, match))


@pytest.mark.parametrize("size", [1, 2, 4])
@pytest.mark.parametrize("name", ["novice", SMALL])
def test_every_strength_answers_legally_in_games_of_every_kind(name, size):
    for seed in range(2):
        match = underdeck.new("onedeck", seed=seed, **any_setup(Rng(70 * size + seed), (size,)))
        assert play(name, match, 60).log


def test_a_novice_plays_a_game_to_its_end():
    match = underdeck.new("onedeck", heroes=["warrior"], dungeon="dragons-cave", seed=1)
    assert play("novice", match, 5000).outcome in ("victory", "defeat")


@pytest.mark.parametrize("name", ["novice", SMALL, "expert:40"])
def test_the_same_game_gets_the_same_answers(name):
    first, second = [
        play(name, underdeck.new("onedeck", heroes=["rogue"], dungeon="yetis-cavern", seed=5), 40) for _ in range(2)
    ]
    assert first.record() == second.record()


@pytest.mark.parametrize("name", ["novice", SMALL])
def test_answers_are_alike_in_worlds_that_look_alike(name):
    for match in passages(9, 60, {"heroes": ["mage", "warrior"], "dungeon": "hydras-reef"}):
        twin = match.clone()
        twin.state = match.game.resample(match.state, 0, 1000 + len(match.log))
        assert ask(make_bot(name, 1, "onedeck"), twin) == ask(make_bot(name, 1, "onedeck"), match)


@pytest.mark.parametrize("budget", ["0", "1000001", "-5", "many", "²", "1.5"])
def test_a_budget_is_a_number_of_nodes(budget):
    with pytest.raises(Refusal) as refused:
        make_bot(f"master:{budget}", 1, "onedeck")
    assert refused.value.code == "bot-budget"


@pytest.mark.parametrize("name", ["expert", "master"])
def test_more_nodes_than_usual_are_spent_on_more_worlds(name):
    usual, small, large = [make_bot(f"{name}{budget}", 1, "onedeck") for budget in ("", ":100", ":100000")]
    assert large.worlds >= 10 * usual.worlds and small.worlds == usual.worlds


def test_the_name_of_a_kept_game_still_finds_its_bot():
    assert type(make_bot("greedy", 1, "onedeck")) is type(make_bot("skilled", 1, "onedeck"))


def test_a_thinker_that_is_told_to_stop_answers_all_the_same():
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=2)
    bot = make_bot("master:1000000", 1, "onedeck")
    bot.stop = lambda: True
    seat, action = ask(bot, match)
    assert action in match.decision_of(seat).options


def test_every_number_of_a_position_has_its_name():
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=2)
    dice = dice_in_hand(match.state)
    assert len(party(match.state, dice, False)) == len(PARTY)
    assert len(boss_numbers(match.state, dice, False)) == len(BOSS)
    assert len(floor_numbers(match.state, dice, 0.0, 0.0)) == len(FLOOR)


def test_the_evaluation_likes_health_dice_and_potions():
    judge = evaluation()
    lines = "heroes warrior\ndungeon dragons-cave\nlevel 3\ntokens {tokens}\ndoors ? ?\n"
    lines += "hero warrior damage {damage} {items}"
    poor = at(lines.format(tokens=0, damage=4, items="")).match.state
    healthy = at(lines.format(tokens=0, damage=0, items="")).match.state
    rich = at(lines.format(tokens=3, damage=0, items="items ogre-1 bandit-1 goblin-1")).match.state
    assert judge.chance(poor) < judge.chance(healthy) < judge.chance(rich)


def test_what_dice_reach_is_what_all_rolls_show():
    for dice in range(4):
        rolls = list(product(range(1, 7), repeat=dice))
        for number in range(1, 22):
            together = sum(sum(roll) >= number for roll in rolls) / len(rolls)
            alone = sum(any(die >= number for die in roll) for roll in rolls) / len(rolls)
            assert reach(dice, number, True) == pytest.approx(together)
            assert reach(dice, number, False) == pytest.approx(alone)


def test_a_way_that_the_dice_cannot_reach_is_marked():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        doors cave-in-1
        phase encounter 1
    """)
    assert t.asks == "peril"
    decision = t.match.decisions[0]
    advice = BotsFacet.of(plugin_of("onedeck")).mind().advise(t.match, decision, 200)
    ways = {prospect.action: prospect for prospect in advice.prospects if prospect.action[0] == do.PERIL}
    assert len(ways) == 2
    for prospect in ways.values():
        assert "reach" in prospect.exact
        assert 0 <= prospect.figures["reach"] <= 1


@pytest.mark.parametrize("dungeon", list(onedeck_pack().pack.dungeons))
def test_the_reach_of_a_way_is_that_of_the_dice_with_all_abilities_of_the_place(dungeon):
    """Told, and rolled 150 times without a feat."""
    match = underdeck.new("onedeck", heroes=["warrior"], dungeon=dungeon, seed=3)
    bot, seen = make_bot("skilled", 1, "onedeck"), 0
    while match.outcome is None and seen < 3:
        decision = match.decisions[0]
        if decision.kind == "peril":
            seen += 1
            for each in BotsFacet.of(plugin_of("onedeck")).mind().advise(match, decision, 1).prospects:
                if each.action[0] == do.PERIL:
                    rolls = [reaches(match.state.clone(), decision.seat, each.action, 900 + n) for n in range(150)]
                    assert abs(each.figures["reach"] - sum(rolls) / 150) < 0.17, match.position()
        match.submit(*ask(bot, match))


def test_advice_is_the_same_in_worlds_that_look_alike():
    mind = BotsFacet.of(plugin_of("onedeck")).mind()
    for match in passages(4, 50, {"heroes": ["archer"], "dungeon": "mudlands"}):
        decision = in_order(match.decisions, "onedeck")[0]
        twin = match.clone()
        twin.state = match.game.resample(match.state, 0, 5000 + len(match.log))
        assert mind.advise(match, decision, 60) == mind.advise(twin, twin.decision_of(decision.seat), 60)


def test_advice_speaks_of_every_answer_and_gives_its_reasons_in_both_languages():
    plugin = plugin_of("onedeck")
    for match in passages(6, 40, {"heroes": ["paladin"], "dungeon": "dragons-cave"}):
        decision = in_order(match.decisions, "onedeck")[0]
        advice = BotsFacet.of(plugin).mind().advise(match, decision, 80)
        assert [prospect.action for prospect in advice.prospects] == decision.options
        assert advice.now == advice.prospects[advice.best].win
        for prospect in advice.prospects:
            assert 0 <= prospect.win <= 1
        for language in ("en", "fr"):
            text = TextFacet.of(plugin).words(language).text
            for reason in advice.reasons:
                assert text(f"why-{reason.code}", **reason.facts)
            for name in advice.prospects[0].figures:
                assert text.has(f"odds-{name}")


def test_odds_agree_with_a_long_simulation():
    """Whether a fight is come through without damage, told from a few worlds and counted in many others."""
    t = at("""
        heroes warrior
        dungeon dragons-cave
        doors closed:goblin-1
        phase room 1
    """)
    advice = BotsFacet.of(plugin_of("onedeck")).mind().advise(t.match, t.match.decisions[0], 3000)
    told = next(prospect for prospect in advice.prospects if prospect.action == (do.ENCOUNTER,))
    games = 300
    clean = 0
    for number in range(games):
        game = Playout(resample(t.match.state, 90_000 + number), evaluation())
        game.step(0, (do.ENCOUNTER,))
        game.to_quiet_since(t.match.state.turn, 0)
        clean += game.state.heroes[0].damage == 0
    share = clean / games
    error = (share * (1 - share) * (1 / advice.samples + 1 / games)) ** 0.5
    assert abs(told.figures["clean"] - share) < 4 * error + 1e-9


@pytest.mark.parametrize("hero", ["archer", "rogue", "paladin", "warrior"])
def test_odds_of_a_fight_agree_with_how_it_is_played(hero):
    """With feats and skills: what `skilled` comes through unhurt, in other worlds."""
    t = at(f"""
        heroes {hero}
        dungeon dragons-cave
        doors closed:goblin-1
        phase room 1
    """)
    advice = BotsFacet.of(plugin_of("onedeck")).mind().advise(t.match, t.match.decisions[0], 3000)
    told = next(prospect for prospect in advice.prospects if prospect.action == (do.ENCOUNTER,))
    games, clean = 150, 0
    for number in range(games):
        state, bot = resample(t.match.state, 90_000 + number), make_bot("skilled", number, "onedeck")
        turn = state.turn
        step(state, 0, (do.ENCOUNTER,))
        while not state.result and state.asked[0].kind not in ("turn-option", "loot") and state.turn == turn:
            step(state, *bot.choose(state.clone(), state.asked))
        clean += state.heroes[0].damage == 0
    assert abs(told.figures["clean"] - clean / games) < 0.2


def placing_of_two():
    """Questions of two heroes who place dice together, and the match that asks them."""
    for seed in (3, 5):
        match = underdeck.new("onedeck", heroes=["warrior", "archer"], dungeon="hydras-reef", seed=seed)
        bot = make_bot("skilled", 1, "onedeck")
        while match.outcome is None:
            if match.decisions[0].kind == "placing" and len(match.decisions) == 2:
                yield match
            match.submit(*ask(bot, match))


@pytest.mark.long
@pytest.mark.parametrize("name", ["skilled", "expert"])
def test_a_hero_asked_alone_plays_her_part_of_the_common_plan(name):
    seen = 0
    for match in placing_of_two():
        planned = best_placement(match.state).actions()
        for decision in match.decisions:
            if any(move in decision.options for move in planned):
                seen += 1
                assert ask(make_bot(name, 1, "onedeck"), match, decision)[1] != (do.DONE,)
    assert seen > 20


@pytest.mark.long
def test_the_hint_for_two_heroes_dice_is_never_clearly_worse_than_another_answer():
    mind = BotsFacet.of(plugin_of("onedeck", ())).mind()
    seen = 0
    for match in placing_of_two():
        for decision in match.decisions:
            if len(decision.options) > 1 and len(match.log) % 3 == 0:
                seen += 1
                advice = mind.advise(match, decision, 600)
                best, top = advice.prospects[advice.best], max(advice.prospects, key=lambda each: each.win)
                assert top.win - best.win <= max(0.02, 2 * (top.error**2 + best.error**2) ** 0.5)
    assert seen > 20


@pytest.mark.long
def test_done_is_said_for_all_of_ones_heroes_and_means_what_happens_then():
    """R-19, R-20: for one hero of several nothing ends; for all of them, or for the last one, the step does."""
    mind = BotsFacet.of(plugin_of("onedeck", ())).mind()
    seen = {"all": 0, "last": 0}

    def hurts(match, seats):
        before = sum(hero.damage for hero in match.state.heroes)
        for seat in seats:
            match.submit(seat, (do.DONE,))
        return match.state.result == "defeat" or sum(hero.damage for hero in match.state.heroes) > before

    def claim(match, advice):
        done = next(each for each in advice.prospects if each.action == (do.DONE,))
        return done.figures["clean"] == 0.0

    for match in placing_of_two():
        first, second = match.decisions
        if hurts(match.clone(), [first.seat, second.seat]):
            advice = mind.advise(match, first, 60, None, [second])
            assert advice.seat in (first.seat, second.seat) and claim(match, advice)
            seen["all"] += 1
            alone = match.clone()
            alone.submit(first.seat, (do.DONE,))
            if alone.decisions and alone.decisions[0].kind == "placing" and len(alone.decisions[0].options) > 1:
                assert claim(alone, mind.advise(alone, alone.decisions[0], 60))
                seen["last"] += 1
    assert min(seen.values()) > 5


@pytest.mark.long
def test_the_advice_for_two_heroes_is_about_the_one_who_should_go_on():
    mind = BotsFacet.of(plugin_of("onedeck", ())).mind()
    others = 0
    for match in placing_of_two():
        first, second = match.decisions
        advice = mind.advise(match, first, 60, None, [second])
        decision = match.decision_of(advice.seat)
        assert [each.action for each in advice.prospects] == decision.options
        moves = best_placement(match.state).actions()
        best = advice.prospects[advice.best]
        if any(move in [*first.options, *second.options] for move in moves) and best.action == (do.DONE,):
            assert all(best.win - each.win > 0.02 for each in advice.prospects if each.action in moves)
        others += advice.seat == second.seat
    assert others


def test_an_answer_that_a_few_worlds_flatter_is_not_advised():
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=11)
    for words in ("enter 1", "encounter", "peril 1"):
        match.submit(0, words)
    decision = match.decisions[0]
    assert decision.kind == "feat" and any(option[0] == do.RETURN for option in decision.options)
    advice = BotsFacet.of(plugin_of("onedeck")).mind().advise(match, decision)
    assert advice.prospects[advice.best].action[0] != do.RETURN
    assert advice.samples > 24


def test_after_every_die_the_best_that_is_left_is_placed():
    mind = BotsFacet.of(plugin_of("onedeck")).mind()
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=7)
    for words in ("enter 1", "encounter", "feat mage h1"):
        match.submit(0, words)
    decision = match.decisions[0]
    seen = 0
    for each in mind.advise(match, decision).prospects:
        if each.action[0] == do.CONVERT:
            after = match.clone()
            after.submit(decision.seat, each.action)
            assert each.win == pytest.approx(mind.advise(after, after.decisions[0]).now, abs=0.02)
            assert each.win == pytest.approx(mind.value(after.state, decision.seat), abs=0.05)
            seen += each.figures["through"] == 1.0
    assert seen


@pytest.mark.long
def test_no_reason_is_about_nothing():
    mind = BotsFacet.of(plugin_of("onedeck")).mind()
    said = set()
    for seed in range(3):
        for match in passages(seed, 400, {"heroes": ["mage"], "dungeon": "dragons-cave"}):
            decision = match.decisions[0]
            advice = mind.advise(match, decision, 60)
            for reason in advice.reasons:
                said.add(reason.code)
                assert reason.facts.get("before") != reason.facts.get("after") or "before" not in reason.facts
                assert decision.kind not in ("loot", "avert-defeat") or not reason.code.startswith("time")
    assert {"boss-more", "time-more"} <= said


def test_closed_doors_are_one_answer_and_reasons_name_something():
    mind = BotsFacet.of(plugin_of("onedeck")).mind()
    match = underdeck.new("onedeck", seed=0, heroes=["mage"], dungeon="dragons-cave")
    advice = mind.advise(match, match.decisions[0], 200)
    first, *doors = [each for each in advice.prospects if each.action[0] == do.ENTER]
    assert doors and first.twin is None and {each.twin for each in doors} == {first.action}
    assert all(each[1:5] == first[1:5] for each in doors), "to the last figure"
    assert "gain-door" in {reason.code for reason in advice.reasons if reason.weight > 0}
    match.submit(0, "enter 1")
    room = {each.action: each for each in mind.advise(match, match.decisions[0], 200).prospects}
    assert "clean" in room[do.FLEE,].exact and "clean" not in room[do.ENCOUNTER,].exact, "nothing is rolled"


@pytest.mark.parametrize("seed", [2, 3])
def test_what_comes_after_a_potion_or_a_returned_die_is_not_called_computed(seed):
    """The encounter of this turn is still to come."""
    mind = BotsFacet.of(plugin_of("onedeck")).mind()
    setup = {"heroes": ["warrior"] if seed % 2 else ["mage", "rogue"], "dungeon": "dragons-cave"}
    match = underdeck.new("onedeck", seed=seed, **setup)
    while match.decisions[0].kind != "turn-option":
        match.submit(match.decisions[0].seat, match.decisions[0].options[0])
    found = mind.advise(match, match.decisions[0], 60).prospects
    before = [each for each in found if each.action[0] in (do.DRINK, do.HEAL, do.RETURN)]
    assert before and not any(each.exact for each in before)


@pytest.mark.rule("OD-10.13", "OD-11.8", "OD-11.13")
@pytest.mark.parametrize(
    ("answer", "level", "gain", "without_a_token"),
    [
        ("potion", 1, "potion", "potion-only"),
        ("xp", 3, "xp", "xp"),
        ("xp", 4, "xp-token", ""),
        ("level-up 3 3", 1, "level", "level-only"),
        ("level-up 3 3", 4, "token", None),
    ],
)
def test_a_reason_names_only_what_is_gained(answer, level, gain, without_a_token):
    for tokens, expected in ((0, gain), (6, without_a_token)):
        phase = "levels" if answer.startswith("level-up") else "loot 1"
        t = at(f"""
            heroes mage
            dungeon dragons-cave
            level {level}
            tokens {tokens}
            xp wraith-1 wraith-2
            doors skeleton-1 ? ? ?
            phase {phase}
        """)
        if expected is None:
            assert not t.offers(answer)
        else:
            assert gain_of(t.state, t.match.read(0, answer)) == expected


def test_nobody_falls_in_a_sampled_world_with_a_potion_that_saves():
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=7)
    match.submit(0, "enter 1")
    decision = match.decisions[0]
    assert decision.kind == "room" and match.state.tokens
    found = {
        each.action: each for each in BotsFacet.of(plugin_of("onedeck")).mind().advise(match, decision, 3000).prospects
    }
    assert found[do.ENCOUNTER,].figures["through"] > 0.9


def test_four_heroes_before_a_peril_are_told_the_reach_of_its_ways_only():
    heroes = ["mage", "rogue", "warrior", "paladin"]
    match = underdeck.new("onedeck", heroes=heroes, dungeon="dragons-cave", seed=0)
    bot = make_bot("skilled", 1, "onedeck")
    seen = 0
    while match.outcome is None and seen < 3:
        decision = match.decisions[0]
        if decision.kind == "peril" and any(option[0] == do.HEAL for option in decision.options):
            seen += 1
            for each in BotsFacet.of(plugin_of("onedeck")).mind().advise(match, decision, 60).prospects:
                assert ("reach" in each.figures) == (each.action[0] == do.PERIL)
        match.submit(*ask(bot, match))
    assert seen


def test_time_to_expect_is_never_gained_not_even_down_the_stairs():
    mind = BotsFacet.of(plugin_of("onedeck")).mind()
    match = underdeck.new("onedeck", heroes=["warrior"], dungeon="dragons-cave", seed=5)
    bot = make_bot("skilled", 1, "onedeck")
    kinds = set()
    while match.outcome is None:
        decision = match.decisions[0]
        if len(decision.options) > 1 and decision.kind not in kinds:
            kinds.add(decision.kind)
            assert all(each.figures["time"] >= 0 for each in mind.advise(match, decision, 200).prospects)
        match.submit(*ask(bot, match))
    assert "descend" in kinds


@pytest.mark.long
@pytest.mark.parametrize("hero", ["mage", "warrior"])
def test_no_other_answer_is_clearly_better_than_the_one_that_a_hint_names(hero):
    mind = BotsFacet.of(plugin_of("onedeck", ())).mind()
    match = underdeck.new("onedeck", heroes=[hero], dungeon="dragons-cave", seed=2)
    bot = make_bot("skilled", 1, "onedeck")
    kinds = set()
    while match.outcome is None:
        decision = match.decisions[0]
        if decision.kind in ("loot", "level", "descend", "room", "turn-option"):
            kinds.add(decision.kind)
            advice = mind.advise(match, decision, 2000)
            best, top = advice.prospects[advice.best], max(advice.prospects, key=lambda each: each.win)
            assert percent(top.win) - percent(best.win) <= max(1, percent(best.error)), "as much as is told"
        match.submit(*ask(bot, match))
    assert len(kinds) == 5


@pytest.mark.parametrize("trust", [0.0, 0.5, 1.0])
def test_what_the_evaluation_has_seen_little_of_counts_for_a_part(trust):
    alive = {"through": 1.0}
    usual, other = Prospect((1,), 0.2, 0.02, alive), Prospect((2,), 0.5, 0.04, alive)
    first, second = tempered([usual, other], usual, trust)
    assert (first.win, second.action) == (pytest.approx(0.2), (2,))
    assert second.win == pytest.approx({0.0: 0.2, 0.5: 1 / 3, 1.0: 0.5}[trust])
    assert second.error == pytest.approx({0.0: 0.02, 0.5: 0.0005**0.5, 1.0: 0.04}[trust])


@pytest.mark.parametrize("value", [0, 1])
def test_a_wide_box_of_nothing_takes_a_die_all_the_same(value):
    """An X that counts nothing: it is no box to be given up."""
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=3)
    bot = make_bot("skilled", 1, "onedeck")
    while match.decisions[0].kind != "placing":
        match.submit(*ask(bot, match))
    state = match.state.clone()
    state.boxes, state.covers = [Box(0, value, True, False, 2, 0, 0, 0)], [()]
    assert best_placement(state).damage == 0


def test_what_people_are_told_is_set_right_by_dungeon_and_hero_and_bots_weigh_without_it():
    told, weighed = evaluation(for_odds=True), evaluation()
    pack = onedeck_pack().pack
    names = {f"dungeon {id}" for id in pack.dungeons} | {f"hero {id}" for id in pack.heroes}
    assert set(told.shifts) == names | {"party 1", "party 2", "party 4"} and weighed.shifts == {}
    state = underdeck.new("onedeck", heroes=["mage", "rogue"], dungeon="lichs-tomb", seed=1).state
    shift = told.shifts["party 2"] + told.shifts["dungeon lichs-tomb"]
    shift += (told.shifts["hero mage"] + told.shifts["hero rogue"]) / 2
    assert told.logit(state) - weighed.logit(state) == pytest.approx(shift)


def test_an_answer_that_ends_the_game_is_known_to_and_leaves_nobody_unhurt():
    """An item is given up whose heart is the hero's last."""
    table = at("""
        heroes mage
        dungeon dragons-cave
        floor 2
        level 3
        tokens 0
        doors goblin-1
        hero mage damage 6 items force-wall-1 wraith-2 shadow-2 spiked-log-1
        room 1
        deck empty
        agenda levels
        agenda spoils
        agenda ask-loot 0
    """)
    decision = table.match.decisions[0]
    assert decision.kind == "loot"
    found = BotsFacet.of(plugin_of("onedeck")).mind().advise(table.match, decision, 600).prospects
    fatal = [each for each in found if each.exact == ("win", "through")]
    assert fatal and len(fatal) < len(found)
    for each in fatal:
        assert (each.win, each.error, each.figures["through"], each.figures["clean"]) == (0.0, 0.0, 0.0, 0.0)
