"""The last blow against the boss, and what the table looks like then."""

import pytest
from playwright.sync_api import expect

from browser.player import Mouse, Touch
from browser.records import played

pytestmark = pytest.mark.long


@pytest.mark.parametrize(("hand", "lang"), [(Mouse, "en"), (Touch, "fr")], ids=["laptop", "phone"])
def test_a_victory(regular, hand, lang):
    match = played("onedeck")
    me = regular(hand, lang, phone=hand is Touch)
    me.sit_at(match, len(match.log) - 4)
    expect(me.page.locator("[data-box]")).to_have_count(7)
    me.play()
    assert me.table["over"]["outcome"] == "victory"
    expect(me.region("web-ending")).to_contain_text(me.table["over"]["text"])
    scene = me.region("web-od-won")
    expect(scene).to_be_in_viewport()
    view = me.table["view"]
    for name in (view["boss"], view["heroes"][0]["hero"]):
        expect(scene).to_contain_text(view["names"][name])
    assert scene.get_by_role("definition").first.inner_text() == str(
        view["heroes"][0]["health"] - view["heroes"][0]["damage"]
    )
    expect(me.page.locator("[data-box]")).to_have_count(0)
