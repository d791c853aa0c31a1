"""`make soak`: positions damaged at random are refused or can be played on; nothing crashes, nothing hangs.

    python -m tests.mutated [COUNT] [FIRST_SEED] [onedeck|stick|stick-json]

A seed is one damaged position: the same seed damages the same position in the same way. What is accepted is played on
at random, seen from every seat, and written and read back at the end. A crash is named by the line it happened in, with
the first seed that leads there; the last line of defence behind the readers is counted apart.
"""

import json
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import underdeck
from underdeck import Match, Refusal
from underdeck.games.onedeck.rules import frames as onedeck_frames
from underdeck.games.stick.rules import frames as stick_frames
from underdeck.games.stick.rules.digest import canonical
from underdeck.kernel.rng import Rng
from wander import STICK, WALKS, any_answer

COUNT = 1_000_000
JSON = "-json"
"""Behind the name of a game: the form of positions in its older records."""
CAMPAIGNS = (*WALKS, f"stick{JSON}")
PER_WALK = 40
"""Damaged positions made of the moments of one game."""
LONGEST_WALK = {"onedeck": 120, "stick": 400, "stick-json": 400}
CHUNK = 500
SOUND = ("refused", "played on")
ANSWERS = 30
VIEW_EVERY = 6
PATIENCE = 10
"""Seconds of work after which a position counts as one that hangs."""
NUMBERS = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 16, 40, 99, 100, 101, 105, 106, 255, 256, 1000, 1001, 1010, 65535, 2**31,
    -1, -2, -3, -999,
)  # fmt: skip
"""Edges of something: seats, masks, NPCs, Xykon cards, no Stairs."""
SMALL = (0, 0, 1, 1, 2, 3, 5, 15, -1)
ODD = (
    None, True, False, 3.5, float("nan"), float("inf"), 10**30, "", "\ud800", "roy", [], {}, [[]], [0], [1, 2, 3], "0",
)  # fmt: skip
ODD_WORDS = ("", "-1", "²", "1e9", "nan", "9" * 20, "9" * 5000, "h6!", "m1*", "s0", "s1", "yes", "?", "empty")
SCRAPS = ("", '"', "{", "[" * 1000, "\x00", '"active":1,', "9" * 5000)
SETTINGS = ("heroes", "dungeon", "edition", "set", "option", "length", "variants")
NEEDED = ("heroes", "dungeon", "edition", "set", "mode", "room", "doors", "fighting", "player", "floor left", "length")


class Hang(BaseException):
    """The alarm rang."""


def ring(signum: int, frame: object) -> None:
    raise Hang


@lru_cache(maxsize=4)
def moments(name: str, number: int) -> list[str]:
    """Positions of one random game, one for each kind of question that it asked."""
    walk = WALKS[name.removesuffix(JSON)]
    rng = Rng(number)
    game = walk.far() if number % 2 else walk.game()
    state = game.start(walk.any_setup(rng), number)
    answer = walk.answer
    found: dict[object, str] = {}
    for _ in range(10 + rng.below(LONGEST_WALK[name])):
        kind = state.agenda[-1][0] if state.agenda else 0
        if kind not in found or not rng.below(8):
            found[kind] = canonical(state) if name.endswith(JSON) else game.position(state)
        if state.outcome is not None:
            break
        game.step(state, *answer(game.decisions(state), rng))
    return list(found.values())


def pick(rng: Rng, things: Any) -> Any:
    return things[rng.below(len(things))]


def another_number(number: int, rng: Rng) -> int:
    """A neighbour, or one at the edge of something."""
    return number + pick(rng, (-1, 1)) if rng.below(2) else pick(rng, NUMBERS)


def damaged(name: str, seed: int) -> str:
    rng = Rng(seed)
    rng.bits()
    number = seed // PER_WALK
    text = pick(rng, moments(name, number))
    other = pick(rng, moments(name, number))
    if name.endswith(JSON):
        return damaged_table(text, other, rng)
    return damaged_lines(text, other, rng)


def damaged_lines(text: str, other: str, rng: Rng) -> str:
    lines = text.split("\n")
    others = other.split("\n")
    if not rng.below(10):
        lines = crafted_lines(lines, others, rng)
    for _ in range(1 + rng.below(3)):
        pick(rng, LINE_DAMAGES)(lines, some_place(lines, rng), others, rng)
        lines = lines or [""]
    return "\n".join(lines)


def frames_in(lines: list[str]) -> list[int]:
    return [i for i, line in enumerate(lines) if line.startswith("agenda")]


def some_place(lines: list[str], rng: Rng) -> int:
    """Rather the agenda, and seldom the settings: their damage is refused at once."""
    kind = rng.below(12)
    later = [i for i, line in enumerate(lines) if not line.startswith(SETTINGS)]
    places = frames_in(lines) if kind < 4 else later if kind < 11 else []
    return pick(rng, places or range(len(lines)))


def crafted_lines(lines: list[str], others: list[str], rng: Rng) -> list[str]:
    """A few lines, as somebody would write them by hand."""
    kept = [line for line in lines if line.startswith(NEEDED) or not (line.startswith("option") or rng.below(3))]
    frames = [others[i] for i in frames_in(others)]
    if frames and rng.below(2):
        kept = [line for line in kept if not line.startswith("agenda")]
        kept += [pick(rng, frames) for _ in range(1 + rng.below(3))]
    return kept


def line_lost(lines: list[str], place: int, others: list[str], rng: Rng) -> None:
    del lines[place]


def line_doubled(lines: list[str], place: int, others: list[str], rng: Rng) -> None:
    lines.insert(place, lines[place])


def lines_swapped(lines: list[str], place: int, others: list[str], rng: Rng) -> None:
    frames = frames_in(lines)
    second = pick(rng, frames) if frames and lines[place].startswith("agenda") else rng.below(len(lines))
    lines[place], lines[second] = lines[second], lines[place]


def line_from_elsewhere(lines: list[str], place: int, others: list[str], rng: Rng) -> None:
    """The same line as at another moment, or another line."""
    same = [line for line in others if line.split(" ")[0] == lines[place].split(" ")[0]]
    line = pick(rng, same if same and rng.below(4) else others)
    if rng.below(2):
        lines[place] = line
    else:
        lines.insert(place, line)


def frame_made_up(lines: list[str], place: int, others: list[str], rng: Rng) -> None:
    frames = onedeck_frames if any(line.startswith("heroes") for line in lines) else stick_frames
    kind = pick(rng, list(frames.KINDS.values()))
    words = ["agenda", kind.name, *[str(pick(rng, SMALL)) for _ in kind.arguments]]
    lines.insert(pick(rng, frames_in(lines) or [len(lines)]) + rng.below(2), " ".join(words))


def word_changed(lines: list[str], place: int, others: list[str], rng: Rng) -> None:
    words = lines[place].split(" ")
    which = rng.below(len(words))
    all_words = " ".join(lines).split(" ")
    if words[which].isdecimal() and rng.below(3):
        words[which] = str(another_number(int(words[which][:20]), rng))
    elif not rng.below(4):
        words[which] = pick(rng, ODD_WORDS)
    else:
        words[which] = pick(rng, all_words)
    lines[place] = " ".join(words)


def number_changed(lines: list[str], place: int, others: list[str], rng: Rng) -> None:
    words = lines[place].split(" ")
    numbers = [i for i, word in enumerate(words) if word.isdecimal()]
    if numbers:
        which = pick(rng, numbers)
        words[which] = str(another_number(int(words[which][:20]), rng))
        lines[place] = " ".join(words)


def word_lost(lines: list[str], place: int, others: list[str], rng: Rng) -> None:
    words = lines[place].split(" ")
    del words[rng.below(len(words))]
    lines[place] = " ".join(words)


def word_moved(lines: list[str], place: int, others: list[str], rng: Rng) -> None:
    """A card from one pile to another, a die from one pool to another."""
    words = lines[place].split(" ")
    if len(words) > 1:
        word = words.pop(1 + rng.below(len(words) - 1))
        lines[place] = " ".join(words)
        goal = rng.below(len(lines))
        lines[goal] += " " + word


LINE_DAMAGES: tuple[Callable[[list[str], int, list[str], Rng], None], ...] = (
    line_lost, line_doubled, lines_swapped, line_from_elsewhere, line_from_elsewhere, frame_made_up, word_changed,
    number_changed, number_changed, word_lost, word_moved,
)  # fmt: skip


def damaged_table(text: str, other: str, rng: Rng) -> str:
    data, second = json.loads(text), json.loads(other)
    if not rng.below(10):
        data = crafted_table(data, second, rng)
    for _ in range(1 + rng.below(3)):
        kind = rng.below(10)
        if kind < 4:
            damage_agenda(data, second, rng)
        elif kind == 4:
            key = pick(rng, sorted(second))
            data[key] = second[key]
        elif kind == 5:
            card_moved(data, rng)
        elif kind == 6 and isinstance(data.get("battle"), dict):
            damage_inside(data["battle"], rng)
        else:
            damage_inside(data, rng)
    text = json.dumps(data)
    if not rng.below(200):
        place = rng.below(len(text))
        text = text[:place] + pick(rng, SCRAPS) + text[place + rng.below(2) :]
    return text


def crafted_table(data: dict[str, Any], second: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """What somebody would write by hand: people, rooms and a few things more."""
    needed = ("players", "floors", "length", "variants")
    kept = {name: value for name, value in data.items() if name in needed or not rng.below(5)}
    kept["players"] = [
        {name: value for name, value in player.items() if name == "character" or rng.below(2)}
        for player in kept["players"]
    ]
    if rng.below(2):
        first = pick(rng, ([stick_frames.NEXT_TURN], [stick_frames.TURN, 0], [stick_frames.FIRST_TURN]))
        kept["agenda"] = [first, *[pick(rng, second["agenda"] or [[]]) for _ in range(rng.below(4))]]
    return kept


def damage_agenda(data: dict[str, Any], second: dict[str, Any], rng: Rng) -> None:
    agenda = data.get("agenda")
    if not isinstance(agenda, list) or not agenda or not all(isinstance(frame, list) for frame in agenda):
        return
    kind = rng.below(6)
    place = rng.below(len(agenda))
    if kind == 0:
        del agenda[place]
    elif kind == 1 and second["agenda"]:
        agenda.insert(rng.below(len(agenda) + 1), pick(rng, second["agenda"]))
    elif kind == 2:
        made_up = pick(rng, list(stick_frames.KINDS.values()))
        frame = [made_up.number, *[pick(rng, SMALL) for _ in made_up.arguments]]
        agenda.insert(rng.below(len(agenda) + 1), frame)
    elif kind == 3:
        agenda[place], agenda[-1] = agenda[-1], agenda[place]
    elif agenda[place]:
        which = rng.below(len(agenda[place]))
        if isinstance(agenda[place][which], int):
            agenda[place][which] = another_number(agenda[place][which], rng)


def lists_of_names(value: Any) -> list[list[Any]]:
    found: list[list[Any]] = []
    if isinstance(value, list):
        if value and all(isinstance(entry, str) for entry in value):
            found.append(value)
        for entry in value:
            found += lists_of_names(entry)
    elif isinstance(value, dict):
        for entry in value.values():
            found += lists_of_names(entry)
    return found


def card_moved(data: dict[str, Any], rng: Rng) -> None:
    piles = lists_of_names(data)
    if piles:
        source, goal = pick(rng, piles), pick(rng, piles)
        card = pick(rng, source)
        if rng.below(4):
            source.remove(card)
        goal.insert(rng.below(len(goal) + 1), card)


def damage_inside(value: Any, rng: Rng) -> Any:
    """One place somewhere in it is lost, doubled or becomes something else."""
    if isinstance(value, dict) and value and rng.below(12):
        key = pick(rng, sorted(value))
        if not rng.below(10):
            del value[key]
        else:
            value[key] = damage_inside(value[key], rng)
        return value
    if isinstance(value, list) and value and rng.below(8):
        place = rng.below(len(value))
        kind = rng.below(5)
        if kind == 0:
            del value[place]
        elif kind == 1:
            value.insert(place, value[place])
        else:
            value[place] = damage_inside(value[place], rng)
        return value
    if isinstance(value, bool):
        return not value if rng.below(4) else pick(rng, ODD)
    if isinstance(value, int) and rng.below(8):
        return another_number(value, rng)
    if isinstance(value, list) and rng.below(2):
        return [*value, [pick(rng, (0, 0, 1, 1, 2, -1, 5)) for _ in range(rng.below(5))]]
    return pick(rng, ODD)


def play_on(match: Match, rng: Rng) -> None:
    """Random answers, as texts and as they are; every seat looks."""
    for step in range(ANSWERS):
        if step % VIEW_EVERY == 0:
            for seat in range(len(match.seats)):
                match.view(seat)
        assert bool(match.decisions) == (match.outcome is None)
        if match.outcome is not None:
            break
        answer = STICK.answer if match.header.game == "stick" else any_answer
        seat, action = answer(match.decisions, rng)
        match.submit(seat, match.read_exactly(seat, match.write(action)))
    for seat in range(len(match.seats)):
        match.view(seat)
    again = underdeck.new(match.header.game, position=match.position(), seed=1)
    assert again.digest == match.digest
    assert len(underdeck.load(match.record()).log) == len(match.log)


def site(error: BaseException) -> str:
    """The line of ours in which it happened."""
    steps = [step for step in traceback.extract_tb(error.__traceback__) if "underdeck" in step.filename]
    where = f"{'/'.join(Path(steps[-1].filename).parts[-2:])}:{steps[-1].lineno}" if steps else "?"
    return f"{type(error).__name__} {where}"


def tried(name: str, seed: int) -> str:
    """What becomes of one damaged position."""
    text = damaged(name, seed)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        match = underdeck.new(name.removesuffix(JSON), position=text, seed=1)
    except Refusal as refusal:
        assert str(refusal).encode()
        cause = refusal.__cause__
        return f"caught by the net: {site(cause)}" if refusal.code == "position-impossible" and cause else "refused"
    except Hang as error:
        return f"HANGS reading: {site(error)}"
    except Exception as error:
        return f"CRASHES reading: {site(error)}"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        play_on(match, Rng(seed))
    except Hang as error:
        return f"HANGS playing: {site(error)}"
    except Refusal as error:
        return f"CRASHES playing: {error.code} {site(error)}"
    except Exception as error:
        return f"CRASHES playing: {site(error)}"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return "played on"


def campaign(name: str, seeds: range) -> dict[str, list[int]]:
    """The seeds that came to each end."""
    before = signal.signal(signal.SIGVTALRM, ring)
    ends: dict[str, list[int]] = {}
    try:
        for seed in seeds:
            ends.setdefault(tried(name, seed), []).append(seed)
    finally:
        signal.signal(signal.SIGVTALRM, before)
    return ends


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else COUNT
    start = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    names = sys.argv[3:] or list(CAMPAIGNS)
    started = time.perf_counter()
    found: Counter[str] = Counter()
    for first in range(start, start + count // len(names), CHUNK):
        for name in names:
            for end, seeds in campaign(name, range(first, min(first + CHUNK, start + count // len(names)))).items():
                found[f"{name} {end}"] += len(seeds)
                if end not in SOUND:
                    print(f"{name} {end}: seeds {seeds[:3]}", flush=True)
        print(f"{sum(found.values())} damaged positions, {time.perf_counter() - started:.0f} s", flush=True)
    for end, number in sorted(found.items()):
        print(f"{number:>8} {end}")
    if any(word in end for end in found for word in ("CRASHES", "HANGS")):
        sys.exit(1)


if __name__ == "__main__":
    main()
