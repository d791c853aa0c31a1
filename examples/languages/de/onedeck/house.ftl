how-to-play =
    So wird gespielt, in Kürze
    Ihr steigt drei Ebenen hinab und kämpft dann gegen den Boss des Verlieses. Hat ein Held so viel Schaden wie Leben, haben alle verloren.
    In jedem Zug { $heroes ->
        [4] vergeht 4 Zeit: Vier
       *[other] vergeht 2 Zeit: Zwei
    } Karten des Stapels werden abgelegt. Dann erkundet die Gruppe (füllt die Reihe der Türen auf) oder betritt einen der Räume.
    Hinter einer Tür wartet ein Kampf oder eine Gefahr. Einmal dürft ihr davor fliehen; sonst würfeln eure Helden: im Kampf einen Würfel für jedes ihrer Symbole, in einer Gefahr nur die der gewählten Farbe.
    Legt Würfel auf die Felder. Auf ein kleines Feld kommt ein Würfel seiner Farbe mit mindestens seiner Zahl; auf ein breites mehrere, die zusammen reichen. Heldenwürfel zählen als jede Farbe, und zwei beliebige Würfel lassen sich gegen einen Heldenwürfel mit der niedrigeren Zahl tauschen. Felder mit Rüstung kommen zuerst. Fertigkeiten und Tränke helfen.
    Jedes Feld, das offen bleibt, kostet seinen Schaden und seine Zeit. Wer überlebt, bekommt die Karte: als Gegenstand (mehr Würfel, mehr Leben), als Fertigkeit, als Trank oder als EP. EP heben die Gruppe auf die nächste Stufe, mit Bonuswürfeln und Platz für mehr Beute.
    Ist der Stapel leer, kommt die Treppe in Sicht. Wer länger bleibt, leidet: Steigt hinab, wenn ihr so weit seid. Jede Ebene fügt allen Begegnungen eigene Felder hinzu.
    Beim Boss bedeckt ihr Totenköpfe, um ihn zu verwunden, und überlebt.
