# Les études : ce que dit `underdeck lab`.

lab-made = { $file } est écrit. Pour l’essayer : underdeck lab run { $file } --out resultats
lab-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, { $seconds } secondes. Empreinte { $digest }.
lab-share = { $percent } % (de { $low } à { $high })
lab-interrupted = { $games ->
    [one] Arrêt. { $games } partie est conservée
   *[other] Arrêt. { $games } parties sont conservées
} ; pour continuer : underdeck lab resume { $folder }
lab-replayed = { $file } était abîmé ou contenait les mauvaises parties ; il a été retiré, et les parties manquantes sont rejouées.

lab-new-head =
    Une étude : des parties entre bots, avec toutes les combinaisons des réglages ci-dessous.
    Pour la lancer : underdeck lab run { $file } --out resultats
lab-new-games =
    Le nombre de parties par case. À la place, `width` joue jusqu’à ce que l’intervalle à 95 % du
    taux de victoire ne soit pas plus large (0.06 : plus ou moins 3 points), avec `most` parties au plus.
lab-new-packs = Des cartes tierces, par l’identifiant de leur pack.
lab-new-setup = Pareil dans toutes les parties.
lab-new-sweep =
    Chaque combinaison est une case. Donnez une liste de valeurs, ou "all". Là où l’on en choisit
    plusieurs à la fois : {"{"} all = 2 {"}"} pour toutes les paires, ou un nombre pour autant tirés au sort.
    Réglages qui peuvent varier : { $names }.
lab-new-bots =
    Le bot de toutes les places : { $bots }. À la place, `bots` en nomme un par place.
lab-new-tempers =
    Un tempérament s’écrit après une barre oblique, comme dans "{ $example }". Ces bots peuvent en avoir un :
    { $thinkers }. Tempéraments : { $tempers }.
lab-new-options =
    Des options de règle une à une, chacune avec ses valeurs ou "all" :
    { $names }

refuse-lab-field = { $file } : une étude n’a pas de champ « { $name } » ; choix possibles : { $choices }.
refuse-lab-form = { $file }{ $field ->
    [none] { "" }
   *[other] , { $field }
} : { $reason }
refuse-lab-games = { $file } : donnez soit `games`, le nombre de parties par case, soit `width`, la largeur de son intervalle (entre 0 et 1).
refuse-lab-axis = « { $name } » ne peut ni se fixer ni varier ici ; choix possibles : { $choices }.
refuse-lab-values = « { $name } » demande une liste de valeurs entre crochets.
refuse-lab-size = « { $name } » : leur nombre doit être parmi { $sizes }.
refuse-lab-empty = « { $name } » n’a pas de valeurs, il y aurait donc 0 partie ; choix possibles : { $choices }.
refuse-lab-name = { $file } : une étude doit avoir un nom.
refuse-lab-most = { $file } : `most` va avec `width` ; avec `games`, chaque case compte exactement ce nombre de parties.
refuse-lab-said-twice = « { $name } » est à la fois sous [setup] et avant ; n’en gardez qu’un.
refuse-lab-bot-and-bots = Donnez soit `bot`, qui joue toutes les places, soit `bots`, un par place.
refuse-lab-options = « options » doit être une table : son propre titre, puis une ligne par option.
refuse-lab-value = « { $name } » ne peut pas être { $found } : { $kind ->
    [yes-no] il faut true ou false, sans guillemets
    [names] il faut des noms entre guillemets, joints par + ou entre crochets
    [dealt] il faut des noms entre guillemets, joints par + ou entre crochets, ou un nombre à tirer au sort
    [groups] il faut une liste de groupes, chacun étant une liste de noms
   *[other] il faut un nom entre guillemets
}{ $choices ->
    [none] .
   *[other] { " " }; choix possibles : { $choices }.
}
refuse-lab-needed = « { $name } » doit être fixé ou varier ; choix possibles : { $choices }.
refuse-lab-cell-twice = La case { $number } ({ $cell }) figure deux fois : ce seraient les mêmes parties que la case { $other }.
refuse-lab-twice = « { $name } » varie deux fois sur { $value }.
refuse-lab-many = Cela ferait { $cells } cases et, à { $each } parties au plus chacune, { $games } parties ; une étude a au plus { $most } cases.
refuse-lab-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
} pour { $seats ->
    [1] un seul qui joue toutes les places
   *[other] { $seats } places
} : donnez-en un, ou un par place.
refuse-lab-cell = La case { $number } sur { $cells } ({ $cell }) est injouable, et rien n’a donc été joué (parties en tout : { $games }) : { $reason }
refuse-lab-file-there = { $file } existe déjà.
refuse-balance-games = Tester ce pack demande au moins { $cells } parties, une pour chaque façon de le jouer.
refuse-lab-workers = Il faut au moins 1 processus.
refuse-lab-folder-none = Il n’y a pas d’étude dans { $folder }.
refuse-lab-folder-newer = L’étude dans { $folder } vient d’une version plus récente (format { $found } ; cette version connaît { $known }).
refuse-lab-folder-damaged = L’étude dans { $folder } est illisible : { $reason }.
refuse-no-table = il ne contient pas d’objet JSON
refuse-lab-folder-other = { $folder } contient une autre étude, « { $name } » ; choisissez un autre dossier.
refuse-lab-folder-taken = { $folder } n’est pas vide et ne contient pas d’étude ; choisissez un autre dossier.
refuse-lab-edition = L’étude dans { $folder } a été commencée avec d’autres règles, cartes ou bots ({ $found }) que ceux-ci ({ $known }) : on ne peut pas mélanger leurs parties.
refuse-lab-in-use = L’étude dans { $folder } est déjà en cours.
refuse-lab-disk-full = Le disque est plein. { $games ->
    [one] { $games } partie est conservée
   *[other] { $games } parties sont conservées
} ; faites de la place et continuez avec : underdeck lab resume { $folder }
refuse-lab-write = { $file } n’a pas pu être écrit ({ $reason }). { $games ->
    [one] { $games } partie est conservée
   *[other] { $games } parties sont conservées
} dans { $folder }.
refuse-lab-part = { $file } est illisible : { $reason }.
refuse-lab-part-foreign = { $file } ne fait pas partie d’une étude.
refuse-lab-part-other = { $file } n’a pas les parties que son nom annonce ; `underdeck lab resume { $folder }` le retire et joue les parties manquantes.
refuse-lab-part-newer = { $file } vient d’une version plus récente (format { $found } ; cette version connaît { $known }).
refuse-lab-lost = Le processus qui jouait { $cell } à partir de la partie { $first } a disparu { $count } fois ; l’étude s’arrête ici et peut être reprise.
refuse-lab-worker-edition = Un nœud de calcul (worker) a d’autres règles, cartes ou bots ({ $found }) que ceux-ci ({ $known }).
refuse-lab-no-games = Aucune partie de l’étude dans { $folder } n’a encore été jouée.
refuse-lab-query = La requête est fausse : { $reason } (les parties sont dans la table « { $table } » ; DESCRIBE { $table } en donne les colonnes).
refuse-lab-query-none = Donnez une requête, par exemple : { $example }
refuse-lab-query-one = Une requête à la fois, s’il vous plaît ; il y en a { $count }.
refuse-lab-query-writes = Une requête ne peut que lire, avec SELECT ou EXPLAIN ; { $kind } n’est pas permis.
refuse-lab-cluster-address = « { $address } » n’est pas l’adresse d’un cluster ; donnez par exemple { $remote }, ou { $local } pour huit nœuds de calcul sur cet ordinateur.
refuse-lab-cluster = Aucun ordonnanceur ne répond à { $address } ({ $reason }).
refuse-lab-cluster-none = L’ordonnanceur à { $address } n’a pas de nœuds de calcul.
refuse-lab-cluster-version = Le nœud de calcul { $worker } a d’autres règles, cartes ou bots ({ $found }) que ceux-ci ({ $known }) et ne reçoit pas de parties.
refuse-lab-cluster-gone = L’ordonnanceur à { $address } a disparu ; on l’attend.
refuse-lab-cluster-lost = L’ordonnanceur à { $address } n’est pas revenu ; les parties jouées sont conservées. Continuez avec `underdeck lab resume`.

lab-report-written = { $file } est écrit.
lab-report-title = Étude « { $name } »
lab-report-summary = Résumé
lab-report-how = Les intervalles sont à 95 % (Wilson). Une étoile marque un écart significatif, compte tenu du nombre de comparaisons de même nature (Benjamini et Hochberg, 5 %).
lab-report-numbers = Les nombres
lab-report-what = quoi
lab-report-game = jeu
lab-report-games = parties
lab-report-cells = cases
lab-report-unended = parties sans fin
lab-report-seed = graine
lab-report-packs = packs
lab-report-edition = règles, cartes et bots
lab-report-digest = empreinte
lab-report-running = (encore en cours)
lab-report-map = Parties gagnées
lab-report-map-party = Pour cent de parties gagnées dans chaque case, avec son intervalle.
lab-report-map-rivals = Pour cent de victoires de chaque joueur, avec son intervalle.
lab-report-sure = Une étoile : un écart significatif par rapport au reste.
lab-report-share = gagné, %
lab-report-percent = pour cent
lab-report-balance = Équilibre
lab-report-balance-party = Les parties avec chaque héros face à celles sans lui. Les losanges pleins sont significatifs.
lab-report-balance-rivals = Chaque joueur et chaque place face à une part égale des victoires (le trait pointillé). Les losanges pleins sont significatifs.
lab-report-who = qui
lab-report-seat = place
lab-report-expected = attendu, %
lab-report-difference = écart, points
lab-report-chance = p
lab-report-count = nombre
lab-report-lengths = Combien de temps cela prend
lab-report-tenths = La médiane, et l’écart entre le dixième des parties le plus court et le dixième le plus long.
lab-report-turns = tours
lab-report-decisions = décisions
lab-report-losses = Où et comment on perd
lab-report-places = Étage où le groupe est tombé
lab-report-ends = Comment les parties ont fini
lab-report-foes = Ce qui a vaincu le groupe
lab-report-slayers = Qui a vaincu Xykon
lab-report-causes = Blessures par cause
lab-report-wounds = Blessures par cause
lab-report-harm = Blessures par carte
lab-report-harm-rivals = Blessures par carte
lab-report-worths = Ce que valent les cartes
lab-report-worths-how = L’effet d’une carte prise sur la chance de gagner, en points de pourcentage : les parties où elle a été prise face à celles de la même case où autre chose a été pris quand la chance, selon l’évaluation des bots, était à peu près la même. Les cartes prises moins de 20 fois sont omises.
lab-report-card = carte
lab-report-taken = prise dans
lab-report-used = usages
lab-report-points = points de chance de gagner
lab-report-curves = La chance de gagner en chemin
lab-report-curves-how = Selon l’évaluation des bots : la moyenne des joueurs qui ont gagné à la fin, et celle des autres.
lab-report-turn = tour
lab-report-lap = tour de table
lab-report-curves-turns = { $every ->
    [one] Il y a un point par tour.
   *[other] Il y a un point tous les { $every } tours, à partir du premier.
} Les intervalles sont à 95 %, de la moyenne.
lab-report-curves-laps = { $every ->
    [one] Il y a un point par tour de table.
   *[other] Il y a un point tous les { $every } tours de table, à partir du premier.
} Les intervalles sont à 95 %, de la moyenne.
lab-dealt-heroes = { $count ->
    [one] { $count } héros
   *[other] { $count } héros
}
lab-dealt-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lab-report-won = a gagné
lab-report-lost = n’a pas gagné
lab-report-all = tous
lab-report-score = points en moyenne
lab-report-measures = Les nombres du jeu
lab-report-score-won = points du vainqueur
lab-report-median = médiane
lab-report-ninety = 90 % au plus
lab-report-most = maximum
lab-report-offers = Cartes sans vrai choix
lab-report-offers-how = Cartes utilisées moins d’une fois sur cent occasions, ou prises moins d’une fois sur cinquante ou plus de neuf fois sur dix.
lab-report-offered = occasions
lab-report-chosen = choisie, %
lab-report-to-be-used = à utiliser
lab-report-to-be-taken = à prendre
lab-report-none = aucune
lab-compare-title = « { $one } » face à « { $other } »
lab-compare-all = Tout ensemble
lab-compare-cells = Case par case
lab-compare-cards = Ce que valent les cartes
lab-compare-how = { $count ->
    [0] Aucun des { $all } écarts n’est significatif.
    [one] { $count } écart sur { $all } est significatif.
   *[other] { $count } écarts sur { $all } sont significatifs.
}
lab-compare-alone = { $count ->
    [one] { $count } case est laissée de côté, car seule « { $study } » la possède : { $cells }.
   *[other] { $count } cases sont laissées de côté, car seule « { $study } » les possède : { $cells }.
}
lab-compare-cards-how = { $count ->
    [0] Pour aucune des { $all } cartes le changement de valeur n’est significatif.
    [one] Pour { $count } carte sur { $all }, le changement de valeur est significatif.
   *[other] Pour { $count } cartes sur { $all }, le changement de valeur est significatif.
}
lab-word-boss = le gardien
lab-word-stairs = les escaliers
lab-word-ability = capacités des adversaires
lab-word-item = objet
lab-word-potion = potion
lab-word-loot = butin
lab-word-player = autres joueurs
lab-word-limit = plus de tours
refuse-lab-compare-games = Ce sont des études de jeux différents : { $one } et { $other }.
refuse-lab-compare-nothing = Les deux études n’ont aucune case en commun.
