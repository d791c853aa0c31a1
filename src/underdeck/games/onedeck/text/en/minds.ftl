### One Deck Dungeon: what a mind says of an answer.

odds-through = comes through alive: { $percent }%
odds-clean = without damage: { $percent }%
odds-damage = damage to expect: { $value }
odds-time = time to expect: { $value }
odds-poison = poison: { $sign }{ $size }
odds-reach = the plain roll reaches the number: { $percent }%

why-ahead =
    { $points ->
        [one] it wins one game in a hundred more than the next best answer
       *[other] it wins { $points } games in a hundred more than the next best answer
    }
why-likely =
    { $points ->
        [one] it came out one point ahead of the next best answer, which may be chance
       *[other] it came out { $points } points ahead of the next best answer, which may be chance
    }
why-close = no other answer is clearly better
why-through-more =
    { $percent ->
        [one] you come through alive in one case of a hundred, more often than with the next best answer
       *[other] you come through alive in { $percent } cases of a hundred, more often than with the next best answer
    }
why-through-less =
    { $percent ->
        [one] you come through alive in only one case of a hundred
       *[other] you come through alive in only { $percent } cases of a hundred
    }
why-damage-more = it spares about { $amount } damage
why-damage-less = it costs about { $amount } damage more
why-time-more = it saves about { $amount } time
why-time-less = it costs about { $amount } time more
why-boss-more =
    { $after ->
        [one] before the boss you would win once in a hundred, not { $before }
       *[other] before the boss you would win { $after } times in a hundred, not { $before }
    }
why-boss-less =
    { $after ->
        [one] against the boss as such it does not help: one win in a hundred, not { $before }
       *[other] against the boss as such it does not help: { $after } wins in a hundred, not { $before }
    }
why-reach-more =
    { $percent ->
        [one] the plain roll reaches its number in one case of a hundred
       *[other] the plain roll reaches its number in { $percent } cases of a hundred
    }
why-reach-less =
    { $percent ->
        [one] the plain roll reaches its number in only one case of a hundred
       *[other] the plain roll reaches its number in only { $percent } cases of a hundred
    }
