"""No question with one answer: whoever has no choice is not asked, over whole random games of every sort."""

from hypothesis import given, settings
from hypothesis import strategies as st

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.damage import is_anytime
from underdeck.kernel.rng import Rng
from wander import any_setup, base_game, sturdy_game, wander

PAUSES = ("placing",)
"""Asked even when Done is the only answer: it says what stopping costs, and the last die can still be taken back."""


def only_answer(state):
    """The one thing that can be answered, whoever says it; None where there is a choice. To return stored dice or to
    drink what helps nobody is no reason to ask."""
    answers = {option for decision in state.asked for option in decision.options if matters(state, option)}
    return answers.pop() if len(answers) == 1 else None


def matters(state, option):
    if state.asked[0].kind != "avert-defeat" and option[0] in (do.HEAL, do.DRINK) and is_anytime(state, option):
        hero = state.heroes[option[1]]
        return bool(hero.damage or hero.poison)
    return option[0] != do.RETURN


@given(st.integers(min_value=0, max_value=2**40))
@settings(max_examples=60, deadline=None, database=None)
def test_a_question_leaves_a_choice(seed):
    def look(state, step):
        answer = only_answer(state)
        if answer is None:
            return
        asked = state.asked[0]
        assert asked.kind in PAUSES, f"{asked.kind}: {answer}"
        assert answer == (do.DONE,)

    wander(sturdy_game() if seed % 2 else base_game(), any_setup(Rng(seed)), seed, look)
