"""Which names go with a view: those of its ids, as its types say, and of nothing that only looks like one."""

from dataclasses import dataclass
from typing import Annotated, get_args

import pytest
from msgspec import to_builtins

from server.helpers import ONEDECK, STICK
from server.shelves import wander
from underdeck import new
from underdeck.games.onedeck.rules.view_types import View as OneDeckView
from underdeck.games.stick.rules.view_types import View as StickView
from underdeck.kernel.ids import Kind
from underdeck.table.renderer import SPECTATOR, Names, renderer_of
from underdeck.text.view_ids import fields_of, finder_of, kind_in

Card = Annotated[str, Kind("card")]
Place = Annotated[str, Kind("place")]


@dataclass
class Step:
    kind: Card | None
    tread: "list[Step]"


@dataclass
class Cellar:
    kind: str
    door: list[Card]
    turn: int
    steps: list[Step]
    ways: dict[Place, Card | None]
    lights: tuple[Card, int] | None
    rest: Annotated[str, "no kind"]


class Loud:
    """Whatever one asks for has a name."""

    def named(self, kind, id):
        return f"{kind} {id.upper()}"

    def name_of(self, id):
        return id.upper()


@pytest.fixture
def told():
    found = renderer_of.__wrapped__("onedeck", "en")
    found.names = Names(Loud())
    return found


def test_a_card_called_like_a_word_of_the_message_is_named_only_where_it_lies(told):
    view = Cellar("kind", [], 1, [], {}, None, "rest")
    assert told.naming(Cellar, to_builtins(view)) == {}
    view.door = ["door", "turn"]
    assert told.naming(Cellar, to_builtins(view)) == {"door": "card DOOR", "turn": "card TURN"}


def test_ids_are_found_in_lists_steps_keys_and_places(told):
    steps = [Step("oak", [Step("elm", []), Step(None, [])])]
    view = Cellar("stone", ["iron"], 1, steps, {"north": "gate", "south": None}, ("lamp", 3), "quiet")
    assert told.naming(Cellar, to_builtins(view)) == {
        "iron": "card IRON", "oak": "card OAK", "elm": "card ELM", "north": "place NORTH", "south": "place SOUTH",
        "gate": "card GATE", "lamp": "card LAMP",
    }  # fmt: skip


def test_a_view_whose_types_say_nothing_is_named_word_by_word(told):
    view = {"seat": 0, "door": ["oak", 'a "grey" one'], "deep": {"well": "\\ elm"}}
    names = told.naming(dict, view)
    assert names == {word: word.upper() for word in ("seat", "door", "oak", 'a "grey" one', "deep", "well", "\\ elm")}


def test_of_two_kinds_nobody_can_tell_which_it_is():
    @dataclass
    class Mixed:
        thing: Card | Place

    with pytest.raises(TypeError, match="kinds"):
        finder_of(Mixed)


@pytest.mark.parametrize(("game", "words"), [
    ("onedeck", ["discard", "dungeon", "armor", "poison", "healing", "door", "kind"]),
    ("stick", ["team", "shadow", "resting", "hide", "kind"]),
])  # fmt: skip
def test_fields_of_a_view_are_not_taken_for_what_is_called_like_them(game, words):
    match = new(game, seed=3, **(STICK if game == "stick" else {**ONEDECK, "edition": "1.9"}))
    view = match.view(0)
    names = renderer_of(game, "en").view(view, 0)["names"]
    assert names and not [word for word in words if word in names and word not in marked(view)]


def marked(view):
    found = {}
    finder_of(type(view))(to_builtins(view), found)
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_everything_that_a_view_shows_has_a_name(game, lang):
    kinds, told = set(), renderer_of(game, lang)
    for seed in range(6):
        for most in (0, 10, 40, 120, 400):
            match = wander(game, seed, most)
            for seat in range(len(match.seats)):
                view = match.view(seat)
                kinds |= set(marked(view).values())
                assert told.view(view, seat)["names"].keys() == marked(view).keys() - {""}
    assert kinds >= {"onedeck": {"card", "hero", "skill", "potion", "dungeon", "feat", "set", "color"},
                     "stick": {"character", "shtick", "loot", "battle", "room", "part", "length"}}[game]  # fmt: skip


def test_a_spectator_is_told_no_name_of_what_is_hidden():
    told = renderer_of("stick", "en")
    for seed in range(4):
        view = wander("stick", seed, 60).view(0)
        seen = told.view(view, SPECTATOR)
        found = {}
        finder_of(type(view))(seen, found)
        assert view.hand and {*view.hand} - found.keys() and seen["names"].keys() == found.keys()


def plain_strings(hint, path, seen=()):
    """Where a view has strings that no type marks."""
    if hint is str:
        yield path
    elif kind_in(hint) is None and hint not in seen:
        for part in get_args(hint):
            yield from plain_strings(part, path, seen)
        for name, part in {} if get_args(hint) else fields_of(hint).items():
            yield from plain_strings(part, f"{hint.__name__}.{name}", (*seen, hint))


@pytest.mark.parametrize(("view", "words"), [
    (OneDeckView, {
        "View.edition", "View.altered", "View.mode", "View.falls", "View.deadly", "View.result", "View.outcome",
        "View.abilities", "View.next_level_card", "View.refused", "HeroView.pool", "TalentView.refuses",
        "BoxView.source", "BoxView.dice", "BoxView.closed", "BoxView.refuses", "Fall.hero", "Why.reason", "Why.facts",
    }),
    (StickView, {
        "View.options", "View.prospects", "View.window", "View.outcome", "View.refused", "View.steps",
        "PlayerView.score", "RouteView.answers", "SideView.role", "Why.reason", "Why.facts",
    }),
])  # fmt: skip
def test_a_string_of_a_view_is_the_id_of_a_kind_or_one_of_these_words(view, words):
    """Whoever adds one says which: the pages name only what a type marks."""
    assert {*plain_strings(view, "")} == words
