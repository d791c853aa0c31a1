"""Dice in the hand, languages at once, nothing that moves where nothing should."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from browser.player import Mouse, Touch
from browser.records import moments, played
from browser.scenes import SCENES
from underdeck.match.story import replayed

pytestmark = pytest.mark.long

MOVING = """() => document.getAnimations().filter(
    (each) => each.playState === 'running' && each.effect.getComputedTiming().duration > 1).length"""


def at_the_dice(player):
    player.sit_at(played("onedeck"), moments("onedeck")["placing"][0])
    return player.play_until("cover").split()


def test_a_die_is_dragged_to_its_box(sit):
    me = sit(still=False)
    _, _, die, box = at_the_dice(me)
    version = me.table["version"]
    me.hand.drag(me.die(die), me.box(box))
    me.until(lambda: me.table["version"] != version)
    covered = next(each for each in me.table["view"]["boxes"] if str(each["number"]) == box)
    assert covered["dice"] == [die]


def test_a_die_let_go_elsewhere_stays_in_the_hand(regular):
    me = regular()
    _, _, die, _ = at_the_dice(me)
    version = me.table["version"]
    me.hand.drag(me.die(die), me.region("web-question"))
    expect(me.die(die)).to_be_visible()
    assert me.table["version"] == version


def covers_wide(boxes, option):
    verb, *rest = option["words"].split()
    return verb == "cover" and any(box["wide"] and box["number"] == int(rest[2]) for box in boxes)


def coverable(match, at):
    """Is there a wide box for a die?"""
    then = replayed(match.header, match.log[:at])
    wide = [str(box.number) for box in then.view(0).boxes if box.wide]
    words = [then.write(option).split() for option in then.decisions[0].options]
    return any(each[0] == "cover" and each[3] in wide for each in words)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_box_has_one_name(regular, lang):
    """On the box, among the answers, in the question."""
    me = regular(lang=lang)
    match = played("onedeck")
    me.sit_at(match, next(at for at in moments("onedeck")["placing"] if coverable(match, at)))
    wide = next(int(each["words"].split()[3]) for each in me.options() if covers_wide(me.table["view"]["boxes"], each))
    words = next(each["words"] for each in me.options() if re.fullmatch(rf"cover \w+ \w+ {wide}", each["words"]))
    letter = me.box(str(wide)).get_attribute("aria-keyshortcuts").upper()
    name = me.words("web-od-box-name", letter=letter)
    expect(me.box(str(wide))).to_have_accessible_name(re.compile(rf"^{name}, "))
    assert name.lower() in next(each["label"] for each in me.options() if each["words"] == words).lower()
    me.answer(words)
    assert name in me.table["questions"][0]["text"]


def test_an_answer_is_taken_back(regular):
    me = regular()
    _, hero, die, box = at_the_dice(me)
    before = me.table["view"]["boxes"]
    me.answer(f"cover {hero} {die} {box}")
    assert me.table["view"]["boxes"] != before
    me.press(me.button("web-undo"))
    me.until(lambda: me.table["view"]["boxes"] == before)


def test_every_question_has_its_rule(regular):
    me = regular(Touch, phone=True)
    at_the_dice(me)
    me.press(me.button("web-why"))
    rule = me.table["questions"][0]["rules"][0]
    me.press(me.dialog.get_by_role("link", name=rule["id"]).first)
    expect(me.page.locator(f"[id='{rule['id']}']")).to_be_in_viewport()


def test_the_language_changes_in_the_middle(regular):
    me = regular()
    at_the_dice(me)
    for lang in ("fr", "en"):
        me.press(me.page.get_by_role("button", name=lang.upper(), exact=True))
        me.until(lambda lang=lang: me.table["lang"] == lang)
        me.lang = lang
        expect(me.region("web-question")).to_contain_text(me.table["questions"][0]["text"])
        expect(me.page.locator("html")).to_have_attribute("lang", lang)
        expect(me.region("web-od-dice")).to_be_visible()
    me.take_turn(me.until_asked())


def test_nothing_moves_under_reduced_motion(sit):
    me = sit(still=True, speed="normal")
    me.start("onedeck", 26)
    for _ in range(12):
        me.take_turn(me.until_asked())
        assert me.page.evaluate(MOVING) == 0


@pytest.mark.parametrize(("game", "whose"), [("onedeck", "all"), ("stick", "yours")])
def test_a_turn_does_not_end_without_a_word(regular, game, whose):
    me = regular()
    me.start(game, 14, ["me", "bot"][: 1 if game == "onedeck" else 2])
    over = me.region("web-question").get_by_text(me.words("web-turn-over", whose=whose))
    while not over.is_visible():
        me.take_turn(me.until_asked())
    heads = [line["text"] for line in me.table["log"] if line["kind"] == "turn"]
    expect(over).to_contain_text(heads[-1])
    me.take_turn(me.until_asked())
    expect(over).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_what_is_grave_is_always_on_the_same_side(regular, phone):
    """Wherever the last answer was given."""
    me = regular(Touch if phone else Mouse, phone=phone)
    _, hero, die, box = at_the_dice(me)
    graves = me.page.locator(".graves")
    left = graves.bounding_box()["x"]
    assert left < me.size["width"] / 10
    me.answer(f"cover {hero} {die} {box}")
    me.press(me.button("web-undo"))
    me.until_asked()
    expect(me.die(die)).to_be_visible()
    assert graves.bounding_box()["x"] == left


def test_many_dice_lie_in_two_rows_of_one_length(regular):
    me = regular()
    SCENES["fight"](me)
    dice = me.region("web-od-dice").locator("button.die")
    expect(dice).to_have_count(13)
    rows = Counter(round(die.bounding_box()["y"]) for die in dice.all())
    assert sorted(rows.values()) == [6, 7]
