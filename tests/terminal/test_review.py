"""`underdeck review`: how the chances went, what was play and what was luck, the same every time."""

import json
import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest

from minds import use
from terminal.command import run
from underdeck import load, new
from underdeck.bots import ask, make_bot
from underdeck.bots.advice import Advice, Prospect
from underdeck.games.onedeck.plugin import OneDeckPlugin
from underdeck.kernel.rng import Rng
from underdeck.match import Match
from underdeck.match.driver import next_question
from underdeck.match.story import replayed
from underdeck.plugin.registry import plugin_of
from underdeck.review import review, review_of

ROLL = 3
"""The first answer of the game below after which the last of its options rolls dice."""


class Knowing:
    """A mind to whom the first answer is always best, and the last one bad."""

    def __init__(self, cost=0.2):
        self.cost = cost
        self.paid = None
        """What games that are played out say that it costs."""
        self.error = 0.0
        self.budgets = []

    def value(self, world, seat):
        return 0.5

    def play_out(self, match, seat, action=None):
        """Games end as it thinks."""
        last = action == match.decision_of(seat).options[-1]
        return [0.5 - ((self.cost if self.paid is None else self.paid) if last else 0.0)] * 10

    def advise(self, match, decision, budget=0, stop=None):
        self.budgets.append(budget)
        count = len(decision.options)
        prospects = [
            Prospect(option, 0.5 - (self.cost if n == count - 1 else 0.0), self.error, {}, ("win",))
            for n, option in enumerate(decision.options)
        ]
        return Advice(decision.seat, decision.kind, 0.5, prospects, 0, [], 0)


def played(game="onedeck", seed=2, last=(), **setup):
    """A whole game of first answers, or of the last one after so many answers."""
    match = new(game, seed=seed, **(setup or {"heroes": ["mage"], "dungeon": "dragons-cave"}))
    rng = Rng(seed)
    while match.outcome is None:
        decision = match.decisions[0]
        many = len(decision.options)
        at = many - 1 if len(match.log) in last else 0 if many < 3 or len(match.log) < 9 else rng.below(many - 1)
        match.submit(decision.seat, decision.options[at])
    return match


@pytest.fixture
def data(tmp_path):
    return {**os.environ, "UNDERDECK_DATA": str(tmp_path / "data"), "UNDERDECK_LANG": "en"}


class First:
    """The strongest bot there: it always gives the first answer."""

    needs_world = False

    def choose(self, world, decisions):
        return decisions[0].seat, decisions[0].options[0]


@pytest.fixture
def mind(monkeypatch):
    mind = Knowing()
    use(monkeypatch, OneDeckPlugin, mind)
    monkeypatch.setattr(review, "strongest", lambda plugin, budget: First())
    monkeypatch.setattr(review, "PRIOR", 0)
    monkeypatch.setattr(review.Reviewing, "play_out", mind.play_out)
    return mind


def test_what_the_strongest_bot_would_have_answered_is_no_mistake(mind, monkeypatch):
    class Last(First):
        def choose(self, world, decisions):
            return decisions[0].seat, decisions[0].options[-1]

    monkeypatch.setattr(review, "strongest", lambda plugin, budget: Last())
    found = review_of(played(last=(ROLL,)))
    assert (found.decisions[ROLL].grade, found.decisions[ROLL].loss) == ("best", 0.0)
    assert found.costliest == []


@pytest.mark.long
def test_the_costliest_moments_name_what_master_answers():
    match, bot = new("onedeck", seed=3, heroes=["mage"], dungeon="dragons-cave"), make_bot("novice", 1, "onedeck")
    while match.outcome is None:
        match.submit(*ask(bot, match))
    found = review_of(match)
    master = make_bot("master", review.SEED, "onedeck")
    assert found.costliest
    for each in [found.decisions[place] for place in found.costliest]:
        retold = replayed(match.header, match.log[: each.at])
        answer = retold.write(ask(master, retold, retold.decision_of(each.seat))[1])
        assert each.best == answer != each.words


@pytest.fixture
def hasty(monkeypatch):
    """Games are not played out, but end somehow, the same each time."""

    def end(self, match, seat, action=None):
        chance = Rng(len(match.log) * 97 + sum(action or ()))
        return [chance.below(2) * 1.0 for _ in range(self.games)]

    monkeypatch.setattr(review.Reviewing, "play_out", end)


def test_the_worst_of_what_is_called_a_mistake_is_among_the_costliest(hasty):
    for seed in range(4):
        match, bot = (
            new("onedeck", seed=seed, heroes=["mage"], dungeon="yetis-cavern"),
            make_bot("random", 1, "onedeck"),
        )
        while match.outcome is None:
            match.submit(*ask(bot, match))
        found = review_of(match, budget=60)
        worst = max(each.loss for each in found.decisions)
        told = [found.decisions[place].loss for place in found.costliest]
        assert told == sorted(told, reverse=True) and (worst < review.STILL_FINE or told[0] == worst)


def changed(at, reveals, loss=0.0, luck=0.0, others=0.0):
    decided = review.Decided(at, 0, "placing", "", "", 0.5, 0.5, loss, "fine", 0.1, True, luck, others)
    return review.Look(SimpleNamespace(reveals=reveals), decided, 0.5, 0.5, 0.0, False)


def test_a_turning_point_is_what_one_answer_cost_or_what_was_seen_after_it():
    """What an answer cost is told as its own: the dice after it are none of it."""
    looks = [changed(0, 1), changed(1, 1, luck=-0.3), changed(2, 2, loss=0.05, luck=0.6),
             changed(3, 3, loss=0.2, luck=-0.1)]  # fmt: skip
    curve = [(0, 0.5), (1, 0.5), (2, 0.2), (3, 0.75), (4, 0.45)]
    found = [(each.at, each.before, each.after, each.cause) for each in review.turnings(looks, curve)]
    assert found == [(1, 0.5, 0.2, "luck"), (2, 0.2, 0.75, "luck"), (3, 0.75, 0.55, "play")]


def test_nobody_loses_more_than_there_is():
    found = review.turnings([changed(0, 1, loss=0.3)], [(0, 0.06), (1, 0.0)])
    assert [(each.before, each.after) for each in found] == [(0.06, 0.0)]


def test_turning_points_lie_on_the_curve_and_cost_what_is_told(hasty):
    for seed in range(3):
        match, bot = (
            new("onedeck", seed=seed, heroes=["warrior"], dungeon="dragons-cave"),
            make_bot("random", 1, "onedeck"),
        )
        while match.outcome is None:
            match.submit(*ask(bot, match))
        found = review_of(match, budget=60)
        curve, losses = dict(found.curve), {each.at: each.loss for each in found.decisions}
        for each in found.turnings:
            assert each.before == curve[each.at]
            assert each.cause != "play" or each.before - each.after == pytest.approx(losses[each.at], abs=0.001)


def test_nothing_changes_by_luck_until_something_new_is_seen():
    match = played(seed=4)
    found = review.Reviewing(match, plugin_of("onedeck"), 0, 40)
    looks = found.look_back(lambda done, all: None)
    found.settle(looks)
    between = [found.between_of(look, later) for look, later in zip(looks, [*looks[1:], None], strict=True)]
    found.set_luck(looks, between, 0.0)
    quiet = [(look, later) for look, later in pairwise(looks) if look.match.reveals == later.match.reveals]
    assert quiet
    for look, later in quiet:
        assert look.decided.luck == 0
        assert later.value == pytest.approx(max(0.0, look.value - look.decided.loss), abs=0.001)


def test_answers_are_graded_by_what_they_cost(mind):
    review = review_of(played(last=(ROLL,)))
    first = review.decisions[ROLL]
    assert (first.grade, first.loss, first.before, first.after) == ("mistake", 0.2, 0.5, 0.3)
    assert first.words != first.best and review.costliest[0] == ROLL
    assert review.lost >= 0.2 and review.accuracy < 100
    assert mind.budgets[0] * 10 in mind.budgets, "what cost most is looked at again"


@pytest.mark.parametrize("cost, grade", [(0.01, "fine"), (0.05, "doubtful"), (0.07, "mistake")])
def test_the_grades(mind, cost, grade):
    mind.cost = cost
    assert review_of(played(last=(ROLL,))).decisions[ROLL].grade == grade


def test_what_came_of_an_answer_beyond_its_worth_is_luck(mind):
    """The mind thinks that nothing changes; the end was still lost."""
    review = review_of(played())
    assert review.outcome == "defeat" and review.curve[-1][1] == 0.0
    assert review.decisions[-1].luck == -review.decisions[-1].after
    assert review.turnings and review.turnings[-1].cause == "luck"
    assert all(each.luck == 0 for each in review.decisions[:-1] if each.after == each.before)


def test_what_could_still_be_had_was_not_lost(mind):
    """Where nothing new is seen the same answers are there again: only the last chance to give them counts."""
    first = review_of(played(last=(0,))).decisions[0]
    assert first.words != first.best and (first.loss, first.grade) == (0.0, "fine")


def test_what_a_mistake_gave_away_was_there_before_it_though_a_glance_did_not_see_it(mind):
    mind.value = lambda world, seat: 0.25
    mind.error = 0.01
    review = review_of(played(last=(ROLL,)))
    curve = dict(review.curve)
    assert review.decisions[ROLL].loss == pytest.approx(0.2 - 0.01 * 2**0.5, abs=0.0001)
    assert curve[review.decisions[ROLL].at] == 0.5
    assert {curve[each.at] for each in review.decisions[ROLL + 1 :]} == {0.25}
    assert review.luck - review.lost == pytest.approx(review.curve[-1][1] - review.curve[0][1])


def test_what_is_shown_to_have_cost_most_is_what_it_costs_in_games_played_out(mind):
    mind.cost, mind.paid = 0.4, 0.1
    told = review_of(played(last=(ROLL,)))
    worst = told.decisions[told.costliest[0]]
    assert (worst.at, worst.loss, worst.before, worst.after) == (told.decisions[ROLL].at, 0.1, 0.5, 0.4)
    mind.paid = 0.0
    assert review_of(played(last=(ROLL,))).costliest == []


def test_the_curve_leaps_only_where_games_played_out_say_so(mind):
    """At a glance all is well with the mistake and lost after it."""
    mind.cost, mind.error = 0.2, 0.01
    mind.value = lambda world, seat: 0.1
    curve = [chance for _, chance in review_of(played(last=(ROLL,))).curve[:-1]]
    assert max(abs(later - before) for before, later in pairwise(curve)) <= review.LEAP
    assert curve[ROLL] == 0.5


def test_where_the_best_answer_is_sure_it_says_more_than_a_glance(mind):
    """At loot a glance takes nothing for taken yet."""
    mind.value = lambda world, seat: 0.1
    assert {chance for _, chance in review_of(played()).curve[:-1]} == {0.5}


@pytest.mark.long
def test_what_a_die_brings_when_the_last_rival_passes_is_not_what_the_others_did():
    match = stick({"roy": "me", "haley": "bot", "elan": "bot"})
    found = review.Reviewing(match, plugin_of("stick"), 0, 1)
    looks = found.look_back(lambda done, all: None)
    rolled = 0
    for look, later in pairwise(looks):
        between = match.log[look.decided.at + 1 : later.decided.at]
        if between and {match.write(action) for _, action in between} == {"pass"}:
            others, seen = found.between_of(look, later)
            assert abs(others) < 0.01
            rolled += seen
    assert rolled


@pytest.mark.long
@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_luck_play_and_the_others_add_up_to_what_the_game_changed(game):
    match = played(seed=4) if game == "onedeck" else stick({"roy": "me", "haley": "bot", "elan": "bot"})
    review = review_of(match, budget=1)
    changed = review.curve[-1][1] - review.curve[0][1]
    assert review.luck - review.lost + review.others == pytest.approx(changed, abs=0.02)
    assert (review.others != 0) == (game == "stick")


@pytest.mark.long
def test_accuracy_tells_good_play_from_bad():
    def accuracy(name, seed):
        match, bot = new("onedeck", seed=seed, heroes=["mage"], dungeon="yetis-cavern"), make_bot(name, 1, "onedeck")
        while match.outcome is None:
            match.submit(*ask(bot, match))
        return review_of(match).accuracy

    random, skilled, expert = [sum(accuracy(name, seed) for seed in (20, 22, 24)) / 3
                               for name in ("random", "skilled", "expert")]  # fmt: skip
    assert random < 80 < skilled < expert


def test_a_player_who_always_answers_best_has_full_accuracy(mind):
    mind.cost = 0.0
    assert review_of(played()).accuracy is None, "nothing mattered"
    mind.cost = 0.3
    assert review_of(played(last=range(10**6))).accuracy < 40


def test_the_same_record_gives_the_same_review(hasty):
    text = played(seed=4).record()
    assert review_of(load(text), budget=1) == review_of(load(text), budget=1)


def test_games_are_played_out_the_same_each_time_to_their_end():
    match = played(seed=4)
    retold = replayed(match.header, match.log[:-4])
    record = retold.digest
    looking = review.Reviewing(match, plugin_of("onedeck"), 0, 1)
    for action in (None, retold.decisions[0].options[-1]):
        found = looking.play_out(retold, 0, action)
        assert found == looking.play_out(retold, 0, action) and len(found) == looking.games
        assert set(found) <= {0.0, 1.0}, "won or lost, and nothing between"
    assert retold.digest == record


@pytest.mark.parametrize("lang, said", [
    ("en", ["Accuracy:", "a mistake", "20 points", "Turning points:", "better:"]),
    ("fr", ["Précision", "erreur", "20 points", "Tournants", "mieux"]),
])  # fmt: skip
def test_it_is_told_in_words(data, mind, tmp_path, lang, said):
    file = tmp_path / "game.record"
    file.write_text(played(last=(ROLL,)).record())
    done = run(data, "review", str(file), "--lang", lang, check=0)
    assert all(part in done.stdout for part in said), done.stdout


def test_as_json(data, mind, tmp_path):
    file = tmp_path / "game.record"
    file.write_text(played(last=(ROLL,)).record())
    found = json.loads(run(data, "review", str(file), "--json", "--seat", "mage", "--budget", "7", check=0).stdout)
    assert found["seat"] == 0 and found["budget"] == 7 and found["decisions"][ROLL]["grade"] == "mistake"
    assert found["curve"][-1] == [found["answers"], 0.0]


def stick(players):
    match, bot = new("stick", seed=3, preset="quick", players=players), make_bot("skilled", 1, "stick")
    while match.outcome is None:
        match.submit(*ask(bot, match, next_question(match)))
    return match


def begun(data):
    (game,) = Path(data["UNDERDECK_DATA"]).glob("games/*.open")
    return load(game.read_text(), cut_off=True)


def after(match, count):
    return replayed(match.header, match.log[:count])


def test_a_game_is_played_on_from_any_of_its_moments_by_the_same_sitters(data, tmp_path):
    file = tmp_path / "game.record"
    for match, at in ((played(), 5), (stick({"roy": "me", "haley": "expert/own:1", "elan": "bot"}), 150)):
        file.write_text(match.record())
        said = run(data, "review", str(file), "--from", str(at), "--plain", answers="quit\n", check=0).stdout
        found, then = begun(data), after(match, at)
        assert match.header.game == "onedeck" or "Played by bots: Haley (Expert, greedy), Elan (Skilled)." in said
        moment = Match(found.header)
        assert [each.options for each in moment.decisions] == [each.options for each in then.decisions]
        assert moment.position() == then.position() and moment.header.seed != match.header.seed
        assert moment.header.setup.get("players") == match.header.setup.get("players")
        run(data, "resume", "--plain", answers="abandon yes\n", check=0)


def test_whoever_looks_back_is_told_how_to_play_from_there(data, mind, tmp_path):
    file = tmp_path / "game.record"
    file.write_text(played(last=(ROLL,)).record())
    assert f"underdeck review {file} --from {ROLL}" in run(data, "review", str(file), check=0).stdout
    assert f"underdeck review {file} --from {ROLL}" in run(data, "review", str(file), "--lang", "fr", check=0).stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_late_moment_is_named_as_it_is_typed(data, tmp_path, monkeypatch, lang):
    file = tmp_path / "game.record"
    file.write_text(played().record())
    late = SimpleNamespace(costliest=[0], decisions=[SimpleNamespace(at=1342)])
    monkeypatch.setattr("underdeck.cli.review.review_of", lambda *_: late)
    monkeypatch.setattr("underdeck.cli.review.report_lines", lambda *_: [])
    assert run(data, "review", str(file), "--lang", lang, check=0).stdout.endswith(f"review {file} --from 1342\n")
    told = run(data, "review", str(file), "--lang", lang, "--seat", "mage", check=0).stdout
    assert told.endswith(f"review {file} --seat mage --from 1342\n")


def test_whoever_looks_at_somebodys_game_plays_on_from_that_seat(data, tmp_path):
    file = tmp_path / "game.record"
    file.write_text(stick({"roy": "me", "haley": "bot", "elan": "bot"}).record())
    run(data, "review", str(file), "--seat", "haley", "--from", "150", "--plain", answers="quit\n", check=0)
    assert begun(data).header.setup["players"] == {"roy": "bot", "haley": "me", "elan": "bot"}


@pytest.mark.parametrize("moment", ["-1", "99999", "now", "1.5"])
def test_a_moment_that_there_was_not_is_refused(data, tmp_path, moment):
    file = tmp_path / "game.record"
    match = played()
    file.write_text(match.record())
    for lang, said in (("en", "between 0 and"), ("fr", "entre 0 et")):
        done = run(data, "review", str(file), "--from", moment, "--plain", "--lang", lang, check=2)
        assert said in done.stderr and str(len(match.log) - 1) in done.stderr


@pytest.mark.long
@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_a_review_is_the_same_compiled_and_interpreted(data, tmp_path, game):
    file = tmp_path / "game.record"
    file.write_text((played(seed=4) if game == "onedeck" else stick({"roy": "me", "haley": "bot"})).record())
    command = [sys.executable, "-c", "from underdeck.cli import main; main()"]
    words = ["review", str(file), "--json", "--budget", "4"]
    found = [
        subprocess.run([*command, *words], env={**data, **core}, capture_output=True, check=True).stdout
        for core in ({}, {"UNDERDECK_COMPILED": "0"})
    ]
    assert found[0] == found[1] and json.loads(found[0])["decisions"]


@pytest.mark.parametrize("words, said", [
    (["--seat", "gandalf"], "gandalf"), (["--seat", "5"], "0 (mage)"), (["--budget", "0"], "1000000"),
    (["--budget", "many"], "many"), (["--budget", "9999999"], "9999999"),
    (["--seat", ""], "Name a seat by its number or its name: mage."), (["--seat", " "], "mage"),
])  # fmt: skip
def test_what_makes_no_sense_is_refused(data, mind, tmp_path, words, said):
    file = tmp_path / "game.record"
    file.write_text(played().record())
    done = run(data, "review", str(file), *words, check=2)
    assert said in done.stderr.replace(",", "").replace("\u202f", "") and not done.stdout


def test_files_that_are_no_finished_game_are_refused_in_one_sentence(data, tmp_path):
    whole = played().record()
    head, setup, *answers = whole.splitlines()
    cases = {
        "running": ("\n".join([head, setup, *answers[:3]]) + "\n", "not over"),
        "game.abandoned": ("\n".join([head, setup, *answers[:3]]) + "\n", "given up"),
        "foreign": ("Dear diary,\n", "record"),
        "damaged": ("\n".join([head, setup, "0 dance"]) + "\n", "dance"),
        "other": ("\n".join([head, setup.replace('"rules":', '"rules":9'), *answers]) + "\n", "rules"),
    }
    for name, (text, said) in cases.items():
        file = tmp_path / name
        file.write_text(text)
        done = run(data, "review", str(file), check=2)
        assert said in done.stderr and len(done.stderr.splitlines()) == 1, name
    assert run(data, "review", str(tmp_path / "nothing"), check=2).stderr


def by_bots(name):
    """A game that nobody but that bot has played."""
    match = new("onedeck", seed=2, heroes=["mage"], dungeon="dragons-cave", players={"mage": name})
    while match.outcome is None:
        match.submit(0, match.decisions[0].options[0])
    return match


def test_somebody_may_go_on_where_only_bots_have_played(data, tmp_path):
    file = tmp_path / "a game.record"
    file.write_text(by_bots("novice").record())
    said = run(data, "review", str(file), "--from", "3", "--plain", answers="quit\n", check=0).stdout
    assert "underdeck resume" in said and not re.search(r"\b(defeat|victory)\b", said.lower())


def test_for_a_bot_that_there_is_not_the_usual_one_plays_on(data, tmp_path):
    file = tmp_path / "game.record"
    players = {"mage": "me", "warrior": "bot"}
    match = new("onedeck", seed=2, heroes=["mage", "warrior"], dungeon="dragons-cave", players=players)
    match.header.setup["players"]["warrior"] = "wizard"
    while match.outcome is None:
        match.submit(match.decisions[0].seat, match.decisions[0].options[0])
    file.write_text(match.record())
    said = run(data, "review", str(file), "--from", "3", "--plain", answers="1\n2\n0\n" * 20, check=0).stdout
    said = " ".join(said.split())
    assert "Warrior (Skilled)" in said and said.count("“wizard”") == said.count("The default bot plays instead.") == 1


def test_the_command_to_play_on_can_be_copied_whatever_the_path(data, tmp_path, mind):
    file = tmp_path / "a game.record"
    file.write_text(played(last=(ROLL,)).record())
    assert f"underdeck review '{file}' --from {ROLL}" in run(data, "review", str(file), check=0).stdout


def test_a_bot_for_whom_there_is_no_seat_is_refused(data):
    words = ["play", "onedeck", "--hero", "mage", "--dungeon", "dragons-cave", "--plain", "--bot", "master"]
    assert "mage=master" in run(data, *words, check=2).stderr
