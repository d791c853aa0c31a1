"""The laws that every game must keep, checked on whole random games over all its settings.

A law is a function of a walk and a seed. It plays by the seed alone, so what breaks once breaks again, and raises
`Broken` where the game does not keep it. Whatever else is raised on the way is the game's fault too.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from underdeck.bots import ask
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.game import Game
from underdeck.kernel.refusal import Fault, Refusal
from underdeck.kernel.rng import KEY_BYTES, Rng
from underdeck.lab.walks import Broken, Walk, sent_by_forms, wander
from underdeck.match import Match, load, new
from underdeck.match.driver import next_question
from underdeck.match.facet import MatchFacet
from underdeck.match.stops import PASS
from underdeck.plugin.base import Plugin
from underdeck.plugin.guard import is_offered
from underdeck.plugin.registry import plugin_of
from underdeck.plugin.shares import shares_of
from underdeck.table.facet import TableFacet

LONGEST_MATCH = 120
LONGEST_UNDONE = 100
MOST_BACK = 3
WORLDS = 2
FORMS = 3
CLOSELY = 10
EVERY = 5
"""The step between checked moments of a long game, after its first ones."""
PLAYED_ON = 40
NONSENSE = ("", " ", "?", "xyzzy", "-1", "0", "9" * 40, "pass pass", "é\u00a0☃", "\x00")

Law = Callable[[Walk, int], None]
Answers = list[tuple[int, Action]]


def encoded(view: Any) -> bytes:
    return msgspec.json.encode(view)


def questions(decisions: list[Decision]) -> list[tuple[int, str, list[Action]]]:
    return [(decision.seat, decision.kind, decision.options) for decision in decisions]


def pause(walk: Walk) -> int:
    """Return the step between two moments that are checked."""
    return EVERY if walk.share > 1 else 1


def passed_over(step: int, every: int) -> bool:
    return step >= CLOSELY and step % every != 0


# Whole games


def games_end(walk: Walk, seed: int) -> None:
    wander(walk, walk.game(), walk.any_setup(Rng(seed)), seed)


def far_games_end(walk: Walk, seed: int) -> None:
    wander(walk, walk.far(), walk.any_setup(Rng(seed)), seed)


def what_forms_send_is_taken(walk: Walk, seed: int) -> None:
    """Check that a game accepts the setups of browser, app and terminal. Some may be refused, but not all."""
    plugin, rng = plugin_of(walk.name), Rng(seed)
    refused: dict[str, Refusal] = {}
    begun: set[str] = set()
    for _ in range(FORMS):
        setup = walk.any_setup(rng)
        for face, sent in sent_by_forms(plugin, setup, new(walk.name, seed=seed, **setup).seats):
            try:
                new(walk.name, seed=seed, **sent)
                begun.add(face)
            except Fault:
                raise
            except Refusal as refusal:
                refused[face] = refusal
    for face in refused.keys() - begun:
        raise Broken("form", face=face, reason=str(refused[face]))


def victory_is_shared(walk: Walk, seed: int) -> None:
    """Check that shares add up to one victory among rivals, and are equal in a party."""
    game = walk.game()
    state = wander(walk, game, walk.any_setup(Rng(seed)), seed)
    try:
        shares_of(plugin_of(walk.name), state.outcome, game.seats(state))
    except Refusal as refusal:
        why = refusal.cause or refusal
        raise Broken(why.code, **why.facts) from refusal


def chance_is_keyed(walk: Walk, seed: int) -> None:
    """Check that a server's games use the secret key, so that nobody can compute the next dice."""
    if not walk.game().start(walk.any_setup(Rng(seed)), seed, bytes(KEY_BYTES)).rng.key:
        raise Broken("unkeyed")


def the_same_answers_lead_to_the_same_end(walk: Walk, seed: int) -> None:
    game, setup = walk.game(), walk.any_setup(Rng(seed))
    ends = [game.digest(wander(walk, game, setup, seed)) for _ in range(2)]
    if ends[0] != ends[1]:
        raise Broken("unrepeatable")


# Texts


def answers_read_back(walk: Walk, seed: int) -> None:
    game = walk.far()

    def look(state: Any, step: int) -> None:
        for decision in game.decisions(state):
            for option in decision.options:
                text = game.write_action(state, option)
                if not text or text != " ".join(text.split()):
                    raise Broken("answer-text", kind=decision.kind, text=repr(text))
                if answer_read(game, state, text, decision) != option:
                    raise Broken("answer-unread", kind=decision.kind, text=text)

    wander(walk, game, walk.any_setup(Rng(seed)), seed, look)


def answer_read(game: Game, state: Any, text: str, decision: Decision) -> Action | None:
    try:
        return game.read_action(state, text, decision.options)
    except Refusal:
        return None


def nonsense_is_refused(walk: Walk, seed: int) -> None:
    """Check that nonsense is refused or read as an offered answer."""
    game = walk.game()

    def look(state: Any, step: int) -> None:
        text = NONSENSE[step % len(NONSENSE)]
        for decision in game.decisions(state):
            if answer_read(game, state, text, decision) not in (None, *decision.options):
                raise Broken("nonsense", kind=decision.kind, text=repr(text))

    wander(walk, game, walk.any_setup(Rng(seed)), seed, look)


def positions_read_back(walk: Walk, seed: int) -> None:
    """Check that positions read back to the same digest and the same questions."""
    game = walk.far()

    def look(state: Any, step: int) -> None:
        if passed_over(step, 7 * walk.share):
            return
        text = game.position(state)
        try:
            again = game.from_position(text, 99)
        except Refusal as refusal:
            raise Broken("position-refused", position=text, reason=str(refusal)) from refusal
        if game.digest(again) != game.digest(state):
            raise Broken("position-digest", position=text)
        if questions(game.decisions(again)) != questions(game.decisions(state)):
            raise Broken("position-questions", position=text)

    wander(walk, game, walk.any_setup(Rng(seed)), seed, look)


# States


def clones_are_independent(walk: Walk, seed: int) -> None:
    """Check that a clone is like its original, and that no later step changes it."""
    game = walk.game()
    kept: list[tuple[Any, tuple[object, ...]]] = []

    def look(state: Any, step: int) -> None:
        if passed_over(step, walk.share):
            return
        if any(seen_of(game, clone) != before for clone, before in kept):
            raise Broken("clone-shares")
        if not passed_over(step, EVERY):
            before, clone, twin = seen_of(game, state), state.clone(), state.clone()
            if seen_of(game, clone) != before:
                raise Broken("clone-differs")
            kept.append((clone, before))
            game.step(twin, *walk.answer(game.decisions(twin), Rng(step)))
            if seen_of(game, state) != before:
                raise Broken("clone-shares")
        del kept[:-6]

    wander(walk, game, walk.any_setup(Rng(seed)), seed, look)


def seen_of(game: Game, state: Any) -> tuple[object, ...]:
    """Return all that shows whether a state has changed."""
    told = [(event.kind, dict(event.facts)) for event in state.events]
    return game.digest(state), encoded(game.view(state, 0)), told, state.reveals, state.rng.state


def windows_can_be_passed(walk: Walk, seed: int) -> None:
    """Check that every reaction window has the answer to pass, for settings and the clock."""
    game, windows = walk.game(), MatchFacet.of(plugin_of(walk.name)).windows

    def look(state: Any, step: int) -> None:
        for decision in game.decisions(state):
            if decision.kind in windows and PASS not in [game.write_action(state, each) for each in decision.options]:
                raise Broken("no-pass", kind=decision.kind)

    wander(walk, game, walk.any_setup(Rng(seed)), seed, look)


def random_match(
    walk: Walk, seed: int, most: int = LONGEST_MATCH, look: Callable[[Match], None] = lambda match: None
) -> Match:
    """Return a random match; `look` sees it at its start and after every answer."""
    rng = Rng(seed)
    match = new(walk.name, seed=seed, **walk.any_setup(rng))
    look(match)
    while match.outcome is None and len(match.log) < most:
        match.submit(*walk.answer(match.decisions, rng))
        look(match)
    return match


def records_read_back(walk: Walk, seed: int) -> None:
    match = random_match(walk, seed, LONGEST_MATCH * walk.share)
    again = reloaded(match)
    if (again.digest, again.log, again.record()) != (match.digest, match.log, match.record()):
        raise Broken("record-differs")


def reloaded(match: Match) -> Match:
    try:
        return load(match.record())
    except Refusal as refusal:
        raise Broken("record-refused", reason=str(refusal)) from refusal


def a_game_can_be_left_and_gone_on_with(walk: Walk, seed: int) -> None:
    """Check that a replayed beginning and the rest give the same match."""
    match = random_match(walk, seed)
    cut = seed % (LONGEST_MATCH + 1)
    again = new(walk.name, seed=seed, **match.header.setup)
    for seat, action in match.log[:cut]:
        again.submit(seat, action)
    again = reloaded(again)
    for seat, action in match.log[cut:]:
        again.submit(seat, action)
    if again.digest != match.digest:
        raise Broken("record-differs")


def undo_returns(walk: Walk, seed: int) -> None:
    """Check that undo returns to exactly the same state, and never past a reveal."""
    rng = Rng(seed)
    match = new(walk.name, seed=seed, **walk.any_setup(rng))
    while match.outcome is None and len(match.log) < 80:
        digest, reveals = match.digest, match.reveals
        seat, action = walk.answer(match.decisions, rng)
        words = match.write(action)
        match.submit(seat, action)
        if not match.can_undo():
            if refused_code(match.undo) != "undo-revealed":
                raise Broken("undo-reveal", words=words)
            continue
        if match.reveals != reveals:
            raise Broken("undo-reveal", words=words)
        match.undo()
        if match.digest != digest:
            raise Broken("undo-differs", words=words)
        match.submit(seat, action)


def refused_code(attempt: Callable[[], object]) -> str:
    try:
        attempt()
    except Refusal as refusal:
        return refusal.code
    return ""


def what_is_not_offered_is_refused(walk: Walk, seed: int) -> None:
    """Check that an answer that is not offered is refused and changes nothing."""
    match = random_match(walk, seed, most=seed % 60)
    rng = Rng(seed + 1)
    action = tuple(rng.below(64) - 3 if i % 2 == 0 else rng.below(13) - 3 for i in range(4))
    digest = match.digest
    offered = {decision.seat: decision.options for decision in match.decisions}
    codes = ("game-over",) if match.outcome is not None else ("illegal-action", "not-asked")
    for seat in (-1, 0, 1, 2):
        if action not in offered.get(seat, []):
            code = refused_code(lambda seat=seat: match.submit(seat, action))  # type: ignore[misc]
            if code not in codes or match.digest != digest:
                raise Broken("not-offered", action=repr(action))


def worlds_look_the_same(walk: Walk, seed: int) -> None:
    """Check that views and questions reveal nothing hidden: all sampled worlds show the same (P-1, P-7)."""
    game, every = (walk.far(), EVERY) if seed % 2 else (walk.game(), pause(walk))
    plugin = plugin_of(walk.name)

    def look(state: Any, step: int) -> None:
        if passed_over(step, every):
            return
        asked, shown = questions(game.decisions(state)), shown_to_all(plugin, game, state)
        for seat in range(len(game.seats(state))):
            other = game.resample(state, seat, step)
            walk.check(other)
            if encoded(game.view(other, seat)) != encoded(game.view(state, seat)):
                raise Broken("view-leaks", seat=seat, parts=parts_that_differ(game, state, other, seat))
            there = questions(walk.asks(game, other))
            if [each[:2] for each in there] != [each[:2] for each in asked]:
                raise Broken("question-leaks", seat=seat)
            if [each for each in there if each[0] == seat] != [each for each in asked if each[0] == seat]:
                raise Broken("answers-leak", seat=seat)
            if not all(options for _, _, options in there):
                raise Broken("world-no-answers", seat=seat)
            if shown_to_all(plugin, game, other) != shown:
                raise Broken("public-leaks", seat=seat)

    wander(walk, game, walk.any_setup(Rng(seed)), seed, look)


def parts_that_differ(game: Game, state: Any, other: Any, seat: int) -> str:
    here, there = [msgspec.to_builtins(game.view(each, seat)) for each in (state, other)]
    return ", ".join(sorted([str(key) for key in {*here, *there} if here.get(key) != there.get(key)]))


def shown_to_all(plugin: Plugin, game: Game, state: Any) -> bytes:
    return encoded(TableFacet.of(plugin).public(msgspec.to_builtins(game.view(state, 0))))


def worlds_ask_their_own(walk: Walk, seed: int) -> None:
    """Check that the questions in a sampled world follow from that world: read back from its position it asks the same.
    Anything left over from the true game could reveal what is hidden."""
    game = walk.game()

    def look(state: Any, step: int) -> None:
        if passed_over(step, 3 * pause(walk)):
            return
        for seat in range(len(game.seats(state))):
            world = game.resample(state, seat, step)
            text = game.position(world)
            try:
                again = game.from_position(text, 99)
            except Refusal as refusal:
                raise Broken("position-refused", position=text, reason=str(refusal)) from refusal
            if questions(game.decisions(again)) != questions(game.decisions(world)):
                raise Broken("world-asks", seat=seat)

    wander(walk, game, walk.any_setup(Rng(seed)), seed, look)


def worlds_hold_nothing_of_the_truth(walk: Walk, seed: int) -> None:
    """Check that a world sampled from a sampled world is the same, because it follows from what is seen. It asks the
    same, too, even if the sampled world was played on before and still looks the same."""
    game = walk.game()

    def look(state: Any, step: int) -> None:
        if passed_over(step, 3 * pause(walk)):
            return
        seat = step % len(game.seats(state))
        once, other = game.resample(state, seat, 5), game.resample(state, seat, step + 77)
        if game.digest(once) != game.digest(game.resample(other, seat, 5)):
            raise Broken("world-truth", seat=seat)
        true, answer = state.clone(), walk.answer(game.decisions(state), Rng(step))
        if all(is_open(game, each, *answer) for each in (true, other)):
            for each in (true, other):
                game.step(each, *answer)
            if all_seen(game, true, seat) != all_seen(game, other, seat):
                return
            if asked_in_world(game, true, seat) != asked_in_world(game, other, seat):
                raise Broken("world-truth", seat=seat)

    wander(walk, game, walk.any_setup(Rng(seed)), seed, look)


def is_open(game: Game, state: Any, seat: int, action: Action) -> bool:
    return any(each.seat == seat and action in each.options for each in game.decisions(state))


def all_seen(game: Game, state: Any, seat: int) -> object:
    """Return what the seat sees, and the last events it saw."""
    told = [event for event in state.events if event.seats is None or seat in event.seats]
    return encoded(game.view(state, seat)), [(event.kind, dict(event.facts)) for event in told]


def asked_in_world(game: Game, state: Any, seat: int) -> object:
    """Return the questions of a sampled world, in words: copies of a card are alike."""
    world = game.resample(state, seat, 5)
    return [
        (each.seat, each.kind, [game.write_action(world, option) for option in each.options])
        for each in game.decisions(world)
    ]


def worlds_are_drawn_anew(walk: Walk, seed: int) -> None:
    """Check that hidden things differ in some worlds, and future dice in all."""
    game = walk.game()
    chances: set[int] = set()
    foreseen: list[int] = []
    hiding, differing = [], []

    def look(state: Any, step: int) -> None:
        chances.add(state.rng.state)
        if passed_over(step, pause(walk)):
            return
        seat = step % len(game.seats(state))
        for number in range(WORLDS):
            world = game.resample(state, seat, seed + 1 + WORLDS * step + number)  # never the game's own
            if (world.rng.state, world.rng.key) == (state.rng.state, state.rng.key):
                foreseen.append(seat)
            if game.hidden(state, seat):
                hiding.append(seat)
                if (game.digest(world), world.rng.state) != (game.digest(state), state.rng.state):
                    differing.append(seat)

    wander(walk, game, walk.any_setup(Rng(seed)), seed, look)
    if len(chances) > 1 and foreseen:
        raise Broken("world-chance", seat=foreseen[0])
    if hiding and not differing:
        raise Broken("world-same", seat=hiding[0])


def worlds_can_be_played_on(walk: Walk, seed: int) -> None:
    game = walk.game()

    def look(state: Any, step: int) -> None:
        if passed_over(step, 97 if walk.share > 1 else EVERY):
            return
        rng = Rng(step)
        world = game.resample(state, step % len(game.seats(state)), step)
        for _ in range(PLAYED_ON):
            if world.outcome is not None:
                return
            game.step(world, *walk.answer(game.decisions(world), rng))
            walk.check(world)

    wander(walk, game, walk.any_setup(Rng(seed)), seed, look)


def views_hold_no_chance(walk: Walk, seed: int) -> None:
    game = walk.game()
    secret = Rng(seed).bits() >> 1  # so large that no view holds it by accident

    def look(state: Any, step: int) -> None:
        if passed_over(step, pause(walk)):
            return
        for seat in range(len(game.seats(state))):
            shown = encoded(game.view(state, seat)).decode()
            if str(secret) in shown or str(state.rng.state) in shown:
                raise Broken("view-chance", seat=seat)

    wander(walk, game, walk.any_setup(Rng(seed)), secret, look)


def undo_teaches_nobody(walk: Walk, seed: int) -> None:
    """Check that nobody learns anything from what can be undone (R-22)."""
    look_back(walk, seed, LONGEST_UNDONE)


def look_back(walk: Walk, seed: int, most: int) -> tuple[int, int]:
    """Check open undo against the law. Return how often undo was open and closed.

    Whoever sat there before the answers could not tell the true world from others that look the same. In all of them
    the same must have been possible; where it was not, she has learned something, and undo must be closed.
    """
    rng = Rng(seed)
    match = new(walk.name, seed=seed, **walk.any_setup(rng))
    game, past = match.game, [match.state.clone()]
    found = [0, 0]
    while match.outcome is None and len(match.log) < most:
        match.submit(*walk.answer(match.decisions, rng))
        past = [*past[-MOST_BACK:], match.state.clone()]
        for count in range(1, len(past)):
            can = match.can_undo(count)
            found[can] += 1
            for seat in range(len(match.seats)) if can else ():
                answers = match.log[-count:]
                sights = [seen_by(game, state, seat) for state in past[-count:]]
                worlds = [game.resample(past[-1 - count], seat, 1000 * seed + n) for n in range(WORLDS)]
                if not all(could_be(game, world, answers, sights, seat) for world in worlds):
                    words = ", ".join([match.write(action) for _, action in answers])
                    raise Broken("undo-teaches", words=words, seat=seat, answer=len(match.log))
    return found[1], found[0]


def seen_by(game: Game, state: Any, seat: int) -> tuple[object, ...]:
    told = [(event.kind, event.facts) for event in state.events if event.seats is None or seat in event.seats]
    mine = [decision.options for decision in game.decisions(state) if decision.seat == seat]
    return encoded(game.view(state, seat)), told, mine, sorted(game.waiting(state))


def could_be(game: Game, world: Any, answers: Answers, sights: list[tuple[object, ...]], seat: int) -> bool:
    """Return whether this seat might have seen the same in that world. Others may have answered differently as long as
    it does not show."""
    if not answers:
        return True
    (who, action), *later = answers
    options = [option for decision in game.decisions(world) if decision.seat == who for option in decision.options]
    others = [] if who == seat else [option for option in options if option != action]
    for option in [*[action] * (action in options), *others]:
        after = world.clone()
        game.step(after, who, option)
        if seen_by(game, after, seat) == sights[0] and could_be(game, after, later, sights[1:], seat):
            return True
    return False


def bots_give_what_is_offered(walk: Walk, seed: int) -> None:
    plugin = plugin_of(walk.name)
    for name in plugin.bots():
        match = new(walk.name, seed=seed, **walk.any_setup(Rng(seed)))
        bot = plugin.bots()[name](seed)
        while match.outcome is None and len(match.log) < PLAYED_ON:
            given = ask(bot, match, next_question(match))
            if not is_offered(given, match.decisions):
                raise Broken("bot", bot=name, action=repr(given))
            match.submit(*given)
