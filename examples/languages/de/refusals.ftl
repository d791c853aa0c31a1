# Ein klares Nein in einem Satz, mit der Auswahl, wo sie klein ist.

refuse-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-game-broken = Das Spiel „{ $name }“ lässt sich nicht laden: { $reason }
refuse-unknown-option = Eine Regeloption namens „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-unknown-setup = Eine Partie { $game } hat keine Einstellung namens „{ $name }“; zur Wahl stehen: { $choices }.
refuse-unknown-value = Die Regeloption { $option } kann nicht „{ $name }“ sein; zur Wahl stehen: { $choices }.
refuse-option-form = Eine Regeloption schreibt man NAME=WERT, nicht „{ $text }“.
refuse-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-unknown-lang = Eine Sprache „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-unknown-seat = Einen Platz { $seat } gibt es nicht; zur Wahl stehen: { $choices }.
refuse-setup-type = Die Einstellung „{ $name }“ hat die falsche Form.
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
refuse-file-text = { $file } ist keine Textdatei.
refuse-position-and-setup = Das sagt die Stellung schon: Lass { $choices } weg.
refuse-deadly = { $answer } Wenn du es trotzdem willst, sag es noch einmal.
refuse-position-impossible = Diese Stellung kann in keiner Partie vorkommen.
refuse-runaway = Von hier führen die Regeln zu keiner weiteren Frage: Die Antwort wird nicht ausgeführt.
refuse-extra = Dafür fehlen Bibliotheken: pip install "underdeck[{ $name }]"
