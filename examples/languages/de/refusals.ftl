# Ein klares Nein in einem Satz, mit der Auswahl, wo sie klein ist.

refuse-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-game-broken = Das Spiel „{ $name }“ lässt sich nicht laden: { $reason }
refuse-unknown-hero = Einen Helden namens „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-unknown-dungeon = Ein Verlies namens „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-unknown-edition = Eine Ausgabe „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-unknown-option = Eine Regeloption namens „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-unknown-value = Die Regeloption { $option } kann nicht „{ $name }“ sein; zur Wahl stehen: { $choices }.
refuse-option-form = Eine Regeloption schreibt man NAME=WERT, nicht „{ $text }“.
refuse-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-unknown-lang = Eine Sprache „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-unknown-seat = Einen Platz { $seat } gibt es nicht; zur Wahl stehen: { $choices }.
refuse-unknown-setup = Eine Partie { $game } hat keine Einstellung namens „{ $name }“; zur Wahl stehen: { $choices }.
refuse-setup-type = Die Einstellung „{ $name }“ hat die falsche Form.
refuse-hero-count = { $count ->
    [0] Wähle einen, zwei oder vier Helden.
   *[other] Ein, zwei oder vier Helden können spielen, nicht { $count }.
}
refuse-same-hero = Die Helden einer Gruppe müssen verschieden sein; { $name } wurde mehrfach gewählt.
refuse-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $largest }.
refuse-key = Ein Schlüssel besteht aus { $digits } Hexadezimalziffern.
refuse-games-count = Es muss mindestens 1 Partie sein.
refuse-not-asked = Du wirst gerade nichts gefragt.
refuse-game-over = Die Partie ist zu Ende.
refuse-malformed-action = „{ $text }“ verstehe ich nicht.
refuse-illegal-action = Das geht jetzt nicht: { $text }.
refuse-ambiguous-action = „{ $text }“ könnte mehreres heißen: { $choices }.
refuse-number-action = Eine Antwort mit der Nummer { $text } gibt es nicht.
refuse-nothing-to-undo = Es gibt nichts zurückzunehmen.
refuse-undo-revealed = Das lässt sich nicht zurücknehmen: Seither hat jemand einen Würfel, eine Karte oder eine verborgene Antwort gesehen.
refuse-record-foreign = Das ist keine Aufzeichnung von Underdeck.
refuse-record-newer = Diese Aufzeichnung stammt von einer neueren Version von Underdeck.
refuse-record-damaged = Die Aufzeichnung ist in Zeile { $line } beschädigt: { $reason }
refuse-record-rules = Diese Partie wurde mit Version { $found } der Regeln gespielt. Dieses Programm spielt Version { $known } und kann sie nicht fortsetzen; die Aufzeichnung bleibt erhalten.
refuse-record-cards = Diese Aufzeichnung wurde mit anderen Karten gespielt, als dieses Programm sie hat.
refuse-record-diverged = Die Aufzeichnung weicht in Zeile { $line } ab ({ $text }): { $reason }
refuse-record-sync = { $answers ->
    [one] Die Aufzeichnung weicht in Zeile { $line } ab: Nach 1 Antwort sollte die Partie bei { $expected } sein, ist aber bei { $found }.
   *[other] Die Aufzeichnung weicht in Zeile { $line } ab: Nach { $answers } Antworten sollte die Partie bei { $expected } sein, ist aber bei { $found }.
}
refuse-pack-syntax = { $file } ist kein gültiges TOML{ $line ->
    [0] { "" }
   *[other] , Zeile { $line }, Spalte { $column }
}: { $kind ->
    [value] was dort steht, ist kein Wert; Wörter stehen in Anführungszeichen
    [statement] eine Zeile ist eine [Tabelle] oder ein Name = Wert
    [equals] auf einen Namen folgt = und ein Wert
    [twice] derselbe Name steht zweimal da
    [string] ein Text in Anführungszeichen hat kein Ende, oder ein Zeichen, das darin nicht stehen kann
    [list] eine Liste oder Tabelle hat kein Ende, oder kein Komma zwischen zwei Werten
    [deep] Listen oder Tabellen liegen zu tief ineinander
   *[other] { $reason }
}
refuse-pack-field = { $file }{ $card ->
    [pack] { "" }
   *[other] , Karte { $card }
}{ $field ->
    [none] { "" }
   *[other] , Feld { $field }
}: { $reason }
refuse-file-read = { $file } lässt sich nicht lesen: { $reason }
refuse-file-write = { $file } lässt sich nicht schreiben: { $reason }
refuse-file-exists = { $file } gibt es schon.
refuse-nothing-to-resume = Es gibt keine unbeendete Partie, die weitergehen könnte.
refuse-unknown-card = Keine Karte heißt „{ $name }“.
refuse-unknown-rule = In keiner Regel kommt „{ $name }“ vor.
refuse-game-in-use = Diese Partie wird gerade in einem anderen Fenster gespielt: { $file }
refuse-input-ended = Es kommen keine Antworten mehr.
refuse-no-such-choice = „{ $name }“ steht nicht zur Wahl: { $choices }.
refuse-no-such-door = Eine offene Tür „{ $text }“ zum Hineinschauen gibt es nicht.
refuse-file-text = { $file } ist keine Textdatei.
refuse-position-and-setup = Das sagt die Stellung schon: Lass { $choices } weg.
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
refuse-deadly = { $answer } Wenn du es trotzdem willst, sag es noch einmal.
refuse-position-impossible = Diese Stellung kann in keiner Partie vorkommen.
refuse-runaway = Von hier führen die Regeln zu keiner weiteren Frage: Die Antwort wird nicht ausgeführt.
refuse-no-report = „{ $name }“ hat keinen eigenen Bericht; lass --report weg.
refuse-extra = Dafür fehlen Bibliotheken: pip install "underdeck[{ $name }]"
