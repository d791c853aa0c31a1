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
lab-replayed = { $file } est illisible ; ses parties sont rejouées.

lab-new-head =
    Une étude : des parties entre robots, sur tout ce qui varie ci-dessous.
    Pour la lancer : underdeck lab run { $file } --out resultats
lab-new-games =
    Combien de parties par case ; ou bien jusqu’à ce que l’intervalle à 95 % de son taux
    de victoire ne soit pas plus large que `width` (0.06 : plus ou moins 3 points), `most` au plus.
lab-new-packs = Des cartes d’ailleurs, par l’identifiant de leur paquet.
lab-new-setup = Pareil dans toutes les parties.
lab-new-sweep =
    Chaque combinaison est une case. Une liste de valeurs, ou "all" ; pour ce qui se choisit à
    plusieurs, aussi {"{"} all = 2 {"}"} pour toutes les paires, et un nombre pour autant de tirés au sort.
    Ce qui peut varier : { $names }.
lab-new-options =
    Des options de règle une à une, chacune avec ses valeurs ou "all" :
    { $names }

refuse-lab-field = { $file } : une étude n’a pas de « { $name } ». Elle a : { $choices }.
refuse-lab-form = { $file } n’est pas une étude lisible : { $reason }.
refuse-lab-games = { $file } : indiquez soit `games`, le nombre de parties par case, soit `width`, la largeur permise de son intervalle (entre 0 et 1).
refuse-lab-step = { $file } : `step` doit valoir au moins 1 et `most` ne peut pas être négatif.
refuse-lab-axis = « { $name } » ne peut être ni fixé ni varié ici. Sont possibles : { $choices }.
refuse-lab-values = « { $name } » demande une liste de valeurs.
refuse-lab-size = « { $name } » : les groupes peuvent avoir de 1 à { $most } membres.
refuse-lab-empty = Rien ne varie sous « { $name } », il y aurait donc 0 partie. Sont valables : { $choices }.
refuse-lab-many = Cela ferait plus de { $most } cases.
refuse-lab-bots = { $count } robots pour { $seats ->
    [1] un seul qui joue toutes les places
   *[other] { $seats } places
} : nommez-en un, ou un pour chacune.
refuse-lab-cell = La case { $number } sur { $cells } ({ $cell }) est injouable, et aucune des { $games } parties n’a été jouée : { $reason }
refuse-lab-file-there = { $file } existe déjà.
refuse-lab-workers = Il faut au moins 1 processus.
refuse-lab-folder-none = Il n’y a pas d’étude dans { $folder }.
refuse-lab-folder-newer = L’étude dans { $folder } vient d’une version plus récente (format { $found }, connu : { $known }).
refuse-lab-folder-damaged = L’étude dans { $folder } est illisible : { $reason }.
refuse-lab-folder-other = { $folder } contient une autre étude, « { $name } ». Prenez un autre dossier.
refuse-lab-folder-taken = { $folder } n’est pas vide et ne contient pas d’étude. Prenez un autre dossier.
refuse-lab-edition = L’étude dans { $folder } a été commencée avec d’autres règles, cartes ou robots ({ $found }) que ceux-ci ({ $known }) : ses parties n’iraient pas ensemble.
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
refuse-lab-part-newer = { $file } vient d’une version plus récente (format { $found }, connu : { $known }).
refuse-lab-lost = Qui jouait { $cell } à partir de la partie { $first } a été perdu { $times } fois ; l’étude s’arrête ici et peut être reprise.
refuse-lab-worker-edition = Un ouvrier a d’autres règles, cartes ou robots ({ $found }) que ceux-ci ({ $known }).
refuse-lab-no-games = Aucune partie de l’étude dans { $folder } n’a encore été jouée.
refuse-lab-query = La requête est fausse : { $reason }. Les parties sont dans la table « { $table } ».
refuse-lab-query-one = Une requête à la fois, s’il vous plaît ; il y en a { $count }.
refuse-lab-query-writes = Une requête ne fait que lire ; { $kind } changerait quelque chose.
