"""What bots of a temper say: only they, only with what everybody sees, and the same whenever the game is told again."""

import pytest
from msgspec.structs import replace

import underdeck
from underdeck.bots import ask, make_bot
from underdeck.games.stick.remarks import A_WHILE, SAYS
from underdeck.games.stick.text.words import stick_text
from underdeck.match.facet import MatchFacet
from underdeck.match.stops import in_order
from underdeck.plugin.registry import plugin_of
from underdeck.server.replays import Replay
from underdeck.table.facet import TableFacet
from underdeck.table.session import BOT, ME, Seat, Session

TEMPERS = {"roy": "me", "haley": "expert/own", "elan": "expert/cowardly", "belkar": "bot"}


@pytest.fixture(scope="module")
def played():
    """A game with what was said in it, by number of answers; quick bots play for all, whatever their names say."""
    match = underdeck.new("stick", seed=4, preset="quick", players=TEMPERS)
    plugin, bot = plugin_of("stick"), make_bot("skilled", 1, "stick")
    said = []
    while match.outcome is None:
        seat, action = ask(bot, match, in_order(match.decisions, "stick")[0])
        spoken = MatchFacet.of(plugin).remarks(match, seat, action)
        match.submit(seat, action)
        said += [(len(match.log), match.events, event) for event in spoken]
    return match, said


def test_only_bots_of_a_temper_speak_and_each_by_its_own(played):
    _, said = played
    lines = {(event.facts["seat"], event.facts["line"].split("-")[2]) for _, _, event in said}
    assert lines == {("haley", "greedy"), ("elan", "cowardly")}
    assert len({event.facts["line"] for _, _, event in said}) > 5


def test_whatever_they_speak_of_was_told_to_everybody(played):
    _, said = played
    vague = TableFacet.of(plugin_of("stick")).vague
    for _, events, event in said:
        assert event.seats is None
        told = [other for other in events if other.seats is None or other.kind in vague]
        assert event.facts["seat"] in [fact for other in told for fact in other.facts.values()]


def test_nobody_says_the_same_twice_in_a_while(played):
    _, said = played
    for number, _, event in said:
        if not event.facts["line"].endswith("flee"):
            again = [other.facts for at, _, other in said if number < at <= number + A_WHILE]
            assert event.facts not in again


@pytest.mark.parametrize("language, sign", [("en", ": “"), ("fr", "\xa0: «\xa0")])
def test_it_is_told_as_their_own_words(played, language, sign):
    words = stick_text(language)
    for _, _, event in played[1]:
        line = words.event(event)
        assert line.startswith(words.character(event.facts["seat"]) + sign)
        assert "os-says" not in line and line[-1] in "”»"


def seats(match):
    plugin = plugin_of("stick")
    return [
        Seat(seat, name, ME if seat == 0 else BOT, bot=seat > 0, strength=MatchFacet.of(plugin).bot_at(match, seat))
        for seat, name in enumerate(match.seats)
    ]


def test_a_table_and_a_replay_tell_the_same_in_the_same_places(played):
    match, said = played

    def spoken(story):
        return [(number, event.facts) for number, event in story if event.kind == SAYS]

    wanted = [(number, event.facts) for number, _, event in said]
    assert spoken(Replay(match.record()).lines) == wanted
    assert spoken(Session("again", match, seats(match)).story) == wanted
    live = Session("live", underdeck.new("stick", seed=4, preset="quick", players=TEMPERS), seats(match))
    for seat, action in match.log:
        live.take(seat, action, BOT)
    assert spoken(live.story) == wanted


def test_a_temper_that_nobody_knows_says_nothing():
    match = underdeck.new("stick", seed=1, players={"roy": "expert", "haley": "bot"})
    setup = {**match.header.setup, "players": {"roy": "expert/sleepy", "haley": "bot"}}
    match = underdeck.Match(replace(match.header, setup=setup))
    seat, action = match.decisions[0].seat, match.decisions[0].options[0]
    assert MatchFacet.of(plugin_of("stick")).remarks(match, seat, action) == []
