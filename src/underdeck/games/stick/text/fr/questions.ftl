### The Order of the Stick : les questions, de quoi il s’agit, et les réponses.

os-ask-starting = Lequel de vos quatre trucs de départ retourne dans le paquet ?
os-ask-shadow = Quel PNJ devient votre ombre ?
os-ask-start = À vous de jouer. Que faites-vous ?
os-ask-move = Aller plus loin ?
os-ask-fight = Attaquer quelqu’un ?
os-ask-call = { $own ->
    [yes] Taille du combat : { $size }. Jouez un Monstre contre vous-même.
   *[no] Taille du combat : { $size }. Jouez un Monstre contre { $other }.
}
os-ask-shtick = { $role ->
    [attacks] Vous attaquez { $foe } : avec quoi ?
   *[defends] { $number ->
        [many] { $foe } vous attaquent : avec quoi vous défendre ?
       *[one] { $foe } vous attaque : avec quoi vous défendre ?
    }
}
os-ask-foe-shtick = { $role ->
    [attacks] Vous attaquez { $foe } : avec quoi ?
   *[defends] { $number ->
        [many] { $foe } vous attaquent : avec quoi vous défendre ?
       *[one] { $foe } vous attaque : avec quoi vous défendre ?
    }
}
os-ask-assist = Vous avez { $mine } contre { $theirs }. Demander de l’aide ?
os-ask-offer = On demande votre aide : { $side } ({ $mine }) contre { $foe } ({ $theirs }).
os-ask-before-roll = { $side } ({ $mine }) contre { $foe } ({ $theirs }). Intervenir avant le jet ?
os-ask-after-roll = Vous avez fait { $die } : { $total } contre { $against }. Réagir ?
os-ask-wound = Vous allez subir { $n ->
    [one] une Blessure
   *[other] { $n } Blessures
}. L’empêcher ?
os-ask-evade = Un piège : { $trap } ! Intervenir avant les jets d’esquive ?
os-ask-response = Une carte vient d’être jouée : « { $card } ». Y répondre ?
os-ask-further = Le suivant de la Pile : { $monster }. Continuer ?
os-ask-pick = { $n ->
    [one] Ramasser un Butin ?
   *[other] Ramasser un Butin ? ({ $n } au plus)
}
os-ask-steal = Que prenez-vous à { $other } ?
os-ask-target = { $card } : pour qui ?
os-ask-flip = { $card } : quel truc retourner ?
os-ask-unflip = { $card } : quel truc remettre face visible ?
os-ask-boost = { $card } : quel truc doper ?
os-ask-take = { $card } : quel Butin prendre ?
os-ask-teleport = { $card } : où aller ?
os-ask-shoo = { $card } : où va le Monstre ?
os-ask-lure = { $card } : de quelle salle vient le Monstre ?
os-ask-reinforce = { $card } : quel Monstre rejoint la Pile ?
os-ask-snipe = { $card } : qui attaque qui ?
os-ask-recover = { $card } : quelle carte reprendre ?
os-ask-rummage = { $card } : quel Butin reprendre ?
os-ask-trade = Quels Monstres échanger ? ({ $x } X pour l’instant)
os-ask-trade-loot = Quels Butins échanger ? (facteur bave { $drool } sur 3 pour l’instant)
os-ask-choose-shtick = Quel truc mettez-vous en jeu ?
os-ask-equip = Équiper de nouveau du Butin ?
os-ask-flee = Par où fuyez-vous ?
os-ask-remove = Quelle salle s’effondre ?
os-ask-end = Fin de votre tour. Autre chose ?
os-ask-patient = Qui soignez-vous ?
os-ask-pay = { $n ->
    [one] { $other } vous soigne 1 Blessure contre un Butin au choix. Payer ?
   *[other] { $other } vous soigne { $n } Blessures contre un Butin au choix. Payer ?
}
os-ask-beg = { $other } offre « { $loot } » en échange de vos soins. Accepter ?
os-ask-leap = Bondir jusqu’à la salle « { $room } » ?
os-ask-save = Conserver « { $monster } » ? Vous avez déjà tous les X qu’il vous faut.

os-why-starting = On commence avec trois de ses quatre trucs de départ. Le quatrième est mélangé au paquet de trucs et pourra revenir plus tard.
os-why-shadow = Votre ombre est un PNJ qui reste toujours là où vous êtes. Vous et les autres pouvez l’engager en combat.
os-why-start = Faites autant d’actions que vous voulez, puis déplacez-vous, reposez-vous ou restez. Rester avec des Monstres, c’est les attaquer ; s’arrêter chez eux après un déplacement, c’est être attaqué.
os-why-move = On avance de 3 salles au plus, sans revenir dans une salle quittée ce tour-ci. S’arrêter dans une salle { $new_battles ->
    [new-rooms] qu’on vient d’explorer
   *[empty-rooms] vide
}{ $rested_rooms ->
    [safe] {" "}où personne ne s’est reposé
   *[like-others] {""}
} fait venir des Monstres ; s’arrêter chez des Monstres déclenche un combat.
os-why-fight = Sans Monstre dans votre salle, vous pouvez attaquer un joueur, ou un Monstre qu’un de vos trucs atteint. Rien ne vous y oblige.
os-why-call = Les autres remplissent de Monstres la salle où quelqu’un vient d’entrer. Si vous avez un Monstre, vous devez en jouer un ; le premier joué est en haut de la Pile et attaque d’abord.
os-why-shtick = Votre truc de combat ajoute son Attaque ou sa Défense au jet, et applique son Résultat si vous gagnez. Sans truc, vous ne pouvez obtenir mieux qu’une égalité.
os-why-foe-shtick = Vous choisissez après votre adversaire. Votre truc doit l’atteindre ; sans truc, vous ne pouvez obtenir mieux qu’une égalité.
os-why-assist = Un renfort ajoute 2 par point de facteur bave que le Butin offert a pour lui. Vous payez après le combat, gagné ou perdu.
os-why-offer = Si vous acceptez, le Butin offert est à vous après le combat, quel qu’en soit le résultat. Aider ne coûte rien et ne comporte aucun risque.
os-why-before-roll = Jusqu’au jet, tout le monde peut jouer des cartes et retourner des trucs. Les deux totaux sont connus ; il ne manque que les dés.
os-why-after-roll = Les dés sont lancés, mais le résultat ne compte pas encore. C’est le moment de relancer ou d’éviter des Blessures.
os-why-wound = Qui subit sa quatrième Blessure laisse tomber du Butin et fuit vers l’Entrée du donjon. Ce qui évite les Blessures sert maintenant ou jamais.
os-why-evade = Chaque joueur menacé lance un dé et doit atteindre la valeur d’Esquive. Avant cela, on peut désamorcer le piège ou améliorer un jet.
os-why-response = On peut répondre à une carte par une autre, qui agit alors en premier. Ensuite, il sera trop tard.
os-why-further = Le premier Monstre est vaincu. Vous pouvez combattre le suivant, comme Attaquant ou comme Défenseur, ou vous en tenir là.
os-why-pick = Le Butin est face cachée et se prend par le dessus, une carte à la fois. Ce peut être un piège.
os-why-steal = Battre un joueur{ $steal_range ->
    [any] {""}
   *[same-room] {" "}à Portée 0
} permet de lui prendre un Butin équipé au choix ou, s’il n’a rien d’équipé, un Butin de son Magot au hasard.
os-why-target = La carte vous laisse choisir un joueur. Seuls ceux à qui elle ferait quelque chose sont proposés.
os-why-flip = Un truc retourné est face cachée et ne sert à rien tant qu’il n’est pas remis face visible.
os-why-unflip = Un truc remis face visible peut servir de nouveau. Les trucs qui en remettent d’autres n’en font pas partie.
os-why-boost = Un truc dopé applique son texte de dopage jusqu’à la fin du tour. Un truc de combat doit être celui que vous avez choisi pour le combat.
os-why-take = Le Butin équipé est face visible : vous savez ce que vous prenez. Il rejoint votre Magot.
os-why-teleport = Toute salle explorée de votre étage convient. Être déplacé par une carte ne compte pas comme un déplacement : rien ne vous attaque à l’arrivée.
os-why-shoo = Le premier Monstre passe à côté et arrive en haut de la Pile.
os-why-lure = Le premier Monstre de la salle choisie vient dans la vôtre, en haut de la Pile.
os-why-reinforce = Le Monstre rejoint la Pile par le bas. Il peut soutenir ceux du dessus.
os-why-snipe = Choisissez un Monstre de votre étage et un joueur à sa Portée. Ce joueur doit se défendre.
os-why-recover = N’importe quelle carte Zut ! de la défausse peut revenir dans votre main.
os-why-rummage = N’importe quel Butin de la défausse peut rejoindre votre Magot.
os-why-trade = Chaque lot de { $x_per_shtick } X permet de regarder les 3 premiers trucs de votre paquet et d’en garder un. Les X en trop sont perdus.
os-why-trade-loot = Du Butin dont le facteur bave pour vous totalise au moins 3 rapporte le premier truc de votre paquet. Le surplus est perdu.
os-why-choose-shtick = Ce sont les premières cartes de votre paquet de trucs. L’une entre en jeu, les autres vont au fond.
os-why-equip = La fuite a déséquipé tout votre Butin. À l’Entrée du donjon, vous pouvez équiper aussitôt celui devant lequel vous bavez.
os-why-flee = On fuit vers l’Entrée du donjon par le plus court chemin. Ici, il y en a deux.
os-why-remove = Pendant l’effondrement, chaque tour se termine par la perte d’une salle à une extrémité de l’étage le plus bas. Son Butin est perdu, ses occupants sont repoussés dans la salle voisine.
os-why-end = Ce sont les dernières actions de votre tour, dans l’ordre de votre choix. Terminez quand vous avez fini.
os-why-patient = Vous pouvez vous soigner, ou soigner un autre joueur de votre étage qui vous paie d’un Butin de son choix.
os-why-pay = Soigner les autres a un prix : un Butin, qui change aussitôt de main. Si vous refusez, le soin n’est pas dépensé.
os-why-beg = Si vous acceptez, votre truc de soin est retourné, le Butin est à vous et l’autre joueur est soigné.
os-why-save = Les X que vous conservez déjà suffisent pour tous les trucs qui restent dans votre paquet. Défaussé, le Monstre reviendra un jour dans le paquet de combat ; conservé, il n’y revient pas.
os-why-leap = Après un combat à distance, vous pouvez rejoindre la salle attaquée. Cela ne compte pas comme un déplacement et ne déclenche aucun combat.

os-do-pass = { $kind ->
    [end] Terminer le tour
    [before-roll] Laisser rouler le dé
   *[other] Ne rien faire
}
os-do-done = { $kind ->
    [trade] Les échanger
    [assist] Pas d’autre aide
   *[other] Terminé
}
os-do-left = À gauche : { $room }
os-do-right = À droite : { $room }
os-do-up = Monter : { $room }
os-do-down = Descendre : { $room }
os-do-stay = { $kind ->
    [start] Rester ici
   *[other] S’arrêter ici
}
os-do-rest = Se reposer
os-do-search = Chercher un escalier ({ $n } ou moins au d12)
os-do-equip = Équiper « { $loot } » (facteur bave { $drool })
os-do-unequip = Déséquiper « { $loot } » (facteur bave { $drool })
os-do-pick-up = Ramasser un Butin
os-do-trade = Échanger des Monstres contre des trucs
os-do-trade-loot = Échanger du Butin contre un truc
os-do-add = { $monster } ({ $x } X)
os-do-add-loot = { $loot } (facteur bave { $drool })
os-do-choose = { $kind ->
    [starting] Remettre « { $shtick } » dans le paquet
   *[other] Prendre « { $shtick } »
}
os-do-play = Jouer « { $card } »
os-do-flip = Retourner « { $shtick } »
os-do-discard = Défausser « { $loot } »
os-do-shtick = Utiliser « { $shtick } »
os-do-no-shtick = Aucun truc
os-do-offer = Offrir « { $loot } » à { $other } (facteur bave { $drool } : +{ $bonus })
os-do-hire = Engager { $other } contre « { $loot } » (facteur bave { $drool } : +{ $bonus })
os-do-withdraw = Retirer l’offre à { $other }
os-do-accept = Aider { $other } en échange de « { $loot } » (facteur bave { $drool } : +{ $bonus } pour { $other })
os-do-refuse = Refuser
os-do-shoot = Attaquer « { $monster } » dans « { $room } » (Portée { $n })
os-do-attack-player = Attaquer { $other }
os-do-attack = Attaquer
os-do-defend = Se défendre
os-do-stop = S’arrêter là
os-do-take = { $loot } (facteur bave { $drool })
os-do-random = Un Butin du Magot au hasard
os-do-leave = { $kind ->
    [pick] Le laisser
    [fight] N’attaquer personne
    [steal] Ne rien prendre
   *[other] Ne rien échanger
}
os-do-target = { $other }
os-do-card-loot = { $loot } (facteur bave { $drool })
os-do-card-room = { $way ->
    [left] { $room } ({ $n } vers la gauche)
    [right] { $room } ({ $n } vers la droite)
   *[here] { $room }
}
os-do-card-snipe = { $number ->
    [many] « { $monster } » attaquent { $other }
   *[one] « { $monster } » attaque { $other }
}
os-do-remove = { $end ->
    [left] { $room }, à l’extrémité gauche
   *[right] { $room }, à l’extrémité droite
}
os-do-pay = Payer avec « { $loot } » (facteur bave { $drool })
os-do-give = Donner « { $loot } » à { $other }
os-do-beg = Demander des soins à { $other } contre « { $loot } »
os-do-yes = { $kind ->
    [save] Conserver
   *[other] Oui
}
os-do-no = { $kind ->
    [save] Défausser
   *[other] Non
}
os-do-release = Défausser « { $monster } » ({ $x } X devenus inutiles)
os-do-shadow = { $other }

# Ce que change une réponse au sujet du Butin ou des Monstres conservés : chaque nombre avant et après.
os-changing = { $answer } · { $change }
os-change-drool = facteur bave équipé { $before } → { $after } (il en faut { $needed } pour le Repaire)
os-change-forgone =  ; vous perdez : { $effect }
os-change-worth = facteur bave { $drool } pour vous
os-change-stash = Magot { $before } → { $after } (ou un piège)
os-change-x-saved = { $x } X, { $price } par truc
os-change-x = { $before } → { $after } X (il en faut { $price } par truc)
os-change-x-spent = X { $before } → { $after }
os-change-x-lost = { $x ->
    [one] { $x } X perdu
   *[other] { $x } X perdus
}
os-change-shticks = trucs { $before } → { $after } (il en faut { $needed } pour le Repaire)
os-change-drool-traded = facteur bave { $before } → { $after } (il en faut { $price } par truc)

# Plusieurs réponses d’un coup.
os-way-roll = { $shtick }, et lancer aussitôt
os-way-take = Prendre les { $n }
os-way-equip = Équiper les { $n }
os-way-trade = Échanger { $x } X contre un truc ({ $monsters })
os-way-walk = { $n ->
    [one] { $room }, et s’y arrêter
   *[other] { $room }, à { $n } salles d’ici
}
os-way-walk-by = { $n ->
    [one] { $room } ({ $path }), et s’y arrêter
   *[other] { $room }, à { $n } salles d’ici ({ $path })
}
os-way-left = à gauche
os-way-right = à droite
os-way-up = en haut
os-way-down = en bas
