"""Members that moved from `Plugin` to facets, so that a game made for 0.7 gets a clear message."""

from underdeck.kernel.refusal import Refusal
from underdeck.plugin.base import Plugin

MEMBERS = {
    "text": "words table_words",
    "match": "own_questions windows people_only negotiated place_of can_wait gives_way said_once won people people_in "
    "bot_at seat_bots remarks",
    "bots": "ponders mind proposer temper_at",
    "table": "about cards_told vague counted phrases public without_odds",
    "app": "board",
    "terminal": "session introduction greeting going_on epilogue",
    "cli": "commands",
    "forms": "quick choices needed filled usual all_said sitters_of with_bots catalog",
    "progress": "deed rank daily weekly sheets puzzles puzzle solved trying next_step",
    "lab": "chronicle dealt sim_setups sim_title report pack_study pack_pieces",
    "environments": "observer environment",
    "packs": "single_tables pack_tables pack_words pack_troubles pack_names pack_setups",
}
"""The former members of `Plugin`, by the facet that has them now."""


def check_members(plugin: Plugin) -> None:
    for facet, names in MEMBERS.items():
        found = [name for name in names.split() if hasattr(type(plugin), name) and not hasattr(Plugin, name)]
        if found:
            raise Refusal("plugin-moved", names=", ".join(found), facet=facet)


def check_module(error: ModuleNotFoundError) -> None:
    """Refuse a game that imports a module of Underdeck which has another name now."""
    if error.name and error.name.startswith("underdeck."):
        raise Refusal("plugin-older", module=error.name) from None
