### One Deck Dungeon: in the app at the terminal.

app-potions = Cubes de potion : { $n }
app-if-placed = Avec ces dés : { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
}, { $time } temps{ $poison ->
    [0] .
    [one] , { $poison } poison.
   *[other] , { $poison } poisons.
}
app-missing = encore { $n }
app-why-mana = mana seul
app-why-armor = bouclier seul
app-why-strength = force requise
app-why-agility = agilité requise
app-why-magic = magie requise
app-why-heroic = héroïque requis
app-why-low = trop bas
app-why-first = les boucliers d’abord
app-why-now = pas maintenant
