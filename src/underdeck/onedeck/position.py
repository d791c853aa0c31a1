"""Positions as text. A few lines written by hand are enough; what is not said has its value at the start of a game.

    heroes mage
    dungeon dragons-cave
    doors glooping-ooze-1 ?
    phase encounter 1
    next 5 4 3 2 5 4 6

`write_position` says everything, so that reading it back gives the same digest.
"""

from collections.abc import Iterator
from typing import Final

from underdeck.kernel.decisions import Frame
from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import Rng
from underdeck.onedeck import frames as f
from underdeck.onedeck.agenda import advance
from underdeck.onedeck.boxes import refresh
from underdeck.onedeck.cards import ARMOR_ONLY, BOSS, COMBAT, PERIL, Pack
from underdeck.onedeck.damage import dying
from underdeck.onedeck.dice import LETTERS, write_die
from underdeck.onedeck.editions import OPTIONS
from underdeck.onedeck.notation import read_die
from underdeck.onedeck.placing import pays, reachable
from underdeck.onedeck.setup import make_table
from underdeck.onedeck.state import BOSS_FLOOR, OUTSIDE, Hero, State, add_to_pool

MODES: Final = {"outside": OUTSIDE, "combat": COMBAT, "peril": PERIL, "boss": BOSS}
FRAMES: Final = {name: kind for kind, name in f.NAMES.items()}

PHASES: Final[dict[str, Frame]] = {
    "turn": (f.TURN,),
    "choose": (f.TURN_OPTION,),
    "room": (f.ASK_ROOM, 0),
    "encounter": (f.START,),
    "placing": (f.ASK_PLACING, 0, 0),
    "consequences": (f.CONSEQUENCES,),
    "loot": (f.LOOT,),
    "levels": (f.LEVELS,),
    "end-turn": (f.END_TURN,),
    "descend": (f.DESCEND,),
    "boss": (f.ROUND,),
}
"""Where to go on, by hand; a number after it is the door (`phase room 2`)."""

NUMBERS: Final = ("level", "floor", "turn", "tokens", "stairs", "stairs_owed", "boss_damage", "round",
                  "prevent_damage", "prevent_time", "broken", "noted")  # fmt: skip
LARGEST: Final = 9999
FLAGS: Final = ("fresh_floor", "window", "kiting", "suffering")
PILES: Final = ("xp", "potions", "removed")


class Reader:
    def __init__(self, pack: Pack, text: str, seed: int) -> None:
        self.pack = pack
        self.cards = {card.id: card.index for card in pack.cards}
        self.seed = seed
        self.line = 0
        self.lines: list[tuple[int, str, list[str]]] = []
        self.placed: set[int] = set()
        for number, raw in enumerate(text.splitlines(), 1):
            words = raw.split("#")[0].lower().split()
            if words:
                self.lines.append((number, words[0], words[1:]))

    def refuse(self, reason: str, **facts: str | int) -> Refusal:
        return Refusal(f"position-{reason}", line=self.line, **facts)

    def values(self, key: str) -> Iterator[list[str]]:
        for number, word, rest in self.lines:
            if word == key:
                self.line = number
                yield rest

    def number(self, word: str) -> int:
        number = whole_number(word)
        if number < 0:
            raise self.refuse("number", text=word)
        return number

    def card(self, word: str) -> int:
        if word not in self.cards:
            raise self.refuse("card", name=word)
        if self.cards[word] in self.placed:
            raise self.refuse("twice", name=word)
        self.placed.add(self.cards[word])
        return self.cards[word]

    def die(self, word: str) -> int:
        word = read_die(word)
        if len(word) < 2 or word[0] not in LETTERS or word[1] not in "123456" or word[2:] not in ("", "!", "*"):
            raise self.refuse("die", text=word)
        mark = {"": 0, "!": 32, "*": 64}[word[2:]]
        return LETTERS.index(word[0]) * 8 + int(word[1]) + mark

    def read(self) -> State:
        known = {"heroes", "dungeon", "edition", "option", "hero", "deck", "discard", "doors", "phase", "agenda",
                 "next", "rng", "room", "outcome", "choice", "covered", "aside", "gained", "mode", "known", *NUMBERS,
                 *FLAGS, *PILES}  # fmt: skip
        for number, word, _ in self.lines:
            self.line = number
            if word not in known:
                raise self.refuse("word", text=word, choices=choices(sorted(known)))
        options: dict[str, str] = {}
        for rest in self.values("option"):
            if len(rest) != 2:
                raise self.refuse("option")
            options[rest[0]] = rest[1]
        setup = {
            "heroes": self.one("heroes"),
            "dungeon": " ".join(self.one("dungeon")),
            "edition": " ".join(self.one("edition")) or "1.9",
            "options": options,
        }
        state = make_table(self.pack, setup, Rng(self.seed))
        self.numbers(state)
        for rest in self.values("hero"):
            self.hero(state, rest)
        self.piles(state)
        self.place(state)
        self.dice(state)
        self.check_question(state)
        advance(state)
        state.events = []
        return state

    def check_question(self, state: State) -> None:
        """The step that goes on next must make sense where the party stands."""
        if not state.agenda:
            return
        frame = state.agenda[-1]
        kind = frame[0]
        possible = state.agenda[0][0] in f.LEADS_ON
        if not possible:
            kind = state.agenda[0][0]
        elif kind in f.BETWEEN_ENCOUNTERS:
            possible = state.mode == OUTSIDE
        elif kind == f.ASK_THROW:
            possible = bool(state.aside)
        elif kind == f.ASK_PAY:
            skill = self.pack.skills[frame[2]]
            found = [die for die in state.heroes[frame[1]].pool if pays(die, skill)]
            possible = sum(die & 7 if skill.mana else 1 for die in found) >= frame[3]
        elif kind == f.ASK_FILL:
            box = state.boxes[frame[1]]
            lying = sum(die & 7 for die in state.covers[frame[1]])
            possible = len(frame) - 3 == len(state.covers[frame[1]]) and reachable(state, box, box.value - lying)
        elif kind == f.ASK_CONVERT:
            free = sum(die < ARMOR_ONLY for hero in state.heroes for die in hero.pool)
            possible = len(frame) - 3 == len(state.aside) and free >= frame[1]
        if not possible:
            raise self.refuse("agenda", text=f.NAMES[kind])

    def one(self, key: str) -> list[str]:
        found: list[str] = []
        for rest in self.values(key):
            found = rest
        return found

    def numbers(self, state: State) -> None:
        for name in NUMBERS:
            for rest in self.values(name):
                value = self.number(" ".join(rest))
                if value > LARGEST:
                    raise self.refuse("number", text=str(value))
                setattr(state, name, value)
        for name in FLAGS:
            for rest in self.values(name):
                setattr(state, name, rest == ["yes"])
        if not 1 <= state.floor <= BOSS_FLOOR or not 1 <= state.level <= len(self.pack.levels[0]):
            raise self.refuse("number", text=f"floor {state.floor} level {state.level}")
        for rest in self.values("rng"):
            state.rng.state = self.number(" ".join(rest))
        state.rng.script = [self.number(word) for word in self.one("next")]
        if any(not 1 <= value <= 6 for value in state.rng.script):
            raise self.refuse("die", text=" ".join(self.one("next")))
        by_id = {potion.id: potion.index for potion in self.pack.potions}
        for word in self.one("known"):
            if word not in by_id:
                raise self.refuse("card", name=word)
            state.known |= 1 << by_id[word]

    def hero(self, state: State, words: list[str]) -> None:
        heroes = {hero.side.hero: hero for hero in state.heroes}
        if not words or words[0] not in heroes:
            raise self.refuse("hero", choices=choices(heroes))
        hero = heroes[words[0]]
        part = ""
        skills = {skill.id: skill.index for skill in self.pack.skills}
        for word in words[1:]:
            if word in ("damage", "items", "skills", "stored", "claimed", "pool", "used"):
                part = word
            elif part == "damage":
                hero.damage = self.number(word)
            elif part == "items":
                hero.items.append(self.card(word))
            elif part == "skills":
                card = self.pack.cards[self.card(word)]
                held = [hero.side.skill] + [self.pack.cards[other].skill for other in hero.skills]
                if card.skill < 0 or card.skill in held:
                    raise self.refuse("card", name=word)  # OD-9.17
                hero.skills.append(card.index)
            elif part in ("stored", "claimed"):
                dice = hero.stored if part == "stored" else hero.claimed
                dice[self.color(word)] += self.number(word[1:])
            elif part == "pool":
                add_to_pool(hero, self.die(word))
            elif part == "used" and word in skills:
                hero.used |= 1 << skills[word]
            else:
                raise self.refuse("word", text=word, choices="damage, items, skills, stored, claimed, pool, used")

    def color(self, word: str) -> int:
        if word[0] not in LETTERS:
            raise self.refuse("die", text=word)
        return LETTERS.index(word[0])

    def piles(self, state: State) -> None:
        for name in PILES:
            getattr(state, name).extend([self.card(word) for word in self.one(name)])
        for card in state.potions:
            if self.pack.cards[card].potion < 0:
                raise self.refuse("card", name=self.pack.cards[card].id)
            state.known |= 1 << self.pack.cards[card].potion
        unnamed: list[int] = []
        for word in self.one("doors"):
            if word == "?":
                unnamed.append(len(state.doors))
                state.doors.append(-1)
            elif word.startswith("closed:"):
                state.doors.append(self.card(word.removeprefix("closed:")) << 1)
            else:
                state.doors.append(self.card(word) << 1 | 1)
        state.discard = [self.card(word) for word in self.one("discard")]
        deck = self.one("deck")
        counted = len(deck) == 1 and whole_number(deck[0]) >= 0
        if deck and not counted and deck != ["empty"]:
            state.deck = [self.card(word) for word in reversed(deck)]  # the top card is written first
        rest = [card.index for card in self.pack.cards if card.index not in self.placed]
        Rng(self.seed).shuffle(rest)
        if len(rest) < len(unnamed):
            raise self.refuse("too-few", count=len(rest))
        for door in unnamed:
            state.doors[door] = rest.pop() << 1
        if not deck:
            state.deck += rest
        elif counted:
            count = self.number(deck[0])
            if count > len(rest):
                raise self.refuse("too-few", count=len(rest))
            state.deck = rest[:count]
            state.discard += rest[count:]
        else:
            state.discard += rest

    def place(self, state: State) -> None:
        """Where the party stands, and what happens next."""
        phase = self.one("phase") or ["turn"]
        if phase[0] not in PHASES or len(phase) > 2:
            raise self.refuse("word", text=" ".join(phase), choices=choices(PHASES))
        state.agenda = [PHASES[phase[0]]]
        room = self.one("room") or phase[1:]
        if room:
            state.room = self.number(room[0]) - 1
            if not 0 <= state.room < len(state.doors):
                raise self.refuse("door", count=len(state.doors))
            if phase[0] != "room":
                state.doors[state.room] |= 1
        elif phase[0] in ("room", "encounter", "placing", "consequences", "loot") and state.floor < BOSS_FLOOR:
            raise self.refuse("door", count=len(state.doors))
        if phase[0] == "room":
            state.agenda = [(f.ASK_ROOM, state.doors[state.room] & 1)]
            state.doors[state.room] |= 1
        if phase[0] == "choose":
            state.window = True
        if phase[0] == "boss":
            state.floor = BOSS_FLOOR
        choice = self.one("choice")
        state.option = self.number(choice[0]) - 1 if choice else -1
        if state.option > 1:
            raise self.refuse("number", text=choice[0])
        mode = self.one("mode")
        if mode:
            if mode[0] not in MODES:
                raise self.refuse("word", text=mode[0], choices=choices(MODES))
            state.mode = MODES[mode[0]]
        elif state.floor == BOSS_FLOOR:
            state.mode = BOSS
        elif phase[0] in ("placing", "consequences") and state.room >= 0:
            state.mode = PERIL if self.pack.cards[state.doors[state.room] >> 1].peril else COMBAT
        if state.mode in (COMBAT, PERIL) and (state.room < 0 or state.floor == BOSS_FLOOR):
            raise self.refuse("door", count=len(state.doors))
        if state.mode == PERIL and not self.pack.cards[state.doors[state.room] >> 1].peril:
            raise self.refuse("word", text="peril", choices="combat")
        refresh(state)
        written = [self.frame(state, words) for words in self.values("agenda")]
        state.agenda = written or state.agenda
        if (
            state.mode == PERIL
            and state.option < 0
            and not {f.ASK_PERIL, f.PERIL_CHOICE} & {frame[0] for frame in written}
        ):
            raise self.refuse("choice")
        for rest in self.values("outcome"):
            if rest not in (["victory"], ["defeat"]):
                raise self.refuse("word", text=" ".join(rest), choices="victory, defeat")
            state.outcome = rest[0]
            state.agenda = []
        if dying(state) and not {f.CHECK, f.ASK_AVERT} & {frame[0] for frame in state.agenda} and not state.outcome:
            raise self.refuse("dead", hero=state.heroes[dying(state)[0]].side.hero)

    def frame(self, state: State, words: list[str]) -> Frame:
        """One line of the agenda, each argument within its bounds."""
        if not words or words[0] not in FRAMES:
            raise self.refuse("word", text=" ".join(words), choices=choices(FRAMES))
        kind = FRAMES[words[0]]
        values = [self.number(word) for word in words[1:]]
        shape = f.ARGUMENTS.get(kind, "")
        if shape.endswith("+"):
            shape = shape[:-1] + shape[-2] * (len(values) - len(shape) + 1)
        limits = {
            "n": 1 << 16, "h": len(state.heroes), "c": 4, "s": len(self.pack.skills), "e": len(self.pack.effects),
            "b": len(state.boxes),
        }  # fmt: skip
        if len(values) != len(shape) or any(
            value >= limits[letter] for value, letter in zip(values, shape, strict=True)
        ):
            raise self.refuse("agenda", text=" ".join(words))
        if kind == f.DEAL and len(values) != len(state.heroes):
            raise self.refuse("agenda", text=" ".join(words))
        return (kind, *values)

    def dice(self, state: State) -> None:
        for rest in self.values("covered"):
            box = self.number(rest[0]) - 1 if rest else -1
            if not 0 <= box < len(state.boxes):
                raise self.refuse("box", count=len(state.boxes))
            state.covers[box] = tuple([self.die(word) for word in rest[1:]])
        state.aside = [self.die(word) for word in self.one("aside")]
        state.gained = [self.die(word) for word in self.one("gained")]
        for color in range(4):
            out = sum(hero.stored[color] + hero.claimed[color] for hero in state.heroes)
            lying = state.aside + [die for hero in state.heroes for die in hero.pool]
            lying += [die for cover in state.covers for die in cover]
            out += sum((die >> 3) & 3 == color for die in lying)
            state.supply[color] -= out
            if state.supply[color] < 0:
                raise self.refuse("dice", text=LETTERS[color], count=self.pack.supply[color])


def read_position(pack: Pack, text: str, seed: int) -> State:
    return Reader(pack, text, seed).read()


def write_position(state: State) -> str:
    cards = state.pack.cards
    lines = [
        "heroes " + " ".join([hero.side.hero for hero in state.heroes]),
        f"dungeon {state.dungeon.id}",
        f"edition {state.rules.edition}",
    ]
    lines += [f"option {name} {getattr(state.rules, name)}" for name in OPTIONS]
    lines += [f"{name} {getattr(state, name)}" for name in NUMBERS]
    lines += [f"{name} {'yes' if getattr(state, name) else 'no'}" for name in FLAGS]
    known = [potion.id for potion in state.pack.potions if state.known >> potion.index & 1]
    lines.append("known " + " ".join(known))
    lines += [write_hero(state, hero) for hero in state.heroes]
    for name in PILES:
        lines.append(name + "".join([f" {cards[card].id}" for card in getattr(state, name)]))
    lines.append("doors" + "".join([f" {'' if d & 1 else 'closed:'}{cards[d >> 1].id}" for d in state.doors]))
    lines.append("deck" + "".join([f" {cards[card].id}" for card in reversed(state.deck)] or [" empty"]))
    lines.append("discard" + "".join([f" {cards[card].id}" for card in state.discard]))
    if state.room >= 0:
        lines.append(f"room {state.room + 1}")
    if state.option >= 0:
        lines.append(f"choice {state.option + 1}")
    lines.append("mode " + next(name for name, mode in MODES.items() if mode == state.mode))
    for b, cover in enumerate(state.covers):
        if cover:
            lines.append(f"covered {b + 1} " + " ".join([write_die(die) for die in cover]))
    for name in ("aside", "gained"):
        lines.append(name + "".join([f" {write_die(die)}" for die in getattr(state, name)]))
    lines.append(f"rng {state.rng.state}")
    lines.append("next" + "".join([f" {value}" for value in state.rng.script]))
    if state.outcome:
        lines.append(f"outcome {state.outcome}")
    for frame in state.agenda:
        lines.append("agenda " + " ".join([f.NAMES[frame[0]], *[str(value) for value in frame[1:]]]))
    return "\n".join(lines) + "\n"


def write_hero(state: State, hero: Hero) -> str:
    cards = state.pack.cards
    words = ["hero", hero.side.hero, "damage", str(hero.damage)]
    for name in ("items", "skills"):
        held = getattr(hero, name)
        if held:
            words += [name, *[cards[card].id for card in held]]
    for name in ("stored", "claimed"):
        dice = [f"{LETTERS[color]}{count}" for color, count in enumerate(getattr(hero, name)) if count]
        if dice:
            words += [name, *dice]
    if hero.pool:
        words += ["pool", *[write_die(die) for die in hero.pool]]
    if hero.used:
        words += ["used", *[skill.id for skill in state.pack.skills if hero.used >> skill.index & 1]]
    return " ".join(words)
