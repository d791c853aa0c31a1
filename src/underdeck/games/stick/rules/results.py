"""Results of a battle and their effects (OS-8 step 6, OS-10.13-19, OS-11.10-18)."""

from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.abilities import has_ability, monster_range, support_in
from underdeck.games.stick.rules.dice import rolled
from underdeck.games.stick.rules.hands import lose_cards
from underdeck.games.stick.rules.loot import lose_loot
from underdeck.games.stick.rules.plan import push, script_frame
from underdeck.games.stick.rules.sides import chosen_shtick, opponent
from underdeck.games.stick.rules.stacks import defeat, finish_xykon, is_xykon, remove_monster
from underdeck.games.stick.rules.state import (
    ATTACK,
    DRAW,
    LOSS,
    NOT_CHOSEN,
    WIN,
    XYKON,
    Battle,
    State,
    has_trait,
    monster,
    name_of,
    shtick_card,
    tell,
)
from underdeck.games.stick.rules.totals import exempt
from underdeck.games.stick.rules.wounds import lose_wounds, miss_turns
from underdeck.kernel.decisions import Frame


def called_off(state: State, battle: Battle) -> bool:
    """Return whether the Monsters are gone, or a player in the battle has begun to flee (OS-13.20)."""
    if battle.foe < 0 and not battle.targets:
        return True
    return gone(state, battle, battle.fighter) or gone(state, battle, battle.foe)


def gone(state: State, battle: Battle, seat: int) -> bool:
    if seat < 0:
        return False
    player = state.players[seat]
    return player.fleeing or player.floor != battle.floor


def hides(state: State, battle: Battle, code: int) -> bool:
    """Return whether a defending Monster hides (OS-21.15)."""
    return battle.role == ATTACK and has_ability(state, battle, code, "hide")


def strikers(state: State, battle: Battle) -> list[int]:
    """Return the Monsters that can hurt the fighter: in reach, and not hiding (OS-7.15, OS-11.15)."""
    return [
        code
        for code in battle.targets
        if (battle.distance == 0 or monster_range(state, code, support_in(state, battle, code)) >= battle.distance)
        and not hides(state, battle, code)
    ]


def outcome(state: State, battle: Battle) -> int:
    """Return the result of the battle with the dice as they are."""
    return comes_to(state, battle, DRAW if battle.turned else rolled(state, battle))


def winner_of(battle: Battle, found: int) -> int:
    """Return the player who wins by such a result; -1 for nobody, or for Monsters."""
    if found == DRAW:
        return -1
    return battle.fighter if found == WIN else battle.foe


def can_win(state: State, battle: Battle, seat: int) -> bool:
    """Return whether that side can win: not without a shtick, nor with one whose Result is a draw (OS-11.3)."""
    chosen = chosen_shtick(battle, seat)
    if chosen < 0:
        return False
    script = state.pack.scripts[shtick_card(state, state.players[seat], chosen).result]
    return not any(op.verb == "draw" for op in script)


def comes_to(state: State, battle: Battle, found: int) -> int:
    """Return the result if the dice alone decide so (OS-8.26-33, OS-11.3, OS-21.1, OS-21.15, R-27)."""
    winner = winner_of(battle, found)
    if winner >= 0 and not can_win(state, battle, winner):
        found = DRAW
    if battle.foe >= 0:
        return found
    thirsty = [code for code in battle.targets if has_ability(state, battle, code, "bloodlust")]
    if found == DRAW and any(not hides(state, battle, code) for code in thirsty):  # OS-11.12
        found = LOSS
    if found == LOSS and not strikers(state, battle):
        return DRAW
    return found


def wounds_from(state: State, battle: Battle) -> int:
    """Return the Wounds of a defeat: one, and more from Deadly (OS-8.30, OS-11.15, OS-22.11)."""
    amount = 1
    for code in strikers(state, battle):
        if monster(state, code).support == "deadly" and not battle.silence:
            amount += support_in(state, battle, code)
    return amount


def winnings(state: State, battle: Battle) -> tuple[int, int]:
    """Return the X symbols and the coins of a win over Monsters, with the chosen shtick if there is one
    (OS-8.34-36)."""
    hit = struck(state, battle) if battle.shtick != NOT_CHOSEN else battle.targets
    cards = [(code, monster(state, code)) for code in hit]
    return sum(card.x for code, card in cards if code < XYKON), sum(card.coins for _, card in cards)


def struck(state: State, battle: Battle) -> list[int]:
    """Return the targets that are defeated by a win."""
    if not can_win(state, battle, battle.fighter):
        return []
    card = shtick_card(state, state.players[battle.fighter], battle.shtick)
    falls = any(op.verb == "wound" for op in state.pack.scripts[card.result])
    return [code for code in battle.targets if falls and not exempt(state, battle, code)]


def forecast(state: State, battle: Battle, seat: int) -> int:
    """Return the Wounds that this side would lose after the roll as it is."""
    if not battle.dice and not battle.turned:
        return 0
    found = outcome(state, battle)
    if battle.foe < 0:
        return wounds_from(state, battle) if found == LOSS and seat == battle.fighter else 0
    winner = winner_of(battle, found)
    if winner < 0 or seat not in (battle.fighter, battle.foe) or seat == winner:
        return 0
    script = state.pack.scripts[shtick_card(state, state.players[winner], chosen_shtick(battle, winner)).result]
    return sum(op.amount for op in script if op.verb == "wound")


def run_result(state: State, frame: Frame) -> None:
    """Step 6, then fleeing (R-42), then step 7."""
    battle = state.battle
    assert battle is not None
    found = DRAW if called_off(state, battle) else outcome(state, battle)
    battle.result = found
    push(state, (f.FLEE_CHECK,), (f.AFTERMATH,))
    if battle.foe >= 0:
        if not called_off(state, battle):
            tell_pvp(state, battle)
        if found != DRAW:
            winner = winner_of(battle, found)
            loser = opponent(battle, winner)
            card = shtick_card(state, state.players[winner], chosen_shtick(battle, winner))
            steal = battle.distance == 0 or state.rules.steal_range == "any"
            result = script_frame(state, winner, card.result, chosen=loser)
            push(state, result, *([(f.ASK_STEAL, winner, loser)] if steal else []))
        return
    kind = {WIN: "wins", DRAW: "draws", LOSS: "loses"}[found]
    if battle.targets:
        tell(state, kind, seat=name_of(state, battle.fighter), monster=monster(state, battle.targets[0]).id)
    if found == WIN:
        win_over_monsters(state, battle)
    elif found == LOSS:
        lose_to_monsters(state, battle)


def tell_pvp(state: State, battle: Battle) -> None:
    if battle.result == DRAW:
        tell(state, "pvp-draw", seat=name_of(state, battle.fighter), other=name_of(state, battle.foe))
        return
    winner = winner_of(battle, battle.result)
    tell(state, "pvp-win", seat=name_of(state, winner), other=name_of(state, opponent(battle, winner)))


def win_over_monsters(state: State, battle: Battle) -> None:
    """Apply the Result to every target that is not exempt (OS-8.29, OS-11.14)."""
    card = shtick_card(state, state.players[battle.fighter], battle.shtick)
    hit = [code for code in battle.targets if not exempt(state, battle, code)]
    for op in state.pack.scripts[card.result]:
        for code in hit:
            if op.verb == "wound":
                defeat(state, battle.fighter, battle.floor, battle.column, code)
            elif op.verb == "banish" and not is_xykon(state, code):
                remove_monster(state, code)
            elif op.verb == "shoo" and code < XYKON:
                number = state.pack.scripts[card.result].index(op)
                target = (battle.fighter, 1, battle.floor, battle.column)
                push(state, (f.ASK_CARD, battle.fighter, card.result, number, 0, *target))
    finish_xykon(state, battle.fighter)


def lose_to_monsters(state: State, battle: Battle) -> None:
    """Lose one Wound in all, with each Monster's abilities besides (OS-8.30-31, OS-11.15-18)."""
    seat = battle.fighter
    player = state.players[seat]
    lose_wounds(state, seat, wounds_from(state, battle) - battle.prevented)
    hidden = has_trait(state, player, "hidden-stash")
    for code in strikers(state, battle):
        if has_ability(state, battle, code, "spellcaster"):
            lose_cards(state, seat, 1)
        if has_ability(state, battle, code, "thief") and not hidden:
            lose_loot(state, seat, 1)
        if monster(state, code).support == "greed" and not hidden and not battle.silence:
            lose_loot(state, seat, support_in(state, battle, code))
        if has_ability(state, battle, code, "paralyze"):
            miss_turns(state, seat, 1)
