# Was das Terminal selbst sagt.

prompt = >
notice = Inoffizielle Umsetzung von Fans. Marken gehören ihren Eigentümern; keine Verbindung zu ihnen.
help-short = Gib eine Zahl ein oder die Wörter einer Antwort. „?“ erklärt die Frage, „help“ nennt alle Befehle.
command-words =
    hilfe=help tipp=hint protokoll=log zurück=undo beenden=quit karten=cards regeln=rules speichern=save wie=how
    aufgeben=abandon chancen=odds nochmal=again weiter=next sagen=say ja=yes immer=always anfrage=request nie=off
rules-behind = Die Regeln dahinter:
log-empty = Noch ist nichts geschehen.
hint-says =
    { $number ->
        [none] Am besten: { $answer }
       *[other] Am besten ist { $number }: { $answer }
    }
undone = Zurückgenommen: { $answer }
saved = Gespeichert in { $file }.
left = Die Partie ist gespeichert. Weiter geht es mit: underdeck resume
record-kept = Die Aufzeichnung dieser Partie: { $file }
replay-seal = Ihr Zufall war versiegelt mit { $seal }
replay-header = { $answers ->
    [one] 1 Antwort, Ausgang: { $outcome }.
   *[other] { $answers } Antworten, Ausgang: { $outcome }.
}
replay-running = läuft noch
replay-step = { $n }. { $seat }: { $answer }
replay-ok = in Ordnung
sim-title = { $games ->
    [one] 1 Partie, { $what }, Bot { $bot }
   *[other] { $games } Partien, { $what }, Bot { $bot }
}
sim-outcome-victory = Siege
sim-outcome-defeat = Niederlagen
sim-decisions = Entscheidungen
sim-seconds = Sekunden
sim-rate = Entscheidungen je Sekunde
sim-digest = Prüfsumme
sim-share = { $n } ({ $percent } %, 95-%-Intervall { $low } % bis { $high } %)
sim-progress = Es wird gespielt
card-joke = „{ $joke }“
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
list-stopped = Etwas wurde aufgedeckt, deshalb blieb der Rest der Zeile liegen: { $rest }
list-dropped = Nicht ausgeführt: { $rest }
other-games = { $count ->
    [one] In { $folder } liegt noch eine unbeendete Partie; „underdeck resume DATEI“ öffnet sie.
   *[other] In { $folder } liegen noch { $count } unbeendete Partien; „underdeck resume DATEI“ öffnet eine.
}
replay-keys = Enter für den nächsten Schritt, q zum Verlassen.
filling = { $dice } ({ $sum } von { $value })
outcome-abandoned = Die Partie ist aufgegeben: keine Häkchen. Ihre Aufzeichnung liegt in { $file }
abandon-sure = Diese Partie endgültig aufgeben? Bestätige mit „abandon yes“.
prompt-two = Eine Gruppe zu zweit
list-unseen = Nummern beziehen sich auf die Liste am Bildschirm, deshalb wurde der Rest der Zeile übergangen: { $rest }

prompt-field = { $label } (1 bis { $count } oder ein Name):
prompt-enough = Das genügt
game-begins = { $game }, Startwert { $seed }. Inoffizielle Umsetzung von Fans; Marken gehören ihren Eigentümern; keine Verbindung zu ihnen.
plain-help =
    Antworte mit der Nummer oder mit den Worten einer Antwort. Außerdem:
      ?       warum du gefragt wirst
      how     eine kurze Einführung
      hint    die beste Antwort, und warum
      odds    die Chancen aller Antworten
      undo    deine letzte Antwort zurücknehmen
      log     die Partie bis hierher
      rules   die Regeln (rules all oder ein Wort)
      cards   die Karten (cards und ein Wort)
      table   den Tisch noch einmal zeigen
      save    eine Aufzeichnung in eine Datei schreiben
      quit    gehen; underdeck resume macht weiter
prompt-players = Wer spielt? Zum Beispiel: { $example }
prompt-players-short = Enter nimmt { $example }.

# Sprachen von außen

lang-of-the-house = Teil von Underdeck
lang-line = { $code }  { $name } ({ $state ->
    [partial] unvollständig
   *[complete] vollständig
}), { $author }: { $place }
lang-title = { $name } ({ $code }), { $state ->
    [partial] nach eigener Angabe unvollständig
   *[complete] nach eigener Angabe vollständig
}
lang-part = { $part ->
    [house] das Haus
   *[other] { $part }
}: { $said } von { $all } Meldungen
lang-place = { $file }, Zeile { $line }: { $sentence }
lang-unreadable = Das ist keine Textdatei in UTF-8.
lang-unparsed = „{ $facts }“ ist kein gültiges Fluent{ $why ->
    [E0003] : ein Zeichen fehlt, etwa „=“ oder eine schließende Klammer
    [E0004] : so beginnt keine Meldung
    [E0005] : eine Meldung hat einen Text hinter „=“
    [E0010] : eine der Varianten muss einen Stern haben, etwa *[other]
    [E0012] : hinter „=“ steht kein Text
    [E0015] : nur eine der Varianten darf einen Stern haben
    [E0020] : ein Anführungszeichen ist nicht geschlossen
   *[other] {""}
}.
lang-twice = { $message } steht hier zum zweiten Mal; die letzte Fassung gilt.
lang-refers = { $message } verweist auf { $facts }; hier steht jede Meldung für sich.
lang-calls = { $message } ruft { $facts } auf, eine Funktion, die es nicht gibt; es gibt: { $why }.
lang-lacks = In { $message } fehlt { $facts }; es wird ohne gesagt.
lang-surplus = { $message } hat { $facts } zu viel; niemand setzt das ein, also wird es auf Englisch gesagt.
lang-plural = { $message } hat { $facts }, was in dieser Sprache keine Zahl wählt; es gibt: { $why }, und Zahlen.
lang-key = { $message } hat { $facts }, was das Programm nie sagt; seine Wörter bleiben wie im Englischen: { $why }.
lang-extra = { $message } gibt es im Englischen nicht, also sagt es niemand.
lang-missing = fehlt: { $message }
lang-missing-more = { $n ->
    [one] und 1 weitere; --json nennt alle
   *[other] und { $n } weitere; --json nennt alle
}
lang-unknown-game = { $game }: Dieses Spiel gibt es hier nicht, der Ordner wurde nicht angesehen.
lang-verdict = { $verdict ->
    [whole] Vollständig.
    [gaps] In Ordnung, so weit sie reicht; was fehlt, wird auf Englisch gesagt.
   *[faulty] Hier stimmt etwas nicht; was sich nicht sagen lässt, wird auf Englisch gesagt.
}
refuse-lang-folder = { $folder } ist keine Sprache: Es fehlt language.toml.
refuse-lang-nowhere = { $folder } ist weder das Kürzel einer Sprache noch ein Ordner.
refuse-lang-code = { $folder } ist keine Sprache: Ein Ordner heißt nach einem Kürzel wie de, fil oder pt-BR, nicht „{ $name }“.
refuse-lang-manifest = { $file } ist kein gültiges TOML: { $reason }
refuse-lang-field = { $file }: { $field ->
    [partial] „partial“ muss true oder false sein.
   *[other] „{ $field }“ muss ein Text in Anführungszeichen sein.
}
refuse-lang-taken = „{ $name }“ ist eine Sprache von Underdeck selbst; ein Ordner von außen kann sie nicht ersetzen.
