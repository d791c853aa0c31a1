"""Reads the lines of a position; anything else has its value at the start of a game."""

from collections.abc import Sequence
from typing import Final

from underdeck.games.onedeck.rules import frames as f
from underdeck.games.onedeck.rules.boxes import derive, refresh
from underdeck.games.onedeck.rules.cards import BOSS, COMBAT, FOCUSES, MARKS, PERIL, Pack
from underdeck.games.onedeck.rules.dice import LETTERS
from underdeck.games.onedeck.rules.editions import OLDEST, VERSION
from underdeck.games.onedeck.rules.fields import MOST, STATE
from underdeck.games.onedeck.rules.notation import read_die
from underdeck.games.onedeck.rules.serialize import HERO_PARTS, MODES, WENT, most_damage, write_frame
from underdeck.games.onedeck.rules.setup import deck_cards, make_table
from underdeck.games.onedeck.rules.state import (
    BOSS_FLOOR,
    Hero,
    State,
    dying,
    four,
    poison_left,
    poison_tokens,
    stack,
    stairs_limit,
    with_more,
)
from underdeck.games.onedeck.rules.validate import carries, impossible
from underdeck.kernel.decisions import Frame
from underdeck.kernel.digits import whole_number
from underdeck.kernel.lines import Lines, Readers
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import Rng

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
"""The phases in which a written position may continue; a number after one is the door (`phase room 2`)."""

LARGEST: Final = 65535
"""The largest number in a frame before the check of its bounds."""
MOST_STORED: Final = 12
"""The most dice on a feat in a written position: every way to use them is an answer."""
OUTCOMES: Final = ("victory", "defeat")
SHEETS: Final = ("marks", "focus", "talents", "basic")

KNOWN: Final = ("heroes", "dungeon", "edition", "option", "phase", "next", *[field.word for field in STATE.written()])
"""The first words of lines."""


class Reader(Lines):
    def __init__(self, pack: Pack, text: str, seed: int, version: int) -> None:
        super().__init__(text, KNOWN)
        self.pack = pack
        self.version = version
        self.cards = {card.id: card.index for card in pack.cards}
        self.skills = {skill.id: skill.index for skill in pack.skills}
        self.seed = seed
        self.placed: set[int] = set()

    def number(self, word: str, most: int = MOST) -> int:
        return super().number(word, most)

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
        heroes = self.one("heroes")
        setup = {
            "heroes": [
                name.removesuffix("-2") if name.removesuffix("-2") in heroes[:h] else name
                for h, name in enumerate(heroes)
            ],
            "dungeon": " ".join(self.one("dungeon")),
            "edition": " ".join(self.one("edition")) or "1.9",
            "options": self.options(),
            "set": " ".join(self.one("set")),
            "tier": " ".join(self.one("tier")),
            "hordes": self.one("hordes") == ["yes"],
            "reference": " ".join(self.one("reference")),
        }
        state = make_table(self.pack, setup, Rng(self.seed), self.rules_version())
        self.simple(state)
        for rest in self.all("hero"):
            self.hero(state, rest)
        for hero in state.heroes:
            if sum(hero.stored) > MOST_STORED:
                raise self.refuse("number", text=str(sum(hero.stored)))
            if hero.damage > most_damage(state, hero):
                raise self.refuse("dead", hero=hero.name)
        if poison_left(state) < 0:
            raise self.refuse("poison", count=poison_tokens(state))
        self.piles(state)
        self.place(state)
        self.dice(state)
        self.check_agenda(state)
        return state

    def rules_version(self) -> int:
        if not self.said("rules"):
            return self.version
        version = self.number(" ".join(self.one("rules")), VERSION)
        if version < OLDEST:
            raise self.refuse("number", text=str(version))
        return version

    def check_agenda(self, state: State) -> None:
        """Refuse an agenda that is impossible in this position."""
        frame = impossible(state)
        if frame is not None:
            raise self.refuse("agenda", text=write_frame(frame))

    def simple(self, state: State) -> None:
        """Read everything that is in one line and does not depend on others."""
        self.fields(STATE, state, READERS)
        if not state.floor or not state.level or state.stairs >= stairs_limit(state):
            raise self.refuse("number", text=f"floor {state.floor} level {state.level} stairs {state.stairs}")
        self.chance(state.rng)
        state.rng.script = [self.number(word) for word in self.one("next")]
        if any(not 1 <= value <= 6 for value in state.rng.script):
            raise self.refuse("die", text=" ".join(self.one("next")))

    def potions_in(self, owner: State, known: int, words: list[str]) -> int:
        by_id = {potion.id: potion.index for potion in self.pack.potions}
        for word in words:
            if word not in by_id:
                raise self.refuse("card", name=word)
            known |= 1 << by_id[word]
        return known

    def party(self, state: State, fighting: list[int], words: list[str]) -> list[int]:
        names = [hero.name for hero in state.heroes]
        if len(words) not in (2, len(names)) or len(set(words)) < len(words) or set(words) - set(names):
            raise self.refuse("hero", choices=choices(names))
        return sorted(names.index(name) for name in words)

    def cards_in(self, owner: State | Hero, cards: Sequence[int], words: list[str]) -> Sequence[int]:
        return more(cards, [self.card(word) for word in words])

    def dice_in(self, owner: State | Hero, dice: Sequence[int], words: list[str]) -> Sequence[int]:
        return more(dice, [self.die(word) for word in words])

    def colors_in(self, owner: State | Hero, counts: Sequence[int], words: list[str]) -> Sequence[int]:
        """Return counts of dice from words like `s2 h1`."""
        found = tuple(counts)
        for word in words:
            found = with_more(found, self.color(word), self.number(word[1:]))
        return more(counts[:0], found)

    def skills_in(self, hero: Hero, used: int, words: list[str]) -> int:
        for word in words:
            used |= 1 << self.skills[self.word(word, self.skills)]
        return used

    def hero(self, state: State, words: list[str]) -> None:
        heroes = {hero.name: hero for hero in state.heroes}
        if not words or words[0] not in heroes:
            raise self.refuse("hero", choices=choices(heroes))
        hero = heroes[words[0]]
        for part, rest in self.parts(words[1:], HERO_PARTS, self.is_skill):
            if part == "marks" and not hero.marks:
                hero.marks = [0] * (3 * len(self.pack.talents))
            field = HERO_PARTS[part]
            for word in rest:
                if part in SHEETS:
                    self.sheet(hero, part, word)
                else:
                    setattr(hero, field.name, self.value(field, hero, [word], READERS))

    def is_skill(self, part: str, word: str) -> bool:
        """Return whether the word names a skill, because one skill has the same name as a part of the line,
        «poison»."""
        return part == "used" and word in self.skills

    def skill_cards(self, hero: Hero, cards: list[int], words: list[str]) -> list[int]:
        """Return cards with skills that the hero does not have yet (OD-9.17)."""
        for word in words:
            card = self.pack.cards[self.card(word)]
            held = [hero.side.skill] + [self.pack.cards[other].skill for other in hero.skills]
            if card.skill < 0 or card.skill in held:
                raise self.refuse("card", name=word)
            cards.append(card.index)
        return cards

    def sheet(self, hero: Hero, part: str, word: str) -> None:
        """Read a campaign sheet: `marks veteran:6/0/0 focus combat talents veteran basic recovery`."""
        talents = {talent.id: talent for talent in self.pack.talents}
        id, _, counts = word.partition(":")
        if part == "focus" and word in FOCUSES:
            hero.focus = FOCUSES.index(word)
        elif part == "basic" and word in self.skills:
            hero.basic = self.skills[word]
        elif part == "talents" and word in talents:
            hero.talents |= 1 << talents[word].index
        elif part == "marks" and id in talents and len(counts.split("/")) == len(MARKS):
            numbers = [self.number(count) for count in counts.split("/")]
            spaces = talents[id].spaces
            if any(number > most for number, most in zip(numbers, spaces, strict=True)):
                raise Refusal("too-many-marks", talent=id)
            start = 3 * talents[id].index
            hero.marks[start : start + 3] = numbers
        else:
            raise self.refuse("word", text=word, choices=choices(talents))

    def color(self, word: str) -> int:
        if word[0] not in LETTERS:
            raise self.refuse("die", text=word)
        return LETTERS.index(word[0])

    def piles(self, state: State) -> None:
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
        deck = self.one("deck")
        counted = len(deck) == 1 and whole_number(deck[0]) >= 0
        if deck and not counted and deck != ["empty"]:
            state.deck = [self.card(word) for word in reversed(deck)]  # the top card is written first
        rest = [card for card in deck_cards(state) if card not in self.placed]
        Rng(self.seed).shuffle(rest)
        if len(rest) < len(unnamed):
            raise self.refuse("too-few", count=len(rest))
        steps = [words[0] for words in self.all("agenda") if words]
        waiting = len(self.one("spoils")) + ("ask-loot" in steps)
        half_gone = "spoils" in steps and waiting == 1  # one card of a stack is claimed, the other not yet
        over = state.outcome or state.result  # the game may end there
        if len(state.doors) % stack(state) != int(half_gone and stack(state) == 2) and not over:
            raise self.refuse("stacks")
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
        """Read where the party is, and what happens next."""
        phase = self.one("phase") or ["turn"]
        if phase[0] not in PHASES or len(phase) > 2:
            raise self.refuse("word", text=" ".join(phase), choices=choices(PHASES))
        state.agenda = [PHASES[phase[0]]]
        self.room(state, phase)
        choice = self.one("choice")
        state.option = self.number(choice[0]) - 1 if choice else -1
        if state.option > 1:
            raise self.refuse("number", text=choice[0])
        self.mode(state, phase[0])
        if self.one("x"):
            derive(state)
        else:
            refresh(state)
        state.agenda = [self.frame(state, words) for words in self.all("agenda")] or state.agenda
        self.ending(state)
        self.check_dying(state)

    def room(self, state: State, phase: list[str]) -> None:
        """Read the door of the party, in `room` or after the phase; cards of such a phase are open."""
        by_pairs = four(state) and len(state.fighting) == 4
        room = self.one("room") or phase[1:]
        if room:
            state.room = self.number(room[0]) - 1
            if phase[1:] and by_pairs:
                state.room *= 2  # `phase room 2` names a door, and a door of four heroes has two cards
            cards = stack(state) if phase[0] in ("room", "encounter") else 1  # that lie open there
            if not 0 <= state.room <= len(state.doors) - cards:
                raise self.refuse("door", count=len(state.doors))
            if phase[0] != "room":
                state.doors[state.room] |= 1
        elif phase[0] in ("room", "encounter", "placing", "consequences", "loot") and state.floor < BOSS_FLOOR:
            raise self.refuse("door", count=len(state.doors))
        if phase[0] == "room":
            state.agenda = [(f.ASK_ROOM, state.doors[state.room] & 1)]
            for entry in range(state.room, state.room + stack(state)):
                state.doors[entry] |= 1
        if phase[0] == "encounter" and by_pairs:
            state.doors[state.room + 1] |= 1
            state.agenda = [(f.ASK_PAIRS, state.room + 1)]
        if phase[0] == "choose":
            state.window = True
        if phase[0] == "boss":
            state.floor = BOSS_FLOOR

    def mode(self, state: State, phase: str) -> None:
        mode = self.one("mode")
        if mode:
            state.mode = MODES[self.word(" ".join(mode), MODES)]
        elif state.floor == BOSS_FLOOR:
            state.mode = BOSS
        elif phase in ("placing", "consequences") and state.room >= 0:
            state.mode = PERIL if self.pack.cards[state.doors[state.room] >> 1].peril else COMBAT
        if state.mode in (COMBAT, PERIL) and (state.room < 0 or state.floor == BOSS_FLOOR):
            raise self.refuse("door", count=len(state.doors))
        if state.mode == PERIL and not self.pack.cards[state.doors[state.room] >> 1].peril:
            raise self.refuse("word", text="peril", choices="combat")
        if (state.mode == BOSS) != (state.floor == BOSS_FLOOR):
            raise self.refuse("word", text=mode[0], choices="boss" if state.mode != BOSS else "outside")

    def ending(self, state: State) -> None:
        """Read the spoils of the last encounter, and the end of the game."""
        held = {door >> 1 for door in state.doors}
        for word in [word for rest in self.all("spoils") for word in rest]:
            id, _, went = word.partition(":")
            if id not in self.cards or self.cards[id] not in held or went not in WENT:
                raise self.refuse("card", name=word)
            held.remove(self.cards[id])
            state.spoils.append(self.cards[id] * 4 + WENT.index(went))
        if state.outcome:
            state.agenda = []

    def check_dying(self, state: State) -> None:
        if state.outcome or state.result:  # whoever falls may do so before the option is chosen
            return
        kinds = {frame[0] for frame in state.agenda}
        if state.mode == PERIL and state.option < 0 and not kinds & {f.ASK_PERIL, f.PERIL_CHOICE}:
            raise self.refuse("choice")
        if dying(state) and not kinds & {f.CHECK, f.ASK_AVERT}:
            raise self.refuse("dead", hero=state.heroes[dying(state)[0]].name)

    def frame(self, state: State, words: list[str]) -> Frame:
        """Return a frame from a line of the agenda, each argument within its bounds."""
        if not words or words[0] not in FRAMES:
            raise self.refuse("word", text=" ".join(words), choices=choices(FRAMES))
        frame = (FRAMES[words[0]], *[self.number(word, LARGEST) for word in words[1:]])
        if not carries(state, frame):
            raise self.refuse("agenda", text=" ".join(words))
        return frame

    def dice(self, state: State) -> None:
        for rest in self.all("covered"):
            box = self.number(rest[0]) - 1 if rest else -1
            if not 0 <= box < len(state.boxes):
                raise self.refuse("box", count=len(state.boxes))
            state.covers[box] = tuple([self.die(word) for word in rest[1:]])
        for color in range(4):
            out = state.reserve[color] + state.exiled[color]
            out += sum(hero.stored[color] + hero.claimed[color] for hero in state.heroes)
            lying = state.aside + [die for hero in state.heroes for die in hero.pool]
            lying += [die for cover in state.covers for die in cover]
            out += sum((die >> 3) & 3 == color for die in lying)
            state.supply[color] -= out
            if state.supply[color] < 0:
                raise self.refuse("dice", text=LETTERS[color], count=self.pack.supply[color])


def more(present: Sequence[int], others: Sequence[int]) -> Sequence[int]:
    """Return both, as a list or a tuple like the first."""
    return [*present, *others] if isinstance(present, list) else (*present, *others)


READERS: Final[Readers] = {
    "flag": lambda reader, owner, flag, words: reader.flag(words),
    "ending": lambda reader, owner, ending, words: reader.word(" ".join(words), OUTCOMES),
    "potions": Reader.potions_in,
    "party": Reader.party,
    "cards": Reader.cards_in,
    "dice": Reader.dice_in,
    "colors": Reader.colors_in,
    "damage": lambda reader, hero, damage, words: reader.number(" ".join(words)),
    "skill-cards": Reader.skill_cards,
    "pool": lambda reader, hero, pool, words: sorted([*pool, *[reader.die(word) for word in words]]),
    "skills": Reader.skills_in,
}
"""The readers by kind of field. Other kinds depend on further lines."""
