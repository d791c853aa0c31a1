"""Whole games written down: every question, the order of its options, every event. Changed only by `make golden`."""

import os
from pathlib import Path

import pytest

import underdeck
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.kernel.rng import Rng

HERE = Path(__file__).parent
RENEW = "UNDERDECK_RENEW_GOLDEN" in os.environ


def compare(name: str, text: str) -> None:
    file = HERE / name
    if RENEW:
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8"), f"{name} differs; `make golden` renews it: read the diff"


PLAYTHROUGHS = {
    "mage-dragons-cave.txt": ({"heroes": ["mage"], "dungeon": "dragons-cave"}, 130, 3),
    "rogue-warrior-hydras-reef.txt": ({"heroes": ["rogue", "warrior"], "dungeon": "hydras-reef"}, 4, 1),
    "archer-lichs-tomb-1.1.txt": ({"heroes": ["archer"], "dungeon": "lichs-tomb", "edition": "1.1"}, 17, 5),
    "paladin-dragoon-yetis-cavern-1.5.txt": (
        {"heroes": ["paladin", "dragoon"], "dungeon": "yetis-cavern", "edition": "1.5"}, 8, 2,
    ),
    "slayer-realm-of-venom.txt": ({"heroes": ["slayer"], "dungeon": "realm-of-venom", "tier": "novice"}, 21, 4),
    "alchemist-druid-lichs-tomb-hybrid.txt": (
        {"heroes": ["alchemist", "druid"], "dungeon": "lichs-tomb", "set": "hybrid", "reference": "cure"}, 5, 6,
    ),
    "four-heroes-hydras-reef.txt": (
        {"heroes": ["mage", "rogue", "archer", "warrior"], "dungeon": "hydras-reef"}, 11, 7,
    ),
    "four-heroes-vile-roots-hordes.txt": (
        {"heroes": ["hunter", "warden", "mage", "druid"], "dungeon": "vile-roots", "set": "hybrid", "hordes": True,
         "sheets": {"mage": {"marks": {"veteran": [6, 0, 0], "guile": [6, 0, 0], "speed": [6, 2, 0]}}}}, 12, 8,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_the_same_to_the_letter(name):
    setup, seed, choices = PLAYTHROUGHS[name]
    match = underdeck.new("onedeck", seed=seed, **setup)
    rng = Rng(choices)
    lines = [str(event) for event in match.events]
    while match.outcome is None:
        for decision in match.decisions:
            options = ", ".join(match.write(option) for option in decision.options)
            lines.append(f"? {decision.seat} {decision.kind}: {options}")
        decision = match.decisions[rng.below(len(match.decisions))]
        action = decision.options[rng.below(len(decision.options))]
        lines.append(f"> {decision.seat} {match.write(action)}")
        match.submit(decision.seat, action)
        lines += [f"  {event.kind} {event.facts}" for event in match.events]
    lines += [match.outcome, match.digest, match.position()]
    compare(name, "\n".join(lines))


STICK_PLAYTHROUGHS = {
    "stick-roy-haley-elan.txt": ({"players": ["roy", "haley", "elan"], "options": {"turn_limit": "30"}}, 3, 1),
    "stick-four-quick-lucky.txt": (
        {"players": ["belkar", "durkon", "vaarsuvius", "roy"], "preset": "quick", "variants": ["lucky", "not-home"],
         "options": {"lair_minimum": "none"}}, 4, 2,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", STICK_PLAYTHROUGHS)
def test_a_playthrough_of_the_second_game_is_the_same_to_the_letter(name):
    """Answers, the number of options at each question, events; the whole state at the end."""
    setup, seed, choices = STICK_PLAYTHROUGHS[name]
    match = underdeck.new("stick", seed=seed, **setup)
    rng = Rng(choices)
    lines = [str(event) for event in match.events]
    while match.outcome is None:
        asked = " ".join(f"{decision.seat}:{decision.kind}:{len(decision.options)}" for decision in match.decisions)
        decision = match.decisions[rng.below(len(match.decisions))]
        action = decision.options[rng.below(len(decision.options))]
        lines.append(f"{asked} > {decision.seat} {match.write(action)}")
        match.submit(decision.seat, action)
        lines += [f"  {event.kind} {event.facts}" for event in match.events]
    lines += [match.outcome, match.digest, match.position()]
    compare(name, "\n".join(lines))


def test_the_seed_catalog_is_the_same():
    """One random game for each hero, dungeon and edition: answers, outcome and digest."""
    pack = onedeck_pack().pack
    lines = []
    number = 0
    for edition in ("1.1", "1.5", "1.61", "1.9"):
        for dungeon in pack.dungeons:
            for hero in pack.heroes:
                number += 1
                match = underdeck.new("onedeck", heroes=[hero], dungeon=dungeon, edition=edition, seed=number)
                rng = Rng(number)
                while match.outcome is None:
                    options = match.decisions[0].options
                    match.submit(0, options[rng.below(len(options))])
                end = f"{len(match.log)} {match.outcome} {match.state.floor} {match.digest}"
                lines.append(f"{edition} {dungeon} {hero} {number}: {end}")
    compare("seeds.txt", "\n".join(lines) + "\n")


def test_the_random_channel_never_changes():
    rng = Rng(2026)
    stream = [rng.bits() for _ in range(4)] + [rng.die() for _ in range(12)]
    cards = list(range(10))
    rng.shuffle(cards)
    compare("rng.txt", f"{stream}\n{cards}\n")
