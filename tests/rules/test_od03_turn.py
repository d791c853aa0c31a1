"""OD-3: the turn, its time and its end."""

import pytest

from table import at, game
from underdeck.games.onedeck.text.words import onedeck_text

EDITIONS = ("1.1", "1.5", "1.61", "1.9")


def steps(t, *answers):
    """Event kinds and questions (with a question mark), in order, while giving the answers."""
    found = []
    for answer in answers:
        t.do(answer)
        found += [event.kind for event in t.match.events]
        found.append(f"?{t.asks}")
    return found


def pick(found, *wanted):
    return [step for step in found if step in wanted]


def times(t):
    return [facts["amount"] for facts in t.happened("time")]


# Time passes


@pytest.mark.rule("OD-3.1", "OD-3.3")
def test_a_turn_belongs_to_the_whole_party():
    t = at("""
        heroes warrior rogue
        dungeon yetis-cavern
        doors ? ?
        deck 20
        turn 4
        phase turn
    """)
    assert (t.view.turn, t.view.deck) == (5, 18)
    assert t.asks == "turn-option"
    assert t.asked_seats == [0, 1]
    t.do("1: enter 1")
    assert (t.asks, t.asked_seats) == ("room", [0, 1])
    t.do("0: flee")
    assert (t.view.turn, t.view.deck) == (6, 16)


@pytest.mark.rule("OD-3.2", "OD-3.3", "OD-3.17", "OD-4.1", "EX-1")
@pytest.mark.parametrize("heroes", [["warrior"], ["warrior", "mage"]])
@pytest.mark.parametrize("edition", EDITIONS)
def test_turn_one_is_time_then_explore(heroes, edition):
    t = game(*heroes, dungeon="lichs-tomb", edition=edition)
    kinds = [event.kind for event in t.match.events]
    assert pick(kinds, "turn", "time", "explore", "doors-placed") == [
        "turn", "time", "explore", "doors-placed",
        "turn", "time",
    ]  # fmt: skip
    assert [facts["deck"] for facts in t.happened("time")] == [42, 36]  # 38 between the two: four doors
    assert times(t) == [2, 2]
    assert t.happened("doors-placed")[0]["count"] == 4
    assert [door.card for door in t.view.doors] == [None] * 4
    assert (t.view.turn, t.view.deck, len(t.view.discard)) == (2, 36, 4)


@pytest.mark.rule("OD-3.2")
def test_the_option_is_chosen_only_after_the_time_is_spent():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        deck 20
        phase turn
    """)
    assert t.view.deck == 18
    assert t.asks == "turn-option"
    assert [option.split()[0] for option in t.options if "heal" not in option] == ["enter", "enter", "explore"]


@pytest.mark.rule("OD-3.4", "OD-3.5")
def test_time_discards_the_top_cards_face_up():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        deck goblin-1 ogre-1 shadow-1 wraith-1
        phase turn
    """)
    assert t.view.deck == 2
    assert t.view.discard[-2:] == ["goblin-1", "ogre-1"]
    assert "shadow-1" not in t.view.discard


@pytest.mark.rule("OD-3.5", "R-15")
def test_one_discard_pile_is_public_while_deck_and_closed_doors_are_hidden():
    positions = [
        "doors closed:goblin-1 ogre-1\ndeck shadow-1 wraith-1",
        "doors closed:goblin-1 ogre-1\ndeck wraith-1 shadow-1",
        "doors closed:wraith-1 ogre-1\ndeck shadow-1 goblin-1",
    ]
    tables = [at(f"heroes warrior mage\ndungeon yetis-cavern\n{cards}\nphase choose") for cards in positions]
    for seat in (0, 1):
        views = [t.match.view(seat) for t in tables]
        assert views[0] == views[1] == views[2]
        assert [door.card for door in views[0].doors] == [None, "ogre-1"]
        assert views[0].deck == 2
        assert len(views[0].discard) == 40
        assert not {"goblin-1", "ogre-1", "shadow-1", "wraith-1"} & set(views[0].discard)


@pytest.mark.rule("OD-3.6")
@pytest.mark.parametrize(
    ("card", "answers", "spent"),
    [
        ("ice-elemental-1", [], ["shadow-1", "wraith-1", "goblin-1"]),  # Frost: 3 time
        ("cave-in-1", ["peril 1"], ["shadow-1", "wraith-1"]),  # the option's cost: 2 time
    ],
)
def test_abilities_and_costs_spend_time_like_a_turn_does(card, answers, spent):
    t = at(f"""
        heroes warrior
        dungeon dragons-cave
        doors {card}
        deck shadow-1 wraith-1 goblin-1 goblin-2 ogre-1
        phase encounter 1
    """)
    t.do(*answers)
    assert t.view.discard[-len(spent) :] == spent
    assert t.view.deck == 5 - len(spent)


@pytest.mark.rule("OD-3.6")
def test_consequences_spend_time_like_a_turn_does():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        doors cave-in-1
        choice 1
        deck shadow-1 wraith-1 goblin-1 goblin-2 ogre-1
        covered 2 s2
        hero warrior pool s1
        phase placing 1
    """)
    t.do("done")  # 1 damage, 3 time
    assert t.view.discard[-3:] == ["shadow-1", "wraith-1", "goblin-1"]
    assert t.view.deck == 2


@pytest.mark.rule("OD-3.7")
def test_with_the_stairs_visible_time_becomes_tokens():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        deck empty
        phase turn
    """)
    assert t.view.stairs_tokens == 2
    assert len(t.view.discard) == 42


@pytest.mark.rule("OD-3.18")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_hydras_reef_adds_one_time_to_every_turn(floor):
    t = at(f"""
        heroes warrior
        dungeon hydras-reef
        floor {floor}
        doors ? ?
        deck 20
        phase turn
    """)
    assert t.view.deck == 17
    t.do("enter 1", "flee")
    assert t.view.deck == 14


@pytest.mark.rule("OD-3.18", "R-6")
def test_hydras_reef_pays_all_three_before_a_descent_is_offered():
    t = at("""
        heroes warrior
        dungeon hydras-reef
        doors ? ?
        deck 1
        phase turn
    """)
    assert (t.asks, t.view.stairs_tokens, t.view.deck) == ("descend", 2, 0)


# The stairs revealed as time passes


@pytest.mark.rule("OD-3.8", "E-32", "R-6", "EX-24")
@pytest.mark.parametrize(
    ("line", "asks"),
    [
        ("edition 1.1", "turn-option"),
        ("edition 1.5", "descend"),
        ("edition 1.61", "descend"),
        ("edition 1.9", "descend"),
        ("option descend_on_reveal no", "turn-option"),
    ],
)
def test_stairs_revealed_by_time_passes_may_be_taken_at_once(line, asks):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        {line}
        doors ? ?
        deck 1
        phase turn
    """)
    assert t.view.stairs_visible
    assert t.view.stairs_tokens == 1  # the rest of the payment comes first
    assert t.asks == asks


@pytest.mark.rule("OD-3.8", "OD-3.9")
def test_declining_the_descent_goes_on_with_the_turn():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        deck 2
        turn 7
        phase turn
    """)
    assert (t.asks, t.view.stairs_tokens) == ("descend", 0)
    t.do("stay")
    assert (t.view.turn, t.asks) == (8, "turn-option")
    assert t.offers("enter") == ["enter 1", "enter 2"]
    assert t.refuses("descend")
    t.do("enter 1", "flee")
    assert (t.view.turn, t.asks) == (8, "descend")


@pytest.mark.rule("R-8")
def test_stairs_already_visible_are_not_offered_again_as_the_turn_starts():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        deck empty
        phase end-turn
    """)
    assert t.asks == "descend"
    t.do("stay")
    assert t.view.stairs_tokens == 2
    assert t.asks == "turn-option"
    assert t.refuses("descend")


@pytest.mark.rule("OD-3.8", "R-9")
def test_an_immediate_descent_ends_the_turn_and_a_new_one_begins_below():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        deck 2
        turn 7
        hero warrior damage 5
        tokens 2
        phase turn
    """)
    found = steps(t, "descend")
    assert pick(found, "descended", "turn", "time", "explore") == ["descended", "turn", "time"]
    assert (t.view.floor, t.view.turn) == (2, 9)
    assert (t.view.deck, len(t.view.discard), t.view.doors) == (42, 2, [])
    assert t.asks == "turn-option"
    before = t.hero("warrior").damage
    t.do("heal")  # the start-of-turn window of the new turn
    assert t.hero("warrior").damage == before - 3


# One option per turn


@pytest.mark.rule("OD-3.9", "OD-3.10")
def test_exploring_ends_the_turn():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ? ?
        deck 20
        turn 3
        phase choose
    """)
    found = steps(t, "explore")
    assert pick(found, "explore", "turn", "time") == ["explore", "turn", "time"]
    assert (t.view.turn, t.view.deck, len(t.view.doors)) == (4, 16, 4)


@pytest.mark.rule("OD-3.9", "OD-3.11", "OD-5.8", "E-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fleeing_ends_the_turn_immediately(edition):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        edition {edition}
        doors ? ?
        deck 20
        turn 3
        phase choose
    """)
    t.do("enter 1")
    assert t.refuses("explore")
    found = steps(t, "flee")
    assert found == ["fled", "turn", "time", "?turn-option"]
    assert (t.view.turn, t.view.deck) == (4, 18)


@pytest.mark.rule("OD-3.12")
def test_an_encounter_ends_the_turn_after_loot_and_level_up():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ogre-1 ? ?
        xp goblin-1
        deck 20
        turn 3
        phase loot 1
    """)
    found = steps(t, "xp", "level-up 4 2")
    assert pick(found, "loot-xp", "?level", "level-up", "turn", "time") == [
        "loot-xp", "?level", "level-up", "turn", "time",
    ]  # fmt: skip
    assert (t.view.turn, t.view.deck) == (4, 18)


@pytest.mark.rule("OD-3.13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("position", "answers"),
    [
        ("doors goblin-1 ? ?\nphase loot 1", ["xp"]),
        ("doors closed:goblin-1 ? ?\nphase room 1", ["flee"]),
    ],
)
def test_a_turn_that_ends_with_stairs_showing_offers_the_descent(edition, position, answers):
    t = at(f"heroes warrior\ndungeon yetis-cavern\nedition {edition}\ndeck empty\nturn 3\n{position}")
    t.do(*answers)
    assert (t.asks, t.view.turn) == ("descend", 3)
    assert {"descend", "stay"} <= set(t.options)
    t.do("descend")
    assert t.view.floor == 2


@pytest.mark.rule("OD-3.13")
def test_a_turn_that_ends_without_stairs_offers_no_descent():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors goblin-1 ? ?
        deck 3
        turn 3
        phase loot 1
    """)
    t.do("xp")
    assert (t.view.turn, t.asks) == (4, "turn-option")
    assert t.view.floor == 1


@pytest.mark.rule("OD-3.16")
def test_without_doors_no_room_can_be_entered():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        deck 20
        hero warrior damage 1
        phase choose
    """)
    assert t.asks == "turn-option"
    assert not t.offers("enter")
    assert t.offers("explore") == ["explore"]


@pytest.mark.rule("OD-3.17")
@pytest.mark.parametrize("floor", [1, 2])
def test_the_first_turn_of_a_new_floor_is_an_explore(floor):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        floor {floor}
        doors goblin-1 ?
        deck empty
        phase end-turn
    """)
    found = steps(t, "descend")
    assert pick(found, "descended", "turn", "time", "explore", "doors-placed") == [
        "descended", "turn", "time", "explore", "doors-placed", "turn", "time",
    ]  # fmt: skip
    assert (t.view.deck, len(t.view.discard), len(t.view.doors)) == (36, 4, 4)


# The order of a turn


@pytest.mark.rule("OD-3.14")
def test_the_order_of_a_turn_with_a_combat():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors closed:fire-elemental-1 ? ?
        deck 20
        hero mage stored h1
        phase turn
        next 6 6 6 6 6 6 6 6
    """)
    assert (t.view.deck, t.asks) == (18, "turn-option")
    found = steps(t, "enter 1", "encounter", "feat h1", "cover h6 4", "done", "xp")
    assert pick(
        found, "opened", "?room", "ability", "damage", "?feat", "feat", "rolled", "?placing", "covered", "consequences",
        "?loot", "loot-xp", "turn",
    ) == [
        "opened", "?room", "ability", "damage", "?feat", "feat", "rolled", "rolled", "?placing", "covered", "?placing",
        "ability", "consequences", "damage", "?loot", "loot-xp", "turn",
    ]  # fmt: skip


@pytest.mark.rule("OD-3.14")
def test_the_order_of_a_turn_with_a_peril():
    t = at("""
        heroes mage
        dungeon dragons-cave
        doors closed:cave-in-1 ? ?
        deck 20
        fresh_floor no
        hero mage stored h1
        phase turn
        next 6 6
    """)
    found = steps(t, "enter 1", "encounter", "peril 1", "feat h1", "done", "xp")
    assert pick(
        found, "opened", "?room", "?peril", "peril-chosen", "time", "?feat", "feat", "rolled", "?placing",
        "consequences", "?loot", "loot-xp", "turn",
    ) == [
        "opened", "?room", "?peril", "peril-chosen", "time", "?feat", "feat", "rolled", "rolled", "?placing",
        "consequences", "time", "?loot", "loot-xp", "turn", "time",
    ]  # fmt: skip


# The start of a turn


@pytest.mark.rule("OD-3.15", "R-3")
def test_healing_is_worth_three_after_time_has_passed():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors ? ?
        deck 20
        hero mage damage 4
        tokens 2
        phase turn
    """)
    assert t.view.deck == 18
    t.do("heal mage")
    assert (t.hero("mage").damage, t.view.tokens, t.asks) == (1, 1, "turn-option")


@pytest.mark.rule("OD-3.15", "R-3")
def test_healing_is_worth_three_before_time_passes():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors ? ?
        deck empty
        stairs 2
        hero mage damage 4
        tokens 2
        phase turn
    """)
    assert t.view.stairs_tokens == 2  # nothing is paid yet
    t.do("heal mage")
    assert (t.hero("mage").damage, t.view.stairs_tokens) == (1, 2)
    t.do("go-on")
    assert (t.hero("mage").damage, t.view.stairs_tokens, t.asks) == (2, 1, "turn-option")
    t.do("heal mage")
    assert (t.hero("mage").damage, t.view.tokens) == (0, 0)


@pytest.mark.rule("OD-3.15", "R-3")
def test_healing_is_worth_three_while_time_passes():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors ? ?
        deck empty
        stairs 2
        hero mage damage 4
        tokens 1
        phase turn
    """)
    t.do("go-on")
    assert (t.asks, t.hero("mage").damage) == ("avert-defeat", 5)
    t.do("heal mage")
    assert (t.hero("mage").damage, t.asks) == (2, "turn-option")


@pytest.mark.rule("OD-3.15", "R-3")
def test_the_window_is_open_when_time_passes_reveals_the_stairs():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors ? ?
        deck 2
        hero mage damage 4
        phase turn
    """)
    assert t.asks == "descend"
    t.do("heal mage")
    assert t.hero("mage").damage == 1


@pytest.mark.rule("OD-3.15", "R-3")
def test_the_window_closes_when_a_room_is_entered():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors ? ?
        deck 20
        hero mage damage 4
        phase turn
    """)
    t.do("enter 1", "heal mage")
    assert t.hero("mage").damage == 2


@pytest.mark.rule("OD-3.15", "R-3")
def test_the_window_closes_when_explore_is_chosen():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors ? ?
        deck 2
        hero mage damage 4
        phase choose
    """)
    t.do("explore")
    assert t.asks == "descend"
    t.do("heal mage")
    assert t.hero("mage").damage == 2


# Neither option


@pytest.mark.rule("OD-3.19", "R-5")
def test_with_stairs_and_no_doors_the_turn_ends_after_time_passes():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        deck empty
        turn 5
        tokens 0
        phase turn
    """)
    assert (t.asks, t.view.turn, t.view.stairs_tokens) == ("descend", 6, 2)
    t.do("stay")  # a turn may be burnt: two more time, a damage at the third token
    assert (t.asks, t.view.turn, t.view.stairs_tokens) == ("descend", 7, 1)
    assert t.hero("mage").damage == 1
    t.do("descend")
    assert t.view.floor == 2


@pytest.mark.rule("OD-3.19", "R-5")
def test_a_burnt_turn_lets_the_party_drink_healing_for_three():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        floor 3
        deck empty
        hero mage damage 4
        phase end-turn
    """)
    t.do("stay", "heal mage")  # the last potion: the turn goes on by itself
    assert t.hero("mage").damage == 1
    assert (t.asks, t.view.stairs_tokens) == ("descend", 2)
    t.do("descend")
    assert t.view.boss == "yeti"


@pytest.mark.rule("OD-3.9", "OD-3.15", "OD-3.17")
@pytest.mark.parametrize(("tokens", "damage"), [(1, 4), (2, 3)])
def test_who_can_only_explore_is_asked_no_longer_than_a_potion_helps(tokens, damage):
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        tokens {tokens}
        hero mage damage {damage}
        phase choose
    """)
    assert t.options == ["explore", "heal mage"]
    assert onedeck_text("en").question(t.match.decisions[0], t.view) == "Drink a potion before you explore?"
    t.do("heal mage")
    assert t.happened("explore")
    assert len(t.view.doors) == 4


@pytest.mark.rule("OD-3.15", "R-3")
def test_the_start_of_a_turn_asks_again_while_a_potion_helps():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        deck empty
        doors ? ?
        tokens 2
        hero mage damage 4
        phase turn
    """)
    assert (t.asks, t.options) == ("turn-start", ["go-on", "heal mage"])
    t.do("heal mage")
    assert (t.asks, t.options) == ("turn-start", ["go-on", "heal mage"])
    t.do("heal mage")
    assert (t.asks, t.view.tokens) == ("turn-option", 0)


@pytest.mark.rule("OD-3.20")
def test_turns_repeat_with_the_option_that_suits():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors closed:goblin-1 ?
        deck 30
        turn 1
        phase choose
    """)
    turns = [t.view.turn]
    for answers in (["enter 1", "flee"], ["explore"], ["enter 2", "flee"], ["enter 3", "flee"]):
        t.do(*answers)
        turns.append(t.view.turn)
        assert t.asks == "turn-option"
    assert turns == [1, 2, 3, 4, 5]


@pytest.mark.rule("OD-3.20")
def test_no_turn_follows_a_lost_game():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors ? ?
        deck empty
        stairs 2
        hero mage damage 4
        tokens 0
        turn 6
        phase turn
    """)
    assert (t.view.outcome, t.view.turn, t.asks) == ("defeat", 7, "")
