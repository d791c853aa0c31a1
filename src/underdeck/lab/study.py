"""Studies: which games are played, how many of each, and by which bots. Read from a TOML file.

The cells of a study are all combinations of what is swept. A game's chance comes from the study's seed, its cell and
its number alone: a cell stays what it is when the study around it changes.
"""

import hashlib
import itertools
import math
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from underdeck.bots import best_bot, make_bot
from underdeck.forms.facet import FormsFacet
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import Rng
from underdeck.lab.facet import LabFacet
from underdeck.match import Match
from underdeck.match.header import Header
from underdeck.match.match import find_game
from underdeck.packs.faults import NONE, fault, written
from underdeck.packs.files import read_bytes
from underdeck.packs.outside import Refs, chosen, packs_for, read_toml
from underdeck.plugin.base import Plugin
from underdeck.plugin.fields import GROUPS, ONE, SEATS, SEVERAL, SWITCH, Field
from underdeck.plugin.registry import plugin_of

BOT, BOTS = "bot", "bots"
"""The bot of all seats; the bots of single seats."""
PACKS = "packs"
"""The third-party cards in the games."""
OPTION = "options."
ALL = "all"
STEP = 50
MOST_GAMES = 10_000
"""The default limit for the games of a cell that is played until it is settled."""
MOST_CELLS = 20_000
Count = Annotated[int, Meta(ge=0, le=10**9)]
MOST_BYTES = 1_000_000
"""The size limit of a study's file."""
LARGEST_SEED = 2**63 - 1
MOST_SHOWN = 40
"""The most letters of a value that a refusal repeats."""


class Study(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    name: str
    game: str
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] = 1
    packs: list[str] = []
    bot: str = ""
    bots: list[str] = []
    games: Count = 0
    """The number of games in every cell."""
    width: float = 0.0
    """The width of the 95% interval of every share, from 0 to 1, at which a cell is settled."""
    most: Count = 0
    """The most games of a cell that does not get there."""
    step: Annotated[int, Meta(ge=1, le=10**9)] = STEP
    """The games between two checks whether a cell is settled."""
    setup: dict[str, Any] = {}
    """The setup that all games share."""
    sweep: dict[str, Any] | list[dict[str, Any]] = {}

    @property
    def limit(self) -> int:
        """Return the most games of a cell."""
        return self.games or self.most or MOST_GAMES

    @property
    def digest(self) -> str:
        """Return the digest; two studies with the same digest are the same."""
        return hashlib.blake2b(canonical(self), digest_size=8).hexdigest()


def canonical(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


class Cell:
    """One combination of settings."""

    def __init__(self, place: int, axes: dict[str, Any], setup: dict[str, Any], bots: list[str], refs: Refs) -> None:
        self.place = place
        self.axes = axes
        """What is swept, with what it is here."""
        self.setup = setup
        self.bots = bots
        """One for all seats, or one for each."""
        self.refs = refs
        """The packs that it is played with."""

    @cached_property
    def key(self) -> str:
        swept = {PACKS: self.axes[PACKS]} if PACKS in self.axes else {}
        return canonical({"setup": self.setup, "bots": self.bots, **swept}).decode()

    @property
    def labels(self) -> dict[str, str]:
        return {name: label(value) for name, value in self.axes.items()}

    @property
    def title(self) -> str:
        return ", ".join([f"{name} {word}" for name, word in self.labels.items()]) or "-"

    def chance(self, seed: int, number: int) -> Rng:
        name = f"{seed} {self.key} {number}"
        return Rng(int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big"))


def label(value: Any) -> str:
    """Return a value as tables show it.

    >>> label(["mage", "rogue"]), label({"roy": "master"}), label(True), label([])
    ('mage+rogue', 'roy=master', 'yes', '-')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return "+".join([label(each) for each in value]) or "-"
    if isinstance(value, dict):
        return ",".join([f"{name}={label(each)}" for name, each in value.items()])
    return str(value)


def read_study(path: Path) -> Study:
    return study_of(read_toml(path.name, read_bytes(path, MOST_BYTES)), path.name)


def study_of(found: dict[str, Any], file: str) -> Study:
    unknown = sorted(set(found) - set(Study.__struct_fields__))
    if unknown:
        raise Refusal("lab-field", file=file, name=unknown[0], choices=choices(Study.__struct_fields__))
    try:
        study = msgspec.convert(found, Study)
    except msgspec.ValidationError as error:
        field, reason = fault(error, found, Study)
        if field == "width":
            raise Refusal("lab-games", file=file) from None
        raise Refusal("lab-form", file=file, field=field, reason=reason.code).because(reason) from None
    check(study, file)
    return lifted(study)


def lifted(study: Study) -> Study:
    """Return the study with bots and packs taken out of `[setup]`, where they are also accepted."""
    plugin = plugin_of(study.game)
    for name in [each for each in (BOT, BOTS, PACKS) if each in study.setup]:
        if getattr(study, name):
            raise Refusal("lab-said-twice", name=name)
        setattr(study, name, as_setup(plugin, study, name, study.setup[name]))
        study.setup = {each: value for each, value in study.setup.items() if each != name}
    if study.bot and study.bots:
        raise Refusal("lab-bot-and-bots")
    return study


def check(study: Study, file: str) -> None:
    plugin_of(study.game)
    if not study.name.strip():
        raise Refusal("lab-name", file=file)
    if study.games and study.most:
        raise Refusal("lab-most", file=file)
    if bool(study.games) == bool(study.width) or not 0 <= study.width < 1:
        raise Refusal("lab-games", file=file)
    if not 0 <= study.seed <= LARGEST_SEED:
        raise Refusal("seed", largest=LARGEST_SEED)


class Laboratory:
    """A study with its cards and cells."""

    def __init__(self, study: Study, refs: Refs | None = None) -> None:
        self.study = study
        common = chosen(study.game, study.packs) if refs is None else tuple([r for r in refs if r.id in study.packs])
        self.plugin: Plugin = plugin_of(study.game, common)
        swept = list(combinations(self.plugin, study))
        self.refs = (*common, *swept_packs(study, swept)) if refs is None else refs
        """All packs that some cell is played with."""
        self.cells = [self.cell(place, axes) for place, axes in enumerate(swept)]
        self.check_once()

    @property
    def axes(self) -> list[str]:
        """Return everything that is swept somewhere."""
        return list(dict.fromkeys([name for cell in self.cells for name in cell.axes]))

    def cell(self, place: int, axes: dict[str, Any]) -> Cell:
        setup: dict[str, Any] = {"options": {}}
        common = {
            name: as_setup(self.plugin, self.study, name, value) for name, value in flattened(self.study.setup).items()
        }
        for name, value in (common | axes).items():
            if name.startswith(OPTION):
                setup["options"][name.removeprefix(OPTION)] = value
            elif name not in (BOT, BOTS, PACKS):
                setup[name] = value
        if not setup["options"]:
            del setup["options"]
        bots = axes.get(BOTS) or ([axes[BOT]] if BOT in axes else self.study.bots)
        bots = bots or [self.study.bot or best_bot(self.study.game)]
        ids = [*self.study.packs, *axes.get(PACKS, [])]
        setup = FormsFacet.of(self.plugin).usual(setup)
        return Cell(place, axes, setup, bots, tuple([ref for ref in self.refs if ref.id in ids]))

    def begin(self, cell: Cell, chance: Rng) -> Match:
        """Begin a new game of that cell."""
        game = self.study.game
        rules, cards = find_game(game, cell.refs)
        setup = LabFacet.of(plugin_of(game, cell.refs)).dealt(cell.setup, chance)
        return Match(Header(game, rules.rules_version, cards, chance.bits() >> 1, setup, packs=cell.refs))

    def check_once(self) -> None:
        """Refuse a cell that occurs twice: it would count the same games twice."""
        found: dict[str, Cell] = {}
        for cell in self.cells:
            if cell.key in found:
                raise Refusal("lab-cell-twice", cell=cell.title, number=cell.place + 1, other=found[cell.key].place + 1)
            found[cell.key] = cell

    def check_needed(self, cell: Cell) -> None:
        plugin = plugin_of(self.study.game, cell.refs)
        for name in FormsFacet.of(plugin).needed(cell.setup):
            if cell.setup.get(name) in (None, "", [], {}):
                raise Refusal("lab-needed", name=name, choices=listed(known_values(plugin, self.study, name)))

    def check(self) -> None:
        """Check that every cell can be played, before an hour of play."""
        for cell in self.cells:
            try:
                self.check_needed(cell)
                match = self.begin(cell, cell.chance(self.study.seed, 0))
                for bot in cell.bots:
                    make_bot(bot, 0, self.study.game)
                if len(cell.bots) > 1 and (self.plugin.party or len(cell.bots) != len(match.seats)):
                    raise Refusal("lab-bots", count=len(cell.bots), seats=1 if self.plugin.party else len(match.seats))
            except Refusal as refusal:
                raise Refusal(
                    "lab-cell",
                    cell=cell.title,
                    number=cell.place + 1,
                    cells=len(self.cells),
                    games=len(self.cells) * self.study.limit,
                    reason=refusal.code,
                ).because(refusal) from None


def combinations(plugin: Plugin, study: Study) -> Iterator[dict[str, Any]]:
    """Iterate over every cell of every sweep; without a sweep over the one cell of the setup."""
    known = axes_of(plugin)
    for name, value in flattened(study.setup).items():
        if name not in known:
            raise unknown_axis(plugin, name)
        as_setup(plugin, study, name, value)
    sweeps = study.sweep if isinstance(study.sweep, list) else [study.sweep]
    found = []
    for sweep in sweeps:
        ways = {name: values_of(plugin, study, name, given) for name, given in flattened(sweep).items()}
        if BOT in ways and BOTS in ways:
            raise Refusal("lab-bot-and-bots")
        found.append(ways)
    count = sum([math.prod([len(values) for values in ways.values()]) for ways in found])
    if count > MOST_CELLS:
        raise Refusal("lab-many", cells=count, each=study.limit, games=count * study.limit, most=MOST_CELLS)
    if not count:
        raise Refusal("lab-empty", name="sweep", choices=choices(known))
    for ways in found:
        for values in itertools.product(*ways.values()):
            yield dict(zip(ways, values, strict=True))


def swept_packs(study: Study, swept: list[dict[str, Any]]) -> Refs:
    """Return the packs of all cells, each once."""
    ids = dict.fromkeys([id for axes in swept for id in axes.get(PACKS, []) if id not in study.packs])
    return tuple([ref for id in ids for ref in chosen(study.game, [id])])


def flattened(sweep: dict[str, Any]) -> dict[str, Any]:
    """Return the sweep with single options under their full names."""
    options = sweep.get("options", {})
    if not isinstance(options, dict):
        raise Refusal("lab-options")
    found = {name: given for name, given in sweep.items() if name != "options"}
    return found | {f"{OPTION}{name}": given for name, given in options.items()}


def axes_of(plugin: Plugin) -> list[str]:
    packs = [PACKS] * plugin.takes_packs
    return [*[field.id for field in plugin.fields], BOT, BOTS, *packs, *[f"{OPTION}{name}" for name in plugin.options]]


def unknown_axis(plugin: Plugin, name: str) -> Refusal:
    """Return the refusal of an unknown setting, with the known ones; options only if an option was meant."""
    options = name.startswith(OPTION)
    known = [axis for axis in axes_of(plugin) if axis.startswith(OPTION) == options]
    return Refusal("lab-axis", name=name, choices=choices(known if options else [*known, f"{OPTION}..."]))


def values_of(plugin: Plugin, study: Study, name: str, given: Any) -> list[Any]:
    """Return the values of a swept setting."""
    if name not in axes_of(plugin):
        raise unknown_axis(plugin, name)
    field = field_of(plugin, name)
    if given == ALL or (isinstance(given, dict) and set(given) == {ALL}):
        return all_of(plugin, study, name, field, None if given == ALL else given[ALL])
    if not isinstance(given, list):
        raise Refusal("lab-values", name=name)
    if not given:
        raise Refusal("lab-empty", name=name, choices=listed(known_values(plugin, study, name)))
    found = [as_setup(plugin, study, name, value) for value in given]
    for place, value in enumerate(found):
        if value in found[:place]:
            raise Refusal("lab-twice", name=name, value=label(value))
    return found


def as_setup(plugin: Plugin, study: Study, name: str, value: Any) -> Any:
    """Return a value as the setup has it: `"mage+rogue"` is short for a list of both, `""` for none."""
    field = field_of(plugin, name)
    kind = kind_of(name, field)
    if isinstance(value, str) and kind in (NAMES, DEALT):
        value = [part for part in value.split("+") if part]
    if not fits(kind, value) or (name == BOTS and not value):
        known = listed(known_values(plugin, study, name)) if kind != YES_NO else ""
        raise Refusal("lab-value", name=name, found=shown(value), kind=kind, choices=known or NONE)
    return value


def field_of(plugin: Plugin, name: str) -> Field | None:
    return next((field for field in plugin.fields if field.id == name), None)


WORD, NAMES, DEALT, GROUPED, YES_NO = "word", "names", "dealt", "groups", "yes-no"
"""The kinds of settings: one word; several; several, or how many are dealt; groups of them; true or false."""


def kind_of(name: str, field: Field | None) -> str:
    if field is None:
        return NAMES if name in (BOTS, PACKS) else WORD
    if field.kind in (SEATS, SEVERAL):
        return DEALT if field.needed else NAMES
    return {GROUPS: GROUPED, SWITCH: YES_NO}.get(field.kind, WORD)


def fits(kind: str, value: Any) -> bool:
    if kind == YES_NO:
        return isinstance(value, bool)
    if kind == WORD:
        return isinstance(value, str) and bool(value)
    if kind == GROUPED:
        return isinstance(value, list) and all(are_words(each) for each in value)
    if kind == DEALT and (type(value) is int or (isinstance(value, dict) and are_words(list(value.values())))):
        return True
    return are_words(value)


def are_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) and each for each in value)


def shown(value: Any) -> str:
    """Return a value nearly as the file has it."""
    said = written(value) if isinstance(value, bool | int | float | str) else str(value)
    return said if len(said) <= MOST_SHOWN else f"{said[:MOST_SHOWN]}…"


def listed(values: list[Any]) -> str:
    return choices([label(each) for each in values if each != []])


def known_values(plugin: Plugin, study: Study, name: str) -> list[Any]:
    field = field_of(plugin, name)
    if field is not None:
        if field.kind == SWITCH:
            return [False, True]
        return [choice.id for choice in FormsFacet.of(plugin).choices(name, {**study.setup}, "en")]
    if name == PACKS:
        return [[], *[[manifest.id] for manifest in packs_for(plugin.name)]]
    if name.startswith(OPTION):
        return list(plugin.options[name.removeprefix(OPTION)])
    return list(plugin.bots())


def all_of(plugin: Plugin, study: Study, name: str, field: Field | None, size: Any) -> list[Any]:
    """Return every value; for a setting of several, every group of that size."""
    known = known_values(plugin, study, name)
    alone = field is None or field.kind in (ONE, SWITCH)
    if not known or name == BOTS or (alone and size is not None):
        raise Refusal("lab-values", name=name)
    if field is None or alone:
        return known
    size = 1 if size is None else size
    sizes = field.sizes_among(len(known))
    if type(size) is not int or size not in sizes:
        raise Refusal("lab-size", name=name, sizes=choices(map(str, sizes)))
    return [list(group) for group in itertools.combinations(known, size)]
