"""Several people, each with a screen of her own, or around one."""

import pytest
from playwright.sync_api import expect

from browser.cable import Cable
from browser.player import Player, Touch
from browser.records import played
from browser.terminal import Terminal


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
        version = self.anna.table["version"]
        self.tess.type("h")
        self.anna.until(lambda: self.tess.shows("✦") or self.anna.table["version"] != version)
        self.tess.type("\r")
        self.anna.until(lambda: self.anna.table["version"] != version)


def test_two_browsers_and_a_terminal_finish_one_game(sit, terminal, cable, troubles):
    troubles.expect("WebSocket connection to")
    anna = sit()
    match = played("stick")
    anna.watch(match.record(), len(match.log) - 60)
    anna.play_from_here(["me", "invite", "invite"])
    for_bea, for_tess, _ = links(anna)
    bea = sit(Touch, phone=True, lang="fr", at=cable.address)
    bea.join(f"{cable.address}#{for_bea.partition('#')[2]}", "Béa")
    tess = terminal("play", "--join", for_tess, "--lang", "en")
    evening = Evening(anna, bea, tess)
    anna.until(lambda: anna.table["seats"][2]["here"])
    for _ in range(6):
        evening.one_answer()

    cable.pull()
    lost = bea.page.get_by_text(bea.words("web-lost"))
    expect(lost).to_be_visible()
    anna.until(lambda: not anna.table["seats"][1]["here"])
    cable.plug()
    expect(lost).to_be_hidden()
    bea.until(lambda: bea.table["version"] == anna.table["version"])
    for _ in range(6):
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
