advice-best = { $answer }: { $chance }.
advice-chance =
    { $exact ->
        [true] { $percent }%
       *[false] ≈{ $percent }%
    }
advice-win = chance to win the game { $chance }
advice-between = { "; " }
advice-for = For it: { $reasons }.
advice-against = Against it: { $reasons }.
advice-next =
    { $points ->
        [0] As good as that: { $answer }.
        [one] Next, one point less: { $answer }.
       *[other] Next, { $points } points less: { $answer }.
    }
advice-close = About as good, within the margin of error: { $answer } ({ $chance }).
advice-same = Just the same: { $answers }.
advice-same-as = just the same as { $answer }
advice-game = game { $chance }
advice-unproven =
    { $points ->
        [one] One point higher, but within the margin of error: { $answer }.
       *[other] { $points } points higher, but within the margin of error: { $answer }.
    }
advice-only = There is no other answer.
advice-computed = This is exact.
advice-judged = What follows is an estimate.
advice-sampled =
    { $samples ->
        [0] This is an estimate.
        [one] Sampled in one world: give or take { $error ->
            [one] one point
           *[other] { $error } points
        }.
       *[other] Sampled in { $samples } worlds: give or take { $error ->
            [one] one point
           *[other] { $error } points
        }.
    }
why-plain-habit = a skilled player would choose it without thinking long
odds-rule =
    { $odds ->
        [off] This game shows no odds and no hints.
        [always] This game shows odds to everybody, with every question.
       *[request] Everybody may ask for odds and hints.
    }
hint-says =
    { $number ->
        [none] Best: { $answer }
       *[other] Best is { $number }: { $answer }
    }
hint-type = Type “{ $words }”.
odds-now = Your chance to win right now: { $chance }.
odds-word-off = off
odds-word-request = request
odds-word-always = always
odds-set =
    { $odds ->
        [off] Odds and hints are now off; “odds request” turns them on again.
        [always] From now on, every answer shows the chance to win the game.
       *[request] “hint” and “odds” show your chances when you ask.
    }
