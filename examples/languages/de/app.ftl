# Was die App am Terminal sagt.

app-welcome = Zwei Verliese, ein Tisch.
app-opening = Die Laterne wird angezündet …
app-continue = Weiterspielen
app-quick = Sofort spielen
app-new = Neue Partie
app-more = Und außerdem
app-join = Einer Partie per Link beitreten
app-join-form = http://…/#/join/…
app-join-hint = Füg den Link ein, den du bekommen hast, dann Enter. Esc geht zurück.
app-rules = Regeln
app-cards = Karten
app-quit = Beenden
app-start-keys = ↑↓ wählen · Enter · F2 Sprache · F3 Licht · Esc beenden

app-sitter-nobody = –
app-sitter-me = ich
app-sitter-bot = ein Bot
app-usual = üblich
app-options = Regeln im Einzelnen
app-options-more = Lass das so, wenn ihr nicht anders spielt.
app-begin = Los geht’s

app-asked = { $who }: { $question }
app-waiting = Wir warten auf { $who }.
app-thinking = Die Bots spielen …
app-said = { $who }: „{ $text }“
app-lost = Verbindung verloren; wir versuchen es weiter.
app-kept = Verbindung verloren. Deine Antwort ist aufgehoben und wird gesendet, sobald der Server zurück ist.
app-late = Deine Antwort kam zu spät: Die Partie war schon weiter, als der Server wieder da war.
app-garbled = Der Tisch dieses Servers ist nicht zu lesen: Dort läuft eine andere Version von Underdeck.
app-gone = Der Server hat diesen Tisch geschlossen.
app-place-so = So legen
app-best-already = Besser lässt sich gerade nichts legen.
app-countdown = in { $n } s wird gepasst, andere warten
app-enter = Enter
app-escape = Esc
app-key-propose = bestens
app-key-answer = antworten
app-key-undo = zurück
app-key-hint = Tipp
app-key-why = warum?
app-key-log = Verlauf
app-key-help = Hilfe
app-key-menu = Menü
app-key-say = sagen
app-key-back = Zurück
app-close = ↑↓ lesen · Esc schließt
app-log = Was bisher geschah
app-log-empty = Noch nichts.
app-search = Ein Wort, ein Name oder eine Nummer
app-other-book = { $book ->
    [rules] zu den Karten
   *[cards] zu den Regeln
}
app-other-game = das andere Spiel
app-scroll = lesen

app-menu = Menü
app-menu-back = Zurück an den Tisch
app-menu-all = Alle Antworten, eine nach der anderen
app-menu-stop = Nach Reaktionen fragen: { $stop ->
    [always] immer
    [never] nie
   *[playable] wenn ich etwas tun könnte
}
app-menu-language = Sprache wechseln: { $name }
app-menu-theme = Laterne oder Tageslicht
app-menu-end = Wie es ausging
app-menu-abandon = Die Partie endgültig aufgeben
app-abandon = Diese Partie endgültig aufgeben? Sie lässt sich nicht fortsetzen.
app-abandon-yes = Aufgeben
app-bot-more = Soll ein Bot für { $who } antworten, Schritt für Schritt, bis du den Platz zurücknimmst? Was er bis dahin getan hat, bleibt getan. Häkchen setzt er nie.
app-bot-for-more = Soll ein Bot für { $who } antworten, bis jemand zurück ist? Was er bis dahin getan hat, bleibt getan.
app-bot-yes = Spielen lassen
app-menu-bot = { $bot ->
    [True] Meinen Platz zurücknehmen
   *[False] Einen Bot für mich spielen lassen
}
app-menu-people = Wer da ist, und Links
app-away = { $who } (nicht da)
app-company = An diesem Tisch
app-company-seat = { $how ->
    [bot] ⚙
    [mine] ●
    [here] ●
   *[away] ○
} { $who }: { $how ->
    [bot] von einem Bot gespielt ({ $bot })
    [mine] du
    [here] da
    [open] noch nicht da
   *[away] nicht da
}{ $awaited ->
    [True] , alle warten
   *[False] { "" }
}
app-company-bot = Einen Bot für { $who } spielen lassen
app-company-link = { $how ->
    [mine] Ein Gerät verloren? Ein neuer Link für dich als { $who }
    [open] Eine neue Einladung für { $who }
   *[other] Den Platz von { $who } jemand anderem geben: eine neue Einladung
}
app-link = Der Link für { $who }
app-link-copied = Er liegt in der Zwischenablage, wenn das Terminal das erlaubt.
app-link-join = Schick ihn der Person, die dort sitzen soll. Der vorige Link gilt nicht mehr.
app-link-seat = Er öffnet deinen Platz auf einem anderen Gerät; behalt ihn für dich. Frühere Links und Geräte öffnen ihn nicht mehr, dieses hier schon.
app-menu-leave = Den Tisch verlassen (die Partie bleibt erhalten)
app-stop = Nach Reaktionen fragen
app-stop-playable = Wenn ich etwas tun könnte
app-stop-always = Immer
app-stop-never = Nie
app-hand-over = Gib den Bildschirm weiter an { $who }.
app-hand-over-ready = Das bin ich, zeig den Tisch
app-end-again = Noch einmal
app-end-sit = Zur Revanche
app-end-watch = Bei der Revanche zuschauen
app-laid-by = { $who } hat eine Revanche vorbereitet.
app-laid = Eine Revanche ist vorbereitet.
app-end-look = Den Tisch ansehen
app-end-leave = Gehen

refuse-link-form = „{ $text }“ ist kein Link zu einer Partie. Er sieht aus wie http://host:8000/#/join/… oder …/#/watch/…: Kopier ihn ganz, in Anführungszeichen.
refuse-no-server = Unter { $address } ist keine Partie zu erreichen: { $reason }
refuse-server-says = Der Server sagt: { $text }
refuse-join-alone = --join verträgt keine anderen Einstellungen: Die Partie ist schon aufgebaut.
app-deadly = Willst du das wirklich?
app-deadly-no = Nein, zurück
app-deadly-yes = Ja, genau das
