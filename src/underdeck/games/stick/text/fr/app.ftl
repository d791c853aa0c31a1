### The Order of the Stick: in the app at the terminal.

app-unexplored = inexploré
app-player = { $shticks ->
    [one] { $shticks } truc
   *[other] { $shticks } trucs
}, bave { $drool }, X { $x }, main { $hand }, magot { $stash }
app-own-shticks = Trucs
app-own-equipped = Équipé
app-own-stash = Magot
app-own-monsters = Monstres en main
app-own-screws = Zut !
app-own-saved = Monstres conservés
app-role = { $role ->
    [attacks] { $number ->
        [many] attaquent
       *[one] attaque
    }
   *[defends] { $number ->
        [many] se défendent
       *[one] se défend
    }
}
app-die = Dé
app-total = Total
