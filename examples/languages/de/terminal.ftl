# Was das Terminal selbst sagt.

table-floor = Ebene { $n } von 3
table-boss = Bosskampf
table-turn = { $n ->
    [0] Aufbau
   *[other] Zug { $n }
}
table-round = Runde { $n }
table-deck = Stapel { $n }
table-discard = Ablage { $n }
table-stairs-hidden = Treppe verborgen
table-stairs = Treppe in Sicht, { $n } von { $most } Markern
table-health = Leben { $left } von { $health }
table-stored = aufgehoben: { $dice }
table-feat = Heldentat: { $feat }
table-skills = Fertigkeiten: { $list }
table-items = Gegenstände: { $list }
table-used = { $name } (benutzt)
table-level = Stufe { $n }
table-xp = EP { $total } von { $needed }
table-caps = je Held bis zu { $items ->
    [one] 1 Gegenstand
   *[other] { $items } Gegenstände
} und { $skills ->
    [one] 1 Fertigkeit
   *[other] { $skills } Fertigkeiten
}
table-bonus = Bonuswürfel { $n }
table-potions = Trankmarker { $n }: { $list }
table-loot-item = Gegenstand: { $item }.
table-loot = Beute
table-doors = Türen
table-no-doors = keine
table-door-closed = zu
table-floors = Ebenen
table-pool = Würfel
table-pool-empty = keine Würfel
table-if-stop = Wenn du jetzt aufhörst: { $damage } Schaden, { $time } Zeit.
table-if-stop-none = Wenn du jetzt aufhörst: keine Folgen.
table-boss-line = { $boss }: Leben { $left } von { $health }

prompt = >
notice = Inoffizielle Umsetzung von Fans. Marken gehören ihren Eigentümern; keine Verbindung zu ihnen.
help-short = Gib eine Zahl ein oder Wörter wie „cover m6 2“ („place“ geht auch). „?“ erklärt die Frage, „help“ nennt alle Befehle.
help =
    Antworte mit der Nummer einer Antwort oder in Worten: enter 2 · fight · flee · cover m6 2 · place m6 m5 3 · use flameweave · convert s4 a5 · done. Mehrere Antworten in einer Zeile trennst du durch Komma oder Strichpunkt.
    Würfel schreibt man mit Farbe und Zahl: s Stärke (gelb), a Agilität (rosa), m Magie (blau), h heroisch (schwarz, zählt als jede Farbe). Ein Würfel mit ! darf nur auf ein Rüstungsfeld, einer mit * nur Mana bezahlen.
    Felder schreibt man ebenso: M11 breit (2 Schaden, 1 Zeit) braucht Magiewürfel, die zusammen 11 oder mehr zeigen, und kostet 2 Schaden und 1 Zeit, wenn es offen bleibt. Auf ein Feld, das nicht breit ist, kommt ein einziger Würfel.
    how erklärt das Spiel in Kürze; door 2 zeigt die Karte hinter der offenen Tür 2.
    ? erklärt die Frage und die Regeln dahinter.
    rules WORT zeigt Regeln nach Wort oder Nummer; cards NAME zeigt eine Karte.
    log erzählt, was bisher geschah; table zeigt den Tisch noch einmal; hint nennt die beste Antwort und warum; odds nennt die Chancen aller Antworten.
    undo nimmt die letzte Antwort zurück, solange seither kein Würfel gefallen und keine Karte aufgedeckt ist.
    sheet zeigt den Kampagnenbogen; abandon gibt die Partie endgültig auf, ohne Häkchen.
    save DATEI schreibt eine Kopie der Aufzeichnung; quit verlässt die Partie. Verloren geht so oder so nichts: „underdeck resume“ macht weiter.
rules-behind = Die Regeln dahinter:
log-empty = Noch ist nichts geschehen.
hint-says =
    { $number ->
        [none] Am besten: { $answer }
       *[other] Am besten ist { $number }: { $answer }
    }
hint-plan = Und danach: { $plan }
undone = Zurückgenommen: { $answer }
saved = Gespeichert in { $file }.
left = Die Partie ist gespeichert. Weiter geht es mit: underdeck resume
outcome-victory = { $turns ->
    [one] Sieg nach 1 Zug.
   *[other] Sieg nach { $turns } Zügen.
}
outcome-defeat = { $turns ->
    [one] Niederlage auf Ebene { $floor } nach 1 Zug.
   *[other] Niederlage auf Ebene { $floor } nach { $turns } Zügen.
}
outcome-defeat-boss = Niederlage im Bosskampf, Runde { $round }.
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
sim-all = (reihum)
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
rule-editions = { $count ->
    [one] (Ausgabe { $list })
   *[other] (Ausgaben { $list })
}
outcome-name-victory = Sieg
outcome-name-defeat = Niederlage

option-avert_defeat = Was einen Helden rettet, der gleich fällt: jede Heilung oder nur Heiltränke.
option-boss_consequences = Welche Symbole auf offenen Feldern des Bosses zählen: alle oder nur Schaden.
option-descend_on_reveal = Darf die Gruppe sofort hinabsteigen, wenn zu Beginn eines Zugs die Treppe in Sicht kommt?
option-feat_declare = Zwei Helden entscheiden nacheinander über ihre Heldentaten oder beide zugleich.
option-feat_is_skill = Zählt eine Heldentat als Fertigkeit?
option-feat_order = Heldentaten kommen vor dem Sammeln der Würfel oder danach, aber vor dem Wurf.
option-feat_vs_boss = Welche Heldentaten gegen den Boss wirken: die ohne durchgestrichenen Totenkopf oder keine.
option-flee_open_door = Darf die Gruppe vor einer Tür fliehen, die schon offen war?
option-grey_box = Auf ein graues Feld kommt ein Würfel beliebiger Farbe, oder es zählt als die Farbe der gewählten Möglichkeit.
option-healing = Heilung um 2 wirkt jederzeit oder nur, um eine Niederlage abzuwenden.
option-invisibility = Unsichtbarkeit trinkt man vor einer Begegnung oder nach dem Entschluss zur Flucht.
option-level_up_optional = Darf die Gruppe einen Aufstieg aufschieben?
option-peril_off_color = In einer Gefahr werden Würfel anderer Farbe sofort abgelegt, gar nicht genommen oder sind erlaubt.
option-potion_limit = Trankmarker sind auf den Vorrat begrenzt oder gar nicht.
option-return_stored = Aufgehobene Würfel kehren jederzeit zurück oder nur, während Würfel gelegt werden.
option-stairs_damage = Schaden durch die Treppe während der Folgen fällt nach diesem Schritt an oder sofort.
option-stored_at_boss = Welche aufgehobenen Würfel beim Boss verloren gehen: die auf dort verbotenen Heldentaten oder alle.
option-trigger_on_reroll = Wirken Fähigkeiten, die auf gewürfelte Würfel ansprechen, auch bei neu gewürfelten?
rules-sections = „rules WORT“ findet Regeln nach einem Wort, „rules OD-5“ oder „rules 5.4“ nach der Nummer, „rules all“ zeigt alle. Die Abschnitte:
table-xp-potion = EP { $total }, { $needed } kaufen einen Trankmarker
table-boss-then = { $text } { $left ->
    [0] { $Boss } fällt!
   *[other] { $Boss }: Leben { $left } von { $health }.
}
table-defeat = { $text } Das könnte die Niederlage sein!
also-dice = Auch in Worten: „convert WÜRFEL WÜRFEL“ macht einen Heldenwürfel mit der niedrigeren Zahl; „discard WÜRFEL“ legt einen Würfel in den Vorrat zurück.
also-dice-three = Auch in Worten: „convert WÜRFEL WÜRFEL WÜRFEL“ macht einen Heldenwürfel mit der niedrigsten Zahl (hier aus drei Würfeln); „discard WÜRFEL“ legt einen Würfel in den Vorrat zurück.
list-stopped = Etwas wurde aufgedeckt, deshalb blieb der Rest der Zeile liegen: { $rest }
list-dropped = Nicht ausgeführt: { $rest }
other-games = { $count ->
    [one] In { $folder } liegt noch eine unbeendete Partie; „underdeck resume DATEI“ öffnet sie.
   *[other] In { $folder } liegen noch { $count } unbeendete Partien; „underdeck resume DATEI“ öffnet eine.
}
replay-keys = Enter für den nächsten Schritt, q zum Verlassen.
filling = { $dice } ({ $sum } von { $value })
option-effects_for_four = Welche Wirkungen des Verlieses je Zug, beim Erkunden oder je Ebene bei vier Helden doppelt zählen: alle, die drei aus Ausgabe 1.5 oder nur die von Hydra’s Reef.
option-focus_rule = Ein Held der Kampagne wählt für jede Partie einen Schwerpunkt oder bindet sich für immer an einen.
option-minotaur_for_four = Bei vier Helden ist das X des Minotaurus das Doppelte seines Schadens statt des Vierfachen oder wie gedruckt.
option-same_heroes = Darf eine Vierergruppe denselben Helden zweimal haben?
option-tier_bonus = Die zusätzlichen Häkchen einer Herausforderung gibt es, wenn der Boss erreicht ist, immer, oder immer außer bei „Fearless“, wo der Boss nötig ist.
option-tiers = Vier Herausforderungen oder die drei aus Ausgabe 1.1.
table-poison = Gift { $n }
table-exiled = verbannt: { $dice }
table-leaves = { $n ->
    [one] 1 Blatt
   *[other] { $n } Blätter
}
table-poison-left = übrige Giftmarker { $n }
table-tier = Herausforderung { $tier }
table-sheet = Talente: { $list }
table-if-stop-poison = Wenn du jetzt aufhörst: { $damage } Schaden, { $poison } Gift, { $time } Zeit.
deck-basic-skill = Grundfertigkeit
deck-basic-potion = Grundtrank
deck-talent = Kampagnenbogen
deck-hordes = Horden
outcome-abandoned = Die Partie ist aufgegeben: keine Häkchen. Ihre Aufzeichnung liegt in { $file }
abandon-sure = Diese Partie endgültig aufgeben? Bestätige mit „abandon yes“.
prompt-two = Eine Gruppe zu zweit
no-sheet = In dieser Partie gibt es keinen Kampagnenbogen.
sheet-line = { $talent } ({ $focus }): { $spaces }{ $state ->
    [active] {" "}· aktiv
    [unlocked] {" "}· freigeschaltet
   *[open] {""}
}
report-all = alle
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
