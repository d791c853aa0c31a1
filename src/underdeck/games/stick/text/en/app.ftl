### The Order of the Stick: in the app at the terminal.

app-unexplored = unexplored
app-player = { $shticks ->
    [one] 1 shtick
   *[other] { $shticks } shticks
}, drool { $drool }, X { $x }, hand { $hand }, stash { $stash }
app-own-shticks = Shticks
app-own-equipped = Equipped
app-own-stash = Stash
app-own-monsters = Monsters in hand
app-own-screws = Screw This!
app-own-saved = Saved Monsters
app-role = { $role ->
    [attacks] { $number ->
        [many] attack
       *[one] attacks
    }
   *[defends] { $number ->
        [many] defend
       *[one] defends
    }
}
app-die = Die
app-total = Total
