"""The deed of a finished game of the Order of the Stick."""

from underdeck.games.stick.summary import StickSummary
from underdeck.match import Match
from underdeck.match.story import Story
from underdeck.progress.deeds import Deed, Part, deed_of

AWARDS = {
    "most-robbed": "robbed", "light-fingers": "stolen", "worst-friend": "refused", "oath-breaker": "snubbed",
    "best-friend": "helped", "doormat": "wounds", "long-legs": "fled", "menace": "monsters", "meddler": "cards",
    "cartographer": "explored", "trap-tester": "trapped", "butcher": "slain", "paymaster": "paid",
    "sleepyhead": "rested",
}  # fmt: skip


def deed(match: Match, story: Story) -> Deed:
    view = match.view(0)
    found = StickSummary().read(story)
    winners = str(match.outcome).split("+")
    players = {player.character: player for player in view.players}
    parts = []
    for name in match.seats:
        own = found.own.get(name, {}) | {"slayer": int(players[name].slayer), **(players[name].score or {})}
        beaten, hurt = [*found.beaten.get(name, {})], found.hurt.get(name, {})
        parts.append(Part(name, name in winners, players[name].total or 0, beaten, hurt, own))
    tier = str(match.header.setup.get("preset") or "printed")
    return deed_of(match, found, parts, AWARDS, turns=view.turn, place=view.length, tier=tier)
