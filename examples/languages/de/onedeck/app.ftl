app-potions = Trankmarker: { $n }
app-if-placed = Mit diesen Würfeln: { $damage } Schaden, { $time } Zeit{ $poison ->
    [0] .
   *[other] , { $poison } Gift.
}
app-missing = noch { $n }
app-why-mana = nur Mana
app-why-armor = nur Rüstung
app-why-strength = braucht Stärke
app-why-agility = braucht Agilität
app-why-magic = braucht Magie
app-why-heroic = braucht heroisch
app-why-low = zu niedrig
app-why-first = erst Rüstung
app-why-now = jetzt nicht
