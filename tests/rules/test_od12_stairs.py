"""OD-12: the stairs beneath the deck, and the way down."""

import pytest

from table import Table, at
from underdeck.games.onedeck.compile import onedeck_pack

EDITIONS = ("1.1", "1.5", "1.61", "1.9")
ALL_CARDS = [card.id for card in onedeck_pack().pack.cards if card.set == 0 and not card.twin]


def gone_but(*kept: str) -> str:
    """Every other card is in the game box, so that only these circulate."""
    return "removed " + " ".join(card for card in ALL_CARDS if card not in kept)


def order(t: Table, *kinds: str) -> list[str]:
    """Of these kinds of events, those that the last answer caused, in order."""
    return [event.kind for event in t.match.events if event.kind in kinds]


def stop(t: Table) -> None:
    """Everybody is done placing."""
    while t.asks == "placing":
        t.do("done")


def deck(t: Table) -> list[str]:
    return [t.state.pack.cards[card].id for card in t.state.deck]


# The stairs


@pytest.mark.rule("OD-12.1", "OD-12.2", "OD-2.8")
@pytest.mark.parametrize(("cards", "visible"), [(3, False), (2, True)])
def test_the_stairs_show_once_the_last_card_above_them_is_gone(cards, visible):
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        doors ? ?
        deck {cards}
        phase turn
    """)
    assert (t.view.deck, t.view.stairs_visible) == (cards - 2, visible)
    assert t.view.stairs_tokens == 0


@pytest.mark.rule("OD-12.1", "OD-12.21")
def test_every_floor_begins_with_the_stairs_hidden_again():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors ? ?
        deck empty
        phase end-turn
    """)
    assert t.view.stairs_visible
    t.do("descend")
    assert not t.view.stairs_visible


@pytest.mark.rule("OD-12.3", "OD-3.6", "OD-3.7")
@pytest.mark.parametrize(
    ("hero", "position", "answers", "tokens", "damage"),
    [
        ("mage", "doors ? \n phase turn", [], 2, 0),
        ("mage", "doors ice-elemental-1 \n phase encounter 1", [], 0, 1),
        ("mage", "doors cave-in-1 \n phase encounter 1", ["peril 1"], 2, 0),
        ("mage", "doors glooping-ooze-1 \n phase encounter 1 \n next 1 6 6 6 6 6 6", [], 1, 0),
        ("mage", "doors shadow-1 \n hero mage skills boulder-1 \n phase placing 1", ["use valor"], 1, 0),
        ("archer", "doors goblin-1 \n phase encounter 1", ["feat h2"], 2, 0),
        ("rogue", "doors goblin-1 \n phase encounter 1 \n next 1", ["feat h1"], 0, 2),
        ("mage", "doors goblin-1 \n known invisibility \n phase room 1", ["invisible"], 2, 0),
        ("mage", "doors locked-door-1 \n choice 2 \n phase placing 1", ["done"], 2, 2),
    ],
    ids=["turn", "ability", "peril-cost", "split", "fade", "feat", "feat-penalty", "invisibility", "consequences"],
)
def test_with_the_stairs_visible_every_time_spent_is_a_token(hero, position, answers, tokens, damage):
    t = at(f"heroes {hero}\ndungeon lichs-tomb\ndeck empty\n{position}")
    t.do(*answers)
    assert (t.view.stairs_tokens, t.hero(hero).damage) == (tokens, damage)
    assert t.view.deck == 0


@pytest.mark.rule("OD-12.4", "OD-3.18")
@pytest.mark.parametrize(("dungeon", "tokens", "damage"), [("yetis-cavern", 2, 0), ("hydras-reef", 0, 1)])
def test_the_time_that_starts_a_turn_counts(dungeon, tokens, damage):
    t = at(f"""
        heroes archer
        dungeon {dungeon}
        doors ? ?
        deck empty
        phase end-turn
    """)
    t.do("stay")
    assert (t.view.stairs_tokens, t.hero("archer").damage) == (tokens, damage)


@pytest.mark.rule("OD-12.5", "E-34")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("cards", "discarded", "tokens"), [(3, 3, 0), (2, 2, 1), (1, 1, 2)])
def test_what_the_deck_cannot_pay_becomes_tokens(edition, cards, discarded, tokens):
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        edition {edition}
        doors bear-traps-1
        deck {cards}
        phase encounter 1
    """)
    before = len(t.view.discard)
    t.do("peril 1")  # costs 3 time
    assert len(t.view.discard) == before + discarded
    assert (t.view.deck, t.view.stairs_tokens) == (0, tokens)
    assert t.hero("mage").damage == 0


@pytest.mark.rule("OD-12.6")
def test_the_third_token_clears_the_stairs_and_hurts():
    t = at("""
        heroes mage
        dungeon lichs-tomb
        doors cave-in-1
        deck empty
        stairs 1
        phase encounter 1
    """)
    t.do("peril 1")
    assert (t.view.stairs_tokens, t.hero("mage").damage) == (0, 1)


@pytest.mark.rule("OD-12.7", "OD-12.9", "OD-12.6", "OD-8.24")
@pytest.mark.parametrize("hurt", ["mage", "warrior"])
def test_the_party_picks_who_is_hurt_before_the_rest_is_paid(hurt):
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        doors bear-traps-1
        deck empty
        stairs 2
        phase encounter 1
    """)
    t.do("peril 1")  # 3 time: one token fills the stairs, two are still owed
    assert (t.asks, t.asked_seats, t.view.stairs_tokens) == ("stairs-damage", [0, 1], 0)
    assert t.offers("hurt") == ["hurt mage", "hurt warrior"]
    t.do(f"hurt {hurt}")
    assert t.view.stairs_tokens == 2
    assert {hero.hero: hero.damage for hero in t.view.heroes if hero.damage} == {hurt: 1}


@pytest.mark.rule("OD-12.7", "OD-8.16")
def test_stairs_damage_can_end_the_game_with_time_still_owed():
    t = at("""
        heroes mage
        dungeon lichs-tomb
        doors bear-traps-1
        deck empty
        stairs 2
        tokens 0
        hero mage damage 4
        phase encounter 1
    """)
    t.do("peril 1")
    assert (t.view.outcome, t.view.stairs_tokens) == ("defeat", 0)


@pytest.mark.rule("OD-12.6", "OD-12.7", "OD-12.8", "OD-12.9", "OD-12.10", "EX-23")
@pytest.mark.parametrize("second", ["mage", "warrior"])
def test_five_time_on_two_tokens_hurts_twice(second):
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        doors closed:glooping-ooze-1
        hero mage items bandit-1
        deck empty
        stairs 2
        phase room 1
        next 1 1 1 1 1 6 6 6 6
    """)
    t.do("encounter")  # five 1s: Split spends 5 time
    assert t.asks == "stairs-damage"
    t.do("hurt warrior")
    assert (t.asks, t.view.stairs_tokens) == ("stairs-damage", 0)
    t.do(f"hurt {second}")
    assert t.view.stairs_tokens == 1
    assert t.hero("mage").damage + t.hero("warrior").damage == 2
    assert t.hero("warrior").damage == (2 if second == "warrior" else 1)


@pytest.mark.rule("OD-12.8")
def test_one_payment_can_fill_the_stairs_twice():
    t = at("""
        heroes archer
        dungeon lichs-tomb
        doors goblin-1
        deck empty
        stairs 2
        phase encounter 1
    """)
    t.do("feat h3")  # Eagle Eye: 4 time
    assert (t.view.stairs_tokens, t.hero("archer").damage) == (0, 2)


@pytest.mark.rule("OD-12.11", "OD-12.10", "OD-12.3", "R-87", "E-31", "EX-25")
@pytest.mark.parametrize(("edition", "tokens_when_asked"), [("1.1", 0), ("1.5", 0), ("1.61", 1), ("1.9", 1)])
def test_stairs_damage_of_the_consequences_waits_until_they_are_over(edition, tokens_when_asked):
    t = at(f"""
        heroes mage warrior
        dungeon lichs-tomb
        edition {edition}
        doors locked-door-1
        choice 2
        deck empty
        stairs 2
        hero mage pool s1
        phase placing 1
    """)
    assert (t.view.damage_now, t.view.time_now) == (2, 2)
    stop(t)
    assert t.asks == "stairs-damage"
    assert t.view.stairs_tokens == tokens_when_asked
    assert (t.hero("mage").damage, t.hero("warrior").damage) == (1, 1)
    t.do("hurt warrior")
    assert (t.hero("mage").damage, t.hero("warrior").damage) == (1, 2)
    assert (t.asks, t.view.stairs_tokens) == ("loot", 1)


@pytest.mark.rule("OD-12.10", "OD-12.11", "OD-8.21", "OD-8.22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stairs_damage_is_never_split(edition):
    t = at(f"""
        heroes mage warrior
        dungeon hydras-reef
        edition {edition}
        doors locked-door-1
        choice 1
        deck empty
        stairs 1
        hero mage pool a1
        phase placing 1
    """)
    assert (t.view.damage_now, t.view.time_now) == (2, 5)
    stop(t)
    t.do("hurt warrior", "hurt warrior")
    assert (t.hero("mage").damage, t.hero("warrior").damage) == (1, 3)
    assert (t.asks, t.view.stairs_tokens) == ("loot", 0)


@pytest.mark.rule("OD-12.12", "OD-12.2", "OD-4.7", "OD-4.8", "E-33", "EX-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_exploring_down_to_the_stairs_costs_no_token_and_stops(edition):
    t = at(f"""
        heroes archer
        dungeon yetis-cavern
        edition {edition}
        doors goblin-1 ?
        deck 1
        phase choose
    """)
    t.do("explore")
    assert [door.card for door in t.view.doors] == ["goblin-1", None, None]
    assert (t.view.stairs_visible, t.view.stairs_tokens, t.hero("archer").damage) == (True, 0, 0)
    assert (t.asks, t.view.turn) == ("descend", 0)  # the turn is over
    t.do("stay")
    assert (t.view.turn, t.view.stairs_tokens) == (1, 2)  # another turn instead


# When to descend


@pytest.mark.rule("OD-12.13", "OD-3.13")
@pytest.mark.parametrize(
    ("position", "answers"),
    [
        ("doors closed:goblin-1\nphase room 1", ["flee"]),
        ("doors goblin-1\nphase loot 1", ["xp"]),
    ],
    ids=["fled", "looted"],
)
@pytest.mark.parametrize("cards", ["empty", "20"])
def test_a_turn_that_closes_with_the_stairs_showing_offers_the_descent(position, answers, cards):
    t = at(f"heroes archer\ndungeon yetis-cavern\nfloor 2\ndeck {cards}\n{position}")
    t.do(*answers)
    if cards != "empty":
        assert t.asks != "descend"
        return
    assert t.asks == "descend"
    assert {"descend", "stay"} <= set(t.options)
    t.do("descend")
    assert t.view.floor == 3


@pytest.mark.rule("OD-12.14", "OD-12.15", "OD-12.5", "OD-3.8", "R-6", "E-32", "EX-24")
@pytest.mark.parametrize(("edition", "offered"), [("1.1", False), ("1.5", True), ("1.61", True), ("1.9", True)])
def test_stairs_revealed_as_the_turn_starts(edition, offered):
    t = at(f"""
        heroes archer
        dungeon yetis-cavern
        edition {edition}
        doors ? ?
        deck 1
        phase turn
    """)
    assert (t.view.deck, t.view.stairs_visible, t.view.stairs_tokens) == (0, True, 1)
    assert t.asks == ("descend" if offered else "turn-option")
    assert bool(t.offers("descend")) == offered


@pytest.mark.rule("OD-12.14")
def test_the_offer_at_the_reveal_may_be_declined():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        doors ? ?
        deck 2
        phase turn
    """)
    t.do("stay")
    assert (t.asks, t.view.turn, t.view.floor) == ("turn-option", 1, 1)
    assert t.offers("enter") == ["enter 1", "enter 2"]


@pytest.mark.rule("E-32", "OD-12.14")
def test_the_offer_at_the_reveal_is_an_option_of_its_own():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        option descend_on_reveal no
        doors ? ?
        deck 2
        phase turn
    """)
    assert (t.asks, t.view.stairs_visible) == ("turn-option", True)


@pytest.mark.rule("R-8", "OD-12.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_offer_as_a_turn_starts_when_the_stairs_were_visible_before(edition):
    t = at(f"""
        heroes archer
        dungeon yetis-cavern
        edition {edition}
        doors ? ?
        deck empty
        phase end-turn
    """)
    t.do("stay")
    assert (t.asks, t.offers("descend")) == ("turn-option", [])


@pytest.mark.rule("R-9", "OD-12.14", "OD-12.23")
def test_an_immediate_descent_ends_the_turn_and_starts_another():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        hero archer damage 4
        doors ? ?
        deck 2
        turn 7
        phase turn
    """)
    assert (t.asks, t.view.turn) == ("descend", 8)
    t.do("descend")
    assert (t.view.turn, t.view.floor) == (9, 2)
    assert (t.view.deck, len(t.view.discard)) == (42, 2)  # its own Time Passes
    t.do("heal archer")  # and its own start-of-turn window
    assert t.hero("archer").damage == 1


@pytest.mark.rule("R-6", "OD-12.14", "E-73")
def test_time_before_a_floors_first_turn_counts_as_time_that_starts_the_turn():
    cards = ["goblin-1", "goblin-2", "ogre-1", "ogre-2", "boulder-1", "boulder-2"]
    t = at(f"""
        heroes archer
        dungeon dragons-cave
        fresh_floor no
        {gone_but(*cards)}
        doors goblin-1 goblin-2
        deck empty
        phase end-turn
    """)
    t.do("descend")  # six cards: 5 for the Hall of Statues, 1 and a token for Time Passes
    assert (t.asks, t.view.floor, t.view.stairs_tokens) == ("descend", 2, 1)


@pytest.mark.rule("OD-12.16", "OD-12.13", "OD-12.3")
def test_the_party_may_linger_for_the_remaining_doors():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        doors goblin-1 closed:ogre-1
        deck empty
        phase end-turn
    """)
    t.do("stay")
    assert t.view.stairs_tokens == 2
    assert t.options[:2] == ["enter 1", "enter 2"]
    t.do("enter 2", "flee")
    assert t.asks == "descend"
    t.do("stay")
    assert (t.view.stairs_tokens, t.hero("archer").damage) == (1, 1)


@pytest.mark.rule("R-5", "OD-12.13", "OD-3.19")
def test_without_doors_the_turn_ends_after_its_time_and_the_descent_is_offered_again():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        tokens 0
        deck empty
        phase end-turn
    """)
    t.do("stay")
    assert (t.asks, t.view.turn, t.view.stairs_tokens) == ("descend", 1, 2)
    t.do("stay")
    assert (t.asks, t.view.turn, t.view.stairs_tokens, t.hero("archer").damage) == ("descend", 2, 1, 1)


# Going down


@pytest.mark.rule("OD-12.17")
def test_tokens_left_on_the_stairs_are_removed():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        stairs 2
        deck empty
        phase end-turn
    """)
    t.do("descend")
    assert (t.view.stairs_tokens, t.hero("archer").damage) == (0, 0)


@pytest.mark.rule("OD-12.18", "OD-12.19")
def test_second_wind_heals_before_the_next_floor_is_shown():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        hero warrior damage 5
        deck empty
        phase end-turn
    """)
    t.do("descend")
    assert (t.hero("warrior").damage, t.view.floor) == (3, 2)
    assert order(t, "healed", "descended") == ["healed", "descended"]


@pytest.mark.rule("R-93", "OD-12.18", "OD-12.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_second_wind_heals_on_the_way_to_the_boss_too(edition):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        edition {edition}
        floor 3
        hero warrior damage 5
        deck empty
        phase end-turn
    """)
    t.do("descend")
    assert t.hero("warrior").damage == 3
    assert order(t, "healed", "boss", "round") == ["healed", "boss", "round"]


@pytest.mark.rule("OD-12.19", "OD-12.23")
@pytest.mark.parametrize("floor", [1, 2])
def test_one_more_floor_and_a_new_turn(floor):
    t = at(f"""
        heroes archer
        dungeon yetis-cavern
        floor {floor}
        turn 9
        hero archer damage 1
        deck empty
        phase end-turn
    """)
    t.do("descend")
    assert (t.view.floor, t.view.turn, t.view.boss) == (floor + 1, 10, None)
    assert (t.asks, len(t.view.discard)) == ("turn-option", 2)
    assert not t.offers("enter")


@pytest.mark.rule("OD-12.20", "OD-13.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_from_the_third_floor_the_way_leads_to_the_boss(edition):
    t = at(f"""
        heroes archer
        dungeon yetis-cavern
        edition {edition}
        floor 3
        turn 9
        doors ? ?
        deck empty
        phase end-turn
    """)
    t.do("descend")
    assert (t.view.boss, t.view.mode, t.view.round, t.view.turn) == ("yeti", "boss", 1, 9)
    assert t.view.doors == []


@pytest.mark.rule("OD-12.21", "OD-12.22", "OD-1.37", "R-13")
def test_doors_and_discards_become_the_new_deck_and_loot_does_not():
    held = {"bandit-1", "beetle-1", "skeleton-2", "ogre-1", "shadow-1"}
    t = at("""
        heroes archer
        dungeon yetis-cavern
        level 2
        hero archer damage 1 items bandit-1 skills beetle-1
        potions skeleton-2
        xp ogre-1
        removed shadow-1
        doors goblin-1 closed:boulder-1 closed:wraith-1
        deck empty
        phase end-turn
    """)
    assert len(t.view.discard) == 44 - 5 - 3
    t.do("descend")
    assert t.view.doors == []
    assert sorted(deck(t) + t.view.discard) == sorted(set(ALL_CARDS) - held)
    assert (t.view.deck, len(t.view.discard)) == (44 - 5 - 2, 2)  # the new turn's Time Passes


@pytest.mark.rule("OD-12.21")
def test_the_new_deck_is_shuffled():
    text = """
        heroes archer
        dungeon yetis-cavern
        hero archer damage 1
        discard {}
        deck empty
        phase end-turn
    """.format(" ".join(ALL_CARDS))
    decks = []
    for seed in (1, 2):
        t = at(text, seed=seed)
        t.do("descend")
        decks.append(deck(t))
    assert decks[0] != decks[1]
    assert decks[0] not in (ALL_CARDS[: len(decks[0])], ALL_CARDS[: -len(decks[0]) - 1 : -1])


@pytest.mark.rule("OD-12.24", "OD-6.10", "OD-6.54", "OD-6.55")
@pytest.mark.parametrize("floor", [1, 2, 3])
@pytest.mark.parametrize("card", ["goblin-1", "cave-in-1"])
def test_the_boxes_of_all_visible_floors_apply(floor, card):
    t = at(f"""
        heroes archer
        dungeon dragons-cave
        floor {floor}
        doors {card}
        choice 1
        hero archer pool h1
        phase placing 1
    """)
    below = [(box.source, box.color, box.value) for box in t.view.boxes if box.source != "card"]
    if card == "goblin-1":
        printed = [("floor-1", "strength", 3), ("floor-2", "magic", 5), ("floor-3", "strength", 10)]
    else:
        printed = [("floor-1", "any", 2), ("floor-2", "any", 6), ("floor-3", "any", 5)]
    assert below == printed[:floor]


@pytest.mark.rule("OD-12.24", "OD-6.10")
def test_the_abilities_of_earlier_floors_stay_in_force():
    maze = """
        heroes archer
        dungeon minotaurs-maze
        floor {}
        doors ? ?
        deck 20
        phase choose
    """
    shallow = at(maze.format(1)).do("explore")
    assert (len(shallow.view.doors), shallow.view.deck) == (3, 17)  # door limit 3; then Time Passes
    deep = at(maze.format(3)).do("explore")
    assert (len(deep.view.doors), deep.view.deck) == (3, 16)  # still 3, and Crumbling Walls on top


@pytest.mark.rule("OD-12.25", "OD-12.20", "OD-12.14")
def test_three_floors_and_then_the_boss():
    t = at(f"""
        heroes archer
        dungeon yetis-cavern
        {gone_but("goblin-1", "goblin-2")}
        deck 2
        phase turn
    """)
    floors = [t.view.floor]
    while t.view.boss is None:
        t.do("descend")
        floors.append(t.view.floor)
    assert floors == [1, 2, 3, 4]
    assert t.view.boss == "yeti"
