"""What the forms of The Order of the Stick show."""

from typing import Any

from underdeck.games.catalog import of_pack
from underdeck.games.stick.rules.options import LENGTHS, PRESETS, VARIANTS
from underdeck.games.stick.text.words import StickText


def stick_catalog(words: StickText) -> dict[str, Any]:
    text = words.text
    return {
        "characters": [
            {"id": each.id, "name": words.character(each.id), "text": words.hero(each),
             "joke": words.joke("character", each.id),
             **of_pack(words.catalog.names, words.packs, f"os-character-{each.id}")}
            for each in words.pack.characters
        ],
        "lengths": [
            {"id": id, "name": text(f"length-{id}"), "least": 5 if id == "weekend-killer" else 2}
            for id in LENGTHS
        ],
        "variants": [
            {"id": id, "name": text(f"variant-{id}"), "least": 4 if id == "team" else 2,
             "most": 3 if id == "shadow" else 6}
            for id in VARIANTS
        ],
        "presets": [
            {"id": id, "name": text(f"preset-{id}"), "options": preset} for id, preset in PRESETS.items()
        ],
        "defaults": {"players": ["roy", "haley", "elan", "belkar"], "length": "short", "preset": "printed"},
    }  # fmt: skip
