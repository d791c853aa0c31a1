os-table-turn = { $n ->
    [0] Mise en place · { $who }
   *[other] Tour { $n } · { $who }
}{ $house ->
    [yes] {" "}· règles maison
   *[no] {""}
}
os-table-goal = Repaire : facteur bave { $drool } équipé, { $shticks ->
    [one] { $shticks } truc
   *[other] { $shticks } trucs
}
os-table-collapse = Le donjon s’effondre : sauve qui peut !
os-table-entrance = Entrée du donjon
os-table-floor = Étage { $n }
os-table-lair = Repaire de Xykon
os-table-more = et { $n } de plus
os-group-unequip = Déséquiper
os-table-npcs = À embaucher ({ $floor }) : { $names }
os-table-leftmost = { $floor }, de gauche à droite
os-table-here = Vous êtes ici : { $room }. { $text }
os-table-supported = { $monster } (Soutiens présents : { $n })
os-table-place = { $place ->
    [entrance] Entrée
    [lair] Repaire
   *[floor] Étage { $n }
}
os-table-flipped-count = { $n ->
    [one] { $n } truc retourné
   *[other] { $n } trucs retournés
}
os-table-state = { $state ->
    [rests] se repose
    [misses] passe un tour
    [flees] en fuite
    [out] dehors
   *[up] {""}
}
os-table-shticks = Trucs (Attaque/Défense)
os-table-flipped = { $shtick } (retourné)
os-table-saved = Monstres conservés
os-table-equipped = Équipé (facteur bave pour vous)
os-table-monsters = Monstres en main (Attaque/Défense)
os-table-screws = Cartes Zut ! en main
os-table-stash = Magot (facteur bave pour vous)
os-table-battle = Combat : { $room }{ $distance ->
    [0] {""}
   *[other] , à Portée { $distance }
}
os-table-side = { $who } { $role ->
    [attacks] { $number ->
        [many] attaquent
       *[one] attaque
    }
   *[defends] { $number ->
        [many] se défendent
       *[one] se défend
    }
} : { $parts } = { $total }
os-table-no-bonus = aucun bonus
os-table-rolled = { $line }, dé { $die }
os-table-offer = { $asker } propose à { $asked } : { $loot }
os-table-odds = Combat : { $who } : victoire { $win } % · égalité { $draw } % · défaite { $lose } %
os-chances = Combat : victoire { $win } %, égalité { $draw } %, défaite { $lose } %
hello = The Order of the Stick Adventure Game. Graine { $seed }. Version de fans, non officielle et sans lien avec les ayants droit.
os-hand-over = À { $who } de jouer. Entrée quand personne d’autre ne regarde.
os-hand-over-piped = ── { $who } ──
os-meanwhile-cut = (… pour ce qui précède, tapez journal)
os-stops = Fenêtres de réaction : { $stop ->
    [always] toujours demander
    [never] ne jamais demander
   *[playable] demander quand je peux agir
}. Pour changer : arrets toujours | jouable | jamais
os-skip = { $until ->
    [battle] Vous laissez passer ce combat sans réagir.
   *[turn] Vous ne réagissez plus avant votre prochain tour.
}
os-help-short = Tapez un numéro, ou des mots comme « jouer troll » ou « rester ». « ? » explique la question ; « aide » présente toutes les commandes.
os-help =
    Tapez un numéro ou les mots d’une réponse (gauche, jouer troll, offrir haley sparklies).
    ?  pourquoi cette question, quelles règles   table  redessiner toute la table
    conseil  la meilleure réponse, et pourquoi   chances  de toutes les réponses
    annuler  revenir (jusqu’à une révélation)    journal  ce qui s’est passé
    voir NOM  les cartes visibles d’un joueur    cartes NOM  lire une carte
    regles MOT  chercher une règle               comment  le jeu en quelques lignes
    sauter  ne pas réagir avant mon tour         sauter combat  pas dans ce combat
    arrets toujours|jouable|jamais  quand les fenêtres de réaction vous interrogent
    enregistrer FICHIER   quitter   abandonner
    Sur le plan : [R] vous, (H) les autres, ☠ Monstre (+2 : deux Soutiens ici), ◆2 Butin, ▼ escalier.
    Le +2/+1 d’un truc : Attaque/Défense, →2 sa Portée ; X : la valeur des Monstres conservés.
os-how-to-play =
    Vous explorez un donjon avec les autres, vos amis tant que rien n’est en jeu. À votre tour : préparatifs, puis trois
    salles au plus (ou rester, ou vous reposer), combattre ce qui s’y trouve, préparatifs encore. Un combat, c’est un dé à
    douze faces plus votre total contre celui du Monstre. Vos voisins choisissent les Monstres que vous rencontrez. Les
    Monstres vaincus donnent des X ({ $x_per_shtick } font un truc) et du Butin ; le Butin devant lequel les autres bavent achète leur
    aide. Équipez assez de Butin et réunissez assez de trucs pour entrer dans le Repaire de Xykon, sous le dernier étage.
    Quand Xykon tombe{ $turn_limit ->
        [none] {""}
       *[other] {" "}(ou après { $turn_limit } tours par joueur)
    }, le donjon s’effondre : sortez. Le plus grand total de points de vantardise l’emporte : 1 par truc, 1 par facteur
    bave de votre Butin, 1 par joueur encore à l’intérieur quand vous sortez, 2 par étage pour Xykon.
    Le jeu imprimé a été créé par Kevin Brusky et Rich Burlew ; Underdeck en est une réalisation non officielle.
os-rules-sections = Pour chercher une règle : regles MOT, regles OS-5, regles OS-5.4, regles toutes. Les sections :
os-how-to-show = Tapez aide pour les commandes, ? pour le sens d’une question.
os-final = { $who } : { $total } = { $loot } de Butin + { $shticks ->
    [one] { $shticks } truc
   *[other] { $shticks } trucs
} + { $exit } pour la sortie + { $xykon } pour Xykon
os-winner = À { $who } le droit de se vanter.
lab-word-stack = plus grande Pile
lab-word-collapse = tour d’un joueur où Xykon a été tué
resuming = { $turn ->
    [0] On continue avec { $players }.
   *[other] On continue avec { $players }, tour { $turn }.
}
refuse-unknown-stop = Ce réglage n’existe pas : « { $name } » ; choix possibles : { $choices }.
os-deck-character = personnage
os-deck-shtick = truc
os-deck-monster = Monstre
os-deck-screw = Zut !
os-deck-loot = Butin
os-deck-trap = piège
os-deck-room = salle
os-deck-entrance = Entrée du donjon
os-deck-lair = salle du Repaire
os-deck-xykon = carte Xykon
os-option-area_targets = Un effet de zone qui nomme un type peut-il épargner le premier Monstre de la Pile ? (OS-R-13)
os-option-floor_size = Salles par étage (OS-4.11) ; moins il y en a, plus les étages sont petits.
os-option-floors = Autant d’étages que le veut la durée de la partie, ou un de moins.
os-option-free_gifts = Peut-on donner du Butin dans la même salle ? (OS-R-22)
os-option-hands = Une main de sept, ou quatre Monstres et trois cartes Zut ! qu’on ne jette jamais ensemble.
os-option-lair_minimum = Ce que demande le Repaire : les minimums du tableau, la moitié (des trucs, la moitié de ceux au-delà des trois premiers), ou rien (OS-18.3).
os-option-new_battles = Nouveaux combats dans toute salle vide, ou seulement dans une salle qu’on vient d’explorer (OS-5.1).
os-option-pvp_after_clearing = Peut-on attaquer un joueur après avoir vidé la salle de ses Monstres ? (OS-R-40)
os-option-rested_rooms = Les salles où l’on s’est reposé restent-elles sans nouveaux combats ?
os-option-size_growth = Jusqu’où Chef et Horde augmentent la taille d’un combat : de 3, pas du tout, ou sans limite.
os-option-stairs = L’escalier se trouve sur un jet égal ou inférieur à ce nombre : 3, ou 5, 4, 3 selon l’étage, ou 6 (OS-4.29).
os-option-starting_shticks = Trucs de départ en jeu : trois des quatre, ou les quatre (OS-2.9).
os-option-steal_range = Le vainqueur d’un combat à distance peut-il voler ? (OS-R-11)
os-option-turn_limit = Après ce nombre de tours par joueur, le donjon s’effondre de lui-même ; personne ne marque pour Xykon.
os-option-x_per_shtick = Symboles X pour un truc (OS-15.4).
os-option-xykon_place = La place de Xykon dans son paquet : mélangé, ou toujours en dernier.
os-house = Règles maison, pas celles du livre : { $rules }.
os-house-area_targets = un Effet de zone limité à un type peut laisser de côté le Monstre du dessus
os-house-floor_size = { $value } salles par étage
os-house-floors = un étage de moins
os-house-free_gifts = on peut donner du Butin dans la même salle
os-house-hands = des mains de quatre Monstres et trois cartes Zut !
os-house-lair_minimum = { $value ->
    [half] pour le Repaire, la moitié du minimum de Butin, et la moitié des trucs au-delà des trois premiers
   *[none] aucun minimum pour le Repaire
}
os-house-new_battles = nouveaux combats seulement dans les salles qu’on vient d’explorer
os-house-pvp_after_clearing = on peut attaquer un joueur après avoir vidé la salle de ses Monstres
os-house-rested_rooms = pas de nouveau combat là où quelqu’un s’est reposé
os-house-size_growth = { $value ->
    [none] Chef et Horde n’augmentent pas la taille d’un combat
   *[3] Chef et Horde augmentent la taille d’un combat de { $value } au plus
}
os-house-stairs = { $value ->
    [by-floor] escaliers sur 5, 4 ou 3 au plus selon l’étage
   *[6] escaliers sur { $value } au plus
}
os-house-starting_shticks = les { $value } trucs de départ en jeu
os-house-steal_range = vol à toute Portée
os-house-turn_limit = le donjon s’effondre après { $value } tours par joueur
os-house-x_per_shtick = { $value } X paient un truc
os-house-xykon_place = Xykon est la dernière des cartes Xykon

# What may be typed for the verbs of the notation and for the commands of the game.
typed-words =
    passer=pass terminer=done terminé=done fini=done gauche=left droite=right haut=up bas=down rester=stay repos=rest
    reposer=rest fouiller=search équiper=equip déséquiper=unequip ramasser=pick-up échanger=trade
    échanger-butin=trade-loot ajouter=add relâcher=release choisir=choose jouer=play retourner=flip défausser=discard
    truc=shtick sans-truc=no-shtick offrir=offer proposer=offer engager=hire retirer=withdraw accepter=accept
    refuser=refuse tirer=shoot attaquer-joueur=attack-player attaquer=attack défendre=defend arrêter=stop prendre=take
    hasard=random laisser=leave cible=target viser=target carte=card enlever=remove payer=pay donner=give demander=beg
    supplier=beg oui=yes non=no ombre=shadow toujours=always jouable=playable jamais=never
    arrêts=stops voir=look sauter=skip tour=turn combat=battle

list-or = { $first } ou { $second }
