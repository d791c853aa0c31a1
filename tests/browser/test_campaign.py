"""A hero's career: a sheet is begun, played with, marked by hand, carried away and brought back."""

import pytest
from playwright.sync_api import expect

from browser.player import Keyboard, Touch

pytestmark = pytest.mark.long

PAID = {"edition": "1.5", "tier": "fearless"}
"""Three check-marks for any game, so a short one will do."""


ON_ANOTHER_SCREEN = """() => new Promise((done) => {
  const id = location.hash.split('/')[2];
  const socket = new WebSocket(`ws://${location.host}/ws/${id}?v=1`);
  const send = (message) => socket.send(JSON.stringify(message));
  const { tokens } = JSON.parse(localStorage['underdeck.games'])[id];
  let version = -1;
  socket.onopen = () => send({ t: 'hello', tokens: Object.values(tokens) });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t !== 'table' || message.version === version || !message.questions.length) return;
    version = message.version;
    const [{ seat, kind, options }] = message.questions;
    if (kind !== 'marks') return send({ t: 'answer', seat, version, words: options[version % options.length].words });
    socket.close();
    done();
  };
})"""
"""The same seat, played anyhow on another connection until the check-marks are to be placed."""


def begin(me):
    """From the landing page to a new sheet of the Warrior."""
    me.open()
    me.press(me.link("web-campaign"))
    me.press(me.button("web-campaign-begin"))
    expect(me.button("web-campaign-play")).to_be_visible()


def paid(route):
    wish = route.request.post_data_json
    route.continue_(post_data={**wish, "setup": {**wish["setup"], **PAID}, "seed": 4})


def play_with_it(me):
    me.page.route("**/api/games?*", paid)
    me.press(me.button("web-campaign-play"))
    expect(me.page.get_by_label(me.words("web-campaign-with"))).to_contain_text(me.words("hero-warrior"))
    me.press(me.page.get_by_role("radio", name=me.words("tier-fearless")))
    me.press(me.button("web-start"))
    me.until(lambda: me.table)


@pytest.mark.rule("OD-2.15", "R-58")
def test_a_game_with_a_sheet_does_not_begin_without_a_tier(regular):
    me = regular()
    begin(me)
    me.press(me.button("web-campaign-play"))
    expect(me.page.get_by_text(me.words("web-tier-campaign"))).to_be_visible()
    tiers = me.page.get_by_role("region", name=me.words("web-tier")).get_by_role("radio")
    expect(tiers).to_have_count(4)
    assert not any(tier.is_checked() for tier in tiers.all())
    me.press(me.button("web-start"))
    expect(me.button("web-start")).to_be_visible()
    assert "#/new" in me.page.url
    me.press(me.page.get_by_role("radio", name=me.words("tier-standard")))
    me.press(me.button("web-start"))
    me.until(lambda: me.table)
    assert me.table["view"]["tier"] == "standard"


def play_to_marks(me):
    me.page.evaluate(ON_ANOTHER_SCREEN)
    me.until(lambda: me.until_asked()["kind"] == "marks")


@pytest.mark.parametrize(("hand", "lang"), [(Touch, "fr"), (Keyboard, "en")], ids=["touch", "keyboard"])
def test_a_game_with_a_sheet_is_marked_on_it(sit, hand, lang):
    me = sit(hand, lang, phone=hand is Touch)
    begin(me)
    play_with_it(me)
    play_to_marks(me)
    expect(me.page.get_by_text(me.words("web-campaign-tap"))).to_be_visible()
    while me.until_asked():
        me.answer(me.ask_hint())
    expect(me.region("web-ending")).to_contain_text(me.table["over"]["text"])
    me.press(me.link("web-campaign-sheet"))
    history = me.region("web-campaign-history")
    expect(history).to_contain_text(me.words("web-campaign-game", n=1))
    expect(history.get_by_role("img").first).to_be_visible()
    me.press(history.get_by_role("link", name=me.words("web-replay")))
    expect(me.region("web-replay")).to_be_visible()


def test_the_last_check_mark_can_be_moved(sit):
    me = sit()
    begin(me)
    play_with_it(me)
    play_to_marks(me)
    first, *_, last = [option["words"] for option in me.options()]
    while me.until_asked():
        me.answer(first)
    me.until_ready()
    me.press(me.button("web-undo", me.region("web-ending")))
    expect(me.option(first)).to_be_visible()
    me.answer(last)
    me.press(me.link("web-campaign-sheet"))
    talent = me.words(f"talent-{last.split()[-2]}")
    expect(me.region("web-campaign-history")).to_contain_text(talent)


def test_a_game_given_up_frees_the_sheet(sit):
    me = sit()
    begin(me)
    sheet = me.page.url
    play_with_it(me)
    me.page.goto(sheet)
    expect(me.link("web-campaign-go-on")).to_be_visible()
    me.press(me.button("web-campaign-give-up"))
    me.press(me.button("web-campaign-give-up", me.dialog))
    expect(me.button("web-campaign-play")).to_be_visible()


def test_a_sheet_opens_on_another_device_and_travels_as_a_file(sit, tmp_path, troubles):
    me, elsewhere, stranger = sit(), sit(lang="fr"), sit()
    begin(me)
    me.press(me.button("web-campaign-more"))
    link = me.dialog.get_by_role("textbox").input_value()
    with me.page.expect_download() as download:
        me.press(me.button("web-campaign-download", me.dialog))
    download.value.save_as(tmp_path / "sheet.json")

    elsewhere.page.goto(link)
    expect(elsewhere.button("web-campaign-play")).to_be_visible()
    assert elsewhere.page.url == me.page.url

    stranger.page.goto(me.page.url)
    expect(stranger.page.get_by_text(stranger.words("web-campaign-not-here"))).to_be_visible()
    stranger.press(stranger.link("web-campaign-all"))
    upload = stranger.page.get_by_label(stranger.words("web-campaign-bring"))
    (tmp_path / "torn.json").write_text((tmp_path / "sheet.json").read_text()[:40])
    troubles.expect("400")
    upload.set_input_files(tmp_path / "torn.json")
    expect(stranger.page.get_by_text("torn.json")).to_be_visible()
    upload.set_input_files(tmp_path / "sheet.json")
    expect(stranger.page.get_by_text(stranger.words("web-campaign-brought"))).to_be_visible()
    expect(stranger.button("web-campaign-play")).to_be_visible()
