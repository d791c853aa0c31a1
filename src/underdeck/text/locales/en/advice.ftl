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
advice-close = About as good, as far as can be told: { $answer } ({ $chance }).
advice-same = Just the same: { $answers }.
advice-same-as = just the same as { $answer }
advice-game = game { $chance }
advice-unproven =
    { $points ->
        [one] One point higher, which is not enough to go by: { $answer }.
       *[other] { $points } points higher, which is not enough to go by: { $answer }.
    }
advice-only = There is nothing else to answer.
advice-computed = That is computed.
advice-judged = What comes after is an estimate.
advice-sampled =
    { $samples ->
        [0] That is an estimate.
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
        [off] Nobody is shown odds or hints in this game.
        [always] Odds are shown with every question, to everybody.
       *[request] Everybody may ask for odds and hints.
    }
hint-says =
    { $number ->
        [none] Best: { $answer }
       *[other] Best is { $number }: { $answer }
    }
hint-type = Type “{ $words }”.
odds-now = As things stand your chance to win the game is { $chance }.
odds-word-off = off
odds-word-request = request
odds-word-always = always
odds-set =
    { $odds ->
        [off] No odds and no hints from now on; “odds request” brings them back.
        [always] The chance to win the game stands beside every answer from now on.
       *[request] “hint” and “odds” tell your chances when you ask.
    }
