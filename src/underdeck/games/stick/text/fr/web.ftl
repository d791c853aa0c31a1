### La table de The Order of the Stick dans le navigateur.

web-stick-map = Plan du donjon
web-stick-entrance = Entrée
web-stick-floor = Étage { $n } sur { $all }
web-stick-lair = Repaire de Xykon
web-stick-unexplored = Inexploré
web-stick-larger = Plus grand
web-stick-smaller = Plus petit
web-stick-find-me = Montrer où je suis
web-stick-turn = Tour { $n }
web-stick-turns-left = { $n ->
    [0] dernier tour avant l’effondrement
    [one] effondrement après 1 tour de plus
   *[other] effondrement après { $n } tours de plus
}
web-stick-teams = Équipes
web-stick-setup = Mise en place
web-stick-goal = Pour entrer dans le Repaire :
web-stick-collapse = Le donjon s’effondre : sauve qui peut !
web-stick-players = Joueurs
web-stick-you = vous
web-stick-team = Équipe { $n }
web-stick-shadow = Ombre
web-stick-hired = À embaucher
web-stick-state-rests = se repose
web-stick-state-misses = passe un tour
web-stick-state-flees = en fuite
web-stick-state-out = dehors
web-stick-wounds = Blessures avant la fuite : { $left } sur { $all }
web-stick-drool = Facteur bave
web-stick-drool-of = Facteur bave { $n }
web-stick-x = X des Monstres conservés
web-stick-shticks = Trucs
web-stick-hand = Main
web-stick-stash = Magot
web-stick-equipped = Équipé
web-stick-saved = Monstres conservés
web-stick-tray = Au choix
web-stick-flipped = retourné
web-stick-nothing = Rien encore
web-stick-drawer-open = Montrer mes cartes
web-stick-drawer-close = Cacher mes cartes
web-stick-attack = Attaque
web-stick-defense = Défense
web-stick-range = Portée
web-stick-supported = Soutiens : { $n }
web-stick-stack = Monstres : { $n }
web-stick-loot = Butin : { $n }
web-stick-stairs = Escalier vers le bas
web-stick-xykon-card = Carte Xykon : { $name }
web-stick-xykon-down = Carte Xykon, face cachée
web-stick-decks = Cartes restantes des paquets
web-stick-deck-battle = Cartes de combat restantes
web-stick-deck-loot = Butin restant
web-stick-deck-room = Salles restantes
web-stick-size = Taille du combat : { $n }
web-stick-trap = Piège : { $name }
web-stick-played = En jeu : { $name }
web-stick-wound = Blessures imminentes : { $n }
web-stick-battle = Combat : { $room }
web-stick-distance = à Portée { $n }
web-stick-attacks = attaque
web-stick-defends = se défend
web-stick-no-bonus = aucun bonus
web-stick-total = Total
web-stick-die = Dé
web-stick-rolled = Le jet
web-stick-versus = contre
web-stick-odds = { $who } :
web-stick-void = Sans effet
web-stick-stamp-good = Gagné
web-stick-stamp-even = Égalité
web-stick-stamp-bad = Perdu
web-stick-stamp-evades = Évité
web-stick-stamp-hit-by-trap = Touché
web-stick-win = victoire
web-stick-draw = égalité
web-stick-lose = défaite
web-stick-no-shtick = Sans truc
web-stick-helps = { $helper } aide { $asker } : { $bonus }
web-stick-offers = { $asker } propose à { $asked } : { $loot }
web-stick-some-loot = un Butin
web-stick-shrink = Voir le plan
web-stick-grow = Revenir au combat
web-stick-close = Fermer
web-stick-scores = Points de vantardise
web-stick-points = { $n ->
    [one] { $n } point visible
   *[other] { $n } points visibles
}
web-stick-points-lead = { $n ->
    [one] en tête, { $n } point visible
   *[other] en tête, { $n } points visibles
}
web-stick-points-more = Points visibles ; le Magot ne compte qu’à la fin
web-stick-score-loot = Butin
web-stick-score-shticks = Trucs
web-stick-score-exit = Sortie
web-stick-score-xykon = Xykon
web-stick-score-total = Points
web-stick-winner = gagne

web-stick-group-move = Où aller
web-stick-group-fight = Se battre
web-stick-group-cards = Cartes et trucs
web-stick-group-loot = Butin
web-stick-group-trade = Échanges
web-stick-chance = combat : victoire { $share }
web-stick-chance-of = combat : { $who } gagne : { $share }

web-stick-house = Règles maison
web-stick-aim = Cherchez l’escalier et descendez { $floors ->
    [one] un étage
   *[other] { $floors } étages
} jusqu’au Repaire de Xykon. Un Monstre vaincu laisse du Butin et des X ; { $x } X paient un nouveau truc. Pour entrer dans le Repaire, il faut { $shticks } trucs et du Butin équipé pour un facteur bave de { $drool }.
web-stick-aim-end = Quand Xykon tombe, le plafond suit : tout le monde court vers la sortie. Butin, trucs, Xykon et une sortie rapide rapportent des points ; le plus gros total l’emporte.
web-stick-meanwhile = Depuis votre dernier tour
web-stick-quiet-turn = Rien à signaler.
web-stick-done-to-you = Ce qu’on vous a fait
web-stick-left-alone = Personne ne vous a rien fait.
web-stick-stops = Réactions : quand me consulter
web-stick-stop-playable = Quand je peux faire quelque chose d’utile
web-stick-stop-always = Chaque fois, même sans rien à jouer
web-stick-stop-never = Jamais ; continuer sans moi

web-stick-why-saved = Les Monstres conservés s’échangent contre des trucs au début ou à la fin de votre tour.
web-stick-why-too-few-x = Il n’y a pas encore assez de X pour un truc.
web-stick-why-no-shticks = Votre paquet de trucs est vide : les Monstres conservés ne rapportent plus rien.
web-stick-why-flipped = Il est face cachée jusqu’à ce que quelque chose le remette face visible. Un repos, par exemple.
web-stick-why-monster = Les Monstres se jouent contre un joueur qui entre dans une salle vide. On vous le demandera le moment venu.
web-stick-why-no-effect = Le moment est le bon, mais la carte n’aurait aucun effet.
web-stick-why-moment = Son moment : { $when }.
web-stick-why-battle = Il se choisit quand vous attaquez ou qu’on vous attaque.
web-stick-why-not-this-battle = Inutilisable dans ce combat : hors de portée, ou interdit.
web-stick-barred-not-this-battle = Pas dans ce combat, hors de portée ou interdits : { $cards }.
web-stick-barred-flipped = Face cachée jusqu’à ce que quelque chose les remette face visible, un repos par exemple : { $cards }.
web-stick-why-by-itself = Il agit tout seul ; il n’y a rien à faire.
web-stick-why-equipped = Le Butin équipé agit tout seul.
web-stick-why-stashed = Vous pouvez l’équiper au début ou à la fin de votre tour, ou payer quelqu’un avec.
web-stick-why-no-drool = Vous ne bavez pas devant, donc pas moyen de l’équiper. Quelqu’un vous aidera peut-être pour l’avoir.
web-stick-window-start = le début de votre tour
web-stick-window-end = la fin de votre tour
web-stick-window-turn = le début ou la fin de votre tour
web-stick-window-move = avant de vous déplacer
web-stick-window-called = quand on joue des Monstres
web-stick-window-before-roll = avant un jet de combat
web-stick-window-after-roll = après votre jet de combat
web-stick-window-wound = quand vous allez subir des Blessures
web-stick-window-evade = quand un piège se déclenche
web-stick-window-response = en réponse à une autre carte

web-stick-stake-win = Si { $who } gagne : { $x } X et { $coins } Butin par terre
web-stick-stake-nothing = Si { $who } gagne : bon débarras, mais rien à emporter
web-stick-stake-harmless = Si { $who } perd : sans gravité
web-stick-stake-wound = Si { $who } perd : 1 Blessure
web-stick-stake-wounds = Si { $who } perd : { $n } Blessures
web-stick-stake-player = Le perdant subit le Résultat du gagnant, qui à Portée 0 peut aussi lui prendre un Butin.
web-stick-open-battle = Voir le combat
web-stick-zoom-reset = Taille par défaut
web-stick-winner-line = Le droit de se vanter revient à { $who }. Les autres peuvent bouder.
web-stick-won-line = À vous le droit de vous vanter. Abusez-en.
web-stick-lost-line = À { $n } points du gagnant. C’étaient sûrement les dés.
web-stick-lost-line-1 = À un point du gagnant. C’étaient sûrement les dés.
web-stick-tied-line = À égalité avec le gagnant, mais derrière au départage. C’étaient sûrement les dés.

web-learn-first-stick = Vous êtes Roy ; deux bots distraits jouent Haley et Belkar. Règles rapides, donjon court.

web-game-stick = The Order of the Stick
web-about-stick = Une bande d’aventuriers qui s’entraident, mais pas gratuitement. Descendez jusqu’au Repaire de la liche, vantez-vous plus que les autres et sortez avant que le plafond ne tombe.
web-credits-stick = The Order of the Stick Adventure Game : The Dungeon of Dorukan a été créé par Kevin Brusky et Rich Burlew, et illustré par Rich Burlew. Giant in the Playground Games et Advanced Primate Entertainment l’ont édité.
web-quick-stick = Vous êtes Roy ; des bots jouent Haley et Belkar. En règles courtes.
web-people-stick = Personnages
web-count-stick-2 = À deux : ça va vite, et personne derrière qui se cacher.
web-count-stick-3 = À trois : un bon nombre.
web-count-stick-4 = À quatre : les alliances commencent.
web-count-stick-5 = À cinq : long, mais animé.
web-count-stick-6 = L’Ordre au complet. Prévoyez à manger.
web-live = Partie en direct : sans réaction après 30 secondes, la partie continue. À ne pas cocher pour une partie de plusieurs jours.
web-in-full-stick = Un mot sur chacun
web-plays-roy = L’épée d’abord : fort au contact, fiable partout. Bien pour débuter.
web-plays-haley = Un arc et des doigts agiles : frappe de loin, rentre avec plus de Butin.
web-plays-elan = Chante pour les autres, se cache bien et a de la chance. Le choix difficile.
web-plays-vaarsuvius = De grands sorts, bons une fois jusqu’au prochain repos.
web-plays-durkon = Bouclier et marteau ; soigne les gens et achève les morts-vivants.
web-plays-belkar = Des couteaux, des dents, aucune manière : attaque fort, même les autres joueurs.
web-preset-quick = Rapides
web-preset-quick-more = Des étages plus petits, quatre trucs dès le départ, un Repaire plus accessible. Une heure environ avec des bots.
web-preset-steady = Complètes, avec des limites
web-preset-steady-more = Tout le jeu, mais les combats ne grossissent pas sans fin et le plafond tombe après 60 tours.
web-preset-printed = Celles du livre
web-preset-printed-more = Chaque règle du livret à la lettre, quelle qu’en soit la durée.
web-length-short = Trois étages, et le Repaire demande peu.
web-length-medium = Trois étages, mais le Repaire demande plus de Butin et de trucs.
web-length-long = Quatre étages. Une soirée.
web-length-weekend-killer = Cinq étages. On vous aura prévenus.
web-from-players = Seulement à { $n } joueurs ou plus.
web-to-players = Seulement à { $n } joueurs ou moins.
web-variants = Variantes
web-variant-lucky = En combat, un 12 gagne toujours et un 1 perd toujours.
web-variant-nerdcore = Aucun refuge : l’entrée n’accueille que les fuyards, les pièges reviennent et les nouveaux trucs se tirent à l’aveugle.
web-variant-not-home = Le Repaire est plus grand, et Xykon est peut-être sorti.
web-variant-shadow = Chacun a un PNJ qui ne le quitte jamais.
web-variant-team = Les coéquipiers ne s’attaquent pas et se vantent ensemble.
web-length = Durée
web-preset = Règles
web-help-stick = Une question à la fois : répondez avec un bouton ci-dessous, ou directement sur le plan et les cartes. « Pourquoi ? » montre la règle, « Conseil » ce que ferait un bot, « Revenir en arrière » annule tant que rien de nouveau n’a été révélé.
