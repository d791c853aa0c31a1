"""OD-14: the campaign sheet, its check-marks and talents; and what it changes in OD-1, OD-2 and OD-9 to OD-13."""

import pytest

import underdeck
from table import Table, at
from underdeck import Refusal
from underdeck.games.onedeck.compile import onedeck_pack

EDITIONS = ("1.1", "1.5", "1.61", "1.9")
LATER_BOOKS = EDITIONS[1:]

GROUPS = {
    "basic": ["veteran", "durability", "crafty"],
    "healing": ["prepared", "first-aid", "recovery", "grit"],
    "combat": ["guile", "fortitude", "planning", "direct-hit"],
    "dungeon": ["cunning", "speed", "knowledge", "foresight"],
}
SPACES = {
    "veteran": [6, 0, 0], "durability": [6, 4, 0], "crafty": [6, 4, 4],
    "prepared": [6, 0, 0], "first-aid": [6, 2, 0], "recovery": [6, 4, 0], "grit": [6, 4, 4],
    "guile": [6, 0, 0], "fortitude": [6, 2, 0], "planning": [6, 4, 0], "direct-hit": [6, 4, 4],
    "cunning": [6, 0, 0], "speed": [6, 2, 0], "knowledge": [6, 4, 0], "foresight": [6, 4, 4],
}  # fmt: skip
"""Green circles, yellow squares, red pentagons beside each talent."""

ICON_TALENTS = {
    "combat": ["guile", "fortitude", "planning", "direct-hit"],
    "peril": ["cunning", "speed", "foresight"],
    "boss": ["guile", "fortitude", "planning", "direct-hit", "knowledge"],
}
BASIC_SKILLS = ["shield-bash", "feint", "cantrip", "lay-of-the-land"]
MEDIUM = "yetis-cavern"


def sheet(*talents: str, focus: str = "", **partly: list[int]) -> dict:
    """A sheet with these talents full; others partly marked."""
    marks = {talent: SPACES[talent] for talent in talents}
    marks |= {talent.replace("_", "-"): counts for talent, counts in partly.items()}
    return {"marks": marks, "focus": focus} if focus else {"marks": marks}


def begin(sheets: dict, *mates: str, dungeon: str = MEDIUM, edition: str = "1.9", **setup) -> Table:
    """A new game of the heroes with sheets and perhaps mates without."""
    heroes = [*sheets, *mates]
    return Table(
        underdeck.new("onedeck", heroes=heroes, dungeon=dungeon, edition=edition, sheets=sheets, seed=1, **setup)
    )


def marks_on(t: Table, hero: str) -> dict[str, list[int]]:
    return {line.id: line.marks for line in t.hero(hero).sheet if any(line.marks)}


def active(t: Table, hero: str) -> list[str]:
    return [line.id for line in t.hero(hero).sheet if line.active]


def skills(t: Table, hero: str) -> list[str]:
    return [skill.id for skill in t.hero(hero).skills]


def refusal(t: Table, seat: int, answer: str) -> str:
    with pytest.raises(Refusal) as caught:
        t.match.read(seat, answer)
    return caught.value.code


def fall(marks: str = "", *, dungeon: str = MEDIUM, edition: str = "1.9", more: str = "") -> Table:
    """The archer, one damage from defeat, lingers on the stairs and dies of them; then come the check-marks."""
    t = at(f"""
        heroes archer
        dungeon {dungeon}
        edition {edition}
        fresh_floor no
        deck empty
        stairs 2
        tokens 0
        hero archer damage 4 marks {marks}
        {more}
        phase end-turn
    """)
    return t.do("stay")


def win(marks: str = "", more: str = "") -> Table:
    """The warrior's last round against the Yeti: one skull is enough."""
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        floor 4
        round 2
        boss_damage 5
        tokens 0
        hero warrior pool s1 marks {marks}
        covered 1 s6 s6 s6 s6
        covered 4 m5
        covered 5 m6
        covered 7 a5
        covered 8 a6
        {more}
        phase placing
    """)
    return t.do("done")


def earned(t: Table) -> int:
    facts = t.happened("marks-earned")[0]
    assert facts["total"] == facts["descents"] + facts["levels"] + facts["boss"] + facts["tier"]
    return facts["total"]


def place(t: Table, count: int) -> None:
    """Put so many marks into whichever space comes first."""
    for _ in range(count):
        assert t.asks == "marks"
        t.do(t.offers("mark")[0])


# The sheet


@pytest.mark.rule("OD-1.15", "OD-14.14", "OD-14.27", "OD-14.1")
def test_a_sheet_lists_fifteen_talents_in_four_groups_with_three_kinds_of_spaces():
    t = begin({"mage": sheet()}, "warrior")
    lines = t.hero("mage").sheet
    assert [line.id for line in lines] == [talent for group in GROUPS.values() for talent in group]
    assert {line.id: line.spaces for line in lines} == SPACES
    assert {line.focus: [other.id for other in lines if other.focus == line.focus] for line in lines} == GROUPS
    assert all(line.marks == [0, 0, 0] and not line.active for line in lines)
    assert t.hero("warrior").sheet == []


@pytest.mark.rule("OD-2.16", "OD-14.1")
def test_each_player_brings_the_sheet_of_her_own_hero_or_a_new_one():
    t = begin({"mage": sheet("veteran", durability=[6, 3, 0]), "warrior": sheet()})
    assert marks_on(t, "mage") == {"veteran": [6, 0, 0], "durability": [6, 3, 0]}
    assert marks_on(t, "warrior") == {}
    assert t.hero("warrior").sheet
    with pytest.raises(Refusal) as caught:
        underdeck.new("onedeck", heroes=["mage"], dungeon=MEDIUM, sheets={"rogue": sheet()}, seed=1)
    assert caught.value.code == "sheet-hero"


@pytest.mark.rule("OD-14.1", "OD-14.11", "OD-14.30", "R-56")
def test_the_sheet_carries_over_to_the_next_game():
    t = fall("durability:5/4/0", more="floor 2")
    t.do("mark durability green")
    assert t.view.outcome == "defeat"
    after = marks_on(t, "archer")
    assert after == {"durability": [6, 4, 0]}
    again = begin({"archer": {"marks": after}})
    assert active(again, "archer") == ["durability"]
    assert (t.hero("archer").health, again.hero("archer").health) == (5, 6)


# One focus for each game


@pytest.mark.rule("OD-2.18", "OD-14.17", "OD-14.18", "E-45")
@pytest.mark.parametrize("edition", LATER_BOOKS)
@pytest.mark.parametrize("focus", ["healing", "combat", "dungeon"])
def test_a_hero_plays_with_the_basic_talents_and_one_focus_of_her_choice(focus, edition):
    t = begin({"mage": sheet(*SPACES)}, edition=edition)
    assert (t.asks, t.asked_seats, t.view.turn, t.view.deck) == ("focus", [0], 0, 44)
    assert t.offers("focus") == ["focus mage healing", "focus mage combat", "focus mage dungeon"]
    t.do(f"focus {focus}")
    t.do("learn cantrip")
    assert t.view.turn >= 1
    assert t.hero("mage").focus == focus
    assert active(t, "mage") == [*GROUPS["basic"], *GROUPS[focus]]
    assert t.view.tokens == (2 if focus == "healing" else 1)
    usable = {talent for talents in ICON_TALENTS.values() for talent in talents}
    assert [skill for skill in skills(t, "mage") if skill in usable] == [
        talent for talent in GROUPS[focus] if talent in usable
    ]


@pytest.mark.rule("OD-2.18", "OD-14.18", "OD-14.1")
def test_every_hero_chooses_for_herself():
    t = begin({"mage": sheet("prepared", "guile"), "rogue": sheet("guile", "cunning")}, edition="1.5")
    assert t.asked_seats == [0]
    t.do("focus mage combat")
    assert (t.asks, t.asked_seats) == ("focus", [1])
    assert t.offers("focus") == ["focus rogue combat", "focus rogue dungeon"]
    t.do("focus rogue dungeon")
    assert (active(t, "mage"), active(t, "rogue")) == (["guile"], ["cunning"])


@pytest.mark.rule("OD-14.18", "OD-14.12")
def test_another_game_may_have_another_focus():
    own = sheet("prepared", "guile")
    assert active(begin({"mage": own}).do("focus healing"), "mage") == ["prepared"]
    assert active(begin({"mage": own}).do("focus combat"), "mage") == ["guile"]


@pytest.mark.rule("OD-14.18", "OD-14.19")
def test_a_talent_of_another_focus_cannot_be_used():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        doors cave-in-1
        choice 1
        hero archer pool s5 marks guile:6/0/0 cunning:6/0/0 foresight:6/4/3 focus combat talents guile
        phase placing 1
    """)
    assert t.offers("use") == []
    assert refusal(t, 0, "use cunning") == "talent-inactive"
    assert refusal(t, 0, "use foresight") == "talent-unearned"


@pytest.mark.rule("OD-14.17", "OD-14.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_basic_talents_work_in_every_game_and_need_no_choice(edition):
    t = begin({"mage": sheet("durability")}, edition=edition)
    assert (t.asks, t.view.turn) == ("turn-option", 2)
    assert (active(t, "mage"), t.hero("mage").focus, t.hero("mage").health) == (["durability"], None, 6)


@pytest.mark.rule("OD-14.11")
@pytest.mark.parametrize("counts", [[5, 4, 4], [6, 3, 4], [6, 4, 3]])
def test_a_talent_with_a_space_left_is_not_unlocked(counts):
    t = begin({"mage": sheet("durability", direct_hit=counts)})
    assert active(t, "mage") == ["durability"]
    assert "direct-hit" not in skills(t, "mage")


@pytest.mark.rule("OD-14.11", "OD-14.27")
def test_no_space_is_marked_twice():
    with pytest.raises(Refusal) as caught:
        begin({"mage": sheet(durability=[7, 4, 0])})
    assert caught.value.code == "too-many-marks"
    t = fall("durability:6/3/0 veteran:6/0/0", more="floor 2")
    assert t.offers("mark archer veteran") == []
    assert t.offers("mark archer durability") == ["mark archer durability yellow"]
    assert refusal(t, 0, "mark durability green") == "mark-full"


# The first book: one group for good


@pytest.mark.rule("OD-14.15", "E-45", "R-95")
@pytest.mark.parametrize(("edition", "rule"), [("1.1", {}), ("1.9", {"focus_rule": "locked"})])
def test_in_the_first_book_only_the_group_chosen_for_good_is_used(edition, rule):
    own = sheet(*SPACES, focus="combat")
    t = begin({"mage": own}, edition=edition, options=rule)
    assert t.asks == "basic-skill"
    t.do("learn feint")
    assert active(t, "mage") == [*GROUPS["basic"], *GROUPS["combat"]]
    assert t.view.tokens == 1
    assert marks_on(t, "mage") == SPACES  # R-95: marks of the other books stay on the sheet


@pytest.mark.rule("OD-14.16", "OD-14.15", "E-45")
def test_in_the_first_book_a_groups_first_talent_is_learned_first():
    t = fall(edition="1.1", more="floor 3")
    marked = {text.split()[2] for text in t.offers("mark")}
    assert marked == {"veteran", "durability", "crafty", "prepared", "guile", "cunning"}
    t = fall("guile:5/0/0", edition="1.1", more="floor 3\nlevel 2")
    assert t.offers("mark archer fortitude") == []
    t.do("mark guile green")
    assert t.offers("mark archer fortitude") == ["mark archer fortitude green", "mark archer fortitude yellow"]
    t.do("mark fortitude green", "mark direct-hit yellow")
    assert marks_on(t, "archer") == {"guile": [6, 0, 0], "fortitude": [1, 0, 0], "direct-hit": [0, 1, 0]}


@pytest.mark.rule("OD-14.15", "E-45")
def test_in_the_first_book_the_first_mark_in_a_group_closes_the_others():
    t = fall(edition="1.1", more="floor 3\nlevel 3")
    t.do("mark veteran green")
    assert t.offers("mark archer cunning")
    t.do("mark guile green")
    assert {text.split()[2] for text in t.offers("mark")} == {"veteran", "durability", "crafty", "guile"}
    assert refusal(t, 0, "mark cunning green") == "mark-locked"
    place(t, 2)
    assert t.hero("archer").focus == "combat"  # for good: the next game's sheet says so
    t = fall("guile:1/0/0 focus combat", edition="1.1", more="floor 3")
    assert {text.split()[2] for text in t.offers("mark")} == {"veteran", "durability", "crafty", "guile"}


@pytest.mark.rule("OD-14.15", "OD-14.11", "E-45")
def test_in_the_first_book_marks_in_one_group_are_the_choice_of_it():
    """The sheet itself names no group."""
    own = sheet("veteran", "guile", fortitude=[1, 0, 0])
    t = begin({"mage": own}, edition="1.1")
    t.do("learn feint")
    assert (active(t, "mage"), t.hero("mage").focus) == (["veteran", "guile"], "combat")
    assert begin({"mage": sheet("prepared")}, edition="1.1").view.tokens == 2
    t = fall("guile:1/0/0", edition="1.1", more="floor 3")
    assert {text.split()[2] for text in t.offers("mark")} == {"veteran", "durability", "crafty", "guile"}


@pytest.mark.rule("R-95", "OD-14.15")
def test_a_sheet_of_another_book_keeps_its_marks_but_locks_in_the_first():
    own = sheet("prepared", "guile", "speed", recovery=[2, 0, 0])
    t = begin({"archer": own}, edition="1.1")
    assert marks_on(t, "archer") == own["marks"]
    assert (t.asks, active(t, "archer"), t.view.tokens) == ("turn-option", [], 1)  # no group is chosen yet
    t = fall("prepared:6/0/0 guile:6/0/0 speed:6/2/0 recovery:2/0/0 focus healing", edition="1.1", more="floor 2")
    assert {text.split()[2] for text in t.offers("mark")} == {
        "veteran", "durability", "crafty", "first-aid", "recovery", "grit"
    }  # fmt: skip
    t.do("mark recovery green")
    assert marks_on(t, "archer") == {
        "prepared": [6, 0, 0], "recovery": [3, 0, 0], "guile": [6, 0, 0], "speed": [6, 2, 0]
    }  # fmt: skip


# Check-marks


@pytest.mark.rule("OD-14.2", "OD-14.5", "R-54")
def test_marks_are_earned_by_losing_and_by_winning():
    lost = fall(more="floor 2")
    assert (lost.asks, lost.view.result, lost.view.outcome, earned(lost)) == ("marks", "defeat", None, 1)
    lost.do("mark guile green")
    assert (lost.asks, lost.view.outcome) == ("", "defeat")
    won = win()
    assert (won.asks, won.view.result, won.view.outcome) == ("marks", "victory", None)
    assert won.happened("marks-earned") == [
        {"hero": "warrior", "descents": 3, "levels": 0, "boss": 3, "tier": 2, "total": 8}
    ]
    place(won, 8)
    assert (won.asks, won.view.outcome) == ("", "victory")


@pytest.mark.rule("OD-14.3", "R-54")
@pytest.mark.parametrize(("floor", "marks"), [(1, 0), (2, 1), (3, 2)])
def test_each_descent_is_a_mark(floor, marks):
    t = fall(more=f"floor {floor}")
    assert earned(t) == marks
    place(t, marks)
    assert t.view.outcome == "defeat"


@pytest.mark.rule("OD-14.3", "R-54")
def test_the_way_to_the_boss_is_the_third_descent():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        floor 3
        deck empty
        tokens 0
        hero archer damage 4 marks
        phase end-turn
        next 2 2 2 2 2 2 2
    """)
    t.do("descend")
    assert (t.view.mode, t.view.result) == ("boss", None)
    t.do("done")
    assert t.happened("marks-earned") == [
        {"hero": "archer", "descents": 3, "levels": 0, "boss": 0, "tier": 2, "total": 5}
    ]


@pytest.mark.rule("OD-14.4", "R-55")
def test_each_level_up_is_a_mark_and_the_exchange_at_level_four_is_none():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        level 3
        deck empty
        stairs 1
        tokens 0
        xp ogre-1 ogre-2 goblin-1 goblin-2 bandit-1
        hero archer damage 4 marks
        phase levels
    """)
    t.do("level-up 4 4 2")
    assert (t.view.level, t.view.tokens) == (4, 1)
    t.do("level-up 3 2")  # a token for XP
    assert (t.view.level, t.view.tokens) == (4, 2)
    t.do("stay", "go-on")
    assert (t.asks, t.hero("archer").damage) == ("avert-defeat", 5)
    t.do("defeat")
    assert t.happened("marks-earned")[0]["levels"] == 3


@pytest.mark.rule("OD-14.7", "OD-14.2")
def test_every_player_earns_all_marks_for_her_own_hero():
    t = at("""
        heroes archer mage rogue warrior
        dungeon yetis-cavern
        floor 2
        level 2
        deck empty
        stairs 4
        tokens 0
        hero archer damage 2 marks
        hero rogue marks guile:5/0/0
        hero warrior marks
        phase end-turn
    """)
    t.do("stay", "hurt archer", "hurt mage")
    assert sorted((facts["hero"], facts["total"]) for facts in t.happened("marks-earned")) == [
        ("archer", 2), ("rogue", 2), ("warrior", 2)
    ]  # fmt: skip
    for seat, hero in ((0, "archer"), (2, "rogue"), (3, "warrior")):
        for _ in range(2):
            assert (t.asks, t.asked_seats) == ("marks", [seat])
            assert all(text.split()[1] == hero for text in t.options)
            t.do("mark durability green")
        assert marks_on(t, hero)["durability"] == [2, 0, 0]
    assert t.view.outcome == "defeat"


@pytest.mark.rule("OD-14.8", "OD-14.9", "OD-14.10", "OD-14.27")
@pytest.mark.parametrize(
    ("dungeon", "colors"),
    [
        ("dragons-cave", {"green"}),
        ("hydras-reef", {"green", "yellow"}),
        ("yetis-cavern", {"green", "yellow"}),
        ("lichs-tomb", {"green", "yellow", "red"}),
        ("minotaurs-maze", {"green", "yellow", "red"}),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dungeons_difficulty_says_which_spaces_may_be_marked(dungeon, colors, edition):
    t = fall(dungeon=dungeon, edition=edition, more="floor 2")
    assert {text.split()[3] for text in t.offers("mark")} == colors
    assert {text.split()[3] for text in t.offers("mark archer crafty")} == colors
    for color in {"green", "yellow", "red"} - colors:
        assert refusal(t, 0, f"mark crafty {color}") == "mark-color"


@pytest.mark.rule("OD-14.12", "OD-14.13", "E-45", "E-78", "R-56")
@pytest.mark.parametrize("edition", LATER_BOOKS)
def test_marks_go_to_any_talents_in_any_order(edition):
    t = fall(dungeon="lichs-tomb", edition=edition, more="floor 3\nlevel 4\noption tier_bonus boss-reached")
    assert earned(t) == 5
    assert {text.split()[2] for text in t.offers("mark")} == set(SPACES)
    t.do("mark grit red", "mark direct-hit yellow", "mark foresight green", "mark crafty red", "mark direct-hit red")
    assert t.view.outcome == "defeat"
    assert marks_on(t, "archer") == {
        "crafty": [0, 0, 1], "grit": [0, 0, 1], "direct-hit": [0, 1, 1], "foresight": [1, 0, 0]
    }  # fmt: skip


@pytest.mark.rule("OD-14.11", "OD-14.30", "R-56")
def test_a_talent_unlocked_now_counts_from_the_next_game_on():
    t = fall("guile:5/0/0 veteran:5/0/0", more="floor 3")
    t.do("mark guile green")
    assert t.happened("unlocked") == [{"hero": "archer", "talent": "guile"}]
    assert (t.asks, active(t, "archer")) == ("marks", [])
    t.do("mark veteran green")
    assert (t.asks, active(t, "archer"), skills(t, "archer")) == ("", [], ["kiting"])
    again = begin({"archer": {"marks": marks_on(t, "archer")}})
    assert active(again, "archer") == ["veteran", "guile"]
    assert again.asks == "basic-skill"


@pytest.mark.rule("R-56", "OD-14.8")
def test_marks_that_fit_nowhere_are_lost():
    green = " ".join(f"{talent}:6/0/0" for talent in SPACES if talent != "planning")
    t = fall(f"{green} planning:5/0/0", dungeon="dragons-cave", more="floor 3\nlevel 2")
    assert (earned(t), t.asks) == (3, "")  # one space, so nobody is asked where
    assert t.happened("marked") == [{"hero": "archer", "talent": "planning", "mark": "green", "left": 2}]
    assert t.happened("marks-lost") == [{"hero": "archer", "count": 2}]
    assert t.view.outcome == "defeat"
    full = fall(f"{green} planning:6/0/0", dungeon="dragons-cave", more="floor 3")
    assert full.happened("marks-lost") == [{"hero": "archer", "count": 2}]
    assert full.view.outcome == "defeat"


@pytest.mark.rule("R-57", "OD-14.2")
def test_a_game_given_up_brings_no_mark():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        floor 3
        level 3
        doors ? ?
        hero archer marks guile:5/0/0
        phase choose
    """)
    assert t.offers("mark") == []
    assert refusal(t, 0, "mark guile green") == "mark-early"
    assert (t.view.result, t.view.outcome, marks_on(t, "archer")) == (None, None, {"guile": [5, 0, 0]})


@pytest.mark.rule("OD-14.3", "OD-14.4", "OD-14.6", "OD-14.9", "OD-14.11", "EX-33")
def test_lyra_the_archer_learns_durability():
    t = fall("veteran:6/0/0 durability:5/0/0", more="tier standard\nfloor 3\nlevel 4")
    assert t.happened("marks-earned") == [
        {"hero": "archer", "descents": 2, "levels": 3, "boss": 0, "tier": 0, "total": 5}
    ]
    assert {text.split()[3] for text in t.offers("mark")} == {"green", "yellow"}
    t.do("mark durability green", *["mark durability yellow"] * 4)
    assert t.happened("unlocked") == [{"hero": "archer", "talent": "durability"}]
    assert t.view.outcome == "defeat"
    assert marks_on(t, "archer") == {"veteran": [6, 0, 0], "durability": [6, 4, 0]}


# Talents used like skills


def combat(talents: str, pool: str, *lines: str, card: str = "ogre-1", heroes: str = "archer") -> Table:
    position = ["dungeon dragons-cave", f"doors {card} ? ?", f"heroes {heroes}", "phase placing 1", *lines]
    return at("\n".join([*position, f"hero archer pool {pool} talents {talents}"]))


def peril(talents: str, pool: str, *lines: str) -> Table:
    position = ["heroes archer", "dungeon lichs-tomb", "doors cave-in-1 ? ?", "choice 1", "phase placing 1", *lines]
    return at("\n".join([*position, f"hero archer pool {pool} talents {talents}"]))


def boss_round(talents: str, dice: str, edition: str = "1.9") -> Table:
    """Round 1 against the Lich, three boxes covered: three damage if it ends here, then round 2."""
    return at(f"""
        heroes archer
        dungeon lichs-tomb
        edition {edition}
        floor 4
        round 1
        tokens 0
        hero archer pool m1 talents {talents}
        covered 2 s6 s6 s5
        covered 4 a6 a6 a6
        covered 6 m5 m5 m5
        phase placing
        next {dice}
    """)


def boss(talents: str, *lines: str, edition: str = "1.9") -> Table:
    position = ["heroes archer", "dungeon lichs-tomb", f"edition {edition}", "tokens 0", "phase boss", *lines]
    return at("\n".join([*position, f"hero archer items ogre-1 ogre-2 phantom-1 talents {talents}"]))


@pytest.mark.rule("OD-14.19", "OD-14.20", "OD-14.21", "R-60", "OD-13.11", "OD-14.26", "E-47")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_icon_says_where_a_talent_is_used(edition):
    everything = " ".join(SPACES)
    t = combat(everything, "s2 s5", f"edition {edition}")
    assert t.offers("use") == [f"use archer {id}" for id in ["kiting", *ICON_TALENTS["combat"]]]
    t = peril(everything, "s2 s5", f"edition {edition}")
    assert t.offers("use") == [f"use archer {id}" for id in ICON_TALENTS["peril"]]
    t = boss(everything, edition=edition)
    assert t.offers("use") == [f"use archer {id}" for id in ["kiting", *ICON_TALENTS["boss"]]]


@pytest.mark.rule("OD-14.19", "OD-14.22")
def test_a_talent_costs_no_die_and_works_once_in_an_encounter():
    t = at("""
        heroes archer
        dungeon dragons-cave
        doors ogre-1 phantom-1
        deck 20
        hero archer pool s5 m1 talents planning direct-hit
        covered 1 s6
        covered 3 s6 s3
        covered 5 s6 s6
        phase placing 1
        next 2 2 2 2 2 2 2
    """)
    t.do("use planning")
    assert t.hero("archer").pool == ["s5", "m1", "h3"]
    assert not t.happened("paid")
    assert t.refuses("use planning")
    t.do("use direct-hit", "pick s5")
    assert t.hero("archer").pool == ["s6", "m1", "h3"]
    assert [(skill.id, skill.used) for skill in t.hero("archer").skills] == [
        ("kiting", False), ("planning", True), ("direct-hit", True)
    ]  # fmt: skip
    t.do("done", "xp", "enter 1", "no-feat")
    assert (t.asks, t.view.card) == ("placing", "phantom-1")
    assert t.offers("use") == ["use archer kiting", "use archer planning", "use archer direct-hit"]


@pytest.mark.rule("OD-14.19", "OD-14.22", "OD-14.26", "OD-14.20")
def test_guile_makes_a_strength_die_an_agility_die():
    t = combat("guile", "s4 s6 a1")
    before = t.view.supply
    t.do("use guile")
    assert t.options == ["pick archer s4", "pick archer s6"]
    t.do("pick s4")
    assert t.hero("archer").pool == ["s6", "a1", "a4"]
    assert t.view.supply == before | {"strength": before["strength"] + 1, "agility": before["agility"] - 1}
    assert not t.refuses("cover a4 2")  # agility 4
    assert t.refuses("use guile")


@pytest.mark.rule("R-100", "OD-1.16", "R-86")
def test_guile_leaves_the_die_as_it_is_when_the_supply_has_no_agility_die():
    t = combat("guile", "s4 a1 a1 a1 a1 a1 a1 a1 a1")
    before = t.view.supply
    assert before["agility"] == 0
    t.do("use guile")
    assert (t.hero("archer").pool, t.view.supply) == (["s4", *["a1"] * 8], before)
    assert t.refuses("use guile")  # used up


@pytest.mark.rule("OD-14.26", "OD-14.22")
def test_fortitude_rerolls_every_strength_die_that_shows_one_or_two():
    t = combat("fortitude", "s1 s2 s2 s3 a1 m2 h1", "next 6 5 4")
    t.do("use fortitude")
    assert t.hero("archer").pool == ["s3", "s4", "s5", "s6", "a1", "m2", "h1"]
    idle = combat("fortitude", "s3 a1")
    idle.do("use fortitude")  # R-86: legal, and used up
    assert idle.hero("archer").pool == ["s3", "a1"]
    assert idle.refuses("use fortitude")


@pytest.mark.rule("OD-14.26", "OD-14.22")
def test_planning_gains_a_heroic_three():
    t = combat("planning", "s1", "next 6")
    before = t.view.supply["heroic"]
    t.do("use planning")
    assert (t.hero("archer").pool, t.view.supply["heroic"]) == (["s1", "h3"], before - 1)


@pytest.mark.rule("OD-14.26", "OD-14.22")
@pytest.mark.parametrize(("die", "raised"), [("s3", "s4"), ("a5", "a6"), ("m1", "m2"), ("h2", "h3")])
def test_direct_hit_raises_any_one_die(die, raised):
    t = combat("direct-hit", "s3 a5 m1 h2")
    t.do("use direct-hit", f"pick {die}")
    assert t.asks == "placing"
    assert sorted(t.hero("archer").pool) == sorted(({"s3", "a5", "m1", "h2"} - {die}) | {raised})


@pytest.mark.rule("OD-14.26", "OD-14.22")
def test_a_talent_works_on_the_owners_dice_only():
    t = combat("direct-hit guile", "s3 a5", "hero mage pool s4 m1", heroes="archer mage")
    assert t.refuses("use mage direct-hit")
    t.do("use direct-hit")
    assert [text for text in t.options if "mage" in text] == []
    t.do("pick archer a5", "use guile")  # her only strength die
    assert (t.hero("archer").pool, t.hero("mage").pool) == (["a3", "a6"], ["s4", "m1"])


@pytest.mark.rule("OD-14.26", "OD-14.22")
def test_cunning_turns_a_five_into_a_six():
    t = peril("cunning", "s5 s5 s4 h5")
    t.do("use cunning")
    assert t.options == ["pick archer s5", "pick archer h5"]
    t.do("pick s5")
    assert (t.asks, t.hero("archer").pool) == ("placing", ["s4", "s5", "s6", "h5"])
    assert t.refuses("use cunning")


@pytest.mark.rule("OD-14.26", "OD-14.22")
def test_foresight_rerolls_one_die():
    t = peril("foresight", "s1 s2 h1", "next 6")
    t.do("use foresight")
    assert t.options == ["pick archer s1", "pick archer s2", "pick archer h1"]
    t.do("pick h1")
    assert (t.asks, t.hero("archer").pool) == ("placing", ["s1", "s2", "h6"])


@pytest.mark.rule("OD-14.26", "OD-14.19")
@pytest.mark.parametrize(("lifted", "price", "consequences"), [("yes", 1, 3), ("no", 2, 2)])
def test_speed_leaves_out_one_time_of_the_price_or_of_the_consequences(lifted, price, consequences):
    t = at("""
        heroes warrior
        dungeon lichs-tomb
        doors cave-in-1 ? ?
        deck 20
        hero warrior talents speed
        phase encounter 1
        next 1 1 1 1
    """)
    t.do("peril 1")  # 2 time
    assert (t.asks, t.asked_seats) == ("speed", [0])
    assert t.view.deck == 20
    t.do(lifted)
    assert [facts["amount"] for facts in t.happened("time")] == [price]
    assert (t.asks, t.view.deck) == ("placing", 20 - price)
    uncovered = t.view.time_now
    assert uncovered == 3
    if lifted == "yes":
        assert t.refuses("use speed")
    else:
        t.do("use speed")
    assert t.view.time_now == consequences
    t.do("done")
    assert t.view.deck == 20 - price - consequences


@pytest.mark.rule("OD-14.26")
def test_speed_is_asked_about_only_where_there_is_a_price():
    free = at("""
        heroes warrior
        dungeon lichs-tomb
        doors cave-in-1
        deck 20
        hero warrior talents speed
        phase encounter 1
        next 1 1
    """)
    free.do("peril 2")
    assert (free.asks, free.view.deck) == ("placing", 20)
    both = at("""
        heroes warrior archer
        dungeon lichs-tomb
        doors locked-door-1
        deck 20
        hero warrior talents speed
        hero archer talents speed
        phase encounter 1
        next 1 1 1 1
    """)
    both.do("peril 1")  # 1 time: one hero is enough
    asked = both.asked_seats
    assert (both.asks, len(asked)) == ("speed", 1)
    both.do("yes")
    assert (both.asks == "speed", both.view.deck) == (False, 20)


@pytest.mark.rule("OD-14.26")
def test_two_heroes_with_speed_lift_one_time_each():
    t = at("""
        heroes warrior archer
        dungeon lichs-tomb
        doors bear-traps-1
        deck 20
        hero warrior talents speed
        hero archer talents speed
        phase encounter 1
        next 1 1 1 1
    """)
    t.do("peril 1", "yes", "yes")  # 3 time
    assert [facts["amount"] for facts in t.happened("time")] == [1]
    assert t.view.deck == 19


@pytest.mark.rule("R-60", "R-101", "OD-7.46", "OD-14.26", "OD-13.11")
def test_knowledge_gains_a_heroic_die_in_every_boss_round():
    t = boss_round("knowledge", "1 1 1 1 1 1 1")
    t.do("use knowledge")
    assert t.hero("archer").pool == ["m1", "h3"]
    assert t.refuses("use knowledge")
    t.do("done")
    assert (t.view.round, t.hero("archer").pool) == (2, ["s1", "s1", "a1", "a1", "a1", "m1", "m1"])
    t.do("use knowledge")
    assert t.hero("archer").pool[-1] == "h3"
    assert t.refuses("use knowledge")


@pytest.mark.rule("R-101", "OD-13.15", "OD-6.46")
def test_what_reacts_to_rolled_dice_leaves_knowledge_alone():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        floor 4
        hero archer pool s4 talents knowledge
        phase placing
    """)
    t.do("use knowledge")
    assert (t.hero("archer").pool, t.happened("rolled")) == (["s4", "h3"], [])


@pytest.mark.rule("OD-13.11", "OD-14.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_combat_talents_work_once_in_every_boss_round(edition):
    t = boss_round("planning direct-hit", "1 1 1 1 1 1 1", edition)
    t.do("use planning", "use direct-hit", "pick h3")
    assert t.hero("archer").pool == ["m1", "h4"]
    assert t.refuses("use planning")
    assert t.refuses("use direct-hit")
    t.do("done")
    assert (t.view.mode, t.view.round) == ("boss", 2)
    t.do("use direct-hit", "pick a1", "use planning")
    assert t.hero("archer").pool == ["s1", "s1", "a1", "a1", "a2", "m1", "m1", "h3"]


@pytest.mark.rule("R-31", "OD-14.19")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("talent", ICON_TALENTS["combat"])
def test_a_shadow_fades_from_talents_as_from_skills(talent, edition):
    t = combat(talent, "s6 a1", f"edition {edition}", "deck 10", "known heroism", card="shadow-1")
    t.do(f"use {talent}")
    if t.asks == "pick":
        t.do(t.options[0])
    assert t.view.deck == 9
    t.do("drink heroism")  # a potion is no skill
    assert t.view.deck == 9


@pytest.mark.rule("OD-14.21")
def test_talents_without_an_icon_are_never_used_but_always_in_effect():
    lasting = " ".join([*GROUPS["basic"], *GROUPS["healing"]])
    for t in (combat(lasting, "s1"), peril(lasting, "s1"), boss(lasting)):
        assert t.offers("use") in ([], ["use archer kiting"])
        assert t.hero("archer").health == 6 + 3 * (t.view.mode == "boss")  # durability, and three items' hearts


# Veteran and the Basic Skills


@pytest.mark.rule("OD-1.6", "OD-2.12")
def test_the_two_basic_skill_cards_show_four_skills_and_are_not_in_the_deck():
    catalog = onedeck_pack()
    pack = catalog.pack
    base = pack.sets.index("base")
    assert [pack.skills[skill].id for skill in pack.basic_skills[base]] == BASIC_SKILLS
    assert [fact.id for fact in catalog.facts if fact.deck == "basic-skill"][:4] == BASIC_SKILLS
    assert not {card.skill for card in pack.cards} & set(pack.basic_skills[base])


@pytest.mark.rule("OD-2.12", "OD-2.17", "OD-14.23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_veteran_starts_with_any_one_basic_skill(edition):
    for skill in BASIC_SKILLS:
        t = begin({"mage": sheet("veteran")}, "warrior", edition=edition)
        assert (t.asks, t.asked_seats, t.view.turn) == ("basic-skill", [0], 0)
        assert t.offers("learn") == [f"learn mage {id}" for id in BASIC_SKILLS]
        t.do(f"learn {skill}")
        assert t.asks != "basic-skill"
        assert skills(t, "mage") == ["power-transfer", skill]
        assert skills(t, "warrior") == ["fearless-charge"]


@pytest.mark.rule("OD-2.12", "OD-2.17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_other_heroes_get_no_basic_skill(edition):
    plain = begin({}, "mage", edition=edition)
    assert (plain.asks, skills(plain, "mage")) == ("turn-option", ["shield-aura"])
    blank = begin({"mage": sheet("durability", veteran=[5, 0, 0])}, edition=edition)
    assert (blank.asks, skills(blank, "mage")) == ("turn-option", ["shield-aura"])


@pytest.mark.rule("R-59", "OD-14.23")
def test_two_veterans_may_learn_the_same_skill():
    t = begin({"mage": sheet("veteran"), "warrior": sheet("veteran")})
    t.do("learn mage cantrip")
    assert t.asked_seats == [1]
    assert t.offers("learn") == [f"learn warrior {id}" for id in BASIC_SKILLS]
    t.do("learn warrior cantrip")
    assert (skills(t, "mage")[-1], skills(t, "warrior")[-1]) == ("cantrip", "cantrip")


@pytest.mark.rule("R-59", "R-46", "OD-9.17")
def test_no_hero_holds_her_basic_skill_a_second_time():
    t = at("""
        heroes mage warrior
        dungeon yetis-cavern
        doors goblin-2
        hero mage basic dodge
        phase loot 1
    """)
    assert t.offers("skill") == ["skill warrior"]  # the goblin's card teaches Dodge


@pytest.mark.rule("OD-14.23", "OD-7.28")
def test_a_basic_skill_is_used_like_any_other():
    t = at("""
        heroes mage
        dungeon yetis-cavern
        doors ogre-1
        hero mage pool m1 basic cantrip
        phase placing 1
    """)
    t.do("use cantrip")
    assert t.hero("mage").pool == ["m4"]
    assert t.refuses("use cantrip")


@pytest.mark.rule("OD-9.13", "OD-14.24", "R-32")
def test_a_basic_skill_is_outside_the_limit_and_never_replaced():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        doors bandit-2 shadow-1
        known invisibility
        tokens 2
        deck 20
        hero archer basic feint skills bandit-1
        phase room 1
    """)
    t.do("invisible")
    assert t.offers("skill") == ["skill archer", "skill archer bandit-1"]
    t.do("skill archer")
    assert skills(t, "archer") == ["kiting", "backstab", "cleave", "feint"]
    t.do("enter 1", "invisible")
    assert t.offers("skill") == ["skill archer bandit-1", "skill archer bandit-2"]  # two skills at level 1


# The other lasting talents


@pytest.mark.rule("OD-14.25", "OD-2.23")
@pytest.mark.parametrize(("talents", "outcome"), [("", "defeat"), ("talents durability", None)])
def test_durability_is_one_more_health(talents, outcome):
    t = at(f"""
        heroes archer
        dungeon yetis-cavern
        doors ?
        deck empty
        stairs 2
        tokens 0
        hero archer damage 4 {talents}
        phase turn
    """)
    assert (t.hero("archer").damage, t.view.outcome) == (5, outcome)
    assert t.hero("archer").health == (5 if outcome else 6)


def loot(card: str, held: str, level: int = 1, talents: str = "talents crafty") -> Table:
    return at(f"""
        heroes archer
        dungeon yetis-cavern
        level {level}
        doors {card}
        hero archer {held} {talents}
        phase loot 1
    """)


@pytest.mark.rule("OD-14.26", "OD-11.9", "OD-9.11")
def test_crafty_allows_one_more_item_or_one_more_skill():
    plain = loot("goblin-1", "items ogre-1 skills bandit-1 bandit-2", talents="")
    assert "item archer" not in plain.options
    assert "skill archer" not in plain.options
    full = loot("goblin-1", "items ogre-1 skills bandit-1 bandit-2")
    assert {"item archer", "skill archer"} <= set(full.options)
    full.do("item archer")
    assert full.hero("archer").items == ["ogre-1", "goblin-1"]
    two_items = loot("goblin-2", "items ogre-1 goblin-1 skills bandit-1 bandit-2")
    assert "item archer" not in two_items.options
    assert "skill archer" not in two_items.options  # the one place more is taken
    three_skills = loot("goblin-2", "items ogre-1 skills bandit-1 bandit-2 shadow-1")
    assert "item archer" not in three_skills.options
    assert "skill archer" not in three_skills.options
    room = loot("goblin-2", "items ogre-1 goblin-1 skills bandit-1")
    assert "skill archer" in room.options  # two skills are allowed anyway
    assert "item archer" not in room.options


@pytest.mark.rule("OD-11.9", "OD-14.26")
def test_crafty_adds_to_whatever_the_level_card_allows():
    four_items = "items ogre-1 ogre-2 phantom-1 phantom-2"
    assert "item archer" in loot("goblin-1", "items ogre-1 ogre-2 phantom-1", level=2).options
    assert "item archer" not in loot("goblin-1", four_items, level=2).options
    assert "item archer" in loot("goblin-1", four_items, level=3).options
    again = loot("goblin-2", f"{four_items} skills bandit-1 bandit-2 shadow-1", level=3)
    assert {"item archer", "skill archer"} <= set(again.options)


@pytest.mark.rule("OD-10.11", "OD-14.26", "OD-19.16", "OD-2.10")
@pytest.mark.parametrize("edition", LATER_BOOKS)
def test_prepared_is_one_more_token_at_the_start(edition):
    assert begin({"mage": sheet()}, edition=edition).view.tokens == 1
    assert begin({"mage": sheet("prepared")}, edition=edition).view.tokens == 2
    assert begin({"mage": sheet("prepared")}, "rogue", edition=edition).view.tokens == 2
    assert begin({"mage": sheet("prepared"), "rogue": sheet("prepared")}, edition=edition).view.tokens == 3


@pytest.mark.rule("OD-10.11", "OD-14.15")
def test_prepared_counts_in_the_first_book_for_a_hero_of_that_group():
    assert begin({"mage": sheet("prepared", focus="healing")}, edition="1.1").view.tokens == 2
    assert begin({"mage": sheet("prepared", focus="combat")}, edition="1.1").view.tokens == 1


@pytest.mark.rule("OD-14.26", "OD-10.15", "OD-10.16")
def test_first_aid_heals_one_more_with_every_healing():
    t = at("""
        heroes warrior
        dungeon yetis-cavern
        doors ogre-1
        deck 20
        tokens 2
        hero warrior damage 5 talents first-aid
        phase choose
    """)
    t.do("heal warrior")
    assert t.hero("warrior").damage == 1  # 3 at the start of a turn, and 1
    fight = combat("first-aid", "s1", "tokens 1", "hero archer damage 4")
    fight.do("heal archer")
    assert fight.hero("archer").damage == 1  # 2 at any other time, and 1


@pytest.mark.rule("OD-14.26", "R-98")
def test_first_aid_heals_its_owner_whoever_the_potion_heals():
    t = at("""
        heroes mage warrior
        dungeon yetis-cavern
        doors ogre-1
        deck 20
        tokens 2
        hero mage damage 2 talents first-aid
        hero warrior damage 3
        phase choose
    """)
    t.do("heal warrior")
    assert (t.hero("mage").damage, t.hero("warrior").damage) == (1, 0)
    t.do("heal mage")
    assert (t.hero("mage").damage, t.view.tokens) == (0, 0)


@pytest.mark.rule("OD-14.26", "R-98", "R-91")
def test_first_aid_heals_the_hero_who_drinks():
    position = """
        heroes mage warrior
        dungeon yetis-cavern
        doors ogre-1
        deck 20
        tokens 2
        known heroism
        hero mage damage 2 pool m1 m2 talents first-aid
        hero warrior damage 2 pool s1 s2
        phase placing 1
    """
    t = at(position).do("drink warrior heroism", "pick s1")
    assert (t.hero("mage").damage, t.hero("warrior").damage) == (2, 2)
    t = at(position).do("drink mage heroism", "pick m1")
    assert (t.hero("mage").damage, t.hero("warrior").damage) == (1, 2)


@pytest.mark.rule("OD-14.26")
def test_first_aid_works_with_invisibility_too():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        doors ogre-1
        deck 20
        tokens 1
        known invisibility
        hero archer damage 2 talents first-aid
        phase room 1
    """)
    t.do("invisible")
    assert t.hero("archer").damage == 1


@pytest.mark.rule("OD-14.26", "R-98", "OD-10.5")
def test_one_potion_is_drunk_by_one_hero_even_if_both_have_first_aid():
    t = at("""
        heroes mage warrior
        dungeon yetis-cavern
        doors ogre-1
        deck 20
        tokens 1
        hero mage damage 2 talents first-aid
        hero warrior damage 3 talents first-aid
        phase choose
    """)
    t.do("heal warrior")
    assert t.hero("mage").damage + t.hero("warrior").damage == 1


@pytest.mark.rule("OD-14.26", "OD-8.18", "R-37")
def test_first_aid_helps_to_avert_defeat():
    position = "\n".join([
        "heroes archer", "dungeon lichs-tomb", "doors ogre-1", "tokens 1", "deck 20",
        "covered 3 s6 s3", "covered 5 s6 s6", "phase placing 1",
    ])  # fmt: skip
    saved = at(f"{position}\nhero archer damage 4 pool a1 talents first-aid").do("done")
    assert (saved.asks, saved.hero("archer").damage) == ("avert-defeat", 7)
    saved.do("heal archer")
    assert (saved.view.outcome, saved.hero("archer").damage) == (None, 4)
    lost = at(f"{position}\nhero archer damage 4 pool a1").do("done")
    assert lost.view.outcome == "defeat"  # 2 are not enough


@pytest.mark.rule("OD-14.26", "OD-8.18", "R-37", "R-98")
def test_a_dying_hero_with_first_aid_drinks_herself():
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        doors ogre-1
        deck 20
        tokens 1
        covered 5 s6 s6
        covered 7 m2
        covered 8 s5
        hero mage pool m1 talents first-aid
        hero warrior damage 3 pool a1 talents first-aid
        phase placing 1
    """)
    while t.asks == "placing":
        t.do("done")
    t.do("split warrior")
    assert (t.asks, t.hero("mage").damage, t.hero("warrior").damage) == ("avert-defeat", 2, 6)
    t.do("heal warrior")
    assert t.view.outcome is None
    assert t.hero("warrior").damage < 4


@pytest.mark.rule("OD-14.26", "OD-12.18", "R-93", "R-98")
def test_recovery_heals_its_owner_at_every_descent():
    t = at("""
        heroes mage archer
        dungeon yetis-cavern
        floor 2
        deck empty
        hero mage damage 2 talents recovery
        hero archer damage 2
        phase end-turn
    """)
    t.do("descend")
    assert (t.view.floor, t.hero("mage").damage, t.hero("archer").damage) == (3, 1, 2)
    boss_next = at("""
        heroes mage
        dungeon yetis-cavern
        floor 3
        deck empty
        hero mage damage 2 talents recovery
        phase end-turn
    """)
    boss_next.do("descend")
    assert (boss_next.view.mode, boss_next.hero("mage").damage) == ("boss", 1)


@pytest.mark.rule("OD-14.26", "OD-12.18")
@pytest.mark.parametrize(("damage", "left"), [(4, 1), (3, 0), (2, 0)])
def test_recovery_comes_on_top_of_second_wind(damage, left):
    t = at(f"""
        heroes warrior
        dungeon yetis-cavern
        floor 1
        deck empty
        hero warrior damage {damage} talents recovery
        phase end-turn
    """)
    t.do("descend")
    assert t.hero("warrior").damage == left


@pytest.mark.rule("R-94", "OD-14.26", "OD-13.24")
def test_grit_heals_its_owner_after_every_boss_round():
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        floor 4
        round 1
        tokens 0
        hero mage pool m1 talents grit
        covered 2 s6 s6 s5
        covered 4 a6 a6 a6
        covered 6 m5 m5 m5
        phase placing
    """)
    t.do("done", "done", "split mage")
    assert t.view.round == 2
    assert (t.hero("mage").damage, t.hero("warrior").damage) == (1, 1)  # 2 less 1 after the round


@pytest.mark.rule("R-94", "OD-14.26", "OD-17.6")
def test_grit_takes_poison_off_a_hero_without_damage():
    t = at("""
        heroes archer
        set hybrid
        dungeon lichs-tomb
        floor 4
        round 1
        hero archer pool m1 poison 2 talents grit
        mode boss
        agenda strike
    """)
    assert (t.view.round, t.hero("archer").damage, t.hero("archer").poison) == (2, 0, 1)


@pytest.mark.rule("R-94", "OD-13.20")
def test_grit_comes_too_late_for_a_fallen_hero_and_for_a_dead_boss():
    won = win("veteran:0/0/0 talents grit", more="hero warrior damage 1")
    assert won.view.result == "victory"
    assert won.hero("warrior").damage == 4  # 3 more in the last round, none healed
    lost = win("veteran:0/0/0 talents grit", more="hero warrior damage 3")
    assert (lost.view.result, lost.hero("warrior").damage, lost.view.boss_damage) == ("defeat", 6, 5)
