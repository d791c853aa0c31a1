"""A finished game of the Order of the Stick in a few facts."""

from underdeck.kernel.events import Event
from underdeck.match import Match
from underdeck.match.story import Story
from underdeck.progress.deeds import FORMAT, Deed, Tally, awards_of

OWN = {
    "helps": "helped", "refuses": "refused", "hires": "hired", "paid": "paid", "snubs": "snubbed", "flees": "fled",
    "rests": "rested", "plays-monster": "monsters", "plays-card": "cards", "explores": "explored", "wins": "won",
    "loses": "lost", "draws": "drawn", "gained-shtick": "shticks", "evades": "evaded", "hit-by-trap": "trapped",
    "stairs": "stairs", "traded-loot": "traded", "gave": "gave", "misses": "missed", "defeated": "slain",
    "exits": "escaped", "pvp-win": "duels", "lost-loot": "dropped",
}  # fmt: skip
"""Events that are counted for whoever they are about."""
MET = ("monster", "trap", "card", "room")
AWARDS = {
    "most-robbed": "robbed", "light-fingers": "stolen", "worst-friend": "refused", "oath-breaker": "snubbed",
    "best-friend": "helped", "doormat": "wounds", "long-legs": "fled", "menace": "monsters", "meddler": "cards",
    "cartographer": "explored", "trap-tester": "trapped", "butcher": "slain", "paymaster": "paid",
    "sleepyhead": "rested",
}  # fmt: skip


class Crawl(Tally):
    """The Stick's story as it is told."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(names)
        self.cause: dict[str, str] = {}
        """What each would be hurt by now."""
        self.trap = ""

    def hear(self, event: Event) -> None:
        facts, kind = event.facts, event.kind
        who = str(facts.get("seat", ""))
        for thing in MET:
            if thing in facts:
                self.meet(facts[thing])
        if kind in OWN:
            self.count_of(who, OWN[kind])
        if kind in ("battle-attack", "battle-defend"):
            self.cause[who] = str(facts["monster"])
        elif kind == "battle-player":
            self.cause[who], self.cause[str(facts["other"])] = str(facts["other"]), who
        elif kind == "trap":
            self.trap = str(facts["trap"])
        elif kind == "hit-by-trap":
            self.cause[who] = self.trap
        elif kind == "wounded":
            self.count_of(who, "wounds", int(facts["n"]))
            self.hurt_by(who, self.cause.get(who, ""), int(facts["n"]))
        elif kind == "defeated":
            self.beat(who, facts["monster"])
        elif kind == "evades":
            self.beat(who, self.trap)
        elif kind in ("got-loot", "stole"):
            self.find(facts["loot"])
        if kind == "stole":
            self.count_of(who, "stolen")
            self.count_of(facts["other"], "robbed")
        elif kind == "collapse":
            self.count("collapse")


def deed(match: Match, story: Story) -> Deed:
    view = match.view(0)
    told = Crawl(match.seats)
    for _, event in story:
        told.hear(event)
    winners = str(match.outcome).split("+")
    for player in view.players:
        told.own[player.character] |= {"slayer": int(player.slayer), **(player.score or {})}
    totals = {player.character: player.total or 0 for player in view.players}
    parts = [told.part(name, name in winners, totals[name]) for name in match.seats]
    return Deed(
        format=FORMAT,
        game=match.header.game,
        outcome=str(match.outcome),
        turns=view.turn,
        answers=max((n for n, _ in story), default=0),
        parts=parts,
        place=view.length,
        tier=str(match.header.setup.get("preset") or "printed"),
        met=[*told.met],
        found=[*told.found],
        counts=told.counts,
        awards=awards_of(parts, AWARDS),
    )
