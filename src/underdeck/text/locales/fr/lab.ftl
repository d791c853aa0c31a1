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
lab-replayed = { $file } est abîmé ou contient d’autres parties que celles que dit son nom ; il est retiré, et ce qui manque est rejoué.

lab-new-head =
    Une étude : des parties entre bots, sur tout ce qui varie ci-dessous.
    Pour la lancer : underdeck lab run { $file } --out resultats
lab-new-games =
    Combien de parties par case ; ou bien jusqu’à ce que l’intervalle à 95 % de son taux
    de victoire ne soit pas plus large que `width` (0.06 : plus ou moins 3 points), `most` au plus.
lab-new-packs = Des cartes d’ailleurs, par l’identifiant de leur pack.
lab-new-setup = Pareil dans toutes les parties.
lab-new-sweep =
    Chaque combinaison est une case. Une liste de valeurs, ou "all" ; pour ce qui se choisit à
    plusieurs, aussi {"{"} all = 2 {"}"} pour toutes les paires, et un nombre pour autant de tirés au sort.
    Ce qui peut varier : { $names }.
lab-new-bots =
    Qui joue toutes les places : { $bots }. À sa place, `bots` en nomme un par place.
lab-new-tempers =
    Un tempérament se met après une barre oblique, comme dans "{ $example }". Peuvent en avoir un :
    { $thinkers }. Il y a : { $tempers }.
lab-new-options =
    Des options de règle une à une, chacune avec ses valeurs ou "all" :
    { $names }

refuse-lab-field = { $file } : une étude n’a pas de « { $name } » ; elle a : { $choices }.
refuse-lab-form = { $file }{ $field ->
    [none] { "" }
   *[other] , { $field }
} : { $reason }
refuse-lab-games = { $file } : indiquez soit `games`, le nombre de parties par case, soit `width`, la largeur permise de son intervalle (entre 0 et 1).
refuse-lab-axis = « { $name } » ne peut être ni fixé ni varié ici ; sont possibles : { $choices }.
refuse-lab-values = « { $name } » demande une liste de valeurs entre crochets.
refuse-lab-size = « { $name } » : combien il peut y en avoir : { $sizes }.
refuse-lab-empty = Rien ne varie sous « { $name } », il y aurait donc 0 partie ; sont valables : { $choices }.
refuse-lab-name = { $file } : une étude doit avoir un nom.
refuse-lab-most = { $file } : `most` va avec `width` ; avec `games` chaque case est jouée exactement autant de fois.
refuse-lab-said-twice = « { $name } » est sous [setup] et avant ; ne le dites qu’une fois.
refuse-lab-bot-and-bots = Indiquez soit `bot`, qui joue toutes les places, soit `bots`, un pour chaque place.
refuse-lab-options = « options » demande une table : une ligne par option, sous son propre titre.
refuse-lab-value = « { $name } » ne peut pas être { $found } : { $kind ->
    [yes-no] il faut true ou false, sans guillemets
    [names] il faut des noms entre guillemets, joints par + ou entre crochets
    [dealt] il faut des noms entre guillemets, joints par + ou entre crochets, ou un nombre à tirer au sort
    [groups] il faut une liste de groupes, chacun étant une liste de noms
   *[other] il faut un nom entre guillemets
}{ $choices ->
    [none] .
   *[other] { " " }; sont valables : { $choices }.
}
refuse-lab-needed = « { $name } » doit être fixé ou varié ; sont valables : { $choices }.
refuse-lab-cell-twice = La case { $number } ({ $cell }) est là deux fois : ce seraient les mêmes parties que la case { $other }.
refuse-lab-twice = « { $name } » varie deux fois sur { $value }.
refuse-lab-many = Cela ferait { $cells } cases et, à { $each } parties au plus chacune, { $games } parties ; une étude a au plus { $most } cases.
refuse-lab-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
} pour { $seats ->
    [1] un seul qui joue toutes les places
   *[other] { $seats } places
} : nommez-en un, ou un pour chacune.
refuse-lab-cell = La case { $number } sur { $cells } ({ $cell }) est injouable, et rien n’a donc été joué (parties en tout : { $games }) : { $reason }
refuse-lab-file-there = { $file } existe déjà.
refuse-balance-games = Pour peser ce pack il faut au moins { $cells } parties, une pour chaque façon de le jouer.
refuse-lab-workers = Il faut au moins 1 processus.
refuse-lab-folder-none = Il n’y a pas d’étude dans { $folder }.
refuse-lab-folder-newer = L’étude dans { $folder } vient d’une version plus récente (format { $found }, connu : { $known }).
refuse-lab-folder-damaged = L’étude dans { $folder } est illisible : { $reason }.
refuse-no-table = il ne contient pas d’objet JSON
refuse-lab-folder-other = { $folder } contient une autre étude, « { $name } » ; prenez un autre dossier.
refuse-lab-folder-taken = { $folder } n’est pas vide et ne contient pas d’étude ; prenez un autre dossier.
refuse-lab-edition = L’étude dans { $folder } a été commencée avec d’autres règles, cartes ou bots ({ $found }) que ceux-ci ({ $known }) : ses parties n’iraient pas ensemble.
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
refuse-lab-part-foreign = { $file } n’appartient à aucune étude.
refuse-lab-part-other = { $file } ne contient pas les parties de cette étude que dit son nom ; `underdeck lab resume { $folder }` le retire et joue ce qui manque.
refuse-lab-part-newer = { $file } vient d’une version plus récente (format { $found }, connu : { $known }).
refuse-lab-lost = Qui jouait { $cell } à partir de la partie { $first } a été perdu { $count } fois ; l’étude s’arrête ici et peut être reprise.
refuse-lab-worker-edition = Un ouvrier a d’autres règles, cartes ou bots ({ $found }) que ceux-ci ({ $known }).
refuse-lab-no-games = Aucune partie de l’étude dans { $folder } n’a encore été jouée.
refuse-lab-query = La requête est fausse : { $reason } (les parties sont dans la table « { $table } », DESCRIBE { $table } en dit les colonnes).
refuse-lab-query-none = Il n’y a pas de requête ; un exemple : { $example }
refuse-lab-query-one = Une requête à la fois, s’il vous plaît ; il y en a { $count }.
refuse-lab-query-writes = Une requête ne fait que lire, par SELECT ou EXPLAIN ; { $kind } n’est pas permis.
refuse-lab-cluster-address = « { $address } » n’est pas l’adresse d’une grappe ; donnez par exemple { $remote }, ou { $local } pour huit ouvriers ici.
refuse-lab-cluster = Aucun ordonnanceur ne répond à { $address } ({ $reason }).
refuse-lab-cluster-none = L’ordonnanceur à { $address } n’a pas d’ouvriers.
refuse-lab-cluster-version = L’ouvrier { $worker } a d’autres règles, cartes ou bots ({ $found }) que ceux-ci ({ $known }) et ne reçoit pas de parties.
refuse-lab-cluster-gone = L’ordonnanceur à { $address } a disparu ; on l’attend.
refuse-lab-cluster-lost = L’ordonnanceur à { $address } n’est pas revenu ; ce qui a été joué est conservé, et `underdeck lab resume` continue.

lab-report-written = { $file } est écrit.
lab-report-title = Étude « { $name } »
lab-report-summary = Ce qui a été joué
lab-report-how = Les intervalles sont à 95 % (Wilson). Une étoile marque ce qui dépasse le hasard quand on regarde ensemble tout ce qui est de même nature (Benjamini et Hochberg, 5 %).
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
lab-report-map-rivals = Pour cent de victoires de chacun à la table, avec son intervalle.
lab-report-sure = Une étoile : plus ou moins que le reste, au-delà du hasard.
lab-report-share = gagné, %
lab-report-percent = pour cent
lab-report-balance = Équilibre
lab-report-balance-party = Les parties de chaque héros face à celles où il n’est pas. Les losanges pleins dépassent le hasard.
lab-report-balance-rivals = Chacun à la table, et chaque place, face à ce que gagnerait un égal (le trait pointillé). Les losanges pleins dépassent le hasard.
lab-report-who = qui
lab-report-seat = place
lab-report-expected = attendu, %
lab-report-difference = écart, points
lab-report-chance = p
lab-report-count = nombre
lab-report-lengths = Combien de temps cela prend
lab-report-tenths = La médiane ; du dixième des parties le plus court au dixième le plus long.
lab-report-turns = tours
lab-report-decisions = décisions
lab-report-losses = Où et comment on perd
lab-report-places = Étage où le groupe est tombé
lab-report-ends = Comment les parties ont fini
lab-report-foes = Ce qui a vaincu le groupe
lab-report-slayers = Qui a vaincu Xykon
lab-report-causes = Dégâts par cause
lab-report-wounds = Blessures par cause
lab-report-harm = Dégâts par carte
lab-report-harm-rivals = Blessures par carte
lab-report-worths = Ce que valent les cartes
lab-report-worths-how = Ce que prendre une carte change à la chance de gagner, en points : les parties où elle a été prise face à celles de la même case où autre chose a été pris quand la chance, selon l’évaluation des bots, était à peu près la même. Les cartes prises moins de 20 fois sont omises.
lab-report-card = carte
lab-report-taken = prise dans
lab-report-used = usages
lab-report-points = points de chance de gagner
lab-report-curves = La chance de gagner en chemin
lab-report-curves-how = Selon l’évaluation des bots, la moyenne de ceux qui ont gagné à la fin et celle des autres.
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
    [0] Aucun des { $all } écarts ne dépasse le hasard.
    [one] { $count } écart sur { $all } dépasse le hasard.
   *[other] { $count } écarts sur { $all } dépassent le hasard.
}
lab-compare-alone = { $count ->
    [one] { $count } case que seule « { $study } » possède est laissée de côté : { $cells }.
   *[other] { $count } cases que seule « { $study } » possède sont laissées de côté : { $cells }.
}
lab-compare-cards-how = { $count ->
    [0] Aucune des { $all } cartes ne vaut plus ou moins au-delà du hasard.
    [one] { $count } carte sur { $all } vaut plus ou moins au-delà du hasard.
   *[other] { $count } cartes sur { $all } valent plus ou moins au-delà du hasard.
}
lab-word-boss = le boss
lab-word-stairs = l’escalier
lab-word-ability = capacités des adversaires
lab-word-item = objet
lab-word-potion = potion
lab-word-loot = butin
lab-word-player = autres joueurs
lab-word-limit = plus de tours
refuse-lab-compare-games = Ce sont des études de jeux différents : { $one } et { $other }.
refuse-lab-compare-nothing = Les deux études n’ont aucune case en commun.
