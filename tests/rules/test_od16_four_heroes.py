"""OD-16: four heroes, two cards behind each door, two pairs. Boss and poison: test_od16_four_heroes_boss.py."""

import pytest

import underdeck
from table import Table, at, game
from underdeck import Refusal
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.text.words import onedeck_text

EDITIONS = ("1.1", "1.5", "1.61", "1.9")
PARTY = ["mage", "warrior", "paladin", "aquamancer"]
BASE = [card.id for card in onedeck_pack().pack.cards if card.set == 0 and not card.twin]
FULL = {"strength": 8, "agility": 8, "magic": 8, "heroic": 6}
RATS = "doors plague-rat-1 plague-rat-2\ndeck 40\nphase encounter 1\n"

# 2P sides: mage A1 M3, warrior S3 A1, paladin S2 M2, aquamancer A1 M3; health 3, the warrior's 4. None of them has a
# feat to decide about unless a die is stored on it. A Plague Rat on the first floor of the Lich's Tomb: agility 4 wide
# armor, agility 3 (1 damage 1 time), strength 3 (1 time), strength 5 (1 damage 1 time), agility 5 (2 time), and of the
# dungeon magic 2 armor and strength 5 (2 time).


def four(more: str, dungeon: str = "lichs-tomb", edition: str = "1.9", heroes: str = " ".join(PARTY)) -> Table:
    return at(f"heroes {heroes}\ndungeon {dungeon}\nedition {edition}\n{more}")


def start(**setup) -> Table:
    return Table(underdeck.new("onedeck", **{"heroes": PARTY, "dungeon": "yetis-cavern", "seed": 1, **setup}))


def fighters(t: Table) -> list[str]:
    return [hero.hero for hero in t.view.heroes if hero.fighting]


def stop(t: Table) -> None:
    """This pair is done placing."""
    pair = fighters(t)
    while t.asks == "placing" and fighters(t) == pair:
        t.do("done")


def give_up(t: Table) -> None:
    """This pair places nothing more, uses no feat, and its first hero takes an odd damage."""
    pair = fighters(t)
    answers = {"placing": "done", "split": f"split {pair[0]}", "feat": "no-feat", "store": "done"}
    while t.asks in answers and fighters(t) == pair:
        t.do(answers[t.asks])


def damage(t: Table) -> dict[str, int]:
    return {hero.hero: hero.damage for hero in t.view.heroes if hero.damage}


def order(t: Table, *kinds: str) -> list[str]:
    """Of these kinds of events, those that the last answer caused, in order."""
    return [event.kind for event in t.match.events if event.kind in kinds]


def cards_in_play(t: Table) -> list[str]:
    piles = [*t.state.deck, *t.state.discard, *t.state.xp, *[door >> 1 for door in t.state.doors]]
    return sorted(t.state.pack.cards[card].id for card in piles)


# Setting up


@pytest.mark.rule("OD-16.1", "OD-16.6", "OD-16.7", "OD-2.25", "OD-2.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_base_sets_make_one_deck_of_88_and_two_tokens(edition):
    t = start(edition=edition)
    assert cards_in_play(t) == sorted(BASE + [f"{id}-twin" for id in BASE])
    assert (len(cards_in_play(t)), t.view.tokens) == (88, 2)


@pytest.mark.rule("OD-16.1", "OD-18.7")
def test_the_base_and_an_expansion_are_two_sets_as_well():
    t = start(set="hybrid")
    names = {card.id: card.set for card in onedeck_pack().pack.cards}
    sets = [names[id] for id in cards_in_play(t)]
    assert (sets.count(0), sets.count(1), len(sets)) == (44, 44, 88)


@pytest.mark.rule("OD-16.1", "OD-1.16")
def test_the_dice_of_two_sets():
    assert four("doors ? ?\nphase choose").view.supply == {color: 2 * count for color, count in FULL.items()}


@pytest.mark.rule("OD-16.2")
def test_four_players_with_a_hero_each():
    t = start()
    assert t.match.seats == PARTY
    assert [hero.seat for hero in t.view.heroes] == t.asked_seats == [0, 1, 2, 3]


@pytest.mark.rule("OD-16.2", "R-2")
@pytest.mark.parametrize("count", [3, 5])
def test_three_or_five_are_no_party(count):
    with pytest.raises(Refusal) as caught:
        start(heroes=[*PARTY, "rogue"][:count])
    assert caught.value.code == "hero-count"


@pytest.mark.rule("OD-16.3", "E-54", "R-62")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_four_heroes_are_different_by_default(edition):
    with pytest.raises(Refusal) as caught:
        start(heroes=["mage", "warrior", "mage", "rogue"], edition=edition)
    assert caught.value.code == "same-hero"


@pytest.mark.rule("E-54", "R-62")
@pytest.mark.parametrize("edition", EDITIONS[1:])
def test_an_option_allows_the_same_hero_twice(edition):
    t = start(heroes=["mage", "warrior", "mage", "rogue"], edition=edition, options={"same_heroes": "yes"})
    assert [hero.card for hero in t.view.heroes] == ["mage", "warrior", "mage", "rogue"]
    assert len(set(t.match.seats)) == 4


@pytest.mark.rule("R-62")
@pytest.mark.parametrize("heroes", [["mage", "mage"], ["mage", "warrior", "mage", "mage"]])
def test_two_sets_hold_each_hero_twice_and_one_set_once(heroes):
    with pytest.raises(Refusal) as caught:
        start(heroes=heroes, options={"same_heroes": "yes"})
    assert caught.value.code == "same-hero"


@pytest.mark.rule("OD-16.4", "OD-2.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_heroes_and_level_show_their_2p_side(edition):
    t = start(edition=edition)
    sides = {hero.hero: (*hero.stats, hero.health) for hero in t.view.heroes}
    assert sides == {
        "mage": (0, 1, 3, 3), "warrior": (3, 1, 0, 4), "paladin": (2, 0, 2, 3), "aquamancer": (0, 1, 3, 3),
    }  # fmt: skip
    assert (t.view.level_items, t.view.level_skills) == (1, 1)


@pytest.mark.rule("OD-16.8", "E-55", "OD-15.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_novices_start_with_four_tokens(edition):
    t = start(tier="novice", edition=edition)
    assert (t.view.level, t.view.tokens) == (2, 4)


@pytest.mark.rule("R-63", "OD-15.6", "R-61")
@pytest.mark.parametrize("edition", EDITIONS)
def test_standard_draws_one_card_for_four_heroes_too(edition):
    t = start(tier="standard", edition=edition)
    assert (len(t.view.xp), len(cards_in_play(t)), t.view.tokens) == (1, 88, 2)


@pytest.mark.rule("R-63", "OD-15.10")
@pytest.mark.parametrize("edition", EDITIONS[1:])
def test_the_fearless_start_with_no_token(edition):
    assert start(tier="fearless", edition=edition).view.tokens == 0


@pytest.mark.rule("OD-16.9", "E-61", "E-23")
@pytest.mark.parametrize(("edition", "limit"), [("1.1", None), ("1.5", None), ("1.61", 12), ("1.9", 12)])
@pytest.mark.parametrize("held", [10, 11, 12])
def test_twelve_tokens_or_any_number(edition, limit, held):
    t = four(f"tokens {held}\nxp ogre-1 ogre-2 phantom-1\ndoors ? ?\ndeck 20\nphase levels", edition=edition)
    assert t.view.token_limit == limit
    t.do("level-up 4 4 4")
    assert (t.view.level, t.view.tokens) == (2, min(held + 2, limit or 99))


# Time


@pytest.mark.rule("OD-16.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_turn_costs_four_time(edition):
    t = four("doors ? ? ? ?\ndeck 20\nphase turn", edition=edition)
    assert (t.view.deck, t.asks) == (16, "turn-option")


@pytest.mark.rule("OD-16.10", "OD-16.14", "OD-4.14", "OD-4.1", "EX-39")
@pytest.mark.parametrize("edition", EDITIONS)
def test_turn_one_explores_four_doors_of_two_cards(edition):
    t = game(*PARTY, dungeon="lichs-tomb", edition=edition)
    times = [(facts["amount"], facts["deck"]) for facts in t.happened("time")]
    assert times == [(4, 84), (4, 72)]  # 76 between the two: four doors of two cards
    assert t.happened("doors-placed") == [{"count": 4, "doors": 4}]
    assert [(door.card, door.second) for door in t.view.doors] == [(None, None)] * 4
    assert len(t.state.doors) == 8


@pytest.mark.rule("OD-16.11", "OD-16.12", "OD-16.13", "R-73", "E-57", "EX-42")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_a_turn_in_hydras_reef_costs_six(edition, floor):
    t = four(f"floor {floor}\ndoors ? ? ? ?\ndeck 20\nphase turn", dungeon="hydras-reef", edition=edition)
    assert t.view.deck == 14


@pytest.mark.rule("OD-16.11", "OD-16.12", "OD-16.13", "R-73", "E-57")
@pytest.mark.parametrize(("edition", "time"), [("1.1", 5), ("1.5", 10), ("1.61", 10), ("1.9", 10)])
def test_the_hall_of_statues_costs_ten_on_each_floor(edition, time):
    t = game(*PARTY, edition=edition)
    assert t.happened("time")[0]["deck"] == 88 - time
    assert sum(facts["amount"] for facts in t.happened("time")) == time + 4 + 4
    later = four("floor 2\ndoors ? ? ? ?\nfresh_floor no\ndeck 40\nphase turn", "dragons-cave", edition)
    assert later.view.deck == 36
    fresh = four("floor 2\ndoors ? ? ? ?\ndeck 40\nphase turn", "dragons-cave", edition)
    assert fresh.view.deck == 36 - time


@pytest.mark.rule("OD-16.12", "OD-16.13", "R-73", "E-57", "R-7")
@pytest.mark.parametrize(("edition", "time"), [("1.1", 1), ("1.5", 2), ("1.61", 2), ("1.9", 2)])
def test_crumbling_walls_cost_two_when_exploring(edition, time):
    t = four("floor 2\ndoors ? ?\ndeck 20\nphase choose", "minotaurs-maze", edition)
    t.do("explore")
    assert [facts["amount"] for facts in t.happened("time")] == [time, 4]  # then the next turn begins
    assert order(t, "time", "doors-placed", "turn") == ["time", "doors-placed", "turn", "time"]
    assert t.view.deck == 20 - time - 4 - 4


@pytest.mark.rule("R-73", "OD-4.9", "OD-16.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_door_limit_of_the_maze_stays_three(edition):
    t = game(*PARTY, dungeon="minotaurs-maze", edition=edition)
    assert (len(t.view.doors), t.refuses("explore")) == (3, True)


@pytest.mark.rule("R-73", "OD-6.43")
def test_dice_triggers_are_not_doubled():
    t = four("floor 3\nlevel 2\ndoors ogre-1 ogre-2\nphase encounter 1\nnext 3 3 3 3 5 3 3 3 3", "hydras-reef")
    t.do("pair mage warrior", "card 1", "bonus mage")
    assert t.hero("mage").pool == ["a3", "m3", "m3", "m3", "h4"]  # Poison Aura takes one pip, not two


@pytest.mark.rule("R-73", "R-38")
def test_effects_of_an_encounter_are_not_doubled():
    t = four("doors cave-in-1 ogre-1\ndeck 20\nphase encounter 1\nnext 1 1", dungeon="yetis-cavern")
    t.do("pair mage paladin", "card 1", "peril 1")
    stop(t)
    # 1 damage and 3 time on the card, 1 time on the dungeon: Freezing Winds adds one damage
    assert t.happened("consequences") == [{"damage": 2, "poison": 0, "time": 4}]
    assert damage(t) == {"mage": 1, "paladin": 1}


# Doors of two cards


@pytest.mark.rule("OD-16.14", "OD-4.14", "OD-4.2", "OD-4.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stack_of_two_is_one_door(edition):
    t = four("doors closed:ogre-1 closed:goblin-1 bandit-1 shadow-1\ndeck 20\nphase choose", edition=edition)
    assert t.offers("enter") == ["enter 1", "enter 2"]
    t.do("explore")
    doors = [(door.number, door.card, door.second) for door in t.view.doors]
    assert doors == [(1, None, None), (2, "bandit-1", "shadow-1"), (3, None, None), (4, None, None)]
    assert (t.happened("doors-placed"), t.view.deck) == ([{"count": 2, "doors": 4}], 20 - 4 - 4)
    assert not t.offers("explore")


@pytest.mark.rule("OD-16.15", "E-65", "OD-19.8", "EX-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_over_stays_in_the_deck_when_the_row_is_full(edition):
    t = four("doors ? ? ? ? ? ?\ndeck goblin-1 ogre-1 shadow-1\nphase choose", edition=edition)
    t.do("explore")
    assert (t.happened("doors-placed"), t.happened("lone-card")) == ([{"count": 1, "doors": 4}], [])
    # the stairs show only when the next turn pays its time: one card and three tokens
    assert order(t, "doors-placed", "turn", "stairs-revealed") == ["doors-placed", "turn", "stairs-revealed"]
    assert [facts["cards"] for facts in t.happened("time")] == ["shadow-1"]
    assert t.view.stairs_tokens == 3


@pytest.mark.rule("OD-16.15", "E-65", "OD-19.8", "OD-4.7", "EX-41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lone_last_card_is_discarded(edition):
    t = four("doors ? ? ? ?\ndeck goblin-1 ogre-1 shadow-1\nphase choose", edition=edition)
    t.do("explore")
    assert (t.happened("doors-placed"), t.happened("lone-card")) == ([{"count": 1, "doors": 3}], [{"card": "shadow-1"}])
    assert [t.state.pack.cards[door >> 1].id for door in t.state.doors[4:]] == ["goblin-1", "ogre-1"]
    assert t.view.discard[-1] == "shadow-1"
    assert (t.view.stairs_visible, t.view.stairs_tokens, t.asks) == (True, 0, "descend")


@pytest.mark.rule("OD-16.15", "OD-4.6")
def test_exploring_with_a_single_card_makes_no_door():
    t = four("doors ? ?\ndeck goblin-1\nphase choose")
    t.do("explore")
    assert (len(t.view.doors), t.view.discard[-1], t.asks) == (1, "goblin-1", "descend")


@pytest.mark.rule("OD-16.16", "OD-5.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_entering_turns_both_cards_up(edition):
    t = four("doors closed:ogre-1 closed:goblin-1 ? ?\ndeck 20\nphase choose", edition=edition)
    t.do("enter 1")
    assert [facts["card"] for facts in t.happened("opened")] == ["ogre-1", "goblin-1"]
    assert [(door.card, door.second) for door in t.view.doors] == [("ogre-1", "goblin-1"), (None, None)]


@pytest.mark.rule("OD-16.16", "R-12")
@pytest.mark.parametrize(("first", "second", "stored"), [("ogre-1", "goblin-1", 1), ("goblin-1", "ogre-1", 1),
                                                         ("goblin-1", "shadow-1", 0)])  # fmt: skip
def test_either_card_of_the_stack_stirs_the_paladin(first, second, stored):
    t = four(f"doors closed:{first} closed:{second}\ndeck 20\nphase choose")
    t.do("enter 1")
    assert sum(t.hero("paladin").stored.values()) == stored


@pytest.mark.rule("OD-16.17", "E-58", "R-68", "OD-5.3", "OD-5.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_party_flees_from_both_cards_or_from_none(edition):
    t = four("doors closed:ogre-1 closed:goblin-1 ? ?\ndeck 20\nphase choose", edition=edition)
    t.do("enter 1")
    assert (t.asks, t.asked_seats) == ("room", [0, 1, 2, 3])
    assert [option for option in t.options if option.split()[0] not in ("heal", "return")] == ["encounter", "flee"]
    t.do("flee")
    assert order(t, "fled", "turn", "encounter") == ["fled", "turn"]
    assert [(door.card, door.second) for door in t.view.doors] == [("ogre-1", "goblin-1"), (None, None)]
    assert not t.view.spoils


@pytest.mark.rule("OD-16.17", "OD-5.4")
@pytest.mark.parametrize("edition", EDITIONS[1:])
def test_an_open_stack_is_not_fled(edition):
    t = four("doors ogre-1 goblin-1 ? ?\ndeck 20\nphase choose", edition=edition)
    t.do("enter 1")
    assert (t.asks, t.refuses("flee")) == ("pairs", True)


@pytest.mark.rule("R-68", "E-58", "OD-5.5")
def test_the_first_book_lets_the_party_flee_from_an_open_stack():
    t = four("doors ogre-1 goblin-1 ? ?\ndeck 20\nphase choose", edition="1.1")
    t.do("enter 1", "flee")
    assert [(door.card, door.second) for door in t.view.doors] == [("ogre-1", "goblin-1"), (None, None)]
    assert t.asks == "turn-option"


@pytest.mark.rule("R-65", "OD-6.51")
@pytest.mark.parametrize("goblin", [1, 2])
@pytest.mark.parametrize("card", [1, 2])
def test_swarm_counts_a_stack_as_one_door(goblin, card):
    stack = "goblin-1 cave-in-1" if goblin == 1 else "cave-in-1 goblin-1"
    t = four(f"doors ? ? bandit-1 shadow-1 {stack}\ndeck 20\nphase encounter 3")
    t.do("pair mage warrior", f"card {card}")
    if t.asks == "peril":
        t.do("peril 2")
        give_up(t)
    assert (t.view.card, t.box(1).value) == ("goblin-1", 8)


# Two pairs, two encounters


@pytest.mark.rule("OD-16.18", "OD-16.2", "OD-5.18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_party_forms_any_two_pairs(edition):
    t = four("doors ogre-1 goblin-1\ndeck 20\nphase encounter 1", edition=edition)
    assert (t.asks, t.asked_seats) == ("pairs", [0, 1, 2, 3])
    assert t.offers("pair") == [
        "pair mage warrior", "pair mage paladin", "pair mage aquamancer", "pair warrior paladin",
        "pair warrior aquamancer", "pair paladin aquamancer",
    ]  # fmt: skip


@pytest.mark.rule("OD-16.18", "OD-16.19")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("pair", "others"),
    [("mage warrior", "paladin aquamancer"), ("paladin aquamancer", "mage warrior"),
     ("mage aquamancer", "warrior paladin"), ("warrior paladin", "mage aquamancer")],
)  # fmt: skip
@pytest.mark.parametrize("first", [1, 2])
def test_each_pair_has_a_card_of_its_own_in_the_order_the_party_likes(edition, pair, others, first):
    t = four("doors cave-in-1 rune-puzzle-1\ndeck 20\nphase encounter 1", edition=edition)
    t.do(f"pair {pair}")
    assert (t.asks, t.asked_seats, t.offers("card")) == ("order", [0, 1, 2, 3], ["card 1", "card 2"])
    t.do(f"card {first}")
    met = [(t.view.card, fighters(t))]
    t.do("peril 2")
    give_up(t)
    met.append((t.view.card, fighters(t)))
    t.do("peril 2")
    give_up(t)
    expected = [("cave-in-1", pair.split()), ("rune-puzzle-1", others.split())]
    assert met == (expected if first == 1 else expected[::-1])
    assert t.asks == "loot-order"


@pytest.mark.rule("OD-16.19", "R-67", "OD-6.16")
def test_only_the_pair_is_asked_in_its_encounter():
    t = four("doors cave-in-1 rune-puzzle-1\ndeck 20\nphase encounter 1")
    t.do("pair mage paladin", "card 1")
    assert (t.asks, t.asked_seats) == ("peril", [0, 2])
    t.do("peril 1")
    assert (t.asks, t.asked_seats) == ("placing", [0, 2])
    give_up(t)
    assert (t.asks, t.asked_seats) == ("peril", [1, 3])


@pytest.mark.rule("OD-16.19", "R-67", "OD-6.34")
def test_only_the_pair_rolls_dice():
    t = four("doors ogre-1 ogre-2\nphase encounter 1")
    t.do("pair mage warrior", "card 1")
    pools = {hero.hero: "".join(die[0] for die in hero.pool) for hero in t.view.heroes}
    assert pools == {"mage": "ammm", "warrior": "sssa", "paladin": "", "aquamancer": ""}


@pytest.mark.rule("OD-16.19", "OD-7.52")
@pytest.mark.parametrize("partner", ["warrior", "paladin", "aquamancer"])
def test_the_partner_is_the_other_hero_of_the_pair(partner):
    t = four("doors ogre-1 ogre-2\nphase encounter 1\nnext 3 3 3 3 3 3 3 3")
    t.do(f"pair mage {partner}", "card 1", "use power-transfer", "branch 1")
    assert [hero.hero for hero in t.view.heroes if "s1" in hero.pool] == [partner]


@pytest.mark.rule("OD-16.19", "OD-7.10", "OD-7.23")
def test_partners_share_a_wide_box_and_a_conversion():
    t = four("doors ogre-1 ogre-2\nphase encounter 1\nnext 2 2 2 2 4 1 1 1", dungeon="dragons-cave")
    t.do("pair warrior paladin", "card 1")  # the warrior rolls s2 s2 s2 a2, the paladin s4 s1 m1 m1
    t.do("cover warrior s2 1", "add paladin s4")
    assert t.box(1).covered
    t.do("convert warrior a2", "add paladin m1", "give paladin")
    assert "h1" in t.hero("paladin").pool


@pytest.mark.rule("OD-16.20", "OD-6.54", "OD-6.55")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", [1, 2])
def test_each_encounter_faces_all_boxes_of_the_dungeon(edition, first):
    t = four("""
        floor 3
        hero mage items ogre-1 ogre-2
        hero warrior items phantom-1 phantom-2
        hero paladin items boulder-1 boulder-2
        hero aquamancer items force-wall-1 force-wall-2
        doors goblin-1 cave-in-1
        deck 20
        phase encounter 1
    """, edition=edition)  # fmt: skip
    t.do("pair mage warrior", f"card {first}")
    found = {}
    for _ in range(2):
        if t.asks == "peril":
            t.do("peril 2")
        found[t.view.card] = [box.source for box in t.view.boxes if box.source != "card"]
        give_up(t)
    assert found == {
        "goblin-1": ["floor-1", "floor-1", "floor-2", "floor-3"],
        "cave-in-1": ["floor-1", "floor-2", "floor-3"],
    }


@pytest.mark.rule("OD-16.21", "OD-1.24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_dice_are_cleared_between_the_two_encounters(edition):
    t = four(RATS + "next 6 6 6 6 6 6 6 6", edition=edition)
    t.do("pair mage paladin", "card 1", "cover mage a6 1", "cover mage m6 6", "cover paladin s6 3")
    stop(t)
    assert (t.view.card, fighters(t)) == ("plague-rat-2", ["warrior", "aquamancer"])
    assert (t.hero("mage").pool, t.hero("paladin").pool) == ([], [])
    assert [box.dice for box in t.view.boxes] == [[]] * 7
    assert t.view.supply == {"strength": 5, "agility": 6, "magic": 5, "heroic": 6}  # S3 A1 and A1 M3 are rolled
    assert t.view.reserve == FULL


@pytest.mark.rule("OD-16.19", "OD-16.21", "OD-8.28")
def test_what_was_prevented_in_one_encounter_helps_nobody_in_the_other():
    t = four(RATS + "next" + " 1" * 16)
    t.do("pair mage warrior", "card 1", "use warrior fearless-charge")  # one time prevented
    assert t.view.time_now == 6
    stop(t)
    assert t.happened("consequences") == [{"damage": 2, "poison": 0, "time": 6}]
    assert (fighters(t), t.view.time_now) == (["paladin", "aquamancer"], 7)


# Dice of the pairs


@pytest.mark.rule("OD-16.24", "R-64", "E-60")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", [1, 2])
def test_each_pair_has_half_of_the_dice(edition, first):
    t = four("doors cave-in-1 rune-puzzle-1\ndeck 20\nphase encounter 1", edition=edition)
    t.do("pair mage warrior", f"card {first}")
    assert (t.view.supply, t.view.reserve) == (FULL, FULL)
    t.do("peril 2")
    give_up(t)
    t.do("peril 2")
    give_up(t)
    assert t.asks == "loot-order"
    stored = sum(hero.stored.get("heroic", 0) for hero in t.view.heroes)  # the hurt warrior's Frenzy
    assert t.view.supply == {"strength": 16, "agility": 16, "magic": 16, "heroic": 12 - stored}


@pytest.mark.rule("OD-16.24", "R-64", "OD-6.40", "OD-6.41", "E-60")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pair_never_takes_the_dice_of_the_other(edition):
    t = four("""
        hero warrior items ogre-1 force-wall-1 boulder-2 phantom-1
        hero paladin items goblin-1 goblin-2
        doors bandit-1 bandit-2
        phase encounter 1
    """, edition=edition)  # fmt: skip
    t.do("pair warrior paladin", "card 1")
    assert (t.asks, t.asked_seats, t.offers("first")) == ("first", [1, 2], ["first warrior", "first paladin"])
    t.do("first warrior")  # seven and four icons, eight dice
    strength = {hero.hero: sum(die[0] == "s" for die in hero.pool) for hero in t.view.heroes}
    assert strength == {"mage": 0, "warrior": 7, "paladin": 1, "aquamancer": 0}
    assert (t.view.supply["strength"], t.view.reserve["strength"]) == (0, 8)


@pytest.mark.rule("OD-16.24", "R-64", "OD-16.25")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("gets", ["mage warrior", "paladin aquamancer"])
@pytest.mark.parametrize("first", [1, 2])
def test_the_party_names_the_pair_that_gets_an_odd_die(edition, gets, first):
    t = four("hero warrior stored h1\ndoors cave-in-1 rune-puzzle-1\ndeck 20\nphase encounter 1", edition=edition)
    t.do("pair mage warrior", f"card {first}")
    assert (t.asks, t.asked_seats) == ("odd-die", [0, 1, 2, 3])
    assert sorted(t.offers("pair")) == ["pair mage warrior", "pair paladin aquamancer"]
    t.do(f"pair {gets}")
    now, later = (6, 5) if gets.split() == fighters(t) else (5, 6)
    assert (t.view.supply, t.view.reserve) == ({**FULL, "heroic": now}, {**FULL, "heroic": later})
    assert t.hero("warrior").stored == {"heroic": 1}  # stays with its hero


@pytest.mark.rule("R-64", "OD-16.25")
def test_every_color_is_divided_for_itself():
    t = four("hero dragoon stored s1 m2\nhero warrior stored h1\ndoors cave-in-1 rune-puzzle-1\nphase encounter 1",
             heroes="mage warrior paladin dragoon")  # fmt: skip
    t.do("pair mage warrior", "card 1")
    assert t.asks == "odd-die"
    t.do("pair mage warrior")  # 15 strength dice
    assert t.asks == "odd-die"
    t.do("pair paladin dragoon")  # 11 heroic dice
    assert t.view.supply == {"strength": 8, "agility": 8, "magic": 7, "heroic": 5}
    assert t.view.reserve == {"strength": 7, "agility": 8, "magic": 7, "heroic": 6}


@pytest.mark.rule("OD-16.25", "R-64", "OD-17.18")
@pytest.mark.parametrize("gets", ["mage warrior", "paladin aquamancer"])
def test_what_is_left_after_exile_is_divided_as_evenly_as_possible(gets):
    t = four("exiled s2 m1 h4\ndoors cave-in-1 rune-puzzle-1\nphase encounter 1")
    t.do("pair mage warrior", "card 1")
    assert t.asks == "odd-die"  # for the magic dice alone: 14, 16, 15 and 8 are left
    t.do(f"pair {gets}")
    mine, theirs = (8, 7) if gets == "mage warrior" else (7, 8)
    assert t.view.supply == {"strength": 7, "agility": 8, "magic": mine, "heroic": 4}
    assert t.view.reserve == {"strength": 7, "agility": 8, "magic": theirs, "heroic": 4}


@pytest.mark.rule("OD-16.24", "OD-16.25", "R-64", "OD-6.30")
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("asked", ["order", "odd-die"])
def test_a_die_returned_before_the_pair_begins_is_divided_too(first, asked):
    t = four("hero warrior stored h1\ndoors cave-in-1 rune-puzzle-1\ndeck 20\nphase encounter 1")
    t.do("pair mage warrior")
    assert t.asks == "order"
    t.do("return warrior h", f"card {first}") if asked == "order" else t.do(f"card {first}", "return warrior h")
    assert (t.asks, t.view.supply, t.view.reserve) == ("peril", FULL, FULL)  # 12 are even


@pytest.mark.rule("OD-16.25", "R-64", "OD-6.30")
@pytest.mark.parametrize("gets", ["mage warrior", "paladin dragoon"])
def test_a_die_returned_may_make_a_color_odd(gets):
    """15 strength and 10 heroic dice; a heroic one comes back."""
    t = four("hero dragoon stored s1\nhero warrior stored h2\ndoors cave-in-1 rune-puzzle-1\nphase encounter 1",
             heroes="mage warrior paladin dragoon")  # fmt: skip
    t.do("pair mage warrior", "card 1")
    assert t.asks == "odd-die"
    t.do("return warrior h", "pair mage warrior")
    assert t.asks == "odd-die"
    t.do(f"pair {gets}")
    more, less = (6, 5) if gets == "mage warrior" else (5, 6)
    assert (t.view.supply["strength"], t.view.supply["heroic"]) == (8, more)
    assert (t.view.reserve["strength"], t.view.reserve["heroic"]) == (7, less)


@pytest.mark.rule("OD-16.25", "R-64", "OD-6.30")
def test_an_odd_die_named_already_is_not_asked_about_again():
    t = four("hero dragoon stored s1 m1\ndoors cave-in-1 rune-puzzle-1\nphase encounter 1",
             heroes="mage warrior paladin dragoon")  # fmt: skip
    t.do("pair mage warrior", "card 1", "pair paladin dragoon")
    assert t.asks == "odd-die"  # the magic dice
    t.do("return dragoon m")
    assert (t.asks, t.view.supply, t.view.reserve) == ("peril", {**FULL, "strength": 7}, FULL)


@pytest.mark.rule("OD-16.25", "R-64", "OD-10.3")
@pytest.mark.parametrize("pair", ["alchemist mage", "warrior paladin"])
def test_a_potion_drunk_before_the_pair_begins_leaves_the_division_even(pair):
    """The Alchemist stores a heroic die for every potion."""
    t = four("hero mage damage 2\nhero warrior stored h1\ntokens 3\ndoors cave-in-1 rune-puzzle-1\nphase encounter 1",
             heroes="alchemist mage warrior paladin")  # fmt: skip
    t.do(f"pair {pair}", "card 1")
    assert t.asks == "odd-die"
    t.do("heal mage")
    assert t.hero("alchemist").stored == {"heroic": 1}
    assert (t.asks, t.view.supply["heroic"], t.view.reserve["heroic"]) == ("peril", 5, 5)


@pytest.mark.rule("OD-16.24", "OD-16.38", "R-64", "R-69")
@pytest.mark.parametrize("sneaks", [True, False])
@pytest.mark.parametrize("hero", ["warrior", "paladin"])
def test_what_is_done_before_slipping_past_is_divided_too(sneaks, hero):
    t = four(f"known invisibility\ntokens 2\nhero {hero} stored h1\ndoors cave-in-1 rune-puzzle-1\nphase encounter 1")
    t.do("pair mage warrior", "card 1", "pair mage warrior")
    assert t.asks == "sneak"
    t.do(f"return {hero} h")
    if sneaks:
        t.do("invisible")
    t.do("encounter")
    assert (t.asks, t.view.supply["heroic"], t.view.reserve["heroic"]) == ("peril", 6, 6)


@pytest.mark.rule("OD-16.24", "R-64")
def test_a_die_stored_in_one_encounter_is_not_missing_in_the_other():
    t = four("doors plague-rat-1 cave-in-1\ndeck 40\nphase encounter 1\nnext" + " 1" * 8,
             heroes="mage dragoon paladin aquamancer")  # fmt: skip
    t.do("pair mage dragoon", "card 1")
    stop(t)
    assert (t.asks, t.asked_seats) == ("store", [1])
    t.do("store s1", "store s1")
    assert (t.view.card, t.view.supply, t.view.reserve["strength"]) == ("cave-in-1", FULL, 6)


@pytest.mark.rule("OD-16.24", "R-64", "R-85", "R-16")
def test_a_hero_elsewhere_stores_a_die_of_her_own_pair():
    t = four("stairs 5\ndoors cave-in-1 rune-puzzle-1\ndeck empty\nphase encounter 1")
    t.do("pair mage paladin", "card 1", "peril 1", "hurt mage", "hurt warrior")
    assert t.hero("warrior").stored == {"heroic": 1}
    assert (t.view.supply["heroic"], t.view.reserve["heroic"]) == (6, 5)
    give_up(t)
    assert (t.view.card, t.view.supply["heroic"], t.view.reserve["heroic"]) == ("rune-puzzle-1", 5, 6)


@pytest.mark.rule("OD-6.29", "R-16", "OD-1.16")
def test_a_feat_without_a_limit_stores_what_two_sets_hold():
    """The Aquamancer stores 4 on every floor; her card names no limit."""
    t = four("hero aquamancer stored h5\nhero warrior stored h1\ndeck empty\nphase end-turn").do("descend")
    assert t.hero("aquamancer").stored == {"heroic": 9}
    t = four("hero aquamancer stored h9\nhero warrior stored h1\ndeck empty\nphase end-turn").do("descend")
    assert t.hero("aquamancer").stored == {"heroic": 11}


@pytest.mark.rule("R-66", "OD-6.36", "OD-6.38", "OD-6.39")
@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_each_encounter_has_the_full_bonus_of_the_level(level, bonus):
    t = four(f"{RATS}level {level}\nnext" + " 1" * 20)
    t.do("pair mage warrior", "card 1")
    for pair, seats in (("mage warrior", [0, 1]), ("paladin aquamancer", [2, 3])):
        for _ in range(bonus):
            assert (t.asks, t.asked_seats) == ("bonus", seats)
            assert t.offers("bonus") == [f"bonus {hero}" for hero in pair.split()]
            t.do(t.options[0])
        assert (t.asks, fighters(t)) == ("placing", pair.split())
        assert t.hero(pair.split()[0]).pool.count("h1") == bonus
        give_up(t)


# Heroes who are elsewhere


@pytest.mark.rule("R-67", "OD-6.17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_feats_belong_to_the_pair_in_the_encounter(edition):
    t = four("doors ogre-1 ogre-2\ndeck 40\nphase encounter 1", edition=edition, heroes="rogue archer witch warrior")
    t.do("pair rogue warrior", "card 1")
    assert (t.asks, t.asked_seats, t.offers("feat")) == ("feat", [0], ["feat rogue h1"])


@pytest.mark.rule("R-67", "R-91", "OD-10.5")
def test_skills_and_potions_of_the_encounter_belong_to_the_pair():
    t = four("""
        tokens 2
        known heroism
        hero mage skills boulder-1
        hero paladin skills boulder-1-twin
        hero warrior damage 1
        doors ogre-1 ogre-2
        phase encounter 1
    """)
    t.do("pair warrior paladin", "card 1")
    assert (t.asks, t.asked_seats) == ("placing", [1, 2])
    assert t.offers("use") == ["use warrior fearless-charge", "use paladin support-aura", "use paladin valor"]
    assert t.offers("drink") == ["drink warrior heroism", "drink paladin heroism"]
    assert {option.split()[1] for option in t.offers("cover") + t.offers("convert")} == {"warrior", "paladin"}


@pytest.mark.rule("R-91", "R-67", "OD-10.19")
def test_healing_reaches_a_hero_outside_the_encounter():
    t = four("hero mage damage 2\ndoors ogre-1 ogre-2\nphase encounter 1")
    t.do("pair warrior paladin", "card 1", "heal mage")
    assert (damage(t), t.view.tokens) == ({}, 1)


@pytest.mark.rule("OD-16.22", "OD-8.27", "E-59", "OD-8.8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("odd", ["mage", "paladin"])
def test_the_damage_of_an_encounter_goes_to_its_pair(edition, odd):
    t = four("doors boulder-1 cave-in-1\ndeck 20\nphase encounter 1\nnext 1 1 1 1 1", edition=edition)
    t.do("pair mage paladin", "card 1", "peril 1")  # 3 damage
    stop(t)
    assert (t.asks, t.asked_seats, t.offers("split")) == ("split", [0, 2], ["split mage", "split paladin"])
    t.do(f"split {odd}")
    assert damage(t) == {"mage": 1 + (odd == "mage"), "paladin": 1 + (odd == "paladin")}


@pytest.mark.rule("OD-16.22", "OD-8.27", "E-59", "R-11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", [1, 2])
def test_flames_hurt_a_hero_of_that_encounter(edition, first):
    t = four("doors fire-elemental-1 fire-elemental-2\ndeck 20\nphase encounter 1", edition=edition)
    t.do("pair mage paladin", f"card {first}")
    pair = ["mage", "paladin"] if first == 1 else ["warrior", "aquamancer"]
    assert (t.asks, t.offers("hurt")) == ("flames", [f"hurt {hero}" for hero in pair])
    t.do(f"hurt {pair[1]}")
    assert damage(t) == {pair[1]: 1}


@pytest.mark.rule("OD-16.22", "R-67")
def test_drain_takes_an_item_of_that_encounters_heroes():
    t = four("""
        hero mage items ogre-1 ogre-2
        hero warrior items goblin-1
        hero paladin items goblin-2
        doors wraith-1 cave-in-1
        phase encounter 1
    """)
    t.do("pair warrior paladin", "card 1")
    assert (t.asks, t.options[:2]) == ("drain", ["drain warrior goblin-1", "drain paladin goblin-2"])
    assert t.offers("drain") == t.options[:2]


@pytest.mark.rule("OD-16.23", "OD-2.22")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("hero", "first"), [("mage", 1), ("warrior", 1), ("paladin", 2), ("aquamancer", 2)])
def test_any_one_of_the_four_dying_loses_the_game(edition, hero, first):
    health = 4 if hero == "warrior" else 3
    t = four(f"tokens 0\nhero {hero} damage {health - 1}\ndoors cave-in-1 cave-in-1-twin\ndeck 20\nphase encounter 1\n"
             "next 1 1 1 1 1 1 1 1", edition=edition)  # fmt: skip
    t.do("pair mage warrior", f"card {first}", "peril 2")  # 2 damage, one for each
    stop(t)
    assert (t.view.outcome, t.happened("defeat")) == ("defeat", [{"hero": hero}])


@pytest.mark.rule("OD-16.23", "OD-16.31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_who_dies_outside_the_encounter_loses_it_too(edition):
    t = four("tokens 0\nhero aquamancer damage 2\nstairs 5\ndoors cave-in-1 ogre-1\ndeck empty\nphase encounter 1",
             edition=edition)  # fmt: skip
    t.do("pair mage warrior", "card 1", "peril 1", "hurt mage", "hurt aquamancer")
    assert (t.view.outcome, t.happened("defeat")) == ("defeat", [{"hero": "aquamancer"}])


# Stairs


@pytest.mark.rule("OD-16.5", "OD-16.30", "OD-1.8", "E-56")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tokens", range(4))
def test_fewer_than_six_tokens_on_the_stairs_hurt_nobody(edition, tokens):
    t = four(f"stairs {tokens}\ndoors cave-in-1 ogre-1\ndeck empty\nphase encounter 1", edition=edition)
    t.do("pair mage warrior", "card 1", "peril 1")  # 2 time
    assert (t.asks, t.view.stairs_tokens, damage(t)) == ("placing", tokens + 2, {})


@pytest.mark.rule("OD-16.5", "OD-16.30", "OD-16.31", "OD-1.8", "E-56", "EX-43")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hurt", [("mage", "warrior"), ("mage", "paladin"), ("aquamancer", "paladin")])
def test_six_tokens_hurt_two_heroes_in_or_out_of_the_encounter(edition, hurt):
    t = four("stairs 5\ndoors cave-in-1 ogre-1\ndeck empty\nphase encounter 1", edition=edition)
    t.do("pair mage warrior", "card 1", "peril 1")  # 2 time
    assert (t.asks, t.asked_seats) == ("stairs-damage", [0, 1, 2, 3])
    assert t.offers("hurt") == [f"hurt {hero}" for hero in PARTY]
    t.do(f"hurt {hurt[0]}")
    assert t.offers("hurt") == [f"hurt {hero}" for hero in PARTY if hero != hurt[0]]  # two different heroes (D-18)
    t.do(f"hurt {hurt[1]}")
    assert (damage(t), t.view.stairs_tokens) == (dict.fromkeys(sorted(hurt, key=PARTY.index), 1), 1)


@pytest.mark.rule("OD-16.30", "OD-12.7", "OD-12.8")
def test_every_six_tokens_hurt_again():
    t = four("stairs 5\ndoors ? ?\ndeck empty\nphase turn", dungeon="dragons-cave")  # 10 and 4 time: 19 tokens
    t.do("hurt mage", "hurt warrior", "hurt paladin", "hurt aquamancer", "hurt mage", "hurt warrior")
    assert damage(t) == {"mage": 2, "warrior": 2, "paladin": 1, "aquamancer": 1}
    assert (t.view.stairs_tokens, t.asks) == (1, "turn-option")


@pytest.mark.rule("OD-16.30", "R-37")
def test_both_heroes_hurt_by_the_stairs_are_one_batch():
    t = four("tokens 1\nhero mage damage 2\nhero paladin damage 2\nstairs 5\ndoors cave-in-1 ogre-1\ndeck empty\n"
             "phase encounter 1")  # fmt: skip
    t.do("pair mage warrior", "card 1", "peril 1", "hurt mage", "hurt paladin")
    assert t.view.outcome == "defeat"  # one potion is not enough for two


@pytest.mark.rule("OD-16.30", "OD-16.22", "OD-12.11", "OD-8.24")
def test_stairs_damage_of_a_pairs_consequences_waits_for_the_end_of_the_step():
    t = four("stairs 5\ndoors cave-in-1 rune-puzzle-1\ndeck empty\nphase encounter 1\nnext 1 1 1")
    t.do("pair mage paladin", "card 1", "peril 2")
    stop(t)  # 2 damage and 2 time
    assert (t.asks, damage(t), t.view.stairs_tokens) == ("stairs-damage", {"mage": 1, "paladin": 1}, 1)
    t.do("hurt warrior", "hurt aquamancer")
    assert damage(t) == dict.fromkeys(PARTY, 1)
    assert (t.asks, t.view.card) == ("peril", "rune-puzzle-1")


# Loot and level


@pytest.mark.rule("OD-16.26", "OD-9.22", "R-74")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("taken", [1, 2])
def test_both_cards_are_claimed_after_both_encounters_in_either_order(edition, first, taken):
    t = four("doors cave-in-1 rune-puzzle-1 ? ?\ndeck 40\nphase encounter 1", edition=edition)
    t.do("pair mage warrior", f"card {first}", "peril 2")
    give_up(t)
    assert t.asks == "peril"  # no loot in between
    t.do("peril 2")
    give_up(t)
    spoils = ["cave-in-1", "rune-puzzle-1"] if first == 1 else ["rune-puzzle-1", "cave-in-1"]
    assert (t.asks, t.asked_seats, t.view.spoils) == ("loot-order", [0, 1, 2, 3], spoils)
    t.do(f"card {taken}")
    assert (t.asks, t.view.card) == ("loot", spoils[taken - 1])
    t.do("xp")
    assert (t.asks, t.view.card) == ("loot", spoils[2 - taken])
    t.do("xp")
    assert t.view.xp == [spoils[taken - 1], spoils[2 - taken]]
    assert ([(door.card, door.second) for door in t.view.doors], t.view.turn) == ([(None, None)], 1)


CLAIMING = "room 1\nspoils cave-in-1:first goblin-1:first\nphase loot\ndoors cave-in-1 goblin-1 ? ?\ndeck 40\n"


@pytest.mark.rule("OD-16.14", "OD-16.26")
def test_the_other_doors_stay_as_they_are_between_the_two_claims():
    t = four(CLAIMING.replace("? ?", "bandit-1 shadow-1 ? ?")).do("card 1", "xp")
    assert (t.asks, t.view.card) == ("loot", "goblin-1")
    doors = [(door.card, door.second) for door in t.view.doors]
    assert doors == [("goblin-1", None), ("bandit-1", "shadow-1"), (None, None)]


@pytest.mark.rule("OD-16.26", "OD-16.27", "OD-9.22", "OD-9.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_hero_may_claim_a_card_whoever_met_it(edition):
    t = four(CLAIMING, edition=edition).do("card 1")
    assert t.asked_seats == [0, 1, 2, 3]
    assert t.offers("item") == [f"item {hero}" for hero in PARTY]
    assert t.offers("skill") == [f"skill {hero}" for hero in PARTY]


@pytest.mark.rule("OD-16.27", "OD-9.22")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hero", PARTY)
def test_one_hero_may_claim_both(edition, hero):
    t = four(CLAIMING, edition=edition).do("card 1", f"item {hero}", f"skill {hero}")
    held = t.hero(hero)
    assert (held.items, [skill.card for skill in held.skills]) == (["cave-in-1"], [None, "goblin-1"])


@pytest.mark.rule("OD-16.27", "OD-9.11", "OD-9.16")
def test_the_second_card_meets_the_limits_as_they_stand_after_the_first():
    t = four(CLAIMING).do("card 1", "item mage")
    assert t.offers("item mage") == ["item mage cave-in-1"]  # one item at level 1
    t.do("item mage cave-in-1")
    assert (t.hero("mage").items, t.view.xp) == (["goblin-1"], ["cave-in-1"])


@pytest.mark.rule("R-74", "OD-11.2", "OD-9.19")
def test_one_level_up_window_after_both_cards():
    t = four("xp ogre-1 ogre-2 bandit-1\n" + CLAIMING)  # 11 XP, 12 are needed
    t.do("card 1", "xp")
    assert (t.asks, t.view.xp_total, t.view.level) == ("loot", 13, 1)
    t.do("item mage")
    assert t.asks == "level"
    t.do(t.offers("level-up")[0])
    assert (t.view.level, t.view.turn) == (2, 1)  # and the next turn has begun


@pytest.mark.rule("R-74", "R-40")
def test_a_beetle_that_gets_away_leaves_the_other_card_to_claim():
    t = four("room 1\nspoils beetle-1:escaped goblin-1:first\nphase loot\ndoors beetle-1 goblin-1 ? ?\ndeck 40")
    assert (t.asks, t.view.card, t.view.discard[-1]) == ("loot", "goblin-1", "beetle-1")
    t.do("xp")
    assert (t.view.xp, len(t.view.doors)) == (["goblin-1"], 1)


@pytest.mark.rule("OD-16.28", "OD-11.16", "OD-11.3", "R-63")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("level", "cost"), [(1, 12), (2, 16), (3, 20), (4, 5)])
def test_levels_cost_twice_as_much(edition, level, cost):
    t = four(f"level {level}\ndoors ? ?\nphase choose", edition=edition)
    assert t.view.xp_needed == cost


@pytest.mark.rule("OD-16.28", "OD-11.16")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("level", "short", "enough"),
    [(1, "ogre-1 ogre-2 bandit-1", "ogre-1 ogre-2 phantom-1"),
     (2, "ogre-1 ogre-2 phantom-1 bandit-1", "ogre-1 ogre-2 phantom-1 phantom-2"),
     (3, "ogre-1 ogre-2 phantom-1 phantom-2 bandit-1", "ogre-1 ogre-2 phantom-1 phantom-2 boulder-1")],
)  # fmt: skip
def test_one_xp_short_of_the_doubled_cost_is_no_level_up(edition, level, short, enough):
    t = four(f"level {level}\nxp {short}\ndoors ? ?\ndeck 20\nphase levels", edition=edition)
    assert (t.asks, t.view.turn) == ("turn-option", 1)
    t = four(f"level {level}\nxp {enough}\ndoors ? ?\ndeck 20\nphase levels", edition=edition)
    assert t.asks == "level"
    t.do(t.offers("level-up")[0])
    assert (t.view.level, t.view.xp) == (level + 1, [])


@pytest.mark.rule("OD-16.29", "OD-11.16", "OD-11.1", "OD-11.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_four_level_together_and_gain_two_tokens(edition):
    t = four("xp ogre-1 ogre-2 phantom-1\ndoors cave-in-1 goblin-1 ? ?\ndeck 40\nphase levels", edition=edition)
    t.do("level-up 4 4 4")
    assert (t.view.level, t.view.level_items, t.view.level_skills, t.view.tokens) == (2, 2, 2, 4)
    assert len(t.happened("token-gained")) == 2


@pytest.mark.rule("R-63", "OD-11.13", "OD-16.29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_exchange_at_level_four_is_five_xp_for_one_token(edition):
    t = four("level 4\nxp bandit-1 beetle-1\ndoors ? ?\ndeck 20\nphase levels", edition=edition)
    t.do("level-up 3 2")
    assert (t.view.tokens, t.view.level, t.view.xp) == (3, 4, [])


# Invisibility

UNSEEN = """
    known invisibility
    deck 20
    doors fire-elemental-1 fire-elemental-2 ? ?
    hero mage items ogre-1
    hero warrior items ogre-2
    hero paladin items phantom-1
    hero aquamancer items phantom-2
"""


@pytest.mark.rule("R-69", "OD-16.38", "E-63")
@pytest.mark.parametrize("edition", EDITIONS)
def test_invisibility_is_declared_once_there_are_pairs(edition):
    t = four("known invisibility\ndoors closed:cave-in-1 closed:goblin-1\nphase choose", edition=edition)
    t.do("enter 1")
    assert (t.asks, t.refuses("invisible")) == ("room", True)
    t.do("encounter")
    assert (t.asks, t.refuses("invisible")) == ("pairs", True)
    t.do("pair mage warrior", "card 1")
    assert (t.asks, t.asked_seats, t.refuses("invisible")) == ("sneak", [0, 1, 2, 3], False)


@pytest.mark.rule("R-69", "OD-16.38", "OD-10.24", "E-63", "OD-10.22")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("skips", [1, 2])
def test_one_potion_skips_the_encounter_of_one_pair(edition, skips):
    t = four(UNSEEN + "phase encounter 1", edition=edition)
    t.do("pair mage warrior", "card 1")
    if skips == 2:
        t.do("encounter")
        assert t.asks == "flames"
        t.do("hurt warrior")
        give_up(t)
        assert (t.asks, fighters(t)) == ("sneak", ["paladin", "aquamancer"])
    deck, before = t.view.deck, damage(t)
    t.do("invisible")
    assert (t.view.tokens, t.view.deck) == (1, deck - 2)
    if skips == 1:
        assert (t.asks, fighters(t), damage(t)) == ("sneak", ["paladin", "aquamancer"], {})
        t.do("encounter")
        assert (t.asks, t.offers("hurt")) == ("flames", ["hurt paladin", "hurt aquamancer"])
        t.do("hurt paladin")
        give_up(t)
    else:
        assert damage(t) == before
    assert (t.asks, t.view.spoils) == ("loot-order", ["fire-elemental-1", "fire-elemental-2"])


@pytest.mark.rule("OD-16.38", "OD-16.24")
@pytest.mark.parametrize("first", [1, 2])
def test_a_pair_that_goes_past_unseen_leaves_its_dice_alone(first):
    t = four("known invisibility\nhero warrior stored h1\ndoors cave-in-1 rune-puzzle-1\nphase encounter 1")
    t.do("pair mage warrior", f"card {first}", "pair mage warrior", "invisible", "encounter")
    heroic = (5, 6) if first == 1 else (6, 5)
    assert (t.asks, (t.view.supply["heroic"], t.view.reserve["heroic"])) == ("peril", heroic)
    t.do("peril 2")
    give_up(t)
    met = ["cave-in-1", "rune-puzzle-1"]
    assert (t.asks, t.view.spoils) == ("loot-order", met if first == 1 else met[::-1])


@pytest.mark.rule("R-69", "OD-16.38", "R-41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_potions_skip_both(edition):
    t = four(UNSEEN + "phase encounter 1", edition=edition)
    t.do("pair mage warrior", "card 2", "invisible", "invisible")
    assert (t.asks, t.view.tokens, t.view.deck, damage(t)) == ("loot-order", 0, 16, {})


@pytest.mark.rule("R-69", "OD-16.38")
def test_without_a_token_the_second_pair_is_not_asked():
    t = four(UNSEEN + "tokens 1\nphase encounter 1")
    t.do("pair mage warrior", "card 1", "invisible")
    assert (t.asks, t.offers("hurt")) == ("flames", ["hurt paladin", "hurt aquamancer"])


@pytest.mark.rule("OD-16.10", "OD-16.29", "OD-16.30")
def test_explanations_have_the_numbers_of_the_party():
    words = onedeck_text("en")
    for heroes, doors, xp, tokens, hurt, time in (
        ("mage rogue", "goblin-1", "ogre-1 ogre-2", "a potion token", "third token costs a hero", "2 time passes: two"),
        ("mage rogue warrior archer", "goblin-1 goblin-2", "ogre-1 ogre-2 phantom-1 phantom-2", "two potion tokens",
         "sixth token costs two heroes", "4 time passes: four"),
    ):  # fmt: skip
        t = at(f"heroes {heroes}\ndungeon yetis-cavern\ndoors {doors}\nxp {xp}\ndeck 20\nphase levels")
        decision = t.match.decisions[0]
        assert decision.kind == "level" and tokens in words.why(decision, t.view)
        four = len(t.view.heroes) == 4
        assert ("OD-16.29" in [rule.id for rule in words.rules_behind(decision, t.view)]) == four
        t = at(f"heroes {heroes}\ndungeon yetis-cavern\ndoors {doors}\ndeck empty\nphase end-turn")
        assert hurt in words.why(t.match.decisions[0], t.view)
        assert time in words.how_to_play(len(t.view.heroes))
