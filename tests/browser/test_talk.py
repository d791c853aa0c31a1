"""People and characters talk at the table: bubbles, faces, phrases, pointing, own words; each in her own language."""

import json

import pytest
from playwright.sync_api import Locator, expect

from browser.player import Player, Touch
from browser.scenes import SCENES
from browser.test_pages import check

pytestmark = pytest.mark.long

SETUPS = {
    "stick": {"players": ["roy", "haley", "elan"], "preset": "quick"},
    "onedeck": {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"},
}
OVER = """(bubble) => {
    const here = bubble.getBoundingClientRect();
    const controls = document.querySelectorAll('button:not(:disabled), a[href], summary, select, [data-keep]');
    return [...controls].filter((each) => {
        const there = each.getBoundingClientRect();
        return !each.hasAttribute('data-yields') && there.width > 0 && there.left < here.right
            && there.right > here.left && there.top < here.bottom && there.bottom > here.top;
    }).map((each) => each.outerHTML.slice(0, 80));
}"""
"""What can be pressed under a bubble, or is asked and told there."""


def bubble(player: Player, who: str) -> Locator:
    return player.page.locator(f'[data-speaker="{who}"]')


def sit_together(ann: Player, bea: Player, game: str, **more) -> None:
    """Each by the link to her place, Ann as the first and Béa as the second."""
    setup = SETUPS[game]
    kinds = ["me", "invite", "bot"][: len(next(iter(setup.values())))]
    seats = [{"kind": kind, "name": "Ann" if kind == "me" else ""} for kind in kinds]
    ann.open()
    made = ann.post("/api/games", json.dumps({"game": game, "setup": setup, "seats": seats, **more}))
    joined = ann.post("/api/join", json.dumps({"invite": made["invites"]["1"], "name": "Béa"}))
    for player, token in ((ann, made["tokens"]["0"]), (bea, joined["token"])):
        player.page.goto(f"/#/seat/{made['id']}/{token}")
        player.until(lambda player=player: player.table)
        expect(player.button("web-say")).to_be_visible()


def test_people_talk_in_two_languages(sit):
    ann, bea = sit(), sit(Touch, phone=True, lang="fr")
    bea.phone = True
    sit_together(ann, bea, "stick", chat="free")

    ann.page.keyboard.press("t")
    ann.press(ann.button("phrase-os-truce", ann.dialog))
    expect(bubble(bea, "roy")).to_contain_text("Ann")
    expect(bubble(bea, "roy")).to_contain_text(bea.words("phrase-os-truce"))
    expect(bubble(ann, "roy")).to_contain_text("Truce?")
    for player in (ann, bea):
        player.until(lambda player=player: "nowhere" not in bubble(player, "roy").get_attribute("class"))
        assert bubble(player, "roy").evaluate(OVER) == []
    question = bea.region("web-question").or_(bea.region("web-meanwhile"))
    assert question.evaluate("each => each.hasAttribute('data-keep')")
    assert bubble(bea, "roy").evaluate("each => getComputedStyle(each).pointerEvents") == "none"

    bea.press(bea.button("web-say"))
    check(bea, "palette")
    bea.press(bea.button("phrase-laugh", bea.dialog))
    expect(bubble(ann, "haley").locator("svg")).to_be_visible()
    bea.press(bea.button("web-say"))
    bea.hand.write(bea.dialog.get_by_label(bea.words("talk-write")), "Un <i>marché</i> & deux potions ?")
    bea.page.keyboard.press("Enter")
    expect(bubble(ann, "haley")).to_contain_text("Un <i>marché</i> & deux potions ?")
    expect(bubble(ann, "haley").locator("i")).to_have_count(0)

    ann.page.keyboard.press("l")
    expect(ann.dialog).to_contain_text("Ann: Truce?")
    expect(ann.dialog).to_contain_text("Béa: Ha ha!")
    expect(ann.dialog).to_contain_text("Béa: Un <i>marché</i>")


def test_something_is_pointed_at_by_key_and_by_finger(sit):
    ann, bea = sit(), sit(Touch, phone=True, lang="fr")
    sit_together(ann, bea, "onedeck")
    expect(ann.page.locator("[data-point]").first).to_be_visible()
    ann.page.keyboard.press(".")
    expect(ann.dialog).to_contain_text(ann.words("talk-point-how"))
    ann.phone = False
    check(ann, "pointing")
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("ArrowDown")
    chosen = ann.dialog.locator(".chosen").get_attribute("data-target")
    version = ann.table["version"]
    ann.page.keyboard.press("Enter")
    expect(bea.page.locator(f'[data-ring="{chosen}"]')).to_have_text("Ann")

    bea.press(bea.button("web-say"))
    bea.press(bea.button("talk-point", bea.dialog))
    bea.press(bea.dialog.locator('[data-target="door:1"]'))
    expect(ann.page.locator('[data-ring="door:1"]')).to_have_text("Béa")
    spoken = ann.page.locator("[aria-live]", has_text="Béa points: ")
    expect(spoken).to_have_count(1)
    assert ann.table["version"] == version


def test_whoever_wants_peace_hears_nobody(sit):
    ann, bea = sit(), sit(lang="fr", talk=False)
    sit_together(ann, bea, "onedeck")
    ann.page.keyboard.press("t")
    ann.press(ann.button("phrase-hello", ann.dialog))
    expect(bubble(ann, "mage")).to_contain_text("Hello!")
    bea.page.keyboard.press("l")
    expect(bea.dialog).to_be_visible()
    assert bea.page.get_by_text(bea.words("phrase-hello")).count() == 0


def test_among_bots_there_is_nobody_to_talk_to(sit):
    me = sit()
    me.start("stick", 14, ["me", "bot"])
    expect(me.button("web-people")).to_be_visible()
    expect(me.button("web-say")).to_have_count(0)
    me.page.keyboard.press("t")
    me.page.keyboard.press(".")
    expect(me.dialog).to_have_count(0)


def test_the_maker_of_a_game_may_want_a_silent_table(sit):
    me = sit()
    me.open("new/stick")
    people = me.region("web-people-stick")
    me.press(people.get_by_role("button", name="2", exact=True))
    chat = me.page.locator("label", has_text=me.words("web-chat")).locator("select")
    expect(chat).to_have_count(0)
    people.locator(".who label:first-of-type select").nth(1).select_option("invite")
    chat.select_option("off")
    me.press(me.button("web-start"))
    me.until(lambda: me.table)
    assert me.table["chat"] == "off"
    expect(me.dialog).to_contain_text(me.words("web-chat-rule", chat="off"))
    me.press(me.button("web-close", me.dialog))
    expect(me.button("web-people")).to_be_visible()
    expect(me.button("web-say")).to_have_count(0)


@pytest.mark.parametrize("bubbles", [True, False])
def test_a_hero_speaks_over_her_figure_unless_nobody_wants_it(sit, bubbles):
    me = sit(bubbles=bubbles)
    SCENES["last-blow"](me)
    expect(me.page.locator("[data-stage]")).to_have_count(1)
    me.play()
    assert me.table["over"]["outcome"] == "victory"
    if bubbles:
        said = [me.words(f"od-cry-victory-{n}") for n in (1, 2, 3)]
        expect(bubble(me, "warrior")).to_be_visible()
        assert bubble(me, "warrior").inner_text() in said
    else:
        expect(bubble(me, "warrior")).to_have_count(0)
