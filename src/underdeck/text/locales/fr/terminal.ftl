# Les mots du terminal lui-même.

table-floor = étage { $n } sur 3
table-boss = combat contre le gardien
table-turn = tour { $n }
table-round = round { $n }
table-deck = paquet { $n }
table-discard = défausse { $n }
table-stairs-hidden = escaliers cachés
table-stairs = { $n ->
    [one] escaliers visibles, { $n } pion sur 3
   *[other] escaliers visibles, { $n } pions sur 3
}
table-health = santé { $left } sur { $health }
table-stored = dés stockés : { $dice }
table-feat = capacité héroïque : { $feat }
table-skills = compétences : { $list }
table-items = objets : { $list }
table-none = rien
table-used = { $name } (utilisée)
table-level = Niveau { $n }
table-xp = XP { $total } sur { $needed }
table-caps = au plus { $items ->
    [one] { $items } objet
   *[other] { $items } objets
} et { $skills ->
    [one] { $skills } compétence
   *[other] { $skills } compétences
} par héros
table-bonus = dés bonus { $n }
table-potions = cubes de potion { $n } : { $list }
table-doors = Portes
table-no-doors = aucune
table-door-closed = fermée
table-floors = Étages
table-floor-line = { $n } { $name }. { $text }
table-pool = Dés
table-pool-empty = aucun dé
table-supply = réserve { $list }
table-if-stop = Si vous arrêtez maintenant : { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
}, { $time } temps.
table-if-stop-none = Si vous arrêtez maintenant : aucune conséquence.
table-boss-line = { $boss } : { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
} sur { $health }
table-option-line = { $label }

prompt = >
prompt-hero = Choisissez un héros (de 1 à { $count }, ou son nom) :
prompt-second-hero = Choisissez un second héros, ou 0 pour jouer en solo :
prompt-dungeon = Choisissez un donjon (de 1 à { $count }, ou son nom) :
prompt-alone = Jouer en solo
prompt-dots = difficulté { $n } sur 3

hello = Underdeck : One Deck Dungeon, règles { $edition }, graine { $seed }.
notice = Adaptation non officielle, réalisée par des amateurs du jeu. Les marques appartiennent à leurs propriétaires, auxquels ce projet n’est pas affilié.
help-short = Tapez un numéro, ou des mots comme « cover m6 2 » (ou « place m6 2 »). « ? » explique la question ; « help » présente toutes les commandes.
help =
    Répondez par le numéro d’un choix, ou en toutes lettres : enter 2 (entrer par la porte 2) · fight (affronter la rencontre) · flee (fuir) · cover m6 2 (recouvrir la case 2) · place m6 m5 3 (recouvrir une case large) · use flameweave (utiliser une compétence) · convert f4 a5 (obtenir un dé héroïque) · done (terminer). Un dé s’écrit avec sa couleur et sa valeur : f pour la force (jaune), a pour l’agilité (rose), m pour la magie (bleu), h pour les dés héroïques (noir). Plusieurs réponses tiennent sur une ligne, séparées par des virgules ou des points-virgules.
    ? explique la question et la règle qui s’y rapporte.
    rules MOT affiche les règles qui contiennent ce mot ou portent ce numéro ; cards NOM affiche une carte.
    log raconte la partie jusqu’ici ; table affiche de nouveau la table ; hint dit ce que jouerait le bot.
    undo annule la dernière réponse, tant que rien n’a été révélé depuis.
    save FICHIER enregistre une copie de la partie ; quit quitte le jeu. Rien n’est perdu dans un cas comme dans l’autre : « underdeck resume » reprend la partie.
rules-behind = Les règles correspondantes :
log-empty = Il ne s’est encore rien passé.
hint-says = Le bot choisirait : { $answer }
hint-odds = Si vous combattez, comptez en moyenne { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
} et { $time } temps ; { $safe } % des { $rolls } lancers simulés évitent toute blessure.
undone = Annulé : { $answer }
saved = Partie enregistrée dans { $file }.
left = La partie est conservée. Pour la reprendre : underdeck resume
outcome-victory = { $turns ->
    [one] Victoire après { $turns } tour !
   *[other] Victoire après { $turns } tours !
}
outcome-defeat = { $turns ->
    [one] Défaite à l’étage { $floor } après { $turns } tour.
   *[other] Défaite à l’étage { $floor } après { $turns } tours.
}
outcome-defeat-boss = Défaite contre le gardien, au round { $round }.
record-kept = Enregistrement de cette partie : { $file }
resuming = Reprise de la partie : { $heroes }, { $dungeon }, tour { $turn }.
not-saved = Cette partie ne peut pas être conservée sur le disque : { $reason }
input-ended = Il n’y a plus de réponses à lire.

replay-header = { $answers ->
    [one] { $answers } réponse, résultat : { $outcome }.
   *[other] { $answers } réponses, résultat : { $outcome }.
}
replay-running = partie en cours
replay-step = { $n }. { $seat } : { $answer }
replay-ok = ok
sim-title = { $games ->
    [one] { $games } partie, { $heroes }, { $dungeon }, édition { $edition }, bot { $bot }
   *[other] { $games } parties, { $heroes }, { $dungeon }, édition { $edition }, bot { $bot }
}
sim-all = (à tour de rôle)
sim-outcome-victory = victoires
sim-outcome-defeat = défaites
sim-decisions = décisions
sim-seconds = secondes
sim-rate = décisions par seconde
sim-digest = empreinte
sim-share = { $n } ({ $percent } %, intervalle à 95 % : de { $low } % à { $high } %)
sim-progress = Parties en cours
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-origin-why = { $origin } ({ $why })
rule-editions = (éditions { $list })
