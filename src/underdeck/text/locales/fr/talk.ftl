# Ce que l’on se dit autour d’une table, et comment.

phrase-hello = Bonjour !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-sorry = Pardon !
phrase-wait = Un instant, s’il vous plaît.
phrase-hurry = À vous !
phrase-ouch = Aïe !
phrase-again = La revanche ?
phrase-renewed = Cette place a reçu un nouveau lien, car la personne était absente ; l’ancien ne fonctionne plus.

# Les visages : ce qu’ils disent là où l’on n’en voit pas
phrase-laugh = Ha ha !
phrase-cheer = Hourra !
phrase-gasp = Oh non !
phrase-cry = Snif…
phrase-rage = Grrr !
phrase-think = Hum…
phrase-love = Magnifique !
phrase-bored = Bâillement…

talk-faces = Visages
talk-phrases = Phrases
talk-here = Dans ce jeu
talk-point = Montrer quelque chose
talk-point-how = Choisissez ce que vous montrez : touchez-le, ou allez-y avec les flèches et appuyez sur Entrée. Échap annule.
talk-point-nothing = Il n’y a rien à montrer à cet endroit.
talk-pointed = { $who } montre : { $what }
talk-write = Vos propres mots
talk-send = Envoyer
talk-left = { $n ->
    [one] encore 1 caractère
   *[other] encore { $n } caractères
}
talk-saying = { $who } : { $text }
