"""The balance of a pack: a small study with and without it, and remarks on what stands out."""

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from underdeck.kernel.refusal import Refusal
from underdeck.lab.batches import kit_of
from underdeck.lab.chronicle import SEEN, TAKEN, USED
from underdeck.lab.executor import executor_for
from underdeck.lab.facet import LabFacet
from underdeck.lab.figures import LEAST_TAKEN, Figures, Share
from underdeck.lab.folder import Folder
from underdeck.lab.labels import Labels
from underdeck.lab.parts import axis_column
from underdeck.lab.query import open_rows
from underdeck.lab.running import Run, folder_for
from underdeck.lab.significance import against, means, proportions, significant
from underdeck.lab.study import PACKS, Laboratory, Study, check, label
from underdeck.packs.outside import OutsidePack, known
from underdeck.plugin.packs import PacksFacet
from underdeck.plugin.registry import plugin_of
from underdeck.text import Text

GAMES = 400
SECONDS = 300.0
STEPS = 10
"""The turns in which cells are played, so that all have about as many games when time is up."""
MARGIN = 0.15
"""The difference in victory shares below which a real difference is still fine."""
CARD_MARGIN = 0.1
LONGER = 1.25
LEAST_MET = 20
NOBODY = label([])
"""The label of games without a pack."""


class Remark(NamedTuple):
    """Something that stands out."""

    kind: str
    """The id of its message."""
    about: tuple[str, ...]
    """The ids of the things it is about."""
    facts: dict[str, str | int]


class Doubt(NamedTuple):
    """A difference that becomes a remark if it is significant."""

    remark: Remark | None
    chance: float


def study_of_pack(pack: OutsidePack, games: int, seed: int, bot: str = "") -> Laboratory:
    manifest = pack.manifest
    ref = known(pack)
    found = LabFacet.of(plugin_of(manifest.game, (ref,))).pack_study()
    study = Study(
        name=manifest.id, game=manifest.game, seed=seed, games=1, **{**found, **({"bot": bot} if bot else {})}
    )
    cells = len(Laboratory(study, (ref,)).cells)
    if games < cells:
        raise Refusal("balance-games", cells=cells)
    study.games = games // cells
    study.step = max(1, study.games // STEPS)
    check(study, manifest.id)
    return Laboratory(study, (ref,))


def play_study(
    laboratory: Laboratory,
    path: Path,
    watch: Callable[[Run], None],
    workers: int | None = None,
    seconds: float = SECONDS,
) -> Run:
    run = Run(folder_for(path, laboratory), laboratory)
    with executor_for(kit_of(laboratory), lambda: run.left, workers) as executor:
        run.go(executor, watch, seconds)
    return run


class Balance:
    """The results of such a study for the pack."""

    def __init__(self, folder: Folder, pack: OutsidePack) -> None:
        self.plugin = plugin_of(pack.manifest.game, (known(pack),))
        self.figures = Figures(folder)
        names = PacksFacet.of(self.plugin).names()
        self.own = {name.partition("-")[2] for name, owner in names.items() if owner == pack.manifest.id}
        self.within = pack.manifest.id
        with open_rows(folder) as base:
            self.base = base
            kinds = (self.sitters(), self.places(), self.overall(), self.lengths(), self.cards(), self.foes())
            self.remarks = [remark for doubts in kinds for remark in real(doubts)] + self.missing() + self.endless()
        counts = self.figures.takings
        self.rare = sorted([card for card in counts if card in self.own and counts[card] < LEAST_TAKEN])
        """Cards that were taken too rarely to say what they are worth."""

    def rows(self, question: str, *facts: Any) -> list[Any]:
        found: list[Any] = self.base.execute(question, facts).fetchall()
        return found

    def sitters(self) -> list[Doubt]:
        """Compare heroes or characters of the pack: parties with one against parties without, or a rival against
        equals."""
        found = []
        for name in [standing.name for standing in self.figures.characters if standing.name in self.own]:
            if self.figures.party:
                here, there = self.split("list_contains(seats, $2)", name)
                found.append(compared("sitter", name, here, there))
            else:
                won, games, even = self.rows(
                    "select sum(share), count(*), avg(1 / rivals) from (select unnest(seats) as name, "
                    "unnest(shares) as share, len(shares) as rivals from games) where name = ?", name
                )[0]  # fmt: skip
                found.append(doubt_of("sitter", name, Share(won, games), even, against(won, games, even)))
        return found

    def split(self, where: str, *facts: str) -> tuple[Share, Share]:
        """Return the games with the pack for which the condition is true, and the others."""
        question = f"select {where}, sum(shares[1]), count(*) from games where packs = $1 group by 1"
        found = {bool(here): Share(won, games) for here, won, games in self.rows(question, self.within, *facts)}
        return found.get(True, Share(0.0, 0)), found.get(False, Share(0.0, 0))

    def places(self) -> list[Doubt]:
        """Compare other settings of the pack that were swept, such as its dungeons."""
        found = []
        for axis in self.figures.axes if self.figures.party else ():
            for word in sorted({labels[axis] for labels in self.figures.labels.values()} & self.own):
                if word not in [standing.name for standing in self.figures.characters]:
                    here, there = self.split(f'"{axis_column(axis)}" = $2', word)
                    found.append(compared("place", word, here, there))
        return found

    def twins(self) -> tuple[list[int], list[int]]:
        """Return cells that were played both with and without the pack."""
        settings: dict[str, dict[tuple[str, ...], int]] = {self.within: {}, NOBODY: {}}
        for cell, labels in self.figures.labels.items():
            rest = tuple([word for axis, word in labels.items() if axis != PACKS])
            settings[labels[PACKS]][rest] = cell
        both = settings[self.within].keys() & settings[NOBODY].keys()
        return [settings[self.within][rest] for rest in both], [settings[NOBODY][rest] for rest in both]

    def overall(self) -> list[Doubt]:
        if not self.figures.party:
            return []
        here, there = [
            Share(*self.rows("select coalesce(sum(shares[1]), 0), count(*) from games where list_contains(?, cell)",
                             cells)[0])
            for cells in self.twins()
        ]  # fmt: skip
        return [compared("whole", "", here, there)]

    def lengths(self) -> list[Doubt]:
        here, there = [
            self.rows("select avg(turns), stddev_samp(turns) / sqrt(count(*)) from games where list_contains(?, cell)",
                      cells)[0]
            for cells in self.twins()
        ]  # fmt: skip
        if here[1] is None or there[1] is None:
            return []
        ratio = here[0] / there[0]
        facts: dict[str, str | int] = {"turns": f"{here[0]:.0f}", "expected": f"{there[0]:.0f}"}
        kind = "longer" if ratio > LONGER else "shorter" if ratio < 1 / LONGER else ""
        remark = Remark(f"balance-{kind}", (), facts) if kind else None
        return [Doubt(remark, means(here[0] - there[0], math.hypot(here[1], there[1])))]

    def cards(self) -> list[Doubt]:
        found = []
        for worth in self.figures.worths:
            if worth.card in self.own:
                kind = "strong" if worth.effect > 0 else "weak"
                facts: dict[str, str | int] = {"way": worth.way, "points": f"{100 * abs(worth.effect):.0f}",
                                               "count": worth.taken}  # fmt: skip
                remark = Remark(f"balance-card-{kind}", (worth.card,), facts)
                found.append(Doubt(remark if abs(worth.effect) > CARD_MARGIN else None, worth.chance))
        return found

    def foes(self) -> list[Doubt]:
        """Find foes of the pack that cost more than the worst of ours, if they were met often enough."""
        found = self.rows(
            "with met as (select cell, number, unnest(seen, recursive := true) from games), "
            "hurt as (select cell, number, unnest(harm, recursive := true) from games), "
            "each as (select met.what as foe, coalesce(hurt.count, 0) / met.count as cost from met "
            "left join hurt on met.cell = hurt.cell and met.number = hurt.number and met.what = hurt.what) "
            f"select foe, avg(cost), stddev_samp(cost) / sqrt(count(*)) from each group by foe "
            f"having count(*) >= {LEAST_MET} order by foe"
        )
        ours = [(cost, error) for foe, cost, error in found if foe not in self.own]
        doubts = []
        for foe, cost, error in [each for each in found if each[0] in self.own and ours]:
            most = max(ours)
            remark = Remark("balance-foe", (foe,), {"harm": f"{cost:.1f}", "most": f"{most[0]:.1f}"})
            chance = means(cost - most[0], math.hypot(error, most[1]))
            doubts.append(Doubt(remark if cost > most[0] else None, chance))
        return doubts

    def missing(self) -> list[Remark]:
        counted = {SEEN: self.figures.sights, USED: self.figures.uses, TAKEN: self.figures.takings}
        pieces = LabFacet.of(self.plugin).pack_pieces()
        absent = {sign: [piece.id for piece in pieces if piece.sign == sign and not counts.get(piece.id)]
                  for sign, counts in counted.items()}  # fmt: skip
        return [Remark(f"balance-never-{sign}", tuple(ids), {}) for sign, ids in absent.items() if ids]

    def endless(self) -> list[Remark]:
        count = self.rows("select count(*) from games where outcome = 'unended' and packs = ?", self.within)[0][0]
        return [Remark("balance-unended", (), {"count": count})] if count else []

    def sentences(self, text: Text) -> list[str]:
        names = Labels(self.plugin, text.language)
        lines = []
        for kind, about, facts in self.remarks:
            said = {**facts, "name": ", ".join([names(id) for id in about])}
            if "way" in said:
                said["way"] = names(str(said["way"]))
            lines.append(text(kind, **said))
        lines = lines or [text("balance-fine")]
        if self.rare:
            lines.append(text("balance-rare", name=", ".join([names(card) for card in self.rare])))
        return lines


def real(doubts: list[Doubt]) -> list[Remark]:
    """Return the remarks whose differences are significant among all of their kind."""
    sure = significant([doubt.chance for doubt in doubts])
    return [doubt.remark for doubt, known in zip(doubts, sure, strict=True) if known and doubt.remark]


def doubt_of(kind: str, name: str, share: Share, expected: float, chance: float) -> Doubt:
    if not share.games or abs(share.part - expected) < MARGIN:
        return Doubt(None, chance)
    low, high = share.interval
    facts: dict[str, str | int] = {
        word: f"{100 * part:.0f}"
        for word, part in (("share", share.part), ("low", low), ("high", high), ("expected", expected))
    }
    more = "more" if share.part > expected else "less"
    return Doubt(Remark(f"balance-{kind}-{more}", (name,) * bool(name), facts), chance)


def compared(kind: str, name: str, here: Share, there: Share) -> Doubt:
    if not there.games:
        return Doubt(None, 1.0)
    return doubt_of(kind, name, here, there.part, proportions(*here, *there))
