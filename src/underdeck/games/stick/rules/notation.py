"""Actions as text and back: `left`, `play headless-zombie`, `offer haley sparklies`, `shoot @-2`."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.state import SHTICKS_OF, State, name_of
from underdeck.kernel.decisions import Action
from underdeck.kernel.refusal import Refusal

VERBS: Final[dict[int, str]] = {
    do.PASS: "pass", do.DONE: "done", do.LEFT: "left", do.RIGHT: "right", do.UP: "up", do.DOWN: "down",
    do.STAY: "stay", do.REST: "rest", do.SEARCH: "search", do.EQUIP: "equip", do.UNEQUIP: "unequip",
    do.PICK_UP: "pick-up", do.TRADE: "trade", do.TRADE_LOOT: "trade-loot", do.ADD: "add", do.ADD_LOOT: "add",
    do.RELEASE: "release", do.CHOOSE: "choose", do.PLAY: "play", do.FLIP: "flip", do.DISCARD: "discard",
    do.SHTICK: "shtick", do.NO_SHTICK: "no-shtick", do.OFFER: "offer", do.HIRE: "hire", do.WITHDRAW: "withdraw",
    do.ACCEPT: "accept", do.REFUSE: "refuse", do.SHOOT: "shoot", do.ATTACK_PLAYER: "attack-player",
    do.ATTACK: "attack", do.DEFEND: "defend", do.STOP: "stop", do.TAKE: "take", do.RANDOM: "random",
    do.LEAVE: "leave", do.TARGET: "target", do.CARD_SHTICK: "card", do.CARD_LOOT: "card", do.CARD_COLUMN: "card",
    do.CARD_BATTLE: "card", do.CARD_SNIPE: "card", do.REMOVE: "remove", do.PAY: "pay", do.GIVE: "give",
    do.BEG: "beg", do.YES: "yes", do.NO: "no", do.SHADOW: "shadow",
}  # fmt: skip

WITH_LOOT: Final = frozenset((do.EQUIP, do.UNEQUIP, do.ADD_LOOT, do.DISCARD, do.TAKE, do.CARD_LOOT, do.PAY))
WITH_CARD: Final = frozenset((do.PLAY, do.ADD, do.RELEASE, do.CARD_BATTLE))
WITH_SHTICK: Final = frozenset((do.CHOOSE, do.FLIP, do.SHTICK, do.CARD_SHTICK))
WITH_SEAT: Final = frozenset((do.WITHDRAW, do.ACCEPT, do.ATTACK_PLAYER, do.TARGET, do.OFFER, do.GIVE, do.BEG))
WITH_COLUMN: Final = frozenset((do.SHOOT, do.CARD_COLUMN, do.REMOVE, do.CARD_SNIPE))

ALIASES: Final[dict[str, str]] = {
    "ok": "done", "end": "pass", "wait": "stay", "l": "left", "r": "right", "u": "up", "d": "down", "use": "flip",
    "pickup": "pick-up", "fight": "attack", "none": "no-shtick", "agree": "accept", "go": "stay",
}  # fmt: skip


def write_action(state: State, action: Action) -> str:
    """Return the text of an action. It depends only on cards and seats, so that a record can be written at any time."""
    verb = action[0]
    pack = state.pack
    words = [VERBS[verb]]
    if verb in WITH_LOOT:
        words.append(pack.loot[action[1]].id)
    elif verb in WITH_CARD:
        words.append(pack.battle[action[1]].id)
    elif verb in WITH_SHTICK:
        words.append(pack.decks[action[1] // SHTICKS_OF][action[1] % SHTICKS_OF].id)
    elif verb in WITH_SEAT:
        words.append(name_of(state, action[1]))
    elif verb in WITH_COLUMN:
        words.append(f"@{action[1]}")
    elif verb in (do.HIRE, do.SHADOW):
        words.append(pack.characters[action[1]].id)
    if verb in (do.OFFER, do.HIRE, do.GIVE, do.BEG):
        words.append(pack.loot[action[2]].id)
    elif verb in (do.FLIP, do.DISCARD) and action[2]:
        words.append(str(action[2] + 1))
    elif verb == do.CARD_SNIPE:
        words.append(name_of(state, action[2]))
    return " ".join(words)


def read_action(state: State, text: str, options: list[Action]) -> Action:
    """Return the option with exactly this text, else the only one with this verb whose words begin like the given
    ones."""
    words = text.lower().split()
    if not words:
        raise Refusal("malformed-action", text=text)
    written = [write_action(state, option).split() for option in options]
    if words in written:
        return options[written.index(words)]
    words[0] = ALIASES.get(words[0], words[0])
    if words[0] not in VERBS.values():
        raise Refusal("malformed-action", text=text)
    matches = [i for i, option in enumerate(written) if option[0] == words[0] and within(words, option)]
    if not matches:
        raise Refusal("illegal-action", text=text)
    if len(matches) > 1:
        meant = ", ".join([" ".join(written[i]) for i in matches[:4]])
        raise Refusal("ambiguous-action", text=text, choices=meant)
    return options[matches[0]]


def within(words: list[str], option: list[str]) -> bool:
    rest = iter(option)
    return all(any(part.startswith(word) for part in rest) for word in words)
