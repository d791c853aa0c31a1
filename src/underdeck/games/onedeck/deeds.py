"""The deed of a finished game of One Deck Dungeon."""

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.summary import SPARED, OneDeckSummary
from underdeck.match import Match
from underdeck.match.story import Story
from underdeck.progress.deeds import Deed, Part, deed_of

AWARDS = {
    "punching-bag": "damage", "untouched": "spared", "hog": "items", "know-it-all": "skills", "show-off": "feats",
    "thirsty": "drunk", "snake-eyes": "ones", "hot-hand": "sixes",
}  # fmt: skip


def deed(match: Match, story: Story) -> Deed:
    view = match.view(0)
    found = OneDeckSummary(view.dungeon).read(story)
    for _, action in match.log:
        if action[0] == do.HEAL:  # the reference card's potion, which nobody is said to drink, heals this hero
            found.count_of(match.seats[action[1]], "drunk")
            found.count("drunk")
    parts = []
    for hero in match.seats:
        own = found.own.get(hero, {})
        own["spared"] = SPARED - own.get("damage", 0)
        parts.append(
            Part(hero, match.outcome == "victory", 0, [*found.beaten.get("", {})], found.hurt.get(hero, {}), own)
        )
    tier = str(match.header.setup.get("tier") or "")
    return deed_of(match, found, parts, AWARDS, turns=view.turn, place=view.dungeon, tier=tier)
