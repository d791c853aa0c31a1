"""Makes the records of a version, with the program that is found: `python tests/records/making.py VERSION` writes
`tests/records/VERSION/records.zip`. What is there stays as it was written and is never made anew.
"""

import os
import sys
import zipfile
from importlib import resources
from itertools import cycle, product
from pathlib import Path

import msgspec

import underdeck
from underdeck.bots import ask, bot_names, make_bot
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules import editions
from underdeck.games.onedeck.rules.state import BOSS_FLOOR
from underdeck.games.stick.compile import stick_pack
from underdeck.games.stick.rules import options
from underdeck.kernel.rng import Rng
from underdeck.match import Match
from underdeck.packs.outside import example
from underdeck.plugin.registry import plugin_of

HERE = Path(__file__).parent
ANSWERS = 130
WHOLE = 700
"""Of a record, and of one that a bot that answers at once plays to the end."""
THOUGHT = 60
"""Nodes of a bot that thinks."""
UNDOING = 7
"""Every so many answers one is taken back, where it can be."""
KEY = "5eed" * 16
"""That a server drew."""
PARTS = ((0, "a1" * 32), (1, "b2" * 32))
"""Of players."""
MARKS = {"marks": {"veteran": [6, 0, 0]}, "focus": "combat"}


def onedeck():
    """Every edition with 1, 2 and 4 heroes in every dungeon; sets, tiers, sheets, Hordes, keys and packs among them."""
    heroes, dungeons = cycle(onedeck_pack().pack.heroes), cycle(onedeck_pack().pack.dungeons.values())
    for number, (edition, size) in enumerate(product(editions.PRESETS, (1, 2, 4))):
        party, dungeon = [next(heroes) for _ in range(size)], next(dungeons)
        kind = editions.PRESETS[edition].get("tiers", "four")
        setup = {"heroes": party, "dungeon": dungeon.id, "edition": edition}
        setup["tier"] = editions.TIERS[kind][number % len(editions.TIERS[kind])]
        if number % 3 == 1:
            setup |= {"set": "hybrid", "reference": ("healing", "cure")[number % 2]}
        if number % 2:
            setup["sheets"] = {party[0]: MARKS}
        if size == 4 and (dungeon.set == 1 or "set" in setup):
            setup["hordes"] = True
        yield f"{edition}-{size}", setup
    for number, dungeon in enumerate(onedeck_pack().pack.dungeons):
        yield f"{dungeon}", {"heroes": [next(heroes) for _ in range(1 + number % 2)], "dungeon": dungeon}
    plain = {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}
    for place, other in every_value(editions.OPTIONS):
        yield f"options-{place}", {**plain, "options": other}
    yield (
        "twins",
        {"heroes": ["mage", "rogue", "mage", "rogue"], "dungeon": "lichs-tomb", "options": {"same_heroes": "yes"}},
    )
    yield "packs", {**plain, "packs": ["cellar"]}
    yield "key", {**plain, "key": KEY}
    yield "people", {**plain, "players": {"mage": "me", "rogue": "random"}}


def stick():
    """Every number of players under every preset; lengths, variants, keys and packs among them."""
    characters = [each.id for each in stick_pack().pack.characters]
    for number, (preset, size) in enumerate(product(options.PRESETS, range(2, 7))):
        players = [characters[(number + seat) % len(characters)] for seat in range(size)]
        lengths = [each for each in options.LENGTHS if options.players_of(each)[0] <= size]
        variants = [each for each in options.VARIANTS if suits(each, size)]
        chosen = [each for place, each in enumerate(variants) if (number + place) % 3 == 0]
        setup = {"players": players, "preset": preset, "length": lengths[number % len(lengths)], "variants": chosen}
        yield f"{preset}-{size}", setup
    plain = {"players": ["roy", "haley", "elan"], "preset": "quick"}
    for place, other in every_value(options.OPTIONS):
        yield f"options-{place}", {**plain, "options": other}
    yield "packs", {**plain, "packs": ["moss"]}
    yield "key", {**plain, "key": KEY}
    yield "people", {**plain, "players": {"roy": "me", "haley": "random", "elan": "me"}}


def every_value(known):
    """Settings of rule options that have every value once at least."""
    for place in range(max(map(len, known.values()))):
        yield place, {name: values[place % len(values)] for name, values in known.items()}


def suits(variant, size):
    least, most = options.players_of(variant)
    return least <= size <= most


def bots(game):
    """Each of them; the expert in every temper."""
    plugin = plugin_of(game)
    thinkers, tempers = getattr(plugin, "thinkers", ()), getattr(plugin, "tempers", ())
    for name in bot_names(game):
        for temper in ["", *tempers] if name == "expert" else [""]:
            yield f"{name}/{temper}:{THOUGHT}".replace("/:", ":") if name in thinkers else name, name in thinkers


def told(match, bot, most):
    """By so many answers, one in five of any kind, the others of the bot; now and then one is taken back."""
    rng, undone = Rng(match.header.seed), -1
    while match.outcome is None and len(match.log) < most:
        if rng.below(5):
            match.submit(*ask(bot, match))
        else:
            decision = match.decisions[rng.below(len(match.decisions))]
            match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
        if len(match.log) % UNDOING == 0 and len(match.log) != undone and match.can_undo():
            undone = len(match.log)
            match.undo()
    return match


def deep(game, bot):
    """Of each dungeon a game that comes to its boss."""
    for dungeon in onedeck_pack().pack.dungeons if game == "onedeck" else ():
        for seed in range(200):
            heroes = ["warrior"] if seed % 2 else ["paladin", "archer"]
            match, player = underdeck.new(game, seed=seed, heroes=heroes, dungeon=dungeon), make_bot(bot, seed, game)
            while match.outcome is None:
                match.submit(*ask(player, match))
            if match.state.floor == BOSS_FLOOR:
                yield f"boss-{dungeon}", match
                break


def made():
    """The records, by their names."""
    for game, setups in (("onedeck", onedeck()), ("stick", stick())):
        quick = [name for name, thinks in bots(game) if not thinks][-1]
        for seed, (name, setup) in enumerate(setups, 100):
            match = underdeck.new(game, seed=seed, **setup)
            yield f"{game}-{name}", told(match, make_bot(quick, seed, game), ANSWERS).record()
        setup = {"onedeck": {"heroes": ["paladin"], "dungeon": "hydras-reef"},
                 "stick": {"players": ["belkar", "durkon"], "preset": "quick"}}[game]  # fmt: skip
        for name, thinks in bots(game):
            match, bot = underdeck.new(game, seed=11, **setup), make_bot(name, 1, game)
            while match.outcome is None and len(match.log) < (ANSWERS // 2 if thinks else WHOLE):
                match.submit(*ask(bot, match))
            yield f"{game}-by-{name.replace('/', '-').partition(':')[0]}", match.record()
        for name, match in deep(game, quick):
            yield f"{game}-{name}", match.record()
        begun = told(underdeck.new(game, seed=12, **setup), make_bot(quick, 1, game), 25)
        match = underdeck.new(game, seed=13, position=begun.position())
        yield f"{game}-position", told(match, make_bot(quick, 1, game), ANSWERS).record()
        position = msgspec.structs.replace(match.header, key=KEY)
        parts = msgspec.structs.replace(
            underdeck.new(game, seed=14, key=KEY, **setup).header, parts=PARTS[: len(match.seats)]
        )
        for name, header in (("branch", position), ("parts", parts)):
            yield f"{game}-{name}", told(Match(header), make_bot(quick, 1, game), ANSWERS).record()
    yield "onedeck-campaign", whole_campaign()


def whole_campaign():
    """A game to its end, where check-marks are placed on a sheet that has some."""
    sheet = {**MARKS, "campaign": "ada-0123456789ab", "game": 2}
    paid = {"edition": "1.5", "tier": "fearless"}  # for any game
    setup = {"heroes": ["mage"], "dungeon": "dragons-cave", "sheets": {"mage": sheet}, **paid}
    return told(underdeck.new("onedeck", seed=15, **setup), make_bot("random", 1, "onedeck"), 10**6).record()


def pack(folder):
    """A pack of the Stick's as it is made for whoever begins one."""
    for name, text in example(resources.files("underdeck.games.stick"), "moss", "Moss", "Underdeck").items():
        (folder / "moss" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "moss" / name).write_text(text, encoding="utf-8")


def make(version):
    folder = HERE / version
    (folder / "packs").mkdir(parents=True)  # refuses what is there
    pack(folder / "packs")
    cellar = HERE.parent.parent / "examples" / "packs" / "cellar"
    for file in [file for file in cellar.rglob("*") if file.suffix in (".toml", ".ftl")]:
        target = folder / "packs" / "cellar" / file.relative_to(cellar)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.read_bytes())
    os.environ["UNDERDECK_PACKS"] = str(folder / "packs")
    with zipfile.ZipFile(folder / "records.zip", "x", zipfile.ZIP_LZMA) as archive:
        for name, text in made():
            archive.writestr(zipfile.ZipInfo(f"{name}.record"), text, zipfile.ZIP_LZMA)


if __name__ == "__main__":
    make(sys.argv[1])
