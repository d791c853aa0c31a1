"""Actions as text and back: `cover mage m6 2`, `enter 3`, `level-up 4 2`."""

from typing import Final

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.cards import FOCUSES, MARKS
from underdeck.games.onedeck.rules.dice import LETTERS, write_die
from underdeck.games.onedeck.rules.marks import full, unmarkable
from underdeck.games.onedeck.rules.state import State
from underdeck.kernel.decisions import Action
from underdeck.kernel.refusal import Refusal

VERBS: Final[dict[int, str]] = {
    do.GO_ON: "go-on", do.EXPLORE: "explore", do.ENTER: "enter", do.PASS: "pass", do.ENCOUNTER: "encounter",
    do.SLIP_BACK: "slip-back",
    do.FLEE: "flee", do.INVISIBLE: "invisible", do.HEAL: "heal", do.RETURN: "return", do.DESCEND: "descend",
    do.STAY: "stay", do.YES: "yes", do.NO: "no", do.HURT: "hurt", do.DRAIN: "drain", do.PERIL: "peril",
    do.FEAT: "feat", do.NO_FEAT: "no-feat", do.THROW: "throw", do.FIRST: "first", do.BONUS: "bonus",
    do.COVER: "cover", do.ADD: "add", do.USE: "use", do.PAY: "pay", do.PICK: "pick", do.DONE: "done",
    do.DRINK: "drink", do.CONVERT: "convert", do.DISCARD: "discard", do.BRANCH: "branch",
    do.AMOUNT: "amount", do.GIVE: "give", do.DEFEAT: "defeat", do.SPLIT: "split", do.STORE: "store",
    do.ITEM: "item", do.SKILL: "skill", do.POTION: "potion", do.XP: "xp", do.LEVEL_UP: "level-up",
    do.REFUSE: "refuse", do.PAIR: "pair", do.CARD: "card", do.POISON: "poison", do.CURE: "cure",
    do.SOOTHE: "soothe", do.FOCUS: "focus", do.LEARN: "learn", do.BREW: "brew", do.MARK: "mark",
}  # fmt: skip

ALIASES: Final[dict[str, str]] = {
    "place": "cover", "fight": "encounter", "run": "flee", "end": "done", "stop": "done", "continue": "go-on",
    "open": "enter", "spend": "pay", "level": "level-up", "keep": "store",
}  # fmt: skip

DIE_LETTERS: Final[dict[str, str]] = {
    "s": "s", "y": "s", "f": "s", "a": "a", "p": "a", "m": "m", "b": "m", "h": "h", "k": "h",
}  # fmt: skip
"""The letters of dice: strength, yellow, force; agility, pink; magic, blue; heroic, black."""

WITH_DIE: Final = frozenset(
    (do.THROW, do.COVER, do.ADD, do.PAY, do.PICK, do.CONVERT, do.DISCARD, do.STORE)
)  # fmt: skip
WITH_HERO: Final = WITH_DIE | {
    do.HEAL, do.RETURN, do.HURT, do.DRAIN, do.FEAT, do.NO_FEAT, do.FIRST, do.BONUS, do.USE, do.DRINK, do.GIVE,
    do.SPLIT, do.ITEM, do.SKILL, do.PAIR, do.POISON, do.CURE, do.SOOTHE, do.FOCUS, do.LEARN, do.MARK,
}  # fmt: skip


def write_action(state: State, action: Action) -> str:
    verb = action[0]
    words = [VERBS[verb]]
    if verb in WITH_HERO:
        words.append(state.heroes[action[1]].name)
    if verb in WITH_DIE:
        words.append(write_die(action[2]))
    if verb == do.COVER:
        words.append(str(action[3] + 1))
    elif verb in (do.ENTER, do.PERIL, do.BRANCH, do.CARD):
        words.append(str(action[1] + 1))
    elif verb == do.AMOUNT:
        words.append(str(action[1]))
    elif verb == do.RETURN:
        words.append(LETTERS[action[2]])
    elif verb == do.FEAT:
        words.extend([f"{LETTERS[color]}{count}" for color, count in enumerate(action[2:]) if count])
    elif verb in (do.USE, do.LEARN):
        words.append(state.pack.skills[action[2]].id)
    elif verb == do.PAIR:
        words.append(state.heroes[action[2]].name)
    elif verb == do.CURE:
        words.append(str(action[2]))
    elif verb == do.FOCUS:
        words.append(FOCUSES[action[2]])
    elif verb == do.BREW:
        words.append(state.pack.potions[action[1]].id)
    elif verb == do.MARK:
        words += [state.pack.talents[action[2]].id, MARKS[action[3]]]
    elif verb == do.DRINK:
        words.append(state.pack.potions[action[2]].id)
    elif verb == do.DRAIN or (verb in (do.ITEM, do.SKILL) and action[2] >= 0):
        words.append(state.pack.cards[action[2]].id)
    elif verb == do.LEVEL_UP:
        words.extend([str(value) for value in action[1:]])
    return " ".join(words)


def read_die(word: str) -> str:
    """Return a die by any of its names as the canonical one; other words unchanged."""
    if len(word) in (2, 3) and word[0] in DIE_LETTERS and word[1].isdigit():
        return DIE_LETTERS[word[0]] + word[1:]
    return word


def read_action(state: State, text: str, options: list[Action]) -> Action:
    """Return the option with exactly this text, else the only one that contains the words in order, verb first."""
    words = [read_die(word) for word in text.lower().split()]
    if not words:
        raise Refusal("malformed-action", text=text)
    words[0] = ALIASES.get(words[0], words[0])
    if words[0] not in VERBS.values():
        raise Refusal("malformed-action", text=text)
    if words[0] == "discard" and any(option[0] == do.THROW for option in options):
        words[0] = "throw"  # the feat's own discard has a verb of its own
    written = [write_action(state, option).split() for option in options]
    if words in written:
        return options[written.index(words)]
    matches = [i for i, option in enumerate(written) if option[0] == words[0] and within(words, option)]
    if not matches:
        explain_talent(state, words)
        raise Refusal("illegal-action", text=text)
    if len(matches) > 1:
        meant = ", ".join([" ".join(written[i]) for i in matches[:4]])
        raise Refusal("ambiguous-action", text=text, choices=meant)
    return options[matches[0]]


def explain_talent(state: State, words: list[str]) -> None:
    """Refuse with the reason why the named talent cannot be used or marked."""
    talents = [talent for talent in state.pack.talents if talent.id in words]
    heroes = [hero for hero in state.heroes if hero.marks and (hero.name in words or len(state.heroes) == 1)]
    if not talents or not heroes:
        return
    talent = talents[0]
    hero = heroes[0]
    if words[0] == "use" and not full(hero, talent):
        raise Refusal("talent-unearned", talent=talent.id)
    if words[0] == "use" and not hero.talents >> talent.index & 1:
        raise Refusal("talent-inactive", talent=talent.id, focus=FOCUSES[talent.focus])
    if words[0] == "mark" and state.result:
        color = next((MARKS.index(word) for word in words if word in MARKS), 0)
        reason = unmarkable(state, hero, talent, color)
        if reason == "too-easy":
            raise Refusal("mark-color", mark=MARKS[color], difficulty=state.dungeon.difficulty)
        if reason == "not-yet":
            raise Refusal("mark-locked", talent=talent.id)
        raise Refusal("mark-full", talent=talent.id)
    if words[0] == "mark":
        raise Refusal("mark-early")


def within(words: list[str], option: list[str]) -> bool:
    rest = iter(option)
    return all(word in rest for word in words)
