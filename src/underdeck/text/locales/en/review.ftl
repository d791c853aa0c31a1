review-head = { $who }: { $outcome }.
review-accuracy =
    { $accuracy ->
        [none] No decision mattered.
       *[other] Accuracy: { $accuracy } of 100.
    }
review-grades = Decisions: best { $best }, fine { $fine }, doubtful { $doubtful }, mistakes { $mistake }.
review-luck = Luck, in percentage points: { $luck }. Lost by your answers: { $lost }.
review-others =
    { $others ->
        [one] What the others did: one point.
       *[other] What the others did: { $others } points.
    }
review-curve =
    { $answers ->
        [one] The chance to win, from { $first }% at the start to the end after one answer.
       *[other] The chance to win, from { $first }% at the start to the end after { $answers } answers.
    }
review-turnings = Turning points:
review-turning =
    { $answer }, { $at ->
        [one] after one answer
       *[other] after { $at } answers
    }: from { $before }% to { $after }% ({ $cause ->
        [play] your answer
        [others] what the others did
       *[luck] dice and cards
    })
review-costliest = The costliest answers, and what the strongest bot would have answered:
review-no-moments = No answer cost much.
review-moment = { $answer } ({ $grade ->
        [mistake] a mistake
        [doubtful] doubtful
       *[fine] fine
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }); better: { $best }
review-progress = Analyzing
review-from = Play it from there: underdeck review { $file } --from { $n }
review-hint = How it went, move by move: underdeck review { $file }
refuse-no-such-moment = A game can be played from a moment between 0 and { $last }, counted in answers.
refuse-review-running = This game is not over: only finished games can be reviewed.
refuse-review-abandoned = This game was given up: only finished games can be reviewed.
