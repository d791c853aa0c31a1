# Puzzles: a moment of a game to be solved.

jr-puzzle = Puzzle
jr-puzzle-shelf = Puzzles
jr-puzzle-more = A moment of a real game, the dice already rolled. There is always a way, and no luck in it: easy on Mondays, hard at the weekend, a new one at midnight UTC.
jr-puzzle-goal = What to do
jr-puzzle-grade-easy = easy
jr-puzzle-grade-medium = medium
jr-puzzle-grade-hard = hard
jr-puzzle-today = Today
jr-puzzle-done = solved
jr-puzzle-streak = { $n ->
    [0] Solve today’s puzzle to begin a streak.
    [one] One day in a row
   *[other] { $n } days in a row
}
jr-puzzle-solved = Solved!
jr-puzzle-hints = { $n ->
    [0] Without a hint.
    [one] With one hint.
   *[other] With { $n } hints.
}
jr-puzzle-missed = That hurts. There was a way: take your last step back, or start over.
jr-puzzle-astray = { $n ->
    [one] We find no way from here. Take one step back.
   *[other] We find no way from here. Take { $n } steps back.
}
jr-puzzle-return = Go back to there
jr-puzzle-restart = Start over
jr-puzzle-others = More puzzles
jr-puzzle-line = Underdeck · puzzle no. { $n } { $hints ->
    [0] solved without a hint
    [one] solved with one hint
   *[other] solved with { $hints } hints
}
jr-puzzle-needs-server = Puzzles come from the server, and it can’t be reached. The ones you solved are safe in your journal.
jr-puzzle-solved-count = { $n ->
    [one] One puzzle solved
   *[other] { $n } puzzles solved
}
