"""Several people, each with a screen of her own, or around one."""

import json

import pytest
from playwright.sync_api import expect

from browser.cable import Cable
from browser.player import Player, Touch
from browser.records import played
from browser.terminal import Terminal

WAITS = (2, 4, 8, 16, 32, 64)
"""Seconds until keys are typed again: longer each time, for a machine that is busy."""


@pytest.fixture
def cable(address):
    cable = Cable(address)
    yield cable
    cable.close()


@pytest.fixture
def terminal(tmp_path):
    opened = []

    def open_terminal(*words):
        opened.append(Terminal(tmp_path, *words))
        return opened[-1]

    yield open_terminal
    for each in opened:
        each.close()


def open_question(player: Player):
    """Unless all she could do is take an offer back."""
    for question in player.table["questions"] if player.table and not player.table["over"] else []:
        if any(not option["words"].startswith("withdraw") for option in question["options"]):
            return question
    return None


def links(player: Player) -> list[str]:
    """Of the dialog that opens by itself where somebody is still to come."""
    expect(player.dialog).to_be_visible()
    found = [field.input_value() for field in player.dialog.get_by_role("textbox").all()]
    player.press(player.button("web-close", player.dialog))
    return found


class Evening:
    """Anna and Béa at their browsers, Tess at her terminal."""

    def __init__(self, anna: Player, bea: Player, tess: Terminal) -> None:
        self.anna, self.bea, self.tess = anna, bea, tess

    @property
    def over(self):
        return self.anna.table["over"]

    def one_answer(self) -> None:
        self.anna.until(self.somebody_is_asked)
        for player in (self.anna, self.bea):
            question = open_question(player)
            if question:
                return player.take_turn(question)
        return None if self.over else self.tess_answers()

    def somebody_is_asked(self):
        return self.over or open_question(self.anna) or open_question(self.bea) or 2 in self.anna.table["waiting"]

    def tess_answers(self) -> None:
        """She types again when nothing happens: keys that come before the question is on her screen do nothing."""
        version = self.anna.table["version"]
        self.tess.seen = b""

        def answered() -> bool:
            return self.anna.table["version"] != version

        for keys, seen in (("h", lambda: self.tess.shows("✦") or answered()), ("\r", answered)):
            for wait in WAITS:
                self.tess.type(keys)
                if self.anna.sees(seen, wait):
                    break
        assert answered()


@pytest.mark.long
def test_two_browsers_and_a_terminal_finish_one_game(sit, terminal, cable, troubles):
    troubles.expect("WebSocket connection to")
    anna = sit()
    match = played("stick")
    anna.watch(match.record(), len(match.log) - 30)
    anna.play_from_here(["me", "invite", "invite"])
    for_bea, for_tess, _ = links(anna)
    bea = sit(Touch, phone=True, lang="fr", at=cable.address)
    bea.join(f"{cable.address}#{for_bea.partition('#')[2]}", "Béa")
    tess = terminal("play", "--join", for_tess, "--lang", "en")
    evening = Evening(anna, bea, tess)
    anna.until(lambda: anna.table["seats"][2]["here"])
    for _ in range(4):
        evening.one_answer()

    cable.pull()
    lost = bea.page.get_by_text(bea.words("web-lost"))
    expect(lost).to_be_visible()
    anna.until(lambda: not anna.table["seats"][1]["here"])
    cable.plug()
    expect(lost).to_be_hidden()
    anna.until(lambda: anna.table["seats"][1]["here"])
    for _ in range(4):
        evening.one_answer()

    before, anna.table = anna.table, None
    anna.page.reload()
    anna.until(lambda: anna.table)
    assert anna.table["version"] >= before["version"]
    while not evening.over:
        evening.one_answer()
    bea.until(lambda: bea.table["over"])
    for player in (anna, bea):
        expect(player.region("web-ending")).to_contain_text(player.table["over"]["text"])
    anna.until(lambda: tess.shows(anna.table["over"]["text"][:20]))


def names(player: Player, cards: list[str]) -> list[str]:
    """What the cards are called."""
    rows = player.page.request.get(f"api/cards/stick?lang={player.lang}").json()
    return [row["name"] for row in rows if row["id"] in cards]


def on_the_page(player: Player, cards: list[str]) -> list[str]:
    content = player.page.content()
    return [name for name in names(player, cards) if name in content]


@pytest.mark.long
def test_around_one_screen_no_hand_is_there_before_its_owner(sit):
    table = sit()
    table.start("stick", 14, ["me", "here", "bot"])
    hands = {}
    while sum(map(bool, hands.values())) < 2:
        table.until_asked()
        ready = table.button("web-hand-over-ready")
        expect(ready).to_be_visible()
        seat, hand = table.table["seat"], table.table["view"]["hand"]
        hands[seat] = hand
        assert not on_the_page(table, [card for each in hands.values() for card in each])
        expect(table.region("web-question")).to_be_hidden()
        table.until_ready()
        table.press(ready)
        expect(table.region("web-question")).to_be_visible()
        table.until(lambda hand=hand: not hand or on_the_page(table, hand))
        while table.table["seat"] == seat:
            table.take_turn(table.until_asked())


@pytest.mark.long
def test_a_spectator_sees_what_lies_open_and_touches_nothing(sit):
    anna, guest = sit(), sit(lang="fr")
    anna.watch(played("stick").record(), 40)
    anna.play_from_here(["me", "invite", "bot"])
    _, to_watch = links(anna)
    guest.page.goto(to_watch)
    guest.until(lambda: guest.table)
    expect(guest.region("web-question")).to_be_hidden()
    for _ in range(5):
        if open_question(anna):
            anna.take_turn(open_question(anna))
        guest.until(lambda: guest.table["version"] == anna.table["version"])
        view, known = anna.table["view"], json.dumps(guest.table)
        assert guest.table["seat"] == -1 and not guest.table["questions"] and not guest.table["view"]["hand"]
        secret = [card for card in view["hand"] if f'"{card}"' not in known]
        assert secret and not on_the_page(guest, secret)


@pytest.mark.long
def test_a_place_is_taken_once_played_by_a_bot_meanwhile_and_taken_back(sit):
    anna, bea, late = sit(), sit(), sit()
    anna.start("stick", 14, ["me", "invite", "bot"])
    invite, _ = links(anna)
    bea.join(invite, "Béa")
    late.page.goto(invite)
    expect(late.page.get_by_role("heading", name=late.words("web-invite-taken", who="Haley"))).to_be_visible()

    place = bea.page.url
    bea.open()
    anna.until(lambda: not anna.table["seats"][1]["here"])
    anna.press(anna.button("web-people"))
    anna.press(anna.button("web-to-bot-for", anna.dialog))
    anna.press(anna.button("web-to-bot-yes", anna.dialog))
    anna.until(lambda: anna.table["seats"][1]["bot"])
    anna.press(anna.button("web-close", anna.dialog))

    bea.page.goto(place)
    bea.until(lambda: bea.table["seats"][1]["here"])
    bea.press(bea.button("web-people"))
    bea.press(bea.button("web-take-back", bea.dialog))
    anna.until(lambda: not anna.table["seats"][1]["bot"])


def test_one_place_on_two_devices(sit):
    laptop, phone = sit(), sit(Touch, phone=True)
    laptop.start("onedeck", 26)
    laptop.press(laptop.button("web-people"))
    laptop.press(laptop.button("web-device", laptop.dialog))
    link = laptop.dialog.get_by_role("textbox").first.input_value()
    laptop.press(laptop.button("web-close", laptop.dialog))
    phone.page.goto(link)
    phone.until_asked()
    phone.take_turn(phone.until_asked())
    laptop.until(lambda: laptop.table["version"] == phone.table["version"])
    laptop.take_turn(laptop.until_asked())
    phone.until(lambda: laptop.table["version"] == phone.table["version"])
