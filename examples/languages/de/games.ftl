# `underdeck games`
games-of-the-house = Teil von Underdeck
games-row = { $game }  { $title }, Regelversion { $rules }: { $source }
games-broken = { $game } ({ $source }) lässt sich nicht laden: { $reason }
games-progress = Partien
