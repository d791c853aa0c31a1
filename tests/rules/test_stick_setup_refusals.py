"""Setups of The Order of the Stick that make no sense are refused, with a reason."""

import pytest

from stick_table import Table
from underdeck.games.stick.rules.options import OPTIONS, PRESETS, VARIANTS
from underdeck.kernel.refusal import Refusal

SIX = ["roy", "haley", "elan", "vaarsuvius", "durkon", "belkar"]


def refusal(**setup):
    with pytest.raises(Refusal) as caught:
        Table.deal(**setup)
    assert str(caught.value)
    return caught.value.code, caught.value.facts


def code(**setup):
    return refusal(**setup)[0]


# Players


@pytest.mark.rule("OS-1.1")
@pytest.mark.parametrize("players", [[], ["roy"], 0, 1, 7, -2, 10**9])
def test_two_to_six_play(players):
    found = players if isinstance(players, int) else len(players)
    assert refusal(players=players) == ("players-count", {"found": found})


@pytest.mark.rule("OS-1.1")
@pytest.mark.parametrize("count", range(2, 7))
def test_any_number_from_two_to_six_is_fine(count):
    assert len(Table.deal(players=SIX[:count]).view(0).players) == count
    assert len(Table.deal(players=count).view(0).players) == count


def test_somebody_must_play():
    assert code() == "players-missing"
    assert code(players=None) == "players-missing"


@pytest.mark.rule("OS-1.2")
def test_nobody_is_played_twice():
    assert refusal(players=["roy", "elan", "roy"]) == ("character-twice", {"name": "roy"})
    assert code(players=[*SIX, "roy"]) == "character-twice"


@pytest.mark.rule("OS-1.2")
@pytest.mark.parametrize("name", ["xykon", "Roy", "", None, 3, ["roy"]])
def test_only_the_six_can_be_played(name):
    found = refusal(players=["haley", name])
    assert found == ("unknown-character", {"name": str(name), "choices": ", ".join(SIX)})


@pytest.mark.parametrize("players", [True, "roy", 2.5])
def test_players_are_a_list_or_a_number(players):
    assert refusal(players=players) == ("setup-type", {"name": "players"})


@pytest.mark.rule("OS-1.2", "OS-2.4")
def test_characters_dealt_at_random_differ():
    for seed in range(10):
        dealt = [player.character for player in Table.deal(seed=seed, players=4).view(0).players]
        assert len(set(dealt)) == 4


# Lengths


@pytest.mark.rule("OS-2.25")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_weekend_killer_needs_five(count):
    found = refusal(players=SIX[:count], length="weekend-killer")
    assert found == ("length-players", {"length": "weekend-killer", "least": 5, "players": count})
    assert Table.deal(players=SIX[:5], length="weekend-killer").view(0).length == "weekend-killer"


@pytest.mark.parametrize("length", ["Short", "huge", "", None, 3, ["short"]])
def test_an_unknown_length_is_refused(length):
    assert code(players=["roy", "elan"], length=length) == "unknown-length"


# Variants


@pytest.mark.parametrize("name", ["teams", "Lucky", None, 1, ["lucky"]])
def test_an_unknown_variant_is_refused(name):
    found = refusal(players=["roy", "elan"], variants=["lucky", name])
    assert found == ("unknown-variant", {"name": str(name), "choices": ", ".join(VARIANTS)})


def test_a_variant_is_named_once():
    assert refusal(players=["roy", "elan"], variants=["lucky", "lucky"]) == ("variant-twice", {"name": "lucky"})


@pytest.mark.parametrize("variants", ["lucky", {"lucky": True}, None, 1])
def test_variants_are_a_list(variants):
    assert refusal(players=["roy", "elan"], variants=variants) == ("setup-type", {"name": "variants"})


@pytest.mark.rule("OS-24.11")
@pytest.mark.parametrize("count", range(2, 7))
def test_shadows_are_for_two_or_three(count):
    if count <= 3:
        assert Table.deal(players=SIX[:count], variants=["shadow"]).view(0).variants == ["shadow"]
    else:
        assert code(players=SIX[:count], variants=["shadow"]) == "variant-players"


@pytest.mark.rule("OS-24.1")
@pytest.mark.parametrize("count", [2, 3])
def test_teams_need_four(count):
    assert code(players=SIX[:count], variants=["team"]) == "variant-players"


# Teams


def teams(t):
    return [player.team for player in t.view(0).players]


@pytest.mark.rule("OS-24.1")
@pytest.mark.parametrize("count", [4, 5, 6])
def test_without_a_word_teammates_never_sit_side_by_side(count):
    seated = teams(Table.deal(players=SIX[:count], variants=["team"]))
    assert len(set(seated)) in (2, 3)
    assert all(seated[seat] != seated[(seat + 1) % count] for seat in range(count))
    assert min(seated.count(team) for team in seated) >= (2 if count != 5 else 1)


@pytest.mark.rule("OS-24.1")
def test_teams_are_as_given():
    t = Table.deal(players=SIX, variants=["team"], teams=[SIX[0::3], SIX[1::3], SIX[2::3]])
    assert teams(t) == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("OS-24.1")
@pytest.mark.parametrize(
    "split", [[["roy", "haley"], ["elan", "vaarsuvius"]], [["roy", "vaarsuvius"], ["elan"], ["haley"]]]
)
def test_teammates_side_by_side_are_refused(split):
    assert code(players=SIX[:4], variants=["team"], teams=split) == "teams-seating"


@pytest.mark.rule("OS-24.1")
@pytest.mark.parametrize(
    "split",
    [
        "roy",
        {"roy": 1},
        [],
        [SIX[:4]],
        [[name] for name in SIX[:4]],
        ["roy", "elan"],
        [["roy", "elan"], ["haley", "vaarsuvius"], []],
    ],
)
def test_teams_are_two_or_three_lists(split):
    assert refusal(players=SIX[:4], variants=["team"], teams=split) == ("setup-type", {"name": "teams"})


@pytest.mark.rule("OS-24.1")
@pytest.mark.parametrize(
    "split",
    [
        [["roy", "elan"], ["haley"]],
        [["roy", "elan"], ["haley", "belkar"]],
        [["roy", "elan"], ["haley", "vaarsuvius", "roy"]],
        [["roy", "elan"], ["haley", None]],
    ],
)
def test_everybody_is_in_exactly_one_team(split):
    assert code(players=SIX[:4], variants=["team"], teams=split) == "teams-players"


def test_teams_are_for_the_team_variant():
    assert code(players=SIX[:4], teams=[["roy", "elan"], ["haley", "vaarsuvius"]]) == "teams-without-variant"


# Options


def test_an_unknown_setting_is_refused():
    assert refusal(players=["roy", "elan"], edition="2")[1]["name"] == "edition"
    assert code(players=["roy", "elan"], edition="2") == "unknown-setting"


@pytest.mark.parametrize("name", ["stair", "Stairs", ""])
def test_an_unknown_option_is_refused(name):
    found = refusal(players=["roy", "elan"], options={name: "3"})
    assert found == ("unknown-option", {"name": name, "choices": ", ".join(OPTIONS)})


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("value", ["maybe", "", None, 3, True, ["3"]])
def test_an_unknown_value_is_refused(option, value):
    found = refusal(players=["roy", "elan"], options={option: value})
    assert found == ("unknown-value", {"option": option, "name": str(value), "choices": ", ".join(OPTIONS[option])})


@pytest.mark.parametrize("options", ["stairs", ["stairs"], None, 3])
def test_options_are_a_table(options):
    assert refusal(players=["roy", "elan"], options=options) == ("setup-type", {"name": "options"})


@pytest.mark.parametrize("preset", ["slow", "Quick", "", 3, ["quick"]])
def test_an_unknown_preset_is_refused(preset):
    found = refusal(players=["roy", "elan"], preset=preset)
    assert found == ("unknown-preset", {"name": str(preset), "choices": ", ".join(PRESETS)})


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_an_option_is_accepted(option):
    for value in OPTIONS[option]:
        assert getattr(Table.deal(players=["roy", "elan"], options={option: value}).state.rules, option) == value


@pytest.mark.parametrize("used", [[9, 0], [0, 9999], [-1, 0], [0, -2]])
@pytest.mark.parametrize("field", ["changes", "rallies"])
def test_a_position_with_cards_that_nobody_used_is_refused(field, used):
    battle = {"fighter": 0, "floor": 1, "column": 0, "changes": [[0, 1, *used]]}
    more = {"battle": battle} if field == "changes" else {"rallies": [["attack", "all", 1, *used]]}
    players = [{"character": "roy", "floor": 1}, {"character": "elan", "floor": 1}]
    with pytest.raises(Refusal) as caught:
        Table(players=players, floors=[{"rooms": [{"card": "plain-corridor"}]}], **more)
    assert caught.value.facts["field"] == field
