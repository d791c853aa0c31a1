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
    u revient en arrière tant que rien de nouveau n’a été révélé. h nomme la meilleure réponse et dit pourquoi, % donne vos chances avec chacune. w donne la règle derrière la question. l ouvre le récit.
    Cliquez sur une de vos cartes pour la lire. Le menu (Échap) contient les règles, les cartes, quand on vous consulte pour réagir et la langue.
field-teams = Équipes
