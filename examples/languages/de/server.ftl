# Was der Server sagt, und Namen, die nur seine Formulare brauchen.

refuse-player-name-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $length }.
refuse-wire-form = Diese Nachricht hat die falsche Form: { $reason }
refuse-wire-version = Diese Seite spricht Version { $found } des Protokolls, der Server Version { $known }: Lade die Seite neu.
refuse-wire-hello = Sag erst einmal Hallo.
refuse-stale = Inzwischen ist etwas geschehen: Schau noch einmal hin und wähle neu.
refuse-no-dice-to-place = Gerade sind keine Würfel zu legen.
refuse-token = Dieser Link oder Platz gilt hier nicht.
refuse-token-old = Dieser Platz wurde durch einen neueren Link ersetzt.
refuse-not-your-seat = Platz { $seat } gehört dir nicht.
refuse-no-such-table = Eine Partie „{ $name }“ gibt es hier nicht.
refuse-no-such-replay = Eine Wiederholung „{ $name }“ gibt es hier nicht.
refuse-no-such-page = Unter dieser Adresse ist nichts.
refuse-invite-used = Diese Einladung ist schon benutzt oder zurückgezogen: Bitte um einen anderen Link.
refuse-invite-old = Diese Einladung ist über einen Monat alt: Bitte um einen anderen Link.
refuse-table-laid = Inzwischen ist eine Revanche vorbereitet: Bitte um einen Link zur neuen Partie.
refuse-again-running = Eine Revanche kann beginnen, sobald diese Partie zu Ende ist.
refuse-again-campaign = Ein Kampagnenbogen beginnt seine nächste Partie auf seiner eigenen Seite.
refuse-unknown-pace = Ein Tempo „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-seat-present = Wer auf diesem Platz spielt, ist da.
refuse-seat-just-left = Wer auf diesem Platz spielt, ist eben erst gegangen: Warte noch { $seconds } Sekunden.
refuse-seat-not-absent = Nur ein Platz, der seit { $minutes } Minuten leer ist, kann weitergegeben werden.
refuse-seat-crowded = Dieser Platz ist auf zu vielen Bildschirmen offen: Dieser hier wurde geschlossen.
refuse-too-many-spectators = Bei dieser Partie schauen schon { $most } Leute zu; versuch es später noch einmal.
refuse-undo-others = Das lässt sich nicht zurücknehmen, weil seither jemand anderes geantwortet hat.
refuse-unknown-phrase = Einen Spruch „{ $name }“ gibt es nicht; zur Wahl stehen: { $choices }.
refuse-seats-count = Diese Partie hat { $players } Plätze, beschrieben wurden aber { $found }.
refuse-seat-kind = Ein Platz ist me, here, invite oder bot, nicht „{ $name }“.
refuse-record-running = Die Aufzeichnung verrät alles, deshalb gibt es sie erst nach dem Ende der Partie.
refuse-host = Auf den Namen „{ $host }“ hört dieser Server nicht. Nimm seine Adresse in Zahlen oder trag den Namen bei den Hosts ein.
refuse-origin = Anfragen von der Seite { $origin } sind nicht erlaubt.
refuse-message-size = Das ist zu lang: höchstens { $most } Zeichen.
refuse-rate = Das ging zu schnell: Warte einen Augenblick.
refuse-reading-time = Das zu lesen dauert zu lange oder braucht zu viel Speicher: Der Server nimmt sich { $seconds } Sekunden.
refuse-too-many-games = Der Server ist voll; versuch es später noch einmal.
refuse-too-many-connections = Der Server hat zu viele Verbindungen; versuch es später noch einmal.
refuse-address-games = Aus deinem Netz laufen schon { $most } Partien; bring erst ein paar davon zu Ende.
refuse-address-uploads = Aus deinem Netz kamen in einer Stunde { $most } Dateien; versuch es später noch einmal.
refuse-address-sheets = Aus deinem Netz gibt es schon { $most } Kampagnenbögen; lösch erst ein paar davon.
refuse-address-connections = Aus deinem Netz gibt es schon { $most } Verbindungen; schließ erst ein paar davon.
refuse-stopping = Der Server hält an; die Partie bleibt erhalten.
refuse-game-damaged = Diese Partie wurde auf der Festplatte des Servers beschädigt und kann nicht weitergehen. { $sound ->
    [0] Keine ihrer Antworten ist zu retten.
   *[other] Heile Antworten: { $sound } von { $answers }. Lade die Aufzeichnung herunter, zieh sie auf die Startseite und wähle „Von hier an spielen“.
}
refuse-sheet-unreadable = Der Kampagnenbogen { $name } wurde auf der Festplatte des Servers beschädigt und ist unbrauchbar.
refuse-answer-failed = In diesem Programm ist etwas schiefgegangen; die Partie ist, wie sie vorher war.

serve-address = Underdeck ist unter { $address } zu finden (Strg+C hält es an; jede Partie bleibt erhalten).
serve-data = Die Partien liegen in { $file }.
serve-stopped = Angehalten; jede Partie bleibt erhalten.
backup-made = Die Datenbank wurde nach { $file } kopiert.
backup-restored = { $file } ist jetzt die Datenbank des Servers.
backup-before = Die vorige bleibt erhalten als { $file }.

value-yes = ja
value-no = nein

phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-sorry = Tut mir leid!
phrase-wait = Einen Augenblick, bitte.
phrase-hurry = Du bist dran!
phrase-ouch = Autsch!
phrase-again = Revanche?
phrase-renewed = Dieser Platz hat einen neuen Link bekommen, weil niemand mehr da war; der alte gilt nicht mehr.

chance = { $kind ->
    [key] Was die Würfel und Stapel bringen, kann niemand wissen: Ihr Geheimnis ist mit der Zahl unten versiegelt und wird in der Aufzeichnung geöffnet, wenn die Partie zu Ende ist. Die Wiederholung zeigt dann, ob es dasselbe ist.
    [record] Diese Partie geht von einer Aufzeichnung aus weiter. Wer sie kennt, kann wissen, was auf den Händen und in den Stapeln liegt; was von jetzt an gewürfelt wird, kann niemand wissen.
   *[seed] { $known ->
        [0] Wer diese Partie angelegt hat,
       *[other] { $who }
    } hat den Startwert gewählt. Wer den Startwert einer Partie kennt, kann jede Karte und jeden Wurf im Voraus wissen.
}
