refuse-unknown-hero = Einen Helden namens „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-unknown-dungeon = Ein Verlies namens „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-unknown-edition = Eine Ausgabe „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-hero-count = { $count ->
    [0] Wähle einen, zwei oder vier Helden.
   *[other] Ein, zwei oder vier Helden können spielen, nicht { $count }.
}
refuse-same-hero = Die Helden einer Gruppe müssen verschieden sein; { $name } wurde mehrfach gewählt.
refuse-no-such-door = Eine offene Tür „{ $text }“ zum Hineinschauen gibt es nicht.
refuse-unknown-set = Ein Set namens „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-dungeon-set = Das Verlies „{ $dungeon }“ passt nicht zu einem Stapel aus dem Set „{ $set }“; nimm sein eigenes Set oder einen gemischten Stapel.
refuse-unknown-reference = Die Zugübersicht kann hier nicht „{ $name }“ sein; zur Wahl stehen: { $choices }.
refuse-unknown-tier = Eine Herausforderung namens „{ $name }“ gibt es in dieser Ausgabe nicht; zur Wahl stehen: { $choices }.
refuse-hordes = Die Karte „Horden“ ist für vier Helden mit einem Stapel aus Forest of Shadows oder einem gemischten Stapel.
refuse-sheet-hero = Ein Kampagnenbogen nennt den Helden „{ $name }“, der nicht zu dieser Gruppe gehört: { $choices }.
refuse-unknown-talent = Ein Talent namens „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-unknown-focus = Einen Schwerpunkt namens „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-too-many-marks = Das Talent „{ $talent }“ hat mehr Häkchen als Kästchen.
refuse-talent-unearned = Das Talent „{ $talent }“ ist noch nicht freigeschaltet: Nicht alle seine Kästchen sind abgehakt.
refuse-talent-inactive = Das Talent „{ $talent }“ gehört zum Schwerpunkt „{ $focus }“, der in dieser Partie nicht aktiv ist.
refuse-mark-color = Nach einem { $difficulty ->
    [1] leichten
    [2] mittleren
   *[3] schweren
} Verlies darf kein { $mark ->
    [green] grüner Kreis
    [yellow] gelbes Quadrat
   *[red] rotes Fünfeck
} abgehakt werden.
refuse-mark-full = Das Talent „{ $talent }“ hat kein solches Kästchen mehr frei.
refuse-mark-locked = Das Talent „{ $talent }“ lässt sich nicht lernen: Dieser Held ist an einen anderen Schwerpunkt gebunden, oder dessen erstes Talent ist noch nicht freigeschaltet.
refuse-mark-early = Häkchen setzt man erst nach der Partie, wenn sie verdient sind.
