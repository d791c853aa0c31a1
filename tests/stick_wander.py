"""Random walks through The Order of the Stick: any setup, bold answers, and what must always hold."""

from functools import cache

from underdeck.games.stick.compile import Compiler, stick_files, stick_pack
from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.game import Stick
from underdeck.games.stick.rules.options import OPTIONS, PRESETS, VARIANTS
from underdeck.games.stick.rules.state import LAIR_ROOM, XYKON, XYKON_UP, State, drool, is_monster, is_trap, room_at
from underdeck.games.stick.rules.wounds import most_wounds
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.rng import Rng

BOLD = (do.DOWN, do.SEARCH, do.TRADE, do.DONE, do.EQUIP, do.UP)


@cache
def stick() -> Stick:
    return Stick(stick_pack().pack)


@cache
def mighty_stick() -> Stick:
    """Shticks so strong that aimless play reaches the Lair, beats Xykon and flees from the collapse."""
    pack = Compiler().compile(stick_files()).pack
    for deck in pack.decks:
        for shtick in deck:
            if shtick.battle:
                shtick.attack += 9 if shtick.attack > -50 else 0
                shtick.defense += 9 if shtick.defense > -50 else 0
    return Stick(pack)


def any_stick_setup(rng: Rng) -> dict[str, object]:
    ids = [character.id for character in stick_pack().pack.characters]
    order = list(range(len(ids)))
    rng.shuffle(order)
    count = 2 + rng.below(5)
    variants = [name for name in VARIANTS if rng.below(4) == 0]
    if count > 3 and "shadow" in variants:
        variants.remove("shadow")
    if count < 4 and "team" in variants:
        variants.remove("team")
    lengths = ["short", "medium", "long"] + (["weekend-killer"] if count >= 5 else [])
    options = {"turn_limit": "30"}
    for name, values in OPTIONS.items():
        if name != "turn_limit" and rng.below(4) == 0:
            options[name] = values[rng.below(len(values))]
    if rng.below(3) == 0:  # an easy way down, so that the end is seen
        options |= {"lair_minimum": "none", "stairs": "6", "floor_size": "4"}
    setup: dict[str, object] = {
        "players": [ids[i] for i in order[:count]],
        "length": lengths[rng.below(len(lengths))],
        "variants": variants,
        "options": options,
    }
    if rng.below(4) == 0:
        setup["preset"] = list(PRESETS)[rng.below(len(PRESETS))]
    return setup


def bold_answer(decisions: list[Decision], rng: Rng) -> tuple[int, Action]:
    """At random, but more often downward and onward than chance would."""
    decision = decisions[rng.below(len(decisions))]
    bold = [option for option in decision.options if option[0] in BOLD]
    options = bold if bold and rng.below(2) else decision.options
    return decision.seat, options[rng.below(len(options))]


def check_stick_invariants(state: State) -> None:
    pack = state.pack
    battle = state.battle_deck + state.battle_discard + [card for _, card, _ in state.played]
    loot = [*state.loot_deck, *state.loot_discard, *state.removed_loot, *state.trap[:1]]
    rooms = state.room_deck + [card for card in state.room_discard if card < LAIR_ROOM]
    for player in state.players:
        battle += player.hand + player.saved
        loot += player.stash + player.equipped
        assert sorted(player.deck + player.shticks) == list(range(len(pack.decks[player.character])))
        assert player.flipped & ~sum(1 << card for card in player.shticks) == 0
        assert 0 <= player.lost <= most_wounds(state, player)
        assert 0 <= player.known_bottom <= len(player.deck)
        assert player.missing >= 0
        assert not any(is_trap(state, card) for card in player.stash + player.equipped)
        assert all(drool(state, card, player.character) for card in player.equipped)
        assert all(is_monster(state, card) for card in player.saved)
        assert room_at(state, player.floor, player.column) is not None
        assert not player.fleeing or not player.equipped or state.battle is not None
    for number, floor in enumerate(state.floors):
        for room in floor.rooms:
            battle += [code for code in room.stack if code < XYKON]
            loot += room.loot
            if 0 <= room.card < LAIR_ROOM:
                rooms.append(room.card)
            for code in room.stack:
                if code >= XYKON:
                    assert room.xykon == XYKON_UP and room.xykon_card == code - XYKON
        limit = 8 if "not-home" in state.variants else 5
        assert len(floor.rooms) <= (limit if number == len(state.floors) - 1 else int(state.rules.floor_size))
        if number and floor.rooms:
            assert any(room.down != -999 for room in state.floors[number - 1].rooms)
    assert sorted(battle) == list(range(len(pack.battle))), "every Battle card in one place"
    assert sorted(loot) == list(range(len(pack.loot))), "every Loot card in one place"
    assert sorted(rooms) == list(range(len(pack.rooms))), "every room in one place"
    assert sum(player.slayer for player in state.players) <= 1
    if state.rules.size_growth == "3":
        for floor in state.floors:
            assert all(len(room.stack) <= 16 for room in floor.rooms), "no runaway stacks"
    exits = sorted(player.exited for player in state.players if player.exited)
    assert exits == list(range(1, len(exits) + 1))
    if state.outcome is None:
        assert state.agenda
        assert not state.exits or state.collapse
