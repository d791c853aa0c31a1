app-unexplored = unerforscht
app-player = { $shticks ->
    [one] 1 Masche
   *[other] { $shticks } Maschen
}, Sabber { $drool }, X { $x }, Hand { $hand }, Lager { $stash }
app-own-shticks = Maschen
app-own-equipped = Angelegt
app-own-stash = Lager
app-own-monsters = Monster auf der Hand
app-own-screws = Screw This!
app-own-saved = Aufgehobene Monster
app-role = { $role ->
    [attacks] { $number ->
        [many] greifen an
       *[one] greift an
    }
   *[defends] { $number ->
        [many] verteidigen sich
       *[one] verteidigt sich
    }
}
app-die = Würfel
app-total = Summe
