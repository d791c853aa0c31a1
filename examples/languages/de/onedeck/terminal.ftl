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
hint-plan = Und danach: { $plan }
outcome-victory = { $turns ->
    [one] Sieg nach 1 Zug.
   *[other] Sieg nach { $turns } Zügen.
}
outcome-defeat = { $turns ->
    [one] Niederlage auf Ebene { $floor } nach 1 Zug.
   *[other] Niederlage auf Ebene { $floor } nach { $turns } Zügen.
}
outcome-defeat-boss = Niederlage im Bosskampf, Runde { $round }.
sim-all = (reihum)
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
no-sheet = In dieser Partie gibt es keinen Kampagnenbogen.
sheet-line = { $talent } ({ $focus }): { $spaces }{ $state ->
    [active] {" "}· aktiv
    [unlocked] {" "}· freigeschaltet
   *[open] {""}
}
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
typed-words = tür=door bogen=sheet
