game-name = The Order of the Stick
quick-game = vous êtes Roy, des bots jouent Haley et Belkar
field-players = Personnages, dans le sens des aiguilles d’une montre
field-length = Durée
field-preset = Règles maison
field-variants = Variantes
app-help =
    Une question à la fois, sous la table. On y répond avec ↑↓ et Entrée, ou à la souris ; par un chiffre là où les réponses sont numérotées.
    Sur le plan, ► marque les salles où vous pouvez aller : cliquez dessus. [R], c’est vous ; (H), quelqu’un d’autre ; ☠ un Monstre, ◆ du Butin, ▼ un Escalier.
    Pendant un combat, les deux totaux se font face, avec les chances au-dessous.
    u annule (tant que rien de nouveau n’est révélé) · h la meilleure réponse et pourquoi · % les chances de chaque réponse · w la règle derrière la question · l le récit
    Cliquez sur une de vos cartes pour la lire. Le menu (Échap) contient les règles, les cartes, quand on vous consulte pour réagir et la langue.
field-teams = Équipes

length-short = Courte
length-medium = Moyenne
length-long = Longue
length-weekend-killer = Tueur de week-end
variant-lucky = Sacrés veinards
variant-nerdcore = Nerdcore
variant-not-home = Xykon n’est pas là
variant-shadow = Moi et mon ombre
variant-team = Allez l’équipe
preset-printed = Celles du livre
preset-steady = Complètes, avec des limites
preset-quick = Rapides
value-area_targets-top-too = non, il touche aussi le premier
value-area_targets-any = oui
value-floors-table = selon la durée
value-floors-fewer = un de moins
value-hands-mixed = une main de sept
value-hands-split = quatre Monstres et trois cartes Zut !
value-lair_minimum-table = comme au tableau
value-lair_minimum-half = la moitié
value-lair_minimum-none = rien
value-new_battles-empty-rooms = dans toute salle vide
value-new_battles-new-rooms = seulement en explorant une salle
value-rested_rooms-like-others = non
value-rested_rooms-safe = oui
value-size_growth-3 = de 3
value-size_growth-none = pas du tout
value-size_growth-free = sans limite
value-stairs-by-floor = 5, 4, 3 selon l’étage
value-steal_range-same-room = non, seulement dans la même salle
value-steal_range-any = oui
value-turn_limit-none = jamais
value-xykon_place-shuffled = mélangé
value-xykon_place-last = toujours en dernier
