### One Deck Dungeon: in the app at the terminal.

app-potions = Potion tokens: { $n }
app-if-placed = With these dice: { $damage } damage, { $time } time{ $poison ->
    [0] .
   *[other] , { $poison } poison.
}
app-missing = { $n } more
app-why-mana = mana only
app-why-armor = armor only
app-why-strength = needs strength
app-why-agility = needs agility
app-why-magic = needs magic
app-why-heroic = needs heroic
app-why-low = too low
app-why-first = armor first
app-why-now = not now
