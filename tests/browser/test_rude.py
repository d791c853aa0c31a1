"""Double clicks, held keys, a line that breaks: no accident destroys a game."""

from functools import cache

import pytest
from playwright.sync_api import expect

from browser.cable import Cable
from browser.player import Keyboard, Mouse, Touch, middle
from browser.records import moments, played
from browser.scenes import SCENES
from underdeck import Match, new

HANDS = pytest.mark.parametrize("hand", [Mouse, Touch], ids=["laptop", "phone"])
HELD = 20
CLICK_ON = """async (button) => {
    button.click();
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    document.querySelectorAll('[data-words]').forEach((each) => each.click());
}"""
"""And whatever is on offer as soon as it is painted."""


@cache
def reckless(seed: int = 6) -> Match:
    """Every door opened and nothing covered, until defeat is accepted or nobody asks."""
    match = new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=seed)
    while match.outcome is None and match.decisions[0].kind != "avert-defeat":
        decision = match.decisions[0]
        words = [match.write(option) for option in decision.options]
        wanted = [word for word in words if word in ("encounter", "done", "no-feat", "go-on")]
        wanted += [word for word in words if word.split()[0] in ("enter", "explore", "xp", "stay", "peril")]
        match.submit(decision.seat, match.read(decision.seat, [*wanted, *words][0]))
    if match.outcome is None:
        match.submit(0, match.read(0, "defeat"))
    return match


def twice(player, thing):
    """Two clicks as fast as a hand can, wherever the second one lands."""
    x, y = middle(thing)
    answers = player.table["answers"]
    player.hold_time()
    click(player, x, y)
    player.until(lambda: player.table["answers"] > answers or player.table["over"])
    player.until(lambda: not player.page.locator("[data-words]:disabled").count())
    click(player, x, y)
    return x, y


def click(player, x, y):
    if isinstance(player.hand, Touch):
        player.page.touchscreen.tap(x, y)
    else:
        player.page.mouse.click(x, y)


def lies_at(thing, x, y):
    box = thing.bounding_box()
    return box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]


def focused(player):
    return player.page.evaluate("document.activeElement.closest('[data-words]')?.dataset.words ?? ''")


@pytest.mark.long
@HANDS
def test_a_double_click_on_an_encounter_only_faces_it(sit, hand):
    me = sit(hand, phone=hand is Touch)
    match = reckless()
    at = len(match.log) - 1 - [match.write(action) for _, action in match.log][::-1].index("encounter")
    me.sit_at(match, at)
    me.until_ready()
    answers = me.table["answers"]
    spot = twice(me, me.option("encounter"))
    me.until_ready()
    assert me.table["answers"] == answers + 1
    assert me.dialog.count() == 0
    while me.table["questions"][0]["kind"] != "placing":
        me.answer(me.table["questions"][0]["options"][-1]["words"])
    me.until_ready()
    assert me.option("done").inner_text().startswith("Take ") and not lies_at(me.option("done"), *spot)
    assert focused(me) == ""


@HANDS
def test_the_second_click_of_two_presses_nothing_that_came_to_lie_there(sit, hand):
    me = sit(hand, phone=hand is Touch)
    SCENES["fight"](me)
    me.until_ready()
    me.hold_time()
    me.hand.place(me.die("h6"), me.box("1"))
    me.until(lambda: me.table["answers"])
    why = me.button("web-why")
    why.evaluate("(button) => button.click()")
    me.until_ready()
    assert me.dialog.count() == 0
    why.evaluate("(button) => button.click()")
    expect(me.dialog).to_be_visible()


@HANDS
def test_a_double_click_on_a_lethal_done_does_not_accept_defeat(sit, hand):
    me = sit(hand, phone=hand is Touch)
    me.sit_at(reckless(), len(reckless().log) - 2)
    me.until_ready()
    spot = twice(me, me.option("done"))
    me.until_ready()
    assert me.table["questions"][0]["kind"] == "avert-defeat" and not me.table["over"]
    assert not lies_at(me.option("defeat"), *spot)
    me.answer("defeat")
    assert me.table["over"]


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_a_held_key_answers_once(regular, game):
    me = regular(Keyboard)
    given = []
    me.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda text: '"answer"' in text and given.append(text))
    )
    me.sit_at(played(game), 0)
    for _ in range(3):
        me.until_ready()
        answers = me.table["answers"]
        sent = len(given)
        for _ in range(HELD):
            me.page.keyboard.down("Enter")
            me.page.wait_for_timeout(30)
        me.page.keyboard.up("Enter")
        assert len(given) - sent <= 1
        me.until_asked()
        if me.table["answers"] == answers:
            me.answer(me.ask_hint())
            me.until_asked()


@pytest.mark.long
def test_no_grave_answer_has_the_focus_or_answers_to_enter(regular):
    me = regular(Keyboard)
    me.sit_at(reckless(), len(reckless().log) - 2)
    me.until_ready()
    answers = me.table["answers"]
    assert focused(me) == ""
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Enter")
    me.press(me.button("web-why"))
    expect(me.dialog).to_be_visible()
    assert me.table["answers"] == answers
    me.page.keyboard.press("Escape")
    me.answer("done")
    assert me.table["questions"][0]["kind"] == "avert-defeat"
    me.until_ready()
    assert focused(me) != "defeat"


@pytest.mark.long
def test_dice_are_placed_as_fast_as_they_can(sit):
    """What was on offer before may be answered at once, elsewhere than before."""
    me = sit(Keyboard)
    me.sit_at(played("onedeck"), moments("onedeck")["placing"][0])
    me.until_ready()
    me.hold_time()
    covers = [each["words"].split() for each in me.options() if each["words"].startswith("cover ")]
    boxes = {box["number"]: box for box in me.table["view"]["boxes"]}
    narrow = [each for each in covers if not boxes[int(each[3])]["wide"]]
    first = narrow[0]
    second = next(each for each in narrow if each[2] != first[2] and each[3] != first[3])
    keys = [thing.get_attribute("aria-keyshortcuts") for each in (first, second)
            for thing in (me.die(each[2]), me.box(each[3]))]  # fmt: skip
    answers = me.table["answers"]
    me.page.keyboard.press(keys[0])
    me.page.keyboard.press(keys[1])
    me.until(lambda: me.table["answers"] == answers + 1)
    number = me.die(second[2]).get_attribute("aria-keyshortcuts")
    me.page.keyboard.press(number)
    me.page.keyboard.press(keys[3])
    assert not me.page.locator(f'[data-ready="{me.table["version"]}"]').count()
    me.until(lambda: me.table["answers"] == answers + 2)


@pytest.mark.long
@HANDS
def test_a_double_click_on_the_last_answer_stays_at_the_ending(sit, hand):
    me = sit(hand, phone=hand is Touch)
    me.sit_at(reckless(), len(reckless().log) - 1)
    me.until_ready()
    page = me.page.url
    spot = middle(me.option("defeat"))
    click(me, *spot)
    yes = me.button("web-deadly-yes", me.dialog)
    expect(yes).to_be_visible()
    assert not lies_at(yes, *spot)
    twice(me, yes)
    expect(me.region("web-ending")).to_be_visible()
    again = middle(me.button("web-again"))
    me.page.mouse.click(*again)
    me.until_ready()
    assert me.page.url == page
    me.press(me.button("web-again"))
    me.page.wait_for_url(lambda url: url != page)


@pytest.mark.long
@HANDS
def test_a_double_click_on_the_hand_over_shows_the_table_and_answers_nothing(sit, hand):
    me = sit(hand, phone=hand is Touch)
    me.start("stick", 4, ["here", "here"])
    ready = me.button("web-hand-over-ready")
    expect(ready).to_be_visible()
    me.until_ready()
    answers = me.table["answers"]
    ready.evaluate(CLICK_ON)
    me.until_ready()
    expect(ready).to_be_hidden()
    expect(me.region("web-question")).to_be_visible()
    assert me.table["answers"] == answers


@pytest.mark.long
def test_a_bot_says_what_it_will_do_and_stops_when_its_seat_is_taken_back(sit):
    me = sit(speed="normal")
    me.start("onedeck", 26)
    me.until_ready()
    me.press(me.button("web-people"))
    me.press(me.button("web-to-bot", me.dialog))
    expect(me.dialog).to_contain_text(me.words("web-to-bot-more", who=me.table["seats"][0]["label"]))
    assert not me.table["seats"][0]["bot"]
    me.press(me.button("web-to-bot-yes", me.dialog))
    me.press(me.button("web-close", me.dialog))
    me.until(lambda: me.table["answers"] >= 2)
    taking = me.words("web-take-back-of", who=me.table["seats"][0]["label"])
    me.press(me.page.get_by_role("button", name=taking))
    me.until(lambda: not me.table["seats"][0]["bot"])
    answers = me.table["answers"]
    me.until_asked()
    me.until_ready()
    assert me.table["answers"] == answers
    me.take_turn(me.until_asked())


@pytest.fixture
def line(address, troubles):
    troubles.expect("ERR_CONNECTION", "WebSocket", "ERR_EMPTY_RESPONSE", "ERR_SOCKET")
    cable = Cable(address)
    yield cable
    cable.close()


def pull(player, line):
    """When the table itself has come, not only the page it lies on."""
    expect(player.page.locator("div.table")).to_be_visible()
    line.pull()


def lost(player):
    return player.page.get_by_role("status").filter(has_text=player.words("web-lost"))


@pytest.mark.long
def test_an_answer_without_a_line_goes_out_when_it_is_back(sit, line):
    me = sit(at=line.address)
    me.sit_at(played("onedeck"), moments("onedeck")["placing"][0])
    me.until_ready()
    answers = me.table["answers"]
    pull(me, line)
    banner = lost(me)
    expect(banner).to_be_visible()
    head = banner.bounding_box()
    main = me.page.get_by_role("main").bounding_box()
    assert head["y"] + head["height"] <= main["y"] + 1
    words = me.options()[0]["words"].split()
    me.hand.place(me.die(words[2]), me.box(words[3]))
    expect(me.page.get_by_role("status").filter(has_text=me.words("web-lost-kept"))).to_be_visible()
    line.plug()
    me.until(lambda: me.table["answers"] == answers + 1)
    expect(banner).to_be_hidden()
    me.take_turn(me.until_asked())


def test_an_answer_that_was_lost_on_the_way_is_given_once(sit, line):
    me = sit(at=line.address)
    me.sit_at(played("onedeck"), moments("onedeck")["placing"][0])
    me.until_ready()
    answers = me.table["answers"]
    line.deaf = True
    words = me.options()[0]["words"].split()
    me.hand.place(me.die(words[2]), me.box(words[3]))
    pull(me, line)
    line.plug()
    me.until(lambda: me.table["answers"] == answers + 1)
    me.take_turn(me.until_asked())
    assert not me.refusals


@pytest.mark.long
def test_a_hint_that_was_asked_for_on_a_broken_line_comes_when_it_is_back(sit, line):
    me = sit(at=line.address)
    me.sit_at(played("onedeck"), moments("onedeck")["room"][0])
    me.until_ready()
    line.deaf = True
    me.press(me.button("web-hint"))
    expect(me.button("web-weighing")).to_be_visible()
    pull(me, line)
    line.plug()
    expect(me.region("web-question").locator(".hint")).to_contain_text("%")


@pytest.mark.long
def test_an_answer_that_comes_too_late_is_refused(sit, line):
    """The partner has settled the question while the line was down."""
    anna, bea = sit(at=line.address), sit()
    anna.start("onedeck", 3, ["me", "invite"])
    invite = anna.dialog.get_by_role("textbox").first.input_value()
    bea.open()
    bea.join(f"{bea.page.url}#{invite.partition('#')[2]}", "Béa")
    anna.press(anna.button("web-close", anna.dialog))
    anna.until_asked()
    anna.until_ready()
    pull(anna, line)
    expect(lost(anna)).to_be_visible()
    bea.answer(bea.until_asked()["options"][-1]["words"])
    anna.point_at(anna.options()[0]["words"])
    line.plug()
    expect(anna.page.get_by_text(anna.words("web-answer-late"))).to_be_visible()
    assert anna.table["answers"] == 1


@pytest.mark.long
def test_nothing_is_complained_about_when_a_victory_is_clicked_away(sit):
    """Sparks and flags move for ever: they are not hurried to their end."""
    match = played("onedeck")
    me = sit(still=False)
    me.sit_at(match, len(match.log) - 4)
    me.play()
    me.page.mouse.click(*middle(me.region("web-od-won")))
    me.page.keyboard.press("x")


@pytest.mark.long
def test_play_from_here_takes_the_moment_at_which_it_was_opened(regular):
    me = regular()
    match = played("onedeck")
    me.watch(match.record(), 10)
    me.page.get_by_role("combobox", name=me.words("web-replay-speed")).select_option("fast")
    me.press(me.button("web-play"))
    expect(me.moment).not_to_have_value("10")
    me.press(me.button("web-play-from"))
    expect(me.button("web-play")).to_be_visible()
    at = me.moment.input_value()
    with me.page.expect_request("**/api/games?*") as asked:
        me.press(me.button("web-start", me.dialog))
    assert asked.value.post_data_json["branch"]["at"] == int(at)


@pytest.mark.long
def test_what_ended_it_is_seen_happening(regular):
    me = regular()
    match = reckless(seed=4)
    me.sit_at(match, len(match.log) - 1)
    me.answer("done")
    me.until_ready()
    me.press(me.region("web-ending").get_by_role("link", name=me.words("web-moment-ended")).first)
    expect(me.region("web-replay")).to_be_visible()
    expect(me.page.locator("[data-box]").first).to_be_visible()
