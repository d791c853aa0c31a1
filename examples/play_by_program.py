"""A game played by a program: questions, answers, views, undo, and the record that is save, replay and bug report.

python examples/play_by_program.py [SEED]
"""

import sys

import underdeck


def main(seed: int = 7) -> underdeck.Match:
    match = underdeck.new("onedeck", heroes=["mage", "warrior"], dungeon="dragons-cave", tier="novice", seed=seed)
    print(f"Seats: {', '.join(match.seats)}")

    # A question says who is asked, what about, and every legal answer. Answers are small tuples; `write` makes text of
    # them, and `submit` takes either.
    decision = match.decisions[0]
    print(
        f"{match.seats[decision.seat]} is asked “{decision.kind}”: {[match.write(each) for each in decision.options]}"
    )
    match.submit(decision.seat, match.write(decision.options[0]))
    print(f"That made happen: {[event.kind for event in match.events]}")

    # What is not offered is refused, with a code for programs and a sentence for people.
    try:
        match.submit(0, "sing")
    except underdeck.Refusal as refusal:
        print(f"Refused: {refusal.code}: {refusal}")

    # A seat's view holds what that seat may know, and nothing else.
    view = match.view(0)
    print(f"Floor {view.floor}, {len(view.doors)} doors, damage {[hero.damage for hero in view.heroes]}")

    # Answers can be taken back until somebody has learned something by them.
    taken_back = 0
    while match.outcome is None:
        decision = match.decisions[0]
        digest = match.digest
        match.submit(decision.seat, decision.options[0])
        if match.can_undo() and taken_back < 3:
            match.undo()
            assert match.digest == digest
            match.submit(decision.seat, decision.options[0])
            taken_back += 1
    print(f"{taken_back} answers taken back and given again; {match.outcome} after {len(match.log)} answers")

    # The record is text. Loading it replays every answer and names the first line that does not fit.
    record = match.record()
    again = underdeck.load(record)
    assert (again.digest, again.log) == (match.digest, match.log)
    print(f"The record has {len(record.splitlines())} lines and replays to {again.digest}")
    return match


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:]])
