### One Deck Dungeon: what a mind says of an answer.

odds-through = comes through alive: { $percent }%
odds-clean = without damage: { $percent }%
odds-damage = expected damage: { $value }
odds-time = expected time: { $value }
odds-poison = poison: { $sign }{ $size }
odds-reach = the plain roll reaches the number: { $percent }%

why-gain-door = behind a door there is loot
why-gain-doors = more doors mean more loot and XP to choose from
why-gain-spoils = if you come through, you take its card as loot or as XP
why-gain-item = an item serves in every encounter to come
why-gain-skill = a skill can be used in one encounter after another
why-gain-potion = another potion is known then, with a token to drink it
why-gain-potion-only = another potion is known then
why-gain-xp = XP bring the next level nearer
why-gain-xp-token = XP buy more potion tokens
why-gain-level = a new level brings a potion token, and more to roll or to carry
why-gain-level-only = a new level brings more to roll or to carry
why-gain-token = it buys a potion token
why-plan = it belongs to the best placement found for these dice
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
        [one] it does not help against the boss: one win in a hundred, not { $before }
       *[other] it does not help against the boss: { $after } wins in a hundred, not { $before }
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
