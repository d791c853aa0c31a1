### The Order of the Stick : ce qui vient de se passer, en une ligne.

os-event-rolls-for-first = { $seat } fait { $die } au jet pour commencer.
os-event-picks-shadow = { $seat } choisit son ombre : { $npc }.
os-event-turn = Tour { $turn } : { $seat }.
os-event-missed = { $left ->
    [0] { $seat } passe ce tour.
    [one] { $seat } passe ce tour, et encore 1 autre.
   *[other] { $seat } passe ce tour, et encore { $left } autres.
}
os-event-misses = { $n ->
    [one] { $seat } va passer un tour.
   *[other] { $seat } va passer { $n } tours.
}
os-event-rests = { $seat } se repose.
os-event-moves = { $seat } se déplace : { $room }.
os-event-explores = { $seat } explore l’étage { $floor } : { $room }.
os-event-first-here = Première visite ici : { $seat } découvre « { $room } ».
os-event-moved = { $seat } se retrouve ici : { $room }.
os-event-leaps = { $seat } bondit : { $room }.
os-event-searches = { $found ->
    [0] { $seat } cherche un escalier et fait { $die } : rien (il fallait { $needed } ou moins).
   *[1] { $seat } cherche un escalier et fait { $die } : trouvé !
}
os-event-stairs = Un escalier descend maintenant de l’étage { $floor }.

os-event-new-battle = Des Monstres attendent { $seat }. Taille du combat : { $size }.
os-event-plays-monster = { $seat } joue « { $monster } ».
os-event-xykon-card = Une carte Xykon apparaît : { $card }.
os-event-namesake = { $number ->
    [many] « { $monster } » sont Uniques : les précédents s’en vont.
   *[one] « { $monster } » est Unique : l’exemplaire précédent s’en va.
}
os-event-size-grows = La taille du combat passe à { $size }.
os-event-size-changes = La taille du combat est maintenant de { $size }.
os-event-size-frozen = Personne ne peut jouer de Monstre : la taille du combat reste à { $size }.
os-event-hand-thrown-away = { $n ->
    [one] { $seat } n’a pas de Monstre et défausse sa dernière carte.
   *[other] { $seat } n’a pas de Monstre et défausse ses { $n } cartes.
}
os-event-no-monster = { $seat } n’a pas de Monstre à jouer.

os-event-battle-attack = { $distance ->
    [0] { $seat } attaque « { $monster } ».
   *[other] { $seat } attaque « { $monster } » à Portée { $distance }.
}
os-event-battle-defend = { $distance ->
    [0] { $number ->
        [many] « { $monster } » attaquent { $seat }.
       *[one] « { $monster } » attaque { $seat }.
    }
   *[other] { $number ->
        [many] « { $monster } » attaquent { $seat } à Portée { $distance }.
       *[one] « { $monster } » attaque { $seat } à Portée { $distance }.
    }
}
os-event-battle-player = { $distance ->
    [0] { $seat } attaque { $other } !
   *[other] { $seat } attaque { $other } à Portée { $distance } !
}
os-event-chooses-shtick = { $seat } utilise « { $shtick } ».
os-event-no-shtick = { $seat } combat sans truc.
os-event-offers = { $seat } offre un Butin à { $other } contre son aide : { $loot }.
os-event-offers-something = { $seat } offre un Butin à { $other } contre son aide.
os-event-withdraws = { $seat } retire son offre à { $other }.
os-event-refuses = { $seat } refuse.
os-event-helps = { $seat } aide { $other } : +{ $n }.
os-event-hires = { $seat } engage { $npc } en échange de « { $loot } » : +{ $n }.
os-event-rolls = { $against ->
    [-1] { $seat } fait { $die }, soit { $total } en tout.
   *[other] { $seat } fait { $die }, soit { $total } en tout contre { $against }.
}
os-event-rerolls = { $seat } relance : { $die }.
os-event-wins = { $seat } l’emporte sur « { $monster } ».
os-event-draws = Égalité entre { $seat } et « { $monster } ».
os-event-loses = { $seat } perd contre « { $monster } ».
os-event-pvp-win = { $seat } bat { $other }.
os-event-pvp-draw = Égalité entre { $seat } et { $other }.
os-event-defeated = { $seat } élimine « { $monster } » !
os-event-monster-gone = { $number ->
    [many] « { $monster } » disparaissent.
   *[one] « { $monster } » disparaît.
}
os-event-sinks = { $number ->
    [many] « { $monster } » vont au bas de la Pile.
   *[one] « { $monster } » va au bas de la Pile.
}
os-event-carried = { $number ->
    [many] « { $monster } » changent de salle : { $room }.
   *[one] « { $monster } » change de salle : { $room }.
}
os-event-paid = { $seat } donne à { $other } le Butin promis.
os-event-snubs = { $seat } garde le Butin promis.

os-event-plays-card = { $seat } joue « { $card } ».
os-event-cancelled = « { $card } » n’a aucun effet.
os-event-lost-card = { $seat } défausse « { $card } ».
os-event-recovers = { $seat } reprend « { $card } » dans la défausse.
os-event-drew-cards = { $n ->
    [one] { $seat } pioche 1 carte de combat.
   *[other] { $seat } pioche { $n } cartes de combat.
}
os-event-battle-reshuffled = Le paquet de combat est remélangé.

os-event-flipped = { $seat } retourne « { $shtick } ».
os-event-unflipped = { $seat } remet « { $shtick } » face visible.
os-event-unflipped-all = { $seat } remet tous ses trucs face visible.
os-event-boosted = { $seat } dope « { $shtick } ».
os-event-gained-shtick = { $seat } gagne un truc : { $shtick }.
os-event-no-shticks-left = { $seat } n’a plus de truc à gagner.
os-event-traded-monsters = { $seat } échange { $n } X.
os-event-released = { $seat } défausse un Monstre conservé : « { $monster } ».
os-event-unsaved = { $seat } ne conserve pas « { $monster } ».
os-event-traded-loot = { $n ->
    [one] { $seat } échange 1 Butin.
   *[other] { $seat } échange { $n } Butins.
}

os-event-wounded = { $n ->
    [one] { $seat } subit 1 Blessure
   *[other] { $seat } subit { $n } Blessures
} { $left ->
    [0] (c’est une de trop).
   *[other] (encore { $left } avant la fuite).
}
os-event-healed = { $n ->
    [one] { $seat } guérit de 1 Blessure.
   *[other] { $seat } guérit de { $n } Blessures.
}
os-event-flees = { $seat } prend la fuite !
os-event-fled-to = { $seat } fuit jusqu’à l’étage { $floor } : { $room }.
os-event-home = { $seat } arrive à l’Entrée du donjon.

os-event-got-loot = { $seat } obtient « { $loot } ».
os-event-got-some-loot = { $times ->
    [one] { $seat } obtient un Butin.
   *[other] { $seat } obtient { $times } Butins.
}
os-event-equipped = { $seat } équipe « { $loot } ».
os-event-unequipped = { $seat } remet « { $loot } » dans son Magot.
os-event-discards-loot = { $seat } défausse « { $loot } ».
os-event-lost-loot = { $seat } perd « { $loot } ».
os-event-dropped-loot = { $times ->
    [one] { $seat } laisse tomber un Butin.
   *[other] { $seat } laisse tomber { $times } Butins.
}
os-event-gave = { $seat } donne un Butin à { $other }.
os-event-stole = { $seat } prend « { $loot } » à { $other }.
os-event-stole-something = { $seat } prend un Butin à { $other }.
os-event-rummages = { $seat } reprend « { $loot } » dans la défausse de Butin.
os-event-loot-reshuffled = Le paquet de Butin est remélangé.

os-event-trap = { $seat } déclenche un piège : { $trap } !
os-event-disarms = { $done ->
    [0] { $seat } fait { $die } pour le désamorcer, il fallait { $needed } : raté.
   *[1] { $seat } fait { $die } et désamorce le piège.
}
os-event-evades = { $bonus ->
    [0] { $seat } fait { $die } contre { $evade } et esquive.
   *[other] { $seat } fait { $die } (modificateur { $bonus }) contre { $evade } et esquive.
}
os-event-hit-by-trap = { $bonus ->
    [0] { $seat } fait { $die } contre { $evade } : raté.
   *[other] { $seat } fait { $die } (modificateur { $bonus }) contre { $evade } : raté.
}

os-event-collapse = Les Monstres s’enfuient : le donjon s’effondre !
os-event-room-falls = Une salle s’effondre : { $room }.
os-event-bumped = L’effondrement chasse { $seat } vers une autre salle : { $room }.
os-event-exits = { $n ->
    [0] { $seat } sort du donjon. Il ne reste personne à l’intérieur.
    [one] { $seat } sort du donjon. Il reste 1 joueur à l’intérieur.
   *[other] { $seat } sort du donjon. Il reste { $n } joueurs à l’intérieur.
}
os-event-score = { $seat } : { $total ->
    [one] { $total } point de vantardise
   *[other] { $total } points de vantardise
} (Butin { $loot }, trucs { $shticks }, sortie { $exit }, Xykon { $xykon }).
os-event-winner = { $count ->
    [one] { $seat } gagne le droit de se vanter !
   *[other] { $seat } gagnent le droit de se vanter !
}
os-event-team-score = { $team } ensemble : { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
os-event-says = { $seat } : « { $line } »
